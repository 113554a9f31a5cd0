//! The contents of a table file: header, values, checksums of their blocks.

use std::io::{self, Write};
use std::ops::ControlFlow;

use rayon::prelude::*;
use senet_tables::format::{self, BLOCK_LEN};
use senet_tables::table::VALUE_LEN;

/// Writes a table of so many values, block by block, each computed in parallel by `value_of` its number. Reports the completed
/// share, from 0 to 1.
///
/// # Errors
///
/// If it cannot be written, or the report asks to stop.
pub(crate) fn write_values(
    output: &mut dyn Write,
    header: &[u8; format::HEADER_LEN],
    count: usize,
    value_of: &(impl Fn(usize) -> [u8; VALUE_LEN] + Sync),
    report: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> io::Result<()> {
    output.write_all(header)?;
    let mut checksums = Vec::new();
    for (block, begin) in (0..count).step_by(BLOCK_LEN / VALUE_LEN).enumerate() {
        let numbers = begin..(begin + BLOCK_LEN / VALUE_LEN).min(count);
        let values: Vec<[u8; VALUE_LEN]> = numbers.into_par_iter().map(value_of).collect();
        output.write_all(values.as_flattened())?;
        checksums.extend(format::checksum(header, block, values.as_flattened()));
        if report(begin as f64 / count as f64).is_break() {
            return Err(io::ErrorKind::Interrupted.into());
        }
    }
    output.write_all(&checksums)
}
