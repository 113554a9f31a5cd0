# What is wrong with a name, a link, a file or a position. Signs stand as a text has them. Terms: see names.ftl.

## Places
error-at = Line { $line }, column { $column }: { $what }
error-in-field = { $field }: { $what }
error-in-field-at = { $field }, column { $column }: { $what }
error-field-board = Field 1, the board
error-field-side = Field 2, the side to act
error-field-owed = Field 3, the first moves owed
error-field-phase = Field 4, the phase

## Texts
error-expected = This must stand here: { $signs }
error-line-ends = The line must end here.
error-empty-line = This line must be empty.
error-cut-off = The text is cut off here.
error-carriage-return = A carriage return: lines end with a line feed alone.
error-no-record = This is not a game record of this version.
error-line-count = The game has { $lines } lines, not { $found }.
error-changed = The text was changed or cut off: its checksum does not fit.
error-written = This line must be written: { $text }
error-unknown = There is no { $name }; there are: { $known }
error-option = { $sheet } has no option { $option }.
error-option-order = Options stand in alphabetical order, each once.
error-over = The game is over, but the text goes on.

## Links
error-link-too-long = The link is too long.
error-link-version = The link is of another version.
error-link-fields = A link has 9 parts, and this one { $count }.
error-link-text = The part { $field } of the link is not a text.
error-link-letter = Letter { $number } of the game, { $letter }: { $what }

## Positions
error-position-fields = A position has four fields with one space between; this text has { $count }.
error-position-rows = A board has three rows with / between; this one has { $count }.
error-position-run = { $text } is no run of empty houses: one number from 1 to 10 stands for a whole run.
error-position-sign = Here must stand c, s or a number, not { $text }.
error-position-row-long = The row of house { $house } has more than ten houses.
error-position-row-short = The row of house { $house } has { $count } houses, not ten.
error-position-too-many = A side has five pieces, not { $count }: { $side }.
error-position-two = Two pieces stand on { $houses }.
error-position-water = { $sheet }: no piece stays on 27, the water sends it on.
error-position-exit = All pieces of one side are in the last row, so its piece on 30 has left the board (S3): { $side }.
error-position-winner = The side without pieces has won, and field 2 must name it: { $side }.
error-position-owed-end = Once the game is over, no first move is owed.
error-position-not-over = The game is over only when this side has no piece left: { $side }.
error-position-over = This side has no piece left, so the game is over and the phase is #: { $side }.
error-position-owed-die = { $sheet }: the first move is s10 or c10 (U2).
error-position-owed-sticks = { $sheet }: the first moves are s10c9 and c9.
error-position-owed-start = s10c9 stands only in the start position.
error-position-owed-loss = c9 stands only while all five cones are on the board (G1).
error-position-owed-other = The side that owes the first move is the one to act, { $letter } (U2).
error-position-owed-moved = This first move is owed only before any piece has moved (U2).
error-position-no-start = { $sheet }: there is no choice at the start of a turn.
error-position-start-piece = The phase ^ needs a piece of the side to act on 30 (U5).
error-position-start-row = The phase ^ needs an empty first row; pieces stand on { $houses } (U5).
error-position-start-stuck = A side that is stuck has no phase ^ (U6).
error-position-no-rests = { $sheet }: no rest of a throw is played.
error-position-no-rest = A throw of { $throw } leaves no rest (D2).
error-position-rest-large = The rest of a { $throw } is less than { $throw } (D2).
error-position-rest-row = A rest is left only with an empty first row; pieces stand on { $houses } (D2).
error-position-rest-all = A rest is left only after a piece has left the board (D2).
