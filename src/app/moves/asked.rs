//! What is said of a move that somebody asks about or plays from a position, as values.

use crate::board::Color;
use crate::diag::found;
use crate::pdn::MoveError;
use crate::record::codes;
use crate::record::found::{Choice, Moves as Written, Spaced};
use draughts_ground::said::Said;
use draughts_ground::told;

found! {
    /// What is wrong with a move that somebody plays.
    pub enum AskedMove {
        /// The text is no move; an `example` of one.
        NotAMove { text: String, why: MoveError, example: String }
            => "asked-not-a-move", codes::MOVE_UNREADABLE;
        /// The first square is given by its file alone, as only a record may do.
        FileAlone { text: String, example: String } => "asked-file-alone", codes::MOVE_UNREADABLE;
        /// The board has no such square.
        NoSquare { square: String, squares: String, example: String }
            => "asked-no-square", codes::MOVE_UNREADABLE;
        /// It can be several captures.
        Ambiguous { text: String, captures: Choice } => "asked-ambiguous", codes::MOVE_AMBIGUOUS;
        /// It is not legal; the moves that are.
        NotLegal { text: String, why: Option<Said>, legal: Option<Written> }
            => "asked-not-legal", codes::MOVE_ILLEGAL;
    }
}

told! {
    /// What a move that was asked about is, and what can be played instead.
    pub enum AskedAnswer {
        /// It is legal.
        Legal => "asked-legal";
        /// It can be several moves.
        Several { moves: Option<Written> } => "asked-several";
        /// No capture goes by its squares.
        NoPath => "asked-no-path";
        /// The answer, with the code of what is wrong.
        Answer { text: String, what: Said, code: Option<&'static str> } => "asked-answer";
        /// The article that says so.
        Article { article: String } => "asked-article";
        /// The moves that are legal.
        Instead { legal: Option<Written> } => "asked-instead";
        /// Nothing can be played.
        NoneLegal { side: Color } => "asked-none-legal";
        /// A capture and the squares of the pieces that it takes.
        Takes { written: String, squares: String } => "asked-takes";
    }
}

/// Some moves, no more than fit a line; `None` without any.
pub(super) fn some_of(moves: &[String]) -> Option<Written> {
    const SHOWN: usize = 12;
    let shown = Spaced(moves.iter().take(SHOWN).cloned().collect());
    match moves.len().saturating_sub(SHOWN) {
        _ if moves.is_empty() => None,
        0 => Some(Written::All { moves: shown }),
        more => Some(Written::First { moves: shown, more }),
    }
}
