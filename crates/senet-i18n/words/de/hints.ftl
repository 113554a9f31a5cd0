# Tipps für eine erste Partie, jeder nur einmal, sobald seine Regel zum ersten Mal zählt. Begriffe: siehe names.ftl.

hint-throw = Wirf zuerst. Die Zahl sagt, wie weit einer deiner Steine zieht.
hint-move = Tippe auf einen leuchtenden Stein, um zu sehen, wohin er zieht, und dann auf dieses Feld. Der Weg folgt den Nummern von 1 bis 30, Reihe für Reihe, und kehrt an jedem Ende um.
hint-throw-again = Manche Würfe bringen noch einen, sobald du sie gespielt hast.
hint-turn-passes = Nach anderen Würfen ist der Gegner dran, sobald du sie gespielt hast.
hint-first-move = Die allerersten Züge sind nicht frei: Ein bestimmter Stein muss sie machen.
hint-must-move = Wenn ein Stein vorwärts kann, muss einer ziehen, auch wenn du lieber stehen bliebest.
hint-capture = Einen gegnerischen Stein, der allein steht, kannst du schlagen: Die beiden tauschen die Plätze, und er fällt zurück.
hint-protected = Zwei Nachbarn einer Seite schützen einander: Keiner von beiden kann geschlagen werden.
hint-blockade = Drei Nachbarn einer Seite sind eine Sperre. Der Gegner kommt nicht vorbei.
hint-safe = Auf einem sicheren Feld kann ein Stein nicht geschlagen werden, auch wenn er allein steht.
hint-happiness = Die 26 bringt Glück: Sie ist sicher, und wer dort ankommt, wirft noch einmal.
hint-leap = Von 26 kann dich eine 1 über das Wasser tragen, wenn 28 leer ist.
hint-water = 27 ist Wasser. Ein Stein, der dorthin kommt, wird weit zurückgeschickt.
hint-leaving = Das Ende des Weges ist nah. Bring deine Steine über die 30 hinaus vom Brett.
hint-exit = 30 ist der Ausgang, aber er öffnet sich erst, wenn alle deine Steine auf dem Brett in der letzten Reihe stehen.
hint-rest = Dein Stein brauchte nur einen Teil des Wurfs. Ein anderer spielt den Rest.
hint-backward = Kein Stein kann vorwärts, also muss einer zurück.
hint-return = Nur deine eigenen Steine sind im Weg, also muss einer zurück zum Anfang.
hint-stuck = Das Wasser hält deinen Stein fest, und mit ihm alle anderen, bis du eine 4 wirfst.
hint-pass = Kein Stein kann ziehen. Der Gegner ist dran, was immer du geworfen hast.
