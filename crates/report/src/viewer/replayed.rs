//! A game that is replayed once and shown in any language.

use super::ViewedGame;
use super::game::left;
use crate::words::Language;
use draughts_games::pdn::{GameText, GameTree, Item};
use draughts_games::record::{ChosenRules, FollowedGame, GameReport, MainLine, followed};

/// A game that was followed, independent of language.
#[derive(Debug, Clone)]
pub struct ReplayedGame {
    followed: FollowedGame,
    report: GameReport,
    /// The times after half-moves of the main line, the last one first.
    left: Vec<(usize, i64)>,
}

impl ReplayedGame {
    /// Makes it from a record that was replayed with its history, which is dropped.
    ///
    /// Moves are in the notation that the record's tag gives.
    pub fn of(
        game: &GameText<'_>,
        line: &MainLine<'_>,
        mut report: GameReport,
        choice: &ChosenRules,
    ) -> Self {
        let followed = followed(game, line, &report, choice, None);
        let left = left(line, &report);
        report.history = Vec::new();
        Self { followed, report, left }
    }

    /// Returns the game in the notation of its rule set.
    pub const fn tree(&self) -> &GameTree {
        &self.followed.tree
    }

    /// Removes up to this many comments from the end of the game.
    pub fn without_last(&mut self, comments: usize) {
        let line = &mut self.followed.tree.line;
        for _ in 0..comments {
            if matches!(line.last(), Some(Item::Comment(_))) {
                line.pop();
            }
        }
    }

    /// Returns its replay, without the history.
    pub const fn report(&self) -> &GameReport {
        &self.report
    }

    /// Returns the game in a language; [`ViewedGame::remark`] adds remarks.
    pub fn viewed(&self, language: Language) -> ViewedGame {
        ViewedGame::shown(&self.followed, &self.report, &self.left, language)
    }
}
