//! What is read aloud instead of a picture of a position.

use crate::words::{FrameWord, Language, say};
use draughts_games::board::{Color, Numbering, Position, Square, SquareSet};
use draughts_ground::said::Told;
use draughts_ground::{said::Said, told};

told! {
    /// What is said of a drawn position.
    pub enum DiagramWord {
        Board { turn: Said } => "diagram-board", "Draughts board. { $turn }";
        /// Men or kings of a side: `white-men`, `white-kings`, `black-men`, `black-kings`.
        Pieces { pieces: &'static str } => "diagram-pieces",
            "{ $pieces ->
                [white-men] White men
                [white-kings] White kings
                [black-men] Black men
               *[black-kings] Black kings
            }";
    }
}

impl DiagramWord {
    /// Who is to move, as a message.
    #[must_use]
    pub fn turn(turn: Color) -> Said {
        match turn {
            Color::White => FrameWord::WhiteToMove.said(),
            Color::Black => FrameWord::BlackToMove.said(),
        }
    }

    /// The four kinds of pieces, in the order in which they are listed.
    pub const KINDS: [Self; 4] = [
        Self::Pieces { pieces: "white-men" },
        Self::Pieces { pieces: "white-kings" },
        Self::Pieces { pieces: "black-men" },
        Self::Pieces { pieces: "black-kings" },
    ];
}

/// What stands where: `White men: 31, 32. Black kings: 5.`
#[must_use]
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
    let one = |(kind, set): (&DiagramWord, &SquareSet)| {
        let mut squares: Vec<Square> = set.iter().collect();
        squares.sort_by_key(|&square| numbering.number(square));
        let names: Vec<String> = squares.iter().map(|&square| numbering.name(square)).collect();
        (!names.is_empty()).then(|| format!("{}: {}.", say(kind, language), names.join(", ")))
    };
    let kinds: Vec<String> = DiagramWord::KINDS.iter().zip(&sets).filter_map(one).collect();
    kinds.join(" ")
}
