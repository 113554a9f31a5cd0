//! The end of a game, and the next game of a match.

use std::io::{self, BufRead, Write};

use senet::{Match, Player};

use super::front::{Flow, Front};
use super::players::Players;
use super::words;
use senet_i18n::ids;
use senet_i18n::sentences;

impl<I: BufRead, O: Write> Front<I, O> {
    /// Asks what comes next; between games of two computer players, goes on without asking.
    pub(crate) fn after_game(&mut self) -> io::Result<Flow> {
        let more = self.table.score.played() + 1 < self.table.score.games();
        if self.stale {
            self.show(true)?;
        }
        if more && !self.players.any_person() {
            return Ok(Flow::NextGame);
        }
        let next = self.settings.words.text(if more { ids::ASK_NEXT_GAME } else { ids::ASK_LEAVE });
        let history = if self.settings.look.width() < 60 { "" } else { ", `history`" };
        self.inquire(&format!("{next}{history}"))?;
        self.ask()
    }

    /// Tells the result, if the game is over.
    pub(crate) fn tell_result(&mut self) -> io::Result<()> {
        self.result().iter().try_for_each(|line| self.tell(line))
    }

    /// Lines about the winner and the state of the match.
    fn result(&self) -> Vec<String> {
        let Some(outcome) = self.table.session.game().outcome() else { return Vec::new() };
        let say = &self.settings.words;
        let throws = words::count(say, ids::COUNT_THROWS, self.table.session.throws());
        let mut line = sentences::result(say, outcome, &self.players.both());
        line.push(' ');
        line.push_str(&say.format(ids::TERMINAL_GAME_TOOK, &[("throws", throws.into())]));
        if let Some(seed) = self.table.seed {
            // As a text: seeds are larger than the numbers that messages count with.
            line.push(' ');
            line.push_str(&say.format(ids::TERMINAL_SEED, &[("seed", seed.to_string().into())]));
        }
        let mut lines = vec![line];
        let games = self.table.score_with_this_game();
        if games.games() > 1 {
            let played = words::count(say, ids::COUNT_GAMES, games.played() as usize);
            let points = points(&self.players, &games);
            let values = [("played", played.into()), ("games", games.games().into()), ("points", points.into())];
            lines.push(say.format(ids::TERMINAL_MATCH_AFTER, &values));
            match games.winner() {
                Some(winner) => lines.push(self.players.who(winner).format(say, ids::UI_MATCH_WON, &[])),
                None if games.is_over() => lines.push(say.text(ids::UI_MATCH_DRAWN)),
                None => {}
            }
        }
        lines
    }

    /// Counts the game that has ended and begins the next, the other player throwing first.
    pub(crate) fn next_game(&mut self) -> io::Result<()> {
        // Each game of a match has a seed of its own, so that its record alone repeats its throws.
        self.table = self.table.next_game(self.table.session.seed().wrapping_add(1));
        self.file = None;
        self.saved.clear();
        self.turn_the_page();
        let number = self.game_number();
        self.tell(&format!("{number}."))
    }

    /// Returns the number of the game: "Game 2 of 3".
    pub(crate) fn game_number(&self) -> String {
        let number = (self.table.score.played() + 1).min(self.table.score.games());
        let values = [("number", number.into()), ("games", self.table.score.games().into())];
        self.settings.words.format(ids::UI_GAME_OF, &values)
    }
}

/// The points of both players, as in "Anna 3, Ben 1".
pub(crate) fn points(players: &Players, games: &Match) -> String {
    Player::BOTH.map(|player| format!("{} {}", players.title(player), games.points(player))).join(", ")
}
