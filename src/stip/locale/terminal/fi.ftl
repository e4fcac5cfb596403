### What only the command line says, in Finnish.

## Tournaments and training

no-log-file = { $file } ei voi olla turnauksen loki: lokin on oltava tavallinen, alle 1 Gt:n tiedosto.
damaged-training = Kansiossa { $folder } olevan harjoituksen tiedostoa ei voi lukea ({ $problem }).
bad-weights = { $file } ei ole painotiedosto, kuten pelin weights.json. Mitään ei muutettu.
