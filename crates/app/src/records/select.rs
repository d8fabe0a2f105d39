//! The selection of games.

use std::sync::Arc;

use super::met::{TagsMet, Unmet};
use draughts_games::record::{MainLine, TagCondition, folded};
use draughts_report::printable;

/// A selection of games; a game must satisfy every criterion, and all are selected if there is
/// none.
#[derive(Debug, Clone, Default)]
pub struct Selection {
    /// The first and last numbers of ranges in each file, from 1.
    pub games: Vec<(u64, u64)>,
    /// Part of White's or Black's name, ignoring case.
    pub player: Option<String>,
    /// A condition on the tags.
    pub condition: Option<TagCondition>,
    /// The tags of the condition that have been found.
    pub met: Arc<TagsMet>,
}

impl Selection {
    /// Returns whether a number is selected.
    pub(crate) fn takes_number(&self, index: u64) -> bool {
        self.games.is_empty() || self.games.iter().any(|&(a, b)| (a..=b).contains(&index))
    }

    /// Returns whether tags satisfy the selection.
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

    /// Returns the first selected number beyond the last game of a file with this many games.
    pub fn beyond(&self, file: &str, games: u64) -> Option<Unmet> {
        let number = self.games.iter().map(|&(first, _)| first).find(|&first| first > games)?;
        Some(Unmet::Game { file: printable(file).into_owned(), number, games })
    }

    /// Returns whether no later game is selected.
    pub(crate) fn is_past(&self, index: u64) -> bool {
        !self.games.is_empty() && self.games.iter().all(|&(_, last)| last <= index)
    }
}
