//! What the commands of a person do.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use senet::{Event, House, Move, Player, Position, Record, Side, Stage};

use super::commands::{Command, End, Topic, Wanted, file_name};
use super::front::{Flow, Front};
use super::{rules_text, screen, words};
use crate::record;

/// What `help` lists.
const HELP: [(&str, &str); 15] = [
    ("enter", "throw, or play the only move"),
    ("3", "play the third move of the list"),
    ("11-13, 11 13", "play a move by its houses; 28-off leaves the board"),
    ("?", "the rules of this sheet, and how they are read"),
    ("? 27", "what a house means, and why the piece there cannot move"),
    ("? 11-13", "why a move is refused, without playing it"),
    ("moves, board", "the list of moves, the board again"),
    ("history", "the game so far"),
    ("position", "the position as text, for --position"),
    ("undo", "take back to your last decision; the throws stay the same"),
    ("redo", "play again what undo took back"),
    ("save FILE", "write the game to a file; --load FILE goes on with it"),
    ("save! FILE", "the same, over a file that exists"),
    ("resign", "give the game up"),
    ("quit", "leave"),
];

impl<I: BufRead, O: Write> Front<I, O> {
    /// Does what a person typed.
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
                if self.session.undo(self.players.kinds(), self.settings.auto) {
                    self.moved_in_time("Taken back.")
                } else {
                    self.refuse("There is no decision of yours to take back.")
                }
            }
            Command::Redo => {
                if self.session.redo() {
                    self.moved_in_time("Played again.")
                } else {
                    self.refuse("There is nothing to play again.")
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
            Command::Position => match self.session.game().position() {
                Some(position) => {
                    let text = position.to_string();
                    self.say(&text)
                }
                None => self.refuse("There is no position before the opening is over."),
            },
            Command::History => {
                let Ok(record) = self.record() else { return Ok(Flow::Go) };
                let lines = screen::history(&self.settings.look, &record.to_string());
                self.page(&lines)
            }
        }
    }

    /// The position, if a move is to be chosen; otherwise what is to be done instead.
    fn deciding(&self) -> Result<Position, String> {
        match self.session.game().stage() {
            Stage::Opening { .. } => Err("First it is thrown for who begins: press enter.".to_owned()),
            Stage::ChooseSide { .. } => Err("First pick a side: cones or spools.".to_owned()),
            Stage::Play(position) if position.awaits_throw() => Err("First throw: press enter.".to_owned()),
            Stage::Play(position) => Ok(position),
            Stage::Over(_) => Err("The game is over. `undo` takes the last decision back.".to_owned()),
        }
    }

    fn enter(&mut self) -> io::Result<Flow> {
        let game = self.session.game();
        match (game.stage(), game.to_act()) {
            (Stage::Over(_), _) if self.games.played() + 1 < self.games.games() => Ok(Flow::NextGame),
            (Stage::Over(_), _) => Ok(Flow::Quit),
            (_, Some(player)) if game.awaits_throw() => {
                self.turn_the_page();
                self.throw(player)?;
                Ok(Flow::Go)
            }
            (Stage::ChooseSide { .. }, _) => self.refuse("Pick a side: type `cones` or `spools`."),
            _ => match self.session.only_move() {
                Some(only) => self.play(only),
                None => self.refuse("Choose a move: type its number in the list."),
            },
        }
    }

    fn number(&mut self, number: u8) -> io::Result<Flow> {
        if let (Stage::ChooseSide { .. }, 1 | 2) = (self.session.game().stage(), number) {
            return self.choose(Side::BOTH[usize::from(number - 1)]);
        }
        let position = match self.deciding() {
            Ok(position) => position,
            Err(instead) => return self.refuse(&instead),
        };
        let choices = screen::choices(self.session.game());
        if let Some(legal) = usize::from(number).checked_sub(1).and_then(|index| choices.get(index)) {
            return self.play(*legal);
        }
        let listed = match choices.len() {
            1 => "There is one move in the list.".to_owned(),
            many => format!("There are {many} moves in the list."),
        };
        match House::new(number) {
            Some(house) => {
                let about = self.about_piece(&position, house);
                self.refuse(&format!("{listed} {about}"))
            }
            None => self.refuse(&listed),
        }
    }

    /// Whether the piece on a house can move, and if not, why.
    fn about_piece(&self, position: &Position, house: House) -> String {
        let sheet = self.session.game().sheet();
        if let Some(refusal) = position.why_not_from(sheet, house) {
            return format!("House {house}: {}.", words::refusal(&refusal));
        }
        let choices = screen::choices(self.session.game());
        let numbered = choices.iter().enumerate().filter(|(_, legal)| legal.from() == Some(house));
        let moves: Vec<String> = numbered.map(|(index, legal)| format!("{legal}, number {}", index + 1)).collect();
        format!("The piece on {house} can move: {}.", words::joined(&moves, "or"))
    }

    /// The legal move that was meant, or why it is refused.
    fn find(&self, wanted: Wanted) -> Result<Move, String> {
        let position = self.deciding()?;
        let sheet = self.session.game().sheet();
        let goes_there = |legal: &Move| {
            let leaves = wanted.to.is_none() && legal.leaves_board();
            legal.from() == Some(wanted.from) && (legal.to() == wanted.to || leaves)
        };
        let Some(legal) = screen::choices(self.session.game()).into_iter().find(goes_there) else {
            let refusal = position.why_not(sheet, wanted.from, wanted.to);
            let reason = refusal.map_or_else(String::new, |refusal| words::refusal(&refusal));
            let target = wanted.to.map_or_else(|| "off".to_owned(), |to| to.to_string());
            return Err(format!("No: {}-{target} is refused. {}.", wanted.from, words::capitalised(&reason)));
        };
        let end_differs = match wanted.end {
            None => false,
            Some(End::Off) => !legal.leaves_board(),
            Some(End::House(house)) => legal.end() != Some(house),
        };
        if wanted.capture && !legal.is_capture() || end_differs {
            return Err(format!("That move is written {legal}, because that is what happens."));
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
            Err(instead) => return self.refuse(&instead),
        };
        match position.refusal(self.session.game().sheet(), wanted) {
            None => self.play(wanted),
            Some(refusal) => self.refuse(&words::sentence(&words::refusal(&refusal))),
        }
    }

    fn choose(&mut self, side: Side) -> io::Result<Flow> {
        if let Stage::ChooseSide { .. } = self.session.game().stage() {
            self.turn_the_page();
            self.decide(Event::Choose(side))?;
            return Ok(Flow::Go);
        }
        self.refuse("There is no side to pick now.")
    }

    fn explain(&mut self, topic: &Topic) -> io::Result<Flow> {
        match topic {
            Topic::Sheet => self.explain_sheet(),
            Topic::House(house) => {
                let mut text = words::about_house(self.session.game().sheet(), *house);
                if let Ok(position) = self.deciding()
                    && position.at(*house).is_some()
                {
                    text = format!("{text} {}", self.about_piece(&position, *house));
                }
                self.say(&text)
            }
            Topic::Move(wanted) => match self.find(*wanted) {
                Ok(legal) => self.say(&format!("You can play {legal}; type it without the `?`.")),
                Err(reason) => self.refuse(&reason),
            },
        }
    }

    fn explain_sheet(&mut self) -> io::Result<Flow> {
        let look = self.settings.look;
        let sheet = *self.session.game().sheet();
        let mut lines = vec![look.strong(&words::sheet_title(&sheet))];
        for section in rules_text::page(&sheet) {
            lines.push(String::new());
            lines.push(look.strong(section.heading));
            lines.extend(section.paragraphs.iter().flat_map(|text| look.wrapped(text, " ")));
        }
        self.page(&lines)
    }

    /// Writes many lines; on a terminal, a screenful at a time.
    fn page(&mut self, lines: &[String]) -> io::Result<Flow> {
        let screenful = self.settings.look.height().map_or(usize::MAX, |rows| rows.saturating_sub(1).max(1));
        for (index, line) in lines.iter().enumerate() {
            if index > 0 && index % screenful == 0 {
                write!(self.output, " enter for more, q to stop > ")?;
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
        for (command, text) in HELP {
            let indent = " ".repeat(17);
            let mut described = look.hanging(text, &indent, &indent).into_iter();
            // The command stands where the first line is indented; wrapping would take its colour for columns.
            let first = described.next().unwrap_or_default();
            lines.push(format!("   {} {}", look.strong(&format!("{command:<13}")), first.trim_start()));
            lines.extend(described);
        }
        self.page(&lines)
    }

    fn list_moves(&mut self) -> io::Result<Flow> {
        if let Err(instead) = self.deciding() {
            return self.refuse(&instead);
        }
        let choices = screen::choices(self.session.game());
        for line in self.throw_and_moves(&choices) {
            self.line(&line)?;
        }
        Ok(Flow::Go)
    }

    fn moved_in_time(&mut self, text: &str) -> io::Result<Flow> {
        self.turn_the_page();
        self.tell(text)?;
        self.tell_result()?;
        Ok(Flow::Go)
    }

    fn resign(&mut self) -> io::Result<Flow> {
        let game = self.session.game();
        match (game.stage(), game.to_act()) {
            (Stage::Play(_), Some(player)) => {
                self.turn_the_page();
                self.decide(Event::Resign(player))?;
                Ok(Flow::Go)
            }
            (Stage::Over(_), _) => self.refuse("The game is over."),
            _ => self.refuse("The game has not begun yet, so there is nothing to give up. `quit` leaves."),
        }
    }

    /// The game as a record.
    fn record(&self) -> Result<Record, String> {
        let game = self.session.game().clone();
        let [first, second] = Player::BOTH.map(|player| self.players.name(player));
        let mut record = Record::new(game, first, second).map_err(|error| error.to_string())?;
        record.date = self.settings.date;
        record.seed = self.seed;
        Ok(record)
    }

    /// Saves the game, if that loses nothing. Returns whether it is saved.
    fn save(&mut self, file: Option<PathBuf>, overwrite: bool) -> io::Result<bool> {
        let Some(file) = file.or_else(|| self.file.clone()) else {
            self.refuse("Name a file, as in `save game.senet`.")?;
            return Ok(false);
        };
        let own = self.file.as_deref().is_some_and(|known| same_file(known, &file));
        if !own && !overwrite && file.symlink_metadata().is_ok() {
            let shown = file.display();
            self.refuse(&format!("{shown} exists already. `save! {shown}` overwrites it."))?;
            return Ok(false);
        }
        let written = self.record().and_then(|made| record::write(&file, &made).map_err(|error| error.to_string()));
        if let Err(error) = written {
            self.refuse(&format!("Not saved. {error}"))?;
            return Ok(false);
        }
        self.say(&format!("Saved to {}.", file.display()))?;
        self.saved = self.session.game().events().to_vec();
        self.file = Some(file);
        Ok(true)
    }

    /// Whether nothing has happened since the game was saved or loaded.
    pub(crate) fn is_saved(&self) -> bool {
        self.session.game().events() == self.saved
    }

    /// Whether somebody is there who may want to save the game before it is left.
    pub(crate) fn asks_to_save(&self) -> bool {
        let at_terminal = self.settings.look.window.is_some() && self.settings.typed;
        at_terminal && self.session.game().outcome().is_none() && !self.is_saved()
    }

    /// Leaves, also where the input has ended: a terminal can be asked again after that.
    pub(crate) fn quit(&mut self) -> io::Result<Flow> {
        if !self.asks_to_save() {
            return Ok(Flow::Quit);
        }
        self.say("The game is not saved.")?;
        write!(self.output, " a file name saves it, enter leaves without > ")?;
        let Some(answer) = self.read_line()? else {
            self.say("The game was not saved.")?;
            return Ok(Flow::Quit);
        };
        let left = match file_name(&answer) {
            Ok(None) => true,
            Ok(file) => self.save(file, false)?,
            Err(error) => {
                self.refuse(&error.0)?;
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
