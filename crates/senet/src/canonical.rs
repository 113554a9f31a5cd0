//! A rule sheet as bytes that identify its rules.

use crate::{
    Casting, HouseSet, Leaving, LeavingThrow, NoForward, OpeningRule, OptionSet, RuleSheet, SheetId, SheetOption,
    ThrowSet, Water,
};

impl RuleSheet {
    /// The number of bytes that [`canonical_bytes`](RuleSheet::canonical_bytes) returns.
    pub const CANONICAL_LENGTH: usize = 52;

    /// Version of the encoding: byte 0 of [`canonical_bytes`](RuleSheet::canonical_bytes). It goes up when the layout
    /// changes, when a field is added, and when the code gives the same data another meaning.
    pub const CANONICAL_VERSION: u8 = 1;

    /// Encodes every field of the sheet in a fixed layout.
    ///
    /// Two sheets have the same bytes exactly if they have the same identifier, the same options and the same rules. The
    /// bytes do not depend on names in the source, so that files can identify rules by them or by a hash of them, and
    /// notice when a later version of this crate reads a sheet otherwise. Numbers are little-endian. A set of houses is a u32 with
    /// bit *h* for house *h*, a set of throws is a byte with bit *v* for throw *v*, and a flag is 0 or 1.
    ///
    /// | bytes | field | values |
    /// |---|---|---|
    /// | 0 | version of the encoding | 1 |
    /// | 1 | sheet | 0 `carpignano`, 1 `spanish`, 2 `uninerd`, 3 `french`, 4 `dutch` |
    /// | 2 | options | sum of 1 `exit-3-2-1`, 2 `happiness`, 4 `rebirth` |
    /// | 3 | what is thrown | 0 sticks, 1 a die |
    /// | 4 | throws after which the side throws again | set of throws |
    /// | 5 | throws that move nothing | set of throws |
    /// | 6 | who begins | 0 first 1, 1 only 1, 2 highest die |
    /// | 7 | where 27 sends | 0 the start, 1 15 or the start, 2 15 or stuck |
    /// | 8 | a 1 steps from 26 over 27 | flag |
    /// | 9 | a piece must land on 26 | flag |
    /// | 10 | what a side plays without a forward move | 0 pass, 1 backward, 2 backward to empty houses, 3 return, then backward |
    /// | 11 | throws that take a piece off | 0 none, 1 exact ones, 2 any that is enough |
    /// | 12 | another piece plays the rest of a throw | flag |
    /// | 13 | house 30 is the exit | flag |
    /// | 14 | a piece may leave from 30 at the start of a turn | flag |
    /// | 15 | a won game counts points | flag |
    /// | 16–19 | safe houses | set of houses |
    /// | 20–23 | houses that grant one more throw | set of houses |
    /// | 24–27 | houses on which a piece waits until it leaves the board | set of houses |
    /// | 28–31 | houses that exact throws leave from; 0 if byte 11 is not 1 | set of houses |
    /// | 32–35 | houses to be clear before a piece leaves | set of houses |
    /// | 36–39 | the same at the start of a turn; 0 if byte 14 is 0 | set of houses |
    /// | 40–51 | points for a piece in row 1, 2 and 3; 0 if byte 15 is 0 | three u32 |
    ///
    /// ```
    /// use senet::RuleSheet;
    ///
    /// let bytes = RuleSheet::DUTCH.canonical_bytes();
    /// assert_eq!(bytes[..4], [1, 4, 0, 0], "version 1, `dutch`, no options, sticks");
    /// ```
    pub fn canonical_bytes(&self) -> [u8; RuleSheet::CANONICAL_LENGTH] {
        // Without `..`: a new field is a compile error here, until it has its place in the layout.
        let RuleSheet {
            id,
            options,
            // What a variant takes shows in the rules that follow.
            taken: _,
            casting,
            again,
            idle,
            opening,
            safe,
            extra_throw_on,
            water,
            step_over_water,
            waits_on,
            must_land_on_26,
            leaving: Leaving { throw, clear, rest_is_played, on_30, at_turn_start },
            no_forward,
            points,
        } = *self;
        let (leaving_kind, leaving_houses) = match throw {
            LeavingThrow::Never => (0, HouseSet::EMPTY),
            LeavingThrow::Exact(houses) => (1, houses),
            LeavingThrow::AtLeast => (2, HouseSet::EMPTY),
        };
        let head = [
            RuleSheet::CANONICAL_VERSION,
            sheet_code(id),
            option_codes(options),
            match casting {
                Casting::Sticks => 0,
                Casting::Die => 1,
            },
            ThrowSet::bits(again),
            ThrowSet::bits(idle),
            match opening {
                OpeningRule::FirstOne => 0,
                OpeningRule::OnlyOne => 1,
                OpeningRule::HighestDie => 2,
            },
            match water {
                Water::Start => 0,
                Water::RebirthOrStart => 1,
                Water::RebirthOrStuck => 2,
            },
            u8::from(step_over_water),
            u8::from(must_land_on_26),
            match no_forward {
                NoForward::Pass => 0,
                NoForward::Backward => 1,
                NoForward::BackwardToEmpty => 2,
                NoForward::ReturnThenBackward => 3,
            },
            leaving_kind,
            u8::from(rest_is_played),
            u8::from(on_30),
            u8::from(at_turn_start.is_some()),
            u8::from(points.is_some()),
        ];
        let houses = [safe, extra_throw_on, waits_on, leaving_houses, clear, at_turn_start.unwrap_or_default()];
        let numbers = houses.map(HouseSet::bits).into_iter().chain(points.unwrap_or_default());
        let mut bytes = [0; RuleSheet::CANONICAL_LENGTH];
        let (of_head, of_numbers) = bytes.split_at_mut(head.len());
        of_head.copy_from_slice(&head);
        for (place, number) in of_numbers.chunks_exact_mut(4).zip(numbers) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }
}

/// The number of a sheet, which stays whatever the order of the variants becomes.
const fn sheet_code(id: SheetId) -> u8 {
    match id {
        SheetId::Carpignano => 0,
        SheetId::Spanish => 1,
        SheetId::Uninerd => 2,
        SheetId::French => 3,
        SheetId::Dutch => 4,
    }
}

fn option_codes(options: OptionSet) -> u8 {
    let code = |option| match option {
        SheetOption::Exit321 => 1,
        SheetOption::Happiness => 2,
        SheetOption::Rebirth => 4,
    };
    options.iter().map(code).sum()
}

#[cfg(test)]
mod tests {
    use core::fmt::Write;
    use std::borrow::ToOwned;
    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::*;

    /// The bytes of every sheet, in hexadecimal. Files are identified by them: a line changes only when the rules of that
    /// sheet or the version of the encoding change.
    const GOLDEN: [(&str, &str); 12] = [
        (
            "carpignano",
            "01000000520000000000010100000001000000740000000400000000feffff7f0000000000000000030000000200000001000000",
        ),
        (
            "spanish",
            "0101000052000100000000000001000100000074000000000000000000000000feff1f0000000000030000000200000001000000",
        ),
        (
            "spanish exit-3-2-1",
            "0101010052000100000000010000000100000074000000000000000000000070feff1f0000000000030000000200000001000000",
        ),
        (
            "spanish happiness",
            "0101020052000100000100000001000100000074000000000000000000000000feff1f0000000000030000000200000001000000",
        ),
        (
            "spanish exit-3-2-1 happiness",
            "0101030052000100000100010000000100000074000000000000000000000070feff1f0000000000030000000200000001000000",
        ),
        (
            "spanish rebirth",
            "0101040052000101000000000001000100000074000000000000000000000000feff1f0000000000030000000200000001000000",
        ),
        (
            "spanish exit-3-2-1 rebirth",
            "0101050052000101000000010000000100000074000000000000000000000070feff1f0000000000030000000200000001000000",
        ),
        (
            "spanish happiness rebirth",
            "0101060052000101000100000001000100000074000000000000000000000000feff1f0000000000030000000200000001000000",
        ),
        (
            "spanish exit-3-2-1 happiness rebirth",
            "0101070052000101000100010000000100000074000000000000000000000070feff1f0000000000030000000200000001000000",
        ),
        (
            "uninerd",
            "010200013240020201000301000001000080007400000000000000700000003800000000fe070000000000000000000000000000",
        ),
        (
            "french",
            "0103000052000000000002020000000000000074000000000000000000000000feff1f0000000000000000000000000000000000",
        ),
        (
            "dutch",
            "0104000052000001000001020100000100000034000000000000000000000000fe07000000000000030000000100000001000000",
        ),
    ];

    #[test]
    fn every_sheet_has_its_golden_bytes() {
        let hexadecimal = |sheet: &RuleSheet| {
            sheet.canonical_bytes().iter().fold(String::new(), |mut text, byte| {
                write!(text, "{byte:02x}").expect("a string takes all text");
                text
            })
        };
        let found: Vec<(String, String)> =
            RuleSheet::every().map(|sheet| (sheet.to_string(), hexadecimal(&sheet))).collect();
        let golden = GOLDEN.map(|(sheet, bytes)| (sheet.to_owned(), bytes.to_owned()));
        assert_eq!(found, golden);
    }

    #[test]
    fn every_field_changes_the_bytes() {
        let sheet = RuleSheet::UNINERD;
        let leaving = |change: fn(&mut Leaving)| {
            let mut changed = sheet;
            change(&mut changed.leaving);
            changed
        };
        let changed = [
            RuleSheet { id: SheetId::Dutch, ..sheet },
            RuleSheet { options: OptionSet::EMPTY.with(SheetOption::Rebirth), ..sheet },
            RuleSheet { casting: Casting::Sticks, ..sheet },
            RuleSheet { again: ThrowSet::EMPTY, ..sheet },
            RuleSheet { idle: ThrowSet::EMPTY, ..sheet },
            RuleSheet { opening: OpeningRule::OnlyOne, ..sheet },
            RuleSheet { safe: HouseSet::EMPTY, ..sheet },
            RuleSheet { extra_throw_on: HouseSet::of(&[26]), ..sheet },
            RuleSheet { water: Water::Start, ..sheet },
            RuleSheet { step_over_water: false, ..sheet },
            RuleSheet { waits_on: HouseSet::EMPTY, ..sheet },
            RuleSheet { must_land_on_26: true, ..sheet },
            leaving(|leaving| leaving.throw = LeavingThrow::Never),
            leaving(|leaving| leaving.throw = LeavingThrow::AtLeast),
            leaving(|leaving| leaving.throw = LeavingThrow::Exact(HouseSet::EMPTY)),
            leaving(|leaving| leaving.clear = HouseSet::ROW_1),
            leaving(|leaving| leaving.rest_is_played = true),
            leaving(|leaving| leaving.on_30 = true),
            leaving(|leaving| leaving.at_turn_start = None),
            leaving(|leaving| leaving.at_turn_start = Some(HouseSet::EMPTY)),
            RuleSheet { no_forward: NoForward::Pass, ..sheet },
            RuleSheet { points: Some([0; 3]), ..sheet },
            RuleSheet { points: Some([1, 0, 0]), ..sheet },
        ];
        let mut all: Vec<_> = changed.iter().chain([&sheet]).map(RuleSheet::canonical_bytes).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
