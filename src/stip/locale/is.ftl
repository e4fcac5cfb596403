### Orð Stips á íslensku, eins og vinur handan borðsins segði þau. Nöfnin eru þau sömu og í en.ftl.
### Reitir, spil og sæti standa óbeygð: setningin lagar sig að þeim.

## Setting up

unknown-game = Leikurinn „{ $game }“ er ekki til. Leikirnir eru: { $games }.
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

## Why not, in Halma

halma-must-move = Þú átt peð sem getur farið.
halma-nothing-there = Ýttu á eitt peðið þitt, svo á reit.
halma-finished = Sá litur er í höfn: peðin standa kyrr.
halma-other-colour = Hvor liturinn þinn á leik út af fyrir sig.
halma-not-yours = Þú átt ekkert peð á { $from }.
halma-stuck = Hvert? Peðið á { $from } þarf reit til að fara á.
halma-nowhere = Færsla endar annars staðar en hún hófst.
halma-occupied = { $to } er upptekinn.
halma-stay = Peðið á { $from } er komið alla leið: það fer ekki úr garðinum.
halma-no-path = Hvert stökk í röð fer yfir eitt peð, á auða reitinn beint fyrir aftan.
halma-too-far = Frá { $from } liggur hvorki skref né stökk á { $to }.

## Why not, in Punto

punto-other-card = Þú snerir við { $card }, ekki { $other }.
punto-nothing-there = Ýttu á reitinn þar sem { $card } á að liggja.
punto-middle = Fyrsta spilið fer í miðjuna.
punto-nine = Nía er aldrei hulin.
punto-too-low = { $value } hylur ekki { $top }: til þess þarf fleiri stig.
punto-apart = { $place } snertir ekkert annað spil.
punto-too-wide = Með { $place } næðu spilin yfir meira en { $most } raðir eða dálka.

## Hints: what is good about a move

hint-only-move = ekkert annað er hægt að gera
hint-wins = vinnur leikinn
hint-best-chances = gefur bestu möguleikana

## Hints, in Halma

hint-halma-distance = færir peð fram á við
hint-halma-at-home = kemur peði út úr eigin garði
hint-halma-outside = { $after ->
    [0] kemur síðasta peðinu í höfn
   *[other] kemur peði í höfn
}
hint-halma-last = tekur aftasta peðið með

## Hints, in Tokken

hint-tokken-home = kemur { $after ->
    [1] peði
    [2] öðru peði
    [3] þriðja peðinu
   *[other] síðasta peðinu
} heim
hint-tokken-last = þá er aðeins eitt peð eftir á heimleið
hint-tokken-next = færir nær peðið sem fer næst heim
hint-tokken-next-theirs = hrekur aftur peðið sem mótherjinn kemur næst heim
hint-tokken-second = færir þarnæsta peð fram á við
hint-tokken-second-theirs = hrekur aftur þarnæsta peð mótherjans
hint-tokken-later = færir peð fram á við
hint-tokken-later-theirs = hrekur aftur peð mótherjans
hint-tokken-best = gerir spil á hendi sterkara
hint-tokken-best-theirs = dregur tennurnar úr besta spili mótherjans
hint-tokken-rest = skilur eftir góða leið fyrir afgang sjöunnar
hint-tokken-idle = gerir fleiri spil á hendi nothæf
hint-tokken-idle-theirs = skilur mótherjann eftir með ónothæf spil
hint-tokken-cards = tekur nýtt spil

## Hints, in Punto

hint-punto-rounds = vinnur lotuna
hint-punto-lacks-one = gerir röð sem vantar aðeins eitt spil í
hint-punto-lacks-one-theirs = rýfur röð sem vantar aðeins eitt spil í
hint-punto-lacks-two = byggir röð sem vantar tvö spil í
hint-punto-lacks-two-theirs = rýfur röð sem vantar tvö spil í
hint-punto-lacks-three = byrjar á röð
hint-punto-lacks-three-theirs = stendur í vegi fyrir röð sem er hafin
hint-punto-rows = gerir röð sem telur ef enginn nær fullri röð
hint-punto-rows-theirs = rýfur röð sem teldi ef enginn nær fullri röð

## Hints, in To the Point

hint-to-the-point-progress = færist nær markinu
hint-to-the-point-progress-theirs = ýtir hinu peðinu til baka
hint-to-the-point-step = undirbýr næsta skref
hint-to-the-point-step-theirs = tekur næsta skref af hinu peðinu
hint-to-the-point-step-by-tile = þá kostar næsta skref aðeins flís
hint-to-the-point-ways-on = opnar fleiri leiðir héðan
hint-to-the-point-ways-on-theirs = fækkar leiðum hins peðsins
hint-to-the-point-road = leggur punkta fyrir næstu skref
hint-to-the-point-road-theirs = rýfur veg hins peðsins
hint-to-the-point-pushed-back = er erfiðara að ýta til baka
hint-to-the-point-pushed-by-tile = er erfiðara að ýta til baka
hint-to-the-point-wins = vinnur
hint-to-the-point-threat = hótar að vinna í næstu umferð
hint-to-the-point-threat-theirs = stöðvar sigur í næstu umferð
hint-to-the-point-firm-threat = hótar sigri sem varla verður stöðvaður
hint-to-the-point-firm-threat-theirs = stöðvar sigur í næstu umferð
hint-to-the-point-goal-shut = opnar leiðina í mark
hint-to-the-point-goal-shut-theirs = lokar eigin upphafspunkti
hint-to-the-point-directions = heldur í spil með fleiri áttum
hint-to-the-point-straight-cards = heldur í fleiri spil sem vísa beint áfram

## Records

record-error = Lína { $line }: { $why }
record-mismatch = Lína { $line }: { $why }
record-too-long = Leikskráin er lengri en { $most } tákn.
record-not-text = Þetta er ekki textaskrá.
record-no-game = Leikskrá hefst á merkjum, og eitt þeirra nefnir leikinn: [Game "halma"].
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

## Why not, in Tokken

tokken-nothing-there = Ýttu á spil á hendi þinni, svo á peð.
tokken-not-in-hand = Þú ert ekki með { $card } á hendi.
tokken-which-pawn = Hvaða peð? { $card } þarf peð sem getur farið.
tokken-unplayable = { $card } gengur ekki núna: ekkert peð getur farið með því.
tokken-must-play = Hendi er aðeins kastað þegar ekkert spil á henni gengur.
tokken-give-first = Veldu fyrst eitt nýgefnu spilanna til að láta af hendi.
tokken-no-exchange = Skipst er á spilum aðeins þegar þau eru nýgefin.
tokken-kept = Geymt spil tekur ekki þátt í skiptunum.
tokken-keep-last-round = Í þriðju lotu er öllum spilum spilað.
tokken-keep-joker = Aðeins sá sem tók aukaspil jókersins í þessari lotu má geyma spil.
tokken-keep-one = Aðeins má geyma síðasta spilið sitt, þegar hinn á ekkert eftir.
tokken-keep-unplayable = Ekki er hægt að spila { $card } og því er spilinu hent: aðeins má geyma spil sem hægt væri að spila.
tokken-in-reserve = { $pawn } bíður í varaliðinu: ás, kóngur eða jóker kemur því inn.
tokken-not-in-reserve = { $pawn } er þegar á borðinu.
tokken-no-entry = Aðeins ás, kóngur eða jóker kemur { $pawn } inn.
tokken-base-taken = Þitt eigið peð er á heimareitnum þínum.
tokken-closed = Peð á eigin heimareit er í veginum: enginn fer fram hjá því eða slær það.
tokken-past-row = Það er of langt fyrir { $pawn }: leiðin endar í heimaröðinni.
tokken-other-spot = Í heimaröðinni stendur { $pawn } aðeins á bletti í sínum lit.
tokken-row-passed = Í heimaröðinni fer ekkert peð fram úr öðru.
tokken-far-end = Heimaröðin fyllist innan frá: innstu blettirnir koma fyrst.
tokken-stays-home = { $pawn } er heima, og verður þar.
tokken-crosses-base = Fjóra aftur á bak færi { $pawn } yfir eigin heimareit.
tokken-on-base = { $pawn } stendur á eigin heimareit: fimma hreyfir það ekki.
tokken-five-theirs = Fimma færir peð mótherjans.
tokken-own-pawns = Með { $card } ganga aðeins þín eigin peð.
tokken-only-jack = Aðeins gosi lætur tvö peð skipta um stað.
tokken-swap-two = Gosi þarf tvö peð: eitt þitt og eitt mótherjans.
tokken-swap-ring = Bæði peð gosans verða að vera á hringnum.
tokken-swap-base = { $pawn } stendur á eigin heimareit: gosi hreyfir það ekki.
tokken-goes-home = Með þessu spili fer { $pawn } heim.
tokken-elsewhere = Með þessu spili fer { $pawn } á reit { $field }.
tokken-dot = Af svörtum punkti fer { $pawn } áfram á þann næsta, reit { $field }.
tokken-finish-seven = Fyrst sjöan: { $left ->
    [one] { $left } skref hennar er
   *[other] { $left } skref hennar eru
} eftir.
tokken-moved-already = { $pawn } hefur gengið sinn hluta þessarar sjöu.
tokken-how-far = Hve langt? { $pawn } getur gengið allt að { $left } af sjöunni.
tokken-too-many = Aðeins { $left ->
    [one] { $left } skref sjöunnar er
   *[other] { $left } skref sjöunnar eru
} eftir.
tokken-seven-rest = Þá gæti ekkert peð gengið afgang sjöunnar ({ $rest }).

## Why not, in To the Point

point-nothing-there = Ýttu á flís eða spil, eða ljúktu umferðinni.
point-tile-done = Þú hefur þegar notað flís: ein í umferð.
point-card-done = Þú hefur þegar notað spil: eitt í umferð.
point-no-cell = Á borðinu er enginn reitur { $cell }.
point-centre = { $cell } er prentaða miðjan: þangað fer engin flís.
point-slot-empty = Engin opin flís er númer { $slot }.
point-cell-taken = Á { $cell } liggur flís fyrir.
point-place-how = Hvert fer opna flísin, og hvernig snýr hún?
point-no-tile = Á { $cell } er engin flís.
point-locked = Peð stendur á flísinni á { $cell }: hún verður eins og hún er.
point-turn-same = Eftir þann snúning liti flísin á { $cell } eins út.
point-exchange-same = Eftir þau skipti liti allt eins út.
point-tile-how = Á að færa flísina á { $cell }, snúa henni eða skipta?
point-move-taken = Flís fer á annan, auðan reit; { $cell } er það ekki.
point-not-held = Þú ert ekki með { $card }.
point-card-how = Til hvers? { $card } færir peð, kemur þínu inn eða fer í skipti.
point-entered = Peðið þitt er þegar á borðinu.
point-start-empty = Engin flís er enn á upphafsreitnum þínum.
point-start-colour = Upphafspunkturinn þinn er { $colour ->
    [b] blár
    [g] grænn
   *[y] gulur
}: { $card } passar ekki.
point-own-only = Hér færir hver aðeins sitt eigið peð.
point-rest = Þú færðir peð mótherjans í síðustu umferð: leyfðu því að hvílast.
point-off-board = Það peð er ekki enn á borðinu.
point-too-far = Gengið er á næsta punkt í átt sem spilið sýnir.
point-direction = { $card } sýnir ekki { $direction }.
point-dot-taken = Á þeim punkti stendur peð.
point-not-complete = Sá punktur er ekki heill: hann þarf tvo helminga.
point-two-colours = Helmingar þess punkts eru ekki samlitir.
point-dot-colour = Sá punktur er { $colour ->
    [b] blár
    [g] grænn
   *[y] gulur
}: { $card } passar ekki.
point-no-change = Skipt er um spil þegar þín eigin ganga hefur komið peðinu þínu á rauðan punkt.
point-change-first = Peðið þitt er á rauðum punkti: segðu fyrst hvaða spilum þú skiptir, ef einhverjum.
point-change-more = Þú getur aðeins skipt spilum sem þú ert með.

## A server and its clients

bad-message = Þessi skilaboð er ekki hægt að lesa: { $why }
message-malformed = { $detail }.
message-is-binary = þau ættu að vera texti.
message-too-long = þau eru meira en { $most } bæti.
message-no-hello = fyrstu skilaboðin ættu að vera hello.
message-second-hello = hello var þegar komið.
bad-secret = Þennan leynilykil bjó þjónninn ekki til.
foreign-origin = Síða frá { $origin } má ekki opna tengingu hingað.
no-such-page = Það er ekkert á þessari slóð.
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
port-taken = Gátt { $port } er í notkun, kannski af Stip sjálfu. Önnur: stip serve --port { $other }

## At the table

bad-name = „{ $name }“ getur ekki verið nafn. Í nafni eru 1 til { $most } bókstafir, tölustafir eða önnur sýnileg tákn.
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

## Scenes of Halma

scene-halma-field = { $field }, auður
scene-halma-pawn = { $field }, { pigment } peð
scene-halma-home = { $home } í höfn
scene-halma-ask = { $pigment ->
    [red] Rauðu peðin þín. Ýttu á eitt.
    [blue] Bláu peðin þín. Ýttu á eitt.
   *[other] Þú átt leik. Ýttu á peð.
}
scene-halma-pass = Passa
tell-halma-step = stígur frá { $start } á { $end }
tell-halma-hop = stekkur frá { $start } á { $end }
tell-halma-pass = passar

## Scenes of To the Point

scene-point-cell = { $cell }, auður
scene-point-centre = { $cell }, miðjan: þangað fer engin flís
scene-point-tile = { $where }, flís: norður { $north }, austur { $east }, suður { $south }, vestur { $west }
scene-point-dot = { $pigment ->
    [none] { $dot }, enginn punktur
    [any] { $dot }, punktur fyrir öll spil
    [printed] { $dot }, prentaður punktur, fyrir öll spil
    [red] { $dot }, rauður punktur
    [orange] { $dot }, appelsínugulur punktur
    [yellow] { $dot }, gulur punktur
    [green] { $dot }, grænn punktur
    [blue] { $dot }, blár punktur
   *[other] { $dot }, grár punktur
}
scene-point-pawn = { pigment } peð á { $dot }
scene-point-pawn-off = { pigment } peð, við hlið borðsins
scene-point-display = Flísar og spil við hlið borðsins
scene-point-open = opin flís { $number }
scene-point-open-none = pláss { $number } fyrir opna flís, autt
scene-point-tiles = { $count ->
    [0] engin flís eftir í stokknum
    [one] { $count } flís í stokknum
   *[other] { $count } flísar í stokknum
}
scene-point-cards = { $count ->
    [0] ekkert spil eftir í stokknum
   *[other] { $count } spil í stokknum
}
scene-point-discards = { $count ->
    [0] ekkert í kastbunka
   *[other] { $count } í kastbunka
}
scene-point-hand = Spilin þín
scene-point-card = { pigment } spil, { $signs ->
    [diagonal] skááttirnar fjórar
    [straight] upp, niður, til vinstri og hægri
    [rising] upp-hægri og niður-vinstri
    [falling] upp-vinstri og niður-hægri
    [along] upp og niður
   *[all] allar áttirnar átta
}
scene-point-rows = { $rows ->
    [one] { $rows } röð eftir
   *[other] { $rows } raðir eftir
}
scene-point-done-so-far = { $stage ->
    [card] flís notuð
    [tile] spil notað
   *[change] skiptir spilum
}
scene-point-ask = { $stage ->
    [change] Skiptu spilum að vild, ýttu svo á Búið.
    [card] Nú spil, eða ljúktu umferðinni.
    [tile] Nú flís, eða ljúktu umferðinni.
    [enter] Leggðu flís; spil kemur peðinu inn.
   *[both] Þú átt leik: flís og spil.
}
scene-point-turn = { $turns ->
    [0] Eins og hún er
    [1] Fjórðungs snúningur
    [2] Hálfur snúningur
   *[3] Þrír fjórðu úr hring
}
scene-point-done = Búið
scene-point-end = Ljúka umferð
tell-point-turned = { $turns ->
    [1] um fjórðung
    [2] um hálfan hring
   *[3] um þrjá fjórðu
}
tell-point-place = { $turns ->
    [0] leggur opna flís { $slot } á { $cell }
   *[other] leggur opna flís { $slot } á { $cell }, snúið { tell-point-turned }
}
tell-point-move = færir flís frá { $cell } á { $other }
tell-point-turn = { $who ->
    [me] snýrð
   *[other] snýr
} flísinni á { $cell } { tell-point-turned }
tell-point-exchange = skiptir á flísunum á { $cell } og { $other }
tell-point-exchange-open = { $turns ->
    [0] skiptir á { $cell } og opinni flís { $slot }
   *[other] skiptir á { $cell } og opinni flís { $slot }, snúið { tell-point-turned }
}
tell-point-card = { $signs ->
    [diagonal] { pigment } á ská
    [straight] { pigment } beint
    [rising] { pigment } hækkandi
    [falling] { pigment } lækkandi
    [along] { pigment } lóðrétt
   *[all] { pigment } alhliða
}
tell-point-way = { $way ->
    [n] í norður
    [ne] í norðaustur
    [e] í austur
    [se] í suðaustur
    [s] í suður
    [sw] í suðvestur
    [w] í vestur
   *[nw] í norðvestur
}
tell-point-walk = { $walker ->
    [own] gengur { tell-point-way }: { $card }
   *[their] færir hitt peðið { tell-point-way }: { $card }
}
tell-point-enter = kemur inn: { $card }
tell-point-swap = skiptir spili: { $card }
tell-point-change = skiptir spilum: { $card }
tell-point-keep = heldur öllum spilum
tell-point-end = lýkur umferðinni

## The page: names of the games

game-halma = Halma
game-punto = Punto
game-tokken = Tokken
game-to-the-point = To the Point

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

ask-field = Hvert? Ýttu á punkt.
ask-place = Hvert? Ýttu á reit.
ask-pawn = Hvaða peð?
ask-card = Hvaða spil?
ask-home = Ýttu á blettinn heima.
ask-cell = Hvert fer hún?
ask-turn = Hvernig snýr hún?
ask-open = Hvaða opna flís?
ask-dot = Á hvaða punkt?
ask-done = Fleiri spil, eða búið?
ask-next = Og svo?
ask-only-out = Ekkert spilanna þinna er spilanlegt.

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
end-H-12 = Öll peðin standa í garðinum á móti.
end-H-13 = Garðurinn á móti er fullur.
end-H-14 = Leikurinn gekk í hringi.
end-H-15 = Allir nema einn eru í höfn.
end-P-22 = Nógu margar lotur eru unnar.
end-P-23 = Allar lotur eru leiknar.
end-T-19 = Enginn kemst heim lengur.
end-T-29 = Fjögur peð eru heima.
end-T-30 = Þetta er orðið nógu langt.
end-TP-25 = Peðið stendur á upphafspunkti hins.
end-TP-26 = Þetta er orðið nógu langt.
end-draw = Um það var samið.

## Scenes of Punto

scene-punto-place = { $place }, auður
scene-punto-card = { $place }, { pigment } { $value }{ $beneath ->
    [0] { "" }
   *[other] , hylur { $beneath }
}{ $neutral ->
    [yes] , hlutlaust
   *[other] { "" }
}
scene-punto-turned-up = { pigment } { $value }, snýr upp{ $neutral ->
    [yes] , hlutlaust
   *[other] { "" }
}
scene-punto-pile = { $pile ->
    [own] Stokkurinn þinn
   *[other] Stokkur í sæti { $pile }
}, { $cards } spil
scene-punto-display = Hinir stokkarnir
scene-punto-hand = Spilin þín
scene-punto-rounds = { $rounds ->
    [one] { $rounds } lota
   *[other] { $rounds } lotur
}
scene-punto-won-last = { scene-punto-rounds }, { pigment } { $value } úr leik
scene-punto-ask = Þú ert með { pigment } { $value }. Hvert fer það?
scene-punto-ask-neutral = Hlutlaust { pigment } { $value }. Hvert fer það?
scene-punto-ask-middle = Spilið, { pigment } { $value }, fer í miðjuna.
tell-punto-card = leggur { pigment } { $value } á { $place }

## The page: when something cannot be had

problem-unreachable = Þjónninn svarar ekki.
problem-unreachable-do = Er hann í gangi? Ekkert glatast á meðan.
problem-again = Reyna aftur

## The page: home

home-hello = Fáðu þér sæti.
home-about = Fjórir leikir á punktum, með vini eða þjarki.
home-language = Tungumál
home-dark = Dökkt
home-games = Leikir
home-halma = Stökktu yfir um.
home-punto = Punktar í röð.
home-tokken = Fjögur peð heim.
home-to-the-point = Byggðu, gakktu svo.
home-players = 2 leikmenn
home-players-to = 2–{ $most } leikmenn
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
how-halma-1 = Öll peðin þín fara í garðinn á móti.
how-halma-2 = Umferð: eitt skref, eða stökk í röð.
how-halma-3 = Stökktu yfir hvaða peð sem er. Fyrstur í höfn vinnur.
how-punto-1 = Snúðu við spili og leggðu það við annað.
how-punto-2 = Eða hyldu spil með færri punktum.
how-punto-3 = Tveir leikmenn eða lið: fimm í röð í þínum lit vinna. Þrír eða fjórir, hver fyrir sig: fjögur.
how-tokken-1 = Skiptu spili. Ás, kóngur eða jóker kemur peði inn.
how-tokken-2 = Spilin færa peðin þín. Lentu á öðrum og sendu þau til baka.
how-tokken-3 = Fjögur peð í heimaröðinni vinna.
how-to-the-point-1 = Leggðu flísar: tveir helmingar verða punktur.
how-to-the-point-2 = Spilaðu út og gakktu á punkt í lit spilsins.
how-to-the-point-3 = Fyrsta peð á upphafspunkt hins vinnur.

## The page: setting up

setup-how = Svona gengur það
setup-about-halma = Komdu öllum peðunum þínum í garðinn á móti. Stígðu einn reit, eða stökktu yfir peð eins oft og þú getur.
setup-about-punto = Leggðu spil hlið við hlið eða ofan á færri punkta, uns röð hefur þinn lit.
setup-about-tokken = Spilaðu út, gakktu hringinn, og komdu fjórum peðum heim á undan hinum.
setup-about-to-the-point = Leggðu flísar svo punktar birtist, og gakktu eftir þeim yfir á hina hliðina.
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

option-halma-may_leave_goal = Peð mega fara úr garðinum á móti
option-halma-may_leave_goal-yes = já
option-halma-may_leave_goal-no = nei
option-halma-squatters = Peð sem fara aldrei að heiman
option-halma-squatters-count = loka ekki
option-halma-squatters-strict = loka
option-punto-rounds_to_win = Lotur til sigurs
option-punto-teams = Lið, félagar á móti
option-punto-teams-yes = já
option-punto-teams-no = nei
option-tokken-track = Reitir á hringnum
option-tokken-black_dot_offset = Svartur punktur á reit
option-tokken-exchange = Á undan hverri lotu
option-tokken-exchange-swap = skipta spili
option-tokken-exchange-draw = draga spil
option-tokken-exchange-none = engin skipti
option-tokken-home_order = Heimaröð
option-tokken-home_order-far_end = innst fyrst
option-tokken-home_order-free = í hvaða röð sem er
option-tokken-dot_past_home = Svarti punkturinn næst heimareit
option-tokken-dot_past_home-pass = liggur fram hjá
option-tokken-dot_past_home-stay = er venjulegur reitur
option-to-the-point-board = Borð
option-to-the-point-board-7x7 = 7 × 7
option-to-the-point-board-5x7 = 5 × 7
option-to-the-point-own_pawn_only = Færa aðeins eigið peð
option-to-the-point-own_pawn_only-yes = já
option-to-the-point-own_pawn_only-no = nei
option-to-the-point-push = Færa peð hins
option-to-the-point-push-free = í hverri umferð
option-to-the-point-push-rest = ekki tvisvar í röð

## Scenes of Tokken

scene-tokken-card = { $rank ->
    [A] ás
    [T] 10
    [J] gosi
    [Q] drottning
    [K] kóngur
    [X] jóker
   *[other] { $rank }
}
scene-tokken-field = Reitur { $field }{ $kind ->
    [dot] , svartur punktur
    [base] , heimareitur
   *[field] { "" }
}
scene-tokken-spot = { $pigment ->
    [red] rauður
    [orange] appelsínugulur
    [yellow] gulur
    [green] grænn
    [blue] blár
   *[other] grár
} blettur í heimaröð þinni
scene-tokken-pawn = { $whose ->
    [own] { $pigment ->
        [red] Rauða
        [orange] Appelsínugula
        [yellow] Gula
        [green] Græna
        [blue] Bláa
       *[other] Gráa
    } peðið þitt
    [theirs] { $pigment ->
        [red] Rauða
        [orange] Appelsínugula
        [yellow] Gula
        [green] Græna
        [blue] Bláa
       *[other] Gráa
    } peð hins
    [round] Kringlótt { pigment } peð
   *[square] Kantað { pigment } peð
}, { $where ->
    [home] heima
    [reserve] í varaliði
   *[field] reitur { $field }
}
scene-tokken-pile = { $cards ->
    [one] { $cards } spil ógefið
   *[other] { $cards } spil ógefin
}
scene-tokken-played = { $cards ->
    [one] { $cards } spil komið út
   *[other] { $cards } spil komin út
}{ $rank ->
    [none] { "" }
   *[other] , síðast { scene-tokken-card }
}
scene-tokken-hand = Höndin þín
scene-tokken-given = { scene-tokken-card }, á leið til hins
scene-tokken-home = { $home } heima
scene-tokken-home-known = { scene-tokken-home }, frá þér: { $cards }
scene-tokken-ask = Þú átt leik. Ýttu á spil.
scene-tokken-ask-give = Ýttu á spil til að láta frá þér.
scene-tokken-ask-seven = { $left } skref eftir. Hvaða peð?
scene-tokken-ask-keep = Spilaðu síðasta spilinu, eða geymdu það.
scene-tokken-keep = Geyma þetta spil
scene-tokken-out = Ekkert gengur: kasta hendinni
tell-tokken-enter = kemur { $pigment ->
    [red] rauðu
    [orange] appelsínugulu
    [yellow] gulu
    [green] grænu
    [blue] bláu
   *[other] gráu
} inn með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tell-tokken-walk = færir { pigment } með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tell-tokken-back = færir { pigment } aftur á bak með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tell-tokken-part = færir { pigment } { $steps } af sjöunni
tell-tokken-push = færir { $pigment ->
    [red] rauða
    [orange] appelsínugula
    [yellow] gula
    [green] græna
    [blue] bláa
   *[other] gráa
} peð hins með { $rank ->
    [A] ási
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóngi
    [X] jóker
   *[other] { $rank }
}
tell-tokken-swap = skiptir á { $pigment ->
    [red] rauðu
    [orange] appelsínugulu
    [yellow] gulu
    [green] grænu
    [blue] bláu
   *[other] gráu
} og { $other ->
    [red] rauðu
    [yellow] gulu
    [green] grænu
   *[blue] bláu
} hins
tell-tokken-give = lætur { $rank ->
    [A] ás
    [T] tíu
    [J] gosa
    [Q] drottningu
    [K] kóng
    [X] jóker
   *[other] { $rank }
} af hendi
tell-tokken-keep = geymir síðasta spilið
tell-tokken-out = kastar hendinni

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
about-stip = Stip er hollenska og merkir punktur: borð fyrir fjóra leiki á punktum. Spilaðu við vini eða við þjarka; Stip gætir reglnanna og útskýrir það sem ekki má.
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
