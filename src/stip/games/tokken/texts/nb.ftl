## The game in a few words

tokken-tagline = Fire brikker i mål.
tokken-guide-1 = Bytt et kort. Et ess, en konge eller jokeren setter ut en brikke.
tokken-guide-2 = Kort flytter brikkene dine. Land på andre, så må de tilbake.
tokken-guide-3 = Fire brikker i målrekken din vinner.
tokken-about = Spill kort, gå ringen rundt, og få fire brikker i mål før den andre.

## Options

tokken-option-track = Felt på ringen
tokken-option-black_dot_offset = Svart prikk på felt
tokken-option-exchange = Før hver runde
tokken-option-exchange-swap = bytt et kort
tokken-option-exchange-draw = trekk et kort
tokken-option-exchange-none = ikke noe bytte
tokken-option-home_order = Målrekke
tokken-option-home_order-far_end = innerst først
tokken-option-home_order-free = i hvilken som helst rekkefølge
tokken-option-dot_past_home = Siste svarte prikk før mål
tokken-option-dot_past_home-pass = fører forbi
tokken-option-dot_past_home-stay = er et vanlig felt

## What is asked next, by the kind of thing that can be touched

tokken-ask-pawn = Hvilken brikke?
tokken-ask-card = Hvilket kort?
tokken-ask-home = Trykk på målfeltet.
tokken-ask-field = Hvor hen? Trykk på en prikk.
tokken-ask-only-out = Ingen av kortene dine kan spilles.

## What lies on the table, for those who listen to it

tokken-scene-card = { $rank ->
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
tokken-scene-field = Felt { $field }{ $kind ->
    [dot] , svart prikk
    [base] , startfelt
   *[field] { "" }
}
tokken-scene-spot = { pigment.neuter } felt i målrekken din
tokken-scene-pawn = { $whose ->
    [own] Din { pigment.definite } brikke
    [theirs] Deres { pigment.definite } brikke
    [round] Rund { pigment } brikke
   *[square] Firkantet { pigment } brikke
}, { $where ->
    [home] i mål
    [reserve] i reserven
   *[field] felt { $field }
}
tokken-scene-pile = { $cards ->
    [one] 1 kort ikke delt ut
   *[other] { $cards } kort ikke delt ut
}
tokken-scene-played = { $cards ->
    [one] 1 kort spilt
   *[other] { $cards } kort spilt
}{ $rank ->
    [none] { "" }
   *[other] , sist { tokken-scene-card }
}
tokken-scene-hand = Hånden din
tokken-scene-given = { tokken-scene-card }, skal gis bort
tokken-scene-home = { $home } i mål
tokken-scene-home-known = { tokken-scene-home }, har fra deg: { $cards }
tokken-scene-ask = Din tur. Trykk på et kort.
tokken-scene-ask-give = Trykk på et kort å gi bort.
tokken-scene-ask-seven = { $left ->
    [one] 1 steg igjen. Hvilken brikke?
   *[other] { $left } steg igjen. Hvilken brikke?
}
tokken-scene-ask-keep = Spill det siste kortet, eller spar det.
tokken-scene-keep = Spar dette kortet
tokken-scene-out = Ingenting passer: kast hånden

## Moves, told after a name or “You”

tokken-tell-enter = setter ut { pigment } med { tokken-scene-card.definite }
tokken-tell-walk = flytter { pigment } med { tokken-scene-card.definite }
tokken-tell-back = flytter { pigment } bakover med { tokken-scene-card.definite }
tokken-tell-part = flytter { pigment } { $steps } av sjueren
tokken-tell-push = flytter den andres { pigment.definite } med { tokken-scene-card.definite }
tokken-tell-swap = bytter { pigment } med den andres { $other ->
    [red] røde
    [yellow] gule
    [green] grønne
   *[blue] blå
}
tokken-tell-give = gir bort { tokken-scene-card.definite }
tokken-tell-keep = sparer det siste kortet
tokken-tell-out = kaster hånden

## Why something cannot be played

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

## Hints: what is good about a move

tokken-hint-home = får { $after ->
    [1] en brikke
    [2] brikke nummer to
    [3] brikke nummer tre
   *[other] den siste brikken
} i mål
tokken-hint-last = gjør at bare én brikke mangler i mål
tokken-hint-next = bringer brikken som skal i mål nå, nærmere
tokken-hint-next-theirs = setter tilbake brikken de får i mål først
tokken-hint-second = bringer brikken etter den neste framover
tokken-hint-second-theirs = setter tilbake brikken etter deres neste
tokken-hint-later = bringer en brikke framover
tokken-hint-later-theirs = setter en av brikkene deres tilbake
tokken-hint-best = gjør et kort på hånden sterkere
tokken-hint-best-theirs = tar vitsen ut av det beste kortet deres
tokken-hint-rest = gir en god tur for resten av sjueren
tokken-hint-idle = gjør flere kort på hånden spillbare
tokken-hint-idle-theirs = lar dem sitte med kort som ikke kan spilles
tokken-hint-cards = tar et nytt kort

## Why the game ended, by its clause

tokken-end-T-19 = Ingen kan komme i mål lenger.
tokken-end-T-29 = Fire brikker er i mål.
tokken-end-T-30 = Det har vart lenge nok.
