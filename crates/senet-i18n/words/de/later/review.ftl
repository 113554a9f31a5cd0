# Die Analyse einer Partie und die Karte an ihrem Ende. Begriffe: siehe names.ftl.

review-graph = Die Chancen im Verlauf der Partie
review-step = { $step } von { $steps }
review-working = Analyse läuft: { $percent } %
review-try = Ab hier probieren
review-turning-previous = Vorheriger Wendepunkt
review-turning-next = Nächster Wendepunkt
review-summary = Übersicht
review-begins = Die Partie beginnt.
review-played = { $who ->
    [you] Du hast { $move } gezogen.
   *[named] { $name } hat { $move } gezogen.
}
review-passed = { $who ->
    [you] Du hast gepasst.
   *[named] { $name } hat gepasst.
}
review-kept = { $who ->
    [you] Du hast den Stein auf 30 gelassen.
   *[named] { $name } hat den Stein auf 30 gelassen.
}
review-chose = { $who ->
    [you] Du spielst { side-with }.
   *[named] { $name } spielt { side-with }.
}
review-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[named] { $name } hat aufgegeben.
}
review-luck = Glück: { $amount }.
review-loss = Verlust: { $amount }.
review-best = Die beste Wahl.
review-forced = Der einzige Zug.
review-better = Besser: { $move }.
review-chance = { $name }: { $chance }.
totals-luck = Glück
totals-loss = Verlust je Entscheidung
totals-best = Beste Wahl
totals-marks = Zeichen ?! / ? / ??
totals-explained = Was die Zahlen bedeuten
totals-explanation = Glück: um wie viel die Würfe die Gewinnchance gehoben haben. Verlust je Entscheidung: was ein gewählter Zug gegenüber dem besten im Mittel verschenkt hat. Zeichen: ?! eine Ungenauigkeit (ab 2 %), ? ein Fehler (ab 5 %), ?? ein grober Fehler (ab 10 %).
totals-in-match = Im Wettkampf zählen Punkte; diese Zahlen gelten der Chance, diese Partie zu gewinnen.
card-left = { $who ->
    [you] Du hattest noch { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
   *[named] { $name } hatte noch { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
}
card-luckiest = Glücklichster Wurf
card-mistake = Größter Fehler
card-so-far = Die Partie bisher
