//! The page behind `?`: what the sheet says, and how it is played where it says nothing.

use senet::{Casting, House, RuleSheet, SheetId, SheetOption, Side};

use super::words::{about_house, is_ordinary};

/// A heading and the paragraphs below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    pub(crate) heading: &'static str,
    pub(crate) paragraphs: Vec<String>,
}

/// A decision of RULES that another reader of the sheet could have taken the other way.
type Decision = (&'static str, &'static str);

/// The page of a sheet.
pub(crate) fn page(sheet: &RuleSheet) -> Vec<Section> {
    let section = |heading, paragraphs| Section { heading, paragraphs };
    let special = |house: &House| !is_ordinary(sheet, *house);
    let houses = House::all().filter(special).map(|house| about_house(sheet, house)).collect();
    let decisions = decisions(sheet).map(|(rule, text)| format!("{rule}  {text}")).collect();
    let mut sections = vec![
        section("The game", vec![THE_RACE.to_owned(), sides(sheet)]),
        section("Throws", vec![throws(sheet).to_owned()]),
        section("Who begins", vec![beginning(sheet.id).to_owned()]),
        section("Moving", MOVING.iter().map(|text| (*text).to_owned()).collect()),
        section("If no piece can move forward", vec![without_forward(sheet.id).to_owned()]),
        section("Special houses", houses),
        section("Leaving the board", vec![leaving(sheet).to_owned()]),
        section("Points in a match", vec![points(sheet.id).to_owned()]),
    ];
    let options = options(sheet);
    if !options.is_empty() {
        sections.push(section("Options of this sheet", options));
    }
    sections.push(section("How this sheet is read, where it can be read in two ways", decisions));
    sections
}

const THE_RACE: &str = "Two sides of five pieces race along thirty houses, row 1 to the right, row 2 back to the left, \
                        row 3 to the right again, and off the board. Who first has no piece left on the board wins.";

const MOVING: [&str; 5] = [
    "A throw moves one piece exactly as many houses as it counts. Moving is compulsory.",
    "Pieces may be passed over, your own and the enemy's. No piece may land on one of its own side.",
    "A piece that lands on an enemy piece captures it: the two change places.",
    "Two pieces of a side on neighbouring houses protect each other from capture; 10 and 11 are neighbours, and so \
     are 20 and 21.",
    "Three or more enemy pieces in a row are a blockade: you can neither pass them nor leave the board over them (G5).",
];

fn sides(sheet: &RuleSheet) -> String {
    format!(
        "The cones (the sheet's {} pieces) start on the odd houses of row 1, the spools ({}) on the even ones.",
        sheet.colour(Side::Cones),
        sheet.colour(Side::Spools)
    )
}

const fn throws(sheet: &RuleSheet) -> &'static str {
    match (sheet.casting, sheet.id) {
        (Casting::Die, _) => {
            "One die. After a 1, 4 or 5 you throw again; after a 2 or 3 the turn passes. The 6, marked X, moves \
             nothing and passes the turn."
        }
        (_, SheetId::Carpignano) => {
            "Four sticks; the light sides that are up count 1 to 4, and none counts 6. After a 1, 4 or 6 you throw \
             again; after a 2 or 3 the turn passes."
        }
        (_, SheetId::Spanish) => {
            "Four split canes; the curved sides that are up count 1 to 4, and none counts 6. After a 1, 4 or 6 you \
             throw again; after a 2 or 3 the turn passes."
        }
        (_, SheetId::Dutch) => {
            "Four sticks; the flat white sides that are up count 1 to 4, and none counts 6. After a 1, 4 or 6 you \
             throw again; after a 2 or 3 the turn passes."
        }
        _ => {
            "Four sticks; the open sides (◊) that are up count 1 to 4, and none counts 6. After a 1, 4 or 6 you throw \
             again; after a 2 or 3 the turn passes."
        }
    }
}

const fn beginning(id: SheetId) -> &'static str {
    match id {
        SheetId::Spanish => {
            "Both throw, until exactly one of them has a 1. He plays the spools and moves 10-11 with that 1. The \
             cones' first move is made by the piece on 9."
        }
        SheetId::Uninerd => {
            "Each throws the die, the X counting lowest. The higher one picks a side and throws again; the piece on \
             10 makes that first move."
        }
        _ => {
            "The players throw by turns until one throws a 1. He plays the spools and moves 10-11 with that 1. The \
             cones' first move is made by the piece on 9."
        }
    }
}

const fn without_forward(id: SheetId) -> &'static str {
    match id {
        SheetId::Carpignano | SheetId::Dutch => {
            "A piece must move backward by the number thrown; it may capture. If that is impossible too, the turn passes."
        }
        SheetId::French => {
            "A piece must move backward by the number thrown, to an empty house. If that is impossible too, the turn \
             passes."
        }
        SheetId::Spanish => "The turn passes, whatever was thrown. There are no backward moves.",
        SheetId::Uninerd => {
            "A piece that could only land on one of its own side must do so, and goes back to 1 or the first free \
             house after it. If there is none, a piece must move backward; it may capture. If that is impossible \
             too, the turn passes."
        }
    }
}

const fn leaving(sheet: &RuleSheet) -> &'static str {
    match sheet.id {
        SheetId::Carpignano => {
            "With the exact throw to 31: from 25 with a 6, from 28 with a 3, from 29 with a 2, from 30 with a 1. Your \
             other pieces may be anywhere."
        }
        SheetId::Spanish if !sheet.leaving.on_30 => {
            "When all your pieces left are in row 3: from 28 with a 3, from 29 with a 2, from 30 with a 1, and no other \
             way."
        }
        SheetId::Spanish => "By reaching 30 exactly, when all your pieces left are in row 3.",
        SheetId::Uninerd => {
            "From 30 at the start of your turn, before you throw, if you have no piece in row 1; from 29 with a 2, from \
             28 with a 3, and from 27 with a 4 if a piece is stuck there."
        }
        SheetId::French => "When all your pieces left are in row 3, with any throw that goes beyond 30.",
        SheetId::Dutch => {
            "When you have no piece in row 1, with any throw that goes beyond 30. What a piece does not need of the \
             throw, another piece must play."
        }
    }
}

const fn points(id: SheetId) -> &'static str {
    match id {
        SheetId::Carpignano | SheetId::Spanish => {
            "For each enemy piece still on the board: 3 in row 1, 2 in row 2, 1 in row 3."
        }
        SheetId::Dutch => "For each enemy piece still on the board: 3 in row 1, 1 in row 2 or 3.",
        SheetId::Uninerd | SheetId::French => "The sheet counts none; a won game is one point here.",
    }
}

fn options(sheet: &RuleSheet) -> Vec<String> {
    let describe = |option: &SheetOption| {
        let state = if sheet.options.contains(*option) { "on" } else { "off" };
        let text = match option {
            SheetOption::Exit321 => "a piece leaves from 28 with a 3, 29 with a 2, 30 with a 1, and no other way",
            SheetOption::Happiness => "a piece must land on 26 before it goes beyond",
            SheetOption::Rebirth => "the water sends to 15, or if that is taken to the lowest free house",
        };
        format!("{option} ({state}): {text}.")
    };
    RuleSheet::offers(sheet.id).iter().map(describe).collect()
}

const FIRST_MOVE_OF_NINE: Decision = (
    "G1",
    "The cones' first move must be made by the piece on 9 if it can go forward with that throw. If it cannot, or was \
     captured before, any piece may play the throw. Nothing is owed after that.",
);

/// The decisions marked ◇ in RULES that concern this sheet.
fn decisions(sheet: &RuleSheet) -> impl Iterator<Item = Decision> + use<'_> {
    let own: &[Decision] = match sheet.id {
        SheetId::Carpignano => &[
            FIRST_MOVE_OF_NINE,
            (
                "C1",
                "A piece that lands on 26 by its own move, forward or backward, gives one more throw, also after a 2 \
                 or 3. After a 1, 4 or 6 it is still one throw, not two.",
            ),
            ("C4", "A piece may pass over others and capture at the end of the same move."),
        ],
        SheetId::Spanish => &[
            FIRST_MOVE_OF_NINE,
            ("S1", "Both throw in every round of the opening, with all four canes. Two 1s, or none, are thrown again."),
            (
                "S3",
                "House 30 is the exit. After each of your moves, if all your pieces on the board are in row 3, your \
                 piece on 30 leaves. Until then it waits there, safe.",
            ),
            (
                "S5",
                "In the points, row 3 of the sheet is taken from the end of the path: the row of the start counts 3.",
            ),
            ("S6", "A 2 or a 3 is played before the turn passes."),
        ],
        SheetId::Uninerd => &[
            (
                "U2",
                "The first move is made by the piece on 10, whoever owns it. The throw counts as the thrower's: after \
                 1, 4, 5 he throws again, after 2, 3 the turn passes. An X moves nothing, and nothing is owed then.",
            ),
            (
                "U4",
                "A piece on 28 goes forward only with a 3, one on 29 only with a 2, and that takes it off the board. \
                 A throw that fails bars nothing. It may be moved backward where that is due.",
            ),
            (
                "U5",
                "No throw moves a piece on 30 forward. At the start of your turn, before your first throw, you may \
                 take it off if you have no piece in row 1 and none in the water. You need not, and it costs no throw. \
                 Leaving from 27, 28 and 29 needs no clear row 1.",
            ),
            (
                "U6",
                "If 15 is taken, a piece that arrives on 27 stays there and its side is stuck: it moves nothing until \
                 it throws a 4, and every other throw passes the turn. The 4 takes that piece off the board; only if \
                 a blockade stops it may another piece play the 4. The piece in the water is not safe.",
            ),
            (
                "U7",
                "A forced return, onto a house of your own and back to the start, comes before any move backward. The \
                 piece that stood there stays.",
            ),
            (
                "U8",
                "From 26 with a 1 you choose: 27, or over it to 28 if that is empty. Arriving on 26 gives no throw.",
            ),
        ],
        SheetId::French => &[
            FIRST_MOVE_OF_NINE,
            ("F2", "Leaving the board is a choice; it is compulsory only when nothing else can move forward."),
            ("F3", "Three enemy pieces in a row cannot be passed. Three of your own, or of both colours, can."),
        ],
        SheetId::Dutch => &[
            FIRST_MOVE_OF_NINE,
            (
                "D2",
                "The unused part of a throw must be played at once by another piece, forward, captures included; if \
                 that piece leaves too, the rest of the rest likewise. If none can play it, it is lost. The throw \
                 itself decides whether you throw again.",
            ),
            ("D3", "Protection and safe houses hold against backward captures too."),
            ("D4", "The first green piece is the spool on 10. The duty of the piece on 9 is for one throw."),
            (
                "D5",
                "The start of the game, to which the water sends if 15 is taken, is house 1 or the first free house after it.",
            ),
        ],
    };
    let options = sheet.options.iter().filter_map(|option| match option {
        SheetOption::Exit321 => {
            Some(("S4", "With exit-3-2-1, 30 is no longer the exit; all your pieces left must still be in row 3."))
        }
        SheetOption::Rebirth => {
            Some(("S4", "With rebirth, 15 is not safe; if it is taken, the water sends to the lowest free house."))
        }
        SheetOption::Happiness => None,
    });
    // `exit-3-2-1` stands in place of `S3`.
    let holds = move |decision: &Decision| decision.0 != "S3" || sheet.leaving.on_30;
    own.iter().copied().filter(holds).chain(options.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use senet_board::Sign;

    use super::*;

    /// A decision, and words without which it is not told.
    type Marked = (&'static str, &'static [&'static str]);

    /// The decisions marked ◇ in RULES.
    const DECISIONS: [(SheetId, &[Marked]); 5] = [
        (
            SheetId::Carpignano,
            &[
                ("G1", &["the piece on 9 if it can go forward", "any piece may play", "Nothing is owed after"]),
                ("C1", &["by its own move, forward or backward", "also after a 2 or 3", "one throw, not two"]),
                ("C4", &["pass over others and capture"]),
            ],
        ),
        (
            SheetId::Spanish,
            &[
                ("G1", &["the piece on 9 if it can go forward", "any piece may play", "Nothing is owed after"]),
                ("S1", &["Both throw in every round", "all four canes", "Two 1s, or none, are thrown again"]),
                ("S3", &["After each of your moves", "in row 3", "piece on 30 leaves", "waits there, safe"]),
                ("S5", &["from the end of the path", "the row of the start counts 3"]),
                ("S6", &["A 2 or a 3 is played before the turn passes"]),
            ],
        ),
        (
            SheetId::Uninerd,
            &[
                ("U2", &["whoever owns it", "counts as the thrower's", "An X moves nothing, and nothing is owed"]),
                ("U4", &["28 goes forward only with a 3", "29 only with a 2", "bars nothing", "moved backward"]),
                (
                    "U5",
                    &[
                        "No throw moves a piece on 30 forward",
                        "before your first throw",
                        "no piece in row 1 and none in the water",
                        "You need not, and it costs no throw",
                        "Leaving from 27, 28 and 29 needs no clear row 1",
                    ],
                ),
                (
                    "U6",
                    &[
                        "stuck: it moves nothing until it throws a 4",
                        "every other throw passes the turn",
                        "takes that piece off the board",
                        "only if a blockade stops it",
                        "not safe",
                    ],
                ),
                ("U7", &["back to the start, comes before any move backward", "stood there stays"]),
                ("U8", &["From 26 with a 1 you choose", "28 if that is empty", "gives no throw"]),
            ],
        ),
        (
            SheetId::French,
            &[
                ("G1", &["the piece on 9 if it can go forward", "any piece may play", "Nothing is owed after"]),
                ("F2", &["Leaving the board is a choice", "compulsory only when nothing else can move forward"]),
                ("F3", &["Three enemy pieces in a row cannot be passed", "your own, or of both colours, can"]),
            ],
        ),
        (
            SheetId::Dutch,
            &[
                ("G1", &["the piece on 9 if it can go forward", "any piece may play", "Nothing is owed after"]),
                (
                    "D2",
                    &[
                        "at once by another piece, forward, captures included",
                        "the rest of the rest",
                        "it is lost",
                        "The throw itself decides",
                    ],
                ),
                ("D3", &["hold against backward captures too"]),
                ("D4", &["the spool on 10", "for one throw"]),
                ("D5", &["house 1 or the first free house after it"]),
            ],
        ),
    ];

    #[test]
    fn every_decision_marked_in_rules_is_told() {
        for (id, marked) in DECISIONS {
            let sheet = RuleSheet::plain(id);
            let told: Vec<Decision> = decisions(&sheet).collect();
            let rules = |list: &[Decision]| list.iter().map(|(rule, _)| *rule).collect::<Vec<_>>();
            assert_eq!(rules(&told), marked.iter().map(|(rule, _)| *rule).collect::<Vec<_>>(), "{id}");
            for ((rule, text), (_, phrases)) in told.iter().zip(marked) {
                for phrase in *phrases {
                    assert!(text.contains(phrase), "{id} {rule} does not say `{phrase}`: {text}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_marked_is_told_too() {
        for (id, heading, phrases) in [
            (SheetId::Uninerd, "Leaving the board", ["from 27 with a 4", "before you throw"]),
            (SheetId::Carpignano, "Leaving the board", ["from 25 with a 6", "may be anywhere"]),
            (SheetId::Carpignano, "Special houses", ["House 25. A 6 takes a piece", "House 30. A 1 takes a piece"]),
            (
                SheetId::Dutch,
                "Special houses",
                ["House 30. A 1 or more takes", "Not safe: a lone piece here can be captured (D1)"],
            ),
            (SheetId::French, "Special houses", ["House 30. A 1 or more takes", "Safe"]),
            (SheetId::Dutch, "Moving", ["nor leave the board over them (G5)", "a blockade"]),
        ] {
            let sections = page(&RuleSheet::plain(id));
            let section = sections.iter().find(|section| section.heading == heading).expect("a section");
            let text = section.paragraphs.join(" ");
            for phrase in phrases {
                assert!(text.contains(phrase), "{id} does not say `{phrase}`: {text}");
            }
        }
        for sheet in RuleSheet::every() {
            let unsafe_30 = about_house(&sheet, House::LAST).contains("Not safe");
            assert_eq!(unsafe_30, !sheet.safe.contains(House::LAST), "{sheet}");
        }
    }

    #[test]
    fn options_bring_their_decisions() {
        let sheet =
            RuleSheet::new(SheetId::Spanish, [SheetOption::Exit321, SheetOption::Rebirth].into_iter().collect());
        let sheet = sheet.expect("spanish has these options");
        assert_eq!(decisions(&sheet).filter(|(rule, _)| *rule == "S4").count(), 2);
        let text = page(&sheet).into_iter().flat_map(|section| section.paragraphs).collect::<String>();
        assert!(text.contains("rebirth (on)") && text.contains("happiness (off)"));
    }

    #[test]
    fn only_the_houses_of_the_sheet_are_explained() {
        for sheet in RuleSheet::every() {
            let sections = page(&sheet);
            let houses = sections.iter().find(|section| section.heading == "Special houses").expect("there are some");
            let has_15 = houses.paragraphs.iter().any(|text| text.starts_with("House 15."));
            assert_eq!(has_15, Sign::of(&sheet, House::REBIRTH).is_some(), "{sheet}");
            assert!(houses.paragraphs.iter().all(|text| !text.contains("ordinary")), "{sheet}");
        }
    }
}
