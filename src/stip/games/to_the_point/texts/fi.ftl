## The game in a few words

to-the-point-tagline = Rakenna ja kulje.
to-the-point-guide-1 = Laske laattoja: kaksi puolikasta on piste.
to-the-point-guide-2 = Pelaa kortti ja kulje sen väriseen pisteeseen.
to-the-point-guide-3 = Ensin toisen lähtöpisteessä voittaa.
to-the-point-about = Laske laattoja, niin syntyy pisteitä, ja kulje niitä pitkin toiselle puolelle.

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
to-the-point-ask-open = Mikä avoin laatta?
to-the-point-ask-dot = Mihin pisteeseen?
to-the-point-ask-done = Lisää kortteja, vai valmis?
to-the-point-ask-pawn = Mikä nappula?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, tyhjä
to-the-point-scene-centre = { $cell }, keskusta: siihen ei tule laattaa
to-the-point-scene-tile = { $where }, laatta: pohjoinen { $north }, itä { $east }, etelä { $south }, länsi { $west }
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
to-the-point-scene-display = Laatat ja kortit laudan vieressä
to-the-point-scene-open = avoin laatta { $number }
to-the-point-scene-open-none = avoimen laatan paikka { $number }, tyhjä
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
to-the-point-scene-card = { pigment } kortti, { $signs ->
    [diagonal] neljä vinoa suuntaa
    [straight] neljä suoraa suuntaa
    [rising] koillinen ja lounas
    [falling] luode ja kaakko
    [along] ylös ja alas
   *[all] kaikki kahdeksan suuntaa
}
to-the-point-scene-rows = { $rows ->
    [one] vielä 1 rivi
   *[other] vielä { $rows } riviä
}
to-the-point-scene-done-so-far = { $stage ->
    [card] laatta pelattu
    [tile] kortti pelattu
   *[change] vaihtaa kortteja
}
to-the-point-scene-ask = { $stage ->
    [change] Vaihda mitä haluat, sitten Valmis.
    [card] Nyt kortti, tai päätä vuorosi.
    [tile] Nyt laatta, tai päätä vuorosi.
    [enter] Laske laatta; kortti tuo nappulasi peliin.
   *[both] Vuorosi: laatta ja kortti.
}
to-the-point-scene-turn = { $turns ->
    [0] Sellaisenaan
    [1] Neljänneskierros
    [2] Puoli kierrosta
   *[3] Kolme neljännestä
}
to-the-point-scene-done = Valmis
to-the-point-scene-end = Päätä vuoro

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] neljänneksen
    [2] puoli kierrosta
   *[3] kolme neljännestä
}
to-the-point-tell-place = { $who ->
    [me] lasket
   *[other] laskee
} avoimen laatan { $slot } ruutuun { $cell }{ $turns ->
    [0] { "" }
   *[other] , kääntäen { to-the-point-tell-turned }
}
to-the-point-tell-move = { $who ->
    [me] siirrät
   *[other] siirtää
} laatan ruudusta { $cell } ruutuun { $other }
to-the-point-tell-turn = { $who ->
    [me] käännät
   *[other] kääntää
} ruudun { $cell } laattaa { to-the-point-tell-turned }
to-the-point-tell-exchange = { $who ->
    [me] vaihdat
   *[other] vaihtaa
} laatat ruuduissa { $cell } ja { $other }
to-the-point-tell-exchange-open = { $who ->
    [me] vaihdat
   *[other] vaihtaa
} ruudun { $cell } avoimeen laattaan { $slot }{ $turns ->
    [0] { "" }
   *[other] , kääntäen { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] { pigment } vino
    [straight] { pigment } suora
    [rising] { pigment } nouseva
    [falling] { pigment } laskeva
    [along] { pigment } pysty
   *[all] { pigment } joka suunta
}
to-the-point-tell-way = { $way ->
    [n] pohjoiseen
    [ne] koilliseen
    [e] itään
    [se] kaakkoon
    [s] etelään
    [sw] lounaaseen
    [w] länteen
   *[nw] luoteeseen
}
to-the-point-tell-walk = { $walker ->
    [own] { $who ->
        [me] kuljet
       *[other] kulkee
    }
   *[their] { $who ->
        [me] viet
       *[other] vie
    } toista nappulaa
} { to-the-point-tell-way }: { $card }
to-the-point-tell-enter = { $who ->
    [me] tulet
   *[other] tulee
} peliin: { $card }
to-the-point-tell-swap = { $who ->
    [me] vaihdat
   *[other] vaihtaa
}: { $card }
to-the-point-tell-change = { $who ->
    [me] vaihdat
   *[other] vaihtaa
} kortteja: { $card }
to-the-point-tell-keep = { $who ->
    [me] pidät
   *[other] pitää
} kaikki kortit
to-the-point-tell-end = { $who ->
    [me] päätät
   *[other] päättää
} vuoron

## Why something cannot be played

to-the-point-nothing-there = Napauta laattaa tai korttia, tai päätä vuorosi.
to-the-point-tile-done = Laattatoimesi on tehty: yksi vuorossa.
to-the-point-card-done = Korttitoimesi on tehty: yksi vuorossa.
to-the-point-no-cell = Laudalla ei ole ruutua { $cell }.
to-the-point-centre = { $cell } on painettu keskusta: siihen ei panna laattaa.
to-the-point-slot-empty = Avointa laattaa { $slot } ei ole.
to-the-point-cell-taken = Ruudussa { $cell } on jo laatta.
to-the-point-place-how = Minne avoin laatta tulee, ja miten päin?
to-the-point-no-tile = Ruudussa { $cell } ei ole laattaa.
to-the-point-locked = Ruudun { $cell } laatalla on nappula: laatta pysyy ennallaan.
to-the-point-turn-same = Sen käännön jälkeen ruudun { $cell } laatta näyttäisi samalta.
to-the-point-exchange-same = Sen vaihdon jälkeen kaikki näyttäisi samalta.
to-the-point-tile-how = Laatta ruudussa { $cell }: siirrätkö, käännätkö vai vaihdatko?
to-the-point-move-taken = Laatta siirtyy toiseen, tyhjään ruutuun; { $cell } ei ole.
to-the-point-not-held = Sinulla ei ole korttia { $card }.
to-the-point-card-how = Mihin? { $card } siirtää nappulaa, tuo omasi peliin tai vaihtuu.
to-the-point-entered = Nappulasi on jo laudalla.
to-the-point-start-empty = Lähtöruudussasi ei ole vielä laattaa.
to-the-point-start-colour = Lähtöpisteesi on { $colour ->
    [b] sininen
    [g] vihreä
   *[y] keltainen
}: { $card } ei sovi.
to-the-point-own-only = Tässä jokainen siirtää vain omaa nappulaansa.
to-the-point-rest = Siirsit vastustajan nappulaa viime vuorollasi: anna sen levätä.
to-the-point-off-board = Se nappula ei ole vielä laudalla.
to-the-point-too-far = Kerralla mennään kortin suunnassa seuraavaan pisteeseen.
to-the-point-direction = { $card } ei näytä suuntaa { $direction }.
to-the-point-dot-taken = Siinä pisteessä on nappula.
to-the-point-not-complete = Se piste ei ole kokonainen: se tarvitsee kaksi puolikasta.
to-the-point-two-colours = Sen pisteen puolikkaat ovat eriväriset.
to-the-point-dot-colour = Se piste on { $colour ->
    [b] sininen
    [g] vihreä
   *[y] keltainen
}: { $card } ei sovi.
to-the-point-no-change = Kortteja vaihdetaan, kun oma siirtosi on tuonut nappulasi punaiseen pisteeseen.
to-the-point-change-first = Nappulasi on punaisessa pisteessä: sano ensin, mitkä kortit vaihdat, vai etkö mitään.
to-the-point-change-more = Voit vaihtaa vain kortteja, jotka ovat kädessäsi.

## Hints: what is good about a move

to-the-point-hint-progress = pääsee lähemmäs maalia
to-the-point-hint-progress-theirs = työntää toista nappulaa taakse
to-the-point-hint-step = valmistelee seuraavaa askelta
to-the-point-hint-step-theirs = vie toiselta nappulalta seuraavan askeleen
to-the-point-hint-step-by-tile = jättää askeleen, johon riittää pelkkä laatta
to-the-point-hint-ways-on = avaa tästä lisää reittejä
to-the-point-hint-ways-on-theirs = jättää toiselle nappulalle vähemmän reittejä
to-the-point-hint-road = tekee pisteitä tuleville askelille
to-the-point-hint-road-theirs = rikkoo toisen nappulan tietä
to-the-point-hint-pushed-back = on vaikeampi työntää taakse
to-the-point-hint-pushed-by-tile = on vaikeampi työntää taakse
to-the-point-hint-wins = voittaa
to-the-point-hint-threat = uhkaa voittaa ensi vuorolla
to-the-point-hint-threat-theirs = estää voiton ensi vuorolla
to-the-point-hint-firm-threat = uhkaa voitolla, jota tuskin voi estää
to-the-point-hint-firm-threat-theirs = estää voiton ensi vuorolla
to-the-point-hint-goal-shut = avaa tien maaliin
to-the-point-hint-goal-shut-theirs = sulkee oman lähtöpisteen
to-the-point-hint-directions = säästää kortteja, joissa on paljon suuntia
to-the-point-hint-straight-cards = säästää kortteja, jotka vievät suoraan eteenpäin

## Why the game ended, by its clause

to-the-point-end-TP-25 = Nappula on toisen lähtöpisteessä.
to-the-point-end-TP-26 = Peli kesti jo tarpeeksi.
