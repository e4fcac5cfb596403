## The game in a few words

halma-tagline = Hop to the far side.
halma-guide-1 = All your pawns go to the far court.
halma-guide-2 = In a turn, take one step or a chain of hops.
halma-guide-3 = Hop over any pawn. The first player with all pawns home wins.
halma-about = Bring all your pawns to the far court. Step one field, or hop over any pawn, as often as you can.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

halma-lesson-step = Red is yours. All your pawns want to go to the far court, at the top. Touch a pawn with a dotted ring, then a dot.
halma-lesson-step-done = One step, in any direction: that is a move.
halma-lesson-step-again = Try one of the red pawns with a dotted ring, then a dot beside it.
halma-lesson-hop = Or hop: over one pawn, to the free place right behind it.
halma-lesson-hop-done = A hop takes you twice as far. Nobody is captured.
halma-lesson-hop-again = That pawn has nobody to hop over. Try one with a dotted ring.
halma-lesson-hop-again-after = Touch the free place right behind the pawn that it hops over.
halma-lesson-chain = One hop may follow another. How far can this pawn go?
halma-lesson-chain-done = Three hops in one turn. Long chains win games.
halma-lesson-chain-again = It can go farther. Touch the pawn with the ring, then the dot farthest away.
halma-lesson-theirs = The other player’s pawns are stepping stones too. Hop over both blue ones.
halma-lesson-theirs-done = Theirs or yours: every pawn helps you along.
halma-lesson-theirs-again = There is another blue pawn to hop over. Touch the dot behind it.
halma-lesson-bend = A chain may turn a corner. Take this pawn to the last dot.
halma-lesson-bend-done = Round the corner and on.
halma-lesson-bend-again = It can turn there and hop on. Touch the dot farthest along.
halma-lesson-court = One place in the far court is free, and one pawn is missing. Bring it in.
halma-lesson-court-done = All your pawns are across: you win!
halma-lesson-court-again = Touch the red pawn that is still outside, then the free place in the court.

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
    [red] Your red pawns: which one?
    [blue] Your blue pawns: which one?
   *[other] Your turn. Which pawn?
}
halma-scene-pass = Pass

## Moves, told after a name or “You”

halma-tell-step = { $who ->
    [other] steps
   *[me] step
} from { $start } to { $end }
halma-tell-hop = { $who ->
    [other] hops
   *[me] hop
} from { $start } to { $end }
halma-tell-pass = { $who ->
    [other] passes
   *[me] pass
}

## What a move caused, in sentences

halma-effect-jumps = { $jumps } jumps in one go.
halma-effect-court = { $home } of { $pawns } pawns are in the far court.
halma-effect-home = { $pigment ->
    [red] All red pawns are home.
    [yellow] All yellow pawns are home.
    [blue] All blue pawns are home.
   *[green] All green pawns are home.
}

## Why something cannot be played

halma-must-move = You have a pawn that can move.
halma-nothing-there = Touch one of your pawns, then a field.
halma-finished = That colour is home: its pawns stay.
halma-other-colour = Each of your two colours has its own turn.
halma-not-yours = There is no pawn of yours on { $from }.
halma-where-to = Where should the pawn on { $from } go?
halma-stuck = The pawn on { $from } cannot move: no free field beside it, and nothing to hop over.
halma-nowhere = A move must end on another field.
halma-occupied = { $to } is occupied.
halma-stay = The pawn on { $from } has arrived: it stays in its court.
halma-no-path = Every part of a jump goes over one pawn to the empty field right behind it.
halma-too-far = No step or jump leads from { $from } to { $to }.

## The characters of the bots, by their levels

halma-bot-1 = { $bot } wants every pawn out of its own court before any goes far.
halma-bot-2 = { $bot } loves long jumps, and forgets those who stay behind.
halma-bot-3 = { $bot } leaves nobody behind: the rearmost pawn goes first.
halma-bot-4 = { $bot } hurries pawn after pawn into the far court.

## Hints: what is good about a move

halma-hint-distance = brings a pawn forward
halma-hint-at-home = takes a pawn out of its own court
halma-hint-outside = { $after ->
    [0] brings the last pawn home
   *[other] brings a pawn home
}
halma-hint-last = brings the rearmost pawn along

## What decided a round or the game

halma-ended = All { $pawns } pawns are in the far court.{ $left ->
    [0] { "" }
    [one] { " " }The other had one more to bring.
   *[other] { " " }The other had { $left } more to bring.
}
halma-ended-full = The far court is full.
halma-ended-first = All { $pawns } pawns in the far court, before anybody else.

## Why the game ended, by its clause

halma-end-H-12 = All pawns are in the opposite court.
halma-end-H-13 = The opposite court is full.
halma-end-H-14 = The position was repeated too often, or the game took too long.
halma-end-H-15 = All but one are home.
