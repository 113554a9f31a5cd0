//! Why a store fails: values that a program can put into words of any language, with English for logs.

use std::fmt;
use std::sync::Arc;

use sqlx::migrate::MigrateError;

use crate::types::LONGEST_TEXT;

/// A failed action on a database, with its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoreError {
    /// The failed action, such as `append to`.
    action: &'static str,
    /// The database: path of a file, or name and host without the password.
    pub database: Arc<str>,
    /// Why.
    pub fault: Fault,
}

/// Why a store fails.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The database was written by a later version of this program.
    Newer {
        /// Number of the migration that this program does not know.
        found: i64,
    },
    /// The migration with this number is another one than in this program.
    OtherMigration(i64),
    /// A file of another program, or no database.
    Foreign,
    /// The disk is full.
    Full,
    /// The database cannot be written to.
    ReadOnly,
    /// The database is damaged; the database's own words.
    Corrupt(String),
    /// Another process has kept the database locked for too long.
    Busy,
    /// The database server cannot be reached; the system's own words.
    Unreachable(String),
    /// The store was closed.
    Closed,
    /// A text has more than [`LONGEST_TEXT`] bytes.
    TextTooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// A text has a NUL character.
    NulCharacter,
    /// A backup of PostgreSQL is made by its own tools.
    NoBackup,
    /// Anything else, in the words of the database or the system.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot {} {}: {}", self.action, self.database, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Newer { found } => {
                write!(f, "a later version of this program has written it (this one does not know migration {found})")
            }
            Fault::OtherMigration(version) => {
                write!(f, "its migration {version} is not the one of this program")
            }
            Fault::Foreign => f.write_str("this is not a database of this program"),
            Fault::Full => f.write_str("the disk is full"),
            Fault::ReadOnly => f.write_str("the database is read-only"),
            Fault::Corrupt(message) => write!(f, "the database is damaged ({message})"),
            Fault::Busy => f.write_str("another process keeps the database locked"),
            Fault::Unreachable(message) => write!(f, "the database server cannot be reached ({message})"),
            Fault::Closed => f.write_str("it has been closed"),
            Fault::TextTooLong { length } => {
                write!(f, "a text of {length} bytes is longer than {LONGEST_TEXT} bytes, the most that is kept")
            }
            Fault::NulCharacter => f.write_str("a text has a NUL character"),
            Fault::NoBackup => f.write_str("PostgreSQL makes backups with its own program, pg_dump"),
            Fault::Other(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for StoreError {}

/// The name of a database, for errors.
#[derive(Clone, Debug)]
pub(crate) struct Name(pub(crate) Arc<str>);

impl Name {
    /// The error of an action, such as `append to`.
    pub(crate) fn error(&self, action: &'static str, fault: impl Into<Fault>) -> StoreError {
        StoreError { action, database: self.0.clone(), fault: fault.into() }
    }
}

impl From<MigrateError> for Fault {
    fn from(error: MigrateError) -> Fault {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(found) => Fault::Newer { found },
            MigrateError::VersionMismatch(version) => Fault::OtherMigration(version),
            other => Fault::Other(other.to_string()),
        }
    }
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        match error {
            sqlx::Error::Database(error) => of_database(&*error),
            sqlx::Error::PoolTimedOut => Fault::Busy,
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Fault::Closed,
            sqlx::Error::Io(error) => Fault::Unreachable(error.to_string()),
            // A column that cannot be decoded was changed behind the store's back.
            error @ (sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) => Fault::Corrupt(error.to_string()),
            other => Fault::Other(other.to_string()),
        }
    }
}

fn of_database(error: &dyn sqlx::error::DatabaseError) -> Fault {
    let message = error.message().to_owned();
    let code = error.code().unwrap_or_default();
    if error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>().is_some() {
        // https://www.postgresql.org/docs/current/errcodes-appendix.html
        return match &*code {
            "53100" => Fault::Full,
            "25006" => Fault::ReadOnly,
            "55P03" | "57014" => Fault::Busy,
            "XX001" | "XX002" => Fault::Corrupt(message),
            _ => Fault::Other(message),
        };
    }
    // https://www.sqlite.org/rescode.html: the low byte is the primary code.
    match code.parse::<u32>().map(|code| code & 0xff) {
        Ok(5 | 6) => Fault::Busy,
        Ok(8) => Fault::ReadOnly,
        Ok(11) => Fault::Corrupt(message),
        Ok(13) => Fault::Full,
        Ok(26) => Fault::Foreign,
        _ => Fault::Other(message),
    }
}
