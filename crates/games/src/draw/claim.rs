//! Rulings on claims of a draw.

use super::count::Demand;
use super::kind;
use super::reason::{ClaimBar, DrawClaimant, Reason};
use super::ruling::{Ruling, Verdict};
use super::timeline::Timeline;
use crate::board::Color;
use crate::rules::{Claimant, Clause, DrawKind, LateClaim, RuleSet};

/// The basis of a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimBasis {
    /// The kind of draw.
    pub kind: DrawKind,
    /// The moments that the claimant names, in the form for claims of this kind
    /// ([`DrawKind::claim_form`]): every occurrence of the position, or the moment from which the
    /// claimant counts. If empty, the arbiter finds them.
    pub named: Vec<usize>,
}

impl ClaimBasis {
    /// Creates the basis of a claim of this kind without named moments.
    pub const fn of(kind: DrawKind) -> Self {
        Self { kind, named: Vec::new() }
    }
}

/// A claim of a draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The basis of the claim.
    pub ground: ClaimBasis,
    /// The claimant; `None` if unknown.
    pub by: Option<Color>,
    /// The moment of the claim.
    pub at: usize,
    /// Whether the game contains one more half-move, which the claimant has announced but not
    /// played.
    pub announced: bool,
}

/// Rules on a claim.
///
/// `game` must reach at least to the moment of the claim; `demands` are the recorded ones. An
/// announced move never spoils a claim that is right without it. It makes a claim right only if it
/// is the claimant's own move and the clause allows it to be announced.
pub fn rule(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand], claim: &Claim) -> Ruling {
    if !claim.announced {
        return ruled(set, game, demands, claim, |_| true);
    }
    let on_board = Claim { announced: false, ..claim.clone() };
    let mut unannounced = ruled(set, game, demands, &on_board, |_| true);
    if unannounced.verdict.is_right() {
        return unannounced;
    }
    let turn = game.position(claim.at).turn();
    if let Some(by) = claim.by.filter(|&by| by != turn) {
        unannounced.verdict = Verdict::Refused;
        unannounced.reasons.insert(0, Reason::Barred(ClaimBar::NotTheirMove { by }));
        return unannounced;
    }
    let mut ruling = ruled(set, game, demands, claim, |_| true);
    if ruling.verdict.is_right() {
        let clause = ruling.clause.map(|clause| &set.draws[clause]);
        if let Some(clause) = clause.filter(|clause| !clause.announced) {
            let then_turn = game.position(claim.at + 1).turn();
            let reason =
                Reason::MustBePlayed { at: claim.at + 1, by: DrawClaimant::of(clause, then_turn) };
            ruling.verdict = Verdict::NotYet;
            ruling.met_at = None;
            ruling.earliest = Some(claim.at + 1);
            ruling.reasons.insert(0, reason);
        }
        return ruling;
    }
    // Also report the moments that the claimant could name for the position on the board.
    let stands = |reason: &&Reason| matches!(reason, Reason::BoardStands { .. });
    if !ruling.reasons.iter().any(|reason| stands(&reason)) {
        ruling.reasons.extend(unannounced.reasons.iter().find(stands).cloned());
    }
    ruling
}

/// Rules on a claim by those clauses alone that draw a game without a claim. Such a draw can still
/// be claimed after something else seems to have ended the game.
pub fn rule_by_itself(
    set: &RuleSet,
    game: &Timeline<'_>,
    demands: &[Demand],
    claim: &Claim,
) -> Ruling {
    let on_board = Claim { announced: false, ..claim.clone() };
    ruled(set, game, demands, &on_board, Clause::is_automatic)
}

fn ruled(
    set: &RuleSet,
    game: &Timeline<'_>,
    demands: &[Demand],
    claim: &Claim,
    counts: impl Fn(&Clause) -> bool,
) -> Ruling {
    let view = if claim.announced { claim.at + 1 } else { claim.at };
    let game = game.up_to(view);
    let judge = Judge { set, game: &game, demands, claim, view };
    let ClaimBasis { kind, named } = &claim.ground;
    let is_it = |clause: &Clause| clause.kind() == *kind && counts(clause);
    let clauses = set.draws.iter().enumerate().filter(|(_, clause)| is_it(clause));
    let rulings = clauses.map(|(index, clause)| kind::of(&clause.rule).ruled(&judge, index, named));
    // With several endings, the most telling ruling is returned: a granted one first, then the one
    // that is met earliest.
    let best = rulings.min_by_key(|ruling| {
        // Among refused rulings, prefer one whose pieces are on the board.
        let stands = ruling
            .clause
            .is_some_and(|clause| kind::of(&set.draws[clause].rule).stands(game.position(view)));
        let fits = ruling.verdict != Verdict::Refused || stands;
        // The limit is reached, but not by the moves that the claimant counts.
        let is_short = |reason: &Reason| {
            matches!(reason, Reason::CountBegins { first, stated, .. } if first < stated)
        };
        let reached = ruling.met_at.is_some() && ruling.reasons.iter().any(is_short);
        (ruling.order(), !reached, !fits, ruling.met_at.or(ruling.earliest).unwrap_or(usize::MAX))
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
    /// The moment examined: that of the claim, or the one after the announced move.
    pub(super) view: usize,
}

impl Judge<'_> {
    pub(super) fn clause(&self, index: usize) -> &Clause {
        &self.set.draws[index]
    }

    pub(super) fn ruling(&self, verdict: Verdict, clause: usize) -> Ruling {
        Ruling::new(verdict, Some(clause), self.claim.at)
    }

    /// Returns whether the draw exists without a claim once its condition is met.
    pub(super) fn is_automatic(&self, clause: usize) -> bool {
        self.clause(clause).is_automatic()
    }

    /// Returns why the claimant may not claim, if so. `first` is the moment of the first occurrence
    /// of the position, or of the start of the count.
    pub(super) fn barred(&self, clause: usize, first: usize) -> Option<ClaimBar> {
        let turn = self.game.position(self.claim.at).turn();
        let by = self.claim.by.unwrap_or(turn);
        let claimant = self.clause(clause).claimant;
        if !self.is_automatic(clause) && claimant != Some(Claimant::Any) && by != turn {
            return Some(ClaimBar::OffTurn { by });
        }
        match claimant? {
            Claimant::Any => None,
            Claimant::OnMove => (by != turn).then_some(ClaimBar::OnlyOnMove { turn }),
            Claimant::Opponent if self.claim.announced => {
                Some(ClaimBar::OnlyOpponent { who: None })
            }
            Claimant::Opponent => {
                (by != turn).then_some(ClaimBar::OnlyOpponent { who: Some(turn) })
            }
            Claimant::Originator => {
                let who = self.game.step(first).map(|step| step.mover)?;
                let named = self.claim.by.unwrap_or(who);
                (named != who).then_some(ClaimBar::OnlyOriginator { who })
            }
        }
    }

    /// Rules on a condition that was met at a moment: granted, granted conditionally if the clause
    /// has a condition, or refused because it had to be invoked earlier.
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
        let mut ruling = answer(match self.clause(clause).unless() {
            None => Verdict::Granted,
            Some(_) => Verdict::Conditional,
        });
        ruling.earliest = Some(met);
        if late { ruling.because(Reason::ExistsSince { met }) } else { ruling }
    }
}
