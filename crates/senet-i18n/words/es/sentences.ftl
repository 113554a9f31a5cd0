# Qué pasa en una partida, y qué hay que hacer. `who` es `you` para quien lee; si no, `named`, con un `name`.
# Términos: véase names.ftl.

## Tiradas
throw-again = { $who ->
    [you] Mueves { $houses } y tiras otra vez.
   *[named] { $name } mueve { $houses } y tira otra vez.
}
throw-ends-turn = { $who ->
    [you] Mueves { $houses } y pasa el turno.
   *[named] { $name } mueve { $houses } y pasa el turno.
}
faces-carpignano = { $count ->
    [0] Ninguna cara clara arriba: 6.
    [one] { $count } cara clara arriba.
   *[other] { $count } caras claras arriba.
}
faces-spanish = { $count ->
    [0] Ninguna cara curva arriba: 6.
    [one] { $count } cara curva arriba.
   *[other] { $count } caras curvas arriba.
}
faces-french = { $count ->
    [0] Ninguna cara clara arriba: 6.
    [one] { $count } cara clara arriba.
   *[other] { $count } caras claras arriba.
}
faces-dutch = { $count ->
    [0] Ninguna cara plana blanca arriba: 6.
    [one] { $count } cara plana blanca arriba.
   *[other] { $count } caras planas blancas arriba.
}
faces-die = El dado muestra { $throw }.
faces-die-x = El dado muestra X, su 6.
face-carpignano = { $up ->
    [yes] claro
   *[no] oscuro
}
face-spanish = { $up ->
    [yes] curvo
   *[no] plano
}
face-french = { $up ->
    [yes] claro
   *[no] oscuro
}
face-dutch = { $up ->
    [yes] plano blanco
   *[no] redondo negro
}
sticks-spoken = Palillos: { $sides }.

## Jugadas: las mismas palabras para la posible y para la hecha
move-forward = { $piece } de { $from } a { $to }.
move-backward = { $piece } atrás, de { $from } a { $to }.
move-leaves = { $piece } fuera del tablero, desde { $from }.
move-keeps = { $piece } todavía en la 30.
move-captures = Captura: { $piece } a { $house }.
move-captures-stuck = Captura: { $piece } a 27, atrapado en el agua.
move-water = Al agua, y de ahí a { $house }.
move-water-stuck = { $side ->
    [cones] Al agua, y ahí se queda: los conos están atrapados hasta que saquen un 4 (U6).
   *[spools] Al agua, y ahí se queda: los carretes están atrapados hasta que saquen un 4 (U6).
}
move-returns = En { $to } hay una ficha de su bando: vuelve a { $house } (U7).
move-exit-opens = Se abre la salida: sale también la ficha que espera en la 30.
move-to-go = { $count ->
    [0] Era la última.
    [one] Queda { $count }.
   *[other] Quedan { $count }.
}
move-safe = La casilla { $house } es un refugio.
move-extra-throw = La casilla 26 da otra tirada.
move-rest = { $rest ->
    [one] Sobra { $rest } de la tirada para otra ficha.
   *[other] Sobran { $rest } de la tirada para otra ficha.
}
pass-nothing = Ninguna ficha puede moverse.
pass-idle = La X no mueve nada.
pass-stuck = Atrapados en el agua: ninguna ficha se mueve.
pass-rest = { $rest ->
    [one] Ninguna ficha puede jugar el { $rest } que sobra: se pierde.
   *[other] Ninguna ficha puede jugar los { $rest } que sobran: se pierden.
}
turn-again = { $who ->
    [you] Tiras otra vez.
   *[named] { $name } tira otra vez.
}
turn-passes = { $who ->
    [you] Te toca a ti.
   *[named] Ahora juega { $name }.
}

## El comienzo
prompt-opening-first-one = { $who ->
    [you] Tira. Quien saque primero un 1 empieza, con los carretes.
   *[named] Tira { $name }. Quien saque primero un 1 empieza, con los carretes.
}
prompt-opening-only-one = { $who ->
    [you] Tira. Quien sea el único en sacar un 1 empieza, con los carretes.
   *[named] Tira { $name }. Quien sea el único en sacar un 1 empieza, con los carretes.
}
prompt-opening-highest = { $who ->
    [you] Tira. El número más alto elige bando; la X es el valor más bajo.
   *[named] Tira { $name }. El número más alto elige bando; la X es el valor más bajo.
}
prompt-opening-other = La otra tirada fue { $throw }.
prompt-choose-side = { $who ->
    [you] Has sacado más: elige tus fichas.
   *[named] { $name } ha sacado más y elige sus fichas.
}
opening-threw = { $who ->
    [you] Has sacado { $throw }.
   *[named] { $name } ha sacado { $throw }.
}
opening-not-yet = Todavía ningún 1.
opening-begins-first = { $who ->
    [you] El primer 1: empiezas tú, con los carretes.
   *[named] El primer 1: empieza { $name }, con los carretes.
}
opening-begins-only = { $who ->
    [you] El único 1: empiezas tú, con los carretes.
   *[named] El único 1: empieza { $name }, con los carretes.
}
opening-both-ones = Dos unos: ambos tiran de nuevo.
opening-no-one = Ningún 1 en esta ronda: ambos tiran de nuevo.
opening-equal = Empate: ambos tiran de nuevo.
opening-chooses = { $who ->
    [you] Has sacado más: eliges tú las fichas.
   *[named] { $name } ha sacado más y elige sus fichas.
}

## Qué hay que hacer
prompt-throw = { $who ->
    [you] Tu turno: tira.
   *[named] { $name } debe tirar.
}
prompt-throw-ten = { $who ->
    [you] Tira: la primera jugada es de la ficha de la 10.
   *[named] Tira { $name }: la primera jugada es de la ficha de la 10.
}
prompt-throw-nine = { $who ->
    [you] Tira: si puede, la ficha de la 9 hace tu primera jugada.
   *[named] Tira { $name }: si puede, la ficha de la 9 hace la primera jugada.
}
prompt-move = { $who ->
    [you] Elige una ficha y muévela { $houses }.
   *[named] { $name } mueve una ficha { $houses }.
}
prompt-first-one = { $who ->
    [you] Empiezas tú: mueve el carrete de 10 a 11.
   *[named] Empieza { $name }, con el carrete de 10 a 11.
}
prompt-first-ten = { $who ->
    [you] La primera jugada es de la ficha de la 10, sea de quien sea: { $houses }.
   *[named] { $name } mueve la ficha de la 10, sea de quien sea: { $houses }.
}
prompt-first-nine = { $who ->
    [you] Tu primera jugada le corresponde a la ficha de la 9: { $houses }.
   *[named] { $name } hace la primera jugada con la ficha de la 9: { $houses }.
}
prompt-backward = { $who ->
    [you] Ninguna ficha puede avanzar: elige una para retroceder { $houses }.
   *[named] Ninguna ficha puede avanzar: { $name } retrocede { $houses } con una.
}
prompt-return = { $who ->
    [you] Solo estorban tus propias fichas: una debe volver al principio (U7).
   *[named] Solo estorban las propias fichas de { $name }: una debe volver al principio (U7).
}
prompt-stuck-four = { $who ->
    [you] ¡Un 4! Retira tu ficha del agua y del tablero.
   *[named] ¡Un 4! Retira la ficha de { $name } del agua y del tablero.
}
prompt-turn-start = { $who ->
    [you] Tu ficha de la 30 puede salir ahora, antes de tirar. ¿La retiras o la dejas?
   *[named] { $name } puede retirar la ficha de la 30 antes de tirar.
}
prompt-rest = { $who ->
    [you] { $rest ->
        [one] De tu { $throw } sobra { $rest }: debe jugarlo otra ficha.
       *[other] De tu { $throw } sobran { $rest }: debe jugarlos otra ficha.
    }
   *[named] { $rest ->
        [one] Del { $throw } sobra { $rest }: debe jugarlo otra ficha de { $name }.
       *[other] Del { $throw } sobran { $rest }: debe jugarlos otra ficha de { $name }.
    }
}
prompt-pass = { $who ->
    [you] No puedes mover: pasa el turno.
   *[named] { $name } no puede mover: pasa el turno.
}
prompt-pass-idle = { $who ->
    [you] X: no mueves nada y pasa el turno.
   *[named] X: { $name } no mueve nada y pasa el turno.
}
prompt-pass-stuck = { $who ->
    [you] El agua te atrapa: hace falta un 4.
   *[named] El agua atrapa a { $name }: hace falta un 4.
}
why-piece = { $houses }: { $reason }

## El final
side-with = { $side ->
    [cones] con los conos
   *[spools] con los carretes
}
result-won = { $who ->
    [you] Ganas { side-with } y te llevas { $points }.
   *[named] { $name } gana { side-with } y se lleva { $points }.
}
result-resigned = { $who ->
    [you] Ganas { side-with } por abandono y te llevas { $points }.
   *[named] { $name } gana { side-with } por abandono y se lleva { $points }.
}
