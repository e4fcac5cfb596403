### What only the command line says, in English.

## Tournaments and training

no-log-file = { $file } cannot hold the log of a tournament: a log is an ordinary file of less than 1 GB.
damaged-training = A file of the training run in { $folder } cannot be read ({ $problem }).
bad-weights = { $file } is not a file of weights, such as weights.json of a game. Nothing has been changed.
