//! How irregularities are closed, and what is then said about them.

use super::super::conduct::{citation_of, irregularity_of};
use super::super::found::{Decided, Decision, Source, ToDecide};
use super::super::game::{Also, Entry, Open};
use super::super::report::{Settled, Standing};
use super::Arbiter;
use crate::board::Color;
use crate::diag::Citation;
use crate::rules::{Finality, IrregularMove};

/// How an irregularity is closed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The opponent has moved since.
    Moved,
    /// The opponent let it stand.
    Let,
    /// The opponent had it corrected.
    Corrected,
    /// It was put right without a demand.
    PutRight,
    /// The half-move has been taken back, and what was wrong with it is gone too.
    Gone,
    /// The opponent claims the game for it.
    Claimed,
    /// The game ends before the opponent has decided.
    GameEnds,
    /// The record ends, but the game does not.
    RecordEnds,
}

impl Arbiter<'_> {
    /// A half-move of this side begins: what the opponent did wrong before is final.
    pub(super) fn opponent_moves(&mut self, side: Color) {
        self.game.irregularities.forgets_incorrect(side);
        if !self.game.irregularities.has_open() {
            return;
        }
        let set = &self.laws.set;
        let by_clock = |open: &Open| set.final_by(irregularity_of(open.code)) == Finality::Clock;
        for open in self.game.irregularities.moves(side, by_clock) {
            self.close(&open, Verdict::Moved);
        }
    }

    /// The record ends: what is open stays open.
    pub(super) fn all_stay_open(&mut self) {
        for open in self.game.irregularities.take_all() {
            self.close(&open, Verdict::RecordEnds);
        }
    }

    /// A side pressed the clock: what it answered with a move is final, if the clock decides.
    pub(super) fn pressed(&mut self, side: Color) {
        let offender = side.opponent();
        let is_it = |open: &Open| open.matter.offender == offender && open.is_held();
        for open in self.game.irregularities.take_if(is_it) {
            self.close(&open, Verdict::Moved);
        }
    }

    /// Reports what became of an irregularity.
    pub(super) fn close(&mut self, open: &Open, verdict: Verdict) {
        match verdict {
            Verdict::Moved | Verdict::Let => self.game.irregularities.stands(open),
            Verdict::RecordEnds => {
                let plies = self.game.numbers.all();
                self.game.irregularities.stays_undecided(open, plies);
            }
            Verdict::Corrected
            | Verdict::PutRight
            | Verdict::Gone
            | Verdict::Claimed
            | Verdict::GameEnds => {}
        }
        let (standing, decision, choice) = self.decision(open, verdict);
        let settled = match verdict {
            Verdict::Let => standing.map(|_| Settled::LetStand),
            Verdict::Gone => Some(Settled::TakenBack),
            _ => None,
        };
        let (finding, Also { part, lifted }) = (open.finding, open.matter.also.clone());
        let decided = match choice {
            None => Decided::So { decision, part, lifted },
            Some(choice) => Decided::Open { decision, part, lifted, choice },
        };
        self.entries.push(Entry::Decided { finding, standing, settled, decided });
    }

    /// Whether an irregularity is final, why, and what can be done.
    fn decision(
        &self,
        open: &Open,
        verdict: Verdict,
    ) -> (Option<Standing>, Decision, Option<ToDecide>) {
        let set = &self.laws.set;
        let by = |source: &Citation| Source::of(&set.titled(source));
        let source = by(&citation_of(set, open.code));
        // The side that decides.
        let side = open.matter.offender.opponent();
        let due = open.matter.then.clone();
        let which = irregularity_of(open.code);
        let may_stand = set.who_decides(which) == IrregularMove::OpponentChooses;
        let (standing, decision) = match verdict {
            Verdict::Claimed => {
                let source = by(&set.strict_loss.source);
                (Some(Standing::Stands), Decision::Claimed { side, source })
            }
            Verdict::GameEnds => {
                let why = self.game.ended.end().map(|end| end.ended(set));
                (Some(Standing::Open), Decision::GameEnded { why })
            }
            Verdict::PutRight => (Some(Standing::Corrected), Decision::PutRight { source }),
            Verdict::Gone => (Some(Standing::Corrected), Decision::Gone),
            Verdict::Corrected => {
                (Some(Standing::Corrected), Decision::Corrected { side, source, due })
            }
            _ if !may_stand => (None, Decision::CannotStand { due, source }),
            Verdict::Moved => {
                let clock = set.final_by(which) == Finality::Clock;
                let source = by(&set.finality.source);
                (Some(Standing::Stands), Decision::Moved { side, clock, source })
            }
            Verdict::Let => (Some(Standing::Stands), Decision::LetStand { side, source }),
            Verdict::RecordEnds => {
                let moved = open.is_held();
                let choice = match open.loses_if_claimed(set) {
                    true => ToDecide::Claim { side, moved, source: by(&set.strict_loss.source) },
                    false => ToDecide::Correct { side, moved, due },
                };
                let decision = Decision::Open { side, moved, source };
                return (Some(Standing::Open), decision, Some(choice));
            }
        };
        (standing, decision, None)
    }
}
