# Aufgaben: das Fenster, das das Blatt wählt, Meldungen und Knöpfe. Auf einen Knopf passen etwa 20 Zeichen.

ui-puzzles = Aufgaben
ui-puzzles-about = Ein Wurf, und ein Zug, der klar der beste ist: Finde ihn. Die Chancen sind exakt.
ui-puzzles-solved = { $count } gelöst
ui-puzzles-missing = Die Aufgaben konnten nicht geladen werden. Versuch es noch einmal, wenn du online bist.
ui-puzzle-asks = Finde den besten Zug
ui-puzzle-number = Aufgabe { $number } von { $count }
ui-puzzle-throw = Wurf: { $throw }.
ui-puzzle-right = Richtig!
ui-puzzle-wrong = Nicht der beste: { $percent } % Gewinnchance, mit dem besten Zug { $best } %.
ui-puzzle-show = Zug zeigen
ui-puzzle-again = Noch einmal
ui-puzzle-next = Nächste Aufgabe
