## The game in a few words

tokken-tagline = Fyra pjäser hem.
tokken-guide-1 = Byt ett kort. Ess, kung eller joker tar in en pjäs.
tokken-guide-2 = Korten flyttar dina pjäser. Hamna på andra och skicka dem tillbaka.
tokken-guide-3 = Fyra pjäser i din hemrad vinner.
tokken-about = Spela kort, gå runt ringen och ta hem fyra pjäser före den andra.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

tokken-lesson-enter = De runda pjäserna är dina. Ett ess tar in en: tryck på esset, sedan på en pjäs, sedan på pricken.
tokken-lesson-enter-done = Den står på din hembas, och där kan ingen slå den.
tokken-lesson-enter-again = Först ditt ess, sedan en rund pjäs, sedan pricken.
tokken-lesson-walk = Varje tur spelar du ett kort. En sexa går sex fält, åt pilarnas håll.
tokken-lesson-walk-done = Sex fält framåt. Sedan är det den andras tur.
tokken-lesson-walk-again = Tryck på sexan, sedan på din röda pjäs, sedan på pricken.
tokken-lesson-hit = Hamnar du på en kantig pjäs får den börja om. Vilket kort tar dig dit?
tokken-lesson-hit-done = Träff! Den får gå tillbaka till start.
tokken-lesson-hit-again = Räkna fälten till den kantiga pjäsen: det är åtta.
tokken-lesson-dot = Hamnar du på en svart prick glider du vidare till nästa svarta prick. Vilket kort hamnar där?
tokken-lesson-dot-done = Tvärs över brädet med ett enda kort.
tokken-lesson-dot-again = Räkna fälten till den svarta pricken: det är sex.
tokken-lesson-back = En fyra går bakåt. Från din hembas är det en genväg: ta den röda pjäsen.
tokken-lesson-back-done = Nästan runt redan, och knappt gått ett steg.
tokken-lesson-back-again = Tryck på fyran, sedan på den röda pjäsen på din hembas.
tokken-lesson-seven = Stegen i en sjua får delas upp. Fyra av dem tar hem blå.
tokken-lesson-seven-done = Blå är hemma, och där kan ingen slå den.
tokken-lesson-seven-again = Tryck på sjuan, sedan på din blå pjäs, sedan på dess plats i hemraden.
tokken-lesson-rest = Tre steg är kvar till en annan pjäs. Ta röd, och se vem som står där.
tokken-lesson-rest-done = Ett kort: en pjäs hemma och en slagen.
tokken-lesson-rest-again = Tryck på din röda pjäs, sedan på pricken.
tokken-lesson-home = Hemraden fylls inifrån: blå, grön, gul, röd. Vem går in nu?
tokken-lesson-home-done = Efter blå kommer grön. Sedan gul, och röd sist.
tokken-lesson-home-again = Blå är redan hemma, så nu är det gröns tur.
tokken-lesson-give = Före varje runda ger ni båda bort ett kort. Behåll esset: det tar in pjäser. Ge ett annat kort.
tokken-lesson-give-done = Du fick en kung för det. Kungar tar också in pjäser.
tokken-lesson-give-again = Behåll esset. Tryck på något av de andra.
tokken-lesson-win = Tre är hemma. Vilket kort tar röd precis till sin plats?
tokken-lesson-win-done = Alla fyra är hemma: du vann!
tokken-lesson-win-again = Räkna stegen till den röda platsen: det är tre.

## The key to the cards

tokken-key = Vad korten gör
tokken-key-ace = Tar in en pjäs, eller går 1.
tokken-key-number = Går så många fält som det står.
tokken-key-four = Går 4 bakåt, men inte förbi sin egen hembas.
tokken-key-five = Låter en av den andras pjäser gå 5, men inte en på sin egen hembas.
tokken-key-seven = Går 7, uppdelat på dina pjäser som du vill.
tokken-key-jack = Byter plats på en av dina pjäser och en av den andras, men inte en på sin egen hembas.
tokken-key-queen = Går 12.
tokken-key-king = Tar in en pjäs, eller går 13 och slår alla pjäser på vägen, även dina egna.
tokken-key-joker = Tar in en pjäs, eller går 18. Sedan tar du ett kort till.
tokken-key-hit = Slutar du på en pjäs får den börja om. Det gäller dina egna pjäser också.
tokken-key-dot = Slutar du här glider du vidare till nästa svarta prick.
tokken-key-base = På sin egen hembas är en pjäs säker, och ingen kommer förbi.

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
tokken-ask-pawn-pawn = Byta med vilken av den andras pjäser?
tokken-ask-card = Vilket kort?
tokken-ask-home = Vart? Tryck på dess plats i hemraden.
tokken-ask-field = Vart? Tryck på en prick.
tokken-ask-only-out = Inget kort går att spela.

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
tokken-pawn = { $whose ->
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
}
tokken-scene-pawn = { tokken-pawn }, { $where ->
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
tokken-scene-ask = Din tur. Vilket kort?
tokken-scene-ask-give = Vilket kort ger du bort?
tokken-scene-ask-seven = { $left } steg kvar. Vilken pjäs?
tokken-scene-ask-keep = Spelar du ditt sista kort, eller sparar du det?
tokken-scene-cause = Bara ett ess, en kung eller jokern tar in en pjäs.
tokken-scene-keep = Spara kortet
tokken-scene-out = Kasta din hand

## Moves, told after a name or “You”

tokken-tell-enter = { $who ->
    [advice] ta
   *[other] tar
} in { pigment } med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tokken-tell-walk = { $who ->
    [advice] flytta
   *[other] flyttar
} { pigment } med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tokken-tell-back = { $who ->
    [advice] flytta
   *[other] flyttar
} { pigment } bakåt med { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tokken-tell-part = { $who ->
    [advice] flytta
   *[other] flyttar
} { pigment } { $steps } steg med sjuan
tokken-owner = { $whose ->
    [me] din
    [other] den andras
   *[name] { $last ->
        [s] { $name }
        [x] { $name }
        [z] { $name }
       *[other] { $name }s
    }
}
tokken-tell-push = { $who ->
    [advice] flytta
   *[other] flyttar
} { tokken-owner } { $pigment ->
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
tokken-tell-swap = { $who ->
    [advice] byt
   *[other] byter
} plats på { pigment } och { tokken-owner } { $other ->
    [red] röda
    [yellow] gula
    [green] gröna
   *[blue] blå
} med knekten
tokken-tell-give = { $who ->
    [advice] ge
   *[other] ger
} bort { $rank ->
    [A] esset
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [X] jokern
   *[other] { $rank }:an
}
tokken-tell-keep = { $who ->
    [advice] spara
   *[other] sparar
} sista kortet
tokken-tell-out = { $who ->
    [advice] kasta din hand
   *[other] kastar handen
}

## What a move caused, in sentences

tokken-effect-pawn = { $whose ->
    [me] Din { $pigment ->
        [red] röda
        [orange] orange
        [yellow] gula
        [green] gröna
        [blue] blå
       *[other] grå
    }
    [other] Den andras { $pigment ->
        [red] röda
        [orange] orange
        [yellow] gula
        [green] gröna
        [blue] blå
       *[other] grå
    }
    [round] Den runda { $pigment ->
        [red] röda
        [orange] orange
        [yellow] gula
        [green] gröna
        [blue] blå
       *[other] grå
    }
    [square] Den kantiga { $pigment ->
        [red] röda
        [orange] orange
        [yellow] gula
        [green] gröna
        [blue] blå
       *[other] grå
    }
   *[name] { $last ->
        [s] { $name }
        [x] { $name }
        [z] { $name }
       *[other] { $name }s
    } { $pigment ->
        [red] röda
        [orange] orange
        [yellow] gula
        [green] gröna
        [blue] blå
       *[other] grå
    }
}
tokken-effect-card = { $rank ->
    [A] ett ess
    [8] en 8:a
    [T] en tia
    [J] en knekt
    [Q] en dam
    [K] en kung
    [X] jokern
   *[other] en { $rank }:a
}
tokken-effect-hit = { tokken-effect-pawn } är utslagen.
tokken-effect-home = { tokken-effect-pawn } är hemma.
tokken-effect-dot = Den svarta pricken för den vidare.
tokken-effect-extra = { $rank ->
    [none] Jokern ger ett extra kort.
   *[other] Du drar { tokken-effect-card }.
}
tokken-effect-dealt = Nya kort är utdelade.
tokken-effect-given = { $rank ->
    [none] Korten har bytt händer.
   *[other] Du fick { tokken-effect-card }.
}

## Why something cannot be played

tokken-nothing-there = Tryck på ett kort på din hand, sedan en pjäs.
tokken-only-out = Inget går att spela nu: kasta din hand.
tokken-not-in-hand = Kortet { tokken-scene-card } har du inte på handen.
tokken-which-pawn = Vilken pjäs? Med { tokken-scene-card } behövs en som kan gå.
tokken-unplayable = Med { tokken-scene-card } kan ingen pjäs gå just nu.
tokken-must-play = En hand kastas bara när inget kort på den går att spela.
tokken-give-first = Välj först ett av de nygivna korten att ge bort.
tokken-no-exchange = Kort byts bara direkt efter given.
tokken-kept = Ett sparat kort är inte med i bytet.
tokken-keep-last-round = I tredje rundan spelas alla kort.
tokken-keep-joker = Bara den som tog jokerns extrakort i den här rundan får spara ett kort.
tokken-keep-one = Du sparar ett kort bara som ditt sista, när den andra inte har några kvar.
tokken-keep-unplayable = Ditt kort ({ tokken-scene-card }) kan inte spelas och kastas därför: bara ett kort som hade kunnat spelas får sparas.
tokken-in-reserve = { tokken-pawn } väntar i reserven: ett ess, en kung eller jokern tar in den.
tokken-not-in-reserve = { tokken-pawn } är redan på brädet.
tokken-no-entry = { tokken-pawn } kommer in bara med ett ess, en kung eller jokern.
tokken-base-taken = Din egen pjäs står på din hembas.
tokken-closed = En pjäs på sin egen hembas är i vägen: ingen går förbi eller slår den.
tokken-past-row = { tokken-pawn } kan inte gå så långt: vägen slutar i hemraden.
tokken-other-spot = { tokken-pawn } får i hemraden bara stå på platsen i sin egen färg.
tokken-row-passed = I hemraden går ingen pjäs förbi en annan.
tokken-far-end = Hemraden fylls inifrån: de innersta platserna först.
tokken-stays-home = { tokken-pawn } är hemma, och stannar där.
tokken-crosses-base = { tokken-pawn } skulle gå över sin egen hembas, fyra bakåt.
tokken-on-base = { tokken-pawn } står på sin egen hembas: en femma flyttar den inte.
tokken-five-theirs = En femma flyttar motståndarens pjäs.
tokken-own-pawns = Med { tokken-scene-card } går bara dina egna pjäser.
tokken-only-jack = Bara en knekt låter två pjäser byta plats.
tokken-swap-two = En knekt behöver två pjäser: en av dina, en av deras.
tokken-swap-ring = Knektens båda pjäser måste stå på ringen.
tokken-swap-base = { tokken-pawn } står på sin egen hembas: en knekt flyttar den inte.
tokken-goes-home = { tokken-pawn } går hem med det här kortet.
tokken-elsewhere = { tokken-pawn } stannar inte där: kortet tar den till den markerade pricken.
tokken-dot = { tokken-pawn } stannar inte på en svart prick: den glider vidare till nästa.
tokken-finish-seven = Först sjuan: { $left } av dess steg är kvar.
tokken-moved-already = { tokken-pawn } har gått sin del av den här sjuan.
tokken-how-far = Hur långt? { tokken-pawn } kan gå upp till { $left } av sjuan.
tokken-too-many = Bara { $left } steg av sjuan är kvar.
tokken-seven-rest = Då kan ingen pjäs gå resten av sjuan ({ $rest }).

## The characters of the bots, by their levels

tokken-bot-1 = { $bot } tar hellre med sig alla pjäser än tar hem en av dem.
tokken-bot-2 = { $bot } springer med en pjäs och låter de andra vänta.
tokken-bot-3 = { $bot } slår ut alla inom räckhåll.
tokken-bot-4 = { $bot } sparar sjuor och jokern till rätt ögonblick.

## Hints: what is good about a move

tokken-hint-home = för { $after ->
    [1] en pjäs
    [2] en andra pjäs
    [3] en tredje pjäs
   *[other] sista pjäsen
} hem
tokken-hint-last = lämnar bara en pjäs kvar att ta hem
tokken-hint-next = för nästa pjäs närmare hem
tokken-hint-next-theirs = { $first ->
    [J] flyttar tillbaka pjäsen som den andra ska ta hem härnäst
    [5] flyttar tillbaka pjäsen som den andra ska ta hem härnäst
   *[other] slår pjäsen som den andra ska ta hem härnäst
}
tokken-hint-second = för en pjäs framåt
tokken-hint-second-theirs = { $first ->
    [J] flyttar tillbaka en av den andras pjäser
    [5] flyttar tillbaka en av den andras pjäser
   *[other] slår en av den andras pjäser
}
tokken-hint-later = för en pjäs framåt
tokken-hint-later-theirs = { $first ->
    [J] flyttar tillbaka en av den andras pjäser
    [5] flyttar tillbaka en av den andras pjäser
   *[other] slår en av den andras pjäser
}
tokken-hint-best = förbereder ett bra drag med nästa kort
tokken-hint-rest = lämnar en bra väg för resten av sjuan
tokken-hint-idle = lämnar färre kort som inte går att spela
tokken-hint-cards = tar ett nytt kort
tokken-hint-keeps-entering = sparar korten som tar in pjäser
tokken-hint-keeps-joker = sparar jokern
tokken-hint-keeps-sevens = sparar sjuan, som får delas upp
tokken-hint-keeps-best = sparar kortet som hjälper mest nu
tokken-hint-move-give = är det minst användbara kortet

## What decided a round or the game

tokken-ended = Alla fyra pjäser är hemma. { $home ->
    [0] Den andra hade ingen än.
    [1] Den andra hade en.
    [2] Den andra hade två.
   *[other] Den andra hade tre.
}

## Why the game ended, by its clause

tokken-end-T-19 = Ingen kan komma hem längre.
tokken-end-T-29 = Fyra pjäser är hemma.
tokken-end-T-30 = Det har hållit på länge nog.
