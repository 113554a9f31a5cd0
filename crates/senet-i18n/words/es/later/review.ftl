# El análisis de una partida y la tarjeta de su final. Términos: véase names.ftl.

review-graph = Probabilidades durante la partida
review-step = { $step } de { $steps }
review-working = Analizando: { $percent } %
review-try = Probar desde aquí
review-turning-previous = Giro anterior
review-turning-next = Giro siguiente
review-summary = Resumen
review-begins = Empieza la partida.
review-played = { $who ->
    [you] Has jugado { $move }.
   *[named] { $name } ha jugado { $move }.
}
review-passed = { $who ->
    [you] Has pasado.
   *[named] { $name } ha pasado.
}
review-kept = { $who ->
    [you] Has dejado la ficha en la 30.
   *[named] { $name } ha dejado la ficha en la 30.
}
review-chose = { $who ->
    [you] Juegas { side-with }.
   *[named] { $name } juega { side-with }.
}
review-resigned = { $who ->
    [you] Has abandonado.
   *[named] { $name } ha abandonado.
}
review-luck = Suerte: { $amount }.
review-loss = Pérdida: { $amount }.
review-best = La mejor opción.
review-forced = La única jugada.
review-better = Mejor: { $move }.
review-chance = { $name }: { $chance }.
totals-luck = Suerte
totals-loss = Pérdida por decisión
totals-best = Mejores opciones
totals-marks = Signos ?! / ? / ??
totals-explained = Qué significan los números
totals-explanation = Suerte: cuánto subieron las tiradas la probabilidad de ganar. Pérdida por decisión: lo que la jugada elegida regaló de media frente a la mejor. Signos: ?! una imprecisión (desde el 2 %), ? un error (desde el 5 %), ?? un error grave (desde el 10 %).
totals-in-match = El encuentro cuenta puntos; estas cifras se refieren a la probabilidad de ganar esta partida.
card-left = { $who ->
    [you] Te { $count ->
        [one] quedaba { $count } ficha
       *[other] quedaban { $count } fichas
    }.
   *[named] { $name } tenía aún { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }.
}
card-luckiest = Tirada con más suerte
card-mistake = Mayor error
card-so-far = La partida hasta ahora
