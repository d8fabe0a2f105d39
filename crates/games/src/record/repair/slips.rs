//! Slips in writing and reading, and how plausible each is.
//!
//! A weight is a measure of how unlikely a slip is; lower is more plausible. Weights are only
//! compared and added; this table gives their scale.
//!
//! | slip | weight |
//! |---|---|
//! | a half-move written twice | 1 |
//! | one digit misread for one that looks like it (3 8, 1 7, 0 6, 5 6, 4 9) | 3 |
//! | two digits of a square swapped, the two squares swapped | 4 |
//! | the two half-moves of a move in each other's column | 4 |
//! | the other side to move in a set-up position, the board turned at the start | 4 |
//! | one digit wrong, a half-move lost | 5 |
//! | two half-moves swapped, a digit lost or added | 6 |
//! | two moves of one player swapped that are further apart | 8 |
//! | two half-moves lost, one of each side | 8 |
//! | a capture to another square, digits swapped between squares | 6 |
//! | one square wrong | 9 |
//! | another move altogether | up to 20 |
//!
//! A capture taken for a quiet move, or the reverse, adds 2; a result that contradicts the final
//! position adds 6.

use super::line::EndSquares;

/// The kind of slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum SlipKind {
    /// One digit (or letter) is wrong, missing or too many.
    Digit,
    /// Two digits, or the two squares, are exchanged.
    Swapped,
    /// A capture is written with another last square.
    CaptureTarget,
    /// One square is wrong.
    Square,
    /// Another move altogether.
    Move,
    /// The half-move cannot be read, or is unknown.
    Unread,
    /// A half-move is written twice.
    Doubled,
    /// A half-move that was not played is written.
    Extra,
    /// A half-move is missing.
    Lost,
    /// Two consecutive half-moves are missing, one of each side.
    LostPair,
    /// Two half-moves are exchanged.
    Order,
    /// The two half-moves of a move are in each other's column.
    Columns,
    /// The other side began.
    OtherSide,
    /// The squares are named from the other side of the board.
    BoardTurned,
}

impl SlipKind {
    /// Returns the word for it, which never changes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Digit => "digit",
            Self::Swapped => "swapped-digits",
            Self::CaptureTarget => "capture-target",
            Self::Square => "square",
            Self::Move => "move",
            Self::Unread => "unread",
            Self::Doubled => "doubled",
            Self::Extra => "extra",
            Self::Lost => "lost",
            Self::LostPair => "lost-pair",
            Self::Order => "order",
            Self::Columns => "columns",
            Self::OtherSide => "other-side",
            Self::BoardTurned => "board-turned",
        }
    }
}

/// A kind of slip with its weight.
pub(super) type Weighed = (SlipKind, u32);

/// A half-move repeated directly after itself, or as the same side's next move.
pub(super) const DOUBLED: Weighed = (SlipKind::Doubled, 1);
/// A superfluous half-move that repeats nothing.
pub(super) const EXTRA: Weighed = (SlipKind::Extra, 12);
/// A missing half-move.
pub(super) const LOST: Weighed = (SlipKind::Lost, 5);
/// A missing half-move that the printed numbers show.
pub(super) const LOST_BY_NUMBER: Weighed = (SlipKind::Lost, 1);
/// Two consecutive missing half-moves, one of each side.
pub(super) const LOST_PAIR: Weighed = (SlipKind::LostPair, 8);
/// A missing move that the printed numbers show.
pub(super) const LOST_PAIR_BY_NUMBER: Weighed = (SlipKind::LostPair, 2);
/// Two half-moves exchanged.
pub(super) const ORDER: Weighed = (SlipKind::Order, 6);
/// Two moves of one player exchanged that are further apart.
pub(super) const FAR_ORDER: Weighed = (SlipKind::Order, 8);
/// The two half-moves of one move exchanged.
pub(super) const COLUMNS: Weighed = (SlipKind::Columns, 4);
/// The side to move is wrong, or the squares are named from the other side: the weight of whichever
/// the start makes more likely.
pub(super) const LIKELY_START: u32 = 4;
/// The weight of the less likely one. At the start of a game both fit equally well, and the side
/// that begins under the rules is assumed to have begun.
pub(super) const UNLIKELY_START: u32 = 7;
/// The final position contradicts the result.
pub(super) const AGAINST_RESULT: u32 = 6;
/// A half-move that cannot be read.
const UNREAD: Weighed = (SlipKind::Unread, 8);
/// Another move altogether.
const MOVE: Weighed = (SlipKind::Move, 20);

/// Characters that are mistaken for each other.
const ALIKE: [(char, char); 11] = [
    ('3', '8'),
    ('1', '7'),
    ('0', '6'),
    ('5', '6'),
    ('4', '9'),
    ('2', '7'),
    ('3', '5'),
    ('a', 'd'),
    ('c', 'e'),
    ('b', 'h'),
    ('e', 'g'),
];

/// A quiet move written as a capture, or the reverse.
const OTHER_SIGN: u32 = 2;

/// Weighs the writing of one square as another; `None` if they are equal.
fn of_square(written: &str, meant: &str) -> Option<Weighed> {
    let short = written.trim_start_matches('0');
    if short == meant {
        return None;
    }
    match (of_name(written, meant), of_name(short, meant)) {
        (one, other) if other.1 < one.1 => Some(other),
        (one, _) => Some(one),
    }
}

fn of_name(written: &str, meant: &str) -> Weighed {
    let (a, b): (Vec<char>, Vec<char>) = (written.chars().collect(), meant.chars().collect());
    if a.len() == b.len() {
        let different: Vec<(char, char)> =
            a.iter().copied().zip(b.iter().copied()).filter(|(a, b)| a != b).collect();
        match different[..] {
            [(one, other)] => {
                let alike = ALIKE.contains(&(one, other)) || ALIKE.contains(&(other, one));
                return (SlipKind::Digit, if alike { 3 } else { 5 });
            }
            [(one, other), (second, first)] if one == first && other == second => {
                return (SlipKind::Swapped, 4);
            }
            _ => {}
        }
    }
    let (short, long) = if a.len() < b.len() { (&a, &b) } else { (&b, &a) };
    let dropped = |at: usize| {
        let mut rest = long.clone();
        rest.remove(at);
        rest == *short
    };
    if short.len() + 1 == long.len() && (0..long.len()).any(dropped) {
        return (SlipKind::Digit, 6);
    }
    (SlipKind::Square, 9)
}

/// Weighs the writing of a move with other squares, by the first and last squares of both;
/// `written` is `None` if nothing can be read.
pub(super) fn of_move(
    written: Option<&EndSquares>,
    meant: (&str, &str),
    is_capture: bool,
) -> Weighed {
    let Some(written) = written else {
        return UNREAD;
    };
    let (kind, weight) = of_ends(written, meant, is_capture && written.captures);
    (kind, if is_capture == written.captures { weight } else { weight + OTHER_SIGN })
}

fn of_ends(written: &EndSquares, meant: (&str, &str), captures: bool) -> Weighed {
    let ends = (written.from.as_str(), written.to.as_str());
    match (of_square(ends.0, meant.0), of_square(ends.1, meant.1)) {
        // The squares between are wrong.
        (None, None) => (SlipKind::Square, 3),
        (None, Some((SlipKind::Square, _))) if captures => (SlipKind::CaptureTarget, 6),
        (Some(slip), None) | (None, Some(slip)) => slip,
        (Some((_, from)), Some((_, to))) => {
            if (ends.1, ends.0) == meant {
                return (SlipKind::Swapped, 4);
            }
            if is_exchange(ends, meant) {
                return (SlipKind::Swapped, 6);
            }
            let sum = from + to + 4;
            if sum < MOVE.1 { (SlipKind::Move, sum) } else { MOVE }
        }
    }
}

/// Returns whether one digit of the first square and one of the last are exchanged.
fn is_exchange(written: (&str, &str), meant: (&str, &str)) -> bool {
    let different = |a: &str, b: &str| {
        let mut all = a.chars().zip(b.chars()).filter(|(a, b)| a != b);
        let first = all.next();
        if a.len() == b.len() && all.next().is_none() { first } else { None }
    };
    match (different(written.0, meant.0), different(written.1, meant.1)) {
        (Some((one, other)), Some((second, first))) => one == first && other == second,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weigh(written: &str, meant: &str) -> Weighed {
        let (from, to) = written.split_once('-').unwrap();
        let ends = EndSquares { from: from.into(), to: to.into(), captures: false };
        of_move(Some(&ends), meant.split_once('-').unwrap(), false)
    }

    #[test]
    fn the_likelier_slip_weighs_less() {
        for (written, meant, kind, weight) in [
            ("32-23", "32-28", SlipKind::Digit, 3),
            ("32-28", "32-27", SlipKind::Digit, 5),
            ("3-8", "3-18", SlipKind::Digit, 6),
            ("32-24", "32-42", SlipKind::Swapped, 4),
            ("28-32", "32-28", SlipKind::Swapped, 4),
            ("38-22", "32-28", SlipKind::Swapped, 6),
            ("04-22", "24-20", SlipKind::Swapped, 6),
            ("04-09", "4-9", SlipKind::Square, 3),
            ("32-28", "32-14", SlipKind::Square, 9),
            ("32-28", "1-7", SlipKind::Move, 20),
        ] {
            assert_eq!(weigh(written, meant), (kind, weight), "{written} for {meant}");
        }
    }
}
