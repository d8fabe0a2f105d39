//! Access to the disk.
//!
//! Everything that this crate does to files goes through [`Disk`], so that the tests can substitute
//! a disk that loses everything not synced.

use core::time::Duration;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::thread;

/// The file operations that this crate needs.
///
/// An operation is complete when its method returns, but only operations documented as synced
/// survive a power failure.
pub trait Disk {
    /// A held lock; dropping it releases the lock.
    type Lock;

    /// Returns the path with all symbolic links resolved; the file must exist.
    fn canonicalize(&self, path: &Path) -> io::Result<PathBuf>;

    /// Reads all bytes of a file.
    ///
    /// Fails with [`io::ErrorKind::FileTooLarge`] if there are more than `most`, and with
    /// [`io::ErrorKind::InvalidInput`] for a device or a pipe.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// Returns the names in a folder, in no particular order, without those that are not UTF-8.
    fn list(&self, folder: &Path) -> io::Result<Vec<String>>;

    /// Creates a folder; its name is not synced.
    fn create_dir(&self, path: &Path) -> io::Result<()>;

    /// Writes a new file and syncs its bytes, not its name.
    ///
    /// It gets the permissions of `like`, which must not be write-protected. An existing file is an
    /// error.
    fn write_new(&self, path: &Path, bytes: &[u8], like: Option<&Path>) -> io::Result<()>;

    /// Returns whether a file is protected from writing by anybody; false on a disk without
    /// permissions.
    fn is_protected(&self, _path: &Path) -> io::Result<bool> {
        Ok(false)
    }

    /// Removes from a file or a folder the permissions that the file `like` does not have.
    ///
    /// A user who may not read `like` may not read it either. Its owner may still write it. Not
    /// synced.
    fn restrict_permissions(&self, _path: &Path, _like: &Path) -> io::Result<()> {
        Ok(())
    }

    /// Appends bytes to an existing file and syncs them.
    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Gives a file a second name; not synced.
    fn link(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Renames a file within its folder, replacing a file of that name; not synced.
    ///
    /// Fails with [`io::ErrorKind::ResourceBusy`] if another program has one of them open and does
    /// not release it within a second.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file; not synced.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Syncs the names in a folder.
    fn sync_dir(&self, folder: &Path) -> io::Result<()>;

    /// Takes the lock on this file, which is created if missing, and writes the holder into it.
    ///
    /// Waits for a while if another process holds the lock. Also returns the previous content of
    /// the file, which is empty if the last holder finished properly.
    ///
    /// # Errors
    ///
    /// Fails with [`LockError::Held`] if the holder does not finish.
    fn lock(&self, path: &Path, holder: &str) -> Result<(Self::Lock, String), LockError>;

    /// Empties the lock file and releases the lock.
    ///
    /// Dropping a lock releases it without emptying the file.
    fn finish(&self, lock: Self::Lock) -> io::Result<()>;
}

/// The reason a lock was not taken.
#[derive(Debug)]
#[non_exhaustive]
pub enum LockError {
    /// Another process holds it; the text is what that process wrote into the file, if readable.
    Held(String),
    /// The lock file cannot be used.
    Io(io::Error),
}

/// The number of attempts to take a lock while the holder stays the same.
const LOCK_TRIES: u32 = 500;
/// The pause between two attempts: with [`LOCK_TRIES`], five seconds in total.
const LOCK_PAUSE: Duration = Duration::from_millis(10);
/// The largest number of bytes read about the holder.
const HOLDER_BYTES: u64 = 1000;

/// The disk of this computer.
#[derive(Debug, Clone, Copy, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    type Lock = File;

    fn canonicalize(&self, path: &Path) -> io::Result<PathBuf> {
        fs::canonicalize(path)
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        open_file(path)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        Ok(bytes)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(folder)? {
            names.extend(entry?.file_name().into_string().ok());
        }
        Ok(names)
    }

    fn create_dir(&self, path: &Path) -> io::Result<()> {
        fs::create_dir(path)
    }

    fn write_new(&self, path: &Path, bytes: &[u8], like: Option<&Path>) -> io::Result<()> {
        let permissions = like.map(fs::metadata).transpose()?.map(|file| file.permissions());
        if permissions.as_ref().is_some_and(fs::Permissions::readonly) {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        if let Some(permissions) = permissions {
            file.set_permissions(permissions)?;
        }
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn is_protected(&self, path: &Path) -> io::Result<bool> {
        Ok(fs::metadata(path)?.permissions().readonly())
    }

    #[cfg(unix)]
    fn restrict_permissions(&self, path: &Path, like: &Path) -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt;
        let (own, like) = (fs::metadata(path)?, fs::metadata(like)?);
        let mut most = like.permissions().mode() & 0o666 | 0o7600;
        if own.is_dir() {
            // Users who may read the folder may also enter it.
            most |= (most & 0o444) >> 2;
        }
        let mode = own.permissions().mode() & 0o7777;
        if mode & !most != 0 {
            fs::set_permissions(path, fs::Permissions::from_mode(mode & most))?;
        }
        Ok(())
    }

    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = OpenOptions::new().append(true).open(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::hard_link(from, to)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        retry_while_locked(|| fs::rename(from, to))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    #[cfg(unix)]
    fn sync_dir(&self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }

    /// Elsewhere a folder cannot be opened; the journal of the file system has to suffice.
    #[cfg(not(unix))]
    fn sync_dir(&self, _folder: &Path) -> io::Result<()> {
        Ok(())
    }

    fn lock(&self, path: &Path, holder: &str) -> Result<(File, String), LockError> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(LockError::Io)?;
        let mut seen = String::new();
        let mut tries = 0;
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::Error(error)) => return Err(LockError::Io(error)),
                Err(TryLockError::WouldBlock) => {}
            }
            // Keep waiting in a queue that moves. The name of the holder is only informative: some
            // systems do not allow it to be read.
            let holder = words(&file).unwrap_or_default();
            if holder != seen && !holder.is_empty() {
                (seen, tries) = (holder, 0);
            }
            tries += 1;
            if tries == LOCK_TRIES {
                return Err(LockError::Held(seen));
            }
            thread::sleep(LOCK_PAUSE);
        }
        let before = words(&file).map_err(LockError::Io)?;
        // The file must never be empty in between, because that means a proper end.
        let line = format!("{holder}\n");
        let written =
            file.write_all(line.as_bytes()).and_then(|()| file.set_len(line.len() as u64));
        written.map_err(LockError::Io)?;
        Ok((file, before))
    }

    fn finish(&self, lock: File) -> io::Result<()> {
        lock.set_len(0)
    }
}

/// Opens a file for reading, unless it is a device or a pipe, which may have no end or no
/// beginning.
///
/// The system's names for streams of this process (`/dev/stdin`, `/dev/fd/3`) are allowed.
///
/// # Errors
///
/// Fails with [`io::ErrorKind::InvalidInput`] for a device or a pipe, and if the file cannot be
/// opened.
pub fn open_file(path: &Path) -> io::Result<File> {
    let kind = fs::metadata(path)?.file_type();
    let is_own = ["/dev/fd", "/dev/stdin", "/dev/null", "/proc/self/fd"]
        .iter()
        .any(|stream| path.starts_with(stream));
    if !kind.is_file() && !kind.is_dir() && !is_own {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    File::open(path)
}

/// The number of attempts while another program has the file open.
const HELD_TRIES: u32 = 50;
/// The pause between two attempts: with [`HELD_TRIES`], one second in total.
const HELD_PAUSE: Duration = Duration::from_millis(20);

/// Retries an operation on a file that another program may have open.
///
/// Such a program is an editor, a virus scanner, or one that copies to a cloud. If the system
/// refuses for that reason (Windows), the operation is retried for a second.
///
/// # Errors
///
/// Fails with [`io::ErrorKind::ResourceBusy`] if the other program does not release the file, and
/// with any other error immediately.
pub fn retry_while_locked<T>(mut act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    for tries in 1.. {
        match act() {
            Err(error) if is_held(&error) && tries < HELD_TRIES => thread::sleep(HELD_PAUSE),
            Err(error) if is_held(&error) => {
                return Err(io::Error::new(io::ErrorKind::ResourceBusy, error));
            }
            done => return done,
        }
    }
    unreachable!("the last try returns")
}

/// Returns whether a file cannot be replaced because another program has it open.
///
/// Windows reports "sharing violation" (32), "lock violation" (33) or, for a rename, "access
/// denied" (5).
fn is_held(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::ResourceBusy
        || (cfg!(windows) && matches!(error.raw_os_error(), Some(5 | 32 | 33)))
}

/// Returns the content of a lock file.
fn words(mut file: &File) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(HOLDER_BYTES).read_to_end(&mut bytes)?;
    file.rewind()?;
    Ok(String::from_utf8_lossy(&bytes).trim().to_owned())
}
