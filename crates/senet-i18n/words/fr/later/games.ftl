# Mes parties : chaque partie commencée, et les résultats.

games-title = Mes parties
games-none = Chaque partie que vous commencez est conservée ici.
games-results = Résultats
games-by = Résultats par
games-by-sheet = Règles
games-by-opponent = Adversaire
games-by-month = Mois
games-played = Parties
games-won = Gagnées
games-streak = Gagnées de suite : { $now }. La plus longue série : { $longest }.
games-players = { $first } – { $second }
games-end = { $who ->
    [you] Vous avez gagné.
   *[named] { $name } a gagné.
}
games-end-resigned = { $who ->
    [you] Vous avez gagné par abandon.
   *[named] { $name } a gagné par abandon.
}
games-unfinished = Pas terminée.
games-on-table = Sur la table.
games-damaged = Cette partie est abîmée et ne peut pas être ouverte.
games-missing = La partie de cette adresse n’est pas conservée dans ce navigateur, ou n’a encore aucun coup.
games-delete = Supprimer cette partie
games-deleted = La partie est supprimée.
games-restore = La rétablir
games-save-all = Tout enregistrer
games-add = Ajouter des parties depuis des fichiers
games-added = { $count ->
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
games-known = { $count ->
    [one] Une était déjà là.
   *[other] { $count } étaient déjà là.
}
games-refused = { $file }, partie { $number } : { $why }
games-unreadable = { $count ->
    [one] Une partie enregistrée ne peut pas être lue.
   *[other] { $count } parties enregistrées ne peuvent pas être lues.
}
games-no-database = Ce navigateur ne conserve pas de parties pour cette page.
games-all = Afficher les { $count } parties
