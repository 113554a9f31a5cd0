//! The line-driven front of a session: it shows the game, asks the persons, and tells what happens.

use std::io::{self, BufRead, Read as _, Write};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use senet::record::Date;
use senet::{Event, Faces, Move, Phase, Player, Position, RuleSheet, Stage};

use super::commands::Command;
use super::players::Players;
use super::screen::{self, Look};
use super::words;
use senet_ai::ExactValues;
use senet_i18n::ids::{self, Id};
use senet_i18n::{Words, sentences};
use senet_session::{GameTable, Seat};
use senet_study::Evaluation;

/// The longest line that is read at once, in bytes.
const LONGEST_LINE: u64 = 4096;

/// Settings for all games of a match.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// The words of the player's language.
    pub(crate) words: Words,
    pub(crate) look: Look,
    /// Pause after a move of a computer player.
    pub(crate) pause: Duration,
    /// Whether to play a single legal move without asking.
    pub(crate) auto: bool,
    /// Whether a person types on a terminal; other input is echoed, so that the output can be followed.
    pub(crate) typed: bool,
    pub(crate) date: Option<Date>,
}

/// The next step of the main loop after a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    Go,
    NextGame,
    Quit,
}

/// A session at a terminal, or between an input and an output that take its place.
pub(crate) struct Front<I, O> {
    pub(crate) input: I,
    pub(crate) output: O,
    pub(crate) settings: Settings,
    pub(crate) players: Players,
    pub(crate) table: GameTable,
    /// The file that this game was loaded from or saved to.
    pub(crate) file: Option<PathBuf>,
    /// Whether the kinds of players were guessed from their names in a record.
    pub(crate) guessed: bool,
    /// Events of the game when it was saved or loaded.
    pub(crate) saved: Vec<Event>,
    /// Lines about what has happened since a person last acted.
    pub(crate) log: Vec<String>,
    /// Whether something has changed since the game was last shown.
    pub(crate) stale: bool,
    /// Whether the signs of the board have been explained.
    pub(crate) explained: bool,
}

impl<I: BufRead, O: Write> Front<I, O> {
    pub(crate) fn new((input, output): (I, O), settings: Settings, players: Players, table: GameTable) -> Front<I, O> {
        let saved = table.game().events().to_vec();
        Front {
            input,
            output,
            settings,
            players,
            table,
            file: None,
            guessed: false,
            saved,
            log: Vec::new(),
            stale: true,
            explained: false,
        }
    }

    /// Plays until the match is over, the persons leave, or the input ends.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        self.greet()?;
        loop {
            let flow = match self.table.session.game().to_act() {
                Some(player) => match self.players.kind(player) {
                    Seat::Computer(_) => self.computer_acts(player)?,
                    Seat::Person | Seat::Remote => self.person_acts(player)?,
                },
                None => self.after_game()?,
            };
            match flow {
                Flow::Go => {}
                Flow::NextGame => self.next_game()?,
                Flow::Quit => return Ok(()),
            }
        }
    }

    pub(crate) fn sheet(&self) -> RuleSheet {
        *self.table.session.game().sheet()
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", self.settings.look.written(text))
    }

    /// Writes a question, without ending the line.
    pub(crate) fn inquire(&mut self, question: &str) -> io::Result<()> {
        write!(self.output, " {} > ", self.settings.look.written(question))
    }

    /// Answers with a message that has no variables.
    pub(crate) fn answer(&mut self, id: Id) -> io::Result<Flow> {
        let text = self.settings.words.text(id);
        self.say(&text)
    }

    /// Refuses a command by a message without variables.
    pub(crate) fn object(&mut self, id: Id) -> io::Result<Flow> {
        let text = self.settings.words.text(id);
        self.refuse(&text)
    }

    /// Answers a person: a sentence or more, in lines that fit.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<Flow> {
        for line in self.settings.look.wrapped(text, "   ") {
            self.line(&line)?;
        }
        Ok(Flow::Go)
    }

    /// Refuses a command by this text.
    pub(crate) fn refuse(&mut self, text: &str) -> io::Result<Flow> {
        let look = self.settings.look;
        for line in self.settings.look.wrapped(text, "   ") {
            self.line(&look.warning(&line))?;
        }
        Ok(Flow::Go)
    }

    /// Tells what has happened: at once, or on a terminal with the next drawing.
    pub(crate) fn tell(&mut self, text: &str) -> io::Result<()> {
        let lines = self.settings.look.wrapped(text, " ");
        if self.settings.look.window.is_none() {
            for line in &lines {
                self.line(line)?;
            }
        }
        self.log.extend(lines);
        self.stale = true;
        Ok(())
    }

    fn greet(&mut self) -> io::Result<()> {
        let sheet = self.sheet();
        let say = self.settings.words.clone();
        let [first, second] = Player::BOTH.map(|player| self.players.title(player).into());
        let against = say.format(ids::TERMINAL_AGAINST, &[("first", first), ("second", second)]);
        self.tell(&format!("{}. {against}", sentences::sheet_title(&say, &RuleSheet::plain(sheet.id()))))?;
        if !self.table.session.game().events().is_empty() {
            let throws = words::count(&say, ids::COUNT_THROWS, self.table.session.throws());
            self.tell(&say.format(ids::TERMINAL_GOES_ON, &[("throws", throws.into())]))?;
        }
        if self.players.any_person() {
            self.tell(&say.text(ids::TERMINAL_AIM))?;
            self.tell(&say.text(ids::TERMINAL_HELP))?;
        }
        if self.guessed {
            // Last, because a low window shows the last lines.
            let players = self.players.told(&say);
            self.tell(&say.format(ids::TERMINAL_GUESSED, &[("players", players.into())]))?;
        }
        self.tell_result()
    }

    /// The next line that is typed; `None` at the end of the input.
    pub(crate) fn read_line(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut bytes = Vec::new();
        self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned();
        if bytes.is_empty() {
            self.line("")?;
            return Ok(None);
        }
        if !self.settings.typed {
            self.line(&line)?;
        }
        Ok(Some(line))
    }

    /// Shows for a moment what a computer player did.
    fn pause(&mut self) -> io::Result<()> {
        if self.settings.look.window.is_some() {
            self.show(false)?;
            thread::sleep(self.settings.pause);
        }
        Ok(())
    }

    fn computer_acts(&mut self, player: Player) -> io::Result<Flow> {
        if self.table.session.game().awaits_throw() {
            self.throw(player)?;
        } else if let Seat::Computer(computer) = self.players.kind(player) {
            let (session, contestant) = (&self.table.session, self.table.contestant(computer));
            let decided = if contestant.uses_chances() {
                let known = Evaluation::of(self.sheet()).map_err(io::Error::other)?;
                let decide = |exact: &dyn ExactValues| session.computer_decides_knowing(Some(exact), contestant);
                known.with_exact_values(decide).map_err(io::Error::other)?
            } else {
                session.computer_decides_knowing(None, contestant)
            };
            if let Some(event) = decided {
                self.decide(event)?;
            }
        }
        self.pause()?;
        Ok(Flow::Go)
    }

    fn person_acts(&mut self, player: Player) -> io::Result<Flow> {
        if let Some(only) = self.table.session.only_move()
            && (only == Move::PASS || self.settings.auto)
        {
            self.pause()?;
            if only == Move::PASS
                && let Stage::Play(position) = self.table.session.game().stage()
            {
                let why = sentences::nothing_moves(&self.settings.words, &self.sheet(), &position);
                self.decide(Event::Move(only))?;
                if !why.is_empty() {
                    self.tell(&format!("  {}", why.join(" ")))?;
                }
            } else {
                self.decide(Event::Move(only))?;
            }
            return Ok(Flow::Go);
        }
        let waits_for_throw = self.table.session.game().awaits_throw();
        if self.stale && (!waits_for_throw || self.settings.look.window.is_some()) {
            self.show(true)?;
        }
        let prompt = self.prompt(player);
        self.inquire(&prompt)?;
        self.ask()
    }

    /// Reads a command and carries it out.
    pub(crate) fn ask(&mut self) -> io::Result<Flow> {
        let Some(line) = self.read_line()? else {
            if self.asks_to_save() {
                return self.quit();
            }
            if self.table.session.game().outcome().is_none() {
                let saved = self.is_saved();
                self.answer(if saved { ids::TERMINAL_INPUT_ENDED } else { ids::TERMINAL_INPUT_ENDED_UNSAVED })?;
            } else if self.table.score.played() + 1 < self.table.score.games() {
                self.answer(ids::TERMINAL_INPUT_ENDED_MATCH)?;
            }
            return Ok(Flow::Quit);
        };
        match Command::parse(&line) {
            Ok(command) => self.obey(command),
            Err(why) => {
                let text = words::not_understood(&self.settings.words, &why);
                self.refuse(&text)
            }
        }
    }

    /// Returns the question to a player.
    fn prompt(&self, player: Player) -> String {
        let (look, say) = (self.settings.look, &self.settings.words);
        let game = self.table.session.game();
        let question = match game.stage() {
            Stage::Opening { .. } => say.text(ids::ASK_OPENING),
            Stage::ChooseSide { .. } => say.text(ids::ASK_SIDE),
            Stage::Play(position) if position.awaits_throw() => say.text(ids::ASK_THROW),
            Stage::Play(_) | Stage::Over(_) => match screen::choices(game).len() {
                1 => say.text(ids::ASK_ONLY),
                many => words::count(say, ids::ASK_MOVE, many),
            },
        };
        // A name may be longer than the line; what is asked behind it must be seen, and what is answered.
        let room = look.width().saturating_sub(question.chars().count() + 14).max(8);
        let title = look.strong(&self.players.title(player).chars().take(room).collect::<String>());
        let who = match game.side(player) {
            Some(side) => format!("{} {title}", look.badge(game.sheet(), side)),
            None => title,
        };
        words::labelled(say, &who, &question)
    }

    /// Throws for a player.
    pub(crate) fn throw(&mut self, player: Player) -> io::Result<()> {
        let before = self.table.session.game().stage();
        let Ok(faces) = self.table.session.throw() else { return Ok(()) };
        self.stale = true;
        if let Stage::Opening { other, .. } = before {
            let say = &self.settings.words;
            let told =
                sentences::opening_told(say, self.table.session.game(), &self.players.both(), player, other, faces);
            let shown = shown(&self.sheet(), faces);
            self.tell(&format!("{}  {told}", shown.trim_start()))?;
        }
        Ok(())
    }

    /// Applies a legal decision of the player to act.
    pub(crate) fn decide(&mut self, event: Event) -> io::Result<()> {
        let actor = self.table.session.game().to_act();
        let stage = self.table.session.game().stage();
        if let Err(error) = self.table.session.apply(event) {
            let why = sentences::game_error(&self.settings.words, &self.sheet(), &error, None, None);
            self.refuse(&why)?;
            return Ok(());
        }
        match (event, stage, actor) {
            (Event::Choose(side), _, Some(player)) => {
                let values = [("side", side.name().into())];
                let told = self.players.who(player).format(&self.settings.words, ids::TERMINAL_TOOK_SIDE, &values);
                self.tell(&told)?;
            }
            (Event::Move(legal), Stage::Play(before), Some(player)) => {
                let told = self.told(player, &before, legal);
                self.tell(&told)?;
            }
            (Event::Resign(player), ..) => {
                let told = self.players.who(player).format(&self.settings.words, ids::TERMINAL_RESIGNED, &[]);
                self.tell(&told)?;
            }
            _ => {}
        }
        self.tell_result()
    }

    /// Formats the line about a move: who, the faces of the throw, the move, its results.
    fn told(&self, player: Player, before: &Position, legal: Move) -> String {
        let look = self.settings.look;
        let game = self.table.session.game();
        let sheet = game.sheet();
        let threw = match (before.phase(), self.table.session.last_throw()) {
            (Phase::Play(throw), Some(faces)) if faces.throw() == throw => shown(sheet, faces),
            (Phase::Play(throw) | Phase::Rest { rest: throw, .. }, _) => format!("{throw:>6}"),
            _ => " ".repeat(6),
        };
        let what = match game.position() {
            Some(after) => {
                let next = self.players.who(game.to_act().unwrap_or(player));
                sentences::move_results(&self.settings.words, sheet, before, legal, after, next)
            }
            None => String::new(),
        };
        let longest = screen::name_width(Player::BOTH.map(|player| self.players.title(player)));
        let title = format!("{:<longest$.longest$}", self.players.title(player));
        let mark = look.badge(sheet, before.side());
        format!("{mark} {title}  {threw}  {:<9} {what}", legal.to_string())
    }

    /// Clears the log when a person acts.
    pub(crate) fn turn_the_page(&mut self) {
        self.log.clear();
    }
}

/// Faces and value in one column, such as `|..| 2`.
pub(crate) fn shown(sheet: &RuleSheet, faces: Faces) -> String {
    let value = if sheet.idle().contains(faces.throw()) { String::new() } else { faces.throw().to_string() };
    match faces {
        Faces::Sticks(_) => format!("{faces} {value}"),
        Faces::Die(_) => format!("   {faces}"),
    }
}
