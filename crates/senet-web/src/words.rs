//! The words of the page's language: the host has two files for each language, one for each part of the program.

use js_sys::Reflect;
use senet_i18n::{Language, Words};

use crate::host;

/// The global in which `start.js` leaves the words that it has fetched while the program was loading.
const FETCHED: &str = "senetWords";

/// The words with which the page starts: those of the first part of the program.
pub(crate) fn first(language: Language) -> Words {
    let fluent = Reflect::get(&js_sys::global(), &FETCHED.into()).ok().and_then(|words| words.as_string());
    Words::read(language, fluent.unwrap_or_default())
}

/// Fetches the words of the later part of the program, as Fluent; `None` without a network, unless the service worker has
/// stored them.
pub(crate) fn later(language: Language) -> impl Future<Output = Option<String>> {
    host::text(&format!("words-{language}-later.txt"))
}

/// Fetches all words of a language; `None` as for [`later`].
pub(crate) async fn fetch(language: Language) -> Option<Words> {
    let (first, later) = (host::text(&format!("words-{language}.txt")), later(language));
    let words = Words::read(language, first.await?);
    words.add(later.await?);
    Some(words)
}
