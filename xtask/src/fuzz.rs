//! Running the fuzz targets.

use std::fs;

use crate::run::{cargo, program, root, succeeds};

/// Runs each target for this many seconds.
pub(crate) fn run(seconds: u32) -> Result<(), String> {
    if !succeeds("cargo", &["fuzz", "--version"]) {
        cargo(&["install", "cargo-fuzz", "--locked"])?;
    }
    for target in targets()? {
        let limit = format!("-max_total_time={seconds}");
        let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        fs::create_dir_all(root().join(&corpus)).map_err(|error| format!("{corpus}: {error}"))?;
        let arguments = ["+nightly", "fuzz", "run", &target, &corpus, &seeds, "--", &limit, "-print_final_stats=1"];
        program("cargo", &arguments, &[])?;
    }
    Ok(())
}

fn targets() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .filter_map(|entry| Some(entry.path().file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}
