//! Characters from bytes whose encoding is not declared.
//!
//! A value or comment is UTF-8 if its bytes are. Otherwise it is read in one of two Windows code
//! pages: CP1251 (Cyrillic) if some word has two adjacent letters of the upper half (above 127) and
//! more letters of the upper half than of the lower, otherwise CP1252 (Western). So `Иванов` is
//! Cyrillic, while `Größe` has only two such letters among five and `été` has no two adjacent ones.
//! Each value is decided separately, from its bytes alone; a single Cyrillic letter is read as a
//! Western one.

use std::borrow::Cow;

use encoding_rs::{Encoding, WINDOWS_1251, WINDOWS_1252};

/// Text of a tag or comment, and how sure its characters are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The characters.
    pub text: Cow<'a, str>,
    /// The code page that was assumed, such as `windows-1251`; `None` for UTF-8.
    pub guessed: Option<&'static str>,
}

/// Decodes bytes as UTF-8, or else in the likelier of two code pages.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Decoded { text: Cow::Borrowed(text), guessed: None },
        Err(_) => {
            let encoding = guess(bytes);
            let (text, _) = encoding.decode_without_bom_handling(bytes);
            Decoded {
                text,
                guessed: Some(match encoding == WINDOWS_1251 {
                    true => "windows-1251",
                    false => "windows-1252",
                }),
            }
        }
    }
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    let is_upper = |byte: &u8| matches!(byte, 0xC0..|0xA8| 0xB8);
    let cyrillic =
        bytes.split(|byte| !(is_upper(byte) || byte.is_ascii_alphabetic())).any(|word| {
            let upper = word.iter().filter(|byte| is_upper(byte)).count();
            let side_by_side = word.windows(2).any(|pair| is_upper(&pair[0]) && is_upper(&pair[1]));
            side_by_side && 2 * upper > word.len()
        });
    if cyrillic { WINDOWS_1251 } else { WINDOWS_1252 }
}
