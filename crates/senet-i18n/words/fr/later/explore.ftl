# Explorer une position : ce qui en est dit, la liste des lancers et des coups, la mise en place. Un bouton contient environ
# 20 caractères, celui d’un plateau vide ou plein environ 7.

explore = Explorer
explore-throw = Au lancer : { $side }
explore-move = Au trait : { $side }
explore-over = La partie est finie. Gagnants : { $side }
explore-working = Calcul des chances…
explore-list = Lancers et coups
explore-if-thrown = Lancer de { $throw }
explore-often = { $percent } des lancers
explore-pass = aucun coup
explore-way = Le chemin jusqu’ici
explore-start = Début
explore-link = Copier le lien
explore-play = Jouer d’ici
explore-edit = Placer les pions
explore-edit-asks = Composez une position
explore-edit-help = Faites glisser les pions, ou choisissez un pion puis une case.
explore-tray = Hors du plateau
explore-turn = Au trait
explore-clear = Vider
explore-done = Terminé
explore-empty = Chaque camp a besoin d’un pion sur le plateau.
