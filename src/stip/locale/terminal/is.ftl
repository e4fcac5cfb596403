### What only the command line says, in Icelandic.

## Tournaments and training

no-log-file = { $file } getur ekki verið dagbók móts: hún er venjuleg skrá undir 1 GB.
damaged-training = Ekki er hægt að lesa skrá úr þjálfuninni í { $folder } ({ $problem }).
bad-weights = { $file } er ekki skrá með vogtölum eins og weights.json í leik. Engu var breytt.
game-died = { $tries } vinnsluferli klasans stöðvuðust hvert á fætur öðru meðan þau léku hann
no-cluster = Enginn Ray-klasi er á „{ $address }“ ({ $problem }). Vistfang er local, auto, VÉL:GÁTT eða ray://VÉL:GÁTT.
cluster-failed = Ray-klasinn brást ({ $problem }).
other-installation = { $host } hefur aðrar skrár úr pakkanum { $package } en þessi tölva: settu sömu útgáfu upp þar.

## Arguments

bad-picture = Mynd er svg- eða png-skrá: { $file }
bad-pair = „{ $text }“ er ekki NAFN=GILDI, eins og --option board=5x7.
option-twice = Valkosturinn { $option } er gefinn oftar en einu sinni.
folder-not-empty = { $folder } er hvorki tóm né vefur sem þessi skipun hefur skrifað.
page-not-built = Síðan í þessari uppsetningu er ekki heil. Settu Stip upp aftur, eða keyrðu „python scripts/page.py“ í frumkóðanum.
bad-site = Ekki er hægt að nota { $folder }: { $why }
site-none = þetta er ekki vefur sem „stip site“ hefur skrifað.
site-version = hann er af útgáfu { $version } en þessi þjónn af { $own }. Skrifaðu hann aftur: stip site { $folder }
site-games = hér vantar { $games }. Skrifaðu hann aftur: stip site { $folder }
bad-server-address = „{ $url }“ er ekki slóð þjóns: hún á að líta út eins og https://example.org.
bad-host = „{ $host }“ er ekki vistfang þessarar tölvu til að hlusta á, eins og 127.0.0.1 eða 0.0.0.0.
bad-origin = „{ $origin }“ er ekki uppruni (origin), eins og https://example.org.
limit-no-pair = skrifaðu það sem NAFN=TALA, eins og tables_per_hour=20.

## Play in the terminal

bad-seat-word = Þjarkur hefur styrkleika frá 1 til 5 í skrefum upp á 0,25, ekki { $word }.
no-terminal = Til þessa þarf útstöð. Línu fyrir línu má spila hvar sem er: --plain
no-lesson = Engin kennslustund er til í { $game }.
not-resumable = Aðeins þjarkar spila í { $file }, svo engu er að halda áfram.
terminal-sits = { $name } sest í sæti { $seat }.
terminal-leaves = Sæti { $seat } er aftur laust.
terminal-taken-back = Síðasta færslan var tekin til baka.
terminal-again = Nýr leikur hefst.
terminal-quit-ask = Fara úr þessum leik?
terminal-yes-no = j eða n
terminal-saved = Vistað í { $file }.
terminal-lesson-not-saved = kennslustund er ekki vistuð
terminal-press-enter = Ýttu á Enter.
terminal-left = Ekkert meira kemur inn: leiknum lýkur hér.
terminal-more-touches = … og { $count } til: skrifaðu „færslur“, eða færslu með táknum.
terminal-rules-where = Reglurnar: stip rules { $game }
terminal-keys = örvar Enter Tab · Esc aftur · h ráð · u afturkalla · s vista · k skýra · q út
terminal-keys-go-on = Enter heldur áfram · q hætta
terminal-keys-over = n nýr leikur · s vista · q hætta
terminal-keys-watch = q hætta
terminal-plain-help = Veldu með númeri eða nafni, eða skrifaðu færslu með táknum. Önnur orð: { $words }.
word-help = hjálp
word-look = skoða
word-moves = færslur
word-hint = ráð
word-undo = afturkalla
word-back = aftur
word-save = vista
word-resign = gefast-upp
word-again = nýr-leikur
word-yes = já
word-no = nei
word-rules = reglur
word-quit = hætta

bad-table-address = „{ $address }“ er ekki tengill á borð, eins og http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
not-stip = Það er enginn Stip á { $server }.
unreachable = { $server } svarar ekki ({ $why }).
terminal-saved-by-server = þjónninn geymir þennan leik; leikskrána má vista á síðunni
terminal-farewell = { $why ->
    [replaced] Þetta borð hefur verið opnað annars staðar.
    [closed] Þetta borð er lokað.
   *[other] Þjónninn hefur lokað tengingunni.
}

## Commands and their help

engine-failed = Leikmaðurinn { $engine } brást: { $problem }
position-malformed = „{ $text }“ er ekki stöðutexti, eins og GAME/2/1/ePmE….
position-damaged = textinn er skemmdur eða ófullgerður.
bad-engine-command = Skipunin „{ $command }“ er óþekkt hér.
no-such-language = Engir textar eru til á tungumálinu „{ $language }“. Tungumálin eru: { $languages }.
not-well = { $count ->
    [one] { $count } atriði er að.
   *[other] { $count } atriði eru að.
}
prepared = Allir leikir eru tilbúnir. { $compiled ->
    [0] Vélarkóðinn fylgdi Stip: ekkert þurfti að þýða.
   *[other] Það sem var þýtt er í { $folder }.
}
greeting-demo = Leikur af { $game } sem spilar sig sjálfur:
greeting-play = spilaðu við þjark
greeting-lesson = lærðu leikinn með því að spila
greeting-games = hvað hægt er að spila
greeting-rules = reglurnar
greeting-serve = borð í vafranum, líka fyrir vini
greeting-join = sestu við borð einhvers
greeting-help = allt annað
manual-name = HEITI
manual-synopsis = NOTKUN
manual-commands = SKIPANIR
manual-exit = LOKAKÓÐAR
exit-0 = Allt gekk vel.
exit-1 = Leikskrá er læsileg en stenst ekki.
exit-2 = Það sem beðið var um er ekki hægt; ein lína á villuúttaki segir hvers vegna.
exit-130 = Rofið með Ctrl-C.
exit-141 = Enginn las úttakið lengur.
help-usage = Notkun:
help-arguments = Viðföng
help-options = Valkostir
help-commands = Skipanir
help-help = Sýna þessa hjálp.
help-stip = Borðspil á punktum: spilaðu þau, prófaðu og kannaðu.
usage-missing = { $what } vantar.
usage-unknown-option = Valkosturinn { $option } er ekki til.
usage-unknown-command = Skipunin „{ $command }“ er ekki til.
usage-bad = { $what } hefur gildi sem gengur ekki.
usage-extra = „{ $text }“ er ofaukið.
help-play = Spila leik í útstöðinni, með fólki sem deilir henni og með þjörkum.
help-join = Setjast við borð á þjóni með tenglinum á það; sá sem á þar sæti heldur áfram.
help-watch = Horfa á vistaðan leik færslu fyrir færslu, eða borð á þjóni.
help-games = Sýna leikina, valkosti þeirra og hvernig þjarkarnir spila.
help-rules = Sýna reglur leiks, eða eina grein.
help-hint = Sýna bestu færsluna fyrir þann sem á leik, og hvers vegna.
help-analyse = Sýna bestu færslurnar í stöðu.
help-review = Sýna líkurnar eftir hverja færslu og betri færslur.
help-show = Sýna borð vistaðs leiks eins og það sást úr einu sæti.
help-verify = Fara yfir leikskrár og prófa þær.
help-serve = Keyra þjón með borðum fyrir fólk og þjarka.
help-site = Skrifaðu síðuna sem vef sem þarf engan þjón, fyrir hvaða skráahýsil sem er.
help-admin = Stjórna borðum þjóns.
help-arena = Láta þjarka spila hvern við annan og raða þeim.
help-engine = Láta annað forrit spila með þjarki, línu fyrir línu.
help-simulate = Spila marga leiki með handahófskenndum færslum og sýna tölfræði.
help-trace = Sýna heilan leik sem JSON Lines.
help-perft = Telja allar mögulegar færsluraðir.
help-train = Láta leitina læra af leikjum við sjálfa sig.
help-tune = Stilla vogtölur einkenna leiks.
help-prepare = Þýða alla leiki núna.
help-doctor = Segja hvað er sett upp og hvað er að.
help-man = Sýna handbókarsíðuna.
option-game = Leikurinn: sjá stip games.
option-who = Hverjir spila, sæti fyrir sæti: nafn, eða styrkleiki þjarks (1 til 5).
option-players = Fjöldi leikmanna.
option-option = Stilla valkost leiksins; má endurtaka.
option-seed = Heil tala; sama tala gefur sömu leiki.
option-first = Sætið sem byrjar; annars ræður hlutkesti.
option-file = Vista leikinn í þessari skrá eftir hverja færslu; sé hún til er haldið áfram þaðan.
option-resume = Halda áfram með leikinn sem síðast var vistaður.
option-lesson = Læra leikinn með því að spila.
option-plain = Línu fyrir línu, í orðum: fyrir skjálesara, pípur og skriftur.
option-fast = Þjarkar leika strax, án hlés til lestrar.
option-url = Tengillinn á borð.
option-name = Nafnið þitt.
option-seat = Sætið sem horft er úr; 0 er áhorfandi.
option-what = Leikskrá, eða tengill á borð á þjóni.
option-seconds = Umhugsunartími í sekúndum.
option-as_json = Sýna JSON, fyrir önnur forrit.
option-clause = Grein í reglum leiksins, eða almenn grein eins og G-3.
option-after = Staðan eftir svona margar færslur; annars sú síðasta.
option-top = Hve margar færslur á að sýna.
option-files = Leikskrár; - er staðalinntakið.
option-picture_file = Skrifa mynd í þessa skrá í staðinn (svg, png).
option-language = Tungumálið: da, en, fi, is, nb, nl eða sv; annars tölvunnar.
option-version = Sýna útgáfuna.
option-bot = Þjarkurinn sem spilar, til dæmis 3 eða 5@2s.

## The key to a game

terminal-mark-possible = má snerta
terminal-mark-chosen = hefur verið valið
terminal-mark-hinted = er það sem ráðið bendir á
terminal-more-keys = Fleiri lyklar: r gefast upp · d bjóða jafntefli · n nýr leikur · j og n svara
terminal-keys-key = hvaða lykill sem er fer aftur í leikinn
terminal-keys-more = hvaða lykill sem er heldur áfram
word-key = skýring

## Words of the help

help-default = sjálfgefið
help-required = nauðsynlegt
help-usage-options = [VALKOSTIR]
help-usage-command = SKIPUN [VIÐFÖNG]…
usage-no-value = { $option } vantar gildi.
usage-choice = { $what } þarf að vera eitt af: { $choices }.
usage-range = { $what } þarf að vera tala frá { $least } til { $most }.
usage-at-least = { $what } þarf að vera tala frá { $least }.
usage-number = { $what } þarf að vera tala.

## Help of single options

option-install_completion = Setja upp útfyllingu fyrir þessa skel.
option-show_completion = Sýna útfyllinguna fyrir þessa skel, til að afrita hana eða breyta.
option-play-seed = Heil tala, eða 64 stafir í sextándakerfi; sama fræ gefur sama leik.
option-trace-seed = { option-play-seed }
option-perft-seed = { option-play-seed }
option-join-seat = Sætið sem þú vilt; annars eitthvert laust.
option-watch-seconds = Sekúndur milli tveggja færslna.
option-hint-file = Leikskrá leiks sem er ekki lokið, með fræinu (seed).
option-analyse-what = Leikskrá, eða staða sem stuttur texti.
option-review-file = Leikskrá leiks sem er lokið.
option-review-plot_file = Vista línurit af líkunum (png, svg, pdf).
option-show-file = Leikskrá, með fræinu (seed).
option-iterations = Leitarhringir á hverja færslu.
option-database = Gagnagrunnurinn; annars skrá í gagnamöppunni þinni (~/.local/share/stip).
option-host = Vistfang til að hlusta á; 0.0.0.0 fyrir alla á netinu.
option-port = Tengi til að hlusta á; 0 fyrir eitthvert laust.
option-origin = Annar uppruni (origin) sem síður mega tengjast frá; má endurtaka.
option-workers = Ferli sem skipta með sér verkum; fleiri en eitt þurfa PostgreSQL.
option-host_name = Annað nafn þjónsins, eins og example.org; má endurtaka.
option-proxy = Staðgengilsþjónn eða net sem X-Forwarded-For-hausum er treyst frá; má endurtaka.
option-push_service = Önnur tilkynningaþjónusta sem tæki mega nota; má endurtaka.
option-limit = Breyta mörkum; má endurtaka.
option-device_bots = Vefur sem „stip site“ hefur skrifað: þjarkar hugsa í vöfrum þeirra sem spila og þessi þjónn reiknar enga (STIP_DEVICE_BOTS).
option-in_browser = Opna síðuna í vafranum og skrá aðeins vandamál.
option-site-folder = Ný mappa, eða mappa sem þessi skipun hefur skrifað áður.
option-site-server = Hvar vinir spila: slóð þjóns, til dæmis https://example.org.
help-admin-list = Sýna borðin, þau nýjustu fyrst.
help-admin-show = Sýna hverjir sitja við borð og hve langt leikurinn er kominn; ekkert sem áhorfandi sæi ekki.
help-admin-export = Sýna leikskrá, með fræinu ef leiknum er lokið.
help-admin-close = Loka borði. Þjónn í gangi tekur eftir því við næstu færslu þar.
help-admin-backup = Taka öryggisafrit af gagnagrunninum meðan hann er í notkun.
option-code = Kóði borðs.
option-phase = Sýna aðeins borð á þessu stigi.
option-admin-list-limit = Sýna í mesta lagi svona mörg borð.
option-admin-list-after = Halda listanum áfram eftir þetta borð.
option-admin-export-game = Númer leiksins við borðið, frá 1; annars sá síðasti.
option-admin-backup-file = Ný skrá. Í henni verða fræ, svo haltu henni fyrir þig.
option-bots = Tveir þjarkar eða fleiri: styrkleikar (1 til 5, líka 2.5), random, greedy, plain, forrit eða eining:fall.
option-games = Fjöldi leikja.
option-arena-games = Leikir á hvert par; oddatala er námunduð upp.
option-opening = Handahófskenndar færslur áður en þjarkarnir byrja.
option-parquet_file = Skrifa öll úrslit sem Parquet, eina línu fyrir hvern leik.
option-train-parquet_file = Skrifa allar stöður sem lært var af sem Parquet.
option-ray_address = Spila á Ray-klasa: local, auto, VÉL:GÁTT eða ray://VÉL:GÁTT.
option-jobs = Leikir samtímis; annars einn á hvern kjarna.
option-log = Dagbók (JSON Lines); leikir sem eru í henni eru ekki spilaðir aftur.
option-arena-plot_file = Vista línurit af stigatöflunni (png, svg, pdf).
option-json_file = Skrifa öll úrslit sem JSON í þessa skrá; - sýnir þau ein.
option-records = Geyma leikskrá hvers leiks í þessari möppu.
option-threads = Fjöldi þráða; annars einn á hvern kjarna.
option-simulate-plot_file = Vista línurit af lengd leikja og fjölda færslna í boði (png, svg, pdf).
option-plies = Hætta eftir svona margar færslur.
option-policy = Hvernig færslur eru valdar.
option-record_file = Vista leikinn líka sem leikskrá.
option-depth = Fjöldi færslna.
option-perft-first = Sætið sem byrjar.
option-by_move = Sýna líka fjöldann fyrir hverja fyrstu færslu.
option-folder = Mappan fyrir leiki og net; þjálfun sem hófst þar heldur áfram.
option-generations = Fjöldi kynslóða; hver spilar með neti þeirrar á undan.
option-train-games = Leikir á hverja kynslóð.
option-epochs = Hve oft er farið yfir dæmin.
option-contests = Leikir við einkennin ein eftir hverja kynslóð.
option-train-plot_file = Vista námsferlana (png, svg, pdf).
option-network_folder = Mappa leiks, þar sem skipt er um netið.
option-tune-games = Leikir í hverri umferð.
option-rounds = Fjöldi umferða; hver byrjar með vogtölum þeirrar á undan.
option-tune-jobs = Leikir samtímis.
option-tune-file = Skrá með vogtölum sem á að uppfæra.

## What commands print

preparing = Verið er að undirbúa { $title } (aðeins í fyrsta sinn) …
first-start = { $title } fer í gang í fyrsta sinn: fyrstu færslurnar taka lengri tíma.
no-memory = Ekki er nóg minni til þess.
bad-plot = Línurit er png-, svg- eða pdf-skrá: { $file }
system-EACCES = Aðgangi hafnað
system-EEXIST = Skráin er þegar til
system-EFBIG = Skráin er of stór
system-EISDIR = Þetta er mappa
system-ENAMETOOLONG = Skráarheitið er of langt
system-ENOENT = Skráin eða mappan er ekki til
system-ENOSPC = Ekkert pláss er eftir á tækinu
system-ENOTDIR = Þetta er ekki mappa
system-EPERM = Það er ekki leyfilegt
system-EROFS = Hér er aðeins hægt að lesa
serve-address = Stip er á { $address }
serve-network = Á netinu þínu er það á { $address }
serve-end = Ctrl-C stöðvar.
site-making = Spilin eru þýdd í WebAssembly. Það tekur nokkrar mínútur, aðeins í fyrsta sinn …
site-done = Vefurinn er í { $folder }: { $megabytes } MB. Settu hann á hvaða hýsil sem er, í hvaða möppu sem er, eða prófaðu hann: python -m http.server -d { $path }
admin-continue = Haltu áfram með --after { $code }.
admin-closed = Borðinu { $code } hefur verið lokað.
admin-was-closed = Borðinu { $code } hafði þegar verið lokað.
admin-copied = Gagnagrunnurinn hefur verið afritaður í { $file }.
admin-none = Engin slík borð eru til.
admin-code = kóði
admin-table = borð
admin-game = leikur
admin-options = valkostir
admin-no-options = engir
admin-phase = stig
admin-events = atburðir
admin-made = búið til
admin-last-event = síðast
admin-number = númer { $number }
admin-replaced = þjarkur af styrkleika { $level } spilar
admin-open = laust
admin-games = leikir
admin-moves = færslur
admin-commitment = innsigli
admin-result = úrslit
games-players = fyrir { $players } leikmenn
games-default = annars { $value }, { $standing }
games-bot = þjarkur { $level }
doctor-engine = vél
doctor-cores = kjarnar
doctor-cache = skyndiminni
doctor-read-only = ritvarið skyndiminni
doctor-compiled = allt þýtt
doctor-data = gögn
doctor-games = leikir
doctor-language = tungumál
doctor-missing = Ekki er allt þýtt enn. Þetta gerir það núna: stip prepare
verified = { $game }, leikmenn { $players }, færslur { $plies }, { $ending }: allt kemur heim og saman við leikskrána{ $absent ->
    [commitment] , sem hefur ekkert innsigli
    [result] , sem hefur engin úrslit
    [commitment-result] , sem hefur hvorki innsigli né úrslit
   *[none] { "" }
}.
verify-places = röðun { $places } samkvæmt { $clause }
verify-unfinished = ekki lokið
hint-answer = Sæti { $seat }: { $move } (líkur { $chance } %).
analysis-title = { $game }, færsla { $ply }, sæti { $seat } á leik
analysis-line = besta framhald:
analysis-position = staða:
review-heading = { $game }, leikmenn { $players }: líkurnar eftir hverja færslu, í %
review-seat = sæti
review-column-move = færsla
review-better-was = betra var
review-turn = sæti { $seat } missti { $loss } %; betra: { $better }.
review-axis = líkur, í %
simulate-title = { $games } handahófskenndir leikir: { $game }, leikmenn { $players }
simulate-range = færslur, frá stysta til lengsta leiks
simulate-mean = færslur, meðaltal (5 %, miðgildi, 95 %)
simulate-branching = leyfilegar færslur í hverju vali, meðaltal
simulate-first = sæti { $seat }, í fyrsta sæti eða deilir því
simulate-ended = lauk samkvæmt { $clause }
simulate-speed = { $plies } færslur og { $games } leikir á sekúndu
simulate-length = Lengd leikja
simulate-plies = færslur í leik
simulate-ply = færsla
arena-title = Leikir: { $games }, { $game }, leikmenn { $players }
arena-failed-game = { $first } – { $second }, leikur { $number } mistókst: { $why }
arena-go-on = { $done } af { $total } leikjum eru í { $file }: sama skipun heldur áfram þaðan.
arena-points-of = { $points } af { $games } stigum
arena-bot = þjarkur
arena-points = stig
arena-games = leikir
arena-score = hlutfall
arena-move = hver færsla
arena-plies = færslur
arena-against = gegn
arena-note = hlutfall stiga í %, og 95 % öryggisbil þess
arena-axis = Elo og 95 % öryggisbil; 0 er meðaltalið
arena-failed = { $count ->
    [one] { $count } leikur mistókst og telst engum.
   *[other] { $count } leikir mistókust og teljast engum.
}
arena-repeated = { $count ->
    [one] { $count } leikur hafði verið spilaður áður, færslu fyrir færslu: bilin eru of þröng.
   *[other] { $count } leikir höfðu verið spilaðir áður, færslu fyrir færslu: bilin eru of þröng.
} Handahófskenndar fyrstu færslur hjálpa: --opening 4
tune-round = { $positions } samanburðir, log-tap { $loss }:
train-generation = Kynslóð { $number }
train-positions = { $positions } stöður, log-tap { $losses }
train-score = % gegn einkennunum einum
train-loss = { $game }: log-tap
train-axis = kynslóð
