//! Running other programs from the root of the workspace.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// All crates with all features. Every command for the workspace has these, so that what one compiles serves the next.
pub(crate) const WORKSPACE: [&str; 3] = ["--workspace", "--all-features", "--locked"];

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The folder in which cargo builds.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let mut command = cargo_metadata::MetadataCommand::new();
    command.manifest_path(root().join("Cargo.toml")).no_deps();
    let metadata = command.exec().map_err(|error| format!("cargo metadata: {error}"))?;
    Ok(metadata.target_directory.into_std_path_buf())
}

/// Runs cargo and says so.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    program("cargo", arguments, &[])
}

/// Runs cargo for another workspace, with additions to its environment. What both depend on is compiled once.
pub(crate) fn with_shared_target(arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    let target = target_folder()?;
    program("cargo", arguments, &[environment, &[("CARGO_TARGET_DIR", &*target.to_string_lossy())]].concat())
}

/// Runs a program with additions to its environment, and says so.
pub(crate) fn program(name: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    let shown = format!("{name} {}", arguments.join(" "));
    eprintln!("$ {shown}");
    let mut command = Command::new(name);
    command.args(arguments).envs(environment.iter().copied()).current_dir(root());
    if arguments.first().is_some_and(|first| first.starts_with('+')) {
        // rustup's variables would override the toolchain of a `+` argument.
        command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env_remove("RUSTC");
    }
    let start = Instant::now();
    match command.status() {
        Ok(status) if status.success() => {
            // Where the time of a whole run goes.
            eprintln!("# {} s: {shown}", start.elapsed().as_secs());
            Ok(())
        }
        Ok(status) => Err(format!("`{shown}` failed ({status})")),
        Err(error) => Err(format!("`{shown}` could not be started: {error}")),
    }
}

/// Installs packages where Debian's tools can.
pub(crate) fn install(packages: &[&str]) -> Result<(), String> {
    if !succeeds("apt-get", &["--version"]) {
        return Err("there is no apt-get".to_owned());
    }
    let quietly = [("DEBIAN_FRONTEND", "noninteractive")];
    program("apt-get", &["update", "-qq"], &quietly)?;
    let install = ["install", "-y", "-qq", "--no-install-recommends"];
    program("apt-get", &[&install[..], packages].concat(), &quietly)
}

/// Whether a program succeeds; its output is dropped.
pub(crate) fn succeeds(name: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(name);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
