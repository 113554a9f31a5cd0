# Ce que dit seulement le terminal. Les noms de ses commandes, entre accents graves, sont les mêmes dans toutes les
# langues. Termes : voir names.ftl.

## Le début
terminal-against = { $first } contre { $second }.
terminal-goes-on = La partie continue après { $throws }.
terminal-aim = Menez vos cinq pions le long du chemin et hors du plateau avant l’adversaire.
terminal-help = `?` explique les règles, `help` donne la liste des commandes.
terminal-guessed = D’après les noms enregistrés : { $players }. `--players A,B` change qui joue.
terminal-is-person = { $name } est une personne
terminal-is-computer = { $name } est le joueur de l’ordinateur « { $computer } »
terminal-misleading-name = `{ $name }` ne convient pas comme nom : dans une partie enregistrée, il désigne une autre sorte de joueur. Choisissez un autre nom, ou changez qui joue avec --players.
terminal-same-names = Les deux joueurs doivent avoir des noms différents.
terminal-bad-position = Aucune partie avec ces règles ne peut avoir la position { $text }.

## Autour du plateau. Toute la légende tient en 70 caractères environ
terminal-board-needs = Le plateau a besoin de { $columns } colonnes.
legend-safe = refuge
legend-rebirth = renaît
legend-all-stop = obligé
legend-leap = 1 saute
legend-throw = relance
legend-to-start = à 1
legend-to-rebirth = à 15
legend-exit = sortie
legend-off-by = sort par { $numbers }
legend-off-by-that = sort ainsi
standing-off = sortis
standing-to-go = encore { $houses }
terminal-throw-is = Le lancer est { $throw }.
terminal-labelled = { $label } : { $text }

## Ce qui est demandé. Court, pour qu’un nom tienne devant
ask-opening = lancez pour débuter (entrée)
ask-side = 1 cônes ou 2 bobines
ask-throw = lancez (entrée)
ask-only = le seul coup (entrée)
ask-move = choisissez un coup, 1 à { $count }
ask-leave = entrée pour quitter, `save FILE`, `undo`
ask-next-game = entrée : partie suivante, `save FILE`, `undo`
ask-more = entrée pour la suite, q pour arrêter
ask-save = un nom de fichier l’enregistre, entrée quitte sans

## Ce qui s’est passé
terminal-took-side = { $who ->
    [you] Vous jouez { side-with } et commencez.
   *[named] { $name } joue { side-with } et commence.
}
terminal-resigned = { $who ->
    [you] Vous abandonnez.
   *[named] { $name } abandonne.
}
terminal-game-took = La partie a duré { $throws }.
terminal-seed = Graine { $seed }.
terminal-match-after = Le match après { $played } sur { $games } : { $points }.
terminal-taken-back = Coup annulé.
terminal-played-again = Coup rejoué.
terminal-input-ended = L’entrée est épuisée ; la partie n’est pas finie.
terminal-input-ended-unsaved = L’entrée est épuisée ; la partie n’est ni finie ni enregistrée.
terminal-input-ended-match = L’entrée est épuisée ; le match n’est pas fini.

## Réponses aux commandes
terminal-no-undo = Aucune décision à annuler.
terminal-no-redo = Il n’y a rien à rejouer.
terminal-no-position = Il n’y a pas de position avant de savoir qui commence.
terminal-first-opening = On lance d’abord pour savoir qui commence : appuyez sur entrée.
terminal-first-side = Choisissez d’abord un camp : tapez `cones` ou `spools`.
terminal-first-throw = Lancez d’abord : appuyez sur entrée.
terminal-game-over = La partie est finie. `undo` annule la dernière décision.
terminal-choose-move = Choisissez un coup : tapez son numéro dans la liste.
terminal-listed = { $count ->
    [one] Il y a un seul coup dans la liste.
   *[other] Il y a { $count } coups dans la liste.
}
terminal-can-move = Le pion en { $house } peut jouer : { $moves }.
terminal-move-number = { $move }, numéro { $number }
terminal-refused = Non : { $move } n’est pas possible.
terminal-can-play = Vous pouvez jouer { $move } ; tapez-le sans le `?`.
terminal-no-side = Il n’y a pas de camp à choisir maintenant.
terminal-no-resign = La partie n’a pas encore commencé : il n’y a rien à abandonner. `quit` quitte.
terminal-name-a-file = Nommez un fichier, comme dans `save game.senet`.
terminal-exists = { $file } existe déjà. `save! { $file }` le remplace.
terminal-not-saved = Pas enregistrée. { $reason }
terminal-saved = Enregistrée dans { $file }.
terminal-unsaved = La partie n’est pas enregistrée.
terminal-left-unsaved = La partie n’a pas été enregistrée.
terminal-unknown = `{ $text }` n’est ni une commande ni un coup. `help` donne la liste des commandes ; un coup s’écrit par son numéro dans la liste ou par ses cases, comme 11-13.
terminal-alone = `{ $word }` s’écrit seul.
terminal-no-house = Il n’y a pas de case { $number } : elles vont de 1 à 30.
terminal-after-question = `?` s’écrit seul, avec une case comme dans `? 27`, ou avec un coup comme dans `? 11-13`.
terminal-no-name = Il n’y a pas de nom entre les guillemets.
terminal-open-quote = Le nom commence par { $quote } et ne finit pas de même.

## La liste des commandes
help-key-enter = entrée
help-enter = lancer, ou jouer le seul coup
help-number = jouer le troisième coup de la liste
help-move = jouer un coup par ses cases ; 28-off sort du plateau
help-rules = les règles, et comment elles sont lues
help-house = ce que fait une case, et pourquoi son pion ne peut pas bouger
help-why = pourquoi un coup est refusé, sans le jouer
help-moves = la liste des coups, le plateau de nouveau
help-history = la partie jusqu’ici
help-position = la position en texte, pour --position
help-undo = revenir à votre dernière décision ; les lancers restent les mêmes
help-redo = rejouer ce que undo a annulé
help-save = écrire la partie dans un fichier ; --load FILE la reprend
help-save-over = de même, sur un fichier qui existe
help-resign = abandonner la partie
help-quit = quitter

## Ce qui se compte
count-throws = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
count-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## Fichiers. Une ligne commence par le nom du fichier et un deux-points
file-missing = Ce fichier ou ce dossier n’existe pas.
file-denied = Vous n’avez pas les droits nécessaires sur ce fichier ou ce dossier.
file-folder = C’est un dossier, pas un fichier ordinaire.
file-not-ordinary = Ce n’est pas un fichier ordinaire.
file-in-file = Une partie de ce chemin est un fichier, pas un dossier.
file-bad-name = Le système n’accepte pas ce nom.
file-read-only = Ce fichier est en lecture seule.
file-disk-read-only = Le disque est en lecture seule.
file-disk-full = Le disque est plein.
file-quota = Votre espace sur le disque est épuisé.
file-too-large = Le fichier serait trop grand.
file-too-long = Il y a plus de { $most } octets, le maximum qui est lu.
file-other = Le système répond : { $text }
file-not-text = Ce n’est pas un texte UTF-8.
file-is-record = C’est le nom d’une partie enregistrée, et la page la remplacerait.

## Tables des chances de gagner
table-none = Ce n’est pas une table de senet.
table-version = Le fichier est de la version { $found } du format, et ce programme lit la version { $known } ; supprimez-le et recalculez-le (`senet solve`).
table-other = La table est { $found }, et non { $wanted }.
table-rules = La table a été calculée avec d’autres règles de { $sheet } ; supprimez-la et recalculez-la (`senet solve`).
table-sizes = Les tailles dans l’en-tête de la table ne conviennent pas à ce nombre de pions.
table-length = La table devrait avoir { $expected } octets et en a { $found }.
table-header = L’en-tête de la table est endommagé : sa somme de contrôle est fausse.
table-block = Le bloc { $block } de la table (à partir de l’octet { $from }) est endommagé : sa somme de contrôle est fausse.

## Proofs of throws
proof-share = La part { $share } de la chaîne `{ $chain }`, donnée au lancer { $throw }, ne mène pas à son ancre.
proof-first-share = La part { $share } de la chaîne `{ $chain }`, donnée avant le premier lancer, ne mène pas à son ancre.
proof-faces = Le lancer { $throw } montre { $shown }, et ses parts donnent { $computed }.
proof-record = Le lancer { $throw } est `{ $recorded }` dans la partie enregistrée et `{ $proved }` dans la preuve.
proof-not-recorded = La preuve a un lancer { $throw }, et la partie enregistrée n’en a pas.
proof-not-proved = La partie enregistrée a un lancer { $throw }, et la preuve n’en a pas.
proof-game = L’identifiant de la partie n’est pas l’empreinte de ses conventions et de ses ancres.
proof-terms = Les conventions devraient avoir de 1 à { $most } octets et en ont { $found }.
proof-version = La preuve a la version { $found }, et ce programme lit la version { $known }.
proof-too-long = La preuve a { $found } lancers, et une partie en a { $most } au plus.

## Arguments
terminal-two-values = Il faut ici deux valeurs séparées par une virgule, comme dans { $example }.
