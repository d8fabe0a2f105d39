//! Hostile text made harmless for a terminal.

use std::borrow::Cow;

/// A text without control characters and without characters that reorder what
/// is shown: each is replaced by `\u{fffd}`. Tabs and line ends stay.
#[must_use]
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_hostile) {
        Cow::Owned(text.chars().map(|c| if is_hostile(c) { '\u{fffd}' } else { c }).collect())
    } else {
        Cow::Borrowed(text)
    }
}

fn is_hostile(c: char) -> bool {
    (c.is_control() && c != '\n' && c != '\t')
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_direction_marks_are_disarmed() {
        assert_eq!(
            printable("a\u{1b}[31mb\u{202e}c\u{9b}d\te\n"),
            "a\u{fffd}[31mb\u{fffd}c\u{fffd}d\te\n"
        );
        assert!(matches!(printable("Jansen–Łoś"), Cow::Borrowed(_)));
    }
}
