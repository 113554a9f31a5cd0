//! The test vectors in `docs/fairness-vectors.json`, and the scripts that check them without this crate.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use data_encoding::HEXLOWER;
use senet::{Casting, Faces, Player, Sticks};
use senet_fair::{CheckedThrow, Fault, Proof, Receipt, Share, Token};
use serde::Serialize;
use serde_json::{Value, json};

use crate::game::{Parties, players};
use crate::tampering::{self, CHANGES};

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
    let about = "Test vectors of the protocol in fairness.md. secrets: server, first, second.";
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

/// Runs a script on a file with this text.
fn python_of(script: &str, text: &str) -> Option<Output> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("text.json");
    fs::write(&file, text).expect("a file");
    python(script, &file)
}

/// The script's sentence about a proof that it must refuse.
fn refusal(proof: &str) -> Option<String> {
    let output = python_of("verify_throws.py", proof)?;
    assert!(!output.status.success() && output.stdout.is_empty(), "accepted: {proof}");
    Some(decoded(&output.stderr))
}

fn decoded(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace("\r\n", "\n")
}

#[test]
fn python_agrees_with_the_vectors_and_with_no_others() {
    let file = docs().join("fairness-vectors.json");
    let Some(output) = python("verify_vectors.py", &file) else { return };
    assert!(output.status.success(), "{}", decoded(&output.stderr));
    assert_eq!(decoded(&output.stdout).lines().filter(|line| line.starts_with("right: ")).count(), 3);

    let right: Value = serde_json::from_str(&vectors()).expect("JSON");
    for (place, what) in [
        ("/secrets/0", "anchor 0"),
        ("/secrets/2", "anchor 3"),
        ("/receipts/1", "receipt 2"),
        ("/tokens/0", "token 1"),
        ("/throws/7/witness_share", "shares"),
    ] {
        let mut changed = right.clone();
        *changed.pointer_mut(&format!("/cases/0{place}")).expect("a value") = "00".repeat(32).into();
        let output = python_of("verify_vectors.py", &changed.to_string()).expect("Python ran before");
        let error = decoded(&output.stderr);
        assert!(!output.status.success() && error.contains(what), "{place}: {error}");
    }
}

#[test]
fn python_lists_the_throws_of_a_proof() {
    let Case { proof, throws, .. } = case("die", Casting::Die, "uninerd", 5, None);
    let text = serde_json::to_string(&proof).expect("a proof can be written");
    let Some(output) = python_of("verify_throws.py", &text) else { return };
    let listed = throws.iter().map(|throw| {
        let CheckedThrow { number, thrower, server_share, thrower_share, witness_share, faces, .. } = throw;
        format!("{number} {thrower} {faces} {server_share} {thrower_share} {witness_share}\n")
    });
    assert_eq!(decoded(&output.stdout), listed.collect::<String>(), "{}", decoded(&output.stderr));
}

/// The script's sentence about a fault.
fn said(fault: &Fault) -> String {
    match fault {
        Fault::Version { found } => format!("version {found} is not known"),
        Fault::TooManyThrows { .. } => "a game has fewer than 65536 throws".to_owned(),
        Fault::Share { chain, share, .. } => format!("share {share} of chain {} does not lead", chain.number()),
        Fault::Faces { throw, shown, computed } => {
            format!("throw {throw} shows {shown}, and its shares give {computed}")
        }
        _ => "the game is not the hash of its terms and anchors".to_owned(),
    }
}

#[test]
fn python_refuses_each_kind_of_changed_proof_for_the_same_reason() {
    let right = tampering::proof(Casting::Sticks);
    let mut shown = right.clone();
    shown.throws[3].faces = Faces::Sticks(Sticks::new([true; 4]));
    let changed = CHANGES.map(|(change, fault)| {
        let mut proof = right.clone();
        change(&mut proof);
        (proof, fault)
    });
    let fault = shown.check().expect_err("a changed throw");
    for (proof, fault) in changed.into_iter().chain([(shown, fault)]) {
        let Some(error) = refusal(&serde_json::to_string(&proof).expect("a proof can be written")) else { return };
        assert!(error.contains(&said(&fault)), "{fault}: {error}");
    }
}

#[test]
fn rust_and_python_refuse_texts_of_another_form() {
    // The first 64 bytes of the terms, as anchors of a third player, would leave the game and all shares as they are.
    let hidden = "one anchor, of thirty-two bytes.and one more, of the same length";
    let right = case("form", Casting::Sticks, &format!("{hidden}dutch"), 5, None).proof;
    let right = serde_json::to_value(right).expect("a proof can be written");
    let third = hidden.as_bytes().chunks(32).map(|bytes| HEXLOWER.encode(bytes)).collect::<Vec<_>>();
    let mut texts = vec![format!("{right}x"), right.to_string()[1..].to_owned(), "[]".to_owned()];
    let mut change = |change: &dyn Fn(&mut Value)| {
        let mut changed = right.clone();
        change(&mut changed);
        texts.push(changed.to_string());
    };
    change(&|proof| {
        proof["terms"] = "dutch".into();
        let players = proof["anchors"]["players"].as_array_mut().expect("anchors");
        players.push(json!({ "thrower": third[0], "witness": third[1] }));
    });
    change(&|proof| {
        let players = proof["shares"]["players"].as_array_mut().expect("shares");
        players.push(players[0].clone());
    });
    for version in [json!(true), json!(1.0), json!("1"), json!(null)] {
        change(&|proof| proof["version"] = version.clone());
    }
    for field in right.as_object().expect("an object").keys() {
        change(&|proof| drop(proof.as_object_mut().expect("an object").remove(field)));
    }
    for text in texts {
        assert!(serde_json::from_str::<Proof>(&text).is_err(), "{text}");
        let Some(error) = refusal(&text) else { return };
        assert!(error.contains("wrong: "), "{text}: {error}");
    }
}
