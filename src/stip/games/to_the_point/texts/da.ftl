## The game in a few words

to-the-point-tagline = Byg, og gå så.
to-the-point-guide-1 = Læg fliser: to halve bliver en prik.
to-the-point-guide-2 = Spil et kort, og gå til en prik i dets farve.
to-the-point-guide-3 = Først på den andens startpunkt vinder.
to-the-point-about = Læg fliser, så der kommer prikker, og gå over dem til den anden side.

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
to-the-point-ask-open = Hvilken åben flise?
to-the-point-ask-dot = Til hvilken prik?
to-the-point-ask-done = Flere kort, eller færdig?
to-the-point-ask-pawn = Hvilken brik?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, tomt
to-the-point-scene-centre = { $cell }, midten: der kommer ingen flise
to-the-point-scene-tile = { $where }, flise: nord { $north }, øst { $east }, syd { $south }, vest { $west }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, ingen prik
    [any] { $dot }, prik for alle kort
    [printed] { $dot }, trykt prik, for alle kort
   *[other] { $dot }, { pigment } prik
}
to-the-point-scene-pawn = { pigment } brik på { $dot }
to-the-point-scene-pawn-off = { pigment } brik, ved siden af brættet
to-the-point-scene-display = Fliser og kort ved siden af brættet
to-the-point-scene-open = åben flise { $number }
to-the-point-scene-open-none = plads { $number } til åbne fliser, tom
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
    [diagonal] { pigment.neuter } kort, de fire skrå retninger
    [straight] { pigment.neuter } kort, op, ned, venstre og højre
    [rising] { pigment.neuter } kort, op til højre og ned til venstre
    [falling] { pigment.neuter } kort, op til venstre og ned til højre
    [along] { pigment.neuter } kort, op og ned
   *[all] { pigment.neuter } kort, alle otte retninger
}
to-the-point-scene-rows = { $rows ->
    [one] 1 række igen
   *[other] { $rows } rækker igen
}
to-the-point-scene-done-so-far = { $stage ->
    [card] flise lagt
    [tile] kort spillet
   *[change] skifter kort ud
}
to-the-point-scene-ask = { $stage ->
    [change] Skift kort ud, og tryk på Færdig.
    [card] Nu et kort, eller slut din tur.
    [tile] Nu en flise, eller slut din tur.
    [enter] Læg en flise; et kort sætter din brik ind.
   *[both] Din tur: en flise og et kort.
}
to-the-point-scene-turn = { $turns ->
    [0] Som den ligger
    [1] En kvart omgang
    [2] En halv omgang
   *[3] Tre kvarte omgange
}
to-the-point-scene-done = Færdig
to-the-point-scene-end = Slut turen

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] en kvart omgang
    [2] en halv omgang
   *[3] tre kvarte omgange
}
to-the-point-tell-place = { $turns ->
    [0] lægger åben flise { $slot } på { $cell }
   *[other] lægger åben flise { $slot } på { $cell }, drejet { to-the-point-tell-turned }
}
to-the-point-tell-move = flytter en flise fra { $cell } til { $other }
to-the-point-tell-turn = drejer flisen på { $cell } { to-the-point-tell-turned }
to-the-point-tell-exchange = bytter fliserne på { $cell } og { $other } om
to-the-point-tell-exchange-open = { $turns ->
    [0] bytter { $cell } om med åben flise { $slot }
   *[other] bytter { $cell } om med åben flise { $slot }, drejet { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] det { pigment.definite } skrå
    [straight] det { pigment.definite } lige
    [rising] det { pigment.definite } stigende
    [falling] det { pigment.definite } faldende
    [along] det { pigment.definite } op-og-ned
   *[all] det { pigment.definite } alle-veje
}
to-the-point-tell-way = { $way ->
    [n] mod nord
    [ne] mod nordøst
    [e] mod øst
    [se] mod sydøst
    [s] mod syd
    [sw] mod sydvest
    [w] mod vest
   *[nw] mod nordvest
}
to-the-point-tell-walk = { $walker ->
    [own] går { to-the-point-tell-way } med { $card }
   *[their] flytter den anden brik { to-the-point-tell-way } med { $card }
}
to-the-point-tell-enter = sætter ind med { $card }
to-the-point-tell-swap = bytter { $card }
to-the-point-tell-change = udskifter { $card }
to-the-point-tell-keep = beholder alle kort
to-the-point-tell-end = slutter turen

## Why something cannot be played

to-the-point-nothing-there = Tryk på en flise eller et kort, eller slut din tur.
to-the-point-tile-done = Du har brugt din flise: én pr. tur.
to-the-point-card-done = Du har brugt dit kort: ét pr. tur.
to-the-point-no-cell = Brættet har intet felt { $cell }.
to-the-point-centre = { $cell } er den trykte midte: der kommer ingen flise.
to-the-point-slot-empty = Der er ingen åben flise { $slot }.
to-the-point-cell-taken = På { $cell } ligger der allerede en flise.
to-the-point-place-how = Hvor skal den åbne flise hen, og hvordan er den drejet?
to-the-point-no-tile = På { $cell } ligger ingen flise.
to-the-point-locked = Der står en brik på flisen på { $cell }: den bliver, som den er.
to-the-point-turn-same = Drejet sådan ville flisen på { $cell } se ens ud.
to-the-point-exchange-same = Efter den ombytning ville alt se ens ud.
to-the-point-tile-how = Vil du flytte flisen på { $cell }, dreje den eller bytte den om?
to-the-point-move-taken = En flise flyttes til et andet, tomt felt; det er { $cell } ikke.
to-the-point-not-held = Du har ikke { $card } på hånden.
to-the-point-card-how = Hvad skal { $card } gøre: gå med en brik, sætte din ind eller byttes?
to-the-point-entered = Din brik er allerede på brættet.
to-the-point-start-empty = Der ligger ingen flise på dit startfelt endnu.
to-the-point-start-colour = Dit startpunkt er { $colour ->
    [b] blåt
    [g] grønt
   *[y] gult
}: { $card } passer ikke.
to-the-point-own-only = Her går alle kun med deres egen brik.
to-the-point-rest = I din sidste tur gik du med modstanderens brik: lad den hvile.
to-the-point-off-board = Den brik er ikke på brættet endnu.
to-the-point-too-far = Du går til den næste prik i en af kortets retninger.
to-the-point-direction = { $card } viser ikke { $direction }.
to-the-point-dot-taken = Der står en brik på den prik.
to-the-point-not-complete = Den prik er ikke hel: der skal to halve til.
to-the-point-two-colours = Prikkens halvdele har hver sin farve.
to-the-point-dot-colour = Den prik er { $colour ->
    [b] blå
    [g] grøn
   *[y] gul
}: { $card } passer ikke.
to-the-point-no-change = Du skifter kort ud, når du selv er gået med din brik til en rød prik.
to-the-point-change-first = Din brik er på en rød prik: sig først, hvilke kort du skifter ud, eller ingen.
to-the-point-change-more = Du kan kun skifte kort ud, som du har.

## Hints: what is good about a move

to-the-point-hint-progress = kommer nærmere målet
to-the-point-hint-progress-theirs = skubber den anden brik tilbage
to-the-point-hint-step = gør klar til næste skridt
to-the-point-hint-step-theirs = tager den anden briks næste skridt væk
to-the-point-hint-step-by-tile = giver et næste skridt, der kun kræver en flise
to-the-point-hint-ways-on = åbner flere veje videre
to-the-point-hint-ways-on-theirs = giver den anden brik færre veje videre
to-the-point-hint-road = lægger prikker til de næste skridt
to-the-point-hint-road-theirs = bryder den anden briks vej op
to-the-point-hint-pushed-back = er sværere at skubbe tilbage
to-the-point-hint-pushed-by-tile = er sværere at skubbe tilbage
to-the-point-hint-wins = vinder
to-the-point-hint-threat = truer med at vinde i næste tur
to-the-point-hint-threat-theirs = forhindrer en sejr i næste tur
to-the-point-hint-firm-threat = truer med at vinde og kan knap stoppes
to-the-point-hint-firm-threat-theirs = forhindrer en sejr i næste tur
to-the-point-hint-goal-shut = åbner vejen til målet
to-the-point-hint-goal-shut-theirs = lukker det egne startpunkt
to-the-point-hint-directions = beholder kort med flere retninger
to-the-point-hint-straight-cards = beholder flere kort, der fører lige frem

## Why the game ended, by its clause

to-the-point-end-TP-25 = Brikken står på den andens startpunkt.
to-the-point-end-TP-26 = Det har varet længe nok.
