//! Pieces in words: "three kings against one".

use crate::board::{Color, Numbering, Position};
use crate::diag::{listed, number_word};
use crate::draw::Difference;

/// "three kings".
fn some(count: usize, one: &str, several: &str) -> String {
    format!("{} {}", number_word(count as u64), if count == 1 { one } else { several })
}

/// "three kings and one man".
pub(super) fn pieces(position: &Position, side: Color) -> String {
    let (kings, men) = (position.kings(side).len(), position.men(side).len());
    let mut all = Vec::new();
    if kings > 0 {
        all.push(some(kings, "king", "kings"));
    }
    if men > 0 {
        all.push(some(men, "man", "men"));
    }
    if all.is_empty() { "nothing".into() } else { listed(&all, "and") }
}

/// What stands against what on a board, the stronger side first: "three kings against one".
pub(in super::super::super) fn force_words(position: &Position, strong: Color) -> String {
    let weak = strong.opponent();
    let lone = |side: Color, kings: bool| match kings {
        true => position.men(side).is_empty(),
        false => position.kings(side).is_empty(),
    };
    let same = [true, false].into_iter().any(|kings| lone(strong, kings) && lone(weak, kings));
    let against = position.pieces(weak).len();
    match same && position.pieces(strong).len() > 1 && against > 0 {
        true => format!("{} against {}", pieces(position, strong), number_word(against as u64)),
        false => format!("{} against {}", pieces(position, strong), pieces(position, weak)),
    }
}

/// In what a position that has been named differs: "the white king stood on 8, not on 9".
pub(super) fn difference_words(how: Difference, numbering: &Numbering) -> String {
    let name = |square| numbering.name(square);
    match how {
        Difference::Turn { here } => format!("{here} was to move, not {}", here.opponent()),
        Difference::Moved { piece, here, there } => {
            format!("the {piece} stood on {}, not on {}", name(here), name(there))
        }
        Difference::Added { piece, here } => format!("a {piece} stood on {}", name(here)),
        Difference::Missing { piece, there } => format!("no {piece} stood on {}", name(there)),
        Difference::Same => "the position was the same".into(),
    }
}
