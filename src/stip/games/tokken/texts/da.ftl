## The game in a few words

tokken-tagline = Fire brikker i mål.
tokken-guide-1 = Byt et kort. Et es, en konge eller jokeren sætter en brik ud.
tokken-guide-2 = Kort flytter dine brikker. Land på andre, og de ryger tilbage.
tokken-guide-3 = Fire brikker i din målrække vinder.
tokken-about = Spil kort, gå ringen rundt, og få fire brikker i mål før den anden.

## Options

tokken-option-track = Felter på ringen
tokken-option-black_dot_offset = Sort prik på felt
tokken-option-exchange = Før hver runde
tokken-option-exchange-swap = byt et kort
tokken-option-exchange-draw = træk et kort
tokken-option-exchange-none = intet bytte
tokken-option-home_order = Målrække
tokken-option-home_order-far_end = inderst først
tokken-option-home_order-free = i vilkårlig orden
tokken-option-dot_past_home = Sidste sorte prik før mål
tokken-option-dot_past_home-pass = fører forbi
tokken-option-dot_past_home-stay = er et almindeligt felt

## What is asked next, by the kind of thing that can be touched

tokken-ask-pawn = Hvilken brik?
tokken-ask-card = Hvilket kort?
tokken-ask-home = Tryk på målfeltet.
tokken-ask-field = Hvorhen? Tryk på en prik.
tokken-ask-only-out = Ingen af dine kort kan spilles.

## What lies on the table, for those who listen to it

tokken-scene-card = { $rank ->
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
tokken-scene-field = Felt { $field }{ $kind ->
    [dot] , sort prik
    [base] , startfelt
   *[field] { "" }
}
tokken-scene-spot = { pigment.neuter } felt i din målrække
tokken-scene-pawn = { $whose ->
    [own] Din { pigment.definite } brik
    [theirs] Deres { pigment.definite } brik
    [round] Rund { pigment } brik
   *[square] Firkantet { pigment } brik
}, { $where ->
    [home] i mål
    [reserve] i reserven
   *[field] felt { $field }
}
tokken-scene-pile = { $cards ->
    [one] 1 kort ikke delt ud
   *[other] { $cards } kort ikke delt ud
}
tokken-scene-played = { $cards ->
    [one] 1 kort spillet
   *[other] { $cards } kort spillet
}{ $rank ->
    [none] { "" }
   *[other] , sidst { tokken-scene-card }
}
tokken-scene-hand = Din hånd
tokken-scene-given = { tokken-scene-card }, skal gives væk
tokken-scene-home = { $home } i mål
tokken-scene-home-known = { tokken-scene-home }, har fra dig: { $cards }
tokken-scene-ask = Din tur. Tryk på et kort.
tokken-scene-ask-give = Tryk på et kort at give væk.
tokken-scene-ask-seven = { $left ->
    [one] 1 skridt igen. Hvilken brik?
   *[other] { $left } skridt igen. Hvilken brik?
}
tokken-scene-ask-keep = Spil dit sidste kort, eller gem det.
tokken-scene-keep = Gem dette kort
tokken-scene-out = Intet passer: smid hånden

## Moves, told after a name or “You”

tokken-tell-enter = sætter { pigment } ud med { tokken-scene-card.definite }
tokken-tell-walk = flytter { pigment } med { tokken-scene-card.definite }
tokken-tell-back = flytter { pigment } tilbage med { tokken-scene-card.definite }
tokken-tell-part = flytter { pigment } { $steps } af syveren
tokken-tell-push = flytter den andens { pigment.definite } med { tokken-scene-card.definite }
tokken-tell-swap = bytter { pigment } med den andens { $other ->
    [red] røde
    [yellow] gule
    [green] grønne
   *[blue] blå
}
tokken-tell-give = giver { tokken-scene-card.definite } væk
tokken-tell-keep = gemmer det sidste kort
tokken-tell-out = smider hånden

## Why something cannot be played

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

## Hints: what is good about a move

tokken-hint-home = får { $after ->
    [1] en brik
    [2] brik nummer to
    [3] brik nummer tre
   *[other] den sidste brik
} i mål
tokken-hint-last = gør, at kun én brik mangler at komme i mål
tokken-hint-next = bringer den brik nærmere, der skal i mål som den næste
tokken-hint-next-theirs = sætter den brik tilbage, de får i mål som den næste
tokken-hint-second = bringer brikken efter den næste frem
tokken-hint-second-theirs = sætter brikken efter deres næste tilbage
tokken-hint-later = bringer en brik frem
tokken-hint-later-theirs = sætter en af deres brikker tilbage
tokken-hint-best = gør et kort på hånden stærkere
tokken-hint-best-theirs = tager pointen ud af deres bedste kort
tokken-hint-rest = giver en god tur til resten af syveren
tokken-hint-idle = gør flere kort på hånden spilbare
tokken-hint-idle-theirs = efterlader dem med kort, der ikke kan spilles
tokken-hint-cards = tager et nyt kort

## Why the game ended, by its clause

tokken-end-T-19 = Ingen kan komme i mål mere.
tokken-end-T-29 = Fire brikker er i mål.
tokken-end-T-30 = Det har varet længe nok.
