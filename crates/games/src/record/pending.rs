//! Whether something can still be corrected, and what hangs on it.
//!
//! The one place that asks: what a position, a count or a result rests on is not certain while the
//! opponent of the player who broke a law may still have it corrected (FMJD Annex 1, 5.4), or if it
//! cannot stand at all. Both answers are tried on a copy of the game.

use super::codes;
use super::desk::step;
use super::drawn::PlayedGame;
use super::ending::GameEnd;
use super::found::Due;
use super::game::{GameState, Happening, Occurrence, Open, Remedy};
use super::incident::{Incident, IncidentKind};
use super::laws::Laws;
use super::report::PlyAt;
use crate::board::Color;
use crate::diag::{Code, Span};
use crate::draw::{Reason, Ruling, Verdict};
use crate::rules::RuleSet;

/// Something irregular that is not decided yet, and what the game is by either answer.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Pending {
    /// The half-move it is about.
    pub at: Option<PlyAt>,
    /// Half-moves of the record up to it: what rests on this one or a later one is not certain.
    pub from: usize,
    /// The code of its finding.
    pub code: &'static Code,
    /// Who did it.
    pub offender: Color,
    /// Who decides; `None` if it cannot stand, whatever anybody wants.
    pub decides: Option<Color>,
    /// True if both players have done something that is not decided.
    pub by_both: bool,
    /// How the game has ended if it stands; `None` if it then goes on.
    pub stands: Option<GameEnd>,
    /// How the game has ended if it is corrected; `None` if it then goes on.
    pub corrected: Option<GameEnd>,
    /// If it is a half-move that was taken back without being asked: that half-move as written. It
    /// stands if the taking back is accepted, and is corrected if the half-move stays.
    pub taken_back: Option<String>,
    /// What is irregular about that half-move, and open once it stays.
    pub held: Option<Box<Pending>>,
    /// What was done wrong in the place of that half-move, and is open once the taking back is
    /// accepted.
    pub accepted: Option<Box<Pending>>,
}

impl Pending {
    /// True if it is a refusal to follow the rules.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        self.code == codes::REFUSAL
    }

    /// What is open in a game, and both answers; `None` if nothing is.
    pub(super) fn of(laws: &Laws, game: &GameState) -> Option<Self> {
        if game.numbers.beyond() > 0 || !game.board.is_known() || game.ended.end().is_some() {
            return None;
        }
        // Who decides hangs on who made that.
        if game.irregularities.open().iter().any(Open::has_unknown_mover) {
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
            let happening = Happening { incident: &incident, span, beside: &[], next: None };
            let mut then = game.clone();
            step(laws, &mut then, Occurrence::Incident(happening));
            then
        };
        let then = |kind: IncidentKind| said(Incident::by(kind, offender.opponent()));
        let answered = |kind: IncidentKind| then(kind).ended_with_draws(laws);
        let taken_back = match &open.matter.then {
            Due::MoveStays { text } => Some(text.clone()),
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
        let corrects = |open: &Open| {
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
            // How pieces stand that are set right is not known.
            corrected: corrects(open).then(|| answered(IncidentKind::Rectify)).flatten(),
            taken_back,
            held: held.filter(|held| held.offender == offender).map(Box::new),
            accepted: accepted.map(Box::new),
        })
    }

    /// How the game has ended if it does not stand: with a half-move that was taken back and was
    /// wrong, if that half-move then stands.
    #[must_use]
    pub fn otherwise(&self) -> Option<&GameEnd> {
        match &self.held {
            Some(held) => held.stands.as_ref(),
            None => self.corrected.as_ref(),
        }
    }

    /// True if what this half-move of the record led to, by its place from 1, is not certain.
    #[must_use]
    pub const fn doubts(&self, ply: usize) -> bool {
        self.from <= ply
    }

    /// What it makes of the answer to a claim that rests on it: the opponent of who made an
    /// irregular half-move lets it stand by claiming; nobody else can claim before that is decided,
    /// and on what cannot stand rests nothing.
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
        // An announced move comes after all that was made.
        let automatic = ruling.clause.is_some_and(|clause| set.draws[clause].is_automatic());
        let rests = played.at(met).map_or(met > 0, |at| self.doubts(at.ply))
            || ruling.evidence.iter().any(|shown| shown.moment > ruling.claimed_at)
            // Whose turn it is to claim is not certain.
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
        // What must be claimed is claimed by the player to move.
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

    /// How the game has ended, if it has by either answer and with the same result.
    pub(super) fn either_way(&self) -> Option<&GameEnd> {
        let same = |one: &&GameEnd| {
            self.corrected
                .as_ref()
                .is_some_and(|other| one.outcome == other.outcome && one.credited == other.credited)
        };
        let rests = |accepted: &Self| accepted.either_way().is_some_and(|end| same(&end));
        let accepted = self.accepted.as_deref();
        self.stands.as_ref().filter(same).filter(|_| accepted.is_none_or(rests))
    }
}

/// What it makes of the answer to a claim that the arbiter must first decide what becomes of the game,
/// because something happened that gets no result by the rules: no claim is right before that.
pub(super) fn until_ruled(ruling: Ruling) -> Ruling {
    let hangs = |why: &Reason| matches!(why, Reason::Undecided { .. });
    if !ruling.verdict.is_right() && !ruling.reasons.iter().any(hangs) {
        return ruling;
    }
    let reasons = vec![Reason::NotRuled];
    Ruling { verdict: Verdict::NotYet, earliest: None, remaining: None, reasons, ..ruling }
}
