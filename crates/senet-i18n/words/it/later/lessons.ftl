# Lezioni: la finestra che le elenca, i pulsanti, e ciò che dicono in un fumetto sul tavoliere, in 150 caratteri al massimo.
# Un pulsante ha posto per circa 20 caratteri. Termini: vedi names.ftl.

lessons = Lezioni
lessons-about = Una regola alla volta, con lanci fissi. Ogni lezione finisce con una posizione da risolvere.
lessons-count = Fatte: { $done } di { $count }
lesson-done = fatta
lesson-read-on = Avanti
lesson-next = Altra lezione
lesson-again = Da capo
lesson-play = Gioca ora

## Titoli
lesson-first = La prima partita
lesson-first-moves = Prime mosse
lesson-protection = Protezione
lesson-blockade = Blocco
lesson-backward = All’indietro
lesson-water = L’acqua

## Che cosa si dice
lesson-aim = Queste cinque sono tue. Portale tutte alla fine del percorso e fuori dal tavoliere prima che ci riesca l’avversario.
lesson-path = Il percorso segue i numeri: lungo la prima fila, di ritorno lungo la seconda e poi avanti lungo la terza.
lesson-guide = Muovi da { $from } a { $to }: tocca la pedina, poi la casella.
lesson-take-off = Tocca la pedina in { $from }, poi «{ ui-take-off }».
lesson-alone = La pedina in { $to } è sola: catturala da { $from }.
lesson-barred = La tua pedina in { $from } non può muovere con questo lancio. Muovine un’altra.
lesson-backward-captures = Anche all’indietro una pedina cattura un’avversaria che sta da sola.
lesson-backward-to-empty = All’indietro una pedina va solo su una casella vuota: non cattura nulla.
lesson-into-water = Prova: muovi da { $from } a 27.
lesson-out-of-water = Eccola di nuovo, in { $to }.
lesson-rebirth-taken = Ora la 15 è occupata. Prova ancora, da { $from } a 27.
lesson-leave-exactly = Si esce solo con il lancio esatto: da 28 con un 3, da 29 con un 2, da 30 con un 1. Le altre tue pedine possono stare ovunque.
lesson-open-exit = Porta l’ultima pedina nell’ultima fila, da { $from } a { $to }: l’uscita si apre.
lesson-learnt-first = Sai lanciare, muovere, catturare e portare fuori le pedine: basta per una prima partita. Il resto è nelle altre lezioni.

## Da risolvere
lesson-find-capture = Ora tu: trova una mossa che cattura.
lesson-find-without-nine = La pedina sulla 9 non può muovere con questo lancio, perciò stavolta può farlo un’altra. Trova una cattura.
lesson-find-protection = Ora tu: trova la mossa dopo la quale nessuna tua pedina può essere catturata.
lesson-find-blockade = Ora tu: forma un blocco.
lesson-find-happiness = Ora tu: porta una pedina sulla 26.
lesson-find-dry = Ora tu: muovi senza cadere nell’acqua.
lesson-find-leaving = Ora tu: porta una pedina fuori dal tavoliere.
lesson-find-gathering = Ora tu: trova la mossa dopo la quale le pedine possono uscire.
lesson-find-rest = Ora tu: porta fuori una pedina, in modo che un’altra catturi con il resto.

## Non è quel che si cerca
lesson-wrong-guide = È permesso. Ma stavolta muovi da { $from } a { $to }.
lesson-wrong-capture = Così non catturi nulla. Cerca una pedina avversaria che sta da sola.
lesson-wrong-protection = Dopo, una tua pedina resta sola e a portata. Cerca un posto accanto a un’altra.
lesson-wrong-blockade = Così non ce ne sono tre consecutive. Prova con un’altra pedina.
lesson-wrong-happiness = Quella non arriva sulla 26. Prova con un’altra pedina.
lesson-wrong-dry = Quella cadrebbe nell’acqua. Prova con l’altra.
lesson-wrong-leaving = Così non esce nessuna pedina. Prova con un’altra.
lesson-wrong-gathering = Dopo, una tua pedina è ancora troppo indietro. Prova con un’altra.
