//! The closing of irregularities, and the decisions reported about them.

use super::super::conduct::{citation_of, irregularity_of};
use super::super::found::{
    Decided, Decision, DecisionArticle, EndReason, IrregularHalfMove, RequiredAction, ToDecide,
};
use super::super::game::{Entry, ExtraFacts, OpenIrregularity, Remedy};
use super::super::report::{IrregularityState, PlyAt, Settlement};
use super::Arbiter;
use super::take_back::touched_before;
use crate::board::Color;
use crate::diag::Citation;
use crate::rules::{Finality, Irregularity, Loss};
use crate::said::Fact;

/// The way in which an irregularity is closed.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Disposition {
    /// The opponent has moved since.
    Moved,
    /// The opponent let it stand.
    Let,
    /// The opponent had it corrected.
    Corrected,
    /// It was corrected without a demand.
    PutRight,
    /// The half-move has been taken back, and its fault with it.
    Gone,
    /// The half-move has been taken back, but not the touch before it.
    TouchCounts,
    /// Like [`Gone`](Self::Gone) or [`TouchCounts`](Self::TouchCounts), if the opponent accepts the
    /// taking back.
    GoneIfAccepted,
    /// It was played in place of a half-move that was taken back and must stay, so it does not
    /// count.
    Void,
    /// The half-move was taken back without permission: it is restored, and corrected.
    Held,
    /// The opponent claims the game for it.
    Claimed,
    /// The opponent ended the game, for this reason, instead of deciding.
    Forgone(EndReason),
    /// The game ends before the opponent has decided.
    GameEnds,
    /// The record ends, but the game does not. The irregularity may be in place of the half-move of
    /// this text, which was taken back.
    RecordEnds(Option<String>),
}

impl Arbiter<'_> {
    /// Handles the start of this side's half-move: the opponent's earlier irregularities become
    /// final.
    pub(super) fn opponent_moves(&mut self, side: Color) {
        self.game.irregularities.forgets_incorrect(side);
        if !self.game.irregularities.has_open() {
            return;
        }
        let set = &self.laws.set;
        let by_clock =
            |open: &OpenIrregularity| set.final_by(irregularity_of(open.code)) == Finality::Clock;
        for open in self.game.irregularities.moves(side, by_clock, |open| open.may_stand(set)) {
            self.close(&open, Disposition::Moved);
        }
    }

    /// Reports all open irregularities, as undecided unless they do not count or are undone with an
    /// earlier one, and removes them.
    pub(super) fn all_stay_open(&mut self) {
        if !self.game.irregularities.has_open() {
            return;
        }
        let irregularities = self.game.irregularities.clone();
        for open in self.game.irregularities.take_all() {
            if let Some(text) = irregularities.is_void_for(&open, &self.laws.set) {
                self.is_void(&open, text.to_owned());
                continue;
            }
            let gone = irregularities.goes_back_with(&open, &self.laws.set);
            match gone.map(|first| first.matter.name.clone()) {
                Some(first) => self.goes_back(&open, first),
                None => {
                    let instead = irregularities.taken_back_before(&open).map(str::to_owned);
                    self.close(&open, Disposition::RecordEnds(instead));
                }
            }
        }
    }

    /// Reports the last half-move of the record, if its mover is unknown, and earlier
    /// irregularities as undecided: the mover determines which side decides, and whether the
    /// opponent has moved since.
    pub(super) fn handle_unknown_mover(&mut self) {
        let open = self.game.irregularities.open();
        let Some(last) = open.iter().find(|open| open.has_unknown_mover()).cloned() else {
            return;
        };
        let Some(IrregularHalfMove::PlayedOtherwise { text, .. }) = last.matter.offence else {
            return;
        };
        let (set, plies) = (&self.laws.set, self.game.numbers.all());
        let earlier = |open: &OpenIrregularity| open.finding <= last.finding;
        for open in self.game.irregularities.take_if(earlier) {
            self.game.irregularities.stays_undecided(&open, plies, set);
            let ExtraFacts { part, lifted } = open.matter.also.clone();
            let decision = Decision::MoverUnknown { text: text.clone() };
            let decided = Decided::So { decision, part, lifted };
            let (finding, settled) = (open.finding, Some(Settlement::MoverUnknown));
            let standing = Some(IrregularityState::Open);
            self.entries.push(Entry::Decided { finding, standing, settled, decided });
        }
    }

    /// Reports that a half-move does not count: it was played in place of one that may not be taken
    /// back, which counts instead.
    fn is_void(&mut self, open: &OpenIrregularity, text: String) {
        let ExtraFacts { part, lifted } = open.matter.also.clone();
        let decided = Decided::So { decision: Decision::CountsInstead { text }, part, lifted };
        let (standing, settled) = (Some(IrregularityState::Corrected), Some(Settlement::Replaced));
        self.entries.push(Entry::Decided { finding: open.finding, standing, settled, decided });
    }

    /// Reports that a half-move is undone together with an earlier one that cannot stand, so it
    /// needs no decision of its own.
    fn goes_back(&mut self, open: &OpenIrregularity, first: Fact) {
        let ExtraFacts { part, lifted } = open.matter.also.clone();
        let decided = Decided::So { decision: Decision::GoesBack { first }, part, lifted };
        let settled = Some(Settlement::GoesBack);
        self.entries.push(Entry::Decided {
            finding: open.finding,
            standing: None,
            settled,
            decided,
        });
    }

    /// Handles a pressed clock: irregularities that the side answered with a move become final, if
    /// the clock decides.
    pub(super) fn pressed(&mut self, side: Color) {
        let offender = side.opponent();
        let set = &self.laws.set;
        let is_it = |open: &OpenIrregularity| {
            open.matter.offender == offender && open.is_held() && open.may_stand(set)
        };
        for open in self.game.irregularities.take_if(is_it) {
            self.close(&open, Disposition::Moved);
        }
    }

    /// Reports the decision about an irregularity.
    pub(super) fn close(&mut self, open: &OpenIrregularity, verdict: Disposition) {
        match verdict {
            Disposition::Moved | Disposition::Let | Disposition::Forgone(_) => {
                self.game.irregularities.stands(open);
            }
            Disposition::RecordEnds(_) | Disposition::GameEnds => {
                let plies = self.game.numbers.all();
                self.game.irregularities.stays_undecided(open, plies, &self.laws.set);
            }
            Disposition::Corrected
            | Disposition::PutRight
            | Disposition::Gone
            | Disposition::TouchCounts
            | Disposition::GoneIfAccepted
            | Disposition::Void
            | Disposition::Held
            | Disposition::Claimed => {}
        }
        let (standing, decision, choice) = self.decision(open, &verdict);
        let settled = match verdict {
            Disposition::Let => standing.map(|_| Settlement::LetStand),
            Disposition::Forgone(_) => standing.map(|_| Settlement::Forgone),
            Disposition::Gone | Disposition::TouchCounts | Disposition::GoneIfAccepted => {
                Some(Settlement::TakenBack)
            }
            Disposition::Void | Disposition::Held => Some(Settlement::Replaced),
            Disposition::PutRight => standing.map(|_| Settlement::PutRight),
            _ => None,
        };
        let (finding, ExtraFacts { part, lifted }) = (open.finding, open.matter.also.clone());
        let decided = match choice {
            None => Decided::So { decision, part, lifted },
            Some(choice) => Decided::Open { decision, part, lifted, choice },
        };
        self.entries.push(Entry::Decided { finding, standing, settled, decided });
        if let Remedy::Restore { faults, .. } = &open.matter.remedy {
            for fault in faults {
                match verdict {
                    // The half-move counts, and its fault can be corrected.
                    Disposition::Corrected => self.game.irregularities.opens(fault.clone()),
                    Disposition::RecordEnds(_) => self.close(fault, Disposition::GoneIfAccepted),
                    Disposition::Moved | Disposition::Let if touched_before(fault).is_some() => {
                        self.close(fault, Disposition::TouchCounts);
                    }
                    _ => self.close(fault, Disposition::Gone),
                }
            }
        }
    }

    /// Returns the state of an irregularity, the decision, and what is still to be chosen.
    fn decision(
        &self,
        open: &OpenIrregularity,
        verdict: &Disposition,
    ) -> (Option<IrregularityState>, Decision, Option<ToDecide>) {
        let set = &self.laws.set;
        let by = |source: &Citation| DecisionArticle::of(&set.titled(source));
        let source = by(&match open.is_refusal() {
            true => set.conduct_cited(Irregularity::Refusal, &set.irregular_move.source),
            false => citation_of(set, open.code),
        });
        // A loss claimed for a refusal has an article of its own.
        let loss = || match open.is_refusal() {
            true => by(&set.loss_source(Loss::Refusal)),
            false => by(&set.strict_loss.source),
        };
        // The side that decides.
        let side = open.matter.offender.opponent();
        let due = open.matter.then.clone();
        let which = irregularity_of(open.code);
        let may_stand = open.may_stand(set);
        let (standing, decision) = match verdict {
            Disposition::Claimed => {
                (Some(IrregularityState::Stands), Decision::Claimed { side, source: loss() })
            }
            Disposition::GameEnds => {
                let why = self.game.ended.end().map(|end| end.ended(set));
                (Some(IrregularityState::Open), Decision::GameEnded { why })
            }
            Disposition::PutRight => {
                (Some(IrregularityState::Corrected), Decision::PutRight { source })
            }
            Disposition::Gone => (Some(IrregularityState::Corrected), Decision::Gone),
            Disposition::TouchCounts => (Some(IrregularityState::Corrected), Decision::TouchCounts),
            Disposition::Void => (Some(IrregularityState::Corrected), Decision::Void { side }),
            Disposition::Held => {
                (Some(IrregularityState::Corrected), Decision::Held { side, source })
            }
            Disposition::GoneIfAccepted => (
                Some(IrregularityState::Open),
                Decision::GoneIfAccepted { side, touch: touched_before(open).is_some() },
            ),
            Disposition::Corrected => {
                (Some(IrregularityState::Corrected), Decision::Corrected { side, source, due })
            }
            _ if !may_stand => {
                let made = |at: PlyAt| self.game.numbers.all().saturating_sub(at.ply);
                let goes_back = matches!(open.matter.remedy, Remedy::PlayAgain { .. });
                let since = open.matter.at.filter(|_| goes_back).map_or(0, made);
                let result = self.game.ended.recorded().map(str::to_owned);
                (None, Decision::CannotStand { due, source, since, result })
            }
            Disposition::Moved if open.is_refusal() => {
                let source = by(&set.finality.source);
                (Some(IrregularityState::Stands), Decision::RefusalAccepted { side, source })
            }
            Disposition::Moved => {
                let clock = set.final_by(which) == Finality::Clock;
                let source = by(&set.finality.source);
                (Some(IrregularityState::Stands), Decision::Moved { side, clock, source })
            }
            Disposition::Let => {
                (Some(IrregularityState::Stands), Decision::LetStand { side, source })
            }
            Disposition::Forgone(how) => {
                (Some(IrregularityState::Stands), Decision::Forgone { side, how: how.clone() })
            }
            Disposition::RecordEnds(instead) => {
                let moved = open.is_held();
                let choice = match (open.loses_if_claimed(set), due, instead.clone()) {
                    (true, ..) => ToDecide::Claim { side, moved, source: loss() },
                    (false, due, Some(text)) => {
                        ToDecide::InPlace { side, text, due: Box::new(due) }
                    }
                    (false, RequiredAction::MoveStays { text, .. }, None) => {
                        let wrong = matches!(
                            &open.matter.remedy,
                            Remedy::Restore { faults, .. } if !faults.is_empty()
                        );
                        ToDecide::TakingBack { side, moved, text, wrong }
                    }
                    (false, due, None) => ToDecide::Correct { side, moved, due },
                };
                let result = self.game.ended.recorded().map(str::to_owned);
                let decision = Decision::Open { side, moved, result, source };
                return (Some(IrregularityState::Open), decision, Some(choice));
            }
        };
        (standing, decision, None)
    }
}
