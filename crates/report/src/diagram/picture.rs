//! A board as a picture: the shapes and their places, before they become SVG or PNG.

use super::stamp::{HALF, Stamp};
use super::words::{board_words, pieces_in_words};
use crate::words::{Language, say};
use draughts_games::board::{Color, Numbering, Position, Square, SquareStyle};

/// How a board is drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PictureStyle {
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// Whether every square has its number or name in its corner.
    ///
    /// Otherwise the names of the outer squares are printed beside the board.
    pub numbers: bool,
    /// The language of the text alternative.
    pub language: Language,
}

/// The move that led to a position, to be marked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LastMove {
    /// The first and the last square.
    pub ends: Option<(Square, Square)>,
    /// The squares of the pieces taken.
    pub taken: Vec<Square>,
}

impl LastMove {
    /// Returns the move between two positions.
    pub fn between(before: &Position, after: &Position, ends: Option<(Square, Square)>) -> Self {
        let from = ends.map(|(from, _)| from);
        let is_taken = |square: &Square| {
            let gone = before.piece_at(*square).is_some() && after.piece_at(*square).is_none();
            gone && Some(*square) != from
        };
        Self { ends, taken: before.geometry().iter().filter(is_taken).collect() }
    }
}

/// A colour: red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rgb(pub(super) [u8; 3]);

impl std::fmt::Display for Rgb {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The background of the picture.
pub(super) const PAPER: Rgb = Rgb([255, 255, 255]);
/// The light squares.
const LIGHT: Rgb = Rgb([0xf0, 0xe2, 0xc8]);
/// The dark squares; marks and pieces on them have a contrast of at least 3:1.
const DARK: Rgb = Rgb([0xa3, 0x76, 0x4e]);
/// White's pieces.
const WHITE: Rgb = Rgb([0xff, 0xfd, 0xf5]);
/// Black's pieces, and lines on White's.
const BLACK: Rgb = Rgb([0x18, 0x18, 0x18]);
/// The marks of the last move.
const MARK: Rgb = Rgb([0xff, 0xf3, 0xa0]);
/// The names of squares beside the board.
pub(super) const LABEL: Rgb = Rgb([0x40, 0x40, 0x40]);

/// Stamps of one shape and paint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layer {
    /// The class of the layer in a picture on a page.
    pub(super) class: &'static str,
    pub(super) stamp: Stamp,
    pub(super) fill: Option<Rgb>,
    /// The colour and the width of the line, in units.
    pub(super) line: Option<(Rgb, i32)>,
    /// The centres of its squares.
    pub(super) at: Vec<(i32, i32)>,
}

/// A short text centred on a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Label {
    pub(super) text: String,
    pub(super) middle: (i32, i32),
    /// The height of its letters in units, from the baseline to their top.
    pub(super) height: i32,
    pub(super) color: Rgb,
}

/// A picture of a position, in units: a square is 100 wide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardPicture {
    /// The width and the height.
    pub(super) size: (i32, i32),
    /// The top left corner of the board: distances from the left and from the top.
    pub(super) corner: (i32, i32),
    /// The width and the height of the board.
    pub(super) board: i32,
    pub(super) layers: Vec<Layer>,
    pub(super) labels: Vec<Label>,
    /// A short title.
    pub(super) title: String,
    /// The pieces and their squares, in words.
    pub(super) description: String,
}

/// The margin on a side without names.
const NARROW: i32 = 6;
/// The margin on a side with names.
const WIDE: i32 = 56;

impl BoardPicture {
    /// Draws a position, and marks the last move if it is given.
    pub fn of(
        position: &Position,
        numbering: &Numbering,
        last: Option<&LastMove>,
        style: PictureStyle,
    ) -> Self {
        let place = BoardLayout { numbering, style };
        let mut layers = vec![squares(&place)];
        layers.extend(marks(last, &place));
        layers.extend(pieces(position, &place));
        let language = style.language;
        Self {
            size: place.size(),
            corner: place.corner(),
            board: place.board(),
            layers,
            labels: if style.numbers { in_squares(&place) } else { beside(&place) },
            title: say(&board_words(position.turn()), language),
            description: pieces_in_words(position, numbering, language),
        }
    }
}

impl BoardPicture {
    /// Returns the height of a picture of this width.
    pub(super) fn height(&self, width: u32) -> u32 {
        let (wide, high) = (i64::from(self.size.0), i64::from(self.size.1));
        u32::try_from((i64::from(width) * high + wide / 2) / wide).unwrap_or(width)
    }
}

/// The placement of the squares of a board.
struct BoardLayout<'n> {
    numbering: &'n Numbering,
    style: PictureStyle,
}

impl BoardLayout<'_> {
    fn rows(&self) -> i32 {
        i32::from(self.numbering.geometry.rows())
    }

    fn board(&self) -> i32 {
        2 * HALF * self.rows()
    }

    /// Returns the left and the top margin.
    ///
    /// Names are printed at the left, numbers of the outer squares also at the right, letters
    /// below.
    fn corner(&self) -> (i32, i32) {
        (if self.style.numbers { NARROW } else { WIDE }, NARROW)
    }

    fn size(&self) -> (i32, i32) {
        let (left, above) = self.corner();
        let has_letters = self.numbering.style == SquareStyle::Algebraic;
        let (right, below) = match (self.style.numbers, has_letters) {
            (true, _) => (NARROW, NARROW),
            (false, true) => (NARROW, WIDE),
            (false, false) => (WIDE, NARROW),
        };
        (left + self.board() + right, above + self.board() + below)
    }

    /// Returns the centre of a column and row of the printed board.
    fn middle_of(&self, column: i32, row: i32) -> (i32, i32) {
        let turned = |at: i32| if self.style.flipped { self.rows() - 1 - at } else { at };
        let middle = |edge: i32, at: i32| edge + 2 * HALF * turned(at) + HALF;
        let (left, above) = self.corner();
        (middle(left, column), middle(above, row))
    }

    fn middle(&self, square: Square) -> (i32, i32) {
        let (column, row) = self.numbering.printed_place(square);
        self.middle_of(column.into(), row.into())
    }

    fn layer(&self, class: &'static str, stamp: Stamp, squares: &[Square]) -> Layer {
        let at = squares.iter().map(|&square| self.middle(square)).collect();
        Layer { class, stamp, fill: None, line: None, at }
    }
}

/// Returns the squares in play; the area under them is drawn as the light board.
fn squares(place: &BoardLayout<'_>) -> Layer {
    let geometry = place.numbering.geometry;
    let all: Vec<Square> = geometry.iter().collect();
    let stamp = if geometry.uses_all_squares() { Stamp::Cell } else { Stamp::Field };
    Layer { fill: Some(DARK), ..place.layer("dark", stamp, &all) }
}

/// The board under the squares.
pub(super) const BOARD: Rgb = LIGHT;

fn marks(last: Option<&LastMove>, place: &BoardLayout<'_>) -> [Layer; 3] {
    let ends = last.and_then(|last| last.ends);
    let one = |end: Option<Square>| end.map_or_else(Vec::new, |end| vec![end]);
    let from = one(ends.map(|(from, _)| from).filter(|_| ends.is_some_and(|(a, b)| a != b)));
    let to = one(ends.map(|(_, to)| to));
    let taken = last.map_or(&[][..], |last| &last.taken);
    [
        Layer { fill: Some(MARK), ..place.layer("from", Stamp::Dot, &from) },
        Layer { line: Some((MARK, 7)), ..place.layer("to", Stamp::Frame, &to) },
        Layer { line: Some((MARK, 7)), ..place.layer("taken", Stamp::Cross, taken) },
    ]
}

/// Returns six layers: the pieces of White and Black, the rings of men, the crowns of kings.
fn pieces(position: &Position, place: &BoardLayout<'_>) -> Vec<Layer> {
    let all = |color: Color| position.pieces(color).iter().collect::<Vec<_>>();
    let men = |color: Color| position.men(color).iter().collect::<Vec<_>>();
    let kings = |color: Color| position.kings(color).iter().collect::<Vec<_>>();
    let (white, black) = (Color::White, Color::Black);
    let layer = |class, stamp, squares: Vec<Square>, fill, line| Layer {
        fill,
        line,
        ..place.layer(class, stamp, &squares)
    };
    vec![
        layer("white", Stamp::Disc, all(white), Some(WHITE), Some((BLACK, 4))),
        layer("black", Stamp::Disc, all(black), Some(BLACK), Some((WHITE, 2))),
        layer("white-ring", Stamp::Ring, men(white), None, Some((BLACK, 3))),
        layer("black-ring", Stamp::Ring, men(black), None, Some((WHITE, 3))),
        layer("white-crown", Stamp::Crown, kings(white), Some(BLACK), None),
        layer("black-crown", Stamp::Crown, kings(black), Some(WHITE), None),
    ]
}

/// Labels every square in its corner.
fn in_squares(place: &BoardLayout<'_>) -> Vec<Label> {
    let name = |square: Square| {
        let (x, y) = place.middle(square);
        Label {
            text: place.numbering.name(square),
            middle: (x - HALF + 13, y - HALF + 11),
            height: 12,
            color: WHITE,
        }
    };
    place.numbering.geometry.iter().map(name).collect()
}

/// Labels the edges of the board with letters and digits, or with the numbers of the outer squares.
fn beside(place: &BoardLayout<'_>) -> Vec<Label> {
    let (numbering, rows) = (place.numbering, place.rows());
    let (width, height) = place.size();
    let near = WIDE / 2;
    let label = |text: String, middle| Label { text, middle, height: 24, color: LABEL };
    let mut labels = Vec::new();
    for printed in 0..numbering.geometry.rows() {
        let (x, y) = place.middle_of(printed.into(), printed.into());
        if numbering.style == SquareStyle::Algebraic {
            let file = char::from(b'a' + numbering.file_of_column(printed));
            labels.push(label((numbering.rank_of_row(printed) + 1).to_string(), (near, y)));
            labels.push(label(file.to_string(), (x, height - WIDE / 2)));
            continue;
        }
        let at = |column: i32| {
            numbering.at_printed_place(i16::try_from(column).ok()?, i16::from(printed))
        };
        let mut ends = [(0..rows).find_map(at), (0..rows).rev().find_map(at)];
        if place.style.flipped {
            ends.reverse();
        }
        for (end, x) in ends.into_iter().zip([near, width - WIDE / 2]) {
            labels.extend(end.map(|end| label(numbering.number(end).to_string(), (x, y))));
        }
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_games::rules;

    fn picture(name: &str, style: SquareStyle, flipped: bool) -> (BoardPicture, Numbering) {
        let set = rules::named(name).expect("a rule set of the project");
        let numbering = set.numbering().with_style(style);
        let how = PictureStyle { flipped, ..PictureStyle::default() };
        (BoardPicture::of(&set.start_position(), &numbering, None, how), numbering)
    }

    /// Returns the names beside the board: those at the left from top to bottom, then the others
    /// likewise.
    fn beside(name: &str, style: SquareStyle, flipped: bool) -> (String, String) {
        let (picture, _) = picture(name, style, flipped);
        let (left, others): (Vec<Label>, Vec<Label>) =
            picture.labels.into_iter().partition(|label| label.middle.0 < picture.corner.0);
        let row = |mut labels: Vec<Label>| {
            labels.sort_by_key(|label| (label.middle.1, label.middle.0));
            labels.into_iter().map(|label| label.text).collect::<Vec<_>>().join(" ")
        };
        (row(left), row(others))
    }

    #[test]
    fn the_names_beside_the_board_are_those_of_the_outer_squares() {
        let (numeric, letters) = (SquareStyle::Numeric, SquareStyle::Algebraic);
        let named = |set, style, flipped| {
            let (left, others) = beside(set, style, flipped);
            format!("{left} | {others}")
        };
        assert_eq!(
            named("international", numeric, false),
            "1 6 11 16 21 26 31 36 41 46 | 5 10 15 20 25 30 35 40 45 50"
        );
        assert_eq!(
            named("international", numeric, true),
            "50 45 40 35 30 25 20 15 10 5 | 46 41 36 31 26 21 16 11 6 1"
        );
        assert_eq!(named("russian", letters, false), "8 7 6 5 4 3 2 1 | a b c d e f g h");
        assert_eq!(named("russian", letters, true), "1 2 3 4 5 6 7 8 | h g f e d c b a");
        assert_eq!(
            named("spanish", numeric, false),
            "32 28 24 20 16 12 8 4 | 29 25 21 17 13 9 5 1"
        );
        assert_eq!(
            named("italian", numeric, false),
            "1 5 9 13 17 21 25 29 | 4 8 12 16 20 24 28 32"
        );
    }

    #[test]
    fn a_turned_board_is_the_same_seen_from_the_other_side() {
        for name in rules::names() {
            let (plain, numbering) = picture(name, SquareStyle::Numeric, false);
            let (turned, _) = picture(name, SquareStyle::Numeric, true);
            assert_eq!(plain.size, turned.size);
            let (left, above) = plain.corner;
            for (layer, other) in plain.layers.iter().zip(&turned.layers) {
                let across = |&(x, y): &(i32, i32)| {
                    (2 * left + plain.board - x, 2 * above + plain.board - y)
                };
                assert_eq!(layer.at.iter().map(across).collect::<Vec<_>>(), other.at, "{name}");
            }
            let squares = usize::from(numbering.geometry.squares());
            assert_eq!(plain.layers[0].at.len(), squares, "{name}");
        }
    }
}
