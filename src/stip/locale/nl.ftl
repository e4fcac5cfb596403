### Wat Stip zegt, in het Nederlands. De naam van een tekst is de code van een fout, een weigering of een hint.

## Setting up

unknown-game = Het spel “{ $game }” is er niet. Wel: { $games }.
broken-game = Het spel “{ $game }” kan niet worden geladen: { $problem }
bad-players = { $game } speel je niet met { $players }, wel met { $possible }.
bad-seat = { $game } heeft hier geen stoel “{ $seat }”; ze gaan van 1 tot { $last }.
bad-option = De optie { $option } kan niet “{ $value }” zijn; wel: { $values } ({ $clause }).
unknown-option = { $game } heeft geen optie “{ $option }”. Wel: { $options }.
unknown-bot = De bot “{ $bot }” is er niet. De bots zijn 1 tot 5 (de niveaus), random, greedy en plain; 3@200 denkt 200 rondes lang, 5@0.5s een halve seconde.
bad-seed = “{ $seed }” is geen seed. Een seed is een geheel getal vanaf 0, of 64 hexadecimale cijfers (G-3).
unknown-clause = De regels van { $game } hebben geen artikel “{ $clause }”.
bad-view = Dit is niet wat een plaats van { $game } ziet: { $why }
view-length = het zijn { $bytes } bytes en geen { $wanted }.
view-field = het veld { $field } heeft een waarde die het niet kan hebben.
view-inconsistent = de velden spreken elkaar tegen.
bad-engine = STIP_ENGINE is “{ $engine }”; het kan zijn: { $engines }.
not-compiled = { $title } kon niet gecompileerd worden: { $why }
runs-as-python = { $title } draait als gewone Python, vele malen trager dan nodig: { $why }
untested-compiler = { $package } { $version } is hier niet getest; { $tested } wel.
unknown-symbols = { $entry } heeft { $symbols } nodig, wat gecompileerde code niet heeft: die kan geen fouten melden en geen geheugen reserveren.
compiler-failed = de compiler faalde ({ $error }).
sources-changed = de broncode is veranderd sinds dit programma gestart is.
compiler-ended = de compiler stopte met code { $code } en heeft niets gemaakt.
not-over = Dit spel is nog bezig. Kansen en betere zetten hoor je als het klaar is.
outdated-game = Dit spel is gespeeld volgens versie { $version } van de regels. Die zijn sindsdien verbeterd (versie { $now }), en zet { $number } past er niet meer bij{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}.
damaged-game = Zet { $number } past niet bij de regels: het verloop van dit spel is beschadigd.
server-busy = Er vragen er nu te veel tegelijk om. Probeer het zo nog eens.
nothing-to-undo = Er is nog niets gespeeld om terug te nemen.

## Tournaments

too-few-bots = Een toernooi heeft minstens twee bots nodig.
same-bot-twice = “{ $bot }” staat er twee keer: een bot speelt niet tegen zichzelf.
bad-log = { $file } is geen logboek van een toernooi (regel { $line }).
other-tournament = { $file } is van een ander toernooi: { $what } is daar { $said }, niet { $asked }.
log-in-use = Een ander toernooi schrijft nu in { $file }.
game-raised = { $bot } (stoel { $seat }, zet { $ply }): { $error } ({ $where })
game-killed = het proces is afgebroken ({ $signal })
game-exited = het proces stopte met code { $code }

## Moves

malformed-move = “{ $input }” is hier geen zet (zet { $ply }, stoel { $seat } is aan de beurt). Een zet ziet eruit als { $example }.
ambiguous-move = “{ $input }” kan van alles zijn: { $choices } (zet { $ply }, stoel { $seat } is aan de beurt).
illegal-move = “{ $input }” kan niet (zet { $ply }, stoel { $seat } is aan de beurt): { $why } ({ $clause })
out-of-turn = Stoel { $by } kan “{ $input }” nu niet spelen (zet { $ply }, stoel { $seat } is aan de beurt). De beurt gaat met de klok mee ({ $clause }).
already-out = Stoel { $by } doet al niet meer mee (zet { $ply }, { $clause }).
only-a-view = Vanuit een blik op de tafel kun je niet verder spelen, want wat komt is verborgen: bedenk eerst een stelling ({ $clause }).
game-over = “{ $input }” komt te laat (zet { $ply }): het spel is klaar ({ $clause }).

## Hints: what is good about a move

hint-only-move = er kan niets anders
hint-wins = wint het spel
hint-best-chances = geeft de beste kansen

## Records

record-error = Regel { $line }: { $why }
record-mismatch = Regel { $line }: { $why }
record-too-long = Het verslag is langer dan { $most } tekens.
record-not-text = Dit is geen tekstbestand.
record-no-game = Een verslag begint met labels, en een daarvan noemt het spel: [Game "…"].
record-bad-tag = “{ $text }” is geen label. Een label ziet eruit als [Players "2"].
record-twice = Het label { $tag } staat er twee keer.
record-bad-number = Bij het label { $tag } hoort een getal, niet “{ $text }”.
record-bad-result = “{ $text }” is geen uitslag. Een uitslag ziet eruit als 1-2 P-22 (de plaats van elke stoel, en het artikel), of * als het spel nog loopt.
record-open-comment = Hier begint met { "{" } een opmerking die niet eindigt.
record-bad-token = “{ $text }” hoort hier niet.
record-no-seed = Het verslag geeft geen seed. Zonder seed valt er niets na te gaan; je krijgt hem als het spel klaar is.
record-late-tag = “{ $text }” komt te laat: labels staan vóór de zetten.
record-setup = { $error }
record-move = { $error }
record-outdated = Dit verslag is gespeeld volgens versie { $version } van de regels, die sindsdien verbeterd zijn (versie { $now }). { $error }
record-newer-rules = Dit verslag is gespeeld volgens versie { $version } van de regels; deze Stip kent ze tot en met versie { $now }. Een nieuwere Stip kan het lezen.
record-wrong-number = “{ $text }” heeft het verkeerde nummer; de volgende zet is nummer { $number }.
record-wrong-result = Volgens het verslag is het { $said }, maar de zetten leiden tot { $found }.
record-wrong-commitment = Dit is niet de beloofde seed: zijn vingerafdruk is { $found }.

## A server and its clients

bad-message = Dit bericht is niet te lezen: { $why }
message-malformed = { $detail }.
message-is-binary = het moet tekst zijn.
message-too-long = het heeft meer dan { $most } bytes.
message-no-hello = het eerste bericht hoort een hello te zijn.
message-second-hello = er was al een hello.
bad-secret = Dit geheim heeft de server niet gemaakt.
foreign-origin = Een pagina van { $origin } mag hier geen verbinding openen.
unknown-host = Deze server heet niet “{ $host }”. Is hij van jou, zeg het hem dan: stip serve --host-name { $host }
bad-request = Dit is geen geldig verzoek.
path-too-long = Het adres in het verzoek is te lang: hooguit { $most } tekens zijn toegestaan.
head-too-large = De headers van het verzoek zijn te groot: hooguit { $most } bytes zijn toegestaan, in { $lines } regels.
no-such-page = Op dit adres is niets.
unknown-language = In de taal “{ $language }” zijn er geen teksten. Wel in: { $languages }.
unknown-drawing = { $game } heeft geen tekening “{ $drawing }”.
bad-method = Dit adres kent { $method } niet.
not-json = Stuur JSON, en zeg dat erbij: Content-Type: application/json.
too-large = Dat is meer dan { $most } bytes.
too-slow = Dat was te lang onderweg.
too-fast = Dat ging te snel. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} nog eens.
too-many-tables = Meer dan { $most } tafels per uur kan niet. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} nog eens.
too-many-sockets = { $where ->
    [table] Er kijken er al { $most } mee aan deze tafel.
    [address] Er zijn al { $most } verbindingen vanaf jouw adres.
   *[server] Alle { $most } verbindingen zijn bezet.
} Probeer het later nog eens.
server-leaving = De server gaat zo herstarten. Kom straks terug.
fault = Hier ging iets mis, en dat ligt niet aan jou. Er is niets door veranderd.
bad-limit = De limiet { $limit } kan niet “{ $value }” zijn: { $why }
limit-unknown = die limiet is er niet. Wel: { $limits }.
limit-no-number = er hoort een ander getal.
bad-proxy = “{ $proxy }” is niet het adres van een proxy. Geef een IP-adres of een netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
port-taken = Poort { $port } is bezet, misschien door Stip zelf. Neem een andere: stip serve --port { $other }

## At the table

bad-name = “{ $name }” kan geen naam zijn. Een naam heeft 1 tot { $most } letters, cijfers of andere zichtbare tekens.
bot-name = “{ $name }” is hoe bots hier heten. Kies een andere naam.
bad-clock = Extra tijd na elke zet hoort bij een klok voor het hele spel, niet bij een klok per zet.
seats-do-not-fit = Een spel voor { $players } spelers heeft { $players } stoelen nodig, niet { $seats }.
only-bots = Iemand moet spelen: niet elke stoel kan voor een bot zijn.
no-secret = Zonder stoel kun je alleen kijken.
not-your-seat = Stoel { $seat } is niet van jou.
not-the-maker = Dat kan alleen wie de tafel maakte.
seat-not-open = Stoel { $seat } is bezet.
no-open-seat = Alle stoelen zijn bezet.
seat-empty = Op stoel { $seat } zit niemand.
no-such-game = Aan deze tafel is er geen spel { $number }; het laatste is { $last }.
no-such-move = In dit spel is er geen zet { $number }; de laatste is { $last }.
not-now = { $phase ->
    [gathering] Het spel is nog niet begonnen.
    [playing] Het spel is bezig.
    [over] Het spel is klaar.
   *[closed] Deze tafel is gesloten.
}
stale-move = Deze zet was voor zet { $meant }; het spel is bij zet { $ply }.
time-is-up = De tijd van stoel { $seat } is om.
too-often = Dat was vaak genoeg. Eerst moet er iemand zetten.
table-too-long = Aan deze tafel is meer dan { $most } keer iets gebeurd: speel uit, en maak dan een nieuwe.
no-takeback = Zolang een bot voor iemand speelt, wordt er niets teruggenomen.
bot-plays = Een bot speelt voor stoel { $seat }: neem de stoel eerst terug.
not-away = Wie op stoel { $seat } speelt, is er gewoon.
not-replaced = Voor stoel { $seat } speelt geen bot.
offer-stands = Eerst het voorstel van stoel { $seat }: zeg ja of nee.
no-offer = Er ligt geen voorstel.
not-asked = Dat voorstel wacht niet op stoel { $seat }.
no-draw-with-bots = Bots nemen geen remise aan.

## The database of a server

bad-database = De database { $database } gaat niet open: { $why }
database-bad-url = een adres ziet eruit als sqlite+aiosqlite:///stip.db
database-in-memory = wat alleen in het geheugen staat, gaat met de server verloren; geef een bestand op.
database-too-new = hij is door een latere versie van Stip gemaakt.
database-failed = { $error }.
conflict = Iemand anders heeft de tafel net veranderd, dus er is niets gebeurd. Kijk nog eens.
store-failed = De database doet het even niet ({ $why }), dus er is niets gebeurd. Probeer het later nog eens.
no-backup = Van een { $kind }-database maak je een kopie met haar eigen gereedschap.
unknown-table = De tafel “{ $table }” is er niet.

## What lies on the table, for those who listen to it

pigment = { $pigment ->
    [red] rood
    [orange] oranje
    [yellow] geel
    [green] groen
    [blue] blauw
   *[other] grijs
}
    .before = { $pigment ->
        [red] rode
        [orange] oranje
        [yellow] gele
        [green] groene
        [blue] blauwe
       *[other] grijze
    }
scene-board = Het bord

## The page: everywhere

back = Terug
close = Sluiten
yes = Ja
no = Nee
language = Taal
theme = Licht of donker
theme-auto = Zoals je toestel
theme-light = Licht
theme-dark = Donker
sound = Geluid

## The page: what is asked next, by what can be touched

ask-next = En dan?

## The page: at the table

table-chosen = gekozen
table-possible = mogelijk
table-cards = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
table-away = is even weg
table-replaced = een bot speelt
table-turn = aan de beurt
table-bot = { $level ->
    [1] Lieve bot
    [2] Makkelijke bot
    [3] Solide bot
    [4] Slimme bot
   *[5] Meesterbot
}
table-open = Vrije stoel
table-secret = kiest in het geheim
table-resigns = geeft op
table-out-of-time = { $who ->
    [me] hebt
   *[other] heeft
} geen tijd meer
table-no-moves = Er is nog niets gespeeld.
table-hint = Probeer dit: { $reason }.
table-hint-soon = Even een goede zet zoeken …
table-hint-button = Tip
table-closed = Deze tafel is gesloten.
table-round-over = De ronde is voorbij.
table-sending = Je zet is onderweg …
table-their-turn = { $name } denkt na.
table-drawn = Gelijkspel.
table-you-win = Gewonnen!
table-wins = { $name } wint.
table-win-together = { $names } winnen samen.
table-undo = Terugnemen
table-moves = Zetten
table-resign = Opgeven
table-resign-ask = Dit spel opgeven?
table-resign-text = Je stukken blijven staan; de anderen spelen door.
table-resign-text-two = Dan is het spel uit en wint de ander.
table-play-on = Doorspelen
table-more = Meer
table-say = Zeg iets
table-take-over = Laat een bot spelen voor { $name }
table-bot-plays = Een bot speelt voor { $name }.
table-is-back = { $name } is er weer.
table-declined = { $name } doet het liever niet.
table-return = Mijn stoel terugnemen
table-offer-draw = Remise aanbieden
table-rules = De regels
table-record = Verslag bewaren
table-code = Deze tafel: { $code }
table-again = Nog een keer
table-again-asked = Wachten op de anderen …
table-again-offered = { $name } wil nog een keer.
table-look-back = Terugkijken
table-look-back-before = Het vorige spel terugkijken
table-see-board = Bekijk het bord
table-home = Alle spellen
table-result = Uitslag

## The page: offers

offer-takeback = { $name } wil graag een zet terugnemen.
offer-takeback-mine = Je vroeg om een zet terug te nemen.
offer-draw = { $name } biedt remise aan.
offer-draw-mine = Je bood remise aan.
offer-rematch = { $name } wil nog een keer.
offer-rematch-mine = Je vroeg om nog een spel.
offer-withdraw = Laat maar

## The page: a few words

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld
phrase-thanks = Bedankt
phrase-sorry = Sorry
phrase-one-moment = Momentje
phrase-good-game = Leuke pot
phrase-wow = Wauw
phrase-haha = Haha
phrase-oops = Oeps

## The page: between players at one screen

curtain-title = Nu is het aan { $name }
curtain-text = De anderen kijken even weg.
curtain-lift = Ik ben { $name }

## The page: the line to the table

connection-finding = We zoeken de tafel
connection-still-looking = Nog aan het zoeken
connection-try = Probeer nu
connection-all-here = Iedereen is er
connection-you-watch = Je kijkt mee
connection-away = { $count ->
    [one] Er is er één weg
   *[other] Er zijn er { $count } weg
}
connection-watching = { $count ->
    [one] één kijkt mee
   *[other] { $count } kijken mee
}
trouble-unknown-table = Die tafel is er niet
trouble-unknown-table-text = Aan { $code } zit niemand. Klopt de code?
trouble-closed = Deze tafel is gesloten
trouble-closed-text = Er was te lang niemand, of ze is opgeruimd.
trouble-closed-outdated-text = Er is gespeeld volgens een eerdere versie van de regels, en zet { $move } past er niet meer bij. Er is niets veranderd.
trouble-closed-damaged-text = Zet { $move } past niet bij de regels: wat van deze tafel bewaard is, is beschadigd.
trouble-replaced = Je speelt ergens anders
trouble-replaced-text = Deze tafel staat open in een ander venster van je.
trouble-here = Hier spelen

## The page: why a game ended, by its clause

end-G-6 = { $who ->
    [me] Je hebt opgegeven.
   *[other] { $name } heeft opgegeven.
}
end-time = { $who ->
    [me] Je tijd is op.
   *[other] De tijd van { $name } is op.
}
end-draw = Beiden vonden het goed.

## The page: when something cannot be had

problem-unreachable = De server geeft geen antwoord.
problem-unreachable-do = Staat hij aan? Intussen gaat er niets verloren.
problem-again = Probeer opnieuw

## The page: home

home-hello = Schuif aan.
home-about = Spellen op stippen, met vriend of bot.
home-language = Taal
home-dark = Donker
home-games = Spellen
home-players = { $players } spelers
home-play = Spelen
home-play-label = Speel { $game } met een bot
home-opponent = Tegenstander
home-screen = { $game } op dit scherm
home-invite = Vraag een vriend voor { $game }
home-how = Zo gaat het, in 30 seconden
home-slow = { $count ->
    [one] { $games } draait op deze server trager dan nodig: het spel kon niet gecompileerd worden.
   *[other] { $games } draaien op deze server trager dan nodig: de spellen konden niet gecompileerd worden.
}
home-running = Jouw spellen
home-empty = Nog geen spellen. Kies er hierboven een.
home-your-turn = Jouw beurt in { $game }
home-their-turn = { $game }: { $name } is aan de beurt
home-bots-turn = { $game }: de bot is aan de beurt
home-gathering = { $game }: wachten op anderen
home-with = met { $names }
home-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}
home-nobody-yet = nog niemand anders
home-one-screen = allemaal op dit scherm
home-go-on = Verder
home-go-on-label = Verder met { $game }, tafel { $code }
home-finished = { $count ->
    [one] Eén spel is klaar
   *[other] { $count } spellen zijn klaar
}
home-look-back = Terugkijken
home-code = Code van een vriend
home-join = Meedoen
home-bad-code = Een code heeft zeven letters of cijfers.

## The page: how a game goes, in 30 seconds

how-title = Zo gaat { $game }
how-rules = Alle regels

## The page: setting up

setup-how = Zo gaat het
setup-players = Spelers
setup-seats = Stoelen
setup-who = Wie zit er op stoel { $seat }
setup-name-label = Naam op stoel { $seat }
setup-your-name = Jouw naam
setup-you = Jij
setup-player = Speler { $seat }
setup-me = Ik
setup-screen = Dit scherm
setup-friend = Via link
setup-a-friend = Een vriend
setup-rules = Regels
setup-first = Wie begint
setup-by-lot = Loten
setup-clock = Klok
setup-clock-none = Geen
setup-clock-move = Elke zet
setup-clock-game = Hele spel
setup-time-move = Tijd voor elke zet
setup-time-game = Tijd voor het spel
setup-increment = Erbij na elke zet
setup-start = Beginnen
setup-invite = Uitnodigen

## The page: options of the games, and where the values come from

standing-published = officiële regel
standing-house = huisregel
standing-reconstructed = onze reconstructie

## The page: inviting

invite-lead = Stuur de link, of laat de code zien.
invite-code = Code
invite-link = Link naar deze tafel
invite-copy = Kopieer de link
invite-copied = Gekopieerd
invite-share = Delen
invite-qr = De link als QR-code
invite-free = { $count ->
    [one] Er is één stoel vrij.
   *[other] Er zijn { $count } stoelen vrij.
} Het spel begint als iedereen zit.
invite-add-bot = Bot erbij
invite-add-here = Hier
invite-seat = stoel { $seat }
invite-send-away = Stuur { $name } weg
invite-stand = Opstaan
invite-come = Kom { $game } spelen.
invite-sit = Ga zitten
invite-watch = Of kijk gewoon mee: blijf hier.
invite-you = jij
invite-hidden = Nodig anderen uit

## The page: about Stip

about-title = Over Stip
about-stip = Stip is een tafel voor spellen met stippen. Speel met vrienden of met bots; Stip bewaakt de regels en legt uit wat niet mag.
about-independent = De spellen zijn van hun makers en uitgevers. Stip is niet aan hen verbonden en is niet door hen goedgekeurd of aanbevolen. De regels staan er in onze eigen woorden, en de tekeningen zijn van onszelf.

## The page: rules

rules-title = { $game }: de regels
rules-soon = De regels komen eraan.

## The page: looking back

review-title = Terugkijken
review-title-of = { $game }: terugkijken
review-record = Verslag bewaren
review-which = Welk spel
review-game = Spel { $number }
review-soon = We lopen het spel nog eens door.
review-soon-how-long = Dat kan een minuut duren.
review-moves = Het spel, zet voor zet
review-previous = Een zet terug
review-next = Een zet verder
review-at = Zet { $number } van { $count }
review-start = Vóór de eerste zet
review-chances = Kansen
review-chart = De kansen van elke speler na elke zet; de tabel hieronder heeft de getallen.
review-table = Alle zetten als tabel
review-number = Nr.
review-move = Zet
review-turns = Waar het keerde
review-loss = gaf { $loss } weg
review-better = Beter:
review-show = Laat zien
review-signs = ? een fout, ?? een ernstige
review-none = Niemand gaf veel weg. Goed gespeeld, allemaal.
