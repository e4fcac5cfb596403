## The game in a few words

punto-tagline = Pisteet suoraksi.
punto-guide-1 = Käännä kortti ja laske se toisen viereen.
punto-guide-2 = Tai peitä kortti, jossa on vähemmän.
punto-guide-3 = Kaksi pelaajaa tai joukkueet: viiden suora omaa väriäsi voittaa. Kolme tai neljä, kukin omillaan: neljän.
punto-about = Laske kortteja vierekkäin tai vähempien pisteiden päälle, kunnes suora on väriäsi.

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
punto-scene-ask-middle = Sinun { pigment } { $value } tulee keskelle.

## Moves, told after a name or “You”

punto-tell-card = { $who ->
    [me] pelaat
   *[other] pelaa
} { $place }: { pigment } { $value }

## Why something cannot be played

punto-other-card = Esiin kääntyi { $card }, ei { $other }.
punto-nothing-there = Napauta ruutua, johon { $card } tulee.
punto-middle = Ensimmäinen kortti tulee keskelle.
punto-nine = Yhdeksikköä ei voi peittää.
punto-too-low = { $value } ei riitä, kun alla on { $top }: pisteitä pitää olla enemmän.
punto-apart = { $place } ei kosketa muita kortteja.
punto-too-wide = Ruudun { $place } kanssa kortteja olisi yli { $most } rivillä tai sarakkeella.

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

## Why the game ended, by its clause

punto-end-P-22 = Kierrokset riittävät voittoon.
punto-end-P-23 = Kaikki kierrokset on pelattu.
