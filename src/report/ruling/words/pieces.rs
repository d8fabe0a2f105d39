//! Pieces in words: "three kings against one".

use super::moves::{and, or};
use crate::board::{Color, Numbering, Position};
use crate::draw::Difference;
use crate::rules::{Count, Force, Material};

/// A small number as a word.
pub(super) fn number(number: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(number).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// "three kings".
fn some(count: usize, one: &str, several: &str) -> String {
    format!("{} {}", number(count), if count == 1 { one } else { several })
}

fn pieces(position: &Position, side: Color) -> String {
    let (kings, men) = (position.kings(side).len(), position.men(side).len());
    let mut all = Vec::new();
    if kings > 0 {
        all.push(some(kings, "king", "kings"));
    }
    if men > 0 {
        all.push(some(men, "man", "men"));
    }
    if all.is_empty() { "nothing".into() } else { and(&all) }
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
        true => format!("{} against {}", pieces(position, strong), number(against)),
        false => format!("{} against {}", pieces(position, strong), pieces(position, weak)),
    }
}

/// What a clause asks for: "three kings against one king, or two kings and one man against
/// one king".
pub(super) fn materials_words(all: &[Material]) -> String {
    or(&all.iter().map(|material| material_words(*material)).collect::<Vec<_>>())
}

fn material_words(material: Material) -> String {
    match material {
        Material::Against(strong, weak) => {
            format!("{} against {}", force(strong), force(weak))
        }
        Material::BothKings(count) => {
            format!("kings on both sides, {} in all", counted(count, "piece", "pieces"))
        }
    }
}

fn force(force: Force) -> String {
    match force {
        Force::Pieces(count) => counted(count, "piece", "pieces"),
        Force::Exactly { kings, men } => {
            let is_none = |count: Count| count.most == Some(0);
            let kings = (!is_none(kings)).then(|| counted(kings, "king", "kings"));
            let men = (!is_none(men)).then(|| counted(men, "man", "men"));
            and(&[kings, men].into_iter().flatten().collect::<Vec<_>>())
        }
    }
}

fn counted(count: Count, one: &str, several: &str) -> String {
    let least = usize::from(count.least);
    match count.most.map(usize::from) {
        Some(most) if most == least => some(most, one, several),
        Some(most) => format!("{} to {}", number(least), some(most, one, several)),
        None => format!("{} or more {several}", number(least)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_clause_asks_for_can_be_read_aloud() {
        let said = |text: &str| material_words(text.parse().unwrap());
        for (text, words) in [
            ("3K-1K", "three kings against one king"),
            ("2K+1M-1K", "two kings and one man against one king"),
            ("3+K-1K", "three or more kings against one king"),
            ("1P-1P", "one piece against one piece"),
            ("both-kings 4..5", "kings on both sides, four to five pieces in all"),
        ] {
            assert_eq!(said(text), words);
        }
    }
}
