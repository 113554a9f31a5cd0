# Conseils pour une première partie, chacun une seule fois, quand sa règle compte pour la première fois.
# Termes : voir names.ftl.

hint-throw = Lancez d’abord. Le nombre dit de combien avance un de vos pions.
hint-move = Touchez un pion éclairé pour voir où il va, puis touchez cette case. Le chemin suit les numéros de 1 à 30, rangée par rangée, et fait demi-tour à chaque bout.
hint-throw-again = Certains lancers en donnent un autre, dès qu’ils sont joués.
hint-turn-passes = D’autres lancers finissent votre tour, une fois joués.
hint-first-move = Les tout premiers coups ne sont pas libres : ils reviennent à un pion précis.
hint-must-move = Si un pion peut avancer, il faut en avancer un, même quand on préférerait rester.
hint-capture = Un pion adverse isolé peut être pris : les deux échangent leurs places, et il recule.
hint-protected = Deux pions contigus du même camp se protègent : on ne peut prendre ni l’un ni l’autre.
hint-blockade = Trois pions contigus du même camp font un barrage. L’adversaire ne peut pas passer.
hint-safe = Sur un refuge, un pion ne peut pas être pris, même seul.
hint-happiness = La 26 porte chance : c’est un refuge, et qui y arrive relance.
hint-leap = De la 26, un 1 peut vous porter par-dessus l’eau, si la 28 est vide.
hint-water = La 27, c’est l’eau. Un pion qui y arrive est renvoyé loin en arrière.
hint-leaving = La fin du chemin est proche. Sortez vos pions du plateau, au-delà de la 30.
hint-exit = La 30 est la sortie, mais elle ne s’ouvre que si tous vos pions restants sont sur la dernière rangée.
hint-rest = Une partie du lancer a suffi à votre pion. Un autre joue le reste.
hint-backward = Aucun pion ne peut avancer : l’un d’eux doit donc reculer.
hint-return = Seuls vos propres pions vous gênent : l’un d’eux doit retourner au début.
hint-stuck = L’eau retient votre pion, et avec lui tous les autres, jusqu’à ce que vous obteniez un 4.
hint-pass = Aucun pion ne peut bouger. La main passe, quel que soit le lancer.
