//! The schemas, from version to version.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A migration: number, description, statements. A published one never changes; a change of the schema is a further one.
type Step = (i64, &'static str, &'static str);

const SQLITE: &[Step] = &[
    (1, "games and events", include_str!("../migrations/sqlite/0001_games_and_events.sql")),
    (2, "keys and outages", include_str!("../migrations/sqlite/0002_keys_and_outages.sql")),
];

const POSTGRES: &[Step] = &[
    (1, "games and events", include_str!("../migrations/postgres/0001_games_and_events.sql")),
    (2, "keys and outages", include_str!("../migrations/postgres/0002_keys_and_outages.sql")),
];

/// Migrations of SQLite.
pub(crate) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

/// Migrations of PostgreSQL.
pub(crate) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

// `sqlx::migrate!` would do this, but it needs three further crates to compile.
fn migrator(steps: &[Step]) -> Migrator {
    let migration = |&(version, description, statements): &Step| {
        Migration::new(version, description.into(), MigrationType::Simple, statements.into(), false)
    };
    Migrator { migrations: Cow::Owned(steps.iter().map(migration).collect()), ..Migrator::DEFAULT }
}
