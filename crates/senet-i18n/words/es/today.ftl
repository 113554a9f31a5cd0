# La partida del día: las mismas tiradas para todos, y la línea para compartir al final.

ui-today = Partida del día
ui-today-result = El resultado para compartir
ui-today-copied = Resultado copiado
ui-today-won = Senet, { $date }, { $sheet }: ganada en { $throws } tiradas, fichas que le quedaban al rival: { $left }. { $address }
ui-today-lost = Senet, { $date }, { $sheet }: perdida en { $throws } tiradas, fichas que me quedaban: { $left }. { $address }
