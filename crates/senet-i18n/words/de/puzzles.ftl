# Rätsel: das Fenster, das das Blatt wählt, Meldungen und Knöpfe. Auf einen Knopf passen etwa 20 Zeichen.

ui-puzzles = Rätsel
ui-puzzles-about = Ein Wurf, und ein Zug, der klar der beste ist: Finde ihn. Die Chancen sind exakt.
ui-puzzles-solved = { $count } von { $total } gelöst
ui-puzzles-missing = Die Rätsel konnten nicht geladen werden. Versuch es noch einmal, wenn du online bist.
ui-puzzle-asks = Finde den besten Zug
ui-puzzle-number = Rätsel { $number } von { $count }
ui-puzzle-throw = Wurf: { $throw }.
ui-puzzle-easy = Leicht.
ui-puzzle-medium = Mittel.
ui-puzzle-hard = Schwer.
ui-puzzle-hardest = Sehr schwer.
ui-puzzles-level = Schwierigkeit
ui-puzzles-rising = Schwerer, je mehr du löst
ui-puzzle-right = Richtig!
ui-puzzle-wrong = Nicht der beste: { $percent } % Gewinnchance statt { $best } %. Das kostet { $cost }.
ui-puzzle-show = Zug zeigen
ui-puzzle-again = Noch einmal
ui-puzzle-next = Nächstes Rätsel
