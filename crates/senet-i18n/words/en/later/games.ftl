# My games: every game that was begun, and the results.

games-title = My games
games-none = Every game that you begin is kept here.
games-results = Results
games-by = Results by
games-by-sheet = Rules
games-by-opponent = Opponent
games-by-month = Month
games-played = Games
games-won = Won
games-streak = Won in a row: { $now }. The longest row: { $longest }.
games-players = { $first } – { $second }
games-end = { $who ->
    [you] You won.
   *[named] { $name } won.
}
games-end-resigned = { $who ->
    [you] You won by resignation.
   *[named] { $name } won by resignation.
}
games-unfinished = Not finished.
games-on-table = On the table.
games-damaged = This game was damaged and cannot be opened.
games-missing = The game of this address is not kept in this browser, or has no move to review.
games-delete = Delete this game
games-deleted = The game is deleted.
games-restore = Bring it back
games-save-all = Save all
games-add = Add games from files
games-added = { $count ->
    [one] One game added.
   *[other] { $count } games added.
}
games-known = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
games-refused = { $file }, game { $number }: { $why }
games-unreadable = { $count ->
    [one] One stored game cannot be read.
   *[other] { $count } stored games cannot be read.
}
games-no-database = This browser keeps no games for this page.
games-all = Show all { $count } games
