//! Houses: their names, what is on them, what they do.

use senet::{House, HouseSet, LeavingThrow, Position, RuleSheet, SheetId, Side, Water};

use super::{joined, piece};
use crate::Words;
use crate::ids::{self, Id};

/// Returns the name that the sheet, or its tradition, has for a house.
pub fn house_name(words: &Words, sheet: &RuleSheet, house: House) -> Option<String> {
    let id = match (house.number(), sheet.id()) {
        (15, _) if sheet.water() != Water::Start => ids::HOUSE_REBIRTH,
        (26, SheetId::Uninerd) => ids::HOUSE_ABUNDANCE,
        (26, _) if sheet.must_land_on_26() || sheet.extra_throw_on().contains(house) => ids::HOUSE_HAPPINESS,
        (27, SheetId::Uninerd) => ids::HOUSE_MISFORTUNE,
        (27, _) => ids::HOUSE_WATER,
        (28, SheetId::Carpignano) => ids::HOUSE_MAAT,
        (28, SheetId::Uninerd) => ids::HOUSE_THREE_TRUTHS,
        (29, SheetId::Carpignano) => ids::HOUSE_RE_ATUM,
        (29, SheetId::Uninerd) => ids::HOUSE_HORUS,
        (30, SheetId::Carpignano) => ids::HOUSE_HORUS,
        (30, SheetId::Uninerd) => ids::HOUSE_RA,
        (30, _) if sheet.leaving().on_30 => ids::HOUSE_EXIT,
        _ => return None,
    };
    Some(words.text(id))
}

/// Describes a house for a screen reader: "House 26, house of happiness, safe: red cone"; without a position, the house
/// alone.
pub fn house(words: &Words, sheet: &RuleSheet, position: Option<&Position>, house: House) -> String {
    match position {
        Some(position) => house_with(words, sheet, position.at(house), house),
        None => place(words, sheet, house),
    }
}

/// Describes a house with the piece on it for a screen reader.
pub fn house_with(words: &Words, sheet: &RuleSheet, held: Option<Side>, house: House) -> String {
    let content = match held {
        Some(side) => piece(words, sheet, side),
        None => words.text(ids::HOUSE_EMPTY),
    };
    words.format(ids::HOUSE_SPOKEN, &[("house", place(words, sheet, house).into()), ("content", content.into())])
}

/// Describes a house alone.
fn place(words: &Words, sheet: &RuleSheet, house: House) -> String {
    let mut parts = vec![words.format(ids::HOUSE_NUMBER, &[("house", house.into())])];
    parts.extend(house_name(words, sheet, house));
    if sheet.safe().contains(house) {
        parts.push(words.text(ids::HOUSE_SAFE));
    }
    parts.join(", ")
}

/// Tells what a house does on this sheet.
pub fn about_house(words: &Words, sheet: &RuleSheet, house: House) -> String {
    let mut sentences = Vec::new();
    match house.number() {
        15 if sheet.water() != Water::Start => sentences.push(words.text(ids::ABOUT_REBIRTH)),
        26 if sheet.extra_throw_on().contains(house) => sentences.push(words.text(ids::ABOUT_26_THROW)),
        26 if sheet.step_over_water() => sentences.push(words.text(ids::ABOUT_26_OVER)),
        26 if sheet.must_land_on_26() => sentences.push(words.text(ids::ABOUT_26_MUST)),
        27 => sentences.push(words.text(water(sheet))),
        25 | 26 | 28..=30 => sentences.extend(leaving(words, sheet, house)),
        _ => {}
    }
    if sheet.safe().contains(house) {
        sentences.push(words.text(ids::ABOUT_SAFE));
    } else if house == House::LAST {
        sentences.push(words.text(ids::ABOUT_UNSAFE_30));
    }
    if sentences.is_empty() {
        sentences.push(words.text(ids::ABOUT_ORDINARY));
    }
    joined(&sentences)
}

/// Selects the message about the water of this sheet.
pub(crate) const fn water(sheet: &RuleSheet) -> Id {
    match sheet.water() {
        Water::Start => ids::ABOUT_WATER_START,
        Water::RebirthOrStart => ids::ABOUT_WATER_REBIRTH,
        Water::RebirthOrStuck => ids::ABOUT_WATER_STUCK,
    }
}

/// Tells how a piece leaves the board from one of the last houses, and where its side's other pieces must stand.
fn leaving(words: &Words, sheet: &RuleSheet, house: House) -> Vec<String> {
    // A throw has several values that reach beyond 30, one, or none.
    let reach = |throw: &u8| *throw > House::LAST.number() - house.number();
    let thrown = sheet.casting().weights().iter().map(|(throw, _)| throw.value());
    let reaching: Vec<u8> = thrown.filter(reach).collect();
    let Some(needed) = reaching.iter().min() else { return Vec::new() };
    let leaving = sheet.leaving();
    let id =
        match leaving.throw {
            LeavingThrow::Exact(exits)
                if exits.contains(house) && house.number() + needed == House::LAST.number() + 1 =>
            {
                if sheet.waits_on().contains(house) { ids::ABOUT_EXIT_ONLY } else { ids::ABOUT_EXIT_EXACT }
            }
            LeavingThrow::AtLeast if reaching.len() == 1 => ids::ABOUT_EXIT_EXACT,
            LeavingThrow::AtLeast if house == House::LAST => ids::ABOUT_EXIT_ANY,
            LeavingThrow::AtLeast => ids::ABOUT_EXIT_AT_LEAST,
            _ if house != House::LAST => return Vec::new(),
            _ if leaving.on_30 => return vec![words.text(ids::ABOUT_30_EXIT)],
            _ if leaving.at_turn_start.is_some() => return vec![words.text(ids::ABOUT_30_TURN_START)],
            _ => return Vec::new(),
        };
    let how = words.format(id, &[("needed", (*needed).into()), ("house", house.into())]);
    let clear = match leaving.clear {
        HouseSet::EMPTY => None,
        HouseSet::ROW_1 => Some(ids::ABOUT_CLEAR_FIRST),
        _ => Some(ids::ABOUT_CLEAR_LAST),
    };
    std::iter::once(how).chain(clear.map(|id| words.text(id))).collect()
}
