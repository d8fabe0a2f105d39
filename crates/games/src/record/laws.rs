//! Rule sets, with everything that is built from them once.

use std::sync::{Arc, Mutex, OnceLock};

use smallvec::{SmallVec, smallvec};

use super::square_notation::own_tag;
use crate::board::{Numbering, Position, Square, SquareStyle, write_fen};
use crate::draw::{editions_beside, same_clause};
use crate::moves::{Generator, Move, MoveWriter};
use crate::pdn::{MoveText, ResultFormat, SquareName, WrittenSquare};
use crate::rules::{Pace, RuleSet, of_game_type};

/// The squares of a written move, from the first to the last.
pub(super) type WrittenSquares = SmallVec<[Square; 8]>;

/// The readings of a written move: one list of squares, or several if its first square is written
/// by its file alone.
pub(super) type Ways = SmallVec<[WrittenSquares; 1]>;

/// Rules by the time control that they were built for.
pub(super) type ByPace = Vec<(Pace, Arc<Laws>)>;

/// A rule set with its move generator and notation.
#[derive(Debug, Clone)]
pub struct Laws {
    /// The rule set.
    pub set: Arc<RuleSet>,
    /// Its move generator.
    pub generator: Generator,
    /// The notation of squares in the moves of a record, in numbers or letters.
    pub numbering: Numbering,
    /// The notation of squares in positions.
    pub printed: Numbering,
    /// Whether the caller named the rule set, regardless of the tags of a record.
    pub is_named: bool,
    /// Whether the GameType tag of the record puts the first square elsewhere, but the moves do not
    /// fit that.
    pub is_misnamed: bool,
    /// Its name, with its overrides.
    pub label: Arc<str>,
    /// The start position of games.
    pub start: Position,
    /// The results of an event's games, if they are not the usual ones.
    pub results: Option<Arc<ResultFormat>>,
    /// The GameType tag of the rule set, if it names the squares as the rule set does.
    pub(super) own_tag: Option<Arc<str>>,
    /// The square of each number, if it is on the board.
    pub(super) by_number: [Option<Square>; 256],
    pub(super) writer: MoveWriter,
    /// The rules at the time controls requested so far.
    pub(super) at_pace: Arc<Mutex<ByPace>>,
    /// The rule set at each possible time control of the game, if they differ.
    pub(super) possible: Arc<OnceLock<Vec<RuleSet>>>,
    /// Other editions of the rules, with the same settings.
    pub(super) editions: Arc<OnceLock<Arc<[RuleSet]>>>,
    /// For each of them, the draw clauses that this rule set does not have.
    pub(super) only_theirs: Arc<OnceLock<Vec<Vec<usize>>>>,
}

impl Laws {
    /// Creates the rules of a rule set.
    pub fn new(set: RuleSet) -> Self {
        let numbering = set.numbering();
        let by_number = |number| numbering.square_of_number(u32::try_from(number).ok()?);
        Self {
            generator: Generator::new(&set),
            label: set.label().into(),
            start: set.start_position(),
            results: None,
            own_tag: own_tag(&set),
            by_number: std::array::from_fn(by_number),
            numbering,
            printed: numbering,
            is_named: false,
            is_misnamed: false,
            writer: MoveWriter::new(&set),
            at_pace: Arc::default(),
            possible: Arc::default(),
            editions: Arc::default(),
            only_theirs: Arc::default(),
            set: Arc::new(set),
        }
    }

    /// Returns the rules at a time control; the same rules if it makes no difference.
    #[must_use]
    pub fn under(self: &Arc<Self>, pace: Pace) -> Arc<Self> {
        if !self.set.pace_matters() || pace == Pace::UNKNOWN {
            return Arc::clone(self);
        }
        let mut made = self.at_pace.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some((_, laws)) = made.iter().find(|(at, _)| *at == pace) {
            return Arc::clone(laws);
        }
        let set = Arc::new(self.set.under(pace));
        let is_open = self.set.pace_is_open(pace);
        let possible = if is_open { pace.possible() } else { Vec::new() };
        let possible: Vec<RuleSet> =
            possible.into_iter().map(|pace| self.set.under(pace)).collect();
        let possible = Arc::new(OnceLock::from(possible));
        let laws = Arc::new(Self {
            set,
            possible,
            at_pace: Arc::default(),
            editions: Arc::default(),
            only_theirs: Arc::default(),
            ..Self::clone(self)
        });
        made.push((pace, Arc::clone(&laws)));
        laws
    }

    /// Returns whether a clause is automatic here, but not at every possible time control of the
    /// game.
    pub fn draw_depends_on_pace(&self, clause: usize) -> bool {
        let clause = &self.set.draws[clause];
        let draws = |set: &RuleSet| {
            let same = set.draws.iter().find(|other| other.id == clause.id);
            same.is_some_and(|same| same.is_automatic())
        };
        clause.is_automatic() && !self.at_possible_paces().iter().all(draws)
    }

    /// Returns the rule set at each possible time control of the game; empty if all of them give
    /// the same rules.
    fn at_possible_paces(&self) -> &[RuleSet] {
        self.possible.get_or_init(|| {
            let is_open = self.set.pace_is_open(Pace::UNKNOWN);
            let all = if is_open { Pace::UNKNOWN.possible() } else { Vec::new() };
            all.into_iter().map(|pace| self.set.under(pace)).collect()
        })
    }

    /// Returns the other editions of the rules, with the same settings.
    pub(super) fn editions(&self) -> &[RuleSet] {
        self.editions.get_or_init(|| editions_beside(&self.set))
    }

    /// Returns, for each of them, the draw clauses that this rule set does not have.
    pub(super) fn only_theirs(&self) -> impl Iterator<Item = (&RuleSet, &[usize])> {
        let is_theirs =
            |other: &RuleSet, at: &usize| same_clause(&self.set, &other.draws[*at]).is_none();
        let clauses = self.only_theirs.get_or_init(|| {
            let theirs = |other: &RuleSet| {
                (0..other.draws.len()).filter(|at| is_theirs(other, at)).collect()
            };
            self.editions().iter().map(theirs).collect()
        });
        self.editions().iter().zip(clauses.iter().map(Vec::as_slice))
    }

    /// Creates the rules of a rule set that the caller named.
    pub fn named(set: RuleSet) -> Self {
        Self { is_named: true, ..Self::new(set) }
    }

    /// Sets the results of the games.
    #[must_use]
    pub fn with_results(self, results: Option<ResultFormat>) -> Self {
        Self { results: results.map(Arc::new), ..self }
    }

    /// Returns whether a word in a tag is the name of this rule set, ignoring case.
    pub(super) fn is_called(&self, word: &[u8]) -> bool {
        word.trim_ascii().eq_ignore_ascii_case(self.set.name.as_bytes())
    }

    /// Returns the number of the PDN game type, if it means this rule set alone.
    pub(super) fn own_number(&self) -> Option<u16> {
        let number = self.set.game_type.number()?;
        (of_game_type(number).next() == Some(self.set.name.as_str())).then_some(number)
    }

    /// Returns the rules with another notation of squares.
    pub(crate) fn printed_as(&self, numbering: Numbering) -> Self {
        let by_number = |number| numbering.square_of_number(u32::try_from(number).ok()?);
        Self {
            by_number: std::array::from_fn(by_number),
            numbering,
            printed: numbering,
            is_misnamed: false,
            writer: MoveWriter::with_numbering(&self.set, numbering),
            at_pace: Arc::default(),
            ..self.clone()
        }
    }

    /// Returns the rules with lettered squares, for records written that way.
    pub fn in_letters(&self) -> Self {
        let numbering = self.numbering.with_style(SquareStyle::Algebraic);
        Self {
            numbering,
            writer: MoveWriter::with_numbering(&self.set, numbering),
            at_pace: Arc::default(),
            ..self.clone()
        }
    }

    /// Returns the rules with moves in short notation, `cd4`.
    pub(crate) fn in_short(&self) -> Self {
        let writer = MoveWriter::short(&self.set, self.numbering);
        Self { writer, at_pace: Arc::default(), ..self.in_letters() }
    }

    /// Writes a move as the rule set does.
    pub fn write(&self, position: &Position, legal: &[Move], mv: &Move) -> String {
        self.writer.write(&self.generator, position, legal, mv)
    }

    /// Writes all legal moves.
    pub fn write_all(&self, position: &Position, legal: &[Move]) -> Vec<String> {
        let mut sorted = legal.to_vec();
        self.writer.sort(&mut sorted);
        sorted.iter().map(|mv| self.write(position, legal, mv)).collect()
    }

    /// Writes a position as FEN.
    pub fn fen(&self, position: &Position) -> String {
        write_fen(position, &self.printed)
    }

    /// Returns the square with a number, if it is on the board.
    pub fn square_of_number(&self, number: u8) -> Option<Square> {
        self.by_number[usize::from(number)]
    }

    /// Returns a written square, if it is on the board; `None` for a file alone.
    pub fn square(&self, written: &WrittenSquare) -> Option<Square> {
        match written.name {
            SquareName::Number(number) => self.numbering.square_of_number(number.into()),
            SquareName::Letters { file, rank } => {
                self.numbering.square_of_letters(char::from(b'a' + file.min(25)), rank.into())
            }
            SquareName::File { .. } => None,
        }
    }

    /// Returns the readings of a written move.
    ///
    /// # Errors
    ///
    /// Returns the first square that is not on the board.
    pub fn ways(&self, written: &MoveText) -> Result<Ways, WrittenSquare> {
        let square = |written: &WrittenSquare| self.square(written).ok_or(*written);
        let SquareName::File { file } = written.from().name else {
            return Ok(smallvec![written.squares().iter().map(square).collect::<Result<_, _>>()?]);
        };
        let behind =
            written.squares()[1..].iter().map(square).collect::<Result<WrittenSquares, _>>()?;
        let rows = u32::from(self.numbering.geometry.rows());
        let letter = char::from(b'a' + file.min(25));
        let on_file = (1..=rows).filter_map(|row| self.numbering.square_of_letters(letter, row));
        let ways: Ways = on_file
            .map(|from| std::iter::once(from).chain(behind.iter().copied()).collect())
            .collect();
        if ways.is_empty() { Err(written.from()) } else { Ok(ways) }
    }
}
