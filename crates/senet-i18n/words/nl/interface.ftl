# Knoppen en berichten. Termen: zie names.ftl.

ui-title = Senet

## Partijen
ui-new-game = Nieuwe partij
ui-play = Spelen
ui-rematch = Revanche
ui-next-game = Volgende partij
ui-undo = Zet terugnemen
ui-redo = Zet herhalen
ui-game-of = Partij { $number } van { $games }
ui-match-won = { $who ->
    [you] Je wint de match.
   *[named] { $name } wint de match.
}
ui-match-drawn = De match eindigt gelijk.

## Overal
ui-cancel = Annuleren
ui-close = Sluiten
ui-menu = Menu

## Voor de partij
ui-opponent = Tegenstander
online-friend = Met een vriend spelen
online-talk = Partij en groeten
ui-person-beside-me = Iemand naast mij
ui-you = Jij
ui-player-one = Speler 1
ui-player-two = Speler 2
ui-sheet = Spelregels
ui-options = Opties
ui-games-in-match = Partijen in de match
ui-plays-for-points = In deze match speelt de computer om punten.
ui-who-starts = Wie gooit eerst
ui-seed-optional = Startgetal (optioneel)
ui-seed-invalid = Een startgetal is een geheel getal van 0 tot 18446744073709551615.
rules-all-aim = Twee kleuren van vijf stukken racen langs dertig vakken, in de volgorde van de nummers: door de eerste rij, terug door de tweede en dan door de derde. Wie het eerst alle vijf van het bord heeft, wint.
lessons-learn = Leer het spel in 90 seconden
error-name-empty = Een naam kan niet leeg zijn.
error-name-control = Een naam heeft geen regeleinden en geen andere besturingstekens.
error-name-space = Een naam begint of eindigt niet met een spatie.
error-name-too-long = Een naam heeft hoogstens { $most } tekens.

## Aan het bord
ui-board = Bord
ui-throw = Gooien
ui-houses = { $count ->
    [one] vak
   *[other] vakken
}
ui-pieces-off = { $count } van het bord
ui-take-off = Eraf halen
ui-keep = Laten staan
ui-cones = Kegels
ui-spools = Klossen
ui-sound = Geluid
ui-hints-off = Geen tips meer
ui-hint-understood = Begrepen

## Raad en kansen
ui-advice = Wat zou jij spelen?
ui-advice-move = Zet van { $from } naar { $to }: { $chance }.
ui-advice-leave = Haal het stuk op { $from } eraf: { $chance }.
ui-advice-keep = Blijf op 30: { $chance }.
ui-advice-exact = { $percent }% kans op winst (exact)
ui-advice-estimated = { $percent }% kans op winst (geschat)
ui-reason-leaves = Eén stuk minder op het bord.
ui-reason-captures = Dat slaat een stuk.
ui-reason-protects = Twee stukken achter elkaar beschermen elkaar.
ui-reason-escapes = Het stuk komt buiten bereik.
ui-reason-blocks = Drie stukken achter elkaar versperren de weg.
ui-reason-water = Het stuk laat het water achter zich.
ui-reason-safe = Het stuk bereikt een veilig vak.
ui-reason-last = Het achterste stuk schuift op.
ui-reason-water-avoided = Een andere zet valt in het water.
ui-reason-least-risk = Zo lopen de minste stukken gevaar.
ui-reason-only = Het is de enige zet.
ui-reason-best = Geen andere zet wint vaker.
ui-chances-exact = Winstkansen: { $near } { $percent }%, { $far } { $rest }% (exact)
ui-chances-estimated = Winstkansen: { $near } { $percent }%, { $far } { $rest }% (geschat)
ui-percent = { $percent }%
ui-risk = Kans om bij de volgende worp geslagen te worden: { $percent }%.
ui-risk-after = Kans om daar geslagen te worden: { $percent }%.

## De partij stap voor stap
ui-moves-list = Zetten
ui-step-first = Naar het begin
ui-step-previous = Stap terug
ui-step-next = Stap vooruit
ui-step-last = Naar het einde
ui-replay = Partij afspelen
ui-replay-stop = Pauze
ui-replay-pace = Snelheid: { $pace }
ui-back-to-game = Terug naar de partij
ui-share = Delen
ui-position-invalid = Deze tekst is geen stelling van deze spelregels. Je partij is niet veranderd.
ui-link-invalid = Deze link bevat geen leesbare partij. Je partij is niet veranderd.
ui-file-invalid = Dit bestand is geen partij Senet. Je partij is niet veranderd.
ui-language-unavailable = De woorden van deze taal konden niet worden opgehaald. Probeer het opnieuw zodra je online bent.
ui-storage-invalid = De bewaarde partij kon niet worden gelezen. Je kunt een nieuwe beginnen.
ui-detail = Detail: { $detail }
review = Analyseren
review-inaccuracy = Onnauwkeurigheid
review-mistake = Fout
review-blunder = Blunder

## Het programma
ui-offline-ready = Klaar om offline te spelen.
ui-new-version = Er is een nieuwe versie. Je partij blijft bewaard.
ui-reload = Herladen
ui-other-tab = Deze partij gaat verder in een ander tabblad.
ui-game-replaced = De vorige partij is er nog.
ui-game-return = Ernaar terug
ui-play-here = Hier spelen
ui-rules = Spelregels
ui-skip-to-board = Naar het bord
ui-error-unexpected = Er ging iets mis. Je partij is bewaard: herlaad de pagina om verder te spelen.

## Wat geteld wordt
count-houses = { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
}
count-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
# Between whole and tenths.
review-decimal = ,
