# Partien über das Netz: Angebote, was der Tisch sagt, Grüße, und die Prüfung der Würfe.

online = Online spielen
online-friend-text = Du bekommst einen Link, den du verschickst. Niemand braucht ein Konto.
online-sheet = Regeln
online-all-sheets = Alle Regeln
online-clock = Uhr
online-clock-none = Ohne Uhr
online-clock-days = { $days ->
    [one] Ein Tag für einen Zug
   *[other] { $days } Tage für einen Zug
}
online-clock-fischer = { $minutes } Minuten für die Partie, dazu { $seconds } Sekunden je Zug
online-first-lot = Das Los entscheidet, wer zuerst wirft
online-first-you = Du wirfst zuerst
online-first-other = Der andere Spieler wirft zuerst
online-match = { $games } Partien
online-open = Auch allen zeigen, die eine Partie suchen
online-lasting = Bis zu einem Tag behalten, wenn ich die Seite schließe
online-make = Partie anlegen
online-others = Offene Partien von anderen
online-no-offers = Gerade wartet niemand auf eine Partie.
online-mine = Deine Partien
online-won = Du hast gewonnen.
online-lost-game = Du hast verloren.
online-your-turn = Du bist dran
online-others-turn = Der andere Spieler ist dran
online-invite = Einladen
online-invite-text = Schick diesen Link der Person, mit der du spielen willst. Die Partie beginnt, wenn sie beitritt.
online-invite-open = Andere sehen sie in der Liste der offenen Partien.
online-local = Diese Adresse gilt nur auf diesem Gerät. Für andere Geräte starte den Server mit --host 0.0.0.0, und öffne die Seite unter der Adresse in deinem Netz, die er nennt.
online-link = Link zur Partie
online-code = QR-Code des Links zur Partie
online-share = Teilen …
online-share-text = Eine Partie Senet?
online-withdraw = Angebot zurückziehen
online-offer = Eine Partie Senet
online-offer-text = Du bist zu einer Partie eingeladen. Sie beginnt, wenn du beitrittst.
online-join = Beitreten
online-decline = Jetzt nicht
online-offered = Diese Partie wartet auf einen zweiten Spieler.
online-waiting = Warten auf den zweiten Spieler.
online-beginning = Der zweite Spieler ist da. Die Partie beginnt gleich.
online-begin-elsewhere = Der zweite Spieler ist da. Die Partie beginnt, wenn du sie auf dem Gerät öffnest, auf dem du sie angelegt hast.
online-withdrawn = Dieses Angebot wurde zurückgezogen.
online-taken = Jemand anders ist dieser Partie beigetreten.
online-own-offer = Das ist dein eigenes Angebot.
online-here = da
online-away = weg seit { $time }
online-days-left = { $days } T { $hours } Std
online-spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
online-lost = Die Verbindung ist abgerissen. Die Seite versucht es weiter.
online-unreachable = Der Server ist nicht erreichbar.
online-no-game = Auf diesem Server gibt es diese Partie nicht.
online-no-seat = Dieser Link ist beschädigt: Er führt zu keinem Platz.
online-no-storage = Dieser Browser speichert nichts für diese Seite. Er würde deinen Platz verlieren, darum beginnt keine Partie.
online-other-seat = Dieser Browser hat einen anderen Platz in dieser Partie und behält ihn.
online-refused = Der Server lehnt das ab.
online-too-many = Zu viel auf einmal. Warte eine Minute.
online-fault = Was der Server geschickt hat, passt nicht zu dieser Partie. Darum wird ihm nichts mehr geschickt. ({ $why })
online-no-claim = Der Sieg kann jetzt nicht beansprucht werden.
online-no-rematch = Diese Revanche wird nicht mehr angeboten.
online-claim = Sieg beanspruchen
online-claim-time = Die Zeit des anderen Spielers ist abgelaufen. Du kannst den Sieg beanspruchen oder weiter warten.
online-claim-away = Der andere Spieler ist seit einer Minute weg. Du kannst den Sieg beanspruchen oder weiter warten.
online-claim-in = Der andere Spieler ist weg. In { $time } kannst du den Sieg beanspruchen.
online-resigned = Die Partie endete durch Aufgabe.
online-other-resigned = Du gewinnst: Der andere Spieler hat aufgegeben.
online-you-resigned = Du hast aufgegeben.
online-out-of-time = Die Partie ist zu Ende: Eine Zeit war abgelaufen.
online-other-out-of-time = Du gewinnst: Die Zeit des anderen Spielers war abgelaufen.
online-you-out-of-time = Du verlierst: Deine Zeit war abgelaufen.
online-was-away = Die Partie ist zu Ende: Ein Spieler war weg.
online-other-was-away = Du gewinnst: Der andere Spieler war weg.
online-you-were-away = Du verlierst: Du warst weg.
online-rematch-accept = Revanche annehmen
online-rematch-go = Zur Revanche
online-rematch-offered = Der andere Spieler bietet eine Revanche an.
online-rematch-take-back = Revanche zurücknehmen
online-says = { $who }: { $phrase }
online-mute = Stummschalten
online-hears = Zeigen, was der andere Spieler sagt
online-notify = Benachrichtigen, wenn ich dran bin
online-watch = Link für Zuschauer
online-resume = Auf einem anderen Gerät weiterspielen
online-resume-text = Dieser Link ist dein Platz. Wer ihn hat, spielt an deiner Stelle. Öffne ihn darum nur auf deinen eigenen Geräten.
online-resume-link = Link zu deinem Platz
online-resume-code = QR-Code des Links zu deinem Platz
online-leave = Den Tisch verlassen (die Partie bleibt)
online-save = Partie und Beweis speichern
online-throws = Würfe prüfen
online-throws-text = Vor dem ersten Wurf haben beide Spieler und der Server je eine Kette geheimer Zahlen festgelegt. Jeder Wurf wird aus drei davon berechnet: einem Anteil des Werfenden, einem des anderen Spielers und einem des Servers. Diese Seite hat geprüft, dass jeder Anteil zu seiner Kette gehört. Darum konnte niemand einen Wurf aussuchen.
online-throws-checked = { $count ->
    [one] Ein Wurf, geprüft.
   *[other] { $count } Würfe, alle geprüft.
}
online-number = Nr.
online-player = Spieler
online-thrown = Wurf
online-share-thrower = Anteil des Werfenden
online-share-witness = Anteil des anderen
online-share-server = Anteil des Servers

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-what-a-throw = Was für ein Wurf!
phrase-one-moment = Einen Moment, bitte.
phrase-back = Ich bin wieder da.
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-good-game = Schöne Partie!
phrase-have-to-go = Ich muss gehen.
