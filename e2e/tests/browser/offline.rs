//! Without a network, from any host, and from one version to the next.

use chromiumoxide::cdp::browser_protocol::page::{GetAppManifestParams, GetInstallabilityErrorsParams};

use senet::Record;

use crate::host::{Program, Site, named};
use crate::kept;
use crate::tab::{PATIENCE, Tab, Visit};

/// Whether the service worker controls the page.
pub(crate) const KEPT: &str = "navigator.serviceWorker.controller !== null";

async fn move_11_13(tab: &Tab) {
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
}

/// Throws and moves the first movable piece until an expression about the record is true.
pub(crate) async fn play_until(tab: &Tab, expression: &str) {
    let is_true = format!("((record) => {expression})(localStorage.getItem('senet.game'))");
    for _ in 0..400 {
        if tab.value(&is_true).await == true {
            return;
        }
        tab.wait("!document.querySelector('.rolling')").await;
        for key in ["t", "n", "Enter", "Enter"] {
            tab.key(key).await;
        }
    }
    panic!("this does not come true: {expression}\n{}", kept::record(tab).await);
}

/// Whether both have moved: then the computer player in its worker has answered.
const BOTH_HAVE_MOVED: &str = "/^\\d+ cones /m.test(record) && /^\\d+ spools /m.test(record)";

async fn plays_on_without(host: impl Future<Output = ()>, tab: &Tab) {
    tab.click("#play").await;
    play_until(tab, BOTH_HAVE_MOVED).await;
    tab.wait(KEPT).await;
    host.await;
    tab.go("").await;
    let moves = "record.match(/^\\d+ (cones|spools) /gm).length";
    let before = tab.value(&format!("((record) => {moves})(localStorage.getItem('senet.game'))")).await;
    play_until(tab, &format!("{moves} > {before} + 6")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_one_visit_the_page_plays_without_a_network() {
    let program = Program::start();
    let tab = Tab::open(&program.address, Visit::QUIET.hurried()).await;
    plays_on_without(async { drop(program) }, &tab).await;
    tab.picture("offline").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_is_played_below_any_path_and_goes_on_without_its_host() {
    let site = Site::start().await;
    let tab = Tab::open(&site.address, Visit::QUIET.hurried()).await;
    plays_on_without(site.stop(), &tab).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_study_is_opened_from_the_sheets_and_kept() {
    let program = Program::start();
    let tab = Tab::open(&program.address, Visit::QUIET.hurried()).await;
    tab.wait(KEPT).await;
    tab.click("#about-sheet").await;
    tab.wait("document.querySelector('#study').checkVisibility()").await;
    tab.picture("study-link").await;
    assert_eq!(tab.value("document.querySelector('#study').href").await, format!("{}study.html", program.address));
    // The style is inside the page, and its policy allows it.
    let is_shown = "document.querySelectorAll('.multiples svg').length >= 10 \
        && getComputedStyle(document.querySelector('.multiples')).display === 'grid'";
    tab.load("study.html").await;
    tab.wait(is_shown).await;
    drop(program);
    tab.go("").await;
    tab.load("study.html#numbers").await;
    tab.wait(is_shown).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn exact_chances_are_fetched_when_the_master_wants_them_and_kept() {
    let program = Program::start();
    let endgame = "senet record 1\nsheet: dutch\noptions: none\nfirst: Ani\nsecond: Master\ndate: unknown\nseed: 7\n\
        start: scsc6/10/10 s - ?\nresult: unfinished\n\n";
    let endgame = Record::parse_unsealed(endgame).unwrap_or_else(|error| panic!("{error}")).to_string();
    let tab = Tab::blank(&program.address, Visit::QUIET.hurried()).await;
    tab.remember(&[("senet.game", &endgame), ("senet.players", "person master 1 0 0 0")]).await;
    let are_kept = "(async () => {
            for (const name of await caches.keys()) {
                const requests = await (await caches.open(name)).keys();
                window.tables = requests.some((request) => request.url.endsWith('/dutch.senet-tables'));
            }
        })(), window.tables";
    tab.go("").await;
    tab.wait(KEPT).await;
    tab.wait(&format!("({are_kept}) === false")).await;
    // Now the worker, too, asks the service worker.
    tab.go("").await;
    play_until(&tab, BOTH_HAVE_MOVED).await;
    tab.wait(are_kept).await;
    drop(program);
    tab.go("").await;
    let moves = "record.match(/^\\d+ cones /gm).length";
    let before = tab.value(&format!("((record) => {moves})(localStorage.getItem('senet.game'))")).await;
    play_until(&tab, &format!("{moves} > {before} + 2")).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_replaces_the_old_one_and_the_game_goes_on() {
    let site = Site::start().await;
    let tab = kept::open(&site.address, (360, 640)).await;
    tab.wait(KEPT).await;
    move_11_13(&tab).await;
    let versions = "caches.keys().then((names) => { window.versions = names.join() }), window.versions";
    tab.wait(&format!("({versions}) !== undefined")).await;
    let old = tab.value(versions).await;
    let old = old.as_str().expect("a version is kept").to_owned();
    assert!(old.starts_with(&format!("senet {} ", site.address)) && !old.contains(','), "{old}");

    site.replace();
    tab.go("?later").await;
    tab.wait("document.querySelector('#new-version') !== null").await;
    tab.picture("new-version").await;
    // The page stays the old one until the player accepts.
    let is_new = "fetch('style.css').then((f) => f.text()).then((t) => { window.style = t }), \
        window.style !== undefined && window.style.includes('the next version')";
    tab.wait(&format!("{is_new}, window.style !== undefined")).await;
    assert_eq!(tab.value(is_new).await, false);
    tab.value("window.before = true").await;
    tab.click("#reload").await;
    // Chromium waits up to 30 seconds if the old version was just asked for a file, as by this test.
    let is_reloaded = "window.before === undefined && document.getElementById('board') !== null";
    tab.wait_within(3 * PATIENCE, is_reloaded).await;
    tab.wait(is_new).await;
    tab.wait(&format!("({versions}) !== undefined && !window.versions.includes(',')")).await;
    assert_ne!(tab.value(versions).await, old, "the old version is gone");
    assert!(kept::record(&tab).await.contains("1 spools 11-13"));
    tab.wait("document.querySelector('#house-13').getAttribute('aria-label').includes('spool')").await;
    assert_eq!(tab.value("document.querySelector('#new-version') === null").await, true);
    // The new version needs no network either.
    site.stop().await;
    tab.go("").await;
    tab.click("#undo").await;
    tab.wait("!localStorage.getItem('senet.game').includes('11-13')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_replaces_the_old_one_in_every_tab() {
    let site = Site::start().await;
    let first = kept::open(&site.address, (1024, 768)).await;
    first.wait(KEPT).await;
    site.replace();
    let second = first.beside().await;
    second.go("?second").await;
    second.wait("document.querySelector('#new-version') !== null").await;
    for tab in [&first, &second] {
        tab.value("window.before = true").await;
    }
    second.click("#reload").await;
    let is_reloaded = "window.before === undefined && document.getElementById('board') !== null";
    second.wait_within(3 * PATIENCE, is_reloaded).await;
    first.to_front().await;
    first.wait(is_reloaded).await;
    second.close().await;
    first.close().await;
}

/// Complaints of the browser about files of another version.
fn is_about_digests(complaint: &str) -> bool {
    complaint.contains("digest in the 'integrity' attribute")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visit_during_a_deployment_stores_files_of_one_version_only() {
    let site = Site::start().await;
    site.replace_only("service-worker.js");
    let tab = kept::open(&site.address, (1024, 768)).await;
    let refused = "navigator.serviceWorker.getRegistration().then((found) => { window.refused = found === undefined }), \
        window.refused === true";
    tab.wait(refused).await;
    let kept = "caches.keys().then((names) => { window.kept = names.length }), window.kept";
    tab.wait(&format!("({kept}) === 0")).await;
    // The page itself plays.
    move_11_13(&tab).await;

    site.replace();
    tab.go("?later").await;
    tab.wait(KEPT).await;
    let is_new = "fetch('style.css').then((f) => f.text()).then((t) => { window.style = t }), \
        window.style !== undefined && window.style.includes('the next version')";
    tab.wait(is_new).await;
    tab.forgive(is_about_digests);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_visit_says_when_the_page_is_kept() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    tab.wait("document.querySelector('#offline-ready') !== null").await;
    assert_eq!(tab.text("#offline-ready").await, "Ready to play offline.");
    tab.wait("document.querySelector('#offline-ready') === null").await;
    tab.go("").await;
    tab.wait(KEPT).await;
    assert_eq!(tab.value("document.querySelector('#offline-ready') === null").await, true);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_can_be_installed_and_has_a_button_for_it() {
    let program = Program::start();
    // Only a browser with a window installs pages.
    let tab = Tab::blank(&program.address, Visit::QUIET.with_window()).await;
    // A browser with a window would ask the user now.
    tab.before_the_page("BeforeInstallPromptEvent.prototype.prompt = async () => { window.asked = true; };").await;
    tab.go("").await;
    tab.wait(KEPT).await;
    let errors = tab.execute(GetInstallabilityErrorsParams::default()).await.installability_errors;
    // A headless window counts as incognito; no other error is expected.
    let errors: Vec<_> = errors.iter().map(|error| &error.error_id).filter(|id| *id != "in-incognito").collect();
    assert!(errors.is_empty(), "{errors:?}");
    let manifest = tab.execute(GetAppManifestParams::default()).await;
    assert!(manifest.errors.is_empty(), "{:?}", manifest.errors);

    tab.key("Escape").await;
    tab.click("#menu").await;
    tab.click("#install").await;
    tab.wait("window.asked && document.querySelector('#install') === null").await;

    // Who installs it wants everything without a network.
    let on_demand = "caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys()).then((kept) => { \
        window.kept = kept.filter((file) => /\\.senet-(tables|puzzles)$/.test(file.url)).length; }), window.kept";
    tab.wait(&format!("({on_demand}) === 0")).await;
    tab.value("window.dispatchEvent(new Event('appinstalled'))").await;
    // Tables of each sheet, with each choice of the Spanish options that change chances, and puzzles of each.
    let files = std::fs::read_dir(named("E2E_SITE")).expect("the site").filter_map(Result::ok);
    let wanted = files.filter(|file| {
        [".senet-tables", ".senet-puzzles"].iter().any(|ending| file.file_name().to_string_lossy().ends_with(ending))
    });
    let wanted = wanted.count();
    assert!(wanted >= 10, "{wanted} files");
    tab.wait(&format!("({on_demand}) === {wanted}")).await;
    tab.close().await;
}
