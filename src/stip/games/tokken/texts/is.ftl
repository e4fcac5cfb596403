## The game in a few words

tokken-tagline = Fjögur peð heim.
tokken-guide-1 = Skiptu spili. Ás, kóngur eða jóker kemur peði inn.
tokken-guide-2 = Spilin færa peðin þín. Lentu á öðrum og sendu þau til baka.
tokken-guide-3 = Fjögur peð í heimaröðinni vinna.
tokken-about = Spilaðu út, gakktu hringinn, og komdu fjórum peðum heim á undan hinum.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

tokken-lesson-enter = Kringlóttu peðin eru þín. Ás kemur einu inn: ýttu á ásinn, svo á peð, svo á punktinn.
tokken-lesson-enter-done = Það stendur á heimareitnum þínum og þar getur enginn slegið það.
tokken-lesson-enter-again = Fyrst ásinn þinn, svo kringlótt peð, svo punktinn.
tokken-lesson-walk = Í hverri umferð spilar þú einu spili. Sexa gengur sex reiti, í þá átt sem örvarnar vísa.
tokken-lesson-walk-done = Sex reitum framar. Svo á hinn leik.
tokken-lesson-walk-again = Ýttu á sexuna, svo á rauða peðið þitt, svo á punktinn.
tokken-lesson-hit = Lendirðu á köntuðu peði þarf það að byrja aftur. Hvaða spil kemur þér þangað?
tokken-lesson-hit-done = Hitti! Það fer aftur á byrjunarreit.
tokken-lesson-hit-again = Teldu reitina að kantaða peðinu: þeir eru átta.
tokken-lesson-dot = Lendirðu á svörtum punkti rennurðu áfram á næsta svarta punkt. Hvaða spil lendir þar?
tokken-lesson-dot-done = Þvert yfir borðið með einu spili.
tokken-lesson-dot-again = Teldu reitina að svarta punktinum: þeir eru sex.
tokken-lesson-back = Fjarki gengur aftur á bak. Frá heimareitnum er það styttri leið: taktu rauða peðið.
tokken-lesson-back-done = Næstum komið hringinn og varla skref stigið.
tokken-lesson-back-again = Ýttu á fjarkann, svo á rauða peðið á heimareitnum þínum.
tokken-lesson-seven = Skrefum sjöunnar má skipta. Fjögur þeirra koma bláa peðinu heim.
tokken-lesson-seven-done = Bláa peðið er heima og þar getur enginn slegið það.
tokken-lesson-seven-again = Ýttu á sjöuna, svo á bláa peðið þitt, svo á blettinn þess í heimaröðinni.
tokken-lesson-rest = Þrjú skref eru eftir handa öðru peði. Taktu það rauða og sjáðu hver stendur þar.
tokken-lesson-rest-done = Eitt spil: eitt peð heim og annað slegið.
tokken-lesson-rest-again = Ýttu á rauða peðið þitt, svo á punktinn.
tokken-lesson-home = Heimaröðin fyllist innan frá: blátt, grænt, gult, rautt. Hvert fer inn núna?
tokken-lesson-home-done = Á eftir bláu kemur grænt. Svo gult og síðast rautt.
tokken-lesson-home-again = Bláa peðið er þegar heima, svo nú er komið að því græna.
tokken-lesson-give = Fyrir hverja lotu gefið þið bæði eitt spil. Haltu ásnum: hann kemur peðum inn. Gefðu annað spil.
tokken-lesson-give-done = Þú fékkst kóng í staðinn. Kóngar koma líka peðum inn.
tokken-lesson-give-again = Haltu ásnum. Ýttu á eitthvert hinna.
tokken-lesson-win = Þrjú eru heima. Hvaða spil kemur rauða peðinu nákvæmlega á sinn blett?
tokken-lesson-win-done = Öll fjögur eru heima: þú vinnur!
tokken-lesson-win-again = Teldu skrefin að rauða blettinum: þau eru þrjú.

## The key to the cards

tokken-key = Hvað spilin gera
tokken-key-ace = Kemur peði inn, eða gengur 1.
tokken-key-number = Gengur jafnmarga reiti og stendur á því.
tokken-key-four = Gengur 4 aftur á bak, en ekki fram hjá eigin heimareit.
tokken-key-five = Lætur peð hins ganga 5, en ekki peð á eigin heimareit.
tokken-key-seven = Gengur 7, skipt á peðin þín eins og þú vilt.
tokken-key-jack = Skiptir á peði frá þér og peði hins, en ekki peði á eigin heimareit.
tokken-key-queen = Gengur 12.
tokken-key-king = Kemur peði inn, eða gengur 13 og slær öll peð á leiðinni, líka þín eigin.
tokken-key-joker = Kemur peði inn, eða gengur 18. Svo tekur þú annað spil.
tokken-key-hit = Endirðu á peði þarf það að byrja aftur. Það á líka við um þín eigin peð.
tokken-key-dot = Endirðu hér rennurðu áfram á næsta svarta punkt.
tokken-key-base = Á eigin heimareit er peð öruggt og enginn kemst fram hjá.

## Options

tokken-option-track = Reitir á hringnum
tokken-option-black_dot_offset = Svartur punktur á reit
tokken-option-exchange = Á undan hverri lotu
tokken-option-exchange-swap = skipta spili
tokken-option-exchange-draw = draga spil
tokken-option-exchange-none = engin skipti
tokken-option-home_order = Heimaröð
tokken-option-home_order-far_end = innst fyrst
tokken-option-home_order-free = í hvaða röð sem er
tokken-option-dot_past_home = Svarti punkturinn næst heimareit
tokken-option-dot_past_home-pass = liggur fram hjá
tokken-option-dot_past_home-stay = er venjulegur reitur

## What is asked next, by the kind of thing that can be touched

tokken-ask-pawn = Hvaða peð?
tokken-ask-pawn-pawn = Skipta við hvaða peð hins?
tokken-ask-card = Hvaða spil?
tokken-ask-home = Hvert? Ýttu á blettinn þess í heimaröðinni.
tokken-ask-field = Hvert? Ýttu á punkt.
tokken-ask-only-out = Engu spili er hægt að spila.

## What lies on the table, for those who listen to it

tokken-scene-card = { $rank ->
    [A] ás
    [T] 10
    [J] gosi
    [Q] drottning
    [K] kóngur
    [X] jóker
   *[other] { $rank }
}
tokken-scene-field = Reitur { $field }{ $kind ->
    [dot] , svartur punktur
    [base] , heimareitur
   *[field] { "" }
}
tokken-scene-spot = { $pigment ->
    [red] rauður
    [orange] appelsínugulur
    [yellow] gulur
    [green] grænn
    [blue] blár
   *[other] grár
} blettur í heimaröð þinni
tokken-pawn = { $whose ->
    [own] { $pigment ->
        [red] Rauða
        [orange] Appelsínugula
        [yellow] Gula
        [green] Græna
        [blue] Bláa
       *[other] Gráa
    } peðið þitt
    [theirs] { $pigment ->
        [red] Rauða
        [orange] Appelsínugula
        [yellow] Gula
        [green] Græna
        [blue] Bláa
       *[other] Gráa
    } peð hins
    [round] Kringlótt { pigment } peð
   *[square] Kantað { pigment } peð
}
tokken-scene-pawn = { tokken-pawn }, { $where ->
    [home] heima
    [reserve] í varaliði
   *[field] reitur { $field }
}
tokken-scene-pile = { $cards ->
    [one] { $cards } spil ógefið
   *[other] { $cards } spil ógefin
}
tokken-scene-played = { $cards ->
    [one] { $cards } spil komið út
   *[other] { $cards } spil komin út
}{ $rank ->
    [none] { "" }
   *[other] , síðast { tokken-scene-card }
}
tokken-scene-hand = Höndin þín
tokken-scene-given = { tokken-scene-card }, á leið til hins
tokken-scene-home = { $home } heima
tokken-scene-home-known = { tokken-scene-home }, frá þér: { $cards }
tokken-scene-ask = Þú átt leik. Hvaða spil?
tokken-scene-ask-give = Hvaða spil læturðu frá þér?
tokken-scene-ask-seven = { $left } skref eftir. Hvaða peð?
tokken-scene-ask-keep = Spilarðu síðasta spilinu eða geymirðu það?
tokken-scene-cause = Aðeins ás, kóngur eða jóker kemur peði inn.
tokken-scene-keep = Geyma þetta spil
tokken-scene-out = Kasta hendinni þinni

## Moves, told after a name or “You”

tokken-tell-enter = { $who ->
    [advice] komdu
   *[other] kemur
} { $pigment ->
    [red] rauðu
    [orange] appelsínugulu
    [yellow] gulu
    [green] grænu
    [blue] bláu
   *[other] gráu
} inn með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tokken-tell-walk = { $who ->
    [advice] færðu
   *[other] færir
} { pigment } með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tokken-tell-back = { $who ->
    [advice] færðu
   *[other] færir
} { pigment } aftur á bak með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tokken-tell-part = { $who ->
    [advice] færðu
   *[other] færir
} { pigment } { $steps } skref með sjöunni
tokken-owner = { $whose ->
    [me] peðið þitt
    [other] peð hins
   *[name] peðið sem { $name } á
}
tokken-tell-push = { $who ->
    [advice] færðu
   *[other] færir
} { $pigment ->
    [red] rauða
    [orange] appelsínugula
    [yellow] gula
    [green] græna
    [blue] bláa
   *[other] gráa
} { tokken-owner } með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tokken-tell-swap = { $who ->
    [advice] láttu
   *[other] lætur
} { pigment } og { $other ->
    [red] rauða
    [yellow] gula
    [green] græna
   *[blue] bláa
} { tokken-owner } skipta um stað með gosa
tokken-tell-give = { $who ->
    [advice] láttu
   *[other] lætur
} { $rank ->
    [A] ás
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóng
    [X] jóker
   *[other] { $rank }
} af hendi
tokken-tell-keep = { $who ->
    [advice] geymdu
   *[other] geymir
} síðasta spilið
tokken-tell-out = { $who ->
    [advice] kastaðu
   *[other] kastar
} hendinni

## What a move caused, in sentences

tokken-effect-pawn = { $whose ->
    [me] { $pigment ->
        [red] Rauða
        [orange] Appelsínugula
        [yellow] Gula
        [green] Græna
        [blue] Bláa
       *[other] Gráa
    } peðið þitt
    [other] { $pigment ->
        [red] Rauða
        [orange] Appelsínugula
        [yellow] Gula
        [green] Græna
        [blue] Bláa
       *[other] Gráa
    } peð hins
    [round] Kringlótta { $pigment ->
        [red] rauða
        [orange] appelsínugula
        [yellow] gula
        [green] græna
        [blue] bláa
       *[other] gráa
    } peðið
    [square] Kantaða { $pigment ->
        [red] rauða
        [orange] appelsínugula
        [yellow] gula
        [green] græna
        [blue] bláa
       *[other] gráa
    } peðið
   *[name] { $pigment ->
        [red] Rauða
        [orange] Appelsínugula
        [yellow] Gula
        [green] Græna
        [blue] Bláa
       *[other] Gráa
    } peðið sem { $name } á
}
tokken-effect-card = { $rank ->
    [A] ás
    [8] 8
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóng
    [X] jókerinn
   *[other] { $rank }
}
tokken-effect-hit = { tokken-effect-pawn } er slegið.
tokken-effect-home = { tokken-effect-pawn } er heima.
tokken-effect-dot = Svarti punkturinn ber það áfram.
tokken-effect-extra = { $rank ->
    [none] Jókerinn gefur aukaspil.
   *[other] Þú dregur { tokken-effect-card }.
}
tokken-effect-dealt = Ný spil eru gefin.
tokken-effect-given = { $rank ->
    [none] Spilin hafa skipt um hendur.
   *[other] Þú fékkst { tokken-effect-card }.
}

## Why something cannot be played

tokken-nothing-there = Ýttu á spil á hendi þinni, svo á peð.
tokken-only-out = Engu er hægt að spila núna: kastaðu hendinni.
tokken-not-in-hand = Þetta spil er ekki á hendi þinni: { tokken-scene-card }.
tokken-which-pawn = Hvaða peð? Það þarf að geta farið ({ tokken-scene-card }).
tokken-unplayable = Ekkert peð kemst áfram með þessu spili núna ({ tokken-scene-card }).
tokken-must-play = Hendi er aðeins kastað þegar ekkert spil á henni gengur.
tokken-give-first = Veldu fyrst eitt nýgefnu spilanna til að láta af hendi.
tokken-no-exchange = Skipst er á spilum aðeins þegar þau eru nýgefin.
tokken-kept = Geymt spil tekur ekki þátt í skiptunum.
tokken-keep-last-round = Í þriðju lotu er öllum spilum spilað.
tokken-keep-joker = Aðeins sá sem tók aukaspil jókersins í þessari lotu má geyma spil.
tokken-keep-one = Aðeins má geyma síðasta spilið sitt, þegar hinn á ekkert eftir.
tokken-keep-unplayable = Ekki er hægt að spila spilinu þínu ({ tokken-scene-card }) og því er hent: aðeins má geyma spil sem hægt væri að spila.
tokken-in-reserve = { tokken-pawn } bíður í varaliðinu: ás, kóngur eða jóker kemur því inn.
tokken-not-in-reserve = { tokken-pawn } er þegar á borðinu.
tokken-no-entry = { tokken-pawn } kemst aðeins inn með ás, kóngi eða jóker.
tokken-base-taken = Þitt eigið peð er á heimareitnum þínum.
tokken-closed = Peð á eigin heimareit er í veginum: enginn fer fram hjá því eða slær það.
tokken-past-row = { tokken-pawn } kemst ekki svo langt: leiðin endar í heimaröðinni.
tokken-other-spot = { tokken-pawn } má aðeins standa á bletti í sínum lit í heimaröðinni.
tokken-row-passed = Í heimaröðinni fer ekkert peð fram úr öðru.
tokken-far-end = Heimaröðin fyllist innan frá: innstu blettirnir koma fyrst.
tokken-stays-home = { tokken-pawn } er heima, og verður þar.
tokken-crosses-base = { tokken-pawn } færi yfir eigin heimareit, fjóra aftur á bak.
tokken-on-base = { tokken-pawn } stendur á eigin heimareit: fimma hreyfir það ekki.
tokken-five-theirs = Fimma færir peð mótherjans.
tokken-own-pawns = Með þessu spili ({ tokken-scene-card }) ganga aðeins þín eigin peð.
tokken-only-jack = Aðeins gosi lætur tvö peð skipta um stað.
tokken-swap-two = Gosi þarf tvö peð: eitt þitt og eitt mótherjans.
tokken-swap-ring = Bæði peð gosans verða að vera á hringnum.
tokken-swap-base = { tokken-pawn } stendur á eigin heimareit: gosi hreyfir það ekki.
tokken-goes-home = { tokken-pawn } fer heim með þessu spili.
tokken-elsewhere = { tokken-pawn } stoppar ekki þar: spilið færir það á merkta punktinn.
tokken-dot = { tokken-pawn } verður ekki kyrrt á svörtum punkti: það rennur á þann næsta.
tokken-finish-seven = Fyrst sjöan: { $left ->
    [one] { $left } skref hennar er
   *[other] { $left } skref hennar eru
} eftir.
tokken-moved-already = { tokken-pawn } hefur gengið sinn hluta þessarar sjöu.
tokken-how-far = Hve langt? { tokken-pawn } getur gengið allt að { $left } af sjöunni.
tokken-too-many = Aðeins { $left ->
    [one] { $left } skref sjöunnar er
   *[other] { $left } skref sjöunnar eru
} eftir.
tokken-seven-rest = Þá gæti ekkert peð gengið afgang sjöunnar ({ $rest }).

## The characters of the bots, by their levels

tokken-bot-1 = { $bot } tekur frekar öll peðin með en að koma einu heim.
tokken-bot-2 = { $bot } hleypur með eitt peð og lætur hin bíða.
tokken-bot-3 = { $bot } slær allt sem innan seilingar er.
tokken-bot-4 = { $bot } geymir sjöur og jókerinn fram að réttu stundinni.

## Hints: what is good about a move

tokken-hint-home = kemur { $after ->
    [1] peði
    [2] öðru peði
    [3] þriðja peðinu
   *[other] síðasta peðinu
} heim
tokken-hint-last = gerir að verkum að aðeins eitt peð er eftir á heimleið
tokken-hint-next = færir næsta peð nær heimaröðinni
tokken-hint-next-theirs = { $first ->
    [J] færir aftur peðið sem hinn þarf næst að koma heim
    [5] færir aftur peðið sem hinn þarf næst að koma heim
   *[other] slær peðið sem hinn þarf næst að koma heim
}
tokken-hint-second = færir peð fram á við
tokken-hint-second-theirs = { $first ->
    [J] færir aftur eitt af peðum hins
    [5] færir aftur eitt af peðum hins
   *[other] slær eitt af peðum hins
}
tokken-hint-later = færir peð fram á við
tokken-hint-later-theirs = { $first ->
    [J] færir aftur eitt af peðum hins
    [5] færir aftur eitt af peðum hins
   *[other] slær eitt af peðum hins
}
tokken-hint-best = undirbýr góða færslu með næsta spili
tokken-hint-rest = skilur eftir góða leið fyrir afgang sjöunnar
tokken-hint-idle = skilur eftir færri spil sem ekki er hægt að spila
tokken-hint-cards = tekur nýtt spil
tokken-hint-keeps-entering = heldur í spilin sem koma peðum inn
tokken-hint-keeps-joker = heldur í jókerinn
tokken-hint-keeps-sevens = heldur í sjöuna, sem má skipta
tokken-hint-keeps-best = heldur í spilið sem nýtist best núna
tokken-hint-move-give = er gagnsminnsta spilið

## What decided a round or the game

tokken-ended = Öll fjögur peðin eru heima. { $home ->
    [0] Hinn var ekki með neitt enn.
    [1] Hinn var með eitt.
    [2] Hinn var með tvö.
   *[other] Hinn var með þrjú.
}

## Why the game ended, by its clause

tokken-end-T-19 = Enginn kemst heim lengur.
tokken-end-T-29 = Fjögur peð eru heima.
tokken-end-T-30 = Þetta er orðið nógu langt.
