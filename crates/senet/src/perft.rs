//! Counting leaf nodes, to compare implementations of the rules and their speed.

use crate::{Phase, Position, RuleSheet};

/// The number of leaf nodes after this many plies.
///
/// Every legal move is one ply, also `pass`, `keep` and the move of a rest. A position that waits for a throw
/// stands for all values that the sheet's throw can show, each counted once; the throw itself is no ply. A game
/// that is over has no plies left.
///
/// ```
/// use senet::{Position, RuleSheet, perft};
///
/// let sheet = RuleSheet::CARPIGNANO;
/// let start = Position::parse(&sheet, "cscscscscs/10/10 s s10c9 1")?;
/// assert_eq!(perft(&sheet, &start, 0), 1);
/// assert_eq!(perft(&sheet, &start, 1), 1);
/// # Ok::<(), senet::Faults>(())
/// ```
pub fn perft(sheet: &RuleSheet, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.phase() == Phase::Throw {
        let throws = sheet.casting.weights().iter();
        return throws.map(|(throw, _)| plies(sheet, &position.throw_unchecked(*throw), depth)).sum();
    }
    plies(sheet, position, depth)
}

fn plies(sheet: &RuleSheet, position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves(sheet);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|legal| perft(sheet, &position.play_unchecked(sheet, legal), depth - 1)).sum()
}
