//! Houses: their names, what is on them, what they do.

use senet::{House, LeavingThrow, Position, RuleSheet, SheetId, Water};

use super::{joined, piece};
use crate::Words;

/// The name that this sheet, or the tradition it stands in, has for a house; `None` for a house without one.
pub fn house_name(words: &Words, sheet: &RuleSheet, house: House) -> Option<String> {
    let id = match (house.number(), sheet.id) {
        (15, _) if sheet.water != Water::Start => "house-rebirth",
        (26, SheetId::Uninerd) => "house-abundance",
        (26, _) if sheet.must_land_on_26 || sheet.extra_throw_on.contains(house) => "house-happiness",
        (27, SheetId::Uninerd) => "house-misfortune",
        (27, _) => "house-water",
        (28, SheetId::Carpignano) => "house-maat",
        (28, SheetId::Uninerd) => "house-three-truths",
        (29, SheetId::Carpignano) => "house-re-atum",
        (29, SheetId::Uninerd) => "house-horus",
        (30, SheetId::Carpignano) => "house-horus",
        (30, SheetId::Uninerd) => "house-ra",
        (30, _) if sheet.leaving.on_30 => "house-exit",
        _ => return None,
    };
    Some(words.text(id))
}

/// A house for a screen reader: "House 26, house of happiness, safe: red cone". Without a position, what stands
/// there is left out.
pub fn house(words: &Words, sheet: &RuleSheet, position: Option<&Position>, house: House) -> String {
    let mut parts = vec![words.format("house-number", &[("house", house.into())])];
    parts.extend(house_name(words, sheet, house));
    if sheet.safe.contains(house) {
        parts.push(words.text("house-safe"));
    }
    let place = parts.join(", ");
    let Some(position) = position else { return place };
    let content = match position.at(house) {
        Some(side) => piece(words, sheet, side),
        None => words.text("house-empty"),
    };
    words.format("house-spoken", &[("house", place.into()), ("content", content.into())])
}

/// What a house does on this sheet, in one sentence or a few.
pub fn about_house(words: &Words, sheet: &RuleSheet, house: House) -> String {
    let mut sentences = Vec::new();
    match house.number() {
        15 if sheet.water != Water::Start => sentences.push(words.text("about-rebirth")),
        26 if sheet.extra_throw_on.contains(house) => sentences.push(words.text("about-26-throw")),
        26 if sheet.step_over_water => sentences.push(words.text("about-26-over")),
        26 if sheet.must_land_on_26 => sentences.push(words.text("about-26-must")),
        27 => sentences.push(words.text(water(sheet))),
        25 | 28..=30 => sentences.extend(leaving(words, sheet, house)),
        _ => {}
    }
    if sheet.safe.contains(house) {
        sentences.push(words.text("about-safe"));
    } else if house == House::LAST {
        sentences.push(words.text("about-unsafe-30"));
    }
    if sentences.is_empty() {
        sentences.push(words.text("about-ordinary"));
    }
    joined(&sentences)
}

/// The message about the water of this sheet.
pub(crate) const fn water(sheet: &RuleSheet) -> &'static str {
    match sheet.water {
        Water::Start => "about-water-start",
        Water::RebirthOrStart => "about-water-rebirth",
        Water::RebirthOrStuck => "about-water-stuck",
    }
}

/// How a piece leaves the board from 25, or from one of the last three houses.
fn leaving(words: &Words, sheet: &RuleSheet, house: House) -> Option<String> {
    let needed = House::LAST.number() + 1 - house.number();
    let id = match sheet.leaving.throw {
        LeavingThrow::Exact(exits) if exits.contains(house) && sheet.no_step_from.contains(house) => "about-exit-only",
        LeavingThrow::Exact(exits) if exits.contains(house) => "about-exit-exact",
        LeavingThrow::AtLeast if house.number() >= 28 => "about-exit-at-least",
        _ if house != House::LAST => return None,
        _ if sheet.leaving.on_30 => "about-30-exit",
        _ if sheet.leaving.at_turn_start.is_some() => "about-30-turn-start",
        _ => return None,
    };
    Some(words.format(id, &[("needed", needed.into()), ("house", house.into())]))
}
