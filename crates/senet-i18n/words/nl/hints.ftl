# Tips voor een eerste partij, elk één keer, zodra de regel voor het eerst telt. Termen: zie names.ftl.

hint-throw = Gooi eerst. Het getal zegt hoe ver een van je stukken gaat.
hint-move = Tik op een verlicht stuk om te zien waar het heen gaat, en tik dan op dat vak. De weg volgt de nummers van 1 tot 30, rij na rij, en keert aan elk einde om.
hint-throw-again = Sommige worpen geven er nog een, zodra je ze hebt gespeeld.
hint-turn-passes = Andere worpen beëindigen je beurt, zodra je ze hebt gespeeld.
hint-first-move = De allereerste zetten zijn niet vrij: een bepaald stuk moet ze doen.
hint-must-move = Als er een stuk vooruit kan, moet er een vooruit, ook als je liever blijft staan.
hint-capture = Een stuk van de ander dat alleen staat, kun je slaan: de twee wisselen van plaats, en het valt terug.
hint-protected = Twee stukken van dezelfde kleur achter elkaar beschermen elkaar: geen van beide kan worden geslagen.
hint-blockade = Drie stukken van dezelfde kleur achter elkaar zijn een blokkade. De ander kan er niet langs.
hint-safe = Op een veilig vak kan een stuk niet worden geslagen, ook niet als het alleen staat.
hint-happiness = 26 brengt geluk: het is veilig, en wie er komt, gooit nog eens.
hint-leap = Vanaf 26 kan een 1 je over het water brengen, als 28 leeg is.
hint-water = 27 is water. Een stuk dat daar komt, wordt ver teruggestuurd.
hint-leaving = Het einde van de weg is dichtbij. Breng je stukken voorbij 30 van het bord.
hint-exit = 30 is de uitgang, maar die gaat pas open als al je stukken op het bord in de laatste rij staan.
hint-rest = Je stuk had maar een deel van de worp nodig. Een ander stuk speelt de rest.
hint-backward = Geen stuk kan vooruit, dus moet er een terug.
hint-return = Alleen je eigen stukken staan in de weg, dus moet er een terug naar het begin.
hint-stuck = Het water houdt je stuk vast, en daarmee al je andere, tot je een 4 gooit.
hint-pass = Geen stuk kan zetten. De beurt is voorbij, wat je ook gooide.
