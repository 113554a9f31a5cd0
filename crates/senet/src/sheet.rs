//! Rule sheets as values: five constants, and the variations that `spanish` brings along.

use std::fmt;
use std::str::FromStr;

use crate::{Casting, House, HouseSet, Side, Throw, ThrowSet};

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

/// How it is settled who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// The players throw by turns; the first to throw 1 has the spools and plays that 1.
    FirstOne,
    /// Both throw in each round, until exactly one of them has a 1 (`S1`).
    OnlyOne,
    /// Each throws the die, the 6 counting lowest; the higher picks a side and throws again (`U1`, `U2`).
    HighestDie,
}

/// Where house 27 sends a piece that arrives there. "Free" is judged with the piece lifted (`G3`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Water {
    /// To house 1, or the first free house after it.
    Start,
    /// To 15; if it is taken, to house 1 or the first free house after it.
    RebirthOrStart,
    /// To 15; if it is taken, the piece stays and its side is stuck until it throws a 4 (`U6`).
    RebirthOrStuck,
}

/// With which throws a piece leaves the board by a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LeavingThrow {
    /// With none; see [`Leaving::on_30`].
    Never,
    /// With the throw that reaches 31 exactly, from these houses only.
    Exact(HouseSet),
    /// With any throw that reaches 31 or more.
    AtLeast,
}

/// How pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leaving {
    /// The throws that take a piece off.
    pub throw: LeavingThrow,
    /// Houses on which no piece of the side may stand when one leaves by a throw or by `on_30`.
    pub clear: HouseSet,
    /// Whether the unused part of a throw must be played by another piece (`D2`).
    pub rest_is_played: bool,
    /// Whether house 30 is itself the exit, open as soon as `clear` is (`S3`).
    pub on_30: bool,
    /// Houses that must be clear for the side to take its piece off 30 at the start of its turn, where the sheet
    /// has that choice (`U5`).
    pub at_turn_start: Option<HouseSet>,
}

/// What is due when no forward move exists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoForward {
    /// The turn passes (`S2`).
    Pass,
    /// A move backward, captures included.
    Backward,
    /// A move backward, to an empty house only (`F4`).
    BackwardToEmpty,
    /// A forced return; only if there is none, a move backward, captures included (`U7`).
    ReturnThenBackward,
}

/// A rule sheet: everything in which the games differ, as plain data.
///
/// The five sheets are the constants [`CARPIGNANO`](Self::CARPIGNANO), [`SPANISH`](Self::SPANISH),
/// [`UNINERD`](Self::UNINERD), [`FRENCH`](Self::FRENCH) and [`DUTCH`](Self::DUTCH).
///
/// ```
/// use senet::{RuleSheet, SheetId, SheetOption};
///
/// let sheet = RuleSheet::new(SheetId::Spanish, [SheetOption::Rebirth].into_iter().collect())?;
/// assert_eq!(sheet.to_string(), "spanish rebirth");
/// assert!(RuleSheet::new(SheetId::Dutch, sheet.options).is_err());
/// # Ok::<(), senet::OptionNotOffered>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleSheet {
    /// Which sheet this is.
    pub id: SheetId,
    /// The options that are on.
    pub options: OptionSet,
    /// What is thrown.
    pub casting: Casting,
    /// Throws after which the side throws again, if they were played (`G4`).
    pub again: ThrowSet,
    /// Throws that move nothing (the 6 of `uninerd`).
    pub idle: ThrowSet,
    /// Who begins.
    pub opening: Opening,
    /// Houses on which a piece cannot be captured.
    pub safe: HouseSet,
    /// Houses that grant one more throw to the piece that ends its own move there (`C1`).
    pub extra_throw_on: HouseSet,
    /// Where 27 sends a piece.
    pub water: Water,
    /// Whether a piece on 26 may step over 27 with a 1, onto an empty 28 (`U8`).
    pub step_over_water: bool,
    /// Houses on which a piece waits until it leaves the board: it makes no other move, forward or backward (`U4`, `U5`).
    pub no_step_from: HouseSet,
    /// Whether a piece must land on 26 before it goes beyond (`S4`, `happiness`).
    pub must_land_on_26: bool,
    /// How pieces leave the board.
    pub leaving: Leaving,
    /// What is due when no forward move exists.
    pub no_forward: NoForward,
    /// Match points for each enemy piece left in rows 1, 2, 3, or `None` if a won game counts one (`G7`).
    pub points: Option<[u32; 3]>,
}

const ROWS_1_AND_2: HouseSet = HouseSet::from_bits(HouseSet::ROW_1.bits() | HouseSet::ROW_2.bits());

impl RuleSheet {
    /// The Italian sheet by Marino Carpignano.
    pub const CARPIGNANO: RuleSheet = RuleSheet {
        id: SheetId::Carpignano,
        options: OptionSet::NONE,
        casting: Casting::Sticks,
        again: ThrowSet::of(&[1, 4, 6]),
        idle: ThrowSet::EMPTY,
        opening: Opening::FirstOne,
        safe: HouseSet::of(&[26, 28, 29, 30]),
        extra_throw_on: HouseSet::of(&[26]),
        water: Water::Start,
        step_over_water: false,
        no_step_from: HouseSet::EMPTY,
        must_land_on_26: false,
        leaving: Leaving {
            throw: LeavingThrow::Exact(HouseSet::ALL),
            clear: HouseSet::EMPTY,
            rest_is_played: false,
            on_30: false,
            at_turn_start: None,
        },
        no_forward: NoForward::Backward,
        points: Some([3, 2, 1]),
    };

    /// The Spanish sheet, without its options.
    pub const SPANISH: RuleSheet = RuleSheet {
        id: SheetId::Spanish,
        opening: Opening::OnlyOne,
        extra_throw_on: HouseSet::EMPTY,
        leaving: Leaving {
            throw: LeavingThrow::Never,
            clear: ROWS_1_AND_2,
            rest_is_played: false,
            on_30: true,
            at_turn_start: None,
        },
        no_forward: NoForward::Pass,
        ..RuleSheet::CARPIGNANO
    };

    /// The Italian sheet by `UniNerd`.
    pub const UNINERD: RuleSheet = RuleSheet {
        id: SheetId::Uninerd,
        casting: Casting::Die,
        again: ThrowSet::of(&[1, 4, 5]),
        idle: ThrowSet::of(&[6]),
        opening: Opening::HighestDie,
        safe: HouseSet::of(&[15, 26, 28, 29, 30]),
        extra_throw_on: HouseSet::EMPTY,
        water: Water::RebirthOrStuck,
        step_over_water: true,
        no_step_from: HouseSet::of(&[28, 29, 30]),
        leaving: Leaving {
            throw: LeavingThrow::Exact(HouseSet::of(&[27, 28, 29])),
            clear: HouseSet::EMPTY,
            rest_is_played: false,
            on_30: false,
            at_turn_start: Some(HouseSet::ROW_1),
        },
        no_forward: NoForward::ReturnThenBackward,
        points: None,
        ..RuleSheet::CARPIGNANO
    };

    /// The French sheet.
    pub const FRENCH: RuleSheet = RuleSheet {
        id: SheetId::French,
        extra_throw_on: HouseSet::EMPTY,
        leaving: Leaving {
            throw: LeavingThrow::AtLeast,
            clear: ROWS_1_AND_2,
            rest_is_played: false,
            on_30: false,
            at_turn_start: None,
        },
        no_forward: NoForward::BackwardToEmpty,
        points: None,
        ..RuleSheet::CARPIGNANO
    };

    /// The Dutch sheet.
    pub const DUTCH: RuleSheet = RuleSheet {
        id: SheetId::Dutch,
        safe: HouseSet::of(&[26, 28, 29]),
        extra_throw_on: HouseSet::EMPTY,
        water: Water::RebirthOrStart,
        leaving: Leaving {
            throw: LeavingThrow::AtLeast,
            clear: HouseSet::ROW_1,
            rest_is_played: true,
            on_30: false,
            at_turn_start: None,
        },
        points: Some([3, 1, 1]),
        ..RuleSheet::CARPIGNANO
    };

    /// The sheet without options.
    pub const fn plain(id: SheetId) -> RuleSheet {
        match id {
            SheetId::Carpignano => RuleSheet::CARPIGNANO,
            SheetId::Spanish => RuleSheet::SPANISH,
            SheetId::Uninerd => RuleSheet::UNINERD,
            SheetId::French => RuleSheet::FRENCH,
            SheetId::Dutch => RuleSheet::DUTCH,
        }
    }

    /// The options that the sheet offers, in alphabetical order.
    pub const fn offers(id: SheetId) -> &'static [SheetOption] {
        match id {
            SheetId::Spanish => &SheetOption::ALL,
            _ => &[],
        }
    }

    /// The sheet with these options on.
    ///
    /// # Errors
    ///
    /// [`OptionNotOffered`] if the sheet does not offer one of them.
    pub fn new(id: SheetId, options: OptionSet) -> Result<RuleSheet, OptionNotOffered> {
        if let Some(option) = options.iter().find(|option| !RuleSheet::offers(id).contains(option)) {
            return Err(OptionNotOffered { sheet: id, option });
        }
        let mut sheet = RuleSheet { options, ..RuleSheet::plain(id) };
        for option in options.iter() {
            match option {
                SheetOption::Exit321 => {
                    sheet.leaving.throw = LeavingThrow::Exact(HouseSet::of(&[28, 29, 30]));
                    sheet.leaving.on_30 = false;
                }
                SheetOption::Happiness => sheet.must_land_on_26 = true,
                SheetOption::Rebirth => sheet.water = Water::RebirthOrStart,
            }
        }
        Ok(sheet)
    }

    /// Every sheet with every set of options that it offers: twelve in all.
    pub fn every() -> impl Iterator<Item = RuleSheet> {
        SheetId::ALL.into_iter().flat_map(|id| (0..8).filter_map(move |bits| RuleSheet::new(id, OptionSet(bits)).ok()))
    }

    /// Whether a piece may stand on 27 between moves; only where the water can hold it (`U6`).
    pub const fn water_holds(&self) -> bool {
        matches!(self.water, Water::RebirthOrStuck)
    }

    /// Whether the game starts with the throw of 1 that won the opening (the stick sheets).
    pub const fn opens_with_one(&self) -> bool {
        !matches!(self.opening, Opening::HighestDie)
    }

    /// The value of a die in the opening: its number, the 6 counting lowest (`U1`).
    pub const fn opening_rank(&self, throw: Throw) -> u8 {
        if self.idle.contains(throw) { 0 } else { throw.value() }
    }

    /// Match points of the winner when the loser's pieces stand on these houses (`G7`, `S5`).
    pub fn match_points(&self, loser: HouseSet) -> u32 {
        self.points.map_or(1, |[row_1, row_2, row_3]| {
            loser.iter().map(|house| [row_1, row_2, row_3][usize::from(house.row() - 1)]).sum()
        })
    }

    /// The sheet's own colour word for a side's pieces, in English.
    pub const fn colour(&self, side: Side) -> &'static str {
        match (self.id, side) {
            (SheetId::Carpignano | SheetId::Uninerd, Side::Cones) => "red",
            (_, Side::Cones) => "white",
            (SheetId::Carpignano, Side::Spools) => "blue",
            (SheetId::Uninerd, Side::Spools) => "grey",
            (SheetId::Dutch, Side::Spools) => "green",
            (_, Side::Spools) => "black",
        }
    }

    /// Whether a throw of this distance moves nothing.
    #[inline]
    pub(crate) const fn moves_nothing(&self, distance: u8) -> bool {
        self.idle.bits() >> (distance & 7) & 1 != 0
    }

    /// Houses from which this distance takes a piece off the board, were nothing else in the way.
    #[inline]
    pub(crate) const fn leaving_from(&self, distance: u8) -> HouseSet {
        match self.leaving.throw {
            LeavingThrow::Never => HouseSet::EMPTY,
            LeavingThrow::Exact(from) => HouseSet::from_bits(1 << (31 - distance) & from.bits()),
            LeavingThrow::AtLeast => HouseSet::from_bits(HouseSet::ALL.bits() << (30 - distance)),
        }
    }

    /// Where a piece that arrived on 27 ends, when the others stand on `occupied` (`G3`: without that piece).
    #[inline]
    pub(crate) fn water_sends(&self, occupied: HouseSet) -> House {
        let rebirth_is_free = !occupied.contains(House::REBIRTH);
        match self.water {
            Water::RebirthOrStart | Water::RebirthOrStuck if rebirth_is_free => House::REBIRTH,
            Water::RebirthOrStuck => House::WATER,
            // At most nine other pieces stand on the board, so one of the first ten houses is free.
            Water::Start | Water::RebirthOrStart => occupied.first_free().unwrap_or(House::FIRST),
        }
    }
}

impl AsRef<RuleSheet> for RuleSheet {
    fn as_ref(&self) -> &RuleSheet {
        self
    }
}

impl fmt::Display for RuleSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        self.options.iter().try_for_each(|option| write!(f, " {option}"))
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

impl std::error::Error for UnknownName {}

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

impl std::error::Error for OptionNotOffered {}
