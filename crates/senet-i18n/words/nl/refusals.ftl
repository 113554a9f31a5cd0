# Waarom een zet geweigerd wordt: vriendelijk, en met de regel. De aanduiding van de regel komt erachter.
# Termen: zie names.ftl.

refusal-game-over = De partij is voorbij.
refusal-throw-is-due = Eerst gooien.
refusal-move-is-due = Er moet eerst een worp gespeeld worden.
refusal-move-is-due-start = Beslis eerst of je stuk op 30 van het bord gaat.
refusal-impossible-throw = Met deze spelregels kun je geen { $throw } gooien.
refusal-no-piece = Op { $houses } staat geen stuk.
refusal-enemy-piece = Het stuk op { $houses } is van de ander.
refusal-not-this-throw = { $throw ->
    [one] Een stuk moet precies 1 vak verder.
   *[other] Een stuk moet precies { $throw } vakken verder.
}
refusal-not-this-distance = { $distance ->
    [one] Van { $from } naar { $to } is het 1 vak; het moeten er precies { $throw } zijn.
   *[other] Van { $from } naar { $to } zijn het { $distance } vakken; het moeten er precies { $throw } zijn.
}
refusal-idle-throw = Met een X verzet je niets; de beurt is voorbij.
refusal-too-far = De worp is hoger dan het stuk op { $houses } nodig heeft. Alleen het exacte getal haalt het van het bord.
refusal-own-piece = Op { $houses } staat al een stuk van jou.
refusal-protected = De stukken op { $houses } beschermen elkaar: twee stukken achter elkaar kun je niet slaan.
refusal-safe = Vak { $houses } is veilig: het stuk daar kun je niet slaan.
refusal-blockade = De stukken op { $houses } vormen een blokkade. Drie of meer achter elkaar laten geen vijandelijk stuk door.
refusal-owed-one = De eerste zet van de partij is voor de klos op 10.
refusal-owed-nine = De eerste zet van de kegels is voor het stuk op 9.
refusal-owed-ten = De eerste zet van de partij is voor het stuk op 10, van wie het ook is.
refusal-stuck = Je stuk in het water houdt al je stukken vast. Alleen een 4 helpt, en die haalt dat stuk van het bord.
refusal-wrong-throw-for-house = Vanaf 28 kom je alleen met een 3 verder, vanaf 29 alleen met een 2. Zo ga je van het bord.
refusal-waits-for-throw = Het stuk op { $houses } wacht daar op zijn eigen worp en gaat nooit achteruit.
refusal-waits-for-turn = Het stuk op 30 wacht daar op het begin van je beurt en gaat nooit achteruit.
refusal-only-at-turn-start = Geen worp verzet het stuk op 30. Het mag van het bord aan het begin van je beurt, vóór je gooit.
refusal-choice-at-turn-start = Beslis eerst over het stuk op 30: van het bord halen of laten staan.
refusal-nothing-to-keep = Er valt nu niets te laten staan: die keuze komt alleen aan het begin van een beurt.
refusal-must-land-on-26 = Een stuk moet op 26 komen voor het verder mag.
refusal-no-room-beyond-water = 28 is bezet, dus het stuk kan niet over het water springen.
refusal-rows-not-clear = { $count ->
    [one] Je kunt niet van het bord zolang je stuk op { $houses } zo ver achter staat.
   *[other] Je kunt niet van het bord zolang je stukken op { $houses } zo ver achter staan.
}
refusal-clear-row-one = { refusal-rows-not-clear } Je eerste rij moet leeg zijn.
refusal-clear-rows-one-two = { refusal-rows-not-clear } Ze moeten allemaal in de laatste rij staan.
refusal-leaves-through-30 = Een stuk gaat via 30 van het bord, en moet daar precies op uitkomen.
refusal-not-an-exit = Vanaf hier gaat geen stuk van het bord. Dat kan vanaf { $houses }.
refusal-forward-first = Een stuk gaat alleen terug als geen enkel vooruit kan, en vanaf { $houses } kan het.
refusal-no-backward = Met deze spelregels gaat geen stuk terug.
refusal-return-first = Vóór elke zet terug komt de gedwongen terugkeer, vanaf { $houses }: naar een stuk van jezelf, en dan naar het begin.
refusal-backward-to-empty = Een zet terug eindigt op een leeg vak, en { $houses } is bezet.
refusal-rest-is-forward = De rest van een worp wordt alleen vooruit gespeeld.
refusal-move-is-compulsory = Je moet zetten als je kunt, en vanaf { $houses } kun je.
refusal-written-otherwise = Die zet schrijf je als { $move }.
refusal-sticks-expected = Deze spelregels worden met vier stokjes gespeeld.
refusal-die-expected = Deze spelregels worden met een dobbelsteen gespeeld.
refusal-not-now = Dat kan op dit moment niet.
