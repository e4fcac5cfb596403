### What only the command line says, in Norwegian.

## Tournaments and training

no-log-file = { $file } kan ikke være loggen til en turnering: det må være en vanlig fil på under 1 GB.
damaged-training = En fil fra treningen i { $folder } kan ikke leses ({ $problem }).
bad-weights = { $file } er ikke en fil med vekter, som weights.json i et spill. Ingenting er endret.

## Arguments

bad-picture = Et bilde er en svg- eller png-fil: { $file }
bad-pair = «{ $text }» er ikke NAVN=VERDI, som --option board=5x7.
option-twice = Valget { $option } er gitt mer enn én gang.
bad-host = «{ $host }» er ingen adresse på denne datamaskinen å lytte på, som 127.0.0.1 eller 0.0.0.0.
bad-origin = «{ $origin }» er ikke en opprinnelse, som https://example.org.
limit-no-pair = skriv det som NAVN=TALL, for eksempel tables_per_hour=20.

## Play in the terminal

bad-seat-word = En bot har et nivå fra 1 til 5 i trinn på 0,25, ikke { $word }.
no-terminal = Dette krever en terminal. Linje for linje kan man spille overalt: --plain
no-lesson = Det finnes ingen leksjon for { $game }.
not-resumable = I { $file } spiller bare boter, så det er ingenting å fortsette med.
terminal-sits = { $name } tar plass { $seat }.
terminal-leaves = Plass { $seat } er ledig igjen.
terminal-taken-back = Det siste trekket er tatt tilbake.
terminal-again = Et nytt parti begynner.
terminal-quit-ask = Forlate dette partiet?
terminal-yes-no = j eller n
terminal-saved = Lagret i { $file }.
terminal-lesson-not-saved = en leksjon lagres ikke
terminal-press-enter = Trykk Enter.
terminal-left = Det kommer ikke mer inndata: partiet slutter her.
terminal-more-touches = … og { $count } til: skriv «trekk», eller et trekk i notasjon.
terminal-rules-where = Reglene: stip rules { $game }
terminal-keys = piler Enter · Tab neste · Esc tilbake · h tips · u angre · s lagre · r oppgi · q slutt
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
word-resign = oppgi
word-again = igjen
word-yes = ja
word-no = nei
word-rules = regler
word-quit = slutt
