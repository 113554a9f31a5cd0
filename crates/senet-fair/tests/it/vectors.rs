//! The test vectors in `docs/fairness-vectors.json`, and the scripts that check them without this crate.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use senet::{Casting, Faces, Player};
use senet_fair::{CheckedThrow, Proof, Receipt, Share, Token};
use serde::Serialize;

use crate::game::{Parties, players};
use crate::tampering::Change;

#[derive(Serialize)]
struct Vectors {
    about: &'static str,
    cases: Vec<Case>,
}

#[derive(Serialize)]
struct Case {
    name: &'static str,
    /// The secrets of the server, the first and the second player.
    secrets: Vec<Share>,
    tokens: Vec<Token>,
    receipts: [Receipt; 2],
    proof: Proof,
    throws: Vec<CheckedThrow>,
}

fn case(name: &'static str, casting: Casting, terms: &str, throws: usize, asked: Option<Player>) -> Case {
    let mut parties = Parties::new(casting, terms, [0x53, 0x0f, 0xf0]);
    for player in players(0b1001_1101_0010_1110, throws) {
        parties.throw(player);
    }
    if let Some(player) = asked {
        let request = parties.request(player);
        parties.ledger.ask(player, &request).expect("a right request");
    }
    Case {
        name,
        secrets: parties.secrets.iter().map(|secret| Share::new(*secret.expose())).collect(),
        tokens: parties.secrets[1..].iter().map(senet_fair::Secret::token).collect(),
        receipts: parties.receipts,
        proof: parties.ledger.proof(),
        throws: parties.ledger.checked_throws(),
    }
}

fn vectors() -> String {
    let cases = vec![
        case("sticks", Casting::Sticks, "dutch, first throws first, table 1", 24, None),
        case("die, with a throw that is not answered", Casting::Die, "uninerd, Anaïs – Zoë", 24, Some(Player::Second)),
        case("before the first throw", Casting::Sticks, "x", 0, None),
    ];
    let about = "Test vectors of the protocol in fairness.md. secrets: server, first, second. digest: block 0.";
    serde_json::to_string_pretty(&Vectors { about, cases }).expect("vectors can be written") + "\n"
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

#[test]
fn the_committed_vectors_are_those_of_this_code() {
    let file = docs().join("fairness-vectors.json");
    if env::var_os("SENET_WRITE_VECTORS").is_some() {
        fs::write(&file, vectors()).expect("the vectors can be written");
    }
    let committed = fs::read_to_string(&file).expect("the vectors are committed").replace("\r\n", "\n");
    assert!(
        committed == vectors(),
        "The protocol has changed. `SENET_WRITE_VECTORS=1 cargo test -p senet-fair` writes the vectors."
    );
}

/// Runs a script of `docs` on a file, with the first Python that is there; `None` where there is none.
fn python(script: &str, file: &Path) -> Option<Output> {
    let output = ["python3", "python"].into_iter().find_map(|python| {
        let version = Command::new(python).args(["-c", "import sys; sys.exit(sys.version_info < (3, 7))"]).output();
        version.ok().filter(|output| output.status.success())?;
        // Without -B, Python would leave its bytecode in `docs`.
        Some(Command::new(python).args(["-B".as_ref(), docs().join(script).as_os_str(), file.as_os_str()]).output())
    });
    if output.is_none() {
        eprintln!("Skipped: there is no Python 3.7 or later to run docs/{script} with.");
    }
    output.map(|output| output.expect("Python runs"))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace("\r\n", "\n")
}

#[test]
fn python_agrees_with_the_vectors() {
    let file = docs().join("fairness-vectors.json");
    let Some(output) = python("verify_vectors.py", &file) else { return };
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout).lines().filter(|line| line.starts_with("right: ")).count(), 3);
}

#[test]
fn python_lists_the_throws_of_a_proof_and_refuses_changed_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("proof.json");
    let Case { proof, throws, .. } = case("die", Casting::Die, "uninerd", 5, None);
    let run = |proof: &Proof| {
        fs::write(&file, serde_json::to_string(proof).expect("a proof can be written")).expect("a file");
        python("verify_throws.py", &file)
    };
    let Some(output) = run(&proof) else { return };
    let listed = throws.iter().map(|throw| {
        let CheckedThrow { number, thrower, server_share, thrower_share, witness_share, faces, .. } = throw;
        format!("{number} {thrower} {faces} {server_share} {thrower_share} {witness_share}\n")
    });
    assert_eq!(text(&output.stdout), listed.collect::<String>(), "{}", text(&output.stderr));

    let cases: [(Change, &str); 6] = [
        (|proof| proof.version = 2, "version 2"),
        (|proof| proof.terms.push('!'), "the game is not the hash"),
        (|proof| proof.anchors.players[1].thrower = proof.anchors.server, "of chain 3 "),
        (|proof| proof.shares.players[0].witness = proof.shares.server, "of chain 2 "),
        (|proof| proof.asked = Some(Player::First), "of chain 1 "),
        (
            |proof| {
                let faces: Faces =
                    if proof.throws[2].faces.throw().value() == 6 { "[1]" } else { "[X]" }.parse().expect("faces");
                proof.throws[2].faces = faces;
            },
            "throw 3 shows",
        ),
    ];
    for (change, message) in cases {
        let mut changed = proof.clone();
        change(&mut changed);
        let output = run(&changed).expect("Python ran before");
        let error = text(&output.stderr);
        assert!(!output.status.success() && output.stdout.is_empty() && error.contains(message), "{message}: {error}");
    }
}
