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

bad-table-address = «{ $address }» er ingen lenke til et bord, som http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
unreachable = { $server } svarer ikke ({ $why }).
terminal-saved-by-server = serveren tar vare på partiet; på siden kan det lagres
terminal-farewell = { $why ->
    [replaced] Dette bordet er åpnet et annet sted.
    [closed] Dette bordet er lukket.
   *[other] Serveren har lukket forbindelsen.
}

## Commands and their help

engine-failed = Spilleren { $engine } feilet: { $problem }
position-malformed = «{ $text }» er ikke en stillingstekst, som GAME/2/1/ePmE….
position-damaged = teksten er skadet eller ufullstendig.
bad-engine-command = «{ $command }» forstås ikke her.
no-such-language = Det finnes ingen tekster på språket «{ $language }». Språkene er: { $languages }.
not-well = { $count ->
    [one] Én ting er galt.
   *[other] { $count } ting er galt.
}
prepared = Alt er kompilert, i { $folder }.
greeting-demo = Et parti { $game } som spiller seg selv:
greeting-play = spill mot en bot
greeting-lesson = lær spillet ved å spille
greeting-games = hva som kan spilles
greeting-rules = reglene
greeting-serve = et bord i nettleseren, også for venner
greeting-join = ta plass ved noens bord
greeting-help = alt annet
manual-name = NAVN
manual-synopsis = BRUK
manual-commands = KOMMANDOER
manual-exit = SLUTTKODER
exit-0 = Alt gikk bra.
exit-1 = En protokoll kan leses, men stemmer ikke.
exit-2 = Det som ble bedt om er ikke mulig; en linje sier hvorfor.
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
usage-bad = { $what }: «{ $value }» er ikke mulig ({ $why }).
usage-extra = «{ $text }» er for mye.
help-play = Spill et spill i terminalen, med mennesker og med boter.
help-join = Ta plass ved et bord på en server, med lenken dit.
help-watch = Se et innspilt parti trekk for trekk, eller et bord på en server.
help-games = Vis spillene, valgene deres og hvordan botene spiller.
help-rules = Vis reglene for et spill, eller én paragraf.
help-hint = Vis det beste trekket, og hvorfor.
help-analyse = Vis de beste trekkene i en stilling.
help-review = Vis sjansene etter hvert trekk, og bedre trekk.
help-show = Vis brettet i et parti slik en spiller så det.
help-verify = Spill gjennom protokoller og kontroller dem.
help-serve = Start en server med bord for mennesker og boter.
help-admin = Administrer bordene på en server.
help-arena = La boter spille mot hverandre, og ranger dem.
help-engine = La et annet program spille med en bot, linje for linje.
help-simulate = Spill mange partier med tilfeldige trekk og vis statistikk.
help-trace = Vis et helt parti som JSON Lines.
help-perft = Tell rekkene av trekk.
help-train = La boten lære av partier mot seg selv.
help-tune = Tilpass vektene i et spill.
help-prepare = Kompiler alle spill nå.
help-doctor = Si hva som er installert, og hva som er galt.
help-man = Vis manualsiden.
option-game = Spillet: se stip games.
option-who = Hvem som spiller, plass for plass: et navn, eller nivået til en bot (1 til 5).
option-players = Antall spillere.
option-option = Velg et alternativ for spillet; kan gjentas.
option-seed = Et helt tall, eller 64 heksadesimale sifre.
option-first = Hvem som begynner; ellers avgjør loddet.
option-file = Protokollen til et parti; i play lagres partiet der og fortsetter derfra.
option-resume = Fortsett partiet som ble lagret sist.
option-lesson = Lær spillet ved å spille.
option-plain = Linje for linje, i ord: for skjermlesere, rør og skript.
option-fast = Boter venter ikke til man har lest hva som skjedde.
option-url = Lenken til et bord.
option-name = Navnet ditt.
option-seat = Plassen; 0 er en tilskuer.
option-what = En protokoll, en lenke til et bord, eller en stillingstekst.
option-seconds = Sekunder.
option-as_json = Vis JSON, for andre programmer.
option-clause = En paragraf i spillet, eller en generell som G-3.
option-after = Etter så mange trekk.
option-top = Hvor mange trekk som vises.
option-files = Protokoller av partier; - er standard inn.
option-picture_file = Skriv et bilde til denne filen i stedet (svg, png).
option-language = Språket: da, en, fi, is, nb, nl eller sv.
option-version = Vis versjonen.
option-bot = Boten som spiller, som 3 eller 5@2s.
