# Wat er in een partij gebeurt, en wat er te doen is. `who` is `you` voor wie leest, anders `named`, met een `name`.
# Termen: zie names.ftl.

## Worpen
throw-again = { $who ->
    [you] Je verzet een stuk { $houses } en gooit nog eens.
   *[named] { $name } verzet een stuk { $houses } en gooit nog eens.
}
throw-ends-turn = { $who ->
    [you] Je verzet een stuk { $houses } en je beurt is voorbij.
   *[named] { $name } verzet een stuk { $houses }, dan is de beurt voorbij.
}
faces-carpignano = { $count ->
    [0] Geen lichte kant boven: 6.
    [one] { $count } lichte kant boven.
   *[other] { $count } lichte kanten boven.
}
faces-spanish = { $count ->
    [0] Geen bolle kant boven: 6.
    [one] { $count } bolle kant boven.
   *[other] { $count } bolle kanten boven.
}
faces-french = { $count ->
    [0] Geen lichte kant boven: 6.
    [one] { $count } lichte kant boven.
   *[other] { $count } lichte kanten boven.
}
faces-dutch = { $count ->
    [0] Geen platte witte kant boven: 6.
    [one] { $count } platte witte kant boven.
   *[other] { $count } platte witte kanten boven.
}
faces-die = De dobbelsteen toont { $throw }.
faces-die-x = De dobbelsteen toont X, zijn 6.
face-carpignano = { $up ->
    [yes] licht
   *[no] donker
}
face-spanish = { $up ->
    [yes] bol
   *[no] plat
}
face-french = { $up ->
    [yes] licht
   *[no] donker
}
face-dutch = { $up ->
    [yes] plat wit
   *[no] rond zwart
}
sticks-spoken = Stokjes: { $sides }.

## Zetten: dezelfde woorden voor een zet die kan en een zet die gedaan is
move-forward = { $piece } van { $from } naar { $to }.
move-backward = { $piece } terug van { $from } naar { $to }.
move-leaves = { $piece } gaat vanaf { $from } van het bord.
move-keeps = { $piece } blijft op 30.
move-captures = Geslagen: { $piece } gaat naar { $house }.
move-captures-stuck = Geslagen: { $piece } gaat naar 27 en zit vast in het water.
move-water = Het water in, en eruit op { $house }.
move-water-stuck = { $side ->
    [cones] Het water in, en er niet meer uit: de kegels zitten vast tot ze een 4 gooien (U6).
   *[spools] Het water in, en er niet meer uit: de klossen zitten vast tot ze een 4 gooien (U6).
}
move-returns = Op { $to } staat een stuk van dezelfde kleur: terug naar { $house } (U7).
move-exit-opens = De uitgang gaat open: het stuk dat op 30 wacht, gaat ook van het bord.
move-to-go = { $count ->
    [0] Dat was het laatste.
   *[other] Nog { $count } te gaan.
}
move-safe = Vak { $house } is veilig.
move-extra-throw = Vak 26 geeft nog een worp.
move-rest = Van de worp blijft { $rest } over voor een ander stuk.
pass-nothing = Geen zet mogelijk.
pass-idle = Met de X verzet je niets.
pass-stuck = Vast in het water: geen zet mogelijk.
pass-rest = Geen stuk kan de overgebleven { $rest } spelen; die gaat verloren.
turn-again = { $who ->
    [you] Je gooit nog eens.
   *[named] { $name } gooit nog eens.
}
turn-passes = { $who ->
    [you] Jij bent aan de beurt.
   *[named] { $name } is aan de beurt.
}

## Het begin
prompt-opening-first-one = { $who ->
    [you] Gooi. Wie het eerst een 1 gooit, begint met de klossen.
   *[named] { $name } gooit. Wie het eerst een 1 gooit, begint met de klossen.
}
prompt-opening-only-one = { $who ->
    [you] Gooi. Wie als enige een 1 gooit, begint met de klossen.
   *[named] { $name } gooit. Wie als enige een 1 gooit, begint met de klossen.
}
prompt-opening-highest = { $who ->
    [you] Gooi. Wie het hoogst gooit, kiest een kleur; de X telt het laagst.
   *[named] { $name } gooit. Wie het hoogst gooit, kiest een kleur; de X telt het laagst.
}
prompt-opening-other = De andere worp was { $throw }.
prompt-choose-side = { $who ->
    [you] Jij gooide hoger: kies je stukken.
   *[named] { $name } gooide hoger en kiest de stukken.
}
opening-threw = { $who ->
    [you] Je gooide { $throw }.
   *[named] { $name } gooide { $throw }.
}
opening-not-yet = Nog steeds geen 1.
opening-begins-first = { $who ->
    [you] De eerste 1: jij begint, met de klossen.
   *[named] De eerste 1: { $name } begint, met de klossen.
}
opening-begins-only = { $who ->
    [you] De enige 1: jij begint, met de klossen.
   *[named] De enige 1: { $name } begint, met de klossen.
}
opening-both-ones = Twee keer 1: allebei gooien opnieuw.
opening-no-one = Geen 1 in deze ronde: allebei gooien opnieuw.
opening-equal = Gelijk: allebei gooien opnieuw.
opening-chooses = { $who ->
    [you] Jij gooide hoger en kiest de stukken.
   *[named] { $name } gooide hoger en kiest de stukken.
}

## Wat er te doen is
prompt-throw = { $who ->
    [you] Jouw beurt: gooi.
   *[named] { $name } moet gooien.
}
prompt-throw-ten = { $who ->
    [you] Gooi: het stuk op 10 doet de eerste zet.
   *[named] { $name } gooit: het stuk op 10 doet de eerste zet.
}
prompt-throw-nine = { $who ->
    [you] Gooi: als het kan, doet het stuk op 9 je eerste zet.
   *[named] { $name } gooit: als het kan, doet het stuk op 9 de eerste zet.
}
prompt-move = { $who ->
    [you] Kies een stuk dat { $houses } vooruit gaat.
   *[named] { $name } verzet een stuk { $houses }.
}
prompt-first-one = { $who ->
    [you] Jij begint: zet de klos van 10 naar 11.
   *[named] { $name } begint, met de klos van 10 naar 11.
}
prompt-first-ten = { $who ->
    [you] Het stuk op 10 doet de eerste zet, van wie het ook is: { $houses }.
   *[named] { $name } zet het stuk op 10, van wie het ook is: { $houses }.
}
prompt-first-nine = { $who ->
    [you] Je eerste zet is voor het stuk op 9: { $houses }.
   *[named] { $name } doet de eerste zet met het stuk op 9: { $houses }.
}
prompt-backward = { $who ->
    [you] Geen stuk kan vooruit: kies er een dat { $houses } teruggaat.
   *[named] Geen stuk kan vooruit: { $name } zet er een { $houses } terug.
}
prompt-return = { $who ->
    [you] Alleen je eigen stukken staan in de weg: een ervan moet terug naar het begin (U7).
   *[named] Alleen de eigen stukken van { $name } staan in de weg: een ervan moet terug naar het begin (U7).
}
prompt-stuck-four = { $who ->
    [you] Een 4! Die haalt je stuk uit het water en van het bord.
   *[named] Een 4! Die haalt het stuk van { $name } uit het water en van het bord.
}
prompt-turn-start = { $who ->
    [you] Je stuk op 30 mag nu van het bord, vóór je gooit. Eraf halen of laten staan?
   *[named] { $name } mag het stuk op 30 vóór de worp van het bord halen.
}
prompt-rest = { $who ->
    [you] Van je { $throw } blijft { $rest } over: een ander stuk moet die spelen.
   *[named] Van de { $throw } blijft { $rest } over: een ander stuk van { $name } moet die spelen.
}
prompt-pass = { $who ->
    [you] Geen zet mogelijk: je beurt is voorbij.
   *[named] Geen zet mogelijk voor { $name }: de beurt is voorbij.
}
prompt-pass-idle = { $who ->
    [you] X: je verzet niets en de beurt is voorbij.
   *[named] X: { $name } verzet niets en de beurt is voorbij.
}
prompt-pass-stuck = { $who ->
    [you] Je zit vast in het water: alleen een 4 helpt.
   *[named] { $name } zit vast in het water: alleen een 4 helpt.
}
why-piece = { $houses }: { $reason }

## Het einde
side-with = { $side ->
    [cones] met de kegels
   *[spools] met de klossen
}
result-won = { $who ->
    [you] Je wint { side-with } en krijgt { $points }.
   *[named] { $name } wint { side-with } en krijgt { $points }.
}
result-resigned = { $who ->
    [you] Je wint { side-with } door opgave en krijgt { $points }.
   *[named] { $name } wint { side-with } door opgave en krijgt { $points }.
}
