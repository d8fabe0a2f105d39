//! The search for the slip that explains why a record cannot be followed.
//!
//! The slip is at the half-move where the game breaks or before it. So the search tries every
//! change of one half-move from there back to the start, and keeps those after which the game can
//! be followed past the break. If no single change explains the whole rest, the changes that get
//! furthest are changed once more.

use std::sync::Arc;

use super::line::{EndSquares, Layer, Player, RecordSquares, RepairStep};
use super::margin;
use super::slips::{self, SlipKind, Weighed};
use crate::board::{Color, Position};
use crate::moves::Move;
use crate::record::Laws;
use crate::record::ply_text::PlyText;

/// The number of drafts that are changed once more, if no single change suffices.
const BEAM: usize = 5;
/// The most changes combined in one draft.
const MOST_CHANGES: usize = 3;
/// The number of half-moves past the break that a change must reach to be kept.
const FOOTHOLD: usize = 6;
/// The most half-moves between two exchanged moves of one player.
const APART: usize = 24;
/// The most drafts returned.
const KEPT: usize = 16;

/// A change of a line. Indices are those of the steps before the change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineChange {
    /// The step was this move.
    Replace(usize, Move),
    /// This move came before the step.
    Insert(usize, Move),
    /// These two moves came before the step.
    InsertPair(usize, Move, Move),
    /// The step was not played.
    Delete(usize),
    /// The two steps are exchanged.
    Exchange(usize, usize),
    /// The other side is to move at the start.
    OtherSide,
    /// Every square is named from the other side.
    BoardTurned,
}

impl LineChange {
    /// Returns the step nearest to the start that it changes.
    pub(super) fn at(self) -> usize {
        match self {
            Self::Replace(at, _) | Self::Insert(at, _) | Self::Delete(at) => at,
            Self::InsertPair(at, ..) | Self::Exchange(at, _) => at,
            Self::OtherSide | Self::BoardTurned => 0,
        }
    }
}

/// A line with the changes made so far.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    /// The changes, in the order in which they were made.
    pub changes: Vec<(LineChange, SlipKind)>,
    /// The sum of their weights.
    pub weight: u32,
    /// Its half-moves.
    pub steps: Vec<RepairStep>,
    /// The position before the first.
    pub start: Position,
    /// Whether squares are named from the other side.
    pub turned: bool,
    /// The number of steps that cannot be followed.
    pub rest: usize,
}

impl Draft {
    fn changed(&self, candidate: &Candidate) -> Self {
        let mut draft = self.clone();
        match candidate.change {
            LineChange::Replace(at, mv) => draft.steps[at] = RepairStep::Meant(mv),
            LineChange::Insert(at, mv) => draft.steps.insert(at, RepairStep::Meant(mv)),
            LineChange::InsertPair(at, one, other) => {
                draft.steps.splice(at..at, [one, other].map(RepairStep::Meant));
            }
            LineChange::Delete(at) => {
                draft.steps.remove(at);
            }
            LineChange::Exchange(one, other) => draft.steps.swap(one, other),
            LineChange::OtherSide => {
                draft.start = draft.start.with_turn(draft.start.turn().opponent())
            }
            LineChange::BoardTurned => draft.turned = !draft.turned,
        }
        draft.changes.push((candidate.change, candidate.kind));
        draft.weight += candidate.weight;
        draft.rest = candidate.rest;
        draft
    }
}

/// A change that gets past the break.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    change: LineChange,
    kind: SlipKind,
    weight: u32,
    /// The number of steps that still cannot be followed.
    rest: usize,
    /// The number of half-moves between it and the break.
    distance: usize,
}

pub(super) struct RepairSearch<'s, 'a> {
    pub player: Player<'s>,
    pub plies: &'s [PlyText<'a>],
    squares: [Arc<RecordSquares>; 2],
    ends: Vec<Option<EndSquares>>,
    names: Vec<String>,
    /// Whether the start may be wrong.
    from_start: bool,
    /// The side whose move begins a new number.
    opens: Color,
    /// The number of half-moves from the break of the record on.
    pub left: usize,
}

impl<'s, 'a> RepairSearch<'s, 'a> {
    /// Creates a search in half-moves; `from_start` if they are the first ones. The moves of
    /// `opens` begin a new number.
    pub(super) fn new(
        laws: &'s Laws,
        plies: &'s [PlyText<'a>],
        from_start: bool,
        opens: Color,
        budget: u64,
    ) -> Self {
        let squares = RecordSquares::read(laws, plies);
        let turned = squares.turned(laws);
        let names = laws.numbering.geometry.iter().map(|square| laws.numbering.name(square));
        Self {
            player: Player { laws, generated: 0, budget },
            plies,
            squares: [squares, turned].map(Arc::new),
            ends: plies.iter().map(EndSquares::of).collect(),
            names: names.collect(),
            from_start,
            opens,
            left: plies.len(),
        }
    }

    /// Counts the half-moves that cannot be followed as written.
    fn follow_all(&mut self, start: Position) {
        let steps = (0..self.plies.len()).map(RepairStep::Written);
        let (followed, _) = self.player.follow(&self.squares[0], Layer::from_elem(start, 1), steps);
        self.left = self.plies.len() - followed;
    }

    pub(super) fn len(&self) -> usize {
        self.plies.len()
    }

    /// Returns the positions after one step of a draft; the budget is ignored.
    pub(super) fn step(&mut self, draft: &Draft, layer: &[Position], step: RepairStep) -> Layer {
        self.player.step(&self.squares[usize::from(draft.turned)], layer, step)
    }

    /// Returns the drafts that can be followed to the end, the most plausible first; if there are
    /// none, those that get furthest.
    pub(super) fn run(&mut self, start: Position) -> Vec<Draft> {
        self.follow_all(start);
        let draft = Draft {
            changes: Vec::new(),
            weight: 0,
            steps: (0..self.plies.len()).map(RepairStep::Written).collect(),
            start,
            turned: false,
            rest: self.plies.len(),
        };
        let mut beam = vec![draft];
        let mut furthest: Vec<Draft> = Vec::new();
        for _ in 0..MOST_CHANGES {
            let mut found: Vec<(usize, Candidate)> = Vec::new();
            for (index, draft) in beam.iter().enumerate() {
                found.extend(self.single(draft).into_iter().map(|candidate| (index, candidate)));
            }
            let drafts = |found: &[(usize, Candidate)], most: usize| -> Vec<Draft> {
                found.iter().take(most).map(|(at, made)| beam[*at].changed(made)).collect()
            };
            found.sort_by_key(|(at, made)| {
                (made.rest, beam[*at].weight + made.weight, made.distance)
            });
            let whole: Vec<_> = found.iter().copied().filter(|(_, made)| made.rest == 0).collect();
            if !whole.is_empty() {
                return drafts(&whole, KEPT);
            }
            found.sort_by_key(|(at, made)| {
                (made.rest as u32 + beam[*at].weight + made.weight, made.distance)
            });
            let next = drafts(&found, BEAM);
            let reached = |drafts: &[Draft]| drafts.iter().map(|draft| draft.rest).min();
            if next.is_empty() || self.player.is_spent() {
                return if furthest.is_empty() { next } else { furthest };
            }
            if furthest.is_empty() || reached(&next) < reached(&furthest) {
                furthest.clone_from(&next);
            }
            beam = next.into_iter().filter(|draft| draft.rest > 0).collect();
        }
        furthest
    }

    /// Returns every single change of a draft that gets past its break.
    fn single(&mut self, draft: &Draft) -> Vec<Candidate> {
        let squares = Arc::clone(&self.squares[usize::from(draft.turned)]);
        let squares = &*squares;
        let steps = &draft.steps;
        let mut layers: Vec<Layer> = vec![Layer::from_elem(draft.start, 1)];
        let mut at = 0;
        while at < steps.len() {
            let next = self.player.step(squares, &layers[layers.len() - 1], steps[at]);
            if next.is_empty() {
                break;
            }
            at += 1;
            layers.push(next);
        }
        let end = at;
        if end == steps.len() {
            return Vec::new();
        }
        let mut found = DraftChanges { end, left: steps.len() - end, all: Vec::new() };
        if self.from_start && draft.changes.is_empty() {
            self.start_changes(draft, squares, &mut found);
        }
        for (at, layer) in layers.iter().enumerate().rev() {
            if self.player.is_spent() {
                break;
            }
            self.order_changes(draft, squares, at, layer, &mut found);
            if matches!(steps[at], RepairStep::Written(_)) {
                self.move_changes(draft, squares, at, layer, &mut found);
            }
        }
        if draft.changes.is_empty() {
            self.lost_pairs(draft, squares, &layers, &mut found);
        }
        found.all
    }

    /// Adds changes of the start: the other side began, or the board is turned.
    fn start_changes(&mut self, draft: &Draft, squares: &RecordSquares, found: &mut DraftChanges) {
        let steps = || draft.steps.iter().copied();
        let other = draft.start.with_turn(draft.start.turn().opponent());
        let (followed, _) = self.player.follow(squares, Layer::from_elem(other, 1), steps());
        // A game is begun by the side that the rules name, unless its numbers or a position
        // indicate otherwise.
        let by_law = draft.start == self.player.laws.start
            && self.plies.first().is_some_and(|ply| !ply.is_second());
        let (side, board) = match by_law {
            true => (slips::UNLIKELY_START, slips::LIKELY_START),
            false => (slips::LIKELY_START, slips::UNLIKELY_START),
        };
        let rest = draft.steps.len() - followed;
        found.add(LineChange::OtherSide, (SlipKind::OtherSide, side), rest);
        let turned = squares.turned(self.player.laws);
        let (followed, _) = self.player.follow(&turned, Layer::from_elem(draft.start, 1), steps());
        let rest = draft.steps.len() - followed;
        found.add(LineChange::BoardTurned, (SlipKind::BoardTurned, board), rest);
    }

    /// Adds changes of order: a half-move left out, or two exchanged.
    fn order_changes(
        &mut self,
        draft: &Draft,
        squares: &RecordSquares,
        at: usize,
        layer: &[Position],
        found: &mut DraftChanges,
    ) {
        let steps = &draft.steps;
        if let RepairStep::Written(_) = steps[at] {
            let behind = steps[at + 1..].iter().copied();
            let (followed, _) = self.player.follow(squares, layer.into(), behind);
            let slip =
                if self.is_doubled(squares, steps, at) { slips::DOUBLED } else { slips::EXTRA };
            found.add(LineChange::Delete(at), slip, steps.len() - at - 1 - followed);
        }
        let end = found.end;
        let far = (at + 4..=at + APART).step_by(2).filter(|&with| with >= end);
        for with in [at + 1, at + 2].into_iter().chain(far) {
            let (Some(RepairStep::Written(_)), Some(RepairStep::Written(_))) =
                (steps.get(at), steps.get(with))
            else {
                continue;
            };
            let exchanged = std::iter::once(steps[with])
                .chain(steps[at + 1..with].iter().copied())
                .chain([steps[at]])
                .chain(steps[with + 1..].iter().copied());
            let (followed, _) = self.player.follow(squares, layer.into(), exchanged);
            let first = self.opens;
            let columns = with == at + 1 && layer.iter().all(|position| position.turn() == first);
            let slip = match with - at {
                1 if columns => slips::COLUMNS,
                1 | 2 => slips::ORDER,
                _ => slips::FAR_ORDER,
            };
            found.add(LineChange::Exchange(at, with), slip, steps.len() - at - followed);
        }
    }

    /// Returns whether the half-move repeats one of the two before or after it.
    fn is_doubled(&self, squares: &RecordSquares, steps: &[RepairStep], at: usize) -> bool {
        let of = |at: usize| match steps.get(at) {
            Some(RepairStep::Written(index)) => Some(squares.of(*index)),
            _ => None,
        };
        let near = [at.checked_sub(1), at.checked_sub(2), Some(at + 1), Some(at + 2)];
        near.into_iter().flatten().any(|other| of(other).is_some() && of(other) == of(at))
    }

    /// Adds every legal move in place of the written one, or before it.
    fn move_changes(
        &mut self,
        draft: &Draft,
        squares: &RecordSquares,
        at: usize,
        layer: &[Position],
        found: &mut DraftChanges,
    ) {
        let RepairStep::Written(index) = draft.steps[at] else {
            return;
        };
        let written = squares.of(index);
        for position in layer {
            let lost = self.lost(index, position.turn());
            for mv in self.player.legal(position) {
                if self.player.is_spent() {
                    return;
                }
                let next = Layer::from_elem(self.player.laws.generator.play(position, &mv), 1);
                let steps = &draft.steps[at..];
                let (followed, _) =
                    self.player.follow(squares, next.clone(), steps.iter().copied());
                found.add(LineChange::Insert(at, mv), lost, steps.len() - followed);
                let is_it = at < found.end
                    && (written.first(), written.last()) == (Some(&mv.from()), Some(&mv.to()));
                if is_it {
                    continue;
                }
                let steps = &steps[1..];
                let (followed, _) = self.player.follow(squares, next, steps.iter().copied());
                let rest = steps.len() - followed;
                if found.keeps(rest) {
                    let slip = self.misread(index, &mv, draft.turned);
                    found.add(LineChange::Replace(at, mv), slip, rest);
                }
            }
        }
    }

    /// Weighs the reading of a half-move as this move.
    fn misread(&self, index: usize, mv: &Move, turned: bool) -> Weighed {
        let name = |square: crate::board::Square| {
            let last = self.names.len() - 1;
            let at = if turned { last - square.index() } else { square.index() };
            self.names[at].as_str()
        };
        slips::of_move(self.ends[index].as_ref(), (name(mv.from()), name(mv.to())), mv.is_capture())
    }

    /// Weighs a missing half-move, which the number printed before the next one may indicate.
    fn lost(&self, index: usize, turn: Color) -> Weighed {
        let ply = &self.plies[index];
        let first = self.opens;
        let printed = if ply.is_second() { first.opponent() } else { first };
        let says_so = ply.number().is_some() && printed != turn;
        if says_so { slips::LOST_BY_NUMBER } else { slips::LOST }
    }
}

/// The changes found in one draft.
pub(super) struct DraftChanges {
    /// The first step that cannot be followed.
    pub end: usize,
    /// The number of steps from that one on.
    left: usize,
    all: Vec<Candidate>,
}

impl DraftChanges {
    /// Keeps a change after which all or enough of the rest fits.
    pub(super) fn add(&mut self, change: LineChange, (kind, weight): Weighed, rest: usize) {
        if self.keeps(rest) {
            let distance = self.end.saturating_sub(change.at());
            self.all.push(Candidate { change, kind, weight, rest, distance });
        }
    }

    /// Returns whether to keep a change after which this many steps cannot be followed.
    const fn keeps(&self, rest: usize) -> bool {
        rest == 0 || rest + FOOTHOLD <= self.left
    }

    /// Returns whether no change of clearly less weight explains the rest.
    pub(super) fn is_open_to(&self, weight: u32) -> bool {
        let whole = self.all.iter().filter(|made| made.rest == 0);
        let least = whole.map(|made| made.weight).min();
        least.is_none_or(|least| least + margin(self.left) >= weight)
    }
}
