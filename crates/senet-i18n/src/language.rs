//! The languages of the game.

use std::fmt;

use unic_langid::{LanguageIdentifier, subtags};

/// A language that the game speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, which also stands in where another language lacks a message.
    #[default]
    English,
    /// Italian.
    Italian,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Dutch.
    Dutch,
    /// German.
    German,
}

impl Language {
    /// All languages, in the order in which a person chooses among them.
    pub const ALL: [Language; 6] =
        [Language::English, Language::Italian, Language::Spanish, Language::French, Language::Dutch, Language::German];

    /// The two letters of ISO 639, such as `de`: for storage, addresses and the page's `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Italian => "it",
            Language::Spanish => "es",
            Language::French => "fr",
            Language::Dutch => "nl",
            Language::German => "de",
        }
    }

    /// The language's name in the language itself, such as `Deutsch`.
    pub const fn endonym(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Italian => "Italiano",
            Language::Spanish => "Español",
            Language::French => "Français",
            Language::Dutch => "Nederlands",
            Language::German => "Deutsch",
        }
    }

    /// Returns the language with this code, in upper or lower case.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Returns the language of the first of these tags that has one, whatever its region; English if none has.
    ///
    /// `C` and `POSIX`, which systems have for "no translation", are English.
    ///
    /// ```
    /// use senet_i18n::Language;
    ///
    /// assert_eq!(Language::best_of(["pt-BR", "de-AT", "fr"]), Language::German);
    /// assert_eq!(Language::best_of(["pt-BR"]), Language::English);
    /// ```
    pub fn best_of<'t>(tags: impl IntoIterator<Item = &'t str>) -> Language {
        // Only the first subtag counts: systems write `de_AT.UTF-8`, and a malformed region must not hide the language.
        let known = |tag: &str| match tag.trim().split(['-', '_', '.', '@']).next()? {
            "C" | "POSIX" => Some(Language::English),
            code => Language::from_code(code),
        };
        tags.into_iter().find_map(known).unwrap_or_default()
    }

    /// Returns the identifier by which Fluent selects plural forms.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        let language = subtags::Language::from_bytes(self.code().as_bytes()).unwrap_or_default();
        LanguageIdentifier::from_parts(language, None, None, &[])
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
