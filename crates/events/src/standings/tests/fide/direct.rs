//! The direct encounter.

use super::*;

#[test]
fn direct_encounter_ranks_by_the_games_of_the_tied() {
    // All have met, and all have 2: a beat b, b beat c, c beat a. They cannot be separated.
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
    // a beat b and c, who have not met: a has 4, the others can reach at most 2.
    let event = swiss("a b c", &["a b 2-0, c half", "a c 2-0, b half", "a absent, b full, c full"]);
    // b and c remain, and have not met.
    let mut tied = event.clone();
    tied.rounds.push(round(Round(4), "a absent, b half, c half"));
    assert_eq!(table(&tied, &codes("DE")), "a 1 4 0; b 2 4 1; c 2 4 1");
    // a has 3: a beat b, drew with c. c could also reach 1 + 2 = 3, so nobody is ranked.
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
    // a and b met twice (2 + 0, average 1), a beat c once, b and c drew. Byes level the scores: a 1
    // + 2 = 3, b 1 + 1 = 2, c 0 + 1 = 1.
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

/// FIDE C.07, 6.1.2: the explanation gives the basis of the value.
#[test]
fn several_games_of_two_are_explained_by_their_average() {
    let event =
        event(SystemKind::RoundRobin, "a b c", &["a b 2-0", "b a 2-0", "c a 1-1", "b c 1-1"]);
    // a and b have 3: each won one of their two games.
    assert_eq!(
        line(&event, &codes("DE"), "a"),
        "DE 0 of the tied ahead: 2 against b, 0 against b; several games against one opponent count \
         as their average: 1"
    );
}
