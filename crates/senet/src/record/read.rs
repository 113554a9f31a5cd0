//! Reading a record: every line is replayed as it is read, so the first thing that is wrong is found where it is.

use jiff::civil::Date;

use super::write::TITLE;
use super::{Record, RecordError, check_name};
use crate::{Event, Faces, Game, Move, OptionSet, Player, Position, RuleSheet, SheetId, SheetOption, Side, Stage};

/// A line of the text, and how far it has been read.
#[derive(Clone, Copy)]
struct Line<'t> {
    number: usize,
    /// Column of the first character of `rest`, from 1.
    column: usize,
    rest: &'t str,
}

impl<'t> Line<'t> {
    fn wrong<T>(&self, message: impl Into<String>) -> Result<T, RecordError> {
        Err(RecordError { line: self.number, column: self.column, message: message.into() })
    }

    /// Goes on behind this many bytes.
    fn skip(&mut self, bytes: usize) {
        self.column += self.rest[..bytes].chars().count();
        self.rest = &self.rest[bytes..];
    }

    /// The next word. A single space goes before every word but the first of a line.
    fn word(&mut self, expected: &str) -> Result<&'t str, RecordError> {
        if self.column > 1 {
            if !self.rest.starts_with(' ') {
                return self.wrong(format!("expected {expected}"));
            }
            self.skip(1);
        }
        let length = self.rest.find(' ').unwrap_or(self.rest.len());
        if length == 0 {
            return self.wrong(format!("expected {expected}"));
        }
        Ok(&self.rest[..length])
    }

    fn end(&self) -> Result<(), RecordError> {
        if self.rest.is_empty() { Ok(()) } else { self.wrong("expected the end of the line") }
    }
}

/// The lines of a record, each of which must end with a line feed.
struct Lines<'t> {
    rest: &'t str,
    number: usize,
}

impl<'t> Lines<'t> {
    fn next(&mut self, expected: &str) -> Result<Line<'t>, RecordError> {
        self.number += 1;
        let Some((line, rest)) = self.rest.split_once('\n') else {
            let column = self.rest.chars().count() + 1;
            let message = if self.rest.is_empty() {
                format!("the record is cut off here: expected {expected}")
            } else {
                "the record is cut off here: this line has no end".to_owned()
            };
            return Err(RecordError { line: self.number, column, message });
        };
        self.rest = rest;
        if let Some(bytes) = line.find('\r') {
            let column = line[..bytes].chars().count() + 1;
            let message = "a carriage return; lines end with a line feed alone".to_owned();
            return Err(RecordError { line: self.number, column, message });
        }
        Ok(Line { number: self.number, column: 1, rest: line })
    }

    /// The value of a header that must come next.
    fn header(&mut self, key: &str) -> Result<Line<'t>, RecordError> {
        let mut line = self.next(&format!("the header `{key}: …`"))?;
        match line.rest.strip_prefix(key).and_then(|rest| rest.strip_prefix(": ")) {
            Some(_) => {
                line.skip(key.len() + 2);
                Ok(line)
            }
            None => line.wrong(format!("expected the header `{key}: …`")),
        }
    }
}

/// A record whose last line has not been read yet.
struct Parsed<'t> {
    record: Record,
    /// What is left of the text.
    lines: Lines<'t>,
    /// How many lines the game has.
    entries: usize,
    /// The text that has been read.
    above: &'t str,
}

impl Record {
    /// Reads a record and replays its game.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, with line and column: a header, a throw whose faces and value differ, a move
    /// that the rules refuse, a result that the game does not have, a record that was cut off or changed since it
    /// was written.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let Parsed { record, mut lines, entries, above } = Record::parse_game(text)?;
        let mut line = lines.next("the line `end …`")?;
        record.check_written(above)?;
        match line.word("`end`")? {
            "end" => line.skip(3),
            _ => return line.wrong("expected `end`"),
        }
        let counted = line.word("the number of lines")?;
        if counted != entries.to_string() {
            return line.wrong(format!("the game has {entries} lines, not {counted}"));
        }
        line.skip(counted.len());
        let checksum = format!("{:08x}", crc32fast::hash(above.as_bytes()));
        if line.word("the checksum")? != checksum {
            let message = format!(
                "the record was changed after it was written: its checksum is {checksum}, not {}",
                line.rest.chars().take(20).collect::<String>()
            );
            return line.wrong(message);
        }
        line.skip(checksum.len());
        line.end()?;
        if !lines.rest.is_empty() {
            let after = lines.next("nothing")?;
            return after.wrong("expected nothing after the line `end …`");
        }
        Ok(record)
    }

    /// Reads a record that a person wrote or changed by hand: its last line `end …` may be missing or wrong. Written
    /// again, it has the right one.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong in all but the last line.
    pub fn parse_unsealed(text: &str) -> Result<Record, RecordError> {
        let Parsed { record, mut lines, above, .. } = Record::parse_game(text)?;
        record.check_written(above)?;
        if !lines.rest.is_empty() {
            let line = lines.next("the line `end …`")?;
            if line.rest != "end" && !line.rest.starts_with("end ") {
                return line.wrong("expected the line `end …`");
            }
            if !lines.rest.is_empty() {
                return lines.next("nothing")?.wrong("expected nothing after the line `end …`");
            }
        }
        Ok(record)
    }

    /// Whether the record, written again, is the text that it was read from.
    fn check_written(&self, above: &str) -> Result<(), RecordError> {
        let mut written = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_above_end(&mut written);
        for (index, (found, expected)) in above.split('\n').zip(written.split('\n')).enumerate() {
            if found != expected {
                let same = found.chars().zip(expected.chars()).take_while(|(a, b)| a == b).count();
                let message = format!("this line is written `{expected}`");
                return Err(RecordError { line: index + 1, column: same + 1, message });
            }
        }
        Ok(())
    }

    /// All but the last line.
    fn parse_game(text: &str) -> Result<Parsed<'_>, RecordError> {
        let mut lines = Lines { rest: text, number: 0 };
        let title = lines.next(&format!("`{TITLE}`"))?;
        if title.rest != TITLE {
            return title.wrong(format!("expected `{TITLE}`: this is no record of this version"));
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
                Err(faults) => return start.wrong(faults.to_string()),
            },
        };
        lines.header("result")?;
        let blank = lines.next("an empty line")?;
        if !blank.rest.is_empty() {
            return blank.wrong("expected an empty line between the headers and the game");
        }
        let mut entries = 0;
        while !lines.rest.is_empty() && !lines.rest.starts_with("end") {
            let mut line = lines.next("a line of the game")?;
            entries += 1;
            let number = line.word("the number of the line")?;
            if number != entries.to_string() {
                return line.wrong(format!("expected the number {entries}"));
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
    let id: SheetId = line.rest.parse().or_else(|error: crate::UnknownName| line.wrong(error.to_string()))?;
    let mut line = lines.header("options")?;
    let mut options = OptionSet::NONE;
    if line.rest != "none" {
        let mut last = None;
        for name in line.rest.split(' ') {
            let option: SheetOption =
                name.parse().or_else(|error: crate::UnknownName| line.wrong(error.to_string()))?;
            if last >= Some(option) {
                return line.wrong("options stand in alphabetical order, each once");
            }
            last = Some(option);
            options = options.with(option);
            if let Err(error) = RuleSheet::new(id, options) {
                return line.wrong(error.to_string());
            }
            line.skip((name.len() + 1).min(line.rest.len()));
        }
    }
    RuleSheet::new(id, options).or_else(|error| line.wrong(error.to_string()))
}

fn read_name(lines: &mut Lines<'_>, player: Player) -> Result<String, RecordError> {
    let line = lines.header(player.name())?;
    match check_name(line.rest) {
        Ok(()) => Ok(line.rest.to_owned()),
        Err(error) => line.wrong(error.to_string()),
    }
}

fn read_date(lines: &mut Lines<'_>) -> Result<Option<Date>, RecordError> {
    let line = lines.header("date")?;
    if line.rest == "unknown" {
        return Ok(None);
    }
    match date_of(line.rest) {
        Some(date) if date.to_string() == line.rest => Ok(Some(date)),
        _ => line.wrong("expected a date such as 2026-11-20, or `unknown`"),
    }
}

/// A date as year, month and day. Own code, since the library's reads every form of a date and of a time, and explains
/// what is wrong with it, which would make the page's program 7 % larger.
fn date_of(text: &str) -> Option<Date> {
    let mut parts = text.splitn(3, '-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

fn read_seed(lines: &mut Lines<'_>) -> Result<u64, RecordError> {
    let line = lines.header("seed")?;
    match line.rest.parse::<u64>() {
        Ok(seed) if seed.to_string() == line.rest => Ok(seed),
        _ => line.wrong("expected a seed: a whole number below 2^64"),
    }
}

/// One line of the game, behind its number.
fn read_entry(game: &mut Game, mut line: Line<'_>) -> Result<(), RecordError> {
    let who = line.word("who throws or moves")?;
    let Some(expected) = actor(game) else {
        return line.wrong("the game is over, and expected the line `end …`");
    };
    let resigns = line.rest[who.len()..].starts_with(" resigns");
    if resigns {
        return read_resignation(game, line, who);
    }
    if who != expected {
        return line.wrong(format!("expected `{expected}`, whose turn it is"));
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
            let text = line.word("a move")?;
            let played: Move = text.parse().or_else(|error: crate::ParseMoveError| {
                line.skip(text.char_indices().nth(error.column() - 1).map_or(text.len(), |(at, _)| at));
                line.wrong(format!("no move is written so ({error})"))
            })?;
            game.play(played).or_else(|error| line.wrong(error.to_string()))?;
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
        return line.wrong("expected `first` or `second`, the player who resigns");
    };
    game.resign(player).or_else(|error| line.wrong(error.to_string()))?;
    line.skip(who.len() + " resigns".len());
    line.end()
}

fn read_throw(game: &mut Game, line: &mut Line<'_>) -> Result<(), RecordError> {
    let text = line.word("the faces of a throw")?;
    let Some(faces) = Faces::parse(text) else {
        return line.wrong("expected the faces of a throw: four sticks as in `|..|`, or a die as in `[3]` or `[X]`");
    };
    game.apply(Event::Throw(faces)).or_else(|error| line.wrong(error.to_string()))?;
    line.skip(text.len());
    let value = line.word("the value of the throw")?;
    if value != faces.throw().to_string() {
        return line.wrong(format!("these faces show {}", faces.throw()));
    }
    line.skip(value.len());
    Ok(())
}

fn read_choice(game: &mut Game, line: &mut Line<'_>) -> Result<(), RecordError> {
    match line.word("`takes`")? {
        "takes" => line.skip("takes".len()),
        _ => return line.wrong("expected `takes`"),
    }
    let text = line.word("`cones` or `spools`")?;
    let Some(side) = Side::BOTH.into_iter().find(|side| side.name() == text) else {
        return line.wrong("expected `cones` or `spools`");
    };
    game.choose(side).or_else(|error| line.wrong(error.to_string()))?;
    line.skip(text.len());
    Ok(())
}
