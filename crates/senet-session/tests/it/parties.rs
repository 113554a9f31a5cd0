//! The three parties of an online game, with fixed secrets.

use senet::{OptionSet, Player, SheetId, Stage};
use senet_fair::{Anchors, Beginning, PlayerChains, Secret, ServerChain, Thrower, TokenHash};
use senet_protocol::online::{
    Choice, Clock, Command, Decision, FirstThrow, GameEvent, GameTerms, Join, Offer, Outage, Score, Terms,
};
use senet_session::online::{Context, OnlineGame, Refusal, check_offer};
use uuid::Uuid;

/// The parties of one game, before its first event.
pub(crate) struct Parties {
    pub(crate) terms: GameTerms,
    pub(crate) server: ServerChain,
    pub(crate) throwers: [Thrower; 2],
    pub(crate) beginnings: [Beginning; 2],
    pub(crate) join: Join,
    pub(crate) tokens: [TokenHash; 2],
}

pub(crate) fn terms(rules: SheetId, clock: Clock) -> Terms {
    let score = Score { games: 3, ..Score::default() };
    Terms { rules, options: OptionSet::EMPTY, clock, first: FirstThrow::Maker, score, previous: None }
}

impl Parties {
    pub(crate) fn new(rules: SheetId, clock: Clock) -> Parties {
        Parties::of(terms(rules, clock))
    }

    pub(crate) fn of(terms: Terms) -> Parties {
        let game = Uuid::from_u128(7);
        let secrets = [1, 2, 3].map(|byte| Secret::new([byte; 32]));
        let zero = "0".repeat(64).parse().expect("64 digits");
        let anchors = senet_fair::PlayerAnchors { thrower: zero, witness: zero };
        let mut offer = Offer { game, terms, open: true, lasting: false, anchors };
        let fair = check_offer(&offer).expect("good terms").fair;
        let server = ServerChain::new(&secrets[0], &fair);
        let [maker, joiner] =
            Player::BOTH.map(|player| PlayerChains::new(&secrets[player as usize + 1], player, &fair));
        let anchors = Anchors { server: server.anchor(), players: [maker.anchors(), joiner.anchors()] };
        offer.anchors = maker.anchors();
        let (maker, maker_begins) = maker.begin(&anchors).expect("own anchors");
        let (joiner, joiner_begins) = joiner.begin(&anchors).expect("own anchors");
        let tokens = [&secrets[1], &secrets[2]].map(|secret| secret.token().hash());
        let terms = GameTerms { offer, first_to_throw: Player::First, server: anchors.server, token: Some(tokens[0]) };
        Parties {
            terms,
            server,
            throwers: [maker, joiner],
            beginnings: [maker_begins, joiner_begins],
            join: Join { anchors: anchors.players[1], beginning: joiner_begins },
            tokens,
        }
    }

    /// The game before its first event.
    pub(crate) fn offered(&self) -> OnlineGame {
        OnlineGame::new(self.terms.clone()).expect("good terms")
    }

    /// The game after both players have given their first witness shares, at time 0.
    pub(crate) fn begun(&self) -> OnlineGame {
        let mut game = self.offered();
        game.apply(&game.join(self.tokens[1], &self.join, 0).expect("a seat is free")).expect("it follows");
        self.act(&mut game, Player::First, &Command::Begin(self.beginnings[0]), 0).expect("the maker begins");
        game
    }

    /// Decides a command of a client that knows everything, with this many milliseconds that the opponent has been away.
    pub(crate) fn decide(
        &self,
        game: &OnlineGame,
        (seat, known): (Player, u64),
        command: &Command,
        (now, away_since, outages): (i64, Option<i64>, &[Outage]),
    ) -> Result<GameEvent, Refusal> {
        let answer = |asked: &senet_fair::Asked| self.server.answer(asked);
        game.decide(seat, command, &Context { now, known, outages, away_since, answer: &answer })
    }

    /// Decides and applies a command.
    pub(crate) fn act(
        &self,
        game: &mut OnlineGame,
        seat: Player,
        command: &Command,
        now: i64,
    ) -> Result<GameEvent, Refusal> {
        let event = self.decide(game, (seat, game.seq()), command, (now, None, &[]))?;
        game.apply(&event).expect("an event that was decided can be applied");
        Ok(event)
    }

    /// The next throw or decision of the game; `choice` picks one of the alternatives.
    pub(crate) fn next_command(&self, game: &OnlineGame, choice: usize) -> Option<(Player, Command)> {
        let seat = game.to_act()?;
        let choices = match game.game().stage() {
            Stage::ChooseSide { .. } => senet::Side::BOTH.map(Choice::Side).to_vec(),
            Stage::Play(position) if !position.awaits_throw() => {
                position.legal_moves(game.game().sheet()).iter().map(Choice::Move).collect()
            }
            _ => {
                let ledger = game.ledger().expect("the game has begun");
                let request = self.throwers[seat as usize].request(ledger).expect("a throw can be asked for");
                return Some((seat, Command::Throw(request)));
            }
        };
        Some((seat, Command::Decide(Decision { choice: choices[choice % choices.len()] })))
    }

    /// Plays this many throws and decisions, or to the end, one millisecond each.
    pub(crate) fn play(&self, game: &mut OnlineGame, count: usize) {
        for step in 0..count {
            let Some((seat, command)) = self.next_command(game, step.wrapping_mul(31)) else { return };
            self.act(game, seat, &command, step as i64).expect("the command is legal");
        }
    }
}
