### What the page shows only on a site without a server.

site-friends = Spill med venner
site-friends-needs = På dette stedet spiller du mot boter, eller med flere ved én skjerm. For å spille med venner på egne enheter trengs en server som alle når: noen installerer Stip på en datamaskin og kjører «stip serve» der.
site-hidden = Et spill her ligger helt på denne enheten, også skjulte kort og botenes trekk: den som vet hvordan, kan finne dem.
site-copy-title = Spillene dine på denne enheten
site-copy-text = Spillene og resultatene dine finnes bare i denne nettleseren. Lagret i en fil kan de bli med til en annen enhet, eller tilbake hvis nettleseren glemmer dem.
site-copy-save = Lagre alt
site-copy-open = Legg til spill fra en fil
site-copy-bad = Det er ingen lagrede spill i denne filen.
site-copy-done = { $count ->
    [0] Alle spillene i filen var her allerede.
    [one] Ett spill er lagt til.
   *[other] { $count } spill er lagt til.
  }
