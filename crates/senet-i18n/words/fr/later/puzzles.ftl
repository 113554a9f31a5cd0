# La fenêtre des problèmes, qui choisit la feuille.

ui-puzzles = Problèmes
ui-puzzles-about = Un lancer, et un coup nettement meilleur que les autres : trouvez-le. Les chances sont exactes.
ui-puzzles-solved = Résolus : { $count } sur { $total }
ui-puzzles-missing = Impossible de charger les problèmes. Réessayez une fois en ligne.
ui-puzzles-level = Difficulté
ui-puzzles-rising = De plus en plus difficile
