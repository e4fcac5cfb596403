### Hvad Stip siger, på dansk. En teksts navn er koden for en fejl, et afslag eller et vink.

## Setting up

unknown-game = Spillet »{ $game }« findes ikke. Der er: { $games }.
bad-players = { $game } spilles ikke af { $players }, men af { $possible }.
bad-seat = { $game } har ingen plads »{ $seat }« her; de går fra 1 til { $last }.
bad-option = Indstillingen { $option } kan ikke være »{ $value }«, men: { $values } ({ $clause }).
unknown-option = { $game } har ingen indstilling »{ $option }«. Der er: { $options }.
unknown-bot = Botten »{ $bot }« findes ikke. Der er 1 til 5 (niveauerne), random, greedy og plain; 3@200 tænker i 200 omgange, 5@0.5s i et halvt sekund.
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
game-raised = { $bot } (plads { $seat }, træk { $ply }): { $error } ({ $where })
game-killed = processen blev afbrudt ({ $signal })
game-exited = processen sluttede med kode { $code }

## Moves

malformed-move = »{ $input }« er ikke et træk her (træk { $ply }, plads { $seat } har tur). Et træk ser ud som { $example }.
ambiguous-move = »{ $input }« kan betyde { $choices } (træk { $ply }, plads { $seat } har tur).
illegal-move = »{ $input }« går ikke (træk { $ply }, plads { $seat } har tur): { $why } ({ $clause })
out-of-turn = Plads { $by } kan ikke spille »{ $input }« nu (træk { $ply }, plads { $seat } har tur). Turen går med uret ({ $clause }).
already-out = Plads { $by } er allerede ude af spillet (træk { $ply }, { $clause }).
only-a-view = Et kig på bordet kan ikke spilles videre, for det kender ikke det, der kommer: forestil dig en stilling først ({ $clause }).
game-over = »{ $input }« kommer for sent (træk { $ply }): spillet er slut ({ $clause }).

## Why not, in Halma

halma-must-move = Du har en brik, der kan flytte.
halma-nothing-there = Tryk på en af dine brikker og så på et felt.
halma-finished = Den farve er i mål: dens brikker bliver stående.
halma-other-colour = Dine to farver har hver deres tur.
halma-not-yours = På { $from } står ingen af dine brikker.
halma-stuck = Hvorhen? Brikken på { $from } mangler et felt at gå til.
halma-nowhere = Et træk ender et andet sted, end det begyndte.
halma-occupied = { $to } er optaget.
halma-stay = Brikken på { $from } er fremme: den bliver i sin gård.
halma-no-path = Hvert hop går over én brik, til det tomme felt lige bagved.
halma-too-far = Fra { $from } fører intet skridt eller hop til { $to }.

## Why not, in Punto

punto-other-card = Du vendte { $card }, ikke { $other }.
punto-nothing-there = Tryk der, hvor { $card } skal ligge.
punto-middle = Det første kort skal ligge i midten.
punto-nine = En 9’er bliver aldrig dækket.
punto-too-low = En { $value }’er dækker ikke en { $top }’er: der skal flere point til.
punto-apart = { $place } rører ikke noget andet kort.
punto-too-wide = Med { $place } ville kortene fylde mere end { $most } rækker eller kolonner.

## Hints: what is good about a move

hint-only-move = der er ikke andet at gøre
hint-wins = vinder spillet
hint-best-chances = giver de bedste chancer

## Hints, in Halma

hint-halma-distance = bringer en brik frem
hint-halma-at-home = får en brik ud af sin egen gård
hint-halma-outside = { $after ->
    [0] får den sidste brik i mål
   *[other] får en brik i mål
}
hint-halma-last = tager den bageste brik med

## Hints, in Tokken

hint-tokken-home = får { $after ->
    [1] en brik
    [2] brik nummer to
    [3] brik nummer tre
   *[other] den sidste brik
} i mål
hint-tokken-last = gør, at kun én brik mangler at komme i mål
hint-tokken-next = bringer den brik nærmere, der skal i mål som den næste
hint-tokken-next-theirs = sætter den brik tilbage, de får i mål som den næste
hint-tokken-second = bringer brikken efter den næste frem
hint-tokken-second-theirs = sætter brikken efter deres næste tilbage
hint-tokken-later = bringer en brik frem
hint-tokken-later-theirs = sætter en af deres brikker tilbage
hint-tokken-best = gør et kort på hånden stærkere
hint-tokken-best-theirs = tager pointen ud af deres bedste kort
hint-tokken-rest = giver en god tur til resten af syveren
hint-tokken-idle = gør flere kort på hånden spilbare
hint-tokken-idle-theirs = efterlader dem med kort, der ikke kan spilles
hint-tokken-cards = tager et nyt kort

## Hints, in Punto

hint-punto-rounds = vinder runden
hint-punto-lacks-one = får en række til kun at mangle ét kort
hint-punto-lacks-one-theirs = bryder en række, der kun mangler ét kort
hint-punto-lacks-two = bygger en række, der mangler to kort
hint-punto-lacks-two-theirs = bryder en række, der mangler to kort
hint-punto-lacks-three = begynder en række
hint-punto-lacks-three-theirs = står i vejen for en række, der er begyndt
hint-punto-rows = laver en række, der tæller, hvis ingen får en fuld
hint-punto-rows-theirs = bryder en række, der ville tælle, hvis ingen får en fuld

## Hints, in To the Point

hint-to-the-point-progress = kommer nærmere målet
hint-to-the-point-progress-theirs = skubber den anden brik tilbage
hint-to-the-point-step = gør klar til næste skridt
hint-to-the-point-step-theirs = tager den anden briks næste skridt væk
hint-to-the-point-step-by-tile = giver et næste skridt, der kun kræver en flise
hint-to-the-point-ways-on = åbner flere veje videre
hint-to-the-point-ways-on-theirs = giver den anden brik færre veje videre
hint-to-the-point-road = lægger prikker til de næste skridt
hint-to-the-point-road-theirs = bryder den anden briks vej op
hint-to-the-point-pushed-back = er sværere at skubbe tilbage
hint-to-the-point-pushed-by-tile = er sværere at skubbe tilbage
hint-to-the-point-wins = vinder
hint-to-the-point-threat = truer med at vinde i næste tur
hint-to-the-point-threat-theirs = forhindrer en sejr i næste tur
hint-to-the-point-firm-threat = truer med at vinde og kan knap stoppes
hint-to-the-point-firm-threat-theirs = forhindrer en sejr i næste tur
hint-to-the-point-goal-shut = åbner vejen til målet
hint-to-the-point-goal-shut-theirs = lukker det egne startpunkt
hint-to-the-point-directions = beholder kort med flere retninger
hint-to-the-point-straight-cards = beholder flere kort, der fører lige frem

## Records

record-error = Linje { $line }: { $why }
record-mismatch = Linje { $line }: { $why }
record-too-long = Referatet er længere end { $most } tegn.
record-not-text = Det her er ikke en tekstfil.
record-no-game = Et referat begynder med mærker, og et af dem nævner spillet: [Game "halma"].
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

## Why not, in Tokken

tokken-nothing-there = Tryk på et kort på hånden og så på en brik.
tokken-not-in-hand = Du har ikke { $card } på hånden.
tokken-which-pawn = Hvilken brik? { $card } skal bruge en, der kan gå.
tokken-unplayable = { $card } kan ikke spilles nu: ingen brik kan gå med det kort.
tokken-must-play = Du smider først hånden, når intet kort kan spilles.
tokken-give-first = Vælg først et af de kort, du lige har fået, og giv det væk.
tokken-no-exchange = Kort skifter kun hænder, når de lige er delt ud.
tokken-kept = Et gemt kort er ikke med i byttet.
tokken-keep-last-round = I tredje runde spilles alle kort.
tokken-keep-joker = Kun den, der tog jokerens ekstra kort i denne runde, må gemme et kort.
tokken-keep-one = Du kan kun gemme dit sidste kort, og kun når den anden ikke har flere.
tokken-keep-unplayable = { $card } kan ikke spilles og bliver derfor kastet: kun et kort, der kunne spilles, må gemmes.
tokken-in-reserve = { $pawn } venter i reserven: et es, en konge eller jokeren sætter den ud.
tokken-not-in-reserve = { $pawn } er allerede på brættet.
tokken-no-entry = Kun et es, en konge eller jokeren sætter { $pawn } ud.
tokken-base-taken = Der står en af dine brikker på dit startfelt.
tokken-closed = En brik på sit eget startfelt er i vejen: ingen kommer forbi eller slår den.
tokken-past-row = Det er for langt for { $pawn }: vejen ender i målrækken.
tokken-other-spot = I målrækken står { $pawn } kun på sin egen farve.
tokken-row-passed = I målrækken går ingen forbi hinanden.
tokken-far-end = Målrækken fyldes bagfra: de inderste felter først.
tokken-stays-home = { $pawn } er i mål og bliver der.
tokken-crosses-base = Fire tilbage ville føre { $pawn } over sit eget startfelt.
tokken-on-base = { $pawn } står på sit eget startfelt: en femmer flytter den ikke.
tokken-five-theirs = Med en femmer går en af modstanderens brikker.
tokken-own-pawns = Med { $card } går kun dine egne brikker.
tokken-only-jack = Kun en knægt lader to brikker bytte plads.
tokken-swap-two = En knægt skal bruge to brikker: en af dine og en af deres.
tokken-swap-ring = Begge knægtens brikker skal stå på ringen.
tokken-swap-base = { $pawn } står på sit eget startfelt: en knægt flytter den ikke.
tokken-goes-home = Med det kort går { $pawn } i mål.
tokken-elsewhere = Med det kort går { $pawn } til felt { $field }.
tokken-dot = Fra en sort prik går { $pawn } videre til den næste, felt { $field }.
tokken-finish-seven = Først syveren: der er { $left } skridt tilbage.
tokken-moved-already = { $pawn } har gået sin del af syveren.
tokken-how-far = Hvor langt? { $pawn } kan gå op til { $left } af de syv.
tokken-too-many = Der er kun { $left } skridt tilbage af syveren.
tokken-seven-rest = { $rest ->
    [one] Så kan ingen gå syverens sidste skridt.
   *[other] Så kan ingen gå de andre { $rest } af syveren.
}

## Why not, in To the Point

point-nothing-there = Tryk på en flise eller et kort, eller slut din tur.
point-tile-done = Du har brugt din flise: én pr. tur.
point-card-done = Du har brugt dit kort: ét pr. tur.
point-no-cell = Brættet har intet felt { $cell }.
point-centre = { $cell } er den trykte midte: der kommer ingen flise.
point-slot-empty = Der er ingen åben flise { $slot }.
point-cell-taken = På { $cell } ligger der allerede en flise.
point-place-how = Hvor skal den åbne flise hen, og hvordan er den drejet?
point-no-tile = På { $cell } ligger ingen flise.
point-locked = Der står en brik på flisen på { $cell }: den bliver, som den er.
point-turn-same = Drejet sådan ville flisen på { $cell } se ens ud.
point-exchange-same = Efter den ombytning ville alt se ens ud.
point-tile-how = Vil du flytte flisen på { $cell }, dreje den eller bytte den om?
point-move-taken = En flise flyttes til et andet, tomt felt; det er { $cell } ikke.
point-not-held = Du har ikke { $card } på hånden.
point-card-how = Hvad skal { $card } gøre: gå med en brik, sætte din ind eller byttes?
point-entered = Din brik er allerede på brættet.
point-start-empty = Der ligger ingen flise på dit startfelt endnu.
point-start-colour = Dit startpunkt er { $colour ->
    [b] blåt
    [g] grønt
   *[y] gult
}: { $card } passer ikke.
point-own-only = Her går alle kun med deres egen brik.
point-rest = I din sidste tur gik du med modstanderens brik: lad den hvile.
point-off-board = Den brik er ikke på brættet endnu.
point-too-far = Du går til den næste prik i en af kortets retninger.
point-direction = { $card } viser ikke { $direction }.
point-dot-taken = Der står en brik på den prik.
point-not-complete = Den prik er ikke hel: der skal to halve til.
point-two-colours = Prikkens halvdele har hver sin farve.
point-dot-colour = Den prik er { $colour ->
    [b] blå
    [g] grøn
   *[y] gul
}: { $card } passer ikke.
point-no-change = Du skifter kort ud, når du selv er gået med din brik til en rød prik.
point-change-first = Din brik er på en rød prik: sig først, hvilke kort du skifter ud, eller ingen.
point-change-more = Du kan kun skifte kort ud, som du har.

## A server and its clients

bad-message = Beskeden kan ikke læses: { $why }
message-malformed = { $detail }.
message-is-binary = den skal være tekst.
message-too-long = den har mere end { $most } byte.
message-no-hello = den første besked skal være et hello.
message-second-hello = der har allerede været et hello.
bad-secret = Den hemmelighed har serveren ikke lavet.
foreign-origin = En side fra { $origin } må ikke åbne en forbindelse her.
no-such-page = Der er ikke noget på denne adresse.
bad-method = Denne adresse kender ikke { $method }.
not-json = Send JSON, og sig det: Content-Type: application/json.
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
too-many-sockets = { $where ->
    [table] Der er allerede { $most }, der ser med ved bordet.
    [address] Der er allerede { $most } forbindelser fra din adresse.
   *[server] Alle { $most } forbindelser er i brug.
} Prøv igen senere.
server-leaving = Serveren genstarter om lidt. Kom tilbage om et øjeblik.
fault = Noget gik galt her, og det er ikke din skyld. Intet er ændret af det.
bad-limit = Grænsen { $limit } kan ikke være »{ $value }«: { $why }
limit-unknown = den grænse findes ikke. Der er: { $limits }.
limit-no-number = der skal stå et andet tal.
port-taken = Port { $port } er i brug, måske af Stip selv. Tag en anden: stip serve --port { $other }

## At the table

bad-name = »{ $name }« kan ikke være et navn. Et navn har 1 til { $most } bogstaver, tal eller andre tegn, man kan se.
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

## The database of a server

bad-database = Databasen { $database } kan ikke åbnes: { $why }
database-bad-url = en adresse ser ud som sqlite+aiosqlite:///stip.db
database-in-memory = det, der kun er i hukommelsen, forsvinder med serveren; giv den en fil.
database-too-new = den er lavet af en senere version af Stip.
database-failed = { $error }.
conflict = Andre har ændret bordet imens, så der skete ikke noget. Kig på det igen.
store-failed = Databasen virker ikke lige nu ({ $why }), så der skete ikke noget. Prøv igen senere.
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

## Scenes of Halma

scene-halma-field = { $field }, tomt
scene-halma-pawn = { $field }, { pigment } brik
scene-halma-home = { $home } i mål
scene-halma-ask = { $pigment ->
    [red] Dine røde brikker. Tryk på en.
    [blue] Dine blå brikker. Tryk på en.
   *[other] Din tur. Tryk på en brik.
}
scene-halma-pass = Meld pas
tell-halma-step = går fra { $start } til { $end }
tell-halma-hop = hopper fra { $start } til { $end }
tell-halma-pass = melder pas

## Scenes of To the Point

scene-point-cell = { $cell }, tomt
scene-point-centre = { $cell }, midten: der kommer ingen flise
scene-point-tile = { $where }, flise: nord { $north }, øst { $east }, syd { $south }, vest { $west }
scene-point-dot = { $pigment ->
    [none] { $dot }, ingen prik
    [any] { $dot }, prik for alle kort
    [printed] { $dot }, trykt prik, for alle kort
   *[other] { $dot }, { pigment } prik
}
scene-point-pawn = { pigment } brik på { $dot }
scene-point-pawn-off = { pigment } brik, ved siden af brættet
scene-point-display = Fliser og kort ved siden af brættet
scene-point-open = åben flise { $number }
scene-point-open-none = plads { $number } til åbne fliser, tom
scene-point-tiles = { $count ->
    [0] ingen fliser tilbage i bunken
    [one] 1 flise i bunken
   *[other] { $count } fliser i bunken
}
scene-point-cards = { $count ->
    [0] ingen kort tilbage i bunken
    [one] 1 kort i bunken
   *[other] { $count } kort i bunken
}
scene-point-discards = { $count ->
    [0] intet kastet endnu
    [one] 1 kastet kort
   *[other] { $count } kastede kort
}
scene-point-hand = Dine kort
scene-point-card = { $signs ->
    [diagonal] { pigment.neuter } kort, de fire skrå retninger
    [straight] { pigment.neuter } kort, op, ned, venstre og højre
    [rising] { pigment.neuter } kort, op til højre og ned til venstre
    [falling] { pigment.neuter } kort, op til venstre og ned til højre
    [along] { pigment.neuter } kort, op og ned
   *[all] { pigment.neuter } kort, alle otte retninger
}
scene-point-rows = { $rows ->
    [one] 1 række igen
   *[other] { $rows } rækker igen
}
scene-point-done-so-far = { $stage ->
    [card] flise lagt
    [tile] kort spillet
   *[change] skifter kort ud
}
scene-point-ask = { $stage ->
    [change] Skift kort ud, og tryk på Færdig.
    [card] Nu et kort, eller slut din tur.
    [tile] Nu en flise, eller slut din tur.
    [enter] Læg en flise; et kort sætter din brik ind.
   *[both] Din tur: en flise og et kort.
}
scene-point-turn = { $turns ->
    [0] Som den ligger
    [1] En kvart omgang
    [2] En halv omgang
   *[3] Tre kvarte omgange
}
scene-point-done = Færdig
scene-point-end = Slut turen
tell-point-turned = { $turns ->
    [1] en kvart omgang
    [2] en halv omgang
   *[3] tre kvarte omgange
}
tell-point-place = { $turns ->
    [0] lægger åben flise { $slot } på { $cell }
   *[other] lægger åben flise { $slot } på { $cell }, drejet { tell-point-turned }
}
tell-point-move = flytter en flise fra { $cell } til { $other }
tell-point-turn = drejer flisen på { $cell } { tell-point-turned }
tell-point-exchange = bytter fliserne på { $cell } og { $other } om
tell-point-exchange-open = { $turns ->
    [0] bytter { $cell } om med åben flise { $slot }
   *[other] bytter { $cell } om med åben flise { $slot }, drejet { tell-point-turned }
}
tell-point-card = { $signs ->
    [diagonal] det { pigment.definite } skrå
    [straight] det { pigment.definite } lige
    [rising] det { pigment.definite } stigende
    [falling] det { pigment.definite } faldende
    [along] det { pigment.definite } op-og-ned
   *[all] det { pigment.definite } alle-veje
}
tell-point-way = { $way ->
    [n] mod nord
    [ne] mod nordøst
    [e] mod øst
    [se] mod sydøst
    [s] mod syd
    [sw] mod sydvest
    [w] mod vest
   *[nw] mod nordvest
}
tell-point-walk = { $walker ->
    [own] går { tell-point-way } med { $card }
   *[their] flytter den anden brik { tell-point-way } med { $card }
}
tell-point-enter = sætter ind med { $card }
tell-point-swap = bytter { $card }
tell-point-change = udskifter { $card }
tell-point-keep = beholder alle kort
tell-point-end = slutter turen

## The page: names of the games

game-halma = Halma
game-punto = Punto
game-tokken = Tokken
game-to-the-point = To the Point

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

ask-field = Hvorhen? Tryk på en prik.
ask-place = Hvorhen? Tryk på et sted.
ask-pawn = Hvilken brik?
ask-card = Hvilket kort?
ask-home = Tryk på målfeltet.
ask-cell = Hvor skal den hen?
ask-turn = Hvordan er den drejet?
ask-open = Hvilken åben flise?
ask-dot = Til hvilken prik?
ask-done = Flere kort, eller færdig?
ask-next = Og så?
ask-only-out = Ingen af dine kort kan spilles.

## The page: at the table

table-chosen = valgt
table-possible = mulig
table-cards = { $count ->
    [one] ét kort på hånden
   *[other] { $count } kort på hånden
}
table-away = er væk
table-replaced = en bot spiller
table-turn = har tur
table-bot = { $level ->
    [1] Blid bot
    [2] Nem bot
    [3] Solid bot
    [4] Skarp bot
   *[5] Mesterbot
}
table-open = Ledig plads
table-secret = vælger i hemmelighed
table-resigns = giver op
table-out-of-time = har ikke mere tid
table-no-moves = Der er ikke spillet noget endnu.
table-hint = Prøv det her: { $reason }.
table-hint-soon = Leder efter et godt træk …
table-hint-button = Vink
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

## The page: offers

offer-takeback = { $name } vil gerne tage et træk tilbage.
offer-takeback-mine = Du bad om at tage et træk tilbage.
offer-draw = { $name } tilbyder remis.
offer-draw-mine = Du tilbød remis.
offer-rematch = { $name } vil gerne spille igen.
offer-rematch-mine = Du bad om et spil til.
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
end-time = { $who ->
    [me] Din tid er gået.
   *[other] Tiden er gået for { $name }.
}
end-H-12 = Alle brikker står i gården overfor.
end-H-13 = Gården overfor er fuld.
end-H-14 = Det gik i ring.
end-H-15 = Alle på nær én er i mål.
end-P-22 = Der er vundet runder nok.
end-P-23 = Alle runder er spillet.
end-T-19 = Ingen kan komme i mål mere.
end-T-29 = Fire brikker er i mål.
end-T-30 = Det har varet længe nok.
end-TP-25 = Brikken står på den andens startpunkt.
end-TP-26 = Det har varet længe nok.
end-draw = Begge var enige.

## Scenes of Punto

scene-punto-place = { $place }, tomt
scene-punto-card = { $place }, { pigment } { $value }’er{ $beneath ->
    [0] { "" }
   *[other] , dækker { $beneath }
}{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
scene-punto-turned-up = { pigment } { $value }’er, vendt{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
scene-punto-pile = { $pile ->
    [own] Din bunke
   *[other] Bunken på plads { $pile }
}, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
scene-punto-display = De andre bunker
scene-punto-hand = Dine kort
scene-punto-rounds = { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
}
scene-punto-won-last = { scene-punto-rounds }, { pigment } { $value }’er ude
scene-punto-ask = Din { pigment.definite } { $value }’er. Hvor skal den hen?
scene-punto-ask-neutral = Ingens { pigment.definite } { $value }’er. Hvor skal den hen?
scene-punto-ask-middle = Din { pigment.definite } { $value }’er skal i midten.
tell-punto-card = lægger { pigment } { $value }’er på { $place }

## The page: when something cannot be had

problem-unreachable = Serveren svarer ikke.
problem-unreachable-do = Kører den? Intet går tabt imens.
problem-again = Prøv igen

## The page: home

home-hello = Slå dig ned.
home-about = Fire spil på prikker, med en ven eller en bot.
home-language = Sprog
home-dark = Mørk
home-games = Spil
home-halma = Hop til den anden side.
home-punto = Prikker på stribe.
home-tokken = Fire brikker i mål.
home-to-the-point = Byg, og gå så.
home-players = 2 spillere
home-players-to = 2–{ $most } spillere
home-play = Spil
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
home-bad-code = En kode har syv bogstaver eller tal.

## The page: how a game goes, in 30 seconds

how-title = Sådan spilles { $game }
how-rules = Alle reglerne
how-halma-1 = Alle dine brikker skal til gården overfor.
how-halma-2 = En tur: ét skridt, eller hop i træk.
how-halma-3 = Hop over alle brikker. Først i mål vinder.
how-punto-1 = Vend et kort, og læg det ved siden af et andet.
how-punto-2 = Eller dæk et kort med færre prikker.
how-punto-3 = To spillere eller hold: fem af din farve på stribe vinder. Tre eller fire hver for sig: fire.
how-tokken-1 = Byt et kort. Et es, en konge eller jokeren sætter en brik ud.
how-tokken-2 = Kort flytter dine brikker. Land på andre, og de ryger tilbage.
how-tokken-3 = Fire brikker i din målrække vinder.
how-to-the-point-1 = Læg fliser: to halve bliver en prik.
how-to-the-point-2 = Spil et kort, og gå til en prik i dets farve.
how-to-the-point-3 = Først på den andens startpunkt vinder.

## The page: setting up

setup-how = Sådan gør du
setup-about-halma = Få alle dine brikker til gården overfor. Gå ét felt, eller hop over brikker, så tit du kan.
setup-about-punto = Læg kort ved siden af hinanden eller oven på færre prikker, til en række har din farve.
setup-about-tokken = Spil kort, gå ringen rundt, og få fire brikker i mål før den anden.
setup-about-to-the-point = Læg fliser, så der kommer prikker, og gå over dem til den anden side.
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

option-halma-may_leave_goal = Brikker må forlade gården overfor
option-halma-may_leave_goal-yes = ja
option-halma-may_leave_goal-no = nej
option-halma-squatters = Brikker, der bliver hjemme
option-halma-squatters-count = spærrer ikke
option-halma-squatters-strict = spærrer
option-punto-rounds_to_win = Runder for at vinde
option-punto-teams = Hold, makkere overfor
option-punto-teams-yes = ja
option-punto-teams-no = nej
option-tokken-track = Felter på ringen
option-tokken-black_dot_offset = Sort prik på felt
option-tokken-exchange = Før hver runde
option-tokken-exchange-swap = byt et kort
option-tokken-exchange-draw = træk et kort
option-tokken-exchange-none = intet bytte
option-tokken-home_order = Målrække
option-tokken-home_order-far_end = inderst først
option-tokken-home_order-free = i vilkårlig orden
option-tokken-dot_past_home = Sidste sorte prik før mål
option-tokken-dot_past_home-pass = fører forbi
option-tokken-dot_past_home-stay = er et almindeligt felt
option-to-the-point-board = Bræt
option-to-the-point-board-7x7 = 7 × 7
option-to-the-point-board-5x7 = 5 × 7
option-to-the-point-own_pawn_only = Gå kun med din egen brik
option-to-the-point-own_pawn_only-yes = ja
option-to-the-point-own_pawn_only-no = nej
option-to-the-point-push = Gå med den andens brik
option-to-the-point-push-free = hver tur
option-to-the-point-push-rest = ikke to gange i træk

## Scenes of Tokken

scene-tokken-card = { $rank ->
    [A] es
    [T] 10’er
    [J] knægt
    [Q] dame
    [K] konge
    [X] joker
   *[other] { $rank }’er
}
    .definite = { $rank ->
        [A] esset
        [T] 10’eren
        [J] knægten
        [Q] damen
        [K] kongen
        [X] jokeren
       *[other] { $rank }’eren
    }
scene-tokken-field = Felt { $field }{ $kind ->
    [dot] , sort prik
    [base] , startfelt
   *[field] { "" }
}
scene-tokken-spot = { pigment.neuter } felt i din målrække
scene-tokken-pawn = { $whose ->
    [own] Din { pigment.definite } brik
    [theirs] Deres { pigment.definite } brik
    [round] Rund { pigment } brik
   *[square] Firkantet { pigment } brik
}, { $where ->
    [home] i mål
    [reserve] i reserven
   *[field] felt { $field }
}
scene-tokken-pile = { $cards ->
    [one] 1 kort ikke delt ud
   *[other] { $cards } kort ikke delt ud
}
scene-tokken-played = { $cards ->
    [one] 1 kort spillet
   *[other] { $cards } kort spillet
}{ $rank ->
    [none] { "" }
   *[other] , sidst { scene-tokken-card }
}
scene-tokken-hand = Din hånd
scene-tokken-given = { scene-tokken-card }, skal gives væk
scene-tokken-home = { $home } i mål
scene-tokken-home-known = { scene-tokken-home }, har fra dig: { $cards }
scene-tokken-ask = Din tur. Tryk på et kort.
scene-tokken-ask-give = Tryk på et kort at give væk.
scene-tokken-ask-seven = { $left ->
    [one] 1 skridt igen. Hvilken brik?
   *[other] { $left } skridt igen. Hvilken brik?
}
scene-tokken-ask-keep = Spil dit sidste kort, eller gem det.
scene-tokken-keep = Gem dette kort
scene-tokken-out = Intet passer: smid hånden
tell-tokken-enter = sætter { pigment } ud med { scene-tokken-card.definite }
tell-tokken-walk = flytter { pigment } med { scene-tokken-card.definite }
tell-tokken-back = flytter { pigment } tilbage med { scene-tokken-card.definite }
tell-tokken-part = flytter { pigment } { $steps } af syveren
tell-tokken-push = flytter den andens { pigment.definite } med { scene-tokken-card.definite }
tell-tokken-swap = bytter { pigment } med den andens { $other ->
    [red] røde
    [yellow] gule
    [green] grønne
   *[blue] blå
}
tell-tokken-give = giver { scene-tokken-card.definite } væk
tell-tokken-keep = gemmer det sidste kort
tell-tokken-out = smider hånden

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

## The page: about Stip

about-title = Om Stip
about-stip = Stip er nederlandsk for prik: et bord til fire spil på prikker. Spil med venner eller med botter; Stip holder øje med reglerne og forklarer, hvad man ikke må.
about-independent = Spillene tilhører dem, der har skabt og udgivet dem. Stip har ingen forbindelse med dem og er hverken godkendt eller anbefalet af dem. Reglerne er fortalt med vores egne ord, og tegningerne er vores egne.

## The page: rules

rules-title = { $game }: reglerne
rules-soon = Reglerne er på vej.

## The page: looking back

review-title = Tilbageblik
review-title-of = { $game }: tilbageblik
review-record = Gem referatet
review-which = Hvilket spil
review-game = Spil { $number }
review-soon = Vi går spillet igennem en gang til.
review-soon-how-long = Det kan tage et minut.
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
review-loss = gav { $loss } væk
review-better = Bedre:
review-show = Vis det
review-signs = ? en fejl, ?? en alvorlig
review-none = Ingen gav meget væk. Godt spillet, alle sammen.
