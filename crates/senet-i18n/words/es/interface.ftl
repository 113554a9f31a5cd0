# Botones, menús y ajustes. Términos: véase names.ftl.

ui-title = Senet
ui-tagline = La carrera por treinta casillas, tres mil años antes del ajedrez

## Partidas
ui-new-game = Nueva partida
ui-play = Jugar
ui-rematch = Revancha
ui-next-game = Siguiente partida
ui-undo = Deshacer
ui-redo = Rehacer
ui-resign = Abandonar
ui-resign-confirm = ¿Abandonar esta partida?
ui-game-of = Partida { $number } de { $games }
ui-match-won = { $who ->
    [you] Ganas el encuentro.
   *[named] { $name } gana el encuentro.
}
ui-match-drawn = El encuentro acaba en empate.

## En todas partes
ui-cancel = Cancelar
ui-yes = Sí
ui-no = No
ui-close = Cerrar
ui-menu = Menú

## Antes de la partida
ui-opponent = Rival
ui-person-beside-me = Alguien a mi lado
ui-you = Tú
ui-player-one = Jugador 1
ui-player-two = Jugador 2
ui-sheet = Reglas
ui-options = Opciones
ui-games-in-match = Partidas del encuentro
ui-who-starts = Quién tira primero
ui-seed = Semilla
ui-seed-optional = Semilla (opcional)
ui-seed-invalid = Una semilla es un número entero de 0 a 18446744073709551615.
ui-seed-after-game = La semilla se muestra al acabar la partida. La misma semilla da las mismas tiradas.

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
ui-chances = Mostrar las probabilidades
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
ui-copy-position = Copiar posición
ui-paste-position = Pegar posición
ui-position-copied = Posición copiada
ui-position-invalid = Este texto no es una posición de estas reglas. Tu partida no ha cambiado.
ui-link-to-game = Enlace a la partida entera
ui-link-to-position = Enlace a esta posición
ui-copy = Copiar
ui-copy-by-hand = Aquí el navegador no permite copiar. El texto está seleccionado: cópialo con Ctrl+C o ⌘C.
ui-link-holds = ¿Abrirla en lugar de la tuya? La tuya queda en Mis partidas.
ui-link-title = Una partida para ti
ui-link-first = ¿Abrirla y seguir jugando?
ui-link-copied = Enlace copiado
ui-link-invalid = Este enlace no contiene ninguna partida legible. Tu partida no ha cambiado.
ui-save-game = Guardar partida
ui-open-game = Abrir partida
ui-file-invalid = Este archivo no es una partida de Senet. Tu partida no ha cambiado.
ui-language-unavailable = No se han podido cargar los textos de este idioma. Inténtalo de nuevo cuando tengas conexión.
ui-storage-invalid = No se ha podido leer la partida guardada. Puedes empezar otra.
ui-game-kept = Tu partida queda guardada en este navegador.
ui-detail = Detalle: { $detail }

## Cómo han salido las tiradas
ui-dice-statistics = Tiradas hasta ahora
ui-value = Valor
ui-seen = Obtenidas
ui-expected = Esperadas

## Ajustes
ui-language = Idioma
ui-settings = Ajustes
ui-theme = Colores
ui-theme-auto = Automáticos
ui-theme-light = Claros
ui-theme-dark = Oscuros
ui-board-material = Tablero
ui-board-bone = Madera y hueso
ui-board-faience = Fayenza azul
ui-board-contrast = Alto contraste
ui-sound = Sonido
ui-house-numbers = Números de las casillas
ui-animations = Animaciones
ui-animation-speed = Velocidad
ui-speed-slow = Lenta
ui-speed-normal = Normal
ui-speed-fast = Rápida
ui-thinking-time = Tiempo de reflexión del ordenador
ui-thinking-none = Ninguno
ui-thinking-short = Corto
ui-thinking-long = Largo
ui-play-single-move = Jugar automáticamente la única jugada posible
ui-hints = Consejos
ui-shortcuts = Atajos de una sola letra
ui-hints-off = No más consejos
ui-hint-understood = Entendido

## El programa
ui-offline-ready = Ya se puede jugar sin conexión.
ui-new-version = Hay una versión nueva. Tu partida se conserva.
ui-reload = Recargar
ui-other-tab = La partida continúa en otra pestaña.
ui-game-replaced = La partida anterior sigue aquí.
ui-game-return = Volver a ella
ui-play-here = Jugar aquí
ui-install = Instalar
ui-rules = Reglas
ui-compare-sheets = Comparar las cinco
ui-about = Acerca de
ui-about-text = Cinco maneras de jugar al Senet hoy. Sin rastreo, sin publicidad, y funciona sin conexión.
ui-licence = Licencia
ui-accessibility = Accesibilidad
ui-accessibility-text = Todo se puede hacer solo con el teclado, y los lectores de pantalla anuncian lo que ocurre.
ui-skip-to-board = Ir al tablero
ui-error-unexpected = Algo ha salido mal. Tu partida está guardada: recarga la página para seguir.

## El teclado
ui-keyboard-help = Teclado
ui-key-arrows = Ir de casilla en casilla
ui-key-enter = Tomar una ficha, dejarla
ui-key-escape = Devolver la ficha a su sitio, cerrar una ventana
ui-key-throw = Tirar
ui-key-next-piece = Ir a la siguiente ficha que puede moverse
ui-key-leave = Retirar la ficha del tablero
ui-key-explain = Explicar la casilla
ui-key-undo = Deshacer
ui-key-redo = Rehacer
ui-key-steps = Recorrer la partida
ui-key-remove = Quitar la ficha, al preparar una posición
ui-key-help = Mostrar esta lista

## Lo que se cuenta
count-houses = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
