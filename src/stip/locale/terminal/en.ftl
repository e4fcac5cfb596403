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
