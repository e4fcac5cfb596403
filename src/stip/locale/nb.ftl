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
bad-engine = STIP_ENGINE er «{ $engine }»; det kan være { $engines }.
not-compiled = { $title } lot seg ikke oversette til maskinkode: { $why }
not-over = Spillet er ikke slutt ennå. Sjanser og bedre trekk får du etterpå.
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
hint-halma-at-home = får en brikke ut av din egen gård
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
tokken-in-reserve = { $pawn } venter i reserven: et ess, en konge eller jokeren setter den ut.
tokken-not-in-reserve = { $pawn } er alt på brettet.
tokken-no-entry = Bare et ess, en konge eller jokeren setter { $pawn } ut.
tokken-base-taken = På startfeltet ditt står en av dine egne brikker.
tokken-closed = En brikke på sitt eget startfelt er i veien: ingen kommer forbi eller slår den.
tokken-past-row = Det er for langt for { $pawn }: veien ender i målrekken.
tokken-other-spot = I målrekken står { $pawn } bare på sin egen farge.
tokken-row-passed = I målrekken går ingen forbi hverandre.
tokken-far-end = Målrekken fylles bakfra: de innerste plassene først.
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
not-now = { $phase ->
    [gathering] Spillet har ikke begynt ennå.
    [playing] Spillet er i gang.
    [over] Spillet er slutt.
   *[closed] Bordet er stengt.
}
stale-move = Det trekket var ment som trekk { $meant }; spillet er kommet til trekk { $ply }.
time-is-up = Tiden til plass { $seat } er ute.
too-often = Det var ofte nok. Nå må noen først gjøre et trekk.
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
ask-home = Trykk på plassen i mål.
ask-cell = Hvor skal den?
ask-turn = Hvordan er den snudd?
ask-open = Hvilken åpen flis?
ask-dot = Til hvilken prikk?
ask-done = Flere kort, eller ferdig?
ask-next = Og så?

## The page: at the table

table-chosen = valgt
table-possible = mulig
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
table-sending = Sender trekket ditt …
table-their-turn = { $name } tenker.
table-drawn = Remis.
table-you-win = Du vinner!
table-wins = { $name } vinner.
table-win-together = { $names } vinner sammen.
table-undo = Angre
table-moves = Trekk
table-resign = Gi opp
table-resign-ask = Vil du gi opp?
table-resign-text = Brikkene dine blir stående; de andre spiller videre.
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

line-finding = Finner bordet
line-looking = Finner bordet
line-still-looking = Leter fortsatt
line-try = Prøv nå
line-all-here = Alle er her
line-away = { $count ->
    [one] Én er borte
   *[other] { $count } er borte
}
line-watching = { $count ->
    [one] én ser på
   *[other] { $count } ser på
}
trouble-unknown-table = Det bordet finnes ikke
trouble-unknown-table-text = Det sitter ingen ved { $code }. Stemmer koden?
trouble-closed = Bordet er stengt
trouble-closed-text = Det sto tomt for lenge, eller er ryddet bort.
trouble-replaced = Du spiller et annet sted
trouble-replaced-text = Dette bordet er åpent i et annet av vinduene dine.
trouble-here = Spill her

## The page: why a game ended, by its clause

end-G-6 = De andre ga opp.
end-draw = Begge var enige.
