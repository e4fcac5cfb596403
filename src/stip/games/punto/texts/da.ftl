## The game in a few words

punto-tagline = Prikker på stribe.
punto-guide-1 = Vend et kort, og læg det ved siden af et andet.
punto-guide-2 = Eller dæk et kort med færre prikker.
punto-guide-3 = To spillere eller hold: fem af din farve på stribe vinder. Tre eller fire hver for sig: fire.
punto-about = Læg kort ved siden af hinanden eller oven på færre prikker, til en række har din farve.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

punto-lesson-beside = Rød og orange er dine. Dit kort ligger åbent. Læg det ved siden af det blå: hjørner tæller også.
punto-lesson-beside-done = Hvert nyt kort skal røre et andet eller ligge oven på det.
punto-lesson-beside-again = Tryk på en af de prikkede pladser rundt om det blå kort.
punto-lesson-on-top = Eller læg det oven på et kort med færre prikker. Din orange 6’er kan dække den blå 4’er.
punto-lesson-on-top-done = Flere prikker dækker altid færre. En 9’er bliver aldrig dækket.
punto-lesson-on-top-again = Det må du godt. Men prøv den anden måde: tryk på den blå 4’er.
punto-lesson-row = Det er rækker, der vinder: lige eller skrå. Du har tre røde. Få fire.
punto-lesson-row-done = Fire røde på stribe, og med én til vinder du.
punto-lesson-row-again = Se langs de tre røde. Tryk på den tomme plads for enden.
punto-lesson-break = Blå har fire på stribe, og en femte vinder. Bryd rækken: dæk et af dens kort.
punto-lesson-break-done = Reddet. Hold øje med deres rækker og ikke kun dine egne.
punto-lesson-break-again = Så er rækken stadig hel. Tryk på et af de fire blå kort.
punto-lesson-five = Når I er to, vinder fem på stribe. En grøn 3’er ligger i dit hul, og du har en 8’er.
punto-lesson-five-done = Fem på stribe: runden er din.
punto-lesson-five-again = Se på den røde række. Tryk på den grønne 3’er i midten.
punto-lesson-four = Når I er tre eller fire, har du én farve, og fire på stribe vinder. Gør den skrå række færdig.
punto-lesson-four-done = Fire på stribe: du har vundet! Den, der vinder to runder, vinder spillet.
punto-lesson-four-again = De tre røde går op som en trappe. Tryk på en tom plads i en af enderne.

## The key to the cards

punto-key = Sådan lægges kort
punto-key-beside = Ved siden af et kort; hjørner tæller også.
punto-key-on-top = Oven på et kort med færre prikker, uanset hvis.
punto-key-nine = En 9’er bliver aldrig dækket.
punto-key-five = To spillere eller hold: fem af én farve på stribe vinder.
punto-key-four = Tre eller fire spillere: fire på stribe vinder.

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
punto-scene-ask-middle = Din { pigment.definite } { $value }’er: i midten?

## Moves, told after a name or “You”

punto-tell-card = { $who ->
    [advice] læg
   *[other] lægger
} { pigment } { $value }’er på { $place }

## What a move caused, in sentences

punto-in-a-row = { $count ->
    [3] Tre
    [4] Fire
    [5] Fem
   *[other] Seks
} { $pigment ->
    [red] røde
    [orange] orange
    [blue] blå
   *[green] grønne
} på stribe
punto-effect-covers = Den dækker { pigment } { $value }’er.
punto-effect-breaks = Den dækker { pigment } { $value }’er og bryder en række på { $broken }.
punto-effect-row = { punto-in-a-row }: én til, og det er vundet.
punto-effect-new-round = En ny runde begynder.

## Why something cannot be played

punto-other-card = Du vendte { pigment } { $value }’er: kun det kort kan spilles.
punto-nothing-there = Hvor skal din { pigment.definite } { $value }’er hen? Tryk på et sted.
punto-middle = Det første kort skal ligge i midten.
punto-nine = En 9’er bliver aldrig dækket.
punto-too-low = En { $value }’er dækker ikke en { $top }’er: der skal flere point til.
punto-apart = { $place } rører ikke noget andet kort.
punto-too-wide = Med { $place } ville kortene fylde mere end { $most } rækker eller kolonner.

## The characters of the bots, by their levels

punto-bot-1 = { $bot } bygger rækker og ser knap nok på dine.
punto-bot-2 = { $bot } begynder mange rækker på én gang og gør få færdige.
punto-bot-3 = { $bot } ødelægger hellere en række for dig end bygger en.
punto-bot-4 = { $bot } holder fast i en række, til den kun mangler ét kort.

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

## What decided a round or the game

punto-ended-row = { punto-in-a-row }.
punto-ended-more-rows = Ingen hel række, men flere rækker på { $count }: { $own } mod { $theirs }.
punto-ended-fewer-points = Lige mange rækker på { $count }, men med færre point.
punto-ended-drawn = Ingen række afgør det.
punto-ended-removed = { $pigment ->
    [red] Rød
    [orange] Orange
    [blue] Blå
   *[green] Grøn
} { $value }’er går ud af spillet: vinderen afgiver det højeste kort i vinderrækken.
punto-ended-score = { $most ->
    [1] Én runde
    [2] To runder
    [3] Tre runder
    [4] Fire runder
   *[other] Fem runder
} mod { $least ->
    [0] ingen
    [1] én
    [2] to
    [3] tre
   *[other] fire
}.
punto-ended-rounds = { $most ->
    [1] Én runde vundet.
    [2] To runder vundet.
    [3] Tre runder vundet.
    [4] Fire runder vundet.
   *[other] Fem runder vundet.
}

## Why the game ended, by its clause

punto-end-P-22 = Der er vundet runder nok.
punto-end-P-23 = Alle runder er spillet.
