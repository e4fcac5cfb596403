## The game in a few words

punto-tagline = Punktar í röð.
punto-guide-1 = Snúðu við spili og leggðu það við annað.
punto-guide-2 = Eða hyldu spil með færri punktum.
punto-guide-3 = Tveir leikmenn eða lið: fimm í röð í þínum lit vinna. Þrír eða fjórir, hver fyrir sig: fjögur.
punto-about = Leggðu spil hlið við hlið eða ofan á færri punkta, uns röð hefur þinn lit.

## The lesson: what to do, what has been learnt, and what to look for after a wrong touch

punto-lesson-beside = Rautt og appelsínugult eru þínir litir. Spilið þitt snýr upp. Leggðu það við hlið þess bláa: horn telja líka.
punto-lesson-beside-done = Hvert nýtt spil snertir annað eða fer ofan á það.
punto-lesson-beside-again = Ýttu á einn af punktuðu reitunum í kringum bláa spilið.
punto-lesson-on-top = Eða leggðu það ofan á spil með færri punktum. Appelsínugula sexan þín getur hulið bláa fjarkann.
punto-lesson-on-top-done = Fleiri punktar hylja alltaf færri. Nía er aldrei hulin.
punto-lesson-on-top-again = Það má. En prófaðu nú hitt: ýttu á bláa fjarkann.
punto-lesson-row = Raðir vinna: beinar eða á ská. Þú átt þrjú rauð. Gerðu þau fjögur.
punto-lesson-row-done = Fjögur rauð í röð, og eitt enn myndi vinna.
punto-lesson-row-again = Horfðu eftir rauðu spilunum þremur. Ýttu á auða reitinn við endann.
punto-lesson-break = Blár er með fjögur í röð og það fimmta vinnur. Rjúfðu röðina: hyldu eitt af spilunum.
punto-lesson-break-done = Bjargað. Fylgstu með röðum hinna, ekki bara þínum.
punto-lesson-break-again = Þá er röðin enn heil. Ýttu á eitt af bláu spilunum fjórum.
punto-lesson-five = Þegar tveir spila vinna fimm í röð. Grænn þristur er í skarðinu þínu og þú ert með áttu.
punto-lesson-five-done = Fimm í röð: lotan er þín.
punto-lesson-five-again = Sjáðu rauðu röðina. Ýttu á græna þristinn í miðjunni.
punto-lesson-four = Þegar þrír eða fjórir spila áttu einn lit og fjögur í röð vinna. Kláraðu skáröðina.
punto-lesson-four-done = Fjögur í röð: þú vinnur! Tvær lotur vinna leikinn.
punto-lesson-four-again = Rauðu spilin þrjú liggja eins og stigi. Ýttu á auðan reit við annan endann.

## The key to the cards

punto-key = Hvernig spil eru lögð
punto-key-beside = Við hlið hvaða spils sem er; horn telja líka.
punto-key-on-top = Ofan á spil með færri punktum, hver sem á það.
punto-key-nine = Nía er aldrei hulin.
punto-key-five = Tveir leikmenn eða lið: fimm í röð í einum lit vinna.
punto-key-four = Þrír eða fjórir leikmenn: fjögur í röð vinna.

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
punto-scene-ask-middle = Spilið, { pigment } { $value }: í miðjuna?

## Moves, told after a name or “You”

punto-tell-card = { $who ->
    [advice] leggðu
   *[other] leggur
} { pigment } { $value } á { $place }

## What a move caused, in sentences

punto-in-a-row = { $count ->
    [3] Þrjú
    [4] Fjögur
    [5] Fimm
   *[other] Sex
} { $pigment ->
    [red] rauð
    [orange] appelsínugul
    [blue] blá
   *[green] græn
} í röð
punto-effect-covers = Það hylur { pigment } { $value }.
punto-effect-breaks = Það hylur { pigment } { $value } og rýfur röð með { $broken }.
punto-effect-row = { punto-in-a-row }: eitt enn og sigurinn er í höfn.
punto-effect-new-round = Ný lota hefst.

## Why something cannot be played

punto-other-card = Þú snerir við { pigment } { $value }: aðeins því spili má spila.
punto-nothing-there = Hvert fer { pigment } { $value }? Ýttu á reit.
punto-middle = Fyrsta spilið fer í miðjuna.
punto-nine = Nía er aldrei hulin.
punto-too-low = { $value } hylur ekki { $top }: til þess þarf fleiri stig.
punto-apart = { $place } snertir ekkert annað spil.
punto-too-wide = Með { $place } næðu spilin yfir meira en { $most } raðir eða dálka.

## The characters of the bots, by their levels

punto-bot-1 = { $bot } byggir raðir og lítur varla á þínar.
punto-bot-2 = { $bot } byrjar á mörgum röðum í einu og klárar fáar.
punto-bot-3 = { $bot } vill frekar spilla röð fyrir þér en byggja eina.
punto-bot-4 = { $bot } heldur sig við röð þar til aðeins eitt spil vantar.

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

## What decided a round or the game

punto-ended-row = { punto-in-a-row }.
punto-ended-more-rows = Engin heil röð, en fleiri raðir með { $count }: { $own } gegn { $theirs }.
punto-ended-fewer-points = Jafnmargar raðir með { $count }, en færri stig í þeim.
punto-ended-drawn = Engin röð sker úr.
punto-ended-removed = { $pigment ->
    [red] Rautt
    [orange] Appelsínugult
    [blue] Blátt
   *[green] Grænt
} { $value } fer úr spilinu: sigurvegarinn lætur af hendi hæsta spilið í sigurröðinni.
punto-ended-score = { $most ->
    [1] Ein lota
    [2] Tvær lotur
    [3] Þrjár lotur
    [4] Fjórar lotur
   *[other] Fimm lotur
} gegn { $least ->
    [0] engri
    [1] einni
    [2] tveimur
    [3] þremur
   *[other] fjórum
}.
punto-ended-rounds = { $most ->
    [1] Ein lota unnin.
    [2] Tvær lotur unnar.
    [3] Þrjár lotur unnar.
    [4] Fjórar lotur unnar.
   *[other] Fimm lotur unnar.
}

## Why the game ended, by its clause

punto-end-P-22 = Nógu margar lotur eru unnar.
punto-end-P-23 = Allar lotur eru leiknar.
