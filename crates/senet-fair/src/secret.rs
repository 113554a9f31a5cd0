//! The secret of a party, and what is derived from it.

use std::fmt;

use hkdf::Hkdf;
use senet::Player;
use sha2::Sha256;
use zeroize::Zeroizing;

use crate::bytes::{GameId, Receipt, Token};
use crate::chain::ChainId;

/// The secret of a seat or of the server: 32 random bytes, new for each game.
///
/// The bytes are overwritten when the value is dropped, and do not appear in the output of [`Debug`](fmt::Debug).
#[derive(Clone)]
pub struct Secret(Zeroizing<[u8; 32]>);

impl Secret {
    /// The secret of these bytes, which must come from a cryptographic source of random numbers.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(Zeroizing::new(bytes))
    }

    /// The bytes: for the resume link, which must not reach the server.
    pub fn expose(&self) -> &[u8; 32] {
        &self.0
    }

    /// The token by which the server recognises the seat. The secret itself must never be sent.
    pub fn token(&self) -> Token {
        Token::new(*self.derive(&[b"senet-fair/1 token "]))
    }

    /// Link 65,536 of a chain.
    pub(crate) fn seed(&self, chain: ChainId, terms: &str) -> Zeroizing<[u8; 32]> {
        self.derive(&[b"senet-fair/1 seed ", &[chain.number()], terms.as_bytes()])
    }

    pub(crate) fn receipt(&self, player: Player, game: &GameId) -> Receipt {
        Receipt::new(*self.derive(&[b"senet-fair/1 receipt ", &[player as u8 + 1], game.bytes()]))
    }

    fn derive(&self, info: &[&[u8]]) -> Zeroizing<[u8; 32]> {
        let mut output = Zeroizing::new([0; 32]);
        let derived = Hkdf::<Sha256>::new(None, &*self.0).expand_multi_info(info, &mut *output);
        // The limit of HKDF-SHA256 is 8,160 bytes.
        derived.expect("32 bytes are within the limit of HKDF");
        output
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
