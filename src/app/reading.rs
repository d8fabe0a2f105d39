//! Files that are read whole: within a limit, and never from what may have no end.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::{Error, Wrong};
use crate::report::printable;
use crate::storage;
use draughts_ground::said::Told;

/// The most bytes of a file that is read whole: 16 MiB.
pub const MAX_BYTES: u64 = 16 << 20;

/// Opens a file that is to be read whole.
///
/// # Errors
///
/// It is a device or a pipe that is no stream of this process; it cannot be opened.
pub fn open(name: &str) -> Result<File, Error> {
    storage::open_file(Path::new(name)).map_err(|error| match error.kind() {
        io::ErrorKind::InvalidInput => {
            let what = Wrong::NotAFile { file: printable(name).into_owned() }.said();
            Error::NotAFile { file: name.to_owned(), what }
        }
        _ => Error::read(name)(error),
    })
}

/// What a stream that is called so holds.
///
/// # Errors
///
/// It cannot be read, or holds more than [`MAX_BYTES`].
pub fn bounded(name: &str, input: impl Read) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    input.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(Error::read(name))?;
    if bytes.len() as u64 > MAX_BYTES {
        let (file, mebibytes) = (printable(name).into_owned(), MAX_BYTES >> 20);
        let what = Wrong::TooLarge { file, mebibytes }.said();
        return Err(Error::TooLarge { file: name.to_owned(), what });
    }
    Ok(bytes)
}

/// What a file holds.
///
/// # Errors
///
/// As for [`open`] and [`bounded`].
pub fn whole(name: &str) -> Result<Vec<u8>, Error> {
    bounded(name, open(name)?)
}
