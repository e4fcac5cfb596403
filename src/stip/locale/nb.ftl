### Det Stip sier, på norsk (bokmål). Navnet på en tekst er koden for en feil, et avslag eller et hint.

## Setting up

unknown-game = Spillet «{ $game }» finnes ikke. Her er: { $games }.
bad-players = { $game } spilles ikke av { $players }, men av { $possible }.
bad-seat = { $game } har ingen plass «{ $seat }» her; de går fra 1 til { $last }.
bad-option = Innstillingen { $option } kan ikke være «{ $value }», men: { $values } ({ $clause }).
unknown-option = { $game } har ingen innstilling «{ $option }». Den har: { $options }.
unknown-bot = Boten «{ $bot }» finnes ikke. Det er 1 til 5 (nivåene), random, greedy og plain; 3@200 tenker i 200 omganger, 5@0.5s i et halvt sekund.
bad-seed = «{ $seed }» er ikke et seed. Et seed er et heltall fra 0 og opp, eller 64 heksadesimale sifre (G-3).
unknown-clause = Reglene for { $game } har ikke noe punkt «{ $clause }».
bad-view = Dette er ikke et bilde av { $game } fra en plass: { $why }
view-length = det har { $bytes } byte og ikke { $wanted }.
view-field = feltet { $field } har en verdi det ikke kan ha.
view-inconsistent = feltene motsier hverandre.
bad-engine = STIP_ENGINE er «{ $engine }»; det kan være { $engines }.
not-compiled = { $title } lot seg ikke oversette til maskinkode: { $why }
runs-as-python = { $title } kjører som vanlig Python, mange ganger langsommere enn nødvendig: { $why }
untested-compiler = { $package } { $version } er ikke prøvd ut her; det er { $tested }.
unknown-symbols = { $entry } trenger { $symbols }, som oversatt kode ikke har: den kan verken melde feil eller reservere minne.
compiler-failed = oversetteren feilet ({ $error }).
sources-changed = kildekoden er endret siden programmet ble startet.
compiler-ended = oversetteren avsluttet med koden { $code } uten å lage noe.
not-over = Spillet er ikke slutt ennå. Sjanser og bedre trekk får du etterpå.
outdated-game = Dette spillet ble spilt etter versjon { $version } av reglene. De er siden blitt rettet (versjon { $now }), og trekk { $number } passer ikke lenger til dem{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}.
damaged-game = Trekk { $number } passer ikke til reglene: forløpet av dette spillet er skadet.
server-busy = Det er for mange som spør på én gang. Prøv igjen om litt.
nothing-to-undo = Det er ikke spilt noe som kan tas tilbake.

## Tournaments

too-few-bots = En turnering trenger minst to boter.
same-bot-twice = «{ $bot }» er nevnt to ganger: en bot spiller ikke mot seg selv.
bad-log = { $file } er ikke en logg fra en turnering (linje { $line }).
other-tournament = { $file } er fra en annen turnering: { $what } er { $said } der, ikke { $asked }.
log-in-use = En annen turnering skriver i { $file } nå.
game-raised = { $bot } (plass { $seat }, trekk { $ply }): { $error } ({ $where })
game-killed = prosessen ble avbrutt ({ $signal })
game-exited = prosessen sluttet med kode { $code }

## Moves

malformed-move = «{ $input }» er ikke et trekk her (trekk { $ply }, plass { $seat } har turen). Et trekk ser ut som { $example }.
ambiguous-move = «{ $input }» kan bety { $choices } (trekk { $ply }, plass { $seat } har turen).
illegal-move = «{ $input }» går ikke (trekk { $ply }, plass { $seat } har turen): { $why } ({ $clause })
out-of-turn = Plass { $by } kan ikke spille «{ $input }» nå (trekk { $ply }, plass { $seat } har turen). Turen går med klokka ({ $clause }).
already-out = Plass { $by } er alt ute av spillet (trekk { $ply }, { $clause }).
only-a-view = Et blikk på bordet kan ikke spilles videre, for det vet ikke hva som kommer: tenk deg en stilling først ({ $clause }).
game-over = «{ $input }» kommer for sent (trekk { $ply }): spillet er slutt ({ $clause }).

## Why not, in Halma

halma-must-move = Du har en brikke som kan flyttes.
halma-nothing-there = Trykk på en av brikkene dine, og så på et felt.
halma-finished = Den fargen er i mål: brikkene blir stående.
halma-other-colour = De to fargene dine har hver sin tur.
halma-not-yours = På { $from } står ingen av brikkene dine.
halma-stuck = Hvor hen? Brikken på { $from } trenger et felt å gå til.
halma-nowhere = Et trekk ender et annet sted enn det begynte.
halma-occupied = { $to } er opptatt.
halma-stay = Brikken på { $from } er framme: den blir i gården sin.
halma-no-path = Hvert hopp går over én brikke, til det tomme feltet rett bak.
halma-too-far = Fra { $from } går ikke noe steg eller hopp til { $to }.

## Why not, in Punto

punto-other-card = Du snudde { $card }, ikke { $other }.
punto-nothing-there = Trykk der { $card } skal ligge.
punto-middle = Det første kortet skal ligge i midten.
punto-nine = En 9-er blir aldri dekket.
punto-too-low = En { $value }-er dekker ikke en { $top }-er: det må flere poeng til.
punto-apart = { $place } er ikke inntil noe annet kort.
punto-too-wide = Med { $place } ville kortene dekke mer enn { $most } rader eller kolonner.

## Hints: what is good about a move

hint-only-move = det er ikke noe annet å gjøre
hint-wins = vinner spillet
hint-best-chances = gir de beste sjansene

## Hints, in Halma

hint-halma-distance = bringer en brikke framover
hint-halma-at-home = får en brikke ut av sin egen gård
hint-halma-outside = { $after ->
    [0] får den siste brikken i mål
   *[other] får en brikke i mål
}
hint-halma-last = tar med den bakerste brikken

## Hints, in Tokken

hint-tokken-home = får { $after ->
    [1] en brikke
    [2] brikke nummer to
    [3] brikke nummer tre
   *[other] den siste brikken
} i mål
hint-tokken-last = gjør at bare én brikke mangler i mål
hint-tokken-next = bringer brikken som skal i mål nå, nærmere
hint-tokken-next-theirs = setter tilbake brikken de får i mål først
hint-tokken-second = bringer brikken etter den neste framover
hint-tokken-second-theirs = setter tilbake brikken etter deres neste
hint-tokken-later = bringer en brikke framover
hint-tokken-later-theirs = setter en av brikkene deres tilbake
hint-tokken-best = gjør et kort på hånden sterkere
hint-tokken-best-theirs = tar vitsen ut av det beste kortet deres
hint-tokken-rest = gir en god tur for resten av sjueren
hint-tokken-idle = gjør flere kort på hånden spillbare
hint-tokken-idle-theirs = lar dem sitte med kort som ikke kan spilles
hint-tokken-cards = tar et nytt kort

## Hints, in Punto

hint-punto-rounds = vinner runden
hint-punto-lacks-one = gjør at en rekke bare mangler ett kort
hint-punto-lacks-one-theirs = bryter en rekke som bare mangler ett kort
hint-punto-lacks-two = bygger en rekke som mangler to kort
hint-punto-lacks-two-theirs = bryter en rekke som mangler to kort
hint-punto-lacks-three = begynner på en rekke
hint-punto-lacks-three-theirs = står i veien for en rekke som er begynt
hint-punto-rows = lager en rekke som teller hvis ingen får en full
hint-punto-rows-theirs = bryter en rekke som ville telt hvis ingen får en full

## Hints, in To the Point

hint-to-the-point-progress = kommer nærmere målet
hint-to-the-point-progress-theirs = skyver den andre brikken tilbake
hint-to-the-point-step = gjør klart for neste steg
hint-to-the-point-step-theirs = tar fra den andre brikken neste steg
hint-to-the-point-step-by-tile = gir et neste steg som bare krever en flis
hint-to-the-point-ways-on = åpner flere veier videre
hint-to-the-point-ways-on-theirs = gir den andre brikken færre veier videre
hint-to-the-point-road = legger prikker for stegene som kommer
hint-to-the-point-road-theirs = bryter opp veien til den andre brikken
hint-to-the-point-pushed-back = er vanskeligere å skyve tilbake
hint-to-the-point-pushed-by-tile = er vanskeligere å skyve tilbake
hint-to-the-point-wins = vinner
hint-to-the-point-threat = truer med å vinne i neste tur
hint-to-the-point-threat-theirs = hindrer en seier i neste tur
hint-to-the-point-firm-threat = truer med å vinne og kan knapt stoppes
hint-to-the-point-firm-threat-theirs = hindrer en seier i neste tur
hint-to-the-point-goal-shut = åpner veien til målet
hint-to-the-point-goal-shut-theirs = stenger eget startpunkt
hint-to-the-point-directions = beholder kort med flere retninger
hint-to-the-point-straight-cards = beholder flere kort som går rett fram

## Records

record-error = Linje { $line }: { $why }
record-mismatch = Linje { $line }: { $why }
record-too-long = Referatet er lengre enn { $most } tegn.
record-not-text = Dette er ikke en tekstfil.
record-no-game = Et referat begynner med merker, og ett av dem nevner spillet: [Game "halma"].
record-bad-tag = «{ $text }» er ikke et merke. Et merke ser ut som [Players "2"].
record-twice = Merket { $tag } står der to ganger.
record-bad-number = Merket { $tag } vil ha et tall, ikke «{ $text }».
record-bad-result = «{ $text }» er ikke et resultat. Et resultat ser ut som 1-2 P-22 (plasseringen for hver plass, og punktet), eller * for et spill som fortsetter.
record-open-comment = Her begynner en kommentar med { "{" }, og den slutter ikke.
record-bad-token = «{ $text }» hører ikke hjemme her.
record-no-seed = Referatet har ikke noe seed. Uten det kan ingenting sjekkes; det offentliggjøres når spillet er slutt.
record-late-tag = «{ $text }» kommer for sent: merker står før trekkene.
record-setup = { $error }
record-move = { $error }
record-outdated = Dette referatet ble spilt etter versjon { $version } av reglene, som siden er blitt rettet (versjon { $now }). { $error }
record-newer-rules = Dette referatet ble spilt etter versjon { $version } av reglene; denne Stip kjenner dem til og med versjon { $now }. En nyere Stip kan lese det.
record-wrong-number = «{ $text }» har feil nummer; neste trekk er nummer { $number }.
record-wrong-result = Referatet sier { $said }, men trekkene fører til { $found }.
record-wrong-commitment = Dette er ikke seedet som ble lovet: fingeravtrykket er { $found }.

## Why not, in Tokken

tokken-nothing-there = Trykk på et kort på hånden, og så på en brikke.
tokken-not-in-hand = Du har ikke { $card } på hånden.
tokken-which-pawn = Hvilken brikke? { $card } trenger en som kan gå.
tokken-unplayable = { $card } kan ikke spilles nå: ingen brikke kan gå med det kortet.
tokken-must-play = Du kaster hånden først når ingen kort kan spilles.
tokken-give-first = Velg først et av kortene du nettopp fikk, og gi det bort.
tokken-no-exchange = Kort bytter bare hender når de nettopp er delt ut.
tokken-kept = Et spart kort er ikke med i byttet.
tokken-keep-last-round = I tredje runde spilles alle kort.
tokken-keep-joker = Bare den som tok jokerens ekstrakort i denne runden, kan spare et kort.
tokken-keep-one = Du kan bare spare ditt siste kort, og bare når den andre er tom.
tokken-keep-unplayable = { $card } kan ikke spilles og blir derfor kastet: bare et kort som kunne vært spilt, kan spares.
tokken-in-reserve = { $pawn } venter i reserven: et ess, en konge eller jokeren setter den ut.
tokken-not-in-reserve = { $pawn } er alt på brettet.
tokken-no-entry = Bare et ess, en konge eller jokeren setter { $pawn } ut.
tokken-base-taken = På startfeltet ditt står en av dine egne brikker.
tokken-closed = En brikke på sitt eget startfelt er i veien: ingen kommer forbi eller slår den.
tokken-past-row = Det er for langt for { $pawn }: veien ender i målrekken.
tokken-other-spot = I målrekken står { $pawn } bare på sin egen farge.
tokken-row-passed = I målrekken går ingen forbi hverandre.
tokken-far-end = Målrekken fylles bakfra: de innerste feltene først.
tokken-stays-home = { $pawn } er i mål og blir der.
tokken-crosses-base = Fire bakover ville ført { $pawn } over sitt eget startfelt.
tokken-on-base = { $pawn } står på sitt eget startfelt: en femmer flytter den ikke.
tokken-five-theirs = Med en femmer går en av motstanderens brikker.
tokken-own-pawns = Med { $card } går bare dine egne brikker.
tokken-only-jack = Bare en knekt lar to brikker bytte plass.
tokken-swap-two = En knekt trenger to brikker: en av dine og en av deres.
tokken-swap-ring = Begge brikkene til en knekt må stå på ringen.
tokken-swap-base = { $pawn } står på sitt eget startfelt: en knekt flytter den ikke.
tokken-goes-home = Med dette kortet går { $pawn } i mål.
tokken-elsewhere = Med dette kortet går { $pawn } til felt { $field }.
tokken-dot = Fra en svart prikk går { $pawn } videre til den neste, felt { $field }.
tokken-finish-seven = Først sjueren: det er { $left } steg igjen.
tokken-moved-already = { $pawn } har gått sin del av sjueren.
tokken-how-far = Hvor langt? { $pawn } kan gå opptil { $left } av de sju.
tokken-too-many = Det er bare { $left } steg igjen av sjueren.
tokken-seven-rest = { $rest ->
    [one] Da kan ingen gå det siste steget av sjueren.
   *[other] Da kan ingen gå de andre { $rest } av sjueren.
}

## Why not, in To the Point

point-nothing-there = Trykk på en flis eller et kort, eller avslutt turen.
point-tile-done = Du har brukt flisen din: én per tur.
point-card-done = Du har brukt kortet ditt: ett per tur.
point-no-cell = Brettet har ingen rute { $cell }.
point-centre = { $cell } er den trykte midten: der kommer ingen flis.
point-slot-empty = Det er ingen åpen flis { $slot }.
point-cell-taken = På { $cell } ligger det alt en flis.
point-place-how = Hvor skal den åpne flisen, og hvordan er den snudd?
point-no-tile = På { $cell } ligger ingen flis.
point-locked = Det står en brikke på flisen på { $cell }: den blir som den er.
point-turn-same = Snudd slik ville flisen på { $cell } sett lik ut.
point-exchange-same = Etter det byttet ville alt sett likt ut.
point-tile-how = Vil du flytte flisen på { $cell }, snu den eller bytte den om?
point-move-taken = En flis flyttes til en annen, tom rute; det er ikke { $cell }.
point-not-held = Du har ikke { $card } på hånden.
point-card-how = Hva skal { $card } gjøre: gå med en brikke, sette inn din eller byttes?
point-entered = Brikken din er alt på brettet.
point-start-empty = Det ligger ingen flis på startruten din ennå.
point-start-colour = Startpunktet ditt er { $colour ->
    [b] blått
    [g] grønt
   *[y] gult
}: { $card } passer ikke.
point-own-only = Her går alle bare med sin egen brikke.
point-rest = I forrige tur gikk du med motstanderens brikke: la den hvile.
point-off-board = Den brikken er ikke på brettet ennå.
point-too-far = Du går til neste prikk i en av kortets retninger.
point-direction = { $card } viser ikke { $direction }.
point-dot-taken = Det står en brikke på den prikken.
point-not-complete = Den prikken er ikke hel: det må to halve til.
point-two-colours = De to halvdelene av prikken har hver sin farge.
point-dot-colour = Den prikken er { $colour ->
    [b] blå
    [g] grønn
   *[y] gul
}: { $card } passer ikke.
point-no-change = Du skifter ut kort når du selv har gått med brikken din til en rød prikk.
point-change-first = Brikken din er på en rød prikk: si først hvilke kort du skifter ut, eller ingen.
point-change-more = Du kan bare skifte ut kort du har.

## A server and its clients

bad-message = Meldingen kan ikke leses: { $why }
message-malformed = { $detail }.
message-is-binary = den skal være tekst.
message-too-long = den har mer enn { $most } byte.
message-no-hello = den første meldingen skal være et hello.
message-second-hello = det har alt vært et hello.
bad-secret = Den hemmeligheten har ikke serveren laget.
foreign-origin = En side fra { $origin } kan ikke åpne en forbindelse her.
no-such-page = Det er ingenting på denne adressen.
bad-method = Denne adressen kjenner ikke { $method }.
not-json = Send JSON, og si det: Content-Type: application/json.
too-large = Det er mer enn { $most } byte.
too-slow = Det var for lenge underveis.
too-fast = Det gikk for fort. Prøv igjen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
too-many-tables = Det kan ikke lages mer enn { $most } bord i timen. Prøv igjen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
too-many-sockets = { $where ->
    [table] Det er alt { $most } som ser på ved dette bordet.
    [address] Det er alt { $most } forbindelser fra adressen din.
   *[server] Alle { $most } forbindelsene er i bruk.
} Prøv igjen senere.
server-leaving = Serveren starter snart på nytt. Kom tilbake om litt.
fault = Noe gikk galt her, og det er ikke din feil. Ingenting er endret av det.
bad-limit = Grensen { $limit } kan ikke være «{ $value }»: { $why }
limit-unknown = den grensen finnes ikke. Her er: { $limits }.
limit-no-number = det må stå et annet tall.
port-taken = Port { $port } er i bruk, kanskje av Stip selv. Ta en annen: stip serve --port { $other }

## At the table

bad-name = «{ $name }» kan ikke være et navn. Et navn har 1 til { $most } bokstaver, tall eller andre tegn som synes.
bad-clock = Ekstra tid etter hvert trekk hører til en klokke for hele spillet, ikke til en klokke for hvert trekk.
seats-do-not-fit = Et spill for { $players } trenger { $players } plasser, ikke { $seats }.
only-bots = Noen må spille: ikke alle plassene kan være boter.
no-secret = Uten en plass kan du bare se på.
not-your-seat = Plass { $seat } er ikke din.
not-the-maker = Det kan bare den som laget bordet.
seat-not-open = Plass { $seat } er opptatt.
no-open-seat = Alle plassene er opptatt.
seat-empty = Det sitter ingen på plass { $seat }.
no-such-game = Det finnes ikke noe spill { $number } ved dette bordet; det siste er { $last }.
no-such-move = Det finnes ikke noe trekk { $number } i dette spillet; det siste er { $last }.
not-now = { $phase ->
    [gathering] Spillet har ikke begynt ennå.
    [playing] Spillet er i gang.
    [over] Spillet er slutt.
   *[closed] Bordet er stengt.
}
stale-move = Det trekket var ment som trekk { $meant }; spillet er kommet til trekk { $ply }.
time-is-up = Tiden til plass { $seat } er ute.
too-often = Det var ofte nok. Nå må noen først gjøre et trekk.
table-too-long = Ved dette bordet har det skjedd mer enn { $most } ting: spill ferdig, og lag så et nytt.
no-takeback = Så lenge en bot spiller for noen, tas ingenting tilbake.
bot-plays = En bot spiller for plass { $seat }: ta plassen tilbake først.
not-away = Den som spiller på plass { $seat }, er her.
not-replaced = Ingen bot spiller for plass { $seat }.
offer-stands = Først tilbudet fra plass { $seat }: si ja eller nei.
no-offer = Det er ikke noe tilbud å svare på.
not-asked = Det tilbudet venter ikke på plass { $seat }.
no-draw-with-bots = Boter går ikke med på remis.

## The database of a server

bad-database = Databasen { $database } kan ikke åpnes: { $why }
database-bad-url = en adresse ser ut som sqlite+aiosqlite:///stip.db
database-in-memory = det som bare er i minnet, forsvinner med serveren; gi den en fil.
database-too-new = den er laget av en senere versjon av Stip.
database-failed = { $error }.
conflict = Andre har endret bordet imens, så ingenting ble gjort. Se på det igjen.
store-failed = Databasen virker ikke akkurat nå ({ $why }), så ingenting ble gjort. Prøv igjen senere.
no-backup = En { $kind }-database sikkerhetskopieres med sine egne verktøy.
unknown-table = Bordet «{ $table }» finnes ikke.

## What lies on the table, for those who listen to it

pigment = { $pigment ->
    [red] rød
    [orange] oransje
    [yellow] gul
    [green] grønn
    [blue] blå
   *[other] grå
}
    .neuter = { $pigment ->
        [red] rødt
        [orange] oransje
        [yellow] gult
        [green] grønt
        [blue] blått
       *[other] grått
    }
    .definite = { $pigment ->
        [red] røde
        [orange] oransje
        [yellow] gule
        [green] grønne
        [blue] blå
       *[other] grå
    }
scene-board = Brettet

## Scenes of Halma

scene-halma-field = { $field }, tomt
scene-halma-pawn = { $field }, { pigment } brikke
scene-halma-home = { $home } i mål
scene-halma-ask = { $pigment ->
    [red] De røde brikkene dine. Trykk på en.
    [blue] De blå brikkene dine. Trykk på en.
   *[other] Din tur. Trykk på en brikke.
}
scene-halma-pass = Meld pass
tell-halma-step = går fra { $start } til { $end }
tell-halma-hop = hopper fra { $start } til { $end }
tell-halma-pass = melder pass

## Scenes of To the Point

scene-point-cell = { $cell }, tom
scene-point-centre = { $cell }, midten: der kommer ingen flis
scene-point-tile = { $where }, flis: nord { $north }, øst { $east }, sør { $south }, vest { $west }
scene-point-dot = { $pigment ->
    [none] { $dot }, ingen prikk
    [any] { $dot }, prikk for alle kort
    [printed] { $dot }, trykt prikk, for alle kort
   *[other] { $dot }, { pigment } prikk
}
scene-point-pawn = { pigment } brikke på { $dot }
scene-point-pawn-off = { pigment } brikke, ved siden av brettet
scene-point-display = Fliser og kort ved siden av brettet
scene-point-open = åpen flis { $number }
scene-point-open-none = plass { $number } for åpne fliser, tom
scene-point-tiles = { $count ->
    [0] ingen fliser igjen i bunken
    [one] 1 flis i bunken
   *[other] { $count } fliser i bunken
}
scene-point-cards = { $count ->
    [0] ingen kort igjen i bunken
    [one] 1 kort i bunken
   *[other] { $count } kort i bunken
}
scene-point-discards = { $count ->
    [0] ingenting kastet ennå
    [one] 1 kastet kort
   *[other] { $count } kastede kort
}
scene-point-hand = Kortene dine
scene-point-card = { $signs ->
    [diagonal] { pigment.neuter } kort, de fire skrå retningene
    [straight] { pigment.neuter } kort, opp, ned, venstre og høyre
    [rising] { pigment.neuter } kort, opp til høyre og ned til venstre
    [falling] { pigment.neuter } kort, opp til venstre og ned til høyre
    [along] { pigment.neuter } kort, opp og ned
   *[all] { pigment.neuter } kort, alle åtte retninger
}
scene-point-rows = { $rows ->
    [one] 1 rad igjen
   *[other] { $rows } rader igjen
}
scene-point-done-so-far = { $stage ->
    [card] flis lagt
    [tile] kort spilt
   *[change] skifter ut kort
}
scene-point-ask = { $stage ->
    [change] Skift ut kort, og trykk på Ferdig.
    [card] Nå et kort, eller avslutt turen.
    [tile] Nå en flis, eller avslutt turen.
    [enter] Legg en flis; et kort setter inn brikken din.
   *[both] Din tur: en flis og et kort.
}
scene-point-turn = { $turns ->
    [0] Som den ligger
    [1] En kvart omdreining
    [2] En halv omdreining
   *[3] Tre kvart omdreining
}
scene-point-done = Ferdig
scene-point-end = Avslutt turen
tell-point-turned = { $turns ->
    [1] en kvart omdreining
    [2] en halv omdreining
   *[3] tre kvart omdreining
}
tell-point-place = { $turns ->
    [0] legger åpen flis { $slot } på { $cell }
   *[other] legger åpen flis { $slot } på { $cell }, snudd { tell-point-turned }
}
tell-point-move = flytter en flis fra { $cell } til { $other }
tell-point-turn = snur flisen på { $cell } { tell-point-turned }
tell-point-exchange = bytter om flisene på { $cell } og { $other }
tell-point-exchange-open = { $turns ->
    [0] bytter om { $cell } med åpen flis { $slot }
   *[other] bytter om { $cell } med åpen flis { $slot }, snudd { tell-point-turned }
}
tell-point-card = { $signs ->
    [diagonal] det { pigment.definite } skrå
    [straight] det { pigment.definite } rette
    [rising] det { pigment.definite } stigende
    [falling] det { pigment.definite } fallende
    [along] det { pigment.definite } opp-og-ned
   *[all] det { pigment.definite } alle-veier
}
tell-point-way = { $way ->
    [n] mot nord
    [ne] mot nordøst
    [e] mot øst
    [se] mot sørøst
    [s] mot sør
    [sw] mot sørvest
    [w] mot vest
   *[nw] mot nordvest
}
tell-point-walk = { $walker ->
    [own] går { tell-point-way } med { $card }
   *[their] flytter den andre brikken { tell-point-way } med { $card }
}
tell-point-enter = setter inn med { $card }
tell-point-swap = bytter { $card }
tell-point-change = skifter ut { $card }
tell-point-keep = beholder alle kort
tell-point-end = avslutter turen

## The page: names of the games

game-halma = Halma
game-punto = Punto
game-tokken = Tokken
game-to-the-point = To the Point

## The page: everywhere

back = Tilbake
close = Lukk
yes = Ja
no = Nei
language = Språk
theme = Lys eller mørk
theme-auto = Som enheten
theme-light = Lys
theme-dark = Mørk
sound = Lyd

## The page: what is asked next, by what can be touched

ask-field = Hvor hen? Trykk på en prikk.
ask-place = Hvor hen? Trykk på et sted.
ask-pawn = Hvilken brikke?
ask-card = Hvilket kort?
ask-home = Trykk på målfeltet.
ask-cell = Hvor skal den?
ask-turn = Hvordan er den snudd?
ask-open = Hvilken åpen flis?
ask-dot = Til hvilken prikk?
ask-done = Flere kort, eller ferdig?
ask-next = Og så?
ask-only-out = Ingen av kortene dine kan spilles.

## The page: at the table

table-chosen = valgt
table-possible = mulig
table-cards = { $count ->
    [one] ett kort på hånden
   *[other] { $count } kort på hånden
}
table-away = er borte
table-replaced = en bot spiller
table-turn = har turen
table-bot = { $level ->
    [1] Snill bot
    [2] Lett bot
    [3] Solid bot
    [4] Skarp bot
   *[5] Mesterbot
}
table-open = Ledig plass
table-secret = velger i hemmelighet
table-resigns = gir opp
table-out-of-time = har ikke mer tid
table-no-moves = Det er ikke spilt noe ennå.
table-hint = Prøv dette: { $reason }.
table-hint-soon = Leter etter et godt trekk …
table-hint-button = Tips
table-closed = Bordet er stengt.
table-round-over = Runden er over.
table-sending = Sender trekket ditt …
table-their-turn = { $name } tenker.
table-drawn = Uavgjort.
table-you-win = Du vinner!
table-wins = { $name } vinner.
table-win-together = { $names } vinner sammen.
table-undo = Angre
table-moves = Trekk
table-resign = Gi opp
table-resign-ask = Vil du gi opp?
table-resign-text = Brikkene dine blir stående; de andre spiller videre.
table-resign-text-two = Da er spillet slutt, og den andre vinner.
table-play-on = Spill videre
table-more = Mer
table-say = Si noe
table-take-over = La en bot spille for { $name }
table-bot-plays = En bot spiller for { $name }.
table-is-back = { $name } er tilbake.
table-declined = { $name } vil helst ikke.
table-return = Ta plassen min tilbake
table-offer-draw = Tilby remis
table-rules = Reglene
table-record = Lagre referatet
table-code = Dette bordet: { $code }
table-again = En gang til
table-again-asked = Venter på de andre …
table-again-offered = { $name } vil gjerne spille igjen.
table-look-back = Se tilbake
table-look-back-before = Se tilbake på forrige spill
table-see-board = Se brettet
table-home = Alle spill
table-result = Resultat

## The page: offers

offer-takeback = { $name } vil gjerne ta tilbake et trekk.
offer-takeback-mine = Du ba om å ta tilbake et trekk.
offer-draw = { $name } tilbyr remis.
offer-draw-mine = Du tilbød remis.
offer-rematch = { $name } vil gjerne spille igjen.
offer-rematch-mine = Du ba om et spill til.
offer-withdraw = Glem det

## The page: a few words

phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-well-played = Godt spilt
phrase-thanks = Takk
phrase-sorry = Beklager
phrase-one-moment = Et øyeblikk
phrase-good-game = Bra spill
phrase-wow = Wow
phrase-haha = Haha
phrase-oops = Oi sann

## The page: between players at one screen

curtain-title = Over til { $name }
curtain-text = De andre ser bort et øyeblikk.
curtain-lift = Jeg er { $name }

## The page: the line to the table

connection-finding = Finner bordet
connection-still-looking = Leter fortsatt
connection-try = Prøv nå
connection-all-here = Alle er her
connection-you-watch = Du ser på
connection-away = { $count ->
    [one] Én er borte
   *[other] { $count } er borte
}
connection-watching = { $count ->
    [one] én ser på
   *[other] { $count } ser på
}
trouble-unknown-table = Det bordet finnes ikke
trouble-unknown-table-text = Det sitter ingen ved { $code }. Stemmer koden?
trouble-closed = Bordet er stengt
trouble-closed-text = Det sto tomt for lenge, eller er ryddet bort.
trouble-closed-outdated-text = Det ble spilt etter en tidligere versjon av reglene, og trekk { $move } passer ikke lenger til dem. Ingenting er endret.
trouble-closed-damaged-text = Trekk { $move } passer ikke til reglene: det som er lagret av bordet, er skadet.
trouble-replaced = Du spiller et annet sted
trouble-replaced-text = Dette bordet er åpent i et annet av vinduene dine.
trouble-here = Spill her

## The page: why a game ended, by its clause

end-G-6 = { $who ->
    [me] Du ga opp.
   *[other] { $name } ga opp.
}
end-time = { $who ->
    [me] Tiden din er ute.
   *[other] Tiden er ute for { $name }.
}
end-H-12 = Alle brikkene står i gården rett overfor.
end-H-13 = Gården rett overfor er full.
end-H-14 = Det gikk i ring.
end-H-15 = Alle unntatt én er i mål.
end-P-22 = Nok runder er vunnet.
end-P-23 = Alle rundene er spilt.
end-T-19 = Ingen kan komme i mål lenger.
end-T-29 = Fire brikker er i mål.
end-T-30 = Det har vart lenge nok.
end-TP-25 = Brikken står på den andres startpunkt.
end-TP-26 = Det har vart lenge nok.
end-draw = Begge var enige.

## Scenes of Punto

scene-punto-place = { $place }, tomt
scene-punto-card = { $place }, { pigment } { $value }-er{ $beneath ->
    [0] { "" }
   *[other] , dekker { $beneath }
}{ $neutral ->
    [yes] , nøytral
   *[other] { "" }
}
scene-punto-turned-up = { pigment } { $value }-er, snudd{ $neutral ->
    [yes] , nøytral
   *[other] { "" }
}
scene-punto-pile = { $pile ->
    [own] Bunken din
   *[other] Bunken på plass { $pile }
}, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
scene-punto-display = De andre bunkene
scene-punto-hand = Kortene dine
scene-punto-rounds = { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
}
scene-punto-won-last = { scene-punto-rounds }, { pigment } { $value }-er ute
scene-punto-ask = Din { pigment.definite } { $value }-er. Hvor skal den?
scene-punto-ask-neutral = Ingens { pigment.definite } { $value }-er. Hvor skal den?
scene-punto-ask-middle = Din { pigment.definite } { $value }-er skal i midten.
tell-punto-card = legger { pigment } { $value }-er på { $place }

## The page: when something cannot be had

problem-unreachable = Serveren svarer ikke.
problem-unreachable-do = Kjører den? Ingenting går tapt imens.
problem-again = Prøv igjen

## The page: home

home-hello = Slå deg ned.
home-about = Fire spill på prikker, med venn eller bot.
home-language = Språk
home-dark = Mørk
home-games = Spill
home-halma = Hopp til den andre siden.
home-punto = Prikker på rad.
home-tokken = Fire brikker i mål.
home-to-the-point = Bygg, og gå så.
home-players = 2 spillere
home-players-to = 2–{ $most } spillere
home-play = Spill
home-play-label = Spill { $game } med en bot
home-opponent = Motstander
home-screen = { $game } på denne skjermen
home-invite = Inviter en venn til { $game }
home-how = Slik gjør du, på 30 sekunder
home-slow = { $count ->
    [one] { $games } kjører langsommere enn nødvendig på denne serveren: spillet lot seg ikke oversette til maskinkode.
   *[other] { $games } kjører langsommere enn nødvendig på denne serveren: spillene lot seg ikke oversette til maskinkode.
}
home-running = Spillene dine
home-empty = Ingen spill ennå. Velg et ovenfor.
home-your-turn = Din tur i { $game }
home-their-turn = { $game }: { $name } har turen
home-bots-turn = { $game }: boten har turen
home-gathering = { $game }: venter på andre
home-with = med { $names }
home-bots = { $count ->
    [one] en bot
   *[other] { $count } boter
}
home-nobody-yet = ingen andre ennå
home-one-screen = alle på denne skjermen
home-go-on = Videre
home-go-on-label = Videre med { $game }, bord { $code }
home-finished = { $count ->
    [one] Ett spill er slutt
   *[other] { $count } spill er slutt
}
home-look-back = Se tilbake
home-code = Kode fra en venn
home-join = Bli med
home-bad-code = En kode har sju bokstaver eller tall.

## The page: how a game goes, in 30 seconds

how-title = Slik spilles { $game }
how-rules = Alle reglene
how-halma-1 = Alle brikkene dine skal til gården rett overfor.
how-halma-2 = En tur: ett steg, eller hopp på rad.
how-halma-3 = Hopp over alle brikker. Først i mål vinner.
how-punto-1 = Snu et kort, og legg det ved siden av et annet.
how-punto-2 = Eller dekk et kort med færre prikker.
how-punto-3 = To spillere eller lag: fem av din farge på rad vinner. Tre eller fire hver for seg: fire.
how-tokken-1 = Bytt et kort. Et ess, en konge eller jokeren setter ut en brikke.
how-tokken-2 = Kort flytter brikkene dine. Land på andre, så må de tilbake.
how-tokken-3 = Fire brikker i målrekken din vinner.
how-to-the-point-1 = Legg fliser: to halve blir en prikk.
how-to-the-point-2 = Spill et kort og gå til en prikk i samme farge.
how-to-the-point-3 = Først på den andres startpunkt vinner.

## The page: setting up

setup-how = Slik gjør du
setup-about-halma = Få alle brikkene dine til gården rett overfor. Gå ett felt, eller hopp over brikker så ofte du kan.
setup-about-punto = Legg kort ved siden av hverandre eller oppå færre prikker, til en rekke har din farge.
setup-about-tokken = Spill kort, gå ringen rundt, og få fire brikker i mål før den andre.
setup-about-to-the-point = Legg fliser så det blir prikker, og gå over dem til den andre siden.
setup-players = Spillere
setup-seats = Plasser
setup-who = Hvem sitter på plass { $seat }
setup-name-label = Navn på plass { $seat }
setup-your-name = Navnet ditt
setup-you = Du
setup-player = Spiller { $seat }
setup-me = Meg
setup-screen = Denne skjermen
setup-friend = Med lenke
setup-a-friend = En venn
setup-rules = Regler
setup-first = Hvem begynner
setup-by-lot = Loddtrekning
setup-clock = Klokke
setup-clock-none = Ingen
setup-clock-move = Hvert trekk
setup-clock-game = Hele spillet
setup-time-move = Tid til hvert trekk
setup-time-game = Tid til spillet
setup-increment = Tillegg etter hvert trekk
setup-start = Begynn
setup-invite = Inviter

## The page: options of the games, and where the values come from

standing-published = offisiell regel
standing-house = husregel
standing-reconstructed = vår rekonstruksjon

option-halma-may_leave_goal = Brikker kan forlate gården rett overfor
option-halma-may_leave_goal-yes = ja
option-halma-may_leave_goal-no = nei
option-halma-squatters = Brikker som blir hjemme
option-halma-squatters-count = sperrer ikke
option-halma-squatters-strict = sperrer
option-punto-rounds_to_win = Runder for å vinne
option-punto-teams = Lag, makkere overfor
option-punto-teams-yes = ja
option-punto-teams-no = nei
option-tokken-track = Felt på ringen
option-tokken-black_dot_offset = Svart prikk på felt
option-tokken-exchange = Før hver runde
option-tokken-exchange-swap = bytt et kort
option-tokken-exchange-draw = trekk et kort
option-tokken-exchange-none = ikke noe bytte
option-tokken-home_order = Målrekke
option-tokken-home_order-far_end = innerst først
option-tokken-home_order-free = i hvilken som helst rekkefølge
option-tokken-dot_past_home = Siste svarte prikk før mål
option-tokken-dot_past_home-pass = fører forbi
option-tokken-dot_past_home-stay = er et vanlig felt
option-to-the-point-board = Brett
option-to-the-point-board-7x7 = 7 × 7
option-to-the-point-board-5x7 = 5 × 7
option-to-the-point-own_pawn_only = Gå bare med din egen brikke
option-to-the-point-own_pawn_only-yes = ja
option-to-the-point-own_pawn_only-no = nei
option-to-the-point-push = Gå med den andres brikke
option-to-the-point-push-free = hver tur
option-to-the-point-push-rest = ikke to ganger på rad

## Scenes of Tokken

scene-tokken-card = { $rank ->
    [A] ess
    [T] 10-er
    [J] knekt
    [Q] dame
    [K] konge
    [X] joker
   *[other] { $rank }-er
}
    .definite = { $rank ->
        [A] esset
        [T] 10-eren
        [J] knekten
        [Q] damen
        [K] kongen
        [X] jokeren
       *[other] { $rank }-eren
    }
scene-tokken-field = Felt { $field }{ $kind ->
    [dot] , svart prikk
    [base] , startfelt
   *[field] { "" }
}
scene-tokken-spot = { pigment.neuter } felt i målrekken din
scene-tokken-pawn = { $whose ->
    [own] Din { pigment.definite } brikke
    [theirs] Deres { pigment.definite } brikke
    [round] Rund { pigment } brikke
   *[square] Firkantet { pigment } brikke
}, { $where ->
    [home] i mål
    [reserve] i reserven
   *[field] felt { $field }
}
scene-tokken-pile = { $cards ->
    [one] 1 kort ikke delt ut
   *[other] { $cards } kort ikke delt ut
}
scene-tokken-played = { $cards ->
    [one] 1 kort spilt
   *[other] { $cards } kort spilt
}{ $rank ->
    [none] { "" }
   *[other] , sist { scene-tokken-card }
}
scene-tokken-hand = Hånden din
scene-tokken-given = { scene-tokken-card }, skal gis bort
scene-tokken-home = { $home } i mål
scene-tokken-home-known = { scene-tokken-home }, har fra deg: { $cards }
scene-tokken-ask = Din tur. Trykk på et kort.
scene-tokken-ask-give = Trykk på et kort å gi bort.
scene-tokken-ask-seven = { $left ->
    [one] 1 steg igjen. Hvilken brikke?
   *[other] { $left } steg igjen. Hvilken brikke?
}
scene-tokken-ask-keep = Spill det siste kortet, eller spar det.
scene-tokken-keep = Spar dette kortet
scene-tokken-out = Ingenting passer: kast hånden
tell-tokken-enter = setter ut { pigment } med { scene-tokken-card.definite }
tell-tokken-walk = flytter { pigment } med { scene-tokken-card.definite }
tell-tokken-back = flytter { pigment } bakover med { scene-tokken-card.definite }
tell-tokken-part = flytter { pigment } { $steps } av sjueren
tell-tokken-push = flytter den andres { pigment.definite } med { scene-tokken-card.definite }
tell-tokken-swap = bytter { pigment } med den andres { $other ->
    [red] røde
    [yellow] gule
    [green] grønne
   *[blue] blå
}
tell-tokken-give = gir bort { scene-tokken-card.definite }
tell-tokken-keep = sparer det siste kortet
tell-tokken-out = kaster hånden

## The page: inviting

invite-lead = Send lenken, eller vis koden.
invite-code = Kode
invite-link = Lenke til dette bordet
invite-copy = Kopier lenken
invite-copied = Kopiert
invite-share = Del
invite-qr = Lenken som QR-kode
invite-free = { $count ->
    [one] Én plass er ledig.
   *[other] { $count } plasser er ledige.
} Spillet begynner når alle sitter.
invite-add-bot = Ta med en bot
invite-add-here = Her
invite-seat = plass { $seat }
invite-send-away = Send bort { $name }
invite-stand = Reis deg
invite-come = Kom og spill { $game }.
invite-sit = Sett deg
invite-watch = Eller bare se på: bli her.
invite-you = du
invite-hidden = Inviter andre

## The page: about Stip

about-title = Om Stip
about-stip = Stip er nederlandsk for prikk: et bord for fire spill på prikker. Spill med venner eller med boter; Stip passer på reglene og forklarer hva som ikke er lov.
about-independent = Spillene tilhører dem som har skapt og utgitt dem. Stip har ingen tilknytning til dem og er verken godkjent eller anbefalt av dem. Reglene er fortalt med våre egne ord, og tegningene er våre egne.

## The page: rules

rules-title = { $game }: reglene
rules-soon = Reglene er på vei.

## The page: looking back

review-title = Tilbakeblikk
review-title-of = { $game }: tilbakeblikk
review-record = Lagre referatet
review-which = Hvilket spill
review-game = Spill { $number }
review-soon = Vi går gjennom spillet en gang til.
review-soon-how-long = Det kan ta et minutt.
review-moves = Spillet, trekk for trekk
review-previous = Ett trekk tilbake
review-next = Ett trekk frem
review-at = Trekk { $number } av { $count }
review-start = Før det første trekket
review-chances = Sjanser
review-chart = Sjansene til hver spiller etter hvert trekk; tabellen nedenfor har tallene.
review-table = Alle trekkene som tabell
review-number = Nr.
review-move = Trekk
review-turns = Der det snudde
review-loss = ga bort { $loss }
review-better = Bedre:
review-show = Vis det
review-signs = ? en feil, ?? en alvorlig
review-none = Ingen ga bort mye. Godt spilt, alle sammen.
