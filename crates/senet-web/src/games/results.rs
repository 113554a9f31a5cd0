//! Results of finished games against computer players, in groups.

use senet::SheetId;
use senet::record::Date;
use senet_ai::ComputerPlayer;
use senet_session::Seat;

use super::{KeptGame, Loss};

/// By what results are grouped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Grouping {
    Sheet,
    Opponent,
    Month,
}

impl Grouping {
    pub(crate) const ALL: [Grouping; 3] = [Grouping::Sheet, Grouping::Opponent, Grouping::Month];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Grouping::Sheet => "sheet",
            Grouping::Opponent => "opponent",
            Grouping::Month => "month",
        }
    }
}

/// The common property of the games of a group.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Group {
    Sheet(SheetId),
    /// The opponent's place in the list of all computer players, from weak to strong.
    Opponent(usize),
    /// A year and its month, from 1.
    Month(u16, u8),
}

/// Results of a group.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Results {
    pub(crate) group: Group,
    pub(crate) games: u32,
    pub(crate) won: u32,
    /// The loss in the reviewed games.
    loss: Loss,
}

impl Results {
    /// The mean loss of a decision; `None` if no game was reviewed.
    pub(crate) fn loss_per_decision(&self) -> Option<f64> {
        (self.loss.decisions > 0).then(|| self.loss.lost / self.loss.decisions as f64)
    }

    /// The results of the person, group by group. `day` tells the day of a time in milliseconds.
    pub(crate) fn of(games: &[KeptGame], by: Grouping, day: impl Fn(u64) -> Option<Date>) -> Vec<Results> {
        let mut all: Vec<Results> = Vec::new();
        for (game, opponent, won) in games.iter().filter_map(decided) {
            let group = match by {
                Grouping::Sheet => Group::Sheet(game.sheet.id()),
                Grouping::Opponent => {
                    Group::Opponent(ComputerPlayer::ALL.iter().position(|one| *one == opponent).unwrap_or_default())
                }
                // A time outside of the calendar has no month to count in.
                Grouping::Month => match day(game.key.begun) {
                    Some(day) => Group::Month(day.year(), day.month()),
                    None => continue,
                },
            };
            let at = all.iter().position(|results| results.group == group).unwrap_or_else(|| {
                all.push(Results { group, games: 0, won: 0, loss: Loss { decisions: 0, lost: 0.0 } });
                all.len() - 1
            });
            all[at].games += 1;
            all[at].won += u32::from(won);
            if let Some(loss) = game.loss {
                all[at].loss.decisions += loss.decisions;
                all[at].loss.lost += loss.lost;
            }
        }
        all.sort_by_key(|results| results.group);
        if by == Grouping::Month {
            all.reverse();
        }
        all
    }
}

/// Games won one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Streak {
    /// Up to the latest game.
    pub(crate) now: u32,
    pub(crate) longest: u32,
}

impl Streak {
    /// The streaks of the person.
    pub(crate) fn of(games: &[KeptGame]) -> Streak {
        let mut finished: Vec<(u64, bool)> =
            games.iter().filter_map(decided).map(|(game, _, won)| (game.key.begun, won)).collect();
        finished.sort_unstable();
        finished.into_iter().fold(Streak { now: 0, longest: 0 }, |streak, (_, won)| {
            let now = if won { streak.now + 1 } else { 0 };
            Streak { now, longest: streak.longest.max(now) }
        })
    }
}

/// A finished game of a person against a computer player, the computer player, and whether the person won.
fn decided(game: &KeptGame) -> Option<(&KeptGame, ComputerPlayer, bool)> {
    let (you, end) = (game.you()?, game.end?);
    match game.seats[!you as usize] {
        Seat::Computer(opponent) => Some((game, opponent, end.winner == you)),
        Seat::Person | Seat::Remote => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of the collection: sheet, opponent, when it was begun, the winner, and the losses.
    fn game(sheet: &str, opponent: &str, begun: u64, end: &str) -> KeptGame {
        let loss = if begun < 100 { "20 0.5" } else { "unjudged" };
        let text =
            format!("senet kept 1\n{begun} {begun} 200 9\n{sheet}\nperson {opponent} 1 0 0 0 4\n{end}\n{loss}\n");
        text.parse().expect("a kept game")
    }

    fn games() -> Vec<KeptGame> {
        vec![
            game("spanish", "casual", 10, "won first 3"),
            game("spanish", "casual", 20, "won second 2"),
            game("spanish happiness", "novice", 130, "won first 1"),
            game("french", "casual", 140, "resigned first 1"),
            game("french", "casual", 150, "unfinished"),
            game("french", "person", 160, "won first 1"),
        ]
    }

    fn rows(by: Grouping) -> Vec<(Group, u32, u32)> {
        let results = Results::of(&games(), by, |time| Date::new(2026, if time < 100 { 1 } else { 2 }, 9));
        results.into_iter().map(|results| (results.group, results.games, results.won)).collect()
    }

    #[test]
    fn finished_games_against_computer_players_count() {
        let place = |opponent| ComputerPlayer::ALL.iter().position(|one| *one == opponent).expect("a player");
        assert_eq!(
            rows(Grouping::Sheet),
            [(Group::Sheet(SheetId::Spanish), 3, 2), (Group::Sheet(SheetId::French), 1, 1)]
        );
        let (novice, casual) = (place(ComputerPlayer::Novice), place(ComputerPlayer::Casual));
        assert_eq!(rows(Grouping::Opponent), [(Group::Opponent(novice), 1, 1), (Group::Opponent(casual), 3, 2)]);
        assert_eq!(rows(Grouping::Month), [(Group::Month(2026, 2), 2, 2), (Group::Month(2026, 1), 2, 1)]);
    }

    #[test]
    fn reviewed_games_give_the_loss_of_a_decision() {
        let results = Results::of(&games(), Grouping::Sheet, |_| None);
        let losses: Vec<Option<f64>> = results.iter().map(Results::loss_per_decision).collect();
        assert_eq!(losses, [Some(1.0 / 40.0), None]);
    }

    #[test]
    fn a_streak_ends_with_a_lost_game() {
        assert_eq!(Streak::of(&games()), Streak { now: 2, longest: 2 });
        assert_eq!(Streak::of(&games()[..2]), Streak { now: 0, longest: 1 });
        assert_eq!(Streak::of(&[]), Streak { now: 0, longest: 0 });
    }
}
