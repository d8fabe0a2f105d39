//! The closing of irregularities, and the decisions reported about them.

use super::super::conduct::{citation_of, irregularity_of};
use super::super::found::{Decided, Decision, Due, Ended, Offence, Source, ToDecide};
use super::super::game::{Also, Entry, Open, Remedy};
use super::super::report::{PlyAt, Settled, Standing};
use super::Arbiter;
use crate::board::Color;
use crate::diag::Citation;
use crate::rules::{Finality, Irregularity, Loss};
use crate::said::Fact;

/// The way in which an irregularity is closed.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The opponent has moved since.
    Moved,
    /// The opponent let it stand.
    Let,
    /// The opponent had it corrected.
    Corrected,
    /// It was put right without a demand.
    PutRight,
    /// The half-move has been taken back, and its fault with it.
    Gone,
    /// Like [`Gone`](Self::Gone), if the opponent accepts the taking back.
    GoneIfAccepted,
    /// The half-move in whose place it was played stays.
    Void,
    /// The half-move that was taken back stays, and is corrected.
    Held,
    /// The opponent claims the game for it.
    Claimed,
    /// The opponent ends the game in this way, and so gives up the right to decide.
    Forgone(Ended),
    /// The game ends before the opponent has decided.
    GameEnds,
    /// The record ends, but the game does not.
    RecordEnds,
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
        let by_clock = |open: &Open| set.final_by(irregularity_of(open.code)) == Finality::Clock;
        for open in self.game.irregularities.moves(side, by_clock, |open| open.may_stand(set)) {
            self.close(&open, Verdict::Moved);
        }
    }

    /// Leaves open irregularities open at the end of the record.
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
                None => self.close(&open, Verdict::RecordEnds),
            }
        }
    }

    /// Handles a record that ends with a half-move whose mover is unknown. The side that decides
    /// about it depends on the mover, and so does whether the opponent has moved since an earlier
    /// irregularity.
    pub(super) fn hangs_on_mover(&mut self) {
        let open = self.game.irregularities.open();
        let Some(last) = open.iter().find(|open| open.has_unknown_mover()).cloned() else {
            return;
        };
        let Some(Offence::PlayedOtherwise { text, .. }) = last.matter.offence else {
            return;
        };
        let (set, plies) = (&self.laws.set, self.game.numbers.all());
        let earlier = |open: &Open| open.finding <= last.finding;
        for open in self.game.irregularities.take_if(earlier) {
            self.game.irregularities.stays_undecided(&open, plies, set);
            let Also { part, lifted } = open.matter.also.clone();
            let decision = Decision::MoverUnknown { text: text.clone() };
            let decided = Decided::So { decision, part, lifted };
            let (finding, settled) = (open.finding, Some(Settled::MoverUnknown));
            let standing = Some(Standing::Open);
            self.entries.push(Entry::Decided { finding, standing, settled, decided });
        }
    }

    /// Reports that a half-move is void because another one, which may not be taken back, counts.
    fn is_void(&mut self, open: &Open, text: String) {
        let Also { part, lifted } = open.matter.also.clone();
        let decided = Decided::So { decision: Decision::CountsInstead { text }, part, lifted };
        let (standing, settled) = (Some(Standing::Corrected), Some(Settled::Replaced));
        self.entries.push(Entry::Decided { finding: open.finding, standing, settled, decided });
    }

    /// Reports that a half-move goes back with an earlier one that cannot stand, so that nothing
    /// else has to be done about it.
    fn goes_back(&mut self, open: &Open, first: Fact) {
        let Also { part, lifted } = open.matter.also.clone();
        let decided = Decided::So { decision: Decision::GoesBack { first }, part, lifted };
        let settled = Some(Settled::GoesBack);
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
        let is_it =
            |open: &Open| open.matter.offender == offender && open.is_held() && open.may_stand(set);
        for open in self.game.irregularities.take_if(is_it) {
            self.close(&open, Verdict::Moved);
        }
    }

    /// Reports the decision about an irregularity.
    pub(super) fn close(&mut self, open: &Open, verdict: Verdict) {
        match verdict {
            Verdict::Moved | Verdict::Let | Verdict::Forgone(_) => {
                self.game.irregularities.stands(open);
            }
            Verdict::RecordEnds | Verdict::GameEnds => {
                let plies = self.game.numbers.all();
                self.game.irregularities.stays_undecided(open, plies, &self.laws.set);
            }
            Verdict::Corrected
            | Verdict::PutRight
            | Verdict::Gone
            | Verdict::GoneIfAccepted
            | Verdict::Void
            | Verdict::Held
            | Verdict::Claimed => {}
        }
        let (standing, decision, choice) = self.decision(open, &verdict);
        let settled = match verdict {
            Verdict::Let => standing.map(|_| Settled::LetStand),
            Verdict::Forgone(_) => standing.map(|_| Settled::Forgone),
            Verdict::Gone | Verdict::GoneIfAccepted => Some(Settled::TakenBack),
            Verdict::Void | Verdict::Held => Some(Settled::Replaced),
            Verdict::PutRight => standing.map(|_| Settled::PutRight),
            _ => None,
        };
        let (finding, Also { part, lifted }) = (open.finding, open.matter.also.clone());
        let decided = match choice {
            None => Decided::So { decision, part, lifted },
            Some(choice) => Decided::Open { decision, part, lifted, choice },
        };
        self.entries.push(Entry::Decided { finding, standing, settled, decided });
        if let Remedy::Restore { faults, .. } = &open.matter.remedy {
            for fault in faults {
                match verdict {
                    // The half-move stays, and its fault can be corrected.
                    Verdict::Corrected => self.game.irregularities.opens(fault.clone()),
                    Verdict::RecordEnds => self.close(fault, Verdict::GoneIfAccepted),
                    _ => self.close(fault, Verdict::Gone),
                }
            }
        }
    }

    /// Returns whether an irregularity is final, the decision, and the choice that is left.
    fn decision(
        &self,
        open: &Open,
        verdict: &Verdict,
    ) -> (Option<Standing>, Decision, Option<ToDecide>) {
        let set = &self.laws.set;
        let by = |source: &Citation| Source::of(&set.titled(source));
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
            Verdict::Claimed => {
                (Some(Standing::Stands), Decision::Claimed { side, source: loss() })
            }
            Verdict::GameEnds => {
                let why = self.game.ended.end().map(|end| end.ended(set));
                (Some(Standing::Open), Decision::GameEnded { why })
            }
            Verdict::PutRight => (Some(Standing::Corrected), Decision::PutRight { source }),
            Verdict::Gone => (Some(Standing::Corrected), Decision::Gone),
            Verdict::Void => (Some(Standing::Corrected), Decision::Void { side }),
            Verdict::Held => (Some(Standing::Corrected), Decision::Held { side, source }),
            Verdict::GoneIfAccepted => (Some(Standing::Open), Decision::GoneIfAccepted { side }),
            Verdict::Corrected => {
                (Some(Standing::Corrected), Decision::Corrected { side, source, due })
            }
            _ if !may_stand => {
                let made = |at: PlyAt| self.game.numbers.all().saturating_sub(at.ply);
                let goes_back = matches!(open.matter.remedy, Remedy::PlayAgain { .. });
                let since = open.matter.at.filter(|_| goes_back).map_or(0, made);
                let result = self.game.ended.recorded().map(str::to_owned);
                (None, Decision::CannotStand { due, source, since, result })
            }
            Verdict::Moved if open.is_refusal() => {
                let source = by(&set.finality.source);
                (Some(Standing::Stands), Decision::RefusalAccepted { side, source })
            }
            Verdict::Moved => {
                let clock = set.final_by(which) == Finality::Clock;
                let source = by(&set.finality.source);
                (Some(Standing::Stands), Decision::Moved { side, clock, source })
            }
            Verdict::Let => (Some(Standing::Stands), Decision::LetStand { side, source }),
            Verdict::Forgone(how) => {
                (Some(Standing::Stands), Decision::Forgone { side, how: how.clone() })
            }
            Verdict::RecordEnds => {
                let moved = open.is_held();
                let choice = match (open.loses_if_claimed(set), due) {
                    (true, _) => ToDecide::Claim { side, moved, source: loss() },
                    (false, Due::MoveStays { text }) => ToDecide::TakingBack { side, moved, text },
                    (false, due) => ToDecide::Correct { side, moved, due },
                };
                let result = self.game.ended.recorded().map(str::to_owned);
                let decision = Decision::Open { side, moved, result, source };
                return (Some(Standing::Open), decision, Some(choice));
            }
        };
        (standing, decision, None)
    }
}
