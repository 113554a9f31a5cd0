//! Everything that must hold beside the tests.

use clap::ValueEnum;

use crate::dependencies;
use crate::e2e;
use crate::run::{WORKSPACE, cargo, program, succeeds, target_folder, with_shared_target};
use crate::web;

/// A check.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Check {
    /// The code is formatted
    Format,
    /// Clippy finds no fault, in the page as WebAssembly neither
    Clippy,
    /// Each published library compiles by itself, without its default features and with each feature alone
    Features,
    /// The workspace compiles with the oldest Rust that it promises to compile with
    OldestRust,
    /// The documentation builds without a warning
    Doc,
    /// No crate depends on one that it must not know
    Dependencies,
    /// The fuzz targets compile
    Fuzz,
    /// Licences and sources of what we depend on; installs cargo-deny if it is missing
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
                cargo(&["fmt", "--manifest-path", "python/Cargo.toml", "--check"])
            }
            Check::Clippy => {
                component("clippy", "clippy")?;
                let clippy = |of: &[&str]| cargo(&[&["clippy"], of, &["--", "-D", "warnings"]].concat());
                clippy(&[&["--all-targets"], &WORKSPACE[..]].concat())?;
                clippy(&[&e2e::TESTS, &WORKSPACE[..]].concat())?;
                web::add_target()?;
                clippy(&web::CLIENT)
            }
            Check::Features => dependencies::published_libraries()?.iter().try_for_each(|library| {
                let bare = ["check", "--package", &library.name, "--lib", "--no-default-features", "--locked"];
                cargo(&bare)?;
                library.features.iter().try_for_each(|feature| cargo(&[&bare[..], &["--features", feature]].concat()))
            }),
            Check::OldestRust => oldest_rust(),
            Check::Doc => {
                let arguments = [&["doc", "--no-deps", "--document-private-items"], &WORKSPACE[..]].concat();
                program("cargo", &arguments, &[("RUSTDOCFLAGS", "-D warnings")])
            }
            Check::Dependencies => dependencies::check(),
            Check::Fuzz => with_shared_target(&["check", "--manifest-path", "fuzz/Cargo.toml", "--locked"], &[]),
            Check::Deny => deny(),
        }
    }
}

/// Checks what we depend on, the module for Python as well. `advisories` is left out: it asks a host that is not always
/// reachable.
fn deny() -> Result<(), String> {
    let cargo_deny = cargo_deny()?;
    ["Cargo.toml", "python/Cargo.toml"].into_iter().try_for_each(|manifest| {
        let of = ["--manifest-path", manifest, "--locked", "check", "--hide-inclusion-graph"];
        program(&cargo_deny, &[&of[..], &["bans", "licenses", "sources"]].concat(), &[])
    })
}

/// The path of cargo-deny, which is installed if it is missing.
fn cargo_deny() -> Result<String, String> {
    if succeeds("cargo-deny", &["--version"]) {
        return Ok("cargo-deny".to_owned());
    }
    let folder = target_folder()?.join("tools");
    let installed = folder.join("bin/cargo-deny").with_extension(std::env::consts::EXE_EXTENSION);
    let (folder, installed) = (folder.to_string_lossy(), installed.to_string_lossy());
    if !succeeds(&installed, &["--version"]) {
        // Unoptimised, it is installed in a third of the time, and runs for a second.
        let install = ["install", "cargo-deny", "--version", "^0.20", "--locked", "--debug", "--root", &folder];
        program("cargo", &install, &[("CARGO_PROFILE_DEV_DEBUG", "false"), ("CARGO_INCREMENTAL", "0")])?;
    }
    Ok(installed.into_owned())
}

/// Compiles with the Rust of `rust-version` in Cargo.toml. Where that is the Rust at hand, the other checks do.
fn oldest_rust() -> Result<(), String> {
    let oldest = dependencies::oldest_rust()?;
    let output = std::process::Command::new("rustc").arg("--version").output();
    let output = output.map_err(|error| format!("`rustc` could not be started: {error}"))?;
    if String::from_utf8_lossy(&output.stdout).starts_with(&format!("rustc {oldest}.")) {
        eprintln!("The Rust at hand is {oldest}, the oldest that is promised.");
        return Ok(());
    }
    let toolchain = format!("+{oldest}");
    if !succeeds("rustc", &[&toolchain, "--version"]) {
        program("rustup", &["toolchain", "install", &oldest, "--profile", "minimal"], &[])?;
    }
    let target = target_folder()?.join("oldest-rust");
    let environment = [("CARGO_TARGET_DIR", &*target.to_string_lossy())];
    program("cargo", &[&toolchain, "check", "--workspace", "--locked"], &environment)
}

/// Installs a component of the toolchain that a bare one lacks.
fn component(name: &str, subcommand: &str) -> Result<(), String> {
    if succeeds("cargo", &[subcommand, "--version"]) {
        return Ok(());
    }
    program("rustup", &["component", "add", name], &[])
}
