# The rules pages. What several sheets share is said once, as `rules-all-…`. Some paragraphs stand in names.ftl, as
# `about-…` and `option-…`, because the board uses them too. Terms: see names.ftl.

## Headings
rules-heading-aim = The aim
rules-heading-throws = Pieces and throws
rules-heading-beginning = Who begins
rules-heading-moving = Moving
rules-heading-capture = Capture and protection
rules-heading-houses = Special houses
rules-heading-leaving = Leaving the board
rules-heading-no-forward = If no piece can move forward
rules-heading-winning = Winning and points
rules-heading-options = Variations
rules-decision-note = The sheet leaves this open. Here we play it like this:
rules-contents = Contents
rules-which = Sheet
rules-left-open = Left open by the sheet
rules-throw-again = again

## Pieces and throws
rules-all-start = The cones start on the odd houses from 1 to 9, the spools on the even houses from 2 to 10.
rules-carpignano-throws = The cones are red, the spools blue. Each of the four sticks has a light and a dark side. Every light side up counts one house. If none is up, the throw is 6.
rules-spanish-throws = The cones are white, the spools black. Each of the four split canes has a curved and a flat side. Every curved side up counts one house. If none is up, the throw is 6.
rules-french-throws = The cones are white, the spools black. Each of the four sticks has an open side (◊) and a dark side (♦). Every open side up counts one house. If none is up, the throw is 6.
rules-dutch-throws = The cones are white, the spools green. Each of the four sticks has a flat white and a round black side. Every white side up counts one house. If none is up, the throw is 6.
rules-uninerd-throws = The cones are red, the spools grey. You throw one die; its 6 is marked X.
rules-all-again = After a 1, 4 or 6 you move and throw again; after a 2 or 3 you move and the turn passes. A throw that cannot be played earns no further throw.
rules-uninerd-again = After a 1, 4 or 5 you move and throw again; after a 2 or 3 you move and the turn passes. The X moves nothing and passes the turn. A throw that cannot be played earns no further throw.

## Who begins
rules-all-beginning = The players throw by turns. The first to throw a 1 gets the spools and plays that 1 from 10 to 11.
rules-spanish-beginning = Both players throw. When exactly one of them has a 1, that player gets the spools and plays that 1 from 10 to 11.
rules-all-nine = The first move of the cones is made by the piece on 9. After that each side moves as it likes.
rules-uninerd-beginning = Both players throw the die; the X counts lowest. The higher throw chooses a side and throws again, and the piece on 10 makes that first move. On a tie, both throw again.

## Moving
rules-all-moving = A throw moves one piece exactly as many houses as it counts; leaving the board has its own rule. If any piece can move forward, one has to.
rules-all-passing = Pieces may pass over others, their own and the enemy’s, but never over a blockade. No piece may land on one of its own side.

## Capture and protection
rules-all-capture = A piece that lands on an enemy piece captures it: the two change places.
rules-all-protected = Two or more pieces of a side on neighbouring houses protect each other from capture. 10 and 11 are neighbours, and so are 20 and 21.
rules-all-blockade = Three or more next to each other are a blockade as well: no enemy piece passes over them.

## Special houses
rules-all-safe = On 26, 28, 29 and 30 no piece can be captured.
rules-all-signs = The signs on the houses are ours, after boards that were found: nefer (good) on 26, water on 27, three birds on 28, two gods on 29, Horus on 30, and the ankh (life) on 15 where the water sends pieces there.
rules-uninerd-signs = The signs on the houses are ours, after boards that were found: nefer (good) on 26, water on 27, three birds on 28, the falcon Horus on 29, the sun (Ra) on 30, and the ankh (life) on 15.
rules-uninerd-safe = On 15, 26, 28, 29 and 30 no piece can be captured.
rules-dutch-safe = On 26, 28 and 29 no piece can be captured. 30 is not safe.
rules-uninerd-swapped = A piece that a capture swaps onto 27 is sent on as if it had landed there.

## Leaving the board
rules-carpignano-leaving = A piece leaves with the exact throw that takes it one step beyond 30: from 25 with a 6, from 28 with a 3, from 29 with a 2, from 30 with a 1. Your other pieces may be anywhere. A higher throw moves nothing.
rules-spanish-leaving = A piece leaves by reaching 30 exactly, when all your pieces on the board are in the last row. A throw that goes beyond 30 moves nothing.
rules-uninerd-leaving = From 28 a piece leaves with a 3, from 29 with a 2; with any other throw it waits there. From 27, if it is stuck there, it leaves with a 4. A piece on 30 may be taken off at the start of your turn, if you have none in the first row. Any other throw beyond 30 moves nothing.
rules-french-leaving = As soon as all your pieces on the board are in the last row, a piece leaves with any throw that takes it beyond 30. If one is sent back to an earlier row, the others wait for it.
rules-dutch-leaving = When you have no piece in the first row, a piece leaves with any throw that takes it beyond 30. When a piece leaves, another must play what is left of the throw.
rules-all-blockade-leaving = A blockade on 28, 29 and 30 also stops a piece that would leave the board over it (G5).

## If no piece can move forward
rules-all-backward = Then a piece moves backward by the number thrown. It may capture, and the rules for landing and passing hold. If that is impossible too, the turn passes.
rules-spanish-no-forward = Then the turn passes, whatever was thrown. No piece moves backward.
rules-uninerd-no-forward = If only your own pieces are in the way, one of yours has to move onto another and returns to 1, or to the first free house after it. If that is impossible, a piece moves backward by the number thrown and may capture; a piece on 28, 29 or 30 never does. If that is impossible too, the turn passes.
rules-french-no-forward = Then a piece moves backward by the number thrown, to an empty house. If that is impossible too, the turn passes.

## Winning and points
rules-all-winning = The first to bring off the last piece wins at once. There is no draw.
rules-all-points = In a match the winner scores for each enemy piece on the board: 3 points in the first row, 2 in the second, 1 in the last.
rules-dutch-points = In a match the winner scores for each enemy piece on the board: 3 points in the first row, 1 in the second or last.
rules-all-no-points = The sheet counts no points. In a match a won game is one point.

## Variations
rules-spanish-options = The sheet mentions variations. Each can be switched on when a game begins.
