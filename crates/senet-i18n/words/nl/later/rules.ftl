# De pagina's met spelregels. Wat meer bladen gemeen hebben, staat één keer, als `rules-all-…`.
# Termen: zie names.ftl.

## Koppen
rules-heading-aim = Het doel
rules-heading-throws = Stukken en worpen
rules-heading-beginning = Wie begint
rules-heading-moving = Zetten
rules-heading-capture = Slaan en beschermen
rules-heading-houses = Bijzondere vakken
rules-heading-leaving = Van het bord gaan
rules-heading-no-forward = Als geen stuk vooruit kan
rules-heading-winning = Winnen en punten
rules-heading-options = Varianten
rules-decision-note = Het blad laat dit open. Hier spelen we het zo:
rules-contents = Inhoud
rules-which = Blad
rules-left-open = Wat het blad openlaat
rules-throw-again = nog eens

## Stukken en worpen
rules-all-start = De kegels beginnen op de oneven vakken van 1 tot 9, de klossen op de even vakken van 2 tot 10.
rules-carpignano-throws = De kegels zijn rood, de klossen blauw. Vier stokjes hebben een lichte en een donkere kant: elke lichte kant die boven ligt, telt één vak. Ligt er geen boven, dan is de worp 6.
rules-spanish-throws = De kegels zijn wit, de klossen zwart. Vier gespleten rietjes hebben een bolle en een platte kant: elke bolle kant die boven ligt, telt één vak. Ligt er geen boven, dan is de worp 6.
rules-french-throws = De kegels zijn wit, de klossen zwart. Vier stokjes hebben een lichte kant (◊) en een donkere (♦): elke lichte kant die boven ligt, telt één vak. Ligt er geen boven, dan is de worp 6.
rules-dutch-throws = De kegels zijn wit, de klossen groen. Vier stokjes hebben een platte witte en een ronde zwarte kant: elke witte kant die boven ligt, telt één vak. Ligt er geen boven, dan is de worp 6.
rules-uninerd-throws = De kegels zijn rood, de klossen grijs. Je gooit één dobbelsteen; op zijn 6 staat een X.
rules-all-again = Na een 1, 4 of 6 verzet je een stuk en gooi je nog eens; na een 2 of 3 verzet je een stuk en is de beurt voorbij. Een worp die helemaal niet gespeeld kon worden, geeft geen nieuwe.
rules-uninerd-again = Na een 1, 4 of 5 verzet je een stuk en gooi je nog eens; na een 2 of 3 verzet je een stuk en is de beurt voorbij. Met de X verzet je niets en is de beurt voorbij. Een worp die helemaal niet gespeeld kon worden, geeft geen nieuwe.

## Wie begint
rules-all-beginning = De spelers gooien om de beurt. Wie het eerst een 1 gooit, krijgt de klossen en speelt die 1 van 10 naar 11.
rules-spanish-beginning = Beide spelers gooien. Zodra precies een van hen een 1 heeft, krijgt die de klossen en speelt die 1 van 10 naar 11.
rules-all-nine = De eerste zet van de kegels doet het stuk op 9. Daarna zet ieder zoals hij wil.
rules-uninerd-beginning = Beide spelers gooien de dobbelsteen; de X telt het laagst. Wie hoger gooit, kiest een kleur en gooit opnieuw, en het stuk op 10 doet die eerste zet. Bij gelijke worpen wordt opnieuw gegooid.

## Zetten
rules-all-moving = Met een worp verzet je één stuk, en wel precies zoveel vakken als hij telt; voor het verlaten van het bord geldt een eigen regel. Als er een stuk vooruit kan, moet er een vooruit.
rules-all-passing = Stukken mogen over andere heen, eigen en vijandelijke, maar nooit over een blokkade. Geen stuk mag op een stuk van zijn eigen kleur uitkomen.

## Slaan en beschermen
rules-all-capture = Een stuk dat op een vijandelijk stuk uitkomt, slaat het: de twee wisselen van plaats.
rules-all-protected = Twee of meer stukken van één kleur die achter elkaar staan, beschermen elkaar tegen slaan. 10 en 11 liggen achter elkaar, en 20 en 21 ook.
rules-all-blockade = Drie of meer achter elkaar zijn bovendien een blokkade: geen vijandelijk stuk komt eroverheen.

## Bijzondere vakken
rules-all-safe = Op 26, 28, 29 en 30 kan geen stuk worden geslagen.
rules-all-signs = De tekens op de vakken zijn van ons, naar gevonden borden: nefer (goed) op 26, water op 27, drie vogels op 28, twee goden op 29, Horus op 30 en de ankh (leven) op 15, waar het water stukken daarheen stuurt.
rules-uninerd-signs = De tekens op de vakken zijn van ons, naar gevonden borden: nefer (goed) op 26, water op 27, drie vogels op 28, de valk Horus op 29, de zon (Ra) op 30 en de ankh (leven) op 15.
rules-uninerd-safe = Op 15, 26, 28, 29 en 30 kan geen stuk worden geslagen.
rules-dutch-safe = Op 26, 28 en 29 kan geen stuk worden geslagen. 30 is niet veilig.
rules-uninerd-swapped = Een stuk dat door slaan op 27 terechtkomt, wordt weggestuurd alsof het er zelf was gekomen.

## Van het bord gaan
rules-carpignano-leaving = Een stuk gaat van het bord met de exacte worp, die het één stap voorbij 30 brengt: vanaf 25 met een 6, vanaf 28 met een 3, vanaf 29 met een 2, vanaf 30 met een 1. Je andere stukken mogen overal staan. Met een hogere worp verzet je niets.
rules-spanish-leaving = Een stuk gaat van het bord door precies op 30 uit te komen, als al je stukken op het bord in de laatste rij staan. Met een worp voorbij 30 verzet je niets.
rules-uninerd-leaving = Vanaf 28 gaat een stuk met een 3 van het bord, vanaf 29 met een 2; bij elke andere worp wacht het daar. Zit het vast op 27, dan gaat het met een 4 van het bord. Een stuk op 30 mag je aan het begin van je beurt van het bord halen, als je er geen in de eerste rij hebt. Met elke andere worp voorbij 30 verzet je niets.
rules-french-leaving = Zodra al je stukken op het bord in de laatste rij staan, gaat een stuk eraf met elke worp die het voorbij 30 brengt. Wordt er een naar een eerdere rij teruggestuurd, dan wachten de andere erop.
rules-dutch-leaving = Als je geen stuk in de eerste rij hebt, gaat een stuk van het bord met elke worp die het voorbij 30 brengt. Wat het van de worp niet nodig heeft, moet een ander stuk spelen.
rules-all-blockade-leaving = Een blokkade op 28, 29 en 30 houdt ook een stuk tegen dat eroverheen van het bord zou gaan (G5).

## Als geen stuk vooruit kan
rules-all-backward = Dan gaat een stuk het gegooide aantal terug. Het mag slaan, en de regels voor uitkomen en passeren gelden ook dan. Kan dat ook niet, dan is de beurt voorbij.
rules-spanish-no-forward = Dan is de beurt voorbij, wat er ook gegooid is. Geen stuk gaat terug.
rules-uninerd-no-forward = Staan alleen je eigen stukken in de weg, dan moet er een naar een ander stuk van jou en gaat terug naar 1, of naar het eerste vrije vak daarna. Kan dat niet, dan gaat een stuk het gegooide aantal terug en mag het slaan; een stuk op 28, 29 of 30 gaat nooit terug. Kan dat ook niet, dan is de beurt voorbij.
rules-french-no-forward = Dan gaat een stuk het gegooide aantal terug, naar een leeg vak. Kan dat ook niet, dan is de beurt voorbij.

## Winnen en punten
rules-all-winning = Wie zijn laatste stuk van het bord brengt, heeft meteen gewonnen. Gelijkspel bestaat niet.
rules-all-points = In een match krijgt de winnaar voor elk vijandelijk stuk op het bord: 3 punten in de eerste rij, 2 in de tweede, 1 in de laatste.
rules-dutch-points = In een match krijgt de winnaar voor elk vijandelijk stuk op het bord: 3 punten in de eerste rij, 1 in de tweede of laatste.
rules-all-no-points = Het blad telt geen punten. In een match is een gewonnen partij één punt.

## Varianten
rules-spanish-options = Het blad noemt varianten. Elk ervan kun je aan het begin van een partij aanzetten.
