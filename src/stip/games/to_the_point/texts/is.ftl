## The game in a few words

to-the-point-tagline = Byggðu, gakktu svo.
to-the-point-guide-1 = Leggðu flísar: tveir helmingar verða punktur.
to-the-point-guide-2 = Spilaðu út og gakktu á punkt í lit spilsins.
to-the-point-guide-3 = Fyrsta peð á upphafspunkt hins vinnur.
to-the-point-about = Leggðu flísar svo punktar birtist, og gakktu eftir þeim yfir á hina hliðina.

## Options

to-the-point-option-board = Borð
to-the-point-option-board-7x7 = 7 × 7
to-the-point-option-board-5x7 = 5 × 7
to-the-point-option-own_pawn_only = Færa aðeins eigið peð
to-the-point-option-own_pawn_only-yes = já
to-the-point-option-own_pawn_only-no = nei
to-the-point-option-push = Færa peð hins
to-the-point-option-push-free = í hverri umferð
to-the-point-option-push-rest = ekki tvisvar í röð

## What is asked next, by the kind of thing that can be touched

to-the-point-ask-card = Hvaða spil?
to-the-point-ask-cell = Hvert fer hún?
to-the-point-ask-turn = Hvernig snýr hún?
to-the-point-ask-open = Hvaða opna flís?
to-the-point-ask-dot = Á hvaða punkt?
to-the-point-ask-done = Fleiri spil, eða búið?
to-the-point-ask-pawn = Hvaða peð?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, auður
to-the-point-scene-centre = { $cell }, miðjan: þangað fer engin flís
to-the-point-scene-tile = { $where }, flís: norður { $north }, austur { $east }, suður { $south }, vestur { $west }
to-the-point-scene-dot = { $pigment ->
    [none] { $dot }, enginn punktur
    [any] { $dot }, punktur fyrir öll spil
    [printed] { $dot }, prentaður punktur, fyrir öll spil
    [red] { $dot }, rauður punktur
    [orange] { $dot }, appelsínugulur punktur
    [yellow] { $dot }, gulur punktur
    [green] { $dot }, grænn punktur
    [blue] { $dot }, blár punktur
   *[other] { $dot }, grár punktur
}
to-the-point-scene-pawn = { pigment } peð á { $dot }
to-the-point-scene-pawn-off = { pigment } peð, við hlið borðsins
to-the-point-scene-display = Flísar og spil við hlið borðsins
to-the-point-scene-open = opin flís { $number }
to-the-point-scene-open-none = pláss { $number } fyrir opna flís, autt
to-the-point-scene-tiles = { $count ->
    [0] engin flís eftir í stokknum
    [one] { $count } flís í stokknum
   *[other] { $count } flísar í stokknum
}
to-the-point-scene-cards = { $count ->
    [0] ekkert spil eftir í stokknum
   *[other] { $count } spil í stokknum
}
to-the-point-scene-discards = { $count ->
    [0] ekkert í kastbunka
   *[other] { $count } í kastbunka
}
to-the-point-scene-hand = Spilin þín
to-the-point-scene-card = { pigment } spil, { $signs ->
    [diagonal] skááttirnar fjórar
    [straight] upp, niður, til vinstri og hægri
    [rising] upp-hægri og niður-vinstri
    [falling] upp-vinstri og niður-hægri
    [along] upp og niður
   *[all] allar áttirnar átta
}
to-the-point-scene-rows = { $rows ->
    [one] { $rows } röð eftir
   *[other] { $rows } raðir eftir
}
to-the-point-scene-done-so-far = { $stage ->
    [card] flís notuð
    [tile] spil notað
   *[change] skiptir spilum
}
to-the-point-scene-ask = { $stage ->
    [change] Skiptu spilum að vild, ýttu svo á Búið.
    [card] Nú spil, eða ljúktu umferðinni.
    [tile] Nú flís, eða ljúktu umferðinni.
    [enter] Leggðu flís; spil kemur peðinu inn.
   *[both] Þú átt leik: flís og spil.
}
to-the-point-scene-turn = { $turns ->
    [0] Eins og hún er
    [1] Fjórðungs snúningur
    [2] Hálfur snúningur
   *[3] Þrír fjórðu úr hring
}
to-the-point-scene-done = Búið
to-the-point-scene-end = Ljúka umferð

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] um fjórðung
    [2] um hálfan hring
   *[3] um þrjá fjórðu
}
to-the-point-tell-place = { $turns ->
    [0] leggur opna flís { $slot } á { $cell }
   *[other] leggur opna flís { $slot } á { $cell }, snúið { to-the-point-tell-turned }
}
to-the-point-tell-move = færir flís frá { $cell } á { $other }
to-the-point-tell-turn = { $who ->
    [me] snýrð
   *[other] snýr
} flísinni á { $cell } { to-the-point-tell-turned }
to-the-point-tell-exchange = skiptir á flísunum á { $cell } og { $other }
to-the-point-tell-exchange-open = { $turns ->
    [0] skiptir á { $cell } og opinni flís { $slot }
   *[other] skiptir á { $cell } og opinni flís { $slot }, snúið { to-the-point-tell-turned }
}
to-the-point-tell-card = { $signs ->
    [diagonal] { pigment } á ská
    [straight] { pigment } beint
    [rising] { pigment } hækkandi
    [falling] { pigment } lækkandi
    [along] { pigment } lóðrétt
   *[all] { pigment } alhliða
}
to-the-point-tell-way = { $way ->
    [n] í norður
    [ne] í norðaustur
    [e] í austur
    [se] í suðaustur
    [s] í suður
    [sw] í suðvestur
    [w] í vestur
   *[nw] í norðvestur
}
to-the-point-tell-walk = { $walker ->
    [own] gengur { to-the-point-tell-way }: { $card }
   *[their] færir hitt peðið { to-the-point-tell-way }: { $card }
}
to-the-point-tell-enter = kemur inn: { $card }
to-the-point-tell-swap = skiptir spili: { $card }
to-the-point-tell-change = skiptir spilum: { $card }
to-the-point-tell-keep = heldur öllum spilum
to-the-point-tell-end = lýkur umferðinni

## Why something cannot be played

to-the-point-nothing-there = Ýttu á flís eða spil, eða ljúktu umferðinni.
to-the-point-tile-done = Þú hefur þegar notað flís: ein í umferð.
to-the-point-card-done = Þú hefur þegar notað spil: eitt í umferð.
to-the-point-no-cell = Á borðinu er enginn reitur { $cell }.
to-the-point-centre = { $cell } er prentaða miðjan: þangað fer engin flís.
to-the-point-slot-empty = Engin opin flís er númer { $slot }.
to-the-point-cell-taken = Á { $cell } liggur flís fyrir.
to-the-point-place-how = Hvert fer opna flísin, og hvernig snýr hún?
to-the-point-no-tile = Á { $cell } er engin flís.
to-the-point-locked = Peð stendur á flísinni á { $cell }: hún verður eins og hún er.
to-the-point-turn-same = Eftir þann snúning liti flísin á { $cell } eins út.
to-the-point-exchange-same = Eftir þau skipti liti allt eins út.
to-the-point-tile-how = Á að færa flísina á { $cell }, snúa henni eða skipta?
to-the-point-move-taken = Flís fer á annan, auðan reit; { $cell } er það ekki.
to-the-point-not-held = Þú ert ekki með { $card }.
to-the-point-card-how = Til hvers? { $card } færir peð, kemur þínu inn eða fer í skipti.
to-the-point-entered = Peðið þitt er þegar á borðinu.
to-the-point-start-empty = Engin flís er enn á upphafsreitnum þínum.
to-the-point-start-colour = Upphafspunkturinn þinn er { $colour ->
    [b] blár
    [g] grænn
   *[y] gulur
}: { $card } passar ekki.
to-the-point-own-only = Hér færir hver aðeins sitt eigið peð.
to-the-point-rest = Þú færðir peð mótherjans í síðustu umferð: leyfðu því að hvílast.
to-the-point-off-board = Það peð er ekki enn á borðinu.
to-the-point-too-far = Gengið er á næsta punkt í átt sem spilið sýnir.
to-the-point-direction = { $card } sýnir ekki { $direction }.
to-the-point-dot-taken = Á þeim punkti stendur peð.
to-the-point-not-complete = Sá punktur er ekki heill: hann þarf tvo helminga.
to-the-point-two-colours = Helmingar þess punkts eru ekki samlitir.
to-the-point-dot-colour = Sá punktur er { $colour ->
    [b] blár
    [g] grænn
   *[y] gulur
}: { $card } passar ekki.
to-the-point-no-change = Skipt er um spil þegar þín eigin ganga hefur komið peðinu þínu á rauðan punkt.
to-the-point-change-first = Peðið þitt er á rauðum punkti: segðu fyrst hvaða spilum þú skiptir, ef einhverjum.
to-the-point-change-more = Þú getur aðeins skipt spilum sem þú ert með.

## Hints: what is good about a move

to-the-point-hint-progress = færist nær markinu
to-the-point-hint-progress-theirs = ýtir hinu peðinu til baka
to-the-point-hint-step = undirbýr næsta skref
to-the-point-hint-step-theirs = tekur næsta skref af hinu peðinu
to-the-point-hint-step-by-tile = þá kostar næsta skref aðeins flís
to-the-point-hint-ways-on = opnar fleiri leiðir héðan
to-the-point-hint-ways-on-theirs = fækkar leiðum hins peðsins
to-the-point-hint-road = leggur punkta fyrir næstu skref
to-the-point-hint-road-theirs = rýfur veg hins peðsins
to-the-point-hint-pushed-back = er erfiðara að ýta til baka
to-the-point-hint-pushed-by-tile = er erfiðara að ýta til baka
to-the-point-hint-wins = vinnur
to-the-point-hint-threat = hótar að vinna í næstu umferð
to-the-point-hint-threat-theirs = stöðvar sigur í næstu umferð
to-the-point-hint-firm-threat = hótar sigri sem varla verður stöðvaður
to-the-point-hint-firm-threat-theirs = stöðvar sigur í næstu umferð
to-the-point-hint-goal-shut = opnar leiðina í mark
to-the-point-hint-goal-shut-theirs = lokar eigin upphafspunkti
to-the-point-hint-directions = heldur í spil með fleiri áttum
to-the-point-hint-straight-cards = heldur í fleiri spil sem vísa beint áfram

## Why the game ended, by its clause

to-the-point-end-TP-25 = Peðið stendur á upphafspunkti hins.
to-the-point-end-TP-26 = Þetta er orðið nógu langt.
