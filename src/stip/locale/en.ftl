### Stip's texts in English. A text is named by the code of an error, a refusal or a problem in a record, or by its place on the page.

## Setting up

unknown-game = There is no game called “{ $game }”. The games are: { $games }.
bad-players = { $game } cannot be played by { $players } players; the number must be { $possible }.
bad-seat = { $game } has no seat “{ $seat }” here; seats are numbered from 1 to { $last }.
bad-option = The option { $option } cannot be “{ $value }”; it can be: { $values } ({ $clause }).
unknown-option = { $game } has no option “{ $option }”. Its options are: { $options }.
unknown-bot = There is no bot called “{ $bot }”. The bots are 1 to 5 (the levels), random, greedy and plain; 3@200 searches 200 iterations, 5@0.5s half a second.
bad-seed = “{ $seed }” is not a valid seed. A seed is a whole number from 0, or 64 hexadecimal digits (G-3).
unknown-clause = There is no clause “{ $clause }” in the rules of { $game }.
bad-view = This is not a view of { $game }: { $why }
view-length = it has { $bytes } bytes, not { $wanted }.
view-field = its field { $field } has a value that it cannot have.
view-inconsistent = its fields contradict each other.
bad-engine = STIP_ENGINE is “{ $engine }”; it can be { $engines }.
not-compiled = { $title } could not be compiled: { $why }
runs-as-python = { $title } runs as plain Python, many times slower than it could: { $why }
untested-compiler = { $package } { $version } has not been tested here; { $tested } has.
unknown-symbols = { $entry } needs { $symbols }, which compiled code does not have: it can neither raise an error nor allocate memory.
compiler-failed = the compiler failed ({ $error }).
sources-changed = its sources have changed since this program was started.
compiler-ended = the compiler ended with code { $code } and made nothing.
not-over = This game is not over yet. Chances and better moves are shown when it is.
outdated-game = This game was played by version { $version } of the rules. They have been corrected since (version { $now }), and move { $number } no longer fits them{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}.
damaged-game = Move { $number } does not fit the rules: the log of this game is damaged.
server-busy = Too many people are asking for this at the moment. Please try again soon.
nothing-to-undo = There is no move to take back.

## Tournaments

too-few-bots = A tournament needs two bots or more.
same-bot-twice = “{ $bot }” is listed twice: a bot cannot play itself.
bad-log = { $file } is not a valid tournament log (line { $line }).
other-tournament = { $file } is the log of another tournament: its { $what } is { $said }, not { $asked }.
log-in-use = { $file } is being written by another tournament.
game-raised = { $bot } (seat { $seat }, ply { $ply }): { $error } ({ $where })
game-killed = the process was killed ({ $signal })
game-exited = the process ended with code { $code }

## Moves

malformed-move = “{ $input }” is not a valid move (ply { $ply }, seat { $seat } to move). A move looks like { $example }.
ambiguous-move = “{ $input }” could mean { $choices } (ply { $ply }, seat { $seat } to move).
illegal-move = “{ $input }” is not possible (ply { $ply }, seat { $seat } to move): { $why } ({ $clause })
out-of-turn = Seat { $by } cannot play “{ $input }” now (ply { $ply }, seat { $seat } to move). Turns go clockwise ({ $clause }).
already-out = Seat { $by } has already left the game (ply { $ply }, { $clause }).
only-a-view = A view cannot be played on, because it does not know hidden cards: imagine a position first ({ $clause }).
game-over = “{ $input }” comes too late (ply { $ply }): the game is over ({ $clause }).

## Why not, in Halma

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

## Why not, in Punto

punto-other-card = You turned up { $card }, not { $other }.
punto-nothing-there = Touch the place where { $card } should go.
punto-middle = The first card goes in the middle.
punto-nine = A 9 is never covered.
punto-too-low = A { $value } cannot cover a { $top }: the covering card needs more points.
punto-apart = { $place } is not next to another card.
punto-too-wide = With { $place } the cards would span more than { $most } rows or columns.

## Hints: what is good about a move

hint-only-move = is the only move
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
hint-tokken-best-theirs = makes their best card less useful
hint-tokken-rest = leaves a good walk for the rest of the seven
hint-tokken-idle = makes more cards of the hand playable
hint-tokken-idle-theirs = leaves them with cards that cannot be played
hint-tokken-cards = takes a new card

## Hints, in Punto

hint-punto-rounds = wins the round
hint-punto-lacks-one = leaves a row only one card short
hint-punto-lacks-one-theirs = breaks a row that is only one card short
hint-punto-lacks-two = builds a row that lacks two cards
hint-punto-lacks-two-theirs = breaks a row that lacks two cards
hint-punto-lacks-three = begins a row
hint-punto-lacks-three-theirs = stands in the way of a row that has begun
hint-punto-rows = makes a row that counts if nobody completes one
hint-punto-rows-theirs = breaks a row that would count if nobody completes one

## Hints, in To the Point

hint-to-the-point-progress = gets closer to the goal
hint-to-the-point-progress-theirs = pushes the other pawn back
hint-to-the-point-step = prepares the next step
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
hint-to-the-point-goal-shut-theirs = blocks their goal
hint-to-the-point-directions = keeps cards with more directions
hint-to-the-point-straight-cards = keeps more cards that lead straight on

## Records

record-error = Line { $line }: { $why }
record-mismatch = Line { $line }: { $why }
record-too-long = The record is longer than { $most } characters.
record-not-text = This is not a text file.
record-no-game = A record begins with tags, and one of them must name the game: [Game "halma"].
record-bad-tag = “{ $text }” is not a valid tag. A tag looks like [Players "2"].
record-twice = The tag { $tag } is given twice.
record-bad-number = The tag { $tag } needs a number, not “{ $text }”.
record-bad-result = “{ $text }” is not a valid result. A result looks like 1-2 P-22 (the place of each seat and the clause), or * for an unfinished game.
record-open-comment = The comment that begins with { "{" } here is not closed.
record-bad-token = “{ $text }” is unexpected here.
record-no-seed = The record has no seed, so it cannot be checked. The seed is published when the game is over.
record-late-tag = “{ $text }” comes too late: tags must come before the moves.
record-setup = { $error }
record-move = { $error }
record-outdated = This record was played by version { $version } of the rules, which have been corrected since (version { $now }). { $error }
record-newer-rules = This record was played by version { $version } of the rules; this Stip knows them up to version { $now }. A newer Stip can read it.
record-wrong-number = “{ $text }” has the wrong number; the next move is number { $number }.
record-wrong-result = The record says { $said }, but the moves lead to { $found }.
record-wrong-commitment = The seed does not match the commitment: its own is { $found }.

## Why not, in Tokken

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

## Why not, in To the Point

point-nothing-there = Touch a tile or a card, or end your turn.
point-tile-done = You have already used your tile action: there is one per turn.
point-card-done = You have already used your card action: there is one per turn.
point-no-cell = The board has no cell { $cell }.
point-centre = { $cell } is the printed centre: no tile goes there.
point-slot-empty = There is no open tile { $slot }.
point-cell-taken = There is already a tile on { $cell }.
point-place-how = Where should the open tile go, and how should it be turned?
point-no-tile = There is no tile on { $cell }.
point-locked = A pawn stands on the tile of { $cell }: it stays as it is.
point-turn-same = After that turn the tile on { $cell } would look the same.
point-exchange-same = After that exchange everything would look the same.
point-tile-how = Move the tile on { $cell }, turn it or exchange it?
point-move-taken = A tile moves to another, empty cell; { $cell } is not empty.
point-not-held = { $card } is not in your hand.
point-card-how = What should { $card } do? It can walk a pawn, bring yours in or be swapped.
point-entered = Your pawn is on the board already.
point-start-empty = There is no tile in your start cell yet.
point-start-colour = Your start point is { $colour ->
    [b] blue
    [g] green
   *[y] yellow
}: { $card } does not fit.
point-own-only = In this variant everybody walks only their own pawn.
point-rest = You walked your opponent’s pawn in your last turn: let it rest.
point-off-board = That pawn is not on the board yet.
point-too-far = A walk goes to the next dot in a direction of the card.
point-direction = { $card } does not show { $direction }.
point-dot-taken = There is a pawn on that dot.
point-not-complete = That dot is not complete: it needs two halves.
point-two-colours = The halves of that dot have different colours.
point-dot-colour = That dot is { $colour ->
    [b] blue
    [g] green
   *[y] yellow
}: { $card } does not fit.
point-no-change = Cards are changed when your own walk has brought your pawn onto a red dot.
point-change-first = Your pawn is on a red dot: first choose the cards to change, or none.
point-change-more = You can change only the cards that you hold.

## A server and its clients

bad-message = This message cannot be read: { $why }
message-malformed = { $detail }.
message-is-binary = it must be text.
message-too-long = it has more than { $most } bytes.
message-no-hello = the first message must be a hello.
message-second-hello = a hello was already sent.
bad-secret = This is not a valid secret.
foreign-origin = Pages from { $origin } may not connect to this server.
no-such-page = There is nothing at this address.
bad-method = This address does not support { $method }.
not-json = The body must be JSON, with the header Content-Type: application/json.
too-large = That is more than { $most } bytes.
too-slow = That took too long to arrive.
too-fast = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
too-many-tables = You can create at most { $most } tables an hour. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
too-many-sockets = { $where ->
    [table] This table already has { $most } spectators.
    [address] There are already { $most } connections from your address.
   *[server] All { $most } connections are in use.
} Try again later.
server-leaving = The server is restarting. Please come back in a moment.
fault = Something went wrong on the server; it is not your fault. Nothing has changed.
bad-limit = The limit { $limit } cannot be “{ $value }”: { $why }
limit-unknown = there is no such limit. The limits are: { $limits }.
limit-no-number = it is not a valid number.
port-taken = Port { $port } is already in use, perhaps by Stip itself. Try another one: stip serve --port { $other }

## At the table

bad-name = “{ $name }” cannot be used as a name. A name has 1 to { $most } visible characters.
bad-clock = An increment needs a clock for the whole game, not one for each move.
seats-do-not-fit = A game for { $players } players needs { $players } seats, not { $seats }.
only-bots = At least one seat must be for a person.
no-secret = Without a seat you can only watch.
not-your-seat = Seat { $seat } is not yours.
not-the-maker = Only the person who made the table can do that.
seat-not-open = Seat { $seat } is taken.
no-open-seat = All seats are taken.
seat-empty = Seat { $seat } is empty.
no-such-game = There is no game { $number } at this table; the last one is { $last }.
no-such-move = There is no move { $number } in this game; the last one is { $last }.
not-now = { $phase ->
    [gathering] The game has not begun yet.
    [playing] The game is in progress.
    [over] The game is over.
   *[closed] This table is closed.
}
stale-move = This move was meant for ply { $meant }; the game is at ply { $ply }.
time-is-up = Seat { $seat } has run out of time.
too-often = You have done that often enough; somebody has to move first.
table-too-long = This table has reached its limit of { $most } events. Finish this game, then make a new table.
no-takeback = Moves cannot be taken back while a bot is playing for somebody.
bot-plays = A bot is playing for seat { $seat }: take the seat back first.
not-away = The player of seat { $seat } is here.
not-replaced = No bot is playing for seat { $seat }.
offer-stands = Seat { $seat } has made an offer: answer it first.
no-offer = There is no offer to answer.
not-asked = That offer is not waiting for seat { $seat }.
no-draw-with-bots = Bots do not agree to a draw.

## The database of a server

bad-database = The database { $database } cannot be opened: { $why }
database-bad-url = the address should look like sqlite+aiosqlite:///stip.db
database-in-memory = a database in memory would be lost with the server; use a file.
database-too-new = it was created by a later version of Stip.
database-failed = { $error }.
conflict = Somebody else has changed the table in the meantime, so nothing was done. Please look at it again.
store-failed = The database is not available at the moment ({ $why }), so nothing was done. Please try again later.
no-backup = Use { $kind }'s own tools to back up this database.
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
    [none] { $dot }, no dot yet
    [any] { $dot }, dot for any card
    [printed] { $dot }, printed dot, for every card
   *[other] { $dot }, { pigment } dot
}
scene-point-pawn = { pigment } pawn on { $dot }
scene-point-pawn-off = { pigment } pawn, off the board
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
   *[change] choosing cards to change
}
scene-point-ask = { $stage ->
    [change] Change any cards, then touch Done.
    [card] Now a card, or end your turn.
    [tile] Now a tile, or end your turn.
    [enter] Lay a tile; a card brings your pawn in.
   *[both] Your turn: a tile and a card.
}
scene-point-turn = { $turns ->
    [0] Not turned
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
ask-home = Touch its place in the home row.
ask-cell = Where should it go?
ask-turn = How should it be turned?
ask-open = Which open tile?
ask-dot = To which dot?
ask-done = More cards, or done?
ask-next = What next?
ask-only-out = None of your cards can be played.

## The page: at the table

table-chosen = chosen
table-possible = possible
table-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
table-away = is away
table-replaced = a bot is playing
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
table-no-moves = No moves yet.
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
table-resign-text = The others play on.
table-resign-text-two = The game ends, and your opponent wins.
table-play-on = Play on
table-more = More
table-say = Say something
table-take-over = Let a bot play for { $name }
table-bot-plays = A bot is playing for { $name }.
table-is-back = { $name } is back.
table-declined = { $name } has declined.
table-return = Take my seat back
table-offer-draw = Offer a draw
table-rules = The rules
table-record = Save the record
table-code = This table: { $code }
table-again = Play again
table-again-asked = Waiting for the others …
table-again-offered = { $name } would like to play again.
table-look-back = Review
table-look-back-before = Review the previous game
table-see-board = Show the board
table-home = All games
table-result = Result

## The page: offers

offer-takeback = { $name } would like to take a move back.
offer-takeback-mine = You asked to take a move back.
offer-draw = { $name } offers a draw.
offer-draw-mine = You offered a draw.
offer-rematch = { $name } would like to play again.
offer-rematch-mine = You asked for another game.
offer-withdraw = Withdraw

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

curtain-title = Your turn, { $name }
curtain-text = Everybody else, please look away.
curtain-lift = I am { $name }

## The page: the line to the table

connection-finding = Connecting …
connection-still-looking = Still trying to connect
connection-try = Try now
connection-all-here = Everybody is here
connection-you-watch = You are watching
connection-away = { $count ->
    [one] One player is away
   *[other] { $count } players are away
}
connection-watching = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
trouble-unknown-table = No such table
trouble-unknown-table-text = There is no table { $code }. Is the code right?
trouble-closed = This table is closed
trouble-closed-text = It was not used for a long time, or somebody closed it.
trouble-closed-outdated-text = It was played by an earlier version of the rules, and move { $move } no longer fits them. Nothing has been changed.
trouble-closed-damaged-text = Move { $move } does not fit the rules: what was stored of this table is damaged.
trouble-replaced = This table is open elsewhere
trouble-replaced-text = You have opened it in another window.
trouble-here = Play here

## The page: why a game ended, by its clause

end-G-6 = { $who ->
    [me] You resigned.
   *[other] { $name } resigned.
}
end-time = { $who ->
    [me] You ran out of time.
   *[other] { $name } ran out of time.
}
end-H-12 = All pawns are in the opposite court.
end-H-13 = The opposite court is full.
end-H-14 = The position was repeated too often, or the game took too long.
end-H-15 = All but one are home.
end-P-22 = That was the last round needed to win.
end-P-23 = All rounds are played.
end-T-19 = Nobody can fill their home row any more.
end-T-29 = Four pawns are home.
end-T-30 = The game took too long.
end-TP-25 = The pawn has reached the other start point.
end-TP-26 = The game took too long.
end-draw = The players agreed on a draw.
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
scene-punto-ask = Your { pigment } { $value }: where should it go?
scene-punto-ask-neutral = A neutral { pigment } { $value }: where should it go?
scene-punto-ask-middle = Your { pigment } { $value } goes in the middle.
tell-punto-card = { $who ->
    [me] play
   *[other] plays
} { pigment } { $value } on { $place }
## The page: when something cannot be had

problem-unreachable = The server does not answer.
problem-unreachable-do = Is it running? Nothing will be lost.
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
home-screen = Play { $game } on this screen
home-invite = Invite a friend to { $game }
home-how = How to play, in 30 seconds
home-slow = { $count ->
    [one] { $games } runs slower than it should on this server: it could not be compiled.
   *[other] { $games } run slower than they should on this server: they could not be compiled.
}
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
home-one-screen = everybody on this screen
home-go-on = Continue
home-go-on-label = Continue { $game }, table { $code }
home-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
home-look-back = Review
home-code = Code from a friend
home-join = Join
home-bad-code = A code has seven letters or digits.

## The page: how a game goes, in 30 seconds

how-title = How to play { $game }
how-rules = All the rules
how-halma-1 = All your pawns go to the far court.
how-halma-2 = In a turn, take one step or a chain of hops.
how-halma-3 = Hop over any pawn. The first player with all pawns home wins.
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

setup-how = How to play
setup-about-halma = Bring all your pawns to the far court. Step one field, or hop over any pawn, as often as you can.
setup-about-punto = Lay cards beside each other or over fewer dots, until a row has your colour.
setup-about-tokken = Play cards, walk around the ring, and bring four pawns home before the other does.
setup-about-to-the-point = Lay tiles so that dots appear, and walk over them to the other side.
setup-players = Players
setup-seats = Seats
setup-who = Who sits in seat { $seat }
setup-name-label = Name of seat { $seat }
setup-your-name = Your name
setup-you = You
setup-player = Player { $seat }
setup-me = Me
setup-screen = This screen
setup-friend = By link
setup-a-friend = A friend
setup-rules = Rules
setup-first = Who starts
setup-by-lot = By lot
setup-clock = Clock
setup-clock-none = None
setup-clock-move = Each move
setup-clock-game = Whole game
setup-time-move = Time for each move
setup-time-game = Time for the game
setup-increment = Added after each move
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
option-to-the-point-push-rest = not two turns in a row

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
scene-tokken-spot = { pigment } spot in your home row
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
scene-tokken-out = No card can be played: throw the hand away
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
} The game begins when all seats are taken.
invite-add-bot = Add a bot
invite-add-here = Seat somebody here
invite-seat = seat { $seat }
invite-send-away = Remove { $name }
invite-stand = Leave the seat
invite-come = Come and play { $game }.
invite-sit = Sit down
invite-watch = Or stay here and watch.
invite-you = you
invite-hidden = Invite others

## The page: about Stip

about-title = About Stip
about-stip = Stip is Dutch for dot: a table for four games on dots. Play with friends or with bots; Stip minds the rules, and explains what they do not allow.
about-independent = The games belong to their authors and publishers. Stip is not connected with them, nor endorsed by them. The rules are told in our own words, and the drawings are our own.

## The page: rules

rules-title = { $game }: the rules
rules-soon = Loading the rules …

## The page: looking back

review-title = Review
review-title-of = { $game }: review
review-record = Save the record
review-which = Which game
review-game = Game { $number }
review-soon = Analysing the game …
review-soon-how-long = This can take a minute.
review-moves = The game, move by move
review-previous = Previous move
review-next = Next move
review-at = Move { $number } of { $count }
review-start = Before the first move
review-chances = Chances
review-chart = Each player's chances after every move; the table below has the numbers.
review-table = All moves as a table
review-number = No.
review-move = Move
review-turns = Turning points
review-loss = gave away { $loss }
review-better = Better:
review-show = Show it
review-signs = ? mistake, ?? serious mistake
review-none = Nobody gave much away. Well played, all.
