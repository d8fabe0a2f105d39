//! Draw clauses in words.

use crate::rules::{CountOf, DrawClause, DrawKind, Reset};

/// What a clause asks for, in a few words.
#[must_use]
pub fn clause_words(clause: &DrawClause) -> String {
    let moves = clause.moves.unwrap_or_default();
    let whose = match clause.count.unwrap_or(CountOf::Each) {
        CountOf::Each => "moves of each player",
        CountOf::StrongSide => "moves of the stronger side",
        CountOf::WeakSide => "moves of each, counted by the lone king",
        CountOf::MoveNumbers => "moves",
    };
    match clause.kind {
        Some(DrawKind::Repetition) => {
            let times = match clause.occurrence.unwrap_or_default() {
                2 => "second".to_owned(),
                3 => "third".to_owned(),
                4 => "fourth".to_owned(),
                other => format!("{other}th"),
            };
            format!("the same position for the {times} time, the same player to move")
        }
        Some(DrawKind::NoProgress) => {
            let resets = clause.resets.as_deref().unwrap_or_default();
            let words: Vec<&str> = resets.iter().map(|&reset| reset_words(reset)).collect();
            format!("{moves} {whose} without {}", words.join(" or "))
        }
        Some(DrawKind::Ending) => {
            let materials = clause.material.as_deref().unwrap_or_default();
            let names: Vec<String> = materials.iter().map(ToString::to_string).collect();
            let place = match clause.weak_king {
                Some(_) => ", the lone king on the long diagonal",
                None => "",
            };
            match moves {
                0 => format!("{}{place}: drawn at once", names.join(" or ")),
                _ => format!("{moves} {whose} with {}{place}", names.join(" or ")),
            }
        }
        Some(DrawKind::Agreement) => "the players agree".into(),
        Some(DrawKind::BothBlocked) => "neither player can move".into(),
        None => clause.id.clone(),
    }
}

const fn reset_words(reset: Reset) -> &'static str {
    match reset {
        Reset::Capture => "a capture",
        Reset::ManMove => "a move of a man",
        Reset::Promotion => "a crowning",
    }
}
