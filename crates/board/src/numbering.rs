//! The printed names of squares: numbers from a corner, or letters and digits.

use serde::{Deserialize, Serialize};

use super::{Geometry, Square};

/// A corner of the printed board, with White below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Corner {
    /// Black's side, White's left.
    TopLeft,
    /// Black's side, White's right.
    TopRight,
    /// White's side, White's left.
    BottomLeft,
    /// White's side, White's right.
    BottomRight,
}

draughts_ground::fact_words! {
    Corner {
        TopLeft "top-left",
        TopRight "top-right",
        BottomLeft "bottom-left",
        BottomRight "bottom-right",
    }
}

impl Corner {
    /// Returns the diagonally opposite corner.
    ///
    /// If one player has the playable corner at the lower left, the other has it at the upper
    /// right.
    #[must_use]
    pub const fn across(self) -> Self {
        match self {
            Self::TopLeft => Self::BottomRight,
            Self::TopRight => Self::BottomLeft,
            Self::BottomLeft => Self::TopRight,
            Self::BottomRight => Self::TopLeft,
        }
    }

    /// Returns whether the corner is on Black's side.
    const fn is_top(self) -> bool {
        matches!(self, Self::TopLeft | Self::TopRight)
    }

    /// Returns whether the corner is at White's left.
    const fn is_left(self) -> bool {
        matches!(self, Self::TopLeft | Self::BottomLeft)
    }
}

/// The style of square names: numbers (`32`), or a letter and a number (`c3`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SquareStyle {
    /// Numbers, row by row from the corner of square 1.
    Numeric,
    /// Letters for columns and digits for rows, from the corner of `a1`.
    Algebraic,
}

/// The printed names of the squares of one rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Numbering {
    /// The board shape.
    pub geometry: Geometry,
    /// Whether the playable corner is at each player's right, so that the printed board is the
    /// mirror image of the internal one.
    pub mirrored: bool,
    /// The corner of square 1; numbers run along the rows from there.
    pub first: Corner,
    /// The corner of `a1`; letters run along the rows from there, digits from row to row.
    pub letters: Corner,
    /// The style in which squares are written; both styles are accepted.
    pub style: SquareStyle,
}

impl Numbering {
    /// Returns the numbering with the given style.
    #[must_use]
    pub const fn with_style(mut self, style: SquareStyle) -> Self {
        self.style = style;
        self
    }

    /// Returns the column and row on the printed board, from 0 at the upper left.
    pub const fn printed_place(&self, square: Square) -> (u8, u8) {
        let (column, row) = self.geometry.column_row(square);
        if self.mirrored { (self.geometry.rows() - 1 - column, row) } else { (column, row) }
    }

    /// Returns the square at a column and row of the printed board, from 0 at the upper left.
    ///
    /// Returns `None` off the board and for squares that are not in play.
    pub fn at_printed_place(&self, column: i16, row: i16) -> Option<Square> {
        let last = i16::from(self.geometry.rows()) - 1;
        let column = if self.mirrored { last - column } else { column };
        self.geometry.square_at(column, row)
    }

    /// Returns the number of a square, from 1.
    pub const fn number(&self, square: Square) -> u8 {
        let per_row = self.geometry.squares_per_row();
        let (row, column) = (square.index() as u8 / per_row, square.index() as u8 % per_row);
        let column = if self.mirrored { per_row - 1 - column } else { column };
        let row = if self.first.is_top() { row } else { self.geometry.rows() - 1 - row };
        let column = if self.first.is_left() { column } else { per_row - 1 - column };
        row * per_row + column + 1
    }

    /// Returns the square with a printed number, if the board has one.
    #[inline]
    pub fn square_of_number(&self, number: u32) -> Option<Square> {
        let index = u8::try_from(number).ok()?.checked_sub(1)?;
        // A numbering is its own inverse except for the order of the two flips, and these commute.
        // Hence the number of the square with this index yields the index of the square with this
        // number.
        let image = Square::new(index);
        (index < self.geometry.squares()).then(|| Square::new(self.number(image) - 1))
    }

    /// Returns the square with a letter and a row number, such as `c3`, in either case.
    pub fn square_of_letters(&self, column: char, row: u32) -> Option<Square> {
        let rows = i16::from(self.geometry.rows());
        let file = i16::from(u8::try_from(column.to_ascii_lowercase()).ok()?) - i16::from(b'a');
        let rank = i16::try_from(row).ok()? - 1;
        let column = if self.letters.is_left() { file } else { rows - 1 - file };
        let row = if self.letters.is_top() { rank } else { rows - 1 - rank };
        self.at_printed_place(column, row)
    }

    /// Returns the file and rank of a square, each from 0: `a1` is 0 and 0.
    pub const fn file_rank(&self, square: Square) -> (u8, u8) {
        let (column, row) = self.printed_place(square);
        (self.file_of_column(column), self.rank_of_row(row))
    }

    /// Returns the file, from 0 for `a`, of a column of the printed board, from 0 at the left.
    pub const fn file_of_column(&self, column: u8) -> u8 {
        if self.letters.is_left() { column } else { self.geometry.rows() - 1 - column }
    }

    /// Returns the rank, from 0, of a row of the printed board, from 0 at the top.
    pub const fn rank_of_row(&self, row: u8) -> u8 {
        if self.letters.is_top() { row } else { self.geometry.rows() - 1 - row }
    }

    /// Parses a square in either style; the text must contain nothing else.
    pub fn parse(&self, text: &str) -> Option<Square> {
        let mut chars = text.chars();
        match chars.clone().next()? {
            letter if letter.is_ascii_alphabetic() => {
                chars.next();
                self.square_of_letters(letter, parse_digits(chars.as_str())?)
            }
            _ => self.square_of_number(parse_digits(text)?),
        }
    }

    /// Returns the name of a square in this style.
    pub fn name(&self, square: Square) -> String {
        match self.style {
            SquareStyle::Numeric => self.number(square).to_string(),
            SquareStyle::Algebraic => {
                let (file, rank) = self.file_rank(square);
                format!("{}{}", char::from(b'a' + file), rank + 1)
            }
        }
    }

    /// Returns the range of squares as people write it: `1-50`, `a1-h8`.
    pub fn range(&self) -> String {
        let last = self.geometry.rows();
        match self.style {
            SquareStyle::Numeric => format!("1-{}", self.geometry.squares()),
            SquareStyle::Algebraic => format!("a1-{}{last}", char::from(b'a' + last - 1)),
        }
    }
}

fn parse_digits(text: &str) -> Option<u32> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CORNERS: [Corner; 4] =
        [Corner::TopLeft, Corner::TopRight, Corner::BottomLeft, Corner::BottomRight];

    fn numbering(geometry: Geometry, mirrored: bool, first: Corner) -> Numbering {
        Numbering {
            geometry,
            mirrored,
            first,
            letters: Corner::BottomLeft,
            style: SquareStyle::Numeric,
        }
    }

    #[test]
    fn numbers_and_letters_lead_back_to_their_square() {
        for geometry in Geometry::ALL {
            for mirrored in [false, true] {
                for first in CORNERS {
                    for style in [SquareStyle::Numeric, SquareStyle::Algebraic] {
                        let mut n = numbering(geometry, mirrored, first).with_style(style);
                        n.letters = first;
                        for square in geometry.iter() {
                            assert_eq!(n.parse(&n.name(square)), Some(square), "{n:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn letters_run_from_their_corner() {
        let mut n = numbering(Geometry::Dark8, true, Corner::TopLeft);
        // The lower right corner is dark on this board, so seen from White the files run leftwards.
        n.letters = Corner::BottomRight;
        let corner = n.at_printed_place(7, 7).expect("the dark corner");
        assert_eq!(n.with_style(SquareStyle::Algebraic).name(corner), "a1");
        assert_eq!(n.parse("a1"), Some(corner));
        assert_eq!(n.parse("h8"), n.at_printed_place(0, 0));
        assert_eq!(n.parse("a2"), None, "a light square");
        for corner in CORNERS {
            assert_eq!(corner.across().across(), corner);
        }
    }

    #[test]
    fn the_corners_of_known_boards() {
        let name = |n: Numbering, text: &str, style| {
            n.parse(text).map(|square| n.with_style(style).name(square))
        };
        let letters = SquareStyle::Algebraic;
        let international = numbering(Geometry::Dark10, false, Corner::TopLeft);
        assert_eq!(name(international, "46", letters).as_deref(), Some("a1"));
        assert_eq!(name(international, "5", letters).as_deref(), Some("j10"));
        assert_eq!(name(international, "51", letters), None);
        assert_eq!(name(international, "a2", letters), None, "a light square");
        let italian = numbering(Geometry::Dark8, true, Corner::TopLeft);
        assert_eq!(name(italian, "1", letters).as_deref(), Some("a8"));
        assert_eq!(name(italian, "32", letters).as_deref(), Some("h1"));
        let spanish = numbering(Geometry::Dark8, true, Corner::BottomRight);
        assert_eq!(name(spanish, "1", letters).as_deref(), Some("h1"));
        let russian = numbering(Geometry::Dark8, false, Corner::TopLeft);
        assert_eq!(name(russian, "1", letters).as_deref(), Some("b8"));
        assert_eq!(name(russian, "32", letters).as_deref(), Some("g1"));
        assert_eq!(russian.parse("0"), None);
        assert_eq!(russian.parse("+1"), None);
        assert_eq!(russian.parse("99999999999999999999"), None);
    }
}
