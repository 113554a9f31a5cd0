# Pourquoi un coup est refusé : aimablement, et avec la règle. Le sigle de la règle s’ajoute à la fin.
# Termes : voir names.ftl.

refusal-game-over = La partie est finie.
refusal-throw-is-due = Il faut d’abord lancer.
refusal-move-is-due = Il y a d’abord un lancer à jouer.
refusal-move-is-due-start = Décidez d’abord si votre pion de la 30 sort.
refusal-impossible-throw = Avec ces règles, on ne peut pas obtenir { $throw }.
refusal-no-piece = Il n’y a pas de pion en { $houses }.
refusal-enemy-piece = Le pion en { $houses } est à l’adversaire.
refusal-not-this-throw = { $throw ->
    [one] Un pion doit faire exactement 1 case.
   *[other] Un pion doit faire exactement { $throw } cases.
}
refusal-not-this-distance = { $distance ->
    [one] De { $from } à { $to }, il y a { $distance } case ; il en faut exactement { $throw }.
   *[other] De { $from } à { $to }, il y a { $distance } cases ; il en faut exactement { $throw }.
}
refusal-idle-throw = Le X ne fait rien bouger ; la main passe.
refusal-too-far = Le lancer dépasse ce qu’il faut au pion en { $houses }. Seul le nombre exact le sort du plateau.
refusal-own-piece = Un de vos pions est déjà en { $houses }.
refusal-protected = Les pions en { $houses } se protègent : deux contigus ne peuvent pas être pris.
refusal-safe = La case { $houses } est un refuge : le pion qui s’y trouve ne peut pas être pris.
refusal-blockade = Les pions en { $houses } forment un barrage. Trois ou plus à la suite ne laissent passer aucun pion adverse.
refusal-owed-one = Le premier coup de la partie revient à la bobine de la 10.
refusal-owed-nine = Le premier coup des cônes revient au pion de la 9.
refusal-owed-ten = Le premier coup de la partie revient au pion de la 10, quel qu’en soit le propriétaire.
refusal-stuck = Votre pion dans l’eau retient tout votre camp. Il faut un 4, qui sort ce pion du plateau.
refusal-wrong-throw-for-house = De la 28, on n’avance qu’avec un 3, de la 29, qu’avec un 2. On sort ainsi du plateau.
refusal-waits-for-throw = Le pion de la { $houses } y attend son nombre et ne recule jamais.
refusal-waits-for-turn = Le pion de la 30 y attend le début de votre tour et ne recule jamais.
refusal-only-at-turn-start = Aucun lancer ne déplace le pion de la 30. Il peut sortir au début de votre tour, avant le lancer.
refusal-choice-at-turn-start = Décidez d’abord du pion de la 30 : le sortir ou le laisser.
refusal-nothing-to-keep = Il n’y a rien à décider maintenant : ce choix ne vient qu’au début d’un tour.
refusal-must-land-on-26 = Un pion doit s’arrêter sur la 26 avant d’aller plus loin.
refusal-no-room-beyond-water = La 28 est occupée : le pion ne peut pas sauter l’eau.
refusal-rows-not-clear = { $count ->
    [one] Vous ne pouvez pas sortir tant que votre pion en { $houses } est si loin en arrière.
   *[other] Vous ne pouvez pas sortir tant que vos pions en { $houses } sont si loin en arrière.
}
refusal-clear-row-one = { refusal-rows-not-clear } Votre première rangée doit être vide.
refusal-clear-rows-one-two = { refusal-rows-not-clear } Tous doivent être sur la dernière rangée.
refusal-leaves-through-30 = On sort par la 30, et il faut y arriver exactement.
refusal-not-an-exit = On ne sort pas du plateau d’ici. On sort de { $houses }.
refusal-forward-first = On ne recule que si aucun pion ne peut avancer, et de { $houses } on le peut.
refusal-no-backward = Avec ces règles, aucun pion ne recule.
refusal-return-first = Avant tout recul vient le retour forcé, de { $houses } : sur un de vos pions, puis au début.
refusal-backward-to-empty = On ne recule que sur une case vide, et { $houses } est occupée.
refusal-rest-is-forward = Le reste d’un lancer ne se joue qu’en avant.
refusal-move-is-compulsory = Il faut jouer quand on le peut, et de { $houses } vous le pouvez.
refusal-written-otherwise = Ce coup s’écrit { $move }.
refusal-sticks-expected = Ces règles se jouent avec quatre bâtonnets.
refusal-die-expected = Ces règles se jouent avec un dé.
refusal-not-now = Ce n’est pas possible en ce moment.
