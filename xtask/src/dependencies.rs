//! The cut between the crates: which may depend on which. The table in `ARCHITECTURE.md` says so, for people and for this
//! check.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package};

use crate::run::root;

/// The page with the table, and the heading above it.
const PAGE: &str = "ARCHITECTURE.md";
const HEADING: &str = "## Which crate may know which";

/// Each crate of the workspace, with the crates of the workspace that it may depend on.
type Allowed = BTreeMap<String, BTreeSet<String>>;

/// Fails on an edge that is not in the table, and on a crate that has no row in it.
pub(crate) fn check() -> Result<(), String> {
    eprintln!("$ dependencies between the crates");
    let text = fs::read_to_string(root().join(PAGE)).map_err(|error| format!("{PAGE}: {error}"))?;
    let allowed = read(&text)?;
    let metadata = metadata()?;
    let own: BTreeMap<&str, &Package> =
        metadata.packages.iter().map(|package| (package.name.as_str(), package)).collect();
    let mut faults = Vec::new();
    for (&name, package) in &own {
        let Some(allowed) = allowed.get(name) else {
            faults.push(format!("`{name}` has no row in {PAGE}, \"{}\"", HEADING.trim_start_matches("## ")));
            continue;
        };
        for dependency in &package.dependencies {
            let counts = dependency.kind != DependencyKind::Development && own.contains_key(&*dependency.name);
            if counts && !allowed.contains(&dependency.name) {
                faults.push(format!("`{name}` must not depend on `{}` ({PAGE})", dependency.name));
            }
        }
        let folder = package.manifest_path.parent().and_then(|folder| folder.file_name());
        if folder != Some(name) {
            faults.push(format!("the folder of `{name}` has another name"));
        }
    }
    let gone = allowed.keys().filter(|name| !own.contains_key(name.as_str()));
    faults.extend(gone.map(|name| format!("`{name}` stands in {PAGE} and is no crate")));
    if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) }
}

/// The libraries for other people's programs, which choose the features. Those of the other crates are chosen in the workspace.
pub(crate) fn published_libraries() -> Result<Vec<Library>, String> {
    // `publish = false` is an empty list of registries.
    let is_published = |package: &&Package| package.publish.is_none();
    let library = |package: &Package| Library {
        name: package.name.to_string(),
        features: package.features.keys().filter(|name| *name != "default").cloned().collect(),
    };
    Ok(metadata()?.packages.iter().filter(is_published).map(library).collect())
}

/// A library.
pub(crate) struct Library {
    pub(crate) name: String,
    /// Its features, without `default`.
    pub(crate) features: Vec<String>,
}

/// The oldest Rust with which the workspace promises to compile, such as `1.95`.
pub(crate) fn oldest_rust() -> Result<String, String> {
    let metadata = metadata()?;
    let version = metadata.packages.iter().find_map(|package| package.rust_version.as_ref());
    let version = version.ok_or("Cargo.toml promises no `rust-version`")?;
    Ok(format!("{}.{}", version.major, version.minor))
}

fn metadata() -> Result<Metadata, String> {
    let mut command = MetadataCommand::new();
    command.manifest_path(root().join("Cargo.toml")).no_deps();
    command.exec().map_err(|error| format!("cargo metadata: {error}"))
}

/// Reads the table: a crate in the first column, in the second `–`, crates, or `all but` crates.
fn read(text: &str) -> Result<Allowed, String> {
    let section = text.split_once(HEADING).ok_or(format!("{PAGE} has no heading \"{HEADING}\""))?.1;
    let rows: Vec<(String, &str)> = section
        .lines()
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'))
        .filter_map(|line| {
            let mut cells = line.split('|').skip(1);
            Some((names(cells.next()?).pop()?, cells.next()?))
        })
        .collect();
    let all: BTreeSet<String> = rows.iter().map(|(name, _)| name.clone()).collect();
    let allowed = |cell: &str| {
        let named: BTreeSet<String> = names(cell).into_iter().collect();
        if let Some(unknown) = named.difference(&all).next() {
            return Err(format!("`{unknown}` has no row in {PAGE}"));
        }
        Ok(if cell.trim().starts_with("all but") { all.difference(&named).cloned().collect() } else { named })
    };
    rows.iter().map(|(name, cell)| Ok((name.clone(), allowed(cell)?))).collect()
}

/// The names between backticks.
fn names(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "## Which crate may know which\n\nWords.\n\n| crate | may depend on | must never |\n|---|---|---|\n\
        | `a` | – | roll |\n| `b` | `a` | |\n| `c` | all but `d` | |\n| `d` | `a`, `b` | know `c` |\n\n| `e` | | |\n";

    #[test]
    fn the_table_of_dependencies_is_parsed() {
        let allowed = read(TABLE).expect("a table");
        let of = |name: &str| allowed[name].iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        assert_eq!(["a", "b", "c", "d"].map(of), ["", "a", "a b c", "a b"]);
        assert_eq!(allowed.len(), 4);
    }

    #[test]
    fn a_missing_row_or_table_is_an_error() {
        assert!(read(&TABLE.replace("`a`, `b`", "`a`, `x`")).is_err_and(|fault| fault.contains("`x`")));
        assert!(read("# Architecture\n").is_err());
    }
}
