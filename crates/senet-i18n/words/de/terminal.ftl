# Was nur das Terminal sagt. Die Namen seiner Befehle, zwischen Gravis-Zeichen, sind in allen Sprachen dieselben.
# Begriffe: siehe names.ftl.

## Der Anfang
terminal-against = { $first } gegen { $second }.
terminal-goes-on = Die Partie geht weiter; bisher { $throws }.
terminal-aim = Bring deine fünf Steine den Weg entlang und vom Brett, bevor es der Gegner schafft.
terminal-help = `?` erklärt die Regeln, `help` zeigt die Befehle.
terminal-guessed = Nach den Namen in der Aufzeichnung: { $players }. `--players A,B` ändert, wer spielt.
terminal-is-person = { $name } ist ein Mensch
terminal-is-computer = { $name } ist der Computerspieler „{ $computer }“
terminal-misleading-name = `{ $name }` geht hier nicht als Name: In einer gespeicherten Partie steht er für eine andere Art von Spieler. Wähle einen anderen Namen, oder ändere mit --players, wer spielt.
terminal-same-names = Die beiden Spieler brauchen verschiedene Namen.
terminal-bad-position = Keine Partie nach diesen Regeln kann die Stellung { $text } haben.

## Um das Brett. Die ganze Legende hat etwa 70 Zeichen
terminal-board-needs = Das Brett braucht { $columns } Spalten.
legend-safe = sicher
legend-rebirth = Neugeburt
legend-all-stop = Pflicht
legend-leap = Sprung
legend-throw = noch ein Wurf
legend-to-start = auf 1
legend-to-rebirth = auf 15
legend-exit = Ausgang
legend-off-by = raus: { $numbers }
legend-off-by-that = so raus
standing-off = raus
standing-to-go = noch { $houses }
terminal-throw-is = Der Wurf ist { $throw }.
terminal-labelled = { $label }: { $text }

## Was gefragt wird. Kurz, damit ein Name davor Platz hat
ask-opening = wirf um den Anfang (Enter)
ask-side = wähle 1 Kegel oder 2 Spulen
ask-throw = wirf (Enter)
ask-only = der einzige Zug (Enter)
ask-move = wähle einen Zug, 1 bis { $count }
ask-leave = Enter zum Beenden, `save FILE`, `undo`
ask-next-game = Enter: nächste Partie, `save FILE`, `undo`
ask-more = Enter für mehr, q zum Aufhören
ask-save = ein Dateiname speichert sie, Enter geht ohne

## Was geschehen ist
terminal-took-side = { $who ->
    [you] Du spielst { side-with } und beginnst.
   *[named] { $name } spielt { side-with } und beginnt.
}
terminal-resigned = { $who ->
    [you] Du gibst auf.
   *[named] { $name } gibt auf.
}
terminal-game-took = Die Partie hat { $throws } gedauert.
terminal-seed = Startzahl { $seed }.
terminal-match-after = Der Wettkampf nach { $played } von { $games }: { $points }.
terminal-taken-back = Zug zurückgenommen.
terminal-played-again = Zug wiederholt.
terminal-input-ended = Die Eingabe ist zu Ende; die Partie ist nicht beendet.
terminal-input-ended-unsaved = Die Eingabe ist zu Ende; die Partie ist weder beendet noch gespeichert.
terminal-input-ended-match = Die Eingabe ist zu Ende; der Wettkampf ist nicht beendet.

## Antworten auf Befehle
terminal-no-undo = Es gibt keine Entscheidung von dir zum Zurücknehmen.
terminal-no-redo = Es gibt nichts zu wiederholen.
terminal-no-position = Es gibt keine Stellung, bevor feststeht, wer beginnt.
terminal-first-opening = Zuerst wird um den Anfang geworfen: Drücke Enter.
terminal-first-side = Wähle zuerst eine Seite: Tippe `cones` oder `spools`.
terminal-first-throw = Wirf zuerst: Drücke Enter.
terminal-game-over = Die Partie ist vorbei. `undo` nimmt die letzte Entscheidung zurück.
terminal-choose-move = Wähle einen Zug: Tippe seine Nummer in der Liste.
terminal-listed = { $count ->
    [one] In der Liste steht ein Zug.
   *[other] In der Liste stehen { $count } Züge.
}
terminal-can-move = Der Stein auf { $house } kann ziehen: { $moves }.
terminal-move-number = { $move }, Nummer { $number }
terminal-refused = Nein: { $move } geht nicht.
terminal-can-play = Du kannst { $move } spielen; tippe es ohne das `?`.
terminal-no-side = Jetzt ist keine Seite zu wählen.
terminal-no-resign = Die Partie hat noch nicht begonnen, also gibt es nichts aufzugeben. `quit` beendet.
terminal-name-a-file = Nenne eine Datei, wie in `save game.senet`.
terminal-exists = { $file } gibt es schon. `save! { $file }` überschreibt die Datei.
terminal-not-saved = Nicht gespeichert. { $reason }
terminal-saved = Gespeichert in { $file }.
terminal-unsaved = Die Partie ist nicht gespeichert.
terminal-left-unsaved = Die Partie wurde nicht gespeichert.
terminal-unknown = `{ $text }` ist weder Befehl noch Zug. `help` zeigt die Befehle; ein Zug ist seine Nummer in der Liste oder seine Felder, wie 11-13.
terminal-alone = `{ $word }` steht allein.
terminal-no-house = Es gibt kein Feld { $number }: Sie gehen von 1 bis 30.
terminal-after-question = `?` steht allein, mit einem Feld wie in `? 27` oder mit einem Zug wie in `? 11-13`.
terminal-no-name = Zwischen den Anführungszeichen steht kein Name.
terminal-open-quote = Der Name beginnt mit { $quote } und endet nicht damit.

## Die Liste der Befehle
help-key-enter = Enter
help-enter = werfen oder den einzigen Zug spielen
help-number = den dritten Zug der Liste spielen
help-move = einen Zug nach Feldern spielen; 28-off verlässt das Brett
help-rules = die Regeln, und wie sie gelesen werden
help-house = was ein Feld tut, und warum der Stein dort nicht ziehen kann
help-why = warum ein Zug abgelehnt wird, ohne ihn zu spielen
help-moves = die Liste der Züge, noch einmal das Brett
help-history = die Partie bisher
help-position = die Stellung als Text, für --position
help-undo = zurück zu deiner letzten Entscheidung; die Würfe bleiben gleich
help-redo = wiederholen, was undo zurückgenommen hat
help-save = die Partie in eine Datei schreiben; --load FILE setzt sie fort
help-save-over = dasselbe, über eine vorhandene Datei
help-resign = die Partie aufgeben
help-quit = beenden

## Gezähltes
count-throws = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

## Dateien. Eine Zeile beginnt mit dem Namen der Datei und einem Doppelpunkt
file-missing = Diese Datei oder diesen Ordner gibt es nicht.
file-denied = Dir fehlt die Berechtigung für diese Datei oder diesen Ordner.
file-folder = Das ist ein Ordner, keine gewöhnliche Datei.
file-not-ordinary = Das ist keine gewöhnliche Datei.
file-in-file = Ein Teil dieses Pfads ist eine Datei, kein Ordner.
file-bad-name = Das System lässt diesen Namen nicht zu.
file-read-only = Diese Datei ist schreibgeschützt.
file-disk-read-only = Der Datenträger ist schreibgeschützt.
file-disk-full = Der Datenträger ist voll.
file-quota = Dein Anteil am Datenträger ist aufgebraucht.
file-too-large = Die Datei würde zu groß.
file-too-long = Das sind mehr als { $most } Bytes; mehr wird nicht gelesen.
file-other = Das System meldet: { $text }
file-not-text = Das ist kein UTF-8-Text.
file-is-record = Das ist der Name einer gespeicherten Partie, und die Seite würde sie überschreiben.

## Tabellen der Gewinnchancen
table-none = Das ist keine Tabelle von senet.
table-version = Die Datei hat Version { $found } des Formats, und dieses Programm liest Version { $known }; lösche die Datei und berechne sie neu (`senet solve`).
table-other = Die Tabelle ist { $found }, nicht { $wanted }.
table-rules = Die Tabelle wurde nach anderen Regeln von { $sheet } berechnet; lösche die Datei und berechne sie neu (`senet solve`).
table-sizes = Die Größen im Kopf der Tabelle stimmen für diese Anzahl Steine nicht.
table-length = Die Tabelle sollte { $expected } Bytes haben und hat { $found }.
table-header = Der Kopf der Tabelle ist beschädigt: Seine Prüfsumme stimmt nicht.
table-block = Block { $block } der Tabelle (ab Byte { $from }) ist beschädigt: Seine Prüfsumme stimmt nicht.

## Nachweise der Würfe
proof-share = Anteil { $share } der Kette `{ $chain }`, gegeben mit Wurf { $throw }, führt nicht zu ihrem Anker.
proof-first-share = Anteil { $share } der Kette `{ $chain }`, gegeben vor dem ersten Wurf, führt nicht zu ihrem Anker.
proof-faces = Wurf { $throw } zeigt { $shown }, und seine Anteile ergeben { $computed }.
proof-record = Wurf { $throw } ist in der Aufzeichnung `{ $recorded }` und im Nachweis `{ $proved }`.
proof-not-recorded = Der Nachweis hat Wurf { $throw }, die Aufzeichnung nicht.
proof-not-proved = Die Aufzeichnung hat Wurf { $throw }, der Nachweis nicht.
proof-game = Die Kennung der Partie ist nicht der Hashwert ihrer Vereinbarung und ihrer Anker.
proof-terms = Die Vereinbarung sollte 1 bis { $most } Bytes haben und hat { $found }.
proof-version = Der Nachweis hat die Version { $found }, und dieses Programm liest Version { $known }.
proof-too-long = Der Nachweis hat { $found } Würfe, und eine Partie hat höchstens { $most }.

## Angaben beim Aufruf
terminal-two-values = Hierher gehören zwei Werte mit einem Komma dazwischen, wie in { $example }.
