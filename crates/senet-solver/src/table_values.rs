//! The contents of a table file: header, values, checksums of their blocks.

use std::io::{self, Write};
use std::ops::ControlFlow;

use rayon::prelude::*;
use senet_tables::format::{self, BLOCK_LEN};
use senet_tables::table::VALUE_LEN;

/// Values of a block.
const PER_BLOCK: usize = BLOCK_LEN / VALUE_LEN;
/// Blocks that are computed at a time, in parallel.
const AT_A_TIME: usize = 64;

/// Writes a table of so many values, block by block, each computed by `value_of` its number. Reports the completed
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
    let blocks = count.div_ceil(PER_BLOCK);
    for begin in (0..blocks).step_by(AT_A_TIME) {
        let of_block = |block: usize| {
            let numbers = block * PER_BLOCK..count.min((block + 1) * PER_BLOCK);
            let values: Vec<[u8; VALUE_LEN]> = numbers.map(value_of).collect();
            let checksum = format::checksum(header, block, values.as_flattened());
            (values, checksum)
        };
        let computed: Vec<_> = (begin..blocks.min(begin + AT_A_TIME)).into_par_iter().map(of_block).collect();
        for (block, (values, checksum)) in (begin..).zip(computed) {
            output.write_all(values.as_flattened())?;
            checksums.extend(checksum);
            if report(block as f64 / blocks as f64).is_break() {
                return Err(io::ErrorKind::Interrupted.into());
            }
        }
    }
    output.write_all(&checksums)
}
