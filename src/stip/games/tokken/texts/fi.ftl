## The game in a few words

tokken-tagline = Neljä kotiin.
tokken-guide-1 = Vaihda kortti. Ässä, kuningas tai jokeri tuo nappulan peliin.
tokken-guide-2 = Kortit siirtävät nappuloitasi. Osu toisiin, niin ne palaavat alkuun.
tokken-guide-3 = Neljä nappulaa kotirivillä voittaa.
tokken-about = Pelaa kortteja, kierrä kehää ja tuo neljä nappulaa kotiin ennen toista.

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
tokken-ask-card = Mikä kortti?
tokken-ask-home = Napauta paikkaa kotona.
tokken-ask-field = Minne? Napauta pistettä.
tokken-ask-only-out = Yhtäkään korteistasi ei voi pelata.

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
tokken-scene-pawn = { $whose ->
    [own] Sinun { pigment } nappulasi
    [theirs] Toisen { pigment } nappula
    [round] Pyöreä { pigment } nappula
   *[square] Kulmikas { pigment } nappula
}, { $where ->
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
tokken-scene-ask = Vuorosi. Napauta korttia.
tokken-scene-ask-give = Napauta annettavaa korttia.
tokken-scene-ask-seven = { $left ->
    [one] 1 askel jäljellä. Mikä nappula?
   *[other] { $left } askelta jäljellä. Mikä nappula?
}
tokken-scene-ask-keep = Pelaa viimeinen korttisi tai säästä se.
tokken-scene-keep = Säästä tämä kortti
tokken-scene-out = Mikään ei käy: heitä käsi pois

## Moves, told after a name or “You”

tokken-tell-enter = { $who ->
    [me] tuot
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
   *[other] siirtää
} { $pigment ->
    [red] punaista
    [orange] oranssia
    [yellow] keltaista
    [green] vihreää
    [blue] sinistä
   *[other] harmaata
}, { $steps } seiskasta
tokken-tell-push = { $who ->
    [me] siirrät
   *[other] siirtää
} toisen { $pigment ->
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
   *[other] vaihtaa
} { $pigment ->
    [red] punaisen
    [orange] oranssin
    [yellow] keltaisen
    [green] vihreän
    [blue] sinisen
   *[other] harmaan
} toisen { $other ->
    [red] punaiseen
    [yellow] keltaiseen
    [green] vihreään
   *[blue] siniseen
}
tokken-tell-give = { $who ->
    [me] annat
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
   *[other] säästää
} viimeisen kortin
tokken-tell-out = { $who ->
    [me] heität korttisi
   *[other] heittää korttinsa
} pois

## Why something cannot be played

tokken-nothing-there = Napauta korttia kädessäsi, sitten nappulaa.
tokken-not-in-hand = Kädessäsi ei ole korttia { $card }.
tokken-which-pawn = Mikä nappula? Sen pitää päästä liikkeelle ({ $card }).
tokken-unplayable = { $card } ei käy nyt: mikään nappula ei pääse sillä liikkeelle.
tokken-must-play = Käsi heitetään pois vain, kun mitään sen korttia ei voi pelata.
tokken-give-first = Valitse ensin juuri jaetuista korteista yksi annettavaksi.
tokken-no-exchange = Kortteja vaihdetaan vain heti jaon jälkeen.
tokken-kept = Säästetty kortti ei ole mukana vaihdossa.
tokken-keep-last-round = Kolmannella kierroksella pelataan kaikki kortit.
tokken-keep-joker = Vain jokerin lisäkortin tällä kierroksella ottanut saa säästää kortin.
tokken-keep-one = Säästää voi vain viimeisen korttinsa, kun toisella ei ole enää yhtään.
tokken-keep-unplayable = Korttia { $card } ei voi pelata, joten se heitetään pois: säästää voi vain kortin, jonka voisi pelata.
tokken-in-reserve = { $pawn } odottaa reservissä: ässä, kuningas tai jokeri tuo sen peliin.
tokken-not-in-reserve = { $pawn } on jo laudalla.
tokken-no-entry = { $pawn } tulee peliin vain ässällä, kuninkaalla tai jokerilla.
tokken-base-taken = Kotipesässäsi on oma nappulasi.
tokken-closed = Nappula omassa kotipesässään on tiellä: sitä ei ohiteta eikä lyödä.
tokken-past-row = Se on liian kaukana ({ $pawn }): tie päättyy kotiriviin.
tokken-other-spot = Kotirivillä { $pawn } seisoo vain oman värinsä paikalla.
tokken-row-passed = Kotirivillä nappula ei ohita toista.
tokken-far-end = Kotirivi täyttyy perältä: syvemmät paikat tulevat ensin.
tokken-stays-home = { $pawn } on kotona, ja pysyy siellä.
tokken-crosses-base = Neljä taaksepäin, ja { $pawn } ylittäisi oman kotipesänsä.
tokken-on-base = { $pawn } on omassa kotipesässään: vitonen ei siirrä sitä.
tokken-five-theirs = Vitonen siirtää vastustajan nappulaa.
tokken-own-pawns = { $card } siirtää vain omia nappuloitasi.
tokken-only-jack = Vain jätkä vaihtaa kahden nappulan paikat.
tokken-swap-two = Jätkä tarvitsee kaksi nappulaa: omasi ja vastustajan.
tokken-swap-ring = Jätkän kummankin nappulan on oltava kehällä.
tokken-swap-base = { $pawn } on omassa kotipesässään: jätkä ei siirrä sitä.
tokken-goes-home = Tällä kortilla { $pawn } menee kotiin.
tokken-elsewhere = Tällä kortilla { $pawn } menee ruutuun { $field }.
tokken-dot = Mustasta pisteestä { $pawn } jatkaa seuraavaan, ruutuun { $field }.
tokken-finish-seven = Ensin seiska: { $left ->
    [one] { $left } askel
   *[other] { $left } askelta
} on jäljellä.
tokken-moved-already = { $pawn } on jo kulkenut osansa tästä seiskasta.
tokken-how-far = Kuinka pitkälle? { $pawn } voi kulkea seiskasta enintään { $left }.
tokken-too-many = Seiskaa on jäljellä vain { $left ->
    [one] { $left } askel
   *[other] { $left } askelta
}.
tokken-seven-rest = Silloin mikään ei voisi kulkea seiskan loppua ({ $rest }).

## Hints: what is good about a move

tokken-hint-home = vie { $after ->
    [1] nappulan
    [2] toisen nappulan
    [3] kolmannen nappulan
   *[other] viimeisen nappulan
} kotiin
tokken-hint-last = jättää vain yhden nappulan vietäväksi kotiin
tokken-hint-next = tuo seuraavaksi kotiin menevää nappulaa lähemmäs
tokken-hint-next-theirs = heittää taakse vastustajan seuraavan kotiintulijan
tokken-hint-second = tuo seuraavan jälkeistä nappulaa eteenpäin
tokken-hint-second-theirs = heittää taakse vastustajan seuraavan jälkeisen
tokken-hint-later = tuo nappulaa eteenpäin
tokken-hint-later-theirs = heittää vastustajan nappulan taakse
tokken-hint-best = vahvistaa kädessä olevaa korttia
tokken-hint-best-theirs = vie terän vastustajan parhaalta kortilta
tokken-hint-rest = jättää seiskan lopulle hyvän reitin
tokken-hint-idle = saa useamman kortin kädestä pelikuntoon
tokken-hint-idle-theirs = jättää vastustajalle kortteja, joita ei voi pelata
tokken-hint-cards = ottaa uuden kortin

## Why the game ended, by its clause

tokken-end-T-19 = Kukaan ei pääse enää kotiin.
tokken-end-T-29 = Neljä nappulaa on kotona.
tokken-end-T-30 = Peli kesti jo tarpeeksi.
