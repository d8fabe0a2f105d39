//! Tie-breaks that depend on ratings and numbers.

use super::*;

/// Returns the games of [`all_played`] with ratings.
fn rated() -> Event {
    let mut event = all_played();
    for (player, rating) in event.players.iter_mut().zip([2000, 1900, 1700, 1501]) {
        player.rating = Some(rating);
    }
    event
}

#[test]
fn ratings_of_the_opponents_are_averaged_half_up() {
    let event = rated();
    // a: (1700 + 1900 + 1501) / 3 = 1700.33   d: (1900 + 1700 + 2000) / 3 = 1866.67
    assert_eq!(values(&event, "ARO", "a d"), ["1700", "1867"]);
    // a: (1700 + 1900) / 2; d: (1900 + 2000) / 2. M1: 1700; 1900.
    assert_eq!(values(&event, "ARO/C1", "a d"), ["1800", "1950"]);
    assert_eq!(values(&event, "ARO/M1", "a d"), ["1700", "1900"]);
    // Forfeits do not count.
    let forfeit = "a b 2-0 forfeit";
    let mut event = swiss("a b", &[forfeit]);
    event.players[0].rating = Some(1500);
    event.players[1].rating = Some(1500);
    assert_eq!(values(&event, "ARO", "a"), ["-"]);
}

#[test]
fn performances_are_by_the_tables() {
    let event = rated();
    // a: 2.5 of 3 = 0.83: +273 on 1700. b: 2 of 3 = 0.67: +125 on (1501 + 2000 + 1700) / 3 = 1734.
    // c: 1.5 of 3: (2000 + 1501 + 1900) / 3 = 1800. d: 0: 1867 - 800.
    assert_eq!(values(&event, "TPR", "a b c d"), ["1973", "1859", "1800", "1067"]);
    assert_eq!(line(&event, &codes("TPR"), "a"), "TPR 1973 = 1700 + 273 (a score of 83 %)");
    // APRO a: (1800 + 1859 + 1067) / 3 = 1575.33.
    assert_eq!(value(&event, "APRO", "a"), "1575");
}

#[test]
fn the_perfect_performance_is_the_lowest_rating_that_expects_the_score() {
    let event = rated();
    // d has no points: the lowest opponent, 1700, minus 800.
    assert_eq!(value(&event, "PTP", "d"), "900");
    // c: 1.5 against 2000, 1501, 1900. At 1833: -167 0.28, +332 0.88, -67 0.41 = 1.57.
    // At 1800: -200 0.24, +299 0.85, -100 0.36 = 1.45. At 1812: -188 0.26, +311 0.86,
    // -88 0.38 = 1.50; at 1811: -189 0.25.
    assert_eq!(value(&event, "PTP", "c"), "1812");
    // All won against one opponent: 1.00 is expected from 736 above.
    let mut event = swiss("a b", &["a b 2-0"]);
    event.players[0].rating = Some(1500);
    event.players[1].rating = Some(1500);
    assert_eq!(value(&event, "PTP", "a"), "2236");
    assert_eq!(value(&event, "TPR", "a"), "2300");
    // APPO b: a has 2236, and b has met nobody else.
    assert_eq!(value(&event, "APPO", "b"), "2236");
}

#[test]
fn numbers_and_ratings_go_in_either_order() {
    let event = rated();
    let order = |code: &str| {
        let mut event = event.clone();
        event.rounds.clear();
        table(&event, &codes(code))
    };
    assert_eq!(order("TPN"), "a 1 0 1; b 2 0 2; c 3 0 3; d 4 0 4");
    assert_eq!(order("TPN/R"), "d 1 0 4; c 2 0 3; b 3 0 2; a 4 0 1");
    assert_eq!(order("RTNG"), "a 1 0 2000; b 2 0 1900; c 3 0 1700; d 4 0 1501");
    assert_eq!(order("RTNG/R"), "d 1 0 1501; c 2 0 1700; b 3 0 1900; a 4 0 2000");
}

/// FIDE C.07, 10: with an unrated player in the field, tie-breaks by ratings need a regulation.
#[test]
fn with_an_unrated_player_ratings_decide_nothing_unless_the_event_says_what_they_count() {
    let mut event = all_played();
    for (player, rating) in event.players.iter_mut().zip([2000, 1900, 1800]) {
        player.rating = Some(rating);
    }
    event.tiebreaks = Some(codes("ARO TPR PTP APRO APPO RTNG"));
    for code in ["ARO", "TPR", "PTP", "APRO", "APPO"] {
        assert_eq!(values(&event, code, "a b c d"), ["-", "-", "-", "-"], "{code}");
    }
    // The player's own rating is not affected.
    assert_eq!(value(&event, "RTNG", "a"), "2000");
    let dropped = event.dropped_tie_breaks();
    assert_eq!(dropped, codes("ARO TPR PTP APRO APPO"));
    let problems = crate::event::check_with(&event);
    let is_told = |problems: &[crate::event::Problem]| {
        problems.iter().any(|one| one.code() == crate::event::codes::TIEBREAK_UNRATED)
    };
    assert!(is_told(&problems));
    // a has met b, c and d.
    for (unrated, average) in [("1500", "1733"), ("lowest", "1833"), ("average", "1867")] {
        event.unrated = Some(unrated.parse().unwrap());
        assert_eq!(value(&event, "ARO", "a"), average, "{unrated}");
        assert!(event.dropped_tie_breaks().is_empty());
        assert!(!is_told(&crate::event::check_with(&event)));
    }
    for wrong in ["0", "10000", "most", ""] {
        assert!(wrong.parse::<crate::event::Unrated>().is_err(), "{wrong}");
    }
    // A player who is not paired is not in the field.
    event.unrated = None;
    event.rounds.clear();
    assert!(event.dropped_tie_breaks().is_empty());
}
