### Stips ord på svenska: som en vän tvärs över bordet säger dem. Namnen är desamma som i en.ftl.

## Setting up

unknown-game = Det finns inget spel ”{ $game }”. Spelen är: { $games }.
bad-players = { $game } är inte för { $players } spelare; det kan vara { $possible }.
bad-seat = { $game } har ingen plats ”{ $seat }” här; platserna går från 1 till { $last }.
bad-option = Valet { $option } kan inte vara ”{ $value }”; det kan vara: { $values } ({ $clause }).
unknown-option = { $game } har inget val ”{ $option }”. Valen är: { $options }.
unknown-bot = Det finns ingen bott ”{ $bot }”. Bottarna är 1 till 5 (nivåerna), random, greedy och plain; 3@200 tänker i 200 varv, 5@0.5s i en halv sekund.
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
game-raised = { $bot } (plats { $seat }, drag { $ply }): { $error } ({ $where })
game-killed = processen avbröts ({ $signal })
game-exited = processen slutade med kod { $code }

## Moves

malformed-move = ”{ $input }” är inget drag här (drag { $ply }, plats { $seat } på tur). Ett drag ser ut så här: { $example }.
ambiguous-move = ”{ $input }” kan betyda { $choices } (drag { $ply }, plats { $seat } på tur).
illegal-move = ”{ $input }” går inte (drag { $ply }, plats { $seat } på tur): { $why } ({ $clause })
out-of-turn = Plats { $by } kan inte spela ”{ $input }” nu (drag { $ply }, plats { $seat } på tur). Turen går medurs ({ $clause }).
already-out = Plats { $by } är redan ute ur spelet (drag { $ply }, { $clause }).
only-a-view = En vy går inte att spela på, för den vet inte vad som kommer: tänk ut en ställning först ({ $clause }).
game-over = ”{ $input }” kommer för sent (drag { $ply }): partiet är slut ({ $clause }).

## Why not, in Halma

halma-must-move = Du har en pjäs som kan flytta.
halma-nothing-there = Tryck på en av dina pjäser, sedan en ruta.
halma-finished = Den färgen är i mål: pjäserna står kvar.
halma-other-colour = Dina två färger har var sin tur.
halma-not-yours = Du har ingen pjäs på { $from }.
halma-stuck = Vart? Pjäsen på { $from } behöver en ruta att gå till.
halma-nowhere = Ett drag slutar inte där det började.
halma-occupied = { $to } är upptagen.
halma-stay = Pjäsen på { $from } är framme: den stannar i sitt bo.
halma-no-path = Varje hopp i en serie går över en pjäs, till den tomma rutan strax bakom.
halma-too-far = Från { $from } leder inget steg eller hopp till { $to }.

## Why not, in Punto

punto-other-card = Du vände upp { $card }, inte { $other }.
punto-nothing-there = Tryck på rutan där { $card } ska ligga.
punto-middle = Första kortet läggs i mitten.
punto-nine = En nia täcks aldrig.
punto-too-low = { $value } täcker inte { $top }: det krävs fler poäng.
punto-apart = { $place } rör inget annat kort.
punto-too-wide = Med { $place } skulle korten ta mer än { $most } rader eller kolumner.

## Hints: what is good about a move

hint-only-move = det finns inget annat att göra
hint-wins = vinner spelet
hint-best-chances = ger de bästa chanserna

## Hints, in Halma

hint-halma-distance = för en pjäs framåt
hint-halma-at-home = tar en pjäs ut ur sitt eget bo
hint-halma-outside = { $after ->
    [0] för sista pjäsen i mål
   *[other] för en pjäs i mål
}
hint-halma-last = tar med sig pjäsen längst bak

## Hints, in Tokken

hint-tokken-home = för { $after ->
    [1] en pjäs
    [2] en andra pjäs
    [3] en tredje pjäs
   *[other] sista pjäsen
} hem
hint-tokken-last = lämnar bara en pjäs kvar att ta hem
hint-tokken-next = för pjäsen som ska hem härnäst närmare
hint-tokken-next-theirs = kastar tillbaka pjäsen som de ska ta hem härnäst
hint-tokken-second = för pjäsen efter nästa framåt
hint-tokken-second-theirs = kastar tillbaka pjäsen efter deras nästa
hint-tokken-later = för en pjäs framåt
hint-tokken-later-theirs = kastar tillbaka en av deras pjäser
hint-tokken-best = gör ett kort på handen starkare
hint-tokken-best-theirs = tar udden av deras bästa kort
hint-tokken-rest = lämnar en bra väg för resten av sjuan
hint-tokken-idle = gör fler kort på handen spelbara
hint-tokken-idle-theirs = lämnar dem med kort som inte går att spela
hint-tokken-cards = tar ett nytt kort

## Hints, in Punto

hint-punto-rounds = vinner rundan
hint-punto-lacks-one = gör en rad där bara ett kort saknas
hint-punto-lacks-one-theirs = bryter en rad där bara ett kort saknas
hint-punto-lacks-two = bygger en rad där två kort saknas
hint-punto-lacks-two-theirs = bryter en rad där två kort saknas
hint-punto-lacks-three = börjar på en rad
hint-punto-lacks-three-theirs = står i vägen för en påbörjad rad
hint-punto-rows = gör en rad som räknas om ingen får en hel
hint-punto-rows-theirs = bryter en rad som skulle räknas om ingen får en hel

## Hints, in To the Point

hint-to-the-point-progress = kommer närmare målet
hint-to-the-point-progress-theirs = knuffar tillbaka den andra pjäsen
hint-to-the-point-step = förbereder nästa steg
hint-to-the-point-step-theirs = tar nästa steg från den andra pjäsen
hint-to-the-point-step-by-tile = lämnar ett nästa steg som bara kräver en bricka
hint-to-the-point-ways-on = öppnar fler vägar härifrån
hint-to-the-point-ways-on-theirs = ger den andra pjäsen färre vägar
hint-to-the-point-road = lägger prickar för stegen som kommer
hint-to-the-point-road-theirs = bryter upp den andra pjäsens väg
hint-to-the-point-pushed-back = är svårare att knuffa tillbaka
hint-to-the-point-pushed-by-tile = är svårare att knuffa tillbaka
hint-to-the-point-wins = vinner
hint-to-the-point-threat = hotar att vinna nästa tur
hint-to-the-point-threat-theirs = stoppar en vinst nästa tur
hint-to-the-point-firm-threat = hotar att vinna, och går knappt att stoppa
hint-to-the-point-firm-threat-theirs = stoppar en vinst nästa tur
hint-to-the-point-goal-shut = öppnar vägen in i mål
hint-to-the-point-goal-shut-theirs = stänger den egna startpunkten
hint-to-the-point-directions = sparar kort med fler riktningar
hint-to-the-point-straight-cards = sparar fler kort som leder rakt fram

## Records

record-error = Rad { $line }: { $why }
record-mismatch = Rad { $line }: { $why }
record-too-long = Protokollet är längre än { $most } tecken.
record-not-text = Det här är ingen textfil.
record-no-game = Ett protokoll börjar med taggar, och en av dem säger vilket spel: [Game "halma"].
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

## Why not, in Tokken

tokken-nothing-there = Tryck på ett kort på din hand, sedan en pjäs.
tokken-not-in-hand = Du har ingen { $card } på handen.
tokken-which-pawn = Vilken pjäs? { $card } behöver en som kan gå.
tokken-unplayable = { $card } går inte att spela nu: ingen pjäs kan gå med det.
tokken-must-play = En hand kastas bara när inget kort på den går att spela.
tokken-give-first = Välj först ett av de nygivna korten att ge bort.
tokken-no-exchange = Kort byts bara direkt efter given.
tokken-kept = Ett sparat kort är inte med i bytet.
tokken-keep-last-round = I tredje rundan spelas alla kort.
tokken-keep-joker = Bara den som tog jokerns extrakort i den här rundan får spara ett kort.
tokken-keep-one = Du sparar ett kort bara som ditt sista, när den andra inte har några kvar.
tokken-keep-unplayable = { $card } kan inte spelas och kastas därför: bara ett kort som hade kunnat spelas får sparas.
tokken-in-reserve = { $pawn } väntar i reserven: ett ess, en kung eller jokern tar in den.
tokken-not-in-reserve = { $pawn } är redan på brädet.
tokken-no-entry = Bara ett ess, en kung eller jokern tar in { $pawn }.
tokken-base-taken = Din egen pjäs står på din hembas.
tokken-closed = En pjäs på sin egen hembas är i vägen: ingen går förbi eller slår den.
tokken-past-row = För { $pawn } är det för långt: vägen slutar i hemraden.
tokken-other-spot = I hemraden står { $pawn } bara på platsen i sin egen färg.
tokken-row-passed = I hemraden går ingen pjäs förbi en annan.
tokken-far-end = Hemraden fylls inifrån: de innersta platserna först.
tokken-stays-home = { $pawn } är hemma, och stannar där.
tokken-crosses-base = Fyra bakåt skulle { $pawn } gå över sin egen hembas.
tokken-on-base = { $pawn } står på sin egen hembas: en femma flyttar den inte.
tokken-five-theirs = En femma flyttar motståndarens pjäs.
tokken-own-pawns = Med { $card } går bara dina egna pjäser.
tokken-only-jack = Bara en knekt låter två pjäser byta plats.
tokken-swap-two = En knekt behöver två pjäser: en av dina, en av deras.
tokken-swap-ring = Knektens båda pjäser måste stå på ringen.
tokken-swap-base = { $pawn } står på sin egen hembas: en knekt flyttar den inte.
tokken-goes-home = Med det här kortet går { $pawn } hem.
tokken-elsewhere = Med det här kortet går { $pawn } till fält { $field }.
tokken-dot = Från en svart prick går { $pawn } vidare till nästa, fält { $field }.
tokken-finish-seven = Först sjuan: { $left } av dess steg är kvar.
tokken-moved-already = { $pawn } har gått sin del av den här sjuan.
tokken-how-far = Hur långt? { $pawn } kan gå upp till { $left } av sjuan.
tokken-too-many = Bara { $left } steg av sjuan är kvar.
tokken-seven-rest = Då kan ingen pjäs gå resten av sjuan ({ $rest }).

## Why not, in To the Point

point-nothing-there = Tryck på en bricka eller ett kort, eller sluta turen.
point-tile-done = Du har redan använt en bricka: en per tur.
point-card-done = Du har redan använt ett kort: ett per tur.
point-no-cell = Brädet har ingen ruta { $cell }.
point-centre = { $cell } är den tryckta mitten: där läggs ingen bricka.
point-slot-empty = Det finns ingen öppen bricka { $slot }.
point-cell-taken = På { $cell } ligger redan en bricka.
point-place-how = Vart ska den öppna brickan, och hur ska den vridas?
point-no-tile = På { $cell } ligger ingen bricka.
point-locked = En pjäs står på brickan på { $cell }: den blir som den är.
point-turn-same = Efter den vridningen skulle brickan på { $cell } se likadan ut.
point-exchange-same = Efter det bytet skulle allt se likadant ut.
point-tile-how = Flytta brickan på { $cell }, vrida den eller byta den?
point-move-taken = En bricka flyttas till en annan, tom ruta; { $cell } är inte det.
point-not-held = Du har inte { $card }.
point-card-how = Till vad? { $card } flyttar en pjäs, tar in din eller byts.
point-entered = Din pjäs är redan på brädet.
point-start-empty = Det ligger ingen bricka i din startruta än.
point-start-colour = Din startpunkt är { $colour ->
    [b] blå
    [g] grön
   *[y] gul
}: { $card } passar inte.
point-own-only = Här flyttar alla bara sin egen pjäs.
point-rest = Du flyttade motståndarens pjäs förra turen: låt den vila.
point-off-board = Den pjäsen är inte på brädet än.
point-too-far = Man går till nästa prick i en av kortets riktningar.
point-direction = { $card } visar inte { $direction }.
point-dot-taken = På den pricken står en pjäs.
point-not-complete = Den pricken är inte hel: den behöver två halvor.
point-two-colours = Den prickens halvor har olika färger.
point-dot-colour = Den pricken är { $colour ->
    [b] blå
    [g] grön
   *[y] gul
}: { $card } passar inte.
point-no-change = Kort byts när du själv har gått med din pjäs till en röd prick.
point-change-first = Din pjäs är på en röd prick: säg först vilka kort du byter, eller inga.
point-change-more = Du kan bara byta kort som du har.

## A server and its clients

bad-message = Det här meddelandet går inte att läsa: { $why }
message-malformed = { $detail }.
message-is-binary = det ska vara text.
message-too-long = det är mer än { $most } byte.
message-no-hello = det första meddelandet ska vara hello.
message-second-hello = hello har redan kommit.
bad-secret = Den hemligheten har servern inte gjort.
foreign-origin = En sida från { $origin } får inte öppna en anslutning här.
no-such-page = Det finns inget på den här adressen.
bad-method = Den här adressen känner inte till { $method }.
not-json = Skicka JSON, och säg det: Content-Type: application/json.
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
too-many-sockets = { $where ->
    [table] Vid det här bordet tittar redan { $most } på.
    [address] Det finns redan { $most } anslutningar från din adress.
   *[server] Alla { $most } anslutningar används.
} Försök igen senare.
server-leaving = Servern ska strax starta om. Kom tillbaka om en stund.
fault = Något gick snett här, och det är inte ditt fel. Inget har ändrats av det.
bad-limit = Gränsen { $limit } kan inte vara ”{ $value }”: { $why }
limit-unknown = den gränsen finns inte. Det finns: { $limits }.
limit-no-number = där ska stå ett annat tal.
port-taken = Port { $port } används, kanske av Stip självt. En annan: stip serve --port { $other }

## At the table

bad-name = ”{ $name }” kan inte vara ett namn. Ett namn har 1 till { $most } bokstäver, siffror eller andra tecken som syns.
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

## The database of a server

bad-database = Databasen { $database } går inte att öppna: { $why }
database-bad-url = en adress ser ut som sqlite+aiosqlite:///stip.db
database-in-memory = det som bara finns i minnet försvinner med servern; ge den en fil.
database-too-new = den är gjord av en senare version av Stip.
database-failed = { $error }.
conflict = Andra har ändrat bordet under tiden, så inget gjordes. Titta på det igen.
store-failed = Databasen fungerar inte just nu ({ $why }), så inget gjordes. Försök igen senare.
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

## Scenes of Halma

scene-halma-field = { $field }, tom
scene-halma-pawn = { $field }, { pigment } pjäs
scene-halma-home = { $home } i mål
scene-halma-ask = { $pigment ->
    [red] Dina röda pjäser. Tryck på en.
    [blue] Dina blå pjäser. Tryck på en.
   *[other] Din tur. Tryck på en pjäs.
}
scene-halma-pass = Passa
tell-halma-step = går från { $start } till { $end }
tell-halma-hop = hoppar från { $start } till { $end }
tell-halma-pass = passar

## Scenes of To the Point

scene-point-cell = { $cell }, tom
scene-point-centre = { $cell }, mitten: där läggs ingen bricka
scene-point-tile = { $where }, bricka: norr { $north }, öster { $east }, söder { $south }, väster { $west }
scene-point-dot = { $pigment ->
    [none] { $dot }, ingen prick
    [any] { $dot }, prick för alla kort
    [printed] { $dot }, tryckt prick, för alla kort
    [red] { $dot }, röd prick
    [orange] { $dot }, orange prick
    [yellow] { $dot }, gul prick
    [green] { $dot }, grön prick
    [blue] { $dot }, blå prick
   *[other] { $dot }, grå prick
}
scene-point-pawn = { pigment } pjäs på { $dot }
scene-point-pawn-off = { pigment } pjäs, bredvid brädet
scene-point-display = Brickor och kort bredvid brädet
scene-point-open = öppen bricka { $number }
scene-point-open-none = plats { $number } för öppna brickor, tom
scene-point-tiles = { $count ->
    [0] inga brickor kvar i högen
    [one] 1 bricka i högen
   *[other] { $count } brickor i högen
}
scene-point-cards = { $count ->
    [0] inga kort kvar i högen
    [one] 1 kort i högen
   *[other] { $count } kort i högen
}
scene-point-discards = { $count ->
    [0] inga kastade kort
    [one] 1 kastat kort
   *[other] { $count } kastade kort
}
scene-point-hand = Dina kort
scene-point-card = { $pigment ->
    [red] rött
    [orange] orange
    [yellow] gult
    [green] grönt
    [blue] blått
   *[other] grått
} kort, { $signs ->
    [diagonal] de fyra diagonalerna
    [straight] upp, ner, vänster och höger
    [rising] upp-höger och ner-vänster
    [falling] upp-vänster och ner-höger
    [along] upp och ner
   *[all] alla åtta riktningar
}
scene-point-rows = { $rows ->
    [one] 1 rad kvar
   *[other] { $rows } rader kvar
}
scene-point-done-so-far = { $stage ->
    [card] bricka lagd
    [tile] kort spelat
   *[change] byter kort
}
scene-point-ask = { $stage ->
    [change] Byt de kort du vill, tryck sedan på Klar.
    [card] Nu ett kort, eller avsluta turen.
    [tile] Nu en bricka, eller avsluta turen.
    [enter] Lägg en bricka; ett kort tar in din pjäs.
   *[both] Din tur: en bricka och ett kort.
}
scene-point-turn = { $turns ->
    [0] Som den är
    [1] Ett kvarts varv
    [2] Ett halvt varv
   *[3] Tre kvarts varv
}
scene-point-done = Klar
scene-point-end = Avsluta turen
tell-point-turned = { $turns ->
    [1] ett kvarts varv
    [2] ett halvt varv
   *[3] tre kvarts varv
}
tell-point-place = { $turns ->
    [0] lägger öppen bricka { $slot } på { $cell }
   *[other] lägger öppen bricka { $slot } på { $cell }, vriden { tell-point-turned }
}
tell-point-move = flyttar en bricka från { $cell } till { $other }
tell-point-turn = vrider brickan på { $cell } { tell-point-turned }
tell-point-exchange = byter brickorna på { $cell } och { $other }
tell-point-exchange-open = { $turns ->
    [0] byter { $cell } mot öppen bricka { $slot }
   *[other] byter { $cell } mot öppen bricka { $slot }, vriden { tell-point-turned }
}
tell-point-card = { $signs ->
    [diagonal] { pigment } diagonal
    [straight] { pigment } rak
    [rising] { pigment } stigande
    [falling] { pigment } fallande
    [along] { pigment } lodrät
   *[all] { pigment } allsidig
}
tell-point-way = { $way ->
    [n] norrut
    [ne] åt nordost
    [e] österut
    [se] åt sydost
    [s] söderut
    [sw] åt sydväst
    [w] västerut
   *[nw] åt nordväst
}
tell-point-walk = { $walker ->
    [own] går { tell-point-way } med { $card }
   *[their] för den andra pjäsen { tell-point-way } med { $card }
}
tell-point-enter = går in med { $card }
tell-point-swap = byter ut { $card }
tell-point-change = byter { $card }
tell-point-keep = behåller alla kort
tell-point-end = avslutar turen

## The page: names of the games

game-halma = Halma
game-punto = Punto
game-tokken = Tokken
game-to-the-point = To the Point

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

ask-field = Vart? Tryck på en prick.
ask-place = Vart? Tryck på en ruta.
ask-pawn = Vilken pjäs?
ask-card = Vilket kort?
ask-home = Tryck på platsen hemma.
ask-cell = Var ska den ligga?
ask-turn = Hur ska den vridas?
ask-open = Vilken öppen bricka?
ask-dot = Till vilken prick?
ask-done = Fler kort, eller klar?
ask-next = Och sedan?
ask-only-out = Inget av dina kort kan spelas.

## The page: at the table

table-chosen = vald
table-possible = möjlig
table-cards = { $count ->
    [one] ett kort på handen
   *[other] { $count } kort på handen
}
table-away = är borta
table-replaced = en bott spelar
table-turn = på tur
table-bot = { $level ->
    [1] Snäll bott
    [2] Lätt bott
    [3] Stadig bott
    [4] Skarp bott
   *[5] Mästarbott
}
table-open = Ledig plats
table-secret = väljer i hemlighet
table-resigns = ger upp
table-out-of-time = har ingen tid kvar
table-no-moves = Inget har spelats än.
table-hint = Prova det här: { $reason }.
table-hint-soon = Letar efter ett bra drag …
table-hint-button = Tips
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

## The page: offers

offer-takeback = { $name } vill ta tillbaka ett drag.
offer-takeback-mine = Du bad att få ta tillbaka ett drag.
offer-draw = { $name } föreslår oavgjort.
offer-draw-mine = Du föreslog oavgjort.
offer-rematch = { $name } vill spela igen.
offer-rematch-mine = Du bad om ett parti till.
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
end-time = { $who ->
    [me] Din tid är slut.
   *[other] Tiden är slut för { $name }.
}
end-H-12 = Alla pjäser står i det motsatta boet.
end-H-13 = Det motsatta boet är fullt.
end-H-14 = Det gick runt i cirklar.
end-H-15 = Alla utom en är i mål.
end-P-22 = Rundorna räcker till vinst.
end-P-23 = Alla rundor är spelade.
end-T-19 = Ingen kan komma hem längre.
end-T-29 = Fyra pjäser är hemma.
end-T-30 = Det har hållit på länge nog.
end-TP-25 = Pjäsen står på den andra startpunkten.
end-TP-26 = Det har hållit på länge nog.
end-draw = Båda var överens.

## Scenes of Punto

scene-punto-place = { $place }, tom
scene-punto-card = { $place }, { pigment } { $value }{ $beneath ->
    [0] { "" }
   *[other] , täcker { $beneath }
}{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
scene-punto-turned-up = { pigment } { $value }, uppvänd{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
scene-punto-pile = { $pile ->
    [own] Din hög
   *[other] Högen på plats { $pile }
}, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
scene-punto-display = De andra högarna
scene-punto-hand = Dina kort
scene-punto-rounds = { $rounds ->
    [one] 1 runda
   *[other] { $rounds } rundor
}
scene-punto-won-last = { scene-punto-rounds }, { pigment } { $value } ute
scene-punto-ask = Du har { pigment } { $value }. Vart ska den?
scene-punto-ask-neutral = Neutral { pigment } { $value }. Vart ska den?
scene-punto-ask-middle = Ditt kort, { pigment } { $value }, läggs i mitten.
tell-punto-card = lägger { pigment } { $value } på { $place }

## The page: when something cannot be had

problem-unreachable = Servern svarar inte.
problem-unreachable-do = Är den igång? Inget går förlorat så länge.
problem-again = Försök igen

## The page: home

home-hello = Dra fram en stol.
home-about = Fyra prickspel, med en vän eller en bott.
home-language = Språk
home-dark = Mörkt
home-games = Spel
home-halma = Hoppa till andra sidan.
home-punto = Prickar i rad.
home-tokken = Fyra pjäser hem.
home-to-the-point = Bygg, och gå sedan.
home-players = 2 spelare
home-players-to = 2–{ $most } spelare
home-play = Spela
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
home-bad-code = En kod har sju bokstäver eller siffror.

## The page: how a game goes, in 30 seconds

how-title = Så går { $game } till
how-rules = Alla regler
how-halma-1 = Alla dina pjäser ska till boet mittemot.
how-halma-2 = En tur: ett steg, eller flera hopp i följd.
how-halma-3 = Hoppa över vems pjäs du vill. Först i mål vinner.
how-punto-1 = Vänd upp ett kort och lägg det intill ett annat.
how-punto-2 = Eller täck ett kort med färre prickar.
how-punto-3 = Två spelare eller lag: fem i rad i din färg vinner. Tre eller fyra var för sig: fyra.
how-tokken-1 = Byt ett kort. Ess, kung eller joker tar in en pjäs.
how-tokken-2 = Korten flyttar dina pjäser. Hamna på andra och skicka dem tillbaka.
how-tokken-3 = Fyra pjäser i din hemrad vinner.
how-to-the-point-1 = Lägg brickor: två halvor blir en prick.
how-to-the-point-2 = Spela ett kort och gå till en prick i dess färg.
how-to-the-point-3 = Först på den andras startpunkt vinner.

## The page: setting up

setup-how = Så går det till
setup-about-halma = För alla dina pjäser till boet mittemot. Gå ett steg, eller hoppa över andra pjäser så ofta du kan.
setup-about-punto = Lägg kort intill varandra eller över färre prickar, tills en rad har din färg.
setup-about-tokken = Spela kort, gå runt ringen och ta hem fyra pjäser före den andra.
setup-about-to-the-point = Lägg brickor så att prickar uppstår, och gå över dem till andra sidan.
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

option-halma-may_leave_goal = Pjäser får lämna målet
option-halma-may_leave_goal-yes = ja
option-halma-may_leave_goal-no = nej
option-halma-squatters = Pjäser som aldrig går hemifrån
option-halma-squatters-count = spärrar inte
option-halma-squatters-strict = spärrar
option-punto-rounds_to_win = Rundor för vinst
option-punto-teams = Lag, partner mittemot
option-punto-teams-yes = ja
option-punto-teams-no = nej
option-tokken-track = Fält på ringen
option-tokken-black_dot_offset = Svart prick på fält
option-tokken-exchange = Före varje runda
option-tokken-exchange-swap = byt ett kort
option-tokken-exchange-draw = dra ett kort
option-tokken-exchange-none = inget byte
option-tokken-home_order = Hemrad
option-tokken-home_order-far_end = innerst först
option-tokken-home_order-free = valfri ordning
option-tokken-dot_past_home = Sista svarta pricken före hem
option-tokken-dot_past_home-pass = leder förbi
option-tokken-dot_past_home-stay = är ett vanligt fält
option-to-the-point-board = Bräde
option-to-the-point-board-7x7 = 7 × 7
option-to-the-point-board-5x7 = 5 × 7
option-to-the-point-own_pawn_only = Gå bara med din egen pjäs
option-to-the-point-own_pawn_only-yes = ja
option-to-the-point-own_pawn_only-no = nej
option-to-the-point-push = Gå med den andras pjäs
option-to-the-point-push-free = varje tur
option-to-the-point-push-rest = inte två turer i rad

## Scenes of Tokken

scene-tokken-card = { $rank ->
    [A] ess
    [T] 10
    [J] knekt
    [Q] dam
    [K] kung
    [X] joker
   *[other] { $rank }
}
scene-tokken-field = Fält { $field }{ $kind ->
    [dot] , svart prick
    [base] , hembas
   *[field] { "" }
}
scene-tokken-spot = { pigment } plats i din hemrad
scene-tokken-pawn = { $whose ->
    [own] Din { $pigment ->
        [red] röda
        [orange] orange
        [yellow] gula
        [green] gröna
        [blue] blå
       *[other] grå
    } pjäs
    [theirs] Deras { $pigment ->
        [red] röda
        [orange] orange
        [yellow] gula
        [green] gröna
        [blue] blå
       *[other] grå
    } pjäs
    [round] Rund { pigment } pjäs
   *[square] Kantig { pigment } pjäs
}, { $where ->
    [home] hemma
    [reserve] i reserven
   *[field] fält { $field }
}
scene-tokken-pile = { $cards ->
    [one] 1 kort inte utdelat
   *[other] { $cards } kort inte utdelade
}
scene-tokken-played = { $cards ->
    [one] 1 kort spelat
   *[other] { $cards } kort spelade
}{ $rank ->
    [none] { "" }
   *[other] , senast { scene-tokken-card }
}
scene-tokken-hand = Din hand
scene-tokken-given = { scene-tokken-card }, att ge bort
scene-tokken-home = { $home } hemma
scene-tokken-home-known = { scene-tokken-home }, från dig: { $cards }
scene-tokken-ask = Din tur. Tryck på ett kort.
scene-tokken-ask-give = Tryck på ett kort att ge bort.
scene-tokken-ask-seven = { $left } steg kvar. Vilken pjäs?
scene-tokken-ask-keep = Spela ditt sista kort, eller spara det.
scene-tokken-keep = Spara kortet
scene-tokken-out = Inget passar: kasta handen
tell-tokken-enter = tar in { pigment } med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tell-tokken-walk = flyttar { pigment } med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tell-tokken-back = flyttar { pigment } bakåt med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tell-tokken-part = flyttar { pigment } { $steps } av sjuan
tell-tokken-push = flyttar den andras { $pigment ->
    [red] röda
    [orange] orange
    [yellow] gula
    [green] gröna
    [blue] blå
   *[other] grå
} med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tell-tokken-swap = byter { pigment } mot den andras { $other ->
    [red] röda
    [yellow] gula
    [green] gröna
   *[blue] blå
}
tell-tokken-give = ger bort { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tell-tokken-keep = sparar sista kortet
tell-tokken-out = kastar handen

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

## The page: about Stip

about-title = Om Stip
about-stip = Stip är nederländska för prick: ett bord för fyra spel på prickar. Spela med vänner eller med bottar; Stip vakar över reglerna och förklarar vad som inte är tillåtet.
about-independent = Spelen tillhör dem som har skapat och gett ut dem. Stip har ingen koppling till dem och är varken godkänt eller rekommenderat av dem. Reglerna är återgivna med våra egna ord, och teckningarna är våra egna.

## The page: rules

rules-title = { $game }: reglerna
rules-soon = Reglerna är på väg.

## The page: looking back

review-title = Tillbakablick
review-title-of = { $game }: tillbakablick
review-record = Spara protokollet
review-which = Vilket parti
review-game = Parti { $number }
review-soon = Går igenom partiet en gång till.
review-soon-how-long = Det kan ta en minut.
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
review-loss = gav bort { $loss }
review-better = Bättre:
review-show = Visa det
review-signs = ? ett misstag, ?? ett allvarligt
review-none = Ingen gav bort mycket. Bra spelat, allihop.
