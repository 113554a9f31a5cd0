# Meine Partien: jede begonnene Partie und die Ergebnisse.

games-title = Meine Partien
games-none = Jede Partie, die du beginnst, wird hier aufbewahrt.
games-results = Ergebnisse
games-by = Ergebnisse nach
games-by-sheet = Regeln
games-by-opponent = Gegner
games-by-month = Monat
games-played = Partien
games-won = Gewonnen
games-streak = In Folge gewonnen: { $now }. Die längste Folge: { $longest }.
games-players = { $first } – { $second }
games-end = { $who ->
    [you] Du hast gewonnen.
   *[named] { $name } hat gewonnen.
}
games-end-resigned = { $who ->
    [you] Du hast durch Aufgabe gewonnen.
   *[named] { $name } hat durch Aufgabe gewonnen.
}
games-unfinished = Nicht beendet.
games-on-table = Auf dem Tisch.
games-damaged = Diese Partie ist beschädigt und lässt sich nicht öffnen.
games-missing = Die Partie dieser Adresse ist in diesem Browser nicht vorhanden, oder sie hat noch keinen Zug.
games-delete = Diese Partie löschen
games-deleted = Die Partie ist gelöscht.
games-restore = Zurückholen
games-save-all = Alle speichern
games-add = Partien aus Dateien hinzufügen
games-added = { $count ->
    [one] Eine Partie hinzugefügt.
   *[other] { $count } Partien hinzugefügt.
}
games-known = { $count ->
    [one] Eine war schon da.
   *[other] { $count } waren schon da.
}
games-refused = { $file }, Partie { $number }: { $why }
games-unreadable = { $count ->
    [one] Eine gespeicherte Partie lässt sich nicht lesen.
   *[other] { $count } gespeicherte Partien lassen sich nicht lesen.
}
games-no-database = Dieser Browser bewahrt für diese Seite keine Partien auf.
games-all = Alle { $count } Partien zeigen
