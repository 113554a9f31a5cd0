//! Questions to the worker and their answers, as text.
//!
//! A question is the name of a computer player (with `+points`, if it plays for match points) and a record, and its answer a move or a side; or it is `values`, a sheet and a
//! position, and its answer an [`Assessment`]; or it is `review` and a record (`review.rs`); or it is `explore`, a sheet and
//! a position (`explore.rs`).

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use senet::record::Record;
use senet::{Event, Move, Position, RuleSheet, SheetId, Stage};
use senet_ai::{ComputerPlayer, Contestant, ExactValues, Payoff, Tables, WinChance};
use senet_session::{GameTable, Session};
use senet_study::Evaluation;

use super::{explore, review};

/// The first line of a question about a position.
const VALUES: &str = "values";
/// The text in place of a move where none is due.
const NO_MOVE: &str = "-";

/// Evaluations with exact chances of endgames, by the sheet's name with its options.
pub(super) type Known = BTreeMap<String, Evaluation>;

/// The decision of a computer player.
pub(crate) struct Decision;

impl Decision {
    /// The question to a computer player about the table.
    pub(crate) fn question(table: &GameTable, computer: ComputerPlayer) -> Option<String> {
        Some(format!("{}\n{}", table.contestant(computer), table.record().ok()?))
    }

    /// Reads the answer; `None` if there was nothing to decide.
    pub(crate) fn read(text: &str) -> Option<Event> {
        text.parse().map(Event::Choose).ok().or_else(|| text.parse().map(Event::Move).ok())
    }
}

/// The chance of winning in a position, and its best move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Assessment {
    pub(crate) chance: WinChance,
    /// The first of the best moves; `None` unless a move is due.
    pub(crate) best: Option<Move>,
}

impl Assessment {
    /// The question about a position of a sheet.
    pub(crate) fn question(sheet: &RuleSheet, position: &Position) -> String {
        format!("{VALUES}\n{sheet}\n{position}")
    }

    fn of(evaluation: &Evaluation, position: &Position) -> Option<Assessment> {
        let assess = |judge: &senet_study::review::Judge<'_>| {
            let moves = judge.moves(position);
            let best = moves.iter().find(|one| one.loss.amount <= 0.0).map(|one| one.played);
            // The judge would evaluate the moves again for the value of the position.
            let chance = WinChance::best(position.side(), moves.iter().map(|one| one.value));
            Assessment { chance: chance.unwrap_or_else(|| judge.value(position)), best }
        };
        // Tables are verified when they are fetched.
        evaluation.with_judge(assess).ok()
    }
}

impl fmt::Display for Assessment {
    /// Writes the owner of the chance, the chance, its error if it is exact, and the move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Assessment { chance, best } = self;
        write!(f, "{} {} ", chance.owner().name(), chance.chance())?;
        match chance.error() {
            Some(error) => write!(f, "{error} ")?,
            None => f.write_str("estimated ")?,
        }
        match best {
            Some(best) => write!(f, "{best}"),
            None => f.write_str(NO_MOVE),
        }
    }
}

/// The text is not an assessment: the question could not be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotAssessed;

impl FromStr for Assessment {
    type Err = NotAssessed;

    fn from_str(text: &str) -> Result<Assessment, NotAssessed> {
        let read = || {
            let mut fields = text.split(' ');
            let owner = fields.next()?.parse().ok()?;
            let chance: f64 = fields.next()?.parse().ok()?;
            let chance = match fields.next()? {
                "estimated" => WinChance::estimated(owner, chance),
                error => WinChance::exact(owner, chance, error.parse().ok()?),
            };
            let best = match fields.next()? {
                NO_MOVE => None,
                best => Some(best.parse().ok()?),
            };
            Some(Assessment { chance, best })
        };
        read().ok_or(NotAssessed)
    }
}

/// A question to the worker.
pub(super) enum Question {
    Decision { computer: Contestant, record: Box<Record> },
    Values { sheet: RuleSheet, position: Position },
    Review { record: Box<Record> },
    Explore { sheet: RuleSheet, position: Position },
}

impl Question {
    pub(super) fn read(text: &str) -> Option<Question> {
        match text.split_once('\n')? {
            (VALUES, rest) => {
                let (sheet, position) = read_position(rest)?;
                Some(Question::Values { sheet, position })
            }
            (explore::EXPLORE, rest) => {
                let (sheet, position) = read_position(rest)?;
                Some(Question::Explore { sheet, position })
            }
            (review::REVIEW, record) => Some(Question::Review { record: Box::new(Record::parse(record).ok()?) }),
            (player, record) => {
                let record = Box::new(Record::parse(record).ok()?);
                Some(Question::Decision { computer: player.parse().ok()?, record })
            }
        }
    }

    /// The sheet whose learnt evaluation the answer needs, and what that is of.
    pub(super) fn judged(&self) -> Option<(SheetId, Payoff)> {
        let (sheet, payoff) = match self {
            Question::Values { sheet, .. } | Question::Explore { sheet, .. } => (sheet, Payoff::Wins),
            Question::Decision { computer, .. } if !computer.player.judges() => return None,
            Question::Decision { record, computer } => (record.game.sheet(), computer.payoff),
            Question::Review { record } => (record.game.sheet(), Payoff::Wins),
        };
        Some((sheet.id(), payoff))
    }

    /// The sheet whose tables the answer needs: exact values are asked for, and the search reaches the tables.
    pub(super) fn endgame(&self) -> Option<RuleSheet> {
        /// The tables hold two pieces a side. A search of at most three throws rarely reaches them from more pieces than
        /// this.
        const PIECES: usize = 8;
        let is_near = |position: &Position| position.occupied().len() <= PIECES;
        match self {
            Question::Values { sheet, position } | Question::Explore { sheet, position } => {
                is_near(position).then_some(*sheet)
            }
            Question::Decision { computer, record } => match record.game.stage() {
                Stage::Play(position) if computer.uses_chances() && is_near(&position) => Some(*record.game.sheet()),
                _ => None,
            },
            // The last position has the fewest pieces.
            Question::Review { record } => record.game.position().is_some_and(is_near).then(|| *record.game.sheet()),
        }
    }

    /// The answer; `None` if there is none.
    pub(super) fn answer(self, known: &Known) -> Option<String> {
        match self {
            Question::Decision { computer, record } => {
                let evaluation = known.get(&record.game.sheet().to_string());
                let evaluation = evaluation.filter(|_| computer.uses_chances());
                let session = Session::new(record.game, record.seed.unwrap_or_default());
                let decide = |exact: &dyn ExactValues| session.computer_decides_knowing(Some(exact), computer);
                // Tables are verified when they are fetched.
                let decided = evaluation.and_then(|evaluation| evaluation.with_exact_values(decide).ok());
                match decided.unwrap_or_else(|| session.computer_decides_knowing(None, computer))? {
                    Event::Move(chosen) => Some(chosen.to_string()),
                    Event::Choose(side) => Some(side.name().to_owned()),
                    Event::Throw(_) | Event::Resign(_) => None,
                }
            }
            Question::Values { sheet, position } => {
                let assessment = match known.get(&sheet.to_string()) {
                    Some(evaluation) => Assessment::of(evaluation, &position),
                    None => Assessment::of(&Evaluation::new(Tables::new(sheet)), &position),
                };
                assessment.map(|assessment| assessment.to_string())
            }
            Question::Review { record } => review::answer(&record.game, known),
            Question::Explore { sheet, position } => explore::answer(&sheet, &position, known),
        }
    }
}

/// A sheet and a position of it, each in a line.
fn read_position(text: &str) -> Option<(RuleSheet, Position)> {
    let (sheet, position) = text.split_once('\n')?;
    let sheet: RuleSheet = sheet.parse().ok()?;
    Some((sheet, Position::parse(&sheet, position).ok()?))
}

/// The answer to a question; `None` if the text is not a question, or there is nothing to decide.
#[cfg(test)]
pub(super) fn answer(question: &str, known: &Known) -> Option<String> {
    Question::read(question)?.answer(known)
}

#[cfg(test)]
mod tests {
    use senet::{Game, Player, Side};

    use super::*;

    #[test]
    fn the_worker_answers_with_the_decision_of_the_player() {
        let mut session = Session::new(Game::new(RuleSheet::UNINERD, Player::First), 4);
        while session.game().awaits_throw() {
            session.throw().expect("an opening throw");
        }
        for _ in 0..40 {
            if session.game().awaits_throw() {
                session.throw().expect("a throw is due");
                continue;
            }
            let mut record = Record::new(session.game().clone(), "a", "b").expect("good names");
            record.seed = Some(4);
            let question = format!("greedy\n{record}");
            let answer = answer(&question, &Known::new()).expect("a decision");
            let event = Decision::read(&answer).expect("a decision");
            assert_eq!(Some(event), session.computer_decides(ComputerPlayer::Greedy));
            session.apply(event).expect("a legal decision");
        }
    }

    fn assessed(sheet: RuleSheet, position: &str, known: &Known) -> Assessment {
        let position = Position::parse(&sheet, position).unwrap_or_else(|faults| panic!("{faults}"));
        let text = answer(&Assessment::question(&sheet, &position), known).expect("an answer");
        text.parse().expect("an assessment")
    }

    #[test]
    fn values_are_exact_with_tables_and_estimated_without() {
        let sheet = RuleSheet::CARPIGNANO;
        let thrown = "10/s7s1/5c1c2 c - 2";
        let estimated = assessed(sheet, thrown, &Known::new());
        assert_eq!(estimated.chance.error(), None);
        assert!(estimated.best.is_some_and(Move::moves_piece));
        let tables = Tables::shipped(&sheet).expect("tables");
        let known = Known::from([(sheet.to_string(), Evaluation::new(tables))]);
        let exact = assessed(sheet, thrown, &known);
        assert!(exact.chance.is_exact(), "{exact}");
        assert_eq!(exact.chance.owner(), Side::Cones);
        assert_eq!(assessed(sheet, "10/s7s1/5c1c2 c - ?", &known).best, None);
    }

    #[test]
    fn who_plays_for_points_needs_another_evaluation_and_no_tables_of_games() {
        let sheet = RuleSheet::DUTCH;
        let position = Position::parse(&sheet, "10/s7s1/5c1c2 c - 2").expect("a position");
        let record = Record::new(Game::from_position(sheet, position), "a", "b").expect("good names");
        let read = |name: &str| Question::read(&format!("{name}\n{record}")).expect("a question");
        let (wins, points) = (read("master"), read("master+points"));
        assert_eq!(wins.judged(), Some((SheetId::Dutch, Payoff::Wins)));
        assert_eq!(points.judged(), Some((SheetId::Dutch, Payoff::Points)));
        assert_eq!((wins.endgame(), points.endgame()), (Some(sheet), None));
        assert!(points.answer(&Known::new()).is_some());
        assert_eq!(read("casual+points").judged(), None);
    }

    #[test]
    fn malformed_questions_get_no_answer() {
        let texts = ["", "greedy", "greedy\n", "pharaoh\nsenet record 1\n", "values\ndutch", "values\ndutch\n10/10/10"];
        for text in texts {
            assert_eq!(answer(text, &Known::new()), None);
            assert!(Question::read(text).and_then(|question| question.endgame()).is_none());
        }
        for text in ["", "cones", "cones 1", "cones x estimated -", "cones 1 0", "pharaoh 1 0 -", "cones 1 0 x"] {
            assert!(text.parse::<Assessment>().is_err(), "{text}");
        }
    }
}
