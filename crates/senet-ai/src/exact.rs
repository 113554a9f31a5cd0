//! Exact values as an argument, so that players do not depend on their source.

use std::sync::{Mutex, OnceLock, PoisonError};

use senet::{Owed, Position};
use senet_tables::{FileError, FirstTurn, Tables};

use crate::{Evaluator, WinChance};

/// Exact chances of winning under one sheet for some of its positions: the layers of a solver, or its tables.
///
/// A function from a position to its value implements this trait.
pub trait ExactValues: Sync {
    /// The exact chance of winning in any phase, seen by the side to act; `None` if it is not known.
    fn value(&self, position: &Position) -> Option<WinChance>;

    /// Whether a value was not known because its table is damaged. Long work should then stop, since [`with_exact_values`] drops
    /// its result.
    fn is_damaged(&self) -> bool {
        false
    }
}

impl<F: Fn(&Position) -> Option<WinChance> + Sync> ExactValues for F {
    fn value(&self, position: &Position) -> Option<WinChance> {
        self(position)
    }
}

/// Runs `work` with the exact values of tables, also of positions in which a first move is owed ([`FirstTurn`]).
///
/// Players and evaluators cannot return errors. So the first damage is kept and returned at the end, as
/// [`Write::write_fmt`](std::io::Write::write_fmt) does with its errors. [`ExactValues::is_damaged`] tells long work to stop.
/// [`Tables`] does not implement [`ExactValues`], because a damaged block would then look like a position outside of the tables.
///
/// # Errors
///
/// The first damaged table that `work` asked. The result of `work` may then rest on an estimate in place of an exact value,
/// and is dropped.
///
/// ```
/// use senet::{Position, RuleSheet};
/// use senet_ai::{Tables, with_exact_values};
///
/// let sheet = RuleSheet::DUTCH;
/// let position = Position::parse(&sheet, "10/10/ss7c s - ?")?;
/// let none = Tables::new(sheet);
/// assert_eq!(with_exact_values(&none, |exact| exact.value(&position))?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn with_exact_values<T>(tables: &Tables, work: impl FnOnce(&dyn ExactValues) -> T) -> Result<T, FileError> {
    let watched = Watched { tables, first_turn: Mutex::new(FirstTurn::new(tables)), damage: OnceLock::new() };
    let result = work(&watched);
    match watched.damage.into_inner() {
        Some(damage) => Err(damage),
        None => Ok(result),
    }
}

/// Tables, and the first damage found in them.
struct Watched<'t> {
    tables: &'t Tables,
    first_turn: Mutex<FirstTurn<'t>>,
    damage: OnceLock<FileError>,
}

impl ExactValues for Watched<'_> {
    fn value(&self, position: &Position) -> Option<WinChance> {
        let value = match position.owed() {
            Owed::Nothing => self.tables.value(position),
            _ => self.first_turn.lock().unwrap_or_else(PoisonError::into_inner).value(position),
        };
        match value {
            Ok(bounds) => bounds.map(|bounds| WinChance::between(position.side(), bounds.lower(), bounds.upper())),
            Err(damage) => {
                // Only the first is kept.
                let _ = self.damage.set(damage);
                None
            }
        }
    }

    fn is_damaged(&self) -> bool {
        self.damage.get().is_some()
    }
}

/// The values of `exact` of positions in which no side has more than `pieces` pieces.
pub fn up_to_pieces(exact: &dyn ExactValues, pieces: u8) -> impl ExactValues + '_ {
    UpToPieces { exact, pieces }
}

/// See [`up_to_pieces`].
struct UpToPieces<'v> {
    exact: &'v dyn ExactValues,
    pieces: u8,
}

impl ExactValues for UpToPieces<'_> {
    fn value(&self, position: &Position) -> Option<WinChance> {
        let most = position.own().len().max(position.enemy().len());
        (most <= usize::from(self.pieces)).then(|| self.exact.value(position)).flatten()
    }

    fn is_damaged(&self) -> bool {
        self.exact.is_damaged()
    }
}

/// Exact values where they are known, and another evaluator elsewhere.
#[derive(Clone, Copy)]
pub struct ExactFirst<'v, E> {
    exact: Option<&'v dyn ExactValues>,
    otherwise: E,
}

impl<'v, E> ExactFirst<'v, E> {
    /// Asks `exact` first, if it is given, and `otherwise` where it knows no value.
    pub fn new(exact: Option<&'v dyn ExactValues>, otherwise: E) -> ExactFirst<'v, E> {
        ExactFirst { exact, otherwise }
    }
}

impl<E: Evaluator> Evaluator for ExactFirst<'_, E> {
    fn win_chance(&self, position: &Position) -> WinChance {
        let exact = self.exact.and_then(|exact| exact.value(position));
        exact.unwrap_or_else(|| self.otherwise.win_chance(position))
    }
}

#[cfg(test)]
mod tests {
    use senet::{RuleSheet, Side};

    use super::*;
    use crate::Learnt;

    #[test]
    fn exact_values_come_first_and_others_where_there_are_none() {
        let sheet = RuleSheet::CARPIGNANO;
        let near_the_end =
            |position: &Position| (position.own().len() == 1).then(|| WinChance::between(position.side(), 0.25, 0.5));
        let evaluator = ExactFirst::new(Some(&near_the_end), Learnt::new(sheet));
        let chance = |text| evaluator.win_chance(&Position::parse(&sheet, text).expect("a position"));
        assert_eq!(chance("s9/10/9c s - ?"), WinChance::exact(Side::Spools, 0.375, 0.125));
        assert!(!chance("ss8/10/9c s - ?").is_exact());
    }

    #[test]
    fn the_larger_side_decides_what_is_within_a_number_of_pieces() {
        let sheet = RuleSheet::CARPIGNANO;
        let won = |position: &Position| Some(WinChance::won(position.side()));
        let few = up_to_pieces(&won, 2);
        for (text, known) in [("ss8/10/9c s - ?", true), ("sss7/10/9c s - ?", false), ("s9/10/7ccc s - ?", false)] {
            let position = Position::parse(&sheet, text).expect("a position");
            assert_eq!(few.value(&position).is_some(), known, "{text}");
        }
    }

    #[test]
    fn an_owed_move_needs_all_tables() {
        let sheet = RuleSheet::DUTCH;
        let position = Position::parse(&sheet, "cscscscsc1/s9/10 s c9 ?").expect("a position");
        let few = Tables::shipped(&sheet).expect("tables");
        assert_eq!(with_exact_values(&few, |exact| exact.value(&position)).expect("sound tables"), None);
    }

    #[test]
    fn damage_is_an_error_and_no_estimate() {
        let sheet = RuleSheet::DUTCH;
        let shipped = Tables::shipped(&sheet).expect("tables");
        let mut bytes = shipped.table(2, 1).expect("a table").bytes().to_vec();
        bytes[700] ^= 1;
        let mut tables = Tables::new(sheet);
        tables.add(bytes, 2, 1).expect("its header and length are right");
        let position = Position::parse(&sheet, "10/10/ss7c s - ?").expect("a position");
        let chance = |exact: &dyn ExactValues| {
            assert!(!exact.is_damaged());
            let chance = ExactFirst::new(Some(exact), Learnt::new(sheet)).win_chance(&position);
            let up_to_pieces = up_to_pieces(exact, 1);
            assert_eq!([exact.is_damaged(), up_to_pieces.is_damaged()], [!chance.is_exact(); 2]);
            chance
        };
        let error = with_exact_values(&tables, chance).expect_err("a damaged block").to_string();
        assert!(error.starts_with("dutch-2-1.senet-table: block 0 "), "{error}");
        assert!(with_exact_values(&shipped, chance).expect("sound tables").is_exact());
    }
}
