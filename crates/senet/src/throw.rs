//! Throws: their values, what is thrown, and the faces that show them.

use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

use crate::UnknownName;
use crate::set::bit_set;

/// The value of a throw, or of the rest of one (`D2`): 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Throw(u8);

impl Throw {
    /// A throw of 1.
    pub const ONE: Throw = Throw(1);
    /// A throw of 4.
    pub const FOUR: Throw = Throw(4);

    /// The throw of this value, or `None` outside 1–6.
    pub const fn new(value: u8) -> Option<Throw> {
        if value >= 1 && value <= 6 { Some(Throw(value)) } else { None }
    }

    pub(crate) const fn known(value: u8) -> Throw {
        debug_assert!(value <= 7);
        Throw(value)
    }

    /// The number of houses, 1–6.
    pub const fn value(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Throw {
    type Error = UnknownName;

    fn try_from(value: u8) -> Result<Throw, UnknownName> {
        Throw::new(value).ok_or_else(|| UnknownName::of_throw(&value.to_string()))
    }
}

impl From<Throw> for u8 {
    fn from(throw: Throw) -> u8 {
        throw.value()
    }
}

impl FromStr for Throw {
    type Err = UnknownName;

    /// Reads a number from 1 to 6, without sign and leading zeros.
    fn from_str(text: &str) -> Result<Throw, UnknownName> {
        match text.as_bytes() {
            &[digit @ b'1'..=b'6'] => Ok(Throw(digit - b'0')),
            _ => Err(UnknownName::of_throw(text)),
        }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Throw({})", self.0)
    }
}

/// A set of throw values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ThrowSet(u8);

impl ThrowSet {
    /// No value.
    pub const EMPTY: ThrowSet = ThrowSet(0);
    /// All six values.
    pub const ALL: ThrowSet = ThrowSet(0b111_1110);

    /// The set of these values.
    ///
    /// # Panics
    ///
    /// If a value is outside 1–6. Meant for constants, where that is an error at compile time.
    pub const fn of(values: &[u8]) -> ThrowSet {
        let mut bits = 0;
        let mut index = 0;
        while index < values.len() {
            assert!(values[index] >= 1 && values[index] <= 6, "throws are 1 to 6");
            bits |= 1 << values[index];
            index += 1;
        }
        ThrowSet(bits)
    }

    /// Bit *v* is set if the value *v* is in the set.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

bit_set!(ThrowSet(u8) of Throw, Throws, "The values of a [`ThrowSet`] in ascending order.", Throw::value, Throw::known);

impl fmt::Debug for ThrowSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Throw::value)).finish()
    }
}

/// The sticks or the die that a sheet throws.
///
/// ```
/// use senet::Casting;
///
/// let weights: Vec<String> =
///     Casting::Sticks.weights().iter().map(|(throw, weight)| format!("{throw}: {weight}/16")).collect();
/// assert_eq!(weights, ["1: 4/16", "2: 6/16", "3: 4/16", "4: 1/16", "6: 1/16"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Casting {
    /// Four sticks with one counting face each; none up is a 6, otherwise their number is the throw.
    Sticks,
    /// One six-sided die.
    Die,
}

impl Casting {
    /// Every value with its weight: how many of the equally likely falls show it (16 falls of the sticks, 6 of
    /// the die).
    pub const fn weights(self) -> &'static [(Throw, u32)] {
        match self {
            Casting::Sticks => &[(Throw(1), 4), (Throw(2), 6), (Throw(3), 4), (Throw(4), 1), (Throw(6), 1)],
            Casting::Die => &[(Throw(1), 1), (Throw(2), 1), (Throw(3), 1), (Throw(4), 1), (Throw(5), 1), (Throw(6), 1)],
        }
    }

    /// The number of equally likely falls: 16 for the sticks, 6 for the die.
    pub const fn falls(self) -> u32 {
        match self {
            Casting::Sticks => 16,
            Casting::Die => 6,
        }
    }

    /// The faces of one of the equally likely falls, numbered from 0; `None` from [`falls`](Self::falls) on.
    ///
    /// To throw, draw a number below `falls()` from any source of random numbers; this crate has none.
    pub const fn fall(self, number: u32) -> Option<Faces> {
        match self {
            Casting::Sticks if number < 16 => Some(Faces::Sticks(Sticks(number as u8))),
            Casting::Die if number < 6 => Some(Faces::Die(Throw(number as u8 + 1))),
            _ => None,
        }
    }

    /// The faces of the first fall that shows this throw; `None` if none does.
    pub fn fall_of(self, throw: Throw) -> Option<Faces> {
        (0..self.falls()).filter_map(|fall| self.fall(fall)).find(|faces| faces.throw() == throw)
    }

    /// Whether a throw can show this value.
    pub const fn shows(self, throw: Throw) -> bool {
        match self {
            Casting::Sticks => throw.0 != 5,
            Casting::Die => true,
        }
    }
}

/// A fall of four sticks: a counting face or a blank one up on each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sticks(u8);

impl Sticks {
    /// The sticks from left to right, `true` where the counting face is up.
    pub const fn new(counting: [bool; 4]) -> Sticks {
        Sticks(counting[0] as u8 | (counting[1] as u8) << 1 | (counting[2] as u8) << 2 | (counting[3] as u8) << 3)
    }

    /// The sticks from left to right, `true` where the counting face is up.
    pub const fn counting(self) -> [bool; 4] {
        [self.0 & 1 != 0, self.0 & 2 != 0, self.0 & 4 != 0, self.0 & 8 != 0]
    }

    /// The throw that the sticks show.
    pub const fn throw(self) -> Throw {
        match self.0.count_ones() {
            0 => Throw(6),
            count => Throw(count as u8),
        }
    }
}

/// The faces that a throw shows: part of a game's record.
///
/// As text, four sticks are written `|` for a counting face and `.` for a blank one (`|..|` is a 2); the die is
/// written `[3]`, and its 6 `[X]`, as it is marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Faces {
    /// Four sticks.
    Sticks(Sticks),
    /// The die, with the number that is up.
    Die(Throw),
}

impl Faces {
    /// The value that the faces show.
    pub const fn throw(self) -> Throw {
        match self {
            Faces::Sticks(sticks) => sticks.throw(),
            Faces::Die(number) => number,
        }
    }

    /// Whether sticks or a die show them.
    pub const fn casting(self) -> Casting {
        match self {
            Faces::Sticks(_) => Casting::Sticks,
            Faces::Die(_) => Casting::Die,
        }
    }
}

impl FromStr for Faces {
    type Err = UnknownName;

    /// Reads the text that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Faces, UnknownName> {
        match text.as_bytes() {
            [b'[', b'X', b']'] => Ok(Faces::Die(Throw(6))),
            [b'[', digit @ b'1'..=b'5', b']'] => Ok(Faces::Die(Throw(digit - b'0'))),
            &[a, b, c, d] if [a, b, c, d].iter().all(|face| matches!(face, b'|' | b'.')) => {
                Ok(Faces::Sticks(Sticks::new([a == b'|', b == b'|', c == b'|', d == b'|'])))
            }
            _ => Err(UnknownName::of_faces(text)),
        }
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Faces::Sticks(sticks) => {
                sticks.counting().iter().try_for_each(|counts| f.write_str(if *counts { "|" } else { "." }))
            }
            Faces::Die(Throw(6)) => f.write_str("[X]"),
            Faces::Die(number) => write!(f, "[{number}]"),
        }
    }
}
