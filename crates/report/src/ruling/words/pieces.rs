//! Pieces in words: "three kings against one".

use draughts_ground::said::{Row, said};

use super::Phrase;
use super::moves::all_of;
use draughts_games::board::{Color, Numbering, Position};
use draughts_games::draw::PositionDifference;

fn number(count: usize) -> Phrase {
    Row::NumberWord { number: count as u64 }.into()
}

/// Returns "three kings and one man".
pub(super) fn pieces(position: &Position, side: Color) -> Phrase {
    let (kings, men) = (position.kings(side).len(), position.men(side).len());
    let with_kings = (kings > 0).then(|| {
        said!(
            "pieces-kings",
            "{ $words } { $kings ->
                [one] king
               *[other] kings
            }";
            words = number(kings), kings
        )
        .into()
    });
    let with_men = (men > 0).then(|| {
        said!(
            "pieces-men",
            "{ $words } { $men ->
                [one] man
               *[other] men
            }";
            words = number(men), men
        )
        .into()
    });
    all_of(with_kings.into_iter().chain(with_men).collect())
        .unwrap_or_else(|| said!("pieces-none", "nothing").into())
}

/// Names the pieces on a board, the stronger side first: "three kings against one".
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
    said!(
        "pieces-against",
        "{ $strong } against { $weak }";
        strong = pieces(position, strong), weak
    )
    .into()
}

/// Says how a position differs from the one named: "the white king was on 8, not on 9".
pub(super) fn difference(how: PositionDifference, numbering: &Numbering) -> Phrase {
    let name = |square| numbering.name(square).to_string();
    let told = match how {
        PositionDifference::Turn { here } => said!(
            "differs-turn",
            "{ $here ->
                [white] White
               *[black] Black
            } was to move, not { $there ->
                [white] White
               *[black] Black
            }";
            here, there = here.opponent()
        ),
        PositionDifference::Moved { piece, here, there } => said!(
            "differs-moved",
            "the { $side ->
                [white] white
               *[black] black
            } { $king ->
                [yes] king
               *[no] man
            } was on { $here }, not on { $there }";
            side = piece.color, king = piece.is_king, here = name(here), there = name(there)
        ),
        PositionDifference::Added { piece, here } => said!(
            "differs-added",
            "a { $side ->
                [white] white
               *[black] black
            } { $king ->
                [yes] king
               *[no] man
            } was on { $here }";
            side = piece.color, king = piece.is_king, here = name(here)
        ),
        PositionDifference::Missing { piece, there } => said!(
            "differs-missing",
            "no { $side ->
                [white] white
               *[black] black
            } { $king ->
                [yes] king
               *[no] man
            } was on { $there }";
            side = piece.color, king = piece.is_king, there = name(there)
        ),
        PositionDifference::Same => said!("differs-not", "the position was the same"),
    };
    told.into()
}
