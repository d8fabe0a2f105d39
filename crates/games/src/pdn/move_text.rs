//! Moves as written, split into squares and separators.
//!
//! Accepted:
//!
//! - numbers of one to three digits, or letters `a1` to `l12` in upper or lower case, never mixed;
//! - `-`, `x`, `X`, `:`, `*`, `×` and the dashes of Unicode between them, with blanks around;
//! - no separator before a letter (`a3b4`) or in the middle of four digits (`3228`);
//! - zero padding;
//! - the first square by its file alone (`cd4`, `c:e5`);
//! - the letter of a king before a lower-case letter (`Kd1-d7`).
//!
//! The module does not check whether a board has these squares.

use smallvec::SmallVec;

use super::lexer::Cursor;
use super::plain::PlainMove;
use super::squares::{after_file, after_king, separator, square};
use crate::diag::Span;
use crate::said::{Fact, Said, Told, said};

/// The most squares in one move.
pub const MAX_SQUARES: usize = 24;

/// A square as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareName {
    /// A number, from 0 to 999.
    Number(u16),
    /// A column and a row.
    Letters {
        /// The column, from 0 for `a` to 11 for `l`.
        file: u8,
        /// The row as written, 0 to 99.
        rank: u8,
    },
    /// A column alone, as the first square of a short move from some square of that column.
    File {
        /// The column, from 0 for `a` to 11 for `l`.
        file: u8,
    },
}

impl std::fmt::Display for SquareName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Letters { file, rank } => write!(f, "{}{rank}", char::from(b'a' + file)),
            Self::File { file } => write!(f, "{}", char::from(b'a' + file)),
        }
    }
}

/// The sign between two squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Separator {
    /// `-` or a dash.
    Hyphen,
    /// `x`, `X` or `×`.
    Cross,
    /// `:`.
    Colon,
    /// `*`.
    Star,
    /// No sign: `a3b4`, `3228`.
    None,
}

/// A square of a move, as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenSquare {
    /// The square.
    pub name: SquareName,
    /// The sign before it; [`Separator::None`] for the first square.
    pub separator: Separator,
    /// Whether it is a number with a leading zero.
    pub padded: bool,
    start: u16,
    len: u8,
}

impl WrittenSquare {
    /// Parses a word that is one square and nothing else.
    pub fn parse(word: &[u8]) -> Option<Self> {
        let mut cursor = Cursor::new(word);
        let end = square(&mut cursor, 0).filter(|&end| end == word.len())?;
        let mut squares = SmallVec::new();
        push(&mut squares, word, Span::new(0, end), Separator::None).ok()?;
        squares.pop()
    }

    /// Returns the bytes of the square in the parsed text.
    pub fn span(&self) -> Span {
        let start = usize::from(self.start);
        Span::new(start, start + usize::from(self.len))
    }
}

/// The reason why a text is not a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// A square was expected at this offset.
    #[error("a square is expected at byte {0}")]
    SquareExpected(usize),
    /// The number of a square has more than three digits, or its row more than two.
    #[error("the number of a square has too many digits")]
    NumberTooLong(Span),
    /// Only one square is named.
    #[error("only one square is named")]
    OneSquare,
    /// The move mixes numbers and letters.
    #[error("squares are written both as numbers and as letters")]
    Mixed(Span),
    /// The move names more than [`MAX_SQUARES`] squares.
    #[error("more than {MAX_SQUARES} squares are named")]
    TooManySquares,
    /// The text is longer than any move.
    #[error("the text is too long for a move")]
    TooLong,
}

impl Told for MoveError {
    fn said(&self) -> Said {
        match *self {
            Self::SquareExpected(at) => {
                said!("move-square-expected", "a square is expected at byte { $at }"; at)
            }
            Self::NumberTooLong(_) => {
                said!("move-number-too-long", "the number of a square has too many digits")
            }
            Self::OneSquare => said!("move-one-square", "only one square is named"),
            Self::Mixed(_) => {
                said!("move-mixed", "squares are written both as numbers and as letters")
            }
            Self::TooManySquares => {
                said!("move-too-many-squares", "more than { $most } squares are named"; most = MAX_SQUARES)
            }
            Self::TooLong => said!("move-too-long", "the text is too long for a move"),
        }
    }
}

impl From<MoveError> for Fact {
    fn from(error: MoveError) -> Self {
        error.said().into()
    }
}

/// The squares of a move, at least two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveText {
    squares: SmallVec<[WrittenSquare; MAX_SQUARES]>,
}

impl MoveText {
    /// Parses a move. Blanks around it are accepted, strength marks are not.
    ///
    /// # Errors
    ///
    /// Returns a [`MoveError`] with spans in `text`.
    pub fn parse(text: &[u8]) -> Result<Self, MoveError> {
        if text.len() > usize::from(u16::MAX) {
            return Err(MoveError::TooLong);
        }
        if let Some(plain) = PlainMove::parse(text) {
            return Ok(Self { squares: SmallVec::from_iter(squares_of(plain)) });
        }
        let mut cursor = Cursor::new(text);
        let mut squares = SmallVec::new();
        let mut at = cursor.blanks(0);
        let mut between = Separator::None;
        if let Some(start) = after_king(&mut cursor, at) {
            at = start;
        } else if let Some(start) = after_file(&mut cursor, at) {
            push(&mut squares, text, Span::new(at, at + 1), between)?;
            if start > at + 1 {
                (between, _) = next_separator(&mut cursor, at + 1, at + 1)?;
            }
            at = start;
        }
        loop {
            let end = square(&mut cursor, at).ok_or(MoveError::SquareExpected(at))?;
            let glued = squares.is_empty() && end - at == 4 && end == text.trim_ascii_end().len();
            if glued && text[at].is_ascii_digit() {
                push(&mut squares, text, Span::new(at, at + 2), between)?;
                push(&mut squares, text, Span::new(at + 2, end), Separator::None)?;
            } else {
                push(&mut squares, text, Span::new(at, end), between)?;
            }
            let gap = cursor.blanks(end);
            if gap == text.len() {
                break;
            }
            (between, at) = next_separator(&mut cursor, end, gap)?;
        }
        match squares.len() {
            0 | 1 => Err(MoveError::OneSquare),
            _ => Ok(Self { squares }),
        }
    }

    /// Returns the squares, in order.
    pub fn squares(&self) -> &[WrittenSquare] {
        &self.squares
    }

    /// Returns the first square.
    pub fn from(&self) -> WrittenSquare {
        self.squares[0]
    }

    /// Returns the last square.
    pub fn to(&self) -> WrittenSquare {
        self.squares[self.squares.len() - 1]
    }

    /// Returns the squares between the first and the last.
    pub fn via(&self) -> &[WrittenSquare] {
        &self.squares[1..self.squares.len() - 1]
    }

    /// Returns whether the squares are written with letters.
    pub(crate) fn is_algebraic(&self) -> bool {
        is_lettered(self.squares[0].name)
    }

    /// Returns whether the first square is written by its file alone.
    pub fn is_short(&self) -> bool {
        matches!(self.squares[0].name, SquareName::File { .. })
    }

    /// Returns whether a separator is a capture sign: `x`, `:` or `*`.
    pub(crate) fn is_written_as_capture(&self) -> bool {
        self.squares.iter().any(|square| {
            matches!(square.separator, Separator::Cross | Separator::Colon | Separator::Star)
        })
    }
}

fn squares_of(plain: PlainMove) -> [WrittenSquare; 2] {
    let square = |number: u8, digits: u8, separator, start| WrittenSquare {
        name: SquareName::Number(number.into()),
        separator,
        padded: digits == 2 && number < 10,
        start,
        len: digits,
    };
    let [left, right] = plain.digits();
    [
        square(plain.from(), left, Separator::None, 0),
        square(plain.to(), right, plain.separator(), u16::from(left) + 1),
    ]
}

/// Returns the separator after a square that ends at `end`, and the start of the next square.
fn next_separator(
    cursor: &mut Cursor<'_>,
    end: usize,
    gap: usize,
) -> Result<(Separator, usize), MoveError> {
    let text = cursor.text();
    if text[gap] == b'*' {
        return Ok((Separator::Star, cursor.blanks(gap + 1)));
    }
    if let Some(behind) = separator(cursor, gap) {
        let kind = match text[gap] {
            b'x' | b'X' | 0xC3 | 0xD7 => Separator::Cross,
            b':' => Separator::Colon,
            _ => Separator::Hyphen,
        };
        return Ok((kind, cursor.blanks(behind)));
    }
    if gap == end && text[end].is_ascii_alphabetic() {
        return Ok((Separator::None, end));
    }
    Err(MoveError::SquareExpected(gap))
}

fn push(
    squares: &mut SmallVec<[WrittenSquare; MAX_SQUARES]>,
    text: &[u8],
    span: Span,
    separator: Separator,
) -> Result<(), MoveError> {
    if squares.len() == MAX_SQUARES {
        return Err(MoveError::TooManySquares);
    }
    let written = span.of(text);
    let name = name(written).ok_or(MoveError::NumberTooLong(span))?;
    let square = WrittenSquare {
        name,
        separator,
        padded: written[0] == b'0' && written.len() > 1,
        start: u16::try_from(span.start).map_err(|_| MoveError::TooLong)?,
        len: u8::try_from(span.len()).map_err(|_| MoveError::NumberTooLong(span))?,
    };
    let first: &WrittenSquare = squares.first().unwrap_or(&square);
    if is_lettered(first.name) != is_lettered(name) {
        return Err(MoveError::Mixed(span));
    }
    squares.push(square);
    Ok(())
}

const fn is_lettered(name: SquareName) -> bool {
    !matches!(name, SquareName::Number(_))
}

/// Parses a written square; `None` if it has too many digits.
fn name(written: &[u8]) -> Option<SquareName> {
    let number =
        |digits: &[u8]| digits.iter().fold(0_u16, |sum, digit| sum * 10 + u16::from(digit - b'0'));
    match *written {
        [letter] if letter.is_ascii_alphabetic() => {
            Some(SquareName::File { file: letter.to_ascii_lowercase() - b'a' })
        }
        [letter, ref rank @ ..] if letter.is_ascii_alphabetic() => {
            (rank.len() <= 2).then(|| SquareName::Letters {
                file: letter.to_ascii_lowercase() - b'a',
                rank: number(rank) as u8,
            })
        }
        _ => (written.len() <= 3).then(|| SquareName::Number(number(written))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_capture_stays_inline_and_keeps_its_spans() {
        let text = vec!["07"; MAX_SQUARES].join("x ");
        let parsed = MoveText::parse(text.as_bytes()).expect("24 squares are allowed");
        assert!(!parsed.squares.spilled());
        assert_eq!(parsed.via().len(), MAX_SQUARES - 2);
        for square in parsed.squares() {
            assert_eq!(square.span().of(text.as_bytes()), b"07");
            assert!(square.padded);
        }
        assert!(parsed.is_written_as_capture());
        assert_eq!(parsed.from().separator, Separator::None);
        assert_eq!(parsed.to().separator, Separator::Cross);
    }
}
