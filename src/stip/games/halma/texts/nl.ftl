## The game in a few words

halma-tagline = Spring naar de overkant.
halma-guide-1 = Al je pionnen gaan naar de hof aan de overkant.
halma-guide-2 = Een beurt: één stap, of sprongen achter elkaar.
halma-guide-3 = Spring over elke pion. Wie het eerst thuis is, wint.
halma-about = Breng al je pionnen naar de hof aan de overkant. Stap één veld, of spring over pionnen zo vaak je kunt.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

halma-lesson-step = Rood is van jou. Al je pionnen willen naar de hof aan de overkant, bovenaan. Tik een pion met een stippelring aan, en dan een stip.
halma-lesson-step-done = Eén stap, in welke richting je maar wilt: dat is een zet.
halma-lesson-step-again = Probeer een rode pion met een stippelring, en dan een stip ernaast.
halma-lesson-hop = Of spring: over één pion heen, naar de vrije plek er vlak achter.
halma-lesson-hop-done = Met een sprong kom je twee keer zo ver. Niemand wordt geslagen.
halma-lesson-hop-again = Die pion heeft niemand om overheen te springen. Probeer er een met een stippelring.
halma-lesson-hop-again-after = Tik de vrije plek aan, vlak achter de pion waar hij overheen springt.
halma-lesson-chain = Na een sprong mag je weer springen. Hoe ver komt deze pion?
halma-lesson-chain-done = Drie sprongen in één beurt. Met lange reeksen win je.
halma-lesson-chain-again = Hij kan nog verder. Tik de pion met de ring aan, en dan de verste stip.
halma-lesson-theirs = Ook de pionnen van de ander helpen je. Spring over allebei de blauwe.
halma-lesson-theirs-done = Van jou of van de ander: over elke pion kun je springen.
halma-lesson-theirs-again = Er staat nog een blauwe pion om overheen te springen. Tik de stip daarachter aan.
halma-lesson-bend = Een reeks sprongen mag een bocht maken. Breng deze pion naar de laatste stip.
halma-lesson-bend-done = De hoek om, en door.
halma-lesson-bend-again = Hij kan daar afslaan en doorspringen. Tik de verste stip aan.
halma-lesson-court = In de hof aan de overkant is nog één plek vrij, en één pion ontbreekt. Breng hem binnen.
halma-lesson-court-done = Al je pionnen zijn aan de overkant: je hebt gewonnen!
halma-lesson-court-again = Tik de rode pion aan die nog buiten staat, en dan de vrije plek in de hof.

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
    [red] Jouw rode pionnen: welke?
    [blue] Jouw blauwe pionnen: welke?
   *[other] Jouw beurt. Welke pion?
}
halma-scene-pass = Passen

## Moves, told after a name or “You”

halma-tell-step = { $who ->
    [advice] stap
   *[other] stapt
} van { $start } naar { $end }
halma-tell-hop = { $who ->
    [advice] spring
   *[other] springt
} van { $start } naar { $end }
halma-tell-pass = { $who ->
    [advice] pas
   *[other] past
}

## What a move caused, in sentences

halma-effect-jumps = { $jumps } sprongen achter elkaar.
halma-effect-court = { $home } van de { $pawns } pionnen { $home ->
    [one] staat
   *[other] staan
} in de hof aan de overkant.
halma-effect-home = { $pigment ->
    [red] Alle rode pionnen zijn thuis.
    [yellow] Alle gele pionnen zijn thuis.
    [blue] Alle blauwe pionnen zijn thuis.
   *[green] Alle groene pionnen zijn thuis.
}

## Why something cannot be played

halma-must-move = Je hebt nog een pion die kan.
halma-nothing-there = Tik een van je pionnen aan en dan een veld.
halma-finished = Die kleur is thuis: haar pionnen blijven staan.
halma-other-colour = Je twee kleuren hebben elk hun eigen beurt.
halma-not-yours = Op { $from } staat geen pion van jou.
halma-where-to = Waar moet de pion op { $from } heen?
halma-stuck = De pion op { $from } zit vast: geen vrij veld ernaast, en niets om over te springen.
halma-nowhere = Een zet eindigt ergens anders dan hij begon.
halma-occupied = { $to } is bezet.
halma-stay = De pion op { $from } is er al: hij blijft in zijn hof.
halma-no-path = Elke sprong gaat over één pion, naar het lege veld vlak erachter.
halma-too-far = Van { $from } gaat geen stap of sprong naar { $to }.

## The characters of the bots, by their levels

halma-bot-1 = { $bot } wil eerst alle pionnen uit de eigen hof hebben.
halma-bot-2 = { $bot } houdt van lange sprongen, en vergeet wie achterblijft.
halma-bot-3 = { $bot } laat niemand achter: de achterste pion gaat eerst.
halma-bot-4 = { $bot } jaagt pion na pion de hof aan de overkant in.

## Hints: what is good about a move

halma-hint-distance = brengt een pion vooruit
halma-hint-at-home = haalt een pion uit zijn eigen hof
halma-hint-outside = { $after ->
    [0] brengt de laatste pion thuis
   *[other] brengt een pion thuis
}
halma-hint-last = neemt de achterste pion mee

## What decided a round or the game

halma-ended = Alle { $pawns } pionnen staan in de hof aan de overkant.{ $left ->
    [0] { "" }
   *[other] { " " }De ander had er nog { $left } te gaan.
}
halma-ended-full = De hof aan de overkant is vol.
halma-ended-first = Als eerste alle { $pawns } pionnen in de hof aan de overkant.

## Why the game ended, by its clause

halma-end-H-12 = Alle pionnen staan in de hof ertegenover.
halma-end-H-13 = De hof ertegenover is vol.
halma-end-H-14 = Het ging in kringetjes rond.
halma-end-H-15 = Op één na is iedereen thuis.
