# Cómo se llaman las cosas. Los términos de todos los archivos de esta carpeta:
#
#   house       casilla                  throw       tirada
#   capture     captura, capturar        protected   protegida
#   blockade    bloqueo                  safe        refugio
#   the water   el agua (casilla 27)     leave       salir del tablero
#   cones       conos                    spools      carretes
#   piece       ficha                    the rest    el resto de una tirada

## Los bandos
side = { $side ->
    [cones] conos
   *[spools] carretes
}
side-coloured = { $colour ->
    [red] conos rojos
    [white] conos blancos
    [blue] carretes azules
    [grey] carretes grises
    [green] carretes verdes
   *[black] carretes negros
}
piece = { $colour ->
    [red] cono rojo
    [white] cono blanco
    [blue] carrete azul
    [grey] carrete gris
    [green] carrete verde
   *[black] carrete negro
}
colour = { $colour ->
    [red] rojo
    [white] blanco
    [blue] azul
    [grey] gris
    [green] verde
   *[black] negro
}

## Las hojas de reglas
sheet-carpignano-title = Carpignano
sheet-carpignano-summary = Se sale con la tirada exacta, la 26 da otra tirada, y del agua se vuelve muy atrás.
sheet-spanish-title = La hoja española
sheet-spanish-summary = Ninguna ficha retrocede: se reúnen las fichas en la última fila y se sale por la 30. Con tres variantes.
sheet-uninerd-title = UniNerd, según Kendall y Bell
sheet-uninerd-summary = Un dado en lugar de palillos, un salto sobre el agua, y fichas que se quedan atrapadas en ella.
sheet-french-title = El tablero francés de tela
sheet-french-summary = Reúne todas tus fichas en la última fila y sal con cualquier tirada que alcance.
sheet-dutch-title = La hoja neerlandesa
sheet-dutch-summary = Lo que le sobra de la tirada a la ficha que sale, lo juega otra.

## Variantes de la hoja española
option-happiness-name = Casa de la felicidad
option-happiness-summary = Toda ficha debe detenerse en la 26 antes de seguir.
option-rebirth-name = Casa del renacimiento
option-rebirth-summary = El agua devuelve a la 15; si está ocupada, a la casilla libre más baja.
option-exit-3-2-1-name = Salida 3-2-1
option-exit-3-2-1-summary = Se sale de la 28 con un 3, de la 29 con un 2, de la 30 con un 1, y de ningún otro modo.

## Jugadores del ordenador
player-random = Al azar
player-random-does = Hace cualquier jugada permitida. Bueno para la primera partida.
player-greedy = Codicioso
player-greedy-does = Toma lo que parece mejor en el momento, y no piensa más allá.
player-novice = Principiante
player-novice-person = Pepi
player-novice-does = Pepi tiene siete años y siempre adelanta su última ficha. Lo que podrían hacer las demás, no lo ve.
player-casual = Ocasional
player-casual-person = Tutu
player-casual-does = Tutu cuenta casillas y toma lo que parece mejor en el momento. Lo que hagas después no le preocupa.
player-skilled = Hábil
player-skilled-person = Ani
player-skilled-does = El escriba Ani conoce miles de partidas y juzga por ellas el tablero. No mira adelante.
player-expert = Experto
player-expert-person = Nefertari
player-expert-does = La reina Nefertari juzga como Ani y sopesa lo que puede traer la próxima tirada, pero no la siguiente.
player-master = Maestro
player-master-person = Thot
player-master-does = Thot le ganó cinco días a la Luna en un juego de mesa. Mira dos tiradas adelante, y más donde poco puede pasar.

## Las casillas
house-number = Casilla { $house }
house-rebirth = casa del renacimiento
house-happiness = casa de la felicidad
house-abundance = casa de la abundancia
house-water = agua
house-misfortune = agua, casa de la mala suerte
house-maat = casa de Maat
house-three-truths = casa de las tres verdades
house-re-atum = casa de Ra-Atum
house-horus = casa de Horus
house-ra = casa de Ra
house-exit = salida
house-safe = refugio
house-empty = vacía
house-spoken = { $house }: { $content }
list-and = { $first } y { $last }

## Qué hace una casilla especial
about-rebirth = Aquí devuelve el agua las fichas.
about-26-throw = La ficha que llega a la 26 con su propia jugada da otra tirada.
about-26-over = Desde la 26, un 1 puede llevar la ficha por encima del agua a la 28, si está vacía.
about-26-must = Toda ficha debe detenerse en la 26 antes de seguir.
about-water-start = La ficha que llega a la 27 cae al agua y vuelve a la 1, o a la primera casilla libre que le sigue.
about-water-rebirth = La ficha que llega a la 27 cae al agua y vuelve a la 15; si la 15 está ocupada, a la 1 o a la primera casilla libre que le sigue.
about-water-stuck = La ficha que llega a la 27 cae al agua y vuelve a la 15. Si la 15 está ocupada, se queda, y todo su bando está atrapado hasta que saque un 4, que retira esa ficha del tablero.
about-exit-exact = Con un { $needed } sale del tablero la ficha de la { $house }.
about-exit-only = Con un { $needed } sale del tablero la ficha de la { $house }; con cualquier otra tirada espera allí.
about-exit-at-least = Con un { $needed } o más sale del tablero la ficha de la { $house }.
about-exit-any = Con cualquier tirada sale del tablero la ficha de la { $house }.
about-clear-last = Todas las fichas de su bando en el tablero deben estar en la última fila.
about-clear-first = Su bando no debe tener ninguna ficha en la primera fila.
about-30-exit = La salida: la ficha de la 30 sale en cuanto todas las de su bando que quedan en el tablero están en la última fila.
about-30-turn-start = La ficha de la 30 puede salir al comienzo del turno, antes de tirar, si su bando no tiene ninguna en la primera fila. Ninguna tirada la mueve.
about-safe = Aquí no se puede capturar una ficha.
about-unsafe-30 = Aquí una ficha sola puede ser capturada (D1).
about-ordinary = Una casilla como las demás.

## Qué es el signo de una casilla. Los dibujos son nuestros; lo que va entre comillas es de la hoja.
sign-ankh = Nuestro signo: el anj, la vida.
sign-nefer = Nuestro signo: nefer, bueno y bello.
sign-water = Nuestro signo: tres olas, agua.
sign-birds = Nuestro signo: tres aves, almas.
sign-gods = Nuestro signo: dos dioses sentados.
sign-horus = Nuestro signo: el halcón, Horus.
sign-uninerd-15 = Nuestro signo: el anj, la vida. La hoja: «nuevas posibilidades».
sign-uninerd-26 = Nuestro signo: nefer, bueno. La hoja: «de buen augurio».
sign-uninerd-27 = Nuestro signo: olas. La hoja: «la fuerza de la naturaleza».
sign-uninerd-28 = Nuestro signo: tres aves, almas. La hoja: «los caminos posibles».
sign-uninerd-29 = Nuestro signo: el halcón. La hoja: «la mirada de aquel que todo lo ve».
sign-uninerd-30 = Nuestro signo: el sol. La hoja: «el último verdadero desafío».
