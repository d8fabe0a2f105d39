//! The lines of an opening table: the moves or changes that lead to a position.

use super::fault::OpeningFault;
use crate::board::{ByColor, Color, Numbering, Piece, Position, Square, SquareStyle};
use crate::moves::{Generator, Move, MoveWriter, Resolved, resolve};
use crate::pdn::{MoveText, SquareName, WrittenSquare};
use crate::rules::RuleSet;

/// The way to reach the position of an opening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpeningLine {
    /// No change: the game begins as usual.
    Start,
    /// Moves from the start position.
    Moves(Vec<Move>),
    /// A man of each side, or of one side, is put on another square; White is to move.
    Placed(ByColor<Option<Placing>>),
    /// A man of each side is taken off before the moves.
    Without {
        /// The squares of those men.
        removed: ByColor<Square>,
        /// The moves.
        moves: Vec<Move>,
    },
}

/// A man put on another square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placing {
    /// Its square in the start position.
    pub from: Square,
    /// Its new square.
    pub to: Square,
}

/// The rule set under which openings are played, with its move generator and notation.
#[derive(Debug, Clone)]
pub(super) struct OpeningRules {
    pub(super) set: RuleSet,
    pub(super) generator: Generator,
    pub(super) numbering: Numbering,
    writer: MoveWriter,
}

impl OpeningRules {
    /// Creates the board of a rule set; `style` is the style of its squares.
    pub(super) fn new(set: RuleSet, style: Option<SquareStyle>) -> Self {
        let own = set.numbering();
        let numbering = style.map_or(own, |style| own.with_style(style));
        let writer = MoveWriter::with_numbering(&set, numbering);
        Self { generator: Generator::new(&set), numbering, writer, set }
    }

    /// Reads a line and returns it with the position that it leads to.
    pub(super) fn line(&self, text: &str) -> Result<(OpeningLine, Position), OpeningFault> {
        let text = text.trim();
        let start = self.set.start_position();
        let (line, position) = if let Some(placed) = after_word(text, "place") {
            self.placed(start, placed)?
        } else if let Some(rest) = after_word(text, "without") {
            let (removed, moves) = rest.split_once(',').unwrap_or((rest, ""));
            let (removed, position) = self.without(start, removed)?;
            let (moves, position) = self.played(position, moves)?;
            (OpeningLine::Without { removed, moves }, position)
        } else if text.eq_ignore_ascii_case("start") {
            (OpeningLine::Start, start)
        } else {
            let (moves, position) = self.played(start, text)?;
            if moves.is_empty() {
                return Err(OpeningFault::Nothing);
            }
            (OpeningLine::Moves(moves), position)
        };
        if self.generator.has_move(&position) {
            Ok((line, position))
        } else {
            Err(OpeningFault::NoMoveLeft)
        }
    }

    /// Writes consecutive moves in full notation.
    pub(super) fn written(&self, from: Position, moves: &[Move]) -> Vec<String> {
        let mut position = from;
        let mut written = Vec::new();
        for mv in moves {
            let legal = self.generator.legal_moves(&position);
            written.push(self.write(&position, &legal, mv));
            position = self.generator.play(&position, mv);
        }
        written
    }

    /// Returns the legal moves of a position, in the order of the printed squares.
    pub(super) fn legal(&self, position: &Position) -> Vec<Move> {
        let mut legal = self.generator.legal_moves(position);
        self.writer.sort(&mut legal);
        legal
    }

    /// Writes a legal move in full notation.
    pub(super) fn write(&self, position: &Position, legal: &[Move], mv: &Move) -> String {
        self.writer.write(&self.generator, position, legal, mv)
    }

    /// Returns the position before the moves of a line.
    pub(super) fn before(&self, line: &OpeningLine) -> Position {
        let mut position = self.set.start_position();
        if let OpeningLine::Without { removed, .. } = line {
            for square in [removed.white, removed.black] {
                position.set(square, None);
            }
        }
        position
    }

    fn played(&self, start: Position, text: &str) -> Result<(Vec<Move>, Position), OpeningFault> {
        let (mut moves, mut position) = (Vec::new(), start);
        for word in text.split_whitespace() {
            let written = MoveText::parse(word.as_bytes())
                .map_err(|why| OpeningFault::NoMove { text: word.to_owned(), why })?;
            let legal = self.generator.legal_moves(&position);
            let half_move = moves.len() + 1;
            let list = |moves: &[Move]| {
                let write = |mv| self.writer.write(&self.generator, &position, &legal, mv);
                moves.iter().map(write).collect::<Vec<_>>().join(" ")
            };
            let text = word.to_owned();
            match self.meant(&position, &legal, &written, word)? {
                Resolved::One(mv) => {
                    position = self.generator.play(&position, &mv);
                    moves.push(mv);
                }
                Resolved::Several(several) => {
                    let moves = list(&several);
                    return Err(OpeningFault::Several { text, half_move, moves });
                }
                Resolved::OtherPath(_) | Resolved::None => {
                    let legal = list(&legal);
                    return Err(OpeningFault::NotLegal { text, half_move, legal });
                }
            }
        }
        Ok((moves, position))
    }

    /// Resolves a move that is written in full or with only the file of its first square.
    fn meant(
        &self,
        position: &Position,
        legal: &[Move],
        written: &MoveText,
        word: &str,
    ) -> Result<Resolved, OpeningFault> {
        let mut squares = Vec::new();
        let mut from_file = None;
        for square in written.squares() {
            match square.name {
                SquareName::File { file } => from_file = Some(file),
                name => squares.push(self.square(name, word)?),
            }
        }
        let Some(file) = from_file else {
            return Ok(resolve(&self.generator, position, legal, &squares));
        };
        let Some(&to) = squares.last() else {
            return Ok(Resolved::None);
        };
        let fits = |mv: &&Move| mv.to() == to && self.numbering.file_rank(mv.from()).0 == file;
        let fitting: Vec<Move> = legal.iter().filter(fits).copied().collect();
        Ok(match fitting.as_slice() {
            [] => Resolved::None,
            [only] => Resolved::One(*only),
            _ => Resolved::Several(fitting),
        })
    }

    fn square(&self, name: SquareName, word: &str) -> Result<Square, OpeningFault> {
        let found = match name {
            SquareName::Number(number) => self.numbering.square_of_number(number.into()),
            SquareName::Letters { file, rank } => {
                self.numbering.square_of_letters(char::from(b'a' + file), rank.into())
            }
            SquareName::File { .. } => None,
        };
        let squares = || self.numbering.range();
        found.ok_or_else(|| OpeningFault::NoSquare { text: word.to_owned(), squares: squares() })
    }

    fn placed(&self, start: Position, text: &str) -> Result<(OpeningLine, Position), OpeningFault> {
        let mut placings: ByColor<Option<Placing>> = ByColor::default();
        for word in text.split_whitespace() {
            let written = MoveText::parse(word.as_bytes())
                .map_err(|why| OpeningFault::NoMove { text: word.to_owned(), why })?;
            let [from, to] = written.squares() else {
                return Err(OpeningFault::NotAPlacing);
            };
            let (from, to) = (self.square(from.name, word)?, self.square(to.name, word)?);
            let color = self.man(&start, from)?.color;
            if placings[color].replace(Placing { from, to }).is_some() {
                return Err(OpeningFault::SameSide { square: self.name(from) });
            }
        }
        let both = || Color::BOTH.into_iter().filter_map(|color| Some((color, placings[color]?)));
        if both().next().is_none() {
            return Err(OpeningFault::NotAPlacing);
        }
        // Both men are lifted first, because one may be put on the other's square.
        let mut position = start.with_turn(Color::White);
        for (_, placing) in both() {
            position.set(placing.from, None);
        }
        for (color, Placing { to, .. }) in both() {
            if position.piece_at(to).is_some() {
                return Err(OpeningFault::Taken { square: self.name(to) });
            }
            if self.is_far_row(color, to) {
                return Err(OpeningFault::FarRow { square: self.name(to) });
            }
            position.set(to, Some(Piece { color, is_king: false }));
        }
        Ok((OpeningLine::Placed(placings), position))
    }

    fn without(
        &self,
        start: Position,
        text: &str,
    ) -> Result<(ByColor<Square>, Position), OpeningFault> {
        let mut position = start;
        let mut removed: ByColor<Option<Square>> = ByColor::default();
        for word in text.split_whitespace() {
            let no_square = || OpeningFault::NoSquare {
                text: word.to_owned(),
                squares: self.numbering.range(),
            };
            let written = WrittenSquare::parse(word.as_bytes()).ok_or_else(no_square)?;
            let square = self.square(written.name, word)?;
            let color = self.man(&start, square)?.color;
            if removed[color].replace(square).is_some() {
                return Err(OpeningFault::SameSide { square: self.name(square) });
            }
            position.set(square, None);
        }
        match (removed.white, removed.black) {
            (Some(white), Some(black)) => Ok((ByColor { white, black }, position)),
            _ => Err(OpeningFault::NotAPlacing),
        }
    }

    fn man(&self, position: &Position, square: Square) -> Result<Piece, OpeningFault> {
        let piece = position.piece_at(square).filter(|piece| !piece.is_king);
        piece.ok_or_else(|| OpeningFault::NoMan { square: self.name(square) })
    }

    /// Returns whether a man of this colour is crowned on this row.
    fn is_far_row(&self, color: Color, square: Square) -> bool {
        let geometry = self.numbering.geometry;
        let row = geometry.column_row(square).1;
        row == match color {
            Color::White => 0,
            Color::Black => geometry.rows() - 1,
        }
    }

    /// Returns the name of a square on the board of the table.
    pub(super) fn name(&self, square: Square) -> String {
        self.numbering.name(square)
    }

    /// Returns the numbering used for the digest of positions: always numeric, whatever is printed.
    pub(super) const fn numbers(&self) -> Numbering {
        self.numbering.with_style(SquareStyle::Numeric)
    }
}

/// Returns the rest of a text after a word at its start.
fn after_word<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let head = text.get(..word.len()).filter(|head| head.eq_ignore_ascii_case(word))?;
    let rest = &text[head.len()..];
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then_some(rest)
}
