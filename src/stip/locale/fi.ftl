### Stipin sanat suomeksi, niin kuin ystävä pöydän toiselta puolelta ne sanoisi. Nimet ovat samat kuin en.ftl:ssä.
### Ruudut, kortit ja paikat jäävät perusmuotoon: lause rakentuu niiden ympärille.

## Setting up

unknown-game = Peliä ”{ $game }” ei ole. Pelit ovat: { $games }.
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

## Why not, in Halma

halma-must-move = Yksi nappuloistasi voi liikkua.
halma-nothing-there = Napauta nappulaasi, sitten ruutua.
halma-finished = Se väri on maalissa: nappulat pysyvät siellä.
halma-other-colour = Kummallakin värilläsi on oma vuoronsa.
halma-not-yours = Ruudussa { $from } ei ole nappulaasi.
halma-stuck = Minne? Nappula ruudussa { $from } tarvitsee määränpään.
halma-nowhere = Siirto päättyy muualle kuin mistä alkoi.
halma-occupied = { $to } on varattu.
halma-stay = Nappula ruudussa { $from } on perillä: se pysyy pesässään.
halma-no-path = Sarjan joka hyppy vie yhden nappulan yli heti sen takana olevaan tyhjään ruutuun.
halma-too-far = Ruudusta { $from } ei pääse siirrolla ruutuun { $to }.

## Why not, in Punto

punto-other-card = Esiin kääntyi { $card }, ei { $other }.
punto-nothing-there = Napauta ruutua, johon { $card } tulee.
punto-middle = Ensimmäinen kortti tulee keskelle.
punto-nine = Yhdeksikköä ei voi peittää.
punto-too-low = { $value } ei riitä, kun alla on { $top }: pisteitä pitää olla enemmän.
punto-apart = { $place } ei kosketa muita kortteja.
punto-too-wide = Ruudun { $place } kanssa kortteja olisi yli { $most } rivillä tai sarakkeella.

## Hints: what is good about a move

hint-only-move = muuta ei voi tehdä
hint-wins = voittaa pelin
hint-best-chances = antaa parhaat mahdollisuudet

## Hints, in Halma

hint-halma-distance = vie nappulaa eteenpäin
hint-halma-at-home = vie nappulan ulos omasta pesästä
hint-halma-outside = { $after ->
    [0] vie viimeisen nappulan maaliin
   *[other] vie nappulan maaliin
}
hint-halma-last = tuo takimmaista nappulaa mukana

## Hints, in Tokken

hint-tokken-home = vie { $after ->
    [1] nappulan
    [2] toisen nappulan
    [3] kolmannen nappulan
   *[other] viimeisen nappulan
} kotiin
hint-tokken-last = jättää vain yhden nappulan vietäväksi kotiin
hint-tokken-next = tuo seuraavaksi kotiin menevää nappulaa lähemmäs
hint-tokken-next-theirs = heittää taakse vastustajan seuraavan kotiintulijan
hint-tokken-second = tuo seuraavan jälkeistä nappulaa eteenpäin
hint-tokken-second-theirs = heittää taakse vastustajan seuraavan jälkeisen
hint-tokken-later = tuo nappulaa eteenpäin
hint-tokken-later-theirs = heittää vastustajan nappulan taakse
hint-tokken-best = vahvistaa kädessä olevaa korttia
hint-tokken-best-theirs = vie terän vastustajan parhaalta kortilta
hint-tokken-rest = jättää seiskan lopulle hyvän reitin
hint-tokken-idle = saa useamman kortin kädestä pelikuntoon
hint-tokken-idle-theirs = jättää vastustajalle kortteja, joita ei voi pelata
hint-tokken-cards = ottaa uuden kortin

## Hints, in Punto

hint-punto-rounds = voittaa kierroksen
hint-punto-lacks-one = tekee suoran, josta puuttuu enää yksi kortti
hint-punto-lacks-one-theirs = rikkoo suoran, josta puuttuu enää yksi kortti
hint-punto-lacks-two = rakentaa suoraa, josta puuttuu kaksi korttia
hint-punto-lacks-two-theirs = rikkoo suoran, josta puuttuu kaksi korttia
hint-punto-lacks-three = aloittaa suoran
hint-punto-lacks-three-theirs = asettuu alkaneen suoran tielle
hint-punto-rows = tekee suoran, joka lasketaan, jos täyttä ei tule
hint-punto-rows-theirs = rikkoo suoran, joka laskettaisiin, jos täyttä ei tule

## Hints, in To the Point

hint-to-the-point-progress = pääsee lähemmäs maalia
hint-to-the-point-progress-theirs = työntää toista nappulaa taakse
hint-to-the-point-step = valmistelee seuraavaa askelta
hint-to-the-point-step-theirs = vie toiselta nappulalta seuraavan askeleen
hint-to-the-point-step-by-tile = jättää askeleen, johon riittää pelkkä laatta
hint-to-the-point-ways-on = avaa tästä lisää reittejä
hint-to-the-point-ways-on-theirs = jättää toiselle nappulalle vähemmän reittejä
hint-to-the-point-road = tekee pisteitä tuleville askelille
hint-to-the-point-road-theirs = rikkoo toisen nappulan tietä
hint-to-the-point-pushed-back = on vaikeampi työntää taakse
hint-to-the-point-pushed-by-tile = on vaikeampi työntää taakse
hint-to-the-point-wins = voittaa
hint-to-the-point-threat = uhkaa voittaa ensi vuorolla
hint-to-the-point-threat-theirs = estää voiton ensi vuorolla
hint-to-the-point-firm-threat = uhkaa voitolla, jota tuskin voi estää
hint-to-the-point-firm-threat-theirs = estää voiton ensi vuorolla
hint-to-the-point-goal-shut = avaa tien maaliin
hint-to-the-point-goal-shut-theirs = sulkee oman lähtöpisteen
hint-to-the-point-directions = säästää kortteja, joissa on paljon suuntia
hint-to-the-point-straight-cards = säästää kortteja, jotka vievät suoraan eteenpäin

## Records

record-error = Rivi { $line }: { $why }
record-mismatch = Rivi { $line }: { $why }
record-too-long = Pöytäkirjassa on yli { $most } merkkiä.
record-not-text = Tämä ei ole tekstitiedosto.
record-no-game = Pöytäkirja alkaa tunnisteilla, ja yksi niistä kertoo pelin: [Game "halma"].
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

## Why not, in Tokken

tokken-nothing-there = Napauta korttia kädessäsi, sitten nappulaa.
tokken-not-in-hand = Kädessäsi ei ole korttia { $card }.
tokken-which-pawn = Mikä nappula? Sen pitää päästä liikkeelle ({ $card }).
tokken-unplayable = { $card } ei käy nyt: mikään nappula ei pääse sillä liikkeelle.
tokken-must-play = Käsi heitetään pois vain, kun mitään sen korttia ei voi pelata.
tokken-give-first = Valitse ensin juuri jaetuista korteista yksi annettavaksi.
tokken-no-exchange = Kortteja vaihdetaan vain heti jaon jälkeen.
tokken-kept = Säästetty kortti ei ole mukana vaihdossa.
tokken-keep-last-round = Kolmannella kierroksella pelataan kaikki kortit.
tokken-keep-joker = Vain jokerin lisäkortin tällä kierroksella ottanut saa säästää kortin.
tokken-keep-one = Säästää voi vain viimeisen korttinsa, kun toisella ei ole enää yhtään.
tokken-keep-unplayable = Korttia { $card } ei voi pelata, joten se heitetään pois: säästää voi vain kortin, jonka voisi pelata.
tokken-in-reserve = { $pawn } odottaa reservissä: ässä, kuningas tai jokeri tuo sen peliin.
tokken-not-in-reserve = { $pawn } on jo laudalla.
tokken-no-entry = { $pawn } tulee peliin vain ässällä, kuninkaalla tai jokerilla.
tokken-base-taken = Kotipesässäsi on oma nappulasi.
tokken-closed = Nappula omassa kotipesässään on tiellä: sitä ei ohiteta eikä lyödä.
tokken-past-row = Se on liian kaukana ({ $pawn }): tie päättyy kotiriviin.
tokken-other-spot = Kotirivillä { $pawn } seisoo vain oman värinsä paikalla.
tokken-row-passed = Kotirivillä nappula ei ohita toista.
tokken-far-end = Kotirivi täyttyy perältä: syvemmät paikat tulevat ensin.
tokken-stays-home = { $pawn } on kotona, ja pysyy siellä.
tokken-crosses-base = Neljä taaksepäin, ja { $pawn } ylittäisi oman kotipesänsä.
tokken-on-base = { $pawn } on omassa kotipesässään: vitonen ei siirrä sitä.
tokken-five-theirs = Vitonen siirtää vastustajan nappulaa.
tokken-own-pawns = { $card } siirtää vain omia nappuloitasi.
tokken-only-jack = Vain jätkä vaihtaa kahden nappulan paikat.
tokken-swap-two = Jätkä tarvitsee kaksi nappulaa: omasi ja vastustajan.
tokken-swap-ring = Jätkän kummankin nappulan on oltava kehällä.
tokken-swap-base = { $pawn } on omassa kotipesässään: jätkä ei siirrä sitä.
tokken-goes-home = Tällä kortilla { $pawn } menee kotiin.
tokken-elsewhere = Tällä kortilla { $pawn } menee ruutuun { $field }.
tokken-dot = Mustasta pisteestä { $pawn } jatkaa seuraavaan, ruutuun { $field }.
tokken-finish-seven = Ensin seiska: { $left ->
    [one] { $left } askel
   *[other] { $left } askelta
} on jäljellä.
tokken-moved-already = { $pawn } on jo kulkenut osansa tästä seiskasta.
tokken-how-far = Kuinka pitkälle? { $pawn } voi kulkea seiskasta enintään { $left }.
tokken-too-many = Seiskaa on jäljellä vain { $left ->
    [one] { $left } askel
   *[other] { $left } askelta
}.
tokken-seven-rest = Silloin mikään ei voisi kulkea seiskan loppua ({ $rest }).

## Why not, in To the Point

point-nothing-there = Napauta laattaa tai korttia, tai päätä vuorosi.
point-tile-done = Laattatoimesi on tehty: yksi vuorossa.
point-card-done = Korttitoimesi on tehty: yksi vuorossa.
point-no-cell = Laudalla ei ole ruutua { $cell }.
point-centre = { $cell } on painettu keskusta: siihen ei panna laattaa.
point-slot-empty = Avointa laattaa { $slot } ei ole.
point-cell-taken = Ruudussa { $cell } on jo laatta.
point-place-how = Minne avoin laatta tulee, ja miten päin?
point-no-tile = Ruudussa { $cell } ei ole laattaa.
point-locked = Ruudun { $cell } laatalla on nappula: laatta pysyy ennallaan.
point-turn-same = Sen käännön jälkeen ruudun { $cell } laatta näyttäisi samalta.
point-exchange-same = Sen vaihdon jälkeen kaikki näyttäisi samalta.
point-tile-how = Laatta ruudussa { $cell }: siirrätkö, käännätkö vai vaihdatko?
point-move-taken = Laatta siirtyy toiseen, tyhjään ruutuun; { $cell } ei ole.
point-not-held = Sinulla ei ole korttia { $card }.
point-card-how = Mihin? { $card } siirtää nappulaa, tuo omasi peliin tai vaihtuu.
point-entered = Nappulasi on jo laudalla.
point-start-empty = Lähtöruudussasi ei ole vielä laattaa.
point-start-colour = Lähtöpisteesi on { $colour ->
    [b] sininen
    [g] vihreä
   *[y] keltainen
}: { $card } ei sovi.
point-own-only = Tässä jokainen siirtää vain omaa nappulaansa.
point-rest = Siirsit vastustajan nappulaa viime vuorollasi: anna sen levätä.
point-off-board = Se nappula ei ole vielä laudalla.
point-too-far = Kerralla mennään kortin suunnassa seuraavaan pisteeseen.
point-direction = { $card } ei näytä suuntaa { $direction }.
point-dot-taken = Siinä pisteessä on nappula.
point-not-complete = Se piste ei ole kokonainen: se tarvitsee kaksi puolikasta.
point-two-colours = Sen pisteen puolikkaat ovat eriväriset.
point-dot-colour = Se piste on { $colour ->
    [b] sininen
    [g] vihreä
   *[y] keltainen
}: { $card } ei sovi.
point-no-change = Kortteja vaihdetaan, kun oma siirtosi on tuonut nappulasi punaiseen pisteeseen.
point-change-first = Nappulasi on punaisessa pisteessä: sano ensin, mitkä kortit vaihdat, vai etkö mitään.
point-change-more = Voit vaihtaa vain kortteja, jotka ovat kädessäsi.

## A server and its clients

bad-message = Tätä viestiä ei voi lukea: { $why }
message-malformed = { $detail }.
message-is-binary = sen pitäisi olla tekstiä.
message-too-long = siinä on yli { $most } tavua.
message-no-hello = ensimmäisen viestin pitäisi olla hello.
message-second-hello = hello tuli jo.
bad-secret = Tämä ei ole palvelimen tekemä salaisuus.
foreign-origin = Sivu osoitteesta { $origin } ei saa avata yhteyttä tänne.
no-such-page = Tässä osoitteessa ei ole mitään.
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
port-taken = Portti { $port } on käytössä, ehkä jo Stipillä. Toinen: stip serve --port { $other }

## At the table

bad-name = ”{ $name }” ei käy nimeksi. Nimessä on 1–{ $most } kirjainta, numeroa tai muuta näkyvää merkkiä.
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

## Scenes of Halma

scene-halma-field = { $field }, tyhjä
scene-halma-pawn = { $field }, { pigment } nappula
scene-halma-home = { $home } maalissa
scene-halma-ask = { $pigment ->
    [red] Punaiset nappulasi. Napauta yhtä.
    [blue] Siniset nappulasi. Napauta yhtä.
   *[other] Sinun vuorosi. Napauta nappulaa.
}
scene-halma-pass = Passaa
tell-halma-step = { $who ->
    [me] astut
   *[other] astuu
} ruudusta { $start } ruutuun { $end }
tell-halma-hop = { $who ->
    [me] hyppäät
   *[other] hyppää
} ruudusta { $start } ruutuun { $end }
tell-halma-pass = { $who ->
    [me] passaat
   *[other] passaa
}

## Scenes of To the Point

scene-point-cell = { $cell }, tyhjä
scene-point-centre = { $cell }, keskusta: siihen ei tule laattaa
scene-point-tile = { $where }, laatta: pohjoinen { $north }, itä { $east }, etelä { $south }, länsi { $west }
scene-point-dot = { $pigment ->
    [none] { $dot }, ei pistettä
    [any] { $dot }, piste joka kortille
    [printed] { $dot }, painettu piste, joka kortille
    [red] { $dot }, punainen piste
    [orange] { $dot }, oranssi piste
    [yellow] { $dot }, keltainen piste
    [green] { $dot }, vihreä piste
    [blue] { $dot }, sininen piste
   *[other] { $dot }, harmaa piste
}
scene-point-pawn = { pigment } nappula, { $dot }
scene-point-pawn-off = { pigment } nappula, laudan vieressä
scene-point-display = Laatat ja kortit laudan vieressä
scene-point-open = avoin laatta { $number }
scene-point-open-none = avoimen laatan paikka { $number }, tyhjä
scene-point-tiles = { $count ->
    [0] pakassa ei enää laattoja
    [one] pakassa 1 laatta
   *[other] pakassa { $count } laattaa
}
scene-point-cards = { $count ->
    [0] pakassa ei enää kortteja
    [one] pakassa 1 kortti
   *[other] pakassa { $count } korttia
}
scene-point-discards = { $count ->
    [0] ei poistettuja
    [one] 1 poistettu
   *[other] { $count } poistettua
}
scene-point-hand = Korttisi
scene-point-card = { pigment } kortti, { $signs ->
    [diagonal] neljä vinoa suuntaa
    [straight] neljä suoraa suuntaa
    [rising] koillinen ja lounas
    [falling] luode ja kaakko
    [along] ylös ja alas
   *[all] kaikki kahdeksan suuntaa
}
scene-point-rows = { $rows ->
    [one] vielä 1 rivi
   *[other] vielä { $rows } riviä
}
scene-point-done-so-far = { $stage ->
    [card] laatta pelattu
    [tile] kortti pelattu
   *[change] vaihtaa kortteja
}
scene-point-ask = { $stage ->
    [change] Vaihda mitä haluat, sitten Valmis.
    [card] Nyt kortti, tai päätä vuorosi.
    [tile] Nyt laatta, tai päätä vuorosi.
    [enter] Laske laatta; kortti tuo nappulasi peliin.
   *[both] Vuorosi: laatta ja kortti.
}
scene-point-turn = { $turns ->
    [0] Sellaisenaan
    [1] Neljänneskierros
    [2] Puoli kierrosta
   *[3] Kolme neljännestä
}
scene-point-done = Valmis
scene-point-end = Päätä vuoro
tell-point-turned = { $turns ->
    [1] neljänneksen
    [2] puoli kierrosta
   *[3] kolme neljännestä
}
tell-point-place = { $who ->
    [me] lasket
   *[other] laskee
} avoimen laatan { $slot } ruutuun { $cell }{ $turns ->
    [0] { "" }
   *[other] , kääntäen { tell-point-turned }
}
tell-point-move = { $who ->
    [me] siirrät
   *[other] siirtää
} laatan ruudusta { $cell } ruutuun { $other }
tell-point-turn = { $who ->
    [me] käännät
   *[other] kääntää
} ruudun { $cell } laattaa { tell-point-turned }
tell-point-exchange = { $who ->
    [me] vaihdat
   *[other] vaihtaa
} laatat ruuduissa { $cell } ja { $other }
tell-point-exchange-open = { $who ->
    [me] vaihdat
   *[other] vaihtaa
} ruudun { $cell } avoimeen laattaan { $slot }{ $turns ->
    [0] { "" }
   *[other] , kääntäen { tell-point-turned }
}
tell-point-card = { $signs ->
    [diagonal] { pigment } vino
    [straight] { pigment } suora
    [rising] { pigment } nouseva
    [falling] { pigment } laskeva
    [along] { pigment } pysty
   *[all] { pigment } joka suunta
}
tell-point-way = { $way ->
    [n] pohjoiseen
    [ne] koilliseen
    [e] itään
    [se] kaakkoon
    [s] etelään
    [sw] lounaaseen
    [w] länteen
   *[nw] luoteeseen
}
tell-point-walk = { $walker ->
    [own] { $who ->
        [me] kuljet
       *[other] kulkee
    }
   *[their] { $who ->
        [me] viet
       *[other] vie
    } toista nappulaa
} { tell-point-way }: { $card }
tell-point-enter = { $who ->
    [me] tulet
   *[other] tulee
} peliin: { $card }
tell-point-swap = { $who ->
    [me] vaihdat
   *[other] vaihtaa
}: { $card }
tell-point-change = { $who ->
    [me] vaihdat
   *[other] vaihtaa
} kortteja: { $card }
tell-point-keep = { $who ->
    [me] pidät
   *[other] pitää
} kaikki kortit
tell-point-end = { $who ->
    [me] päätät
   *[other] päättää
} vuoron

## The page: names of the games

game-halma = Halma
game-punto = Punto
game-tokken = Tokken
game-to-the-point = To the Point

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

ask-field = Minne? Napauta pistettä.
ask-place = Minne? Napauta ruutua.
ask-pawn = Mikä nappula?
ask-card = Mikä kortti?
ask-home = Napauta paikkaa kotona.
ask-cell = Minne se tulee?
ask-turn = Miten päin?
ask-open = Mikä avoin laatta?
ask-dot = Mihin pisteeseen?
ask-done = Lisää kortteja, vai valmis?
ask-next = Entä sitten?
ask-only-out = Yhtäkään korteistasi ei voi pelata.

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
end-H-12 = Kaikki nappulat ovat vastakkaisessa pesässä.
end-H-13 = Vastakkainen pesä on täynnä.
end-H-14 = Peli kiersi kehää.
end-H-15 = Vain yksi on yhä matkalla.
end-P-22 = Kierrokset riittävät voittoon.
end-P-23 = Kaikki kierrokset on pelattu.
end-T-19 = Kukaan ei pääse enää kotiin.
end-T-29 = Neljä nappulaa on kotona.
end-T-30 = Peli kesti jo tarpeeksi.
end-TP-25 = Nappula on toisen lähtöpisteessä.
end-TP-26 = Peli kesti jo tarpeeksi.
end-draw = Yhteinen päätös.

## Scenes of Punto

scene-punto-place = { $place }, tyhjä
scene-punto-card = { $place }, { pigment } { $value }{ $beneath ->
    [0] { "" }
   *[other] , alla { $beneath }
}{ $neutral ->
    [yes] , neutraali
   *[other] { "" }
}
scene-punto-turned-up = { pigment } { $value }, käännetty{ $neutral ->
    [yes] , neutraali
   *[other] { "" }
}
scene-punto-pile = { $pile ->
    [own] Pakkasi
   *[other] Paikan { $pile } pakka
}, { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}
scene-punto-display = Muut pakat
scene-punto-hand = Korttisi
scene-punto-rounds = { $rounds ->
    [one] 1 kierros
   *[other] { $rounds } kierrosta
}
scene-punto-won-last = { scene-punto-rounds }, { pigment } { $value } pois
scene-punto-ask = Sinun { pigment } { $value }. Minne se tulee?
scene-punto-ask-neutral = Neutraali { pigment } { $value }. Minne se tulee?
scene-punto-ask-middle = Sinun { pigment } { $value } tulee keskelle.
tell-punto-card = { $who ->
    [me] pelaat
   *[other] pelaa
} { $place }: { pigment } { $value }

## The page: when something cannot be had

problem-unreachable = Palvelin ei vastaa.
problem-unreachable-do = Onko se käynnissä? Mitään ei katoa sillä välin.
problem-again = Yritä uudelleen

## The page: home

home-hello = Käy pöytään.
home-about = Neljä pistepeliä ystävän tai botin kanssa.
home-language = Kieli
home-dark = Tumma
home-games = Pelit
home-halma = Hypi toiselle puolelle.
home-punto = Pisteet suoraksi.
home-tokken = Neljä kotiin.
home-to-the-point = Rakenna ja kulje.
home-players = 2 pelaajaa
home-players-to = 2–{ $most } pelaajaa
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
how-halma-1 = Kaikki nappulasi vastakkaiseen pesään.
how-halma-2 = Vuoro: yksi askel, tai hyppyjä peräkkäin.
how-halma-3 = Hyppää kenen tahansa yli. Ensin maalissa voittaa.
how-punto-1 = Käännä kortti ja laske se toisen viereen.
how-punto-2 = Tai peitä kortti, jossa on vähemmän.
how-punto-3 = Kaksi pelaajaa tai joukkueet: viiden suora omaa väriäsi voittaa. Kolme tai neljä, kukin omillaan: neljän.
how-tokken-1 = Vaihda kortti. Ässä, kuningas tai jokeri tuo nappulan peliin.
how-tokken-2 = Kortit siirtävät nappuloitasi. Osu toisiin, niin ne palaavat alkuun.
how-tokken-3 = Neljä nappulaa kotirivillä voittaa.
how-to-the-point-1 = Laske laattoja: kaksi puolikasta on piste.
how-to-the-point-2 = Pelaa kortti ja kulje sen väriseen pisteeseen.
how-to-the-point-3 = Ensin toisen lähtöpisteessä voittaa.

## The page: setting up

setup-how = Näin se menee
setup-about-halma = Vie kaikki nappulasi vastakkaiseen pesään. Astu yksi ruutu, tai hypi nappuloiden yli niin monesti kuin voit.
setup-about-punto = Laske kortteja vierekkäin tai vähempien pisteiden päälle, kunnes suora on väriäsi.
setup-about-tokken = Pelaa kortteja, kierrä kehää ja tuo neljä nappulaa kotiin ennen toista.
setup-about-to-the-point = Laske laattoja, niin syntyy pisteitä, ja kulje niitä pitkin toiselle puolelle.
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

option-halma-may_leave_goal = Maalista saa lähteä
option-halma-may_leave_goal-yes = kyllä
option-halma-may_leave_goal-no = ei
option-halma-squatters = Kotiin jäävät nappulat
option-halma-squatters-count = eivät estä
option-halma-squatters-strict = estävät
option-punto-rounds_to_win = Kierroksia voittoon
option-punto-teams = Joukkueet, parit vastakkain
option-punto-teams-yes = kyllä
option-punto-teams-no = ei
option-tokken-track = Kehän ruutuja
option-tokken-black_dot_offset = Mustan pisteen ruutu
option-tokken-exchange = Ennen joka kierrosta
option-tokken-exchange-swap = vaihda kortti
option-tokken-exchange-draw = vedä kortti
option-tokken-exchange-none = ei vaihtoa
option-tokken-home_order = Kotirivi
option-tokken-home_order-far_end = perältä alkaen
option-tokken-home_order-free = vapaa järjestys
option-tokken-dot_past_home = Viimeinen musta piste ennen kotia
option-tokken-dot_past_home-pass = vie sen ohi
option-tokken-dot_past_home-stay = on tavallinen ruutu
option-to-the-point-board = Lauta
option-to-the-point-board-7x7 = 7 × 7
option-to-the-point-board-5x7 = 5 × 7
option-to-the-point-own_pawn_only = Kulje vain omalla nappulalla
option-to-the-point-own_pawn_only-yes = kyllä
option-to-the-point-own_pawn_only-no = ei
option-to-the-point-push = Toisen nappulan kuljetus
option-to-the-point-push-free = joka vuoro
option-to-the-point-push-rest = ei kahdesti peräkkäin

## Scenes of Tokken

scene-tokken-card = { $rank ->
    [A] ässä
    [T] 10
    [J] jätkä
    [Q] rouva
    [K] kuningas
    [X] jokeri
   *[other] { $rank }
}
scene-tokken-field = Ruutu { $field }{ $kind ->
    [dot] , musta piste
    [base] , kotipesä
   *[field] { "" }
}
scene-tokken-spot = { pigment } paikka kotirivilläsi
scene-tokken-pawn = { $whose ->
    [own] Sinun { pigment } nappulasi
    [theirs] Toisen { pigment } nappula
    [round] Pyöreä { pigment } nappula
   *[square] Kulmikas { pigment } nappula
}, { $where ->
    [home] kotona
    [reserve] reservissä
   *[field] ruutu { $field }
}
scene-tokken-pile = { $cards ->
    [one] 1 kortti jakamatta
   *[other] { $cards } korttia jakamatta
}
scene-tokken-played = { $cards ->
    [one] 1 kortti pelattu
   *[other] { $cards } korttia pelattu
}{ $rank ->
    [none] { "" }
   *[other] , viimeksi { scene-tokken-card }
}
scene-tokken-hand = Kätesi
scene-tokken-given = { scene-tokken-card }, annetaan pois
scene-tokken-home = { $home } kotona
scene-tokken-home-known = { scene-tokken-home }, sinulta { $cards }
scene-tokken-ask = Vuorosi. Napauta korttia.
scene-tokken-ask-give = Napauta annettavaa korttia.
scene-tokken-ask-seven = { $left ->
    [one] 1 askel jäljellä. Mikä nappula?
   *[other] { $left } askelta jäljellä. Mikä nappula?
}
scene-tokken-ask-keep = Pelaa viimeinen korttisi tai säästä se.
scene-tokken-keep = Säästä tämä kortti
scene-tokken-out = Mikään ei käy: heitä käsi pois
tell-tokken-enter = { $who ->
    [me] tuot
   *[other] tuo
} { $pigment ->
    [red] punaisen
    [orange] oranssin
    [yellow] keltaisen
    [green] vihreän
    [blue] sinisen
   *[other] harmaan
} peliin { $rank ->
    [A] ässällä
    [T] kympillä
    [J] jätkällä
    [Q] rouvalla
    [K] kuninkaalla
    [X] jokerilla
   *[other] kortilla { $rank }
}
tell-tokken-walk = { $who ->
    [me] siirrät
   *[other] siirtää
} { $pigment ->
    [red] punaista
    [orange] oranssia
    [yellow] keltaista
    [green] vihreää
    [blue] sinistä
   *[other] harmaata
} { $rank ->
    [A] ässällä
    [T] kympillä
    [J] jätkällä
    [Q] rouvalla
    [K] kuninkaalla
    [X] jokerilla
   *[other] kortilla { $rank }
}
tell-tokken-back = { $who ->
    [me] siirrät
   *[other] siirtää
} { $pigment ->
    [red] punaista
    [orange] oranssia
    [yellow] keltaista
    [green] vihreää
    [blue] sinistä
   *[other] harmaata
} taakse { $rank ->
    [A] ässällä
    [T] kympillä
    [J] jätkällä
    [Q] rouvalla
    [K] kuninkaalla
    [X] jokerilla
   *[other] kortilla { $rank }
}
tell-tokken-part = { $who ->
    [me] siirrät
   *[other] siirtää
} { $pigment ->
    [red] punaista
    [orange] oranssia
    [yellow] keltaista
    [green] vihreää
    [blue] sinistä
   *[other] harmaata
}, { $steps } seiskasta
tell-tokken-push = { $who ->
    [me] siirrät
   *[other] siirtää
} toisen { $pigment ->
    [red] punaista
    [orange] oranssia
    [yellow] keltaista
    [green] vihreää
    [blue] sinistä
   *[other] harmaata
} { $rank ->
    [A] ässällä
    [T] kympillä
    [J] jätkällä
    [Q] rouvalla
    [K] kuninkaalla
    [X] jokerilla
   *[other] kortilla { $rank }
}
tell-tokken-swap = { $who ->
    [me] vaihdat
   *[other] vaihtaa
} { $pigment ->
    [red] punaisen
    [orange] oranssin
    [yellow] keltaisen
    [green] vihreän
    [blue] sinisen
   *[other] harmaan
} toisen { $other ->
    [red] punaiseen
    [yellow] keltaiseen
    [green] vihreään
   *[blue] siniseen
}
tell-tokken-give = { $who ->
    [me] annat
   *[other] antaa
} pois { $rank ->
    [A] ässän
    [T] kympin
    [J] jätkän
    [Q] rouvan
    [K] kuninkaan
    [X] jokerin
   *[other] kortin { $rank }
}
tell-tokken-keep = { $who ->
    [me] säästät
   *[other] säästää
} viimeisen kortin
tell-tokken-out = { $who ->
    [me] heität korttisi
   *[other] heittää korttinsa
} pois

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
about-stip = Stip on hollantia ja tarkoittaa pistettä: pöytä neljälle pistepelille. Pelaa ystävien tai bottien kanssa; Stip valvoo sääntöjä ja kertoo, miksi jokin ei käy.
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
