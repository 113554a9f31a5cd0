//! The server's secrets, all derived from the key of the database, so that each process gives the same shares.

use hkdf::Hkdf;
use senet::Player;
use senet_fair::Secret;
use senet_store::Key;
use sha2::Sha256;
use uuid::Uuid;

/// Secrets derived from the key of the database.
#[derive(Debug)]
pub(super) struct Secrets(Key);

impl Secrets {
    pub(super) const fn new(key: Key) -> Secrets {
        Secrets(key)
    }

    /// The server's secret in a game.
    pub(super) fn of_game(&self, game: Uuid) -> Secret {
        Secret::new(self.derive(b"senet-server/1 game ", game))
    }

    /// The player who throws first in a game, by lot. A repeated offer has the same lot.
    pub(super) fn lot(&self, game: Uuid) -> Player {
        Player::BOTH[usize::from(self.derive(b"senet-server/1 lot ", game)[0] & 1)]
    }

    fn derive(&self, purpose: &[u8], game: Uuid) -> [u8; 32] {
        let mut output = [0; 32];
        let derived = Hkdf::<Sha256>::new(None, &self.0.0).expand_multi_info(&[purpose, game.as_bytes()], &mut output);
        // The limit of HKDF-SHA256 is 8,160 bytes.
        derived.expect("32 bytes are within the limit of HKDF");
        output
    }
}

/// Random bytes from the system.
pub(super) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_and_lots_differ_from_game_to_game_and_stay_the_same() {
        let secrets = Secrets::new(Key([7; 32]));
        let mut lots = [0; 2];
        for game in 0..200 {
            let game = Uuid::from_u128(game);
            lots[secrets.lot(game) as usize] += 1;
            assert_eq!(secrets.of_game(game).expose(), Secrets::new(Key([7; 32])).of_game(game).expose());
            assert_ne!(secrets.of_game(game).expose(), secrets.of_game(Uuid::from_u128(999)).expose());
            assert_ne!(secrets.of_game(game).expose(), Secrets::new(Key([8; 32])).of_game(game).expose());
        }
        assert!(lots.iter().all(|count| *count > 60), "{lots:?}");
    }
}
