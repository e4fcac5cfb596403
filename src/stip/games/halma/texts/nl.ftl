## The game in a few words

halma-tagline = Spring naar de overkant.
halma-guide-1 = Al je pionnen gaan naar de hof aan de overkant.
halma-guide-2 = Een beurt: één stap, of sprongen achter elkaar.
halma-guide-3 = Spring over elke pion. Wie het eerst thuis is, wint.
halma-about = Breng al je pionnen naar de hof aan de overkant. Stap één veld, of spring over pionnen zo vaak je kunt.

## Options

halma-option-may_leave_goal = Pionnen mogen de hof aan de overkant weer uit
halma-option-may_leave_goal-yes = ja
halma-option-may_leave_goal-no = nee
halma-option-squatters = Pionnen die thuisblijven
halma-option-squatters-count = houden niets tegen
halma-option-squatters-strict = houden tegen

## What is asked next, by the kind of thing that can be touched

halma-ask-field = Waarheen? Tik een stip aan.

## What lies on the table, for those who listen to it

halma-scene-field = { $field }, leeg
halma-scene-pawn = { $field }, { pigment.before } pion
halma-scene-home = { $home } thuis
halma-scene-ask = { $pigment ->
    [red] Jouw rode pionnen. Tik er een aan.
    [blue] Jouw blauwe pionnen. Tik er een aan.
   *[other] Jouw beurt. Tik een pion aan.
}
halma-scene-pass = Passen

## Moves, told after a name or “You”

halma-tell-step = stapt van { $start } naar { $end }
halma-tell-hop = springt van { $start } naar { $end }
halma-tell-pass = past

## Why something cannot be played

halma-must-move = Je hebt nog een pion die kan.
halma-nothing-there = Tik een van je pionnen aan en dan een veld.
halma-finished = Die kleur is thuis: haar pionnen blijven staan.
halma-other-colour = Je twee kleuren hebben elk hun eigen beurt.
halma-not-yours = Op { $from } staat geen pion van jou.
halma-stuck = Waarheen? De pion op { $from } zoekt nog een veld.
halma-nowhere = Een zet eindigt ergens anders dan hij begon.
halma-occupied = { $to } is bezet.
halma-stay = De pion op { $from } is er al: hij blijft in zijn hof.
halma-no-path = Elke sprong gaat over één pion, naar het lege veld vlak erachter.
halma-too-far = Van { $from } gaat geen stap of sprong naar { $to }.

## Hints: what is good about a move

halma-hint-distance = brengt een pion vooruit
halma-hint-at-home = haalt een pion uit zijn eigen hof
halma-hint-outside = { $after ->
    [0] brengt de laatste pion thuis
   *[other] brengt een pion thuis
}
halma-hint-last = neemt de achterste pion mee

## Why the game ended, by its clause

halma-end-H-12 = Alle pionnen staan in de hof ertegenover.
halma-end-H-13 = De hof ertegenover is vol.
halma-end-H-14 = Het ging in kringetjes rond.
halma-end-H-15 = Op één na is iedereen thuis.
