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
