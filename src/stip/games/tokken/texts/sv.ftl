## The game in a few words

tokken-tagline = Fyra pjäser hem.
tokken-guide-1 = Byt ett kort. Ess, kung eller joker tar in en pjäs.
tokken-guide-2 = Korten flyttar dina pjäser. Hamna på andra och skicka dem tillbaka.
tokken-guide-3 = Fyra pjäser i din hemrad vinner.
tokken-about = Spela kort, gå runt ringen och ta hem fyra pjäser före den andra.

## Options

tokken-option-track = Fält på ringen
tokken-option-black_dot_offset = Svart prick på fält
tokken-option-exchange = Före varje runda
tokken-option-exchange-swap = byt ett kort
tokken-option-exchange-draw = dra ett kort
tokken-option-exchange-none = inget byte
tokken-option-home_order = Hemrad
tokken-option-home_order-far_end = innerst först
tokken-option-home_order-free = valfri ordning
tokken-option-dot_past_home = Sista svarta pricken före hem
tokken-option-dot_past_home-pass = leder förbi
tokken-option-dot_past_home-stay = är ett vanligt fält

## What is asked next, by the kind of thing that can be touched

tokken-ask-pawn = Vilken pjäs?
tokken-ask-card = Vilket kort?
tokken-ask-home = Tryck på platsen hemma.
tokken-ask-field = Vart? Tryck på en prick.
tokken-ask-only-out = Inget av dina kort kan spelas.

## What lies on the table, for those who listen to it

tokken-scene-card = { $rank ->
    [A] ess
    [T] 10
    [J] knekt
    [Q] dam
    [K] kung
    [X] joker
   *[other] { $rank }
}
tokken-scene-field = Fält { $field }{ $kind ->
    [dot] , svart prick
    [base] , hembas
   *[field] { "" }
}
tokken-scene-spot = { pigment } plats i din hemrad
tokken-scene-pawn = { $whose ->
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
tokken-scene-pile = { $cards ->
    [one] 1 kort inte utdelat
   *[other] { $cards } kort inte utdelade
}
tokken-scene-played = { $cards ->
    [one] 1 kort spelat
   *[other] { $cards } kort spelade
}{ $rank ->
    [none] { "" }
   *[other] , senast { tokken-scene-card }
}
tokken-scene-hand = Din hand
tokken-scene-given = { tokken-scene-card }, att ge bort
tokken-scene-home = { $home } hemma
tokken-scene-home-known = { tokken-scene-home }, från dig: { $cards }
tokken-scene-ask = Din tur. Tryck på ett kort.
tokken-scene-ask-give = Tryck på ett kort att ge bort.
tokken-scene-ask-seven = { $left } steg kvar. Vilken pjäs?
tokken-scene-ask-keep = Spela ditt sista kort, eller spara det.
tokken-scene-keep = Spara kortet
tokken-scene-out = Inget passar: kasta handen

## Moves, told after a name or “You”

tokken-tell-enter = tar in { pigment } med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tokken-tell-walk = flyttar { pigment } med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tokken-tell-back = flyttar { pigment } bakåt med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tokken-tell-part = flyttar { pigment } { $steps } av sjuan
tokken-tell-push = flyttar den andras { $pigment ->
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
tokken-tell-swap = byter { pigment } mot den andras { $other ->
    [red] röda
    [yellow] gula
    [green] gröna
   *[blue] blå
}
tokken-tell-give = ger bort { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tokken-tell-keep = sparar sista kortet
tokken-tell-out = kastar handen

## Why something cannot be played

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

## Hints: what is good about a move

tokken-hint-home = för { $after ->
    [1] en pjäs
    [2] en andra pjäs
    [3] en tredje pjäs
   *[other] sista pjäsen
} hem
tokken-hint-last = lämnar bara en pjäs kvar att ta hem
tokken-hint-next = för pjäsen som ska hem härnäst närmare
tokken-hint-next-theirs = kastar tillbaka pjäsen som de ska ta hem härnäst
tokken-hint-second = för pjäsen efter nästa framåt
tokken-hint-second-theirs = kastar tillbaka pjäsen efter deras nästa
tokken-hint-later = för en pjäs framåt
tokken-hint-later-theirs = kastar tillbaka en av deras pjäser
tokken-hint-best = gör ett kort på handen starkare
tokken-hint-best-theirs = tar udden av deras bästa kort
tokken-hint-rest = lämnar en bra väg för resten av sjuan
tokken-hint-idle = gör fler kort på handen spelbara
tokken-hint-idle-theirs = lämnar dem med kort som inte går att spela
tokken-hint-cards = tar ett nytt kort

## Why the game ended, by its clause

tokken-end-T-19 = Ingen kan komma hem längre.
tokken-end-T-29 = Fyra pjäser är hemma.
tokken-end-T-30 = Det har hållit på länge nog.
