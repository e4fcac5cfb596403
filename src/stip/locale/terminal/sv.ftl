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

bad-table-address = ”{ $address }” är ingen länk till ett bord, som http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
unreachable = { $server } svarar inte ({ $why }).
terminal-saved-by-server = servern sparar partiet; på sidan kan det hämtas
terminal-farewell = { $why ->
    [replaced] Det här bordet har öppnats någon annanstans.
    [closed] Det här bordet är stängt.
   *[other] Servern har stängt anslutningen.
}

## Commands and their help

engine-failed = Spelaren { $engine } misslyckades: { $problem }
position-malformed = ”{ $text }” är ingen ställningstext, som GAME/2/1/ePmE….
position-damaged = texten är skadad eller ofullständig.
bad-engine-command = ”{ $command }” förstås inte här.
no-such-language = Det finns inga texter på språket ”{ $language }”. Språken är: { $languages }.
not-well = { $count ->
    [one] En sak är fel.
   *[other] { $count } saker är fel.
}
prepared = Allt är kompilerat, i { $folder }.
greeting-demo = Ett parti { $game } som spelar sig självt:
greeting-play = spela mot en bot
greeting-lesson = lär dig spelet genom att spela
greeting-games = vad som finns att spela
greeting-rules = reglerna
greeting-serve = ett bord i webbläsaren, även för vänner
greeting-join = ta plats vid någons bord
greeting-help = allt annat
manual-name = NAMN
manual-synopsis = ANVÄNDNING
manual-commands = KOMMANDON
manual-exit = SLUTKODER
exit-0 = Allt gick bra.
exit-1 = Ett protokoll kan läsas men stämmer inte.
exit-2 = Det som begärdes är inte möjligt; en rad säger varför.
exit-130 = Avbrutet med Ctrl-C.
exit-141 = Ingen läste utdata längre.
help-usage = Användning:
help-arguments = Argument
help-options = Alternativ
help-commands = Kommandon
help-help = Visa den här hjälpen.
help-stip = Sällskapsspel på prickar: spela, kontrollera och studera dem.
usage-missing = { $what } saknas.
usage-unknown-option = Det finns inget alternativ { $option }.
usage-unknown-command = Det finns inget kommando ”{ $command }”.
usage-bad = { $what }: ”{ $value }” går inte ({ $why }).
usage-extra = ”{ $text }” är för mycket.
help-play = Spela ett spel i terminalen, med människor och bottar.
help-join = Ta plats vid ett bord på en server, med länken dit.
help-watch = Se ett inspelat parti drag för drag, eller ett bord på en server.
help-games = Visa spelen, deras alternativ och hur deras bottar spelar.
help-rules = Visa reglerna för ett spel, eller en paragraf.
help-hint = Visa det bästa draget, och varför.
help-analyse = Visa de bästa dragen i en ställning.
help-review = Visa chanserna efter varje drag, och bättre drag.
help-show = Visa brädet i ett parti som en spelare såg det.
help-verify = Spela igenom protokoll och kontrollera dem.
help-serve = Starta en server med bord för människor och bottar.
help-admin = Hantera borden på en server.
help-arena = Låt bottar spela mot varandra, och rangordna dem.
help-engine = Låt ett annat program spela med en bot, rad för rad.
help-simulate = Spela många partier med slumpmässiga drag och visa statistik.
help-trace = Visa ett helt parti som JSON Lines.
help-perft = Räkna följderna av drag.
help-train = Låt botten lära av partier mot sig själv.
help-tune = Anpassa ett spels vikter.
help-prepare = Kompilera alla spel nu.
help-doctor = Säg vad som är installerat, och vad som är fel.
help-man = Visa manualsidan.
option-game = Spelet: se stip games.
option-who = Vilka som spelar, plats för plats: ett namn, eller en bots nivå (1 till 5).
option-players = Antal spelare.
option-option = Välj ett alternativ för spelet; kan upprepas.
option-seed = Ett heltal, eller 64 hexadecimala siffror.
option-first = Vem som börjar; annars avgör lotten.
option-file = Ett partis protokoll; i play sparas partiet där och fortsätter därifrån.
option-resume = Fortsätt partiet som sparades senast.
option-lesson = Lär dig spelet genom att spela.
option-plain = Rad för rad, i ord: för skärmläsare, rör och skript.
option-fast = Bottar väntar inte tills man har läst vad som hände.
option-url = Länken till ett bord.
option-name = Ditt namn.
option-seat = Platsen; 0 är en åskådare.
option-what = Ett protokoll, en länk till ett bord, eller en ställningstext.
option-seconds = Sekunder.
option-as_json = Visa JSON, för andra program.
option-clause = En paragraf i spelet, eller en allmän som G-3.
option-after = Efter så många drag.
option-top = Hur många drag som visas.
option-files = Partiers protokoll; - är standardinmatningen.
option-picture_file = Skriv en bild till den här filen i stället (svg, png).
option-language = Språket: da, en, fi, is, nb, nl eller sv.
option-version = Visa versionen.
option-bot = Botten som spelar, som 3 eller 5@2s.
