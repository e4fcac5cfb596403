### What only the command line says, in Dutch.

## Tournaments and training

no-log-file = { $file } kan geen logboek van een toernooi zijn: dat is een gewoon bestand van minder dan 1 GB.
damaged-training = Een bestand van de training in { $folder } kan niet worden gelezen ({ $problem }).
bad-weights = { $file } is geen bestand met gewichten, zoals weights.json van een spel. Er is niets veranderd.
