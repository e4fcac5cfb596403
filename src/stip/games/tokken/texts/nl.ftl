## The game in a few words

tokken-tagline = Vier fiches thuis.
tokken-guide-1 = Ruil een kaart. Een aas, een heer of de joker zet een fiche op.
tokken-guide-2 = Kaarten laten je fiches lopen. Kom op een ander uit en hij moet terug.
tokken-guide-3 = Vier fiches in je thuisvak wint.
tokken-about = Speel kaarten, loop de ring rond, en breng vier fiches thuis voor de ander dat doet.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

tokken-lesson-enter = De ronde fiches zijn van jou. Een aas zet er een op: tik de aas aan, dan een fiche, dan de stip.
tokken-lesson-enter-done = Hij staat op je thuishonk, en daar kan niemand hem slaan.
tokken-lesson-enter-again = Eerst je aas, dan een ronde fiche, dan de stip.
tokken-lesson-walk = Elke beurt speel je één kaart. Een 6 loopt zes velden, met de pijlen mee.
tokken-lesson-walk-done = Zes velden verder. Dan is de ander aan de beurt.
tokken-lesson-walk-again = Tik de 6 aan, dan je rode fiche, dan de stip.
tokken-lesson-hit = Kom je op een vierkante fiche uit, dan moet die opnieuw beginnen. Welke kaart brengt je daar?
tokken-lesson-hit-done = Raak! Die moet terug naar het begin.
tokken-lesson-hit-again = Tel de velden tot de vierkante fiche: het zijn er acht.
tokken-lesson-dot = Kom je op een zwarte stip uit, dan schuif je door naar de volgende zwarte stip. Welke kaart komt daar?
tokken-lesson-dot-done = Met één kaart het hele bord over.
tokken-lesson-dot-again = Tel de velden tot de zwarte stip: het zijn er zes.
tokken-lesson-back = Een 4 loopt achteruit. Vanaf je thuishonk is dat een kortere weg: neem de rode fiche.
tokken-lesson-back-done = Al bijna rond, en nauwelijks een stap gezet.
tokken-lesson-back-again = Tik de 4 aan, dan de rode fiche op je thuishonk.
tokken-lesson-seven = De stappen van een 7 mag je verdelen. Met vier ervan komt blauw thuis.
tokken-lesson-seven-done = Blauw is thuis, en daar kan niemand hem slaan.
tokken-lesson-seven-again = Tik de 7 aan, dan je blauwe fiche, dan zijn plek in het thuisvak.
tokken-lesson-rest = Drie stappen blijven over voor een andere fiche. Neem rood, en kijk wie daar staat.
tokken-lesson-rest-done = Eén kaart: één fiche thuis en één geslagen.
tokken-lesson-rest-again = Tik je rode fiche aan, dan de stip.
tokken-lesson-home = Het thuisvak vult zich van achteren: blauw, groen, geel, rood. Wie gaat er nu naar binnen?
tokken-lesson-home-done = Na blauw komt groen. Dan geel, en rood als laatste.
tokken-lesson-home-again = Blauw is al thuis, dus nu is groen aan de beurt.
tokken-lesson-give = Voor elke ronde geven jullie allebei één kaart weg. Houd de aas: die zet fiches op. Geef een andere.
tokken-lesson-give-done = Je kreeg er een heer voor. Ook een heer zet fiches op.
tokken-lesson-give-again = Houd de aas. Tik een van de andere aan.
tokken-lesson-win = Drie zijn er thuis. Welke kaart brengt rood precies op zijn plek?
tokken-lesson-win-done = Alle vier zijn thuis: je hebt gewonnen!
tokken-lesson-win-again = Tel de stappen tot de plek van rood: het zijn er drie.

## The key to the cards

tokken-key = Wat de kaarten doen
tokken-key-ace = Zet een fiche op, of loopt 1.
tokken-key-number = Loopt zoveel velden als erop staat.
tokken-key-four = Loopt 4 achteruit, maar niet voorbij het eigen thuishonk.
tokken-key-five = Laat een fiche van de ander 5 lopen, maar niet een die op zijn eigen thuishonk staat.
tokken-key-seven = Loopt 7, verdeeld over je fiches zoals je wilt.
tokken-key-jack = Ruilt een fiche van jou met een van de ander, maar niet met een die op zijn eigen thuishonk staat.
tokken-key-queen = Loopt 12.
tokken-key-king = Zet een fiche op, of loopt 13 en slaat elke fiche onderweg, ook die van jezelf.
tokken-key-joker = Zet een fiche op, of loopt 18. Daarna pak je nog een kaart.
tokken-key-hit = Eindig je op een fiche, dan moet die opnieuw beginnen. Dat geldt ook voor je eigen fiches.
tokken-key-dot = Eindig je hier, dan schuif je door naar de volgende zwarte stip.
tokken-key-base = Op zijn eigen thuishonk is een fiche veilig, en niemand kan erlangs.

## Options

tokken-option-track = Velden van de ring
tokken-option-black_dot_offset = Zwarte stip op veld
tokken-option-exchange = Voor elke ronde
tokken-option-exchange-swap = een kaart ruilen
tokken-option-exchange-draw = een kaart trekken
tokken-option-exchange-none = niet ruilen
tokken-option-home_order = Thuisvak
tokken-option-home_order-far_end = achterste eerst
tokken-option-home_order-free = in elke volgorde
tokken-option-dot_past_home = Laatste zwarte stip voor thuis
tokken-option-dot_past_home-pass = leidt eraan voorbij
tokken-option-dot_past_home-stay = is een gewoon veld

## What is asked next, by the kind of thing that can be touched

tokken-ask-pawn = Welke fiche?
tokken-ask-pawn-pawn = Ruilen met welke fiche van de ander?
tokken-ask-card = Welke kaart?
tokken-ask-home = Waarheen? Tik zijn plek in het thuisvak aan.
tokken-ask-field = Waarheen? Tik een stip aan.
tokken-ask-only-out = Geen kaart kan gespeeld worden.

## What lies on the table, for those who listen to it

tokken-scene-card = { $rank ->
    [A] aas
    [T] 10
    [J] boer
    [Q] vrouw
    [K] heer
    [X] joker
   *[other] { $rank }
}
tokken-scene-field = Veld { $field }{ $kind ->
    [dot] , zwarte stip
    [base] , thuishonk
   *[field] { "" }
}
tokken-scene-spot = { pigment.before } plek in je thuisvak
tokken-pawn = { $whose ->
    [own] Jouw { pigment.before } fiche
    [theirs] Hun { pigment.before } fiche
    [round] Ronde { pigment.before } fiche
   *[square] Vierkante { pigment.before } fiche
}
tokken-scene-pawn = { tokken-pawn }, { $where ->
    [home] thuis
    [reserve] in de reserve
   *[field] veld { $field }
}
tokken-scene-pile = { $cards ->
    [one] 1 kaart niet gedeeld
   *[other] { $cards } kaarten niet gedeeld
}
tokken-scene-played = { $cards ->
    [one] 1 kaart gespeeld
   *[other] { $cards } kaarten gespeeld
}{ $rank ->
    [none] { "" }
   *[other] , het laatst { tokken-scene-card }
}
tokken-scene-hand = Jouw hand
tokken-scene-given = { tokken-scene-card }, om weg te geven
tokken-scene-home = { $home } thuis
tokken-scene-home-known = { tokken-scene-home }, heeft van jou: { $cards }
tokken-scene-ask = Jouw beurt. Welke kaart?
tokken-scene-ask-give = Welke kaart geef je weg?
tokken-scene-ask-seven = { $left ->
    [one] Nog 1 stap. Welke fiche?
   *[other] Nog { $left } stappen. Welke fiche?
}
tokken-scene-ask-keep = Speel je je laatste kaart, of bewaar je hem?
tokken-scene-cause = Alleen een aas, een heer of de joker zet een fiche op.
tokken-scene-keep = Deze kaart bewaren
tokken-scene-out = Gooi je hand weg

## Moves, told after a name or “You”

tokken-tell-enter = zet { pigment } op met de { tokken-scene-card }
tokken-tell-walk = laat { pigment } lopen met de { tokken-scene-card }
tokken-tell-back = laat { pigment } teruglopen met de { tokken-scene-card }
tokken-tell-part = laat { pigment } { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} lopen met de 7
tokken-owner = { $whose ->
    [me] van jou
    [other] van de ander
   *[name] van { $name }
}
tokken-tell-push = laat de { pigment.before } { tokken-owner } lopen met de { tokken-scene-card }
tokken-tell-swap = { $who ->
    [advice] ruil
   *[other] ruilt
} met de boer { pigment } en de { $other ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
} { tokken-owner }
tokken-tell-give = { $who ->
    [advice] geef
   *[other] geeft
} de { tokken-scene-card } weg
tokken-tell-keep = { $who ->
    [advice] bewaar
   *[other] bewaart
} de laatste kaart
tokken-tell-out = { $who ->
    [advice] gooi je hand
   *[other] gooit de hand
} weg

## What a move caused, in sentences

tokken-effect-pawn = { $whose ->
    [me] Jouw { pigment.before }
    [other] De { pigment.before } van de ander
    [round] De ronde { pigment.before }
    [square] De vierkante { pigment.before }
   *[name] De { pigment.before } van { $name }
}
tokken-effect-card = { $rank ->
    [A] een aas
    [8] een 8
    [T] een 10
    [J] een boer
    [Q] een vrouw
    [K] een heer
    [X] de joker
   *[other] een { $rank }
}
tokken-effect-hit = { tokken-effect-pawn } is geslagen.
tokken-effect-home = { tokken-effect-pawn } is thuis.
tokken-effect-dot = De zwarte stip schuift hem door.
tokken-effect-extra = { $rank ->
    [none] De joker geeft een extra kaart.
   *[other] Je pakt { tokken-effect-card }.
}
tokken-effect-dealt = Er zijn nieuwe kaarten gedeeld.
tokken-effect-given = { $rank ->
    [none] De kaarten zijn geruild.
   *[other] Je kreeg { tokken-effect-card }.
}

## Why something cannot be played

tokken-nothing-there = Tik een kaart in je hand aan en dan een fiche.
tokken-only-out = Er kan nu niets gespeeld worden: gooi je hand weg.
tokken-not-in-hand = Je hebt geen { tokken-scene-card } in je hand.
tokken-which-pawn = Welke fiche? De { tokken-scene-card } zoekt er een die kan.
tokken-unplayable = De { tokken-scene-card } kan nu niet: geen fiche kan ermee lopen.
tokken-must-play = Je gooit je hand pas weg als geen enkele kaart kan.
tokken-give-first = Kies eerst een van de net gedeelde kaarten om weg te geven.
tokken-no-exchange = Ruilen kan alleen met net gedeelde kaarten.
tokken-kept = Een bewaarde kaart doet niet mee met het ruilen.
tokken-keep-last-round = In de derde ronde gaan alle kaarten op.
tokken-keep-joker = Bewaren mag alleen wie deze ronde de extra kaart van de joker pakte.
tokken-keep-one = Bewaren kan alleen met je laatste kaart, als de ander er geen meer heeft.
tokken-keep-unplayable = De { tokken-scene-card } kan niet gespeeld worden en gaat dus weg: bewaren kan alleen met een kaart die je zou kunnen spelen.
tokken-in-reserve = { tokken-pawn } wacht in de reserve: een aas, heer of joker zet hem op.
tokken-not-in-reserve = { tokken-pawn } staat al op het bord.
tokken-no-entry = { tokken-pawn } komt alleen met een aas, een heer of de joker op het bord.
tokken-base-taken = Op je thuishonk staat al een fiche van jou.
tokken-closed = Er staat een fiche op zijn eigen thuishonk: daar kan niemand langs, en slaan kan ook niet.
tokken-past-row = { tokken-pawn } kan niet zo ver: de weg eindigt in het thuisvak.
tokken-other-spot = { tokken-pawn } mag in het thuisvak alleen op zijn eigen kleur staan.
tokken-row-passed = In het thuisvak haal je niet in.
tokken-far-end = Het thuisvak vult zich van achteren: de diepste plek eerst.
tokken-stays-home = { tokken-pawn } is thuis en blijft daar.
tokken-crosses-base = { tokken-pawn } zou met vier terug over zijn eigen thuishonk gaan.
tokken-on-base = { tokken-pawn } staat op zijn eigen thuishonk: een vijf krijgt hem niet weg.
tokken-five-theirs = Met een vijf loopt een fiche van de ander.
tokken-own-pawns = Met de { tokken-scene-card } lopen alleen je eigen fiches.
tokken-only-jack = Alleen een boer laat twee fiches van plaats ruilen.
tokken-swap-two = Een boer wil twee fiches: een van jou, een van de ander.
tokken-swap-ring = Bij een boer staan beide fiches op de ring.
tokken-swap-base = { tokken-pawn } staat op zijn eigen thuishonk: een boer krijgt hem niet weg.
tokken-goes-home = { tokken-pawn } gaat met deze kaart naar huis.
tokken-elsewhere = { tokken-pawn } stopt daar niet: met deze kaart gaat hij naar de gemarkeerde stip.
tokken-dot = { tokken-pawn } blijft niet op een zwarte stip staan: hij schuift door naar de volgende.
tokken-finish-seven = { $left ->
    [one] Eerst de zeven: nog { $left } stap te gaan.
   *[other] Eerst de zeven: nog { $left } stappen te gaan.
}
tokken-moved-already = { tokken-pawn } heeft zijn deel van deze zeven al gelopen.
tokken-how-far = Hoe ver? { $left ->
    [one] { tokken-pawn } kan nog { $left } stap van de zeven doen.
   *[other] { tokken-pawn } kan tot { $left } stappen van de zeven doen.
}
tokken-too-many = { $left ->
    [one] Van de zeven is nog maar { $left } stap over.
   *[other] Van de zeven zijn nog maar { $left } stappen over.
}
tokken-seven-rest = { $rest ->
    [one] Dan kan niemand de laatste stap van de zeven lopen.
   *[other] Dan kan niemand de andere { $rest } van de zeven lopen.
}

## The characters of the bots, by their levels

tokken-bot-1 = { $bot } neemt liever alle fiches mee dan er één thuis te brengen.
tokken-bot-2 = { $bot } rent met één fiche, en laat de andere wachten.
tokken-bot-3 = { $bot } slaat alles wat binnen bereik komt.
tokken-bot-4 = { $bot } bewaart zevens en de joker voor het juiste moment.

## Hints: what is good about a move

tokken-hint-home = brengt { $after ->
    [1] een fiche
    [2] een tweede fiche
    [3] een derde fiche
   *[other] de laatste fiche
} thuis
tokken-hint-last = laat nog maar één fiche over om thuis te brengen
tokken-hint-next = brengt de volgende fiche dichter bij huis
tokken-hint-next-theirs = { $first ->
    [J] zet de fiche terug die de ander als eerste nodig heeft
    [5] zet de fiche terug die de ander als eerste nodig heeft
   *[other] slaat de fiche die de ander als eerste nodig heeft
}
tokken-hint-second = brengt een fiche vooruit
tokken-hint-second-theirs = { $first ->
    [J] zet een fiche van de ander terug
    [5] zet een fiche van de ander terug
   *[other] slaat een fiche van de ander
}
tokken-hint-later = brengt een fiche vooruit
tokken-hint-later-theirs = { $first ->
    [J] zet een fiche van de ander terug
    [5] zet een fiche van de ander terug
   *[other] slaat een fiche van de ander
}
tokken-hint-best = maakt een goede zet klaar voor de volgende kaart
tokken-hint-rest = houdt een goede rest van de zeven over
tokken-hint-idle = laat minder kaarten over die niet kunnen
tokken-hint-cards = pakt een nieuwe kaart
tokken-hint-keeps-entering = houdt de kaarten over die fiches opzetten
tokken-hint-keeps-joker = houdt de joker over
tokken-hint-keeps-sevens = houdt de zeven over, die je kunt verdelen
tokken-hint-keeps-best = houdt de kaart over die nu het meest helpt
tokken-hint-move-give = is de minst nuttige kaart

## What decided a round or the game

tokken-ended = Alle vier de fiches zijn thuis. { $home ->
    [0] De ander had er nog geen.
    [1] De ander had er één.
    [2] De ander had er twee.
   *[other] De ander had er drie.
}

## Why the game ended, by its clause

tokken-end-T-19 = Niemand kan nog thuiskomen.
tokken-end-T-29 = Vier fiches zijn thuis.
tokken-end-T-30 = Het heeft lang genoeg geduurd.
