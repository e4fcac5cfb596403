### What only the command line says, in Norwegian.

## Tournaments and training

no-log-file = { $file } kan ikke være loggen til en turnering: det må være en vanlig fil på under 1 GB.
damaged-training = En fil fra treningen i { $folder } kan ikke leses ({ $problem }).
bad-weights = { $file } er ikke en fil med vekter, som weights.json i et spill. Ingenting er endret.
