//! How half-moves are numbered, and how far the game has come.

use super::super::report::PlyAt;
use crate::board::Color;

/// The numbers of the half-moves.
#[derive(Debug, Clone)]
pub(crate) struct Numbers {
    /// The side whose move begins a new number.
    opens: Color,
    /// The move number of the half-move before, or of the first to come.
    number: u32,
    /// No half-move has been numbered yet.
    at_start: bool,
    /// The next half-move has the number of the one it replaces.
    is_held: bool,
    /// Half-moves that could be followed.
    followed: usize,
    /// Half-moves after these that could not be followed.
    beyond: usize,
    /// The number and the side of the last of these.
    last_beyond: Option<(u32, Color)>,
    /// The last half-move that was made.
    passed: Option<PlyAt>,
}

/// Half-moves of which the sides make one in turn.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Run {
    first: PlyAt,
    /// True if the first of them begins a new number.
    opens: bool,
}

impl Run {
    /// A single half-move.
    pub(crate) const fn of(first: PlyAt) -> Self {
        Self { first, opens: false }
    }

    /// The number of the one with this place in the run, from 0.
    #[inline(always)]
    pub(crate) const fn number(&self, place: usize) -> u32 {
        let numbers = (place + !self.opens as usize) / 2;
        self.first.move_number.saturating_add(numbers as u32)
    }

    /// The one with this place in the run, from 0.
    #[inline(always)]
    pub(crate) fn at(&self, place: usize) -> PlyAt {
        let PlyAt { ply, side, .. } = self.first;
        let side = if place.is_multiple_of(2) { side } else { side.opponent() };
        PlyAt { ply: ply + place, move_number: self.number(place), side }
    }
}

impl Numbers {
    /// The numbers before the first half-move, which has this number.
    pub(crate) const fn new(opens: Color, number: u32) -> Self {
        Self {
            opens,
            number,
            at_start: true,
            is_held: false,
            followed: 0,
            beyond: 0,
            last_beyond: None,
            passed: None,
        }
    }

    /// The side whose move begins a new number.
    pub(crate) const fn opens(&self) -> Color {
        self.opens
    }

    /// Half-moves that could be followed.
    #[inline(always)]
    pub(crate) const fn followed(&self) -> usize {
        self.followed
    }

    /// Half-moves after these that could not be followed.
    pub(crate) const fn beyond(&self) -> usize {
        self.beyond
    }

    /// All half-moves so far.
    pub(crate) const fn all(&self) -> usize {
        self.followed + self.beyond
    }

    /// True if the next half-move has the number of the one it replaces.
    pub(crate) const fn is_held(&self) -> bool {
        self.is_held
    }

    /// The number of the next half-move, if it is this side's.
    #[inline(always)]
    pub(crate) fn due(&self, side: Color) -> u32 {
        let begins = !self.at_start && !self.is_held && side == self.opens;
        self.number.saturating_add(u32::from(begins))
    }

    /// The number and the side of the next half-move, which prints this number; `turn` is to
    /// move in the last position that is known.
    pub(crate) fn next(&self, printed: Option<u32>, turn: Color) -> (u32, Color) {
        if let Some((number, side)) = self.last_beyond {
            let side = side.opponent();
            let number = number.saturating_add(u32::from(side == self.opens));
            return (printed.unwrap_or(number), side);
        }
        (printed.unwrap_or_else(|| self.due(turn)), turn)
    }

    /// The number and the side of the half-move before, even if it could not be followed.
    pub(crate) fn before(&self) -> Option<(u32, Color)> {
        self.last_beyond.or_else(|| self.passed.map(|at| (at.move_number, at.side)))
    }

    /// The last half-move that was made.
    pub(crate) const fn passed(&self) -> Option<PlyAt> {
        self.passed
    }

    /// A half-move of this side begins, which may print its number.
    pub(crate) fn counts(&mut self, printed: Option<u32>, side: Color) -> PlyAt {
        self.number = printed.unwrap_or_else(|| self.due(side));
        self.is_held = false;
        self.at_start = false;
        PlyAt { ply: self.followed + 1, move_number: self.number, side }
    }

    /// The next half-move, if it prints no number other than the one that is due.
    #[inline(always)]
    pub(crate) fn coming(&self, side: Color) -> PlyAt {
        PlyAt { ply: self.followed + 1, move_number: self.due(side), side }
    }

    /// The next half-moves, from this side's on, if they print no other numbers than those due;
    /// none replaces another.
    #[inline(always)]
    pub(crate) fn run(&self, side: Color) -> Run {
        Run { first: self.coming(side), opens: side == self.opens }
    }

    /// That half-move has been made.
    #[inline(always)]
    pub(crate) const fn follows_plain(&mut self, at: PlyAt) {
        self.number = at.move_number;
        self.at_start = false;
        self.followed = at.ply;
    }

    /// The half-move that was counted has been made.
    pub(crate) const fn follows(&mut self) {
        self.followed += 1;
    }

    /// This half-move has been made, and something may happen before the next.
    pub(crate) const fn passes(&mut self, at: PlyAt) {
        self.passed = Some(at);
    }

    /// A half-move cannot be followed; `turn` is to move in the last position that is known.
    pub(crate) fn loses(&mut self, printed: Option<u32>, turn: Color) {
        // After the last that could be followed the sides take turns.
        let (number, side) = match self.last_beyond {
            None => (self.number, turn),
            Some((number, side)) => {
                let side = side.opponent();
                (number.saturating_add(u32::from(side == self.opens)), side)
            }
        };
        self.last_beyond = Some((printed.unwrap_or(number), side));
        self.beyond += 1;
    }

    /// The number is used again: its half-move is replaced.
    pub(crate) fn goes_back(&mut self, to: PlyAt) {
        self.number = to.move_number;
        self.is_held = true;
        let number = to.move_number.saturating_sub(u32::from(to.side == self.opens));
        let before = PlyAt { ply: to.ply - 1, move_number: number, side: to.side.opponent() };
        self.passed = (to.ply > 1).then_some(before);
    }

    /// Nothing is replaced.
    pub(crate) const fn goes_on(&mut self) {
        self.is_held = false;
    }

    /// Another position is put on the board: no half-move led to it.
    pub(crate) const fn forgets(&mut self) {
        self.is_held = false;
        self.passed = None;
    }
}
