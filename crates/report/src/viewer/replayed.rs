//! A game that was replayed once, to be shown in every language.

use super::ViewedGame;
use super::game::left;
use crate::words::Language;
use draughts_games::pdn::{GameText, GameTree, Item};
use draughts_games::record::{Choice, FollowedGame, GameReport, MainLine, followed};

/// A game as it was followed, without words of any language.
#[derive(Debug, Clone)]
pub struct ReplayedGame {
    followed: FollowedGame,
    report: GameReport,
    /// The time after half-moves of the main line, the last first.
    left: Vec<(usize, i64)>,
}

impl ReplayedGame {
    /// The game of a record that was replayed, with its history, which is no longer needed after
    /// this. Moves are written as the record's own tag says.
    #[must_use]
    pub fn of(
        game: &GameText<'_>,
        line: &MainLine<'_>,
        mut report: GameReport,
        choice: &Choice,
    ) -> Self {
        let followed = followed(game, line, &report, choice, None);
        let left = left(line, &report);
        report.history = Vec::new();
        Self { followed, report, left }
    }

    /// The game as its rule set writes it.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.followed.tree
    }

    /// Leaves out so many comments at the end of the game.
    pub fn without_last(&mut self, comments: usize) {
        let line = &mut self.followed.tree.line;
        for _ in 0..comments {
            if matches!(line.last(), Some(Item::Comment(_))) {
                line.pop();
            }
        }
    }

    /// Its replay, without the history.
    #[must_use]
    pub const fn report(&self) -> &GameReport {
        &self.report
    }

    /// The game in a language; [`ViewedGame::remark`] adds what is said of it.
    #[must_use]
    pub fn viewed(&self, language: Language) -> ViewedGame {
        ViewedGame::shown(&self.followed, &self.report, &self.left, language)
    }
}
