//! The output of a command: standard output, or a file that is either complete or absent.

use std::io::{self, Write};
use std::path::Path;

use anyhow::Context;

use super::exit::Failure;
use super::formats::to_file;
use super::interrupt;
use crate::app::new_file::NewFile;

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
pub(super) struct OutFile(NewFile);

impl OutFile {
    /// Creates the file, which must not be one of the inputs.
    pub(super) fn create(path: &Path, inputs: &[String]) -> Result<Self, Failure> {
        let file = NewFile::begin(path, inputs)?;
        interrupt::unfinished(file.unfinished().map(Path::to_path_buf));
        Ok(Self(file))
    }

    /// Writes whole lines, or text as bytes.
    pub(super) fn write(&mut self, text: impl AsRef<[u8]>) -> io::Result<()> {
        interrupt::whole(|| self.0.write_all(text.as_ref()))
    }

    /// Moves the file to its place.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        Ok(self.0.finish()?)
    }
}

impl Drop for OutFile {
    fn drop(&mut self) {
        interrupt::unfinished(None);
    }
}
