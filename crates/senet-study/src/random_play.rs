//! Games between two random players, played as fast as the rules go.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::{Faces, PlayedMove, Player, Position, RuleSheet, Side, Throw};

use crate::Tally;
use crate::simulation::Beginning;
use crate::tally::PlyKinds;

/// Plays this number of games, of which the first is that of number `first`, and counts them.
///
/// The games of a lot share a generator, which the seed and the lot's number determine. Two games are played alternately,
/// ply by ply: their plies do not depend on each other, so the processor can overlap them.
#[inline(never)]
pub(crate) fn play_lot(sheet: impl AsRef<RuleSheet>, seed: u64, lot: u64, first: u64, games: u64) -> Tally {
    let sheet = sheet.as_ref();
    let mut lot = Lot {
        sheet,
        falls: std::array::from_fn(|fall| sheet.casting().fall(fall as u32).map_or(Throw::ONE, Faces::throw)),
        chance: Xoshiro256PlusPlus::seed_from_u64(Xoshiro256PlusPlus::seed_from_u64(seed).next_u64() ^ lot),
        next: first,
        end: first + games,
        tally: Tally::default(),
    };
    let mut plies = PlyKinds::NONE;
    // The two are variables, not an array, which would keep the positions in memory.
    let (mut one, mut other) = (lot.begin(), lot.begin());
    while let (Some(mut first), Some(mut second)) = (one, other) {
        let (falls, mut chance) = (lot.falls, lot.chance.clone());
        while !(first.position.is_over() | second.position.is_over()) {
            let bits = chance.next_u64();
            first = ply(sheet, &falls, bits as u32, first, &mut plies);
            second = ply(sheet, &falls, (bits >> 32) as u32, second, &mut plies);
        }
        lot.chance = chance;
        one = lot.go_on(first);
        other = lot.go_on(second);
    }
    let mut last = one.or(other);
    while let Some(mut game) = last {
        while !game.position.is_over() {
            game = ply(sheet, &lot.falls, lot.chance.next_u64() as u32, game, &mut plies);
        }
        last = lot.go_on(game);
    }
    Tally { plies: plies.plies(), ..lot.tally }
}

/// A game that is being played.
#[derive(Clone, Copy)]
struct Playing {
    position: Position,
    throws: u32,
    /// The player who throws first in the opening.
    opener: Player,
    beginning: Beginning,
}

/// Games of which each takes its luck from the same generator.
struct Lot<'s> {
    sheet: &'s RuleSheet,
    /// The throw of each of the equally likely falls; those beyond their number are not drawn.
    falls: [Throw; 16],
    chance: Xoshiro256PlusPlus,
    /// The number of the next game.
    next: u64,
    end: u64,
    tally: Tally,
}

/// A number below `bound`, which is at most 16, from 32 bits of which 28 or more are random: each with the same chance
/// within 16 in 2²⁸.
#[inline(always)]
const fn below(bits: u32, bound: u32) -> usize {
    ((bits as u64 * bound as u64) >> 32) as usize
}

/// A throw, if one is due, and any legal move, by 32 random bits.
#[inline(always)]
fn ply(sheet: &RuleSheet, falls: &[Throw; 16], bits: u32, game: Playing, plies: &mut PlyKinds) -> Playing {
    let Playing { mut position, mut throws, .. } = game;
    // The product has the fall above, and below it what is left of the random bits, for the choice.
    let product = u64::from(bits) * u64::from(sheet.casting().falls());
    if position.awaits_throw() {
        position = position.throw_unchecked(falls[(product >> 32) as usize & 15]);
        throws += 1;
    }
    let moves = position.legal_moves(sheet);
    let played = moves.play(below(product as u32, moves.len() as u32));
    let played = played.unwrap_or(PlayedMove { position, reached: 0, is_backward: false });
    plies.count(&position, moves.len(), &played);
    Playing { position: played.position, throws, ..game }
}

impl Lot<'_> {
    /// The game itself if it goes on; if it is over, counts it and begins the next one, if there is one.
    #[inline(never)]
    fn go_on(&mut self, game: Playing) -> Option<Playing> {
        if !game.position.is_over() {
            return Some(game);
        }
        let Playing { position, throws, opener, beginning } = game;
        let points = self.sheet.match_points(position.pieces(!position.side()));
        self.tally.count_game(throws as usize, position.side(), &beginning, opener, points);
        self.begin()
    }

    /// The next game after its opening, if there is one.
    fn begin(&mut self) -> Option<Playing> {
        if self.next == self.end {
            return None;
        }
        let opener = opener(self.next);
        self.next += 1;
        let (sheet, falls) = (self.sheet, &self.falls);
        // One number has the bits of a throw and of the choice after it.
        let throw = |(chance, bits): &mut (&mut Xoshiro256PlusPlus, u64)| {
            *bits = chance.next_u64();
            falls[below(*bits as u32, sheet.casting().falls()) & 15]
        };
        let choose = |(_, bits): &mut (_, u64), _| Side::BOTH[below((*bits >> 32) as u32, 2)];
        let beginning = Beginning::draw_by(sheet, opener, &mut (&mut self.chance, 0), throw, choose)?;
        Some(Playing { position: beginning.start, throws: beginning.throws(), opener, beginning })
    }
}

/// The player who throws first in the opening of a game: the players take turns.
pub(crate) const fn opener(number: u64) -> Player {
    if number.is_multiple_of(2) { Player::First } else { Player::Second }
}
