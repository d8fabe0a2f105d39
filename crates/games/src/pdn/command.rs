//! Commands in comments: `[%clock w1:29:46 B1:29:40]`.
//!
//! A command consists of `[%`, a name, arguments and `]`. The name consists of letters, digits,
//! `_`, and hyphens before letters. An unclosed command ends with the comment. A comment that
//! starts with `%` (`{%eval "truus" -0.1}`) is one command without brackets.

use crate::diag::Span;

/// A command; its parts are borrowed from the comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Command<'a> {
    /// The name, without `%`.
    pub name: &'a [u8],
    /// The text after the name, without surrounding blanks.
    pub arguments: &'a [u8],
    /// The bytes of the whole command in the text passed to [`commands`].
    pub span: Span,
}

impl<'a> Command<'a> {
    /// Parses a text that is one command.
    pub(crate) fn whole(text: &'a [u8]) -> Self {
        let is_closed = text.starts_with(b"[") && text.ends_with(b"]");
        let percent = usize::from(text.starts_with(b"["));
        Self::of(text, percent, text.len() - usize::from(is_closed), Span::new(0, text.len()))
    }

    /// Parses a command, given the offset of its `%` and the end of its arguments.
    fn of(text: &'a [u8], percent: usize, end: usize, span: Span) -> Self {
        let inside = text.get(percent + 1..end).unwrap_or_default();
        let in_name = |(at, &byte): (usize, &u8)| match byte {
            // A hyphen belongs to the name in `board-turned`, but not in `eval-0.1`.
            b'-' => inside.get(at + 1).is_some_and(u8::is_ascii_alphabetic),
            byte => super::lexer::is_name_byte(byte),
        };
        let name_len = inside.iter().enumerate().position(|at| !in_name(at));
        let (name, arguments) = inside.split_at(name_len.unwrap_or(inside.len()));
        Self { name, arguments: arguments.trim_ascii(), span }
    }

    /// Returns the arguments one by one: the words between blanks and commas.
    pub fn words(&self) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        self.arguments
            .split(|byte| byte.is_ascii_whitespace() || *byte == b',')
            .filter(|word| !word.is_empty())
    }
}

/// Returns the commands in the text of a comment, in order.
pub const fn commands(text: &[u8]) -> Commands<'_> {
    Commands { text, at: 0 }
}

/// An iterator over the commands of a comment; see [`commands`].
#[derive(Debug, Clone)]
pub struct Commands<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Commands<'a> {
    /// Returns the command whose `%` is at an offset, and moves past it.
    fn command(&mut self, start: usize, percent: usize, end: usize, behind: usize) -> Command<'a> {
        self.at = behind;
        Command::of(self.text, percent, end, Span::new(start, behind))
    }
}

impl<'a> Iterator for Commands<'a> {
    type Item = Command<'a>;

    fn next(&mut self) -> Option<Command<'a>> {
        let len = self.text.len();
        if self.at == 0 {
            let lead = len - self.text.trim_ascii_start().len();
            if self.text.get(lead) == Some(&b'%') {
                return Some(self.command(lead, lead, len, len));
            }
        }
        let start = self.at + opening(&self.text[self.at..])?;
        let (end, behind) = match find(b']', &self.text[start..]) {
            Some(ahead) => (start + ahead, start + ahead + 1),
            None => (len, len),
        };
        Some(self.command(start, start + 1, end, behind))
    }
}

/// Returns the offset of the first `[%`.
fn opening(text: &[u8]) -> Option<usize> {
    if text.len() < SHORT {
        return text.windows(2).position(|two| two == b"[%");
    }
    // A substring search would have to be prepared anew for every comment.
    let mut percents = memchr::memchr_iter(b'%', text);
    percents.find(|&at| at > 0 && text[at - 1] == b'[').map(|at| at - 1)
}

/// Returns the first offset of a byte.
fn find(byte: u8, text: &[u8]) -> Option<usize> {
    match text.len() < SHORT {
        true => text.iter().position(|&there| there == byte),
        false => memchr::memchr(byte, text),
    }
}

/// Texts shorter than this are searched byte by byte, in fewer instructions.
const SHORT: usize = 32;

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, String, String)> {
        let string = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        commands(text.as_bytes())
            .map(|command| {
                let whole = command.span.of(text.as_bytes());
                let span = Span::new(0, whole.len());
                assert_eq!(Command::whole(whole), Command { span, ..command });
                (string(command.name), string(command.arguments), string(whole))
            })
            .collect()
    }

    fn triple(name: &str, arguments: &str, whole: &str) -> (String, String, String) {
        (name.to_owned(), arguments.to_owned(), whole.to_owned())
    }

    #[test]
    fn commands_are_found_among_words() {
        assert_eq!(
            read("good [%clock w1:29:46 B1:29:40] or [%eval -0.1] bad"),
            [
                triple("clock", "w1:29:46 B1:29:40", "[%clock w1:29:46 B1:29:40]"),
                triple("eval", "-0.1", "[%eval -0.1]"),
            ]
        );
        assert_eq!(read("no command, 50% [x]"), []);
    }

    #[test]
    fn a_name_may_have_hyphens_and_a_number_may_follow_it() {
        assert_eq!(read("[%board-turned]"), [triple("board-turned", "", "[%board-turned]")]);
        assert_eq!(read("[%eval-0.1]"), [triple("eval", "-0.1", "[%eval-0.1]")]);
    }

    #[test]
    fn unclosed_and_bare_commands_end_with_the_comment() {
        assert_eq!(read("[%clk 0:01"), [triple("clk", "0:01", "[%clk 0:01")]);
        assert_eq!(
            read("%eval \"truus\" -0.1"),
            [triple("eval", "\"truus\" -0.1", "%eval \"truus\" -0.1")]
        );
        assert_eq!(read("[%"), [triple("", "", "[%")]);
        assert_eq!(read("%"), [triple("", "", "%")]);
    }
}
