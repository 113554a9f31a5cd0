//! The parameters of methods as data, and their validation.

use std::fmt;

use serde_json::{Map, Value};

/// The type of a parameter's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A text.
    Text,
    /// A list of texts.
    Texts,
    /// A whole number from 0 to this limit.
    Whole(u64),
}

/// A parameter of a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// The name.
    pub name: &'static str,
    /// The type of the value.
    pub kind: Kind,
    /// Whether it can be omitted or `null`.
    pub is_optional: bool,
}

impl Parameter {
    /// Returns a required parameter.
    pub(crate) const fn required(name: &'static str, kind: Kind) -> Parameter {
        Parameter { name, kind, is_optional: false }
    }

    /// Returns an optional parameter.
    pub(crate) const fn optional(name: &'static str, kind: Kind) -> Parameter {
        Parameter { name, kind, is_optional: true }
    }
}

/// The parameters of a method.
pub trait Parameters {
    /// All parameters of the method.
    const ALL: &'static [Parameter];

    /// Checks the parameters of a request against [`ALL`](Parameters::ALL).
    ///
    /// # Errors
    ///
    /// The first parameter that is unknown, missing, or of the wrong type.
    fn check(given: &Map<String, Value>) -> Result<(), WrongParameter> {
        let is_known = |name: &String| Self::ALL.iter().any(|parameter| parameter.name == name);
        if let Some(name) = given.keys().find(|name| !is_known(name)) {
            return Err(WrongParameter::Unknown { name: name.clone(), known: Self::ALL });
        }
        Self::ALL.iter().try_for_each(|parameter| match given.get(parameter.name) {
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

/// The reason why the parameters of a request are refused.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum WrongParameter {
    /// A required parameter is missing.
    Missing {
        /// The parameter.
        parameter: Parameter,
    },
    /// The method has no parameter of this name.
    Unknown {
        /// The name in the request.
        name: String,
        /// The parameters of the method.
        known: &'static [Parameter],
    },
    /// A value has the wrong type.
    Kind {
        /// The parameter.
        parameter: Parameter,
        /// The value in the request.
        found: Value,
    },
}

impl fmt::Display for WrongParameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongParameter::Missing { parameter: Parameter { name, kind, .. } } => {
                write!(f, "the parameter `{name}` is missing: {kind}")
            }
            WrongParameter::Unknown { name, known: [] } => {
                write!(f, "unknown parameter `{name}`; this method takes none")
            }
            WrongParameter::Unknown { name, known } => {
                let names: Vec<String> = known.iter().map(|parameter| format!("`{}`", parameter.name)).collect();
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
