### What the page shows only on a site without a server.

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
