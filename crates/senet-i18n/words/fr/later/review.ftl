# L’analyse d’une partie et la carte à sa fin. Termes : voir names.ftl.

review-graph = Les chances au fil de la partie
review-step = { $step } sur { $steps }
review-working = Analyse : { $percent } %
review-try = Rejouer d’ici
review-turning-previous = Tournant précédent
review-turning-next = Tournant suivant
review-summary = Bilan
review-begins = La partie commence.
review-played = { $who ->
    [you] Vous avez joué { $move }.
   *[named] { $name } a joué { $move }.
}
review-passed = { $who ->
    [you] Vous avez passé.
   *[named] { $name } a passé.
}
review-kept = { $who ->
    [you] Vous avez gardé le pion sur la 30.
   *[named] { $name } a gardé le pion sur la 30.
}
review-chose = { $who ->
    [you] Vous jouez { side-with }.
   *[named] { $name } joue { side-with }.
}
review-resigned = { $who ->
    [you] Vous avez abandonné.
   *[named] { $name } a abandonné.
}
review-luck = Hasard : { $amount }.
review-loss = Perte : { $amount }.
review-best = Le meilleur choix.
review-forced = Le seul coup.
review-better = Mieux : { $move }.
review-chance = { $name } : { $chance }.
totals-luck = Hasard
totals-loss = Perte par décision
totals-best = Meilleurs choix
totals-marks = Signes ?! / ? / ??
totals-explained = Ce que disent les chiffres
totals-explanation = Hasard : de combien les lancers ont relevé la probabilité de gagner. Perte par décision : ce que le coup choisi a cédé en moyenne par rapport au meilleur. Signes : ?! une imprécision (dès 2 %), ? une erreur (dès 5 %), ?? une gaffe (dès 10 %).
totals-in-match = Le match compte des points ; ces chiffres concernent la probabilité de gagner cette partie.
card-left = { $who ->
    [you] Il vous restait { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }.
   *[named] { $name } avait encore { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }.
}
card-luckiest = Lancer le plus chanceux
card-mistake = Plus grosse erreur
card-so-far = La partie jusqu’ici
