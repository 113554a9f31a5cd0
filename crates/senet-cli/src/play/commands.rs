//! What a person types.

use std::path::PathBuf;

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

/// What `?` explains.
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
    /// Where the piece is to end, if that was written.
    pub(crate) end: Option<End>,
}

/// Where a piece ends that is sent on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Off,
    House(House),
}

/// A line that was not understood, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotUnderstood(pub(crate) String);

impl Command {
    /// Reads a line. Case does not matter, except in the names of files.
    pub(crate) fn parse(line: &str) -> Result<Command, NotUnderstood> {
        let line = line.trim();
        let lower = line.to_lowercase();
        let (word, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
        let alone = |command: Command| {
            if rest.trim().is_empty() { Ok(command) } else { Err(NotUnderstood(format!("`{word}` stands alone."))) }
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
                let file = (!name.is_empty()).then(|| PathBuf::from(name));
                Ok(Command::Save { file, overwrite: word == "save!" })
            }
            _ if word.starts_with('?') => explanation(lower[1..].trim()).map(Command::Explain),
            _ => place(&lower),
        }
    }
}

/// What stands behind a `?`.
fn explanation(text: &str) -> Result<Topic, NotUnderstood> {
    if text.is_empty() {
        return Ok(Topic::Sheet);
    }
    match place(text)? {
        Command::Number(number) => match House::new(number) {
            Some(house) => Ok(Topic::House(house)),
            None => Err(NotUnderstood("The houses are numbered 1 to 30.".to_owned())),
        },
        Command::Move(wanted) => Ok(Topic::Move(wanted)),
        _ => Err(NotUnderstood("After `?` comes nothing, a house as in `? 27`, or a move as in `? 11-13`.".to_owned())),
    }
}

/// A number, or two houses with something in between.
fn place(text: &str) -> Result<Command, NotUnderstood> {
    let unknown = || {
        let shown: String = text.chars().take(40).collect();
        NotUnderstood(format!(
            "`{shown}` is no command and no move. `help` lists the commands; a move is its number in the list, or \
             its houses, as in 11-13."
        ))
    };
    if let Ok(number) = text.parse::<u8>() {
        return Ok(Command::Number(number));
    }
    let (squares, end) = match text.split_once('>') {
        Some((squares, end)) => (squares, Some(end.trim())),
        None => (text, None),
    };
    let is_joint = |character: char| matches!(character, '-' | '–' | 'x' | ' ' | ':' | '\t');
    let mut words = squares.split(is_joint).filter(|word| !word.is_empty());
    let (Some(from), Some(to), None) = (words.next(), words.next(), words.next()) else {
        return Err(unknown());
    };
    let house = |word: &str| {
        let number = word.parse::<u8>().map_err(|_| unknown())?;
        House::new(number)
            .ok_or_else(|| NotUnderstood(format!("There is no house {number}; they are numbered 1 to 30.")))
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
    fn commands_are_words() {
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
            ("save! a", Command::Save { file: Some("a".into()), overwrite: true }),
            ("spools", Command::Choose(Side::Spools)),
        ] {
            assert_eq!(Command::parse(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn anything_else_is_answered() {
        for (text, part) in [
            ("hello", "no command and no move"),
            ("undo 3", "`undo` stands alone"),
            ("11-", "no command and no move"),
            ("11-13-15", "no command and no move"),
            ("0-3", "no house 0"),
            ("29-31", "no house 31"),
            ("999", "no command and no move"),
            ("? 31", "numbered 1 to 30"),
            ("İ", "no command and no move"),
        ] {
            let message = Command::parse(text).expect_err(text).0;
            assert!(message.contains(part), "{text}: {message}");
        }
    }
}
