### What only the command line says, in Dutch.

## Tournaments and training

no-log-file = { $file } kan geen logboek van een toernooi zijn: dat is een gewoon bestand van minder dan 1 GB.
damaged-training = Een bestand van de training in { $folder } kan niet worden gelezen ({ $problem }).
bad-weights = { $file } is geen bestand met gewichten, zoals weights.json van een spel. Er is niets veranderd.

## Arguments

bad-picture = Een plaatje is een svg- of png-bestand: { $file }
bad-pair = “{ $text }” is geen NAAM=WAARDE, zoals --option board=5x7.
option-twice = De optie { $option } is meer dan eens gegeven.
bad-host = “{ $host }” is geen adres van deze computer om op te luisteren, zoals 127.0.0.1 of 0.0.0.0.
bad-origin = “{ $origin }” is geen oorsprong, zoals https://example.org.
limit-no-pair = schrijf het als NAAM=GETAL, zoals tables_per_hour=20.

## Play in the terminal

bad-seat-word = Een bot heeft een niveau van 1 tot 5 in stappen van 0,25, niet { $word }.
no-terminal = Hiervoor is een terminal nodig. Regel voor regel kan overal worden gespeeld: --plain
no-lesson = Er is geen les voor { $game }.
not-resumable = In { $file } spelen alleen bots, dus er is niets om mee verder te gaan.
terminal-sits = { $name } neemt plaats { $seat }.
terminal-leaves = Plaats { $seat } is weer vrij.
terminal-taken-back = De laatste zet is teruggenomen.
terminal-again = Een nieuwe partij begint.
terminal-quit-ask = Deze partij verlaten?
terminal-yes-no = j of n
terminal-saved = Bewaard in { $file }.
terminal-lesson-not-saved = een les wordt niet bewaard
terminal-press-enter = Druk op Enter.
terminal-left = Er komt geen invoer meer: de partij stopt hier.
terminal-more-touches = … en nog { $count }: schrijf “zetten”, of een zet in notatie.
terminal-rules-where = De regels: stip rules { $game }
terminal-keys = pijlen Enter · Tab volgende · Esc terug · h tip · u terug · s bewaar · r op · q stop
terminal-keys-go-on = Enter gaat verder · q stop
terminal-keys-over = n nieuwe partij · s bewaar · q stop
terminal-keys-watch = q stop
terminal-plain-help = Kies met nummer of naam, of schrijf een zet in notatie. Andere woorden: { $words }.
word-help = hulp
word-look = kijk
word-moves = zetten
word-hint = tip
word-undo = terugnemen
word-back = terug
word-save = bewaar
word-resign = opgeven
word-again = opnieuw
word-yes = ja
word-no = nee
word-rules = regels
word-quit = stop
