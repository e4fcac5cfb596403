### What the page shows only on a site without a server.

site-friends = Speel met vrienden
site-friends-needs = Hier speel je tegen bots, of met meer mensen aan één scherm. Om met vrienden op hun eigen apparaat te spelen is een server nodig die jullie allemaal kunnen bereiken: iemand installeert Stip op een computer en start daar “stip serve”.
site-hidden = Een partij hier staat helemaal op dit apparaat, ook verborgen kaarten en de zetten van bots: wie weet hoe, kan ze opzoeken.
site-copy-title = Je partijen op dit apparaat
site-copy-text = Je partijen en uitslagen staan alleen in deze browser. In een bestand bewaard kunnen ze mee naar een ander apparaat, of terug als de browser ze vergeet.
site-copy-save = Alles bewaren
site-copy-open = Partijen uit een bestand toevoegen
site-copy-bad = Er staan geen bewaarde partijen in dit bestand.
site-copy-done = { $count ->
    [0] Alle partijen uit dit bestand waren er al.
    [one] Eén partij is toegevoegd.
   *[other] { $count } partijen zijn toegevoegd.
  }

bots-on-devices = Bots denken hier op de apparaten van wie speelt, dus kunnen ze niet aan tafels met anderen zitten. Speel alleen tegen ze, of met anderen op één scherm.
site-bots-here = Hier worden partijen tegen bots en partijen met meer mensen aan één scherm in deze browser gespeeld en alleen daar bewaard. Partijen met vrienden staan op de server.
device-starting = De speeltafel wordt op dit apparaat klaargezet …
device-starting-loading = Python en de spellen worden geladen. Het eerste bezoek duurt het langst, misschien een minuut.
device-starting-python = Python wordt gestart.
device-starting-games = De spellen worden klaargelegd: bijna gereed.
device-failed-file = Wat de speeltafel nodig heeft, kon niet worden geladen. Is er verbinding? Er is niets verloren.
device-failed-missing = Wat de speeltafel nodig heeft, is er niet meer: misschien heeft deze pagina een nieuwe versie. Er is niets verloren.
device-failed-memory = Dit apparaat heeft niet genoeg vrij geheugen voor de speeltafel. Sluit andere tabbladen of programma's. Er is niets verloren.
device-failed-other = De speeltafel is gestopt. Er is niets verloren.
bot-failed = De bot denkt niet meer na, ook niet na een tweede poging. Er is niets verloren: de partij wacht op hem.
device-full = Er is geen ruimte meer in deze browser, dus is er niets bewaard en niets veranderd. Maak ruimte op dit apparaat, of bewaar je partijen in een bestand en verwijder oude.
nothing-kept = Deze browser bewaart hier niets, misschien omdat het venster privé is. Daarom kan er op dit apparaat niet worden gespeeld.
