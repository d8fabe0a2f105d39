//! The lines of a text, by byte offset.

/// Returns the line end that a text uses: that of its first line, LF if there is none.
pub(super) fn line_end_of(text: &str) -> &'static str {
    match memchr::memchr(b'\n', text.as_bytes()) {
        Some(at) if text[..at].ends_with('\r') => "\r\n",
        _ => "\n",
    }
}

/// Returns the start of the line that contains `at`.
pub(super) fn start(text: &str, at: usize) -> usize {
    memchr::memrchr(b'\n', &text.as_bytes()[..at]).map_or(0, |newline| newline + 1)
}

/// Returns the end of the line that contains `at`, before its line end.
pub(super) fn end(text: &str, at: usize) -> usize {
    let end = memchr::memchr(b'\n', &text.as_bytes()[at..]).map_or(text.len(), |n| at + n);
    if end > at && text[..end].ends_with('\r') { end - 1 } else { end }
}

/// Returns the end of the line before the one that begins at `start`; `None` for the first line.
pub(super) fn end_before(text: &str, start: usize) -> Option<usize> {
    let line = text[..start].strip_suffix('\n')?;
    Some(line.strip_suffix('\r').unwrap_or(line).len())
}

/// Returns the start of the line after the one that contains `at`; for the last line, the end of
/// the text.
pub(super) fn next(text: &str, at: usize) -> usize {
    memchr::memchr(b'\n', &text.as_bytes()[at..]).map_or(text.len(), |n| at + n + 1)
}

/// Returns whether only spaces precede `at` on its line.
pub(super) fn is_first(text: &str, at: usize) -> bool {
    text[start(text, at)..at].bytes().all(|b| b == b' ')
}

/// Returns the column of `at` from 0, in bytes: only spaces and dashes precede keys and dashes.
pub(super) fn column(text: &str, at: usize) -> usize {
    at - start(text, at)
}

/// Returns the number of the line that contains `at`, from 1.
pub(super) fn number(text: &str, at: usize) -> usize {
    1 + memchr::memchr_iter(b'\n', &text.as_bytes()[..at]).count()
}

/// Returns the offset after the blanks at `at`.
pub(super) fn skip_blanks(text: &str, at: usize) -> usize {
    at + text[at..].bytes().take_while(|b| matches!(b, b' ' | b'\t')).count()
}

/// Returns the offset after the blanks, line ends and comments at `at`.
pub(super) fn skip_gap(text: &str, mut at: usize) -> usize {
    loop {
        at += text[at..].bytes().take_while(|b| b" \t\r\n".contains(b)).count();
        if !text[at..].starts_with('#') {
            return at;
        }
        at = next(text, at);
    }
}

pub(super) fn spaces(count: usize) -> String {
    " ".repeat(count)
}

/// Returns the number of spaces at the start of the line that contains `at`.
pub(super) fn indent(text: &str, at: usize) -> usize {
    text[start(text, at)..].bytes().take_while(|b| *b == b' ').count()
}
