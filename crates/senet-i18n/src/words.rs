//! Messages by their id, in one language.

use std::borrow::Cow;
use std::fmt;
#[cfg(feature = "embedded")]
use std::sync::OnceLock;
use std::sync::{Arc, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;
#[cfg(feature = "embedded")]
use crate::catalogue;
use crate::ids::Id;

type Bundle = FluentBundle<FluentResource>;

/// Value of a variable in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'v> {
    /// A number, which selects plural forms.
    Number(i64),
    /// A text, or the name of a case that the message distinguishes.
    Text(Cow<'v, str>),
}

macro_rules! value_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(number.into())
            }
        }
    )*};
}

value_from_number!(u8, u16, u32, i64);

impl From<u64> for Value<'_> {
    /// Saturates at [`i64::MAX`].
    fn from(number: u64) -> Self {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Value<'_> {
    /// Saturates at [`i64::MAX`].
    fn from(number: usize) -> Self {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<senet::House> for Value<'_> {
    fn from(house: senet::House) -> Self {
        house.number().into()
    }
}

impl From<senet::Throw> for Value<'_> {
    fn from(throw: senet::Throw) -> Self {
        throw.value().into()
    }
}

impl<'v> From<&'v str> for Value<'v> {
    fn from(text: &'v str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

/// All messages of one language. A clone shares them.
///
/// ```
/// use senet_i18n::{Language, Words, ids};
///
/// let words = Words::new(Language::German);
/// assert_eq!(words.text(ids::UI_THROW), "Werfen");
/// assert_eq!(words.format(ids::COUNT_HOUSES, &[("count", 2_u8.into())]), "2 Felder");
/// ```
#[derive(Clone)]
pub struct Words {
    shared: Arc<Shared>,
}

struct Shared {
    language: Language,
    bundle: RwLock<Bundle>,
    /// Loaded on the first missing message; the tests rule that out.
    #[cfg(feature = "embedded")]
    english: OnceLock<Bundle>,
}

impl Words {
    /// The words of this language, from inside the program.
    #[cfg(feature = "embedded")]
    pub fn new(language: Language) -> Words {
        Words::of(language, embedded(language))
    }

    /// The words of this language from the text of its Fluent files. Messages with errors are left out.
    ///
    /// ```
    /// use senet_i18n::{Language, Words, ids};
    ///
    /// let words = Words::read(Language::Italian, "ui-throw = Lancia\n".to_owned());
    /// assert_eq!(words.text(ids::UI_THROW), "Lancia");
    /// ```
    pub fn read(language: Language, fluent: String) -> Words {
        Words::of(language, bundle(language, [fluent]))
    }

    /// Adds the messages of another Fluent file of this language, for all clones. They may refer to those that are there.
    ///
    /// ```
    /// use senet_i18n::{Language, Words, ids};
    ///
    /// let words = Words::read(Language::Italian, "ui-take-off = Togli\n".to_owned());
    /// words.add("lesson-take-off = Tocca la pedina su { $from }, poi “{ ui-take-off }”.\n".to_owned());
    /// let told = words.format(ids::LESSON_TAKE_OFF, &[("from", 28_u8.into())]);
    /// assert_eq!(told, "Tocca la pedina su 28, poi “Togli”.");
    /// ```
    pub fn add(&self, fluent: String) {
        let mut bundle = self.shared.bundle.write().unwrap_or_else(PoisonError::into_inner);
        bundle.add_resource_overriding(resource(fluent));
    }

    fn of(language: Language, bundle: Bundle) -> Words {
        Words {
            shared: Arc::new(Shared {
                language,
                bundle: RwLock::new(bundle),
                #[cfg(feature = "embedded")]
                english: OnceLock::new(),
            }),
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.shared.language
    }

    /// Formats a message without variables.
    pub fn text(&self, id: Id) -> String {
        self.format(id, &[])
    }

    /// Formats a message with values for its variables. Where this language lacks the message, it is in English if the
    /// words are embedded, else the id's name.
    pub fn format(&self, id: Id, values: &[(&str, Value<'_>)]) -> String {
        let bundle = self.shared.bundle.read().unwrap_or_else(PoisonError::into_inner);
        let told = formatted(&bundle, id, values);
        #[cfg(feature = "embedded")]
        let told = told.or_else(|| {
            let english = self.shared.english.get_or_init(|| embedded(Language::English));
            formatted(english, id, values)
        });
        told.unwrap_or_else(|| id.to_string())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.shared.language).finish()
    }
}

fn formatted(bundle: &Bundle, id: Id, values: &[(&str, Value<'_>)]) -> Option<String> {
    let pattern = bundle.get_message(id.name())?.value()?;
    let arguments: FluentArgs<'_> = values
        .iter()
        .map(|(name, value)| {
            let value = match value {
                Value::Number(number) => FluentValue::from(*number),
                Value::Text(text) => FluentValue::from(text.as_ref()),
            };
            (*name, value)
        })
        .collect();
    // An error is a variable without a value; the rest of the message is still worth showing.
    let mut errors = Vec::new();
    Some(bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
}

#[cfg(feature = "embedded")]
fn embedded(language: Language) -> Bundle {
    bundle(language, catalogue::sources(language).iter().map(|source| (*source).to_owned()))
}

fn bundle(language: Language, sources: impl IntoIterator<Item = String>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
    // The marks keep right-to-left names apart from left-to-right text. None of these languages needs them, and
    // they would stand in texts that people copy.
    bundle.set_use_isolating(false);
    for source in sources {
        bundle.add_resource_overriding(resource(source));
    }
    bundle
}

/// The messages of a Fluent file. One with errors still gives its other messages; the tests let no such file pass.
fn resource(source: String) -> FluentResource {
    FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource)
}
