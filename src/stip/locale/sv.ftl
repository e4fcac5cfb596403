### Stips ord på svenska: som en vän tvärs över bordet säger dem. Namnen är desamma som i en.ftl.

## Setting up

unknown-game = Det finns inget spel ”{ $game }”. Spelen är: { $games }.
broken-game = Spelet ”{ $game }” kan inte läsas in: { $problem }
bad-players = { $game } är inte för { $players } spelare; det kan vara { $possible }.
bad-seat = { $game } har ingen plats ”{ $seat }” här; platserna går från 1 till { $last }.
bad-option = Valet { $option } kan inte vara ”{ $value }”; det kan vara: { $values } ({ $clause }).
unknown-option = { $game } har inget val ”{ $option }”. Valen är: { $options }.
bad-position = Det här är ingen ställning i { $game }: { $why }
unknown-bot = Det finns ingen bott ”{ $bot }”. Bottarna är 1 till 5 i steg om 0.25 (nivåerna), random, greedy och plain; 3@200 tänker i 200 varv, 5@0.5s i en halv sekund.
missing-extra = Detta kräver paketet { $package }: pip install "stip[{ $extra }]"
no-encoding = Spelet ”{ $game }” har ingen kodning av drag och ställningar för program som lär sig.
illegal-action = Handling { $action } är inte tillåten för plats { $seat }: se handlingsmasken.
bad-setting = { $name } kan inte vara ”{ $value }”; det kan vara: { $values }.
not-reset = Miljön måste först återställas (reset).
bad-seed = ”{ $seed }” är inget frö. Ett frö är ett heltal från 0, eller 64 hexadecimala siffror (G-3).
unknown-clause = Det finns ingen punkt ”{ $clause }” i reglerna för { $game }.
bad-view = Det här är inte { $game } sett från någon plats: { $why }
view-length = det är { $bytes } byte och inte { $wanted }.
view-field = fältet { $field } har ett värde som det inte kan ha.
view-inconsistent = fälten säger emot varandra.
bad-engine = STIP_ENGINE är ”{ $engine }”; det kan vara { $engines }.
not-compiled = { $title } gick inte att kompilera: { $why }
runs-as-python = { $title } körs som vanlig Python, många gånger långsammare än nödvändigt: { $why }
untested-compiler = { $package } { $version } har inte provats här; det har { $tested }.
no-linker = Spelens WebAssembly-moduler kunde inte länkas: { $error } (Tillägget ”site” installerar det som behövs.)
unknown-symbols = { $entry } behöver { $symbols }, som kompilerad kod inte har: den kan varken rapportera fel eller reservera minne.
compiler-failed = kompilatorn misslyckades ({ $error }).
sources-changed = källkoden har ändrats sedan programmet startades.
compiler-ended = kompilatorn avslutades med koden { $code } utan att ha gjort något.
not-over = Partiet är inte slut än. Chanser och bättre drag får du se efteråt.
outdated-game = Det här partiet spelades enligt version { $version } av reglerna. De har rättats sedan dess (version { $now }), och drag { $number } passar inte längre{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}.
damaged-game = Drag { $number } passar inte reglerna: partiets förlopp är skadat.
server-busy = Många frågar efter det här på en gång. Försök igen om en stund.
nothing-to-undo = Det finns inget drag att ta tillbaka.

## Tournaments

too-few-bots = En turnering behöver minst två bottar.
same-bot-twice = ”{ $bot }” nämns två gånger: en bott möter inte sig själv.
bad-log = { $file } är ingen logg från en turnering (rad { $line }).
other-tournament = { $file } är loggen från en annan turnering: { $what } är { $said }, inte { $asked }.
log-in-use = En annan turnering skriver just nu i { $file }.
other-training = I { $folder } finns en träning med en annan plan. Ange samma plan för att fortsätta, eller en annan mapp.
training-failed = En process som spelade partier att lära av dog ({ $how }).
game-raised = { $bot } (plats { $seat }, drag { $ply }): { $error } ({ $where })
game-killed = processen avbröts ({ $signal })
game-exited = processen slutade med kod { $code }

## Moves

malformed-move = ”{ $input }” är inget drag här (drag { $number }, plats { $seat }). Ett drag ser ut så här: { $example }.
ambiguous-move = ”{ $input }” kan betyda { $choices } (drag { $number }, plats { $seat }).
illegal-move = ”{ $input }” går inte (drag { $number }, plats { $seat }): { $why } ({ $clause })
out-of-turn = Plats { $by } kan inte spela ”{ $input }” nu (drag { $number }, plats { $seat } på tur). Turen går medurs ({ $clause }).
already-out = Plats { $by } är redan ute ur spelet (drag { $number }, { $clause }).
only-a-view = En vy går inte att spela på, för den vet inte vad som kommer: tänk ut en ställning först ({ $clause }).
game-over = ”{ $input }” kommer för sent (drag { $number }): partiet är slut ({ $clause }).

## Hints: what is good about a move

hint-only-move = är det enda möjliga draget
hint-wins = vinner spelet
hint-sentence = Det { $reason }.

## Records

record-error = Rad { $line }: { $why }
record-mismatch = Rad { $line }: { $why }
record-too-long = Protokollet är längre än { $most } tecken.
record-not-text = Det här är ingen textfil.
record-no-game = Ett protokoll börjar med taggar, och en av dem säger vilket spel: [Game "…"].
record-bad-tag = ”{ $text }” är ingen tagg. En tagg ser ut så här: [Players "2"].
record-twice = Taggen { $tag } står två gånger.
record-bad-number = Taggen { $tag } vill ha ett tal, inte ”{ $text }”.
record-bad-result = ”{ $text }” är inget resultat. Ett resultat ser ut som 1-2 P-22 (varje plats placering, och punkten), eller * för ett parti som pågår.
record-open-comment = En kommentar börjar med { "{" } här och slutar inte.
record-bad-token = ”{ $text }” hör inte hemma här.
record-no-seed = Protokollet ger inget frö. Utan det går inget att kontrollera; det visas när partiet är slut.
record-late-tag = ”{ $text }” kommer för sent: taggar står före dragen.
record-setup = { $error }
record-move = { $error }
record-outdated = Det här protokollet spelades enligt version { $version } av reglerna, som har rättats sedan dess (version { $now }). { $error }
record-newer-rules = Det här protokollet spelades enligt version { $version } av reglerna; denna Stip känner dem till och med version { $now }. En nyare Stip kan läsa det.
record-wrong-number = ”{ $text }” har fel nummer; nästa drag är nummer { $number }.
record-wrong-result = Protokollet säger { $said }, men dragen leder till { $found }.
record-wrong-commitment = Fröet är inte det som lovades: dess kontrollsumma är { $found }.

## A server and its clients

bad-message = Det här meddelandet går inte att läsa: { $why }
message-malformed = { $detail }.
message-is-binary = det ska vara text.
message-too-long = det är mer än { $most } byte.
message-no-hello = det första meddelandet ska vara hello.
message-second-hello = hello har redan kommit.
bad-secret = Den hemligheten har servern inte gjort.
foreign-origin = En sida från { $origin } får inte öppna en anslutning här.
unknown-host = Den här servern heter inte ”{ $host }”. Är den din, så tala om det för den: stip serve --host-name { $host }
bad-request = Det här är ingen giltig förfrågan.
path-too-long = Adressen i förfrågan är för lång: högst { $most } tecken är tillåtna.
head-too-large = Förfrågans huvud är för stort: högst { $most } byte är tillåtna, på { $lines } rader.
no-such-page = Det finns inget på den här adressen.
unknown-language = Det finns inga texter på språket ”{ $language }”. Språken är: { $languages }.
unknown-drawing = { $game } har ingen teckning ”{ $drawing }”.
bad-method = Den här adressen känner inte till { $method }.
not-json = Skicka JSON, och säg det: Content-Type: application/json.
bad-key = En Idempotency-Key består av { $least } till { $most } bokstäver, siffror, bindestreck och understreck.
key-reused = Den här Idempotency-Key hör till en annan begäran. Använd en ny.
too-large = Det är mer än { $most } byte.
too-slow = Det tog för lång tid att komma fram.
too-fast = Det gick för fort. Försök igen om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
too-many-tables = Det går inte att göra fler än { $most } bord i timmen. Försök igen om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
unknown-transfer = Koden stämmer inte, eller så gäller den inte längre. Be din andra enhet om en ny.
unknown-push-service = Aviseringar kan inte skickas till ”{ $service }”: den här servern känner inte till den tjänsten.
too-many-sockets = { $where ->
    [table] Vid det här bordet tittar redan { $most } på.
    [address] Det finns redan { $most } anslutningar från din adress.
   *[server] Alla { $most } anslutningar används.
} Försök igen senare.
server-leaving = Servern ska strax starta om. Kom tillbaka om en stund.
still-preparing = { $title } förbereds på servern; det tar en minut eller två första gången. Fråga igen om en stund.
fault = Något gick snett här, och det är inte ditt fel. Inget har ändrats av det.
bad-limit = Gränsen { $limit } kan inte vara ”{ $value }”: { $why }
limit-unknown = den gränsen finns inte. Det finns: { $limits }.
limit-no-number = där ska stå ett annat tal.
bad-proxy = ”{ $proxy }” är inte adressen till en proxy. Ange en IP-adress eller ett nätverk, till exempel 127.0.0.1 eller 10.0.0.0/8.
port-taken = Port { $port } används, kanske av Stip självt. En annan: stip serve --port { $other }
workers-need-postgresql = Flera arbetare delar en databas, och det kan inte SQLite: stip serve --workers { $workers } --database postgresql://…

## At the table

bad-name = ”{ $name }” kan inte vara ett namn. Ett namn har 1 till { $most } bokstäver, siffror eller andra tecken som syns.
bot-name = ”{ $name }” är vad bottar heter här. Välj ett annat namn.
bad-clock = Extra tid efter varje drag hör till en klocka för hela partiet, inte till en för varje drag.
seats-do-not-fit = Ett parti för { $players } spelare behöver { $players } platser, inte { $seats }.
only-bots = Någon borde spela: alla platser kan inte vara bottar.
no-secret = Utan plats kan du bara titta på.
not-your-seat = Plats { $seat } är inte din.
not-the-maker = Det kan bara den som gjorde bordet.
seat-not-open = Plats { $seat } är upptagen.
no-open-seat = Alla platser är upptagna.
seat-empty = Ingen sitter på plats { $seat }.
no-such-game = Det finns inget parti { $number } vid det här bordet; det sista är { $last }.
no-such-move = Det finns inget drag { $number } i det här partiet; det sista är { $last }.
not-now = { $phase ->
    [gathering] Partiet har inte börjat än.
    [playing] Partiet pågår.
    [over] Partiet är slut.
   *[closed] Det här bordet är stängt.
}
stale-move = Det här draget var tänkt som drag { $meant }; partiet är vid drag { $ply }.
can-be-played = Det går att spela.
hints-off = Tips är avstängda här: du spelar mot människor. Fråga om alla går med på det.
hints-on = Tips är redan tillåtna i det här partiet.
time-is-up = Tiden för plats { $seat } är ute.
too-often = Det räcker för stunden. Först behöver någon göra ett drag.
table-too-long = Vid det här bordet har mer än { $most } saker hänt: spela klart och gör sedan ett nytt.
no-takeback = Så länge en bott spelar för någon tas inget tillbaka.
bot-plays = En bott spelar för plats { $seat }: ta tillbaka platsen först.
not-away = Den som spelar på plats { $seat } är här.
not-replaced = Ingen bott spelar för plats { $seat }.
offer-stands = Först förslaget från plats { $seat }: säg ja eller nej.
no-offer = Det finns inget förslag att svara på.
not-asked = Det förslaget väntar inte på plats { $seat }.
no-draw-with-bots = Bottar går inte med på oavgjort.

## At a club evening

name-taken = Det finns redan någon som heter ”{ $name }” i kväll. Välj ett annat namn.
club-full = Kvällen är full: { $most } är med.
too-few-people = Minst { $least } måste vara med först.
not-the-organiser = Det kan bara den som ordnar kvällen.
club-not-now = { $phase ->
    [gathering] Kvällen har inte börjat än.
    [playing] Kvällen är redan i gång.
   *[over] Kvällen är slut.
}
games-go-on = { $count ->
    [one] Ett parti i den här rundan pågår fortfarande.
   *[other] { $count } partier i den här rundan pågår fortfarande.
}
no-such-person = Ingen har nummer { $person } i kväll.
no-such-match = Det finns ingen match { $match } i den här rundan.
match-decided = Den matchen är redan avgjord.
no-drawn-knockout = I en utslagning måste någon vinna.
club-game = Det här partiet räknas på klubbkvällen: inga tips, inga ångrade drag och ingen revansch.
unknown-club = Det finns ingen klubbkväll ”{ $club }”.

## The database of a server

bad-database = Databasen { $database } går inte att öppna: { $why }
database-bad-url = en adress ser ut som sqlite:///stip.db eller postgresql://host/stip
database-in-memory = det som bara finns i minnet försvinner med servern; ge den en fil.
database-in-use = en annan server använder den.
database-too-new = den är gjord av en senare version av Stip.
database-failed = { $error }.
conflict = Andra har ändrat bordet under tiden, så inget gjordes. Titta på det igen.
store-failed = Databasen fungerar inte just nu ({ $why }), så inget gjordes. Försök igen senare.
damaged-table = Det som är sparat av bordet ”{ $table }” är skadat från händelse { $number }, så bordet är stängt. Inget har ändrats.
no-backup = En { $kind }-databas säkerhetskopieras med sina egna verktyg.
unknown-table = Det finns inget bord ”{ $table }”.

## What lies on the table, for those who listen to it

pigment = { $pigment ->
    [red] röd
    [orange] orange
    [yellow] gul
    [green] grön
    [blue] blå
   *[other] grå
}
scene-board = Brädet

## The page: everywhere

back = Tillbaka
close = Stäng
yes = Ja
no = Nej
language = Språk
theme = Ljust eller mörkt
theme-auto = Som enheten
theme-light = Ljust
theme-dark = Mörkt
sound = Ljud

## The page: what is asked next, by what can be touched

ask-next = Och sedan?

## The page: at the table

table-chosen = vald
table-possible = möjlig
table-cards = { $count ->
    [one] ett kort på handen
   *[other] { $count } kort på handen
}
table-away = är borta
table-replaced = en bott spelar
push-your-turn = Det är din tur.
table-turn = på tur
table-bot = { $level ->
    [1] Snäll bott
    [2] Lätt bott
    [3] Stadig bott
    [4] Skarp bott
   *[5] Mästarbott
}
bot-level = { $level ->
    [1] snäll
    [2] lätt
    [3] stadig
    [4] skarp
    [5] mästare
   *[other] passar dig
}
table-open = Ledig plats
table-secret = väljer i hemlighet
table-resigns = ger upp
table-out-of-time = har ingen tid kvar
table-no-moves = Inget har spelats än.
table-hint = Prova det här: { $words }.
table-hint-soon = Letar efter ett bra drag …
table-preparing = Bottarna förbereds och spelar enkelt så länge. Det tar en minut eller två, bara första gången.
table-hint-button = Tips
table-hints-ask = Be om tips
table-hints-on = Nu är tips tillåtna i det här partiet.
table-closed = Det här bordet är stängt.
table-round-over = Omgången är slut.
table-sending = Skickar ditt drag …
table-their-turn = { $name } tänker.
table-drawn = Oavgjort.
table-you-win = Du vinner!
table-wins = { $name } vinner.
table-win-together = { $names } vinner tillsammans.
table-undo = Ångra
table-moves = Drag
table-resign = Ge upp
table-resign-ask = Ge upp partiet?
table-resign-text = Dina pjäser står kvar; de andra spelar vidare.
table-resign-text-two = Då är spelet slut, och den andra vinner.
table-play-on = Fortsätt
table-more = Mer
table-say = Säg något
table-take-over = Låt en bott spela för { $name }
table-bot-plays = En bott spelar för { $name }.
table-is-back = { $name } är tillbaka.
table-declined = { $name } vill helst inte.
table-withdrawn = { $name } har dragit tillbaka förslaget.
table-return = Ta tillbaka min plats
table-offer-draw = Föreslå oavgjort
table-rules = Reglerna
table-record = Spara protokollet
table-code = Det här bordet: { $code }
table-again = Igen
table-again-asked = Väntar på de andra …
table-again-offered = { $name } vill spela igen.
table-look-back = Se tillbaka
table-look-back-before = Se tillbaka på förra partiet
table-see-board = Se brädet
table-home = Alla spel
table-result = Resultat

## The page: the end of a round and of a game

table-new = nytt
round-you-win = { $count ->
    [one] Du vinner rundan!
   *[other] Ni vinner rundan!
}
round-won = { $count ->
    [one] { $names } vinner rundan.
   *[other] { $names } vinner rundan.
}
round-drawn = Ingen vinner den här rundan.
round-go-on = Vidare
round-clock = Din klocka går.
ending-cheer = { $result ->
    [won] Grattis
    [drawn] Jämnt spel
   *[lost] Bra spelat ändå
}
ending-best = { $count ->
    [one] Ditt bästa drag
   *[other] Det bästa draget
}
ending-stronger = En starkare bott

## The page: offers

offer-takeback = { $name } vill ta tillbaka ett drag.
offer-takeback-mine = Du bad att få ta tillbaka ett drag.
offer-draw = { $name } föreslår oavgjort.
offer-draw-mine = Du föreslog oavgjort.
offer-hints = { $name } vill tillåta tips i det här partiet.
offer-hints-mine = Du frågade om tips är okej.
offer-rematch = { $name } vill spela igen.
offer-rematch-mine = Du bad om ett parti till.
offer-no = Nej tack
offer-withdraw = Strunta i det

## The page: a few words

phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-well-played = Bra spelat
phrase-thanks = Tack
phrase-sorry = Förlåt
phrase-one-moment = Ett ögonblick
phrase-good-game = Bra parti
phrase-wow = Wow
phrase-haha = Haha
phrase-oops = Hoppsan

## The page: between players at one screen

curtain-title = Över till { $name }
curtain-text = Ni andra tittar bort en stund.
curtain-lift = Jag är { $name }

## The page: the line to the table

connection-finding = Letar upp bordet
connection-still-looking = Letar fortfarande
connection-try = Försök nu
connection-all-here = Alla är här
connection-you-watch = Du tittar på
connection-away = { $count ->
    [one] En är borta
   *[other] { $count } är borta
}
connection-watching = { $count ->
    [one] en tittar på
   *[other] { $count } tittar på
}
trouble-unknown-table = Bordet finns inte
trouble-unknown-table-text = Ingen sitter vid { $code }. Stämmer koden?
trouble-closed = Det här bordet är stängt
trouble-closed-text = Det stod tomt för länge, eller städades undan.
trouble-closed-club = Matchen är avgjord
trouble-closed-club-text = Arrangören har avgjort den, eller så har någon lämnat kvällen.
trouble-closed-outdated-text = Det spelades enligt en tidigare version av reglerna, och drag { $move } passar inte längre. Ingenting har ändrats.
trouble-closed-damaged-text = Drag { $move } passar inte reglerna: det som är sparat av bordet är skadat.
trouble-replaced = Du spelar någon annanstans
trouble-replaced-text = Du har det här bordet öppet i ett annat fönster.
trouble-here = Spela här

## The page: why a game ended, by its clause

end-G-6 = { $who ->
    [me] Du gav upp.
   *[other] { $name } gav upp.
}
end-clause = Regeln: { $clause }
end-time = { $who ->
    [me] Din tid är slut.
   *[other] Tiden är slut för { $name }.
}
end-draw = Båda var överens.

## The page: when something cannot be had

problem-unreachable = Servern svarar inte.
problem-unreachable-do = Är den igång? Inget går förlorat så länge.
problem-again = Försök igen

## The page: without the server

offline-title = Servern går inte att nå.
offline-text = Du kan fortfarande läsa reglerna och titta på partier som du har öppnat här förut. För att spela behövs servern.
offline-not-kept = Det här finns inte på den här enheten: servern behövs.
install-button = Installera Stip
unsent-kept = Ditt drag är sparat på den här enheten. Det skickas så snart anslutningen är tillbaka, även om du lämnar sidan.
unsent-row = Ditt drag har inte skickats än.
unsent-late = Ditt senaste drag kom för sent: partiet hade redan gått vidare.

## The page: home

home-hello = Dra fram en stol.
home-about = Prickspel, med en vän eller en bott.
home-language = Språk
home-dark = Mörkt
home-games = Spel
home-players = { $players } spelare
home-play = Spela
home-making = Bordet dukas …
home-play-label = Spela { $game } med en bott
home-opponent = Motståndare
home-screen = { $game } på den här skärmen
home-invite = Bjud in en vän till { $game }
home-how = Så går det till, på 30 sekunder
home-slow = { $count ->
    [one] { $games } körs långsammare än nödvändigt på den här servern: spelet gick inte att kompilera.
   *[other] { $games } körs långsammare än nödvändigt på den här servern: spelen gick inte att kompilera.
}
home-running = Dina partier
home-empty = Inga partier än. Välj ett spel ovan.
home-none = Inget parti pågår. Välj ett spel ovan.
home-your-turn = Din tur i { $game }
home-their-turn = { $game }: { $name } på tur
home-bots-turn = { $game }: en bott på tur
home-gathering = { $game }: väntar på andra
home-with = med { $names }
home-bots = { $count ->
    [one] en bott
   *[other] { $count } bottar
}
home-nobody-yet = ingen annan än
home-one-screen = alla på den här skärmen
home-go-on = Fortsätt
home-go-on-label = Fortsätt med { $game }, bord { $code }
home-finished = { $count ->
    [one] Ett avslutat parti
   *[other] { $count } avslutade partier
}
home-look-back = Se tillbaka
home-code = Kod från en vän
home-join = Gå med
home-bad-code = En kod har sex eller sju bokstäver eller siffror.

## The page: coming back

title-your-turn = ● Din tur – { $game }
me-open = Dina resultat och enheter
me-title = Du
home-older = { $count ->
    [one] Ett äldre parti mot bottar
   *[other] { $count } äldre partier mot bottar
}
home-put-away = { $count ->
    [one] Ett undanlagt parti
   *[other] { $count } undanlagda partier
}
home-won = Vinst
home-lost = Förlust
home-draw = Oavgjort
home-winner = { $name } vann
home-score = (du { $own }, de andra { $others })
home-more-games = Visa fler
game-menu = Mer: { $game }
game-open = Öppna bordet
game-put-away = Lägg undan
game-bring-back = Ta fram igen
game-delete = Ta bort
game-delete-solo = Ta bort partiet för gott? Det går inte att öppna igen.
game-delete-shared = Ta bort partiet från din lista? De andra har det kvar.
game-keep = Behåll det
continue-title = Du har { $game } på gång
continue-with = Mot { $names }, senast spelat { $day }.
continue-new = Börja ett nytt parti
continue-note = Det gamla partiet läggs undan. Du hittar det längst ned på förstasidan.
match-choice = En som passar dig
match-start = Mot { $bot } ({ $level }) till att börja med.
match-up = Mot { $bot }, lite starkare, för du vann.
match-down = Mot { $bot }, lite snällare efter ett parti som var för svårt.
match-same = Mot { $bot }, som har passat dig hittills.
stats-title = Dina partier mot bottar
stats-none = Inga resultat än. Slå en bott, eller låt den slå dig.
stats-played = Spelade
stats-won = Vunna
stats-streak = I rad
stats-best = Bästa svit
stats-last = De senaste partierna: { $results }
stats-here = Siffrorna sparas på den här enheten. Med en kod följer de med till en annan.
records-title = Protokoll
records-text = Alla dina avslutade partier som text i en fil.
records-save = Spara alla protokoll
device-title = Samma du på en annan enhet
device-text = Dina platser och resultat följer med. Koden fungerar en gång, i tio minuter; visa den inte för någon annan.
device-nothing = Du har ingen plats än, så det finns inget att ta med.
device-show = Visa en kod
device-scan = Skanna den med den andra enheten, eller skriv koden där på den här sidan.
device-valid = { $minutes ->
    [one] Gäller en minut till.
   *[other] Gäller { $minutes } minuter till.
}
device-code = Kod från din andra enhet
device-take = Hämta mina partier hit
device-replace = Den här enheten har egna partier. De läggs åt sidan, och du kan gå tillbaka till dem på den här sidan.
device-done = Välkommen. Dina partier finns här nu.
device-back = Tillbaka till partierna som fanns här förut
push-title = Aviseringar
push-switch = Säg till när det är min tur
push-text = Vid bord med en dag eller mer per drag, när du är borta. Bara på den här enheten.
push-unsupported = Den här webbläsaren klarar inte det här. Det kräver en säker adress (https) och, på en iPhone, sidan på hemskärmen.
push-blocked = Webbläsaren blockerar aviseringar från den här sidan. Det går att ändra i dess inställningar.
push-failed = Webbläsarens aviseringstjänst svarar inte. Försök igen senare.
vibration = Vibrera när det är min tur
sound-ask = Spela med ljud?

## The page: how a game goes, in 30 seconds

how-title = Så går { $game } till
how-rules = Alla regler

## The page: learning a game by playing

learn-title = Lär dig { $game }
learn-link = Lär dig genom att spela
learn-offer = Är { $game } nytt för dig?
learn-offer-text = Två minuter, sedan kan du vara med.
learn-offer-no = Spela direkt
learn-step = Steg { $number } av { $count }
learn-show = Visa mig
learn-touch = Tryck på: { $thing }
learn-marked = Tryck på det som är märkt med tjocka prickar.
learn-next = Vidare
learn-previous = Ett steg tillbaka
learn-skip = Hoppa över
learn-done = Bra gjort.
learn-again = Inte riktigt. Försök igen.
learn-end = Det räcker för att börja.
learn-end-text = Resten kommer medan du spelar. En snäll bott väntar redan.
learn-end-key = Knappen ”{ $key }” förklarar resten. En snäll bott väntar redan.
learn-play = Spela nu
learn-once-more = En gång till
learn-learnt = Avklarat
learn-soon = Lektionen dukas fram

## The page: setting up

setup-how = Så går det till
setup-players = Spelare
setup-seats = Platser
setup-who = Vem sitter på plats { $seat }
setup-name-label = Namn på plats { $seat }
setup-your-name = Ditt namn
setup-you = Du
setup-player = Spelare { $seat }
setup-me = Jag
setup-screen = Den här skärmen
setup-friend = Via länk
setup-a-friend = En vän
setup-rules = Regler
setup-first = Vem börjar
setup-by-lot = Lottning
setup-clock = Klocka
setup-clock-none = Ingen
setup-clock-move = Varje drag
setup-clock-game = Hela partiet
setup-time-move = Tid för varje drag
setup-time-game = Tid för partiet
setup-increment = Tillägg efter varje drag
setup-start = Börja
setup-invite = Bjud in

## The page: options of the games, and where the values come from

standing-published = officiell regel
standing-house = husregel
standing-reconstructed = vår rekonstruktion

## Links that are shared: what others see before they open one

preview-open = { $name } håller en stol åt dig.
preview-club = { $phase ->
    [gathering] { $name }: kom och spela { $game }
   *[other] { $name }: { $game }
}
preview-club-text = { $phase ->
    [gathering] Skriv ditt namn och var med. Stip lottar paren och dukar borden.
    [playing] Kvällen är i gång. Du är välkommen att titta på.
   *[over] Kvällen är slut. Se vem som vann.
}
preview-playing = Partiet är i gång: { $count ->
    [one] ett drag hittills
   *[other] { $count } drag hittills
}. Du är välkommen att titta på.
preview-over = Ett färdigspelat parti på { $count ->
    [one] ett drag
   *[other] { $count } drag
}. Se det igen, drag för drag.

## The page: inviting

invite-lead = Skicka länken, eller visa koden.
invite-code = Kod
invite-link = Länk till det här bordet
invite-copy = Kopiera länken
invite-copied = Kopierad
invite-share = Dela
invite-qr = Länken som QR-kod
invite-free = { $count ->
    [one] En plats är ledig.
   *[other] { $count } platser är lediga.
} Partiet börjar när alla sitter.
invite-add-bot = Ta in en bott
invite-add-here = Här
invite-seat = plats { $seat }
invite-send-away = Skicka iväg { $name }
invite-stand = Res dig
invite-come = Kom och spela { $game }.
invite-sit = Slå dig ner
invite-watch = Eller bara titta på: stanna här.
invite-you = du
invite-hidden = Bjud in andra

## The page: a club evening

club-title = Klubbkväll
club-plan = Ordna en klubbkväll
club-about = En länk till alla. Stip lottar paren, dukar borden och räknar poängen.
club-name = Kvällens namn
club-game-label = Spel
club-kind = Vem möter vem
club-kind-round-robin = Alla mot alla
club-kind-round-robin-about = En vinst är en poäng, oavgjort en halv. Vid lika poäng räknas först partierna mot varandra, sedan poängen hos dem man har slagit.
club-kind-knockout = Utslagning
club-kind-knockout-about = Den som förlorar är ute. Oavgjort spelas om, och den andra börjar; efter ännu ett oavgjort avgör lotten.
club-rounds = Rundor
club-rounds-all = Tills alla har mötts
club-bot = Bott vid udda antal
club-pause = Paus mellan rundorna
club-open = Öppna dörrarna
club-link = Länk till den här kvällen
club-come = Kom med på klubbkväll.
club-join = Var med
club-join-other = En till på den här enheten
club-joined = Du är med, { $name }.
club-wait-begin = Det börjar när arrangören säger till.
club-late-seat = En bott spelar med eftersom antalet är udda. Du kan ta över dess plats från och med nästa runda.
club-late-watch = Du kan titta på alla partier: tryck på ögat bredvid ett par, eller öppna storskärmen.
club-late-joined = Du spelar med från och med nästa runda.
club-late-screen = Titta på storskärmen
club-people = { $count ->
    [one] En är här
   *[other] { $count } är här
}
club-nobody = Här är ingen än. Skicka länken, eller visa koden.
club-gone = har gått
club-leave = Lämna kvällen
club-leave-ask = Vill du lämna kvällen?
club-leave-text = Har den börjat förlorar du partierna som du har kvar.
club-remove-text = Har kvällen börjat räknas partierna som är kvar som förlorade.
club-begin = Börja
club-begin-odd = Antalet är udda, så en bott spelar med.
club-round = Runda { $round } av { $rounds }
club-stage-final = Final
club-stage-semi = Semifinaler
club-stage-quarter = Kvartsfinaler
club-your-table = Ditt bord är klart
club-against = Du spelar mot { $name }.
club-sharing = { $one } och { $two } spelar.
club-to-table = Till bordet
club-wait-round = Du är klar för nu. Nästa runda börjar när alla partier är slut.
club-out = Du är utslagen. Tack för spelet!
club-bye-mine = Du står över: du är vidare till nästa runda.
club-next-in = Nästa runda börjar om { $time }.
club-next-now = Börja nu
club-pairs = Par
club-playing = spelar
club-watch = Se { $one } och { $two } spela
club-has-bye = står över
club-decide = Avgör
club-decide-ask = { $one } och { $two }: vem vinner?
club-decide-text = För ett parti som ingen spelar färdigt. Bordet stängs.
club-draw = Oavgjort
club-standings = Ställning
club-all-rounds = Alla rundor
club-winner = { $name } vinner kvällen!
club-winners = { $names } delar förstaplatsen!
club-end = Avsluta kvällen
club-end-ask = Avsluta kvällen nu?
club-end-text = Partier som fortfarande pågår räknas inte.
club-results-file = Resultat som tabell (CSV)
club-standings-file = Ställning som tabell (CSV)
club-screen = Storskärm
club-screen-empty = Inget parti spelas just nu.
club-back = Tillbaka till kvällen
club-column-place = Plats
club-column-name = Namn
club-column-points = Poäng
club-column-played = Spelade
club-column-won = Vunna
club-column-drawn = Oavgjorda
club-column-lost = Förlorade
club-column-round = Runda
club-column-one = Börjar
club-column-two = Motståndare
club-column-points-one = Poäng 1
club-column-points-two = Poäng 2
club-column-how = Hur
club-column-table = Bord
club-how-game = spelat
club-how-bye = stod över
club-how-walkover = gick
club-how-organiser = avgjort
club-how-lot = lottning

## The page: about Stip

about-title = Om Stip
about-stip = Stip är nederländska för prick: ett bord för spel på prickar. Spela med vänner eller med bottar; Stip vakar över reglerna och förklarar vad som inte är tillåtet.
about-independent = Spelen tillhör dem som har skapat och gett ut dem. Stip har ingen koppling till dem och är varken godkänt eller rekommenderat av dem. Reglerna är återgivna med våra egna ord, och teckningarna är våra egna.

## The page: rules

rules-title = { $game }: reglerna
rules-soon = Reglerna är på väg.
rules-print = Skriv ut
rules-clauses = Reglerna, punkt för punkt
rules-exact = Den exakta regeln: { $clauses }
rules-contents = På den här sidan
rules-options = Det här kan ni välja
rules-kind-ruling = vårt beslut
rules-kind-option = kan väljas
rules-marks = Tryck på prickarna för den exakta ordalydelsen.

## The page: playing a game back

replay-soon = Hämtar partiet …
replay-play = Spela upp
replay-pause = Paus
replay-first = Till början
replay-last = Till slutet
replay-speed = Tempo
replay-keys = Piltangenterna går från drag till drag, mellanslag spelar upp dem.
share-link = Länk till det här partiet

## The page: a saved record

record-view-title = Öppna ett sparat parti
record-view-lead = Välj ett sparat parti, släpp filen här eller klistra in texten. Inget av det sparas.
record-view-choose = Välj en fil
record-view-paste = Protokollets text
record-view-open = Öppna
record-view-another = Öppna ett annat
record-view-by = Synvinkel
record-view-everybody = En åskådare
record-view-checked = Varje drag följer reglerna.
record-view-unfinished = Varje drag följer reglerna. Partiet var inte slut när det sparades.

## The page: whether the shuffle was fair

shuffle-title = Blandades det ärligt?
shuffle-chance-start = I det här spelet blandas inget: slumpen avgjorde bara vem som börjar.
shuffle-chance-nothing = I det här spelet blandas inget, och inget lämnades åt slumpen.
shuffle-fits = Ja. Allt som slumpen avgör var bestämt och förseglat innan du gjorde ditt första drag. Sigillet som den här enheten fick då stämmer fortfarande: ingen har rört det sedan dess.
shuffle-joined-late = Ja, såvitt den här enheten kan se. Den kom med när partiet redan hade börjat. Sigillet som den fick då stämmer fortfarande: inget har ändrats sedan dess.
shuffle-unknown = Troligen, men den här enheten kan inte säga det: den var inte med under partiet. Det servern visar nu stämmer överens; spelarnas egna enheter vet mer.
shuffle-broken = Nej. Det som öppnades på slutet stämmer inte med sigillet från början. Någon har mixtrat med blandningen: lita inte på det här partiet.
shuffle-how = Så kan vem som helst kontrollera det
shuffle-how-text = Protokollet innehåller hela given och varje drag. Spara det och öppna det här, eller låt Stip på vilken dator som helst upprepa och kontrollera allt:
shuffle-seal = Sigill från början
shuffle-seal-joined = Sigill från när den här enheten kom med
shuffle-seal-now = Sigill, som servern visar det nu
shuffle-seed = Det som förseglades

## The page: looking back

review-title = Tillbakablick
review-title-of = { $game }: tillbakablick
review-record = Spara protokollet
review-which = Vilket parti
review-game = Parti { $number }
review-soon = Går igenom partiet en gång till.
review-soon-how-long = Det kan ta en minut.
review-preparing = Servern förbereder spelet; det tar en minut eller två första gången.
review-moves = Partiet, drag för drag
review-previous = Ett drag tillbaka
review-next = Ett drag framåt
review-at = Drag { $number } av { $count }
review-start = Före det första draget
review-chances = Chanser
review-chart = Varje spelares chanser efter varje drag; tabellen nedan har siffrorna.
review-table = Alla drag som tabell
review-number = Nr
review-move = Drag
review-turns = Där det vände
review-loss = kostade { $loss } av chanserna
review-better = Bättre:
review-show = Visa det
review-signs = ? ett misstag, ?? ett allvarligt
review-none = Inget enskilt drag avgjorde det.
