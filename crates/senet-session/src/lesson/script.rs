//! Writing a lesson: each call adds a step, and plays it.

use senet::{Event, Game, House, HouseSet, Move, Position, RuleSheet, Stage, Throw};

use super::{Awaits, Lesson, Line, Scene, Step, Told, Topic, throws};

/// Stands for the place beyond the last house in the moves of a script.
pub(super) const OFF: u8 = 31;

/// A lesson that is being written. A step that its position does not allow leaves no lesson.
pub(super) struct Script {
    sheet: RuleSheet,
    topic: Topic,
    scenes: Vec<Position>,
    /// The game of each scene, played along its steps.
    games: Vec<Game>,
    steps: Vec<Step>,
    is_sound: bool,
}

impl Script {
    pub(super) fn new(sheet: &RuleSheet, topic: Topic) -> Script {
        Script { sheet: *sheet, topic, scenes: Vec::new(), games: Vec::new(), steps: Vec::new(), is_sound: true }
    }

    pub(super) fn finished(self) -> Option<Lesson> {
        let Script { sheet, topic, scenes, games, steps, is_sound } = self;
        let scene = |(position, game): (Position, Game)| Scene { position, throws: throws(game.events()) };
        let scenes = scenes.into_iter().zip(games).map(scene).collect();
        is_sound.then_some(Lesson { topic, sheet, scenes, steps })
    }

    /// Begins a scene at a position.
    pub(super) fn lay(mut self, position: &str) -> Script {
        match Position::parse(&self.sheet, position) {
            Ok(position) => {
                self.scenes.push(position);
                self.games.push(Game::from_position(self.sheet, position));
            }
            Err(_) => self.is_sound = false,
        }
        self
    }

    /// Says a sentence about houses.
    pub(super) fn say(self, line: Line, houses: &[u8]) -> Script {
        self.told(Told::plain(line), houses)
    }

    /// Says where the last move ended.
    pub(super) fn say_end(mut self, line: Line) -> Script {
        let Some(Event::Move(played)) = self.games.last().and_then(|game| game.events().last().copied()) else {
            self.is_sound = false;
            return self;
        };
        let end = played.end();
        let houses: Vec<u8> = end.map(House::number).into_iter().collect();
        self.told(Told { line, from: None, to: end }, &houses)
    }

    fn told(mut self, told: Told, houses: &[u8]) -> Script {
        self.add(told, houses, Awaits::Next);
        self
    }

    /// Lets the player throw this.
    pub(super) fn throw(mut self, line: Line, value: u8) -> Script {
        self.add(Told::plain(line), &[], Awaits::Throw);
        self.fall(value);
        self
    }

    /// Lets the player make one move, which is told.
    pub(super) fn guide(self, line: Line, (from, to): (u8, u8)) -> Script {
        let wrong = if to == OFF { Line::TakeOff } else { Line::WrongGuide };
        self.choose(line, wrong, &[(from, to)], false)
    }

    /// Lets the player find one of these moves.
    pub(super) fn solve(self, line: Line, wrong: Line, accepted: &[(u8, u8)]) -> Script {
        self.choose(line, wrong, accepted, true)
    }

    /// Lets the player make any legal move but those of the piece on a house, which has none.
    pub(super) fn barred(mut self, line: Line, from: u8) -> Script {
        let legal = self.legal();
        let piece = House::new(from);
        if legal.is_empty() || legal.iter().any(|legal| legal.from() == piece) {
            self.is_sound = false;
            return self;
        }
        let told = Told { line, from: piece, to: None };
        let awaits = Awaits::Move { accepted: legal.clone(), wrong: told, to_solve: false };
        self.add(told, &[from], awaits);
        self.play(Event::Move(legal[0]));
        self
    }

    /// Lets the other side throw this, and make a move.
    pub(super) fn reply(mut self, line: Line, value: u8, (from, to): (u8, u8)) -> Script {
        let at = self.steps.len();
        self.add(Told::plain(line), &[], Awaits::Next);
        self.fall(value);
        match self.find((from, to)) {
            Some(played) => {
                self.steps[at].awaits = Awaits::Reply(played);
                self.play(Event::Move(played));
            }
            None => self.is_sound = false,
        }
        self
    }

    /// Ends the lesson.
    pub(super) fn end(mut self, line: Line) -> Script {
        self.add(Told::plain(line), &[], Awaits::End);
        self
    }

    fn choose(mut self, line: Line, wrong: Line, moves: &[(u8, u8)], to_solve: bool) -> Script {
        let accepted: Vec<Move> = moves.iter().filter_map(|houses| self.find(*houses)).collect();
        let Some(first) = accepted.first().copied().filter(|_| accepted.len() == moves.len()) else {
            self.is_sound = false;
            return self;
        };
        let houses: Vec<u8> = if to_solve {
            Vec::new()
        } else {
            [first.from(), first.to()].into_iter().flatten().map(House::number).collect()
        };
        let wrong = Told::of_move(wrong, first);
        self.add(Told::of_move(line, first), &houses, Awaits::Move { accepted, wrong, to_solve });
        self.play(Event::Move(first));
        self
    }

    fn add(&mut self, told: Told, houses: &[u8], awaits: Awaits) {
        let Some(game) = self.games.last() else {
            self.is_sound = false;
            return;
        };
        let before = game.events().len();
        let houses: HouseSet = houses.iter().filter_map(|house| House::new(*house)).collect();
        self.steps.push(Step { told, houses, awaits, scene: self.games.len() - 1, before });
    }

    fn legal(&self) -> Vec<Move> {
        match self.games.last().map(Game::stage) {
            Some(Stage::Play(position)) if position.phase().decides() => {
                position.legal_moves(&self.sheet).iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The legal move from house to house, or [`OFF`] the board.
    fn find(&self, (from, to): (u8, u8)) -> Option<Move> {
        let fits = |legal: &Move| {
            let ends = if to == OFF { legal.leaves_board() } else { legal.to() == House::new(to) };
            legal.from() == House::new(from) && ends
        };
        self.legal().into_iter().find(fits)
    }

    fn fall(&mut self, value: u8) {
        match Throw::new(value).and_then(|throw| self.sheet.casting().fall_of(throw)) {
            Some(faces) => self.play(Event::Throw(faces)),
            None => self.is_sound = false,
        }
    }

    fn play(&mut self, event: Event) {
        self.is_sound &= self.games.last_mut().is_some_and(|game| game.apply(event).is_ok());
    }
}
