# What stands on buttons, in menus and in settings. Short: a button holds about 20 characters.
# Terms: see names.ftl.

ui-title = Senet
ui-tagline = The race through thirty houses, three thousand years before chess

## Games
ui-new-game = New game
ui-play = Play
ui-rematch = Rematch
ui-next-game = Next game
ui-undo = Undo
ui-redo = Redo
ui-resign = Resign
ui-resign-confirm = Resign this game?
ui-game-of = Game { $number } of { $games }
ui-match-won = { $who ->
    [you] You win the match.
   *[named] { $name } wins the match.
}
ui-match-drawn = The match is drawn.

## Everywhere
ui-cancel = Cancel
ui-yes = Yes
ui-no = No
ui-close = Close
ui-menu = Menu

## Before a game
ui-opponent = Opponent
ui-person-beside-me = Someone beside me
ui-you = You
ui-player-one = Player 1
ui-player-two = Player 2
ui-sheet = Rules
ui-options = Options
ui-games-in-match = Games in the match
ui-who-starts = Who throws first
ui-seed = Seed
ui-seed-optional = Seed (optional)
ui-seed-invalid = A seed is a whole number from 0 to 18446744073709551615.
ui-seed-after-game = The seed is shown after the game. The same seed gives the same throws.

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
ui-chances = Show the chances
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
ui-copy-position = Copy position
ui-paste-position = Paste position
ui-position-copied = Position copied
ui-position-invalid = This text is not a position of these rules. Your game is unchanged.
ui-link-to-game = Link to the whole game
ui-link-to-position = Link to this position
ui-copy = Copy
ui-copy-by-hand = The browser lets no page copy here. The text is selected: copy it with Ctrl+C or ⌘C.
ui-link-holds = Open it in place of your own? Yours stays under My games.
ui-link-title = A game for you
ui-link-first = Open it and play on?
ui-link-copied = Link copied
ui-link-invalid = This link holds no game that can be read. Your game is unchanged.
ui-save-game = Save game
ui-open-game = Open game
ui-file-invalid = This file is not a game of Senet. Your game is unchanged.
ui-language-unavailable = The words of this language could not be fetched. Try again once you are online.
ui-storage-invalid = The saved game could not be read. You can start a new one.
ui-game-kept = Your game is kept in this browser.
ui-detail = Detail: { $detail }

## How the throws fell
ui-dice-statistics = Throws so far
ui-value = Value
ui-seen = Seen
ui-expected = Expected

## Settings
ui-language = Language
ui-settings = Settings
ui-theme = Colours
ui-theme-auto = Automatic
ui-theme-light = Light
ui-theme-dark = Dark
ui-board-material = Board
ui-board-bone = Wood and bone
ui-board-faience = Blue faience
ui-board-contrast = High contrast
ui-sound = Sound
ui-house-numbers = House numbers
ui-animations = Animations
ui-animation-speed = Speed
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-thinking-time = Computer’s thinking time
ui-thinking-none = None
ui-thinking-short = Short
ui-thinking-long = Long
ui-play-single-move = Play the only move automatically
ui-hints = Hints
ui-shortcuts = Shortcuts of one letter
ui-hints-off = No more hints
ui-hint-understood = Got it

## The program
ui-offline-ready = Ready to play offline.
ui-new-version = A new version is ready. Your game stays.
ui-reload = Reload
ui-other-tab = This game goes on in another tab.
ui-game-replaced = The game before is still here.
ui-game-return = Go back to it
ui-play-here = Play here
ui-install = Install
ui-rules = Rules
ui-compare-sheets = Compare the five
ui-about = About
ui-about-text = Five ways people play Senet today. No tracking, no ads, and it works offline.
ui-licence = Licence
ui-accessibility = Accessibility
ui-accessibility-text = Everything can be done with the keyboard alone, and screen readers are told what happens.
ui-skip-to-board = Skip to the board
ui-error-unexpected = Something went wrong. Your game is kept; reload the page to go on.

## The keyboard
ui-keyboard-help = Keyboard
ui-key-arrows = Go from house to house
ui-key-enter = Pick up a piece, put it down
ui-key-escape = Put the piece back, close a window
ui-key-throw = Throw
ui-key-next-piece = Go to the next piece that can move
ui-key-leave = Take the piece off the board
ui-key-explain = Explain the house
ui-key-undo = Undo
ui-key-redo = Redo
ui-key-steps = Step through the game
ui-key-remove = Remove the piece, while you set up a position
ui-key-help = Show this list

## Counted things
count-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
