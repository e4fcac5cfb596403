## The game in a few words

punto-tagline = Dots in a row.
punto-guide-1 = Turn up a card and lay it beside another.
punto-guide-2 = Or cover a card with fewer dots.
punto-guide-3 = Two players or teams: five of your colour in a row win. Three or four on their own: four.
punto-about = Lay cards beside each other or over fewer dots, until a row has your colour.

## Options

punto-option-rounds_to_win = Rounds to win
punto-option-teams = Teams, partners opposite
punto-option-teams-yes = yes
punto-option-teams-no = no

## What is asked next, by the kind of thing that can be touched

punto-ask-place = Where to? Touch a place.

## What lies on the table, for those who listen to it

punto-scene-place = { $place }, empty
punto-scene-card = { $place }, { pigment } { $value }{ $beneath ->
    [0] { "" }
   *[other] , covers { $beneath }
}{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
punto-scene-turned-up = { pigment } { $value }, turned up{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
punto-scene-pile = { $pile ->
    [own] Your pile
   *[other] Pile of seat { $pile }
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
punto-scene-display = The other piles
punto-scene-hand = Your cards
punto-scene-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
punto-scene-won-last = { punto-scene-rounds }, { pigment } { $value } out
punto-scene-ask = Your { pigment } { $value }: where should it go?
punto-scene-ask-neutral = A neutral { pigment } { $value }: where should it go?
punto-scene-ask-middle = Your { pigment } { $value } goes in the middle.

## Moves, told after a name or “You”

punto-tell-card = { $who ->
    [me] play
   *[other] plays
} { pigment } { $value } on { $place }

## Why something cannot be played

punto-other-card = You turned up { $card }, not { $other }.
punto-nothing-there = Touch the place where { $card } should go.
punto-middle = The first card goes in the middle.
punto-nine = A 9 is never covered.
punto-too-low = A { $value } cannot cover a { $top }: the covering card needs more points.
punto-apart = { $place } is not next to another card.
punto-too-wide = With { $place } the cards would span more than { $most } rows or columns.

## Hints: what is good about a move

punto-hint-rounds = wins the round
punto-hint-lacks-one = leaves a row only one card short
punto-hint-lacks-one-theirs = breaks a row that is only one card short
punto-hint-lacks-two = builds a row that lacks two cards
punto-hint-lacks-two-theirs = breaks a row that lacks two cards
punto-hint-lacks-three = begins a row
punto-hint-lacks-three-theirs = stands in the way of a row that has begun
punto-hint-rows = makes a row that counts if nobody completes one
punto-hint-rows-theirs = breaks a row that would count if nobody completes one

## Why the game ended, by its clause

punto-end-P-22 = That was the last round needed to win.
punto-end-P-23 = All rounds are played.
