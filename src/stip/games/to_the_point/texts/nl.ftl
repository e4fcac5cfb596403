## The game in a few words

to-the-point-tagline = Bouwen, dan lopen.
to-the-point-guide-1 = Leg tegels: twee helften maken een stip.
to-the-point-guide-2 = Speel een kaart en loop naar een stip van haar kleur.
to-the-point-guide-3 = Wie het eerst op het startpunt van de ander staat, wint.
to-the-point-about = Leg tegels zodat er stippen komen, en loop erover naar de overkant.

## Options

to-the-point-option-board = Bord
to-the-point-option-board-7x7 = 7 × 7
to-the-point-option-board-5x7 = 5 × 7
to-the-point-option-own_pawn_only = Alleen met je eigen pion lopen
to-the-point-option-own_pawn_only-yes = ja
to-the-point-option-own_pawn_only-no = nee
to-the-point-option-push = Met de andere pion lopen
to-the-point-option-push-free = elke beurt
to-the-point-option-push-rest = niet twee keer achter elkaar

## What is asked next, by the kind of thing that can be touched

to-the-point-ask-card = Welke kaart?
to-the-point-ask-cell = Waar komt hij?
to-the-point-ask-turn = Hoe gedraaid?
to-the-point-ask-open = Welke open tegel?
to-the-point-ask-dot = Naar welke stip?
to-the-point-ask-done = Nog meer kaarten, of klaar?
to-the-point-ask-pawn = Welk stuk?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, leeg
to-the-point-scene-centre = { $cell }, het midden: daar komt geen tegel
to-the-point-scene-tile = { $where }, tegel: noord { $north }, oost { $east }, zuid { $south }, west { $west }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, geen stip
    [any] { $dot }, stip voor elke kaart
    [printed] { $dot }, gedrukte stip, voor elke kaart
   *[other] { $dot }, { pigment.before } stip
}
to-the-point-scene-pawn = { pigment.before } pion op { $dot }
to-the-point-scene-pawn-off = { pigment.before } pion, naast het bord
to-the-point-scene-display = Tegels en kaarten naast het bord
to-the-point-scene-open = open tegel { $number }
to-the-point-scene-open-none = plek { $number } voor open tegels, leeg
to-the-point-scene-tiles = { $count ->
    [0] geen tegels meer op de stapel
    [one] 1 tegel op de stapel
   *[other] { $count } tegels op de stapel
}
to-the-point-scene-cards = { $count ->
    [0] geen kaarten meer op de stapel
    [one] 1 kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
to-the-point-scene-discards = { $count ->
    [0] nog niets afgelegd
    [one] 1 afgelegde kaart
   *[other] { $count } afgelegde kaarten
}
to-the-point-scene-hand = Jouw kaarten
to-the-point-scene-card = { $signs ->
    [diagonal] { pigment.before } kaart, de vier schuine richtingen
    [straight] { pigment.before } kaart, omhoog, omlaag, links en rechts
    [rising] { pigment.before } kaart, rechtsboven en linksonder
    [falling] { pigment.before } kaart, linksboven en rechtsonder
    [along] { pigment.before } kaart, omhoog en omlaag
   *[all] { pigment.before } kaart, alle acht richtingen
}
to-the-point-scene-rows = { $rows ->
    [one] nog 1 rij
   *[other] nog { $rows } rijen
}
to-the-point-scene-done-so-far = { $stage ->
    [card] tegel gelegd
    [tile] kaart gespeeld
   *[change] vervangt kaarten
}
to-the-point-scene-ask = { $stage ->
    [change] Vervang kaarten, tik dan op Klaar.
    [card] Nu een kaart, of sluit je beurt af.
    [tile] Nu een tegel, of sluit je beurt af.
    [enter] Leg een tegel; een kaart zet je pion op.
   *[both] Jouw beurt: een tegel en een kaart.
}
to-the-point-scene-turn = { $turns ->
    [0] Zoals hij ligt
    [1] Een kwartslag
    [2] Een halve slag
   *[3] Driekwart slag
}
to-the-point-scene-done = Klaar
to-the-point-scene-end = Beurt klaar

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] een kwartslag
    [2] een halve slag
   *[3] driekwart slag
}
to-the-point-tell-place = { $turns ->
    [0] legt open tegel { $slot } op { $cell }
   *[other] legt open tegel { $slot } op { $cell }, { to-the-point-tell-turned } gedraaid
}
to-the-point-tell-move = verlegt een tegel van { $cell } naar { $other }
to-the-point-tell-turn = draait de tegel op { $cell } { to-the-point-tell-turned }
to-the-point-tell-exchange = verwisselt de tegels op { $cell } en { $other }
to-the-point-tell-exchange-open = { $turns ->
    [0] verwisselt { $cell } met open tegel { $slot }
   *[other] verwisselt { $cell } met open tegel { $slot }, { to-the-point-tell-turned } gedraaid
}
to-the-point-tell-card = { $signs ->
    [diagonal] de { pigment.before } schuine
    [straight] de { pigment.before } rechte
    [rising] de { pigment.before } stijgende
    [falling] de { pigment.before } dalende
    [along] de { pigment.before } op-en-neer
   *[all] de { pigment.before } alle-kanten
}
to-the-point-tell-way = { $way ->
    [n] naar het noorden
    [ne] naar het noordoosten
    [e] naar het oosten
    [se] naar het zuidoosten
    [s] naar het zuiden
    [sw] naar het zuidwesten
    [w] naar het westen
   *[nw] naar het noordwesten
}
to-the-point-tell-walk = { $walker ->
    [own] loopt { to-the-point-tell-way } met { $card }
   *[their] brengt de andere pion { to-the-point-tell-way } met { $card }
}
to-the-point-tell-enter = zet op met { $card }
to-the-point-tell-swap = ruilt { $card }
to-the-point-tell-change = vervangt { $card }
to-the-point-tell-keep = houdt alle kaarten
to-the-point-tell-end = sluit de beurt af

## Why something cannot be played

to-the-point-nothing-there = Tik een tegel of een kaart aan, of sluit je beurt af.
to-the-point-tile-done = Je had je tegel al: één per beurt.
to-the-point-card-done = Je had je kaart al: één per beurt.
to-the-point-no-cell = Het bord heeft geen vak { $cell }.
to-the-point-centre = { $cell } is het gedrukte midden: daar komt geen tegel.
to-the-point-slot-empty = Er is geen open tegel { $slot }.
to-the-point-cell-taken = Op { $cell } ligt al een tegel.
to-the-point-place-how = Waar komt de open tegel, en hoe gedraaid?
to-the-point-no-tile = Op { $cell } ligt geen tegel.
to-the-point-locked = Op de tegel van { $cell } staat een pion: die blijft zo liggen.
to-the-point-turn-same = Zo gedraaid ziet de tegel op { $cell } er hetzelfde uit.
to-the-point-exchange-same = Na die wissel zou alles er hetzelfde uitzien.
to-the-point-tile-how = De tegel op { $cell } verleggen, draaien of verwisselen?
to-the-point-move-taken = Een tegel gaat naar een ander, leeg vak; { $cell } is dat niet.
to-the-point-not-held = Je hebt { $card } niet in je hand.
to-the-point-card-how = Waarvoor? { $card } laat een pion lopen, zet die van jou op of wordt geruild.
to-the-point-entered = Je pion staat al op het bord.
to-the-point-start-empty = Op je startvak ligt nog geen tegel.
to-the-point-start-colour = Je startpunt is { $colour ->
    [b] blauw
    [g] groen
   *[y] geel
}: { $card } past niet.
to-the-point-own-only = Hier loopt iedereen alleen met de eigen pion.
to-the-point-rest = Vorige beurt liep je met de pion van de ander: gun hem rust.
to-the-point-off-board = Die pion staat nog niet op het bord.
to-the-point-too-far = Je loopt naar de volgende stip in een richting van de kaart.
to-the-point-direction = Op { $card } staat geen { $direction }.
to-the-point-dot-taken = Op die stip staat een pion.
to-the-point-not-complete = Die stip is niet heel: er zijn twee helften nodig.
to-the-point-two-colours = De helften van die stip zijn verschillend van kleur.
to-the-point-dot-colour = Die stip is { $colour ->
    [b] blauw
    [g] groen
   *[y] geel
}: { $card } past niet.
to-the-point-no-change = Kaarten vervang je als je zelf met je pion op een rode stip komt.
to-the-point-change-first = Je pion staat op een rode stip: zeg eerst welke kaarten je vervangt, of geen.
to-the-point-change-more = Je kunt alleen kaarten vervangen die je hebt.

## Hints: what is good about a move

to-the-point-hint-progress = komt dichter bij het doel
to-the-point-hint-progress-theirs = duwt de andere pion terug
to-the-point-hint-step = maakt de volgende stap klaar
to-the-point-hint-step-theirs = ontneemt de andere pion zijn volgende stap
to-the-point-hint-step-by-tile = geeft een volgende stap die alleen een tegel kost
to-the-point-hint-ways-on = geeft meer wegen om verder te gaan
to-the-point-hint-ways-on-theirs = laat de andere pion minder wegen over
to-the-point-hint-road = legt stippen voor de stappen die komen
to-the-point-hint-road-theirs = breekt de weg van de andere pion op
to-the-point-hint-pushed-back = is lastiger terug te duwen
to-the-point-hint-pushed-by-tile = is lastiger terug te duwen
to-the-point-hint-wins = wint
to-the-point-hint-threat = dreigt de volgende beurt te winnen
to-the-point-hint-threat-theirs = voorkomt winst in de volgende beurt
to-the-point-hint-firm-threat = dreigt te winnen, en is haast niet te stoppen
to-the-point-hint-firm-threat-theirs = voorkomt winst in de volgende beurt
to-the-point-hint-goal-shut = opent de weg naar het doel
to-the-point-hint-goal-shut-theirs = sluit het eigen startpunt af
to-the-point-hint-directions = houdt kaarten met meer richtingen over
to-the-point-hint-straight-cards = houdt meer kaarten over die rechtdoor gaan

## Why the game ended, by its clause

to-the-point-end-TP-25 = De pion staat op het startpunt van de ander.
to-the-point-end-TP-26 = Het heeft lang genoeg geduurd.
