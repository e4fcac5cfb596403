## The game in a few words

to-the-point-tagline = Bygg, og gå så.
to-the-point-guide-1 = Legg fliser: to halve blir en prikk.
to-the-point-guide-2 = Spill et kort og gå til en prikk i samme farge.
to-the-point-guide-3 = Først på den andres startpunkt vinner.
to-the-point-about = Legg fliser så det blir prikker, og gå over dem til den andre siden.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

to-the-point-lesson-lay = Den gule brikken er din. En tur er en flis og et kort. Først flisen: trykk på den blå, og så på ruten ved den gule halve prikken din.
to-the-point-lesson-lay-done = To halvdeler møtes ved kanten: en blå prikk, og der kommer du inn.
to-the-point-lesson-lay-again = Trykk på den blå flisen, og så på den prikkede ruten.
to-the-point-lesson-enter = Nå et kort. Blått fører til blått: trykk på det blå kortet, og så på prikken ved starten din.
to-the-point-lesson-enter-done = Du er inne. Nå over til den andre siden.
to-the-point-lesson-enter-again = Trykk på det blå kortet, og så på prikken ved starten din.
to-the-point-lesson-halves = To halvdeler i samme farge blir en prikk. Legg den første flisen foran deg, så blått møter blått.
to-the-point-lesson-halves-done = Blått møter blått: en hel prikk å gå på.
to-the-point-lesson-halves-again = Trykk på den første flisen, den prikkede ruten og bildet med blått nederst.
to-the-point-lesson-walk = Et kort må ha fargen til prikken og en pil som fører dit. Gå opp med det blå kortet.
to-the-point-lesson-walk-done = En prikk lenger, og et nytt kort på hånden.
to-the-point-lesson-walk-again = Trykk på det blå kortet, så på brikken din, så på den blå prikken.
to-the-point-lesson-push = Du kan også gå med den andres brikke. Send den opp igjen, dit den kom fra.
to-the-point-lesson-push-done = Det koster den andre et helt steg.
to-the-point-lesson-push-again = Trykk på det grønne kortet, den blå brikken og prikken over den.
to-the-point-lesson-red = På de røde prikkene i midten passer alle kort. Gå til den rett over deg.
to-the-point-lesson-red-done = Og på en rød prikk kan du skifte ut kort.
to-the-point-lesson-red-again = Trykk på det gule kortet med pilene, så på brikken din, så på den røde prikken.
to-the-point-lesson-change = Trykk på kortene du ikke vil ha, og så på «{ to-the-point-scene-done }».
to-the-point-lesson-change-done = Nye kort, nye veier.
to-the-point-lesson-change-again = Trykk på kort på hånden, og så på «{ to-the-point-scene-done }».
to-the-point-lesson-win = Den andres startpunkt er én prikk unna. Gå dit.
to-the-point-lesson-win-done = Midt på prikken: du har vunnet!
to-the-point-lesson-win-again = Trykk på det grønne kortet, så på brikken din, så på prikken ved den øverste kanten.

## The key to the cards

to-the-point-key = Kort og fliser
to-the-point-key-all = Stjernekort: til neste prikk i denne fargen, i alle retninger.
to-the-point-key-straight = Rett kort: opp, ned, til venstre eller høyre.
to-the-point-key-diagonal = Skrått kort: på skrå, alle fire veier.
to-the-point-key-rising = Høyre-opp-kort: opp til høyre eller ned til venstre.
to-the-point-key-falling = Venstre-opp-kort: opp til venstre eller ned til høyre.
to-the-point-key-along = Opp-og-ned-kort: rett opp eller ned.
to-the-point-key-tile = Én gang per tur: legg, flytt, snu eller bytt en flis. To halvdeler i samme farge blir en prikk.
to-the-point-key-joker = En rød halvdel passer til alle farger.
to-the-point-key-red = Alle kort passer. Går du dit med din egen brikke, kan du skifte ut kort.

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
to-the-point-ask-open = Hvilken flis?
to-the-point-ask-dot = Til hvilken prikk?
to-the-point-ask-done = Flere kort, eller ferdig?
to-the-point-ask-card-card = Flere kort, eller ferdig?
to-the-point-ask-only-discard = Bytte det mot et nytt?
to-the-point-ask-discard-card = Hvilket kort bytter du mot et nytt?
to-the-point-ask-only-discard-end = Ingen kort passer. Bytte ett, eller avslutte?
to-the-point-ask-after-cell = Flytte den, snu den eller bytte den om?
to-the-point-ask-after-card = Hvilken brikke, eller hvor til?
to-the-point-ask-pawn = Hvilken brikke?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, tom
to-the-point-scene-centre = { $cell }, midten: der kommer ingen flis
to-the-point-scene-tile = { $where }, flis: øverst { $top }, til høyre { $right }, nederst { $bottom }, til venstre { $left }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, ingen prikk
    [any] { $dot }, prikk for alle kort
    [printed] { $dot }, trykt prikk, for alle kort
   *[other] { $dot }, { pigment } prikk
}
to-the-point-scene-pawn = { pigment } brikke, { $dot }
to-the-point-scene-pawn-off = { pigment } brikke, ved siden av brettet
to-the-point-scene-between = mellom { $cell } og { $other }
to-the-point-scene-start = det { pigment.definite } startpunktet
to-the-point-scene-display = Fliser og kort ved siden av brettet
to-the-point-scene-open = { $number ->
    [1] første flis
    [2] andre flis
   *[3] tredje flis
}
to-the-point-scene-open-none = { $number ->
    [1] første plass for fliser, tom
    [2] andre plass for fliser, tom
   *[3] tredje plass for fliser, tom
}
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
    [diagonal] { pigment.neuter } skrått kort, de fire skrå retningene
    [straight] { pigment.neuter } rett kort, opp, ned, venstre og høyre
    [rising] { pigment.neuter } høyre-opp-kort, opp til høyre og ned til venstre
    [falling] { pigment.neuter } venstre-opp-kort, opp til venstre og ned til høyre
    [along] { pigment.neuter } opp-og-ned-kort, opp og ned
   *[all] { pigment.neuter } stjernekort, alle åtte retninger
}
to-the-point-scene-steps = { $steps } steg igjen
to-the-point-scene-done-so-far = { $stage ->
    [card] flis lagt
    [tile] kort spilt
   *[change] skifter ut kort
}
to-the-point-scene-ask = { $stage ->
    [change] Hvilke kort vil du skifte ut?
    [card] Nå et kort, eller avslutter du turen?
    [tile] Nå en flis, eller avslutter du turen?
    [enter] En flis, eller brikken din inn?
    [lay] Først en flis? Ingen kort kan få brikken din inn ennå.
   *[both] Først en flis eller et kort?
}
to-the-point-scene-turn = { $turns ->
    [0] Som den ligger
    [1] Dreid til høyre
    [2] Opp ned
   *[3] Dreid til venstre
}
to-the-point-scene-done = Ferdig
to-the-point-scene-discard = Bytt et kort
to-the-point-scene-end = Avslutt turen

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] dreid til høyre
    [2] opp ned
   *[3] dreid til venstre
}
to-the-point-tell-tile = { $slot ->
    [1] den første flisen
    [2] den andre flisen
   *[3] den tredje flisen
}
to-the-point-tell-place = { $who ->
    [advice] legg
   *[other] legger
} { to-the-point-tell-tile } på { $cell }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-move = { $who ->
    [advice] flytt
   *[other] flytter
} en flis fra { $cell } til { $other }
to-the-point-tell-turn = { $who ->
    [advice] drei
   *[other] dreier
} flisen på { $cell } { $turns ->
    [1] til høyre
    [2] opp ned
   *[3] til venstre
}
to-the-point-tell-exchange = { $who ->
    [advice] bytt
   *[other] bytter
} om flisene på { $cell } og { $other }
to-the-point-tell-exchange-open = { $who ->
    [advice] bytt
   *[other] bytter
} om flisen på { $cell } med { to-the-point-tell-tile }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] det { pigment.definite } skrå kortet
    [straight] det { pigment.definite } rette kortet
    [rising] det { pigment.definite } høyre-opp-kortet
    [falling] det { pigment.definite } venstre-opp-kortet
    [along] det { pigment.definite } opp-og-ned-kortet
   *[all] det { pigment.definite } stjernekortet
}
to-the-point-tell-way = { $way ->
    [n] opp
    [ne] opp til høyre
    [e] til høyre
    [se] ned til høyre
    [s] ned
    [sw] ned til venstre
    [w] til venstre
   *[nw] opp til venstre
}
to-the-point-tell-walk = { $who ->
    [advice] gå
   *[other] går
} { to-the-point-tell-way } med { to-the-point-tell-card }
to-the-point-tell-push = { $who ->
    [advice] flytt
   *[other] flytter
} { $whose ->
    [me] brikken din
    [other] den andre brikken
   *[name] brikken til { $name }
} { to-the-point-tell-way } med { to-the-point-tell-card }
to-the-point-tell-enter = { $who ->
    [me] setter inn brikken din
    [advice] sett inn brikken din
   *[other] kommer inn
} med { to-the-point-tell-card }
to-the-point-tell-swap = { $who ->
    [advice] bytt
   *[other] bytter
} { to-the-point-tell-card }
to-the-point-tell-change = { $who ->
    [advice] skift
   *[other] skifter
} ut { $card }
to-the-point-tell-keep = { $who ->
    [advice] behold
   *[other] beholder
} alle kort
to-the-point-tell-end = { $who ->
    [me] avslutter turen din
    [advice] avslutt turen din
   *[other] avslutter turen
}

## What a move caused, in sentences

to-the-point-effect-made = { $pigment ->
    [blue] Det er en ny blå prikk.
    [green] Det er en ny grønn prikk.
    [yellow] Det er en ny gul prikk.
    [any] Det er en ny prikk for alle kort.
   *[several] Det er { $dots } nye prikker.
}
to-the-point-effect-gone = { $dots ->
    [one] En prikk er borte.
   *[other] { $dots } prikker er borte.
}
to-the-point-effect-steps = { $whose ->
    [me] Du
    [other] { $pigment ->
        [yellow] Gul
       *[blue] Blå
    }
   *[name] { $name }
}: { $steps } steg igjen.
to-the-point-effect-back = { $whose ->
    [me] Du
    [other] { $pigment ->
        [yellow] Gul
       *[blue] Blå
    }
   *[name] { $name }
} blir skjøvet tilbake: { $steps } steg igjen.
to-the-point-effect-red = En rød prikk: kort kan skiftes ut.

## Why something cannot be played

to-the-point-nothing-there = Trykk på en flis eller et kort, eller avslutt turen.
to-the-point-tile-done = Du har brukt flisen din: én per tur.
to-the-point-card-done = Du har brukt kortet ditt: ett per tur.
to-the-point-no-cell = Brettet har ingen rute { $cell }.
to-the-point-centre = { $cell } er den trykte midten: der kommer ingen flis.
to-the-point-slot-empty = Det er ingen { $slot ->
    [1] første
    [2] andre
   *[3] tredje
} flis.
to-the-point-cell-taken = På { $cell } ligger det alt en flis.
to-the-point-place-how = Hvor skal flisen, og hvordan skal den dreies?
to-the-point-no-tile = På { $cell } ligger ingen flis.
to-the-point-locked = Det står en brikke på flisen på { $cell }: den blir som den er.
to-the-point-turn-same = Snudd slik ville flisen på { $cell } sett lik ut.
to-the-point-exchange-same = Etter det byttet ville alt sett likt ut.
to-the-point-tile-how = Vil du flytte flisen på { $cell }, snu den eller bytte den om?
to-the-point-move-taken = En flis flyttes til en annen, tom rute; det er ikke { $cell }.
to-the-point-not-held = Du har ikke { to-the-point-tell-card } på hånden.
to-the-point-card-how = Hva skal { to-the-point-tell-card } gjøre: gå med en brikke, sette inn din eller byttes?
to-the-point-card-idle = Med { to-the-point-tell-card } kommer du ingen vei akkurat nå. Du kan bytte det mot et nytt.
to-the-point-entered = Brikken din er alt på brettet.
to-the-point-start-empty = Det ligger ingen flis på startruten din ennå.
to-the-point-start-colour = Startpunktet ditt er { $colour ->
    [b] blått
    [g] grønt
   *[y] gult
}: { to-the-point-tell-card } passer ikke.
to-the-point-own-only = Her går alle bare med sin egen brikke.
to-the-point-rest = I forrige tur gikk du med motstanderens brikke: la den hvile.
to-the-point-off-board = Den brikken er ikke på brettet ennå.
to-the-point-too-far = Du går til neste prikk i en av kortets retninger.
to-the-point-direction = Den veien peker { to-the-point-tell-card } ikke.
to-the-point-dot-taken = Det står en brikke på den prikken.
to-the-point-not-complete = Den prikken er ikke hel: det må to halve til.
to-the-point-two-colours = De to halvdelene av prikken har hver sin farge.
to-the-point-dot-colour = Den prikken er { $colour ->
    [b] blå
    [g] grønn
   *[y] gul
}: { to-the-point-tell-card } passer ikke.
to-the-point-no-change = Du skifter ut kort når du selv har gått med brikken din til en rød prikk.
to-the-point-change-first = Brikken din er på en rød prikk: si først hvilke kort du skifter ut, eller ingen.
to-the-point-change-more = Du kan bare skifte ut kort du har.

## The characters of the bots, by their levels

to-the-point-bot-1 = { $bot } legger gjerne en lang vei før den skal gås.
to-the-point-bot-2 = { $bot } løper mot målet og er ikke redd for å bli skjøvet tilbake.
to-the-point-bot-3 = { $bot } skyver brikken din tilbake der det går.
to-the-point-bot-4 = { $bot } tar bort prikkene du vil gå på.

## Hints: what is good about a move

to-the-point-hint-progress = bringer brikken framover
to-the-point-hint-progress-theirs = skyver den andre brikken tilbake
to-the-point-hint-step = gjør klart for neste steg
to-the-point-hint-step-theirs = tar fra den andre brikken neste steg
to-the-point-hint-step-by-tile = gir et neste steg som bare krever en flis
to-the-point-hint-ways-on = åpner flere veier videre
to-the-point-hint-ways-on-theirs = gir den andre brikken færre veier videre
to-the-point-hint-road = legger prikker for stegene som kommer
to-the-point-hint-road-theirs = bryter opp veien til den andre brikken
to-the-point-hint-pushed-back = gjør brikken vanskeligere å skyve tilbake
to-the-point-hint-pushed-by-tile = gjør brikken vanskeligere å skyve tilbake
to-the-point-hint-wins = vinner
to-the-point-hint-threat = truer med å vinne i neste tur
to-the-point-hint-threat-theirs = hindrer en seier i neste tur
to-the-point-hint-firm-threat = truer med å vinne i neste tur
to-the-point-hint-firm-threat-theirs = hindrer en seier i neste tur
to-the-point-hint-goal-shut = åpner veien til målet
to-the-point-hint-goal-shut-theirs = stenger eget startpunkt
to-the-point-hint-directions = beholder kort med flere retninger
to-the-point-hint-straight-cards = beholder flere kort som går rett fram
to-the-point-hint-certain = gjør seieren sikker
to-the-point-hint-move-end = lar alt være som det er: noe bedre er det ikke å gjøre nå
to-the-point-hint-move-swap = er kortet med færrest veier, så et nytt er mer verdt

## What decided a round or the game

to-the-point-ended = { $pigment ->
    [yellow] Gul står på blås startpunkt.
   *[blue] Blå står på guls startpunkt.
} { $steps ->
    [one] Den andre manglet ett steg.
   *[other] Den andre manglet { $steps } steg.
}

## Why the game ended, by its clause

to-the-point-end-TP-25 = Brikken står på den andres startpunkt.
to-the-point-end-TP-26 = Det har vart lenge nok.
