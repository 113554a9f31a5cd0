//! Whole games with restarts of server and players: all see the same throws.

use std::cell::OnceCell;

use proptest::prelude::*;
use senet::{Casting, Event, Faces, Game, Player, RuleSheet, Side, Stage, Throw};
use senet_fair::{
    Anchors, Answer, Asked, Fault, Ledger, PlayerChains, Proof, Receipt, Request, Secret, ServerChain, Terms, Thrower,
    Thrown,
};

/// The three parties of a game, with what each keeps.
pub(crate) struct Parties {
    pub(crate) terms: Terms,
    /// The secrets of the server, the first and the second player.
    pub(crate) secrets: [Secret; 3],
    pub(crate) server: ServerChain,
    pub(crate) throwers: [Thrower; 2],
    pub(crate) receipts: [Receipt; 2],
    pub(crate) ledger: Ledger,
}

impl Parties {
    /// Parties whose secrets are made of these bytes, at the beginning of a game.
    pub(crate) fn new(casting: Casting, text: &str, secrets: [u8; 3]) -> Parties {
        let terms = Terms::new(casting, text).expect("short terms");
        let secrets = secrets.map(|byte| Secret::new([byte; 32]));
        let server = ServerChain::new(&secrets[0], &terms);
        let [first, second] =
            Player::BOTH.map(|player| PlayerChains::new(&secrets[player as usize + 1], player, &terms));
        let anchors = Anchors { server: server.anchor(), players: [first.anchors(), second.anchors()] };
        let (first, first_begins) = first.begin(&anchors).expect("own anchors");
        let (second, second_begins) = second.begin(&anchors).expect("own anchors");
        let witness = [first_begins.witness, second_begins.witness];
        let ledger = Ledger::new(terms.clone(), anchors, witness).expect("right shares");
        let receipts = [first_begins.receipt, second_begins.receipt];
        Parties { terms, secrets, server, throwers: [first, second], receipts, ledger }
    }

    pub(crate) fn request(&self, player: Player) -> Request {
        self.throwers[player as usize].request(&self.ledger).expect("a throw can be asked for")
    }

    pub(crate) fn throw(&mut self, player: Player) -> Faces {
        let request = self.request(player);
        self.ledger.ask(player, &request).expect("a right request");
        let answer = self.answer();
        self.ledger.answer(&answer).expect("a right answer")
    }

    pub(crate) fn answer(&self) -> Answer {
        self.server.answer(&self.ledger.asked().expect("a throw has been asked for")).expect("the server's own game")
    }
}

/// Throws of the first player where a bit is 0, from the lowest bit on.
pub(crate) fn players(bits: u64, count: usize) -> impl Iterator<Item = Player> {
    (0..count).map(move |index| Player::BOTH[(bits >> (index % 64) & 1) as usize])
}

#[test]
fn games_of_all_sheets_are_played_with_throws_that_all_compute_alike() {
    for sheet in [RuleSheet::CARPIGNANO, RuleSheet::SPANISH, RuleSheet::UNINERD, RuleSheet::FRENCH, RuleSheet::DUTCH] {
        let mut parties = Parties::new(sheet.casting(), &sheet.to_string(), [1, 2, 3]);
        // Each player's client has a ledger of its own.
        let mut clients = [parties.ledger.clone(), parties.ledger.clone()];
        let mut game = Game::new(sheet, Player::First);
        let mut choice = 0_usize;
        while game.outcome().is_none() && game.events().len() < 400 {
            choice = choice.wrapping_mul(31).wrapping_add(7);
            let event = match game.stage() {
                Stage::ChooseSide { .. } => Event::Choose(Side::BOTH[choice % 2]),
                Stage::Play(position) if !position.awaits_throw() => {
                    let moves = position.legal_moves(&sheet);
                    Event::Move(moves.get(choice % moves.len()).expect("a move is due"))
                }
                _ => {
                    let player = game.to_act().expect("a throw is due");
                    let request = parties.request(player);
                    let faces = parties.throw(player);
                    let answer = Answer { number: request.number, server: parties.ledger.proof().shares.server };
                    for client in &mut clients {
                        client.ask(player, &request).expect("a right request");
                        assert_eq!(client.answer(&answer), Ok(faces));
                    }
                    Event::Throw(faces)
                }
            };
            game.apply(event).expect("the sheet throws what the terms say");
        }
        assert!(parties.ledger.throws().len() > 50, "{sheet}");
        assert!(clients.iter().all(|client| *client == parties.ledger), "{sheet}");
        let json = serde_json::to_string(&parties.ledger.proof()).expect("a proof can be written");
        let proof: Proof = serde_json::from_str(&json).expect("a proof can be read");
        assert_eq!(proof.check().as_ref(), Ok(&parties.ledger), "{sheet}");
        check_against_records(&parties.ledger, game);
        let checked = parties.ledger.checked_throws();
        assert_eq!(checked.len(), parties.ledger.throws().len());
        for (number, (checked, thrown)) in (1..).zip(checked.iter().zip(parties.ledger.throws())) {
            assert_eq!((checked.number, checked.thrower, checked.faces), (number, thrown.thrower, thrown.faces));
        }
    }
}

/// The game of the ledger is its own; games that lack throws or have others are not.
fn check_against_records(ledger: &Ledger, mut game: Game) {
    assert_eq!(ledger.check_game(&game), Ok(()));
    let proved = ledger.throws().last().copied();
    let throw = ledger.throws().len() as u32;
    while !matches!(game.undo().expect("the game has throws"), Event::Throw(_)) {}
    assert_eq!(ledger.check_game(&game), Err(Fault::Record { throw, recorded: None, proved }));
    let proved = proved.expect("a throw");
    let other = if proved.faces.throw() == Throw::ONE { Throw::FOUR } else { Throw::ONE };
    let faces = game.sheet().casting().fall_of(other).expect("sticks and die show 1 and 4");
    game.throw(faces).expect("a throw is due");
    let fault = Fault::Record { throw, recorded: Some(Thrown { faces, ..proved }), proved: Some(proved) };
    assert_eq!(ledger.check_game(&game), Err(fault));
    let first = Parties::new(faces.casting(), "no throws", [1, 2, 3]).ledger.check_game(&game);
    assert!(matches!(first, Err(Fault::Record { throw: 1, recorded: Some(_), proved: None })), "{first:?}");
}

thread_local! {
    static PARTIES: OnceCell<Parties> = const { OnceCell::new() };
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// All parties are killed after some throws, before the last request, after it, or after its answer. They come back
    /// from their secrets and the server's proof, and the throws are those of a game without interruption.
    #[test]
    fn who_is_killed_and_comes_back_sees_the_same_throws(bits: u64, count in 1_usize..20, killed in 0_usize..20, moment in 0..3) {
        PARTIES.with(|parties| {
            let Parties { terms, secrets, server, throwers, receipts, ledger } =
                parties.get_or_init(|| Parties::new(Casting::Sticks, "killed", [4, 5, 6]));
            let resumed = |ledger: &Ledger| {
                let json = serde_json::to_string(&ledger.proof()).expect("a proof can be written");
                serde_json::from_str::<Proof>(&json).expect("a proof can be read").check().expect("a right proof")
            };
            let (mut without, mut with) = (ledger.clone(), ledger.clone());
            for (index, player) in players(bits, count).enumerate() {
                let thrower = &throwers[player as usize];
                let request = thrower.request(&without).expect("a throw can be asked for");
                without.ask(player, &request).expect("a right request");
                let answer = server.answer(&without.asked().expect("asked")).expect("an answer");
                let faces = without.answer(&answer);
                if index != killed {
                    with.ask(player, &request).expect("a right request");
                    prop_assert_eq!(with.answer(&answer), faces);
                    continue;
                }
                if moment > 0 {
                    with.ask(player, &request).expect("a right request");
                }
                with = resumed(&with);
                let chains = PlayerChains::new(&secrets[player as usize + 1], player, terms);
                let thrower = chains.resume(&with, &receipts[player as usize]).expect("the player's game");
                // The client asks again, and the server hears it a second time where it had stored it.
                prop_assert_eq!(thrower.request(&with), Ok(request));
                with.ask(player, &request).expect("a right request");
                let again = ServerChain::new(&secrets[0], terms).answer(&with.asked().expect("asked"));
                prop_assert_eq!(again, Ok(answer));
                prop_assert_eq!(with.answer(&answer), faces);
                if moment == 2 {
                    with = resumed(&with);
                }
            }
            prop_assert_eq!(with, without);
            Ok(())
        })?;
    }
}

#[test]
fn the_type_of_a_request_that_waits_names_thrower_and_number() {
    let mut parties = Parties::new(Casting::Die, "waiting", [1, 2, 3]);
    assert_eq!(parties.ledger.asked(), None);
    parties.throw(Player::First);
    let request = parties.request(Player::Second);
    parties.ledger.ask(Player::Second, &request).expect("a right request");
    let asked: Asked = parties.ledger.asked().expect("asked");
    assert_eq!((asked.number(), asked.by(), asked.server()), (2, Player::Second, parties.server.anchor()));
    // The proof shows that the server owes an answer.
    let proof = parties.ledger.proof();
    assert_eq!((proof.throws.len(), proof.asked), (1, Some(Player::Second)));
    let other = ServerChain::new(&Secret::new([9; 32]), &parties.terms);
    assert_eq!(other.answer(&asked), Err(Fault::OwnAnchors));
}
