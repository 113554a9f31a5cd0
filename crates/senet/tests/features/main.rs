//! The features that are off by default: `serde` and `arbitrary`.

use std::collections::HashSet;
use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::record::Date;
use senet::{
    Event, Faces, Game, House, HouseSet, Move, OptionSet, Player, Position, Record, RuleSheet, Setup, SheetId,
    SheetOption, Side, Throw, ThrowSet,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The value is written as this JSON, and this JSON is read as the value.
fn is_written<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("JSON"), json);
    assert_eq!(serde_json::from_str::<T>(json).expect(json), *value);
}

#[test]
fn values_are_written_as_their_texts_and_numbers() {
    let start = Position::starts(&RuleSheet::DUTCH).next().expect("a start");
    let rebirth: OptionSet = [SheetOption::Rebirth].into_iter().collect();
    let faces: Faces = "|..|".parse().expect("faces");
    let played: Move = "10-11".parse().expect("a move");
    is_written(&House::WATER, "27");
    is_written(&Throw::FOUR, "4");
    is_written(&HouseSet::of(&[26, 30]), "[26,30]");
    is_written(&ThrowSet::of(&[1, 6]), "[1,6]");
    is_written(&Side::Cones, r#""cones""#);
    is_written(&Player::Second, r#""second""#);
    is_written(&SheetId::Uninerd, r#""uninerd""#);
    is_written(&rebirth, r#"["rebirth"]"#);
    is_written(&faces, r#""|..|""#);
    is_written(&played, r#""10-11""#);
    is_written(&Setup::from(start), r#""cscscscscs/10/10 s s10c9 1""#);
    is_written(&Date::new(2026, 11, 20), r#""2026-11-20""#);
    is_written(&RuleSheet::DUTCH, r#"{"id":"dutch","options":[]}"#);
    is_written(
        &RuleSheet::new(SheetId::Spanish, rebirth).expect("an option"),
        r#"{"id":"spanish","options":["rebirth"]}"#,
    );
    is_written(&Event::Throw(faces), r#"{"throw":"|..|"}"#);
    is_written(&Event::Move(played), r#"{"move":"10-11"}"#);
    is_written(&Event::Choose(Side::Spools), r#"{"choose":"spools"}"#);
    is_written(&Event::Resign(Player::First), r#"{"resign":"first"}"#);
    assert_eq!(serde_json::to_string(&start).expect("JSON"), r#""cscscscscs/10/10 s s10c9 1""#);
    let record = Record::new(Game::new(RuleSheet::DUTCH, Player::First), "Ani", "Tutu").expect("names");
    is_written(&record, &serde_json::to_string(&record.to_string()).expect("JSON"));
}

#[test]
fn other_values_are_refused() {
    fn refusal<T: DeserializeOwned + Debug>(json: &str) -> String {
        serde_json::from_str::<T>(json).expect_err(json).to_string()
    }
    let cases = [
        (refusal::<House>("31"), "there is no house `31`; there are: 1–30"),
        (refusal::<Throw>("0"), "there is no throw `0`; there are: 1–6"),
        (refusal::<HouseSet>("[1,0]"), "there is no house `0`; there are: 1–30"),
        (refusal::<Move>("7"), "invalid type: integer `7`, expected a move, such as `10-11`"),
        (
            refusal::<RuleSheet>(r#"{"id":"dutch","options":["rebirth"]}"#),
            "the sheet `dutch` has no option `rebirth`; it has none",
        ),
        (refusal::<RuleSheet>(r#"{"id":"dutch","options":[],"points":3}"#), "unknown field `points`"),
    ];
    for (found, expected) in cases {
        assert!(found.starts_with(expected), "{found}");
    }
}

/// Positions and games from random bytes are valid, and of every kind.
#[test]
fn arbitrary_values_are_valid() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut bytes = vec![0; 300];
    let (mut phases, mut played) = (HashSet::new(), 0);
    for _ in 0..3000 {
        chance.fill_bytes(&mut bytes);
        let mut source = Unstructured::new(&bytes);
        let sheet = RuleSheet::arbitrary(&mut source).expect("a sheet");
        let position = Position::arbitrary(&sheet, &mut source).expect("a position");
        assert_eq!(Position::parse(&sheet, &position.to_string()), Ok(position));
        phases.insert(std::mem::discriminant(&position.phase()));
        let game = Game::arbitrary(&mut Unstructured::new(&bytes)).expect("a game");
        played += game.events().len();
        let record = Record::new(game, "Ani", "Tutu").expect("names");
        assert_eq!(record.to_string().parse(), Ok(record));
    }
    assert_eq!(phases.len(), 5, "every phase");
    assert!(played > 30_000, "{played} events");
}
