## The game in a few words

tokken-tagline = Four pawns home.
tokken-guide-1 = Swap a card. An ace, a king or the joker brings a pawn in.
tokken-guide-2 = Cards move your pawns. Land on others to send them back.
tokken-guide-3 = Four pawns in your home row win.
tokken-about = Play cards, walk around the ring, and bring four pawns home before the other does.

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
tokken-ask-card = Which card?
tokken-ask-home = Touch its place in the home row.
tokken-ask-field = Where to? Touch a dot.
tokken-ask-only-out = None of your cards can be played.

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
tokken-scene-pawn = { $whose ->
    [own] Your { pigment } pawn
    [theirs] Their { pigment } pawn
    [round] Round { pigment } pawn
   *[square] Square { pigment } pawn
}, { $where ->
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
tokken-scene-ask = Your turn. Touch a card.
tokken-scene-ask-give = Touch a card to give away.
tokken-scene-ask-seven = { $left ->
    [one] 1 step left. Which pawn?
   *[other] { $left } steps left. Which pawn?
}
tokken-scene-ask-keep = Play your last card, or keep it.
tokken-scene-keep = Keep this card
tokken-scene-out = No card can be played: throw the hand away

## Moves, told after a name or “You”

tokken-tell-enter = { $who ->
    [me] bring
   *[other] brings
} { pigment } in with the { tokken-scene-card }
tokken-tell-walk = { $who ->
    [me] walk
   *[other] walks
} { pigment } with the { tokken-scene-card }
tokken-tell-back = { $who ->
    [me] walk
   *[other] walks
} { pigment } back with the { tokken-scene-card }
tokken-tell-part = { $who ->
    [me] walk
   *[other] walks
} { pigment } { $steps } of the seven
tokken-tell-push = { $who ->
    [me] walk
   *[other] walks
} the other’s { pigment } with the { tokken-scene-card }
tokken-tell-swap = { $who ->
    [me] swap
   *[other] swaps
} { pigment } for the other’s { $other ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
tokken-tell-give = { $who ->
    [me] give
   *[other] gives
} the { tokken-scene-card } away
tokken-tell-keep = { $who ->
    [me] keep
   *[other] keeps
} the last card
tokken-tell-out = { $who ->
    [me] throw
   *[other] throws
} the hand away

## Why something cannot be played

tokken-nothing-there = Touch a card of your hand, then a pawn.
tokken-not-in-hand = There is no { $card } in your hand.
tokken-which-pawn = Which pawn? The { $card } needs a pawn that can move.
tokken-unplayable = The { $card } cannot be played now, because no pawn can move with it.
tokken-must-play = You can only throw your hand away if none of its cards can be played.
tokken-give-first = First choose one of the cards just dealt to give away.
tokken-no-exchange = Cards change hands only when they have just been dealt.
tokken-kept = A kept card takes no part in the exchange.
tokken-keep-last-round = In the third round all cards are played.
tokken-keep-joker = Only a player who took the joker's extra card in this round may keep a card.
tokken-keep-one = You may keep a card only if it is your last one and the other player has none left.
tokken-keep-unplayable = The { $card } cannot be played, so it is thrown away: only a card that could be played may be kept.
tokken-in-reserve = { $pawn } waits in reserve: an ace, a king or the joker brings it in.
tokken-not-in-reserve = { $pawn } is on the board already.
tokken-no-entry = Only an ace, a king or the joker brings { $pawn } in.
tokken-base-taken = One of your pawns is on your home base.
tokken-closed = A pawn on its own home base is in the way: nobody passes or hits it.
tokken-past-row = That is too far for { $pawn }: the way ends in the home row.
tokken-other-spot = In the home row, { $pawn } may stand only on the spot of its own colour.
tokken-row-passed = In the home row no pawn passes another.
tokken-far-end = The home row fills from its far end: deeper spots come first.
tokken-stays-home = { $pawn } is home, and stays there.
tokken-crosses-base = Four backwards, { $pawn } would cross its own home base.
tokken-on-base = { $pawn } stands on its own home base: a five does not move it.
tokken-five-theirs = A five walks an opposing pawn.
tokken-own-pawns = With the { $card } only your own pawns walk.
tokken-only-jack = Only a jack changes the places of two pawns.
tokken-swap-two = A jack needs two pawns: one of yours, one of theirs.
tokken-swap-ring = Both pawns of a jack must be on the ring.
tokken-swap-base = { $pawn } stands on its own home base: a jack does not move it.
tokken-goes-home = With this card { $pawn } goes home.
tokken-elsewhere = With this card { $pawn } goes to field { $field }.
tokken-dot = From a black dot { $pawn } moves on to the next, field { $field }.
tokken-finish-seven = First the seven: { $left } of its steps are left.
tokken-moved-already = { $pawn } has already walked its part of this seven.
tokken-how-far = How far? { $pawn } can walk up to { $left } of the seven.
tokken-too-many = Only { $left } steps of the seven are left.
tokken-seven-rest = Then no pawn could walk the other { $rest } steps of the seven.

## Hints: what is good about a move

tokken-hint-home = brings { $after ->
    [1] a pawn
    [2] a second pawn
    [3] a third pawn
   *[other] the last pawn
} home
tokken-hint-last = leaves only one pawn to bring home
tokken-hint-next = brings the pawn that goes home next closer
tokken-hint-next-theirs = throws back the pawn that they bring home next
tokken-hint-second = brings the pawn after the next one forward
tokken-hint-second-theirs = throws back the pawn after their next one
tokken-hint-later = brings a pawn forward
tokken-hint-later-theirs = throws a pawn of theirs back
tokken-hint-best = makes a card in hand stronger
tokken-hint-best-theirs = makes their best card less useful
tokken-hint-rest = leaves a good walk for the rest of the seven
tokken-hint-idle = makes more cards of the hand playable
tokken-hint-idle-theirs = leaves them with cards that cannot be played
tokken-hint-cards = takes a new card

## Why the game ended, by its clause

tokken-end-T-19 = Nobody can fill their home row any more.
tokken-end-T-29 = Four pawns are home.
tokken-end-T-30 = The game took too long.
