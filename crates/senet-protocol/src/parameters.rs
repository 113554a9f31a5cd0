//! What parameters a method takes, as data, and what can be wrong with those of a request.

use std::fmt;

use serde_json::{Map, Value};

/// What a parameter holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A text.
    Text,
    /// A list of texts.
    Texts,
    /// A whole number from 0 to this.
    Whole(u64),
}

/// A parameter of a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Whether it can be left out, or be `null`.
    pub is_optional: bool,
}

impl Parameter {
    /// A parameter that must be there.
    pub(crate) const fn required(name: &'static str, kind: Kind) -> Parameter {
        Parameter { name, kind, is_optional: false }
    }

    /// A parameter that can be left out.
    pub(crate) const fn optional(name: &'static str, kind: Kind) -> Parameter {
        Parameter { name, kind, is_optional: true }
    }
}

/// The parameters of a method.
pub trait Parameters {
    /// All that the method takes.
    const TAKEN: &'static [Parameter];

    /// Compares parameters by name with what the method takes.
    ///
    /// # Errors
    ///
    /// The first that is missing, unknown, or of the wrong kind.
    fn check(given: &Map<String, Value>) -> Result<(), WrongParameter> {
        let known = |name: &String| Self::TAKEN.iter().any(|taken| taken.name == name);
        if let Some(name) = given.keys().find(|name| !known(name)) {
            return Err(WrongParameter::Unknown { name: name.clone(), taken: Self::TAKEN });
        }
        Self::TAKEN.iter().try_for_each(|parameter| match given.get(parameter.name) {
            None | Some(Value::Null) if parameter.is_optional => Ok(()),
            None => Err(WrongParameter::Missing { parameter: *parameter }),
            Some(value) if parameter.kind.holds(value) => Ok(()),
            Some(value) => Err(WrongParameter::Kind { parameter: *parameter, found: value.clone() }),
        })
    }
}

impl Kind {
    fn holds(self, value: &Value) -> bool {
        match self {
            Kind::Text => value.is_string(),
            Kind::Texts => value.as_array().is_some_and(|list| list.iter().all(Value::is_string)),
            Kind::Whole(largest) => value.as_u64().is_some_and(|number| number <= largest),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Text => f.write_str("a text"),
            Kind::Texts => f.write_str("a list of texts"),
            Kind::Whole(largest) => write!(f, "a whole number from 0 to {largest}"),
        }
    }
}

/// What is wrong with the parameters of a request.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum WrongParameter {
    /// A parameter that the method needs is not there.
    Missing {
        /// Which.
        parameter: Parameter,
    },
    /// The method does not take a parameter of this name.
    Unknown {
        /// The name.
        name: String,
        /// What the method takes.
        taken: &'static [Parameter],
    },
    /// A parameter holds something else than it should.
    Kind {
        /// Which.
        parameter: Parameter,
        /// What it holds.
        found: Value,
    },
}

impl fmt::Display for WrongParameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongParameter::Missing { parameter: Parameter { name, kind, .. } } => {
                write!(f, "the parameter `{name}` is missing: {kind}")
            }
            WrongParameter::Unknown { name, taken: [] } => {
                write!(f, "unknown parameter `{name}`; this method takes none")
            }
            WrongParameter::Unknown { name, taken } => {
                let names: Vec<String> = taken.iter().map(|taken| format!("`{}`", taken.name)).collect();
                write!(f, "unknown parameter `{name}`; this method takes {}", names.join(", "))
            }
            WrongParameter::Kind { parameter: Parameter { name, kind, .. }, found } => {
                let found = match found {
                    Value::Null => "null".to_owned(),
                    Value::Bool(_) => "a boolean".to_owned(),
                    Value::Number(number) => number.to_string(),
                    Value::String(_) => "a text".to_owned(),
                    Value::Array(_) if matches!(kind, Kind::Texts) => "a list of other things".to_owned(),
                    Value::Array(_) => "a list".to_owned(),
                    Value::Object(_) => "an object".to_owned(),
                };
                write!(f, "the parameter `{name}` is {found}; {kind} is wanted")
            }
        }
    }
}

impl std::error::Error for WrongParameter {}
