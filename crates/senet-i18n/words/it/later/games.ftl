# Le mie partite: ogni partita iniziata, e i risultati.

games-title = Le mie partite
games-none = Ogni partita che inizi viene conservata qui.
games-results = Risultati
games-by = Risultati per
games-by-sheet = Regole
games-by-opponent = Avversario
games-by-month = Mese
games-played = Partite
games-won = Vinte
games-streak = Vittorie di fila: { $now }. La serie più lunga: { $longest }.
games-players = { $first } – { $second }
games-end = { $who ->
    [you] Hai vinto.
   *[named] Ha vinto { $name }.
}
games-end-resigned = { $who ->
    [you] Hai vinto per abbandono.
   *[named] Ha vinto { $name } per abbandono.
}
games-unfinished = Non finita.
games-on-table = Sul tavolo.
games-damaged = Questa partita è danneggiata e non si può aprire.
games-missing = La partita di questo indirizzo non è conservata in questo browser, o non ha ancora nessuna mossa.
games-delete = Elimina questa partita
games-deleted = La partita è eliminata.
games-restore = Ripristina
games-save-all = Salva tutte
games-add = Aggiungi partite da file
games-added = { $count ->
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
}
games-known = { $count ->
    [one] Una c’era già.
   *[other] { $count } c’erano già.
}
games-refused = { $file }, partita { $number }: { $why }
games-unreadable = { $count ->
    [one] Una partita salvata non si può leggere.
   *[other] { $count } partite salvate non si possono leggere.
}
games-no-database = Questo browser non conserva partite per questa pagina.
games-all = Mostra tutte le { $count } partite
