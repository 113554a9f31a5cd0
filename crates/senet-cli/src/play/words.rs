//! Sentences: what a throw means, what a move did, why nothing moves.

use std::fmt::Write as _;

use senet::{
    Casting, Faces, House, HouseSet, LeavingThrow, Move, Owed, Phase, Position, Refusal, RuleSheet, SheetId, Side,
    Throw, Water,
};
use senet_board::Sign;

/// One piece of a side.
pub(crate) const fn piece(side: Side) -> &'static str {
    match side {
        Side::Cones => "cone",
        Side::Spools => "spool",
    }
}

/// Houses as a list: `5`, `5 and 7`, `5, 7 and 9`.
pub(crate) fn houses(set: HouseSet) -> String {
    joined(&set.iter().map(|house| house.to_string()).collect::<Vec<_>>(), "and")
}

/// Words as a list, with this word before the last.
pub(crate) fn joined(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., end] => format!("{} {last} {end}", some.join(", ")),
    }
}

/// How many of something, in the right number.
pub(crate) fn count(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

/// What the faces show, as in `2: two light faces up`.
pub(crate) fn faces_in_words(sheet: &RuleSheet, faces: Faces) -> String {
    let (Faces::Sticks(sticks), Casting::Sticks) = (faces, sheet.casting) else {
        let throw = faces.throw();
        return if sheet.idle.contains(throw) { "X, the 6 of this die".to_owned() } else { throw.to_string() };
    };
    let face = match sheet.id {
        SheetId::Carpignano => "light",
        SheetId::Spanish => "curved",
        SheetId::Dutch => "white",
        SheetId::French | SheetId::Uninerd => "open",
    };
    let number = match sticks.counting().into_iter().filter(|counts| *counts).count() {
        0 => return format!("6: no {face} side up"),
        1 => "one",
        2 => "two",
        3 => "three",
        _ => "all four",
    };
    let side = if number == "one" { "side" } else { "sides" };
    format!("{}: {number} {face} {side} up", faces.throw())
}

/// What a throw lets its player do.
pub(crate) fn meaning(sheet: &RuleSheet, throw: Throw) -> String {
    if sheet.idle.contains(throw) {
        return "It moves nothing, and the turn passes.".to_owned();
    }
    let then = if sheet.again.contains(throw) { "then throw again" } else { "then the turn passes" };
    format!("Move one piece {}, {then}.", count(throw.value().into(), "house"))
}

/// What is special about this decision; empty where nothing is.
pub(crate) fn hint(sheet: &RuleSheet, position: &Position) -> String {
    let moves = position.legal_moves(sheet);
    let own_name = piece(position.side());
    match (position.phase(), position.owed()) {
        (Phase::TurnStart, _) => {
            format!("Your {own_name} on 30 may leave the board now, before you throw. Or keep it there.")
        }
        (Phase::Rest { rest, throw }, _) => {
            format!("Of your {throw}, {rest} is left over: another piece must play it.")
        }
        (Phase::Play(_), Owed::SpoolsThenCones | Owed::Ten(_)) => {
            "This first move belongs to the piece on 10.".to_owned()
        }
        (Phase::Play(_), Owed::Cones) if position.side() == Side::Cones && moves.starts() == HouseSet::of(&[9]) => {
            "The cones' first move belongs to the piece on 9.".to_owned()
        }
        (Phase::Play(throw), _)
            if sheet.water_holds() && position.is_stuck(position.side()) && throw == Throw::FOUR =>
        {
            "The 4 frees the piece in the water.".to_owned()
        }
        (Phase::Play(_), _) if moves.iter().all(Move::is_backward) => {
            "Nothing can move forward, so a piece must go backward.".to_owned()
        }
        (Phase::Play(_), _) if moves.iter().all(is_forced_return) => {
            "Blocked by its own side, a piece must go back to the start (U7).".to_owned()
        }
        _ => String::new(),
    }
}

/// Whether a piece lands on one of its own and is sent back (`U7`).
pub(crate) fn is_forced_return(played: Move) -> bool {
    !played.is_capture()
        && played.to() != Some(House::WATER)
        && matches!((played.to(), played.end()), (Some(to), Some(end)) if to != end)
}

/// A few words beside a move in the list.
pub(crate) fn note(sheet: &RuleSheet, position: &Position, legal: Move) -> String {
    let after = position.play_unchecked(sheet, legal);
    let enemy = piece(!position.side());
    let mut notes: Vec<String> = Vec::new();
    if legal == Move::KEEP {
        return "stay on 30, and throw".to_owned();
    }
    if legal.is_backward() {
        notes.push("backward".to_owned());
    }
    if legal.is_capture() {
        notes.push(format!("capture the {enemy}"));
    }
    match (legal.to(), legal.end()) {
        (Some(House::WATER), Some(House::WATER)) => notes.push("into the water, and stuck".to_owned()),
        (Some(House::WATER), Some(end)) => notes.push(format!("into the water, to {end}")),
        (Some(_), Some(end)) if is_forced_return(legal) => notes.push(format!("own piece there: back to {end}")),
        (Some(to), Some(_)) if sheet.extra_throw_on.contains(to) => notes.push("safe, throw again".to_owned()),
        (Some(to), Some(_)) if sheet.safe.contains(to) => notes.push("safe house".to_owned()),
        _ => {}
    }
    if legal.leaves_board() {
        notes.push("leave the board".to_owned());
    }
    if let Phase::Rest { rest, .. } = after.phase() {
        notes.push(format!("{rest} left to play"));
    }
    notes.join(", ")
}

/// What a move did, and what follows from it, as in `captures the spool, sent to 11; throws again`.
pub(crate) fn what_happened(sheet: &RuleSheet, before: &Position, played: Move, after: &Position) -> String {
    let mut parts = consequences(sheet, before, played, after);
    match after.phase() {
        Phase::Over => {}
        Phase::Rest { rest, .. } => parts.push(format!("{rest} left to play")),
        _ if before.phase() == Phase::TurnStart => {}
        _ if after.side() == before.side() => parts.push("throws again".to_owned()),
        _ => parts.push("turn passes".to_owned()),
    }
    parts.join("; ")
}

fn consequences(sheet: &RuleSheet, before: &Position, played: Move, after: &Position) -> Vec<String> {
    let side = before.side();
    let mut parts: Vec<String> = Vec::new();
    if played == Move::PASS {
        parts.push(match before.phase() {
            Phase::Rest { rest, .. } => format!("nothing can play the {rest} left over"),
            Phase::Play(throw) if sheet.idle.contains(throw) => "moves nothing".to_owned(),
            _ if before.is_stuck(side) => "stuck in the water".to_owned(),
            _ => "nothing can move".to_owned(),
        });
    }
    if played == Move::KEEP {
        parts.push("the piece stays on 30".to_owned());
    }
    if played.is_backward() {
        parts.push("goes backward".to_owned());
    }
    if played.is_capture() {
        let moved = after.pieces(!side) & !before.pieces(!side);
        let enemy = piece(!side);
        parts.push(match moved.first() {
            Some(House::WATER) => format!("captures the {enemy}, which is stuck in the water"),
            Some(end) => format!("captures the {enemy}, sent to {end}"),
            None => format!("captures the {enemy}"),
        });
    }
    match (played.to(), played.end()) {
        (Some(House::WATER), Some(House::WATER)) => {
            parts.push(format!("falls into the water and is held there: the {side} are stuck until they throw a 4"));
        }
        (Some(House::WATER), Some(end)) => parts.push(format!("falls into the water and comes out on {end}")),
        (Some(to), Some(end)) if is_forced_return(played) => {
            parts.push(format!("an own piece stands on {to}, so it goes back to {end}"));
        }
        (Some(to), Some(_)) if sheet.extra_throw_on.contains(to) => parts.push(format!("{to} gives a throw")),
        _ => {}
    }
    let left = before.pieces(side).len().saturating_sub(after.pieces(side).len());
    if left > 0 {
        let subject = if played.leaves_board() { "leaves the board" } else { "the piece on 30 leaves the board" };
        match after.pieces(side).len() {
            0 => parts.push(format!("{subject}, the last")),
            more => parts.push(format!("{subject}, {more} to go")),
        }
    }
    parts
}

/// Why the side to act can only pass: one reason for each group of pieces.
pub(crate) fn why_nothing_moves(sheet: &RuleSheet, position: &Position) -> String {
    if matches!(position.phase(), Phase::Play(throw) if sheet.idle.contains(throw)) {
        return String::new();
    }
    let mut reasons: Vec<(String, HouseSet)> = Vec::new();
    for house in position.pieces(position.side()) {
        let Some(refusal) = position.why_not_from(sheet, house) else { continue };
        let reason = refusal.to_string();
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, pieces)) => *pieces = pieces.with(house),
            None => reasons.push((reason, HouseSet::single(house))),
        }
    }
    match reasons.as_slice() {
        [] => String::new(),
        [(reason, _)] => format!("{}.", capitalised(reason)),
        several => {
            let mut text = String::from("Nothing can move.");
            for (reason, pieces) in several {
                // Writing to a string cannot fail.
                let _ = write!(text, " {}: {reason}.", houses(*pieces));
            }
            text
        }
    }
}

/// A sentence with its first letter in upper case.
pub(crate) fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

/// Why a move is refused, with the name of the rule.
pub(crate) fn refusal(refusal: &Refusal) -> String {
    // The decisions of RULES stand in the sentence already; the rules that all sheets share do not.
    if refusal.rule() == refusal.cause().code() {
        format!("{refusal} [{}]", refusal.rule())
    } else {
        refusal.to_string()
    }
}

/// A sentence with a capital and a full stop.
pub(crate) fn sentence(text: &str) -> String {
    format!("{}.", capitalised(text))
}

/// The sheet's title, and the options that are on.
pub(crate) fn sheet_title(sheet: &RuleSheet) -> String {
    let options: Vec<String> = sheet.options.iter().map(|option| option.to_string()).collect();
    if options.is_empty() {
        return sheet.id.title().to_owned();
    }
    format!("{}, with {}", sheet.id.title(), joined(&options, "and"))
}

/// What one house is on this sheet.
pub(crate) fn about_house(sheet: &RuleSheet, house: House) -> String {
    let mut parts: Vec<String> = Vec::new();
    match house.number() {
        15 if sheet.water != Water::Start => {
            parts.push("The house of rebirth: the water sends pieces here.".to_owned());
        }
        26 if sheet.extra_throw_on.contains(house) => {
            parts.push(
                "The house of happiness: a piece that lands here by its own move gives one more throw (C1).".to_owned(),
            );
        }
        26 if sheet.step_over_water => {
            parts.push(
                "The house of happiness: with a 1 a piece may step over the water to 28, if 28 is empty (U8)."
                    .to_owned(),
            );
        }
        26 if sheet.must_land_on_26 => {
            parts.push("The house of happiness: every piece must land here before it goes on (S4).".to_owned());
        }
        27 => parts.push(about_water(sheet)),
        25 | 28..=30 => parts.extend(about_leaving(sheet, house)),
        _ => {}
    }
    if sheet.safe.contains(house) {
        parts.push("Safe: a piece here cannot be captured.".to_owned());
    } else if house == House::LAST {
        parts.push("Not safe: a lone piece here can be captured (D1).".to_owned());
    }
    if parts.is_empty() {
        parts.push("An ordinary house.".to_owned());
    }
    format!("House {house}. {}", parts.join(" "))
}

/// Whether a house means no more on this sheet than any other.
pub(crate) fn is_ordinary(sheet: &RuleSheet, house: House) -> bool {
    Sign::of(sheet, house).is_none() && !sheet.safe.contains(house) && about_leaving(sheet, house).is_none()
}

/// How a piece leaves the board from one of the houses that are its exits.
fn about_leaving(sheet: &RuleSheet, house: House) -> Option<String> {
    let needed = 31 - house.number();
    match (house.number(), sheet.leaving.throw) {
        (25, LeavingThrow::Exact(exits)) if exits.contains(house) => {
            Some("A 6 takes a piece from here off the board.".to_owned())
        }
        (28..=30, LeavingThrow::Exact(exits)) if exits.contains(house) => {
            let only =
                if sheet.no_step_from.contains(house) { ", and it moves on with no other throw (U4)" } else { "" };
            Some(format!("A {needed} takes a piece from here off the board{only}."))
        }
        (28..=30, LeavingThrow::AtLeast) => Some(format!("A {needed} or more takes a piece from here off the board.")),
        (30, _) if sheet.leaving.on_30 => Some(
            "The exit: a piece leaves from here as soon as all your pieces on the board are in row 3 (S3).".to_owned(),
        ),
        (30, _) => Some(
            "A piece leaves from here at the start of your turn, before you throw, if you have none in row 1 (U5)."
                .to_owned(),
        ),
        _ => None,
    }
}

/// What the water does on this sheet.
pub(crate) fn about_water(sheet: &RuleSheet) -> String {
    let fate = match sheet.water {
        Water::Start => "goes back to 1, or to the first free house after it",
        Water::RebirthOrStart => "goes back to 15; if 15 is taken, to 1 or the first free house after it",
        Water::RebirthOrStuck => {
            "goes back to 15; if 15 is taken, it stays, and its side is stuck until it throws a 4 (U6)"
        }
    };
    format!("The water: a piece that arrives here {fate}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(sheet: &RuleSheet, text: &str, played: &str) -> String {
        let before = Position::parse(sheet, text).expect(text);
        let played = played.parse().expect("a move");
        let after = before.play(sheet, played).expect("a legal move");
        what_happened(sheet, &before, played, &after)
    }

    #[test]
    fn moves_are_told() {
        for (sheet, position, played, expected) in [
            (RuleSheet::CARPIGNANO, "10/4c5/1c1s5s c - 2", "22x24", "captures the spool, sent to 22; turn passes"),
            (RuleSheet::CARPIGNANO, "10/4c5/s2c6 c - 2", "24-26", "26 gives a throw; throws again"),
            (
                RuleSheet::CARPIGNANO,
                "10/4c5/s2c6 c - 3",
                "24-27>1",
                "falls into the water and comes out on 1; turn passes",
            ),
            (RuleSheet::CARPIGNANO, "10/4c5/s6c2 c - 3", "28-off", "leaves the board, 1 to go; turn passes"),
            (RuleSheet::CARPIGNANO, "10/10/s7c1 c - 2", "29-off", "leaves the board, the last"),
            (RuleSheet::SPANISH, "s9/10/5c4 c - 4", "26-30>off", "leaves the board, the last"),
            (RuleSheet::SPANISH, "s9/9c/9c c - 1", "20-21", "the piece on 30 leaves the board, 1 to go; throws again"),
            (
                RuleSheet::UNINERD,
                "10/4c5/s2c6 c - 3",
                "24-27>27",
                "falls into the water and is held there: the cones are stuck until they throw a 4; turn passes",
            ),
            (RuleSheet::UNINERD, "10/4s5/6c3 c - 3", "pass", "stuck in the water; turn passes"),
            (RuleSheet::UNINERD, "10/4s5/9c c - 6", "pass", "moves nothing; turn passes"),
            (RuleSheet::UNINERD, "10/4s5/9c c - ^", "keep", "the piece stays on 30"),
            (RuleSheet::DUTCH, "10/4s5/c8c c - 3", "30-off", "leaves the board, 1 to go; 2 left to play"),
        ] {
            assert_eq!(told(&sheet, position, played), expected, "{position} {played}");
        }
    }

    #[test]
    fn a_throw_is_put_into_words() {
        for (sheet, faces, expected) in [
            (RuleSheet::CARPIGNANO, "....", "6: no light side up"),
            (RuleSheet::SPANISH, "|...", "1: one curved side up"),
            (RuleSheet::FRENCH, "||||", "4: all four open sides up"),
            (RuleSheet::DUTCH, ".||.", "2: two white sides up"),
            (RuleSheet::UNINERD, "[X]", "X, the 6 of this die"),
            (RuleSheet::UNINERD, "[3]", "3"),
        ] {
            assert_eq!(faces_in_words(&sheet, Faces::parse(faces).expect("faces")), expected);
        }
    }
}
