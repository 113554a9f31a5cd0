//! A backup that is made while games are served, and restored.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use clap::Parser;
use senet::SheetId;
use senet_protocol::online::GameState;
use senet_server::{ServeArguments, ServeError};
use senet_swarm::{Player, terms};

use crate::http::play;
use crate::places::{Place, SqlitePlace};
use crate::server::Server;

/// The arguments of `senet serve`.
#[derive(Parser)]
pub(crate) struct Program {
    #[command(flatten)]
    pub(crate) serve: ServeArguments,
}

/// Runs `senet serve backup`.
async fn back_up(database: &str, file: &Path) -> Result<(), ServeError> {
    let file = file.to_str().expect("Unicode");
    let program = Program::try_parse_from(["senet serve", "backup", file, "--database", database]).expect("arguments");
    tokio::task::spawn_blocking(move || senet_server::run(&program.serve, |_| {})).await.expect("it ends")
}

#[tokio::test]
async fn a_restored_backup_has_the_games_up_to_it_and_they_go_on() {
    let place = Arc::new(SqlitePlace::new());
    let server = Server::of(place.clone()).await;
    let maker = Player::offering(&server, terms(SheetId::Spanish)).await;
    let joiner = Player::joined(&server, maker.id()).await;
    let path = maker.path("");
    let mut players = [maker, joiner];
    play(&server, &mut players, 6).await;
    let before: GameState = server.get(&path, None).await;

    let copy = place.folder.path().join("copy.db");
    back_up(&place.database(), &copy).await.expect("a copy");
    play(&server, &mut players, 4).await;
    let after: GameState = server.get(&path, None).await;
    assert!(after.summary.seq > before.summary.seq);

    let _ = server.stop().await;
    fs::copy(&copy, place.file()).expect("the database is replaced");
    for ending in ["-wal", "-shm"] {
        let _ = fs::remove_file(place.folder.path().join(format!("games.db{ending}")));
    }
    let server = Server::of(place).await;
    let restored: GameState = server.get(&path, None).await;
    assert_eq!(restored.summary.seq, before.summary.seq);
    for player in &mut players {
        // A client that finds fewer events than it knows begins again.
        player.forget();
    }
    play(&server, &mut players, 4).await;
    assert!(players[0].game.seq() > before.summary.seq);
}

#[tokio::test]
async fn what_is_not_there_is_not_backed_up() {
    let place = SqlitePlace::new();
    let copy = place.folder.path().join("copy.db");
    for database in [place.database().as_str(), "none"] {
        let refused = back_up(database, &copy).await.expect_err("there is no database");
        assert!(matches!(refused, ServeError::NoDatabase(_)), "{refused}");
        assert!(refused.to_string().contains(database), "{refused}");
    }
    assert!(!place.file().exists() && !copy.exists(), "nothing is made");
}
