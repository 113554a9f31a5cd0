# Die Regelblätter: woher sie kommen, was sie über Senet erzählen und wie sich eine Partie nach ihnen spielt.

sheet-carpignano-source = Italienisch, von Marino Carpignano
sheet-carpignano-about = Dieses Blatt zählt Senet zu den ältesten bekannten Spielen und zu den Vorfahren des Backgammon. Es erzählt von einem Brett aus Ton von 3300 v. Chr. in den Königlichen Museen für Kunst und Geschichte in Brüssel.
sheet-spanish-source = Spanisch, Verfasser unbekannt
sheet-spanish-about = Nach diesem Blatt war Senet das beliebteste Spiel der Ägypter, in allen Ständen; ihre religiösen Texte sagen, dass die Geister der Toten es im Jenseits spielen. Seine Regeln nennt es eine Vermutung, gedacht für ein einfaches Spiel, das sich lohnt, und fügt Varianten an, weil die alten Bretter sich unterscheiden.
sheet-uninerd-source = Italienisch, von UniNerd, nach Timothy Kendall und R. C. Bell
sheet-uninerd-about = Senet bedeutet „Durchgang“, sagt dieses Blatt, und hatte wohl mit dem Übergang ins Jenseits zu tun. Es ändert die Regeln von Timothy Kendall und R. C. Bell: Ein Würfel ersetzt die Stäbchen, und jedes der letzten Felder hat einen Namen und eine Bedeutung.
sheet-french-source = Französisch, Verfasser unbekannt
sheet-french-about = Das Blatt zu einem Brett aus Stoff: für zwei ab 8 Jahren, etwa 45 Minuten. Es erzählt von Brettern, auf Gräber und Tempel gezeichnet, an denen Priester und Arbeiter spielten, von Bauern im Sand und von den schönen Brettern der Pharaonen; das aus dem Grab Tutanchamuns ist unversehrt, und der Louvre besitzt einige.
sheet-dutch-source = Niederländisch, Verfasser unbekannt
sheet-dutch-about = Dieses Blatt sagt kaum mehr als seine Regeln und schließt: Dies ist ein königliches Spiel, gefunden in den Gräbern der ägyptischen Könige. Dazu gehören Stäbchen aus Holz, flach und weiß auf der einen Seite, rund und schwarz auf der anderen.
sheets-senet = Senet wurde am Nil an die dreitausend Jahre lang gespielt: von Bauern mit Kieseln im Sand, von Pharaonen auf Brettern aus edlem Holz, Elfenbein und Fayence, die man ihnen ins Grab legte. Regeln sind nicht überliefert. Jedes Regelblatt ist ein Versuch, das Spiel zurückzuholen.
sheets-about = Über dieses Regelblatt
sheets-length = Länge
sheets-throws = { $count } Würfe
sheets-skill = Können
sheets-wins = { $percent } %
sheets-captures = Schläge
sheets-measured = Länge und Schläge: eine gewöhnliche Partie zwischen zweien, die wie { $casual } spielen. Können: wie oft { $expert } gegen { $novice } gewinnt; je näher an 50 %, desto mehr entscheidet das Glück. Gemessen in Tausenden von Partien.
sheets-study = Wie sich die Regelblätter unterscheiden: eine Studie mit Diagrammen (auf Englisch)
