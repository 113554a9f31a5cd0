# Partite in rete: offerte, che cosa dice il tavolo, frasi e il controllo dei lanci.

online = Gioca online
online-friend-text = Ricevi un link per il tuo amico. A nessuno serve un account.
online-sheet = Regole
online-all-sheets = Tutte le regole
online-clock = Orologio
online-clock-none = Senza orologio
online-clock-days = { $days ->
    [one] Un giorno per turno
   *[other] { $days } giorni per turno
}
online-clock-fischer = { $minutes } minuti per partita, più { $seconds } secondi per turno
online-first-lot = Si sorteggia chi lancia per primo
online-first-you = Lanci tu per primo
online-first-other = L’altro giocatore lancia per primo
online-match = { $games } partite
online-open = Mostrala anche a chi cerca una partita
online-lasting = Conservala fino a un giorno se chiudo la pagina
online-make = Crea la partita
online-others = Partite aperte di altri
online-no-offers = Ora nessuno aspetta una partita.
online-mine = Le tue partite
online-won = Hai vinto.
online-lost-game = Hai perso.
online-your-turn = Tocca a te
online-others-turn = Tocca all’altro giocatore
online-invite = Invita un amico
online-invite-text = Manda questo link al tuo amico. La partita comincia quando si unisce.
online-invite-open = Gli altri la vedono nell’elenco delle partite aperte.
online-local = Questo indirizzo vale solo su questo dispositivo. Per altri dispositivi avvia il server con --host 0.0.0.0 e apri la pagina all’indirizzo della tua rete che esso indica.
online-link = Link per il tuo amico
online-code = Codice QR del link per il tuo amico
online-share = Condividi…
online-share-text = Una partita a senet?
online-withdraw = Ritira l’offerta
online-offer = Una partita a senet
online-offer-text = Sei invitato a una partita. Comincia quando ti unisci.
online-join = Unisciti
online-decline = Non ora
online-offered = Questa partita aspetta un secondo giocatore.
online-waiting = In attesa del secondo giocatore.
online-beginning = Il secondo giocatore è arrivato. La partita sta per cominciare.
online-begin-elsewhere = Il secondo giocatore è arrivato. La partita comincia quando la apri sul dispositivo su cui l’hai creata.
online-withdrawn = Questa offerta è stata ritirata.
online-taken = Qualcun altro si è unito a questa partita.
online-own-offer = Questa offerta è tua.
online-here = presente
online-away = assente da: { $time }
online-days-left = { $days } g { $hours } h
online-spectators = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
online-lost = La connessione è caduta. La pagina continua a provare.
online-unreachable = Il server non è raggiungibile.
online-no-game = Su questo server non c’è questa partita.
online-no-seat = Questo link è danneggiato: non porta a nessun posto.
online-no-storage = Questo browser non salva nulla per questa pagina. Perderebbe il tuo posto, perciò non comincia nessuna partita.
online-other-seat = Questo browser ha un altro posto in questa partita e lo tiene.
online-refused = Il server lo rifiuta.
online-too-many = Troppo in una volta. Aspetta un minuto.
online-fault = Ciò che il server ha mandato non corrisponde a questa partita, perciò non gli si manda più nulla. ({ $why })
online-no-claim = Ora la vittoria non si può rivendicare.
online-no-rematch = Questa rivincita non è più offerta.
online-claim = Rivendica la vittoria
online-claim-time = Il tempo dell’altro giocatore è scaduto. Puoi rivendicare la vittoria o aspettare ancora.
online-claim-away = L’altro giocatore è assente da un minuto. Puoi rivendicare la vittoria o aspettare ancora.
online-claim-in = L’altro giocatore è assente. Fra { $time } puoi rivendicare la vittoria.
online-resigned = La partita è finita per abbandono.
online-other-resigned = Vinci: l’altro giocatore ha abbandonato.
online-you-resigned = Hai abbandonato.
online-out-of-time = La partita è finita: il tempo di un giocatore era scaduto.
online-other-out-of-time = Vinci: il tempo dell’altro giocatore era scaduto.
online-you-out-of-time = Perdi: il tuo tempo era scaduto.
online-was-away = La partita è finita: un giocatore era assente.
online-other-was-away = Vinci: l’altro giocatore era assente.
online-you-were-away = Perdi: eri assente.
online-rematch-accept = Accetta la rivincita
online-rematch-go = Vai alla rivincita
online-rematch-offered = L’altro giocatore offre una rivincita.
online-rematch-take-back = Ritira la rivincita
online-says = { $who }: { $phrase }
online-mute = Silenzia
online-hears = Mostra che cosa dice l’altro giocatore
online-notify = Avvisami quando tocca a me
online-watch = Link per gli spettatori
online-resume = Continua su un altro dispositivo
online-resume-text = Questo link è il tuo posto. Chi ce l’ha gioca al posto tuo: aprilo solo sui tuoi dispositivi.
online-resume-link = Link al tuo posto
online-resume-code = Codice QR del link al tuo posto
online-leave = Lascia il tavolo (la partita resta)
online-save = Salva partita e prova
online-throws = Controlla i lanci
online-throws-text = Prima del primo lancio i due giocatori e il server hanno fissato ciascuno una catena di numeri segreti. Ogni lancio si calcola da tre di essi: una quota di chi lancia, una dell’altro giocatore e una del server. Questa pagina ha controllato che ogni quota appartenga alla sua catena, perciò nessuno ha potuto scegliere un lancio.
online-throws-checked = { $count ->
    [one] Un lancio, controllato.
   *[other] { $count } lanci, tutti controllati.
}
online-number = N.
online-player = Giocatore
online-thrown = Lancio
online-share-thrower = Quota di chi lancia
online-share-witness = Quota dell’altro
online-share-server = Quota del server

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-what-a-throw = Che lancio!
phrase-one-moment = Un momento, per favore.
phrase-back = Sono tornato.
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-good-game = Bella partita!
phrase-have-to-go = Devo andare.
