## The game in a few words

halma-tagline = Hoppa till andra sidan.
halma-guide-1 = Alla dina pjäser ska till boet mittemot.
halma-guide-2 = En tur: ett steg, eller flera hopp i följd.
halma-guide-3 = Hoppa över vems pjäs du vill. Först i mål vinner.
halma-about = För alla dina pjäser till boet mittemot. Gå ett steg, eller hoppa över andra pjäser så ofta du kan.

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
    [red] Dina röda pjäser. Tryck på en.
    [blue] Dina blå pjäser. Tryck på en.
   *[other] Din tur. Tryck på en pjäs.
}
halma-scene-pass = Passa

## Moves, told after a name or “You”

halma-tell-step = går från { $start } till { $end }
halma-tell-hop = hoppar från { $start } till { $end }
halma-tell-pass = passar

## Why something cannot be played

halma-must-move = Du har en pjäs som kan flytta.
halma-nothing-there = Tryck på en av dina pjäser, sedan en ruta.
halma-finished = Den färgen är i mål: pjäserna står kvar.
halma-other-colour = Dina två färger har var sin tur.
halma-not-yours = Du har ingen pjäs på { $from }.
halma-stuck = Vart? Pjäsen på { $from } behöver en ruta att gå till.
halma-nowhere = Ett drag slutar inte där det började.
halma-occupied = { $to } är upptagen.
halma-stay = Pjäsen på { $from } är framme: den stannar i sitt bo.
halma-no-path = Varje hopp i en serie går över en pjäs, till den tomma rutan strax bakom.
halma-too-far = Från { $from } leder inget steg eller hopp till { $to }.

## Hints: what is good about a move

halma-hint-distance = för en pjäs framåt
halma-hint-at-home = tar en pjäs ut ur sitt eget bo
halma-hint-outside = { $after ->
    [0] för sista pjäsen i mål
   *[other] för en pjäs i mål
}
halma-hint-last = tar med sig pjäsen längst bak

## Why the game ended, by its clause

halma-end-H-12 = Alla pjäser står i det motsatta boet.
halma-end-H-13 = Det motsatta boet är fullt.
halma-end-H-14 = Det gick runt i cirklar.
halma-end-H-15 = Alla utom en är i mål.
