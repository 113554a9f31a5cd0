//! Chances of winning before the sides are settled.

use senet::{Casting, Event, Game, Player, Side, Stage, Start};
use senet_ai::WinChance;

use super::judge::Judge;

/// Sweeps of value iteration over the opening. In each, at least a quarter of all ways end with a known chance (the opening with
/// the fewest decisive throws ends with a 1 in 4), so the weight of the first guess falls below 10⁻¹⁶.
const ROUNDS: usize = 256;

/// A moment of the opening: its stage, and the player of the spools, once that is settled.
type Moment = (Stage, Option<Player>);

/// A moment with its possible events and the moments that they lead to.
struct Node {
    moment: Moment,
    next: Vec<(Event, usize)>,
}

/// The chances of winning of the player named first, at each moment of the opening of a game.
pub(super) struct OpeningValues {
    nodes: Vec<Node>,
    values: Vec<WinChance<Player>>,
}

impl OpeningValues {
    /// The values of the opening from this start; empty if the game starts from a position.
    pub(super) fn new(judge: &Judge<'_>, start: Start) -> OpeningValues {
        let Start::Opening(thrower) = start else {
            return OpeningValues { nodes: Vec::new(), values: Vec::new() };
        };
        let nodes = explore(Game::new(*judge.sheet(), thrower));
        let unknown = WinChance::exact(Player::First, 0.5, 0.0);
        let known = |node: &Node| match node.moment {
            (Stage::Play(position), Some(spools)) => {
                let value = judge.value(&position);
                let player = if value.owner() == Side::Spools { spools } else { !spools };
                value.owned_by(player).seen_by(Player::First)
            }
            _ => unknown,
        };
        let mut values: Vec<WinChance<Player>> = nodes.iter().map(known).collect();
        for _ in 0..ROUNDS {
            for index in 0..nodes.len() {
                values[index] = value(&nodes[index], &values).unwrap_or(values[index]);
            }
        }
        OpeningValues { nodes, values }
    }

    /// The chance of the player named first at this moment of the opening.
    pub(super) fn value(&self, stage: Stage) -> WinChance<Player> {
        self.values[self.find(stage)]
    }

    /// The possible events at this moment, each fall of a throw by itself, with the chance of the player named first after it.
    pub(super) fn next(&self, stage: Stage) -> Vec<(Event, WinChance<Player>)> {
        self.nodes[self.find(stage)].next.iter().map(|(event, index)| (*event, self.values[*index])).collect()
    }

    fn find(&self, stage: Stage) -> usize {
        let place = self.nodes.iter().position(|node| node.moment == (stage, None));
        place.unwrap_or_else(|| unreachable!("all moments of the opening were explored"))
    }
}

/// The chance at a moment from those at the next moments; `None` without next moments.
fn value(node: &Node, values: &[WinChance<Player>]) -> Option<WinChance<Player>> {
    let next = node.next.iter().map(|(_, index)| values[*index]);
    match node.moment.0 {
        Stage::Opening { .. } => WinChance::mean(Player::First, next.map(|value| (1, value))),
        Stage::ChooseSide { chooser } => Some(WinChance::best(chooser, next)?.seen_by(Player::First)),
        Stage::Play(_) | Stage::Over(_) => None,
    }
}

/// All reachable moments of an opening, up to the first position.
fn explore(start: Game) -> Vec<Node> {
    let casting = start.sheet().casting();
    let mut games = vec![start];
    let mut nodes: Vec<Node> = Vec::new();
    while let Some(game) = games.get(nodes.len()).cloned() {
        let mut next = Vec::new();
        for event in events(game.stage(), casting) {
            let mut after = game.clone();
            if after.apply(event).is_err() {
                unreachable!("an event of its stage is legal");
            }
            let index = games.iter().position(|known| moment(known) == moment(&after)).unwrap_or_else(|| {
                games.push(after);
                games.len() - 1
            });
            next.push((event, index));
        }
        nodes.push(Node { moment: moment(&game), next });
    }
    nodes
}

fn moment(game: &Game) -> Moment {
    (game.stage(), game.player(Side::Spools))
}

fn events(stage: Stage, casting: Casting) -> Vec<Event> {
    match stage {
        Stage::Opening { .. } => (0..casting.falls()).filter_map(|fall| casting.fall(fall)).map(Event::Throw).collect(),
        Stage::ChooseSide { .. } => Side::BOTH.map(Event::Choose).to_vec(),
        Stage::Play(_) | Stage::Over(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use senet::{Position, RuleSheet};
    use senet_ai::Evaluator;

    use super::*;

    /// The spools win six games of ten, whichever side throws.
    struct SixOfTen;

    impl Evaluator for SixOfTen {
        fn win_chance(&self, position: &Position) -> WinChance {
            WinChance::exact(Side::Spools, 0.6, 0.01).seen_by(position.side())
        }
    }

    fn before_all(sheet: RuleSheet) -> WinChance<Player> {
        let judge = Judge::new(sheet, &SixOfTen);
        let game = Game::new(sheet, Player::First);
        OpeningValues::new(&judge, game.start()).value(game.stage())
    }

    #[test]
    fn the_chance_before_the_opening_agrees_with_a_computation_by_hand() {
        // The first to throw 1 has the spools: x = 1/4 · 0.6 + 3/4 · (1 - x), so x = 0.9 / 1.75.
        for sheet in [RuleSheet::CARPIGNANO, RuleSheet::FRENCH, RuleSheet::DUTCH] {
            assert!((before_all(sheet).chance() - 0.9 / 1.75).abs() < 1e-12, "{sheet}");
        }
        // Both throw in each round, so that neither has an advantage.
        assert!((before_all(RuleSheet::SPANISH).chance() - 0.5).abs() < 1e-12);
        assert!((before_all(RuleSheet::UNINERD).chance() - 0.5).abs() < 1e-12);
        let error = before_all(RuleSheet::DUTCH).error().expect("a certificate");
        assert!((error - 0.01).abs() < 1e-12);
    }

    #[test]
    fn the_winner_of_the_die_takes_the_better_side() {
        let sheet = RuleSheet::UNINERD;
        let judge = Judge::new(sheet, &SixOfTen);
        let opening = OpeningValues::new(&judge, Start::Opening(Player::First));
        for (chooser, expected) in [(Player::First, 0.6), (Player::Second, 0.4)] {
            let value = opening.value(Stage::ChooseSide { chooser });
            assert!((value.chance() - expected).abs() < 1e-12, "{chooser}");
        }
    }
}
