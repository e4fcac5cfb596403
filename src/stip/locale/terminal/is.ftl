### What only the command line says, in Icelandic.

## Tournaments and training

no-log-file = { $file } getur ekki geymt dagbók móts: hún þarf að vera venjuleg skrá undir 1 GB.
damaged-training = Ekki er hægt að lesa skrá úr þjálfuninni í { $folder } ({ $problem }).
bad-weights = { $file } er ekki skrá með vægjum eins og weights.json í leik. Engu var breytt.
