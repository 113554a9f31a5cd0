//! Writing a record.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use super::Record;
use crate::expected::TITLE;
use crate::{Event, Game, Outcome, Player, SheetOption, Stage, Start};

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write_above_end(&mut text)?;
        let lines = entries(&self.game).len();
        write!(f, "{text}end {lines} {:08x}", crc32fast::hash(text.as_bytes()))?;
        f.write_str("\n")
    }
}

impl Record {
    /// Everything but the last line.
    pub(super) fn write_above_end(&self, text: &mut String) -> fmt::Result {
        let sheet = self.game.sheet();
        writeln!(text, "{TITLE}")?;
        // A variant writes a name that no reader accepts.
        text.push_str("sheet: ");
        sheet.write_name(text)?;
        text.push('\n');
        let options: Vec<&str> = sheet.options.iter().map(SheetOption::name).collect();
        writeln!(text, "options: {}", if options.is_empty() { "none".to_owned() } else { options.join(" ") })?;
        for player in Player::BOTH {
            writeln!(text, "{player}: {}", self.name(player))?;
        }
        match self.date {
            Some(date) => writeln!(text, "date: {date}")?,
            None => writeln!(text, "date: unknown")?,
        }
        if let Some(seed) = self.seed {
            writeln!(text, "seed: {seed}")?;
        }
        match self.game.start() {
            Start::Opening(player) => writeln!(text, "start: opening by {player}")?,
            Start::Position(position) => writeln!(text, "start: {position}")?,
        }
        writeln!(text, "result: {}", result(self.game.outcome()))?;
        writeln!(text)?;
        for entry in entries(&self.game) {
            writeln!(text, "{entry}")?;
        }
        Ok(())
    }
}

/// The result as the header states it.
fn result(outcome: Option<Outcome>) -> String {
    match outcome {
        None => "unfinished".to_owned(),
        Some(Outcome { side, points, by_resignation, .. }) => {
            let how = if by_resignation { " by resignation" } else { "" };
            format!("{side} win {points}{how}")
        }
    }
}

/// The lines below the headers: one for each throw together with the move that plays it, and one for each choice
/// that needs no throw.
fn entries(game: &Game) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut throw_is_open = false;
    for (index, event) in game.events().iter().enumerate() {
        let stage = game.stage_before(index);
        match (stage, event) {
            (Some(Stage::Opening { thrower, .. }), Event::Throw(faces)) => {
                lines.push(format!("{} {thrower} {faces} {}", lines.len() + 1, faces.throw()));
            }
            (Some(Stage::Play(position)), Event::Throw(faces)) => {
                lines.push(format!("{} {} {faces} {}", lines.len() + 1, position.side(), faces.throw()));
                throw_is_open = true;
            }
            (Some(Stage::ChooseSide { chooser }), Event::Choose(side)) => {
                lines.push(format!("{} {chooser} takes {side}", lines.len() + 1));
            }
            (Some(Stage::Play(position)), Event::Move(played)) => {
                match lines.last_mut() {
                    Some(line) if throw_is_open => line.extend([" ", &played.to_string()]),
                    _ => lines.push(format!("{} {} {played}", lines.len() + 1, position.side())),
                }
                throw_is_open = false;
            }
            (_, Event::Resign(player)) => {
                lines.push(format!("{} {player} resigns", lines.len() + 1));
                throw_is_open = false;
            }
            // No other event can happen in these stages.
            _ => {}
        }
    }
    lines
}
