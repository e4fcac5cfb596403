## The game in a few words

tokken-tagline = Fire brikker i mål.
tokken-guide-1 = Bytt et kort. Et ess, en konge eller jokeren setter ut en brikke.
tokken-guide-2 = Kort flytter brikkene dine. Land på andre, så må de tilbake.
tokken-guide-3 = Fire brikker i målrekken din vinner.
tokken-about = Spill kort, gå ringen rundt, og få fire brikker i mål før den andre.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

tokken-lesson-enter = De runde brikkene er dine. Et ess setter ut en: trykk på esset, så på en brikke, så på prikken.
tokken-lesson-enter-done = Den står på startfeltet ditt, og der kan ingen slå den.
tokken-lesson-enter-again = Først esset ditt, så en rund brikke, så prikken.
tokken-lesson-walk = Hver tur spiller du ett kort. En 6-er går seks felt, den veien pilene peker.
tokken-lesson-walk-done = Seks felt fram. Så er det den andres tur.
tokken-lesson-walk-again = Trykk på 6-eren, så på den røde brikken din, så på prikken.
tokken-lesson-hit = Lander du på en firkantet brikke, må den begynne på nytt. Hvilket kort tar deg dit?
tokken-lesson-hit-done = Treff! Den må tilbake til start.
tokken-lesson-hit-again = Tell feltene til den firkantede brikken: det er åtte.
tokken-lesson-dot = Lander du på en svart prikk, glir du videre til den neste svarte prikken. Hvilket kort lander der?
tokken-lesson-dot-done = Tvers over brettet med ett kort.
tokken-lesson-dot-again = Tell feltene til den svarte prikken: det er seks.
tokken-lesson-back = En 4-er går baklengs. Fra startfeltet ditt er det en snarvei: ta den røde brikken.
tokken-lesson-back-done = Nesten rundt allerede, og knapt gått et steg.
tokken-lesson-back-again = Trykk på 4-eren, så på den røde brikken på startfeltet ditt.
tokken-lesson-seven = Stegene til en 7-er kan deles. Fire av dem tar blå i mål.
tokken-lesson-seven-done = Blå er i mål, og der kan ingen slå den.
tokken-lesson-seven-again = Trykk på 7-eren, så på den blå brikken din, så på plassen dens i målrekken.
tokken-lesson-rest = Det er tre steg igjen til en annen brikke. Ta rød, og se hvem som står der.
tokken-lesson-rest-done = Ett kort: én brikke i mål og én slått.
tokken-lesson-rest-again = Trykk på den røde brikken din, så på prikken.
tokken-lesson-home = Målrekken fylles bakfra: blå, grønn, gul, rød. Hvem skal inn nå?
tokken-lesson-home-done = Etter blå kommer grønn. Så gul, og rød til slutt.
tokken-lesson-home-again = Blå er allerede i mål, så nå er det grønns tur.
tokken-lesson-give = Før hver runde gir dere begge bort ett kort. Behold esset: det setter ut brikker. Gi et annet kort.
tokken-lesson-give-done = Du fikk en konge for det. Konger setter også ut brikker.
tokken-lesson-give-again = Behold esset. Trykk på et av de andre.
tokken-lesson-win = Tre er i mål. Hvilket kort tar rød nøyaktig til plassen sin?
tokken-lesson-win-done = Alle fire er i mål: du har vunnet!
tokken-lesson-win-again = Tell stegene til plassen for rød: det er tre.

## The key to the cards

tokken-key = Hva kortene gjør
tokken-key-ace = Setter ut en brikke, eller går 1.
tokken-key-number = Går så mange felt som det står.
tokken-key-four = Går 4 baklengs, men ikke forbi sitt eget startfelt.
tokken-key-five = Lar en av den andres brikker gå 5, men ikke en på sitt eget startfelt.
tokken-key-seven = Går 7, delt mellom brikkene dine som du vil.
tokken-key-jack = Bytter en av dine brikker med en av den andres, men ikke med en på sitt eget startfelt.
tokken-key-queen = Går 12.
tokken-key-king = Setter ut en brikke, eller går 13 og slår alle brikker på veien, også dine egne.
tokken-key-joker = Setter ut en brikke, eller går 18. Så tar du et kort til.
tokken-key-hit = Slutter du på en brikke, må den begynne på nytt. Det gjelder også dine egne brikker.
tokken-key-dot = Slutter du her, glir du videre til den neste svarte prikken.
tokken-key-base = På sitt eget startfelt er en brikke trygg, og ingen kommer forbi.

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
tokken-ask-pawn-pawn = Bytte med hvilken av den andres brikker?
tokken-ask-card = Hvilket kort?
tokken-ask-home = Hvor hen? Trykk på plassen dens i målrekken.
tokken-ask-field = Hvor hen? Trykk på en prikk.
tokken-ask-only-out = Ingen kort kan spilles.

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
tokken-pawn = { $whose ->
    [own] Din { pigment.definite } brikke
    [theirs] Deres { pigment.definite } brikke
    [round] Rund { pigment } brikke
   *[square] Firkantet { pigment } brikke
}
tokken-scene-pawn = { tokken-pawn }, { $where ->
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
tokken-scene-ask = Din tur. Hvilket kort?
tokken-scene-ask-give = Hvilket kort gir du bort?
tokken-scene-ask-seven = { $left ->
    [one] 1 steg igjen. Hvilken brikke?
   *[other] { $left } steg igjen. Hvilken brikke?
}
tokken-scene-ask-keep = Spiller du det siste kortet, eller sparer du det?
tokken-scene-cause = Bare et ess, en konge eller jokeren setter ut en brikke.
tokken-scene-keep = Spar dette kortet
tokken-scene-out = Kast hånden din

## Moves, told after a name or “You”

tokken-tell-enter = { $who ->
    [advice] sett
   *[other] setter
} ut { pigment } med { tokken-scene-card.definite }
tokken-tell-walk = { $who ->
    [advice] flytt
   *[other] flytter
} { pigment } med { tokken-scene-card.definite }
tokken-tell-back = { $who ->
    [advice] flytt
   *[other] flytter
} { pigment } bakover med { tokken-scene-card.definite }
tokken-tell-part = { $who ->
    [advice] flytt
   *[other] flytter
} { pigment } { $steps } steg med 7-eren
tokken-owner = { $whose ->
    [me] din
    [other] den andres
   *[name] { $name } sin
}
tokken-tell-push = { $who ->
    [advice] flytt
   *[other] flytter
} { tokken-owner } { pigment.definite } med { tokken-scene-card.definite }
tokken-tell-swap = { $who ->
    [advice] bytt
   *[other] bytter
} om { pigment } og { tokken-owner } { $other ->
    [red] røde
    [yellow] gule
    [green] grønne
   *[blue] blå
} med knekten
tokken-tell-give = { $who ->
    [advice] gi
   *[other] gir
} bort { tokken-scene-card.definite }
tokken-tell-keep = { $who ->
    [advice] spar
   *[other] sparer
} det siste kortet
tokken-tell-out = { $who ->
    [advice] kast hånden din
   *[other] kaster hånden
}

## What a move caused, in sentences

tokken-effect-pawn = { $whose ->
    [me] Din { pigment.definite }
    [other] Den andres { pigment.definite }
    [round] Den runde { pigment.definite }
    [square] Den firkantede { pigment.definite }
   *[name] { $name } sin { pigment.definite }
}
tokken-effect-card = { $rank ->
    [A] et ess
    [8] en 8-er
    [T] en 10-er
    [J] en knekt
    [Q] en dame
    [K] en konge
    [X] jokeren
   *[other] en { $rank }-er
}
tokken-effect-hit = { tokken-effect-pawn } er slått ut.
tokken-effect-home = { tokken-effect-pawn } er i mål.
tokken-effect-dot = Den svarte prikken tar den videre.
tokken-effect-extra = { $rank ->
    [none] Jokeren gir et ekstra kort.
   *[other] Du trekker { tokken-effect-card }.
}
tokken-effect-dealt = Det er delt ut nye kort.
tokken-effect-given = { $rank ->
    [none] Kortene har skiftet hender.
   *[other] Du fikk { tokken-effect-card }.
}

## Why something cannot be played

tokken-nothing-there = Trykk på et kort på hånden, og så på en brikke.
tokken-only-out = Ingenting kan spilles nå: kast hånden din.
tokken-not-in-hand = Du har ikke { tokken-scene-card } på hånden.
tokken-which-pawn = Hvilken brikke? Med { tokken-scene-card } trenger du en som kan gå.
tokken-unplayable = Med { tokken-scene-card } kan ingen brikke gå akkurat nå.
tokken-must-play = Du kaster hånden først når ingen kort kan spilles.
tokken-give-first = Velg først et av kortene du nettopp fikk, og gi det bort.
tokken-no-exchange = Kort bytter bare hender når de nettopp er delt ut.
tokken-kept = Et spart kort er ikke med i byttet.
tokken-keep-last-round = I tredje runde spilles alle kort.
tokken-keep-joker = Bare den som tok jokerens ekstrakort i denne runden, kan spare et kort.
tokken-keep-one = Du kan bare spare ditt siste kort, og bare når den andre er tom.
tokken-keep-unplayable = Kortet ditt ({ tokken-scene-card }) kan ikke spilles og blir derfor kastet: bare et kort som kunne vært spilt, kan spares.
tokken-in-reserve = { tokken-pawn } venter i reserven: et ess, en konge eller jokeren setter den ut.
tokken-not-in-reserve = { tokken-pawn } er allerede på brettet.
tokken-no-entry = { tokken-pawn } kommer bare ut med et ess, en konge eller jokeren.
tokken-base-taken = På startfeltet ditt står en av dine egne brikker.
tokken-closed = En brikke på sitt eget startfelt er i veien: ingen kommer forbi eller slår den.
tokken-past-row = { tokken-pawn } kan ikke gå så langt: veien ender i målrekken.
tokken-other-spot = { tokken-pawn } kan bare stå på sin egen farge i målrekken.
tokken-row-passed = I målrekken går ingen forbi hverandre.
tokken-far-end = Målrekken fylles bakfra: de innerste feltene først.
tokken-stays-home = { tokken-pawn } er i mål og blir der.
tokken-crosses-base = { tokken-pawn } ville gått over sitt eget startfelt med fire bakover.
tokken-on-base = { tokken-pawn } står på sitt eget startfelt: en femmer flytter den ikke.
tokken-five-theirs = Med en femmer går en av motstanderens brikker.
tokken-own-pawns = Med { tokken-scene-card } går bare dine egne brikker.
tokken-only-jack = Bare en knekt lar to brikker bytte plass.
tokken-swap-two = En knekt trenger to brikker: en av dine og en av deres.
tokken-swap-ring = Begge brikkene til en knekt må stå på ringen.
tokken-swap-base = { tokken-pawn } står på sitt eget startfelt: en knekt flytter den ikke.
tokken-goes-home = { tokken-pawn } går i mål med dette kortet.
tokken-elsewhere = { tokken-pawn } stopper ikke der: kortet tar den til den merkede prikken.
tokken-dot = { tokken-pawn } blir ikke stående på en svart prikk: den glir videre til den neste.
tokken-finish-seven = Først sjueren: det er { $left } steg igjen.
tokken-moved-already = { tokken-pawn } har gått sin del av sjueren.
tokken-how-far = Hvor langt? { tokken-pawn } kan gå opptil { $left } av de sju.
tokken-too-many = Det er bare { $left } steg igjen av sjueren.
tokken-seven-rest = { $rest ->
    [one] Da kan ingen gå det siste steget av sjueren.
   *[other] Da kan ingen gå de andre { $rest } av sjueren.
}

## The characters of the bots, by their levels

tokken-bot-1 = { $bot } tar heller med alle brikkene enn å få én i mål.
tokken-bot-2 = { $bot } løper med én brikke og lar de andre vente.
tokken-bot-3 = { $bot } slår alt som er innen rekkevidde.
tokken-bot-4 = { $bot } sparer sjuere og jokeren til det rette øyeblikket.

## Hints: what is good about a move

tokken-hint-home = får { $after ->
    [1] en brikke
    [2] brikke nummer to
    [3] brikke nummer tre
   *[other] den siste brikken
} i mål
tokken-hint-last = gjør at bare én brikke mangler i mål
tokken-hint-next = bringer den neste brikken nærmere mål
tokken-hint-next-theirs = { $first ->
    [J] setter tilbake brikken den andre skal ha i mål først
    [5] setter tilbake brikken den andre skal ha i mål først
   *[other] slår brikken den andre skal ha i mål først
}
tokken-hint-second = bringer en brikke framover
tokken-hint-second-theirs = { $first ->
    [J] setter tilbake en av den andres brikker
    [5] setter tilbake en av den andres brikker
   *[other] slår en av den andres brikker
}
tokken-hint-later = bringer en brikke framover
tokken-hint-later-theirs = { $first ->
    [J] setter tilbake en av den andres brikker
    [5] setter tilbake en av den andres brikker
   *[other] slår en av den andres brikker
}
tokken-hint-best = gjør klart til et godt trekk med neste kort
tokken-hint-rest = gir en god tur for resten av sjueren
tokken-hint-idle = lar færre kort bli igjen som ikke kan spilles
tokken-hint-cards = tar et nytt kort
tokken-hint-keeps-entering = beholder kortene som setter ut brikker
tokken-hint-keeps-joker = beholder jokeren
tokken-hint-keeps-sevens = beholder sjueren, som kan deles
tokken-hint-keeps-best = beholder kortet som hjelper mest nå
tokken-hint-move-give = er det minst nyttige kortet

## What decided a round or the game

tokken-ended = Alle fire brikkene er i mål. { $home ->
    [0] Den andre hadde ingen ennå.
    [1] Den andre hadde én.
    [2] Den andre hadde to.
   *[other] Den andre hadde tre.
}

## Why the game ended, by its clause

tokken-end-T-19 = Ingen kan komme i mål lenger.
tokken-end-T-29 = Fire brikker er i mål.
tokken-end-T-30 = Det har vart lenge nok.
