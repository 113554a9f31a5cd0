//! Games in files and in the browser's storage: saving, opening, and refusal of other content.

use std::path::{Path, PathBuf};

use chromiumoxide::cdp::browser_protocol::browser::{SetDownloadBehaviorBehavior, SetDownloadBehaviorParams};
use chromiumoxide::cdp::browser_protocol::dom::SetFileInputFilesParams;
use senet::{Record, RuleSheet};

use crate::host::Program;
use crate::kept;
use crate::tab::{PATIENCE, Tab, Visit};

/// Opens the window for files.
async fn share(tab: &Tab) {
    tab.click("#menu").await;
    tab.click("#share").await;
    tab.wait("document.querySelector('dialog[open] #open') !== null").await;
}

/// Opens a file in the window for files.
async fn open_file(tab: &Tab, path: &Path) {
    share(tab).await;
    choose_file(tab, "#open", path).await;
}

/// Chooses a file in a field as the browser's file dialog does.
pub(crate) async fn choose_file(tab: &Tab, field: &str, path: &Path) {
    choose_files(tab, field, &[path]).await;
}

/// Chooses several files in a field at once.
pub(crate) async fn choose_files(tab: &Tab, field: &str, paths: &[&Path]) {
    let input = tab.element(field).await;
    let paths = paths.iter().map(|path| path.to_string_lossy());
    let choose = SetFileInputFilesParams::builder().files(paths).backend_node_id(input.backend_node_id);
    tab.execute(choose.build().expect("all is given")).await;
}

async fn save_game(tab: &Tab, folder: &Path) -> PathBuf {
    share(tab).await;
    download(tab, "#save", folder).await
}

/// Clicks a button that saves a file, and returns its path.
pub(crate) async fn download(tab: &Tab, button: &str, folder: &Path) -> PathBuf {
    let allow = SetDownloadBehaviorParams::builder()
        .behavior(SetDownloadBehaviorBehavior::Allow)
        .download_path(folder.to_string_lossy());
    tab.execute_in_browser(allow.build().expect("all is given")).await;
    tab.click(button).await;
    let start = std::time::Instant::now();
    loop {
        let files = std::fs::read_dir(folder).expect("the folder").filter_map(|entry| Some(entry.ok()?.path()));
        // The browser makes an empty file first.
        if let Some(saved) = files.into_iter().find(|path| {
            path.extension().is_some_and(|ending| ["senet", "svg", "png"].iter().any(|known| ending == *known))
                && path.metadata().is_ok_and(|file| file.len() > 0)
        }) {
            return saved;
        }
        assert!(start.elapsed() < PATIENCE, "no file was saved");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_saved_and_opened_again() {
    let program = Program::start();
    let tab = kept::open_with(&program.address, &kept::played(RuleSheet::FRENCH, 5, 60), Visit::QUIET).await;
    let folder = tempfile::tempdir().expect("a folder");
    let path = save_game(&tab, folder.path()).await;
    let saved = std::fs::read_to_string(&path).expect("the file is text");
    assert_eq!(saved, kept::record(&tab).await);
    let record = Record::parse(&saved).unwrap_or_else(|error| panic!("{error}"));
    assert!(record.game.events().len() >= 60);
    tab.key("Escape").await;
    tab.click("#undo").await;
    tab.wait(&format!("localStorage.getItem('senet.game').length < {}", saved.len())).await;
    open_file(&tab, &path).await;
    tab.wait(&format!("localStorage.getItem('senet.game').length === {}", saved.len())).await;
    assert_eq!(kept::record(&tab).await, saved);
    tab.close().await;
}

/// Returns pseudo-random bytes, the same in every run.
fn noise(length: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..length).map(|_| next()).collect()
}

/// Files without a game, each with a name.
fn no_games() -> Vec<(&'static str, Vec<u8>)> {
    let good = kept::played(RuleSheet::CARPIGNANO, 5, 40);
    let printable = |bytes: Vec<u8>| bytes.into_iter().map(|byte| b' ' + byte % 95).collect();
    vec![
        ("empty", Vec::new()),
        ("five megabytes of noise", noise(5 << 20)),
        ("five megabytes of letters", printable(noise(5 << 20))),
        ("a program", [b"\x7fELF\x02\x01\x01\0\0".as_slice(), &noise(4000)].concat()),
        ("the first half of a game", good.as_bytes()[..good.len() / 2].to_vec()),
        ("an edited game", good.replacen("second: Tutu", "second: Nofret", 1).into_bytes()),
        ("another version", good.replacen("senet record 1", "senet record 2", 1).into_bytes()),
        ("markup", b"<script>alert(1)</script>".to_vec()),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_without_a_game_is_refused_and_the_game_goes_on() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    let folder = tempfile::tempdir().expect("a folder");
    for (index, (what, bytes)) in no_games().into_iter().enumerate() {
        let path = folder.path().join("game.senet");
        std::fs::write(&path, bytes).expect("a file");
        tab.go(&format!("?{index}")).await;
        open_file(&tab, &path).await;
        tab.wait("document.querySelector('#refused').textContent !== ''").await;
        let why = tab.text("#refused").await;
        assert!(why.starts_with("This file is not a game of Senet. Your game is unchanged."), "{what}: {why}");
        assert!(why.chars().count() < 400, "{what}: {why}");
        assert_eq!(kept::record(&tab).await, kept::two_persons(), "{what}");
    }
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_stored_game_is_refused_and_a_new_one_begins() {
    let program = Program::start();
    let good = kept::two_persons();
    let texts = no_games().into_iter().filter_map(|(what, bytes)| Some((what, String::from_utf8(bytes).ok()?)));
    // Local storage holds five million characters at most.
    let hostile =
        texts.filter(|(_, text)| text.len() < 1 << 20).map(|(what, text)| (what, text, "person person 1 0 0 0"));
    let players = ["", "person", "pharaoh person 1 0 0 0", "person person 0 0 0 0", "person person 1 99 0 0"];
    let games = hostile.chain(players.map(|players| ("players", good.clone(), players)));
    let mut count = 0;
    for (what, game, players) in games {
        let tab = Tab::blank(&program.address, Visit::QUIET).await;
        tab.remember(&[("senet.game", &game), ("senet.players", players)]).await;
        tab.go("").await;
        tab.wait("document.querySelector('#refused').textContent !== ''").await;
        let why = tab.text("#refused").await;
        assert_eq!(why, "The saved game could not be read. You can start a new one.", "{what} {players}");
        let aside = tab.value("localStorage.getItem('senet.unreadable')").await;
        assert_eq!(aside.as_str(), Some(game.as_str()), "{what}");
        tab.click("#throw").await;
        tab.wait("localStorage.getItem('senet.game').includes('sheet: ')").await;
        kept::game(&tab).await;
        tab.close().await;
        count += 1;
    }
    assert!(count > 8);
}
