//! Hash chains, which fix all shares of a party in advance.

use std::fmt;

use senet::Player;
use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

use crate::bytes::{Anchor, Share};
use crate::secret::Secret;

/// The number of shares of a chain: links 1 to 65,536. Link 0 is the anchor.
pub(crate) const LENGTH: u32 = 1 << 16;

/// The largest number of throws in a game. A player who asks for a throw gives the witness share after the last one
/// too, so there is one throw less than there are shares.
pub const MOST_THROWS: u32 = LENGTH - 1;

/// Distance of the links that a [`Chain`] stores. Both the memory of a chain and the hashes for a share are at most
/// 256.
const STRIDE: u32 = 1 << 8;

/// One of the five chains of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChainId {
    /// The chain of the server.
    Server,
    /// The shares of a player for own throws.
    Thrower(Player),
    /// The shares of a player for the other player's throws.
    Witness(Player),
}

impl ChainId {
    /// All chains, in the order of their numbers.
    pub const ALL: [ChainId; 5] = [
        ChainId::Server,
        ChainId::Thrower(Player::First),
        ChainId::Witness(Player::First),
        ChainId::Thrower(Player::Second),
        ChainId::Witness(Player::Second),
    ];

    /// The number of the chain, 0 to 4, which is part of what is hashed.
    pub const fn number(self) -> u8 {
        match self {
            ChainId::Server => 0,
            ChainId::Thrower(player) => 1 + 2 * player as u8,
            ChainId::Witness(player) => 2 + 2 * player as u8,
        }
    }
}

impl fmt::Display for ChainId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChainId::Server => f.write_str("server"),
            ChainId::Thrower(player) => write!(f, "thrower {player}"),
            ChainId::Witness(player) => write!(f, "witness {player}"),
        }
    }
}

/// Returns link `index` − 1 of a chain, given link `index`.
pub(crate) fn link_before(chain: ChainId, index: u32, link: &[u8; 32]) -> [u8; 32] {
    // The most that fits into one block of SHA-256.
    let mut input = [0; 55];
    input[..18].copy_from_slice(b"senet-fair/1 link ");
    input[18] = chain.number();
    input[19..23].copy_from_slice(&index.to_be_bytes());
    input[23..].copy_from_slice(link);
    Sha256::digest(input).into()
}

/// Returns link `to` of a chain, given link `from`, which must not lie before it.
pub(crate) fn link_at(chain: ChainId, from: u32, link: &[u8; 32], to: u32) -> [u8; 32] {
    (to + 1..=from).rev().fold(*link, |link, index| link_before(chain, index, &link))
}

/// Returns links 0 to `index` of a chain, given the last of them.
pub(crate) fn links(chain: ChainId, last: &[u8; 32], index: u32) -> Vec<[u8; 32]> {
    let mut links = vec![*last; index as usize + 1];
    for index in (1..=index).rev() {
        links[index as usize - 1] = link_before(chain, index, &links[index as usize]);
    }
    links
}

/// A whole chain, known to the party that it belongs to.
///
/// Stores 8 KiB. The memory is overwritten when the value is dropped.
pub(crate) struct Chain {
    id: ChainId,
    /// Every 256th link, link 0 first.
    links: Zeroizing<Vec<[u8; 32]>>,
}

impl Chain {
    /// Computes a chain: 65,536 hashes.
    pub(crate) fn new(id: ChainId, secret: &Secret, terms: &str) -> Chain {
        let mut links = Zeroizing::new(vec![[0; 32]; (LENGTH / STRIDE + 1) as usize]);
        let mut link = secret.seed(id, terms);
        for index in (0..=LENGTH).rev() {
            if index % STRIDE == 0 {
                links[(index / STRIDE) as usize] = *link;
            }
            if index > 0 {
                *link = link_before(id, index, &link);
            }
        }
        Chain { id, links }
    }

    pub(crate) fn anchor(&self) -> Anchor {
        Anchor::new(self.links[0])
    }

    /// Returns a share, which must be 1 to [`LENGTH`]: at most 255 hashes.
    pub(crate) fn share(&self, index: u32) -> Share {
        debug_assert!((1..=LENGTH).contains(&index));
        let stored = index.div_ceil(STRIDE);
        Share::new(link_at(self.id, stored * STRIDE, &self.links[stored as usize], index))
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chain({}, ..)", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_share_leads_to_the_share_before_it_and_the_last_is_the_seed() {
        let secret = Secret::new([7; 32]);
        for id in ChainId::ALL {
            let chain = Chain::new(id, &secret, "terms");
            let near = (1..1_000).chain(LENGTH - 300..=LENGTH);
            for index in near {
                let before = if index == 1 { *chain.anchor().bytes() } else { *chain.share(index - 1).bytes() };
                assert_eq!(link_before(id, index, chain.share(index).bytes()), before, "{id} {index}");
            }
            assert_eq!(chain.share(LENGTH).bytes(), &*secret.seed(id, "terms"), "{id}");
            assert_eq!(&link_at(id, LENGTH, chain.share(LENGTH).bytes(), 0), chain.anchor().bytes(), "{id}");
        }
    }

    #[test]
    fn chains_have_the_numbers_of_their_order_and_differ() {
        let secret = Secret::new([7; 32]);
        let mut anchors = Vec::new();
        for (number, id) in ChainId::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(id.number()), number);
            for terms in ["terms", "other terms"] {
                let anchor = Chain::new(id, &secret, terms).anchor();
                assert!(!anchors.contains(&anchor), "{id}, {terms}");
                anchors.push(anchor);
            }
        }
    }
}
