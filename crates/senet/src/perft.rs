//! Counting leaf nodes, to compare implementations of the rules and their speed.

use crate::{Position, RuleSheet};

/// Counts the leaf nodes after this number of plies.
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
    // `u64::MAX` visits cannot be exhausted.
    perft_within(sheet, position, depth, &mut { u64::MAX }).unwrap_or(u64::MAX)
}

/// [`perft`] with a budget: `visits` is the number of positions above the leaves that it may visit, and is lowered by those
/// that it does. Returns `None` if the budget does not suffice.
pub fn perft_within(sheet: &RuleSheet, position: &Position, depth: u32, visits: &mut u64) -> Option<u64> {
    let sheet = *sheet;
    crate::specialise!(sheet => nodes(&sheet, *position, depth, visits))
}

fn nodes<S: AsRef<RuleSheet>>(sheet: &S, position: Position, depth: u32, left: &mut u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    if !position.awaits_throw() {
        return nodes_of_moves(sheet, position, depth, left);
    }
    let throws = sheet.as_ref().casting.weights().iter();
    throws.map(|(throw, _)| nodes_of_moves(sheet, position.throw_unchecked(*throw), depth, left)).sum()
}

fn nodes_of_moves<S: AsRef<RuleSheet>>(sheet: &S, position: Position, depth: u32, left: &mut u64) -> Option<u64> {
    *left = left.checked_sub(1)?;
    let moves = position.legal_moves(sheet.as_ref());
    if depth == 1 {
        return Some(moves.len() as u64);
    }
    let after = (0..moves.len()).filter_map(|index| moves.after(index));
    after.map(|after| nodes(sheet, after, depth - 1, left)).sum()
}
