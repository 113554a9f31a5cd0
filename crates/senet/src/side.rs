//! The two sides.

use core::fmt;
use core::ops::Not;
use core::str::FromStr;

use crate::UnknownName;

/// A side, named after the shape of its pieces in excavated sets.
///
/// Each sheet has colour words of its own for them; see [`RuleSheet::colour`](crate::RuleSheet::colour).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Starts on the odd houses 1, 3, 5, 7, 9.
    Cones = 0,
    /// Starts on the even houses 2, 4, 6, 8, 10.
    Spools = 1,
}

impl Side {
    /// Both sides, cones first.
    pub const BOTH: [Side; 2] = [Side::Cones, Side::Spools];

    /// The letter of the side in position text: `c` or `s`.
    pub const fn letter(self) -> char {
        match self {
            Side::Cones => 'c',
            Side::Spools => 's',
        }
    }

    /// The English name, in lower case: `cones` or `spools`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Cones => "cones",
            Side::Spools => "spools",
        }
    }

    /// The other side if `change` holds; without a branch.
    #[inline]
    pub(crate) const fn other_if(self, change: bool) -> Side {
        if self as u8 ^ change as u8 == 0 { Side::Cones } else { Side::Spools }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Side;

    /// The other side.
    fn not(self) -> Side {
        match self {
            Side::Cones => Side::Spools,
            Side::Spools => Side::Cones,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Side {
    type Err = UnknownName;

    /// Reads the side's [name](Side::name).
    fn from_str(text: &str) -> Result<Side, UnknownName> {
        UnknownName::or_known("side", text, Side::BOTH, Side::name)
    }
}
