//! Proofs: reading and checking arbitrary text never panics, and an accepted proof is that of the ledger that it gives. A
//! right proof with a changed byte is refused or equal. Requests with arbitrary shares leave the ledger as it was.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use senet::{Casting, Player};
use senet_fair::{Anchors, Answer, Ledger, PlayerChains, Proof, Request, Secret, ServerChain, Share, Terms};

/// A ledger in which the second player has asked for a throw, after one throw of each player.
static LEDGER: LazyLock<Ledger> = LazyLock::new(|| {
    let terms = Terms::new(Casting::Die, "fuzzing").expect("short terms");
    let server = ServerChain::new(&Secret::new([1; 32]), &terms);
    let chains = Player::BOTH.map(|player| PlayerChains::new(&Secret::new([player as u8 + 2; 32]), player, &terms));
    let anchors = Anchors { server: server.anchor(), players: [chains[0].anchors(), chains[1].anchors()] };
    let begun = chains.map(|chains| chains.begin(&anchors).expect("own anchors"));
    let mut ledger = Ledger::new(terms, anchors, [begun[0].1.witness, begun[1].1.witness]).expect("right shares");
    for player in [Player::First, Player::Second, Player::Second] {
        if let Some(asked) = ledger.asked() {
            ledger.answer(&server.answer(&asked).expect("the server's own game")).expect("a right answer");
        }
        let request = begun[player as usize].0.request(&ledger).expect("a throw can be asked for");
        ledger.ask(player, &request).expect("a right request");
    }
    ledger
});

static TEXT: LazyLock<Vec<u8>> = LazyLock::new(|| serde_json::to_vec(&LEDGER.proof()).expect("a proof can be written"));

fn share(bytes: &[u8]) -> Share {
    let mut share = [0; 32];
    share.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
    Share::new(share)
}

fuzz_target!(|bytes: &[u8]| {
    if let Ok(proof) = serde_json::from_slice::<Proof>(bytes)
        && let Ok(ledger) = proof.check()
    {
        assert_eq!(ledger.proof(), proof);
        assert!(ledger.continues(&ledger));
        let text = serde_json::to_string(&proof).expect("a proof can be written");
        assert_eq!(serde_json::from_str::<Proof>(&text).expect("a proof can be read again"), proof);
    }

    let [high, low, to, rest @ ..] = bytes else { return };
    let mut changed = TEXT.clone();
    let at = (usize::from(*high) << 8 | usize::from(*low)) % changed.len();
    changed[at] = *to;
    changed.splice(at..at, rest.iter().copied().take(usize::from(to % 4)));
    if let Ok(proof) = serde_json::from_slice::<Proof>(&changed) {
        assert!(proof == LEDGER.proof() || proof.check().is_err());
    }

    let mut ledger = LEDGER.clone();
    let number = u32::from(*low);
    let request = Request { number, thrower: share(rest), witness: share(bytes) };
    assert!(ledger.ask(Player::BOTH[usize::from(high % 2)], &request).is_err());
    assert!(ledger.answer(&Answer { number, server: share(rest) }).is_err());
    assert_eq!(ledger, *LEDGER);
});
