//! The hieroglyphs on the tiles of the special houses.

use senet::{House, RuleSheet, SheetId, Water};

/// A hieroglyph on a tile, after those on excavated boards. It names the house; whether the house has an effect is the
/// sheet's business ([`Sign`](crate::Sign)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Glyph {
    /// 15: the ankh, life, on the house of rebirth.
    Ankh,
    /// 26: nefer, good.
    Nefer,
    /// 27: three ripples of water.
    Water,
    /// 28: three ba-birds, souls.
    ThreeBirds,
    /// 29: two seated gods.
    TwoGods,
    /// 30, or 29 where that is the house of Horus: the falcon.
    Horus,
    /// 30 where it is the house of Ra: the sun.
    Sun,
}

impl Glyph {
    /// The hieroglyph of a house on this sheet. Boards of all ages have those of 26 to 30, so they are on every sheet's
    /// board; 15 bears one where the water sends pieces there.
    pub fn of(sheet: &RuleSheet, house: House) -> Option<Glyph> {
        match house.number() {
            15 if sheet.water() != Water::Start => Some(Glyph::Ankh),
            26 => Some(Glyph::Nefer),
            27 => Some(Glyph::Water),
            28 => Some(Glyph::ThreeBirds),
            29 if sheet.id() == SheetId::Uninerd => Some(Glyph::Horus),
            30 if sheet.id() == SheetId::Uninerd => Some(Glyph::Sun),
            29 => Some(Glyph::TwoGods),
            30 => Some(Glyph::Horus),
            _ => None,
        }
    }

    /// The name of its drawing in [`SYMBOLS`].
    pub const fn symbol(self) -> &'static str {
        match self {
            Glyph::Ankh => "ankh",
            Glyph::Nefer => "nefer",
            Glyph::Water => "water",
            Glyph::ThreeBirds => "ba3",
            Glyph::TwoGods => "gods",
            Glyph::Horus => "horus",
            Glyph::Sun => "sun",
        }
    }
}

/// Drawings of pieces, sticks and hieroglyphs as an SVG element with one `<symbol>` each, for `<use>`. The build of the
/// page puts it into the document.
pub const SYMBOLS: &str = include_str!("../drawings/symbols.svg");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_glyph_has_a_drawing_and_every_sheet_marks_the_last_five_houses() {
        for id in SheetId::ALL {
            let sheet = RuleSheet::plain(id);
            let glyphs: Vec<(u8, Glyph)> =
                House::all().filter_map(|house| Some((house.number(), Glyph::of(&sheet, house)?))).collect();
            let numbers: Vec<u8> = glyphs.iter().map(|(number, _)| *number).filter(|number| *number > 20).collect();
            assert_eq!(numbers, [26, 27, 28, 29, 30], "{id}");
            for (_, glyph) in glyphs {
                assert!(SYMBOLS.contains(&format!(r#"<symbol id="{}""#, glyph.symbol())), "{glyph:?}");
            }
        }
    }

    #[test]
    fn the_signs_of_29_and_30_fit_their_names() {
        let last = |id| [29, 30].map(|number| Glyph::of(&RuleSheet::plain(id), House::new(number).expect("a house")));
        for id in SheetId::ALL {
            let expected = match id {
                SheetId::Uninerd => [Glyph::Horus, Glyph::Sun],
                _ => [Glyph::TwoGods, Glyph::Horus],
            };
            assert_eq!(last(id), expected.map(Some), "{id}");
        }
    }

    #[test]
    fn fifteen_has_an_ankh_where_the_water_sends_to_it() {
        let house = House::new(15).expect("a house");
        let ankh = |id| Glyph::of(&RuleSheet::plain(id), house).is_some();
        assert_eq!(SheetId::ALL.map(ankh), [false, false, true, false, true]);
    }
}
