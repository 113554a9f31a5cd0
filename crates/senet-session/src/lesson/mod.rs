//! Lessons: a sheet's rules one by one, with fixed throws. Each ends with a position to solve.
//!
//! A [`Lesson`] is data: scenes, and steps through them. The rules come from the sheet: a topic is offered where the sheet has
//! its rule, and each move of a lesson is one of the legal moves of its position.

mod script;
mod topics;

use std::fmt;
use std::str::FromStr;

use senet::{Event, Faces, Game, House, HouseSet, Move, NoForward, Phase, Position, RuleSheet, SheetOption};
use senet_ai::ComputerPlayer;

use crate::{GameTable, Seat, Session, Setting};

/// The topic of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The game in ninety seconds.
    First,
    /// The compulsory first moves.
    FirstMoves,
    /// Neighbours protect each other.
    Protection,
    /// Three neighbours let no enemy pass.
    Blockade,
    /// Moves backward, where a side without a forward move makes them.
    Backward,
    /// House 26, where it gives a throw or the leap over the water.
    Happiness,
    /// House 27.
    Water,
    /// The exit of pieces from the board.
    Leaving,
    /// An option of the sheet.
    Option(SheetOption),
}

impl Topic {
    /// The topics of a sheet, in the order in which they are learnt.
    pub fn of(sheet: &RuleSheet) -> impl Iterator<Item = Topic> + use<> {
        let has_happiness = !sheet.extra_throw_on().is_empty() || sheet.step_over_water();
        [Topic::First, Topic::FirstMoves, Topic::Protection, Topic::Blockade]
            .into_iter()
            .chain((sheet.no_forward() != NoForward::Pass).then_some(Topic::Backward))
            .chain(has_happiness.then_some(Topic::Happiness))
            .chain([Topic::Water, Topic::Leaving])
            .chain(RuleSheet::offers(sheet.id()).iter().copied().map(Topic::Option))
    }

    /// The name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::First => "first",
            Topic::FirstMoves => "first-moves",
            Topic::Protection => "protection",
            Topic::Blockade => "blockade",
            Topic::Backward => "backward",
            Topic::Happiness => "house-26",
            Topic::Water => "water",
            Topic::Leaving => "leaving",
            Topic::Option(option) => option.name(),
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no topic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTopic;

impl FromStr for Topic {
    type Err = UnknownTopic;

    fn from_str(text: &str) -> Result<Topic, UnknownTopic> {
        let ways = [
            Topic::First,
            Topic::FirstMoves,
            Topic::Protection,
            Topic::Blockade,
            Topic::Backward,
            Topic::Happiness,
            Topic::Water,
            Topic::Leaving,
        ];
        let options = SheetOption::ALL.map(Topic::Option);
        ways.into_iter().chain(options).find(|topic| topic.name() == text).ok_or(UnknownTopic)
    }
}

/// A sentence of a lesson, without its words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Whose pieces they are, and the aim.
    Aim,
    /// The path follows the numbers.
    Path,
    /// The throw says how far.
    Throw,
    /// Some throws give another.
    ThrowAgain,
    /// The player throws, after the other side did.
    YourTurn,
    /// Other throws end the turn.
    TurnPasses,
    /// A move to make: `from` and `to`.
    Guide,
    /// A piece to take off: `from`.
    TakeOff,
    /// A lone enemy piece can be captured.
    Capture,
    /// Neighbours protect each other.
    Protected,
    /// A lone enemy piece to capture: `to`.
    Alone,
    /// Three neighbours let no enemy pass.
    Blockade,
    /// A piece that cannot move now, so another must: `from`.
    Barred,
    /// Without a forward move, a piece goes back.
    Backward,
    /// Backward moves capture, too.
    BackwardCaptures,
    /// Backward moves end on empty houses.
    BackwardToEmpty,
    /// Where only own pieces are in the way, a piece returns to the start.
    Return,
    /// The end of the path is near.
    NearTheEnd,
    /// The first 1 begins.
    FirstOne,
    /// The only 1 begins.
    OnlyOne,
    /// The higher number of the die chooses a side.
    HighestDie,
    /// The first move of the cones belongs to the piece on 9.
    Nine,
    /// 26 gives a throw.
    HappinessThrows,
    /// 26 has given a throw.
    ExtraThrow,
    /// From 26 a 1 may lead over the water.
    HappinessLeaps,
    /// The water sends to 1.
    WaterStart,
    /// The water sends to 15, or else to 1.
    WaterRebirth,
    /// The water sends to 15, or holds the piece.
    WaterStuck,
    /// The player is to try the water: `from`.
    IntoWater,
    /// The house of the piece that came up: `to`.
    OutOfWater,
    /// 15 is taken, and the player is to try the water: `from`.
    RebirthTaken,
    /// The water holds the side.
    Stuck,
    /// A piece leaves with the exact throw.
    LeaveExactly,
    /// 30 is the exit, once all pieces are in the last row.
    LeaveThrough30,
    /// Pieces wait on 28 and 29 for their throw.
    LeaveByOwnThrow,
    /// A piece may leave 30 before the throw.
    LeaveAtTurnStart,
    /// Any throw is enough, once all pieces are in the last row.
    LeaveGathered,
    /// Any throw is enough, and another piece plays the rest.
    LeaveWithRest,
    /// The last piece comes into the last row, and the exit opens: `from` and `to`.
    OpenExit,
    /// Another piece plays the rest.
    Rest,
    /// The meaning of an option.
    Option(SheetOption),
    /// To solve: a capture.
    FindCapture,
    /// To solve: a capture, where the piece on 9 cannot make the first move.
    FindCaptureWithoutNine,
    /// To solve: the move after which nothing can be captured.
    FindProtection,
    /// To solve: a blockade.
    FindBlockade,
    /// To solve: a move onto 26.
    FindHappiness,
    /// To solve: a move that does not fall into the water.
    FindDry,
    /// To solve: a piece leaves.
    FindLeaving,
    /// To solve: a move after which pieces can leave.
    FindGathering,
    /// To solve: a piece leaves, and the rest captures.
    FindRest,
    /// Not the move that is shown.
    WrongGuide,
    /// The move captures nothing.
    WrongCapture,
    /// A lone piece can be captured afterwards.
    WrongProtection,
    /// The move makes no blockade.
    WrongBlockade,
    /// The piece does not reach 26.
    WrongHappiness,
    /// The move falls into the water.
    WrongDry,
    /// No piece leaves.
    WrongLeaving,
    /// Pieces cannot leave after the move.
    WrongGathering,
    /// The lessons before a first game are complete.
    LearntFirst,
}

/// A sentence, with the houses that it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence.
    pub line: Line,
    /// The house that a piece leaves.
    pub from: Option<House>,
    /// The house that it reaches.
    pub to: Option<House>,
}

impl Told {
    const fn plain(line: Line) -> Told {
        Told { line, from: None, to: None }
    }

    const fn of_move(line: Line, played: Move) -> Told {
        Told { line, from: played.from(), to: played.to() }
    }
}

/// The action that a step waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Awaits {
    /// The player reads on.
    Next,
    /// The player throws.
    Throw,
    /// The player makes one of these moves.
    Move {
        /// The moves that lead on.
        accepted: Vec<Move>,
        /// The answer to any other legal move.
        wrong: Told,
        /// Whether the player has to find the move.
        to_solve: bool,
    },
    /// The player reads on; then the other side throws and makes this move.
    Reply(Move),
    /// The lesson is over.
    End,
}

impl Awaits {
    /// The number of the game's events that end the step.
    const fn events(&self) -> usize {
        match self {
            Awaits::Next | Awaits::End => 0,
            Awaits::Throw | Awaits::Move { .. } => 1,
            Awaits::Reply(_) => 2,
        }
    }
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The sentence, with its houses.
    pub told: Told,
    /// The houses that the sentence is about.
    pub houses: HouseSet,
    /// The action that the step waits for.
    pub awaits: Awaits,
    /// The index of its scene.
    pub scene: usize,
    /// The number of the scene's events before the step.
    before: usize,
}

/// A position, and the throws that fall after it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Scene {
    position: Position,
    throws: Vec<Faces>,
}

/// A lesson of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The topic.
    pub topic: Topic,
    /// The sheet, with the option that the lesson is about.
    pub sheet: RuleSheet,
    scenes: Vec<Scene>,
    steps: Vec<Step>,
}

impl Lesson {
    /// The lesson of a sheet about a topic; `None` if the sheet has no such rule.
    ///
    /// ```
    /// use senet::RuleSheet;
    /// use senet_session::lesson::{Lesson, Topic};
    ///
    /// assert!(Lesson::new(&RuleSheet::DUTCH, Topic::Water).is_some());
    /// assert!(Lesson::new(&RuleSheet::DUTCH, Topic::Happiness).is_none(), "26 is only safe there");
    /// ```
    pub fn new(sheet: &RuleSheet, topic: Topic) -> Option<Lesson> {
        Topic::of(sheet).find(|offered| *offered == topic)?;
        topics::lesson(sheet, topic)
    }

    /// The step with this index.
    pub fn step(&self, at: usize) -> Option<&Step> {
        self.steps.get(at)
    }

    /// The number of steps.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there are no steps; no lesson is empty.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The table at the start of a scene. The player is the first one, and has the side to act.
    pub fn table(&self, scene: usize, names: [String; 2]) -> Option<GameTable> {
        let Scene { position, throws } = self.scenes.get(scene)?;
        // The other side's moves come from the lesson, so any computer player will do.
        let seats = [Seat::Person, Seat::Computer(ComputerPlayer::Casual)];
        let session = Session::foretold(Game::from_position(self.sheet, *position), throws.clone());
        let setting = Setting { sheet: self.sheet, seats, names, games: 1 };
        Some(GameTable::single(setting, session))
    }

    /// The table before a step, after these moves of its scene. `None` if there is no such step, or the moves do not lead to it.
    pub fn table_at(&self, at: usize, moves: &[Move], names: [String; 2]) -> Option<GameTable> {
        let step = self.step(at)?;
        let mut table = self.table(step.scene, names)?;
        let mut moves = moves.iter();
        while table.game().events().len() < step.before {
            if table.game().awaits_throw() {
                table.session.throw().ok()?;
            } else {
                table.session.apply(Event::Move(*moves.next()?)).ok()?;
            }
        }
        Some(table)
    }

    /// The faces of a position's throw, if it begins with one.
    pub fn faces(&self, scene: usize) -> Option<Faces> {
        match self.scenes.get(scene)?.position.phase() {
            Phase::Play(throw) => self.sheet.casting().fall_of(throw),
            _ => None,
        }
    }

    /// The step that follows `at` once the game of its scene has this number of events; `at` while it waits.
    pub fn after(&self, at: usize, events: usize) -> usize {
        let is_done = |step: &Step| step.awaits.events() > 0 && events >= step.before + step.awaits.events();
        if self.step(at).is_some_and(is_done) { at + 1 } else { at }
    }
}

/// The throws among the events of a game.
fn throws(events: &[Event]) -> Vec<Faces> {
    let thrown = |event: &Event| if let Event::Throw(faces) = event { Some(*faces) } else { None };
    events.iter().filter_map(thrown).collect()
}

#[cfg(test)]
mod tests;
