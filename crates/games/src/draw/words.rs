//! Draw clauses in words that can be read aloud.

use crate::diag::{listed, number_word, ordinal_word};
use crate::rules::{
    Count, CountFrom, CountOf, DrawClause, DrawKind, Force, Material, OnLongDiagonal, Reset, Unless,
};

/// What a clause asks for, in a few words.
#[must_use]
pub fn clause_words(clause: &DrawClause) -> String {
    match clause.kind {
        Some(DrawKind::Repetition) => {
            let times = ordinal_word(clause.occurrence.unwrap_or_default().into());
            format!("the same position for the {times} time, the same player to move")
        }
        Some(DrawKind::NoProgress) => {
            let resets = clause.resets.as_deref().unwrap_or_default();
            let words: Vec<String> =
                resets.iter().map(|&reset| reset_words(reset).to_owned()).collect();
            let whose = whose_words(clause);
            let only = match clause.material.as_deref() {
                Some(materials) => format!(", with {}", materials_words(materials)),
                None => String::new(),
            };
            format!("{whose} without {}{only}", listed(&words, "or"))
        }
        Some(DrawKind::Ending) => ending_words(clause),
        Some(DrawKind::Agreement) => match clause.most_men {
            Some(most) => format!(
                "the players agree, and neither has more than {}",
                noun(&number_word(most.into()), most == 1, "man")
            ),
            None => "the players agree".into(),
        },
        Some(DrawKind::BothBlocked) => "neither player can move".into(),
        None => clause.id.clone(),
    }
}

fn ending_words(clause: &DrawClause) -> String {
    let pieces = materials_words(clause.material.as_deref().unwrap_or_default());
    let place = match (clause.weak_king, clause.from) {
        (Some(_), _) => ", the lone king on the long diagonal",
        (None, Some(CountFrom::LongDiagonal)) => {
            ", from the move by which the stronger side takes the long diagonal"
        }
        (None, Some(CountFrom::Demand)) => ", from the demand of the lone king's side",
        (None, _) => "",
    };
    let shorter = clause.long_diagonal_moves.map_or_else(String::new, |moves| {
        let moves = number_word(moves.into());
        match clause.on_long_diagonal.unwrap_or(OnLongDiagonal::Shorten) {
            OnLongDiagonal::Shorten => {
                format!(", and at most {moves} more once the lone king is on the long diagonal")
            }
            OnLongDiagonal::Follow => {
                format!(", then {moves} more if the lone king is on the long diagonal")
            }
        }
    });
    let unless = match clause.unless {
        Some(Unless::WinningPosition) => ", unless the position after the last of them is won",
        Some(Unless::ObviousWin) => {
            ", unless there is an obvious win that the player can go on to show"
        }
        None if clause.unless_capture == Some(true) => {
            ", unless the player to move can capture at once"
        }
        None => "",
    };
    match clause.moves.unwrap_or_default() {
        0 => format!("{pieces}{place}: drawn at once{unless}"),
        _ => format!("{} with {pieces}{place}{shorter}{unless}", whose_words(clause)),
    }
}

/// `16 moves of each player`.
fn whose_words(clause: &DrawClause) -> String {
    let moves = clause.moves.unwrap_or_default();
    let noun = if moves == 1 { "move" } else { "moves" };
    let whose = match clause.count.unwrap_or(CountOf::Each) {
        CountOf::Each => " of each player",
        CountOf::StrongSide => " of the stronger side",
        CountOf::WeakSide => " of each player, as the lone king counts them,",
        CountOf::LoneKing => " of the lone king",
        CountOf::MoveNumbers => "",
    };
    format!("{moves} {noun}{whose}")
}

/// What stands against what, as it is read aloud: `three kings against one king`.
#[must_use]
pub fn material_words(material: &Material) -> String {
    match material {
        Material::Against(strong, weak) => {
            format!("{} against {}", force_words(*strong), force_words(*weak))
        }
        Material::BothKings(count) => {
            format!("{} in all and a king on each side", pieces_words(*count, "piece"))
        }
        Material::KingsEach(count) => {
            format!("{} on each side, a king among them", pieces_words(*count, "piece"))
        }
    }
}

/// Several of them; what stands on the weaker side is said once where it is the same:
/// `three kings, two kings and a man, or a king and two men against one king`.
#[must_use]
pub fn materials_words(materials: &[Material]) -> String {
    let mut groups: Vec<(Force, Vec<String>)> = Vec::new();
    let mut words = Vec::new();
    for material in materials {
        match material {
            Material::Against(strong, weak) => match groups.iter_mut().find(|(of, _)| of == weak) {
                Some((_, strongs)) => strongs.push(force_words(*strong)),
                None => groups.push((*weak, vec![force_words(*strong)])),
            },
            other => words.push(material_words(other)),
        }
    }
    let against = |(weak, strongs): &(Force, Vec<String>)| {
        format!("{} against {}", listed(strongs, "or"), force_words(*weak))
    };
    words.extend(groups.iter().map(against));
    listed(&words, "or")
}

/// `three kings`, `two kings and a man`, `three or more kings`.
fn force_words(force: Force) -> String {
    let none = Count { least: 0, most: Some(0) };
    match force {
        Force::Pieces(count) => pieces_words(count, "piece"),
        Force::Exactly { kings, men } if men == none => pieces_words(kings, "king"),
        Force::Exactly { kings, men } if kings == none => pieces_words(men, "man"),
        Force::Exactly { kings, men } => {
            let of = |count: Count, word: &str| match count {
                Count { least: 1, most: Some(1) } => format!("a {word}"),
                _ => pieces_words(count, word),
            };
            format!("{} and {}", of(kings, "king"), of(men, "man"))
        }
    }
}

/// `one king`, `three or more kings`, `four or five pieces`, `at most four pieces`.
fn pieces_words(count: Count, word: &str) -> String {
    let number = |number: u8| number_word(number.into());
    match (count.least, count.most) {
        (least, Some(most)) if least == most => noun(&number(most), most == 1, word),
        (0 | 1, Some(most)) => noun(&format!("at most {}", number(most)), most == 1, word),
        (least, Some(most)) if least + 1 == most => {
            noun(&format!("{} or {}", number(least), number(most)), false, word)
        }
        (least, Some(most)) => noun(&format!("{} to {}", number(least), number(most)), false, word),
        (least, None) => noun(&format!("{} or more", number(least)), false, word),
    }
}

fn noun(number: &str, is_one: bool, word: &str) -> String {
    match (is_one, word) {
        (true, _) => format!("{number} {word}"),
        (false, "man") => format!("{number} men"),
        (false, _) => format!("{number} {word}s"),
    }
}

const fn reset_words(reset: Reset) -> &'static str {
    match reset {
        Reset::Capture => "a capture",
        Reset::ManMove => "a move of a man",
        Reset::Promotion => "a crowning",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::named;

    fn said(set: &str, id: &str) -> String {
        let set = named(set).unwrap();
        clause_words(set.draws.iter().find(|clause| clause.id == id).unwrap())
    }

    #[test]
    fn pieces_are_read_aloud() {
        for (written, words) in [
            ("3K-1K", "three kings against one king"),
            ("2K+1M-1K", "two kings and a man against one king"),
            ("1K+2M-1K", "a king and two men against one king"),
            ("3+K-1K", "three or more kings against one king"),
            ("2K-1K+1M", "two kings against a king and a man"),
            ("1P-1P", "one piece against one piece"),
            ("both-kings 4..5", "four or five pieces in all and a king on each side"),
            ("both-kings each 1..4", "at most four pieces on each side, a king among them"),
        ] {
            assert_eq!(material_words(&written.parse().unwrap()), words, "{written}");
        }
    }

    #[test]
    fn clauses_are_read_aloud() {
        assert_eq!(
            said("international", "three-against-one"),
            "16 moves of each player with three kings, two kings and a man, or a king and two men \
             against one king"
        );
        assert_eq!(
            said("russian", "long-diagonal"),
            "5 moves of the stronger side with three kings, two kings and a man, or a king and \
             two men against one king, the lone king on the long diagonal, unless the position \
             after the last of them is won"
        );
        assert_eq!(
            said("pool", "three-against-one"),
            "13 moves of the lone king with three kings against one king"
        );
        assert_eq!(
            said("portuguese", "no-progress"),
            "20 moves of each player without a capture or a move of a man, with at most four \
             pieces on each side, a king among them"
        );
        assert_eq!(
            said("portuguese", "three-against-one"),
            "12 moves of the stronger side with three kings against one king, from the move by \
             which the stronger side takes the long diagonal"
        );
        assert_eq!(
            said("brazilian", "two-against-one"),
            "5 moves of each player with two kings against two kings, two kings or one king \
             against one king, or two kings or one king against a king and a man"
        );
        assert_eq!(
            said("international-club", "three-kings-against-one"),
            "10 moves of each player, as the lone king counts them, with three kings against one \
             king, and at most three more once the lone king is on the long diagonal"
        );
        assert_eq!(
            said("international-2024", "three-against-one"),
            "16 moves of each player with three kings, two kings and a man, or a king and two men \
             against one king, and at most five more once the lone king is on the long diagonal"
        );
        assert_eq!(
            said("italian", "repetition"),
            "the same position for the fourth time, the same player to move"
        );
    }
}
