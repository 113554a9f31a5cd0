# Pulsanti e messaggi. Termini: vedi names.ftl.

ui-title = Senet

## Partite
ui-new-game = Nuova partita
ui-play = Gioca
ui-rematch = Rivincita
ui-next-game = Prossima partita
ui-undo = Annulla mossa
ui-redo = Ripeti mossa
ui-game-of = Partita { $number } di { $games }
ui-match-won = { $who ->
    [you] Vinci l’incontro.
   *[named] { $name } vince l’incontro.
}
ui-match-drawn = L’incontro finisce in parità.

## Ovunque
ui-cancel = Annulla
ui-close = Chiudi
ui-menu = Menu

## Prima della partita
ui-opponent = Avversario
online-friend = Gioca con un amico
online-talk = Partita e frasi
ui-person-beside-me = Qualcuno accanto a me
ui-you = Tu
ui-player-one = Giocatore 1
ui-player-two = Giocatore 2
ui-sheet = Regole
ui-options = Opzioni
ui-games-in-match = Partite nell’incontro
ui-plays-for-points = In questo incontro il computer gioca per i punti.
ui-who-starts = Chi lancia per primo
ui-seed-optional = Seme (facoltativo)
ui-seed-invalid = Un seme è un numero intero da 0 a 18446744073709551615.
rules-all-aim = Due squadre di cinque pedine corrono attraverso trenta caselle nell’ordine dei numeri: lungo la prima fila, di ritorno lungo la seconda e poi lungo la terza. Vince chi per primo le porta fuori tutte e cinque.
lessons-learn = Impara il gioco in 90 secondi
error-name-empty = Un nome non può essere vuoto.
error-name-control = Un nome non ha interruzioni di riga né altri caratteri di controllo.
error-name-space = Un nome non comincia né finisce con uno spazio.
error-name-too-long = Un nome ha al massimo { $most } caratteri.

## Al tavoliere
ui-board = Tavoliere
ui-throw = Lancia
ui-houses = { $count ->
    [one] casella
   *[other] caselle
}
ui-pieces-off = { $count } fuori
ui-take-off = Porta fuori
ui-keep = Lascia
ui-cones = Coni
ui-spools = Rocchetti
ui-sound = Suono
ui-hints-off = Basta suggerimenti
ui-hint-understood = Capito

## Consiglio e probabilità
ui-advice = Tu cosa giocheresti?
ui-advice-move = Muovi da { $from } a { $to }: { $chance }.
ui-advice-leave = Porta fuori la pedina in { $from }: { $chance }.
ui-advice-keep = Resta in 30: { $chance }.
ui-advice-exact = { $percent }% di vincere (esatto)
ui-advice-estimated = { $percent }% di vincere (stimato)
ui-reason-leaves = Una pedina in meno sul tavoliere.
ui-reason-captures = Cattura una pedina.
ui-reason-protects = Due pedine consecutive si proteggono.
ui-reason-escapes = La pedina si mette fuori tiro.
ui-reason-blocks = Tre pedine consecutive sbarrano la strada.
ui-reason-water = La pedina si lascia l’acqua alle spalle.
ui-reason-safe = La pedina raggiunge una casella sicura.
ui-reason-last = L’ultima pedina avanza.
ui-reason-water-avoided = Un’altra mossa cade in acqua.
ui-reason-least-risk = Così rischiano meno pedine.
ui-reason-only = È l’unica mossa.
ui-reason-best = Nessun’altra mossa vince più spesso.
ui-chances-exact = Probabilità di vincere: { $near } { $percent }%, { $far } { $rest }% (esatte)
ui-chances-estimated = Probabilità di vincere: { $near } { $percent }%, { $far } { $rest }% (stimate)
ui-percent = { $percent }%
ui-risk = Rischio di cattura al prossimo lancio: { $percent }%.
ui-risk-after = Rischio di cattura lì: { $percent }%.

## La partita passo per passo
ui-moves-list = Mosse
ui-step-first = All’inizio
ui-step-previous = Un passo indietro
ui-step-next = Un passo avanti
ui-step-last = Alla fine
ui-replay = Riproduci la partita
ui-replay-stop = Pausa
ui-replay-pace = Velocità: { $pace }
ui-back-to-game = Torna alla partita
ui-share = Condividi
ui-position-invalid = Questo testo non è una posizione di queste regole. La tua partita è rimasta com’era.
ui-link-invalid = Questo link non contiene una partita leggibile. La tua partita è rimasta com’era.
ui-file-invalid = Questo file non è una partita di Senet. La tua partita è rimasta com’era.
ui-language-unavailable = Non è stato possibile caricare i testi in questa lingua. Riprova quando sarai in linea.
ui-storage-invalid = Non è stato possibile leggere la partita salvata. Puoi iniziarne una nuova.
ui-detail = Dettaglio: { $detail }
review = Rivedi
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave

## Il programma
ui-offline-ready = Ora puoi giocare anche senza rete.
ui-new-version = È pronta una nuova versione. La tua partita resta.
ui-reload = Ricarica
ui-other-tab = La partita continua in un’altra scheda.
ui-game-replaced = La partita precedente è ancora qui.
ui-game-return = Torna a quella
ui-play-here = Gioca qui
ui-rules = Regole
ui-skip-to-board = Vai al tavoliere
ui-error-unexpected = Qualcosa è andato storto. La partita è salva: ricarica la pagina per continuare.

## Cose che si contano
count-houses = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
# Between whole and tenths.
review-decimal = ,
