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

/// Asserts that the value is serialised as this JSON, and this JSON deserialised as the value.
fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("JSON"), json);
    assert_eq!(serde_json::from_str::<T>(json).expect(json), *value);
}

#[test]
fn values_are_written_as_their_texts_and_numbers() {
    let start = Position::starts(&RuleSheet::DUTCH).next().expect("a start");
    let rebirth: OptionSet = [SheetOption::Rebirth].into_iter().collect();
    let faces: Faces = "|..|".parse().expect("faces");
    let played: Move = "10-11".parse().expect("a move");
    round_trips(&House::WATER, "27");
    round_trips(&Throw::FOUR, "4");
    round_trips(&HouseSet::of(&[26, 30]), "[26,30]");
    round_trips(&ThrowSet::of(&[1, 6]), "[1,6]");
    round_trips(&Side::Cones, r#""cones""#);
    round_trips(&Player::Second, r#""second""#);
    round_trips(&SheetId::Uninerd, r#""uninerd""#);
    round_trips(&rebirth, r#"["rebirth"]"#);
    round_trips(&faces, r#""|..|""#);
    round_trips(&played, r#""10-11""#);
    round_trips(&Setup::from(start), r#""cscscscscs/10/10 s s10c9 1""#);
    round_trips(&Date::new(2026, 11, 20), r#""2026-11-20""#);
    round_trips(&RuleSheet::DUTCH, r#"{"id":"dutch","options":[]}"#);
    round_trips(
        &RuleSheet::new(SheetId::Spanish, rebirth).expect("an option"),
        r#"{"id":"spanish","options":["rebirth"]}"#,
    );
    round_trips(&Event::Throw(faces), r#"{"throw":"|..|"}"#);
    round_trips(&Event::Move(played), r#"{"move":"10-11"}"#);
    round_trips(&Event::Choose(Side::Spools), r#"{"choose":"spools"}"#);
    round_trips(&Event::Resign(Player::First), r#"{"resign":"first"}"#);
    assert_eq!(serde_json::to_string(&start).expect("JSON"), r#""cscscscscs/10/10 s s10c9 1""#);
    let record = Record::new(Game::new(RuleSheet::DUTCH, Player::First), "Ani", "Tutu").expect("names");
    round_trips(&record, &serde_json::to_string(&record.to_string()).expect("JSON"));
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
