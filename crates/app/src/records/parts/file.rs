//! The file of a part, which is read from its last line.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use super::NoMerge;
use crate::Error;
use draughts_report::{PART_SCHEMA, PartView, printable};

/// The maximum length of a line of a part, in bytes.
const LONGEST_LINE: u64 = 1 << 30;
/// The number of bytes at the end that are read first.
const TAIL: u64 = 64 << 10;

/// A complete part.
#[derive(Debug)]
pub(super) struct PartFile {
    /// The name of the file.
    pub(super) name: String,
    /// The last line.
    pub(super) view: PartView,
    /// The bytes of the last line that the digest covers.
    pub(super) sealed: Vec<u8>,
    /// The offset of the last line.
    end: u64,
}

impl PartFile {
    /// Reads the last line.
    pub(super) fn read(name: &str) -> Result<Self, Error> {
        // Even opening a pipe without a writer would block.
        if name == "-" || !fs::metadata(name).map_err(Error::read(name))?.is_file() {
            let file = printable(name).into_owned();
            return Err(Error::unusable(name, &NoMerge::NotAFile { file }));
        }
        let mut file = File::open(name).map_err(Error::read(name))?;
        let (line, end) = last_line(&mut file).map_err(Error::read(name))?;
        let line = line.unwrap_or_default();
        let view: Option<PartView> = serde_json::from_slice(&line).ok();
        match view.filter(|view| view.schema == PART_SCHEMA) {
            Some(view) => {
                let sealed = PartView::before_digest(&line).to_vec();
                Ok(Self { name: name.to_owned(), view, sealed, end })
            }
            None => {
                let file = printable(name).into_owned();
                Err(Error::unusable(name, &NoMerge::NotComplete { file }))
            }
        }
    }

    /// Returns the lines before the last.
    pub(super) fn lines(&self) -> Result<Lines, Error> {
        let file = File::open(&self.name).map_err(Error::read(&self.name))?;
        Ok(Lines { rest: BufReader::new(file.take(self.end)), number: 0 })
    }

    /// Returns the numbers of its shards as text.
    pub(super) fn shards(&self) -> String {
        spelled(self.view.shard, self.view.last)
    }
}

/// Formats one number, or the first and the last.
pub(super) fn spelled(first: u64, last: u64) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// Returns the last line of a file and its offset; no line if it has no end.
fn last_line(file: &mut File) -> io::Result<(Option<Vec<u8>>, u64)> {
    let size = file.seek(SeekFrom::End(0))?;
    let mut tail = TAIL;
    loop {
        let from = size.saturating_sub(tail);
        file.seek(SeekFrom::Start(from))?;
        let mut text = Vec::new();
        file.by_ref().take(size - from).read_to_end(&mut text)?;
        if text.pop() != Some(b'\n') {
            return Ok((None, size));
        }
        match text.iter().rposition(|&byte| byte == b'\n') {
            Some(before) => {
                let line = text.split_off(before + 1);
                return Ok((Some(line), from + before as u64 + 1));
            }
            None if from == 0 => return Ok((Some(text), 0)),
            None if tail >= LONGEST_LINE => return Ok((None, size)),
            None => tail *= 4,
        }
    }
}

/// The lines with the games of a part.
pub(super) struct Lines {
    rest: BufReader<io::Take<File>>,
    /// The number of the line read last, from 1.
    pub(super) number: u64,
}

impl Lines {
    /// Reads the next line, with its end; returns `false` after the last.
    pub(super) fn next(&mut self, line: &mut Vec<u8>) -> io::Result<bool> {
        line.clear();
        self.number += 1;
        Ok(self.rest.by_ref().take(LONGEST_LINE).read_until(b'\n', line)? > 0)
    }
}
