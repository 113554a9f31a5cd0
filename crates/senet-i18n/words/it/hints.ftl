# Suggerimenti per la prima partita, ognuno una volta sola, quando la sua regola conta per la prima volta.
# Termini: vedi names.ftl.

hint-throw = Prima lancia. Il numero dice di quanto si muove una delle tue pedine.
hint-move = Tocca una pedina illuminata per vedere dove va, poi tocca quella casella. Il percorso segue i numeri da 1 a 30, fila per fila, e gira a ogni estremità.
hint-throw-again = Alcuni lanci ne danno un altro, appena li hai giocati.
hint-turn-passes = Altri lanci chiudono il tuo turno, dopo che li hai giocati.
hint-first-move = Le primissime mosse non sono libere: spettano a una certa pedina.
hint-must-move = Se una pedina può avanzare, una deve farlo, anche quando preferiresti restare.
hint-capture = Una pedina avversaria sola si può catturare: le due si scambiano di posto, e lei torna indietro.
hint-protected = Due pedine consecutive dello stesso colore si proteggono: nessuna delle due si può catturare.
hint-blockade = Tre pedine consecutive dello stesso colore fanno un blocco. L’avversario non può passare.
hint-safe = Su una casella sicura una pedina non si può catturare, nemmeno da sola.
hint-happiness = La 26 porta fortuna: è sicura, e chi ci arriva lancia ancora una volta.
hint-leap = Dalla 26 un 1 può portarti oltre l’acqua, se la 28 è vuota.
hint-water = La 27 è acqua. Chi ci arriva viene rimandato molto indietro.
hint-leaving = La fine del percorso è vicina. Porta le tue pedine fuori, oltre la 30.
hint-exit = La 30 è l’uscita, ma si apre solo quando tutte le tue pedine sul tavoliere sono nell’ultima fila.
hint-rest = Alla tua pedina è bastata una parte del lancio. Il resto lo gioca un’altra.
hint-backward = Nessuna pedina può avanzare, perciò una deve tornare indietro.
hint-return = A sbarrarti la strada sono solo le tue pedine, perciò una deve tornare all’inizio.
hint-stuck = L’acqua trattiene la tua pedina, e con lei tutte le altre, finché non ottieni un 4.
hint-pass = Nessuna pedina può muovere. Si passa la mano, qualunque sia il lancio.
