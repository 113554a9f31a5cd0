//! Names of the sheets and of their options, as texts and command lines have them.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::RuleSheet;

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

    /// What a person reads, in English.
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
        SheetId::ALL.into_iter().find(|id| id.name() == text).ok_or_else(|| UnknownName {
            what: "rule sheet",
            name: text.to_owned(),
            known: SheetId::ALL.iter().map(|id| id.name()).collect::<Vec<_>>().join(", "),
        })
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
        SheetOption::ALL.into_iter().find(|option| option.name() == text).ok_or_else(|| UnknownName {
            what: "option",
            name: text.to_owned(),
            known: SheetOption::ALL.map(SheetOption::name).join(", "),
        })
    }
}

/// A set of options; iterates in alphabetical order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OptionSet(u8);

impl OptionSet {
    /// No option.
    pub const NONE: OptionSet = OptionSet(0);

    /// The set with the option added.
    #[must_use]
    pub const fn with(self, option: SheetOption) -> OptionSet {
        OptionSet(self.0 | 1 << option as u8)
    }

    /// Whether the option is on.
    pub const fn contains(self, option: SheetOption) -> bool {
        self.0 >> option as u8 & 1 != 0
    }

    /// Whether no option is on.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every set of options: eight in all.
    pub(crate) fn every() -> impl Iterator<Item = OptionSet> {
        (0..1 << SheetOption::ALL.len()).map(OptionSet)
    }

    /// The options that are on, in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = SheetOption> {
        SheetOption::ALL.into_iter().filter(move |option| self.contains(*option))
    }
}

impl FromIterator<SheetOption> for OptionSet {
    fn from_iter<I: IntoIterator<Item = SheetOption>>(options: I) -> OptionSet {
        options.into_iter().fold(OptionSet::NONE, OptionSet::with)
    }
}

impl fmt::Debug for OptionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(SheetOption::name)).finish()
    }
}

/// A name that is not known, with those that are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    what: &'static str,
    name: String,
    known: String,
}

impl UnknownName {
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

/// An option that the sheet does not offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
