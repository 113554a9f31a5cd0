# Problèmes : messages et boutons au plateau. Un bouton contient environ 20 caractères.

ui-puzzle-asks = Trouvez le meilleur coup
ui-puzzle-number = Problème { $number } sur { $count }
ui-puzzle-throw = Lancer : { $throw }.
ui-puzzle-easy = Facile.
ui-puzzle-medium = Moyen.
ui-puzzle-hard = Difficile.
ui-puzzle-hardest = Très difficile.
ui-puzzle-right = Bien vu !
ui-puzzle-wrong = Pas le meilleur : { $percent } % de chances de gagner au lieu de { $best } %. Cela coûte { $cost }.
ui-puzzle-show = Voir le coup
ui-puzzle-again = Réessayer
ui-puzzle-next = Problème suivant
