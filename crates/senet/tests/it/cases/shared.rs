//! Rules that all five sheets share: the opening and the first moves, captures, blockades, moves backward, safe houses, and
//! the effects of 26 and 27. Cases of one rule in several sheets stand together.

use super::{Case, carpignano, dutch, french, spanish, uninerd};

pub(super) const CASES: &[Case] = &[
    // The opening and the first moves
    carpignano("G1 the 1 of the opening is played 10-11")
        .at("cscscscscs/10/10 s s10c9 1")
        .moves(&[("10-11", "cscscscsc1/s9/10 s c9 ?")]),
    spanish("G1 the 1 of the opening is played 10-11")
        .at("cscscscscs/10/10 s s10c9 1")
        .moves(&[("10-11", "cscscscsc1/s9/10 s c9 ?")]),
    french("F1 the 1 of the opening is played 10-11")
        .at("cscscscscs/10/10 s s10c9 1")
        .moves(&[("10-11", "cscscscsc1/s9/10 s c9 ?")]),
    dutch("D4 the first green piece is the one on 10")
        .at("cscscscscs/10/10 s s10c9 1")
        .moves(&[("10-11", "cscscscsc1/s9/10 s c9 ?")]),
    carpignano("G1 the duty of 9 stays written while the spools play").at("cscscscsc1/s9/10 s c9 3").moves(&[
        ("2x5", "cccssscsc1/s9/10 c c9 ?"),
        ("4x7", "cscccsssc1/s9/10 c c9 ?"),
        ("6x9", "cscscccss1/s9/10 c c9 ?"),
        ("11-14", "cscscscsc1/3s6/10 c c9 ?"),
    ]),
    spanish("G1 a pass of the spools leaves the duty of 9")
        .at("ssssccccc1/10/10 s c9 6")
        .moves(&[("pass", "ssssccccc1/10/10 c c9 ?")]),
    carpignano("G1 the piece on 9 must make the first move")
        .at("cscscscsc1/3s6/10 c c9 3")
        .moves(&[("9-12", "cscscscs2/1c1s6/10 s - ?")]),
    spanish("G1 the first move may be a capture")
        .at("cscscscsc1/s9/10 c c9 2")
        .moves(&[("9x11", "cscscscss1/c9/10 s - ?")]),
    french("G1 after a first move with a 4 the same side throws, and nothing is owed")
        .at("cscscscsc1/3s6/10 c c9 4")
        .moves(&[("9-13", "cscscscs2/2cs6/10 c - ?")]),
    dutch("D4 the duty of 9 covers one throw")
        .at("cscscscsc1/3s6/10 c c9 6")
        .moves(&[("9-15", "cscscscs2/3sc5/10 c - ?")]),
    dutch("D4 the throw after it is free")
        .at("cscscscs2/3sc5/10 c - 2")
        .moves(&[("7-9", "cscscs1sc1/3sc5/10 s - ?"), ("15-17", "cscscscs2/3s2c3/10 s - ?")]),
    carpignano("G1 if 9 cannot move forward the ordinary rules apply").at("cscscsc1c1/1ss7/10 c c9 3").moves(&[
        ("1x4", "sscccsc1c1/1ss7/10 s - ?"),
        ("3x6", "csssccc1c1/1ss7/10 s - ?"),
        ("5-8", "cscs1sccc1/1ss7/10 s - ?"),
        ("7-10", "cscscs2cc/1ss7/10 s - ?"),
    ]),
    carpignano("G1 no duty backward: any piece goes back")
        .at("2c1c1cccs/ss8/10 c c9 2")
        .moves(&[("3-1", "c3c1cccs/ss8/10 s - ?"), ("8-6", "2c1ccc1cs/ss8/10 s - ?")]),
    carpignano("G1 a throw that is passed ends the duty too")
        .at("cscscsc1c1/ss8/10 c c9 2")
        .moves(&[("pass", "cscscsc1c1/ss8/10 s - ?")]),
    carpignano("G1 9 is empty: the ordinary rules")
        .at("cscscsccs1/s9/10 c c9 2")
        .moves(&[("7x9", "cscscsscc1/s9/10 s - ?"), ("8-10", "cscscsc1sc/s9/10 s - ?")]),
    carpignano("G1 only the cones owe a move from 9, also when a spool stands there")
        .at("cscscsccs1/s9/10 s c9 4")
        .moves(&[
            ("6-10", "cscsc1ccss/s9/10 s c9 ?"),
            ("9-13", "cscscscc2/s1s7/10 s c9 ?"),
            ("11-15", "cscscsccs1/4s5/10 s c9 ?"),
        ]),
    french("G1 a win while the duty of 9 is still owed")
        .at("c1c1c1c1c1/10/9s s c9 1")
        .moves(&[("30-off", "c1c1c1c1c1/10/10 s - #")]),
    // Moving, capturing, blockades
    carpignano("blockade, the sheet's example: 12 cannot pass 14, 15, 16 with a 6, 19 can pass 20, 21 and 23")
        .at("10/1s1ccc2sc/c1s7 s - 6")
        .moves(&[("19-25", "10/1s1ccc3c/c1s1s5 s - ?"), ("23-29", "10/1s1ccc2sc/c7s1 s - ?")]),
    carpignano("capture, the sheet's example: 11x13 with a 2, but 17 cannot take 19")
        .at("10/c1s3c1ss/10 c - 2")
        .moves(&[("11x13", "10/s1c3c1ss/10 s - ?")]),
    carpignano("C4 over others and a capture in one move")
        .at("10/1csc1s4/10 c - 4")
        .moves(&[("12x16", "10/1ssc1c4/10 c - ?"), ("14-18", "10/1cs2s1c2/10 c - ?")]),
    spanish("capture: 10 and 11 protect each other across the rows")
        .at("c6c1s/s9/10 c - 2")
        .moves(&[("1-3", "2c4c1s/s9/10 s - ?")]),
    french("capture: 20 and 21 protect each other across the rows")
        .at("c9/7c1s/s9 c - 2")
        .moves(&[("1-3", "2c7/7c1s/s9 s - ?")]),
    dutch("capture: houses that only lie below each other do not protect")
        .at("6c1s1/1s8/10 c - 2")
        .moves(&[("7x9", "6s1c1/1s8/10 s - ?")]),
    carpignano("capture: an enemy neighbour does not protect")
        .at("7csc/10/10 c - 1")
        .moves(&[("8x9", "7scc/10/10 c - ?"), ("10-11", "7cs1/c9/10 c - ?")]),
    carpignano("blockade across 10 and 11").at("2c4c1s/ss8/10 c - 6").moves(&[("3-9", "7ccs/ss8/10 c - ?")]),
    dutch("blockade across 20 and 21").at("c9/7css/s9 c - 4").moves(&[("1-5", "4c5/7css/s9 c - ?")]),
    spanish("blockade: two enemy pieces are passed").at("10/css7/10 c - 3").moves(&[("11-14", "10/1ssc6/10 s - ?")]),
    french("blockade: three of one's own are passed").at("10/cccc5s/10 c - 4").moves(&[
        ("11-15", "10/1cccc4s/10 c - ?"),
        ("12-16", "10/c1cc1c3s/10 c - ?"),
        ("13-17", "10/cc1c2c2s/10 c - ?"),
        ("14-18", "10/ccc4c1s/10 c - ?"),
    ]),
    french("F3 three of mixed colours are passed")
        .at("10/csscs5/10 c - 6")
        .moves(&[("11-17", "10/1sscs1c3/10 c - ?"), ("14-20", "10/css1s4c/10 c - ?")]),
    uninerd("blockade stops no piece that starts beyond it")
        .at("9c/1sssc5/10 c - 5")
        .moves(&[("15-20", "9c/1sss5c/10 c - ?")]),
    uninerd("U3 a wall of two can be passed").at("9c/1ss7/10 c - 4").moves(&[("10-14", "10/1ssc6/10 c - ?")]),
    uninerd("U3 a wall of two cannot be taken").at("9c/1ssc6/10 c - 2").moves(&[("14-16", "9c/1ss2c4/10 s - ?")]),
    carpignano("blockade stops leaving (G5)").at("10/c9/4c2sss c - 6").moves(&[("11-17", "10/6c3/4c2sss c - ?")]),
    carpignano("G5 leaving over two pieces is possible")
        .at("10/c9/4c2ss1 c - 6")
        .moves(&[("11-17", "10/6c3/4c2ss1 c - ?"), ("25-off", "10/c9/7ss1 c - ?")]),
    french("G5 in the French sheet; the move back is due")
        .at("10/10/1c2c2sss c - 6")
        .moves(&[("22-16", "10/5c4/4c2sss c - ?"), ("25-19", "10/8c1/1c5sss c - ?")]),
    dutch("G5 in the Dutch sheet, whose 30 is not safe")
        .at("10/9c/5c1sss c - 6")
        .moves(&[("20-14", "10/3c6/5c1sss c - ?")]),
    carpignano("G2 a blockade stops a move backward; G4 a 6 not played gives no throw")
        .at("4csss1c/5ss3/10 c - 6")
        .moves(&[("pass", "4csss1c/5ss3/10 s - ?")]),
    carpignano("G2 backward capture; G4 a 4 played backward gives a throw")
        .at("10/1s8/4s3cc c - 4")
        .moves(&[("29x25", "10/1s8/4c3sc c - ?"), ("30-26", "10/1s8/4sc2c1 c - ?")]),
    carpignano("G2 never below 1, and the water sends away backward too")
        .at("1c2ss4/6s3/9c c - 3")
        .moves(&[("30-27>1", "cc2ss4/6s3/10 s - ?")]),
    carpignano("G2 backward: no protected and no own piece is taken")
        .at("8ss/1c2ss4/9c c - 3")
        .moves(&[("30-27>1", "c7ss/1c2ss4/10 s - ?")]),
    carpignano("G2 backward: no safe piece is taken").at("10/10/5s3c c - 4").moves(&[("pass", "10/10/5s3c s - ?")]),
    carpignano("forward is compulsory: no move back while one is possible")
        .at("2c7/10/4s4c c - 2")
        .moves(&[("3-5", "4c5/10/4s4c s - ?")]),
    // Safe houses
    carpignano("safe: 26 in carpignano").at("10/1c8/3c1s4 c - 2").moves(&[("12-14", "10/3c6/3c1s4 s - ?")]),
    spanish("safe: 28 in spanish").at("10/1c8/5c1s2 c - 2").moves(&[("12-14", "10/3c6/5c1s2 s - ?")]),
    dutch("safe: 28 in dutch").at("10/1c8/5c1s2 c - 2").moves(&[("12-14", "10/3c6/5c1s2 s - ?")]),
    uninerd("safe: 26 in uninerd").at("10/1c8/3c1s4 c - 2").moves(&[("12-14", "10/3c6/3c1s4 s - ?")]),
    french("safe: 29 in french").at("10/1c8/4c3s1 c - 4").moves(&[("12-16", "10/5c4/4c3s1 c - ?")]),
    dutch("safe: 29 in dutch").at("10/1c8/4c3s1 c - 4").moves(&[("12-16", "10/5c4/4c3s1 c - ?")]),
    uninerd("safe: 30 in uninerd").at("10/1c8/5c3s c - 4").moves(&[("12-16", "10/5c4/5c3s c - ?")]),
    carpignano("safe: 30 in carpignano").at("10/1c8/3c5s c - 6").moves(&[("12-18", "10/7c2/3c5s c - ?")]),
    uninerd("safe: 15 in uninerd").at("c9/1c2s5/10 c - 3").moves(&[("1-4", "3c6/1c2s5/10 s - ?")]),
    carpignano("safe: 15 is not in carpignano").at("10/1c2s5/10 c - 3").moves(&[("12x15", "10/1s2c5/10 s - ?")]),
    carpignano("safe: 27 is passed over like any other house")
        .at("10/10/3c1s4 c - 4")
        .moves(&[("24-28", "10/10/5s1c2 c - ?")]),
    dutch("D1 a lone piece on 30 is captured by an exact throw")
        .at("10/1c8/7c1s c - 2")
        .moves(&[("12-14", "10/3c6/7c1s s - ?"), ("28x30", "10/1c8/7s1c s - ?")]),
    dutch("D1 a piece on 30 is protected by one on 29")
        .at("10/1c8/7css c - 2")
        .moves(&[("12-14", "10/3c6/7css s - ?")]),
    // 26 and 27
    carpignano("C1 landing on 26 with a 2 gives a throw")
        .at("4s1s3/2c7/3c6 c - 2")
        .moves(&[("13-15", "4s1s3/4c5/3c6 s - ?"), ("24-26", "4s1s3/2c7/5c4 c - ?")]),
    carpignano("C1 landing on 26 backward gives a throw")
        .at("6s3/10/7c1s c - 2")
        .moves(&[("28-26", "6s3/10/5c3s c - ?")]),
    carpignano("C1 landing on 26 with a 4 gives the one throw")
        .at("4s5/10/1c8 c - 4")
        .moves(&[("22-26", "4s5/10/5c4 c - ?")]),
    carpignano("C1 a piece swapped to 26 gets nothing")
        .at("10/10/3c1s1c2 s - 2")
        .moves(&[("26x24", "10/10/3s1c1c2 c - ?")]),
    spanish("26 grants no throw in spanish").at("4s5/10/3c6 c - 2").moves(&[("24-26", "4s5/10/5c4 s - ?")]),
    french("26 grants no throw in french").at("4s5/10/3c6 c - 2").moves(&[("24-26", "4s5/10/5c4 s - ?")]),
    dutch("26 grants no throw in dutch").at("4s5/10/3c6 c - 2").moves(&[("24-26", "4s5/10/5c4 s - ?")]),
    uninerd("26 grants no throw in uninerd").at("4s5/10/3c6 c - 2").moves(&[("24-26", "4s5/10/5c4 s - ?")]),
    carpignano("27 in carpignano sends to 1").at("4s5/10/4c5 c - 2").moves(&[("25-27>1", "c3s5/10/10 s - ?")]),
    carpignano("27 in carpignano: the first free house after 1")
        .at("cs8/10/4c5 c - 2")
        .moves(&[("1-3", "1sc7/10/4c5 s - ?"), ("25-27>3", "csc7/10/10 s - ?")]),
    spanish("27 in spanish: the lowest free house")
        .at("sc8/10/4c5 c - 2")
        .moves(&[("2-4", "s2c6/10/4c5 s - ?"), ("25-27>3", "scc7/10/10 s - ?")]),
    french("27 in french sends to 1").at("10/4s5/4c5 c - 2").moves(&[("25-27>1", "c9/4s5/10 s - ?")]),
    french("27 in french with a 1, over nothing").at("s9/10/5c4 c - 1").moves(&[("26-27>2", "sc8/10/10 c - ?")]),
    dutch("27 in dutch sends to 15").at("4s5/10/4c5 c - 2").moves(&[("25-27>15", "4s5/4c5/10 s - ?")]),
    dutch("D5 27 in dutch with 15 taken: house 1")
        .at("4s5/4c5/4c5 c - 2")
        .moves(&[("15-17", "4s5/6c3/4c5 s - ?"), ("25-27>1", "c3s5/4c5/10 s - ?")]),
    dutch("D5 27 in dutch with 15 and 1 taken: the first free house")
        .at("ss8/4s5/4c5 c - 2")
        .moves(&[("25-27>3", "ssc7/4s5/10 s - ?")]),
];
