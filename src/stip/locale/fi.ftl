### Stipin sanat suomeksi, niin kuin ystävä pöydän toiselta puolelta ne sanoisi. Nimet ovat samat kuin en.ftl:ssä.
### Ruudut, kortit ja paikat jäävät perusmuotoon: lause rakentuu niiden ympärille.

## Setting up

unknown-game = Peliä ”{ $game }” ei ole. Pelit ovat: { $games }.
broken-game = Peliä ”{ $game }” ei voi ladata: { $problem }
bad-players = { $game }: pelaajia ei voi olla { $players }; voi olla { $possible }.
bad-seat = { $game }: paikkaa ”{ $seat }” ei ole; paikat ovat 1–{ $last }.
bad-option = Valinta { $option } ei voi olla ”{ $value }”; se voi olla: { $values } ({ $clause }).
unknown-option = { $game }: valintaa ”{ $option }” ei ole. On: { $options }.
bad-position = Tämä ei ole pelin { $game } asema: { $why }
unknown-bot = Bottia ”{ $bot }” ei ole. Botit ovat 1–5, 0.25:n välein (tasot), random, greedy ja plain; 3@200 miettii 200 kierrosta, 5@0.5s puoli sekuntia.
missing-extra = Tämä tarvitsee paketin { $package }: pip install "stip[{ $extra }]"
no-encoding = Pelillä ”{ $game }” ei ole siirtojen ja asemien koodausta oppiville ohjelmille.
illegal-action = Toiminto { $action } ei ole sallittu paikalle { $seat }: katso toimintomaskia.
bad-setting = { $name } ei voi olla ”{ $value }”; se voi olla: { $values }.
not-reset = Ympäristö on ensin nollattava (reset).
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
no-linker = Pelien WebAssembly-moduuleja ei voitu linkittää: { $error } (Lisäosa ”site” asentaa tarvittavan.)
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
other-training = Kansiossa { $folder } on harjoittelu, jolla on toinen suunnitelma. Jatka antamalla sama suunnitelma tai valitse toinen kansio.
training-failed = Prosessi, joka pelasi opittavia pelejä, kuoli ({ $how }).
game-raised = { $bot } (paikka { $seat }, siirto { $ply }): { $error } ({ $where })
game-killed = prosessi keskeytettiin ({ $signal })
game-exited = prosessi päättyi koodiin { $code }

## Moves

malformed-move = ”{ $input }” ei ole siirto tässä (siirto { $number }, paikka { $seat }). Siirto on esimerkiksi { $example }.
ambiguous-move = ”{ $input }” voi olla { $choices } (siirto { $number }, paikka { $seat }).
illegal-move = ”{ $input }” ei käy (siirto { $number }, paikka { $seat }): { $why } ({ $clause })
out-of-turn = Paikalta { $by } ei voi nyt pelata ”{ $input }” (siirto { $number }, vuorossa paikka { $seat }). Vuoro kiertää myötäpäivään ({ $clause }).
already-out = Paikka { $by } on jo poissa pelistä (siirto { $number }, { $clause }).
only-a-view = Näkymässä ei voi pelata, sillä se ei tiedä tulevaa: kuvittele ensin asema ({ $clause }).
game-over = ”{ $input }” tulee liian myöhään (siirto { $number }): peli on ohi ({ $clause }).

## Hints: what is good about a move

hint-only-move = on ainoa mahdollinen siirto
hint-wins = voittaa pelin
hint-sentence = Se { $reason }.

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
bad-key = Idempotency-Key koostuu { $least }–{ $most } kirjaimesta, numerosta, yhdysviivasta ja alaviivasta.
key-reused = Tämä Idempotency-Key kuuluu toiseen pyyntöön. Käytä uutta.
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
unknown-transfer = Koodi ei kelpaa tai se on jo vanhentunut. Pyydä toiselta laitteeltasi uusi.
unknown-push-service = Palveluun ”{ $service }” ei voi lähettää ilmoituksia: tämä palvelin ei tunne sitä.
too-many-sockets = { $where ->
    [table] Tässä pöydässä on jo { $most } katsojaa.
    [address] Osoitteestasi on jo { $most } yhteyttä.
   *[server] Kaikki yhteydet ({ $most }) ovat käytössä.
} Yritä myöhemmin uudelleen.
server-leaving = Palvelin käynnistyy kohta uudelleen. Tule hetken päästä takaisin.
still-preparing = Palvelin valmistelee peliä { $title }; ensimmäisellä kerralla se kestää minuutin tai pari. Kysy sitten uudelleen.
fault = Jokin meni täällä vikaan, eikä se ole sinun syysi. Mitään ei muuttunut.
bad-limit = Raja { $limit } ei voi olla ”{ $value }”: { $why }
limit-unknown = sellaista rajaa ei ole. On: { $limits }.
limit-no-number = siihen sopii toinen luku.
bad-proxy = ”{ $proxy }” ei ole välityspalvelimen osoite. Anna IP-osoite tai verkko, kuten 127.0.0.1 tai 10.0.0.0/8.
port-taken = Portti { $port } on käytössä, ehkä jo Stipillä. Toinen: stip serve --port { $other }
workers-need-postgresql = Useat työprosessit jakavat tietokannan, mihin SQLite ei pysty: stip serve --workers { $workers } --database postgresql://…

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
can-be-played = Sen voi pelata.
hints-off = Vihjeet ovat pois päältä, koska pelaat ihmisiä vastaan. Kysy, sopivatko ne kaikille.
hints-on = Vihjeet ovat jo käytössä tässä pelissä.
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

## At a club evening

name-taken = Nimi ”{ $name }” on tänä iltana jo käytössä. Valitse toinen nimi.
club-full = Ilta on täynnä: mukana on jo { $most } pelaajaa.
too-few-people = Mukaan tarvitaan ensin vähintään { $least } pelaajaa.
not-the-organiser = Sen voi tehdä vain illan järjestäjä.
club-not-now = { $phase ->
    [gathering] Ilta ei ole vielä alkanut.
    [playing] Ilta on jo alkanut.
   *[over] Ilta on päättynyt.
}
games-go-on = { $count ->
    [one] Yksi tämän kierroksen peli on vielä kesken.
   *[other] { $count } tämän kierroksen peliä on vielä kesken.
}
no-such-person = Kenelläkään ei ole tänä iltana numeroa { $person }.
no-such-match = Tällä kierroksella ei ole ottelua { $match }.
match-decided = Tämä ottelu on jo ratkaistu.
no-drawn-knockout = Pudotuspelissä jonkun on voitettava.
club-game = Tämä peli lasketaan kerhoiltaan: ei vihjeitä, ei siirtojen perumista eikä uusintaa.
unknown-club = Kerhoiltaa ”{ $club }” ei ole.

## The database of a server

bad-database = Tietokanta { $database } ei aukea: { $why }
database-bad-url = osoite on esimerkiksi sqlite:///stip.db tai postgresql://host/stip
database-in-memory = mikä on vain muistissa, katoaa palvelimen mukana; anna sille tiedosto.
database-in-use = toinen palvelin käyttää sitä.
database-too-new = sen on tehnyt uudempi Stip.
database-failed = { $error }.
conflict = Muut ovat sillä välin muuttaneet pöytää, joten mitään ei tehty. Katso uudelleen.
store-failed = Tietokanta ei toimi juuri nyt ({ $why }), joten mitään ei tehty. Yritä myöhemmin uudelleen.
damaged-table = Pöydän ”{ $table }” tallenne on vioittunut tapahtumasta { $number } alkaen, joten pöytä on suljettu. Mitään ei ole muutettu.
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
push-your-turn = On sinun vuorosi.
table-turn = vuorossa
table-bot = { $level ->
    [1] Lempeä botti
    [2] Helppo botti
    [3] Vakaa botti
    [4] Terävä botti
   *[5] Mestaribotti
}
bot-level = { $level ->
    [1] lempeä
    [2] helppo
    [3] vakaa
    [4] terävä
    [5] mestari
   *[other] sinulle sopiva
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
table-hint = Kokeile tätä: { $words }.
table-hint-soon = Etsitään hyvää siirtoa …
table-preparing = Botteja valmistellaan vielä, ja ne pelaavat siihen asti yksinkertaisesti. Se kestää minuutin tai pari, vain ensimmäisellä kerralla.
table-hint-button = Vihje
table-hints-ask = Pyydä vihjeitä
table-hints-on = Vihjeet ovat nyt käytössä tässä pelissä.
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
table-withdrawn = { $name } perui ehdotuksensa.
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

## The page: the end of a round and of a game

table-new = uusi
round-you-win = { $count ->
    [one] Voitit kierroksen!
   *[other] Voititte kierroksen!
}
round-won = { $count ->
    [one] { $names } voittaa kierroksen.
   *[other] { $names } voittavat kierroksen.
}
round-drawn = Kukaan ei voita tätä kierrosta.
round-go-on = Jatka
round-clock = Kellosi käy.
ending-cheer = { $result ->
    [won] Onnittelut
    [drawn] Tasaväkistä
   *[lost] Hyvin pelattu silti
}
ending-best = { $count ->
    [one] Paras siirtosi
   *[other] Paras siirto
}
ending-stronger = Vahvempi botti

## The page: offers

offer-takeback = { $name } haluaisi perua siirron.
offer-takeback-mine = Pyysit saada perua siirron.
offer-draw = { $name } ehdottaa tasapeliä.
offer-draw-mine = Ehdotit tasapeliä.
offer-hints = { $name } haluaisi sallia vihjeet tässä pelissä.
offer-hints-mine = Kysyit, saako vihjeitä käyttää.
offer-rematch = { $name } haluaisi pelata uudestaan.
offer-rematch-mine = Pyysit uutta peliä.
offer-no = Ei kiitos
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
trouble-closed-club = Ottelu on ratkaistu
trouble-closed-club-text = Järjestäjä on ratkaissut sen, tai joku on lähtenyt illasta.
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
end-clause = Sääntö: { $clause }
end-time = { $who ->
    [me] Aikasi loppui.
   *[other] Aika loppui: { $name }.
}
end-draw = Yhteinen päätös.

## The page: when something cannot be had

problem-unreachable = Palvelin ei vastaa.
problem-unreachable-do = Onko se käynnissä? Mitään ei katoa sillä välin.
problem-again = Yritä uudelleen

## The page: without the server

offline-title = Palvelimeen ei saada yhteyttä.
offline-text = Voit silti lukea sääntöjä ja katsella pelejä, jotka olet avannut täällä aiemmin. Pelaamiseen tarvitaan palvelin.
offline-not-kept = Tätä ei ole tällä laitteella: siihen tarvitaan palvelin.
install-button = Asenna Stip
unsent-kept = Siirtosi on tallessa tällä laitteella. Se lähetetään heti, kun yhteys palaa, vaikka lähtisit tältä sivulta.
unsent-row = Siirtoasi ei ole vielä lähetetty.
unsent-late = Viimeisin siirtosi tuli liian myöhään: peli oli jo jatkunut.

## The page: home

home-hello = Käy pöytään.
home-about = Pistepelejä ystävän tai botin kanssa.
home-language = Kieli
home-dark = Tumma
home-games = Pelit
home-players = { $players } pelaajaa
home-play = Pelaa
home-making = Pöytää katetaan …
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
home-none = Mikään peli ei ole kesken. Valitse yltä.
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
home-bad-code = Koodissa on kuusi tai seitsemän kirjainta tai numeroa.

## The page: coming back

title-your-turn = ● Sinun vuorosi – { $game }
me-open = Tuloksesi ja laitteesi
me-title = Sinä
home-older = { $count ->
    [one] Yksi vanhempi peli botteja vastaan
   *[other] { $count } vanhempaa peliä botteja vastaan
}
home-put-away = { $count ->
    [one] Yksi sivuun laitettu peli
   *[other] { $count } sivuun laitettua peliä
}
home-won = Voitto
home-lost = Tappio
home-draw = Tasapeli
home-winner = { $name } voitti
home-score = (sinä { $own }, muut { $others })
home-more-games = Näytä lisää
game-menu = Lisää: { $game }
game-open = Avaa pöytä
game-put-away = Laita sivuun
game-bring-back = Ota takaisin
game-delete = Poista
game-delete-solo = Poistetaanko peli pysyvästi? Sitä ei voi enää avata.
game-delete-shared = Poistetaanko peli listaltasi? Muille se jää.
game-keep = Säilytä
continue-title = Sinulla on { $game } kesken
continue-with = Vastassa { $names }, pelattu viimeksi { $day }.
continue-new = Aloita uusi peli
continue-note = Vanha peli laitetaan sivuun. Löydät sen etusivun alalaidasta.
match-choice = Sinulle sopiva
match-start = Aluksi vastassa { $bot } ({ $level }).
match-up = Vastassa { $bot }, hieman vahvempi, koska voitit.
match-down = Vastassa { $bot }, hieman lempeämpi, kun peli oli liian vaikea.
match-same = Vastassa { $bot }, toistaiseksi sinulle sopiva.
stats-title = Pelisi botteja vastaan
stats-none = Ei vielä tuloksia. Voita botti tai anna sen voittaa.
stats-played = Pelattu
stats-won = Voitettu
stats-streak = Putki
stats-best = Paras putki
stats-last = Viimeisimmät pelit: { $results }
stats-here = Nämä luvut ovat tällä laitteella. Koodilla ne tulevat mukaan toiselle.
records-title = Pöytäkirjat
records-text = Kaikki päättyneet pelisi tekstinä yhdessä tiedostossa.
records-save = Tallenna kaikki pöytäkirjat
device-title = Sama sinä toisella laitteella
device-text = Paikkasi ja tuloksesi tulevat mukana. Koodi toimii kerran, kymmenen minuutin ajan; älä näytä sitä muille.
device-nothing = Sinulla ei ole vielä paikkaa, joten mukaan otettavaa ei ole.
device-show = Näytä koodi
device-scan = Skannaa tämä toisella laitteella tai kirjoita koodi siellä tälle sivulle.
device-valid = { $minutes ->
    [one] Voimassa vielä minuutin.
   *[other] Voimassa vielä { $minutes } minuuttia.
}
device-code = Koodi toiselta laitteeltasi
device-take = Tuo pelini tänne
device-replace = Tällä laitteella on omia pelejä. Ne pannaan talteen, ja niihin pääsee takaisin tältä sivulta.
device-done = Tervetuloa. Pelisi ovat nyt täällä.
device-back = Palaa aiempiin peleihin
push-title = Ilmoitukset
push-switch = Kerro, kun on minun vuoroni
push-text = Pöydissä, joissa siirtoon on päivä tai enemmän, kun olet poissa. Vain tällä laitteella.
push-unsupported = Tämä selain ei pysty siihen täällä. Tarvitaan suojattu osoite (https) ja iPhonessa sivu aloitusnäytöllä.
push-blocked = Selain estää tämän sivun ilmoitukset. Ne voi sallia sen asetuksista.
push-failed = Selaimen ilmoituspalvelu ei vastaa. Yritä myöhemmin uudelleen.
vibration = Värinä omalla vuorolla
sound-ask = Pelataanko äänillä?

## The page: how a game goes, in 30 seconds

how-title = Näin menee { $game }
how-rules = Kaikki säännöt

## The page: learning a game by playing

learn-title = Opi { $game }
learn-link = Opi pelaamalla
learn-offer = Onko { $game } sinulle uusi?
learn-offer-text = Kaksi minuuttia, ja osaat pelata.
learn-offer-no = Pelaa heti
learn-step = Vaihe { $number }/{ $count }
learn-show = Näytä
learn-touch = Napauta: { $thing }
learn-marked = Napauta sitä, mikä on merkitty paksuin pistein.
learn-next = Jatka
learn-previous = Vaihe taaksepäin
learn-skip = Ohita
learn-done = Hyvin tehty.
learn-again = Ei aivan. Yritä uudelleen.
learn-end = Sillä pääsee alkuun.
learn-end-text = Loput opit pelatessa. Lempeä botti odottaa jo.
learn-end-key = Painike ”{ $key }” selittää loput. Lempeä botti odottaa jo.
learn-play = Pelaa nyt
learn-once-more = Vielä kerran
learn-learnt = Opittu
learn-soon = Oppituntia valmistellaan

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

## Links that are shared: what others see before they open one

preview-open = { $name } on varannut sinulle tuolin.
preview-club = { $phase ->
    [gathering] { $name } – tule pelaamaan: { $game }
   *[other] { $name }: { $game }
}
preview-club-text = { $phase ->
    [gathering] Tule mukaan nimelläsi. Stip arpoo parit ja kattaa pöydät.
    [playing] Ilta on alkanut. Tervetuloa katsomaan.
   *[over] Ilta on päättynyt. Katso, kuka voitti.
}
preview-playing = Peli on käynnissä: { $count ->
    [one] yksi siirto tähän mennessä
   *[other] { $count } siirtoa tähän mennessä
}. Tervetuloa katsomaan.
preview-over = Päättynyt peli, { $count ->
    [one] yksi siirto
   *[other] { $count } siirtoa
}. Katso se uudelleen siirto siirrolta.

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

## The page: a club evening

club-title = Kerhoilta
club-plan = Järjestä kerhoilta
club-about = Yksi linkki kaikille. Stip arpoo parit, kattaa pöydät ja laskee pisteet.
club-name = Illan nimi
club-game-label = Peli
club-kind = Ketkä pelaavat vastakkain
club-kind-round-robin = Kaikki kaikkia vastaan
club-kind-round-robin-about = Voitosta saa pisteen, tasapelistä puolikkaan. Jos pisteet ovat tasan, ratkaisevat ensin keskinäiset pelit, sitten voitettujen pisteet.
club-kind-knockout = Pudotuspeli
club-kind-knockout-about = Häviäjä putoaa. Tasapeli pelataan uudestaan, ja toinen aloittaa; toisen tasapelin jälkeen ratkaisee arpa.
club-rounds = Kierroksia
club-rounds-all = Kunnes kaikki ovat kohdanneet
club-bot = Botti, jos pelaajia on pariton määrä
club-pause = Tauko kierrosten välissä
club-open = Avaa ovet
club-link = Linkki tähän iltaan
club-come = Tule mukaan kerhoiltaan.
club-join = Mukaan
club-join-other = Joku muu tällä laitteella
club-joined = Olet mukana, { $name }.
club-wait-begin = Peli alkaa, kun järjestäjä sanoo.
club-late-seat = Botti pelaa mukana, koska pelaajia on pariton määrä. Voit ottaa sen paikan seuraavasta kierroksesta alkaen.
club-late-watch = Voit katsoa kaikkia pelejä: napauta silmää parin vieressä tai avaa iso näyttö.
club-late-joined = Pelaat seuraavasta kierroksesta alkaen.
club-late-screen = Katso isolta näytöltä
club-people = { $count ->
    [one] Paikalla on yksi pelaaja
   *[other] Paikalla on { $count } pelaajaa
}
club-nobody = Täällä ei ole vielä ketään. Lähetä linkki tai näytä koodi.
club-gone = on lähtenyt
club-leave = Lähde illasta
club-leave-ask = Lähdetkö illasta?
club-leave-text = Jos ilta on alkanut, häviät pelit, jotka ovat sinulta pelaamatta.
club-remove-text = Jos ilta on alkanut, pelaamatta olevat pelit lasketaan tappioiksi.
club-begin = Aloita
club-begin-odd = Pelaajia on pariton määrä, joten botti tulee mukaan.
club-round = Kierros { $round }/{ $rounds }
club-stage-final = Loppuottelu
club-stage-semi = Välierät
club-stage-quarter = Puolivälierät
club-your-table = Pöytäsi on valmis
club-against = Vastassasi on { $name }.
club-sharing = { $one } ja { $two } pelaavat.
club-to-table = Pöytään
club-wait-round = Pelisi on tältä erää pelattu. Seuraava kierros alkaa, kun kaikki pelit ovat ohi.
club-out = Putosit pelistä. Kiitos, että pelasit!
club-bye-mine = Pääset suoraan seuraavalle kierrokselle.
club-next-in = Seuraavan kierroksen alkuun: { $time }.
club-next-now = Aloita nyt
club-pairs = Parit
club-playing = pelaavat
club-watch = Katso peliä: { $one } ja { $two }
club-has-bye = pääsee suoraan jatkoon
club-decide = Ratkaise
club-decide-ask = { $one } ja { $two }: kumpi voittaa?
club-decide-text = Peliin, jota kukaan ei pelaa loppuun. Pöytä suljetaan.
club-draw = Tasapeli
club-standings = Tilanne
club-all-rounds = Kaikki kierrokset
club-winner = { $name } voittaa illan!
club-winners = { $names } jakavat ykkössijan!
club-end = Päätä ilta
club-end-ask = Päätetäänkö ilta nyt?
club-end-text = Kesken olevia pelejä ei lasketa.
club-results-file = Tulokset taulukkona (CSV)
club-standings-file = Tilanne taulukkona (CSV)
club-screen = Iso näyttö
club-screen-empty = Juuri nyt ei pelata.
club-back = Takaisin iltaan
club-column-place = Sija
club-column-name = Nimi
club-column-points = Pisteet
club-column-played = Pelattu
club-column-won = Voitot
club-column-drawn = Tasapelit
club-column-lost = Tappiot
club-column-round = Kierros
club-column-one = Aloittaa
club-column-two = Vastustaja
club-column-points-one = Pisteet 1
club-column-points-two = Pisteet 2
club-column-how = Miten
club-column-table = Pöytä
club-how-game = pelattu
club-how-bye = suoraan jatkoon
club-how-walkover = lähti
club-how-organiser = ratkaistu
club-how-lot = arvalla

## The page: about Stip

about-title = Tietoa Stipistä
about-stip = Stip on hollantia ja tarkoittaa pistettä: pöytä pistepeleille. Pelaa ystävien tai bottien kanssa; Stip valvoo sääntöjä ja kertoo, miksi jokin ei käy.
about-independent = Pelit kuuluvat tekijöilleen ja julkaisijoilleen. Stip ei liity heihin mitenkään, eivätkä he ole hyväksyneet tai suositelleet sitä. Säännöt on kerrottu omin sanoin, ja piirrokset ovat omiamme.

## The page: rules

rules-title = { $game }: säännöt
rules-soon = Säännöt ovat tulossa.
rules-print = Tulosta
rules-clauses = Säännöt kohta kohdalta
rules-exact = Tarkka sääntö: { $clauses }
rules-contents = Tällä sivulla
rules-options = Tämän voi valita
rules-kind-ruling = meidän ratkaisumme
rules-kind-option = valittavissa
rules-marks = Napauta pisteitä, niin näet tarkan sanamuodon.

## The page: playing a game back

replay-soon = Ladataan peliä …
replay-play = Toista
replay-pause = Tauko
replay-first = Alkuun
replay-last = Loppuun
replay-speed = Nopeus
replay-keys = Nuolinäppäimet vievät siirrosta siirtoon, välilyönti toistaa ne.
share-link = Linkki tähän peliin

## The page: a saved record

record-view-title = Avaa tallennettu peli
record-view-lead = Valitse tallennettu peli, pudota tiedosto tähän tai liitä sen teksti. Siitä ei tallenneta mitään.
record-view-choose = Valitse tiedosto
record-view-paste = Pöytäkirjan teksti
record-view-open = Avaa
record-view-another = Avaa toinen
record-view-by = Kenen silmin
record-view-everybody = Katsoja
record-view-checked = Jokainen siirto on sääntöjen mukainen.
record-view-unfinished = Jokainen siirto on sääntöjen mukainen. Peli oli vielä kesken, kun se tallennettiin.

## The page: whether the shuffle was fair

shuffle-title = Sekoitettiinko rehellisesti?
shuffle-chance-start = Tässä pelissä ei sekoiteta mitään: arpa ratkaisi vain aloittajan.
shuffle-chance-nothing = Tässä pelissä ei sekoiteta mitään, eikä mitään jätetty sattuman varaan.
shuffle-fits = Kyllä. Kaikki sattuman varassa oleva oli lyöty lukkoon ja sinetöity ennen ensimmäistä siirtoasi. Tämän laitteen silloin saama sinetti sopii yhä: kukaan ei ole koskenut siihen sen jälkeen.
shuffle-joined-late = Kyllä, sikäli kuin tämä laite voi nähdä. Se tuli mukaan, kun peli oli jo alkanut. Sen silloin saama sinetti sopii yhä: mitään ei ole muutettu sen jälkeen.
shuffle-unknown = Todennäköisesti, mutta tämä laite ei voi sanoa sitä varmaksi: se ei ollut mukana pelin aikana. Se, mitä palvelin nyt näyttää, sopii yhteen; pelaajien omat laitteet tietävät enemmän.
shuffle-broken = Ei. Se, mikä lopuksi avattiin, ei sovi alun sinettiin. Joku on peukaloinut sekoitusta: älä luota tähän peliin.
shuffle-how = Näin kuka tahansa voi tarkistaa sen
shuffle-how-text = Pöytäkirjassa on koko jako ja jokainen siirto. Tallenna se ja avaa se tässä, tai anna Stipin millä tahansa tietokoneella toistaa ja tarkistaa kaikki:
shuffle-seal = Sinetti alusta
shuffle-seal-joined = Sinetti siltä ajalta, kun tämä laite tuli mukaan
shuffle-seal-now = Sinetti, jonka palvelin nyt näyttää
shuffle-seed = Mitä sinetöitiin

## The page: looking back

review-title = Pelin jälkeen
review-title-of = { $game }: pelin jälkeen
review-record = Tallenna pöytäkirja
review-which = Mikä peli
review-game = Peli { $number }
review-soon = Käydään peli vielä kerran läpi.
review-soon-how-long = Se voi kestää minuutin.
review-preparing = Palvelin valmistelee peliä vielä; ensimmäisellä kerralla se kestää minuutin tai pari.
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
review-loss = maksoi { $loss } mahdollisuuksista
review-better = Parempi:
review-show = Näytä
review-signs = ? virhe, ?? paha virhe
review-none = Mikään yksittäinen siirto ei ratkaissut peliä.
