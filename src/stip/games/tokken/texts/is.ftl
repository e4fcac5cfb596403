## The game in a few words

tokken-tagline = Fjögur peð heim.
tokken-guide-1 = Skiptu spili. Ás, kóngur eða jóker kemur peði inn.
tokken-guide-2 = Spilin færa peðin þín. Lentu á öðrum og sendu þau til baka.
tokken-guide-3 = Fjögur peð í heimaröðinni vinna.
tokken-about = Spilaðu út, gakktu hringinn, og komdu fjórum peðum heim á undan hinum.

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
tokken-ask-card = Hvaða spil?
tokken-ask-home = Ýttu á blettinn heima.
tokken-ask-field = Hvert? Ýttu á punkt.
tokken-ask-only-out = Ekkert spilanna þinna er spilanlegt.

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
tokken-scene-pawn = { $whose ->
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
}, { $where ->
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
tokken-scene-ask = Þú átt leik. Ýttu á spil.
tokken-scene-ask-give = Ýttu á spil til að láta frá þér.
tokken-scene-ask-seven = { $left } skref eftir. Hvaða peð?
tokken-scene-ask-keep = Spilaðu síðasta spilinu, eða geymdu það.
tokken-scene-keep = Geyma þetta spil
tokken-scene-out = Ekkert gengur: kasta hendinni

## Moves, told after a name or “You”

tokken-tell-enter = kemur { $pigment ->
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
tokken-tell-walk = færir { pigment } með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tokken-tell-back = færir { pigment } aftur á bak með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tokken-tell-part = færir { pigment } { $steps } af sjöunni
tokken-tell-push = færir { $pigment ->
    [red] rauða
    [orange] appelsínugula
    [yellow] gula
    [green] græna
    [blue] bláa
   *[other] gráa
} peð hins með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tokken-tell-swap = skiptir á { $pigment ->
    [red] rauðu
    [orange] appelsínugulu
    [yellow] gulu
    [green] grænu
    [blue] bláu
   *[other] gráu
} og { $other ->
    [red] rauðu
    [yellow] gulu
    [green] grænu
   *[blue] bláu
} hins
tokken-tell-give = lætur { $rank ->
    [A] ás
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóng
    [X] jóker
   *[other] { $rank }
} af hendi
tokken-tell-keep = geymir síðasta spilið
tokken-tell-out = kastar hendinni

## Why something cannot be played

tokken-nothing-there = Ýttu á spil á hendi þinni, svo á peð.
tokken-not-in-hand = Þú ert ekki með { $card } á hendi.
tokken-which-pawn = Hvaða peð? { $card } þarf peð sem getur farið.
tokken-unplayable = { $card } gengur ekki núna: ekkert peð getur farið með því.
tokken-must-play = Hendi er aðeins kastað þegar ekkert spil á henni gengur.
tokken-give-first = Veldu fyrst eitt nýgefnu spilanna til að láta af hendi.
tokken-no-exchange = Skipst er á spilum aðeins þegar þau eru nýgefin.
tokken-kept = Geymt spil tekur ekki þátt í skiptunum.
tokken-keep-last-round = Í þriðju lotu er öllum spilum spilað.
tokken-keep-joker = Aðeins sá sem tók aukaspil jókersins í þessari lotu má geyma spil.
tokken-keep-one = Aðeins má geyma síðasta spilið sitt, þegar hinn á ekkert eftir.
tokken-keep-unplayable = Ekki er hægt að spila { $card } og því er spilinu hent: aðeins má geyma spil sem hægt væri að spila.
tokken-in-reserve = { $pawn } bíður í varaliðinu: ás, kóngur eða jóker kemur því inn.
tokken-not-in-reserve = { $pawn } er þegar á borðinu.
tokken-no-entry = Aðeins ás, kóngur eða jóker kemur { $pawn } inn.
tokken-base-taken = Þitt eigið peð er á heimareitnum þínum.
tokken-closed = Peð á eigin heimareit er í veginum: enginn fer fram hjá því eða slær það.
tokken-past-row = Það er of langt fyrir { $pawn }: leiðin endar í heimaröðinni.
tokken-other-spot = Í heimaröðinni stendur { $pawn } aðeins á bletti í sínum lit.
tokken-row-passed = Í heimaröðinni fer ekkert peð fram úr öðru.
tokken-far-end = Heimaröðin fyllist innan frá: innstu blettirnir koma fyrst.
tokken-stays-home = { $pawn } er heima, og verður þar.
tokken-crosses-base = Fjóra aftur á bak færi { $pawn } yfir eigin heimareit.
tokken-on-base = { $pawn } stendur á eigin heimareit: fimma hreyfir það ekki.
tokken-five-theirs = Fimma færir peð mótherjans.
tokken-own-pawns = Með { $card } ganga aðeins þín eigin peð.
tokken-only-jack = Aðeins gosi lætur tvö peð skipta um stað.
tokken-swap-two = Gosi þarf tvö peð: eitt þitt og eitt mótherjans.
tokken-swap-ring = Bæði peð gosans verða að vera á hringnum.
tokken-swap-base = { $pawn } stendur á eigin heimareit: gosi hreyfir það ekki.
tokken-goes-home = Með þessu spili fer { $pawn } heim.
tokken-elsewhere = Með þessu spili fer { $pawn } á reit { $field }.
tokken-dot = Af svörtum punkti fer { $pawn } áfram á þann næsta, reit { $field }.
tokken-finish-seven = Fyrst sjöan: { $left ->
    [one] { $left } skref hennar er
   *[other] { $left } skref hennar eru
} eftir.
tokken-moved-already = { $pawn } hefur gengið sinn hluta þessarar sjöu.
tokken-how-far = Hve langt? { $pawn } getur gengið allt að { $left } af sjöunni.
tokken-too-many = Aðeins { $left ->
    [one] { $left } skref sjöunnar er
   *[other] { $left } skref sjöunnar eru
} eftir.
tokken-seven-rest = Þá gæti ekkert peð gengið afgang sjöunnar ({ $rest }).

## Hints: what is good about a move

tokken-hint-home = kemur { $after ->
    [1] peði
    [2] öðru peði
    [3] þriðja peðinu
   *[other] síðasta peðinu
} heim
tokken-hint-last = þá er aðeins eitt peð eftir á heimleið
tokken-hint-next = færir nær peðið sem fer næst heim
tokken-hint-next-theirs = hrekur aftur peðið sem mótherjinn kemur næst heim
tokken-hint-second = færir þarnæsta peð fram á við
tokken-hint-second-theirs = hrekur aftur þarnæsta peð mótherjans
tokken-hint-later = færir peð fram á við
tokken-hint-later-theirs = hrekur aftur peð mótherjans
tokken-hint-best = gerir spil á hendi sterkara
tokken-hint-best-theirs = dregur tennurnar úr besta spili mótherjans
tokken-hint-rest = skilur eftir góða leið fyrir afgang sjöunnar
tokken-hint-idle = gerir fleiri spil á hendi nothæf
tokken-hint-idle-theirs = skilur mótherjann eftir með ónothæf spil
tokken-hint-cards = tekur nýtt spil

## Why the game ended, by its clause

tokken-end-T-19 = Enginn kemst heim lengur.
tokken-end-T-29 = Fjögur peð eru heima.
tokken-end-T-30 = Þetta er orðið nógu langt.
