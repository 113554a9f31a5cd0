# I fogli: da dove vengono, che cosa raccontano del Senet e com’è una partita secondo ciascuno.

sheet-carpignano-source = Italiano, di Marino Carpignano
sheet-carpignano-about = Questo foglio annovera il Senet fra i giochi più antichi di cui si abbia notizia e fra gli antenati del backgammon. Racconta di una tavoletta di terracotta del 3300 a.C., nei Musei reali d’arte e di storia di Bruxelles.
sheet-spanish-source = Spagnolo, autore ignoto
sheet-spanish-about = Secondo questo foglio il Senet era il gioco più popolare degli Egizi, praticato da tutte le classi; i loro testi religiosi dicono che gli spiriti dei morti vi giocano nell’aldilà. Chiama le sue regole una congettura, pensata per un gioco semplice che vale la pena, e aggiunge varianti, perché i tavolieri antichi differiscono.
sheet-uninerd-source = Italiano, di UniNerd, da Timothy Kendall e R. C. Bell
sheet-uninerd-about = Senet significa “passaggio”, dice questo foglio, e aveva probabilmente a che fare con il passaggio nell’aldilà. Modifica le regole di Timothy Kendall e R. C. Bell: un dado sostituisce i bastoncini, e ognuna delle ultime caselle ha un nome e un significato.
sheet-french-source = Francese, autore ignoto
sheet-french-about = Il foglio di un tavoliere di stoffa: per due giocatori da 8 anni in su, circa 45 minuti. Racconta di tavolieri disegnati su tombe e templi, ai quali giocavano sacerdoti e operai, di contadini nella sabbia e degli splendidi tavolieri dei faraoni; quello della tomba di Tutankhamon è intatto, e il Louvre ne possiede alcuni.
sheet-dutch-source = Olandese, autore ignoto
sheet-dutch-about = Questo foglio dice poco più delle sue regole, e conclude: è un gioco regale, trovato nelle tombe dei re egizi. Ha bastoncini di legno, piatti e bianchi da un lato, tondi e neri dall’altro.
sheets-senet = Al Senet si giocò lungo il Nilo per circa tremila anni: i contadini con i sassolini nella sabbia, i faraoni su tavolieri di legno pregiato, avorio e faience, che venivano deposti nelle loro tombe. Nessuna regola è giunta fino a noi. Ogni foglio è un tentativo di riportare in vita il gioco.
sheets-about = Su questo foglio
sheets-length = Durata
sheets-throws = { $count } lanci
sheets-skill = Abilità
sheets-wins = { $percent }%
sheets-captures = Catture
sheets-measured = Durata e catture: una normale partita fra due che giocano come { $casual }. Abilità: quanto spesso { $expert } vince contro { $novice }; più è vicina al 50%, più decide la fortuna. Misurato in migliaia di partite.
sheets-study = Come differiscono i fogli: uno studio con grafici (in inglese)
