//! From three shares to the faces of a throw.

use hmac::{Hmac, KeyInit, Mac};
use senet::{Casting, Faces};
use sha2::Sha256;

use crate::bytes::{GameId, Share};

/// The three shares of a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ThrowShares {
    pub(crate) server: Share,
    pub(crate) thrower: Share,
    pub(crate) witness: Share,
}

impl ThrowShares {
    /// Computes throw `number` of a game.
    pub(crate) fn faces(&self, casting: Casting, game: &GameId, number: u32) -> Faces {
        let digests = (0..=u32::MAX).map(|block| self.digest(game, number, block));
        let faces = fall(casting, digests).and_then(|fall| casting.fall(fall));
        // That 2³² digests have rejected bytes only is as likely as guessing thousands of secrets at once.
        faces.expect("one of 2^37 bytes is accepted, and a fall is below the number of falls")
    }

    /// The digest of a throw; `block` is 0, unless all bytes of the digests before it are rejected.
    fn digest(&self, game: &GameId, number: u32, block: u32) -> [u8; 32] {
        let key = [*self.server.bytes(), *self.thrower.bytes(), *self.witness.bytes()].concat();
        let hmac = <Hmac<Sha256> as KeyInit>::new_from_slice(&key).expect("HMAC takes keys of any length");
        let hmac = hmac.chain_update(b"senet-fair/1 throw ").chain_update(game.bytes());
        let hmac = hmac.chain_update(number.to_be_bytes()).chain_update(block.to_be_bytes());
        hmac.finalize().into_bytes().into()
    }
}

/// Returns the fall that digests give, from their first accepted byte; `None` if each byte is rejected.
///
/// Accepted bytes are below the largest multiple of the number of falls, so each fall is equally likely.
fn fall(casting: Casting, digests: impl IntoIterator<Item = [u8; 32]>) -> Option<u32> {
    let falls = casting.falls();
    let rejected_from = 256 - 256 % falls;
    let byte = digests.into_iter().flatten().map(u32::from).find(|byte| *byte < rejected_from)?;
    Some(byte % falls)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A digest that begins with these bytes and goes on with bytes that the die rejects.
    fn digest(start: &[u8]) -> [u8; 32] {
        let mut digest = [255; 32];
        digest[..start.len()].copy_from_slice(start);
        digest
    }

    #[test]
    fn a_die_takes_the_first_byte_below_252() {
        let cases: [(&[u8], Option<u32>); 8] = [
            (&[0], Some(0)),
            (&[5], Some(5)),
            (&[6], Some(0)),
            (&[251], Some(5)),
            (&[252, 3], Some(3)),
            (&[253, 254, 255, 252, 7], Some(1)),
            (&[252; 31], None),
            (&[], None),
        ];
        for (start, expected) in cases {
            assert_eq!(fall(Casting::Die, [digest(start)]), expected, "{start:?}");
        }
        let mut last = digest(&[]);
        last[31] = 4;
        assert_eq!(fall(Casting::Die, [last]), Some(4));
        assert_eq!(fall(Casting::Die, [digest(&[]), digest(&[]), digest(&[254, 2]), digest(&[1])]), Some(2));
    }

    #[test]
    fn sticks_are_the_low_bits_of_the_first_byte_from_left_to_right() {
        for (byte, faces) in [(0x00, "...."), (0x01, "|..."), (0x82, ".|.."), (0x4c, "..||"), (0xff, "||||")] {
            let fall = fall(Casting::Sticks, [digest(&[byte, 0x05])]).and_then(|fall| Casting::Sticks.fall(fall));
            assert_eq!(fall.map(|faces| faces.to_string()).as_deref(), Some(faces), "{byte:#x}");
        }
    }

    #[test]
    fn each_fall_is_given_by_as_many_bytes() {
        for casting in [Casting::Sticks, Casting::Die] {
            let mut counts = vec![0; casting.falls() as usize];
            for byte in 0..=255 {
                // What a rejected byte leads to depends on the bytes after it.
                if let Some(fall) = fall(casting, [[byte; 32]]) {
                    counts[fall as usize] += 1;
                }
            }
            assert!(counts.iter().all(|count| *count == 256 / casting.falls()), "{casting:?}: {counts:?}");
        }
    }

    #[test]
    fn all_that_is_hashed_changes_the_digest() {
        let share = |byte| Share::new([byte; 32]);
        let shares = ThrowShares { server: share(1), thrower: share(2), witness: share(3) };
        let game = GameId::new([4; 32]);
        let digests = [
            shares.digest(&game, 1, 0),
            shares.digest(&game, 1, 1),
            shares.digest(&game, 2, 0),
            shares.digest(&GameId::new([5; 32]), 1, 0),
            ThrowShares { server: share(9), ..shares }.digest(&game, 1, 0),
            ThrowShares { thrower: share(9), ..shares }.digest(&game, 1, 0),
            ThrowShares { witness: share(9), ..shares }.digest(&game, 1, 0),
        ];
        for (index, digest) in digests.iter().enumerate() {
            assert!(!digests[..index].contains(digest), "{index}");
        }
    }
}
