# Warum ein Zug abgelehnt wird: freundlich, und mit der Regel. Das Kürzel der Regel wird angehängt.
# Begriffe: siehe names.ftl.

refusal-game-over = Die Partie ist vorbei.
refusal-throw-is-due = Zuerst wird geworfen.
refusal-move-is-due = Zuerst ist noch ein Wurf zu spielen.
refusal-move-is-due-start = Entscheide zuerst, ob dein Stein auf 30 das Brett verlässt.
refusal-impossible-throw = Mit diesen Regeln kann man keine { $throw } werfen.
refusal-no-piece = Auf { $houses } steht kein Stein.
refusal-enemy-piece = Der Stein auf { $houses } gehört dem Gegner.
refusal-not-this-throw = { $throw ->
    [one] Ein Stein muss genau 1 Feld weit ziehen.
   *[other] Ein Stein muss genau { $throw } Felder weit ziehen.
}
refusal-not-this-distance = { $distance ->
    [one] Von { $from } auf { $to } ist es 1 Feld; es müssen genau { $throw } sein.
   *[other] Von { $from } auf { $to } sind es { $distance } Felder; es müssen genau { $throw } sein.
}
refusal-idle-throw = Ein X bewegt nichts; der Gegner ist dran.
refusal-too-far = Der Wurf ist höher, als der Stein auf { $houses } braucht. Nur die genaue Zahl nimmt ihn vom Brett.
refusal-own-piece = Auf { $houses } steht schon ein Stein von dir.
refusal-protected = Die Steine auf { $houses } schützen einander: Zwei Nachbarn kann man nicht schlagen.
refusal-safe = Feld { $houses } ist sicher: Den Stein dort kann man nicht schlagen.
refusal-blockade = Die Steine auf { $houses } sind eine Sperre. Drei oder mehr hintereinander lassen keinen gegnerischen Stein vorbei.
refusal-owed-one = Den ersten Zug der Partie macht die Spule auf 10.
refusal-owed-nine = Den ersten Zug der Kegel macht der Stein auf 9.
refusal-owed-ten = Den ersten Zug der Partie macht der Stein auf 10, wem er auch gehört.
refusal-stuck = Dein Stein im Wasser hält deine ganze Seite fest. Nur eine 4 hilft, und sie nimmt diesen Stein vom Brett.
refusal-wrong-throw-for-house = Von 28 geht es nur mit einer 3 weiter, von 29 nur mit einer 2. So verlässt man das Brett.
refusal-waits-for-throw = Der Stein auf { $houses } wartet dort auf seine Zahl und zieht nie rückwärts.
refusal-waits-for-turn = Der Stein auf 30 wartet dort, bis du an die Reihe kommst, und zieht nie rückwärts.
refusal-only-at-turn-start = Kein Wurf zieht den Stein auf 30. Er darf das Brett verlassen, wenn du an die Reihe kommst, bevor du wirfst.
refusal-choice-at-turn-start = Entscheide zuerst über den Stein auf 30: vom Brett nehmen oder stehen lassen.
refusal-nothing-to-keep = Jetzt gibt es nichts stehen zu lassen: Diese Wahl hast du nur, wenn du an die Reihe kommst.
refusal-must-land-on-26 = Ein Stein muss auf 26 halten, bevor er weiterzieht.
refusal-no-room-beyond-water = 28 ist besetzt, also kann der Stein nicht über das Wasser springen.
refusal-rows-not-clear = { $count ->
    [one] Du kannst das Brett nicht verlassen, solange dein Stein auf { $houses } so weit hinten steht.
   *[other] Du kannst das Brett nicht verlassen, solange deine Steine auf { $houses } so weit hinten stehen.
}
refusal-clear-row-one = { refusal-rows-not-clear } Deine erste Reihe muss leer sein.
refusal-clear-rows-one-two = { refusal-rows-not-clear } Alle müssen in der letzten Reihe stehen.
refusal-leaves-through-30 = Man verlässt das Brett über die 30 und muss sie genau erreichen.
refusal-not-an-exit = Von hier verlässt kein Stein das Brett. Das geht von { $houses } aus.
refusal-forward-first = Zurück zieht ein Stein nur, wenn keiner vorwärts kann, und von { $houses } aus geht es.
refusal-no-backward = Mit diesen Regeln zieht kein Stein zurück.
refusal-return-first = Vor jedem Zug zurück kommt die erzwungene Rückkehr, von { $houses } aus: auf einen eigenen Stein, und von da zum Anfang.
refusal-backward-to-empty = Ein Zug zurück endet auf einem leeren Feld, und { $houses } ist besetzt.
refusal-rest-is-forward = Der Rest eines Wurfs wird nur vorwärts gespielt.
refusal-move-is-compulsory = Wer ziehen kann, muss ziehen, und von { $houses } aus kannst du.
refusal-written-otherwise = Diesen Zug schreibt man { $move }.
refusal-sticks-expected = Diese Regeln spielt man mit vier Stäbchen.
refusal-die-expected = Diese Regeln spielt man mit einem Würfel.
refusal-not-now = Das ist im Augenblick nicht möglich.
