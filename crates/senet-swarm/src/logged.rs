//! The log of a game, compared with what its clients were told.

use std::collections::HashMap;

use senet::Player as Seat;
use senet_protocol::online::{GameEvent, GameTerms, Status};
use senet_session::online::{OnlineGame, view, view_of_terms};
use senet_store::{GameId, Store, Uuid};

use crate::seated::Seated;

/// The log of a game that is as its clients saw it.
pub(crate) struct Logged {
    /// Number of events.
    pub(crate) events: usize,
    /// Number of throws among them.
    pub(crate) throws: usize,
    /// The status of the game.
    pub(crate) status: Status,
}

/// Compares the log of a game that has begun with what its clients were told. They must have heard all of it.
pub(crate) async fn compare(store: &dyn Store, players: &[Seated; 2]) -> Logged {
    let id = players[0].player.id();
    let game = GameId::new(id);
    let kept = store.game(game).await.expect("a database").unwrap_or_else(|| panic!("{id} is not in the log"));
    let events = store.events(game, 0, u32::MAX).await.expect("events");
    assert!((1..).zip(&events).all(|(seq, event)| event.seq == seq), "{id}: numbers have no gaps");
    assert_eq!(kept.seq, events.len() as u64, "{id}: the number of events");

    // The log has each acknowledged command once, with the number of its answer, and no other. The server chooses the
    // identifier of the first event, by which the second player has joined.
    let mut commands: HashMap<Uuid, u64> = HashMap::new();
    for event in &events[1..] {
        let earlier = commands.insert(event.command.uuid(), event.seq);
        assert_eq!(earlier, None, "{id}: event {} has the command of another one", event.seq);
    }
    for command in players.iter().flat_map(|seated| &seated.refused) {
        assert!(!commands.contains_key(command), "{id}: the refused command {command} is in the log");
    }
    for (command, seq) in players.iter().flat_map(|seated| &seated.acknowledged) {
        let found = commands.remove(command);
        assert_eq!(found, Some(*seq), "{id}: the number of the acknowledged command {command} in the log");
    }
    assert!(commands.is_empty(), "{id}: commands without an answer: {commands:?}");

    // Replayed, the log is the game that the clients saw, with its throws.
    let terms: GameTerms = serde_json::from_str(&kept.terms).expect("terms");
    let events: Vec<GameEvent> =
        events.iter().map(|event| serde_json::from_str(&event.event).expect("an event")).collect();
    let replayed = OnlineGame::replay(terms.clone(), events.iter().map(Some)).expect("the log is a game");
    let (status, ledger) = (replayed.status(), replayed.ledger().expect("the game has begun"));
    ledger.proof().check().unwrap_or_else(|fault| panic!("{id}: {fault}"));
    for (seat, Seated { player, .. }) in Seat::BOTH.into_iter().zip(players) {
        assert_eq!(player.game.terms(), &view_of_terms(&terms), "{id}");
        let seen: Vec<_> = events.iter().take(player.heard.len()).map(|event| view(event, Some(seat))).collect();
        assert_eq!(player.heard, seen, "{id}: what {seat} was told");
        assert_eq!((player.game.status(), player.game.ledger()), (status, Some(ledger)), "{id}");
    }
    Logged { events: events.len(), throws: ledger.throws().len(), status }
}
