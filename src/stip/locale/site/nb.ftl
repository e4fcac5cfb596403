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

bots-on-devices = Her tenker boter på enhetene til dem som spiller, så de kan ikke sitte ved bord med andre. Spill mot dem alene, eller med andre ved samme skjerm.
site-bots-here = Her spilles spill mot boter og med flere ved én skjerm i denne nettleseren og lagres bare i den. Spill med venner er på serveren.
device-starting = Spillebordet gjøres klart på denne enheten …
device-starting-loading = Laster inn Python og spillene. Det første besøket tar lengst tid, kanskje et minutt.
device-starting-python = Starter Python.
device-starting-games = Setter fram spillene: nesten klart.
device-failed-file = Det spillebordet trenger, kunne ikke lastes inn. Er det forbindelse? Ingenting er tapt.
device-failed-missing = Det spillebordet trenger, er ikke her lenger: kanskje siden har kommet i en ny versjon. Ingenting er tapt.
device-failed-memory = Denne enheten har ikke nok ledig minne til spillebordet. Lukk andre faner eller programmer. Ingenting er tapt.
device-failed-other = Spillebordet har stoppet. Ingenting er tapt.
bot-failed = Boten har sluttet å tenke, også i andre forsøk. Ingenting er tapt: spillet venter på den.
device-full = Det er ikke mer plass i denne nettleseren, så ingenting ble lagret, og ingenting er endret. Lag plass på enheten, eller lagre spillene dine i en fil og slett gamle.
nothing-kept = Denne nettleseren lagrer ingenting her, kanskje fordi vinduet er privat. Derfor kan det ikke spilles på denne enheten.
