# Was an einem Namen, einem Link, einer Datei oder einer Stellung falsch ist. Zeichen stehen wie im Text.
# Begriffe: siehe names.ftl.

## Stellen
error-at = Zeile { $line }, Spalte { $column }: { $what }
error-in-field = { $field }: { $what }
error-in-field-at = { $field }, Spalte { $column }: { $what }
error-field-board = Teil 1, das Brett
error-field-side = Teil 2, wer dran ist
error-field-owed = Teil 3, die fälligen ersten Züge
error-field-phase = Teil 4, die Phase

## Texte
error-expected = Hier muss stehen: { $signs }
error-line-ends = Hier muss die Zeile enden.
error-empty-line = Diese Zeile muss leer sein.
error-cut-off = Der Text bricht hier ab.
error-carriage-return = Ein Wagenrücklauf: Zeilen enden allein mit einem Zeilenvorschub.
error-no-record = Das ist keine gespeicherte Partie dieser Version.
error-line-count = Die Partie hat { $lines } Zeilen, nicht { $found }.
error-changed = Der Text wurde geändert oder abgeschnitten: Die Prüfsumme passt nicht.
error-written = Diese Zeile schreibt man: { $text }
error-unknown = { $name } gibt es nicht; es gibt: { $known }
error-option = { $sheet } hat keine Option { $option }.
error-option-order = Optionen stehen alphabetisch, jede einmal.
error-over = Die Partie ist vorbei, aber der Text geht weiter.

## Links
error-link-too-long = Der Link ist zu lang.
error-link-version = Der Link ist von einer anderen Version.
error-link-fields = Ein Link hat 9 Teile, dieser { $count }.
error-link-text = Der Teil { $field } des Links ist kein Text.
error-link-letter = Buchstabe { $number } der Partie, { $letter }: { $what }

## Stellungen
error-position-fields = Eine Stellung hat vier Teile mit je einem Leerzeichen dazwischen; dieser Text hat { $count }.
error-position-rows = Ein Brett hat drei Reihen mit / dazwischen; dieses hat { $count }.
error-position-run = { $text } steht nicht für leere Felder: Eine einzige Zahl von 1 bis 10 steht für eine ganze Folge.
error-position-sign = Hier muss c, s oder eine Zahl stehen, nicht { $text }.
error-position-row-long = Die Reihe von Feld { $house } hat mehr als zehn Felder.
error-position-row-short = Die Reihe von Feld { $house } hat { $count } Felder, nicht zehn.
error-position-too-many = Eine Seite hat fünf Steine, nicht { $count }: { $side }.
error-position-two = Auf { $houses } stehen zwei Steine.
error-position-water = { $sheet }: Kein Stein bleibt auf 27, das Wasser schickt ihn fort.
error-position-exit = Alle Steine einer Seite stehen in der letzten Reihe, also hat der auf 30 das Brett verlassen (S3): { $side }.
error-position-winner = Die Seite ohne Steine hat gewonnen, und Teil 2 muss sie nennen: { $side }.
error-position-owed-end = Ist die Partie vorbei, ist kein erster Zug mehr fällig.
error-position-not-over = Die Partie ist erst vorbei, wenn diese Seite keinen Stein mehr hat: { $side }.
error-position-over = Diese Seite hat keinen Stein mehr: Die Partie ist vorbei und die Phase ist #: { $side }.
error-position-owed-die = { $sheet }: Der erste Zug ist s10 oder c10 (U2).
error-position-owed-sticks = { $sheet }: Die ersten Züge sind s10c9 und c9.
error-position-owed-start = s10c9 steht nur in der Anfangsstellung.
error-position-owed-loss = c9 steht nur, solange alle fünf Kegel auf dem Brett sind (G1).
error-position-owed-other = Den ersten Zug schuldet, wer dran ist, { $letter } (U2).
error-position-owed-moved = Dieser erste Zug ist nur fällig, bevor ein Stein gezogen hat (U2).
error-position-no-start = { $sheet }: Am Anfang, wenn man drankommt, gibt es keine Wahl.
error-position-start-piece = Die Phase ^ verlangt auf 30 einen Stein dessen, der dran ist (U5).
error-position-start-row = Die Phase ^ verlangt eine leere erste Reihe; auf { $houses } stehen Steine (U5).
error-position-start-stuck = Eine Seite, die festsitzt, hat keine Phase ^ (U6).
error-position-no-rests = { $sheet }: Kein Rest eines Wurfs wird gespielt.
error-position-no-rest = Ein Wurf von { $throw } lässt keinen Rest (D2).
error-position-rest-large = Der Rest einer { $throw } ist weniger als { $throw } (D2).
error-position-rest-row = Ein Rest bleibt nur bei leerer erster Reihe; auf { $houses } stehen Steine (D2).
error-position-rest-all = Ein Rest bleibt nur, nachdem ein Stein das Brett verlassen hat (D2).
