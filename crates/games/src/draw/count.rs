//! Counts of moves: without progress, and in endings of few pieces.
//!
//! A count is kept half-move by half-move. The half-move that brings an ending about,
//! or that resets a count, is not counted itself.

use super::balance::{holds_long_diagonal, strong_side_of, weak_king_stands};
use super::timeline::{Step, Timeline};
use crate::board::{ByColor, Color, Position};
use crate::rules::{
    CountFrom, CountOf, DrawClause, DrawKind, Material, OnCapture, OnLongDiagonal, Reset, RuleSet,
};

/// What ended a count before its limit, or set it back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CountEnd {
    /// A capture.
    Capture,
    /// A move of a man.
    ManMove,
    /// A man crowned.
    Promotion,
    /// The weaker side's king has left its place.
    KingLeft,
    /// A count to which this one makes way.
    Suspended,
    /// Other pieces stand, for no reason named here.
    Pieces,
}

/// A count of moves under a clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// The moment from which is counted.
    pub start: usize,
    /// The stronger side; White where neither is.
    pub strong: Color,
    /// Half-moves counted of each side.
    pub made: ByColor<u16>,
    /// Moves after which the clause draws, as they stand now.
    pub limit: u16,
    /// The moment at which the limit was reached, while the game was not over.
    pub met: Option<usize>,
    /// The moment at which it ended, and why; `None` while it runs.
    pub ended: Option<(usize, CountEnd)>,
    /// The same in half-moves of both, for a clause that counts each player's moves.
    half_limit: u32,
    /// The lone king stands on the long diagonal.
    on_diagonal: bool,
    /// Moves that are added to the limit if the lone king stands there when it is reached.
    follows: u16,
}

impl Count {
    /// Half-moves counted.
    #[must_use]
    pub fn half_moves(&self) -> u32 {
        u32::from(self.made.white) + u32::from(self.made.black)
    }

    /// Half-moves of both after which a count of each player's moves draws, if the lone
    /// king stays where it is.
    #[must_use]
    pub fn half_limit(&self) -> u32 {
        let follows = if self.on_diagonal { self.follows } else { 0 };
        self.half_limit + 2 * u32::from(follows)
    }

    /// The moment of the first half-move that counts.
    ///
    /// Full move numbers are counted from the one behind that of the last reset.
    #[must_use]
    pub fn first(&self, clause: &DrawClause, game: &Timeline<'_>) -> usize {
        let next = self.start + 1;
        let Some(reset) = game.step(self.start) else {
            return next;
        };
        match clause.count {
            Some(CountOf::MoveNumbers) => (next..game.moments())
                .find(|&moment| game.step(moment).is_some_and(|step| step.number > reset.number))
                .unwrap_or(next),
            _ => next,
        }
    }

    /// The first number that counts, if full move numbers are counted.
    #[must_use]
    pub fn first_number(&self, game: &Timeline<'_>) -> u32 {
        match game.step(self.start) {
            Some(step) => step.number.saturating_add(1),
            None => game.due(self.start),
        }
    }

    /// What remains at a moment while the count runs: half-moves, and the moves of each side
    /// that still count.
    #[must_use]
    pub fn remaining(
        &self,
        clause: &DrawClause,
        game: &Timeline<'_>,
        moment: usize,
    ) -> (u32, ByColor<u32>) {
        let turn = game.position(moment).turn();
        let limit = u32::from(self.limit);
        // The moves of each side in so many half-moves.
        let shared = |half: u32| {
            let mut each = ByColor::default();
            each[turn] = half.div_ceil(2);
            each[turn.opponent()] = half / 2;
            each
        };
        // Half-moves until a side has made the moves it lacks, its opponent's between them.
        let until = |side: Color| {
            let moves = limit.saturating_sub(self.made[side].into());
            let first = u32::from(side != turn);
            (moves, if moves == 0 { 0 } else { 2 * moves - 1 + first })
        };
        match clause.count.unwrap_or(CountOf::Each) {
            CountOf::Each => {
                let half = self.half_limit().saturating_sub(self.half_moves());
                (half, shared(half))
            }
            CountOf::StrongSide => {
                let (moves, half) = until(self.strong);
                let mut each = ByColor::default();
                each[self.strong] = moves;
                (half, each)
            }
            CountOf::WeakSide => {
                let (_, half) = until(self.strong.opponent());
                (half + 1, shared(half + 1))
            }
            CountOf::LoneKing => {
                let weak = self.strong.opponent();
                let (moves, half) = until(weak);
                let mut each = ByColor::default();
                each[weak] = moves;
                (half, each)
            }
            CountOf::MoveNumbers => {
                let due = game.due(moment);
                let left = self.first_number(game).saturating_add(limit).saturating_sub(due);
                let opens = turn == game.first_color();
                let half = left.saturating_mul(2).saturating_sub(u32::from(!opens));
                (half, shared(half))
            }
        }
    }

    /// True if the limit had been reached at a moment and the count still ran.
    #[must_use]
    pub fn is_met_at(&self, moment: usize) -> bool {
        self.met.is_some_and(|met| met <= moment)
            && self.ended.is_none_or(|(ended, _)| moment < ended)
    }

    /// True if the count ran at a moment.
    #[must_use]
    pub fn runs_at(&self, moment: usize) -> bool {
        self.start <= moment && self.ended.is_none_or(|(ended, _)| moment < ended)
    }
}

/// A demand that a count begin: when, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Demand {
    /// The moment.
    pub moment: usize,
    /// The side that demands.
    pub by: Color,
}

/// Keeps the count of one clause, half-move by half-move.
#[derive(Debug, Clone)]
pub struct Counter<'r> {
    clause: &'r DrawClause,
    /// What stands in any ending of the rule set.
    endings: Vec<&'r [Material]>,
    on_capture: OnCapture,
    on_diagonal: OnLongDiagonal,
    sticky: bool,
    /// The count to which this one makes way.
    suspender: Option<Box<Self>>,
    demands: &'r [Demand],
    /// The move number at which counting by numbers begins.
    first_number: u32,
    run: Option<Count>,
    done: Vec<Count>,
}

impl<'r> Counter<'r> {
    /// A counter for a clause that counts; `None` for every other clause.
    #[must_use]
    pub fn new(set: &'r RuleSet, clause: &'r DrawClause, demands: &'r [Demand]) -> Option<Self> {
        if !matches!(clause.kind?, DrawKind::NoProgress | DrawKind::Ending) {
            return None;
        }
        let of_endings = |there: &&DrawClause| there.kind == Some(DrawKind::Ending);
        let endings = set.draws.iter().filter(of_endings);
        // One that is suspended suspends no other.
        let suspender = set.draws.iter().find(|there| {
            clause.suspended_by.as_ref() == Some(&there.id) && there.suspended_by.is_none()
        });
        Some(Self {
            clause,
            endings: endings.filter_map(|there| there.material.as_deref()).collect(),
            on_capture: clause.on_capture.unwrap_or(OnCapture::Fresh),
            on_diagonal: clause.on_long_diagonal.unwrap_or(OnLongDiagonal::Shorten),
            sticky: clause.sticky == Some(true),
            suspender: suspender.and_then(|it| Self::new(set, it, demands)).map(Box::new),
            demands,
            first_number: 0,
            run: None,
            done: Vec::new(),
        })
    }

    /// The same, with another reading of captures inside a count, if its clause has one.
    #[must_use]
    pub fn reading(mut self, on_capture: OnCapture) -> Self {
        if self.clause.on_capture.is_some() {
            self.on_capture = on_capture;
        }
        self
    }

    /// The same, with another reading of the moves on the long diagonal.
    #[must_use]
    pub const fn reading_diagonal(mut self, on_diagonal: OnLongDiagonal, sticky: bool) -> Self {
        self.on_diagonal = on_diagonal;
        self.sticky = sticky;
        self
    }

    /// Takes the moment of a game, each in its turn from 0.
    pub fn moment(&mut self, game: &Timeline<'_>, moment: usize) {
        let position = game.position(moment);
        if let Some(step) = game.step(moment) {
            self.step(step, position, moment);
        }
        if self.is_suspended(game, moment) {
            if let Some(mut run) = self.run.take() {
                run.ended = Some((moment, CountEnd::Suspended));
                self.done.push(run);
            }
            return;
        }
        if self.run.is_none() && self.may_begin(position, moment) {
            self.begin(game, moment);
        }
        self.look(game, moment);
    }

    /// All counts so far, the one that runs last.
    #[must_use]
    pub fn counts(self) -> Vec<Count> {
        let mut all = self.done;
        all.extend(self.run);
        all
    }

    /// The count that runs.
    #[must_use]
    pub fn running(&self) -> Option<&Count> {
        self.run.as_ref()
    }

    /// True while the count runs to which this one makes way.
    fn is_suspended(&mut self, game: &Timeline<'_>, moment: usize) -> bool {
        let Some(suspender) = &mut self.suspender else {
            return false;
        };
        suspender.moment(game, moment);
        suspender.run.is_some()
    }

    /// True where nothing is waited for, or the weaker side demands it here.
    fn may_begin(&self, position: &Position, moment: usize) -> bool {
        if self.clause.from != Some(CountFrom::Demand) {
            return true;
        }
        let materials = self.clause.material.as_deref().unwrap_or_default();
        let weak = strong_side_of(materials, position).map(Color::opponent);
        self.demands.iter().any(|demand| demand.moment == moment && Some(demand.by) == weak)
    }

    fn is_ending(&self) -> bool {
        self.clause.kind == Some(DrawKind::Ending)
    }

    fn limit(&self) -> u16 {
        self.clause.moves.unwrap_or_default()
    }

    fn begin(&mut self, game: &Timeline<'_>, moment: usize) {
        let position = game.position(moment);
        let strong = match &self.clause.material {
            Some(materials) => {
                let Some(strong) = strong_side_of(materials, position) else {
                    return;
                };
                if !weak_king_stands(self.clause.weak_king, position, strong.opponent()) {
                    return;
                }
                if self.clause.from == Some(CountFrom::LongDiagonal)
                    && !holds_long_diagonal(position, strong)
                {
                    return;
                }
                strong
            }
            None => Color::White,
        };
        // Full numbers are counted from the one behind the last reset.
        self.first_number = match game.step(moment) {
            Some(step) => step.number.saturating_add(1),
            None => game.due(moment),
        };
        let on_diagonal = holds_long_diagonal(position, strong.opponent());
        let (moves, follows) = match (self.clause.long_diagonal_moves, self.on_diagonal) {
            (Some(moves), OnLongDiagonal::Follow) => (None, moves),
            (moves, _) => (moves, 0),
        };
        let limit = self.limit().min(moves.filter(|_| on_diagonal).unwrap_or(u16::MAX));
        self.run = Some(Count {
            start: moment,
            strong,
            made: ByColor::default(),
            limit,
            met: None,
            ended: None,
            half_limit: 2 * u32::from(limit),
            on_diagonal,
            follows,
        });
    }

    /// Counts a half-move, or ends the count.
    fn step(&mut self, step: &Step, position: &Position, moment: usize) {
        let Some(mut run) = self.run.take() else {
            return;
        };
        if let Some(end) = self.ends(&run, step, position) {
            run.ended = Some((moment, end));
            self.done.push(run);
            return;
        }
        run.made[step.mover] = run.made[step.mover].saturating_add(1);
        if step.mover != run.strong {
            self.lone_king_moved(&mut run, position);
        }
        self.run = Some(run);
    }

    /// Why a half-move ends a count, if it does.
    fn ends(&self, run: &Count, step: &Step, position: &Position) -> Option<CountEnd> {
        let resets = self.clause.resets.as_deref().unwrap_or_default();
        if step.captures && resets.contains(&Reset::Capture) {
            return Some(CountEnd::Capture);
        }
        if step.promotes && resets.contains(&Reset::Promotion) {
            return Some(CountEnd::Promotion);
        }
        if step.by_man && resets.contains(&Reset::ManMove) {
            return Some(CountEnd::ManMove);
        }
        let stands = |materials: &[Material]| strong_side_of(materials, position).is_some();
        if !self.is_ending() {
            let holds = self.clause.material.as_deref().is_none_or(stands);
            return (!holds).then_some(CountEnd::Pieces);
        }
        let in_any = self.endings.iter().any(|materials| stands(materials));
        if step.captures {
            let goes_on = self.on_capture == OnCapture::Cumulative && in_any;
            return (!goes_on).then_some(CountEnd::Capture);
        }
        if !weak_king_stands(self.clause.weak_king, position, run.strong.opponent()) {
            return Some(CountEnd::KingLeft);
        }
        let pieces = match step.promotes {
            true => CountEnd::Promotion,
            false => CountEnd::Pieces,
        };
        (!in_any).then_some(pieces)
    }

    /// The limit is shorter while the lone king stands on the long diagonal.
    fn lone_king_moved(&self, run: &mut Count, position: &Position) {
        let Some(shorter) = self.clause.long_diagonal_moves else {
            return;
        };
        let weak = run.strong.opponent();
        let now = holds_long_diagonal(position, weak);
        let before = std::mem::replace(&mut run.on_diagonal, now);
        if self.on_diagonal == OnLongDiagonal::Follow || now == before {
            return;
        }
        let full = 2 * u32::from(self.limit());
        if now {
            let counted = match self.clause.count {
                Some(CountOf::StrongSide) => run.strong,
                _ => weak,
            };
            run.limit = run.limit.min(run.made[counted].saturating_add(shorter));
            run.half_limit = run.half_limit.min(run.half_moves() + 2 * u32::from(shorter));
        } else if !self.sticky {
            run.limit = self.limit();
            run.half_limit = full;
        }
    }

    /// Is the limit reached? A game that has ended on the board is not drawn by it.
    fn look(&mut self, game: &Timeline<'_>, moment: usize) {
        let unless_capture = self.clause.unless_capture == Some(true);
        let due = game.due(moment);
        let first_number = self.first_number;
        let of = self.clause.count.unwrap_or(CountOf::Each);
        let Some(run) = &mut self.run else {
            return;
        };
        if run.met.is_some() {
            return;
        }
        let weak = run.strong.opponent();
        let reached = |run: &Count| match of {
            CountOf::Each => run.half_moves() >= run.half_limit,
            CountOf::StrongSide => run.made[run.strong] >= run.limit,
            CountOf::LoneKing => run.made[weak] >= run.limit,
            // After the reply to the last counted move.
            CountOf::WeakSide => {
                let replied = game.step(moment).is_some_and(|step| step.mover == run.strong);
                run.made[weak] >= run.limit && replied
            }
            CountOf::MoveNumbers => due >= first_number.saturating_add(run.limit.into()),
        };
        if run.on_diagonal && run.follows > 0 && reached(run) {
            let more = std::mem::take(&mut run.follows);
            run.limit = run.limit.saturating_add(more);
            run.half_limit += 2 * u32::from(more);
        }
        let waits = || game.is_over(moment) || (unless_capture && game.can_capture(moment));
        if reached(run) && !waits() {
            run.met = Some(moment);
        }
    }
}

/// All the counts of a clause in a game.
#[must_use]
pub fn counts(counter: Counter<'_>, game: &Timeline<'_>) -> Vec<Count> {
    let mut counter = counter;
    for moment in 0..game.moments() {
        counter.moment(game, moment);
    }
    counter.counts()
}
