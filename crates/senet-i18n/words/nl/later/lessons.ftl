# Lessen: het venster met de lijst, de knoppen, en wat ze zeggen in een ballon boven het bord, in hoogstens 150 tekens.
# Op een knop passen ongeveer 20 tekens. Termen: zie names.ftl.

lessons = Lessen
lessons-about = Eén regel tegelijk, met vaste worpen. Elke les eindigt met een stelling om op te lossen.
lessons-count = { $done } van { $count } gedaan
lesson-done = gedaan
lesson-read-on = Verder
lesson-next = Volgende les
lesson-again = Opnieuw
lesson-play = Nu spelen

## Titels
lesson-first = De eerste partij
lesson-first-moves = Eerste zetten
lesson-protection = Bescherming
lesson-blockade = Blokkade
lesson-backward = Achteruit zetten
lesson-water = Het water

## Wat er gezegd wordt
lesson-aim = Deze vijf zijn van jou. Breng ze allemaal naar het einde van de weg en van het bord, voordat het de ander lukt.
lesson-path = De weg volgt de nummers: door de eerste rij, terug door de tweede en verder door de derde.
lesson-guide = Ga van { $from } naar { $to }: tik op het stuk en dan op het vak.
lesson-take-off = Tik op het stuk op { $from } en dan op “{ ui-take-off }”.
lesson-alone = Het stuk op { $to } staat alleen: sla het vanaf { $from }.
lesson-barred = Je stuk op { $from } kan met deze worp niet zetten. Verzet een ander.
lesson-backward-captures = Ook achteruit slaat een stuk een vijand die alleen staat.
lesson-backward-to-empty = Achteruit gaat een stuk alleen naar een leeg vak: het slaat niets.
lesson-into-water = Probeer het: ga van { $from } naar 27.
lesson-out-of-water = Daar is het weer, op { $to }.
lesson-rebirth-taken = Nu is 15 bezet. Probeer het nog eens, van { $from } naar 27.
lesson-leave-exactly = Een stuk gaat alleen met de exacte worp van het bord: vanaf 28 met een 3, vanaf 29 met een 2, vanaf 30 met een 1. Je andere stukken mogen overal staan.
lesson-open-exit = Breng je laatste stuk naar de laatste rij, van { $from } naar { $to }: de uitgang gaat open.
lesson-learnt-first = Je kunt gooien, zetten, slaan en stukken van het bord halen: genoeg voor een eerste partij. De rest staat in de andere lessen.

## Om op te lossen
lesson-find-capture = Nu jij: vind een zet die slaat.
lesson-find-without-nine = Het stuk op 9 kan met deze worp niet zetten, dus mag deze keer een ander het doen. Vind een zet die slaat.
lesson-find-protection = Nu jij: vind de zet waarna geen van je stukken kan worden geslagen.
lesson-find-blockade = Nu jij: maak een blokkade.
lesson-find-happiness = Nu jij: breng een stuk naar 26.
lesson-find-dry = Nu jij: zet zonder in het water te vallen.
lesson-find-leaving = Nu jij: haal een stuk van het bord.
lesson-find-gathering = Nu jij: vind de zet waarna er stukken van het bord kunnen.
lesson-find-rest = Nu jij: haal een stuk van het bord, zodat een ander met de rest slaat.

## Niet wat gezocht wordt
lesson-wrong-guide = Dat mag. Maar ga deze keer van { $from } naar { $to }.
lesson-wrong-capture = Daarmee sla je niets. Zoek een vijandelijk stuk dat alleen staat.
lesson-wrong-protection = Daarna staat een stuk van jou alleen en binnen bereik. Zoek een plaats naast een ander.
lesson-wrong-blockade = Zo staan er geen drie achter elkaar. Probeer een ander stuk.
lesson-wrong-happiness = Dat komt niet op 26. Probeer een ander stuk.
lesson-wrong-dry = Dat zou in het water vallen. Probeer het andere.
lesson-wrong-leaving = Zo gaat er geen stuk van het bord. Probeer een ander.
lesson-wrong-gathering = Daarna staat een stuk van jou nog te ver achter. Probeer een ander.
