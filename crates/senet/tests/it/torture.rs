//! One test that every sheet and every set of options passes: random games, and random boards far from any game.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::{House, HouseSet, Move, Phase, PlayedMove, Position, RuleSheet, Setup, Side, Throw};

use crate::{option_names, slow_rules};

/// A number below `bound`.
fn below(chance: &mut impl Rng, bound: usize) -> usize {
    ((u64::from(chance.next_u32()) * bound as u64) >> 32) as usize
}

/// Checks all invariants of a position; returns its legal moves.
fn check(sheet: &RuleSheet, position: &Position) -> Vec<Move> {
    let text = position.to_string();
    let options = option_names(sheet);
    let context = || format!("{sheet}: {text}");

    // Text and back.
    assert!(!slow_rules::faults(sheet.id().name(), &options, &text), "refused by the slow rules: {}", context());
    assert_eq!(Position::parse(sheet, &text).as_ref(), Ok(position), "{}", context());

    // Unique, sorted, as long as announced.
    let list = position.legal_moves(sheet);
    let moves: Vec<Move> = list.iter().collect();
    assert!(moves.is_sorted_by(|a, b| a < b), "{moves:?} in {}", context());
    assert_eq!(moves.len(), list.len(), "{}", context());
    assert_eq!(list.is_empty(), !position.phase().decides(), "{}", context());
    assert_eq!(list.get(moves.len()), None);
    assert_eq!(list.after(moves.len()), None);
    assert_eq!(list.play(moves.len()), None);

    // The bits of the mask are the moves in order.
    let bits: Vec<u8> = (0..32).filter(|bit| list.mask() >> bit & 1 != 0).collect();
    assert_eq!(bits.iter().map(|bit| list.of_bit(*bit)).collect::<Option<Vec<_>>>().as_ref(), Some(&moves));
    for bit in 0..=u8::MAX {
        let played = list.of_bit(bit).map(|legal| position.play_unchecked(sheet, legal));
        assert_eq!(list.after_bit(bit), played, "bit {bit} in {}", context());
        assert_eq!(played.is_some(), bits.contains(&bit), "bit {bit} in {}", context());
        let house = list.of_bit(bit).and_then(Move::from).map(House::number);
        assert!(bit == 31 || house.is_none_or(|house| house == bit), "bit {bit} in {}", context());
    }

    // All ways to play a move agree, and so do the slow rules.
    let mut fast = Vec::new();
    for (index, legal) in moves.iter().enumerate() {
        assert_eq!(list.get(index), Some(*legal), "{}", context());
        assert_eq!(legal.to_string().parse(), Ok(*legal), "{}", context());
        let after = position.play_unchecked(sheet, *legal);
        assert_eq!(position.play(sheet, *legal), Ok(after), "{legal} in {}", context());
        assert_eq!(list.after(index), Some(after), "{legal} in {}", context());
        let reached = legal.to().map_or(if legal.leaves_board() { 31 } else { 0 }, House::number);
        let played = PlayedMove { position: after, reached, is_backward: legal.is_backward() };
        assert_eq!(list.play(index), Some(played), "{legal} in {}", context());
        assert_pieces_kept(position, *legal, &after);
        fast.push((legal.to_string(), after.to_string()));
    }
    assert_eq!(fast, slow_rules::legal_moves(sheet.id().name(), &options, &text), "{}", context());
    assert_refusals(sheet, position, &moves);
    moves
}

/// A piece is lost only by leaving the board.
fn assert_pieces_kept(before: &Position, legal: Move, after: &Position) {
    let mover = before.side();
    let lost = |side: Side| before.pieces(side).len() - after.pieces(side).len();
    assert_eq!(lost(!mover), 0, "{legal} in {before}");
    let left = usize::from(legal.leaves_board());
    // In `spanish` the piece that waits on 30 may leave along with another piece's move (`S3`).
    let opened = before.pieces(mover).contains(House::LAST) && !after.pieces(mover).contains(House::LAST);
    assert!(lost(mover) == left || (lost(mover) == 1 && opened), "{legal} in {before}");
}

/// An illegal move has a reason, and a legal one has none.
fn assert_refusals(sheet: &RuleSheet, position: &Position, legal: &[Move]) {
    for from in House::all() {
        let destinations = House::all().map(Some).chain([None]);
        for to in destinations {
            let reached =
                legal.iter().any(|m| m.from() == Some(from) && (m.to() == to || to.is_none() && m.leaves_board()));
            let why_not = position.why_not(sheet, from, to);
            assert_eq!(why_not.is_none(), reached, "{from} to {to:?} in {sheet}: {position}: {why_not:?}");
        }
        let can_move = legal.iter().any(|m| m.from() == Some(from));
        assert_eq!(position.why_not_from(sheet, from).is_none(), can_move, "{from} in {sheet}: {position}");
    }
    for other in [Move::PASS, Move::KEEP] {
        assert_eq!(position.refusal(sheet, other).is_none(), legal.contains(&other), "{other} in {sheet}: {position}");
    }
}

#[test]
fn random_games() {
    for (number, sheet) in RuleSheet::every().enumerate() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        for start in Position::starts(&sheet).collect::<Vec<_>>().into_iter().cycle().take(20) {
            let mut position = start;
            let mut plies = 0;
            while position.winner().is_none() {
                let moves = check(&sheet, &position);
                if position.phase() == Phase::Throw {
                    let throws = slow_rules::throws(sheet.id().name());
                    let value = throws[below(&mut chance, throws.len())].0;
                    let after = position.throw(&sheet, Throw::new(value).expect("a throw")).expect("a throw is due");
                    let slow =
                        slow_rules::put_throw(sheet.id().name(), &option_names(&sheet), &position.to_string(), value);
                    assert_eq!(after.to_string(), slow);
                    position = after;
                } else {
                    position = position.play(&sheet, moves[below(&mut chance, moves.len())]).expect("a legal move");
                }
                plies += 1;
                assert!(plies < 100_000, "a random game of {sheet} does not end");
            }
            check(&sheet, &position);
        }
    }
}

/// Random boards that games rarely reach, crowded towards the end of the path, in every phase that the sheet allows.
#[test]
fn random_boards() {
    for (number, sheet) in RuleSheet::every().enumerate() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(1000 + number as u64);
        let mut accepted = 0;
        while accepted < 1500 {
            let setup = random_setup(&mut chance);
            let refused = slow_rules::faults(sheet.id().name(), &option_names(&sheet), &setup.to_string());
            let position = setup.position(&sheet);
            assert_eq!(position.is_err(), refused, "{sheet}: {setup}: {position:?}");
            if let Ok(position) = position {
                check(&sheet, &position);
                accepted += 1;
            }
        }
    }
}

fn random_setup(chance: &mut impl Rng) -> Setup {
    let lowest = [1, 1, 11, 18, 21][below(chance, 5)];
    let mut sets = [HouseSet::EMPTY; 2];
    for set in 0..2 {
        for _ in 0..below(chance, 6) {
            let house = House::new((lowest + below(chance, 31 - lowest)) as u8).expect("on the board");
            if !(sets[0] | sets[1]).contains(house) {
                sets[set] = sets[set].with(house);
            }
        }
    }
    let throw = |chance: &mut _| Throw::new(1 + below(chance, 6) as u8).expect("a throw");
    let phase = match below(chance, 10) {
        0 => Phase::Throw,
        1 => Phase::TurnStart,
        2 => Phase::Over,
        3 | 4 => Phase::Rest { rest: throw(chance), throw: throw(chance) },
        _ => Phase::Play(throw(chance)),
    };
    let owed = if below(chance, 8) == 0 { senet::Owed::Cones } else { senet::Owed::Nothing };
    Setup { cones: sets[0], spools: sets[1], side: Side::BOTH[below(chance, 2)], owed, phase }
}
