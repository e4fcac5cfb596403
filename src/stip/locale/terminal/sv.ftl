### What only the command line says, in Swedish.

## Tournaments and training

no-log-file = { $file } kan inte vara en turnerings logg: det ska vara en vanlig fil på mindre än 1 GB.
damaged-training = En fil från träningen i { $folder } kan inte läsas ({ $problem }).
bad-weights = { $file } är ingen fil med vikter, som weights.json i ett spel. Inget har ändrats.
