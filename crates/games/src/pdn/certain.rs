//! Places where a game is certain to begin: the text around them proves it, whatever comes before.
//!
//! In general, a reader can only find games by reading a text from its start, because a brace that
//! was opened far above may still be open. But a header ends everything that is open, so a reader
//! that starts there agrees with all other readers from then on. This makes it possible to cut a
//! text into pieces without reading it.
//!
//! # The rule
//!
//! A place is certain if it is preceded by these lines, all within [`LONGEST`] bytes:
//!
//! 1. two or more tags in the strict form, each alone on its line from the first column, on
//!    consecutive lines. The name of the first is one with which headers begin, and its line
//!    contains no brace. Between the first and the second there may be bare moves, made only of
//!    [certain bytes](is_bare), if they end with a blank line;
//! 2. optional blank lines, then a move number with its dot;
//! 3. any text without `[`, except for [commands](is_command) in comments, up to a line that begins
//!    with a tag in the strict form, which is the place. There is a blank line somewhere between 1
//!    and 3;
//! 4. and the game of the second tag ends at this place.
//!
//! # Proof
//!
//! Assume that a reader is in any state, wherever it started.
//!
//! - No token extends over the first tag. A comment in braces ends before a line with the tag of a
//!   header; other comments end with their line; a value ends at the latest before a line that
//!   starts a tag; a remark in brackets contains no `[`; all other tokens contain no line break. So
//!   a token begins with the first tag. It is a tag unless variations are open and a comment has
//!   swallowed the line break. In that case its words are skipped one by one, and no brace among
//!   them opens a comment.
//! - So the line break before the second tag is in no token. This also holds after bare moves,
//!   which open nothing and contain no token with a line break. The second tag therefore closes all
//!   variations and is read as a tag. If the game had moves before it or was waiting for the next
//!   one, a game begins with this tag, or somewhere before it, from where the same argument
//!   applies. Either way the reader is now in a game with tags and without moves.
//! - The following tags begin no other game, since no blank line precedes them, and the move number
//!   begins the moves. Two things may still differ between readers: which tags the game has had,
//!   which no longer matters, and the score in a `Result` tag further up. That score matters only
//!   for a move directly before a `[`. The `[` of a command comes after a brace or another command
//!   and is in the same token, so the only such `[` is the place itself: whether the game has ended
//!   before it or at it, it ends there.
//! - So every reader ends its game where a reader that starts at the second tag does.
//! - Without the text after the place, every game before it is found as with that text: only the
//!   search for the end of a brace looks beyond a line and past the tag of a header, and it stops
//!   at the blank line.
//! - A game that is too long is cut before the first token that reaches its limit, and the reader
//!   skips to the next line that starts a tag. If the limit lies between the tags and the place,
//!   that line is one of the tags or the place.

use std::io::{self, Read};
use std::ops::Range;

use super::boundary::{self, Boundary};
use super::comment::is_header;
use super::tag::{StrictTag, strict_tag};
use crate::diag::Span;

/// The most bytes from the first tag to the end of the tag at a certain place.
pub(super) const LONGEST: usize = 64 << 10;

/// Returns whether a byte can occur in bare moves, their numbers and results: letters, digits,
/// signs of moves, blanks and line ends.
///
/// No token made of these bytes contains a line break or opens a comment, a variation or a tag.
/// They separate the headers of a collection with one tag per game.
const fn is_bare(byte: u8) -> bool {
    const ARE: &[bool; 256] = &{
        let mut are = [false; 256];
        let mut byte = 0_u8;
        while byte < 128 {
            are[byte as usize] = byte.is_ascii_alphanumeric()
                || matches!(byte, b'.' | b'-' | b':' | b'*' | b'!' | b'?' | b'/')
                || matches!(byte, b' ' | b'\t' | b'\r' | b'\n');
            byte += 1;
        }
        are
    };
    ARE[byte as usize]
}

/// The outcome of a search from the start of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// The first place that the text proves.
    At(usize),
    /// None so far: the search needs more text, starting at this offset.
    From(usize),
}

/// Returns whether a `[` is that of a command in a comment: `{[%`, `{ [%`, or `] [%` after another
/// command, which begins at `last` and contains nothing that could end a comment, a value or a
/// line.
///
/// No token begins with such a `[`: the comment or value that contains the brace also contains it.
fn is_command(text: &[u8], bracket: usize, last: Option<usize>) -> bool {
    if text.get(bracket + 1) != Some(&b'%') {
        return false;
    }
    let blanks = text[..bracket].iter().rev().take_while(|&&byte| byte == b' ').count();
    let end = bracket - blanks;
    match text[..end].last() {
        Some(b'{') => true,
        Some(b']') => last.is_some_and(|last| {
            !text[last..end].iter().any(|byte| matches!(byte, b'{' | b'}' | b'"' | b'\n' | b'\r'))
        }),
        _ => false,
    }
}

/// Searches for the first certain place in a stream, which may begin anywhere in a file, and
/// returns its offset in the stream.
///
/// Headers after the first `within` bytes are left to a search that begins there. So a stream
/// without a certain place is not read to its end.
///
/// # Errors
///
/// Fails if the reader fails.
pub fn first_certain(mut read: impl Read, within: u64) -> io::Result<Option<u64>> {
    let mut buffer = vec![0; 4 * LONGEST];
    let (mut passed, mut filled, mut at_end) = (0, 0, false);
    loop {
        while !at_end && filled < buffer.len() {
            match read.read(&mut buffer[filled..]) {
                Ok(0) => at_end = true,
                Ok(count) => filled += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        match next_certain(&buffer[..filled], at_end) {
            Next::At(place) => return Ok(Some(passed + place as u64)),
            Next::From(_) if at_end => return Ok(None),
            Next::From(from) if passed + from as u64 >= within => return Ok(None),
            Next::From(from) => {
                buffer.copy_within(from..filled, 0);
                passed += from as u64;
                filled -= from;
            }
        }
    }
}

/// Searches for the first certain place that is proved by lines that begin after the first line
/// break of the text.
///
/// `at_end` says that no more bytes follow the text. The outcome does not depend on the sizes of
/// the pieces in which the text arrives.
pub(super) fn next_certain(text: &[u8], at_end: bool) -> Next {
    let mut from = 0;
    while let Some(line_end) = memchr::memmem::find(&text[from..], b"\n[") {
        let mut first = from + line_end + 1;
        from = loop {
            if text.len() - first < LONGEST && !at_end {
                return Next::From(before_bare(text, first).unwrap_or(first) - 1);
            }
            let window = &text[..text.len().min(first + LONGEST)];
            let header = Header::at(window, first);
            // For a longer header, only its last lines count.
            if header.end == first {
                break first;
            }
            if header.reaches(window) && window.len() < text.len() {
                first = header.known.filter(|&known| known > first).unwrap_or(header.last);
                continue;
            }
            let Some(known) = header.known else { break header.end - 1 };
            if text.len() - known < LONGEST && !at_end {
                return Next::From(known - 1);
            }
            match header.proves(text, known) {
                Some(place) => return Next::At(place),
                None => break header.end - 1,
            }
        };
    }
    if at_end {
        return Next::From(text.len());
    }
    // The last header may be the first of a proof, and the line break may be the last byte.
    let last_line = text.ends_with(b"\n").then_some(text.len());
    Next::From(before_bare(text, text.len()).or(last_line).map_or(text.len(), |line| line - 1))
}

/// Returns the last certain place that the text proves, searching from its end. The text must begin
/// with a game, or else with a line.
pub(super) fn last_certain(text: &[u8]) -> Option<usize> {
    let mut before = text.len();
    while before > 0 {
        let line = memchr::memmem::rfind(&text[..before], b"\n[").map_or(0, |end| end + 1);
        let first = first_of_header(text, line);
        let header = Header::at(text, first);
        if let Some(place) = header.known.and_then(|known| header.proves(text, known)) {
            return Some(place);
        }
        before = first;
    }
    None
}

/// Returns the start of the first of the consecutive tag lines that end with the one at an offset.
fn first_of_header(text: &[u8], mut line: usize) -> usize {
    while let Some(before) = line.checked_sub(1) {
        let above = memchr::memrchr(b'\n', &text[..before]).map_or(0, |end| end + 1);
        if tag_line(text, above).is_none() {
            break;
        }
        line = above;
    }
    line
}

/// Returns the line with the tag of a header, without a brace, that is followed only by bare moves
/// up to an offset; it is not the first line of the text.
fn before_bare(text: &[u8], end: usize) -> Option<usize> {
    let from = end.saturating_sub(LONGEST);
    let last = from + text[from..end].iter().rposition(|&byte| !is_bare(byte))?;
    let line = from + memchr::memrchr(b'\n', &text[from..last])? + 1;
    let (name, line_end) = tag_line(text, line)?;
    ends_all(text, name, line..line_end).then_some(line)
}

/// Returns whether the line of a tag ends every comment, whatever came before.
fn ends_all(text: &[u8], name: Span, line: Range<usize>) -> bool {
    is_header(name.of(text)) && !text[line].contains(&b'{')
}

/// Returns whether the line before the one at an offset is blank.
fn is_behind_blank_line(text: &[u8], line: usize) -> bool {
    text[..line].ends_with(b"\n\n") || text[..line].ends_with(b"\n\r\n")
}

/// Consecutive lines with one tag each.
struct Header {
    /// The last line after which all readers agree: it has the tag of a header, contains no brace,
    /// and is not the last line. It can also be such a line before these lines, with bare moves in
    /// between.
    known: Option<usize>,
    /// The start of the last line.
    last: usize,
    /// The end of the last line.
    end: usize,
}

impl Header {
    /// Reads the tag lines from an offset on.
    fn at(text: &[u8], first: usize) -> Self {
        let mut header = Self { known: None, last: first, end: first };
        let mut is_known = None;
        while let Some((name, end)) = tag_line(text, header.end) {
            if header.end == first {
                let apart = is_behind_blank_line(text, first);
                header.known = before_bare(text, first).filter(|_| apart);
            }
            header.known = is_known.or(header.known);
            header.last = header.end;
            header.end = end;
            is_known = ends_all(text, name, header.last..end).then_some(header.last);
        }
        header
    }

    /// Returns whether the end of a text may have cut the tag of the next line.
    fn reaches(&self, text: &[u8]) -> bool {
        let next = &text[self.end..];
        next.is_empty() || next.starts_with(b"[") && !next.contains(&b'\n')
    }

    /// Returns the certain place that is proved by the lines from `known` on.
    fn proves(&self, text: &[u8], known: usize) -> Option<usize> {
        let text = &text[..text.len().min(known + LONGEST)];
        let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n');
        let number = self.end + text.get(self.end..)?.iter().take_while(is_blank).count();
        let digits = text[number..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 || text.get(number + digits) != Some(&b'.') {
            return None;
        }
        let mut last = None;
        let place =
            memchr::memchr_iter(b'[', &text[number..]).map(|at| number + at).find(|&at| {
                let is_command = is_command(text, at, last);
                last = is_command.then_some(at);
                !is_command
            })?;
        let (_, end) = tag_line(text, place).filter(|_| text[place - 1] == b'\n')?;
        let between = &text[self.end - 1..place];
        let is_apart = |blank: &[u8]| memchr::memmem::find(between, blank).is_some();
        if !is_apart(b"\n\n") && !is_apart(b"\n\r\n") {
            return None;
        }
        let search = boundary::find(&text[self.last..end]);
        let is_end = search.boundary == Boundary::At(place - self.last) && !search.ran_out;
        is_end.then_some(place)
    }
}

/// Returns the name of a tag in the strict form that is alone on its line, and the start of the
/// next line.
fn tag_line(text: &[u8], start: usize) -> Option<(Span, usize)> {
    let StrictTag { name, value, .. } = strict_tag(text, start)?;
    let is_plain = name.of(text)[0].is_ascii_alphabetic() && !value.of(text).contains(&b'\r');
    let behind = &text[value.end + 2..];
    let blanks = behind.iter().take_while(|&&byte| byte == b' ' || byte == b'\t').count();
    let line_end = match behind.get(blanks..)? {
        [b'\n', ..] => blanks + 1,
        [b'\r', b'\n', ..] => blanks + 2,
        _ => return None,
    };
    is_plain.then_some((name, value.end + 2 + line_end))
}
