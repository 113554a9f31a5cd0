# Partidas por la red: ofertas, lo que dice la mesa, frases y la comprobación de las tiradas.

online = Jugar en línea
online-friend-text = Recibes un enlace para tu amigo. Nadie necesita una cuenta.
online-sheet = Reglas
online-all-sheets = Todas las reglas
online-clock = Reloj
online-clock-none = Sin reloj
online-clock-days = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
}
online-clock-fischer = { $minutes } minutos por partida, más { $seconds } segundos por turno
online-first-lot = Se sortea quién tira primero
online-first-you = Tú tiras primero
online-first-other = El otro jugador tira primero
online-match = { $games } partidas
online-open = Mostrarla también a quien busque una partida
online-lasting = Guardarla hasta un día si cierro la página
online-make = Crear la partida
online-others = Partidas abiertas de otros
online-no-offers = Nadie espera una partida ahora.
online-mine = Tus partidas
online-won = Has ganado.
online-lost-game = Has perdido.
online-your-turn = Tu turno
online-others-turn = Turno del otro jugador
online-invite = Invitar a un amigo
online-invite-text = Envía este enlace a tu amigo. La partida empieza cuando se una.
online-invite-open = Los demás la ven en la lista de partidas abiertas.
online-local = Esta dirección solo vale en este dispositivo. Para otros dispositivos, inicia el servidor con --host 0.0.0.0 y abre la página en la dirección de tu red que él indica.
online-link = Enlace para tu amigo
online-code = Código QR del enlace para tu amigo
online-share = Compartir…
online-share-text = ¿Una partida de senet?
online-withdraw = Retirar la oferta
online-offer = Una partida de senet
online-offer-text = Te han invitado a una partida. Empieza cuando te unas.
online-join = Unirme
online-decline = Ahora no
online-offered = Esta partida espera a un segundo jugador.
online-waiting = Esperando al segundo jugador.
online-beginning = Ha llegado el segundo jugador. La partida va a empezar.
online-begin-elsewhere = Ha llegado el segundo jugador. La partida empieza cuando la abras en el dispositivo en el que la creaste.
online-withdrawn = Esta oferta se ha retirado.
online-taken = Otra persona se ha unido a esta partida.
online-own-offer = Esta oferta es tuya.
online-here = presente
online-away = ausente desde { $time }
online-days-left = { $days } d { $hours } h
online-spectators = { $count ->
    [one] Una persona mira.
   *[other] { $count } personas miran.
}
online-lost = Se ha perdido la conexión. La página sigue intentándolo.
online-unreachable = No se puede llegar al servidor.
online-no-game = Esta partida no existe en este servidor.
online-no-seat = Este enlace está dañado: no lleva a ningún asiento.
online-no-storage = Este navegador no guarda nada para esta página. Perdería tu asiento, así que no empieza ninguna partida.
online-other-seat = Este navegador tiene otro asiento en esta partida y lo conserva.
online-refused = El servidor lo rechaza.
online-too-many = Demasiado a la vez. Espera un minuto.
online-fault = Lo que envió el servidor no encaja con esta partida, así que ya no se le envía nada más. ({ $why })
online-no-claim = Ahora no se puede reclamar la victoria.
online-no-rematch = Esta revancha ya no se ofrece.
online-claim = Reclamar la victoria
online-claim-time = Al otro jugador se le acabó el tiempo. Puedes reclamar la victoria o seguir esperando.
online-claim-away = El otro jugador lleva un minuto ausente. Puedes reclamar la victoria o seguir esperando.
online-claim-in = El otro jugador está ausente. Dentro de { $time } podrás reclamar la victoria.
online-resigned = La partida terminó por abandono.
online-other-resigned = Ganas: el otro jugador ha abandonado.
online-you-resigned = Has abandonado.
online-out-of-time = La partida ha terminado: a un jugador se le acabó el tiempo.
online-other-out-of-time = Ganas: al otro jugador se le acabó el tiempo.
online-you-out-of-time = Pierdes: se te acabó el tiempo.
online-was-away = La partida ha terminado: un jugador estaba ausente.
online-other-was-away = Ganas: el otro jugador estaba ausente.
online-you-were-away = Pierdes: estabas ausente.
online-rematch-accept = Aceptar la revancha
online-rematch-go = Ir a la revancha
online-rematch-offered = El otro jugador ofrece una revancha.
online-rematch-take-back = Retirar la revancha
online-says = { $who }: { $phrase }
online-mute = Silenciar
online-hears = Mostrar lo que dice el otro jugador
online-notify = Avisarme cuando sea mi turno
online-watch = Enlace para espectadores
online-resume = Seguir en otro dispositivo
online-resume-text = Este enlace es tu asiento. Quien lo tenga juega en tu lugar: ábrelo solo en tus propios dispositivos.
online-resume-link = Enlace a tu asiento
online-resume-code = Código QR del enlace a tu asiento
online-leave = Dejar la mesa (la partida queda)
online-save = Guardar partida y prueba
online-throws = Comprobar las tiradas
online-throws-text = Antes de la primera tirada, los dos jugadores y el servidor fijaron cada uno una cadena de números secretos. Cada tirada se calcula con tres de ellos: una parte de quien tira, una del otro jugador y una del servidor. Esta página ha comprobado que cada parte es de su cadena, así que nadie pudo elegir una tirada.
online-throws-checked = { $count ->
    [one] Una tirada, comprobada.
   *[other] { $count } tiradas, todas comprobadas.
}
online-number = N.º
online-player = Jugador
online-thrown = Tirada
online-share-thrower = Parte de quien tira
online-share-witness = Parte del otro
online-share-server = Parte del servidor

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-what-a-throw = ¡Qué tirada!
phrase-one-moment = Un momento, por favor.
phrase-back = Ya he vuelto.
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-good-game = ¡Buena partida!
phrase-have-to-go = Tengo que irme.
