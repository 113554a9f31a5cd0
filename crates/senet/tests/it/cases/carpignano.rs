//! `carpignano`: leaving the board.

use super::{Case, carpignano};

pub(super) const CASES: &[Case] = &[
    carpignano("C2 no condition on the other pieces")
        .at("1c8/1s8/7c2 c - 3")
        .moves(&[("2-5", "4c5/1s8/7c2 s - ?"), ("28-off", "1c8/1s8/10 s - ?")]),
    carpignano("C2 from 29 with a 2")
        .at("1c8/1s8/8c1 c - 2")
        .moves(&[("2-4", "3c6/1s8/8c1 s - ?"), ("29-off", "1c8/1s8/10 s - ?")]),
    carpignano("C3 more than is needed moves nothing; the move back is due").at("2s7/10/7ccc c - 4").moves(&[
        ("28-24", "2s7/10/3c4cc c - ?"),
        ("29-25", "2s7/10/4c2c1c c - ?"),
        ("30-26", "2s7/10/5c1cc1 c - ?"),
    ]),
    carpignano("C3 a win with the last piece").at("2s7/10/9c c - 1").moves(&[("30-off", "2s7/10/10 c - #")]),
];
