# Ce qui se passe dans une partie, et ce qu’il y a à faire. `who` vaut `you` pour qui lit, sinon `named`, avec un
# `name`. Termes : voir names.ftl.

## Lancers
throw-again = { $who ->
    [you] Vous jouez { $houses }, puis relancez.
   *[named] { $name } joue { $houses }, puis relance.
}
throw-ends-turn = { $who ->
    [you] Vous jouez { $houses }, puis passez la main.
   *[named] { $name } joue { $houses }, puis passe la main.
}
faces-carpignano = { $count ->
    [0] Aucune face claire sur le dessus : 6.
    [one] { $count } face claire sur le dessus.
   *[other] { $count } faces claires sur le dessus.
}
faces-spanish = { $count ->
    [0] Aucune face bombée sur le dessus : 6.
    [one] { $count } face bombée sur le dessus.
   *[other] { $count } faces bombées sur le dessus.
}
faces-french = { $count ->
    [0] Aucune face claire sur le dessus : 6.
    [one] { $count } face claire sur le dessus.
   *[other] { $count } faces claires sur le dessus.
}
faces-dutch = { $count ->
    [0] Aucune face plate blanche sur le dessus : 6.
    [one] { $count } face plate blanche sur le dessus.
   *[other] { $count } faces plates blanches sur le dessus.
}
faces-die = Le dé montre { $throw }.
faces-die-x = Le dé montre X, son 6.
face-carpignano = { $up ->
    [yes] clair
   *[no] sombre
}
face-spanish = { $up ->
    [yes] bombé
   *[no] plat
}
face-french = { $up ->
    [yes] clair
   *[no] sombre
}
face-dutch = { $up ->
    [yes] plat blanc
   *[no] rond noir
}
sticks-spoken = Bâtonnets : { $sides }.

## Coups : les mêmes mots pour celui qu’on peut jouer et pour celui qu’on a joué
move-forward = { $piece } de { $from } à { $to }.
move-backward = { $piece } en arrière, de { $from } à { $to }.
move-leaves = { $piece } hors du plateau, depuis { $from }.
move-keeps = { $piece } toujours sur la 30.
move-captures = Prise : { $piece } en { $house }.
move-captures-stuck = Prise : { $piece } en 27, sans pouvoir sortir de l’eau.
move-water = À l’eau, et de là en { $house }.
move-water-stuck = { $side ->
    [cones] À l’eau, et il y reste : les cônes sont bloqués jusqu’à un 4 (U6).
   *[spools] À l’eau, et elle y reste : les bobines sont bloquées jusqu’à un 4 (U6).
}
move-returns = Un pion du même camp est en { $to } : retour en { $house } (U7).
move-exit-opens = La sortie s’ouvre : le pion qui attend sur la 30 sort aussi.
move-to-go = { $count ->
    [0] C’était le dernier.
   *[other] Encore { $count } à sortir.
}
move-safe = La case { $house } est un refuge.
move-extra-throw = La case 26 donne un lancer de plus.
move-rest = Il reste { $rest } du lancer pour un autre pion.
pass-nothing = Aucun pion ne peut bouger.
pass-idle = Le X ne fait rien bouger.
pass-stuck = L’eau retient tous les pions.
pass-rest = Aucun pion ne peut jouer le { $rest } qui reste : ce reste est perdu.
turn-again = { $who ->
    [you] Vous relancez.
   *[named] { $name } relance.
}
turn-passes = { $who ->
    [you] C’est à vous.
   *[named] { $name } joue à présent.
}

## Le début
prompt-opening-first-one = { $who ->
    [you] Lancez. Le premier à obtenir un 1 commence, avec les bobines.
   *[named] { $name } lance. Le premier à obtenir un 1 commence, avec les bobines.
}
prompt-opening-only-one = { $who ->
    [you] Lancez. Le seul à obtenir un 1 commence, avec les bobines.
   *[named] { $name } lance. Le seul à obtenir un 1 commence, avec les bobines.
}
prompt-opening-highest = { $who ->
    [you] Lancez. Le lancer le plus élevé donne le choix du camp ; le X compte le moins.
   *[named] { $name } lance. Le lancer le plus élevé donne le choix du camp ; le X compte le moins.
}
prompt-opening-other = L’autre lancer était { $throw }.
prompt-choose-side = { $who ->
    [you] Vous avez le lancer le plus élevé : choisissez vos pions.
   *[named] { $name } a le lancer le plus élevé et choisit ses pions.
}
opening-threw = { $who ->
    [you] Vous obtenez { $throw }.
   *[named] { $name } obtient { $throw }.
}
opening-not-yet = Toujours pas de 1.
opening-begins-first = { $who ->
    [you] Le premier 1 : vous commencez, avec les bobines.
   *[named] Le premier 1 : { $name } commence, avec les bobines.
}
opening-begins-only = { $who ->
    [you] Le seul 1 : vous commencez, avec les bobines.
   *[named] Le seul 1 : { $name } commence, avec les bobines.
}
opening-both-ones = Deux 1 : chacun relance.
opening-no-one = Pas de 1 à ce tour : chacun relance.
opening-equal = Égalité : chacun relance.
opening-chooses = { $who ->
    [you] Vous avez le lancer le plus élevé : à vous de choisir vos pions.
   *[named] { $name } a le lancer le plus élevé et choisit ses pions.
}

## Ce qu’il y a à faire
prompt-throw = { $who ->
    [you] À vous : lancez.
   *[named] { $name } doit lancer.
}
prompt-throw-ten = { $who ->
    [you] Lancez : le premier coup revient au pion de la 10.
   *[named] À { $name } de lancer : le premier coup revient au pion de la 10.
}
prompt-throw-nine = { $who ->
    [you] Lancez : s’il le peut, le pion de la 9 fait votre premier coup.
   *[named] À { $name } de lancer : s’il le peut, le pion de la 9 fait le premier coup.
}
prompt-move = { $who ->
    [you] Choisissez un pion à avancer de { $houses }.
   *[named] { $name } avance un pion de { $houses }.
}
prompt-first-one = { $who ->
    [you] Vous commencez : avancez la bobine de 10 à 11.
   *[named] { $name } commence, avec la bobine de 10 à 11.
}
prompt-first-ten = { $who ->
    [you] Le premier coup revient au pion de la 10, quel qu’en soit le propriétaire : { $houses }.
   *[named] { $name } avance le pion de la 10, quel qu’en soit le propriétaire : { $houses }.
}
prompt-first-nine = { $who ->
    [you] Votre premier coup revient au pion de la 9 : { $houses }.
   *[named] { $name } fait son premier coup avec le pion de la 9 : { $houses }.
}
prompt-backward = { $who ->
    [you] Aucun pion ne peut avancer : choisissez-en un à reculer de { $houses }.
   *[named] Aucun pion ne peut avancer : { $name } en recule un de { $houses }.
}
prompt-return = { $who ->
    [you] Seuls vos propres pions vous gênent : l’un d’eux doit retourner au début (U7).
   *[named] Seuls ses propres pions gênent { $name } : l’un d’eux doit retourner au début (U7).
}
prompt-stuck-four = { $who ->
    [you] Un 4 ! Il sort votre pion de l’eau et du plateau.
   *[named] Un 4 ! { $name } sort son pion de l’eau et du plateau.
}
prompt-turn-start = { $who ->
    [you] Votre pion de la 30 peut sortir maintenant, avant le lancer. Le sortir ou le laisser ?
   *[named] { $name } peut sortir le pion de la 30 avant le lancer.
}
prompt-rest = { $who ->
    [you] De votre { $throw }, il reste { $rest } : un autre pion doit le jouer.
   *[named] Du { $throw }, il reste { $rest } : { $name } doit le jouer avec un autre pion.
}
prompt-pass = { $who ->
    [you] Vous ne pouvez pas bouger : la main passe.
   *[named] { $name } ne peut pas bouger : la main passe.
}
prompt-pass-idle = { $who ->
    [you] X : vous ne bougez rien, et la main passe.
   *[named] X : { $name } ne bouge rien, et la main passe.
}
prompt-pass-stuck = { $who ->
    [you] L’eau vous bloque : il faut un 4.
   *[named] L’eau bloque { $name } : il faut un 4.
}
why-piece = { $houses } : { $reason }

## La fin
side-with = { $side ->
    [cones] avec les cônes
   *[spools] avec les bobines
}
result-won = { $who ->
    [you] Vous gagnez { side-with } et marquez { $points }.
   *[named] { $name } gagne { side-with } et marque { $points }.
}
result-resigned = { $who ->
    [you] Vous gagnez { side-with } par abandon et marquez { $points }.
   *[named] { $name } gagne { side-with } par abandon et marque { $points }.
}
