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
