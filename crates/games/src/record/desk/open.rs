//! How irregularities are closed, and what is then said of them.

use super::super::conduct::{citation_of, irregularity_of};
use super::super::game::{Entry, Open};
use super::super::report::Standing;
use super::Desk;
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
    /// The record ends, and the game does not.
    RecordEnds,
}

impl Desk<'_> {
    /// A half-move of this side begins: what the opponent did wrong before is final.
    pub(super) fn opponent_moves(&mut self, side: Color) {
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

    /// A side pressed the clock: what it answered to by a move is final, if the clock counts.
    pub(super) fn pressed(&mut self, side: Color) {
        let offender = side.opponent();
        let is_it = |open: &Open| open.matter.offender == offender && open.is_held();
        for open in self.game.irregularities.take_if(is_it) {
            self.close(&open, Verdict::Moved);
        }
    }

    /// Says what became of an irregularity.
    pub(super) fn close(&mut self, open: &Open, verdict: Verdict) {
        match verdict {
            Verdict::Moved | Verdict::Let => self.game.irregularities.stands(open),
            Verdict::RecordEnds => {
                let plies = self.game.numbers.all();
                self.game.irregularities.stays_undecided(open, plies);
            }
            _ => {}
        }
        let (standing, mut note, help) = self.decision(open, verdict);
        note.push_str(&open.matter.also);
        let let_stand = standing.is_some() && verdict == Verdict::Let;
        let finding = open.finding;
        self.entries.push(Entry::Decided { finding, standing, let_stand, note, help });
    }

    /// Whether an irregularity is final, why, and what can be done.
    fn decision(
        &self,
        open: &Open,
        verdict: Verdict,
    ) -> (Option<Standing>, String, Option<String>) {
        let set = &self.laws.set;
        let by = |source: &Citation| match source.is_named() {
            true => format!("({})", set.cite(source)),
            false => format!("[source: {}]", set.cite(source)),
        };
        let article = by(&citation_of(set, open.code));
        let offender = open.matter.offender;
        let opponent = offender.opponent();
        let then = &open.matter.then;
        let which = irregularity_of(open.code);
        let may_stand = set.who_decides(which) == IrregularMove::OpponentChooses;
        match verdict {
            Verdict::Claimed => {
                let source = by(&set.strict_loss.source);
                let note = format!("{opponent} claims the game: {offender} loses {source}");
                (Some(Standing::Stands), note, None)
            }
            Verdict::GameEnds => {
                let why = self.game.ended.end().map(|ended| ended.why(set)).unwrap_or_default();
                (Some(Standing::Open), format!("it was open when the game ended: {why}"), None)
            }
            Verdict::PutRight => {
                (Some(Standing::Corrected), format!("it has been put right {article}"), None)
            }
            Verdict::Gone => {
                let note = "it is gone: the move was taken back".to_owned();
                (Some(Standing::Corrected), note, None)
            }
            Verdict::Corrected => {
                let words = match then.is_empty() {
                    true => String::new(),
                    false => format!("; {then}"),
                };
                let note = format!("{opponent} had it corrected {article}{words}");
                (Some(Standing::Corrected), note, None)
            }
            _ if !may_stand => {
                let words = if then.is_empty() { "it is put right" } else { then };
                (None, format!("it cannot stand: {words} {article}"), None)
            }
            Verdict::Moved => {
                let pressed = match set.final_by(which) {
                    Finality::NextMove => "",
                    Finality::Clock => " and pressed the clock",
                };
                let source = by(&set.finality.source);
                let note = format!("it stands: {opponent} has moved since{pressed} {source}");
                (Some(Standing::Stands), note, None)
            }
            Verdict::Let => {
                let note = format!("it stands: {opponent} lets it stand {article}");
                (Some(Standing::Stands), note, None)
            }
            Verdict::RecordEnds => {
                let (waits, when) = match open.is_held() {
                    true => ("has not pressed the clock yet", "pressing the clock"),
                    false => ("has not moved yet", "moving"),
                };
                let words = match then.is_empty() {
                    true => String::new(),
                    false => format!(", and then {then}"),
                };
                let help = match open.loses_if_claimed(set) {
                    true => format!(
                        "{opponent} decides before {when}: let it stand, or claim the game, which is then lost for {offender} {}",
                        by(&set.strict_loss.source)
                    ),
                    false => format!(
                        "{opponent} decides before {when}: let it stand, or have it corrected{words}"
                    ),
                };
                let note = format!("it is open: {opponent} {waits} {article}");
                (Some(Standing::Open), note, Some(help))
            }
        }
    }
}
