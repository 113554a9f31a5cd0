# La ventana de los problemas, que elige la hoja.

ui-puzzles = Problemas
ui-puzzles-about = Una tirada y una jugada claramente mejor que las demás: encuéntrala. Las probabilidades son exactas.
ui-puzzles-solved = Resueltos: { $count } de { $total }
ui-puzzles-missing = No se han podido cargar los problemas. Vuelve a intentarlo cuando tengas conexión.
ui-puzzles-level = Dificultad
ui-puzzles-rising = Cada vez más difícil
