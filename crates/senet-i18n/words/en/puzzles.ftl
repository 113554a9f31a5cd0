# Puzzles: the window that chooses a sheet, and the messages and buttons at the board. A button holds about 20 characters.

ui-puzzles = Puzzles
ui-puzzles-about = One throw, and one move that is clearly the best: find it. The chances are exact.
ui-puzzles-solved = { $count } of { $total } solved
ui-puzzles-missing = The puzzles could not be loaded. Try again when you are online.
ui-puzzle-asks = Find the best move
ui-puzzle-number = Puzzle { $number } of { $count }
ui-puzzle-throw = Throw: { $throw }.
ui-puzzle-easy = Easy.
ui-puzzle-medium = Medium.
ui-puzzle-hard = Hard.
ui-puzzle-hardest = Very hard.
ui-puzzles-level = Difficulty
ui-puzzles-rising = Harder as you solve them
ui-puzzle-right = Right!
ui-puzzle-wrong = Not the best: { $percent }% to win in place of { $best }%. That costs { $cost }.
ui-puzzle-show = Show the move
ui-puzzle-again = Try again
ui-puzzle-next = Next puzzle
