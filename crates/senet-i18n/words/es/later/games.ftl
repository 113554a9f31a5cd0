# Mis partidas: cada partida empezada, y los resultados.

games-title = Mis partidas
games-none = Cada partida que empieces se guarda aquí.
games-results = Resultados
games-by = Resultados por
games-by-sheet = Reglas
games-by-opponent = Rival
games-by-month = Mes
games-played = Partidas
games-won = Ganadas
games-streak = Ganadas seguidas: { $now }. La racha más larga: { $longest }.
games-players = { $first } – { $second }
games-end = { $who ->
    [you] Has ganado.
   *[named] Ha ganado { $name }.
}
games-end-resigned = { $who ->
    [you] Has ganado por abandono.
   *[named] Ha ganado { $name } por abandono.
}
games-unfinished = Sin terminar.
games-on-table = En la mesa.
games-damaged = Esta partida está dañada y no se puede abrir.
games-missing = La partida de esta dirección no está guardada en este navegador, o aún no tiene ninguna jugada.
games-delete = Borrar esta partida
games-deleted = La partida está borrada.
games-restore = Recuperarla
games-save-all = Guardar todas
games-add = Añadir partidas desde archivos
games-added = { $count ->
    [one] Una partida añadida.
   *[other] { $count } partidas añadidas.
}
games-known = { $count ->
    [one] Una ya estaba.
   *[other] { $count } ya estaban.
}
games-refused = { $file }, partida { $number }: { $why }
games-unreadable = { $count ->
    [one] Una partida guardada no se puede leer.
   *[other] { $count } partidas guardadas no se pueden leer.
}
games-no-database = Este navegador no guarda partidas para esta página.
games-all = Mostrar las { $count } partidas
