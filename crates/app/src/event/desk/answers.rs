//! The interpretation of a line typed at the desk.

use draughts_events::event::{self, DeskWord};

/// An interpreted line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Answer<'l> {
    /// Go to the next board.
    Skip,
    /// Go to the previous board.
    Back,
    /// Go to the board of a number or a player.
    Search(&'l str),
    /// Amend the recorded result.
    Amend,
    /// Undo the last operation.
    Undo,
    /// List what is missing.
    Missing,
    /// List the possible input.
    Help,
    /// Leave the desk.
    Quit,
    /// A result of the current board.
    Result(&'l str),
    /// A result of a named board: `12=2-0`.
    Entry(&'l str),
}

/// Returns the command that a word or a key stands for; none for a result.
fn command(word: &str) -> Option<Answer<'static>> {
    let meant = match word {
        "" => DeskWord::Skip,
        "<" => DeskWord::Back,
        "/" => DeskWord::Search,
        "?" => DeskWord::Help,
        _ => DeskWord::of(word)?,
    };
    Some(match meant {
        DeskWord::Skip => Answer::Skip,
        DeskWord::Back => Answer::Back,
        DeskWord::Search => Answer::Search(""),
        DeskWord::Amend => Answer::Amend,
        DeskWord::Undo => Answer::Undo,
        DeskWord::Missing => Answer::Missing,
        DeskWord::Help => Answer::Help,
        DeskWord::Quit => Answer::Quit,
    })
}

impl<'l> Answer<'l> {
    /// Interprets a line where a result is expected. A leading colon changes nothing: with single
    /// keys, it begins input of more than one key.
    pub(super) fn of(line: &'l str) -> Self {
        let line = line.trim();
        let line = line.strip_prefix(':').map_or(line, str::trim_start);
        if let Some(text) = line.strip_prefix('/') {
            return Self::Search(text.trim());
        }
        match command(&line.to_lowercase()) {
            Some(answer) => answer,
            // `=` alone is a draw.
            None if line.find('=').is_some_and(|at| at > 0) => Self::Entry(line),
            None => Self::Result(line),
        }
    }

    /// Returns whether a single key stands for a command.
    pub(super) fn is_command(key: char) -> bool {
        let mut buffer = [0; 4];
        command(key.encode_utf8(&mut buffer)).is_some()
    }
}

/// Returns whether a line is a yes, or the key of the command to be confirmed.
pub(super) fn is_yes(line: &str) -> bool {
    let word = line.trim().to_lowercase();
    word == "u" || event::is_yes(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_command_is_a_result() {
        for (line, answer) in [
            ("", Answer::Skip),
            ("  ", Answer::Skip),
            ("S", Answer::Skip),
            ("<", Answer::Back),
            ("terug", Answer::Back),
            ("/", Answer::Search("")),
            ("/ Alder", Answer::Search("Alder")),
            ("/12", Answer::Search("12")),
            ("=", Answer::Result("=")),
            (":=", Answer::Result("=")),
            ("2", Answer::Result("2")),
            ("-", Answer::Result("-")),
            (": w-late", Answer::Result("w-late")),
            ("12=2-0", Answer::Entry("12=2-0")),
            ("12==", Answer::Entry("12==")),
            ("quit", Answer::Quit),
        ] {
            assert_eq!(Answer::of(line), answer, "{line:?}");
        }
    }
}
