# Esplorare una posizione: quel che se ne dice, l’elenco dei lanci e delle mosse, e come si prepara. Un pulsante contiene
# circa 20 caratteri, quello per un tavoliere vuoto o pieno circa 7.

explore = Esplora
explore-throw = Al lancio: { $side }
explore-move = Alla mossa: { $side }
explore-over = La partita è finita. Vincono: { $side }
explore-working = Calcolo delle probabilità…
explore-list = Lanci e mosse
explore-if-thrown = Lancio di { $throw }
explore-often = { $percent } dei lanci
explore-pass = nessuna mossa
explore-way = La strada fin qui
explore-start = Inizio
explore-link = Copia il link
explore-play = Gioca da qui
explore-edit = Prepara la posizione
explore-edit-asks = Prepara una posizione
explore-edit-help = Trascina le pedine, o scegli una pedina e poi una casella.
explore-tray = Fuori dal tavoliere
explore-turn = Turno
explore-clear = Svuota
explore-done = Fatto
explore-empty = Ogni colore ha bisogno di una pedina sul tavoliere.
