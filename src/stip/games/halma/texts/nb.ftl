## The game in a few words

halma-tagline = Hopp til den andre siden.
halma-guide-1 = Alle brikkene dine skal til gården rett overfor.
halma-guide-2 = En tur: ett steg, eller hopp på rad.
halma-guide-3 = Hopp over alle brikker. Først i mål vinner.
halma-about = Få alle brikkene dine til gården rett overfor. Gå ett felt, eller hopp over brikker så ofte du kan.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

halma-lesson-step = Rød er din. Alle brikkene dine vil til gården rett overfor, øverst. Trykk på en brikke med prikket ring, og så på en prikk.
halma-lesson-step-done = Ett steg, i hvilken retning du vil: det er et trekk.
halma-lesson-step-again = Prøv en rød brikke med prikket ring, og så en prikk ved siden av.
halma-lesson-hop = Eller hopp: over én brikke, til den ledige plassen rett bak den.
halma-lesson-hop-done = Med et hopp kommer du dobbelt så langt. Ingen blir slått.
halma-lesson-hop-again = Den brikken har ingen å hoppe over. Prøv en med prikket ring.
halma-lesson-hop-again-after = Trykk på den ledige plassen rett bak brikken den hopper over.
halma-lesson-chain = Det ene hoppet kan følge det andre. Hvor langt kommer denne brikken?
halma-lesson-chain-done = Tre hopp på én tur. Det er de lange kjedene som vinner.
halma-lesson-chain-again = Den kan komme lenger. Trykk på brikken med ringen, og så på prikken lengst unna.
halma-lesson-theirs = Brikkene til den andre hjelper deg også. Hopp over begge de blå.
halma-lesson-theirs-done = Dine eller den andres: du kan hoppe over alle.
halma-lesson-theirs-again = Det står en blå brikke til å hoppe over. Trykk på prikken bak den.
halma-lesson-bend = En kjede av hopp kan svinge. Ta brikken til den siste prikken.
halma-lesson-bend-done = Rundt hjørnet og videre.
halma-lesson-bend-again = Den kan svinge der og hoppe videre. Trykk på prikken lengst framme.
halma-lesson-court = Én plass i gården rett overfor er ledig, og én brikke mangler. Få den inn.
halma-lesson-court-done = Alle brikkene dine er over: du har vunnet!
halma-lesson-court-again = Trykk på den røde brikken som fortsatt står utenfor, og så på den ledige plassen i gården.

## Options

halma-option-may_leave_goal = Brikker kan forlate gården rett overfor
halma-option-may_leave_goal-yes = ja
halma-option-may_leave_goal-no = nei
halma-option-squatters = Brikker som blir hjemme
halma-option-squatters-count = sperrer ikke
halma-option-squatters-strict = sperrer

## What is asked next, by the kind of thing that can be touched

halma-ask-field = Hvor hen? Trykk på en prikk.

## What lies on the table, for those who listen to it

halma-scene-field = { $field }, tomt
halma-scene-pawn = { $field }, { pigment } brikke
halma-scene-home = { $home } i mål
halma-scene-ask = { $pigment ->
    [red] De røde brikkene dine: hvilken?
    [blue] De blå brikkene dine: hvilken?
   *[other] Din tur. Hvilken brikke?
}
halma-scene-pass = Meld pass

## Moves, told after a name or “You”

halma-tell-step = { $who ->
    [advice] gå
   *[other] går
} fra { $start } til { $end }
halma-tell-hop = { $who ->
    [advice] hopp
   *[other] hopper
} fra { $start } til { $end }
halma-tell-pass = { $who ->
    [advice] meld pass
   *[other] melder pass
}

## What a move caused, in sentences

halma-effect-jumps = { $jumps } hopp på rad.
halma-effect-court = { $home } av { $pawns } brikker er i gården rett overfor.
halma-effect-home = { $pigment ->
    [red] Alle de røde brikkene er i mål.
    [yellow] Alle de gule brikkene er i mål.
    [blue] Alle de blå brikkene er i mål.
   *[green] Alle de grønne brikkene er i mål.
}

## Why something cannot be played

halma-must-move = Du har en brikke som kan flyttes.
halma-nothing-there = Trykk på en av brikkene dine, og så på et felt.
halma-finished = Den fargen er i mål: brikkene blir stående.
halma-other-colour = De to fargene dine har hver sin tur.
halma-not-yours = På { $from } står ingen av brikkene dine.
halma-where-to = Hvor skal brikken på { $from }?
halma-stuck = Brikken på { $from } kan ikke flyttes: ikke noe ledig felt ved siden av, og ingenting å hoppe over.
halma-nowhere = Et trekk ender et annet sted enn det begynte.
halma-occupied = { $to } er opptatt.
halma-stay = Brikken på { $from } er framme: den blir i gården sin.
halma-no-path = Hvert hopp går over én brikke, til det tomme feltet rett bak.
halma-too-far = Fra { $from } går ikke noe steg eller hopp til { $to }.

## The characters of the bots, by their levels

halma-bot-1 = { $bot } vil først ha alle brikkene ut av sin egen gård.
halma-bot-2 = { $bot } elsker lange hopp og glemmer dem som blir igjen.
halma-bot-3 = { $bot } lar ingen bli igjen: den bakerste brikken går først.
halma-bot-4 = { $bot } skynder seg å få brikke etter brikke inn i gården rett overfor.

## Hints: what is good about a move

halma-hint-distance = bringer en brikke framover
halma-hint-at-home = får en brikke ut av sin egen gård
halma-hint-outside = { $after ->
    [0] får den siste brikken i mål
   *[other] får en brikke i mål
}
halma-hint-last = tar med den bakerste brikken

## What decided a round or the game

halma-ended = Alle { $pawns } brikkene er i gården rett overfor.{ $left ->
    [0] { "" }
   *[other] { " " }Den andre manglet { $left }.
}
halma-ended-full = Gården rett overfor er full.
halma-ended-first = Først med alle { $pawns } brikkene i gården rett overfor.

## Why the game ended, by its clause

halma-end-H-12 = Alle brikkene står i gården rett overfor.
halma-end-H-13 = Gården rett overfor er full.
halma-end-H-14 = Det gikk i ring.
halma-end-H-15 = Alle unntatt én er i mål.
