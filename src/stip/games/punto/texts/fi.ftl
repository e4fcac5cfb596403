## The game in a few words

punto-tagline = Pisteet suoraksi.
punto-guide-1 = Käännä kortti ja laske se toisen viereen.
punto-guide-2 = Tai peitä kortti, jossa on vähemmän.
punto-guide-3 = Kaksi pelaajaa tai joukkueet: viiden suora omaa väriäsi voittaa. Kolme tai neljä, kukin omillaan: neljän.
punto-about = Laske kortteja vierekkäin tai vähempien pisteiden päälle, kunnes suora on väriäsi.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

punto-lesson-beside = Punainen ja oranssi ovat sinun. Korttisi on kuvapuoli ylöspäin. Laske se sinisen viereen: kulmatkin käyvät.
punto-lesson-beside-done = Jokainen uusi kortti koskettaa toista tai tulee sen päälle.
punto-lesson-beside-again = Napauta jotain pisteillä merkittyä paikkaa sinisen kortin ympärillä.
punto-lesson-on-top = Tai laske se kortin päälle, jossa on vähemmän pisteitä. Oranssi kuutosesi peittää sinisen nelosen.
punto-lesson-on-top-done = Suurempi pistemäärä peittää aina pienemmän. Yhdeksikköä ei voi peittää.
punto-lesson-on-top-again = Sekin kävisi. Mutta kokeile nyt toista tapaa: napauta sinistä nelosta.
punto-lesson-row = Suorat voittavat: vaakaan, pystyyn tai vinoon. Sinulla on kolme punaista. Tee niistä neljä.
punto-lesson-row-done = Neljän punaisen suora, ja yksi vielä voittaisi.
punto-lesson-row-again = Katso kolmea punaista. Napauta vapaata paikkaa niiden päässä.
punto-lesson-break = Sinisellä on neljän suora, ja viides voittaa. Katkaise suora: peitä yksi sen korteista.
punto-lesson-break-done = Pelastettu. Pidä silmällä muidenkin suoria, ei vain omiasi.
punto-lesson-break-again = Silloin suora jää ehjäksi. Napauta yhtä neljästä sinisestä kortista.
punto-lesson-five = Kahden pelissä viiden suora voittaa. Aukossasi on vihreä kolmonen, ja sinulla on kahdeksikko.
punto-lesson-five-done = Viiden suora: kierros on sinun.
punto-lesson-five-again = Katso punaista suoraa. Napauta vihreää kolmosta sen keskellä.
punto-lesson-four = Kolmen tai neljän pelissä sinulla on yksi väri, ja neljän suora voittaa. Täydennä vino suora.
punto-lesson-four-done = Neljän suora: sinä voitit! Kahdella kierroksella voittaa pelin.
punto-lesson-four-again = Kolme punaista nousee kuin portaat. Napauta vapaata paikkaa jommassakummassa päässä.

## The key to the cards

punto-key = Näin kortit lasketaan
punto-key-beside = Minkä tahansa kortin viereen; kulmatkin käyvät.
punto-key-on-top = Kortin päälle, jossa on vähemmän pisteitä, oli se kenen tahansa.
punto-key-nine = Yhdeksikköä ei voi peittää.
punto-key-five = Kaksi pelaajaa tai joukkueet: viiden suora yhtä väriä voittaa.
punto-key-four = Kolme tai neljä pelaajaa: neljän suora voittaa.

## Options

punto-option-rounds_to_win = Kierroksia voittoon
punto-option-teams = Joukkueet, parit vastakkain
punto-option-teams-yes = kyllä
punto-option-teams-no = ei

## What is asked next, by the kind of thing that can be touched

punto-ask-place = Minne? Napauta ruutua.

## What lies on the table, for those who listen to it

punto-scene-place = { $place }, tyhjä
punto-scene-card = { $place }, { pigment } { $value }{ $beneath ->
    [0] { "" }
   *[other] , alla { $beneath }
}{ $neutral ->
    [yes] , neutraali
   *[other] { "" }
}
punto-scene-turned-up = { pigment } { $value }, käännetty{ $neutral ->
    [yes] , neutraali
   *[other] { "" }
}
punto-scene-pile = { $pile ->
    [own] Pakkasi
   *[other] Paikan { $pile } pakka
}, { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}
punto-scene-display = Muut pakat
punto-scene-hand = Korttisi
punto-scene-rounds = { $rounds ->
    [one] 1 kierros
   *[other] { $rounds } kierrosta
}
punto-scene-won-last = { punto-scene-rounds }, { pigment } { $value } pois
punto-scene-ask = Sinun { pigment } { $value }. Minne se tulee?
punto-scene-ask-neutral = Neutraali { pigment } { $value }. Minne se tulee?
punto-scene-ask-middle = Sinun { pigment } { $value }: keskellekö?

## Moves, told after a name or “You”

punto-tell-card = { $who ->
    [me] pelaat
    [advice] pelaa
   *[other] pelaa
} { $place }: { pigment } { $value }

## What a move caused, in sentences

punto-in-a-row = { $count ->
    [3] Kolme
    [4] Neljä
    [5] Viisi
   *[other] Kuusi
} { $pigment ->
    [red] punaista
    [orange] oranssia
    [blue] sinistä
   *[green] vihreää
} suorassa
punto-effect-covers = Se peittää kortin { pigment } { $value }.
punto-effect-breaks = Se peittää kortin { pigment } { $value } ja katkaisee { $broken } kortin suoran.
punto-effect-row = { punto-in-a-row }: vielä yksi, ja se on voitto.
punto-effect-new-round = Uusi kierros alkaa.

## Why something cannot be played

punto-other-card = Esiin kääntyi { pigment } { $value }: vain sen voi pelata.
punto-nothing-there = Minne { pigment } { $value } tulee? Napauta ruutua.
punto-middle = Ensimmäinen kortti tulee keskelle.
punto-nine = Yhdeksikköä ei voi peittää.
punto-too-low = { $value } ei riitä, kun alla on { $top }: pisteitä pitää olla enemmän.
punto-apart = { $place } ei kosketa muita kortteja.
punto-too-wide = Ruudun { $place } kanssa kortteja olisi yli { $most } rivillä tai sarakkeella.

## The characters of the bots, by their levels

punto-bot-1 = { $bot } rakentaa suoria ja tuskin katsoo sinun suoriasi.
punto-bot-2 = { $bot } aloittaa monta suoraa yhtä aikaa ja päättää harvan.
punto-bot-3 = { $bot } rikkoo mieluummin sinun suorasi kuin rakentaa omaa.
punto-bot-4 = { $bot } pysyy samassa suorassa, kunnes siitä puuttuu enää yksi kortti.

## Hints: what is good about a move

punto-hint-rounds = voittaa kierroksen
punto-hint-lacks-one = tekee suoran, josta puuttuu enää yksi kortti
punto-hint-lacks-one-theirs = rikkoo suoran, josta puuttuu enää yksi kortti
punto-hint-lacks-two = rakentaa suoraa, josta puuttuu kaksi korttia
punto-hint-lacks-two-theirs = rikkoo suoran, josta puuttuu kaksi korttia
punto-hint-lacks-three = aloittaa suoran
punto-hint-lacks-three-theirs = asettuu alkaneen suoran tielle
punto-hint-rows = tekee suoran, joka lasketaan, jos täyttä ei tule
punto-hint-rows-theirs = rikkoo suoran, joka laskettaisiin, jos täyttä ei tule

## What decided a round or the game

punto-ended-row = { punto-in-a-row }.
punto-ended-more-rows = Ei täyttä suoraa, mutta enemmän { $count } kortin suoria: { $own } vastaan { $theirs }.
punto-ended-fewer-points = Yhtä monta { $count } kortin suoraa, mutta vähemmän pisteitä.
punto-ended-drawn = Mikään suora ei ratkaise.
punto-ended-removed = { $pigment ->
    [red] Punainen
    [orange] Oranssi
    [blue] Sininen
   *[green] Vihreä
} { $value } poistuu pelistä: voittaja luopuu voittorivin suurimmasta kortista.
punto-ended-score = { $most ->
    [1] Yksi kierros
    [2] Kaksi kierrosta
    [3] Kolme kierrosta
    [4] Neljä kierrosta
   *[other] Viisi kierrosta
} vastaan { $least ->
    [0] nolla
    [1] yksi
    [2] kaksi
    [3] kolme
   *[other] neljä
}.
punto-ended-rounds = { $most ->
    [1] Yksi kierros voitettu.
    [2] Kaksi kierrosta voitettu.
    [3] Kolme kierrosta voitettu.
    [4] Neljä kierrosta voitettu.
   *[other] Viisi kierrosta voitettu.
}

## Why the game ended, by its clause

punto-end-P-22 = Kierrokset riittävät voittoon.
punto-end-P-23 = Kaikki kierrokset on pelattu.
