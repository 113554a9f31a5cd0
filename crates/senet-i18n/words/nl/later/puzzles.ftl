# Het venster van de puzzels, dat het blad kiest.

ui-puzzles = Puzzels
ui-puzzles-about = Eén worp, en één zet die duidelijk de beste is: vind hem. De kansen zijn exact.
ui-puzzles-solved = { $count } van { $total } opgelost
ui-puzzles-missing = De puzzels konden niet worden geladen. Probeer het opnieuw zodra je online bent.
ui-puzzles-level = Moeilijkheid
ui-puzzles-rising = Moeilijker naarmate je oplost
