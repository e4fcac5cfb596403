## The game in a few words

halma-tagline = Hypi toiselle puolelle.
halma-guide-1 = Kaikki nappulasi vastakkaiseen pesään.
halma-guide-2 = Vuoro: yksi askel, tai hyppyjä peräkkäin.
halma-guide-3 = Hyppää kenen tahansa yli. Ensin maalissa voittaa.
halma-about = Vie kaikki nappulasi vastakkaiseen pesään. Astu yksi ruutu, tai hypi nappuloiden yli niin monesti kuin voit.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

halma-lesson-step = Punaiset ovat sinun. Kaikki nappulasi haluavat vastakkaiseen pesään, ylös. Napauta nappulaa, jolla on pistekehä, ja sitten pistettä.
halma-lesson-step-done = Yksi askel mihin suuntaan tahansa: se on siirto.
halma-lesson-step-again = Kokeile punaista nappulaa, jolla on pistekehä, ja sitten pistettä sen vieressä.
halma-lesson-hop = Tai hyppää: yhden nappulan yli, vapaaseen paikkaan heti sen takana.
halma-lesson-hop-done = Hypyllä pääset kaksi kertaa pidemmälle. Ketään ei syödä.
halma-lesson-hop-again = Sillä nappulalla ei ole ketään, jonka yli hypätä. Kokeile nappulaa, jolla on pistekehä.
halma-lesson-hop-again-after = Napauta vapaata paikkaa heti sen nappulan takana, jonka yli hypätään.
halma-lesson-chain = Hypyn perään saa hypätä uudestaan. Miten pitkälle tämä nappula pääsee?
halma-lesson-chain-done = Kolme hyppyä yhdellä vuorolla. Pitkillä ketjuilla voitetaan.
halma-lesson-chain-again = Se pääsee pidemmälle. Napauta kehällä merkittyä nappulaa ja sitten kaukaisinta pistettä.
halma-lesson-theirs = Toisenkin nappuloista on apua. Hyppää kummankin sinisen yli.
halma-lesson-theirs-done = Omia tai toisen: kaikkien yli saa hypätä.
halma-lesson-theirs-again = Vielä yksi sininen odottaa ylihyppääjää. Napauta pistettä sen takana.
halma-lesson-bend = Hyppyketju saa kääntyä. Vie nappula viimeiseen pisteeseen.
halma-lesson-bend-done = Kulman ympäri ja eteenpäin.
halma-lesson-bend-again = Se voi kääntyä siinä ja jatkaa. Napauta kaukaisinta pistettä.
halma-lesson-court = Vastakkaisessa pesässä on yksi vapaa paikka, ja yksi nappula puuttuu. Tuo se sisään.
halma-lesson-court-done = Kaikki nappulasi ovat perillä: sinä voitit!
halma-lesson-court-again = Napauta ulkona olevaa punaista nappulaa ja sitten pesän vapaata paikkaa.

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
    [red] Punaiset nappulasi: mikä niistä?
    [blue] Siniset nappulasi: mikä niistä?
   *[other] Vuorosi. Mikä nappula?
}
halma-scene-pass = Passaa

## Moves, told after a name or “You”

halma-tell-step = { $who ->
    [me] astut
    [advice] astu
   *[other] astuu
} ruudusta { $start } ruutuun { $end }
halma-tell-hop = { $who ->
    [me] hyppäät
    [advice] hyppää
   *[other] hyppää
} ruudusta { $start } ruutuun { $end }
halma-tell-pass = { $who ->
    [me] passaat
    [advice] passaa
   *[other] passaa
}

## What a move caused, in sentences

halma-effect-jumps = { $jumps } hyppyä peräkkäin.
halma-effect-court = Vastakkaisessa pesässä on { $home }/{ $pawns } nappulaa.
halma-effect-home = { $pigment ->
    [red] Kaikki punaiset nappulat ovat maalissa.
    [yellow] Kaikki keltaiset nappulat ovat maalissa.
    [blue] Kaikki siniset nappulat ovat maalissa.
   *[green] Kaikki vihreät nappulat ovat maalissa.
}

## Why something cannot be played

halma-must-move = Yksi nappuloistasi voi liikkua.
halma-nothing-there = Napauta nappulaasi, sitten ruutua.
halma-finished = Se väri on maalissa: nappulat pysyvät siellä.
halma-other-colour = Kummallakin värilläsi on oma vuoronsa.
halma-not-yours = Ruudussa { $from } ei ole nappulaasi.
halma-where-to = Minne ruudun { $from } nappula menee?
halma-stuck = Ruudun { $from } nappula ei pääse liikkumaan: vieressä ei ole tyhjää ruutua eikä mitään, minkä yli hypätä.
halma-nowhere = Siirto päättyy muualle kuin mistä alkoi.
halma-occupied = { $to } on varattu.
halma-stay = Nappula ruudussa { $from } on perillä: se pysyy pesässään.
halma-no-path = Sarjan joka hyppy vie yhden nappulan yli heti sen takana olevaan tyhjään ruutuun.
halma-too-far = Ruudusta { $from } ei pääse siirrolla ruutuun { $to }.

## The characters of the bots, by their levels

halma-bot-1 = { $bot } haluaa ensin kaikki nappulat ulos omasta pesästä.
halma-bot-2 = { $bot } rakastaa pitkiä hyppyjä ja unohtaa ne, jotka jäävät jälkeen.
halma-bot-3 = { $bot } ei jätä ketään: takimmainen nappula lähtee ensin.
halma-bot-4 = { $bot } kiirehtii nappulan toisensa jälkeen vastakkaiseen pesään.

## Hints: what is good about a move

halma-hint-distance = vie nappulaa eteenpäin
halma-hint-at-home = vie nappulan ulos omasta pesästä
halma-hint-outside = { $after ->
    [0] vie viimeisen nappulan maaliin
   *[other] vie nappulan maaliin
}
halma-hint-last = tuo takimmaista nappulaa mukana

## What decided a round or the game

halma-ended = Kaikki { $pawns } nappulaa ovat vastakkaisessa pesässä.{ $left ->
    [0] { "" }
   *[other] { " " }Toiselta puuttui vielä { $left }.
}
halma-ended-full = Vastakkainen pesä on täynnä.
halma-ended-first = Ensimmäisenä kaikki { $pawns } nappulaa vastakkaisessa pesässä.

## Why the game ended, by its clause

halma-end-H-12 = Kaikki nappulat ovat vastakkaisessa pesässä.
halma-end-H-13 = Vastakkainen pesä on täynnä.
halma-end-H-14 = Peli kiersi kehää.
halma-end-H-15 = Vain yksi on yhä matkalla.
