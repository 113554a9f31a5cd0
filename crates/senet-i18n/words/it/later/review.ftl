# La revisione di una partita e la scheda alla sua fine. Termini: vedi names.ftl.

review-graph = Le probabilità nella partita
review-step = { $step } di { $steps }
review-working = Revisione: { $percent }%
review-try = Prova da qui
review-turning-previous = Svolta precedente
review-turning-next = Svolta successiva
review-summary = Riepilogo
review-begins = La partita comincia.
review-played = { $who ->
    [you] Hai giocato { $move }.
   *[named] { $name } ha giocato { $move }.
}
review-passed = { $who ->
    [you] Hai passato.
   *[named] { $name } ha passato.
}
review-kept = { $who ->
    [you] Hai tenuto la pedina sulla 30.
   *[named] { $name } ha tenuto la pedina sulla 30.
}
review-chose = { $who ->
    [you] Giochi { side-with }.
   *[named] { $name } gioca { side-with }.
}
review-resigned = { $who ->
    [you] Hai abbandonato.
   *[named] { $name } ha abbandonato.
}
review-luck = Fortuna: { $amount }.
review-loss = Perdita: { $amount }.
review-best = La scelta migliore.
review-forced = L’unica mossa.
review-better = Meglio: { $move }.
review-chance = { $name }: { $chance }.
totals-luck = Fortuna
totals-loss = Perdita per decisione
totals-best = Scelte migliori
totals-marks = Segni ?! / ? / ??
totals-explained = Che cosa dicono i numeri
totals-explanation = Fortuna: di quanto i lanci hanno alzato la probabilità di vincere. Perdita per decisione: quanto la mossa scelta ha regalato in media rispetto alla migliore. Segni: ?! un’imprecisione (dal 2%), ? un errore (dal 5%), ?? un errore grave (dal 10%).
totals-in-match = L’incontro conta i punti; questi numeri riguardano la probabilità di vincere questa partita.
card-left = { $who ->
    [you] Ti { $count ->
        [one] restava { $count } pedina
       *[other] restavano { $count } pedine
    }.
   *[named] { $name } aveva ancora { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }.
}
card-luckiest = Lancio più fortunato
card-mistake = Errore più grande
card-so-far = La partita finora
