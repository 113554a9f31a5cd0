# Die Regelseiten. Was mehrere Blätter gemeinsam haben, steht einmal, als `rules-all-…`. Begriffe: siehe names.ftl.

## Überschriften
rules-heading-aim = Das Ziel
rules-heading-throws = Steine und Würfe
rules-heading-beginning = Wer beginnt
rules-heading-moving = Ziehen
rules-heading-capture = Schlagen und schützen
rules-heading-houses = Besondere Felder
rules-heading-leaving = Das Brett verlassen
rules-heading-no-forward = Wenn kein Stein vorwärts kann
rules-heading-winning = Sieg und Punkte
rules-heading-options = Varianten
rules-decision-note = Das Regelblatt lässt das offen. Hier wird es so gespielt:
rules-contents = Inhalt
rules-which = Blatt
rules-left-open = Vom Blatt offengelassen
rules-throw-again = noch einmal

## Steine und Würfe
rules-all-start = Die Kegel beginnen auf den ungeraden Feldern von 1 bis 9, die Spulen auf den geraden von 2 bis 10.
rules-carpignano-throws = Die Kegel sind rot, die Spulen blau. Jedes der vier Stäbchen hat eine helle und eine dunkle Seite. Jede helle Seite, die oben liegt, zählt ein Feld. Liegt keine oben, zählt der Wurf 6.
rules-spanish-throws = Die Kegel sind weiß, die Spulen schwarz. Jedes der vier gespaltenen Rohre hat eine runde und eine flache Seite. Jede runde Seite, die oben liegt, zählt ein Feld. Liegt keine oben, zählt der Wurf 6.
rules-french-throws = Die Kegel sind weiß, die Spulen schwarz. Jedes der vier Stäbchen hat eine helle Seite (◊) und eine dunkle (♦). Jede helle Seite, die oben liegt, zählt ein Feld. Liegt keine oben, zählt der Wurf 6.
rules-dutch-throws = Die Kegel sind weiß, die Spulen grün. Jedes der vier Stäbchen hat eine flache weiße und eine runde schwarze Seite. Jede weiße Seite, die oben liegt, zählt ein Feld. Liegt keine oben, zählt der Wurf 6.
rules-uninerd-throws = Die Kegel sind rot, die Spulen grau. Man wirft einen Würfel; seine 6 ist mit X bezeichnet.
rules-all-again = Nach einer 1, 4 oder 6 ziehst du und wirfst noch einmal; nach einer 2 oder 3 ziehst du, und der Gegner ist dran. Ein Wurf, der gar nicht gespielt werden konnte, bringt keinen weiteren.
rules-uninerd-again = Nach einer 1, 4 oder 5 ziehst du und wirfst noch einmal; nach einer 2 oder 3 ziehst du, und der Gegner ist dran. Das X bewegt nichts und bringt den Gegner an die Reihe. Ein Wurf, der gar nicht gespielt werden konnte, bringt keinen weiteren.

## Wer beginnt
rules-all-beginning = Die Spieler werfen abwechselnd. Wer zuerst eine 1 wirft, bekommt die Spulen und spielt diese 1 von 10 auf 11.
rules-spanish-beginning = Beide werfen. Hat genau einer von beiden eine 1, bekommt er die Spulen und spielt diese 1 von 10 auf 11.
rules-all-nine = Den ersten Zug der Kegel macht der Stein auf 9. Danach zieht jede Seite, wie sie will.
rules-uninerd-beginning = Beide werfen den Würfel; das X zählt am wenigsten. Wer höher wirft, wählt eine Seite und wirft noch einmal, und der Stein auf 10 macht diesen ersten Zug. Gleiche Würfe werden wiederholt.

## Ziehen
rules-all-moving = Mit einem Wurf ziehst du einen einzigen Stein, und zwar genau so viele Felder weit, wie der Wurf zählt; für das Verlassen des Bretts gilt eine eigene Regel. Wenn ein Stein vorwärts kann, muss einer ziehen.
rules-all-passing = Steine dürfen an anderen vorbei, an eigenen und fremden, aber nie an einer Sperre. Kein Stein darf auf einem der eigenen Seite landen.

## Schlagen und schützen
rules-all-capture = Ein Stein, der auf einem gegnerischen Stein landet, schlägt ihn: Die beiden tauschen die Plätze.
rules-all-protected = Zwei oder mehr Steine einer Seite auf benachbarten Feldern schützen einander vor dem Schlagen. 10 und 11 sind Nachbarn, ebenso 20 und 21.
rules-all-blockade = Drei oder mehr hintereinander sind außerdem eine Sperre: Kein gegnerischer Stein kommt vorbei.

## Besondere Felder
rules-all-safe = Auf 26, 28, 29 und 30 kann kein Stein geschlagen werden.
rules-all-signs = Die Zeichen auf den Feldern sind von uns, nach gefundenen Brettern: Nefer (gut) auf 26, Wasser auf 27, drei Vögel auf 28, zwei Götter auf 29, Horus auf 30 und das Anch (Leben) auf 15, wo das Wasser Steine dorthin schickt.
rules-uninerd-signs = Die Zeichen auf den Feldern sind von uns, nach gefundenen Brettern: Nefer (gut) auf 26, Wasser auf 27, drei Vögel auf 28, der Falke Horus auf 29, die Sonne (Re) auf 30 und das Anch (Leben) auf 15.
rules-uninerd-safe = Auf 15, 26, 28, 29 und 30 kann kein Stein geschlagen werden.
rules-dutch-safe = Auf 26, 28 und 29 kann kein Stein geschlagen werden. 30 ist nicht sicher.
rules-uninerd-swapped = Ein Stein, den das Schlagen auf 27 bringt, wird fortgeschickt, als wäre er selbst dorthin gezogen.

## Das Brett verlassen
rules-carpignano-leaving = Ein Stein verlässt das Brett mit dem genauen Wurf, der ihn einen Schritt über die 30 bringt: von 25 mit einer 6, von 28 mit einer 3, von 29 mit einer 2, von 30 mit einer 1. Deine anderen Steine dürfen überall stehen. Ein höherer Wurf bewegt nichts.
rules-spanish-leaving = Ein Stein verlässt das Brett, indem er genau auf 30 kommt, wenn alle deine Steine auf dem Brett in der letzten Reihe stehen. Ein Wurf über die 30 hinaus bewegt nichts.
rules-uninerd-leaving = Von 28 verlässt ein Stein das Brett mit einer 3, von 29 mit einer 2; bei jedem anderen Wurf wartet er dort. Sitzt er auf 27 fest, verlässt er es mit einer 4. Einen Stein auf 30 darfst du vom Brett nehmen, wenn du drankommst und keinen in der ersten Reihe hast. Jeder andere Wurf über die 30 hinaus bewegt nichts.
rules-french-leaving = Sobald alle deine Steine auf dem Brett in der letzten Reihe stehen, verlässt ein Stein es mit jedem Wurf, der ihn über die 30 bringt. Wird einer in eine frühere Reihe zurückgeschickt, warten die anderen auf ihn.
rules-dutch-leaving = Wenn du keinen Stein in der ersten Reihe hast, verlässt ein Stein das Brett mit jedem Wurf, der ihn über die 30 bringt. Was er vom Wurf nicht braucht, muss ein anderer Stein spielen.
rules-all-blockade-leaving = Eine Sperre auf 28, 29 und 30 hält auch einen Stein auf, der über sie hinweg das Brett verlassen würde (G5).

## Wenn kein Stein vorwärts kann
rules-all-backward = Dann zieht ein Stein um die geworfene Zahl zurück. Er darf schlagen, und die Regeln für Landen und Vorbeiziehen gelten auch hier. Ist auch das unmöglich, ist der Gegner dran.
rules-spanish-no-forward = Dann ist der Gegner dran, was immer geworfen wurde. Kein Stein zieht zurück.
rules-uninerd-no-forward = Sind nur deine eigenen Steine im Weg, muss einer auf einen anderen ziehen und kehrt zurück auf 1, oder auf das erste freie Feld danach. Ist das unmöglich, zieht ein Stein um die geworfene Zahl zurück und darf schlagen; von 28, 29 und 30 zieht nie einer zurück. Ist auch das unmöglich, ist der Gegner dran.
rules-french-no-forward = Dann zieht ein Stein um die geworfene Zahl zurück, auf ein leeres Feld. Ist auch das unmöglich, ist der Gegner dran.

## Sieg und Punkte
rules-all-winning = Wer seinen letzten Stein vom Brett bringt, hat sofort gewonnen. Ein Unentschieden gibt es nicht.
rules-all-points = In einem Wettkampf bekommt der Sieger für jeden gegnerischen Stein auf dem Brett: 3 Punkte in der ersten Reihe, 2 in der zweiten, 1 in der letzten.
rules-dutch-points = In einem Wettkampf bekommt der Sieger für jeden gegnerischen Stein auf dem Brett: 3 Punkte in der ersten Reihe, 1 in der zweiten oder letzten.
rules-all-no-points = Das Regelblatt zählt keine Punkte. In einem Wettkampf ist eine gewonnene Partie ein Punkt.

## Varianten
rules-spanish-options = Das Regelblatt erwähnt Varianten. Jede kann zu Beginn einer Partie eingeschaltet werden.
