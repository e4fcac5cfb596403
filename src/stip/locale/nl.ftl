### Wat Stip zegt, in het Nederlands. De naam van een tekst is de code van een fout, een weigering of een hint.

## Setting up

unknown-game = Het spel “{ $game }” is er niet. Wel: { $games }.
broken-game = Het spel “{ $game }” kan niet worden geladen: { $problem }
bad-players = { $game } speel je niet met { $players }, wel met { $possible }.
bad-seat = { $game } heeft hier geen stoel “{ $seat }”; ze gaan van 1 tot { $last }.
bad-option = De optie { $option } kan niet “{ $value }” zijn; wel: { $values } ({ $clause }).
unknown-option = { $game } heeft geen optie “{ $option }”. Wel: { $options }.
bad-position = Dit is geen stelling van { $game }: { $why }
unknown-bot = De bot “{ $bot }” is er niet. De bots zijn 1 tot 5 in stappen van 0.25 (de niveaus), random, greedy en plain; 3@200 denkt 200 rondes lang, 5@0.5s een halve seconde.
missing-extra = Hiervoor is het pakket { $package } nodig: pip install "stip[{ $extra }]"
no-encoding = Het spel “{ $game }” heeft geen codering van zetten en stellingen voor programma’s die leren.
illegal-action = Actie { $action } is niet toegestaan voor plaats { $seat }: zie het actiemasker.
bad-setting = { $name } kan niet “{ $value }” zijn; wel: { $values }.
not-reset = De omgeving moet eerst worden teruggezet (reset).
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
no-linker = De WebAssembly-modules van de spellen konden niet gekoppeld worden: { $error } (De extra “site” installeert wat nodig is.)
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
other-training = In { $folder } staat een training met een ander plan. Geef hetzelfde plan om verder te gaan, of een andere map.
training-failed = Een proces dat partijen speelde om van te leren is gestopt ({ $how }).
game-raised = { $bot } (stoel { $seat }, zet { $ply }): { $error } ({ $where })
game-killed = het proces is afgebroken ({ $signal })
game-exited = het proces stopte met code { $code }

## Moves

malformed-move = “{ $input }” is hier geen zet (zet { $number }, stoel { $seat }). Een zet ziet eruit als { $example }.
ambiguous-move = “{ $input }” kan van alles zijn: { $choices } (zet { $number }, stoel { $seat }).
illegal-move = “{ $input }” kan niet (zet { $number }, stoel { $seat }): { $why } ({ $clause })
out-of-turn = Stoel { $by } kan “{ $input }” nu niet spelen (zet { $number }, stoel { $seat } is aan de beurt). De beurt gaat met de klok mee ({ $clause }).
already-out = Stoel { $by } doet al niet meer mee (zet { $number }, { $clause }).
only-a-view = Vanuit een blik op de tafel kun je niet verder spelen, want wat komt is verborgen: bedenk eerst een stelling ({ $clause }).
game-over = “{ $input }” komt te laat (zet { $number }): het spel is klaar ({ $clause }).

## Hints: what is good about a move

hint-only-move = is de enige zet
hint-wins = wint het spel
hint-sentence = Dat { $reason }.

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
bad-key = Een Idempotency-Key bestaat uit { $least } tot { $most } letters, cijfers, koppeltekens en lage streepjes.
key-reused = Deze Idempotency-Key hoort bij een ander verzoek. Gebruik een nieuwe.
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
unknown-transfer = Deze code klopt niet of is niet meer geldig. Vraag je andere apparaat om een nieuwe.
unknown-push-service = Naar “{ $service }” kunnen geen meldingen worden gestuurd: deze server kent die dienst niet.
too-many-sockets = { $where ->
    [table] Er kijken er al { $most } mee aan deze tafel.
    [address] Er zijn al { $most } verbindingen vanaf jouw adres.
   *[server] Alle { $most } verbindingen zijn bezet.
} Probeer het later nog eens.
server-leaving = De server gaat zo herstarten. Kom straks terug.
still-preparing = { $title } wordt op de server klaargemaakt; dat duurt de eerste keer een minuut of twee. Vraag het dan nog eens.
fault = Hier ging iets mis, en dat ligt niet aan jou. Er is niets door veranderd.
bad-limit = De limiet { $limit } kan niet “{ $value }” zijn: { $why }
limit-unknown = die limiet is er niet. Wel: { $limits }.
limit-no-number = er hoort een ander getal.
bad-proxy = “{ $proxy }” is niet het adres van een proxy. Geef een IP-adres of een netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
port-taken = Poort { $port } is bezet, misschien door Stip zelf. Neem een andere: stip serve --port { $other }
workers-need-postgresql = Meerdere werkers delen een database, en dat kan SQLite niet: stip serve --workers { $workers } --database postgresql://…

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
can-be-played = Dat kan gespeeld worden.
hints-off = Tips staan hier uit: je speelt tegen mensen. Vraag of iedereen ze goedvindt.
hints-on = Tips staan in dit spel al aan.
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

## At a club evening

name-taken = Er is vanavond al iemand die “{ $name }” heet. Kies een andere naam.
club-full = Deze avond is vol: er doen al { $most } mensen mee.
too-few-people = Er moeten eerst minstens { $least } mensen meedoen.
not-the-organiser = Dat kan alleen wie de avond organiseert.
club-not-now = { $phase ->
    [gathering] De avond is nog niet begonnen.
    [playing] De avond is al begonnen.
   *[over] De avond is voorbij.
}
games-go-on = { $count ->
    [one] Eén spel van deze ronde is nog bezig.
   *[other] { $count } spellen van deze ronde zijn nog bezig.
}
no-such-person = Niemand heeft vanavond nummer { $person }.
no-such-match = Partij { $match } is er niet in deze ronde.
match-decided = Deze partij is al beslist.
no-drawn-knockout = Bij knock-out moet er iemand winnen.
club-game = Dit spel telt mee voor de clubavond: geen tips, niets terugnemen en geen revanche.
unknown-club = De clubavond “{ $club }” is er niet.

## The database of a server

bad-database = De database { $database } gaat niet open: { $why }
database-bad-url = een adres ziet eruit als sqlite:///stip.db of postgresql://host/stip
database-in-memory = wat alleen in het geheugen staat, gaat met de server verloren; geef een bestand op.
database-in-use = een andere server gebruikt hem.
database-too-new = hij is door een latere versie van Stip gemaakt.
database-failed = { $error }.
conflict = Iemand anders heeft de tafel net veranderd, dus er is niets gebeurd. Kijk nog eens.
store-failed = De database doet het even niet ({ $why }), dus er is niets gebeurd. Probeer het later nog eens.
damaged-table = Wat van tafel “{ $table }” bewaard is, is vanaf gebeurtenis { $number } beschadigd. De tafel is daarom gesloten; er is niets veranderd.
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
push-your-turn = Jij bent aan de beurt.
table-turn = aan de beurt
table-bot = { $level ->
    [1] Lieve bot
    [2] Makkelijke bot
    [3] Solide bot
    [4] Slimme bot
   *[5] Meesterbot
}
bot-level = { $level ->
    [1] lief
    [2] makkelijk
    [3] solide
    [4] slim
    [5] meester
   *[other] past bij jou
}
table-open = Vrije stoel
table-secret = kiest in het geheim
table-resigns = geeft op
table-out-of-time = { $who ->
    [me] hebt
   *[other] heeft
} geen tijd meer
table-no-moves = Er is nog niets gespeeld.
table-hint = Probeer dit: { $words }.
table-hint-soon = Even een goede zet zoeken …
table-preparing = De bots worden nog klaargemaakt en spelen zolang eenvoudig. Dat duurt een minuut of twee, alleen de eerste keer.
table-hint-button = Tip
table-hints-ask = Tips vragen
table-hints-on = In dit spel mogen nu tips.
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
table-withdrawn = { $name } heeft het voorstel ingetrokken.
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

## The page: the end of a round and of a game

table-new = nieuw
round-you-win = { $count ->
    [one] Jij wint de ronde!
   *[other] Jullie winnen de ronde!
}
round-won = { $count ->
    [one] { $names } wint de ronde.
   *[other] { $names } winnen de ronde.
}
round-drawn = Niemand wint deze ronde.
round-go-on = Verder
round-clock = Je klok loopt.
ending-cheer = { $result ->
    [won] Gefeliciteerd
    [drawn] Aan elkaar gewaagd
   *[lost] Toch goed gespeeld
}
ending-best = { $count ->
    [one] Jouw beste zet
   *[other] De beste zet
}
ending-stronger = Een sterkere bot

## The page: offers

offer-takeback = { $name } wil graag een zet terugnemen.
offer-takeback-mine = Je vroeg om een zet terug te nemen.
offer-draw = { $name } biedt remise aan.
offer-draw-mine = Je bood remise aan.
offer-hints = { $name } wil graag tips toestaan in dit spel.
offer-hints-mine = Je vroeg of tips mogen.
offer-rematch = { $name } wil nog een keer.
offer-rematch-mine = Je vroeg om nog een spel.
offer-no = Nee, dank je
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
trouble-closed-club = Deze partij is beslist
trouble-closed-club-text = De organisator heeft de uitslag bepaald, of iemand is weggegaan.
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
end-clause = De regel: { $clause }
end-time = { $who ->
    [me] Je tijd is op.
   *[other] De tijd van { $name } is op.
}
end-draw = Beiden vonden het goed.

## The page: when something cannot be had

problem-unreachable = De server geeft geen antwoord.
problem-unreachable-do = Staat hij aan? Intussen gaat er niets verloren.
problem-again = Probeer opnieuw

## The page: without the server

offline-title = De server is niet te bereiken.
offline-text = Je kunt nog wel de regels lezen en de spellen bekijken die je hier eerder hebt geopend. Voor het spelen is de server nodig.
offline-not-kept = Dit staat niet op dit apparaat: daarvoor is de server nodig.
install-button = Stip installeren
unsent-kept = Je zet is op dit apparaat bewaard. Hij wordt verstuurd zodra er weer verbinding is, ook als je deze pagina verlaat.
unsent-row = Je zet is nog niet verstuurd.
unsent-late = Je laatste zet kwam te laat: het spel was al verder gegaan.

## The page: home

home-hello = Schuif aan.
home-about = Spellen op stippen, met vriend of bot.
home-language = Taal
home-dark = Donker
home-games = Spellen
home-players = { $players } spelers
home-play = Spelen
home-making = De tafel wordt gedekt …
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
home-none = Er is geen spel bezig. Kies er hierboven een.
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
home-bad-code = Een code heeft zes of zeven letters of cijfers.

## The page: coming back

title-your-turn = ● Jouw beurt – { $game }
me-open = Jouw resultaten en apparaten
me-title = Jij
home-older = { $count ->
    [one] Eén ouder spel tegen bots
   *[other] { $count } oudere spellen tegen bots
}
home-put-away = { $count ->
    [one] Eén spel opgeborgen
   *[other] { $count } spellen opgeborgen
}
home-won = Gewonnen
home-lost = Verloren
home-draw = Gelijkspel
home-winner = { $name } heeft gewonnen
home-score = (jij { $own }, de anderen { $others })
home-more-games = Meer laten zien
game-menu = Meer: { $game }
game-open = Naar de tafel
game-put-away = Opbergen
game-bring-back = Terughalen
game-delete = Wissen
game-delete-solo = Dit spel voorgoed wissen? Je kunt het dan niet meer openen.
game-delete-shared = Dit spel van je lijst halen? De anderen houden het.
game-keep = Bewaren
continue-title = Je bent al bezig met { $game }
continue-with = Tegen { $names }, laatst gespeeld { $day }.
continue-new = Nieuw spel beginnen
continue-note = Het oude spel wordt opgeborgen. Je vindt het onderaan op de eerste pagina.
match-choice = Past bij jou
match-start = Tegen { $bot } ({ $level }), om te beginnen.
match-up = Tegen { $bot }, iets sterker omdat je won.
match-down = Tegen { $bot }, iets milder na een te moeilijk spel.
match-same = Tegen { $bot }, tot nu toe aan jou gewaagd.
stats-title = Jouw spellen tegen bots
stats-none = Nog geen resultaten. Versla een bot, of laat er een winnen.
stats-played = Gespeeld
stats-won = Gewonnen
stats-streak = Op rij
stats-best = Beste reeks
stats-last = De laatste spellen: { $results }
stats-here = Deze cijfers staan op dit apparaat. Met een code gaan ze mee naar een ander.
records-title = Verslagen
records-text = Al je afgelopen spellen als tekst, in één bestand.
records-save = Alle verslagen bewaren
device-title = Dezelfde jij op een ander apparaat
device-text = Je plaatsen en resultaten gaan mee. De code werkt één keer, tien minuten lang; laat hem aan niemand anders zien.
device-nothing = Je hebt nog geen plaats, dus er is niets om mee te nemen.
device-show = Code tonen
device-scan = Scan dit met het andere apparaat, of typ de code daar op deze pagina.
device-valid = { $minutes ->
    [one] Nog een minuut geldig.
   *[other] Nog { $minutes } minuten geldig.
}
device-code = Code van je andere apparaat
device-take = Mijn spellen hierheen halen
device-replace = Dit apparaat heeft eigen spellen. Die worden apart gezet; op deze pagina kun je ernaar terug.
device-done = Welkom. Je spellen zijn nu hier.
device-back = Terug naar de spellen die hier eerst waren
push-title = Meldingen
push-switch = Meld het als ik aan de beurt ben
push-text = Aan tafels met een dag of meer per zet, als je er niet bent. Alleen op dit apparaat.
push-unsupported = Deze browser kan dat hier niet. Nodig zijn een beveiligd adres (https) en, op een iPhone, de pagina op het beginscherm.
push-blocked = Deze browser blokkeert meldingen van deze pagina. In de instellingen kun je ze toestaan.
push-failed = De meldingsdienst van deze browser antwoordt niet. Probeer het later nog eens.
vibration = Trillen als ik aan de beurt ben
sound-ask = Met geluid spelen?

## The page: how a game goes, in 30 seconds

how-title = Zo gaat { $game }
how-rules = Alle regels

## The page: learning a game by playing

learn-title = { $game } leren
learn-link = Leer het al spelend
learn-offer = Is { $game } nieuw voor je?
learn-offer-text = Twee minuten, en je kunt meedoen.
learn-offer-no = Meteen spelen
learn-step = Stap { $number } van { $count }
learn-show = Laat zien
learn-touch = Tik aan: { $thing }
learn-marked = Tik aan wat met dikke stippen gemarkeerd is.
learn-next = Verder
learn-previous = Een stap terug
learn-skip = Overslaan
learn-done = Goed zo.
learn-again = Net niet. Probeer het nog eens.
learn-end = Daarmee kun je beginnen.
learn-end-text = De rest leer je onder het spelen. Een lieve bot zit al klaar.
learn-end-key = De knop ‘{ $key }’ legt de rest uit. Een lieve bot zit al klaar.
learn-play = Nu spelen
learn-once-more = Nog een keer
learn-learnt = Geleerd
learn-soon = De les wordt klaargezet

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

## Links that are shared: what others see before they open one

preview-open = { $name } houdt een stoel voor je vrij.
preview-club = { $phase ->
    [gathering] { $name }: kom { $game } spelen
   *[other] { $name }: { $game }
}
preview-club-text = { $phase ->
    [gathering] Doe mee met je naam. Stip maakt de paren en dekt de tafels.
    [playing] De avond is begonnen. Kijk gerust mee.
   *[over] De avond is voorbij. Kijk wie er gewonnen heeft.
}
preview-playing = Het spel is bezig: { $count ->
    [one] één zet tot nu toe
   *[other] { $count } zetten tot nu toe
}. Kijk gerust mee.
preview-over = Een gespeeld potje van { $count ->
    [one] één zet
   *[other] { $count } zetten
}. Bekijk het zet voor zet terug.

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

## The page: a club evening

club-title = Clubavond
club-plan = Een clubavond houden
club-about = Eén link voor iedereen. Stip maakt de paren, dekt de tafels en houdt de stand bij.
club-name = Naam van de avond
club-game-label = Spel
club-kind = Wie speelt tegen wie
club-kind-round-robin = Iedereen tegen iedereen
club-kind-round-robin-about = Winnen is één punt, gelijkspel een half. Bij evenveel punten telt eerst het onderlinge resultaat, dan de punten van wie je verslagen hebt.
club-kind-knockout = Knock-out
club-kind-knockout-about = Wie verliest, ligt eruit. Bij gelijkspel wordt opnieuw gespeeld en begint de ander; na een tweede gelijkspel beslist het lot.
club-rounds = Rondes
club-rounds-all = Tot iedereen elkaar trof
club-bot = Bot bij een oneven aantal
club-pause = Pauze tussen de rondes
club-open = Deuren open
club-link = Link naar deze avond
club-come = Kom erbij op de clubavond.
club-join = Meedoen
club-join-other = Nog iemand op dit apparaat
club-joined = Je doet mee, { $name }.
club-wait-begin = De organisator geeft het startsein.
club-late-seat = Omdat het aantal oneven is, speelt er een bot mee. Vanaf de volgende ronde kun jij zijn plaats innemen.
club-late-watch = Je kunt overal meekijken: met het oog naast een paar, of op het grote scherm.
club-late-joined = Je speelt mee vanaf de volgende ronde.
club-late-screen = Meekijken op het grote scherm
club-people = { $count ->
    [one] Er is één speler
   *[other] Er zijn { $count } spelers
}
club-nobody = Er is nog niemand. Stuur de link, of laat de code zien.
club-gone = is weg
club-leave = De avond verlaten
club-leave-ask = De avond verlaten?
club-leave-text = Als het al begonnen is, verlies je de spellen die je nog moet spelen.
club-remove-text = Als het al begonnen is, telt elk spel dat nog gespeeld moet worden als verloren.
club-begin = Beginnen
club-begin-odd = Het aantal is oneven, dus er speelt een bot mee.
club-round = Ronde { $round } van { $rounds }
club-stage-final = Finale
club-stage-semi = Halve finales
club-stage-quarter = Kwartfinales
club-your-table = Je tafel staat klaar
club-against = Je speelt tegen { $name }.
club-sharing = { $one } en { $two } spelen.
club-to-table = Naar de tafel
club-wait-round = Je bent even klaar. De volgende ronde begint als alle spellen uit zijn.
club-out = Je ligt eruit. Bedankt voor het spelen!
club-bye-mine = Je bent vrijgeloot: je zit in de volgende ronde.
club-next-in = De volgende ronde begint over { $time }.
club-next-now = Nu beginnen
club-pairs = Paren
club-playing = bezig
club-watch = Kijk mee bij { $one } en { $two }
club-has-bye = is vrijgeloot
club-decide = Beslissen
club-decide-ask = { $one } en { $two }: wie wint?
club-decide-text = Voor een spel dat niemand afmaakt. De tafel wordt gesloten.
club-draw = Gelijkspel
club-standings = Stand
club-all-rounds = Alle rondes
club-winner = { $name } wint de avond!
club-winners = { $names } delen de eerste plaats!
club-end = De avond afsluiten
club-end-ask = De avond nu afsluiten?
club-end-text = Spellen die nog bezig zijn, tellen dan niet mee.
club-results-file = Uitslagen als tabel (CSV)
club-standings-file = Stand als tabel (CSV)
club-screen = Groot scherm
club-screen-empty = Er wordt op dit moment niet gespeeld.
club-back = Terug naar de avond
club-column-place = Plaats
club-column-name = Naam
club-column-points = Punten
club-column-played = Gespeeld
club-column-won = Gewonnen
club-column-drawn = Gelijk
club-column-lost = Verloren
club-column-round = Ronde
club-column-one = Begint
club-column-two = Tegenstander
club-column-points-one = Punten 1
club-column-points-two = Punten 2
club-column-how = Hoe
club-column-table = Tafel
club-how-game = gespeeld
club-how-bye = vrijgeloot
club-how-walkover = weggegaan
club-how-organiser = beslist
club-how-lot = geloot

## The page: about Stip

about-title = Over Stip
about-stip = Stip is een tafel voor spellen met stippen. Speel met vrienden of met bots; Stip bewaakt de regels en legt uit wat niet mag.
about-independent = De spellen zijn van hun makers en uitgevers. Stip is niet aan hen verbonden en is niet door hen goedgekeurd of aanbevolen. De regels staan er in onze eigen woorden, en de tekeningen zijn van onszelf.

## The page: rules

rules-title = { $game }: de regels
rules-soon = De regels komen eraan.
rules-print = Afdrukken
rules-clauses = De regels, punt voor punt
rules-exact = De precieze regel: { $clauses }
rules-contents = Op deze pagina
rules-options = Wat je kunt kiezen
rules-kind-ruling = ons besluit
rules-kind-option = naar keuze
rules-marks = Tik op de stippen voor de precieze tekst.

## The page: playing a game back

replay-soon = Het spel wordt geladen …
replay-play = Afspelen
replay-pause = Pauze
replay-first = Naar het begin
replay-last = Naar het eind
replay-speed = Tempo
replay-keys = Met de pijltjes ga je van zet naar zet, de spatiebalk speelt ze af.
share-link = Link naar dit spel

## The page: a saved record

record-view-title = Een bewaard spel openen
record-view-lead = Kies een bewaard spel, sleep het bestand hierheen of plak de tekst. Er wordt niets van bewaard.
record-view-choose = Kies een bestand
record-view-paste = Tekst van het verslag
record-view-open = Openen
record-view-another = Een ander openen
record-view-by = Gezien door
record-view-everybody = Een toeschouwer
record-view-checked = Elke zet klopt met de regels.
record-view-unfinished = Elke zet klopt met de regels. Het spel was nog niet klaar toen het werd bewaard.

## The page: whether the shuffle was fair

shuffle-title = Is er eerlijk geschud?
shuffle-chance-start = In dit spel wordt niets geschud: het toeval bepaalde alleen wie begint.
shuffle-chance-nothing = In dit spel wordt niets geschud, en niets is aan het toeval overgelaten.
shuffle-fits = Ja. Alles wat het toeval bepaalt, lag al vast en was verzegeld voordat jij je eerste zet deed. Het zegel dat dit apparaat toen kreeg, past nog steeds: niemand is er sindsdien aan geweest.
shuffle-joined-late = Ja, voor zover dit apparaat kan zien. Het kwam erbij toen het spel al bezig was. Het zegel dat het toen kreeg, past nog steeds: sindsdien is er niets veranderd.
shuffle-unknown = Waarschijnlijk wel, maar dit apparaat kan het niet zeggen: het was er tijdens het spel niet bij. Wat de server nu laat zien, past bij elkaar; de apparaten van de spelers zelf weten meer.
shuffle-broken = Nee. Wat aan het eind is opengemaakt, past niet bij het zegel van het begin. Iemand heeft met het schudden geknoeid: vertrouw dit spel niet.
shuffle-how = Hoe iedereen het kan nagaan
shuffle-how-text = In het verslag staan alle kaarten en alle zetten. Bewaar het en open het hier, of laat Stip op een willekeurige computer alles naspelen en controleren:
shuffle-seal = Zegel van het begin
shuffle-seal-joined = Zegel van toen dit apparaat erbij kwam
shuffle-seal-now = Zegel, zoals de server het nu laat zien
shuffle-seed = Wat erin verzegeld was

## The page: looking back

review-title = Terugkijken
review-title-of = { $game }: terugkijken
review-record = Verslag bewaren
review-which = Welk spel
review-game = Spel { $number }
review-soon = We lopen het spel nog eens door.
review-soon-how-long = Dat kan een minuut duren.
review-preparing = De server maakt het spel nog klaar; dat duurt de eerste keer een minuut of twee.
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
review-loss = kostte { $loss } van de kansen
review-better = Beter:
review-show = Laat zien
review-signs = ? een fout, ?? een ernstige
review-none = Geen enkele zet gaf de doorslag.
