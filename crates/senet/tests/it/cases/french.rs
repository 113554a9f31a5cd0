//! `french`: leaving with any throw, and moves backward to empty houses.

use super::{Case, french};

pub(super) const CASES: &[Case] = &[
    french("F2 leaving is one forward move of several")
        .at("2s7/10/1c5c2 c - 3")
        .moves(&[("22-25", "2s7/10/4c2c2 s - ?"), ("28-off", "2s7/10/1c8 s - ?")]),
    french("F2 more than needed is enough")
        .at("2s7/10/3c3c2 c - 6")
        .moves(&[("24-30", "2s7/10/7c1c c - ?"), ("28-off", "2s7/10/3c6 c - ?")]),
    french("F2 leaving is compulsory when it is the only one")
        .at("2ss6/10/9c c - 2")
        .moves(&[("30-off", "2ss6/10/10 c - #")]),
    french("F2 not while a piece is behind row 3").at("2s7/1c8/7c2 c - 6").moves(&[("12-18", "2s7/7c2/7c2 c - ?")]),
    french("F2 30 is reached without leaving")
        .at("2s7/10/c4c4 c - 4")
        .moves(&[("21-25", "2s7/10/4cc4 c - ?"), ("26-30", "2s7/10/c8c c - ?")]),
    french("F4 backward to empty houses only").at("10/1c4ss2/2s5c1 c - 6").moves(&[("12-6", "5c4/6ss2/2s5c1 c - ?")]),
    french("F4 27 counts as empty and sends on as usual")
        .at("10/1css6/7cs1 c - 1")
        .moves(&[("12-11", "10/c1ss6/7cs1 c - ?"), ("28-27>1", "c9/1css6/8s1 c - ?")]),
    french("F4 backward past no blockade").at("4csss1c/5ss3/10 c - 6").moves(&[("pass", "4csss1c/5ss3/10 s - ?")]),
];
