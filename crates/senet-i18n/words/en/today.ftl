# The game of the day: the same throws for everybody, and the line to share at its end.

ui-today = Game of the day
ui-today-result = The result to share
ui-today-copied = Result copied
ui-today-won = Senet, { $date }, { $sheet }: won in { $throws } throws, { $left } of the opponent’s pieces left. { $address }
ui-today-lost = Senet, { $date }, { $sheet }: lost in { $throws } throws, { $left } of my pieces left. { $address }
