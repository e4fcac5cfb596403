### Stipin sanat suomeksi, niin kuin ystävä pöydän toiselta puolelta ne sanoisi. Nimet ovat samat kuin en.ftl:ssä.
### Ruudut, kortit ja paikat jäävät perusmuotoon: lause rakentuu niiden ympärille.

## Setting up

unknown-game = Peliä ”{ $game }” ei ole. Pelit ovat: { $games }.
broken-game = Peliä ”{ $game }” ei voi ladata: { $problem }
bad-players = { $game }: pelaajia ei voi olla { $players }; voi olla { $possible }.
bad-seat = { $game }: paikkaa ”{ $seat }” ei ole; paikat ovat 1–{ $last }.
bad-option = Valinta { $option } ei voi olla ”{ $value }”; se voi olla: { $values } ({ $clause }).
unknown-option = { $game }: valintaa ”{ $option }” ei ole. On: { $options }.
unknown-bot = Bottia ”{ $bot }” ei ole. Botit ovat 1–5 (tasot), random, greedy ja plain; 3@200 miettii 200 kierrosta, 5@0.5s puoli sekuntia.
bad-seed = ”{ $seed }” ei ole siemen. Siemen on kokonaisluku nollasta ylöspäin tai 64 heksanumeroa (G-3).
unknown-clause = Pelin { $game } säännöissä ei ole kohtaa ”{ $clause }”.
bad-view = Tämä ei ole miltään paikalta nähty peli { $game }: { $why }
view-length = tavuja on { $bytes } eikä { $wanted }.
view-field = kentällä { $field } on arvo, jota sillä ei voi olla.
view-inconsistent = kentät ovat ristiriidassa keskenään.
bad-engine = STIP_ENGINE on ”{ $engine }”; se voi olla { $engines }.
not-compiled = { $title } ei kääntynyt: { $why }
runs-as-python = { $title } toimii tavallisena Pythonina, monta kertaa hitaammin kuin voisi: { $why }
untested-compiler = { $package } { $version } on täällä kokeilematta; { $tested } on kokeiltu.
unknown-symbols = { $entry } tarvitsee symbolit { $symbols }, joita käännetyssä koodissa ei ole: se ei voi ilmoittaa virheestä eikä varata muistia.
compiler-failed = kääntäjä epäonnistui ({ $error }).
sources-changed = lähdekoodi on muuttunut ohjelman käynnistyksen jälkeen.
compiler-ended = kääntäjä päättyi koodiin { $code } eikä tuottanut mitään.
not-over = Peli on vielä kesken. Mahdollisuudet ja paremmat siirrot näet, kun se päättyy.
outdated-game = Tämä peli pelattiin sääntöjen versiolla { $version }. Niitä on sittemmin korjattu (versio { $now }), eikä siirto { $number } enää sovi niihin{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}.
damaged-game = Siirto { $number } ei sovi sääntöihin: tämän pelin kulku on vioittunut.
server-busy = Moni pyytää tätä juuri nyt. Yritä hetken päästä uudelleen.
nothing-to-undo = Mitään peruttavaa ei ole vielä pelattu.

## Tournaments

too-few-bots = Turnaus tarvitsee vähintään kaksi bottia.
same-bot-twice = ”{ $bot }” on mainittu kahdesti: botti ei pelaa itseään vastaan.
bad-log = { $file } ei ole turnauksen loki (rivi { $line }).
other-tournament = { $file } on toisen turnauksen loki: { $what } on { $said }, ei { $asked }.
log-in-use = Toinen turnaus kirjoittaa tiedostoa { $file }.
game-raised = { $bot } (paikka { $seat }, siirto { $ply }): { $error } ({ $where })
game-killed = prosessi keskeytettiin ({ $signal })
game-exited = prosessi päättyi koodiin { $code }

## Moves

malformed-move = ”{ $input }” ei ole siirto tässä (siirto { $ply }, vuorossa paikka { $seat }). Siirto on esimerkiksi { $example }.
ambiguous-move = ”{ $input }” voi olla { $choices } (siirto { $ply }, vuorossa paikka { $seat }).
illegal-move = ”{ $input }” ei käy (siirto { $ply }, vuorossa paikka { $seat }): { $why } ({ $clause })
out-of-turn = Paikalta { $by } ei voi nyt pelata ”{ $input }” (siirto { $ply }, vuorossa paikka { $seat }). Vuoro kiertää myötäpäivään ({ $clause }).
already-out = Paikka { $by } on jo poissa pelistä (siirto { $ply }, { $clause }).
only-a-view = Näkymässä ei voi pelata, sillä se ei tiedä tulevaa: kuvittele ensin asema ({ $clause }).
game-over = ”{ $input }” tulee liian myöhään (siirto { $ply }): peli on ohi ({ $clause }).

## Hints: what is good about a move

hint-only-move = muuta ei voi tehdä
hint-wins = voittaa pelin
hint-best-chances = antaa parhaat mahdollisuudet

## Records

record-error = Rivi { $line }: { $why }
record-mismatch = Rivi { $line }: { $why }
record-too-long = Pöytäkirjassa on yli { $most } merkkiä.
record-not-text = Tämä ei ole tekstitiedosto.
record-no-game = Pöytäkirja alkaa tunnisteilla, ja yksi niistä kertoo pelin: [Game "…"].
record-bad-tag = ”{ $text }” ei ole tunniste. Tunniste on esimerkiksi [Players "2"].
record-twice = Tunniste { $tag } on annettu kahdesti.
record-bad-number = Tunniste { $tag } haluaa luvun, ei tekstiä ”{ $text }”.
record-bad-result = ”{ $text }” ei ole tulos. Tulos on esimerkiksi 1-2 P-22 (jokaisen paikan sijoitus ja kohta), tai *, jos peli on kesken.
record-open-comment = Tässä { "{" } aloittaa huomautuksen, joka ei pääty.
record-bad-token = ”{ $text }” ei kuulu tähän.
record-no-seed = Pöytäkirjassa ei ole siementä. Ilman sitä mitään ei voi tarkistaa; se julkaistaan, kun peli on päättynyt.
record-late-tag = ”{ $text }” tulee liian myöhään: tunnisteet ovat ennen siirtoja.
record-setup = { $error }
record-move = { $error }
record-outdated = Tämä pöytäkirja pelattiin sääntöjen versiolla { $version }, ja niitä on sittemmin korjattu (versio { $now }). { $error }
record-newer-rules = Tämä pöytäkirja pelattiin sääntöjen versiolla { $version }; tämä Stip tuntee ne versioon { $now } asti. Uudempi Stip osaa lukea sen.
record-wrong-number = ”{ $text }”: väärä numero; seuraavan siirron numero on { $number }.
record-wrong-result = Pöytäkirjassa on { $said }, mutta siirroista tulee { $found }.
record-wrong-commitment = Siemen ei ole se, joka luvattiin: sen tiiviste on { $found }.

## A server and its clients

bad-message = Tätä viestiä ei voi lukea: { $why }
message-malformed = { $detail }.
message-is-binary = sen pitäisi olla tekstiä.
message-too-long = siinä on yli { $most } tavua.
message-no-hello = ensimmäisen viestin pitäisi olla hello.
message-second-hello = hello tuli jo.
bad-secret = Tämä ei ole palvelimen tekemä salaisuus.
foreign-origin = Sivu osoitteesta { $origin } ei saa avata yhteyttä tänne.
unknown-host = Tämän palvelimen nimi ei ole ”{ $host }”. Jos se on sinun, kerro se sille: stip serve --host-name { $host }
bad-request = Tämä ei ole kelvollinen pyyntö.
path-too-long = Pyynnön osoite on liian pitkä: enintään { $most } merkkiä sallitaan.
head-too-large = Pyynnön otsakkeet ovat liian suuret: enintään { $most } tavua ja { $lines } riviä sallitaan.
no-such-page = Tässä osoitteessa ei ole mitään.
unknown-language = Kielellä ”{ $language }” ei ole tekstejä. Kielet ovat: { $languages }.
unknown-drawing = { $game }: piirrosta ”{ $drawing }” ei ole.
bad-method = Tämä osoite ei tunne pyyntöä { $method }.
not-json = Lähetä JSON, ja kerro se: Content-Type: application/json.
too-large = Siinä on yli { $most } tavua.
too-slow = Sen saapuminen kesti liian kauan.
too-fast = Se oli liian nopeaa. Yritä uudelleen { $seconds ->
    [one] sekunnin
   *[other] { $seconds } sekunnin
} päästä.
too-many-tables = Tunnissa ei voi tehdä yli { $most } pöytää. Yritä uudelleen { $seconds ->
    [one] sekunnin
   *[other] { $seconds } sekunnin
} päästä.
too-many-sockets = { $where ->
    [table] Tässä pöydässä on jo { $most } katsojaa.
    [address] Osoitteestasi on jo { $most } yhteyttä.
   *[server] Kaikki yhteydet ({ $most }) ovat käytössä.
} Yritä myöhemmin uudelleen.
server-leaving = Palvelin käynnistyy kohta uudelleen. Tule hetken päästä takaisin.
fault = Jokin meni täällä vikaan, eikä se ole sinun syysi. Mitään ei muuttunut.
bad-limit = Raja { $limit } ei voi olla ”{ $value }”: { $why }
limit-unknown = sellaista rajaa ei ole. On: { $limits }.
limit-no-number = siihen sopii toinen luku.
bad-proxy = ”{ $proxy }” ei ole välityspalvelimen osoite. Anna IP-osoite tai verkko, kuten 127.0.0.1 tai 10.0.0.0/8.
port-taken = Portti { $port } on käytössä, ehkä jo Stipillä. Toinen: stip serve --port { $other }

## At the table

bad-name = ”{ $name }” ei käy nimeksi. Nimessä on 1–{ $most } kirjainta, numeroa tai muuta näkyvää merkkiä.
bot-name = ”{ $name }” on botin nimi täällä. Valitse toinen nimi.
bad-clock = Lisäaika joka siirrosta kuuluu koko pelin kelloon, ei kunkin siirron kelloon.
seats-do-not-fit = Kun pelaajia on { $players }, paikkoja on oltava { $players }, ei { $seats }.
only-bots = Jonkun pitäisi pelata: kaikki eivät voi olla botteja.
no-secret = Ilman paikkaa voit vain katsoa.
not-your-seat = Paikka { $seat } ei ole sinun.
not-the-maker = Sen voi tehdä vain pöydän tekijä.
seat-not-open = Paikka { $seat } on varattu.
no-open-seat = Kaikki paikat on varattu.
seat-empty = Paikalla { $seat } ei istu ketään.
no-such-game = Tässä pöydässä ei ole peliä { $number }; viimeinen on { $last }.
no-such-move = Tässä pelissä ei ole siirtoa { $number }; viimeinen on { $last }.
not-now = { $phase ->
    [gathering] Peli ei ole vielä alkanut.
    [playing] Peli on käynnissä.
    [over] Peli on ohi.
   *[closed] Tämä pöytä on suljettu.
}
stale-move = Tämä oli tarkoitettu siirroksi { $meant }; pelissä on menossa siirto { $ply }.
time-is-up = Paikan { $seat } aika on lopussa.
too-often = Se riittää tältä erää. Ensin jonkun pitää siirtää.
table-too-long = Tässä pöydässä on tapahtunut yli { $most } asiaa: pelaa loppuun ja tee sitten uusi.
no-takeback = Kun botti pelaa jonkun puolesta, mitään ei peruta.
bot-plays = Paikalla { $seat } pelaa botti: ota paikka ensin takaisin.
not-away = Paikan { $seat } pelaaja on täällä.
not-replaced = Paikalla { $seat } ei pelaa botti.
offer-stands = Ensin ehdotus paikalta { $seat }: suostu tai kieltäydy.
no-offer = Vastattavaa ehdotusta ei ole.
not-asked = Se ehdotus ei odota vastausta paikalta { $seat }.
no-draw-with-bots = Botit eivät suostu tasapeliin.

## The database of a server

bad-database = Tietokanta { $database } ei aukea: { $why }
database-bad-url = osoite on esimerkiksi sqlite+aiosqlite:///stip.db
database-in-memory = mikä on vain muistissa, katoaa palvelimen mukana; anna sille tiedosto.
database-too-new = sen on tehnyt uudempi Stip.
database-failed = { $error }.
conflict = Muut ovat sillä välin muuttaneet pöytää, joten mitään ei tehty. Katso uudelleen.
store-failed = Tietokanta ei toimi juuri nyt ({ $why }), joten mitään ei tehty. Yritä myöhemmin uudelleen.
no-backup = { $kind }-tietokanta varmuuskopioidaan omilla työkaluillaan.
unknown-table = Pöytää ”{ $table }” ei ole.

## What lies on the table, for those who listen to it

pigment = { $pigment ->
    [red] punainen
    [orange] oranssi
    [yellow] keltainen
    [green] vihreä
    [blue] sininen
   *[other] harmaa
}
scene-board = Lauta

## The page: everywhere

back = Takaisin
close = Sulje
yes = Kyllä
no = Ei
language = Kieli
theme = Vaalea vai tumma
theme-auto = Kuten laite
theme-light = Vaalea
theme-dark = Tumma
sound = Ääni

## The page: what is asked next, by what can be touched

ask-next = Entä sitten?

## The page: at the table

table-chosen = valittu
table-possible = käy
table-cards = { $count ->
    [one] yksi kortti kädessä
   *[other] { $count } korttia kädessä
}
table-away = on poissa
table-replaced = botti pelaa
table-turn = vuorossa
table-bot = { $level ->
    [1] Lempeä botti
    [2] Helppo botti
    [3] Vakaa botti
    [4] Terävä botti
   *[5] Mestaribotti
}
table-open = Vapaa paikka
table-secret = valitsee salaa
table-resigns = { $who ->
    [me] luovutat
   *[other] luovuttaa
}
table-out-of-time = { $who ->
    [me] ylitit aikasi
   *[other] ylitti aikansa
}
table-no-moves = Mitään ei ole vielä pelattu.
table-hint = Kokeile tätä: { $reason }.
table-hint-soon = Etsitään hyvää siirtoa …
table-hint-button = Vihje
table-closed = Tämä pöytä on suljettu.
table-round-over = Kierros päättyi.
table-sending = Siirtoasi lähetetään …
table-their-turn = { $name } miettii.
table-drawn = Tasapeli.
table-you-win = Voitit!
table-wins = { $name } voittaa.
table-win-together = { $names } voittavat yhdessä.
table-undo = Peru
table-moves = Siirrot
table-resign = Luovuta
table-resign-ask = Luovutatko pelin?
table-resign-text = Nappulasi jäävät; muut pelaavat loppuun.
table-resign-text-two = Peli päättyy, ja toinen voittaa.
table-play-on = Jatka peliä
table-more = Lisää
table-say = Sano jotain
table-take-over = Botti pelaamaan: { $name }
table-bot-plays = { $name }: botti pelaa nyt.
table-is-back = { $name } palasi.
table-declined = { $name } ei nyt haluaisi.
table-return = Otan paikkani takaisin
table-offer-draw = Ehdota tasapeliä
table-rules = Säännöt
table-record = Tallenna pöytäkirja
table-code = Tämä pöytä: { $code }
table-again = Uudestaan
table-again-asked = Odotetaan muita …
table-again-offered = { $name } haluaisi pelata uudestaan.
table-look-back = Katso peliä
table-look-back-before = Katso edellistä peliä
table-see-board = Katso lautaa
table-home = Kaikki pelit
table-result = Tulos

## The page: offers

offer-takeback = { $name } haluaisi perua siirron.
offer-takeback-mine = Pyysit saada perua siirron.
offer-draw = { $name } ehdottaa tasapeliä.
offer-draw-mine = Ehdotit tasapeliä.
offer-rematch = { $name } haluaisi pelata uudestaan.
offer-rematch-mine = Pyysit uutta peliä.
offer-withdraw = Ei sittenkään

## The page: a few words

phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-well-played = Hyvin pelattu
phrase-thanks = Kiitos
phrase-sorry = Anteeksi
phrase-one-moment = Pieni hetki
phrase-good-game = Hyvä peli
phrase-wow = Vau
phrase-haha = Haha
phrase-oops = Hups

## The page: between players at one screen

curtain-title = Vuorossa { $name }
curtain-text = Muut katsovat hetken muualle.
curtain-lift = Olen { $name }

## The page: the line to the table

connection-finding = Etsitään pöytää
connection-still-looking = Etsitään yhä
connection-try = Yritä nyt
connection-all-here = Kaikki täällä
connection-you-watch = Katselet peliä
connection-away = { $count ->
    [one] Yksi on poissa
   *[other] { $count } on poissa
}
connection-watching = { $count ->
    [one] yksi katsoo
   *[other] { $count } katsoo
}
trouble-unknown-table = Pöytää ei löydy
trouble-unknown-table-text = Pöydässä { $code } ei istu ketään. Onko koodi oikein?
trouble-closed = Tämä pöytä on suljettu
trouble-closed-text = Se oli liian kauan tyhjillään, tai se korjattiin pois.
trouble-closed-outdated-text = Peli pelattiin sääntöjen aiemmalla versiolla, eikä siirto { $move } enää sovi niihin. Mitään ei ole muutettu.
trouble-closed-damaged-text = Siirto { $move } ei sovi sääntöihin: tämän pöydän tallenne on vioittunut.
trouble-replaced = Pelaat toisaalla
trouble-replaced-text = Tämä pöytä on sinulla auki toisessa ikkunassa.
trouble-here = Pelaa täällä

## The page: why a game ended, by its clause

end-G-6 = { $who ->
    [me] Luovutit.
   *[other] { $name } luovutti.
}
end-time = { $who ->
    [me] Aikasi loppui.
   *[other] Aika loppui: { $name }.
}
end-draw = Yhteinen päätös.

## The page: when something cannot be had

problem-unreachable = Palvelin ei vastaa.
problem-unreachable-do = Onko se käynnissä? Mitään ei katoa sillä välin.
problem-again = Yritä uudelleen

## The page: home

home-hello = Käy pöytään.
home-about = Pistepelejä ystävän tai botin kanssa.
home-language = Kieli
home-dark = Tumma
home-games = Pelit
home-players = { $players } pelaajaa
home-play = Pelaa
home-play-label = { $game }: pelaa botin kanssa
home-opponent = Vastustaja
home-screen = { $game } tällä näytöllä
home-invite = { $game }: kutsu ystävä
home-how = Näin se menee, 30 sekunnissa
home-slow = { $count ->
    [one] { $games } toimii tällä palvelimella hitaammin kuin pitäisi: peliä ei voitu kääntää konekielelle.
   *[other] { $games } toimivat tällä palvelimella hitaammin kuin pitäisi: pelejä ei voitu kääntää konekielelle.
}
home-running = Pelisi
home-empty = Ei vielä pelejä. Valitse yltä.
home-your-turn = { $game }: sinun vuorosi
home-their-turn = { $game }: vuorossa { $name }
home-bots-turn = { $game }: vuorossa botti
home-gathering = { $game }: odotetaan muita
home-with = seurana { $names }
home-bots = { $count ->
    [one] botti
   *[other] { $count } bottia
}
home-nobody-yet = ei vielä muita
home-one-screen = kaikki tällä näytöllä
home-go-on = Jatka
home-go-on-label = Jatka: { $game }, pöytä { $code }
home-finished = { $count ->
    [one] Yksi päättynyt peli
   *[other] { $count } päättynyttä peliä
}
home-look-back = Katso peliä
home-code = Koodi ystävältä
home-join = Liity
home-bad-code = Koodissa on seitsemän kirjainta tai numeroa.

## The page: how a game goes, in 30 seconds

how-title = Näin menee { $game }
how-rules = Kaikki säännöt

## The page: setting up

setup-how = Näin se menee
setup-players = Pelaajia
setup-seats = Paikat
setup-who = Kuka on paikalla { $seat }
setup-name-label = Nimi paikalla { $seat }
setup-your-name = Nimesi
setup-you = Sinä
setup-player = Pelaaja { $seat }
setup-me = Minä
setup-screen = Tämä näyttö
setup-friend = Linkillä
setup-a-friend = Ystävä
setup-rules = Säännöt
setup-first = Kuka aloittaa
setup-by-lot = Arpa
setup-clock = Kello
setup-clock-none = Ei kelloa
setup-clock-move = Joka siirto
setup-clock-game = Koko peli
setup-time-move = Aika siirtoa kohti
setup-time-game = Aika koko peliin
setup-increment = Lisää joka siirrosta
setup-start = Aloita
setup-invite = Kutsu

## The page: options of the games, and where the values come from

standing-published = julkaistu sääntö
standing-house = talon sääntö
standing-reconstructed = oma rekonstruktiomme

## The page: inviting

invite-lead = Lähetä linkki tai näytä koodi.
invite-code = Koodi
invite-link = Linkki tähän pöytään
invite-copy = Kopioi linkki
invite-copied = Kopioitu
invite-share = Jaa
invite-qr = Linkki QR-koodina
invite-free = { $count ->
    [one] Yksi paikka on vapaa.
   *[other] { $count } paikkaa on vapaana.
} Peli alkaa, kun kaikki istuvat.
invite-add-bot = Lisää botti
invite-add-here = Tässä
invite-seat = paikka { $seat }
invite-send-away = Nosta pöydästä: { $name }
invite-stand = Nouse
invite-come = Tule pelaamaan: { $game }.
invite-sit = Istu pöytään
invite-watch = Tai vain katso: jää tähän.
invite-you = sinä
invite-hidden = Kutsu muita

## The page: about Stip

about-title = Tietoa Stipistä
about-stip = Stip on hollantia ja tarkoittaa pistettä: pöytä pistepeleille. Pelaa ystävien tai bottien kanssa; Stip valvoo sääntöjä ja kertoo, miksi jokin ei käy.
about-independent = Pelit kuuluvat tekijöilleen ja julkaisijoilleen. Stip ei liity heihin mitenkään, eivätkä he ole hyväksyneet tai suositelleet sitä. Säännöt on kerrottu omin sanoin, ja piirrokset ovat omiamme.

## The page: rules

rules-title = { $game }: säännöt
rules-soon = Säännöt ovat tulossa.

## The page: looking back

review-title = Pelin jälkeen
review-title-of = { $game }: pelin jälkeen
review-record = Tallenna pöytäkirja
review-which = Mikä peli
review-game = Peli { $number }
review-soon = Käydään peli vielä kerran läpi.
review-soon-how-long = Se voi kestää minuutin.
review-moves = Peli siirto siirrolta
review-previous = Siirto taaksepäin
review-next = Siirto eteenpäin
review-at = Siirto { $number } / { $count }
review-start = Ennen ensimmäistä siirtoa
review-chances = Mahdollisuudet
review-chart = Kunkin pelaajan mahdollisuudet joka siirron jälkeen; luvut ovat alla taulukossa.
review-table = Kaikki siirrot taulukkona
review-number = Nro
review-move = Siirto
review-turns = Missä se kääntyi
review-loss = menetti { $loss }
review-better = Parempi:
review-show = Näytä
review-signs = ? virhe, ?? paha virhe
review-none = Kukaan ei menettänyt paljon. Hyvin pelattu, kaikki.
