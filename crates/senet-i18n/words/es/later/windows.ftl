# Menú, ajustes y otras ventanas. Términos: véase names.ftl.

ui-tagline = La carrera por treinta casillas, tres mil años antes del ajedrez

## Partidas
ui-this-game = Esta partida
ui-resign = Abandonar
ui-resign-confirm = ¿Abandonar esta partida?

## En todas partes
ui-yes = Sí
ui-no = No

## Antes de la partida
ui-seed = Semilla
ui-seed-after-game = La semilla se muestra al acabar la partida. La misma semilla da las mismas tiradas.

## Consejo y probabilidades
ui-chances = Mostrar las probabilidades

## La partida paso a paso
ui-copy-position = Copiar posición
ui-paste-position = Pegar posición
ui-position-copied = Posición copiada
ui-link-to-game = Enlace a la partida entera
ui-link-to-position = Enlace a esta posición
ui-copy = Copiar
ui-copy-by-hand = Aquí el navegador no permite copiar. El texto está seleccionado: cópialo con Ctrl+C o ⌘C.
ui-link-holds = ¿Abrirla en lugar de la tuya? La tuya queda en Mis partidas.
ui-link-title = Una partida para ti
ui-link-first = ¿Abrirla y seguir jugando?
ui-link-copied = Enlace copiado
ui-save-game = Guardar partida
ui-open-game = Abrir partida
ui-game-kept = Tu partida queda guardada en este navegador.

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

## El programa
ui-install = Instalar
ui-compare-sheets = Comparar las cinco
ui-about = Acerca de
ui-about-text = Cinco maneras de jugar al Senet hoy. Sin rastreo, sin publicidad, y funciona sin conexión.
ui-licence = Licencia
ui-accessibility = Accesibilidad
ui-accessibility-text = Todo se puede hacer solo con el teclado, y los lectores de pantalla anuncian lo que ocurre.

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
