# Lessons: the window that lists them, the buttons, and what they say in a bubble over the board, in 150 characters at most.
# A button holds about 20 characters. Terms: see names.ftl.

lessons = Lessons
lessons-about = One rule at a time, with fixed throws. Each lesson ends with a position to solve.
lessons-count = { $done } of { $count } done
lesson-done = done
lesson-read-on = Next
lesson-next = Next lesson
lesson-again = Start again
lesson-play = Play now

## Titles
lesson-first = The first game
lesson-first-moves = First moves
lesson-protection = Protection
lesson-blockade = Blockade
lesson-backward = Moving backward
lesson-water = The water

## What is said
lesson-aim = These five are yours. Bring them all to the end of the path and off the board before the other side does.
lesson-path = The path follows the numbers: along the first row, back through the second, and on through the third.
lesson-guide = Move from { $from } to { $to }: touch the piece, then the house.
lesson-take-off = Touch the piece on { $from }, then “{ ui-take-off }”.
lesson-alone = The piece on { $to } stands alone: capture it from { $from }.
lesson-barred = Your piece on { $from } cannot move with this throw. Move another one.
lesson-backward-captures = Backward, too, a piece captures an enemy that stands alone.
lesson-backward-to-empty = Backward, a piece moves to an empty house only: it captures nothing.
lesson-into-water = Try it: move from { $from } onto 27.
lesson-out-of-water = There it is again, on { $to }.
lesson-rebirth-taken = Now 15 is taken. Try it once more, from { $from } onto 27.
lesson-leave-exactly = A piece leaves only with the exact throw: from 28 with a 3, from 29 with a 2, from 30 with a 1. Your other pieces may be anywhere.
lesson-open-exit = Bring your last piece into the last row, from { $from } to { $to }: the exit opens.
lesson-learnt-first = You can throw, move, capture and take pieces off: that is enough for a first game. The other lessons have the rest.

## To solve
lesson-find-capture = Now you: find a move that captures.
lesson-find-without-nine = The piece on 9 cannot move with this throw, so this time any other may. Find a capture.
lesson-find-protection = Now you: find the move after which none of your pieces can be captured.
lesson-find-blockade = Now you: set up a blockade.
lesson-find-happiness = Now you: bring a piece onto 26.
lesson-find-dry = Now you: move without falling into the water.
lesson-find-leaving = Now you: take a piece off the board.
lesson-find-gathering = Now you: find the move after which pieces can leave the board.
lesson-find-rest = Now you: take a piece off, so that another captures with the rest.

## Not what is wanted
lesson-wrong-guide = That is allowed. But this time, move from { $from } to { $to }.
lesson-wrong-capture = That captures nothing. Look for an enemy piece that stands alone.
lesson-wrong-protection = After that, a piece of yours stands alone within reach. Look for a place beside another.
lesson-wrong-blockade = That makes no three next to each other. Try another piece.
lesson-wrong-happiness = That does not reach 26. Try another piece.
lesson-wrong-dry = That one would fall into the water. Try the other.
lesson-wrong-leaving = No piece leaves the board that way. Try another.
lesson-wrong-gathering = After that, a piece of yours is still too far behind. Try another.
