//! Making puzzles: decisions of games between computer players in endgames whose exact values are known.

use rayon::prelude::*;
use senet::{Game, House, HouseSet, Move, Phase, Player, Position, RuleSheet, Stage};
use senet_ai::{Chance, ComputerPlayer, ExactValues};

use crate::puzzle::{Choice, Puzzle};
use crate::review::Mark;

/// The number of games after which the puzzles so far are counted.
const ROUND: u64 = 128;
/// The least loss of every move but the best: a review marks it.
const LEAD: Mark = Mark::Inaccuracy;
/// The least loss of the tempting move, unless two of the three levels or more fail.
const LOSS: Mark = Mark::Mistake;
/// Chances of the best move outside of these leave little to win or to lose.
const OPEN: std::ops::RangeInclusive<f64> = 0.05..=0.95;
/// The levels whose failures are the difficulty.
const MEASURE: [ComputerPlayer; 3] = [ComputerPlayer::Casual, ComputerPlayer::Skilled, ComputerPlayer::Expert];
/// The difficulties, by the number of these levels that fail.
const DIFFICULTIES: [u8; 4] = [0, 33, 67, 100];
/// The levels whose choice may be the tempting move, the strongest first.
const TEMPTED: [ComputerPlayer; 4] =
    [ComputerPlayer::Expert, ComputerPlayer::Skilled, ComputerPlayer::Casual, ComputerPlayer::Novice];
/// The players of the games, by turns.
const PLAYERS: [[ComputerPlayer; 2]; 3] = [
    [ComputerPlayer::Expert, ComputerPlayer::Skilled],
    [ComputerPlayer::Skilled, ComputerPlayer::Casual],
    [ComputerPlayer::Expert, ComputerPlayer::Casual],
];

/// A request for puzzles.
#[derive(Clone, Copy)]
pub struct PuzzleMaking<'v> {
    /// The sheet.
    pub sheet: RuleSheet,
    /// Exact values of endgames.
    pub exact: &'v dyn ExactValues,
    /// The number of puzzles to make.
    pub count: usize,
    /// The largest number of games.
    pub games: u64,
    /// The seed of all throws. The same seed makes the same puzzles.
    pub seed: u64,
}

impl PuzzleMaking<'_> {
    /// Makes puzzles, sorted by difficulty: the easiest first. Fewer than wanted if the games have no more.
    ///
    /// A quarter each is one that none, one, two and all of `casual`, `skilled` and `expert` fail, where there are
    /// enough. Calls `progress` with the number of puzzles found so far.
    pub fn run(&self, progress: impl Fn(usize)) -> Vec<Puzzle> {
        let mut chosen = Chosen::new(self.count);
        let mut begun = 0;
        while begun < self.games && !chosen.is_full() {
            let round = begun..self.games.min(begun + ROUND);
            begun = round.end;
            let found: Vec<Vec<Puzzle>> = round.into_par_iter().map(|number| self.of_game(number)).collect();
            found.into_iter().flatten().for_each(|puzzle| chosen.offer(puzzle));
            progress(chosen.len());
        }
        chosen.sorted()
    }

    /// The puzzles of a game.
    fn of_game(&self, number: u64) -> Vec<Puzzle> {
        let sheet = &self.sheet;
        let mut chance = Chance::new(self.seed, number);
        let players = PLAYERS[number as usize % PLAYERS.len()];
        let mut found = Vec::new();
        let first_to_throw = Player::BOTH[number as usize / PLAYERS.len() % 2];
        let mut game = Game::new(*sheet, first_to_throw);
        let start = loop {
            let done = match game.stage() {
                Stage::Opening { .. } => game.throw(chance.throw(sheet.casting())),
                Stage::ChooseSide { chooser } => game.choose(players[chooser as usize].choose_side(&mut chance)),
                Stage::Play(position) => break position,
                Stage::Over(_) => return found,
            };
            if done.is_err() {
                return found;
            }
        };
        let mut position = start;
        let level = |side| players[usize::from(side != start.side())];
        while !position.is_over() {
            if position.awaits_throw() {
                position = position.throw_unchecked(chance.throw(sheet.casting()).throw());
                found.extend(self.puzzle(&position));
            }
            let chosen = level(position.side()).choose(sheet, &position, &mut chance);
            position = position.play_unchecked(sheet, chosen);
        }
        found
    }

    /// The puzzle of a position, if it is one.
    fn puzzle(&self, position: &Position) -> Option<Puzzle> {
        let sheet = &self.sheet;
        if !matches!(position.phase(), Phase::Play(_)) {
            return None;
        }
        let legal = position.legal_moves(sheet);
        if legal.len() < 2 {
            return None;
        }
        let choice = |played: Move| {
            let value = self.exact.value(&position.play_unchecked(sheet, played))?;
            // Rounded as the file has it, so that a puzzle is the same before it is written and after it is read.
            let chance = (value.seen_by(position.side()).chance() * 1e4).round() / 1e4;
            Some(Choice { played, chance })
        };
        let choices: Vec<Choice> = legal.iter().map(choice).collect::<Option<_>>()?;
        let chance_of =
            |played: Move| choices.iter().find(|choice| choice.played == played).map(|choice| choice.chance);
        let best = choices.iter().copied().reduce(|best, one| if one.chance > best.chance { one } else { best })?;
        let leads = |choice: &Choice| choice.played == best.played || best.chance - choice.chance >= LEAD.from();
        if !OPEN.contains(&best.chance) || !choices.iter().all(leads) {
            return None;
        }
        // Levels ignore their random numbers.
        let choice_of = |level: ComputerPlayer| level.choose(sheet, position, &mut Chance::new(0, 0));
        let failing = MEASURE.into_iter().filter(|level| choice_of(*level) != best.played).count();
        let loss = if failing < 2 { LOSS } else { LEAD };
        let is_tempting = |played: &Move| chance_of(*played).is_some_and(|chance| best.chance - chance >= loss.from());
        let tempting = TEMPTED.into_iter().map(choice_of).find(is_tempting)?;
        let difficulty = DIFFICULTIES[failing];
        Puzzle::new(sheet, *position, difficulty, tempting, choices).ok()
    }
}

/// The puzzles that were chosen so far.
struct Chosen {
    count: usize,
    /// By the number of levels that fail.
    classes: [Vec<Puzzle>; 4],
    /// Those that found their class full.
    spare: Vec<Puzzle>,
}

impl Chosen {
    fn new(count: usize) -> Chosen {
        Chosen { count, classes: Default::default(), spare: Vec::new() }
    }

    fn len(&self) -> usize {
        self.classes.iter().map(Vec::len).sum()
    }

    fn is_full(&self) -> bool {
        self.len() >= self.count
    }

    /// The number of puzzles of a class.
    fn share(&self, class: usize) -> usize {
        (self.count + class) / 4
    }

    fn offer(&mut self, puzzle: Puzzle) {
        let is_similar = |other: &Puzzle| are_similar(&puzzle.position, &other.position);
        if self.classes.iter().flatten().chain(&self.spare).any(is_similar) {
            return;
        }
        let number = DIFFICULTIES.iter().position(|difficulty| *difficulty == puzzle.difficulty).unwrap_or_default();
        let share = self.share(number);
        let class = &mut self.classes[number];
        // Not all puzzles of a class may be of the same kind.
        let has_too_many = |is_kind: fn(&Puzzle) -> bool, most: usize| {
            is_kind(&puzzle) && class.iter().filter(|other| is_kind(other)).count() >= most
        };
        if class.len() < share
            && !has_too_many(|puzzle| puzzle.choices().len() == 2, share / 2)
            && !has_too_many(|puzzle| puzzle.tempting.to() == Some(House::WATER), share / 4)
        {
            class.push(puzzle);
        } else if self.spare.len() < self.count {
            self.spare.push(puzzle);
        }
    }

    /// All, filled up from the spare ones, the easiest first: by the levels that fail, then by the lead of the best move.
    fn sorted(self) -> Vec<Puzzle> {
        let mut puzzles: Vec<Puzzle> = self.classes.into_iter().flatten().chain(self.spare).take(self.count).collect();
        let lead = |puzzle: &Puzzle| puzzle.best().chance - puzzle.choices()[1].chance;
        puzzles.sort_by(|one, other| {
            one.difficulty.cmp(&other.difficulty).then_with(|| lead(other).total_cmp(&lead(one)))
        });
        puzzles
    }
}

/// Whether two positions with the same throw differ by little: all pieces are shifted alike by up to two houses, or all
/// together moved by up to three.
fn are_similar(one: &Position, other: &Position) -> bool {
    if one.phase() != other.phase() {
        return false;
    }
    let sides = [(one.own(), other.own()), (one.enemy(), other.enemy())];
    if sides.iter().any(|(one, other)| one.len() != other.len()) {
        return false;
    }
    let numbers = |houses: HouseSet| houses.iter().map(|house| i32::from(house.number())).collect::<Vec<_>>();
    let differences: Vec<i32> = sides
        .into_iter()
        .flat_map(|(one, other)| numbers(one).into_iter().zip(numbers(other)))
        .map(|(one, other)| one - other)
        .collect();
    let is_shifted =
        differences.windows(2).all(|pair| pair[0] == pair[1]) && differences.iter().all(|by| by.abs() <= 2);
    is_shifted || differences.iter().map(|by| by.abs()).sum::<i32>() <= 3
}

#[cfg(test)]
mod tests {
    use senet_ai::{Tables, with_exact_values};

    use super::*;

    fn made(sheet: RuleSheet, count: usize, seed: u64) -> Vec<Puzzle> {
        let tables = Tables::shipped(&sheet).expect("tables of these rules");
        let make = |exact: &dyn ExactValues| PuzzleMaking { sheet, exact, count, games: 128, seed }.run(|_| {});
        with_exact_values(&tables, make).expect("sound tables")
    }

    #[test]
    fn a_seed_makes_the_same_puzzles_on_any_number_of_threads() {
        let run = || made(RuleSheet::DUTCH, 12, 5);
        let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool").install(run);
        assert!(!alone.is_empty());
        assert_eq!(alone, run());
        assert_ne!(alone, made(RuleSheet::DUTCH, 12, 6));
    }

    #[test]
    fn puzzles_are_exact_open_sorted_and_different() {
        let sheet = RuleSheet::FRENCH;
        let puzzles = made(sheet, 16, 1);
        let tables = Tables::shipped(&sheet).expect("tables of these rules");
        let agree =
            |exact: &dyn ExactValues| puzzles.iter().all(|puzzle| puzzle.agrees_with(exact, &sheet) == Some(true));
        assert!(with_exact_values(&tables, agree).expect("sound tables"));
        assert!(puzzles.len() > 4 && puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty));
        for (index, puzzle) in puzzles.iter().enumerate() {
            let lead = puzzle.best().chance - puzzle.choices()[1].chance;
            let loss = puzzle.best().chance - puzzle.chance(puzzle.tempting).expect("a legal move");
            assert!(
                lead >= LEAD.from() - 1e-9 && loss >= lead - 1e-9 && OPEN.contains(&puzzle.best().chance),
                "{puzzle}"
            );
            let failing = MEASURE
                .into_iter()
                .filter(|level| level.choose(&sheet, &puzzle.position, &mut Chance::new(1, 1)) != puzzle.best().played);
            assert_eq!(puzzle.difficulty, DIFFICULTIES[failing.count()], "{puzzle}");
            assert!(puzzles[..index].iter().all(|other| !are_similar(&puzzle.position, &other.position)), "{puzzle}");
        }
    }

    #[test]
    fn shifted_positions_are_similar() {
        let similar = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|text| Position::parse(&RuleSheet::FRENCH, text).expect("a position"));
            are_similar(&one, &other)
        };
        let position = "10/2c2s4/3c6 c - 2";
        assert!(similar(position, "10/3c2s3/4c5 c - 2"), "shifted by one");
        assert!(similar(position, "10/2c2s4/5c4 c - 2"), "one piece moved by two");
        assert!(similar(position, "10/2s2c4/3s6 s - 2"), "the other colour");
        assert!(!similar(position, "10/3c2s3/4c5 c - 3"), "another throw");
        assert!(!similar(position, "10/2c2s4/8c1 c - 2"), "far apart");
        assert!(!similar(position, "10/2c2s4/3c1c4 c - 2"), "another number of pieces");
    }
}
