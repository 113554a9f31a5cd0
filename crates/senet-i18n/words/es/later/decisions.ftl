# Donde una hoja se puede leer de dos maneras: qué deja abierto y cómo se juega aquí. Las siglas son las de
# docs/rules.md. Términos: véase names.ftl.

rules-all-decision-G1 = ¿Debe mover la ficha de la 9 aunque no pueda? Aquí hace la primera jugada de los conos si puede avanzar con esa tirada. Si no puede, o si ya fue capturada, juega la tirada cualquier ficha. Después no queda ninguna obligación.
rules-carpignano-decision-C1 = ¿Da la 26 su tirada tras cualquier tipo de jugada? Aquí sí, hacia delante o hacia atrás, también tras un 2 o un 3. Tras un 1, 4 o 6 sigue siendo una tirada, no dos.
rules-carpignano-decision-C4 = La hoja habla de pasar por encima de fichas para acabar en una casilla vacía. Aquí una ficha también puede pasar por encima de otras y capturar en la misma jugada.
rules-spanish-decision-S1 = La hoja habla de un dado, que podría ser una sola caña. Pero una caña sola da un 1 la mitad de las veces, así que aquí ambos tiran las cuatro cañas en cada ronda. La ronda con dos unos o con ninguno se repite.
rules-spanish-decision-S3 = ¿Qué pasa con la ficha que llega a la 30 demasiado pronto? Aquí espera allí, a salvo. Tras cada jugada tuya sale, si todas tus fichas que quedan están en la última fila.
rules-spanish-decision-S4-rebirth = Con la casa del renacimiento: la 15 no es un refugio, y si está ocupada, el agua devuelve a la casilla libre más baja.
rules-spanish-decision-S4-exit = Con la salida 3, 2, 1: la 30 ya no es salida por sí misma, y todas tus fichas que quedan deben seguir en la última fila.
rules-spanish-decision-S5 = La hoja da 3 puntos por la tercera fila y 1 por la última. Aquí «tercera» se cuenta desde el final del camino: la fila de salida vale 3.
rules-spanish-decision-S6 = ¿Se juega un 2 o un 3 antes de pasar el turno? Aquí sí.
rules-uninerd-decision-U2 = La ficha de la 10 puede ser del otro jugador. Aquí hace la primera jugada de todos modos. La tirada cuenta para quien la hizo: tras un 1, 4 o 5 tira otra vez, tras un 2 o 3 pasa el turno. Una X no mueve nada, y ya no queda ninguna obligación.
rules-uninerd-decision-U4 = ¿Puede una ficha de la 28 o la 29 moverse de otro modo? Aquí solo se mueve con su número, 3 o 2, y así sale del tablero. Con cualquier otra tirada espera allí y nunca retrocede, ni siquiera si ninguna otra puede moverse. Tras un intento fallido se puede volver a intentar, incluso en el mismo turno.
rules-uninerd-decision-U5 = ¿Cuándo se sale de la 30? Aquí ninguna tirada mueve la ficha, ni adelante ni atrás: espera el comienzo de tu turno. Entonces, antes de la primera tirada, puedes retirarla: es una elección y no gasta tirada. Requiere la primera fila vacía y ninguna ficha tuya en el agua. Para salir desde la 27, la 28 y la 29 no hace falta la fila vacía.
rules-uninerd-decision-U6 = ¿Cuánto retiene el agua a una ficha? Aquí su bando no mueve nada hasta que saque un 4, aunque la 15 haya quedado libre, y cualquier otra tirada pasa el turno. El 4 retira la ficha del tablero. Solo si lo impide un bloqueo entre la 28 y la 30, juega el 4 otra ficha. Una ficha en el agua no está a salvo. Quedar atrapado no acaba por sí mismo el turno.
rules-uninerd-decision-U7 = La hoja devuelve la ficha que debe acabar sobre una propia. Cabe leer de otro modo cuándo ocurre y cuál de las dos vuelve. Aquí ocurre solo si no hay otra jugada hacia delante, pero antes de cualquier retroceso. Vuelve la ficha que mueve; la que estaba allí se queda.
rules-uninerd-decision-U8 = ¿Cómo protege la 26 del agua? Aquí, con un 1, eliges: al agua, o por encima de ella a la 28, si está vacía. Llegar a la 26 no da ninguna tirada.
rules-french-decision-F2 = La hoja dice que las fichas pueden empezar a salir. Aquí es una elección, y una obligación solo cuando ninguna otra ficha puede avanzar.
rules-french-decision-F3 = La hoja no dice de qué color son las tres fichas que no se pueden pasar. Aquí son tres rivales; tres propias, o de ambos colores, sí se pueden pasar.
rules-dutch-decision-D1 = Cabría leer que una ficha está fuera en cuanto pisa la 30. Aquí está fuera solo cuando ha pasado de la 30. La hoja no cuenta la 30 entre los refugios, así que allí una ficha sola puede ser capturada.
rules-dutch-decision-D2 = ¿Cómo se juega el resto de una tirada? Aquí enseguida, hacia delante, con otra ficha, capturas incluidas. Si esa también sale, su resto se juega igual. Si ninguna puede jugarlo, se pierde. Es la tirada misma la que decide si tiras otra vez.
rules-dutch-decision-D3 = Aquí la protección y los refugios valen también contra las capturas hacia atrás.
rules-dutch-decision-D4 = ¿Cuál es la primera ficha verde? Aquí es la de la 10. La obligación de la ficha de la 9 vale para una tirada.
rules-dutch-decision-D5 = ¿Dónde está el principio del juego, cuando el agua devuelve allí una ficha? Aquí es la 1, o la primera casilla libre que le sigue.
