### What the page shows only where games are played on the device.

site-friends = Play with friends
site-friends-needs = On this site you play against bots, or with several people at one screen. To play with friends on their own devices, a server is needed that all of you can reach: somebody installs Stip on a computer and runs “stip serve” there.
site-hidden = A game on this site is wholly on this device, hidden cards and the moves of bots included: somebody who knows how could look them up.
site-copy-title = Your games on this device
site-copy-text = Your games and results are in this browser only. Saved in a file, they can be brought to another device, or back if the browser forgets them.
site-copy-save = Save everything
site-copy-open = Add games from a file
site-copy-bad = There are no saved games in this file.
site-copy-done = { $count ->
    [0] All games of this file were here already.
    [one] One game has been added.
   *[other] { $count } games have been added.
  }

## While Python starts on the device, and when something there has failed

bots-on-devices = Bots think on the devices of those who play here, so they cannot sit at tables with others. Play against them alone, or with others at one screen.
site-bots-here = Here, games against bots and games of several people at one screen are played in this browser and kept only in it. Games with friends are on the server.
device-starting = Setting up the game table on this device …
device-starting-loading = Loading Python and the games. The first visit takes longest, perhaps a minute.
device-starting-python = Starting Python.
device-starting-games = Putting out the games: almost ready.
device-failed-file = What the game table needs could not be loaded. Is there a connection? Nothing is lost.
device-failed-missing = What the game table needs is not there any more: perhaps this page has a new version. Nothing is lost.
device-failed-memory = This device has not enough free memory for the game table. Close other tabs or programs. Nothing is lost.
device-failed-other = The game table has stopped. Nothing is lost.
bot-failed = The bot has stopped thinking, also at a second attempt. Nothing is lost: the game waits for it.
device-full = There is no room left in this browser, so nothing was saved and nothing has changed. Make room on this device, or save your games in a file and delete old ones.
nothing-kept = This browser keeps nothing here, perhaps because the window is private. So no game can be played on this device.
