## The game in a few words

to-the-point-tagline = Rakenna ja kulje.
to-the-point-guide-1 = Laske laattoja: kaksi puolikasta on piste.
to-the-point-guide-2 = Pelaa kortti ja kulje sen väriseen pisteeseen.
to-the-point-guide-3 = Ensin toisen lähtöpisteessä voittaa.
to-the-point-about = Laske laattoja, niin syntyy pisteitä, ja kulje niitä pitkin toiselle puolelle.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

to-the-point-lesson-lay = Keltainen nappula on sinun. Vuoroon kuuluu laatta ja kortti. Ensin laatta: napauta sinistä ja sitten ruutua keltaisen puolipisteesi kohdalla.
to-the-point-lesson-lay-done = Kaksi puolikasta kohtaa reunalla: sininen piste, ja siitä pääset sisään.
to-the-point-lesson-lay-again = Napauta sinistä laattaa ja sitten pisteillä merkittyä ruutua.
to-the-point-lesson-enter = Nyt kortti. Sinisellä siniseen: napauta sinistä korttia ja sitten pistettä lähdössäsi.
to-the-point-lesson-enter-done = Olet pelissä. Nyt toiselle puolelle.
to-the-point-lesson-enter-again = Napauta sinistä korttia ja sitten pistettä lähdössäsi.
to-the-point-lesson-halves = Kaksi samanväristä puolikasta on piste. Laske ensimmäinen laatta eteesi niin, että sininen tulee sinistä vasten.
to-the-point-lesson-halves-done = Sininen sinistä vasten: kokonainen piste, jolla kulkea.
to-the-point-lesson-halves-again = Napauta ensimmäistä laattaa, merkittyä ruutua ja kuvaa, jossa sininen on alhaalla.
to-the-point-lesson-walk = Kortissa pitää olla pisteen väri ja nuoli, joka vie sinne. Kulje ylös sinisellä kortilla.
to-the-point-lesson-walk-done = Pisteen verran pidemmällä, ja uusi kortti kädessä.
to-the-point-lesson-walk-again = Napauta sinistä korttia, sitten nappulaasi, sitten sinistä pistettä.
to-the-point-lesson-push = Saat kuljettaa toisenkin nappulaa. Lähetä se takaisin ylös, mistä se tuli.
to-the-point-lesson-push-done = Se maksaa toiselle kokonaisen askeleen.
to-the-point-lesson-push-again = Napauta vihreää korttia, sinistä nappulaa ja pistettä sen yläpuolella.
to-the-point-lesson-red = Keskellä oleviin punaisiin pisteisiin käy mikä tahansa kortti. Kulje yläpuolellasi olevaan.
to-the-point-lesson-red-done = Ja punaisessa pisteessä saat vaihtaa kortteja.
to-the-point-lesson-red-again = Napauta keltaista nuolikorttia, sitten nappulaasi, sitten punaista pistettä.
to-the-point-lesson-change = Napauta kortteja, joita et halua, ja sitten ”{ to-the-point-scene-done }”.
to-the-point-lesson-change-done = Uudet kortit, uudet tiet.
to-the-point-lesson-change-again = Napauta kortteja kädessäsi ja sitten ”{ to-the-point-scene-done }”.
to-the-point-lesson-win = Toisen lähtöpiste on yhden pisteen päässä. Kulje siihen.
to-the-point-lesson-win-done = Suoraan pisteeseen: sinä voitit!
to-the-point-lesson-win-again = Napauta vihreää korttia, sitten nappulaasi, sitten pistettä yläreunalla.

## The key to the cards

to-the-point-key = Kortit ja laatat
to-the-point-key-all = Tähtikortti: seuraavaan tämänväriseen pisteeseen, mihin suuntaan tahansa.
to-the-point-key-straight = Suora kortti: ylös, alas, vasemmalle tai oikealle.
to-the-point-key-diagonal = Vino kortti: vinosti, kaikkiin neljään suuntaan.
to-the-point-key-rising = Oikea ylös -kortti: oikealle ylös tai vasemmalle alas.
to-the-point-key-falling = Vasen ylös -kortti: vasemmalle ylös tai oikealle alas.
to-the-point-key-along = Ylös-alas-kortti: suoraan ylös tai alas.
to-the-point-key-tile = Kerran vuorossa: laske, siirrä, käännä tai vaihda laatta. Kaksi samanväristä puolikasta on piste.
to-the-point-key-joker = Punainen puolikas käy joka väriin.
to-the-point-key-red = Käy mikä tahansa kortti. Kun kuljet siihen omalla nappulallasi, saat vaihtaa kortteja.

## Options

to-the-point-option-board = Lauta
to-the-point-option-board-7x7 = 7 × 7
to-the-point-option-board-5x7 = 5 × 7
to-the-point-option-own_pawn_only = Kulje vain omalla nappulalla
to-the-point-option-own_pawn_only-yes = kyllä
to-the-point-option-own_pawn_only-no = ei
to-the-point-option-push = Toisen nappulan kuljetus
to-the-point-option-push-free = joka vuoro
to-the-point-option-push-rest = ei kahdesti peräkkäin

## What is asked next, by the kind of thing that can be touched

to-the-point-ask-card = Mikä kortti?
to-the-point-ask-cell = Minne se tulee?
to-the-point-ask-turn = Miten päin?
to-the-point-ask-open = Mikä laatta?
to-the-point-ask-dot = Mihin pisteeseen?
to-the-point-ask-done = Lisää kortteja, vai valmis?
to-the-point-ask-card-card = Lisää kortteja, vai valmis?
to-the-point-ask-only-discard = Vaihdetaanko se uuteen?
to-the-point-ask-discard-card = Minkä kortin vaihdat uuteen?
to-the-point-ask-only-discard-end = Mikään kortti ei käy. Vaihdatko vai päätätkö?
to-the-point-ask-after-cell = Siirrätkö, käännätkö vai vaihdatko?
to-the-point-ask-after-card = Mikä nappula, vai minne?
to-the-point-ask-pawn = Mikä nappula?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, tyhjä
to-the-point-scene-centre = { $cell }, keskusta: siihen ei tule laattaa
to-the-point-scene-tile = { $where }, laatta: ylhäällä { $top }, oikealla { $right }, alhaalla { $bottom }, vasemmalla { $left }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, ei pistettä
    [any] { $dot }, piste joka kortille
    [printed] { $dot }, painettu piste, joka kortille
    [red] { $dot }, punainen piste
    [orange] { $dot }, oranssi piste
    [yellow] { $dot }, keltainen piste
    [green] { $dot }, vihreä piste
    [blue] { $dot }, sininen piste
   *[other] { $dot }, harmaa piste
}
to-the-point-scene-pawn = { pigment } nappula, { $dot }
to-the-point-scene-pawn-off = { pigment } nappula, laudan vieressä
to-the-point-scene-between = ruutujen { $cell } ja { $other } välissä
to-the-point-scene-start = { pigment } lähtöpiste
to-the-point-scene-display = Laatat ja kortit laudan vieressä
to-the-point-scene-open = { $number ->
    [1] ensimmäinen laatta
    [2] toinen laatta
   *[3] kolmas laatta
}
to-the-point-scene-open-none = { $number ->
    [1] ensimmäinen laattapaikka, tyhjä
    [2] toinen laattapaikka, tyhjä
   *[3] kolmas laattapaikka, tyhjä
}
to-the-point-scene-tiles = { $count ->
    [0] pakassa ei enää laattoja
    [one] pakassa 1 laatta
   *[other] pakassa { $count } laattaa
}
to-the-point-scene-cards = { $count ->
    [0] pakassa ei enää kortteja
    [one] pakassa 1 kortti
   *[other] pakassa { $count } korttia
}
to-the-point-scene-discards = { $count ->
    [0] ei poistettuja
    [one] 1 poistettu
   *[other] { $count } poistettua
}
to-the-point-scene-hand = Korttisi
to-the-point-scene-card = { pigment } { $signs ->
    [diagonal] vino kortti, neljä vinoa suuntaa
    [straight] suora kortti, ylös, alas, vasemmalle ja oikealle
    [rising] oikea ylös -kortti, oikealle ylös ja vasemmalle alas
    [falling] vasen ylös -kortti, vasemmalle ylös ja oikealle alas
    [along] ylös-alas-kortti, ylös ja alas
   *[all] tähtikortti, kaikki kahdeksan suuntaa
}
to-the-point-scene-steps = { $steps ->
    [one] vielä 1 askel
   *[other] vielä { $steps } askelta
}
to-the-point-scene-done-so-far = { $stage ->
    [card] laatta pelattu
    [tile] kortti pelattu
   *[change] vaihtaa kortteja
}
to-the-point-scene-ask = { $stage ->
    [change] Mitkä kortit haluat vaihtaa?
    [card] Nyt kortti, vai päätätkö vuorosi?
    [tile] Nyt laatta, vai päätätkö vuorosi?
    [enter] Laatta, vai nappula peliin?
    [lay] Ensin laatta? Mikään kortti ei vielä tuo nappulaasi peliin.
   *[both] Ensin laatta vai kortti?
}
to-the-point-scene-turn = { $turns ->
    [0] Sellaisenaan
    [1] Oikealle käännettynä
    [2] Ylösalaisin
   *[3] Vasemmalle käännettynä
}
to-the-point-scene-done = Valmis
to-the-point-scene-discard = Vaihda kortti
to-the-point-scene-end = Päätä vuoro

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] oikealle käännettynä
    [2] ylösalaisin
   *[3] vasemmalle käännettynä
}
to-the-point-tell-tile = { $slot ->
    [1] ensimmäisen laatan
    [2] toisen laatan
   *[3] kolmannen laatan
}
to-the-point-tell-place = { $who ->
    [me] lasket
    [advice] laske
   *[other] laskee
} { to-the-point-tell-tile } ruutuun { $cell }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-move = { $who ->
    [me] siirrät
    [advice] siirrä
   *[other] siirtää
} laatan ruudusta { $cell } ruutuun { $other }
to-the-point-tell-turn = { $who ->
    [me] käännät
    [advice] käännä
   *[other] kääntää
} ruudun { $cell } laatan { $turns ->
    [1] oikealle
    [2] ylösalaisin
   *[3] vasemmalle
}
to-the-point-tell-exchange = { $who ->
    [me] vaihdat
    [advice] vaihda
   *[other] vaihtaa
} laattojen paikat ruuduissa { $cell } ja { $other }
to-the-point-tell-exchange-open = { $who ->
    [me] vaihdat
    [advice] vaihda
   *[other] vaihtaa
} ruutuun { $cell } { to-the-point-tell-tile }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-card = { pigment } { $signs ->
    [diagonal] vino kortti
    [straight] suora kortti
    [rising] oikea ylös -kortti
    [falling] vasen ylös -kortti
    [along] ylös-alas-kortti
   *[all] tähtikortti
}
to-the-point-tell-way = { $way ->
    [n] ylös
    [ne] oikealle ylös
    [e] oikealle
    [se] oikealle alas
    [s] alas
    [sw] vasemmalle alas
    [w] vasemmalle
   *[nw] vasemmalle ylös
}
to-the-point-tell-walk = { $who ->
    [me] kuljet
    [advice] kulje
   *[other] kulkee
} { to-the-point-tell-way } { $pigment ->
    [red] punaisella
    [orange] oranssilla
    [yellow] keltaisella
    [green] vihreällä
    [blue] sinisellä
   *[other] harmaalla
} { $signs ->
    [diagonal] vinolla kortilla
    [straight] suoralla kortilla
    [rising] oikea ylös -kortilla
    [falling] vasen ylös -kortilla
    [along] ylös-alas-kortilla
   *[all] tähtikortilla
}
to-the-point-tell-push = { $who ->
    [me] viet
    [advice] vie
   *[other] vie
} { $whose ->
    [me] sinun nappulaasi
    [other] toista nappulaa
   *[name] pelaajan { $name } nappulaa
} { to-the-point-tell-way } { $pigment ->
    [red] punaisella
    [orange] oranssilla
    [yellow] keltaisella
    [green] vihreällä
    [blue] sinisellä
   *[other] harmaalla
} { $signs ->
    [diagonal] vinolla kortilla
    [straight] suoralla kortilla
    [rising] oikea ylös -kortilla
    [falling] vasen ylös -kortilla
    [along] ylös-alas-kortilla
   *[all] tähtikortilla
}
to-the-point-tell-enter = { $who ->
    [me] tuot nappulasi peliin
    [advice] tuo nappulasi peliin
   *[other] tulee peliin
} { $pigment ->
    [red] punaisella
    [orange] oranssilla
    [yellow] keltaisella
    [green] vihreällä
    [blue] sinisellä
   *[other] harmaalla
} { $signs ->
    [diagonal] vinolla kortilla
    [straight] suoralla kortilla
    [rising] oikea ylös -kortilla
    [falling] vasen ylös -kortilla
    [along] ylös-alas-kortilla
   *[all] tähtikortilla
}
to-the-point-tell-swap = { $who ->
    [me] vaihdat
    [advice] vaihda
   *[other] vaihtaa
} { $pigment ->
    [red] punaisen
    [orange] oranssin
    [yellow] keltaisen
    [green] vihreän
    [blue] sinisen
   *[other] harmaan
} { $signs ->
    [diagonal] vinon kortin
    [straight] suoran kortin
    [rising] oikea ylös -kortin
    [falling] vasen ylös -kortin
    [along] ylös-alas-kortin
   *[all] tähtikortin
}
to-the-point-tell-change = { $who ->
    [me] vaihdat
    [advice] vaihda
   *[other] vaihtaa
} kortteja: { $card }
to-the-point-tell-keep = { $who ->
    [me] pidät
    [advice] pidä
   *[other] pitää
} kaikki kortit
to-the-point-tell-end = { $who ->
    [me] päätät vuorosi
    [advice] päätä vuorosi
   *[other] päättää vuoron
}

## What a move caused, in sentences

to-the-point-effect-made = { $pigment ->
    [blue] Syntyy sininen piste.
    [green] Syntyy vihreä piste.
    [yellow] Syntyy keltainen piste.
    [any] Syntyy piste joka kortille.
   *[several] Syntyy { $dots } pistettä.
}
to-the-point-effect-gone = { $dots ->
    [one] Yksi piste katoaa.
   *[other] { $dots } pistettä katoaa.
}
to-the-point-effect-steps = { $whose ->
    [me] Sinä
    [other] { $pigment ->
        [yellow] Keltainen
       *[blue] Sininen
    }
   *[name] { $name }
}: { $steps ->
    [one] vielä 1 askel
   *[other] vielä { $steps } askelta
}.
to-the-point-effect-back = { $whose ->
    [me] Sinä joudut
    [other] { $pigment ->
        [yellow] Keltainen joutuu
       *[blue] Sininen joutuu
    }
   *[name] { $name } joutuu
} taaksepäin: { $steps ->
    [one] vielä 1 askel
   *[other] vielä { $steps } askelta
}.
to-the-point-effect-red = Punainen piste: kortteja saa vaihtaa.

## Why something cannot be played

to-the-point-nothing-there = Napauta laattaa tai korttia, tai päätä vuorosi.
to-the-point-tile-done = Laattatoimesi on tehty: yksi vuorossa.
to-the-point-card-done = Korttitoimesi on tehty: yksi vuorossa.
to-the-point-no-cell = Laudalla ei ole ruutua { $cell }.
to-the-point-centre = { $cell } on painettu keskusta: siihen ei panna laattaa.
to-the-point-slot-empty = { $slot ->
    [1] Ensimmäistä
    [2] Toista
   *[3] Kolmatta
} laattaa ei ole.
to-the-point-cell-taken = Ruudussa { $cell } on jo laatta.
to-the-point-place-how = Minne laatta tulee, ja miten päin?
to-the-point-no-tile = Ruudussa { $cell } ei ole laattaa.
to-the-point-locked = Ruudun { $cell } laatalla on nappula: laatta pysyy ennallaan.
to-the-point-turn-same = Sen käännön jälkeen ruudun { $cell } laatta näyttäisi samalta.
to-the-point-exchange-same = Sen vaihdon jälkeen kaikki näyttäisi samalta.
to-the-point-tile-how = Laatta ruudussa { $cell }: siirrätkö, käännätkö vai vaihdatko?
to-the-point-move-taken = Laatta siirtyy toiseen, tyhjään ruutuun; { $cell } ei ole.
to-the-point-not-held = Kädessäsi ei ole tätä korttia: { to-the-point-tell-card }.
to-the-point-card-how = Mitä { to-the-point-tell-card } tekee? Se siirtää nappulaa, tuo omasi peliin tai vaihtuu uuteen.
to-the-point-card-idle = Nyt { to-the-point-tell-card } ei vie minnekään. Voit vaihtaa sen uuteen.
to-the-point-entered = Nappulasi on jo laudalla.
to-the-point-start-empty = Lähtöruudussasi ei ole vielä laattaa.
to-the-point-start-colour = Lähtöpisteesi on { $colour ->
    [b] sininen
    [g] vihreä
   *[y] keltainen
}: { to-the-point-tell-card } ei sovi.
to-the-point-own-only = Tässä jokainen siirtää vain omaa nappulaansa.
to-the-point-rest = Siirsit vastustajan nappulaa viime vuorollasi: anna sen levätä.
to-the-point-off-board = Se nappula ei ole vielä laudalla.
to-the-point-too-far = Kerralla mennään kortin suunnassa seuraavaan pisteeseen.
to-the-point-direction = Siihen suuntaan { to-the-point-tell-card } ei osoita.
to-the-point-dot-taken = Siinä pisteessä on nappula.
to-the-point-not-complete = Se piste ei ole kokonainen: se tarvitsee kaksi puolikasta.
to-the-point-two-colours = Sen pisteen puolikkaat ovat eriväriset.
to-the-point-dot-colour = Se piste on { $colour ->
    [b] sininen
    [g] vihreä
   *[y] keltainen
}: { to-the-point-tell-card } ei sovi.
to-the-point-no-change = Kortteja vaihdetaan, kun oma siirtosi on tuonut nappulasi punaiseen pisteeseen.
to-the-point-change-first = Nappulasi on punaisessa pisteessä: sano ensin, mitkä kortit vaihdat, vai etkö mitään.
to-the-point-change-more = Voit vaihtaa vain kortteja, jotka ovat kädessäsi.

## The characters of the bots, by their levels

to-the-point-bot-1 = { $bot } tekee mielellään pitkän tien ennen kuin lähtee.
to-the-point-bot-2 = { $bot } juoksee kohti maalia eikä pelkää työntöä taakse.
to-the-point-bot-3 = { $bot } työntää nappulaasi taakse aina kun voi.
to-the-point-bot-4 = { $bot } vie pisteet, joihin haluaisit kulkea.

## Hints: what is good about a move

to-the-point-hint-progress = vie nappulaa eteenpäin
to-the-point-hint-progress-theirs = työntää toista nappulaa taakse
to-the-point-hint-step = valmistelee seuraavaa askelta
to-the-point-hint-step-theirs = vie toiselta nappulalta seuraavan askeleen
to-the-point-hint-step-by-tile = jättää askeleen, johon riittää pelkkä laatta
to-the-point-hint-ways-on = avaa tästä lisää reittejä
to-the-point-hint-ways-on-theirs = jättää toiselle nappulalle vähemmän reittejä
to-the-point-hint-road = tekee pisteitä tuleville askelille
to-the-point-hint-road-theirs = rikkoo toisen nappulan tietä
to-the-point-hint-pushed-back = tekee nappulan työntämisestä taakse vaikeampaa
to-the-point-hint-pushed-by-tile = tekee nappulan työntämisestä taakse vaikeampaa
to-the-point-hint-wins = voittaa
to-the-point-hint-threat = uhkaa voittaa ensi vuorolla
to-the-point-hint-threat-theirs = estää voiton ensi vuorolla
to-the-point-hint-firm-threat = uhkaa voittaa ensi vuorolla
to-the-point-hint-firm-threat-theirs = estää voiton ensi vuorolla
to-the-point-hint-goal-shut = avaa tien maaliin
to-the-point-hint-goal-shut-theirs = sulkee oman lähtöpisteen
to-the-point-hint-directions = säästää kortteja, joissa on paljon suuntia
to-the-point-hint-straight-cards = säästää kortteja, jotka vievät suoraan eteenpäin
to-the-point-hint-certain = tekee voitosta varman
to-the-point-hint-move-end = jättää kaiken ennalleen: parempaa ei nyt voi tehdä
to-the-point-hint-move-swap = on kortti, jolla on vähiten suuntia, joten uusi on arvokkaampi

## What decided a round or the game

to-the-point-ended = { $pigment ->
    [yellow] Keltainen seisoo sinisen lähtöpisteessä.
   *[blue] Sininen seisoo keltaisen lähtöpisteessä.
} { $steps ->
    [one] Toiselta puuttui yksi askel.
   *[other] Toiselta puuttui { $steps } askelta.
}

## Why the game ended, by its clause

to-the-point-end-TP-25 = Nappula on toisen lähtöpisteessä.
to-the-point-end-TP-26 = Peli kesti jo tarpeeksi.
