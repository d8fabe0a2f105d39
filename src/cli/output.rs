//! Where a command writes: standard output, or a file that is complete or is not there.
//!
//! A file is written beside its place, brought to the disk, and renamed only then,
//! so that an error, an interrupt or a crash leaves what was there before. Devices and
//! pipes are written to as they are. A file that is read is never written.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};

use super::exit::Failure;
use super::inputs::is_read;
use super::interrupt;
use crate::report::printable;

/// Names that are tried for the unfinished file.
const MAX_TRIES: u32 = 100;

/// Standard output or a file.
pub enum Output<'o> {
    /// Whatever stands for standard output.
    Standard(&'o mut dyn Write),
    /// A file, unfinished until [`Output::finish`].
    File(OutFile),
}

impl<'o> Output<'o> {
    /// The file that was asked for, which must be none of the inputs, or else `standard`.
    pub fn open(
        path: Option<&Path>,
        inputs: &[String],
        standard: &'o mut dyn Write,
    ) -> Result<Self, Failure> {
        Ok(match path {
            Some(path) if path == Path::new("-") => Self::Standard(standard),
            Some(path) => Self::File(OutFile::create(path, inputs)?),
            None => Self::Standard(standard),
        })
    }

    /// Writes some whole lines; an interrupt does not cut them.
    pub fn lines(&mut self, text: &str) -> Result<(), Failure> {
        interrupt::whole(|| match self {
            Self::Standard(out) => out.write_all(text.as_bytes()).and_then(|()| out.flush()),
            Self::File(file) => file.writer.write_all(text.as_bytes()),
        })
        .context("writing")?;
        Ok(())
    }

    /// Puts the file in its place.
    pub fn finish(self) -> Result<(), Failure> {
        match self {
            Self::Standard(_) => Ok(()),
            Self::File(file) => file.finish(),
        }
    }
}

/// A file that appears under its name when it is finished, and else not at all.
pub struct OutFile {
    writer: BufWriter<File>,
    target: PathBuf,
    /// `None` for a device, and once the file is in its place.
    unfinished: Option<PathBuf>,
}

impl OutFile {
    /// Begins a file, which must be none of the inputs.
    pub fn create(path: &Path, inputs: &[String]) -> Result<Self, Failure> {
        if is_read(path, inputs) {
            return Err(anyhow!("{} is read; write to another file", shown(path)).into());
        }
        let context = || format!("cannot write {}", shown(path));
        if is_packed(path) {
            let plain = shown(&path.with_extension(""));
            return Err(anyhow!("{} would not be packed; write to {plain}", shown(path)).into());
        }
        // The file that a link leads to is replaced, not the link.
        let target = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        let before = std::fs::metadata(&target).ok();
        if before.as_ref().is_some_and(std::fs::Metadata::is_dir) {
            return Err(anyhow!("cannot write {}: it is a folder", shown(path)).into());
        }
        if before.as_ref().is_some_and(|before| !before.is_file()) {
            let file = OpenOptions::new().write(true).open(&target).with_context(context)?;
            return Ok(Self { writer: BufWriter::new(file), target, unfinished: None });
        }
        let (file, unfinished) = beside(&target).with_context(context)?;
        interrupt::unfinished(Some(unfinished.clone()));
        let out =
            Self { writer: BufWriter::new(file), target, unfinished: Some(unfinished.clone()) };
        if let Some(before) = before {
            std::fs::set_permissions(&unfinished, before.permissions()).with_context(context)?;
        }
        Ok(out)
    }

    /// Writes some whole lines.
    pub fn lines(&mut self, text: &str) -> io::Result<()> {
        self.bytes(text.as_bytes())
    }

    /// The same for what is bytes already.
    pub fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        interrupt::whole(|| self.writer.write_all(bytes))
    }

    /// Puts the file in its place.
    pub fn finish(mut self) -> Result<(), Failure> {
        let context = || format!("cannot write {}", shown(&self.target));
        self.writer.flush().with_context(context)?;
        let Some(unfinished) = &self.unfinished else {
            return Ok(());
        };
        self.writer.get_ref().sync_all().with_context(context)?;
        std::fs::rename(unfinished, &self.target).with_context(context)?;
        self.unfinished = None;
        interrupt::unfinished(None);
        sync_folder(&self.target);
        Ok(())
    }
}

impl Drop for OutFile {
    fn drop(&mut self) {
        if let Some(path) = self.unfinished.take() {
            interrupt::unfinished(None);
            // Nothing more can be done about a file that cannot be removed.
            let _ = std::fs::remove_file(path);
        }
    }
}

/// True for the name of a packed file, which is never written.
pub fn is_packed(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    ending == "gz" || ending == "zst"
}

/// A new file in the folder of another.
fn beside(target: &Path) -> io::Result<(File, PathBuf)> {
    let name = target.file_name().unwrap_or_default();
    for number in 0..MAX_TRIES {
        let mut hidden = OsString::from(".");
        hidden.push(name);
        hidden.push(format!(".{}-{number}.unfinished", std::process::id()));
        let path = target.with_file_name(hidden);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            file => return Ok((file?, path)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Brings a new name to the disk, where the system can do that for a folder.
fn sync_folder(file: &Path) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

/// Writes a new file whole; one that cannot be finished is removed.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    interrupt::whole(|| {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        let written = file.write_all(text.as_bytes());
        if written.is_err() {
            let _ = std::fs::remove_file(path);
        }
        written
    })
}

/// A path for a message.
pub fn shown(path: &Path) -> String {
    printable(&path.display().to_string()).into_owned()
}
