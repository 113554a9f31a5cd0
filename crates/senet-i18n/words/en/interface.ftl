# What stands on buttons and in messages. Short: a button holds about 20 characters.
# Terms: see names.ftl.

ui-title = Senet

## Games
ui-new-game = New game
ui-play = Play
ui-rematch = Rematch
ui-next-game = Next game
ui-undo = Undo
ui-redo = Redo
ui-game-of = Game { $number } of { $games }
ui-match-won = { $who ->
    [you] You win the match.
   *[named] { $name } wins the match.
}
ui-match-drawn = The match is drawn.

## Everywhere
ui-cancel = Cancel
ui-close = Close
ui-menu = Menu

## Before a game
ui-opponent = Opponent
online-friend = Play with a friend
online-talk = Game and phrases
ui-person-beside-me = Someone beside me
ui-you = You
ui-player-one = Player 1
ui-player-two = Player 2
ui-sheet = Rules
ui-options = Options
ui-games-in-match = Games in the match
ui-plays-for-points = In this match the computer plays for points.
ui-who-starts = Who throws first
ui-seed-optional = Seed (optional)
ui-seed-invalid = A seed is a whole number from 0 to 18446744073709551615.
rules-all-aim = Two sides of five pieces race along thirty houses in the order of their numbers: through the first row, back through the second, and through the third. The first to bring all five off the board wins.
lessons-learn = Learn the game in 90 seconds
error-name-empty = A name cannot be empty.
error-name-control = A name has no line breaks and no other control characters.
error-name-space = A name does not begin or end with a space.
error-name-too-long = A name has at most { $most } characters.

## At the board
ui-board = Board
ui-throw = Throw
ui-houses = { $count ->
    [one] house
   *[other] houses
}
ui-pieces-off = { $count } off the board
ui-take-off = Take off
ui-keep = Keep
ui-cones = Cones
ui-spools = Spools
ui-sound = Sound
ui-hints-off = No more hints
ui-hint-understood = Got it

## Advice and chances
ui-advice = What would you play?
ui-advice-move = Play { $from } to { $to }: { $chance }.
ui-advice-leave = Take off { $from }: { $chance }.
ui-advice-keep = Keep 30: { $chance }.
ui-advice-exact = { $percent }% to win (exact)
ui-advice-estimated = { $percent }% to win (estimated)
ui-reason-leaves = One piece fewer on the board.
ui-reason-captures = It captures a piece.
ui-reason-protects = Two side by side protect each other.
ui-reason-escapes = It gets out of reach.
ui-reason-blocks = Three in a row block the way.
ui-reason-water = It leaves the water behind.
ui-reason-safe = It reaches a safe house.
ui-reason-last = The hindmost piece moves up.
ui-reason-water-avoided = Another move falls into the water.
ui-reason-least-risk = It leaves the fewest pieces at risk.
ui-reason-only = It is the only move.
ui-reason-best = No other move wins more often.
ui-chances-exact = Chances of winning: { $near } { $percent }%, { $far } { $rest }% (exact)
ui-chances-estimated = Chances of winning: { $near } { $percent }%, { $far } { $rest }% (estimated)
ui-percent = { $percent }%
ui-risk = Risk of capture by the next throw: { $percent }%.
ui-risk-after = Risk of capture there: { $percent }%.

## The record, and the way through it
ui-moves-list = Moves
ui-step-first = To the start
ui-step-previous = Step back
ui-step-next = Step forward
ui-step-last = To the end
ui-replay = Replay the game
ui-replay-stop = Pause
ui-replay-pace = Pace: { $pace }
ui-back-to-game = Back to the game
ui-share = Share
ui-position-invalid = This text is not a position of these rules. Your game is unchanged.
ui-link-invalid = This link holds no game that can be read. Your game is unchanged.
ui-file-invalid = This file is not a game of Senet. Your game is unchanged.
ui-language-unavailable = The words of this language could not be fetched. Try again once you are online.
ui-storage-invalid = The saved game could not be read. You can start a new one.
ui-detail = Detail: { $detail }
review = Review
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder

## The program
ui-offline-ready = Ready to play offline.
ui-new-version = A new version is ready. Your game stays.
ui-reload = Reload
ui-other-tab = This game goes on in another tab.
ui-game-replaced = The game before is still here.
ui-game-return = Go back to it
ui-play-here = Play here
ui-rules = Rules
ui-skip-to-board = Skip to the board
ui-error-unexpected = Something went wrong. Your game is kept; reload the page to go on.

## Counted things
count-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Between whole and tenths.
review-decimal = .
