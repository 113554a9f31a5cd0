//! Copies blocks between files, for the tests of tables and (in `senet-solver`) of checkpoints.

use senet_tables::format::{BLOCK_LEN, CHECKSUM_LEN, HEADER_LEN};

/// Returns `into` with block `place` replaced by block `block` of `from`, checksum included. Both blocks have the same
/// length, and so have both files.
pub(crate) fn graft(into: &[u8], place: usize, from: &[u8], block: usize) -> Vec<u8> {
    let body_len = into.len() - HEADER_LEN;
    let values_len = body_len - body_len.div_ceil(BLOCK_LEN + CHECKSUM_LEN) * CHECKSUM_LEN;
    let values = |block: usize| HEADER_LEN + block * BLOCK_LEN..HEADER_LEN + values_len.min((block + 1) * BLOCK_LEN);
    let checksum = |block: usize| {
        let begin = HEADER_LEN + values_len + block * CHECKSUM_LEN;
        begin..begin + CHECKSUM_LEN
    };
    let mut grafted = into.to_vec();
    grafted[values(place)].copy_from_slice(&from[values(block)]);
    grafted[checksum(place)].copy_from_slice(&from[checksum(block)]);
    assert_ne!(grafted, into, "the two blocks differ");
    grafted
}
