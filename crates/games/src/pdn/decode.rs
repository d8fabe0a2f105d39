//! Characters from bytes whose encoding is not declared.
//!
//! A value or comment is UTF-8 if its bytes are. Otherwise it is read in the code page in which it
//! says most ([`Encoding::guess`]). Each value is decided separately, from its bytes alone; a single
//! Cyrillic letter is read as a Western one.

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

/// Decodes bytes as UTF-8, or else in the likeliest code page.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Decoded { text: Cow::Borrowed(text), guessed: None },
        Err(_) => {
            let page = Encoding::guess(bytes);
            Decoded { text: Cow::Owned(page.decode(bytes)), guessed: Some(page.name()) }
        }
    }
}
