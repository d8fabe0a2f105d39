//! Why a round cannot be paired, and what could be done.

use crate::diag::count;
use crate::swiss::Impossible;

/// Most players of a group who are named.
const MAX_NAMED: usize = 12;

/// Why a round cannot be paired, in a few lines, and the last what could be relaxed. `name`
/// gives the name of a player by the place in the field.
#[must_use]
pub fn impossible(why: &Impossible, name: impl Fn(usize) -> String) -> Vec<String> {
    let names = |places: &[usize]| listed(places.iter().map(|&at| name(at)).collect());
    let mut lines = Vec::new();
    let alone: Vec<usize> =
        why.stranded.iter().filter(|group| group.len() == 1).map(|group| group[0]).collect();
    let only = match why.needed.as_slice() {
        [] => String::new(),
        needed => format!(" but {}", names(needed)),
    };
    match alone.as_slice() {
        [] => {}
        [one] => lines.push(format!("{} may meet nobody{only}", name(*one))),
        several if why.needed.is_empty() => {
            lines.push(format!("none of these may meet anybody: {}", names(several)));
        }
        several => lines.push(format!("none of these may meet anybody{only}: {}", names(several))),
    }
    for group in why.stranded.iter().filter(|group| group.len() > 1) {
        let (size, names) = (group.len(), names(group));
        lines.push(match why.needed.is_empty() {
            true => format!("{names} may meet only each other, and they are {size}: one is left over"),
            false => format!(
                "{names} may meet only each other or one of those; they are {size}, so one is left over"
            ),
        });
    }
    let left = match (why.stranded.len(), why.odd) {
        (0, _) => None,
        (1, true) => Some("nobody of them may have the bye".to_owned()),
        (left, odd) if !why.needed.is_empty() => {
            let bye = if odd { ", and one may have the bye at most" } else { "" };
            let opponents = count(why.needed.len(), "opponent", "opponents");
            Some(format!("{left} would be left over for {opponents}{bye}"))
        }
        _ => None,
    };
    lines.extend(left);
    lines.push(
        "what could be relaxed: players who are kept apart or have met may meet; somebody sits \
         the round out, or somebody absent plays"
            .to_owned(),
    );
    lines
}

/// `A; B and C`: names may have commas.
fn listed(mut names: Vec<String>) -> String {
    let more = names.len().saturating_sub(MAX_NAMED);
    if more > 0 {
        names.truncate(MAX_NAMED);
        names.push(format!("{more} more"));
    }
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join("; ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(needed: &[usize], stranded: &[&[usize]], odd: bool) -> Vec<String> {
        let stranded = stranded.iter().map(|group| group.to_vec()).collect();
        let why = Impossible { needed: needed.to_vec(), stranded, odd };
        let mut lines = impossible(&why, |at| format!("P{at}"));
        assert!(lines.pop().is_some_and(|last| last.starts_with("what could be relaxed")));
        lines
    }

    #[test]
    fn it_names_who_cannot_be_paired_and_whom_they_need() {
        assert_eq!(said(&[], &[&[3]], false), ["P3 may meet nobody"]);
        assert_eq!(said(&[], &[&[3], &[4]], false), ["none of these may meet anybody: P3 and P4"]);
        assert_eq!(
            said(&[1], &[&[3], &[4], &[5]], false),
            [
                "none of these may meet anybody but P1: P3; P4 and P5",
                "3 would be left over for 1 opponent"
            ]
        );
        assert_eq!(
            said(&[], &[&[3, 4, 5]], true),
            [
                "P3; P4 and P5 may meet only each other, and they are 3: one is left over",
                "nobody of them may have the bye"
            ]
        );
    }

    #[test]
    fn of_a_large_group_only_some_are_named() {
        let group: Vec<usize> = (0..31).collect();
        let lines = said(&[], &[&group], true);
        assert!(lines[0].contains("P11 and 19 more may meet"), "{lines:?}");
    }
}
