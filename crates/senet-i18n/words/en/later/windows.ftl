# Menu, settings, and the windows for sharing, help and the program. Short: a button holds about 20 characters.
# Terms: see names.ftl.

ui-tagline = The race through thirty houses, three thousand years before chess

## Games
ui-this-game = This game
ui-resign = Resign
ui-resign-confirm = Resign this game?

## Everywhere
ui-yes = Yes
ui-no = No

## Before a game
ui-seed = Seed
ui-seed-after-game = The seed is shown after the game. The same seed gives the same throws.

## Advice and chances
ui-chances = Show the chances

## The record, and the way through it
ui-copy-position = Copy position
ui-paste-position = Paste position
ui-position-copied = Position copied
ui-link-to-game = Link to the whole game
ui-link-to-position = Link to this position
ui-copy = Copy
ui-copy-by-hand = The browser lets no page copy here. The text is selected: copy it with Ctrl+C or ⌘C.
ui-link-holds = Open it in place of your own? Yours stays under My games.
ui-link-title = A game for you
ui-link-first = Open it and play on?
ui-link-copied = Link copied
ui-save-game = Save game
ui-open-game = Open game
ui-game-kept = Your game is kept in this browser.

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

## The program
ui-install = Install
ui-compare-sheets = Compare the five
ui-about = About
ui-about-text = Five ways people play Senet today. No tracking, no ads, and it works offline.
ui-licence = Licence
ui-accessibility = Accessibility
ui-accessibility-text = Everything can be done with the keyboard alone, and screen readers are told what happens.

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
