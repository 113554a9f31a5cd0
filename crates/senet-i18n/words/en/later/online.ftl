# Games over the network: offers, what the table says, phrases, and the check of the throws.

online = Play online
online-friend-text = You get a link for your friend. Nobody needs an account.
online-sheet = Rules
online-all-sheets = All rules
online-clock = Clock
online-clock-none = No clock
online-clock-days = { $days ->
    [one] One day for a turn
   *[other] { $days } days for a turn
}
online-clock-fischer = { $minutes } minutes a game, plus { $seconds } seconds a turn
online-first-lot = Drawn by lot who throws first
online-first-you = You throw first
online-first-other = The other player throws first
online-match = { $games } games
online-open = Also show it to everybody who looks for a game
online-lasting = Keep it for up to a day when I close the page
online-make = Make the game
online-others = Open games of others
online-no-offers = Nobody is waiting for a game now.
online-mine = Your games
online-won = You have won.
online-lost-game = You have lost.
online-your-turn = Your turn
online-others-turn = The other player’s turn
online-invite = Invite your friend
online-invite-text = Send this link to your friend. The game begins when your friend joins.
online-invite-open = Others see it in the list of open games.
online-local = This address is good for this device only. For other devices, start the server with --host 0.0.0.0, and open the page at the address in your network that it names.
online-link = Link for your friend
online-code = QR code of the link for your friend
online-share = Share…
online-share-text = A game of Senet?
online-withdraw = Withdraw the offer
online-offer = A game of Senet
online-offer-text = You are invited to a game. It begins when you join.
online-join = Join
online-decline = Not now
online-offered = This game waits for a second player.
online-waiting = Waiting for the second player.
online-beginning = The second player has joined. The game is about to begin.
online-begin-elsewhere = The second player has joined. The game begins when you open it on the device on which you made it.
online-withdrawn = This offer has been withdrawn.
online-taken = Somebody else has joined this game.
online-own-offer = This is your own offer.
online-here = here
online-away = away since { $time }
online-days-left = { $days } d { $hours } h
online-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
online-lost = The connection is lost. The page keeps trying.
online-unreachable = The server cannot be reached.
online-no-game = There is no such game on this server.
online-no-seat = This link is damaged: it leads to no seat.
online-no-storage = This browser stores nothing for this page. It would lose your seat, so no game is begun.
online-other-seat = This browser has another seat in this game, which it keeps.
online-refused = The server refuses this.
online-too-many = Too much at once. Wait a minute.
online-fault = What the server sent does not fit this game, so nothing more is sent to it. ({ $why })
online-no-claim = The win cannot be claimed now.
online-no-rematch = This rematch is no longer offered.
online-claim = Claim the win
online-claim-time = The other player’s time is up. You can claim the win, or go on waiting.
online-claim-away = The other player has been away for a minute. You can claim the win, or go on waiting.
online-claim-in = The other player is away. In { $time } you can claim the win.
online-resigned = The game has ended by resignation.
online-other-resigned = You win: the other player has resigned.
online-you-resigned = You have resigned.
online-out-of-time = The game has ended: a player’s time was up.
online-other-out-of-time = You win: the other player’s time was up.
online-you-out-of-time = You lose: your time was up.
online-was-away = The game has ended: a player was away.
online-other-was-away = You win: the other player was away.
online-you-were-away = You lose: you were away.
online-rematch-accept = Accept the rematch
online-rematch-go = Go to the rematch
online-rematch-offered = The other player offers a rematch.
online-rematch-take-back = Take the rematch back
online-says = { $who }: { $phrase }
online-mute = Mute
online-hears = Show what the other player says
online-notify = Notify me when it is my turn
online-watch = Link for spectators
online-resume = Go on on another device
online-resume-text = This link is your seat. Whoever has it plays in your place, so open it on your own devices only.
online-resume-link = Link to your seat
online-resume-code = QR code of the link to your seat
online-leave = Leave the table (the game stays)
online-save = Save game and proof
online-throws = Check the throws
online-throws-text = Before the first throw, both players and the server have each fixed a chain of secret numbers. Each throw is computed from three of them: a share of the thrower, one of the other player, and one of the server. This page has checked that each share belongs to its chain, so nobody could choose a throw.
online-throws-checked = { $count ->
    [one] One throw, checked.
   *[other] { $count } throws, all checked.
}
online-number = No.
online-player = Player
online-thrown = Throw
online-share-thrower = Thrower’s share
online-share-witness = Other player’s share
online-share-server = Server’s share

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-what-a-throw = What a throw!
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-have-to-go = I have to go.
