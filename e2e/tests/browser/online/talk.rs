//! Phrases and resignation.

use senet_protocol::online::EndReason;

use super::{DESKTOP, PHONE, Told, join, offer, open_lobby, open_talk, visit};
use crate::host::Program;
use crate::tab::{Tab, Visit};

/// A visit in another language, with timers as they are: phrases are shown for seconds.
fn visit_in<'a>(size: (u32, u32), remembered: &'a [(&'a str, &'a str)]) -> Visit<'a> {
    Visit { remembered, hurry: false, ..visit(size) }
}

/// Says a phrase, which the player's own language has.
async fn say(tab: &Tab, phrase: &str) {
    open_talk(tab).await;
    let buttons = "[...document.querySelectorAll('dialog[open] .phrase')]";
    let number = tab.value(&format!("{buttons}.findIndex((e) => e.textContent === '{phrase}')")).await;
    let number = number.as_i64().expect("a number") + 1;
    assert!(number > 0, "{phrase} is not offered");
    tab.click(&format!("dialog[open] .phrase:nth-child({number})")).await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn phrases_are_heard_in_the_own_language_and_resigning_ends_the_game() {
    const GERMAN: [(&str, &str); 2] = [("senet.language", "de"), ("senet.animations", "off")];
    const FRENCH: [(&str, &str); 2] = [("senet.language", "fr"), ("senet.animations", "off")];
    let program = Program::with_games();
    let maker = Tab::open(&program.address, visit_in(DESKTOP, &GERMAN)).await;
    open_lobby(&maker).await;
    let link = offer(&maker, "uninerd").await;
    let joiner = join(&program, &link, visit_in(PHONE, &FRENCH)).await;
    let mut told = Told::of(&link, &joiner).await;
    told.until(&joiner, |client| client.game().ledger().is_some()).await;

    say(&maker, "Viel Glück!").await;
    joiner.wait("document.querySelector('#phrase')?.textContent.includes('Bonne chance\u{202f}!') === true").await;
    joiner.picture("online-phrase").await;
    say(&joiner, "Merci\u{202f}!").await;
    maker.wait("document.querySelector('#phrase')?.textContent.includes('Danke!') === true").await;
    maker.click("#close-phrase").await;
    maker.wait("document.querySelector('#phrase') === null").await;

    // The joiner mutes the maker, and hears no more.
    say(&maker, "Hallo!").await;
    joiner.click("#mute").await;
    joiner.wait("document.querySelector('#phrase') === null").await;
    open_talk(&joiner).await;
    assert_eq!(joiner.value("document.querySelector('#hears-phrases').checked").await, false);
    joiner.click("#close-talk").await;
    say(&maker, "Gut gespielt!").await;

    open_talk(&maker).await;
    maker.click("#resign-online").await;
    maker.click("#resign-online-no").await;
    maker.click("#resign-online").await;
    maker.click("#resign-online-yes").await;
    told.until(&maker, |client| client.game().end().is_some()).await;
    assert_eq!(told.client.game().end().map(|end| end.reason), Some(EndReason::Resignation));
    for (tab, text) in [(&maker, "Du hast aufgegeben."), (&joiner, "l’autre joueur a abandonné.")] {
        tab.wait(&format!("document.querySelector('.says').textContent.includes('{text}')")).await;
        tab.wait("document.querySelector('#rematch') !== null").await;
    }
    assert_eq!(joiner.value("document.querySelector('#phrase') === null").await, true, "the last phrase was muted");
    maker.close().await;
    joiner.close().await;
}
