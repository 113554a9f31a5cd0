# Een stelling verkennen: wat ervan gezegd wordt, de lijst van worpen en zetten, en het opzetten. Op een knop passen ongeveer
# 20 tekens, op die voor een leeg of vol bord ongeveer 7.

explore = Verkennen
explore-throw = Aan de worp: { $side }
explore-move = Aan zet: { $side }
explore-over = De partij is voorbij. Winnaar: { $side }
explore-working = De kansen worden berekend…
explore-list = Worpen en zetten
explore-if-thrown = Worp: { $throw }
explore-often = { $percent } van de worpen
explore-pass = geen zet
explore-way = De weg hierheen
explore-start = Begin
explore-link = Link kopiëren
explore-play = Hier verder spelen
explore-edit = Stelling opzetten
explore-edit-asks = Zet een stelling op
explore-edit-help = Sleep de stukken, of kies een stuk en dan een vak.
explore-tray = Naast het bord
explore-turn = Aan zet
explore-clear = Leeg
explore-done = Klaar
explore-empty = Elke kleur heeft een stuk op het bord nodig.
