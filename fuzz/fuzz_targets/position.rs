//! Positions and moves: parsing arbitrary text never panics, accepted text is written again unchanged, and the rules work in
//! every accepted position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::{House, Move, Position, RuleSheet};

fuzz_target!(|text: &str| {
    if let Ok(parsed) = text.parse::<Move>() {
        assert_eq!(parsed.to_string(), text);
    }
    for sheet in RuleSheet::every() {
        let Ok(position) = Position::parse(&sheet, text) else { continue };
        assert_eq!(position.to_string(), text);
        let moves = position.legal_moves(&sheet);
        for (index, legal) in moves.iter().enumerate() {
            let after = position.play(&sheet, legal).expect("a legal move");
            assert_eq!(moves.after(index), Some(after));
            assert_eq!(Position::parse(&sheet, &after.to_string()), Ok(after));
        }
        for from in House::all() {
            let refused = position.why_not_from(&sheet, from).is_some();
            assert_eq!(refused, !moves.starts().contains(from));
        }
    }
});
