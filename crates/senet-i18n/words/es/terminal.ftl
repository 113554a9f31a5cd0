# Lo que dice solo el terminal. Los nombres de sus órdenes, entre acentos graves, son los mismos en todos los idiomas.
# Términos: véase names.ftl.

## El comienzo
terminal-against = { $first } contra { $second }.
terminal-goes-on = La partida sigue tras { $throws }.
terminal-aim = Lleva tus cinco fichas por el camino y fuera del tablero antes que tu rival.
terminal-help = `?` explica las reglas, `help` muestra las órdenes.
terminal-guessed = Según los nombres del registro: { $players }. `--players A,B` cambia quién juega.
terminal-is-person = { $name } es una persona
terminal-is-computer = { $name } es el jugador del ordenador «{ $computer }»
terminal-misleading-name = `{ $name }` no sirve aquí como nombre: en una partida guardada indica otro tipo de jugador. Elige otro nombre, o cambia quién juega con --players.
terminal-same-names = Los dos jugadores necesitan nombres distintos.
terminal-bad-position = Ninguna partida con estas reglas puede tener la posición { $text }.

## Alrededor del tablero. Toda la leyenda tiene unos 70 caracteres
terminal-board-needs = El tablero necesita { $columns } columnas.
legend-safe = refugio
legend-rebirth = renacer
legend-all-stop = obligada
legend-leap = 1 salta
legend-throw = otra tirada
legend-to-start = a 1
legend-to-rebirth = a 15
legend-exit = salida
legend-off-by = sale con { $numbers }
legend-off-by-that = sale así
standing-off = fuera
standing-to-go = faltan { $houses }
terminal-throw-is = La tirada es { $throw }.
terminal-labelled = { $label }: { $text }

## Lo que se pregunta. Breve, para que antes quepa un nombre
ask-opening = tira para empezar (intro)
ask-side = elige 1 conos o 2 carretes
ask-throw = tira (intro)
ask-only = la única jugada (intro)
ask-move = elige una jugada, de 1 a { $count }
ask-leave = intro para salir, `save FILE`, `undo`
ask-next-game = intro: otra partida, `save FILE`, `undo`
ask-more = intro para seguir, q para dejarlo
ask-save = un nombre de archivo la guarda, intro sale sin más

## Lo que ha pasado
terminal-took-side = { $who ->
    [you] Juegas { side-with } y empiezas.
   *[named] { $name } juega { side-with } y empieza.
}
terminal-resigned = { $who ->
    [you] Abandonas.
   *[named] { $name } abandona.
}
terminal-game-took = La partida ha durado { $throws }.
terminal-seed = Semilla { $seed }.
terminal-match-after = El encuentro tras { $played } de { $games }: { $points }.
terminal-taken-back = Jugada deshecha.
terminal-played-again = Jugada rehecha.
terminal-input-ended = Se acabó la entrada; la partida no ha terminado.
terminal-input-ended-unsaved = Se acabó la entrada; la partida no ha terminado ni está guardada.
terminal-input-ended-match = Se acabó la entrada; el encuentro no ha terminado.

## Respuestas a las órdenes
terminal-no-undo = No hay ninguna decisión tuya que deshacer.
terminal-no-redo = No hay nada que rehacer.
terminal-no-position = No hay posición hasta que se sepa quién empieza.
terminal-first-opening = Primero se tira para ver quién empieza: pulsa intro.
terminal-first-side = Elige primero bando: escribe `cones` o `spools`.
terminal-first-throw = Primero tira: pulsa intro.
terminal-game-over = La partida ha terminado. `undo` deshace la última decisión.
terminal-choose-move = Elige una jugada: escribe su número en la lista.
terminal-listed = { $count ->
    [one] En la lista hay una sola jugada.
   *[other] En la lista hay { $count } jugadas.
}
terminal-can-move = La ficha de la { $house } puede moverse: { $moves }.
terminal-move-number = { $move }, número { $number }
terminal-refused = No: { $move } no es posible.
terminal-can-play = Puedes jugar { $move }; escríbela sin el `?`.
terminal-no-side = Ahora no hay bando que elegir.
terminal-no-resign = La partida aún no ha empezado: no hay nada que abandonar. `quit` sale.
terminal-name-a-file = Indica un archivo, como en `save game.senet`.
terminal-exists = { $file } ya existe. `save! { $file }` lo sobrescribe.
terminal-not-saved = No guardada. { $reason }
terminal-saved = Guardada en { $file }.
terminal-unsaved = La partida no está guardada.
terminal-left-unsaved = La partida no se ha guardado.
terminal-unknown = `{ $text }` no es ni orden ni jugada. `help` muestra las órdenes; una jugada se escribe con su número en la lista o con sus casillas, como 11-13.
terminal-alone = `{ $word }` se escribe solo.
terminal-no-house = No hay casilla { $number }: van de la 1 a la 30.
terminal-after-question = `?` se escribe solo, con una casilla como en `? 27`, o con una jugada como en `? 11-13`.
terminal-no-name = No hay ningún nombre entre las comillas.
terminal-open-quote = El nombre empieza con { $quote } y no acaba igual.

## La lista de órdenes
help-key-enter = intro
help-enter = tirar, o jugar la única jugada
help-number = jugar la tercera jugada de la lista
help-move = jugar por casillas; 28-off sale del tablero
help-rules = las reglas, y cómo se leen
help-house = qué hace una casilla, y por qué su ficha no puede moverse
help-why = por qué se rechaza una jugada, sin hacerla
help-moves = la lista de jugadas, el tablero otra vez
help-history = la partida hasta ahora
help-position = la posición como texto, para --position
help-undo = volver a tu última decisión; las tiradas siguen igual
help-redo = rehacer lo que undo deshizo
help-save = escribir la partida en un archivo; --load FILE la continúa
help-save-over = lo mismo, sobre un archivo que ya existe
help-resign = abandonar la partida
help-quit = salir

## Lo que se cuenta
count-throws = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}
count-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

## Archivos. Una línea empieza con el nombre del archivo y dos puntos
file-missing = Este archivo o esta carpeta no existe.
file-denied = No tienes permiso para este archivo o esta carpeta.
file-folder = Esto es una carpeta, no un archivo normal.
file-not-ordinary = Esto no es un archivo normal.
file-in-file = Una parte de esta ruta es un archivo, no una carpeta.
file-bad-name = El sistema no admite este nombre.
file-read-only = Este archivo es de solo lectura.
file-disk-read-only = El disco es de solo lectura.
file-disk-full = El disco está lleno.
file-quota = Tu espacio en el disco está agotado.
file-too-large = El archivo sería demasiado grande.
file-too-long = Hay más de { $most } bytes, lo máximo que se lee.
file-other = El sistema responde: { $text }
file-not-text = Esto no es un texto UTF-8.
file-is-record = Este es el nombre de una partida guardada, y la página la sustituiría.

## Tablas de probabilidades de ganar
table-none = Esto no es una tabla de senet.
table-version = El archivo es de la versión { $found } del formato, y este programa lee la versión { $known }; borra el archivo y vuelve a calcularlo (`senet solve`).
table-other = La tabla es { $found }, no { $wanted }.
table-rules = La tabla se calculó con otras reglas de { $sheet }; borra el archivo y vuelve a calcularlo (`senet solve`).
table-sizes = Los tamaños de la cabecera de la tabla no corresponden a este número de fichas.
table-length = La tabla debería tener { $expected } bytes y tiene { $found }.
table-header = La cabecera de la tabla está dañada: su suma de control no es correcta.
table-block = El bloque { $block } de la tabla (desde el byte { $from }) está dañado: su suma de control no es correcta.

## Pruebas de las tiradas
proof-share = La parte { $share } de la cadena `{ $chain }`, dada con la tirada { $throw }, no lleva a su ancla.
proof-first-share = La parte { $share } de la cadena `{ $chain }`, dada antes de la primera tirada, no lleva a su ancla.
proof-faces = La tirada { $throw } muestra { $shown }, y sus partes dan { $computed }.
proof-record = La tirada { $throw } es `{ $recorded }` en el registro y `{ $proved }` en la prueba.
proof-not-recorded = La prueba tiene la tirada { $throw }, y el registro no.
proof-not-proved = El registro tiene la tirada { $throw }, y la prueba no.
proof-game = El identificador de la partida no es el hash de sus condiciones y sus anclas.
proof-terms = Las condiciones deberían tener de 1 a { $most } bytes y tienen { $found }.
proof-version = La prueba tiene la versión { $found }, y este programa lee la versión { $known }.
proof-too-long = La prueba tiene { $found } tiradas, y una partida tiene como máximo { $most }.

## Argumentos
terminal-two-values = Aquí van dos valores separados por una coma, como en { $example }.
