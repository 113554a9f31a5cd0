# Puzzles: the messages and buttons at the board. A button holds about 20 characters.

ui-puzzle-asks = Find the best move
ui-puzzle-number = Puzzle { $number } of { $count }
ui-puzzle-throw = Throw: { $throw }.
ui-puzzle-easy = Easy.
ui-puzzle-medium = Medium.
ui-puzzle-hard = Hard.
ui-puzzle-hardest = Very hard.
ui-puzzle-right = Right!
ui-puzzle-wrong = Not the best: { $percent }% to win in place of { $best }%. That costs { $cost }.
ui-puzzle-show = Show the move
ui-puzzle-again = Try again
ui-puzzle-next = Next puzzle
