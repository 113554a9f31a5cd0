# Exploring a position: what is said of it, the list of throws and moves, and setting a position up. A button holds about
# 20 characters, one for a clear or a full board about 7. Terms: see names.ftl.

explore = Explore
explore-throw = To throw: { $side }
explore-move = To move: { $side }
explore-over = The game is over. Winner: { $side }
explore-working = Working out the chances…
explore-list = Throws and moves
explore-if-thrown = Throw of { $throw }
explore-often = { $percent } of all throws
explore-pass = no move
explore-way = The way here
explore-start = Start
explore-link = Copy link
explore-play = Play from here
explore-edit = Set up the position
explore-edit-asks = Set up a position
explore-edit-help = Drag the pieces, or choose a piece and then a house.
explore-tray = Off the board
explore-turn = To move
explore-clear = Clear
explore-done = Done
explore-empty = Each side needs a piece on the board.
