//! Files that are either complete or absent.
//!
//! A file is written next to its destination, synced, and only then renamed, so that an error, an
//! interrupt or a crash leaves the previous file. The remains of a killed command are removed by
//! the next one that writes there: a command at work holds a lock on its unfinished file. Devices
//! and pipes are written directly. An input file is never overwritten, nor is one that is
//! write-protected or has a history.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use super::{Error, Wrong};
use draughts_report::printable;
use journalled_file as storage;

/// The number of names tried for the unfinished file.
const MAX_TRIES: u32 = 100;

/// A file that appears under its name when it is finished, and otherwise not at all.
#[derive(Debug)]
pub struct NewFile {
    writer: BufWriter<File>,
    target: PathBuf,
    /// `None` for a device, and once the file is in its place.
    unfinished: Option<PathBuf>,
}

impl NewFile {
    /// Begins a file, which must not be an input.
    ///
    /// # Errors
    ///
    /// Fails if the path is an input or a folder, if the file would have to be compressed, and if
    /// it cannot be written.
    pub fn begin(path: &Path, inputs: &[String]) -> Result<Self, Error> {
        let shown = shown(path);
        if is_read(path, inputs) {
            return Err(Error::usage(&Wrong::IsRead { file: shown }));
        }
        if is_packed(path) {
            let plain = self::shown(&path.with_extension(""));
            return Err(Error::usage(&Wrong::NotPacked { file: shown, plain }));
        }
        // Replace the file that a link leads to, not the link.
        let target = followed(path).map_err(Error::write(path))?;
        let before = match std::fs::metadata(&target) {
            Ok(before) => Some(before),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(Error::write(path)(error)),
        };
        if before.as_ref().is_some_and(std::fs::Metadata::is_dir) {
            return Err(Error::usage(&Wrong::WriteFolder { file: shown }));
        }
        let begun = match before {
            Some(before) if before.is_file() => {
                if before.permissions().readonly() {
                    return Err(Error::usage(&Wrong::Protected { file: shown }));
                }
                if is_kept(&target) {
                    return Err(Error::usage(&Wrong::IsKept { file: shown }));
                }
                let new = Self::beside(target);
                new.and_then(|new| new.permit(before.permissions()))
            }
            Some(_) => OpenOptions::new().write(true).open(&target).map(|device| Self {
                writer: BufWriter::new(device),
                target,
                unfinished: None,
            }),
            None => Self::beside(target),
        };
        begun.map_err(Error::write(path))
    }

    /// Creates a new file in the folder of its destination.
    fn beside(target: PathBuf) -> io::Result<Self> {
        clear(&target);
        let name = target.file_name().ok_or(io::ErrorKind::InvalidInput)?;
        for number in 0..MAX_TRIES {
            let mut hidden = OsString::from(".");
            hidden.push(name);
            hidden.push(format!(".{}-{number}{UNFINISHED}", process()));
            let path = target.with_file_name(hidden);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                file => {
                    let file = file?;
                    // Without locks, nothing is cleared either.
                    let _ = file.try_lock();
                    // Another command may have cleared it before it was locked.
                    match path.try_exists() {
                        Ok(true) => {}
                        Ok(false) => continue,
                        Err(error) => {
                            // A file that cannot be examined may still be removed.
                            let _ = std::fs::remove_file(&path);
                            return Err(error);
                        }
                    }
                    let writer = BufWriter::new(file);
                    return Ok(Self { writer, target, unfinished: Some(path) });
                }
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// Sets the permissions to those of the file that it will replace.
    fn permit(self, permissions: std::fs::Permissions) -> io::Result<Self> {
        if let Some(unfinished) = &self.unfinished {
            std::fs::set_permissions(unfinished, permissions)?;
        }
        Ok(self)
    }

    /// Returns the path of the unfinished file, until it is in its place.
    pub fn unfinished(&self) -> Option<&Path> {
        self.unfinished.as_deref()
    }

    /// Puts the file in its place.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be written; the previous file remains.
    pub fn finish(&mut self) -> Result<(), Error> {
        self.put().map_err(Error::write(&self.target))
    }

    fn put(&mut self) -> io::Result<()> {
        self.writer.flush()?;
        if let Some(unfinished) = &self.unfinished {
            self.writer.get_ref().sync_all()?;
            storage::retry_while_locked(|| std::fs::rename(unfinished, &self.target))?;
            self.unfinished = None;
            sync_folder(&self.target);
        }
        Ok(())
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if let Some(path) = self.unfinished.take() {
            // Nothing more can be done about a file that cannot be removed.
            let _ = std::fs::remove_file(path);
        }
    }
}

/// The suffix of unfinished files.
const UNFINISHED: &str = ".unfinished";

/// The number of links followed in succession, as in operating systems.
const MOST_LINKS: usize = 40;

/// Resolves the links of a path, which need not exist.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        if let Ok(whole) = path.canonicalize() {
            return Ok(whole);
        }
        match std::fs::read_link(&path) {
            Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many links"))
}

/// Removes the remains of a file that killed commands left: those whose lock is free.
fn clear(target: &Path) {
    let Some(name) = target.file_name() else { return };
    let prefix = format!(".{}.", name.to_string_lossy());
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    for entry in std::fs::read_dir(folder.unwrap_or(Path::new("."))).into_iter().flatten().flatten()
    {
        let name = entry.file_name().to_string_lossy().into_owned();
        let ours = name.strip_prefix(&prefix).and_then(|rest| rest.strip_suffix(UNFINISHED));
        if ours.is_some_and(is_of_process) && entry.file_type().is_ok_and(|kind| kind.is_file()) {
            let free = File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok());
            if free {
                let _ = std::fs::remove_file(entry.path());
            }
        }
    }
}

/// Returns whether a text is the number of a process and another number: `4711-0`.
pub(super) fn is_of_process(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    text.split_once('-').is_some_and(|(process, number)| is_number(process) && is_number(number))
}

/// Returns the number of this process; 0 in a web page, which has none.
pub fn process() -> u32 {
    if cfg!(target_family = "wasm") { 0 } else { std::process::id() }
}

/// The marks near the start of every file that has a history.
const KEPT_MARKS: [&[u8]; 2] = [b"schema: arbiter.event/", b"schema: arbiter.ratings/"];

/// The number of bytes searched for them.
const HEAD: u64 = 16 << 10;

/// Returns whether a file is an event or a rating list, from its history or its first lines.
fn is_kept(path: &Path) -> bool {
    let mut head = Vec::new();
    let read = File::open(path).and_then(|file| file.take(HEAD).read_to_end(&mut head));
    let says = |mark: &[u8]| {
        head.split(|&byte| byte == b'\n' || byte == b'\r').any(|line| line.starts_with(mark))
    };
    storage::has_history(path) || (read.is_ok() && KEPT_MARKS.iter().any(|mark| says(mark)))
}

/// Syncs a new name, if the system can sync a folder.
pub(super) fn sync_folder(file: &Path) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

/// Writes a file that does not exist yet; an incomplete one is removed.
///
/// # Errors
///
/// Fails if the file exists or cannot be written.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    let written = file.write_all(text.as_bytes());
    if written.is_err() {
        let _ = std::fs::remove_file(path);
    }
    written
}

/// Returns whether a name is that of a compressed file, which is never written.
pub fn is_packed(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    ending == "gz" || ending == "zst"
}

/// Refuses to overwrite a game record by something else.
///
/// # Errors
///
/// Fails if the file exists and its extension is that of a game record.
pub fn spare_record(path: &Path) -> Result<(), Error> {
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    match (ending == "pdn" || ending == "fen") && path.is_file() {
        true => Err(Error::usage(&Wrong::IsRecord { file: shown(path) })),
        false => Ok(()),
    }
}

/// Returns whether a path refers to one of the input files.
fn is_read(path: &Path, inputs: &[String]) -> bool {
    let target = path.canonicalize().ok();
    target.is_some() && inputs.iter().any(|input| Path::new(input).canonicalize().ok() == target)
}

/// Returns whether two paths refer to the same file, which need not exist.
pub fn is_same_place(one: &Path, other: &Path) -> bool {
    let place = |path: &Path| {
        let path = followed(path).ok()?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok()?;
        Some(folder.join(path.file_name()?))
    };
    one == other || place(one).is_some_and(|place_of| place(other) == Some(place_of))
}

/// Formats a path for a message.
pub fn shown(path: &Path) -> String {
    printable(&path.display().to_string()).into_owned()
}
