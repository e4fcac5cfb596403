## The game in a few words

mill-tagline = Drie op een rij slaan er een.
mill-guide-1 = Zet je negen stenen, één per beurt.
mill-guide-2 = Schuif daarna langs de lijnen. Drie op een rij slaan een steen.
mill-guide-3 = Laat de ander twee stenen over, of geen zet meer.
mill-about = Zet negen stenen en schuif ze langs de lijnen. Drie op een rij zijn een molen, en slaan een steen.

## Options

mill-option-flying = Met nog drie stenen mag je vliegen
mill-option-flying-yes = ja
mill-option-flying-no = nee

## What is asked next, by the kind of thing that can be touched

mill-ask-point = Waarheen? Tik een punt aan.

## What lies on the table, for those who listen to it

mill-scene-point = { $point }, leeg
mill-scene-man = { $point }, { pigment.before } steen
mill-scene-trays = Stenen naast het bord
mill-scene-tray = { $pigment ->
    [red] Rood
   *[other] Blauw
}: { $hand ->
    [0] geen stenen in de hand
    [one] 1 steen in de hand
   *[other] { $hand } stenen in de hand
}, { $taken ->
    [0] niets geslagen
   *[other] { $taken } geslagen
}
mill-scene-in-hand = { $count } in de hand
mill-scene-men = { $count } stenen
mill-scene-ask = { $stage ->
    [take] Een molen! Welke steen sla je?
    [place] Waar zet je een steen?
    [fly] Je stenen mogen vliegen. Welke?
   *[move] Jouw beurt. Welke steen?
}

## Moves, told after a name or “You”

mill-tell-place = zet een steen op { $point }
mill-tell-move = { $who ->
    [advice] schuif
   *[other] schuift
} van { $start } naar { $end }
mill-tell-fly = { $who ->
    [advice] vlieg
   *[other] vliegt
} van { $start } naar { $end }
mill-tell-take = { $who ->
    [advice] sla
   *[other] slaat
} de steen op { $point }

## What a move caused, in sentences

mill-effect-mill = Een molen: er wordt een steen geslagen.

## Why something cannot be played

mill-nothing-there = Tik een punt van het bord aan.
mill-no-mill = Zonder molen mag je geen steen slaan.
mill-take-first = Je sloot een molen: sla eerst een steen van de ander.
mill-take-own = De steen op { $point } is van jezelf. Sla er een van de ander.
mill-in-mill = De steen op { $point } staat veilig in een molen. Sla er een die dat niet doet.
mill-place-first = { $count ->
    [one] Zet eerst je laatste steen.
   *[other] Zet eerst al je stenen: je hebt er nog { $count } in de hand.
}
mill-occupied = { $point } is bezet.
mill-all-placed = Al je stenen zijn gezet. Tik er een aan om te schuiven.
mill-not-yours = Op { $start } staat geen steen van jou.
mill-where-to = Waar moet de steen op { $start } heen?
mill-hemmed-in = De steen op { $start } zit vast: geen punt ernaast is leeg.
mill-nowhere = Een zet moet op een ander punt eindigen.
mill-too-far = Van { $start } loopt geen lijn recht naar { $end }.
mill-no-flying = In dit spel wordt niet gevlogen, en van { $start } loopt geen lijn recht naar { $end }.

## Hints: what is good about a move

mill-hint-men-theirs = slaat een steen
mill-hint-mills = sluit een molen
mill-hint-mills-theirs = breekt een molen op
mill-hint-threats = bereidt een molen voor
mill-hint-threats-theirs = houdt een molen tegen
mill-hint-swings = bereidt een molen voor die elke beurt dicht kan
mill-hint-swings-theirs = stopt een molen die elke beurt dicht kon
mill-hint-pairs = zet twee stenen op een rij
mill-hint-pairs-theirs = blokkeert een rij
mill-hint-space = houdt ruimte om later te schuiven
mill-hint-space-theirs = neemt ruimte om te schuiven weg
mill-hint-freedom = geeft de stenen meer zetten
mill-hint-freedom-theirs = laat de ander minder zetten over
mill-hint-stuck = maakt een steen weer vrij
mill-hint-stuck-theirs = zet een steen vast

## Why the game ended, by its clause

mill-end-M-10 = Er zijn minder dan drie stenen over.
mill-end-M-11 = Geen steen kon nog weg.
mill-end-M-12 = Dezelfde stelling kwam voor de derde keer voor.
mill-end-M-13 = Honderd zetten achter elkaar sloten geen molen.

## The lesson

mill-lesson-place = Zet een steen zo dat je er drie op een rij hebt.
mill-lesson-take = Dat is een molen. Sla een steen van de ander die niet in een molen staat.
mill-lesson-move = Alle stenen zijn gezet. Schuif langs een lijn en sluit een molen.
mill-lesson-open = Open je molen, zodat je hem weer kunt sluiten.
mill-lesson-fly = Met nog drie stenen mag je vliegen: ga naar een leeg punt waar je een molen sluit.
mill-lesson-block = Laat de ander geen zet meer over.
