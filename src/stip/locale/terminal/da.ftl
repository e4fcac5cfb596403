### What only the command line says, in Danish.

## Tournaments and training

no-log-file = { $file } kan ikke rumme en turnerings log: det skal være en almindelig fil på under 1 GB.
damaged-training = En fil fra træningen i { $folder } kan ikke læses ({ $problem }).
bad-weights = { $file } er ikke en fil med vægte, som weights.json i et spil. Intet er ændret.
game-died = { $tries } arbejdere i klyngen stoppede en efter en, mens de spillede det
no-cluster = Der er ingen Ray-klynge på »{ $address }« ({ $problem }). En adresse er local, auto, VÆRT:PORT eller ray://VÆRT:PORT.
cluster-failed = Ray-klyngen svigtede ({ $problem }).
other-installation = { $host } har andre filer fra pakken { $package } end denne computer: installer samme version dér.

## Arguments

bad-picture = Et billede er en svg- eller png-fil: { $file }
bad-pair = »{ $text }« er ikke NAVN=VÆRDI, som --option board=5x7.
option-twice = Indstillingen { $option } er givet mere end én gang.
folder-not-empty = { $folder } er hverken tom eller et websted, som denne kommando har skrevet.
page-not-built = Siden i denne installation er ikke komplet. Installer Stip igen, eller kør »python scripts/page.py« i kilderne.
bad-site = { $folder } kan ikke bruges: { $why }
site-none = det er ikke et websted, som »stip site« har skrevet.
site-version = det er fra version { $version }, og denne server fra { $own }. Skriv det igen: stip site { $folder }
site-games = { $games } mangler. Skriv det igen: stip site { $folder }
bad-server-address = »{ $url }« er ikke adressen på en server: den skal se ud som https://example.org.
bad-host = »{ $host }« er ikke en adresse på denne computer at lytte på, som 127.0.0.1 eller 0.0.0.0.
bad-origin = »{ $origin }« er ikke en oprindelse (origin), som https://example.org.
limit-no-pair = skriv det som NAVN=TAL, for eksempel tables_per_hour=20.

## Play in the terminal

bad-seat-word = En bot har et niveau fra 1 til 5 i trin på 0,25, ikke { $word }.
no-terminal = Det kræver en terminal. Linje for linje kan der spilles overalt: --plain
no-lesson = Der er ingen lektion til { $game }.
not-resumable = I { $file } spiller kun botter, så der er intet at spille videre på.
terminal-sits = { $name } sætter sig på plads { $seat }.
terminal-leaves = Plads { $seat } er ledig igen.
terminal-taken-back = Det sidste træk er taget tilbage.
terminal-again = Et nyt parti begynder.
terminal-quit-ask = Vil du forlade dette parti?
terminal-yes-no = j eller n
terminal-saved = Gemt i { $file }.
terminal-lesson-not-saved = en lektion gemmes ikke
terminal-press-enter = Tryk på Enter.
terminal-left = Der kommer ikke mere input: partiet slutter her.
terminal-more-touches = … og { $count } til: skriv »træk«, eller et træk i notation.
terminal-rules-where = Reglerne: stip rules { $game }
terminal-keys = pile Enter Tab · Esc tilbage · h vink · u fortryd · s gem · k forklar · q slut
terminal-keys-go-on = Enter går videre · q slut
terminal-keys-over = n nyt parti · s gem · q slut
terminal-keys-watch = q slut
terminal-plain-help = Vælg med nummer eller navn, eller skriv et træk i notation. Andre ord: { $words }.
word-help = hjælp
word-look = se
word-moves = træk
word-hint = vink
word-undo = fortryd
word-back = tilbage
word-save = gem
word-resign = opgiv
word-again = igen
word-yes = ja
word-no = nej
word-rules = regler
word-quit = slut

bad-table-address = »{ $address }« er ikke et link til et bord, som http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
not-stip = Der er ingen Stip på { $server }.
unreachable = { $server } svarer ikke ({ $why }).
terminal-saved-by-server = serveren gemmer dette parti; referatet kan gemmes på siden
terminal-farewell = { $why ->
    [replaced] Dette bord er åbnet et andet sted.
    [closed] Dette bord er lukket.
   *[other] Serveren har lukket forbindelsen.
}

## Commands and their help

engine-failed = Spilleren { $engine } fejlede: { $problem }
position-malformed = »{ $text }« er ikke en stillingstekst, som GAME/2/1/ePmE….
position-damaged = teksten er beskadiget eller ufuldstændig.
bad-engine-command = Kommandoen »{ $command }« er ukendt her.
no-such-language = Der er ingen tekster på sproget »{ $language }«. Sprogene er: { $languages }.
not-well = { $count ->
    [one] Én ting er galt.
   *[other] { $count } ting er galt.
}
prepared = Alle spil er klar. { $compiled ->
    [0] Maskinkoden fulgte med Stip: intet skulle kompileres.
   *[other] Det, der blev kompileret, ligger i { $folder }.
}
greeting-demo = Et parti { $game }, der spilles af sig selv:
greeting-play = spil mod en bot
greeting-lesson = lær spillet ved at spille
greeting-games = hvad der kan spilles
greeting-rules = reglerne
greeting-serve = et bord i browseren, også for venner
greeting-join = sæt dig ved nogens bord
greeting-help = alt andet
manual-name = NAVN
manual-synopsis = BRUG
manual-commands = KOMMANDOER
manual-exit = SLUTKODER
exit-0 = Alt gik godt.
exit-1 = Et referat kan læses, men passer ikke.
exit-2 = Det ønskede er ikke muligt; en linje på standardfejl siger hvorfor.
exit-130 = Afbrudt med Ctrl-C.
exit-141 = Ingen læste outputtet længere.
help-usage = Brug:
help-arguments = Argumenter
help-options = Indstillinger
help-commands = Kommandoer
help-help = Vis denne hjælp.
help-stip = Brætspil på prikker: spil, kontrollér og studér dem.
usage-missing = { $what } mangler.
usage-unknown-option = Der er ingen indstilling { $option }.
usage-unknown-command = Der er ingen kommando »{ $command }«.
usage-bad = { $what } har en værdi, der ikke er mulig.
usage-extra = »{ $text }« er for meget.
help-play = Spil et spil i terminalen, med mennesker, der deler den, og med botter.
help-join = Sæt dig ved et bord på en server, med linket til det; har du allerede en plads der, spiller du videre.
help-watch = Se et gemt parti træk for træk, eller et bord på en server.
help-games = Vis spillene, deres indstillinger og hvordan deres botter spiller.
help-rules = Vis reglerne for et spil, eller ét punkt.
help-hint = Vis det bedste træk for den, der har tur, og hvorfor.
help-analyse = Vis de bedste træk i en stilling.
help-review = Vis chancerne efter hvert træk, og bedre træk.
help-show = Vis brættet i et gemt parti, som en plads så det.
help-verify = Gennemspil referater og kontrollér dem.
help-serve = Start en server med borde for mennesker og botter.
help-site = Skriv siden som et websted, der ikke behøver en server, til en hvilken som helst filvært.
help-admin = Administrér bordene på en server.
help-arena = Lad botter spille mod hinanden, og rangér dem.
help-engine = Lad et andet program spille med en bot, linje for linje.
help-simulate = Spil mange partier med tilfældige træk og vis statistik.
help-trace = Vis et helt parti som JSON Lines.
help-perft = Tæl alle mulige rækkefølger af træk.
help-train = Lad søgningen lære af partier mod sig selv.
help-tune = Tilpas vægtene for et spils kendetegn.
help-prepare = Kompilér alle spil nu.
help-doctor = Sig hvad der er installeret, og hvad der er galt.
help-man = Vis manualsiden.
option-game = Spillet: se stip games.
option-who = Hvem der spiller, plads for plads: et navn, eller en bots niveau (1 til 5).
option-players = Antal spillere.
option-option = Vælg en indstilling for spillet; kan gentages.
option-seed = Et helt tal; det samme tal giver de samme partier.
option-first = Pladsen, der begynder; ellers afgør lodtrækning.
option-file = Gem partiet i denne fil efter hvert træk; findes den, spilles der videre derfra.
option-resume = Fortsæt det parti, der sidst blev gemt.
option-lesson = Lær spillet ved at spille.
option-plain = Linje for linje, i ord: til skærmlæsere, pipes og scripts.
option-fast = Botter trækker straks, uden pause til at læse.
option-url = Linket til et bord.
option-name = Dit navn.
option-seat = Pladsen, der ses fra; 0 er en tilskuer.
option-what = Et referat, eller et link til et bord på en server.
option-seconds = Betænkningstid i sekunder.
option-as_json = Vis JSON, til andre programmer.
option-clause = Et punkt i spillets regler, eller et generelt punkt som G-3.
option-after = Stillingen efter så mange træk; ellers den sidste.
option-top = Hvor mange træk der vises.
option-files = Referater af partier; - er standardinput.
option-picture_file = Skriv et billede til denne fil i stedet (svg, png).
option-language = Sproget: da, en, fi, is, nb, nl eller sv; ellers computerens.
option-version = Vis versionen.
option-bot = Botten, der spiller, for eksempel 3 eller 5@2s.

## The key to a game

terminal-mark-possible = kan røres
terminal-mark-chosen = er valgt
terminal-mark-hinted = er det, et vink foreslår
terminal-more-keys = Flere taster: r opgiv · d tilbyd remis · n nyt parti · j og n svar
terminal-keys-key = en vilkårlig tast går tilbage til spillet
terminal-keys-more = en vilkårlig tast går videre
word-key = forklaring

## Words of the help

help-default = forvalg
help-required = påkrævet
help-usage-options = [INDSTILLINGER]
help-usage-command = KOMMANDO [ARGUMENTER]…
usage-no-value = { $option } mangler en værdi.
usage-choice = { $what } skal være en af: { $choices }.
usage-range = { $what } skal være et tal fra { $least } til { $most }.
usage-at-least = { $what } skal være et tal fra { $least } og opefter.
usage-number = { $what } skal være et tal.

## Help of single options

option-install_completion = Installér fuldførelse for denne skal.
option-show_completion = Vis fuldførelsen for denne skal, så den kan kopieres eller ændres.
option-play-seed = Et helt tal, eller 64 hexadecimale cifre; det samme seed giver det samme parti.
option-trace-seed = { option-play-seed }
option-perft-seed = { option-play-seed }
option-join-seat = Den plads, du vil have; ellers en ledig.
option-watch-seconds = Sekunder mellem to træk.
option-hint-file = Referatet af et parti, der ikke er slut, med dets seed.
option-analyse-what = Et referat, eller en stilling som kort tekst.
option-review-file = Referatet af et afsluttet parti.
option-review-plot_file = Gem et diagram over chancerne (png, svg, pdf).
option-show-file = Referatet af et parti, med dets seed.
option-iterations = Søgeomgange pr. træk.
option-database = Databasen; ellers en fil i din datamappe (~/.local/share/stip).
option-host = Adresse at lytte på; 0.0.0.0 for alle på netværket.
option-port = Port at lytte på; 0 for en ledig.
option-origin = Endnu en oprindelse (origin), hvis sider må forbinde; kan gentages.
option-workers = Processer, der deler arbejdet; flere end én kræver PostgreSQL.
option-host_name = Endnu et navn på serveren, for eksempel example.org; kan gentages.
option-proxy = En proxy eller et netværk, hvis X-Forwarded-For-headere er betroede; kan gentages.
option-push_service = Endnu en pushtjeneste, som enheder må bruge til beskeder; kan gentages.
option-limit = Ændr en grænse; kan gentages.
option-device_bots = Et websted skrevet af »stip site«: botter tænker i spillernes browsere, og denne server beregner ingen (STIP_DEVICE_BOTS).
option-in_browser = Åbn siden i browseren, og log kun problemer.
option-site-folder = En ny mappe, eller en, som denne kommando har skrevet før.
option-site-server = Hvor venner spiller: adressen på en server, for eksempel https://example.org.
help-admin-list = Vis bordene, de nyeste først.
help-admin-show = Vis, hvem der sidder ved et bord, og hvor langt partiet er; intet, som en tilskuer ikke kan se.
help-admin-export = Vis referatet af et parti, med dets seed, hvis partiet er slut.
help-admin-close = Luk et bord. En kørende server opdager det ved næste træk der.
help-admin-backup = Sikkerhedskopiér databasen, mens den er i brug.
option-code = Koden til et bord.
option-phase = Vis kun borde i denne fase.
option-admin-list-limit = Vis højst så mange borde.
option-admin-list-after = Fortsæt listen efter dette bord.
option-admin-export-game = Partiets nummer ved bordet, fra 1; ellers det sidste.
option-admin-backup-file = En ny fil. Den kommer til at indeholde seeds, så hold den for dig selv.
option-bots = To eller flere botter: niveauer (1 til 5, også 2.5), random, greedy, plain, programmer eller modul:funktion.
option-games = Antal partier.
option-arena-games = Partier pr. par; et ulige antal rundes op.
option-opening = Tilfældige træk, før botterne begynder.
option-parquet_file = Skriv alle resultater som Parquet, én række pr. parti.
option-train-parquet_file = Skriv alle stillinger, der er lært af, som Parquet.
option-ray_address = Spil på en Ray-klynge: local, auto, VÆRT:PORT eller ray://VÆRT:PORT.
option-jobs = Partier på samme tid; ellers ét pr. kerne.
option-log = Logfil (JSON Lines); partier, der står i den, spilles ikke igen.
option-arena-plot_file = Gem et diagram over ranglisten (png, svg, pdf).
option-json_file = Skriv alle resultater som JSON til denne fil; med - vises kun de.
option-records = Gem referatet af hvert parti i denne mappe.
option-threads = Antal tråde; ellers én pr. kerne.
option-simulate-plot_file = Gem et diagram over partiernes længde og antallet af mulige træk (png, svg, pdf).
option-plies = Stop efter så mange træk.
option-policy = Hvordan trækkene vælges.
option-record_file = Gem også partiet som referat.
option-depth = Antal træk.
option-perft-first = Pladsen, der begynder.
option-by_move = Vis også antallet for hvert første træk.
option-folder = Mappen til partier og netværk; en træning, der er begyndt der, fortsætter.
option-generations = Antal generationer; hver spiller med den foregåendes netværk.
option-train-games = Partier pr. generation.
option-epochs = Hvor mange gange eksemplerne gennemgås.
option-contests = Partier mod kendetegnene alene efter hver generation.
option-train-plot_file = Gem læringskurverne (png, svg, pdf).
option-network_folder = Mappen til et spil, hvis netværk udskiftes.
option-tune-games = Partier pr. runde.
option-rounds = Antal runder; hver begynder med den foregåendes vægte.
option-tune-jobs = Partier på samme tid.
option-tune-file = En fil med vægte, der skal opdateres.

## What commands print

preparing = { $title } gøres klar (kun første gang) …
first-start = { $title } starter for første gang: de første træk tager længere tid.
no-memory = Der er ikke hukommelse nok til det.
bad-plot = Et diagram er en png-, svg- eller pdf-fil: { $file }
system-EACCES = Adgang nægtet
system-EEXIST = Filen findes allerede
system-EFBIG = Filen er for stor
system-EISDIR = Er en mappe
system-ENAMETOOLONG = Filnavnet er for langt
system-ENOENT = Filen eller mappen findes ikke
system-ENOSPC = Der er ikke mere plads på enheden
system-ENOTDIR = Er ikke en mappe
system-EPERM = Det er ikke tilladt
system-EROFS = Her kan der kun læses
serve-address = Stip er på { $address }
serve-network = På dit netværk er det på { $address }
serve-end = Ctrl-C afslutter.
site-making = Oversætter spillene til WebAssembly. Det tager nogle minutter, kun første gang …
site-done = Webstedet er i { $folder }: { $megabytes } MB. Læg det på en hvilken som helst vært, i en hvilken som helst mappe, eller prøv det: python -m http.server -d { $path }
admin-continue = Fortsæt med --after { $code }.
admin-closed = Bordet { $code } er lukket.
admin-was-closed = Bordet { $code } var allerede lukket.
admin-copied = Databasen er kopieret til { $file }.
admin-none = Sådanne borde er der ikke.
admin-code = kode
admin-table = bord
admin-game = spil
admin-options = indstillinger
admin-no-options = ingen
admin-phase = fase
admin-events = hændelser
admin-made = oprettet
admin-last-event = seneste
admin-number = nummer { $number }
admin-replaced = en bot på niveau { $level } spiller
admin-open = ledig
admin-games = partier
admin-moves = træk
admin-commitment = segl
admin-result = resultat
games-players = for { $players } spillere
games-default = ellers { $value }, { $standing }
games-bot = bot { $level }
doctor-engine = motor
doctor-cores = kerner
doctor-cache = cache
doctor-read-only = skrivebeskyttet cache
doctor-compiled = alt kompileret
doctor-data = data
doctor-games = spil
doctor-language = sprog
doctor-missing = Alt er ikke kompileret endnu. Sådan gøres det nu: stip prepare
verified = { $game }, { $players } spillere, { $plies } træk, { $ending }: alt passer med referatet{ $absent ->
    [commitment] , som ikke har noget segl
    [result] , som ikke har noget resultat
    [commitment-result] , som hverken har segl eller resultat
   *[none] { "" }
}.
verify-places = placeringer { $places } ifølge { $clause }
verify-unfinished = ikke slut endnu
hint-answer = Plads { $seat }: { $move } (chancer { $chance } %).
analysis-title = { $game }, træk { $ply }, plads { $seat } har tur
analysis-line = bedste fortsættelse:
analysis-position = stilling:
review-heading = { $game }, { $players } spillere: chancerne efter hvert træk, i %
review-seat = plads
review-column-move = træk
review-better-was = bedre var
review-turn = plads { $seat } gav { $loss } % væk; bedre: { $better }.
review-axis = chance, i %
simulate-title = { $games } tilfældige partier { $game } for { $players }
simulate-range = træk, fra korteste til længste parti
simulate-mean = træk, gennemsnit (5 %, median, 95 %)
simulate-branching = mulige træk pr. valg, gennemsnit
simulate-first = plads { $seat }, nummer et eller delt nummer et
simulate-ended = sluttede efter { $clause }
simulate-speed = { $plies } træk og { $games } partier i sekundet
simulate-length = Partiernes længde
simulate-plies = træk i et parti
simulate-ply = træk
arena-title = { $games } partier { $game } for { $players }
arena-failed-game = { $first } – { $second }, parti { $number } mislykkedes: { $why }
arena-go-on = { $done } af { $total } partier er i { $file }: den samme kommando fortsætter derfra.
arena-points-of = { $points } af { $games } point
arena-bot = bot
arena-points = point
arena-games = partier
arena-score = score
arena-move = pr. træk
arena-plies = træk
arena-against = mod
arena-note = score i %, med 95 %-interval
arena-axis = Elo med 95 %-interval; 0 er gennemsnittet
arena-failed = { $count ->
    [one] { $count } parti mislykkedes og tæller ikke.
   *[other] { $count } partier mislykkedes og tæller ikke.
}
arena-repeated = { $count ->
    [one] { $count } parti var spillet før, træk for træk: intervallerne er for smalle.
   *[other] { $count } partier var spillet før, træk for træk: intervallerne er for smalle.
} Tilfældige første træk hjælper: --opening 4
tune-round = { $positions } sammenligninger, log-tab { $loss }:
train-generation = Generation { $number }
train-positions = { $positions } stillinger, log-tab { $losses }
train-score = % mod kendetegnene alene
train-loss = { $game }: log-tab
train-axis = generation
