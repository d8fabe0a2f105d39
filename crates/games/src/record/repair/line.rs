//! The half-moves of a record as steps that can be changed, and how far they can be played.

use smallvec::SmallVec;

use crate::board::{Position, Square};
use crate::moves::{Move, NotPlayed, Resolved, resolve};
use crate::pdn::{MoveText, WrittenSquare};
use crate::record::Laws;
use crate::record::laws::Ways;
use crate::record::ply_text::{PlyText, Written};
use crate::record::settle::{resolve_ways, ways_of};

/// The most positions followed in parallel while a short capture can mean several moves.
const MAX_BRANCHES: usize = 16;

/// The positions that a line can have led to: one, unless a capture was ambiguous.
pub(super) type Layer = SmallVec<[Position; 1]>;

/// A half-move of a line under repair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RepairStep {
    /// As in the record, by its index there.
    Written(usize),
    /// As it was probably meant.
    Meant(Move),
}

/// The squares of a record's half-moves, parsed once.
#[derive(Debug)]
pub(super) struct RecordSquares {
    /// The readings of each half-move; empty if it cannot be read.
    of: Vec<Ways>,
}

impl RecordSquares {
    /// Parses the squares of half-moves.
    pub(super) fn read(laws: &Laws, plies: &[PlyText<'_>]) -> Self {
        let of = plies
            .iter()
            .map(|ply| match ply.written() {
                Written::Move(text) => ways_of(laws, text).unwrap_or_default(),
                Written::Unknown => Ways::new(),
            })
            .collect();
        Self { of }
    }

    /// Returns the squares as named from the other side of the board.
    pub(super) fn turned(&self, laws: &Laws) -> Self {
        let last = laws.numbering.geometry.squares() - 1;
        let turn = |square: &Square| Square::new(last - square.index() as u8);
        let turned = |ways: &Ways| -> Ways {
            ways.iter().map(|squares| squares.iter().map(turn).collect()).collect()
        };
        Self { of: self.of.iter().map(turned).collect() }
    }

    /// Returns the squares of one half-move; if its first square is written by its file alone, the
    /// first reading.
    pub(super) fn of(&self, index: usize) -> &[Square] {
        self.of[index].first().map_or(&[], |squares| squares)
    }

    /// Returns all readings of a half-move, if there are several.
    fn several(&self, index: usize) -> Option<&Ways> {
        Some(&self.of[index]).filter(|ways| ways.len() > 1)
    }
}

/// A player of steps, which counts its work.
#[derive(Debug)]
pub(super) struct Player<'l> {
    /// The rules.
    pub laws: &'l Laws,
    /// The number of positions whose moves were generated.
    pub generated: u64,
    /// The most positions whose moves may be generated.
    pub budget: u64,
}

impl Player<'_> {
    /// Returns whether no further position may be examined.
    pub(super) fn is_spent(&self) -> bool {
        self.generated >= self.budget
    }

    pub(super) fn legal(&mut self, position: &Position) -> Vec<Move> {
        self.generated += 1;
        self.laws.generator.legal_moves(position)
    }

    /// Returns the positions after a step from one position.
    fn after(&mut self, squares: &RecordSquares, position: &Position, step: RepairStep) -> Layer {
        if let RepairStep::Written(index) = step
            && let Some(ways) = squares.several(index)
        {
            let legal = self.legal(position);
            let play = |mv: &Move| self.laws.generator.play(position, mv);
            return match resolve_ways(self.laws, position, &legal, ways) {
                Resolved::One(mv) => Layer::from_elem(play(&mv), 1),
                Resolved::Several(moves) => moves.iter().map(play).collect(),
                Resolved::OtherPath(_) | Resolved::None => Layer::new(),
            };
        }
        let (from, to) = match step {
            RepairStep::Meant(mv) => (mv.from(), mv.to()),
            RepairStep::Written(index) => match squares.of(index) {
                [from, .., to] => (*from, *to),
                _ => return Layer::new(),
            },
        };
        if !may_be_played(position, from, to) {
            return Layer::new();
        }
        let laws = self.laws;
        let generator = &laws.generator;
        if let RepairStep::Written(index) = step
            && squares.of(index).len() == 2
        {
            let mut after = *position;
            let played = generator.play_only(&mut after, from, to);
            if played != Err(NotPlayed::Unsure) {
                self.generated += 1;
                return played.iter().map(|_| after).collect();
            }
        }
        let legal = self.legal(position);
        let play = |mv: &Move| generator.play(position, mv);
        match step {
            RepairStep::Meant(mv) => legal.iter().filter(|other| **other == mv).map(play).collect(),
            RepairStep::Written(index) => {
                match resolve(generator, position, &legal, squares.of(index)) {
                    Resolved::One(mv) => Layer::from_elem(play(&mv), 1),
                    Resolved::Several(moves) => moves.iter().map(play).collect(),
                    Resolved::OtherPath(_) | Resolved::None => Layer::new(),
                }
            }
        }
    }

    /// Returns the positions after a step; empty if it is not legal.
    pub(super) fn step(
        &mut self,
        squares: &RecordSquares,
        layer: &[Position],
        step: RepairStep,
    ) -> Layer {
        let mut next = Layer::new();
        for position in layer {
            let after = self.after(squares, position, step);
            next.extend(after.into_iter().take(MAX_BRANCHES - next.len()));
        }
        next
    }

    /// Plays a step of two squares in place; false if it cannot be played, and `None` if it leads
    /// to several positions or must be looked up among all legal moves.
    #[inline]
    fn plays(
        &mut self,
        squares: &RecordSquares,
        position: &mut Position,
        step: RepairStep,
    ) -> Option<bool> {
        let RepairStep::Written(index) = step else {
            return None;
        };
        let &[from, to] = squares.of(index) else {
            return None;
        };
        if squares.several(index).is_some() {
            return None;
        }
        if !may_be_played(position, from, to) {
            return Some(false);
        }
        let played = self.laws.generator.play_only(position, from, to);
        if played == Err(NotPlayed::Unsure) {
            return None;
        }
        self.generated += 1;
        Some(played.is_ok())
    }

    /// Plays steps as far as possible; returns their number and the positions reached.
    pub(super) fn follow(
        &mut self,
        squares: &RecordSquares,
        from: Layer,
        steps: impl Iterator<Item = RepairStep>,
    ) -> (usize, Layer) {
        let mut layer = from;
        let mut followed = 0;
        for step in steps {
            if self.is_spent() {
                break;
            }
            if let [position] = &mut layer[..]
                && let Some(is_played) = self.plays(squares, position, step)
            {
                if !is_played {
                    break;
                }
                followed += 1;
                continue;
            }
            let next = self.step(squares, &layer, step);
            if next.is_empty() {
                break;
            }
            layer = next;
            followed += 1;
        }
        (followed, layer)
    }
}

/// Returns false for most steps that do not fit, without generating moves.
fn may_be_played(position: &Position, from: Square, to: Square) -> bool {
    let ours = position.pieces(position.turn()).contains(from);
    ours && (to == from || position.piece_at(to).is_none())
}

/// The first and last squares of a half-move, as a person reads them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EndSquares {
    /// The name of the first square, as written, in lower case.
    pub from: String,
    /// The name of the last square.
    pub to: String,
    /// Whether it has a capture sign.
    pub captures: bool,
}

impl EndSquares {
    /// Reads the ends of a half-move, if possible.
    pub(super) fn of(ply: &PlyText<'_>) -> Option<Self> {
        let Written::Move(text) = ply.written() else {
            return None;
        };
        let plain = |bytes: &[u8]| String::from_utf8_lossy(bytes).to_ascii_lowercase();
        if let Ok(parsed) = MoveText::parse(text) {
            let name = |square: WrittenSquare| plain(square.span().of(text));
            let captures = parsed.is_written_as_capture();
            return Some(Self { from: name(parsed.from()), to: name(parsed.to()), captures });
        }
        let is_between = |byte: &u8| !byte.is_ascii_alphanumeric() || matches!(byte, b'x' | b'X');
        let mut names = text.split(is_between).filter(|name| !name.is_empty());
        let (from, to) = (names.next()?, names.next_back()?);
        Some(Self { from: plain(from), to: plain(to), captures: text.contains(&b'x') })
    }
}
