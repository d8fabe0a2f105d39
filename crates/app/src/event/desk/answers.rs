//! What a line that is typed at the desk means.

use draughts_events::event::{self, DeskWord};

/// A line, understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Answer<'l> {
    /// The next board.
    Skip,
    /// The board before.
    Back,
    /// The board of a number, or of a player.
    Search(&'l str),
    /// The recorded result is changed.
    Amend,
    /// The last operation is taken back.
    Undo,
    /// What is to come is listed.
    Missing,
    /// What can be typed is listed.
    Help,
    /// The desk is left.
    Quit,
    /// A result of the board that is asked for.
    Result(&'l str),
    /// A result of a board that is named: `12=2-0`.
    Entry(&'l str),
}

/// Returns the command that a word or a key is; a result is none.
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
    /// What a line means where a result is asked for. A colon before it changes nothing: with
    /// single keys, it begins what is not one key.
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

/// True for a yes, or for the key of what is to be confirmed.
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
