## The game in a few words

halma-tagline = Hypi toiselle puolelle.
halma-guide-1 = Kaikki nappulasi vastakkaiseen pesään.
halma-guide-2 = Vuoro: yksi askel, tai hyppyjä peräkkäin.
halma-guide-3 = Hyppää kenen tahansa yli. Ensin maalissa voittaa.
halma-about = Vie kaikki nappulasi vastakkaiseen pesään. Astu yksi ruutu, tai hypi nappuloiden yli niin monesti kuin voit.

## Options

halma-option-may_leave_goal = Maalista saa lähteä
halma-option-may_leave_goal-yes = kyllä
halma-option-may_leave_goal-no = ei
halma-option-squatters = Kotiin jäävät nappulat
halma-option-squatters-count = eivät estä
halma-option-squatters-strict = estävät

## What is asked next, by the kind of thing that can be touched

halma-ask-field = Minne? Napauta pistettä.

## What lies on the table, for those who listen to it

halma-scene-field = { $field }, tyhjä
halma-scene-pawn = { $field }, { pigment } nappula
halma-scene-home = { $home } maalissa
halma-scene-ask = { $pigment ->
    [red] Punaiset nappulasi. Napauta yhtä.
    [blue] Siniset nappulasi. Napauta yhtä.
   *[other] Sinun vuorosi. Napauta nappulaa.
}
halma-scene-pass = Passaa

## Moves, told after a name or “You”

halma-tell-step = { $who ->
    [me] astut
   *[other] astuu
} ruudusta { $start } ruutuun { $end }
halma-tell-hop = { $who ->
    [me] hyppäät
   *[other] hyppää
} ruudusta { $start } ruutuun { $end }
halma-tell-pass = { $who ->
    [me] passaat
   *[other] passaa
}

## Why something cannot be played

halma-must-move = Yksi nappuloistasi voi liikkua.
halma-nothing-there = Napauta nappulaasi, sitten ruutua.
halma-finished = Se väri on maalissa: nappulat pysyvät siellä.
halma-other-colour = Kummallakin värilläsi on oma vuoronsa.
halma-not-yours = Ruudussa { $from } ei ole nappulaasi.
halma-stuck = Minne? Nappula ruudussa { $from } tarvitsee määränpään.
halma-nowhere = Siirto päättyy muualle kuin mistä alkoi.
halma-occupied = { $to } on varattu.
halma-stay = Nappula ruudussa { $from } on perillä: se pysyy pesässään.
halma-no-path = Sarjan joka hyppy vie yhden nappulan yli heti sen takana olevaan tyhjään ruutuun.
halma-too-far = Ruudusta { $from } ei pääse siirrolla ruutuun { $to }.

## Hints: what is good about a move

halma-hint-distance = vie nappulaa eteenpäin
halma-hint-at-home = vie nappulan ulos omasta pesästä
halma-hint-outside = { $after ->
    [0] vie viimeisen nappulan maaliin
   *[other] vie nappulan maaliin
}
halma-hint-last = tuo takimmaista nappulaa mukana

## Why the game ended, by its clause

halma-end-H-12 = Kaikki nappulat ovat vastakkaisessa pesässä.
halma-end-H-13 = Vastakkainen pesä on täynnä.
halma-end-H-14 = Peli kiersi kehää.
halma-end-H-15 = Vain yksi on yhä matkalla.
