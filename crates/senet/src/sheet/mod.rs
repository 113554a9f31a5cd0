//! Rule sheets as values: five constants, and the variations that `spanish` brings along.

mod names;
mod variant;

use core::hash::{Hash, Hasher};

pub use names::{OptionNotOffered, OptionSet, Options, ParseSheetError, SheetId, SheetOption, UnknownName};
pub use variant::SheetRule;

use variant::Taken;

use crate::{Casting, House, HouseSet, Side, Throw, ThrowSet};

/// The rule by which the players settle who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OpeningRule {
    /// The players throw by turns; the first to throw 1 has the spools and plays that 1.
    FirstOne,
    /// Both throw in each round, until exactly one of them has a 1 (`S1`).
    OnlyOne,
    /// Each throws the die, the 6 counting lowest; the higher picks a side and throws again (`U1`, `U2`).
    HighestDie,
}

/// The house to which 27 sends a piece that arrives there. The piece itself does not count when a house is free (`G3`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Water {
    /// To house 1, or the first free house after it.
    Start,
    /// To 15; if it is taken, to house 1 or the first free house after it.
    RebirthOrStart,
    /// To 15; if it is taken, the piece stays and its side is stuck until it throws a 4 (`U6`).
    RebirthOrStuck,
}

/// Throws that take a piece off the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LeavingThrow {
    /// None; see [`Leaving::on_30`].
    Never,
    /// The throw that reaches 31 exactly, from these houses only.
    Exact(HouseSet),
    /// Any throw that reaches 31 or more.
    AtLeast,
}

/// The rules by which pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
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

/// The rule for a side without a forward move.
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
/// assert!(RuleSheet::new(SheetId::Dutch, sheet.options()).is_err());
/// # Ok::<(), senet::OptionNotOffered>(())
/// ```
///
/// The rules of a sheet cannot be changed: records and tables name a sheet by its identifier and options, so these have
/// to determine the rules. [`taking`](Self::taking) makes a variant, which knows that it is one.
///
/// ```compile_fail,E0451
/// use senet::{OptionSet, RuleSheet};
///
/// let changed = RuleSheet { points: None, ..RuleSheet::DUTCH };
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RuleSheet {
    pub(crate) id: SheetId,
    pub(crate) options: OptionSet,
    /// See [`RuleSheet::taking`].
    pub(crate) taken: Taken,
    pub(crate) casting: Casting,
    pub(crate) again: ThrowSet,
    pub(crate) idle: ThrowSet,
    pub(crate) opening: OpeningRule,
    pub(crate) safe: HouseSet,
    pub(crate) extra_throw_on: HouseSet,
    pub(crate) water: Water,
    pub(crate) step_over_water: bool,
    pub(crate) waits_on: HouseSet,
    pub(crate) must_land_on_26: bool,
    pub(crate) leaving: Leaving,
    pub(crate) no_forward: NoForward,
    pub(crate) points: Option<[u32; 3]>,
}

const ROWS_1_AND_2: HouseSet = HouseSet::from_bits(HouseSet::ROW_1.bits() | HouseSet::ROW_2.bits());

impl RuleSheet {
    /// The Italian sheet by Marino Carpignano.
    pub const CARPIGNANO: RuleSheet = RuleSheet {
        id: SheetId::Carpignano,
        options: OptionSet::EMPTY,
        taken: [None; SheetRule::ALL.len()],
        casting: Casting::Sticks,
        again: ThrowSet::of(&[1, 4, 6]),
        idle: ThrowSet::EMPTY,
        opening: OpeningRule::FirstOne,
        safe: HouseSet::of(&[26, 28, 29, 30]),
        extra_throw_on: HouseSet::of(&[26]),
        water: Water::Start,
        step_over_water: false,
        waits_on: HouseSet::EMPTY,
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
        opening: OpeningRule::OnlyOne,
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
        opening: OpeningRule::HighestDie,
        safe: HouseSet::of(&[15, 26, 28, 29, 30]),
        extra_throw_on: HouseSet::EMPTY,
        water: Water::RebirthOrStuck,
        step_over_water: true,
        waits_on: HouseSet::of(&[28, 29, 30]),
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
        Ok(RuleSheet::with_known(id, options))
    }

    /// The sheet with these options on, which it must offer.
    fn with_known(id: SheetId, options: OptionSet) -> RuleSheet {
        let mut sheet = RuleSheet { options, ..RuleSheet::plain(id) };
        for option in options {
            match option {
                SheetOption::Exit321 => {
                    sheet.leaving.throw = LeavingThrow::Exact(HouseSet::of(&[28, 29, 30]));
                    sheet.leaving.on_30 = false;
                }
                SheetOption::Happiness => sheet.must_land_on_26 = true,
                SheetOption::Rebirth => sheet.water = Water::RebirthOrStart,
            }
        }
        sheet
    }

    /// Every sheet with every set of options that it offers: twelve in all.
    pub fn every() -> impl Iterator<Item = RuleSheet> {
        SheetId::ALL.into_iter().flat_map(|id| OptionSet::every().filter_map(move |set| RuleSheet::new(id, set).ok()))
    }

    /// Whether a piece may stand on 27 between moves; only where the water can hold it (`U6`).
    pub const fn water_holds(&self) -> bool {
        matches!(self.water, Water::RebirthOrStuck)
    }

    /// Whether the game starts with the throw of 1 that won the opening (the stick sheets).
    pub const fn opens_with_one(&self) -> bool {
        !matches!(self.opening, OpeningRule::HighestDie)
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

    /// Houses from which this distance takes a piece off the board, before blockades and rows that must be clear.
    #[inline]
    pub(crate) const fn leaving_from(&self, distance: u8) -> HouseSet {
        match self.leaving.throw {
            LeavingThrow::Never => HouseSet::EMPTY,
            LeavingThrow::Exact(from) => HouseSet::from_bits(1 << (31 - distance) & from.bits()),
            LeavingThrow::AtLeast => HouseSet::from_bits(HouseSet::ALL.bits() << (30 - distance)),
        }
    }

    /// The house on which a piece that arrived on 27 ends, when the others stand on `occupied` (`G3`: without that piece).
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

impl RuleSheet {
    /// Which sheet this is.
    #[inline]
    pub const fn id(&self) -> SheetId {
        self.id
    }

    /// The options that are on.
    #[inline]
    pub const fn options(&self) -> OptionSet {
        self.options
    }

    /// The casting: four sticks or a die.
    #[inline]
    pub const fn casting(&self) -> Casting {
        self.casting
    }

    /// Throws after which the side throws again, if they were played (`G4`).
    #[inline]
    pub const fn again(&self) -> ThrowSet {
        self.again
    }

    /// Throws that move nothing (the 6 of `uninerd`).
    #[inline]
    pub const fn idle(&self) -> ThrowSet {
        self.idle
    }

    /// The rule by which the players settle who begins.
    #[inline]
    pub const fn opening(&self) -> OpeningRule {
        self.opening
    }

    /// Houses on which a piece cannot be captured.
    #[inline]
    pub const fn safe(&self) -> HouseSet {
        self.safe
    }

    /// Houses that grant one more throw to the piece that ends its own move there (`C1`).
    #[inline]
    pub const fn extra_throw_on(&self) -> HouseSet {
        self.extra_throw_on
    }

    /// The house to which 27 sends a piece.
    #[inline]
    pub const fn water(&self) -> Water {
        self.water
    }

    /// Whether a piece on 26 may step over 27 with a 1, onto an empty 28 (`U8`).
    #[inline]
    pub const fn step_over_water(&self) -> bool {
        self.step_over_water
    }

    /// Houses on which a piece waits until it leaves the board: it makes no other move, forward or backward (`U4`, `U5`).
    #[inline]
    pub const fn waits_on(&self) -> HouseSet {
        self.waits_on
    }

    /// Whether a piece must land on 26 before it goes beyond (`S4`, `happiness`).
    #[inline]
    pub const fn must_land_on_26(&self) -> bool {
        self.must_land_on_26
    }

    /// The rules by which pieces leave the board.
    #[inline]
    pub const fn leaving(&self) -> Leaving {
        self.leaving
    }

    /// The rule for a side without a forward move.
    #[inline]
    pub const fn no_forward(&self) -> NoForward {
        self.no_forward
    }

    /// Match points for each enemy piece left in rows 1, 2, 3, or `None` if a won game counts one (`G7`).
    #[inline]
    pub const fn points(&self) -> Option<[u32; 3]> {
        self.points
    }
}

/// Sheets are equal if they have the same identifier and options: these determine every rule. What a variant takes from other
/// sheets is part of its identity.
impl PartialEq for RuleSheet {
    fn eq(&self, other: &RuleSheet) -> bool {
        (self.id, self.options, self.taken) == (other.id, other.options, other.taken)
    }
}

impl Eq for RuleSheet {}

impl Hash for RuleSheet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.id, self.options, self.taken).hash(state);
    }
}

impl AsRef<RuleSheet> for RuleSheet {
    fn as_ref(&self) -> &RuleSheet {
        self
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::string::ToString;

    use super::*;

    #[test]
    fn identifier_and_options_tell_sheets_apart() {
        let all: HashSet<RuleSheet> = RuleSheet::every().collect();
        assert_eq!(all.len(), 12);
        for sheet in RuleSheet::every() {
            assert_eq!(RuleSheet::new(sheet.id(), sheet.options()), Ok(sheet));
            let others: HashSet<[u8; RuleSheet::CANONICAL_LENGTH]> =
                all.iter().filter(|other| **other != sheet).map(RuleSheet::canonical_bytes).collect();
            assert_eq!(others.len(), 11, "{sheet}");
            assert!(!others.contains(&sheet.canonical_bytes()), "{sheet}");
        }
    }

    #[test]
    fn a_variant_is_never_taken_for_a_sheet() {
        let all: HashSet<RuleSheet> = RuleSheet::every().collect();
        let bytes: HashSet<[u8; RuleSheet::CANONICAL_LENGTH]> = all.iter().map(RuleSheet::canonical_bytes).collect();
        let mut variants = 0;
        for sheet in &all {
            assert!(!sheet.is_variant() && sheet.is_plain() == sheet.options().is_empty(), "{sheet}");
            for (rule, from) in SheetRule::ALL.into_iter().flat_map(|rule| SheetId::ALL.map(|from| (rule, from))) {
                let variant = sheet.taking(rule, from);
                assert_eq!(variant.taking(rule, sheet.id()), *sheet, "{sheet} {rule} {from}");
                if variant.is_variant() {
                    variants += 1;
                    assert!(!all.contains(&variant) && !bytes.contains(&variant.canonical_bytes()), "{variant}");
                    assert!(!variant.is_plain() && variant.to_string().parse::<RuleSheet>().is_err(), "{variant}");
                } else {
                    assert_eq!(variant.canonical_bytes(), sheet.canonical_bytes(), "{sheet} {rule} {from}");
                    assert_eq!(variant, *sheet);
                }
            }
        }
        assert!(variants > 12 * 8, "{variants}");
        let variant = RuleSheet::CARPIGNANO.taking(SheetRule::Leaving, SheetId::Dutch);
        assert_eq!(variant.to_string(), "carpignano with leaving of dutch");
    }
}
