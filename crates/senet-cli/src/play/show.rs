//! Composes the screen: the board and as many of the lines around it as the window holds.

use std::io::{self, BufRead, Write};

use senet::{Event, Move, Phase, Stage};
use senet_board::Size;
use senet_i18n::ids;
use senet_i18n::sentences;

use super::front::Front;
use super::{ending, screen, words};

/// Amount of detail, reduced step by step until the screen fits the window.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Room {
    /// The board, the throw and the moves, without explanations.
    Least,
    /// With what the throw allows and what the moves do.
    Words,
    /// With the drawing of the throw.
    Drawing,
    /// With the legend of the signs.
    Everything,
}

impl Room {
    const ALL: [Room; 4] = [Room::Everything, Room::Drawing, Room::Words, Room::Least];
}

impl<I: BufRead, O: Write> Front<I, O> {
    /// Shows the board and what stands around it.
    pub(crate) fn show(&mut self, asked: bool) -> io::Result<()> {
        let choices = if asked { screen::choices(self.table.session.game()) } else { Vec::new() };
        let (look, game) = (self.settings.look, self.table.session.game());
        match look.height() {
            None => {
                let (above, below) = self.shown(Room::Everything, asked, &choices);
                self.explained = true;
                self.line("")?;
                for line in above.iter().chain(&below) {
                    self.line(line)?;
                }
            }
            Some(rows) => {
                // The title takes a line, the prompt another, and what has happened at least one, or two where lines are
                // short: more at the end of a game, when it is the result.
                let most = match game.outcome() {
                    Some(_) => 6,
                    None if look.width() < Size::Small.width() => 2,
                    None => 1,
                };
                let told = self.log.len().clamp(1, most);
                let needed = |(above, below): &(Vec<String>, Vec<String>)| above.len() + below.len() + 2 + told;
                let (above, below) = Room::ALL
                    .into_iter()
                    .map(|room| self.shown(room, asked, &choices))
                    .find(|shown| needed(shown) <= rows)
                    .unwrap_or_else(|| self.shown(Room::Least, asked, &choices));
                let free = rows.saturating_sub(above.len() + below.len() + 1);
                let [title, gap, spare] = [1, 2, 3].map(|lines| free >= told + lines);
                let title = if title { vec![self.title()] } else { Vec::new() };
                let gap = if gap { vec![String::new()] } else { Vec::new() };
                // A line stays empty where it can, so that typing enter does not scroll.
                let room = free.saturating_sub(title.len() + gap.len() + usize::from(spare));
                let log = self.log.split_off(self.log.len().saturating_sub(room));
                write!(self.output, "\x1b[H\x1b[J")?;
                for line in title.iter().chain(&above).chain(&gap).chain(&log).chain(&below) {
                    self.line(line)?;
                }
                self.log = log;
            }
        }
        self.output.flush()?;
        self.stale = false;
        Ok(())
    }

    /// Returns the lines above and below the log.
    fn shown(&self, room: Room, asked: bool, choices: &[Move]) -> (Vec<String>, Vec<String>) {
        let look = self.settings.look;
        let game = self.table.session.game();
        let mut above = screen::board(&look, &self.settings.words, game, choices, self.last_move());
        if room == Room::Everything && (look.window.is_some() || !self.explained) {
            above.extend(screen::legend(&look, &self.settings.words, game.sheet()));
        }
        above.extend(screen::standing(&look, &self.settings.words, game, &self.players));
        let below = if asked || look.window.is_some() { self.throw_and_moves_in(room, choices) } else { Vec::new() };
        (above, below)
    }

    fn title(&self) -> String {
        let look = self.settings.look;
        let sheet = self.sheet();
        let mut left = format!(" SENET  {}", sentences::sheet_title(&self.settings.words, &sheet));
        let right = if self.table.score.games() > 1 {
            let points = ending::points(&self.players, &self.table.score);
            words::labelled(&self.settings.words, &self.game_number(), &points)
        } else {
            String::new()
        };
        if left.chars().count() + right.chars().count() + 2 > look.width() {
            left = format!(" SENET  {}", sheet.id());
        }
        let room = look.width().saturating_sub(left.chars().count() + 2);
        format!("{}  {right:>room$.room$}", look.strong(&left)).trim_end().to_owned()
    }

    /// The throw that is to be played, what it means, and the moves to choose from.
    pub(crate) fn throw_and_moves(&self, choices: &[Move]) -> Vec<String> {
        self.throw_and_moves_in(Room::Everything, choices)
    }

    fn throw_and_moves_in(&self, room: Room, choices: &[Move]) -> Vec<String> {
        let (look, say) = (self.settings.look, &self.settings.words);
        let game = self.table.session.game();
        let sheet = game.sheet();
        let Some(player) = game.to_act() else { return Vec::new() };
        let Stage::Play(position) = game.stage() else { return self.opening_throw(room) };
        let reminder = sentences::reminder(say, game, &self.players.both()).unwrap_or_default();
        let meaning = if room >= Room::Words {
            sentences::throw_meaning(say, sheet, &position, self.players.who(player)).unwrap_or_default()
        } else {
            String::new()
        };
        let mut lines = Vec::new();
        match (position.phase(), self.table.session.last_throw()) {
            (Phase::Play(throw), Some(faces)) if faces.throw() == throw => {
                let shown = sentences::faces(say, sheet, faces);
                lines = screen::throw(&look, sheet, faces, room >= Room::Drawing, &[shown, meaning, reminder]);
            }
            (Phase::Play(throw), _) => {
                let shown = say.format(ids::TERMINAL_THROW_IS, &[("throw", throw.into())]);
                let texts = [shown, meaning, reminder];
                lines = look.wrapped(texts.join(" ").trim_end(), "   ");
            }
            (Phase::TurnStart | Phase::Rest { .. }, _) if !choices.is_empty() => lines = look.wrapped(&reminder, "   "),
            _ => {}
        }
        lines.extend(screen::moves(&look, say, sheet, &position, choices, room >= Room::Words));
        lines
    }

    /// The last throw of the opening, on a terminal: elsewhere it has just been told. Who threw is told there too.
    fn opening_throw(&self, room: Room) -> Vec<String> {
        let look = self.settings.look;
        let game = self.table.session.game();
        let before = game.events().len().checked_sub(1).and_then(|last| game.stage_before(last));
        let (Some(Stage::Opening { .. }), Some(faces), Some(_)) =
            (before, self.table.session.last_throw(), look.window)
        else {
            return Vec::new();
        };
        let sheet = game.sheet();
        let shown = words::faces(&self.settings.words, sheet, faces);
        let none = String::new;
        screen::throw(&look, sheet, faces, room >= Room::Drawing, &[none(), shown, none()])
    }

    /// The last move of a piece.
    fn last_move(&self) -> Option<Move> {
        self.table.session.game().events().iter().rev().find_map(|event| match event {
            Event::Move(played) if played.moves_piece() => Some(*played),
            _ => None,
        })
    }
}
