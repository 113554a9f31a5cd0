//! The commands of a person, carried out.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use senet::{Event, House, Move, Position, Record, Side, Stage};

use super::commands::{Command, End, Topic, Wanted, file_name};
use super::front::{Flow, Front};
use super::{rules_text, screen, words};
use crate::{Failure, record};
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;

/// The lines of `help`: a command, and the message that describes it.
const HELP: [(&str, Id); 14] = [
    ("3", ids::HELP_NUMBER),
    ("11-13, 11 13", ids::HELP_MOVE),
    ("?", ids::HELP_RULES),
    ("? 27", ids::HELP_HOUSE),
    ("? 11-13", ids::HELP_WHY),
    ("moves, board", ids::HELP_MOVES),
    ("history", ids::HELP_HISTORY),
    ("position", ids::HELP_POSITION),
    ("undo", ids::HELP_UNDO),
    ("redo", ids::HELP_REDO),
    ("save FILE", ids::HELP_SAVE),
    ("save! FILE", ids::HELP_SAVE_OVER),
    ("resign", ids::HELP_RESIGN),
    ("quit", ids::HELP_QUIT),
];

impl<I: BufRead, O: Write> Front<I, O> {
    /// Carries out a command.
    pub(crate) fn obey(&mut self, command: Command) -> io::Result<Flow> {
        match command {
            Command::Enter => self.enter(),
            Command::Number(number) => self.number(number),
            Command::Move(wanted) => match self.find(wanted) {
                Ok(legal) => self.play(legal),
                Err(reason) => self.refuse(&reason),
            },
            Command::Pass => self.play_if_legal(Move::PASS),
            Command::Keep => self.play_if_legal(Move::KEEP),
            Command::Choose(side) => self.choose(side),
            Command::Explain(topic) => self.explain(&topic),
            Command::Help => self.help(),
            Command::Undo => {
                if self.table.session.undo(self.players.kinds(), self.settings.auto) {
                    self.moved_in_time(ids::TERMINAL_TAKEN_BACK)
                } else {
                    self.object(ids::TERMINAL_NO_UNDO)
                }
            }
            Command::Redo => {
                if self.table.session.redo() {
                    self.moved_in_time(ids::TERMINAL_PLAYED_AGAIN)
                } else {
                    self.object(ids::TERMINAL_NO_REDO)
                }
            }
            Command::Save { file, overwrite } => {
                self.save(file, overwrite)?;
                Ok(Flow::Go)
            }
            Command::Quit => self.quit(),
            Command::Resign => self.resign(),
            Command::Moves => self.list_moves(),
            Command::Board => {
                self.show(true)?;
                Ok(Flow::Go)
            }
            Command::Position => match self.table.session.game().position() {
                Some(position) => {
                    let text = position.to_string();
                    self.say(&text)
                }
                None => self.object(ids::TERMINAL_NO_POSITION),
            },
            Command::History => {
                let Ok(record) = self.record() else { return Ok(Flow::Go) };
                let lines = screen::history(&self.settings.look, &record.to_string());
                self.page(&lines)
            }
        }
    }

    /// Returns the position if a move is to be chosen, otherwise the message that says what to do first.
    fn deciding(&self) -> Result<Position, Id> {
        match self.table.session.game().stage() {
            Stage::Opening { .. } => Err(ids::TERMINAL_FIRST_OPENING),
            Stage::ChooseSide { .. } => Err(ids::TERMINAL_FIRST_SIDE),
            Stage::Play(position) if position.awaits_throw() => Err(ids::TERMINAL_FIRST_THROW),
            Stage::Play(position) => Ok(position),
            Stage::Over(_) => Err(ids::TERMINAL_GAME_OVER),
        }
    }

    fn enter(&mut self) -> io::Result<Flow> {
        let game = self.table.session.game();
        match (game.stage(), game.to_act()) {
            (Stage::Over(_), _) if self.table.score.played() + 1 < self.table.score.games() => Ok(Flow::NextGame),
            (Stage::Over(_), _) => Ok(Flow::Quit),
            (_, Some(player)) if game.awaits_throw() => {
                self.turn_the_page();
                self.throw(player)?;
                Ok(Flow::Go)
            }
            (Stage::ChooseSide { .. }, _) => self.object(ids::TERMINAL_FIRST_SIDE),
            _ => match self.table.session.only_move() {
                Some(only) => self.play(only),
                None => self.object(ids::TERMINAL_CHOOSE_MOVE),
            },
        }
    }

    fn number(&mut self, number: u8) -> io::Result<Flow> {
        if let (Stage::ChooseSide { .. }, 1 | 2) = (self.table.session.game().stage(), number) {
            return self.choose(Side::BOTH[usize::from(number - 1)]);
        }
        let position = match self.deciding() {
            Ok(position) => position,
            Err(instead) => return self.object(instead),
        };
        let choices = screen::choices(self.table.session.game());
        if let Some(legal) = usize::from(number).checked_sub(1).and_then(|index| choices.get(index)) {
            return self.play(*legal);
        }
        let listed = words::count(&self.settings.words, ids::TERMINAL_LISTED, choices.len());
        match House::new(number) {
            Some(house) => {
                let about = self.about_piece(&position, house);
                self.refuse(&format!("{listed} {about}"))
            }
            None => self.refuse(&listed),
        }
    }

    /// Tells whether the piece on a house can move, and if not, why.
    fn about_piece(&self, position: &Position, house: House) -> String {
        let (say, sheet) = (&self.settings.words, self.table.session.game().sheet());
        if let Some(refusal) = position.why_not_from(sheet, house) {
            let named = say.format(ids::HOUSE_NUMBER, &[("house", house.into())]);
            let reason = sentences::refusal(say, sheet, &refusal, Some(house), None);
            return words::labelled(say, &named, &reason);
        }
        let choices = screen::choices(self.table.session.game());
        let its = choices.into_iter().enumerate().filter(|(_, legal)| legal.from() == Some(house));
        let moves = words::numbered(say, its);
        say.format(ids::TERMINAL_CAN_MOVE, &[("house", house.into()), ("moves", moves.into())])
    }

    /// Finds the legal move that was meant, or says why it is refused.
    fn find(&self, wanted: Wanted) -> Result<Move, String> {
        let say = &self.settings.words;
        let position = self.deciding().map_err(|instead| say.text(instead))?;
        let sheet = self.table.session.game().sheet();
        let goes_there = |legal: &Move| {
            let leaves = wanted.to.is_none() && legal.leaves_board();
            legal.from() == Some(wanted.from) && (legal.to() == wanted.to || leaves)
        };
        let Some(legal) = screen::choices(self.table.session.game()).into_iter().find(goes_there) else {
            let refusal = position.why_not(sheet, wanted.from, wanted.to);
            let told = |refusal| sentences::refusal(say, sheet, &refusal, Some(wanted.from), wanted.to);
            let reason = refusal.map(told).unwrap_or_default();
            let target = wanted.to.map_or_else(|| "off".to_owned(), |to| to.to_string());
            let refused = format!("{}-{target}", wanted.from);
            return Err(format!("{} {reason}", say.format(ids::TERMINAL_REFUSED, &[("move", refused.into())])));
        };
        let end_differs = match wanted.end {
            None => false,
            Some(End::Off) => !legal.leaves_board(),
            Some(End::House(house)) => legal.end() != Some(house),
        };
        if wanted.capture && !legal.is_capture() || end_differs {
            return Err(say.format(ids::REFUSAL_WRITTEN_OTHERWISE, &[("move", legal.to_string().into())]));
        }
        Ok(legal)
    }

    fn play(&mut self, legal: Move) -> io::Result<Flow> {
        self.turn_the_page();
        self.decide(Event::Move(legal))?;
        Ok(Flow::Go)
    }

    fn play_if_legal(&mut self, wanted: Move) -> io::Result<Flow> {
        let position = match self.deciding() {
            Ok(position) => position,
            Err(instead) => return self.object(instead),
        };
        match position.refusal(self.table.session.game().sheet(), wanted) {
            None => self.play(wanted),
            Some(refusal) => {
                let sheet = self.table.session.game().sheet();
                let reason = sentences::refusal(&self.settings.words, sheet, &refusal, None, None);
                self.refuse(&reason)
            }
        }
    }

    fn choose(&mut self, side: Side) -> io::Result<Flow> {
        if let Stage::ChooseSide { .. } = self.table.session.game().stage() {
            self.turn_the_page();
            self.decide(Event::Choose(side))?;
            return Ok(Flow::Go);
        }
        self.object(ids::TERMINAL_NO_SIDE)
    }

    fn explain(&mut self, topic: &Topic) -> io::Result<Flow> {
        match topic {
            Topic::Sheet => self.explain_sheet(),
            Topic::House(house) => {
                let mut text = words::about_house(&self.settings.words, self.table.session.game().sheet(), *house);
                if let Ok(position) = self.deciding()
                    && position.at(*house).is_some()
                {
                    text = format!("{text} {}", self.about_piece(&position, *house));
                }
                self.say(&text)
            }
            Topic::Move(wanted) => match self.find(*wanted) {
                Ok(legal) => {
                    let values = [("move", legal.to_string().into())];
                    let text = self.settings.words.format(ids::TERMINAL_CAN_PLAY, &values);
                    self.say(&text)
                }
                Err(reason) => self.refuse(&reason),
            },
        }
    }

    fn explain_sheet(&mut self) -> io::Result<Flow> {
        let sheet = *self.table.session.game().sheet();
        let lines = rules_text::lines(&self.settings.look, &self.settings.words, &sheet);
        self.page(&lines)
    }

    /// Writes many lines; on a terminal, a screenful at a time.
    fn page(&mut self, lines: &[String]) -> io::Result<Flow> {
        let screenful = self.settings.look.height().map_or(usize::MAX, |rows| rows.saturating_sub(1).max(1));
        for (index, line) in lines.iter().enumerate() {
            if index > 0 && index % screenful == 0 {
                let question = self.settings.words.text(ids::ASK_MORE);
                self.inquire(&question)?;
                match self.read_line()? {
                    Some(answer) if answer.trim().is_empty() => {}
                    _ => return Ok(Flow::Go),
                }
            }
            self.line(line)?;
        }
        Ok(Flow::Go)
    }

    fn help(&mut self) -> io::Result<Flow> {
        let look = self.settings.look;
        let mut lines = Vec::new();
        let enter = self.settings.words.text(ids::HELP_KEY_ENTER);
        for (command, id) in [(enter.as_str(), ids::HELP_ENTER)].into_iter().chain(HELP) {
            let indent = " ".repeat(17);
            let mut described = look.hanging(&self.settings.words.text(id), &indent, &indent).into_iter();
            // The command stands where the first line is indented; wrapping would take its colour for columns.
            let first = described.next().unwrap_or_default();
            lines.push(format!("   {} {}", look.strong(&format!("{command:<13}")), first.trim_start()));
            lines.extend(described);
        }
        self.page(&lines)
    }

    fn list_moves(&mut self) -> io::Result<Flow> {
        if let Err(instead) = self.deciding() {
            return self.object(instead);
        }
        let choices = screen::choices(self.table.session.game());
        for line in self.throw_and_moves(&choices) {
            self.line(&line)?;
        }
        Ok(Flow::Go)
    }

    fn moved_in_time(&mut self, id: Id) -> io::Result<Flow> {
        self.turn_the_page();
        let text = self.settings.words.text(id);
        self.tell(&text)?;
        self.tell_result()?;
        Ok(Flow::Go)
    }

    fn resign(&mut self) -> io::Result<Flow> {
        let game = self.table.session.game();
        match (game.stage(), game.to_act()) {
            (Stage::Play(_), Some(player)) => {
                self.turn_the_page();
                self.decide(Event::Resign(player))?;
                Ok(Flow::Go)
            }
            (Stage::Over(_), _) => self.object(ids::REFUSAL_GAME_OVER),
            _ => self.object(ids::TERMINAL_NO_RESIGN),
        }
    }

    /// The game as a record.
    fn record(&self) -> Result<Record, String> {
        let mut record = self.table.record().map_err(|error| sentences::name_error(&self.settings.words, error))?;
        record.date = self.settings.date;
        Ok(record)
    }

    /// Saves the game, if that loses nothing. Returns whether it is saved.
    fn save(&mut self, file: Option<PathBuf>, overwrite: bool) -> io::Result<bool> {
        let Some(file) = file.or_else(|| self.file.clone()) else {
            self.object(ids::TERMINAL_NAME_A_FILE)?;
            return Ok(false);
        };
        let own = self.file.as_deref().is_some_and(|known| same_file(known, &file));
        if !own && !overwrite && file.symlink_metadata().is_ok() {
            let why = self.about_file(ids::TERMINAL_EXISTS, &file);
            self.refuse(&why)?;
            return Ok(false);
        }
        let told = |failure: Failure| failure.told(&self.settings.words);
        let written = self.record().and_then(|made| record::write(&file, &made).map_err(told));
        if let Err(error) = written {
            let why = self.settings.words.format(ids::TERMINAL_NOT_SAVED, &[("reason", error.into())]);
            self.refuse(&why)?;
            return Ok(false);
        }
        let told = self.about_file(ids::TERMINAL_SAVED, &file);
        self.say(&told)?;
        self.saved = self.table.session.game().events().to_vec();
        self.file = Some(file);
        Ok(true)
    }

    /// Formats a message about a file.
    fn about_file(&self, id: Id, file: &Path) -> String {
        self.settings.words.format(id, &[("file", file.display().to_string().into())])
    }

    /// Returns whether the game is as it was saved or loaded.
    pub(crate) fn is_saved(&self) -> bool {
        self.table.session.game().events() == self.saved
    }

    /// Returns whether to offer saving before leaving: a person types, and the game is unfinished and unsaved.
    pub(crate) fn asks_to_save(&self) -> bool {
        let at_terminal = self.settings.look.window.is_some() && self.settings.typed;
        at_terminal && self.table.session.game().outcome().is_none() && !self.is_saved()
    }

    /// Leaves. The input of a terminal may have ended and can still be asked again.
    pub(crate) fn quit(&mut self) -> io::Result<Flow> {
        if !self.asks_to_save() {
            return Ok(Flow::Quit);
        }
        self.answer(ids::TERMINAL_UNSAVED)?;
        let question = self.settings.words.text(ids::ASK_SAVE);
        self.inquire(&question)?;
        let Some(answer) = self.read_line()? else {
            self.answer(ids::TERMINAL_LEFT_UNSAVED)?;
            return Ok(Flow::Quit);
        };
        let left = match file_name(&answer) {
            Ok(None) => true,
            Ok(file) => self.save(file, false)?,
            Err(why) => {
                let text = words::not_understood(&self.settings.words, &why);
                self.refuse(&text)?;
                false
            }
        };
        Ok(if left { Flow::Quit } else { Flow::Go })
    }
}

/// Whether two names mean the same file.
fn same_file(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    }
}
