# De spelregels: waar ze vandaan komen, wat ze over Senet vertellen en hoe een partij volgens elk is.

sheet-carpignano-source = Italiaans, van Marino Carpignano
sheet-carpignano-about = Dit blad rekent Senet tot de oudste bekende spellen en tot de voorouders van backgammon. Het vertelt van een bord van klei uit 3300 v.Chr. in de Koninklijke Musea voor Kunst en Geschiedenis in Brussel.
sheet-spanish-source = Spaans, maker onbekend
sheet-spanish-about = Volgens dit blad was Senet het populairste spel van de Egyptenaren, in alle standen; hun religieuze teksten zeggen dat de geesten van de doden het in het hiernamaals spelen. Het noemt zijn regels een gissing, bedoeld voor een eenvoudig spel dat de moeite waard is, en voegt varianten toe, omdat de oude borden verschillen.
sheet-uninerd-source = Italiaans, van UniNerd, naar Timothy Kendall en R. C. Bell
sheet-uninerd-about = Senet betekent ‘doorgang’, zegt dit blad, en had waarschijnlijk te maken met de overgang naar het hiernamaals. Het verandert de regels van Timothy Kendall en R. C. Bell: een dobbelsteen vervangt de stokjes, en elk van de laatste vakken heeft een naam en een betekenis.
sheet-french-source = Frans, maker onbekend
sheet-french-about = Het blad bij een bord van stof: voor twee spelers vanaf 8 jaar, ongeveer 45 minuten. Het vertelt van borden, getekend op graven en tempels, waaraan priesters en arbeiders speelden, van boeren in het zand en van de prachtige borden van de farao’s; dat uit het graf van Toetanchamon is gaaf bewaard, en het Louvre heeft er enkele.
sheet-dutch-source = Nederlands, maker onbekend
sheet-dutch-about = Dit blad zegt weinig meer dan zijn regels, en eindigt: dit is een koninklijk spel, gevonden in de graven van de Egyptische koningen. Er horen houten stokjes bij, plat en wit aan de ene kant, rond en zwart aan de andere.
sheets-senet = Senet werd langs de Nijl zo’n drieduizend jaar gespeeld: door boeren met steentjes in het zand, door farao’s op borden van kostbaar hout, ivoor en faience, die hun in het graf werden meegegeven. Regels zijn niet overgeleverd. Elk blad is een poging om het spel terug te halen.
sheets-about = Over dit blad
sheets-length = Lengte
sheets-throws = { $count } worpen
sheets-skill = Kunde
sheets-wins = { $percent }%
sheets-captures = Geslagen
sheets-measured = Lengte en geslagen: een gewone partij tussen twee spelers zoals { $casual }. Kunde: hoe vaak { $expert } wint van { $novice }; hoe dichter bij 50%, hoe meer het geluk beslist. Gemeten in duizenden partijen.
sheets-study = Hoe de bladen verschillen: een onderzoek met grafieken (in het Engels)
