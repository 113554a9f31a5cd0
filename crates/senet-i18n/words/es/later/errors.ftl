# Qué falla en un nombre, un enlace, un archivo o una posición. Los signos van como en el texto.
# Términos: véase names.ftl.

## Lugares
error-at = Línea { $line }, columna { $column }: { $what }
error-in-field = { $field }: { $what }
error-in-field-at = { $field }, columna { $column }: { $what }
error-field-board = Campo 1, el tablero
error-field-side = Campo 2, a quién le toca
error-field-owed = Campo 3, las primeras jugadas debidas
error-field-phase = Campo 4, la fase

## Textos
error-expected = Aquí debe ir: { $signs }
error-line-ends = Aquí debe acabar la línea.
error-empty-line = Esta línea debe estar vacía.
error-cut-off = El texto está cortado aquí.
error-carriage-return = Un retorno de carro: las líneas acaban solo con un salto de línea.
error-no-record = No es el registro de una partida de esta versión.
error-line-count = La partida tiene { $lines } líneas, no { $found }.
error-changed = El texto se ha cambiado o cortado: su suma de control no coincide.
error-written = Esta línea se escribe: { $text }
error-unknown = No hay { $name }; hay: { $known }
error-option = { $sheet } no tiene la opción { $option }.
error-option-order = Las opciones van en orden alfabético, cada una una vez.
error-over = La partida ha terminado, pero el texto sigue.

## Enlaces
error-link-too-long = El enlace es demasiado largo.
error-link-version = El enlace es de otra versión.
error-link-fields = Un enlace tiene 9 partes, y este { $count }.
error-link-text = La parte { $field } del enlace no es un texto.
error-link-letter = Letra { $number } de la partida, { $letter }: { $what }

## Posiciones
error-position-fields = Una posición tiene cuatro campos separados por un espacio; este texto tiene { $count }.
error-position-rows = Un tablero tiene tres filas separadas por /; este tiene { $count }.
error-position-run = { $text } no indica casillas vacías: un solo número del 1 al 10 vale por una serie entera.
error-position-sign = Aquí debe ir c, s o un número, no { $text }.
error-position-row-long = La fila de la casilla { $house } tiene más de diez casillas.
error-position-row-short = La fila de la casilla { $house } tiene { $count } casillas, no diez.
error-position-too-many = Un bando tiene cinco fichas, no { $count }: { $side }.
error-position-two = En { $houses } hay dos fichas.
error-position-water = { $sheet }: ninguna ficha se queda en la 27, el agua la devuelve.
error-position-exit = Todas las fichas de un bando están en la última fila, así que la de la 30 ha salido (S3): { $side }.
error-position-winner = El bando sin fichas ha ganado, y el campo 2 debe nombrarlo: { $side }.
error-position-owed-end = Acabada la partida, no se debe ninguna primera jugada.
error-position-not-over = La partida acaba solo cuando este bando no tiene fichas: { $side }.
error-position-over = Este bando no tiene fichas: la partida ha terminado y la fase es #: { $side }.
error-position-owed-die = { $sheet }: la primera jugada es s10 o c10 (U2).
error-position-owed-sticks = { $sheet }: las primeras jugadas son s10c9 y c9.
error-position-owed-start = s10c9 va solo en la posición inicial.
error-position-owed-loss = c9 va solo mientras los cinco conos están en el tablero (G1).
error-position-owed-other = Debe la primera jugada el bando al que le toca, { $letter } (U2).
error-position-owed-moved = Esta primera jugada se debe solo antes de que se mueva ninguna ficha (U2).
error-position-no-start = { $sheet }: no hay elección al comienzo de un turno.
error-position-start-piece = La fase ^ requiere en la 30 una ficha de quien tiene el turno (U5).
error-position-start-row = La fase ^ requiere la primera fila vacía; hay fichas en { $houses } (U5).
error-position-start-stuck = Un bando atrapado no tiene la fase ^ (U6).
error-position-no-rests = { $sheet }: no se juega ningún resto de una tirada.
error-position-no-rest = Una tirada de { $throw } no deja resto (D2).
error-position-rest-large = El resto de un { $throw } es menos de { $throw } (D2).
error-position-rest-row = Solo queda un resto con la primera fila vacía; hay fichas en { $houses } (D2).
error-position-rest-all = Solo queda un resto después de que salga una ficha (D2).
