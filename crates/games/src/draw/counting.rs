//! Rulings on claims that a count has reached its limit.

use super::balance::strong_side_of;
use super::claim::Judge;
use super::count::{Count, Counter, counts};
use super::reason::Reason;
use super::ruling::{Evidence, EvidenceKind, OtherReading, ReadingOutcome, Ruling, Verdict};
use crate::board::ByColor;
use crate::rules::{CountFrom, CountOf, Counting, OnCapture, OnLongDiagonal};

impl Judge<'_> {
    pub(super) fn count(&self, clause: usize, from: Option<usize>) -> Ruling {
        let counter = Counter::new(self.set, clause, self.demands);
        let Some((counting, counter)) = self.clause(clause).counting().zip(counter) else {
            return self.ruling(Verdict::Refused, clause);
        };
        self.of_counts((clause, counting), &counts(counter, self.game), from)
    }

    fn of_counts(
        &self,
        (clause, counting): (usize, Counting<'_>),
        all: &[Count],
        from: Option<usize>,
    ) -> Ruling {
        let met = all.iter().find(|count| match self.is_automatic(clause) {
            true => count.met.is_some(),
            false => count.is_met_at(self.view),
        });
        if let Some((count, met)) = met.and_then(|count| Some((count, count.met?))) {
            if let Some(early) = self.counts_too_much(count, all, from) {
                return self.with_count(
                    self.ruling(Verdict::Refused, clause).because(early),
                    count,
                    self.view,
                    all,
                );
            }
            if !self.is_automatic(clause) && self.game.is_over(self.view) {
                return self.decided_on_the_board(clause);
            }
            let mut ruling = self.met(clause, met, count.start);
            if ruling.verdict.is_right() {
                let late = self.counts_too_few(count, from);
                if let Some(late) = late.clone().filter(|_| self.falls_short(count, met, from)) {
                    let mut ruling = self.ruling(Verdict::Refused, clause).because(late);
                    ruling.met_at = Some(met);
                    return self.with_count(ruling, count, self.view, all);
                }
                ruling.reasons.insert(0, self.reached(count, met));
                ruling.reasons.extend(late);
            }
            return self.with_count(ruling, count, met, all);
        }
        if self.game.is_over(self.view) {
            return self.decided_on_the_board(clause);
        }
        let lapsed = all.iter().rev().find_map(|count| count.met);
        let Some(count) = all.iter().rev().find(|count| count.runs_at(self.view)) else {
            let mut ruling = self.ruling(Verdict::Refused, clause);
            ruling.met_at = lapsed;
            ruling.reasons.extend(lapsed.map(|met| Reason::Lapsed { met }));
            return ruling.because(self.why_nothing_runs(counting, all));
        };
        if let Some(early) = self.counts_too_much(count, all, from) {
            let ruling = self.ruling(Verdict::Refused, clause).because(early);
            return self.with_count(ruling, count, self.view, all);
        }
        let (half_moves, remaining) = count.remaining(self.game, self.view);
        // If no move is counted yet, the claim is not premature but wrong.
        let verdict = if count.half_moves() == 0 { Verdict::Refused } else { Verdict::NotYet };
        let mut ruling = self.ruling(verdict, clause);
        if verdict == Verdict::Refused {
            ruling = ruling.because(self.why_nothing_runs(counting, all));
        }
        ruling = ruling.because(match half_moves {
            0 => Reason::LimitHeld,
            _ => self.so_far(count, counting.limit.moves),
        });
        ruling.reasons.extend(self.counts_too_few(count, from));
        ruling.reasons.extend(lapsed.map(|met| Reason::Lapsed { met }));
        ruling.met_at = lapsed;
        ruling.remaining = Some(remaining);
        ruling.earliest = usize::try_from(half_moves).ok().map(|half| self.view + half);
        self.with_count(ruling, count, self.view, all)
    }

    /// Refuses the claim because the game has ended on the board: no count can draw it then.
    fn decided_on_the_board(&self, clause: usize) -> Ruling {
        self.ruling(Verdict::Refused, clause).because(Reason::BoardDecided { at: self.view })
    }

    /// Returns the reason that the limit is reached.
    fn reached(&self, count: &Count, met: usize) -> Reason {
        if met == count.start {
            return Reason::PiecesStand { at: met, strong: count.strong };
        }
        let first = count.first(self.game);
        // The FEN may state moves before the start.
        let is_from_start = count.start == 0 && count.half_moves() > met as u32;
        let mut made = if is_from_start { self.game.counted() } else { ByColor::default() };
        for moment in first..=met {
            if let Some(step) = self.game.step(moment) {
                made[step.mover] = u16::saturating_add(made[step.mover], 1);
            }
        }
        Reason::LimitReached { first, last: met, made, strong: count.strong }
    }

    /// Returns the reason that states the progress of a count.
    fn so_far(&self, count: &Count, usual: u16) -> Reason {
        if count.of == CountOf::MoveNumbers {
            let first = count.first_number(self.game);
            return Reason::CountedByNumber {
                first,
                due: first.saturating_add(count.limit.into()),
                made: self.game.due(self.view).saturating_sub(first),
            };
        }
        Reason::Counted {
            made: count.made,
            strong: count.strong,
            of: count.of,
            limit: count.limit,
            usual,
        }
    }

    /// Adds the evidence of a count up to a moment.
    fn with_count(&self, mut ruling: Ruling, count: &Count, to: usize, all: &[Count]) -> Ruling {
        let ending = ruling.clause.and_then(|clause| self.clause(clause).ending());
        let demanded = ending.is_some_and(|ending| ending.from == CountFrom::Demand);
        let reset = all.iter().any(|other| other.ended.is_some_and(|(at, _)| at == count.start));
        let begins = match (demanded, reset) {
            (true, _) => EvidenceKind::Demand,
            (false, true) => EvidenceKind::Resets,
            (false, false) => EvidenceKind::Begins,
        };
        ruling.evidence.push(Evidence { moment: count.start, shows: begins });
        let first = count.first(self.game);
        if to >= first {
            ruling.evidence.push(Evidence { moment: first, shows: EvidenceKind::First });
            ruling.evidence.push(Evidence { moment: to, shows: EvidenceKind::Last });
        }
        ruling
    }

    /// Returns the reason if the claimant counts moves made before the count begins.
    fn counts_too_much(&self, count: &Count, all: &[Count], from: Option<usize>) -> Option<Reason> {
        let from = from.filter(|&from| from < count.start)?;
        let ended = all.iter().rev().find_map(|other| {
            let (at, why) = other.ended?;
            (at > from && at <= count.start).then_some((at, why))
        });
        let first = count.first(self.game);
        Some(Reason::CountBegins { first, stated: from + 1, ended })
    }

    /// Returns whether the moves from the one that the claimant counts from are too few by
    /// themselves. Only moves of the player who made that move are compared.
    fn falls_short(&self, count: &Count, met: usize, from: Option<usize>) -> bool {
        let Some(stated) = from.map(|from| from + 1) else { return false };
        let mover = |moment: usize| self.game.step(moment).map(|step| step.mover);
        let made = |moments: std::ops::RangeInclusive<usize>| {
            moments.filter(|&moment| mover(moment) == mover(stated)).count()
        };
        made(stated..=self.view) < made(count.first(self.game)..=met)
    }

    /// Returns the reason if the claimant counts from a move after the one with which the count
    /// begins. This does not spoil the claim if the moves from there are enough.
    fn counts_too_few(&self, count: &Count, from: Option<usize>) -> Option<Reason> {
        let first = count.first(self.game);
        let counts = |moment: usize| {
            let mover = self.game.step(moment).map(|step| step.mover);
            match count.of {
                CountOf::StrongSide => mover == Some(count.strong),
                CountOf::WeakSide | CountOf::LoneKing => mover == Some(count.strong.opponent()),
                CountOf::Each | CountOf::MoveNumbers => true,
            }
        };
        // If only one side's moves count, its first move may be the second half-move.
        let named_first = (first..self.game.moments()).find(|&moment| counts(moment))?;
        let stated = from? + 1;
        (stated > named_first).then_some(Reason::CountBegins { first, stated, ended: None })
    }

    fn why_nothing_runs(&self, counting: Counting<'_>, all: &[Count]) -> Reason {
        if let Some((at, why)) = all.iter().rev().find_map(|count| count.ended) {
            return Reason::CountEnded { at, why };
        }
        let Some(pieces) = counting.pieces else {
            return Reason::NothingCounted;
        };
        if strong_side_of(pieces, self.game.position(self.view)).is_none() {
            return Reason::OtherPieces(pieces.to_vec());
        }
        let from = counting.ending.map(|ending| ending.from);
        let weak_king = counting.ending.and_then(|ending| ending.weak_king);
        match (from, counting.limit.suspended_by, weak_king) {
            (Some(CountFrom::Demand), ..) => Reason::NoDemand,
            (_, Some(by), _) => Reason::Suspended { by },
            (_, None, Some(_)) => Reason::LoneKingOffDiagonal,
            (Some(CountFrom::LongDiagonal), None, None) => Reason::DiagonalNotHeld,
            (Some(CountFrom::Position) | None, None, None) => Reason::NothingCounted,
        }
    }

    /// Returns the other readings of the text that give another answer. All endings are read that
    /// way, and the first one met decides.
    pub(super) fn readings(&self, ruling: &Ruling) -> Vec<ReadingOutcome> {
        let Some(ending) = ruling.clause.and_then(|clause| self.clause(clause).ending()) else {
            return Vec::new();
        };
        let ours = self.first_of_endings(&|counter| counter);
        let mut readings = Vec::new();
        if ending.on_capture.is_stated {
            let (other, name) = match ending.on_capture.how {
                OnCapture::Cumulative => (OnCapture::Fresh, "a capture begins a new count (fresh)"),
                OnCapture::Fresh => {
                    (OnCapture::Cumulative, "the count runs on over a capture (cumulative)")
                }
            };
            let (met, earliest) = self.first_of_endings(&|counter| counter.reading(other));
            if (met, earliest) != ours {
                readings.push(ReadingOutcome {
                    name,
                    how: OtherReading::Capture(other),
                    met,
                    earliest,
                });
            }
        }
        if let Some(own) = ending.long_diagonal.filter(|diagonal| diagonal.how.is_stated) {
            let follows = own.how.how == OnLongDiagonal::Follow;
            for (on_diagonal, sticky, name) in diagonal_readings(own.how.how, own.sticky) {
                let (met, earliest) =
                    self.first_of_endings(&|counter| counter.reading_diagonal(on_diagonal, sticky));
                if (met, earliest) != ours {
                    let how = match follows {
                        true => OtherReading::Shortens,
                        false => OtherReading::Diagonal(on_diagonal, sticky),
                    };
                    readings.push(ReadingOutcome { name, how, met, earliest });
                }
            }
        }
        readings
    }

    /// Returns when the first ending was met, and when it was or will be met.
    fn first_of_endings<'c>(
        &'c self,
        read: &dyn Fn(Counter<'c>) -> Counter<'c>,
    ) -> (Option<usize>, Option<usize>) {
        let (mut met, mut running) = (None, None);
        for (index, clause) in self.set.draws.iter().enumerate() {
            if clause.ending().is_none() {
                continue;
            }
            let Some(counter) = Counter::new(self.set, index, self.demands) else { continue };
            let all = counts(read(counter), self.game);
            met = met.into_iter().chain(all.iter().filter_map(|count| count.met)).min();
            let ahead = all.last().filter(|count| count.runs_at(self.view)).map(|count| {
                self.view
                    + usize::try_from(count.remaining(self.game, self.view).0)
                        .unwrap_or(usize::MAX / 2)
            });
            running = running.into_iter().chain(ahead).min();
        }
        (met, met.or(running))
    }
}

/// Returns the readings of the moves on the long diagonal other than the one in use.
fn diagonal_readings(
    own: OnLongDiagonal,
    sticky: bool,
) -> Vec<(OnLongDiagonal, bool, &'static str)> {
    let shortens = "the moves on the long diagonal replace what is left of the others";
    let follows = "the moves on the long diagonal follow the others";
    let stays = "once the lone king has been on the long diagonal, its moves run on";
    let leaves = "when the lone king leaves the long diagonal, the full number holds again";
    match (own, sticky) {
        (OnLongDiagonal::Shorten, false) => {
            vec![(OnLongDiagonal::Follow, false, follows), (OnLongDiagonal::Shorten, true, stays)]
        }
        (OnLongDiagonal::Shorten, true) => {
            vec![(OnLongDiagonal::Follow, true, follows), (OnLongDiagonal::Shorten, false, leaves)]
        }
        (OnLongDiagonal::Follow, _) => vec![(OnLongDiagonal::Shorten, sticky, shortens)],
    }
}
