//! A rule set with everything that is made from it once.

use std::sync::{Arc, Mutex};

use crate::board::{Numbering, Position, Square, SquareStyle, write_fen};
use crate::moves::{Generator, Move, MoveWriter};
use crate::pdn::{SquareName, WrittenSquare};
use crate::rules::{Pace, RuleSet};

/// A rule set, its generator, its way of writing.
#[derive(Debug, Clone)]
pub struct Laws {
    /// The rule set.
    pub set: RuleSet,
    /// Its move generator.
    pub generator: Generator,
    /// How its squares are printed.
    pub numbering: Numbering,
    /// Its name, with its overrides.
    pub label: Arc<str>,
    /// The position games begin with.
    pub start: Position,
    /// The square of each number up to 99, if the board has it.
    by_number: [Option<Square>; 100],
    writer: MoveWriter,
    /// The laws at the time controls that have been asked for.
    at_pace: Arc<Mutex<Vec<(Pace, Arc<Laws>)>>>,
}

impl Laws {
    /// The laws of a rule set.
    #[must_use]
    pub fn new(set: RuleSet) -> Self {
        let numbering = set.numbering();
        let by_number = |number| numbering.square_of_number(u32::try_from(number).ok()?);
        Self {
            generator: Generator::new(&set),
            label: set.label().into(),
            start: set.start_position(),
            by_number: std::array::from_fn(by_number),
            numbering,
            writer: MoveWriter::new(&set),
            at_pace: Arc::default(),
            set,
        }
    }

    /// The laws at a time control; the same if it does not matter to them.
    #[must_use]
    pub fn under(self: &Arc<Self>, pace: Pace) -> Arc<Self> {
        if !self.set.pace_matters() || pace == Pace::UNKNOWN {
            return Arc::clone(self);
        }
        let mut made = self.at_pace.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some((_, laws)) = made.iter().find(|(at, _)| *at == pace) {
            return Arc::clone(laws);
        }
        let set = self.set.under(pace);
        let laws = Arc::new(Self { set, at_pace: Arc::default(), ..Self::clone(self) });
        made.push((pace, Arc::clone(&laws)));
        laws
    }

    /// The same laws with squares named by letters: for records that are written so.
    #[must_use]
    pub fn in_letters(&self) -> Self {
        let numbering = self.numbering.with_style(SquareStyle::Algebraic);
        Self {
            numbering,
            writer: MoveWriter::with_numbering(&self.set, numbering),
            at_pace: Arc::default(),
            ..self.clone()
        }
    }

    /// A move as the rule set writes it.
    #[must_use]
    pub fn write(&self, position: &Position, legal: &[Move], mv: &Move) -> String {
        self.writer.write(&self.generator, position, legal, mv)
    }

    /// All the legal moves, written.
    #[must_use]
    pub fn write_all(&self, position: &Position, legal: &[Move]) -> Vec<String> {
        let mut sorted = legal.to_vec();
        self.writer.sort(&mut sorted);
        sorted.iter().map(|mv| self.write(position, legal, mv)).collect()
    }

    /// A position in the rule set's own numbering.
    #[must_use]
    pub fn fen(&self, position: &Position) -> String {
        write_fen(position, &self.set.numbering())
    }

    /// The square with a number, if the board has it.
    #[must_use]
    pub fn square_of_number(&self, number: u8) -> Option<Square> {
        self.by_number.get(usize::from(number)).copied().flatten()
    }

    /// The square that is written, if the board has it.
    #[must_use]
    pub fn square(&self, written: &WrittenSquare) -> Option<Square> {
        match written.name {
            SquareName::Number(number) => self.numbering.square_of_number(number.into()),
            SquareName::Letters { file, rank } => {
                self.numbering.square_of_letters(char::from(b'a' + file.min(25)), rank.into())
            }
        }
    }
}
