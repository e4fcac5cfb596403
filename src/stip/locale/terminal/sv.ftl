### What only the command line says, in Swedish.

## Tournaments and training

no-log-file = { $file } kan inte vara en turnerings logg: det ska vara en vanlig fil på mindre än 1 GB.
damaged-training = En fil från träningen i { $folder } kan inte läsas ({ $problem }).
bad-weights = { $file } är ingen fil med vikter, som weights.json i ett spel. Inget har ändrats.

## Arguments

bad-picture = En bild är en svg- eller png-fil: { $file }
bad-pair = ”{ $text }” är inte NAMN=VÄRDE, som --option board=5x7.
option-twice = Alternativet { $option } är angivet mer än en gång.
bad-host = ”{ $host }” är ingen adress på den här datorn att lyssna på, som 127.0.0.1 eller 0.0.0.0.
bad-origin = ”{ $origin }” är inget ursprung, som https://example.org.
limit-no-pair = skriv det som NAMN=TAL, till exempel tables_per_hour=20.

## Play in the terminal

bad-seat-word = En bot har en nivå från 1 till 5 i steg om 0,25, inte { $word }.
no-terminal = Det kräver en terminal. Rad för rad kan man spela överallt: --plain
no-lesson = Det finns ingen lektion för { $game }.
not-resumable = I { $file } spelar bara bottar, så det finns inget att fortsätta med.
terminal-sits = { $name } tar plats { $seat }.
terminal-leaves = Plats { $seat } är ledig igen.
terminal-taken-back = Det senaste draget har tagits tillbaka.
terminal-again = Ett nytt parti börjar.
terminal-quit-ask = Lämna det här partiet?
terminal-yes-no = j eller n
terminal-saved = Sparat i { $file }.
terminal-lesson-not-saved = en lektion sparas inte
terminal-press-enter = Tryck på Enter.
terminal-left = Det kommer ingen mer inmatning: partiet slutar här.
terminal-more-touches = … och { $count } till: skriv ”drag”, eller ett drag i notation.
terminal-rules-where = Reglerna: stip rules { $game }
terminal-keys = pilar Enter · Tab nästa · Esc bakåt · h tips · u ångra · s spara · r ge upp · q sluta
terminal-keys-go-on = Enter går vidare · q sluta
terminal-keys-over = n nytt parti · s spara · q sluta
terminal-keys-watch = q sluta
terminal-plain-help = Välj med nummer eller namn, eller skriv ett drag i notation. Andra ord: { $words }.
word-help = hjälp
word-look = titta
word-moves = drag
word-hint = tips
word-undo = ångra
word-back = tillbaka
word-save = spara
word-resign = uppge
word-again = igen
word-yes = ja
word-no = nej
word-rules = regler
word-quit = sluta
