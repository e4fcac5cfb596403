## The game in a few words

halma-tagline = Stökktu yfir um.
halma-guide-1 = Öll peðin þín fara í garðinn á móti.
halma-guide-2 = Umferð: eitt skref, eða stökk í röð.
halma-guide-3 = Stökktu yfir hvaða peð sem er. Fyrstur í höfn vinnur.
halma-about = Komdu öllum peðunum þínum í garðinn á móti. Stígðu einn reit, eða stökktu yfir peð eins oft og þú getur.

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
    [red] Rauðu peðin þín. Ýttu á eitt.
    [blue] Bláu peðin þín. Ýttu á eitt.
   *[other] Þú átt leik. Ýttu á peð.
}
halma-scene-pass = Passa

## Moves, told after a name or “You”

halma-tell-step = stígur frá { $start } á { $end }
halma-tell-hop = stekkur frá { $start } á { $end }
halma-tell-pass = passar

## Why something cannot be played

halma-must-move = Þú átt peð sem getur farið.
halma-nothing-there = Ýttu á eitt peðið þitt, svo á reit.
halma-finished = Sá litur er í höfn: peðin standa kyrr.
halma-other-colour = Hvor liturinn þinn á leik út af fyrir sig.
halma-not-yours = Þú átt ekkert peð á { $from }.
halma-stuck = Hvert? Peðið á { $from } þarf reit til að fara á.
halma-nowhere = Færsla endar annars staðar en hún hófst.
halma-occupied = { $to } er upptekinn.
halma-stay = Peðið á { $from } er komið alla leið: það fer ekki úr garðinum.
halma-no-path = Hvert stökk í röð fer yfir eitt peð, á auða reitinn beint fyrir aftan.
halma-too-far = Frá { $from } liggur hvorki skref né stökk á { $to }.

## Hints: what is good about a move

halma-hint-distance = færir peð fram á við
halma-hint-at-home = kemur peði út úr eigin garði
halma-hint-outside = { $after ->
    [0] kemur síðasta peðinu í höfn
   *[other] kemur peði í höfn
}
halma-hint-last = tekur aftasta peðið með

## Why the game ended, by its clause

halma-end-H-12 = Öll peðin standa í garðinum á móti.
halma-end-H-13 = Garðurinn á móti er fullur.
halma-end-H-14 = Leikurinn gekk í hringi.
halma-end-H-15 = Allir nema einn eru í höfn.
