# La partie du jour : les mêmes lancers pour tout le monde, et la ligne à partager à la fin.

ui-today = Partie du jour
ui-today-result = Le résultat à partager
ui-today-copied = Résultat copié
ui-today-won = Senet, { $date }, { $sheet } : gagné en { $throws } lancers, pions restants de l’adversaire : { $left }. { $address }
ui-today-lost = Senet, { $date }, { $sheet } : perdu en { $throws } lancers, pions qu’il me restait : { $left }. { $address }
