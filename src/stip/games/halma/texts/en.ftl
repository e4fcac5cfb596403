## The game in a few words

halma-tagline = Hop to the far side.
halma-guide-1 = All your pawns go to the far court.
halma-guide-2 = In a turn, take one step or a chain of hops.
halma-guide-3 = Hop over any pawn. The first player with all pawns home wins.
halma-about = Bring all your pawns to the far court. Step one field, or hop over any pawn, as often as you can.

## Options

halma-option-may_leave_goal = Pawns may leave the far court
halma-option-may_leave_goal-yes = yes
halma-option-may_leave_goal-no = no
halma-option-squatters = Pawns that never leave home
halma-option-squatters-count = do not block
halma-option-squatters-strict = block

## What is asked next, by the kind of thing that can be touched

halma-ask-field = Where to? Touch a dot.

## What lies on the table, for those who listen to it

halma-scene-field = { $field }, empty
halma-scene-pawn = { $field }, { pigment } pawn
halma-scene-home = { $home } home
halma-scene-ask = { $pigment ->
    [red] Your red pawns. Touch one.
    [blue] Your blue pawns. Touch one.
   *[other] Your turn. Touch a pawn.
}
halma-scene-pass = Pass

## Moves, told after a name or “You”

halma-tell-step = { $who ->
    [me] step
   *[other] steps
} from { $start } to { $end }
halma-tell-hop = { $who ->
    [me] hop
   *[other] hops
} from { $start } to { $end }
halma-tell-pass = { $who ->
    [me] pass
   *[other] passes
}

## Why something cannot be played

halma-must-move = You have a pawn that can move.
halma-nothing-there = Touch one of your pawns, then a field.
halma-finished = That colour is home: its pawns stay.
halma-other-colour = Each of your two colours has its own turn.
halma-not-yours = There is no pawn of yours on { $from }.
halma-stuck = Where should the pawn on { $from } go?
halma-nowhere = A move must end on another field.
halma-occupied = { $to } is occupied.
halma-stay = The pawn on { $from } has arrived: it stays in its court.
halma-no-path = Every part of a jump goes over one pawn to the empty field right behind it.
halma-too-far = No step or jump leads from { $from } to { $to }.

## Hints: what is good about a move

halma-hint-distance = brings a pawn forward
halma-hint-at-home = takes a pawn out of its own court
halma-hint-outside = { $after ->
    [0] brings the last pawn home
   *[other] brings a pawn home
}
halma-hint-last = brings the rearmost pawn along

## Why the game ended, by its clause

halma-end-H-12 = All pawns are in the opposite court.
halma-end-H-13 = The opposite court is full.
halma-end-H-14 = The position was repeated too often, or the game took too long.
halma-end-H-15 = All but one are home.
