//! The half-moves of a game, with the positions before them.
//!
//! Nearly all half-moves of a record are followed in stretches. Few games need the positions inside
//! a stretch, so only the first is stored; the others are replayed on demand.

use super::super::drawn::PlayedGame;
use super::super::laws::Laws;
use super::super::report::PlyAt;
use super::numbers::Run;
use crate::board::{Color, Position};
use crate::draw::PlayedMove;
use crate::moves::{Generator, Move, MoveEffect, RequestedMove};

/// The data kept about the half-moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HistoryOptions {
    /// Whether to keep the positions for draw clauses and clocks.
    pub track: bool,
    /// Whether to keep every half-move that was tried, whatever its outcome.
    pub history: bool,
}

/// Consecutive half-moves of the game.
#[derive(Debug, Clone)]
struct Stretch {
    /// The number of half-moves of the game before it.
    from: usize,
    /// The numbering.
    run: Run,
    /// The position before its first half-move.
    before: Position,
    /// The number of legal half-moves before it.
    made: usize,
}

/// The course of a game.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    kept: HistoryOptions,
    /// The half-moves of the game, if they are kept.
    stretches: Vec<Stretch>,
    /// The number of half-moves in them.
    tried: usize,
    /// All half-moves, each with the position before it, including those of a game before another
    /// position was set up.
    history: Vec<(PlyAt, Position)>,
    /// The legal half-moves and their effects.
    made: Vec<RequestedMove>,
}

impl Course {
    /// Creates a course without half-moves, with capacity for this many.
    pub(crate) fn new(kept: HistoryOptions, room: usize) -> Self {
        let made = Vec::with_capacity(room);
        Self { kept, stretches: Vec::new(), tried: 0, history: Vec::new(), made }
    }

    /// Returns whether positions are kept for draw clauses.
    pub(crate) const fn keeps_track(&self) -> bool {
        self.kept.track
    }

    /// Returns whether every half-move that was tried is kept.
    pub(crate) const fn keeps_history(&self) -> bool {
        self.kept.history
    }

    /// Returns the number of half-moves of the game that are kept.
    pub(crate) const fn tried(&self) -> usize {
        self.tried
    }

    /// Returns the half-moves of the game.
    pub(crate) fn track(&self) -> Vec<PlyAt> {
        let mut track = Vec::with_capacity(self.tried);
        for (stretch, length) in self.stretches() {
            track.extend((0..length).map(|place| stretch.at(place)));
        }
        track
    }

    /// Returns the positions before each half-move of the game.
    pub(crate) fn before(&self, generator: &Generator) -> Vec<Position> {
        let mut before = Vec::with_capacity(self.tried);
        for (stretch, length) in self.stretches() {
            let mut last = stretch.before;
            let again = self.made.get(stretch.made..stretch.made + length - 1);
            generator.play_line(
                &mut last,
                &mut again.unwrap_or_default().to_vec(),
                Some(&mut before),
            );
            before.push(last);
        }
        before
    }

    /// Returns the stretches, each with the number of its half-moves.
    fn stretches(&self) -> impl Iterator<Item = (&Stretch, usize)> {
        let ends = self.stretches.iter().skip(1).map(|next| next.from).chain([self.tried]);
        self.stretches.iter().zip(ends).map(|(stretch, end)| (stretch, end - stretch.from))
    }

    pub(crate) fn legal(&self) -> usize {
        self.made.len()
    }

    /// Returns the effect of a legal half-move, by its index from 0.
    pub(crate) fn effect(&self, place: usize) -> MoveEffect {
        self.made[place].deed
    }

    /// Returns whether a king has moved or a man was crowned.
    pub(crate) fn has_kings(&self) -> bool {
        self.made.iter().any(|made| !made.deed.by_man | made.deed.promotes)
    }

    pub(crate) fn last(&self) -> Option<PlyAt> {
        let last = self.stretches.last()?;
        Some(last.at(self.tried - 1 - last.from))
    }

    /// Returns the half-move before the last one that was tried.
    pub(crate) fn last_but_one(&self) -> Option<PlyAt> {
        let place = self.tried.checked_sub(2)?;
        let stretch = self.stretches.iter().rfind(|stretch| stretch.from <= place)?;
        Some(stretch.at(place - stretch.from))
    }

    /// Records that a half-move is tried in a position.
    pub(crate) fn tries(&mut self, at: PlyAt, position: &Position) {
        if self.kept.history {
            self.history.push((at, *position));
        }
        self.begins(Run::of(at), position, 1);
    }

    /// Records half-moves made in turn from a position on, with their effects; no history is kept.
    pub(crate) fn made_in_turn(&mut self, run: Run, before: &Position, line: &[RequestedMove]) {
        if !line.is_empty() {
            self.begins(run, before, line.len());
            self.made.extend_from_slice(line);
        }
    }

    /// Begins a stretch, if positions are kept.
    fn begins(&mut self, run: Run, before: &Position, length: usize) {
        if self.kept.track {
            let (from, made) = (self.tried, self.made.len());
            self.stretches.push(Stretch { from, run, before: *before, made });
            self.tried += length;
        }
    }

    /// Records that the half-move that was tried was legal, with its effect.
    pub(crate) fn made(&mut self, step: PlayedMove, mv: &Move) {
        self.made
            .push(RequestedMove { deed: step.effect(), ..RequestedMove::new(mv.from(), mv.to()) });
    }

    /// Starts anew: the earlier half-moves belong to another game.
    pub(crate) fn begins_anew(&mut self) {
        self.stretches.clear();
        self.tried = 0;
    }

    /// Returns the game as draw clauses see it, up to the number of half-moves that could be
    /// followed.
    pub(crate) fn played<'l>(
        &self,
        laws: &'l Laws,
        followed: usize,
        last: Position,
        opens: Color,
    ) -> PlayedGame<'l> {
        let mut track = self.track();
        track.truncate(track.partition_point(|at| at.ply <= followed));
        let track: Vec<_> = track.into_iter().zip(self.before(&laws.generator)).collect();
        PlayedGame::of_positions(&track, last, laws, opens)
    }

    /// Like [`played`](Self::played), if all half-moves were legal and none was taken back.
    pub(crate) fn played_legally<'l>(
        &self,
        laws: &'l Laws,
        last: Position,
        opens: Color,
    ) -> PlayedGame<'l> {
        let (track, before) = (self.track(), self.before(&laws.generator));
        let step = |(at, asked): (&PlyAt, &RequestedMove)| {
            PlayedMove::from_effect(at.side, asked.deed, at.move_number)
        };
        let steps: Vec<PlayedMove> = track.iter().zip(&self.made).map(step).collect();
        PlayedGame::of_legal((&track, &before), &steps, last, laws, opens)
    }

    /// Returns every half-move that was tried.
    pub(crate) fn into_history(self) -> Vec<(PlyAt, Position)> {
        self.history
    }
}

impl Stretch {
    /// Returns a half-move of the stretch, by its index from 0.
    fn at(&self, place: usize) -> PlyAt {
        self.run.at(place)
    }
}
