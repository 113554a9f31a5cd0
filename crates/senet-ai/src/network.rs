//! The learnt evaluation: a quantised network with one hidden layer.
//!
//! All steps but the last use integers, and the last uses only operations that IEEE 754 rounds exactly, in a fixed order. So a
//! position has the same value on every machine, and players that use it play the same moves everywhere.

use std::sync::OnceLock;

use senet::{HouseSet, Phase, Position, SheetId};
use senet_tables::{Payoff, Subject};

use crate::{Evaluator, WinChance, greedy};

/// The number of features. For the side to throw and for the enemy: on which houses it has a piece, how many
/// pieces have left, on which houses it has a piece with another on the next house (so that neither can be captured), and
/// whether it has a piece in the first row, and one in the first two (so that others may not leave yet).
pub const FEATURES: usize = 130;
/// Units of the hidden layer.
pub const HIDDEN: usize = 128;

const ENEMY: usize = 30;
const OWN_OFF: usize = 60;
const ENEMY_OFF: usize = 64;
const OWN_PAIRS: usize = 68;
const ENEMY_PAIRS: usize = 97;
const OWN_ROWS: usize = 126;
const ENEMY_ROWS: usize = 128;

/// The houses of the first row, and of the first two.
const ROWS: [u32; 2] = [(1 << 11) - 2, (1 << 21) - 2];

/// The largest number of features that are set in a position.
const MOST_FEATURES: i64 = 24;

/// The features that are set in a position, as the side to act sees it; at most 24.
#[inline]
pub fn features(position: &Position) -> impl Iterator<Item = usize> {
    let (own, enemy) = (position.own(), position.enemy());
    let houses = |set: HouseSet, first: usize| set.iter().map(move |house| first + usize::from(house.number()) - 1);
    let off = |set: HouseSet, first: usize| (1..5).contains(&set.len()).then(|| first + 4 - set.len());
    let pairs = |set: HouseSet| HouseSet::from_bits(set.bits() & set.bits() >> 1);
    let rows = |set: HouseSet, first: usize| {
        (0..2).filter(move |row| set.bits() & ROWS[*row] != 0).map(move |row| first + row)
    };
    houses(own, 0)
        .chain(houses(enemy, ENEMY))
        .chain(off(own, OWN_OFF))
        .chain(off(enemy, ENEMY_OFF))
        .chain(houses(pairs(own), OWN_PAIRS))
        .chain(houses(pairs(enemy), ENEMY_PAIRS))
        .chain(rows(own, OWN_ROWS))
        .chain(rows(enemy, ENEMY_ROWS))
}

/// The logistic function, by operations that are the same on every machine: `exp(-x)` is (1 − x / 1024)^1024.
#[inline]
pub fn logistic(x: f32) -> f32 {
    let mut power = 1.0 - x.abs().min(24.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    let chance = 1.0 / (1.0 + power);
    if x < 0.0 { 1.0 - chance } else { chance }
}

/// A unit of the hidden layer, beside the weights of its features.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unit {
    /// The bias.
    pub bias: i16,
    /// The upper limit of the linear range; beyond it, and below 0, the slope is smaller ([`BEND`]).
    pub limit: i16,
    /// The weight in the output of each [`BEND`]th of a step, in [`Network::STEPS`] of a natural logarithm of odds.
    pub worth: i32,
}

/// The ratio of the slopes of the activation within and beyond its limits.
pub const BEND: i32 = 16;

impl Unit {
    /// The activation for the sum of its features: leaky beyond 0 and the limit, so that its slope is never 0.
    #[inline]
    fn gives(self, sum: i16) -> i32 {
        let between = i32::from(sum.clamp(0, self.limit));
        i32::from(sum) + (BEND - 1) * between
    }
}

/// The networks of the five sheets, in their order: those for games, and those for match points, which two sheets do not have.
static NETWORKS: [[OnceLock<Network>; 5]; 2] = [const { [const { OnceLock::new() }; 5] }; 2];

/// The network of a sheet, for games or for match points. Its options share it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    /// Weights by feature, then by unit, from −127 to 127; wider types make additions faster.
    weights: Box<[[i16; HIDDEN]; FEATURES]>,
    units: [Unit; HIDDEN],
    bias: i32,
}

/// The reason why bytes are not a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DamagedNetwork;

impl std::fmt::Display for DamagedNetwork {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the file holds no network, or is damaged")
    }
}

impl std::error::Error for DamagedNetwork {}

impl Network {
    /// Steps of the output per natural logarithm of the odds of winning.
    pub const STEPS: f32 = 1_048_576.0;

    /// A file: these bytes, the weights, the units, the last bias, and a checksum, numbers with the lowest byte first.
    const MAGIC: &'static [u8; 4] = b"sen4";
    const UNITS_AT: usize = 4 + FEATURES * HIDDEN;
    const BIAS_AT: usize = Network::UNITS_AT + 8 * HIDDEN;
    const CHECKSUM_AT: usize = Network::BIAS_AT + 4;
    /// The size of a network in bytes.
    pub const SIZE: usize = Network::CHECKSUM_AT + 4;

    /// A network of these parts.
    pub fn new(weights: &[[i8; HIDDEN]; FEATURES], units: [Unit; HIDDEN], bias: i32) -> Network {
        Network { weights: Box::new(weights.map(|row| row.map(i16::from))), units, bias }
    }

    /// The trained network of the sheet (`senet train`); `None`, if it has no match points. Without the feature `shipped`, it is
    /// `None` until the program provides it ([`provide`](Network::provide)).
    #[inline]
    pub fn of(sheet: SheetId, payoff: Payoff) -> Option<&'static Network> {
        let network = &NETWORKS[payoff as usize][sheet as usize];
        #[cfg(feature = "shipped")]
        if let Some(shipped) = shipped::FILES[payoff as usize][sheet as usize] {
            // The files were checked at compile time.
            network.get_or_init(|| Network::read_unchecked(shipped));
        }
        network.get()
    }

    /// Makes the file of a sheet the evaluation of its players. Only the first one counts: a position has one value as long as
    /// a program runs.
    ///
    /// # Errors
    ///
    /// If the bytes are not a network ([`from_bytes`](Network::from_bytes)).
    pub fn provide(sheet: SheetId, payoff: Payoff, bytes: &[u8]) -> Result<(), DamagedNetwork> {
        let network = Network::from_bytes(bytes)?;
        NETWORKS[payoff as usize][sheet as usize].get_or_init(|| network);
        Ok(())
    }

    /// Reads what [`to_bytes`](Network::to_bytes) has written.
    ///
    /// # Errors
    ///
    /// If the bytes are not that, in any one bit, or hold a network whose numbers do not fit
    /// ([`is_sound`](Network::is_sound)).
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, DamagedNetwork> {
        let network = is_intact(bytes).then(|| Network::read_unchecked(bytes));
        network.filter(Network::is_sound).ok_or(DamagedNetwork)
    }

    /// Whether all limits are positive or 0, and no position can overflow an integer.
    pub fn is_sound(&self) -> bool {
        let mut total = i64::from(self.bias).abs();
        for (number, unit) in self.units.iter().enumerate() {
            let largest = self.weights.iter().map(|row| i64::from(row[number]).abs()).max().unwrap_or(0);
            let sum = MOST_FEATURES * largest + i64::from(unit.bias).abs();
            if unit.limit < 0 || sum > i64::from(i16::MAX) {
                return false;
            }
            let given = sum + i64::from(BEND - 1) * i64::from(unit.limit);
            total += given * i64::from(unit.worth).abs();
        }
        total <= i64::from(i32::MAX)
    }

    fn read_unchecked(bytes: &[u8]) -> Network {
        let number = |at: usize| i32::from_le_bytes(std::array::from_fn(|index| bytes[at + index]));
        let short = |at: usize| i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let weight = |feature: usize, unit: usize| i16::from(bytes[4 + feature * HIDDEN + unit].cast_signed());
        let unit = |unit: usize| {
            let at = Network::UNITS_AT + 8 * unit;
            Unit { bias: short(at), limit: short(at + 2), worth: number(at + 4) }
        };
        Network {
            weights: Box::new(std::array::from_fn(|feature| std::array::from_fn(|unit| weight(feature, unit)))),
            units: std::array::from_fn(unit),
            bias: number(Network::BIAS_AT),
        }
    }

    /// The network as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Network::MAGIC.to_vec();
        // They came from numbers of eight bits.
        bytes.extend(self.weights.iter().flatten().map(|weight| (*weight as i8).cast_unsigned()));
        for Unit { bias, limit, worth } in self.units {
            bytes.extend(bias.to_le_bytes());
            bytes.extend(limit.to_le_bytes());
            bytes.extend(worth.to_le_bytes());
        }
        bytes.extend(self.bias.to_le_bytes());
        bytes.extend(checksum(&bytes, bytes.len()).to_le_bytes());
        bytes
    }

    /// The chance of winning, from 0 to 1, of the side that is about to throw, or what stands for its match points.
    #[inline]
    pub fn chance(&self, position: &Position) -> f32 {
        let mut sums = [0_i16; HIDDEN];
        for feature in features(position) {
            for (sum, weight) in sums.iter_mut().zip(&self.weights[feature]) {
                *sum += weight;
            }
        }
        let mut total = self.bias;
        for (sum, unit) in sums.iter().zip(&self.units) {
            total += unit.gives(sum + unit.bias) * unit.worth;
        }
        logistic(total as f32 / Network::STEPS)
    }
}

/// The networks that are part of the program.
#[cfg(feature = "shipped")]
mod shipped {
    use super::is_intact;

    /// The files of the five sheets, in their order: those for games, and those for match points.
    pub(super) const FILES: [[Option<&[u8]>; 5]; 2] = [
        [
            Some(include_bytes!("../weights/carpignano.net")),
            Some(include_bytes!("../weights/spanish.net")),
            Some(include_bytes!("../weights/uninerd.net")),
            Some(include_bytes!("../weights/french.net")),
            Some(include_bytes!("../weights/dutch.net")),
        ],
        [
            Some(include_bytes!("../weights/carpignano+points.net")),
            Some(include_bytes!("../weights/spanish+points.net")),
            None,
            None,
            Some(include_bytes!("../weights/dutch+points.net")),
        ],
    ];

    // A damaged file does not compile.
    const _: () = {
        let mut index = 0;
        while index < 10 {
            if let Some(file) = FILES[index / 5][index % 5] {
                assert!(is_intact(file), "a file in `weights` is damaged");
            }
            index += 1;
        }
    };
}

const fn is_intact(bytes: &[u8]) -> bool {
    if bytes.len() != Network::SIZE {
        return false;
    }
    let mut index = 0;
    while index < Network::MAGIC.len() {
        if bytes[index] != Network::MAGIC[index] {
            return false;
        }
        index += 1;
    }
    let at = Network::CHECKSUM_AT;
    let stored = u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    stored == checksum(bytes, at)
}

/// FNV-1a of the first bytes. Every step is invertible, so a change of a single byte always changes the result.
const fn checksum(bytes: &[u8], length: usize) -> u32 {
    let mut sum = 0x811c_9dc5_u32;
    let mut index = 0;
    while index < length {
        sum = (sum ^ bytes[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    sum
}

/// The learnt evaluation of a sheet, in any phase: of its games, or of its match points.
#[derive(Clone, Copy, Debug)]
pub struct Learnt<'n> {
    subject: Subject,
    /// Without one, houses are counted, as the player `greedy` does.
    network: Option<&'n Network>,
}

impl Learnt<'static> {
    /// The evaluation by the network of this sheet ([`Network::of`]), which its options share. Where there is none for match
    /// points, that for games stands in; where there is none at all, a rough estimate from a count of houses.
    pub fn new(of: impl Into<Subject>) -> Learnt<'static> {
        let subject = of.into();
        let network = |payoff| Network::of(subject.sheet().id(), payoff);
        Learnt { subject, network: network(subject.payoff()).or_else(|| network(Payoff::Wins)) }
    }
}

impl<'n> Learnt<'n> {
    /// An evaluation by another network.
    pub fn with(of: impl Into<Subject>, network: &'n Network) -> Learnt<'n> {
        Learnt { subject: of.into(), network: Some(network) }
    }
}

impl Evaluator for Learnt<'_> {
    fn win_chance(&self, position: &Position) -> WinChance {
        let sheet = self.subject.sheet();
        match position.phase() {
            Phase::Throw => {
                let chance = match self.network {
                    Some(network) => network.chance(position),
                    None => greedy::chance(sheet, position),
                };
                WinChance::estimated(position.side(), f64::from(chance))
            }
            Phase::Over => WinChance::of_end(&self.subject, position),
            Phase::TurnStart | Phase::Play(_) | Phase::Rest { .. } => {
                WinChance::of_best_move(sheet, position, |after| self.win_chance(after))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;

    /// What the shipped networks are of.
    fn shipped_networks() -> impl Iterator<Item = (SheetId, Payoff)> {
        let subjects = Subject::every().map(|subject| (subject.sheet().id(), subject.payoff()));
        subjects.collect::<std::collections::HashSet<_>>().into_iter()
    }

    #[test]
    fn networks_round_trip() {
        for (sheet, payoff) in shipped_networks() {
            let network = Network::of(sheet, payoff).expect("it is shipped");
            let bytes = network.to_bytes();
            assert_eq!(Some(&bytes[..]), shipped::FILES[payoff as usize][sheet as usize]);
            assert_eq!(Network::from_bytes(&bytes).as_ref(), Ok(network));
        }
        assert_eq!(Network::of(SheetId::French, Payoff::Points), None);
    }

    #[test]
    fn a_damaged_file_is_refused() {
        let bytes = Network::of(SheetId::Dutch, Payoff::Wins).expect("it is shipped").to_bytes();
        for index in 0..bytes.len() {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[index] ^= 1 << bit;
                assert_eq!(Network::from_bytes(&damaged), Err(DamagedNetwork), "bit {bit} of byte {index}");
            }
        }
        assert_eq!(Network::from_bytes(&bytes[1..]), Err(DamagedNetwork));
        assert_eq!(Network::from_bytes(&[]), Err(DamagedNetwork));
    }

    #[test]
    fn features_are_computed_from_the_board() {
        let features = |text| {
            let position = Position::parse(&RuleSheet::CARPIGNANO, text).expect("a position");
            features(&position).collect::<Vec<_>>()
        };
        assert_eq!(features("cscscscscs/10/10 s c9 1")[..2], [1, 3]);
        // Ten pieces, and in both rows that count, on both sides.
        assert_eq!(features("cscscscscs/10/10 s c9 1").len(), 10 + 4);
        // One own piece on 1, four off; two enemy pieces, on 29 and 30, three off.
        let expected = [0, 30 + 28, 30 + 29, OWN_OFF + 3, ENEMY_OFF + 2, ENEMY_PAIRS + 28, OWN_ROWS, OWN_ROWS + 1];
        assert_eq!(features("s9/10/8cc s - ?"), expected);
        assert_eq!(features("9c/10/8ss s - ?")[..2], [28, 29]);
        assert_eq!(features("9c/10/8ss s - ?")[5..], [OWN_PAIRS + 28, ENEMY_ROWS, ENEMY_ROWS + 1]);
        assert!(features("ss8/ccccc5/7sss s - ?").iter().all(|feature| *feature < FEATURES));
        // Pieces on both sides of the end of a row are neighbours.
        assert!(features("9s/s9/c9 s - ?").contains(&(OWN_PAIRS + 9)));
    }

    #[test]
    fn the_logistic_function() {
        for x in [-20.0_f32, -5.0, -1.0, -0.1, 0.0, 0.1, 1.0, 5.0, 20.0] {
            let expected = 1.0 / (1.0 + (-f64::from(x)).exp());
            assert!((f64::from(logistic(x)) - expected).abs() < 2e-4, "{x}: {}", logistic(x));
        }
        assert!((-100..100_i16).all(|x| logistic(f32::from(x) / 8.0) < logistic(f32::from(x + 1) / 8.0)));
    }

    #[test]
    fn no_sum_overflows() {
        for (sheet, payoff) in shipped_networks() {
            assert!(Network::of(sheet, payoff).is_some_and(Network::is_sound), "{sheet}, {payoff:?}");
        }
    }

    #[test]
    fn networks_that_would_panic_or_overflow_are_refused() {
        let network = |weight: i8, unit: Unit, bias: i32| {
            let weights = vec![[0; HIDDEN]; FEATURES].into_boxed_slice();
            let mut weights: Box<[[i8; HIDDEN]; FEATURES]> = weights.try_into().expect("a row for each feature");
            weights[0][3] = weight;
            let mut units = [Unit::default(); HIDDEN];
            units[3] = unit;
            Network::from_bytes(&Network::new(&weights, units, bias).to_bytes())
        };
        assert!(network(127, Unit { bias: 29_719, limit: 100, worth: 10 }, 1).is_ok());
        for (unit, bias) in [
            (Unit { bias: 0, limit: -1, worth: 1 }, 0),
            (Unit { bias: 29_720, limit: 100, worth: 10 }, 0),
            (Unit { bias: i16::MIN, limit: 0, worth: 0 }, 0),
            (Unit { bias: 0, limit: 100, worth: i32::MIN }, 0),
            (Unit { bias: 0, limit: 100, worth: 1 }, i32::MAX),
        ] {
            assert_eq!(network(127, unit, bias), Err(DamagedNetwork), "{unit:?}, {bias}");
        }
    }

    #[test]
    fn pieces_that_are_nearer_to_the_end_are_better() {
        let positions = ["10/9c/1cs4ss1 s - ?", "sss7/8cc/1c8 s - ?"];
        for sheet in RuleSheet::every() {
            let [near, far] = positions.map(|text| Position::parse(&sheet, text).expect("a position"));
            for network in [Network::of(sheet.id(), Payoff::Wins), None] {
                let chance = |position| Learnt { subject: sheet.into(), network }.win_chance(position).chance();
                assert!(chance(&near) > chance(&far) + 0.1, "{sheet}");
            }
        }
    }

    #[test]
    fn a_network_is_provided_once() {
        let sheet = SheetId::French;
        let other = Network::of(SheetId::Dutch, Payoff::Wins).expect("it is shipped").to_bytes();
        assert_eq!(Network::provide(sheet, Payoff::Wins, &other[1..]), Err(DamagedNetwork));
        let before = Network::of(sheet, Payoff::Wins);
        assert_eq!(Network::provide(sheet, Payoff::Wins, &other), Ok(()));
        assert_eq!(Network::of(sheet, Payoff::Wins), before);
    }
}
