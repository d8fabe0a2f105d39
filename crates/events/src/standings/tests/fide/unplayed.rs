//! The Buchholz family and `SB`, with the values of rounds without a game.

use super::*;
use crate::event::{Points, Round};
use crate::standings::FideRules;

#[test]
fn buchholz_is_the_sum_of_the_opponents_scores() {
    let event = all_played();
    // a: 3 + 4 + 0 = 7   b: 0 + 5 + 3 = 8   c: 5 + 0 + 4 = 9   d: 4 + 3 + 5 = 12
    assert_eq!(values(&event, "BH", "a b c d"), ["7", "8", "9", "12"]);
    // Without 0, 0, 0, 3; then without 3, 3, 4, 4.
    assert_eq!(values(&event, "BH/C1", "a b c d"), ["7", "8", "9", "9"]);
    assert_eq!(values(&event, "BH/C2", "a b c d"), ["4", "5", "5", "5"]);
    // Without the lowest and the highest.
    assert_eq!(values(&event, "BH/M1", "a b c d"), ["3", "3", "4", "4"]);
    assert_eq!(values(&event, "BH/M2", "a b c d"), ["0", "0", "0", "0"]);
    assert_eq!(
        line(&event, &codes("BH/M1"), "a"),
        "BH/M1 3 = 3 (without 4, the best: b; 0, the worst: d)"
    );
}

#[test]
fn fore_buchholz_takes_the_games_of_the_last_round_for_draws() {
    let event = all_played();
    // Scores with round 3 drawn: a 4, b 4, c 3, d 1. a: 3 + 4 + 1, c: 4 + 1 + 4.
    assert_eq!(values(&event, "FB", "a b c d"), ["8", "8", "9", "11"]);
    // Equal before the last round has results, because FB does not depend on them.
    let mut open = event;
    open.rounds[2] = round(Round(3), "a d, b c");
    assert_eq!(values(&open, "FB", "a b c d"), ["8", "8", "9", "11"]);
    // Real scores a 3, b 3, c 2, d 0, two opponents so far: a: 2 + 3.
    assert_eq!(values(&open, "BH", "a b c d"), ["5", "3", "3", "5"]);
}

#[test]
fn fore_buchholz_takes_a_forfeit_of_the_last_round_for_a_draw() {
    let event = swiss("a b", &["a b 2-0 forfeit"]);
    // Both then have 1, and each has met the other.
    assert_eq!(values(&event, "FB", "a b"), ["1", "1"]);
}

#[test]
fn the_average_of_the_opponents_buchholz_is_not_rounded_to_hundredths() {
    let event = all_played();
    // BH 7 8 9 12. a: (9 + 8 + 12) / 3 = 9.6667   b: (12 + 7 + 9) / 3 = 9.3333
    assert_eq!(values(&event, "AOB", "a b c d"), ["9.6667", "9.3333", "9", "8"]);
    assert_eq!(line(&event, &codes("AOB"), "a"), "AOB 9.6667 = (9 + 8 + 12) / 3");
    // FB 8 8 9 11: a: (9 + 8 + 11) / 3.
    assert_eq!(value(&event, "AOB/F", "a"), "9.3333");
    // Without a game there is no average, which ranks after every value.
    let byes = swiss("a b c", &["a b 0-0, c absent"]);
    assert_eq!(table(&byes, &codes("AOB")), "a 1 0 0; b 1 0 0; c 3 0 -");
    assert_eq!(line(&byes, &codes("AOB"), "c"), "AOB -: there is nothing to take it from");
}

#[test]
fn sonneborn_berger_is_points_times_the_adjusted_score() {
    let event = all_played();
    // a: 2 x 3 + 1 x 4 + 2 x 0 = 10   b: 2 x 0 + 1 x 5 + 1 x 3 = 8   c: 0 x 5 + 2 x 0 + 1 x 4 = 4
    assert_eq!(values(&event, "SB", "a b c d"), ["10", "8", "4", "0"]);
    // The weakest opponent is cut, not the smallest product: d for a, b and c.
    // For d it is c: 0 x 3.
    assert_eq!(values(&event, "SB/C1", "a b c d"), ["10", "8", "4", "0"]);
    assert_eq!(values(&event, "SB/C2", "a b c d"), ["4", "5", "0", "0"]);
}

#[test]
fn category_1_a_bye_that_was_allocated_is_a_dummy_with_the_own_score() {
    let event = swiss("a b c", &["a b 1-1, c bye", "c a 0-2, b bye"]);
    // Scores a 3, b 3, c 2; two rounds drawn are 2. c: dummy 2, a 3; b: a 3, dummy 3 capped at 2.
    assert_eq!(values(&event, "BH", "a b c"), ["5", "5", "5"]);
    // No round was given up, so the least is cut: c for a, the dummies for b and c.
    assert_eq!(values(&event, "BH/C1", "a b c"), ["3", "3", "3"]);
    // SB: a: 1 x 3 + 2 x 2; b: 1 x 3 + 2 x 2 for the bye; c: 2 x 2 + 0.
    assert_eq!(values(&event, "SB", "a b c"), ["7", "7", "4"]);
}

#[test]
fn category_2_a_forfeit_won_is_a_dummy_no_better_than_who_did_not_come() {
    let event = swiss("a b c d", &["a b 2-0 forfeit, c d 2-0", "a c 2-0, b d 2-0"]);
    // Scores a 4, b 2, c 2, d 0. a: dummy 4, but b has 2; c 2 = 4.
    assert_eq!(value(&event, "BH", "a"), "4");
    // b (category 4): dummy of its own 2, a has 4; d 0 = 2. As an opponent b has its 2: d.
    assert_eq!(values(&event, "BH", "b d"), ["2", "4"]);
    // b gave up round 1: its 2 is cut first, though 0 is less. SB: the 0 of the forfeit adds no
    // less than the 2 x 0 of d.
    assert_eq!(values(&event, "BH/C1", "a b"), ["2", "0"]);
    assert_eq!(line(&event, &codes("BH/C1"), "b"), "BH/C1 0 = 0 (without 2, given up: round 1)");
}

#[test]
fn category_3_a_bye_asked_for_before_a_played_round_counts_as_it_was_awarded() {
    // b is absent in round 1 and plays in round 2: as an opponent, b has what it scored.
    let event = swiss("a b c", &["a c 2-0, b absent", "a b 1-1, c absent"]);
    // Scores a 3, b 1, c 0. b as an opponent 1; c as an opponent 0 + a draw 1 (category 5) = 1.
    assert_eq!(value(&event, "BH", "a"), "2");
    // b: dummy of its own 1 (two draws are 2), a 3 = 4; without what was given up, 3.
    assert_eq!(values(&event, "BH", "b"), ["4"]);
    assert_eq!(value(&event, "BH/C1", "b"), "3");
}

#[test]
fn category_4_a_forfeit_lost_counts_as_it_was_awarded_and_goes_first() {
    let event = swiss("a b c d", &["a b 2-0 forfeit, c d 1-1", "b c 2-0, d a 1-1"]);
    // Scores a 3, b 2, c 1, d 2; nobody's score is adjusted. c: d 2 + b 2.
    assert_eq!(value(&event, "BH", "c"), "4");
    // b: dummy of its own 2 (a has 3), c 1 = 3; round 1 was given up and goes first.
    assert_eq!(values(&event, "BH", "a b"), ["4", "3"]);
    assert_eq!(value(&event, "BH/C1", "b"), "1");
}

#[test]
fn category_5_byes_to_the_end_are_draws_for_the_opponents_alone() {
    let rounds = ["a b 2-0, c d 1-1", "a c 1-1, b absent, d bye", "a d 0-2, b absent, c half"];
    let event = swiss("a b c d", &rounds);
    // Scores a 3, b 0, c 3, d 5. As opponents: b 0 + 1 + 1 = 2, c 1 + 1 + 1 = 3.
    // a: b 2 + c 3 + d 5 = 10.
    assert_eq!(value(&event, "BH", "a"), "10");
    // b for itself keeps 0: a 3 + two dummies of 0.
    assert_eq!(value(&event, "BH", "b"), "3");
    // d: c 3 + the dummy of 5, capped at three draws, 3, + a 3 = 9.
    assert_eq!(value(&event, "BH", "d"), "9");
    // An absence before a final forfeit lost is in category 5; the forfeit is not.
    let event = swiss(
        "a b c",
        &["a b 2-0, c absent", "a c 0-0 forfeit, b absent", "a b 2-0 forfeit, c bye"],
    );
    // b: lost 0, absent as a draw 1, forfeit 0 = 1; a 4. c: absent, forfeit, then a bye: 2.
    // a: b 1 + round 2 (own 4, c has 2) 2 + round 3 (own 4, b has 1) 1 = 4.
    assert_eq!(value(&event, "BH", "a"), "4");
}

#[test]
fn what_was_given_up_goes_first_but_in_sb_only_if_it_adds_no_less() {
    let event =
        swiss("a b c d", &["a b 2-0, c d 2-0", "a half, b c 2-0, d absent", "c a 0-2, d b 1-1"]);
    // Scores a 5, b 3, c 2, d 1; a has met b, the dummy (5, three draws are 3), c.
    // BH: 3 + 3 + 2 = 8; the dummy goes, though c is less: 5.
    assert_eq!((value(&event, "BH", "a"), value(&event, "BH/C1", "a")), ("8".into(), "5".into()));
    // SB: 2 x 3 + 1 x 3 + 2 x 2 = 13. The least opponent c adds 4, the dummy 3: c goes.
    assert_eq!((value(&event, "SB", "a"), value(&event, "SB/C1", "a")), ("13".into(), "9".into()));
    // Second cut: the dummy and b both have 3. The dummy adds 1 x 3, b adds 2 x 3: the dummy goes.
    assert_eq!(value(&event, "SB/C2", "a"), "6");
}

/// Returns the value of one tie-break of a player by an edition of C.07.
fn by(rules: FideRules, event: &Event, code: &str, id: &str) -> String {
    let mut event = event.clone();
    event.tiebreaks = Some(codes(code));
    let options = StandingsOptions { fide: Some(rules), ..StandingsOptions::default() };
    let standings = rank(&event, &Ledger::whole(&event), options);
    let row = standings.rows.iter().find(|row| row.player == at(&event, id)).unwrap();
    row.values[0].to_string()
}

#[test]
fn before_march_2026_the_dummy_has_the_own_score_however_high() {
    // Scores a 4, b 2, c 2, d 0. a: the dummy has 4, and c 2; since 2026 it has the 2 of b.
    let forfeit = swiss("a b c d", &["a b 2-0 forfeit, c d 2-0", "a c 2-0, b d 2-0"]);
    assert_eq!(by(FideRules::August2024, &forfeit, "BH", "a"), "6");
    assert_eq!(by(FideRules::March2026, &forfeit, "BH", "a"), "4");
    // Scores a 3, b 3, c 2. b: a 3, and a dummy of 3; since 2026 of 2, which two draws are.
    let bye = swiss("a b c", &["a b 1-1, c bye", "c a 0-2, b bye"]);
    assert_eq!(by(FideRules::August2024, &bye, "BH", "b"), "6");
    assert_eq!(by(FideRules::August2024, &bye, "SB", "b"), "9");
    assert_eq!(by(FideRules::March2026, &bye, "BH", "b"), "5");
    // The edition follows from the first day of the event, not from that of a round.
    let begun = |day: &str| {
        let mut event = forfeit.clone();
        event.start = Some(day.parse().unwrap());
        event
    };
    assert_eq!(value(&begun("2026-02-28"), "BH", "a"), "6");
    assert_eq!(value(&begun("2026-03-01"), "BH", "a"), "4");
    assert_eq!(value(&forfeit, "BH", "a"), "4", "without a date, the newest");
    let mut undated = forfeit.clone();
    undated.rounds[0].date = Some("2026-02-28".parse().unwrap());
    undated.rounds[1].date = Some("2026-03-07".parse().unwrap());
    assert_eq!(value(&undated, "BH", "a"), "6", "it began in February");
}

#[test]
fn points_beyond_the_results_count_in_the_score_and_for_the_opponents() {
    let event = swiss("a b c d", &["a b 2-0, c d 2-0", "a c 2-0, b d 2-0"]);
    let mut ledger = Ledger::whole(&event);
    ledger.award(at(&event, "d"), Round(1), Points::whole(3));
    let mut event = event;
    event.tiebreaks = Some(codes("BH WIN PS"));
    let standings = rank(&event, &ledger, StandingsOptions::default());
    let row = |id: &str| standings.rows.iter().find(|row| row.player == at(&event, id)).unwrap();
    assert_eq!((row("d").score, row("d").place), (Points::whole(3), Some(2)));
    assert_eq!(row("d").values[1].to_string(), "0", "and are no win");
    assert_eq!(row("d").values[2].to_string(), "6", "3 after each round");
    assert_eq!(row("c").values[0].to_string(), "7", "a 4 and d 3");
}
