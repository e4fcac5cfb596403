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
