# Problemi: la finestra che sceglie il foglio, messaggi e pulsanti. Un pulsante ha posto per circa 20 caratteri.

ui-puzzles = Problemi
ui-puzzles-about = Un lancio, e una mossa nettamente migliore delle altre: trovala. Le probabilità sono esatte.
ui-puzzles-solved = Risolti: { $count } su { $total }
ui-puzzles-missing = Non è stato possibile caricare i problemi. Riprova quando sei in linea.
ui-puzzle-asks = Trova la mossa migliore
ui-puzzle-number = Problema { $number } di { $count }
ui-puzzle-throw = Lancio: { $throw }.
ui-puzzle-easy = Facile.
ui-puzzle-medium = Medio.
ui-puzzle-hard = Difficile.
ui-puzzle-hardest = Molto difficile.
ui-puzzles-level = Difficoltà
ui-puzzles-rising = Sempre più difficile
ui-puzzle-right = Giusto!
ui-puzzle-wrong = Non è la migliore: { $percent }% di vincere invece di { $best }%. Costa { $cost }.
ui-puzzle-show = Mostra la mossa
ui-puzzle-again = Riprova
ui-puzzle-next = Altro problema
