# Le pagine delle regole. Ciò che più fogli hanno in comune è detto una volta, come `rules-all-…`.
# Termini: vedi names.ftl.

## Titoli
rules-heading-aim = Lo scopo
rules-heading-throws = Pedine e lanci
rules-heading-beginning = Chi comincia
rules-heading-moving = Muovere
rules-heading-capture = Cattura e protezione
rules-heading-houses = Caselle speciali
rules-heading-leaving = Uscire dal tavoliere
rules-heading-no-forward = Se nessuna pedina può avanzare
rules-heading-winning = Vittoria e punti
rules-heading-options = Varianti
rules-decision-note = Il foglio qui lascia un dubbio. Noi giochiamo così:
rules-contents = Indice
rules-which = Foglio
rules-left-open = Ciò che il foglio lascia aperto
rules-throw-again = ancora

## Pedine e lanci
rules-all-start = I coni partono dalle caselle dispari da 1 a 9, i rocchetti dalle caselle pari da 2 a 10.
rules-carpignano-throws = I coni sono rossi, i rocchetti blu. Ognuno dei quattro bastoncini ha una faccia chiara e una scura. Ogni faccia chiara in alto vale una casella. Se non ce n’è nessuna, il lancio vale 6.
rules-spanish-throws = I coni sono bianchi, i rocchetti neri. Ognuna delle quattro canne spaccate ha una faccia curva e una piatta. Ogni faccia curva in alto vale una casella. Se non ce n’è nessuna, il lancio vale 6.
rules-french-throws = I coni sono bianchi, i rocchetti neri. Ognuno dei quattro bastoncini ha una faccia chiara (◊) e una scura (♦). Ogni faccia chiara in alto vale una casella. Se non ce n’è nessuna, il lancio vale 6.
rules-dutch-throws = I coni sono bianchi, i rocchetti verdi. Ognuno dei quattro bastoncini ha una faccia piatta bianca e una tonda nera. Ogni faccia bianca in alto vale una casella. Se non ce n’è nessuna, il lancio vale 6.
rules-uninerd-throws = I coni sono rossi, i rocchetti grigi. Si lancia un dado; il suo 6 è segnato con una X.
rules-all-again = Dopo un 1, 4 o 6 muovi e lanci ancora; dopo un 2 o 3 muovi e passi la mano. Un lancio che non si è potuto giocare per nulla non ne dà un altro.
rules-uninerd-again = Dopo un 1, 4 o 5 muovi e lanci ancora; dopo un 2 o 3 muovi e passi la mano. La X non muove nulla e passa la mano. Un lancio che non si è potuto giocare per nulla non ne dà un altro.

## Chi comincia
rules-all-beginning = I giocatori lanciano a turno. Il primo a ottenere un 1 riceve i rocchetti e gioca quell’1 da 10 a 11.
rules-spanish-beginning = Lanciano entrambi. Quando esattamente uno dei due ha un 1, riceve i rocchetti e gioca quell’1 da 10 a 11.
rules-all-nine = La prima mossa dei coni la fa la pedina sulla 9. Poi ognuno muove come vuole.
rules-uninerd-beginning = Entrambi lanciano il dado; la X è il valore più basso. Chi ha il numero più alto sceglie le pedine e lancia di nuovo, e la pedina sulla 10 fa quella prima mossa. In caso di parità si rilancia.

## Muovere
rules-all-moving = Un lancio muove una sola pedina, esattamente di quante caselle vale; per uscire dal tavoliere c’è una regola a parte. Se una pedina può avanzare, una deve farlo.
rules-all-passing = Le pedine possono scavalcarne altre, proprie e avversarie, ma mai un blocco. Nessuna può fermarsi su una del proprio colore.

## Cattura e protezione
rules-all-capture = La pedina che arriva su una avversaria la cattura: le due si scambiano di posto.
rules-all-protected = Due o più pedine dello stesso colore su caselle consecutive si proteggono dalla cattura. 10 e 11 sono consecutive, e così 20 e 21.
rules-all-blockade = Tre o più su caselle consecutive sono anche un blocco: nessuna pedina avversaria le scavalca.

## Caselle speciali
rules-all-safe = Su 26, 28, 29 e 30 nessuna pedina può essere catturata.
rules-all-signs = I segni sulle caselle sono nostri, da tavolieri ritrovati: nefer (buono) sulla 26, l’acqua sulla 27, tre uccelli sulla 28, due dèi sulla 29, Horus sulla 30 e l’ankh (vita) sulla 15, dove l’acqua vi manda le pedine.
rules-uninerd-signs = I segni sulle caselle sono nostri, da tavolieri ritrovati: nefer (buono) sulla 26, l’acqua sulla 27, tre uccelli sulla 28, il falco Horus sulla 29, il sole (Ra) sulla 30 e l’ankh (vita) sulla 15.
rules-uninerd-safe = Su 15, 26, 28, 29 e 30 nessuna pedina può essere catturata.
rules-dutch-safe = Su 26, 28 e 29 nessuna pedina può essere catturata. La 30 non è sicura.
rules-uninerd-swapped = Una pedina che una cattura scambia sulla 27 viene rimandata come se ci fosse arrivata da sé.

## Uscire dal tavoliere
rules-carpignano-leaving = Si esce con il lancio esatto che porta un passo oltre la 30: dalla 25 con un 6, dalla 28 con un 3, dalla 29 con un 2, dalla 30 con un 1. Le altre tue pedine possono stare ovunque. Un lancio più alto non muove nulla.
rules-spanish-leaving = Si esce arrivando esattamente sulla 30, quando tutte le tue pedine sul tavoliere sono nell’ultima fila. Un lancio oltre la 30 non muove nulla.
rules-uninerd-leaving = Dalla 28 si esce con un 3, dalla 29 con un 2; con ogni altro lancio la pedina aspetta lì. Dalla 27, se ci è rimasta bloccata, si esce con un 4. Una pedina sulla 30 si può portare fuori all’inizio del tuo turno, se non ne hai nella prima fila. Ogni altro lancio oltre la 30 non muove nulla.
rules-french-leaving = Appena tutte le tue pedine sul tavoliere sono nell’ultima fila, si esce con qualsiasi lancio che porti oltre la 30. Se una viene ricacciata in una fila precedente, le altre la aspettano.
rules-dutch-leaving = Quando non hai pedine nella prima fila, si esce con qualsiasi lancio che porti oltre la 30. Ciò che avanza del lancio lo deve giocare un’altra pedina.
rules-all-blockade-leaving = Un blocco su 28, 29 e 30 ferma anche la pedina che uscirebbe scavalcandolo (G5).

## Se nessuna pedina può avanzare
rules-all-backward = Allora una pedina si muove all’indietro del numero ottenuto. Può catturare, e valgono le regole su dove fermarsi e chi scavalcare. Se anche questo è impossibile, si passa la mano.
rules-spanish-no-forward = Allora si passa la mano, qualunque sia il lancio. Nessuna pedina si muove all’indietro.
rules-uninerd-no-forward = Se a sbarrarti la strada sono solo le tue pedine, una deve andare su un’altra e tornare alla 1, o alla prima casella libera dopo. Se non è possibile, una pedina si muove all’indietro del numero ottenuto e può catturare; quelle su 28, 29 e 30 mai. Se anche questo è impossibile, si passa la mano.
rules-french-no-forward = Allora una pedina si muove all’indietro del numero ottenuto, su una casella vuota. Se anche questo è impossibile, si passa la mano.

## Vittoria e punti
rules-all-winning = Chi porta fuori l’ultima pedina ha vinto all’istante. Il pareggio non esiste.
rules-all-points = In un incontro chi vince segna per ogni pedina avversaria sul tavoliere: 3 punti nella prima fila, 2 nella seconda, 1 nell’ultima.
rules-dutch-points = In un incontro chi vince segna per ogni pedina avversaria sul tavoliere: 3 punti nella prima fila, 1 nella seconda o nell’ultima.
rules-all-no-points = Il foglio non conta punti. In un incontro una partita vinta vale un punto.

## Varianti
rules-spanish-options = Il foglio accenna ad alcune varianti. Ognuna si può attivare all’inizio di una partita.
