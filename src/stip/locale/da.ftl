### Hvad Stip siger, på dansk. En teksts navn er koden for en fejl, et afslag eller et vink.

## Setting up

unknown-game = Spillet »{ $game }« findes ikke. Der er: { $games }.
broken-game = Spillet »{ $game }« kan ikke indlæses: { $problem }
bad-players = { $game } spilles ikke af { $players }, men af { $possible }.
bad-seat = { $game } har ingen plads »{ $seat }« her; de går fra 1 til { $last }.
bad-option = Indstillingen { $option } kan ikke være »{ $value }«, men: { $values } ({ $clause }).
unknown-option = { $game } har ingen indstilling »{ $option }«. Der er: { $options }.
bad-position = Det er ikke en stilling i { $game }: { $why }
unknown-bot = Botten »{ $bot }« findes ikke. Der er 1 til 5 i trin på 0.25 (niveauerne), random, greedy og plain; 3@200 tænker i 200 omgange, 5@0.5s i et halvt sekund.
missing-extra = Dette kræver pakken { $package }: pip install "stip[{ $extra }]"
no-encoding = Spillet »{ $game }« har ingen kodning af træk og stillinger til programmer, der lærer.
illegal-action = Handling { $action } er ikke tilladt for plads { $seat }: se handlingsmasken.
bad-setting = { $name } kan ikke være »{ $value }«, men: { $values }.
not-reset = Miljøet skal først nulstilles (reset).
bad-seed = »{ $seed }« er ikke et seed. Et seed er et helt tal fra 0 og op, eller 64 hexadecimale cifre (G-3).
unknown-clause = Reglerne for { $game } har intet punkt »{ $clause }«.
bad-view = Dette er ikke et billede af { $game } fra en plads: { $why }
view-length = det har { $bytes } byte og ikke { $wanted }.
view-field = feltet { $field } har en værdi, det ikke kan have.
view-inconsistent = felterne modsiger hinanden.
bad-engine = STIP_ENGINE er »{ $engine }«; det kan være { $engines }.
not-compiled = { $title } kunne ikke oversættes til maskinkode: { $why }
runs-as-python = { $title } kører som almindelig Python, mange gange langsommere end nødvendigt: { $why }
untested-compiler = { $package } { $version } er ikke afprøvet her; det er { $tested }.
no-linker = Spillenes WebAssembly-moduler kunne ikke sammenkædes: { $error } (Tilvalget »site« installerer det nødvendige.)
unknown-symbols = { $entry } kræver { $symbols }, som oversat kode ikke har: den kan hverken melde fejl eller reservere hukommelse.
compiler-failed = oversætteren fejlede ({ $error }).
sources-changed = kildekoden er ændret, siden programmet blev startet.
compiler-ended = oversætteren sluttede med koden { $code } uden at lave noget.
not-over = Spillet er ikke slut endnu. Chancer og bedre træk får du bagefter.
outdated-game = Dette spil blev spillet efter version { $version } af reglerne. De er siden blevet rettet (version { $now }), og træk { $number } passer ikke længere til dem{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}.
damaged-game = Træk { $number } passer ikke til reglerne: spillets forløb er beskadiget.
server-busy = Der er for mange, der spørger på én gang. Prøv igen om lidt.
nothing-to-undo = Der er ikke spillet noget, du kan tage tilbage.

## Tournaments

too-few-bots = En turnering skal have mindst to botter.
same-bot-twice = »{ $bot }« er nævnt to gange: en bot spiller ikke mod sig selv.
bad-log = { $file } er ikke en log fra en turnering (linje { $line }).
other-tournament = { $file } er fra en anden turnering: { $what } er { $said } der, ikke { $asked }.
log-in-use = En anden turnering skriver i { $file } lige nu.
other-training = { $folder } indeholder en træning med en anden plan. Angiv den samme plan for at fortsætte, eller en anden mappe.
training-failed = En proces, der spillede partier at lære af, stoppede ({ $how }).
game-raised = { $bot } (plads { $seat }, træk { $ply }): { $error } ({ $where })
game-killed = processen blev afbrudt ({ $signal })
game-exited = processen sluttede med kode { $code }

## Moves

malformed-move = »{ $input }« er ikke et træk her (træk { $number }, plads { $seat }). Et træk ser ud som { $example }.
ambiguous-move = »{ $input }« kan betyde { $choices } (træk { $number }, plads { $seat }).
illegal-move = »{ $input }« går ikke (træk { $number }, plads { $seat }): { $why } ({ $clause })
out-of-turn = Plads { $by } kan ikke spille »{ $input }« nu (træk { $number }, plads { $seat } har tur). Turen går med uret ({ $clause }).
already-out = Plads { $by } er allerede ude af spillet (træk { $number }, { $clause }).
only-a-view = Et kig på bordet kan ikke spilles videre, for det kender ikke det, der kommer: forestil dig en stilling først ({ $clause }).
game-over = »{ $input }« kommer for sent (træk { $number }): spillet er slut ({ $clause }).

## Hints: what is good about a move

hint-only-move = er det eneste mulige træk
hint-wins = vinder spillet
hint-sentence = Det { $reason }.

## Records

record-error = Linje { $line }: { $why }
record-mismatch = Linje { $line }: { $why }
record-too-long = Referatet er længere end { $most } tegn.
record-not-text = Det her er ikke en tekstfil.
record-no-game = Et referat begynder med mærker, og et af dem nævner spillet: [Game "…"].
record-bad-tag = »{ $text }« er ikke et mærke. Et mærke ser ud som [Players "2"].
record-twice = Mærket { $tag } står der to gange.
record-bad-number = Mærket { $tag } vil have et tal, ikke »{ $text }«.
record-bad-result = »{ $text }« er ikke et resultat. Et resultat ser ud som 1-2 P-22 (placeringen for hver plads, og punktet), eller * for et spil, der fortsætter.
record-open-comment = Her begynder en kommentar med { "{" }, og den slutter ikke.
record-bad-token = »{ $text }« hører ikke til her.
record-no-seed = Referatet har intet seed. Uden det kan intet tjekkes; det offentliggøres, når spillet er slut.
record-late-tag = »{ $text }« kommer for sent: mærker står før trækkene.
record-setup = { $error }
record-move = { $error }
record-outdated = Dette referat blev spillet efter version { $version } af reglerne, som siden er blevet rettet (version { $now }). { $error }
record-newer-rules = Dette referat blev spillet efter version { $version } af reglerne; denne Stip kender dem til og med version { $now }. En nyere Stip kan læse det.
record-wrong-number = »{ $text }« har forkert nummer; det næste træk er nummer { $number }.
record-wrong-result = Referatet siger { $said }, men trækkene fører til { $found }.
record-wrong-commitment = Det er ikke det seed, der blev lovet: dets fingeraftryk er { $found }.

## A server and its clients

bad-message = Beskeden kan ikke læses: { $why }
message-malformed = { $detail }.
message-is-binary = den skal være tekst.
message-too-long = den har mere end { $most } byte.
message-no-hello = den første besked skal være et hello.
message-second-hello = der har allerede været et hello.
bad-secret = Den hemmelighed har serveren ikke lavet.
foreign-origin = En side fra { $origin } må ikke åbne en forbindelse her.
unknown-host = Denne server hedder ikke »{ $host }«. Er den din, så sig det til den: stip serve --host-name { $host }
bad-request = Dette er ikke en gyldig forespørgsel.
path-too-long = Adressen i forespørgslen er for lang: højst { $most } tegn er tilladt.
head-too-large = Forespørgslens headere er for store: højst { $most } byte er tilladt, på { $lines } linjer.
no-such-page = Der er ikke noget på denne adresse.
unknown-language = Der er ingen tekster på sproget »{ $language }«. Der er: { $languages }.
unknown-drawing = { $game } har ingen tegning »{ $drawing }«.
bad-method = Denne adresse kender ikke { $method }.
not-json = Send JSON, og sig det: Content-Type: application/json.
bad-key = En Idempotency-Key består af { $least } til { $most } bogstaver, cifre, bindestreger og understreger.
key-reused = Den Idempotency-Key hører til en anden forespørgsel. Brug en ny.
too-large = Det er mere end { $most } byte.
too-slow = Det var for længe undervejs.
too-fast = Det gik for hurtigt. Prøv igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
too-many-tables = Der kan ikke laves mere end { $most } borde i timen. Prøv igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
unknown-transfer = Koden passer ikke, eller den gælder ikke længere. Bed din anden enhed om en ny.
unknown-push-service = Der kan ikke sendes beskeder til »{ $service }«: denne server kender ikke den tjeneste.
too-many-sockets = { $where ->
    [table] Der er allerede { $most }, der ser med ved bordet.
    [address] Der er allerede { $most } forbindelser fra din adresse.
   *[server] Alle { $most } forbindelser er i brug.
} Prøv igen senere.
server-leaving = Serveren genstarter om lidt. Kom tilbage om et øjeblik.
still-preparing = { $title } bliver gjort klar på serveren; det tager et minut eller to første gang. Spørg igen om lidt.
fault = Noget gik galt her, og det er ikke din skyld. Intet er ændret af det.
bad-limit = Grænsen { $limit } kan ikke være »{ $value }«: { $why }
limit-unknown = den grænse findes ikke. Der er: { $limits }.
limit-no-number = der skal stå et andet tal.
bad-proxy = »{ $proxy }« er ikke adressen på en proxy. Giv en IP-adresse eller et netværk, for eksempel 127.0.0.1 eller 10.0.0.0/8.
port-taken = Port { $port } er i brug, måske af Stip selv. Tag en anden: stip serve --port { $other }
workers-need-postgresql = Flere arbejdere deler en database, og det kan SQLite ikke: stip serve --workers { $workers } --database postgresql://…

## At the table

bad-name = »{ $name }« kan ikke være et navn. Et navn har 1 til { $most } bogstaver, tal eller andre tegn, man kan se.
bot-name = »{ $name }« er, hvad bots hedder her. Vælg et andet navn.
bad-clock = Ekstra tid efter hvert træk hører til et ur for hele spillet, ikke til et ur for hvert træk.
seats-do-not-fit = Et spil for { $players } skal have { $players } pladser, ikke { $seats }.
only-bots = Nogen skal spille: ikke alle pladser kan være botter.
no-secret = Uden en plads kan du kun se på.
not-your-seat = Plads { $seat } er ikke din.
not-the-maker = Det kan kun den, der lavede bordet.
seat-not-open = Plads { $seat } er taget.
no-open-seat = Alle pladser er taget.
seat-empty = Der sidder ingen på plads { $seat }.
no-such-game = Der er intet spil { $number } ved dette bord; det sidste er { $last }.
no-such-move = Der er intet træk { $number } i dette spil; det sidste er { $last }.
not-now = { $phase ->
    [gathering] Spillet er ikke begyndt endnu.
    [playing] Spillet er i gang.
    [over] Spillet er slut.
   *[closed] Bordet er lukket.
}
stale-move = Det træk var tænkt som træk { $meant }; spillet er nået til træk { $ply }.
can-be-played = Det kan godt spilles.
hints-off = Vink er slået fra her: du spiller mod mennesker. Spørg, om alle er med på det.
hints-on = Vink er allerede tilladt i dette spil.
time-is-up = Tiden for plads { $seat } er gået.
too-often = Det var ofte nok. Nu skal nogen først trække.
table-too-long = Ved dette bord er der sket mere end { $most } ting: spil færdigt, og lav så et nyt.
no-takeback = Så længe en bot spiller for nogen, tages intet tilbage.
bot-plays = En bot spiller for plads { $seat }: tag pladsen tilbage først.
not-away = Den, der spiller på plads { $seat }, er her.
not-replaced = Ingen bot spiller for plads { $seat }.
offer-stands = Først tilbuddet fra plads { $seat }: sig ja eller nej.
no-offer = Der er intet tilbud at svare på.
not-asked = Det tilbud venter ikke på plads { $seat }.
no-draw-with-bots = Botter går ikke med til remis.

## At a club evening

name-taken = Der er allerede en, der hedder »{ $name }«, i aften. Vælg et andet navn.
club-full = Aftenen er fuld: { $most } er med.
too-few-people = Der skal mindst være { $least } med først.
not-the-organiser = Det kan kun den, der holder aftenen.
club-not-now = { $phase ->
    [gathering] Aftenen er ikke begyndt endnu.
    [playing] Aftenen er allerede i gang.
   *[over] Aftenen er slut.
}
games-go-on = { $count ->
    [one] Ét spil i denne runde er stadig i gang.
   *[other] { $count } spil i denne runde er stadig i gang.
}
no-such-person = Ingen har nummer { $person } i aften.
no-such-match = Der er ingen kamp { $match } i denne runde.
match-decided = Den kamp er allerede afgjort.
no-drawn-knockout = I en cup skal nogen vinde.
club-game = Dette spil tæller med på klubaftenen: ingen vink, ingen fortrydelser og ingen omkamp.
unknown-club = Der er ingen klubaften »{ $club }«.

## The database of a server

bad-database = Databasen { $database } kan ikke åbnes: { $why }
database-bad-url = en adresse ser ud som sqlite:///stip.db eller postgresql://host/stip
database-in-memory = det, der kun er i hukommelsen, forsvinder med serveren; giv den en fil.
database-in-use = en anden server bruger den.
database-too-new = den er lavet af en senere version af Stip.
database-failed = { $error }.
conflict = Andre har ændret bordet imens, så der skete ikke noget. Kig på det igen.
store-failed = Databasen virker ikke lige nu ({ $why }), så der skete ikke noget. Prøv igen senere.
damaged-table = Det, der er gemt af bordet »{ $table }«, er beskadiget fra hændelse { $number }, så bordet er lukket. Intet er ændret.
no-backup = En { $kind }-database sikkerhedskopieres med sine egne værktøjer.
unknown-table = Bordet »{ $table }« findes ikke.

## What lies on the table, for those who listen to it

pigment = { $pigment ->
    [red] rød
    [orange] orange
    [yellow] gul
    [green] grøn
    [blue] blå
   *[other] grå
}
    .neuter = { $pigment ->
        [red] rødt
        [orange] orange
        [yellow] gult
        [green] grønt
        [blue] blåt
       *[other] gråt
    }
    .definite = { $pigment ->
        [red] røde
        [orange] orange
        [yellow] gule
        [green] grønne
        [blue] blå
       *[other] grå
    }
scene-board = Brættet

## The page: everywhere

back = Tilbage
close = Luk
yes = Ja
no = Nej
language = Sprog
theme = Lys eller mørk
theme-auto = Som din enhed
theme-light = Lys
theme-dark = Mørk
sound = Lyd

## The page: what is asked next, by what can be touched

ask-next = Og så?

## The page: at the table

table-chosen = valgt
table-possible = mulig
table-cards = { $count ->
    [one] ét kort på hånden
   *[other] { $count } kort på hånden
}
table-away = er væk
table-replaced = en bot spiller
push-your-turn = Det er din tur.
table-turn = har tur
table-bot = { $level ->
    [1] Blid bot
    [2] Nem bot
    [3] Solid bot
    [4] Skarp bot
   *[5] Mesterbot
}
bot-level = { $level ->
    [1] blid
    [2] nem
    [3] solid
    [4] skarp
    [5] mester
   *[other] passer til dig
}
table-open = Ledig plads
table-secret = vælger i hemmelighed
table-resigns = giver op
table-out-of-time = har ikke mere tid
table-no-moves = Der er ikke spillet noget endnu.
table-hint = Prøv det her: { $words }.
table-hint-soon = Leder efter et godt træk …
table-preparing = Botterne bliver gjort klar og spiller enkelt så længe. Det tager et minut eller to, kun første gang.
table-hint-button = Vink
table-hints-ask = Bed om vink
table-hints-on = Nu er vink tilladt i dette spil.
table-closed = Bordet er lukket.
table-round-over = Runden er slut.
table-sending = Sender dit træk …
table-their-turn = { $name } tænker.
table-drawn = Uafgjort.
table-you-win = Du vinder!
table-wins = { $name } vinder.
table-win-together = { $names } vinder sammen.
table-undo = Fortryd
table-moves = Træk
table-resign = Giv op
table-resign-ask = Vil du give op?
table-resign-text = Dine brikker bliver; de andre spiller videre.
table-resign-text-two = Så er spillet slut, og den anden vinder.
table-play-on = Spil videre
table-more = Mere
table-say = Sig noget
table-take-over = Lad en bot spille for { $name }
table-bot-plays = En bot spiller for { $name }.
table-is-back = { $name } er tilbage.
table-declined = { $name } vil helst ikke.
table-withdrawn = { $name } har trukket tilbuddet tilbage.
table-return = Tag min plads tilbage
table-offer-draw = Tilbyd remis
table-rules = Reglerne
table-record = Gem referatet
table-code = Dette bord: { $code }
table-again = En gang til
table-again-asked = Venter på de andre …
table-again-offered = { $name } vil gerne spille igen.
table-look-back = Se tilbage
table-look-back-before = Se tilbage på det forrige spil
table-see-board = Se brættet
table-home = Alle spil
table-result = Resultat

## The page: the end of a round and of a game

table-new = nyt
round-you-win = { $count ->
    [one] Du vinder runden!
   *[other] I vinder runden!
}
round-won = { $count ->
    [one] { $names } vinder runden.
   *[other] { $names } vinder runden.
}
round-drawn = Ingen vinder denne runde.
round-go-on = Videre
round-clock = Dit ur går.
ending-cheer = { $result ->
    [won] Tillykke
    [drawn] Lige gode
   *[lost] Godt spillet alligevel
}
ending-best = { $count ->
    [one] Dit bedste træk
   *[other] Det bedste træk
}
ending-stronger = En stærkere bot

## The page: offers

offer-takeback = { $name } vil gerne tage et træk tilbage.
offer-takeback-mine = Du bad om at tage et træk tilbage.
offer-draw = { $name } tilbyder remis.
offer-draw-mine = Du tilbød remis.
offer-hints = { $name } vil gerne tillade vink i dette spil.
offer-hints-mine = Du spurgte, om vink er i orden.
offer-rematch = { $name } vil gerne spille igen.
offer-rematch-mine = Du bad om et spil til.
offer-no = Nej tak
offer-withdraw = Glem det

## The page: a few words

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet
phrase-thanks = Tak
phrase-sorry = Undskyld
phrase-one-moment = Et øjeblik
phrase-good-game = Godt spil
phrase-wow = Wow
phrase-haha = Haha
phrase-oops = Ups

## The page: between players at one screen

curtain-title = Over til { $name }
curtain-text = De andre kigger lige væk.
curtain-lift = Jeg er { $name }

## The page: the line to the table

connection-finding = Finder bordet
connection-still-looking = Leder stadig
connection-try = Prøv nu
connection-all-here = Alle er her
connection-you-watch = Du kigger med
connection-away = { $count ->
    [one] Én er væk
   *[other] { $count } er væk
}
connection-watching = { $count ->
    [one] én ser med
   *[other] { $count } ser med
}
trouble-unknown-table = Det bord findes ikke
trouble-unknown-table-text = Der sidder ingen ved { $code }. Er koden rigtig?
trouble-closed = Bordet er lukket
trouble-closed-text = Det stod tomt for længe, eller det er ryddet væk.
trouble-closed-club = Kampen er afgjort
trouble-closed-club-text = Arrangøren har afgjort den, eller nogen har forladt aftenen.
trouble-closed-outdated-text = Der blev spillet efter en tidligere version af reglerne, og træk { $move } passer ikke længere til dem. Intet er ændret.
trouble-closed-damaged-text = Træk { $move } passer ikke til reglerne: det, der er gemt af bordet, er beskadiget.
trouble-replaced = Du spiller et andet sted
trouble-replaced-text = Bordet er åbent i et andet af dine vinduer.
trouble-here = Spil her

## The page: why a game ended, by its clause

end-G-6 = { $who ->
    [me] Du gav op.
   *[other] { $name } gav op.
}
end-clause = Reglen: { $clause }
end-time = { $who ->
    [me] Din tid er gået.
   *[other] Tiden er gået for { $name }.
}
end-draw = Begge var enige.

## The page: when something cannot be had

problem-unreachable = Serveren svarer ikke.
problem-unreachable-do = Kører den? Intet går tabt imens.
problem-again = Prøv igen

## The page: without the server

offline-title = Serveren kan ikke nås.
offline-text = Du kan stadig læse reglerne og se på de spil, du har åbnet her før. For at spille skal serveren være der.
offline-not-kept = Det her ligger ikke på denne enhed: det kræver serveren.
install-button = Installér Stip
unsent-kept = Dit træk er gemt på denne enhed. Det sendes, så snart forbindelsen er tilbage, også hvis du forlader siden.
unsent-row = Dit træk er ikke sendt endnu.
unsent-late = Dit sidste træk kom for sent: spillet var allerede gået videre.

## The page: home

home-hello = Slå dig ned.
home-about = Spil på prikker, med en ven eller en bot.
home-language = Sprog
home-dark = Mørk
home-games = Spil
home-players = { $players } spillere
home-play = Spil
home-making = Bordet dækkes …
home-play-label = Spil { $game } med en bot
home-opponent = Modstander
home-screen = { $game } på denne skærm
home-invite = Inviter en ven til { $game }
home-how = Sådan gør du, på 30 sekunder
home-slow = { $count ->
    [one] { $games } kører langsommere end nødvendigt på denne server: spillet kunne ikke oversættes til maskinkode.
   *[other] { $games } kører langsommere end nødvendigt på denne server: spillene kunne ikke oversættes til maskinkode.
}
home-running = Dine spil
home-empty = Ingen spil endnu. Vælg et ovenfor.
home-none = Ingen spil i gang. Vælg et ovenfor.
home-your-turn = Din tur i { $game }
home-their-turn = { $game }: { $name } har tur
home-bots-turn = { $game }: botten har tur
home-gathering = { $game }: venter på andre
home-with = med { $names }
home-bots = { $count ->
    [one] en bot
   *[other] { $count } botter
}
home-nobody-yet = ingen andre endnu
home-one-screen = alle på denne skærm
home-go-on = Videre
home-go-on-label = Videre med { $game }, bord { $code }
home-finished = { $count ->
    [one] Ét spil er slut
   *[other] { $count } spil er slut
}
home-look-back = Se tilbage
home-code = Kode fra en ven
home-join = Vær med
home-bad-code = En kode har seks eller syv bogstaver eller tal.

## The page: coming back

title-your-turn = ● Din tur – { $game }
me-open = Dine resultater og enheder
me-title = Dig
home-older = { $count ->
    [one] Ét ældre spil mod botter
   *[other] { $count } ældre spil mod botter
}
home-put-away = { $count ->
    [one] Ét spil lagt væk
   *[other] { $count } spil lagt væk
}
home-won = Vundet
home-lost = Tabt
home-draw = Uafgjort
home-winner = { $name } vandt
home-score = (du { $own }, de andre { $others })
home-more-games = Vis flere
game-menu = Mere: { $game }
game-open = Åbn bordet
game-put-away = Læg væk
game-bring-back = Hent frem igen
game-delete = Slet
game-delete-solo = Slet spillet for altid? Det kan ikke åbnes igen.
game-delete-shared = Fjern spillet fra din liste? De andre beholder det.
game-keep = Behold det
continue-title = Du er i gang med { $game }
continue-with = Mod { $names }, senest spillet { $day }.
continue-new = Start et nyt spil
continue-note = Det gamle spil lægges væk. Du finder det nederst på forsiden.
match-choice = En, der passer til dig
match-start = Mod { $bot } ({ $level }) til at begynde med.
match-up = Mod { $bot }, lidt stærkere, for du vandt.
match-down = Mod { $bot }, lidt blidere efter et spil, der var for svært.
match-same = Mod { $bot }, som har passet til dig indtil nu.
stats-title = Dine spil mod botter
stats-none = Ingen resultater endnu. Slå en bot, eller lad den slå dig.
stats-played = Spillet
stats-won = Vundet
stats-streak = I træk
stats-best = Bedste stime
stats-last = De seneste spil: { $results }
stats-here = Tallene gemmes på denne enhed. Med en kode følger de med til en anden.
records-title = Referater
records-text = Alle dine færdige spil som tekst i én fil.
records-save = Gem alle referater
device-title = Den samme dig på en anden enhed
device-text = Dine pladser og resultater følger med. Koden virker én gang, i ti minutter; vis den ikke til andre.
device-nothing = Du har ingen plads endnu, så der er intet at tage med.
device-show = Vis en kode
device-scan = Scan den med den anden enhed, eller skriv koden dér på denne side.
device-valid = { $minutes ->
    [one] Gælder et minut endnu.
   *[other] Gælder { $minutes } minutter endnu.
}
device-code = Kode fra din anden enhed
device-take = Hent mine spil hertil
device-replace = Denne enhed har sine egne spil. De lægges til side, og du kan gå tilbage til dem på denne side.
device-done = Velkommen. Dine spil er her nu.
device-back = Tilbage til de spil, der var her før
push-title = Beskeder
push-switch = Sig til, når det er min tur
push-text = Ved borde med en dag eller mere til hvert træk, når du er væk. Kun på denne enhed.
push-unsupported = Denne browser kan det ikke her. Det kræver en sikker adresse (https) og på en iPhone siden på hjemmeskærmen.
push-blocked = Browseren blokerer beskeder fra denne side. Det kan ændres i dens indstillinger.
push-failed = Browserens beskedtjeneste svarer ikke. Prøv igen senere.
vibration = Vibrer ved min tur
sound-ask = Spil med lyd?

## The page: how a game goes, in 30 seconds

how-title = Sådan spilles { $game }
how-rules = Alle reglerne

## The page: learning a game by playing

learn-title = Lær { $game }
learn-link = Lær det ved at spille
learn-offer = Er { $game } nyt for dig?
learn-offer-text = To minutter, så kan du være med.
learn-offer-no = Spil straks
learn-step = Trin { $number } af { $count }
learn-show = Vis mig
learn-touch = Tryk på: { $thing }
learn-marked = Tryk på det, der er mærket med tykke prikker.
learn-next = Videre
learn-previous = Et trin tilbage
learn-skip = Spring over
learn-done = Flot.
learn-again = Ikke helt. Prøv igen.
learn-end = Det er nok til at begynde.
learn-end-text = Resten kommer, mens du spiller. En blid bot sidder klar.
learn-end-key = Knappen »{ $key }« forklarer resten. En blid bot sidder klar.
learn-play = Spil nu
learn-once-more = En gang til
learn-learnt = Lært
learn-soon = Lektionen gøres klar

## The page: setting up

setup-how = Sådan gør du
setup-players = Spillere
setup-seats = Pladser
setup-who = Hvem sidder på plads { $seat }
setup-name-label = Navn på plads { $seat }
setup-your-name = Dit navn
setup-you = Du
setup-player = Spiller { $seat }
setup-me = Mig
setup-screen = Denne skærm
setup-friend = Via link
setup-a-friend = En ven
setup-rules = Regler
setup-first = Hvem begynder
setup-by-lot = Lodtrækning
setup-clock = Ur
setup-clock-none = Intet
setup-clock-move = Hvert træk
setup-clock-game = Hele spillet
setup-time-move = Tid til hvert træk
setup-time-game = Tid til spillet
setup-increment = Tillæg efter hvert træk
setup-start = Begynd
setup-invite = Inviter

## The page: options of the games, and where the values come from

standing-published = officiel regel
standing-house = husregel
standing-reconstructed = vores rekonstruktion

## Links that are shared: what others see before they open one

preview-open = { $name } holder en stol fri til dig.
preview-club = { $phase ->
    [gathering] { $name }: kom og spil { $game }
   *[other] { $name }: { $game }
}
preview-club-text = { $phase ->
    [gathering] Skriv dit navn, og vær med. Stip finder parrene og dækker bordene.
    [playing] Aftenen er i gang. Du er velkommen til at kigge med.
   *[over] Aftenen er slut. Se, hvem der vandt.
}
preview-playing = Spillet er i gang: { $count ->
    [one] ét træk indtil nu
   *[other] { $count } træk indtil nu
}. Du er velkommen til at kigge med.
preview-over = Et færdigspillet spil på { $count ->
    [one] ét træk
   *[other] { $count } træk
}. Se det igen, træk for træk.

## The page: inviting

invite-lead = Send linket, eller vis koden.
invite-code = Kode
invite-link = Link til dette bord
invite-copy = Kopiér linket
invite-copied = Kopieret
invite-share = Del
invite-qr = Linket som QR-kode
invite-free = { $count ->
    [one] Én plads er ledig.
   *[other] { $count } pladser er ledige.
} Spillet begynder, når alle sidder.
invite-add-bot = Tilføj en bot
invite-add-here = Her
invite-seat = plads { $seat }
invite-send-away = Send { $name } væk
invite-stand = Rejs dig
invite-come = Kom og spil { $game }.
invite-sit = Sæt dig
invite-watch = Eller se bare med: bliv her.
invite-you = du
invite-hidden = Inviter andre

## The page: a club evening

club-title = Klubaften
club-plan = Hold en klubaften
club-about = Ét link til alle. Stip finder parrene, dækker bordene og holder regnskab.
club-name = Aftenens navn
club-game-label = Spil
club-kind = Hvem møder hvem
club-kind-round-robin = Alle mod alle
club-kind-round-robin-about = En sejr er et point, uafgjort et halvt. Ved lige mange point tæller først de indbyrdes spil, så pointene hos dem, man har slået.
club-kind-knockout = Cup
club-kind-knockout-about = Taberen er ude. Uafgjort spilles om, og den anden begynder; efter endnu et uafgjort spil trækkes der lod.
club-rounds = Runder
club-rounds-all = Til alle har mødt hinanden
club-bot = Bot ved ulige antal
club-pause = Pause mellem runderne
club-open = Åbn dørene
club-link = Link til denne aften
club-come = Kom med til klubaften.
club-join = Vær med
club-join-other = En mere på denne enhed
club-joined = Du er med, { $name }.
club-wait-begin = Det begynder, når arrangøren siger til.
club-late-seat = En bot spiller med, fordi antallet er ulige. Du kan overtage dens plads fra næste runde.
club-late-watch = Du kan se med i alle spil: tryk på øjet ud for et par, eller åbn storskærmen.
club-late-joined = Du spiller med fra næste runde.
club-late-screen = Se med på storskærmen
club-people = { $count ->
    [one] Én er her
   *[other] { $count } er her
}
club-nobody = Her er ingen endnu. Send linket, eller vis koden.
club-gone = er gået
club-leave = Forlad aftenen
club-leave-ask = Vil du forlade aftenen?
club-leave-text = Er den begyndt, taber du de spil, du mangler.
club-remove-text = Er aftenen begyndt, tæller de spil, der mangler, som tabt.
club-begin = Begynd
club-begin-odd = Antallet er ulige, så en bot spiller med.
club-round = Runde { $round } af { $rounds }
club-stage-final = Finale
club-stage-semi = Semifinaler
club-stage-quarter = Kvartfinaler
club-your-table = Dit bord er klar
club-against = Du spiller mod { $name }.
club-sharing = { $one } og { $two } spiller.
club-to-table = Til bordet
club-wait-round = Du er færdig for nu. Næste runde begynder, når alle spil er slut.
club-out = Du er ude af cuppen. Tak for spillet!
club-bye-mine = Du er oversidder: du er videre til næste runde.
club-next-in = Næste runde begynder om { $time }.
club-next-now = Begynd nu
club-pairs = Par
club-playing = spiller
club-watch = Se { $one } og { $two } spille
club-has-bye = er oversidder
club-decide = Afgør
club-decide-ask = { $one } og { $two }: hvem vinder?
club-decide-text = Til et spil, som ingen gør færdigt. Bordet bliver lukket.
club-draw = Uafgjort
club-standings = Stilling
club-all-rounds = Alle runder
club-winner = { $name } vinder aftenen!
club-winners = { $names } deler førstepladsen!
club-end = Afslut aftenen
club-end-ask = Skal aftenen slutte nu?
club-end-text = Spil, der stadig er i gang, tæller ikke med.
club-results-file = Resultater som tabel (CSV)
club-standings-file = Stilling som tabel (CSV)
club-screen = Storskærm
club-screen-empty = Der spilles ikke lige nu.
club-back = Tilbage til aftenen
club-column-place = Plads
club-column-name = Navn
club-column-points = Point
club-column-played = Spillet
club-column-won = Vundet
club-column-drawn = Uafgjort
club-column-lost = Tabt
club-column-round = Runde
club-column-one = Begynder
club-column-two = Modstander
club-column-points-one = Point 1
club-column-points-two = Point 2
club-column-how = Hvordan
club-column-table = Bord
club-how-game = spillet
club-how-bye = oversidder
club-how-walkover = gået
club-how-organiser = afgjort
club-how-lot = lodtrækning

## The page: about Stip

about-title = Om Stip
about-stip = Stip er nederlandsk for prik: et bord til spil på prikker. Spil med venner eller med botter; Stip holder øje med reglerne og forklarer, hvad man ikke må.
about-independent = Spillene tilhører dem, der har skabt og udgivet dem. Stip har ingen forbindelse med dem og er hverken godkendt eller anbefalet af dem. Reglerne er fortalt med vores egne ord, og tegningerne er vores egne.

## The page: rules

rules-title = { $game }: reglerne
rules-soon = Reglerne er på vej.
rules-print = Udskriv
rules-clauses = Reglerne, punkt for punkt
rules-exact = Den præcise regel: { $clauses }
rules-contents = På denne side
rules-options = Det kan I vælge
rules-kind-ruling = vores afgørelse
rules-kind-option = kan vælges
rules-marks = Tryk på prikkerne for den præcise ordlyd.

## The page: playing a game back

replay-soon = Henter spillet …
replay-play = Afspil
replay-pause = Sæt på pause
replay-first = Til begyndelsen
replay-last = Til slutningen
replay-speed = Tempo
replay-keys = Piletasterne går fra træk til træk, mellemrumstasten afspiller dem.
share-link = Link til dette spil

## The page: a saved record

record-view-title = Åbn et gemt spil
record-view-lead = Vælg et gemt spil, slip filen her, eller indsæt teksten. Intet af det bliver gemt.
record-view-choose = Vælg en fil
record-view-paste = Referatets tekst
record-view-open = Åbn
record-view-another = Åbn et andet
record-view-by = Synsvinkel
record-view-everybody = En tilskuer
record-view-checked = Hvert træk følger reglerne.
record-view-unfinished = Hvert træk følger reglerne. Spillet var ikke slut, da det blev gemt.

## The page: whether the shuffle was fair

shuffle-title = Blev der blandet ærligt?
shuffle-chance-start = I dette spil blandes intet: tilfældet afgjorde kun, hvem der begynder.
shuffle-chance-nothing = I dette spil blandes intet, og intet blev overladt til tilfældet.
shuffle-fits = Ja. Alt, hvad tilfældet bestemmer, lå fast og var forseglet, før du tog dit første træk. Det segl, som denne enhed fik dengang, passer stadig: ingen har rørt ved det siden.
shuffle-joined-late = Ja, så vidt denne enhed kan se. Den kom til, da spillet allerede var i gang. Det segl, den fik dengang, passer stadig: intet er ændret siden.
shuffle-unknown = Sandsynligvis, men denne enhed kan ikke sige det: den var ikke med under spillet. Det, serveren viser nu, passer sammen; spillernes egne enheder kan sige mere.
shuffle-broken = Nej. Det, der blev åbnet til sidst, passer ikke til seglet fra begyndelsen. Nogen har pillet ved blandingen: stol ikke på dette spil.
shuffle-how = Sådan kan alle tjekke det
shuffle-how-text = Referatet rummer hele blandingen og hvert træk. Gem det, og åbn det her, eller lad Stip på en hvilken som helst computer gentage og tjekke det hele:
shuffle-seal = Segl fra begyndelsen
shuffle-seal-joined = Segl fra da denne enhed kom til
shuffle-seal-now = Segl, som serveren viser det nu
shuffle-seed = Det, der var forseglet

## The page: looking back

review-title = Tilbageblik
review-title-of = { $game }: tilbageblik
review-record = Gem referatet
review-which = Hvilket spil
review-game = Spil { $number }
review-soon = Vi går spillet igennem en gang til.
review-soon-how-long = Det kan tage et minut.
review-preparing = Serveren er ved at gøre spillet klar; det tager et minut eller to første gang.
review-moves = Spillet, træk for træk
review-previous = Et træk tilbage
review-next = Et træk frem
review-at = Træk { $number } af { $count }
review-start = Før det første træk
review-chances = Chancer
review-chart = Hver spillers chancer efter hvert træk; tabellen nedenfor har tallene.
review-table = Alle træk som tabel
review-number = Nr.
review-move = Træk
review-turns = Hvor det vendte
review-loss = kostede { $loss } af chancerne
review-better = Bedre:
review-show = Vis det
review-signs = ? en fejl, ?? en alvorlig
review-none = Intet enkelt træk afgjorde det.
