# What things are called. The terms of all files in this folder:
#
#   house       one of the thirty fields     throw       what the sticks or the die show
#   capture     the two pieces swap places   protected   beside a piece of its own side
#   blockade    three enemies together       safe        cannot be captured there
#   the water   house 27                     leave       go off the board at the end of the path
#   cones       start on 1, 3, 5, 7, 9       spools      start on 2, 4, 6, 8, 10
#   the rest    the part of a throw that a leaving piece does not need

## Sides
side = { $side ->
    [cones] cones
   *[spools] spools
}
# Only cones are red or white.
side-coloured = { $colour ->
    [red] red cones
    [white] white cones
    [blue] blue spools
    [grey] grey spools
    [green] green spools
   *[black] black spools
}
piece = { $colour ->
    [red] red cone
    [white] white cone
    [blue] blue spool
    [grey] grey spool
    [green] green spool
   *[black] black spool
}
colour = { $colour ->
    [red] red
    [white] white
    [blue] blue
    [grey] grey
    [green] green
   *[black] black
}

## Sheets
sheet-carpignano-title = Carpignano
sheet-carpignano-summary = Exact throws to leave, one more throw on 26, and a long way back from the water.
sheet-spanish-title = The Spanish sheet
sheet-spanish-summary = No piece moves backward; gather in the last row and leave through 30. With three variations.
sheet-uninerd-title = UniNerd, after Kendall and Bell
sheet-uninerd-summary = A die in place of the sticks, a leap over the water, and pieces that get stuck in it.
sheet-french-title = The French cloth board
sheet-french-summary = Gather all your pieces in the last row, then leave with any throw that is high enough.
sheet-dutch-title = The Dutch sheet
sheet-dutch-summary = When a piece leaves, another must play what is left of the throw.

## Variations of the Spanish sheet
option-happiness-name = House of happiness
option-happiness-summary = Every piece must land on 26 before it goes beyond.
option-rebirth-name = House of rebirth
option-rebirth-summary = The water sends pieces to 15; if that is taken, to the lowest free house.
option-exit-3-2-1-name = Exit 3-2-1
option-exit-3-2-1-summary = A piece leaves from 28 with a 3, from 29 with a 2, from 30 with a 1, and no other way.

## Computer players
player-random = Random
player-random-does = Plays any move that is allowed. Good for the very first game.
player-greedy = Greedy
player-greedy-does = Takes what looks best at once, and thinks no further.
player-novice = Novice
player-novice-person = Pepi
player-novice-does = Pepi is seven and always runs with the rearmost piece. What the others could do, Pepi does not see.
player-casual = Casual
player-casual-person = Tutu
player-casual-does = Tutu counts houses and takes what looks best at once. What you do next is not her worry.
player-skilled = Skilled
player-skilled-person = Ani
player-skilled-does = The scribe Ani knows thousands of games and judges the board by them. He does not look ahead.
player-expert = Expert
player-expert-person = Nefertari
player-expert-does = Queen Nefertari judges as Ani does, and weighs what the next throw may bring, but not the one after.
player-master = Master
player-master-person = Thoth
player-master-does = Thoth won five days from the Moon at a board game. He looks two throws ahead, and further where little can happen.

## Houses
house-number = House { $house }
house-rebirth = house of rebirth
house-happiness = house of happiness
house-abundance = house of abundance
house-water = water
house-misfortune = water, house of misfortune
house-maat = house of Maat
house-three-truths = house of the three truths
house-re-atum = house of Re-Atum
house-horus = house of Horus
house-ra = house of Ra
house-exit = exit
house-safe = safe
house-empty = empty
house-spoken = { $house }: { $content }
list-and = { $first } and { $last }

## What a special house does
about-rebirth = The water sends pieces here.
about-26-throw = A piece that lands on 26 by its own move gives its side one more throw.
about-26-over = From 26, a 1 may carry a piece over the water onto 28, if 28 is empty.
about-26-must = Every piece must land on 26 before it goes beyond.
about-water-start = A piece that lands on 27 falls into the water and goes back to 1, or to the first free house after it.
about-water-rebirth = A piece that lands on 27 falls into the water and goes back to 15; if 15 is taken, to 1 or the first free house after it.
about-water-stuck = A piece that lands on 27 falls into the water and goes back to 15. If 15 is taken, it stays, and its whole side is stuck until it throws a 4, which takes that piece off the board.
about-exit-exact = A { $needed } takes a piece from { $house } off the board.
about-exit-only = A { $needed } takes a piece from { $house } off the board; with any other throw it waits there.
about-exit-at-least = A { $needed } or more takes a piece from { $house } off the board.
about-exit-any = Any throw takes a piece from { $house } off the board.
about-clear-last = All pieces of its side on the board must stand in the last row.
about-clear-first = Its side must have no piece in the first row.
about-30-exit = The exit: a piece leaves from 30 as soon as all its side’s pieces on the board are in the last row.
about-30-turn-start = A piece may leave from 30 at the start of its side’s turn, before the throw, if that side has none in the first row. No throw moves it.
about-safe = A piece here cannot be captured.
about-unsafe-30 = A lone piece here can be captured (D1).
about-ordinary = An ordinary house.

## What the sign of a house is. The drawings are ours; the words in quotation marks are the sheet’s.
sign-ankh = Our sign: the ankh, life.
sign-nefer = Our sign: nefer, good and beautiful.
sign-water = Our sign: three waves, water.
sign-birds = Our sign: three birds, souls.
sign-gods = Our sign: two seated gods.
sign-horus = Our sign: the falcon, Horus.
sign-uninerd-15 = Our sign: the ankh, life. The sheet: “new possibilities”.
sign-uninerd-26 = Our sign: nefer, good. The sheet: “a good omen”.
sign-uninerd-27 = Our sign: waves. The sheet: “the force of nature”.
sign-uninerd-28 = Our sign: three birds, souls. The sheet: “the possible ways”.
sign-uninerd-29 = Our sign: the falcon. The sheet: “the gaze of him who sees all”.
sign-uninerd-30 = Our sign: the sun. The sheet: “the last true challenge”.
