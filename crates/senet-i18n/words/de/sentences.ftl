# Was in einer Partie geschieht, und was zu tun ist. `who` ist `you` für den, der liest, sonst `named`, mit `name`.
# Begriffe: siehe names.ftl.

## Würfe
throw-again = { $who ->
    [you] Du ziehst { $houses } und wirfst noch einmal.
   *[named] { $name } zieht { $houses } und wirft noch einmal.
}
throw-ends-turn = { $who ->
    [you] Du ziehst { $houses }, dann ist der Gegner dran.
   *[named] { $name } zieht { $houses }, dann ist der Gegner dran.
}
faces-carpignano = { $count ->
    [0] Keine helle Seite oben: 6.
    [one] { $count } helle Seite oben.
   *[other] { $count } helle Seiten oben.
}
faces-spanish = { $count ->
    [0] Keine runde Seite oben: 6.
    [one] { $count } runde Seite oben.
   *[other] { $count } runde Seiten oben.
}
faces-french = { $count ->
    [0] Keine helle Seite oben: 6.
    [one] { $count } helle Seite oben.
   *[other] { $count } helle Seiten oben.
}
faces-dutch = { $count ->
    [0] Keine flache weiße Seite oben: 6.
    [one] { $count } flache weiße Seite oben.
   *[other] { $count } flache weiße Seiten oben.
}
faces-die = Der Würfel zeigt { $throw }.
faces-die-x = Der Würfel zeigt X, seine 6.
face-carpignano = { $up ->
    [yes] hell
   *[no] dunkel
}
face-spanish = { $up ->
    [yes] rund
   *[no] flach
}
face-french = { $up ->
    [yes] hell
   *[no] dunkel
}
face-dutch = { $up ->
    [yes] flach weiß
   *[no] rund schwarz
}
sticks-spoken = Stäbchen: { $sides }.

## Züge: dieselben Worte für einen, der möglich ist, und einen, der geschehen ist
move-forward = { $piece } von { $from } auf { $to }.
move-backward = { $piece } zurück von { $from } auf { $to }.
move-leaves = { $piece } verlässt von { $from } aus das Brett.
move-keeps = { $piece } bleibt auf 30.
move-captures = Geschlagen: { $piece } kommt auf { $house }.
move-captures-stuck = Geschlagen: { $piece } kommt auf 27 und sitzt im Wasser fest.
move-water = Ins Wasser, und auf { $house } wieder heraus.
move-water-stuck = { $side ->
    [cones] Ins Wasser, und nicht wieder heraus: Die Kegel sitzen fest, bis sie eine 4 werfen (U6).
   *[spools] Ins Wasser, und nicht wieder heraus: Die Spulen sitzen fest, bis sie eine 4 werfen (U6).
}
move-returns = Auf { $to } steht ein Stein derselben Seite: zurück auf { $house } (U7).
move-exit-opens = Der Ausgang öffnet sich: Auch der Stein, der auf 30 wartet, verlässt das Brett.
move-to-go = { $count ->
    [0] Das war der letzte.
   *[other] Noch { $count } auf dem Brett.
}
move-safe = Feld { $house } ist sicher.
move-extra-throw = Feld 26 bringt einen weiteren Wurf.
move-rest = Vom Wurf bleibt eine { $rest } für einen anderen Stein.
pass-nothing = Kein Stein kann ziehen.
pass-idle = Das X bewegt nichts.
pass-stuck = Im Wasser fest: Kein Stein kann ziehen.
pass-rest = Kein Stein kann die übrige { $rest } spielen; sie verfällt.
turn-again = { $who ->
    [you] Du wirfst noch einmal.
   *[named] { $name } wirft noch einmal.
}
turn-passes = { $who ->
    [you] Du bist dran.
   *[named] { $name } ist dran.
}

## Der Anfang
prompt-opening-first-one = { $who ->
    [you] Wirf. Wer zuerst eine 1 wirft, beginnt mit den Spulen.
   *[named] { $name } wirft. Wer zuerst eine 1 wirft, beginnt mit den Spulen.
}
prompt-opening-only-one = { $who ->
    [you] Wirf. Wer als Einziger eine 1 wirft, beginnt mit den Spulen.
   *[named] { $name } wirft. Wer als Einziger eine 1 wirft, beginnt mit den Spulen.
}
prompt-opening-highest = { $who ->
    [you] Wirf. Wer höher wirft, wählt eine Seite; das X zählt am wenigsten.
   *[named] { $name } wirft. Wer höher wirft, wählt eine Seite; das X zählt am wenigsten.
}
prompt-opening-other = Der andere Wurf war { $throw }.
prompt-choose-side = { $who ->
    [you] Du hast höher geworfen: Wähle deine Steine.
   *[named] { $name } hat höher geworfen und wählt die Steine.
}
opening-threw = { $who ->
    [you] Du hast { $throw } geworfen.
   *[named] { $name } hat { $throw } geworfen.
}
opening-not-yet = Noch keine 1.
opening-begins-first = { $who ->
    [you] Die erste 1: Du beginnst, mit den Spulen.
   *[named] Die erste 1: { $name } beginnt, mit den Spulen.
}
opening-begins-only = { $who ->
    [you] Die einzige 1: Du beginnst, mit den Spulen.
   *[named] Die einzige 1: { $name } beginnt, mit den Spulen.
}
opening-both-ones = Zwei Einsen: Beide werfen noch einmal.
opening-no-one = Keine 1 in dieser Runde: Beide werfen noch einmal.
opening-equal = Gleich: Beide werfen noch einmal.
opening-chooses = { $who ->
    [you] Du hast höher geworfen und wählst die Steine.
   *[named] { $name } hat höher geworfen und wählt die Steine.
}

## Was zu tun ist
prompt-throw = { $who ->
    [you] Du bist dran: Wirf.
   *[named] { $name } muss werfen.
}
prompt-throw-ten = { $who ->
    [you] Wirf: Den ersten Zug macht der Stein auf 10.
   *[named] { $name } wirft: Den ersten Zug macht der Stein auf 10.
}
prompt-throw-nine = { $who ->
    [you] Wirf: Wenn er kann, macht der Stein auf 9 deinen ersten Zug.
   *[named] { $name } wirft: Wenn er kann, macht der Stein auf 9 den ersten Zug.
}
prompt-move = { $who ->
    [you] Wähle einen Stein, der { $houses } zieht.
   *[named] { $name } zieht einen Stein { $houses }.
}
prompt-first-one = { $who ->
    [you] Du beginnst: Zieh die Spule von 10 auf 11.
   *[named] { $name } beginnt, mit der Spule von 10 auf 11.
}
prompt-first-ten = { $who ->
    [you] Der Stein auf 10 macht den ersten Zug, wem er auch gehört: { $houses }.
   *[named] { $name } zieht den Stein auf 10, wem er auch gehört: { $houses }.
}
prompt-first-nine = { $who ->
    [you] Dein erster Zug gehört dem Stein auf 9: { $houses }.
   *[named] { $name } macht den ersten Zug mit dem Stein auf 9: { $houses }.
}
prompt-backward = { $who ->
    [you] Kein Stein kann vorwärts: Wähle einen, der { $houses } zurückzieht.
   *[named] Kein Stein kann vorwärts: { $name } zieht einen { $houses } zurück.
}
prompt-return = { $who ->
    [you] Nur deine eigenen Steine sind im Weg: Einer muss zurück zum Anfang (U7).
   *[named] Nur die eigenen Steine sind { $name } im Weg: Einer muss zurück zum Anfang (U7).
}
prompt-stuck-four = { $who ->
    [you] Eine 4! Sie holt deinen Stein aus dem Wasser und vom Brett.
   *[named] Eine 4! Sie holt den Stein von { $name } aus dem Wasser und vom Brett.
}
prompt-turn-start = { $who ->
    [you] Dein Stein auf 30 darf das Brett jetzt verlassen, bevor du wirfst. Vom Brett nehmen oder stehen lassen?
   *[named] { $name } darf den Stein auf 30 vor dem Wurf vom Brett nehmen.
}
prompt-rest = { $who ->
    [you] Von deiner { $throw } bleibt eine { $rest }: Ein anderer Stein muss sie spielen.
   *[named] Von der { $throw } bleibt eine { $rest }: Ein anderer Stein von { $name } muss sie spielen.
}
prompt-pass = { $who ->
    [you] Du kannst nicht ziehen: Der Gegner ist dran.
   *[named] { $name } kann nicht ziehen: Der Gegner ist dran.
}
prompt-pass-idle = { $who ->
    [you] X: Du ziehst nicht, und der Gegner ist dran.
   *[named] X: { $name } zieht nicht, und der Gegner ist dran.
}
prompt-pass-stuck = { $who ->
    [you] Du sitzt im Wasser fest: Nur eine 4 hilft.
   *[named] { $name } sitzt im Wasser fest: Nur eine 4 hilft.
}
why-piece = { $houses }: { $reason }

## Das Ende
side-with = { $side ->
    [cones] mit den Kegeln
   *[spools] mit den Spulen
}
result-won = { $who ->
    [you] Du gewinnst { side-with } und bekommst { $points }.
   *[named] { $name } gewinnt { side-with } und bekommt { $points }.
}
result-resigned = { $who ->
    [you] Du gewinnst { side-with } durch Aufgabe und bekommst { $points }.
   *[named] { $name } gewinnt { side-with } durch Aufgabe und bekommt { $points }.
}
