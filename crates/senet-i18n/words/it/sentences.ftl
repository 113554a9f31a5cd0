# Che cosa succede in una partita, e che cosa c’è da fare. `who` è `you` per chi legge, altrimenti `named`, con un
# `name`. Termini: vedi names.ftl.

## Lanci
throw-again = { $who ->
    [you] Muovi di { $houses }, poi lanci ancora.
   *[named] { $name } muove di { $houses }, poi lancia ancora.
}
throw-ends-turn = { $who ->
    [you] Muovi di { $houses }, poi passi la mano.
   *[named] { $name } muove di { $houses }, poi passa la mano.
}
faces-carpignano = { $count ->
    [0] Nessuna faccia chiara in alto: 6.
    [one] { $count } faccia chiara in alto.
   *[other] { $count } facce chiare in alto.
}
faces-spanish = { $count ->
    [0] Nessuna faccia curva in alto: 6.
    [one] { $count } faccia curva in alto.
   *[other] { $count } facce curve in alto.
}
faces-french = { $count ->
    [0] Nessuna faccia chiara in alto: 6.
    [one] { $count } faccia chiara in alto.
   *[other] { $count } facce chiare in alto.
}
faces-dutch = { $count ->
    [0] Nessuna faccia piatta bianca in alto: 6.
    [one] { $count } faccia piatta bianca in alto.
   *[other] { $count } facce piatte bianche in alto.
}
faces-die = Il dado mostra { $throw }.
faces-die-x = Il dado mostra X, il suo 6.
face-carpignano = { $up ->
    [yes] chiaro
   *[no] scuro
}
face-spanish = { $up ->
    [yes] curvo
   *[no] piatto
}
face-french = { $up ->
    [yes] chiaro
   *[no] scuro
}
face-dutch = { $up ->
    [yes] piatto bianco
   *[no] tondo nero
}
sticks-spoken = Bastoncini: { $sides }.

## Mosse: le stesse parole per quella che si può fare e per quella fatta
move-forward = { $piece } da { $from } a { $to }.
move-backward = { $piece } indietro da { $from } a { $to }.
move-leaves = { $piece } fuori dal tavoliere, da { $from }.
move-keeps = { $piece } ancora sulla 30.
move-captures = Cattura: { $piece } in { $house }.
move-captures-stuck = Cattura: { $piece } in 27, bloccato nell’acqua.
move-water = In acqua, e di lì in { $house }.
move-water-stuck = { $side ->
    [cones] In acqua, e ci resta: i coni sono bloccati finché non ottengono un 4 (U6).
   *[spools] In acqua, e ci resta: i rocchetti sono bloccati finché non ottengono un 4 (U6).
}
move-returns = In { $to } c’è una pedina dello stesso colore: si torna in { $house } (U7).
move-exit-opens = L’uscita si apre: esce anche la pedina che aspetta sulla 30.
move-to-go = { $count ->
    [0] Era l’ultima.
    [one] Ne resta { $count }.
   *[other] Ne restano { $count }.
}
move-safe = La casella { $house } è sicura.
move-extra-throw = La casella 26 dà un altro lancio.
move-rest = { $rest ->
    [one] Avanza { $rest } del lancio per un’altra pedina.
   *[other] Avanzano { $rest } del lancio per un’altra pedina.
}
pass-nothing = Nessuna pedina può muovere.
pass-idle = La X non muove nulla.
pass-stuck = L’acqua blocca tutto: non si muove nulla.
pass-rest = { $rest ->
    [one] Del lancio avanza { $rest }, ma nessuna pedina può giocarlo: va perso.
   *[other] Del lancio avanzano { $rest }, ma nessuna pedina può giocarli: vanno persi.
}
turn-again = { $who ->
    [you] Lanci ancora.
   *[named] { $name } lancia ancora.
}
turn-passes = { $who ->
    [you] Tocca a te.
   *[named] Ora gioca { $name }.
}

## L’inizio
prompt-opening-first-one = { $who ->
    [you] Lancia. Comincia, con i rocchetti, chi ottiene per primo un 1.
   *[named] Lancia { $name }. Comincia, con i rocchetti, chi ottiene per primo un 1.
}
prompt-opening-only-one = { $who ->
    [you] Lancia. Comincia, con i rocchetti, chi è il solo a ottenere un 1.
   *[named] Lancia { $name }. Comincia, con i rocchetti, chi è il solo a ottenere un 1.
}
prompt-opening-highest = { $who ->
    [you] Lancia. Il numero più alto sceglie le pedine; la X è il valore più basso.
   *[named] Lancia { $name }. Il numero più alto sceglie le pedine; la X è il valore più basso.
}
prompt-opening-other = L’altro lancio era { $throw }.
prompt-choose-side = { $who ->
    [you] Il tuo lancio è più alto: scegli le tue pedine.
   *[named] { $name } ha il lancio più alto e sceglie le pedine.
}
opening-threw = { $who ->
    [you] Hai ottenuto { $throw }.
   *[named] { $name } ottiene { $throw }.
}
opening-not-yet = Ancora nessun 1.
opening-begins-first = { $who ->
    [you] Il primo 1: cominci tu, con i rocchetti.
   *[named] Il primo 1: comincia { $name }, con i rocchetti.
}
opening-begins-only = { $who ->
    [you] L’unico 1: cominci tu, con i rocchetti.
   *[named] L’unico 1: comincia { $name }, con i rocchetti.
}
opening-both-ones = Due 1: lanciano di nuovo entrambi.
opening-no-one = Nessun 1 in questo giro: lanciano di nuovo entrambi.
opening-equal = Parità: lanciano di nuovo entrambi.
opening-chooses = { $who ->
    [you] Il tuo lancio è più alto: scegli tu le pedine.
   *[named] { $name } ha il lancio più alto e sceglie le pedine.
}

## Che cosa c’è da fare
prompt-throw = { $who ->
    [you] Tocca a te: lancia.
   *[named] { $name } deve lanciare.
}
prompt-throw-ten = { $who ->
    [you] Lancia: la prima mossa la fa la pedina sulla 10.
   *[named] Lancia { $name }: la prima mossa la fa la pedina sulla 10.
}
prompt-throw-nine = { $who ->
    [you] Lancia: se può, la tua prima mossa la fa la pedina sulla 9.
   *[named] Lancia { $name }: se può, la prima mossa la fa la pedina sulla 9.
}
prompt-move = { $who ->
    [you] Scegli una pedina da muovere di { $houses }.
   *[named] { $name } muove una pedina di { $houses }.
}
prompt-first-one = { $who ->
    [you] Cominci tu: muovi il rocchetto da 10 a 11.
   *[named] Comincia { $name }, con il rocchetto da 10 a 11.
}
prompt-first-ten = { $who ->
    [you] La prima mossa la fa la pedina sulla 10, di chiunque sia: { $houses }.
   *[named] { $name } muove la pedina sulla 10, di chiunque sia: { $houses }.
}
prompt-first-nine = { $who ->
    [you] La tua prima mossa spetta alla pedina sulla 9: { $houses }.
   *[named] { $name } fa la prima mossa con la pedina sulla 9: { $houses }.
}
prompt-backward = { $who ->
    [you] Nessuna pedina può avanzare: scegline una da muovere indietro di { $houses }.
   *[named] Nessuna pedina può avanzare: { $name } ne muove una indietro di { $houses }.
}
prompt-return = { $who ->
    [you] A sbarrarti la strada sono solo le tue pedine: una deve tornare all’inizio (U7).
   *[named] A sbarrare la strada a { $name } sono solo le sue pedine: una deve tornare all’inizio (U7).
}
prompt-stuck-four = { $who ->
    [you] Un 4! Porta la tua pedina dall’acqua fuori dal tavoliere.
   *[named] Un 4! Porta la pedina di { $name } dall’acqua fuori dal tavoliere.
}
prompt-turn-start = { $who ->
    [you] La tua pedina sulla 30 può uscire ora, prima del lancio. La porti fuori o la lasci?
   *[named] { $name } può portare fuori la pedina sulla 30 prima del lancio.
}
prompt-rest = { $who ->
    [you] { $rest ->
        [one] Del tuo { $throw } avanza { $rest }: lo deve giocare un’altra pedina.
       *[other] Del tuo { $throw } avanzano { $rest }: li deve giocare un’altra pedina.
    }
   *[named] { $rest ->
        [one] Del { $throw } avanza { $rest }: lo deve giocare un’altra pedina di { $name }.
       *[other] Del { $throw } avanzano { $rest }: li deve giocare un’altra pedina di { $name }.
    }
}
prompt-pass = { $who ->
    [you] Non puoi muovere: passi la mano.
   *[named] { $name } non può muovere e passa la mano.
}
prompt-pass-idle = { $who ->
    [you] X: non muovi nulla e passi la mano.
   *[named] X: { $name } non muove nulla e passa la mano.
}
prompt-pass-stuck = { $who ->
    [you] L’acqua ti blocca: serve un 4.
   *[named] L’acqua blocca { $name }: serve un 4.
}
why-piece = { $houses }: { $reason }

## La fine
side-with = { $side ->
    [cones] con i coni
   *[spools] con i rocchetti
}
result-won = { $who ->
    [you] Vinci { side-with } e fai { $points }.
   *[named] { $name } vince { side-with } e fa { $points }.
}
result-resigned = { $who ->
    [you] Vinci { side-with } per abbandono e fai { $points }.
   *[named] { $name } vince { side-with } per abbandono e fa { $points }.
}
