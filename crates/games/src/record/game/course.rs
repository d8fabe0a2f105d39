//! The half-moves of a game, with the positions before them.
//!
//! Nearly all half-moves of a record are followed in stretches. Their positions are looked at in
//! few games, so only the first of a stretch is kept, and the others are made again when asked for.

use super::super::drawn::PlayedGame;
use super::super::laws::Laws;
use super::super::report::PlyAt;
use super::numbers::Run;
use crate::board::{Color, Position};
use crate::draw::Step;
use crate::moves::{Asked, Deed, Generator, Move};

/// What is kept about the half-moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kept {
    /// The positions that draw clauses and clocks are checked against.
    pub track: bool,
    /// Every half-move that was tried, whatever came of it.
    pub history: bool,
}

/// Half-moves of the game that follow each other.
#[derive(Debug, Clone)]
struct Stretch {
    /// The half-moves of the game before it.
    from: usize,
    /// How they are numbered.
    run: Run,
    /// The position before the first of them.
    before: Position,
    /// The legal half-moves before it.
    made: usize,
}

/// The course of a game.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    kept: Kept,
    /// The half-moves of the game, if they are kept.
    stretches: Vec<Stretch>,
    /// How many they are.
    tried: usize,
    /// All half-moves, each with the position before it, also those of a game before another
    /// position was set up.
    history: Vec<(PlyAt, Position)>,
    /// The legal half-moves, and what they did.
    made: Vec<Asked>,
}

impl Course {
    /// A course with no half-move yet, and room for this many.
    pub(crate) fn new(kept: Kept, room: usize) -> Self {
        let made = Vec::with_capacity(room);
        Self { kept, stretches: Vec::new(), tried: 0, history: Vec::new(), made }
    }

    /// True if positions are kept for draw clauses.
    pub(crate) const fn keeps_track(&self) -> bool {
        self.kept.track
    }

    /// True if all that was tried is kept.
    pub(crate) const fn keeps_history(&self) -> bool {
        self.kept.history
    }

    /// How many half-moves of the game are kept.
    pub(crate) const fn tried(&self) -> usize {
        self.tried
    }

    /// The half-moves of the game.
    pub(crate) fn track(&self) -> Vec<PlyAt> {
        let mut track = Vec::with_capacity(self.tried);
        for (stretch, length) in self.stretches() {
            track.extend((0..length).map(|place| stretch.at(place)));
        }
        track
    }

    /// The position before each of them.
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

    /// The stretches, each with the number of its half-moves.
    fn stretches(&self) -> impl Iterator<Item = (&Stretch, usize)> {
        let ends = self.stretches.iter().skip(1).map(|next| next.from).chain([self.tried]);
        self.stretches.iter().zip(ends).map(|(stretch, end)| (stretch, end - stretch.from))
    }

    /// How many half-moves were legal.
    pub(crate) fn legal(&self) -> usize {
        self.made.len()
    }

    /// What a legal half-move did, by its place from 0.
    pub(crate) fn deed(&self, place: usize) -> Deed {
        self.made[place].deed
    }

    /// True if a king has moved, or a man was crowned.
    pub(crate) fn has_kings(&self) -> bool {
        self.made.iter().any(|made| !made.deed.by_man | made.deed.promotes)
    }

    /// The last half-move that was tried.
    pub(crate) fn last(&self) -> Option<PlyAt> {
        let last = self.stretches.last()?;
        Some(last.at(self.tried - 1 - last.from))
    }

    /// The one before the last that was tried.
    pub(crate) fn last_but_one(&self) -> Option<PlyAt> {
        let place = self.tried.checked_sub(2)?;
        let stretch = self.stretches.iter().rfind(|stretch| stretch.from <= place)?;
        Some(stretch.at(place - stretch.from))
    }

    /// Notes that a half-move is tried in a position.
    pub(crate) fn tries(&mut self, at: PlyAt, position: &Position) {
        if self.kept.history {
            self.history.push((at, *position));
        }
        self.begins(Run::of(at), position, 1);
    }

    /// Notes that half-moves were made in turn from a position on, and what each did; no history
    /// is kept.
    pub(crate) fn made_in_turn(&mut self, run: Run, before: &Position, line: &[Asked]) {
        if !line.is_empty() {
            self.begins(run, before, line.len());
            self.made.extend_from_slice(line);
        }
    }

    /// Begins a stretch, if that is kept.
    fn begins(&mut self, run: Run, before: &Position, length: usize) {
        if self.kept.track {
            let (from, made) = (self.tried, self.made.len());
            self.stretches.push(Stretch { from, run, before: *before, made });
            self.tried += length;
        }
    }

    /// Notes that the half-move that was tried was legal, and what it did.
    pub(crate) fn made(&mut self, step: Step, mv: &Move) {
        self.made.push(Asked { deed: step.deed(), ..Asked::new(mv.from(), mv.to()) });
    }

    /// Starts anew: what was played before is another game.
    pub(crate) fn begins_anew(&mut self) {
        self.stretches.clear();
        self.tried = 0;
    }

    /// The half-moves as draw clauses see them, up to the number that could be followed.
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

    /// The same, if all of them were legal and stayed.
    pub(crate) fn played_legally<'l>(
        &self,
        laws: &'l Laws,
        last: Position,
        opens: Color,
    ) -> PlayedGame<'l> {
        let (track, before) = (self.track(), self.before(&laws.generator));
        let step =
            |(at, asked): (&PlyAt, &Asked)| Step::of_deed(at.side, asked.deed, at.move_number);
        let steps: Vec<Step> = track.iter().zip(&self.made).map(step).collect();
        PlayedGame::of_legal((&track, &before), &steps, last, laws, opens)
    }

    /// All that was tried.
    pub(crate) fn into_history(self) -> Vec<(PlyAt, Position)> {
        self.history
    }
}

impl Stretch {
    /// The half-move with this place in it, from 0.
    fn at(&self, place: usize) -> PlyAt {
        self.run.at(place)
    }
}
