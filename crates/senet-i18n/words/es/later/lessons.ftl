# Lecciones: la ventana que las enumera, los botones y lo que dicen en un globo sobre el tablero, en 150 caracteres como mucho.
# En un botón caben unos 20 caracteres. Términos: véase names.ftl.

lessons = Lecciones
lessons-about = Una regla cada vez, con tiradas fijas. Cada lección termina con una posición por resolver.
lessons-count = Hechas: { $done } de { $count }
lesson-done = hecha
lesson-read-on = Seguir
lesson-next = Otra lección
lesson-again = Desde el principio
lesson-play = Jugar ya

## Títulos
lesson-first = La primera partida
lesson-first-moves = Primeras jugadas
lesson-protection = Protección
lesson-blockade = Bloqueo
lesson-backward = Retroceder
lesson-water = El agua

## Lo que se dice
lesson-aim = Estas cinco son tuyas. Llévalas todas al final del camino y fuera del tablero antes que el rival las suyas.
lesson-path = El camino sigue los números: por la primera fila, de vuelta por la segunda y adelante por la tercera.
lesson-guide = Mueve de la { $from } a la { $to }: toca la ficha y luego la casilla.
lesson-take-off = Toca la ficha de la { $from } y luego «{ ui-take-off }».
lesson-alone = La ficha de la { $to } está sola: captúrala desde la { $from }.
lesson-barred = Tu ficha de la { $from } no puede moverse con esta tirada. Mueve otra.
lesson-backward-captures = También al retroceder, una ficha captura a una rival que esté sola.
lesson-backward-to-empty = Al retroceder, una ficha solo va a una casilla vacía: no captura nada.
lesson-into-water = Pruébalo: mueve de la { $from } a la 27.
lesson-out-of-water = Aquí está otra vez, en la { $to }.
lesson-rebirth-taken = Ahora la 15 está ocupada. Pruébalo otra vez, de la { $from } a la 27.
lesson-leave-exactly = Se sale solo con la tirada exacta: de la 28 con un 3, de la 29 con un 2, de la 30 con un 1. Tus otras fichas pueden estar donde sea.
lesson-open-exit = Lleva tu última ficha a la última fila, de la { $from } a la { $to }: se abre la salida.
lesson-learnt-first = Sabes tirar, mover, capturar y retirar fichas: basta para una primera partida. Lo demás está en las otras lecciones.

## Por resolver
lesson-find-capture = Ahora tú: encuentra una jugada que capture.
lesson-find-without-nine = La ficha de la 9 no puede moverse con esta tirada, así que esta vez puede hacerlo otra. Encuentra una captura.
lesson-find-protection = Ahora tú: encuentra la jugada tras la que no se pueda capturar ninguna de tus fichas.
lesson-find-blockade = Ahora tú: forma un bloqueo.
lesson-find-happiness = Ahora tú: lleva una ficha a la 26.
lesson-find-dry = Ahora tú: mueve sin caer al agua.
lesson-find-leaving = Ahora tú: retira una ficha del tablero.
lesson-find-gathering = Ahora tú: encuentra la jugada tras la que puedan salir fichas del tablero.
lesson-find-rest = Ahora tú: retira una ficha, de modo que otra capture con el resto.

## Lo que no se busca
lesson-wrong-guide = Está permitido. Pero esta vez mueve de la { $from } a la { $to }.
lesson-wrong-capture = Así no capturas nada. Busca una ficha rival que esté sola.
lesson-wrong-protection = Tras esa jugada, una ficha tuya queda sola y a su alcance. Busca un sitio junto a otra.
lesson-wrong-blockade = Así no hay tres adyacentes. Prueba con otra ficha.
lesson-wrong-happiness = Esa no llega a la 26. Prueba con otra ficha.
lesson-wrong-dry = Esa caería al agua. Prueba con la otra.
lesson-wrong-leaving = Así no sale ninguna ficha. Prueba con otra.
lesson-wrong-gathering = Tras esa jugada, una ficha tuya sigue demasiado atrás. Prueba con otra.
