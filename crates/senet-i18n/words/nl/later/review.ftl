# De analyse van een partij en de kaart aan het einde. Termen: zie names.ftl.

review-graph = De kansen tijdens de partij
review-step = { $step } van { $steps }
review-working = Analyse: { $percent }%
review-try = Vanaf hier proberen
review-turning-previous = Vorig keerpunt
review-turning-next = Volgend keerpunt
review-summary = Overzicht
review-begins = De partij begint.
review-played = { $who ->
    [you] Je speelde { $move }.
   *[named] { $name } speelde { $move }.
}
review-passed = { $who ->
    [you] Je paste.
   *[named] { $name } paste.
}
review-kept = { $who ->
    [you] Je liet het stuk op 30 staan.
   *[named] { $name } liet het stuk op 30 staan.
}
review-chose = { $who ->
    [you] Je speelt { side-with }.
   *[named] { $name } speelt { side-with }.
}
review-resigned = { $who ->
    [you] Je gaf op.
   *[named] { $name } gaf op.
}
review-luck = Geluk: { $amount }.
review-loss = Verlies: { $amount }.
review-best = De beste keuze.
review-forced = De enige zet.
review-better = Beter: { $move }.
review-chance = { $name }: { $chance }.
totals-luck = Geluk
totals-loss = Verlies per keuze
totals-best = Beste keuzes
totals-marks = Tekens ?! / ? / ??
totals-explained = Wat de getallen betekenen
totals-explanation = Geluk: hoeveel de worpen de winkans hebben verhoogd. Verlies per keuze: wat een gekozen zet gemiddeld weggaf tegenover de beste. Tekens: ?! een onnauwkeurigheid (vanaf 2%), ? een fout (vanaf 5%), ?? een blunder (vanaf 10%).
totals-in-match = De match telt punten; deze getallen gaan over de kans om deze partij te winnen.
card-left = { $who ->
    [you] Je had nog { $count ->
        [one] { $count } stuk
       *[other] { $count } stukken
    }.
   *[named] { $name } had nog { $count ->
        [one] { $count } stuk
       *[other] { $count } stukken
    }.
}
card-luckiest = Gelukkigste worp
card-mistake = Grootste fout
card-so-far = De partij tot nu toe
