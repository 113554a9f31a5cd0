//! Reading a record. Every line is replayed as it is read, so the first fault is found at its place.

use alloc::borrow::{Cow, ToOwned};
use alloc::format;
use alloc::string::{String, ToString};

use core::str::FromStr;

use super::{Date, Record, RecordError, RecordFault, check_name};
use crate::expected::TITLE;
use crate::{
    Event, Expected, Faces, Game, Move, OptionSet, Player, Position, RuleSheet, SheetId, SheetOption, Side, Stage,
};

/// A line of the text, and how far it has been read.
#[derive(Clone, Copy)]
struct Line<'t> {
    number: usize,
    /// Column of the first character of `rest`, from 1.
    column: usize,
    rest: &'t str,
}

impl<'t> Line<'t> {
    fn wrong<T>(&self, fault: impl Into<RecordFault>) -> Result<T, RecordError> {
        Err(RecordError { line: self.number, column: self.column, fault: fault.into() })
    }

    /// Skips this number of bytes.
    fn skip(&mut self, bytes: usize) {
        self.column += self.rest[..bytes].chars().count();
        self.rest = &self.rest[bytes..];
    }

    /// The next word. A single space goes before every word but the first of a line.
    fn word(&mut self, expected: Expected) -> Result<&'t str, RecordError> {
        if self.column > 1 {
            if !self.rest.starts_with(' ') {
                return self.wrong(expected);
            }
            self.skip(1);
        }
        let length = self.rest.find(' ').unwrap_or(self.rest.len());
        if length == 0 {
            return self.wrong(expected);
        }
        Ok(&self.rest[..length])
    }

    fn end(&self) -> Result<(), RecordError> {
        if self.rest.is_empty() { Ok(()) } else { self.wrong(Expected::LineEnd) }
    }
}

/// Replaces the line ends that mail programs and editors on Windows write.
fn with_line_feeds(text: &str) -> Cow<'_, str> {
    if text.contains("\r\n") { Cow::Owned(text.replace("\r\n", "\n")) } else { Cow::Borrowed(text) }
}

/// The lines of a record, each of which must end with a line feed.
struct Lines<'t> {
    rest: &'t str,
    number: usize,
}

impl<'t> Lines<'t> {
    fn next(&mut self, expected: Expected) -> Result<Line<'t>, RecordError> {
        self.number += 1;
        let Some((line, rest)) = self.rest.split_once('\n') else {
            let column = self.rest.chars().count() + 1;
            let fault = if self.rest.is_empty() { RecordFault::CutOff(expected) } else { RecordFault::CutLine };
            return Err(RecordError { line: self.number, column, fault });
        };
        self.rest = rest;
        if let Some(bytes) = line.find('\r') {
            let column = line[..bytes].chars().count() + 1;
            return Err(RecordError { line: self.number, column, fault: RecordFault::CarriageReturn });
        }
        Ok(Line { number: self.number, column: 1, rest: line })
    }

    /// The value of a header that must come next.
    fn header(&mut self, key: &'static str) -> Result<Line<'t>, RecordError> {
        let mut line = self.next(Expected::Header(key))?;
        match line.rest.strip_prefix(key).and_then(|rest| rest.strip_prefix(": ")) {
            Some(_) => {
                line.skip(key.len() + 2);
                Ok(line)
            }
            None => line.wrong(Expected::Header(key)),
        }
    }
}

/// A record whose last line has not been read yet.
struct Parsed<'t> {
    record: Record,
    /// The rest of the text.
    lines: Lines<'t>,
    /// The number of lines of the game.
    entries: usize,
    /// The text that has been read.
    above: &'t str,
}

impl Record {
    /// Reads a record and replays its game. Lines may end as on Windows.
    ///
    /// # Errors
    ///
    /// The first fault, with line and column: a header, a throw whose faces and value differ, a move
    /// that the rules refuse, a result that the game does not have, a record that was cut off or changed since it
    /// was written.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let text = with_line_feeds(text);
        let Parsed { record, mut lines, entries, above } = Record::parse_game(&text)?;
        let mut line = lines.next(Expected::LastLine)?;
        record.check_written(above)?;
        match line.word(Expected::LastLine)? {
            "end" => line.skip(3),
            _ => return line.wrong(Expected::LastLine),
        }
        let counted = line.word(Expected::LineCount(entries))?;
        if counted != entries.to_string() {
            return line.wrong(RecordFault::LineCount { found: counted.to_owned(), lines: entries });
        }
        line.skip(counted.len());
        let checksum = format!("{:08x}", crc32fast::hash(above.as_bytes()));
        if line.word(Expected::Checksum)? != checksum {
            let found = line.rest.chars().take(20).collect();
            return line.wrong(RecordFault::Changed { checksum, found });
        }
        line.skip(checksum.len());
        line.end()?;
        if !lines.rest.is_empty() {
            return lines.next(Expected::End)?.wrong(Expected::End);
        }
        Ok(record)
    }

    /// Reads a record that a person wrote or changed by hand: its last line `end …` may be missing or wrong. Written
    /// again, it has the right one.
    ///
    /// # Errors
    ///
    /// The first fault above the last line.
    pub fn parse_unsealed(text: &str) -> Result<Record, RecordError> {
        let text = with_line_feeds(text);
        let Parsed { record, mut lines, above, .. } = Record::parse_game(&text)?;
        record.check_written(above)?;
        if !lines.rest.is_empty() {
            let line = lines.next(Expected::LastLine)?;
            if line.rest != "end" && !line.rest.starts_with("end ") {
                return line.wrong(Expected::LastLine);
            }
            if !lines.rest.is_empty() {
                return lines.next(Expected::End)?.wrong(Expected::End);
            }
        }
        Ok(record)
    }

    /// Splits a file that holds several records, one after the other, into their texts. Text in front of the first record
    /// is part of it, and [`parse`](Record::parse) refuses it.
    ///
    /// ```
    /// use senet::Record;
    ///
    /// let file = "senet record 1\nsheet: dutch\nsenet record 1\nsheet: french\n";
    /// let texts: Vec<&str> = Record::split(file).collect();
    /// assert_eq!(texts, ["senet record 1\nsheet: dutch\n", "senet record 1\nsheet: french\n"]);
    /// ```
    pub fn split(text: &str) -> impl Iterator<Item = &str> {
        const NEXT: &str = "\nsenet record ";
        let mut rest = Some(text);
        core::iter::from_fn(move || {
            let text = rest?;
            let end = text.find(NEXT).map(|at| at + 1);
            rest = end.map(|end| &text[end..]);
            Some(end.map_or(text, |end| &text[..end]))
        })
    }

    /// Whether the record, written again, is the text that it was read from.
    fn check_written(&self, above: &str) -> Result<(), RecordError> {
        let mut written = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_above_end(&mut written);
        for (index, (found, expected)) in above.split('\n').zip(written.split('\n')).enumerate() {
            if found != expected {
                let same = found.chars().zip(expected.chars()).take_while(|(a, b)| a == b).count();
                let fault = RecordFault::Written(expected.to_owned());
                return Err(RecordError { line: index + 1, column: same + 1, fault });
            }
        }
        Ok(())
    }

    /// Reads everything but the last line.
    fn parse_game(text: &str) -> Result<Parsed<'_>, RecordError> {
        let mut lines = Lines { rest: text, number: 0 };
        let title = lines.next(Expected::Title)?;
        if title.rest != TITLE {
            return title.wrong(RecordFault::NoRecord);
        }
        let sheet = read_sheet(&mut lines)?;
        let first = read_name(&mut lines, Player::First)?;
        let second = read_name(&mut lines, Player::Second)?;
        let date = read_date(&mut lines)?;
        let seed = if lines.rest.starts_with("seed:") { Some(read_seed(&mut lines)?) } else { None };
        let start = lines.header("start")?;
        let mut game = match start.rest {
            "opening by first" => Game::new(sheet, Player::First),
            "opening by second" => Game::new(sheet, Player::Second),
            position => match Position::parse(&sheet, position) {
                Ok(position) => Game::from_position(sheet, position),
                Err(faults) => return start.wrong(RecordFault::Position(faults)),
            },
        };
        lines.header("result")?;
        let blank = lines.next(Expected::EmptyLine)?;
        if !blank.rest.is_empty() {
            return blank.wrong(Expected::EmptyLine);
        }
        let mut entries = 0;
        while !lines.rest.is_empty() && !lines.rest.starts_with("end") {
            let mut line = lines.next(Expected::GameLine)?;
            entries += 1;
            let number = line.word(Expected::LineNumber(entries))?;
            if number != entries.to_string() {
                return line.wrong(Expected::LineNumber(entries));
            }
            line.skip(number.len());
            read_entry(&mut game, line)?;
        }
        let above = &text[..text.len() - lines.rest.len()];
        Ok(Parsed { record: Record { first, second, date, seed, game }, lines, entries, above })
    }
}

fn read_sheet(lines: &mut Lines<'_>) -> Result<RuleSheet, RecordError> {
    let line = lines.header("sheet")?;
    let id: SheetId = line.rest.parse().or_else(|error| line.wrong(RecordFault::Unknown(error)))?;
    let mut line = lines.header("options")?;
    let mut options = OptionSet::EMPTY;
    if line.rest != "none" {
        let mut last = None;
        for name in line.rest.split(' ') {
            let option: SheetOption = name.parse().or_else(|error| line.wrong(RecordFault::Unknown(error)))?;
            if last >= Some(option) {
                return line.wrong(RecordFault::OptionOrder);
            }
            last = Some(option);
            options = options.with(option);
            if let Err(error) = RuleSheet::new(id, options) {
                return line.wrong(RecordFault::Option(error));
            }
            line.skip((name.len() + 1).min(line.rest.len()));
        }
    }
    RuleSheet::new(id, options).or_else(|error| line.wrong(RecordFault::Option(error)))
}

fn read_name(lines: &mut Lines<'_>, player: Player) -> Result<String, RecordError> {
    let line = lines.header(player.name())?;
    match check_name(line.rest) {
        Ok(()) => Ok(line.rest.to_owned()),
        Err(error) => line.wrong(RecordFault::Name(error)),
    }
}

fn read_date(lines: &mut Lines<'_>) -> Result<Option<Date>, RecordError> {
    let line = lines.header("date")?;
    if line.rest == "unknown" {
        return Ok(None);
    }
    line.rest.parse().map(Some).or_else(|_| line.wrong(Expected::Date))
}

fn read_seed(lines: &mut Lines<'_>) -> Result<u64, RecordError> {
    let line = lines.header("seed")?;
    match line.rest.parse::<u64>() {
        Ok(seed) if seed.to_string() == line.rest => Ok(seed),
        _ => line.wrong(Expected::Seed),
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a record, as [`Record::parse`] does.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::parse(text)
    }
}

/// Reads one line of the game, after its number.
fn read_entry(game: &mut Game, mut line: Line<'_>) -> Result<(), RecordError> {
    let Some(expected) = actor(game) else {
        line.word(Expected::LastLine)?;
        return line.wrong(RecordFault::Over);
    };
    let who = line.word(Expected::Actor(expected))?;
    let resigns = line.rest[who.len()..].starts_with(" resigns");
    if resigns {
        return read_resignation(game, line, who);
    }
    if who != expected {
        return line.wrong(Expected::Actor(expected));
    }
    line.skip(who.len());
    match game.stage() {
        Stage::Opening { .. } => read_throw(game, &mut line)?,
        Stage::ChooseSide { .. } => read_choice(game, &mut line)?,
        Stage::Play(position) => {
            if position.awaits_throw() {
                read_throw(game, &mut line)?;
                if line.rest.is_empty() {
                    return Ok(());
                }
            }
            let text = line.word(Expected::Move)?;
            let played: Move = text.parse().or_else(|error: crate::ParseMoveError| {
                line.skip(text.char_indices().nth(error.column() - 1).map_or(text.len(), |(at, _)| at));
                line.wrong(RecordFault::Move(error))
            })?;
            game.play(played).or_else(|error| line.wrong(RecordFault::Refused(game.sheet().id, error)))?;
            line.skip(text.len());
        }
        Stage::Over(_) => {}
    }
    line.end()
}

/// The word for the player or the side that acts next.
fn actor(game: &Game) -> Option<&'static str> {
    match game.stage() {
        Stage::Opening { thrower: player, .. } | Stage::ChooseSide { chooser: player } => Some(player.name()),
        Stage::Play(position) => Some(position.side().name()),
        Stage::Over(_) => None,
    }
}

fn read_resignation(game: &mut Game, mut line: Line<'_>, who: &str) -> Result<(), RecordError> {
    let Some(player) = Player::BOTH.into_iter().find(|player| player.name() == who) else {
        return line.wrong(Expected::Resigner);
    };
    game.resign(player).or_else(|error| line.wrong(RecordFault::Refused(game.sheet().id, error)))?;
    line.skip(who.len() + " resigns".len());
    line.end()
}

fn read_throw(game: &mut Game, line: &mut Line<'_>) -> Result<(), RecordError> {
    let text = line.word(Expected::Faces)?;
    let Ok(faces) = text.parse::<Faces>() else {
        return line.wrong(Expected::Faces);
    };
    game.apply(Event::Throw(faces)).or_else(|error| line.wrong(RecordFault::Refused(game.sheet().id, error)))?;
    line.skip(text.len());
    let value = line.word(Expected::Value(faces.throw()))?;
    if value != faces.throw().to_string() {
        return line.wrong(Expected::Value(faces.throw()));
    }
    line.skip(value.len());
    Ok(())
}

fn read_choice(game: &mut Game, line: &mut Line<'_>) -> Result<(), RecordError> {
    match line.word(Expected::Takes)? {
        "takes" => line.skip("takes".len()),
        _ => return line.wrong(Expected::Takes),
    }
    let text = line.word(Expected::SideName)?;
    let Some(side) = Side::BOTH.into_iter().find(|side| side.name() == text) else {
        return line.wrong(Expected::SideName);
    };
    game.choose(side).or_else(|error| line.wrong(RecordFault::Refused(game.sheet().id, error)))?;
    line.skip(text.len());
    Ok(())
}
