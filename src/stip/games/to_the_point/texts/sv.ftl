## The game in a few words

to-the-point-tagline = Bygg, och gå sedan.
to-the-point-guide-1 = Lägg brickor: två halvor blir en prick.
to-the-point-guide-2 = Spela ett kort och gå till en prick i dess färg.
to-the-point-guide-3 = Först på den andras startpunkt vinner.
to-the-point-about = Lägg brickor så att prickar uppstår, och gå över dem till andra sidan.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

to-the-point-lesson-lay = Den gula pjäsen är din. En tur är en bricka och ett kort. Först brickan: tryck på den blå, sedan på rutan vid din gula halva prick.
to-the-point-lesson-lay-done = Två halvor möts vid kanten: en blå prick, och där kommer du in.
to-the-point-lesson-lay-again = Tryck på den blå brickan, sedan på den prickade rutan.
to-the-point-lesson-enter = Nu ett kort. Blått leder till blått: tryck på det blå kortet, sedan på pricken vid din start.
to-the-point-lesson-enter-done = Du är inne. Nu till andra sidan.
to-the-point-lesson-enter-again = Tryck på det blå kortet, sedan på pricken vid din start.
to-the-point-lesson-halves = Två halvor i samma färg blir en prick. Lägg den första brickan framför dig, så att blått möter blått.
to-the-point-lesson-halves-done = Blått möter blått: en hel prick att gå på.
to-the-point-lesson-halves-again = Tryck på den första brickan, den prickade rutan och bilden med blått nederst.
to-the-point-lesson-walk = Ett kort måste ha prickens färg och en pil som leder dit. Gå uppåt med det blå kortet.
to-the-point-lesson-walk-done = En prick längre, och ett nytt kort på handen.
to-the-point-lesson-walk-again = Tryck på det blå kortet, sedan på din pjäs, sedan på den blå pricken.
to-the-point-lesson-push = Du får gå med den andras pjäs också. Skicka upp den igen, dit den kom ifrån.
to-the-point-lesson-push-done = Det kostar den andra ett helt steg.
to-the-point-lesson-push-again = Tryck på det gröna kortet, den blå pjäsen och pricken ovanför den.
to-the-point-lesson-red = På de röda prickarna i mitten passar alla kort. Gå till den rakt ovanför dig.
to-the-point-lesson-red-done = Och på en röd prick får du byta kort.
to-the-point-lesson-red-again = Tryck på det gula kortet med pilarna, sedan på din pjäs, sedan på den röda pricken.
to-the-point-lesson-change = Tryck på de kort du inte vill ha, sedan på ”{ to-the-point-scene-done }”.
to-the-point-lesson-change-done = Nya kort, nya vägar.
to-the-point-lesson-change-again = Tryck på kort i din hand, sedan på ”{ to-the-point-scene-done }”.
to-the-point-lesson-win = Den andras startpunkt är en prick bort. Gå dit.
to-the-point-lesson-win-done = Mitt på pricken: du vann!
to-the-point-lesson-win-again = Tryck på det gröna kortet, sedan på din pjäs, sedan på pricken vid överkanten.

## The key to the cards

to-the-point-key = Kort och brickor
to-the-point-key-all = Stjärnkort: till nästa prick i den här färgen, åt alla håll.
to-the-point-key-straight = Rakt kort: uppåt, nedåt, åt vänster eller höger.
to-the-point-key-diagonal = Snett kort: snett, åt alla fyra hållen.
to-the-point-key-rising = Höger-upp-kort: snett upp åt höger eller ner åt vänster.
to-the-point-key-falling = Vänster-upp-kort: snett upp åt vänster eller ner åt höger.
to-the-point-key-along = Upp-och-ner-kort: rakt upp eller ner.
to-the-point-key-tile = En gång per tur: lägg, flytta, vrid eller byt en bricka. Två halvor i samma färg blir en prick.
to-the-point-key-joker = En röd halva passar till alla färger.
to-the-point-key-red = Alla kort passar. Går du dit med din egen pjäs får du byta kort.

## Options

to-the-point-option-board = Bräde
to-the-point-option-board-7x7 = 7 × 7
to-the-point-option-board-5x7 = 5 × 7
to-the-point-option-own_pawn_only = Gå bara med din egen pjäs
to-the-point-option-own_pawn_only-yes = ja
to-the-point-option-own_pawn_only-no = nej
to-the-point-option-push = Gå med den andras pjäs
to-the-point-option-push-free = varje tur
to-the-point-option-push-rest = inte två turer i rad

## What is asked next, by the kind of thing that can be touched

to-the-point-ask-card = Vilket kort?
to-the-point-ask-cell = Var ska den ligga?
to-the-point-ask-turn = Hur ska den vridas?
to-the-point-ask-open = Vilken bricka?
to-the-point-ask-dot = Till vilken prick?
to-the-point-ask-done = Fler kort, eller klar?
to-the-point-ask-card-card = Fler kort, eller klar?
to-the-point-ask-only-discard = Byta det mot ett nytt?
to-the-point-ask-discard-card = Vilket kort byter du mot ett nytt?
to-the-point-ask-only-discard-end = Inget kort passar. Byta ett, eller avsluta?
to-the-point-ask-after-cell = Flytta den, vrida den eller byta den?
to-the-point-ask-after-card = Vilken pjäs, eller vart?
to-the-point-ask-pawn = Vilken pjäs?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, tom
to-the-point-scene-centre = { $cell }, mitten: där läggs ingen bricka
to-the-point-scene-tile = { $where }, bricka: överst { $top }, till höger { $right }, nederst { $bottom }, till vänster { $left }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, ingen prick
    [any] { $dot }, prick för alla kort
    [printed] { $dot }, tryckt prick, för alla kort
    [red] { $dot }, röd prick
    [orange] { $dot }, orange prick
    [yellow] { $dot }, gul prick
    [green] { $dot }, grön prick
    [blue] { $dot }, blå prick
   *[other] { $dot }, grå prick
}
to-the-point-scene-pawn = { pigment } pjäs, { $dot }
to-the-point-scene-pawn-off = { pigment } pjäs, bredvid brädet
to-the-point-scene-between = mellan { $cell } och { $other }
to-the-point-scene-start = den { $pigment ->
    [red] röda
    [orange] orange
    [yellow] gula
    [green] gröna
    [blue] blå
   *[other] grå
} startpunkten
to-the-point-scene-display = Brickor och kort bredvid brädet
to-the-point-scene-open = { $number ->
    [1] första brickan
    [2] andra brickan
   *[3] tredje brickan
}
to-the-point-scene-open-none = { $number ->
    [1] första platsen för brickor, tom
    [2] andra platsen för brickor, tom
   *[3] tredje platsen för brickor, tom
}
to-the-point-scene-tiles = { $count ->
    [0] inga brickor kvar i högen
    [one] 1 bricka i högen
   *[other] { $count } brickor i högen
}
to-the-point-scene-cards = { $count ->
    [0] inga kort kvar i högen
    [one] 1 kort i högen
   *[other] { $count } kort i högen
}
to-the-point-scene-discards = { $count ->
    [0] inga kastade kort
    [one] 1 kastat kort
   *[other] { $count } kastade kort
}
to-the-point-scene-hand = Dina kort
to-the-point-scene-card = { $pigment ->
    [red] rött
    [orange] orange
    [yellow] gult
    [green] grönt
    [blue] blått
   *[other] grått
} { $signs ->
    [diagonal] snett kort, de fyra diagonalerna
    [straight] rakt kort, upp, ner, vänster och höger
    [rising] höger-upp-kort, upp åt höger och ner åt vänster
    [falling] vänster-upp-kort, upp åt vänster och ner åt höger
    [along] upp-och-ner-kort, upp och ner
   *[all] stjärnkort, alla åtta riktningar
}
to-the-point-scene-steps = { $steps } steg kvar
to-the-point-scene-done-so-far = { $stage ->
    [card] bricka lagd
    [tile] kort spelat
   *[change] byter kort
}
to-the-point-scene-ask = { $stage ->
    [change] Vilka kort vill du byta?
    [card] Nu ett kort, eller avslutar du turen?
    [tile] Nu en bricka, eller avslutar du turen?
    [enter] En bricka, eller in med din pjäs?
    [lay] En bricka först? Inget kort tar in din pjäs än.
   *[both] Först en bricka eller ett kort?
}
to-the-point-scene-turn = { $turns ->
    [0] Som den är
    [1] Vriden åt höger
    [2] Upp och ner
   *[3] Vriden åt vänster
}
to-the-point-scene-done = Klar
to-the-point-scene-discard = Byt ut ett kort
to-the-point-scene-end = Avsluta turen

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] vriden åt höger
    [2] upp och ner
   *[3] vriden åt vänster
}
to-the-point-tell-tile = { $slot ->
    [1] den första brickan
    [2] den andra brickan
   *[3] den tredje brickan
}
to-the-point-tell-place = { $who ->
    [advice] lägg
   *[other] lägger
} { to-the-point-tell-tile } på { $cell }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-move = { $who ->
    [advice] flytta
   *[other] flyttar
} en bricka från { $cell } till { $other }
to-the-point-tell-turn = { $who ->
    [advice] vrid
   *[other] vrider
} brickan på { $cell } { $turns ->
    [1] åt höger
    [2] upp och ner
   *[3] åt vänster
}
to-the-point-tell-exchange = { $who ->
    [advice] byt
   *[other] byter
} plats på brickorna på { $cell } och { $other }
to-the-point-tell-exchange-open = { $who ->
    [advice] byt
   *[other] byter
} brickan på { $cell } mot { to-the-point-tell-tile }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-card = det { $pigment ->
    [red] röda
    [orange] orange
    [yellow] gula
    [green] gröna
    [blue] blå
   *[other] grå
} { $signs ->
    [diagonal] sneda kortet
    [straight] raka kortet
    [rising] höger-upp-kortet
    [falling] vänster-upp-kortet
    [along] upp-och-ner-kortet
   *[all] stjärnkortet
}
to-the-point-tell-way = { $way ->
    [n] uppåt
    [ne] snett upp åt höger
    [e] åt höger
    [se] snett ner åt höger
    [s] nedåt
    [sw] snett ner åt vänster
    [w] åt vänster
   *[nw] snett upp åt vänster
}
to-the-point-tell-walk = { $who ->
    [advice] gå
   *[other] går
} { to-the-point-tell-way } med { to-the-point-tell-card }
to-the-point-tell-push = { $who ->
    [advice] flytta
   *[other] flyttar
} { $whose ->
    [me] din pjäs
    [other] den andra pjäsen
   *[name] { $last ->
        [s] { $name }
        [x] { $name }
        [z] { $name }
       *[other] { $name }s
    } pjäs
} { to-the-point-tell-way } med { to-the-point-tell-card }
to-the-point-tell-enter = { $who ->
    [me] tar in din pjäs
    [advice] ta in din pjäs
   *[other] kommer in
} med { to-the-point-tell-card }
to-the-point-tell-swap = { $who ->
    [advice] byt
   *[other] byter
} ut { to-the-point-tell-card }
to-the-point-tell-change = { $who ->
    [advice] byt
   *[other] byter
} kort: { $card }
to-the-point-tell-keep = { $who ->
    [advice] behåll
   *[other] behåller
} alla kort
to-the-point-tell-end = { $who ->
    [me] avslutar din tur
    [advice] avsluta din tur
   *[other] avslutar turen
}

## What a move caused, in sentences

to-the-point-effect-made = { $pigment ->
    [blue] Det blir en blå prick.
    [green] Det blir en grön prick.
    [yellow] Det blir en gul prick.
    [any] Det blir en prick för alla kort.
   *[several] Det blir { $dots } nya prickar.
}
to-the-point-effect-gone = { $dots ->
    [one] En prick är borta.
   *[other] { $dots } prickar är borta.
}
to-the-point-effect-steps = { $whose ->
    [me] Du
    [other] { $pigment ->
        [yellow] Gul
       *[blue] Blå
    }
   *[name] { $name }
}: { $steps } steg kvar.
to-the-point-effect-back = { $whose ->
    [me] Du
    [other] { $pigment ->
        [yellow] Gul
       *[blue] Blå
    }
   *[name] { $name }
} knuffas tillbaka: { $steps } steg kvar.
to-the-point-effect-red = En röd prick: kort får bytas.

## Why something cannot be played

to-the-point-nothing-there = Tryck på en bricka eller ett kort, eller sluta turen.
to-the-point-tile-done = Du har redan använt en bricka: en per tur.
to-the-point-card-done = Du har redan använt ett kort: ett per tur.
to-the-point-no-cell = Brädet har ingen ruta { $cell }.
to-the-point-centre = { $cell } är den tryckta mitten: där läggs ingen bricka.
to-the-point-slot-empty = Det finns ingen { $slot ->
    [1] första
    [2] andra
   *[3] tredje
} bricka.
to-the-point-cell-taken = På { $cell } ligger redan en bricka.
to-the-point-place-how = Vart ska brickan, och hur ska den vridas?
to-the-point-no-tile = På { $cell } ligger ingen bricka.
to-the-point-locked = En pjäs står på brickan på { $cell }: den blir som den är.
to-the-point-turn-same = Efter den vridningen skulle brickan på { $cell } se likadan ut.
to-the-point-exchange-same = Efter det bytet skulle allt se likadant ut.
to-the-point-tile-how = Flytta brickan på { $cell }, vrida den eller byta den?
to-the-point-move-taken = En bricka flyttas till en annan, tom ruta; { $cell } är inte det.
to-the-point-not-held = Du har inte { to-the-point-tell-card } på handen.
to-the-point-card-how = Vad ska { to-the-point-tell-card } göra? Det flyttar en pjäs, tar in din eller byts ut.
to-the-point-card-idle = Med { to-the-point-tell-card } kommer du ingenstans just nu. Du kan byta det mot ett nytt.
to-the-point-entered = Din pjäs är redan på brädet.
to-the-point-start-empty = Det ligger ingen bricka i din startruta än.
to-the-point-start-colour = Din startpunkt är { $colour ->
    [b] blå
    [g] grön
   *[y] gul
}: { to-the-point-tell-card } passar inte.
to-the-point-own-only = Här flyttar alla bara sin egen pjäs.
to-the-point-rest = Du flyttade motståndarens pjäs förra turen: låt den vila.
to-the-point-off-board = Den pjäsen är inte på brädet än.
to-the-point-too-far = Man går till nästa prick i en av kortets riktningar.
to-the-point-direction = Åt det hållet pekar { to-the-point-tell-card } inte.
to-the-point-dot-taken = På den pricken står en pjäs.
to-the-point-not-complete = Den pricken är inte hel: den behöver två halvor.
to-the-point-two-colours = Den prickens halvor har olika färger.
to-the-point-dot-colour = Den pricken är { $colour ->
    [b] blå
    [g] grön
   *[y] gul
}: { to-the-point-tell-card } passar inte.
to-the-point-no-change = Kort byts när du själv har gått med din pjäs till en röd prick.
to-the-point-change-first = Din pjäs är på en röd prick: säg först vilka kort du byter, eller inga.
to-the-point-change-more = Du kan bara byta kort som du har.

## The characters of the bots, by their levels

to-the-point-bot-1 = { $bot } lägger gärna en lång väg innan den ska gås.
to-the-point-bot-2 = { $bot } springer mot målet och är inte rädd för att knuffas tillbaka.
to-the-point-bot-3 = { $bot } knuffar tillbaka din pjäs så fort det går.
to-the-point-bot-4 = { $bot } tar bort prickarna du vill gå på.

## Hints: what is good about a move

to-the-point-hint-progress = för pjäsen framåt
to-the-point-hint-progress-theirs = knuffar tillbaka den andra pjäsen
to-the-point-hint-step = förbereder nästa steg
to-the-point-hint-step-theirs = tar nästa steg från den andra pjäsen
to-the-point-hint-step-by-tile = lämnar ett nästa steg som bara kräver en bricka
to-the-point-hint-ways-on = öppnar fler vägar härifrån
to-the-point-hint-ways-on-theirs = ger den andra pjäsen färre vägar
to-the-point-hint-road = lägger prickar för stegen som kommer
to-the-point-hint-road-theirs = bryter upp den andra pjäsens väg
to-the-point-hint-pushed-back = gör pjäsen svårare att knuffa tillbaka
to-the-point-hint-pushed-by-tile = gör pjäsen svårare att knuffa tillbaka
to-the-point-hint-wins = vinner
to-the-point-hint-threat = hotar att vinna nästa tur
to-the-point-hint-threat-theirs = stoppar en vinst nästa tur
to-the-point-hint-firm-threat = hotar att vinna nästa tur
to-the-point-hint-firm-threat-theirs = stoppar en vinst nästa tur
to-the-point-hint-goal-shut = öppnar vägen in i mål
to-the-point-hint-goal-shut-theirs = stänger den egna startpunkten
to-the-point-hint-directions = sparar kort med fler riktningar
to-the-point-hint-straight-cards = sparar fler kort som leder rakt fram
to-the-point-hint-certain = gör segern säker
to-the-point-hint-move-end = låter allt vara som det är: något bättre går inte att göra nu
to-the-point-hint-move-swap = är kortet med minst vägar, så ett nytt är mer värt

## What decided a round or the game

to-the-point-ended = { $pigment ->
    [yellow] Gul står på blås startpunkt.
   *[blue] Blå står på guls startpunkt.
} { $steps ->
    [one] Den andra hade ett steg kvar.
   *[other] Den andra hade { $steps } steg kvar.
}

## Why the game ended, by its clause

to-the-point-end-TP-25 = Pjäsen står på den andra startpunkten.
to-the-point-end-TP-26 = Det har hållit på länge nog.
