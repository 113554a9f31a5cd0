//! The module for Python: building, installing and testing it in an environment of its own.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{program, succeeds, target_folder, with_shared_target};
use crate::web;

/// The oldest Python that the module runs with, as `requires-python` in `python/pyproject.toml` has it.
const OLDEST: &str = "3.11";

/// The environment with the module and all that its tests need, `python` in the target folder.
struct Environment {
    folder: PathBuf,
    target: PathBuf,
}

/// Creates the environment if it is missing, builds the wheel, installs it, and runs every check and test.
pub(crate) fn run() -> Result<(), String> {
    let environment = Environment::create()?;
    environment.install_requirements()?;
    Environment::clippy()?;
    environment.install_module()?;
    environment.check_types()?;
    environment.run("pytest", &["python", "--quiet", "--durations=5"])
}

impl Environment {
    fn create() -> Result<Environment, String> {
        let target = target_folder()?;
        let environment = Environment { folder: target.join("python"), target };
        if !succeeds(&environment.tool("python"), &["-m", "pip", "--version"]) {
            let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
            let version = format!("import sys; sys.exit(sys.version_info < ({}))", OLDEST.replace('.', ","));
            if !succeeds(&python, &["-c", &version]) {
                return Err(format!("Python {OLDEST} or newer is needed: install it, or name it in PYTHON"));
            }
            program(&python, &["-m", "venv", "--clear", &environment.folder.to_string_lossy()], &[])?;
        }
        Ok(environment)
    }

    fn install_requirements(&self) -> Result<(), String> {
        self.pip(&["install", "--requirement", "python/requirements.txt"])
    }

    fn clippy() -> Result<(), String> {
        let arguments = ["clippy", "--manifest-path", "python/Cargo.toml", "--locked", "--", "-D", "warnings"];
        with_shared_target(&arguments, &[])
    }

    /// Builds the wheel that users get, and installs it.
    fn install_module(&self) -> Result<(), String> {
        let wheels = self.target.join("wheels");
        if wheels.exists() {
            fs::remove_dir_all(&wheels).map_err(|error| web::failed(&wheels, &error))?;
        }
        let (python, out) = (self.tool("python"), wheels.to_string_lossy());
        let manifest = ["--manifest-path", "python/Cargo.toml"];
        let build = ["build", "--release", "--locked", "--out", &out, "--interpreter", &python];
        let target = self.target.to_string_lossy();
        program(&self.tool("maturin"), &[&build[..], &manifest[..]].concat(), &[("CARGO_TARGET_DIR", &target)])?;
        let wheel = only_file(&wheels)?;
        self.pip(&["install", "--force-reinstall", "--no-deps", &wheel.to_string_lossy()])
    }

    fn check_types(&self) -> Result<(), String> {
        let checked = ["package/senet", "tests", "examples"].map(|folder| format!("python/{folder}"));
        let checked = checked.each_ref().map(String::as_str);
        self.run("mypy", &[&["--config-file", "python/pyproject.toml"][..], &checked].concat())?;
        self.run("stubtest", &["--mypy-config-file", "python/pyproject.toml", "senet._senet"])
    }

    fn pip(&self, arguments: &[&str]) -> Result<(), String> {
        let quietly = ["-m", "pip", "--quiet", "--disable-pip-version-check"];
        program(&self.tool("python"), &[&quietly[..], arguments].concat(), &[])
    }

    fn run(&self, tool: &str, arguments: &[&str]) -> Result<(), String> {
        program(&self.tool(tool), arguments, &[])
    }

    /// The path of a program of the environment.
    fn tool(&self, name: &str) -> String {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        let path = self.folder.join(folder).join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        path.to_string_lossy().into_owned()
    }
}

/// The only file of a folder.
fn only_file(folder: &Path) -> Result<PathBuf, String> {
    let mut files = fs::read_dir(folder).map_err(|error| web::failed(folder, &error))?.filter_map(Result::ok);
    match (files.next(), files.next()) {
        (Some(file), None) => Ok(file.path()),
        _ => Err(format!("{}: there should be one file", folder.display())),
    }
}
