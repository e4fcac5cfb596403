## The game in a few words

tokken-tagline = Vier fiches thuis.
tokken-guide-1 = Ruil een kaart. Een aas, een heer of de joker zet een fiche op.
tokken-guide-2 = Kaarten laten je fiches lopen. Kom op een ander uit en hij moet terug.
tokken-guide-3 = Vier fiches in je thuisvak wint.
tokken-about = Speel kaarten, loop de ring rond, en breng vier fiches thuis voor de ander dat doet.

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

tokken-ask-pawn = Welk stuk?
tokken-ask-card = Welke kaart?
tokken-ask-home = Tik de plek thuis aan.
tokken-ask-field = Waarheen? Tik een stip aan.
tokken-ask-only-out = Geen van je kaarten kan gespeeld worden.

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
tokken-scene-pawn = { $whose ->
    [own] Jouw { pigment.before } fiche
    [theirs] Hun { pigment.before } fiche
    [round] Ronde { pigment.before } fiche
   *[square] Vierkante { pigment.before } fiche
}, { $where ->
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
tokken-scene-ask = Jouw beurt. Tik een kaart aan.
tokken-scene-ask-give = Tik een kaart aan om weg te geven.
tokken-scene-ask-seven = { $left ->
    [one] Nog 1 stap. Welke fiche?
   *[other] Nog { $left } stappen. Welke fiche?
}
tokken-scene-ask-keep = Speel je laatste kaart, of bewaar hem.
tokken-scene-keep = Deze kaart bewaren
tokken-scene-out = Niets kan: gooi de hand weg

## Moves, told after a name or “You”

tokken-tell-enter = zet { pigment } op met de { tokken-scene-card }
tokken-tell-walk = laat { pigment } lopen met de { tokken-scene-card }
tokken-tell-back = laat { pigment } teruglopen met de { tokken-scene-card }
tokken-tell-part = laat { pigment } { $steps } van de zeven lopen
tokken-tell-push = laat { pigment } van de ander lopen met de { tokken-scene-card }
tokken-tell-swap = ruilt { pigment } met { $other ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
} van de ander
tokken-tell-give = geeft de { tokken-scene-card } weg
tokken-tell-keep = bewaart de laatste kaart
tokken-tell-out = gooit de hand weg

## Why something cannot be played

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

## Hints: what is good about a move

tokken-hint-home = brengt { $after ->
    [1] een fiche
    [2] een tweede fiche
    [3] een derde fiche
   *[other] de laatste fiche
} thuis
tokken-hint-last = laat nog maar één fiche over om thuis te brengen
tokken-hint-next = brengt de fiche die als eerste naar huis gaat dichterbij
tokken-hint-next-theirs = zet de fiche terug die zij als eerste thuisbrengen
tokken-hint-second = brengt de fiche vooruit die daarna aan de beurt is
tokken-hint-second-theirs = zet de fiche terug die bij hen daarna komt
tokken-hint-later = brengt een fiche vooruit
tokken-hint-later-theirs = zet een fiche van hen terug
tokken-hint-best = maakt een kaart in je hand sterker
tokken-hint-best-theirs = neemt hun beste kaart het nut af
tokken-hint-rest = houdt een goede rest van de zeven over
tokken-hint-idle = maakt meer kaarten in je hand speelbaar
tokken-hint-idle-theirs = laat hen zitten met kaarten die niet kunnen
tokken-hint-cards = pakt een nieuwe kaart

## Why the game ended, by its clause

tokken-end-T-19 = Niemand kan nog thuiskomen.
tokken-end-T-29 = Vier fiches zijn thuis.
tokken-end-T-30 = Het heeft lang genoeg geduurd.
