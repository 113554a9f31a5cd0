//! The requirements of the solver's tests on a graphics processor.

use std::fs;

use crate::run::install;

/// Installs Mesa's drivers, with a program that does the work of a graphics processor, where Debian's tools can and there is no
/// driver of Vulkan.
pub(crate) fn install_driver() -> Result<(), String> {
    let drivers = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d"];
    let has_driver =
        drivers.into_iter().any(|folder| fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()));
    if has_driver || cfg!(not(target_os = "linux")) {
        return Ok(());
    }
    install(&["mesa-vulkan-drivers"])
        .map_err(|error| format!("the tests need a driver of Vulkan, and it cannot be installed from here ({error})"))
}
