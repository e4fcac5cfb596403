## The game in a few words

tokken-tagline = Neljä kotiin.
tokken-guide-1 = Vaihda kortti. Ässä, kuningas tai jokeri tuo nappulan peliin.
tokken-guide-2 = Kortit siirtävät nappuloitasi. Osu toisiin, niin ne palaavat alkuun.
tokken-guide-3 = Neljä nappulaa kotirivillä voittaa.
tokken-about = Pelaa kortteja, kierrä kehää ja tuo neljä nappulaa kotiin ennen toista.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

tokken-lesson-enter = Pyöreät nappulat ovat sinun. Ässä tuo yhden peliin: napauta ässää, sitten nappulaa, sitten pistettä.
tokken-lesson-enter-done = Se on kotipesässäsi, ja siellä kukaan ei voi lyödä sitä.
tokken-lesson-enter-again = Ensin ässäsi, sitten pyöreä nappula, sitten piste.
tokken-lesson-walk = Joka vuorolla pelaat yhden kortin. Kuutonen kulkee kuusi ruutua nuolten suuntaan.
tokken-lesson-walk-done = Kuusi ruutua eteenpäin. Sitten on toisen vuoro.
tokken-lesson-walk-again = Napauta kuutosta, sitten punaista nappulaasi, sitten pistettä.
tokken-lesson-hit = Jos osut kulmikkaaseen nappulaan, se joutuu alkuun. Millä kortilla pääset siihen?
tokken-lesson-hit-done = Osuma! Se aloittaa alusta.
tokken-lesson-hit-again = Laske ruudut kulmikkaaseen nappulaan: niitä on kahdeksan.
tokken-lesson-dot = Jos päädyt mustaan pisteeseen, liu’ut seuraavaan mustaan pisteeseen. Millä kortilla pääset siihen?
tokken-lesson-dot-done = Laudan poikki yhdellä kortilla.
tokken-lesson-dot-again = Laske ruudut mustaan pisteeseen: niitä on kuusi.
tokken-lesson-back = Nelonen kulkee taaksepäin. Kotipesästä se on oikotie: ota punainen nappula.
tokken-lesson-back-done = Jo melkein ympäri, ja tuskin askeltakaan.
tokken-lesson-back-again = Napauta nelosta ja sitten punaista nappulaa kotipesässäsi.
tokken-lesson-seven = Seiskan askeleet saa jakaa. Neljä niistä vie sinisen kotiin.
tokken-lesson-seven-done = Sininen on kotona, ja siellä kukaan ei voi lyödä sitä.
tokken-lesson-seven-again = Napauta seiskaa, sitten sinistä nappulaasi, sitten sen paikkaa kotirivillä.
tokken-lesson-rest = Kolme askelta jää toiselle nappulalle. Ota punainen ja katso, kuka siellä on.
tokken-lesson-rest-done = Yksi kortti: yksi nappula kotiin ja toinen lyöty.
tokken-lesson-rest-again = Napauta punaista nappulaasi ja sitten pistettä.
tokken-lesson-home = Kotirivi täyttyy perältä: sininen, vihreä, keltainen, punainen. Kuka menee nyt sisään?
tokken-lesson-home-done = Sinisen jälkeen tulee vihreä. Sitten keltainen, ja punainen viimeisenä.
tokken-lesson-home-again = Sininen on jo kotona, joten nyt on vihreän vuoro.
tokken-lesson-give = Ennen joka kierrosta kumpikin antaa yhden kortin pois. Pidä ässä: se tuo nappuloita peliin. Anna toinen kortti.
tokken-lesson-give-done = Sait siitä kuninkaan. Kuningaskin tuo nappuloita peliin.
tokken-lesson-give-again = Pidä ässä. Napauta jotain muuta korttia.
tokken-lesson-win = Kolme on kotona. Mikä kortti vie punaisen tarkalleen paikalleen?
tokken-lesson-win-done = Kaikki neljä ovat kotona: sinä voitit!
tokken-lesson-win-again = Laske askeleet punaisen paikkaan: niitä on kolme.

## The key to the cards

tokken-key = Mitä kortit tekevät
tokken-key-ace = Tuo nappulan peliin tai kulkee 1.
tokken-key-number = Kulkee niin monta ruutua kuin siinä lukee.
tokken-key-four = Kulkee 4 taaksepäin, mutta ei oman kotipesän ohi.
tokken-key-five = Kuljettaa toisen nappulaa 5, mutta ei omassa kotipesässään olevaa.
tokken-key-seven = Kulkee 7, jaettuna nappuloillesi miten haluat.
tokken-key-jack = Vaihtaa oman ja toisen nappulan paikat, mutta ei omassa kotipesässään olevan.
tokken-key-queen = Kulkee 12.
tokken-key-king = Tuo nappulan peliin tai kulkee 13 ja lyö kaikki matkan nappulat, omasikin.
tokken-key-joker = Tuo nappulan peliin tai kulkee 18. Sitten otat uuden kortin.
tokken-key-hit = Jos päädyt nappulan päälle, se aloittaa alusta. Se koskee omiakin nappuloitasi.
tokken-key-dot = Jos päädyt tähän, liu’ut seuraavaan mustaan pisteeseen.
tokken-key-base = Omassa kotipesässään nappula on turvassa, eikä kukaan pääse ohi.

## Options

tokken-option-track = Kehän ruutuja
tokken-option-black_dot_offset = Mustan pisteen ruutu
tokken-option-exchange = Ennen joka kierrosta
tokken-option-exchange-swap = vaihda kortti
tokken-option-exchange-draw = vedä kortti
tokken-option-exchange-none = ei vaihtoa
tokken-option-home_order = Kotirivi
tokken-option-home_order-far_end = perältä alkaen
tokken-option-home_order-free = vapaa järjestys
tokken-option-dot_past_home = Viimeinen musta piste ennen kotia
tokken-option-dot_past_home-pass = vie sen ohi
tokken-option-dot_past_home-stay = on tavallinen ruutu

## What is asked next, by the kind of thing that can be touched

tokken-ask-pawn = Mikä nappula?
tokken-ask-pawn-pawn = Minkä toisen nappulan kanssa vaihdetaan?
tokken-ask-card = Mikä kortti?
tokken-ask-home = Minne? Napauta sen paikkaa kotirivillä.
tokken-ask-field = Minne? Napauta pistettä.
tokken-ask-only-out = Mitään korttia ei voi pelata.

## What lies on the table, for those who listen to it

tokken-scene-card = { $rank ->
    [A] ässä
    [T] 10
    [J] jätkä
    [Q] rouva
    [K] kuningas
    [X] jokeri
   *[other] { $rank }
}
tokken-scene-field = Ruutu { $field }{ $kind ->
    [dot] , musta piste
    [base] , kotipesä
   *[field] { "" }
}
tokken-scene-spot = { pigment } paikka kotirivilläsi
tokken-pawn = { $whose ->
    [own] Sinun { pigment } nappulasi
    [theirs] Toisen { pigment } nappula
    [round] Pyöreä { pigment } nappula
   *[square] Kulmikas { pigment } nappula
}
tokken-scene-pawn = { tokken-pawn }, { $where ->
    [home] kotona
    [reserve] reservissä
   *[field] ruutu { $field }
}
tokken-scene-pile = { $cards ->
    [one] 1 kortti jakamatta
   *[other] { $cards } korttia jakamatta
}
tokken-scene-played = { $cards ->
    [one] 1 kortti pelattu
   *[other] { $cards } korttia pelattu
}{ $rank ->
    [none] { "" }
   *[other] , viimeksi { tokken-scene-card }
}
tokken-scene-hand = Kätesi
tokken-scene-given = { tokken-scene-card }, annetaan pois
tokken-scene-home = { $home } kotona
tokken-scene-home-known = { tokken-scene-home }, sinulta { $cards }
tokken-scene-ask = Vuorosi. Mikä kortti?
tokken-scene-ask-give = Minkä kortin annat pois?
tokken-scene-ask-seven = { $left ->
    [one] 1 askel jäljellä. Mikä nappula?
   *[other] { $left } askelta jäljellä. Mikä nappula?
}
tokken-scene-ask-keep = Pelaatko viimeisen korttisi vai säästätkö sen?
tokken-scene-cause = Vain ässä, kuningas tai jokeri tuo nappulan peliin.
tokken-scene-keep = Säästä tämä kortti
tokken-scene-out = Heitä korttisi pois

## Moves, told after a name or “You”

tokken-tell-enter = { $who ->
    [me] tuot
    [advice] tuo
   *[other] tuo
} { $pigment ->
    [red] punaisen
    [orange] oranssin
    [yellow] keltaisen
    [green] vihreän
    [blue] sinisen
   *[other] harmaan
} peliin { $rank ->
    [A] ässällä
    [T] kympillä
    [J] jätkällä
    [Q] rouvalla
    [K] kuninkaalla
    [X] jokerilla
   *[other] kortilla { $rank }
}
tokken-tell-walk = { $who ->
    [me] siirrät
    [advice] siirrä
   *[other] siirtää
} { $pigment ->
    [red] punaista
    [orange] oranssia
    [yellow] keltaista
    [green] vihreää
    [blue] sinistä
   *[other] harmaata
} { $rank ->
    [A] ässällä
    [T] kympillä
    [J] jätkällä
    [Q] rouvalla
    [K] kuninkaalla
    [X] jokerilla
   *[other] kortilla { $rank }
}
tokken-tell-back = { $who ->
    [me] siirrät
    [advice] siirrä
   *[other] siirtää
} { $pigment ->
    [red] punaista
    [orange] oranssia
    [yellow] keltaista
    [green] vihreää
    [blue] sinistä
   *[other] harmaata
} taakse { $rank ->
    [A] ässällä
    [T] kympillä
    [J] jätkällä
    [Q] rouvalla
    [K] kuninkaalla
    [X] jokerilla
   *[other] kortilla { $rank }
}
tokken-tell-part = { $who ->
    [me] siirrät
    [advice] siirrä
   *[other] siirtää
} { $pigment ->
    [red] punaista
    [orange] oranssia
    [yellow] keltaista
    [green] vihreää
    [blue] sinistä
   *[other] harmaata
} seiskalla { $steps ->
    [one] 1 askeleen
   *[other] { $steps } askelta
}
tokken-owner = { $whose ->
    [me] sinun
    [other] toisen
   *[name] pelaajan { $name }
}
tokken-tell-push = { $who ->
    [me] siirrät
    [advice] siirrä
   *[other] siirtää
} { tokken-owner } { $pigment ->
    [red] punaista
    [orange] oranssia
    [yellow] keltaista
    [green] vihreää
    [blue] sinistä
   *[other] harmaata
} { $rank ->
    [A] ässällä
    [T] kympillä
    [J] jätkällä
    [Q] rouvalla
    [K] kuninkaalla
    [X] jokerilla
   *[other] kortilla { $rank }
}
tokken-tell-swap = { $who ->
    [me] vaihdat
    [advice] vaihda
   *[other] vaihtaa
} jätkällä { $pigment ->
    [red] punaisen
    [orange] oranssin
    [yellow] keltaisen
    [green] vihreän
    [blue] sinisen
   *[other] harmaan
} ja { tokken-owner } { $other ->
    [red] punaisen
    [yellow] keltaisen
    [green] vihreän
   *[blue] sinisen
} paikat
tokken-tell-give = { $who ->
    [me] annat
    [advice] anna
   *[other] antaa
} pois { $rank ->
    [A] ässän
    [T] kympin
    [J] jätkän
    [Q] rouvan
    [K] kuninkaan
    [X] jokerin
   *[other] kortin { $rank }
}
tokken-tell-keep = { $who ->
    [me] säästät
    [advice] säästä
   *[other] säästää
} viimeisen kortin
tokken-tell-out = { $who ->
    [me] heität korttisi
    [advice] heitä korttisi
   *[other] heittää korttinsa
} pois

## What a move caused, in sentences

tokken-effect-pawn = { $whose ->
    [me] Sinun { pigment } nappulasi
    [other] Toisen { pigment } nappula
    [round] Pyöreä { pigment } nappula
    [square] Kulmikas { pigment } nappula
   *[name] Pelaajan { $name } { pigment } nappula
}
tokken-effect-card = { $rank ->
    [A] ässän
    [8] kortin 8
    [T] kympin
    [J] jätkän
    [Q] rouvan
    [K] kuninkaan
    [X] jokerin
   *[other] kortin { $rank }
}
tokken-effect-hit = { tokken-effect-pawn } lyötiin.
tokken-effect-home = { tokken-effect-pawn } on kotona.
tokken-effect-dot = Musta piste vie sen eteenpäin.
tokken-effect-extra = { $rank ->
    [none] Jokeri tuo lisäkortin.
   *[other] Nostat { tokken-effect-card }.
}
tokken-effect-dealt = Uudet kortit on jaettu.
tokken-effect-given = { $rank ->
    [none] Kortit vaihtoivat omistajaa.
   *[other] Sait { tokken-effect-card }.
}

## Why something cannot be played

tokken-nothing-there = Napauta korttia kädessäsi, sitten nappulaa.
tokken-only-out = Mitään ei voi nyt pelata: heitä korttisi pois.
tokken-not-in-hand = Kädessäsi ei ole tätä korttia: { tokken-scene-card }.
tokken-which-pawn = Mikä nappula? Sen pitää päästä liikkeelle ({ tokken-scene-card }).
tokken-unplayable = Mikään nappula ei pääse nyt liikkeelle tällä kortilla ({ tokken-scene-card }).
tokken-must-play = Käsi heitetään pois vain, kun mitään sen korttia ei voi pelata.
tokken-give-first = Valitse ensin juuri jaetuista korteista yksi annettavaksi.
tokken-no-exchange = Kortteja vaihdetaan vain heti jaon jälkeen.
tokken-kept = Säästetty kortti ei ole mukana vaihdossa.
tokken-keep-last-round = Kolmannella kierroksella pelataan kaikki kortit.
tokken-keep-joker = Vain jokerin lisäkortin tällä kierroksella ottanut saa säästää kortin.
tokken-keep-one = Säästää voi vain viimeisen korttinsa, kun toisella ei ole enää yhtään.
tokken-keep-unplayable = Korttiasi ({ tokken-scene-card }) ei voi pelata, joten se heitetään pois: säästää voi vain kortin, jonka voisi pelata.
tokken-in-reserve = { tokken-pawn } odottaa reservissä: ässä, kuningas tai jokeri tuo sen peliin.
tokken-not-in-reserve = { tokken-pawn } on jo laudalla.
tokken-no-entry = { tokken-pawn } tulee peliin vain ässällä, kuninkaalla tai jokerilla.
tokken-base-taken = Kotipesässäsi on oma nappulasi.
tokken-closed = Nappula omassa kotipesässään on tiellä: sitä ei ohiteta eikä lyödä.
tokken-past-row = { tokken-pawn } ei pääse niin pitkälle: tie päättyy kotiriviin.
tokken-other-spot = { tokken-pawn } saa seistä kotirivillä vain oman värinsä paikalla.
tokken-row-passed = Kotirivillä nappula ei ohita toista.
tokken-far-end = Kotirivi täyttyy perältä: syvemmät paikat tulevat ensin.
tokken-stays-home = { tokken-pawn } on kotona, ja pysyy siellä.
tokken-crosses-base = { tokken-pawn } ylittäisi oman kotipesänsä, neljä taaksepäin.
tokken-on-base = { tokken-pawn } on omassa kotipesässään: vitonen ei siirrä sitä.
tokken-five-theirs = Vitonen siirtää vastustajan nappulaa.
tokken-own-pawns = Tällä kortilla ({ tokken-scene-card }) kulkevat vain omat nappulasi.
tokken-only-jack = Vain jätkä vaihtaa kahden nappulan paikat.
tokken-swap-two = Jätkä tarvitsee kaksi nappulaa: omasi ja vastustajan.
tokken-swap-ring = Jätkän kummankin nappulan on oltava kehällä.
tokken-swap-base = { tokken-pawn } on omassa kotipesässään: jätkä ei siirrä sitä.
tokken-goes-home = { tokken-pawn } menee tällä kortilla kotiin.
tokken-elsewhere = { tokken-pawn } ei pysähdy siihen: kortti vie sen merkittyyn pisteeseen.
tokken-dot = { tokken-pawn } ei jää mustaan pisteeseen: se liukuu seuraavaan.
tokken-finish-seven = Ensin seiska: { $left ->
    [one] { $left } askel
   *[other] { $left } askelta
} on jäljellä.
tokken-moved-already = { tokken-pawn } on jo kulkenut osansa tästä seiskasta.
tokken-how-far = Kuinka pitkälle? { tokken-pawn } voi kulkea seiskasta enintään { $left }.
tokken-too-many = Seiskaa on jäljellä vain { $left ->
    [one] { $left } askel
   *[other] { $left } askelta
}.
tokken-seven-rest = Silloin mikään ei voisi kulkea seiskan loppua ({ $rest }).

## The characters of the bots, by their levels

tokken-bot-1 = { $bot } kuljettaa mieluummin kaikkia nappuloita kuin tuo yhden kotiin.
tokken-bot-2 = { $bot } juoksee yhdellä nappulalla ja antaa muiden odottaa.
tokken-bot-3 = { $bot } lyö kaikki, jotka ovat ulottuvilla.
tokken-bot-4 = { $bot } säästää seiskat ja jokerin oikeaan hetkeen.

## Hints: what is good about a move

tokken-hint-home = vie { $after ->
    [1] nappulan
    [2] toisen nappulan
    [3] kolmannen nappulan
   *[other] viimeisen nappulan
} kotiin
tokken-hint-last = jättää vain yhden nappulan vietäväksi kotiin
tokken-hint-next = tuo seuraavaa nappulaa lähemmäs kotia
tokken-hint-next-theirs = { $first ->
    [J] siirtää taakse nappulan, jonka toinen tarvitsee kotiin seuraavaksi
    [5] siirtää taakse nappulan, jonka toinen tarvitsee kotiin seuraavaksi
   *[other] lyö nappulan, jonka toinen tarvitsee kotiin seuraavaksi
}
tokken-hint-second = tuo nappulaa eteenpäin
tokken-hint-second-theirs = { $first ->
    [J] siirtää toisen nappulaa taakse
    [5] siirtää toisen nappulaa taakse
   *[other] lyö toisen nappulan
}
tokken-hint-later = tuo nappulaa eteenpäin
tokken-hint-later-theirs = { $first ->
    [J] siirtää toisen nappulaa taakse
    [5] siirtää toisen nappulaa taakse
   *[other] lyö toisen nappulan
}
tokken-hint-best = valmistelee hyvän siirron seuraavalle kortille
tokken-hint-rest = jättää seiskan lopulle hyvän reitin
tokken-hint-idle = jättää vähemmän kortteja, joita ei voi pelata
tokken-hint-cards = ottaa uuden kortin
tokken-hint-keeps-entering = säästää kortit, jotka tuovat nappuloita peliin
tokken-hint-keeps-joker = säästää jokerin
tokken-hint-keeps-sevens = säästää seiskan, jonka voi jakaa
tokken-hint-keeps-best = säästää kortin, josta on nyt eniten apua
tokken-hint-move-give = on vähiten hyödyllinen kortti

## What decided a round or the game

tokken-ended = Kaikki neljä nappulaa ovat kotona. { $home ->
    [0] Toisella ei ollut vielä yhtään.
    [1] Toisella oli yksi.
    [2] Toisella oli kaksi.
   *[other] Toisella oli kolme.
}

## Why the game ended, by its clause

tokken-end-T-19 = Kukaan ei pääse enää kotiin.
tokken-end-T-29 = Neljä nappulaa on kotona.
tokken-end-T-30 = Peli kesti jo tarpeeksi.
