# Le nom des choses. Les termes de tous les fichiers de ce dossier :
#
#   house       case                     throw       lancer
#   capture     prise, prendre           protected   protégé
#   blockade    barrage                  safe        refuge
#   the water   l’eau (case 27)          leave       sortir du plateau
#   cones       cônes                    spools      bobines
#   piece       pion                     the rest    le reste d’un lancer

## Les camps
side = { $side ->
    [cones] cônes
   *[spools] bobines
}
side-coloured = { $colour ->
    [red] cônes rouges
    [white] cônes blancs
    [blue] bobines bleues
    [grey] bobines grises
    [green] bobines vertes
   *[black] bobines noires
}
piece = { $colour ->
    [red] cône rouge
    [white] cône blanc
    [blue] bobine bleue
    [grey] bobine grise
    [green] bobine verte
   *[black] bobine noire
}
colour = { $colour ->
    [red] rouge
    [white] blanc
    [blue] bleu
    [grey] gris
    [green] vert
   *[black] noir
}

## Les cinq règles
sheet-carpignano-title = Carpignano
sheet-carpignano-summary = On sort au lancer exact, la 26 donne un lancer de plus, et l’eau renvoie loin en arrière.
sheet-spanish-title = La règle espagnole
sheet-spanish-summary = Aucun pion ne recule : on se rassemble sur la dernière rangée et on sort par la 30. Avec trois variantes.
sheet-uninerd-title = UniNerd, d’après Kendall et Bell
sheet-uninerd-summary = Un dé au lieu des bâtonnets, un saut par-dessus l’eau, et des pions qui y restent bloqués.
sheet-french-title = Le plateau français en tissu
sheet-french-summary = Rassemblez tous vos pions sur la dernière rangée, puis sortez avec n’importe quel lancer suffisant.
sheet-dutch-title = La règle néerlandaise
sheet-dutch-summary = Ce dont le pion qui sort n’a pas besoin, un autre pion le joue.

## Variantes de la règle espagnole
option-happiness-name = Maison du bonheur
option-happiness-summary = Chaque pion doit s’arrêter sur la 26 avant d’aller plus loin.
option-rebirth-name = Maison de la renaissance
option-rebirth-summary = L’eau renvoie à la 15 ; si elle est occupée, à la première case libre du parcours.
option-exit-3-2-1-name = Sortie 3-2-1
option-exit-3-2-1-summary = On sort de la 28 avec un 3, de la 29 avec un 2, de la 30 avec un 1, et pas autrement.

## Joueurs de l’ordinateur
player-random = Au hasard
player-random-does = Joue n’importe quel coup permis. Bien pour une toute première partie.
player-greedy = Glouton
player-greedy-does = Prend ce qui semble le mieux sur le moment, sans voir plus loin.
player-novice = Novice
player-novice-person = Pépi
player-novice-does = Pépi a sept ans et avance toujours son dernier pion. Ce que pourraient faire les autres, Pépi ne le voit pas.
player-casual = Occasionnel
player-casual-person = Tutu
player-casual-does = Tutu compte les cases et prend ce qui semble le mieux sur le moment. Ce que vous ferez ensuite ne l’inquiète pas.
player-skilled = Habile
player-skilled-person = Ani
player-skilled-does = Le scribe Ani connaît des milliers de parties et juge le plateau d’après elles. Il ne regarde pas plus loin.
player-expert = Expert
player-expert-person = Néfertari
player-expert-does = La reine Néfertari juge comme Ani, et pèse ce que le prochain lancer peut apporter, mais pas le suivant.
player-master = Maître
player-master-person = Thot
player-master-does = Thot a gagné cinq jours à la Lune dans un jeu de plateau. Il regarde deux lancers plus loin, et davantage là où il peut se passer peu de choses.

## Les cases
house-number = Case { $house }
house-rebirth = maison de la renaissance
house-happiness = maison du bonheur
house-abundance = maison de l’abondance
house-water = eau
house-misfortune = eau, maison du malheur
house-maat = maison de Maât
house-three-truths = maison des trois vérités
house-re-atum = maison de Rê-Atoum
house-horus = maison d’Horus
house-ra = maison de Rê
house-exit = sortie
house-safe = refuge
house-empty = vide
house-spoken = { $house } : { $content }
list-and = { $first } et { $last }

## Ce que fait une case spéciale
about-rebirth = C’est ici que l’eau renvoie les pions.
about-26-throw = Un pion qui arrive sur la 26 par son propre coup donne un lancer de plus.
about-26-over = De la 26, un 1 peut porter un pion par-dessus l’eau jusqu’à la 28, si elle est vide.
about-26-must = Chaque pion doit s’arrêter sur la 26 avant d’aller plus loin.
about-water-start = Un pion qui arrive sur la 27 tombe à l’eau et retourne à la 1, ou à la première case libre qui la suit.
about-water-rebirth = Un pion qui arrive sur la 27 tombe à l’eau et retourne à la 15 ; si elle est occupée, à la 1 ou à la première case libre qui la suit.
about-water-stuck = Un pion qui arrive sur la 27 tombe à l’eau et retourne à la 15. Si elle est occupée, il reste là, et tout son camp est bloqué jusqu’à ce qu’il obtienne un 4, qui sort ce pion du plateau.
about-exit-exact = Avec un { $needed }, un pion en { $house } sort du plateau.
about-exit-only = Avec un { $needed }, un pion en { $house } sort du plateau ; avec tout autre lancer, il y attend.
about-exit-at-least = Avec un { $needed } ou plus, un pion en { $house } sort du plateau.
about-exit-any = Avec n’importe quel lancer, un pion en { $house } sort du plateau.
about-clear-last = Tous les pions de son camp en jeu doivent être sur la dernière rangée.
about-clear-first = Son camp ne doit avoir aucun pion sur la première rangée.
about-30-exit = La sortie : un pion sur la 30 sort dès que tous les pions de son camp encore sur le plateau sont sur la dernière rangée.
about-30-turn-start = Un pion sur la 30 peut sortir au début du tour, avant le lancer, si son camp n’en a aucun sur la première rangée. Aucun lancer ne le déplace.
about-safe = Ici, un pion ne peut pas être pris.
about-unsafe-30 = Ici, un pion isolé peut être pris (D1).
about-ordinary = Une case comme les autres.

## Ce qu’est le signe d’une case. Les dessins sont de nous ; ce qui est entre guillemets est de la règle.
sign-ankh = Notre signe : l’ankh, la vie.
sign-nefer = Notre signe : nefer, bon et beau.
sign-water = Notre signe : trois vagues, l’eau.
sign-birds = Notre signe : trois oiseaux, des âmes.
sign-gods = Notre signe : deux dieux assis.
sign-horus = Notre signe : le faucon, Horus.
sign-uninerd-15 = Notre signe : l’ankh, la vie. La règle : « de nouvelles possibilités ».
sign-uninerd-26 = Notre signe : nefer, bon. La règle : « de bon augure ».
sign-uninerd-27 = Notre signe : des vagues. La règle : « la force de la nature ».
sign-uninerd-28 = Notre signe : trois oiseaux, des âmes. La règle : « les voies possibles ».
sign-uninerd-29 = Notre signe : le faucon. La règle : « le regard de celui qui voit tout ».
sign-uninerd-30 = Notre signe : le soleil. La règle : « le dernier vrai défi ».
