//! Files that are read and written in large parts, past the system's cache.

use std::fs::File;
use std::io;
use std::path::Path;

use crate::MappedFile;

/// A file that is read and written in large parts, in any order.
///
/// The system does not keep a copy of them in memory, if it can read and write without one (Linux). That needs offsets, lengths and
/// addresses that are multiples of [`DirectFile::BLOCK`].
#[derive(Debug)]
pub struct DirectFile(File);

impl DirectFile {
    /// The unit of offsets, lengths and addresses, in bytes.
    pub const BLOCK: usize = 4096;

    /// Opens the file at `path` once more, which is `file`.
    ///
    /// # Errors
    ///
    /// If the file cannot be opened.
    pub fn of(path: &Path, file: &File) -> io::Result<DirectFile> {
        #[cfg(target_os = "linux")]
        {
            use std::os::unix::fs::OpenOptionsExt;

            let direct = File::options().read(true).write(true).custom_flags(libc::O_DIRECT).open(path);
            // Some file systems have no such access.
            if let Ok(direct) = direct {
                return Ok(DirectFile(direct));
            }
        }
        let _ = path;
        file.try_clone().map(DirectFile)
    }

    /// Reads bytes from an offset on.
    ///
    /// # Errors
    ///
    /// If the file is shorter, or cannot be read.
    pub fn read(&self, bytes: &mut [u8], offset: u64) -> io::Result<()> {
        #[cfg(unix)]
        return std::os::unix::fs::FileExt::read_exact_at(&self.0, bytes, offset);
        #[cfg(windows)]
        {
            let mut done = 0;
            while done < bytes.len() {
                match std::os::windows::fs::FileExt::seek_read(&self.0, &mut bytes[done..], offset + done as u64)? {
                    0 => return Err(io::ErrorKind::UnexpectedEof.into()),
                    read => done += read,
                }
            }
            Ok(())
        }
    }

    /// Writes bytes from an offset on.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn write(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        #[cfg(unix)]
        return std::os::unix::fs::FileExt::write_all_at(&self.0, bytes, offset);
        #[cfg(windows)]
        {
            let mut done = 0;
            while done < bytes.len() {
                done += std::os::windows::fs::FileExt::seek_write(&self.0, &bytes[done..], offset + done as u64)?;
            }
            Ok(())
        }
    }

    /// Maps the file for reading, beside reads and writes of other parts. The caller must hold its lock.
    ///
    /// # Errors
    ///
    /// If the file cannot be mapped.
    pub fn map(&self) -> io::Result<MappedFile> {
        crate::map::map_to_read(&self.0)
    }

    /// Waits until all bytes are on the disk.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn sync(&self) -> io::Result<()> {
        self.0.sync_data()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Memory;

    #[test]
    fn bytes_are_read_where_they_were_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("bytes");
        let file = File::create_new(&path).expect("a file");
        file.set_len(4 * DirectFile::BLOCK as u64).expect("room");
        let direct = DirectFile::of(&path, &file).expect("the file");
        let mut memory = Memory::new(4 * DirectFile::BLOCK).expect("memory");
        memory.fill(7);
        direct.write(&memory[DirectFile::BLOCK..], DirectFile::BLOCK as u64).expect("written");
        direct.sync().expect("on the disk");
        memory.fill(9);
        direct.read(&mut memory, 0).expect("read");
        assert!(*direct.map().expect("mapped").as_ref() == *memory);
        let (first, rest) = memory.split_at(DirectFile::BLOCK);
        assert!(first.iter().all(|byte| *byte == 0) && rest.iter().all(|byte| *byte == 7));
        assert!(direct.read(&mut memory, DirectFile::BLOCK as u64).is_err(), "behind the end");
    }
}
