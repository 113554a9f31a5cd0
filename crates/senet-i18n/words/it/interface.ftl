# Pulsanti, menu e impostazioni. Termini: vedi names.ftl.

ui-title = Senet
ui-tagline = La corsa attraverso trenta caselle, tremila anni prima degli scacchi

## Partite
ui-new-game = Nuova partita
ui-play = Gioca
ui-rematch = Rivincita
ui-next-game = Prossima partita
ui-undo = Annulla mossa
ui-redo = Ripeti mossa
ui-resign = Abbandona
ui-resign-confirm = Vuoi abbandonare questa partita?
ui-game-of = Partita { $number } di { $games }
ui-match-won = { $who ->
    [you] Vinci l’incontro.
   *[named] { $name } vince l’incontro.
}
ui-match-drawn = L’incontro finisce in parità.

## Ovunque
ui-cancel = Annulla
ui-yes = Sì
ui-no = No
ui-close = Chiudi
ui-menu = Menu

## Prima della partita
ui-opponent = Avversario
ui-person-beside-me = Qualcuno accanto a me
ui-you = Tu
ui-player-one = Giocatore 1
ui-player-two = Giocatore 2
ui-sheet = Regole
ui-options = Opzioni
ui-games-in-match = Partite nell’incontro
ui-who-starts = Chi lancia per primo
ui-seed = Seme
ui-seed-optional = Seme (facoltativo)
ui-seed-invalid = Un seme è un numero intero da 0 a 18446744073709551615.
ui-seed-after-game = Il seme si vede a fine partita. Lo stesso seme dà gli stessi lanci.

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
ui-chances = Mostra le probabilità
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
ui-copy-position = Copia posizione
ui-paste-position = Incolla posizione
ui-position-copied = Posizione copiata
ui-position-invalid = Questo testo non è una posizione di queste regole. La tua partita è rimasta com’era.
ui-link-to-game = Link alla partita intera
ui-link-to-position = Link a questa posizione
ui-copy = Copia
ui-copy-by-hand = Qui il browser non permette di copiare. Il testo è selezionato: copialo con Ctrl+C o ⌘C.
ui-link-holds = Aprirla al posto della tua? La tua resta in Le mie partite.
ui-link-title = Una partita per te
ui-link-first = Aprirla e continuare a giocare?
ui-link-copied = Link copiato
ui-link-invalid = Questo link non contiene una partita leggibile. La tua partita è rimasta com’era.
ui-save-game = Salva partita
ui-open-game = Apri partita
ui-file-invalid = Questo file non è una partita di Senet. La tua partita è rimasta com’era.
ui-language-unavailable = Non è stato possibile caricare i testi in questa lingua. Riprova quando sarai in linea.
ui-storage-invalid = Non è stato possibile leggere la partita salvata. Puoi iniziarne una nuova.
ui-game-kept = La partita resta salvata in questo browser.
ui-detail = Dettaglio: { $detail }

## Come sono andati i lanci
ui-dice-statistics = Lanci finora
ui-value = Valore
ui-seen = Usciti
ui-expected = Attesi

## Impostazioni
ui-language = Lingua
ui-settings = Impostazioni
ui-theme = Colori
ui-theme-auto = Automatici
ui-theme-light = Chiari
ui-theme-dark = Scuri
ui-board-material = Tavoliere
ui-board-bone = Legno e osso
ui-board-faience = Faience azzurra
ui-board-contrast = Contrasto elevato
ui-sound = Suono
ui-house-numbers = Numeri delle caselle
ui-animations = Animazioni
ui-animation-speed = Velocità
ui-speed-slow = Lenta
ui-speed-normal = Normale
ui-speed-fast = Rapida
ui-thinking-time = Pausa di riflessione del computer
ui-thinking-none = Nessuna
ui-thinking-short = Breve
ui-thinking-long = Lunga
ui-play-single-move = Gioca da sé l’unica mossa possibile
ui-hints = Suggerimenti
ui-shortcuts = Scorciatoie di una sola lettera
ui-hints-off = Basta suggerimenti
ui-hint-understood = Capito

## Il programma
ui-offline-ready = Ora puoi giocare anche senza rete.
ui-new-version = È pronta una nuova versione. La tua partita resta.
ui-reload = Ricarica
ui-other-tab = La partita continua in un’altra scheda.
ui-game-replaced = La partita precedente è ancora qui.
ui-game-return = Torna a quella
ui-play-here = Gioca qui
ui-install = Installa
ui-rules = Regole
ui-compare-sheets = Confronta le cinque
ui-about = Informazioni
ui-about-text = Il Senet nei cinque modi in cui si gioca oggi. Niente tracciamento, niente pubblicità, e funziona senza rete.
ui-licence = Licenza
ui-accessibility = Accessibilità
ui-accessibility-text = Si può fare tutto con la sola tastiera, e i lettori di schermo annunciano ciò che succede.
ui-skip-to-board = Vai al tavoliere
ui-error-unexpected = Qualcosa è andato storto. La partita è salva: ricarica la pagina per continuare.

## La tastiera
ui-keyboard-help = Tastiera
ui-key-arrows = Spostati da una casella all’altra
ui-key-enter = Prendi una pedina, posala
ui-key-escape = Rimetti a posto la pedina, chiudi una finestra
ui-key-throw = Lancia
ui-key-next-piece = Vai alla prossima pedina che può muovere
ui-key-leave = Porta la pedina fuori dal tavoliere
ui-key-explain = Spiega la casella
ui-key-undo = Annulla mossa
ui-key-redo = Ripeti mossa
ui-key-steps = Scorri la partita
ui-key-remove = Togli la pedina, quando prepari una posizione
ui-key-help = Mostra questo elenco

## Cose che si contano
count-houses = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
