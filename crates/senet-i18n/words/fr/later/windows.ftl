# Menu, réglages et autres fenêtres. Termes : voir names.ftl.

ui-tagline = La course à travers trente cases, trois mille ans avant les échecs

## Parties
ui-this-game = Cette partie
ui-resign = Abandonner
ui-resign-confirm = Abandonner cette partie ?

## Partout
ui-yes = Oui
ui-no = Non

## Avant la partie
ui-seed = Graine
ui-seed-after-game = La graine est montrée après la partie. La même graine donne les mêmes lancers.

## Conseil et chances
ui-chances = Afficher les chances

## La partie pas à pas
ui-copy-position = Copier la position
ui-paste-position = Coller une position
ui-position-copied = Position copiée
ui-link-to-game = Lien vers la partie entière
ui-link-to-position = Lien vers cette position
ui-copy = Copier
ui-copy-by-hand = Ici, le navigateur ne permet pas de copier. Le texte est sélectionné : copiez-le avec Ctrl+C ou ⌘C.
ui-link-holds = L’ouvrir à la place de la vôtre ? La vôtre reste dans Mes parties.
ui-link-title = Une partie pour vous
ui-link-first = L’ouvrir et continuer ?
ui-link-copied = Lien copié
ui-save-game = Enregistrer
ui-open-game = Ouvrir une partie
ui-game-kept = Votre partie est gardée dans ce navigateur.

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

## Le programme
ui-install = Installer
ui-compare-sheets = Comparer les cinq
ui-about = À propos
ui-about-text = Cinq façons de jouer au Senet aujourd’hui. Sans pistage, sans publicité, et même sans réseau.
ui-licence = Licence
ui-accessibility = Accessibilité
ui-accessibility-text = Tout peut se faire au clavier seul, et les lecteurs d’écran annoncent ce qui se passe.

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
