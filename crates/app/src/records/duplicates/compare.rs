//! The comparison of two games.

use super::entry::PackedHalfMove;
use super::held::Held;
use super::likeness::{Likeness, of_dates, of_names, of_texts};

/// The reason two games may be the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DuplicateReason {
    /// They have the same moves.
    Moves,
    /// They have the same moves except for a slip: a half-move, or two of one player exchanged.
    Slip,
    /// One continues where the other breaks off.
    BreaksOff,
}

impl DuplicateReason {
    /// Returns `same-moves`, `slip` or `breaks-off`.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Moves => "same-moves",
            Self::Slip => "slip",
            Self::BreaksOff => "breaks-off",
        }
    }
}

/// Two games that may be the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Match {
    pub(super) reason: DuplicateReason,
    /// The index of the first half-move that differs.
    pub(super) slip: Option<usize>,
    /// Whether White of one is Black of the other.
    pub(super) swapped: bool,
}

/// The number of equal half-moves that suffices without other evidence.
const LONG: usize = 60;
/// The number that suffices if the players are the same and nothing contradicts it.
const MIDDLING: usize = 30;
/// The minimum number of half-moves of a game with a slip, or of one that breaks off.
const SHORT: usize = 20;

/// Returns whether two games may be the same, and why.
pub(super) fn compare(held: &Held, one: u32, other: u32) -> Option<Match> {
    let (a, b) = (held.game(one), held.game(other));
    if a.start != b.start {
        return None;
    }
    let (reason, slip, same) = moves(held.half_moves(one), held.half_moves(other))?;
    let text = |place: u32| held.texts.text(place);
    // The better and the worse of the two.
    let names = |white: u32, black: u32| {
        let white = of_names(held.spelling(a.white), held.spelling(white));
        let black = of_names(held.spelling(a.black), held.spelling(black));
        (white.min(black), white.max(black))
    };
    let (straight, crossed) = (names(b.white, b.black), names(b.black, b.white));
    let swapped = straight.1 == Likeness::Different && crossed.1 <= Likeness::Alike;
    let (one_player, players) = if swapped { crossed } else { straight };
    let is_one_known = one_player <= Likeness::Alike;
    let date = of_dates(text(a.date), text(b.date));
    let event = of_texts(text(a.event), text(b.event));
    let round = of_texts(text(a.round), text(b.round));
    // Some data indicates the same occasion, and none contradicts it.
    let is_occasion = match (date, event) {
        (Likeness::Different, Likeness::Same) => round == Likeness::Same,
        (Likeness::Different, _) => false,
        (_, Likeness::Same) => round != Likeness::Different,
        _ => date <= Likeness::Alike,
    };
    let is_it = match (players, reason) {
        (Likeness::Same | Likeness::Alike, DuplicateReason::Moves) => {
            same >= MIDDLING || is_occasion
        }
        (Likeness::Same | Likeness::Alike, _) => {
            same >= SHORT && (is_occasion || same >= LONG)
                || same >= MIDDLING && date == Likeness::Unknown && event != Likeness::Different
        }
        // No player differs, and evidence for the same day is not required.
        (Likeness::Unknown, DuplicateReason::Moves) if same >= MIDDLING => {
            let is_another =
                date == Likeness::Different || event == Likeness::Different && !is_one_known;
            same >= LONG || is_occasion || !is_another
        }
        (Likeness::Unknown, DuplicateReason::Moves) => is_one_known && is_occasion,
        (Likeness::Unknown, _) => same >= LONG || same >= MIDDLING && is_one_known && is_occasion,
        (Likeness::Different, DuplicateReason::Moves) => same >= LONG,
        (Likeness::Different, _) => false,
    };
    is_it.then_some(Match { reason, slip, swapped })
}

/// Compares the moves of two games, and returns the reason, the index of the first half-move that
/// differs, and the number of equal ones.
fn moves(
    one: &[PackedHalfMove],
    other: &[PackedHalfMove],
) -> Option<(DuplicateReason, Option<usize>, usize)> {
    let shared = one.len().min(other.len());
    let differs = |&at: &usize| one[at].squares() != other[at].squares();
    let mut slips = (0..shared).filter(differs);
    let Some(first) = slips.next() else {
        let is_same = one.len() == other.len();
        let reason = if is_same { DuplicateReason::Moves } else { DuplicateReason::BreaksOff };
        return Some((reason, None, shared));
    };
    let same = match (slips.next(), slips.next()) {
        (None, _) => shared - 1,
        (Some(second), None) if second == first + 2 => {
            let squares = |moves: &[PackedHalfMove], at: usize| moves[at].squares();
            let exchanged = squares(one, first) == squares(other, second)
                && squares(one, second) == squares(other, first);
            exchanged.then(|| shared - 2)?
        }
        _ => return None,
    };
    Some((DuplicateReason::Slip, Some(first), same))
}
