//! The address of an explored position: `#/explore/dutch/10/c9/5s4_c_-_%3F`. Described in `docs/notation.md`.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use senet::{Faults, Position, RuleSheet};

/// The prefix of the address of an explored position, as a fragment.
pub(crate) const EXPLORE: &str = "#/explore";

/// Characters that are not percent-encoded. Programs that find links in texts would leave out a `?` at the end.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'/');

/// Why a fragment names no position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Unreadable {
    /// It has no sheet, or one that is not known.
    Sheet,
    /// The sheet does not allow the position.
    Position(Faults),
}

/// The address of a position, as a fragment.
pub(crate) fn write(sheet: &RuleSheet, position: &Position) -> String {
    let text = format!("{sheet}/{position}").replace(' ', "_");
    format!("{EXPLORE}/{}", utf8_percent_encode(&text, PLAIN))
}

/// The position that a fragment names, with its sheet.
pub(crate) fn read(fragment: &str) -> Result<(RuleSheet, Position), Unreadable> {
    let path = fragment.strip_prefix(EXPLORE).and_then(|path| path.strip_prefix('/')).ok_or(Unreadable::Sheet)?;
    let text = percent_decode_str(path).decode_utf8_lossy().replace('_', " ");
    let (sheet, position) = text.split_once('/').ok_or(Unreadable::Sheet)?;
    let sheet: RuleSheet = sheet.parse().map_err(|_| Unreadable::Sheet)?;
    Ok((sheet, Position::parse(&sheet, position).map_err(Unreadable::Position)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_back_to_their_positions() {
        let texts = ["10/c9/5s4 c - ?", "10/c9/5s4 s - 3", "10/c9/10 s - #", "cscscscscs/10/10 s s10c9 1"];
        for sheet in RuleSheet::every() {
            for text in texts {
                let Ok(position) = Position::parse(&sheet, text) else { continue };
                let address = write(&sheet, &position);
                assert_eq!(read(&address), Ok((sheet, position)), "{address}");
                assert!(address.ends_with(|last: char| last.is_ascii_alphanumeric()), "{address}");
            }
        }
        let waits = Position::parse(&RuleSheet::UNINERD, "10/1s8/9c c - ^").expect("a position");
        assert_eq!(write(&RuleSheet::UNINERD, &waits), "#/explore/uninerd/10/1s8/9c_c_-_%5E");
        let rest = Position::parse(&RuleSheet::DUTCH, "10/10/4s3c1 c - +1/4").expect("a position");
        assert_eq!(read(&write(&RuleSheet::DUTCH, &rest)), Ok((RuleSheet::DUTCH, rest)));
    }

    #[test]
    fn addresses_of_no_position_are_refused() {
        for text in ["", "#", "#/explore", "#/explore/", "#/explore/roman/10/c9/5s4_c_-_?", "#/explorer/dutch/10"] {
            assert_eq!(read(text), Err(Unreadable::Sheet), "{text}");
        }
        for text in ["#/explore/dutch/10", "#/explore/dutch/10/c9/6s3_c_-_%3F", "#/explore/dutch/%FF"] {
            assert!(matches!(read(text), Err(Unreadable::Position(_))), "{text}");
        }
    }
}
