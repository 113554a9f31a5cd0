//! Variants of a sheet, for studies: one rule or more taken from another sheet.

use core::fmt;

use crate::{RuleSheet, SheetId, SheetOption};

/// A rule in which the sheets differ, and which [`RuleSheet::taking`] takes from another sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SheetRule {
    /// The casting, the throws after which the side throws again, and those that move nothing.
    Casting = 0,
    /// Who begins.
    Opening = 1,
    /// The houses on which a piece cannot be captured.
    SafeHouses = 2,
    /// The houses that grant one more throw.
    ExtraThrow = 3,
    /// The house to which 27 sends a piece.
    Water = 4,
    /// Whether a piece on 26 may step over 27.
    StepOverWater = 5,
    /// The rules by which pieces leave the board, and the houses on which they wait for it.
    Leaving = 6,
    /// The rule for a side without a forward move.
    NoForward = 7,
}

impl SheetRule {
    /// All rules that can be taken.
    pub const ALL: [SheetRule; 8] = [
        SheetRule::Casting,
        SheetRule::Opening,
        SheetRule::SafeHouses,
        SheetRule::ExtraThrow,
        SheetRule::Water,
        SheetRule::StepOverWater,
        SheetRule::Leaving,
        SheetRule::NoForward,
    ];

    /// The name in the results of studies.
    pub const fn name(self) -> &'static str {
        match self {
            SheetRule::Casting => "casting",
            SheetRule::Opening => "opening",
            SheetRule::SafeHouses => "safe-houses",
            SheetRule::ExtraThrow => "extra-throw",
            SheetRule::Water => "water",
            SheetRule::StepOverWater => "step-over-water",
            SheetRule::Leaving => "leaving",
            SheetRule::NoForward => "no-forward",
        }
    }
}

impl fmt::Display for SheetRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The sheets from which a variant has its rules, by the number of the rule; `None` for rules of its own sheet.
pub(super) type Taken = [Option<SheetId>; SheetRule::ALL.len()];

impl RuleSheet {
    /// A variant of the sheet: this rule is that of another sheet, all others stay. For studies of what one rule does.
    ///
    /// A variant equals no sheet, and its text, such as `carpignano with water of dutch`, is not read back: a record of a game
    /// by it, or a table of its values, is refused by whatever reads it, and never taken for one of the sheet. Where the other
    /// sheet has the same rule, the result is no variant.
    ///
    /// ```
    /// use senet::{RuleSheet, SheetId, SheetRule};
    ///
    /// let variant = RuleSheet::CARPIGNANO.taking(SheetRule::Water, SheetId::Dutch);
    /// assert_eq!(variant.water(), RuleSheet::DUTCH.water());
    /// assert_ne!(variant, RuleSheet::CARPIGNANO);
    /// assert!(variant.to_string().parse::<RuleSheet>().is_err());
    /// assert_eq!(RuleSheet::CARPIGNANO.taking(SheetRule::Water, SheetId::French), RuleSheet::CARPIGNANO);
    /// ```
    #[must_use]
    pub fn taking(self, rule: SheetRule, from: SheetId) -> RuleSheet {
        let own = RuleSheet::with_known(self.id, self.options);
        let source = if from == self.id { own } else { RuleSheet::plain(from) };
        let mut sheet = self.with_rule_of(rule, &source);
        let is_new = sheet.canonical_bytes() != self.with_rule_of(rule, &own).canonical_bytes();
        sheet.taken[rule as usize] = is_new.then_some(from);
        sheet
    }

    /// Whether a rule was taken from another sheet ([`taking`](Self::taking)).
    pub const fn is_variant(&self) -> bool {
        let mut index = 0;
        while index < self.taken.len() {
            if self.taken[index].is_some() {
                return true;
            }
            index += 1;
        }
        false
    }

    /// Whether this is one of the five sheets as it stands: no option is on, and no rule is that of another sheet.
    pub const fn is_plain(&self) -> bool {
        self.options.is_empty() && !self.is_variant()
    }

    /// The sheet with a rule of another one, as if it were its own.
    fn with_rule_of(self, rule: SheetRule, source: &RuleSheet) -> RuleSheet {
        let RuleSheet { casting, again, idle, opening, safe, extra_throw_on, water, .. } = *source;
        let RuleSheet { step_over_water, waits_on, leaving, no_forward, .. } = *source;
        match rule {
            SheetRule::Casting => RuleSheet { casting, again, idle, ..self },
            SheetRule::Opening => RuleSheet { opening, ..self },
            SheetRule::SafeHouses => RuleSheet { safe, ..self },
            SheetRule::ExtraThrow => RuleSheet { extra_throw_on, ..self },
            SheetRule::Water => RuleSheet { water, ..self },
            SheetRule::StepOverWater => RuleSheet { step_over_water, ..self },
            SheetRule::Leaving => RuleSheet { waits_on, leaving, ..self },
            SheetRule::NoForward => RuleSheet { no_forward, ..self },
        }
    }

    /// Writes the name of the sheet, and what a variant takes from others.
    pub(crate) fn write_name(&self, f: &mut impl fmt::Write) -> fmt::Result {
        f.write_str(self.id.name())?;
        for rule in SheetRule::ALL {
            if let Some(from) = self.taken[rule as usize] {
                write!(f, " with {rule} of {from}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for RuleSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_name(f)?;
        self.options.iter().map(SheetOption::name).try_for_each(|option| write!(f, " {option}"))
    }
}
