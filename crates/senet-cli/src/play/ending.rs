//! The end of a game, and the next game of a match.

use std::io::{self, BufRead, Write};

use senet::{Game, Player};

use super::front::{Flow, Front};
use super::words;
use senet_session::Session;

impl<I: BufRead, O: Write> Front<I, O> {
    /// Asks what comes next; between games that nobody watches, nothing is asked.
    pub(crate) fn after_game(&mut self) -> io::Result<Flow> {
        let more = self.games.played() + 1 < self.games.games();
        if self.stale {
            self.show(true)?;
        }
        if more && !self.players.any_person() {
            return Ok(Flow::NextGame);
        }
        let next = if more { "enter for the next game" } else { "enter to leave" };
        let history = if self.settings.look.width() < 60 { "" } else { ", `history`" };
        write!(self.output, " {next}, `save FILE`, `undo`{history} > ")?;
        self.ask()
    }

    /// Tells the result, if the game is over.
    pub(crate) fn tell_result(&mut self) -> io::Result<()> {
        self.result().iter().try_for_each(|line| self.tell(line))
    }

    /// Who has won, and what it counts.
    fn result(&self) -> Vec<String> {
        let Some(outcome) = self.session.game().outcome() else { return Vec::new() };
        let points = words::count(outcome.points as usize, "point");
        let throws = words::count(self.session.throws(), "throw");
        let how = if outcome.by_resignation { ", by resignation" } else { "" };
        let seed = self.seed.map(|seed| format!(" Seed {seed}.")).unwrap_or_default();
        let wins = self.players.does(outcome.winner, "win");
        let mut lines = vec![format!("{wins} with the {}{how}: {points}. The game took {throws}.{seed}", outcome.side)];
        let mut games = self.games.clone();
        games.count(outcome);
        if games.games() > 1 {
            let [first, second] =
                Player::BOTH.map(|player| format!("{} {}", self.players.title(player), games.points(player)));
            let state = format!(
                "The match after {} of {}: {first}, {second}.",
                words::count(games.played() as usize, "game"),
                games.games()
            );
            lines.push(state);
            match games.winner() {
                Some(winner) => lines.push(format!("{} the match.", self.players.does(winner, "win"))),
                None if games.is_over() => lines.push("The match is drawn.".to_owned()),
                None => {}
            }
        }
        lines
    }

    /// Counts the game that has ended and begins the next, the other player throwing first.
    pub(crate) fn next_game(&mut self) -> io::Result<()> {
        if let Some(outcome) = self.session.game().outcome() {
            self.games.count(outcome);
        }
        let played = self.games.played();
        let first = if played.is_multiple_of(2) { Player::First } else { Player::Second };
        // Each game of a match has a seed of its own, so that its record alone repeats its throws.
        let seed = self.seed.map_or(0, |seed| seed.wrapping_add(1));
        self.seed = Some(seed);
        self.session = Session::new(Game::new(self.sheet(), first), seed);
        self.file = None;
        self.saved.clear();
        self.turn_the_page();
        self.tell(&format!("Game {} of {}.", played + 1, self.games.games()))
    }
}
