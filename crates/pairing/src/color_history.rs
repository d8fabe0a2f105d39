//! The colours of a player round by round, and the colour preference.
//!
//! A history has one entry per round, in order: the colour of a game played, or `None` for a round
//! without a game (bye, forfeit, absence). Rounds without a game are skipped, as if they were moved
//! to the front (FIDE C.04.2, 3.4).

use std::cmp::Ordering;

use serde::Serialize;

use crate::Color;

/// How much a colour is due (FIDE C.04.3; the weaker first).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// As many Whites as Blacks so far: the other colour than last time.
    Mild,
    /// One more of the other colour so far.
    Strong,
    /// Two or more of the other colour so far, or the last two games with it.
    Absolute,
}

/// The colour due to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preference {
    /// The colour.
    pub color: Color,
    /// How much it is due.
    pub strength: Strength,
}

/// Returns one letter per round, such as `WBuW`; `u` is a round without a game (FIDE C.04.2, 3.4).
pub fn letters(history: &[Option<Color>]) -> String {
    let letter = |color: &Option<Color>| match color {
        Some(Color::White) => 'W',
        Some(Color::Black) => 'B',
        None => 'u',
    };
    history.iter().map(letter).collect()
}

/// Returns the number of games with White minus games with Black (FIDE: colour difference).
pub fn color_difference(history: &[Option<Color>]) -> i32 {
    played(history).map(|color| if color == Color::White { 1 } else { -1 }).sum()
}

/// Returns the length of the longest run of games with the same colour; 0 without a game.
pub fn longest_run(history: &[Option<Color>]) -> usize {
    let (mut longest, mut run, mut last) = (0, 0, None);
    for color in played(history) {
        run = if last == Some(color) { run + 1 } else { 1 };
        last = Some(color);
        longest = longest.max(run);
    }
    longest
}

/// Returns the colour preference (FIDE C.04.3); `None` without a game.
///
/// If the last two games call for one colour and a balance of two or more for the other, the
/// balance decides.
pub fn preference(history: &[Option<Color>]) -> Option<Preference> {
    let mut latest = played(history).rev();
    let last = latest.next()?;
    let twice = latest.next() == Some(last);
    let balance = color_difference(history);
    let by_balance = match balance.cmp(&0) {
        Ordering::Greater => Color::Black,
        Ordering::Less => Color::White,
        Ordering::Equal => last.opponent(),
    };
    let (color, strength) = match balance.abs() {
        2.. => (by_balance, Strength::Absolute),
        _ if twice => (last.opponent(), Strength::Absolute),
        1 => (by_balance, Strength::Strong),
        _ => (by_balance, Strength::Mild),
    };
    Some(Preference { color, strength })
}

/// Iterates over the colours of the games played.
fn played(history: &[Option<Color>]) -> impl DoubleEndedIterator<Item = Color> {
    history.iter().copied().flatten()
}
