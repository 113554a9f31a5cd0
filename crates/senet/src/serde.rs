//! Serialisation: every value as its text or its number, checked when it is read.
//!
//! [`Position`] is written only: reading one takes a sheet to check it against. Read a [`Setup`] and ask it for its
//! [`position`](Setup::position).

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{self, Serialize, Serializer};

use crate::{
    Faces, House, HouseSet, Move, OptionSet, Player, Position, RuleSheet, Setup, SheetId, SheetOption, Side, Throw,
    ThrowSet,
};

/// Reads a text by [`FromStr`].
struct Text<T> {
    expected: &'static str,
    value: PhantomData<T>,
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty: $expected:literal),* $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(Text { expected: $expected, value: PhantomData })
            }
        }
    )*};
}

as_text! {
    Faces: "the faces of a throw, such as `|..|` or `[3]`",
    Move: "a move, such as `10-11`",
    Player: "`first` or `second`",
    Setup: "a position",
    SheetId: "the name of a rule sheet",
    SheetOption: "the name of an option",
    Side: "`cones` or `spools`",
}

#[cfg(feature = "record")]
as_text! {
    crate::Record: "a record",
    crate::record::Date: "a day, such as 2026-11-20",
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

macro_rules! as_number {
    ($($type:ident),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(u8::from(*self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                $type::try_from(u8::deserialize(deserializer)?).map_err(de::Error::custom)
            }
        }
    )*};
}

as_number!(House, Throw);

/// Reads a list into a set.
struct Elements<S, T> {
    expected: &'static str,
    types: PhantomData<(S, T)>,
}

impl<'de, S: Default + Extend<T>, T: Deserialize<'de>> Visitor<'de> for Elements<S, T> {
    type Value = S;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<S, A::Error> {
        let mut set = S::default();
        while let Some(element) = elements.next_element()? {
            set.extend([element]);
        }
        Ok(set)
    }
}

macro_rules! as_list {
    ($($set:ident of $element:ident: $expected:literal),* $(,)?) => {$(
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(*self)
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                let visitor = Elements::<$set, $element> { expected: $expected, types: PhantomData };
                deserializer.deserialize_seq(visitor)
            }
        }
    )*};
}

as_list! {
    HouseSet of House: "a list of houses",
    OptionSet of SheetOption: "a list of options",
    ThrowSet of Throw: "a list of throws",
}

/// The identity of a sheet.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename = "RuleSheet", deny_unknown_fields)]
struct SheetName {
    id: SheetId,
    options: OptionSet,
}

impl Serialize for RuleSheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_variant() {
            return Err(<S::Error as ser::Error>::custom(format_args!(
                "`{self}` is a variant for studies, which is not saved"
            )));
        }
        SheetName { id: self.id, options: self.options }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RuleSheet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RuleSheet, D::Error> {
        let SheetName { id, options } = SheetName::deserialize(deserializer)?;
        RuleSheet::new(id, options).map_err(de::Error::custom)
    }
}
