//! Colours of a player round by round, and what colour is due.
//!
//! A history is one entry a round, in order: the colour of a game played, or `None` for
//! a round without a game (bye, forfeit, absence). Rounds without a game count for
//! nothing: they are passed over as if moved to the front (FIDE C.04.2, 3.4).

use std::cmp::Ordering;

/// The colour of the pieces that a player has in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The light pieces.
    White,
    /// The dark pieces.
    Black,
}

impl Colour {
    /// The other colour.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// How much a colour is due (FIDE C.04.3; the weaker first).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// As many Whites as Blacks so far: the other colour than last time.
    Mild,
    /// One more of the other colour so far.
    Strong,
    /// Two or more of the other colour so far, or the last two games with it.
    Absolute,
}

/// The colour due to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Preference {
    /// The colour.
    pub colour: Colour,
    /// How much it is due.
    pub strength: Strength,
}

/// Games with White less games with Black (FIDE: colour difference).
#[must_use]
pub fn balance(history: &[Option<Colour>]) -> i32 {
    played(history).map(|colour| if colour == Colour::White { 1 } else { -1 }).sum()
}

/// The most games running with the same colour; 0 without a game.
#[must_use]
pub fn longest_run(history: &[Option<Colour>]) -> usize {
    let (mut longest, mut run, mut last) = (0, 0, None);
    for colour in played(history) {
        run = if last == Some(colour) { run + 1 } else { 1 };
        last = Some(colour);
        longest = longest.max(run);
    }
    longest
}

/// The colour due, `None` without a game (FIDE C.04.3, colour preference).
///
/// If the last two games ask for one colour and a balance of two or more for the
/// other, the balance decides.
#[must_use]
pub fn preference(history: &[Option<Colour>]) -> Option<Preference> {
    let mut latest = played(history).rev();
    let last = latest.next()?;
    let twice = latest.next() == Some(last);
    let balance = balance(history);
    let by_balance = match balance.cmp(&0) {
        Ordering::Greater => Colour::Black,
        Ordering::Less => Colour::White,
        Ordering::Equal => last.opposite(),
    };
    let (colour, strength) = match balance.abs() {
        2.. => (by_balance, Strength::Absolute),
        _ if twice => (last.opposite(), Strength::Absolute),
        1 => (by_balance, Strength::Strong),
        _ => (by_balance, Strength::Mild),
    };
    Some(Preference { colour, strength })
}

/// The colours of the games played.
fn played(history: &[Option<Colour>]) -> impl DoubleEndedIterator<Item = Colour> {
    history.iter().copied().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// `W`, `B`, and `-` for a round without a game.
    fn history(text: &str) -> Vec<Option<Colour>> {
        let entry = |c| match c {
            'W' => Some(Colour::White),
            'B' => Some(Colour::Black),
            _ => None,
        };
        text.chars().map(entry).collect()
    }

    #[test]
    fn the_balance_is_whites_less_blacks() {
        assert_eq!(balance(&history("")), 0);
        assert_eq!(balance(&history("WBW")), 1);
        assert_eq!(balance(&history("-BB-W-B")), -2);
    }

    #[test]
    fn a_run_goes_on_over_rounds_without_a_game() {
        assert_eq!(longest_run(&history("--")), 0);
        assert_eq!(longest_run(&history("WBWB")), 1);
        assert_eq!(longest_run(&history("BW--WWB")), 3);
    }

    #[test]
    fn the_colour_due_and_its_strength() {
        use Colour::{Black, White};
        use Strength::{Absolute, Mild, Strong};
        for (text, colour, strength) in [
            ("W", Black, Strong),
            ("-B-", White, Strong),
            ("WB", White, Mild),
            ("BW", Black, Mild),
            ("BWW", Black, Absolute),
            ("WB-B", White, Absolute),
            ("WW", Black, Absolute),
            // The last two games against a balance of one: the games.
            ("WWWBB", White, Absolute),
            // The last two games against a balance of two: the balance.
            ("WWWWBB", Black, Absolute),
            ("BWWBWW", Black, Absolute),
            // A balance of two although the last two differ.
            ("BBWB", White, Absolute),
            ("WBWBW", Black, Strong),
        ] {
            assert_eq!(preference(&history(text)), Some(Preference { colour, strength }), "{text}");
        }
        assert_eq!(preference(&history("--")), None);
        assert_eq!(preference(&[]), None);
    }

    proptest! {
        #[test]
        fn exchanged_colours_exchange_what_is_due(text in "[WB-]{0,12}") {
            let own = history(&text);
            let other: Vec<_> = own.iter().map(|c| c.map(Colour::opposite)).collect();
            prop_assert_eq!(balance(&own), -balance(&other));
            prop_assert_eq!(longest_run(&own), longest_run(&other));
            let turned = preference(&other)
                .map(|due| Preference { colour: due.colour.opposite(), ..due });
            prop_assert_eq!(preference(&own), turned);
        }

        #[test]
        fn rounds_without_a_game_change_nothing(text in "[WB-]{0,12}") {
            let (all, played) = (history(&text), history(&text.replace('-', "")));
            prop_assert_eq!(preference(&all), preference(&played));
            prop_assert_eq!(longest_run(&all), longest_run(&played));
        }

        #[test]
        fn whoever_always_gets_the_colour_due_has_no_run_of_three(first: bool, rounds in 0..30_usize) {
            let first = if first { Colour::White } else { Colour::Black };
            let mut own = Vec::new();
            for _ in 0..rounds {
                own.push(Some(preference(&own).map_or(first, |due| due.colour)));
            }
            prop_assert!(longest_run(&own) <= 2);
            prop_assert!(balance(&own).abs() <= 1);
        }
    }
}
