//! Leaf counts, written down in `tests/perft/`.
//!
//! The [slow rules](crate::slow_rules) made all counts. The tests compare the engine with all of them, and the slow rules
//! with those of the shallow depths; the deep ones would take too long.
//!
//! A suite is read line by line: `sheet` and a name first, once; `options` and their names, for what follows; and
//! `position ; 1 count ; 2 count ; …`. A `#` begins a comment line. Any other line is an error, so that a typo
//! cannot remove an entry from the test.

use senet::{Position, RuleSheet};

use crate::{option_names, slow_rules};

/// Most leaves that the slow rules count again.
const SLOW_LEAVES: u64 = 10_000;

struct Entry {
    line: usize,
    sheet: RuleSheet,
    position: String,
    /// The leaves at depths 1, 2, 3, …
    leaves: Vec<u64>,
}

/// The entries of a suite, or the number of the first line that cannot be read and what is wrong with it.
fn read_suite(text: &str) -> Result<Vec<Entry>, (usize, String)> {
    let mut id = None;
    let mut sheet: Option<RuleSheet> = None;
    let mut entries = Vec::new();
    for (index, content) in text.lines().enumerate() {
        let line = index + 1;
        let wrong = |what: &str| Err((line, what.to_owned()));
        let mut words = content.split(' ');
        match words.next() {
            Some("") if content.is_empty() => {}
            Some("#") => {}
            Some("sheet") => {
                let name = words.next().and_then(|name| name.parse().ok());
                if id.is_some() || name.is_none() || words.next().is_some() {
                    return wrong("expected one `sheet` with the name of a sheet");
                }
                id = name;
                sheet = name.and_then(|id| RuleSheet::new(id, [].into_iter().collect()).ok());
            }
            Some("options") => {
                let options: Result<Vec<_>, _> = words.map(str::parse).collect();
                let Ok(options) = options else { return wrong("no such option") };
                if !options.is_sorted_by(|a, b| a < b) || options.is_empty() {
                    return wrong("options stand in order, each once");
                }
                let Some(id) = id else { return wrong("options before the sheet") };
                let Ok(with_options) = RuleSheet::new(id, options.into_iter().collect()) else {
                    return wrong("the sheet does not offer this option");
                };
                sheet = Some(with_options);
            }
            _ => {
                let Some(sheet) = sheet else { return wrong("a position before the sheet") };
                let (position, leaves) = read_entry(&sheet, content).map_err(|what| (line, what))?;
                entries.push(Entry { line, sheet, position, leaves });
            }
        }
    }
    Ok(entries)
}

fn read_entry(sheet: &RuleSheet, line: &str) -> Result<(String, Vec<u64>), String> {
    let mut fields = line.split(" ; ");
    let position = fields.next().unwrap_or_default();
    Position::parse(sheet, position).map_err(|faults| faults.to_string())?;
    let mut leaves = Vec::new();
    for (field, depth) in fields.zip(1_u32..) {
        let count = field.strip_prefix(&format!("{depth} ")).and_then(|count| count.parse().ok());
        leaves.push(count.ok_or(format!("expected depth {depth} and its leaves, found `{field}`"))?);
    }
    if leaves.is_empty() { Err("no depths".to_owned()) } else { Ok((position.to_owned(), leaves)) }
}

fn slow_perft(rules: &str, options: &[&str], position: &str, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if !position.ends_with('?') {
        return slow_plies(rules, options, position, depth);
    }
    let thrown = |&(value, _): &(u8, u32)| slow_rules::put_throw(rules, options, position, value);
    slow_rules::throws(rules).iter().map(|throw| slow_plies(rules, options, &thrown(throw), depth)).sum()
}

fn slow_plies(rules: &str, options: &[&str], position: &str, depth: u32) -> u64 {
    let moves = slow_rules::legal_moves(rules, options, position);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|(_, after)| slow_perft(rules, options, after, depth - 1)).sum()
}

fn check(rules: &str, suite: &str) {
    let file = format!("tests/perft/{rules}.txt");
    let entries = read_suite(suite).unwrap_or_else(|(line, what)| panic!("{file}:{line}: {what}"));
    let mut wrong = Vec::new();
    for Entry { line, sheet, position, leaves } in &entries {
        let parsed = Position::parse(sheet, position).expect("read before");
        let options = option_names(sheet);
        for (&written, depth) in leaves.iter().zip(1_u32..) {
            let mut compare = |who: &str, found: u64| {
                if found != written {
                    wrong.push(format!("{file}:{line}: depth {depth}: {written} leaves, {who} count {found}"));
                }
            };
            compare("the engine's rules", senet::perft(sheet, &parsed, depth));
            if written <= SLOW_LEAVES {
                compare("the slow rules", slow_perft(rules, &options, position, depth));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(entries.iter().all(|entry| entry.sheet.id().name() == rules), "{file} is about another sheet");
    for sheet in RuleSheet::every().filter(|sheet| sheet.id().name() == rules) {
        assert!(entries.iter().any(|entry| entry.sheet == sheet), "{file} leaves out {sheet}");
    }
}

#[test]
fn carpignano() {
    check("carpignano", include_str!("../perft/carpignano.txt"));
}

#[test]
fn spanish() {
    check("spanish", include_str!("../perft/spanish.txt"));
}

#[test]
fn uninerd() {
    check("uninerd", include_str!("../perft/uninerd.txt"));
}

#[test]
fn french() {
    check("french", include_str!("../perft/french.txt"));
}

#[test]
fn dutch() {
    check("dutch", include_str!("../perft/dutch.txt"));
}

/// Depth 0 is in no file, since it is 1 everywhere, also when the game is over.
#[test]
fn the_shallowest_depths() {
    for sheet in RuleSheet::every() {
        for start in Position::starts(&sheet) {
            assert_eq!(senet::perft(&sheet, &start, 0), 1);
        }
        let over = Position::parse(&sheet, "2ss6/10/10 c - #").expect("a game that the cones have won");
        assert_eq!(senet::perft(&sheet, &over, 0), 1);
        assert_eq!(senet::perft(&sheet, &over, 1), 0);
    }
}

#[test]
fn malformed_lines_are_refused() {
    let good = "sheet spanish\n# a comment\n\noptions happiness rebirth\n2s7/10/9c c - ? ; 1 5 ; 2 20";
    assert!(read_suite(good).is_err_and(|(line, _)| line == 5), "S3: no piece waits on 30 like this");
    let good = good.replace("9c", "8c1");
    assert_eq!(read_suite(&good).map(|entries| entries.len()).map_err(|(line, what)| format!("{line}: {what}")), Ok(1));
    let malformed = [
        (1, "sheet spanish", "sheet greek"),
        (1, "sheet spanish", "sheet  spanish"),
        (1, "sheet spanish", "sheet spanish french"),
        (1, "sheet spanish", "spanish"),
        (4, "sheet spanish", "sheet dutch"),
        (2, "# a comment", "a comment"),
        (2, "# a comment", "#a comment"),
        (2, "# a comment", "sheet spanish"),
        (4, "options happiness rebirth", "options rebirth happiness"),
        (4, "options happiness rebirth", "options rebirth rebirth"),
        (4, "options happiness rebirth", "options"),
        (4, "options happiness rebirth", "options luck"),
        (5, "2s7/10/8c1", "2s7/9/8c1"),
        (5, " ; 1 5", ""),
        (5, " ; 1 5 ; 2 20", ""),
        (5, "1 5", "1  5"),
        (5, "1 5", "2 5"),
        (5, "1 5", "1 five"),
        (5, "2 20", "2 20 # a comment"),
        (5, "2 20", "2 -20"),
        (5, " ; 2 20", "; 2 20"),
        (5, "2 20", "2 20 ;"),
    ];
    for (line, part, instead) in malformed {
        let found = read_suite(&good.replace(part, instead)).map(|_| ()).map_err(|(line, _)| line);
        assert_eq!(found, Err(line), "`{instead}` in place of `{part}`");
    }
}
