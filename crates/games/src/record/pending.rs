//! Irregularities that can still be corrected, and the results that depend on them.
//!
//! Only this module decides it. While the opponent of the player who committed an irregularity may
//! have it corrected (FMJD Annex 1, 5.4), or if it cannot stand at all, anything that rests on a
//! position, a count or a result is uncertain. Both decisions are tried on a copy of the game.

use super::codes;
use super::desk::step;
use super::drawn::PlayedGame;
use super::ending::GameEnd;
use super::found::RequiredAction;
use super::game::{GameState, IncidentContext, Occurrence, OpenIrregularity, Remedy};
use super::incident::{Incident, IncidentKind};
use super::laws::Laws;
use super::report::PlyAt;
use crate::board::Color;
use crate::diag::{Code, Span};
use crate::draw::{Reason, Ruling, Verdict};
use crate::rules::RuleSet;

/// An undecided irregularity, and the end of the game under either decision.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Pending {
    /// The half-move concerned.
    pub at: Option<PlyAt>,
    /// The half-move of the record from which on nothing is certain.
    pub from: usize,
    /// The code of its finding.
    pub code: &'static Code,
    /// The side that committed it.
    pub offender: Color,
    /// The side that decides; `None` if it cannot stand, whatever anybody decides.
    pub decides: Option<Color>,
    /// Whether both players have committed undecided irregularities.
    pub by_both: bool,
    /// The end of the game if it stands; `None` if the game then continues.
    pub stands: Option<GameEnd>,
    /// The end of the game if it is corrected; `None` if the game then continues.
    pub corrected: Option<GameEnd>,
    /// The text of a half-move that was taken back without being asked, if that is the
    /// irregularity. The irregularity stands if the taking back is accepted, and is corrected if
    /// the half-move counts after all.
    pub taken_back: Option<String>,
    /// The irregularity of that half-move itself, which is open if the half-move counts after all.
    pub held: Option<Box<Pending>>,
    /// The irregularity committed in place of that half-move, which is open once the taking back is
    /// accepted.
    pub accepted: Option<Box<Pending>>,
}

impl Pending {
    /// Returns whether it is a refusal to follow the rules.
    pub fn is_refusal(&self) -> bool {
        self.code == codes::REFUSAL
    }

    /// Returns the open irregularity of a game with both decisions; `None` if nothing is open.
    pub(super) fn of(laws: &Laws, game: &GameState) -> Option<Self> {
        if game.numbers.beyond() > 0 || !game.board.is_known() || game.ended.end().is_some() {
            return None;
        }
        // The side that decides depends on the unknown mover.
        if game.irregularities.open().iter().any(OpenIrregularity::has_unknown_mover) {
            return None;
        }
        let set = &laws.set;
        let open = game.irregularities.in_doubt(set)?;
        let offender = open.matter.offender;
        let all = game.irregularities.open().iter().filter(|open| open.leaves_doubt(set));
        let first = all.filter_map(|open| open.matter.at).map(|at| at.ply).min();
        let from = match open.may_stand(set) {
            true => first.unwrap_or_else(|| game.numbers.all()),
            false => open.matter.at.map_or(game.numbers.all(), |at| at.ply),
        };
        let decides = open.may_stand(set).then(|| offender.opponent());
        let said = |incident: Incident| {
            let span = Span::default();
            let happening = IncidentContext { incident: &incident, span, beside: &[], next: None };
            let mut then = game.clone();
            step(laws, &mut then, Occurrence::Incident(happening));
            then
        };
        let then = |kind: IncidentKind| said(Incident::by(kind, offender.opponent()));
        let answered = |kind: IncidentKind| then(kind).ended_with_draws(laws);
        let taken_back = match &open.matter.then {
            RequiredAction::MoveStays { text, .. } => Some(text.clone()),
            _ => None,
        };
        let has_faults =
            matches!(&open.matter.remedy, Remedy::Restore { faults, .. } if !faults.is_empty());
        let holds = || said(Incident::holds(offender.opponent()));
        let held = if has_faults { Self::of(laws, &holds()) } else { None };
        let mut all = game.irregularities.open().iter();
        let accepted = match open.matter.remedy {
            Remedy::Restore { .. } if all.any(|other| other.is_in_place_of(open)) => {
                Self::of(laws, &then(IncidentKind::Consent))
            }
            _ => None,
        };
        let corrects = |open: &OpenIrregularity| {
            !matches!(open.matter.remedy, Remedy::Nothing) || open.loses_if_claimed(set)
        };
        Some(Self {
            at: open.matter.at,
            from,
            code: open.code,
            offender,
            decides,
            by_both: game.irregularities.are_in_doubt_by(offender.opponent(), set),
            stands: decides.and_then(|_| answered(IncidentKind::Stands)),
            // The squares of pieces that are set right are unknown.
            corrected: corrects(open).then(|| answered(IncidentKind::Rectify)).flatten(),
            taken_back,
            held: held.filter(|held| held.offender == offender).map(Box::new),
            accepted: accepted.map(Box::new),
        })
    }

    /// Returns the end of the game if it does not stand: for an irregular half-move that was taken
    /// back, the end if that half-move then stands.
    pub fn otherwise(&self) -> Option<&GameEnd> {
        match &self.held {
            Some(held) => held.stands.as_ref(),
            None => self.corrected.as_ref(),
        }
    }

    /// Returns whether the position after this half-move of the record, by its number from 1, is
    /// uncertain.
    pub const fn is_uncertain_at(&self, ply: usize) -> bool {
        self.from <= ply
    }

    /// Adjusts the ruling on a claim that rests on it. The opponent of the player who made an
    /// irregular half-move lets it stand by claiming; nobody else can claim before that is decided;
    /// and no claim can rest on a half-move that cannot stand.
    ///
    /// `played` is the game up to the claim.
    pub(super) fn over(
        &self,
        ruling: Ruling,
        by: Option<Color>,
        set: &RuleSet,
        played: &PlayedGame<'_>,
    ) -> Ruling {
        let met = ruling.met_at.unwrap_or(ruling.claimed_at);
        // An announced move comes after all moves made.
        let automatic = ruling.clause.is_some_and(|clause| set.draws[clause].is_automatic());
        let rests = played.at(met).map_or(met > 0, |at| self.is_uncertain_at(at.ply))
            || ruling.evidence.iter().any(|shown| shown.moment > ruling.claimed_at)
            // The side that has the turn to claim is uncertain.
            || self.taken_back.is_some() && !automatic;
        let counts = match self.decides {
            Some(_) => ruling.verdict.is_right(),
            None => ruling.verdict != Verdict::Refused,
        };
        if !rests || !counts {
            return ruling;
        }
        let at = played.before_ply(self.from).map_or(ruling.claimed_at, |before| before + 1);
        let at = at.min(ruling.claimed_at);
        let turn = played.timeline.position(ruling.claimed_at).turn();
        // A draw that must be claimed is claimed by the player to move.
        let by = by.or((!automatic).then_some(turn));
        let (verdict, reason) = match self.decides {
            Some(decides) if by == Some(decides) && !self.by_both => {
                return ruling.because(Reason::LetStand { at, by: decides });
            }
            Some(decides) => (Verdict::NotYet, Reason::Undecided { at, decides }),
            None => (Verdict::Refused, Reason::CannotStand { at }),
        };
        let mut open = Ruling { verdict, earliest: None, remaining: None, ..ruling };
        open.reasons.insert(0, reason);
        open
    }

    /// Returns the end of the game, if it has ended with the same result under either decision.
    pub(super) fn common_end(&self) -> Option<&GameEnd> {
        let same = |one: &&GameEnd| {
            self.corrected
                .as_ref()
                .is_some_and(|other| one.outcome == other.outcome && one.credited == other.credited)
        };
        let rests = |accepted: &Self| accepted.common_end().is_some_and(|end| same(&end));
        let accepted = self.accepted.as_deref();
        self.stands.as_ref().filter(same).filter(|_| accepted.is_none_or(rests))
    }
}

/// Adjusts the ruling on a claim if the arbiter must first decide what becomes of the game, because
/// the rules give no result for something that happened: no claim is right before that.
pub(super) fn awaiting_arbiter(ruling: Ruling) -> Ruling {
    let hangs = |why: &Reason| matches!(why, Reason::Undecided { .. });
    if !ruling.verdict.is_right() && !ruling.reasons.iter().any(hangs) {
        return ruling;
    }
    let reasons = vec![Reason::NotRuled];
    Ruling { verdict: Verdict::NotYet, earliest: None, remaining: None, reasons, ..ruling }
}
