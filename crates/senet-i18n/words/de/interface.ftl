# Knöpfe und Meldungen. Begriffe: siehe names.ftl.

ui-title = Senet

## Partien
ui-new-game = Neues Spiel
ui-play = Spielen
ui-rematch = Revanche
ui-next-game = Nächste Partie
ui-undo = Zug zurücknehmen
ui-redo = Zug wiederholen
ui-game-of = Partie { $number } von { $games }
ui-match-won = { $who ->
    [you] Du gewinnst den Wettkampf.
   *[named] { $name } gewinnt den Wettkampf.
}
ui-match-drawn = Der Wettkampf endet unentschieden.

## Überall
ui-cancel = Abbrechen
ui-close = Schließen
ui-menu = Menü

## Vor der Partie
ui-opponent = Gegner
online-friend = Mit Freunden spielen
online-talk = Partie und Grüße
ui-person-beside-me = Jemand neben mir
ui-you = Du
ui-player-one = Spieler 1
ui-player-two = Spieler 2
ui-sheet = Regeln
ui-options = Optionen
ui-games-in-match = Partien im Wettkampf
ui-plays-for-points = In diesem Wettkampf spielt der Computer um Punkte.
ui-who-starts = Wer zuerst wirft
ui-seed-optional = Startzahl (optional)
ui-seed-invalid = Eine Startzahl ist eine ganze Zahl von 0 bis 18446744073709551615.
rules-all-aim = Zwei Seiten mit je fünf Steinen laufen in der Reihenfolge der Nummern durch dreißig Felder: durch die erste Reihe, zurück durch die zweite und durch die dritte. Wer zuerst alle fünf vom Brett bringt, gewinnt.
lessons-learn = Lerne das Spiel in 90 Sekunden
error-name-empty = Ein Name kann nicht leer sein.
error-name-control = Ein Name hat keine Zeilenumbrüche und keine anderen Steuerzeichen.
error-name-space = Ein Name beginnt und endet nicht mit einem Leerzeichen.
error-name-too-long = Ein Name hat höchstens { $most } Zeichen.

## Am Brett
ui-board = Brett
ui-throw = Werfen
ui-houses = { $count ->
    [one] Feld
   *[other] Felder
}
ui-pieces-off = { $count } vom Brett
ui-take-off = Vom Brett nehmen
ui-keep = Stehen lassen
ui-cones = Kegel
ui-spools = Spulen
ui-sound = Ton
ui-hints-off = Keine Tipps mehr
ui-hint-understood = Verstanden

## Rat und Chancen
ui-advice = Was würdest du spielen?
ui-advice-move = Zieh von { $from } auf { $to }: { $chance }.
ui-advice-leave = Nimm den Stein von { $from }: { $chance }.
ui-advice-keep = Bleib auf 30: { $chance }.
ui-advice-exact = { $percent } % Gewinnchance (exakt)
ui-advice-estimated = { $percent } % Gewinnchance (geschätzt)
ui-reason-leaves = Ein Stein weniger auf dem Brett.
ui-reason-captures = Das schlägt einen Stein.
ui-reason-protects = Zwei Nachbarn schützen einander.
ui-reason-escapes = Der Stein kommt außer Reichweite.
ui-reason-blocks = Drei Nachbarn versperren den Weg.
ui-reason-water = Der Stein lässt das Wasser hinter sich.
ui-reason-safe = Der Stein erreicht ein sicheres Feld.
ui-reason-last = Der hinterste Stein rückt nach.
ui-reason-water-avoided = Ein anderer Zug fällt ins Wasser.
ui-reason-least-risk = So sind die wenigsten Steine in Gefahr.
ui-reason-only = Es ist der einzige Zug.
ui-reason-best = Kein anderer Zug gewinnt öfter.
ui-chances-exact = Gewinnchancen: { $near } { $percent } %, { $far } { $rest } % (exakt)
ui-chances-estimated = Gewinnchancen: { $near } { $percent } %, { $far } { $rest } % (geschätzt)
ui-percent = { $percent } %
ui-risk = Risiko, beim nächsten Wurf geschlagen zu werden: { $percent } %.
ui-risk-after = Risiko, dort geschlagen zu werden: { $percent } %.

## Die Partie Schritt für Schritt
ui-moves-list = Züge
ui-step-first = Zum Anfang
ui-step-previous = Schritt zurück
ui-step-next = Schritt vor
ui-step-last = Zum Ende
ui-replay = Partie abspielen
ui-replay-stop = Anhalten
ui-replay-pace = Tempo: { $pace }
ui-back-to-game = Zurück zur Partie
ui-share = Teilen
ui-position-invalid = Dieser Text ist keine Stellung nach diesen Regeln. Deine Partie bleibt, wie sie ist.
ui-link-invalid = Dieser Link enthält keine lesbare Partie. Deine Partie bleibt, wie sie ist.
ui-file-invalid = Diese Datei ist keine Senet-Partie. Deine Partie bleibt, wie sie ist.
ui-language-unavailable = Die Texte dieser Sprache ließen sich nicht laden. Versuch es noch einmal, sobald du online bist.
ui-storage-invalid = Die gespeicherte Partie ließ sich nicht lesen. Du kannst eine neue beginnen.
ui-detail = Genauer: { $detail }
review = Analyse
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Grober Fehler

## Das Programm
ui-offline-ready = Bereit zum Spielen ohne Netz.
ui-new-version = Eine neue Version ist da. Deine Partie bleibt erhalten.
ui-reload = Neu laden
ui-other-tab = Diese Partie geht in einem anderen Tab weiter.
ui-game-replaced = Die Partie davor ist noch da.
ui-game-return = Dorthin zurück
ui-play-here = Hier spielen
ui-rules = Regeln
ui-skip-to-board = Zum Brett springen
ui-error-unexpected = Etwas ist schiefgegangen. Deine Partie ist gespeichert: Lade die Seite neu, um weiterzuspielen.

## Gezähltes
count-houses = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
# Between whole and tenths.
review-decimal = ,
