//! Repairs in terms of the record: half-moves, places, texts.

use super::line::{Layer, RepairStep};
use super::search::{Draft, LineChange, RepairSearch};
use super::slips::{self, SlipKind};
use super::{Edit, EditKind, Repair};
use crate::board::{Color, Position};
use crate::moves::Move;
use crate::pdn::Outcome;
use crate::record::main_line::MainLine;
use crate::record::ply_text::Written;
use crate::record::replay::shown;
use crate::record::{GameEnd, Laws};

/// Describes repairs in terms of the record under repair.
pub(super) struct Teller<'t, 'a> {
    /// Its half-moves.
    pub line: &'t MainLine<'a>,
    /// Its rules, with its own style of squares.
    pub laws: &'t Laws,
    /// The index of the first half-move of the part under repair.
    pub first: usize,
    /// The number of half-moves of that part.
    pub plies: usize,
    /// The position before them.
    pub start: Position,
    /// The side whose move begins a new number.
    pub opens: Color,
}

impl Teller<'_, '_> {
    /// Converts a draft to a repair.
    pub(super) fn repair(&self, search: &mut RepairSearch<'_, '_>, draft: &Draft) -> Repair {
        let (moves, texts, last) = self.played(search, draft);
        let whole = draft.rest == 0;
        let against = whole && self.contradicts_result(&last);
        let mut edits = Vec::new();
        let mut behind = 0;
        let mut steps: Vec<RepairStep> = (0..search.len()).map(RepairStep::Written).collect();
        for &(change, kind) in &draft.changes {
            edits.push(self.edit(change, kind, &mut steps, draft, &moves, &texts));
            behind = behind.max(match change {
                LineChange::Replace(at, _) | LineChange::Insert(at, _) => at + 1,
                LineChange::InsertPair(at, ..) => at + 2,
                LineChange::Delete(at) => at,
                LineChange::Exchange(_, with) => with + 1,
                LineChange::OtherSide | LineChange::BoardTurned => 0,
            });
        }
        edits.sort_by_key(|edit| edit.ply);
        Repair {
            edits,
            weight: draft.weight + if against { slips::AGAINST_RESULT } else { 0 },
            replays: (draft.steps.len() - draft.rest).saturating_sub(behind),
            evidence: search.left.saturating_sub(draft.rest),
            whole,
            moves,
        }
    }

    /// Returns whether the game ended on the board in a way that contradicts its result.
    fn contradicts_result(&self, last: &Position) -> bool {
        let ends_record = self.line.plies.len() == self.first + self.plies;
        let Some((result, _)) = self.line.result.filter(|_| ends_record) else {
            return false;
        };
        let by_board = GameEnd::on_board(self.laws, last, None);
        let due = by_board.map_or(result.outcome, |law| law.outcome.recorded());
        result.outcome != Outcome::Unknown && due != result.outcome
    }

    /// Returns the moves of a draft as far as it can be followed, their notation, and the final
    /// position.
    fn played(
        &self,
        search: &mut RepairSearch<'_, '_>,
        draft: &Draft,
    ) -> (Vec<Move>, Vec<String>, Position) {
        let generator = &self.laws.generator;
        // An ambiguous capture is decided by the following moves, going back from the end.
        let mut layers: Vec<Layer> = vec![Layer::from_elem(draft.start, 1)];
        for &step in &draft.steps[..draft.steps.len() - draft.rest] {
            let next = search.step(draft, &layers[layers.len() - 1], step);
            if next.is_empty() {
                break;
            }
            layers.push(next);
        }
        let last = layers[layers.len() - 1][0];
        let mut after = last;
        let (mut moves, mut texts) = (Vec::new(), Vec::new());
        for layer in layers.iter().rev().skip(1) {
            let found = layer.iter().find_map(|before| {
                let legal = generator.legal_moves(before);
                let mv = *legal.iter().find(|mv| generator.play(before, mv) == after)?;
                Some((*before, mv, self.laws.write(before, &legal, &mv)))
            });
            let Some((before, mv, text)) = found else {
                break;
            };
            after = before;
            moves.push(mv);
            texts.push(text);
        }
        moves.reverse();
        texts.reverse();
        (moves, texts, last)
    }

    /// Describes a change in terms of the record; `steps` are those before the change.
    fn edit(
        &self,
        change: LineChange,
        kind: SlipKind,
        steps: &mut Vec<RepairStep>,
        draft: &Draft,
        moves: &[Move],
        texts: &[String],
    ) -> Edit {
        let at = change.at();
        let index = steps[at..]
            .iter()
            .find_map(|step| match step {
                RepairStep::Written(index) => Some(self.first + index),
                RepairStep::Meant(_) => None,
            })
            .unwrap_or(self.line.plies.len());
        let written = |step: RepairStep| match step {
            RepairStep::Written(index) => self.shown(self.first + index),
            RepairStep::Meant(mv) => self.text_of(mv, moves, texts),
        };
        let what = match change {
            LineChange::Replace(_, mv) => {
                let was = written(steps[at]);
                steps[at] = RepairStep::Meant(mv);
                EditKind::Replace { was, now: self.text_of(mv, moves, texts) }
            }
            LineChange::Insert(_, mv) => {
                steps.insert(at, RepairStep::Meant(mv));
                EditKind::Insert { now: self.text_of(mv, moves, texts) }
            }
            LineChange::InsertPair(_, one, other) => {
                steps.splice(at..at, [one, other].map(RepairStep::Meant));
                let [one, other] = [one, other].map(|mv| self.text_of(mv, moves, texts));
                EditKind::Insert { now: format!("{one} {other}") }
            }
            LineChange::Delete(_) => EditKind::Delete { was: written(steps.remove(at)) },
            LineChange::Exchange(_, with) => {
                let (was, now) = (written(steps[at]), written(steps[with]));
                let later = match steps[with] {
                    RepairStep::Written(later) => self.first + later,
                    RepairStep::Meant(_) => index,
                };
                steps.swap(at, with);
                EditKind::Exchange { was, now, with: later + 1 }
            }
            LineChange::OtherSide => {
                EditKind::OtherSide { fen: self.laws.fen(&draft.start), side: draft.start.turn() }
            }
            LineChange::BoardTurned => EditKind::BoardTurned { moves: texts.to_vec() },
        };
        Edit { kind, ply: index + 1, place: self.place(index), what }
    }

    fn text_of(&self, mv: Move, moves: &[Move], texts: &[String]) -> String {
        let at = moves.iter().position(|other| *other == mv);
        at.and_then(|at| texts.get(at)).cloned().unwrap_or_else(|| {
            let name = |square| self.laws.numbering.name(square);
            format!("{}-{}", name(mv.from()), name(mv.to()))
        })
    }

    /// Returns a half-move as written.
    fn shown(&self, index: usize) -> String {
        match self.line.plies[index].written() {
            Written::Move(text) => shown(text),
            Written::Unknown => "-".into(),
        }
    }

    /// Returns the place of a half-move on the score sheet, by the printed numbers.
    fn place(&self, index: usize) -> String {
        let side = |at: usize| match at.abs_diff(self.first) % 2 {
            0 => self.start.turn(),
            _ => self.start.turn().opponent(),
        };
        let last = index.min(self.line.plies.len() - 1);
        let printed =
            (0..=last).rev().find_map(|at| self.line.plies[at].number().map(|number| (at, number)));
        let (from, number) = printed.unwrap_or((0, 1));
        let more = (from + 1..=index).filter(|&at| side(at) == self.opens).count();
        let number = number.saturating_add(u32::try_from(more).unwrap_or(u32::MAX));
        format!("{number}{}", side(index).letter().to_ascii_lowercase())
    }
}
