//! The only way to the disk.
//!
//! Everything this crate does to files goes through [`Disk`], so that the tests can
//! put a disk in its place that loses whatever was not synced.

use core::time::Duration;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::thread;

/// What this crate needs from a disk.
///
/// A method that returns has done its work, but only what is said to be synced
/// survives a power failure.
pub trait Disk {
    /// Held as long as the lock is.
    type Lock;

    /// Returns the path with every symbolic link followed; the file must exist.
    fn canonicalize(&self, path: &Path) -> io::Result<PathBuf>;

    /// Returns all bytes of a file; [`io::ErrorKind::FileTooLarge`] if there are more than `most`,
    /// [`io::ErrorKind::InvalidInput`] if it is a device or a pipe.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// Returns the names in a folder, in no particular order; names that are not UTF-8 are left
    /// out.
    fn list(&self, folder: &Path) -> io::Result<Vec<String>>;

    /// Makes a folder; its name is not synced.
    fn create_dir(&self, path: &Path) -> io::Result<()>;

    /// Writes a new file and syncs its bytes, not its name. It gets the permissions
    /// of `like`, which must not be write-protected. An existing file is an error.
    fn write_new(&self, path: &Path, bytes: &[u8], like: Option<&Path>) -> io::Result<()>;

    /// True for a file that is protected from being written by anybody. A disk without
    /// permissions has none.
    fn is_protected(&self, _path: &Path) -> io::Result<bool> {
        Ok(false)
    }

    /// Takes from a file or a folder the permissions that the file `like` does not have: who may
    /// not read this one may not read it. Its owner may still write it. Not synced.
    fn permit(&self, _path: &Path, _like: &Path) -> io::Result<()> {
        Ok(())
    }

    /// Adds bytes to the end of an existing file and syncs them.
    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Gives a file a second name; not synced.
    fn link(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Moves a file within its folder, in place of what has that name; not synced.
    /// [`io::ErrorKind::ResourceBusy`] if another program has one of them open and does not let
    /// go of it within a second.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file; not synced.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Syncs the names in a folder.
    fn sync_dir(&self, folder: &Path) -> io::Result<()>;

    /// Takes the lock that has this file, which is created if missing, and writes into it who holds
    /// the lock. Waits a while for another holder to finish. Also returns what the file contained:
    /// nothing if the last holder finished properly.
    ///
    /// # Errors
    ///
    /// [`LockError::Held`] if the holder does not finish.
    fn lock(&self, path: &Path, holder: &str) -> Result<(Self::Lock, String), LockError>;

    /// Empties the file of the lock and releases the lock. A lock that is dropped is released
    /// without emptying the file.
    fn finish(&self, lock: Self::Lock) -> io::Result<()>;
}

/// Why a lock was not taken.
#[derive(Debug)]
#[non_exhaustive]
pub enum LockError {
    /// Another process has it: what that process wrote into the file, if it can be read.
    Held(String),
    /// The lock's file cannot be used.
    Io(io::Error),
}

/// How often the lock is tried before giving up, if the holder does not change meanwhile.
const LOCK_TRIES: u32 = 500;
/// The pause between two tries: with [`LOCK_TRIES`], five seconds.
const LOCK_PAUSE: Duration = Duration::from_millis(10);
/// The most bytes that are read about the holder.
const HOLDER_BYTES: u64 = 1000;

/// The disk of this machine.
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
    fn permit(&self, path: &Path, like: &Path) -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt;
        let (own, like) = (fs::metadata(path)?, fs::metadata(like)?);
        let mut most = like.permissions().mode() & 0o666 | 0o7600;
        if own.is_dir() {
            // Whoever may read in it may enter it.
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
        patiently(|| fs::rename(from, to))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    #[cfg(unix)]
    fn sync_dir(&self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }

    /// Elsewhere a folder cannot be opened; the file system's journal has to suffice.
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
            // A queue that moves is worth waiting in. Saying who holds the lock is a courtesy: some
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

/// Opens a file to be read. A device or a pipe is refused: it may have no end, or no beginning.
/// What the system names as a stream of this process (`/dev/stdin`, `/dev/fd/3`) is none of these.
///
/// # Errors
///
/// [`io::ErrorKind::InvalidInput`] for a device or a pipe; or the file cannot be opened.
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

/// How often something is tried that another program may be in the way of.
const HELD_TRIES: u32 = 50;
/// The pause between two tries: with [`HELD_TRIES`], one second.
const HELD_PAUSE: Duration = Duration::from_millis(20);

/// Does something with a file that another program may have open just now: an editor, a virus
/// scanner, a program that copies to a cloud. Where the system refuses for that reason (Windows),
/// it is tried again for a second.
///
/// # Errors
///
/// [`io::ErrorKind::ResourceBusy`] if the other program does not let go; any other error at once.
pub fn patiently<T>(mut act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
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

/// Returns whether a file cannot be replaced because somebody has it open. Windows says "sharing
/// violation" (32), "lock violation" (33) or, at a renaming, "access denied" (5).
fn is_held(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::ResourceBusy
        || (cfg!(windows) && matches!(error.raw_os_error(), Some(5 | 32 | 33)))
}

/// What the file of a lock contains.
fn words(mut file: &File) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(HOLDER_BYTES).read_to_end(&mut bytes)?;
    file.rewind()?;
    Ok(String::from_utf8_lossy(&bytes).trim().to_owned())
}
