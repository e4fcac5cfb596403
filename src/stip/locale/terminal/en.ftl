### What only the command line says, in English.

## Tournaments and training

no-log-file = { $file } cannot hold the log of a tournament: a log is an ordinary file of less than 1 GB.
damaged-training = A file of the training run in { $folder } cannot be read ({ $problem }).
bad-weights = { $file } is not a file of weights, such as weights.json of a game. Nothing has been changed.

## Arguments

bad-picture = A picture is an svg or png file: { $file }
bad-pair = “{ $text }” is not KEY=VALUE, such as --option board=5x7.
option-twice = The option { $option } is given more than once.
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
terminal-keys = arrows Enter · Tab next · Esc back · h hint · u undo · s save · r resign · q quit
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
prepared = Everything is compiled, in { $folder }.
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
usage-bad = { $what }: “{ $value }” is not possible ({ $why }).
usage-extra = “{ $text }” is too much.
help-play = Play a game in the terminal, with people who share it and with bots.
help-join = Take a seat at a table of a server, by the link to it.
help-watch = Watch a recorded game move by move, or a table of a server.
help-games = List the games, their options, and how their bots play.
help-rules = Print the rules of a game, or one clause.
help-hint = Show the best move for the seat to move, and why.
help-analyse = Show the best moves in a position.
help-review = Show the chances after every move, and better moves.
help-show = Show the board of a recorded game as one seat saw it.
help-verify = Replay records and check them.
help-serve = Run a server with tables for people and bots.
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
option-seed = A whole number, or 64 hexadecimal digits.
option-first = The seat that starts; without it, the lot decides.
option-file = The record of a game; in play, the game is saved there and goes on from there.
option-resume = Go on with the game that was saved last.
option-lesson = Learn the game by playing.
option-plain = Line by line, in words: for screen readers, pipes and scripts.
option-fast = Bots do not wait until one has read what happened.
option-url = The link to a table.
option-name = Your name.
option-seat = The seat; 0 is a spectator.
option-what = A record, a link to a table, or a position text.
option-seconds = Seconds.
option-as_json = Print JSON, for other programs.
option-clause = A clause of the game, or a general one such as G-3.
option-after = After so many moves.
option-top = How many moves to show.
option-files = Records of games; - is the standard input.
option-picture_file = Write a picture to this file instead (svg, png).
option-language = The language: da, en, fi, is, nb, nl or sv.
option-version = Print the version.
option-bot = The bot that plays, such as 3 or 5@2s.
