//! The text of a comment as it is written again: on one line, without braces.
//!
//! Runs of blanks and line breaks become one space, and braces become parentheses, because comments
//! do not nest. Commands (`[%touched w 32]`, and a whole comment that starts with `%`) keep their
//! blanks and are never broken over two lines, so that what another program wrote into them can be
//! found again; only line breaks and control characters in them become spaces.

use super::command::commands;

/// The text of a comment on one line, without braces and control characters.
#[must_use]
pub fn comment_text(text: &str) -> String {
    let plain: String = text.chars().map(plain).collect();
    words(&plain).join(" ")
}

/// What a character of a comment is written as.
fn plain(character: char) -> char {
    match character {
        '{' => '(',
        '}' => ')',
        '\t' => '\t',
        c if steers(c) => ' ',
        c => c,
    }
}

/// True for a character that says nothing and steers what shows the text: control characters, ends
/// of lines, those that turn the direction of all that follows.
pub(super) fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The words of a comment between which a line may end; a command is part of one word.
pub(super) fn words(text: &str) -> Vec<&str> {
    let text = text.trim();
    let mut found = commands(text.as_bytes()).map(|command| command.span).peekable();
    let mut words = Vec::new();
    let mut start = None;
    for (at, character) in text.char_indices() {
        while found.next_if(|span| span.end <= at).is_some() {}
        let in_command = found.peek().is_some_and(|span| span.start <= at);
        if in_command || !character.is_whitespace() {
            start.get_or_insert(at);
        } else if let Some(from) = start.take() {
            words.push(&text[from..at]);
        }
    }
    words.extend(start.map(|from| &text[from..]));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_one_word() {
        assert_eq!(words("so [%touched w 32], then"), ["so", "[%touched w 32],", "then"]);
        assert_eq!(words("%eval 1 2"), ["%eval 1 2"]);
    }
}
