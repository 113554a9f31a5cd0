# Lektionen: das Fenster mit ihrer Liste, die Knöpfe, und was sie in einer Blase über dem Brett sagen, in höchstens 150 Zeichen.
# Auf einen Knopf passen etwa 20 Zeichen. Begriffe: siehe names.ftl.

lessons = Lektionen
lessons-about = Eine Regel nach der anderen, mit festen Würfen. Jede Lektion endet mit einer Stellung zum Lösen.
lessons-count = { $done } von { $count } geschafft
lesson-done = geschafft
lesson-read-on = Weiter
lesson-next = Nächste Lektion
lesson-again = Von vorn
lesson-play = Jetzt spielen

## Titel
lesson-first = Die erste Partie
lesson-first-moves = Erste Züge
lesson-protection = Schutz
lesson-blockade = Sperre
lesson-backward = Rückwärts ziehen
lesson-water = Das Wasser

## Was gesagt wird
lesson-aim = Diese fünf gehören dir. Bring sie alle ans Ende des Weges und vom Brett, bevor es dem Gegner gelingt.
lesson-path = Der Weg folgt den Nummern: durch die erste Reihe, zurück durch die zweite und weiter durch die dritte.
lesson-guide = Zieh von { $from } nach { $to }: Tippe auf den Stein, dann auf das Feld.
lesson-take-off = Tippe auf den Stein auf { $from }, dann auf „{ ui-take-off }“.
lesson-alone = Der Stein auf { $to } steht allein: Schlag ihn von { $from } aus.
lesson-barred = Dein Stein auf { $from } kann mit diesem Wurf nicht ziehen. Zieh mit einem anderen.
lesson-backward-captures = Auch rückwärts schlägt ein Stein einen Gegner, der allein steht.
lesson-backward-to-empty = Rückwärts zieht ein Stein nur auf ein leeres Feld: Er schlägt nichts.
lesson-into-water = Probier es aus: Zieh von { $from } auf 27.
lesson-out-of-water = Da ist er wieder, auf { $to }.
lesson-rebirth-taken = Jetzt ist 15 besetzt. Probier es noch einmal, von { $from } auf 27.
lesson-leave-exactly = Ein Stein verlässt das Brett nur mit dem genauen Wurf: von 28 mit einer 3, von 29 mit einer 2, von 30 mit einer 1. Die anderen dürfen überall stehen.
lesson-open-exit = Bring deinen letzten Stein in die letzte Reihe, von { $from } nach { $to }: Der Ausgang öffnet sich.
lesson-learnt-first = Du kannst werfen, ziehen, schlagen und Steine vom Brett bringen: Das reicht für eine erste Partie. Den Rest lernst du in den anderen Lektionen.

## Zum Lösen
lesson-find-capture = Jetzt du: Finde einen Zug, der schlägt.
lesson-find-without-nine = Der Stein auf 9 kann mit diesem Wurf nicht ziehen, darum darf diesmal jeder andere. Finde einen Zug, der schlägt.
lesson-find-protection = Jetzt du: Finde den Zug, nach dem keiner deiner Steine geschlagen werden kann.
lesson-find-blockade = Jetzt du: Bau eine Sperre.
lesson-find-happiness = Jetzt du: Bring einen Stein auf 26.
lesson-find-dry = Jetzt du: Zieh, ohne ins Wasser zu fallen.
lesson-find-leaving = Jetzt du: Bring einen Stein vom Brett.
lesson-find-gathering = Jetzt du: Finde den Zug, nach dem Steine das Brett verlassen können.
lesson-find-rest = Jetzt du: Bring einen Stein vom Brett, sodass ein anderer mit dem Rest schlägt.

## Nicht das Gesuchte
lesson-wrong-guide = Das ist erlaubt. Aber zieh diesmal von { $from } nach { $to }.
lesson-wrong-capture = Das schlägt nichts. Such einen gegnerischen Stein, der allein steht.
lesson-wrong-protection = Danach steht einer deiner Steine allein in Reichweite. Such einen Platz neben einem anderen.
lesson-wrong-blockade = Das ergibt keine drei nebeneinander. Versuch es mit einem anderen Stein.
lesson-wrong-happiness = Der kommt nicht auf 26. Versuch es mit einem anderen Stein.
lesson-wrong-dry = Der würde ins Wasser fallen. Versuch es mit dem anderen.
lesson-wrong-leaving = So verlässt kein Stein das Brett. Versuch es mit einem anderen.
lesson-wrong-gathering = Danach ist einer deiner Steine noch zu weit hinten. Versuch es mit einem anderen.
