## The game in a few words

to-the-point-tagline = Build, then walk.
to-the-point-guide-1 = Lay tiles: two halves make a dot.
to-the-point-guide-2 = Play a card to walk to a dot of its colour.
to-the-point-guide-3 = First on the other's start point wins.
to-the-point-about = Lay tiles so that dots appear, and walk over them to the other side.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

to-the-point-lesson-lay = The yellow pawn is yours. A turn is a tile and a card. First the tile: touch the blue one, then the square at your yellow half dot.
to-the-point-lesson-lay-done = Two halves meet at the edge: a blue dot, and your way in.
to-the-point-lesson-lay-again = Touch the blue tile, then the dotted square.
to-the-point-lesson-enter = Now a card. Blue leads onto blue: touch the blue card, then the dot at your start.
to-the-point-lesson-enter-done = You are in. Now for the other side.
to-the-point-lesson-enter-again = Touch the blue card, then the dot at your start.
to-the-point-lesson-halves = Two halves of one colour make a dot. Lay the first tile in front of you, so that blue meets blue.
to-the-point-lesson-halves-done = Blue meets blue: a whole dot to walk on.
to-the-point-lesson-halves-again = Touch the first tile, the dotted square, and the picture with blue at the bottom.
to-the-point-lesson-walk = A card needs the colour of the dot and an arrow that leads there. Walk up with the blue card.
to-the-point-lesson-walk-done = One dot further, and a new card in your hand.
to-the-point-lesson-walk-again = Touch the blue card, then your pawn, then the blue dot.
to-the-point-lesson-push = You may walk the other pawn too. Send it back up to where it came from.
to-the-point-lesson-push-done = That costs them a whole step.
to-the-point-lesson-push-again = Touch the green card, the blue pawn, and the dot above it.
to-the-point-lesson-red = The red dots in the middle take any card. Walk onto the one above you.
to-the-point-lesson-red-done = And on a red dot you may change cards.
to-the-point-lesson-red-again = Touch the yellow card with the arrows, then your pawn, then the red dot.
to-the-point-lesson-change = Touch the cards that you do not want, then “{ to-the-point-scene-done }”.
to-the-point-lesson-change-done = New cards, new ways.
to-the-point-lesson-change-again = Touch cards in your hand, then “{ to-the-point-scene-done }”.
to-the-point-lesson-win = The other player’s start point is one dot away. Walk onto it.
to-the-point-lesson-win-done = Right to the point: you win!
to-the-point-lesson-win-again = Touch the green card, then your pawn, then the dot at the top edge.

## The key to the cards

to-the-point-key = Cards and tiles
to-the-point-key-all = Star card: to the next dot of this colour, in any direction.
to-the-point-key-straight = Straight card: up, down, left or right.
to-the-point-key-diagonal = Diagonal card: up-left, up-right, down-left or down-right.
to-the-point-key-rising = Up-right card: up-right or down-left.
to-the-point-key-falling = Up-left card: up-left or down-right.
to-the-point-key-along = Up-down card: up or down.
to-the-point-key-tile = Once a turn: lay, move, turn or exchange a tile. Two halves of one colour make a dot.
to-the-point-key-joker = A red half goes with every colour.
to-the-point-key-red = Takes any card. When you walk your own pawn onto it, you may change cards.

## Options

to-the-point-option-board = Board
to-the-point-option-board-7x7 = 7 × 7
to-the-point-option-board-5x7 = 5 × 7
to-the-point-option-own_pawn_only = Walk your own pawn only
to-the-point-option-own_pawn_only-yes = yes
to-the-point-option-own_pawn_only-no = no
to-the-point-option-push = Walk the other's pawn
to-the-point-option-push-free = every turn
to-the-point-option-push-rest = not two turns in a row

## What is asked next, by the kind of thing that can be touched

to-the-point-ask-card = Which card?
to-the-point-ask-cell = Where should it go?
to-the-point-ask-turn = How should it be turned?
to-the-point-ask-open = Which tile?
to-the-point-ask-dot = To which dot?
to-the-point-ask-done = More cards, or done?
to-the-point-ask-card-card = More cards, or done?
to-the-point-ask-only-discard = Swap it for a new one?
to-the-point-ask-discard-card = Which card do you swap for a new one?
to-the-point-ask-only-discard-end = No card fits. Swap one, or end?
to-the-point-ask-after-cell = Move it, turn it or exchange it?
to-the-point-ask-after-card = Which pawn, or where to?
to-the-point-ask-pawn = Which pawn?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, empty
to-the-point-scene-centre = { $cell }, the centre: no tile goes there
to-the-point-scene-tile = { $where }, tile: top { $top }, right { $right }, bottom { $bottom }, left { $left }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, no dot yet
    [any] { $dot }, dot for any card
    [printed] { $dot }, printed dot, for every card
   *[other] { $dot }, { pigment } dot
}
to-the-point-scene-pawn = { pigment } pawn, { $dot }
to-the-point-scene-pawn-off = { pigment } pawn, off the board
to-the-point-scene-between = between { $cell } and { $other }
to-the-point-scene-start = the { pigment } start point
to-the-point-scene-display = Tiles and cards beside the board
to-the-point-scene-open = { $number ->
    [1] first tile
    [2] second tile
   *[3] third tile
}
to-the-point-scene-open-none = { $number ->
    [1] first place for tiles, empty
    [2] second place for tiles, empty
   *[3] third place for tiles, empty
}
to-the-point-scene-tiles = { $count ->
    [0] no tiles left in the pile
    [one] 1 tile in the pile
   *[other] { $count } tiles in the pile
}
to-the-point-scene-cards = { $count ->
    [0] no cards left in the pile
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
to-the-point-scene-discards = { $count ->
    [0] no discards yet
    [one] 1 discard
   *[other] { $count } discards
}
to-the-point-scene-hand = Your cards
to-the-point-scene-card = { $signs ->
    [diagonal] { pigment } diagonal card, the four diagonals
    [straight] { pigment } straight card, up, down, left and right
    [rising] { pigment } up-right card, up-right and down-left
    [falling] { pigment } up-left card, up-left and down-right
    [along] { pigment } up-down card, up and down
   *[all] { pigment } star card, all eight directions
}
to-the-point-scene-steps = { $steps ->
    [one] 1 step to go
   *[other] { $steps } steps to go
}
to-the-point-scene-done-so-far = { $stage ->
    [card] tile placed
    [tile] card played
   *[change] choosing cards to change
}
to-the-point-scene-ask = { $stage ->
    [change] Which cards would you like to change?
    [card] Now a card, or end your turn?
    [tile] Now a tile, or end your turn?
    [enter] A tile, or bring your pawn in?
    [lay] A tile? No card brings you in yet.
   *[both] A tile or a card first?
}
to-the-point-scene-turn = { $turns ->
    [0] Not turned
    [1] Turned to the right
    [2] Upside down
   *[3] Turned to the left
}
to-the-point-scene-done = Done
to-the-point-scene-discard = Swap a card
to-the-point-scene-end = End turn

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] to the right
    [2] upside down
   *[3] to the left
}
to-the-point-tell-tile = { $slot ->
    [1] the first tile
    [2] the second tile
   *[3] the third tile
}
to-the-point-tell-place = { $who ->
    [other] places
   *[me] place
} { to-the-point-tell-tile } on { $cell }{ $turns ->
    [0] { "" }
   *[other] , turned { to-the-point-tell-turned }
}
to-the-point-tell-move = { $who ->
    [other] moves
   *[me] move
} a tile from { $cell } to { $other }
to-the-point-tell-turn = { $who ->
    [other] turns
   *[me] turn
} the tile on { $cell } { to-the-point-tell-turned }
to-the-point-tell-exchange = { $who ->
    [other] exchanges
   *[me] exchange
} the tiles on { $cell } and { $other }
to-the-point-tell-exchange-open = { $who ->
    [other] exchanges
   *[me] exchange
} the tile on { $cell } for { to-the-point-tell-tile }{ $turns ->
    [0] { "" }
   *[other] , turned { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] { pigment } diagonal
    [straight] { pigment } straight
    [rising] { pigment } up-right
    [falling] { pigment } up-left
    [along] { pigment } up-down
   *[all] { pigment } star
}
to-the-point-tell-way = { $way ->
    [n] up
    [ne] up-right
    [e] right
    [se] down-right
    [s] down
    [sw] down-left
    [w] left
   *[nw] up-left
}
to-the-point-tell-walk = { $who ->
    [other] walks
   *[me] walk
} { to-the-point-tell-way } with the { to-the-point-tell-card } card
to-the-point-tell-push = { $who ->
    [other] walks
   *[me] walk
} { $whose ->
    [me] your
    [other] the other
   *[name] { $name }’s
} pawn { to-the-point-tell-way } with the { to-the-point-tell-card } card
to-the-point-tell-enter = { $who ->
    [other] comes in
   *[me] bring your pawn in
} with the { to-the-point-tell-card } card
to-the-point-tell-swap = { $who ->
    [other] swaps
   *[me] swap
} the { to-the-point-tell-card } card
to-the-point-tell-change = { $who ->
    [other] changes
   *[me] change
} cards: { $card }
to-the-point-tell-keep = { $who ->
    [other] keeps
   *[me] keep
} all cards
to-the-point-tell-end = { $who ->
    [other] ends the turn
   *[me] end your turn
}

## What a move caused, in sentences

to-the-point-effect-made = { $pigment ->
    [blue] A blue dot is made.
    [green] A green dot is made.
    [yellow] A yellow dot is made.
    [any] A dot for any card is made.
   *[several] { $dots } dots are made.
}
to-the-point-effect-gone = { $dots ->
    [one] A dot is gone.
   *[other] { $dots } dots are gone.
}
to-the-point-effect-steps = { $whose ->
    [me] You
    [other] { $pigment ->
        [yellow] Yellow
       *[blue] Blue
    }
   *[name] { $name }
}: { $steps ->
    [one] 1 step to go
   *[other] { $steps } steps to go
}.
to-the-point-effect-back = { $whose ->
    [me] You are
    [other] { $pigment ->
        [yellow] Yellow is
       *[blue] Blue is
    }
   *[name] { $name } is
} pushed back: { $steps ->
    [one] 1 step to go
   *[other] { $steps } steps to go
}.
to-the-point-effect-red = A red dot: cards may be changed.

## Why something cannot be played

to-the-point-nothing-there = Touch a tile or a card, or end your turn.
to-the-point-tile-done = You have already used your tile action: there is one per turn.
to-the-point-card-done = You have already used your card action: there is one per turn.
to-the-point-no-cell = The board has no cell { $cell }.
to-the-point-centre = { $cell } is the printed centre: no tile goes there.
to-the-point-slot-empty = There is no { $slot ->
    [1] first
    [2] second
   *[3] third
} tile.
to-the-point-cell-taken = There is already a tile on { $cell }.
to-the-point-place-how = Where should the tile go, and how should it be turned?
to-the-point-no-tile = There is no tile on { $cell }.
to-the-point-locked = A pawn stands on the tile of { $cell }: it stays as it is.
to-the-point-turn-same = After that turn the tile on { $cell } would look the same.
to-the-point-exchange-same = After that exchange everything would look the same.
to-the-point-tile-how = Move the tile on { $cell }, turn it or exchange it?
to-the-point-move-taken = A tile moves to another, empty cell; { $cell } is not empty.
to-the-point-not-held = The { to-the-point-tell-card } card is not in your hand.
to-the-point-card-how = What should the { to-the-point-tell-card } card do? It can walk a pawn, bring yours in or be swapped.
to-the-point-card-idle = The { to-the-point-tell-card } card leads nowhere now. You can swap it for a new one.
to-the-point-entered = Your pawn is on the board already.
to-the-point-start-empty = There is no tile in your start cell yet.
to-the-point-start-colour = Your start point is { $colour ->
    [b] blue
    [g] green
   *[y] yellow
}: the { to-the-point-tell-card } card does not fit.
to-the-point-own-only = In this variant everybody walks only their own pawn.
to-the-point-rest = You walked your opponent’s pawn in your last turn: let it rest.
to-the-point-off-board = That pawn is not on the board yet.
to-the-point-too-far = A walk goes to the next dot in a direction of the card.
to-the-point-direction = The { to-the-point-tell-card } card does not point that way.
to-the-point-dot-taken = There is a pawn on that dot.
to-the-point-not-complete = That dot is not complete: it needs two halves.
to-the-point-two-colours = The halves of that dot have different colours.
to-the-point-dot-colour = That dot is { $colour ->
    [b] blue
    [g] green
   *[y] yellow
}: the { to-the-point-tell-card } card does not fit.
to-the-point-no-change = Cards are changed when your own walk has brought your pawn onto a red dot.
to-the-point-change-first = Your pawn is on a red dot: first choose the cards to change, or none.
to-the-point-change-more = You can change only the cards that you hold.

## The characters of the bots, by their levels

to-the-point-bot-1 = { $bot } likes to lay a long road before walking it.
to-the-point-bot-2 = { $bot } runs for the goal, and does not fear being pushed back.
to-the-point-bot-3 = { $bot } pushes your pawn back wherever it can.
to-the-point-bot-4 = { $bot } takes away the dots on which you want to walk.

## Hints: what is good about a move

to-the-point-hint-progress = brings the pawn forward
to-the-point-hint-progress-theirs = pushes the other pawn back
to-the-point-hint-step = prepares the next step
to-the-point-hint-step-theirs = takes the other pawn's next step away
to-the-point-hint-step-by-tile = leaves a next step that takes only a tile
to-the-point-hint-ways-on = opens more ways on from here
to-the-point-hint-ways-on-theirs = leaves the other pawn fewer ways on
to-the-point-hint-road = lays dots for the steps to come
to-the-point-hint-road-theirs = breaks up the other pawn's road
to-the-point-hint-pushed-back = makes the pawn harder to push back
to-the-point-hint-pushed-by-tile = makes the pawn harder to push back
to-the-point-hint-wins = wins
to-the-point-hint-threat = threatens to win in the next turn
to-the-point-hint-threat-theirs = stops a win in the next turn
to-the-point-hint-firm-threat = threatens to win in the next turn
to-the-point-hint-firm-threat-theirs = stops a win in the next turn
to-the-point-hint-goal-shut = opens the way onto the goal
to-the-point-hint-goal-shut-theirs = blocks their goal
to-the-point-hint-directions = keeps cards with more directions
to-the-point-hint-straight-cards = keeps more cards that lead straight on
to-the-point-hint-certain = makes the win certain
to-the-point-hint-move-end = leaves everything as it is: nothing better can be done now
to-the-point-hint-move-swap = is the card with the fewest ways, so a new one is worth more

## What decided a round or the game

to-the-point-ended = { $pigment ->
    [yellow] Yellow stands on blue’s start point.
   *[blue] Blue stands on yellow’s start point.
} { $steps ->
    [one] The other had one step to go.
   *[other] The other had { $steps } steps to go.
}

## Why the game ended, by its clause

to-the-point-end-TP-25 = The pawn has reached the other start point.
to-the-point-end-TP-26 = The game took too long.
