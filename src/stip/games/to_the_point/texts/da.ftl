## The game in a few words

to-the-point-tagline = Byg, og gå så.
to-the-point-guide-1 = Læg fliser: to halve bliver en prik.
to-the-point-guide-2 = Spil et kort, og gå til en prik i dets farve.
to-the-point-guide-3 = Først på den andens startpunkt vinder.
to-the-point-about = Læg fliser, så der kommer prikker, og gå over dem til den anden side.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

to-the-point-lesson-lay = Den gule brik er din. En tur er en flise og et kort. Først flisen: tryk på den blå, og så på feltet ved din gule halve prik.
to-the-point-lesson-lay-done = To halvdele mødes ved kanten: en blå prik, og dér kommer du ind.
to-the-point-lesson-lay-again = Tryk på den blå flise, og så på det prikkede felt.
to-the-point-lesson-enter = Nu et kort. Blåt fører til blåt: tryk på det blå kort, og så på prikken ved din start.
to-the-point-lesson-enter-done = Du er inde. Nu over til den anden side.
to-the-point-lesson-enter-again = Tryk på det blå kort, og så på prikken ved din start.
to-the-point-lesson-halves = To halvdele i samme farve bliver en prik. Læg den første flise foran dig, så blåt møder blåt.
to-the-point-lesson-halves-done = Blåt møder blåt: en hel prik at gå på.
to-the-point-lesson-halves-again = Tryk på den første flise, det prikkede felt og billedet med blåt nederst.
to-the-point-lesson-walk = Et kort skal have prikkens farve og en pil, der fører derhen. Gå op med det blå kort.
to-the-point-lesson-walk-done = En prik længere, og et nyt kort på hånden.
to-the-point-lesson-walk-again = Tryk på det blå kort, så på din brik, så på den blå prik.
to-the-point-lesson-push = Du må også gå med den andens brik. Send den op igen, hvor den kom fra.
to-the-point-lesson-push-done = Det koster den anden et helt skridt.
to-the-point-lesson-push-again = Tryk på det grønne kort, den blå brik og prikken over den.
to-the-point-lesson-red = På de røde prikker i midten passer alle kort. Gå til den lige over dig.
to-the-point-lesson-red-done = Og på en rød prik må du skifte kort ud.
to-the-point-lesson-red-again = Tryk på det gule kort med pilene, så på din brik, så på den røde prik.
to-the-point-lesson-change = Tryk på de kort, du ikke vil have, og så på »{ to-the-point-scene-done }«.
to-the-point-lesson-change-done = Nye kort, nye veje.
to-the-point-lesson-change-again = Tryk på kort på din hånd, og så på »{ to-the-point-scene-done }«.
to-the-point-lesson-win = Den andens startpunkt er én prik væk. Gå derhen.
to-the-point-lesson-win-done = Lige på prikken: du har vundet!
to-the-point-lesson-win-again = Tryk på det grønne kort, så på din brik, så på prikken ved den øverste kant.

## The key to the cards

to-the-point-key = Kort og fliser
to-the-point-key-all = Stjernekort: til den næste prik i denne farve, i alle retninger.
to-the-point-key-straight = Lige kort: op, ned, til venstre eller højre.
to-the-point-key-diagonal = Skråt kort: på skrå, alle fire veje.
to-the-point-key-rising = Højre-op-kort: op til højre eller ned til venstre.
to-the-point-key-falling = Venstre-op-kort: op til venstre eller ned til højre.
to-the-point-key-along = Op-og-ned-kort: lige op eller ned.
to-the-point-key-tile = Én gang i hver tur: læg, flyt, drej eller byt en flise. To halvdele i samme farve bliver en prik.
to-the-point-key-joker = En rød halvdel passer til alle farver.
to-the-point-key-red = Alle kort passer. Går du derhen med din egen brik, må du skifte kort ud.

## Options

to-the-point-option-board = Bræt
to-the-point-option-board-7x7 = 7 × 7
to-the-point-option-board-5x7 = 5 × 7
to-the-point-option-own_pawn_only = Gå kun med din egen brik
to-the-point-option-own_pawn_only-yes = ja
to-the-point-option-own_pawn_only-no = nej
to-the-point-option-push = Gå med den andens brik
to-the-point-option-push-free = hver tur
to-the-point-option-push-rest = ikke to gange i træk

## What is asked next, by the kind of thing that can be touched

to-the-point-ask-card = Hvilket kort?
to-the-point-ask-cell = Hvor skal den hen?
to-the-point-ask-turn = Hvordan er den drejet?
to-the-point-ask-open = Hvilken flise?
to-the-point-ask-dot = Til hvilken prik?
to-the-point-ask-done = Flere kort, eller færdig?
to-the-point-ask-card-card = Flere kort, eller færdig?
to-the-point-ask-only-discard = Bytte det til et nyt?
to-the-point-ask-discard-card = Hvilket kort bytter du til et nyt?
to-the-point-ask-only-discard-end = Intet kort passer. Bytte et, eller slutte?
to-the-point-ask-after-cell = Flytte den, dreje den eller bytte den om?
to-the-point-ask-after-card = Hvilken brik, eller hvorhen?
to-the-point-ask-pawn = Hvilken brik?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, tomt
to-the-point-scene-centre = { $cell }, midten: der kommer ingen flise
to-the-point-scene-tile = { $where }, flise: øverst { $top }, til højre { $right }, nederst { $bottom }, til venstre { $left }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, ingen prik
    [any] { $dot }, prik for alle kort
    [printed] { $dot }, trykt prik, for alle kort
   *[other] { $dot }, { pigment } prik
}
to-the-point-scene-pawn = { pigment } brik, { $dot }
to-the-point-scene-pawn-off = { pigment } brik, ved siden af brættet
to-the-point-scene-between = mellem { $cell } og { $other }
to-the-point-scene-start = det { pigment.definite } startpunkt
to-the-point-scene-display = Fliser og kort ved siden af brættet
to-the-point-scene-open = { $number ->
    [1] første flise
    [2] anden flise
   *[3] tredje flise
}
to-the-point-scene-open-none = { $number ->
    [1] første plads til fliser, tom
    [2] anden plads til fliser, tom
   *[3] tredje plads til fliser, tom
}
to-the-point-scene-tiles = { $count ->
    [0] ingen fliser tilbage i bunken
    [one] 1 flise i bunken
   *[other] { $count } fliser i bunken
}
to-the-point-scene-cards = { $count ->
    [0] ingen kort tilbage i bunken
    [one] 1 kort i bunken
   *[other] { $count } kort i bunken
}
to-the-point-scene-discards = { $count ->
    [0] intet kastet endnu
    [one] 1 kastet kort
   *[other] { $count } kastede kort
}
to-the-point-scene-hand = Dine kort
to-the-point-scene-card = { $signs ->
    [diagonal] { pigment.neuter } skråt kort, de fire skrå retninger
    [straight] { pigment.neuter } lige kort, op, ned, venstre og højre
    [rising] { pigment.neuter } højre-op-kort, op til højre og ned til venstre
    [falling] { pigment.neuter } venstre-op-kort, op til venstre og ned til højre
    [along] { pigment.neuter } op-og-ned-kort, op og ned
   *[all] { pigment.neuter } stjernekort, alle otte retninger
}
to-the-point-scene-steps = { $steps } skridt igen
to-the-point-scene-done-so-far = { $stage ->
    [card] flise lagt
    [tile] kort spillet
   *[change] skifter kort ud
}
to-the-point-scene-ask = { $stage ->
    [change] Hvilke kort vil du skifte ud?
    [card] Nu et kort, eller slutter du din tur?
    [tile] Nu en flise, eller slutter du din tur?
    [enter] En flise, eller din brik ind?
    [lay] Først en flise? Intet kort kan få din brik ind endnu.
   *[both] Først en flise eller et kort?
}
to-the-point-scene-turn = { $turns ->
    [0] Som den ligger
    [1] Drejet til højre
    [2] På hovedet
   *[3] Drejet til venstre
}
to-the-point-scene-done = Færdig
to-the-point-scene-discard = Byt et kort
to-the-point-scene-end = Slut turen

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] drejet til højre
    [2] på hovedet
   *[3] drejet til venstre
}
to-the-point-tell-tile = { $slot ->
    [1] den første flise
    [2] den anden flise
   *[3] den tredje flise
}
to-the-point-tell-place = { $who ->
    [advice] læg
   *[other] lægger
} { to-the-point-tell-tile } på { $cell }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-move = { $who ->
    [advice] flyt
   *[other] flytter
} en flise fra { $cell } til { $other }
to-the-point-tell-turn = { $who ->
    [advice] drej
   *[other] drejer
} flisen på { $cell } { $turns ->
    [1] til højre
    [2] på hovedet
   *[3] til venstre
}
to-the-point-tell-exchange = { $who ->
    [advice] byt
   *[other] bytter
} fliserne på { $cell } og { $other } om
to-the-point-tell-exchange-open = { $who ->
    [advice] byt
   *[other] bytter
} flisen på { $cell } om med { to-the-point-tell-tile }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] det { pigment.definite } skrå kort
    [straight] det { pigment.definite } lige kort
    [rising] det { pigment.definite } højre-op-kort
    [falling] det { pigment.definite } venstre-op-kort
    [along] det { pigment.definite } op-og-ned-kort
   *[all] det { pigment.definite } stjernekort
}
to-the-point-tell-way = { $way ->
    [n] op
    [ne] op til højre
    [e] til højre
    [se] ned til højre
    [s] ned
    [sw] ned til venstre
    [w] til venstre
   *[nw] op til venstre
}
to-the-point-tell-walk = { $who ->
    [advice] gå
   *[other] går
} { to-the-point-tell-way } med { to-the-point-tell-card }
to-the-point-tell-push = { $who ->
    [advice] flyt
   *[other] flytter
} { $whose ->
    [me] din brik
    [other] den anden brik
   *[name] { $last ->
        [s] { $name }’
        [x] { $name }’
        [z] { $name }’
       *[other] { $name }s
    } brik
} { to-the-point-tell-way } med { to-the-point-tell-card }
to-the-point-tell-enter = { $who ->
    [me] sætter din brik ind
    [advice] sæt din brik ind
   *[other] kommer ind
} med { to-the-point-tell-card }
to-the-point-tell-swap = { $who ->
    [advice] byt
   *[other] bytter
} { to-the-point-tell-card }
to-the-point-tell-change = { $who ->
    [advice] udskift
   *[other] udskifter
} { $card }
to-the-point-tell-keep = { $who ->
    [advice] behold
   *[other] beholder
} alle kort
to-the-point-tell-end = { $who ->
    [me] slutter din tur
    [advice] slut din tur
   *[other] slutter turen
}

## What a move caused, in sentences

to-the-point-effect-made = { $pigment ->
    [blue] Der er en ny blå prik.
    [green] Der er en ny grøn prik.
    [yellow] Der er en ny gul prik.
    [any] Der er en ny prik for alle kort.
   *[several] Der er { $dots } nye prikker.
}
to-the-point-effect-gone = { $dots ->
    [one] En prik er væk.
   *[other] { $dots } prikker er væk.
}
to-the-point-effect-steps = { $whose ->
    [me] Du
    [other] { $pigment ->
        [yellow] Gul
       *[blue] Blå
    }
   *[name] { $name }
}: { $steps } skridt igen.
to-the-point-effect-back = { $whose ->
    [me] Du
    [other] { $pigment ->
        [yellow] Gul
       *[blue] Blå
    }
   *[name] { $name }
} bliver skubbet tilbage: { $steps } skridt igen.
to-the-point-effect-red = En rød prik: kort må skiftes ud.

## Why something cannot be played

to-the-point-nothing-there = Tryk på en flise eller et kort, eller slut din tur.
to-the-point-tile-done = Du har brugt din flise: én pr. tur.
to-the-point-card-done = Du har brugt dit kort: ét pr. tur.
to-the-point-no-cell = Brættet har intet felt { $cell }.
to-the-point-centre = { $cell } er den trykte midte: der kommer ingen flise.
to-the-point-slot-empty = Der er ingen { $slot ->
    [1] første
    [2] anden
   *[3] tredje
} flise.
to-the-point-cell-taken = På { $cell } ligger der allerede en flise.
to-the-point-place-how = Hvor skal flisen hen, og hvordan skal den drejes?
to-the-point-no-tile = På { $cell } ligger ingen flise.
to-the-point-locked = Der står en brik på flisen på { $cell }: den bliver, som den er.
to-the-point-turn-same = Drejet sådan ville flisen på { $cell } se ens ud.
to-the-point-exchange-same = Efter den ombytning ville alt se ens ud.
to-the-point-tile-how = Vil du flytte flisen på { $cell }, dreje den eller bytte den om?
to-the-point-move-taken = En flise flyttes til et andet, tomt felt; det er { $cell } ikke.
to-the-point-not-held = Du har ikke { to-the-point-tell-card } på hånden.
to-the-point-card-how = Hvad skal { to-the-point-tell-card } gøre: gå med en brik, sætte din ind eller byttes?
to-the-point-card-idle = Med { to-the-point-tell-card } kommer du ingen vegne lige nu. Du kan bytte det til et nyt.
to-the-point-entered = Din brik er allerede på brættet.
to-the-point-start-empty = Der ligger ingen flise på dit startfelt endnu.
to-the-point-start-colour = Dit startpunkt er { $colour ->
    [b] blåt
    [g] grønt
   *[y] gult
}: { to-the-point-tell-card } passer ikke.
to-the-point-own-only = Her går alle kun med deres egen brik.
to-the-point-rest = I din sidste tur gik du med modstanderens brik: lad den hvile.
to-the-point-off-board = Den brik er ikke på brættet endnu.
to-the-point-too-far = Du går til den næste prik i en af kortets retninger.
to-the-point-direction = Den vej peger { to-the-point-tell-card } ikke.
to-the-point-dot-taken = Der står en brik på den prik.
to-the-point-not-complete = Den prik er ikke hel: der skal to halve til.
to-the-point-two-colours = Prikkens halvdele har hver sin farve.
to-the-point-dot-colour = Den prik er { $colour ->
    [b] blå
    [g] grøn
   *[y] gul
}: { to-the-point-tell-card } passer ikke.
to-the-point-no-change = Du skifter kort ud, når du selv er gået med din brik til en rød prik.
to-the-point-change-first = Din brik er på en rød prik: sig først, hvilke kort du skifter ud, eller ingen.
to-the-point-change-more = Du kan kun skifte kort ud, som du har.

## The characters of the bots, by their levels

to-the-point-bot-1 = { $bot } lægger gerne en lang vej, før den skal gås.
to-the-point-bot-2 = { $bot } løber mod målet og er ikke bange for at blive skubbet tilbage.
to-the-point-bot-3 = { $bot } skubber din brik tilbage, hvor det kan lade sig gøre.
to-the-point-bot-4 = { $bot } fjerner de prikker, du vil gå på.

## Hints: what is good about a move

to-the-point-hint-progress = bringer brikken frem
to-the-point-hint-progress-theirs = skubber den anden brik tilbage
to-the-point-hint-step = gør klar til næste skridt
to-the-point-hint-step-theirs = tager den anden briks næste skridt væk
to-the-point-hint-step-by-tile = giver et næste skridt, der kun kræver en flise
to-the-point-hint-ways-on = åbner flere veje videre
to-the-point-hint-ways-on-theirs = giver den anden brik færre veje videre
to-the-point-hint-road = lægger prikker til de næste skridt
to-the-point-hint-road-theirs = bryder den anden briks vej op
to-the-point-hint-pushed-back = gør brikken sværere at skubbe tilbage
to-the-point-hint-pushed-by-tile = gør brikken sværere at skubbe tilbage
to-the-point-hint-wins = vinder
to-the-point-hint-threat = truer med at vinde i næste tur
to-the-point-hint-threat-theirs = forhindrer en sejr i næste tur
to-the-point-hint-firm-threat = truer med at vinde i næste tur
to-the-point-hint-firm-threat-theirs = forhindrer en sejr i næste tur
to-the-point-hint-goal-shut = åbner vejen til målet
to-the-point-hint-goal-shut-theirs = lukker det egne startpunkt
to-the-point-hint-directions = beholder kort med flere retninger
to-the-point-hint-straight-cards = beholder flere kort, der fører lige frem
to-the-point-hint-certain = gør sejren sikker
to-the-point-hint-move-end = lader alt være, som det er: noget bedre er der ikke at gøre nu
to-the-point-hint-move-swap = er kortet med færrest veje, så et nyt er mere værd

## What decided a round or the game

to-the-point-ended = { $pigment ->
    [yellow] Gul står på blås startpunkt.
   *[blue] Blå står på guls startpunkt.
} { $steps ->
    [one] Den anden manglede ét skridt.
   *[other] Den anden manglede { $steps } skridt.
}

## Why the game ended, by its clause

to-the-point-end-TP-25 = Brikken står på den andens startpunkt.
to-the-point-end-TP-26 = Det har varet længe nok.
