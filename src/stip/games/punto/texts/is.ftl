## The game in a few words

punto-tagline = Punktar í röð.
punto-guide-1 = Snúðu við spili og leggðu það við annað.
punto-guide-2 = Eða hyldu spil með færri punktum.
punto-guide-3 = Tveir leikmenn eða lið: fimm í röð í þínum lit vinna. Þrír eða fjórir, hver fyrir sig: fjögur.
punto-about = Leggðu spil hlið við hlið eða ofan á færri punkta, uns röð hefur þinn lit.

## Options

punto-option-rounds_to_win = Lotur til sigurs
punto-option-teams = Lið, félagar á móti
punto-option-teams-yes = já
punto-option-teams-no = nei

## What is asked next, by the kind of thing that can be touched

punto-ask-place = Hvert? Ýttu á reit.

## What lies on the table, for those who listen to it

punto-scene-place = { $place }, auður
punto-scene-card = { $place }, { pigment } { $value }{ $beneath ->
    [0] { "" }
   *[other] , hylur { $beneath }
}{ $neutral ->
    [yes] , hlutlaust
   *[other] { "" }
}
punto-scene-turned-up = { pigment } { $value }, snýr upp{ $neutral ->
    [yes] , hlutlaust
   *[other] { "" }
}
punto-scene-pile = { $pile ->
    [own] Stokkurinn þinn
   *[other] Stokkur í sæti { $pile }
}, { $cards } spil
punto-scene-display = Hinir stokkarnir
punto-scene-hand = Spilin þín
punto-scene-rounds = { $rounds ->
    [one] { $rounds } lota
   *[other] { $rounds } lotur
}
punto-scene-won-last = { punto-scene-rounds }, { pigment } { $value } úr leik
punto-scene-ask = Þú ert með { pigment } { $value }. Hvert fer það?
punto-scene-ask-neutral = Hlutlaust { pigment } { $value }. Hvert fer það?
punto-scene-ask-middle = Spilið, { pigment } { $value }, fer í miðjuna.

## Moves, told after a name or “You”

punto-tell-card = leggur { pigment } { $value } á { $place }

## Why something cannot be played

punto-other-card = Þú snerir við { $card }, ekki { $other }.
punto-nothing-there = Ýttu á reitinn þar sem { $card } á að liggja.
punto-middle = Fyrsta spilið fer í miðjuna.
punto-nine = Nía er aldrei hulin.
punto-too-low = { $value } hylur ekki { $top }: til þess þarf fleiri stig.
punto-apart = { $place } snertir ekkert annað spil.
punto-too-wide = Með { $place } næðu spilin yfir meira en { $most } raðir eða dálka.

## Hints: what is good about a move

punto-hint-rounds = vinnur lotuna
punto-hint-lacks-one = gerir röð sem vantar aðeins eitt spil í
punto-hint-lacks-one-theirs = rýfur röð sem vantar aðeins eitt spil í
punto-hint-lacks-two = byggir röð sem vantar tvö spil í
punto-hint-lacks-two-theirs = rýfur röð sem vantar tvö spil í
punto-hint-lacks-three = byrjar á röð
punto-hint-lacks-three-theirs = stendur í vegi fyrir röð sem er hafin
punto-hint-rows = gerir röð sem telur ef enginn nær fullri röð
punto-hint-rows-theirs = rýfur röð sem teldi ef enginn nær fullri röð

## Why the game ended, by its clause

punto-end-P-22 = Nógu margar lotur eru unnar.
punto-end-P-23 = Allar lotur eru leiknar.
