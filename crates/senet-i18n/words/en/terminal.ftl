# What only the terminal says. The names of its commands, in backticks, are the same in every language.
# Terms: see names.ftl.

## The beginning
terminal-against = { $first } against { $second }.
terminal-goes-on = The game goes on after { $throws }.
terminal-aim = Bring your five pieces along the path and off the board before the other side.
terminal-help = `?` explains the rules, `help` lists the commands.
terminal-guessed = By the names in the record: { $players }. `--players A,B` changes who plays.
terminal-is-person = { $name } is a person
terminal-is-computer = { $name } is the computer player “{ $computer }”
terminal-misleading-name = `{ $name }` is no name here: in a saved game it stands for another kind of player. Choose another name, or change who plays with --players.
terminal-same-names = The two players need names of their own.
terminal-bad-position = No game by these rules can hold the position { $text }.

## Around the board. A legend holds about 70 characters in all
terminal-board-needs = The board needs { $columns } columns.
legend-safe = safe
legend-rebirth = rebirth
legend-all-stop = all stop here
legend-leap = 1 leaps over
legend-throw = throw again
legend-to-start = back to 1
legend-to-rebirth = to 15
legend-exit = exit
legend-off-by = off by { $numbers }
legend-off-by-that = off by that
standing-off = off
standing-to-go = { $houses } to go
terminal-throw-is = The throw is { $throw }.
terminal-labelled = { $label }: { $text }

## What is asked. Short, so that a name has room before it
ask-opening = throw for the first move (enter)
ask-side = choose 1 cones or 2 spools
ask-throw = throw (enter)
ask-only = the only move (enter)
ask-move = choose a move, 1 to { $count }
ask-leave = enter to leave, `save FILE`, `undo`
ask-next-game = enter for the next game, `save FILE`, `undo`
ask-more = enter for more, q to stop
ask-save = a file name saves it, enter leaves without

## What has happened
terminal-took-side = { $who ->
    [you] You play { side-with } and begin.
   *[named] { $name } plays { side-with } and begins.
}
terminal-resigned = { $who ->
    [you] You resign.
   *[named] { $name } resigns.
}
terminal-game-took = The game took { $throws }.
terminal-seed = Seed { $seed }.
terminal-match-after = The match after { $played } of { $games }: { $points }.
terminal-taken-back = Taken back.
terminal-played-again = Played again.
terminal-input-ended = The input has ended; the game is unfinished.
terminal-input-ended-unsaved = The input has ended; the game is unfinished, and not saved.
terminal-input-ended-match = The input has ended; the match is unfinished.

## Answers to commands
terminal-no-undo = There is no decision of yours to take back.
terminal-no-redo = There is nothing to play again.
terminal-no-position = There is no position before the opening is over.
terminal-first-opening = First throw for who begins: press enter.
terminal-first-side = First choose a side: type `cones` or `spools`.
terminal-first-throw = Throw first: press enter.
terminal-game-over = The game is over. `undo` takes the last decision back.
terminal-choose-move = Choose a move: type its number in the list.
terminal-listed = { $count ->
    [one] There is one move in the list.
   *[other] There are { $count } moves in the list.
}
terminal-can-move = The piece on { $house } can move: { $moves }.
terminal-move-number = { $move }, number { $number }
terminal-refused = No: { $move } is refused.
terminal-can-play = You can play { $move }; type it without the `?`.
terminal-no-side = There is no side to choose now.
terminal-no-resign = The game has not begun yet, so there is nothing to resign. `quit` leaves.
terminal-name-a-file = Name a file, as in `save game.senet`.
terminal-exists = { $file } exists already. `save! { $file }` overwrites it.
terminal-not-saved = Not saved. { $reason }
terminal-saved = Saved to { $file }.
terminal-unsaved = The game is not saved.
terminal-left-unsaved = The game was not saved.
terminal-unknown = `{ $text }` is no command and no move. `help` lists the commands; a move is its number in the list, or its houses, as in 11-13.
terminal-alone = `{ $word }` stands alone.
terminal-no-house = There is no house { $number }; they are numbered 1 to 30.
terminal-after-question = `?` stands alone, with a house as in `? 27`, or with a move as in `? 11-13`.
terminal-no-name = There is no name between the quotes.
terminal-open-quote = The name begins with { $quote }, and does not end with it.

## The list of commands
help-key-enter = enter
help-enter = throw, or play the only move
help-number = play the third move of the list
help-move = play a move by its houses; 28-off leaves the board
help-rules = the rules, and how they are read
help-house = what a house does, and why the piece there cannot move
help-why = why a move is refused, without playing it
help-moves = the list of moves, the board again
help-history = the game so far
help-position = the position as text, for --position
help-undo = take back to your last decision; the throws stay the same
help-redo = play again what undo took back
help-save = write the game to a file; --load FILE goes on with it
help-save-over = the same, over a file that exists
help-resign = give the game up
help-quit = leave

## Counted things
count-throws = { $count ->
    [one] { $count } throw
   *[other] { $count } throws
}
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Files. A line begins with the name of the file and a colon
file-missing = There is no such file or folder.
file-denied = You have no permission for this file or folder.
file-folder = This is a folder, not an ordinary file.
file-not-ordinary = This is not an ordinary file.
file-in-file = A part of this path is a file, not a folder.
file-bad-name = The system does not allow this name.
file-read-only = This file is read-only.
file-disk-read-only = The disk is read-only.
file-disk-full = The disk is full.
file-quota = Your share of the disk is used up.
file-too-large = The file would be too large.
file-too-long = This has more than { $most } bytes, the most that is read.
file-other = The system reports: { $text }
file-not-text = This is not UTF-8 text.
file-is-record = This is the name of a record, and a page would replace it.

## Tables of chances of winning
table-none = This is not a table of senet.
table-version = The file has version { $found } of the format, and this program reads version { $known }; remove the file and solve anew (`senet solve`).
table-other = The table is { $found }, not { $wanted }.
table-rules = The table was made by other rules of the sheet { $sheet }; remove the file and solve anew (`senet solve`).
table-sizes = The sizes in the table’s header are wrong for this layer.
table-length = The table should have { $expected } bytes and has { $found }.
table-header = The table’s header is damaged: its digest is wrong.
table-block = Block { $block } of the table (from byte { $from } on) is damaged: its checksum is wrong.

## Proofs of throws
proof-share = Share { $share } of the chain `{ $chain }`, given with throw { $throw }, does not lead to its anchor.
proof-first-share = Share { $share } of the chain `{ $chain }`, given before the first throw, does not lead to its anchor.
proof-faces = Throw { $throw } shows { $shown }, and its shares give { $computed }.
proof-record = Throw { $throw } is `{ $recorded }` in the record, and `{ $proved }` in the proof.
proof-not-recorded = The proof has throw { $throw }, and the record does not.
proof-not-proved = The record has throw { $throw }, and the proof does not.
proof-game = The identifier of the game is not the hash of its terms and anchors.
proof-terms = The terms should have 1 to { $most } bytes and have { $found }.
proof-version = The proof has version { $found }, and this program reads version { $known }.
proof-too-long = The proof has { $found } throws, and a game has at most { $most }.

## Arguments
terminal-two-values = Two values with a comma between belong here, as in { $example }.
