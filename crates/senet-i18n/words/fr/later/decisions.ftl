# Là où une règle peut se lire de deux façons : ce qu’elle laisse ouvert, et comment on joue ici. Les sigles sont
# ceux de docs/rules.md. Termes : voir names.ftl.

rules-all-decision-G1 = Le pion de la 9 doit-il jouer même s’il ne peut pas ? Ici, il fait le premier coup des cônes s’il peut avancer avec ce lancer. S’il ne le peut pas, ou s’il a déjà été pris, n’importe quel pion joue le lancer. Ensuite, il n’y a plus d’obligation.
rules-carpignano-decision-C1 = La 26 donne-t-elle son lancer après tout coup ? Ici oui, en avant comme en arrière, même après un 2 ou un 3. Après un 1, 4 ou 6, cela reste un lancer, pas deux.
rules-carpignano-decision-C4 = La règle parle de dépasser des pions pour finir sur une case vide. Ici, un pion peut aussi en dépasser d’autres et prendre dans le même coup.
rules-spanish-decision-S1 = La règle parle d’un dé, qui pourrait être un seul roseau. Mais un roseau seul donne 1 une fois sur deux ; ici, chacun lance donc les quatre roseaux à chaque tour. Un tour avec deux 1 ou aucun est recommencé.
rules-spanish-decision-S3 = Que devient un pion arrivé trop tôt sur la 30 ? Ici, il y attend, à l’abri. Après chacun de vos coups, il sort si tous vos pions restants sont sur la dernière rangée.
rules-spanish-decision-S4-rebirth = Avec la maison de la renaissance : la 15 n’est pas un refuge, et si elle est occupée, l’eau renvoie à la première case libre du parcours.
rules-spanish-decision-S4-exit = Avec la sortie 3, 2, 1 : la 30 n’est plus une sortie à elle seule, et tous vos pions restants doivent toujours être sur la dernière rangée.
rules-spanish-decision-S5 = La règle donne 3 points pour la troisième rangée et 1 pour la dernière. Ici, « troisième » se compte depuis la fin du parcours : la rangée de départ vaut 3.
rules-spanish-decision-S6 = Joue-t-on un 2 ou un 3 avant de passer la main ? Ici oui.
rules-uninerd-decision-U2 = Le pion de la 10 peut être à l’autre joueur. Ici, il fait tout de même le premier coup. Le lancer compte pour qui l’a fait : après un 1, 4 ou 5, il relance, après un 2 ou 3, la main passe. Un X ne fait rien bouger, et il n’y a plus d’obligation.
rules-uninerd-decision-U4 = Un pion sur la 28 ou la 29 peut-il bouger autrement ? Ici, il ne bouge qu’avec son nombre, 3 ou 2, et sort ainsi du plateau. Avec tout autre lancer, il y attend et ne recule jamais, même si aucun autre pion ne peut bouger. Après un essai manqué, on peut réessayer, même au cours du même tour.
rules-uninerd-decision-U5 = Quand sort-on de la 30 ? Ici, aucun lancer ne déplace le pion, ni en avant ni en arrière : il attend le début de votre tour. Alors, avant le premier lancer, vous pouvez le sortir : c’est un choix, qui ne coûte aucun lancer. Il faut une première rangée vide et aucun de vos pions dans l’eau. Pour sortir de la 27, de la 28 et de la 29, la rangée vide n’est pas nécessaire.
rules-uninerd-decision-U6 = Combien de temps l’eau retient-elle un pion ? Ici, son camp ne bouge rien jusqu’à un 4, même si la 15 s’est libérée, et tout autre lancer passe la main. Le 4 sort le pion du plateau. Si un barrage de 28 à 30 l’empêche, et alors seulement, un autre pion joue le 4. Un pion dans l’eau n’est pas à l’abri. Se retrouver bloqué ne finit pas le tour à lui seul.
rules-uninerd-decision-U7 = La règle renvoie un pion qui doit finir sur un des siens. On peut lire autrement quand cela arrive, et lequel des deux retourne. Ici, cela n’arrive que s’il n’y a aucun autre coup en avant, mais avant tout recul. Le pion qui bouge retourne ; celui qui était là reste.
rules-uninerd-decision-U8 = Comment la 26 protège-t-elle de l’eau ? Ici, avec un 1, vous choisissez : à l’eau, ou par-dessus jusqu’à la 28, si elle est vide. Arriver sur la 26 ne donne aucun lancer.
rules-french-decision-F2 = La règle dit qu’on peut commencer à sortir. Ici, c’est un choix, et une obligation seulement quand aucun autre pion ne peut avancer.
rules-french-decision-F3 = La règle ne dit pas la couleur des trois pions infranchissables. Ici, ce sont trois pions adverses ; trois des vôtres, ou des deux couleurs, se franchissent.
rules-dutch-decision-D1 = On pourrait lire qu’un pion est sorti dès qu’il est sur la 30. Ici, il n’est sorti qu’une fois au-delà de la 30. La règle ne compte pas la 30 parmi les refuges : un pion isolé peut y être pris.
rules-dutch-decision-D2 = Comment se joue le reste d’un lancer ? Ici, aussitôt, en avant, par un autre pion, prises comprises. Si celui-ci sort aussi, son reste se joue de même. Si aucun ne peut le jouer, il est perdu. C’est le lancer lui-même qui décide si vous relancez.
rules-dutch-decision-D3 = Ici, la protection et les refuges valent aussi contre les prises en arrière.
rules-dutch-decision-D4 = Quel est le premier pion vert ? Ici, celui de la 10. L’obligation du pion de la 9 vaut pour un lancer.
rules-dutch-decision-D5 = Où est le début du jeu, quand l’eau y renvoie un pion ? Ici, c’est la 1, ou la première case libre qui la suit.
