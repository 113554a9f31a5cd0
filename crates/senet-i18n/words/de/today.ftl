# Die Partie des Tages: für alle dieselben Würfe, und die Zeile zum Teilen am Ende.

ui-today = Partie des Tages
ui-today-result = Das Ergebnis zum Teilen
ui-today-copied = Ergebnis kopiert
ui-today-won = Senet, { $date }, { $sheet }: gewonnen in { $throws } Würfen, Steine, die dem Gegner blieben: { $left }. { $address }
ui-today-lost = Senet, { $date }, { $sheet }: verloren in { $throws } Würfen, Steine, die mir blieben: { $left }. { $address }
