//! The seats of this browser: one entry of its storage for each game over the network. They outlive the games.

use data_encoding::HEXLOWER;
use senet_fair::{Receipt, Secret, Token};
use senet_session::online::LastAsked;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::host;
use super::part::SEAT;
use crate::{clock, storage};

/// A seat in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptSeat {
    /// The seat's secret, in hexadecimal digits.
    secret: String,
    /// When the seat was taken, in milliseconds since the Unix epoch.
    pub(crate) since: u64,
    /// Whether this browser made the secret. Only it may begin the game.
    pub(crate) is_made_here: bool,
    /// The receipt of the game's beginning, once this browser has begun it.
    pub(crate) receipt: Option<Receipt>,
    /// Whether the game is known to be over.
    #[serde(default)]
    pub(crate) is_over: bool,
    /// The number of this browser's requests for throws, and the number of the last throw.
    last: Option<(u32, u32)>,
}

impl KeptSeat {
    /// A seat with a new secret; `None` if the browser has no random numbers.
    pub(crate) fn new() -> Option<KeptSeat> {
        Some(KeptSeat::of(&host::random::<32>()?, true))
    }

    fn of(secret: &[u8; 32], is_made_here: bool) -> KeptSeat {
        KeptSeat {
            secret: HEXLOWER.encode(secret),
            since: clock::now(),
            is_made_here,
            receipt: None,
            is_over: false,
            last: None,
        }
    }

    /// The secret. Text that was damaged gives another one, which has no seat.
    pub(crate) fn secret(&self) -> Secret {
        Secret::new(bytes(&self.secret).unwrap_or_default())
    }

    /// The token by which the server knows the seat.
    pub(crate) fn token(&self) -> Token {
        self.secret().token()
    }

    /// The secret as text, for the link that moves the seat to another device.
    pub(crate) fn text(&self) -> &str {
        &self.secret
    }

    /// Whether both are the same seat.
    pub(super) fn is_same_as(&self, other: &KeptSeat) -> bool {
        self.secret == other.secret
    }

    pub(super) fn last(&self) -> Option<LastAsked> {
        self.last.map(|(requests, number)| LastAsked { requests, number })
    }

    pub(super) fn asks(&mut self, asked: LastAsked) {
        self.last = Some((asked.requests, asked.number));
    }
}

/// The 32 bytes of hexadecimal digits.
fn bytes(text: &str) -> Option<[u8; 32]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}

/// The seat of this browser in a game.
pub(crate) fn seat(game: Uuid) -> Option<KeptSeat> {
    serde_json::from_str(&storage::preference(&format!("{SEAT}{game}"))?).ok()
}

/// Stores a seat. Returns whether the browser has stored it: what is sent must be stored before.
#[must_use]
pub(crate) fn keep(game: Uuid, kept: &KeptSeat) -> bool {
    // It has no maps with keys that are no text.
    if let Ok(text) = serde_json::to_string(kept) {
        storage::remember(&format!("{SEAT}{game}"), &text);
    }
    seat(game).as_ref() == Some(kept)
}

/// The seat of another device, by its secret; `None` if it is no secret.
pub(super) fn of_link(secret: &str) -> Option<KeptSeat> {
    Some(KeptSeat::of(&bytes(secret)?, false))
}

/// Forgets a seat.
pub(crate) fn forget(game: Uuid) {
    storage::forget(&format!("{SEAT}{game}"));
}

/// All seats, the newest first.
pub(crate) fn all() -> Vec<(Uuid, KeptSeat)> {
    let games = storage::preferences(SEAT).into_iter().filter_map(|name| name.parse().ok());
    let mut seats: Vec<(Uuid, KeptSeat)> = games.filter_map(|game| Some((game, seat(game)?))).collect();
    seats.sort_by_key(|(_, seat)| std::cmp::Reverse(seat.since));
    seats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_64_digits() {
        let digits = "0123456789abcdef".repeat(4);
        assert_eq!(bytes(&digits).map(|bytes| bytes[1]), Some(0x23));
        for other in ["", "0g", &digits[1..], &"é".repeat(32), &format!("+{}", &digits[1..])] {
            assert_eq!(bytes(other), None, "{other}");
        }
    }
}
