# Che cosa non va in un nome, un link, un file o una posizione. I segni stanno come nel testo. Termini: vedi names.ftl.

## Luoghi
error-at = Riga { $line }, colonna { $column }: { $what }
error-in-field = { $field }: { $what }
error-in-field-at = { $field }, colonna { $column }: { $what }
error-field-board = Campo 1, il tavoliere
error-field-side = Campo 2, chi è di mano
error-field-owed = Campo 3, le prime mosse dovute
error-field-phase = Campo 4, la fase

## Testi
error-expected = Qui deve stare: { $signs }
error-line-ends = Qui la riga deve finire.
error-empty-line = Questa riga dev’essere vuota.
error-cut-off = Il testo è troncato qui.
error-carriage-return = Un ritorno a capo di troppo: le righe finiscono con il solo line feed.
error-no-record = Non è la registrazione di una partita di questa versione.
error-line-count = La partita ha { $lines } righe, non { $found }.
error-changed = Il testo è stato modificato o troncato: la somma di controllo non corrisponde.
error-written = Questa riga si scrive: { $text }
error-unknown = { $name } non esiste; ci sono: { $known }
error-option = { $sheet } non ha l’opzione { $option }.
error-option-order = Le opzioni stanno in ordine alfabetico, ognuna una volta.
error-over = La partita è finita, ma il testo continua.

## Link
error-link-too-long = Il link è troppo lungo.
error-link-version = Il link è di un’altra versione.
error-link-fields = Un link ha 9 parti, questo { $count }.
error-link-text = La parte { $field } del link non è un testo.
error-link-letter = Lettera { $number } della partita, { $letter }: { $what }

## Posizioni
error-position-fields = Una posizione ha quattro campi separati da uno spazio; questo testo ne ha { $count }.
error-position-rows = Il tavoliere ha tre file separate da /; questo ne ha { $count }.
error-position-run = { $text } non indica caselle vuote: un solo numero da 1 a 10 vale per un’intera serie.
error-position-sign = Qui deve stare c, s o un numero, non { $text }.
error-position-row-long = La fila della casella { $house } ha più di dieci caselle.
error-position-row-short = La fila della casella { $house } ha { $count } caselle, non dieci.
error-position-too-many = Un colore ha cinque pedine, non { $count }: { $side }.
error-position-two = In { $houses } stanno due pedine.
error-position-water = { $sheet }: nessuna pedina resta sulla 27, l’acqua la rimanda.
error-position-exit = Tutte le pedine di un colore sono nell’ultima fila, quindi quella sulla 30 è uscita (S3): { $side }.
error-position-winner = Il colore senza pedine ha vinto, e il campo 2 deve indicarlo: { $side }.
error-position-owed-end = A partita finita nessuna prima mossa è dovuta.
error-position-not-over = La partita è finita solo quando questo colore non ha più pedine: { $side }.
error-position-over = Questo colore non ha più pedine: la partita è finita e la fase è #: { $side }.
error-position-owed-die = { $sheet }: la prima mossa è s10 o c10 (U2).
error-position-owed-sticks = { $sheet }: le prime mosse sono s10c9 e c9.
error-position-owed-start = s10c9 sta solo nella posizione iniziale.
error-position-owed-loss = c9 sta solo finché tutti e cinque i coni sono sul tavoliere (G1).
error-position-owed-other = Chi deve la prima mossa è chi è di mano, { $letter } (U2).
error-position-owed-moved = Questa prima mossa è dovuta solo prima che una pedina si sia mossa (U2).
error-position-no-start = { $sheet }: non c’è scelta all’inizio di un turno.
error-position-start-piece = La fase ^ richiede una pedina di chi è di mano sulla 30 (U5).
error-position-start-row = La fase ^ richiede la prima fila vuota; ci sono pedine in { $houses } (U5).
error-position-start-stuck = Un colore bloccato non ha la fase ^ (U6).
error-position-no-rests = { $sheet }: nessun resto di un lancio si gioca.
error-position-no-rest = Un lancio di { $throw } non lascia resto (D2).
error-position-rest-large = Il resto di un { $throw } è meno di { $throw } (D2).
error-position-rest-row = Un resto rimane solo con la prima fila vuota; ci sono pedine in { $houses } (D2).
error-position-rest-all = Un resto rimane solo dopo che una pedina è uscita (D2).
