//! Games and evaluators to review.

use std::hash::{DefaultHasher, Hash, Hasher};

use senet::{Game, Player, Position, RuleSheet, Side, Stage};
use senet_ai::{Chance, Evaluator, WinChance};
use senet_tables::Tables;

/// An evaluator with arbitrary values, which are a hash of the position.
pub(crate) struct Nonsense(pub(crate) u64);

impl Evaluator for Nonsense {
    fn win_chance(&self, position: &Position) -> WinChance {
        let mut hasher = DefaultHasher::new();
        (self.0, position).hash(&mut hasher);
        let chance = (hasher.finish() >> 11) as f64 / (1_u64 << 53) as f64;
        WinChance::estimated(position.side(), chance)
    }
}

/// Exact chances of one piece against one.
pub(crate) struct Exact(Tables);

impl Exact {
    pub(crate) fn new(sheet: RuleSheet) -> Exact {
        Exact(Tables::shipped(&sheet).expect("tables of these rules"))
    }
}

impl Evaluator for Exact {
    fn win_chance(&self, position: &Position) -> WinChance {
        let bounds = self.0.value(position).expect("sound tables").expect("one piece against one");
        WinChance::between(position.side(), bounds.lower(), bounds.upper())
    }
}

/// Returns a random game, from the opening to its end, a resignation, or the limit of events.
pub(crate) fn random_game(sheet: RuleSheet, seed: u64, longest: usize) -> Game {
    let mut chance = Chance::new(seed, 0);
    let game = Game::new(sheet, Player::BOTH[chance.below(2) as usize]);
    play_on(game, &mut chance, longest)
}

/// Returns a random game from a position.
pub(crate) fn random_game_from(sheet: RuleSheet, position: Position, seed: u64, longest: usize) -> Game {
    play_on(Game::from_position(sheet, position), &mut Chance::new(seed, 0), longest)
}

fn play_on(mut game: Game, chance: &mut Chance, longest: usize) -> Game {
    while game.events().len() < longest {
        match game.stage() {
            Stage::Over(_) => break,
            Stage::ChooseSide { .. } => {
                game.choose(Side::BOTH[chance.below(2) as usize]).expect("a choice is due");
            }
            Stage::Play(_) if chance.below(300) == 0 => {
                game.resign(Player::BOTH[chance.below(2) as usize]).expect("there is a game to give up");
            }
            _ if game.awaits_throw() => game.throw(chance.throw(game.sheet().casting())).expect("a throw is due"),
            Stage::Play(position) => {
                let moves = position.legal_moves(game.sheet());
                let index = chance.below(moves.len() as u32) as usize;
                game.play(moves.get(index).expect("a legal move")).expect("a legal move");
            }
            Stage::Opening { .. } => unreachable!("an opening awaits a throw"),
        }
    }
    game
}
