## The game in a few words

halma-tagline = Hopp til den andre siden.
halma-guide-1 = Alle brikkene dine skal til gården rett overfor.
halma-guide-2 = En tur: ett steg, eller hopp på rad.
halma-guide-3 = Hopp over alle brikker. Først i mål vinner.
halma-about = Få alle brikkene dine til gården rett overfor. Gå ett felt, eller hopp over brikker så ofte du kan.

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
    [red] De røde brikkene dine. Trykk på en.
    [blue] De blå brikkene dine. Trykk på en.
   *[other] Din tur. Trykk på en brikke.
}
halma-scene-pass = Meld pass

## Moves, told after a name or “You”

halma-tell-step = går fra { $start } til { $end }
halma-tell-hop = hopper fra { $start } til { $end }
halma-tell-pass = melder pass

## Why something cannot be played

halma-must-move = Du har en brikke som kan flyttes.
halma-nothing-there = Trykk på en av brikkene dine, og så på et felt.
halma-finished = Den fargen er i mål: brikkene blir stående.
halma-other-colour = De to fargene dine har hver sin tur.
halma-not-yours = På { $from } står ingen av brikkene dine.
halma-stuck = Hvor hen? Brikken på { $from } trenger et felt å gå til.
halma-nowhere = Et trekk ender et annet sted enn det begynte.
halma-occupied = { $to } er opptatt.
halma-stay = Brikken på { $from } er framme: den blir i gården sin.
halma-no-path = Hvert hopp går over én brikke, til det tomme feltet rett bak.
halma-too-far = Fra { $from } går ikke noe steg eller hopp til { $to }.

## Hints: what is good about a move

halma-hint-distance = bringer en brikke framover
halma-hint-at-home = får en brikke ut av sin egen gård
halma-hint-outside = { $after ->
    [0] får den siste brikken i mål
   *[other] får en brikke i mål
}
halma-hint-last = tar med den bakerste brikken

## Why the game ended, by its clause

halma-end-H-12 = Alle brikkene står i gården rett overfor.
halma-end-H-13 = Gården rett overfor er full.
halma-end-H-14 = Det gikk i ring.
halma-end-H-15 = Alle unntatt én er i mål.
