## The game in a few words

punto-tagline = Prikker på stribe.
punto-guide-1 = Vend et kort, og læg det ved siden af et andet.
punto-guide-2 = Eller dæk et kort med færre prikker.
punto-guide-3 = To spillere eller hold: fem af din farve på stribe vinder. Tre eller fire hver for sig: fire.
punto-about = Læg kort ved siden af hinanden eller oven på færre prikker, til en række har din farve.

## Options

punto-option-rounds_to_win = Runder for at vinde
punto-option-teams = Hold, makkere overfor
punto-option-teams-yes = ja
punto-option-teams-no = nej

## What is asked next, by the kind of thing that can be touched

punto-ask-place = Hvorhen? Tryk på et sted.

## What lies on the table, for those who listen to it

punto-scene-place = { $place }, tomt
punto-scene-card = { $place }, { pigment } { $value }’er{ $beneath ->
    [0] { "" }
   *[other] , dækker { $beneath }
}{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
punto-scene-turned-up = { pigment } { $value }’er, vendt{ $neutral ->
    [yes] , neutral
   *[other] { "" }
}
punto-scene-pile = { $pile ->
    [own] Din bunke
   *[other] Bunken på plads { $pile }
}, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
punto-scene-display = De andre bunker
punto-scene-hand = Dine kort
punto-scene-rounds = { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
}
punto-scene-won-last = { punto-scene-rounds }, { pigment } { $value }’er ude
punto-scene-ask = Din { pigment.definite } { $value }’er. Hvor skal den hen?
punto-scene-ask-neutral = Ingens { pigment.definite } { $value }’er. Hvor skal den hen?
punto-scene-ask-middle = Din { pigment.definite } { $value }’er skal i midten.

## Moves, told after a name or “You”

punto-tell-card = lægger { pigment } { $value }’er på { $place }

## Why something cannot be played

punto-other-card = Du vendte { $card }, ikke { $other }.
punto-nothing-there = Tryk der, hvor { $card } skal ligge.
punto-middle = Det første kort skal ligge i midten.
punto-nine = En 9’er bliver aldrig dækket.
punto-too-low = En { $value }’er dækker ikke en { $top }’er: der skal flere point til.
punto-apart = { $place } rører ikke noget andet kort.
punto-too-wide = Med { $place } ville kortene fylde mere end { $most } rækker eller kolonner.

## Hints: what is good about a move

punto-hint-rounds = vinder runden
punto-hint-lacks-one = får en række til kun at mangle ét kort
punto-hint-lacks-one-theirs = bryder en række, der kun mangler ét kort
punto-hint-lacks-two = bygger en række, der mangler to kort
punto-hint-lacks-two-theirs = bryder en række, der mangler to kort
punto-hint-lacks-three = begynder en række
punto-hint-lacks-three-theirs = står i vejen for en række, der er begyndt
punto-hint-rows = laver en række, der tæller, hvis ingen får en fuld
punto-hint-rows-theirs = bryder en række, der ville tælle, hvis ingen får en fuld

## Why the game ended, by its clause

punto-end-P-22 = Der er vundet runder nok.
punto-end-P-23 = Alle runder er spillet.
