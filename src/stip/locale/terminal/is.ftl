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
