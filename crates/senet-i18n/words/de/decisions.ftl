# Wo ein Blatt sich auf zwei Arten lesen lässt: was es offen lässt, und wie hier gespielt wird. Die Kürzel sind die von
# docs/rules.md. Begriffe: siehe names.ftl.

rules-all-decision-G1 = Muss der Stein auf 9 ziehen, auch wenn er nicht kann? Hier macht er den ersten Zug der Kegel, wenn er mit diesem Wurf vorwärts kann. Kann er es nicht, oder wurde er schon geschlagen, spielt irgendein Stein den Wurf. Danach ist niemand mehr zu etwas verpflichtet.
rules-carpignano-decision-C1 = Bringt die 26 ihren Wurf nach jeder Art von Zug? Hier ja, vorwärts oder zurück, auch nach einer 2 oder 3. Nach einer 1, 4 oder 6 bleibt es ein Wurf, nicht zwei.
rules-carpignano-decision-C4 = Das Regelblatt spricht davon, an Steinen vorbei auf ein leeres Feld zu ziehen. Hier darf ein Stein auch an anderen vorbei und im selben Zug schlagen.
rules-spanish-decision-S1 = Über den Anfang sagt das Blatt wenig. Hier werfen beide in jeder Runde alle vier Rohre, und eine Runde mit zwei Einsen oder keiner wird wiederholt.
rules-spanish-decision-S3 = Was wird aus einem Stein, der zu früh auf 30 kommt? Hier wartet er dort, in Sicherheit. Nach jedem deiner Züge verlässt er das Brett, wenn alle deine Steine darauf in der letzten Reihe stehen.
rules-spanish-decision-S4-rebirth = Mit dem Haus der Wiedergeburt: Die 15 ist nicht sicher, und wenn sie besetzt ist, schickt das Wasser auf das niedrigste freie Feld.
rules-spanish-decision-S4-exit = Mit dem Ausgang 3, 2, 1: 30 ist nicht mehr von selbst ein Ausgang, und alle deine Steine auf dem Brett müssen weiterhin in der letzten Reihe stehen.
rules-spanish-decision-S5 = Das Regelblatt gibt 3 Punkte für die dritte Reihe und 1 für die letzte. Hier wird „dritte“ vom Ende des Weges gezählt: Die Reihe des Anfangs zählt 3.
rules-spanish-decision-S6 = Wird eine 2 oder 3 noch gespielt, bevor der Gegner dran ist? Hier ja.
rules-uninerd-decision-U2 = Der Stein auf 10 kann dem anderen Spieler gehören. Hier macht er trotzdem den ersten Zug. Der Wurf zählt für den, der geworfen hat: Nach einer 1, 4 oder 5 wirft er noch einmal, nach einer 2 oder 3 ist der andere dran. Ein X bewegt nichts, und danach besteht keine Pflicht mehr.
rules-uninerd-decision-U4 = Darf ein Stein auf 28 oder 29 auch anders ziehen? Hier geht er nur mit seiner eigenen Zahl vorwärts, 3 oder 2, und damit vom Brett. Ein vergeblicher Versuch verbietet nichts. Zurück darf er ziehen, wo das verlangt ist.
rules-uninerd-decision-U5 = Hier bringt kein Wurf einen Stein auf 30 vorwärts. Wenn du an die Reihe kommst, vor dem ersten Wurf, darfst du ihn vom Brett nehmen: freiwillig, und ohne dass es einen Wurf kostet. Dazu muss deine erste Reihe leer sein und keiner deiner Steine im Wasser liegen. Von 28 und 29 aus ist die leere Reihe nicht nötig.
rules-uninerd-decision-U6 = Wie lange hält das Wasser einen Stein fest? Hier zieht seine Seite nichts, bis sie eine 4 wirft, auch wenn 15 frei geworden ist, und nach jedem anderen Wurf ist der Gegner dran. Die 4 nimmt den Stein vom Brett. Nur wenn eine Sperre auf 28 bis 30 das verhindert, spielt ein anderer Stein die 4. Ein Stein im Wasser ist nicht sicher. Festzusitzen heißt noch nicht, dass der Gegner dran ist.
rules-uninerd-decision-U7 = Wann muss ein Stein auf einen eigenen ziehen? Hier nur, wenn es keinen anderen Zug vorwärts gibt, aber vor jedem Zug zurück. Der Stein, der dort stand, bleibt.
rules-uninerd-decision-U8 = Wie schützt die 26 vor dem Wasser? Hier wählst du mit einer 1: ins Wasser, oder darüber hinweg auf die 28, wenn sie leer ist. Auf 26 zu kommen bringt keinen Wurf.
rules-french-decision-F2 = Das Regelblatt sagt, dass man beginnen kann, das Brett zu verlassen. Hier ist das freiwillig, und Pflicht nur, wenn kein anderer Stein vorwärts kann.
rules-french-decision-F3 = Das Regelblatt nennt keine Farbe für die drei Steine, an denen man nicht vorbeikommt. Hier sind es drei gegnerische; an drei eigenen oder gemischten kommt man vorbei.
rules-dutch-decision-D2 = Wie wird der Rest eines Wurfs gespielt? Hier sofort, vorwärts, von einem anderen Stein, Schlagen eingeschlossen. Verlässt auch der das Brett, wird sein Rest ebenso gespielt. Kann ihn keiner spielen, verfällt er. Der Wurf selbst entscheidet, ob du noch einmal wirfst.
rules-dutch-decision-D3 = Hier gelten Schutz und sichere Felder auch gegen das Schlagen rückwärts.
rules-dutch-decision-D4 = Welches ist der erste grüne Stein? Hier ist es der auf 10. Die Pflicht des Steins auf 9 gilt für einen Wurf.
rules-dutch-decision-D5 = Wo ist der Anfang des Spiels, wenn das Wasser einen Stein dorthin schickt? Hier ist es die 1, oder das erste freie Feld danach.
