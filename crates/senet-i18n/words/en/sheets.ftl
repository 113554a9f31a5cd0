# The sheets: where they come from, what they tell of Senet, and what a game by them is like.

sheet-carpignano-source = Italian, by Marino Carpignano
sheet-carpignano-about = This sheet counts Senet among the oldest games known, and among the ancestors of backgammon. It tells of a clay board of 3300 BC in the Royal Museums of Art and History in Brussels.
sheet-spanish-source = Spanish, author unknown
sheet-spanish-about = By this sheet, Senet was the most popular game of the Egyptians, played by all classes; their religious texts say that the spirits of the dead play it in the afterlife. It calls its rules a guess, made for a simple game that is worth playing, and adds variations, since the old boards differ.
sheet-uninerd-source = Italian, by UniNerd, after Timothy Kendall and R. C. Bell
sheet-uninerd-about = Senet means “passage”, says this sheet, and probably had to do with the passage into the afterlife. It changes the rules of Timothy Kendall and R. C. Bell: a die replaces the sticks, and each of the last houses has a name and a meaning.
sheet-french-source = French, author unknown
sheet-french-about = The sheet of a board made of cloth: for two players from 8 years, about 45 minutes. It tells of boards drawn on tombs and temples, by which priests and workers played, of farmers in the sand, and of the pharaohs’ fine boards; that from Tutankhamun’s tomb is whole, and the Louvre has a few.
sheet-dutch-source = Dutch, author unknown
sheet-dutch-about = This sheet says little but its rules, and ends: this is a royal game, found in the tombs of the Egyptian kings. It comes with wooden sticks, flat and white on one side, round and black on the other.
sheets-senet = Senet was played along the Nile for some three thousand years: by farmers with pebbles in the sand, by pharaohs on boards of precious wood, ivory and faience that were laid into their tombs. No rules have come down to us. Each sheet is an attempt to bring the game back.
sheets-about = About this sheet
sheets-length = Length
sheets-throws = { $count } throws
sheets-skill = Skill
sheets-wins = { $percent }%
sheets-captures = Captures
sheets-measured = Length and captures: an ordinary game between two players like { $casual }. Skill: how often { $expert } wins against { $novice }; the closer to 50%, the more luck decides. Measured in thousands of games.
sheets-study = How the sheets differ: a study with plots
