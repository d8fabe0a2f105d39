//! Claims of a draw, ruled on.

use super::balance::strong_side_of;
use super::count::Demand;
use super::reason::{Barred, Reason};
use super::ruling::{Ruling, Verdict};
use super::timeline::Timeline;
use crate::board::Color;
use crate::rules::{Claimant, DrawClause, DrawKind, Effect, LateClaim, RuleSet};

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
}

impl ClaimKind {
    /// The kind of clause it rests on.
    #[must_use]
    pub const fn clause(&self) -> DrawKind {
        match self {
            Self::Repetition { .. } => DrawKind::Repetition,
            Self::NoProgress { .. } => DrawKind::NoProgress,
            Self::Ending { .. } => DrawKind::Ending,
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
/// `game` reaches to the moment of the claim or further, `demands` are those recorded. An
/// announced move never makes a claim worse that is right without it: the claimant is on
/// turn and has not moved.
#[must_use]
pub fn rule(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand], claim: &Claim) -> Ruling {
    let mut ruling = ruled(set, game, demands, claim);
    if !claim.announced || ruling.verdict == Verdict::Granted {
        return ruling;
    }
    let on_board = Claim { announced: false, ..claim.clone() };
    let unannounced = ruled(set, game, demands, &on_board);
    if unannounced.verdict == Verdict::Granted {
        return unannounced;
    }
    // What the claimant could name as the board stands is told too.
    let stands = |reason: &&Reason| matches!(reason, Reason::BoardStands { .. });
    if !ruling.reasons.iter().any(|reason| stands(&reason)) {
        ruling.reasons.extend(unannounced.reasons.iter().find(stands).cloned());
    }
    ruling
}

fn ruled(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand], claim: &Claim) -> Ruling {
    let view = if claim.announced { claim.at + 1 } else { claim.at };
    let game = game.up_to(view);
    let judge = Judge { set, game: &game, demands, claim, view };
    let kind = claim.kind.clause();
    let clauses: Vec<usize> =
        (0..set.draws.len()).filter(|&index| set.draws[index].kind == Some(kind)).collect();
    let rulings = clauses.into_iter().map(|clause| match &claim.kind {
        ClaimKind::Repetition { stated } => judge.repetition(clause, stated),
        ClaimKind::NoProgress { from } | ClaimKind::Ending { from } => judge.count(clause, *from),
    });
    // Of several endings the one that says most: granted first, then the one that ends first.
    let best = rulings.min_by_key(|ruling| {
        // Of those that are refused the one whose pieces stand says why.
        let stands = ruling
            .clause
            .and_then(|clause| set.draws[clause].material.as_deref())
            .is_some_and(|pieces| strong_side_of(pieces, game.position(view)).is_some());
        let fits = ruling.verdict != Verdict::Refused || stands;
        (ruling.order(), !fits, ruling.met_at.or(ruling.earliest).unwrap_or(usize::MAX))
    });
    let Some(mut ruling) = best else {
        return Ruling::new(Verdict::Refused, None, claim.at).because(Reason::NoSuchDraw);
    };
    ruling.readings = judge.readings(&ruling);
    ruling
}

pub(super) struct Judge<'j> {
    pub(super) set: &'j RuleSet,
    pub(super) game: &'j Timeline<'j>,
    pub(super) demands: &'j [Demand],
    pub(super) claim: &'j Claim,
    /// The moment that is looked at: that of the claim, or the one after the announced move.
    pub(super) view: usize,
}

impl Judge<'_> {
    pub(super) fn clause(&self, index: usize) -> &DrawClause {
        &self.set.draws[index]
    }

    pub(super) fn ruling(&self, verdict: Verdict, clause: usize) -> Ruling {
        Ruling::new(verdict, Some(clause), self.claim.at)
    }

    /// True where the draw exists by itself once its condition is met.
    pub(super) fn is_automatic(&self, clause: usize) -> bool {
        self.clause(clause).effect == Some(Effect::Automatic)
    }

    /// Why the claimant may not claim, if that is so: `first` is the moment at which the
    /// position stood first, or the count began.
    pub(super) fn barred(&self, clause: usize, first: usize) -> Option<Barred> {
        let turn = self.game.position(self.claim.at).turn();
        let by = self.claim.by.unwrap_or(turn);
        if !self.is_automatic(clause) && by != turn {
            return Some(Barred::OffTurn { by });
        }
        match self.clause(clause).claimant? {
            Claimant::Any => None,
            Claimant::OnMove => (by != turn).then_some(Barred::OnlyOnMove { turn }),
            Claimant::Opponent if self.claim.announced => Some(Barred::OnlyOpponent { who: None }),
            Claimant::Opponent => (by != turn).then_some(Barred::OnlyOpponent { who: Some(turn) }),
            Claimant::Originator => {
                let who = self.game.step(first).map(|step| step.mover)?;
                let named = self.claim.by.unwrap_or(who);
                (named != who).then_some(Barred::OnlyOriginator { who })
            }
        }
    }

    /// A condition that was met at a moment: granted, or too late to be invoked.
    pub(super) fn met(&self, clause: usize, met: usize, first: usize) -> Ruling {
        let answer = |verdict| {
            let mut ruling = self.ruling(verdict, clause);
            ruling.met_at = Some(met);
            ruling
        };
        if let Some(barred) = self.barred(clause, first) {
            return answer(Verdict::Refused).because(Reason::Barred(barred));
        }
        let late = self.is_automatic(clause) && met < self.claim.at;
        if late && *self.set.late_claim == LateClaim::NextMove {
            return answer(Verdict::Refused).because(Reason::HadToBeInvoked { met });
        }
        let mut ruling = answer(Verdict::Granted);
        ruling.earliest = Some(met);
        if late { ruling.because(Reason::ExistsSince { met }) } else { ruling }
    }
}
