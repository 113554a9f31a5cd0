//! The five sheets as types, for loops that are monomorphised for one sheet.
//!
//! The rules take their sheet as a value. A loop that plays millions of positions a second can take it as a type
//! parameter `S: AsRef<RuleSheet>`: called with one of these types, the loop is compiled for that sheet alone, without
//! branches on rules that the sheet does not have. [`specialise!`](crate::specialise) picks the type for a value.

use crate::RuleSheet;

macro_rules! known_sheets {
    ($($name:ident $sheet:ident),*) => {$(
        #[doc = concat!("[`RuleSheet::", stringify!($sheet), "`] as a type.")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name;

        impl AsRef<RuleSheet> for $name {
            #[inline(always)]
            fn as_ref(&self) -> &RuleSheet {
                const { &RuleSheet::$sheet }
            }
        }
    )*};
}

known_sheets!(Carpignano CARPIGNANO, Spanish SPANISH, Uninerd UNINERD, French FRENCH, Dutch DUTCH);

/// Evaluates an expression with a [`RuleSheet`] as one of the types of [`known`](crate::known), if it is a sheet
/// without options, and as it is otherwise: with options, or as a variant.
///
/// ```
/// use senet::{Position, RuleSheet};
///
/// fn starts(sheet: impl AsRef<RuleSheet>) -> usize {
///     Position::starts(sheet.as_ref()).count()
/// }
///
/// let sheet = RuleSheet::UNINERD;
/// assert_eq!(senet::specialise!(sheet => starts(sheet)), 2);
/// ```
#[macro_export]
macro_rules! specialise {
    ($sheet:ident => $work:expr) => {
        match ($sheet.id(), $sheet.is_plain()) {
            ($crate::SheetId::Carpignano, true) => {
                let $sheet = $crate::known::Carpignano;
                $work
            }
            ($crate::SheetId::Spanish, true) => {
                let $sheet = $crate::known::Spanish;
                $work
            }
            ($crate::SheetId::Uninerd, true) => {
                let $sheet = $crate::known::Uninerd;
                $work
            }
            ($crate::SheetId::French, true) => {
                let $sheet = $crate::known::French;
                $work
            }
            ($crate::SheetId::Dutch, true) => {
                let $sheet = $crate::known::Dutch;
                $work
            }
            (_, false) => $work,
        }
    };
}
