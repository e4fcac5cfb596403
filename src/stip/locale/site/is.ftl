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

bots-on-devices = Hér hugsa þjarkar í tækjum þeirra sem spila og geta því ekki setið við borð með öðrum. Spilaðu gegn þeim ein eða einn, eða með öðrum við sama skjá.
site-bots-here = Hér eru leikir gegn þjörkum og leikir fleiri við einn skjá spilaðir í þessum vafra og aðeins geymdir í honum. Leikir með vinum eru á þjóninum.
device-starting = Spilaborðið er gert klárt á þessu tæki …
device-starting-loading = Sæki Python og leikina. Fyrsta heimsóknin tekur lengstan tíma, ef til vill mínútu.
device-starting-python = Ræsi Python.
device-starting-games = Legg leikina fram: næstum tilbúið.
device-failed-file = Ekki tókst að sækja það sem spilaborðið þarf. Er samband? Ekkert hefur tapast.
device-failed-missing = Það sem spilaborðið þarf er ekki lengur til: ef til vill er komin ný útgáfa af síðunni. Ekkert hefur tapast.
device-failed-memory = Þetta tæki hefur ekki nóg laust minni fyrir spilaborðið. Lokaðu öðrum flipum eða forritum. Ekkert hefur tapast.
device-failed-other = Spilaborðið hefur stöðvast. Ekkert hefur tapast.
bot-failed = Þjarkurinn er hættur að hugsa, líka í annarri tilraun. Ekkert hefur tapast: leikurinn bíður eftir honum.
device-full = Ekkert pláss er eftir í þessum vafra, svo ekkert var vistað og ekkert hefur breyst. Losaðu pláss á tækinu, eða vistaðu leikina þína í skrá og eyddu gömlum.
nothing-kept = Þessi vafri geymir ekkert hér, ef til vill af því að glugginn er einkagluggi. Þess vegna er ekki hægt að spila á þessu tæki.
