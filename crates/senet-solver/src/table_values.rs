//! The contents of a table file: header, values, checksums of their blocks.

use std::io::{self, Write};
use std::ops::{ControlFlow, Range};

use rayon::prelude::*;
use senet_tables::Subject;
use senet_tables::format::{self, BLOCK_LEN, HEADER_LEN, Header};
use senet_tables::table::VALUE_LEN;

/// Values of a block.
const PER_BLOCK: usize = BLOCK_LEN / VALUE_LEN;
/// Blocks that are computed at a time, in parallel.
const AT_A_TIME: usize = 64;

/// Writes a table, block by block.
pub(crate) struct TableWriter<'w> {
    output: &'w mut dyn Write,
    header: [u8; HEADER_LEN],
    checksums: Vec<u8>,
    /// Blocks that are written.
    blocks: usize,
}

impl<'w> TableWriter<'w> {
    /// Begins a table with its header.
    pub(crate) fn begin(
        output: &'w mut dyn Write,
        of: impl Into<Subject>,
        header: &Header,
    ) -> io::Result<TableWriter<'w>> {
        let header = header.to_bytes(of);
        output.write_all(&header)?;
        Ok(TableWriter { output, header, checksums: Vec::new(), blocks: 0 })
    }

    /// Writes the next values: whole blocks, unless they are the last. Reports the number of blocks that are written.
    ///
    /// # Errors
    ///
    /// If they cannot be written, or the report asks to stop.
    pub(crate) fn write(&mut self, values: &[u8], report: &mut dyn FnMut(usize) -> ControlFlow<()>) -> io::Result<()> {
        for values in values.chunks(AT_A_TIME * BLOCK_LEN) {
            let (header, first) = (&self.header, self.blocks);
            let blocks = values.par_chunks(BLOCK_LEN).enumerate();
            let checksums: Vec<_> =
                blocks.map(|(block, values)| format::checksum(header, first + block, values)).collect();
            for (values, checksum) in values.chunks(BLOCK_LEN).zip(checksums) {
                self.output.write_all(values)?;
                self.checksums.extend(checksum);
                self.blocks += 1;
                if report(self.blocks).is_break() {
                    return Err(io::ErrorKind::Interrupted.into());
                }
            }
        }
        Ok(())
    }

    /// Ends the table with its checksums.
    pub(crate) fn end(self) -> io::Result<()> {
        self.output.write_all(&self.checksums)
    }
}

/// Writes the table with this header, whose values are computed by `values_of` their numbers. Reports the completed share, from 0 to 1.
///
/// # Errors
///
/// If it cannot be written, or the report asks to stop.
pub(crate) fn write_values(
    output: &mut dyn Write,
    (of, header): (Subject, &Header),
    values_of: &(impl Fn(Range<usize>) -> Vec<[u8; VALUE_LEN]> + Sync),
    report: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> io::Result<()> {
    let mut table = TableWriter::begin(output, of, header)?;
    let count = header.count as usize;
    let blocks = count.div_ceil(PER_BLOCK);
    for begin in (0..blocks).step_by(AT_A_TIME) {
        let of_block = |block: usize| values_of(block * PER_BLOCK..count.min((block + 1) * PER_BLOCK));
        let values: Vec<_> = (begin..blocks.min(begin + AT_A_TIME)).into_par_iter().flat_map_iter(of_block).collect();
        table.write(values.as_flattened(), &mut |done| report(done as f64 / blocks as f64))?;
    }
    table.end()
}
