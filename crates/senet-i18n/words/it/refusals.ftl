# Perché una mossa è rifiutata: con garbo, e con la regola. La sigla della regola si aggiunge in fondo.
# Termini: vedi names.ftl.

refusal-game-over = La partita è finita.
refusal-throw-is-due = Prima si lancia.
refusal-move-is-due = C’è prima un lancio da giocare.
refusal-move-is-due-start = Decidi prima se la tua pedina sulla 30 esce.
refusal-impossible-throw = Con queste regole non si può ottenere { $throw }.
refusal-no-piece = In { $houses } non c’è nessuna pedina.
refusal-enemy-piece = La pedina in { $houses } è dell’avversario.
refusal-not-this-throw = { $throw ->
    [one] La pedina deve fare esattamente 1 casella.
   *[other] La pedina deve fare esattamente { $throw } caselle.
}
refusal-not-this-distance = { $distance ->
    [one] Da { $from } a { $to } il passo è di 1 casella; se ne devono fare esattamente { $throw }.
   *[other] Da { $from } a { $to } il passo è di { $distance } caselle; se ne devono fare esattamente { $throw }.
}
refusal-idle-throw = La X non muove nulla; si passa la mano.
refusal-too-far = Il lancio è più alto di quanto serve alla pedina in { $houses }. Solo il numero esatto la porta fuori.
refusal-own-piece = In { $houses } c’è già una tua pedina.
refusal-protected = Le pedine in { $houses } si proteggono a vicenda: due consecutive non si possono catturare.
refusal-safe = La casella { $houses } è sicura: chi ci sta non può essere catturato.
refusal-blockade = Le pedine in { $houses } formano un blocco. Tre o più su caselle consecutive non lasciano passare l’avversario.
refusal-owed-one = La prima mossa della partita spetta al rocchetto sulla 10.
refusal-owed-nine = La prima mossa dei coni spetta alla pedina sulla 9.
refusal-owed-ten = La prima mossa della partita spetta alla pedina sulla 10, di chiunque sia.
refusal-stuck = La tua pedina nell’acqua blocca tutte le altre. Serve un 4, che la porta fuori dal tavoliere.
refusal-wrong-throw-for-house = Dalla 28 si avanza solo con un 3, dalla 29 solo con un 2. E così si esce dal tavoliere.
refusal-waits-for-throw = La pedina sulla { $houses } aspetta lì il suo numero e non torna mai indietro.
refusal-waits-for-turn = La pedina sulla 30 aspetta lì l’inizio del tuo turno e non torna mai indietro.
refusal-only-at-turn-start = Nessun lancio muove la pedina sulla 30. Può uscire all’inizio del tuo turno, prima del lancio.
refusal-choice-at-turn-start = Decidi prima della pedina sulla 30: portarla fuori o lasciarla.
refusal-nothing-to-keep = Ora non c’è nulla da decidere: questa scelta viene solo all’inizio di un turno.
refusal-must-land-on-26 = La pedina deve fermarsi sulla 26 prima di andare oltre.
refusal-no-room-beyond-water = La 28 è occupata: la pedina non può saltare l’acqua.
refusal-rows-not-clear = { $count ->
    [one] Non si esce finché la tua pedina in { $houses } è così indietro.
   *[other] Non si esce finché le tue pedine in { $houses } sono così indietro.
}
refusal-clear-row-one = { refusal-rows-not-clear } La tua prima fila dev’essere vuota.
refusal-clear-rows-one-two = { refusal-rows-not-clear } Devono essere tutte nell’ultima fila.
refusal-leaves-through-30 = Si esce dalla 30, e bisogna raggiungerla esattamente.
refusal-not-an-exit = Da qui non si esce dal tavoliere. Si esce da { $houses }.
refusal-forward-first = Si torna indietro solo se nessuna pedina può avanzare, e da { $houses } si può.
refusal-no-backward = Con queste regole non si torna mai indietro.
refusal-return-first = Prima di ogni mossa all’indietro viene il ritorno forzato, da { $houses }: su una tua pedina, e di nuovo all’inizio.
refusal-backward-to-empty = All’indietro si finisce su una casella vuota, e { $houses } è occupata.
refusal-rest-is-forward = Il resto di un lancio si gioca solo in avanti.
refusal-move-is-compulsory = Se puoi muovere devi farlo, e da { $houses } puoi.
refusal-written-otherwise = Questa mossa si scrive { $move }.
refusal-sticks-expected = Con queste regole si gioca con quattro bastoncini.
refusal-die-expected = Con queste regole si gioca con un dado.
refusal-not-now = In questo momento non è possibile.
