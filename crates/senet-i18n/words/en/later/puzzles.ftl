# The window of puzzles, which chooses a sheet.

ui-puzzles = Puzzles
ui-puzzles-about = One throw, and one move that is clearly the best: find it. The chances are exact.
ui-puzzles-solved = { $count } of { $total } solved
ui-puzzles-missing = The puzzles could not be loaded. Try again when you are online.
ui-puzzles-level = Difficulty
ui-puzzles-rising = Harder as you solve them
