//! A half-move that breaks a law: its finding, whether it stands, and when to give up.

use super::desk::{Last, MustPlay, Open, Remedy, Why, citation_of};
use super::irregular::{Irregular, judge};
use super::main_line::PlyText;
use super::replay::{Replay, Stop, listed};
use super::report::{PlyAt, RecordFinding};
use crate::board::{Color, Square};
use crate::diag::Finding;
use crate::moves::Move;
use crate::record::codes;
use crate::rules::{AfterCorrection, IrregularMove};

/// Irregular half-moves that close together show that the record and the board
/// have parted.
const PARTED: usize = 3;
/// How close.
const PARTED_WITHIN: usize = 6;
/// So many irregular half-moves of any kind show it too.
const MANY: usize = 5;
/// How close.
const MANY_WITHIN: usize = 12;
/// And so many in one game, however far apart.
const MANY_IN_ALL: usize = 7;

impl Replay<'_, '_> {
    /// Plays on after a move that is not legal, or ends the replay.
    pub(super) fn break_law(
        &mut self,
        index: usize,
        ply: &PlyText<'_>,
        at: PlyAt,
        legal: &[Move],
        squares: &[Square],
        captures: bool,
    ) -> Result<(), Stop> {
        let next_ply = self
            .line
            .plies
            .get(index + 1)
            .filter(|next| !next.is_set_up && !self.goes_back(index + 1));
        let accused = self.accused(index + 1);
        let judged =
            judge(self.laws, &self.position, legal, squares, captures, (next_ply, accused));
        let written = self.laws.write_all(&self.position, legal);
        let (code, message, citation, next, lifted) = match judged {
            Irregular::Impossible { code, message, citation } => {
                let message = format!("{}: {message}", self.shown(ply));
                let mut finding = Finding::new(code, message, ply.span);
                if !written.is_empty() {
                    finding = finding.help(format!("legal here: {}", listed(&written)));
                }
                return self.stop(finding, ply, at, written, citation);
            }
            Irregular::Played { code, message, citation, next, lifted } => {
                (code, message, citation, next, lifted)
            }
        };
        self.legal_plies.get_or_insert(index);
        let required = listed(&written);
        let mut finding = Finding::new(code, format!("{}: {message}", self.shown(ply)), ply.span);
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
        self.before_half_move(offender, at, ply);
        // The first touched piece binds, whatever was moved instead.
        let bound = match offender == at.side {
            true => self.check_touched(squares[0], ply, at),
            false => None,
        };
        let place = self.findings.len();
        if code == codes::GAME_ALREADY_OVER {
            finding = finding.note("what is played after the end does not count");
        }
        // What is irregular by its nature is cited by its number in the list.
        let citation = match citation == self.laws.set.irregular_move.source {
            true => citation_of(&self.laws.set, code),
            false => citation,
        };
        self.of_move(finding, ply, at, written, None, Some(citation));
        self.findings[place].fen_after = Some(self.laws.fen(&next));
        if code != codes::GAME_ALREADY_OVER {
            let (must, then) = match bound {
                Some((must, then)) => (Some(must), then),
                None if offender == at.side => {
                    self.correction(offender, legal, squares[0], &required)
                }
                None => (None, "the second move is taken back".to_owned()),
            };
            let remedy = Remedy::PlayAgain { before: self.position, must };
            let name = format!("{at} {}", self.shown(ply));
            let at = Some(at);
            self.open(Open { finding: place, at, offender, remedy, then, also, name, held: false });
        }
        self.irregular.push((index, place));
        if self.has_incidents() {
            let shown = self.shown(ply);
            let positions = (self.position, &next);
            let last = Last::irregular((at, offender), shown, positions, squares, lifted);
            self.position = next;
            self.after_half_move(last);
        }
        self.position = next;
        Ok(())
    }

    /// What has to be played where a wrong move is corrected: with the piece
    /// wrongly moved, where the laws bind it and it has a legal move.
    fn correction(
        &self,
        offender: Color,
        legal: &[Move],
        touched: Square,
        required: &str,
    ) -> (Option<MustPlay>, String) {
        let same_piece = *self.laws.set.after_correction == AfterCorrection::SamePiece;
        let must = self.must_play(touched, legal, Why::Corrected).filter(|_| same_piece);
        if must.is_none() && *self.laws.set.irregular_move == IrregularMove::CannotStand {
            return (None, format!("a legal move must be played, {required}"));
        }
        let written = match &must {
            Some(must) => must.written.clone(),
            None => legal.iter().map(|mv| self.laws.write(&self.position, legal, mv)).collect(),
        };
        let one_of = if written.len() > 1 { "one of " } else { "" };
        let mut words = format!("{offender} must play {one_of}{}", listed(&written));
        if must.as_ref().is_some_and(|must| must.moves.len() < legal.len()) {
            words.push_str(", with the piece wrongly moved");
            let set = &self.laws.set;
            // Where one article says both, it is named once.
            if set.after_correction.source != set.irregular_move.source {
                words.push_str(&format!(" ({})", set.cite(&set.after_correction.source)));
            }
        }
        (must, words)
    }

    /// After several irregular moves close together, keeps the first of them and
    /// gives up.
    pub(super) fn parted(&mut self) -> bool {
        let Some(&(last, _)) = self.irregular.last() else {
            return false;
        };
        let close: Vec<(usize, usize)> = self
            .irregular
            .iter()
            .copied()
            .filter(|(index, _)| last - index < PARTED_WITHIN)
            .collect();
        // Missed captures follow each other in honest records; a piece where none
        // can be, or the wrong side's, is what shows that something is missing.
        let begins = close.iter().position(|&(_, finding)| {
            matches!(
                self.findings[finding].finding.code(),
                "two-moves-in-a-row" | "not-your-piece" | "moved-irregularly"
            )
        });
        if last + 1 != self.followed {
            return false;
        }
        let many = self.irregular.iter().filter(|(index, _)| last - index < MANY_WITHIN).count();
        let message = match begins.filter(|at| close.len() - at >= PARTED) {
            Some(at) => {
                let (index, kept) = close[at];
                let mut place = 0;
                self.findings.retain(|found| {
                    place += 1;
                    place <= kept + 1 || found.at.is_none()
                });
                self.desk.open.retain(|open| open.finding <= kept);
                let first = self.shown(&self.line.plies[index]);
                format!("after {first} the record no longer fits the position")
            }
            // Whatever they are: what has been found is kept.
            None if many >= MANY || self.irregular.len() >= MANY_IN_ALL => {
                format!(
                    "{} irregular half-moves: the game is not followed further",
                    self.irregular.len()
                )
            }
            None => return false,
        };
        let finding = Finding::new(codes::RECORD_NOT_FOLLOWED, message, self.line.plies[last].span)
            .label("not judged from here")
            .help("compare both score sheets from the first finding on: a move may be missing");
        self.findings.push(RecordFinding::of_text(finding));
        true
    }
}
