### What only the command line says, in Icelandic.

## Tournaments and training

no-log-file = { $file } getur ekki geymt dagbók móts: hún þarf að vera venjuleg skrá undir 1 GB.
damaged-training = Ekki er hægt að lesa skrá úr þjálfuninni í { $folder } ({ $problem }).
bad-weights = { $file } er ekki skrá með vægjum eins og weights.json í leik. Engu var breytt.

## Arguments

bad-picture = Mynd er svg- eða png-skrá: { $file }
bad-pair = „{ $text }“ er ekki NAFN=GILDI, eins og --option board=5x7.
option-twice = Valkosturinn { $option } er gefinn oftar en einu sinni.
bad-host = „{ $host }“ er ekki vistfang á þessari tölvu til að hlusta á, eins og 127.0.0.1 eða 0.0.0.0.
bad-origin = „{ $origin }“ er ekki uppruni, eins og https://example.org.
limit-no-pair = skrifaðu það sem NAFN=TALA, eins og tables_per_hour=20.

## Play in the terminal

bad-seat-word = Botti hefur styrk frá 1 til 5 í 0,25 þrepum, ekki { $word }.
no-terminal = Til þessa þarf skjáhermi. Línu fyrir línu má spila hvar sem er: --plain
no-lesson = Engin kennslustund er til fyrir { $game }.
not-resumable = Aðeins bottar spila í { $file }, svo ekki er hægt að halda áfram.
terminal-sits = { $name } sest í sæti { $seat }.
terminal-leaves = Sæti { $seat } er aftur laust.
terminal-taken-back = Síðasti leikurinn var tekinn til baka.
terminal-again = Nýtt spil hefst.
terminal-quit-ask = Fara úr þessu spili?
terminal-yes-no = j eða n
terminal-saved = Vistað í { $file }.
terminal-lesson-not-saved = kennslustund er ekki vistuð
terminal-press-enter = Ýttu á Enter.
terminal-left = Ekki kemur meira inntak: spilinu lýkur hér.
terminal-more-touches = … og { $count } til: skrifaðu „leikir“, eða leik í táknun.
terminal-rules-where = Reglurnar: stip rules { $game }
terminal-keys = örvar Enter · Tab næst · Esc til baka · h ráð · u til baka · s vista · r gefa · q hætta
terminal-keys-go-on = Enter heldur áfram · q hætta
terminal-keys-over = n nýtt spil · s vista · q hætta
terminal-keys-watch = q hætta
terminal-plain-help = Veldu með númeri eða nafni, eða skrifaðu leik í táknun. Önnur orð: { $words }.
word-help = hjálp
word-look = skoða
word-moves = leikir
word-hint = ráð
word-undo = taka-upp
word-back = aftur
word-save = vista
word-resign = gefast-upp
word-again = aftur-spil
word-yes = já
word-no = nei
word-rules = reglur
word-quit = hætta

bad-table-address = „{ $address }“ er ekki tengill á borð, eins og http://127.0.0.1:8000/t/abcdefg.
server-refused = { $text }
unreachable = { $server } svarar ekki ({ $why }).
terminal-saved-by-server = þjónninn geymir þetta spil; á síðunni má vista það
terminal-farewell = { $why ->
    [replaced] Þetta borð hefur verið opnað annars staðar.
    [closed] Þetta borð er lokað.
   *[other] Þjónninn hefur lokað tengingunni.
}

## Commands and their help

engine-failed = Leikmaðurinn { $engine } brást: { $problem }
position-malformed = „{ $text }“ er ekki stöðutexti, eins og GAME/2/1/ePmE….
position-damaged = textinn er skemmdur eða ófullkominn.
bad-engine-command = „{ $command }“ skilst ekki hér.
no-such-language = Engir textar eru til á tungumálinu „{ $language }“. Tungumálin eru: { $languages }.
not-well = { $count ->
    [one] { $count } atriði er að.
   *[other] { $count } atriði eru að.
}
prepared = Allt er þýtt, í { $folder }.
greeting-demo = Spil af { $game } sem spilar sig sjálft:
greeting-play = spilaðu við botta
greeting-lesson = lærðu leikinn með því að spila
greeting-games = hvað má spila
greeting-rules = reglurnar
greeting-serve = borð í vafranum, líka fyrir vini
greeting-join = sestu við borð einhvers
greeting-help = allt annað
manual-name = HEITI
manual-synopsis = NOTKUN
manual-commands = SKIPANIR
manual-exit = LOKAKÓÐAR
exit-0 = Allt gekk vel.
exit-1 = Skrá er læsileg en stenst ekki.
exit-2 = Það sem beðið var um er ekki hægt; ein lína segir hvers vegna.
exit-130 = Rofið með Ctrl-C.
exit-141 = Enginn las úttakið lengur.
help-usage = Notkun:
help-arguments = Viðföng
help-options = Valkostir
help-commands = Skipanir
help-help = Sýna þessa hjálp.
help-stip = Borðspil á punktum: spilaðu, prófaðu og skoðaðu þau.
usage-missing = { $what } vantar.
usage-unknown-option = Valkosturinn { $option } er ekki til.
usage-unknown-command = Skipunin „{ $command }“ er ekki til.
usage-bad = { $what }: „{ $value }“ gengur ekki ({ $why }).
usage-extra = „{ $text }“ er of mikið.
help-play = Spilaðu leik í skjáherminum, með fólki og bottum.
help-join = Sestu við borð á þjóni með tenglinum á það.
help-watch = Horfðu á skráð spil leik fyrir leik, eða borð á þjóni.
help-games = Sýna leikina, valkosti þeirra og hvernig bottarnir spila.
help-rules = Sýna reglur leiks, eða eina grein.
help-hint = Sýna besta leikinn og hvers vegna.
help-analyse = Sýna bestu leikina í stöðu.
help-review = Sýna líkurnar eftir hvern leik og betri leiki.
help-show = Sýna borð spils eins og leikmaður sá það.
help-verify = Fara yfir skrár og prófa þær.
help-serve = Keyra þjón með borðum fyrir fólk og botta.
help-admin = Stjórna borðum þjóns.
help-arena = Láta botta spila hvern við annan og raða þeim.
help-engine = Láta annað forrit spila með botta, línu fyrir línu.
help-simulate = Spila mörg spil með tilviljanakenndum leikjum og sýna tölfræði.
help-trace = Sýna heilt spil sem JSON Lines.
help-perft = Telja raðir leikja.
help-train = Láta bottann læra af spilum við sjálfan sig.
help-tune = Stilla vægi leiks.
help-prepare = Þýða alla leiki núna.
help-doctor = Segja hvað er uppsett og hvað er að.
help-man = Sýna handbókarsíðuna.
option-game = Leikurinn: sjá stip games.
option-who = Hverjir spila, sæti fyrir sæti: nafn, eða styrkur botta (1 til 5).
option-players = Fjöldi leikmanna.
option-option = Stilla valkost leiksins; má endurtaka.
option-seed = Heil tala, eða 64 sextánskir tölustafir.
option-first = Hver byrjar; annars ræður hlutkesti.
option-file = Skrá spils; í play er spilið vistað þar og heldur áfram þaðan.
option-resume = Halda áfram með spilið sem síðast var vistað.
option-lesson = Lærðu leikinn með því að spila.
option-plain = Línu fyrir línu, í orðum: fyrir skjálesara, pípur og skriftur.
option-fast = Bottar bíða ekki eftir að lesið sé hvað gerðist.
option-url = Tengillinn á borð.
option-name = Nafnið þitt.
option-seat = Sætið; 0 er áhorfandi.
option-what = Skrá, tengill á borð, eða stöðutexti.
option-seconds = Sekúndur.
option-as_json = Prenta JSON, fyrir önnur forrit.
option-clause = Grein leiksins, eða almenn eins og G-3.
option-after = Eftir svo marga leiki.
option-top = Hve marga leiki á að sýna.
option-files = Skrár spila; - er staðalinntakið.
option-picture_file = Skrifa mynd í þessa skrá í staðinn (svg, png).
option-language = Tungumálið: da, en, fi, is, nb, nl eða sv.
option-version = Sýna útgáfuna.
option-bot = Bottinn sem spilar, eins og 3 eða 5@2s.
