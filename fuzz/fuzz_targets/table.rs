//! Table files: reading arbitrary bytes never panics, and changed bytes are never verified as sound.

#![no_main]

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use senet::{Position, RuleSheet};
use senet_tables::format::HEADER_LEN;
use senet_tables::{Comparison, Table, Tables};
use sha2::{Digest, Sha256};

const SHEET: RuleSheet = RuleSheet::SPANISH;

/// The smallest table of the sheet, in which some numbers are not positions.
fn sound() -> &'static [u8] {
    static SOUND: OnceLock<Vec<u8>> = OnceLock::new();
    SOUND.get_or_init(|| {
        let tables = Tables::shipped(&SHEET).expect("tables of these rules");
        tables.table(1, 1).expect("a table").bytes().to_vec()
    })
}

/// Uses every function that reads a table.
fn read_all(tables: &Tables) {
    let table = tables.table(1, 1).expect("it was added");
    let verified = table.verify();
    for number in 0..=table.index().len() {
        let value = table.get(number);
        assert_eq!(value.is_ok(), verified.is_ok() || number == table.index().len());
        if let Ok(Some(bounds)) = value {
            assert!(0.0 <= bounds.lower() && bounds.lower() <= bounds.upper() && bounds.upper() <= 1.0);
        }
    }
    for number in (0..table.index().len()).step_by(97) {
        let compared = tables.compare(table, number);
        assert!(verified.is_ok() || !matches!(compared, Ok(Comparison::Agrees)));
    }
    let position = Position::parse(&SHEET, "s9/10/c9 s - ?").expect("a position");
    assert_eq!(tables.value(&position).is_ok(), verified.is_ok());
}

fuzz_target!(|input: &[u8]| {
    // The input as a table, and as a pack.
    let mut tables = Tables::new(SHEET);
    if tables.add(input.to_vec(), 1, 1).is_ok() {
        read_all(&tables);
    }
    let _ = Tables::from_pack(&SHEET, input);
    // A sound table with changes, each of three bytes: the place, and the number to add there. The first byte of the input
    // decides whether the header's digest is corrected.
    let mut bytes = sound().to_vec();
    let (seals, changes) = input.split_first().map_or((false, input), |(first, rest)| (first & 1 == 1, rest));
    for change in changes.chunks_exact(3) {
        let place = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len();
        bytes[place] = bytes[place].wrapping_add(change[2]);
    }
    if seals {
        let digest = Sha256::digest(&bytes[..HEADER_LEN - 32]);
        bytes[HEADER_LEN - 32..HEADER_LEN].copy_from_slice(&digest);
    }
    let is_sound = bytes == sound();
    let mut tables = Tables::new(SHEET);
    match tables.add(bytes, 1, 1) {
        Ok(()) => {
            read_all(&tables);
            let verified = tables.all().try_for_each(Table::verify);
            assert_eq!(verified.is_ok(), is_sound);
        }
        Err(_) => assert!(!is_sound),
    }
});
