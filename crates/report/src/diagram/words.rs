//! The text alternative to a picture of a position.

use crate::words::{Language, say};
use draughts_games::board::{Color, Numbering, Position, Square, SquareSet};
use draughts_ground::said::{Said, said};

/// The four kinds of pieces, in the order in which they are listed.
pub(crate) const KINDS: [&str; 4] = ["white-men", "white-kings", "black-men", "black-kings"];

/// Names the men or the kings of a side.
pub(crate) fn kind_words(pieces: &str) -> Said {
    said!(
        "diagram-pieces",
        "{ $pieces ->
            [white-men] White men
            [white-kings] White kings
            [black-men] Black men
           *[black-kings] Black kings
        }";
        pieces
    )
}

/// Says that this is a board, and who is to move.
pub(crate) fn board_words(turn: Color) -> Said {
    let turn = match turn {
        Color::White => said!("white-to-move"),
        Color::Black => said!("black-to-move"),
    };
    said!("diagram-board", "Draughts board. { $turn }"; turn)
}

/// Lists the pieces by square: `White men: 31, 32. Black kings: 5.`
pub(crate) fn pieces_in_words(
    position: &Position,
    numbering: &Numbering,
    language: Language,
) -> String {
    let sets = [
        position.men(Color::White),
        position.kings(Color::White),
        position.men(Color::Black),
        position.kings(Color::Black),
    ];
    let one = |(kind, set): (&str, &SquareSet)| {
        let mut squares: Vec<Square> = set.iter().collect();
        squares.sort_by_key(|&square| numbering.number(square));
        let names: Vec<String> = squares.iter().map(|&square| numbering.name(square)).collect();
        (!names.is_empty())
            .then(|| format!("{}: {}.", say(&kind_words(kind), language), names.join(", ")))
    };
    let kinds: Vec<String> = KINDS.into_iter().zip(&sets).filter_map(one).collect();
    kinds.join(" ")
}
