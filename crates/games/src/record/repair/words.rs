//! The sentence that offers a repair.

use super::{Edit, EditKind, Repair, SlipKind};

/// What was probably meant, and what speaks for it.
///
/// `at` is the half-move that the finding is about, from 1: a change elsewhere is
/// told with its place. `rivals` others fit as well.
pub fn sentence(repair: &Repair, at: usize, rivals: usize) -> String {
    let changes: Vec<String> = repair.edits.iter().map(|edit| of_edit(edit, at)).collect();
    let mut words = changes.join(", and ");
    words.push_str(match repair.edits.as_slice() {
        [Edit { what: EditKind::Delete { .. }, .. }] => ": without it ",
        [Edit { what: EditKind::Exchange { .. }, .. }] => ": exchanged, ",
        _ => ": ",
    });
    words.push_str(&outcome(repair));
    if rivals > 0 {
        words = words.replace("probably", "perhaps");
    }
    match rivals {
        0 => {}
        1 => words.push_str("; another reading fits as well"),
        _ => words.push_str(&format!("; {rivals} other readings fit as well")),
    }
    words
}

fn outcome(repair: &Repair) -> String {
    match (repair.replays, repair.whole) {
        (0, _) => "nothing follows that could confirm it".into(),
        (count, true) if from_start(repair) => format!("all {count} half-moves then replay"),
        (1, true) => "the remaining half-move then replays".into(),
        (count, true) => format!("the remaining {count} half-moves then replay"),
        (count, false) => format!("the next {count} half-moves then replay"),
    }
}

fn from_start(repair: &Repair) -> bool {
    let is_start = |edit: &Edit| {
        matches!(edit.what, EditKind::OtherSide { .. } | EditKind::BoardTurned { .. })
    };
    repair.edits.iter().all(is_start)
}

fn of_edit(edit: &Edit, at: usize) -> String {
    let place = if edit.ply == at { String::new() } else { format!(" ({})", edit.place) };
    match &edit.what {
        EditKind::Replace { was, now } => format!("`{was}`{place} was probably `{now}`"),
        EditKind::Insert { now } if edit.kind == SlipKind::LostPair => match edit.ply == at {
            true => format!("`{now}` are probably missing before it"),
            false => format!("`{now}` are probably missing{place}"),
        },
        EditKind::Insert { now } => match edit.ply == at {
            true => format!("`{now}` is probably missing before it"),
            false => format!("`{now}` is probably missing{place}"),
        },
        EditKind::Delete { was } if edit.kind == SlipKind::Doubled => {
            format!("`{was}`{place} is probably written twice")
        }
        EditKind::Delete { was } => format!("`{was}`{place} was probably not played"),
        EditKind::Exchange { was, now, .. } if edit.kind == SlipKind::Columns => {
            format!("`{was}` and `{now}`{place} probably stand in each other's column")
        }
        EditKind::Exchange { was, now, .. } => {
            format!("`{was}` and `{now}`{place} probably stand in each other's place")
        }
        EditKind::OtherSide { side, .. } => format!("{side} probably began"),
        EditKind::BoardTurned { .. } => {
            "the squares were probably named from the other side of the board".into()
        }
    }
}
