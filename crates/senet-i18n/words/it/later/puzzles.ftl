# La finestra dei problemi, che sceglie il foglio.

ui-puzzles = Problemi
ui-puzzles-about = Un lancio, e una mossa nettamente migliore delle altre: trovala. Le probabilità sono esatte.
ui-puzzles-solved = Risolti: { $count } su { $total }
ui-puzzles-missing = Non è stato possibile caricare i problemi. Riprova quando sei in linea.
ui-puzzles-level = Difficoltà
ui-puzzles-rising = Sempre più difficile
