//! Division of files into shards by bytes, with each game in exactly one shard.
//!
//! The bytes of all files together are divided into equal ranges. Both ends of a range are moved to
//! the next position in their file where a game certainly begins (see
//! [`first_certain`](draughts_games::pdn::first_certain)), so that neighbouring shards agree
//! without communication. A file that cannot be divided belongs to the shard of its first byte:
//! standard input, compressed files, UTF-16, lists of positions.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::str::FromStr;

use chrono::{DateTime, SecondsFormat, Utc};

use super::archive;
use crate::Error;
use draughts_games::pdn::{first_certain, is_utf16};
use draughts_ground::told;

/// The maximum number of shards.
pub const MAX_SHARDS: u64 = 1 << 20;

/// One of several shards, written `3/16`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    /// The number of the shard, from 1.
    pub number: u64,
    /// The number of shards.
    pub of: u64,
}

told! {
    /// The reason a text is not a shard.
    pub enum NoShard {
        Form { most: u64 } => "no-shard",
            "write a shard as a number of a number, such as 3/16, up to { $most } of them";
    }
}

impl FromStr for Shard {
    type Err = NoShard;

    fn from_str(text: &str) -> Result<Self, NoShard> {
        let wrong = NoShard::Form { most: MAX_SHARDS };
        let Some((number, of)) = text.split_once('/') else { return Err(wrong) };
        match (number.trim().parse(), of.trim().parse()) {
            (Ok(number), Ok(of)) if 1 <= number && number <= of && of <= MAX_SHARDS => {
                Ok(Self { number, of })
            }
            _ => Err(wrong),
        }
    }
}

/// The part of a file to read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The index of the file in the list.
    pub file: usize,
    /// The size of the whole file in bytes; 0 if it is not a regular file.
    pub size: u64,
    /// The bytes to read.
    pub range: Range<u64>,
}

impl Piece {
    /// Returns whether the piece is the whole file.
    pub const fn is_whole(&self) -> bool {
        self.range.start == 0 && self.range.end == self.size
    }

    /// Creates a piece with the whole file.
    pub(super) fn whole(file: usize, name: &str) -> Self {
        // A file that cannot be examined reports an error when it is opened.
        let size = size(name).unwrap_or(0);
        Self { file, size, range: 0..size }
    }

    /// Opens a file to read a part of it.
    pub(super) fn open(&self, name: &str) -> Result<Box<dyn Read + Send>, Error> {
        let read = |range: &Range<u64>| -> io::Result<_> {
            let mut file = File::open(name)?;
            file.seek(SeekFrom::Start(range.start))?;
            Ok(file.take(range.end - range.start))
        };
        Ok(Box::new(read(&self.range).map_err(Error::read(name))?))
    }
}

/// Returns the size of a file in bytes; 0 if it is not a regular file or does not exist.
fn size(name: &str) -> io::Result<u64> {
    match std::fs::metadata(name) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0),
        file => file.map(|file| if file.is_file() { file.len() } else { 0 }),
    }
}

/// Returns the time of the last change of a file, in UTC with nine decimals, so that the texts sort
/// by time; empty if unknown.
pub(super) fn modified(name: &str) -> String {
    let time = std::fs::metadata(name).and_then(|file| file.modified()).ok();
    let time = time.map(DateTime::<Utc>::from);
    time.map_or_else(String::new, |time| time.to_rfc3339_opts(SecondsFormat::Nanos, true))
}

impl Shard {
    /// Returns the pieces of this shard, in the order of the files.
    ///
    /// # Errors
    ///
    /// Fails if a file cannot be read at its division, or its size is unknown: the divisions of
    /// every shard depend on the sizes of all files.
    pub fn pieces(self, files: &[String]) -> Result<Vec<Piece>, Error> {
        let sized = |name: &String| size(name).map_err(Error::read(name));
        let sizes = files.iter().map(sized).collect::<Result<Vec<u64>, Error>>()?;
        let all: u64 = sizes.iter().sum();
        let bound = |number: u64| -> u64 {
            let bound = u128::from(all) * u128::from(number) / u128::from(self.of);
            u64::try_from(bound).expect("no more than all bytes")
        };
        let own = bound(self.number - 1)..bound(self.number);
        let is_last = self.number == self.of;
        let mut pieces = Vec::new();
        let mut start = 0;
        for (file, (name, &size)) in files.iter().zip(&sizes).enumerate() {
            let end = start + size;
            let holds_first = own.contains(&start) || is_last && start >= own.end;
            let is_near = holds_first || start < own.end && own.start < end;
            if is_near {
                // Most files lie in one shard, so their kind matters only at a division.
                let is_cut = start < own.start || own.end < end;
                let range = match is_cut && is_divisible(name).map_err(Error::read(name))? {
                    true => {
                        let bounds = own.start.saturating_sub(start)..(own.end - start).min(size);
                        cut(name, size, bounds)
                    }
                    false if holds_first => Ok(0..size),
                    false => Ok(0..0),
                };
                let range = range.map_err(Error::read(name))?;
                if holds_first || !range.is_empty() {
                    pieces.push(Piece { file, size, range });
                }
            }
            start = end;
        }
        Ok(pieces)
    }
}

/// Returns the bytes of a file of this size whose games belong to these bounds: both ends are moved
/// to the next position where a game certainly begins, or to the end.
///
/// Data beyond the bounds is read only if a game begins between them: if a file has no such
/// position, only the shard that contains it reads it to the end.
fn cut(name: &str, size: u64, bounds: Range<u64>) -> io::Result<Range<u64>> {
    let next_place = |offset: u64, within: u64| -> io::Result<Option<u64>> {
        let mut file = File::open(name)?;
        file.seek(SeekFrom::Start(offset))?;
        Ok(first_certain(file.take(size - offset), within)?.map(|place| offset + place))
    };
    let from = match bounds.start {
        0 => 0,
        start => match next_place(start, bounds.end - start)? {
            Some(from) => from,
            None => return Ok(0..0),
        },
    };
    match bounds.end {
        end if end >= size => Ok(from..size),
        end => Ok(from..next_place(end, u64::MAX)?.unwrap_or(size)),
    }
}

/// Returns whether a file is plain text with games, in an encoding in which a line break is one
/// byte.
pub(super) fn is_divisible(name: &str) -> io::Result<bool> {
    let mut start = Vec::with_capacity(archive::MAGIC);
    File::open(name)?.take(archive::MAGIC as u64).read_to_end(&mut start)?;
    let lower = name.to_ascii_lowercase();
    let is_other = [".gz", ".zst", ".fen"].iter().any(|ending| lower.ends_with(ending));
    Ok(!is_other && !archive::is_packed(&start) && !is_utf16(&start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shard_is_a_number_of_a_number() {
        assert_eq!("3/16".parse(), Ok(Shard { number: 3, of: 16 }));
        for wrong in ["", "3", "0/4", "5/4", "-1/4", "1/0", "a/b", "1/2/3", "1/99999999"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_byte_is_in_one_shard() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = "[Event \"a\"]\n[White \"b\"]\n\n1. 32-28 19-23 2-0\n\n";
        let bare = "1. 32-28 *\n".repeat(30);
        let mixed = [&game.repeat(5), &bare, &game.repeat(5), &bare].map(String::as_str).concat();
        let texts = [game.repeat(40), String::new(), bare, game.repeat(3), mixed];
        let names = ["a.pdn", "b.pdn", "c.pdn", "gone.pdn", "d.fen", "-", "e.pdn"];
        let files: Vec<String> =
            names.iter().map(|name| folder.path().join(name).display().to_string()).collect();
        for (name, text) in [0, 1, 2, 4, 6].iter().zip(&texts) {
            std::fs::write(&files[*name], text).expect("a file");
        }
        for of in (1..40).chain([400, 9000]) {
            let mut ends: Vec<Option<u64>> = vec![None; files.len()];
            for number in 1..=of {
                for piece in (Shard { number, of }).pieces(&files).expect("files that are there") {
                    let end = &mut ends[piece.file];
                    assert_eq!(end.unwrap_or(0), piece.range.start, "{number}/{of}");
                    assert!(end.is_none() || !piece.range.is_empty(), "{number}/{of}");
                    *end = Some(piece.range.end);
                }
            }
            let sizes = files.iter().map(|name| size(name).ok());
            assert_eq!(ends, sizes.collect::<Vec<_>>(), "{of}");
        }
    }
}
