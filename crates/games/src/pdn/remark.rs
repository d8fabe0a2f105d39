//! The text of a comment as it is written again: on one line, without braces.
//!
//! Runs of blanks and line breaks become one space, and braces become parentheses, because comments
//! do not nest. Commands (`[%touched w 32]`, and a whole comment that starts with `%`) keep their
//! blanks and are never split over two lines, so that other programs can find their commands again;
//! only line breaks and control characters in them become spaces.

use super::command::commands;

/// Returns the text of a comment on one line, without braces and control characters.
pub fn comment_text(text: &str) -> String {
    let plain: String = text.chars().map(plain).collect();
    words(&plain).join(" ")
}

/// Returns the character that is written for a character of a comment.
fn plain(character: char) -> char {
    match character {
        '{' => '(',
        '}' => ')',
        '\t' => '\t',
        c if steers(c) => ' ',
        c => c,
    }
}

/// Returns whether a character has no content but affects the display of the text: control
/// characters, line ends, and marks that change the direction of the text.
pub(super) fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns the words of a comment between which a line may be broken; a command is part of one
/// word.
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
