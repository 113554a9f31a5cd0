//! Atomic writing of files.

use std::fs::{self, File, Permissions, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::{DirectFile, FileFault};

/// The prefix of names of files that are being written.
const PREFIX: &str = ".senet-unfinished-";

/// A file that is being written under a temporary name in its final folder.
///
/// [`commit`](NewFile::commit) renames it; a drop before that removes it. It stays locked until then, so that
/// [`remove_unfinished`] can tell a file left by a crash from one that another process writes.
#[derive(Debug)]
pub struct NewFile {
    file: NamedTempFile,
    target: PathBuf,
    /// The permissions of the replaced file.
    permissions: Option<Permissions>,
}

impl NewFile {
    /// Creates a file that will get this path. Follows a link, which stays as it is; takes over the permissions of the replaced
    /// file.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to, or the path is that of a folder or device, of a read-only file, or of a broken link.
    pub fn create(path: &Path) -> io::Result<NewFile> {
        let exists = path.symlink_metadata().is_ok();
        let target = if exists { path.canonicalize()? } else { path.to_owned() };
        let permissions = if exists { Some(replaceable(&target)?) } else { None };
        Ok(NewFile { file: locked(folder_of(&target))?, target, permissions })
    }

    /// Allocates `length` bytes on the disk, which must not be full later, when mapped memory is written back. Returns whether the
    /// system supports that.
    ///
    /// # Errors
    ///
    /// If the disk is full.
    pub fn reserve(&self, length: u64) -> io::Result<bool> {
        crate::allocate(self.file.as_file(), length)
    }

    /// The file, for writing.
    pub fn file_mut(&mut self) -> &mut File {
        self.file.as_file_mut()
    }

    /// The file, for large parts in any order.
    ///
    /// # Errors
    ///
    /// If it cannot be opened.
    pub fn direct(&self) -> io::Result<DirectFile> {
        DirectFile::of(self.file.path(), self.file.as_file())
    }

    /// The temporary path, for libraries that open the file themselves.
    pub fn temporary_path(&self) -> &Path {
        self.file.path()
    }

    /// Syncs the file and renames it to its path.
    ///
    /// # Errors
    ///
    /// If that fails; an older file at the path is then unchanged.
    pub fn commit(self) -> io::Result<()> {
        let NewFile { file, target, permissions } = self;
        if let Some(permissions) = permissions {
            file.as_file().set_permissions(permissions)?;
        }
        file.as_file().sync_all()?;
        file.persist(&target).map_err(io::Error::from)?;
        sync_folder(folder_of(&target))
    }
}

/// Writes a file through a buffer, syncs it, and renames it to its path.
///
/// # Errors
///
/// Those of `contents`, of [`NewFile::create`] and of [`NewFile::commit`]; an older file at the path is then unchanged.
pub fn replace(path: &Path, contents: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut new = NewFile::create(path)?;
    let mut output = BufWriter::with_capacity(1 << 20, new.file_mut());
    contents(&mut output)?;
    output.flush()?;
    drop(output);
    new.commit()
}

/// Removes a file, if it exists, and syncs the folder.
///
/// # Errors
///
/// If it cannot be removed.
pub fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Ok(()) => sync_folder(folder_of(path)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Removes the unfinished files of crashed processes from a folder. Returns their number.
///
/// # Errors
///
/// If the folder cannot be read, or such a file cannot be removed.
pub fn remove_unfinished(folder: &Path) -> io::Result<usize> {
    let mut removed = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let is_unfinished = entry.file_name().as_encoded_bytes().starts_with(PREFIX.as_bytes());
        if !is_unfinished || !entry.file_type()?.is_file() {
            continue;
        }
        match File::open(entry.path()) {
            // A file that cannot be locked may belong to another process; so may all where the system has no locks.
            Ok(file) => match file.try_lock() {
                Ok(()) => remove(&entry.path())?,
                Err(TryLockError::WouldBlock | TryLockError::Error(_)) => continue,
            },
            // Its process has renamed it meanwhile.
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        }
        removed += 1;
    }
    Ok(removed)
}

/// The folder of a file.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The permissions of a file that may be replaced. Renaming alone would replace read-only files, too.
fn replaceable(path: &Path) -> io::Result<Permissions> {
    let permissions = crate::ordinary(path)?.permissions();
    if permissions.readonly() {
        return Err(FileFault::ReadOnly.into());
    }
    Ok(permissions)
}

/// A new file with a temporary name, locked where the system has locks.
fn locked(folder: &Path) -> io::Result<NamedTempFile> {
    loop {
        let mut new = tempfile::Builder::new();
        // The default permissions; those of temporary files exclude other users.
        #[cfg(unix)]
        new.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = new.prefix(PREFIX).tempfile_in(folder)?;
        // Another process may have removed it before it was locked, as a file left by a crash.
        if file.as_file().lock().is_err() || file.path().exists() {
            return Ok(file);
        }
    }
}

/// Syncs a folder.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        // Some file systems do not support that, and do not need it.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        synced => synced,
    }
}

/// Other systems sync folders themselves.
#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .expect("a folder")
            .map(|entry| entry.expect("a file").file_name().display().to_string())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_as_a_whole_or_not_at_all() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        replace(&path, |output| output.write_all(b"old")).expect("a new file");
        let failed = replace(&path, |output| {
            output.write_all(b"half")?;
            Err(io::Error::other("no more"))
        });
        assert!(failed.is_err());
        assert_eq!(
            (fs::read(&path).expect("a file"), names(folder.path())),
            (b"old".to_vec(), vec!["file".to_owned()])
        );
        replace(&path, |output| output.write_all(b"new")).expect("it can be replaced");
        assert_eq!(fs::read(&path).expect("a file"), b"new");
        remove(&path).expect("it can be removed");
        remove(&path).expect("what is not there needs no removing");
        assert_eq!(names(folder.path()), Vec::<String>::new());
    }

    #[test]
    fn unlocked_temporary_files_are_removed_and_locked_ones_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let held = NewFile::create(&folder.path().join("held")).expect("a new file");
        let left = folder.path().join(format!("{PREFIX}123456"));
        fs::write(&left, b"half").expect("a file");
        fs::write(folder.path().join(".unfinished-of-others"), b"").expect("a file");
        assert_eq!(remove_unfinished(folder.path()).expect("a folder"), 1);
        assert!(!left.exists());
        held.commit().expect("it is still there");
        assert_eq!(names(folder.path()), [".unfinished-of-others", "held"]);
    }

    #[test]
    fn reserved_space_was_available() {
        let folder = tempfile::tempdir().expect("a folder");
        let free = crate::available_space(folder.path()).expect("a disk");
        assert!(free > 0);
        assert!(crate::available_space(&folder.path().join("missing")).is_err());
        let new = NewFile::create(&folder.path().join("file")).expect("a new file");
        assert!(new.reserve(4096).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_permissions_kept() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().expect("a folder");
        let (path, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&path, b"old").expect("a file");
        fs::set_permissions(&path, Permissions::from_mode(0o640)).expect("permissions");
        symlink("file", &link).expect("a link");
        replace(&link, |output| output.write_all(b"new")).expect("it can be replaced");
        assert_eq!(fs::read(&path).expect("a file"), b"new");
        assert!(link.symlink_metadata().expect("a link").is_symlink());
        assert_eq!(path.metadata().expect("a file").permissions().mode() & 0o777, 0o640);
        symlink("nowhere", folder.path().join("lost")).expect("a link");
        assert!(replace(&folder.path().join("lost"), |_| Ok(())).is_err());
    }

    #[test]
    fn folders_and_read_only_files_are_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let refused = replace(folder.path(), |_| Ok(())).expect_err("a folder");
        assert!(refused.to_string().contains("this is a folder"), "{refused}");
        let path = folder.path().join("file");
        fs::write(&path, b"old").expect("a file");
        let mut permissions = path.metadata().expect("a file").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).expect("permissions");
        let refused = replace(&path, |_| Ok(())).expect_err("a file that is read-only");
        assert!(refused.to_string().contains("read-only"), "{refused}");
    }
}
