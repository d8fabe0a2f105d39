//! A half-move that breaks a law: its finding, and what its correction would be.

use super::super::conduct::{citation_of, irregularity_of};
use super::super::game::{HalfMove, Last, Matter, MustPlay, Remedy, Why, Wrong};
use super::super::irregular::{Irregular, judge};
use super::super::replay::listed;
use super::super::report::{PlyAt, RecordFinding};
use super::Desk;
use super::half_move::{Made, NotPlayed};
use crate::board::{Color, Square};
use crate::diag::{Code, Finding};
use crate::moves::Move;
use crate::record::codes;
use crate::rules::{AfterCorrection, IrregularMove, Irregularity};

impl Desk<'_> {
    /// Plays on after a move that is not legal, if the board can show it.
    pub(super) fn breaks_law(
        &mut self,
        half_move: &HalfMove<'_>,
        at: PlyAt,
        legal: &[Move],
        squares: &[Square],
        captures: bool,
    ) -> Result<Made, NotPlayed> {
        let (laws, position) = (self.laws, *self.game.board.position());
        let ahead = &half_move.ahead;
        let context = (ahead.goes_on(), ahead.accused());
        let judged = judge(laws, &position, legal, squares, captures, context);
        let written = laws.write_all(&position, legal);
        let span = half_move.ply.span;
        let wrong = |what| Wrong { shown: half_move.shown(), what };
        let (code, wrong, citation, next, lifted) = match judged {
            Irregular::Impossible { code, message, citation } => {
                let mut finding = Finding::new(code, wrong(message).words(false), span);
                if !written.is_empty() {
                    finding = finding.help(format!("legal here: {}", listed(&written)));
                }
                return self.not_played(finding, half_move, at, written, citation);
            }
            Irregular::Played { code, message, citation, next, lifted } => {
                (code, wrong(message), citation, next, lifted)
            }
        };
        let required = listed(&written);
        let mut finding = Finding::new(code, wrong.words(false), span);
        if [codes::CAPTURE_MISSED, codes::CAPTURE_TOO_FEW, codes::CAPTURE_PRIORITY].contains(&code)
        {
            finding = finding.label(format!("required: {required}"));
        } else if !written.is_empty() {
            finding = finding.label(format!("legal: {required}"));
        }
        let offender = if code == codes::TWO_MOVES_IN_A_ROW { at.side.opponent() } else { at.side };
        let mut also = self.not_in_part();
        if !lifted.is_empty() {
            also.push_str(&format!("; taken as lifted: {}", self.names(&lifted)));
        }
        self.begins(offender, at, half_move);
        // The first touched piece binds, whatever was moved instead.
        let bound = match offender == at.side {
            true => self.check_touched(squares[0], half_move, at),
            false => None,
        };
        // What is irregular by its nature is cited by its number in the list.
        let citation = match citation == laws.set.irregular_move.source {
            true => citation_of(&laws.set, code),
            false => citation,
        };
        let of_move = |finding| RecordFinding {
            legal: written,
            fen_after: Some(laws.fen(&next)),
            ..self.of_move(finding, half_move, at, &position, Some(&citation))
        };
        let place = if code == codes::GAME_ALREADY_OVER {
            let found = of_move(finding.note("what is played after the end does not count"));
            self.found(found)
        } else {
            let found = of_move(finding);
            let (must, then) = match bound {
                Some((must, then)) => (Some(must), then),
                None if offender == at.side => {
                    self.correction(code, (offender, squares[0]), legal, &required)
                }
                None => (None, "the second move is taken back".to_owned()),
            };
            let remedy = Remedy::PlayAgain { before: position, must };
            let name = format!("{at} {}", wrong.shown);
            let (at, wrong) = (Some(at), Some(wrong));
            self.found_open(found, Matter { at, offender, remedy, then, also, name, wrong })
        };
        self.game.board.becomes(next);
        if self.game.has_incidents() {
            let positions = (position, &next);
            let shown = half_move.shown();
            let last = Last::irregular((at, offender), shown, positions, squares, lifted);
            self.has_been_made(last, half_move);
        }
        Ok(Made::Irregular(place))
    }

    /// What has to be played if a wrong move is corrected: with the piece wrongly moved, if
    /// the laws bind it and it has a legal move.
    fn correction(
        &self,
        code: &Code,
        (offender, touched): (Color, Square),
        legal: &[Move],
        required: &str,
    ) -> (Option<MustPlay>, String) {
        let (set, position) = (&self.laws.set, self.game.board.position());
        let same_piece = *set.after_correction == AfterCorrection::SamePiece;
        let must = MustPlay::of(self.laws, position, legal, touched, Why::Corrected)
            .filter(|_| same_piece);
        let who = set.who_decides(irregularity_of(code));
        if must.is_none() && who == IrregularMove::CannotStand {
            return (None, format!("a legal move must be played, {required}"));
        }
        let written = match &must {
            Some(must) => must.written.clone(),
            None => legal.iter().map(|mv| self.laws.write(position, legal, mv)).collect(),
        };
        let one_of = if written.len() > 1 { "one of " } else { "" };
        let mut words = format!("{offender} must play {one_of}{}", listed(&written));
        if must.as_ref().is_some_and(|must| must.moves.len() < legal.len()) {
            words.push_str(", with the piece wrongly moved");
            // If one article says both, it is named once.
            if set.after_correction.source != set.irregular_move.source {
                words.push_str(&format!(" ({})", set.cite(&set.after_correction.source)));
            }
        }
        (must, words)
    }

    /// What is said of a half-move that corrects another and is wrong itself.
    fn not_in_part(&self) -> String {
        if !self.game.irregularities.corrects() {
            return String::new();
        }
        let set = &self.laws.set;
        let citation = set.conduct_cited(Irregularity::PartCorrection, &set.irregular_move.source);
        format!("; a correction is not made in part ({})", set.cite(&citation))
    }
}
