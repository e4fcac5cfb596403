## The game in a few words

to-the-point-tagline = Bygg, og gå så.
to-the-point-guide-1 = Legg fliser: to halve blir en prikk.
to-the-point-guide-2 = Spill et kort og gå til en prikk i samme farge.
to-the-point-guide-3 = Først på den andres startpunkt vinner.
to-the-point-about = Legg fliser så det blir prikker, og gå over dem til den andre siden.

## Options

to-the-point-option-board = Brett
to-the-point-option-board-7x7 = 7 × 7
to-the-point-option-board-5x7 = 5 × 7
to-the-point-option-own_pawn_only = Gå bare med din egen brikke
to-the-point-option-own_pawn_only-yes = ja
to-the-point-option-own_pawn_only-no = nei
to-the-point-option-push = Gå med den andres brikke
to-the-point-option-push-free = hver tur
to-the-point-option-push-rest = ikke to ganger på rad

## What is asked next, by the kind of thing that can be touched

to-the-point-ask-card = Hvilket kort?
to-the-point-ask-cell = Hvor skal den?
to-the-point-ask-turn = Hvordan er den snudd?
to-the-point-ask-open = Hvilken åpen flis?
to-the-point-ask-dot = Til hvilken prikk?
to-the-point-ask-done = Flere kort, eller ferdig?
to-the-point-ask-pawn = Hvilken brikke?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, tom
to-the-point-scene-centre = { $cell }, midten: der kommer ingen flis
to-the-point-scene-tile = { $where }, flis: nord { $north }, øst { $east }, sør { $south }, vest { $west }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, ingen prikk
    [any] { $dot }, prikk for alle kort
    [printed] { $dot }, trykt prikk, for alle kort
   *[other] { $dot }, { pigment } prikk
}
to-the-point-scene-pawn = { pigment } brikke på { $dot }
to-the-point-scene-pawn-off = { pigment } brikke, ved siden av brettet
to-the-point-scene-display = Fliser og kort ved siden av brettet
to-the-point-scene-open = åpen flis { $number }
to-the-point-scene-open-none = plass { $number } for åpne fliser, tom
to-the-point-scene-tiles = { $count ->
    [0] ingen fliser igjen i bunken
    [one] 1 flis i bunken
   *[other] { $count } fliser i bunken
}
to-the-point-scene-cards = { $count ->
    [0] ingen kort igjen i bunken
    [one] 1 kort i bunken
   *[other] { $count } kort i bunken
}
to-the-point-scene-discards = { $count ->
    [0] ingenting kastet ennå
    [one] 1 kastet kort
   *[other] { $count } kastede kort
}
to-the-point-scene-hand = Kortene dine
to-the-point-scene-card = { $signs ->
    [diagonal] { pigment.neuter } kort, de fire skrå retningene
    [straight] { pigment.neuter } kort, opp, ned, venstre og høyre
    [rising] { pigment.neuter } kort, opp til høyre og ned til venstre
    [falling] { pigment.neuter } kort, opp til venstre og ned til høyre
    [along] { pigment.neuter } kort, opp og ned
   *[all] { pigment.neuter } kort, alle åtte retninger
}
to-the-point-scene-rows = { $rows ->
    [one] 1 rad igjen
   *[other] { $rows } rader igjen
}
to-the-point-scene-done-so-far = { $stage ->
    [card] flis lagt
    [tile] kort spilt
   *[change] skifter ut kort
}
to-the-point-scene-ask = { $stage ->
    [change] Skift ut kort, og trykk på Ferdig.
    [card] Nå et kort, eller avslutt turen.
    [tile] Nå en flis, eller avslutt turen.
    [enter] Legg en flis; et kort setter inn brikken din.
   *[both] Din tur: en flis og et kort.
}
to-the-point-scene-turn = { $turns ->
    [0] Som den ligger
    [1] En kvart omdreining
    [2] En halv omdreining
   *[3] Tre kvart omdreining
}
to-the-point-scene-done = Ferdig
to-the-point-scene-end = Avslutt turen

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] en kvart omdreining
    [2] en halv omdreining
   *[3] tre kvart omdreining
}
to-the-point-tell-place = { $turns ->
    [0] legger åpen flis { $slot } på { $cell }
   *[other] legger åpen flis { $slot } på { $cell }, snudd { to-the-point-tell-turned }
}
to-the-point-tell-move = flytter en flis fra { $cell } til { $other }
to-the-point-tell-turn = snur flisen på { $cell } { to-the-point-tell-turned }
to-the-point-tell-exchange = bytter om flisene på { $cell } og { $other }
to-the-point-tell-exchange-open = { $turns ->
    [0] bytter om { $cell } med åpen flis { $slot }
   *[other] bytter om { $cell } med åpen flis { $slot }, snudd { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] det { pigment.definite } skrå
    [straight] det { pigment.definite } rette
    [rising] det { pigment.definite } stigende
    [falling] det { pigment.definite } fallende
    [along] det { pigment.definite } opp-og-ned
   *[all] det { pigment.definite } alle-veier
}
to-the-point-tell-way = { $way ->
    [n] mot nord
    [ne] mot nordøst
    [e] mot øst
    [se] mot sørøst
    [s] mot sør
    [sw] mot sørvest
    [w] mot vest
   *[nw] mot nordvest
}
to-the-point-tell-walk = { $walker ->
    [own] går { to-the-point-tell-way } med { $card }
   *[their] flytter den andre brikken { to-the-point-tell-way } med { $card }
}
to-the-point-tell-enter = setter inn med { $card }
to-the-point-tell-swap = bytter { $card }
to-the-point-tell-change = skifter ut { $card }
to-the-point-tell-keep = beholder alle kort
to-the-point-tell-end = avslutter turen

## Why something cannot be played

to-the-point-nothing-there = Trykk på en flis eller et kort, eller avslutt turen.
to-the-point-tile-done = Du har brukt flisen din: én per tur.
to-the-point-card-done = Du har brukt kortet ditt: ett per tur.
to-the-point-no-cell = Brettet har ingen rute { $cell }.
to-the-point-centre = { $cell } er den trykte midten: der kommer ingen flis.
to-the-point-slot-empty = Det er ingen åpen flis { $slot }.
to-the-point-cell-taken = På { $cell } ligger det alt en flis.
to-the-point-place-how = Hvor skal den åpne flisen, og hvordan er den snudd?
to-the-point-no-tile = På { $cell } ligger ingen flis.
to-the-point-locked = Det står en brikke på flisen på { $cell }: den blir som den er.
to-the-point-turn-same = Snudd slik ville flisen på { $cell } sett lik ut.
to-the-point-exchange-same = Etter det byttet ville alt sett likt ut.
to-the-point-tile-how = Vil du flytte flisen på { $cell }, snu den eller bytte den om?
to-the-point-move-taken = En flis flyttes til en annen, tom rute; det er ikke { $cell }.
to-the-point-not-held = Du har ikke { $card } på hånden.
to-the-point-card-how = Hva skal { $card } gjøre: gå med en brikke, sette inn din eller byttes?
to-the-point-entered = Brikken din er alt på brettet.
to-the-point-start-empty = Det ligger ingen flis på startruten din ennå.
to-the-point-start-colour = Startpunktet ditt er { $colour ->
    [b] blått
    [g] grønt
   *[y] gult
}: { $card } passer ikke.
to-the-point-own-only = Her går alle bare med sin egen brikke.
to-the-point-rest = I forrige tur gikk du med motstanderens brikke: la den hvile.
to-the-point-off-board = Den brikken er ikke på brettet ennå.
to-the-point-too-far = Du går til neste prikk i en av kortets retninger.
to-the-point-direction = { $card } viser ikke { $direction }.
to-the-point-dot-taken = Det står en brikke på den prikken.
to-the-point-not-complete = Den prikken er ikke hel: det må to halve til.
to-the-point-two-colours = De to halvdelene av prikken har hver sin farge.
to-the-point-dot-colour = Den prikken er { $colour ->
    [b] blå
    [g] grønn
   *[y] gul
}: { $card } passer ikke.
to-the-point-no-change = Du skifter ut kort når du selv har gått med brikken din til en rød prikk.
to-the-point-change-first = Brikken din er på en rød prikk: si først hvilke kort du skifter ut, eller ingen.
to-the-point-change-more = Du kan bare skifte ut kort du har.

## Hints: what is good about a move

to-the-point-hint-progress = kommer nærmere målet
to-the-point-hint-progress-theirs = skyver den andre brikken tilbake
to-the-point-hint-step = gjør klart for neste steg
to-the-point-hint-step-theirs = tar fra den andre brikken neste steg
to-the-point-hint-step-by-tile = gir et neste steg som bare krever en flis
to-the-point-hint-ways-on = åpner flere veier videre
to-the-point-hint-ways-on-theirs = gir den andre brikken færre veier videre
to-the-point-hint-road = legger prikker for stegene som kommer
to-the-point-hint-road-theirs = bryter opp veien til den andre brikken
to-the-point-hint-pushed-back = er vanskeligere å skyve tilbake
to-the-point-hint-pushed-by-tile = er vanskeligere å skyve tilbake
to-the-point-hint-wins = vinner
to-the-point-hint-threat = truer med å vinne i neste tur
to-the-point-hint-threat-theirs = hindrer en seier i neste tur
to-the-point-hint-firm-threat = truer med å vinne og kan knapt stoppes
to-the-point-hint-firm-threat-theirs = hindrer en seier i neste tur
to-the-point-hint-goal-shut = åpner veien til målet
to-the-point-hint-goal-shut-theirs = stenger eget startpunkt
to-the-point-hint-directions = beholder kort med flere retninger
to-the-point-hint-straight-cards = beholder flere kort som går rett fram

## Why the game ended, by its clause

to-the-point-end-TP-25 = Brikken står på den andres startpunkt.
to-the-point-end-TP-26 = Det har vart lenge nok.
