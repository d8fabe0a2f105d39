//! Claims of a draw, ruled on.

use super::balance::{strong_side_of, too_many_men};
use super::count::Demand;
use super::ruling::{Evidence, Ruling, Shows, Verdict};
use super::timeline::Timeline;
use crate::board::{Color, Numbering};
use crate::rules::{Claimant, DrawClause, DrawKind, EarlyAgreement, Effect, LateClaim, RuleSet};

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
    let mut ruling = rulings
        .min_by_key(|ruling| {
            let order = match ruling.verdict {
                Verdict::Granted => 0,
                Verdict::NotYet => 1,
                Verdict::Refused => 2,
            };
            // Of those that are refused the one whose pieces stand says why.
            let stands = ruling
                .clause
                .and_then(|clause| set.draws[clause].material.as_deref())
                .is_some_and(|pieces| strong_side_of(pieces, game.position(view)).is_some());
            let fits = ruling.verdict != Verdict::Refused || stands;
            (order, !fits, ruling.met_at.or(ruling.earliest).unwrap_or(usize::MAX))
        })
        .expect("there is at least one clause");
    ruling.readings = judge.readings(&ruling);
    ruling
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
    pub(super) fn clause(&self, index: usize) -> &DrawClause {
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
            Claimant::Opponent => (by != turn)
                .then(|| format!("only the opponent of the player who repeats can claim: {turn}")),
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
            let late = met < self.claim.at;
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

    fn agreement(&self, clause: usize, agreed: Option<usize>) -> Ruling {
        let Some(moment) = agreed.filter(|&moment| moment <= self.claim.at) else {
            return self
                .ruling(Verdict::Refused, clause)
                .because("the record holds no offer that was accepted");
        };
        let made = self.game.due(moment).saturating_sub(1);
        let needed = u32::from(*self.set.earliest_draw);
        let evidence = vec![Evidence { moment, shows: Shows::Agreed }];
        if let Some(most) = self.clause(clause).most_men
            && too_many_men(self.game.position(moment), most)
        {
            let mut ruling = self.ruling(Verdict::Refused, clause).because(format!(
                "players who do not record the game may agree only once each has at most {most} men"
            ));
            ruling.evidence = evidence;
            return ruling;
        }
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
        let mut ruling = self
            .ruling(Verdict::Refused, clause)
            .because(format!("agreed after {made} moves of each, and {needed} are needed: {then}"));
        ruling.evidence = evidence;
        ruling
    }
}
