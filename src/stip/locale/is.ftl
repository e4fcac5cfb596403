### Orð Stips á íslensku, eins og vinur handan borðsins segði þau. Nöfnin eru þau sömu og í en.ftl.
### Reitir, spil og sæti standa óbeygð: setningin lagar sig að þeim.

## Setting up

unknown-game = Leikurinn „{ $game }“ er ekki til. Leikirnir eru: { $games }.
broken-game = Ekki er hægt að hlaða spilinu „{ $game }“: { $problem }
bad-players = { $game }: leikmenn geta ekki verið { $players }; í boði er { $possible }.
bad-seat = { $game } hefur ekkert sæti „{ $seat }“ hér; sætin eru 1 til { $last }.
bad-option = Valkosturinn { $option } getur ekki verið „{ $value }“; í boði: { $values } ({ $clause }).
unknown-option = { $game } hefur engan valkost „{ $option }“. Í boði: { $options }.
unknown-bot = Þjarkurinn „{ $bot }“ er ekki til. Þjarkarnir eru 1 til 5 (styrkleikarnir), random, greedy og plain; 3@200 hugsar í 200 hringi, 5@0.5s í hálfa sekúndu.
bad-seed = „{ $seed }“ er ekki fræ. Fræ er heil tala frá 0, eða 64 stafir í sextándakerfi (G-3).
unknown-clause = { $game } hefur enga grein „{ $clause }“ í reglum sínum.
bad-view = Þetta er ekki sýn neins sætis á { $game }: { $why }
view-length = bætin eru { $bytes } en ekki { $wanted }.
view-field = reiturinn { $field } hefur gildi sem hann getur ekki haft.
view-inconsistent = reitirnir stangast á.
bad-engine = STIP_ENGINE er „{ $engine }“; í boði er { $engines }.
not-compiled = Ekki tókst að þýða { $title }: { $why }
runs-as-python = { $title } keyrir sem venjulegt Python, margfalt hægar en þyrfti: { $why }
untested-compiler = { $package } { $version } hefur ekki verið prófað hér; það hefur { $tested }.
unknown-symbols = { $entry } þarf { $symbols }, sem þýddur kóði hefur ekki: hann getur hvorki tilkynnt villu né tekið frá minni.
compiler-failed = þýðandinn brást ({ $error }).
sources-changed = frumkóðinn hefur breyst síðan forritið var ræst.
compiler-ended = þýðandinn hætti með kóða { $code } og bjó ekkert til.
not-over = Leiknum er ekki lokið. Líkur og betri færslur færðu að sjá þegar hann er búinn.
outdated-game = Þetta spil var spilað eftir útgáfu { $version } af reglunum. Þær hafa verið leiðréttar síðan (útgáfa { $now }) og leikur { $number } passar ekki lengur við þær{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}.
damaged-game = Leikur { $number } passar ekki við reglurnar: gangur þessa spils er skemmdur.
server-busy = Margir biðja um þetta í einu. Reyndu aftur eftir smástund.
nothing-to-undo = Engin færsla er komin sem taka mætti til baka.

## Tournaments

too-few-bots = Mót þarf tvo þjarka eða fleiri.
same-bot-twice = „{ $bot }“ er nefndur tvisvar: þjarkur keppir ekki við sjálfan sig.
bad-log = { $file } er ekki skrá um mót (lína { $line }).
other-tournament = { $file } er skrá um annað mót: { $what } er { $said }, ekki { $asked }.
log-in-use = Annað mót er að skrifa í { $file }.
game-raised = { $bot } (sæti { $seat }, færsla { $ply }): { $error } ({ $where })
game-killed = ferlið var stöðvað ({ $signal })
game-exited = ferlinu lauk með kóða { $code }

## Moves

malformed-move = „{ $input }“ er ekki færsla hér (færsla { $ply }, sæti { $seat } á leik). Færsla lítur svona út: { $example }.
ambiguous-move = „{ $input }“ getur þýtt { $choices } (færsla { $ply }, sæti { $seat } á leik).
illegal-move = „{ $input }“ gengur ekki (færsla { $ply }, sæti { $seat } á leik): { $why } ({ $clause })
out-of-turn = Sæti { $by } getur ekki leikið „{ $input }“ núna (færsla { $ply }, sæti { $seat } á leik). Röðin gengur réttsælis ({ $clause }).
already-out = Sæti { $by } er þegar úr leik (færsla { $ply }, { $clause }).
only-a-view = Ekki er hægt að leika í sýn, því hún veit ekki hvað kemur: ímyndaðu þér fyrst stöðu ({ $clause }).
game-over = „{ $input }“ kemur of seint (færsla { $ply }): leiknum er lokið ({ $clause }).

## Hints: what is good about a move

hint-only-move = ekkert annað er hægt að gera
hint-wins = vinnur leikinn
hint-best-chances = gefur bestu möguleikana

## Records

record-error = Lína { $line }: { $why }
record-mismatch = Lína { $line }: { $why }
record-too-long = Leikskráin er lengri en { $most } tákn.
record-not-text = Þetta er ekki textaskrá.
record-no-game = Leikskrá hefst á merkjum, og eitt þeirra nefnir leikinn: [Game "…"].
record-bad-tag = „{ $text }“ er ekki merki. Merki lítur svona út: [Players "2"].
record-twice = Merkið { $tag } kemur tvisvar fyrir.
record-bad-number = Merkið { $tag } vill tölu, ekki „{ $text }“.
record-bad-result = „{ $text }“ eru ekki úrslit. Úrslit líta svona út: 1-2 P-22 (röð hvers sætis, og greinin), eða * ef leikur stendur enn.
record-open-comment = Athugasemd hefst hér á { "{" } og endar ekki.
record-bad-token = „{ $text }“ á ekki heima hér.
record-no-seed = Leikskráin gefur ekkert fræ. Án þess er ekkert hægt að sannreyna; það er birt að leik loknum.
record-late-tag = „{ $text }“ kemur of seint: merki standa á undan færslum.
record-setup = { $error }
record-move = { $error }
record-outdated = Þessi skrá var spiluð eftir útgáfu { $version } af reglunum, sem hafa verið leiðréttar síðan (útgáfa { $now }). { $error }
record-newer-rules = Þessi skrá var spiluð eftir útgáfu { $version } af reglunum; þessi Stip þekkir þær til og með útgáfu { $now }. Nýrri Stip getur lesið hana.
record-wrong-number = „{ $text }“ hefur rangt númer; næsta færsla er númer { $number }.
record-wrong-result = Leikskráin segir { $said }, en færslurnar enda í { $found }.
record-wrong-commitment = Fræið er ekki það sem lofað var: tætigildi þess er { $found }.

## A server and its clients

bad-message = Þessi skilaboð er ekki hægt að lesa: { $why }
message-malformed = { $detail }.
message-is-binary = þau ættu að vera texti.
message-too-long = þau eru meira en { $most } bæti.
message-no-hello = fyrstu skilaboðin ættu að vera hello.
message-second-hello = hello var þegar komið.
bad-secret = Þennan leynilykil bjó þjónninn ekki til.
foreign-origin = Síða frá { $origin } má ekki opna tengingu hingað.
unknown-host = Þessi þjónn heitir ekki „{ $host }“. Ef hann er þinn skaltu segja honum það: stip serve --host-name { $host }
bad-request = Þetta er ekki gild beiðni.
path-too-long = Slóðin í beiðninni er of löng: í mesta lagi { $most } stafir eru leyfðir.
head-too-large = Hausar beiðninnar eru of stórir: í mesta lagi { $most } bæti eru leyfð, í { $lines } línum.
no-such-page = Það er ekkert á þessari slóð.
unknown-language = Engir textar eru til á málinu „{ $language }“. Málin eru: { $languages }.
unknown-drawing = { $game }: teikningin „{ $drawing }“ er ekki til.
bad-method = Þessi slóð þekkir ekki { $method }.
not-json = Sendu JSON, og taktu það fram: Content-Type: application/json.
too-large = Þetta er meira en { $most } bæti.
too-slow = Þetta var of lengi á leiðinni.
too-fast = Þetta var of hratt. Reyndu aftur eftir { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
}.
too-many-tables = Ekki er hægt að gera fleiri en { $most } borð á klukkustund. Reyndu aftur eftir { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
}.
too-many-sockets = { $where ->
    [table] Hér eru áhorfendur þegar orðnir { $most }.
    [address] Tengingar frá þínu vistfangi eru þegar { $most }.
   *[server] Allar tengingar ({ $most }) eru í notkun.
} Reyndu aftur síðar.
server-leaving = Þjónninn endurræsist á eftir. Komdu aftur eftir smástund.
fault = Eitthvað fór úrskeiðis hér, og það er ekki þér að kenna. Ekkert hefur breyst við það.
bad-limit = Mörkin { $limit } geta ekki verið „{ $value }“: { $why }
limit-unknown = þau mörk eru ekki til. Til eru: { $limits }.
limit-no-number = þar þarf aðra tölu.
bad-proxy = „{ $proxy }“ er ekki vistfang staðgengilsþjóns. Gefðu upp IP-tölu eða net, til dæmis 127.0.0.1 eða 10.0.0.0/8.
port-taken = Gátt { $port } er í notkun, kannski af Stip sjálfu. Önnur: stip serve --port { $other }

## At the table

bad-name = „{ $name }“ getur ekki verið nafn. Í nafni eru 1 til { $most } bókstafir, tölustafir eða önnur sýnileg tákn.
bot-name = „{ $name }“ er það sem þjarkar heita hér. Veldu annað nafn.
bad-clock = Aukatími eftir hverja færslu fylgir klukku fyrir allan leikinn, ekki klukku fyrir hverja færslu.
seats-do-not-fit = Leikur fyrir { $players } þarf { $players } sæti, ekki { $seats }.
only-bots = Einhver ætti að spila: sætin geta ekki öll verið þjarkar.
no-secret = Án sætis geturðu aðeins horft á.
not-your-seat = Sæti { $seat } er ekki þitt.
not-the-maker = Aðeins sá sem bjó til borðið getur þetta.
seat-not-open = Sæti { $seat } er upptekið.
no-open-seat = Öll sæti eru upptekin.
seat-empty = Enginn situr í sæti { $seat }.
no-such-game = Leikur { $number } er ekki til við þetta borð; sá síðasti er { $last }.
no-such-move = Færsla { $number } er ekki til í þessum leik; sú síðasta er { $last }.
not-now = { $phase ->
    [gathering] Leikurinn er ekki hafinn.
    [playing] Leikurinn stendur yfir.
    [over] Leiknum er lokið.
   *[closed] Þetta borð er lokað.
}
stale-move = Þetta átti að verða færsla { $meant }; leikurinn er kominn að færslu { $ply }.
time-is-up = Tíminn í sæti { $seat } er búinn.
too-often = Þetta er orðið ágætt. Fyrst þarf einhver að leika.
table-too-long = Við þetta borð hefur fleira en { $most } atriði gerst: ljúkið leiknum og búið svo til nýtt.
no-takeback = Meðan þjarkur leikur fyrir einhvern er ekkert tekið til baka.
bot-plays = Þjarkur leikur í sæti { $seat }: taktu sætið fyrst aftur.
not-away = Sá sem á sæti { $seat } er hér.
not-replaced = Enginn þjarkur leikur í sæti { $seat }.
offer-stands = Fyrst boðið frá sæti { $seat }: segðu já eða nei.
no-offer = Það er ekkert boð til að svara.
not-asked = Það boð bíður ekki eftir sæti { $seat }.
no-draw-with-bots = Þjarkar semja ekki um jafntefli.

## The database of a server

bad-database = Ekki er hægt að opna gagnagrunninn { $database }: { $why }
database-bad-url = slóð lítur svona út: sqlite+aiosqlite:///stip.db
database-in-memory = það sem er aðeins í minni hverfur með þjóninum; gefðu honum skrá.
database-too-new = hann er úr nýrri útgáfu af Stip.
database-failed = { $error }.
conflict = Aðrir breyttu borðinu á meðan, svo ekkert var gert. Líttu aftur á það.
store-failed = Gagnagrunnurinn virkar ekki í augnablikinu ({ $why }), svo ekkert var gert. Reyndu aftur síðar.
no-backup = Gagnagrunnur af gerð { $kind } er afritaður með eigin tólum.
unknown-table = Borðið „{ $table }“ er ekki til.

## What lies on the table, for those who listen to it

pigment = { $pigment ->
    [red] rautt
    [orange] appelsínugult
    [yellow] gult
    [green] grænt
    [blue] blátt
   *[other] grátt
}
scene-board = Borðið

## The page: everywhere

back = Til baka
close = Loka
yes = Já
no = Nei
language = Tungumál
theme = Ljóst eða dökkt
theme-auto = Eins og tækið
theme-light = Ljóst
theme-dark = Dökkt
sound = Hljóð

## The page: what is asked next, by what can be touched

ask-next = Og svo?

## The page: at the table

table-chosen = valið
table-possible = mögulegt
table-cards = { $count } spil á hendi
table-away = er ekki við
table-replaced = þjarkur leikur
table-turn = á leik
table-bot = { $level ->
    [1] Mildur þjarkur
    [2] Léttur þjarkur
    [3] Traustur þjarkur
    [4] Skarpur þjarkur
   *[5] Meistaraþjarkur
}
table-open = Laust sæti
table-secret = velur í leyni
table-resigns = gefst upp
table-out-of-time = { $who ->
    [me] féllst
   *[other] féll
} á tíma
table-no-moves = Engu hefur verið leikið enn.
table-hint = Prófaðu þetta: { $reason }.
table-hint-soon = Leita að góðri færslu …
table-hint-button = Ráð
table-closed = Þetta borð er lokað.
table-round-over = Lotunni er lokið.
table-sending = Sendi færsluna þína …
table-their-turn = { $name } hugsar.
table-drawn = Jafntefli.
table-you-win = Þú vinnur!
table-wins = { $name } vinnur.
table-win-together = { $names } vinna saman.
table-undo = Afturkalla
table-moves = Færslur
table-resign = Gefast upp
table-resign-ask = Gefa þennan leik?
table-resign-text = Peðin þín standa; hin leika áfram.
table-resign-text-two = Þá lýkur leiknum og hinn vinnur.
table-play-on = Leika áfram
table-more = Meira
table-say = Segja eitthvað
table-take-over = Láta þjark leika: { $name }
table-bot-plays = { $name }: þjarkur leikur nú.
table-is-back = { $name } er hér aftur.
table-declined = { $name } vill það síður.
table-return = Taka sætið mitt aftur
table-offer-draw = Bjóða jafntefli
table-rules = Reglurnar
table-record = Vista leikskrána
table-code = Þetta borð: { $code }
table-again = Aftur
table-again-asked = Beðið eftir hinum …
table-again-offered = { $name } vill spila aftur.
table-look-back = Líta yfir
table-look-back-before = Líta yfir leikinn á undan
table-see-board = Sjá borðið
table-home = Allir leikir
table-result = Úrslit

## The page: offers

offer-takeback = { $name } vill taka færslu til baka.
offer-takeback-mine = Þú vildir taka færslu til baka.
offer-draw = { $name } býður jafntefli.
offer-draw-mine = Þú bauðst jafntefli.
offer-rematch = { $name } vill spila aftur.
offer-rematch-mine = Þú baðst um annan leik.
offer-withdraw = Hætta við

## The page: a few words

phrase-hello = Halló!
phrase-good-luck = Gangi þér vel!
phrase-well-played = Vel leikið
phrase-thanks = Takk
phrase-sorry = Afsakið
phrase-one-moment = Augnablik
phrase-good-game = Góður leikur
phrase-wow = Vá
phrase-haha = Haha
phrase-oops = Úps

## The page: between players at one screen

curtain-title = { $name } tekur við
curtain-text = Hin líta undan á meðan.
curtain-lift = Ég er { $name }

## The page: the line to the table

connection-finding = Leita að borðinu
connection-still-looking = Leita enn
connection-try = Reyna núna
connection-all-here = Öll mætt
connection-you-watch = Þú horfir á
connection-away = Það vantar { $count }
connection-watching = { $count ->
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
}
trouble-unknown-table = Ekkert slíkt borð
trouble-unknown-table-text = Enginn situr við { $code }. Er kóðinn réttur?
trouble-closed = Þetta borð er lokað
trouble-closed-text = Það stóð autt of lengi, eða var tekið saman.
trouble-closed-outdated-text = Spilað var eftir eldri útgáfu af reglunum og leikur { $move } passar ekki lengur við þær. Engu hefur verið breytt.
trouble-closed-damaged-text = Leikur { $move } passar ekki við reglurnar: það sem geymt er af þessu borði er skemmt.
trouble-replaced = Þú ert að leika annars staðar
trouble-replaced-text = Þú ert með þetta borð opið í öðrum glugga.
trouble-here = Leika hér

## The page: why a game ended, by its clause

end-G-6 = { $who ->
    [me] Þú gafst upp.
   *[other] { $name } gafst upp.
}
end-time = { $who ->
    [me] Tíminn þinn er búinn.
   *[other] Tíminn er búinn: { $name }.
}
end-draw = Um það var samið.

## The page: when something cannot be had

problem-unreachable = Þjónninn svarar ekki.
problem-unreachable-do = Er hann í gangi? Ekkert glatast á meðan.
problem-again = Reyna aftur

## The page: home

home-hello = Fáðu þér sæti.
home-about = Leikir á punktum, með vini eða þjarki.
home-language = Tungumál
home-dark = Dökkt
home-games = Leikir
home-players = { $players } leikmenn
home-play = Spila
home-play-label = Spila { $game } við þjark
home-opponent = Mótherji
home-screen = { $game } á þessum skjá
home-invite = { $game }: bjóða vini með
home-how = Svona gengur það, á 30 sekúndum
home-slow = { $count ->
    [one] { $games } keyrir hægar en þyrfti á þessum þjóni: ekki tókst að þýða leikinn á vélarmál.
   *[other] { $games } keyra hægar en þyrfti á þessum þjóni: ekki tókst að þýða leikina á vélarmál.
}
home-running = Leikirnir þínir
home-empty = Engir leikir enn. Veldu einn.
home-your-turn = { $game }: þú átt leik
home-their-turn = { $game }: { $name } á leik
home-bots-turn = { $game }: þjarkur á leik
home-gathering = { $game }: beðið eftir fleirum
home-with = með þér: { $names }
home-bots = { $count ->
    [one] { $count } þjarkur
   *[other] { $count } þjarkar
}
home-nobody-yet = enginn annar enn
home-one-screen = öll á þessum skjá
home-go-on = Áfram
home-go-on-label = Halda áfram: { $game }, borð { $code }
home-finished = { $count ->
    [one] { $count } leik lokið
   *[other] { $count } leikjum lokið
}
home-look-back = Líta yfir
home-code = Kóði frá vini
home-join = Vera með
home-bad-code = Kóði er sjö bókstafir eða tölustafir.

## The page: how a game goes, in 30 seconds

how-title = Svona gengur { $game }
how-rules = Allar reglurnar

## The page: setting up

setup-how = Svona gengur það
setup-players = Leikmenn
setup-seats = Sæti
setup-who = Hver situr í sæti { $seat }
setup-name-label = Nafn í sæti { $seat }
setup-your-name = Nafnið þitt
setup-you = Þú
setup-player = Leikmaður { $seat }
setup-me = Ég
setup-screen = Þessi skjár
setup-friend = Með hlekk
setup-a-friend = Vinur
setup-rules = Reglur
setup-first = Hver byrjar
setup-by-lot = Hlutkesti
setup-clock = Klukka
setup-clock-none = Engin
setup-clock-move = Hver færsla
setup-clock-game = Allur leikurinn
setup-time-move = Tími fyrir hverja færslu
setup-time-game = Tími fyrir leikinn
setup-increment = Viðbót eftir hverja færslu
setup-start = Byrja
setup-invite = Bjóða

## The page: options of the games, and where the values come from

standing-published = útgefin regla
standing-house = húsregla
standing-reconstructed = endurgerð okkar

## The page: inviting

invite-lead = Sendu hlekkinn, eða sýndu kóðann.
invite-code = Kóði
invite-link = Hlekkur á þetta borð
invite-copy = Afrita hlekkinn
invite-copied = Afritað
invite-share = Deila
invite-qr = Hlekkurinn sem QR-kóði
invite-free = { $count ->
    [one] { $count } sæti er laust.
   *[other] { $count } sæti eru laus.
} Leikurinn hefst þegar öll sitja.
invite-add-bot = Fá þjark
invite-add-here = Hér
invite-seat = sæti { $seat }
invite-send-away = Vísa frá: { $name }
invite-stand = Standa upp
invite-come = Komdu að spila { $game }.
invite-sit = Setjast
invite-watch = Eða bara horfa á: vertu hér.
invite-you = þú
invite-hidden = Bjóða öðrum

## The page: about Stip

about-title = Um Stip
about-stip = Stip er hollenska og merkir punktur: borð fyrir leiki á punktum. Spilaðu við vini eða við þjarka; Stip gætir reglnanna og útskýrir það sem ekki má.
about-independent = Leikirnir eru eign höfunda sinna og útgefenda. Stip tengist þeim ekki og hefur hvorki samþykki þeirra né meðmæli. Reglurnar eru sagðar með okkar eigin orðum, og teikningarnar eru okkar.

## The page: rules

rules-title = { $game }: reglurnar
rules-soon = Reglurnar eru á leiðinni.

## The page: looking back

review-title = Litið um öxl
review-title-of = { $game }: litið um öxl
review-record = Vista leikskrána
review-which = Hvaða leikur
review-game = Leikur { $number }
review-soon = Fer einu sinni enn yfir leikinn.
review-soon-how-long = Það getur tekið mínútu.
review-moves = Leikurinn, færslu fyrir færslu
review-previous = Einni færslu til baka
review-next = Einni færslu áfram
review-at = Færsla { $number } af { $count }
review-start = Fyrir fyrstu færslu
review-chances = Líkur
review-chart = Líkur hvers leikmanns eftir hverja færslu; tölurnar eru í töflunni fyrir neðan.
review-table = Allar færslur í töflu
review-number = Nr.
review-move = Færsla
review-turns = Hvar leikurinn snerist
review-loss = gaf eftir { $loss }
review-better = Betra:
review-show = Sýna
review-signs = ? mistök, ?? alvarleg mistök
review-none = Enginn gaf mikið eftir. Vel leikið, öll.
