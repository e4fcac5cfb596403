### What Stip says, in English. A text's name is the code of an error, of a refusal or of a problem in a record.

## Setting up

unknown-game = There is no game “{ $game }”. The games are: { $games }.
bad-players = { $game } is not for { $players } players; it can be { $possible }.
bad-seat = { $game } has no seat “{ $seat }” here; seats go from 1 to { $last }.
bad-option = The option { $option } cannot be “{ $value }”; it can be: { $values } ({ $clause }).
unknown-option = { $game } has no option “{ $option }”. It has: { $options }.
unknown-bot = There is no bot “{ $bot }”. The bots are 1 to 5 (the levels), random, greedy and plain; 3@200 thinks for 200 iterations, 5@0.5s for half a second.
bad-seed = “{ $seed }” is no seed. A seed is a whole number from 0, or 64 hexadecimal digits (G-3).
unknown-clause = There is no clause “{ $clause }” in the rules of { $game }.
bad-engine = STIP_ENGINE is “{ $engine }”; it can be { $engines }.
not-compiled = { $title } could not be compiled: { $why }
not-over = This game is not over yet. Chances and better moves are told when it is.
outdated-game = This game was played by version { $version } of the rules. They have been corrected since (version { $now }), and move { $number } no longer fits them{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}.
damaged-game = Move { $number } does not fit the rules: the log of this game is damaged.
server-busy = Too many are asking for this at once. Try again in a moment.
nothing-to-undo = Nothing has been played that could be taken back.

## Tournaments

too-few-bots = A tournament needs two bots or more.
same-bot-twice = “{ $bot }” is named twice: a bot does not play itself.
bad-log = { $file } is no log of a tournament (line { $line }).
other-tournament = { $file } is the log of another tournament: its { $what } is { $said }, not { $asked }.
log-in-use = { $file } is being written by another tournament.
game-raised = { $bot } (seat { $seat }, ply { $ply }): { $error } ({ $where })
game-killed = the process was killed ({ $signal })
game-exited = the process ended with code { $code }

## Moves

malformed-move = “{ $input }” is no move here (ply { $ply }, seat { $seat } to move). A move looks like { $example }.
ambiguous-move = “{ $input }” may mean { $choices } (ply { $ply }, seat { $seat } to move).
illegal-move = “{ $input }” is not possible (ply { $ply }, seat { $seat } to move): { $why } ({ $clause })
out-of-turn = Seat { $by } cannot play “{ $input }” now (ply { $ply }, seat { $seat } to move). Turns go clockwise ({ $clause }).
already-out = Seat { $by } is out of the game already (ply { $ply }, { $clause }).
only-a-view = A view cannot be played on, for it does not know what comes: imagine a position first ({ $clause }).
game-over = “{ $input }” comes too late (ply { $ply }): the game is over ({ $clause }).

## Why not, in Halma

halma-must-move = You have a pawn that can move.
halma-nothing-there = Touch one of your pawns, then a field.
halma-finished = That colour is home: its pawns stay.
halma-other-colour = Each of your two colours has its own turn.
halma-not-yours = On { $from } stands no pawn of yours.
halma-stuck = Where to? The pawn on { $from } needs a field to go to.
halma-nowhere = A move ends where it did not begin.
halma-occupied = { $to } is taken.
halma-stay = The pawn on { $from } has arrived: it stays in its court.
halma-no-path = Each part of a sequence jumps over one pawn, to the empty field right behind.
halma-too-far = From { $from } no step or jump leads to { $to }.

## Why not, in Punto

punto-other-card = You turned up { $card }, not { $other }.
punto-nothing-there = Touch the place where { $card } goes.
punto-middle = The first card goes in the middle.
punto-nine = A 9 is never covered.
punto-too-low = A { $value } does not cover a { $top }: only more points do.
punto-apart = { $place } touches no other card.
punto-too-wide = With { $place } the cards would span more than { $most } rows or columns.

## Hints: what is good about a move

hint-only-move = there is nothing else to do
hint-wins = wins the game
hint-best-chances = leads to the best chances

## Hints, in Halma

hint-halma-distance = brings a pawn forward
hint-halma-at-home = takes a pawn out of its own court
hint-halma-outside = { $after ->
    [0] brings the last pawn home
   *[other] brings a pawn home
}
hint-halma-last = brings the rearmost pawn along

## Hints, in Tokken

hint-tokken-home = brings { $after ->
    [1] a pawn
    [2] a second pawn
    [3] a third pawn
   *[other] the last pawn
} home
hint-tokken-last = leaves only one pawn to bring home
hint-tokken-next = brings the pawn that goes home next closer
hint-tokken-next-theirs = throws back the pawn that they bring home next
hint-tokken-second = brings the pawn after the next one forward
hint-tokken-second-theirs = throws back the pawn after their next one
hint-tokken-later = brings a pawn forward
hint-tokken-later-theirs = throws a pawn of theirs back
hint-tokken-best = makes a card in hand stronger
hint-tokken-best-theirs = takes the point out of their best card
hint-tokken-rest = leaves a good walk for the rest of the seven
hint-tokken-idle = makes more cards of the hand playable
hint-tokken-idle-theirs = leaves them with cards that cannot be played
hint-tokken-cards = takes a new card

## Hints, in Punto

hint-punto-rounds = wins the round
hint-punto-lacks-one = brings a row to where it lacks one card only
hint-punto-lacks-one-theirs = breaks a row that lacks one card only
hint-punto-lacks-two = builds a row that lacks two cards
hint-punto-lacks-two-theirs = breaks a row that lacks two cards
hint-punto-lacks-three = begins a row
hint-punto-lacks-three-theirs = stands in the way of a row that has begun
hint-punto-rows = makes a row that counts if nobody completes one
hint-punto-rows-theirs = breaks a row that would count if nobody completes one

## Hints, in To the Point

hint-to-the-point-progress = comes nearer to the goal
hint-to-the-point-progress-theirs = pushes the other pawn back
hint-to-the-point-step = makes ready for the next step
hint-to-the-point-step-theirs = takes the other pawn's next step away
hint-to-the-point-step-by-tile = leaves a next step that takes only a tile
hint-to-the-point-ways-on = opens more ways on from here
hint-to-the-point-ways-on-theirs = leaves the other pawn fewer ways on
hint-to-the-point-road = lays dots for the steps to come
hint-to-the-point-road-theirs = breaks up the other pawn's road
hint-to-the-point-pushed-back = is harder to push back
hint-to-the-point-pushed-by-tile = is harder to push back
hint-to-the-point-wins = wins
hint-to-the-point-threat = threatens to win in the next turn
hint-to-the-point-threat-theirs = stops a win in the next turn
hint-to-the-point-firm-threat = threatens to win, and can hardly be stopped
hint-to-the-point-firm-threat-theirs = stops a win in the next turn
hint-to-the-point-goal-shut = opens the way onto the goal
hint-to-the-point-goal-shut-theirs = shuts the own start point
hint-to-the-point-directions = keeps cards with more directions
hint-to-the-point-straight-cards = keeps more cards that lead straight on

## Records

record-error = Line { $line }: { $why }
record-mismatch = Line { $line }: { $why }
record-too-long = The record is longer than { $most } characters.
record-not-text = This is not a text file.
record-no-game = A record begins with tags, and one of them says the game: [Game "halma"].
record-bad-tag = “{ $text }” is not a tag. A tag looks like [Players "2"].
record-twice = The tag { $tag } is given twice.
record-bad-number = The tag { $tag } wants a number, not “{ $text }”.
record-bad-result = “{ $text }” is no result. A result looks like 1-2 P-22 (the place of each seat, and the clause), or * for a game that goes on.
record-open-comment = A comment begins with { "{" } here and does not end.
record-bad-token = “{ $text }” does not belong here.
record-no-seed = The record gives no seed. Without it nothing can be checked; it is published when the game has ended.
record-late-tag = “{ $text }” comes too late: tags stand before the moves.
record-setup = { $error }
record-move = { $error }
record-outdated = This record was played by version { $version } of the rules, which have been corrected since (version { $now }). { $error }
record-newer-rules = This record was played by version { $version } of the rules; this Stip knows them up to version { $now }. A newer Stip can read it.
record-wrong-number = “{ $text }” has the wrong number; the next move is number { $number }.
record-wrong-result = The record says { $said }, but the moves lead to { $found }.
record-wrong-commitment = The seed is not the one that was promised: its commitment is { $found }.

## Why not, in Tokken

tokken-nothing-there = Touch a card of your hand, then a pawn.
tokken-not-in-hand = There is no { $card } in your hand.
tokken-which-pawn = Which pawn? The { $card } needs one that can go.
tokken-unplayable = The { $card } cannot be played now: no pawn can go with it.
tokken-must-play = A hand is thrown away only when no card of it can be played.
tokken-give-first = First choose one of the cards just dealt to give away.
tokken-no-exchange = Cards change hands only when they have just been dealt.
tokken-kept = A kept card takes no part in the exchange.
tokken-keep-last-round = In the third round all cards are played.
tokken-keep-joker = Only who took the joker's extra card in this round may keep a card.
tokken-keep-one = A card is kept only as your last one, when the other player has none left.
tokken-keep-unplayable = The { $card } cannot be played, so it is thrown away: only a card that could be played may be kept.
tokken-in-reserve = { $pawn } waits in reserve: an ace, a king or the joker brings it in.
tokken-not-in-reserve = { $pawn } is on the board already.
tokken-no-entry = Only an ace, a king or the joker brings { $pawn } in.
tokken-base-taken = Your home base is taken by a pawn of yours.
tokken-closed = A pawn on its own home base is in the way: nobody passes or hits it.
tokken-past-row = For { $pawn } that is too far: the way ends in the home row.
tokken-other-spot = In the home row { $pawn } stands only on the spot of its own colour.
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
tokken-moved-already = { $pawn } has walked its part of this seven.
tokken-how-far = How far? { $pawn } can walk up to { $left } of the seven.
tokken-too-many = Only { $left } steps of the seven are left.
tokken-seven-rest = Then nothing could walk the other { $rest } of the seven.

## Why not, in To the Point

point-nothing-there = Touch a tile or a card, or end your turn.
point-tile-done = You had your tile action: one a turn.
point-card-done = You had your card action: one a turn.
point-no-cell = The board has no cell { $cell }.
point-centre = { $cell } is the printed centre: no tile goes there.
point-slot-empty = There is no open tile { $slot }.
point-cell-taken = On { $cell } lies a tile already.
point-place-how = Where does the open tile go, and how is it turned?
point-no-tile = On { $cell } lies no tile.
point-locked = A pawn stands on the tile of { $cell }: it stays as it is.
point-turn-same = After that turn the tile on { $cell } would look the same.
point-exchange-same = After that exchange everything would look the same.
point-tile-how = Move the tile on { $cell }, turn it or exchange it?
point-move-taken = A tile moves to another, empty cell; { $cell } is not.
point-not-held = You do not hold { $card }.
point-card-how = What for? { $card } walks a pawn, brings yours in or is swapped.
point-entered = Your pawn is on the board already.
point-start-empty = No tile lies in your start cell yet.
point-start-colour = Your start point is { $colour ->
    [b] blue
    [g] green
   *[y] yellow
}: { $card } does not fit.
point-own-only = Here everybody walks their own pawn only.
point-rest = You walked your opponent’s pawn in your last turn: let it rest.
point-off-board = That pawn is not on the board yet.
point-too-far = A walk goes to the next dot in a direction of the card.
point-direction = { $card } does not show { $direction }.
point-dot-taken = On that dot stands a pawn.
point-not-complete = That dot is not complete: it needs two halves.
point-two-colours = The halves of that dot have different colours.
point-dot-colour = That dot is { $colour ->
    [b] blue
    [g] green
   *[y] yellow
}: { $card } does not fit.
point-no-change = Cards are changed when your own walk has brought your pawn onto a red dot.
point-change-first = Your pawn is on a red dot: first say which cards you change, or none.
point-change-more = You can change only the cards that you hold.

## A server and its clients

bad-message = This message cannot be read: { $why }
message-malformed = { $detail }.
message-is-binary = it should be text.
message-too-long = it has more than { $most } bytes.
message-no-hello = the first message should be a hello.
message-second-hello = there was a hello already.
bad-secret = This is no secret that the server has made.
foreign-origin = A page of { $origin } may not open a connection here.
no-such-page = There is nothing at this address.
bad-method = This address does not know { $method }.
not-json = Send JSON, and say so: Content-Type: application/json.
too-large = That is more than { $most } bytes.
too-slow = That took too long to arrive.
too-fast = That was too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
too-many-tables = More than { $most } tables an hour cannot be made. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
too-many-sockets = { $where ->
    [table] At this table { $most } are watching already.
    [address] There are { $most } connections from your address already.
   *[server] All { $most } connections are in use.
} Try again later.
server-leaving = The server is about to restart. Come back in a moment.
fault = Something went wrong here, and it is not your fault. Nothing has been changed by it.
bad-limit = The limit { $limit } cannot be “{ $value }”: { $why }
limit-unknown = there is no such limit. There are: { $limits }.
limit-no-number = it takes another number.
port-taken = Port { $port } is in use, perhaps by Stip itself. Another one: stip serve --port { $other }

## At the table

bad-name = “{ $name }” cannot be a name. A name has 1 to { $most } letters, digits or other signs that can be seen.
bad-clock = Extra time after each move belongs to a clock for the whole game, not to a clock for each move.
seats-do-not-fit = A game for { $players } players needs { $players } seats, not { $seats }.
only-bots = Somebody should play: not all seats can be bots.
no-secret = Without a seat you can only watch.
not-your-seat = Seat { $seat } is not yours.
not-the-maker = Only who made the table can do that.
seat-not-open = Seat { $seat } is taken.
no-open-seat = All seats are taken.
seat-empty = Nobody sits on seat { $seat }.
no-such-game = There is no game { $number } at this table; the last one is { $last }.
no-such-move = There is no move { $number } in this game; the last one is { $last }.
not-now = { $phase ->
    [gathering] The game has not begun yet.
    [playing] The game is being played.
    [over] The game is over.
   *[closed] This table is closed.
}
stale-move = This move was meant for ply { $meant }; the game is at ply { $ply }.
time-is-up = The time of seat { $seat } is up.
too-often = That was often enough. First somebody has to move.
table-too-long = At this table more than { $most } things have happened: it can be played to its end, then make a new one.
no-takeback = While a bot plays for somebody, nothing is taken back.
bot-plays = A bot plays for seat { $seat }: take the seat back first.
not-away = Whoever plays seat { $seat } is here.
not-replaced = No bot plays for seat { $seat }.
offer-stands = First the offer of seat { $seat }: agree, or say no.
no-offer = There is no offer to answer.
not-asked = That offer does not wait for seat { $seat }.
no-draw-with-bots = Bots do not agree to a draw.

## The database of a server

bad-database = The database { $database } cannot be opened: { $why }
database-bad-url = an address looks like sqlite+aiosqlite:///stip.db
database-in-memory = what is only in memory is lost with the server; give it a file.
database-too-new = it was made by a later version of Stip.
database-failed = { $error }.
conflict = Others have changed the table meanwhile, so nothing was done. Look at it again.
store-failed = The database does not work at the moment ({ $why }), so nothing was done. Please try again later.
no-backup = A { $kind } database is backed up with its own tools.
unknown-table = There is no table “{ $table }”.

## What lies on the table, for those who listen to it

pigment = { $pigment ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[other] grey
}
scene-board = The board

## Scenes of Halma

scene-halma-field = { $field }, empty
scene-halma-pawn = { $field }, { pigment } pawn
scene-halma-home = { $home } home
scene-halma-ask = { $pigment ->
    [red] Your red pawns. Touch one.
    [blue] Your blue pawns. Touch one.
   *[other] Your turn. Touch a pawn.
}
scene-halma-pass = Pass
tell-halma-step = { $who ->
    [me] step
   *[other] steps
} from { $start } to { $end }
tell-halma-hop = { $who ->
    [me] hop
   *[other] hops
} from { $start } to { $end }
tell-halma-pass = { $who ->
    [me] pass
   *[other] passes
}

## Scenes of To the Point

scene-point-cell = { $cell }, empty
scene-point-centre = { $cell }, the centre: no tile goes there
scene-point-tile = { $where }, tile: north { $north }, east { $east }, south { $south }, west { $west }
scene-point-dot = { $pigment ->
    [none] { $dot }, no dot
    [any] { $dot }, dot for every card
    [printed] { $dot }, printed dot, for every card
   *[other] { $dot }, { pigment } dot
}
scene-point-pawn = { pigment } pawn on { $dot }
scene-point-pawn-off = { pigment } pawn, beside the board
scene-point-display = Tiles and cards beside the board
scene-point-open = open tile { $number }
scene-point-open-none = place { $number } for open tiles, empty
scene-point-tiles = { $count ->
    [0] no tiles left in the pile
    [one] 1 tile in the pile
   *[other] { $count } tiles in the pile
}
scene-point-cards = { $count ->
    [0] no cards left in the pile
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
scene-point-discards = { $count ->
    [0] no discards yet
    [one] 1 discard
   *[other] { $count } discards
}
scene-point-hand = Your cards
scene-point-card = { $signs ->
    [diagonal] { pigment } card, the four diagonals
    [straight] { pigment } card, up, down, left and right
    [rising] { pigment } card, up-right and down-left
    [falling] { pigment } card, up-left and down-right
    [along] { pigment } card, up and down
   *[all] { pigment } card, all eight directions
}
scene-point-rows = { $rows ->
    [one] 1 row to go
   *[other] { $rows } rows to go
}
scene-point-done-so-far = { $stage ->
    [card] tile placed
    [tile] card played
   *[change] changing cards
}
scene-point-ask = { $stage ->
    [change] Change any cards, then touch Done.
    [card] Now a card, or end your turn.
    [tile] Now a tile, or end your turn.
    [enter] Lay a tile; a card brings you in.
   *[both] Your turn: a tile and a card.
}
scene-point-turn = { $turns ->
    [0] As it is
    [1] A quarter turn
    [2] Half a turn
   *[3] Three quarter turns
}
scene-point-done = Done
scene-point-end = End turn
tell-point-turned = { $turns ->
    [1] by a quarter
    [2] by half
   *[3] by three quarters
}
tell-point-place = { $who ->
    [me] place
   *[other] places
} open tile { $slot } on { $cell }{ $turns ->
    [0] { "" }
   *[other] , turned { tell-point-turned }
}
tell-point-move = { $who ->
    [me] move
   *[other] moves
} a tile from { $cell } to { $other }
tell-point-turn = { $who ->
    [me] turn
   *[other] turns
} the tile on { $cell } { tell-point-turned }
tell-point-exchange = { $who ->
    [me] exchange
   *[other] exchanges
} the tiles on { $cell } and { $other }
tell-point-exchange-open = { $who ->
    [me] exchange
   *[other] exchanges
} { $cell } with open tile { $slot }{ $turns ->
    [0] { "" }
   *[other] , turned { tell-point-turned }
}
tell-point-card = { $signs ->
    [diagonal] { pigment } diagonal
    [straight] { pigment } straight
    [rising] { pigment } rising
    [falling] { pigment } falling
    [along] { pigment } up-and-down
   *[all] { pigment } all-round
}
tell-point-way = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
tell-point-walk = { $who ->
    [me] walk
   *[other] walks
} { $walker ->
    [own] { tell-point-way }
   *[their] the other pawn { tell-point-way }
} with { $card }
tell-point-enter = { $who ->
    [me] bring
   *[other] brings
} the pawn in with { $card }
tell-point-swap = { $who ->
    [me] swap
   *[other] swaps
} { $card }
tell-point-change = { $who ->
    [me] change
   *[other] changes
} { $card }
tell-point-keep = { $who ->
    [me] keep
   *[other] keeps
} all cards
tell-point-end = { $who ->
    [me] end
   *[other] ends
} the turn

## The page: names of the games

game-halma = Halma
game-punto = Punto
game-tokken = Tokken
game-to-the-point = To the Point

## The page: everywhere

back = Back
close = Close
yes = Yes
no = No
language = Language
theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark
sound = Sound

## The page: what is asked next, by what can be touched

ask-field = Where to? Touch a dot.
ask-place = Where to? Touch a place.
ask-pawn = Which pawn?
ask-card = Which card?
ask-home = Touch the place at home.
ask-cell = Where does it go?
ask-turn = How is it turned?
ask-open = Which open tile?
ask-dot = To which dot?
ask-done = More cards, or done?
ask-next = And then?
ask-only-out = None of your cards can be played.

## The page: at the table

table-chosen = chosen
table-possible = possible
table-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
table-away = is away
table-replaced = a bot plays
table-turn = to move
table-bot = { $level ->
    [1] Gentle bot
    [2] Easy bot
    [3] Steady bot
    [4] Sharp bot
   *[5] Master bot
}
table-open = Open seat
table-secret = chooses in secret
table-resigns = { $who ->
    [me] resign
   *[other] resigns
}
table-out-of-time = { $who ->
    [me] are
   *[other] is
} out of time
table-no-moves = Nothing has been played yet.
table-hint = Try this: { $reason }.
table-hint-soon = Looking for a good move …
table-hint-button = Hint
table-closed = This table is closed.
table-round-over = The round is over.
table-sending = Sending your move …
table-their-turn = { $name } is thinking.
table-drawn = A draw.
table-you-win = You win!
table-wins = { $name } wins.
table-win-together = { $names } win together.
table-undo = Undo
table-moves = Moves
table-resign = Resign
table-resign-ask = Resign this game?
table-resign-text = Your pieces stay; the others play on.
table-resign-text-two = The game ends, and the other one wins.
table-play-on = Play on
table-more = More
table-say = Say something
table-take-over = Let a bot play for { $name }
table-bot-plays = A bot plays for { $name }.
table-is-back = { $name } is back.
table-declined = { $name } would rather not.
table-return = Take my seat back
table-offer-draw = Offer a draw
table-rules = The rules
table-record = Save the record
table-code = This table: { $code }
table-again = Again
table-again-asked = Waiting for the others …
table-again-offered = { $name } would like to play again.
table-look-back = Look back
table-look-back-before = Look back at the game before
table-see-board = See the board
table-home = All games
table-result = Result

## The page: offers

offer-takeback = { $name } would like to take a move back.
offer-takeback-mine = You asked to take a move back.
offer-draw = { $name } offers a draw.
offer-draw-mine = You offered a draw.
offer-rematch = { $name } would like to play again.
offer-rematch-mine = You asked for another game.
offer-withdraw = Never mind

## The page: a few words

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played
phrase-thanks = Thanks
phrase-sorry = Sorry
phrase-one-moment = One moment
phrase-good-game = Good game
phrase-wow = Wow
phrase-haha = Haha
phrase-oops = Oops

## The page: between players at one screen

curtain-title = Over to { $name }
curtain-text = The others look away for a moment.
curtain-lift = I am { $name }

## The page: the line to the table

connection-finding = Finding the table
connection-still-looking = Still looking
connection-try = Try now
connection-all-here = All here
connection-you-watch = You are watching
connection-away = { $count ->
    [one] One is away
   *[other] { $count } are away
}
connection-watching = { $count ->
    [one] one watching
   *[other] { $count } watching
}
trouble-unknown-table = No such table
trouble-unknown-table-text = Nobody sits at { $code }. Is the code right?
trouble-closed = This table is closed
trouble-closed-text = It was left alone for too long, or put away.
trouble-closed-outdated-text = It was played by an earlier version of the rules, and move { $move } no longer fits them. Nothing has been changed.
trouble-closed-damaged-text = Move { $move } does not fit the rules: what was stored of this table is damaged.
trouble-replaced = You are playing elsewhere
trouble-replaced-text = This table is open in another window of yours.
trouble-here = Play here

## The page: why a game ended, by its clause

end-G-6 = { $who ->
    [me] You gave up.
   *[other] { $name } gave up.
}
end-time = { $who ->
    [me] Your time is up.
   *[other] { $name } has run out of time.
}
end-H-12 = All pawns stand in the opposite court.
end-H-13 = The opposite court is full.
end-H-14 = It went round in circles.
end-H-15 = All but one are home.
end-P-22 = Enough rounds are won.
end-P-23 = All rounds are played.
end-T-19 = Nobody can come home any more.
end-T-29 = Four pawns are home.
end-T-30 = It has gone on long enough.
end-TP-25 = The pawn stands on the other start point.
end-TP-26 = It has gone on long enough.
end-draw = Both agreed.
## Scenes of Punto

scene-punto-place = { $place }, empty
scene-punto-card = { $place }, { pigment } { $value }{ $beneath ->
    [0] { "" }
   *[other] , covers { $beneath }
}{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
scene-punto-turned-up = { pigment } { $value }, turned up{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
scene-punto-pile = { $pile ->
    [own] Your pile
   *[other] Pile of seat { $pile }
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
scene-punto-display = The other piles
scene-punto-hand = Your cards
scene-punto-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
scene-punto-won-last = { scene-punto-rounds }, { pigment } { $value } out
scene-punto-ask = Your { pigment } { $value }. Where does it go?
scene-punto-ask-neutral = Nobody’s { pigment } { $value }. Where does it go?
scene-punto-ask-middle = Your { pigment } { $value } goes in the middle.
tell-punto-card = { $who ->
    [me] play
   *[other] plays
} { pigment } { $value } on { $place }
## The page: when something cannot be had

problem-unreachable = The server does not answer.
problem-unreachable-do = Is it running? Nothing is lost meanwhile.
problem-again = Try again

## The page: home

home-hello = Pull up a chair.
home-about = Four games on dots, with a friend or a bot.
home-language = Language
home-dark = Dark
home-games = Games
home-halma = Hop to the far side.
home-punto = Dots in a row.
home-tokken = Four pawns home.
home-to-the-point = Build, then walk.
home-players = 2 players
home-players-to = 2–{ $most } players
home-play = Play
home-play-label = Play { $game } with a bot
home-opponent = Opponent
home-screen = { $game } on this screen
home-invite = Invite a friend to { $game }
home-how = How it goes, in 30 seconds
home-running = Your games
home-empty = No games yet. Pick one above.
home-your-turn = Your turn in { $game }
home-their-turn = { $game }: { $name } to move
home-bots-turn = { $game }: the bot to move
home-gathering = { $game }: waiting for others
home-with = with { $names }
home-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
home-nobody-yet = nobody else yet
home-one-screen = all on this screen
home-go-on = Go on
home-go-on-label = Go on with { $game }, table { $code }
home-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
home-look-back = Look back
home-code = Code from a friend
home-join = Join
home-bad-code = A code has seven letters or digits.

## The page: how a game goes, in 30 seconds

how-title = How { $game } goes
how-rules = All the rules
how-halma-1 = All your pawns go to the far court.
how-halma-2 = A turn: one step, or hops in a row.
how-halma-3 = Hop over any pawn. First one home wins.
how-punto-1 = Turn up a card and lay it beside another.
how-punto-2 = Or cover a card with fewer dots.
how-punto-3 = Two players or teams: five of your colour in a row win. Three or four on their own: four.
how-tokken-1 = Swap a card. An ace, a king or the joker brings a pawn in.
how-tokken-2 = Cards move your pawns. Land on others to send them back.
how-tokken-3 = Four pawns in your home row win.
how-to-the-point-1 = Lay tiles: two halves make a dot.
how-to-the-point-2 = Play a card to walk to a dot of its colour.
how-to-the-point-3 = First on the other's start point wins.

## The page: setting up

setup-how = How it goes
setup-about-halma = Bring all your pawns to the far court. Step one field, or hop over any pawn, as often as you can.
setup-about-punto = Lay cards beside each other or over fewer dots, until a row has your colour.
setup-about-tokken = Play cards, walk around the ring, and bring four pawns home before the other does.
setup-about-to-the-point = Lay tiles so that dots appear, and walk over them to the other side.
setup-players = Players
setup-seats = Seats
setup-who = Who sits on seat { $seat }
setup-name-label = Name on seat { $seat }
setup-your-name = Your name
setup-you = You
setup-player = Player { $seat }
setup-me = Me
setup-screen = This screen
setup-friend = By link
setup-a-friend = A friend
setup-rules = Rules
setup-first = Who begins
setup-by-lot = By lot
setup-clock = Clock
setup-clock-none = None
setup-clock-move = Each move
setup-clock-game = Whole game
setup-time-move = Time for each move
setup-time-game = Time for the game
setup-increment = More after each move
setup-start = Start
setup-invite = Invite

## The page: options of the games, and where the values come from

standing-published = as published
standing-house = house rule
standing-reconstructed = our reconstruction

option-halma-may_leave_goal = Pawns may leave the far court
option-halma-may_leave_goal-yes = yes
option-halma-may_leave_goal-no = no
option-halma-squatters = Pawns that never leave home
option-halma-squatters-count = do not block
option-halma-squatters-strict = block
option-punto-rounds_to_win = Rounds to win
option-punto-teams = Teams, partners opposite
option-punto-teams-yes = yes
option-punto-teams-no = no
option-tokken-track = Fields of the ring
option-tokken-black_dot_offset = Black dot on field
option-tokken-exchange = Before each round
option-tokken-exchange-swap = swap a card
option-tokken-exchange-draw = draw a card
option-tokken-exchange-none = no exchange
option-tokken-home_order = Home row
option-tokken-home_order-far_end = far end first
option-tokken-home_order-free = in any order
option-tokken-dot_past_home = Last black dot before home
option-tokken-dot_past_home-pass = leads past it
option-tokken-dot_past_home-stay = is a plain field
option-to-the-point-board = Board
option-to-the-point-board-7x7 = 7 × 7
option-to-the-point-board-5x7 = 5 × 7
option-to-the-point-own_pawn_only = Walk your own pawn only
option-to-the-point-own_pawn_only-yes = yes
option-to-the-point-own_pawn_only-no = no
option-to-the-point-push = Walk the other's pawn
option-to-the-point-push-free = every turn
option-to-the-point-push-rest = not twice running

## Scenes of Tokken

scene-tokken-card = { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [X] joker
   *[other] { $rank }
}
scene-tokken-field = Field { $field }{ $kind ->
    [dot] , black dot
    [base] , home base
   *[field] { "" }
}
scene-tokken-spot = { pigment } spot of your home row
scene-tokken-pawn = { $whose ->
    [own] Your { pigment } pawn
    [theirs] Their { pigment } pawn
    [round] Round { pigment } pawn
   *[square] Square { pigment } pawn
}, { $where ->
    [home] home
    [reserve] in reserve
   *[field] field { $field }
}
scene-tokken-pile = { $cards ->
    [one] 1 card not dealt
   *[other] { $cards } cards not dealt
}
scene-tokken-played = { $cards ->
    [one] 1 card played
   *[other] { $cards } cards played
}{ $rank ->
    [none] { "" }
   *[other] , last { scene-tokken-card }
}
scene-tokken-hand = Your hand
scene-tokken-given = { scene-tokken-card }, to be given away
scene-tokken-home = { $home } home
scene-tokken-home-known = { scene-tokken-home }, has your { $cards }
scene-tokken-ask = Your turn. Touch a card.
scene-tokken-ask-give = Touch a card to give away.
scene-tokken-ask-seven = { $left ->
    [one] 1 step left. Which pawn?
   *[other] { $left } steps left. Which pawn?
}
scene-tokken-ask-keep = Play your last card, or keep it.
scene-tokken-keep = Keep this card
scene-tokken-out = Nothing fits: throw the hand away
tell-tokken-enter = { $who ->
    [me] bring
   *[other] brings
} { pigment } in with the { scene-tokken-card }
tell-tokken-walk = { $who ->
    [me] walk
   *[other] walks
} { pigment } with the { scene-tokken-card }
tell-tokken-back = { $who ->
    [me] walk
   *[other] walks
} { pigment } back with the { scene-tokken-card }
tell-tokken-part = { $who ->
    [me] walk
   *[other] walks
} { pigment } { $steps } of the seven
tell-tokken-push = { $who ->
    [me] walk
   *[other] walks
} the other’s { pigment } with the { scene-tokken-card }
tell-tokken-swap = { $who ->
    [me] swap
   *[other] swaps
} { pigment } for the other’s { $other ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
tell-tokken-give = { $who ->
    [me] give
   *[other] gives
} the { scene-tokken-card } away
tell-tokken-keep = { $who ->
    [me] keep
   *[other] keeps
} the last card
tell-tokken-out = { $who ->
    [me] throw
   *[other] throws
} the hand away
## The page: inviting

invite-lead = Send the link, or show the code.
invite-code = Code
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-qr = The link as a QR code
invite-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
} The game begins when all sit.
invite-add-bot = Add a bot
invite-add-here = Here
invite-seat = seat { $seat }
invite-send-away = Send { $name } away
invite-stand = Get up
invite-come = Come and play { $game }.
invite-sit = Sit down
invite-watch = Or just watch: stay here.
invite-you = you
invite-hidden = Invite others

## The page: about Stip

about-title = About Stip
about-stip = Stip is Dutch for dot: a table for four games on dots. Play with friends or with bots; Stip minds the rules, and explains what they do not allow.
about-independent = The games belong to their authors and publishers. Stip is not connected with them, nor endorsed by them. The rules are told in our own words, and the drawings are our own.

## The page: rules

rules-title = { $game }: the rules
rules-soon = The rules are coming.

## The page: looking back

review-title = Looking back
review-title-of = { $game }: looking back
review-record = Save the record
review-which = Which game
review-game = Game { $number }
review-soon = Going through the game once more.
review-soon-how-long = This can take a minute.
review-moves = The game, move by move
review-previous = One move back
review-next = One move on
review-at = Move { $number } of { $count }
review-start = Before the first move
review-chances = Chances
review-chart = The chances of each player after every move; the table below has the numbers.
review-table = All moves as a table
review-number = No.
review-move = Move
review-turns = Where it turned
review-loss = gave away { $loss }
review-better = Better:
review-show = Show it
review-signs = ? a mistake, ?? a serious one
review-none = Nobody gave much away. Well played, all.
