## The game in a few words

tokken-tagline = Fire brikker i mål.
tokken-guide-1 = Byt et kort. Et es, en konge eller jokeren sætter en brik ud.
tokken-guide-2 = Kort flytter dine brikker. Land på andre, og de ryger tilbage.
tokken-guide-3 = Fire brikker i din målrække vinder.
tokken-about = Spil kort, gå ringen rundt, og få fire brikker i mål før den anden.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

tokken-lesson-enter = De runde brikker er dine. Et es sætter en ud: tryk på esset, så på en brik, så på prikken.
tokken-lesson-enter-done = Den står på dit startfelt, og der kan ingen slå den.
tokken-lesson-enter-again = Først dit es, så en rund brik, så prikken.
tokken-lesson-walk = I hver tur spiller du ét kort. En 6’er går seks felter, i pilenes retning.
tokken-lesson-walk-done = Seks felter frem. Så er det den andens tur.
tokken-lesson-walk-again = Tryk på 6’eren, så på din røde brik, så på prikken.
tokken-lesson-hit = Lander du på en firkantet brik, må den begynde forfra. Hvilket kort bringer dig derhen?
tokken-lesson-hit-done = Ramt! Den må tilbage til start.
tokken-lesson-hit-again = Tæl felterne til den firkantede brik: der er otte.
tokken-lesson-dot = Lander du på en sort prik, glider du videre til den næste sorte prik. Hvilket kort lander der?
tokken-lesson-dot-done = Tværs over brættet med ét kort.
tokken-lesson-dot-again = Tæl felterne til den sorte prik: der er seks.
tokken-lesson-back = En 4’er går baglæns. Fra dit startfelt er det en genvej: tag den røde brik.
tokken-lesson-back-done = Næsten rundt allerede, og knap nok gået et skridt.
tokken-lesson-back-again = Tryk på 4’eren, så på den røde brik på dit startfelt.
tokken-lesson-seven = En 7’ers skridt må deles. Fire af dem bringer blå i mål.
tokken-lesson-seven-done = Blå er i mål, og der kan ingen slå den.
tokken-lesson-seven-again = Tryk på 7’eren, så på din blå brik, så på dens plads i målrækken.
tokken-lesson-rest = Der er tre skridt tilbage til en anden brik. Tag rød, og se hvem der står dér.
tokken-lesson-rest-done = Ét kort: én brik i mål og én slået.
tokken-lesson-rest-again = Tryk på din røde brik, så på prikken.
tokken-lesson-home = Målrækken fyldes bagfra: blå, grøn, gul, rød. Hvem skal ind nu?
tokken-lesson-home-done = Efter blå kommer grøn. Så gul, og rød til sidst.
tokken-lesson-home-again = Blå er allerede i mål, så nu er det grøns tur.
tokken-lesson-give = Før hver runde giver I begge et kort væk. Behold esset: det sætter brikker ud. Giv et andet kort.
tokken-lesson-give-done = Du fik en konge for det. Konger sætter også brikker ud.
tokken-lesson-give-again = Behold esset. Tryk på et af de andre.
tokken-lesson-win = Tre er i mål. Hvilket kort bringer rød præcis hen på sin plads?
tokken-lesson-win-done = Alle fire er i mål: du har vundet!
tokken-lesson-win-again = Tæl skridtene til røds plads: der er tre.

## The key to the cards

tokken-key = Hvad kortene gør
tokken-key-ace = Sætter en brik ud, eller går 1.
tokken-key-number = Går så mange felter, som der står.
tokken-key-four = Går 4 baglæns, men ikke forbi sit eget startfelt.
tokken-key-five = Lader en af den andens brikker gå 5, men ikke en på sit eget startfelt.
tokken-key-seven = Går 7, delt mellem dine brikker, som du vil.
tokken-key-jack = Bytter en af dine brikker med en af den andens, men ikke med en på sit eget startfelt.
tokken-key-queen = Går 12.
tokken-key-king = Sætter en brik ud, eller går 13 og slår alle brikker på vejen, også dine egne.
tokken-key-joker = Sætter en brik ud, eller går 18. Så tager du et kort til.
tokken-key-hit = Slutter du på en brik, må den begynde forfra. Det gælder også dine egne brikker.
tokken-key-dot = Slutter du her, glider du videre til den næste sorte prik.
tokken-key-base = På sit eget startfelt er en brik i sikkerhed, og ingen kommer forbi.

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
tokken-ask-pawn-pawn = Bytte med hvilken af den andens brikker?
tokken-ask-card = Hvilket kort?
tokken-ask-home = Hvorhen? Tryk på dens plads i målrækken.
tokken-ask-field = Hvorhen? Tryk på en prik.
tokken-ask-only-out = Intet kort kan spilles.

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
tokken-pawn = { $whose ->
    [own] Din { pigment.definite } brik
    [theirs] Deres { pigment.definite } brik
    [round] Rund { pigment } brik
   *[square] Firkantet { pigment } brik
}
tokken-scene-pawn = { tokken-pawn }, { $where ->
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
tokken-scene-ask = Din tur. Hvilket kort?
tokken-scene-ask-give = Hvilket kort giver du væk?
tokken-scene-ask-seven = { $left ->
    [one] 1 skridt igen. Hvilken brik?
   *[other] { $left } skridt igen. Hvilken brik?
}
tokken-scene-ask-keep = Spiller du dit sidste kort, eller gemmer du det?
tokken-scene-cause = Kun et es, en konge eller jokeren sætter en brik ud.
tokken-scene-keep = Gem dette kort
tokken-scene-out = Smid din hånd

## Moves, told after a name or “You”

tokken-tell-enter = { $who ->
    [advice] sæt
   *[other] sætter
} { pigment } ud med { tokken-scene-card.definite }
tokken-tell-walk = { $who ->
    [advice] flyt
   *[other] flytter
} { pigment } med { tokken-scene-card.definite }
tokken-tell-back = { $who ->
    [advice] flyt
   *[other] flytter
} { pigment } tilbage med { tokken-scene-card.definite }
tokken-tell-part = { $who ->
    [advice] flyt
   *[other] flytter
} { pigment } { $steps } skridt med 7’eren
tokken-owner = { $whose ->
    [me] din
    [other] den andens
   *[name] { $last ->
        [s] { $name }’
        [x] { $name }’
        [z] { $name }’
       *[other] { $name }s
    }
}
tokken-tell-push = { $who ->
    [advice] flyt
   *[other] flytter
} { tokken-owner } { pigment.definite } med { tokken-scene-card.definite }
tokken-tell-swap = { $who ->
    [advice] byt
   *[other] bytter
} { pigment } og { tokken-owner } { $other ->
    [red] røde
    [yellow] gule
    [green] grønne
   *[blue] blå
} om med knægten
tokken-tell-give = { $who ->
    [advice] giv
   *[other] giver
} { tokken-scene-card.definite } væk
tokken-tell-keep = { $who ->
    [advice] gem
   *[other] gemmer
} det sidste kort
tokken-tell-out = { $who ->
    [advice] smid din hånd
   *[other] smider hånden
}

## What a move caused, in sentences

tokken-effect-pawn = { $whose ->
    [me] Din { pigment.definite }
    [other] Den andens { pigment.definite }
    [round] Den runde { pigment.definite }
    [square] Den firkantede { pigment.definite }
   *[name] { $last ->
        [s] { $name }’
        [x] { $name }’
        [z] { $name }’
       *[other] { $name }s
    } { pigment.definite }
}
tokken-effect-card = { $rank ->
    [A] et es
    [8] en 8’er
    [T] en 10’er
    [J] en knægt
    [Q] en dame
    [K] en konge
    [X] jokeren
   *[other] en { $rank }’er
}
tokken-effect-hit = { tokken-effect-pawn } er slået hjem.
tokken-effect-home = { tokken-effect-pawn } er i mål.
tokken-effect-dot = Den sorte prik bringer den videre.
tokken-effect-extra = { $rank ->
    [none] Jokeren giver et ekstra kort.
   *[other] Du trækker { tokken-effect-card }.
}
tokken-effect-dealt = Der er delt nye kort ud.
tokken-effect-given = { $rank ->
    [none] Kortene har skiftet hænder.
   *[other] Du fik { tokken-effect-card }.
}

## Why something cannot be played

tokken-nothing-there = Tryk på et kort på hånden og så på en brik.
tokken-only-out = Intet kan spilles lige nu: smid din hånd.
tokken-not-in-hand = Du har ikke { tokken-scene-card } på hånden.
tokken-which-pawn = Hvilken brik? Med { tokken-scene-card } skal du bruge en, der kan gå.
tokken-unplayable = Med { tokken-scene-card } kan ingen brik gå lige nu.
tokken-must-play = Du smider først hånden, når intet kort kan spilles.
tokken-give-first = Vælg først et af de kort, du lige har fået, og giv det væk.
tokken-no-exchange = Kort skifter kun hænder, når de lige er delt ud.
tokken-kept = Et gemt kort er ikke med i byttet.
tokken-keep-last-round = I tredje runde spilles alle kort.
tokken-keep-joker = Kun den, der tog jokerens ekstra kort i denne runde, må gemme et kort.
tokken-keep-one = Du kan kun gemme dit sidste kort, og kun når den anden ikke har flere.
tokken-keep-unplayable = Dit kort ({ tokken-scene-card }) kan ikke spilles og bliver derfor kastet: kun et kort, der kunne spilles, må gemmes.
tokken-in-reserve = { tokken-pawn } venter i reserven: et es, en konge eller jokeren sætter den ud.
tokken-not-in-reserve = { tokken-pawn } er allerede på brættet.
tokken-no-entry = { tokken-pawn } kommer kun ud med et es, en konge eller jokeren.
tokken-base-taken = Der står en af dine brikker på dit startfelt.
tokken-closed = En brik på sit eget startfelt er i vejen: ingen kommer forbi eller slår den.
tokken-past-row = { tokken-pawn } kan ikke gå så langt: vejen ender i målrækken.
tokken-other-spot = { tokken-pawn } må kun stå på sin egen farve i målrækken.
tokken-row-passed = I målrækken går ingen forbi hinanden.
tokken-far-end = Målrækken fyldes bagfra: de inderste felter først.
tokken-stays-home = { tokken-pawn } er i mål og bliver der.
tokken-crosses-base = { tokken-pawn } ville gå over sit eget startfelt med fire tilbage.
tokken-on-base = { tokken-pawn } står på sit eget startfelt: en femmer flytter den ikke.
tokken-five-theirs = Med en femmer går en af modstanderens brikker.
tokken-own-pawns = Med { tokken-scene-card } går kun dine egne brikker.
tokken-only-jack = Kun en knægt lader to brikker bytte plads.
tokken-swap-two = En knægt skal bruge to brikker: en af dine og en af deres.
tokken-swap-ring = Begge knægtens brikker skal stå på ringen.
tokken-swap-base = { tokken-pawn } står på sit eget startfelt: en knægt flytter den ikke.
tokken-goes-home = { tokken-pawn } går i mål med det kort.
tokken-elsewhere = { tokken-pawn } stopper ikke der: kortet fører den til den markerede prik.
tokken-dot = { tokken-pawn } bliver ikke på en sort prik: den glider videre til den næste.
tokken-finish-seven = Først syveren: der er { $left } skridt tilbage.
tokken-moved-already = { tokken-pawn } har gået sin del af syveren.
tokken-how-far = Hvor langt? { tokken-pawn } kan gå op til { $left } af de syv.
tokken-too-many = Der er kun { $left } skridt tilbage af syveren.
tokken-seven-rest = { $rest ->
    [one] Så kan ingen gå syverens sidste skridt.
   *[other] Så kan ingen gå de andre { $rest } af syveren.
}

## The characters of the bots, by their levels

tokken-bot-1 = { $bot } tager hellere alle brikker med end får én i mål.
tokken-bot-2 = { $bot } løber med én brik og lader de andre vente.
tokken-bot-3 = { $bot } slår alt, hvad der er inden for rækkevidde.
tokken-bot-4 = { $bot } gemmer syvere og jokeren til det rette øjeblik.

## Hints: what is good about a move

tokken-hint-home = får { $after ->
    [1] en brik
    [2] brik nummer to
    [3] brik nummer tre
   *[other] den sidste brik
} i mål
tokken-hint-last = gør, at kun én brik mangler at komme i mål
tokken-hint-next = bringer den næste brik nærmere mål
tokken-hint-next-theirs = { $first ->
    [J] sætter den brik tilbage, den anden skal have i mål som den næste
    [5] sætter den brik tilbage, den anden skal have i mål som den næste
   *[other] slår den brik, den anden skal have i mål som den næste
}
tokken-hint-second = bringer en brik frem
tokken-hint-second-theirs = { $first ->
    [J] sætter en af den andens brikker tilbage
    [5] sætter en af den andens brikker tilbage
   *[other] slår en af den andens brikker
}
tokken-hint-later = bringer en brik frem
tokken-hint-later-theirs = { $first ->
    [J] sætter en af den andens brikker tilbage
    [5] sætter en af den andens brikker tilbage
   *[other] slår en af den andens brikker
}
tokken-hint-best = gør klar til et godt træk med det næste kort
tokken-hint-rest = giver en god tur til resten af syveren
tokken-hint-idle = efterlader færre kort, der ikke kan spilles
tokken-hint-cards = tager et nyt kort
tokken-hint-keeps-entering = beholder de kort, der sætter brikker ud
tokken-hint-keeps-joker = beholder jokeren
tokken-hint-keeps-sevens = beholder syveren, som kan deles
tokken-hint-keeps-best = beholder det kort, der hjælper mest nu
tokken-hint-move-give = er det mindst nyttige kort

## What decided a round or the game

tokken-ended = Alle fire brikker er i mål. { $home ->
    [0] Den anden havde ingen endnu.
    [1] Den anden havde én.
    [2] Den anden havde to.
   *[other] Den anden havde tre.
}

## Why the game ended, by its clause

tokken-end-T-19 = Ingen kan komme i mål mere.
tokken-end-T-29 = Fire brikker er i mål.
tokken-end-T-30 = Det har varet længe nok.
