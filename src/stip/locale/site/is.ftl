### What the page shows only on a site without a server.

site-friends = Spilaðu með vinum
site-friends-needs = Hér spilarðu við þjarka eða með fleirum við einn skjá. Til að spila við vini á þeirra eigin tækjum þarf þjón sem þið náið öll til: einhver setur Stip upp á tölvu og keyrir „stip serve“ þar.
site-hidden = Leikur hér er allur á þessu tæki, líka falin spil og það sem þjarkar gera: sá sem kann gæti flett því upp.
site-copy-title = Leikirnir þínir á þessu tæki
site-copy-text = Leikirnir þínir og úrslitin eru aðeins í þessum vafra. Vistuð í skrá geta þau farið með í annað tæki, eða komið aftur ef vafrinn gleymir þeim.
site-copy-save = Vista allt
site-copy-open = Bæta við leikjum úr skrá
site-copy-bad = Engir vistaðir leikir eru í þessari skrá.
site-copy-done = { $count ->
    [0] Allir leikirnir í skránni voru hér fyrir.
    [one] Einum leik var bætt við.
   *[other] { $count } leikjum var bætt við.
  }
