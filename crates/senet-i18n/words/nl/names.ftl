# Hoe alles heet. De termen van alle bestanden in deze map:
#
#   house       vak                      throw       worp
#   capture     slaan                    protected   beschermd
#   blockade    blokkade                 safe        veilig
#   the water   het water (vak 27)       leave       van het bord gaan
#   cones       kegels                   spools      klossen
#   piece       stuk                     the rest    de rest van een worp

## De twee kleuren
side = { $side ->
    [cones] kegels
   *[spools] klossen
}
side-coloured = { $colour ->
    [red] rode kegels
    [white] witte kegels
    [blue] blauwe klossen
    [grey] grijze klossen
    [green] groene klossen
   *[black] zwarte klossen
}
piece = { $colour ->
    [red] rode kegel
    [white] witte kegel
    [blue] blauwe klos
    [grey] grijze klos
    [green] groene klos
   *[black] zwarte klos
}
colour = { $colour ->
    [red] rood
    [white] wit
    [blue] blauw
    [grey] grijs
    [green] groen
   *[black] zwart
}

## De spelregelbladen
sheet-carpignano-title = Carpignano
sheet-carpignano-summary = Met een exacte worp van het bord, nog een worp op 26, en een lange weg terug uit het water.
sheet-spanish-title = Het Spaanse blad
sheet-spanish-summary = Geen stuk gaat terug: verzamel in de laatste rij en ga via 30 van het bord. Met drie varianten.
sheet-uninerd-title = UniNerd, naar Kendall en Bell
sheet-uninerd-summary = Een dobbelsteen in plaats van stokjes, een sprong over het water, en stukken die erin vastzitten.
sheet-french-title = Het Franse stoffen bord
sheet-french-summary = Verzamel al je stukken in de laatste rij en ga dan van het bord met elke worp die hoog genoeg is.
sheet-dutch-title = Het Nederlandse blad
sheet-dutch-summary = Wat een stuk niet nodig heeft om van het bord te gaan, moet een ander stuk spelen.

## Varianten van het Spaanse blad
option-happiness-name = Huis van het geluk
option-happiness-summary = Elk stuk moet op 26 komen voor het verder mag.
option-rebirth-name = Huis van de wedergeboorte
option-rebirth-summary = Het water stuurt terug naar 15; is dat bezet, dan naar het laagste vrije vak.
option-exit-3-2-1-name = Uitgang 3-2-1
option-exit-3-2-1-summary = Een stuk gaat van het bord vanaf 28 met een 3, vanaf 29 met een 2, vanaf 30 met een 1, en niet anders.

## Computerspelers
player-random = Willekeurig
player-random-does = Speelt zomaar een zet die mag. Goed voor de allereerste partij.
player-greedy = Gretig
player-greedy-does = Neemt wat nu het beste lijkt en denkt niet verder.
player-novice = Beginner
player-novice-person = Pepi
player-novice-does = Pepi is zeven en haalt altijd het achterste stuk bij. Wat de andere kunnen, ziet Pepi niet.
player-casual = Gelegenheidsspeler
player-casual-person = Tutu
player-casual-does = Tutu telt vakken en neemt wat nu het beste lijkt. Wat jij daarna doet, is haar zorg niet.
player-skilled = Bedreven
player-skilled-person = Ani
player-skilled-does = De schrijver Ani kent duizenden partijen en beoordeelt daarnaar het bord. Vooruit kijkt hij niet.
player-expert = Expert
player-expert-person = Nefertari
player-expert-does = Koningin Nefertari oordeelt zoals Ani en weegt af wat de volgende worp kan brengen, maar niet die daarna.
player-master = Meester
player-master-person = Thoth
player-master-does = Thoth won bij een bordspel vijf dagen van de maan. Hij kijkt twee worpen vooruit, en verder waar weinig kan gebeuren.

## De vakken
house-number = Vak { $house }
house-rebirth = huis van de wedergeboorte
house-happiness = huis van het geluk
house-abundance = huis van de overvloed
house-water = water
house-misfortune = water, huis van het ongeluk
house-maat = huis van Maät
house-three-truths = huis van de drie waarheden
house-re-atum = huis van Re-Atoem
house-horus = huis van Horus
house-ra = huis van Ra
house-exit = uitgang
house-safe = veilig
house-empty = leeg
house-spoken = { $house }: { $content }
list-and = { $first } en { $last }

## Wat een bijzonder vak doet
about-rebirth = Hierheen stuurt het water stukken terug.
about-26-throw = Een stuk dat met zijn eigen zet op 26 komt, geeft nog een worp.
about-26-over = Vanaf 26 kan een 1 een stuk over het water naar 28 brengen, als 28 leeg is.
about-26-must = Elk stuk moet op 26 komen voor het verder mag.
about-water-start = Een stuk dat op 27 komt, valt in het water en gaat terug naar 1, of naar het eerste vrije vak daarna.
about-water-rebirth = Een stuk dat op 27 komt, valt in het water en gaat terug naar 15; is 15 bezet, dan naar 1 of het eerste vrije vak daarna.
about-water-stuck = Een stuk dat op 27 komt, valt in het water en gaat terug naar 15. Is 15 bezet, dan blijft het liggen en zit zijn hele kleur vast tot de speler een 4 gooit; die haalt dat stuk van het bord.
about-exit-exact = Met een { $needed } gaat een stuk op { $house } van het bord.
about-exit-only = Met een { $needed } gaat een stuk op { $house } van het bord; bij elke andere worp wacht het daar.
about-exit-at-least = Met een { $needed } of meer gaat een stuk op { $house } van het bord.
about-exit-any = Met elke worp gaat een stuk op { $house } van het bord.
about-clear-last = Alle stukken van zijn kleur op het bord moeten in de laatste rij staan.
about-clear-first = Zijn kleur mag geen stuk in de eerste rij hebben.
about-30-exit = De uitgang: een stuk op 30 gaat van het bord zodra alle stukken van zijn kleur die nog op het bord staan, in de laatste rij staan.
about-30-turn-start = Een stuk op 30 mag van het bord aan het begin van de beurt, vóór de worp, als zijn kleur geen stuk in de eerste rij heeft. Geen worp verzet het.
about-safe = Hier kan een stuk niet worden geslagen.
about-unsafe-30 = Een stuk dat hier alleen staat, kan worden geslagen (D1).
about-ordinary = Een gewoon vak.

## Wat het teken van een vak is. De tekeningen zijn van ons; wat tussen aanhalingstekens staat, zegt het blad.
sign-ankh = Ons teken: de ankh, leven.
sign-nefer = Ons teken: nefer, goed en mooi.
sign-water = Ons teken: drie golven, water.
sign-birds = Ons teken: drie vogels, zielen.
sign-gods = Ons teken: twee zittende goden.
sign-horus = Ons teken: de valk, Horus.
sign-uninerd-15 = Ons teken: de ankh, leven. Het blad: ‘nieuwe mogelijkheden’.
sign-uninerd-26 = Ons teken: nefer, goed. Het blad: ‘een goed voorteken’.
sign-uninerd-27 = Ons teken: golven. Het blad: ‘de kracht van de natuur’.
sign-uninerd-28 = Ons teken: drie vogels, zielen. Het blad: ‘de mogelijke wegen’.
sign-uninerd-29 = Ons teken: de valk. Het blad: ‘de blik van hem die alles ziet’.
sign-uninerd-30 = Ons teken: de zon. Het blad: ‘de laatste ware uitdaging’.
