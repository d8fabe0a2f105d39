//! Files read as a whole: within a limit, and never from an endless source.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::{Error, Wrong};
use draughts_ground::encoding::Encoding;
use draughts_ground::said::Told;
use draughts_ground::told;
use draughts_report::printable;
use journalled_file as storage;

/// The largest size of a file read as a whole, in bytes: 16 MiB.
pub const MAX_BYTES: u64 = 16 << 20;

/// Opens a file that is to be read as a whole.
///
/// # Errors
///
/// Fails if the path is a folder, or a device or a pipe that is not a stream of this process, and
/// if it cannot be opened.
pub fn open(name: &str) -> Result<File, Error> {
    let file = storage::open_file(Path::new(name)).map_err(|error| match error.kind() {
        io::ErrorKind::InvalidInput => {
            let what = Wrong::NotAFile { file: printable(name).into_owned() }.said();
            Error::NotAFile { file: name.to_owned(), what }
        }
        _ => Error::read(name)(error),
    })?;
    // A folder can be opened, but not read.
    if file.metadata().is_ok_and(|about| about.is_dir()) {
        return Err(Error::usage(&Wrong::IsFolder { file: printable(name).into_owned() }));
    }
    Ok(file)
}

/// Reads a stream with this name.
///
/// # Errors
///
/// Fails if it cannot be read, or has more than [`MAX_BYTES`].
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

/// Converts lines to UTF-8, and returns the code page that was guessed, if any.
///
/// Each line may be in UTF-8 already; the whole text may be in UTF-16; other lines are in a code
/// page, which is guessed from all of them together.
pub fn lines_in_utf8(bytes: Vec<u8>) -> (Vec<u8>, Option<&'static str>) {
    if let Some(encoding) = Encoding::utf16(&bytes) {
        return (encoding.decode(&bytes).into_bytes(), None);
    }
    if std::str::from_utf8(&bytes).is_ok() {
        return (bytes, None);
    }
    let lines = || bytes.split_inclusive(|byte| matches!(byte, b'\n' | b'\r'));
    let encoding = Encoding::of_lines(&bytes).unwrap_or_else(|| Encoding::guess(&bytes));
    let mut text = Vec::with_capacity(bytes.len() * 2);
    for line in lines() {
        match std::str::from_utf8(line) {
            Ok(_) => text.extend_from_slice(line),
            Err(_) => text.extend_from_slice(encoding.decode(line).as_bytes()),
        }
    }
    (text, Some(encoding.name()))
}

told! {
    /// The encoding in which a file was read.
    pub enum ReadAs {
        Encoding { file: String, encoding: String } => "read-as",
            "{ $file }: not UTF-8, read as { $encoding }";
    }
}

impl ReadAs {
    /// States that a file with this name was read in this encoding.
    pub fn new(file: &str, encoding: &str) -> Self {
        Self::Encoding { file: printable(file).into_owned(), encoding: encoding.to_owned() }
    }
}

/// Reads a file.
///
/// # Errors
///
/// As [`open`] and [`bounded`].
pub fn whole(name: &str) -> Result<Vec<u8>, Error> {
    bounded(name, open(name)?)
}

#[cfg(test)]
mod tests {
    use encoding_rs::WINDOWS_1251;

    use super::*;

    #[test]
    fn a_code_page_is_told_by_all_the_lines_together() {
        let text = "012 Кубок\r\n001    1      Ли\r\n001    2      И.";
        let (bytes, ..) = WINDOWS_1251.encode(text);
        let read = lines_in_utf8(bytes.into_owned());
        assert_eq!(read, (text.as_bytes().to_vec(), Some("windows-1251")));
        let western = lines_in_utf8(b"012 Z\xfcrich\n013 \xc3\xa9".to_vec());
        assert_eq!(western, ("012 Zürich\n013 é".into(), Some("windows-1252")));
        assert_eq!(lines_in_utf8("é".into()), ("é".into(), None));
    }

    #[test]
    fn utf_16_is_told_by_its_mark_in_either_order() {
        let text = "012 Zürich\r\n";
        let little = text.encode_utf16().flat_map(u16::to_le_bytes);
        let big = text.encode_utf16().flat_map(u16::to_be_bytes);
        let read = |bytes: Vec<u8>| lines_in_utf8(bytes).0;
        assert_eq!(read([0xff, 0xfe].into_iter().chain(little.clone()).collect()), text.as_bytes());
        assert_eq!(read([0xfe, 0xff].into_iter().chain(big).collect()), text.as_bytes());
        assert_eq!(read(little.collect()), text.as_bytes());
        for other in [text.as_bytes(), b"\xef\xbb\xbf012"] {
            assert_eq!(read(other.to_vec()), other);
        }
    }
}
