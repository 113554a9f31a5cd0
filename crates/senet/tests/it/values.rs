//! Small values: texts and numbers, sets, and the traits of all public types.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use proptest::prelude::*;
use senet::record::{Date, LinkError, NameError, ParseDateError, RecordFault};
use senet::{
    Casting, Cause, Event, Expected, Faces, Fault, FaultKind, Faults, Field, Game, GameError, House, HouseSet, Houses,
    Leaving, LeavingThrow, Match, Move, MoveIter, MoveList, NoForward, OpeningRule, OptionNotOffered, OptionSet,
    Options, Outcome, Owed, ParseMoveError, ParseSheetError, Phase, Player, Position, ReadMoveError, Record,
    RecordError, Refusal, RuleSheet, Setup, SheetId, SheetOption, Side, Stage, Start, Sticks, Throw, ThrowSet, Throws,
    UnknownName, Water,
};

fn round_trip<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(values: impl IntoIterator<Item = T>) {
    for value in values {
        assert_eq!(value.to_string().parse::<T>().expect("a text that was written"), value);
    }
}

#[test]
fn texts_that_are_written_can_be_read() {
    round_trip(House::all());
    round_trip(ThrowSet::ALL);
    round_trip(Side::BOTH);
    round_trip(Player::BOTH);
    round_trip(SheetId::ALL);
    round_trip(SheetOption::ALL);
    round_trip(RuleSheet::every());
    round_trip(Position::starts(&RuleSheet::UNINERD).map(Setup::from));
}

#[test]
fn other_texts_are_refused_with_what_is_known() {
    let cases: [(Result<(), String>, &str); 9] = [
        (said::<House>("31"), "there is no house `31`; there are: 1–30"),
        (said::<House>("+1"), "there is no house `+1`; there are: 1–30"),
        (said::<House>("01"), "there is no house `01`; there are: 1–30"),
        (said::<Throw>("0"), "there is no throw `0`; there are: 1–6"),
        (said::<Side>("Cones"), "there is no side `Cones`; there are: cones, spools"),
        (said::<Player>(""), "there is no player ``; there are: first, second"),
        (said::<Faces>("[6]"), "there is no fall `[6]`; there are: four of `|` and `.`, and [1] to [5] and [X]"),
        (said::<RuleSheet>("dutch rebirth"), "the sheet `dutch` has no option `rebirth`; it has none"),
        (said::<RuleSheet>("spanish  rebirth"), "there is no option ``; there are: exit-3-2-1, happiness, rebirth"),
    ];
    for (found, expected) in cases {
        assert_eq!(found, Err(expected.to_owned()));
    }
}

fn said<T: FromStr<Err: Display>>(text: &str) -> Result<(), String> {
    text.parse::<T>().map(|_| ()).map_err(|error| error.to_string())
}

#[test]
fn numbers_are_checked() {
    for number in 0..=u8::MAX {
        assert_eq!(House::try_from(number).ok(), House::new(number));
        assert_eq!(House::try_from(number).map(u8::from).ok(), (1..=30).contains(&number).then_some(number));
        assert_eq!(Throw::try_from(number).ok(), Throw::new(number));
        assert_eq!(Throw::try_from(number).map(u8::from).ok(), (1..=6).contains(&number).then_some(number));
    }
}

#[test]
fn operators_of_throws_and_options_are_those_of_sets() {
    let low = ThrowSet::of(&[1, 2, 3]);
    let odd: ThrowSet = [1, 3, 5].into_iter().filter_map(Throw::new).collect();
    assert_eq!([low & odd, low | odd], [ThrowSet::of(&[1, 3]), ThrowSet::of(&[1, 2, 3, 5])]);
    assert_eq!([low - odd, low ^ odd, !low], [ThrowSet::of(&[2]), ThrowSet::of(&[2, 5]), ThrowSet::of(&[4, 5, 6])]);
    let mut options = OptionSet::EMPTY;
    assert!(options.insert(SheetOption::Rebirth) && !options.insert(SheetOption::Rebirth));
    options.extend([SheetOption::Exit321]);
    assert_eq!(options.iter().rev().collect::<Vec<_>>(), [SheetOption::Rebirth, SheetOption::Exit321]);
    assert!(options.remove(SheetOption::Rebirth) && !options.remove(SheetOption::Rebirth));
    assert_eq!(!options, [SheetOption::Happiness, SheetOption::Rebirth].into_iter().collect());
}

proptest! {
    #[test]
    fn a_set_of_houses_is_a_set(one: u32, other: u32, number in 1..=30_u8) {
        let (one, other) = (HouseSet::from_bits(one), HouseSet::from_bits(other));
        let house = House::new(number).expect("a house");
        let model = |set: HouseSet| -> BTreeSet<House> { House::all().filter(|house| set.contains(*house)).collect() };
        let (of_one, of_other) = (model(one), model(other));
        prop_assert_eq!(model(one & other), &of_one & &of_other);
        prop_assert_eq!(model(one | other), &of_one | &of_other);
        prop_assert_eq!(model(one ^ other), &of_one ^ &of_other);
        prop_assert_eq!(model(one - other), &of_one - &of_other);
        prop_assert_eq!(model(!one), &model(HouseSet::ALL) - &of_one);
        prop_assert_eq!(one.is_subset(other), of_one.is_subset(&of_other));
        prop_assert_eq!(one.len(), of_one.len());
        prop_assert!(one.iter().eq(of_one.iter().copied()));
        prop_assert!(one.iter().rev().eq(of_one.iter().rev().copied()));
        prop_assert_eq!(one.iter().len(), of_one.len());
        let mut both_ends = one.iter();
        let taken = (both_ends.next(), both_ends.next_back(), both_ends.len());
        let mut expected = of_one.iter().copied();
        prop_assert_eq!(taken, (expected.next(), expected.next_back(), expected.len()));
        let (mut set, mut of_set) = (one, of_one.clone());
        prop_assert_eq!(set.insert(house), of_set.insert(house));
        prop_assert_eq!(model(set), of_set.clone());
        prop_assert_eq!(set.remove(house), of_set.remove(&house));
        prop_assert_eq!(model(set), of_set);
        set.extend(other);
        prop_assert_eq!(set, one.without(house) | other);
    }
}

/// Moves from both ends of a list, over the water last (`U8`), and off 30 or not (`U5`).
#[test]
fn moves_come_from_both_ends() {
    let cases = [
        (RuleSheet::UNINERD, "c4c4/2s4s2/5c4 c - 1"),
        (RuleSheet::UNINERD, "10/s9/9c c - ^"),
        (RuleSheet::CARPIGNANO, "c1c1c1c1c1/10/9s c - 3"),
    ];
    for (sheet, text) in cases {
        let position = Position::parse(&sheet, text).expect(text);
        let list = position.legal_moves(&sheet);
        let all: Vec<Move> = list.iter().collect();
        assert!(all.len() > 1, "{text}");
        assert!(list.iter().rev().eq(all.iter().rev().copied()), "{text}");
        for from_front in 0..=all.len() {
            let mut moves = list.iter();
            assert!(moves.by_ref().take(from_front).eq(all[..from_front].iter().copied()), "{text}");
            assert!(moves.rev().eq(all[from_front..].iter().rev().copied()), "{text}");
        }
    }
}

/// Compiles only if the types have the expected traits.
#[test]
fn public_types_have_the_common_traits() {
    fn value<T: Clone + Eq + Hash + Debug + Send + Sync + Unpin + 'static>() {}
    fn error<T: Error + Clone + Eq + Hash + Send + Sync + 'static>() {}
    fn iterator<T: DoubleEndedIterator + ExactSizeIterator + std::iter::FusedIterator + Clone + Debug + Send + Sync>() {
    }
    fn list<T: Copy + Debug + Send + Sync>() {}

    value::<(House, HouseSet, Throw, ThrowSet, Sticks, Faces, Casting, Side, Player)>();
    value::<(SheetId, SheetOption, OptionSet, RuleSheet, OpeningRule, Water, LeavingThrow, Leaving, NoForward)>();
    value::<(Setup, Position, Phase, Owed, Move, Cause, Expected, Field, FaultKind, Fault)>();
    value::<(Game, Event, Stage, Start, Outcome, Match, Record, Date, RecordFault)>();
    error::<Faults>();
    error::<ParseMoveError>();
    error::<ReadMoveError>();
    error::<Refusal>();
    error::<GameError>();
    error::<UnknownName>();
    error::<OptionNotOffered>();
    error::<ParseSheetError>();
    error::<RecordError>();
    error::<NameError>();
    error::<LinkError>();
    error::<ParseDateError>();
    iterator::<Houses>();
    iterator::<Throws>();
    iterator::<Options>();
    iterator::<MoveIter<'static>>();
    list::<MoveList<'static>>();
}
