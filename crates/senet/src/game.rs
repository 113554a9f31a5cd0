//! A whole game, from the opening throws to the win.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Not;
use core::str::FromStr;

use crate::{Casting, Faces, Move, Opened, Opening, Phase, Position, Refusal, RuleSheet, Side, Throw, UnknownName};

/// A player, before and after it is settled who has which side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// The player named first.
    First,
    /// The player named second.
    Second,
}

impl Player {
    /// Both players.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// The word in records: `first` or `second`.
    pub const fn name(self) -> &'static str {
        match self {
            Player::First => "first",
            Player::Second => "second",
        }
    }
}

impl Not for Player {
    type Output = Player;

    /// The other player.
    fn not(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Player {
    type Err = UnknownName;

    /// Reads the player's word in records, `first` or `second`.
    fn from_str(text: &str) -> Result<Player, UnknownName> {
        UnknownName::or_known("player", text, Player::BOTH, Player::name)
    }
}

/// One event of a game: a throw, or a player's choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// The sticks or the die are thrown, in the opening or for a move.
    Throw(Faces),
    /// The winner of the opening picks this side (`U1`).
    Choose(Side),
    /// The side to act moves.
    Move(Move),
    /// This player resigns.
    Resign(Player),
}

/// The event that a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// An opening throw by this player.
    Opening {
        /// The player who throws.
        thrower: Player,
        /// The other player's throw of this round, under a sheet whose rounds are two throws.
        other: Option<Throw>,
    },
    /// The winner of the opening picks a side (`U1`).
    ChooseSide {
        /// The player who picks.
        chooser: Player,
    },
    /// A throw or a move, as the position's phase says.
    Play(Position),
    /// The game is over.
    Over(Outcome),
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The player who won.
    pub winner: Player,
    /// The winner's side.
    pub side: Side,
    /// The winner's match points (`G7`).
    pub points: u32,
    /// Whether the other player resigned.
    pub by_resignation: bool,
}

/// The start of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// From the opening throws, this player throwing first (`G6`).
    Opening(Player),
    /// From a position, the first player having the side to act.
    Position(Position),
}

/// Why an event is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameError {
    /// The rules refuse the move or the throw.
    Refused(Refusal),
    /// Sticks were thrown where the sheet has a die, or the other way round.
    WrongCasting {
        /// The casting of the sheet.
        expected: Casting,
    },
    /// The game waits for something else.
    NotNow {
        /// The event that it waits for, in English.
        awaited: &'static str,
    },
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Refused(refusal) => refusal.fmt(f),
            GameError::WrongCasting { expected: Casting::Sticks } => {
                f.write_str("this sheet throws four sticks, written as in `|..|`")
            }
            GameError::WrongCasting { expected: Casting::Die } => {
                f.write_str("this sheet throws a die, written as in `[3]` or `[X]`")
            }
            GameError::NotNow { awaited } => write!(f, "the game waits for {awaited}"),
        }
    }
}

impl core::error::Error for GameError {}

impl From<Refusal> for GameError {
    fn from(refusal: Refusal) -> GameError {
        GameError::Refused(refusal)
    }
}

/// State of a game after some of its events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct State {
    stage: Stage,
    /// The last position, also after a resignation; `None` in the opening.
    position: Option<Position>,
    /// The player of the spools; `None` before that is settled.
    spools: Option<Player>,
}

/// A game: its sheet, its start, and the events since.
///
/// ```
/// use senet::{Casting, Game, Player, RuleSheet, Stage};
///
/// let mut game = Game::new(RuleSheet::CARPIGNANO, Player::First);
/// let one = Casting::Sticks.fall(0b1000).expect("there are sixteen falls");
/// game.throw(one)?;
/// game.play("10-11".parse()?)?;
/// assert!(matches!(game.stage(), Stage::Play(position) if position.to_string() == "cscscscsc1/s9/10 s c9 ?"));
/// game.undo();
/// assert_eq!(game.events().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    sheet: RuleSheet,
    start: Start,
    events: Vec<Event>,
    /// The state before the first event and after each.
    states: Vec<State>,
}

impl Game {
    /// A game from the opening throws; either player may be the first to throw (`G6`).
    pub fn new(sheet: RuleSheet, first_to_throw: Player) -> Game {
        let stage = Stage::Opening { thrower: first_to_throw, other: None };
        let before_all = State { stage, position: None, spools: None };
        Game { sheet, start: Start::Opening(first_to_throw), events: Vec::new(), states: vec![before_all] }
    }

    /// A game from a position; the first player has the side to act.
    ///
    /// The position must have been checked against the same sheet.
    pub fn from_position(sheet: RuleSheet, position: Position) -> Game {
        let spools = if position.side() == Side::Spools { Player::First } else { Player::Second };
        let state = after(&sheet, spools, position);
        Game { sheet, start: Start::Position(position), events: Vec::new(), states: vec![state] }
    }

    /// The sheet that the game is played by.
    pub const fn sheet(&self) -> &RuleSheet {
        &self.sheet
    }

    /// The start of the game.
    pub const fn start(&self) -> Start {
        self.start
    }

    /// The events, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    fn state(&self) -> &State {
        // `states` begins with the state before the first event, so it is never empty.
        &self.states[self.states.len() - 1]
    }

    /// The event that the game waits for.
    pub fn stage(&self) -> Stage {
        self.state().stage
    }

    /// The event that the game waited for before this one, counted from 0. For the number of events, the current stage.
    pub fn stage_before(&self, event: usize) -> Option<Stage> {
        self.states.get(event).map(|state| state.stage)
    }

    /// The position on the board; `None` in the opening.
    pub fn position(&self) -> Option<&Position> {
        self.state().position.as_ref()
    }

    /// The result of the game. `None` before its end.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage() {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The player of the side; `None` before that is settled.
    pub fn player(&self, side: Side) -> Option<Player> {
        let spools = self.state().spools?;
        Some(if side == Side::Spools { spools } else { !spools })
    }

    /// The side of the player; `None` before that is settled.
    pub fn side(&self, player: Player) -> Option<Side> {
        let spools = self.state().spools?;
        Some(if player == spools { Side::Spools } else { Side::Cones })
    }

    /// The player whose throw or choice the game waits for; `None` when it is over.
    pub fn to_act(&self) -> Option<Player> {
        match self.stage() {
            Stage::Opening { thrower, .. } => Some(thrower),
            Stage::ChooseSide { chooser } => Some(chooser),
            Stage::Play(position) => self.player(position.side()),
            Stage::Over(_) => None,
        }
    }

    /// Whether the game waits for a throw, in the opening or for a move.
    pub fn awaits_throw(&self) -> bool {
        match self.stage() {
            Stage::Opening { .. } => true,
            Stage::Play(position) => position.awaits_throw(),
            Stage::ChooseSide { .. } | Stage::Over(_) => false,
        }
    }

    /// Applies a throw of the sticks or the die.
    ///
    /// # Errors
    ///
    /// If no throw is due, or the sheet throws something else.
    pub fn throw(&mut self, faces: Faces) -> Result<(), GameError> {
        self.apply(Event::Throw(faces))
    }

    /// Gives the winner of the opening the side that it picks (`U1`).
    ///
    /// # Errors
    ///
    /// If no choice of a side is due.
    pub fn choose(&mut self, side: Side) -> Result<(), GameError> {
        self.apply(Event::Choose(side))
    }

    /// Plays a move of the side to act.
    ///
    /// # Errors
    ///
    /// If no move is due, or the rules refuse this one.
    pub fn play(&mut self, wanted: Move) -> Result<(), GameError> {
        self.apply(Event::Move(wanted))
    }

    /// Ends the game by a player's resignation, which is possible between the opening and the end.
    ///
    /// # Errors
    ///
    /// In the opening, and after the end.
    pub fn resign(&mut self, player: Player) -> Result<(), GameError> {
        self.apply(Event::Resign(player))
    }

    /// Applies an event.
    ///
    /// # Errors
    ///
    /// [`GameError`] if the event is not legal now. The game is unchanged then.
    pub fn apply(&mut self, event: Event) -> Result<(), GameError> {
        let state = self.state_after(event)?;
        self.events.push(event);
        self.states.push(state);
        Ok(())
    }

    /// Takes the last event back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Event> {
        let event = self.events.pop()?;
        self.states.pop();
        Some(event)
    }

    fn state_after(&self, event: Event) -> Result<State, GameError> {
        let now = *self.state();
        match (now.stage, event) {
            (_, Event::Throw(faces)) if faces.casting() != self.sheet.casting => {
                Err(GameError::WrongCasting { expected: self.sheet.casting })
            }
            (Stage::Opening { thrower, other }, Event::Throw(faces)) => {
                let before_all = |stage| State { stage, position: None, spools: None };
                Ok(match (Opening { thrower, other }).after(&self.sheet, faces.throw()) {
                    Opened::Continues(Opening { thrower, other }) => before_all(Stage::Opening { thrower, other }),
                    Opened::Begins(player) => after(&self.sheet, player, Position::start(&self.sheet, Side::Spools)),
                    Opened::Chooses(chooser) => before_all(Stage::ChooseSide { chooser }),
                })
            }
            (Stage::ChooseSide { chooser }, Event::Choose(side)) => {
                let spools = if side == Side::Spools { chooser } else { !chooser };
                Ok(after(&self.sheet, spools, Position::start(&self.sheet, side)))
            }
            (Stage::Play(position), Event::Throw(faces)) => {
                let position = position.throw(&self.sheet, faces.throw())?;
                Ok(State { stage: Stage::Play(position), position: Some(position), ..now })
            }
            (Stage::Play(position), Event::Move(wanted)) => {
                let position = position.play(&self.sheet, wanted)?;
                let Some(spools) = now.spools else { unreachable!("sides are settled in play") };
                Ok(after(&self.sheet, spools, position))
            }
            (Stage::Play(position), Event::Resign(player)) => {
                let side = if now.spools == Some(player) { Side::Cones } else { Side::Spools };
                let points = self.sheet.match_points(position.pieces(!side));
                let outcome = Outcome { winner: !player, side, points, by_resignation: true };
                Ok(State { stage: Stage::Over(outcome), ..now })
            }
            (stage, _) => Err(GameError::NotNow { awaited: stage.awaited() }),
        }
    }
}

/// The state with this position on the board.
fn after(sheet: &RuleSheet, spools: Player, position: Position) -> State {
    let stage = match position.winner() {
        None => Stage::Play(position),
        Some(side) => Stage::Over(Outcome {
            winner: if side == Side::Spools { spools } else { !spools },
            side,
            points: sheet.match_points(position.pieces(!side)),
            by_resignation: false,
        }),
    };
    State { stage, position: Some(position), spools: Some(spools) }
}

impl Stage {
    const fn awaited(self) -> &'static str {
        match self {
            Stage::Opening { .. } => "an opening throw",
            Stage::ChooseSide { .. } => "the choice of a side",
            Stage::Over(_) => "nothing: it is over",
            Stage::Play(position) => match position.phase() {
                Phase::Throw => "a throw",
                Phase::TurnStart => "the choice to take the piece off 30 or to keep it",
                _ => "a move",
            },
        }
    }
}

/// A match: a number of games agreed beforehand, and the points of those that have been played (`G7`).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Match {
    games: u32,
    played: u32,
    points: [u32; 2],
}

impl Match {
    /// A match over this many games, at least one.
    pub fn new(games: u32) -> Match {
        Match { games: games.max(1), played: 0, points: [0; 2] }
    }

    /// A match in which `played` games are over, with the points of the first and of the second player; `None` if
    /// `played` is not less than `games`.
    pub fn resumed(games: u32, played: u32, points: [u32; 2]) -> Option<Match> {
        (played < games).then_some(Match { games, played, points })
    }

    /// Counts a game that has ended. Games beyond those agreed are not counted.
    pub fn count(&mut self, outcome: Outcome) {
        if !self.is_over() {
            self.played += 1;
            self.points[outcome.winner as usize] += outcome.points;
        }
    }

    /// The number of games agreed.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The number of games played.
    pub const fn played(&self) -> u32 {
        self.played
    }

    /// A player's points.
    pub const fn points(&self, player: Player) -> u32 {
        self.points[player as usize]
    }

    /// Whether all games have been played.
    pub const fn is_over(&self) -> bool {
        self.played == self.games
    }

    /// The winner of the match; `None` before its end and when the points are equal.
    pub fn winner(&self) -> Option<Player> {
        let [first, second] = self.points;
        match first.cmp(&second) {
            _ if !self.is_over() => None,
            core::cmp::Ordering::Less => Some(Player::Second),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Greater => Some(Player::First),
        }
    }
}
