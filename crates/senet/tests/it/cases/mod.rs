//! Cases worked out by hand from `RULES.md` and the sheets' own examples: a position, and every legal
//! move in it with the position that follows.

mod carpignano;
mod dutch;
mod french;
mod shared;
mod spanish;
mod uninerd;

/// A position with all its legal moves.
pub(crate) struct Case {
    /// The identifier of the rule, or the row of the table, and what the case shows.
    pub(crate) name: &'static str,
    /// The sheet.
    pub(crate) rules: &'static str,
    /// The sheet's options that are on.
    pub(crate) options: &'static [&'static str],
    /// The position's text.
    pub(crate) position: &'static str,
    /// Every legal move and the position after it, sorted by start house, then landing house.
    pub(crate) moves: &'static [(&'static str, &'static str)],
}

/// All cases, in the order of `RULES.md`: those that the sheets share, then sheet by sheet.
pub(crate) fn cases() -> impl Iterator<Item = &'static Case> {
    let tables = [shared::CASES, carpignano::CASES, spanish::CASES, uninerd::CASES, french::CASES, dutch::CASES];
    tables.into_iter().flatten()
}

impl Case {
    const fn new(rules: &'static str, name: &'static str) -> Case {
        Case { name, rules, options: &[], position: "", moves: &[] }
    }

    const fn options(self, options: &'static [&'static str]) -> Case {
        Case { options, ..self }
    }

    const fn at(self, position: &'static str) -> Case {
        Case { position, ..self }
    }

    const fn moves(self, moves: &'static [(&'static str, &'static str)]) -> Case {
        Case { moves, ..self }
    }
}

// One function a sheet, so that a case begins with its sheet and stays short.

const fn carpignano(name: &'static str) -> Case {
    Case::new("carpignano", name)
}

const fn spanish(name: &'static str) -> Case {
    Case::new("spanish", name)
}

const fn uninerd(name: &'static str) -> Case {
    Case::new("uninerd", name)
}

const fn french(name: &'static str) -> Case {
    Case::new("french", name)
}

const fn dutch(name: &'static str) -> Case {
    Case::new("dutch", name)
}
