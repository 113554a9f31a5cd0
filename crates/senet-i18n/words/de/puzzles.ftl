# Rätsel: Meldungen und Knöpfe am Brett. Auf einen Knopf passen etwa 20 Zeichen.

ui-puzzle-asks = Finde den besten Zug
ui-puzzle-number = Rätsel { $number } von { $count }
ui-puzzle-throw = Wurf: { $throw }.
ui-puzzle-easy = Leicht.
ui-puzzle-medium = Mittel.
ui-puzzle-hard = Schwer.
ui-puzzle-hardest = Sehr schwer.
ui-puzzle-right = Richtig!
ui-puzzle-wrong = Nicht der beste: { $percent } % Gewinnchance statt { $best } %. Das kostet { $cost }.
ui-puzzle-show = Zug zeigen
ui-puzzle-again = Noch einmal
ui-puzzle-next = Nächstes Rätsel
