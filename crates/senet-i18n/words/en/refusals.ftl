# Why a move is refused: friendly, and with the rule. The rule's identifier is added behind.
# Terms: see names.ftl.

refusal-game-over = The game is over.
refusal-throw-is-due = Throw first.
refusal-move-is-due = Play your throw first.
refusal-move-is-due-start = First decide whether your piece on 30 leaves.
refusal-impossible-throw = These rules have no throw of { $throw }.
refusal-no-piece = There is no piece on { $houses }.
refusal-enemy-piece = The piece on { $houses } belongs to the other side.
refusal-not-this-throw = { $throw ->
    [one] A piece has to move exactly 1 house.
   *[other] A piece has to move exactly { $throw } houses.
}
refusal-not-this-distance = { $distance ->
    [one] From { $from } to { $to } is 1 house; it has to be exactly { $throw }.
   *[other] From { $from } to { $to } is { $distance } houses; it has to be exactly { $throw }.
}
refusal-idle-throw = An X moves nothing; the turn passes.
refusal-too-far = This throw is more than the piece on { $houses } needs. Only the exact number takes it off the board.
refusal-own-piece = A piece of your own stands on { $houses }.
refusal-protected = The pieces on { $houses } protect each other. Two neighbours cannot be captured.
refusal-safe = { $houses } is a safe house: the piece there cannot be captured.
refusal-blockade = The pieces on { $houses } are a blockade. Three or more next to each other let no enemy pass.
refusal-owed-one = The first move of the game is made by the spool on 10.
refusal-owed-nine = The first move of the cones is made by the piece on 9.
refusal-owed-ten = The first move of the game is made by the piece on 10, whoever owns it.
refusal-stuck = Your piece in the water holds your whole side. Only a 4 helps, and it takes that piece off the board.
refusal-wrong-throw-for-house = From 28 only a 3 moves a piece on, from 29 only a 2. Each takes it off the board.
refusal-waits-for-throw = The piece on { $houses } waits there for its own number and is never moved backward.
refusal-waits-for-turn = The piece on 30 waits there for the start of your turn and is never moved backward.
refusal-only-at-turn-start = No throw moves the piece on 30. It may leave at the start of your turn, before you throw.
refusal-choice-at-turn-start = First decide about the piece on 30: take it off the board, or keep it there.
refusal-nothing-to-keep = There is nothing to keep now. That choice comes only at the start of a turn.
refusal-must-land-on-26 = A piece has to land on 26 before it goes beyond.
refusal-no-room-beyond-water = 28 is taken, so the piece cannot leap over the water.
refusal-rows-not-clear = { $count ->
    [one] You cannot leave the board while your piece on { $houses } is so far behind.
   *[other] You cannot leave the board while your pieces on { $houses } are so far behind.
}
refusal-clear-row-one = { refusal-rows-not-clear } Your first row must be empty.
refusal-clear-rows-one-two = { refusal-rows-not-clear } All your pieces must be in the last row.
refusal-leaves-through-30 = Pieces leave the board through 30, and must reach it exactly.
refusal-not-an-exit = No piece leaves the board from here. It can leave from { $houses }.
refusal-forward-first = A piece moves back only when none can move forward, and from { $houses } one can.
refusal-no-backward = With these rules no piece moves backward.
refusal-return-first = Before any move backward comes the forced return, from { $houses }: onto a piece of your own, and back to the start.
refusal-backward-to-empty = A move backward must end on an empty house, and { $houses } is taken.
refusal-rest-is-forward = The rest of a throw is only played forward.
refusal-move-is-compulsory = You have to move when you can, and from { $houses } you can.
refusal-written-otherwise = That move is written { $move }.
refusal-sticks-expected = These rules are played with four sticks.
refusal-die-expected = These rules are played with a die.
refusal-not-now = That is not possible at this moment.
