## The game in a few words

mill-tagline = Three in a row take one.
mill-guide-1 = Place your nine men, one in each turn.
mill-guide-2 = Then move along the lines. Three in a row take a man.
mill-guide-3 = Leave the other player two men, or none that can move.
mill-about = Place nine men, then move them along the lines. Three in a row are a mill, and take a man.

## Options

mill-option-flying = The last three men may fly
mill-option-flying-yes = yes
mill-option-flying-no = no

## What is asked next, by the kind of thing that can be touched

mill-ask-point = Where to? Touch a point.

## What lies on the table, for those who listen to it

mill-scene-point = { $point }, empty
mill-scene-man = { $point }, { pigment } man
mill-scene-trays = Men beside the board
mill-scene-tray = { $pigment ->
    [red] Red
   *[other] Blue
}: { $hand ->
    [0] no men in hand
    [one] 1 man in hand
   *[other] { $hand } men in hand
}, { $taken ->
    [0] none taken
   *[other] { $taken } taken
}
mill-scene-in-hand = { $count } in hand
mill-scene-men = { $count } men
mill-scene-ask = { $stage ->
    [take] A mill! Which man do you take?
    [place] Where do you place a man?
    [fly] Your men may fly. Which one?
   *[move] Your turn. Which man?
}

## Moves, told after a name or “You”

mill-tell-place = { $who ->
    [other] places
   *[me] place
} a man on { $point }
mill-tell-move = { $who ->
    [other] moves
   *[me] move
} from { $start } to { $end }
mill-tell-fly = { $who ->
    [other] flies
   *[me] fly
} from { $start } to { $end }
mill-tell-take = { $who ->
    [other] takes
   *[me] take
} the man on { $point }

## What a move caused, in sentences

mill-effect-mill = A mill: a man may be taken.

## Why something cannot be played

mill-nothing-there = Touch a point of the board.
mill-no-mill = Only a mill lets you take a man.
mill-take-first = You closed a mill: first take a man of the other player.
mill-take-own = The man on { $point } is your own. Take one of the other player.
mill-in-mill = The man on { $point } is safe in a mill. Take one that is not.
mill-place-first = { $count ->
    [one] First place your last man.
   *[other] First place all your men: { $count } are still in hand.
}
mill-occupied = { $point } is occupied.
mill-all-placed = All your men are placed. Touch one of them to move it.
mill-not-yours = There is no man of yours on { $start }.
mill-where-to = Where should the man on { $start } go?
mill-hemmed-in = The man on { $start } cannot move: no point beside it is empty.
mill-nowhere = A move must end on another point.
mill-too-far = No line leads straight from { $start } to { $end }.
mill-no-flying = Flying is off in this game, and no line leads straight from { $start } to { $end }.

## Hints: what is good about a move

mill-hint-men-theirs = takes a man
mill-hint-mills = closes a mill
mill-hint-mills-theirs = breaks up a mill
mill-hint-threats = prepares a mill
mill-hint-threats-theirs = stops a mill
mill-hint-swings = prepares a mill that can close every turn
mill-hint-swings-theirs = stops a mill that could close every turn
mill-hint-pairs = puts two men in a row
mill-hint-pairs-theirs = blocks a row
mill-hint-space = keeps room to move later
mill-hint-space-theirs = takes away room to move
mill-hint-freedom = gives the men more moves
mill-hint-freedom-theirs = leaves the other player fewer moves
mill-hint-stuck = frees a man that was stuck
mill-hint-stuck-theirs = blocks a man

## Why the game ended, by its clause

mill-end-M-10 = Fewer than three men are left.
mill-end-M-11 = No man could move.
mill-end-M-12 = The same position came up for the third time.
mill-end-M-13 = A hundred moves in a row closed no mill.

## The lesson

mill-lesson-place = Place a man so that three of yours fill a row.
mill-lesson-take = That is a mill. Take a man of the other player that is not in a mill.
mill-lesson-move = All men are placed. Move along a line to close a mill.
mill-lesson-open = Open your mill, so that you can close it again.
mill-lesson-fly = With three men left you may fly: go to any empty point, and close a mill.
mill-lesson-block = Leave the other player no move.
