### What only the command line says, in Danish.

## Tournaments and training

no-log-file = { $file } kan ikke rumme en turnerings log: det skal være en almindelig fil på under 1 GB.
damaged-training = En fil fra træningen i { $folder } kan ikke læses ({ $problem }).
bad-weights = { $file } er ikke en fil med vægte, som weights.json i et spil. Intet er ændret.

## Arguments

bad-picture = Et billede er en svg- eller png-fil: { $file }
bad-pair = “{ $text }” er ikke NAVN=VÆRDI, som --option board=5x7.
option-twice = Indstillingen { $option } er givet mere end én gang.
bad-host = “{ $host }” er ikke en adresse på denne computer at lytte på, som 127.0.0.1 eller 0.0.0.0.
bad-origin = “{ $origin }” er ikke en oprindelse, som https://example.org.
limit-no-pair = skriv det som NAVN=TAL, for eksempel tables_per_hour=20.

## Play in the terminal

bad-seat-word = En bot har et niveau fra 1 til 5 i trin på 0,25, ikke { $word }.
no-terminal = Det kræver en terminal. Linje for linje kan der spilles overalt: --plain
no-lesson = Der er ingen lektion til { $game }.
not-resumable = I { $file } spiller kun botter, så der er intet at fortsætte med.
terminal-sits = { $name } tager plads { $seat }.
terminal-leaves = Plads { $seat } er ledig igen.
terminal-taken-back = Det sidste træk er taget tilbage.
terminal-again = Et nyt spil begynder.
terminal-quit-ask = Forlade dette spil?
terminal-yes-no = j eller n
terminal-saved = Gemt i { $file }.
terminal-lesson-not-saved = en lektion gemmes ikke
terminal-press-enter = Tryk på Enter.
terminal-left = Der kommer ikke mere input: spillet slutter her.
terminal-more-touches = … og { $count } til: skriv “træk”, eller et træk i notation.
terminal-rules-where = Reglerne: stip rules { $game }
terminal-keys = pile Enter · Tab næste · Esc tilbage · h tip · u fortryd · s gem · r opgiv · q slut
terminal-keys-go-on = Enter går videre · q slut
terminal-keys-over = n nyt spil · s gem · q slut
terminal-keys-watch = q slut
terminal-plain-help = Vælg med nummer eller navn, eller skriv et træk i notation. Andre ord: { $words }.
word-help = hjælp
word-look = se
word-moves = træk
word-hint = tip
word-undo = fortryd
word-back = tilbage
word-save = gem
word-resign = opgiv
word-again = igen
word-yes = ja
word-no = nej
word-rules = regler
word-quit = slut

bad-table-address = “{ $address }” er ikke et link til et bord, som http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
unreachable = { $server } svarer ikke ({ $why }).
terminal-saved-by-server = serveren gemmer dette spil; det kan hentes på siden
terminal-farewell = { $why ->
    [replaced] Dette bord er åbnet et andet sted.
    [closed] Dette bord er lukket.
   *[other] Serveren har lukket forbindelsen.
}

## Commands and their help

engine-failed = Spilleren { $engine } fejlede: { $problem }
position-malformed = “{ $text }” er ikke en stillingstekst, som GAME/2/1/ePmE….
position-damaged = teksten er beskadiget eller ufuldstændig.
bad-engine-command = “{ $command }” forstås ikke her.
no-such-language = Der er ingen tekster på sproget “{ $language }”. Sprogene er: { $languages }.
not-well = { $count ->
    [one] Én ting er galt.
   *[other] { $count } ting er galt.
}
prepared = Alt er kompileret, i { $folder }.
greeting-demo = Et parti { $game }, der spiller sig selv:
greeting-play = spil mod en bot
greeting-lesson = lær spillet ved at spille
greeting-games = hvad der kan spilles
greeting-rules = reglerne
greeting-serve = et bord i browseren, også for venner
greeting-join = tag plads ved nogens bord
greeting-help = alt andet
manual-name = NAVN
manual-synopsis = BRUG
manual-commands = KOMMANDOER
manual-exit = SLUTKODER
exit-0 = Alt gik godt.
exit-1 = En optegnelse kan læses, men holder ikke.
exit-2 = Det ønskede er ikke muligt; en linje siger hvorfor.
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
usage-unknown-command = Der er ingen kommando “{ $command }”.
usage-bad = { $what }: “{ $value }” er ikke muligt ({ $why }).
usage-extra = “{ $text }” er for meget.
help-play = Spil et spil i terminalen, med mennesker og med botter.
help-join = Tag plads ved et bord på en server, med linket til det.
help-watch = Se et optaget parti træk for træk, eller et bord på en server.
help-games = Vis spillene, deres indstillinger og hvordan deres botter spiller.
help-rules = Vis reglerne for et spil, eller én paragraf.
help-hint = Vis det bedste træk, og hvorfor.
help-analyse = Vis de bedste træk i en stilling.
help-review = Vis chancerne efter hvert træk, og bedre træk.
help-show = Vis brættet i et parti, som en spiller så det.
help-verify = Gennemspil optegnelser og kontrollér dem.
help-serve = Start en server med borde for mennesker og botter.
help-admin = Administrér bordene på en server.
help-arena = Lad botter spille mod hinanden, og rangér dem.
help-engine = Lad et andet program spille med en bot, linje for linje.
help-simulate = Spil mange partier med tilfældige træk og vis statistik.
help-trace = Vis et helt parti som JSON Lines.
help-perft = Tæl rækkerne af træk.
help-train = Lad botten lære af partier mod sig selv.
help-tune = Tilpas vægtene i et spil.
help-prepare = Kompilér alle spil nu.
help-doctor = Sig hvad der er installeret, og hvad der er galt.
help-man = Vis manualsiden.
option-game = Spillet: se stip games.
option-who = Hvem der spiller, plads for plads: et navn, eller niveauet for en bot (1 til 5).
option-players = Antal spillere.
option-option = Vælg en indstilling for spillet; kan gentages.
option-seed = Et helt tal, eller 64 hexadecimale cifre.
option-first = Hvem der begynder; ellers afgør lodtrækning.
option-file = Optegnelsen af et parti; i play gemmes partiet der og fortsættes derfra.
option-resume = Fortsæt det parti, der sidst blev gemt.
option-lesson = Lær spillet ved at spille.
option-plain = Linje for linje, i ord: til skærmlæsere, rør og scripts.
option-fast = Botter venter ikke, til man har læst, hvad der skete.
option-url = Linket til et bord.
option-name = Dit navn.
option-seat = Pladsen; 0 er en tilskuer.
option-what = En optegnelse, et link til et bord, eller en stillingstekst.
option-seconds = Sekunder.
option-as_json = Vis JSON, til andre programmer.
option-clause = En paragraf i spillet, eller en generel som G-3.
option-after = Efter så mange træk.
option-top = Hvor mange træk der vises.
option-files = Optegnelser af partier; - er standardinput.
option-picture_file = Skriv et billede til denne fil i stedet (svg, png).
option-language = Sproget: da, en, fi, is, nb, nl eller sv.
option-version = Vis versionen.
option-bot = Botten, der spiller, som 3 eller 5@2s.
