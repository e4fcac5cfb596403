## The game in a few words

punto-tagline = Stippen op een rij.
punto-guide-1 = Draai een kaart om en leg hem naast een andere.
punto-guide-2 = Of leg hem op een kaart met minder stippen.
punto-guide-3 = Met twee of in teams: vijf van jouw kleur op een rij wint. Met drie of vier, ieder voor zich: vier.
punto-about = Leg kaarten naast elkaar of op minder stippen, tot een rij jouw kleur heeft.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

punto-lesson-beside = Rood en oranje zijn van jou. Je kaart ligt open. Leg hem naast de blauwe: hoeken tellen ook.
punto-lesson-beside-done = Elke nieuwe kaart raakt een andere, of komt erbovenop.
punto-lesson-beside-again = Tik een van de gestippelde plekken rond de blauwe kaart aan.
punto-lesson-on-top = Of leg hem op een kaart met minder stippen. Je oranje 6 mag op de blauwe 4.
punto-lesson-on-top-done = Meer stippen gaan altijd boven minder. Op een 9 leg je niets.
punto-lesson-on-top-again = Dat mag best. Maar probeer nu de andere manier: tik de blauwe 4 aan.
punto-lesson-row = Met rijen win je: recht of schuin. Je hebt drie rode. Maak er vier van.
punto-lesson-row-done = Vier rode op een rij, en met nog één win je.
punto-lesson-row-again = Kijk langs de drie rode. Tik de vrije plek aan het eind aan.
punto-lesson-break = Blauw heeft er vier op een rij, en met een vijfde wint blauw. Breek de rij: leg je kaart op een van de vier.
punto-lesson-break-done = Gered. Let op hun rijen, niet alleen op de jouwe.
punto-lesson-break-again = Dan blijft de rij heel. Tik een van de vier blauwe kaarten aan.
punto-lesson-five = Met z’n tweeën wint vijf op een rij. In jouw gat ligt een groene 3, en jij hebt een 8.
punto-lesson-five-done = Vijf op een rij: de ronde is voor jou.
punto-lesson-five-again = Kijk naar de rode rij. Tik de groene 3 in het midden aan.
punto-lesson-four = Met drie of vier spelers heb je één kleur, en wint vier op een rij. Maak de schuine rij af.
punto-lesson-four-done = Vier op een rij: je hebt gewonnen! Wie twee rondes wint, wint het spel.
punto-lesson-four-again = De drie rode gaan als een trap omhoog. Tik een vrije plek aan het begin of het eind aan.

## The key to the cards

punto-key = Zo leg je kaarten
punto-key-beside = Naast een kaart; hoeken tellen ook.
punto-key-on-top = Op een kaart met minder stippen, van wie dan ook.
punto-key-nine = Op een 9 leg je niets.
punto-key-five = Met z’n tweeën of in teams: vijf van één kleur op een rij wint.
punto-key-four = Met drie of vier spelers: vier op een rij wint.

## Options

punto-option-rounds_to_win = Rondes om te winnen
punto-option-teams = Teams, partners tegenover elkaar
punto-option-teams-yes = ja
punto-option-teams-no = nee

## What is asked next, by the kind of thing that can be touched

punto-ask-place = Waarheen? Tik een plek aan.

## What lies on the table, for those who listen to it

punto-scene-place = { $place }, leeg
punto-scene-card = { $place }, { pigment.before } { $value }{ $beneath ->
    [0] { "" }
   *[other] , bedekt er { $beneath }
}{ $neutral ->
    [yes] , neutraal
   *[other] { "" }
}
punto-scene-turned-up = { pigment.before } { $value }, omgedraaid{ $neutral ->
    [yes] , neutraal
   *[other] { "" }
}
punto-scene-pile = { $pile ->
    [own] Jouw stapel
   *[other] Stapel van stoel { $pile }
}, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
punto-scene-display = De andere stapels
punto-scene-hand = Jouw kaarten
punto-scene-rounds = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
punto-scene-won-last = { punto-scene-rounds }, { pigment.before } { $value } eruit
punto-scene-ask = Jouw { pigment.before } { $value }. Waar komt hij?
punto-scene-ask-neutral = Een { pigment.before } { $value } van niemand. Waar komt hij?
punto-scene-ask-middle = Jouw { pigment.before } { $value }: in het midden?

## Moves, told after a name or “You”

punto-tell-card = { $who ->
    [advice] leg
   *[other] legt
} { pigment.before } { $value } op { $place }

## What a move caused, in sentences

punto-in-a-row = { $count ->
    [3] Drie
    [4] Vier
    [5] Vijf
   *[other] Zes
} { $pigment ->
    [red] rode
    [orange] oranje
    [blue] blauwe
   *[green] groene
} op een rij
punto-effect-covers = Die dekt { pigment.before } { $value } af.
punto-effect-breaks = Die dekt { pigment.before } { $value } af en breekt een rij van { $broken }.
punto-effect-row = { punto-in-a-row }: nog één en het is gewonnen.
punto-effect-new-round = Er begint een nieuwe ronde.

## Why something cannot be played

punto-other-card = Je draaide { pigment.before } { $value } om: alleen die kaart kan.
punto-nothing-there = Waar komt je { pigment.before } { $value }? Tik een plek aan.
punto-middle = De eerste kaart ligt in het midden.
punto-nine = Op een 9 leg je niets.
punto-too-low = Een { $value } kan niet op een { $top }: alleen meer punten kan.
punto-apart = { $place } raakt geen andere kaart.
punto-too-wide = Met { $place } erbij zijn het meer dan { $most } rijen of kolommen.

## The characters of the bots, by their levels

punto-bot-1 = { $bot } bouwt rijen, en kijkt amper naar die van jou.
punto-bot-2 = { $bot } begint veel rijen tegelijk, en maakt er weinig af.
punto-bot-3 = { $bot } bederft liever een rij van jou dan er een te bouwen.
punto-bot-4 = { $bot } houdt vast aan een rij tot er nog maar één kaart mist.

## Hints: what is good about a move

punto-hint-rounds = wint de ronde
punto-hint-lacks-one = brengt een rij op één kaart na rond
punto-hint-lacks-one-theirs = breekt een rij die nog één kaart mist
punto-hint-lacks-two = bouwt een rij die nog twee kaarten mist
punto-hint-lacks-two-theirs = breekt een rij die nog twee kaarten mist
punto-hint-lacks-three = begint een rij
punto-hint-lacks-three-theirs = ligt een rij in de weg die net begonnen is
punto-hint-rows = maakt een rij die telt als niemand er een vol krijgt
punto-hint-rows-theirs = breekt een rij die zou tellen als niemand er een vol krijgt

## What decided a round or the game

punto-ended-row = { punto-in-a-row }.
punto-ended-more-rows = Geen hele rij, maar wel meer rijen van { $count }: { $own } tegen { $theirs }.
punto-ended-fewer-points = Evenveel rijen van { $count }, maar met minder punten erin.
punto-ended-drawn = Geen rij geeft de doorslag.
punto-ended-removed = { $pigment ->
    [red] Rode
    [orange] Oranje
    [blue] Blauwe
   *[green] Groene
} { $value } gaat uit het spel: de winnaar levert de hoogste kaart van de winnende rij in.
punto-ended-score = { $most ->
    [1] Eén ronde
    [2] Twee rondes
    [3] Drie rondes
    [4] Vier rondes
   *[other] Vijf rondes
} tegen { $least ->
    [0] nul
    [1] één
    [2] twee
    [3] drie
   *[other] vier
}.
punto-ended-rounds = { $most ->
    [1] Eén ronde gewonnen.
    [2] Twee rondes gewonnen.
    [3] Drie rondes gewonnen.
    [4] Vier rondes gewonnen.
   *[other] Vijf rondes gewonnen.
}

## Why the game ended, by its clause

punto-end-P-22 = Er zijn genoeg rondes gewonnen.
punto-end-P-23 = Alle rondes zijn gespeeld.
