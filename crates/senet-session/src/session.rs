//! A game in progress: its throws, undo and redo.

use senet::{Casting, Event, Faces, Game, GameError, Move, Player, Stage};

use senet_ai::{Chance, ComputerPlayer, Contestant, ExactValues};

use crate::Seat;

/// The throws of a game. Throw *n* depends on the seed and on *n* alone, so that undo does not change the following throws,
/// and a loaded record continues with the same throws.
#[derive(Clone, Debug)]
struct Luck {
    seed: u64,
    /// All throws so far, including undone ones. They can differ from those of the seed if they come from a record
    /// or a lesson.
    fallen: Vec<Faces>,
}

impl Luck {
    /// The first random stream for the choices of computer players. Throw *n* uses stream *n* below it.
    const CHOICES: u64 = 1 << 63;

    fn throw(&mut self, number: usize, casting: Casting) -> Faces {
        if let Some(faces) = self.fallen.get(number) {
            return *faces;
        }
        let faces = Chance::new(self.seed, number as u64).throw(casting);
        if self.fallen.len() == number {
            self.fallen.push(faces);
        }
        faces
    }

    fn choices(&self, event: usize) -> Chance {
        Chance::new(self.seed, Luck::CHOICES + event as u64)
    }
}

/// A game with its throws, undo and redo.
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    luck: Luck,
    /// The events of each `undo`, the latest last.
    undone: Vec<Vec<Event>>,
}

impl Session {
    /// Returns a session with a new or running game.
    pub fn new(game: Game, seed: u64) -> Session {
        let thrown = |event: &Event| match event {
            Event::Throw(faces) => Some(*faces),
            _ => None,
        };
        let fallen = game.events().iter().filter_map(thrown).collect();
        Session { game, luck: Luck { seed, fallen }, undone: Vec::new() }
    }

    /// Returns a session with a game from a position, whose first throws are known.
    pub fn foretold(game: Game, throws: Vec<Faces>) -> Session {
        Session { game, luck: Luck { seed: 0, fallen: throws }, undone: Vec::new() }
    }

    /// The seed of the future throws.
    pub const fn seed(&self) -> u64 {
        self.luck.seed
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The number of throws so far.
    pub fn throws(&self) -> usize {
        self.game.events().iter().filter(|event| matches!(event, Event::Throw(_))).count()
    }

    /// The last throw, if any.
    pub fn last_throw(&self) -> Option<Faces> {
        self.game.events().iter().rev().find_map(|event| match event {
            Event::Throw(faces) => Some(*faces),
            _ => None,
        })
    }

    /// Applies the next throw, and returns it.
    ///
    /// # Errors
    ///
    /// If no throw is due.
    pub fn throw(&mut self) -> Result<Faces, GameError> {
        let faces = self.luck.throw(self.throws(), self.game.sheet().casting());
        self.apply(Event::Throw(faces))?;
        Ok(faces)
    }

    /// Applies a throw or a decision. Undone events can then no longer be redone.
    ///
    /// # Errors
    ///
    /// [`GameError`] if the event is not legal now. The session is unchanged then.
    pub fn apply(&mut self, event: Event) -> Result<(), GameError> {
        self.game.apply(event)?;
        self.undone.clear();
        Ok(())
    }

    /// Returns the decision of a computer player, if a decision is due.
    pub fn computer_decides(&self, computer: ComputerPlayer) -> Option<Event> {
        self.computer_decides_knowing(None, computer.into())
    }

    /// Returns the decision of a computer player that plays for games or match points, with exact values of the same, if a decision
    /// is due.
    pub fn computer_decides_knowing(&self, exact: Option<&dyn ExactValues>, computer: Contestant) -> Option<Event> {
        let Contestant { player, payoff } = computer;
        let mut chance = self.luck.choices(self.game.events().len());
        match self.game.stage() {
            Stage::ChooseSide { .. } => Some(Event::Choose(player.choose_side(&mut chance))),
            Stage::Play(position) if position.phase().decides() => {
                Some(Event::Move(player.choose_for(payoff, exact, self.game.sheet(), &position, &mut chance)))
            }
            _ => None,
        }
    }

    /// The legal move, if there is exactly one.
    pub fn only_move(&self) -> Option<Move> {
        match self.game.stage() {
            Stage::Play(position) => only(position.legal_moves(self.game.sheet()).iter()),
            _ => None,
        }
    }

    /// Whether [`undo`](Session::undo) has an effect.
    pub fn can_undo(&self, seats: [Seat; 2], forced_moves_are_automatic: bool) -> bool {
        (0..self.game.events().len()).any(|index| self.is_persons_decision(index, seats, forced_moves_are_automatic))
    }

    /// Whether [`redo`](Session::redo) has an effect.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes back the last decision of a person and everything after it. Returns whether there was one.
    pub fn undo(&mut self, seats: [Seat; 2], forced_moves_are_automatic: bool) -> bool {
        let made = |index: &usize| self.is_persons_decision(*index, seats, forced_moves_are_automatic);
        let Some(index) = (0..self.game.events().len()).rev().find(made) else {
            return false;
        };
        let taken_back = self.game.events()[index..].to_vec();
        for _ in &taken_back {
            self.game.undo();
        }
        self.undone.push(taken_back);
        true
    }

    /// Plays the events of the last `undo` again. Returns whether there were any.
    pub fn redo(&mut self) -> bool {
        let Some(events) = self.undone.pop() else {
            return false;
        };
        // Legal, since the game had these events in this position before.
        events.into_iter().all(|event| self.game.apply(event).is_ok())
    }

    /// Whether the event with this index is a decision of a person, and not a move that was played automatically.
    fn is_persons_decision(&self, index: usize, seats: [Seat; 2], forced_moves_are_automatic: bool) -> bool {
        let is_person = |player: Option<Player>| player.is_some_and(|p| seats[p as usize] == Seat::Person);
        match (self.game.events().get(index), self.game.stage_before(index)) {
            (Some(Event::Resign(player)), _) => is_person(Some(*player)),
            (Some(Event::Choose(_)), Some(Stage::ChooseSide { chooser })) => is_person(Some(chooser)),
            (Some(Event::Move(played)), Some(Stage::Play(position))) => {
                let moves = position.legal_moves(self.game.sheet());
                let automatic = moves.len() == 1 && (forced_moves_are_automatic || *played == Move::PASS);
                is_person(self.game.player(position.side())) && !automatic
            }
            _ => false,
        }
    }
}

fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next();
    if items.next().is_none() { first } else { None }
}

#[cfg(test)]
mod tests {
    use senet::{Record, RuleSheet};

    use super::*;

    const PERSONS: [Seat; 2] = [Seat::Person, Seat::Person];
    const AGAINST_GREEDY: [Seat; 2] = [Seat::Person, Seat::Computer(ComputerPlayer::Greedy)];

    /// Plays until the game is over or has `most` events. Persons play the last legal move.
    fn play_on(session: &mut Session, most: usize) {
        while session.game().events().len() < most && session.game().outcome().is_none() {
            if session.game().awaits_throw() {
                session.throw().expect("a throw is due");
                continue;
            }
            let event = match session.game().stage() {
                Stage::Play(position) => {
                    let last = position.legal_moves(session.game().sheet()).iter().next_back();
                    last.map(Event::Move)
                }
                _ => session.computer_decides(ComputerPlayer::Random),
            };
            session.apply(event.expect("a decision is due")).expect("the decision is legal");
        }
    }

    #[test]
    fn undo_keeps_the_throws() {
        for sheet in RuleSheet::every() {
            let mut session = Session::new(Game::new(sheet, Player::First), 5);
            play_on(&mut session, 60);
            let events = session.game().events().to_vec();
            for _ in 0..5 {
                assert!(session.undo(PERSONS, false));
            }
            play_on(&mut session, 60);
            assert_eq!(session.game().events(), events, "{sheet}");
        }
    }

    #[test]
    fn redo_brings_back_what_undo_took() {
        let mut session = Session::new(Game::new(RuleSheet::DUTCH, Player::First), 3);
        play_on(&mut session, 80);
        let events = session.game().events().to_vec();
        let mut steps = 0;
        while session.undo(AGAINST_GREEDY, true) {
            steps += 1;
        }
        assert!(steps > 5);
        for _ in 0..steps {
            assert!(session.redo());
        }
        assert!(!session.redo());
        assert_eq!(session.game().events(), events);
    }

    #[test]
    fn undo_takes_back_the_computers_reply_too() {
        let mut session = Session::new(Game::new(RuleSheet::CARPIGNANO, Player::First), 8);
        play_on(&mut session, 100);
        assert!(session.undo(AGAINST_GREEDY, false));
        assert_eq!(session.game().to_act(), Some(Player::First));
        assert!(!session.game().awaits_throw());
    }

    #[test]
    fn a_record_goes_on_where_it_stopped() {
        let mut whole = Session::new(Game::new(RuleSheet::UNINERD, Player::First), 21);
        play_on(&mut whole, 90);
        let mut part = Session::new(Game::new(RuleSheet::UNINERD, Player::First), 21);
        play_on(&mut part, 40);
        let record = Record::new(part.game().clone(), "a", "b").expect("good names").to_string();
        let record = Record::parse(&record).expect("a good record");
        let mut loaded = Session::new(record.game, 21);
        play_on(&mut loaded, 90);
        assert_eq!(loaded.game().events(), whole.game().events());
    }
}
