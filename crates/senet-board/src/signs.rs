//! The signs that mark special houses.

use senet::{House, LeavingThrow, RuleSheet, Water};

/// The sign of a house with a special rule on a sheet. Safe houses have a mark instead: see [`RuleSheet::safe`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    /// 15, an ankh: the water sends pieces here.
    Rebirth,
    /// 26: it grants a throw, lets a piece step over the water, or must be landed on.
    Happiness,
    /// 27: a piece that arrives here is sent away.
    Water,
    /// 28, three strokes: a 3 takes a piece off the board.
    Three,
    /// 29, two strokes: a 2 takes a piece off the board.
    Two,
    /// 30, one stroke: a 1 takes a piece off the board.
    One,
    /// 30, the sun: a piece leaves the board from here without a throw.
    Sun,
}

impl Sign {
    /// Returns the sign of a house on this sheet.
    pub fn of(sheet: &RuleSheet, house: House) -> Option<Sign> {
        let needs_its_throw = matches!(sheet.leaving().throw, LeavingThrow::Exact(exits) if exits.contains(house));
        match house.number() {
            15 if sheet.water() != Water::Start => Some(Sign::Rebirth),
            26 => {
                let granted = sheet.extra_throw_on().contains(house);
                (granted || sheet.step_over_water() || sheet.must_land_on_26()).then_some(Sign::Happiness)
            }
            27 => Some(Sign::Water),
            28 => needs_its_throw.then_some(Sign::Three),
            29 => needs_its_throw.then_some(Sign::Two),
            30 if sheet.leaving().on_30 || sheet.leaving().at_turn_start.is_some() => Some(Sign::Sun),
            30 => needs_its_throw.then_some(Sign::One),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use senet::SheetId;

    use super::*;

    fn signs(sheet: &RuleSheet) -> String {
        let signed = House::all().filter_map(|house| Some(format!("{house} {:?}", Sign::of(sheet, house)?)));
        signed.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn each_sheet_has_its_own_signs_and_no_others() {
        for (id, expected) in [
            (SheetId::Carpignano, "26 Happiness, 27 Water, 28 Three, 29 Two, 30 One"),
            (SheetId::Spanish, "27 Water, 30 Sun"),
            (SheetId::Uninerd, "15 Rebirth, 26 Happiness, 27 Water, 28 Three, 29 Two, 30 Sun"),
            (SheetId::French, "27 Water"),
            (SheetId::Dutch, "15 Rebirth, 27 Water"),
        ] {
            assert_eq!(signs(&RuleSheet::plain(id)), expected, "{id}");
        }
    }

    #[test]
    fn options_add_their_signs() {
        let all = RuleSheet::new(SheetId::Spanish, RuleSheet::offers(SheetId::Spanish).iter().copied().collect());
        let expected = "15 Rebirth, 26 Happiness, 27 Water, 28 Three, 29 Two, 30 One";
        assert_eq!(all.map(|sheet| signs(&sheet)), Ok(expected.to_owned()));
    }
}
