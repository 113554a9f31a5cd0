//! `dutch`: the unused part of a throw, and captures backward.

use super::{Case, dutch};

pub(super) const CASES: &[Case] = &[
    dutch("D2 leaving exactly leaves no rest")
        .at("2s7/10/1c5c2 c - 3")
        .moves(&[("22-25", "2s7/10/4c2c2 s - ?"), ("28-off", "2s7/10/1c8 s - ?")]),
    dutch("D2 the unused part is a phase of its own")
        .at("2s7/10/1c5c2 c - 4")
        .moves(&[("22-26", "2s7/10/5c1c2 c - ?"), ("28-off", "2s7/10/1c8 c - +1/4")]),
    dutch("D2 a rest of 5")
        .at("2s7/3c6/9c c - 6")
        .moves(&[("14-20", "2s7/9c/9c c - ?"), ("30-off", "2s7/3c6/10 c - +5/6")]),
    dutch("D2 a rest of 5 is played as a 5").at("2s7/3c6/10 c - +5/6").moves(&[("14-19", "2s7/8c1/10 c - ?")]),
    dutch("D2 also with a piece in row 2, but none in row 1")
        .at("2c7/1s8/9c c - 4")
        .moves(&[("3-7", "6c3/1s8/9c c - ?")]),
    dutch("D2 the throw decides who throws: a rest of a 3")
        .at("2s7/10/1c8 c - +1/3")
        .moves(&[("22-23", "2s7/10/2c7 s - ?")]),
    dutch("D2 the throw decides who throws: a rest of 2 from a 6")
        .at("2s7/2c7/1c8 c - +2/6")
        .moves(&[("13-15", "2s7/4c5/1c8 c - ?"), ("22-24", "2s7/2c7/3c6 c - ?")]),
    dutch("D2 the rest of the rest")
        .at("2s7/10/1c7c c - +3/6")
        .moves(&[("22-25", "2s7/10/4c4c c - ?"), ("30-off", "2s7/10/1c8 c - +2/6")]),
    dutch("D2 a rest that is used up in leaving").at("10/10/1css5c c - +1/2").moves(&[("30-off", "10/10/1css6 s - ?")]),
    dutch("D2 a rest captures").at("10/10/1c1s6 c - +2/4").moves(&[("22x24", "10/10/1s1c6 c - ?")]),
    dutch("D2 a rest meets the water").at("10/4s5/4c5 c - +2/6").moves(&[("25-27>1", "c9/4s5/10 c - ?")]),
    dutch("D2 a rest is not played backward; only the rest is lost")
        .at("10/10/1c1ss5 c - +2/4")
        .moves(&[("pass", "10/10/1c1ss5 c - ?")]),
    dutch("D2 a rest lost after a 2 ends the turn as the 2 does")
        .at("10/10/1css6 c - +1/2")
        .moves(&[("pass", "10/10/1css6 s - ?")]),
    dutch("D2 a blockade stops a rest").at("10/10/1csss5 c - +4/6").moves(&[("pass", "10/10/1csss5 c - ?")]),
    dutch("D2 the last piece wins at once, without a rest")
        .at("2s7/10/9c c - 4")
        .moves(&[("30-off", "2s7/10/10 c - #")]),
    dutch("D2 the last piece wins with a rest").at("2s7/10/9c c - +3/6").moves(&[("30-off", "2s7/10/10 c - #")]),
    dutch("D3 no safe piece is captured backward")
        .at("2c3ss2/10/5s3c c - 4")
        .moves(&[("pass", "2c3ss2/10/5s3c s - ?")]),
    dutch("D3 no protected piece is captured backward")
        .at("2c5ss/10/3ss4c c - 6")
        .moves(&[("pass", "2c5ss/10/3ss4c s - ?")]),
    dutch("D3 a lone piece is captured backward").at("2c5ss/10/3s5c c - 6").moves(&[("30x24", "2c5ss/10/3c5s c - ?")]),
    dutch("D3 backward onto 27, which sends to 15")
        .at("2css5/10/7cs1 c - 1")
        .moves(&[("3-2", "1c1ss5/10/7cs1 c - ?"), ("28-27>15", "2css5/4c5/8s1 c - ?")]),
];
