//! Valid values from a fuzzer's bytes.

use alloc::vec::Vec;

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{
    Casting, Event, Faces, Game, House, HouseSet, OptionSet, Owed, Phase, Player, Position, RuleSheet, Setup, SheetId,
    SheetOption, Side, Stage, Throw, ThrowSet,
};

macro_rules! chosen_from {
    ($($type:ident: $all:expr),* $(,)?) => {$(
        impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<$type> {
                bytes.choose(&$all).copied()
            }

            fn size_hint(_depth: usize) -> (usize, Option<usize>) {
                (0, Some(1))
            }
        }
    )*};
}

chosen_from! {
    Casting: [Casting::Sticks, Casting::Die],
    Player: Player::BOTH,
    RuleSheet: RuleSheet::every().collect::<Vec<_>>(),
    SheetId: SheetId::ALL,
    SheetOption: SheetOption::ALL,
    Side: Side::BOTH,
}

impl<'a> Arbitrary<'a> for House {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<House> {
        Ok(House::known(bytes.int_in_range(1..=30)?))
    }
}

impl<'a> Arbitrary<'a> for Throw {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Throw> {
        Ok(Throw::known(bytes.int_in_range(1..=6)?))
    }
}

macro_rules! sets {
    ($($set:ident),*) => {$(
        impl<'a> Arbitrary<'a> for $set {
            fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<$set> {
                bytes.arbitrary_iter()?.collect()
            }
        }
    )*};
}

sets!(HouseSet, OptionSet, ThrowSet);

impl<'a> Arbitrary<'a> for Faces {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Faces> {
        let casting = Casting::arbitrary(bytes)?;
        faces(casting, bytes)
    }
}

fn faces(casting: Casting, bytes: &mut Unstructured<'_>) -> Result<Faces> {
    let falls: Vec<Faces> = (0..casting.falls()).filter_map(|number| casting.fall(number)).collect();
    bytes.choose(&falls).copied()
}

impl Position {
    /// A position that a game under the sheet could hold, from a fuzzer's bytes.
    ///
    /// # Errors
    ///
    /// If the bytes do not suffice.
    pub fn arbitrary(sheet: &RuleSheet, bytes: &mut Unstructured<'_>) -> Result<Position> {
        let mut free: Vec<House> = House::all().collect();
        let mut pieces = [HouseSet::EMPTY; 2];
        for of_side in &mut pieces {
            for _ in 0..bytes.int_in_range(0..=5)? {
                let house = free.swap_remove(bytes.choose_index(free.len())?);
                of_side.insert(house);
            }
        }
        let [cones, spools] = pieces;
        let throws = ThrowSet::ALL.iter();
        let rests = throws.clone().flat_map(|throw| ThrowSet::ALL.iter().map(move |rest| Phase::Rest { rest, throw }));
        let phases: Vec<Phase> = [Phase::Throw, Phase::TurnStart, Phase::Over]
            .into_iter()
            .chain(throws.map(Phase::Play))
            .chain(rests)
            .collect();
        let mut found: Vec<Position> = Position::starts(sheet).collect();
        for side in Side::BOTH {
            for owed in [Owed::Nothing, Owed::Cones] {
                let setups = phases.iter().map(|phase| Setup { cones, spools, side, owed, phase: *phase });
                found.extend(setups.filter_map(|setup| setup.position(sheet).ok()));
            }
        }
        bytes.choose(&found).copied()
    }
}

impl<'a> Arbitrary<'a> for Game {
    /// A game that is played until the bytes run out, from the opening or a position.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Game> {
        let sheet = RuleSheet::arbitrary(bytes)?;
        let mut game = if bytes.ratio(1, 4)? {
            Game::from_position(sheet, Position::arbitrary(&sheet, bytes)?)
        } else {
            Game::new(sheet, Player::arbitrary(bytes)?)
        };
        while !bytes.is_empty() {
            let event = match game.stage() {
                Stage::Over(_) => break,
                Stage::Play(_) if bytes.ratio(1, 200)? => Event::Resign(Player::arbitrary(bytes)?),
                Stage::ChooseSide { .. } => Event::Choose(Side::arbitrary(bytes)?),
                Stage::Play(position) if !position.awaits_throw() => {
                    let moves: Vec<_> = position.legal_moves(&sheet).iter().collect();
                    Event::Move(*bytes.choose(&moves)?)
                }
                Stage::Opening { .. } | Stage::Play(_) => Event::Throw(faces(sheet.casting, bytes)?),
            };
            // Every event was made for this stage.
            if game.apply(event).is_err() {
                return Err(arbitrary::Error::IncorrectFormat);
            }
        }
        Ok(game)
    }
}
