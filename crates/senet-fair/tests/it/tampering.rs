//! Proofs that were changed: each changed byte is found, and what does not fit is named.

use senet::{Casting, Player};
use senet_fair::{ChainId, Fault, GameId, LONGEST_TERMS, Proof, Share};

use crate::game::{Parties, players};

/// A proof of six throws and an open request. Throws 1, 4 and 5 are the first player's, who asks for throw 7; throws 2, 3
/// and 6 are the second player's.
pub(crate) fn proof(casting: Casting) -> Proof {
    let mut parties = Parties::new(casting, "tampering", [1, 2, 3]);
    for player in players(0b10_0110, 6) {
        parties.throw(player);
    }
    let request = parties.request(Player::First);
    parties.ledger.ask(Player::First, &request).expect("a right request");
    parties.ledger.proof()
}

#[test]
fn every_changed_byte_is_found() {
    for casting in [Casting::Sticks, Casting::Die] {
        let proof = proof(casting);
        assert!(proof.check().is_ok());
        let text = serde_json::to_vec(&proof).expect("a proof can be written");
        for index in 0..text.len() {
            for flip in [0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0xff] {
                let mut changed = text.clone();
                changed[index] ^= flip;
                if let Ok(changed) = serde_json::from_slice::<Proof>(&changed) {
                    let (at, character) = (index + 1, char::from(text[index] ^ flip));
                    assert!(changed.check().is_err(), "byte {at} is `{character}`");
                }
            }
        }
    }
}

fn flip(share: &mut Share) {
    let mut bytes = *share.bytes();
    bytes[17] ^= 0x20;
    *share = Share::new(bytes);
}

/// A change of a proof, and the fault that it makes.
type Change = (fn(&mut Proof), Fault);

const fn share(chain: ChainId, share: u32, throw: u32) -> Fault {
    Fault::Share { chain, share, throw }
}

const FIRST: Player = Player::First;
const SECOND: Player = Player::Second;

/// Changes of the [`proof`] with sticks.
pub(crate) const CHANGES: [Change; 20] = [
    (|proof| proof.version = 2, Fault::Version { found: 2 }),
    (|proof| proof.terms.clear(), Fault::Terms { bytes: 0 }),
    (|proof| proof.terms.push('!'), Fault::Game),
    (|proof| proof.terms = "x".repeat(LONGEST_TERMS + 1), Fault::Terms { bytes: LONGEST_TERMS + 1 }),
    (|proof| proof.casting = Casting::Die, Fault::Game),
    (|proof| proof.game = GameId::new(*proof.anchors.server.bytes()), Fault::Game),
    (|proof| flip(&mut proof.shares.server), share(ChainId::Server, 6, 6)),
    (|proof| flip(&mut proof.shares.players[0].thrower), share(ChainId::Thrower(FIRST), 4, 7)),
    (|proof| flip(&mut proof.shares.players[0].witness), share(ChainId::Witness(FIRST), 5, 7)),
    (|proof| flip(&mut proof.shares.players[1].thrower), share(ChainId::Thrower(SECOND), 3, 6)),
    (|proof| flip(&mut proof.shares.players[1].witness), share(ChainId::Witness(SECOND), 4, 6)),
    (|proof| proof.shares.players.swap(0, 1), share(ChainId::Thrower(FIRST), 4, 7)),
    (|proof| proof.anchors.server = proof.anchors.players[0].witness, share(ChainId::Server, 6, 6)),
    (|proof| proof.anchors.players.swap(0, 1), share(ChainId::Thrower(FIRST), 4, 7)),
    (|proof| proof.asked = None, share(ChainId::Thrower(FIRST), 3, 5)),
    (|proof| proof.asked = Some(SECOND), share(ChainId::Thrower(FIRST), 3, 5)),
    (|proof| proof.throws.truncate(5), share(ChainId::Server, 5, 5)),
    (|proof| proof.throws.extend_from_within(5..), share(ChainId::Server, 7, 7)),
    (|proof| proof.throws[5].thrower = FIRST, share(ChainId::Thrower(FIRST), 5, 7)),
    (|proof| proof.throws = vec![proof.throws[0]; 65_535], Fault::TooManyThrows { found: 65_536 }),
];

#[test]
fn what_does_not_fit_is_named() {
    let right = proof(Casting::Sticks);
    for (index, (change, fault)) in CHANGES.into_iter().enumerate() {
        let mut proof = right.clone();
        change(&mut proof);
        assert_eq!(proof.check(), Err(fault), "case {index}");
    }
}

#[test]
fn each_throw_that_shows_other_faces_is_named() {
    for casting in [Casting::Sticks, Casting::Die] {
        let right = proof(casting);
        for index in 0..right.throws.len() {
            let computed = right.throws[index].faces;
            for shown in (0..casting.falls()).filter_map(|fall| casting.fall(fall)).filter(|faces| *faces != computed) {
                let mut proof = right.clone();
                proof.throws[index].faces = shown;
                assert_eq!(proof.check(), Err(Fault::Faces { throw: index as u32 + 1, shown, computed }));
            }
        }
    }
}
