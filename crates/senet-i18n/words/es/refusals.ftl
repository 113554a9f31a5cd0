# Por qué se rechaza una jugada: con amabilidad y con la regla. La sigla de la regla se añade al final.
# Términos: véase names.ftl.

refusal-game-over = La partida ha terminado.
refusal-throw-is-due = Primero hay que tirar.
refusal-move-is-due = Antes hay una tirada por jugar.
refusal-move-is-due-start = Decide primero si sale tu ficha de la 30.
refusal-impossible-throw = Con estas reglas no se puede sacar un { $throw }.
refusal-no-piece = En { $houses } no hay ninguna ficha.
refusal-enemy-piece = La ficha de la { $houses } es del rival.
refusal-not-this-throw = { $throw ->
    [one] La ficha debe mover exactamente 1 casilla.
   *[other] La ficha debe mover exactamente { $throw } casillas.
}
refusal-not-this-distance = { $distance ->
    [one] De { $from } a { $to } hay 1 casilla; deben ser exactamente { $throw }.
   *[other] De { $from } a { $to } hay { $distance } casillas; deben ser exactamente { $throw }.
}
refusal-idle-throw = La X no mueve nada; pasa el turno.
refusal-too-far = La tirada es más alta de lo que necesita la ficha de la { $houses }. Solo el número exacto la retira del tablero.
refusal-own-piece = En { $houses } hay una ficha tuya.
refusal-protected = Las fichas en { $houses } se protegen entre sí: dos adyacentes no se pueden capturar.
refusal-safe = La casilla { $houses } es un refugio: la ficha que está allí no se puede capturar.
refusal-blockade = Las fichas en { $houses } forman un bloqueo. Tres o más seguidas no dejan pasar al rival.
refusal-owed-one = La primera jugada de la partida es del carrete de la 10.
refusal-owed-nine = La primera jugada de los conos es de la ficha de la 9.
refusal-owed-ten = La primera jugada de la partida es de la ficha de la 10, sea de quien sea.
refusal-stuck = Tu ficha en el agua retiene a todo tu bando. Hace falta un 4, que retira esa ficha del tablero.
refusal-wrong-throw-for-house = Desde la 28 solo se avanza con un 3, desde la 29 solo con un 2. Así se sale del tablero.
refusal-waits-for-throw = La ficha de la { $houses } espera allí su número y nunca retrocede.
refusal-waits-for-turn = La ficha de la 30 espera allí el comienzo de tu turno y nunca retrocede.
refusal-only-at-turn-start = Ninguna tirada mueve la ficha de la 30. Puede salir al comienzo de tu turno, antes de tirar.
refusal-choice-at-turn-start = Decide primero sobre la ficha de la 30: retirarla del tablero o dejarla.
refusal-nothing-to-keep = Ahora no hay nada que decidir: esa elección solo llega al comienzo de un turno.
refusal-must-land-on-26 = La ficha debe detenerse en la 26 antes de seguir.
refusal-no-room-beyond-water = La 28 está ocupada: la ficha no puede saltar el agua.
refusal-rows-not-clear = { $count ->
    [one] No puedes salir del tablero mientras tu ficha de la { $houses } esté tan atrás.
   *[other] No puedes salir del tablero mientras tus fichas en { $houses } estén tan atrás.
}
refusal-clear-row-one = { refusal-rows-not-clear } Tu primera fila debe estar vacía.
refusal-clear-rows-one-two = { refusal-rows-not-clear } Todas deben estar en la última fila.
refusal-leaves-through-30 = Se sale por la 30, y hay que llegar a ella exactamente.
refusal-not-an-exit = Desde aquí no se sale del tablero. Se sale desde { $houses }.
refusal-forward-first = Solo se retrocede si ninguna ficha puede avanzar, y desde { $houses } se puede.
refusal-no-backward = Con estas reglas ninguna ficha retrocede.
refusal-return-first = Antes de cualquier retroceso viene el retorno forzado, desde { $houses }: a donde está otra ficha tuya, y de vuelta al principio.
refusal-backward-to-empty = Se retrocede solo a una casilla vacía, y { $houses } está ocupada.
refusal-rest-is-forward = El resto de una tirada se juega solo hacia delante.
refusal-move-is-compulsory = Si puedes mover, debes hacerlo, y desde { $houses } puedes.
refusal-written-otherwise = Esa jugada se escribe { $move }.
refusal-sticks-expected = Con estas reglas se juega con cuatro palillos.
refusal-die-expected = Con estas reglas se juega con un dado.
refusal-not-now = En este momento no es posible.
