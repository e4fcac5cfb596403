## The game in a few words

punto-tagline = Prickar i rad.
punto-guide-1 = Vänd upp ett kort och lägg det intill ett annat.
punto-guide-2 = Eller täck ett kort med färre prickar.
punto-guide-3 = Två spelare eller lag: fem i rad i din färg vinner. Tre eller fyra var för sig: fyra.
punto-about = Lägg kort intill varandra eller över färre prickar, tills en rad har din färg.

## Options

punto-option-rounds_to_win = Rundor för vinst
punto-option-teams = Lag, partner mittemot
punto-option-teams-yes = ja
punto-option-teams-no = nej

## What is asked next, by the kind of thing that can be touched

punto-ask-place = Vart? Tryck på en ruta.

## What lies on the table, for those who listen to it

punto-scene-place = { $place }, tom
punto-scene-card = { $place }, { pigment } { $value }{ $beneath ->
    [0] { "" }
   *[other] , täcker { $beneath }
}{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
punto-scene-turned-up = { pigment } { $value }, uppvänd{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
punto-scene-pile = { $pile ->
    [own] Din hög
   *[other] Högen på plats { $pile }
}, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
punto-scene-display = De andra högarna
punto-scene-hand = Dina kort
punto-scene-rounds = { $rounds ->
    [one] 1 runda
   *[other] { $rounds } rundor
}
punto-scene-won-last = { punto-scene-rounds }, { pigment } { $value } ute
punto-scene-ask = Du har { pigment } { $value }. Vart ska den?
punto-scene-ask-neutral = Neutral { pigment } { $value }. Vart ska den?
punto-scene-ask-middle = Ditt kort, { pigment } { $value }, läggs i mitten.

## Moves, told after a name or “You”

punto-tell-card = lägger { pigment } { $value } på { $place }

## Why something cannot be played

punto-other-card = Du vände upp { $card }, inte { $other }.
punto-nothing-there = Tryck på rutan där { $card } ska ligga.
punto-middle = Första kortet läggs i mitten.
punto-nine = En nia täcks aldrig.
punto-too-low = { $value } täcker inte { $top }: det krävs fler poäng.
punto-apart = { $place } rör inget annat kort.
punto-too-wide = Med { $place } skulle korten ta mer än { $most } rader eller kolumner.

## Hints: what is good about a move

punto-hint-rounds = vinner rundan
punto-hint-lacks-one = gör en rad där bara ett kort saknas
punto-hint-lacks-one-theirs = bryter en rad där bara ett kort saknas
punto-hint-lacks-two = bygger en rad där två kort saknas
punto-hint-lacks-two-theirs = bryter en rad där två kort saknas
punto-hint-lacks-three = börjar på en rad
punto-hint-lacks-three-theirs = står i vägen för en påbörjad rad
punto-hint-rows = gör en rad som räknas om ingen får en hel
punto-hint-rows-theirs = bryter en rad som skulle räknas om ingen får en hel

## Why the game ended, by its clause

punto-end-P-22 = Rundorna räcker till vinst.
punto-end-P-23 = Alla rundor är spelade.
