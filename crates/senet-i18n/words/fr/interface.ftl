# Boutons et messages. Termes : voir names.ftl.

ui-title = Senet

## Parties
ui-new-game = Nouvelle partie
ui-play = Jouer
ui-rematch = Revanche
ui-next-game = Partie suivante
ui-undo = Annuler le coup
ui-redo = Rétablir le coup
ui-game-of = Partie { $number } sur { $games }
ui-match-won = { $who ->
    [you] Vous gagnez le match.
   *[named] { $name } gagne le match.
}
ui-match-drawn = Match nul.

## Partout
ui-cancel = Annuler
ui-close = Fermer
ui-menu = Menu

## Avant la partie
ui-opponent = Adversaire
online-friend = Jouer avec un ami
online-talk = Partie et phrases
ui-person-beside-me = Une personne à côté de moi
ui-you = Vous
ui-player-one = Joueur 1
ui-player-two = Joueur 2
ui-sheet = Règles
ui-options = Options
ui-games-in-match = Parties dans le match
ui-plays-for-points = Dans ce match, l’ordinateur joue pour les points.
ui-who-starts = Qui lance en premier
ui-seed-optional = Graine (facultative)
ui-seed-invalid = Une graine est un nombre entier de 0 à 18446744073709551615.
rules-all-aim = Deux camps de cinq pions courent à travers trente cases dans l’ordre des numéros : par la première rangée, en revenant par la deuxième, puis par la troisième. Qui sort ses cinq pions en premier gagne.
lessons-learn = Apprenez le jeu en 90 secondes
error-name-empty = Un nom ne peut pas être vide.
error-name-control = Un nom n’a ni saut de ligne ni autre caractère de contrôle.
error-name-space = Un nom ne commence ni ne finit par une espace.
error-name-too-long = Un nom a au plus { $most } caractères.

## Au plateau
ui-board = Plateau
ui-throw = Lancer
ui-houses = { $count ->
    [one] case
   *[other] cases
}
ui-pieces-off = { $count } hors du plateau
ui-take-off = Sortir
ui-keep = Laisser
ui-cones = Cônes
ui-spools = Bobines
ui-sound = Son
ui-hints-off = Plus de conseils
ui-hint-understood = Compris

## Conseil et chances
ui-advice = Que joueriez-vous ?
ui-advice-move = Jouez de { $from } à { $to } : { $chance }.
ui-advice-leave = Sortez le pion en { $from } : { $chance }.
ui-advice-keep = Restez en 30 : { $chance }.
ui-advice-exact = { $percent } % de chances de gagner (exact)
ui-advice-estimated = { $percent } % de chances de gagner (estimé)
ui-reason-leaves = Un pion de moins sur le plateau.
ui-reason-captures = C’est une prise.
ui-reason-protects = Deux pions contigus se protègent.
ui-reason-escapes = Le pion se met hors de portée.
ui-reason-blocks = Trois pions contigus barrent la route.
ui-reason-water = Le pion laisse l’eau derrière lui.
ui-reason-safe = Le pion gagne un refuge.
ui-reason-last = Le dernier pion avance.
ui-reason-water-avoided = Un autre coup tombe à l’eau.
ui-reason-least-risk = Moins de pions sont menacés.
ui-reason-only = C’est le seul coup.
ui-reason-best = Aucun autre coup ne gagne plus souvent.
ui-chances-exact = Chances de gagner : { $near } { $percent } %, { $far } { $rest } % (exact)
ui-chances-estimated = Chances de gagner : { $near } { $percent } %, { $far } { $rest } % (estimé)
ui-percent = { $percent } %
ui-risk = Risque de prise au prochain lancer : { $percent } %.
ui-risk-after = Risque d’y être pris : { $percent } %.

## La partie pas à pas
ui-moves-list = Coups
ui-step-first = Au début
ui-step-previous = Un pas en arrière
ui-step-next = Un pas en avant
ui-step-last = À la fin
ui-replay = Faire défiler la partie
ui-replay-stop = Pause
ui-replay-pace = Vitesse : { $pace }
ui-back-to-game = Retour à la partie
ui-share = Partager
ui-position-invalid = Ce texte n’est pas une position de ces règles. Votre partie n’a pas changé.
ui-link-invalid = Ce lien ne contient aucune partie lisible. Votre partie n’a pas changé.
ui-file-invalid = Ce fichier n’est pas une partie de Senet. Votre partie n’a pas changé.
ui-language-unavailable = Les textes de cette langue n’ont pas pu être chargés. Réessayez une fois en ligne.
ui-storage-invalid = La partie enregistrée n’a pas pu être lue. Vous pouvez en commencer une autre.
ui-detail = Détail : { $detail }
review = Analyser
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe

## Le programme
ui-offline-ready = Prêt à jouer hors ligne.
ui-new-version = Une nouvelle version est prête. Votre partie est conservée.
ui-reload = Recharger
ui-other-tab = La partie continue dans un autre onglet.
ui-game-replaced = La partie précédente est toujours là.
ui-game-return = Y revenir
ui-play-here = Jouer ici
ui-rules = Règles
ui-skip-to-board = Aller au plateau
ui-error-unexpected = Une erreur est survenue. Votre partie est conservée : rechargez la page pour continuer.

## Ce qui se compte
count-houses = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Between whole and tenths.
review-decimal = ,
