### Det Stip sier, på norsk (bokmål). Navnet på en tekst er koden for en feil, et avslag eller et hint.

## Setting up

unknown-game = Spillet «{ $game }» finnes ikke. Her er: { $games }.
broken-game = Spillet «{ $game }» kan ikke lastes: { $problem }
bad-players = { $game } spilles ikke av { $players }, men av { $possible }.
bad-seat = { $game } har ingen plass «{ $seat }» her; de går fra 1 til { $last }.
bad-option = Innstillingen { $option } kan ikke være «{ $value }», men: { $values } ({ $clause }).
unknown-option = { $game } har ingen innstilling «{ $option }». Den har: { $options }.
bad-position = Dette er ikke en stilling i { $game }: { $why }
unknown-bot = Boten «{ $bot }» finnes ikke. Det er 1 til 5 i trinn på 0.25 (nivåene), random, greedy og plain; 3@200 tenker i 200 omganger, 5@0.5s i et halvt sekund.
missing-extra = Dette krever pakken { $package }: pip install "stip[{ $extra }]"
no-encoding = Spillet «{ $game }» har ingen koding av trekk og stillinger for programmer som lærer.
illegal-action = Handling { $action } er ikke tillatt for plass { $seat }: se handlingsmasken.
bad-setting = { $name } kan ikke være «{ $value }», men: { $values }.
not-reset = Miljøet må først nullstilles (reset).
bad-seed = «{ $seed }» er ikke et seed. Et seed er et heltall fra 0 og opp, eller 64 heksadesimale sifre (G-3).
unknown-clause = Reglene for { $game } har ikke noe punkt «{ $clause }».
bad-view = Dette er ikke et bilde av { $game } fra en plass: { $why }
view-length = det har { $bytes } byte og ikke { $wanted }.
view-field = feltet { $field } har en verdi det ikke kan ha.
view-inconsistent = feltene motsier hverandre.
bad-engine = STIP_ENGINE er «{ $engine }»; det kan være { $engines }.
not-compiled = { $title } lot seg ikke oversette til maskinkode: { $why }
runs-as-python = { $title } kjører som vanlig Python, mange ganger langsommere enn nødvendig: { $why }
untested-compiler = { $package } { $version } er ikke prøvd ut her; det er { $tested }.
no-linker = WebAssembly-modulene til spillene kunne ikke lenkes: { $error } (Tillegget «site» installerer det som trengs.)
unknown-symbols = { $entry } trenger { $symbols }, som oversatt kode ikke har: den kan verken melde feil eller reservere minne.
compiler-failed = oversetteren feilet ({ $error }).
sources-changed = kildekoden er endret siden programmet ble startet.
compiler-ended = oversetteren avsluttet med koden { $code } uten å lage noe.
not-over = Spillet er ikke slutt ennå. Sjanser og bedre trekk får du etterpå.
outdated-game = Dette spillet ble spilt etter versjon { $version } av reglene. De er siden blitt rettet (versjon { $now }), og trekk { $number } passer ikke lenger til dem{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}.
damaged-game = Trekk { $number } passer ikke til reglene: forløpet av dette spillet er skadet.
server-busy = Det er for mange som spør på én gang. Prøv igjen om litt.
nothing-to-undo = Det er ikke spilt noe som kan tas tilbake.

## Tournaments

too-few-bots = En turnering trenger minst to boter.
same-bot-twice = «{ $bot }» er nevnt to ganger: en bot spiller ikke mot seg selv.
bad-log = { $file } er ikke en logg fra en turnering (linje { $line }).
other-tournament = { $file } er fra en annen turnering: { $what } er { $said } der, ikke { $asked }.
log-in-use = En annen turnering skriver i { $file } nå.
other-training = { $folder } inneholder en trening med en annen plan. Oppgi den samme planen for å fortsette, eller en annen mappe.
training-failed = En prosess som spilte partier å lære av, stoppet ({ $how }).
game-raised = { $bot } (plass { $seat }, trekk { $ply }): { $error } ({ $where })
game-killed = prosessen ble avbrutt ({ $signal })
game-exited = prosessen sluttet med kode { $code }

## Moves

malformed-move = «{ $input }» er ikke et trekk her (trekk { $number }, plass { $seat }). Et trekk ser ut som { $example }.
ambiguous-move = «{ $input }» kan bety { $choices } (trekk { $number }, plass { $seat }).
illegal-move = «{ $input }» går ikke (trekk { $number }, plass { $seat }): { $why } ({ $clause })
out-of-turn = Plass { $by } kan ikke spille «{ $input }» nå (trekk { $number }, plass { $seat } har turen). Turen går med klokka ({ $clause }).
already-out = Plass { $by } er alt ute av spillet (trekk { $number }, { $clause }).
only-a-view = Et blikk på bordet kan ikke spilles videre, for det vet ikke hva som kommer: tenk deg en stilling først ({ $clause }).
game-over = «{ $input }» kommer for sent (trekk { $number }): spillet er slutt ({ $clause }).

## Hints: what is good about a move

hint-only-move = er det eneste mulige trekket
hint-wins = vinner spillet
hint-sentence = Det { $reason }.

## Records

record-error = Linje { $line }: { $why }
record-mismatch = Linje { $line }: { $why }
record-too-long = Referatet er lengre enn { $most } tegn.
record-not-text = Dette er ikke en tekstfil.
record-no-game = Et referat begynner med merker, og ett av dem nevner spillet: [Game "…"].
record-bad-tag = «{ $text }» er ikke et merke. Et merke ser ut som [Players "2"].
record-twice = Merket { $tag } står der to ganger.
record-bad-number = Merket { $tag } vil ha et tall, ikke «{ $text }».
record-bad-result = «{ $text }» er ikke et resultat. Et resultat ser ut som 1-2 P-22 (plasseringen for hver plass, og punktet), eller * for et spill som fortsetter.
record-open-comment = Her begynner en kommentar med { "{" }, og den slutter ikke.
record-bad-token = «{ $text }» hører ikke hjemme her.
record-no-seed = Referatet har ikke noe seed. Uten det kan ingenting sjekkes; det offentliggjøres når spillet er slutt.
record-late-tag = «{ $text }» kommer for sent: merker står før trekkene.
record-setup = { $error }
record-move = { $error }
record-outdated = Dette referatet ble spilt etter versjon { $version } av reglene, som siden er blitt rettet (versjon { $now }). { $error }
record-newer-rules = Dette referatet ble spilt etter versjon { $version } av reglene; denne Stip kjenner dem til og med versjon { $now }. En nyere Stip kan lese det.
record-wrong-number = «{ $text }» har feil nummer; neste trekk er nummer { $number }.
record-wrong-result = Referatet sier { $said }, men trekkene fører til { $found }.
record-wrong-commitment = Dette er ikke seedet som ble lovet: fingeravtrykket er { $found }.

## A server and its clients

bad-message = Meldingen kan ikke leses: { $why }
message-malformed = { $detail }.
message-is-binary = den skal være tekst.
message-too-long = den har mer enn { $most } byte.
message-no-hello = den første meldingen skal være et hello.
message-second-hello = det har alt vært et hello.
bad-secret = Den hemmeligheten har ikke serveren laget.
foreign-origin = En side fra { $origin } kan ikke åpne en forbindelse her.
unknown-host = Denne serveren heter ikke «{ $host }». Er den din, så si det til den: stip serve --host-name { $host }
bad-request = Dette er ikke en gyldig forespørsel.
path-too-long = Adressen i forespørselen er for lang: høyst { $most } tegn er tillatt.
head-too-large = Forespørselens headere er for store: høyst { $most } byte er tillatt, på { $lines } linjer.
no-such-page = Det er ingenting på denne adressen.
unknown-language = Det er ingen tekster på språket «{ $language }». Det er: { $languages }.
unknown-drawing = { $game } har ingen tegning «{ $drawing }».
bad-method = Denne adressen kjenner ikke { $method }.
not-json = Send JSON, og si det: Content-Type: application/json.
bad-key = En Idempotency-Key består av { $least } til { $most } bokstaver, sifre, bindestreker og understreker.
key-reused = Denne Idempotency-Key hører til en annen forespørsel. Bruk en ny.
too-large = Det er mer enn { $most } byte.
too-slow = Det var for lenge underveis.
too-fast = Det gikk for fort. Prøv igjen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
too-many-tables = Det kan ikke lages mer enn { $most } bord i timen. Prøv igjen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
unknown-transfer = Koden stemmer ikke, eller den gjelder ikke lenger. Be den andre enheten din om en ny.
unknown-push-service = Det kan ikke sendes varsler til «{ $service }»: denne serveren kjenner ikke den tjenesten.
too-many-sockets = { $where ->
    [table] Det er alt { $most } som ser på ved dette bordet.
    [address] Det er alt { $most } forbindelser fra adressen din.
   *[server] Alle { $most } forbindelsene er i bruk.
} Prøv igjen senere.
server-leaving = Serveren starter snart på nytt. Kom tilbake om litt.
still-preparing = { $title } gjøres klart på serveren; det tar et minutt eller to første gang. Spør igjen om litt.
fault = Noe gikk galt her, og det er ikke din feil. Ingenting er endret av det.
bad-limit = Grensen { $limit } kan ikke være «{ $value }»: { $why }
limit-unknown = den grensen finnes ikke. Her er: { $limits }.
limit-no-number = det må stå et annet tall.
bad-proxy = «{ $proxy }» er ikke adressen til en proxy. Gi en IP-adresse eller et nettverk, for eksempel 127.0.0.1 eller 10.0.0.0/8.
port-taken = Port { $port } er i bruk, kanskje av Stip selv. Ta en annen: stip serve --port { $other }
workers-need-postgresql = Flere arbeidere deler en database, og det kan ikke SQLite: stip serve --workers { $workers } --database postgresql://…

## At the table

bad-name = «{ $name }» kan ikke være et navn. Et navn har 1 til { $most } bokstaver, tall eller andre tegn som synes.
bot-name = «{ $name }» er det boter heter her. Velg et annet navn.
bad-clock = Ekstra tid etter hvert trekk hører til en klokke for hele spillet, ikke til en klokke for hvert trekk.
seats-do-not-fit = Et spill for { $players } trenger { $players } plasser, ikke { $seats }.
only-bots = Noen må spille: ikke alle plassene kan være boter.
no-secret = Uten en plass kan du bare se på.
not-your-seat = Plass { $seat } er ikke din.
not-the-maker = Det kan bare den som laget bordet.
seat-not-open = Plass { $seat } er opptatt.
no-open-seat = Alle plassene er opptatt.
seat-empty = Det sitter ingen på plass { $seat }.
no-such-game = Det finnes ikke noe spill { $number } ved dette bordet; det siste er { $last }.
no-such-move = Det finnes ikke noe trekk { $number } i dette spillet; det siste er { $last }.
not-now = { $phase ->
    [gathering] Spillet har ikke begynt ennå.
    [playing] Spillet er i gang.
    [over] Spillet er slutt.
   *[closed] Bordet er stengt.
}
stale-move = Det trekket var ment som trekk { $meant }; spillet er kommet til trekk { $ply }.
can-be-played = Det kan spilles.
hints-off = Tips er slått av her: du spiller mot mennesker. Spør om alle er med på det.
hints-on = Tips er allerede tillatt i dette spillet.
time-is-up = Tiden til plass { $seat } er ute.
too-often = Det var ofte nok. Nå må noen først gjøre et trekk.
table-too-long = Ved dette bordet har det skjedd mer enn { $most } ting: spill ferdig, og lag så et nytt.
no-takeback = Så lenge en bot spiller for noen, tas ingenting tilbake.
bot-plays = En bot spiller for plass { $seat }: ta plassen tilbake først.
not-away = Den som spiller på plass { $seat }, er her.
not-replaced = Ingen bot spiller for plass { $seat }.
offer-stands = Først tilbudet fra plass { $seat }: si ja eller nei.
no-offer = Det er ikke noe tilbud å svare på.
not-asked = Det tilbudet venter ikke på plass { $seat }.
no-draw-with-bots = Boter går ikke med på remis.

## At a club evening

name-taken = Det er allerede en som heter «{ $name }» i kveld. Velg et annet navn.
club-full = Kvelden er full: { $most } er med.
too-few-people = Det må være minst { $least } med først.
not-the-organiser = Det kan bare den som holder kvelden.
club-not-now = { $phase ->
    [gathering] Kvelden har ikke begynt ennå.
    [playing] Kvelden er allerede i gang.
   *[over] Kvelden er slutt.
}
games-go-on = { $count ->
    [one] Ett spill i denne runden er fortsatt i gang.
   *[other] { $count } spill i denne runden er fortsatt i gang.
}
no-such-person = Ingen har nummer { $person } i kveld.
no-such-match = Det er ingen kamp { $match } i denne runden.
match-decided = Den kampen er allerede avgjort.
no-drawn-knockout = I en cup må noen vinne.
club-game = Dette spillet teller på klubbkvelden: ingen tips, ingen angring og ingen omkamp.
unknown-club = Det finnes ingen klubbkveld «{ $club }».

## The database of a server

bad-database = Databasen { $database } kan ikke åpnes: { $why }
database-bad-url = en adresse ser ut som sqlite:///stip.db eller postgresql://host/stip
database-in-memory = det som bare er i minnet, forsvinner med serveren; gi den en fil.
database-in-use = en annen server bruker den.
database-too-new = den er laget av en senere versjon av Stip.
database-failed = { $error }.
conflict = Andre har endret bordet imens, så ingenting ble gjort. Se på det igjen.
store-failed = Databasen virker ikke akkurat nå ({ $why }), så ingenting ble gjort. Prøv igjen senere.
damaged-table = Det som er lagret av bordet «{ $table }», er skadet fra hendelse { $number }, så bordet er lukket. Ingenting er endret.
no-backup = En { $kind }-database sikkerhetskopieres med sine egne verktøy.
unknown-table = Bordet «{ $table }» finnes ikke.

## What lies on the table, for those who listen to it

pigment = { $pigment ->
    [red] rød
    [orange] oransje
    [yellow] gul
    [green] grønn
    [blue] blå
   *[other] grå
}
    .neuter = { $pigment ->
        [red] rødt
        [orange] oransje
        [yellow] gult
        [green] grønt
        [blue] blått
       *[other] grått
    }
    .definite = { $pigment ->
        [red] røde
        [orange] oransje
        [yellow] gule
        [green] grønne
        [blue] blå
       *[other] grå
    }
scene-board = Brettet

## The page: everywhere

back = Tilbake
close = Lukk
yes = Ja
no = Nei
language = Språk
theme = Lys eller mørk
theme-auto = Som enheten
theme-light = Lys
theme-dark = Mørk
sound = Lyd

## The page: what is asked next, by what can be touched

ask-next = Og så?

## The page: at the table

table-chosen = valgt
table-possible = mulig
table-cards = { $count ->
    [one] ett kort på hånden
   *[other] { $count } kort på hånden
}
table-away = er borte
table-replaced = en bot spiller
push-your-turn = Det er din tur.
table-turn = har turen
table-bot = { $level ->
    [1] Snill bot
    [2] Lett bot
    [3] Solid bot
    [4] Skarp bot
   *[5] Mesterbot
}
bot-level = { $level ->
    [1] snill
    [2] lett
    [3] solid
    [4] skarp
    [5] mester
   *[other] passer til deg
}
table-open = Ledig plass
table-secret = velger i hemmelighet
table-resigns = gir opp
table-out-of-time = har ikke mer tid
table-no-moves = Det er ikke spilt noe ennå.
table-hint = Prøv dette: { $words }.
table-hint-soon = Leter etter et godt trekk …
table-preparing = Botene gjøres klare og spiller enkelt så lenge. Det tar et minutt eller to, bare første gang.
table-hint-button = Tips
table-hints-ask = Be om tips
table-hints-on = Nå er tips tillatt i dette spillet.
table-closed = Bordet er stengt.
table-round-over = Runden er over.
table-sending = Sender trekket ditt …
table-their-turn = { $name } tenker.
table-drawn = Uavgjort.
table-you-win = Du vinner!
table-wins = { $name } vinner.
table-win-together = { $names } vinner sammen.
table-undo = Angre
table-moves = Trekk
table-resign = Gi opp
table-resign-ask = Vil du gi opp?
table-resign-text = Brikkene dine blir stående; de andre spiller videre.
table-resign-text-two = Da er spillet slutt, og den andre vinner.
table-play-on = Spill videre
table-more = Mer
table-say = Si noe
table-take-over = La en bot spille for { $name }
table-bot-plays = En bot spiller for { $name }.
table-is-back = { $name } er tilbake.
table-declined = { $name } vil helst ikke.
table-withdrawn = { $name } har trukket tilbudet tilbake.
table-return = Ta plassen min tilbake
table-offer-draw = Tilby remis
table-rules = Reglene
table-record = Lagre referatet
table-code = Dette bordet: { $code }
table-again = En gang til
table-again-asked = Venter på de andre …
table-again-offered = { $name } vil gjerne spille igjen.
table-look-back = Se tilbake
table-look-back-before = Se tilbake på forrige spill
table-see-board = Se brettet
table-home = Alle spill
table-result = Resultat

## The page: the end of a round and of a game

table-new = nytt
round-you-win = { $count ->
    [one] Du vinner runden!
   *[other] Dere vinner runden!
}
round-won = { $count ->
    [one] { $names } vinner runden.
   *[other] { $names } vinner runden.
}
round-drawn = Ingen vinner denne runden.
round-go-on = Videre
round-clock = Klokken din går.
ending-cheer = { $result ->
    [won] Gratulerer
    [drawn] Jevnspilt
   *[lost] Godt spilt likevel
}
ending-best = { $count ->
    [one] Ditt beste trekk
   *[other] Det beste trekket
}
ending-stronger = En sterkere bot

## The page: offers

offer-takeback = { $name } vil gjerne ta tilbake et trekk.
offer-takeback-mine = Du ba om å ta tilbake et trekk.
offer-draw = { $name } tilbyr remis.
offer-draw-mine = Du tilbød remis.
offer-hints = { $name } vil gjerne tillate tips i dette spillet.
offer-hints-mine = Du spurte om tips er greit.
offer-rematch = { $name } vil gjerne spille igjen.
offer-rematch-mine = Du ba om et spill til.
offer-no = Nei takk
offer-withdraw = Glem det

## The page: a few words

phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-well-played = Godt spilt
phrase-thanks = Takk
phrase-sorry = Beklager
phrase-one-moment = Et øyeblikk
phrase-good-game = Bra spill
phrase-wow = Wow
phrase-haha = Haha
phrase-oops = Oi sann

## The page: between players at one screen

curtain-title = Over til { $name }
curtain-text = De andre ser bort et øyeblikk.
curtain-lift = Jeg er { $name }

## The page: the line to the table

connection-finding = Finner bordet
connection-still-looking = Leter fortsatt
connection-try = Prøv nå
connection-all-here = Alle er her
connection-you-watch = Du ser på
connection-away = { $count ->
    [one] Én er borte
   *[other] { $count } er borte
}
connection-watching = { $count ->
    [one] én ser på
   *[other] { $count } ser på
}
trouble-unknown-table = Det bordet finnes ikke
trouble-unknown-table-text = Det sitter ingen ved { $code }. Stemmer koden?
trouble-closed = Bordet er stengt
trouble-closed-text = Det sto tomt for lenge, eller er ryddet bort.
trouble-closed-club = Kampen er avgjort
trouble-closed-club-text = Arrangøren har avgjort den, eller noen har forlatt kvelden.
trouble-closed-outdated-text = Det ble spilt etter en tidligere versjon av reglene, og trekk { $move } passer ikke lenger til dem. Ingenting er endret.
trouble-closed-damaged-text = Trekk { $move } passer ikke til reglene: det som er lagret av bordet, er skadet.
trouble-replaced = Du spiller et annet sted
trouble-replaced-text = Dette bordet er åpent i et annet av vinduene dine.
trouble-here = Spill her

## The page: why a game ended, by its clause

end-G-6 = { $who ->
    [me] Du ga opp.
   *[other] { $name } ga opp.
}
end-clause = Regelen: { $clause }
end-time = { $who ->
    [me] Tiden din er ute.
   *[other] Tiden er ute for { $name }.
}
end-draw = Begge var enige.

## The page: when something cannot be had

problem-unreachable = Serveren svarer ikke.
problem-unreachable-do = Kjører den? Ingenting går tapt imens.
problem-again = Prøv igjen

## The page: without the server

offline-title = Serveren kan ikke nås.
offline-text = Du kan fortsatt lese reglene og se på spillene du har åpnet her før. For å spille trengs serveren.
offline-not-kept = Dette ligger ikke på denne enheten: det trenger serveren.
install-button = Installer Stip
unsent-kept = Trekket ditt er lagret på denne enheten. Det sendes så snart forbindelsen er tilbake, også om du forlater siden.
unsent-row = Trekket ditt er ikke sendt ennå.
unsent-late = Det siste trekket ditt kom for sent: spillet hadde allerede gått videre.

## The page: home

home-hello = Slå deg ned.
home-about = Spill på prikker, med venn eller bot.
home-language = Språk
home-dark = Mørk
home-games = Spill
home-players = { $players } spillere
home-play = Spill
home-making = Bordet dekkes …
home-play-label = Spill { $game } med en bot
home-opponent = Motstander
home-screen = { $game } på denne skjermen
home-invite = Inviter en venn til { $game }
home-how = Slik gjør du, på 30 sekunder
home-slow = { $count ->
    [one] { $games } kjører langsommere enn nødvendig på denne serveren: spillet lot seg ikke oversette til maskinkode.
   *[other] { $games } kjører langsommere enn nødvendig på denne serveren: spillene lot seg ikke oversette til maskinkode.
}
home-running = Spillene dine
home-empty = Ingen spill ennå. Velg et ovenfor.
home-none = Ingen spill i gang. Velg et ovenfor.
home-your-turn = Din tur i { $game }
home-their-turn = { $game }: { $name } har turen
home-bots-turn = { $game }: boten har turen
home-gathering = { $game }: venter på andre
home-with = med { $names }
home-bots = { $count ->
    [one] en bot
   *[other] { $count } boter
}
home-nobody-yet = ingen andre ennå
home-one-screen = alle på denne skjermen
home-go-on = Videre
home-go-on-label = Videre med { $game }, bord { $code }
home-finished = { $count ->
    [one] Ett spill er slutt
   *[other] { $count } spill er slutt
}
home-look-back = Se tilbake
home-code = Kode fra en venn
home-join = Bli med
home-bad-code = En kode har seks eller sju bokstaver eller tall.

## The page: coming back

title-your-turn = ● Din tur – { $game }
me-open = Resultatene og enhetene dine
me-title = Deg
home-older = { $count ->
    [one] Ett eldre spill mot boter
   *[other] { $count } eldre spill mot boter
}
home-put-away = { $count ->
    [one] Ett spill lagt bort
   *[other] { $count } spill lagt bort
}
home-won = Vunnet
home-lost = Tapt
home-draw = Uavgjort
home-winner = { $name } vant
home-score = (du { $own }, de andre { $others })
home-more-games = Vis flere
game-menu = Mer: { $game }
game-open = Åpne bordet
game-put-away = Legg bort
game-bring-back = Hent fram igjen
game-delete = Slett
game-delete-solo = Slette spillet for godt? Det kan ikke åpnes igjen.
game-delete-shared = Fjerne spillet fra listen din? De andre beholder det.
game-keep = Behold det
continue-title = Du er i gang med { $game }
continue-with = Mot { $names }, sist spilt { $day }.
continue-new = Start et nytt spill
continue-note = Det gamle spillet legges bort. Du finner det nederst på forsiden.
match-choice = En som passer til deg
match-start = Mot { $bot } ({ $level }) til å begynne med.
match-up = Mot { $bot }, litt sterkere, for du vant.
match-down = Mot { $bot }, litt snillere etter et spill som ble for vanskelig.
match-same = Mot { $bot }, som har passet deg så langt.
stats-title = Spillene dine mot boter
stats-none = Ingen resultater ennå. Slå en bot, eller la den slå deg.
stats-played = Spilt
stats-won = Vunnet
stats-streak = På rad
stats-best = Beste rekke
stats-last = De siste spillene: { $results }
stats-here = Tallene lagres på denne enheten. Med en kode blir de med til en annen.
records-title = Referater
records-text = Alle de ferdige spillene dine som tekst i én fil.
records-save = Lagre alle referater
device-title = Den samme deg på en annen enhet
device-text = Plassene og resultatene dine blir med. Koden virker én gang, i ti minutter; ikke vis den til andre.
device-nothing = Du har ingen plass ennå, så det er ingenting å ta med.
device-show = Vis en kode
device-scan = Skann den med den andre enheten, eller skriv koden der på denne siden.
device-valid = { $minutes ->
    [one] Gjelder ett minutt til.
   *[other] Gjelder { $minutes } minutter til.
}
device-code = Kode fra den andre enheten din
device-take = Hent spillene mine hit
device-replace = Denne enheten har egne spill. De legges til side, og du kan gå tilbake til dem på denne siden.
device-done = Velkommen. Spillene dine er her nå.
device-back = Tilbake til spillene som var her før
push-title = Varsler
push-switch = Si fra når det er min tur
push-text = Ved bord med én dag eller mer per trekk, når du er borte. Bare på denne enheten.
push-unsupported = Denne nettleseren kan ikke gjøre det her. Det krever en sikker adresse (https) og, på en iPhone, siden på hjemskjermen.
push-blocked = Nettleseren blokkerer varsler fra denne siden. Det kan endres i innstillingene.
push-failed = Varslingstjenesten til nettleseren svarer ikke. Prøv igjen senere.
vibration = Vibrer når det er min tur
sound-ask = Spille med lyd?

## The page: how a game goes, in 30 seconds

how-title = Slik spilles { $game }
how-rules = Alle reglene

## The page: learning a game by playing

learn-title = Lær { $game }
learn-link = Lær det ved å spille
learn-offer = Er { $game } nytt for deg?
learn-offer-text = To minutter, så kan du være med.
learn-offer-no = Spill straks
learn-step = Trinn { $number } av { $count }
learn-show = Vis meg
learn-touch = Trykk på: { $thing }
learn-marked = Trykk på det som er merket med tykke prikker.
learn-next = Videre
learn-previous = Ett trinn tilbake
learn-skip = Hopp over
learn-done = Flott.
learn-again = Ikke helt. Prøv igjen.
learn-end = Det er nok til å begynne.
learn-end-text = Resten kommer mens du spiller. En snill bot sitter klar.
learn-end-key = Knappen «{ $key }» forklarer resten. En snill bot sitter klar.
learn-play = Spill nå
learn-once-more = En gang til
learn-learnt = Lært
learn-soon = Leksjonen gjøres klar

## The page: setting up

setup-how = Slik gjør du
setup-players = Spillere
setup-seats = Plasser
setup-who = Hvem sitter på plass { $seat }
setup-name-label = Navn på plass { $seat }
setup-your-name = Navnet ditt
setup-you = Du
setup-player = Spiller { $seat }
setup-me = Meg
setup-screen = Denne skjermen
setup-friend = Med lenke
setup-a-friend = En venn
setup-rules = Regler
setup-first = Hvem begynner
setup-by-lot = Loddtrekning
setup-clock = Klokke
setup-clock-none = Ingen
setup-clock-move = Hvert trekk
setup-clock-game = Hele spillet
setup-time-move = Tid til hvert trekk
setup-time-game = Tid til spillet
setup-increment = Tillegg etter hvert trekk
setup-start = Begynn
setup-invite = Inviter

## The page: options of the games, and where the values come from

standing-published = offisiell regel
standing-house = husregel
standing-reconstructed = vår rekonstruksjon

## Links that are shared: what others see before they open one

preview-open = { $name } holder av en stol til deg.
preview-club = { $phase ->
    [gathering] { $name }: kom og spill { $game }
   *[other] { $name }: { $game }
}
preview-club-text = { $phase ->
    [gathering] Skriv navnet ditt og bli med. Stip finner parene og dekker bordene.
    [playing] Kvelden er i gang. Du er velkommen til å se på.
   *[over] Kvelden er slutt. Se hvem som vant.
}
preview-playing = Spillet er i gang: { $count ->
    [one] ett trekk så langt
   *[other] { $count } trekk så langt
}. Du er velkommen til å se på.
preview-over = Et ferdigspilt spill på { $count ->
    [one] ett trekk
   *[other] { $count } trekk
}. Se det på nytt, trekk for trekk.

## The page: inviting

invite-lead = Send lenken, eller vis koden.
invite-code = Kode
invite-link = Lenke til dette bordet
invite-copy = Kopier lenken
invite-copied = Kopiert
invite-share = Del
invite-qr = Lenken som QR-kode
invite-free = { $count ->
    [one] Én plass er ledig.
   *[other] { $count } plasser er ledige.
} Spillet begynner når alle sitter.
invite-add-bot = Ta med en bot
invite-add-here = Her
invite-seat = plass { $seat }
invite-send-away = Send bort { $name }
invite-stand = Reis deg
invite-come = Kom og spill { $game }.
invite-sit = Sett deg
invite-watch = Eller bare se på: bli her.
invite-you = du
invite-hidden = Inviter andre

## The page: a club evening

club-title = Klubbkveld
club-plan = Hold en klubbkveld
club-about = Én lenke til alle. Stip finner parene, dekker bordene og holder regnskap.
club-name = Navn på kvelden
club-game-label = Spill
club-kind = Hvem møter hvem
club-kind-round-robin = Alle mot alle
club-kind-round-robin-about = En seier er ett poeng, uavgjort et halvt. Ved likt antall poeng teller først spillene mot hverandre, så poengene til dem man har slått.
club-kind-knockout = Cup
club-kind-knockout-about = Den som taper, er ute. Uavgjort spilles om igjen, og den andre begynner; etter enda en uavgjort trekkes det lodd.
club-rounds = Runder
club-rounds-all = Til alle har møtt hverandre
club-bot = Bot ved oddetall
club-pause = Pause mellom rundene
club-open = Åpne dørene
club-link = Lenke til denne kvelden
club-come = Bli med på klubbkveld.
club-join = Bli med
club-join-other = En til på denne enheten
club-joined = Du er med, { $name }.
club-wait-begin = Det begynner når arrangøren sier fra.
club-late-seat = En bot spiller med fordi antallet er et oddetall. Du kan overta plassen dens fra neste runde.
club-late-watch = Du kan se på alle spillene: trykk på øyet ved siden av et par, eller åpne storskjermen.
club-late-joined = Du spiller med fra neste runde.
club-late-screen = Se på storskjermen
club-people = { $count ->
    [one] Én er her
   *[other] { $count } er her
}
club-nobody = Her er ingen ennå. Send lenken, eller vis koden.
club-gone = har gått
club-leave = Forlat kvelden
club-leave-ask = Vil du forlate kvelden?
club-leave-text = Har den begynt, taper du spillene du har igjen.
club-remove-text = Har kvelden begynt, teller spillene som gjenstår, som tapt.
club-begin = Begynn
club-begin-odd = Antallet er et oddetall, så en bot spiller med.
club-round = Runde { $round } av { $rounds }
club-stage-final = Finale
club-stage-semi = Semifinaler
club-stage-quarter = Kvartfinaler
club-your-table = Bordet ditt er klart
club-against = Du spiller mot { $name }.
club-sharing = { $one } og { $two } spiller.
club-to-table = Til bordet
club-wait-round = Du er ferdig for nå. Neste runde begynner når alle spill er slutt.
club-out = Du er ute av cupen. Takk for spillet!
club-bye-mine = Du står over: du er videre til neste runde.
club-next-in = Neste runde begynner om { $time }.
club-next-now = Begynn nå
club-pairs = Par
club-playing = spiller
club-watch = Se { $one } og { $two } spille
club-has-bye = står over
club-decide = Avgjør
club-decide-ask = { $one } og { $two }: hvem vinner?
club-decide-text = For et spill ingen gjør ferdig. Bordet blir stengt.
club-draw = Uavgjort
club-standings = Stilling
club-all-rounds = Alle runder
club-winner = { $name } vinner kvelden!
club-winners = { $names } deler førsteplassen!
club-end = Avslutt kvelden
club-end-ask = Skal kvelden avsluttes nå?
club-end-text = Spill som fortsatt er i gang, teller ikke.
club-results-file = Resultater som tabell (CSV)
club-standings-file = Stilling som tabell (CSV)
club-screen = Storskjerm
club-screen-empty = Det spilles ikke akkurat nå.
club-back = Tilbake til kvelden
club-column-place = Plass
club-column-name = Navn
club-column-points = Poeng
club-column-played = Spilt
club-column-won = Vunnet
club-column-drawn = Uavgjort
club-column-lost = Tapt
club-column-round = Runde
club-column-one = Begynner
club-column-two = Motstander
club-column-points-one = Poeng 1
club-column-points-two = Poeng 2
club-column-how = Hvordan
club-column-table = Bord
club-how-game = spilt
club-how-bye = sto over
club-how-walkover = gikk
club-how-organiser = avgjort
club-how-lot = loddtrekning

## The page: about Stip

about-title = Om Stip
about-stip = Stip er nederlandsk for prikk: et bord for spill på prikker. Spill med venner eller med boter; Stip passer på reglene og forklarer hva som ikke er lov.
about-independent = Spillene tilhører dem som har skapt og utgitt dem. Stip har ingen tilknytning til dem og er verken godkjent eller anbefalt av dem. Reglene er fortalt med våre egne ord, og tegningene er våre egne.

## The page: rules

rules-title = { $game }: reglene
rules-soon = Reglene er på vei.
rules-print = Skriv ut
rules-clauses = Reglene, punkt for punkt
rules-exact = Den nøyaktige regelen: { $clauses }
rules-contents = På denne siden
rules-options = Dette kan dere velge
rules-kind-ruling = vår avgjørelse
rules-kind-option = kan velges
rules-marks = Trykk på prikkene for den nøyaktige ordlyden.

## The page: playing a game back

replay-soon = Henter spillet …
replay-play = Spill av
replay-pause = Sett på pause
replay-first = Til begynnelsen
replay-last = Til slutten
replay-speed = Tempo
replay-keys = Piltastene går fra trekk til trekk, mellomromstasten spiller dem av.
share-link = Lenke til dette spillet

## The page: a saved record

record-view-title = Åpne et lagret spill
record-view-lead = Velg et lagret spill, slipp filen her, eller lim inn teksten. Ingenting av det blir lagret.
record-view-choose = Velg en fil
record-view-paste = Teksten i referatet
record-view-open = Åpne
record-view-another = Åpne et annet
record-view-by = Synsvinkel
record-view-everybody = En tilskuer
record-view-checked = Hvert trekk følger reglene.
record-view-unfinished = Hvert trekk følger reglene. Spillet var ikke slutt da det ble lagret.

## The page: whether the shuffle was fair

shuffle-title = Ble det stokket ærlig?
shuffle-chance-start = I dette spillet stokkes ingenting: tilfeldighetene avgjorde bare hvem som begynner.
shuffle-chance-nothing = I dette spillet stokkes ingenting, og ingenting ble overlatt til tilfeldighetene.
shuffle-fits = Ja. Alt som tilfeldighetene bestemmer, lå fast og var forseglet før du gjorde ditt første trekk. Seglet som denne enheten fikk da, passer fortsatt: ingen har rørt det siden.
shuffle-joined-late = Ja, så langt denne enheten kan se. Den kom til da spillet allerede var i gang. Seglet den fikk da, passer fortsatt: ingenting er endret siden.
shuffle-unknown = Sannsynligvis, men denne enheten kan ikke si det: den var ikke med under spillet. Det serveren viser nå, passer sammen; spillernes egne enheter vet mer.
shuffle-broken = Nei. Det som ble åpnet til slutt, passer ikke til seglet fra begynnelsen. Noen har tuklet med stokkingen: ikke stol på dette spillet.
shuffle-how = Slik kan alle sjekke det
shuffle-how-text = Referatet inneholder hele utdelingen og hvert trekk. Lagre det, og åpne det her, eller la Stip på en hvilken som helst datamaskin gjenta og sjekke alt:
shuffle-seal = Segl fra begynnelsen
shuffle-seal-joined = Segl fra da denne enheten kom til
shuffle-seal-now = Segl, slik serveren viser det nå
shuffle-seed = Det som var forseglet

## The page: looking back

review-title = Tilbakeblikk
review-title-of = { $game }: tilbakeblikk
review-record = Lagre referatet
review-which = Hvilket spill
review-game = Spill { $number }
review-soon = Vi går gjennom spillet en gang til.
review-soon-how-long = Det kan ta et minutt.
review-preparing = Serveren gjør spillet klart; det tar et minutt eller to første gang.
review-moves = Spillet, trekk for trekk
review-previous = Ett trekk tilbake
review-next = Ett trekk frem
review-at = Trekk { $number } av { $count }
review-start = Før det første trekket
review-chances = Sjanser
review-chart = Sjansene til hver spiller etter hvert trekk; tabellen nedenfor har tallene.
review-table = Alle trekkene som tabell
review-number = Nr.
review-move = Trekk
review-turns = Der det snudde
review-loss = kostet { $loss } av sjansene
review-better = Bedre:
review-show = Vis det
review-signs = ? en feil, ?? en alvorlig
review-none = Ingen enkelt trekk avgjorde det.
