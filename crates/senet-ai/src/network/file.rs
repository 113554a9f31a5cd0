//! Files of networks.
//!
//! A file has the bytes `sen5`, the weights, biases and scales of the first layer, the [upper](Upper) layers, and a checksum,
//! numbers with the lowest byte first.

use super::{FEATURES, FIRST, Network, OUTPUTS, SECOND, Upper};

/// The first bytes of a file.
const MAGIC: &[u8; 4] = b"sen5";
/// The length of the checksum in bytes.
const CHECKSUM: usize = 4;
/// The size of a file in bytes.
const SIZE: usize = 4 + (FEATURES + 6) * FIRST + 4 * (SECOND * (FIRST + 1) + OUTPUTS * (SECOND + 1)) + CHECKSUM;

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

    /// Reads the parts of a file whose length and checksum are right.
    pub(super) fn read_unchecked(bytes: &[u8]) -> Network {
        let mut reader = Reader(&bytes[MAGIC.len()..]);
        Network {
            weights: (0..FEATURES).map(|_| std::array::from_fn(|_| reader.small().into())).collect(),
            biases: std::array::from_fn(|_| reader.short()),
            scales: std::array::from_fn(|_| reader.float()),
            upper: Upper {
                weights: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| reader.float()))),
                biases: std::array::from_fn(|_| reader.float()),
                outputs: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| reader.float()))),
                output_biases: std::array::from_fn(|_| reader.float()),
            },
        }
    }

    /// The network as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        // They came from numbers of eight bits.
        bytes.extend(self.weights.as_flattened().iter().map(|weight| (*weight as i8).cast_unsigned()));
        bytes.extend(self.biases.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(self.scales.into_iter().chain(self.upper.numbers()).flat_map(f32::to_le_bytes));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
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

    fn float(&mut self) -> f32 {
        f32::from_le_bytes(self.bytes())
    }
}

fn is_intact(bytes: &[u8]) -> bool {
    bytes.len() == SIZE && bytes.starts_with(MAGIC) && {
        let (content, stored) = bytes.split_at(SIZE - CHECKSUM);
        stored == checksum(content).to_le_bytes()
    }
}

/// FNV-1a. Every step is invertible, so a change of a single byte always changes the result.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use senet::SheetId;
    use senet_tables::Payoff;

    use super::*;

    #[test]
    fn a_damaged_file_is_refused() {
        let mut bytes = Network::of(SheetId::Dutch, Payoff::Wins).expect("it is shipped").to_bytes();
        // Every byte at the beginning, and those at the ends of the parts.
        let all = bytes.len();
        for index in (0..all).filter(|index| *index < 1_000 || index % 50_000 < 4 || all - index < 9) {
            for bit in 0..8 {
                bytes[index] ^= 1 << bit;
                assert_eq!(Network::from_bytes(&bytes), Err(DamagedNetwork), "bit {bit} of byte {index}");
                bytes[index] ^= 1 << bit;
            }
        }
        assert!(Network::from_bytes(&bytes).is_ok());
        assert_eq!(Network::from_bytes(&bytes[1..]), Err(DamagedNetwork));
        assert_eq!(Network::from_bytes(&[]), Err(DamagedNetwork));
    }
}
