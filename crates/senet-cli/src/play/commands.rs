//! The commands that a person types.

use std::path::{Path, PathBuf};

use senet::{House, Side};

/// A line that was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// An empty line, or `throw`.
    Enter,
    /// A number alone: a move of the list, or a house.
    Number(u8),
    /// A move, more or less as moves are written.
    Move(Wanted),
    Pass,
    Keep,
    Choose(Side),
    /// `?`, and perhaps what about.
    Explain(Topic),
    Help,
    Undo,
    Redo,
    Save {
        /// The file; the file of this session if none is named.
        file: Option<PathBuf>,
        overwrite: bool,
    },
    Quit,
    Resign,
    Moves,
    Board,
    Position,
    History,
}

/// A topic that `?` explains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    Sheet,
    House(House),
    Move(Wanted),
}

/// A move that a person wants: two houses, and whatever else was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wanted {
    pub(crate) from: House,
    /// `None` to leave the board.
    pub(crate) to: Option<House>,
    /// Whether it was written as a capture.
    pub(crate) capture: bool,
    /// The house on which the piece is to end, if that was written.
    pub(crate) end: Option<End>,
}

/// The house on which a piece ends that is sent on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Off,
    House(House),
}

/// Why a line was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotUnderstood {
    /// Neither a command nor a move.
    Unknown(String),
    /// This command has words behind it, which it does not take.
    NotAlone(String),
    /// There is no house of this number.
    NoHouse(u8),
    /// The text after `?` is neither a house nor a move.
    Question,
    /// There is no name between the quotes.
    NoName,
    /// The name begins with this quote, and does not end with it.
    OpenQuote(char),
}

impl Command {
    /// Reads a line. Case does not matter, except in the names of files.
    pub(crate) fn parse(line: &str) -> Result<Command, NotUnderstood> {
        let line = line.trim();
        let lower = line.to_lowercase();
        let (word, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
        let alone = |command: Command| {
            if rest.trim().is_empty() { Ok(command) } else { Err(NotUnderstood::NotAlone(word.to_owned())) }
        };
        match word {
            "" => Ok(Command::Enter),
            "throw" | "t" => alone(Command::Enter),
            "help" | "h" | "commands" => alone(Command::Help),
            "rules" => alone(Command::Explain(Topic::Sheet)),
            "undo" | "u" => alone(Command::Undo),
            "redo" => alone(Command::Redo),
            "quit" | "q" | "exit" => alone(Command::Quit),
            "resign" => alone(Command::Resign),
            "moves" | "m" => alone(Command::Moves),
            "board" | "b" => alone(Command::Board),
            "position" => alone(Command::Position),
            "history" => alone(Command::History),
            "pass" => alone(Command::Pass),
            "keep" => alone(Command::Keep),
            "cones" | "c" => alone(Command::Choose(Side::Cones)),
            "spools" | "s" => alone(Command::Choose(Side::Spools)),
            "save" | "save!" => {
                // Lower case may have other lengths, so the name is taken from the line as it was typed.
                let name = line.split_once(char::is_whitespace).map_or("", |(_, name)| name.trim());
                Ok(Command::Save { file: file_name(name)?, overwrite: word == "save!" })
            }
            _ if word.starts_with('?') => explanation(lower[1..].trim()).map(Command::Explain),
            _ => place(&lower),
        }
    }
}

/// Reads the text after `?`.
fn explanation(text: &str) -> Result<Topic, NotUnderstood> {
    if text.is_empty() {
        return Ok(Topic::Sheet);
    }
    match place(text) {
        Ok(Command::Number(number)) => House::new(number).map(Topic::House).ok_or(NotUnderstood::NoHouse(number)),
        Ok(Command::Move(wanted)) => Ok(Topic::Move(wanted)),
        Ok(_) | Err(NotUnderstood::Unknown(_)) => Err(NotUnderstood::Question),
        Err(why) => Err(why),
    }
}

/// A number, or two houses with something in between.
fn place(text: &str) -> Result<Command, NotUnderstood> {
    let unknown = || NotUnderstood::Unknown(text.chars().take(40).collect());
    if let Some(number) = number(text) {
        return Ok(Command::Number(number));
    }
    let (squares, end) = match text.split_once('>') {
        Some((squares, end)) => (squares.trim(), Some(end.trim())),
        None => (text, None),
    };
    let digits = squares.find(|character: char| !character.is_ascii_digit()).ok_or_else(unknown)?;
    let (from, to) = squares.split_at(digits);
    // One sign stands between the houses, with spaces around it or not, or spaces alone.
    let joint = |character: char| matches!(character, '-' | '–' | 'x' | ':');
    let after = to.trim_start();
    let to = match after.strip_prefix(joint) {
        Some(after) => after.trim_start(),
        None if after.len() < to.len() => after,
        None => return Err(unknown()),
    };
    let house = |word: &str| {
        let number = number(word).ok_or_else(unknown)?;
        House::new(number).ok_or(NotUnderstood::NoHouse(number))
    };
    let from = house(from)?;
    let to = if to == "off" { None } else { Some(house(to)?) };
    let end = match end {
        None => None,
        Some("off") => Some(End::Off),
        Some(word) => Some(End::House(house(word)?)),
    };
    Ok(Command::Move(Wanted { from, to, capture: squares.contains('x'), end }))
}

/// A number in digits alone: the library would take a sign too.
fn number(text: &str) -> Option<u8> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// The file that was named, if one was: quotes around the name are none of it, and `~` is the home folder.
pub(crate) fn file_name(text: &str) -> Result<Option<PathBuf>, NotUnderstood> {
    let text = text.trim();
    for quote in ['"', '\''] {
        let Some(rest) = text.strip_prefix(quote) else { continue };
        return match rest.strip_suffix(quote) {
            Some("") => Err(NotUnderstood::NoName),
            Some(name) => Ok(Some(PathBuf::from(name))),
            None => Err(NotUnderstood::OpenQuote(quote)),
        };
    }
    match (Path::new(text).strip_prefix("~"), std::env::home_dir()) {
        _ if text.is_empty() => Ok(None),
        (Ok(within), Some(home)) => Ok(Some(home.join(within))),
        _ => Ok(Some(PathBuf::from(text))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(from: u8, to: Option<u8>, capture: bool, end: Option<End>) -> Wanted {
        let house = |number| House::new(number).expect("a house");
        Wanted { from: house(from), to: to.map(house), capture, end }
    }

    #[test]
    fn moves_may_be_written_in_many_ways() {
        let plain = wanted(11, Some(13), false, None);
        for text in ["11-13", "11 13", " 11 - 13 ", "11:13", "11–13"] {
            assert_eq!(Command::parse(text), Ok(Command::Move(plain)), "{text}");
        }
        for (text, expected) in [
            ("11x13", wanted(11, Some(13), true, None)),
            ("11X13", wanted(11, Some(13), true, None)),
            ("28-off", wanted(28, None, false, None)),
            ("28 OFF", wanted(28, None, false, None)),
            ("26-27>15", wanted(26, Some(27), false, House::new(15).map(End::House))),
            ("26-30>off", wanted(26, Some(30), false, Some(End::Off))),
        ] {
            assert_eq!(Command::parse(text), Ok(Command::Move(expected)), "{text}");
        }
    }

    #[test]
    fn every_word_of_a_command_is_understood() {
        for (text, expected) in [
            ("", Command::Enter),
            ("  \r\n", Command::Enter),
            ("4", Command::Number(4)),
            ("UNDO", Command::Undo),
            ("q", Command::Quit),
            ("?", Command::Explain(Topic::Sheet)),
            ("? 27", Command::Explain(Topic::House(House::WATER))),
            ("?11-13", Command::Explain(Topic::Move(wanted(11, Some(13), false, None)))),
            ("save", Command::Save { file: None, overwrite: false }),
            ("Save  My Game.senet ", Command::Save { file: Some("My Game.senet".into()), overwrite: false }),
            ("save \"My Game.senet\"", Command::Save { file: Some("My Game.senet".into()), overwrite: false }),
            ("save 'it'", Command::Save { file: Some("it".into()), overwrite: false }),
            ("save it's", Command::Save { file: Some("it's".into()), overwrite: false }),
            ("save ~/a/b", Command::Save { file: std::env::home_dir().map(|home| home.join("a/b")), overwrite: false }),
            ("save ~a", Command::Save { file: Some("~a".into()), overwrite: false }),
            ("save! a", Command::Save { file: Some("a".into()), overwrite: true }),
            ("spools", Command::Choose(Side::Spools)),
        ] {
            assert_eq!(Command::parse(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn anything_else_is_not_understood() {
        for text in [
            "hello", "11-", "11-13-15", "10-11-", "25-28-", "-10-11", "10--11", "10-+11", "10- x11", "+1", "28off",
            "26-27>", "999", "İ",
        ] {
            let unknown = NotUnderstood::Unknown(text.to_lowercase());
            assert_eq!(Command::parse(text), Err(unknown), "{text}");
        }
        for (text, expected) in [
            ("undo 3", NotUnderstood::NotAlone("undo".to_owned())),
            ("save \"\"", NotUnderstood::NoName),
            ("save \"", NotUnderstood::OpenQuote('"')),
            ("save 'a", NotUnderstood::OpenQuote('\'')),
            ("0-3", NotUnderstood::NoHouse(0)),
            ("29-31", NotUnderstood::NoHouse(31)),
            ("? 31", NotUnderstood::NoHouse(31)),
            ("? undo", NotUnderstood::Question),
        ] {
            assert_eq!(Command::parse(text), Err(expected), "{text}");
        }
    }
}
