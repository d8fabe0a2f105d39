//! The tie-breaks of FIDE C.07, by hand.

use proptest::prelude::*;

use super::*;
use crate::event::{Fide, FideKind, Points};

fn codes(list: &str) -> Vec<TieBreak> {
    list.split(' ').map(|code| code.parse().unwrap()).collect()
}

/// A Swiss of 2-1-0.
fn swiss(players: &str, rounds: &[&str]) -> Event {
    event(SystemKind::Swiss, players, rounds)
}

/// The value of one tie-break of a player.
fn value(event: &Event, code: &str, id: &str) -> String {
    let mut event = event.clone();
    event.tiebreaks = Some(codes(code));
    let standings = rank(&event, &Ledger::whole(&event), Options::default());
    let row = standings.rows.iter().find(|row| row.player == at(&event, id)).unwrap();
    row.values[0].to_string()
}

fn values(event: &Event, code: &str, ids: &str) -> Vec<String> {
    ids.split(' ').map(|id| value(event, code, id)).collect()
}

/// ```text
///      round 1   round 2   round 3   score
/// a    c  2      b  1      d  2        5
/// b    d  2      a  1      c  1        4
/// c    a  0      d  2      b  1        3
/// d    b  0      c  0      a  0        0
/// ```
fn all_played() -> Event {
    swiss("a b c d", &["a c 2-0, d b 0-2", "b a 1-1, c d 2-0", "a d 2-0, b c 1-1"])
}

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
    // The same before the last round has results: it says nothing about them.
    let mut open = event;
    open.rounds[2] = round(Round(3), "a d, b c");
    assert_eq!(values(&open, "FB", "a b c d"), ["8", "8", "9", "11"]);
    // Real scores a 3, b 3, c 2, d 0, two opponents so far: a: 2 + 3.
    assert_eq!(values(&open, "BH", "a b c d"), ["5", "3", "3", "5"]);
}

#[test]
fn fore_buchholz_takes_a_forfeit_of_the_last_round_for_a_draw() {
    let event = swiss("a b", &["a b 2-0 forfeit"]);
    // Both have 1 then, and each has met the other.
    assert_eq!(values(&event, "FB", "a b"), ["1", "1"]);
}

#[test]
fn the_average_of_the_opponents_buchholz_has_two_decimals() {
    let event = all_played();
    // BH 7 8 9 12. a: (9 + 8 + 12) / 3 = 9.67   b: (12 + 7 + 9) / 3 = 9.33
    assert_eq!(values(&event, "AOB", "a b c d"), ["9.67", "9.33", "9", "8"]);
    assert_eq!(line(&event, &codes("AOB"), "a"), "AOB 9.67 = (9 + 8 + 12) / 3");
    // FB 8 8 9 11: a: (9 + 8 + 11) / 3.
    assert_eq!(value(&event, "AOB/F", "a"), "9.33");
    // Without a game there is no average, and that is behind every other.
    let byes = swiss("a b c", &["a b 0-0, c absent"]);
    assert_eq!(table(&byes, &codes("AOB")), "a 1 0 0; b 1 0 0; c 3 0 -");
    assert_eq!(line(&byes, &codes("AOB"), "c"), "AOB -: there is nothing to take it from");
}

#[test]
fn sonneborn_berger_is_points_times_the_adjusted_score() {
    let event = all_played();
    // a: 2 x 3 + 1 x 4 + 2 x 0 = 10   b: 2 x 0 + 1 x 5 + 1 x 3 = 8   c: 0 x 5 + 2 x 0 + 1 x 4 = 4
    assert_eq!(values(&event, "SB", "a b c d"), ["10", "8", "4", "0"]);
    // Without the weakest opponent, not the least product: d for all but d, who loses 0 x 3.
    assert_eq!(values(&event, "SB/C1", "a b c d"), ["10", "8", "4", "0"]);
    assert_eq!(values(&event, "SB/C2", "a b c d"), ["4", "5", "0", "0"]);
}

#[test]
fn category_1_a_bye_that_was_allocated_is_a_dummy_with_the_own_score() {
    let event = swiss("a b c", &["a b 1-1, c bye", "c a 0-2, b bye"]);
    // Scores a 3, b 3, c 2; two rounds drawn are 2. c: dummy 2, a 3; b: a 3, dummy 3 capped at 2.
    assert_eq!(values(&event, "BH", "a b c"), ["5", "5", "5"]);
    // No round was given up, so the least is cut: a the c, b and c the dummies.
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
    // b gave up round 1: its 2 goes first, though 0 is less. SB: the 0 of the forfeit adds no
    // less than the 2 x 0 of d.
    assert_eq!(values(&event, "BH/C1", "a b"), ["2", "0"]);
    assert_eq!(line(&event, &codes("BH/C1"), "b"), "BH/C1 0 = 0 (without 2, given up: round 1)");
}

#[test]
fn category_3_a_bye_asked_for_before_a_played_round_counts_as_it_was_awarded() {
    // b is absent in round 1 and plays in round 2: a draws from b what b scored.
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
    // d: c 3 + the dummy of 5, but three draws are 3 + a 3 = 9.
    assert_eq!(value(&event, "BH", "d"), "9");
    // An absence before a forfeit that was lost at the end is one of them, the forfeit is not.
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
    // A second cut: the dummy adds 3, less than the 3 x 2 of b? Both have 3; the least of the
    // two by what it adds is the dummy itself.
    assert_eq!(value(&event, "SB/C2", "a"), "6");
}

#[test]
fn own_results_are_counted_over_the_board_or_as_points() {
    let event = swiss(
        "a b c d e",
        &[
            "a b 2-0, d c 0-2 forfeit, e bye",
            "b a 0-2, c half, e d 1-1",
            "d a 2-0 forfeit, c full, b e 0-2",
        ],
    );
    // WIN: a two games; b none; c a forfeit and a full-point bye; d a forfeit; e the bye and one.
    assert_eq!(values(&event, "WIN", "a b c d e"), ["2", "0", "2", "1", "2"]);
    assert_eq!(values(&event, "WON", "a b c d e"), ["2", "0", "0", "0", "1"]);
    // Black: a in round 2, b in 1, d in 2, e in 3.
    assert_eq!(values(&event, "BPG", "a b c d e"), ["1", "1", "0", "1", "1"]);
    assert_eq!(values(&event, "BWG", "a b c d e"), ["1", "0", "0", "0", "1"]);
    // Given up: a round 3, c round 2, d round 1.
    assert_eq!(values(&event, "REP", "a b c d e"), ["2", "3", "2", "2", "3"]);
    // STD: c: 1 for the forfeit, a half for half a point, 1 for the full point.
    assert_eq!(values(&event, "STD", "a b c d e"), ["2", "0", "2.5", "1.5", "2.5"]);
}

#[test]
fn a_double_forfeit_is_drawn_by_nobody() {
    let event = swiss("a b", &["a b 0-0 forfeit"]);
    assert_eq!(values(&event, "STD", "a b"), ["0", "0"]);
    assert_eq!(values(&event, "REP", "a b"), ["0", "0"]);
}

#[test]
fn a_bye_of_half_the_points_is_no_win() {
    let mut event = swiss("a b c", &["a b 2-0, c bye"]);
    event.scoring.bye = Some(Points::whole(1));
    assert_eq!(values(&event, "WIN", "a c"), ["1", "0"]);
    assert_eq!(value(&event, "STD", "c"), "0.5");
}

#[test]
fn progressive_scores_lose_the_first_rounds() {
    let event = all_played();
    // a: 2, 3, 5   c: 0, 2, 3
    assert_eq!(values(&event, "PS", "a c"), ["10", "5"]);
    assert_eq!(values(&event, "PS/C1", "a c"), ["8", "5"]);
    assert_eq!(values(&event, "PS/C2", "a c"), ["5", "3"]);
    assert_eq!(line(&event, &codes("PS/C1"), "a"), "PS/C1 8 = 3 + 5 (without 2, round 1)");
}

#[test]
fn koya_counts_the_points_against_those_with_half_of_them() {
    let event = event(
        SystemKind::RoundRobin,
        "a b c d",
        &["a c 2-0, d b 0-2", "b a 1-1, c d 2-0", "a d 2-0, b c 1-1"],
    );
    // Scores 5 4 3 0 of 6. Half: a, b, c. a: 2 + 1, b: 1 + 1, c: 0 + 1, d: 0.
    assert_eq!(values(&event, "KS", "a b c d"), ["3", "2", "1", "0"]);
    // One draw more, 4 points: a and b. One less than half is 2, the same as half here.
    assert_eq!(values(&event, "KS/L+1", "a b c d"), ["1", "1", "1", "0"]);
    assert_eq!(values(&event, "KS/L-1", "a b c d"), ["3", "2", "1", "0"]);
    // 80 % of 6 is 4.8: a alone. 0 %: everybody.
    assert_eq!(values(&event, "KS/L80", "a b c d"), ["0", "1", "0", "0"]);
    assert_eq!(values(&event, "KS/L0", "a b c d"), ["5", "4", "3", "0"]);
    assert_eq!(line(&event, &codes("KS"), "a"), "KS 3 = 2 + 1 (without 2, below the limit: d)");
}

#[test]
fn a_free_round_is_none_that_koya_could_be_won_in() {
    // Two games each: half are 2 points, which all have.
    let event = event(
        SystemKind::RoundRobin,
        "a b c",
        &["a b 2-0, c bye", "c a 2-0, b bye", "b c 2-0, a bye"],
    );
    assert_eq!(values(&event, "KS", "a b c"), ["2", "2", "2"]);
}

/// The games of [`all_played`] with ratings.
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
    // Nobody counts who is unrated, and no forfeit.
    let mut event = event;
    event.players[1].rating = None;
    assert_eq!(value(&event, "ARO", "a"), "1601", "(1700 + 1501) / 2 = 1600.5");
    let forfeit = "a b 2-0 forfeit";
    let mut event = swiss("a b", &[forfeit]);
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
    // d has nothing: the lowest opponent, 1700, less 800.
    assert_eq!(value(&event, "PTP", "d"), "900");
    // c: 1.5 against 2000, 1501, 1900. At 1833: -167 0.28, +332 0.88, -67 0.41 = 1.57.
    // At 1800: -200 0.24, +299 0.85, -100 0.36 = 1.45. At 1812: -188 0.26, +311 0.86,
    // -88 0.38 = 1.50; at 1811: -189 0.25.
    assert_eq!(value(&event, "PTP", "c"), "1812");
    // All won against one opponent: 1.00 is expected from 736 above.
    let mut event = swiss("a b", &["a b 2-0"]);
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

#[test]
fn direct_encounter_ranks_by_the_games_of_the_tied() {
    // All have met, all have 2: a beat b, b beat c, c beat a: nothing separates them.
    let cycle = swiss("a b c", &["a b 2-0, c absent", "b c 2-0, a absent", "c a 2-0, b absent"]);
    assert_eq!(table(&cycle, &codes("DE")), "a 1 2 0; b 1 2 0; c 1 2 0");
    // a 3 = 2 + 1, b 2 = 0 + 2 by the bye, and so on: only equal scores are compared.
    let two =
        swiss("a b c d", &["a b 0-2, c d 2-0", "a d 2-0, b c 0-2", "a absent, c absent, b d 1-1"]);
    // Scores a 2, b 3, c 4, d 1: nobody is tied.
    assert_eq!(table(&two, &codes("DE")), "c 1 4 0; b 2 3 0; a 3 2 0; d 4 1 0");
}

#[test]
fn those_still_equal_are_ranked_by_the_games_among_them_alone() {
    // Everybody has 3: a 2 1 0, b 0 2 1, c 1 0 2 ... all 3 of 6; with the bye of e none matters.
    // a beat d; b beat d; a and b drew; c beat a and b; d beat c:
    // a: b 1, c 0, d 2 = 3; b: a 1, c 0, d 2 = 3; c: 2 + 2 + 0 = 4; d: 0 + 0 + 2 = 2.
    // Byes make all 4: a and b a half, d a full one.
    let event = swiss(
        "a b c d",
        &[
            "a b 1-1, d c 2-0",
            "c a 2-0, b d 2-0",
            "a d 2-0, b c 0-2",
            "a half, b half, c absent, d full",
        ],
    );
    // c 4, then a and b with 3, whose game was drawn, then d.
    assert_eq!(table(&event, &codes("DE")), "c 1 4 0; a 2 4 1; b 2 4 1; d 4 4 3");
    let mut won = event;
    won.rounds[0] = round(Round(1), "a b 0-2, d c 2-0");
    won.rounds[3] = round(Round(4), "a full, b absent, c absent, d full");
    // a: 0 + 0 + 2 = 2, b: 2 + 0 + 2 = 4, c 4, d 2. b and c: c won. a and d: a won.
    assert_eq!(table(&won, &codes("DE")), "c 1 4 0; b 2 4 1; a 3 4 2; d 4 4 3");
}

#[test]
fn where_games_are_missing_only_who_cannot_be_reached_is_first() {
    // a beat b and c, who have not met: a has 4, the others 2 at most with a win.
    let event = swiss("a b c", &["a b 2-0, c half", "a c 2-0, b half", "a absent, b full, c full"]);
    // b and c are left: they have not met.
    let mut tied = event.clone();
    tied.rounds.push(round(Round(4), "a absent, b half, c half"));
    assert_eq!(table(&tied, &codes("DE")), "a 1 4 0; b 2 4 1; c 2 4 1");
    // a has 3: a beat b, drew with c. c could have 1 + 2 = 3 as well: nobody is ranked.
    let mut reached = tied;
    reached.rounds[1] = round(Round(2), "a c 1-1, b half");
    reached.rounds[2] = round(Round(3), "a half, b full, c half");
    assert_eq!(table(&reached, &codes("DE")), "a 1 4 0; b 1 4 0; c 1 4 0");
    assert_eq!(
        line(&reached, &codes("DE"), "a"),
        "DE 0 of the tied ahead: 2 against b, 1 against c"
    );
}

#[test]
fn several_games_of_two_are_their_average_and_forfeits_count_if_asked_for() {
    // a and b met twice (2 + 0, average 1), a beat c once, b and c drew. Byes level the scores:
    // a 1 + 2 = 3, b 1 + 1 = 2, c 0 + 1 = 1.
    let event = swiss(
        "a b c",
        &["a b 2-0, c full", "b a 2-0, c full", "a c 2-0, b half", "b c 1-1, a half"],
    );
    // Scores: a 2 + 0 + 2 + 1 = 5, b 0 + 2 + 1 + 1 = 4, c 2 + 2 + 0 + 1 = 5: a and c are tied.
    assert_eq!(table(&event, &codes("DE")), "a 1 5 0; c 2 5 1; b 3 4 0");
    let mut level = event;
    level.rounds.push(round(Round(5), "a absent, b half, c absent"));
    assert_eq!(table(&level, &codes("DE")), "a 1 5 0; b 2 5 1; c 3 5 2");
    let forfeit = swiss("a b", &["a b 2-0 forfeit", "a absent, b full"]);
    assert_eq!(values(&forfeit, "DE", "a b"), ["0", "0"]);
    assert_eq!(values(&forfeit, "DE/P", "a b"), ["0", "1"]);
}

#[test]
fn where_everybody_meets_everybody_forfeits_are_games_but_not_for_ratings() {
    let mut event = event(
        SystemKind::RoundRobin,
        "a b c",
        &["b a 0-2 forfeit, c bye", "c a 2-0, b bye", "b c 2-0, a bye"],
    );
    for (player, rating) in event.players.iter_mut().zip([2000, 1900, 1800]) {
        player.rating = Some(rating);
    }
    // All have 2. SB: a 2 x 2 from b.
    assert_eq!(values(&event, "SB", "a b c"), ["4", "4", "4"]);
    // The winner's forfeit is a game with Black won; the loser's is none with White or Black.
    assert_eq!(values(&event, "WON", "a b c"), ["1", "1", "1"]);
    assert_eq!(values(&event, "BPG", "a b c"), ["2", "0", "1"]);
    assert_eq!(values(&event, "REP", "a b c"), ["2", "1", "2"]);
    // a has met b for the direct encounter, but not for the average rating.
    assert_eq!(table(&event, &codes("DE")), "a 1 2 0; b 1 2 0; c 1 2 0");
    assert_eq!(values(&event, "ARO", "a b c"), ["1800", "1800", "1950"]);
}

#[test]
fn a_round_that_is_not_paired_is_nothing_and_one_without_results_neither() {
    let event = swiss("a b c d", &["a b 2-0, c d 1-1", "a c, b d"]);
    // After round 1 and with round 2 on the boards: the same.
    for code in ["BH", "SB", "PS/C1", "WIN", "REP", "STD", "BPG"] {
        let mut shorter = event.clone();
        shorter.rounds.pop();
        if code != "PS/C1" {
            assert_eq!(
                values(&event, code, "a b c d"),
                values(&shorter, code, "a b c d"),
                "{code}"
            );
        }
        // Nine rounds are planned: none of the eight to come is an unplayed one.
        assert_eq!(value(&shorter, "REP", "a"), "1");
    }
}

#[test]
fn the_buchholz_family_is_not_for_round_robins() {
    let mut event = event(SystemKind::RoundRobin, "a b", &["a b 2-0"]);
    event.tiebreaks = Some(codes("SB BH/C1 FB AOB DE"));
    let found: Vec<String> = crate::event::check_with(&event)
        .into_iter()
        .filter(|problem| problem.code == "tiebreak-buchholz")
        .map(|problem| problem.path)
        .collect();
    assert_eq!(found, ["tiebreaks[1]", "tiebreaks[2]", "tiebreaks[3]"]);
    let mut swiss = swiss("a b", &["a b 2-0"]);
    swiss.tiebreaks = event.tiebreaks;
    assert!(crate::event::check_with(&swiss).iter().all(|one| one.code != "tiebreak-buchholz"));
}

proptest! {
    #[test]
    fn cuts_only_take_away_and_medians_more(seed: u64) {
        let mut event = super::relations::any_event(seed);
        event.tiebreaks = Some(codes("BH/M2 BH/M1 BH/C1 BH FB/M1 FB/C1 FB"));
        for row in rank(&event, &Ledger::whole(&event), Options::default()).rows {
            let numbers: Vec<Amount> = row
                .values
                .iter()
                .filter_map(|value| match value {
                    Value::Number(amount) => Some(*amount),
                    _ => None,
                })
                .collect();
            let [m2, m1, c1, all, fore_m1, fore_c1, fore] = numbers.as_slice() else {
                prop_assert!(row.no_place.is_some());
                continue;
            };
            prop_assert!(m2 <= m1 && m1 <= c1 && c1 <= all);
            prop_assert!(fore_m1 <= fore_c1 && fore_c1 <= fore);
        }
    }

    #[test]
    fn where_everything_was_played_buchholz_is_solkoff(seed: u64) {
        let mut event = super::relations::any_event(seed);
        event.system.kind = SystemKind::Swiss;
        event.system.rounds = Some(9);
        for paired in &mut event.rounds {
            paired.byes.clear();
            for board in &mut paired.boards {
                let win = event.scoring.win;
                let played = crate::event::Outcome::Played(crate::event::Score::new(win, Points::ZERO));
                board.result = vec![played; event.scoring.games()];
            }
        }
        let played = |player: usize| {
            let id = &event.players[player].id;
            event.rounds.iter().all(|paired| paired.board_of(id).is_some())
        };
        let everybody = (0..event.players.len()).all(played);
        let fide = TieBreak::Fide(Fide::plain(FideKind::Buchholz));
        event.tiebreaks = Some(vec![TieBreak::Solkoff, fide]);
        for row in rank(&event, &Ledger::whole(&event), Options::default()).rows {
            if everybody {
                prop_assert_eq!(&row.values[0], &row.values[1]);
            }
        }
    }
}
