//! Decoding of bytes in an undeclared encoding.
//!
//! A value or comment is UTF-8 if its bytes are valid UTF-8. Otherwise it is decoded in the code
//! page that fits the beginning of its file best ([`code_page`]), unless it is meaningless in that
//! code page. If nothing is known of the file, its own bytes decide ([`Encoding::guess`]); a single
//! Cyrillic letter is then read as a Western one.
//!
//! UTF-16 is converted to UTF-8 before anything else reads it. It is recognised by its byte order
//! mark, or by a first character below 128 next to a zero byte, followed by another such pair.
//! Everything else passes through unchanged, including a UTF-8 byte order mark.

use std::borrow::Cow;
use std::io::{self, Read};

use crate::encoding::Encoding;
use encoding_rs::{CoderResult, Decoder, UTF_16BE, UTF_16LE};

/// The text of a tag or comment, and the certainty of its characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The characters.
    pub text: Cow<'a, str>,
    /// The assumed code page, such as `windows-1251`; `None` for UTF-8.
    pub guessed: Option<&'static str>,
}

/// The number of bytes from which the code page of a file is determined.
pub const HEAD_BYTES: usize = 128 << 10;

/// Returns the code page of a file that begins with these bytes; `None` if they are UTF-8. Only the
/// first [`HEAD_BYTES`] are considered.
pub fn code_page(head: &[u8]) -> Option<Encoding> {
    Encoding::of_lines(&head[..head.len().min(HEAD_BYTES)])
}

/// Decodes bytes as UTF-8, or else in the most likely code page.
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    decode_in(bytes, None)
}

/// Decodes bytes as UTF-8, or else in the code page of their file, or in the most likely one.
pub(super) fn decode_in(bytes: &[u8], page: Option<Encoding>) -> Decoded<'_> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Decoded { text: Cow::Borrowed(text), guessed: None },
        Err(_) => {
            let page = page.map_or_else(|| Encoding::guess(bytes), |page| page.of_part(bytes));
            Decoded { text: Cow::Owned(page.decode(bytes)), guessed: Some(page.name()) }
        }
    }
}

/// Converts UTF-16 text to UTF-8; `None` for any other text.
///
/// [`GameStream`](super::GameStream) does this automatically; use it with [`games_in`](super::games_in). Lone
/// surrogates become U+FFFD.
pub fn utf16_to_utf8(bytes: &[u8]) -> Option<String> {
    let encoding = utf16(bytes)?;
    let (text, _) = encoding.decode_with_bom_removal(bytes);
    Some(text.into_owned())
}

/// Returns whether a text that starts with these four bytes is UTF-16.
pub fn is_utf16(start: &[u8]) -> bool {
    utf16(start).is_some()
}

fn utf16(start: &[u8]) -> Option<&'static encoding_rs::Encoding> {
    match Encoding::utf16(start)? {
        Encoding::Utf16Be => Some(UTF_16BE),
        _ => Some(UTF_16LE),
    }
}

/// A reader that converts UTF-16 to UTF-8 and passes other bytes through.
pub(super) struct Transcoder<R> {
    inner: R,
    /// Bytes read but not yet passed on.
    pending: Vec<u8>,
    sniffed: bool,
    decoder: Option<Decoder>,
    /// Whether the input has no more bytes.
    ended: bool,
    /// Whether the decoder has been finished; it must not be called again.
    finished: bool,
}

impl<R: Read> Transcoder<R> {
    pub(super) const fn new(inner: R) -> Self {
        Self {
            inner,
            pending: Vec::new(),
            sniffed: false,
            decoder: None,
            ended: false,
            finished: false,
        }
    }

    /// Returns whether the input has turned out to be UTF-16.
    pub(super) const fn is_utf16(&self) -> bool {
        self.decoder.is_some()
    }

    fn sniff(&mut self) -> io::Result<()> {
        while self.pending.len() < 4 && !self.ended {
            let wanted = 4 - self.pending.len();
            self.ended = read_more(&mut self.inner, &mut self.pending, wanted)? == 0;
        }
        self.decoder =
            utf16(&self.pending).map(encoding_rs::Encoding::new_decoder_with_bom_removal);
        self.sniffed = true;
        Ok(())
    }
}

/// Appends up to `most` bytes of the input to `pending`; returns their number.
fn read_more(input: &mut impl Read, pending: &mut Vec<u8>, most: usize) -> io::Result<usize> {
    let filled = pending.len();
    pending.resize(filled + most, 0);
    let read = input.read(&mut pending[filled..]);
    pending.truncate(filled + read.as_ref().map_or(0, |&count| count));
    read
}

impl<R: Read> Read for Transcoder<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if into.is_empty() {
            return Ok(0);
        }
        if !self.sniffed {
            self.sniff()?;
        }
        let Some(decoder) = &mut self.decoder else {
            if self.pending.is_empty() {
                return self.inner.read(into);
            }
            let count = self.pending.len().min(into.len());
            into[..count].copy_from_slice(&self.pending[..count]);
            self.pending.drain(..count);
            return Ok(count);
        };
        // The decoder needs space for at least one character.
        if into.len() < 16 {
            return Err(io::Error::other("buffer too small for decoding UTF-16"));
        }
        while !self.finished {
            let last = self.ended;
            let (result, consumed, written, _) = decoder.decode_to_utf8(&self.pending, into, last);
            self.pending.drain(..consumed);
            self.finished = last && result == CoderResult::InputEmpty;
            if written > 0 {
                return Ok(written);
            }
            if !last {
                let read = read_more(&mut self.inner, &mut self.pending, 8192)?;
                self.ended = read == 0;
            }
        }
        Ok(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf16_bytes(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(order).collect()
    }

    fn read_all(bytes: &[u8]) -> String {
        let mut all = Vec::new();
        let mut reader = Transcoder::new(bytes);
        let mut chunk = [0; 16];
        loop {
            let count = reader.read(&mut chunk).expect("memory can be read");
            if count == 0 {
                return String::from_utf8(all).expect("the transcoder writes UTF-8");
            }
            all.extend_from_slice(&chunk[..count]);
        }
    }

    #[test]
    fn utf16_is_read_with_and_without_byte_order_mark() {
        let text = "[White \"Иванов\"] 1. 32-28 *";
        for order in [u16::to_le_bytes, u16::to_be_bytes] {
            let marked = utf16_bytes(&format!("\u{FEFF}{text}"), order);
            let bare = utf16_bytes(text, order);
            assert_eq!(read_all(&marked), text);
            assert_eq!(read_all(&bare), text);
            assert_eq!(utf16_to_utf8(&marked).as_deref(), Some(text));
        }
    }

    #[test]
    fn a_long_utf16_text_does_not_stop_half_way() {
        let text = "1. 32-28 ".repeat(10_000);
        assert_eq!(read_all(&utf16_bytes(&text, u16::to_le_bytes)), text);
    }

    #[test]
    fn other_bytes_pass_untouched() {
        for text in ["", "1", "1. 32-28", "\u{FEFF}[White \"x\"]"] {
            assert_eq!(read_all(text.as_bytes()), text);
        }
    }
}
