### What only the command line says, in Danish.

## Tournaments and training

no-log-file = { $file } kan ikke rumme en turnerings log: det skal være en almindelig fil på under 1 GB.
damaged-training = En fil fra træningen i { $folder } kan ikke læses ({ $problem }).
bad-weights = { $file } er ikke en fil med vægte, som weights.json i et spil. Intet er ændret.
