//! `spanish`: the exit of `S3`, and the options of `S4`.

use super::{Case, spanish};

pub(super) const CASES: &[Case] = &[
    spanish("S2 no backward moves").at("2s7/10/3c3c2 c - 4").moves(&[("pass", "2s7/10/3c3c2 s - ?")]),
    spanish("S2 a throw past 30 moves nothing").at("2s7/1c8/8c1 c - 3").moves(&[("12-15", "2s7/4c5/8c1 s - ?")]),
    spanish("S3 a piece that reaches 30 leaves at once when all are in row 3")
        .at("2s7/10/3c1c4 c - 4")
        .moves(&[("24-28", "2s7/10/5c1c2 c - ?"), ("26-30>off", "2s7/10/3c6 c - ?")]),
    spanish("S3 until then it waits on 30")
        .at("2s7/1c8/5c4 c - 4")
        .moves(&[("12-16", "2s7/5c4/5c4 c - ?"), ("26-30", "2s7/1c8/9c c - ?")]),
    spanish("S3 another piece opens the exit for the one that waits")
        .at("2s7/8c1/3c5c c - 3")
        .moves(&[("19-22", "2s7/10/1c1c6 s - ?"), ("24-27>1", "c1s7/8c1/9c s - ?")]),
    spanish("S3 a capture opens it too").at("10/8c1/1s7c c - 3").moves(&[("19x22", "10/8s1/1c8 s - ?")]),
    spanish("S3 the exit opens for the mover only").at("4s5/8c1/9s c - 2").moves(&[("19-21", "4s5/10/c8s s - ?")]),
    spanish("S3 two in row 2: one move does not open it")
        .at("2s7/7cc1/9c c - 3")
        .moves(&[("18-21", "2s7/8c1/c8c s - ?"), ("19-22", "2s7/7c2/1c7c s - ?")]),
    spanish("S3 a waiting piece is safe, and no other piece reaches 30")
        .at("10/1c8/7s1c s - 2")
        .moves(&[("pass", "10/1c8/7s1c c - ?")]),
    spanish("S3 a waiting piece keeps its own side off 30")
        .at("2s7/1c8/5c3c c - 4")
        .moves(&[("12-16", "2s7/5c4/5c3c c - ?")]),
    spanish("S3 the last piece wins").at("2ss6/10/5c4 c - 4").moves(&[("26-30>off", "2ss6/10/10 c - #")]),
    spanish("S6 a 3 is played, then the turn passes").at("10/cs8/10 s - 3").moves(&[("12-15", "10/c3s5/10 c - ?")]),
    spanish("S4 happiness: not from below 26 to above it")
        .options(&["happiness"])
        .at("2s7/10/1c2c5 c - 4")
        .moves(&[("22-26", "2s7/10/4cc4 c - ?")]),
    spanish("S4 happiness: not onto 27 from below either")
        .options(&["happiness"])
        .at("2s7/1c8/4c5 c - 2")
        .moves(&[("12-14", "2s7/3c6/4c5 s - ?")]),
    spanish("S4 happiness: from 26 all is as usual")
        .options(&["happiness"])
        .at("2s7/10/4cc4 c - 3")
        .moves(&[("26-29", "2s7/10/4c3c1 s - ?")]),
    spanish("S4 happiness: from 26 onto the water")
        .options(&["happiness"])
        .at("2s7/10/5c2c1 c - 1")
        .moves(&[("26-27>1", "c1s7/10/8c1 c - ?"), ("29-30>off", "2s7/10/5c4 c - ?")]),
    spanish("S4 rebirth: 27 sends to 15")
        .options(&["rebirth"])
        .at("2s7/1c8/4c5 c - 2")
        .moves(&[("12-14", "2s7/3c6/4c5 s - ?"), ("25-27>15", "2s7/1c2c5/10 s - ?")]),
    spanish("S4 rebirth: with 15 taken, to the lowest free house")
        .options(&["rebirth"])
        .at("s9/4s5/4c5 c - 2")
        .moves(&[("25-27>2", "sc8/4s5/10 s - ?")]),
    spanish("S4 rebirth: 15 is not safe")
        .options(&["rebirth"])
        .at("10/1c2s5/10 c - 3")
        .moves(&[("12x15", "10/1s2c5/10 s - ?")]),
    spanish("S4 rebirth: the exit stays that of S3")
        .options(&["rebirth"])
        .at("10/4s4c/9c c - 1")
        .moves(&[("20-21", "10/4s5/c9 c - ?")]),
    spanish("S4 exit-3-2-1: from 28 with a 3")
        .options(&["exit-3-2-1"])
        .at("2s7/10/1c5c2 c - 3")
        .moves(&[("22-25", "2s7/10/4c2c2 s - ?"), ("28-off", "2s7/10/1c8 s - ?")]),
    spanish("S4 exit-3-2-1: from 29 with a 2")
        .options(&["exit-3-2-1"])
        .at("2s7/10/7ccc c - 2")
        .moves(&[("29-off", "2s7/10/7c1c s - ?")]),
    spanish("S4 exit-3-2-1: from 30 with a 1")
        .options(&["exit-3-2-1"])
        .at("2s7/10/7c1c c - 1")
        .moves(&[("28-29", "2s7/10/8cc c - ?"), ("30-off", "2s7/10/7c2 c - ?")]),
    spanish("S4 exit-3-2-1: not while a piece is behind row 3")
        .options(&["exit-3-2-1"])
        .at("2s7/1c8/7c2 c - 3")
        .moves(&[("12-15", "2s7/4c5/7c2 s - ?")]),
    spanish("S4 exit-3-2-1: no other way")
        .options(&["exit-3-2-1"])
        .at("2s7/10/4c2c2 c - 6")
        .moves(&[("pass", "2s7/10/4c2c2 s - ?")]),
    spanish("S4 exit-3-2-1: a piece stays on 30 in place of S3")
        .options(&["exit-3-2-1"])
        .at("2s7/10/3c1c4 c - 4")
        .moves(&[("24-28", "2s7/10/5c1c2 c - ?"), ("26-30", "2s7/10/3c5c c - ?")]),
    spanish("S4 exit-3-2-1: the last piece wins")
        .options(&["exit-3-2-1"])
        .at("2s7/10/8c1 c - 2")
        .moves(&[("29-off", "2s7/10/10 c - #")]),
    spanish("S4 all three options")
        .options(&["exit-3-2-1", "happiness", "rebirth"])
        .at("10/4s5/4cc3c c - 1")
        .moves(&[("26-27>1", "c9/4s5/4c4c c - ?"), ("30-off", "10/4s5/4cc4 c - ?")]),
];
