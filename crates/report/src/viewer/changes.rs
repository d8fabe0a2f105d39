//! Positions as strings, and the changes that moves make to them.
//!
//! A position is a string with one character per square, in the order of the square numbers: `w`
//! and `b` are men, `W` and `B` kings, `.` is an empty square. A change is a string in which the
//! characters of [`SIGNS`] are squares. It has the first and the last square of the move, or `=` if
//! no piece moves. Then it has pairs of a square and its new content, for all changes other than a
//! piece that moves between those two squares. A final `!` means that the same player is to move
//! again.

use draughts_games::board::{Color, Numbering, Position, Square};

/// The characters for squares, the first for square 1.
///
/// There are as many as the largest board has squares, and none has a meaning in HTML, JSON or
/// JavaScript.
pub const SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_*+,/:;@~";

/// Squares of the largest board.
const MOST: usize = SIGNS.len();

/// The contents of the squares of a position, in the order of the square numbers.
pub(super) struct Cells {
    /// The place of each square in that order.
    places: [u8; MOST],
    squares: usize,
    /// The position of the cached cells: usually the one from which the next change leads.
    position: Option<Position>,
    cells: [u8; MOST],
}

impl Cells {
    pub(super) fn of(numbering: &Numbering) -> Self {
        let mut places = [0; MOST];
        for square in numbering.geometry.iter() {
            places[square.index()] = numbering.number(square) - 1;
        }
        let squares = usize::from(numbering.geometry.squares());
        Self { places, squares, position: None, cells: [b'.'; MOST] }
    }

    fn place(&self, square: Square) -> usize {
        usize::from(self.places[square.index()])
    }

    /// Returns one character per square.
    pub(super) fn text(&self, position: &Position) -> String {
        self.read(position)[..self.squares].iter().copied().map(char::from).collect()
    }

    fn read(&self, position: &Position) -> [u8; MOST] {
        let mut cells = [b'.'; MOST];
        for (color, man, king) in [(Color::White, b'w', b'W'), (Color::Black, b'b', b'B')] {
            for (squares, letter) in [(position.men(color), man), (position.kings(color), king)] {
                for square in squares.iter() {
                    cells[self.place(square)] = letter;
                }
            }
        }
        cells
    }

    /// Writes the change from one position to another; `ends` are the squares of the move, if any.
    pub(super) fn change(
        &mut self,
        before: &Position,
        after: &Position,
        ends: Option<(Square, Square)>,
        out: &mut String,
    ) {
        let sign = |at: usize| SIGNS.as_bytes().get(at).map_or('A', |&sign| char::from(sign));
        let mut cells = if self.position == Some(*before) { self.cells } else { self.read(before) };
        let after_cells = self.read(after);
        match ends.map(|(from, to)| (self.place(from), self.place(to))) {
            Some((from, to)) => {
                let piece = std::mem::replace(&mut cells[from], b'.');
                cells[to] = piece;
                out.extend([sign(from), sign(to)]);
            }
            None => out.push('='),
        }
        for (at, (old, new)) in cells.iter().zip(&after_cells).enumerate() {
            if old != new {
                out.extend([sign(at), char::from(*new)]);
            }
        }
        if before.turn() == after.turn() {
            out.push('!');
        }
        (self.position, self.cells) = (Some(*after), after_cells);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_games::board::{Geometry, parse_fen};
    use draughts_games::rules::named;

    /// Does what the script does with a change.
    fn played(cells: &str, change: &str) -> String {
        let mut cells = cells.as_bytes().to_vec();
        let at = |sign: u8| SIGNS.bytes().position(|known| known == sign).expect("a square");
        let change = change.trim_end_matches('!').as_bytes();
        let pairs = match change {
            [b'=', pairs @ ..] => pairs,
            [from, to, pairs @ ..] => {
                let piece = std::mem::replace(&mut cells[at(*from)], b'.');
                cells[at(*to)] = piece;
                pairs
            }
            _ => panic!("a change"),
        };
        for pair in pairs.chunks(2) {
            cells[at(pair[0])] = pair[1];
        }
        String::from_utf8(cells).expect("plain letters")
    }

    #[test]
    fn there_is_a_sign_for_every_square_and_none_means_anything_else() {
        let most = Geometry::ALL.iter().map(|geometry| geometry.squares()).max();
        assert_eq!(most.map(usize::from), Some(SIGNS.len()));
        let harmless = |sign: char| sign.is_ascii_graphic() && !"<>&\"'\\`=!. ".contains(sign);
        assert!(SIGNS.chars().all(harmless));
        let mut signs: Vec<char> = SIGNS.chars().collect();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), SIGNS.len());
    }

    #[test]
    fn a_change_leads_from_one_position_to_the_next() {
        let set = named("international").expect("a rule set of the project");
        let numbering = set.numbering();
        let read =
            |fen: &str| parse_fen(fen, &numbering, Color::White).expect("a position").position;
        let square = |number| numbering.square_of_number(number).expect("a square");
        let cases = [
            ("W:W32:B19", "B:W28:B19", Some((32, 28)), "fb"),
            ("W:W28:B23,50", "B:W19:B50", Some((28, 19)), "bSW."),
            ("W:W7:B50", "B:WK1:B50", Some((7, 1)), "GAAW"),
            ("W:WK28:B22,12,13,23", "B:WK28:B50", Some((28, 28)), "bbL.M.V.W.xb"),
            ("W:W32:B19", "W:W32:B20", None, "=S.Tb!"),
        ];
        for (before, after, ends, written) in cases {
            let (before, after) = (read(before), read(after));
            let ends = ends.map(|(from, to)| (square(from), square(to)));
            let (mut cells, mut change) = (Cells::of(&numbering), String::new());
            cells.change(&before, &after, ends, &mut change);
            assert_eq!(change, written);
            assert_eq!(played(&cells.text(&before), &change), cells.text(&after));
            // The result does not depend on the cells cached by an earlier change.
            change.clear();
            cells.change(&before, &after, ends, &mut change);
            assert_eq!(change, written);
        }
    }
}
