### Wat Stip zegt, in het Nederlands. De naam van een tekst is de code van een fout, een weigering of een hint.

## Setting up

unknown-game = Het spel “{ $game }” is er niet. Wel: { $games }.
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

## Why not, in Halma

halma-must-move = Je hebt nog een pion die kan.
halma-nothing-there = Tik een van je pionnen aan en dan een veld.
halma-finished = Die kleur is thuis: haar pionnen blijven staan.
halma-other-colour = Je twee kleuren hebben elk hun eigen beurt.
halma-not-yours = Op { $from } staat geen pion van jou.
halma-stuck = Waarheen? De pion op { $from } zoekt nog een veld.
halma-nowhere = Een zet eindigt ergens anders dan hij begon.
halma-occupied = { $to } is bezet.
halma-stay = De pion op { $from } is er al: hij blijft in zijn hof.
halma-no-path = Elke sprong gaat over één pion, naar het lege veld vlak erachter.
halma-too-far = Van { $from } gaat geen stap of sprong naar { $to }.

## Why not, in Punto

punto-other-card = Je draaide { $card } om, niet { $other }.
punto-nothing-there = Tik aan waar { $card } komt te liggen.
punto-middle = De eerste kaart ligt in het midden.
punto-nine = Op een 9 leg je niets.
punto-too-low = Een { $value } kan niet op een { $top }: alleen meer punten kan.
punto-apart = { $place } raakt geen andere kaart.
punto-too-wide = Met { $place } erbij zijn het meer dan { $most } rijen of kolommen.

## Hints: what is good about a move

hint-only-move = er kan niets anders
hint-wins = wint het spel
hint-best-chances = geeft de beste kansen

## Hints, in Halma

hint-halma-distance = brengt een pion vooruit
hint-halma-at-home = haalt een pion uit zijn eigen hof
hint-halma-outside = { $after ->
    [0] brengt de laatste pion thuis
   *[other] brengt een pion thuis
}
hint-halma-last = neemt de achterste pion mee

## Hints, in Tokken

hint-tokken-home = brengt { $after ->
    [1] een fiche
    [2] een tweede fiche
    [3] een derde fiche
   *[other] de laatste fiche
} thuis
hint-tokken-last = laat nog maar één fiche over om thuis te brengen
hint-tokken-next = brengt de fiche die als eerste naar huis gaat dichterbij
hint-tokken-next-theirs = zet de fiche terug die zij als eerste thuisbrengen
hint-tokken-second = brengt de fiche vooruit die daarna aan de beurt is
hint-tokken-second-theirs = zet de fiche terug die bij hen daarna komt
hint-tokken-later = brengt een fiche vooruit
hint-tokken-later-theirs = zet een fiche van hen terug
hint-tokken-best = maakt een kaart in je hand sterker
hint-tokken-best-theirs = neemt hun beste kaart het nut af
hint-tokken-rest = houdt een goede rest van de zeven over
hint-tokken-idle = maakt meer kaarten in je hand speelbaar
hint-tokken-idle-theirs = laat hen zitten met kaarten die niet kunnen
hint-tokken-cards = pakt een nieuwe kaart

## Hints, in Punto

hint-punto-rounds = wint de ronde
hint-punto-lacks-one = brengt een rij op één kaart na rond
hint-punto-lacks-one-theirs = breekt een rij die nog één kaart mist
hint-punto-lacks-two = bouwt een rij die nog twee kaarten mist
hint-punto-lacks-two-theirs = breekt een rij die nog twee kaarten mist
hint-punto-lacks-three = begint een rij
hint-punto-lacks-three-theirs = ligt een rij in de weg die net begonnen is
hint-punto-rows = maakt een rij die telt als niemand er een vol krijgt
hint-punto-rows-theirs = breekt een rij die zou tellen als niemand er een vol krijgt

## Hints, in To the Point

hint-to-the-point-progress = komt dichter bij het doel
hint-to-the-point-progress-theirs = duwt de andere pion terug
hint-to-the-point-step = maakt de volgende stap klaar
hint-to-the-point-step-theirs = ontneemt de andere pion zijn volgende stap
hint-to-the-point-step-by-tile = geeft een volgende stap die alleen een tegel kost
hint-to-the-point-ways-on = geeft meer wegen om verder te gaan
hint-to-the-point-ways-on-theirs = laat de andere pion minder wegen over
hint-to-the-point-road = legt stippen voor de stappen die komen
hint-to-the-point-road-theirs = breekt de weg van de andere pion op
hint-to-the-point-pushed-back = is lastiger terug te duwen
hint-to-the-point-pushed-by-tile = is lastiger terug te duwen
hint-to-the-point-wins = wint
hint-to-the-point-threat = dreigt de volgende beurt te winnen
hint-to-the-point-threat-theirs = voorkomt winst in de volgende beurt
hint-to-the-point-firm-threat = dreigt te winnen, en is haast niet te stoppen
hint-to-the-point-firm-threat-theirs = voorkomt winst in de volgende beurt
hint-to-the-point-goal-shut = opent de weg naar het doel
hint-to-the-point-goal-shut-theirs = sluit het eigen startpunt af
hint-to-the-point-directions = houdt kaarten met meer richtingen over
hint-to-the-point-straight-cards = houdt meer kaarten over die rechtdoor gaan

## Records

record-error = Regel { $line }: { $why }
record-mismatch = Regel { $line }: { $why }
record-too-long = Het verslag is langer dan { $most } tekens.
record-not-text = Dit is geen tekstbestand.
record-no-game = Een verslag begint met labels, en een daarvan noemt het spel: [Game "halma"].
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

## Why not, in Tokken

tokken-nothing-there = Tik een kaart in je hand aan en dan een fiche.
tokken-not-in-hand = Je hebt geen { $card } in je hand.
tokken-which-pawn = Welke fiche? De { $card } zoekt er een die kan.
tokken-unplayable = De { $card } kan nu niet: geen fiche kan ermee lopen.
tokken-must-play = Je gooit je hand pas weg als geen enkele kaart kan.
tokken-give-first = Kies eerst een van de net gedeelde kaarten om weg te geven.
tokken-no-exchange = Ruilen kan alleen met net gedeelde kaarten.
tokken-kept = Een bewaarde kaart doet niet mee met het ruilen.
tokken-keep-last-round = In de derde ronde gaan alle kaarten op.
tokken-keep-joker = Bewaren mag alleen wie deze ronde de extra kaart van de joker pakte.
tokken-keep-one = Bewaren kan alleen met je laatste kaart, als de ander er geen meer heeft.
tokken-keep-unplayable = De { $card } kan niet gespeeld worden en gaat dus weg: bewaren kan alleen met een kaart die je zou kunnen spelen.
tokken-in-reserve = { $pawn } wacht in de reserve: een aas, heer of joker zet hem op.
tokken-not-in-reserve = { $pawn } staat al op het bord.
tokken-no-entry = Alleen een aas, een heer of de joker zet { $pawn } op.
tokken-base-taken = Op je thuishonk staat al een fiche van jou.
tokken-closed = Er staat een fiche op zijn eigen thuishonk: daar kan niemand langs, en slaan kan ook niet.
tokken-past-row = Dat is te ver voor { $pawn }: de weg eindigt in het thuisvak.
tokken-other-spot = In het thuisvak staat { $pawn } alleen op zijn eigen kleur.
tokken-row-passed = In het thuisvak haal je niet in.
tokken-far-end = Het thuisvak vult zich van achteren: de diepste plek eerst.
tokken-stays-home = { $pawn } is thuis en blijft daar.
tokken-crosses-base = Met vier terug zou { $pawn } over zijn eigen thuishonk gaan.
tokken-on-base = { $pawn } staat op zijn eigen thuishonk: een vijf krijgt hem niet weg.
tokken-five-theirs = Met een vijf loopt een fiche van de ander.
tokken-own-pawns = Met de { $card } lopen alleen je eigen fiches.
tokken-only-jack = Alleen een boer laat twee fiches van plaats ruilen.
tokken-swap-two = Een boer wil twee fiches: een van jou, een van de ander.
tokken-swap-ring = Bij een boer staan beide fiches op de ring.
tokken-swap-base = { $pawn } staat op zijn eigen thuishonk: een boer krijgt hem niet weg.
tokken-goes-home = Met deze kaart gaat { $pawn } naar huis.
tokken-elsewhere = Met deze kaart gaat { $pawn } naar veld { $field }.
tokken-dot = Van een zwarte stip schuift { $pawn } door naar de volgende, veld { $field }.
tokken-finish-seven = { $left ->
    [one] Eerst de zeven: nog { $left } stap te gaan.
   *[other] Eerst de zeven: nog { $left } stappen te gaan.
}
tokken-moved-already = { $pawn } heeft zijn deel van deze zeven al gelopen.
tokken-how-far = Hoe ver? { $left ->
    [one] { $pawn } kan nog { $left } stap van de zeven doen.
   *[other] { $pawn } kan tot { $left } stappen van de zeven doen.
}
tokken-too-many = { $left ->
    [one] Van de zeven is nog maar { $left } stap over.
   *[other] Van de zeven zijn nog maar { $left } stappen over.
}
tokken-seven-rest = { $rest ->
    [one] Dan kan niemand de laatste stap van de zeven lopen.
   *[other] Dan kan niemand de andere { $rest } van de zeven lopen.
}

## Why not, in To the Point

point-nothing-there = Tik een tegel of een kaart aan, of sluit je beurt af.
point-tile-done = Je had je tegel al: één per beurt.
point-card-done = Je had je kaart al: één per beurt.
point-no-cell = Het bord heeft geen vak { $cell }.
point-centre = { $cell } is het gedrukte midden: daar komt geen tegel.
point-slot-empty = Er is geen open tegel { $slot }.
point-cell-taken = Op { $cell } ligt al een tegel.
point-place-how = Waar komt de open tegel, en hoe gedraaid?
point-no-tile = Op { $cell } ligt geen tegel.
point-locked = Op de tegel van { $cell } staat een pion: die blijft zo liggen.
point-turn-same = Zo gedraaid ziet de tegel op { $cell } er hetzelfde uit.
point-exchange-same = Na die wissel zou alles er hetzelfde uitzien.
point-tile-how = De tegel op { $cell } verleggen, draaien of verwisselen?
point-move-taken = Een tegel gaat naar een ander, leeg vak; { $cell } is dat niet.
point-not-held = Je hebt { $card } niet in je hand.
point-card-how = Waarvoor? { $card } laat een pion lopen, zet die van jou op of wordt geruild.
point-entered = Je pion staat al op het bord.
point-start-empty = Op je startvak ligt nog geen tegel.
point-start-colour = Je startpunt is { $colour ->
    [b] blauw
    [g] groen
   *[y] geel
}: { $card } past niet.
point-own-only = Hier loopt iedereen alleen met de eigen pion.
point-rest = Vorige beurt liep je met de pion van de ander: gun hem rust.
point-off-board = Die pion staat nog niet op het bord.
point-too-far = Je loopt naar de volgende stip in een richting van de kaart.
point-direction = Op { $card } staat geen { $direction }.
point-dot-taken = Op die stip staat een pion.
point-not-complete = Die stip is niet heel: er zijn twee helften nodig.
point-two-colours = De helften van die stip zijn verschillend van kleur.
point-dot-colour = Die stip is { $colour ->
    [b] blauw
    [g] groen
   *[y] geel
}: { $card } past niet.
point-no-change = Kaarten vervang je als je zelf met je pion op een rode stip komt.
point-change-first = Je pion staat op een rode stip: zeg eerst welke kaarten je vervangt, of geen.
point-change-more = Je kunt alleen kaarten vervangen die je hebt.

## A server and its clients

bad-message = Dit bericht is niet te lezen: { $why }
message-malformed = { $detail }.
message-is-binary = het moet tekst zijn.
message-too-long = het heeft meer dan { $most } bytes.
message-no-hello = het eerste bericht hoort een hello te zijn.
message-second-hello = er was al een hello.
bad-secret = Dit geheim heeft de server niet gemaakt.
foreign-origin = Een pagina van { $origin } mag hier geen verbinding openen.
no-such-page = Op dit adres is niets.
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
port-taken = Poort { $port } is bezet, misschien door Stip zelf. Neem een andere: stip serve --port { $other }

## At the table

bad-name = “{ $name }” kan geen naam zijn. Een naam heeft 1 tot { $most } letters, cijfers of andere zichtbare tekens.
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

## Scenes of Halma

scene-halma-field = { $field }, leeg
scene-halma-pawn = { $field }, { pigment.before } pion
scene-halma-home = { $home } thuis
scene-halma-ask = { $pigment ->
    [red] Jouw rode pionnen. Tik er een aan.
    [blue] Jouw blauwe pionnen. Tik er een aan.
   *[other] Jouw beurt. Tik een pion aan.
}
scene-halma-pass = Passen
tell-halma-step = stapt van { $start } naar { $end }
tell-halma-hop = springt van { $start } naar { $end }
tell-halma-pass = past

## Scenes of To the Point

scene-point-cell = { $cell }, leeg
scene-point-centre = { $cell }, het midden: daar komt geen tegel
scene-point-tile = { $where }, tegel: noord { $north }, oost { $east }, zuid { $south }, west { $west }
scene-point-dot = { $pigment ->
    [none] { $dot }, geen stip
    [any] { $dot }, stip voor elke kaart
    [printed] { $dot }, gedrukte stip, voor elke kaart
   *[other] { $dot }, { pigment.before } stip
}
scene-point-pawn = { pigment.before } pion op { $dot }
scene-point-pawn-off = { pigment.before } pion, naast het bord
scene-point-display = Tegels en kaarten naast het bord
scene-point-open = open tegel { $number }
scene-point-open-none = plek { $number } voor open tegels, leeg
scene-point-tiles = { $count ->
    [0] geen tegels meer op de stapel
    [one] 1 tegel op de stapel
   *[other] { $count } tegels op de stapel
}
scene-point-cards = { $count ->
    [0] geen kaarten meer op de stapel
    [one] 1 kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
scene-point-discards = { $count ->
    [0] nog niets afgelegd
    [one] 1 afgelegde kaart
   *[other] { $count } afgelegde kaarten
}
scene-point-hand = Jouw kaarten
scene-point-card = { $signs ->
    [diagonal] { pigment.before } kaart, de vier schuine richtingen
    [straight] { pigment.before } kaart, omhoog, omlaag, links en rechts
    [rising] { pigment.before } kaart, rechtsboven en linksonder
    [falling] { pigment.before } kaart, linksboven en rechtsonder
    [along] { pigment.before } kaart, omhoog en omlaag
   *[all] { pigment.before } kaart, alle acht richtingen
}
scene-point-rows = { $rows ->
    [one] nog 1 rij
   *[other] nog { $rows } rijen
}
scene-point-done-so-far = { $stage ->
    [card] tegel gelegd
    [tile] kaart gespeeld
   *[change] vervangt kaarten
}
scene-point-ask = { $stage ->
    [change] Vervang kaarten, tik dan op Klaar.
    [card] Nu een kaart, of sluit je beurt af.
    [tile] Nu een tegel, of sluit je beurt af.
    [enter] Leg een tegel; een kaart zet je pion op.
   *[both] Jouw beurt: een tegel en een kaart.
}
scene-point-turn = { $turns ->
    [0] Zoals hij ligt
    [1] Een kwartslag
    [2] Een halve slag
   *[3] Driekwart slag
}
scene-point-done = Klaar
scene-point-end = Beurt klaar
tell-point-turned = { $turns ->
    [1] een kwartslag
    [2] een halve slag
   *[3] driekwart slag
}
tell-point-place = { $turns ->
    [0] legt open tegel { $slot } op { $cell }
   *[other] legt open tegel { $slot } op { $cell }, { tell-point-turned } gedraaid
}
tell-point-move = verlegt een tegel van { $cell } naar { $other }
tell-point-turn = draait de tegel op { $cell } { tell-point-turned }
tell-point-exchange = verwisselt de tegels op { $cell } en { $other }
tell-point-exchange-open = { $turns ->
    [0] verwisselt { $cell } met open tegel { $slot }
   *[other] verwisselt { $cell } met open tegel { $slot }, { tell-point-turned } gedraaid
}
tell-point-card = { $signs ->
    [diagonal] de { pigment.before } schuine
    [straight] de { pigment.before } rechte
    [rising] de { pigment.before } stijgende
    [falling] de { pigment.before } dalende
    [along] de { pigment.before } op-en-neer
   *[all] de { pigment.before } alle-kanten
}
tell-point-way = { $way ->
    [n] naar het noorden
    [ne] naar het noordoosten
    [e] naar het oosten
    [se] naar het zuidoosten
    [s] naar het zuiden
    [sw] naar het zuidwesten
    [w] naar het westen
   *[nw] naar het noordwesten
}
tell-point-walk = { $walker ->
    [own] loopt { tell-point-way } met { $card }
   *[their] brengt de andere pion { tell-point-way } met { $card }
}
tell-point-enter = zet op met { $card }
tell-point-swap = ruilt { $card }
tell-point-change = vervangt { $card }
tell-point-keep = houdt alle kaarten
tell-point-end = sluit de beurt af

## The page: names of the games

game-halma = Halma
game-punto = Punto
game-tokken = Tokken
game-to-the-point = To the Point

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

ask-field = Waarheen? Tik een stip aan.
ask-place = Waarheen? Tik een plek aan.
ask-pawn = Welk stuk?
ask-card = Welke kaart?
ask-home = Tik de plek thuis aan.
ask-cell = Waar komt hij?
ask-turn = Hoe gedraaid?
ask-open = Welke open tegel?
ask-dot = Naar welke stip?
ask-done = Nog meer kaarten, of klaar?
ask-next = En dan?
ask-only-out = Geen van je kaarten kan gespeeld worden.

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
end-H-12 = Alle pionnen staan in de hof ertegenover.
end-H-13 = De hof ertegenover is vol.
end-H-14 = Het ging in kringetjes rond.
end-H-15 = Op één na is iedereen thuis.
end-P-22 = Er zijn genoeg rondes gewonnen.
end-P-23 = Alle rondes zijn gespeeld.
end-T-19 = Niemand kan nog thuiskomen.
end-T-29 = Vier fiches zijn thuis.
end-T-30 = Het heeft lang genoeg geduurd.
end-TP-25 = De pion staat op het startpunt van de ander.
end-TP-26 = Het heeft lang genoeg geduurd.
end-draw = Beiden vonden het goed.

## Scenes of Punto

scene-punto-place = { $place }, leeg
scene-punto-card = { $place }, { pigment.before } { $value }{ $beneath ->
    [0] { "" }
   *[other] , bedekt er { $beneath }
}{ $neutral ->
    [yes] , neutraal
   *[other] { "" }
}
scene-punto-turned-up = { pigment.before } { $value }, omgedraaid{ $neutral ->
    [yes] , neutraal
   *[other] { "" }
}
scene-punto-pile = { $pile ->
    [own] Jouw stapel
   *[other] Stapel van stoel { $pile }
}, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
scene-punto-display = De andere stapels
scene-punto-hand = Jouw kaarten
scene-punto-rounds = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
scene-punto-won-last = { scene-punto-rounds }, { pigment.before } { $value } eruit
scene-punto-ask = Jouw { pigment.before } { $value }. Waar komt hij?
scene-punto-ask-neutral = Een { pigment.before } { $value } van niemand. Waar komt hij?
scene-punto-ask-middle = Jouw { pigment.before } { $value } komt in het midden.
tell-punto-card = legt { pigment.before } { $value } op { $place }

## The page: when something cannot be had

problem-unreachable = De server geeft geen antwoord.
problem-unreachable-do = Staat hij aan? Intussen gaat er niets verloren.
problem-again = Probeer opnieuw

## The page: home

home-hello = Schuif aan.
home-about = Vier spellen op stippen, met vriend of bot.
home-language = Taal
home-dark = Donker
home-games = Spellen
home-halma = Spring naar de overkant.
home-punto = Stippen op een rij.
home-tokken = Vier fiches thuis.
home-to-the-point = Bouwen, dan lopen.
home-players = 2 spelers
home-players-to = 2–{ $most } spelers
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
how-halma-1 = Al je pionnen gaan naar de hof aan de overkant.
how-halma-2 = Een beurt: één stap, of sprongen achter elkaar.
how-halma-3 = Spring over elke pion. Wie het eerst thuis is, wint.
how-punto-1 = Draai een kaart om en leg hem naast een andere.
how-punto-2 = Of leg hem op een kaart met minder stippen.
how-punto-3 = Met twee of in teams: vijf van jouw kleur op een rij wint. Met drie of vier, ieder voor zich: vier.
how-tokken-1 = Ruil een kaart. Een aas, een heer of de joker zet een fiche op.
how-tokken-2 = Kaarten laten je fiches lopen. Kom op een ander uit en hij moet terug.
how-tokken-3 = Vier fiches in je thuisvak wint.
how-to-the-point-1 = Leg tegels: twee helften maken een stip.
how-to-the-point-2 = Speel een kaart en loop naar een stip van haar kleur.
how-to-the-point-3 = Wie het eerst op het startpunt van de ander staat, wint.

## The page: setting up

setup-how = Zo gaat het
setup-about-halma = Breng al je pionnen naar de hof aan de overkant. Stap één veld, of spring over pionnen zo vaak je kunt.
setup-about-punto = Leg kaarten naast elkaar of op minder stippen, tot een rij jouw kleur heeft.
setup-about-tokken = Speel kaarten, loop de ring rond, en breng vier fiches thuis voor de ander dat doet.
setup-about-to-the-point = Leg tegels zodat er stippen komen, en loop erover naar de overkant.
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

option-halma-may_leave_goal = Pionnen mogen de hof aan de overkant weer uit
option-halma-may_leave_goal-yes = ja
option-halma-may_leave_goal-no = nee
option-halma-squatters = Pionnen die thuisblijven
option-halma-squatters-count = houden niets tegen
option-halma-squatters-strict = houden tegen
option-punto-rounds_to_win = Rondes om te winnen
option-punto-teams = Teams, partners tegenover elkaar
option-punto-teams-yes = ja
option-punto-teams-no = nee
option-tokken-track = Velden van de ring
option-tokken-black_dot_offset = Zwarte stip op veld
option-tokken-exchange = Voor elke ronde
option-tokken-exchange-swap = een kaart ruilen
option-tokken-exchange-draw = een kaart trekken
option-tokken-exchange-none = niet ruilen
option-tokken-home_order = Thuisvak
option-tokken-home_order-far_end = achterste eerst
option-tokken-home_order-free = in elke volgorde
option-tokken-dot_past_home = Laatste zwarte stip voor thuis
option-tokken-dot_past_home-pass = leidt eraan voorbij
option-tokken-dot_past_home-stay = is een gewoon veld
option-to-the-point-board = Bord
option-to-the-point-board-7x7 = 7 × 7
option-to-the-point-board-5x7 = 5 × 7
option-to-the-point-own_pawn_only = Alleen met je eigen pion lopen
option-to-the-point-own_pawn_only-yes = ja
option-to-the-point-own_pawn_only-no = nee
option-to-the-point-push = Met de andere pion lopen
option-to-the-point-push-free = elke beurt
option-to-the-point-push-rest = niet twee keer achter elkaar

## Scenes of Tokken

scene-tokken-card = { $rank ->
    [A] aas
    [T] 10
    [J] boer
    [Q] vrouw
    [K] heer
    [X] joker
   *[other] { $rank }
}
scene-tokken-field = Veld { $field }{ $kind ->
    [dot] , zwarte stip
    [base] , thuishonk
   *[field] { "" }
}
scene-tokken-spot = { pigment.before } plek in je thuisvak
scene-tokken-pawn = { $whose ->
    [own] Jouw { pigment.before } fiche
    [theirs] Hun { pigment.before } fiche
    [round] Ronde { pigment.before } fiche
   *[square] Vierkante { pigment.before } fiche
}, { $where ->
    [home] thuis
    [reserve] in de reserve
   *[field] veld { $field }
}
scene-tokken-pile = { $cards ->
    [one] 1 kaart niet gedeeld
   *[other] { $cards } kaarten niet gedeeld
}
scene-tokken-played = { $cards ->
    [one] 1 kaart gespeeld
   *[other] { $cards } kaarten gespeeld
}{ $rank ->
    [none] { "" }
   *[other] , het laatst { scene-tokken-card }
}
scene-tokken-hand = Jouw hand
scene-tokken-given = { scene-tokken-card }, om weg te geven
scene-tokken-home = { $home } thuis
scene-tokken-home-known = { scene-tokken-home }, heeft van jou: { $cards }
scene-tokken-ask = Jouw beurt. Tik een kaart aan.
scene-tokken-ask-give = Tik een kaart aan om weg te geven.
scene-tokken-ask-seven = { $left ->
    [one] Nog 1 stap. Welke fiche?
   *[other] Nog { $left } stappen. Welke fiche?
}
scene-tokken-ask-keep = Speel je laatste kaart, of bewaar hem.
scene-tokken-keep = Deze kaart bewaren
scene-tokken-out = Niets kan: gooi de hand weg
tell-tokken-enter = zet { pigment } op met de { scene-tokken-card }
tell-tokken-walk = laat { pigment } lopen met de { scene-tokken-card }
tell-tokken-back = laat { pigment } teruglopen met de { scene-tokken-card }
tell-tokken-part = laat { pigment } { $steps } van de zeven lopen
tell-tokken-push = laat { pigment } van de ander lopen met de { scene-tokken-card }
tell-tokken-swap = ruilt { pigment } met { $other ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
} van de ander
tell-tokken-give = geeft de { scene-tokken-card } weg
tell-tokken-keep = bewaart de laatste kaart
tell-tokken-out = gooit de hand weg

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
about-stip = Stip is een tafel voor vier spellen met stippen. Speel met vrienden of met bots; Stip bewaakt de regels en legt uit wat niet mag.
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
