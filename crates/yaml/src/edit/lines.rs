//! Lines of a text by byte offset.

/// Returns the line end that a text uses: that of its first line, LF if there is none.
pub(super) fn line_end_of(text: &str) -> &'static str {
    match memchr::memchr(b'\n', text.as_bytes()) {
        Some(at) if text[..at].ends_with('\r') => "\r\n",
        _ => "\n",
    }
}

/// Where the line of `at` begins.
pub(super) fn start(text: &str, at: usize) -> usize {
    memchr::memrchr(b'\n', &text.as_bytes()[..at]).map_or(0, |newline| newline + 1)
}

/// Where the line of `at` ends, before its line end.
pub(super) fn end(text: &str, at: usize) -> usize {
    let end = memchr::memchr(b'\n', &text.as_bytes()[at..]).map_or(text.len(), |n| at + n);
    if end > at && text[..end].ends_with('\r') { end - 1 } else { end }
}

/// Where the line before the one that begins at `start` ends; `None` for the first line.
pub(super) fn end_before(text: &str, start: usize) -> Option<usize> {
    let line = text[..start].strip_suffix('\n')?;
    Some(line.strip_suffix('\r').unwrap_or(line).len())
}

/// Where the line after that of `at` begins; the end of the text for the last one.
pub(super) fn next(text: &str, at: usize) -> usize {
    memchr::memchr(b'\n', &text.as_bytes()[at..]).map_or(text.len(), |n| at + n + 1)
}

/// Returns whether there are only spaces before `at` on its line.
pub(super) fn is_first(text: &str, at: usize) -> bool {
    text[start(text, at)..at].bytes().all(|b| b == b' ')
}

/// Returns the column of `at` from 0, in bytes: only spaces and dashes come before keys and dashes.
pub(super) fn column(text: &str, at: usize) -> usize {
    at - start(text, at)
}

/// Returns the number of the line of `at`, from 1.
pub(super) fn number(text: &str, at: usize) -> usize {
    1 + memchr::memchr_iter(b'\n', &text.as_bytes()[..at]).count()
}

/// `at`, moved over blanks.
pub(super) fn skip_blanks(text: &str, at: usize) -> usize {
    at + text[at..].bytes().take_while(|b| matches!(b, b' ' | b'\t')).count()
}

/// `at`, moved over blanks, line ends and comments.
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

/// Returns the number of spaces that the line of `at` begins with.
pub(super) fn indent(text: &str, at: usize) -> usize {
    text[start(text, at)..].bytes().take_while(|b| *b == b' ').count()
}
