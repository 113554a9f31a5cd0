//! Reading files of unknown length.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::FileFault;

/// Reads a file, or what a pipe or device yields, of at most `limit` bytes.
///
/// # Errors
///
/// If it cannot be read, or holds more: [`io::ErrorKind::FileTooLarge`].
pub fn read_up_to(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(FileFault::TooLong(limit).into());
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_up_to_the_limit() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        std::fs::write(&path, b"12345").expect("a file");
        assert_eq!(read_up_to(&path, 5).expect("a file of five bytes"), b"12345");
        let error = read_up_to(&path, 4).expect_err("a byte too many");
        assert_eq!(
            (error.kind(), error.to_string().contains("more than 4 bytes")),
            (io::ErrorKind::FileTooLarge, true)
        );
        assert_eq!(read_up_to(&folder.path().join("none"), 4).expect_err("no file").kind(), io::ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn endless_files_are_refused() {
        let error = read_up_to(Path::new("/dev/zero"), 1 << 16).expect_err("zeros without end");
        assert_eq!(error.kind(), io::ErrorKind::FileTooLarge);
    }
}
