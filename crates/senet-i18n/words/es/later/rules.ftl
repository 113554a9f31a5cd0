# Las páginas de reglas. Lo que comparten varias hojas se dice una vez, como `rules-all-…`.
# Términos: véase names.ftl.

## Títulos
rules-heading-aim = El objetivo
rules-heading-throws = Fichas y tiradas
rules-heading-beginning = Quién empieza
rules-heading-moving = Mover
rules-heading-capture = Captura y protección
rules-heading-houses = Casillas especiales
rules-heading-leaving = Salir del tablero
rules-heading-no-forward = Si ninguna ficha puede avanzar
rules-heading-winning = Victoria y puntos
rules-heading-options = Variantes
rules-decision-note = La hoja deja esto abierto. Aquí se juega así:
rules-contents = Índice
rules-which = Hoja
rules-left-open = Lo que la hoja deja abierto
rules-throw-again = otra vez

## Fichas y tiradas
rules-all-start = Los conos empiezan en las casillas impares de la 1 a la 9, los carretes en las pares de la 2 a la 10.
rules-carpignano-throws = Los conos son rojos, los carretes azules. Cuatro palillos tienen una cara clara y otra oscura: cada cara clara que queda arriba vale una casilla. Si no queda ninguna arriba, vale 6.
rules-spanish-throws = Los conos son blancos, los carretes negros. Cuatro cañas partidas tienen una cara curva y otra plana: cada cara curva que queda arriba vale una casilla. Si no queda ninguna arriba, vale 6.
rules-french-throws = Los conos son blancos, los carretes negros. Cuatro palillos tienen una cara clara (◊) y otra oscura (♦): cada cara clara que queda arriba vale una casilla. Si no queda ninguna arriba, vale 6.
rules-dutch-throws = Los conos son blancos, los carretes verdes. Cuatro palillos tienen una cara plana blanca y otra redonda negra: cada cara blanca que queda arriba vale una casilla. Si no queda ninguna arriba, vale 6.
rules-uninerd-throws = Los conos son rojos, los carretes grises. Se tira un dado; su 6 lleva una X.
rules-all-again = Tras un 1, 4 o 6 mueves y tiras otra vez; tras un 2 o 3 mueves y pasa el turno. Una tirada que no se pudo jugar en absoluto no da otra.
rules-uninerd-again = Tras un 1, 4 o 5 mueves y tiras otra vez; tras un 2 o 3 mueves y pasa el turno. La X no mueve nada y pasa el turno. Una tirada que no se pudo jugar en absoluto no da otra.

## Quién empieza
rules-all-beginning = Los jugadores tiran por turnos. El primero que saca un 1 recibe los carretes y juega ese 1 de la 10 a la 11.
rules-spanish-beginning = Tiran ambos. Cuando exactamente uno de los dos tiene un 1, recibe los carretes y juega ese 1 de la 10 a la 11.
rules-all-nine = La primera jugada de los conos la hace la ficha de la 9. Después cada bando mueve como quiere.
rules-uninerd-beginning = Ambos tiran el dado; la X es el valor más bajo. Quien saca más elige bando y tira de nuevo, y la ficha de la 10 hace esa primera jugada. Con dados iguales se repite.

## Mover
rules-all-moving = Una tirada mueve una sola ficha, exactamente tantas casillas como vale; salir del tablero tiene su propia regla. Si alguna ficha puede avanzar, una debe hacerlo.
rules-all-passing = Las fichas pueden pasar por encima de otras, propias y rivales, pero nunca de un bloqueo. Ninguna puede acabar sobre una de su bando.

## Captura y protección
rules-all-capture = La ficha que llega a una casilla con una rival la captura: las dos cambian de sitio.
rules-all-protected = Dos o más fichas del mismo bando en casillas adyacentes se protegen de la captura. La 10 y la 11 son adyacentes, y también la 20 y la 21.
rules-all-blockade = Tres o más seguidas son además un bloqueo: ninguna ficha rival pasa por encima.

## Casillas especiales
rules-all-safe = En la 26, la 28, la 29 y la 30 no se puede capturar ninguna ficha.
rules-all-signs = Los signos de las casillas son nuestros, según tableros hallados: nefer (bueno) en la 26, agua en la 27, tres aves en la 28, dos dioses en la 29, Horus en la 30 y el anj (vida) en la 15 donde el agua envía fichas allí.
rules-uninerd-signs = Los signos de las casillas son nuestros, según tableros hallados: nefer (bueno) en la 26, agua en la 27, tres aves en la 28, el halcón Horus en la 29, el sol (Ra) en la 30 y el anj (vida) en la 15.
rules-uninerd-safe = En la 15, la 26, la 28, la 29 y la 30 no se puede capturar ninguna ficha.
rules-dutch-safe = En la 26, la 28 y la 29 no se puede capturar ninguna ficha. La 30 no es un refugio.
rules-uninerd-swapped = La ficha que una captura lleva a la 27 sigue la misma suerte que si hubiera llegado sola.

## Salir del tablero
rules-carpignano-leaving = Se sale con la tirada exacta que lleva un paso más allá de la 30: desde la 25 con un 6, desde la 28 con un 3, desde la 29 con un 2, desde la 30 con un 1. Tus otras fichas pueden estar en cualquier sitio. Una tirada más alta no mueve nada.
rules-spanish-leaving = Se sale llegando exactamente a la 30, cuando todas tus fichas que quedan están en la última fila. Una tirada que pase de la 30 no mueve nada.
rules-uninerd-leaving = Desde la 28 se sale con un 3, desde la 29 con un 2; con cualquier otra tirada la ficha espera allí. Desde la 27, si se ha quedado atrapada, se sale con un 4. Una ficha de la 30 se puede retirar al comienzo de tu turno, si no tienes ninguna en la primera fila. Cualquier otra tirada que pase de la 30 no mueve nada.
rules-french-leaving = En cuanto todas tus fichas que quedan están en la última fila, se sale con cualquier tirada que lleve más allá de la 30. Si una es devuelta a una fila anterior, las demás la esperan.
rules-dutch-leaving = Cuando no tienes ninguna ficha en la primera fila, se sale con cualquier tirada que lleve más allá de la 30. Lo que sobra de la tirada debe jugarlo otra ficha.
rules-all-blockade-leaving = Un bloqueo en la 28, la 29 y la 30 detiene también a la ficha que saldría del tablero por encima de él (G5).

## Si ninguna ficha puede avanzar
rules-all-backward = Entonces una ficha retrocede el número sacado. Puede capturar, y valen las reglas de dónde acabar y por dónde pasar. Si tampoco eso es posible, pasa el turno.
rules-spanish-no-forward = Entonces pasa el turno, sea cual sea la tirada. Ninguna ficha retrocede.
rules-uninerd-no-forward = Si solo estorban tus propias fichas, una debe ir a donde está otra y volver a la 1, o a la primera casilla libre que le sigue. Si no es posible, una ficha retrocede el número sacado y puede capturar; las de la 28, la 29 y la 30, nunca. Si tampoco eso es posible, pasa el turno.
rules-french-no-forward = Entonces una ficha retrocede el número sacado, a una casilla vacía. Si tampoco eso es posible, pasa el turno.

## Victoria y puntos
rules-all-winning = Quien retira su última ficha gana al instante. No hay empate.
rules-all-points = En un encuentro, quien gana anota por cada ficha rival que queda en el tablero: 3 puntos en la primera fila, 2 en la segunda, 1 en la última.
rules-dutch-points = En un encuentro, quien gana anota por cada ficha rival que queda en el tablero: 3 puntos en la primera fila, 1 en la segunda o en la última.
rules-all-no-points = La hoja no cuenta puntos. En un encuentro, una partida ganada vale un punto.

## Variantes
rules-spanish-options = La hoja menciona variantes. Cada una se puede activar al empezar una partida.
