//! Tests of colour histories and the colour due.

use draughts_pairing::color_history::{color_difference, letters, longest_run, preference};
use draughts_pairing::{Color, Preference, Strength};
use proptest::prelude::*;

/// Parses `W`, `B`, and `-` for a round without a game.
fn history(text: &str) -> Vec<Option<Color>> {
    let entry = |c| match c {
        'W' => Some(Color::White),
        'B' => Some(Color::Black),
        _ => None,
    };
    text.chars().map(entry).collect()
}

#[test]
fn a_round_without_a_game_is_a_u() {
    assert_eq!(letters(&history("WB-W")), "WBuW");
    assert_eq!(letters(&[]), "");
}

#[test]
fn the_balance_is_whites_less_blacks() {
    assert_eq!(color_difference(&history("")), 0);
    assert_eq!(color_difference(&history("WBW")), 1);
    assert_eq!(color_difference(&history("-BB-W-B")), -2);
}

#[test]
fn a_run_goes_on_over_rounds_without_a_game() {
    assert_eq!(longest_run(&history("--")), 0);
    assert_eq!(longest_run(&history("WBWB")), 1);
    assert_eq!(longest_run(&history("BW--WWB")), 3);
}

#[test]
fn the_colour_due_and_its_strength() {
    use Color::{Black, White};
    use Strength::{Absolute, Mild, Strong};
    for (text, color, strength) in [
        ("W", Black, Strong),
        ("-B-", White, Strong),
        ("WB", White, Mild),
        ("BW", Black, Mild),
        ("BWW", Black, Absolute),
        ("WB-B", White, Absolute),
        ("WW", Black, Absolute),
        // The last two games outweigh a balance of one.
        ("WWWBB", White, Absolute),
        // A balance of two outweighs the last two games.
        ("WWWWBB", Black, Absolute),
        ("BWWBWW", Black, Absolute),
        // The balance is two, although the last two games had different colours.
        ("BBWB", White, Absolute),
        ("WBWBW", Black, Strong),
    ] {
        assert_eq!(preference(&history(text)), Some(Preference { color, strength }), "{text}");
    }
    assert_eq!(preference(&history("--")), None);
    assert_eq!(preference(&[]), None);
}

proptest! {
    #[test]
    fn exchanged_colours_exchange_what_is_due(text in "[WB-]{0,12}") {
        let own = history(&text);
        let other: Vec<_> = own.iter().map(|c| c.map(Color::opponent)).collect();
        prop_assert_eq!(color_difference(&own), -color_difference(&other));
        prop_assert_eq!(longest_run(&own), longest_run(&other));
        let turned = preference(&other)
            .map(|due| Preference { color: due.color.opponent(), ..due });
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
        let first = if first { Color::White } else { Color::Black };
        let mut own = Vec::new();
        for _ in 0..rounds {
            own.push(Some(preference(&own).map_or(first, |due| due.color)));
        }
        prop_assert!(longest_run(&own) <= 2);
        prop_assert!(color_difference(&own).abs() <= 1);
    }
}
