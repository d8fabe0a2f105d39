//! The state of a game: everything that the rules depend on, independent of the text.
//!
//! Each part owns its fields and has its own file; no other file writes them. What happens next is
//! an [`Occurrence`], and [`desk::step`](super::desk::step) is the only transition from one state
//! to the next. A state is a value: hypothetical continuations are tried on a copy.

mod board;
mod claims;
mod course;
mod drawn;
mod ended;
mod entry;
mod irregularities;
mod last;
mod moves_made;
mod numbers;
mod occurrence;
mod offers;
mod stretch;
mod touch;

use super::ending::GameEnd;
use super::laws::Laws;
use super::report::PlyAt;
use crate::board::{Color, Position};
use crate::rules::LateClaim;

pub(super) use board::BoardState;
pub(super) use claims::Claims;
pub(super) use course::{Course, HistoryOptions};
pub(super) use ended::GameEndState;
pub(super) use entry::{Entry, FindingId};
pub(super) use irregularities::{
    ExtraFacts, Irregularities, IrregularityDetails, OpenIrregularity, Remedy,
};
pub(super) use last::LastHalfMove;
pub(super) use moves_made::MovesMade;
pub(super) use numbers::Numbers;
pub(super) use occurrence::{Ahead, HalfMove, IncidentContext, Occurrence};
pub(super) use offers::{DrawOffer, Offers};
pub(super) use stretch::stretch;
pub(super) use touch::{MustPlay, MustPlayReason, Touch};

#[derive(Debug, Clone, Copy)]
pub(super) struct Beginning {
    /// The position.
    pub position: Position,
    /// The side whose move begins a new number.
    pub opens: Color,
    /// The number of the first move, if it is not 1.
    pub number: Option<u32>,
    /// Half-moves before the start that count towards a draw, as the FEN states.
    pub counted: u16,
    /// False for a position that no game can reach.
    pub is_possible: bool,
}

/// The requirements on a state.
#[derive(Debug, Clone, Copy)]
pub(super) struct Expected {
    /// Whether incidents can occur.
    pub incidents: bool,
    /// The data kept about the half-moves.
    pub kept: HistoryOptions,
    /// The expected number of half-moves.
    pub plies: usize,
}

/// The state of a game.
#[derive(Debug, Clone)]
pub(super) struct GameState {
    /// The position, and the half-move that led to it.
    pub board: BoardState,
    /// The numbering of half-moves, and the number of those made.
    pub numbers: Numbers,
    /// The half-moves made, with as much history as [`HistoryOptions`] asks for.
    pub course: Course,
    /// The number of moves that each player has made.
    pub moves_made: MovesMade,
    /// The piece that must be played, and the pieces that may be adjusted.
    pub touch: Touch,
    /// The open irregularities, and the state of the others.
    pub irregularities: Irregularities,
    /// The open draw offers, and an agreement that came too early.
    pub offers: Offers,
    /// The demands for a count, and the claim of a draw that was granted.
    pub claims: Claims,
    /// The stored end of the game; an end on the board is stored only when something follows it.
    pub ended: GameEndState,
    /// Whether incidents can occur.
    has_incidents: bool,
    /// Half-moves before the first that count towards a draw.
    counted: u16,
    /// False if the game began with a position that no game can reach: then the board decides
    /// neither its end nor a draw.
    is_possible: bool,
    /// The next finding.
    next_finding: FindingId,
}

impl GameState {
    /// Creates a game before its first half-move.
    pub(super) fn new(begins: Beginning, expected: Expected) -> Self {
        let Beginning { position, opens, number, counted, is_possible } = begins;
        Self {
            board: BoardState::new(position),
            numbers: Numbers::new(opens, number.unwrap_or(1)),
            course: Course::new(expected.kept, expected.plies),
            moves_made: MovesMade::after(number.map_or(0, |number| number.saturating_sub(1))),
            touch: Touch::default(),
            irregularities: Irregularities::default(),
            offers: Offers::default(),
            claims: Claims::default(),
            ended: GameEndState::default(),
            has_incidents: expected.incidents,
            counted,
            is_possible,
            next_finding: FindingId::FIRST,
        }
    }

    /// Returns whether incidents can occur.
    pub(super) const fn has_incidents(&self) -> bool {
        self.has_incidents
    }

    /// Returns false if the game began with a position that no game can reach: then the board
    /// decides neither its end nor a draw.
    pub(super) const fn is_possible(&self) -> bool {
        self.is_possible
    }

    /// Returns the half-moves before the first that count towards a draw.
    pub(super) const fn counted(&self) -> u16 {
        self.counted
    }

    /// Numbers the next finding.
    pub(super) const fn numbers_finding(&mut self) -> FindingId {
        let next = self.next_finding.next();
        std::mem::replace(&mut self.next_finding, next)
    }

    /// Puts another position on the board; earlier half-moves belong to another game.
    pub(super) fn begins_anew(&mut self, position: Position, is_possible: bool) {
        self.counted = 0;
        self.is_possible = is_possible;
        self.board = BoardState::new(position);
        self.numbers.forgets();
        self.course.begins_anew();
        self.moves_made = MovesMade::default();
        self.touch = Touch::default();
        self.irregularities = Irregularities::default();
        self.offers = Offers::default();
        self.claims = Claims::default();
        self.ended.begins_anew();
    }

    /// Returns the half-move to come, whose printed number may be given; `None` if the side to move
    /// is unknown.
    pub(super) fn next(&self, printed: Option<u32>) -> Option<PlyAt> {
        if self.numbers.beyond() > 0 {
            return None;
        }
        let (move_number, side) = self.numbers.next(printed, self.board.turn());
        Some(PlyAt { ply: self.numbers.all() + 1, move_number, side })
    }

    /// Returns the end of the game so far. If a draw may have ended it earlier, returns that draw,
    /// with this end in case it did not.
    pub(super) fn ended_with_draws(&self, laws: &Laws) -> Option<GameEnd> {
        let end = self.ended_by_now(laws)?;
        if self.ended.end().is_none() || !self.course.keeps_track() {
            return Some(end);
        }
        let earlier = |drawn: &GameEnd| drawn.is_uncertain(laws) && drawn.after <= end.after;
        match self.drawn_by_itself(laws).filter(earlier) {
            Some(drawn) => {
                let later = [Some(end), drawn.otherwise.as_deref().cloned()];
                Some(drawn.with_fallback(later.into_iter().flatten().collect(), laws))
            }
            None => Some(end),
        }
    }

    /// Returns the end of the game so far; `None` while it continues.
    ///
    /// An end on the board, or by an automatic draw, does not count while the irregularity that led
    /// to it can still be corrected.
    pub(super) fn ended_by_now(&self, laws: &Laws) -> Option<GameEnd> {
        if let Some(ended) = self.ended.end() {
            // An automatic draw may have existed before somebody ended the game.
            let before = |drawn: &GameEnd| drawn.after < ended.after && !drawn.is_uncertain(laws);
            let tracked = self.course.keeps_track();
            let drawn = tracked.then(|| self.drawn_by_itself(laws)).flatten().filter(before);
            return Some(drawn.unwrap_or_else(|| ended.clone()));
        }
        if !self.is_possible {
            return None;
        }
        if self.numbers.beyond() > 0 {
            // An earlier draw does not depend on half-moves that could not be followed.
            let lasts = self.course.keeps_track() && *laws.set.late_claim == LateClaim::UntilSigned;
            return lasts.then(|| self.drawn_by_itself(laws)).flatten();
        }
        if let Some(open) = self.irregularities.in_doubt(&laws.set) {
            // An earlier draw does not depend on an open irregularity.
            let from = open.matter.at.map_or(self.numbers.all(), |at| at.ply);
            let before = |drawn: &GameEnd| drawn.after < from;
            let tracked = self.course.keeps_track();
            return tracked.then(|| self.drawn_by_itself(laws)).flatten().filter(before);
        }
        let last = self.numbers.passed().or_else(|| self.course.last());
        let last = last.filter(|_| self.numbers.all() > 0);
        let by_itself = if self.course.keeps_track() { self.drawn_by_itself(laws) } else { None };
        by_itself.or_else(|| GameEnd::on_board(laws, self.board.position(), last))
    }
}
