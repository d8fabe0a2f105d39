//! Messages about a move that a user asks about or plays from a position, as values.

use draughts_games::board::Color;
use draughts_games::pdn::MoveError;
use draughts_games::record::codes;
use draughts_games::record::found::{MoveChoice, MoveList as Written, Spaced};
use draughts_ground::diag::found;
use draughts_ground::said::Said;
use draughts_ground::told;

found! {
    /// An error in a move that a user plays.
    pub enum AskedMove {
        /// The text is not a move; with an `example` of one.
        NotAMove {
            text: String,
            why: MoveError,
            example: String,
        } => "asked-not-a-move", codes::MOVE_UNREADABLE,
            "`{ $text }` is not a move: { $why }",
            help "{ asked-how-to-write }";
        FileAlone { text: String, example: String } => "asked-file-alone", codes::MOVE_UNREADABLE,
            "`{ $text }` gives the first square by its file alone",
            help "{ asked-how-to-write }";
        NoSquare {
            square: String,
            squares: String,
            example: String,
        } => "asked-no-square", codes::MOVE_UNREADABLE,
            "`{ $square }` is not a square; squares are { $squares }",
            help "{ asked-how-to-write }";
        Ambiguous { text: String, captures: MoveChoice } => "asked-ambiguous", codes::MOVE_AMBIGUOUS,
            "`{ $text }` does not say which capture is meant",
            help "write { $captures }";
        NotLegal {
            text: String,
            why: Option<Said>,
            legal: Option<Written>,
        } => "asked-not-legal", codes::MOVE_ILLEGAL,
            "{ $text } is not legal{ $why ->
                [none] {\"\"}
               *[other] : { $why }
            }",
            help "legal here: { $legal ->
                [none] nothing
               *[other] { $legal }
            }";
    }
}

told! {
    /// The answer about a move: what it is, and what can be played instead.
    pub enum AskedAnswer {
        Legal => "asked-legal", "it is legal";
        Several { moves: Option<Written> } => "asked-several", "it can mean { $moves }";
        NoPath => "asked-no-path", "no capture goes by these squares";
        Answer { text: String, what: Said, code: Option<&'static str> } => "asked-answer",
            "{ $text }: { $what }{ $code ->
                [none] {\"\"}
               *[other] {\" \"}[{ $code }]
            }";
        Article { article: String } => "asked-article", "article: { $article }";
        Instead { legal: Option<Written> } => "asked-instead",
            "legal: { $legal ->
                [none] nothing
               *[other] { $legal }
            }";
        NoneLegal { side: Color } => "asked-none-legal",
            "{ $side ->
                [white] White
               *[black] Black
            } has no legal move";
        Takes { written: String, squares: String } => "asked-takes",
            "{ $written }   takes { $squares }";
    }
}

/// Returns the first moves, no more than fit on a line; `None` if there are none.
pub(super) fn some_of(moves: &[String]) -> Option<Written> {
    const SHOWN: usize = 12;
    let shown = Spaced(moves.iter().take(SHOWN).cloned().collect());
    match moves.len().saturating_sub(SHOWN) {
        _ if moves.is_empty() => None,
        0 => Some(Written::All { moves: shown }),
        more => Some(Written::First { moves: shown, more }),
    }
}
