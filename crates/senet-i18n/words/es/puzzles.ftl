# Problemas: la ventana que elige la hoja, mensajes y botones. En un botón caben unos 20 caracteres.

ui-puzzles = Problemas
ui-puzzles-about = Una tirada y una jugada claramente mejor que las demás: encuéntrala. Las probabilidades son exactas.
ui-puzzles-solved = Resueltos: { $count }
ui-puzzles-missing = No se han podido cargar los problemas. Vuelve a intentarlo cuando tengas conexión.
ui-puzzle-asks = Encuentra la mejor jugada
ui-puzzle-number = Problema { $number } de { $count }
ui-puzzle-throw = Tirada: { $throw }.
ui-puzzle-right = ¡Correcto!
ui-puzzle-wrong = No es la mejor: { $percent } % de ganar, frente al { $best } % de la mejor jugada.
ui-puzzle-show = Ver la jugada
ui-puzzle-again = Reintentar
ui-puzzle-next = Otro problema
