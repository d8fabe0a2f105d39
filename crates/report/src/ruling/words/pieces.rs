//! Pieces in words: "three kings against one".

use draughts_ground::said::Row;
use draughts_ground::told;

use super::Phrase;
use super::moves::all_of;
use draughts_games::board::{Color, Numbering, Position};
use draughts_games::draw::Difference;

told! {
    /// Pieces.
    pub(crate) enum Pieces {
        Kings { words: Phrase, kings: usize } => "pieces-kings",
            "{ $words } { $kings ->
                [one] king
               *[other] kings
            }";
        Men { words: Phrase, men: usize } => "pieces-men",
            "{ $words } { $men ->
                [one] man
               *[other] men
            }";
        None => "pieces-none", "nothing";
        Against { strong: Phrase, weak: Phrase } => "pieces-against",
            "{ $strong } against { $weak }";
        Turn { here: Color, there: Color } => "differs-turn",
            "{ $here ->
                [white] White
               *[black] Black
            } was to move, not { $there ->
                [white] White
               *[black] Black
            }";
        Moved { side: Color, king: bool, here: String, there: String } => "differs-moved",
            "the { $side ->
                [white] white
               *[black] black
            } { $king ->
                [yes] king
               *[no] man
            } was on { $here }, not on { $there }";
        Added { side: Color, king: bool, here: String } => "differs-added",
            "a { $side ->
                [white] white
               *[black] black
            } { $king ->
                [yes] king
               *[no] man
            } was on { $here }";
        Missing { side: Color, king: bool, there: String } => "differs-missing",
            "no { $side ->
                [white] white
               *[black] black
            } { $king ->
                [yes] king
               *[no] man
            } was on { $there }";
        Same => "differs-not", "the position was the same";
    }
}

fn number(count: usize) -> Phrase {
    Row::NumberWord { number: count as u64 }.into()
}

/// "three kings and one man".
pub(super) fn pieces(position: &Position, side: Color) -> Phrase {
    let (kings, men) = (position.kings(side).len(), position.men(side).len());
    let with_kings = (kings > 0).then(|| Pieces::Kings { words: number(kings), kings }.into());
    let with_men = (men > 0).then(|| Pieces::Men { words: number(men), men }.into());
    all_of(with_kings.into_iter().chain(with_men).collect()).unwrap_or(Pieces::None.into())
}

/// What stands against what on a board, the stronger side first: "three kings against one".
pub(in super::super::super) fn force_words(position: &Position, strong: Color) -> Phrase {
    let weak = strong.opponent();
    let lone = |side: Color, kings: bool| match kings {
        true => position.men(side).is_empty(),
        false => position.kings(side).is_empty(),
    };
    let same = [true, false].into_iter().any(|kings| lone(strong, kings) && lone(weak, kings));
    let against = position.pieces(weak).len();
    let weak = match same && position.pieces(strong).len() > 1 && against > 0 {
        true => number(against),
        false => pieces(position, weak),
    };
    Pieces::Against { strong: pieces(position, strong), weak }.into()
}

/// In what a position that has been named differs: "the white king stood on 8, not on 9".
pub(super) fn difference(how: Difference, numbering: &Numbering) -> Phrase {
    let name = |square| numbering.name(square).to_string();
    let told = match how {
        Difference::Turn { here } => Pieces::Turn { here, there: here.opponent() },
        Difference::Moved { piece, here, there } => Pieces::Moved {
            side: piece.color,
            king: piece.is_king,
            here: name(here),
            there: name(there),
        },
        Difference::Added { piece, here } => {
            Pieces::Added { side: piece.color, king: piece.is_king, here: name(here) }
        }
        Difference::Missing { piece, there } => {
            Pieces::Missing { side: piece.color, king: piece.is_king, there: name(there) }
        }
        Difference::Same => Pieces::Same,
    };
    told.into()
}
