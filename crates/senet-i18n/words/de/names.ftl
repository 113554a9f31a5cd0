# Wie alles heißt. Die Begriffe aller Dateien in diesem Ordner:
#
#   house       Feld                     throw       Wurf
#   capture     schlagen                 protected   geschützt
#   blockade    Sperre                   safe        sicher
#   the water   das Wasser (Feld 27)     leave       das Brett verlassen
#   cones       Kegel                    spools      Spulen
#   piece       Stein                    the rest    der Rest eines Wurfs

## Die Seiten
side = { $side ->
    [cones] Kegel
   *[spools] Spulen
}
side-coloured = { $colour ->
    [red] rote Kegel
    [white] weiße Kegel
    [blue] blaue Spulen
    [grey] graue Spulen
    [green] grüne Spulen
   *[black] schwarze Spulen
}
piece = { $colour ->
    [red] roter Kegel
    [white] weißer Kegel
    [blue] blaue Spule
    [grey] graue Spule
    [green] grüne Spule
   *[black] schwarze Spule
}
colour = { $colour ->
    [red] Rot
    [white] Weiß
    [blue] Blau
    [grey] Grau
    [green] Grün
   *[black] Schwarz
}

## Die Regelblätter
sheet-carpignano-title = Carpignano
sheet-carpignano-summary = Genaue Würfe zum Verlassen, ein weiterer Wurf auf 26, und ein weiter Weg zurück aus dem Wasser.
sheet-spanish-title = Das spanische Regelblatt
sheet-spanish-summary = Kein Stein zieht zurück: in der letzten Reihe sammeln und über die 30 hinaus. Mit drei Varianten.
sheet-uninerd-title = UniNerd, nach Kendall und Bell
sheet-uninerd-summary = Ein Würfel statt der Stäbchen, ein Sprung übers Wasser, und Steine, die darin festsitzen.
sheet-french-title = Das französische Stoffbrett
sheet-french-summary = Sammle alle Steine in der letzten Reihe und verlasse dann das Brett mit jedem Wurf, der reicht.
sheet-dutch-title = Das niederländische Regelblatt
sheet-dutch-summary = Was ein Stein zum Verlassen nicht braucht, muss ein anderer spielen.

## Varianten des spanischen Regelblatts
option-happiness-name = Haus des Glücks
option-happiness-summary = Jeder Stein muss auf 26 halten, bevor er weiterzieht.
option-rebirth-name = Haus der Wiedergeburt
option-rebirth-summary = Das Wasser schickt auf die 15; ist sie besetzt, auf das niedrigste freie Feld.
option-exit-3-2-1-name = Ausgang 3-2-1
option-exit-3-2-1-summary = Ein Stein verlässt das Brett von 28 mit einer 3, von 29 mit einer 2, von 30 mit einer 1, und nicht anders.

## Computerspieler
player-random = Zufall
player-random-does = Spielt irgendeinen erlaubten Zug. Gut für die allererste Partie.
player-greedy = Gierig
player-greedy-does = Nimmt, was im Augenblick am besten aussieht, und denkt nicht weiter.
player-novice = Neuling
player-novice-person = Pepi
player-novice-does = Pepi ist sieben und zieht immer den hintersten Stein nach. Was die anderen könnten, sieht Pepi nicht.
player-casual = Hobbyspieler
player-casual-person = Tutu
player-casual-does = Tutu zählt Felder und nimmt, was im Augenblick am besten aussieht. Was du danach tust, kümmert sie nicht.
player-skilled = Könner
player-skilled-person = Ani
player-skilled-does = Der Schreiber Ani kennt Tausende Partien und beurteilt danach das Brett. Voraus schaut er nicht.
player-expert = Experte
player-expert-person = Nefertari
player-expert-does = Königin Nefertari urteilt wie Ani und wägt ab, was der nächste Wurf bringen kann, aber nicht der übernächste.
player-master = Meister
player-master-person = Thot
player-master-does = Thot hat dem Mond beim Brettspiel fünf Tage abgewonnen. Er schaut zwei Würfe voraus, und weiter, wo wenig geschehen kann.

## Die Felder
house-number = Feld { $house }
house-rebirth = Haus der Wiedergeburt
house-happiness = Haus des Glücks
house-abundance = Haus des Überflusses
house-water = Wasser
house-misfortune = Wasser, Haus des Unglücks
house-maat = Haus der Maat
house-three-truths = Haus der drei Wahrheiten
house-re-atum = Haus des Re-Atum
house-horus = Haus des Horus
house-ra = Haus des Re
house-exit = Ausgang
house-safe = sicher
house-empty = leer
house-spoken = { $house }: { $content }
list-and = { $first } und { $last }

## Was ein besonderes Feld tut
about-rebirth = Hierher schickt das Wasser die Steine.
about-26-throw = Ein Stein, der mit seinem eigenen Zug auf 26 kommt, bringt einen weiteren Wurf.
about-26-over = Von 26 kann eine 1 einen Stein über das Wasser auf 28 tragen, wenn 28 leer ist.
about-26-must = Jeder Stein muss auf 26 halten, bevor er weiterzieht.
about-water-start = Ein Stein, der auf 27 kommt, fällt ins Wasser und kehrt zurück auf 1, oder auf das erste freie Feld danach.
about-water-rebirth = Ein Stein, der auf 27 kommt, fällt ins Wasser und kehrt zurück auf 15; ist 15 besetzt, auf 1 oder das erste freie Feld danach.
about-water-stuck = Ein Stein, der auf 27 kommt, fällt ins Wasser und kehrt zurück auf 15. Ist 15 besetzt, bleibt er, und seine ganze Seite sitzt fest, bis sie eine 4 wirft, die ihn vom Brett nimmt.
about-exit-exact = Mit einer { $needed } verlässt ein Stein auf { $house } das Brett.
about-exit-only = Mit einer { $needed } verlässt ein Stein auf { $house } das Brett; bei jedem anderen Wurf wartet er dort.
about-exit-at-least = Mit einer { $needed } oder mehr verlässt ein Stein auf { $house } das Brett.
about-exit-any = Mit jedem Wurf verlässt ein Stein auf { $house } das Brett.
about-clear-last = Alle Steine seiner Seite auf dem Brett müssen in der letzten Reihe stehen.
about-clear-first = Seine Seite darf keinen Stein in der ersten Reihe haben.
about-30-exit = Der Ausgang: Ein Stein auf 30 verlässt das Brett, sobald alle Steine seiner Seite, die noch darauf sind, in der letzten Reihe stehen.
about-30-turn-start = Ein Stein auf 30 darf das Brett verlassen, wenn seine Seite drankommt, noch vor dem Wurf und nur, wenn sie keinen Stein in der ersten Reihe hat. Kein Wurf bewegt ihn.
about-safe = Hier kann ein Stein nicht geschlagen werden.
about-unsafe-30 = Ein einzelner Stein kann hier geschlagen werden (D1).
about-ordinary = Ein gewöhnliches Feld.

## Was das Zeichen eines Feldes ist. Die Zeichnungen sind von uns; was in Anführungszeichen steht, sagt das Blatt.
sign-ankh = Unser Zeichen: das Anch, Leben.
sign-nefer = Unser Zeichen: Nefer, gut und schön.
sign-water = Unser Zeichen: drei Wellen, Wasser.
sign-birds = Unser Zeichen: drei Vögel, Seelen.
sign-gods = Unser Zeichen: zwei sitzende Götter.
sign-horus = Unser Zeichen: der Falke, Horus.
sign-uninerd-15 = Unser Zeichen: das Anch, Leben. Das Blatt: „neue Möglichkeiten“.
sign-uninerd-26 = Unser Zeichen: Nefer, gut. Das Blatt: „ein gutes Omen“.
sign-uninerd-27 = Unser Zeichen: Wellen. Das Blatt: „die Kraft der Natur“.
sign-uninerd-28 = Unser Zeichen: drei Vögel, Seelen. Das Blatt: „die möglichen Wege“.
sign-uninerd-29 = Unser Zeichen: der Falke. Das Blatt: „der Blick dessen, der alles sieht“.
sign-uninerd-30 = Unser Zeichen: die Sonne. Das Blatt: „die letzte wahre Prüfung“.
