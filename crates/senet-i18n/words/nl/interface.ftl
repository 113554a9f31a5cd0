# Knoppen, menu's en instellingen. Termen: zie names.ftl.

ui-title = Senet
ui-tagline = De race langs dertig vakken, drieduizend jaar vóór het schaakspel

## Partijen
ui-new-game = Nieuwe partij
ui-play = Spelen
ui-rematch = Revanche
ui-next-game = Volgende partij
ui-undo = Zet terugnemen
ui-redo = Zet herhalen
ui-resign = Opgeven
ui-resign-confirm = Deze partij opgeven?
ui-game-of = Partij { $number } van { $games }
ui-match-won = { $who ->
    [you] Je wint de match.
   *[named] { $name } wint de match.
}
ui-match-drawn = De match eindigt gelijk.

## Overal
ui-cancel = Annuleren
ui-yes = Ja
ui-no = Nee
ui-close = Sluiten
ui-menu = Menu

## Voor de partij
ui-opponent = Tegenstander
ui-person-beside-me = Iemand naast mij
ui-you = Jij
ui-player-one = Speler 1
ui-player-two = Speler 2
ui-sheet = Spelregels
ui-options = Opties
ui-games-in-match = Partijen in de match
ui-who-starts = Wie gooit eerst
ui-seed = Startgetal
ui-seed-optional = Startgetal (optioneel)
ui-seed-invalid = Een startgetal is een geheel getal van 0 tot 18446744073709551615.
ui-seed-after-game = Het startgetal zie je na de partij. Hetzelfde startgetal geeft dezelfde worpen.

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
ui-chances = Winstkansen tonen
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
ui-copy-position = Stelling kopiëren
ui-paste-position = Stelling plakken
ui-position-copied = Stelling gekopieerd
ui-position-invalid = Deze tekst is geen stelling van deze spelregels. Je partij is niet veranderd.
ui-link-to-game = Link naar de hele partij
ui-link-to-position = Link naar deze stelling
ui-copy = Kopiëren
ui-copy-by-hand = De browser staat kopiëren hier niet toe. De tekst is geselecteerd: kopieer met Ctrl+C of ⌘C.
ui-link-holds = Openen in plaats van je eigen partij? Die blijft bij Mijn partijen.
ui-link-title = Een partij voor jou
ui-link-first = Openen en verder spelen?
ui-link-copied = Link gekopieerd
ui-link-invalid = Deze link bevat geen leesbare partij. Je partij is niet veranderd.
ui-save-game = Partij opslaan
ui-open-game = Partij openen
ui-file-invalid = Dit bestand is geen partij Senet. Je partij is niet veranderd.
ui-language-unavailable = De woorden van deze taal konden niet worden opgehaald. Probeer het opnieuw zodra je online bent.
ui-storage-invalid = De bewaarde partij kon niet worden gelezen. Je kunt een nieuwe beginnen.
ui-game-kept = Je partij blijft bewaard in deze browser.
ui-detail = Detail: { $detail }

## Hoe de worpen vielen
ui-dice-statistics = Worpen tot nu toe
ui-value = Waarde
ui-seen = Gegooid
ui-expected = Verwacht

## Instellingen
ui-language = Taal
ui-settings = Instellingen
ui-theme = Kleuren
ui-theme-auto = Automatisch
ui-theme-light = Licht
ui-theme-dark = Donker
ui-board-material = Bord
ui-board-bone = Hout en been
ui-board-faience = Blauwe faience
ui-board-contrast = Hoog contrast
ui-sound = Geluid
ui-house-numbers = Nummers van de vakken
ui-animations = Animaties
ui-animation-speed = Snelheid
ui-speed-slow = Langzaam
ui-speed-normal = Normaal
ui-speed-fast = Snel
ui-thinking-time = Bedenktijd van de computer
ui-thinking-none = Geen
ui-thinking-short = Kort
ui-thinking-long = Lang
ui-play-single-move = Enige mogelijke zet vanzelf spelen
ui-hints = Tips
ui-shortcuts = Sneltoetsen van één letter
ui-hints-off = Geen tips meer
ui-hint-understood = Begrepen

## Het programma
ui-offline-ready = Klaar om offline te spelen.
ui-new-version = Er is een nieuwe versie. Je partij blijft bewaard.
ui-reload = Herladen
ui-other-tab = Deze partij gaat verder in een ander tabblad.
ui-game-replaced = De vorige partij is er nog.
ui-game-return = Ernaar terug
ui-play-here = Hier spelen
ui-install = Installeren
ui-rules = Spelregels
ui-compare-sheets = Alle vijf vergelijken
ui-about = Over dit spel
ui-about-text = Senet op de vijf manieren waarop het tegenwoordig wordt gespeeld. Zonder tracking, zonder reclame, en het werkt zonder netwerk.
ui-licence = Licentie
ui-accessibility = Toegankelijkheid
ui-accessibility-text = Alles kan met het toetsenbord alleen, en schermlezers vertellen wat er gebeurt.
ui-skip-to-board = Naar het bord
ui-error-unexpected = Er ging iets mis. Je partij is bewaard: herlaad de pagina om verder te spelen.

## Het toetsenbord
ui-keyboard-help = Toetsenbord
ui-key-arrows = Van vak naar vak gaan
ui-key-enter = Een stuk oppakken, het neerzetten
ui-key-escape = Het stuk terugzetten, een venster sluiten
ui-key-throw = Gooien
ui-key-next-piece = Naar het volgende stuk dat kan zetten
ui-key-leave = Het stuk van het bord halen
ui-key-explain = Het vak uitleggen
ui-key-undo = Zet terugnemen
ui-key-redo = Zet herhalen
ui-key-steps = Door de partij stappen
ui-key-remove = Het stuk weghalen, bij het opzetten van een stelling
ui-key-help = Deze lijst tonen

## Wat geteld wordt
count-houses = { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
}
count-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
