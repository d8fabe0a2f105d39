//! The part of a record that is searched, around the break.

use std::collections::VecDeque;

use super::line::{Layer, Player, RecordSquares, RepairStep};
use crate::board::{Color, Position, parse_fen};
use crate::pdn::GameText;
use crate::record::start::opens;
use crate::record::{Laws, MainLine, ReplayOptions, replay};

/// The number of half-moves examined before the break.
const WINDOW: usize = 300;
/// The number of half-moves examined from the break on.
const HORIZON: usize = 1000;

/// The half-moves that are searched, around the place where a record breaks.
pub(super) struct Part {
    /// The index of the first of them.
    pub first: usize,
    /// The position before it.
    pub start: Position,
    /// The side whose move begins a new number.
    pub opens: Color,
    /// The index after the last of them.
    pub end: usize,
    /// Whether the record continues after them.
    pub is_cut: bool,
}

impl Part {
    /// Finds the break of a record; each position that is set up between moves starts a new game.
    pub(super) fn broken(game: &GameText<'_>, line: &MainLine<'_>, laws: &Laws) -> Option<Self> {
        let options = ReplayOptions { moves_only: true, ..ReplayOptions::default() };
        let head = MainLine { tags: line.tags.clone(), ..MainLine::default() };
        let report = replay(game, head, laws, Vec::new(), options);
        let start = report.last?;
        let opens = opens(report.opens, start.turn(), line);
        let mut player = Player { laws, generated: 0, budget: u64::MAX };
        let mut before: VecDeque<Layer> = VecDeque::from([Layer::from_elem(start, 1)]);
        for (at, ply) in line.plies.iter().enumerate() {
            let mut layer = before.back()?.clone();
            if let Some(setup) = line.setup(at) {
                let text = String::from_utf8_lossy(setup.fen);
                let turn = layer.first()?.turn();
                let fen = parse_fen(text.trim(), &laws.numbering, turn).ok()?;
                layer = Layer::from_elem(fen.position, 1);
                before = VecDeque::from([layer.clone()]);
            }
            let squares = RecordSquares::read(laws, std::slice::from_ref(ply));
            let next = player.step(&squares, &layer, RepairStep::Written(0));
            if next.is_empty() {
                let behind = line.plies[at + 1..].iter().position(|ply| ply.is_set_up());
                let all = behind.map_or(line.plies.len(), |behind| at + 1 + behind);
                let end = all.min(at + HORIZON);
                let start = *before.front()?.first()?;
                let first = at + 1 - before.len();
                return Some(Self { first, start, opens, end, is_cut: end < all });
            }
            before.push_back(next);
            if before.len() > WINDOW {
                before.pop_front();
            }
        }
        None
    }
}
