//! The order of commitments: what comes too early, twice, or from another game is refused and changes nothing.

use senet::{Casting, Player};
use senet_fair::{
    Anchors, Answer, ChainId, Fault, LONGEST_TERMS, Ledger, PlayerChains, Request, Secret, Share, Terms, Token,
};

use crate::game::Parties;

fn flipped(share: Share, bit: usize) -> Share {
    let mut bytes = *share.bytes();
    bytes[bit / 8] ^= 1 << (bit % 8);
    Share::new(bytes)
}

#[test]
fn requests_and_answers_come_in_order() {
    let mut parties = Parties::new(Casting::Sticks, "order", [1, 2, 3]);
    let request = parties.request(Player::First);
    let other = parties.request(Player::Second);
    let early = Answer { number: 1, server: Share::new([0; 32]) };
    assert_eq!(parties.ledger.answer(&early), Err(Fault::NotAsked));
    let wrong = Fault::Number { found: 2, expected: 1 };
    assert_eq!(parties.ledger.ask(Player::First, &Request { number: 2, ..request }), Err(wrong));

    parties.ledger.ask(Player::First, &request).expect("a right request");
    let asked = parties.ledger.clone();
    assert_eq!(parties.ledger.ask(Player::First, &request), Ok(()), "the same request again");
    let waits = Fault::Asked { by: Player::First };
    assert_eq!(parties.ledger.ask(Player::Second, &other), Err(waits));
    assert_eq!(parties.throwers[1].request(&parties.ledger), Err(waits));
    let changed = Request { witness: flipped(request.witness, 0), ..request };
    assert_eq!(parties.ledger.ask(Player::First, &changed), Err(waits));

    let answer = parties.answer();
    assert_eq!(parties.ledger.answer(&Answer { number: 2, ..answer }), Err(wrong));
    assert_eq!(parties.ledger, asked);
    parties.ledger.answer(&answer).expect("a right answer");
    let past = Fault::Number { found: 1, expected: 2 };
    assert_eq!(parties.ledger.answer(&answer), Err(past), "the same answer again");
    assert_eq!(parties.ledger.ask(Player::First, &request), Err(past));
}

#[test]
fn a_ledger_continues_those_before_it_alone() {
    let mut parties = Parties::new(Casting::Sticks, "states", [1, 2, 3]);
    let mut states = vec![parties.ledger.clone()];
    for player in [Player::First, Player::First, Player::Second] {
        let request = parties.request(player);
        parties.ledger.ask(player, &request).expect("a right request");
        states.push(parties.ledger.clone());
        let answer = parties.answer();
        parties.ledger.answer(&answer).expect("a right answer");
        states.push(parties.ledger.clone());
    }
    for (index, state) in states.iter().enumerate() {
        for (other, earlier) in states.iter().enumerate() {
            assert_eq!(state.continues(earlier), other <= index, "{index} after {other}");
        }
    }
    // Another course of the same game, in which the second player throws first.
    let mut other = states[0].clone();
    other.ask(Player::Second, &parties.throwers[1].request(&other).expect("a request")).expect("a right request");
    assert!(other.continues(&states[0]) && !other.continues(&states[1]) && !states[2].continues(&other));
    assert!(!Parties::new(Casting::Sticks, "other states", [1, 2, 3]).ledger.continues(&states[0]));
}

#[test]
fn each_flipped_bit_of_a_share_is_named_with_its_throw() {
    let mut parties = Parties::new(Casting::Die, "bits", [1, 2, 3]);
    for player in [Player::Second, Player::First, Player::Second] {
        parties.throw(player);
    }
    let request = parties.request(Player::Second);
    for bit in 0..256 {
        let mut ledger = parties.ledger.clone();
        let thrower = Request { thrower: flipped(request.thrower, bit), ..request };
        let fault = Fault::Share { chain: ChainId::Thrower(Player::Second), share: 3, throw: 4 };
        assert_eq!(ledger.ask(Player::Second, &thrower), Err(fault));
        let witness = Request { witness: flipped(request.witness, bit), ..request };
        let fault = Fault::Share { chain: ChainId::Witness(Player::Second), share: 4, throw: 4 };
        assert_eq!(ledger.ask(Player::Second, &witness), Err(fault));
        assert_eq!(ledger, parties.ledger);
    }
    // Shares of the second player are not those of the first.
    let fault = Fault::Share { chain: ChainId::Thrower(Player::First), share: 2, throw: 4 };
    assert_eq!(parties.ledger.ask(Player::First, &request), Err(fault));

    parties.ledger.ask(Player::Second, &request).expect("a right request");
    let answer = parties.answer();
    for bit in 0..256 {
        let mut ledger = parties.ledger.clone();
        let server = Answer { server: flipped(answer.server, bit), ..answer };
        let fault = Fault::Share { chain: ChainId::Server, share: 4, throw: 4 };
        assert_eq!(ledger.answer(&server), Err(fault));
        assert_eq!(ledger, parties.ledger);
    }
}

#[test]
fn a_game_begins_with_right_witness_shares() {
    let parties = Parties::new(Casting::Sticks, "beginning", [1, 2, 3]);
    let shares = parties.ledger.proof().shares.players.map(|player| player.witness);
    let begin = |witness| Ledger::new(parties.terms.clone(), *parties.ledger.anchors(), witness);
    assert_eq!(begin(shares).as_ref(), Ok(&parties.ledger));
    for (player, witness) in
        [(Player::First, [flipped(shares[0], 9), shares[1]]), (Player::Second, [shares[0], shares[0]])]
    {
        let fault = Fault::Share { chain: ChainId::Witness(player), share: 1, throw: 0 };
        assert_eq!(begin(witness), Err(fault));
    }
}

#[test]
fn chains_are_used_in_their_own_game_alone() {
    let one = Parties::new(Casting::Sticks, "table 1", [1, 2, 3]);
    let two = Parties::new(Casting::Sticks, "table 2", [1, 2, 3]);
    assert_ne!(one.ledger.game(), two.ledger.game());
    assert_eq!(one.throwers[0].request(&two.ledger), Err(Fault::OtherGame));

    let chains = |secret: u8, player, terms: &Terms| PlayerChains::new(&Secret::new([secret; 32]), player, terms);
    let first = || chains(2, Player::First, &one.terms);
    assert_eq!(first().begin(two.ledger.anchors()).map(drop), Err(Fault::OwnAnchors));
    assert_eq!(first().resume(&two.ledger, &two.receipts[0]).map(drop), Err(Fault::OwnAnchors));
    assert_eq!(first().resume(&one.ledger, &one.receipts[1]).map(drop), Err(Fault::Receipt));
    assert_eq!(first().resume(&one.ledger, &one.receipts[0]).map(drop), Ok(()));
    assert_eq!(
        chains(3, Player::First, &one.terms).resume(&one.ledger, &one.receipts[0]).map(drop),
        Err(Fault::OwnAnchors)
    );

    // The server shows the first player's game with new anchors of the others, as if it were about to begin.
    let anchors = Anchors {
        players: [one.ledger.anchors().players[0], two.ledger.anchors().players[1]],
        ..*two.ledger.anchors()
    };
    let [own, other] = [&one, &two].map(|parties| parties.ledger.proof().shares);
    let shown = Ledger::new(one.terms.clone(), anchors, [own.players[0].witness, other.players[1].witness])
        .expect("right shares");
    assert_eq!(first().resume(&shown, &one.receipts[0]).map(drop), Err(Fault::Receipt));
}

#[test]
fn secrets_and_tokens_do_not_show() {
    let secret = Secret::new([0xab; 32]);
    assert_eq!(format!("{secret:?}"), "Secret(..)");
    let token = secret.token();
    assert_eq!(format!("{token:?}"), "Token(..)");
    assert_eq!(token.to_string().parse(), Ok(token), "the text that is sent");
    for bit in 0..256 {
        let mut bytes = *token.bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert_ne!(Token::new(bytes), token);
    }
    let parties = Parties::new(Casting::Sticks, "hidden", [0xab; 3]);
    let shown = format!("{:?} {:?}", parties.server, parties.throwers);
    assert!(!shown.contains("ab, ") && !shown.contains("171") && !shown.contains("abab"), "{shown}");
}

#[test]
fn terms_have_a_length() {
    for (length, right) in [(0, false), (1, true), (LONGEST_TERMS, true), (LONGEST_TERMS + 1, false)] {
        let terms = Terms::new(Casting::Die, "x".repeat(length));
        assert_eq!(terms.map(drop), if right { Ok(()) } else { Err(Fault::Terms { bytes: length }) });
    }
}
