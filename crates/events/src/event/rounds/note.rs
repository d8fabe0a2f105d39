//! Notes on boards.
//!
//! A file has plain text. Words written by the program are read back as their meaning, even from
//! files of older versions; any other text is kept as it is.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A note on a board.
///
/// [`Note::from`] makes it from text, so that the program's own words have the same meaning whoever
/// writes them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Note {
    /// The result comes from a withdrawal, not from play.
    Withdrawn,
    /// The reason for a forfeit, as given with the result.
    Forfeited(Forfeited),
    /// A text written by a person.
    Written(String),
}

/// The reason for a forfeit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forfeited {
    /// White came too late.
    WhiteLate,
    /// Black came too late.
    BlackLate,
    /// Both came too late.
    BothLate,
    /// The loser, for whom the result was entered, came too late.
    LoserLate,
    /// White did not come.
    WhiteAbsent,
    /// Black did not come.
    BlackAbsent,
    /// The loser, for whom the result was entered, did not come.
    LoserAbsent,
}

impl Forfeited {
    const ALL: [Self; 7] = [
        Self::WhiteLate,
        Self::BlackLate,
        Self::BothLate,
        Self::LoserLate,
        Self::WhiteAbsent,
        Self::BlackAbsent,
        Self::LoserAbsent,
    ];

    /// Returns the words in the event file.
    const fn word(self) -> &'static str {
        match self {
            Self::WhiteLate => "White too late",
            Self::BlackLate => "Black too late",
            Self::BothLate => "both too late",
            Self::LoserLate => "too late",
            Self::WhiteAbsent => "White not there",
            Self::BlackAbsent => "Black not there",
            Self::LoserAbsent => "not there",
        }
    }
}

impl Note {
    /// Returns the text in the event file.
    pub fn text(&self) -> &str {
        match self {
            Self::Withdrawn => "withdrawn",
            Self::Forfeited(why) => why.word(),
            Self::Written(text) => text,
        }
    }

    /// Returns the keyword for catalogues; `written` for a person's text.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Withdrawn => "withdrawn",
            Self::Forfeited(Forfeited::WhiteLate) => "white-late",
            Self::Forfeited(Forfeited::BlackLate) => "black-late",
            Self::Forfeited(Forfeited::BothLate) => "both-late",
            Self::Forfeited(Forfeited::LoserLate) => "loser-late",
            Self::Forfeited(Forfeited::WhiteAbsent) => "white-absent",
            Self::Forfeited(Forfeited::BlackAbsent) => "black-absent",
            Self::Forfeited(Forfeited::LoserAbsent) => "loser-absent",
            Self::Written(_) => "written",
        }
    }

    /// Returns the note for a board whose players have exchanged their colours.
    #[must_use]
    pub(crate) fn with_colors_exchanged(self) -> Self {
        match self {
            Self::Forfeited(why) => Self::Forfeited(match why {
                Forfeited::WhiteLate => Forfeited::BlackLate,
                Forfeited::BlackLate => Forfeited::WhiteLate,
                Forfeited::WhiteAbsent => Forfeited::BlackAbsent,
                Forfeited::BlackAbsent => Forfeited::WhiteAbsent,
                why @ (Forfeited::BothLate | Forfeited::LoserLate | Forfeited::LoserAbsent) => why,
            }),
            Self::Withdrawn | Self::Written(_) => self,
        }
    }

    /// Returns whether the note only adds to the result it was entered with, and is removed with
    /// it.
    pub(crate) const fn is_of_result(&self) -> bool {
        match self {
            Self::Forfeited(_) => true,
            Self::Withdrawn | Self::Written(_) => false,
        }
    }
}

impl From<String> for Note {
    fn from(text: String) -> Self {
        if text == Self::Withdrawn.text() {
            return Self::Withdrawn;
        }
        let ours = Forfeited::ALL.into_iter().find(|why| why.word() == text);
        ours.map_or(Self::Written(text), Self::Forfeited)
    }
}

impl From<Note> for String {
    fn from(note: Note) -> Self {
        match note {
            Note::Written(text) => text,
            Note::Withdrawn | Note::Forfeited(_) => note.text().to_owned(),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_ours_are_read_as_what_they_mean_and_others_stay() {
        for why in Forfeited::ALL {
            assert_eq!(Note::from(why.word().to_owned()), Note::Forfeited(why));
        }
        for text in ["withdrawn", "White too late", "white too late", "Withdrawn", "both", ""] {
            let note = Note::from(text.to_owned());
            assert_eq!((note.text(), String::from(note.clone())), (text, text.to_owned()));
        }
        assert_eq!(Note::from("withdrawn".to_owned()), Note::Withdrawn);
        assert_eq!(Note::from("Withdrawn".to_owned()), Note::Written("Withdrawn".to_owned()));
    }
}
