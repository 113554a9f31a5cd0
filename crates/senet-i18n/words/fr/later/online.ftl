# Parties par le réseau : offres, ce que dit la table, phrases, et vérification des lancers.

online = Jouer en ligne
online-friend-text = Vous recevez un lien pour votre ami. Personne n’a besoin de compte.
online-sheet = Règles
online-all-sheets = Toutes les règles
online-clock = Pendule
online-clock-none = Sans pendule
online-clock-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
online-clock-fischer = { $minutes } minutes par partie, plus { $seconds } secondes par tour
online-first-lot = Le sort décide qui lance en premier
online-first-you = Vous lancez en premier
online-first-other = L’autre joueur lance en premier
online-match = { $games } parties
online-open = La montrer aussi à tous ceux qui cherchent une partie
online-lasting = La garder jusqu’à un jour si je ferme la page
online-make = Créer la partie
online-others = Parties ouvertes des autres
online-no-offers = Personne n’attend de partie en ce moment.
online-mine = Vos parties
online-won = Vous avez gagné.
online-lost-game = Vous avez perdu.
online-your-turn = À vous de jouer
online-others-turn = À l’autre joueur
online-invite = Inviter un ami
online-invite-text = Envoyez ce lien à votre ami. La partie commence quand il la rejoint.
online-invite-open = Les autres la voient dans la liste des parties ouvertes.
online-local = Cette adresse ne vaut que pour cet appareil. Pour d’autres appareils, lancez le serveur avec --host 0.0.0.0, et ouvrez la page à l’adresse de votre réseau qu’il indique.
online-link = Lien pour votre ami
online-code = Code QR du lien pour votre ami
online-share = Partager…
online-share-text = Une partie de senet ?
online-withdraw = Retirer l’offre
online-offer = Une partie de senet
online-offer-text = Vous êtes invité à une partie. Elle commence quand vous la rejoignez.
online-join = Rejoindre
online-decline = Pas maintenant
online-offered = Cette partie attend un second joueur.
online-waiting = En attente du second joueur.
online-beginning = Le second joueur est là. La partie va commencer.
online-begin-elsewhere = Le second joueur est là. La partie commence quand vous l’ouvrez sur l’appareil où vous l’avez créée.
online-withdrawn = Cette offre a été retirée.
online-taken = Quelqu’un d’autre a rejoint cette partie.
online-own-offer = C’est votre propre offre.
online-here = présent
online-away = absent depuis { $time }
online-days-left = { $days } j { $hours } h
online-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
online-lost = La connexion est perdue. La page continue d’essayer.
online-unreachable = Le serveur est injoignable.
online-no-game = Cette partie n’existe pas sur ce serveur.
online-no-seat = Ce lien est abîmé : il ne mène à aucune place.
online-no-storage = Ce navigateur n’enregistre rien pour cette page. Il perdrait votre place, donc aucune partie ne commence.
online-other-seat = Ce navigateur a une autre place dans cette partie, et la garde.
online-refused = Le serveur refuse.
online-too-many = Trop à la fois. Attendez une minute.
online-fault = Ce que le serveur a envoyé ne convient pas à cette partie, donc plus rien ne lui est envoyé. ({ $why })
online-no-claim = La victoire ne peut pas être réclamée maintenant.
online-no-rematch = Cette revanche n’est plus proposée.
online-claim = Réclamer la victoire
online-claim-time = Le temps de l’autre joueur est écoulé. Vous pouvez réclamer la victoire, ou attendre encore.
online-claim-away = L’autre joueur est absent depuis une minute. Vous pouvez réclamer la victoire, ou attendre encore.
online-claim-in = L’autre joueur est absent. Dans { $time }, vous pourrez réclamer la victoire.
online-resigned = La partie s’est terminée par un abandon.
online-other-resigned = Vous gagnez : l’autre joueur a abandonné.
online-you-resigned = Vous avez abandonné.
online-out-of-time = La partie est finie : le temps d’un joueur était écoulé.
online-other-out-of-time = Vous gagnez : le temps de l’autre joueur était écoulé.
online-you-out-of-time = Vous perdez : votre temps était écoulé.
online-was-away = La partie est finie : un joueur était absent.
online-other-was-away = Vous gagnez : l’autre joueur était absent.
online-you-were-away = Vous perdez : vous étiez absent.
online-rematch-accept = Accepter la revanche
online-rematch-go = Aller à la revanche
online-rematch-offered = L’autre joueur propose une revanche.
online-rematch-take-back = Retirer la revanche
online-says = { $who } : { $phrase }
online-mute = Masquer
online-hears = Montrer ce que dit l’autre joueur
online-notify = Me prévenir quand c’est mon tour
online-watch = Lien pour les spectateurs
online-resume = Continuer sur un autre appareil
online-resume-text = Ce lien est votre place. Quiconque l’a joue à votre place : ne l’ouvrez que sur vos propres appareils.
online-resume-link = Lien vers votre place
online-resume-code = Code QR du lien vers votre place
online-leave = Quitter la table (la partie reste)
online-save = Enregistrer la partie et la preuve
online-throws = Vérifier les lancers
online-throws-text = Avant le premier lancer, les deux joueurs et le serveur ont fixé chacun une chaîne de nombres secrets. Chaque lancer est calculé à partir de trois d’entre eux : une part de celui qui lance, une de l’autre joueur et une du serveur. Cette page a vérifié que chaque part appartient à sa chaîne, donc personne n’a pu choisir un lancer.
online-throws-checked = { $count ->
    [one] Un lancer, vérifié.
   *[other] { $count } lancers, tous vérifiés.
}
online-number = Nº
online-player = Joueur
online-thrown = Lancer
online-share-thrower = Part du lanceur
online-share-witness = Part de l’autre
online-share-server = Part du serveur

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-what-a-throw = Quel lancer !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Je suis de retour.
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-good-game = Belle partie !
phrase-have-to-go = Je dois partir.
