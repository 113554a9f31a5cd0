//! The Fluent files, embedded in the program. `build.rs` joins those of a language.

use crate::Language;

macro_rules! files {
    ($code:literal) => {
        &[
            include_str!(concat!(env!("OUT_DIR"), "/", $code, ".ftl")),
            #[cfg(feature = "terminal")]
            include_str!(concat!(env!("OUT_DIR"), "/", $code, "-terminal.ftl")),
        ]
    };
}

/// Returns the Fluent sources of a language.
pub(crate) const fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => files!("en"),
        Language::Italian => files!("it"),
        Language::Spanish => files!("es"),
        Language::French => files!("fr"),
        Language::Dutch => files!("nl"),
        Language::German => files!("de"),
    }
}
