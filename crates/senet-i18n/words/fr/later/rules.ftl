# Les pages de règles. Ce que plusieurs règles ont en commun est dit une fois, sous `rules-all-…`.
# Termes : voir names.ftl.

## Titres
rules-heading-aim = Le but
rules-heading-throws = Pions et lancers
rules-heading-beginning = Qui commence
rules-heading-moving = Avancer
rules-heading-capture = Prise et protection
rules-heading-houses = Cases spéciales
rules-heading-leaving = Sortir du plateau
rules-heading-no-forward = Si aucun pion ne peut avancer
rules-heading-winning = Victoire et points
rules-heading-options = Variantes
rules-decision-note = La règle laisse ici un doute. Voici comment nous jouons :
rules-contents = Sommaire
rules-which = Version
rules-left-open = Ce que la règle laisse ouvert
rules-throw-again = encore

## Pions et lancers
rules-all-start = Les cônes partent des cases impaires de 1 à 9, les bobines des cases paires de 2 à 10.
rules-carpignano-throws = Les cônes sont rouges, les bobines bleues. Chacun des quatre bâtonnets a une face claire et une face sombre. Chaque face claire sur le dessus compte une case. S’il n’y en a aucune, le lancer vaut 6.
rules-spanish-throws = Les cônes sont blancs, les bobines noires. Chacun des quatre roseaux fendus a une face bombée et une face plate. Chaque face bombée sur le dessus compte une case. S’il n’y en a aucune, le lancer vaut 6.
rules-french-throws = Les cônes sont blancs, les bobines noires. Chacun des quatre bâtonnets a une face claire (◊) et une face sombre (♦). Chaque face claire sur le dessus compte une case. S’il n’y en a aucune, le lancer vaut 6.
rules-dutch-throws = Les cônes sont blancs, les bobines vertes. Chacun des quatre bâtonnets a une face plate blanche et une face ronde noire. Chaque face blanche sur le dessus compte une case. S’il n’y en a aucune, le lancer vaut 6.
rules-uninerd-throws = Les cônes sont rouges, les bobines grises. On lance un dé ; son 6 est marqué d’un X.
rules-all-again = Après un 1, 4 ou 6, on joue et on relance ; après un 2 ou 3, on joue et on passe la main. Un lancer qu’on n’a pas pu jouer du tout n’en donne pas d’autre.
rules-uninerd-again = Après un 1, 4 ou 5, on joue et on relance ; après un 2 ou 3, on joue et on passe la main. Le X ne fait rien bouger et passe la main. Un lancer qu’on n’a pas pu jouer du tout n’en donne pas d’autre.

## Qui commence
rules-all-beginning = Les joueurs lancent tour à tour. Le premier qui obtient un 1 reçoit les bobines et joue ce 1 de 10 à 11.
rules-spanish-beginning = Les deux joueurs lancent. Dès qu’un seul d’entre eux a un 1, il reçoit les bobines et joue ce 1 de 10 à 11.
rules-all-nine = Le premier coup des cônes revient au pion de la 9. Ensuite, chacun avance comme il veut.
rules-uninerd-beginning = Les deux joueurs lancent le dé ; le X compte le moins. Le lancer le plus élevé donne le choix du camp ; ce joueur relance, et le pion de la 10 fait ce premier coup. À égalité, on recommence.

## Avancer
rules-all-moving = Un lancer déplace un seul pion, d’autant de cases qu’il vaut, exactement ; la sortie du plateau a sa propre règle. Si un pion peut avancer, il faut en avancer un.
rules-all-passing = Les pions peuvent en dépasser d’autres, amis ou adverses, mais jamais un barrage. Aucun ne peut s’arrêter sur un pion de son camp.

## Prise et protection
rules-all-capture = Un pion qui arrive sur un pion adverse le prend : les deux échangent leurs places.
rules-all-protected = Deux pions ou plus du même camp sur des cases contiguës se protègent de la prise. 10 et 11 sont contiguës, 20 et 21 aussi.
rules-all-blockade = À trois ou plus, c’est aussi un barrage : aucun pion adverse ne le franchit.

## Cases spéciales
rules-all-safe = Sur 26, 28, 29 et 30, aucun pion ne peut être pris.
rules-all-signs = Les signes des cases sont de nous, d’après des plateaux retrouvés : nefer (bon) sur 26, l’eau sur 27, trois oiseaux sur 28, deux dieux sur 29, Horus sur 30, et l’ankh (vie) sur 15 là où l’eau y renvoie les pions.
rules-uninerd-signs = Les signes des cases sont de nous, d’après des plateaux retrouvés : nefer (bon) sur 26, l’eau sur 27, trois oiseaux sur 28, le faucon Horus sur 29, le soleil (Rê) sur 30, et l’ankh (vie) sur 15.
rules-uninerd-safe = Sur 15, 26, 28, 29 et 30, aucun pion ne peut être pris.
rules-dutch-safe = Sur 26, 28 et 29, aucun pion ne peut être pris. La 30 n’est pas un refuge.
rules-uninerd-swapped = Un pion qu’une prise amène sur la 27 est renvoyé comme s’il y était arrivé lui-même.

## Sortir du plateau
rules-carpignano-leaving = On sort au lancer exact, qui mène un pas au-delà de la 30 : de la 25 avec un 6, de la 28 avec un 3, de la 29 avec un 2, de la 30 avec un 1. Vos autres pions peuvent être n’importe où. Un lancer plus grand ne fait rien bouger.
rules-spanish-leaving = On sort en arrivant exactement sur la 30, quand tous vos pions restants sont sur la dernière rangée. Un lancer qui dépasse la 30 ne fait rien bouger.
rules-uninerd-leaving = De la 28, on sort avec un 3, de la 29 avec un 2 ; avec tout autre lancer, le pion y attend. De la 27, s’il y est bloqué, il sort avec un 4. Un pion sur la 30 peut être sorti au début de votre tour, si vous n’en avez aucun sur la première rangée. Tout autre lancer au-delà de la 30 ne fait rien bouger.
rules-french-leaving = Dès que tous vos pions restants sont sur la dernière rangée, on sort avec tout lancer qui mène au-delà de la 30. Si l’un est renvoyé sur une rangée précédente, les autres l’attendent.
rules-dutch-leaving = Quand vous n’avez aucun pion sur la première rangée, on sort avec tout lancer qui mène au-delà de la 30. Ce qui reste du lancer, un autre pion doit le jouer.
rules-all-blockade-leaving = Un barrage sur 28, 29 et 30 arrête aussi un pion qui sortirait du plateau en le franchissant (G5).

## Si aucun pion ne peut avancer
rules-all-backward = Alors un pion recule du nombre obtenu. Il peut prendre, et les règles d’arrivée et de passage valent toujours. Si cela aussi est impossible, la main passe.
rules-spanish-no-forward = Alors la main passe, quel que soit le lancer. Aucun pion ne recule.
rules-uninerd-no-forward = Si seuls vos propres pions vous gênent, l’un doit en rejoindre un autre et retourne à la 1, ou à la première case libre qui la suit. Si c’est impossible, un pion recule du nombre obtenu et peut prendre ; ceux de la 28, de la 29 et de la 30 ne reculent jamais. Si cela aussi est impossible, la main passe.
rules-french-no-forward = Alors un pion recule du nombre obtenu, sur une case vide. Si cela aussi est impossible, la main passe.

## Victoire et points
rules-all-winning = Qui sort son dernier pion gagne aussitôt. Il n’y a pas de partie nulle.
rules-all-points = Dans un match, le gagnant marque pour chaque pion adverse encore sur le plateau : 3 points sur la première rangée, 2 sur la deuxième, 1 sur la dernière.
rules-dutch-points = Dans un match, le gagnant marque pour chaque pion adverse encore sur le plateau : 3 points sur la première rangée, 1 sur la deuxième ou la dernière.
rules-all-no-points = La règle ne compte pas de points. Dans un match, une partie gagnée vaut un point.

## Variantes
rules-spanish-options = La règle évoque des variantes. Chacune peut être choisie au début d’une partie.
