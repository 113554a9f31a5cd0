//! `senet solve`.

use crate::commands::{complaint, written};

#[test]
fn layers_and_positions_are_printed() {
    let text = written(&["solve", "--rules", "dutch", "--pieces", "1", "10/10/s8c s - ?", "10/10/s8c s - 3"]);
    for line in ["1, 1 ", "812", "value ", "throw 1 ", "throw 6 ", "21-24 "] {
        assert!(text.contains(line), "{line}: {text}");
    }
}

#[test]
fn what_cannot_be_solved_is_refused() {
    for (arguments, expected) in [
        (&["--pieces", "5"][..], "5 is not in 1..=4"),
        (&["--tolerance", "2"], "between 0.00000001 and 1"),
        (&["--tolerance", "x"], "`x` is no number"),
        (&["--pieces", "1", "ss8/10/9c s - ?"], "a side has 2 pieces"),
        (&["cscscscsc1/s9/10 s c9 2"], "needs --pieces 5"),
        (&["--pieces", "1", "pharaoh"], "pharaoh: "),
        (&["--option", "rebirth"], "rebirth"),
    ] {
        let error = complaint(&[&["solve", "--rules", "dutch"], arguments].concat());
        assert!(error.contains(expected), "{arguments:?}: {error}");
    }
}
