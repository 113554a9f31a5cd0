//! The tests in a real browser, against the real program; and what else needs both: measurements and pictures.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use crate::run::{WORKSPACE, cargo, install, program, root, target_folder};
use crate::web;

/// Selects the tests in a browser. With the features of the [`WORKSPACE`], they share its dependencies.
pub(crate) const TESTS: [&str; 2] = ["--test", "browser"];

/// Purpose of a run of the browser.
pub(crate) enum Purpose {
    /// Every test, or those whose names contain one of these.
    Test {
        /// Whether a picture of each screen is saved, which takes as long again as the tests themselves.
        pictures: bool,
        names: Vec<String>,
    },
    /// The numbers of the page in `docs/performance.md`, or those whose names contain one of these.
    Measure { names: Vec<String> },
    /// The pictures of the page in `docs/pictures`.
    Pictures,
}

/// Builds the client and the program, installs a browser, and runs the tests, measurements or pictures.
pub(crate) fn run(purpose: &Purpose) -> Result<(), String> {
    install_browser()?;
    let tests = [&["test"], &TESTS[..], &WORKSPACE[..]].concat();
    let build_rest = || {
        let senet = build_program(purpose)?;
        cargo(&[&tests[..], &["--no-run"]].concat())?;
        Ok(senet)
    };
    let senet = match purpose {
        // Most of the client is compiled by one thread, into folders of its own.
        Purpose::Test { .. } => thread::scope(|scope| {
            let client = scope.spawn(web::build);
            let senet = build_rest();
            client.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)).and(senet)
        })?,
        // The program as released contains the client.
        Purpose::Measure { .. } | Purpose::Pictures => web::build().and_then(|()| build_rest())?,
    };
    let pictures = match purpose {
        Purpose::Pictures => Some("docs/pictures"),
        Purpose::Test { pictures: true, .. } => Some("target/e2e/pictures"),
        Purpose::Test { .. } | Purpose::Measure { .. } => None,
    };
    let [site, next_site] = sites()?;
    let mut paths = vec![("SENET", senet), ("E2E_SITE", site), ("E2E_NEXT_SITE", next_site)];
    if let Some(folder) = pictures {
        let folder = root().join(folder);
        fs::create_dir_all(&folder).map_err(|error| web::failed(&folder, &error))?;
        paths.push(("E2E_PICTURES", folder));
    }
    let paths: Vec<(&str, String)> =
        paths.into_iter().map(|(name, path)| (name, path.to_string_lossy().into_owned())).collect();
    let environment: Vec<(&str, &str)> = paths.iter().map(|(name, path)| (*name, path.as_str())).collect();
    let measured: Vec<String> = match purpose {
        Purpose::Measure { names } if names.is_empty() => vec!["measure::".to_owned()],
        Purpose::Measure { names } => names.iter().map(|name| format!("measure::{name}")).collect(),
        _ => Vec::new(),
    };
    let mut arguments = [&tests[..], &["--"]].concat();
    match purpose {
        Purpose::Test { names, .. } => arguments.extend(names.iter().map(String::as_str)),
        Purpose::Measure { .. } => {
            arguments.extend(["--ignored", "--nocapture", "--test-threads=1"]);
            arguments.extend(measured.iter().map(String::as_str));
        }
        Purpose::Pictures => arguments.extend(["--ignored", "--exact", "pictures::of_the_page"]),
    }
    program("cargo", &arguments, &environment)
}

/// Builds the program `senet`, as released for measurements and pictures, while tests only need a program. Returns its path.
fn build_program(purpose: &Purpose) -> Result<PathBuf, String> {
    let (how, folder) = match purpose {
        // With an example, cargo chooses the features of libraries as `cargo verify` does, and so need not compile them anew.
        Purpose::Test { .. } => ([&["--example", "random_game"], &WORKSPACE[..]].concat(), "debug"),
        Purpose::Measure { .. } | Purpose::Pictures => {
            (vec!["--package", "senet-cli", "--locked", "--release"], "release")
        }
    };
    cargo(&[&["build", "--bin", "senet"], &how[..]].concat())?;
    Ok(target_folder()?.join(folder).join(format!("senet{}", std::env::consts::EXE_SUFFIX)))
}

/// The client as static files, and another version of it that looks the same.
fn sites() -> Result<[PathBuf; 2], String> {
    let sites = ["site", "next-site"].map(|name| root().join("target/e2e").join(name));
    for site in &sites {
        web::copy_to(site)?;
    }
    let style = sites[1].join("style.css");
    let text = fs::read_to_string(&style).map_err(|error| web::failed(&style, &error))?;
    fs::write(&style, format!("{text}\n/* the next version */\n")).map_err(|error| web::failed(&style, &error))?;
    web::seal(&sites[1])?;
    web::compress(&sites[1])?;
    Ok(sites)
}

/// Installs Chromium where Debian's tools can: the browser, and the shell without a window, which tests prefer.
fn install_browser() -> Result<(), String> {
    let browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    let is_there = |path: &str| Path::new(path).exists();
    let has_browser = browsers.into_iter().any(is_there);
    if std::env::var_os("CHROMIUM").is_some() || has_browser && is_there("/usr/bin/chromium-headless-shell") {
        return Ok(());
    }
    match install(&["chromium", "chromium-headless-shell", "fonts-liberation"]) {
        Err(error) if !has_browser => Err(format!(
            "the tests need Chromium, and it cannot be installed from here: install it, or name it in CHROMIUM ({error})"
        )),
        // The shell only saves time.
        _ => Ok(()),
    }
}
