# The review of a game, and the card at its end. Terms: see names.ftl.

review-graph = Chances through the game
review-step = { $step } of { $steps }
review-working = Reviewing: { $percent }%
review-try = Try it from here
review-turning-previous = Previous turning point
review-turning-next = Next turning point
review-summary = Summary
review-begins = The game begins.
review-played = { $who ->
    [you] You played { $move }.
   *[named] { $name } played { $move }.
}
review-passed = { $who ->
    [you] You passed.
   *[named] { $name } passed.
}
review-kept = { $who ->
    [you] You kept the piece on 30.
   *[named] { $name } kept the piece on 30.
}
review-chose = { $who ->
    [you] You play { side-with }.
   *[named] { $name } plays { side-with }.
}
review-resigned = { $who ->
    [you] You resigned.
   *[named] { $name } resigned.
}
review-luck = Luck: { $amount }.
review-loss = Loss: { $amount }.
review-best = The best choice.
review-forced = The only move.
review-better = Better: { $move }.
review-chance = { $name }: { $chance }.
totals-luck = Luck
totals-loss = Loss per decision
totals-best = Best choices
totals-marks = Marks ?! / ? / ??
totals-explained = What the numbers mean
totals-explanation = Luck: how much the throws raised the chance of winning. Loss per decision: what a chosen move gave away against the best, on average. Marks: ?! an inaccuracy (2% or more), ? a mistake (5%), ?? a blunder (10%).
totals-in-match = The match counts points; these numbers are about the chance of winning this game.
card-left = { $who ->
    [you] You had { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } left.
   *[named] { $name } had { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } left.
}
card-luckiest = Luckiest throw
card-mistake = Biggest mistake
card-so-far = The game so far
