//! The tests in a real browser, against the real program.

use std::path::Path;

use crate::run::{cargo, program, root, succeeds};
use crate::web;

/// Builds the client and the program, sees to a browser, and runs the tests.
pub(crate) fn run() -> Result<(), String> {
    install_browser()?;
    web::build()?;
    cargo(&["build", "--locked", "--package", "senet-cli"])?;
    let senet = web::target_folder()?.join("debug/senet");
    let pictures = root().join("target/e2e");
    std::fs::create_dir_all(&pictures).map_err(|error| format!("{}: {error}", pictures.display()))?;
    let environment =
        [("SENET", senet.to_string_lossy().into_owned()), ("E2E_PICTURES", pictures.to_string_lossy().into_owned())];
    let environment: Vec<(&str, &str)> = environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
    program("cargo", &["test", "--locked", "--manifest-path", "e2e/Cargo.toml"], &environment)
}

/// Installs Chromium where there is none and Debian's tools can.
fn install_browser() -> Result<(), String> {
    let known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    if std::env::var_os("CHROMIUM").is_some() || known.iter().any(|path| Path::new(path).exists()) {
        return Ok(());
    }
    if !succeeds("apt-get", &["--version"]) {
        return Err("the tests need Chromium: install it, or name it in CHROMIUM".to_owned());
    }
    program("apt-get", &["update", "-qq"], &[])?;
    program("apt-get", &["install", "-y", "-qq", "chromium"], &[])
}
