### What only the command line says, in English.

## Tournaments and training

no-log-file = { $file } cannot hold the log of a tournament: a log is an ordinary file of less than 1 GB.
damaged-training = A file of the training run in { $folder } cannot be read ({ $problem }).
bad-weights = { $file } is not a file of weights, such as weights.json of a game. Nothing has been changed.
game-died = { $tries } workers of the cluster died one after the other while they played it
no-cluster = There is no Ray cluster at “{ $address }” ({ $problem }). An address is local, auto, HOST:PORT or ray://HOST:PORT.
cluster-failed = The Ray cluster failed ({ $problem }).
other-installation = { $host } has other files of the package { $package } than this machine: install the same version there.

## Arguments

bad-picture = A picture is an svg or png file: { $file }
bad-pair = “{ $text }” is not KEY=VALUE, such as --option board=5x7.
option-twice = The option { $option } is given more than once.
folder-not-empty = { $folder } is neither empty nor a site that this command has written.
page-not-built = The page of this installation is not complete. Install Stip again, or run “python scripts/page.py” in its sources.
bad-site = { $folder } cannot be used: { $why }
site-none = it is not a site written by “stip site”.
site-version = it is of version { $version }, and this server of { $own }. Write it again: stip site { $folder }
site-games = it lacks { $games }. Write it again: stip site { $folder }
bad-server-address = “{ $url }” is not the address of a server: it should look like https://example.org.
bad-host = “{ $host }” is no address of this computer to listen on, such as 127.0.0.1 or 0.0.0.0.
bad-origin = “{ $origin }” is not an origin, such as https://example.org.
limit-no-pair = write it as NAME=NUMBER, such as tables_per_hour=20.

## Play in the terminal

bad-seat-word = A bot has a level from 1 to 5 in steps of 0.25, not { $word }.
no-terminal = This needs a terminal. Line by line it can be played anywhere: --plain
no-lesson = There is no lesson for { $game }.
not-resumable = Only bots play in { $file }, so there is nothing to go on with.
terminal-sits = { $name } takes seat { $seat }.
terminal-leaves = Seat { $seat } is open again.
terminal-taken-back = The last move has been taken back.
terminal-again = A new game begins.
terminal-quit-ask = Leave this game?
terminal-yes-no = y or n
terminal-saved = Saved in { $file }.
terminal-lesson-not-saved = a lesson is not saved
terminal-press-enter = Press Enter.
terminal-left = No more input: the game ends here.
terminal-more-touches = … and { $count } more: write “moves”, or a move in notation.
terminal-rules-where = The rules: stip rules { $game }
terminal-keys = arrows Enter Tab · Esc back · h hint · u undo · s save · k key · q quit
terminal-keys-go-on = Enter goes on · q quit
terminal-keys-over = n new game · s save · q quit
terminal-keys-watch = q quit
terminal-plain-help = Choose by number or name, or write a move in notation. Other words: { $words }.
word-help = help
word-look = look
word-moves = moves
word-hint = hint
word-undo = undo
word-back = back
word-save = save
word-resign = resign
word-again = again
word-yes = yes
word-no = no
word-rules = rules
word-quit = quit

bad-table-address = “{ $address }” is no link to a table, such as http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
not-stip = There is no Stip at { $server }.
unreachable = { $server } does not answer ({ $why }).
terminal-saved-by-server = the server keeps this game; its record can be saved on the page
terminal-farewell = { $why ->
    [replaced] This table has been opened elsewhere.
    [closed] This table is closed.
   *[other] The server has closed the connection.
}

## Commands and their help

engine-failed = The player { $engine } failed: { $problem }
position-malformed = “{ $text }” is not a position text, such as GAME/2/1/ePmE….
position-damaged = the text is damaged or incomplete.
bad-engine-command = “{ $command }” is not understood here.
no-such-language = There are no texts in the language “{ $language }”. The languages are: { $languages }.
not-well = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
prepared = All games are ready. { $compiled ->
    [0] Their machine code came with Stip: nothing had to be compiled.
   *[other] What was compiled is in { $folder }.
}
greeting-demo = A game of { $game } that plays itself:
greeting-play = play against a bot
greeting-lesson = learn the game by playing
greeting-games = what there is to play
greeting-rules = the rules
greeting-serve = a table in the browser, for friends too
greeting-join = take a seat at somebody’s table
greeting-help = everything else
manual-name = NAME
manual-synopsis = SYNOPSIS
manual-commands = COMMANDS
manual-exit = EXIT STATUS
exit-0 = Everything went well.
exit-1 = A record can be read and does not hold.
exit-2 = What was asked for is not possible; one line on standard error says why.
exit-130 = Interrupted with Ctrl-C.
exit-141 = Nobody read the output any more.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this help.
help-stip = Tabletop games on dots: play, check and study them.
usage-missing = { $what } is missing.
usage-unknown-option = There is no option { $option }.
usage-unknown-command = There is no command “{ $command }”.
usage-bad = { $what } has a value that is not possible.
usage-extra = “{ $text }” is too much.
help-play = Play a game in the terminal, with people who share it and with bots.
help-join = Take a seat at a table of a server, by the link to it; whoever has one there plays on.
help-watch = Watch a recorded game move by move, or a table of a server.
help-games = List the games, their options, and how their bots play.
help-rules = Print the rules of a game, or one clause.
help-hint = Show the best move for the seat to move, and why.
help-analyse = Show the best moves in a position.
help-review = Show the chances after every move, and better moves.
help-show = Show the board of a recorded game as one seat saw it.
help-verify = Replay records and check them.
help-serve = Run a server with tables for people and bots.
help-site = Write the page as a site that needs no server, for any host of files.
help-admin = Manage the tables of a server.
help-arena = Let bots play each other, and rank them.
help-engine = Let another program play with a bot, line by line.
help-simulate = Play many games with random moves and print statistics.
help-trace = Print a whole game as JSON Lines.
help-perft = Count the sequences of moves.
help-train = Let the search learn from games against itself.
help-tune = Fit the weights of a game’s features.
help-prepare = Compile all games now.
help-doctor = Say what is installed, and what is wrong.
help-man = Print the manual page.
option-game = The game: see stip games.
option-who = Who plays, seat by seat: a name, or the level of a bot (1 to 5).
option-players = Number of players.
option-option = Set an option of the game; may be repeated.
option-seed = A whole number; the same number gives the same games.
option-first = The seat that starts; without it, the lot decides.
option-file = Save the game in this file after every move; if it exists, go on with it.
option-resume = Go on with the game that was saved last.
option-lesson = Learn the game by playing.
option-plain = Line by line, in words: for screen readers, pipes and scripts.
option-fast = Bots move at once, without a pause for reading.
option-url = The link to a table.
option-name = Your name.
option-seat = The seat to look from; 0 is a spectator.
option-what = A record, or a link to a table of a server.
option-seconds = How long to think, in seconds.
option-as_json = Print JSON, for other programs.
option-clause = A clause of the game, or a general one such as G-3.
option-after = The position after this many moves; without it, the last one.
option-top = How many moves to show.
option-files = Records of games; - is the standard input.
option-picture_file = Write a picture to this file instead (svg, png).
option-language = The language: da, en, fi, is, nb, nl or sv; without it, that of the locale.
option-version = Print the version.
option-bot = The bot that plays, such as 3 or 5@2s.

## The key to a game

terminal-mark-possible = can be touched
terminal-mark-chosen = has been chosen
terminal-mark-hinted = is what a hint suggests
terminal-more-keys = Further keys: r resign · d offer a draw · n new game · y and n answer an offer
terminal-keys-key = any key goes back to the game
terminal-keys-more = any key goes on
word-key = key

## Words of the help

help-default = default
help-required = required
help-usage-options = [OPTIONS]
help-usage-command = COMMAND [ARGUMENTS]…
usage-no-value = { $option } needs a value.
usage-choice = { $what } must be one of: { $choices }.
usage-range = { $what } must be a number from { $least } to { $most }.
usage-at-least = { $what } must be a number from { $least }.
usage-number = { $what } must be a number.

## Help of single options

option-install_completion = Install completion for this shell.
option-show_completion = Show the completion for this shell, to copy or change it.
option-play-seed = A whole number, or 64 hexadecimal digits; the same seed gives the same game.
option-trace-seed = { option-play-seed }
option-perft-seed = { option-play-seed }
option-join-seat = The seat to take; without it, a free one.
option-watch-seconds = Seconds between two moves.
option-hint-file = The record of an unfinished game, with its seed.
option-analyse-what = A record, or a position as a short text.
option-review-file = The record of a finished game.
option-review-plot_file = Save a plot of the chances (png, svg, pdf).
option-show-file = The record of a game, with its seed.
option-iterations = Search iterations per move.
option-database = The database; without it, a file in your data folder (~/.local/share/stip).
option-host = Address to listen on; 0.0.0.0 for everybody on the network.
option-port = Port to listen on; 0 for any free port.
option-origin = Another origin whose pages may connect; may be repeated.
option-workers = Processes that share the work; more than one need PostgreSQL.
option-host_name = Another name of this server, such as example.org; may be repeated.
option-proxy = A proxy or network whose X-Forwarded-For headers are trusted; may be repeated.
option-push_service = Another push service that devices may use for notifications; may be repeated.
option-limit = Change a limit; may be repeated.
option-device_bots = A site written by “stip site”: bots think in the browsers of those who play, and this server computes none (STIP_DEVICE_BOTS).
option-in_browser = Open the page in the browser, and log only problems.
option-site-folder = A new folder, or one that this command has written before.
option-site-server = Where friends play: the address of a server, such as https://example.org.
help-admin-list = List the tables, the newest first.
help-admin-show = Show who sits at a table and how far the game is; nothing that a spectator could not see.
help-admin-export = Print the record of a game, with its seed if the game is over.
help-admin-close = Close a table. A running server notices at the next move there.
help-admin-backup = Back up the database while it is in use.
option-code = The code of a table.
option-phase = Show only tables in this phase.
option-admin-list-limit = Show at most this many tables.
option-admin-list-after = Continue a list after this table.
option-admin-export-game = The number of the game at the table, from 1; without it, the last one.
option-admin-backup-file = A new file. It will contain seeds, so keep it private.
option-bots = Two bots or more: levels (1 to 5, also 2.5), random, greedy, plain, programs, or module:function.
option-games = Number of games.
option-arena-games = Games per pairing; an odd number is rounded up.
option-opening = Random moves before the bots start.
option-parquet_file = Write all results as Parquet, a row for each game.
option-train-parquet_file = Write all positions learnt from as Parquet.
option-ray_address = Play on a Ray cluster: local, auto, HOST:PORT or ray://HOST:PORT.
option-jobs = Games played at the same time; without it, one for each core.
option-log = Log file (JSON Lines); games that are in it are not played again.
option-arena-plot_file = Save a plot of the ladder (png, svg, pdf).
option-json_file = Write all results as JSON to this file; - prints them alone.
option-records = Keep the record of every game in this folder.
option-threads = Number of threads; without it, one for each core.
option-simulate-plot_file = Save a plot of the lengths of games and the choice of moves (png, svg, pdf).
option-plies = Stop after this many moves.
option-policy = How moves are chosen.
option-record_file = Also save the game as a record.
option-depth = Number of moves.
option-perft-first = The seat that starts.
option-by_move = Also print the count for each first move.
option-folder = The folder for games and networks; a run that was begun there goes on.
option-generations = Number of generations; each plays with the network of the one before.
option-train-games = Games per generation.
option-epochs = How often the samples are gone through.
option-contests = Games against the features alone after each generation.
option-train-plot_file = Save the learning curves (png, svg, pdf).
option-network_folder = The folder of a game, whose network is replaced.
option-tune-games = Games per round.
option-rounds = Number of rounds; each starts with the weights of the one before.
option-tune-jobs = Games played at the same time.
option-tune-file = A file of weights to update.

## What commands print

preparing = Preparing { $title } (only the first time) …
first-start = { $title } starts for the first time: the first moves take longer.
no-memory = There is not enough memory for that.
bad-plot = A plot is a png, svg or pdf file: { $file }
system-EACCES = Permission denied
system-EEXIST = File exists
system-EFBIG = File too large
system-EISDIR = Is a directory
system-ENAMETOOLONG = File name too long
system-ENOENT = No such file or directory
system-ENOSPC = No space left on device
system-ENOTDIR = Not a directory
system-EPERM = Operation not permitted
system-EROFS = Read-only file system
serve-address = Stip is at { $address }
serve-network = On your network it is at { $address }
serve-end = Ctrl-C ends it.
site-making = Making WebAssembly of the games. This takes minutes, only the first time …
site-done = The site is in { $folder }: { $megabytes } MB. Put it on any host, in any folder, or try it: python -m http.server -d { $path }
admin-continue = Continue with --after { $code }.
admin-closed = Table { $code } is closed.
admin-was-closed = Table { $code } was closed already.
admin-copied = The database is copied to { $file }.
admin-none = There are no such tables.
admin-code = code
admin-table = table
admin-game = game
admin-options = options
admin-no-options = none
admin-phase = phase
admin-events = events
admin-made = made
admin-last-event = last event
admin-number = number { $number }
admin-replaced = a bot of level { $level } plays
admin-open = open
admin-games = games
admin-moves = moves
admin-commitment = commitment
admin-result = result
games-players = for { $players } players
games-default = without it { $value }, { $standing }
games-bot = bot { $level }
doctor-engine = engine
doctor-cores = cores
doctor-cache = cache
doctor-read-only = read-only cache
doctor-compiled = all compiled
doctor-data = data
doctor-games = games
doctor-language = language
doctor-missing = Not everything is compiled yet. This does it now: stip prepare
verified = { $game }, { $players } players, { $plies } plies, { $ending }: everything matches the record{ $absent ->
    [commitment] , which has no commitment
    [result] , which has no result
    [commitment-result] , which has no commitment and no result
   *[none] { "" }
}.
verify-places = places { $places } by { $clause }
verify-unfinished = not over yet
hint-answer = Seat { $seat }: { $move } (chances { $chance } %).
analysis-title = { $game }, ply { $ply }, seat { $seat } to move
analysis-line = best line:
analysis-position = position:
review-heading = { $game }, { $players } players: chances after every move, in %
review-seat = seat
review-column-move = move
review-better-was = better was
review-turn = seat { $seat } gave away { $loss } %; better: { $better }.
review-axis = chance, in %
simulate-title = { $games } random games of { $game } for { $players }
simulate-range = plies, shortest to longest
simulate-mean = plies, mean (5 %, median, 95 %)
simulate-branching = legal moves at a decision, mean
simulate-first = seat { $seat }, first or sharing it
simulate-ended = ended by { $clause }
simulate-speed = { $plies } plies and { $games } games a second
simulate-length = Length of games
simulate-plies = plies in a game
simulate-ply = ply
arena-title = { $games } games of { $game } for { $players }
arena-failed-game = { $first } – { $second }, game { $number } failed: { $why }
arena-go-on = { $done } of { $total } games are in { $file }: the same command goes on from there.
arena-points-of = { $points } of { $games } points
arena-bot = bot
arena-points = points
arena-games = games
arena-score = score
arena-move = a move
arena-plies = plies
arena-against = against
arena-note = score in %, and its 95 % interval
arena-axis = Elo and its 95 % interval; 0 is the mean
arena-failed = { $count ->
    [one] { $count } game failed and counted for nobody.
   *[other] { $count } games failed and counted for nobody.
}
arena-repeated = { $count ->
    [one] { $count } game had been played before, move for move: the intervals are too narrow.
   *[other] { $count } games had been played before, move for move: the intervals are too narrow.
} Random first moves help: --opening 4
tune-round = { $positions } comparisons, log loss { $loss }:
train-generation = Generation { $number }
train-positions = { $positions } positions, log loss { $losses }
train-score = % against the features alone
train-loss = { $game }: log loss
train-axis = generation
