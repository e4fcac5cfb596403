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

bots-on-devices = Botter tænker her på spillernes egne enheder, så de kan ikke sidde ved borde med andre. Spil mod dem alene eller med andre ved samme skærm.
site-bots-here = Her spilles spil mod botter og med flere ved én skærm i denne browser og gemmes kun i den. Spil med venner er på serveren.
device-starting = Spillebordet gøres klar på denne enhed …
device-starting-loading = Indlæser Python og spillene. Det første besøg tager længst, måske et minut.
device-starting-python = Starter Python.
device-starting-games = Stiller spillene frem: næsten klar.
device-failed-file = Det, som spillebordet behøver, kunne ikke indlæses. Er der forbindelse? Intet er tabt.
device-failed-missing = Det, som spillebordet behøver, er her ikke længere: måske er siden kommet i en ny version. Intet er tabt.
device-failed-memory = Denne enhed har ikke nok ledig hukommelse til spillebordet. Luk andre faneblade eller programmer. Intet er tabt.
device-failed-other = Spillebordet er gået i stå. Intet er tabt.
bot-failed = Botten er holdt op med at tænke, også i andet forsøg. Intet er tabt: spillet venter på den.
device-full = Der er ikke mere plads i denne browser, så intet blev gemt, og intet er ændret. Skab plads på enheden, eller gem dine spil i en fil og slet gamle.
nothing-kept = Denne browser gemmer intet her, måske fordi vinduet er privat. Derfor kan der ikke spilles på denne enhed.
