//! The computer players by name.

use std::fmt;
use std::str::FromStr;

use senet::{Move, Position, RuleSheet, Side};
use senet_tables::{Payoff, Subject};

use crate::{Chance, ExactFirst, ExactValues, Learnt, Limits, Search, greedy};

/// A computer player. Programs that offer persons a choice of opponents list [`LEVELS`](Self::LEVELS).
///
/// All but `random` always play the same move in the same position, on every machine. The weaker ones search less deep; none
/// plays badly on purpose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ComputerPlayer {
    /// Plays any legal move. For studies.
    Random,
    /// Plays the move with the best count of houses after it. For studies, as a fixed yardstick.
    Greedy,
    /// Brings up its hindmost piece.
    Novice,
    /// Plays the move with the best count of houses after it.
    Casual,
    /// Plays the move with the best learnt evaluation after it.
    Skilled,
    /// Searches one throw with the evaluation of `skilled`.
    Expert,
    /// Searches two throws and more with the evaluation of `skilled`, leaves out poor moves, and uses exact values of endgames where
    /// it gets them.
    Master,
}

impl ComputerPlayer {
    /// The levels that persons play against, from weak to strong.
    pub const LEVELS: [ComputerPlayer; 5] = [
        ComputerPlayer::Novice,
        ComputerPlayer::Casual,
        ComputerPlayer::Skilled,
        ComputerPlayer::Expert,
        ComputerPlayer::Master,
    ];

    /// All computer players: those for studies, and the levels from weak to strong.
    pub const ALL: [ComputerPlayer; 7] = [
        ComputerPlayer::Random,
        ComputerPlayer::Greedy,
        ComputerPlayer::Novice,
        ComputerPlayer::Casual,
        ComputerPlayer::Skilled,
        ComputerPlayer::Expert,
        ComputerPlayer::Master,
    ];

    /// The name on command lines and in records.
    pub const fn name(self) -> &'static str {
        match self {
            ComputerPlayer::Random => "random",
            ComputerPlayer::Greedy => "greedy",
            ComputerPlayer::Novice => "novice",
            ComputerPlayer::Casual => "casual",
            ComputerPlayer::Skilled => "skilled",
            ComputerPlayer::Expert => "expert",
            ComputerPlayer::Master => "master",
        }
    }

    /// Describes the player's method in one English sentence.
    pub const fn description(self) -> &'static str {
        match self {
            ComputerPlayer::Random => "plays any legal move",
            ComputerPlayer::Novice => "brings up its hindmost piece, whatever the others could do",
            ComputerPlayer::Greedy | ComputerPlayer::Casual => {
                "plays the move after which it stands best by a count of houses, and looks no further"
            }
            ComputerPlayer::Skilled => "plays the move after which it stands best, as it has learnt to judge",
            ComputerPlayer::Expert => "judges as `skilled`, and weighs the throw that follows",
            ComputerPlayer::Master => "judges as `skilled`, and looks two throws ahead and more",
        }
    }

    /// Whether the player uses exact values ([`choose_knowing`](Self::choose_knowing)).
    pub const fn uses_exact_values(self) -> bool {
        matches!(self, ComputerPlayer::Master)
    }

    /// Whether the player needs the learnt evaluation of its sheet ([`Network::of`](crate::Network::of)).
    pub const fn judges(self) -> bool {
        matches!(self, ComputerPlayer::Skilled | ComputerPlayer::Expert | ComputerPlayer::Master)
    }

    /// Whether the player searches: its decisions take longer.
    pub const fn searches(self) -> bool {
        self.limits().is_some()
    }

    /// The limits of the player's search, if it searches.
    const fn limits(self) -> Option<Limits> {
        match self {
            ComputerPlayer::Expert => Some(Limits { throws: 1, nodes: u64::MAX, margin: None }),
            ComputerPlayer::Master => Some(Limits { throws: 5, nodes: 4_000, margin: Some(0.04) }),
            _ => None,
        }
    }

    /// The move that the player makes; `pass` if no move is due.
    #[inline]
    pub fn choose(self, sheet: &RuleSheet, position: &Position, chance: &mut Chance) -> Move {
        self.choose_knowing(None, sheet, position, chance)
    }

    /// The move that the player makes with exact chances of winning, if it uses them; `pass` if no move is due.
    #[inline]
    pub fn choose_knowing(
        self,
        exact: Option<&dyn ExactValues>,
        sheet: &RuleSheet,
        position: &Position,
        chance: &mut Chance,
    ) -> Move {
        self.choose_for(Payoff::Wins, exact, sheet, position, chance)
    }

    /// The move that the player makes if it plays for this, with exact values of the same, if it uses them; `pass` if no move is
    /// due. Players that do not [judge](Self::judges) positions play for match points as for games.
    #[inline]
    pub fn choose_for(
        self,
        payoff: Payoff,
        exact: Option<&dyn ExactValues>,
        sheet: &RuleSheet,
        position: &Position,
        chance: &mut Chance,
    ) -> Move {
        match self {
            ComputerPlayer::Random => {
                let moves = position.legal_moves(sheet);
                let index = chance.below(moves.len() as u32);
                moves.get(index as usize).unwrap_or(Move::PASS)
            }
            // Moves are ordered by the house that they start from.
            ComputerPlayer::Novice => position.legal_moves(sheet).get(0).unwrap_or(Move::PASS),
            ComputerPlayer::Greedy | ComputerPlayer::Casual => greedy::choose(sheet, position),
            ComputerPlayer::Skilled | ComputerPlayer::Expert | ComputerPlayer::Master => {
                self.think(&Subject::of(sheet, payoff), exact.filter(|_| self.uses_exact_values()), position)
            }
        }
    }

    /// The best move by the learnt evaluation and the player's search.
    fn think(self, of: &Subject, exact: Option<&dyn ExactValues>, position: &Position) -> Move {
        let sheet = of.sheet();
        let moves = position.legal_moves(sheet);
        if moves.len() < 2 {
            return moves.get(0).unwrap_or(Move::PASS);
        }
        let evaluator = ExactFirst::new(exact, Learnt::new(of));
        let limits = self.limits().unwrap_or(Limits { throws: 0, nodes: 0, margin: None });
        Search::new(sheet, &evaluator, limits).best(position).map_or(Move::PASS, |choice| choice.best)
    }

    /// The side that the player picks when it has won the opening (`U1`).
    pub fn choose_side(self, chance: &mut Chance) -> Side {
        match self {
            ComputerPlayer::Random => Side::BOTH[chance.below(2) as usize],
            // The spools stand one house ahead each.
            _ => Side::Spools,
        }
    }
}

impl fmt::Display for ComputerPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ComputerPlayer {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<ComputerPlayer, UnknownPlayer> {
        let known = ComputerPlayer::ALL.into_iter().find(|player| player.name() == text);
        known.ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

/// A computer player, and what it plays for. Its name is that of the player, with `+points` behind it for match points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contestant {
    /// The player.
    pub player: ComputerPlayer,
    /// The payoff it plays for.
    pub payoff: Payoff,
}

impl Contestant {
    /// Whether it uses exact chances of winning ([`ComputerPlayer::uses_exact_values`]), which a player for match points does not.
    pub fn uses_chances(self) -> bool {
        self.player.uses_exact_values() && self.payoff == Payoff::Wins
    }
}

impl From<ComputerPlayer> for Contestant {
    /// A player that plays for games.
    fn from(player: ComputerPlayer) -> Contestant {
        Contestant { player, payoff: Payoff::Wins }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.player, self.payoff.suffix())
    }
}

impl FromStr for Contestant {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Contestant, UnknownPlayer> {
        let points = text.strip_suffix(Payoff::Points.suffix());
        let payoff = if points.is_some() { Payoff::Points } else { Payoff::Wins };
        Ok(Contestant { player: points.unwrap_or(text).parse()?, payoff })
    }
}

/// The name of an unknown computer player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlayer(String);

impl UnknownPlayer {
    /// The name that is not known.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// The names that are known, with commas between.
    pub fn known(&self) -> String {
        ComputerPlayer::ALL.map(ComputerPlayer::name).join(", ")
    }
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no computer player `{}`; there are: {}", self.name(), self.known())
    }
}

impl std::error::Error for UnknownPlayer {}

#[cfg(test)]
mod tests {
    use super::*;
    use senet::{Event, Game, Player, Side, Stage};

    use crate::WinChance;

    /// Decisions of a game that `random` plays.
    fn decisions(sheet: &RuleSheet, seed: u64) -> Vec<Position> {
        let mut game = Game::new(*sheet, Player::First);
        let mut chance = Chance::new(seed, 0);
        let mut found = Vec::new();
        while game.outcome().is_none() && found.len() < 60 {
            let event = match game.stage() {
                Stage::ChooseSide { .. } => Event::Choose(Side::Cones),
                Stage::Play(position) if position.phase().decides() => {
                    found.push(position);
                    Event::Move(ComputerPlayer::Random.choose(sheet, &position, &mut chance))
                }
                _ => Event::Throw(chance.throw(sheet.casting())),
            };
            game.apply(event).expect("it is legal");
        }
        found
    }

    #[test]
    fn levels_ignore_their_random_numbers() {
        for sheet in RuleSheet::every() {
            for position in decisions(&sheet, 3) {
                for level in ComputerPlayer::LEVELS {
                    let choices = [1, 2].map(|seed| level.choose(&sheet, &position, &mut Chance::new(seed, 0)));
                    assert_eq!(choices[0], choices[1], "{sheet}: {level} in {position}");
                    assert!(position.legal_moves(&sheet).contains(choices[0]), "{sheet}: {level} in {position}");
                }
            }
        }
    }

    #[test]
    fn novice_and_casual_play_as_described() {
        let sheet = RuleSheet::CARPIGNANO;
        let position = Position::parse(&sheet, "c9/4c5/1c1s5s c - 2").expect("a position");
        let choice = |level: ComputerPlayer| level.choose(&sheet, &position, &mut Chance::new(1, 0)).to_string();
        assert_eq!(choice(ComputerPlayer::Novice), "1-3");
        assert_eq!(choice(ComputerPlayer::Casual), "22x24");
        assert_eq!(choice(ComputerPlayer::Casual), choice(ComputerPlayer::Greedy));
    }

    #[test]
    fn only_a_master_that_plays_for_games_uses_chances() {
        for player in ComputerPlayer::ALL {
            let uses = |payoff: Payoff| Contestant { player, payoff }.uses_chances();
            assert_eq!(uses(Payoff::Wins), player == ComputerPlayer::Master);
            assert!(!uses(Payoff::Points));
        }
    }

    #[test]
    fn only_the_master_uses_exact_values() {
        let sheet = RuleSheet::FRENCH;
        // Exact values by which a piece on 3 wins for the cones.
        let told = |position: &Position| {
            let on_three = position.pieces(Side::Cones).bits() & 1 << 3 != 0;
            let winner = if on_three { Side::Cones } else { Side::Spools };
            position.awaits_throw().then(|| WinChance::won(winner).seen_by(position.side()))
        };
        let position = Position::parse(&sheet, "c9/4c5/1c1s5s c - 2").expect("a position");
        let told: Option<&dyn ExactValues> = Some(&told);
        for level in ComputerPlayer::LEVELS {
            let knowing = level.choose_knowing(told, &sheet, &position, &mut Chance::new(1, 0));
            if level == ComputerPlayer::Master {
                assert_eq!(knowing.to_string(), "1-3");
            } else {
                assert_eq!(knowing, level.choose(&sheet, &position, &mut Chance::new(1, 0)), "{level}");
            }
        }
    }

    #[test]
    fn who_plays_for_points_plays_otherwise_where_a_sheet_has_them() {
        let played_by = |sheet: &RuleSheet, position: &Position, payoff| {
            ComputerPlayer::Expert.choose_for(payoff, None, sheet, position, &mut Chance::new(1, 0))
        };
        let mut differing = 0;
        for seed in 0..20 {
            for position in decisions(&RuleSheet::DUTCH, seed) {
                let [wins, points] =
                    [Payoff::Wins, Payoff::Points].map(|of| played_by(&RuleSheet::DUTCH, &position, of));
                differing += u32::from(wins != points);
            }
            for position in decisions(&RuleSheet::FRENCH, seed) {
                let [wins, points] =
                    [Payoff::Wins, Payoff::Points].map(|of| played_by(&RuleSheet::FRENCH, &position, of));
                assert_eq!(wins, points, "a sheet without points: {position}");
            }
        }
        assert!(differing > 20, "{differing}");
    }

    #[test]
    fn names_are_read_back() {
        for player in ComputerPlayer::ALL {
            assert_eq!(player.name().parse(), Ok(player));
            for payoff in [Payoff::Wins, Payoff::Points] {
                let contestant = Contestant { player, payoff };
                assert_eq!(contestant.to_string().parse(), Ok(contestant));
            }
        }
        assert_eq!("pharaoh+points".parse::<Contestant>(), Err(UnknownPlayer("pharaoh".to_owned())));
        assert!(ComputerPlayer::LEVELS.iter().all(|level| ComputerPlayer::ALL.contains(level)));
    }
}
