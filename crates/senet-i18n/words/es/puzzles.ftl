# Problemas: la ventana que elige la hoja, mensajes y botones. En un botón caben unos 20 caracteres.

ui-puzzles = Problemas
ui-puzzles-about = Una tirada y una jugada claramente mejor que las demás: encuéntrala. Las probabilidades son exactas.
ui-puzzles-solved = Resueltos: { $count } de { $total }
ui-puzzles-missing = No se han podido cargar los problemas. Vuelve a intentarlo cuando tengas conexión.
ui-puzzle-asks = Encuentra la mejor jugada
ui-puzzle-number = Problema { $number } de { $count }
ui-puzzle-throw = Tirada: { $throw }.
ui-puzzle-easy = Fácil.
ui-puzzle-medium = Medio.
ui-puzzle-hard = Difícil.
ui-puzzle-hardest = Muy difícil.
ui-puzzles-level = Dificultad
ui-puzzles-rising = Cada vez más difícil
ui-puzzle-right = ¡Correcto!
ui-puzzle-wrong = No es la mejor: { $percent } % de ganar en vez de { $best } %. Eso cuesta { $cost }.
ui-puzzle-show = Ver la jugada
ui-puzzle-again = Reintentar
ui-puzzle-next = Otro problema
