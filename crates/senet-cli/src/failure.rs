//! Errors of commands, and their sentences in the player's language.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::{error, fmt};

use clap::error::{ContextKind, ContextValue};
use senet::{Faults, OptionNotOffered, RecordError, UnknownName};
use senet_ai::UnknownPlayer;
use senet_fair::{Fault, LONGEST_TERMS, MOST_THROWS, Proof};
use senet_files::FileFault;
use senet_i18n::ids::{self, Id};
use senet_i18n::{Language, Value, Words, sentences};
use senet_session::UnknownSeat;
use senet_solver::SolveError;
use senet_tables::format::{BLOCK_LEN, HEADER_LEN, VERSION};
use senet_tables::{FileError, TableError};

use crate::arguments::{NoRandomness, UnknownLanguage};
use crate::play::NotTwo;

/// The error of a command.
#[derive(Debug)]
pub enum Failure {
    /// A sentence: of `senet play` in the player's language, of other commands in English, like their reports.
    Sentence(String),
    /// The reader closed the output, as in `senet moves … | head`. The program ends without a message.
    ClosedPipe,
    /// The sheet does not offer the option.
    Option(OptionNotOffered),
    /// The position with this text is impossible under the sheet.
    Position(String, Faults),
    /// The file is not a sound record.
    Record(PathBuf, RecordError),
    /// The file is not a proof of the throws.
    Proof(PathBuf, Fault),
    /// The file is not UTF-8 from this place on.
    NotText {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The column, counted in characters from 1.
        column: usize,
    },
    /// A page would replace the record with this name.
    PageOverRecord(PathBuf),
    /// A file or folder cannot be read or written.
    File(PathBuf, io::Error),
    /// A table cannot be used.
    Table(FileError),
    /// Standard input or output fails.
    Stream(io::Error),
}

impl Failure {
    /// Returns a failure with this sentence.
    pub fn new(sentence: impl Into<String>) -> Failure {
        Failure::Sentence(sentence.into())
    }

    /// Returns the failure of a file, with the reason in English.
    pub fn with_file(path: &Path, reason: impl fmt::Display) -> Failure {
        Failure::Sentence(format!("{}: {reason}", path.display()))
    }

    /// Returns a function that makes the failure of a file or folder from a system error.
    pub fn of_file(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        let path = path.to_owned();
        |error| Failure::File(path, error)
    }

    /// Formats the failure as a sentence for people.
    pub fn told(&self, words: &Words) -> String {
        let about = |file: &Path, what: String| {
            let values = [("label", file.display().to_string().into()), ("text", what.into())];
            words.format(ids::TERMINAL_LABELLED, &values)
        };
        match self {
            Failure::Sentence(sentence) => sentence.clone(),
            Failure::ClosedPipe => String::new(),
            Failure::Option(error) => sentences::option_not_offered(words, *error),
            Failure::Position(text, faults) => {
                let faults: Vec<String> =
                    faults.iter().map(|fault| format!("\n  {}", sentences::position_fault(words, fault))).collect();
                let refused = words.format(ids::TERMINAL_BAD_POSITION, &[("text", text.as_str().into())]);
                refused + &faults.concat()
            }
            Failure::Record(file, error) => about(file, sentences::record_error(words, error)),
            Failure::Proof(file, fault) => about(file, proof_fault(words, fault)),
            Failure::NotText { file, line, column } => {
                let what = words.text(ids::FILE_NOT_TEXT);
                let values = [("line", (*line).into()), ("column", (*column).into()), ("what", what.into())];
                about(file, words.format(ids::ERROR_AT, &values))
            }
            Failure::PageOverRecord(file) => about(file, words.text(ids::FILE_IS_RECORD)),
            Failure::File(file, error) => about(file, file_error(words, error)),
            Failure::Table(error) => about(error.path(), table_error(words, error.why())),
            Failure::Stream(error) => file_error(words, error),
        }
    }
}

impl From<OptionNotOffered> for Failure {
    fn from(error: OptionNotOffered) -> Failure {
        Failure::Option(error)
    }
}

impl From<NoRandomness> for Failure {
    fn from(error: NoRandomness) -> Failure {
        Failure::Sentence(error.to_string())
    }
}

impl From<FileError> for Failure {
    fn from(error: FileError) -> Failure {
        Failure::Table(error)
    }
}

impl From<SolveError> for Failure {
    fn from(error: SolveError) -> Failure {
        match error {
            SolveError::File(error) => Failure::Table(error),
            error => Failure::Sentence(error.to_string()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == ErrorKind::BrokenPipe {
            return Failure::ClosedPipe;
        }
        // `senet play` wraps errors of tables, which it meets between reading and writing.
        error.downcast().map_or_else(Failure::Stream, Failure::Table)
    }
}

/// Formats the error of reading or writing a file. Rare errors have the system's own words.
fn file_error(words: &Words, error: &io::Error) -> String {
    let id = match FileFault::of(error) {
        Some(FileFault::TooLong(most)) => return words.format(ids::FILE_TOO_LONG, &[("most", most.into())]),
        Some(FileFault::Folder) => ids::FILE_FOLDER,
        Some(FileFault::NotOrdinary) => ids::FILE_NOT_ORDINARY,
        Some(FileFault::ReadOnly) => ids::FILE_READ_ONLY,
        None => match of_system(error.kind()) {
            Some(id) => id,
            None => return words.format(ids::FILE_OTHER, &[("text", error.to_string().into())]),
        },
    };
    words.text(id)
}

/// Returns the message for a system error; `None` for rare ones.
const fn of_system(kind: ErrorKind) -> Option<Id> {
    Some(match kind {
        ErrorKind::NotFound => ids::FILE_MISSING,
        ErrorKind::PermissionDenied => ids::FILE_DENIED,
        ErrorKind::IsADirectory => ids::FILE_FOLDER,
        ErrorKind::NotADirectory => ids::FILE_IN_FILE,
        ErrorKind::InvalidFilename => ids::FILE_BAD_NAME,
        ErrorKind::ReadOnlyFilesystem => ids::FILE_DISK_READ_ONLY,
        ErrorKind::StorageFull => ids::FILE_DISK_FULL,
        ErrorKind::QuotaExceeded => ids::FILE_QUOTA,
        ErrorKind::FileTooLarge => ids::FILE_TOO_LARGE,
        _ => return None,
    })
}

/// Formats the error of a table.
fn table_error(words: &Words, error: &TableError) -> String {
    let format = |id: Id, values: &[(&str, Value<'_>)]| words.format(id, values);
    match error {
        TableError::File(error) => file_error(words, error),
        TableError::NotATable => words.text(ids::TABLE_NONE),
        TableError::Version(found) => {
            format(ids::TABLE_VERSION, &[("found", (*found).into()), ("known", VERSION.into())])
        }
        TableError::Other { found, wanted } => {
            format(ids::TABLE_OTHER, &[("found", found.as_str().into()), ("wanted", wanted.as_str().into())])
        }
        TableError::OtherRules(sheet) => format(ids::TABLE_RULES, &[("sheet", sheet.as_str().into())]),
        TableError::OtherSizes => words.text(ids::TABLE_SIZES),
        TableError::Length { expected, found } => {
            format(ids::TABLE_LENGTH, &[("expected", (*expected).into()), ("found", (*found).into())])
        }
        TableError::DamagedHeader => words.text(ids::TABLE_HEADER),
        TableError::DamagedBlock(block) => {
            format(ids::TABLE_BLOCK, &[("block", (*block).into()), ("from", (HEADER_LEN + block * BLOCK_LEN).into())])
        }
        other => format(ids::FILE_OTHER, &[("text", other.to_string().into())]),
    }
}

/// Formats the fault of a proof.
fn proof_fault(words: &Words, fault: &Fault) -> String {
    let format = |id: Id, values: &[(&str, Value<'_>)]| words.format(id, values);
    match *fault {
        Fault::Share { chain, share, throw } => {
            let id = if throw == 0 { ids::PROOF_FIRST_SHARE } else { ids::PROOF_SHARE };
            format(id, &[("share", share.into()), ("chain", chain.to_string().into()), ("throw", throw.into())])
        }
        Fault::Faces { throw, shown, computed } => {
            let faces = [("shown", shown.to_string().into()), ("computed", computed.to_string().into())];
            format(ids::PROOF_FACES, &[&[("throw", throw.into())], &faces[..]].concat())
        }
        Fault::Record { throw, recorded: Some(recorded), proved: Some(proved) } => {
            let thrown = [("recorded", recorded.to_string().into()), ("proved", proved.to_string().into())];
            format(ids::PROOF_RECORD, &[&[("throw", throw.into())], &thrown[..]].concat())
        }
        Fault::Record { throw, recorded: None, .. } => format(ids::PROOF_NOT_RECORDED, &[("throw", throw.into())]),
        Fault::Record { throw, proved: None, .. } => format(ids::PROOF_NOT_PROVED, &[("throw", throw.into())]),
        Fault::Game => words.text(ids::PROOF_GAME),
        Fault::Terms { bytes } => format(ids::PROOF_TERMS, &[("most", LONGEST_TERMS.into()), ("found", bytes.into())]),
        Fault::Version { found } => {
            format(ids::PROOF_VERSION, &[("found", found.into()), ("known", Proof::VERSION.into())])
        }
        Fault::TooManyThrows { found } => {
            format(ids::PROOF_TOO_LONG, &[("found", found.into()), ("most", MOST_THROWS.into())])
        }
        // Faults of messages during a game, which a proof does not have.
        Fault::Number { .. }
        | Fault::NotAsked
        | Fault::Asked { .. }
        | Fault::UsedUp
        | Fault::OwnAnchors
        | Fault::Receipt
        | Fault::OtherGame => fault.to_string(),
    }
}

/// Formats the fault of a name among the arguments.
///
/// Returns `None` for other faults of arguments, and in English: the argument parser has English sentences for them.
pub(crate) fn wrong_name(words: &Words, error: &clap::Error) -> Option<String> {
    if words.language() == Language::English {
        return None;
    }
    let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg) else { return None };
    let what = name_fault(words, error::Error::source(error)?)?;
    Some(words.format(ids::TERMINAL_LABELLED, &[("label", argument.as_str().into()), ("text", what.into())]))
}

fn name_fault(words: &Words, error: &(dyn error::Error + 'static)) -> Option<String> {
    if let Some(error) = error.downcast_ref::<UnknownName>() {
        return Some(sentences::unknown_name(words, error));
    }
    if let Some(error) = error.downcast_ref::<UnknownPlayer>() {
        return Some(sentences::unknown(words, error.name(), &error.known()));
    }
    if let Some(error) = error.downcast_ref::<UnknownSeat>() {
        return Some(sentences::unknown(words, error.name(), &error.known()));
    }
    if let Some(error) = error.downcast_ref::<UnknownLanguage>() {
        return Some(sentences::unknown(words, error.name(), &UnknownLanguage::known()));
    }
    let NotTwo { example, .. } = error.downcast_ref()?;
    Some(words.format(ids::TERMINAL_TWO_VALUES, &[("example", (*example).into())]))
}

#[cfg(test)]
mod tests {
    use senet::{Casting, Player, Throw};
    use senet_fair::{ChainId, Thrown};
    use senet_i18n::Language;

    use super::*;

    #[test]
    fn failures_of_files_have_a_sentence_in_every_language() {
        let mut english = Vec::new();
        for words in Language::ALL.map(Words::new) {
            let system = [
                ErrorKind::NotFound,
                ErrorKind::PermissionDenied,
                ErrorKind::IsADirectory,
                ErrorKind::NotADirectory,
                ErrorKind::InvalidFilename,
                ErrorKind::ReadOnlyFilesystem,
                ErrorKind::StorageFull,
                ErrorKind::QuotaExceeded,
                ErrorKind::FileTooLarge,
            ];
            let own = [FileFault::Folder, FileFault::NotOrdinary, FileFault::ReadOnly, FileFault::TooLong(9)];
            let errors = system.into_iter().map(io::Error::from).chain(own.map(io::Error::from));
            let told: Vec<String> = errors.map(|error| file_error(&words, &error)).collect();
            for (told, error) in told.iter().zip(&system.map(|kind| kind.to_string())) {
                assert!(!told.contains(error), "{}: the words of the system: {told}", words.language());
            }
            assert!(told[12].contains('9'), "{told:?}");
            match words.language() {
                Language::English => english = told,
                other => assert!(told.iter().all(|told| !english.contains(told)), "{other}: {told:?}"),
            }
        }
    }

    #[test]
    fn rare_errors_have_the_words_of_the_system() {
        let words = Words::new(Language::Dutch);
        let told = file_error(&words, &io::Error::other("the tape is torn"));
        assert_eq!(told, "Het systeem meldt: the tape is torn");
    }

    #[test]
    fn faults_of_tables_have_a_sentence_in_every_language() {
        let faults = [
            TableError::NotATable,
            TableError::Version(7),
            TableError::Other { found: "one".to_owned(), wanted: "two".to_owned() },
            TableError::OtherRules("dutch".to_owned()),
            TableError::OtherSizes,
            TableError::Length { expected: 8, found: 9 },
            TableError::DamagedHeader,
            TableError::DamagedBlock(1),
        ];
        let english = Words::new(Language::English);
        for fault in &faults {
            // The English of programs and that of people differ in the first letter and the full stop.
            let (told, display) = (table_error(&english, fault), fault.to_string());
            let plain =
                |text: &str| text.replace(['`', '’'], "'").trim_end_matches('.').replace('\'', "")[1..].to_owned();
            assert_eq!(plain(&told), plain(&display));
            for words in Language::ALL.map(Words::new).iter().filter(|words| words.language() != Language::English) {
                assert_ne!(table_error(words, fault), told, "{}", words.language());
            }
        }
    }

    #[test]
    fn faults_of_proofs_have_a_sentence_in_every_language() {
        let thrown = |faces| Thrown { thrower: Player::First, faces };
        let [one, two] = [Throw::ONE, Throw::FOUR].map(|throw| Casting::Die.fall_of(throw).expect("shown by the die"));
        let share = |throw| Fault::Share { chain: ChainId::Server, share: 3, throw };
        let record = |recorded, proved| Fault::Record { throw: 3, recorded, proved };
        let faults = [
            share(3),
            share(0),
            Fault::Faces { throw: 3, shown: one, computed: two },
            record(Some(thrown(one)), Some(thrown(two))),
            record(None, Some(thrown(two))),
            record(Some(thrown(one)), None),
            Fault::Game,
            Fault::Terms { bytes: 0 },
            Fault::Version { found: 3 },
            Fault::TooManyThrows { found: 70_000 },
        ];
        let mut all = Vec::new();
        for words in Language::ALL.map(Words::new) {
            for fault in &faults {
                let told = proof_fault(&words, fault);
                assert!(told.ends_with('.') && told != fault.to_string(), "{}: {told}", words.language());
                assert!(!all.contains(&told), "{}: {told}", words.language());
                all.push(told);
            }
        }
    }
}
