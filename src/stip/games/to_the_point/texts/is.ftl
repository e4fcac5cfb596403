## The game in a few words

to-the-point-tagline = Byggðu, gakktu svo.
to-the-point-guide-1 = Leggðu flísar: tveir helmingar verða punktur.
to-the-point-guide-2 = Spilaðu út og gakktu á punkt í lit spilsins.
to-the-point-guide-3 = Fyrsta peð á upphafspunkt hins vinnur.
to-the-point-about = Leggðu flísar svo punktar birtist, og gakktu eftir þeim yfir á hina hliðina.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

to-the-point-lesson-lay = Gula peðið er þitt. Umferð er flís og spil. Fyrst flísin: ýttu á þá bláu og svo á reitinn við gula hálfa punktinn þinn.
to-the-point-lesson-lay-done = Tveir helmingar mætast við brúnina: blár punktur, og þar kemstu inn.
to-the-point-lesson-lay-again = Ýttu á bláu flísina og svo á punktaða reitinn.
to-the-point-lesson-enter = Nú spil. Blátt leiðir á blátt: ýttu á bláa spilið og svo á punktinn við upphafið þitt.
to-the-point-lesson-enter-done = Þú ert inni. Nú er að komast yfir á hina hliðina.
to-the-point-lesson-enter-again = Ýttu á bláa spilið og svo á punktinn við upphafið þitt.
to-the-point-lesson-halves = Tveir helmingar í sama lit verða punktur. Leggðu fyrstu flísina fyrir framan þig þannig að blátt mæti bláu.
to-the-point-lesson-halves-done = Blátt mætir bláu: heill punktur til að ganga á.
to-the-point-lesson-halves-again = Ýttu á fyrstu flísina, punktaða reitinn og myndina með blátt neðst.
to-the-point-lesson-walk = Spil þarf að hafa lit punktsins og ör sem vísar þangað. Gakktu upp með bláa spilinu.
to-the-point-lesson-walk-done = Einum punkti lengra og nýtt spil á hendi.
to-the-point-lesson-walk-again = Ýttu á bláa spilið, svo á peðið þitt, svo á bláa punktinn.
to-the-point-lesson-push = Þú mátt líka ganga með peð hins. Sendu það aftur upp, þangað sem það kom frá.
to-the-point-lesson-push-done = Það kostar hinn heilt skref.
to-the-point-lesson-push-again = Ýttu á græna spilið, bláa peðið og punktinn fyrir ofan það.
to-the-point-lesson-red = Á rauðu punktana í miðjunni passa öll spil. Gakktu á þann sem er beint fyrir ofan þig.
to-the-point-lesson-red-done = Og á rauðum punkti máttu skipta um spil.
to-the-point-lesson-red-again = Ýttu á gula spilið með örvunum, svo á peðið þitt, svo á rauða punktinn.
to-the-point-lesson-change = Ýttu á spilin sem þú vilt ekki og svo á „{ to-the-point-scene-done }“.
to-the-point-lesson-change-done = Ný spil, nýjar leiðir.
to-the-point-lesson-change-again = Ýttu á spil á hendinni og svo á „{ to-the-point-scene-done }“.
to-the-point-lesson-win = Upphafspunktur hins er einum punkti frá þér. Gakktu á hann.
to-the-point-lesson-win-done = Beint á punktinn: þú vinnur!
to-the-point-lesson-win-again = Ýttu á græna spilið, svo á peðið þitt, svo á punktinn við efri brúnina.

## The key to the cards

to-the-point-key = Spil og flísar
to-the-point-key-all = Stjörnuspil: á næsta punkt í þessum lit, í hvaða átt sem er.
to-the-point-key-straight = Beint spil: upp, niður, til vinstri eða hægri.
to-the-point-key-diagonal = Skáspil: á ská, í allar fjórar áttir.
to-the-point-key-rising = Hægri-upp-spil: upp til hægri eða niður til vinstri.
to-the-point-key-falling = Vinstri-upp-spil: upp til vinstri eða niður til hægri.
to-the-point-key-along = Upp-og-niður-spil: beint upp eða niður.
to-the-point-key-tile = Einu sinni í umferð: leggðu, færðu, snúðu eða skiptu flís. Tveir helmingar í sama lit verða punktur.
to-the-point-key-joker = Rauður helmingur passar við alla liti.
to-the-point-key-red = Öll spil passa. Gangir þú þangað með þitt eigið peð máttu skipta um spil.

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
to-the-point-ask-open = Hvaða flís?
to-the-point-ask-dot = Á hvaða punkt?
to-the-point-ask-done = Fleiri spil, eða búið?
to-the-point-ask-card-card = Fleiri spil, eða búið?
to-the-point-ask-only-discard = Skipta því fyrir nýtt?
to-the-point-ask-discard-card = Hvaða spili skiptirðu fyrir nýtt?
to-the-point-ask-only-discard-end = Ekkert spil gengur. Skipta, eða ljúka?
to-the-point-ask-after-cell = Færa hana, snúa henni eða skipta?
to-the-point-ask-after-card = Hvaða peð, eða hvert?
to-the-point-ask-pawn = Hvaða peð?

## What lies on the table, for those who listen to it

to-the-point-scene-cell = { $cell }, auður
to-the-point-scene-centre = { $cell }, miðjan: þangað fer engin flís
to-the-point-scene-tile = { $where }, flís: efst { $top }, til hægri { $right }, neðst { $bottom }, til vinstri { $left }
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
to-the-point-scene-pawn = { pigment } peð, { $dot }
to-the-point-scene-pawn-off = { pigment } peð, við hlið borðsins
to-the-point-scene-between = milli { $cell } og { $other }
to-the-point-scene-start = { $pigment ->
    [red] rauði
    [orange] appelsínuguli
    [yellow] guli
    [green] græni
    [blue] blái
   *[other] grái
} upphafspunkturinn
to-the-point-scene-display = Flísar og spil við hlið borðsins
to-the-point-scene-open = { $number ->
    [1] fyrsta flísin
    [2] önnur flísin
   *[3] þriðja flísin
}
to-the-point-scene-open-none = { $number ->
    [1] fyrsta pláss fyrir flísar, autt
    [2] annað pláss fyrir flísar, autt
   *[3] þriðja pláss fyrir flísar, autt
}
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
to-the-point-scene-card = { pigment } { $signs ->
    [diagonal] skáspil, skááttirnar fjórar
    [straight] beint spil, upp, niður, til vinstri og hægri
    [rising] hægri-upp-spil, upp til hægri og niður til vinstri
    [falling] vinstri-upp-spil, upp til vinstri og niður til hægri
    [along] upp-og-niður-spil, upp og niður
   *[all] stjörnuspil, allar áttirnar átta
}
to-the-point-scene-steps = { $steps } skref eftir
to-the-point-scene-done-so-far = { $stage ->
    [card] flís notuð
    [tile] spil notað
   *[change] skiptir spilum
}
to-the-point-scene-ask = { $stage ->
    [change] Hvaða spilum viltu skipta?
    [card] Nú spil, eða lýkurðu umferðinni?
    [tile] Nú flís, eða lýkurðu umferðinni?
    [enter] Flís, eða peðið inn?
    [lay] Flís fyrst? Ekkert spil kemur peðinu þínu inn enn.
   *[both] Fyrst flís eða spil?
}
to-the-point-scene-turn = { $turns ->
    [0] Eins og hún er
    [1] Snúið til hægri
    [2] Á hvolfi
   *[3] Snúið til vinstri
}
to-the-point-scene-done = Búið
to-the-point-scene-discard = Skipta spili
to-the-point-scene-end = Ljúka umferð

## Moves, told after a name or “You”

to-the-point-tell-turned = { $turns ->
    [1] snúið til hægri
    [2] á hvolfi
   *[3] snúið til vinstri
}
to-the-point-tell-tile = { $slot ->
    [1] fyrstu flísina
    [2] aðra flísina
   *[3] þriðju flísina
}
to-the-point-tell-place = { $who ->
    [advice] leggðu
   *[other] leggur
} { to-the-point-tell-tile } á { $cell }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-move = { $who ->
    [advice] færðu
   *[other] færir
} flís frá { $cell } á { $other }
to-the-point-tell-turn = { $who ->
    [me] snýrð
    [advice] snúðu
   *[other] snýr
} flísinni á { $cell } { $turns ->
    [1] til hægri
    [2] á hvolf
   *[3] til vinstri
}
to-the-point-tell-exchange = { $who ->
    [advice] skiptu
   *[other] skiptir
} á flísunum á { $cell } og { $other }
to-the-point-tell-exchange-open = { $who ->
    [advice] settu
   *[other] setur
} { to-the-point-tell-tile } í stað flísarinnar á { $cell }{ $turns ->
    [0] { "" }
   *[other] , { to-the-point-tell-turned }
}
to-the-point-tell-card = { $pigment ->
    [red] rauða
    [orange] appelsínugula
    [yellow] gula
    [green] græna
    [blue] bláa
   *[other] gráa
} { $signs ->
    [diagonal] skáspilið
    [straight] beina spilið
    [rising] hægri-upp-spilið
    [falling] vinstri-upp-spilið
    [along] upp-og-niður-spilið
   *[all] stjörnuspilið
}
to-the-point-tell-way = { $way ->
    [n] upp
    [ne] upp til hægri
    [e] til hægri
    [se] niður til hægri
    [s] niður
    [sw] niður til vinstri
    [w] til vinstri
   *[nw] upp til vinstri
}
to-the-point-tell-walk = { $who ->
    [advice] gakktu
   *[other] gengur
} { to-the-point-tell-way } með { $pigment ->
    [red] rauða
    [orange] appelsínugula
    [yellow] gula
    [green] græna
    [blue] bláa
   *[other] gráa
} { $signs ->
    [diagonal] skáspilinu
    [straight] beina spilinu
    [rising] hægri-upp-spilinu
    [falling] vinstri-upp-spilinu
    [along] upp-og-niður-spilinu
   *[all] stjörnuspilinu
}
to-the-point-tell-push = { $who ->
    [advice] færðu
   *[other] færir
} { $whose ->
    [me] peðið þitt
    [other] hitt peðið
   *[name] peðið sem { $name } á
} { to-the-point-tell-way } með { $pigment ->
    [red] rauða
    [orange] appelsínugula
    [yellow] gula
    [green] græna
    [blue] bláa
   *[other] gráa
} { $signs ->
    [diagonal] skáspilinu
    [straight] beina spilinu
    [rising] hægri-upp-spilinu
    [falling] vinstri-upp-spilinu
    [along] upp-og-niður-spilinu
   *[all] stjörnuspilinu
}
to-the-point-tell-enter = { $who ->
    [me] kemur peðinu þínu inn
    [advice] komdu peðinu þínu inn
   *[other] kemur inn
} með { $pigment ->
    [red] rauða
    [orange] appelsínugula
    [yellow] gula
    [green] græna
    [blue] bláa
   *[other] gráa
} { $signs ->
    [diagonal] skáspilinu
    [straight] beina spilinu
    [rising] hægri-upp-spilinu
    [falling] vinstri-upp-spilinu
    [along] upp-og-niður-spilinu
   *[all] stjörnuspilinu
}
to-the-point-tell-swap = { $who ->
    [advice] skiptu
   *[other] skiptir
} { $pigment ->
    [red] rauða
    [orange] appelsínugula
    [yellow] gula
    [green] græna
    [blue] bláa
   *[other] gráa
} { $signs ->
    [diagonal] skáspilinu
    [straight] beina spilinu
    [rising] hægri-upp-spilinu
    [falling] vinstri-upp-spilinu
    [along] upp-og-niður-spilinu
   *[all] stjörnuspilinu
} út
to-the-point-tell-change = { $who ->
    [advice] skiptu
   *[other] skiptir
} um spil: { $card }
to-the-point-tell-keep = { $who ->
    [advice] haltu
   *[other] heldur
} öllum spilum
to-the-point-tell-end = { $who ->
    [me] lýkur umferðinni þinni
    [advice] ljúktu umferðinni þinni
   *[other] lýkur umferðinni
}

## What a move caused, in sentences

to-the-point-effect-made = { $pigment ->
    [blue] Blár punktur verður til.
    [green] Grænn punktur verður til.
    [yellow] Gulur punktur verður til.
    [any] Punktur fyrir öll spil verður til.
   *[several] { $dots } punktar verða til.
}
to-the-point-effect-gone = { $dots ->
    [one] Einn punktur er horfinn.
   *[other] { $dots } punktar eru horfnir.
}
to-the-point-effect-steps = { $whose ->
    [me] Þú
    [other] { $pigment ->
        [yellow] Gula peðið
       *[blue] Bláa peðið
    }
   *[name] { $name }
}: { $steps } skref eftir.
to-the-point-effect-back = { $whose ->
    [me] Þú ferð
    [other] { $pigment ->
        [yellow] Gula peðið fer
       *[blue] Bláa peðið fer
    }
   *[name] { $name } fer
} aftur á bak: { $steps } skref eftir.
to-the-point-effect-red = Rauður punktur: það má skipta spilum.

## Why something cannot be played

to-the-point-nothing-there = Ýttu á flís eða spil, eða ljúktu umferðinni.
to-the-point-tile-done = Þú hefur þegar notað flís: ein í umferð.
to-the-point-card-done = Þú hefur þegar notað spil: eitt í umferð.
to-the-point-no-cell = Á borðinu er enginn reitur { $cell }.
to-the-point-centre = { $cell } er prentaða miðjan: þangað fer engin flís.
to-the-point-slot-empty = Engin { $slot ->
    [1] fyrsta
    [2] önnur
   *[3] þriðja
} flís er til.
to-the-point-cell-taken = Á { $cell } liggur flís fyrir.
to-the-point-place-how = Hvert fer flísin, og hvernig á hún að snúa?
to-the-point-no-tile = Á { $cell } er engin flís.
to-the-point-locked = Peð stendur á flísinni á { $cell }: hún verður eins og hún er.
to-the-point-turn-same = Eftir þann snúning liti flísin á { $cell } eins út.
to-the-point-exchange-same = Eftir þau skipti liti allt eins út.
to-the-point-tile-how = Á að færa flísina á { $cell }, snúa henni eða skipta?
to-the-point-move-taken = Flís fer á annan, auðan reit; { $cell } er það ekki.
to-the-point-not-held = Þetta spil er ekki á hendi þinni: { to-the-point-tell-card }.
to-the-point-card-how = Hvað á { to-the-point-tell-card } að gera? Það færir peð, kemur þínu inn eða fer í skipti.
to-the-point-card-idle = Núna leiðir { to-the-point-tell-card } hvergi. Þú getur skipt því fyrir nýtt.
to-the-point-entered = Peðið þitt er þegar á borðinu.
to-the-point-start-empty = Engin flís er enn á upphafsreitnum þínum.
to-the-point-start-colour = Upphafspunkturinn þinn er { $colour ->
    [b] blár
    [g] grænn
   *[y] gulur
}: { to-the-point-tell-card } passar ekki.
to-the-point-own-only = Hér færir hver aðeins sitt eigið peð.
to-the-point-rest = Þú færðir peð mótherjans í síðustu umferð: leyfðu því að hvílast.
to-the-point-off-board = Það peð er ekki enn á borðinu.
to-the-point-too-far = Gengið er á næsta punkt í átt sem spilið sýnir.
to-the-point-direction = Í þá átt vísar { to-the-point-tell-card } ekki.
to-the-point-dot-taken = Á þeim punkti stendur peð.
to-the-point-not-complete = Sá punktur er ekki heill: hann þarf tvo helminga.
to-the-point-two-colours = Helmingar þess punkts eru ekki samlitir.
to-the-point-dot-colour = Sá punktur er { $colour ->
    [b] blár
    [g] grænn
   *[y] gulur
}: { to-the-point-tell-card } passar ekki.
to-the-point-no-change = Skipt er um spil þegar þín eigin ganga hefur komið peðinu þínu á rauðan punkt.
to-the-point-change-first = Peðið þitt er á rauðum punkti: segðu fyrst hvaða spilum þú skiptir, ef einhverjum.
to-the-point-change-more = Þú getur aðeins skipt spilum sem þú ert með.

## The characters of the bots, by their levels

to-the-point-bot-1 = { $bot } leggur gjarnan langan veg áður en lagt er af stað.
to-the-point-bot-2 = { $bot } hleypur í átt að marki og óttast ekki að vera ýtt til baka.
to-the-point-bot-3 = { $bot } ýtir peðinu þínu til baka hvar sem hægt er.
to-the-point-bot-4 = { $bot } tekur burt punktana sem þú vilt ganga á.

## Hints: what is good about a move

to-the-point-hint-progress = færir peðið fram á við
to-the-point-hint-progress-theirs = ýtir hinu peðinu til baka
to-the-point-hint-step = undirbýr næsta skref
to-the-point-hint-step-theirs = tekur næsta skref af hinu peðinu
to-the-point-hint-step-by-tile = skilur eftir skref sem kostar aðeins flís
to-the-point-hint-ways-on = opnar fleiri leiðir héðan
to-the-point-hint-ways-on-theirs = fækkar leiðum hins peðsins
to-the-point-hint-road = leggur punkta fyrir næstu skref
to-the-point-hint-road-theirs = rýfur veg hins peðsins
to-the-point-hint-pushed-back = gerir erfiðara að ýta peðinu til baka
to-the-point-hint-pushed-by-tile = gerir erfiðara að ýta peðinu til baka
to-the-point-hint-wins = vinnur
to-the-point-hint-threat = hótar að vinna í næstu umferð
to-the-point-hint-threat-theirs = stöðvar sigur í næstu umferð
to-the-point-hint-firm-threat = hótar að vinna í næstu umferð
to-the-point-hint-firm-threat-theirs = stöðvar sigur í næstu umferð
to-the-point-hint-goal-shut = opnar leiðina í mark
to-the-point-hint-goal-shut-theirs = lokar eigin upphafspunkti
to-the-point-hint-directions = heldur í spil með fleiri áttum
to-the-point-hint-straight-cards = heldur í fleiri spil sem vísa beint áfram
to-the-point-hint-certain = tryggir sigurinn
to-the-point-hint-move-end = lætur allt vera eins og það er: ekkert betra er hægt að gera núna
to-the-point-hint-move-swap = er spilið með fæstar áttir, svo nýtt er meira virði

## What decided a round or the game

to-the-point-ended = { $pigment ->
    [yellow] Gula peðið stendur á upphafspunkti þess bláa.
   *[blue] Bláa peðið stendur á upphafspunkti þess gula.
} { $steps ->
    [one] Hinn átti eitt skref eftir.
   *[other] Hinn átti { $steps } skref eftir.
}

## Why the game ended, by its clause

to-the-point-end-TP-25 = Peðið stendur á upphafspunkti hins.
to-the-point-end-TP-26 = Þetta er orðið nógu langt.
