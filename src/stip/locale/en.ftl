### Stip's texts in English. A text is named by the code of an error, a refusal or a problem in a record, or by its place on the page.

## Setting up

unknown-game = There is no game called “{ $game }”. The games are: { $games }.
broken-game = The game “{ $game }” cannot be loaded: { $problem }
bad-players = { $game } cannot be played by { $players } players; the number must be { $possible }.
bad-seat = { $game } has no seat “{ $seat }” here; seats are numbered from 1 to { $last }.
bad-option = The option { $option } cannot be “{ $value }”; it can be: { $values } ({ $clause }).
unknown-option = { $game } has no option “{ $option }”. Its options are: { $options }.
bad-position = This is not a position of { $game }: { $why }
unknown-bot = There is no bot called “{ $bot }”. The bots are 1 to 5 in steps of 0.25 (the levels), random, greedy and plain; 3@200 searches 200 iterations, 5@0.5s half a second.
missing-extra = This needs the package { $package }: pip install "stip[{ $extra }]"
no-encoding = The game “{ $game }” has no encoding of moves and positions for programs that learn.
illegal-action = Action { $action } is not legal for seat { $seat }: see the action mask.
bad-setting = { $name } cannot be “{ $value }”; it can be: { $values }.
not-reset = The environment must be reset first.
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
no-linker = The WebAssembly modules of the games could not be linked: { $error } (The extra “site” installs what is needed.)
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
other-training = { $folder } holds a training run with another plan. Give the same plan to go on, or another folder.
training-failed = A process that played games to learn from died ({ $how }).
game-raised = { $bot } (seat { $seat }, ply { $ply }): { $error } ({ $where })
game-killed = the process was killed ({ $signal })
game-exited = the process ended with code { $code }

## Moves

malformed-move = “{ $input }” is not a valid move (move { $number }, seat { $seat }). A move looks like { $example }.
ambiguous-move = “{ $input }” could mean { $choices } (move { $number }, seat { $seat }).
illegal-move = “{ $input }” is not possible (move { $number }, seat { $seat }): { $why } ({ $clause })
out-of-turn = Seat { $by } cannot play “{ $input }” now (move { $number }, seat { $seat } to move). Turns go clockwise ({ $clause }).
already-out = Seat { $by } has already left the game (move { $number }, { $clause }).
only-a-view = A view cannot be played on, because it does not know hidden cards: imagine a position first ({ $clause }).
game-over = “{ $input }” comes too late (move { $number }): the game is over ({ $clause }).

## Hints: what is good about a move

hint-only-move = is the only move
hint-wins = wins the game
hint-sentence = It { $reason }.

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
bad-key = An Idempotency-Key consists of { $least } to { $most } letters, digits, hyphens and underscores.
key-reused = This Idempotency-Key belongs to another request. Use a new one.
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
unknown-transfer = This code is not valid, or has expired. Ask your other device for a new one.
unknown-push-service = Notifications cannot be sent to “{ $service }”: this server does not know that service.
too-many-sockets = { $where ->
    [table] This table already has { $most } spectators.
    [address] There are already { $most } connections from your address.
   *[server] All { $most } connections are in use.
} Try again later.
server-leaving = The server is restarting. Please come back in a moment.
still-preparing = { $title } is being prepared on this server, which takes a minute or two the first time. Please ask again then.
fault = Something went wrong on the server; it is not your fault. Nothing has changed.
bad-limit = The limit { $limit } cannot be “{ $value }”: { $why }
limit-unknown = there is no such limit. The limits are: { $limits }.
limit-no-number = it is not a valid number.
bad-proxy = “{ $proxy }” is not the address of a proxy. Give an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8.
port-taken = Port { $port } is already in use, perhaps by Stip itself. Try another one: stip serve --port { $other }
workers-need-postgresql = Several workers share a database, which SQLite cannot: stip serve --workers { $workers } --database postgresql://…

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
can-be-played = That can be played.
hints-off = Hints are off here: you play against people. Ask whether everyone agrees to them.
hints-on = Hints are already on in this game.
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

## At a club evening

name-taken = There is already somebody called “{ $name }” this evening. Please choose another name.
club-full = This evening is full: { $most } people have joined.
too-few-people = At least { $least } people must join first.
not-the-organiser = Only the organiser of the evening can do that.
club-not-now = { $phase ->
    [gathering] The evening has not begun yet.
    [playing] The evening has already begun.
   *[over] The evening is over.
}
games-go-on = { $count ->
    [one] One game of this round is still being played.
   *[other] { $count } games of this round are still being played.
}
no-such-person = Nobody has number { $person } this evening.
no-such-match = There is no match { $match } in this round.
match-decided = This match has already been decided.
no-drawn-knockout = In a knockout somebody has to win.
club-game = This game counts for the club evening: no hints, no takebacks and no rematch.
unknown-club = There is no club evening “{ $club }”.

## The database of a server

bad-database = The database { $database } cannot be opened: { $why }
database-bad-url = the address should look like sqlite:///stip.db or postgresql://host/stip
database-in-memory = a database in memory would be lost with the server; use a file.
database-in-use = another server is using it.
database-too-new = it was created by a later version of Stip.
database-failed = { $error }.
conflict = Somebody else has changed the table in the meantime, so nothing was done. Please look at it again.
store-failed = The database is not available at the moment ({ $why }), so nothing was done. Please try again later.
damaged-table = What is stored of table “{ $table }” is damaged from event { $number } on, so it is closed. Nothing of it has been changed.
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
push-your-turn = It is your turn.
table-turn = to move
table-bot = { $level ->
    [1] Gentle bot
    [2] Easy bot
    [3] Steady bot
    [4] Sharp bot
   *[5] Master bot
}
bot-level = { $level ->
    [1] gentle
    [2] easy
    [3] steady
    [4] sharp
    [5] master
   *[other] a match for you
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
table-hint = Try this: { $words }.
table-hint-soon = Looking for a good move …
table-preparing = The bots are still being prepared and play simply until then. This takes a minute or two, only the first time.
table-hint-button = Hint
table-hints-ask = Ask for hints
table-hints-on = Hints are on in this game.
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
table-withdrawn = { $name } has withdrawn the offer.
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

## The page: the end of a round and of a game

table-new = new
round-you-win = { $count ->
    [one] You win the round!
   *[other] Your team wins the round!
}
round-won = { $count ->
    [one] { $names } wins the round.
   *[other] { $names } win the round.
}
round-drawn = Nobody wins this round.
round-go-on = Go on
round-clock = Your clock is running.
ending-cheer = { $result ->
    [won] Congratulations
    [drawn] Evenly matched
   *[lost] Well played all the same
}
ending-best = { $count ->
    [one] Your best move
   *[other] The best move
}
ending-stronger = A stronger bot

## The page: offers

offer-takeback = { $name } would like to take a move back.
offer-takeback-mine = You asked to take a move back.
offer-draw = { $name } offers a draw.
offer-draw-mine = You offered a draw.
offer-hints = { $name } would like hints to be allowed in this game.
offer-hints-mine = You asked whether hints may be used.
offer-rematch = { $name } would like to play again.
offer-rematch-mine = You asked for another game.
offer-no = No, thanks
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
trouble-closed-club = This match has been decided
trouble-closed-club-text = The organiser has decided it, or somebody has left the evening.
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
end-clause = The rule: { $clause }
end-time = { $who ->
    [me] You ran out of time.
   *[other] { $name } ran out of time.
}
end-draw = The players agreed on a draw.

## The page: when something cannot be had

problem-unreachable = The server does not answer.
problem-unreachable-do = Is it running? Nothing will be lost.
problem-again = Try again

## The page: without the server

offline-title = The server cannot be reached.
offline-text = You can still read the rules and look at the games that you have opened here before. Playing needs the server.
offline-not-kept = This is not kept on this device: it needs the server.
install-button = Install Stip
unsent-kept = Your move is kept on this device. It is sent as soon as the connection is back, even if you leave this page.
unsent-row = Your move has not been sent yet.
unsent-late = Your last move came too late: the game had already gone on without it.

## The page: home

home-hello = Pull up a chair.
home-about = Games on dots, with a friend or a bot.
home-language = Language
home-dark = Dark
home-games = Games
home-players = { $players } players
home-play = Play
home-making = Setting the table …
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
home-none = No game is going on. Pick one above.
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
home-bad-code = A code has six or seven letters or digits.

## The page: coming back

title-your-turn = ● Your turn – { $game }
me-open = Your results and devices
me-title = You
home-older = { $count ->
    [one] One older game against bots
   *[other] { $count } older games against bots
}
home-put-away = { $count ->
    [one] One game put away
   *[other] { $count } games put away
}
home-won = Won
home-lost = Lost
home-draw = A draw
home-winner = { $name } won
home-score = (you { $own }, the others { $others })
home-more-games = Show more
game-menu = More: { $game }
game-open = Open the table
game-put-away = Put away
game-bring-back = Bring back
game-delete = Delete
game-delete-solo = Delete this game for good? It cannot be opened again.
game-delete-shared = Take this game off your list? The others keep it.
game-keep = Keep it
continue-title = You have a game of { $game } going
continue-with = Against { $names }, last played { $day }.
continue-new = Start a new game
continue-note = The old game is put away. It stays at the bottom of the first page.
match-choice = A match for you
match-start = Against { $bot } ({ $level }), to begin with.
match-up = Against { $bot }, a little stronger because you won.
match-down = Against { $bot }, a little gentler after a game that was too hard.
match-same = Against { $bot }, who has been your match so far.
stats-title = Your games against bots
stats-none = No results yet. Beat a bot, or let one beat you.
stats-played = Played
stats-won = Won
stats-streak = In a row
stats-best = Best run
stats-last = The last games: { $results }
stats-here = These numbers are kept on this device. A code takes them along to another one.
records-title = Records
records-text = All your finished games as text, in one file.
records-save = Save all records
device-title = The same you on another device
device-text = Your seats and results come along. The code works once, for ten minutes; show it to nobody else.
device-nothing = You have no seat yet, so there is nothing to take along.
device-show = Show a code
device-scan = Scan this with the other device, or type the code there on this page.
device-valid = { $minutes ->
    [one] Valid for one more minute.
   *[other] Valid for { $minutes } more minutes.
}
device-code = Code from your other device
device-take = Bring my games here
device-replace = This device has games of its own. They are set aside, and you can go back to them on this page.
device-done = Welcome. Your games are here now.
device-back = Go back to the games that were here before
push-title = Notifications
push-switch = Tell me when it is my turn
push-text = At tables with a day or more for each move, when you are away. Only on this device.
push-unsupported = This browser cannot do that here. It needs a secure address (https) and, on an iPhone, the page on the home screen.
push-blocked = This browser blocks notifications from this page. Its settings can allow them.
push-failed = The notification service of this browser does not answer. Please try again later.
vibration = Vibrate on my turn
sound-ask = Play with sound?

## The page: how a game goes, in 30 seconds

how-title = How to play { $game }
how-rules = All the rules

## The page: learning a game by playing

learn-title = Learn { $game }
learn-link = Learn by playing
learn-offer = New to { $game }?
learn-offer-text = Two minutes, and you can play.
learn-offer-no = Just play
learn-step = Step { $number } of { $count }
learn-show = Show me
learn-touch = Touch: { $thing }
learn-marked = Touch what has the thick dotted mark.
learn-next = Next
learn-previous = One step back
learn-skip = Skip
learn-done = Well done.
learn-again = Not quite. Try again.
learn-end = That is enough to begin.
learn-end-text = The rest comes while you play. A gentle bot is waiting.
learn-end-key = The button “{ $key }” explains the rest. A gentle bot is waiting.
learn-play = Play now
learn-once-more = Once more
learn-learnt = Learnt
learn-soon = Setting up the lesson

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

## Links that are shared: what others see before they open one

preview-open = { $name } has kept a chair for you.
preview-club = { $phase ->
    [gathering] { $name }: come and play { $game }
   *[other] { $name }: { $game }
}
preview-club-text = { $phase ->
    [gathering] Join with your name. Stip draws the pairs and sets up the tables.
    [playing] The evening has begun. You are welcome to watch.
   *[over] The evening is over. See who has won.
}
preview-playing = The game is on: { $count ->
    [one] one move so far
   *[other] { $count } moves so far
}. You are welcome to watch.
preview-over = A finished game of { $count ->
    [one] one move
   *[other] { $count } moves
}. Watch it again, move by move.

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

## The page: a club evening

club-title = Club evening
club-plan = Plan a club evening
club-about = One link for everybody. Stip draws the pairs, sets up the tables and keeps the score.
club-name = Name of the evening
club-game-label = Game
club-kind = Who plays whom
club-kind-round-robin = Everybody against everybody
club-kind-round-robin-about = A win is one point, a draw half a point. If points are equal, the games against each other count first, then the points of those you have beaten.
club-kind-knockout = Knockout
club-kind-knockout-about = Whoever loses is out. A draw is played again, and the other player begins; after a second draw, lots are drawn.
club-rounds = Rounds
club-rounds-all = Until all have met
club-bot = Bot for an odd number
club-pause = Pause between rounds
club-open = Open the doors
club-link = Link to this evening
club-come = Come and join the club evening.
club-join = Join
club-join-other = Somebody else on this device
club-joined = You are in, { $name }.
club-wait-begin = It begins when the organiser says so.
club-late-seat = A bot plays because the number is odd. You can take its seat from the next round on.
club-late-watch = You can watch every game: touch the eye beside a pair, or open the big screen.
club-late-joined = You play from the next round on.
club-late-screen = Watch on the big screen
club-people = { $count ->
    [one] One person is here
   *[other] { $count } people are here
}
club-nobody = Nobody is here yet. Send the link, or show the code.
club-gone = has left
club-leave = Leave the evening
club-leave-ask = Leave the evening?
club-leave-text = If it has begun, the games that you still have to play count as lost.
club-remove-text = If the evening has begun, the games that they still have to play count as lost.
club-begin = Begin
club-begin-odd = The number is odd, so a bot will play too.
club-round = Round { $round } of { $rounds }
club-stage-final = Final
club-stage-semi = Semi-finals
club-stage-quarter = Quarter-finals
club-your-table = Your table is ready
club-against = You play against { $name }.
club-sharing = { $one } and { $two } play.
club-to-table = To the table
club-wait-round = You are done for now. The next round begins when all games are over.
club-out = You are out of the knockout. Thank you for playing!
club-bye-mine = You have a bye: you are in the next round.
club-next-in = The next round begins in { $time }.
club-next-now = Begin now
club-pairs = Pairs
club-playing = playing
club-watch = Watch { $one } and { $two }
club-has-bye = has a bye
club-decide = Decide
club-decide-ask = { $one } and { $two }: who wins?
club-decide-text = For a game that nobody finishes. Its table is closed.
club-draw = A draw
club-standings = Standings
club-all-rounds = All rounds
club-winner = { $name } wins the evening!
club-winners = { $names } share the first place!
club-end = End the evening
club-end-ask = End the evening now?
club-end-text = Games that are still being played will not count.
club-results-file = Results as a table (CSV)
club-standings-file = Standings as a table (CSV)
club-screen = Big screen
club-screen-empty = No game is being played at the moment.
club-back = Back to the evening
club-column-place = Place
club-column-name = Name
club-column-points = Points
club-column-played = Played
club-column-won = Won
club-column-drawn = Drawn
club-column-lost = Lost
club-column-round = Round
club-column-one = Begins
club-column-two = Opponent
club-column-points-one = Points 1
club-column-points-two = Points 2
club-column-how = How
club-column-table = Table
club-how-game = played
club-how-bye = bye
club-how-walkover = left
club-how-organiser = decided
club-how-lot = by lot

## The page: about Stip

about-title = About Stip
about-stip = Stip is Dutch for dot: a table for games on dots. Play with friends or with bots; Stip minds the rules, and explains what they do not allow.
about-independent = The games belong to their authors and publishers. Stip is not connected with them, nor endorsed by them. The rules are told in our own words, and the drawings are our own.

## The page: rules

rules-title = { $game }: the rules
rules-soon = Loading the rules …
rules-print = Print
rules-clauses = The rules, clause by clause
rules-exact = The exact rule: { $clauses }
rules-contents = On this page
rules-options = You can choose
rules-kind-ruling = our ruling
rules-kind-option = can be chosen
rules-marks = Touch the dots for the exact words.

## The page: playing a game back

replay-soon = Loading the game …
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-last = To the end
replay-speed = Speed
replay-keys = Arrow keys step through the moves, the space bar plays them.
share-link = Link to this game

## The page: a saved record

record-view-title = Open a saved game
record-view-lead = Choose a saved game, drop the file here, or paste its text. Nothing of it is stored.
record-view-choose = Choose a file
record-view-paste = Text of the record
record-view-open = Open
record-view-another = Open another
record-view-by = Seen by
record-view-everybody = A spectator
record-view-checked = Every move follows the rules.
record-view-unfinished = Every move follows the rules. The game was not over yet when it was saved.

## The page: whether the shuffle was fair

shuffle-title = Was the shuffle fair?
shuffle-chance-start = Nothing is shuffled in this game: chance only decided who begins.
shuffle-chance-nothing = Nothing is shuffled in this game, and nothing was left to chance.
shuffle-fits = Yes. Everything that chance decides was fixed and sealed before you made your first move. The seal that this device was given then still fits, so nobody has touched it since.
shuffle-joined-late = Yes, as far as this device can tell. It joined when the game had already begun. The seal that it was given then still fits, so nothing has been changed since.
shuffle-unknown = Probably, but this device cannot tell: it was not there while the game was played. What the server shows now fits together; the players' own devices can tell more.
shuffle-broken = No. What was opened at the end does not fit the seal from the start. Somebody has tampered with the shuffle: do not trust this game.
shuffle-how = How anybody can check it
shuffle-how-text = The record holds the whole deal and every move. Save it, and open it here or let Stip on any computer repeat and check everything:
shuffle-seal = Seal from the start
shuffle-seal-joined = Seal from when this device joined
shuffle-seal-now = Seal, as the server shows it now
shuffle-seed = What was sealed

## The page: looking back

review-title = Review
review-title-of = { $game }: review
review-record = Save the record
review-which = Which game
review-game = Game { $number }
review-soon = Analysing the game …
review-soon-how-long = This can take a minute.
review-preparing = The server is still preparing this game, which takes a minute or two the first time.
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
review-loss = cost { $loss } of the chances
review-better = Better:
review-show = Show it
review-signs = ? mistake, ?? serious mistake
review-none = No single move decided it.
