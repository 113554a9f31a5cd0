# Ciò che dice solo il terminale. I nomi dei suoi comandi, tra apici inversi, sono gli stessi in ogni lingua.
# Termini: vedi names.ftl.

## L’inizio
terminal-against = { $first } contro { $second }.
terminal-goes-on = La partita continua dopo { $throws }.
terminal-aim = Porta le tue cinque pedine lungo il percorso e fuori dal tavoliere prima dell’avversario.
terminal-help = `?` spiega le regole, `help` elenca i comandi.
terminal-guessed = Secondo i nomi nella registrazione: { $players }. `--players A,B` cambia chi gioca.
terminal-is-person = { $name } è una persona
terminal-is-computer = { $name } è il giocatore del computer «{ $computer }»
terminal-misleading-name = `{ $name }` qui non va bene come nome: in una partita salvata indica un altro tipo di giocatore. Scegli un altro nome, o cambia chi gioca con --players.
terminal-same-names = I due giocatori devono avere nomi diversi.
terminal-bad-position = Nessuna partita con queste regole può avere la posizione { $text }.

## Attorno al tavoliere. Tutta la legenda ha circa 70 caratteri
terminal-board-needs = Il tavoliere ha bisogno di { $columns } colonne.
legend-safe = sicura
legend-rebirth = rinascita
legend-all-stop = obbligo
legend-leap = 1 salta
legend-throw = rilancia
legend-to-start = a 1
legend-to-rebirth = a 15
legend-exit = uscita
legend-off-by = via con { $numbers }
legend-off-by-that = via così
standing-off = fuori
standing-to-go = ancora { $houses }
terminal-throw-is = Il lancio è { $throw }.
terminal-labelled = { $label }: { $text }

## Che cosa si chiede. In breve, perché prima ci stia un nome
ask-opening = lancia per cominciare (invio)
ask-side = scegli 1 coni o 2 rocchetti
ask-throw = lancia (invio)
ask-only = l’unica mossa (invio)
ask-move = scegli una mossa, da 1 a { $count }
ask-leave = invio per uscire, `save FILE`, `undo`
ask-next-game = invio: nuova partita, `save FILE`, `undo`
ask-more = invio per continuare, q per smettere
ask-save = un nome di file la salva, invio esce senza

## Che cosa è successo
terminal-took-side = { $who ->
    [you] Giochi { side-with } e cominci.
   *[named] { $name } gioca { side-with } e comincia.
}
terminal-resigned = { $who ->
    [you] Abbandoni.
   *[named] { $name } abbandona.
}
terminal-game-took = La partita è durata { $throws }.
terminal-seed = Seme { $seed }.
terminal-match-after = L’incontro dopo { $played } di { $games }: { $points }.
terminal-taken-back = Mossa annullata.
terminal-played-again = Mossa ripetuta.
terminal-input-ended = I comandi sono finiti; la partita non è terminata.
terminal-input-ended-unsaved = I comandi sono finiti; la partita non è terminata né salvata.
terminal-input-ended-match = I comandi sono finiti; l’incontro non è terminato.

## Risposte ai comandi
terminal-no-undo = Non c’è nessuna tua decisione da annullare.
terminal-no-redo = Non c’è nulla da ripetere.
terminal-no-position = Non c’è posizione prima che si sappia chi comincia.
terminal-first-opening = Prima si lancia per chi comincia: premi invio.
terminal-first-side = Prima scegli le pedine: scrivi `cones` o `spools`.
terminal-first-throw = Prima lancia: premi invio.
terminal-game-over = La partita è finita. `undo` annulla l’ultima decisione.
terminal-choose-move = Scegli una mossa: scrivi il suo numero nell’elenco.
terminal-listed = { $count ->
    [one] Nell’elenco c’è una sola mossa.
   *[other] Nell’elenco ci sono { $count } mosse.
}
terminal-can-move = La pedina in { $house } può muovere: { $moves }.
terminal-move-number = { $move }, numero { $number }
terminal-refused = No: { $move } non è possibile.
terminal-can-play = Puoi giocare { $move }; scrivila senza il `?`.
terminal-no-side = Ora non ci sono pedine da scegliere.
terminal-no-resign = La partita non è ancora cominciata: non c’è nulla da abbandonare. `quit` esce.
terminal-name-a-file = Indica un file, come in `save game.senet`.
terminal-exists = { $file } esiste già. `save! { $file }` lo sovrascrive.
terminal-not-saved = Non salvata. { $reason }
terminal-saved = Salvata in { $file }.
terminal-unsaved = La partita non è salvata.
terminal-left-unsaved = La partita non è stata salvata.
terminal-unknown = `{ $text }` non è né un comando né una mossa. `help` elenca i comandi; una mossa si scrive con il suo numero nell’elenco o con le sue caselle, come 11-13.
terminal-alone = `{ $word }` si scrive da solo.
terminal-no-house = Non c’è una casella { $number }: vanno da 1 a 30.
terminal-after-question = `?` si scrive da solo, con una casella come in `? 27`, o con una mossa come in `? 11-13`.
terminal-no-name = Tra le virgolette non c’è nessun nome.
terminal-open-quote = Il nome comincia con { $quote } e non finisce allo stesso modo.

## L’elenco dei comandi
help-key-enter = invio
help-enter = lanciare, o giocare l’unica mossa
help-number = giocare la terza mossa dell’elenco
help-move = giocare una mossa indicando le caselle; 28-off esce dal tavoliere
help-rules = le regole, e come si leggono
help-house = che cosa fa una casella, e perché la pedina lì non può muovere
help-why = perché una mossa è rifiutata, senza giocarla
help-moves = l’elenco delle mosse, di nuovo il tavoliere
help-history = la partita fin qui
help-position = la posizione come testo, per --position
help-undo = tornare alla tua ultima decisione; i lanci restano gli stessi
help-redo = rigiocare ciò che undo ha annullato
help-save = scrivere la partita in un file; --load FILE la riprende
help-save-over = lo stesso, su un file che esiste già
help-resign = abbandonare la partita
help-quit = uscire

## Cose che si contano
count-throws = { $count ->
    [one] { $count } lancio
   *[other] { $count } lanci
}
count-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}

## File. Una riga comincia con il nome del file e due punti
file-missing = Questo file o questa cartella non esiste.
file-denied = Non hai i permessi per questo file o questa cartella.
file-folder = Questa è una cartella, non un normale file.
file-not-ordinary = Questo non è un normale file.
file-in-file = Una parte di questo percorso è un file, non una cartella.
file-bad-name = Il sistema non ammette questo nome.
file-read-only = Questo file è di sola lettura.
file-disk-read-only = Il disco è di sola lettura.
file-disk-full = Il disco è pieno.
file-quota = Il tuo spazio sul disco è esaurito.
file-too-large = Il file sarebbe troppo grande.
file-too-long = Ci sono più di { $most } byte, il massimo che viene letto.
file-other = Il sistema risponde: { $text }
file-not-text = Questo non è un testo UTF-8.
file-is-record = Questo è il nome di una partita salvata, e la pagina la sostituirebbe.

## Tabelle delle probabilità di vittoria
table-none = Questa non è una tabella di senet.
table-version = Il file è della versione { $found } del formato, e questo programma legge la versione { $known }; elimina il file e ricalcolalo (`senet solve`).
table-other = La tabella è { $found }, non { $wanted }.
table-rules = La tabella è stata calcolata con altre regole di { $sheet }; elimina il file e ricalcolalo (`senet solve`).
table-sizes = Le dimensioni nell’intestazione della tabella non corrispondono a questo numero di pedine.
table-length = La tabella dovrebbe avere { $expected } byte e ne ha { $found }.
table-header = L’intestazione della tabella è danneggiata: la sua somma di controllo è sbagliata.
table-block = Il blocco { $block } della tabella (dal byte { $from } in poi) è danneggiato: la sua somma di controllo è sbagliata.

## Prove dei lanci
proof-share = La quota { $share } della catena `{ $chain }`, data con il lancio { $throw }, non porta alla sua àncora.
proof-first-share = La quota { $share } della catena `{ $chain }`, data prima del primo lancio, non porta alla sua àncora.
proof-faces = Il lancio { $throw } mostra { $shown }, e le sue quote danno { $computed }.
proof-record = Il lancio { $throw } è `{ $recorded }` nella registrazione e `{ $proved }` nella prova.
proof-not-recorded = La prova ha il lancio { $throw }, e la registrazione no.
proof-not-proved = La registrazione ha il lancio { $throw }, e la prova no.
proof-game = L’identificativo della partita non è l’hash delle sue condizioni e delle sue àncore.
proof-terms = Le condizioni dovrebbero avere da 1 a { $most } byte e ne hanno { $found }.
proof-version = La prova ha la versione { $found }, e questo programma legge la versione { $known }.
proof-too-long = La prova ha { $found } lanci, e una partita ne ha al massimo { $most }.

## Argomenti
terminal-two-values = Qui ci vogliono due valori separati da una virgola, come in { $example }.
