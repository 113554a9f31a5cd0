# La partita del giorno: gli stessi lanci per tutti, e la riga da condividere alla fine.

ui-today = Partita del giorno
ui-today-result = Il risultato da condividere
ui-today-copied = Risultato copiato
ui-today-won = Senet, { $date }, { $sheet }: vinta in { $throws } lanci, pedine rimaste all’avversario: { $left }. { $address }
ui-today-lost = Senet, { $date }, { $sheet }: persa in { $throws } lanci, pedine che mi restavano: { $left }. { $address }
