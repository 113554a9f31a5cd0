//! The tests that need a graphics processor.

use std::fs;

use crate::run::{cargo, install};

/// Tests the solver on the fastest graphics processor, or on Mesa's program that does the work of one.
pub(crate) fn test() -> Result<(), String> {
    install_driver()?;
    cargo(&["test", "--package", "senet-solver", "--features", "gpu", "--lib", "--locked", "graphics_processor"])
}

/// Installs Mesa's drivers where Debian's tools can and there is no driver of Vulkan.
fn install_driver() -> Result<(), String> {
    let drivers = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d"];
    let has_driver =
        drivers.into_iter().any(|folder| fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()));
    if has_driver || cfg!(not(target_os = "linux")) {
        return Ok(());
    }
    install(&["mesa-vulkan-drivers"])
        .map_err(|error| format!("the tests need a driver of Vulkan, and it cannot be installed from here ({error})"))
}
