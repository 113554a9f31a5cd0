# Eine Stellung erkunden: was von ihr gesagt wird, die Liste der Würfe und Züge, das Aufstellen. Auf einen Knopf passen
# etwa 20 Zeichen, auf den für ein leeres oder volles Brett etwa 7.

explore = Erkunden
explore-throw = Am Wurf: { $side }
explore-move = Am Zug: { $side }
explore-over = Das Spiel ist vorbei. Gewonnen haben: { $side }
explore-working = Die Chancen werden berechnet …
explore-list = Würfe und Züge
explore-if-thrown = Wurf: { $throw }
explore-often = { $percent } aller Würfe
explore-pass = kein Zug
explore-way = Der Weg hierher
explore-start = Start
explore-link = Link kopieren
explore-play = Ab hier spielen
explore-edit = Stellung aufbauen
explore-edit-asks = Baue eine Stellung auf
explore-edit-help = Zieh die Steine, oder wähle einen Stein und dann ein Feld.
explore-tray = Neben dem Brett
explore-turn = Am Zug
explore-clear = Leeren
explore-done = Fertig
explore-empty = Jede Seite braucht einen Stein auf dem Brett.
