//! scratch
use senet::{Position, RuleSheet, Move};
#[inline(never)]
pub fn ply(p: Position, w: u8, index: usize) -> Position {
    const S: &RuleSheet = &RuleSheet::CARPIGNANO;
    let p = p.throw_unchecked(senet::Throw::new(w).unwrap());
    let moves = p.legal_moves(S);
    p.play_unchecked(S, moves.get(index).unwrap_or(Move::PASS))
}
fn main() {
    let p = Position::starts(&RuleSheet::CARPIGNANO).next().unwrap();
    let n: usize = std::env::args().count();
    println!("{}", ply(p, n as u8, n));
}
