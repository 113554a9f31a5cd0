# Puzzels: berichten en knoppen aan het bord. Op een knop passen ongeveer 20 tekens.

ui-puzzle-asks = Vind de beste zet
ui-puzzle-number = Puzzel { $number } van { $count }
ui-puzzle-throw = Worp: { $throw }.
ui-puzzle-easy = Makkelijk.
ui-puzzle-medium = Gemiddeld.
ui-puzzle-hard = Moeilijk.
ui-puzzle-hardest = Heel moeilijk.
ui-puzzle-right = Goed!
ui-puzzle-wrong = Niet de beste: { $percent }% winkans in plaats van { $best }%. Dat kost { $cost }.
ui-puzzle-show = Toon de zet
ui-puzzle-again = Opnieuw
ui-puzzle-next = Volgende puzzel
