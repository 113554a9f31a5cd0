# Les règles : d’où elles viennent, ce qu’elles racontent du Senet, et à quoi ressemble une partie selon chacune.

sheet-carpignano-source = Italienne, de Marino Carpignano
sheet-carpignano-about = Cette règle compte le Senet parmi les plus anciens jeux connus et parmi les ancêtres du backgammon. Elle parle d’une tablette de terre cuite de 3300 av. J.-C., aux Musées royaux d’Art et d’Histoire de Bruxelles.
sheet-spanish-source = Espagnole, auteur inconnu
sheet-spanish-about = Selon cette règle, le Senet était le jeu le plus populaire des Égyptiens, dans toutes les classes ; leurs textes religieux disent que les esprits des morts y jouent dans l’au-delà. Elle se dit une conjecture, faite pour un jeu simple qui en vaut la peine, et ajoute des variantes, car les plateaux anciens diffèrent.
sheet-uninerd-source = Italienne, d’UniNerd, d’après Timothy Kendall et R. C. Bell
sheet-uninerd-about = Senet signifie « passage », dit cette règle, et avait sans doute à voir avec le passage dans l’au-delà. Elle modifie les règles de Timothy Kendall et R. C. Bell : un dé remplace les bâtonnets, et chacune des dernières cases a un nom et un sens.
sheet-french-source = Française, auteur inconnu
sheet-french-about = La règle d’un plateau de tissu : pour deux joueurs à partir de 8 ans, environ 45 minutes. Elle parle de damiers dessinés sur les tombes et les temples, où jouaient prêtres et ouvriers, de paysans dans le sable, et des magnifiques damiers des pharaons ; celui de la tombe de Toutânkhamon est intact, et le Louvre en possède quelques-uns.
sheet-dutch-source = Néerlandaise, auteur inconnu
sheet-dutch-about = Cette règle ne dit guère plus que comment jouer, et conclut : c’est un jeu royal, trouvé dans les tombes des rois d’Égypte. Ses bâtonnets de bois sont plats et blancs d’un côté, ronds et noirs de l’autre.
sheets-senet = On a joué au Senet au bord du Nil pendant quelque trois mille ans : les paysans avec des cailloux dans le sable, les pharaons sur des plateaux de bois précieux, d’ivoire et de faïence que l’on déposait dans leurs tombes. Aucune règle ne nous est parvenue. Chaque feuille est une tentative de faire revivre le jeu.
sheets-about = À propos de cette règle
sheets-length = Durée
sheets-throws = { $count } lancers
sheets-skill = Maîtrise
sheets-wins = { $percent } %
sheets-captures = Prises
sheets-measured = Durée et prises : une partie ordinaire entre deux joueurs comme { $casual }. Maîtrise : combien de fois { $expert } gagne contre { $novice } ; plus on est près de 50 %, plus la chance décide. Mesuré sur des milliers de parties.
sheets-study = Ce qui distingue les règles : une étude avec des graphiques (en anglais)
