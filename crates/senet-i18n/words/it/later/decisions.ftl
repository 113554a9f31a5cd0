# Dove un foglio si può leggere in due modi: che cosa lascia aperto, e come si gioca qui. Le sigle sono quelle di
# docs/rules.md. Termini: vedi names.ftl.

rules-all-decision-G1 = La pedina sulla 9 deve muovere anche se non può? Qui fa la prima mossa dei coni se con quel lancio può avanzare. Se non può, o se è già stata catturata, il lancio lo gioca una pedina qualsiasi. Dopo non c’è più alcun obbligo.
rules-carpignano-decision-C1 = La 26 dà il suo lancio dopo ogni tipo di mossa? Qui sì, in avanti o all’indietro, anche dopo un 2 o un 3. Dopo un 1, 4 o 6 il lancio resta uno, non diventano due.
rules-carpignano-decision-C4 = Il foglio parla di scavalcare pedine per finire su una casella vuota. Qui una pedina può anche scavalcarne altre e catturare con la stessa mossa.
rules-spanish-decision-S1 = Il foglio parla di un dado, che potrebbe essere una sola canna. Ma una canna sola mostra 1 una volta su due, perciò qui a ogni giro lanciano entrambi tutte e quattro le canne. Un giro con due 1 o con nessuno si ripete.
rules-spanish-decision-S3 = E la pedina che arriva sulla 30 troppo presto? Qui aspetta lì, al sicuro. Dopo ogni tua mossa esce, se tutte le tue pedine sul tavoliere sono nell’ultima fila.
rules-spanish-decision-S4-rebirth = Con la casa della rinascita: la 15 non è sicura, e se è occupata l’acqua rimanda alla prima casella libera del percorso.
rules-spanish-decision-S4-exit = Con l’uscita 3, 2, 1: la 30 da sola non è più un’uscita, e tutte le tue pedine sul tavoliere devono comunque essere nell’ultima fila.
rules-spanish-decision-S5 = Il foglio dà 3 punti per la terza fila e 1 per l’ultima. Qui «terza» si conta dalla fine del percorso: è la fila di partenza a valere 3.
rules-spanish-decision-S6 = Un 2 o un 3 si gioca prima di passare la mano? Qui sì.
rules-uninerd-decision-U2 = La pedina sulla 10 può essere dell’altro giocatore. Qui fa lo stesso la prima mossa. Il lancio conta per chi l’ha fatto: dopo un 1, 4 o 5 lancia ancora, dopo un 2 o 3 passa la mano. Una X non muove nulla, e non c’è più alcun obbligo.
rules-uninerd-decision-U4 = Una pedina sulla 28 o sulla 29 si può muovere in altro modo? Qui muove solo con il suo numero, 3 o 2, e così esce. Con ogni altro lancio aspetta lì e non torna mai indietro, nemmeno se nessun’altra può muovere. Dopo un tentativo fallito si può ritentare, anche nello stesso turno.
rules-uninerd-decision-U5 = Quando si esce dalla 30? Qui nessun lancio muove la pedina, né avanti né indietro: aspetta l’inizio del tuo turno. Allora, prima del primo lancio, puoi portarla fuori: è una scelta e non costa lanci. Servono la prima fila vuota e nessuna tua pedina nell’acqua. Per uscire dalla 27, dalla 28 e dalla 29 la fila vuota non serve.
rules-uninerd-decision-U6 = Per quanto l’acqua trattiene una pedina? Qui il suo colore non muove nulla finché non ottiene un 4, anche se la 15 si è liberata, e ogni altro lancio passa la mano. Il 4 porta fuori la pedina. Solo se un blocco tra 28 e 30 lo impedisce, il 4 lo gioca un’altra. Una pedina nell’acqua non è al sicuro. Restare bloccati non chiude di per sé il turno.
rules-uninerd-decision-U7 = Il foglio rimanda indietro la pedina che deve finire su una propria. Si può leggere diversamente quando ciò avviene, e quale delle due torna. Qui avviene solo se non c’è nessun’altra mossa in avanti, ma prima di ogni mossa all’indietro. Torna la pedina che muove; quella che stava lì resta.
rules-uninerd-decision-U8 = Come protegge la 26 dall’acqua? Qui con un 1 scegli: nell’acqua, oppure oltre, sulla 28, se è vuota. Arrivare sulla 26 non dà alcun lancio.
rules-french-decision-F2 = Il foglio dice che le pedine possono cominciare a uscire. Qui è una scelta, e un obbligo solo quando nessun’altra pedina può avanzare.
rules-french-decision-F3 = Il foglio non dice di che colore sono le tre pedine che non si scavalcano. Qui sono tre avversarie; tre proprie, o di colore misto, si possono scavalcare.
rules-dutch-decision-D1 = Si potrebbe leggere che una pedina è fuori appena sta sulla 30. Qui è fuori solo quando è andata oltre la 30. Il foglio non mette la 30 tra le caselle sicure, perciò lì una pedina sola può essere catturata.
rules-dutch-decision-D2 = Come si gioca il resto di un lancio? Qui subito, in avanti, con un’altra pedina, catture comprese. Se esce anche quella, il suo resto si gioca allo stesso modo. Se nessuna può giocarlo, va perso. È il lancio, non il resto, a decidere se lanci ancora.
rules-dutch-decision-D3 = Qui protezione e caselle sicure valgono anche contro le catture all’indietro.
rules-dutch-decision-D4 = Qual è la prima pedina verde? Qui è quella sulla 10. L’obbligo della pedina sulla 9 vale per un lancio.
rules-dutch-decision-D5 = Dov’è l’inizio del gioco, quando l’acqua vi rimanda una pedina? Qui è la 1, o la prima casella libera dopo.
