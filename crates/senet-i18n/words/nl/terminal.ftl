# Wat alleen de terminal zegt. De namen van de opdrachten, tussen accenten, zijn in elke taal dezelfde.
# Termen: zie names.ftl.

## Het begin
terminal-against = { $first } tegen { $second }.
terminal-goes-on = De partij gaat verder na { $throws }.
terminal-aim = Breng je vijf stukken langs de weg en van het bord vóór de ander.
terminal-help = `?` legt de spelregels uit, `help` toont de opdrachten.
terminal-guessed = Volgens de namen in de opname: { $players }. `--players A,B` verandert wie er speelt.
terminal-is-person = { $name } is een mens
terminal-is-computer = { $name } is de computerspeler ‘{ $computer }’
terminal-misleading-name = `{ $name }` kan hier geen naam zijn: in een opgeslagen partij staat het voor een ander soort speler. Kies een andere naam, of verander met --players wie er speelt.
terminal-same-names = De twee spelers hebben elk een eigen naam nodig.
terminal-bad-position = Geen partij met deze spelregels kan de stelling { $text } hebben.

## Rond het bord. De hele legenda heeft ongeveer 70 tekens
terminal-board-needs = Het bord heeft { $columns } kolommen nodig.
legend-safe = veilig
legend-rebirth = herboren
legend-all-stop = verplicht
legend-leap = 1 over
legend-throw = nog een worp
legend-to-start = naar 1
legend-to-rebirth = naar 15
legend-exit = uitgang
legend-off-by = eraf: { $numbers }
legend-off-by-that = zo eraf
standing-off = eraf
standing-to-go = nog { $houses }
terminal-throw-is = De worp is { $throw }.
terminal-labelled = { $label }: { $text }

## Wat er gevraagd wordt. Kort, zodat er een naam voor past
ask-opening = gooi om te beginnen (enter)
ask-side = kies 1 kegels of 2 klossen
ask-throw = gooi (enter)
ask-only = de enige zet (enter)
ask-move = kies een zet, 1 tot { $count }
ask-leave = enter om te stoppen, `save FILE`, `undo`
ask-next-game = enter: volgende partij, `save FILE`, `undo`
ask-more = enter voor meer, q om te stoppen
ask-save = een bestandsnaam slaat haar op, enter stopt zonder

## Wat er gebeurd is
terminal-took-side = { $who ->
    [you] Je speelt { side-with } en begint.
   *[named] { $name } speelt { side-with } en begint.
}
terminal-resigned = { $who ->
    [you] Je geeft op.
   *[named] { $name } geeft op.
}
terminal-game-took = De partij duurde { $throws }.
terminal-seed = Startgetal { $seed }.
terminal-match-after = De match na { $played } van { $games }: { $points }.
terminal-taken-back = Zet teruggenomen.
terminal-played-again = Zet opnieuw gespeeld.
terminal-input-ended = De invoer is op; de partij is niet af.
terminal-input-ended-unsaved = De invoer is op; de partij is niet af en niet opgeslagen.
terminal-input-ended-match = De invoer is op; de match is niet af.

## Antwoorden op opdrachten
terminal-no-undo = Er is geen beslissing van jou om terug te nemen.
terminal-no-redo = Er is niets om opnieuw te spelen.
terminal-no-position = Er is geen stelling voordat bekend is wie begint.
terminal-first-opening = Eerst wordt gegooid om wie begint: druk op enter.
terminal-first-side = Kies eerst een kleur: typ `cones` of `spools`.
terminal-first-throw = Gooi eerst: druk op enter.
terminal-game-over = De partij is voorbij. `undo` neemt de laatste beslissing terug.
terminal-choose-move = Kies een zet: typ het nummer in de lijst.
terminal-listed = { $count ->
    [one] Er staat één zet in de lijst.
   *[other] Er staan { $count } zetten in de lijst.
}
terminal-can-move = Het stuk op { $house } kan zetten: { $moves }.
terminal-move-number = { $move }, nummer { $number }
terminal-refused = Nee: { $move } kan niet.
terminal-can-play = Je kunt { $move } spelen; typ het zonder de `?`.
terminal-no-side = Er valt nu geen kleur te kiezen.
terminal-no-resign = De partij is nog niet begonnen, dus valt er niets op te geven. `quit` stopt.
terminal-name-a-file = Noem een bestand, zoals in `save game.senet`.
terminal-exists = { $file } bestaat al. `save! { $file }` overschrijft het.
terminal-not-saved = Niet opgeslagen. { $reason }
terminal-saved = Opgeslagen in { $file }.
terminal-unsaved = De partij is niet opgeslagen.
terminal-left-unsaved = De partij werd niet opgeslagen.
terminal-unknown = `{ $text }` is geen opdracht en geen zet. `help` toont de opdrachten; een zet is zijn nummer in de lijst, of zijn vakken, zoals 11-13.
terminal-alone = `{ $word }` staat alleen.
terminal-no-house = Er is geen vak { $number }: ze lopen van 1 tot 30.
terminal-after-question = `?` staat alleen, met een vak zoals in `? 27`, of met een zet zoals in `? 11-13`.
terminal-no-name = Er staat geen naam tussen de aanhalingstekens.
terminal-open-quote = De naam begint met { $quote } en eindigt er niet mee.

## De lijst van opdrachten
help-key-enter = enter
help-enter = gooien, of de enige zet spelen
help-number = de derde zet van de lijst spelen
help-move = een zet spelen met zijn vakken; 28-off gaat van het bord
help-rules = de spelregels, en hoe ze gelezen worden
help-house = wat een vak doet, en waarom het stuk daar niet kan zetten
help-why = waarom een zet geweigerd wordt, zonder hem te spelen
help-moves = de lijst van zetten, het bord nog eens
help-history = de partij tot nu toe
help-position = de stelling als tekst, voor --position
help-undo = terug naar je laatste beslissing; de worpen blijven dezelfde
help-redo = opnieuw spelen wat undo terugnam
help-save = de partij naar een bestand schrijven; --load FILE gaat ermee verder
help-save-over = hetzelfde, over een bestaand bestand
help-resign = de partij opgeven
help-quit = stoppen

## Wat geteld wordt
count-throws = { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}
count-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}

## Bestanden. Een regel begint met de naam van het bestand en een dubbelepunt
file-missing = Dit bestand of deze map bestaat niet.
file-denied = Je hebt geen rechten voor dit bestand of deze map.
file-folder = Dit is een map, geen gewoon bestand.
file-not-ordinary = Dit is geen gewoon bestand.
file-in-file = Een deel van dit pad is een bestand, geen map.
file-bad-name = Het systeem staat deze naam niet toe.
file-read-only = Dit bestand is alleen-lezen.
file-disk-read-only = De schijf is alleen-lezen.
file-disk-full = De schijf is vol.
file-quota = Je ruimte op de schijf is op.
file-too-large = Het bestand zou te groot worden.
file-too-long = Dit zijn meer dan { $most } bytes, het meeste dat wordt gelezen.
file-other = Het systeem meldt: { $text }
file-not-text = Dit is geen UTF-8-tekst.
file-is-record = Dit is de naam van een opgeslagen partij, en de pagina zou die overschrijven.

## Tabellen met winstkansen
table-none = Dit is geen tabel van senet.
table-version = Het bestand heeft versie { $found } van het formaat, en dit programma leest versie { $known }; verwijder het bestand en bereken het opnieuw (`senet solve`).
table-other = De tabel is { $found }, niet { $wanted }.
table-rules = De tabel is berekend met andere regels van { $sheet }; verwijder het bestand en bereken het opnieuw (`senet solve`).
table-sizes = De groottes in de kop van de tabel kloppen niet voor dit aantal stukken.
table-length = De tabel zou { $expected } bytes moeten hebben en heeft er { $found }.
table-header = De kop van de tabel is beschadigd: de controlesom klopt niet.
table-block = Blok { $block } van de tabel (vanaf byte { $from }) is beschadigd: de controlesom klopt niet.

## Bewijzen van worpen
proof-share = Aandeel { $share } van de keten `{ $chain }`, gegeven bij worp { $throw }, leidt niet naar haar anker.
proof-first-share = Aandeel { $share } van de keten `{ $chain }`, gegeven voor de eerste worp, leidt niet naar haar anker.
proof-faces = Worp { $throw } toont { $shown }, en de aandelen geven { $computed }.
proof-record = Worp { $throw } is in de opgeslagen partij `{ $recorded }` en in het bewijs `{ $proved }`.
proof-not-recorded = Het bewijs heeft worp { $throw }, de opgeslagen partij niet.
proof-not-proved = De opgeslagen partij heeft worp { $throw }, het bewijs niet.
proof-game = Het kenmerk van de partij is niet de hash van de afspraken en de ankers.
proof-terms = De afspraken zouden 1 tot { $most } bytes moeten hebben en hebben er { $found }.
proof-version = Het bewijs heeft versie { $found }, en dit programma leest versie { $known }.
proof-too-long = Het bewijs heeft { $found } worpen, en een partij heeft er hoogstens { $most }.

## Argumenten
terminal-two-values = Hier horen twee waarden met een komma ertussen, zoals in { $example }.
