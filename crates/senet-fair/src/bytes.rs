//! Values of 32 bytes, each with a type of its own. As text, they are 64 lowercase hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// A text that is not 32 bytes in lowercase hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseBytesError;

impl fmt::Display for ParseBytesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 64 hexadecimal digits in lowercase")
    }
}

impl std::error::Error for ParseBytesError {}

fn decode(text: &str) -> Result<[u8; 32], ParseBytesError> {
    HEXLOWER.decode(text.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok()).ok_or(ParseBytesError)
}

macro_rules! bytes {
    ($($(#[$documentation:meta])* $name:ident),* $(,)?) => {$(
        $(#[$documentation])*
        #[derive(Clone, Copy)]
        pub struct $name([u8; 32]);

        impl $name {
            /// The value of these bytes.
            pub const fn new(bytes: [u8; 32]) -> $name {
                $name(bytes)
            }

            /// The bytes.
            pub const fn bytes(&self) -> &[u8; 32] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&HEXLOWER.encode(&self.0))
            }
        }

        impl FromStr for $name {
            type Err = ParseBytesError;

            /// Reads 64 hexadecimal digits in lowercase.
            fn from_str(text: &str) -> Result<$name, ParseBytesError> {
                decode(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )*};
}

bytes! {
    /// Link 0 of a hash chain, which is published before the first throw.
    #[derive(PartialEq, Eq, Hash)]
    Anchor,
    /// A link of a hash chain, which is revealed for a throw.
    #[derive(PartialEq, Eq, Hash)]
    Share,
    /// Identifier of a game: the hash of its terms and anchors.
    #[derive(PartialEq, Eq, Hash)]
    GameId,
    /// Bytes that a player leaves with the server when a game begins, so that another device of the same player recognises the
    /// game.
    #[derive(PartialEq, Eq, Hash)]
    Receipt,
    /// The password of a seat, which a player shows to the server. It reveals nothing about the secret that it is derived from.
    ///
    /// A token is a password of the seat: [`Debug`](fmt::Debug) hides its bytes, and tokens are compared in constant
    /// time.
    #[derive(Eq)]
    Token,
    /// Hash of a [`Token`], by which a server recognises the token without keeping it. Hashes are compared in constant
    /// time.
    #[derive(Eq)]
    TokenHash,
}

macro_rules! shown {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }
    )*};
}

shown!(Anchor, Share, GameId, Receipt, TokenHash);

macro_rules! compared_in_constant_time {
    ($($name:ident),*) => {$(
        impl PartialEq for $name {
            fn eq(&self, other: &$name) -> bool {
                self.0.ct_eq(&other.0).into()
            }
        }
    )*};
}

compared_in_constant_time!(Token, TokenHash);

impl Token {
    /// The hash of the token: what a server keeps.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::new().chain_update(b"senet-fair/1 token hash ").chain_update(self.0).finalize().into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}
