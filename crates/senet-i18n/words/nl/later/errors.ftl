# Wat er mis is met een naam, een link, een bestand of een stelling. Tekens staan zoals in de tekst.
# Termen: zie names.ftl.

## Plaatsen
error-at = Regel { $line }, kolom { $column }: { $what }
error-in-field = { $field }: { $what }
error-in-field-at = { $field }, kolom { $column }: { $what }
error-field-board = Veld 1, het bord
error-field-side = Veld 2, wie aan de beurt is
error-field-owed = Veld 3, de verplichte eerste zetten
error-field-phase = Veld 4, de fase

## Teksten
error-expected = Hier moet staan: { $signs }
error-line-ends = Hier moet de regel eindigen.
error-empty-line = Deze regel moet leeg zijn.
error-cut-off = De tekst is hier afgebroken.
error-carriage-return = Een carriage return: regels eindigen met alleen een line feed.
error-no-record = Dit is geen opgeslagen partij van deze versie.
error-line-count = De partij heeft { $lines } regels, niet { $found }.
error-changed = De tekst is veranderd of afgebroken: de controlesom klopt niet.
error-written = Deze regel schrijf je als: { $text }
error-unknown = Er is geen { $name }; er zijn: { $known }
error-option = { $sheet } heeft geen optie { $option }.
error-option-order = Opties staan op alfabet, elk één keer.
error-over = De partij is voorbij, maar de tekst gaat door.

## Links
error-link-too-long = De link is te lang.
error-link-version = De link is van een andere versie.
error-link-fields = Een link heeft 9 delen, en deze { $count }.
error-link-text = Het deel { $field } van de link is geen tekst.
error-link-letter = Letter { $number } van de partij, { $letter }: { $what }

## Stellingen
error-position-fields = Een stelling heeft vier velden met één spatie ertussen; deze tekst heeft er { $count }.
error-position-rows = Een bord heeft drie rijen met / ertussen; dit heeft er { $count }.
error-position-run = { $text } is geen rij lege vakken: één getal van 1 tot 10 staat voor een hele rij.
error-position-sign = Hier moet c, s of een getal staan, niet { $text }.
error-position-row-long = De rij van vak { $house } heeft meer dan tien vakken.
error-position-row-short = De rij van vak { $house } heeft { $count } vakken, geen tien.
error-position-too-many = Een kleur heeft vijf stukken, geen { $count }: { $side }.
error-position-two = Op { $houses } staan twee stukken.
error-position-water = { $sheet }: geen stuk blijft op 27, het water stuurt het weg.
error-position-exit = Alle stukken van één kleur staan in de laatste rij, dus is het stuk op 30 van het bord (S3): { $side }.
error-position-winner = De kleur zonder stukken heeft gewonnen, en veld 2 moet haar noemen: { $side }.
error-position-owed-end = Als de partij voorbij is, is er geen eerste zet meer verplicht.
error-position-not-over = De partij is pas voorbij als deze kleur geen stuk meer heeft: { $side }.
error-position-over = Deze kleur heeft geen stuk meer: de partij is voorbij en de fase is #: { $side }.
error-position-owed-die = { $sheet }: de eerste zet is s10 of c10 (U2).
error-position-owed-sticks = { $sheet }: de eerste zetten zijn s10c9 en c9.
error-position-owed-start = s10c9 staat alleen in de beginstelling.
error-position-owed-loss = c9 staat er alleen zolang alle vijf kegels op het bord staan (G1).
error-position-owed-other = Wie de eerste zet moet doen, is aan de beurt, { $letter } (U2).
error-position-owed-moved = Deze eerste zet is alleen verplicht voordat er een stuk is verzet (U2).
error-position-no-start = { $sheet }: aan het begin van een beurt valt er niets te kiezen.
error-position-start-piece = De fase ^ vraagt een stuk van wie aan de beurt is op 30 (U5).
error-position-start-row = De fase ^ vraagt een lege eerste rij; er staan stukken op { $houses } (U5).
error-position-start-stuck = Een kleur die vastzit, heeft geen fase ^ (U6).
error-position-no-rests = { $sheet }: geen rest van een worp wordt gespeeld.
error-position-no-rest = Een worp van { $throw } laat geen rest (D2).
error-position-rest-large = De rest van een { $throw } is minder dan { $throw } (D2).
error-position-rest-row = Er blijft alleen een rest bij een lege eerste rij; er staan stukken op { $houses } (D2).
error-position-rest-all = Er blijft alleen een rest nadat een stuk van het bord is (D2).
