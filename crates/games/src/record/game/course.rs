//! The half-moves of a game, with the positions before them.

use super::super::drawn::PlayedGame;
use super::super::laws::Laws;
use super::super::report::PlyAt;
use super::numbers::Run;
use crate::board::{Color, Position};
use crate::draw::Step;
use crate::moves::Asked;

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
    /// The half-moves of the game.
    track: Vec<PlyAt>,
    /// The position before each of them.
    before: Vec<Position>,
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
            before: Vec::with_capacity(if kept.track { room } else { 0 }),
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

    /// The half-moves of the game.
    pub(crate) fn track(&self) -> &[PlyAt] {
        &self.track
    }

    /// The position before each of them.
    pub(crate) fn before(&self) -> &[Position] {
        &self.before
    }

    /// What the legal half-moves did.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The last half-move that was tried.
    pub(crate) fn last(&self) -> Option<PlyAt> {
        self.track.last().copied()
    }

    /// Notes that a half-move is tried in a position.
    pub(crate) fn tries(&mut self, at: PlyAt, position: &Position) {
        if self.kept.history {
            self.history.push((at, *position));
        }
        if self.kept.track {
            self.track.push(at);
            self.before.push(*position);
        }
    }

    /// Where the positions before half-moves are kept that are tried in turn, if they are; those
    /// that were made are then [noted](Self::made_in_turn).
    pub(crate) const fn keeps_before(&mut self) -> Option<&mut Vec<Position>> {
        if self.kept.track { Some(&mut self.before) } else { None }
    }

    /// Notes that such half-moves were legal, and what each did; no history is kept.
    #[inline(always)]
    pub(crate) fn made_in_turn(&mut self, run: Run, line: &[Asked]) {
        if self.kept.track {
            self.track.extend((0..line.len()).map(|place| run.at(place)));
        }
        let step = |(place, asked): (usize, &Asked)| {
            let at = run.at(place);
            Step::of_deed(at.side, asked.deed, at.move_number)
        };
        self.steps.extend(line.iter().enumerate().map(step));
    }

    /// Notes that it was legal, and what it did.
    pub(crate) fn made(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Starts anew: what was played before is another game.
    pub(crate) fn begins_anew(&mut self) {
        self.track.clear();
        self.before.clear();
    }

    /// The half-moves as draw clauses see them, up to the number that could be followed.
    pub(crate) fn played<'l>(
        &self,
        laws: &'l Laws,
        followed: usize,
        last: Position,
        opens: Color,
    ) -> PlayedGame<'l> {
        let followed = self.track.partition_point(|at| at.ply <= followed);
        let track = self.track[..followed].iter().copied();
        let track: Vec<_> = track.zip(self.before.iter().copied()).collect();
        PlayedGame::of_positions(&track, last, laws, opens)
    }

    /// The same, if all of them were legal and stayed.
    pub(crate) fn played_legally<'l>(
        &self,
        laws: &'l Laws,
        last: Position,
        opens: Color,
    ) -> PlayedGame<'l> {
        PlayedGame::of_legal((&self.track, &self.before), &self.steps, last, laws, opens)
    }

    /// All that was tried.
    pub(crate) fn into_history(self) -> Vec<(PlyAt, Position)> {
        self.history
    }
}
