//! `uninerd`: the die, leaving from 27 to 30, being stuck, and the forced return.

use super::{Case, uninerd};

pub(super) const CASES: &[Case] = &[
    // The opening
    uninerd("U2 the piece on 10 moves, of either side; a 3 passes the turn")
        .at("cscscscscs/10/10 c c10 3")
        .moves(&[("10-13", "cscscscsc1/2s7/10 s - ?")]),
    uninerd("U2 a 5 gives the thrower another throw")
        .at("cscscscscs/10/10 c c10 5")
        .moves(&[("10-15", "cscscscsc1/4s5/10 c - ?")]),
    uninerd("U2 the spools throw their own piece")
        .at("cscscscscs/10/10 s s10 1")
        .moves(&[("10-11", "cscscscsc1/s9/10 s - ?")]),
    uninerd("U2 a 6 moves nothing and nothing is owed any more")
        .at("cscscscscs/10/10 s s10 6")
        .moves(&[("pass", "cscscscscs/10/10 c - ?")]),
    uninerd("U2 the other side's first move is free")
        .at("cscscscsc1/2s7/10 s - 2")
        .moves(&[("8-10", "cscscsc1cs/2s7/10 c - ?"), ("13-15", "cscscscsc1/4s5/10 c - ?")]),
    uninerd("table: uninerd's 6 moves nothing").at("2c7/1c7s/10 c - 6").moves(&[("pass", "2c7/1c7s/10 s - ?")]),
    uninerd("table: uninerd throws again after a 5").at("10/1c7s/10 c - 5").moves(&[("12-17", "10/6c2s/10 c - ?")]),
    // 28, 29, 30
    uninerd("U4 28 leaves with a 3, 29 does not")
        .at("4s5/3c6/7cc1 c - 3")
        .moves(&[("14-17", "4s5/6c3/7cc1 s - ?"), ("28-off", "4s5/3c6/8c1 s - ?")]),
    uninerd("U4 29 leaves with a 2, also with a piece in row 1")
        .at("2c7/4s5/7cc1 c - 2")
        .moves(&[("3-5", "4c5/4s5/7cc1 s - ?"), ("29-off", "2c7/4s5/7c2 s - ?")]),
    uninerd("U4 28 moves with nothing else").at("4s5/3c6/7c2 c - 1").moves(&[("14-15", "4s5/4c5/7c2 c - ?")]),
    uninerd("U4 29 moves with nothing else").at("4s5/3c6/8c1 c - 1").moves(&[("14-15", "4s5/4c5/8c1 c - ?")]),
    uninerd("U4 28 waits where a move backward is due: the turn passes, whatever was thrown")
        .at("4s5/10/7c2 c - 1")
        .moves(&[("pass", "4s5/10/7c2 s - ?")]),
    uninerd("U4 29 waits too").at("4s5/10/8c1 c - 3").moves(&[("pass", "4s5/10/8c1 s - ?")]),
    uninerd("U4 no forced return for 28: it could not move forward with a 2")
        .at("4s5/10/7c1c c - 2")
        .moves(&[("pass", "4s5/10/7c1c s - ?")]),
    uninerd("U4 another piece moves backward, 28 and 29 wait")
        .at("4s5/10/1c3s1c2 c - 4")
        .moves(&[("22-18", "4s5/7c2/5s1c2 c - ?")]),
    uninerd("U5 take the piece off 30 or keep it")
        .at("4s5/1c8/9c c - ^")
        .moves(&[("30-off", "4s5/1c8/10 c - ?"), ("keep", "4s5/1c8/9c c - ?")]),
    uninerd("U5 the last piece wins")
        .at("4s5/10/9c c - ^")
        .moves(&[("30-off", "4s5/10/10 c - #"), ("keep", "4s5/10/9c c - ?")]),
    uninerd("U5 the choice comes at the start of the turn")
        .at("4s5/1c8/9c s - 2")
        .moves(&[("5-7", "6s3/1c8/9c c - ^")]),
    uninerd("U5 not with a piece in row 1").at("9c/4s5/9c s - 2").moves(&[("15-17", "9c/6s3/9c c - ?")]),
    uninerd("U5 not when stuck").at("10/4s5/6c2c s - 2").moves(&[("15-17", "10/6s3/6c2c c - ?")]),
    uninerd("U5 not after a throw of the same turn").at("4s5/1c8/9c c - 1").moves(&[("12-13", "4s5/2c7/9c c - ?")]),
    uninerd("U5 30 waits where a move backward is due").at("4s5/10/9c c - 5").moves(&[("pass", "4s5/10/9c s - ?")]),
    // 26 and 27
    uninerd("U6 27 sends to 15")
        .at("4s5/1c8/4c5 c - 2")
        .moves(&[("12-14", "4s5/3c6/4c5 s - ?"), ("25-27>15", "4s5/1c2c5/10 s - ?")]),
    uninerd("U6 with 15 taken the piece stays")
        .at("4s5/4c5/4c5 c - 2")
        .moves(&[("15-17", "4s5/6c3/4c5 s - ?"), ("25-27>27", "4s5/4c5/6c3 s - ?")]),
    uninerd("U6 becoming stuck does not end the turn")
        .at("10/4s5/2c4c2 c - 4")
        .moves(&[("23-27>27", "10/4s5/6cc2 c - ?")]),
    uninerd("U6 stuck: a 5 passes the turn").at("10/1c2s5/6c3 c - 5").moves(&[("pass", "10/1c2s5/6c3 s - ?")]),
    uninerd("U6 stuck: also when 15 has become free").at("4s5/1c8/6c3 c - 2").moves(&[("pass", "4s5/1c8/6c3 s - ?")]),
    uninerd("U6 stuck: the 4 takes the piece on 27 off and moves nothing else")
        .at("2c7/1c2s5/6c3 c - 4")
        .moves(&[("27-off", "2c7/1c2s5/10 c - ?")]),
    uninerd("U6 stuck: the last piece wins").at("10/4s5/6c3 c - 4").moves(&[("27-off", "10/4s5/10 c - #")]),
    uninerd("U6 a blockade stops the 4, then any piece plays it")
        .at("2c7/1c8/6csss c - 4")
        .moves(&[("3-7", "6c3/1c8/6csss c - ?"), ("12-16", "2c7/5c4/6csss c - ?")]),
    uninerd("U6 with 4 stopped, back as usual, 27 too")
        .at("10/1c3ss3/6csss c - 4")
        .moves(&[("12-8", "7c2/5ss3/6csss c - ?"), ("27-23", "10/1c3ss3/2c4sss c - ?")]),
    uninerd("U6 the piece swapped onto 27 is sent to 15")
        .at("10/5s4/2s3csss c - 4")
        .moves(&[("27x23", "10/4ss4/2c4sss c - ?")]),
    uninerd("U6 the piece swapped onto 27 stays when 15 is taken")
        .at("10/4s5/2s3csss c - 4")
        .moves(&[("27x23", "10/4s5/2c3ssss c - ?")]),
    uninerd("U6 a piece on 27 is not safe")
        .at("10/1c8/4c1s3 c - 2")
        .moves(&[("12-14", "10/3c6/4c1s3 s - ?"), ("25x27>15", "10/1c2c5/4s5 s - ?")]),
    uninerd("U6 the capturer stays on 27 when 15 is taken")
        .at("10/4s5/4c1s3 c - 2")
        .moves(&[("25x27>27", "10/4s5/4s1c3 s - ?")]),
    uninerd("U6 a piece on 27 is protected by one on 26")
        .at("10/1c8/4css3 c - 2")
        .moves(&[("12-14", "10/3c6/4css3 s - ?")]),
    uninerd("U6 no backward capture on 27: 30 waits (U5)")
        .at("10/3s6/6s2c c - 3")
        .moves(&[("pass", "10/3s6/6s2c s - ?")]),
    uninerd("U8 from 26 with a 1: 27 or 28")
        .at("4s5/10/5c4 c - 1")
        .moves(&[("26-27>15", "4s5/4c5/10 c - ?"), ("26-28", "4s5/10/7c2 c - ?")]),
    uninerd("U8 not over it when 28 is taken by an own piece")
        .at("4s5/10/5c1c2 c - 1")
        .moves(&[("26-27>15", "4s5/4c5/7c2 c - ?")]),
    uninerd("U8 not over it when 28 is taken by an enemy piece")
        .at("10/4s5/5c1s2 c - 1")
        .moves(&[("26-27>27", "10/4s5/6cs2 c - ?")]),
    uninerd("U8 a capture on 27 or over it")
        .at("10/10/5cs3 c - 1")
        .moves(&[("26x27>15", "10/4c5/5s4 c - ?"), ("26-28", "10/10/6sc2 c - ?")]),
    uninerd("U8 neither: the move back is due").at("10/10/5css2 c - 1").moves(&[("26-25", "10/10/4c1ss2 c - ?")]),
    uninerd("U9 from 26 a 5 moves nothing").at("4s5/3c6/5c4 c - 5").moves(&[("14-19", "4s5/8c1/5c4 c - ?")]),
    uninerd("U9 only 26: the 5 is played backward").at("4s5/10/5c4 c - 5").moves(&[("26-21", "4s5/10/c9 c - ?")]),
    // The forced return
    uninerd("U7 forced return to house 1; the piece on the landing house stays")
        .at("10/2c3c3/ss8 c - 4")
        .moves(&[("13-17>1", "c9/6c3/ss8 c - ?")]),
    uninerd("U7 to the first free house after 1").at("ss8/2c3c3/ss8 c - 4").moves(&[("13-17>3", "ssc7/6c3/ss8 c - ?")]),
    uninerd("U7 forced return to the house it left").at("c3c3ss/10/10 c - 4").moves(&[("1-5>1", "c3c3ss/10/10 c - ?")]),
    uninerd("G3 the first free house is judged with the piece lifted (U7)")
        .at("sc3c3s/s9/10 c - 4")
        .moves(&[("2-6>2", "sc3c3s/s9/10 c - ?")]),
    uninerd("U7 none while there is a forward move").at("10/2c3c3/1s8 c - 4").moves(&[("17-21", "10/2c7/cs8 c - ?")]),
    uninerd("U7 not over a blockade; the move back is due")
        .at("10/1csssc3s/s9 c - 4")
        .moves(&[("12-8", "7c2/2sssc3s/s9 c - ?")]),
    uninerd("U7 with the landing house 30").at("4s5/10/5c3c c - 4").moves(&[("26-30>1", "c3s5/10/9c c - ?")]),
    uninerd("U7 with the landing house 27, when a blockade stops the 4")
        .at("10/10/2c3csss c - 4")
        .moves(&[("23-27>1", "c9/10/6csss c - ?")]),
    uninerd("U7 a 2 played so ends the turn, whichever piece returns")
        .at("10/c1c1c1ss2/10 c - 2")
        .moves(&[("11-13>1", "c9/2c1c1ss2/10 s - ?"), ("13-15>1", "c9/c3c1ss2/10 s - ?")]),
    uninerd("U7 comes before a move back").at("10/3c3c2/1ss7 c - 4").moves(&[("14-18>1", "c9/7c2/1ss7 c - ?")]),
];
