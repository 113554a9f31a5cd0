# Problèmes : la fenêtre qui choisit la feuille, messages et boutons. Un bouton contient environ 20 caractères.

ui-puzzles = Problèmes
ui-puzzles-about = Un lancer, et un coup nettement meilleur que les autres : trouvez-le. Les chances sont exactes.
ui-puzzles-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
ui-puzzles-missing = Impossible de charger les problèmes. Réessayez une fois en ligne.
ui-puzzle-asks = Trouvez le meilleur coup
ui-puzzle-number = Problème { $number } sur { $count }
ui-puzzle-throw = Lancer : { $throw }.
ui-puzzle-right = Bien vu !
ui-puzzle-wrong = Ce n’est pas le meilleur : { $percent } % de chances de gagner, contre { $best } % avec le meilleur coup.
ui-puzzle-show = Voir le coup
ui-puzzle-again = Réessayer
ui-puzzle-next = Problème suivant
