//! The Fluent files, which are part of the program.

use crate::Language;

macro_rules! files {
    ($code:literal) => {
        &[
            include_str!(concat!("../words/", $code, "/names.ftl")),
            include_str!(concat!("../words/", $code, "/interface.ftl")),
            include_str!(concat!("../words/", $code, "/sentences.ftl")),
            include_str!(concat!("../words/", $code, "/refusals.ftl")),
            include_str!(concat!("../words/", $code, "/hints.ftl")),
            include_str!(concat!("../words/", $code, "/rules.ftl")),
            include_str!(concat!("../words/", $code, "/decisions.ftl")),
            include_str!(concat!("../words/", $code, "/comparison.ftl")),
            include_str!(concat!("../words/", $code, "/errors.ftl")),
            #[cfg(feature = "terminal")]
            include_str!(concat!("../words/", $code, "/terminal.ftl")),
        ]
    };
}

/// The texts of a language's files.
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
