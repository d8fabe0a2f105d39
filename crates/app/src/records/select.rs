//! Which of the games are looked at.

use std::sync::Arc;

use super::met::{TagsMet, Unmet};
use draughts_games::record::{Condition, MainLine, folded};
use draughts_report::printable;

/// Which games are looked at; a game must fit every choice. All, where nothing is chosen.
#[derive(Debug, Clone, Default)]
pub struct Selection {
    /// First and last of numbers in each file, from 1.
    pub games: Vec<(u64, u64)>,
    /// What White's or Black's name holds, in capitals or not.
    pub player: Option<String>,
    /// What the tags must fit.
    pub condition: Option<Condition>,
    /// Which of the tags that it asks for have been met.
    pub met: Arc<TagsMet>,
}

impl Selection {
    /// True for a number among those that are looked at.
    #[must_use]
    pub(crate) fn takes_number(&self, index: u64) -> bool {
        self.games.is_empty() || self.games.iter().any(|&(a, b)| (a..=b).contains(&index))
    }

    /// True for tags that fit.
    #[must_use]
    pub(crate) fn takes_tags(&self, line: &MainLine<'_>) -> bool {
        self.met.look(line);
        let value =
            |name: &str| line.tag(name).map_or_else(String::new, |tag| tag.value().text.into());
        let plays = |wanted: &String| {
            let wanted = folded(wanted);
            ["White", "Black"].into_iter().any(|name| folded(&value(name)).contains(&wanted))
        };
        self.player.as_ref().is_none_or(plays)
            && self.condition.as_ref().is_none_or(|condition| condition.holds(value))
    }

    /// Returns the first number that is chosen beyond the last game of a file that has this many.
    #[must_use]
    pub fn beyond(&self, file: &str, games: u64) -> Option<Unmet> {
        let number = self.games.iter().map(|&(first, _)| first).find(|&first| first > games)?;
        Some(Unmet::Game { file: printable(file).into_owned(), number, games })
    }

    /// Returns whether no later game is selected.
    #[must_use]
    pub(crate) fn is_past(&self, index: u64) -> bool {
        !self.games.is_empty() && self.games.iter().all(|&(_, last)| last <= index)
    }
}
