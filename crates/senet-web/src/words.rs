//! The words of the page's language: the host has a file for each language, and the page fetches one.

use js_sys::Reflect;
use senet_i18n::{Language, Words};

use crate::host;

/// Where `start.js` leaves the words that it has fetched while the program was loading.
const FETCHED: &str = "senetWords";

/// The words with which the page starts.
pub(crate) fn first(language: Language) -> Words {
    let fluent = Reflect::get(&js_sys::global(), &FETCHED.into()).ok().and_then(|words| words.as_string());
    Words::read(language, fluent.unwrap_or_default())
}

/// Fetches the words of a language; `None` without a network, unless the service worker has stored them.
pub(crate) async fn fetch(language: Language) -> Option<Words> {
    let fluent = host::text(&format!("words-{language}.txt")).await?;
    Some(Words::read(language, fluent))
}
