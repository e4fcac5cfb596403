## The game in a few words

punto-tagline = Stippen op een rij.
punto-guide-1 = Draai een kaart om en leg hem naast een andere.
punto-guide-2 = Of leg hem op een kaart met minder stippen.
punto-guide-3 = Met twee of in teams: vijf van jouw kleur op een rij wint. Met drie of vier, ieder voor zich: vier.
punto-about = Leg kaarten naast elkaar of op minder stippen, tot een rij jouw kleur heeft.

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
punto-scene-ask-middle = Jouw { pigment.before } { $value } komt in het midden.

## Moves, told after a name or “You”

punto-tell-card = legt { pigment.before } { $value } op { $place }

## Why something cannot be played

punto-other-card = Je draaide { $card } om, niet { $other }.
punto-nothing-there = Tik aan waar { $card } komt te liggen.
punto-middle = De eerste kaart ligt in het midden.
punto-nine = Op een 9 leg je niets.
punto-too-low = Een { $value } kan niet op een { $top }: alleen meer punten kan.
punto-apart = { $place } raakt geen andere kaart.
punto-too-wide = Met { $place } erbij zijn het meer dan { $most } rijen of kolommen.

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

## Why the game ended, by its clause

punto-end-P-22 = Er zijn genoeg rondes gewonnen.
punto-end-P-23 = Alle rondes zijn gespeeld.
