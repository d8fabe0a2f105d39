//! Tie-breaks among tied players, with expected values calculated by hand.

use super::*;
use TieBreak::{BetterAgainstHigher, HeadToHead, Lot, Solkoff, Wins};

/// ```text
///      a   b   c   d   e   f    score   among a-d
/// a    .   2   1   1   1   0      5         4
/// b    0   .   2   2   1   0      5         4
/// c    1   0   .   0   2   2      5         1
/// d    1   0   2   .   2   0      5         3
/// e    1   1   0   0   .   2      4
/// f    2   2   0   2   0   .      6
/// ```
fn round_robin() -> Event {
    event(
        SystemKind::RoundRobin,
        "a b c d e f",
        &[
            "a b 2-0, c d 0-2, e f 2-0",
            "a c 1-1, b e 1-1, d f 0-2",
            "a d 1-1, b f 0-2, c e 2-0",
            "a e 1-1, b d 2-0, c f 2-0",
            "a f 0-2, b c 2-0, d e 2-0",
        ],
    )
}

#[test]
fn head_to_head_goes_on_inside_the_smaller_group() {
    // a and b have 4 of the games among the four; between the two, a won.
    assert_eq!(
        table(&round_robin(), &[HeadToHead]),
        "f 1 6 -; a 2 5 4 2; b 3 5 4 0; d 4 5 3; c 5 5 1; e 6 4 -"
    );
    assert_eq!(line(&round_robin(), &[HeadToHead], "a"), "H2H 4 2 = 2 + 1 + 1, then 2");
    assert_eq!(line(&round_robin(), &[HeadToHead], "f"), "H2H -: nobody else is tied");
}

#[test]
fn head_to_head_looks_only_at_those_still_tied() {
    // Wins: a 1, b 2, c 2, d 2; among b, c, d: b 4, c 0, d 2.
    assert_eq!(
        table(&round_robin(), &[Wins, HeadToHead]),
        "f 1 6 3 -; b 2 5 2 4; d 3 5 2 2; c 4 5 2 0; a 5 5 1 -; e 6 4 1 -"
    );
}

#[test]
fn head_to_head_needs_all_to_have_met_and_equally_often() {
    let table_of = |event: &Event| table(event, &[HeadToHead]);
    // a and d have not finished their game, and now share 4 points with e.
    let mut event = round_robin();
    event.rounds[2] = round(Round(3), "a d, b f 0-2, c e 2-0");
    assert_eq!(table_of(&event), "f 1 6 -; b 2 5 2; c 3 5 0; a 4 4 -; d 4 4 -; e 4 4 -");
    // a and b met twice (and both lost once), c was met once.
    let mut uneven = super::event(
        SystemKind::RoundRobin,
        "a b c",
        &["a b 2-0, c bye", "b c 2-0, a bye", "c a 2-0, b bye", "b a 0-0, c bye"],
    );
    uneven.system = System::of_cycles(2);
    assert_eq!(table_of(&uneven), "a 1 2 -; b 1 2 -; c 1 2 -");
    assert_eq!(
        line(&uneven, &[HeadToHead], "a"),
        "H2H -: not all of the tied have met each other, all equally often"
    );
}

#[test]
fn in_a_swiss_a_forfeit_is_no_meeting() {
    let played = event(SystemKind::Swiss, "a b c d", &["a b 2-0, c d 0-0", "b c 2-0, a d 0-0"]);
    assert_eq!(table(&played, &[HeadToHead]), "a 1 2 2; b 2 2 0; c 3 0 0; d 3 0 0");
    let forfeit =
        event(SystemKind::Swiss, "a b c d", &["a b 2-0 forfeit, c d 0-0", "b c 2-0, a d 0-0"]);
    assert_eq!(table(&forfeit, &[HeadToHead]), "a 1 2 -; b 1 2 -; c 3 0 0; d 3 0 0");
    let all_meet =
        event(SystemKind::RoundRobin, "a b c d", &["a b 2-0 forfeit, c d 0-0", "b c 2-0, a d 0-0"]);
    assert_eq!(table(&all_meet, &[HeadToHead]), "a 1 2 2; b 2 2 0; c 3 0 0; d 3 0 0");
}

#[test]
fn those_all_equal_among_themselves_stay_together() {
    // a beat b, b beat c, c beat a: 2 each, so no smaller group.
    let event = event(
        SystemKind::RoundRobin,
        "a b c",
        &["a b 2-0, c bye", "b c 2-0, a bye", "c a 2-0, b bye"],
    );
    assert_eq!(table(&event, &[HeadToHead]), "a 1 2 2; b 1 2 2; c 1 2 2");
}

#[test]
fn better_against_higher_looks_from_the_top_down() {
    // Places before: f 1; a, b, c, d share 2; e 6. Against f: c 2, the others 0; against e:
    // d 2, a and b 1. The games among the four are left out.
    assert_eq!(
        table(&round_robin(), &[BetterAgainstHigher]),
        "f 1 6 -; c 2 5 2v1; d 3 5 0v1 2v6; a 4 5 0v1 1v6; b 4 5 0v1 1v6; e 6 4 -"
    );
    assert_eq!(
        line(&round_robin(), &[BetterAgainstHigher], "c"),
        "BHP 2v1 = 2 against f (place 1)"
    );
    assert_eq!(
        line(&round_robin(), &[BetterAgainstHigher], "d"),
        "BHP 0v1 2v6 = 0 against f (place 1), 2 against e (place 6)"
    );
}

/// ```text
///      a   b   c   d   e    score
/// a    .   0   1   2   2      5
/// b    2   .   1   0   2      5
/// c    1   1   .   1   1      4
/// d    0   2   1   .   1      4
/// e    0   0   1   1   .      2
/// ```
#[test]
fn points_against_a_shared_place_are_added() {
    let event = event(
        SystemKind::RoundRobin,
        "a b c d e",
        &[
            "a b 0-2, c d 1-1, e bye",
            "a c 1-1, b e 2-0, d bye",
            "a d 2-0, c e 1-1, b bye",
            "a e 2-0, b d 0-2, c bye",
            "b c 1-1, d e 1-1, a bye",
        ],
    );
    // c and d have 2 points each against a and b together, and 1 against e: they stay equal.
    // a has 1 + 2 against c and d, b has 1 + 0.
    assert_eq!(
        table(&event, &[BetterAgainstHigher]),
        "a 1 5 3v3; b 2 5 1v3; c 3 4 2v1 1v5; d 3 4 2v1 1v5; e 5 2 -"
    );
}

#[test]
fn in_a_swiss_a_place_not_met_is_nothing() {
    let event = event(SystemKind::Swiss, "a b c d", &["a c 2-0, b d 2-0", "a d 2-0, b c 0-2"]);
    // b has not met a, c has lost to a: 0 both; against d (place 4) b has 2, c has not met d.
    assert_eq!(table(&event, &[BetterAgainstHigher]), "a 1 4 -; b 2 2 2v4; c 3 2 0v1; d 4 0 -");
}

#[test]
fn lots_follow_from_the_seed_and_the_ids_alone() {
    let mut event = event(SystemKind::Swiss, "p1 p2", &["p1 p2 1-1"]);
    assert_eq!(table(&event, &[Lot]), "p1 1 1 -; p2 1 1 -", "nothing to draw from");
    assert_eq!(line(&event, &[Lot], "p1"), "LOT -: the event has no seed");
    let lots: Vec<String> = (0..4)
        .map(|seed| {
            event.system.seed = Some(seed);
            table(&event, &[Solkoff, Lot])
        })
        .collect();
    let (first, second) = ("p1 1 1 1 1; p2 2 1 1 2", "p2 1 1 1 1; p1 2 1 1 2");
    let order = |seed| {
        let lot = |id: &str| crate::event::LotSource::of_player(seed, id);
        if lot("p1") > lot("p2") { first } else { second }
    };
    assert_eq!(lots, [order(0), order(1), order(2), order(3)]);
    assert!(lots.iter().any(|one| one == first) && lots.iter().any(|one| one == second));
    // One more player changes nothing between the two.
    let mut more = super::event(SystemKind::Swiss, "p1 p2 p3 p4", &["p1 p2 1-1, p4 p3 2-0"]);
    more.system.seed = Some(3);
    let between: String = table(&more, &[Lot]);
    assert_eq!(between.find("p1") < between.find("p2"), order(3) == first);
    assert!(line(&more, &[Lot], "p1").starts_with("LOT "));
}
