//! Decoding of bytes in an undeclared encoding.
//!
//! A value or comment is UTF-8 if its bytes are valid UTF-8. Otherwise it is decoded in the code
//! page that fits the beginning of its file best ([`code_page`]), unless it is meaningless in that
//! code page. If nothing is known of the file, its own bytes decide ([`Encoding::guess`]); a single
//! Cyrillic letter is then read as a Western one.

use std::borrow::Cow;

use crate::encoding::Encoding;

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
