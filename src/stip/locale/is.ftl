### Orð Stips á íslensku, eins og vinur handan borðsins segði þau. Nöfnin eru þau sömu og í en.ftl.
### Reitir, spil og sæti standa óbeygð: setningin lagar sig að þeim.

## Setting up

unknown-game = Leikurinn „{ $game }“ er ekki til. Leikirnir eru: { $games }.
broken-game = Ekki er hægt að hlaða spilinu „{ $game }“: { $problem }
bad-players = { $game }: leikmenn geta ekki verið { $players }; í boði er { $possible }.
bad-seat = { $game } hefur ekkert sæti „{ $seat }“ hér; sætin eru 1 til { $last }.
bad-option = Valkosturinn { $option } getur ekki verið „{ $value }“; í boði: { $values } ({ $clause }).
unknown-option = { $game } hefur engan valkost „{ $option }“. Í boði: { $options }.
bad-position = Þetta er ekki staða í { $game }: { $why }
unknown-bot = Þjarkurinn „{ $bot }“ er ekki til. Þjarkarnir eru 1 til 5 í skrefum upp á 0.25 (styrkleikarnir), random, greedy og plain; 3@200 hugsar í 200 hringi, 5@0.5s í hálfa sekúndu.
missing-extra = Til þessa þarf pakkann { $package }: pip install "stip[{ $extra }]"
no-encoding = Spilið „{ $game }“ hefur enga kóðun á leikjum og stöðum fyrir forrit sem læra.
illegal-action = Aðgerð { $action } er ekki leyfileg fyrir sæti { $seat }: sjá aðgerðagrímuna.
bad-setting = { $name } getur ekki verið „{ $value }“; í boði: { $values }.
not-reset = Fyrst þarf að endurstilla umhverfið (reset).
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
no-linker = Ekki tókst að tengja WebAssembly-einingar spilanna: { $error } (Viðbótin „site“ setur upp það sem þarf.)
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
other-training = Í { $folder } er þjálfun með annarri áætlun. Gefðu sömu áætlun til að halda áfram, eða aðra möppu.
training-failed = Ferli sem lék leiki til að læra af stöðvaðist ({ $how }).
game-raised = { $bot } (sæti { $seat }, færsla { $ply }): { $error } ({ $where })
game-killed = ferlið var stöðvað ({ $signal })
game-exited = ferlinu lauk með kóða { $code }

## Moves

malformed-move = „{ $input }“ er ekki færsla hér (færsla { $number }, sæti { $seat }). Færsla lítur svona út: { $example }.
ambiguous-move = „{ $input }“ getur þýtt { $choices } (færsla { $number }, sæti { $seat }).
illegal-move = „{ $input }“ gengur ekki (færsla { $number }, sæti { $seat }): { $why } ({ $clause })
out-of-turn = Sæti { $by } getur ekki leikið „{ $input }“ núna (færsla { $number }, sæti { $seat } á leik). Röðin gengur réttsælis ({ $clause }).
already-out = Sæti { $by } er þegar úr leik (færsla { $number }, { $clause }).
only-a-view = Ekki er hægt að leika í sýn, því hún veit ekki hvað kemur: ímyndaðu þér fyrst stöðu ({ $clause }).
game-over = „{ $input }“ kemur of seint (færsla { $number }): leiknum er lokið ({ $clause }).

## Hints: what is good about a move

hint-only-move = er eina mögulega færslan
hint-wins = vinnur leikinn
hint-sentence = Það { $reason }.

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
bad-key = Idempotency-Key er { $least } til { $most } bókstafir, tölustafir, bandstrik og undirstrik.
key-reused = Þessi Idempotency-Key tilheyrir annarri beiðni. Notaðu nýjan.
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
unknown-transfer = Þessi kóði er ekki réttur eða gildir ekki lengur. Fáðu nýjan á hinu tækinu þínu.
unknown-push-service = Ekki er hægt að senda tilkynningar til „{ $service }“: þessi þjónn þekkir ekki þá þjónustu.
too-many-sockets = { $where ->
    [table] Hér eru áhorfendur þegar orðnir { $most }.
    [address] Tengingar frá þínu vistfangi eru þegar { $most }.
   *[server] Allar tengingar ({ $most }) eru í notkun.
} Reyndu aftur síðar.
server-leaving = Þjónninn endurræsist á eftir. Komdu aftur eftir smástund.
still-preparing = Verið er að undirbúa { $title } á þjóninum; það tekur eina eða tvær mínútur í fyrsta sinn. Spurðu aftur þá.
fault = Eitthvað fór úrskeiðis hér, og það er ekki þér að kenna. Ekkert hefur breyst við það.
bad-limit = Mörkin { $limit } geta ekki verið „{ $value }“: { $why }
limit-unknown = þau mörk eru ekki til. Til eru: { $limits }.
limit-no-number = þar þarf aðra tölu.
bad-proxy = „{ $proxy }“ er ekki vistfang staðgengilsþjóns. Gefðu upp IP-tölu eða net, til dæmis 127.0.0.1 eða 10.0.0.0/8.
port-taken = Gátt { $port } er í notkun, kannski af Stip sjálfu. Önnur: stip serve --port { $other }
workers-need-postgresql = Nokkur vinnsluferli deila gagnagrunni, sem SQLite getur ekki: stip serve --workers { $workers } --database postgresql://…

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
can-be-played = Þetta er hægt að spila.
hints-off = Hér er slökkt á ráðum: þú spilar við fólk. Spurðu hvort allir samþykki þau.
hints-on = Ráð eru þegar leyfð í þessum leik.
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

## At a club evening

name-taken = Einhver heitir þegar „{ $name }“ í kvöld. Veldu annað nafn.
club-full = Kvöldið er fullt: { $most } eru með.
too-few-people = Fyrst þurfa minnst { $least } að vera með.
not-the-organiser = Aðeins sá sem heldur kvöldið getur gert það.
club-not-now = { $phase ->
    [gathering] Kvöldið er ekki byrjað.
    [playing] Kvöldið er þegar byrjað.
   *[over] Kvöldinu er lokið.
}
games-go-on = { $count ->
    [one] { $count } leikur í þessari umferð er enn í gangi.
   *[other] { $count } leikir í þessari umferð eru enn í gangi.
}
no-such-person = Enginn er með númerið { $person } í kvöld.
no-such-match = Engin viðureign { $match } er í þessari umferð.
match-decided = Þessi viðureign er þegar útkljáð.
no-drawn-knockout = Í útsláttarkeppni verður einhver að vinna.
club-game = Þessi leikur gildir á klúbbkvöldinu: engin ráð, ekkert tekið til baka og enginn aukaleikur.
unknown-club = Ekkert klúbbkvöld heitir „{ $club }“.

## The database of a server

bad-database = Ekki er hægt að opna gagnagrunninn { $database }: { $why }
database-bad-url = slóð lítur svona út: sqlite:///stip.db eða postgresql://host/stip
database-in-memory = það sem er aðeins í minni hverfur með þjóninum; gefðu honum skrá.
database-in-use = annar þjónn er að nota hann.
database-too-new = hann er úr nýrri útgáfu af Stip.
database-failed = { $error }.
conflict = Aðrir breyttu borðinu á meðan, svo ekkert var gert. Líttu aftur á það.
store-failed = Gagnagrunnurinn virkar ekki í augnablikinu ({ $why }), svo ekkert var gert. Reyndu aftur síðar.
damaged-table = Það sem geymt er af borðinu „{ $table }“ er skemmt frá atburði { $number }, svo því hefur verið lokað. Engu hefur verið breytt.
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
push-your-turn = Þú átt leik.
table-turn = á leik
table-bot = { $level ->
    [1] Mildur þjarkur
    [2] Léttur þjarkur
    [3] Traustur þjarkur
    [4] Skarpur þjarkur
   *[5] Meistaraþjarkur
}
bot-level = { $level ->
    [1] mildur
    [2] léttur
    [3] traustur
    [4] skarpur
    [5] meistari
   *[other] jafningi þinn
}
table-open = Laust sæti
table-secret = velur í leyni
table-resigns = gefst upp
table-out-of-time = { $who ->
    [me] féllst
   *[other] féll
} á tíma
table-no-moves = Engu hefur verið leikið enn.
table-hint = Prófaðu þetta: { $words }.
table-hint-soon = Leita að góðri færslu …
table-preparing = Enn er verið að undirbúa þjarkana og þeir leika einfalt á meðan. Það tekur eina eða tvær mínútur, aðeins í fyrsta sinn.
table-hint-button = Ráð
table-hints-ask = Biðja um ráð
table-hints-on = Nú eru ráð leyfð í þessum leik.
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
table-withdrawn = { $name } hefur dregið boðið til baka.
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

## The page: the end of a round and of a game

table-new = nýtt
round-you-win = { $count ->
    [one] Þú vinnur lotuna!
   *[other] Þið vinnið lotuna!
}
round-won = { $count ->
    [one] { $names } vinnur lotuna.
   *[other] { $names } vinna lotuna.
}
round-drawn = Enginn vinnur þessa lotu.
round-go-on = Áfram
round-clock = Klukkan þín gengur.
ending-cheer = { $result ->
    [won] Til hamingju
    [drawn] Hnífjafnt
   *[lost] Vel spilað samt
}
ending-best = { $count ->
    [one] Besta færslan þín
   *[other] Besta færslan
}
ending-stronger = Sterkari þjarkur

## The page: offers

offer-takeback = { $name } vill taka færslu til baka.
offer-takeback-mine = Þú vildir taka færslu til baka.
offer-draw = { $name } býður jafntefli.
offer-draw-mine = Þú bauðst jafntefli.
offer-hints = { $name } vill leyfa ráð í þessum leik.
offer-hints-mine = Þú spurðir hvort leyfa megi ráð.
offer-rematch = { $name } vill spila aftur.
offer-rematch-mine = Þú baðst um annan leik.
offer-no = Nei, takk
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
trouble-closed-club = Viðureignin er útkljáð
trouble-closed-club-text = Skipuleggjandinn réð úrslitum, eða einhver hefur yfirgefið kvöldið.
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
end-clause = Reglan: { $clause }
end-time = { $who ->
    [me] Tíminn þinn er búinn.
   *[other] Tíminn er búinn: { $name }.
}
end-draw = Um það var samið.

## The page: when something cannot be had

problem-unreachable = Þjónninn svarar ekki.
problem-unreachable-do = Er hann í gangi? Ekkert glatast á meðan.
problem-again = Reyna aftur

## The page: without the server

offline-title = Ekki næst í þjóninn.
offline-text = Þú getur samt lesið reglurnar og skoðað leiki sem þú hefur opnað hér áður. Til að spila þarf þjóninn.
offline-not-kept = Þetta er ekki geymt á þessu tæki: það þarf þjóninn.
install-button = Setja Stip upp
unsent-kept = Færslan þín er geymd á þessu tæki. Hún er send um leið og sambandið kemst á aftur, líka þótt þú farir af síðunni.
unsent-row = Færslan þín hefur ekki verið send enn.
unsent-late = Síðasta færslan þín kom of seint: leikurinn hafði haldið áfram.

## The page: home

home-hello = Fáðu þér sæti.
home-about = Leikir á punktum, með vini eða þjarki.
home-language = Tungumál
home-dark = Dökkt
home-games = Leikir
home-players = { $players } leikmenn
home-play = Spila
home-making = Lagt á borð …
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
home-none = Enginn leikur er í gangi. Veldu einn.
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
home-bad-code = Kóði er sex eða sjö bókstafir eða tölustafir.

## The page: coming back

title-your-turn = ● Þú átt leik – { $game }
me-open = Úrslitin þín og tækin
me-title = Þú
home-older = { $count ->
    [one] { $count } eldri leikur við þjarka
   *[other] { $count } eldri leikir við þjarka
}
home-put-away = { $count ->
    [one] { $count } leikur lagður til hliðar
   *[other] { $count } leikir lagðir til hliðar
}
home-won = Sigur
home-lost = Tap
home-draw = Jafntefli
home-winner = { $name } vann
home-score = (þú { $own }, hin { $others })
home-more-games = Sýna fleiri
game-menu = Meira: { $game }
game-open = Opna borðið
game-put-away = Leggja til hliðar
game-bring-back = Ná í aftur
game-delete = Eyða
game-delete-solo = Eyða leiknum fyrir fullt og allt? Ekki verður hægt að opna hann aftur.
game-delete-shared = Taka leikinn af listanum þínum? Hinir halda honum.
game-keep = Halda honum
continue-title = Þú ert með { $game } í gangi
continue-with = Á móti { $names }, síðast spilað { $day }.
continue-new = Byrja nýjan leik
continue-note = Gamli leikurinn er lagður til hliðar. Þú finnur hann neðst á forsíðunni.
match-choice = Jafningi þinn
match-start = Á móti { $bot } ({ $level }), til að byrja með.
match-up = Á móti { $bot }, ögn sterkari því þú vannst.
match-down = Á móti { $bot }, ögn mildari eftir leik sem var of erfiður.
match-same = Á móti { $bot }, sem hefur hentað þér hingað til.
stats-title = Leikirnir þínir við þjarka
stats-none = Engin úrslit enn. Vinndu þjark, eða leyfðu honum að vinna.
stats-played = Leikir
stats-won = Sigrar
stats-streak = Í röð
stats-best = Besta runa
stats-last = Síðustu leikir: { $results }
stats-here = Þessar tölur eru geymdar á þessu tæki. Með kóða fylgja þær yfir á annað.
records-title = Leikskrár
records-text = Allir leikir sem þú hefur lokið, sem texti í einni skrá.
records-save = Vista allar leikskrár
device-title = Þú á öðru tæki
device-text = Sætin þín og úrslitin fylgja með. Kóðinn virkar einu sinni, í tíu mínútur; sýndu engum öðrum hann.
device-nothing = Þú ert ekki enn með sæti, svo það er ekkert að taka með.
device-show = Sýna kóða
device-scan = Skannaðu þetta með hinu tækinu, eða sláðu kóðann inn þar á þessari síðu.
device-valid = { $minutes ->
    [one] Gildir í { $minutes } mínútu enn.
   *[other] Gildir í { $minutes } mínútur enn.
}
device-code = Kóði af hinu tækinu þínu
device-take = Sækja leikina mína hingað
device-replace = Þetta tæki er með eigin leiki. Þeir eru lagðir til hliðar og þú kemst aftur í þá á þessari síðu.
device-done = Velkomin. Leikirnir þínir eru nú hér.
device-back = Aftur í leikina sem voru hér áður
push-title = Tilkynningar
push-switch = Láta vita þegar ég á leik
push-text = Við borð með dag eða meira fyrir hverja færslu, þegar þú ert í burtu. Aðeins á þessu tæki.
push-unsupported = Þessi vafri getur það ekki hér. Til þess þarf öruggt veffang (https) og á iPhone síðuna á heimaskjánum.
push-blocked = Vafrinn lokar á tilkynningar frá þessari síðu. Því má breyta í stillingum hans.
push-failed = Tilkynningaþjónusta vafrans svarar ekki. Reyndu aftur síðar.
vibration = Titra þegar ég á leik
sound-ask = Spila með hljóði?

## The page: how a game goes, in 30 seconds

how-title = Svona gengur { $game }
how-rules = Allar reglurnar

## The page: learning a game by playing

learn-title = Lærðu { $game }
learn-link = Lærðu með því að spila
learn-offer = Er { $game } nýtt fyrir þér?
learn-offer-text = Tvær mínútur og þú getur spilað.
learn-offer-no = Spila strax
learn-step = Skref { $number } af { $count }
learn-show = Sýndu mér
learn-touch = Ýttu á: { $thing }
learn-marked = Ýttu á það sem er merkt með þykkum punktum.
learn-next = Áfram
learn-previous = Einu skrefi til baka
learn-skip = Sleppa
learn-done = Vel gert.
learn-again = Ekki alveg. Reyndu aftur.
learn-end = Þetta nægir til að byrja.
learn-end-text = Hitt lærist um leið og þú spilar. Mildur þjarkur bíður þín.
learn-end-key = Hnappurinn „{ $key }“ útskýrir hitt. Mildur þjarkur bíður þín.
learn-play = Spila núna
learn-once-more = Einu sinni enn
learn-learnt = Lært
learn-soon = Kennslan er að koma

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

## Links that are shared: what others see before they open one

preview-open = { $name } hefur tekið frá stól handa þér.
preview-club = { $phase ->
    [gathering] { $name }: komdu að spila { $game }
   *[other] { $name }: { $game }
}
preview-club-text = { $phase ->
    [gathering] Vertu með undir þínu nafni. Stip dregur í pör og leggur á borðin.
    [playing] Kvöldið er byrjað. Þér er velkomið að horfa á.
   *[over] Kvöldinu er lokið. Sjáðu hver vann.
}
preview-playing = Leikurinn er í gangi: { $count ->
    [one] { $count } færsla hingað til
   *[other] { $count } færslur hingað til
}. Þér er velkomið að horfa á.
preview-over = Leikur sem er lokið, { $count ->
    [one] { $count } færsla
   *[other] { $count } færslur
}. Horfðu aftur á hann, færslu fyrir færslu.

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

## The page: a club evening

club-title = Klúbbkvöld
club-plan = Halda klúbbkvöld
club-about = Einn hlekkur fyrir alla. Stip dregur í pör, leggur á borðin og heldur utan um stigin.
club-name = Nafn kvöldsins
club-game-label = Spil
club-kind = Hver mætir hverjum
club-kind-round-robin = Allir við alla
club-kind-round-robin-about = Sigur gefur eitt stig, jafntefli hálft. Ef stigin eru jöfn gilda fyrst innbyrðis viðureignir, svo stig þeirra sem maður vann.
club-kind-knockout = Útsláttur
club-kind-knockout-about = Sá sem tapar er úr leik. Jafntefli er spilað aftur og hinn byrjar; eftir annað jafntefli ræður hlutkesti.
club-rounds = Umferðir
club-rounds-all = Þar til allir hafa mæst
club-bot = Þjarkur ef fjöldinn er oddatala
club-pause = Hlé milli umferða
club-open = Opna dyrnar
club-link = Hlekkur á þetta kvöld
club-come = Vertu með á klúbbkvöldi.
club-join = Vera með
club-join-other = Einhver annar á þessu tæki
club-joined = Þú ert með, { $name }.
club-wait-begin = Það byrjar þegar skipuleggjandinn segir til.
club-late-seat = Þjarkur spilar með af því að fjöldinn er oddatala. Þú getur tekið sæti hans frá og með næstu umferð.
club-late-watch = Þú getur horft á alla leiki: snertu augað við hliðina á pari, eða opnaðu stóra skjáinn.
club-late-joined = Þú spilar frá og með næstu umferð.
club-late-screen = Horfa á stóra skjánum
club-people = { $count ->
    [one] { $count } er hér
   *[other] { $count } eru hér
}
club-nobody = Hér er enginn enn. Sendu hlekkinn, eða sýndu kóðann.
club-gone = er ekki lengur með
club-leave = Yfirgefa kvöldið
club-leave-ask = Viltu yfirgefa kvöldið?
club-leave-text = Ef það er byrjað tapar þú þeim leikjum sem þú átt eftir.
club-remove-text = Ef kvöldið er byrjað teljast leikirnir sem eftir eru tapaðir.
club-begin = Byrja
club-begin-odd = Fjöldinn er oddatala, svo þjarkur spilar með.
club-round = Umferð { $round } af { $rounds }
club-stage-final = Úrslit
club-stage-semi = Undanúrslit
club-stage-quarter = Átta manna úrslit
club-your-table = Borðið þitt er tilbúið
club-against = Mótherji þinn: { $name }.
club-sharing = { $one } og { $two } spila.
club-to-table = Að borðinu
club-wait-round = Þetta er komið í bili. Næsta umferð byrjar þegar öllum leikjum er lokið.
club-out = Þú ert úr leik. Takk fyrir að spila!
club-bye-mine = Þú situr hjá og ert í næstu umferð.
club-next-in = Næsta umferð byrjar eftir { $time }.
club-next-now = Byrja núna
club-pairs = Pör
club-playing = spila
club-watch = Horfa á: { $one } og { $two }
club-has-bye = situr hjá
club-decide = Útkljá
club-decide-ask = { $one } og { $two }: hvort vinnur?
club-decide-text = Fyrir leik sem enginn klárar. Borðinu er lokað.
club-draw = Jafntefli
club-standings = Staðan
club-all-rounds = Allar umferðir
club-winner = { $name } vinnur kvöldið!
club-winners = { $names } deila fyrsta sætinu!
club-end = Ljúka kvöldinu
club-end-ask = Ljúka kvöldinu núna?
club-end-text = Leikir sem eru enn í gangi gilda ekki.
club-results-file = Úrslit sem tafla (CSV)
club-standings-file = Staðan sem tafla (CSV)
club-screen = Stór skjár
club-screen-empty = Enginn leikur er í gangi núna.
club-back = Aftur á kvöldið
club-column-place = Sæti
club-column-name = Nafn
club-column-points = Stig
club-column-played = Spilað
club-column-won = Unnið
club-column-drawn = Jafnt
club-column-lost = Tapað
club-column-round = Umferð
club-column-one = Byrjar
club-column-two = Mótherji
club-column-points-one = Stig 1
club-column-points-two = Stig 2
club-column-how = Hvernig
club-column-table = Borð
club-how-game = spilað
club-how-bye = sat hjá
club-how-walkover = fór
club-how-organiser = útkljáð
club-how-lot = hlutkesti

## The page: about Stip

about-title = Um Stip
about-stip = Stip er hollenska og merkir punktur: borð fyrir leiki á punktum. Spilaðu við vini eða við þjarka; Stip gætir reglnanna og útskýrir það sem ekki má.
about-independent = Leikirnir eru eign höfunda sinna og útgefenda. Stip tengist þeim ekki og hefur hvorki samþykki þeirra né meðmæli. Reglurnar eru sagðar með okkar eigin orðum, og teikningarnar eru okkar.

## The page: rules

rules-title = { $game }: reglurnar
rules-soon = Reglurnar eru á leiðinni.
rules-print = Prenta
rules-clauses = Reglurnar, lið fyrir lið
rules-exact = Nákvæma reglan: { $clauses }
rules-contents = Á þessari síðu
rules-options = Þetta má velja
rules-kind-ruling = okkar úrskurður
rules-kind-option = má velja
rules-marks = Snertu punktana til að sjá nákvæmt orðalag.

## The page: playing a game back

replay-soon = Sæki leikinn …
replay-play = Spila
replay-pause = Hlé
replay-first = Að upphafinu
replay-last = Að endinum
replay-speed = Hraði
replay-keys = Örvalyklarnir fara færslu fyrir færslu, bilslá spilar þær.
share-link = Hlekkur á þennan leik

## The page: a saved record

record-view-title = Opna vistaðan leik
record-view-lead = Veldu vistaðan leik, slepptu skránni hér eða límdu textann inn. Ekkert af honum er geymt.
record-view-choose = Velja skrá
record-view-paste = Texti leikskrárinnar
record-view-open = Opna
record-view-another = Opna annan
record-view-by = Sjónarhorn
record-view-everybody = Áhorfandi
record-view-checked = Hver færsla fylgir reglunum.
record-view-unfinished = Hver færsla fylgir reglunum. Leiknum var ekki lokið þegar hann var vistaður.

## The page: whether the shuffle was fair

shuffle-title = Var stokkað heiðarlega?
shuffle-chance-start = Í þessum leik er ekkert stokkað: tilviljun réð aðeins hver byrjar.
shuffle-chance-nothing = Í þessum leik er ekkert stokkað og engu var leyft að ráðast af tilviljun.
shuffle-fits = Já. Allt sem tilviljun ræður var ákveðið og innsiglað áður en þú lékst fyrst. Innsiglið sem þetta tæki fékk þá passar enn: enginn hefur snert það síðan.
shuffle-joined-late = Já, að því er þetta tæki sér. Það kom inn þegar leikurinn var þegar hafinn. Innsiglið sem það fékk þá passar enn: engu hefur verið breytt síðan.
shuffle-unknown = Líklega, en þetta tæki getur ekki sagt til um það: það var ekki með á meðan leikið var. Það sem þjónninn sýnir núna passar saman; tæki leikmannanna sjálfra vita meira.
shuffle-broken = Nei. Það sem var opnað í lokin passar ekki við innsiglið frá upphafinu. Einhver hefur átt við stokkunina: ekki treysta þessum leik.
shuffle-how = Hvernig hver sem er getur gengið úr skugga um það
shuffle-how-text = Í leikskránni er öll gjöfin og hver færsla. Vistaðu hana og opnaðu hana hér, eða láttu Stip á hvaða tölvu sem er endurtaka og sannreyna allt:
shuffle-seal = Innsigli frá upphafinu
shuffle-seal-joined = Innsigli frá því þetta tæki kom inn
shuffle-seal-now = Innsigli, eins og þjónninn sýnir það núna
shuffle-seed = Það sem var innsiglað

## The page: looking back

review-title = Litið um öxl
review-title-of = { $game }: litið um öxl
review-record = Vista leikskrána
review-which = Hvaða leikur
review-game = Leikur { $number }
review-soon = Fer einu sinni enn yfir leikinn.
review-soon-how-long = Það getur tekið mínútu.
review-preparing = Þjónninn er enn að undirbúa leikinn; það tekur eina eða tvær mínútur í fyrsta sinn.
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
review-loss = kostaði { $loss } af möguleikunum
review-better = Betra:
review-show = Sýna
review-signs = ? mistök, ?? alvarleg mistök
review-none = Engin ein færsla réð úrslitum.
