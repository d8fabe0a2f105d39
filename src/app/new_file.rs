//! Files that are complete or are not there.
//!
//! A file is written beside its place, brought to the disk, and renamed only then, so that an
//! error, an interrupt or a crash leaves what was there before. Devices and pipes are written
//! to as they are. A file that is read is never written.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::{Error, Wrong};
use crate::report::printable;

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
        let target = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        let before = std::fs::metadata(&target).ok();
        if before.as_ref().is_some_and(std::fs::Metadata::is_dir) {
            return Err(Error::usage(&Wrong::WriteFolder { file: shown }));
        }
        let begun = match before {
            Some(before) if before.is_file() => {
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

    /// A new file in the folder of its place.
    fn beside(target: PathBuf) -> io::Result<Self> {
        let name = target.file_name().unwrap_or_default();
        for number in 0..MAX_TRIES {
            let mut hidden = OsString::from(".");
            hidden.push(name);
            hidden.push(format!(".{}-{number}.unfinished", std::process::id()));
            let path = target.with_file_name(hidden);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                file => {
                    let writer = BufWriter::new(file?);
                    return Ok(Self { writer, target, unfinished: Some(path) });
                }
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// The same file, with the permissions of the one whose place it takes.
    fn permit(self, permissions: std::fs::Permissions) -> io::Result<Self> {
        if let Some(unfinished) = &self.unfinished {
            std::fs::set_permissions(unfinished, permissions)?;
        }
        Ok(self)
    }

    /// The file as long as it is not in its place.
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
            std::fs::rename(unfinished, &self.target)?;
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

/// True if a path names one of the files that are read.
fn is_read(path: &Path, inputs: &[String]) -> bool {
    let target = path.canonicalize().ok();
    target.is_some() && inputs.iter().any(|input| Path::new(input).canonicalize().ok() == target)
}

/// A path for a message.
#[must_use]
pub fn shown(path: &Path) -> String {
    printable(&path.display().to_string()).into_owned()
}
