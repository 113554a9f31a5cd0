# Consejos para la primera partida, cada uno una sola vez, cuando su regla cuenta por primera vez.
# Términos: véase names.ftl.

hint-throw = Primero tira. El número dice cuánto se mueve una de tus fichas.
hint-move = Toca una ficha iluminada para ver adónde va y luego toca esa casilla. El camino sigue los números del 1 al 30, fila por fila, y da la vuelta en cada extremo.
hint-throw-again = Algunas tiradas te dan otra en cuanto las has jugado.
hint-turn-passes = Otras tiradas acaban tu turno, una vez jugadas.
hint-first-move = Las primerísimas jugadas no son libres: le corresponden a una ficha determinada.
hint-must-move = Si alguna ficha puede avanzar, una debe hacerlo, aunque prefieras quedarte.
hint-capture = Una ficha rival sola se puede capturar: las dos cambian de sitio, y ella retrocede.
hint-protected = Dos fichas adyacentes del mismo bando se protegen: no se puede capturar ninguna.
hint-blockade = Tres fichas adyacentes del mismo bando son un bloqueo. El rival no puede pasar.
hint-safe = En un refugio no se puede capturar una ficha, ni siquiera sola.
hint-happiness = La 26 da suerte: es un refugio, y quien llega tira otra vez.
hint-leap = Desde la 26, un 1 puede llevarte por encima del agua, si la 28 está vacía.
hint-water = La 27 es agua. La ficha que llega allí vuelve muy atrás.
hint-leaving = El final del camino está cerca. Lleva tus fichas fuera del tablero, más allá de la 30.
hint-exit = La 30 es la salida, pero solo se abre cuando todas tus fichas que quedan están en la última fila.
hint-rest = A tu ficha le ha bastado una parte de la tirada. El resto lo juega otra.
hint-backward = Ninguna ficha puede avanzar, así que una debe retroceder.
hint-return = Solo estorban tus propias fichas, así que una debe volver al principio.
hint-stuck = El agua retiene tu ficha, y con ella todas las demás, hasta que saques un 4.
hint-pass = Ninguna ficha puede moverse. Pasa el turno, sea cual sea la tirada.
