# Waar een blad op twee manieren te lezen is: wat het openlaat, en hoe het hier gespeeld wordt. De aanduidingen zijn die
# van docs/rules.md. Termen: zie names.ftl.

rules-all-decision-G1 = Moet het stuk op 9 zetten, ook als het niet kan? Hier doet het de eerste zet van de kegels als het met die worp vooruit kan. Kan het niet, of is het al geslagen, dan speelt een willekeurig stuk de worp. Daarna hoeft er niets meer.
rules-carpignano-decision-C1 = Geeft 26 zijn worp na elke soort zet? Hier wel, vooruit of terug, ook na een 2 of 3. Na een 1, 4 of 6 blijft het één worp, geen twee.
rules-carpignano-decision-C4 = Het blad spreekt van over stukken heen gaan om op een leeg vak uit te komen. Hier mag een stuk ook over andere heen en in dezelfde zet slaan.
rules-spanish-decision-S1 = Het blad spreekt van één dobbelsteen; dat zou één rietje kunnen zijn. Maar één rietje geeft de helft van de keren een 1, dus hier gooien beiden in elke ronde alle vier de rietjes. Een ronde met twee keer 1 of zonder 1 wordt overgedaan.
rules-spanish-decision-S3 = Wat gebeurt er met een stuk dat te vroeg op 30 komt? Hier wacht het daar, veilig. Na elke zet van jou gaat het van het bord, als al je stukken op het bord in de laatste rij staan.
rules-spanish-decision-S4-rebirth = Met het huis van de wedergeboorte: 15 is niet veilig, en als het bezet is, stuurt het water naar het laagste vrije vak.
rules-spanish-decision-S4-exit = Met de uitgang 3, 2, 1: 30 is niet langer vanzelf een uitgang, en al je stukken op het bord moeten nog steeds in de laatste rij staan.
rules-spanish-decision-S5 = Het blad geeft 3 punten voor de derde rij en 1 voor de laatste. Hier wordt ‘derde’ vanaf het einde van de weg geteld: de rij van het begin telt 3.
rules-spanish-decision-S6 = Wordt een 2 of 3 gespeeld voor de beurt voorbij is? Hier wel.
rules-uninerd-decision-U2 = Het stuk op 10 kan van de andere speler zijn. Hier doet het toch de eerste zet. De worp telt voor wie gooide: na een 1, 4 of 5 gooit die nog eens, na een 2 of 3 is de beurt voorbij. Met een X verzet je niets, en daarna hoeft er niets meer.
rules-uninerd-decision-U4 = Mag een stuk op 28 of 29 ook anders verzet worden? Hier gaat het alleen verder met zijn eigen getal, 3 of 2, en dan van het bord. Bij elke andere worp wacht het daar en gaat het nooit terug, ook niet als geen ander stuk verzet kan worden. Na een mislukte poging mag je het opnieuw proberen, ook in dezelfde beurt.
rules-uninerd-decision-U5 = Wanneer gaat een stuk vanaf 30 van het bord? Hier verzet je het met geen enkele worp, vooruit noch terug: het wacht op het begin van je beurt. Dan mag je het, vóór je eerste worp, van het bord halen: een keuze, die geen worp kost. Je eerste rij moet leeg zijn en er mag geen stuk van jou in het water liggen. Vanaf 27, 28 en 29 is die lege rij niet nodig.
rules-uninerd-decision-U6 = Hoe lang houdt het water een stuk vast? Hier verzet zijn kleur niets tot de speler een 4 gooit, ook als 15 is vrijgekomen, en elke andere worp beëindigt de beurt. De 4 haalt het stuk van het bord. Alleen als een blokkade op 28 tot 30 dat verhindert, speelt een ander stuk de 4. Een stuk in het water is niet veilig. Vast komen te zitten beëindigt op zich je beurt niet.
rules-uninerd-decision-U7 = Het blad stuurt een stuk terug dat op een eigen stuk moet uitkomen. Je kunt anders lezen wanneer dat gebeurt, en welk van de twee teruggaat. Hier gebeurt het alleen als er geen andere zet vooruit is, maar vóór elke zet terug. Het stuk dat je verzet, gaat terug; het stuk dat er stond, blijft.
rules-uninerd-decision-U8 = Hoe beschermt 26 tegen het water? Hier kies je met een 1: het water in, of eroverheen naar 28, als dat leeg is. Op 26 komen geeft geen worp.
rules-french-decision-F2 = Het blad zegt dat stukken kunnen beginnen te vertrekken. Hier is dat een keuze, en alleen een plicht als geen ander stuk vooruit kan.
rules-french-decision-F3 = Het blad noemt geen kleur bij de drie stukken die je niet kunt passeren. Hier zijn het drie vijandelijke; drie eigen stukken, of van beide kleuren, kun je wel passeren.
rules-dutch-decision-D1 = Je zou kunnen lezen dat een stuk uit is zodra het op 30 staat. Hier is het pas uit als het voorbij 30 is. Het blad noemt 30 niet bij de veilige vakken, dus kan een stuk dat daar alleen staat, worden geslagen.
rules-dutch-decision-D2 = Hoe wordt de rest van een worp gespeeld? Hier meteen, vooruit, met een ander stuk, slaan inbegrepen. Gaat ook dat van het bord, dan wordt zijn rest net zo gespeeld. Kan geen stuk hem spelen, dan gaat hij verloren. De worp zelf bepaalt of je nog eens gooit.
rules-dutch-decision-D3 = Hier gelden bescherming en veilige vakken ook tegen achteruit slaan.
rules-dutch-decision-D4 = Wat is het eerste groene stuk? Hier is dat het stuk op 10. De plicht van het stuk op 9 geldt voor één worp.
rules-dutch-decision-D5 = Waar is het begin van het spel, als het water een stuk daarheen stuurt? Hier is dat 1, of het eerste vrije vak daarna.
