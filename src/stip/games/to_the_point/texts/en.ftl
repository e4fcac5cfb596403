## The game in a few words

to-the-point-tagline = Build, then walk.
to-the-point-guide-1 = Lay tiles: two halves make a dot.
to-the-point-guide-2 = Play a card to walk to a dot of its colour.
to-the-point-guide-3 = First on the other's start point wins.
to-the-point-about = Lay tiles so that dots appear, and walk over them to the other side.

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
to-the-point-ask-open = Which open tile?
to-the-point-ask-dot = To which dot?
to-the-point-ask-done = More cards, or done?
to-the-point-ask-pawn = Which pawn?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, empty
to-the-point-scene-centre = { $cell }, the centre: no tile goes there
to-the-point-scene-tile = { $where }, tile: north { $north }, east { $east }, south { $south }, west { $west }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, no dot yet
    [any] { $dot }, dot for any card
    [printed] { $dot }, printed dot, for every card
   *[other] { $dot }, { pigment } dot
}
to-the-point-scene-pawn = { pigment } pawn on { $dot }
to-the-point-scene-pawn-off = { pigment } pawn, off the board
to-the-point-scene-display = Tiles and cards beside the board
to-the-point-scene-open = open tile { $number }
to-the-point-scene-open-none = place { $number } for open tiles, empty
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
    [diagonal] { pigment } card, the four diagonals
    [straight] { pigment } card, up, down, left and right
    [rising] { pigment } card, up-right and down-left
    [falling] { pigment } card, up-left and down-right
    [along] { pigment } card, up and down
   *[all] { pigment } card, all eight directions
}
to-the-point-scene-rows = { $rows ->
    [one] 1 row to go
   *[other] { $rows } rows to go
}
to-the-point-scene-done-so-far = { $stage ->
    [card] tile placed
    [tile] card played
   *[change] choosing cards to change
}
to-the-point-scene-ask = { $stage ->
    [change] Change any cards, then touch Done.
    [card] Now a card, or end your turn.
    [tile] Now a tile, or end your turn.
    [enter] Lay a tile; a card enters your pawn.
   *[both] Your turn: a tile and a card.
}
to-the-point-scene-turn = { $turns ->
    [0] Not turned
    [1] A quarter turn
    [2] Half a turn
   *[3] Three quarter turns
}
to-the-point-scene-done = Done
to-the-point-scene-end = End turn

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] by a quarter
    [2] by half
   *[3] by three quarters
}
to-the-point-tell-place = { $who ->
    [me] place
   *[other] places
} open tile { $slot } on { $cell }{ $turns ->
    [0] { "" }
   *[other] , turned { to-the-point-tell-turned }
}
to-the-point-tell-move = { $who ->
    [me] move
   *[other] moves
} a tile from { $cell } to { $other }
to-the-point-tell-turn = { $who ->
    [me] turn
   *[other] turns
} the tile on { $cell } { to-the-point-tell-turned }
to-the-point-tell-exchange = { $who ->
    [me] exchange
   *[other] exchanges
} the tiles on { $cell } and { $other }
to-the-point-tell-exchange-open = { $who ->
    [me] exchange
   *[other] exchanges
} { $cell } with open tile { $slot }{ $turns ->
    [0] { "" }
   *[other] , turned { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] { pigment } diagonal
    [straight] { pigment } straight
    [rising] { pigment } rising
    [falling] { pigment } falling
    [along] { pigment } up-and-down
   *[all] { pigment } all-round
}
to-the-point-tell-way = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
to-the-point-tell-walk = { $who ->
    [me] walk
   *[other] walks
} { $walker ->
    [own] { to-the-point-tell-way }
   *[their] the other pawn { to-the-point-tell-way }
} with { $card }
to-the-point-tell-enter = { $who ->
    [me] bring
   *[other] brings
} the pawn in with { $card }
to-the-point-tell-swap = { $who ->
    [me] swap
   *[other] swaps
} { $card }
to-the-point-tell-change = { $who ->
    [me] change
   *[other] changes
} { $card }
to-the-point-tell-keep = { $who ->
    [me] keep
   *[other] keeps
} all cards
to-the-point-tell-end = { $who ->
    [me] end
   *[other] ends
} the turn

## Why something cannot be played

to-the-point-nothing-there = Touch a tile or a card, or end your turn.
to-the-point-tile-done = You have already used your tile action: there is one per turn.
to-the-point-card-done = You have already used your card action: there is one per turn.
to-the-point-no-cell = The board has no cell { $cell }.
to-the-point-centre = { $cell } is the printed centre: no tile goes there.
to-the-point-slot-empty = There is no open tile { $slot }.
to-the-point-cell-taken = There is already a tile on { $cell }.
to-the-point-place-how = Where should the open tile go, and how should it be turned?
to-the-point-no-tile = There is no tile on { $cell }.
to-the-point-locked = A pawn stands on the tile of { $cell }: it stays as it is.
to-the-point-turn-same = After that turn the tile on { $cell } would look the same.
to-the-point-exchange-same = After that exchange everything would look the same.
to-the-point-tile-how = Move the tile on { $cell }, turn it or exchange it?
to-the-point-move-taken = A tile moves to another, empty cell; { $cell } is not empty.
to-the-point-not-held = { $card } is not in your hand.
to-the-point-card-how = What should { $card } do? It can walk a pawn, bring yours in or be swapped.
to-the-point-entered = Your pawn is on the board already.
to-the-point-start-empty = There is no tile in your start cell yet.
to-the-point-start-colour = Your start point is { $colour ->
    [b] blue
    [g] green
   *[y] yellow
}: { $card } does not fit.
to-the-point-own-only = In this variant everybody walks only their own pawn.
to-the-point-rest = You walked your opponent’s pawn in your last turn: let it rest.
to-the-point-off-board = That pawn is not on the board yet.
to-the-point-too-far = A walk goes to the next dot in a direction of the card.
to-the-point-direction = { $card } does not show { $direction }.
to-the-point-dot-taken = There is a pawn on that dot.
to-the-point-not-complete = That dot is not complete: it needs two halves.
to-the-point-two-colours = The halves of that dot have different colours.
to-the-point-dot-colour = That dot is { $colour ->
    [b] blue
    [g] green
   *[y] yellow
}: { $card } does not fit.
to-the-point-no-change = Cards are changed when your own walk has brought your pawn onto a red dot.
to-the-point-change-first = Your pawn is on a red dot: first choose the cards to change, or none.
to-the-point-change-more = You can change only the cards that you hold.

## Hints: what is good about a move

to-the-point-hint-progress = gets closer to the goal
to-the-point-hint-progress-theirs = pushes the other pawn back
to-the-point-hint-step = prepares the next step
to-the-point-hint-step-theirs = takes the other pawn's next step away
to-the-point-hint-step-by-tile = leaves a next step that takes only a tile
to-the-point-hint-ways-on = opens more ways on from here
to-the-point-hint-ways-on-theirs = leaves the other pawn fewer ways on
to-the-point-hint-road = lays dots for the steps to come
to-the-point-hint-road-theirs = breaks up the other pawn's road
to-the-point-hint-pushed-back = is harder to push back
to-the-point-hint-pushed-by-tile = is harder to push back
to-the-point-hint-wins = wins
to-the-point-hint-threat = threatens to win in the next turn
to-the-point-hint-threat-theirs = stops a win in the next turn
to-the-point-hint-firm-threat = threatens to win, and can hardly be stopped
to-the-point-hint-firm-threat-theirs = stops a win in the next turn
to-the-point-hint-goal-shut = opens the way onto the goal
to-the-point-hint-goal-shut-theirs = blocks their goal
to-the-point-hint-directions = keeps cards with more directions
to-the-point-hint-straight-cards = keeps more cards that lead straight on

## Why the game ended, by its clause

to-the-point-end-TP-25 = The pawn has reached the other start point.
to-the-point-end-TP-26 = The game took too long.
