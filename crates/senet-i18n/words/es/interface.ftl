# Botones y mensajes. Términos: véase names.ftl.

ui-title = Senet

## Partidas
ui-new-game = Nueva partida
ui-play = Jugar
ui-rematch = Revancha
ui-next-game = Siguiente partida
ui-undo = Deshacer
ui-redo = Rehacer
ui-game-of = Partida { $number } de { $games }
ui-match-won = { $who ->
    [you] Ganas el encuentro.
   *[named] { $name } gana el encuentro.
}
ui-match-drawn = El encuentro acaba en empate.

## En todas partes
ui-cancel = Cancelar
ui-close = Cerrar
ui-menu = Menú

## Antes de la partida
ui-opponent = Rival
online-friend = Jugar con un amigo
online-talk = Partida y frases
ui-person-beside-me = Alguien a mi lado
ui-you = Tú
ui-player-one = Jugador 1
ui-player-two = Jugador 2
ui-sheet = Reglas
ui-options = Opciones
ui-games-in-match = Partidas del encuentro
ui-plays-for-points = En este encuentro, el ordenador juega por los puntos.
ui-who-starts = Quién tira primero
ui-seed-optional = Semilla (opcional)
ui-seed-invalid = Una semilla es un número entero de 0 a 18446744073709551615.
rules-all-aim = Dos bandos de cinco fichas corren por treinta casillas en el orden de sus números: por la primera fila, de vuelta por la segunda y por la tercera. Gana quien primero retira las cinco del tablero.
lessons-learn = Aprende el juego en 90 segundos
error-name-empty = Un nombre no puede estar vacío.
error-name-control = Un nombre no lleva saltos de línea ni otros caracteres de control.
error-name-space = Un nombre no empieza ni acaba con un espacio.
error-name-too-long = Un nombre tiene como mucho { $most } caracteres.

## En el tablero
ui-board = Tablero
ui-throw = Tirar
ui-houses = { $count ->
    [one] casilla
   *[other] casillas
}
ui-pieces-off = { $count } fuera
ui-take-off = Retirar
ui-keep = Dejar
ui-cones = Conos
ui-spools = Carretes
ui-sound = Sonido
ui-hints-off = No más consejos
ui-hint-understood = Entendido

## Consejo y probabilidades
ui-advice = ¿Tú qué jugarías?
ui-advice-move = Mueve de { $from } a { $to }: { $chance }.
ui-advice-leave = Retira la ficha de { $from }: { $chance }.
ui-advice-keep = Quédate en 30: { $chance }.
ui-advice-exact = { $percent } % de ganar (exacto)
ui-advice-estimated = { $percent } % de ganar (estimado)
ui-reason-leaves = Una ficha menos en el tablero.
ui-reason-captures = Captura una ficha.
ui-reason-protects = Dos fichas adyacentes se protegen.
ui-reason-escapes = La ficha se pone fuera de alcance.
ui-reason-blocks = Tres fichas seguidas cierran el paso.
ui-reason-water = La ficha deja atrás el agua.
ui-reason-safe = La ficha llega a un refugio.
ui-reason-last = La última ficha avanza.
ui-reason-water-avoided = Otra jugada cae al agua.
ui-reason-least-risk = Así peligran menos fichas.
ui-reason-only = Es la única jugada.
ui-reason-best = Ninguna otra jugada gana más veces.
ui-chances-exact = Probabilidades de ganar: { $near } { $percent } %, { $far } { $rest } % (exactas)
ui-chances-estimated = Probabilidades de ganar: { $near } { $percent } %, { $far } { $rest } % (estimadas)
ui-percent = { $percent } %
ui-risk = Riesgo de captura en la próxima tirada: { $percent } %.
ui-risk-after = Riesgo de captura allí: { $percent } %.

## La partida paso a paso
ui-moves-list = Jugadas
ui-step-first = Al principio
ui-step-previous = Un paso atrás
ui-step-next = Un paso adelante
ui-step-last = Al final
ui-replay = Reproducir la partida
ui-replay-stop = Pausa
ui-replay-pace = Velocidad: { $pace }
ui-back-to-game = Volver a la partida
ui-share = Compartir
ui-position-invalid = Este texto no es una posición de estas reglas. Tu partida no ha cambiado.
ui-link-invalid = Este enlace no contiene ninguna partida legible. Tu partida no ha cambiado.
ui-file-invalid = Este archivo no es una partida de Senet. Tu partida no ha cambiado.
ui-language-unavailable = No se han podido cargar los textos de este idioma. Inténtalo de nuevo cuando tengas conexión.
ui-storage-invalid = No se ha podido leer la partida guardada. Puedes empezar otra.
ui-detail = Detalle: { $detail }
review = Analizar
review-inaccuracy = Imprecisión
review-mistake = Error
review-blunder = Error grave

## El programa
ui-offline-ready = Ya se puede jugar sin conexión.
ui-new-version = Hay una versión nueva. Tu partida se conserva.
ui-reload = Recargar
ui-other-tab = La partida continúa en otra pestaña.
ui-game-replaced = La partida anterior sigue aquí.
ui-game-return = Volver a ella
ui-play-here = Jugar aquí
ui-rules = Reglas
ui-skip-to-board = Ir al tablero
ui-error-unexpected = Algo ha salido mal. Tu partida está guardada: recarga la página para seguir.

## Lo que se cuenta
count-houses = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
# Between whole and tenths.
review-decimal = ,
