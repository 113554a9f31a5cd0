//! The tests in a real browser, against the real program; and what else needs both: measurements and pictures.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{cargo, program, root, succeeds};
use crate::web;

/// Purpose of a run of the browser.
pub(crate) enum Purpose {
    /// Every test, or those whose names contain one of these.
    Test(Vec<String>),
    /// The numbers of the page in `docs/performance.md`.
    Measure,
    /// The pictures of the page in `docs/pictures`.
    Pictures,
}

/// Builds the client and the program, installs a browser, and runs the tests, measurements or pictures.
pub(crate) fn run(purpose: &Purpose) -> Result<(), String> {
    install_browser()?;
    web::build()?;
    let target = web::target_folder()?;
    // Measurements need the program as released; the tests only need a program.
    let (profile, folder) = match purpose {
        Purpose::Test(_) => ("dev", "debug"),
        Purpose::Measure | Purpose::Pictures => ("release", "release"),
    };
    cargo(&["build", "--locked", "--package", "senet-cli", "--profile", profile])?;
    let senet = target.join(folder).join(format!("senet{}", std::env::consts::EXE_SUFFIX));
    let pictures = match purpose {
        Purpose::Pictures => root().join("docs/pictures"),
        _ => root().join("target/e2e/pictures"),
    };
    fs::create_dir_all(&pictures).map_err(|error| web::failed(&pictures, &error))?;
    let [site, next_site] = sites()?;
    let paths = [("SENET", senet), ("E2E_PICTURES", pictures), ("E2E_SITE", site), ("E2E_NEXT_SITE", next_site)];
    let mut environment: Vec<(&str, String)> =
        paths.into_iter().map(|(name, path)| (name, path.to_string_lossy().into_owned())).collect();
    // What both workspaces depend on is compiled once.
    environment.push(("CARGO_TARGET_DIR", target.to_string_lossy().into_owned()));
    let environment: Vec<(&str, &str)> = environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let mut arguments = vec!["test", "--locked", "--manifest-path", "e2e/Cargo.toml", "--"];
    match purpose {
        Purpose::Test(names) => arguments.extend(names.iter().map(String::as_str)),
        Purpose::Measure => arguments.extend(["--ignored", "--exact", "measure::the_page", "--nocapture"]),
        Purpose::Pictures => arguments.extend(["--ignored", "--exact", "pictures::of_the_page"]),
    }
    program("cargo", &arguments, &environment)
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

/// Installs Chromium where there is none and Debian's tools can.
fn install_browser() -> Result<(), String> {
    let known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    if std::env::var_os("CHROMIUM").is_some() || known.iter().any(|path| Path::new(path).exists()) {
        return Ok(());
    }
    let missing = "the tests need Chromium, and it cannot be installed from here: install it, or name it in CHROMIUM";
    if !succeeds("apt-get", &["--version"]) {
        return Err(missing.to_owned());
    }
    let quietly = [("DEBIAN_FRONTEND", "noninteractive")];
    program("apt-get", &["update", "-qq"], &quietly)
        .and_then(|()| {
            let install = ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"];
            program("apt-get", &install, &quietly)
        })
        .map_err(|error| format!("{missing} ({error})"))
}
