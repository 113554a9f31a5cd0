//! Games over the network: offers and frames are read without a panic and written back as they were, and what a command leads
//! to can be applied.

#![no_main]

use std::fmt::Debug;
use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use senet::{OptionSet, Player, SheetId};
use senet_fair::{Anchors, Asked, PlayerAnchors, PlayerChains, Secret, ServerChain};
use senet_protocol::online::{
    Clock, Command, CommandFrame, FirstThrow, GameEvent, GameTerms, Hello, Join, Offer, Score, ServerFrame, Terms,
};
use senet_session::online::{Context, OnlineGame, check_offer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The server's chain, and a game in which the first throw is due.
fn begun() -> &'static (ServerChain, OnlineGame) {
    static GAME: OnceLock<(ServerChain, OnlineGame)> = OnceLock::new();
    GAME.get_or_init(|| {
        let terms = Terms {
            rules: SheetId::Dutch,
            options: OptionSet::EMPTY,
            clock: Clock::Fischer { minutes: 1, seconds: 1 },
            first: FirstThrow::Maker,
            score: Score::default(),
            previous: None,
        };
        let zero = "0".repeat(64).parse().expect("64 digits");
        let anchors = PlayerAnchors { thrower: zero, witness: zero };
        let mut offer = Offer { game: uuid::Uuid::from_u128(7), terms, open: false, lasting: false, anchors };
        let fair = check_offer(&offer).expect("good terms").fair;
        let [server, maker, joiner] = [1, 2, 3].map(|byte| Secret::new([byte; 32]));
        let tokens = [maker.token().hash(), joiner.token().hash()];
        let server = ServerChain::new(&server, &fair);
        let maker = PlayerChains::new(&maker, Player::First, &fair);
        let joiner = PlayerChains::new(&joiner, Player::Second, &fair);
        let anchors = Anchors { server: server.anchor(), players: [maker.anchors(), joiner.anchors()] };
        offer.anchors = maker.anchors();
        let [(_, maker), (_, joiner)] = [maker, joiner].map(|chains| chains.begin(&anchors).expect("own anchors"));
        let terms = GameTerms { offer, first_to_throw: Player::First, server: anchors.server, token: Some(tokens[0]) };
        let mut game = OnlineGame::new(terms).expect("good terms");
        let join = Join { anchors: anchors.players[1], beginning: joiner };
        game.apply(&game.join(tokens[1], &join, 0).expect("a seat is free")).expect("it follows");
        let event = decide(&server, &game, Player::First, &Command::Begin(maker), 0).expect("the maker begins");
        game.apply(&event).expect("it follows");
        (server, game)
    })
}

fn decide(server: &ServerChain, game: &OnlineGame, seat: Player, command: &Command, known: u64) -> Option<GameEvent> {
    let answer = |asked: &Asked| server.answer(asked);
    let context = Context { now: 1, known, outages: &[], away_since: Some(i64::MIN), answer: &answer };
    game.decide(seat, command, &context).ok()
}

/// Reads a value. What is written of it is read as the same.
fn read<T: Serialize + DeserializeOwned + PartialEq + Debug>(input: &[u8]) -> Option<T> {
    let value: T = serde_json::from_slice(input).ok()?;
    let text = serde_json::to_string(&value).expect("wire types can be written");
    assert_eq!(serde_json::from_str::<T>(&text).ok().as_ref(), Some(&value), "{text}");
    Some(value)
}

fuzz_target!(|input: &[u8]| {
    read::<Hello>(input);
    read::<Join>(input);
    read::<ServerFrame>(input);
    if let Some(offer) = read::<Offer>(input) {
        // Terms that are accepted fit into the hash chains.
        let _ = check_offer(&offer);
    }
    if let Some(frame) = read::<CommandFrame>(input) {
        let (server, game) = begun();
        for seat in Player::BOTH {
            if let Some(event) = decide(server, game, seat, &frame.command, frame.seq) {
                game.clone().apply(&event).expect("an event that was decided can be applied");
            }
        }
    }
});
