//! Puts the Fluent files of each language together, and writes a constant for each message of the English ones, so that
//! an id that is not there does not compile.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The file whose messages are left out where the feature `terminal` is off.
const TERMINAL: &str = "terminal.ftl";
/// The folder of the messages that only the later part of the page says.
const LATER: &str = "later";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=words");
    let target = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?);
    for language in entries(Path::new("words"))? {
        let mut common = String::new();
        let mut terminal = String::new();
        // Each id, with whether only the terminal has it.
        let mut ids = BTreeMap::new();
        for file in [entries(&language)?, entries(&language.join(LATER))?].concat() {
            if file.is_dir() {
                continue;
            }
            let is_terminal = file.file_name().is_some_and(|name| name == TERMINAL);
            let messages = fs::read_to_string(&file)?;
            ids.extend(messages.lines().filter_map(message_of).map(|id| (id.to_owned(), is_terminal)));
            if is_terminal { &mut terminal } else { &mut common }.push_str(&messages);
        }
        let code = language.file_name().unwrap_or_default();
        fs::write(target.join(with_ending(code, ".ftl")), common)?;
        fs::write(target.join(with_ending(code, "-terminal.ftl")), terminal)?;
        if code == "en" {
            fs::write(target.join("ids.rs"), constants(&ids))?;
        }
    }
    Ok(())
}

/// The entries of a folder, in the order of their names.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

fn with_ending(name: &OsStr, ending: &str) -> OsString {
    let mut name = name.to_owned();
    name.push(ending);
    name
}

/// The id of the message that begins on this line.
fn message_of(line: &str) -> Option<&str> {
    let (id, _) = line.split_once(" =")?;
    let is_id = id.starts_with(|first: char| first.is_ascii_lowercase())
        && id.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-');
    is_id.then_some(id)
}

fn constants(ids: &BTreeMap<String, bool>) -> String {
    let mut code = String::new();
    let mut all = String::from("/// All messages, in the order of their names.\npub const ALL: &[Id] = &[\n");
    for (id, is_terminal) in ids {
        let name = id.to_uppercase().replace('-', "_");
        let condition = if *is_terminal { "#[cfg(feature = \"terminal\")]\n" } else { "" };
        // Writing to a string cannot fail.
        let _ = writeln!(code, "/// The message `{id}`.\n{condition}pub const {name}: Id = Id(\"{id}\");");
        let _ = writeln!(all, "{condition}{name},");
    }
    all.push_str("];\n");
    code + &all
}
