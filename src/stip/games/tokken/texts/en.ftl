## The game in a few words

tokken-tagline = Four pawns home.
tokken-guide-1 = Swap a card. An ace, a king or the joker brings a pawn in.
tokken-guide-2 = Cards move your pawns. Land on others to send them back.
tokken-guide-3 = Four pawns in your home row win.
tokken-about = Play cards, walk around the ring, and bring four pawns home before the other does.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

tokken-lesson-enter = The round pawns are yours. An ace brings one in: touch the ace, then a pawn, then the dot.
tokken-lesson-enter-done = It stands on your home base, and there nobody can hit it.
tokken-lesson-enter-again = First your ace, then a round pawn, then the dot.
tokken-lesson-walk = Each turn you play one card. A 6 walks six fields, the way the arrows point.
tokken-lesson-walk-done = Six fields on. Then it is the other player’s turn.
tokken-lesson-walk-again = Touch the 6, then your red pawn, then the dot.
tokken-lesson-hit = Land on a square pawn, and it has to start again. Which card takes you there?
tokken-lesson-hit-done = A hit! Back to the start with it.
tokken-lesson-hit-again = Count the fields to the square pawn: there are eight.
tokken-lesson-dot = Land on a black dot, and you slide on to the next black dot. Which card lands there?
tokken-lesson-dot-done = Across the board with a single card.
tokken-lesson-dot-again = Count the fields to the black dot: there are six.
tokken-lesson-back = A 4 walks backwards. From your home base that is a short cut: take the red pawn.
tokken-lesson-back-done = Almost round already, and hardly a step walked.
tokken-lesson-back-again = Touch the 4, then the red pawn on your home base.
tokken-lesson-seven = The steps of a 7 may be divided. Four of them bring blue home.
tokken-lesson-seven-done = Blue is home, where nobody can hit it.
tokken-lesson-seven-again = Touch the 7, then your blue pawn, then its place in the home row.
tokken-lesson-rest = Three steps are left for another pawn. Take red, and see who is standing there.
tokken-lesson-rest-done = One card: one pawn home and one hit.
tokken-lesson-rest-again = Touch your red pawn, then the dot.
tokken-lesson-home = The home row fills from its far end: blue, green, yellow, red. Who goes in now?
tokken-lesson-home-done = Green follows blue. Yellow is next, and red comes last.
tokken-lesson-home-again = Blue is home already, so it is green’s turn.
tokken-lesson-give = Before each round you both give one card away. Keep the ace: it brings pawns in. Give another card.
tokken-lesson-give-done = You got a king for it. Kings bring pawns in too.
tokken-lesson-give-again = Keep the ace. Touch one of the others.
tokken-lesson-win = Three are home. Which card brings red exactly onto its place?
tokken-lesson-win-done = All four are home: you win!
tokken-lesson-win-again = Count the steps to red’s place: there are three.

## The key to the cards

tokken-key = What the cards do
tokken-key-ace = Brings a pawn in, or walks 1.
tokken-key-number = Walks as many fields as it says.
tokken-key-four = Walks 4 backwards, but not past its own home base.
tokken-key-five = Walks one of the other player’s pawns 5 on, but not one on its own home base.
tokken-key-seven = Walks 7, divided among your pawns as you like.
tokken-key-jack = Swaps one of your pawns with one of theirs, but not with one on its own home base.
tokken-key-queen = Walks 12.
tokken-key-king = Brings a pawn in, or walks 13 and hits every pawn on its way, your own too.
tokken-key-joker = Brings a pawn in, or walks 18. Then you take another card.
tokken-key-hit = End your walk on a pawn, and it has to start again. That goes for your own pawns too.
tokken-key-dot = End your walk here, and you slide on to the next black dot.
tokken-key-base = On its own home base a pawn is safe, and nobody gets past.

## Options

tokken-option-track = Fields of the ring
tokken-option-black_dot_offset = Black dot on field
tokken-option-exchange = Before each round
tokken-option-exchange-swap = swap a card
tokken-option-exchange-draw = draw a card
tokken-option-exchange-none = no exchange
tokken-option-home_order = Home row
tokken-option-home_order-far_end = far end first
tokken-option-home_order-free = in any order
tokken-option-dot_past_home = Last black dot before home
tokken-option-dot_past_home-pass = leads past it
tokken-option-dot_past_home-stay = is a plain field

## What is asked next, by the kind of thing that can be touched

tokken-ask-pawn = Which pawn?
tokken-ask-pawn-pawn = Swap with which pawn of theirs?
tokken-ask-card = Which card?
tokken-ask-home = Where to? Touch its place in the home row.
tokken-ask-field = Where to? Touch a dot.
tokken-ask-only-out = Nothing can be played.

## What lies on the table, for those who listen to it

tokken-scene-card = { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [X] joker
   *[other] { $rank }
}
tokken-scene-field = Field { $field }{ $kind ->
    [dot] , black dot
    [base] , home base
   *[field] { "" }
}
tokken-scene-spot = { pigment } spot in your home row
tokken-pawn = { $whose ->
    [own] Your { pigment } pawn
    [theirs] Their { pigment } pawn
    [round] Round { pigment } pawn
   *[square] Square { pigment } pawn
}
tokken-scene-pawn = { tokken-pawn }, { $where ->
    [home] home
    [reserve] in reserve
   *[field] field { $field }
}
tokken-scene-pile = { $cards ->
    [one] 1 card not dealt
   *[other] { $cards } cards not dealt
}
tokken-scene-played = { $cards ->
    [one] 1 card played
   *[other] { $cards } cards played
}{ $rank ->
    [none] { "" }
   *[other] , last { tokken-scene-card }
}
tokken-scene-hand = Your hand
tokken-scene-given = { tokken-scene-card }, to be given away
tokken-scene-home = { $home } home
tokken-scene-home-known = { tokken-scene-home }, has your { $cards }
tokken-scene-ask = Your turn. Which card?
tokken-scene-ask-give = Which card do you give away?
tokken-scene-ask-seven = { $left ->
    [one] 1 step left. Which pawn?
   *[other] { $left } steps left. Which pawn?
}
tokken-scene-ask-keep = Play your last card, or keep it?
tokken-scene-cause = Only an ace, a king or the joker brings a pawn in.
tokken-scene-keep = Keep this card
tokken-scene-out = Throw your hand away

## Moves, told after a name or “You”

tokken-tell-enter = { $who ->
    [other] brings
   *[me] bring
} { pigment } in with the { tokken-scene-card }
tokken-tell-walk = { $who ->
    [other] walks
   *[me] walk
} { pigment } with the { tokken-scene-card }
tokken-tell-back = { $who ->
    [other] walks
   *[me] walk
} { pigment } back with the { tokken-scene-card }
tokken-tell-part = { $who ->
    [other] walks
   *[me] walk
} { pigment } { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} with the 7
tokken-owner = { $whose ->
    [me] your
    [other] the other’s
   *[name] { $name }’s
}
tokken-tell-push = { $who ->
    [other] walks
   *[me] walk
} { tokken-owner } { pigment } with the { tokken-scene-card }
tokken-tell-swap = { $who ->
    [other] swaps
   *[me] swap
} { pigment } and { tokken-owner } { $other ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} with the jack
tokken-tell-give = { $who ->
    [other] gives
   *[me] give
} away the { tokken-scene-card }
tokken-tell-keep = { $who ->
    [other] keeps
   *[me] keep
} the last card
tokken-tell-out = { $who ->
    [other] throws the hand
   *[me] throw your hand
} away

## What a move caused, in sentences

tokken-effect-pawn = { $whose ->
    [me] Your { pigment }
    [other] The other’s { pigment }
    [round] The round { pigment }
    [square] The square { pigment }
   *[name] { $name }’s { pigment }
}
tokken-effect-card = { $rank ->
    [A] an ace
    [8] an 8
    [T] a 10
    [J] a jack
    [Q] a queen
    [K] a king
    [X] the joker
   *[other] a { $rank }
}
tokken-effect-hit = { tokken-effect-pawn } is hit.
tokken-effect-home = { tokken-effect-pawn } is home.
tokken-effect-dot = The black dot carries it on.
tokken-effect-extra = { $rank ->
    [none] The joker brings an extra card.
   *[other] You draw { tokken-effect-card }.
}
tokken-effect-dealt = New cards are dealt.
tokken-effect-given = { $rank ->
    [none] The cards have changed hands.
   *[other] You got { tokken-effect-card }.
}

## Why something cannot be played

tokken-nothing-there = Touch a card of your hand, then a pawn.
tokken-only-out = Nothing can be played now: throw your hand away.
tokken-not-in-hand = There is no { tokken-scene-card } in your hand.
tokken-which-pawn = Which pawn? The { tokken-scene-card } needs a pawn that can move.
tokken-unplayable = The { tokken-scene-card } cannot be played now: no pawn can move with it.
tokken-must-play = You can only throw your hand away if none of its cards can be played.
tokken-give-first = First choose one of the cards just dealt to give away.
tokken-no-exchange = Cards change hands only when they have just been dealt.
tokken-kept = A kept card takes no part in the exchange.
tokken-keep-last-round = In the third round all cards are played.
tokken-keep-joker = Only a player who took the joker's extra card in this round may keep a card.
tokken-keep-one = You may keep a card only if it is your last one and the other player has none left.
tokken-keep-unplayable = The { tokken-scene-card } cannot be played, so it is thrown away: only a card that could be played may be kept.
tokken-in-reserve = { tokken-pawn } waits in reserve: an ace, a king or the joker brings it in.
tokken-not-in-reserve = { tokken-pawn } is on the board already.
tokken-no-entry = { tokken-pawn } comes in only with an ace, a king or the joker.
tokken-base-taken = One of your pawns is on your home base.
tokken-closed = A pawn on its own home base is in the way: nobody passes or hits it.
tokken-past-row = { tokken-pawn } cannot go so far: the way ends in the home row.
tokken-other-spot = { tokken-pawn } may stand only on the spot of its own colour in the home row.
tokken-row-passed = In the home row no pawn passes another.
tokken-far-end = The home row fills from its far end: deeper spots come first.
tokken-stays-home = { tokken-pawn } is home, and stays there.
tokken-crosses-base = { tokken-pawn } would cross its own home base, going four backwards.
tokken-on-base = { tokken-pawn } stands on its own home base: a five does not move it.
tokken-five-theirs = A five walks an opposing pawn.
tokken-own-pawns = With the { tokken-scene-card } only your own pawns walk.
tokken-only-jack = Only a jack changes the places of two pawns.
tokken-swap-two = A jack needs two pawns: one of yours, one of theirs.
tokken-swap-ring = Both pawns of a jack must be on the ring.
tokken-swap-base = { tokken-pawn } stands on its own home base: a jack does not move it.
tokken-goes-home = { tokken-pawn } goes home with this card.
tokken-elsewhere = { tokken-pawn } does not stop there: this card takes it to the marked dot.
tokken-dot = { tokken-pawn } does not stay on a black dot: it slides on to the next one.
tokken-finish-seven = First the seven: { $left } of its steps are left.
tokken-moved-already = { tokken-pawn } has already walked its part of this seven.
tokken-how-far = How far? { tokken-pawn } can walk up to { $left } of the seven.
tokken-too-many = Only { $left } steps of the seven are left.
tokken-seven-rest = Then no pawn could walk the other { $rest } steps of the seven.

## The characters of the bots, by their levels

tokken-bot-1 = { $bot } would rather bring every pawn along than one of them home.
tokken-bot-2 = { $bot } runs with one pawn, and lets the others wait.
tokken-bot-3 = { $bot } hits whoever is within reach.
tokken-bot-4 = { $bot } saves sevens and the joker for the right moment.

## Hints: what is good about a move

tokken-hint-home = brings { $after ->
    [1] a pawn
    [2] a second pawn
    [3] a third pawn
   *[other] the last pawn
} home
tokken-hint-last = leaves only one pawn to bring home
tokken-hint-next = brings the next pawn closer to home
tokken-hint-next-theirs = { $first ->
    [J] sets back the pawn that they need next
    [5] sets back the pawn that they need next
   *[other] hits the pawn that they need next
}
tokken-hint-second = brings a pawn forward
tokken-hint-second-theirs = { $first ->
    [J] sets back one of their pawns
    [5] sets back one of their pawns
   *[other] hits one of their pawns
}
tokken-hint-later = brings a pawn forward
tokken-hint-later-theirs = { $first ->
    [J] sets back one of their pawns
    [5] sets back one of their pawns
   *[other] hits one of their pawns
}
tokken-hint-best = sets up a good move for the next card
tokken-hint-rest = leaves a good walk for the rest of the seven
tokken-hint-idle = leaves fewer cards that cannot be played
tokken-hint-cards = takes a new card
tokken-hint-keeps-entering = keeps the cards that bring pawns in
tokken-hint-keeps-joker = keeps the joker
tokken-hint-keeps-sevens = keeps the seven, which can be divided
tokken-hint-keeps-best = keeps the card that helps most now
tokken-hint-move-give = is the least useful card

## What decided a round or the game

tokken-ended = All four pawns are home. { $home ->
    [0] The other had none there yet.
    [1] The other had one.
    [2] The other had two.
   *[other] The other had three.
}

## Why the game ended, by its clause

tokken-end-T-19 = Nobody can fill their home row any more.
tokken-end-T-29 = Four pawns are home.
tokken-end-T-30 = The game took too long.
