//! Tests of the colour preferences of teams (FIDE C.04.6, 1.7).

use draughts_pairing::swiss::system;
use draughts_pairing::{Color, PairingMethod, Preference, Strength};

/// Returns the colour due to a team, in capitals for a strong preference; `-` for none.
fn due(method: PairingMethod, letters: &str, is_last: bool) -> String {
    let color = |letter| Some(if letter == 'W' { Color::White } else { Color::Black });
    let history: Vec<Option<Color>> = letters.chars().map(color).collect();
    match system(method).due_after(&history, is_last) {
        None => "-".into(),
        Some(Preference { color, strength }) => {
            let letter = color.letter();
            match strength {
                Strength::Strong => letter.to_ascii_uppercase(),
                Strength::Mild => letter,
                Strength::Absolute => panic!("no preference of teams is absolute: {letters}"),
            }
            .to_string()
        }
    }
}

#[test]
fn preferences_of_type_a_are_those_of_1_7_1() {
    for (history, expected) in [
        ("", "-"),
        ("W", "-"),
        ("WW", "b"),
        ("BB", "w"),
        ("WB", "-"),
        ("BWW", "b"),
        ("WWB", "-"),
        ("WBB", "w"),
        ("BWWB", "-"),
        ("WBBB", "w"),
        ("WWBB", "w"),
        ("WWWBB", "-"),
    ] {
        assert_eq!(due(PairingMethod::TeamA, history, false), expected, "{history}");
        assert_eq!(due(PairingMethod::Team, history, false), "-", "{history}");
    }
}

#[test]
fn preferences_of_type_b_are_strong_or_mild_by_1_7_2() {
    for (history, expected) in [
        ("", "-"),
        ("W", "b"),
        ("WW", "B"),
        ("WB", "w"),
        ("WBB", "W"),
        ("WWB", "b"),
        ("WWWBB", "b"),
        ("WWBB", "W"),
    ] {
        assert_eq!(due(PairingMethod::TeamB, history, false), expected, "{history}");
    }
}

#[test]
fn in_the_last_round_only_two_equal_colours_count_if_there_are_as_many_of_both() {
    assert_eq!(due(PairingMethod::TeamB, "WB", true), "-");
    assert_eq!(due(PairingMethod::TeamB, "WBBW", true), "-");
    assert_eq!(due(PairingMethod::TeamB, "WWBB", true), "W", "the reading taken of 1.7.2");
    assert_eq!(due(PairingMethod::TeamB, "WBW", true), "b");
    assert_eq!(due(PairingMethod::TeamA, "WWBB", true), "w");
}
