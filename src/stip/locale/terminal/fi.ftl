### What only the command line says, in Finnish.

## Tournaments and training

no-log-file = { $file } ei voi olla turnauksen loki: lokin on oltava tavallinen, alle 1 Gt:n tiedosto.
damaged-training = Kansiossa { $folder } olevan harjoittelun tiedostoa ei voi lukea ({ $problem }).
bad-weights = { $file } ei ole painotiedosto, kuten pelin weights.json. Mitään ei muutettu.
game-died = { $tries } klusterin työprosessia kuoli peräkkäin pelatessaan sitä
no-cluster = Osoitteessa ”{ $address }” ei ole Ray-klusteria ({ $problem }). Osoite on local, auto, KONE:PORTTI tai ray://KONE:PORTTI.
cluster-failed = Ray-klusteri epäonnistui ({ $problem }).
other-installation = Koneella { $host } on paketista { $package } eri tiedostot kuin tällä koneella: asenna sinne sama versio.

## Arguments

bad-picture = Kuva on svg- tai png-tiedosto: { $file }
bad-pair = ”{ $text }” ei ole muotoa NIMI=ARVO, kuten --option board=5x7.
option-twice = Valinta { $option } on annettu useammin kuin kerran.
folder-not-empty = { $folder } ei ole tyhjä eikä tämän komennon kirjoittama sivusto.
page-not-built = Tämän asennuksen sivu ei ole täydellinen. Asenna Stip uudelleen tai suorita ”python scripts/page.py” lähdekoodissa.
bad-site = Kansiota { $folder } ei voi käyttää: { $why }
site-none = se ei ole komennon ”stip site” kirjoittama sivusto.
site-version = se on versiosta { $version } ja tämä palvelin versiosta { $own }. Kirjoita se uudelleen: stip site { $folder }
site-games = siitä puuttuu { $games }. Kirjoita se uudelleen: stip site { $folder }
bad-server-address = ”{ $url }” ei ole palvelimen osoite: sen pitäisi näyttää tältä: https://example.org.
bad-host = ”{ $host }” ei ole tämän tietokoneen osoite, jota voisi kuunnella, kuten 127.0.0.1 tai 0.0.0.0.
bad-origin = ”{ $origin }” ei ole alkuperä (origin), kuten https://example.org.
limit-no-pair = kirjoita se muodossa NIMI=LUKU, kuten tables_per_hour=20.

## Play in the terminal

bad-seat-word = Botin taso on 1–5 0,25:n välein, ei { $word }.
no-terminal = Tähän tarvitaan pääte. Rivi riviltä voi pelata missä vain: --plain
no-lesson = Pelille { $game } ei ole oppituntia.
not-resumable = Tiedostossa { $file } pelaavat vain botit, joten jatkettavaa ei ole.
terminal-sits = { $name } istuu paikalle { $seat }.
terminal-leaves = Paikka { $seat } on taas vapaa.
terminal-taken-back = Viimeinen siirto on peruttu.
terminal-again = Uusi peli alkaa.
terminal-quit-ask = Poistutaanko tästä pelistä?
terminal-yes-no = k tai n
terminal-saved = Tallennettu tiedostoon { $file }.
terminal-lesson-not-saved = oppituntia ei tallenneta
terminal-press-enter = Paina Enter.
terminal-left = Syöte loppui: peli päättyy tähän.
terminal-more-touches = … ja vielä { $count }: kirjoita ”siirrot” tai siirto merkintänä.
terminal-rules-where = Säännöt: stip rules { $game }
terminal-keys = nuolet Enter Tab · Esc pois · h vihje · u peru · s tallenna · k selite · q lähde
terminal-keys-go-on = Enter jatkaa · q lopeta
terminal-keys-over = n uusi peli · s tallenna · q lopeta
terminal-keys-watch = q lopeta
terminal-plain-help = Valitse numerolla tai nimellä, tai kirjoita siirto merkintänä. Muut sanat: { $words }.
word-help = apua
word-look = katso
word-moves = siirrot
word-hint = vihje
word-undo = peru
word-back = takaisin
word-save = tallenna
word-resign = luovuta
word-again = uudestaan
word-yes = kyllä
word-no = ei
word-rules = säännöt
word-quit = lopeta

bad-table-address = ”{ $address }” ei ole linkki pöytään, kuten http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
not-stip = Osoitteessa { $server } ei ole Stipiä.
unreachable = { $server } ei vastaa ({ $why }).
terminal-saved-by-server = palvelin säilyttää tämän pelin; pöytäkirjan voi tallentaa sivulla
terminal-farewell = { $why ->
    [replaced] Tämä pöytä on avattu muualla.
    [closed] Tämä pöytä on suljettu.
   *[other] Palvelin on katkaissut yhteyden.
}

## Commands and their help

engine-failed = Pelaaja { $engine } ei toiminut: { $problem }
position-malformed = ”{ $text }” ei ole asemateksti, kuten GAME/2/1/ePmE….
position-damaged = teksti on vioittunut tai vajaa.
bad-engine-command = Komentoa ”{ $command }” ei ymmärretä tässä.
no-such-language = Kielellä ”{ $language }” ei ole tekstejä. Kielet ovat: { $languages }.
not-well = { $count ->
    [one] Yksi asia on vialla.
   *[other] { $count } asiaa on vialla.
}
prepared = Kaikki pelit ovat valmiina. { $compiled ->
    [0] Niiden konekoodi tuli Stipin mukana: mitään ei tarvinnut kääntää.
   *[other] Käännetty koodi on kansiossa { $folder }.
}
greeting-demo = Peli { $game } pelaa itseään:
greeting-play = pelaa bottia vastaan
greeting-lesson = opi peli pelaamalla
greeting-games = mitä voi pelata
greeting-rules = säännöt
greeting-serve = pöytä selaimessa, myös ystäville
greeting-join = istu jonkun pöytään
greeting-help = kaikki muu
manual-name = NIMI
manual-synopsis = KÄYTTÖ
manual-commands = KOMENNOT
manual-exit = PALUUARVOT
exit-0 = Kaikki meni hyvin.
exit-1 = Pöytäkirja on luettavissa mutta ei pidä paikkaansa.
exit-2 = Pyydetty ei ole mahdollista; yksi rivi virhetulosteessa kertoo miksi.
exit-130 = Keskeytetty näppäimillä Ctrl-C.
exit-141 = Kukaan ei enää lukenut tulostetta.
help-usage = Käyttö:
help-arguments = Argumentit
help-options = Valinnat
help-commands = Komennot
help-help = Näytä tämä ohje.
help-stip = Lautapelejä pisteillä: pelaa, tarkista ja tutki niitä.
usage-missing = { $what } puuttuu.
usage-unknown-option = Valintaa { $option } ei ole.
usage-unknown-command = Komentoa ”{ $command }” ei ole.
usage-bad = Valinnan { $what } arvo ei käy.
usage-extra = ”{ $text }” on liikaa.
help-play = Pelaa peliä päätteessä sen jakavien ihmisten ja bottien kanssa.
help-join = Istu palvelimen pöytään sen linkillä; se, jolla on jo paikka, jatkaa peliä.
help-watch = Katso tallennettua peliä siirto siirrolta tai palvelimen pöytää.
help-games = Luettele pelit, niiden valinnat ja se, miten botit pelaavat.
help-rules = Näytä pelin säännöt tai yksi kohta.
help-hint = Näytä vuorossa olevan paras siirto ja miksi se on hyvä.
help-analyse = Näytä aseman parhaat siirrot.
help-review = Näytä voiton mahdollisuudet joka siirron jälkeen ja paremmat siirrot.
help-show = Näytä tallennetun pelin lauta sellaisena kuin yksi paikka sen näki.
help-verify = Pelaa pöytäkirjat läpi ja tarkista ne.
help-serve = Käynnistä palvelin, jossa on pöytiä ihmisille ja boteille.
help-site = Kirjoita sivu sivustoksi, joka ei tarvitse palvelinta, mille tahansa tiedostopalvelulle.
help-admin = Hallitse palvelimen pöytiä.
help-arena = Anna bottien pelata toisiaan vastaan ja aseta ne järjestykseen.
help-engine = Anna toisen ohjelman pelata botin kanssa rivi riviltä.
help-simulate = Pelaa monta peliä satunnaisin siirroin ja näytä tilastot.
help-trace = Näytä koko peli JSON Lines -muodossa.
help-perft = Laske kaikki mahdolliset siirtosarjat.
help-train = Anna haun oppia peleistä itseään vastaan.
help-tune = Sovita pelin piirteiden painot.
help-prepare = Käännä kaikki pelit nyt.
help-doctor = Kerro, mitä on asennettu ja mikä on vialla.
help-man = Näytä ohjesivu.
option-game = Peli: katso stip games.
option-who = Ketkä pelaavat, paikka paikalta: nimi tai botin taso (1–5).
option-players = Pelaajien määrä.
option-option = Aseta pelin valinta; voi toistaa.
option-seed = Kokonaisluku; sama luku antaa samat pelit.
option-first = Aloittava paikka; muuten arpa ratkaisee.
option-file = Tallenna peli tähän tiedostoon joka siirron jälkeen; jos se on jo olemassa, jatka siitä.
option-resume = Jatka viimeksi tallennettua peliä.
option-lesson = Opi peli pelaamalla.
option-plain = Rivi riviltä, sanoin: ruudunlukijoille, putkille ja skripteille.
option-fast = Botit siirtävät heti, ilman lukutaukoa.
option-url = Linkki pöytään.
option-name = Nimesi.
option-seat = Paikka, josta katsotaan; 0 on katsoja.
option-what = Pöytäkirja tai linkki palvelimen pöytään.
option-seconds = Miettimisaika sekunteina.
option-as_json = Tulosta JSON muille ohjelmille.
option-clause = Sääntöjen kohta tai yleinen kohta, kuten G-3.
option-after = Asema näin monen siirron jälkeen; muuten viimeinen.
option-top = Montako siirtoa näytetään.
option-files = Pelien pöytäkirjoja; - on vakiosyöte.
option-picture_file = Kirjoita sen sijaan kuva tähän tiedostoon (svg, png).
option-language = Kieli: da, en, fi, is, nb, nl tai sv; muuten tietokoneen kieli.
option-version = Näytä versio.
option-bot = Pelaava botti, kuten 3 tai 5@2s.

## The key to a game

terminal-mark-possible = voi koskea
terminal-mark-chosen = on valittu
terminal-mark-hinted = on vihjeen ehdotus
terminal-more-keys = Lisää: r luovuta · d ehdota tasapeliä · n uusi peli · y ja n vastaavat
terminal-keys-key = mikä tahansa näppäin palaa peliin
terminal-keys-more = mikä tahansa näppäin jatkaa
word-key = selite

## Words of the help

help-default = oletus
help-required = pakollinen
help-usage-options = [VALINNAT]
help-usage-command = KOMENTO [ARGUMENTIT]…
usage-no-value = { $option } tarvitsee arvon.
usage-choice = { $what }: arvon on oltava jokin näistä: { $choices }.
usage-range = { $what }: arvon on oltava luku väliltä { $least }–{ $most }.
usage-at-least = { $what }: arvon on oltava vähintään { $least }.
usage-number = { $what }: arvon on oltava luku.

## Help of single options

option-install_completion = Asenna täydennys tähän komentotulkkiin.
option-show_completion = Näytä tämän komentotulkin täydennys kopioitavaksi tai muokattavaksi.
option-play-seed = Kokonaisluku tai 64 heksadesimaalinumeroa; sama siemen antaa saman pelin.
option-trace-seed = { option-play-seed }
option-perft-seed = { option-play-seed }
option-join-seat = Paikka, jolle istut; muuten jokin vapaa.
option-watch-seconds = Sekunteja siirtojen välillä.
option-hint-file = Keskeneräisen pelin pöytäkirja, jossa on siemen (seed).
option-analyse-what = Pöytäkirja tai asema lyhyenä tekstinä.
option-review-file = Päättyneen pelin pöytäkirja.
option-review-plot_file = Tallenna kaavio mahdollisuuksista (png, svg, pdf).
option-show-file = Pelin pöytäkirja, jossa on siemen (seed).
option-iterations = Hakukierroksia siirtoa kohti.
option-database = Tietokanta; muuten tiedosto datakansiossasi (~/.local/share/stip).
option-host = Kuunneltava osoite; 0.0.0.0 kaikille verkossa.
option-port = Kuunneltava portti; 0 on mikä tahansa vapaa.
option-origin = Toinen alkuperä (origin), jonka sivut saavat yhdistää; voi toistaa.
option-workers = Työn jakavien prosessien määrä; useampi kuin yksi vaatii PostgreSQL:n.
option-host_name = Palvelimen toinen nimi, kuten example.org; voi toistaa.
option-proxy = Välityspalvelin tai verkko, jonka X-Forwarded-For-otsakkeisiin luotetaan; voi toistaa.
option-push_service = Toinen push-palvelu, jota laitteet saavat käyttää ilmoituksiin; voi toistaa.
option-limit = Muuta rajaa; voi toistaa.
option-device_bots = Komennon ”stip site” kirjoittama sivusto: botit ajattelevat pelaajien selaimissa, eikä tämä palvelin laske yhtään (STIP_DEVICE_BOTS).
option-in_browser = Avaa sivu selaimessa ja kirjaa vain ongelmat.
option-site-folder = Uusi kansio, tai jonka tämä komento on kirjoittanut aiemmin.
option-site-server = Missä ystävät pelaavat: palvelimen osoite, kuten https://example.org.
help-admin-list = Luettele pöydät, uusin ensin.
help-admin-show = Näytä, ketkä istuvat pöydässä ja missä peli on; ei mitään, mitä katsoja ei näkisi.
help-admin-export = Näytä pelin pöytäkirja, siemenineen jos peli on päättynyt.
help-admin-close = Sulje pöytä. Käynnissä oleva palvelin huomaa sen pöydän seuraavassa siirrossa.
help-admin-backup = Varmuuskopioi tietokanta sen ollessa käytössä.
option-code = Pöydän koodi.
option-phase = Näytä vain tässä vaiheessa olevat pöydät.
option-admin-list-limit = Näytä enintään näin monta pöytää.
option-admin-list-after = Jatka luetteloa tämän pöydän jälkeen.
option-admin-export-game = Pelin numero pöydässä, alkaen 1:stä; muuten viimeinen.
option-admin-backup-file = Uusi tiedosto. Siihen tulee siemeniä, joten pidä se omana tietonasi.
option-bots = Kaksi bottia tai enemmän: tasoja (1–5, myös 2.5), random, greedy, plain, ohjelmia tai moduuli:funktio.
option-games = Pelien määrä.
option-arena-games = Pelejä paria kohti; pariton määrä pyöristetään ylöspäin.
option-opening = Satunnaisia siirtoja ennen kuin botit aloittavat.
option-parquet_file = Kirjoita kaikki tulokset Parquet-muodossa, rivi kutakin peliä kohti.
option-train-parquet_file = Kirjoita kaikki asemat, joista opittiin, Parquet-muodossa.
option-ray_address = Pelaa Ray-klusterissa: local, auto, KONE:PORTTI tai ray://KONE:PORTTI.
option-jobs = Pelejä samaan aikaan; muuten yksi ydintä kohti.
option-log = Lokitiedosto (JSON Lines); siinä olevia pelejä ei pelata uudestaan.
option-arena-plot_file = Tallenna kaavio sijoituksista (png, svg, pdf).
option-json_file = Kirjoita kaikki tulokset JSON-muodossa tähän tiedostoon; - tulostaa vain ne.
option-records = Tallenna joka pelin pöytäkirja tähän kansioon.
option-threads = Säikeiden määrä; muuten yksi ydintä kohti.
option-simulate-plot_file = Tallenna kaavio pelien pituudesta ja siirtojen määrästä (png, svg, pdf).
option-plies = Lopeta näin monen siirron jälkeen.
option-policy = Miten siirrot valitaan.
option-record_file = Tallenna peli myös pöytäkirjana.
option-depth = Siirtojen määrä.
option-perft-first = Aloittava paikka.
option-by_move = Näytä määrä myös jokaiselle ensimmäiselle siirrolle.
option-folder = Pelien ja verkkojen kansio; siellä aloitettu harjoittelu jatkuu.
option-generations = Sukupolvien määrä; kukin pelaa edellisen verkolla.
option-train-games = Pelejä sukupolvea kohti.
option-epochs = Kuinka monta kertaa esimerkit käydään läpi.
option-contests = Pelejä pelkkiä piirteitä vastaan joka sukupolven jälkeen.
option-train-plot_file = Tallenna oppimiskäyrät (png, svg, pdf).
option-network_folder = Pelin kansio, jonka verkko korvataan.
option-tune-games = Pelejä kierrosta kohti.
option-rounds = Kierrosten määrä; kukin alkaa edellisen painoilla.
option-tune-jobs = Pelejä samaan aikaan.
option-tune-file = Päivitettävä painotiedosto.

## What commands print

preparing = { $title } valmistellaan (vain ensimmäisellä kerralla) …
first-start = { $title } käynnistyy ensimmäistä kertaa: ensimmäiset siirrot kestävät kauemmin.
no-memory = Muisti ei riitä siihen.
bad-plot = Kaavio on png-, svg- tai pdf-tiedosto: { $file }
system-EACCES = Pääsy estetty
system-EEXIST = Tiedosto on jo olemassa
system-EFBIG = Tiedosto on liian suuri
system-EISDIR = Tämä on kansio
system-ENAMETOOLONG = Tiedoston nimi on liian pitkä
system-ENOENT = Tiedostoa tai kansiota ei ole
system-ENOSPC = Laitteella ei ole enää tilaa
system-ENOTDIR = Tämä ei ole kansio
system-EPERM = Tämä ei ole sallittua
system-EROFS = Tähän ei voi kirjoittaa
serve-address = Stip on osoitteessa { $address }
serve-network = Verkossasi se on osoitteessa { $address }
serve-end = Ctrl-C lopettaa.
site-making = Peleistä tehdään WebAssemblya. Se kestää minuutteja, vain ensimmäisellä kerralla …
site-done = Sivusto on kansiossa { $folder }: { $megabytes } Mt. Vie se mihin tahansa palveluun, mihin tahansa kansioon, tai kokeile: python -m http.server -d { $path }
admin-continue = Jatka valinnalla --after { $code }.
admin-closed = Pöytä { $code } on suljettu.
admin-was-closed = Pöytä { $code } oli jo suljettu.
admin-copied = Tietokanta on kopioitu tiedostoon { $file }.
admin-none = Sellaisia pöytiä ei ole.
admin-code = koodi
admin-table = pöytä
admin-game = peli
admin-options = valinnat
admin-no-options = ei mitään
admin-phase = vaihe
admin-events = tapahtumia
admin-made = luotu
admin-last-event = viimeksi
admin-number = numero { $number }
admin-replaced = tason { $level } botti pelaa
admin-open = vapaa
admin-games = pelejä
admin-moves = siirtoja
admin-commitment = sinetti
admin-result = tulos
games-players = pelaajia { $players }
games-default = muuten { $value }, { $standing }
games-bot = botti { $level }
doctor-engine = moottori
doctor-cores = ytimiä
doctor-cache = välimuisti
doctor-read-only = kirjoitussuojattu välimuisti
doctor-compiled = kaikki käännetty
doctor-data = datakansio
doctor-games = pelit
doctor-language = kieli
doctor-missing = Kaikkea ei ole vielä käännetty. Sen voi tehdä nyt: stip prepare
verified = { $game }, pelaajia { $players }, siirtoja { $plies }, { $ending }: kaikki täsmää pöytäkirjan kanssa{ $absent ->
    [commitment] , josta puuttuu sinetti
    [result] , josta puuttuu tulos
    [commitment-result] , josta puuttuvat sinetti ja tulos
   *[none] { "" }
}.
verify-places = sijoitukset { $places } kohdan { $clause } mukaan
verify-unfinished = kesken
hint-answer = Paikka { $seat }: { $move } (mahdollisuudet { $chance } %).
analysis-title = { $game }, siirto { $ply }, vuorossa paikka { $seat }
analysis-line = paras jatko:
analysis-position = asema:
review-heading = { $game }, pelaajia { $players }: mahdollisuudet joka siirron jälkeen, %
review-seat = paikka
review-column-move = siirto
review-better-was = parempi oli
review-turn = paikka { $seat } menetti { $loss } %; parempi: { $better }.
review-axis = mahdollisuus, %
simulate-title = { $games } satunnaista peliä: { $game }, pelaajia { $players }
simulate-range = siirtoja, lyhimmästä pisimpään peliin
simulate-mean = siirtoja, keskiarvo (5 %, mediaani, 95 %)
simulate-branching = sallittuja siirtoja valintaa kohti, keskiarvo
simulate-first = paikka { $seat }, ensimmäinen tai jaettu ensimmäinen
simulate-ended = päättyi kohtaan { $clause }
simulate-speed = { $plies } siirtoa ja { $games } peliä sekunnissa
simulate-length = Pelien pituus
simulate-plies = siirtoja pelissä
simulate-ply = siirto
arena-title = { $games } peliä: { $game }, pelaajia { $players }
arena-failed-game = { $first } – { $second }, peli { $number } epäonnistui: { $why }
arena-go-on = { $done }/{ $total } peliä on tiedostossa { $file }: sama komento jatkaa siitä.
arena-points-of = { $points }/{ $games } pistettä
arena-bot = botti
arena-points = pisteet
arena-games = pelejä
arena-score = osuus
arena-move = siirto
arena-plies = siirtoja
arena-against = vastaan
arena-note = tulos prosentteina ja sen 95 %:n väli
arena-axis = Elo ja sen 95 %:n väli; 0 on keskiarvo
arena-failed = { $count ->
    [one] { $count } peli epäonnistui, eikä sitä laskettu kenellekään.
   *[other] { $count } peliä epäonnistui, eikä niitä laskettu kenellekään.
}
arena-repeated = { $count ->
    [one] { $count } peli oli pelattu jo ennen, siirto siirrolta: välit ovat liian kapeat.
   *[other] { $count } peliä oli pelattu jo ennen, siirto siirrolta: välit ovat liian kapeat.
} Satunnaiset ensimmäiset siirrot auttavat: --opening 4
tune-round = { $positions } vertailua, logaritminen tappio { $loss }:
train-generation = Sukupolvi { $number }
train-positions = { $positions } asemaa, logaritminen tappio { $losses }
train-score = % pelkkiä piirteitä vastaan
train-loss = { $game }: logaritminen tappio
train-axis = sukupolvi
