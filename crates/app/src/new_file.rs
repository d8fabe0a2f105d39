//! Files that are complete or are not there.
//!
//! A file is written beside its place, brought to the disk, and renamed only then, so that an
//! error, an interrupt or a crash leaves what was there before. What a command left behind that
//! was killed is removed by the next one that writes there: as long as a command is at work, it
//! holds a lock on its unfinished file. Devices and pipes are written to as they are. A file that
//! is read is never written, nor is one that is write-protected or that is kept with its history.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use super::{Error, Wrong};
use draughts_report::printable;
use journalled_file as storage;

/// Names that are tried for the unfinished file.
const MAX_TRIES: u32 = 100;

/// A file that appears under its name once it is finished, and otherwise not at all.
#[derive(Debug)]
pub struct NewFile {
    writer: BufWriter<File>,
    target: PathBuf,
    /// `None` for a device, and once the file is in its place.
    unfinished: Option<PathBuf>,
}

impl NewFile {
    /// Begins a file, which must be none of the inputs.
    ///
    /// # Errors
    ///
    /// It is one of them, a folder, or would have to be packed; it cannot be written.
    pub fn begin(path: &Path, inputs: &[String]) -> Result<Self, Error> {
        let shown = shown(path);
        if is_read(path, inputs) {
            return Err(Error::usage(&Wrong::IsRead { file: shown }));
        }
        if is_packed(path) {
            let plain = self::shown(&path.with_extension(""));
            return Err(Error::usage(&Wrong::NotPacked { file: shown, plain }));
        }
        // The file that a link leads to is replaced, not the link.
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

    /// Returns a new file in the folder of its place.
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
                    // Where there are no locks, nothing is cleared either.
                    let _ = file.try_lock();
                    // Another command may have cleared it before it was locked.
                    match path.try_exists() {
                        Ok(true) => {}
                        Ok(false) => continue,
                        Err(error) => {
                            // What cannot be looked at may still be removed.
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

    /// Returns the same file, with the permissions of the one whose place it takes.
    fn permit(self, permissions: std::fs::Permissions) -> io::Result<Self> {
        if let Some(unfinished) = &self.unfinished {
            std::fs::set_permissions(unfinished, permissions)?;
        }
        Ok(self)
    }

    /// Returns the file as long as it is not in its place.
    #[must_use]
    pub fn unfinished(&self) -> Option<&Path> {
        self.unfinished.as_deref()
    }

    /// Puts the file in its place.
    ///
    /// # Errors
    ///
    /// It cannot be written; what was there before is left.
    pub fn finish(&mut self) -> Result<(), Error> {
        self.put().map_err(Error::write(&self.target))
    }

    fn put(&mut self) -> io::Result<()> {
        self.writer.flush()?;
        if let Some(unfinished) = &self.unfinished {
            self.writer.get_ref().sync_all()?;
            storage::patiently(|| std::fs::rename(unfinished, &self.target))?;
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

/// How the names of unfinished files end.
const UNFINISHED: &str = ".unfinished";

/// How many links are followed one after another, as systems do.
const MOST_LINKS: usize = 40;

/// Where a path leads, also where nothing is there yet.
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

/// Removes what commands that were killed left of a file: nobody holds its lock.
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

/// True for `4711-0`: the number of a process, and a number.
pub(super) fn is_of_process(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    text.split_once('-').is_some_and(|(process, number)| is_number(process) && is_number(number))
}

/// Returns the number of this process; 0 where there are none, in a page of a browser.
#[must_use]
pub fn process() -> u32 {
    if cfg!(target_family = "wasm") { 0 } else { std::process::id() }
}

/// What stands near the head of every file that is kept with its history.
const KEPT_MARKS: [&[u8]; 2] = [b"schema: arbiter.event/", b"schema: arbiter.ratings/"];

/// How much of a file is looked at for that.
const HEAD: u64 = 16 << 10;

/// True for an event or a rating list: by its history or by what stands at its head.
fn is_kept(path: &Path) -> bool {
    let mut head = Vec::new();
    let read = File::open(path).and_then(|file| file.take(HEAD).read_to_end(&mut head));
    let says = |mark: &[u8]| {
        head.split(|&byte| byte == b'\n' || byte == b'\r').any(|line| line.starts_with(mark))
    };
    storage::has_history(path) || (read.is_ok() && KEPT_MARKS.iter().any(|mark| says(mark)))
}

/// Brings a new name to the disk, where the system can do that for a folder.
pub(super) fn sync_folder(file: &Path) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

/// Writes a file that is not there yet; one that cannot be finished is removed.
///
/// # Errors
///
/// It is there, or cannot be written.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    let written = file.write_all(text.as_bytes());
    if written.is_err() {
        let _ = std::fs::remove_file(path);
    }
    written
}

/// True for the name of a packed file, which is never written.
#[must_use]
pub fn is_packed(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    ending == "gz" || ending == "zst"
}

/// Refuses to write what is no game record in the place of one.
///
/// # Errors
///
/// There is a file, and by its ending it is a game record.
pub fn spare_record(path: &Path) -> Result<(), Error> {
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    match (ending == "pdn" || ending == "fen") && path.is_file() {
        true => Err(Error::usage(&Wrong::IsRecord { file: shown(path) })),
        false => Ok(()),
    }
}

/// Returns whether a path names one of the files that are read.
fn is_read(path: &Path, inputs: &[String]) -> bool {
    let target = path.canonicalize().ok();
    target.is_some() && inputs.iter().any(|input| Path::new(input).canonicalize().ok() == target)
}

/// Returns whether two paths name one file, which need not be there.
#[must_use]
pub fn is_same_place(one: &Path, other: &Path) -> bool {
    let place = |path: &Path| {
        let path = followed(path).ok()?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok()?;
        Some(folder.join(path.file_name()?))
    };
    one == other || place(one).is_some_and(|place_of| place(other) == Some(place_of))
}

/// Returns a path for a message.
#[must_use]
pub fn shown(path: &Path) -> String {
    printable(&path.display().to_string()).into_owned()
}
