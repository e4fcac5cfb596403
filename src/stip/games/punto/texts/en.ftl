## The game in a few words

punto-tagline = Dots in a row.
punto-guide-1 = Turn up a card and lay it beside another.
punto-guide-2 = Or cover a card with fewer dots.
punto-guide-3 = Two players or teams: five of your colour in a row win. Three or four on their own: four.
punto-about = Lay cards beside each other or over fewer dots, until a row has your colour.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

punto-lesson-beside = Red and orange are yours. Your card lies face up. Lay it beside the blue one: corners count too.
punto-lesson-beside-done = Every new card touches another, or lies on top of one.
punto-lesson-beside-again = Touch one of the dotted places around the blue card.
punto-lesson-on-top = Or lay it on a card with fewer dots. Your orange 6 can cover the blue 4.
punto-lesson-on-top-done = More dots always cover fewer. A 9 is never covered.
punto-lesson-on-top-again = That would be allowed. But try the other way: touch the blue 4.
punto-lesson-row = Rows win: across, up and down, or diagonal. You have three reds. Make it four.
punto-lesson-row-done = Four reds in a row, and one more would win.
punto-lesson-row-again = Look along the three reds. Touch the free place at the end.
punto-lesson-break = Blue has four in a row, and a fifth would win. Break the row: cover one of its cards.
punto-lesson-break-done = Saved. Watch their rows as well as your own.
punto-lesson-break-again = That leaves the row whole. Touch one of the four blue cards.
punto-lesson-five = With two players, five in a row wins. A green 3 fills your gap, and you hold an 8.
punto-lesson-five-done = Five in a row: the round is yours.
punto-lesson-five-again = Look at the red row. Touch the green 3 in its middle.
punto-lesson-four = With three or four players, you have one colour, and four in a row wins. Complete the diagonal row.
punto-lesson-four-done = Four in a row: you win! Two rounds win the game.
punto-lesson-four-again = The three reds go up like stairs. Touch a free place at either end.

## The key to the cards

punto-key = How cards are laid
punto-key-beside = Beside any card; corners count too.
punto-key-on-top = On a card with fewer dots, whoever laid it.
punto-key-nine = A 9 is never covered.
punto-key-five = Two players or teams: five of one colour in a row wins.
punto-key-four = Three or four players: four in a row wins.

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
punto-scene-ask-middle = Your { pigment } { $value }: into the middle?

## Moves, told after a name or “You”

punto-tell-card = { $who ->
    [other] plays
   *[me] play
} { pigment } { $value } on { $place }

## What a move caused, in sentences

punto-in-a-row = { $count ->
    [3] Three
    [4] Four
    [5] Five
   *[other] Six
} { $pigment ->
    [red] reds
    [orange] oranges
    [blue] blues
   *[green] greens
} in a row
punto-effect-covers = It covers { pigment } { $value }.
punto-effect-breaks = It covers { pigment } { $value } and breaks a row of { $broken }.
punto-effect-row = { punto-in-a-row }: one more wins.
punto-effect-new-round = A new round begins.

## Why something cannot be played

punto-other-card = You turned up { pigment } { $value }: only that card can be played.
punto-nothing-there = Where should your { pigment } { $value } go? Touch a place.
punto-middle = The first card goes in the middle.
punto-nine = A 9 is never covered.
punto-too-low = A { $value } cannot cover a { $top }: the covering card needs more points.
punto-apart = { $place } is not next to another card.
punto-too-wide = With { $place } the cards would span more than { $most } rows or columns.

## The characters of the bots, by their levels

punto-bot-1 = { $bot } builds rows, and hardly looks at yours.
punto-bot-2 = { $bot } begins many rows at once, and finishes few.
punto-bot-3 = { $bot } would rather spoil a row of yours than build one.
punto-bot-4 = { $bot } sticks to a row until only one card is missing.

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

## What decided a round or the game

punto-ended-row = { punto-in-a-row }.
punto-ended-more-rows = No whole row, but more rows of { $count }: { $own } to { $theirs }.
punto-ended-fewer-points = As many rows of { $count } as anybody else, but fewer points in them.
punto-ended-drawn = No row decides it.
punto-ended-removed = { $pigment ->
    [red] Red
    [orange] Orange
    [blue] Blue
   *[green] Green
} { $value } leaves the game: the winner gives up the highest card of the winning row.
punto-ended-score = { $most ->
    [1] One round
    [2] Two rounds
    [3] Three rounds
    [4] Four rounds
   *[other] Five rounds
} to { $least ->
    [0] none
    [1] one
    [2] two
    [3] three
   *[other] four
}.
punto-ended-rounds = { $most ->
    [1] One round won.
    [2] Two rounds won.
    [3] Three rounds won.
    [4] Four rounds won.
   *[other] Five rounds won.
}

## Why the game ended, by its clause

punto-end-P-22 = That was the last round needed to win.
punto-end-P-23 = All rounds are played.
