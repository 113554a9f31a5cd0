//! The table of refused moves with their reasons.

/// A move that is refused.
pub(super) struct Refused {
    pub(super) name: &'static str,
    pub(super) rules: &'static str,
    pub(super) options: &'static [&'static str],
    pub(super) position: &'static str,
    pub(super) wanted: &'static str,
    pub(super) why: Why,
}

/// A refusal: the rule and the code of the cause, or the one word that is both; and the houses.
pub(super) type Why = (&'static str, &'static [u8]);

impl Refused {
    const fn options(self, options: &'static [&'static str]) -> Refused {
        Refused { options, ..self }
    }

    const fn at(self, position: &'static str) -> Refused {
        Refused { position, ..self }
    }

    const fn refuses(self, wanted: &'static str) -> Refused {
        Refused { wanted, ..self }
    }

    const fn since(self, reason: &'static str, houses: &'static [u8]) -> Refused {
        Refused { why: (reason, houses), ..self }
    }
}

const fn on(rules: &'static str, name: &'static str) -> Refused {
    Refused { name, rules, options: &[], position: "", wanted: "", why: ("", &[]) }
}

const fn carpignano(name: &'static str) -> Refused {
    on("carpignano", name)
}

const fn spanish(name: &'static str) -> Refused {
    on("spanish", name)
}

const fn uninerd(name: &'static str) -> Refused {
    on("uninerd", name)
}

const fn french(name: &'static str) -> Refused {
    on("french", name)
}

const fn dutch(name: &'static str) -> Refused {
    on("dutch", name)
}

/// In the order in which a player meets the reasons.
pub(super) const REFUSED: &[Refused] = &[
    // Over, throw due
    carpignano("no move after the end").at("2s7/10/10 c - #").refuses("3-4").since("game-over", &[]),
    dutch("no pass after the end").at("2s7/10/10 c - #").refuses("pass").since("game-over", &[]),
    spanish("first a throw, then a move").at("cscscscsc1/s9/10 s c9 ?").refuses("11-13").since("throw-is-due", &[]),
    french("no pass before the throw").at("2s7/1c8/7c2 c - ?").refuses("pass").since("throw-is-due", &[]),
    uninerd("U5 too late to leave 30, the throw is next")
        .at("4s5/1c8/9c c - ?")
        .refuses("30-off")
        .since("throw-is-due", &[]),
    // Which piece
    carpignano("12 is empty").at("10/c1s3c1ss/10 c - 2").refuses("12-14").since("no-piece", &[12]),
    dutch("D2 23 is empty, and a rest is to be played")
        .at("2s7/10/1c8 c - +1/3")
        .refuses("23-24")
        .since("no-piece", &[23]),
    french("20 is the other side's").at("10/cccc5s/10 c - 4").refuses("20-24").since("enemy-piece", &[20]),
    spanish("3 is the other side's, and only a pass is left")
        .at("2s7/10/3c3c2 c - 4")
        .refuses("3-7")
        .since("enemy-piece", &[3]),
    // How far
    carpignano("three houses with a 2").at("10/c1s3c1ss/10 c - 2").refuses("11-14").since("not-this-throw", &[11]),
    dutch("D2 a rest of 1 is no 3, though a 3 was thrown")
        .at("2s7/10/1c8 c - +1/3")
        .refuses("22-25")
        .since("not-this-throw", &[22]),
    uninerd("U8 over the water with a 1 only").at("4s5/1c8/5c4 c - 3").refuses("26-28").since("not-this-throw", &[26]),
    french("F2 a 2 does not reach 31 from 28")
        .at("2s7/10/3c3c2 c - 2")
        .refuses("28-off")
        .since("not-this-throw", &[28]),
    uninerd("the 6 moves nothing").at("2c7/1c7s/10 c - 6").refuses("3-9").since("idle-throw", &[]),
    uninerd("U2 the 6 moves nothing, the piece on 10 included")
        .at("cscscscscs/10/10 s s10 6")
        .refuses("10-16")
        .since("idle-throw", &[]),
    carpignano("C3 28 needs a 3").at("2s7/10/7ccc c - 4").refuses("28-off").since("C3 too-far", &[28]),
    carpignano("C3 30 needs a 1").at("2c7/10/4s4c c - 2").refuses("30-off").since("C3 too-far", &[30]),
    spanish("S3 a 3 from 29 goes past the exit")
        .at("2s7/1c8/8c1 c - 3")
        .refuses("29-off")
        .since("S3 leaves-through-30", &[30]),
    spanish("S3 a 4 from 28 goes past the exit, open or not")
        .at("2s7/10/3c3c2 c - 4")
        .refuses("28-off")
        .since("S3 leaves-through-30", &[30]),
    spanish("S4 from 28 with a 3, not with a 6")
        .options(&["exit-3-2-1"])
        .at("2s7/10/4c2c2 c - 6")
        .refuses("28-off")
        .since("S4 too-far", &[28]),
    // Where it lands
    french("own piece on 13").at("10/cccc5s/10 c - 2").refuses("11-13").since("own-piece", &[13]),
    uninerd("U7 no forced return while another piece can move")
        .at("10/2c3c3/1s8 c - 4")
        .refuses("13-17>1")
        .since("own-piece", &[17]),
    spanish("S3 a waiting piece keeps its own side off 30")
        .at("2s7/1c8/5c3c c - 4")
        .refuses("26-30")
        .since("own-piece", &[30]),
    carpignano("20 protects 19").at("10/c1s3c1ss/10 c - 2").refuses("17x19").since("protected", &[19, 20]),
    spanish("11 protects 10").at("c6c1s/s9/10 c - 2").refuses("8x10").since("protected", &[10, 11]),
    french("21 protects 20").at("c9/7c1s/s9 c - 2").refuses("18x20").since("protected", &[20, 21]),
    uninerd("U3 a wall").at("9c/1ssc6/10 c - 2").refuses("10x12").since("protected", &[12, 13]),
    uninerd("U6 26 protects 27").at("10/1c8/4css3 c - 2").refuses("25x27>15").since("protected", &[26, 27]),
    dutch("D1 29 protects 30").at("10/1c8/7css c - 2").refuses("28x30").since("protected", &[29, 30]),
    dutch("D3 protected from behind too").at("2c5ss/10/3ss4c c - 6").refuses("30x24").since("protected", &[24, 25]),
    dutch("14 protects 13").at("c9/1csss5/10 c - 1").refuses("12x13").since("protected", &[13, 14]),
    carpignano("protected on both sides").at("10/c1sss5/10 c - 3").refuses("11x14").since("protected", &[13, 14, 15]),
    carpignano("26 is safe").at("10/1c8/3c1s4 c - 2").refuses("24x26").since("safe", &[26]),
    spanish("28 is safe").at("10/1c8/5c1s2 c - 2").refuses("26x28").since("safe", &[28]),
    spanish("S3 a waiting piece is safe").at("10/1c8/7s1c s - 2").refuses("28x30").since("safe", &[30]),
    uninerd("15 is safe").at("c9/1c2s5/10 c - 3").refuses("12x15").since("safe", &[15]),
    uninerd("26 is safe").at("10/1c8/3c1s4 c - 2").refuses("24x26").since("safe", &[26]),
    french("29 is safe").at("10/1c8/4c3s1 c - 4").refuses("25x29").since("safe", &[29]),
    dutch("D3 26 is safe backward too").at("2c3ss2/10/5s3c c - 4").refuses("30x26").since("safe", &[26]),
    carpignano("G2 26 is safe backward too").at("10/10/5s3c c - 4").refuses("30x26").since("safe", &[26]),
    // What stands in between
    carpignano("the sheet's example").at("10/1s1ccc2sc/c1s7 s - 6").refuses("12-18").since("blockade", &[14, 15, 16]),
    spanish("a blockade across 10 and 11").at("2c4c1s/ss8/10 c - 6").refuses("8-14").since("blockade", &[10, 11, 12]),
    dutch("a blockade across 20 and 21").at("c9/7css/s9 c - 4").refuses("18-22").since("blockade", &[19, 20, 21]),
    carpignano("four in a row").at("10/cssss5/10 c - 6").refuses("11-17").since("blockade", &[12, 13, 14, 15]),
    carpignano("G5 not off the board over three")
        .at("10/c9/4c2sss c - 6")
        .refuses("25-off")
        .since("blockade", &[28, 29, 30]),
    uninerd("U6 the 4 is stopped too").at("2c7/1c8/6csss c - 4").refuses("27-off").since("blockade", &[28, 29, 30]),
    dutch("D2 a blockade stops a rest").at("10/10/1csss5 c - +4/6").refuses("22-26").since("blockade", &[23, 24, 25]),
    french("F4 a blockade backward").at("4csss1c/5ss3/10 c - 6").refuses("10-4").since("blockade", &[6, 7, 8]),
    // First moves
    carpignano("the 1 of the opening is played by 10")
        .at("cscscscscs/10/10 s s10c9 1")
        .refuses("8x9")
        .since("owed-first-move", &[10]),
    carpignano("G1 the piece on 9 is first")
        .at("cscscscsc1/3s6/10 c c9 3")
        .refuses("7-10")
        .since("G1 owed-first-move", &[9]),
    spanish("G1 a capture by another piece is not the first move")
        .at("cscscscsc1/s9/10 c c9 4")
        .refuses("7x11")
        .since("G1 owed-first-move", &[9]),
    dutch("D4 the duty of 9 covers this throw")
        .at("cscscscsc1/3s6/10 c c9 6")
        .refuses("7-13")
        .since("G1 owed-first-move", &[9]),
    uninerd("U2 the piece on 10 moves, not an own one")
        .at("cscscscscs/10/10 c c10 3")
        .refuses("9-12")
        .since("U2 owed-first-move", &[10]),
    uninerd("U2 the spools' 10 moves, not their 8")
        .at("cscscscscs/10/10 s s10 5")
        .refuses("8-13")
        .since("U2 owed-first-move", &[10]),
    // Uninerd
    uninerd("U6 stuck: nothing moves with a 5").at("10/1c2s5/6c3 c - 5").refuses("12-17").since("U6 stuck", &[27]),
    uninerd("U6 stuck: nor the piece on 27 with a 2").at("4s5/1c8/6c3 c - 2").refuses("27-29").since("U6 stuck", &[27]),
    uninerd("U6 the 4 is for the piece on 27").at("2c7/1c2s5/6c3 c - 4").refuses("12-16").since("U6 stuck", &[27]),
    uninerd("U4 28 moves with a 3 only")
        .at("4s5/3c6/7c2 c - 1")
        .refuses("28-29")
        .since("U4 wrong-throw-for-house", &[28]),
    uninerd("U4 29 moves with a 2 only")
        .at("4s5/3c6/8c1 c - 1")
        .refuses("29-30")
        .since("U4 wrong-throw-for-house", &[29]),
    uninerd("U4 29 does not leave with a 3")
        .at("4s5/3c6/7cc1 c - 3")
        .refuses("29-off")
        .since("U4 wrong-throw-for-house", &[29]),
    uninerd("U5 30 does not leave by a 1")
        .at("4s5/1c8/9c c - 1")
        .refuses("30-off")
        .since("U5 only-at-turn-start", &[30]),
    uninerd("U5 nor by a 4, and with a piece in row 1")
        .at("c9/4s5/9c c - 4")
        .refuses("30-off")
        .since("U5 only-at-turn-start", &[30]),
    uninerd("U5 first the choice, then the throw")
        .at("4s5/1c8/9c c - ^")
        .refuses("12-13")
        .since("U5 choice-at-turn-start", &[30]),
    uninerd("U5 the choice cannot be passed")
        .at("4s5/1c8/9c c - ^")
        .refuses("pass")
        .since("U5 choice-at-turn-start", &[30]),
    uninerd("U5 keep is no move for a throw").at("4s5/1c8/9c c - 1").refuses("keep").since("U5 nothing-to-keep", &[]),
    uninerd("U5 keep is no pass").at("10/1c2s5/6c3 c - 5").refuses("keep").since("U5 nothing-to-keep", &[]),
    uninerd("U8 28 is an own piece's")
        .at("4s5/10/5c1c2 c - 1")
        .refuses("26-28")
        .since("U8 no-room-beyond-water", &[28]),
    uninerd("U8 28 is an enemy piece's")
        .at("10/4s5/5c1s2 c - 1")
        .refuses("26-28")
        .since("U8 no-room-beyond-water", &[28]),
    uninerd("U9 a 5 from 26").at("4s5/3c6/5c4 c - 5").refuses("26-off").since("U9 not-an-exit", &[27, 28, 29]),
    // Leaving
    spanish("S4 from 25 not beyond 26")
        .options(&["happiness"])
        .at("2s7/10/1c2c5 c - 4")
        .refuses("25-29")
        .since("S4 must-land-on-26", &[26]),
    spanish("S4 from 25 not into the water")
        .options(&["happiness"])
        .at("2s7/1c8/4c5 c - 2")
        .refuses("25-27>1")
        .since("S4 must-land-on-26", &[26]),
    spanish("S4 from 24 not to the exit")
        .options(&["happiness", "rebirth"])
        .at("10/4s5/3ccc4 c - 6")
        .refuses("24-30>off")
        .since("S4 must-land-on-26", &[26]),
    french("F2 a piece on 12").at("2s7/1c8/7c2 c - 6").refuses("28-off").since("rows-not-clear", &[12]),
    dutch("D2 a piece in row 1").at("2c7/1s8/9c c - 4").refuses("30-off").since("rows-not-clear", &[3]),
    dutch("D2 two pieces in row 1, and one in row 2")
        .at("2cc6/1s3c4/9c c - 6")
        .refuses("30-off")
        .since("rows-not-clear", &[3, 4]),
    spanish("S4 a piece on 12")
        .options(&["exit-3-2-1"])
        .at("2s7/1c8/7c2 c - 3")
        .refuses("28-off")
        .since("S4 rows-not-clear", &[12]),
    spanish("S3 a 2 does not reach 30").at("2s7/10/3c1c4 c - 2").refuses("26-off").since("S3 leaves-through-30", &[30]),
    spanish("S3 a 1 does not reach 30")
        .options(&["happiness"])
        .at("2s7/10/3cc5 c - 1")
        .refuses("25-off")
        .since("S3 leaves-through-30", &[30]),
    spanish("S4 25 is no exit")
        .options(&["exit-3-2-1"])
        .at("2s7/10/4c2c2 c - 6")
        .refuses("25-off")
        .since("S4 not-an-exit", &[28, 29, 30]),
    carpignano("C2 nothing thrown reaches 31 from 24")
        .at("2s7/10/3c6 c - 6")
        .refuses("24-off")
        .since("not-this-throw", &[24]),
    // Backward
    carpignano("forward first").at("2c7/10/4s4c c - 2").refuses("30-28").since("forward-first", &[3]),
    french("forward first, the same piece").at("2s7/1c8/7c2 c - 6").refuses("12-6").since("forward-first", &[12]),
    uninerd("U4 28 never goes back").at("4s5/10/7c2 c - 1").refuses("28-27>15").since("U4 waits-to-leave", &[28]),
    uninerd("U4 29 never goes back, whatever else can move")
        .at("4s5/3c6/8c1 c - 4")
        .refuses("29-25")
        .since("U4 waits-to-leave", &[29]),
    uninerd("U5 30 never goes back").at("4s5/10/9c c - 5").refuses("30-25").since("U5 waits-to-leave", &[30]),
    uninerd("forward first").at("4s5/3c6/7c2 c - 1").refuses("14-13").since("forward-first", &[14]),
    dutch("forward first, two pieces").at("10/1c8/7c1s c - 2").refuses("12-10").since("forward-first", &[12, 28]),
    spanish("S2 never backward").at("2s7/10/3c3c2 c - 4").refuses("24-20").since("S2 no-backward", &[24]),
    spanish("S2 never backward, forward or not").at("2s7/1c8/8c1 c - 3").refuses("12-9").since("S2 no-backward", &[12]),
    uninerd("U7 the forced return is first").at("10/2c3c3/ss8 c - 4").refuses("13-9").since("U7 return-first", &[13]),
    uninerd("U7 the forced return is first, of another piece")
        .at("10/3c3c2/1ss7 c - 4")
        .refuses("14-10")
        .since("U7 return-first", &[14]),
    uninerd("U7 two pieces could return")
        .at("10/c1c1c1ss2/10 c - 2")
        .refuses("11-9")
        .since("U7 return-first", &[11, 13]),
    french("F4 no capture backward").at("10/1c4ss2/2s5c1 c - 6").refuses("29x23").since("F4 backward-to-empty", &[23]),
    french("F4 no capture backward, and nothing else to play")
        .at("3sccc3/10/4c3s1 s - 4")
        .refuses("29x25")
        .since("F4 backward-to-empty", &[25]),
    dutch("D2 a rest goes forward").at("10/10/1c1ss5 c - +2/4").refuses("22-20").since("D2 rest-is-forward", &[]),
    dutch("D2 a rest goes forward, blockade or not")
        .at("10/10/1csss5 c - +4/6")
        .refuses("22-18")
        .since("D2 rest-is-forward", &[]),
    dutch("D2 a rest goes forward, while it can")
        .at("2s7/10/1c8 c - +1/3")
        .refuses("22-21")
        .since("D2 rest-is-forward", &[]),
    // Compulsory
    carpignano("a piece can move").at("2c7/10/4s4c c - 2").refuses("pass").since("move-is-compulsory", &[3]),
    french("F2 leaving is the only move").at("2ss6/10/9c c - 2").refuses("pass").since("move-is-compulsory", &[30]),
    dutch("D2 a rest that can be played").at("2s7/10/1c8 c - +1/3").refuses("pass").since("move-is-compulsory", &[22]),
    uninerd("U2 the piece on 10 can move")
        .at("cscscscscs/10/10 s s10 1")
        .refuses("pass")
        .since("move-is-compulsory", &[10]),
    // Writing
    carpignano("the water leads to 1").at("4s5/10/4c5 c - 2").refuses("25-27>2").since("written-otherwise", &[]),
    carpignano("a capture is written with an x")
        .at("10/c1s3c1ss/10 c - 2")
        .refuses("11-13")
        .since("written-otherwise", &[]),
    spanish("no capture on an empty house").at("c6c1s/s9/10 c - 2").refuses("1x3").since("written-otherwise", &[]),
    uninerd("U7 a forced return says where it ends")
        .at("10/2c3c3/ss8 c - 4")
        .refuses("13-17")
        .since("written-otherwise", &[]),
    spanish("S3 a piece that leaves at once").at("2s7/10/3c1c4 c - 4").refuses("26-30").since("written-otherwise", &[]),
    dutch("the water leads to 15").at("4s5/10/4c5 c - 2").refuses("25-27>1").since("written-otherwise", &[]),
    spanish("S3 a piece that reaches 30 and leaves")
        .at("2s7/10/3c1c4 c - 4")
        .refuses("26-off")
        .since("written-otherwise", &[]),
    // Leaving, where one reason hides another
    spanish("S3 the piece waits on 30 for the one on 12")
        .at("2s7/1c8/5c3c c - 1")
        .refuses("30-off")
        .since("S3 rows-not-clear", &[12]),
    spanish("S3 no leaving through 30 before the exit is open")
        .at("2s7/1c8/5c4 c - 4")
        .refuses("26-30>off")
        .since("S3 rows-not-clear", &[12]),
    uninerd("U7 the blockade, not the own piece, forbids the return")
        .at("10/1csssc3s/s9 c - 4")
        .refuses("12-16>1")
        .since("blockade", &[13, 14, 15]),
    uninerd("U4 a 2 does not move a piece from 28")
        .at("4s5/3c6/7cc1 c - 2")
        .refuses("28-off")
        .since("U4 wrong-throw-for-house", &[28]),
    french("keep is no word of this sheet").at("2s7/10/1c5c2 c - 3").refuses("keep").since("nothing-to-keep", &[]),
    spanish("S4 no piece leaves from 26")
        .options(&["exit-3-2-1"])
        .at("2s7/10/4cc4 c - 6")
        .refuses("26-off")
        .since("S4 not-an-exit", &[28, 29, 30]),
];
