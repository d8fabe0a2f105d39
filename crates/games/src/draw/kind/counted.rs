//! What the kinds of clauses that count moves have in common.

use super::{Far, Kind, Scene};
use crate::diag::{listed, number_word};
use crate::draw::count::{Counter, counts};
use crate::draw::met::Condition;
use crate::rules::{Count, CountOf, Force, Material, MoveLimit, Reset};

/// The first count that reaches its limit. Nothing is counted if a quick look shows that none can.
pub(super) fn first_count_met(
    kind: &dyn Kind,
    clause: usize,
    scene: &Scene<'_>,
) -> Option<Condition> {
    let Scene { set, game, demands } = scene;
    let at = |moment: usize| game.position(moment);
    let far = Far { set, generator: game.generator(), steps: game.steps(), at: &at };
    if !kind.can_be_met(&far) {
        return None;
    }
    let all = counts(Counter::new(set, clause, demands)?, game);
    let count = all.into_iter().find(|count| count.met.is_some())?;
    Some(Condition { clause, met: count.met?, moments: vec![count.start], count: Some(count) })
}

/// `16 moves of each player`.
pub(super) fn whose_words(limit: &MoveLimit) -> String {
    let moves = limit.moves;
    let noun = if moves == 1 { "move" } else { "moves" };
    let whose = match limit.of {
        CountOf::Each => " of each player",
        CountOf::StrongSide => " of the stronger side",
        CountOf::WeakSide => " of each player, as the lone king counts them,",
        CountOf::LoneKing => " of the lone king",
        CountOf::MoveNumbers => "",
    };
    format!("{moves} {noun}{whose}")
}

/// Which pieces stand against which, as it is read aloud: `three kings against one king`.
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

/// Several of them. If the weaker side has the same in all of them, it is named once:
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

/// `a capture or a move of a man`.
pub(super) fn resets_words(limit: &MoveLimit) -> String {
    let words: Vec<String> =
        limit.resets.iter().map(|&reset| reset_words(reset).to_owned()).collect();
    listed(&words, "or")
}

const fn reset_words(reset: Reset) -> &'static str {
    match reset {
        Reset::Capture => "a capture",
        Reset::ManMove => "a move of a man",
        Reset::Promotion => "a crowning",
    }
}
