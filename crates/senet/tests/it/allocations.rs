//! Generating and playing moves allocates nothing.

use senet::{Position, RuleSheet, perft};

#[test]
fn generating_and_playing_moves_allocates_nothing() {
    for sheet in RuleSheet::every() {
        for start in Position::starts(&sheet).collect::<Vec<_>>() {
            let mut nodes = 0;
            let allocations = allocation_counter::measure(|| {
                nodes = perft(&sheet, &start, 4);
                let position = sheet.casting().weights().iter().map(|(throw, _)| start.throw_unchecked(*throw));
                for position in position {
                    for legal in &position.legal_moves(&sheet) {
                        nodes += u64::from(position.play_unchecked(&sheet, legal).is_over());
                        nodes += u64::from(position.play(&sheet, legal).is_ok());
                    }
                }
            });
            assert!(nodes > 100, "{sheet}");
            assert_eq!(allocations.count_total, 0, "{sheet}");
        }
    }
}
