//! The output of a command: standard output, or a file that is either complete or absent.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;

use super::event::event_arg::note;
use super::exit::Failure;
use super::formats::to_file;
use super::interrupt;
use super::misuse::Misuse;
use crate::app::new_file::{NewFile, shown};

/// The most bytes of a first line that are compared.
const LONGEST_LINE: u64 = 64 << 10;

/// Standard output or a file.
pub(super) enum Output<'o> {
    /// The stream used as standard output.
    Standard(&'o mut dyn Write),
    /// A file, unfinished until [`Output::finish`].
    File(OutFile),
}

impl<'o> Output<'o> {
    /// Opens the requested file, which must not be one of the inputs, or else uses `standard`.
    pub(super) fn open(
        path: Option<&Path>,
        inputs: &[String],
        standard: &'o mut dyn Write,
    ) -> Result<Self, Failure> {
        Ok(match to_file(path) {
            Some(path) => Self::File(OutFile::create(path, inputs)?),
            None => Self::Standard(standard),
        })
    }

    /// Writes whole lines; an interrupt does not cut them.
    pub(super) fn lines(&mut self, text: &str) -> Result<(), Failure> {
        self.bytes(text.as_bytes())
    }

    /// Writes binary data; an interrupt does not cut it.
    pub(super) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        match self {
            Self::Standard(out) => interrupt::whole(|| {
                out.write_all(bytes)?;
                out.flush()
            }),
            Self::File(file) => file.write(bytes),
        }
        .with_context(crate::cli::words::writing)?;
        Ok(())
    }

    /// Moves the file to its place.
    pub(super) fn finish(self) -> Result<(), Failure> {
        match self {
            Self::Standard(_) => Ok(()),
            Self::File(file) => file.finish(),
        }
    }
}

/// A file that appears under its name when it is finished; an interrupt before that removes it.
pub(super) struct OutFile {
    file: NewFile,
    /// The list that it replaces: its file and its first line.
    list: Option<(PathBuf, Vec<u8>)>,
    /// The beginning of what was written, up to the end of the first line.
    begun: Vec<u8>,
}

impl OutFile {
    /// Creates the file, which must not be one of the inputs.
    pub(super) fn create(path: &Path, inputs: &[String]) -> Result<Self, Failure> {
        let file = NewFile::begin(path, inputs)?;
        interrupt::unfinished(file.unfinished().map(Path::to_path_buf));
        Ok(Self { file, list: replaced_list(path), begun: Vec::new() })
    }

    /// Writes whole lines, or text as bytes.
    pub(super) fn write(&mut self, text: impl AsRef<[u8]>) -> io::Result<()> {
        if self.list.is_some() && !self.begun.contains(&b'\n') {
            self.begun.extend_from_slice(first_line(text.as_ref()));
        }
        interrupt::whole(|| self.file.write_all(text.as_ref()))
    }

    /// Moves the file to its place.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        // A list with other columns is not an earlier one of the same command.
        let list = self.list.take().filter(|(_, line)| *line != self.begun);
        self.file.finish()?;
        if let Some((path, _)) = list {
            note(&Misuse::ListReplaced { file: shown(&path) });
        }
        Ok(())
    }
}

/// Returns a list in CSV that is about to be replaced, with its first line.
fn replaced_list(path: &Path) -> Option<(PathBuf, Vec<u8>)> {
    let is_list = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
    if !is_list || !path.is_file() {
        return None;
    }
    let mut line = Vec::new();
    let file = File::open(path).ok()?.take(LONGEST_LINE);
    BufReader::new(file).read_until(b'\n', &mut line).ok()?;
    (!line.is_empty()).then(|| (path.to_owned(), line))
}

/// Returns the bytes up to the end of the first line.
fn first_line(text: &[u8]) -> &[u8] {
    text.split_inclusive(|&byte| byte == b'\n').next().unwrap_or_default()
}

impl Drop for OutFile {
    fn drop(&mut self) {
        interrupt::unfinished(None);
    }
}
