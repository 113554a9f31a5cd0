# Where a sheet can be read in two ways: what it leaves open, and how it is played here. The identifiers are those of
# docs/rules.md. Terms: see names.ftl.

rules-all-decision-G1 = Must the piece on 9 move even when it cannot? Here it makes the cones’ first move if it can go forward with that throw. If it cannot, or was captured before, any piece plays the throw. Nothing is owed after that.
rules-carpignano-decision-C1 = Does 26 give its throw after every kind of move? Here it does, forward or backward, also after a 2 or 3. After a 1, 4 or 6 it is still one throw, not two.
rules-carpignano-decision-C4 = The sheet speaks of passing over pieces to reach an empty house. Here a piece may also pass over others and capture in the same move.
rules-spanish-decision-S1 = The sheet speaks of one die, which could be a single cane. But one cane shows a 1 half of the time, so here both throw all four canes in each round. A round with two 1s or none is thrown again.
rules-spanish-decision-S3 = What becomes of a piece that reaches 30 too early? Here it waits there, safe. After each of your moves it leaves, if all your pieces on the board are in the last row.
rules-spanish-decision-S4-rebirth = With the house of rebirth: 15 is not safe, and if it is taken, the water sends to the lowest free house.
rules-spanish-decision-S4-exit = With the exit 3, 2, 1: 30 is no longer an exit by itself, and all your pieces on the board must still be in the last row.
rules-spanish-decision-S5 = The sheet gives 3 points for the third row and 1 for the last. Here “third” is counted from the end of the path: the row of the start scores 3.
rules-spanish-decision-S6 = Is a 2 or 3 played before the turn passes? Here it is.
rules-uninerd-decision-U2 = The piece on 10 may belong to the other player. Here it makes the first move all the same. The throw counts for the player who threw: after a 1, 4 or 5 that player throws again, after a 2 or 3 the turn passes. An X moves nothing, and nothing is owed any more.
rules-uninerd-decision-U4 = May a piece on 28 or 29 be moved in another way? Here it moves only with its own number, 3 or 2, and that takes it off the board. With any other throw it waits there and is never moved backward, not even if no other piece can move. After a failed try you may try again, even in the same turn.
rules-uninerd-decision-U5 = When does a piece leave from 30? Here no throw moves it, forward or backward: it waits for the start of your turn. Then, before your first throw, you may take it off: a choice, which uses no throw. It needs an empty first row and no piece of yours in the water. Leaving from 27, 28 and 29 needs no empty row.
rules-uninerd-decision-U6 = How long does the water hold a piece? Here its side moves nothing until it throws a 4, also when 15 has become free, and every other throw passes the turn. The 4 takes the piece off the board. Only if a blockade on 28 to 30 stops it, another piece plays the 4. A piece in the water is not safe. Getting stuck does not itself end your turn.
rules-uninerd-decision-U7 = The sheet sends back a piece that must land on one of its own. It can be read otherwise in when that is so, and in which of the two goes back. Here it happens only if there is no other forward move, but before any move backward. The moving piece goes back; the piece that stood there stays.
rules-uninerd-decision-U8 = How does 26 guard against the water? Here you choose, with a 1: into the water, or over it to 28, if that is empty. Landing on 26 gives no throw.
rules-french-decision-F2 = The sheet says that pieces can begin to leave. Here that is a choice, and a duty only when no other piece can move forward.
rules-french-decision-F3 = The sheet names no colour for the three pieces that cannot be passed. Here they are three enemies; three of your own, or of both colours, can be passed.
rules-dutch-decision-D1 = One could read that a piece is off as soon as it stands on 30. Here it is off only when it has gone beyond 30. The sheet does not list 30 among the safe houses, so a lone piece there can be captured.
rules-dutch-decision-D2 = How is the rest of a throw played? Here at once, forward, by another piece, captures included. If that piece leaves too, its rest is played likewise. If none can play it, it is lost. The throw itself decides whether you throw again.
rules-dutch-decision-D3 = Here protection and safe houses hold against captures backward too.
rules-dutch-decision-D4 = Which is the first green piece? Here it is the one on 10. The duty of the piece on 9 is for one throw.
rules-dutch-decision-D5 = Where is the start of the game, when the water sends a piece there? Here it is 1, or the first free house after it.
