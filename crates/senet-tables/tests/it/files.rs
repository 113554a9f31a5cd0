//! Reading of table files: sound, of another layer or version, damaged, truncated.

use std::fs;

use proptest::prelude::*;
use senet::{OptionSet, Position, RuleSheet, SheetId, SheetOption};
use senet_tables::format::HEADER_LEN;
use senet_tables::{Comparison, Table, Tables, table_name};
use sha2::{Digest, Sha256};

use crate::graft::graft;

/// The bytes of a shipped table.
fn shipped(sheet: &RuleSheet, own: usize, enemy: usize) -> Vec<u8> {
    let tables = Tables::shipped(sheet).expect("tables of these rules");
    tables.table(own, enemy).expect("a table").bytes().to_vec()
}

#[test]
fn every_shipped_value_agrees_with_one_more_update() {
    for sheet in RuleSheet::every() {
        let tables = Tables::shipped(&sheet).expect("tables of these rules");
        let mut compared = 0;
        for table in tables.all() {
            table.verify().expect("a sound table");
            assert!(table.error() < 3.4e-5, "{sheet}");
            for number in 0..table.index().len() {
                match tables.compare(table, number).expect("a sound table") {
                    Comparison::Agrees => compared += 1,
                    Comparison::NoPosition => {}
                    other => panic!("{sheet}: {other:?}"),
                }
            }
        }
        assert!(compared > 100_000 && tables.all().count() == 4, "{sheet}: {compared}");
    }
}

#[test]
fn other_files_are_refused_and_kept() {
    let spanish = shipped(&RuleSheet::SPANISH, 1, 1);
    let rebirth = RuleSheet::new(SheetId::Spanish, OptionSet::EMPTY.with(SheetOption::Rebirth)).expect("an option");
    let mut next_version = spanish.clone();
    next_version[8] += 1;
    // Version 1 had a header of 80 bytes.
    let mut first_version = spanish[HEADER_LEN - 80..].to_vec();
    first_version[..12].copy_from_slice(b"SENETTAB\x01\0\0\0");
    let mut other_rules = spanish.clone();
    other_rules[80] ^= 1;
    let digest = Sha256::digest(&other_rules[..112]);
    other_rules[112..HEADER_LEN].copy_from_slice(&digest);
    let mut longer = spanish.clone();
    longer.push(0);
    for (sheet, layer, bytes, expected) in [
        (RuleSheet::FRENCH, (1, 1), &spanish[..], "`spanish-1-1.senet-table`, not `french-1-1.senet-table`"),
        (rebirth, (1, 1), &spanish, "not `spanish+rebirth-1-1.senet-table`"),
        (RuleSheet::SPANISH, (2, 1), &spanish, "`spanish-1-1.senet-table`, not `spanish-2-1.senet-table`"),
        (RuleSheet::SPANISH, (1, 1), b"PNG and other things", "not a table"),
        (RuleSheet::SPANISH, (1, 1), b"", "should have 144 bytes and has 0"),
        (RuleSheet::SPANISH, (1, 1), &next_version, "version 3 of the format"),
        (
            RuleSheet::SPANISH,
            (1, 1),
            &first_version,
            "version 1 of the format, and this program reads version 2; remove",
        ),
        (RuleSheet::SPANISH, (1, 1), &other_rules, "other rules of the sheet `spanish`"),
        (RuleSheet::SPANISH, (1, 1), &spanish[..500], "and has 500"),
        (RuleSheet::SPANISH, (1, 1), &longer, "bytes and has"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(table_name(sheet, layer.0, layer.1));
        fs::write(&path, bytes).expect("a file");
        let error = Tables::open(folder.path(), sheet).expect_err(expected).to_string();
        assert!(error.contains(expected) && error.contains(&path.display().to_string()), "{expected}: {error}");
        assert!(fs::read(&path).expect("a file") == bytes, "the file is unchanged");
    }
}

#[test]
fn blocks_copied_from_other_files_or_places_are_detected() {
    let sheet = RuleSheet::DUTCH;
    let (mirrored, of_layer) = (shipped(&sheet, 1, 2), shipped(&sheet, 2, 1));
    let (of_french, large) = (shipped(&RuleSheet::FRENCH, 2, 1), shipped(&sheet, 2, 2));
    for (layer, grafted, place) in [
        ((2, 1), graft(&of_layer, 0, &mirrored, 0), 0),
        ((2, 1), graft(&of_layer, 0, &of_french, 0), 0),
        ((2, 2), graft(&large, 1, &large, 2), 1),
        ((2, 2), graft(&large, 3, &large, 0), 3),
    ] {
        let mut tables = Tables::new(sheet);
        tables.add(grafted, layer.0, layer.1).expect("header and length are right");
        let table = tables.table(layer.0.into(), layer.1.into()).expect("a table");
        assert!((0..table.blocks()).all(|block| table.verify_block(block).is_err() == (block == place)), "{layer:?}");
    }
}

#[test]
fn damage_is_an_error_that_names_the_file() {
    let sheet = RuleSheet::DUTCH;
    let folder = tempfile::tempdir().expect("a folder");
    for (own, enemy) in [(1, 1), (1, 2), (2, 1)] {
        let mut bytes = shipped(&sheet, own.into(), enemy.into());
        bytes[700] ^= u8::from((own, enemy) == (2, 1));
        fs::write(folder.path().join(table_name(sheet, own, enemy)), bytes).expect("a file");
    }
    let tables = Tables::open(folder.path(), sheet).expect("headers and lengths are right");
    let expected = format!("{}: block 0 ", folder.path().join("dutch-2-1.senet-table").display());
    let position = Position::parse(&sheet, "10/10/ss7c s - ?").expect("a position");
    let error = tables.value(&position).expect_err("a damaged block").to_string();
    assert!(error.starts_with(&expected), "{error}");
    // Updates of the mirrored layer need values of the damaged one.
    let sound = tables.table(1, 2).expect("a table");
    let error = (0..1000).find_map(|number| tables.compare(sound, number).err()).expect("a damaged block").to_string();
    assert!(error.starts_with(&expected), "{error}");
    assert!(sound.verify().is_ok());
}

#[test]
fn a_pack_must_be_complete_and_sound() {
    let sheet = RuleSheet::DUTCH;
    let pack: Vec<u8> = [(1, 1), (1, 2), (2, 1), (2, 2)].iter().flat_map(|(a, b)| shipped(&sheet, *a, *b)).collect();
    assert_eq!(Tables::from_pack(&sheet, &pack).expect("the tables of the sheet").all().count(), 4);
    let refused = |bytes: &[u8]| Tables::from_pack(&sheet, bytes).expect_err("no such pack").to_string();
    assert!(refused(&[&pack[..], b"x"].concat()).contains("bytes and has"));
    assert!(refused(&pack[..pack.len() - 1]).starts_with("dutch-2-2.senet-table: the table should have"));
    let mut damaged = pack.clone();
    damaged[pack.len() - 1000] ^= 1;
    assert!(refused(&damaged).starts_with("dutch-2-2.senet-table: block 4 "));
}

#[test]
fn a_folder_in_place_of_a_table_is_an_error_that_names_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("dutch-1-1.senet-table");
    fs::create_dir(&path).expect("a folder in a table's place");
    let error = Tables::open(folder.path(), RuleSheet::DUTCH).expect_err("a folder is not a table").to_string();
    assert_eq!(error, format!("{}: this is a folder, not an ordinary file", path.display()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_changed_byte_is_detected(place in any::<prop::sample::Index>(), change in 1..=255_u8) {
        let mut bytes = shipped(&RuleSheet::FRENCH, 2, 1);
        let place = place.index(bytes.len());
        bytes[place] ^= change;
        let mut tables = Tables::new(RuleSheet::FRENCH);
        let verified = tables.add(bytes, 2, 1).and_then(|()| tables.all().try_for_each(senet_tables::Table::verify));
        prop_assert!(verified.is_err());
    }

    #[test]
    fn a_truncated_table_is_refused(length in any::<prop::sample::Index>()) {
        let mut bytes = shipped(&RuleSheet::FRENCH, 2, 1);
        bytes.truncate(length.index(bytes.len()));
        prop_assert!(Tables::new(RuleSheet::FRENCH).add(bytes, 2, 1).is_err());
    }
}

#[test]
fn tables_differ_where_their_values_do() {
    let table = |sheet: &RuleSheet| Table::new(shipped(sheet, 1, 1), sheet, 1, 1).expect("a table");
    let (dutch, french) = (table(&RuleSheet::DUTCH), table(&RuleSheet::FRENCH));
    let same = dutch.difference(&dutch, 0..usize::MAX).expect("sound tables");
    assert_eq!((same.positions, same.differing, same.largest, same.contradiction), (812, 0, 0, None));
    let whole = dutch.difference(&french, 0..usize::MAX).expect("sound tables");
    let first = whole.contradiction.expect("other rules");
    let [ours, theirs] = [&dutch, &french].map(|table| table.get(first).expect("a sound table").expect("a position"));
    assert!(!ours.meets(theirs) && whole.positions == 812 && whole.largest > 1000, "{whole:?}");
    // Parts add up to the whole.
    let parts = [0..500, 500..1000].map(|numbers| dutch.difference(&french, numbers).expect("sound tables"));
    assert_eq!(parts[0].and(parts[1]), whole);
}
