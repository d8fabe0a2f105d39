//! Decodes bytes as text.

use super::{FaultKind, Place, ReadError};

/// Decodes UTF-8.
///
/// # Errors
///
/// Fails with [`FaultKind::NotUtf8`], at the first byte that is not UTF-8.
pub fn decode(bytes: Vec<u8>) -> Result<String, ReadError> {
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        ReadError::of_text(FaultKind::NotUtf8, end_of(&String::from_utf8_lossy(before)))
    })
}

/// Returns the place after a text.
pub(super) fn end_of(text: &str) -> Place {
    let (mut line, mut column) = (1, 1);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' if chars.peek() == Some(&'\n') => {}
            '\n' | '\r' => (line, column) = (line + 1, 1),
            _ => column += 1,
        }
    }
    Place { line, column }
}
