# Puzzels: het venster dat het blad kiest, berichten en knoppen. Op een knop passen ongeveer 20 tekens.

ui-puzzles = Puzzels
ui-puzzles-about = Eén worp, en één zet die duidelijk de beste is: vind hem. De kansen zijn exact.
ui-puzzles-solved = { $count } van { $total } opgelost
ui-puzzles-missing = De puzzels konden niet worden geladen. Probeer het opnieuw zodra je online bent.
ui-puzzle-asks = Vind de beste zet
ui-puzzle-number = Puzzel { $number } van { $count }
ui-puzzle-throw = Worp: { $throw }.
ui-puzzle-easy = Makkelijk.
ui-puzzle-medium = Gemiddeld.
ui-puzzle-hard = Moeilijk.
ui-puzzle-hardest = Heel moeilijk.
ui-puzzles-level = Moeilijkheid
ui-puzzles-rising = Moeilijker naarmate je oplost
ui-puzzle-right = Goed!
ui-puzzle-wrong = Niet de beste: { $percent }% winkans in plaats van { $best }%. Dat kost { $cost }.
ui-puzzle-show = Toon de zet
ui-puzzle-again = Opnieuw
ui-puzzle-next = Volgende puzzel
