//! Claims that a count has reached its limit.

use super::balance::strong_side_of;
use super::claim::Judge;
use super::count::{Count, CountEnd, Counter, counts};
use super::ruling::{Evidence, Reading, Ruling, Shows, Verdict};
use super::words::materials_words;
use crate::board::Color;
use crate::rules::{CountFrom, CountOf, DrawKind, OnCapture, OnLongDiagonal};

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
            if let Some(refused) = self.stated_start(clause, count, all, from) {
                return refused;
            }
            if !self.is_automatic(clause) && self.game.is_over(self.view) {
                return self.won_on_the_board(clause);
            }
            let mut ruling = self.met(clause, met, count.start);
            if ruling.verdict == Verdict::Granted {
                ruling.reasons.insert(0, self.reached(clause, count, met));
            }
            return self.with_count(ruling, count, met, all);
        }
        if self.game.is_over(self.view) {
            return self.won_on_the_board(clause);
        }
        let lapsed = all.iter().rev().find(|count| count.met.is_some());
        if let Some((count, met)) = lapsed.and_then(|count| Some((count, count.met?))) {
            let mut ruling = self.ruling(Verdict::Refused, clause).because(format!(
                "the claim was right {}, and the count has ended since",
                self.after(met)
            ));
            ruling.met_at = Some(met);
            return self.with_count(ruling, count, met, all);
        }
        let Some(count) = all.iter().rev().find(|count| count.runs_at(self.view)) else {
            let ruling = self.ruling(Verdict::Refused, clause);
            return ruling.because(self.why_nothing_runs(clause, all));
        };
        if let Some(refused) = self.stated_start(clause, count, all, from) {
            return refused;
        }
        let (half_moves, moves) = self.remaining(clause, count);
        let mut ruling = self.ruling(Verdict::NotYet, clause);
        ruling = ruling.because(match half_moves {
            0 => "the limit is reached, and the game is not drawn by it here".to_owned(),
            _ => self.so_far(clause, count),
        });
        ruling.remaining = Some(moves);
        ruling.earliest = usize::try_from(half_moves).ok().map(|half| self.view + half);
        self.with_count(ruling, count, self.view, all)
    }

    /// A count has nothing to say about a game that has ended.
    fn won_on_the_board(&self, clause: usize) -> Ruling {
        let ended = match self.view {
            0 => "the game has ended on the board".into(),
            view => format!("{} ended the game on the board", self.game.name(view)),
        };
        self.ruling(Verdict::Refused, clause).because(format!("{ended}: that comes first"))
    }

    /// That the limit is reached, in words.
    fn reached(&self, clause: usize, count: &Count, met: usize) -> String {
        if met == count.start {
            return format!("these pieces stand {}", self.after(met));
        }
        let first = count.first(self.clause(clause), self.game);
        let (first, last) = (self.game.name(first), self.game.name(met));
        format!("the moves from {first} to {last} reach the limit")
    }

    /// How far a count has come, in words.
    fn so_far(&self, clause: usize, count: &Count) -> String {
        let rule = self.clause(clause);
        if rule.count == Some(CountOf::MoveNumbers) {
            let first = match self.game.step(count.start) {
                Some(step) => step.number.saturating_add(1),
                None => self.game.due(count.start),
            };
            let due = first.saturating_add(count.limit.into());
            return format!("full moves are counted from {first} on, and {due} is not reached");
        }
        let moves = |made: u16| if made == 1 { "1 move".into() } else { format!("{made} moves") };
        format!(
            "{} of White and {} of Black are counted, and the limit is {}",
            moves(count.made.white),
            moves(count.made.black),
            count.limit
        )
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

    /// The first full number of a count that counts by numbers.
    fn first_number(&self, count: &Count) -> u32 {
        match self.game.step(count.start) {
            Some(step) => step.number.saturating_add(1),
            None => self.game.due(count.start),
        }
    }

    /// The claimant counts from an earlier move than the count begins with.
    fn stated_start(
        &self,
        clause: usize,
        count: &Count,
        all: &[Count],
        from: Option<usize>,
    ) -> Option<Ruling> {
        let from = from.filter(|&from| from < count.start)?;
        let ended = all.iter().rev().find_map(|other| {
            let (at, why) = other.ended?;
            (at > from && at <= count.start).then_some((at, why))
        });
        let why = match ended {
            Some((at, why)) => {
                format!("what was stated is not so: {} {}", self.game.name(at), end_words(why))
            }
            None => format!(
                "what was stated is not so: the count begins behind {}",
                self.game.name(count.start)
            ),
        };
        let ruling = self.ruling(Verdict::Refused, clause).because(why);
        Some(self.with_count(ruling, count, self.view, all))
    }

    fn why_nothing_runs(&self, clause: usize, all: &[Count]) -> String {
        if let Some((at, why)) = all.iter().rev().find_map(|count| count.ended) {
            return format!("nothing is counted: {} {}", self.game.name(at), end_words(why));
        }
        let rule = self.clause(clause);
        match &rule.material {
            Some(materials)
                if rule.from == Some(CountFrom::Demand)
                    && strong_side_of(materials, self.game.position(self.view)).is_some() =>
            {
                "the count begins with the demand of the lone king's side, and none is recorded"
                    .into()
            }
            Some(materials) => {
                let now = self.game.position(self.view);
                let stand = strong_side_of(materials, now).is_some();
                match (&rule.suspended_by, rule.weak_king) {
                    _ if !stand => format!(
                        "the rule asks for {}, and other pieces stand",
                        materials_words(materials)
                    ),
                    (Some(other), _) => format!("nothing is counted here while `{other}` counts"),
                    (None, Some(_)) => "the lone king is not on the long diagonal".into(),
                    (None, None) => "the stronger side does not hold the long diagonal".into(),
                }
            }
            None => "nothing is counted".into(),
        }
    }

    /// What remains of a count: half-moves, and moves of each.
    fn remaining(&self, clause: usize, count: &Count) -> (u32, u32) {
        let turn = self.game.position(self.view).turn();
        let limit = u32::from(count.limit);
        let left = |side: Color| {
            let moves = limit.saturating_sub(count.made[side].into());
            // His own moves and the opponent's between them.
            let first = u32::from(side != turn);
            (moves, if moves == 0 { 0 } else { 2 * moves - 1 + first })
        };
        match self.clause(clause).count.unwrap_or(CountOf::Each) {
            CountOf::Each => {
                let half = count.half_limit().saturating_sub(count.half_moves());
                (half, half.div_ceil(2))
            }
            CountOf::StrongSide => {
                let (moves, half) = left(count.strong);
                (half, moves)
            }
            CountOf::WeakSide => {
                let (moves, half) = left(count.strong.opponent());
                (half + 1, moves)
            }
            CountOf::LoneKing => {
                let (moves, half) = left(count.strong.opponent());
                (half, moves)
            }
            CountOf::MoveNumbers => {
                let due = self.game.due(self.view);
                let left = self.first_number(count).saturating_add(limit).saturating_sub(due);
                let opens = turn == self.game.first_color();
                (left.saturating_mul(2).saturating_sub(u32::from(!opens)), left)
            }
        }
    }

    /// The other readings of the text, where they give another answer: all endings are
    /// read by them, and the first to be met answers.
    pub(super) fn readings(&self, ruling: &Ruling) -> Vec<Reading> {
        let Some(clause) = ruling.clause.map(|clause| self.clause(clause)) else {
            return Vec::new();
        };
        let ours = self.first_of_endings(&|counter| counter);
        let mut readings = Vec::new();
        if let Some(own) = clause.on_capture {
            let (other, name) = match own {
                OnCapture::Cumulative => (OnCapture::Fresh, "a capture begins a new count (fresh)"),
                OnCapture::Fresh => {
                    (OnCapture::Cumulative, "the count runs on over a capture (cumulative)")
                }
            };
            let (met, earliest) = self.first_of_endings(&|counter| counter.reading(other));
            if met != ours.0 {
                readings.push(Reading { name, met, earliest });
            }
        }
        if let Some(own) = clause.on_long_diagonal {
            let sticky = clause.sticky == Some(true);
            for (on_diagonal, sticky, name) in diagonal_readings(own, sticky) {
                let (met, earliest) =
                    self.first_of_endings(&|counter| counter.reading_diagonal(on_diagonal, sticky));
                if (met, earliest) != ours {
                    readings.push(Reading { name, met, earliest });
                }
            }
        }
        readings
    }

    /// When the first of the endings is met, and when it is or will be.
    fn first_of_endings<'c>(
        &'c self,
        read: &dyn Fn(Counter<'c>) -> Counter<'c>,
    ) -> (Option<usize>, Option<usize>) {
        let (mut met, mut running) = (None, None);
        for (index, rule) in self.set.draws.iter().enumerate() {
            if rule.kind != Some(DrawKind::Ending) {
                continue;
            }
            let Some(counter) = Counter::new(self.set, rule, self.demands) else { continue };
            let all = counts(read(counter), self.game);
            met = met.into_iter().chain(all.iter().filter_map(|count| count.met)).min();
            let ahead = all.last().filter(|count| count.runs_at(self.view)).map(|count| {
                self.view
                    + usize::try_from(self.remaining(index, count).0).unwrap_or(usize::MAX / 2)
            });
            running = running.into_iter().chain(ahead).min();
        }
        (met, met.or(running))
    }
}

/// The readings of the moves on the long diagonal that are not taken.
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

const fn end_words(why: CountEnd) -> &'static str {
    match why {
        CountEnd::Capture => "is a capture: it ended the count",
        CountEnd::ManMove => "is a move of a man: it ended the count",
        CountEnd::Promotion => "made a king: it ended the count",
        CountEnd::KingLeft => "left the long diagonal: it ended the count",
        CountEnd::Suspended => "began a count to which this one makes way",
        CountEnd::Pieces => "changed the pieces: it ended the count",
    }
}
