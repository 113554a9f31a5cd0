# De partij van de dag: voor iedereen dezelfde worpen, en de regel om te delen na afloop.

ui-today = Partij van de dag
ui-today-result = De uitslag om te delen
ui-today-copied = Uitslag gekopieerd
ui-today-won = Senet, { $date }, { $sheet }: gewonnen in { $throws } worpen, stukken die de tegenstander overhad: { $left }. { $address }
ui-today-lost = Senet, { $date }, { $sheet }: verloren in { $throws } worpen, stukken die ik overhad: { $left }. { $address }
