//! The example of a client, `docs/online_bot.py`.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use senet_protocol::online::{GameState, Status};

use crate::server::Server;

/// The first Python that the example runs with; `None` where there is none.
fn python() -> Option<&'static str> {
    ["python3", "python"].into_iter().find(|python| {
        let version = Command::new(python).args(["-c", "import sys; sys.exit(sys.version_info < (3, 7))"]).output();
        version.is_ok_and(|output| output.status.success())
    })
}

fn bot(python: &str, server: &str, arguments: [&str; 2]) -> Child {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/online_bot.py");
    // Without -B, Python would leave its bytecode in `docs`.
    let mut command = Command::new(python);
    command.arg("-B").arg(script).arg(server).args(arguments).stdout(Stdio::piped());
    command.spawn().expect("Python runs")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_a_game_with_itself() {
    let Some(python) = python() else {
        eprintln!("Skipped: there is no Python 3.7 or later to run docs/online_bot.py with.");
        return;
    };
    // The example gets along with the usual limits of rates.
    let server = Server::usual().await;
    let address = format!("http://{}", server.address);
    let played = tokio::task::spawn_blocking(move || {
        let mut maker = bot(python, &address, ["offer", "uninerd"]);
        let mut said = BufReader::new(maker.stdout.take().expect("a pipe"));
        let mut game = String::new();
        said.read_line(&mut game).expect("the name of the game");
        let joined = bot(python, &address, ["join", game.trim()]).wait_with_output().expect("it ends");
        let mut result = String::new();
        said.read_to_string(&mut result).expect("a text");
        assert!(maker.wait().expect("it ends").success() && joined.status.success());
        assert_eq!(String::from_utf8_lossy(&joined.stdout), result);
        (game.trim().to_owned(), result)
    });
    let (game, result) = played.await.expect("both play to the end");
    let state: GameState = server.get(&format!("/api/v1/games/{game}"), None).await;
    assert_eq!(state.summary.status, Status::Over);
    let throws = state.summary.throws.first + state.summary.throws.second;
    let winner = state.summary.end.expect("the game is over").winner;
    assert_eq!(result, format!("{throws} throws, all as their shares say; {winner} wins\n"));
}
