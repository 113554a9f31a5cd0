# Das Fenster der Rätsel, das das Blatt wählt.

ui-puzzles = Rätsel
ui-puzzles-about = Ein Wurf, und ein Zug, der klar der beste ist: Finde ihn. Die Chancen sind exakt.
ui-puzzles-solved = { $count } von { $total } gelöst
ui-puzzles-missing = Die Rätsel konnten nicht geladen werden. Versuch es noch einmal, wenn du online bist.
ui-puzzles-level = Schwierigkeit
ui-puzzles-rising = Schwerer, je mehr du löst
