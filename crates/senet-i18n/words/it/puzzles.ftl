# Problemi: messaggi e pulsanti al tavoliere. Un pulsante ha posto per circa 20 caratteri.

ui-puzzle-asks = Trova la mossa migliore
ui-puzzle-number = Problema { $number } di { $count }
ui-puzzle-throw = Lancio: { $throw }.
ui-puzzle-easy = Facile.
ui-puzzle-medium = Medio.
ui-puzzle-hard = Difficile.
ui-puzzle-hardest = Molto difficile.
ui-puzzle-right = Giusto!
ui-puzzle-wrong = Non è la migliore: { $percent }% di vincere invece di { $best }%. Costa { $cost }.
ui-puzzle-show = Mostra la mossa
ui-puzzle-again = Riprova
ui-puzzle-next = Altro problema
