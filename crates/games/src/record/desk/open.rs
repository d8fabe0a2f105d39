//! Irregularities that are open, and how they are closed.

use super::super::replay::Replay;
use super::super::report::{PlyAt, Standing};
use super::touch::MustPlay;
use crate::board::{Color, Piece, Position, Square};
use crate::diag::Citation;
use crate::diag::Code;
use crate::record::codes;
use crate::rules::{Finality, IrregularMove, RuleSet};

/// An irregularity that the opponent may have corrected.
pub(in super::super) struct Open {
    /// Its finding.
    pub finding: usize,
    /// Which half-move it is about.
    pub at: Option<PlyAt>,
    /// Who did it.
    pub offender: Color,
    /// What a correction does.
    pub remedy: Remedy,
    /// What then has to be done, in words; empty where nothing can be said.
    pub then: String,
    /// Words behind the verdict.
    pub also: String,
    /// The half-move, as a person names it.
    pub name: String,
    /// The opponent has moved, and not yet pressed the clock, which makes it final.
    pub held: bool,
}

/// What a correction does.
#[derive(Clone)]
pub(in super::super) enum Remedy {
    /// The position before comes back and the offender moves again.
    PlayAgain {
        /// That position.
        before: Position,
        /// The piece he then has to play.
        must: Option<MustPlay>,
    },
    /// The taking back is undone.
    Restore(Position),
    /// Pieces are crowned.
    Crown(Square),
    /// Pieces come back or leave the board.
    Patch(Vec<(Square, Option<Piece>)>),
    /// Nothing on the board changes.
    Nothing,
}

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

/// The numbers of irregularities in the list of FMJD Annex 1, 5.4.
const NUMBERS: &[(&Code, u8)] = &[
    (codes::TWO_MOVES_IN_A_ROW, 1),
    (codes::MOVED_IRREGULARLY, 2),
    (codes::KING_LIMIT, 2),
    (codes::PIECE_TOUCHED_NOT_PLAYED, 3),
    (codes::MOVE_TAKEN_BACK, 4),
    (codes::NOT_YOUR_PIECE, 5),
    (codes::CAPTURE_MISSED, 6),
    (codes::PIECE_LIFTED, 7),
    (codes::CAPTURE_TOO_FEW, 8),
    (codes::CAPTURE_TOO_MANY, 8),
    (codes::CAPTURE_PRIORITY, 8),
    (codes::CAPTURE_STOPPED, 9),
    (codes::PIECE_LIFTED_EARLY, 10),
    (codes::PIECE_LEFT_ON, 11),
    (codes::PIECE_WRONGLY_REMOVED, 12),
    (codes::REMOVAL_STOPPED, 13),
    (codes::OWN_PIECE_REMOVED, 14),
    (codes::NOT_CROWNED, 15),
    (codes::UNCROWNED_KING_MOVED, 16),
    (codes::TWO_HANDS, 17),
];

/// The number of an irregularity in the list of FMJD Annex 1, 5.4.
pub(in super::super) fn irregularity_number(code: &Code) -> Option<u8> {
    NUMBERS.iter().find(|(listed, _)| *listed == code).map(|(_, number)| *number)
}

/// The article on what becomes of an irregularity: the number of the list where
/// the rule set goes by that list, else what the rule set cites.
pub(in super::super) fn citation_of(set: &RuleSet, code: &Code) -> Citation {
    let source = &set.irregular_move.source;
    match irregularity_number(code) {
        Some(number) if source.as_str() == "A1 5.4" => Citation::new(format!("A1 5.4.{number}")),
        _ => source.clone(),
    }
}

impl Replay<'_, '_> {
    /// Opens an irregularity.
    pub(in super::super) fn open(&mut self, open: Open) {
        let loses = self.loses_if_claimed(&open);
        if let Some(found) = self.findings.get_mut(open.finding) {
            found.remedy = Some(open.then.clone()).filter(|then| !then.is_empty());
            found.takes_back = matches!(open.remedy, Remedy::PlayAgain { .. });
            found.loses_if_claimed = loses;
        }
        self.desk.open.push(open);
    }

    /// A half-move of this side begins: what the opponent did wrong before is final.
    pub(super) fn opponent_moves(&mut self, side: Color) {
        if self.desk.open.is_empty() {
            return;
        }
        let clock = *self.laws.set.finality == Finality::Clock;
        for mut open in std::mem::take(&mut self.desk.open) {
            let final_now = match (open.offender == side, clock) {
                (false, false) => true,
                (false, true) => {
                    open.held = true;
                    false
                }
                // He can only move once the clock has been pressed.
                (true, true) => open.held,
                (true, false) => false,
            };
            if final_now {
                self.close(open, Verdict::Moved);
            } else {
                self.desk.open.push(open);
            }
        }
    }

    /// The record ends: what is open stays open.
    pub(in super::super) fn record_ends(&mut self) {
        for open in std::mem::take(&mut self.desk.open) {
            self.close(open, Verdict::RecordEnds);
        }
    }

    /// True for a violation that loses the game once the opponent claims it. A missed
    /// capture never does by itself: the opponent has it corrected or lets it stand.
    pub(super) fn loses_if_claimed(&self, open: &Open) -> bool {
        let code = self.findings.get(open.finding).map(|found| found.finding.code());
        *self.laws.set.strict_loss
            && code.is_some_and(|code| {
                !matches!(code, "capture-missed" | "capture-too-few" | "capture-priority")
            })
    }

    /// Writes into the finding what became of an irregularity.
    pub(super) fn close(&mut self, open: Open, verdict: Verdict) {
        if verdict == Verdict::Moved || verdict == Verdict::Let {
            self.desk.stood[open.offender] = Some(open.name.clone());
        }
        if verdict == Verdict::RecordEnds {
            let ply = open.at.map_or(self.desk.gap, |at| at.ply);
            self.desk.undecided.push((ply, open.offender));
        }
        let Some(found) = self.findings.get(open.finding) else {
            // Given up together with what could not be followed.
            return;
        };
        let code = found.finding.declared();
        let set = &self.laws.set;
        let by = |source: &Citation| match source.is_named() {
            true => format!("({})", set.cite(source)),
            false => format!("[source: {}]", set.cite(source)),
        };
        let article = by(&citation_of(set, code));
        let opponent = open.offender.opponent();
        let then = &open.then;
        let may_stand = *set.irregular_move == IrregularMove::OpponentChooses;
        let (standing, mut note, help) = match verdict {
            Verdict::Claimed => {
                let source = by(&set.strict_loss.source);
                let note = format!("{opponent} claims the game: {} loses {source}", open.offender);
                (Some(Standing::Stands), note, None)
            }
            Verdict::GameEnds => {
                let why = self.desk.ended.as_ref().map(|ended| ended.why(set)).unwrap_or_default();
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
                let pressed = match *set.finality {
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
                let waits = match open.held {
                    true => "has not pressed the clock yet",
                    false => "has not moved yet",
                };
                let when = match open.held {
                    true => "pressing the clock",
                    false => "moving",
                };
                let words = match then.is_empty() {
                    true => String::new(),
                    false => format!(", and then {then}"),
                };
                let help = match self.loses_if_claimed(&open) {
                    true => format!(
                        "{opponent} decides before {when}: let it stand, or claim the game, which is then lost for {} {}",
                        open.offender,
                        by(&set.strict_loss.source)
                    ),
                    false => format!(
                        "{opponent} decides before {when}: let it stand, or have it corrected{words}"
                    ),
                };
                let note = format!("it is open: {opponent} {waits} {article}");
                (Some(Standing::Open), note, Some(help))
            }
        };
        note.push_str(&open.also);
        let found = &mut self.findings[open.finding];
        found.standing = standing;
        found.let_stand = standing.is_some() && verdict == Verdict::Let;
        found.finding.note = Some(note);
        if help.is_some() {
            found.finding.help = help;
        }
    }
}
