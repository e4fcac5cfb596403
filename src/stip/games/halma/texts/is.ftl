## The game in a few words

halma-tagline = Stökktu yfir um.
halma-guide-1 = Öll peðin þín fara í garðinn á móti.
halma-guide-2 = Umferð: eitt skref, eða stökk í röð.
halma-guide-3 = Stökktu yfir hvaða peð sem er. Fyrstur í höfn vinnur.
halma-about = Komdu öllum peðunum þínum í garðinn á móti. Stígðu einn reit, eða stökktu yfir peð eins oft og þú getur.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

halma-lesson-step = Rauður er þinn litur. Öll peðin þín vilja í garðinn á móti, efst. Ýttu á peð með punktahring og svo á punkt.
halma-lesson-step-done = Eitt skref, í hvaða átt sem er: það er færsla.
halma-lesson-step-again = Prófaðu rautt peð með punktahring og svo punkt við hliðina.
halma-lesson-hop = Eða stökktu: yfir eitt peð, á auða reitinn beint fyrir aftan það.
halma-lesson-hop-done = Með stökki kemstu tvöfalt lengra. Enginn er drepinn.
halma-lesson-hop-again = Það peð hefur ekkert til að stökkva yfir. Prófaðu eitt með punktahring.
halma-lesson-hop-again-after = Ýttu á auða reitinn beint fyrir aftan peðið sem stokkið er yfir.
halma-lesson-chain = Eitt stökk má fylgja öðru. Hversu langt kemst þetta peð?
halma-lesson-chain-done = Þrjú stökk í einni umferð. Langar stökkraðir vinna leikinn.
halma-lesson-chain-again = Það kemst lengra. Ýttu á peðið með hringnum og svo á fjarlægasta punktinn.
halma-lesson-theirs = Peð hins hjálpa þér líka. Stökktu yfir bæði bláu peðin.
halma-lesson-theirs-done = Þín eða hins: þú mátt stökkva yfir þau öll.
halma-lesson-theirs-again = Þarna er annað blátt peð til að stökkva yfir. Ýttu á punktinn fyrir aftan það.
halma-lesson-bend = Stökkröð má beygja. Farðu með peðið á síðasta punktinn.
halma-lesson-bend-done = Fyrir hornið og áfram.
halma-lesson-bend-again = Það getur beygt þar og stokkið áfram. Ýttu á punktinn sem er lengst í burtu.
halma-lesson-court = Einn reitur í garðinum á móti er auður og eitt peð vantar. Komdu því inn.
halma-lesson-court-done = Öll peðin þín eru komin yfir: þú vinnur!
halma-lesson-court-again = Ýttu á rauða peðið sem er enn fyrir utan og svo á auða reitinn í garðinum.

## Options

halma-option-may_leave_goal = Peð mega fara úr garðinum á móti
halma-option-may_leave_goal-yes = já
halma-option-may_leave_goal-no = nei
halma-option-squatters = Peð sem fara aldrei að heiman
halma-option-squatters-count = loka ekki
halma-option-squatters-strict = loka

## What is asked next, by the kind of thing that can be touched

halma-ask-field = Hvert? Ýttu á punkt.

## What lies on the table, for those who listen to it

halma-scene-field = { $field }, auður
halma-scene-pawn = { $field }, { pigment } peð
halma-scene-home = { $home } í höfn
halma-scene-ask = { $pigment ->
    [red] Rauðu peðin þín: hvert þeirra?
    [blue] Bláu peðin þín: hvert þeirra?
   *[other] Þú átt leik. Hvaða peð?
}
halma-scene-pass = Passa

## Moves, told after a name or “You”

halma-tell-step = { $who ->
    [advice] stígðu
   *[other] stígur
} frá { $start } á { $end }
halma-tell-hop = { $who ->
    [advice] stökktu
   *[other] stekkur
} frá { $start } á { $end }
halma-tell-pass = { $who ->
    [advice] segðu pass
   *[other] segir pass
}

## What a move caused, in sentences

halma-effect-jumps = { $jumps } stökk í röð.
halma-effect-court = { $home } af { $pawns } peðum { $home ->
    [one] er
   *[other] eru
} í garðinum á móti.
halma-effect-home = { $pigment ->
    [red] Öll rauðu peðin eru í höfn.
    [yellow] Öll gulu peðin eru í höfn.
    [blue] Öll bláu peðin eru í höfn.
   *[green] Öll grænu peðin eru í höfn.
}

## Why something cannot be played

halma-must-move = Þú átt peð sem getur farið.
halma-nothing-there = Ýttu á eitt peðið þitt, svo á reit.
halma-finished = Sá litur er í höfn: peðin standa kyrr.
halma-other-colour = Hvor liturinn þinn á leik út af fyrir sig.
halma-not-yours = Þú átt ekkert peð á { $from }.
halma-where-to = Hvert á peðið á { $from } að fara?
halma-stuck = Peðið á { $from } kemst ekkert: enginn auður reitur við hliðina og ekkert til að stökkva yfir.
halma-nowhere = Færsla endar annars staðar en hún hófst.
halma-occupied = { $to } er upptekinn.
halma-stay = Peðið á { $from } er komið alla leið: það fer ekki úr garðinum.
halma-no-path = Hvert stökk í röð fer yfir eitt peð, á auða reitinn beint fyrir aftan.
halma-too-far = Frá { $from } liggur hvorki skref né stökk á { $to }.

## The characters of the bots, by their levels

halma-bot-1 = { $bot } vill fyrst koma öllum peðum út úr eigin garði.
halma-bot-2 = { $bot } elskar löng stökk og gleymir þeim sem sitja eftir.
halma-bot-3 = { $bot } skilur engan eftir: aftasta peðið fer fyrst.
halma-bot-4 = { $bot } flýtir sér að koma hverju peðinu á fætur öðru í garðinn á móti.

## Hints: what is good about a move

halma-hint-distance = færir peð fram á við
halma-hint-at-home = kemur peði út úr eigin garði
halma-hint-outside = { $after ->
    [0] kemur síðasta peðinu í höfn
   *[other] kemur peði í höfn
}
halma-hint-last = tekur aftasta peðið með

## What decided a round or the game

halma-ended = Öll { $pawns } peðin eru í garðinum á móti.{ $left ->
    [0] { "" }
   *[other] { " " }Hinn átti { $left } eftir.
}
halma-ended-full = Garðurinn á móti er fullur.
halma-ended-first = Fyrst til að koma öllum { $pawns } peðunum í garðinn á móti.

## Why the game ended, by its clause

halma-end-H-12 = Öll peðin standa í garðinum á móti.
halma-end-H-13 = Garðurinn á móti er fullur.
halma-end-H-14 = Leikurinn gekk í hringi.
halma-end-H-15 = Allir nema einn eru í höfn.
