# Ce qui ne va pas dans un nom, un lien, un fichier ou une position. Les signes sont ceux du texte.
# Termes : voir names.ftl.

## Endroits
error-at = Ligne { $line }, colonne { $column } : { $what }
error-in-field = { $field } : { $what }
error-in-field-at = { $field }, colonne { $column } : { $what }
error-field-board = Champ 1, le plateau
error-field-side = Champ 2, le camp au trait
error-field-owed = Champ 3, les premiers coups dus
error-field-phase = Champ 4, la phase

## Textes
error-expected = Il faut ici : { $signs }
error-line-ends = La ligne doit finir ici.
error-empty-line = Cette ligne doit être vide.
error-cut-off = Le texte est coupé ici.
error-carriage-return = Un retour chariot : les lignes finissent par un simple saut de ligne.
error-no-record = Ce n’est pas une partie enregistrée de cette version.
error-line-count = La partie a { $lines } lignes, et non { $found }.
error-changed = Le texte a été modifié ou coupé : sa somme de contrôle ne correspond pas.
error-written = Cette ligne s’écrit : { $text }
error-unknown = { $name } n’existe pas ; il y a : { $known }
error-option = { $sheet } n’a pas l’option { $option }.
error-option-order = Les options sont dans l’ordre alphabétique, chacune une fois.
error-over = La partie est finie, mais le texte continue.

## Liens
error-link-too-long = Le lien est trop long.
error-link-version = Le lien est d’une autre version.
error-link-fields = Un lien a 9 parties, et celui-ci { $count }.
error-link-text = La partie { $field } du lien n’est pas un texte.
error-link-letter = Lettre { $number } de la partie, { $letter } : { $what }

## Positions
error-position-fields = Une position a quatre champs séparés par une espace ; ce texte en a { $count }.
error-position-rows = Un plateau a trois rangées séparées par / ; celui-ci en a { $count }.
error-position-run = { $text } n’indique pas de cases vides : un seul nombre de 1 à 10 vaut pour toute une suite.
error-position-sign = Il faut ici c, s ou un nombre, et non { $text }.
error-position-row-long = La rangée de la case { $house } a plus de dix cases.
error-position-row-short = La rangée de la case { $house } a { $count } cases, et non dix.
error-position-too-many = Un camp a cinq pions, et non { $count } : { $side }.
error-position-two = Deux pions sont en { $houses }.
error-position-water = { $sheet } : aucun pion ne reste sur la 27, l’eau le renvoie.
error-position-exit = Tous les pions d’un camp sont sur la dernière rangée, donc celui de la 30 est sorti (S3) : { $side }.
error-position-winner = Le camp sans pions a gagné, et le champ 2 doit le nommer : { $side }.
error-position-owed-end = La partie finie, aucun premier coup n’est dû.
error-position-not-over = La partie n’est finie que si ce camp n’a plus de pion : { $side }.
error-position-over = Ce camp n’a plus de pion : la partie est finie et la phase est # : { $side }.
error-position-owed-die = { $sheet } : le premier coup est s10 ou c10 (U2).
error-position-owed-sticks = { $sheet } : les premiers coups sont s10c9 et c9.
error-position-owed-start = s10c9 ne va que dans la position de départ.
error-position-owed-loss = c9 ne va que tant que les cinq cônes sont sur le plateau (G1).
error-position-owed-other = Le camp qui doit le premier coup est celui au trait, { $letter } (U2).
error-position-owed-moved = Ce premier coup n’est dû qu’avant qu’un pion ait bougé (U2).
error-position-no-start = { $sheet } : il n’y a pas de choix au début d’un tour.
error-position-start-piece = La phase ^ demande un pion du camp au trait sur la 30 (U5).
error-position-start-row = La phase ^ demande une première rangée vide ; des pions sont en { $houses } (U5).
error-position-start-stuck = Un camp bloqué n’a pas de phase ^ (U6).
error-position-no-rests = { $sheet } : aucun reste d’un lancer ne se joue.
error-position-no-rest = Un lancer de { $throw } ne laisse pas de reste (D2).
error-position-rest-large = Le reste d’un { $throw } est moins que { $throw } (D2).
error-position-rest-row = Il n’y a de reste qu’avec une première rangée vide ; des pions sont en { $houses } (D2).
error-position-rest-all = Il n’y a de reste qu’après la sortie d’un pion (D2).
