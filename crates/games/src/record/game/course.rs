//! The half-moves of a game, with the positions before them.

use super::super::drawn::PlayedGame;
use super::super::laws::Laws;
use super::super::report::PlyAt;
use crate::board::{Color, Position};
use crate::draw::Step;

/// What is kept about the half-moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kept {
    /// The positions that draw clauses and clocks are checked against.
    pub track: bool,
    /// Every half-move that was tried, whatever came of it.
    pub history: bool,
}

/// The course of a game.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    kept: Kept,
    /// The half-moves of the game, each with the position before it.
    track: Vec<(PlyAt, Position)>,
    /// All half-moves, each with the position before it, also those of a game before another
    /// position was set up.
    history: Vec<(PlyAt, Position)>,
    /// What the legal half-moves did.
    steps: Vec<Step>,
}

impl Course {
    /// A course with no half-move yet, and room for this many.
    pub(crate) fn new(kept: Kept, room: usize) -> Self {
        Self {
            kept,
            track: Vec::with_capacity(if kept.track { room } else { 0 }),
            history: Vec::new(),
            steps: Vec::with_capacity(room),
        }
    }

    /// True if positions are kept for draw clauses.
    pub(crate) const fn keeps_track(&self) -> bool {
        self.kept.track
    }

    /// True if all that was tried is kept.
    pub(crate) const fn keeps_history(&self) -> bool {
        self.kept.history
    }

    /// The half-moves of the game, each with the position before it.
    pub(crate) fn track(&self) -> &[(PlyAt, Position)] {
        &self.track
    }

    /// What the legal half-moves did.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The last half-move that was tried.
    pub(crate) fn last(&self) -> Option<PlyAt> {
        self.track.last().map(|(at, _)| *at)
    }

    /// Notes that a half-move is tried in a position.
    #[inline(always)]
    pub(crate) fn tries(&mut self, at: PlyAt, position: &Position) {
        if self.kept.history {
            self.history.push((at, *position));
        }
        self.tries_plain(at, position);
    }

    /// The same, if no history is kept.
    #[inline(always)]
    pub(crate) fn tries_plain(&mut self, at: PlyAt, position: &Position) {
        if self.kept.track {
            // Room is made first, so that the position is copied once and not by way of the stack.
            if self.track.len() == self.track.capacity() {
                self.track.reserve(1);
            }
            self.track.push((at, *position));
        }
    }

    /// Takes that half-move out, to be tried again.
    #[inline(always)]
    pub(crate) fn leaves(&mut self) {
        if self.kept.track {
            self.track.pop();
        }
    }

    /// Notes that it was legal, and what it did.
    #[inline(always)]
    pub(crate) fn made(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Starts anew: what was played before is another game.
    pub(crate) fn begins_anew(&mut self) {
        self.track.clear();
    }

    /// The half-moves as draw clauses see them, up to the number that could be followed.
    pub(crate) fn played<'l>(
        &self,
        laws: &'l Laws,
        followed: usize,
        last: Position,
        opens: Color,
    ) -> PlayedGame<'l> {
        let followed = self.track.partition_point(|(at, _)| at.ply <= followed);
        PlayedGame::of_positions(&self.track[..followed], last, laws, opens)
    }

    /// The same, if all of them were legal and stayed.
    pub(crate) fn played_legally<'l>(
        &self,
        laws: &'l Laws,
        last: Position,
        opens: Color,
    ) -> PlayedGame<'l> {
        PlayedGame::of_legal(&self.track, &self.steps, last, laws, opens)
    }

    /// All that was tried.
    pub(crate) fn into_history(self) -> Vec<(PlyAt, Position)> {
        self.history
    }
}
