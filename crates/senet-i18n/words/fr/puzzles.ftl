# Problèmes : la fenêtre qui choisit la feuille, messages et boutons. Un bouton contient environ 20 caractères.

ui-puzzles = Problèmes
ui-puzzles-about = Un lancer, et un coup nettement meilleur que les autres : trouvez-le. Les chances sont exactes.
ui-puzzles-solved = Résolus : { $count } sur { $total }
ui-puzzles-missing = Impossible de charger les problèmes. Réessayez une fois en ligne.
ui-puzzle-asks = Trouvez le meilleur coup
ui-puzzle-number = Problème { $number } sur { $count }
ui-puzzle-throw = Lancer : { $throw }.
ui-puzzle-easy = Facile.
ui-puzzle-medium = Moyen.
ui-puzzle-hard = Difficile.
ui-puzzle-hardest = Très difficile.
ui-puzzles-level = Difficulté
ui-puzzles-rising = De plus en plus difficile
ui-puzzle-right = Bien vu !
ui-puzzle-wrong = Pas le meilleur : { $percent } % de chances de gagner au lieu de { $best } %. Cela coûte { $cost }.
ui-puzzle-show = Voir le coup
ui-puzzle-again = Réessayer
ui-puzzle-next = Problème suivant
