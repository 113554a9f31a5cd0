//! A table with two seats, a game, and the match that the game belongs to.

use senet::record::{NameError, Record};
use senet::{Event, Game, Match, Player, Position, RuleSheet};
use senet_ai::{ComputerPlayer, Contestant, Payoff, Subject};

use crate::{Seat, Session};

/// The settings of a new match.
#[derive(Clone, PartialEq, Debug)]
pub struct Setting {
    /// The rule sheet of all games.
    pub sheet: RuleSheet,
    /// The seats of the first and the second player.
    pub seats: [Seat; 2],
    /// The names of the players, as in records.
    pub names: [String; 2],
    /// The number of games of the match.
    pub games: u32,
}

/// A table at which two players play the games of a match.
#[derive(Clone, Debug)]
pub struct GameTable {
    /// The settings of the match.
    pub setting: Setting,
    /// The game with its throws, undo and redo.
    pub session: Session,
    /// The seed of all throws, as in the record; `None` if the first throws of the game come from elsewhere.
    pub seed: Option<u64>,
    /// The score of the match without this game, which is counted when the next one begins.
    pub score: Match,
}

impl GameTable {
    /// Begins a match with its first game.
    pub fn new(setting: Setting, first_to_throw: Player, seed: u64) -> GameTable {
        let score = Match::new(setting.games);
        let session = Session::new(Game::new(setting.sheet, first_to_throw), seed);
        GameTable { setting, session, seed: Some(seed), score }
    }

    /// Begins the next game of the match, or a new match after its last game. The players take turns in throwing first.
    #[must_use]
    pub fn next_game(&self, seed: u64) -> GameTable {
        let score = self.score_with_this_game();
        let score = if score.is_over() { Match::new(self.setting.games) } else { score };
        let first = if score.played() % 2 == 0 { Player::First } else { Player::Second };
        let session = Session::new(Game::new(self.setting.sheet, first), seed);
        GameTable { setting: self.setting.clone(), session, seed: Some(seed), score }
    }

    /// The score of the match, including this game if it is over.
    pub fn score_with_this_game(&self) -> Match {
        let mut score = self.score.clone();
        if let Some(outcome) = self.game().outcome() {
            score.count(outcome);
        }
        score
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        self.session.game()
    }

    /// A player's seat.
    pub fn seat(&self, player: Player) -> Seat {
        self.setting.seats[player as usize]
    }

    /// The payoff at this table.
    pub fn payoff(&self) -> Payoff {
        payoff(&self.setting.sheet, self.score.games())
    }

    /// A computer player that plays for what counts at this table.
    pub fn contestant(&self, player: ComputerPlayer) -> Contestant {
        Contestant { player, payoff: self.payoff() }
    }

    /// The only person at the table, whom messages call "you"; `None` if there are two or none.
    pub fn you(&self) -> Option<Player> {
        Seat::only_person(self.setting.seats)
    }

    /// Whether a throw or decision of a person is due.
    pub fn waits_for_person(&self) -> bool {
        self.game().to_act().is_some_and(|player| self.seat(player) == Seat::Person)
    }

    /// Returns the record of the game.
    ///
    /// # Errors
    ///
    /// [`NameError`] if a name of the setting cannot stand in a record.
    pub fn record(&self) -> Result<Record, NameError> {
        let [first, second] = &self.setting.names;
        let mut record = Record::new(self.game().clone(), first, second)?;
        record.seed = self.seed;
        Ok(record)
    }

    /// Returns a table with the game of a record and the same seats.
    #[must_use]
    pub fn with_record(&self, record: Record, fresh_seed: u64) -> GameTable {
        GameTable::of_record(record, self.setting.seats, fresh_seed)
    }

    /// Returns a table with the game of a record. Throws to come are of the record's seed, or of this one.
    pub fn of_record(record: Record, seats: [Seat; 2], fresh_seed: u64) -> GameTable {
        let seed = record.seed;
        let names = Player::BOTH.map(|player| record.name(player).to_owned());
        let setting = Setting { sheet: *record.game.sheet(), seats, names, games: 1 };
        let session = Session::new(record.game, seed.unwrap_or(fresh_seed));
        GameTable { setting, session, seed, score: Match::new(1) }
    }

    /// Returns a table with a single game between the same players, from a position of the same sheet.
    #[must_use]
    pub fn at_position(&self, position: Position, seed: u64) -> GameTable {
        let setting = Setting { games: 1, ..self.setting.clone() };
        let session = Session::new(Game::from_position(setting.sheet, position), seed);
        GameTable { setting, session, seed: Some(seed), score: Match::new(1) }
    }

    /// Returns the table as it was after this number of events.
    #[must_use]
    pub fn at(&self, events: usize) -> GameTable {
        let mut game = self.game().clone();
        while game.events().len() > events {
            game.undo();
        }
        GameTable { session: Session::new(game, self.session.seed()), ..self.clone() }
    }

    /// Returns a table with a single game that goes on from here between the same players, with other throws.
    #[must_use]
    pub fn played_on(&self, seed: u64) -> GameTable {
        let setting = Setting { games: 1, ..self.setting.clone() };
        GameTable::single(setting, Session::new(self.game().clone(), seed))
    }

    /// Returns a table with a single game, whose seed is not told.
    pub fn single(setting: Setting, session: Session) -> GameTable {
        GameTable { setting, session, seed: None, score: Match::new(1) }
    }

    /// Counts how often each value was thrown in this game.
    pub fn throws(&self) -> Vec<(u8, u32)> {
        let weights = self.setting.sheet.casting().weights();
        let count = |value: u8| {
            let shows = |event: &&Event| matches!(event, Event::Throw(faces) if faces.throw().value() == value);
            self.game().events().iter().filter(shows).count() as u32
        };
        weights.iter().map(|(throw, _)| (throw.value(), count(throw.value()))).collect()
    }
}

/// The payoff in a match of so many games: match points, if there are several games and the sheet has points (`G7`); otherwise games
/// won.
pub fn payoff(sheet: &RuleSheet, games: u32) -> Payoff {
    let wanted = if games > 1 { Payoff::Points } else { Payoff::Wins };
    Subject::of(sheet, wanted).payoff()
}

#[cfg(test)]
mod tests {
    use senet::SheetId;

    use super::*;

    fn table(games: u32) -> GameTable {
        let setting = Setting {
            sheet: RuleSheet::plain(SheetId::Dutch),
            seats: [Seat::Person, Seat::Computer(ComputerPlayer::Greedy)],
            names: ["Ani".to_owned(), "Tutu".to_owned()],
            games,
        };
        GameTable::new(setting, Player::First, 3)
    }

    #[test]
    fn computers_play_for_points_in_matches_of_sheets_that_count_them() {
        let of = |sheet: RuleSheet, games| {
            let setting = Setting { sheet, ..table(games).setting };
            GameTable::new(setting, Player::First, 3).contestant(ComputerPlayer::Master).payoff
        };
        assert_eq!(of(RuleSheet::DUTCH, 3), Payoff::Points);
        assert_eq!(of(RuleSheet::DUTCH, 1), Payoff::Wins);
        assert_eq!(of(RuleSheet::FRENCH, 3), Payoff::Wins);
    }

    /// Plays the game to its end. A computer player decides for both.
    fn finish(table: &mut GameTable) {
        while table.game().outcome().is_none() {
            match table.session.computer_decides(ComputerPlayer::Greedy) {
                Some(decision) => table.session.apply(decision).expect("it is legal"),
                None => table.session.throw().map(|_| ()).expect("a throw is due"),
            }
        }
    }

    #[test]
    fn a_match_counts_its_games_and_the_players_take_turns_in_throwing_first() {
        let mut table = table(2);
        assert_eq!(table.game().to_act(), Some(Player::First));
        finish(&mut table);
        assert_eq!((table.score.played(), table.score_with_this_game().played()), (0, 1));
        let mut table = table.next_game(4);
        assert_eq!((table.score.played(), table.game().to_act()), (1, Some(Player::Second)));
        finish(&mut table);
        assert!(table.score_with_this_game().is_over());
        let table = table.next_game(5);
        assert_eq!((table.score.played(), table.game().to_act()), (0, Some(Player::First)), "a new match");
    }

    #[test]
    fn a_record_brings_the_game_back() {
        let mut table = table(1);
        finish(&mut table);
        let record = table.record().expect("good names").to_string();
        let other = super::GameTable::new(Setting { games: 3, ..table.setting.clone() }, Player::Second, 9);
        let read = other.with_record(Record::parse(&record).expect("a record"), 11);
        assert_eq!(read.game().events(), table.game().events());
        assert_eq!((read.seed, read.session.seed(), read.setting.games), (Some(3), 3, 1));
        assert_eq!(read.record().map(|record| record.to_string()), Ok(record));
    }

    #[test]
    fn a_record_without_a_seed_stays_without_one() {
        let mut record = table(1).record().expect("good names");
        record.seed = None;
        let read = table(1).with_record(record, 11);
        assert_eq!((read.seed, read.session.seed()), (None, 11));
        assert_eq!(read.record().map(|record| record.seed), Ok(None));
    }

    #[test]
    fn earlier_states_can_be_shown_and_throws_are_counted() {
        let mut table = table(1);
        finish(&mut table);
        let events = table.game().events();
        for count in 0..=events.len() {
            assert_eq!(table.at(count).game().events(), &events[..count]);
        }
        let half = table.at(events.len() / 2).played_on(11);
        assert_eq!(half.game().events(), &events[..events.len() / 2]);
        assert_eq!((half.session.seed(), half.seed, half.setting.games), (11, None, 1));
        let thrown: u32 = table.throws().iter().map(|(_, count)| count).sum();
        assert_eq!(thrown as usize, table.session.throws());
    }
}
