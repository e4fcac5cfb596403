### What only the command line says, in Dutch.

## Tournaments and training

no-log-file = { $file } kan geen logboek van een toernooi zijn: dat is een gewoon bestand van minder dan 1 GB.
damaged-training = Een bestand van de training in { $folder } kan niet worden gelezen ({ $problem }).
bad-weights = { $file } is geen bestand met gewichten, zoals weights.json van een spel. Er is niets veranderd.
game-died = { $tries } werkers van het cluster stopten er na elkaar mee terwijl ze haar speelden
no-cluster = Er is geen Ray-cluster op “{ $address }” ({ $problem }). Een adres is local, auto, HOST:POORT of ray://HOST:POORT.
cluster-failed = Het Ray-cluster is mislukt ({ $problem }).
other-installation = { $host } heeft andere bestanden van het pakket { $package } dan deze computer: installeer daar dezelfde versie.

## Arguments

bad-picture = Een plaatje is een svg- of png-bestand: { $file }
bad-pair = “{ $text }” is geen NAAM=WAARDE, zoals --option board=5x7.
option-twice = De optie { $option } is meer dan eens gegeven.
folder-not-empty = { $folder } is niet leeg en ook geen site die deze opdracht heeft geschreven.
page-not-built = De pagina van deze installatie is niet volledig. Installeer Stip opnieuw, of voer “python scripts/page.py” uit in de bronnen.
bad-site = { $folder } kan niet worden gebruikt: { $why }
site-none = dit is geen site die “stip site” heeft geschreven.
site-version = de site is van versie { $version } en deze server van { $own }. Schrijf de site opnieuw: stip site { $folder }
site-games = { $games } ontbreekt. Schrijf de site opnieuw: stip site { $folder }
bad-server-address = “{ $url }” is niet het adres van een server: het moet eruitzien als https://example.org.
bad-host = “{ $host }” is geen adres van deze computer om op te luisteren, zoals 127.0.0.1 of 0.0.0.0.
bad-origin = “{ $origin }” is geen herkomst (origin), zoals https://example.org.
limit-no-pair = schrijf het als NAAM=GETAL, zoals tables_per_hour=20.

## Play in the terminal

bad-seat-word = Een bot heeft een niveau van 1 tot 5 in stappen van 0,25, niet { $word }.
no-terminal = Hiervoor is een terminal nodig. Regel voor regel kan overal worden gespeeld: --plain
no-lesson = Er is geen les voor { $game }.
not-resumable = In { $file } spelen alleen bots, dus valt er niets te hervatten.
terminal-sits = { $name } gaat op stoel { $seat } zitten.
terminal-leaves = Stoel { $seat } is weer vrij.
terminal-taken-back = De laatste zet is teruggenomen.
terminal-again = Een nieuwe partij begint.
terminal-quit-ask = Deze partij verlaten?
terminal-yes-no = j of n
terminal-saved = Bewaard in { $file }.
terminal-lesson-not-saved = een les wordt niet bewaard
terminal-press-enter = Druk op Enter.
terminal-left = Er komt geen invoer meer: de partij stopt hier.
terminal-more-touches = … en nog { $count }: typ “zetten”, of een zet in notatie.
terminal-rules-where = De regels: stip rules { $game }
terminal-keys = pijlen Enter Tab · Esc wis · h tip · u terugnemen · s bewaar · k uitleg · q weg
terminal-keys-go-on = Enter gaat verder · q stop
terminal-keys-over = n nieuwe partij · s bewaar · q stop
terminal-keys-watch = q stop
terminal-plain-help = Kies met een nummer of een naam, of typ een zet in notatie. Andere woorden: { $words }.
word-help = hulp
word-look = kijk
word-moves = zetten
word-hint = tip
word-undo = terugnemen
word-back = terug
word-save = bewaar
word-resign = opgeven
word-again = opnieuw
word-yes = ja
word-no = nee
word-rules = regels
word-quit = stop

bad-table-address = “{ $address }” is geen link naar een tafel, zoals http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
not-stip = Op { $server } draait geen Stip.
unreachable = { $server } antwoordt niet ({ $why }).
terminal-saved-by-server = de server bewaart deze partij; op de pagina kun je het verslag opslaan
terminal-farewell = { $why ->
    [replaced] Deze tafel is ergens anders geopend.
    [closed] Deze tafel is gesloten.
   *[other] De server heeft de verbinding verbroken.
}

## Commands and their help

engine-failed = De speler { $engine } liet het afweten: { $problem }
position-malformed = “{ $text }” is geen stellingtekst, zoals GAME/2/1/ePmE….
position-damaged = de tekst is beschadigd of onvolledig.
bad-engine-command = “{ $command }” wordt hier niet begrepen.
no-such-language = Er zijn geen teksten in de taal “{ $language }”. De talen zijn: { $languages }.
not-well = { $count ->
    [one] Er is één ding mis.
   *[other] Er zijn { $count } dingen mis.
}
prepared = Alle spellen zijn klaar. { $compiled ->
    [0] De machinecode kwam met Stip mee: er hoefde niets gecompileerd te worden.
   *[other] Wat gecompileerd is, staat in { $folder }.
}
greeting-demo = Een partij { $game } die vanzelf wordt gespeeld:
greeting-play = speel tegen een bot
greeting-lesson = leer het spel al spelend
greeting-games = wat er te spelen is
greeting-rules = de regels
greeting-serve = een tafel in de browser, ook voor vrienden
greeting-join = ga bij iemand aan tafel zitten
greeting-help = al het andere
manual-name = NAAM
manual-synopsis = GEBRUIK
manual-commands = OPDRACHTEN
manual-exit = EINDCODES
exit-0 = Alles ging goed.
exit-1 = Een verslag is leesbaar maar klopt niet.
exit-2 = Wat werd gevraagd kan niet; één regel op de foutuitvoer zegt waarom.
exit-130 = Onderbroken met Ctrl-C.
exit-141 = Niemand las de uitvoer nog.
help-usage = Gebruik:
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-help = Toon deze hulp.
help-stip = Gezelschapsspellen op stippen: speel, controleer en bestudeer ze.
usage-missing = { $what } ontbreekt.
usage-unknown-option = Er is geen optie { $option }.
usage-unknown-command = Er is geen opdracht “{ $command }”.
usage-bad = { $what } heeft een waarde die niet kan.
usage-extra = “{ $text }” is te veel.
help-play = Speel een spel in de terminal, met mensen die hem delen en met bots.
help-join = Ga aan een tafel van een server zitten, met de link ernaartoe; wie er al zit, speelt verder.
help-watch = Bekijk een bewaarde partij zet voor zet, of een tafel van een server.
help-games = Toon de spellen, hun opties en hoe hun bots spelen.
help-rules = Toon de regels van een spel, of één artikel.
help-hint = Toon de beste zet voor wie aan de beurt is, en waarom.
help-analyse = Toon de beste zetten in een stelling.
help-review = Toon de kansen na elke zet, en betere zetten.
help-show = Toon het bord van een bewaarde partij zoals één stoel het zag.
help-verify = Speel verslagen na en controleer ze.
help-serve = Start een server met tafels voor mensen en bots.
help-site = Schrijf de pagina als een site die geen server nodig heeft, voor elke host van bestanden.
help-admin = Beheer de tafels van een server.
help-arena = Laat bots tegen elkaar spelen, en rangschik ze.
help-engine = Laat een ander programma met een bot spelen, regel voor regel.
help-simulate = Speel veel partijen met willekeurige zetten en toon statistieken.
help-trace = Toon een hele partij als JSON Lines.
help-perft = Tel alle mogelijke reeksen zetten.
help-train = Laat het zoeken leren van partijen tegen zichzelf.
help-tune = Stel de gewichten van de kenmerken van een spel bij.
help-prepare = Compileer nu alle spellen.
help-doctor = Zeg wat er geïnstalleerd is, en wat er mis is.
help-man = Toon de handleiding.
option-game = Het spel: zie stip games.
option-who = Wie er spelen, stoel voor stoel: een naam, of het niveau van een bot (1 tot 5).
option-players = Aantal spelers.
option-option = Kies een optie van het spel; mag herhaald worden.
option-seed = Een geheel getal; hetzelfde getal geeft dezelfde partijen.
option-first = De stoel die begint; zonder deze optie beslist het lot.
option-file = Bewaar de partij na elke zet in dit bestand; bestaat het al, ga dan daarmee verder.
option-resume = Ga verder met de partij die het laatst is bewaard.
option-lesson = Leer het spel al spelend.
option-plain = Regel voor regel, in woorden: voor schermlezers, pipes en scripts.
option-fast = Bots zetten meteen, zonder pauze om mee te lezen.
option-url = De link naar een tafel.
option-name = Je naam.
option-seat = De stoel vanwaar je kijkt; 0 is een toeschouwer.
option-what = Een verslag, of een link naar een tafel van een server.
option-seconds = Hoe lang er wordt nagedacht, in seconden.
option-as_json = Toon JSON, voor andere programma’s.
option-clause = Een artikel van het spel, of een algemeen artikel zoals G-3.
option-after = De stelling na zoveel zetten; anders de laatste.
option-top = Hoeveel zetten er worden getoond.
option-files = Verslagen van partijen; - is de standaardinvoer.
option-picture_file = Schrijf in plaats daarvan een plaatje naar dit bestand (svg, png).
option-language = De taal: da, en, fi, is, nb, nl of sv; anders die van de computer.
option-version = Toon de versie.
option-bot = De bot die speelt, zoals 3 of 5@2s.

## The key to a game

terminal-mark-possible = kun je aanraken
terminal-mark-chosen = is gekozen
terminal-mark-hinted = is wat een tip aanraadt
terminal-more-keys = Meer: r opgeven · d remise aanbieden · n nieuwe partij · j, n antwoord
terminal-keys-key = met elke toets terug naar het spel
terminal-keys-more = met elke toets verder
word-key = uitleg

## Words of the help

help-default = standaard
help-required = verplicht
help-usage-options = [OPTIES]
help-usage-command = OPDRACHT [ARGUMENTEN]…
usage-no-value = { $option } heeft een waarde nodig.
usage-choice = { $what } moet een van deze zijn: { $choices }.
usage-range = { $what } moet een getal van { $least } tot en met { $most } zijn.
usage-at-least = { $what } moet een getal vanaf { $least } zijn.
usage-number = { $what } moet een getal zijn.

## Help of single options

option-install_completion = Installeer het automatisch aanvullen voor deze shell.
option-show_completion = Toon het automatisch aanvullen voor deze shell, om het te kopiëren of aan te passen.
option-play-seed = Een geheel getal, of 64 hexadecimale cijfers; dezelfde seed geeft dezelfde partij.
option-trace-seed = { option-play-seed }
option-perft-seed = { option-play-seed }
option-join-seat = De stoel die je wilt; anders een vrije.
option-watch-seconds = Seconden tussen twee zetten.
option-hint-file = Het verslag van een partij die nog niet uit is, met de seed.
option-analyse-what = Een verslag, of een stelling als korte tekst.
option-review-file = Het verslag van een partij die uit is.
option-review-plot_file = Bewaar een grafiek van de kansen (png, svg, pdf).
option-show-file = Het verslag van een partij, met de seed.
option-iterations = Zoekrondes per zet.
option-database = De database; anders een bestand in je gegevensmap (~/.local/share/stip).
option-host = Adres om op te luisteren; 0.0.0.0 voor iedereen op het netwerk.
option-port = Poort om op te luisteren; 0 voor een willekeurige vrije.
option-origin = Nog een herkomst (origin) waarvan pagina’s verbinding mogen maken; mag herhaald worden.
option-workers = Processen die het werk delen; voor meer dan één is PostgreSQL nodig.
option-host_name = Nog een naam van deze server, zoals example.org; mag herhaald worden.
option-proxy = Een proxy of netwerk waarvan de X-Forwarded-For-kopregels worden vertrouwd; mag herhaald worden.
option-push_service = Nog een pushdienst die apparaten voor meldingen mogen gebruiken; mag herhaald worden.
option-limit = Verander een limiet; mag herhaald worden.
option-device_bots = Een site die “stip site” heeft geschreven: bots denken in de browsers van wie speelt, en deze server berekent er geen (STIP_DEVICE_BOTS).
option-in_browser = Open de pagina in de browser, en meld alleen problemen.
option-site-folder = Een nieuwe map, of een die deze opdracht eerder heeft geschreven.
option-site-server = Waar vrienden spelen: het adres van een server, zoals https://example.org.
help-admin-list = Toon de tafels, de nieuwste eerst.
help-admin-show = Toon wie er aan een tafel zitten en hoe ver de partij is; niets wat een toeschouwer niet zou zien.
help-admin-export = Toon het verslag van een partij, met de seed als de partij uit is.
help-admin-close = Sluit een tafel. Een server die draait, merkt het bij de volgende zet daar.
help-admin-backup = Maak een reservekopie van de database, ook als die in gebruik is.
option-code = De code van een tafel.
option-phase = Toon alleen tafels in deze fase.
option-admin-list-limit = Toon hooguit zoveel tafels.
option-admin-list-after = Ga verder met de lijst na deze tafel.
option-admin-export-game = Het nummer van de partij aan de tafel, vanaf 1; anders de laatste.
option-admin-backup-file = Een nieuw bestand. Er komen seeds in te staan, dus houd het voor jezelf.
option-bots = Twee of meer bots: niveaus (1 tot 5, ook 2.5), random, greedy, plain, programma’s of module:functie.
option-games = Aantal partijen.
option-arena-games = Partijen per koppel; een oneven aantal wordt naar boven afgerond.
option-opening = Willekeurige zetten voordat de bots beginnen.
option-parquet_file = Schrijf alle resultaten als Parquet, één rij per partij.
option-train-parquet_file = Schrijf alle stellingen waarvan geleerd is als Parquet.
option-ray_address = Speel op een Ray-cluster: local, auto, HOST:POORT of ray://HOST:POORT.
option-jobs = Partijen tegelijk; anders één per rekenkern.
option-log = Logboek (JSON Lines); partijen die erin staan, worden niet opnieuw gespeeld.
option-arena-plot_file = Bewaar een grafiek van de ranglijst (png, svg, pdf).
option-json_file = Schrijf alle uitslagen als JSON naar dit bestand; met - wordt alleen dat getoond.
option-records = Bewaar het verslag van elke partij in deze map.
option-threads = Aantal threads; anders één per rekenkern.
option-simulate-plot_file = Bewaar een grafiek van de lengte van de partijen en de keuze aan zetten (png, svg, pdf).
option-plies = Stop na zoveel zetten.
option-policy = Hoe zetten worden gekozen.
option-record_file = Bewaar de partij ook als verslag.
option-depth = Aantal zetten.
option-perft-first = De stoel die begint.
option-by_move = Toon het aantal ook voor elke eerste zet.
option-folder = De map voor partijen en netwerken; een training die daar begonnen is, gaat verder.
option-generations = Aantal generaties; elke speelt met het netwerk van de vorige.
option-train-games = Partijen per generatie.
option-epochs = Hoe vaak de voorbeelden worden doorlopen.
option-contests = Partijen tegen de kenmerken alleen, na elke generatie.
option-train-plot_file = Bewaar de leercurves (png, svg, pdf).
option-network_folder = De map van een spel, waarvan het netwerk wordt vervangen.
option-tune-games = Partijen per ronde.
option-rounds = Aantal rondes; elke begint met de gewichten van de vorige.
option-tune-jobs = Partijen tegelijk.
option-tune-file = Een bestand met gewichten om bij te werken.

## What commands print

preparing = { $title } wordt klaargemaakt (alleen de eerste keer) …
first-start = { $title } start voor het eerst: de eerste zetten duren langer.
no-memory = Daar is niet genoeg geheugen voor.
bad-plot = Een grafiek is een png-, svg- of pdf-bestand: { $file }
system-EACCES = Geen toegang
system-EEXIST = Bestand bestaat al
system-EFBIG = Bestand is te groot
system-EISDIR = Dit is een map
system-ENAMETOOLONG = Bestandsnaam is te lang
system-ENOENT = Bestand of map bestaat niet
system-ENOSPC = Er is geen ruimte meer op het apparaat
system-ENOTDIR = Dit is geen map
system-EPERM = Dat is niet toegestaan
system-EROFS = Hier kan alleen worden gelezen
serve-address = Stip staat op { $address }
serve-network = Op je netwerk staat het op { $address }
serve-end = Ctrl-C stopt het.
site-making = De spellen worden naar WebAssembly vertaald. Dat duurt minuten, alleen de eerste keer …
site-done = De site staat in { $folder }: { $megabytes } MB. Zet hem op een host, in welke map dan ook, of probeer hem: python -m http.server -d { $path }
admin-continue = Ga verder met --after { $code }.
admin-closed = Tafel { $code } is gesloten.
admin-was-closed = Tafel { $code } was al gesloten.
admin-copied = De database is gekopieerd naar { $file }.
admin-none = Zulke tafels zijn er niet.
admin-code = code
admin-table = tafel
admin-game = spel
admin-options = opties
admin-no-options = geen
admin-phase = fase
admin-events = gebeurtenissen
admin-made = gemaakt
admin-last-event = laatst gebeurd
admin-number = nummer { $number }
admin-replaced = een bot van niveau { $level } speelt
admin-open = vrij
admin-games = partijen
admin-moves = zetten
admin-commitment = zegel
admin-result = uitslag
games-players = voor { $players } spelers
games-default = anders { $value }, { $standing }
games-bot = bot { $level }
doctor-engine = motor
doctor-cores = rekenkernen
doctor-cache = cache
doctor-read-only = alleen-lezen cache
doctor-compiled = alles gecompileerd
doctor-data = gegevens
doctor-games = spellen
doctor-language = taal
doctor-missing = Nog niet alles is gecompileerd. Dit doet het nu: stip prepare
verified = { $game }, { $players } spelers, { $plies } zetten, { $ending }: alles klopt met het verslag{ $absent ->
    [commitment] , dat geen zegel heeft
    [result] , dat geen uitslag heeft
    [commitment-result] , dat geen zegel en geen uitslag heeft
   *[none] { "" }
}.
verify-places = plaatsen { $places } volgens { $clause }
verify-unfinished = nog niet uit
hint-answer = Stoel { $seat }: { $move } (kansen { $chance } %).
analysis-title = { $game }, zet { $ply }, stoel { $seat } is aan de beurt
analysis-line = beste vervolg:
analysis-position = stelling:
review-heading = { $game }, { $players } spelers: de kansen na elke zet, in %
review-seat = stoel
review-column-move = zet
review-better-was = beter was
review-turn = stoel { $seat } gaf { $loss } % weg; beter: { $better }.
review-axis = kans, in %
simulate-title = { $games } willekeurige partijen { $game } met { $players } spelers
simulate-range = zetten, van kortste tot langste partij
simulate-mean = zetten, gemiddeld (5 %, mediaan, 95 %)
simulate-branching = mogelijke zetten per keuze, gemiddeld
simulate-first = stoel { $seat }, eerste of gedeeld eerste
simulate-ended = geëindigd door { $clause }
simulate-speed = { $plies } zetten en { $games } partijen per seconde
simulate-length = Lengte van de partijen
simulate-plies = zetten in een partij
simulate-ply = zet
arena-title = { $games } partijen { $game } met { $players } spelers
arena-failed-game = { $first } – { $second }, partij { $number } mislukte: { $why }
arena-go-on = { $done } van { $total } partijen staan in { $file }: dezelfde opdracht gaat daar verder.
arena-points-of = { $points } van { $games } punten
arena-bot = bot
arena-points = punten
arena-games = partijen
arena-score = score
arena-move = per zet
arena-plies = zetten
arena-against = tegen
arena-note = score in %, met het interval van 95 %
arena-axis = Elo met het interval van 95 %; 0 is het gemiddelde
arena-failed = { $count ->
    [one] { $count } partij mislukte en telt voor niemand.
   *[other] { $count } partijen mislukten en tellen voor niemand.
}
arena-repeated = { $count ->
    [one] { $count } partij was al eens gespeeld, zet voor zet: de intervallen zijn te smal.
   *[other] { $count } partijen waren al eens gespeeld, zet voor zet: de intervallen zijn te smal.
} Willekeurige eerste zetten helpen: --opening 4
tune-round = { $positions } vergelijkingen, log-verlies { $loss }:
train-generation = Generatie { $number }
train-positions = { $positions } stellingen, log-verlies { $losses }
train-score = % tegen de kenmerken alleen
train-loss = { $game }: log-verlies
train-axis = generatie
