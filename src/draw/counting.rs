//! Claims that a count has reached its limit.

use super::balance::strong_side_of;
use super::claim::Judge;
use super::count::{Count, Counter, counts};
use super::reason::Reason;
use super::ruling::{Evidence, Reading, Ruling, Shows, Verdict};
use crate::board::ByColor;
use crate::rules::{CountFrom, CountOf, DrawClause, DrawKind, OnCapture};

impl Judge<'_> {
    pub(super) fn count(&self, clause: usize, from: Option<usize>) -> Ruling {
        let rule = self.clause(clause);
        let Some(counter) = Counter::new(self.set, rule, self.demands) else {
            return self.ruling(Verdict::Refused, clause);
        };
        self.of_counts(clause, &counts(counter, self.game), from)
    }

    fn of_counts(&self, clause: usize, all: &[Count], from: Option<usize>) -> Ruling {
        let met = all.iter().find(|count| match self.is_automatic(clause) {
            true => count.met.is_some(),
            false => count.is_met_at(self.view),
        });
        if let Some((count, met)) = met.and_then(|count| Some((count, count.met?))) {
            if let Some(early) = self.counts_too_much(clause, count, all, from) {
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
            if ruling.verdict == Verdict::Granted {
                ruling.reasons.insert(0, self.reached(clause, count, met));
                ruling.reasons.extend(self.counts_too_few(clause, count, from));
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
            return ruling.because(self.why_nothing_runs(clause, all));
        };
        if let Some(early) = self.counts_too_much(clause, count, all, from) {
            let ruling = self.ruling(Verdict::Refused, clause).because(early);
            return self.with_count(ruling, count, self.view, all);
        }
        let (half_moves, remaining) = count.remaining(self.clause(clause), self.game, self.view);
        // Nothing counted is nothing under way.
        let verdict = if count.half_moves() == 0 { Verdict::Refused } else { Verdict::NotYet };
        let mut ruling = self.ruling(verdict, clause);
        if verdict == Verdict::Refused {
            ruling = ruling.because(self.why_nothing_runs(clause, all));
        }
        ruling = ruling.because(match half_moves {
            0 => Reason::LimitHeld,
            _ => self.so_far(clause, count),
        });
        ruling.reasons.extend(self.counts_too_few(clause, count, from));
        ruling.reasons.extend(lapsed.map(|met| Reason::Lapsed { met }));
        ruling.met_at = lapsed;
        ruling.remaining = Some(remaining);
        ruling.earliest = usize::try_from(half_moves).ok().map(|half| self.view + half);
        self.with_count(ruling, count, self.view, all)
    }

    /// A count has nothing to say about a game that has ended.
    fn decided_on_the_board(&self, clause: usize) -> Ruling {
        self.ruling(Verdict::Refused, clause).because(Reason::BoardDecided { at: self.view })
    }

    /// That the limit is reached.
    fn reached(&self, clause: usize, count: &Count, met: usize) -> Reason {
        if met == count.start {
            return Reason::PiecesStand { at: met, strong: count.strong };
        }
        let first = count.first(self.clause(clause), self.game);
        let mut made = ByColor::default();
        for moment in first..=met {
            if let Some(step) = self.game.step(moment) {
                made[step.mover] = u16::saturating_add(made[step.mover], 1);
            }
        }
        Reason::LimitReached { first, last: met, made, strong: count.strong }
    }

    /// How far a count has come.
    fn so_far(&self, clause: usize, count: &Count) -> Reason {
        let rule = self.clause(clause);
        let of = rule.count.unwrap_or(CountOf::Each);
        if of == CountOf::MoveNumbers {
            let first = count.first_number(self.game);
            return Reason::CountedByNumber {
                first,
                due: first.saturating_add(count.limit.into()),
            };
        }
        Reason::Counted {
            made: count.made,
            strong: count.strong,
            of,
            limit: count.limit,
            usual: rule.moves.unwrap_or_default(),
        }
    }

    /// The evidence of a count up to a moment.
    fn with_count(&self, mut ruling: Ruling, count: &Count, to: usize, all: &[Count]) -> Ruling {
        let demanded =
            ruling.clause.is_some_and(|clause| self.clause(clause).from == Some(CountFrom::Demand));
        let reset = all.iter().any(|other| other.ended.is_some_and(|(at, _)| at == count.start));
        let begins = match (demanded, reset) {
            (true, _) => Shows::Demand,
            (false, true) => Shows::Resets,
            (false, false) => Shows::Begins,
        };
        ruling.evidence.push(Evidence { moment: count.start, shows: begins });
        let clause = ruling.clause.map(|clause| self.clause(clause));
        let first = clause.map_or(count.start + 1, |clause| count.first(clause, self.game));
        if to >= first {
            ruling.evidence.push(Evidence { moment: first, shows: Shows::First });
            ruling.evidence.push(Evidence { moment: to, shows: Shows::Last });
        }
        ruling
    }

    /// The claimant counts moves that were made before the count begins.
    fn counts_too_much(
        &self,
        clause: usize,
        count: &Count,
        all: &[Count],
        from: Option<usize>,
    ) -> Option<Reason> {
        let from = from.filter(|&from| from < count.start)?;
        let ended = all.iter().rev().find_map(|other| {
            let (at, why) = other.ended?;
            (at > from && at <= count.start).then_some((at, why))
        });
        let first = count.first(self.clause(clause), self.game);
        Some(Reason::CountBegins { first, stated: from + 1, ended })
    }

    /// The claimant counts from a later move than the count begins with: that is told,
    /// and does no harm.
    fn counts_too_few(&self, clause: usize, count: &Count, from: Option<usize>) -> Option<Reason> {
        let rule = self.clause(clause);
        let first = count.first(rule, self.game);
        let counts = |moment: usize| {
            let mover = self.game.step(moment).map(|step| step.mover);
            match rule.count {
                Some(CountOf::StrongSide) => mover == Some(count.strong),
                Some(CountOf::WeakSide) => mover == Some(count.strong.opponent()),
                _ => true,
            }
        };
        // Of one side's moves the first may be the second half-move.
        let named_first = (first..self.game.moments()).find(|&moment| counts(moment))?;
        let stated = from? + 1;
        (stated > named_first).then_some(Reason::CountBegins { first, stated, ended: None })
    }

    fn why_nothing_runs(&self, clause: usize, all: &[Count]) -> Reason {
        if let Some((at, why)) = all.iter().rev().find_map(|count| count.ended) {
            return Reason::CountEnded { at, why };
        }
        let rule = self.clause(clause);
        let Some(materials) = &rule.material else {
            return Reason::NothingCounted;
        };
        let stand = strong_side_of(materials, self.game.position(self.view)).is_some();
        match (stand, rule.from) {
            (true, Some(CountFrom::Demand)) => Reason::NoDemand,
            (true, _) => Reason::NothingCounted,
            (false, _) => Reason::OtherPieces(materials.clone()),
        }
    }

    /// The other reading of a capture inside a count, where it gives another answer:
    /// all endings are read by it, and the first to be met answers.
    pub(super) fn readings(&self, ruling: &Ruling) -> Vec<Reading> {
        let Some(own) = ruling.clause.and_then(|clause| self.clause(clause).on_capture) else {
            return Vec::new();
        };
        let (other, name) = match own {
            OnCapture::Cumulative => (OnCapture::Fresh, "a capture begins a new count (fresh)"),
            OnCapture::Fresh => {
                (OnCapture::Cumulative, "the count runs on over a capture (cumulative)")
            }
        };
        let of_endings = |read: &dyn Fn(Counter<'_>) -> Vec<Count>| {
            let endings = self.set.draws.iter().filter(|rule| rule.kind == Some(DrawKind::Ending));
            let all = endings
                .filter_map(|rule| Some((rule, read(Counter::new(self.set, rule, self.demands)?))));
            all.collect::<Vec<_>>()
        };
        let first_met = |all: &[(&DrawClause, Vec<Count>)]| {
            all.iter().flat_map(|(_, all)| all).filter_map(|count| count.met).min()
        };
        let ours = of_endings(&|counter| counts(counter, self.game));
        let theirs = of_endings(&|counter| counts(counter.reading(other), self.game));
        let met = first_met(&theirs);
        if met == first_met(&ours) {
            return Vec::new();
        }
        let due = theirs.iter().flat_map(|(rule, all)| {
            all.iter().filter(|count| count.runs_at(self.view)).filter_map(|count| {
                let (half, _) = count.remaining(rule, self.game, self.view);
                usize::try_from(half).ok().map(|half| self.view + half)
            })
        });
        let earliest = if met.is_some() { met } else { due.min() };
        vec![Reading { name, on_capture: other, met, earliest }]
    }
}
