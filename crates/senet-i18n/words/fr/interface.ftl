# Boutons, menus et réglages. Termes : voir names.ftl.

ui-title = Senet
ui-tagline = La course à travers trente cases, trois mille ans avant les échecs

## Parties
ui-new-game = Nouvelle partie
ui-play = Jouer
ui-rematch = Revanche
ui-next-game = Partie suivante
ui-undo = Annuler le coup
ui-redo = Rétablir le coup
ui-resign = Abandonner
ui-resign-confirm = Abandonner cette partie ?
ui-game-of = Partie { $number } sur { $games }
ui-match-won = { $who ->
    [you] Vous gagnez le match.
   *[named] { $name } gagne le match.
}
ui-match-drawn = Match nul.

## Partout
ui-cancel = Annuler
ui-yes = Oui
ui-no = Non
ui-close = Fermer
ui-menu = Menu

## Avant la partie
ui-opponent = Adversaire
ui-person-beside-me = Une personne à côté de moi
ui-you = Vous
ui-player-one = Joueur 1
ui-player-two = Joueur 2
ui-sheet = Règles
ui-options = Options
ui-games-in-match = Parties dans le match
ui-who-starts = Qui lance en premier
ui-seed = Graine
ui-seed-optional = Graine (facultative)
ui-seed-invalid = Une graine est un nombre entier de 0 à 18446744073709551615.
ui-seed-after-game = La graine est montrée après la partie. La même graine donne les mêmes lancers.

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
ui-chances = Afficher les chances
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
ui-copy-position = Copier la position
ui-paste-position = Coller une position
ui-position-copied = Position copiée
ui-position-invalid = Ce texte n’est pas une position de ces règles. Votre partie n’a pas changé.
ui-link-to-game = Lien vers la partie entière
ui-link-to-position = Lien vers cette position
ui-copy = Copier
ui-copy-by-hand = Ici, le navigateur ne permet pas de copier. Le texte est sélectionné : copiez-le avec Ctrl+C ou ⌘C.
ui-link-holds = L’ouvrir à la place de la vôtre ? La vôtre reste dans Mes parties.
ui-link-title = Une partie pour vous
ui-link-first = L’ouvrir et continuer ?
ui-link-copied = Lien copié
ui-link-invalid = Ce lien ne contient aucune partie lisible. Votre partie n’a pas changé.
ui-save-game = Enregistrer
ui-open-game = Ouvrir une partie
ui-file-invalid = Ce fichier n’est pas une partie de Senet. Votre partie n’a pas changé.
ui-language-unavailable = Les textes de cette langue n’ont pas pu être chargés. Réessayez une fois en ligne.
ui-storage-invalid = La partie enregistrée n’a pas pu être lue. Vous pouvez en commencer une autre.
ui-game-kept = Votre partie est gardée dans ce navigateur.
ui-detail = Détail : { $detail }

## Comment les lancers sont tombés
ui-dice-statistics = Lancers jusqu’ici
ui-value = Valeur
ui-seen = Obtenus
ui-expected = Attendus

## Réglages
ui-language = Langue
ui-settings = Réglages
ui-theme = Couleurs
ui-theme-auto = Automatiques
ui-theme-light = Claires
ui-theme-dark = Sombres
ui-board-material = Plateau
ui-board-bone = Bois et os
ui-board-faience = Faïence bleue
ui-board-contrast = Contraste élevé
ui-sound = Son
ui-house-numbers = Numéros des cases
ui-animations = Animations
ui-animation-speed = Vitesse
ui-speed-slow = Lente
ui-speed-normal = Normale
ui-speed-fast = Rapide
ui-thinking-time = Temps de réflexion de l’ordinateur
ui-thinking-none = Aucun
ui-thinking-short = Court
ui-thinking-long = Long
ui-play-single-move = Jouer d’office le seul coup possible
ui-hints = Conseils
ui-shortcuts = Raccourcis d’une seule lettre
ui-hints-off = Plus de conseils
ui-hint-understood = Compris

## Le programme
ui-offline-ready = Prêt à jouer hors ligne.
ui-new-version = Une nouvelle version est prête. Votre partie est conservée.
ui-reload = Recharger
ui-other-tab = La partie continue dans un autre onglet.
ui-game-replaced = La partie précédente est toujours là.
ui-game-return = Y revenir
ui-play-here = Jouer ici
ui-install = Installer
ui-rules = Règles
ui-compare-sheets = Comparer les cinq
ui-about = À propos
ui-about-text = Cinq façons de jouer au Senet aujourd’hui. Sans pistage, sans publicité, et même sans réseau.
ui-licence = Licence
ui-accessibility = Accessibilité
ui-accessibility-text = Tout peut se faire au clavier seul, et les lecteurs d’écran annoncent ce qui se passe.
ui-skip-to-board = Aller au plateau
ui-error-unexpected = Une erreur est survenue. Votre partie est conservée : rechargez la page pour continuer.

## Le clavier
ui-keyboard-help = Clavier
ui-key-arrows = Aller de case en case
ui-key-enter = Prendre un pion, le poser
ui-key-escape = Remettre le pion en place, fermer une fenêtre
ui-key-throw = Lancer
ui-key-next-piece = Aller au prochain pion jouable
ui-key-leave = Sortir le pion du plateau
ui-key-explain = Expliquer la case
ui-key-undo = Annuler le coup
ui-key-redo = Rétablir le coup
ui-key-steps = Parcourir la partie
ui-key-remove = Retirer le pion, en composant une position
ui-key-help = Afficher cette liste

## Ce qui se compte
count-houses = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
