# What happens in a game, and what is to be done. `who` is `you` for the reader, else `named`, with a `name`.
# Terms: see names.ftl.

## Throws
throw-again = { $who ->
    [you] You move { $houses }, then throw again.
   *[named] { $name } moves { $houses }, then throws again.
}
throw-ends-turn = { $who ->
    [you] You move { $houses }, then the turn passes.
   *[named] { $name } moves { $houses }, then the turn passes.
}
faces-carpignano = { $count ->
    [0] No light side up: 6.
    [one] { $count } light side up.
   *[other] { $count } light sides up.
}
faces-spanish = { $count ->
    [0] No curved side up: 6.
    [one] { $count } curved side up.
   *[other] { $count } curved sides up.
}
faces-french = { $count ->
    [0] No open side up: 6.
    [one] { $count } open side up.
   *[other] { $count } open sides up.
}
faces-dutch = { $count ->
    [0] No flat white side up: 6.
    [one] { $count } flat white side up.
   *[other] { $count } flat white sides up.
}
faces-die = The die shows { $throw }.
faces-die-x = The die shows X, its 6.
face-carpignano = { $up ->
    [yes] light
   *[no] dark
}
face-spanish = { $up ->
    [yes] curved
   *[no] flat
}
face-french = { $up ->
    [yes] open
   *[no] dark
}
face-dutch = { $up ->
    [yes] flat white
   *[no] round black
}
sticks-spoken = Sticks: { $sides }.

## Moves: the same words for one that can be made and one that was made
move-forward = { $piece } from { $from } to { $to }.
move-backward = { $piece } back from { $from } to { $to }.
move-leaves = { $piece } leaves the board from { $from }.
move-keeps = { $piece } stays on 30.
move-captures = Capture: { $piece } goes to { $house }.
move-captures-stuck = Capture: { $piece } goes to 27 and is held in the water.
move-water = Into the water, and out on { $house }.
move-water-stuck = { $side ->
    [cones] Into the water, and held there: the cones are stuck until they throw a 4 (U6).
   *[spools] Into the water, and held there: the spools are stuck until they throw a 4 (U6).
}
move-returns = A piece of its own side stands on { $to }: back to { $house } (U7).
move-exit-opens = The exit opens: the piece that waits on 30 leaves as well.
move-to-go = { $count ->
    [0] That is the last one.
   *[other] { $count } to go.
}
move-safe = { $house } is a safe house.
move-extra-throw = House 26 gives one more throw.
move-rest = The throw has { $rest } left over for another piece.
pass-nothing = No piece can move.
pass-idle = The X moves nothing.
pass-stuck = Stuck in the water: no piece can move.
pass-rest = No piece can play the { $rest } that is left; it is lost.
turn-again = { $who ->
    [you] You throw again.
   *[named] { $name } throws again.
}
turn-passes = { $who ->
    [you] It is your turn.
   *[named] { $name } is next.
}

## The opening
prompt-opening-first-one = { $who ->
    [you] Throw. The first to throw a 1 begins, with the spools.
   *[named] { $name } throws. The first to throw a 1 begins, with the spools.
}
prompt-opening-only-one = { $who ->
    [you] Throw. The only one to throw a 1 begins, with the spools.
   *[named] { $name } throws. The only one to throw a 1 begins, with the spools.
}
prompt-opening-highest = { $who ->
    [you] Throw. The higher number chooses a side; the X counts lowest.
   *[named] { $name } throws. The higher number chooses a side; the X counts lowest.
}
prompt-opening-other = The other throw was { $throw }.
prompt-choose-side = { $who ->
    [you] You threw higher: choose your side.
   *[named] { $name } threw higher and chooses a side.
}
opening-threw = { $who ->
    [you] You threw { $throw }.
   *[named] { $name } threw { $throw }.
}
opening-not-yet = Still no 1.
opening-begins-first = { $who ->
    [you] The first 1: you begin, with the spools.
   *[named] The first 1: { $name } begins, with the spools.
}
opening-begins-only = { $who ->
    [you] The only 1: you begin, with the spools.
   *[named] The only 1: { $name } begins, with the spools.
}
opening-both-ones = Two 1s: both throw again.
opening-no-one = No 1 in this round: both throw again.
opening-equal = Equal: both throw again.
opening-chooses = { $who ->
    [you] You threw higher and choose a side.
   *[named] { $name } threw higher and chooses a side.
}

## What is to be done
prompt-throw = { $who ->
    [you] Your turn: throw.
   *[named] { $name } throws next.
}
prompt-throw-ten = { $who ->
    [you] Throw: the piece on 10 makes the first move.
   *[named] { $name } throws: the piece on 10 makes the first move.
}
prompt-throw-nine = { $who ->
    [you] Throw: if it can, the piece on 9 makes your first move.
   *[named] { $name } throws: if it can, the piece on 9 makes the first move.
}
prompt-move = { $who ->
    [you] Choose a piece to move { $houses }.
   *[named] { $name } moves a piece { $houses }.
}
prompt-first-one = { $who ->
    [you] You begin: move the spool from 10 to 11.
   *[named] { $name } begins, with the spool from 10 to 11.
}
prompt-first-ten = { $who ->
    [you] The piece on 10 makes the first move: { $houses }, whoever owns it.
   *[named] { $name } moves the piece on 10, whoever owns it: { $houses }.
}
prompt-first-nine = { $who ->
    [you] Your first move belongs to the piece on 9: { $houses }.
   *[named] { $name } makes the first move with the piece on 9: { $houses }.
}
prompt-backward = { $who ->
    [you] No piece can move forward: choose one to go back { $houses }.
   *[named] No piece can move forward: { $name } moves one back { $houses }.
}
prompt-return = { $who ->
    [you] Only your own pieces are in the way: one must go back to the start (U7).
   *[named] Only { $name }’s own pieces are in the way: one must go back to the start (U7).
}
prompt-stuck-four = { $who ->
    [you] A 4! It takes your piece out of the water and off the board.
   *[named] A 4! It takes { $name }’s piece out of the water and off the board.
}
prompt-turn-start = { $who ->
    [you] Your piece on 30 may leave the board now, before you throw. Take it off, or keep it?
   *[named] { $name } may take the piece on 30 off the board before the throw.
}
prompt-rest = { $who ->
    [you] Your { $throw } has { $rest } left over: another piece must play it.
   *[named] The { $throw } has { $rest } left over: another of { $name }’s pieces must play it.
}
prompt-pass = { $who ->
    [you] You cannot move: the turn passes.
   *[named] { $name } cannot move: the turn passes.
}
prompt-pass-idle = { $who ->
    [you] X: you move nothing, and the turn passes.
   *[named] X: { $name } moves nothing, and the turn passes.
}
prompt-pass-stuck = { $who ->
    [you] You are stuck in the water: only a 4 helps.
   *[named] { $name } is stuck in the water: only a 4 helps.
}
why-piece = { $houses }: { $reason }

## The end
side-with = { $side ->
    [cones] with the cones
   *[spools] with the spools
}
result-won = { $who ->
    [you] You win { side-with } and score { $points }.
   *[named] { $name } wins { side-with } and scores { $points }.
}
result-resigned = { $who ->
    [you] You win { side-with } by resignation and score { $points }.
   *[named] { $name } wins { side-with } by resignation and scores { $points }.
}
