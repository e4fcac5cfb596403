### Stip's texts in English. A text is named by the code of an error, a refusal or a problem in a record, or by its place on the page.

## Setting up

unknown-game = There is no game called “{ $game }”. The games are: { $games }.
broken-game = The game “{ $game }” cannot be loaded: { $problem }
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

## Hints: what is good about a move

hint-only-move = is the only move
hint-wins = wins the game
hint-best-chances = leads to the best chances

## Records

record-error = Line { $line }: { $why }
record-mismatch = Line { $line }: { $why }
record-too-long = The record is longer than { $most } characters.
record-not-text = This is not a text file.
record-no-game = A record begins with tags, and one of them must name the game: [Game "…"].
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

## A server and its clients

bad-message = This message cannot be read: { $why }
message-malformed = { $detail }.
message-is-binary = it must be text.
message-too-long = it has more than { $most } bytes.
message-no-hello = the first message must be a hello.
message-second-hello = a hello was already sent.
bad-secret = This is not a valid secret.
foreign-origin = Pages from { $origin } may not connect to this server.
unknown-host = This server is not called “{ $host }”. If it is yours, tell it: stip serve --host-name { $host }
bad-request = This is not a valid request.
path-too-long = The address in the request is too long: at most { $most } characters are allowed.
head-too-large = The headers of the request are too large: at most { $most } bytes are allowed, in { $lines } lines.
no-such-page = There is nothing at this address.
unknown-language = There are no texts in the language “{ $language }”. The languages are: { $languages }.
unknown-drawing = { $game } has no drawing “{ $drawing }”.
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
bad-proxy = “{ $proxy }” is not the address of a proxy. Give an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8.
port-taken = Port { $port } is already in use, perhaps by Stip itself. Try another one: stip serve --port { $other }

## At the table

bad-name = “{ $name }” cannot be used as a name. A name has 1 to { $most } visible characters.
bot-name = “{ $name }” is what bots are called here. Please choose another name.
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

ask-next = What next?

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
end-draw = The players agreed on a draw.

## The page: when something cannot be had

problem-unreachable = The server does not answer.
problem-unreachable-do = Is it running? Nothing will be lost.
problem-again = Try again

## The page: home

home-hello = Pull up a chair.
home-about = Games on dots, with a friend or a bot.
home-language = Language
home-dark = Dark
home-games = Games
home-players = { $players } players
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

## The page: setting up

setup-how = How to play
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
about-stip = Stip is Dutch for dot: a table for games on dots. Play with friends or with bots; Stip minds the rules, and explains what they do not allow.
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
