# Hints for a first game, each shown once, when its rule first matters. Terms: see names.ftl.

hint-throw = Throw first. The number says how far one of your pieces moves.
hint-move = Touch a lit piece to see where it goes, then touch that house. The path follows the numbers from 1 to 30, row by row, turning at each end.
hint-throw-again = Some throws give you another one, as soon as you have played them.
hint-turn-passes = Other throws end your turn, once you have played them.
hint-first-move = The very first moves are not free: a certain piece has to make them.
hint-must-move = If any piece can move forward, one of them has to, even where you would rather stay.
hint-capture = An enemy piece with no neighbour of its own side can be captured: the two change places, and the enemy falls back.
hint-protected = Two pieces of one side next to each other protect each other. Neither can be captured.
hint-blockade = Three pieces of one side next to each other are a blockade. The enemy cannot pass them.
hint-safe = On a safe house a piece cannot be captured, even when it stands alone.
hint-happiness = House 26 is a lucky one: it is safe, and the side that lands there throws once more.
hint-leap = From 26 a 1 may take you over the water, if 28 is empty.
hint-water = 27 is water. A piece that lands there is sent far back.
hint-leaving = The end of the path is near. Bring your pieces off the board, beyond 30.
hint-exit = 30 is the exit, but it opens only when all your pieces on the board are in the last row.
hint-rest = Your piece needed only a part of the throw. Another piece plays the rest.
hint-backward = No piece can move forward, so one has to go back.
hint-return = Only your own pieces are in the way, so one of them has to return to the start.
hint-stuck = The water holds your piece, and with it your whole side, until you throw a 4.
hint-pass = No piece can move. The turn passes, whatever you threw.
