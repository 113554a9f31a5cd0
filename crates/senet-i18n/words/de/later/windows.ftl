# Menü, Einstellungen und andere Fenster. Begriffe: siehe names.ftl.

ui-tagline = Das Rennen durch dreißig Felder, dreitausend Jahre vor dem Schach

## Partien
ui-this-game = Diese Partie
ui-resign = Aufgeben
ui-resign-confirm = Diese Partie aufgeben?

## Überall
ui-yes = Ja
ui-no = Nein

## Vor der Partie
ui-seed = Startzahl
ui-seed-after-game = Die Startzahl siehst du nach der Partie. Dieselbe Startzahl ergibt dieselben Würfe.

## Rat und Chancen
ui-chances = Gewinnchancen zeigen

## Die Partie Schritt für Schritt
ui-copy-position = Stellung kopieren
ui-paste-position = Stellung einfügen
ui-position-copied = Stellung kopiert
ui-link-to-game = Link zur ganzen Partie
ui-link-to-position = Link zu dieser Stellung
ui-copy = Kopieren
ui-copy-by-hand = Der Browser erlaubt hier kein Kopieren. Der Text ist markiert: Kopiere ihn mit Strg+C oder ⌘C.
ui-link-holds = Statt deiner eigenen öffnen? Deine bleibt unter Meine Partien.
ui-link-title = Eine Partie für dich
ui-link-first = Öffnen und weiterspielen?
ui-link-copied = Link kopiert
ui-save-game = Partie speichern
ui-open-game = Partie öffnen
ui-game-kept = Deine Partie bleibt in diesem Browser gespeichert.

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

## Das Programm
ui-install = Installieren
ui-compare-sheets = Alle fünf vergleichen
ui-about = Über dieses Spiel
ui-about-text = Senet auf die fünf Arten, auf die man es heute spielt. Ohne Nachverfolgung, ohne Werbung, und auch ohne Netz.
ui-licence = Lizenz
ui-accessibility = Barrierefreiheit
ui-accessibility-text = Alles geht allein mit der Tastatur, und Screenreader sagen an, was geschieht.

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
