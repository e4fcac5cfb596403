## The game in a few words

halma-tagline = Hop til den anden side.
halma-guide-1 = Alle dine brikker skal til gården overfor.
halma-guide-2 = En tur: ét skridt, eller hop i træk.
halma-guide-3 = Hop over alle brikker. Først i mål vinder.
halma-about = Få alle dine brikker til gården overfor. Gå ét felt, eller hop over brikker, så tit du kan.

## Options

halma-option-may_leave_goal = Brikker må forlade gården overfor
halma-option-may_leave_goal-yes = ja
halma-option-may_leave_goal-no = nej
halma-option-squatters = Brikker, der bliver hjemme
halma-option-squatters-count = spærrer ikke
halma-option-squatters-strict = spærrer

## What is asked next, by the kind of thing that can be touched

halma-ask-field = Hvorhen? Tryk på en prik.

## What lies on the table, for those who listen to it

halma-scene-field = { $field }, tomt
halma-scene-pawn = { $field }, { pigment } brik
halma-scene-home = { $home } i mål
halma-scene-ask = { $pigment ->
    [red] Dine røde brikker. Tryk på en.
    [blue] Dine blå brikker. Tryk på en.
   *[other] Din tur. Tryk på en brik.
}
halma-scene-pass = Meld pas

## Moves, told after a name or “You”

halma-tell-step = går fra { $start } til { $end }
halma-tell-hop = hopper fra { $start } til { $end }
halma-tell-pass = melder pas

## Why something cannot be played

halma-must-move = Du har en brik, der kan flytte.
halma-nothing-there = Tryk på en af dine brikker og så på et felt.
halma-finished = Den farve er i mål: dens brikker bliver stående.
halma-other-colour = Dine to farver har hver deres tur.
halma-not-yours = På { $from } står ingen af dine brikker.
halma-stuck = Hvorhen? Brikken på { $from } mangler et felt at gå til.
halma-nowhere = Et træk ender et andet sted, end det begyndte.
halma-occupied = { $to } er optaget.
halma-stay = Brikken på { $from } er fremme: den bliver i sin gård.
halma-no-path = Hvert hop går over én brik, til det tomme felt lige bagved.
halma-too-far = Fra { $from } fører intet skridt eller hop til { $to }.

## Hints: what is good about a move

halma-hint-distance = bringer en brik frem
halma-hint-at-home = får en brik ud af sin egen gård
halma-hint-outside = { $after ->
    [0] får den sidste brik i mål
   *[other] får en brik i mål
}
halma-hint-last = tager den bageste brik med

## Why the game ended, by its clause

halma-end-H-12 = Alle brikker står i gården overfor.
halma-end-H-13 = Gården overfor er fuld.
halma-end-H-14 = Det gik i ring.
halma-end-H-15 = Alle på nær én er i mål.
