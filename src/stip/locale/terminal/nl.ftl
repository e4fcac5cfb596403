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

bad-table-address = “{ $address }” is geen link naar een tafel, zoals http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
unreachable = { $server } antwoordt niet ({ $why }).
terminal-saved-by-server = de server bewaart deze partij; op de pagina is ze op te slaan
terminal-farewell = { $why ->
    [replaced] Deze tafel is ergens anders geopend.
    [closed] Deze tafel is gesloten.
   *[other] De server heeft de verbinding verbroken.
}

## Commands and their help

engine-failed = De speler { $engine } faalde: { $problem }
position-malformed = “{ $text }” is geen stellingtekst, zoals GAME/2/1/ePmE….
position-damaged = de tekst is beschadigd of onvolledig.
bad-engine-command = “{ $command }” wordt hier niet begrepen.
no-such-language = Er zijn geen teksten in de taal “{ $language }”. De talen zijn: { $languages }.
not-well = { $count ->
    [one] Er is één ding mis.
   *[other] Er zijn { $count } dingen mis.
}
prepared = Alles is gecompileerd, in { $folder }.
greeting-demo = Een partij { $game } die zichzelf speelt:
greeting-play = speel tegen een bot
greeting-lesson = leer het spel al spelend
greeting-games = wat er te spelen is
greeting-rules = de regels
greeting-serve = een tafel in de browser, ook voor vrienden
greeting-join = neem plaats aan iemands tafel
greeting-help = al het andere
manual-name = NAAM
manual-synopsis = GEBRUIK
manual-commands = OPDRACHTEN
manual-exit = EINDCODES
exit-0 = Alles ging goed.
exit-1 = Een verslag is leesbaar maar klopt niet.
exit-2 = Wat werd gevraagd kan niet; één regel zegt waarom.
exit-130 = Onderbroken met Ctrl-C.
exit-141 = Niemand las de uitvoer nog.
help-usage = Gebruik:
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-help = Toon deze hulp.
help-stip = Gezelschapsspellen op stippen: speel, controleer en bestudeer ze.
usage-missing = { $what } ontbreekt.
usage-unknown-option = Er is geen optie { $option }.
usage-unknown-command = Er is geen opdracht “{ $command }”.
usage-bad = { $what }: “{ $value }” kan niet ({ $why }).
usage-extra = “{ $text }” is te veel.
help-play = Speel een spel in de terminal, met mensen en met bots.
help-join = Neem plaats aan een tafel van een server, met de link ernaartoe.
help-watch = Bekijk een opgenomen partij zet voor zet, of een tafel van een server.
help-games = Toon de spellen, hun opties en hoe hun bots spelen.
help-rules = Toon de regels van een spel, of één artikel.
help-hint = Toon de beste zet voor wie aan de beurt is, en waarom.
help-analyse = Toon de beste zetten in een stelling.
help-review = Toon de kansen na elke zet, en betere zetten.
help-show = Toon het bord van een partij zoals één speler het zag.
help-verify = Speel verslagen na en controleer ze.
help-serve = Start een server met tafels voor mensen en bots.
help-admin = Beheer de tafels van een server.
help-arena = Laat bots tegen elkaar spelen, en rangschik ze.
help-engine = Laat een ander programma met een bot spelen, regel voor regel.
help-simulate = Speel veel partijen met willekeurige zetten en toon statistieken.
help-trace = Toon een hele partij als JSON Lines.
help-perft = Tel de reeksen van zetten.
help-train = Laat de bot leren van partijen tegen zichzelf.
help-tune = Pas de gewichten van een spel aan.
help-prepare = Compileer nu alle spellen.
help-doctor = Zeg wat er geïnstalleerd is, en wat er mis is.
help-man = Toon de handleiding.
option-game = Het spel: zie stip games.
option-who = Wie er spelen, plaats voor plaats: een naam, of het niveau van een bot (1 tot 5).
option-players = Aantal spelers.
option-option = Kies een optie van het spel; mag herhaald worden.
option-seed = Een geheel getal, of 64 hexadecimale cijfers.
option-first = Wie begint; anders beslist het lot.
option-file = Het verslag van een partij; bij play wordt de partij daar bewaard en hervat.
option-resume = Ga verder met de partij die het laatst is bewaard.
option-lesson = Leer het spel al spelend.
option-plain = Regel voor regel, in woorden: voor schermlezers, pipes en scripts.
option-fast = Bots wachten niet tot men heeft gelezen wat er gebeurde.
option-url = De link naar een tafel.
option-name = Je naam.
option-seat = De plaats; 0 is een toeschouwer.
option-what = Een verslag, een link naar een tafel, of een stellingtekst.
option-seconds = Seconden.
option-as_json = Toon JSON, voor andere programma’s.
option-clause = Een artikel van het spel, of een algemeen zoals G-3.
option-after = Na zoveel zetten.
option-top = Hoeveel zetten te tonen.
option-files = Verslagen van partijen; - is de standaardinvoer.
option-picture_file = Schrijf in plaats daarvan een plaatje naar dit bestand (svg, png).
option-language = De taal: da, en, fi, is, nb, nl of sv.
option-version = Toon de versie.
option-bot = De bot die speelt, zoals 3 of 5@2s.
