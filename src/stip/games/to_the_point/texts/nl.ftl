## The game in a few words

to-the-point-tagline = Bouwen, dan lopen.
to-the-point-guide-1 = Leg tegels: twee helften maken een stip.
to-the-point-guide-2 = Speel een kaart en loop naar een stip van haar kleur.
to-the-point-guide-3 = Wie het eerst op het startpunt van de ander staat, wint.
to-the-point-about = Leg tegels zodat er stippen komen, en loop erover naar de overkant.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

to-the-point-lesson-lay = De gele pion is van jou. Een beurt is een tegel en een kaart. Eerst de tegel: tik de blauwe aan, en dan het vak bij je gele halve stip.
to-the-point-lesson-lay-done = Twee helften komen bij de rand samen: een blauwe stip, en daar kom je binnen.
to-the-point-lesson-lay-again = Tik de blauwe tegel aan, en dan het gestippelde vak.
to-the-point-lesson-enter = Nu een kaart. Met blauw kom je op blauw: tik de blauwe kaart aan, en dan de stip bij je start.
to-the-point-lesson-enter-done = Je bent binnen. Nu naar de overkant.
to-the-point-lesson-enter-again = Tik de blauwe kaart aan, en dan de stip bij je start.
to-the-point-lesson-halves = Twee helften van één kleur maken een stip. Leg de eerste tegel voor je, zodat blauw tegen blauw ligt.
to-the-point-lesson-halves-done = Blauw tegen blauw: een hele stip om op te lopen.
to-the-point-lesson-halves-again = Tik de eerste tegel aan, het gestippelde vak, en het plaatje met blauw onderaan.
to-the-point-lesson-walk = Een kaart moet de kleur van de stip hebben, en een pijl die erheen wijst. Loop omhoog met de blauwe kaart.
to-the-point-lesson-walk-done = Een stip verder, en een nieuwe kaart in je hand.
to-the-point-lesson-walk-again = Tik de blauwe kaart aan, dan je pion, dan de blauwe stip.
to-the-point-lesson-push = Je mag ook met de andere pion lopen. Stuur hem terug omhoog, waar hij vandaan kwam.
to-the-point-lesson-push-done = Dat kost de ander een hele stap.
to-the-point-lesson-push-again = Tik de groene kaart aan, de blauwe pion, en de stip erboven.
to-the-point-lesson-red = Op de rode stippen in het midden past elke kaart. Loop naar die boven je.
to-the-point-lesson-red-done = En op een rode stip mag je kaarten vervangen.
to-the-point-lesson-red-again = Tik de gele kaart met de pijlen aan, dan je pion, dan de rode stip.
to-the-point-lesson-change = Tik de kaarten aan die je kwijt wilt, en dan “{ to-the-point-scene-done }”.
to-the-point-lesson-change-done = Nieuwe kaarten, nieuwe wegen.
to-the-point-lesson-change-again = Tik kaarten in je hand aan, en dan “{ to-the-point-scene-done }”.
to-the-point-lesson-win = Het startpunt van de ander is één stip verderop. Loop erheen.
to-the-point-lesson-win-done = Precies op de stip: je hebt gewonnen!
to-the-point-lesson-win-again = Tik de groene kaart aan, dan je pion, dan de stip aan de bovenrand.

## The key to the cards

to-the-point-key = Kaarten en tegels
to-the-point-key-all = Sterkaart: naar de volgende stip van deze kleur, in elke richting.
to-the-point-key-straight = Rechte kaart: omhoog, omlaag, links of rechts.
to-the-point-key-diagonal = Schuine kaart: schuin, alle vier de kanten op.
to-the-point-key-rising = Rechtsbovenkaart: naar rechtsboven of linksonder.
to-the-point-key-falling = Linksbovenkaart: naar linksboven of rechtsonder.
to-the-point-key-along = Op-en-neerkaart: recht omhoog of omlaag.
to-the-point-key-tile = Eén keer per beurt: een tegel leggen, verleggen, draaien of verwisselen. Twee helften van één kleur maken een stip.
to-the-point-key-joker = Een rode helft past bij elke kleur.
to-the-point-key-red = Elke kaart past. Loop je er met je eigen pion heen, dan mag je kaarten vervangen.

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
to-the-point-ask-open = Welke tegel?
to-the-point-ask-dot = Naar welke stip?
to-the-point-ask-done = Nog meer kaarten, of klaar?
to-the-point-ask-card-card = Nog meer kaarten, of klaar?
to-the-point-ask-only-discard = Ruil je hem voor een nieuwe?
to-the-point-ask-discard-card = Welke kaart ruil je voor een nieuwe?
to-the-point-ask-only-discard-end = Geen kaart past. Ruilen, of klaar?
to-the-point-ask-after-cell = Verleggen, draaien of verwisselen?
to-the-point-ask-after-card = Welke pion, of waarheen?
to-the-point-ask-pawn = Welke pion?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, leeg
to-the-point-scene-centre = { $cell }, het midden: daar komt geen tegel
to-the-point-scene-tile = { $where }, tegel: boven { $top }, rechts { $right }, onder { $bottom }, links { $left }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, geen stip
    [any] { $dot }, stip voor elke kaart
    [printed] { $dot }, gedrukte stip, voor elke kaart
   *[other] { $dot }, { pigment.before } stip
}
to-the-point-scene-pawn = { pigment.before } pion, { $dot }
to-the-point-scene-pawn-off = { pigment.before } pion, naast het bord
to-the-point-scene-between = tussen { $cell } en { $other }
to-the-point-scene-start = het { pigment.before } startpunt
to-the-point-scene-display = Tegels en kaarten naast het bord
to-the-point-scene-open = { $number ->
    [1] eerste tegel
    [2] tweede tegel
   *[3] derde tegel
}
to-the-point-scene-open-none = { $number ->
    [1] eerste plek voor tegels, leeg
    [2] tweede plek voor tegels, leeg
   *[3] derde plek voor tegels, leeg
}
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
    [diagonal] { pigment.before } schuine kaart, de vier schuine richtingen
    [straight] { pigment.before } rechte kaart, omhoog, omlaag, links en rechts
    [rising] { pigment.before } rechtsbovenkaart, rechtsboven en linksonder
    [falling] { pigment.before } linksbovenkaart, linksboven en rechtsonder
    [along] { pigment.before } op-en-neerkaart, omhoog en omlaag
   *[all] { pigment.before } sterkaart, alle acht richtingen
}
to-the-point-scene-steps = { $steps ->
    [one] nog 1 stap
   *[other] nog { $steps } stappen
}
to-the-point-scene-done-so-far = { $stage ->
    [card] tegel gelegd
    [tile] kaart gespeeld
   *[change] vervangt kaarten
}
to-the-point-scene-ask = { $stage ->
    [change] Welke kaarten wil je vervangen?
    [card] Nu een kaart, of is je beurt klaar?
    [tile] Nu een tegel, of is je beurt klaar?
    [enter] Een tegel, of je pion opzetten?
    [lay] Eerst een tegel? Met geen kaart kan je pion al het bord op.
   *[both] Eerst een tegel of een kaart?
}
to-the-point-scene-turn = { $turns ->
    [0] Zoals hij ligt
    [1] Naar rechts gedraaid
    [2] Ondersteboven
   *[3] Naar links gedraaid
}
to-the-point-scene-done = Klaar
to-the-point-scene-discard = Een kaart ruilen
to-the-point-scene-end = Beurt klaar

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] naar rechts gedraaid
    [2] ondersteboven
   *[3] naar links gedraaid
}
to-the-point-tell-tile = { $slot ->
    [1] de eerste tegel
    [2] de tweede tegel
   *[3] de derde tegel
}
to-the-point-tell-place = { $who ->
    [advice] leg
   *[other] legt
} { to-the-point-tell-tile } op { $cell }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-move = { $who ->
    [advice] verleg
   *[other] verlegt
} een tegel van { $cell } naar { $other }
to-the-point-tell-turn = { $who ->
    [advice] draai
   *[other] draait
} de tegel op { $cell } { $turns ->
    [1] naar rechts
    [2] ondersteboven
   *[3] naar links
}
to-the-point-tell-exchange = { $who ->
    [advice] verwissel
   *[other] verwisselt
} de tegels op { $cell } en { $other }
to-the-point-tell-exchange-open = { $who ->
    [advice] verwissel
   *[other] verwisselt
} de tegel op { $cell } met { to-the-point-tell-tile }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] de { pigment.before } schuine kaart
    [straight] de { pigment.before } rechte kaart
    [rising] de { pigment.before } rechtsbovenkaart
    [falling] de { pigment.before } linksbovenkaart
    [along] de { pigment.before } op-en-neerkaart
   *[all] de { pigment.before } sterkaart
}
to-the-point-tell-way = { $way ->
    [n] omhoog
    [ne] naar rechtsboven
    [e] naar rechts
    [se] naar rechtsonder
    [s] omlaag
    [sw] naar linksonder
    [w] naar links
   *[nw] naar linksboven
}
to-the-point-tell-walk = { $who ->
    [advice] loop
   *[other] loopt
} { to-the-point-tell-way } met { to-the-point-tell-card }
to-the-point-tell-push = { $who ->
    [advice] breng
   *[other] brengt
} { $whose ->
    [me] jouw pion
    [other] de andere pion
   *[name] de pion van { $name }
} { to-the-point-tell-way } met { to-the-point-tell-card }
to-the-point-tell-enter = { $who ->
    [me] zet je pion op
    [advice] zet je pion op
   *[other] komt het bord op
} met { to-the-point-tell-card }
to-the-point-tell-swap = { $who ->
    [advice] ruil
   *[other] ruilt
} { to-the-point-tell-card }
to-the-point-tell-change = { $who ->
    [advice] vervang
   *[other] vervangt
} { $card }
to-the-point-tell-keep = { $who ->
    [advice] houd
   *[other] houdt
} alle kaarten
to-the-point-tell-end = { $who ->
    [me] sluit je beurt af
    [advice] sluit je beurt af
   *[other] sluit de beurt af
}

## What a move caused, in sentences

to-the-point-effect-made = { $pigment ->
    [blue] Er is een blauwe stip.
    [green] Er is een groene stip.
    [yellow] Er is een gele stip.
    [any] Er is een stip voor elke kaart.
   *[several] Er zijn { $dots } stippen bij.
}
to-the-point-effect-gone = { $dots ->
    [one] Er is een stip weg.
   *[other] Er zijn { $dots } stippen weg.
}
to-the-point-effect-steps = { $whose ->
    [me] Jij
    [other] { $pigment ->
        [yellow] Geel
       *[blue] Blauw
    }
   *[name] { $name }
}: { $steps ->
    [one] nog 1 stap
   *[other] nog { $steps } stappen
}.
to-the-point-effect-back = { $whose ->
    [me] Jij moet
    [other] { $pigment ->
        [yellow] Geel moet
       *[blue] Blauw moet
    }
   *[name] { $name } moet
} terug: { $steps ->
    [one] nog 1 stap
   *[other] nog { $steps } stappen
}.
to-the-point-effect-red = Een rode stip: kaarten vervangen mag.

## Why something cannot be played

to-the-point-nothing-there = Tik een tegel of een kaart aan, of sluit je beurt af.
to-the-point-tile-done = Je had je tegel al: één per beurt.
to-the-point-card-done = Je had je kaart al: één per beurt.
to-the-point-no-cell = Het bord heeft geen vak { $cell }.
to-the-point-centre = { $cell } is het gedrukte midden: daar komt geen tegel.
to-the-point-slot-empty = Er is geen { $slot ->
    [1] eerste
    [2] tweede
   *[3] derde
} tegel.
to-the-point-cell-taken = Op { $cell } ligt al een tegel.
to-the-point-place-how = Waar komt de tegel, en hoe gedraaid?
to-the-point-no-tile = Op { $cell } ligt geen tegel.
to-the-point-locked = Op de tegel van { $cell } staat een pion: die blijft zo liggen.
to-the-point-turn-same = Zo gedraaid ziet de tegel op { $cell } er hetzelfde uit.
to-the-point-exchange-same = Na die wissel zou alles er hetzelfde uitzien.
to-the-point-tile-how = De tegel op { $cell } verleggen, draaien of verwisselen?
to-the-point-move-taken = Een tegel gaat naar een ander, leeg vak; { $cell } is dat niet.
to-the-point-not-held = Je hebt { to-the-point-tell-card } niet in je hand.
to-the-point-card-how = Waarvoor is { to-the-point-tell-card }? Je kunt er een pion mee laten lopen, de jouwe opzetten of hem ruilen.
to-the-point-card-idle = Met { to-the-point-tell-card } kun je nu nergens heen. Je kunt hem ruilen voor een nieuwe.
to-the-point-entered = Je pion staat al op het bord.
to-the-point-start-empty = Op je startvak ligt nog geen tegel.
to-the-point-start-colour = Je startpunt is { $colour ->
    [b] blauw
    [g] groen
   *[y] geel
}: { to-the-point-tell-card } past niet.
to-the-point-own-only = Hier loopt iedereen alleen met de eigen pion.
to-the-point-rest = Vorige beurt liep je met de pion van de ander: gun hem rust.
to-the-point-off-board = Die pion staat nog niet op het bord.
to-the-point-too-far = Je loopt naar de volgende stip in een richting van de kaart.
to-the-point-direction = Die kant op wijst { to-the-point-tell-card } niet.
to-the-point-dot-taken = Op die stip staat een pion.
to-the-point-not-complete = Die stip is niet heel: er zijn twee helften nodig.
to-the-point-two-colours = De helften van die stip zijn verschillend van kleur.
to-the-point-dot-colour = Die stip is { $colour ->
    [b] blauw
    [g] groen
   *[y] geel
}: { to-the-point-tell-card } past niet.
to-the-point-no-change = Kaarten vervang je als je zelf met je pion op een rode stip komt.
to-the-point-change-first = Je pion staat op een rode stip: zeg eerst welke kaarten je vervangt, of geen.
to-the-point-change-more = Je kunt alleen kaarten vervangen die je hebt.

## The characters of the bots, by their levels

to-the-point-bot-1 = { $bot } legt graag eerst een lange weg.
to-the-point-bot-2 = { $bot } rent naar het doel, en vreest geen duw terug.
to-the-point-bot-3 = { $bot } duwt jouw pion terug waar het maar kan.
to-the-point-bot-4 = { $bot } haalt de stippen weg waarop je wilt lopen.

## Hints: what is good about a move

to-the-point-hint-progress = brengt de pion vooruit
to-the-point-hint-progress-theirs = duwt de andere pion terug
to-the-point-hint-step = maakt de volgende stap klaar
to-the-point-hint-step-theirs = ontneemt de andere pion zijn volgende stap
to-the-point-hint-step-by-tile = geeft een volgende stap die alleen een tegel kost
to-the-point-hint-ways-on = geeft meer wegen om verder te gaan
to-the-point-hint-ways-on-theirs = laat de andere pion minder wegen over
to-the-point-hint-road = legt stippen voor de stappen die komen
to-the-point-hint-road-theirs = breekt de weg van de andere pion op
to-the-point-hint-pushed-back = maakt de pion lastiger terug te duwen
to-the-point-hint-pushed-by-tile = maakt de pion lastiger terug te duwen
to-the-point-hint-wins = wint
to-the-point-hint-threat = dreigt de volgende beurt te winnen
to-the-point-hint-threat-theirs = voorkomt winst in de volgende beurt
to-the-point-hint-firm-threat = dreigt de volgende beurt te winnen
to-the-point-hint-firm-threat-theirs = voorkomt winst in de volgende beurt
to-the-point-hint-goal-shut = opent de weg naar het doel
to-the-point-hint-goal-shut-theirs = sluit het eigen startpunt af
to-the-point-hint-directions = houdt kaarten met meer richtingen over
to-the-point-hint-straight-cards = houdt meer kaarten over die rechtdoor gaan
to-the-point-hint-certain = maakt de winst zeker
to-the-point-hint-move-end = laat alles zoals het is: iets beters is er nu niet
to-the-point-hint-move-swap = is de kaart met de minste wegen, dus een nieuwe is meer waard

## What decided a round or the game

to-the-point-ended = { $pigment ->
    [yellow] Geel staat op het startpunt van blauw.
   *[blue] Blauw staat op het startpunt van geel.
} { $steps ->
    [one] De ander had nog één stap te gaan.
   *[other] De ander had nog { $steps } stappen te gaan.
}

## Why the game ended, by its clause

to-the-point-end-TP-25 = De pion staat op het startpunt van de ander.
to-the-point-end-TP-26 = Het heeft lang genoeg geduurd.
