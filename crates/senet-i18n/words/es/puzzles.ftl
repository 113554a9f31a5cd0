# Problemas: mensajes y botones en el tablero. En un botón caben unos 20 caracteres.

ui-puzzle-asks = Encuentra la mejor jugada
ui-puzzle-number = Problema { $number } de { $count }
ui-puzzle-throw = Tirada: { $throw }.
ui-puzzle-easy = Fácil.
ui-puzzle-medium = Medio.
ui-puzzle-hard = Difícil.
ui-puzzle-hardest = Muy difícil.
ui-puzzle-right = ¡Correcto!
ui-puzzle-wrong = No es la mejor: { $percent } % de ganar en vez de { $best } %. Eso cuesta { $cost }.
ui-puzzle-show = Ver la jugada
ui-puzzle-again = Reintentar
ui-puzzle-next = Otro problema
