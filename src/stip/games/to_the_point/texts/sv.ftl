## The game in a few words

to-the-point-tagline = Bygg, och gå sedan.
to-the-point-guide-1 = Lägg brickor: två halvor blir en prick.
to-the-point-guide-2 = Spela ett kort och gå till en prick i dess färg.
to-the-point-guide-3 = Först på den andras startpunkt vinner.
to-the-point-about = Lägg brickor så att prickar uppstår, och gå över dem till andra sidan.

## Options

to-the-point-option-board = Bräde
to-the-point-option-board-7x7 = 7 × 7
to-the-point-option-board-5x7 = 5 × 7
to-the-point-option-own_pawn_only = Gå bara med din egen pjäs
to-the-point-option-own_pawn_only-yes = ja
to-the-point-option-own_pawn_only-no = nej
to-the-point-option-push = Gå med den andras pjäs
to-the-point-option-push-free = varje tur
to-the-point-option-push-rest = inte två turer i rad

## What is asked next, by the kind of thing that can be touched

to-the-point-ask-card = Vilket kort?
to-the-point-ask-cell = Var ska den ligga?
to-the-point-ask-turn = Hur ska den vridas?
to-the-point-ask-open = Vilken öppen bricka?
to-the-point-ask-dot = Till vilken prick?
to-the-point-ask-done = Fler kort, eller klar?
to-the-point-ask-pawn = Vilken pjäs?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, tom
to-the-point-scene-centre = { $cell }, mitten: där läggs ingen bricka
to-the-point-scene-tile = { $where }, bricka: norr { $north }, öster { $east }, söder { $south }, väster { $west }
to-the-point-scene-dot = { $pigment ->
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
to-the-point-scene-pawn = { pigment } pjäs på { $dot }
to-the-point-scene-pawn-off = { pigment } pjäs, bredvid brädet
to-the-point-scene-display = Brickor och kort bredvid brädet
to-the-point-scene-open = öppen bricka { $number }
to-the-point-scene-open-none = plats { $number } för öppna brickor, tom
to-the-point-scene-tiles = { $count ->
    [0] inga brickor kvar i högen
    [one] 1 bricka i högen
   *[other] { $count } brickor i högen
}
to-the-point-scene-cards = { $count ->
    [0] inga kort kvar i högen
    [one] 1 kort i högen
   *[other] { $count } kort i högen
}
to-the-point-scene-discards = { $count ->
    [0] inga kastade kort
    [one] 1 kastat kort
   *[other] { $count } kastade kort
}
to-the-point-scene-hand = Dina kort
to-the-point-scene-card = { $pigment ->
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
to-the-point-scene-rows = { $rows ->
    [one] 1 rad kvar
   *[other] { $rows } rader kvar
}
to-the-point-scene-done-so-far = { $stage ->
    [card] bricka lagd
    [tile] kort spelat
   *[change] byter kort
}
to-the-point-scene-ask = { $stage ->
    [change] Byt de kort du vill, tryck sedan på Klar.
    [card] Nu ett kort, eller avsluta turen.
    [tile] Nu en bricka, eller avsluta turen.
    [enter] Lägg en bricka; ett kort tar in din pjäs.
   *[both] Din tur: en bricka och ett kort.
}
to-the-point-scene-turn = { $turns ->
    [0] Som den är
    [1] Ett kvarts varv
    [2] Ett halvt varv
   *[3] Tre kvarts varv
}
to-the-point-scene-done = Klar
to-the-point-scene-end = Avsluta turen

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] ett kvarts varv
    [2] ett halvt varv
   *[3] tre kvarts varv
}
to-the-point-tell-place = { $turns ->
    [0] lägger öppen bricka { $slot } på { $cell }
   *[other] lägger öppen bricka { $slot } på { $cell }, vriden { to-the-point-tell-turned }
}
to-the-point-tell-move = flyttar en bricka från { $cell } till { $other }
to-the-point-tell-turn = vrider brickan på { $cell } { to-the-point-tell-turned }
to-the-point-tell-exchange = byter brickorna på { $cell } och { $other }
to-the-point-tell-exchange-open = { $turns ->
    [0] byter { $cell } mot öppen bricka { $slot }
   *[other] byter { $cell } mot öppen bricka { $slot }, vriden { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] { pigment } diagonal
    [straight] { pigment } rak
    [rising] { pigment } stigande
    [falling] { pigment } fallande
    [along] { pigment } lodrät
   *[all] { pigment } allsidig
}
to-the-point-tell-way = { $way ->
    [n] norrut
    [ne] åt nordost
    [e] österut
    [se] åt sydost
    [s] söderut
    [sw] åt sydväst
    [w] västerut
   *[nw] åt nordväst
}
to-the-point-tell-walk = { $walker ->
    [own] går { to-the-point-tell-way } med { $card }
   *[their] för den andra pjäsen { to-the-point-tell-way } med { $card }
}
to-the-point-tell-enter = går in med { $card }
to-the-point-tell-swap = byter ut { $card }
to-the-point-tell-change = byter { $card }
to-the-point-tell-keep = behåller alla kort
to-the-point-tell-end = avslutar turen

## Why something cannot be played

to-the-point-nothing-there = Tryck på en bricka eller ett kort, eller sluta turen.
to-the-point-tile-done = Du har redan använt en bricka: en per tur.
to-the-point-card-done = Du har redan använt ett kort: ett per tur.
to-the-point-no-cell = Brädet har ingen ruta { $cell }.
to-the-point-centre = { $cell } är den tryckta mitten: där läggs ingen bricka.
to-the-point-slot-empty = Det finns ingen öppen bricka { $slot }.
to-the-point-cell-taken = På { $cell } ligger redan en bricka.
to-the-point-place-how = Vart ska den öppna brickan, och hur ska den vridas?
to-the-point-no-tile = På { $cell } ligger ingen bricka.
to-the-point-locked = En pjäs står på brickan på { $cell }: den blir som den är.
to-the-point-turn-same = Efter den vridningen skulle brickan på { $cell } se likadan ut.
to-the-point-exchange-same = Efter det bytet skulle allt se likadant ut.
to-the-point-tile-how = Flytta brickan på { $cell }, vrida den eller byta den?
to-the-point-move-taken = En bricka flyttas till en annan, tom ruta; { $cell } är inte det.
to-the-point-not-held = Du har inte { $card }.
to-the-point-card-how = Till vad? { $card } flyttar en pjäs, tar in din eller byts.
to-the-point-entered = Din pjäs är redan på brädet.
to-the-point-start-empty = Det ligger ingen bricka i din startruta än.
to-the-point-start-colour = Din startpunkt är { $colour ->
    [b] blå
    [g] grön
   *[y] gul
}: { $card } passar inte.
to-the-point-own-only = Här flyttar alla bara sin egen pjäs.
to-the-point-rest = Du flyttade motståndarens pjäs förra turen: låt den vila.
to-the-point-off-board = Den pjäsen är inte på brädet än.
to-the-point-too-far = Man går till nästa prick i en av kortets riktningar.
to-the-point-direction = { $card } visar inte { $direction }.
to-the-point-dot-taken = På den pricken står en pjäs.
to-the-point-not-complete = Den pricken är inte hel: den behöver två halvor.
to-the-point-two-colours = Den prickens halvor har olika färger.
to-the-point-dot-colour = Den pricken är { $colour ->
    [b] blå
    [g] grön
   *[y] gul
}: { $card } passar inte.
to-the-point-no-change = Kort byts när du själv har gått med din pjäs till en röd prick.
to-the-point-change-first = Din pjäs är på en röd prick: säg först vilka kort du byter, eller inga.
to-the-point-change-more = Du kan bara byta kort som du har.

## Hints: what is good about a move

to-the-point-hint-progress = kommer närmare målet
to-the-point-hint-progress-theirs = knuffar tillbaka den andra pjäsen
to-the-point-hint-step = förbereder nästa steg
to-the-point-hint-step-theirs = tar nästa steg från den andra pjäsen
to-the-point-hint-step-by-tile = lämnar ett nästa steg som bara kräver en bricka
to-the-point-hint-ways-on = öppnar fler vägar härifrån
to-the-point-hint-ways-on-theirs = ger den andra pjäsen färre vägar
to-the-point-hint-road = lägger prickar för stegen som kommer
to-the-point-hint-road-theirs = bryter upp den andra pjäsens väg
to-the-point-hint-pushed-back = är svårare att knuffa tillbaka
to-the-point-hint-pushed-by-tile = är svårare att knuffa tillbaka
to-the-point-hint-wins = vinner
to-the-point-hint-threat = hotar att vinna nästa tur
to-the-point-hint-threat-theirs = stoppar en vinst nästa tur
to-the-point-hint-firm-threat = hotar att vinna, och går knappt att stoppa
to-the-point-hint-firm-threat-theirs = stoppar en vinst nästa tur
to-the-point-hint-goal-shut = öppnar vägen in i mål
to-the-point-hint-goal-shut-theirs = stänger den egna startpunkten
to-the-point-hint-directions = sparar kort med fler riktningar
to-the-point-hint-straight-cards = sparar fler kort som leder rakt fram

## Why the game ended, by its clause

to-the-point-end-TP-25 = Pjäsen står på den andra startpunkten.
to-the-point-end-TP-26 = Det har hållit på länge nog.
