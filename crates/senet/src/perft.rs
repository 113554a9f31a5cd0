//! Counting leaf nodes, to compare implementations of the rules and their speed.

use crate::{Position, RuleSheet};

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
    let sheet = *sheet;
    crate::specialise!(sheet => nodes(&sheet, *position, depth))
}

fn nodes<S: AsRef<RuleSheet>>(sheet: &S, position: Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if !position.awaits_throw() {
        return nodes_of_moves(sheet, position, depth);
    }
    let throws = sheet.as_ref().casting.weights().iter();
    throws.map(|(throw, _)| nodes_of_moves(sheet, position.throw_unchecked(*throw), depth)).sum()
}

fn nodes_of_moves<S: AsRef<RuleSheet>>(sheet: &S, position: Position, depth: u32) -> u64 {
    let moves = position.legal_moves(sheet.as_ref());
    if depth == 1 {
        return moves.len() as u64;
    }
    (0..moves.len()).filter_map(|index| moves.after(index)).map(|after| nodes(sheet, after, depth - 1)).sum()
}
