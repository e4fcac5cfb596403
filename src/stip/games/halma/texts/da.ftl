## The game in a few words

halma-tagline = Hop til den anden side.
halma-guide-1 = Alle dine brikker skal til gården overfor.
halma-guide-2 = En tur: ét skridt, eller hop i træk.
halma-guide-3 = Hop over alle brikker. Først i mål vinder.
halma-about = Få alle dine brikker til gården overfor. Gå ét felt, eller hop over brikker, så tit du kan.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

halma-lesson-step = Rød er din. Alle dine brikker vil over i gården overfor, øverst. Tryk på en brik med en prikket ring, og så på en prik.
halma-lesson-step-done = Ét skridt, i hvilken retning du vil: det er et træk.
halma-lesson-step-again = Prøv en rød brik med en prikket ring, og så en prik ved siden af.
halma-lesson-hop = Eller hop: over én brik, til den tomme plads lige bag den.
halma-lesson-hop-done = Med et hop kommer du dobbelt så langt. Ingen bliver slået.
halma-lesson-hop-again = Den brik har ingen at hoppe over. Prøv en med en prikket ring.
halma-lesson-hop-again-after = Tryk på den tomme plads lige bag den brik, den hopper over.
halma-lesson-chain = Det ene hop kan følge efter det andet. Hvor langt kan denne brik nå?
halma-lesson-chain-done = Tre hop i én tur. Det er de lange kæder, der vinder.
halma-lesson-chain-again = Den kan komme længere. Tryk på brikken med ringen, og så på prikken længst væk.
halma-lesson-theirs = Den andens brikker hjælper dig også. Hop over begge de blå.
halma-lesson-theirs-done = Dine eller den andens: du må hoppe over dem alle.
halma-lesson-theirs-again = Der er en blå brik mere at hoppe over. Tryk på prikken bag den.
halma-lesson-bend = En kæde af hop må dreje. Tag brikken hen til den sidste prik.
halma-lesson-bend-done = Rundt om hjørnet og videre.
halma-lesson-bend-again = Den kan dreje dér og hoppe videre. Tryk på prikken længst fremme.
halma-lesson-court = Én plads i gården overfor er fri, og én brik mangler. Få den ind.
halma-lesson-court-done = Alle dine brikker er ovre: du har vundet!
halma-lesson-court-again = Tryk på den røde brik, der stadig er udenfor, og så på den frie plads i gården.

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
    [red] Dine røde brikker: hvilken?
    [blue] Dine blå brikker: hvilken?
   *[other] Din tur. Hvilken brik?
}
halma-scene-pass = Meld pas

## Moves, told after a name or “You”

halma-tell-step = { $who ->
    [advice] gå
   *[other] går
} fra { $start } til { $end }
halma-tell-hop = { $who ->
    [advice] hop
   *[other] hopper
} fra { $start } til { $end }
halma-tell-pass = { $who ->
    [advice] meld pas
   *[other] melder pas
}

## What a move caused, in sentences

halma-effect-jumps = { $jumps } hop i træk.
halma-effect-court = { $home } af { $pawns } brikker er i gården overfor.
halma-effect-home = { $pigment ->
    [red] Alle røde brikker er i mål.
    [yellow] Alle gule brikker er i mål.
    [blue] Alle blå brikker er i mål.
   *[green] Alle grønne brikker er i mål.
}

## Why something cannot be played

halma-must-move = Du har en brik, der kan flytte.
halma-nothing-there = Tryk på en af dine brikker og så på et felt.
halma-finished = Den farve er i mål: dens brikker bliver stående.
halma-other-colour = Dine to farver har hver deres tur.
halma-not-yours = På { $from } står ingen af dine brikker.
halma-where-to = Hvor skal brikken på { $from } hen?
halma-stuck = Brikken på { $from } kan ikke flyttes: intet frit felt ved siden af, og intet at hoppe over.
halma-nowhere = Et træk ender et andet sted, end det begyndte.
halma-occupied = { $to } er optaget.
halma-stay = Brikken på { $from } er fremme: den bliver i sin gård.
halma-no-path = Hvert hop går over én brik, til det tomme felt lige bagved.
halma-too-far = Fra { $from } fører intet skridt eller hop til { $to }.

## The characters of the bots, by their levels

halma-bot-1 = { $bot } vil først have alle brikker ud af sin egen gård.
halma-bot-2 = { $bot } elsker lange hop og glemmer dem, der bliver tilbage.
halma-bot-3 = { $bot } lader ingen i stikken: den bageste brik går først.
halma-bot-4 = { $bot } skynder sig at få brik efter brik ind i gården overfor.

## Hints: what is good about a move

halma-hint-distance = bringer en brik frem
halma-hint-at-home = får en brik ud af sin egen gård
halma-hint-outside = { $after ->
    [0] får den sidste brik i mål
   *[other] får en brik i mål
}
halma-hint-last = tager den bageste brik med

## What decided a round or the game

halma-ended = Alle { $pawns } brikker er i gården overfor.{ $left ->
    [0] { "" }
   *[other] { " " }Den anden manglede { $left }.
}
halma-ended-full = Gården overfor er fuld.
halma-ended-first = Først med alle { $pawns } brikker i gården overfor.

## Why the game ended, by its clause

halma-end-H-12 = Alle brikker står i gården overfor.
halma-end-H-13 = Gården overfor er fuld.
halma-end-H-14 = Det gik i ring.
halma-end-H-15 = Alle på nær én er i mål.
