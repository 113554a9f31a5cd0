//! The learnt evaluation: a quantised network.
//!
//! A sheet has a [deep] one or a smaller, [shallow] one. A position has the same value on every machine, so players play the
//! same moves everywhere.

use std::sync::OnceLock;

use senet::{Position, SheetId};
use senet_tables::Payoff;

pub mod deep;
mod features;
pub mod shallow;

pub use deep::DeepNetwork;
pub use features::{FEATURES, features};
pub use shallow::ShallowNetwork;

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

/// The slope of the activation beyond 0 and 1.
pub const BEYOND: f32 = 1.0 / shallow::BEND as f32;

/// The activation of a hidden unit: linear from 0 to 1, with a smaller slope beyond ([`BEYOND`]).
#[inline(always)]
pub fn activation(input: f32) -> f32 {
    let between = input.clamp(0.0, 1.0);
    between + (input - between) * BEYOND
}

/// The networks of the five sheets, in their order: those for games, and those for match points, which two sheets do not have.
static NETWORKS: [[OnceLock<Network>; 5]; 2] = [const { [const { OnceLock::new() }; 5] }; 2];

/// The network of a sheet, for games or for match points. Its options share it.
#[derive(Clone, PartialEq, Debug)]
pub enum Network {
    /// With one hidden layer.
    Shallow(ShallowNetwork),
    /// With two hidden layers.
    Deep(DeepNetwork),
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
    /// The trained network of the sheet (`senet train`); `None`, if it has no match points. Without the feature `shipped`, it is
    /// `None` until the program provides it ([`provide`](Network::provide)).
    #[inline]
    pub fn of(sheet: SheetId, payoff: Payoff) -> Option<&'static Network> {
        let network = &NETWORKS[payoff as usize][sheet as usize];
        #[cfg(feature = "shipped")]
        if let Some(shipped) = shipped::FILES[payoff as usize][sheet as usize] {
            // The tests check the files.
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

    /// Whether every number is within its limits, and no position can overflow one.
    pub fn is_sound(&self) -> bool {
        match self {
            Network::Shallow(network) => network.is_sound(),
            Network::Deep(network) => network.is_sound(),
        }
    }

    fn read_unchecked(bytes: &[u8]) -> Network {
        if bytes.len() == DeepNetwork::SIZE {
            Network::Deep(DeepNetwork::read_unchecked(bytes))
        } else {
            Network::Shallow(ShallowNetwork::read_unchecked(bytes))
        }
    }

    /// The network as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = match self {
            Network::Shallow(network) => network.write(),
            Network::Deep(network) => network.write(),
        };
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The chance of winning, from 0 to 1, of the side that is about to throw, or what stands for its match points.
    #[inline]
    pub fn chance(&self, position: &Position) -> f32 {
        match self {
            Network::Shallow(network) => network.chance(position),
            Network::Deep(network) => network.chance(position),
        }
    }
}

/// Reads numbers one after the other, the lowest byte first.
struct Reader<'b>(&'b [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let (bytes, rest) = self.0.split_at(N);
        self.0 = rest;
        std::array::from_fn(|index| bytes[index])
    }

    fn small(&mut self) -> i8 {
        i8::from_le_bytes(self.bytes())
    }

    fn short(&mut self) -> i16 {
        i16::from_le_bytes(self.bytes())
    }

    fn number(&mut self) -> i32 {
        i32::from_le_bytes(self.bytes())
    }

    fn float(&mut self) -> f32 {
        f32::from_le_bytes(self.bytes())
    }
}

/// The networks that are part of the program.
#[cfg(feature = "shipped")]
mod shipped {
    /// The files of the five sheets, in their order: those for games, and those for match points.
    pub(super) const FILES: [[Option<&[u8]>; 5]; 2] = [
        [
            Some(include_bytes!("../../weights/carpignano.net")),
            Some(include_bytes!("../../weights/spanish.net")),
            Some(include_bytes!("../../weights/uninerd.net")),
            Some(include_bytes!("../../weights/french.net")),
            Some(include_bytes!("../../weights/dutch.net")),
        ],
        [
            Some(include_bytes!("../../weights/carpignano+points.net")),
            Some(include_bytes!("../../weights/spanish+points.net")),
            None,
            None,
            Some(include_bytes!("../../weights/dutch+points.net")),
        ],
    ];
}

/// The length of the checksum of a file in bytes.
const CHECKSUM: usize = 4;

fn is_intact(bytes: &[u8]) -> bool {
    let magic = match bytes.len() {
        ShallowNetwork::SIZE => ShallowNetwork::MAGIC,
        DeepNetwork::SIZE => DeepNetwork::MAGIC,
        _ => return false,
    };
    let (content, stored) = bytes.split_at(bytes.len() - CHECKSUM);
    bytes.starts_with(magic) && stored == checksum(content).to_le_bytes()
}

/// FNV-1a. Every step is invertible, so a change of a single byte always changes the result.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use senet_tables::Subject;

    use super::*;

    /// The sheets and payoffs of the shipped networks.
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
        for sheet in [SheetId::Spanish, SheetId::Dutch] {
            let mut bytes = Network::of(sheet, Payoff::Wins).expect("it is shipped").to_bytes();
            // Every byte of the smaller file, and those at the ends of the parts of the larger one.
            let all = bytes.len();
            for index in (0..all).filter(|index| all == ShallowNetwork::SIZE || index % 50_000 < 4 || all - index < 9) {
                for bit in 0..8 {
                    bytes[index] ^= 1 << bit;
                    assert_eq!(Network::from_bytes(&bytes), Err(DamagedNetwork), "{sheet}: bit {bit} of byte {index}");
                    bytes[index] ^= 1 << bit;
                }
            }
            assert!(Network::from_bytes(&bytes).is_ok());
            assert_eq!(Network::from_bytes(&bytes[1..]), Err(DamagedNetwork));
        }
        assert_eq!(Network::from_bytes(&[]), Err(DamagedNetwork));
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
    fn a_network_is_provided_once() {
        let sheet = SheetId::French;
        let other = Network::of(SheetId::Dutch, Payoff::Wins).expect("it is shipped").to_bytes();
        assert_eq!(Network::provide(sheet, Payoff::Wins, &other[1..]), Err(DamagedNetwork));
        let before = Network::of(sheet, Payoff::Wins);
        assert_eq!(Network::provide(sheet, Payoff::Wins, &other), Ok(()));
        assert_eq!(Network::of(sheet, Payoff::Wins), before);
    }
}
