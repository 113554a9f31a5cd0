//! What lies on the table: a game, who plays it, and the match that it belongs to. No page, no clock.

use senet::record::Record;
use senet::{Event, Game, Match, Player, Position, RuleSheet};
use senet_ai::{PlayerKind, Session};

/// Who plays, by which sheet, how often: what a new game is asked for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Setting {
    pub(crate) sheet: RuleSheet,
    pub(crate) kinds: [PlayerKind; 2],
    pub(crate) names: [String; 2],
    pub(crate) games: u32,
}

/// A game on the table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) setting: Setting,
    pub(crate) session: Session,
    pub(crate) seed: u64,
    /// The match up to this game; this one is counted when the next begins.
    pub(crate) score: Match,
}

impl Table {
    /// A new match with its first game.
    pub(crate) fn new(setting: Setting, first_to_throw: Player, seed: u64) -> Table {
        let score = Match::new(setting.games);
        let session = Session::new(Game::new(setting.sheet, first_to_throw), seed);
        Table { setting, session, seed, score }
    }

    /// The next game of the match, or the first of a new one. The players take turns in throwing first.
    pub(crate) fn next_game(&self, seed: u64) -> Table {
        let score = self.score_with_this_game();
        let score = if score.is_over() { Match::new(self.setting.games) } else { score };
        let first = if score.played() % 2 == 0 { Player::First } else { Player::Second };
        let session = Session::new(Game::new(self.setting.sheet, first), seed);
        Table { setting: self.setting.clone(), session, seed, score }
    }

    /// The match, this game counted if it has ended.
    pub(crate) fn score_with_this_game(&self) -> Match {
        let mut score = self.score.clone();
        if let Some(outcome) = self.game().outcome() {
            score.count(outcome);
        }
        score
    }

    pub(crate) const fn game(&self) -> &Game {
        self.session.game()
    }

    pub(crate) fn kind(&self, player: Player) -> PlayerKind {
        self.setting.kinds[player as usize]
    }

    /// The only person at the table, who is spoken to as "you".
    pub(crate) fn you(&self) -> Option<Player> {
        match self.setting.kinds {
            [PlayerKind::Person, PlayerKind::Computer(_)] => Some(Player::First),
            [PlayerKind::Computer(_), PlayerKind::Person] => Some(Player::Second),
            _ => None,
        }
    }

    /// Whether the game waits for a person.
    pub(crate) fn waits_for_person(&self) -> bool {
        self.game().to_act().is_some_and(|player| self.kind(player) == PlayerKind::Person)
    }

    /// The game as a record; `None` if a name cannot stand in one, which a table does not have.
    pub(crate) fn record(&self) -> Option<Record> {
        let [first, second] = &self.setting.names;
        let mut record = Record::new(self.game().clone(), first, second).ok()?;
        record.seed = Some(self.seed);
        Some(record)
    }

    /// The table with a game from a record, played on by the same kinds of players.
    pub(crate) fn with_record(&self, record: Record, fresh_seed: u64) -> Table {
        let seed = record.seed.unwrap_or(fresh_seed);
        let names = Player::BOTH.map(|player| record.name(player).to_owned());
        let setting = Setting { sheet: *record.game.sheet(), names, games: 1, ..self.setting.clone() };
        Table { setting, session: Session::new(record.game, seed), seed, score: Match::new(1) }
    }

    /// A game of its own between the same players, from a position of the same sheet.
    pub(crate) fn at_position(&self, position: Position, seed: u64) -> Table {
        let setting = Setting { games: 1, ..self.setting.clone() };
        let session = Session::new(Game::from_position(setting.sheet, position), seed);
        Table { setting, session, seed, score: Match::new(1) }
    }

    /// The table as it was after so many throws and moves.
    pub(crate) fn at(&self, events: usize) -> Table {
        let mut game = self.game().clone();
        while game.events().len() > events {
            game.undo();
        }
        Table { session: Session::new(game, self.seed), ..self.clone() }
    }

    /// How often each value fell in this game.
    pub(crate) fn throws(&self) -> Vec<(u8, u32)> {
        let weights = self.setting.sheet.casting.weights();
        let count = |value: u8| {
            let shows = |event: &&Event| matches!(event, Event::Throw(faces) if faces.throw().value() == value);
            self.game().events().iter().filter(shows).count() as u32
        };
        weights.iter().map(|(throw, _)| (throw.value(), count(throw.value()))).collect()
    }
}
