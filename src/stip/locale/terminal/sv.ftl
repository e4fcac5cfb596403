### What only the command line says, in Swedish.

## Tournaments and training

no-log-file = { $file } kan inte vara en turnerings logg: det ska vara en vanlig fil på mindre än 1 GB.
damaged-training = En fil från träningen i { $folder } kan inte läsas ({ $problem }).
bad-weights = { $file } är ingen fil med vikter, som weights.json i ett spel. Inget har ändrats.
game-died = { $tries } arbetare i klustret dog en efter en medan de spelade det
no-cluster = Det finns inget Ray-kluster på ”{ $address }” ({ $problem }). En adress är local, auto, VÄRD:PORT eller ray://VÄRD:PORT.
cluster-failed = Ray-klustret misslyckades ({ $problem }).
other-installation = { $host } har andra filer av paketet { $package } än den här datorn: installera samma version där.

## Arguments

bad-picture = En bild är en svg- eller png-fil: { $file }
bad-pair = ”{ $text }” är inte NAMN=VÄRDE, som --option board=5x7.
option-twice = Alternativet { $option } är angivet mer än en gång.
folder-not-empty = { $folder } är varken tom eller en webbplats som det här kommandot har skrivit.
page-not-built = Sidan i den här installationen är inte komplett. Installera Stip igen, eller kör ”python scripts/page.py” i källorna.
bad-site = { $folder } kan inte användas: { $why }
site-none = det är inte en webbplats som ”stip site” har skrivit.
site-version = den är från version { $version } och den här servern från { $own }. Skriv den igen: stip site { $folder }
site-games = { $games } saknas. Skriv den igen: stip site { $folder }
bad-server-address = ”{ $url }” är inte adressen till en server: den ska se ut som https://example.org.
bad-host = ”{ $host }” är ingen adress på den här datorn att lyssna på, som 127.0.0.1 eller 0.0.0.0.
bad-origin = ”{ $origin }” är inget ursprung (origin), som https://example.org.
limit-no-pair = skriv det som NAMN=TAL, till exempel tables_per_hour=20.

## Play in the terminal

bad-seat-word = En bott har en nivå från 1 till 5 i steg om 0,25, inte { $word }.
no-terminal = Det här kräver en terminal. Rad för rad kan man spela överallt: --plain
no-lesson = Det finns ingen lektion för { $game }.
not-resumable = I { $file } spelar bara bottar, så det finns inget att fortsätta med.
terminal-sits = { $name } sätter sig på plats { $seat }.
terminal-leaves = Plats { $seat } är ledig igen.
terminal-taken-back = Det senaste draget har tagits tillbaka.
terminal-again = Ett nytt parti börjar.
terminal-quit-ask = Lämna det här partiet?
terminal-yes-no = j eller n
terminal-saved = Sparat i { $file }.
terminal-lesson-not-saved = en lektion sparas inte
terminal-press-enter = Tryck på Enter.
terminal-left = Ingen mer inmatning: partiet slutar här.
terminal-more-touches = … och { $count } till: skriv ”drag”, eller ett drag i notation.
terminal-rules-where = Reglerna: stip rules { $game }
terminal-keys = pilar Enter Tab · Esc bakåt · h tips · u ångra · s spara · k förklara · q sluta
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
word-resign = ge-upp
word-again = igen
word-yes = ja
word-no = nej
word-rules = regler
word-quit = sluta

bad-table-address = ”{ $address }” är ingen länk till ett bord, som http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
not-stip = Det finns ingen Stip på { $server }.
unreachable = { $server } svarar inte ({ $why }).
terminal-saved-by-server = servern sparar partiet; protokollet kan sparas på sidan
terminal-farewell = { $why ->
    [replaced] Det här bordet har öppnats någon annanstans.
    [closed] Det här bordet är stängt.
   *[other] Servern har stängt anslutningen.
}

## Commands and their help

engine-failed = Spelaren { $engine } misslyckades: { $problem }
position-malformed = ”{ $text }” är ingen ställningstext, som GAME/2/1/ePmE….
position-damaged = texten är skadad eller ofullständig.
bad-engine-command = Kommandot ”{ $command }” är okänt här.
no-such-language = Det finns inga texter på språket ”{ $language }”. Språken är: { $languages }.
not-well = { $count ->
    [one] En sak är fel.
   *[other] { $count } saker är fel.
}
prepared = Alla spel är klara. { $compiled ->
    [0] Maskinkoden följde med Stip: ingenting behövde kompileras.
   *[other] Det som kompilerades finns i { $folder }.
}
greeting-demo = Ett parti { $game } som spelas av sig självt:
greeting-play = spela mot en bott
greeting-lesson = lär dig spelet genom att spela
greeting-games = vad som finns att spela
greeting-rules = reglerna
greeting-serve = ett bord i webbläsaren, även för vänner
greeting-join = sätt dig vid någons bord
greeting-help = allt annat
manual-name = NAMN
manual-synopsis = ANVÄNDNING
manual-commands = KOMMANDON
manual-exit = SLUTKODER
exit-0 = Allt gick bra.
exit-1 = Ett protokoll går att läsa men stämmer inte.
exit-2 = Det som begärdes är inte möjligt; en rad på standardfel säger varför.
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
usage-bad = { $what } har ett värde som inte går.
usage-extra = ”{ $text }” är för mycket.
help-play = Spela ett spel i terminalen, med andra som delar den och med bottar.
help-join = Sätt dig vid ett bord på en server, med länken dit; den som redan sitter där spelar vidare.
help-watch = Se ett sparat parti drag för drag, eller ett bord på en server.
help-games = Visa spelen, deras alternativ och hur deras bottar spelar.
help-rules = Visa reglerna för ett spel, eller en punkt i dem.
help-hint = Visa det bästa draget för den som är på tur, och varför.
help-analyse = Visa de bästa dragen i en ställning.
help-review = Visa chanserna efter varje drag, och bättre drag.
help-show = Visa brädet i ett sparat parti som en plats såg det.
help-verify = Spela igenom protokoll och kontrollera dem.
help-serve = Starta en server med bord för människor och bottar.
help-site = Skriv sidan som en webbplats som inte behöver någon server, för vilken filvärd som helst.
help-admin = Hantera borden på en server.
help-arena = Låt bottar spela mot varandra, och rangordna dem.
help-engine = Låt ett annat program spela med en bott, rad för rad.
help-simulate = Spela många partier med slumpmässiga drag och visa statistik.
help-trace = Visa ett helt parti som JSON Lines.
help-perft = Räkna alla möjliga dragföljder.
help-train = Låt sökningen lära sig av partier mot sig själv.
help-tune = Anpassa vikterna för ett spels kännetecken.
help-prepare = Kompilera alla spel nu.
help-doctor = Säg vad som är installerat, och vad som är fel.
help-man = Visa manualsidan.
option-game = Spelet: se stip games.
option-who = Vilka som spelar, plats för plats: ett namn, eller en botts nivå (1 till 5).
option-players = Antal spelare.
option-option = Välj ett alternativ för spelet; kan upprepas.
option-seed = Ett heltal; samma tal ger samma partier.
option-first = Platsen som börjar; annars avgör lotten.
option-file = Spara partiet i den här filen efter varje drag; finns den redan, fortsätt därifrån.
option-resume = Fortsätt partiet som sparades senast.
option-lesson = Lär dig spelet genom att spela.
option-plain = Rad för rad, i ord: för skärmläsare, rörledningar och skript.
option-fast = Bottarna drar genast, utan paus för läsning.
option-url = Länken till ett bord.
option-name = Ditt namn.
option-seat = Platsen att se från; 0 är en åskådare.
option-what = Ett protokoll, eller en länk till ett bord på en server.
option-seconds = Betänketid i sekunder.
option-as_json = Visa JSON, för andra program.
option-clause = En punkt i reglerna, eller en allmän punkt som G-3.
option-after = Ställningen efter så här många drag; annars den sista.
option-top = Hur många drag som visas.
option-files = Protokoll över partier; - är standard in.
option-picture_file = Skriv en bild till den här filen i stället (svg, png).
option-language = Språket: da, en, fi, is, nb, nl eller sv; annars datorns.
option-version = Visa versionen.
option-bot = Botten som spelar, till exempel 3 eller 5@2s.

## The key to a game

terminal-mark-possible = går att röra
terminal-mark-chosen = är valt
terminal-mark-hinted = är vad ett tips föreslår
terminal-more-keys = Fler tangenter: r ge upp · d föreslå oavgjort · n nytt parti · j och n svara
terminal-keys-key = valfri tangent går tillbaka till spelet
terminal-keys-more = valfri tangent går vidare
word-key = förklaring

## Words of the help

help-default = förval
help-required = krävs
help-usage-options = [ALTERNATIV]
help-usage-command = KOMMANDO [ARGUMENT]…
usage-no-value = { $option } behöver ett värde.
usage-choice = { $what } måste vara något av: { $choices }.
usage-range = { $what } måste vara ett tal från { $least } till { $most }.
usage-at-least = { $what } måste vara ett tal från { $least } och uppåt.
usage-number = { $what } måste vara ett tal.

## Help of single options

option-install_completion = Installera komplettering för det här skalet.
option-show_completion = Visa kompletteringen för det här skalet, för att kopiera eller ändra den.
option-play-seed = Ett heltal, eller 64 hexadecimala siffror; samma frö ger samma parti.
option-trace-seed = { option-play-seed }
option-perft-seed = { option-play-seed }
option-join-seat = Platsen du vill ha; annars en ledig.
option-watch-seconds = Sekunder mellan två drag.
option-hint-file = Protokollet över ett parti som inte är slut, med fröet (seed).
option-analyse-what = Ett protokoll, eller en ställning som kort text.
option-review-file = Protokollet över ett avslutat parti.
option-review-plot_file = Spara ett diagram över chanserna (png, svg, pdf).
option-show-file = Protokollet över ett parti, med fröet (seed).
option-iterations = Sökvarv per drag.
option-database = Databasen; annars en fil i din datamapp (~/.local/share/stip).
option-host = Adress att lyssna på; 0.0.0.0 för alla i nätverket.
option-port = Port att lyssna på; 0 för en ledig.
option-origin = Ytterligare ett ursprung (origin) vars sidor får ansluta; kan upprepas.
option-workers = Processer som delar på arbetet; fler än en kräver PostgreSQL.
option-host_name = Ytterligare ett namn på servern, som example.org; kan upprepas.
option-proxy = En proxy eller ett nätverk vars X-Forwarded-For-huvuden är betrodda; kan upprepas.
option-push_service = Ytterligare en pushtjänst som enheter får använda för aviseringar; kan upprepas.
option-limit = Ändra en gräns; kan upprepas.
option-device_bots = En webbplats skriven av ”stip site”: bottar tänker i spelarnas webbläsare, och den här servern beräknar inga (STIP_DEVICE_BOTS).
option-in_browser = Öppna sidan i webbläsaren, och logga bara problem.
option-site-folder = En ny mapp, eller en som det här kommandot har skrivit förut.
option-site-server = Var vänner spelar: adressen till en server, till exempel https://example.org.
help-admin-list = Visa borden, de nyaste först.
help-admin-show = Visa vilka som sitter vid ett bord och hur långt partiet har kommit; inget som en åskådare inte ser.
help-admin-export = Visa protokollet över ett parti, med fröet om partiet är slut.
help-admin-close = Stäng ett bord. En server som är igång märker det vid nästa drag där.
help-admin-backup = Säkerhetskopiera databasen medan den används.
option-code = Ett bords kod.
option-phase = Visa bara bord i den här fasen.
option-admin-list-limit = Visa högst så här många bord.
option-admin-list-after = Fortsätt listan efter det här bordet.
option-admin-export-game = Partiets nummer vid bordet, från 1; annars det sista.
option-admin-backup-file = En ny fil. Den kommer att innehålla frön, så håll den för dig själv.
option-bots = Två eller fler bottar: nivåer (1 till 5, även 2.5), random, greedy, plain, program eller modul:funktion.
option-games = Antal partier.
option-arena-games = Partier per par; ett udda antal avrundas uppåt.
option-opening = Slumpmässiga drag innan bottarna börjar.
option-parquet_file = Skriv alla resultat som Parquet, en rad per parti.
option-train-parquet_file = Skriv alla ställningar som lärts av som Parquet.
option-ray_address = Spela på ett Ray-kluster: local, auto, VÄRD:PORT eller ray://VÄRD:PORT.
option-jobs = Partier samtidigt; annars ett per kärna.
option-log = Loggfil (JSON Lines); partier som finns i den spelas inte om.
option-arena-plot_file = Spara ett diagram över rankningen (png, svg, pdf).
option-json_file = Skriv alla resultat som JSON till den här filen; med - visas bara de.
option-records = Spara protokollet över varje parti i den här mappen.
option-threads = Antal trådar; annars en per kärna.
option-simulate-plot_file = Spara ett diagram över partiernas längd och antalet möjliga drag (png, svg, pdf).
option-plies = Sluta efter så här många drag.
option-policy = Hur dragen väljs.
option-record_file = Spara också partiet som protokoll.
option-depth = Antal drag.
option-perft-first = Platsen som börjar.
option-by_move = Visa också antalet för varje första drag.
option-folder = Mappen för partier och nätverk; en träning som påbörjats där fortsätter.
option-generations = Antal generationer; var och en spelar med den föregåendes nätverk.
option-train-games = Partier per generation.
option-epochs = Hur många gånger exemplen gås igenom.
option-contests = Partier mot enbart kännetecknen efter varje generation.
option-train-plot_file = Spara inlärningskurvorna (png, svg, pdf).
option-network_folder = Mappen för ett spel, vars nätverk byts ut.
option-tune-games = Partier per omgång.
option-rounds = Antal omgångar; var och en börjar med den föregåendes vikter.
option-tune-jobs = Partier samtidigt.
option-tune-file = En fil med vikter som ska uppdateras.

## What commands print

preparing = { $title } förbereds (bara första gången) …
first-start = { $title } startar för första gången: de första dragen tar längre tid.
no-memory = Minnet räcker inte till det.
bad-plot = Ett diagram är en png-, svg- eller pdf-fil: { $file }
system-EACCES = Åtkomst nekad
system-EEXIST = Filen finns redan
system-EFBIG = Filen är för stor
system-EISDIR = Är en mapp
system-ENAMETOOLONG = Filnamnet är för långt
system-ENOENT = Filen eller mappen finns inte
system-ENOSPC = Enheten är full
system-ENOTDIR = Är ingen mapp
system-EPERM = Det är inte tillåtet
system-EROFS = Här går det bara att läsa
serve-address = Stip finns på { $address }
serve-network = I ditt nätverk finns det på { $address }
serve-end = Ctrl-C avslutar.
site-making = Översätter spelen till WebAssembly. Det tar några minuter, bara första gången …
site-done = Webbplatsen är i { $folder }: { $megabytes } MB. Lägg den på vilken värd som helst, i vilken mapp som helst, eller prova den: python -m http.server -d { $path }
admin-continue = Fortsätt med --after { $code }.
admin-closed = Bordet { $code } är stängt.
admin-was-closed = Bordet { $code } var redan stängt.
admin-copied = Databasen är kopierad till { $file }.
admin-none = Det finns inga sådana bord.
admin-code = kod
admin-table = bord
admin-game = spel
admin-options = alternativ
admin-no-options = inga
admin-phase = fas
admin-events = händelser
admin-made = skapat
admin-last-event = senast
admin-number = nummer { $number }
admin-replaced = en bott på nivå { $level } spelar
admin-open = ledig
admin-games = partier
admin-moves = drag
admin-commitment = sigill
admin-result = resultat
games-players = för { $players } spelare
games-default = annars { $value }, { $standing }
games-bot = bott { $level }
doctor-engine = motor
doctor-cores = kärnor
doctor-cache = cacheminne
doctor-read-only = skrivskyddat cacheminne
doctor-compiled = allt kompilerat
doctor-data = datamapp
doctor-games = spel
doctor-language = språk
doctor-missing = Allt är inte kompilerat än. Så görs det nu: stip prepare
verified = { $game }, { $players } spelare, { $plies } drag, { $ending }: allt stämmer med protokollet{ $absent ->
    [commitment] , som saknar sigill
    [result] , som saknar resultat
    [commitment-result] , som saknar sigill och resultat
   *[none] { "" }
}.
verify-places = placeringar { $places } enligt { $clause }
verify-unfinished = inte slut än
hint-answer = Plats { $seat }: { $move } (chanser { $chance } %).
analysis-title = { $game }, drag { $ply }, plats { $seat } är på tur
analysis-line = bästa fortsättning:
analysis-position = ställning:
review-heading = { $game }, { $players } spelare: chanserna efter varje drag, i %
review-seat = plats
review-column-move = drag
review-better-was = bättre var
review-turn = plats { $seat } gav bort { $loss } %; bättre: { $better }.
review-axis = chans, i %
simulate-title = { $games } slumpmässiga partier { $game } för { $players }
simulate-range = drag, från kortaste till längsta parti
simulate-mean = drag, medelvärde (5 %, median, 95 %)
simulate-branching = möjliga drag per val, medelvärde
simulate-first = plats { $seat }, etta eller delad etta
simulate-ended = slut enligt { $clause }
simulate-speed = { $plies } drag och { $games } partier per sekund
simulate-length = Partiernas längd
simulate-plies = drag i ett parti
simulate-ply = drag
arena-title = { $games } partier { $game } för { $players }
arena-failed-game = { $first } – { $second }, parti { $number } misslyckades: { $why }
arena-go-on = { $done } av { $total } partier finns i { $file }: samma kommando fortsätter därifrån.
arena-points-of = { $points } av { $games } poäng
arena-bot = bott
arena-points = poäng
arena-games = partier
arena-score = andel
arena-move = per drag
arena-plies = drag
arena-against = mot
arena-note = poäng i %, med 95 % konfidensintervall
arena-axis = Elo med 95 % konfidensintervall; 0 är medelvärdet
arena-failed = { $count ->
    [one] { $count } parti misslyckades och räknas inte.
   *[other] { $count } partier misslyckades och räknas inte.
}
arena-repeated = { $count ->
    [one] { $count } parti hade spelats förut, drag för drag: intervallen är för smala.
   *[other] { $count } partier hade spelats förut, drag för drag: intervallen är för smala.
} Slumpmässiga första drag hjälper: --opening 4
tune-round = { $positions } jämförelser, log-förlust { $loss }:
train-generation = Generation { $number }
train-positions = { $positions } ställningar, log-förlust { $losses }
train-score = % mot enbart kännetecknen
train-loss = { $game }: log-förlust
train-axis = generation
