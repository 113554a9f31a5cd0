//! Links: a record in one line, for the fragment of a URL. The format is described in `docs/notation.md`.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::{LinkError, Record};
use crate::{Casting, Event, Faces, Game, Player, Side, Stage, Throw};

/// The version of the format, which every link begins with.
pub(super) const VERSION: &str = "1";

/// Characters that are not percent-encoded; `~` separates the fields.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'/');

/// The longest link that is read, in bytes: many times the longest game.
pub(super) const LONGEST: usize = 200_000;

impl Record {
    /// The record as text for a URL, without its date: a letter or a digit for each throw and each move, and a checksum.
    ///
    /// ```
    /// use senet::{Game, Player, Record, RuleSheet};
    ///
    /// let game = Game::new(RuleSheet::DUTCH, Player::First);
    /// let record = Record::new(game, "Ani", "Tutu")?;
    /// assert_eq!(record.to_link(), "1~dutch~none~Ani~Tutu~-~opening%20by%20first~~5de13a6b");
    /// assert_eq!(Record::from_link(&record.to_link()), Ok(record));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_link(&self) -> String {
        let undated = Record { date: None, ..self.clone() };
        let text = undated.to_string();
        let header = |key: &str| {
            let value = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
            utf8_percent_encode(value.unwrap_or("-"), PLAIN).to_string()
        };
        let letter = |(index, event): (usize, &Event)| letter(&self.game, index, *event);
        let events: String = self.game.events().iter().enumerate().filter_map(letter).collect();
        let headers = ["sheet", "options", "first", "second", "seed", "start"].map(header).join("~");
        format!("{VERSION}~{headers}~{events}~{:08x}", crc32fast::hash(text.as_bytes()))
    }

    /// Reads what [`to_link`](Record::to_link) wrote, and replays the game.
    ///
    /// # Errors
    ///
    /// If it is cut off, changed, of another version, or if the rules do not allow the game.
    pub fn from_link(link: &str) -> Result<Record, LinkError> {
        if link.len() > LONGEST {
            return Err(LinkError::TooLong(link.len()));
        }
        let fields: Vec<&str> = link.split('~').collect();
        if fields[0] != VERSION {
            return Err(LinkError::OtherVersion);
        }
        let &[_, sheet, options, first, second, seed, start, events, checksum] = fields.as_slice() else {
            return Err(LinkError::FieldCount(fields.len()));
        };
        let mut text = "senet record 1\n".to_owned();
        let headers = [("sheet", sheet), ("options", options), ("first", first), ("second", second), ("seed", seed)];
        for (key, field) in headers {
            if key == "seed" {
                text += "date: unknown\n";
            }
            if (key, field) != ("seed", "-") {
                text += &header(key, field)?;
            }
        }
        text += &header("start", start)?;
        text += "result: unfinished\n\n";
        let mut record = Record::parse_unsealed(&text).map_err(|error| LinkError::Header(error.fault))?;
        let sheet = record.game.sheet().id;
        for (index, letter) in events.chars().enumerate() {
            let wrong = |error| LinkError::Letter { number: index + 1, letter, error };
            let event = event(&record.game, letter).ok_or_else(|| wrong(None))?;
            record.game.apply(event).map_err(|error| wrong(Some((sheet, error))))?;
        }
        if format!("{:08x}", crc32fast::hash(record.to_string().as_bytes())) != checksum {
            return Err(LinkError::Changed);
        }
        Ok(record)
    }
}

/// A line of a record's header, which must be one line.
fn header(key: &'static str, field: &str) -> Result<String, LinkError> {
    let value = percent_decode_str(field).decode_utf8();
    match value {
        Ok(value) if !value.contains(char::is_control) => Ok(format!("{key}: {value}\n")),
        _ => Err(LinkError::NoText(key)),
    }
}

/// The letter of an event. A move is its place in the list of legal moves; there are never more than 26.
fn letter(game: &Game, index: usize, event: Event) -> Option<char> {
    match (event, game.stage_before(index)?) {
        (Event::Throw(Faces::Die(throw)), _) => char::from_digit(throw.value().into(), 16),
        (Event::Throw(faces), _) => {
            let number = (0..faces.casting().falls()).find(|number| faces.casting().fall(*number) == Some(faces))?;
            char::from_digit(number, 16)
        }
        (Event::Move(played), Stage::Play(position)) => {
            let place = position.legal_moves(game.sheet()).iter().position(|legal| legal == played)?;
            Some(char::from(b'A' + u8::try_from(place).ok()?))
        }
        (Event::Choose(Side::Cones), _) => Some('c'),
        (Event::Choose(Side::Spools), _) => Some('s'),
        (Event::Resign(Player::First), _) => Some('x'),
        (Event::Resign(Player::Second), _) => Some('y'),
        (Event::Move(_), _) => None,
    }
}

/// The event that a letter stands for now.
fn event(game: &Game, letter: char) -> Option<Event> {
    match (letter, game.stage()) {
        ('c', Stage::ChooseSide { .. }) => Some(Event::Choose(Side::Cones)),
        ('s', Stage::ChooseSide { .. }) => Some(Event::Choose(Side::Spools)),
        ('x', _) => Some(Event::Resign(Player::First)),
        ('y', _) => Some(Event::Resign(Player::Second)),
        ('A'..='Z', Stage::Play(position)) => {
            let place = (u32::from(letter) - u32::from('A')) as usize;
            position.legal_moves(game.sheet()).get(place).map(Event::Move)
        }
        _ => match (game.sheet().casting, letter.to_digit(16).filter(|_| !letter.is_ascii_uppercase())?) {
            (Casting::Sticks, number) => Casting::Sticks.fall(number).map(Event::Throw),
            (Casting::Die, number) => Throw::new(number as u8).map(|throw| Event::Throw(Faces::Die(throw))),
        },
    }
}
