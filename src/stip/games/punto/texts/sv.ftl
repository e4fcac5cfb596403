## The game in a few words

punto-tagline = Prickar i rad.
punto-guide-1 = Vänd upp ett kort och lägg det intill ett annat.
punto-guide-2 = Eller täck ett kort med färre prickar.
punto-guide-3 = Två spelare eller lag: fem i rad i din färg vinner. Tre eller fyra var för sig: fyra.
punto-about = Lägg kort intill varandra eller över färre prickar, tills en rad har din färg.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

punto-lesson-beside = Rött och orange är dina. Ditt kort ligger öppet. Lägg det intill det blå: hörn räknas också.
punto-lesson-beside-done = Varje nytt kort rör vid ett annat, eller ligger ovanpå det.
punto-lesson-beside-again = Tryck på en av de prickade platserna runt det blå kortet.
punto-lesson-on-top = Eller lägg det på ett kort med färre prickar. Din orange sexa kan täcka den blå fyran.
punto-lesson-on-top-done = Fler prickar täcker alltid färre. En nia täcks aldrig.
punto-lesson-on-top-again = Det är tillåtet. Men prova det andra sättet: tryck på den blå fyran.
punto-lesson-row = Rader vinner: raka eller sneda. Du har tre röda. Gör dem till fyra.
punto-lesson-row-done = Fyra röda i rad, och en till skulle vinna.
punto-lesson-row-again = Titta längs de tre röda. Tryck på den lediga platsen i änden.
punto-lesson-break = Blå har fyra i rad, och en femte vinner. Bryt raden: täck ett av dess kort.
punto-lesson-break-done = Räddat. Håll ögonen på deras rader också, inte bara dina egna.
punto-lesson-break-again = Då är raden fortfarande hel. Tryck på ett av de fyra blå korten.
punto-lesson-five = När ni är två vinner fem i rad. En grön trea ligger i din lucka, och du har en åtta.
punto-lesson-five-done = Fem i rad: rundan är din.
punto-lesson-five-again = Titta på den röda raden. Tryck på den gröna trean i mitten.
punto-lesson-four = När ni är tre eller fyra har du en färg, och fyra i rad vinner. Gör klart den sneda raden.
punto-lesson-four-done = Fyra i rad: du vann! Den som vinner två rundor vinner spelet.
punto-lesson-four-again = De tre röda går upp som en trappa. Tryck på en ledig plats i någon ände.

## The key to the cards

punto-key = Så läggs korten
punto-key-beside = Intill ett kort; hörn räknas också.
punto-key-on-top = På ett kort med färre prickar, vems det än är.
punto-key-nine = En nia täcks aldrig.
punto-key-five = Två spelare eller lag: fem i rad i en färg vinner.
punto-key-four = Tre eller fyra spelare: fyra i rad vinner.

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
punto-scene-ask-middle = Ditt kort, { pigment } { $value }: i mitten?

## Moves, told after a name or “You”

punto-tell-card = { $who ->
    [advice] lägg
   *[other] lägger
} { pigment } { $value } på { $place }

## What a move caused, in sentences

punto-in-a-row = { $count ->
    [3] Tre
    [4] Fyra
    [5] Fem
   *[other] Sex
} { $pigment ->
    [red] röda
    [orange] orangea
    [blue] blå
   *[green] gröna
} i rad
punto-effect-covers = Det täcker { pigment } { $value }.
punto-effect-breaks = Det täcker { pigment } { $value } och bryter en rad på { $broken }.
punto-effect-row = { punto-in-a-row }: en till och det är vunnet.
punto-effect-new-round = En ny runda börjar.

## Why something cannot be played

punto-other-card = Du vände upp { pigment } { $value }: bara det kortet går att spela.
punto-nothing-there = Vart ska { pigment } { $value }? Tryck på en ruta.
punto-middle = Första kortet läggs i mitten.
punto-nine = En nia täcks aldrig.
punto-too-low = { $value } täcker inte { $top }: det krävs fler poäng.
punto-apart = { $place } rör inget annat kort.
punto-too-wide = Med { $place } skulle korten ta mer än { $most } rader eller kolumner.

## The characters of the bots, by their levels

punto-bot-1 = { $bot } bygger rader och tittar knappt på dina.
punto-bot-2 = { $bot } börjar på många rader samtidigt och avslutar få.
punto-bot-3 = { $bot } förstör hellre en rad för dig än bygger en.
punto-bot-4 = { $bot } håller fast vid en rad tills bara ett kort saknas.

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

## What decided a round or the game

punto-ended-row = { punto-in-a-row }.
punto-ended-more-rows = Ingen hel rad, men fler rader på { $count }: { $own } mot { $theirs }.
punto-ended-fewer-points = Lika många rader på { $count }, men med färre poäng.
punto-ended-drawn = Ingen rad avgör det.
punto-ended-removed = { $pigment ->
    [red] Röd
    [orange] Orange
    [blue] Blå
   *[green] Grön
} { $value } går ur spelet: vinnaren lämnar ifrån sig det högsta kortet i vinstraden.
punto-ended-score = { $most ->
    [1] En runda
    [2] Två rundor
    [3] Tre rundor
    [4] Fyra rundor
   *[other] Fem rundor
} mot { $least ->
    [0] ingen
    [1] en
    [2] två
    [3] tre
   *[other] fyra
}.
punto-ended-rounds = { $most ->
    [1] En runda vunnen.
    [2] Två rundor vunna.
    [3] Tre rundor vunna.
    [4] Fyra rundor vunna.
   *[other] Fem rundor vunna.
}

## Why the game ended, by its clause

punto-end-P-22 = Rundorna räcker till vinst.
punto-end-P-23 = Alla rundor är spelade.
