//! Writes a constant for each message of the English files, so that an id that is not there does not compile.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

/// The file whose messages are left out where the feature `terminal` is off.
const TERMINAL: &str = "terminal.ftl";

fn main() -> io::Result<()> {
    let folder = Path::new("words/en");
    println!("cargo::rerun-if-changed={}", folder.display());
    // Each id, with whether only the terminal has it.
    let mut ids = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_terminal = path.file_name().is_some_and(|name| name == TERMINAL);
        for line in fs::read_to_string(&path)?.lines() {
            if let Some(id) = message_of(line) {
                ids.insert(id.to_owned(), is_terminal);
            }
        }
    }
    let target = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&target).join("ids.rs"), constants(&ids))
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
