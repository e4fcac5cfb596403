## The game in a few words

punto-tagline = Prikker på rad.
punto-guide-1 = Snu et kort, og legg det ved siden av et annet.
punto-guide-2 = Eller dekk et kort med færre prikker.
punto-guide-3 = To spillere eller lag: fem av din farge på rad vinner. Tre eller fire hver for seg: fire.
punto-about = Legg kort ved siden av hverandre eller oppå færre prikker, til en rekke har din farge.

## Options

punto-option-rounds_to_win = Runder for å vinne
punto-option-teams = Lag, makkere overfor
punto-option-teams-yes = ja
punto-option-teams-no = nei

## What is asked next, by the kind of thing that can be touched

punto-ask-place = Hvor hen? Trykk på et sted.

## What lies on the table, for those who listen to it

punto-scene-place = { $place }, tomt
punto-scene-card = { $place }, { pigment } { $value }-er{ $beneath ->
    [0] { "" }
   *[other] , dekker { $beneath }
}{ $neutral ->
    [yes] , nøytral
   *[other] { "" }
}
punto-scene-turned-up = { pigment } { $value }-er, snudd{ $neutral ->
    [yes] , nøytral
   *[other] { "" }
}
punto-scene-pile = { $pile ->
    [own] Bunken din
   *[other] Bunken på plass { $pile }
}, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
punto-scene-display = De andre bunkene
punto-scene-hand = Kortene dine
punto-scene-rounds = { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
}
punto-scene-won-last = { punto-scene-rounds }, { pigment } { $value }-er ute
punto-scene-ask = Din { pigment.definite } { $value }-er. Hvor skal den?
punto-scene-ask-neutral = Ingens { pigment.definite } { $value }-er. Hvor skal den?
punto-scene-ask-middle = Din { pigment.definite } { $value }-er skal i midten.

## Moves, told after a name or “You”

punto-tell-card = legger { pigment } { $value }-er på { $place }

## Why something cannot be played

punto-other-card = Du snudde { $card }, ikke { $other }.
punto-nothing-there = Trykk der { $card } skal ligge.
punto-middle = Det første kortet skal ligge i midten.
punto-nine = En 9-er blir aldri dekket.
punto-too-low = En { $value }-er dekker ikke en { $top }-er: det må flere poeng til.
punto-apart = { $place } er ikke inntil noe annet kort.
punto-too-wide = Med { $place } ville kortene dekke mer enn { $most } rader eller kolonner.

## Hints: what is good about a move

punto-hint-rounds = vinner runden
punto-hint-lacks-one = gjør at en rekke bare mangler ett kort
punto-hint-lacks-one-theirs = bryter en rekke som bare mangler ett kort
punto-hint-lacks-two = bygger en rekke som mangler to kort
punto-hint-lacks-two-theirs = bryter en rekke som mangler to kort
punto-hint-lacks-three = begynner på en rekke
punto-hint-lacks-three-theirs = står i veien for en rekke som er begynt
punto-hint-rows = lager en rekke som teller hvis ingen får en full
punto-hint-rows-theirs = bryter en rekke som ville telt hvis ingen får en full

## Why the game ended, by its clause

punto-end-P-22 = Nok runder er vunnet.
punto-end-P-23 = Alle rundene er spilt.
