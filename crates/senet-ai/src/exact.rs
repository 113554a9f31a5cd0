//! Exact values as an argument: no player depends on how they were found.

use std::sync::OnceLock;

use senet::Position;
use senet_tables::{FileError, Tables};

use crate::{Estimate, Evaluator};

/// A lower and an upper bound of a chance of winning, both from 0 to 1, with the truth between them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Certified {
    /// The chance is not lower.
    pub lower: f64,
    /// The chance is not higher.
    pub upper: f64,
}

impl From<Certified> for Estimate {
    fn from(certified: Certified) -> Estimate {
        let Certified { lower, upper } = certified;
        Estimate { chance: f64::midpoint(lower, upper), error: Some((upper - lower) / 2.0) }
    }
}

/// What knows exact chances of winning under one sheet, as far as it reaches: the layers of a solver, or its tables.
///
/// Any function from a position to its bounds is one.
pub trait ExactValues: Sync {
    /// The chance of winning of the side to act, in any phase; `None` where these values do not reach.
    fn value(&self, position: &Position) -> Option<Certified>;
}

impl<F: Fn(&Position) -> Option<Certified> + Sync> ExactValues for F {
    fn value(&self, position: &Position) -> Option<Certified> {
        self(position)
    }
}

/// Runs `work` with the exact values of tables.
///
/// Players and evaluators cannot fail, so damage that they meet is kept and returned at the end, as
/// [`Write::write_fmt`](std::io::Write::write_fmt) does with its errors. Tables are no [`ExactValues`] by themselves: damage
/// would look like a position that they do not reach.
///
/// # Errors
///
/// The first damaged table that `work` asked. What `work` returned may rest on an estimate in place of an exact value, and
/// is dropped.
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
    let watched = Watched { tables, damage: OnceLock::new() };
    let result = work(&watched);
    match watched.damage.into_inner() {
        Some(damage) => Err(damage),
        None => Ok(result),
    }
}

/// Tables, and the first damage that was found in them.
struct Watched<'t> {
    tables: &'t Tables,
    damage: OnceLock<FileError>,
}

impl ExactValues for Watched<'_> {
    fn value(&self, position: &Position) -> Option<Certified> {
        match self.tables.value(position) {
            Ok(bounds) => bounds.map(|bounds| Certified { lower: bounds.lower(), upper: bounds.upper() }),
            Err(damage) => {
                // Only the first is kept.
                let _ = self.damage.set(damage);
                None
            }
        }
    }
}

/// Exact values where they reach, and another evaluator elsewhere.
#[derive(Clone, Copy)]
pub struct ExactFirst<'v, E> {
    exact: Option<&'v dyn ExactValues>,
    otherwise: E,
}

impl<'v, E> ExactFirst<'v, E> {
    /// Exact values, if there are any, before the other evaluator.
    pub fn new(exact: Option<&'v dyn ExactValues>, otherwise: E) -> ExactFirst<'v, E> {
        ExactFirst { exact, otherwise }
    }
}

impl<E: Evaluator> Evaluator for ExactFirst<'_, E> {
    fn estimate(&self, position: &Position) -> Estimate {
        match self.exact.and_then(|exact| exact.value(position)) {
            Some(certified) => certified.into(),
            None => self.otherwise.estimate(position),
        }
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;
    use crate::Learnt;

    #[test]
    fn exact_values_come_first_and_others_where_there_are_none() {
        let sheet = RuleSheet::CARPIGNANO;
        let near_the_end =
            |position: &Position| (position.own().len() == 1).then_some(Certified { lower: 0.25, upper: 0.5 });
        let evaluator = ExactFirst::new(Some(&near_the_end), Learnt::new(sheet));
        let estimate = |text| evaluator.estimate(&Position::parse(&sheet, text).expect("a position"));
        let known = estimate("s9/10/9c s - ?");
        assert!((known.chance - 0.375).abs() < 1e-12 && known.error == Some(0.125));
        assert!(!estimate("ss8/10/9c s - ?").is_exact());
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
        let estimate = |exact: &dyn ExactValues| ExactFirst::new(Some(exact), Learnt::new(sheet)).estimate(&position);
        let error = with_exact_values(&tables, estimate).expect_err("a damaged block").to_string();
        assert!(error.starts_with("dutch-2-1.senet-table: block 0 "), "{error}");
        assert!(with_exact_values(&shipped, estimate).expect("sound tables").is_exact());
    }
}
