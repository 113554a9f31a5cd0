# Knöpfe, Menüs und Einstellungen. Begriffe: siehe names.ftl.

ui-title = Senet
ui-tagline = Das Rennen durch dreißig Felder, dreitausend Jahre vor dem Schach

## Partien
ui-new-game = Neues Spiel
ui-play = Spielen
ui-rematch = Revanche
ui-next-game = Nächste Partie
ui-undo = Zug zurücknehmen
ui-redo = Zug wiederholen
ui-resign = Aufgeben
ui-resign-confirm = Diese Partie aufgeben?
ui-game-of = Partie { $number } von { $games }
ui-match-won = { $who ->
    [you] Du gewinnst den Wettkampf.
   *[named] { $name } gewinnt den Wettkampf.
}
ui-match-drawn = Der Wettkampf endet unentschieden.

## Überall
ui-cancel = Abbrechen
ui-yes = Ja
ui-no = Nein
ui-close = Schließen
ui-menu = Menü

## Vor der Partie
ui-opponent = Gegner
ui-person-beside-me = Jemand neben mir
ui-you = Du
ui-player-one = Spieler 1
ui-player-two = Spieler 2
ui-sheet = Regeln
ui-options = Optionen
ui-games-in-match = Partien im Wettkampf
ui-who-starts = Wer zuerst wirft
ui-seed = Startzahl
ui-seed-optional = Startzahl (optional)
ui-seed-invalid = Eine Startzahl ist eine ganze Zahl von 0 bis 18446744073709551615.
ui-seed-after-game = Die Startzahl siehst du nach der Partie. Dieselbe Startzahl ergibt dieselben Würfe.

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
ui-chances = Gewinnchancen zeigen
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
ui-copy-position = Stellung kopieren
ui-paste-position = Stellung einfügen
ui-position-copied = Stellung kopiert
ui-position-invalid = Dieser Text ist keine Stellung nach diesen Regeln. Deine Partie bleibt, wie sie ist.
ui-link-to-game = Link zur ganzen Partie
ui-link-to-position = Link zu dieser Stellung
ui-copy = Kopieren
ui-copy-by-hand = Der Browser erlaubt hier kein Kopieren. Der Text ist markiert: Kopiere ihn mit Strg+C oder ⌘C.
ui-link-holds = Statt deiner eigenen öffnen? Deine bleibt unter Meine Partien.
ui-link-title = Eine Partie für dich
ui-link-first = Öffnen und weiterspielen?
ui-link-copied = Link kopiert
ui-link-invalid = Dieser Link enthält keine lesbare Partie. Deine Partie bleibt, wie sie ist.
ui-save-game = Partie speichern
ui-open-game = Partie öffnen
ui-file-invalid = Diese Datei ist keine Senet-Partie. Deine Partie bleibt, wie sie ist.
ui-language-unavailable = Die Texte dieser Sprache ließen sich nicht laden. Versuch es noch einmal, sobald du online bist.
ui-storage-invalid = Die gespeicherte Partie ließ sich nicht lesen. Du kannst eine neue beginnen.
ui-game-kept = Deine Partie bleibt in diesem Browser gespeichert.
ui-detail = Genauer: { $detail }

## Wie die Würfe fielen
ui-dice-statistics = Würfe bisher
ui-value = Wert
ui-seen = Geworfen
ui-expected = Erwartet

## Einstellungen
ui-language = Sprache
ui-settings = Einstellungen
ui-theme = Farben
ui-theme-auto = Automatisch
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-board-material = Brett
ui-board-bone = Holz und Bein
ui-board-faience = Blaue Fayence
ui-board-contrast = Hoher Kontrast
ui-sound = Ton
ui-house-numbers = Feldnummern
ui-animations = Animationen
ui-animation-speed = Tempo
ui-speed-slow = Langsam
ui-speed-normal = Normal
ui-speed-fast = Schnell
ui-thinking-time = Bedenkzeit des Computers
ui-thinking-none = Keine
ui-thinking-short = Kurz
ui-thinking-long = Lang
ui-play-single-move = Einzigen möglichen Zug von selbst spielen
ui-hints = Tipps
ui-shortcuts = Tastenkürzel mit einem Buchstaben
ui-hints-off = Keine Tipps mehr
ui-hint-understood = Verstanden

## Das Programm
ui-offline-ready = Bereit zum Spielen ohne Netz.
ui-new-version = Eine neue Version ist da. Deine Partie bleibt erhalten.
ui-reload = Neu laden
ui-other-tab = Diese Partie geht in einem anderen Tab weiter.
ui-game-replaced = Die Partie davor ist noch da.
ui-game-return = Dorthin zurück
ui-play-here = Hier spielen
ui-install = Installieren
ui-rules = Regeln
ui-compare-sheets = Alle fünf vergleichen
ui-about = Über dieses Spiel
ui-about-text = Senet auf die fünf Arten, auf die man es heute spielt. Ohne Nachverfolgung, ohne Werbung, und auch ohne Netz.
ui-licence = Lizenz
ui-accessibility = Barrierefreiheit
ui-accessibility-text = Alles geht allein mit der Tastatur, und Screenreader sagen an, was geschieht.
ui-skip-to-board = Zum Brett springen
ui-error-unexpected = Etwas ist schiefgegangen. Deine Partie ist gespeichert: Lade die Seite neu, um weiterzuspielen.

## Die Tastatur
ui-keyboard-help = Tastatur
ui-key-arrows = Von Feld zu Feld gehen
ui-key-enter = Einen Stein aufnehmen, ihn absetzen
ui-key-escape = Den Stein zurückstellen, ein Fenster schließen
ui-key-throw = Werfen
ui-key-next-piece = Zum nächsten Stein, der ziehen kann
ui-key-leave = Den Stein vom Brett nehmen
ui-key-explain = Das Feld erklären
ui-key-undo = Zug zurücknehmen
ui-key-redo = Zug wiederholen
ui-key-steps = Durch die Partie gehen
ui-key-remove = Den Stein entfernen, beim Aufbauen einer Stellung
ui-key-help = Diese Liste zeigen

## Gezähltes
count-houses = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
