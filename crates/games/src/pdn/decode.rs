//! Characters from bytes whose encoding is not declared.
//!
//! A value or comment is UTF-8 if its bytes are. Otherwise it is read in the code page in which the
//! beginning of its file says most ([`code_page`]), unless it says nothing in that one. If nothing is
//! known of its file, it is decided from its bytes alone ([`Encoding::guess`]); a single Cyrillic
//! letter is then read as a Western one.

use std::borrow::Cow;

use crate::encoding::Encoding;

/// Text of a tag or comment, and how sure its characters are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The characters.
    pub text: Cow<'a, str>,
    /// The code page that was assumed, such as `windows-1251`; `None` for UTF-8.
    pub guessed: Option<&'static str>,
}

/// How many bytes of a file tell its code page.
pub const HEAD_BYTES: usize = 128 << 10;

/// The code page of a file that begins with these bytes, of which the first [`HEAD_BYTES`] are looked
/// at; `None` if they are UTF-8.
#[must_use]
pub fn code_page(head: &[u8]) -> Option<Encoding> {
    Encoding::of_lines(&head[..head.len().min(HEAD_BYTES)])
}

/// Decodes bytes as UTF-8, or else in the likeliest code page.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    decode_in(bytes, None)
}

/// Decodes bytes as UTF-8, or else in the code page of their file, or the likeliest.
pub(super) fn decode_in(bytes: &[u8], page: Option<Encoding>) -> Decoded<'_> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Decoded { text: Cow::Borrowed(text), guessed: None },
        Err(_) => {
            let page = page.map_or_else(|| Encoding::guess(bytes), |page| page.of_part(bytes));
            Decoded { text: Cow::Owned(page.decode(bytes)), guessed: Some(page.name()) }
        }
    }
}
