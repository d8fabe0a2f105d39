//! Claims of a draw, ruled on.

use super::count::{Count, CountEnd, Counter, Demand, counts};
use super::met::repeated;
use super::ruling::{Evidence, Reading, Ruling, Shows, Verdict};
use super::timeline::Timeline;
use crate::board::{Color, Numbering, Position};
use crate::rules::{
    Claimant, CountOf, DrawClause, DrawKind, EarlyAgreement, Effect, LateClaim, OnCapture, RuleSet,
};

/// What is claimed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClaimKind {
    /// The same position with the same player to move.
    Repetition {
        /// The moments that the claimant names; none = the arbiter finds them.
        stated: Vec<usize>,
    },
    /// Moves without anything irreversible.
    NoProgress {
        /// The moment from which the claimant counts.
        from: Option<usize>,
    },
    /// Moves in an ending of few pieces.
    Ending {
        /// The moment from which the claimant counts.
        from: Option<usize>,
    },
    /// The players have agreed.
    Agreement {
        /// The moment of the agreement, where one is recorded.
        agreed: Option<usize>,
    },
}

impl ClaimKind {
    /// The kind of clause it rests on.
    #[must_use]
    pub const fn clause(&self) -> DrawKind {
        match self {
            Self::Repetition { .. } => DrawKind::Repetition,
            Self::NoProgress { .. } => DrawKind::NoProgress,
            Self::Ending { .. } => DrawKind::Ending,
            Self::Agreement { .. } => DrawKind::Agreement,
        }
    }
}

/// A claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// What is claimed.
    pub kind: ClaimKind,
    /// Who claims; `None` where it is not said.
    pub by: Option<Color>,
    /// The moment of the claim.
    pub at: usize,
    /// The game holds one half-move more, which the claimant has announced and not played.
    pub announced: bool,
}

/// Rules on a claim.
///
/// `game` reaches to the moment of the claim or further, `demands` are those recorded.
#[must_use]
pub fn rule(
    set: &RuleSet,
    numbering: &Numbering,
    game: &Timeline<'_>,
    demands: &[Demand],
    claim: &Claim,
) -> Ruling {
    let view = if claim.announced { claim.at + 1 } else { claim.at };
    let game = game.up_to(view);
    let judge = Judge { set, numbering, game: &game, demands, claim, view };
    let kind = claim.kind.clause();
    let clauses: Vec<usize> =
        (0..set.draws.len()).filter(|&index| set.draws[index].kind == Some(kind)).collect();
    if clauses.is_empty() {
        return Ruling::new(Verdict::Refused, None, claim.at)
            .because(format!("{} has no draw of this kind", set.label()));
    }
    let rulings = clauses.into_iter().map(|clause| match &claim.kind {
        ClaimKind::Repetition { stated } => judge.repetition(clause, stated),
        ClaimKind::NoProgress { from } | ClaimKind::Ending { from } => judge.count(clause, *from),
        ClaimKind::Agreement { agreed } => judge.agreement(clause, *agreed),
    });
    // Of several endings the one that says most: granted first, then the one that ends first.
    rulings
        .min_by_key(|ruling| {
            let order = match ruling.verdict {
                Verdict::Granted => 0,
                Verdict::NotYet => 1,
                Verdict::Refused => 2,
            };
            (order, ruling.met_at.or(ruling.earliest).unwrap_or(usize::MAX))
        })
        .expect("there is at least one clause")
}

pub(super) struct Judge<'j> {
    pub(super) set: &'j RuleSet,
    pub(super) numbering: &'j Numbering,
    pub(super) game: &'j Timeline<'j>,
    pub(super) demands: &'j [Demand],
    pub(super) claim: &'j Claim,
    /// The moment that is looked at: that of the claim, or the one after the announced move.
    pub(super) view: usize,
}

impl Judge<'_> {
    fn clause(&self, index: usize) -> &DrawClause {
        &self.set.draws[index]
    }

    pub(super) fn ruling(&self, verdict: Verdict, clause: usize) -> Ruling {
        Ruling::new(verdict, Some(clause), self.claim.at)
    }

    /// The position after a moment, as a person is told it.
    pub(super) fn after(&self, moment: usize) -> String {
        match moment {
            0 => "at the start".into(),
            _ => format!("after {}", self.game.name(moment)),
        }
    }

    /// True where the draw exists by itself once its condition is met.
    pub(super) fn is_automatic(&self, clause: usize) -> bool {
        self.clause(clause).effect == Some(Effect::Automatic)
    }

    /// Why the claimant may not claim, if he may not: `first` is the moment at which
    /// the position stood first, or the count began.
    pub(super) fn barred(&self, clause: usize, first: usize) -> Option<String> {
        let turn = self.game.position(self.claim.at).turn();
        let by = self.claim.by.unwrap_or(turn);
        if !self.is_automatic(clause) && by != turn {
            return Some(format!("{by} can claim only on his own turn, before he moves"));
        }
        match self.clause(clause).claimant? {
            Claimant::Any => None,
            Claimant::OnMove => {
                (by != turn).then(|| format!("only the player on move can claim: {turn}"))
            }
            Claimant::Opponent if self.claim.announced => {
                Some("only the opponent of the player who repeats can claim".into())
            }
            Claimant::Opponent => (by != turn).then(|| {
                format!("only the opponent of the player who repeats can claim: {turn}")
            }),
            Claimant::Originator => {
                let originator = self.game.step(first).map(|step| step.mover)?;
                let named = self.claim.by.unwrap_or(originator);
                (named != originator).then(|| {
                    format!("only {originator}, who brought the position about first, can claim")
                })
            }
        }
    }

    /// A condition that was met at a moment: granted, or lapsed since.
    pub(super) fn met(&self, clause: usize, met: usize, first: usize) -> Ruling {
        let granted = || {
            let mut ruling = self.ruling(Verdict::Granted, clause);
            ruling.met_at = Some(met);
            ruling.earliest = Some(met);
            ruling
        };
        if let Some(why) = self.barred(clause, first) {
            let mut ruling = self.ruling(Verdict::Refused, clause).because(why);
            ruling.met_at = Some(met);
            return ruling;
        }
        if self.is_automatic(clause) {
            let late = met < self.view;
            if late && *self.set.late_claim == LateClaim::NextMove {
                let mut ruling = self.ruling(Verdict::Refused, clause).because(format!(
                    "the draw had to be invoked {}, before the next move",
                    self.after(met)
                ));
                ruling.met_at = Some(met);
                return ruling;
            }
            let ruling = granted();
            return match late {
                false => ruling,
                true => ruling.because(format!(
                    "the draw exists since {}; later moves and a later result do not undo it until the result is signed",
                    self.game.name(met)
                )),
            };
        }
        granted()
    }

    // Repetition.

    fn repetition(&self, clause: usize, stated: &[usize]) -> Ruling {
        let needed = usize::from(self.clause(clause).occurrence.unwrap_or(u16::MAX));
        if let Some(refused) = self.stated(clause, stated, needed) {
            return refused;
        }
        let moments = self.occurrences(clause, stated, needed);
        let evidence = |ruling: Ruling, moments: &[usize]| {
            let mut ruling = ruling;
            ruling.evidence = moments
                .iter()
                .enumerate()
                .map(|(at, &moment)| Evidence { moment, shows: Shows::Occurrence(at + 1) })
                .collect();
            ruling
        };
        let count = moments.len();
        if count >= needed {
            let met = moments[needed - 1];
            return evidence(self.met(clause, met, moments[0]), &moments);
        }
        if !self.is_automatic(clause)
            && let Some(earlier) = repeated(self.game, self.clause(clause).occurrence.unwrap_or(u16::MAX))
        {
            let met = earlier.last().copied().unwrap_or_default();
            let mut ruling = self.ruling(Verdict::Refused, clause).because(format!(
                "the right lapsed with the move after {}: a claim is made on one's turn, before moving",
                self.game.name(met)
            ));
            ruling.met_at = Some(met);
            return evidence(ruling, &earlier);
        }
        let now = self.after(self.view);
        if count >= 2 {
            let mut ruling = self.ruling(Verdict::NotYet, clause).because(format!(
                "the position {now} stands for time {count} of {needed}, with {} to move",
                self.game.position(self.view).turn()
            ));
            ruling.remaining = None;
            return evidence(ruling, &moments);
        }
        let ruling = self.ruling(Verdict::Refused, clause);
        evidence(
            ruling.because(format!("the position {now} stands for the first time")),
            &moments,
        )
    }

    /// The moments that count: of the stated position, else of the first that stands
    /// often enough, else of the one that is looked at.
    fn occurrences(&self, clause: usize, stated: &[usize], needed: usize) -> Vec<usize> {
        if let Some(&last) = stated.iter().max() {
            let all = self.game.occurrences(self.view);
            return match all.contains(&last) {
                true => all,
                false => self.game.occurrences(last),
            };
        }
        let now = self.game.occurrences(self.view);
        if now.len() < needed && self.is_automatic(clause) {
            let occurrence = u16::try_from(needed).unwrap_or(u16::MAX);
            return repeated(self.game, occurrence).unwrap_or(now);
        }
        now
    }

    /// What is wrong with the move numbers that were stated.
    fn stated(&self, clause: usize, stated: &[usize], needed: usize) -> Option<Ruling> {
        let refused = |why: String| self.ruling(Verdict::Refused, clause).because(why);
        let required = self.clause(clause).evidence_required == Some(true);
        if stated.is_empty() {
            if !required {
                return None;
            }
            let ruling = refused("the evidence is missing: the claimant must name the moves".into());
            return Some(match repeated(self.game, self.clause(clause).occurrence?) {
                None => ruling.because("no position has occurred so often"),
                Some(moments) => {
                    let names: Vec<String> =
                        moments.iter().map(|&moment| self.game.name(moment)).collect();
                    ruling.because(format!("the moves are {}", names.join(", ")))
                }
            });
        }
        // What most of them show is what is meant.
        let agree = |moment: usize| {
            let same = |other: &&usize| self.game.position(**other) == self.game.position(moment);
            stated.iter().filter(same).count()
        };
        let reference = *stated.iter().rev().max_by_key(|&&moment| agree(moment))?;
        let wrong: Vec<String> = stated
            .iter()
            .filter(|&&moment| self.game.position(moment) != self.game.position(reference))
            .map(|&moment| {
                let what = difference(
                    self.game.position(moment),
                    self.game.position(reference),
                    self.numbering,
                );
                format!("{} {what}", self.after(moment))
            })
            .collect();
        if !wrong.is_empty() {
            return Some(wrong.into_iter().fold(
                self.ruling(Verdict::Refused, clause).because("what was stated is not so"),
                Ruling::because,
            ));
        }
        let mut distinct = stated.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        (required && distinct.len() < needed).then(|| {
            refused(format!("{} moves are named, and {needed} are needed", distinct.len()))
        })
    }

    // Agreement.

    fn agreement(&self, clause: usize, agreed: Option<usize>) -> Ruling {
        let Some(moment) = agreed.filter(|&moment| moment <= self.claim.at) else {
            return self
                .ruling(Verdict::Refused, clause)
                .because("the record holds no offer that was accepted");
        };
        let made = self.game.due(moment).saturating_sub(1);
        let needed = u32::from(*self.set.earliest_draw);
        let evidence = vec![Evidence { moment, shows: Shows::Agreed }];
        if made >= needed {
            let mut ruling = self.ruling(Verdict::Granted, clause);
            ruling.met_at = Some(moment);
            ruling.earliest = Some(moment);
            ruling.evidence = evidence;
            return ruling;
        }
        let then = match *self.set.early_agreement {
            EarlyAgreement::BothZero => "both players score 0",
            EarlyAgreement::PlayOn => "the game goes on",
        };
        let mut ruling = self.ruling(Verdict::Refused, clause).because(format!(
            "agreed after {made} moves of each, and {needed} are needed: {then}"
        ));
        ruling.evidence = evidence;
        ruling
    }

    // Counts.

    fn count(&self, clause: usize, from: Option<usize>) -> Ruling {
        let rule = self.clause(clause);
        let Some(counter) = Counter::new(self.set, rule, self.demands) else {
            return self.ruling(Verdict::Refused, clause);
        };
        let all = counts(counter.clone(), self.game);
        let mut ruling = self.of_counts(clause, &all, from);
        ruling.readings = self.readings(clause, counter, &all);
        ruling
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
            let ruling = self.met(clause, met, count.start);
            return self.with_count(ruling, count, met, all);
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
        if half_moves == 0 {
            ruling = ruling.because("the limit is reached, and the game is not drawn by it here");
        }
        ruling.remaining = Some(moves);
        ruling.earliest = Some(self.view + usize::from(half_moves));
        self.with_count(ruling, count, self.view, all)
    }

    /// The evidence of a count up to a moment.
    fn with_count(&self, mut ruling: Ruling, count: &Count, to: usize, all: &[Count]) -> Ruling {
        let reset = all.iter().any(|other| other.ended.is_some_and(|(at, _)| at == count.start));
        let begins = if reset { Shows::Resets } else { Shows::Begins };
        ruling.evidence.push(Evidence { moment: count.start, shows: begins });
        if to > count.start {
            ruling.evidence.push(Evidence { moment: count.start + 1, shows: Shows::First });
            ruling.evidence.push(Evidence { moment: to, shows: Shows::Last });
        }
        ruling
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
            Some((at, why)) => format!(
                "what was stated is not so: {} {}",
                self.game.name(at),
                end_words(why)
            ),
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
        match &self.clause(clause).material {
            Some(materials) => {
                let names: Vec<String> = materials.iter().map(ToString::to_string).collect();
                format!("the pieces are not {}", names.join(", "))
            }
            None => "nothing is counted".into(),
        }
    }

    /// What remains of a count: half-moves, and moves of each.
    fn remaining(&self, clause: usize, count: &Count) -> (u16, u32) {
        let turn = self.game.position(self.view).turn();
        let left = |side: Color| {
            let moves = count.limit.saturating_sub(count.made[side]);
            // His own moves and the opponent's between them.
            let first = u16::from(side != turn);
            (moves, if moves == 0 { 0 } else { 2 * moves - 1 + first })
        };
        match self.clause(clause).count.unwrap_or(CountOf::Each) {
            CountOf::Each => {
                let half = count.limit.saturating_mul(2).saturating_sub(count.half_moves());
                (half, u32::from(half.div_ceil(2)))
            }
            CountOf::StrongSide => {
                let (moves, half) = left(count.strong);
                (half, moves.into())
            }
            CountOf::WeakSide => {
                let (moves, half) = left(count.strong.opponent());
                (half + 1, moves.into())
            }
            CountOf::MoveNumbers => {
                let first = match self.game.step(count.start) {
                    Some(step) => step.number.saturating_add(1),
                    None => self.game.due(count.start),
                };
                let due = self.game.due(self.view);
                let left = first.saturating_add(count.limit.into()).saturating_sub(due);
                let opens = turn == self.game.first_color();
                let half = (2 * left).saturating_sub(u32::from(!opens));
                (u16::try_from(half).unwrap_or(u16::MAX), left)
            }
        }
    }

    /// The other reading of a capture inside a count, where it gives another answer.
    fn readings(&self, clause: usize, counter: Counter<'_>, all: &[Count]) -> Vec<Reading> {
        let Some(own) = self.clause(clause).on_capture else {
            return Vec::new();
        };
        let (other, name) = match own {
            OnCapture::Cumulative => (OnCapture::Fresh, "a capture begins a new count (fresh)"),
            OnCapture::Fresh => {
                (OnCapture::Cumulative, "the count runs on over a capture (cumulative)")
            }
        };
        let met = |all: &[Count]| all.iter().find_map(|count| count.met);
        let theirs = met(&counts(counter.reading(other), self.game));
        if theirs == met(all) { Vec::new() } else { vec![Reading { name, met: theirs }] }
    }
}

const fn end_words(why: CountEnd) -> &'static str {
    match why {
        CountEnd::Capture => "is a capture: it ended the count",
        CountEnd::ManMove => "is a move of a man: it ended the count",
        CountEnd::Promotion => "made a king: it ended the count",
        CountEnd::KingLeft => "left the long diagonal: it ended the count",
        CountEnd::Pieces => "changed the pieces: it ended the count",
    }
}

/// How a position differs from another, in words: "the white king stands on 3, not on 4".
fn difference(here: &Position, there: &Position, numbering: &Numbering) -> String {
    if here.turn() != there.turn() {
        return format!("{} is to move, not {}", here.turn(), there.turn());
    }
    let mut only_here = Vec::new();
    let mut only_there = Vec::new();
    for square in here.geometry().iter() {
        let (a, b) = (here.piece_at(square), there.piece_at(square));
        if a != b {
            only_here.extend(a.map(|piece| (piece, square)));
            only_there.extend(b.map(|piece| (piece, square)));
        }
    }
    let name = |square| numbering.name(square);
    match (only_here.as_slice(), only_there.as_slice()) {
        ([(a, at), ..], _) => match only_there.iter().find(|(b, _)| a == b) {
            Some((_, other)) => format!("the {a} stands on {}, not on {}", name(*at), name(*other)),
            None => format!("a {a} stands on {}", name(*at)),
        },
        ([], [(b, at), ..]) => format!("no {b} stands on {}", name(*at)),
        ([], []) => "the position is the same".into(),
    }
}
