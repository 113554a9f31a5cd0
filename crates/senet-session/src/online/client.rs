//! A viewer's side of a game: what the server has told, and a player's keys.

use senet::Player;
use senet_fair::{Anchors, Beginning, Fault, PlayerAnchors, PlayerChains, Secret, Thrower};
use senet_protocol::online::{Command, GameTerms, Join, NumberedEvent, Offer, Snapshot, Status, Terms};
use uuid::Uuid;

use super::refusal::{Code, Refusal};
use super::{OnlineGame, check_offer};

/// The last throw that a player has asked for, to be stored before it is sent.
///
/// A server that shows an earlier state of the game could learn a share that is then used for another throw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LastAsked {
    /// The number of the player's requests.
    pub requests: u32,
    /// The number of the throw in the game, from 1.
    pub number: u32,
}

/// The game of a viewer. Each event that it hears is checked.
#[derive(Debug)]
pub struct Client {
    game: OnlineGame,
    seat: Option<Mine>,
}

/// A player's seat. The chains are computed when they are needed.
#[derive(Debug)]
struct Mine {
    player: Player,
    secret: Secret,
    thrower: Option<Thrower>,
}

/// An offer with the anchors of the maker's secret, and the chains that they belong to.
///
/// # Errors
///
/// [`Code::Terms`] if the terms cannot be played.
pub fn offer(
    secret: &Secret,
    game: Uuid,
    terms: Terms,
    open: bool,
    lasting: bool,
) -> Result<(Offer, PlayerChains), Refusal> {
    let unknown = senet_fair::Anchor::new([0; 32]);
    let anchors = PlayerAnchors { thrower: unknown, witness: unknown };
    let mut offer = Offer { game, terms, open, lasting, anchors };
    let fair = check_offer(&offer)?.fair;
    let chains = PlayerChains::new(secret, Player::First, &fair);
    offer.anchors = chains.anchors();
    Ok((offer, chains))
}

/// The request that takes the second seat of an offer, and the keys for its throws. Call it once for a secret, and store its receipt before it is sent.
///
/// # Errors
///
/// [`Code::Terms`] if the terms cannot be played.
pub fn join(secret: &Secret, terms: &GameTerms) -> Result<(Join, Thrower), Refusal> {
    let fair = check_offer(&terms.offer)?.fair;
    let chains = PlayerChains::new(secret, Player::Second, &fair);
    let anchors = chains.anchors();
    let all = Anchors { server: terms.server, players: [terms.offer.anchors, anchors] };
    let (thrower, beginning) = chains.begin(&all)?;
    Ok((Join { anchors, beginning }, thrower))
}

impl Client {
    /// The game of an offer for a spectator, or for the player of a seat with its secret.
    ///
    /// # Errors
    ///
    /// [`Code::Terms`] if the terms cannot be played.
    pub fn new(terms: GameTerms, seat: Option<(Player, Secret)>) -> Result<Client, Refusal> {
        let seat = seat.map(|(player, secret)| Mine { player, secret, thrower: None });
        Ok(Client { game: OnlineGame::new(terms)?, seat })
    }

    /// The game after the events that were heard.
    pub const fn game(&self) -> &OnlineGame {
        &self.game
    }

    /// The player whose seat it is; `None` for a spectator.
    pub fn player(&self) -> Option<Player> {
        self.seat.as_ref().map(|seat| seat.player)
    }

    /// Applies the events that are new. Shares, throws and moves are checked.
    ///
    /// # Errors
    ///
    /// [`Code::Stale`] if events are missing before these, else why an event cannot follow. The events before it have been
    /// applied.
    pub fn hear(&mut self, events: &[NumberedEvent]) -> Result<(), Refusal> {
        for NumberedEvent { seq, event } in events {
            if *seq <= self.game.seq() {
                continue;
            }
            if *seq != self.game.seq() + 1 {
                return Err(Refusal::new(Code::Stale, format!("event {seq} came after {}", self.game.seq())));
            }
            match event {
                Some(event) => self.game.apply(event)?,
                None => self.game.skip(),
            }
        }
        Ok(())
    }

    /// Begins again with the events of a snapshot.
    ///
    /// # Errors
    ///
    /// [`Code::Shares`] if it is not the same game, or an earlier state of it; else as [`hear`](Client::hear). The client is
    /// unchanged then.
    pub fn restore(&mut self, snapshot: &Snapshot) -> Result<(), Refusal> {
        if snapshot.terms != *self.game.terms() {
            return Err(Refusal::new(Code::Shares, "the terms of the game have changed"));
        }
        let mut fresh = Client { game: OnlineGame::new(snapshot.terms.clone())?, seat: None };
        fresh.hear(&snapshot.events)?;
        // A long game's later events follow one by one, and each is checked against the whole chain.
        let is_whole = snapshot.seq == fresh.game.seq();
        if is_whole && let Some(before) = self.game.ledger() {
            let continues = fresh.game.ledger().is_some_and(|ledger| ledger.continues(before));
            if !continues {
                return Err(Refusal::new(Code::Shares, "the server shows an earlier state of the game"));
            }
        }
        self.game = fresh.game;
        Ok(())
    }

    /// The maker's first command, after another player has joined.
    ///
    /// Only the device that made the secret may send it, and only for the anchors of one other player: compare the receipt
    /// with one that was stored before, and store it before the command is sent.
    ///
    /// # Errors
    ///
    /// [`Code::NotJoined`] if the game does not wait for it, [`Code::NotYourTurn`] for another viewer, [`Code::Shares`] if
    /// the anchors are not those of the secret.
    pub fn begin(&self) -> Result<Beginning, Refusal> {
        self.game.check_status(Status::Joined)?;
        let (Some(Mine { player: Player::First, secret, .. }), Some(anchors)) = (&self.seat, self.game.anchors())
        else {
            return Err(Refusal::new(Code::NotYourTurn, "the maker of the offer begins the game"));
        };
        let chains = PlayerChains::new(secret, Player::First, self.game.fair_terms());
        Ok(chains.begin(&anchors)?.1)
    }

    /// Computes the hash chains for the player's throws, which takes a moment, unless they are there.
    ///
    /// # Errors
    ///
    /// [`Code::NotYourTurn`] for a spectator, [`Code::NotBegun`] before the game has begun, [`Code::Shares`] if it is not the
    /// game that this player has begun.
    pub fn prepare(&mut self) -> Result<(), Refusal> {
        let Some(Mine { player, secret, thrower }) = &mut self.seat else {
            return Err(Refusal::new(Code::NotYourTurn, "spectators do not throw"));
        };
        if thrower.is_none() {
            let Some(ledger) = self.game.ledger() else {
                return Err(Refusal::new(Code::NotBegun, "the game has not begun"));
            };
            let receipt = self.game.receipt(*player).ok_or(Fault::Receipt)?;
            let chains = PlayerChains::new(secret, *player, self.game.fair_terms());
            *thrower = Some(chains.resume(ledger, &receipt)?);
        }
        Ok(())
    }

    /// The command that asks for the throw that is due, and what is to be stored before it is sent. `last` is what was
    /// stored before.
    ///
    /// # Errors
    ///
    /// [`Code::NotYourTurn`] or [`Code::NotNow`] if no throw of this player is due, [`Code::Shares`] if the server shows an
    /// earlier state of the game, or the game is not the one that this player has begun.
    pub fn throw(&mut self, last: Option<LastAsked>) -> Result<(Command, LastAsked), Refusal> {
        self.prepare()?;
        let Some(Mine { player, thrower: Some(thrower), .. }) = &self.seat else {
            return Err(Fault::Receipt.into());
        };
        let ledger = self.game.due_throw(*player)?;
        let asks = LastAsked { requests: ledger.requests(*player) + 1, number: ledger.next_number() };
        if last.is_some_and(|last| asks < last || asks.requests == last.requests && asks != last) {
            return Err(Refusal::new(Code::Shares, "the server shows an earlier state of the game"));
        }
        Ok((Command::Throw(thrower.request(ledger)?), asks))
    }
}

#[cfg(test)]
mod tests {
    use senet::SheetId;
    use senet_fair::ServerChain;
    use senet_protocol::online::{Awaited, Clock, Decision, FirstThrow, GameEvent, Score};

    use super::*;
    use crate::online::{Context, view};

    const GAME: Uuid = Uuid::from_bytes([7; 16]);

    fn secret(of: u8) -> Secret {
        Secret::new([of; 32])
    }

    /// A server of one game.
    struct Server {
        game: OnlineGame,
        chain: ServerChain,
        events: Vec<GameEvent>,
    }

    impl Server {
        fn new() -> Server {
            let terms = Terms {
                rules: SheetId::Dutch,
                options: senet::OptionSet::EMPTY,
                clock: Clock::None,
                first: FirstThrow::Maker,
                score: Score::default(),
                previous: None,
            };
            let (offer, _) = offer(&secret(1), GAME, terms, false, false).expect("good terms");
            let fair = check_offer(&offer).expect("good terms").fair;
            let chain = ServerChain::new(&secret(3), &fair);
            let token = Some(secret(1).token().hash());
            let terms = GameTerms { offer, first_to_throw: Player::First, server: chain.anchor(), token };
            Server { game: OnlineGame::new(terms).expect("good terms"), chain, events: Vec::new() }
        }

        fn add(&mut self, event: GameEvent) {
            self.game.apply(&event).expect("a good event");
            self.events.push(event);
        }

        fn carry_out(&mut self, seat: Player, command: &Command) {
            let answer = |asked: &senet_fair::Asked| self.chain.answer(asked);
            let known = self.game.seq();
            let context = Context { now: 1, known, outages: &[], away_since: None, answer: &answer };
            let event = self.game.decide(seat, command, &context).expect("a good command");
            self.add(event);
        }

        fn told(&self, viewer: Option<Player>) -> Vec<NumberedEvent> {
            (1..).zip(&self.events).map(|(seq, event)| NumberedEvent { seq, event: view(event, viewer) }).collect()
        }

        fn terms(&self) -> GameTerms {
            GameTerms { token: None, ..self.game.terms().clone() }
        }

        fn client(&self, player: Player) -> Client {
            let secret = secret(player as u8 + 1);
            Client::new(self.terms(), Some((player, secret))).expect("good terms")
        }
    }

    /// Plays until so many throws have been made; each client begins anew for each of its commands, as after a reload.
    fn played(throws: u32) -> (Server, [Option<LastAsked>; 2]) {
        let mut server = Server::new();
        let (joined, _) = join(&secret(2), &server.terms()).expect("good terms");
        let event = server.game.join(secret(2).token().hash(), &joined, 0).expect("a free seat");
        server.add(event);
        let mut maker = server.client(Player::First);
        maker.hear(&server.told(Some(Player::First))).expect("good events");
        let beginning = maker.begin().expect("a joined game");
        server.carry_out(Player::First, &Command::Begin(beginning));
        let mut last = [None; 2];
        while server.game.ledger().is_some_and(|ledger| ledger.next_number() <= throws) {
            let player = server.game.to_act().expect("a game that goes on");
            let mut client = server.client(player);
            client.hear(&server.told(Some(player))).expect("good events");
            let command = if let Some(Awaited::Decision { choices, .. }) = client.game().awaited() {
                Command::Decide(Decision { choice: choices[0] })
            } else {
                let (command, asked) = client.throw(last[player as usize]).expect("a due throw");
                last[player as usize] = Some(asked);
                command
            };
            server.carry_out(player, &command);
        }
        (server, last)
    }

    #[test]
    fn a_client_that_begins_anew_goes_on_with_its_throws() {
        let (server, last) = played(12);
        assert_eq!(server.game.ledger().map(|ledger| ledger.throws().len()), Some(12));
        assert!(last.iter().flatten().any(|last| last.requests > 1));
        // A spectator checks the same events.
        let mut spectator = Client::new(server.terms(), None).expect("good terms");
        spectator.hear(&server.told(None)).expect("good events");
        assert_eq!(spectator.game().game(), server.game.game());
        assert!(spectator.throw(None).is_err() && spectator.begin().is_err());
    }

    #[test]
    fn an_earlier_state_of_the_game_is_refused() {
        let (server, last) = played(12);
        let player = server.game.to_act().expect("a game that goes on");
        let told = server.told(Some(player));
        let mut client = server.client(player);
        client.hear(&told).expect("good events");
        let earlier = Snapshot { terms: server.terms(), seq: 4, events: told[..4].to_vec() };
        assert_eq!(client.restore(&earlier).map_err(|refusal| refusal.code), Err(Code::Shares));
        let whole = Snapshot { terms: server.terms(), seq: told.len() as u64, events: told.clone() };
        client.restore(&whole).expect("the same game");
        // After a reload, what was stored stands in for the ledger.
        let of_throw =
            |event: &NumberedEvent| matches!(event.event, Some(GameEvent::Thrown { seat, .. }) if seat == player);
        let before_last = told.iter().rposition(of_throw).expect("a throw of the player");
        let mut reloaded = server.client(player);
        reloaded.hear(&told[..before_last]).expect("good events");
        let stored = last[player as usize].expect("a throw of the player");
        // The last request again: the server may not have got it.
        assert_eq!(reloaded.throw(Some(stored)).expect("a due throw").1, stored);
        let other = LastAsked { number: stored.number + 1, ..stored };
        let later = LastAsked { requests: stored.requests + 1, ..stored };
        for last in [other, later] {
            assert_eq!(reloaded.throw(Some(last)).map_err(|refusal| refusal.code), Err(Code::Shares));
        }
    }

    #[test]
    fn missing_events_are_noticed() {
        let (server, _) = played(3);
        let told = server.told(None);
        let mut client = Client::new(server.terms(), None).expect("good terms");
        assert_eq!(client.hear(&told[1..]).map_err(|refusal| refusal.code), Err(Code::Stale));
        client.hear(&told).expect("good events");
        client.hear(&told).expect("known events are passed over");
        assert_eq!(client.game().seq(), told.len() as u64);
    }
}
