# Partijen over het netwerk: aanbiedingen, wat de tafel zegt, groeten en de controle van de worpen.

online = Online spelen
online-friend-text = Je krijgt een link voor je vriend. Niemand heeft een account nodig.
online-sheet = Regels
online-all-sheets = Alle regels
online-clock = Klok
online-clock-none = Zonder klok
online-clock-days = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
}
online-clock-fischer = { $minutes } minuten voor de partij, plus { $seconds } seconden per beurt
online-first-lot = Het lot bepaalt wie het eerst gooit
online-first-you = Jij gooit het eerst
online-first-other = De andere speler gooit het eerst
online-match = { $games } partijen
online-open = Ook laten zien aan iedereen die een partij zoekt
online-lasting = Tot een dag bewaren als ik de pagina sluit
online-make = Partij maken
online-others = Open partijen van anderen
online-no-offers = Er wacht nu niemand op een partij.
online-mine = Jouw partijen
online-won = Je hebt gewonnen.
online-lost-game = Je hebt verloren.
online-your-turn = Jij bent aan de beurt
online-others-turn = De andere speler is aan de beurt
online-invite = Je vriend uitnodigen
online-invite-text = Stuur deze link naar je vriend. De partij begint als je vriend meedoet.
online-invite-open = Anderen zien haar in de lijst met open partijen.
online-local = Dit adres werkt alleen op dit apparaat. Start de server voor andere apparaten met --host 0.0.0.0 en open de pagina op het adres in je netwerk dat hij noemt.
online-link = Link voor je vriend
online-code = QR-code van de link voor je vriend
online-share = Delen…
online-share-text = Een partij Senet?
online-withdraw = Aanbod intrekken
online-offer = Een partij Senet
online-offer-text = Je bent uitgenodigd voor een partij. Ze begint als je meedoet.
online-join = Meedoen
online-decline = Nu niet
online-offered = Deze partij wacht op een tweede speler.
online-waiting = Wachten op de tweede speler.
online-beginning = De tweede speler is er. De partij begint zo.
online-begin-elsewhere = De tweede speler is er. De partij begint als je haar opent op het apparaat waarop je haar hebt gemaakt.
online-withdrawn = Dit aanbod is ingetrokken.
online-taken = Iemand anders doet al mee aan deze partij.
online-own-offer = Dit is je eigen aanbod.
online-here = aanwezig
online-away = weg sinds { $time }
online-days-left = { $days } d { $hours } u
online-spectators = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } personen kijken mee.
}
online-lost = De verbinding is verbroken. De pagina blijft het proberen.
online-unreachable = De server is niet bereikbaar.
online-no-game = Op deze server bestaat deze partij niet.
online-no-seat = Deze link is beschadigd: hij leidt naar geen plaats.
online-no-storage = Deze browser bewaart niets voor deze pagina. Hij zou je plaats verliezen, dus begint er geen partij.
online-other-seat = Deze browser heeft een andere plaats in deze partij en houdt die.
online-refused = De server weigert dit.
online-too-many = Te veel tegelijk. Wacht een minuut.
online-fault = Wat de server stuurde, past niet bij deze partij. Daarom wordt hem niets meer gestuurd. ({ $why })
online-no-claim = De winst kan nu niet worden opgeëist.
online-no-rematch = Deze revanche wordt niet meer aangeboden.
online-claim = Winst opeisen
online-claim-time = De tijd van de andere speler is om. Je kunt de winst opeisen of blijven wachten.
online-claim-away = De andere speler is al een minuut weg. Je kunt de winst opeisen of blijven wachten.
online-claim-in = De andere speler is weg. Over { $time } kun je de winst opeisen.
online-resigned = De partij is door opgave beëindigd.
online-other-resigned = Je wint: de andere speler heeft opgegeven.
online-you-resigned = Je hebt opgegeven.
online-out-of-time = De partij is afgelopen: de tijd van een speler was om.
online-other-out-of-time = Je wint: de tijd van de andere speler was om.
online-you-out-of-time = Je verliest: je tijd was om.
online-was-away = De partij is afgelopen: een speler was weg.
online-other-was-away = Je wint: de andere speler was weg.
online-you-were-away = Je verliest: je was weg.
online-rematch-accept = Revanche aannemen
online-rematch-go = Naar de revanche
online-rematch-offered = De andere speler biedt een revanche aan.
online-rematch-take-back = Revanche terugnemen
online-says = { $who }: { $phrase }
online-mute = Dempen
online-hears = Laten zien wat de andere speler zegt
online-notify = Waarschuw me als ik aan de beurt ben
online-watch = Link voor toeschouwers
online-resume = Verder op een ander apparaat
online-resume-text = Deze link is jouw plaats. Wie hem heeft, speelt in jouw plaats. Open hem daarom alleen op je eigen apparaten.
online-resume-link = Link naar jouw plaats
online-resume-code = QR-code van de link naar jouw plaats
online-leave = De tafel verlaten (de partij blijft)
online-save = Partij en bewijs opslaan
online-throws = Worpen controleren
online-throws-text = Vóór de eerste worp hebben beide spelers en de server elk een keten van geheime getallen vastgelegd. Elke worp wordt uit drie daarvan berekend: een aandeel van wie gooit, een van de andere speler en een van de server. Deze pagina heeft gecontroleerd dat elk aandeel bij zijn keten hoort, dus niemand kon een worp kiezen.
online-throws-checked = { $count ->
    [one] Eén worp, gecontroleerd.
   *[other] { $count } worpen, alle gecontroleerd.
}
online-number = Nr.
online-player = Speler
online-thrown = Worp
online-share-thrower = Aandeel van de werper
online-share-witness = Aandeel van de ander
online-share-server = Aandeel van de server

phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld!
phrase-what-a-throw = Wat een worp!
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-back = Ik ben er weer.
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-good-game = Mooie partij!
phrase-have-to-go = Ik moet gaan.
