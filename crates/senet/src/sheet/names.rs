//! Names of the sheets and of their options, as texts and command lines have them.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::RuleSheet;
use crate::set::bit_set;

/// Which of the five sheets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SheetId {
    /// The Italian sheet by Marino Carpignano.
    Carpignano,
    /// The Spanish sheet.
    Spanish,
    /// The Italian sheet by `UniNerd`, after Timothy Kendall and R. C. Bell.
    Uninerd,
    /// The French sheet of a maker of cloth boards.
    French,
    /// The Dutch sheet.
    Dutch,
}

impl SheetId {
    /// All five, in the order of RULES.
    pub const ALL: [SheetId; 5] =
        [SheetId::Carpignano, SheetId::Spanish, SheetId::Uninerd, SheetId::French, SheetId::Dutch];

    /// The identifier in texts and on command lines, such as `carpignano`.
    pub const fn name(self) -> &'static str {
        match self {
            SheetId::Carpignano => "carpignano",
            SheetId::Spanish => "spanish",
            SheetId::Uninerd => "uninerd",
            SheetId::French => "french",
            SheetId::Dutch => "dutch",
        }
    }

    /// The title for people, in English.
    pub const fn title(self) -> &'static str {
        match self {
            SheetId::Carpignano => "Senet by Marino Carpignano (Italian)",
            SheetId::Spanish => "Senet of the Spanish sheet",
            SheetId::Uninerd => "Senet by UniNerd, after Kendall and Bell (Italian)",
            SheetId::French => "Senet of the French cloth board",
            SheetId::Dutch => "Senet of the Dutch sheet",
        }
    }
}

impl fmt::Display for SheetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for SheetId {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<SheetId, UnknownName> {
        UnknownName::or_known("rule sheet", text, SheetId::ALL, SheetId::name)
    }
}

/// A variation that a sheet offers, each on or off alone (`S4`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SheetOption {
    /// `exit-3-2-1`: a piece leaves from 28 with a 3, from 29 with a 2, from 30 with a 1, and no other way.
    Exit321 = 0,
    /// `happiness`: a piece must land on 26 before it goes beyond.
    Happiness = 1,
    /// `rebirth`: 27 sends to 15.
    Rebirth = 2,
}

impl SheetOption {
    /// All options, in alphabetical order.
    pub const ALL: [SheetOption; 3] = [SheetOption::Exit321, SheetOption::Happiness, SheetOption::Rebirth];

    const fn index(self) -> u8 {
        self as u8
    }

    /// The option of an index below 3.
    const fn at(index: u8) -> SheetOption {
        SheetOption::ALL[index as usize]
    }

    /// The option's name in texts and on command lines, such as `exit-3-2-1`.
    pub const fn name(self) -> &'static str {
        match self {
            SheetOption::Exit321 => "exit-3-2-1",
            SheetOption::Happiness => "happiness",
            SheetOption::Rebirth => "rebirth",
        }
    }
}

impl fmt::Display for SheetOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for SheetOption {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<SheetOption, UnknownName> {
        UnknownName::or_known("option", text, SheetOption::ALL, SheetOption::name)
    }
}

/// A set of options; iterates in alphabetical order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OptionSet(u8);

impl OptionSet {
    /// No option.
    pub const EMPTY: OptionSet = OptionSet(0);
    /// All options.
    pub const ALL: OptionSet = OptionSet(0b111);

    /// Every set of options: eight in all.
    pub(crate) fn every() -> impl Iterator<Item = OptionSet> {
        (0..=OptionSet::ALL.0).map(OptionSet)
    }
}

bit_set!(
    OptionSet(u8) of SheetOption, Options, "The options of an [`OptionSet`] in alphabetical order.",
    SheetOption::index, SheetOption::at
);

impl fmt::Debug for OptionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(SheetOption::name)).finish()
    }
}

/// A name or number that stands for no value of its kind, with those that do.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnknownName {
    what: &'static str,
    name: String,
    known: String,
}

impl UnknownName {
    pub(crate) fn of_house(name: &str) -> UnknownName {
        UnknownName { what: "house", name: name.to_owned(), known: "1–30".to_owned() }
    }

    pub(crate) fn of_throw(name: &str) -> UnknownName {
        UnknownName { what: "throw", name: name.to_owned(), known: "1–6".to_owned() }
    }

    pub(crate) fn of_faces(name: &str) -> UnknownName {
        let known = "four of `|` and `.`, and [1] to [5] and [X]";
        UnknownName { what: "fall", name: name.to_owned(), known: known.to_owned() }
    }

    /// The value of this name among all values.
    pub(crate) fn or_known<T: Copy, const N: usize>(
        what: &'static str,
        name: &str,
        all: [T; N],
        name_of: fn(T) -> &'static str,
    ) -> Result<T, UnknownName> {
        let found = all.into_iter().find(|value| name_of(*value) == name);
        found.ok_or_else(|| UnknownName { what, name: name.to_owned(), known: all.map(name_of).join(", ") })
    }

    /// The name that is not known.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The names that are known, with commas between.
    pub fn known(&self) -> &str {
        &self.known
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no {} `{}`; there are: {}", self.what, self.name, self.known)
    }
}

impl core::error::Error for UnknownName {}

/// Why a text such as `spanish rebirth` names no rule sheet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ParseSheetError {
    /// There is no such sheet or option.
    Unknown(UnknownName),
    /// The sheet does not offer an option.
    Option(OptionNotOffered),
}

impl fmt::Display for ParseSheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseSheetError::Unknown(error) => error.fmt(f),
            ParseSheetError::Option(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseSheetError {}

impl From<UnknownName> for ParseSheetError {
    fn from(error: UnknownName) -> ParseSheetError {
        ParseSheetError::Unknown(error)
    }
}

impl From<OptionNotOffered> for ParseSheetError {
    fn from(error: OptionNotOffered) -> ParseSheetError {
        ParseSheetError::Option(error)
    }
}

impl FromStr for RuleSheet {
    type Err = ParseSheetError;

    /// Reads a sheet's name and, with a space before each, the names of options in any order.
    fn from_str(text: &str) -> Result<RuleSheet, ParseSheetError> {
        let mut names = text.split(' ');
        let id = names.next().unwrap_or_default().parse()?;
        let options = names.map(str::parse).collect::<Result<OptionSet, UnknownName>>()?;
        Ok(RuleSheet::new(id, options)?)
    }
}

/// An option that the sheet does not offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OptionNotOffered {
    /// The sheet.
    pub sheet: SheetId,
    /// The option that it lacks.
    pub option: SheetOption,
}

impl fmt::Display for OptionNotOffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OptionNotOffered { sheet, option } = self;
        write!(f, "the sheet `{sheet}` has no option `{option}`")?;
        match RuleSheet::offers(*sheet) {
            [] => f.write_str("; it has none"),
            offered => write!(f, "; it has: {}", offered.iter().map(|o| o.name()).collect::<Vec<_>>().join(", ")),
        }
    }
}

impl core::error::Error for OptionNotOffered {}
