# Mijn partijen: elke begonnen partij, en de uitslagen.

games-title = Mijn partijen
games-none = Elke partij die je begint, wordt hier bewaard.
games-results = Uitslagen
games-by = Uitslagen per
games-by-sheet = Regels
games-by-opponent = Tegenstander
games-by-month = Maand
games-played = Partijen
games-won = Gewonnen
games-streak = Op rij gewonnen: { $now }. De langste reeks: { $longest }.
games-players = { $first } – { $second }
games-end = { $who ->
    [you] Je hebt gewonnen.
   *[named] { $name } heeft gewonnen.
}
games-end-resigned = { $who ->
    [you] Je hebt gewonnen door opgave.
   *[named] { $name } heeft gewonnen door opgave.
}
games-unfinished = Niet afgemaakt.
games-on-table = Op tafel.
games-damaged = Deze partij is beschadigd en kan niet worden geopend.
games-missing = De partij van dit adres is in deze browser niet bewaard, of heeft nog geen zet.
games-delete = Deze partij verwijderen
games-deleted = De partij is verwijderd.
games-restore = Terughalen
games-save-all = Alle bewaren
games-add = Partijen uit bestanden toevoegen
games-added = { $count ->
    [one] Eén partij toegevoegd.
   *[other] { $count } partijen toegevoegd.
}
games-known = { $count ->
    [one] Eén was er al.
   *[other] { $count } waren er al.
}
games-refused = { $file }, partij { $number }: { $why }
games-unreadable = { $count ->
    [one] Eén bewaarde partij kan niet worden gelezen.
   *[other] { $count } bewaarde partijen kunnen niet worden gelezen.
}
games-no-database = Deze browser bewaart geen partijen voor deze pagina.
games-all = Alle { $count } partijen tonen
