# Menu, instellingen en andere vensters. Termen: zie names.ftl.

ui-tagline = De race langs dertig vakken, drieduizend jaar vóór het schaakspel

## Partijen
ui-this-game = Deze partij
ui-resign = Opgeven
ui-resign-confirm = Deze partij opgeven?

## Overal
ui-yes = Ja
ui-no = Nee

## Voor de partij
ui-seed = Startgetal
ui-seed-after-game = Het startgetal zie je na de partij. Hetzelfde startgetal geeft dezelfde worpen.

## Raad en kansen
ui-chances = Winstkansen tonen

## De partij stap voor stap
ui-copy-position = Stelling kopiëren
ui-paste-position = Stelling plakken
ui-position-copied = Stelling gekopieerd
ui-link-to-game = Link naar de hele partij
ui-link-to-position = Link naar deze stelling
ui-copy = Kopiëren
ui-copy-by-hand = De browser staat kopiëren hier niet toe. De tekst is geselecteerd: kopieer met Ctrl+C of ⌘C.
ui-link-holds = Openen in plaats van je eigen partij? Die blijft bij Mijn partijen.
ui-link-title = Een partij voor jou
ui-link-first = Openen en verder spelen?
ui-link-copied = Link gekopieerd
ui-save-game = Partij opslaan
ui-open-game = Partij openen
ui-game-kept = Je partij blijft bewaard in deze browser.

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

## Het programma
ui-install = Installeren
ui-compare-sheets = Alle vijf vergelijken
ui-about = Over dit spel
ui-about-text = Senet op de vijf manieren waarop het tegenwoordig wordt gespeeld. Zonder tracking, zonder reclame, en het werkt zonder netwerk.
ui-licence = Licentie
ui-accessibility = Toegankelijkheid
ui-accessibility-text = Alles kan met het toetsenbord alleen, en schermlezers vertellen wat er gebeurt.

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
