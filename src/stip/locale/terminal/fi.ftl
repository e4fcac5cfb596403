### What only the command line says, in Finnish.

## Tournaments and training

no-log-file = { $file } ei voi olla turnauksen loki: lokin on oltava tavallinen, alle 1 Gt:n tiedosto.
damaged-training = Kansiossa { $folder } olevan harjoituksen tiedostoa ei voi lukea ({ $problem }).
bad-weights = { $file } ei ole painotiedosto, kuten pelin weights.json. Mitään ei muutettu.

## Arguments

bad-picture = Kuva on svg- tai png-tiedosto: { $file }
bad-pair = ”{ $text }” ei ole muotoa NIMI=ARVO, kuten --option board=5x7.
option-twice = Valinta { $option } on annettu useammin kuin kerran.
bad-host = ”{ $host }” ei ole tämän tietokoneen osoite, jota kuunnella, kuten 127.0.0.1 tai 0.0.0.0.
bad-origin = ”{ $origin }” ei ole alkuperä, kuten https://example.org.
limit-no-pair = kirjoita se muodossa NIMI=LUKU, kuten tables_per_hour=20.

## Play in the terminal

bad-seat-word = Botin taso on 1–5 neljänneksen portain, ei { $word }.
no-terminal = Tähän tarvitaan pääte. Rivi riviltä voi pelata missä vain: --plain
no-lesson = Pelille { $game } ei ole oppituntia.
not-resumable = Tiedostossa { $file } pelaavat vain botit, joten jatkettavaa ei ole.
terminal-sits = { $name } istuu paikalle { $seat }.
terminal-leaves = Paikka { $seat } on taas vapaa.
terminal-taken-back = Viimeinen siirto on peruttu.
terminal-again = Uusi peli alkaa.
terminal-quit-ask = Lähdetäänkö tästä pelistä?
terminal-yes-no = k tai n
terminal-saved = Tallennettu tiedostoon { $file }.
terminal-lesson-not-saved = oppituntia ei tallenneta
terminal-press-enter = Paina Enter.
terminal-left = Syötettä ei tule enempää: peli päättyy tähän.
terminal-more-touches = … ja vielä { $count }: kirjoita ”siirrot” tai siirto merkintänä.
terminal-rules-where = Säännöt: stip rules { $game }
terminal-keys = nuolet Enter · Tab seuraava · Esc takaisin · h vihje · u peru · s tallenna · q lopeta
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
unreachable = { $server } ei vastaa ({ $why }).
terminal-saved-by-server = palvelin säilyttää tämän pelin; sivulta sen voi tallentaa
terminal-farewell = { $why ->
    [replaced] Tämä pöytä on avattu muualla.
    [closed] Tämä pöytä on suljettu.
   *[other] Palvelin on katkaissut yhteyden.
}

## Commands and their help

engine-failed = Pelaaja { $engine } epäonnistui: { $problem }
position-malformed = ”{ $text }” ei ole asemateksti, kuten GAME/2/1/ePmE….
position-damaged = teksti on vahingoittunut tai vajaa.
bad-engine-command = Komentoa ”{ $command }” ei ymmärretä tässä.
no-such-language = Kielellä ”{ $language }” ei ole tekstejä. Kielet ovat: { $languages }.
not-well = { $count ->
    [one] Yksi asia on vialla.
   *[other] { $count } asiaa on vialla.
}
prepared = Kaikki on käännetty kansioon { $folder }.
greeting-demo = Peli { $game }, joka pelaa itseään:
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
exit-2 = Pyydetty ei ole mahdollista; yksi rivi kertoo miksi.
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
usage-bad = { $what }: ”{ $value }” ei käy ({ $why }).
usage-extra = ”{ $text }” on liikaa.
help-play = Pelaa peliä päätteessä ihmisten ja bottien kanssa.
help-join = Istu palvelimen pöytään sen linkillä.
help-watch = Katso tallennettu peli siirto siirrolta tai palvelimen pöytää.
help-games = Luettele pelit, niiden valinnat ja bottien tavat.
help-rules = Näytä pelin säännöt tai yksi pykälä.
help-hint = Näytä paras siirto ja miksi.
help-analyse = Näytä aseman parhaat siirrot.
help-review = Näytä mahdollisuudet joka siirron jälkeen ja paremmat siirrot.
help-show = Näytä pelin lauta sellaisena kuin pelaaja sen näki.
help-verify = Pelaa pöytäkirjat läpi ja tarkista ne.
help-serve = Käynnistä palvelin, jossa on pöytiä ihmisille ja boteille.
help-admin = Hallitse palvelimen pöytiä.
help-arena = Anna bottien pelata toisiaan vastaan ja aseta ne järjestykseen.
help-engine = Anna toisen ohjelman pelata botin kanssa rivi riviltä.
help-simulate = Pelaa monta peliä satunnaisin siirroin ja näytä tilastot.
help-trace = Näytä koko peli JSON Lines -muodossa.
help-perft = Laske siirtojen sarjat.
help-train = Anna botin oppia peleistä itseään vastaan.
help-tune = Sovita pelin painot.
help-prepare = Käännä kaikki pelit nyt.
help-doctor = Kerro, mitä on asennettu ja mikä on vialla.
help-man = Näytä ohjesivu.
option-game = Peli: katso stip games.
option-who = Ketkä pelaavat, paikka paikalta: nimi tai botin taso (1–5).
option-players = Pelaajien määrä.
option-option = Aseta pelin valinta; voi toistaa.
option-seed = Kokonaisluku tai 64 heksadesimaalinumeroa.
option-first = Kuka aloittaa; muuten arpa ratkaisee.
option-file = Pelin pöytäkirja; pelatessa peli tallennetaan sinne ja jatkuu siitä.
option-resume = Jatka viimeksi tallennettua peliä.
option-lesson = Opi peli pelaamalla.
option-plain = Rivi riviltä, sanoin: ruudunlukijoille, putkille ja skripteille.
option-fast = Botit eivät odota, että tapahtumat on luettu.
option-url = Linkki pöytään.
option-name = Nimesi.
option-seat = Paikka; 0 on katsoja.
option-what = Pöytäkirja, linkki pöytään tai asemateksti.
option-seconds = Sekuntia.
option-as_json = Tulosta JSON muille ohjelmille.
option-clause = Pelin pykälä tai yleinen, kuten G-3.
option-after = Näin monen siirron jälkeen.
option-top = Montako siirtoa näytetään.
option-files = Pelien pöytäkirjoja; - on vakiosyöte.
option-picture_file = Kirjoita kuva tähän tiedostoon (svg, png).
option-language = Kieli: da, en, fi, is, nb, nl tai sv.
option-version = Näytä versio.
option-bot = Pelaava botti, kuten 3 tai 5@2s.
