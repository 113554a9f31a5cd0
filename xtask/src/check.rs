//! Everything that must hold beside the tests.

use clap::ValueEnum;

use crate::dependencies;
use crate::run::{cargo, program, succeeds};
use crate::web;

/// A check.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Check {
    /// The code is formatted
    Format,
    /// Clippy has nothing to say
    Clippy,
    /// The documentation builds without a warning
    Doc,
    /// No crate depends on one that it must not know
    Dependencies,
    /// The fuzz targets compile
    Fuzz,
    /// Licences, sources and duplicates of what we depend on (where cargo-deny is installed)
    Deny,
}

/// Runs one check, or all.
pub(crate) fn run(only: Option<Check>) -> Result<(), String> {
    for check in Check::value_variants() {
        if only.is_none_or(|only| only == *check) {
            check.run()?;
        }
    }
    Ok(())
}

impl Check {
    fn run(self) -> Result<(), String> {
        match self {
            Check::Format => {
                component("rustfmt", "fmt")?;
                cargo(&["fmt", "--all", "--check"])?;
                cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])?;
                cargo(&["fmt", "--manifest-path", "e2e/Cargo.toml", "--check"])
            }
            Check::Clippy => {
                component("clippy", "clippy")?;
                cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
                let of_e2e = ["--manifest-path", "e2e/Cargo.toml", "--all-targets", "--locked", "--", "-D", "warnings"];
                let target = web::target_folder()?;
                program(
                    "cargo",
                    &[&["clippy"], &of_e2e[..]].concat(),
                    &[("CARGO_TARGET_DIR", &target.to_string_lossy())],
                )
            }
            Check::Doc => {
                let arguments = ["doc", "--workspace", "--no-deps", "--document-private-items", "--locked"];
                program("cargo", &arguments, &[("RUSTDOCFLAGS", "-D warnings")])
            }
            Check::Dependencies => dependencies::check(),
            Check::Fuzz => cargo(&["check", "--manifest-path", "fuzz/Cargo.toml", "--locked"]),
            Check::Deny if succeeds("cargo", &["deny", "--version"]) => {
                cargo(&["deny", "check", "bans", "licenses", "sources"])
            }
            Check::Deny => {
                eprintln!("cargo-deny is not installed, and is left out (cargo install cargo-deny)");
                Ok(())
            }
        }
    }
}

/// Installs a component of the toolchain that a bare one lacks.
fn component(name: &str, subcommand: &str) -> Result<(), String> {
    if succeeds("cargo", &[subcommand, "--version"]) {
        return Ok(());
    }
    program("rustup", &["component", "add", name], &[])
}
