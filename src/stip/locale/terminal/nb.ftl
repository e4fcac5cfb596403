### What only the command line says, in Norwegian.

## Tournaments and training

no-log-file = { $file } kan ikke være loggen til en turnering: det må være en vanlig fil på under 1 GB.
damaged-training = En fil fra treningen i { $folder } kan ikke leses ({ $problem }).
bad-weights = { $file } er ikke en fil med vekter, som weights.json i et spill. Ingenting er endret.
game-died = { $tries } arbeidere i klyngen stoppet en etter en mens de spilte det
no-cluster = Det finnes ingen Ray-klynge på «{ $address }» ({ $problem }). En adresse er local, auto, VERT:PORT eller ray://VERT:PORT.
cluster-failed = Ray-klyngen sviktet ({ $problem }).
other-installation = { $host } har andre filer fra pakken { $package } enn denne datamaskinen: installer samme versjon der.

## Arguments

bad-picture = Et bilde er en svg- eller png-fil: { $file }
bad-pair = «{ $text }» er ikke NAVN=VERDI, som --option board=5x7.
option-twice = Valget { $option } er gitt mer enn én gang.
folder-not-empty = { $folder } er verken tom eller et nettsted som denne kommandoen har skrevet.
page-not-built = Siden i denne installasjonen er ikke fullstendig. Installer Stip på nytt, eller kjør «python scripts/page.py» i kildene.
bad-site = { $folder } kan ikke brukes: { $why }
site-none = det er ikke et nettsted som «stip site» har skrevet.
site-version = det er fra versjon { $version }, og denne serveren fra { $own }. Skriv det på nytt: stip site { $folder }
site-games = { $games } mangler. Skriv det på nytt: stip site { $folder }
bad-server-address = «{ $url }» er ikke adressen til en server: den skal se ut som https://example.org.
bad-host = «{ $host }» er ingen adresse på denne datamaskinen å lytte på, som 127.0.0.1 eller 0.0.0.0.
bad-origin = «{ $origin }» er ikke en opprinnelse (origin), som https://example.org.
limit-no-pair = skriv det som NAVN=TALL, for eksempel tables_per_hour=20.

## Play in the terminal

bad-seat-word = En bot har et nivå fra 1 til 5 i trinn på 0,25, ikke { $word }.
no-terminal = Dette krever en terminal. Linje for linje kan man spille overalt: --plain
no-lesson = Det finnes ingen leksjon for { $game }.
not-resumable = I { $file } spiller bare boter, så det er ingenting å fortsette med.
terminal-sits = { $name } setter seg på plass { $seat }.
terminal-leaves = Plass { $seat } er ledig igjen.
terminal-taken-back = Det siste trekket er tatt tilbake.
terminal-again = Et nytt parti begynner.
terminal-quit-ask = Vil du forlate dette partiet?
terminal-yes-no = j eller n
terminal-saved = Lagret i { $file }.
terminal-lesson-not-saved = en leksjon lagres ikke
terminal-press-enter = Trykk Enter.
terminal-left = Det kommer ikke flere inndata: partiet slutter her.
terminal-more-touches = … og { $count } til: skriv «trekk», eller et trekk i notasjon.
terminal-rules-where = Reglene: stip rules { $game }
terminal-keys = piler Enter Tab · Esc tilbake · h tips · u angre · s lagre · k forklar · q ut
terminal-keys-go-on = Enter går videre · q slutt
terminal-keys-over = n nytt parti · s lagre · q slutt
terminal-keys-watch = q slutt
terminal-plain-help = Velg med nummer eller navn, eller skriv et trekk i notasjon. Andre ord: { $words }.
word-help = hjelp
word-look = se
word-moves = trekk
word-hint = tips
word-undo = angre
word-back = tilbake
word-save = lagre
word-resign = gi-opp
word-again = igjen
word-yes = ja
word-no = nei
word-rules = regler
word-quit = slutt

bad-table-address = «{ $address }» er ingen lenke til et bord, som http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
not-stip = Det er ingen Stip på { $server }.
unreachable = { $server } svarer ikke ({ $why }).
terminal-saved-by-server = serveren tar vare på partiet; referatet kan lagres på siden
terminal-farewell = { $why ->
    [replaced] Dette bordet er åpnet et annet sted.
    [closed] Dette bordet er lukket.
   *[other] Serveren har lukket forbindelsen.
}

## Commands and their help

engine-failed = Spilleren { $engine } feilet: { $problem }
position-malformed = «{ $text }» er ikke en stillingstekst, som GAME/2/1/ePmE….
position-damaged = teksten er skadet eller ufullstendig.
bad-engine-command = Kommandoen «{ $command }» er ukjent her.
no-such-language = Det finnes ingen tekster på språket «{ $language }». Språkene er: { $languages }.
not-well = { $count ->
    [one] Én ting er galt.
   *[other] { $count } ting er galt.
}
prepared = Alle spill er klare. { $compiled ->
    [0] Maskinkoden fulgte med Stip: ingenting måtte kompileres.
   *[other] Det som ble kompilert, ligger i { $folder }.
}
greeting-demo = Et parti { $game } som spilles av seg selv:
greeting-play = spill mot en bot
greeting-lesson = lær spillet ved å spille
greeting-games = hva som kan spilles
greeting-rules = reglene
greeting-serve = et bord i nettleseren, også for venner
greeting-join = sett deg ved noens bord
greeting-help = alt annet
manual-name = NAVN
manual-synopsis = BRUK
manual-commands = KOMMANDOER
manual-exit = SLUTTKODER
exit-0 = Alt gikk bra.
exit-1 = Et referat kan leses, men stemmer ikke.
exit-2 = Det som ble bedt om, er ikke mulig; en linje på standard feil sier hvorfor.
exit-130 = Avbrutt med Ctrl-C.
exit-141 = Ingen leste utdataene lenger.
help-usage = Bruk:
help-arguments = Argumenter
help-options = Valg
help-commands = Kommandoer
help-help = Vis denne hjelpen.
help-stip = Brettspill på prikker: spill, kontroller og studer dem.
usage-missing = { $what } mangler.
usage-unknown-option = Det finnes ikke noe valg { $option }.
usage-unknown-command = Det finnes ingen kommando «{ $command }».
usage-bad = { $what } har en verdi som ikke er mulig.
usage-extra = «{ $text }» er for mye.
help-play = Spill et spill i terminalen, med folk som deler den, og med boter.
help-join = Sett deg ved et bord på en server, med lenken dit; den som alt sitter der, spiller videre.
help-watch = Se et lagret parti trekk for trekk, eller et bord på en server.
help-games = Vis spillene, valgene deres og hvordan botene spiller.
help-rules = Vis reglene for et spill, eller ett punkt.
help-hint = Vis det beste trekket for den som har turen, og hvorfor.
help-analyse = Vis de beste trekkene i en stilling.
help-review = Vis sjansene etter hvert trekk, og bedre trekk.
help-show = Vis brettet i et lagret parti slik en plass så det.
help-verify = Spill gjennom referater og kontroller dem.
help-serve = Start en server med bord for mennesker og boter.
help-site = Skriv siden som et nettsted som ikke trenger noen server, for en hvilken som helst filvert.
help-admin = Administrer bordene på en server.
help-arena = La boter spille mot hverandre, og ranger dem.
help-engine = La et annet program spille med en bot, linje for linje.
help-simulate = Spill mange partier med tilfeldige trekk og vis statistikk.
help-trace = Vis et helt parti som JSON Lines.
help-perft = Tell alle mulige trekkfølger.
help-train = La søket lære av partier mot seg selv.
help-tune = Tilpass vektene til et spills kjennetegn.
help-prepare = Kompiler alle spill nå.
help-doctor = Si hva som er installert, og hva som er galt.
help-man = Vis manualsiden.
option-game = Spillet: se stip games.
option-who = Hvem som spiller, plass for plass: et navn, eller nivået til en bot (1 til 5).
option-players = Antall spillere.
option-option = Velg et alternativ for spillet; kan gjentas.
option-seed = Et helt tall; det samme tallet gir de samme partiene.
option-first = Plassen som begynner; ellers avgjør loddet.
option-file = Lagre partiet i denne filen etter hvert trekk; finnes den, spilles det videre derfra.
option-resume = Fortsett partiet som ble lagret sist.
option-lesson = Lær spillet ved å spille.
option-plain = Linje for linje, i ord: for skjermlesere, datarør og skript.
option-fast = Botene trekker straks, uten pause til å lese.
option-url = Lenken til et bord.
option-name = Navnet ditt.
option-seat = Plassen det ses fra; 0 er en tilskuer.
option-what = Et referat, eller en lenke til et bord på en server.
option-seconds = Betenkningstid i sekunder.
option-as_json = Vis JSON, for andre programmer.
option-clause = Et punkt i reglene, eller et generelt punkt som G-3.
option-after = Stillingen etter så mange trekk; ellers den siste.
option-top = Hvor mange trekk som vises.
option-files = Referater av partier; - er standard inn.
option-picture_file = Skriv et bilde til denne filen i stedet (svg, png).
option-language = Språket: da, en, fi, is, nb, nl eller sv; ellers datamaskinens.
option-version = Vis versjonen.
option-bot = Boten som spiller, for eksempel 3 eller 5@2s.

## The key to a game

terminal-mark-possible = kan røres
terminal-mark-chosen = er valgt
terminal-mark-hinted = er det et tips foreslår
terminal-more-keys = Flere taster: r gi opp · d tilby remis · n nytt parti · j og n svar
terminal-keys-key = en hvilken som helst tast går tilbake til spillet
terminal-keys-more = en hvilken som helst tast går videre
word-key = forklaring

## Words of the help

help-default = forvalg
help-required = må gis
help-usage-options = [VALG]
help-usage-command = KOMMANDO [ARGUMENTER]…
usage-no-value = { $option } trenger en verdi.
usage-choice = { $what } må være en av: { $choices }.
usage-range = { $what } må være et tall fra { $least } til { $most }.
usage-at-least = { $what } må være et tall fra { $least } og oppover.
usage-number = { $what } må være et tall.

## Help of single options

option-install_completion = Installer fullføring for dette skallet.
option-show_completion = Vis fullføringen for dette skallet, for å kopiere eller endre den.
option-play-seed = Et helt tall, eller 64 heksadesimale sifre; det samme seedet gir det samme partiet.
option-trace-seed = { option-play-seed }
option-perft-seed = { option-play-seed }
option-join-seat = Plassen du vil ha; ellers en ledig.
option-watch-seconds = Sekunder mellom to trekk.
option-hint-file = Referatet av et parti som ikke er slutt, med seedet.
option-analyse-what = Et referat, eller en stilling som kort tekst.
option-review-file = Referatet av et avsluttet parti.
option-review-plot_file = Lagre et diagram over sjansene (png, svg, pdf).
option-show-file = Referatet av et parti, med seedet.
option-iterations = Søkerunder per trekk.
option-database = Databasen; ellers en fil i datamappen din (~/.local/share/stip).
option-host = Adresse å lytte på; 0.0.0.0 for alle på nettverket.
option-port = Port å lytte på; 0 for en ledig.
option-origin = Enda en opprinnelse (origin) hvis sider kan koble til; kan gjentas.
option-workers = Prosesser som deler på arbeidet; flere enn én krever PostgreSQL.
option-host_name = Enda et navn på serveren, som example.org; kan gjentas.
option-proxy = En proxy eller et nettverk hvis X-Forwarded-For-hoder er betrodd; kan gjentas.
option-push_service = Enda en pushtjeneste som enheter kan bruke til varsler; kan gjentas.
option-limit = Endre en grense; kan gjentas.
option-device_bots = Et nettsted skrevet av «stip site»: boter tenker i nettleserne til dem som spiller, og denne serveren beregner ingen (STIP_DEVICE_BOTS).
option-in_browser = Åpne siden i nettleseren, og logg bare problemer.
option-site-folder = En ny mappe, eller en som denne kommandoen har skrevet før.
option-site-server = Hvor venner spiller: adressen til en server, for eksempel https://example.org.
help-admin-list = Vis bordene, de nyeste først.
help-admin-show = Vis hvem som sitter ved et bord og hvor langt partiet er kommet; ikke noe en tilskuer ikke kan se.
help-admin-export = Vis referatet av et parti, med seedet hvis partiet er slutt.
help-admin-close = Lukk et bord. En server som kjører, merker det ved neste trekk der.
help-admin-backup = Sikkerhetskopier databasen mens den er i bruk.
option-code = Koden til et bord.
option-phase = Vis bare bord i denne fasen.
option-admin-list-limit = Vis høyst så mange bord.
option-admin-list-after = Fortsett listen etter dette bordet.
option-admin-export-game = Nummeret på partiet ved bordet, fra 1; ellers det siste.
option-admin-backup-file = En ny fil. Den kommer til å inneholde seed, så hold den for deg selv.
option-bots = To eller flere boter: nivåer (1 til 5, også 2.5), random, greedy, plain, programmer eller modul:funksjon.
option-games = Antall partier.
option-arena-games = Partier per par; et odde antall rundes opp.
option-opening = Tilfeldige trekk før botene begynner.
option-parquet_file = Skriv alle resultater som Parquet, én rad per parti.
option-train-parquet_file = Skriv alle stillinger det er lært av, som Parquet.
option-ray_address = Spill på en Ray-klynge: local, auto, VERT:PORT eller ray://VERT:PORT.
option-jobs = Partier på samme tid; ellers ett per kjerne.
option-log = Loggfil (JSON Lines); partier som står i den, spilles ikke på nytt.
option-arena-plot_file = Lagre et diagram over rangeringen (png, svg, pdf).
option-json_file = Skriv alle resultater som JSON til denne filen; med - vises bare de.
option-records = Lagre referatet av hvert parti i denne mappen.
option-threads = Antall tråder; ellers én per kjerne.
option-simulate-plot_file = Lagre et diagram over lengden på partiene og antallet mulige trekk (png, svg, pdf).
option-plies = Stopp etter så mange trekk.
option-policy = Hvordan trekkene velges.
option-record_file = Lagre også partiet som referat.
option-depth = Antall trekk.
option-perft-first = Plassen som begynner.
option-by_move = Vis også antallet for hvert første trekk.
option-folder = Mappen til partier og nettverk; en trening som er begynt der, fortsetter.
option-generations = Antall generasjoner; hver spiller med nettverket til den forrige.
option-train-games = Partier per generasjon.
option-epochs = Hvor mange ganger eksemplene gjennomgås.
option-contests = Partier mot kjennetegnene alene etter hver generasjon.
option-train-plot_file = Lagre læringskurvene (png, svg, pdf).
option-network_folder = Mappen til et spill, hvis nettverk byttes ut.
option-tune-games = Partier per runde.
option-rounds = Antall runder; hver begynner med vektene fra den forrige.
option-tune-jobs = Partier på samme tid.
option-tune-file = En fil med vekter som skal oppdateres.

## What commands print

preparing = { $title } gjøres klar (bare første gang) …
first-start = { $title } starter for første gang: de første trekkene tar lengre tid.
no-memory = Det er ikke nok minne til det.
bad-plot = Et diagram er en png-, svg- eller pdf-fil: { $file }
system-EACCES = Ingen tilgang
system-EEXIST = Filen finnes allerede
system-EFBIG = Filen er for stor
system-EISDIR = Er en mappe
system-ENAMETOOLONG = Filnavnet er for langt
system-ENOENT = Filen eller mappen finnes ikke
system-ENOSPC = Det er ikke mer plass på enheten
system-ENOTDIR = Er ikke en mappe
system-EPERM = Det er ikke tillatt
system-EROFS = Her kan man bare lese
serve-address = Stip er på { $address }
serve-network = På nettverket ditt er det på { $address }
serve-end = Ctrl-C avslutter.
site-making = Oversetter spillene til WebAssembly. Det tar noen minutter, bare første gang …
site-done = Nettstedet er i { $folder }: { $megabytes } MB. Legg det på en hvilken som helst vert, i en hvilken som helst mappe, eller prøv det: python -m http.server -d { $path }
admin-continue = Fortsett med --after { $code }.
admin-closed = Bordet { $code } er lukket.
admin-was-closed = Bordet { $code } var allerede lukket.
admin-copied = Databasen er kopiert til { $file }.
admin-none = Det finnes ingen slike bord.
admin-code = kode
admin-table = bord
admin-game = spill
admin-options = valg
admin-no-options = ingen
admin-phase = fase
admin-events = hendelser
admin-made = laget
admin-last-event = sist hendt
admin-number = nummer { $number }
admin-replaced = en bot på nivå { $level } spiller
admin-open = ledig
admin-games = partier
admin-moves = trekk
admin-commitment = segl
admin-result = resultat
games-players = for { $players } spillere
games-default = ellers { $value }, { $standing }
games-bot = bot { $level }
doctor-engine = motor
doctor-cores = kjerner
doctor-cache = hurtiglager
doctor-read-only = skrivebeskyttet hurtiglager
doctor-compiled = alt kompilert
doctor-data = data
doctor-games = spill
doctor-language = språk
doctor-missing = Ikke alt er kompilert ennå. Slik gjøres det nå: stip prepare
verified = { $game }, { $players } spillere, { $plies } trekk, { $ending }: alt stemmer med referatet{ $absent ->
    [commitment] , som ikke har noe segl
    [result] , som ikke har noe resultat
    [commitment-result] , som verken har segl eller resultat
   *[none] { "" }
}.
verify-places = plasseringer { $places } ifølge { $clause }
verify-unfinished = ikke slutt ennå
hint-answer = Plass { $seat }: { $move } (sjanser { $chance } %).
analysis-title = { $game }, trekk { $ply }, plass { $seat } har turen
analysis-line = beste fortsettelse:
analysis-position = stilling:
review-heading = { $game }, { $players } spillere: sjansene etter hvert trekk, i %
review-seat = plass
review-column-move = trekk
review-better-was = bedre var
review-turn = plass { $seat } ga bort { $loss } %; bedre: { $better }.
review-axis = sjanse, i %
simulate-title = { $games } tilfeldige partier { $game } for { $players }
simulate-range = trekk, fra korteste til lengste parti
simulate-mean = trekk, gjennomsnitt (5 %, median, 95 %)
simulate-branching = mulige trekk per valg, gjennomsnitt
simulate-first = plass { $seat }, nummer én eller delt nummer én
simulate-ended = sluttet etter { $clause }
simulate-speed = { $plies } trekk og { $games } partier i sekundet
simulate-length = Lengden på partiene
simulate-plies = trekk i et parti
simulate-ply = trekk
arena-title = { $games } partier { $game } for { $players }
arena-failed-game = { $first } – { $second }, parti { $number } mislyktes: { $why }
arena-go-on = { $done } av { $total } partier er i { $file }: den samme kommandoen fortsetter derfra.
arena-points-of = { $points } av { $games } poeng
arena-bot = bot
arena-points = poeng
arena-games = partier
arena-score = andel
arena-move = per trekk
arena-plies = trekk
arena-against = mot
arena-note = poeng i %, med 95 %-intervall
arena-axis = Elo med 95 %-intervall; 0 er gjennomsnittet
arena-failed = { $count ->
    [one] { $count } parti mislyktes og teller ikke.
   *[other] { $count } partier mislyktes og teller ikke.
}
arena-repeated = { $count ->
    [one] { $count } parti var spilt før, trekk for trekk: intervallene er for smale.
   *[other] { $count } partier var spilt før, trekk for trekk: intervallene er for smale.
} Tilfeldige første trekk hjelper: --opening 4
tune-round = { $positions } sammenligninger, log-tap { $loss }:
train-generation = Generasjon { $number }
train-positions = { $positions } stillinger, log-tap { $losses }
train-score = % mot kjennetegnene alene
train-loss = { $game }: log-tap
train-axis = generasjon
