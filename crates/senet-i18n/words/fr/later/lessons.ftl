# Leçons : la fenêtre qui les présente, les boutons, et ce qu’elles disent dans une bulle sur le plateau, en 150 caractères au plus.
# Un bouton contient environ 20 caractères. Termes : voir names.ftl.

lessons = Leçons
lessons-about = Une règle à la fois, avec des lancers fixés. Chaque leçon finit par une position à résoudre.
lessons-count = { $done } sur { $count }
lesson-done = faite
lesson-read-on = Suite
lesson-next = Leçon suivante
lesson-again = Recommencer
lesson-play = Jouer

## Titres
lesson-first = La première partie
lesson-first-moves = Premiers coups
lesson-protection = Protection
lesson-blockade = Barrage
lesson-backward = Reculer
lesson-water = L’eau

## Ce qui est dit
lesson-aim = Ces cinq pions sont à vous. Menez-les tous au bout du chemin et hors du plateau avant l’adversaire.
lesson-path = Le chemin suit les numéros : le long de la première rangée, retour par la deuxième, puis la troisième.
lesson-guide = Jouez de { $from } à { $to } : touchez le pion, puis la case.
lesson-take-off = Touchez le pion en { $from }, puis « { ui-take-off } ».
lesson-alone = Le pion en { $to } est isolé : prenez-le depuis { $from }.
lesson-barred = Votre pion en { $from } ne peut pas bouger avec ce lancer. Jouez-en un autre.
lesson-backward-captures = En reculant aussi, un pion prend un adversaire isolé.
lesson-backward-to-empty = En reculant, un pion ne va que sur une case vide : il ne prend rien.
lesson-into-water = Essayez : jouez de { $from } à 27.
lesson-out-of-water = Le revoilà, en { $to }.
lesson-rebirth-taken = Maintenant, la 15 est occupée. Essayez encore, de { $from } à 27.
lesson-leave-exactly = On sort seulement au lancer exact : de 28 avec un 3, de 29 avec un 2, de 30 avec un 1. Vos autres pions peuvent être n’importe où.
lesson-open-exit = Amenez votre dernier pion sur la dernière rangée, de { $from } à { $to } : la sortie s’ouvre.
lesson-learnt-first = Vous savez lancer, jouer, prendre et sortir des pions : cela suffit pour une première partie. Le reste est dans les autres leçons.

## À résoudre
lesson-find-capture = À vous : trouvez une prise.
lesson-find-without-nine = Le pion de la 9 ne peut pas bouger avec ce lancer : cette fois, un autre le peut. Trouvez une prise.
lesson-find-protection = À vous : trouvez le coup après lequel aucun de vos pions ne peut être pris.
lesson-find-blockade = À vous : formez un barrage.
lesson-find-happiness = À vous : amenez un pion sur la 26.
lesson-find-dry = À vous : jouez sans tomber à l’eau.
lesson-find-leaving = À vous : sortez un pion du plateau.
lesson-find-gathering = À vous : trouvez le coup après lequel des pions peuvent sortir.
lesson-find-rest = À vous : sortez un pion, pour qu’un autre fasse une prise avec le reste.

## Ce n’est pas le coup cherché
lesson-wrong-guide = C’est permis. Mais cette fois, jouez de { $from } à { $to }.
lesson-wrong-capture = Ce n’est pas une prise. Cherchez un pion adverse isolé.
lesson-wrong-protection = Après ce coup, un de vos pions est isolé et à portée. Cherchez une place à côté d’un autre.
lesson-wrong-blockade = Cela n’en fait pas trois à la suite. Essayez un autre pion.
lesson-wrong-happiness = Celui-là n’arrive pas sur la 26. Essayez un autre pion.
lesson-wrong-dry = Celui-là tomberait à l’eau. Essayez l’autre.
lesson-wrong-leaving = Aucun pion ne sort ainsi. Essayez-en un autre.
lesson-wrong-gathering = Après ce coup, un de vos pions est encore trop loin en arrière. Essayez-en un autre.
