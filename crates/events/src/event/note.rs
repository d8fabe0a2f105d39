//! What is noted of a board.
//!
//! A file has plain text. Words that the program writes itself are read back as what they
//! mean, also from files of older versions; any other text is kept as it is.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What is noted of a board. It is made from text by [`Note::from`], so that words of ours
/// mean the same whoever writes them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Note {
    /// The result comes from a withdrawal, not from anything that was played.
    Withdrawn,
    /// Why a game was forfeited, as whoever entered the result said.
    Forfeited(Forfeited),
    /// What a person wrote.
    Written(String),
}

/// Why a game was forfeited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forfeited {
    /// White came too late.
    WhiteLate,
    /// Black came too late.
    BlackLate,
    /// Both came too late.
    BothLate,
    /// The loser, whom the result was entered for, came too late.
    LoserLate,
    /// White did not come.
    WhiteAbsent,
    /// Black did not come.
    BlackAbsent,
    /// The loser, whom the result was entered for, did not come.
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

    /// The words of the event file.
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
    /// The text of the event file.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Withdrawn => "withdrawn",
            Self::Forfeited(why) => why.word(),
            Self::Written(text) => text,
        }
    }

    /// The word by which catalogues choose theirs; `written` for what a person wrote.
    #[must_use]
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

    /// The same of a board whose players have exchanged their colours.
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

    /// True if it says no more than the result that it was entered with, and goes with it.
    #[must_use]
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
