//! The interpretation of a line typed at the desk.

use draughts_events::event::{self, DeskCommand};

/// An interpreted line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum DeskAnswer<'l> {
    /// Go to the next board.
    Skip,
    /// Go to the previous board.
    Back,
    /// Go to another board, by its number or by a player.
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
    OfNamedBoard(&'l str),
}

/// Returns the command that a word or a key means; none for a result.
fn command(word: &str) -> Option<DeskAnswer<'static>> {
    let meant = match word {
        "" => DeskCommand::Skip,
        "<" => DeskCommand::Back,
        "/" => DeskCommand::Search,
        "?" => DeskCommand::Help,
        _ => DeskCommand::of(word)?,
    };
    Some(match meant {
        DeskCommand::Skip => DeskAnswer::Skip,
        DeskCommand::Back => DeskAnswer::Back,
        DeskCommand::Search => DeskAnswer::Search(""),
        DeskCommand::Amend => DeskAnswer::Amend,
        DeskCommand::Undo => DeskAnswer::Undo,
        DeskCommand::Missing => DeskAnswer::Missing,
        DeskCommand::Help => DeskAnswer::Help,
        DeskCommand::Quit => DeskAnswer::Quit,
    })
}

impl<'l> DeskAnswer<'l> {
    /// Interprets a line where a result is expected. A leading colon is ignored: if the desk reads
    /// single keys, it starts input of more than one key.
    pub(super) fn of(line: &'l str) -> Self {
        let line = line.trim();
        let line = line.strip_prefix(':').map_or(line, str::trim_start);
        if let Some(text) = line.strip_prefix('/') {
            return Self::Search(text.trim());
        }
        match command(&line.to_lowercase()) {
            Some(answer) => answer,
            // `=` alone is a draw.
            None if line.find('=').is_some_and(|at| at > 0) => Self::OfNamedBoard(line),
            None => Self::Result(line),
        }
    }

    /// Returns whether a single key means a command.
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
            ("", DeskAnswer::Skip),
            ("  ", DeskAnswer::Skip),
            ("S", DeskAnswer::Skip),
            ("<", DeskAnswer::Back),
            ("terug", DeskAnswer::Back),
            ("/", DeskAnswer::Search("")),
            ("/ Alder", DeskAnswer::Search("Alder")),
            ("/12", DeskAnswer::Search("12")),
            ("=", DeskAnswer::Result("=")),
            (":=", DeskAnswer::Result("=")),
            ("2", DeskAnswer::Result("2")),
            ("-", DeskAnswer::Result("-")),
            (": w-late", DeskAnswer::Result("w-late")),
            ("12=2-0", DeskAnswer::OfNamedBoard("12=2-0")),
            ("12==", DeskAnswer::OfNamedBoard("12==")),
            ("quit", DeskAnswer::Quit),
        ] {
            assert_eq!(DeskAnswer::of(line), answer, "{line:?}");
        }
    }
}
