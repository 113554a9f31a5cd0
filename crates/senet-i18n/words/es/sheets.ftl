# Las hojas: de dónde vienen, qué cuentan del Senet y cómo es una partida según cada una.

sheet-carpignano-source = Italiana, de Marino Carpignano
sheet-carpignano-about = Esta hoja cuenta el Senet entre los juegos más antiguos que se conocen y entre los antepasados del backgammon. Habla de una tablilla de terracota de 3300 a. C. en los Museos Reales de Arte e Historia de Bruselas.
sheet-spanish-source = Española, autor desconocido
sheet-spanish-about = Según esta hoja, el Senet era el juego más popular de los egipcios, en todas las clases sociales; sus textos religiosos dicen que los espíritus de los muertos lo juegan en el más allá. Llama a sus reglas una conjetura, pensada para un juego sencillo que merece la pena, y añade variantes, porque los tableros antiguos difieren.
sheet-uninerd-source = Italiana, de UniNerd, según Timothy Kendall y R. C. Bell
sheet-uninerd-about = Senet significa «paso», dice esta hoja, y probablemente tenía que ver con el paso al más allá. Modifica las reglas de Timothy Kendall y R. C. Bell: un dado sustituye a los palillos, y cada una de las últimas casillas tiene un nombre y un significado.
sheet-french-source = Francesa, autor desconocido
sheet-french-about = La hoja de un tablero de tela: para dos jugadores desde 8 años, unos 45 minutos. Habla de tableros dibujados en tumbas y templos, en los que jugaban sacerdotes y obreros, de campesinos en la arena y de los magníficos tableros de los faraones; el de la tumba de Tutankamón está intacto, y el Louvre posee algunos.
sheet-dutch-source = Neerlandesa, autor desconocido
sheet-dutch-about = Esta hoja dice poco más que sus reglas, y termina: es un juego real, hallado en las tumbas de los reyes egipcios. Trae palillos de madera, planos y blancos por un lado, redondos y negros por el otro.
sheets-senet = Al Senet se jugó a orillas del Nilo durante unos tres mil años: los campesinos con piedrecitas en la arena, los faraones en tableros de madera noble, marfil y fayenza que se depositaban en sus tumbas. No se ha conservado ninguna regla. Cada hoja es un intento de recuperar el juego.
sheets-about = Sobre esta hoja
sheets-length = Duración
sheets-throws = { $count } tiradas
sheets-skill = Habilidad
sheets-wins = { $percent } %
sheets-captures = Capturas
sheets-measured = Duración y capturas: una partida corriente entre dos que juegan como { $casual }. Habilidad: con qué frecuencia gana { $expert } a { $novice }; cuanto más cerca del 50 %, más decide la suerte. Medido en miles de partidas.
sheets-study = En qué se diferencian las hojas: un estudio con gráficos (en inglés)
