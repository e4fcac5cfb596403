### What the page shows only on a site without a server.

site-friends = Spil med venner
site-friends-needs = På dette sted spiller du mod botter eller med flere ved én skærm. Vil du spille med venner på deres egne enheder, kræver det en server, som I alle kan nå: nogen installerer Stip på en computer og kører »stip serve« der.
site-hidden = Et spil her ligger helt på denne enhed, også skjulte kort og botternes træk: den, der ved hvordan, kan finde dem.
site-copy-title = Dine spil på denne enhed
site-copy-text = Dine spil og resultater findes kun i denne browser. Gemt i en fil kan de komme med til en anden enhed, eller tilbage, hvis browseren glemmer dem.
site-copy-save = Gem det hele
site-copy-open = Tilføj spil fra en fil
site-copy-bad = Der er ingen gemte spil i denne fil.
site-copy-done = { $count ->
    [0] Alle spil i filen var her allerede.
    [one] Ét spil er tilføjet.
   *[other] { $count } spil er tilføjet.
  }
