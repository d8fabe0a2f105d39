//! Positions as strings, and what a move changes of one.
//!
//! A position is a string with a character for each square, in the order of its number: `w`, `b`
//! men, `W`, `B` kings, `.` nothing. A change is a string too, with a character of [`SIGNS`] for
//! each square: first and last square of the move, then pairs of a square and what stands there
//! afterwards, for all that a man moved from the one to the other does not tell. `=` in place of
//! the two squares: no piece moves. `!` at the end: the same player is to move again.

use crate::board::{Color, Numbering, Position, Square};

/// The characters that stand for squares, the first for square 1: as many as the largest board
/// has, and none that means anything in HTML, JSON or JavaScript.
pub const SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_*+,/:;@~";

/// What stands on each square, in the order of the numbers.
pub(super) fn cells(position: &Position, numbering: &Numbering) -> Vec<u8> {
    let mut cells = vec![b'.'; usize::from(numbering.geometry.squares())];
    for (color, man, king) in [(Color::White, b'w', b'W'), (Color::Black, b'b', b'B')] {
        for (squares, letter) in [(position.men(color), man), (position.kings(color), king)] {
            for square in squares.iter() {
                if let Some(cell) = cells.get_mut(usize::from(numbering.number(square)) - 1) {
                    *cell = letter;
                }
            }
        }
    }
    cells
}

/// What leads from one position to another; `ends` are the squares of the move, if one was made.
pub(super) fn change(
    before: &Position,
    after: &Position,
    ends: Option<(Square, Square)>,
    numbering: &Numbering,
) -> String {
    let index = |square: Square| usize::from(numbering.number(square)) - 1;
    let sign = |at: usize| SIGNS.as_bytes().get(at).map_or('A', |&sign| char::from(sign));
    let (mut cells, after_cells) = (self::cells(before, numbering), self::cells(after, numbering));
    let mut out = String::new();
    match ends.map(|(from, to)| (index(from), index(to))) {
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
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Geometry, parse_fen};
    use crate::rules::named;

    /// What the script does with a change.
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
            let change = change(&before, &after, ends, &numbering);
            assert_eq!(change, written);
            let text = |position| String::from_utf8(cells(position, &numbering)).expect("letters");
            assert_eq!(played(&text(&before), &change), text(&after));
        }
    }
}
