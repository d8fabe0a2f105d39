//! Counts of moves, without progress or in endings with few pieces.
//!
//! A count advances with each half-move. The half-move that brings about an ending or resets a
//! count is not itself counted.

use super::balance::{holds_long_diagonal, is_weak_king_placed, strong_side_of};
use super::timeline::{PlayedMove, Timeline};
use crate::board::{ByColor, Color, Position};
use crate::rules::{
    CountFrom, CountOf, Counting, Ending, Material, OnCapture, OnLongDiagonal, Reset, RuleSet,
};

/// The event that ended or reset a count before its limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CountEnd {
    /// A capture.
    Capture,
    /// A move of a man.
    ManMove,
    /// The crowning of a man.
    Promotion,
    /// The weaker side's king has left the place that the clause requires.
    KingLeft,
    /// Another count, which suspends this one.
    Suspended,
    /// The pieces on the board have changed for another reason.
    Pieces,
}

draughts_ground::fact_words! {
    CountEnd {
        Capture "capture",
        ManMove "man-move",
        Promotion "promotion",
        KingLeft "king-left",
        Suspended "suspended",
        Pieces "pieces",
    }
}

/// A count of moves under a clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// The moment from which moves are counted.
    pub start: usize,
    /// Whose moves are counted.
    pub of: CountOf,
    /// The stronger side; White if neither is.
    pub strong: Color,
    /// Half-moves counted for each side.
    pub made: ByColor<u16>,
    /// The current limit: the number of moves after which the clause draws.
    pub limit: u16,
    /// The moment at which the limit was reached, if the game was not over by then.
    pub met: Option<usize>,
    /// The moment and the reason of its end; `None` while it runs.
    pub ended: Option<(usize, CountEnd)>,
    /// The limit in half-moves of both sides, for a clause that counts each player's moves.
    half_limit: u32,
    /// Whether the lone king is on the long diagonal.
    on_diagonal: bool,
    /// The moves added to the limit if the lone king is on the long diagonal when the limit is
    /// reached.
    follows: u16,
}

impl Count {
    /// Returns the number of half-moves counted.
    pub fn half_moves(&self) -> u32 {
        u32::from(self.made.white) + u32::from(self.made.black)
    }

    /// Returns the limit in half-moves of both sides for a clause that counts each player's moves,
    /// if the lone king stays where it is.
    pub fn half_limit(&self) -> u32 {
        let follows = if self.on_diagonal { self.follows } else { 0 };
        self.half_limit + 2 * u32::from(follows)
    }

    /// Returns the moment of the first half-move that counts.
    ///
    /// Full move numbers are counted from the one after the number of the last reset.
    pub fn first(&self, game: &Timeline<'_>) -> usize {
        let next = self.start + 1;
        let Some(reset) = game.step(self.start) else {
            return next;
        };
        match self.of {
            CountOf::MoveNumbers => (next..game.moments())
                .find(|&moment| game.step(moment).is_some_and(|step| step.number > reset.number))
                .unwrap_or(next),
            CountOf::Each | CountOf::StrongSide | CountOf::WeakSide | CountOf::LoneKing => next,
        }
    }

    /// Returns the first number that counts, if full move numbers are counted.
    pub(crate) fn first_number(&self, game: &Timeline<'_>) -> u32 {
        match game.step(self.start) {
            Some(step) => step.number.saturating_add(1),
            None => game.due(self.start),
        }
    }

    /// Returns what is left of the count at a moment while it runs: the half-moves, and the moves
    /// of each side that still count.
    pub fn remaining(&self, game: &Timeline<'_>, moment: usize) -> (u32, ByColor<u32>) {
        let turn = game.position(moment).turn();
        let limit = u32::from(self.limit);
        // Splits a number of half-moves between the sides.
        let shared = |half: u32| {
            let mut each = ByColor::default();
            each[turn] = half.div_ceil(2);
            each[turn.opponent()] = half / 2;
            each
        };
        // Half-moves until a side has made its remaining moves, including its opponent's in
        // between.
        let until = |side: Color| {
            let moves = limit.saturating_sub(self.made[side].into());
            let first = u32::from(side != turn);
            (moves, if moves == 0 { 0 } else { 2 * moves - 1 + first })
        };
        match self.of {
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

    /// Returns whether, at a moment, the limit had been reached and the count was still running.
    pub fn is_met_at(&self, moment: usize) -> bool {
        self.met.is_some_and(|met| met <= moment)
            && self.ended.is_none_or(|(ended, _)| moment < ended)
    }

    /// Returns whether the count was running at a moment.
    pub fn runs_at(&self, moment: usize) -> bool {
        self.start <= moment && self.ended.is_none_or(|(ended, _)| moment < ended)
    }
}

/// A demand to start a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Demand {
    /// The moment of the demand.
    pub moment: usize,
    /// The side that demands.
    pub by: Color,
}

/// A counter for one clause, which takes the moments of a game in order.
#[derive(Debug, Clone)]
pub struct Counter<'r> {
    counting: Counting<'r>,
    /// The pieces of every ending in the rule set.
    endings: Vec<&'r [Material]>,
    /// The reading of captures during a count, for an ending.
    on_capture: Option<OnCapture>,
    /// The reading of moves on the long diagonal, if the clause has any.
    on_diagonal: Option<Diagonal>,
    /// The counter of the clause that suspends this one.
    suspender: Option<Box<Self>>,
    demands: &'r [Demand],
    /// The first move number that counts, if move numbers are counted.
    first_number: u32,
    run: Option<Count>,
    done: Vec<Count>,
}

/// Moves on the long diagonal, as a counter treats them.
#[derive(Debug, Clone, Copy)]
struct Diagonal {
    moves: u16,
    how: OnLongDiagonal,
    sticky: bool,
}

impl<'r> Counter<'r> {
    /// Creates a counter for a clause, given by its index in the rule set; `None` if the clause
    /// does not count.
    pub fn new(set: &'r RuleSet, clause: usize, demands: &'r [Demand]) -> Option<Self> {
        let counting = set.draws[clause].counting()?;
        let ending = counting.ending;
        let long_diagonal = ending.and_then(|ending| ending.long_diagonal);
        // A suspended count suspends no other.
        let suspender = counting.limit.suspended_by;
        Some(Self {
            counting,
            endings: set.draws.iter().filter_map(|it| Some(&*it.ending()?.pieces)).collect(),
            on_capture: ending.map(|ending| ending.on_capture.how),
            on_diagonal: long_diagonal.map(|it| Diagonal {
                moves: it.moves,
                how: it.how.how,
                sticky: it.sticky,
            }),
            suspender: suspender.and_then(|it| Self::new(set, it, demands)).map(Box::new),
            demands,
            first_number: 0,
            run: None,
            done: Vec::new(),
        })
    }

    /// Applies another reading of captures during a count, if the clause states one.
    #[must_use]
    pub fn reading(mut self, on_capture: OnCapture) -> Self {
        if self.counting.ending.is_some_and(|ending| ending.on_capture.is_stated) {
            self.on_capture = Some(on_capture);
        }
        self
    }

    /// Applies another reading of the moves on the long diagonal.
    #[must_use]
    pub(crate) const fn reading_diagonal(
        mut self,
        on_diagonal: OnLongDiagonal,
        sticky: bool,
    ) -> Self {
        if let Some(diagonal) = &mut self.on_diagonal {
            diagonal.how = on_diagonal;
            diagonal.sticky = sticky;
        }
        self
    }

    /// Takes the next moment of a game. Moments must come in order, from 0.
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

    /// Returns all counts so far, the running one last.
    #[must_use]
    pub fn counts(self) -> Vec<Count> {
        let mut all = self.done;
        all.extend(self.run);
        all
    }

    /// Returns the running count.
    pub fn running(&self) -> Option<&Count> {
        self.run.as_ref()
    }

    /// Advances the suspending counter and returns whether it is running.
    fn is_suspended(&mut self, game: &Timeline<'_>, moment: usize) -> bool {
        let Some(suspender) = &mut self.suspender else {
            return false;
        };
        suspender.moment(game, moment);
        suspender.run.is_some()
    }

    /// Returns whether no demand is needed, or the weaker side makes one at this moment.
    fn may_begin(&self, position: &Position, moment: usize) -> bool {
        let is_demanded = |ending: &&Ending| ending.from == CountFrom::Demand;
        let Some(ending) = self.counting.ending.filter(is_demanded) else {
            return true;
        };
        let weak = strong_side_of(&ending.pieces, position).map(Color::opponent);
        self.demands.iter().any(|demand| demand.moment == moment && Some(demand.by) == weak)
    }

    fn begin(&mut self, game: &Timeline<'_>, moment: usize) {
        let position = game.position(moment);
        let strong = match self.counting.pieces {
            Some(pieces) => {
                let Some(strong) = strong_side_of(pieces, position) else {
                    return;
                };
                strong
            }
            None => Color::White,
        };
        if let Some(ending) = self.counting.ending {
            let waits =
                ending.from == CountFrom::LongDiagonal && !holds_long_diagonal(position, strong);
            if waits || !is_weak_king_placed(ending.weak_king, position, strong.opponent()) {
                return;
            }
        }
        // Full move numbers are counted from the one after the last reset.
        self.first_number = match game.step(moment) {
            Some(step) => step.number.saturating_add(1),
            None => game.due(moment).saturating_sub(game.counted().white.into()),
        };
        let on_diagonal = holds_long_diagonal(position, strong.opponent());
        let (moves, follows) = match self.on_diagonal {
            Some(Diagonal { how: OnLongDiagonal::Follow, moves, .. }) => (None, moves),
            Some(Diagonal { how: OnLongDiagonal::Shorten, moves, .. }) => (Some(moves), 0),
            None => (None, 0),
        };
        // Moves before the start, if the FEN states them, unless they would already have drawn the
        // game.
        let made = match self.counting.ending.map(|ending| ending.from) {
            None | Some(CountFrom::Position) if moment == 0 => game.counted(),
            _ => ByColor::default(),
        };
        let usual = self.counting.limit.moves;
        let limit = usual.min(moves.filter(|_| on_diagonal).unwrap_or(u16::MAX));
        self.run = Some(Count {
            start: moment,
            of: self.counting.limit.of,
            strong,
            made: if made.white.max(made.black) < limit { made } else { ByColor::default() },
            limit,
            met: None,
            ended: None,
            half_limit: 2 * u32::from(limit),
            on_diagonal,
            follows,
        });
    }

    /// Counts a half-move, or ends the count.
    fn step(&mut self, step: &PlayedMove, position: &Position, moment: usize) {
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

    /// Returns why a half-move ends a count, if it does.
    fn ends(&self, run: &Count, step: &PlayedMove, position: &Position) -> Option<CountEnd> {
        let resets = &self.counting.limit.resets;
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
        let Some(ending) = self.counting.ending else {
            let holds = self.counting.pieces.is_none_or(stands);
            return (!holds).then_some(CountEnd::Pieces);
        };
        let in_any = self.endings.iter().any(|materials| stands(materials));
        if step.captures {
            let goes_on = self.on_capture == Some(OnCapture::Cumulative) && in_any;
            return (!goes_on).then_some(CountEnd::Capture);
        }
        if !is_weak_king_placed(ending.weak_king, position, run.strong.opponent()) {
            return Some(CountEnd::KingLeft);
        }
        let pieces = match step.promotes {
            true => CountEnd::Promotion,
            false => CountEnd::Pieces,
        };
        (!in_any).then_some(pieces)
    }

    /// Adjusts the limit, which is shorter while the lone king is on the long diagonal.
    fn lone_king_moved(&self, run: &mut Count, position: &Position) {
        let Some(Diagonal { moves: shorter, how, sticky }) = self.on_diagonal else {
            return;
        };
        let weak = run.strong.opponent();
        let now = holds_long_diagonal(position, weak);
        let before = std::mem::replace(&mut run.on_diagonal, now);
        if how == OnLongDiagonal::Follow || now == before {
            return;
        }
        let full = 2 * u32::from(self.counting.limit.moves);
        if now {
            let counted = match run.of {
                CountOf::StrongSide => run.strong,
                CountOf::Each | CountOf::WeakSide | CountOf::LoneKing | CountOf::MoveNumbers => {
                    weak
                }
            };
            run.limit = run.limit.min(run.made[counted].saturating_add(shorter));
            run.half_limit = run.half_limit.min(run.half_moves() + 2 * u32::from(shorter));
        } else if !sticky {
            run.limit = self.counting.limit.moves;
            run.half_limit = full;
        }
    }

    /// Checks whether the limit is reached. A count cannot draw a game that has ended on the board.
    fn look(&mut self, game: &Timeline<'_>, moment: usize) {
        let unless_capture = self.counting.ending.is_some_and(|ending| ending.unless_capture);
        let due = game.due(moment);
        let first_number = self.first_number;
        let Some(run) = &mut self.run else {
            return;
        };
        if run.met.is_some() {
            return;
        }
        let weak = run.strong.opponent();
        let reached = |run: &Count| match run.of {
            CountOf::Each => run.half_moves() >= run.half_limit,
            CountOf::StrongSide => run.made[run.strong] >= run.limit,
            CountOf::LoneKing => run.made[weak] >= run.limit,
            // The reply to the last counted move has been made.
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

/// Returns all counts of a clause in a game.
pub fn counts(counter: Counter<'_>, game: &Timeline<'_>) -> Vec<Count> {
    let mut counter = counter;
    for moment in 0..game.moments() {
        counter.moment(game, moment);
    }
    counter.counts()
}
