//! The seam to exact values: whoever knows them hands them in, and no player depends on how they were found.

use senet::Position;
use senet_solver::Tables;

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

impl ExactValues for Tables {
    fn value(&self, position: &Position) -> Option<Certified> {
        let bounds = Tables::value(self, position)?;
        Some(Certified { lower: bounds.lower(), upper: bounds.upper() })
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
}
