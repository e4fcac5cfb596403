## The game in a few words

punto-tagline = Prikker på rad.
punto-guide-1 = Snu et kort, og legg det ved siden av et annet.
punto-guide-2 = Eller dekk et kort med færre prikker.
punto-guide-3 = To spillere eller lag: fem av din farge på rad vinner. Tre eller fire hver for seg: fire.
punto-about = Legg kort ved siden av hverandre eller oppå færre prikker, til en rekke har din farge.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

punto-lesson-beside = Rød og oransje er dine. Kortet ditt ligger åpent. Legg det ved siden av det blå: hjørner teller også.
punto-lesson-beside-done = Hvert nytt kort må berøre et annet eller ligge oppå det.
punto-lesson-beside-again = Trykk på en av de prikkede plassene rundt det blå kortet.
punto-lesson-on-top = Eller legg det oppå et kort med færre prikker. Den oransje 6-eren din kan dekke den blå 4-eren.
punto-lesson-on-top-done = Flere prikker dekker alltid færre. En 9-er blir aldri dekket.
punto-lesson-on-top-again = Det er lov. Men prøv den andre måten: trykk på den blå 4-eren.
punto-lesson-row = Det er rekker som vinner: rette eller skrå. Du har tre røde. Få fire.
punto-lesson-row-done = Fire røde på rad, og med én til vinner du.
punto-lesson-row-again = Se langs de tre røde. Trykk på den ledige plassen i enden.
punto-lesson-break = Blå har fire på rad, og en femte vinner. Bryt rekken: dekk et av kortene i den.
punto-lesson-break-done = Reddet. Følg med på rekkene deres også, ikke bare dine egne.
punto-lesson-break-again = Da er rekken fortsatt hel. Trykk på et av de fire blå kortene.
punto-lesson-five = Når dere er to, vinner fem på rad. En grønn 3-er ligger i hullet ditt, og du har en 8-er.
punto-lesson-five-done = Fem på rad: runden er din.
punto-lesson-five-again = Se på den røde rekken. Trykk på den grønne 3-eren i midten.
punto-lesson-four = Når dere er tre eller fire, har du én farge, og fire på rad vinner. Gjør den skrå rekken ferdig.
punto-lesson-four-done = Fire på rad: du har vunnet! Den som vinner to runder, vinner spillet.
punto-lesson-four-again = De tre røde går oppover som en trapp. Trykk på en ledig plass i en av endene.

## The key to the cards

punto-key = Slik legges kort
punto-key-beside = Ved siden av et kort; hjørner teller også.
punto-key-on-top = Oppå et kort med færre prikker, uansett hvem sitt.
punto-key-nine = En 9-er blir aldri dekket.
punto-key-five = To spillere eller lag: fem av én farge på rad vinner.
punto-key-four = Tre eller fire spillere: fire på rad vinner.

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
punto-scene-ask-middle = Din { pigment.definite } { $value }-er: i midten?

## Moves, told after a name or “You”

punto-tell-card = { $who ->
    [advice] legg
   *[other] legger
} { pigment } { $value }-er på { $place }

## What a move caused, in sentences

punto-in-a-row = { $count ->
    [3] Tre
    [4] Fire
    [5] Fem
   *[other] Seks
} { $pigment ->
    [red] røde
    [orange] oransje
    [blue] blå
   *[green] grønne
} på rad
punto-effect-covers = Det dekker { pigment } { $value }-er.
punto-effect-breaks = Det dekker { pigment } { $value }-er og bryter en rekke på { $broken }.
punto-effect-row = { punto-in-a-row }: én til, så er det vunnet.
punto-effect-new-round = En ny runde begynner.

## Why something cannot be played

punto-other-card = Du snudde { pigment } { $value }-er: bare det kortet kan spilles.
punto-nothing-there = Hvor skal din { pigment.definite } { $value }-er? Trykk på et sted.
punto-middle = Det første kortet skal ligge i midten.
punto-nine = En 9-er blir aldri dekket.
punto-too-low = En { $value }-er dekker ikke en { $top }-er: det må flere poeng til.
punto-apart = { $place } er ikke inntil noe annet kort.
punto-too-wide = Med { $place } ville kortene dekke mer enn { $most } rader eller kolonner.

## The characters of the bots, by their levels

punto-bot-1 = { $bot } bygger rekker og ser knapt på dine.
punto-bot-2 = { $bot } begynner på mange rekker samtidig og fullfører få.
punto-bot-3 = { $bot } ødelegger heller en rekke for deg enn å bygge en.
punto-bot-4 = { $bot } holder fast ved en rekke til den bare mangler ett kort.

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

## What decided a round or the game

punto-ended-row = { punto-in-a-row }.
punto-ended-more-rows = Ingen hel rekke, men flere rekker på { $count }: { $own } mot { $theirs }.
punto-ended-fewer-points = Like mange rekker på { $count }, men med færre poeng.
punto-ended-drawn = Ingen rekke avgjør det.
punto-ended-removed = { $pigment ->
    [red] Rød
    [orange] Oransje
    [blue] Blå
   *[green] Grønn
} { $value }-er går ut av spillet: vinneren gir fra seg det høyeste kortet i vinnerraden.
punto-ended-score = { $most ->
    [1] Én runde
    [2] To runder
    [3] Tre runder
    [4] Fire runder
   *[other] Fem runder
} mot { $least ->
    [0] ingen
    [1] én
    [2] to
    [3] tre
   *[other] fire
}.
punto-ended-rounds = { $most ->
    [1] Én runde vunnet.
    [2] To runder vunnet.
    [3] Tre runder vunnet.
    [4] Fire runder vunnet.
   *[other] Fem runder vunnet.
}

## Why the game ended, by its clause

punto-end-P-22 = Nok runder er vunnet.
punto-end-P-23 = Alle rundene er spilt.
