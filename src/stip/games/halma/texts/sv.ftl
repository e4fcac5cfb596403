## The game in a few words

halma-tagline = Hoppa till andra sidan.
halma-guide-1 = Alla dina pjäser ska till boet mittemot.
halma-guide-2 = En tur: ett steg, eller flera hopp i följd.
halma-guide-3 = Hoppa över vems pjäs du vill. Först i mål vinner.
halma-about = För alla dina pjäser till boet mittemot. Gå ett steg, eller hoppa över andra pjäser så ofta du kan.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

halma-lesson-step = Röd är din. Alla dina pjäser vill till boet mittemot, högst upp. Tryck på en pjäs med prickad ring, sedan på en prick.
halma-lesson-step-done = Ett steg, åt vilket håll du vill: det är ett drag.
halma-lesson-step-again = Prova en röd pjäs med prickad ring, sedan en prick intill.
halma-lesson-hop = Eller hoppa: över en pjäs, till den lediga platsen precis bakom.
halma-lesson-hop-done = Med ett hopp kommer du dubbelt så långt. Ingen blir slagen.
halma-lesson-hop-again = Den pjäsen har ingen att hoppa över. Prova en med prickad ring.
halma-lesson-hop-again-after = Tryck på den lediga platsen precis bakom pjäsen den hoppar över.
halma-lesson-chain = Ett hopp får följas av ett till. Hur långt kommer den här pjäsen?
halma-lesson-chain-done = Tre hopp på en tur. Det är de långa kedjorna som vinner.
halma-lesson-chain-again = Den kommer längre. Tryck på pjäsen med ringen, sedan på pricken längst bort.
halma-lesson-theirs = Den andras pjäser hjälper dig också. Hoppa över båda de blå.
halma-lesson-theirs-done = Dina eller den andras: du får hoppa över alla.
halma-lesson-theirs-again = Det står en blå pjäs till att hoppa över. Tryck på pricken bakom den.
halma-lesson-bend = En kedja av hopp får svänga. Ta pjäsen till den sista pricken.
halma-lesson-bend-done = Runt hörnet och vidare.
halma-lesson-bend-again = Den kan svänga där och hoppa vidare. Tryck på pricken längst fram.
halma-lesson-court = En plats i boet mittemot är ledig, och en pjäs saknas. Ta in den.
halma-lesson-court-done = Alla dina pjäser är över: du vann!
halma-lesson-court-again = Tryck på den röda pjäsen som står kvar utanför, sedan på den lediga platsen i boet.

## Options

halma-option-may_leave_goal = Pjäser får lämna målet
halma-option-may_leave_goal-yes = ja
halma-option-may_leave_goal-no = nej
halma-option-squatters = Pjäser som aldrig går hemifrån
halma-option-squatters-count = spärrar inte
halma-option-squatters-strict = spärrar

## What is asked next, by the kind of thing that can be touched

halma-ask-field = Vart? Tryck på en prick.

## What lies on the table, for those who listen to it

halma-scene-field = { $field }, tom
halma-scene-pawn = { $field }, { pigment } pjäs
halma-scene-home = { $home } i mål
halma-scene-ask = { $pigment ->
    [red] Dina röda pjäser: vilken?
    [blue] Dina blå pjäser: vilken?
   *[other] Din tur. Vilken pjäs?
}
halma-scene-pass = Passa

## Moves, told after a name or “You”

halma-tell-step = { $who ->
    [advice] gå
   *[other] går
} från { $start } till { $end }
halma-tell-hop = { $who ->
    [advice] hoppa
   *[other] hoppar
} från { $start } till { $end }
halma-tell-pass = { $who ->
    [advice] passa
   *[other] passar
}

## What a move caused, in sentences

halma-effect-jumps = { $jumps } hopp i följd.
halma-effect-court = { $home } av { $pawns } pjäser är i boet mittemot.
halma-effect-home = { $pigment ->
    [red] Alla röda pjäser är i mål.
    [yellow] Alla gula pjäser är i mål.
    [blue] Alla blå pjäser är i mål.
   *[green] Alla gröna pjäser är i mål.
}

## Why something cannot be played

halma-must-move = Du har en pjäs som kan flytta.
halma-nothing-there = Tryck på en av dina pjäser, sedan en ruta.
halma-finished = Den färgen är i mål: pjäserna står kvar.
halma-other-colour = Dina två färger har var sin tur.
halma-not-yours = Du har ingen pjäs på { $from }.
halma-where-to = Vart ska pjäsen på { $from }?
halma-stuck = Pjäsen på { $from } kan inte flyttas: ingen ledig ruta bredvid, och inget att hoppa över.
halma-nowhere = Ett drag slutar inte där det började.
halma-occupied = { $to } är upptagen.
halma-stay = Pjäsen på { $from } är framme: den stannar i sitt bo.
halma-no-path = Varje hopp i en serie går över en pjäs, till den tomma rutan strax bakom.
halma-too-far = Från { $from } leder inget steg eller hopp till { $to }.

## The characters of the bots, by their levels

halma-bot-1 = { $bot } vill först få ut alla pjäser ur sitt eget bo.
halma-bot-2 = { $bot } älskar långa hopp och glömmer dem som blir kvar.
halma-bot-3 = { $bot } lämnar ingen efter sig: pjäsen längst bak går först.
halma-bot-4 = { $bot } skyndar sig att få in pjäs efter pjäs i boet mittemot.

## Hints: what is good about a move

halma-hint-distance = för en pjäs framåt
halma-hint-at-home = tar en pjäs ut ur sitt eget bo
halma-hint-outside = { $after ->
    [0] för sista pjäsen i mål
   *[other] för en pjäs i mål
}
halma-hint-last = tar med sig pjäsen längst bak

## What decided a round or the game

halma-ended = Alla { $pawns } pjäser är i boet mittemot.{ $left ->
    [0] { "" }
   *[other] { " " }Den andra hade { $left } kvar.
}
halma-ended-full = Boet mittemot är fullt.
halma-ended-first = Först med alla { $pawns } pjäser i boet mittemot.

## Why the game ended, by its clause

halma-end-H-12 = Alla pjäser står i det motsatta boet.
halma-end-H-13 = Det motsatta boet är fullt.
halma-end-H-14 = Det gick runt i cirklar.
halma-end-H-15 = Alla utom en är i mål.
