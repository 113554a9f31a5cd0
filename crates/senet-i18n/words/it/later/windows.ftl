# Menu, impostazioni e altre finestre. Termini: vedi names.ftl.

ui-tagline = La corsa attraverso trenta caselle, tremila anni prima degli scacchi

## Partite
ui-this-game = Questa partita
ui-resign = Abbandona
ui-resign-confirm = Vuoi abbandonare questa partita?

## Ovunque
ui-yes = Sì
ui-no = No

## Prima della partita
ui-seed = Seme
ui-seed-after-game = Il seme si vede a fine partita. Lo stesso seme dà gli stessi lanci.

## Consiglio e probabilità
ui-chances = Mostra le probabilità

## La partita passo per passo
ui-copy-position = Copia posizione
ui-paste-position = Incolla posizione
ui-position-copied = Posizione copiata
ui-link-to-game = Link alla partita intera
ui-link-to-position = Link a questa posizione
ui-copy = Copia
ui-copy-by-hand = Qui il browser non permette di copiare. Il testo è selezionato: copialo con Ctrl+C o ⌘C.
ui-link-holds = Aprirla al posto della tua? La tua resta in Le mie partite.
ui-link-title = Una partita per te
ui-link-first = Aprirla e continuare a giocare?
ui-link-copied = Link copiato
ui-save-game = Salva partita
ui-open-game = Apri partita
ui-game-kept = La partita resta salvata in questo browser.

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

## Il programma
ui-install = Installa
ui-compare-sheets = Confronta le cinque
ui-about = Informazioni
ui-about-text = Il Senet nei cinque modi in cui si gioca oggi. Niente tracciamento, niente pubblicità, e funziona senza rete.
ui-licence = Licenza
ui-accessibility = Accessibilità
ui-accessibility-text = Si può fare tutto con la sola tastiera, e i lettori di schermo annunciano ciò che succede.

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
