//! The cut between the crates: which may depend on which. `ARCHITECTURE.md` has the same table for people.

use std::collections::BTreeMap;

use cargo_metadata::{DependencyKind, MetadataCommand};

use crate::run::root;

const ALL_BUT_PROGRAMS: &[&str] =
    &["senet", "senet-tables", "senet-ai", "senet-study", "senet-i18n", "senet-board", "senet-protocol"];

/// Each crate of the workspace, with the crates of the workspace that it may depend on.
const ALLOWED: &[(&str, &[&str])] = &[
    ("senet", &[]),
    ("senet-files", &[]),
    ("senet-tables", &["senet", "senet-files"]),
    ("senet-solver", &["senet", "senet-files", "senet-tables"]),
    ("senet-ai", &["senet", "senet-tables"]),
    ("senet-study", &["senet", "senet-tables", "senet-ai"]),
    ("senet-i18n", &["senet"]),
    ("senet-board", &["senet"]),
    ("senet-protocol", &[]),
    ("senet-server", ALL_BUT_PROGRAMS),
    ("senet-web", &["senet", "senet-ai", "senet-board", "senet-i18n", "senet-protocol"]),
    (
        "senet-cli",
        &[
            "senet",
            "senet-files",
            "senet-tables",
            "senet-solver",
            "senet-ai",
            "senet-study",
            "senet-i18n",
            "senet-board",
            "senet-protocol",
            "senet-server",
        ],
    ),
    ("xtask", &[]),
];

/// Fails on an edge that is not in the table, and on a crate that has no line in it.
pub(crate) fn check() -> Result<(), String> {
    eprintln!("$ dependencies between the crates");
    let mut command = MetadataCommand::new();
    command.manifest_path(root().join("Cargo.toml")).no_deps();
    let metadata = command.exec().map_err(|error| format!("cargo metadata: {error}"))?;
    let own: BTreeMap<String, &cargo_metadata::Package> =
        metadata.packages.iter().map(|package| (package.name.to_string(), package)).collect();
    let mut faults = Vec::new();
    for (name, package) in &own {
        let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| known == name) else {
            faults.push(format!("`{name}` has no line in xtask/src/dependencies.rs"));
            continue;
        };
        for dependency in &package.dependencies {
            let counts = dependency.kind != DependencyKind::Development && own.contains_key(&dependency.name);
            if counts && !allowed.contains(&dependency.name.as_str()) {
                faults.push(format!("`{name}` must not depend on `{}`", dependency.name));
            }
        }
        let folder = package.manifest_path.parent().and_then(|folder| folder.file_name());
        if folder != Some(name.as_str()) {
            faults.push(format!("the folder of `{name}` has another name"));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) }
}
