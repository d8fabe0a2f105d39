//! The numbering of half-moves, and the progress of the game.

use super::super::report::PlyAt;
use crate::board::Color;

#[derive(Debug, Clone)]
pub(crate) struct Numbers {
    /// The side whose move begins a new number.
    opens: Color,
    /// The move number of the previous half-move, or of the first one to come.
    number: u32,
    /// Whether no half-move has been numbered yet.
    at_start: bool,
    /// Whether the next half-move has the number of the one it replaces.
    is_held: bool,
    /// The number of half-moves that could be followed.
    followed: usize,
    /// The number of later half-moves, which could not be followed.
    beyond: usize,
    /// The number and side of the last of these.
    last_beyond: Option<(u32, Color)>,
    /// The last half-move that was made.
    passed: Option<PlyAt>,
}

/// Half-moves made alternately by the two sides.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Run {
    first: PlyAt,
    /// Whether the first of them begins a new number.
    opens: bool,
}

impl Run {
    /// Creates a run of one half-move.
    pub(crate) const fn of(first: PlyAt) -> Self {
        Self { first, opens: false }
    }

    /// Returns the move number of a half-move of the run, by its index from 0.
    #[inline(always)]
    pub(crate) const fn number(&self, place: usize) -> u32 {
        let numbers = (place + !self.opens as usize) / 2;
        self.first.move_number.saturating_add(numbers as u32)
    }

    /// Returns a half-move of the run, by its index from 0.
    #[inline(always)]
    pub(crate) fn at(&self, place: usize) -> PlyAt {
        let PlyAt { ply, side, .. } = self.first;
        let side = if place.is_multiple_of(2) { side } else { side.opponent() };
        PlyAt { ply: ply + place, move_number: self.number(place), side }
    }
}

impl Numbers {
    /// Creates the numbering before the first half-move, which has this number.
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

    /// Returns the side whose move begins a new number.
    pub(crate) const fn opens(&self) -> Color {
        self.opens
    }

    /// Returns the number of half-moves that could be followed.
    #[inline(always)]
    pub(crate) const fn followed(&self) -> usize {
        self.followed
    }

    /// Returns the number of later half-moves, which could not be followed.
    pub(crate) const fn beyond(&self) -> usize {
        self.beyond
    }

    /// Returns the number of all half-moves so far.
    pub(crate) const fn all(&self) -> usize {
        self.followed + self.beyond
    }

    /// Returns whether the next half-move has the number of the one it replaces.
    pub(crate) const fn is_held(&self) -> bool {
        self.is_held
    }

    /// Returns the number of the next half-move, if it is this side's.
    #[inline(always)]
    pub(crate) fn due(&self, side: Color) -> u32 {
        let begins = !self.at_start && !self.is_held && side == self.opens;
        self.number.saturating_add(u32::from(begins))
    }

    /// Returns the number and side of the next half-move, whose printed number may be given; `turn`
    /// is to move in the last known position.
    pub(crate) fn next(&self, printed: Option<u32>, turn: Color) -> (u32, Color) {
        if let Some((number, side)) = self.last_beyond {
            let side = side.opponent();
            let number = number.saturating_add(u32::from(side == self.opens));
            return (printed.unwrap_or(number), side);
        }
        (printed.unwrap_or_else(|| self.due(turn)), turn)
    }

    /// Returns the number and side of the previous half-move, even if it could not be followed.
    pub(crate) fn before(&self) -> Option<(u32, Color)> {
        self.last_beyond.or_else(|| self.passed.map(|at| (at.move_number, at.side)))
    }

    /// Returns the last half-move made.
    pub(crate) const fn passed(&self) -> Option<PlyAt> {
        self.passed
    }

    /// Starts a half-move of this side, whose printed number may be given.
    pub(crate) fn counts(&mut self, printed: Option<u32>, side: Color) -> PlyAt {
        self.number = printed.unwrap_or_else(|| self.due(side));
        self.is_held = false;
        self.at_start = false;
        PlyAt { ply: self.followed + 1, move_number: self.number, side }
    }

    /// Returns the next half-move, if it prints no number other than the one due.
    #[inline(always)]
    pub(crate) fn coming(&self, side: Color) -> PlyAt {
        PlyAt { ply: self.followed + 1, move_number: self.due(side), side }
    }

    /// Returns the next half-moves, starting with this side's, if they print no other numbers than
    /// those due and none replaces another.
    #[inline(always)]
    pub(crate) fn run(&self, side: Color) -> Run {
        Run { first: self.coming(side), opens: side == self.opens }
    }

    /// Records a half-move of a run.
    #[inline(always)]
    pub(crate) const fn follows_plain(&mut self, at: PlyAt) {
        self.number = at.move_number;
        self.at_start = false;
        self.followed = at.ply;
    }

    /// Records that the half-move that was counted has been made.
    pub(crate) const fn follows(&mut self) {
        self.followed += 1;
    }

    /// Records a half-move, after which incidents may occur.
    pub(crate) const fn passes(&mut self, at: PlyAt) {
        self.passed = Some(at);
    }

    /// Records a half-move that cannot be followed; `turn` is to move in the last known position.
    pub(crate) fn loses(&mut self, printed: Option<u32>, turn: Color) {
        // After the last half-move that could be followed, the sides alternate.
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

    /// Uses the number again, because its half-move is replaced.
    pub(crate) fn goes_back(&mut self, to: PlyAt) {
        self.number = to.move_number;
        self.is_held = true;
        let number = to.move_number.saturating_sub(u32::from(to.side == self.opens));
        let before = PlyAt { ply: to.ply - 1, move_number: number, side: to.side.opponent() };
        self.passed = (to.ply > 1).then_some(before);
    }

    /// Records that no half-move is replaced.
    pub(crate) const fn goes_on(&mut self) {
        self.is_held = false;
    }

    /// Records that another position is on the board, to which no half-move led.
    pub(crate) const fn forgets(&mut self) {
        self.is_held = false;
        self.passed = None;
    }
}
