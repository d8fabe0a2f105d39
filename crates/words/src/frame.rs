//! The fixed words around every finding, looked up once per language instead of once per finding.

use std::sync::OnceLock;

use crate::language::Language;
use crate::say;
use draughts_ground::diag::Level;
use draughts_ground::said::{Said, said};

/// The fixed words around findings and diagrams, in one language.
#[derive(Debug)]
#[non_exhaustive]
pub struct Frame {
    /// The language.
    pub language: Language,
    note: String,
    warning: String,
    irregularity: String,
    error: String,
    /// The word before a remedy: `help`.
    pub help: String,
    /// The words before an article: `the law`.
    pub law: String,
    /// The word before the number of a game: `game`.
    pub game: String,
    /// The word after a half-move in a variation: `variation`.
    pub variation: String,
    white_to_move: String,
    black_to_move: String,
}

static FRAMES: [OnceLock<Frame>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

impl Frame {
    /// Returns the words of a language, looking them up the first time.
    pub fn of(language: Language) -> &'static Self {
        FRAMES[language as usize].get_or_init(|| Self::read(language))
    }

    fn read(language: Language) -> Self {
        let word = |word: Said| say(&word, language);
        Self {
            language,
            note: word(said!("level-note")),
            warning: word(said!("level-warning")),
            irregularity: word(said!("level-irregularity")),
            error: word(said!("level-error")),
            help: word(said!("frame-help")),
            law: word(said!("frame-law")),
            game: word(said!("frame-game")),
            variation: word(said!("frame-variation")),
            white_to_move: word(said!("white-to-move")),
            black_to_move: word(said!("black-to-move")),
        }
    }

    /// Returns the name of a level; that of a note also precedes background information.
    pub fn level(&self, level: Level) -> &str {
        match level {
            Level::Note => &self.note,
            Level::Warning => &self.warning,
            Level::Irregularity => &self.irregularity,
            Level::Error => &self.error,
        }
    }

    /// Returns the words below a diagram for the side to move: `White to move`.
    pub fn to_move(&self, is_white: bool) -> &str {
        if is_white { &self.white_to_move } else { &self.black_to_move }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_has_the_name_that_programs_read() {
        let frame = Frame::of(Language::English);
        for level in [Level::Note, Level::Warning, Level::Irregularity, Level::Error] {
            assert_eq!(frame.level(level), level.to_string());
        }
        assert_eq!(Frame::of(Language::Dutch).to_move(true), "Wit aan zet");
    }
}
