# Explorar una posición: lo que se dice de ella, la lista de tiradas y jugadas, y cómo se prepara. En un botón caben unos
# 20 caracteres; en el de un tablero vacío o lleno, unos 7.

explore = Explorar
explore-throw = Tiran: { $side }
explore-move = Mueven: { $side }
explore-over = La partida ha terminado. Ganan: { $side }
explore-working = Calculando las probabilidades…
explore-list = Tiradas y jugadas
explore-if-thrown = Tirada de { $throw }
explore-often = { $percent } de las tiradas
explore-pass = sin jugada
explore-way = El camino hasta aquí
explore-start = Inicio
explore-link = Copiar el enlace
explore-play = Jugar desde aquí
explore-edit = Preparar la posición
explore-edit-asks = Prepara una posición
explore-edit-help = Arrastra las fichas, o elige una ficha y luego una casilla.
explore-tray = Fuera del tablero
explore-turn = Turno
explore-clear = Vaciar
explore-done = Listo
explore-empty = Cada bando necesita una ficha en el tablero.
