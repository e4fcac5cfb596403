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
bad-engine = STIP_ENGINE er „{ $engine }“; í boði er { $engines }.
not-compiled = Ekki tókst að þýða { $title }: { $why }
not-over = Leiknum er ekki lokið. Líkur og betri færslur færðu að sjá þegar hann er búinn.
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
hint-tokken-second = færir peðið þar á eftir fram á við
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
    [1] eina sekúndu
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
}.
too-many-tables = Ekki er hægt að gera fleiri en { $most } borð á klukkustund. Reyndu aftur eftir { $seconds ->
    [1] eina sekúndu
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
not-now = { $phase ->
    [gathering] Leikurinn er ekki hafinn.
    [playing] Leikurinn stendur yfir.
    [over] Leiknum er lokið.
   *[closed] Þetta borð er lokað.
}
stale-move = Þetta átti að verða færsla { $meant }; leikurinn er kominn að færslu { $ply }.
time-is-up = Tíminn í sæti { $seat } er búinn.
too-often = Þetta er orðið ágætt. Fyrst þarf einhver að leika.
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
