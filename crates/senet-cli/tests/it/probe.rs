//! `senet probe`.

use crate::commands::{complaint, written};

#[test]
fn throws_moves_and_losses_of_positions() {
    let positions = ["10/5c4/s2c5s c - ?", "10/5c4/s2c5s c - 3", "c9/10/10 s - #"];
    let text = written(&[&["probe", "--rules", "dutch"], &positions[..]].concat());
    let [waiting, to_play, over] = &text.split("\n\n").collect::<Vec<_>>()[..] else { panic!("{text}") };
    let lines: Vec<&str> = waiting.lines().collect();
    assert!(lines[0] == "10/5c4/s2c5s c - ?" && lines[1].starts_with("the cones, about to throw: ="), "{waiting}");
    for (throw, chance) in [(1, "4 of 16"), (2, "6 of 16"), (3, "4 of 16"), (4, "1 of 16"), (6, "1 of 16")] {
        let line = lines.iter().find(|line| line.starts_with(&format!("  throw {throw} "))).expect("each throw");
        assert!(line.contains(chance), "{line}");
    }
    // Of all moves by a 3, the one to 27, which sends the piece to 15, is the blunder.
    let blunder = to_play.lines().find(|line| line.trim_start().starts_with("24-27>15")).expect("a move");
    assert!(blunder.contains("loss ") && blunder.ends_with("??"), "{to_play}");
    let best = to_play.lines().find(|line| line.trim_start().starts_with("16-19")).expect("a move");
    assert!(best.contains('\u{b1}') && !best.contains("loss"), "{to_play}");
    assert!(over.contains("the game is over; the spools have won"), "{over}");
}

#[test]
fn estimates_are_marked_as_estimates() {
    let text = written(&["probe", "--rules", "uninerd", "cscscscscs/10/10 c c10 ?"]);
    assert!(text.contains("the cones, about to throw: ~") && !text.contains('='), "{text}");
    assert!(text.lines().any(|line| line.starts_with("    10-11 ")), "{text}");
}

#[test]
fn match_points_of_positions() {
    let text = written(&["probe", "--points", "--rules", "dutch", "10/10/ss7c s - ?", "10/10/ss6c1 c - ?"]);
    let [losing, winning] = &text.split("\n\n").collect::<Vec<_>>()[..] else { panic!("{text}") };
    // The cones leave by any throw but a 1, and two spools on row 3 count a point each.
    assert!(losing.lines().any(|line| line.starts_with("  throw 2") && line.contains("= -2.0000 points")), "{losing}");
    assert!(losing.lines().any(|line| line.contains("points  loss") || line.contains("  loss 0.")), "{losing}");
    let off = winning.lines().find(|line| line.trim_start().starts_with("29-off")).expect("a move");
    assert!(off.contains("= +2.0000 points"), "{winning}");
    for (arguments, expected) in [
        (&["--rules", "french", "10/10/ss7c s - ?"][..], "the sheet `french` has no match points"),
        (
            &["--rules", "spanish", "--option", "rebirth", "10/sss7/4cc4 s - ?"],
            "`senet solve --points --rules spanish --option rebirth --pieces 3 --dir FOLDER` makes those",
        ),
    ] {
        let said = complaint(&[&["probe", "--points"], arguments].concat());
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}

#[test]
fn wrong_positions_are_refused() {
    for (arguments, expected) in [
        (&["probe"][..], "<POSITION>"),
        (
            &["probe", "pharaoh"],
            "No game by these rules can hold the position pharaoh.\n  Field 1, the board, column 1: A position",
        ),
        (&["probe", "10/10/s8c s - ?", "10/10/s8c s - 5"], "These rules have no throw of 5."),
        (&["probe", "--rules", "roman", "10/10/s8c s - ?"], "no rule sheet `roman`"),
        (&["probe", "--option", "rebirth", "10/10/s8c s - ?"], "Carpignano has no option House of rebirth."),
    ] {
        let said = complaint(arguments);
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}
