//! Late claims: automatic draws remain, claims lapse, a win takes precedence.

use draughts_arbiter::draw::{Claim, ClaimBasis, Reason};
use draughts_arbiter::rules::DrawKind;

use super::played::Played;

const EIGHT: &str = "W:WK32,21:BK1,12";
const TEN: &str = "W:WK50,26:BK1,25";
/// The same position three times by half-move 8, followed by others.
const REPEATS_8: &str = "(32-28 1-5 28-32 5-1)*2 21-17 1-5";
const ENDING: ClaimBasis = ClaimBasis::of(DrawKind::Ending);
const QUIET: ClaimBasis = ClaimBasis::of(DrawKind::NoProgress);

fn repetition(stated: &[usize]) -> ClaimBasis {
    ClaimBasis { kind: DrawKind::Repetition, named: stated.to_vec() }
}

fn word(played: &Played, kind: ClaimBasis, at: usize) -> &'static str {
    played.claimed(kind, at).verdict.word()
}

#[test]
fn automatic_until_signed_a_draw_is_not_undone_by_playing_on() {
    let moves = "(50-45 1-6 45-50 6-1)*2 26-21 1-6 21-17";
    let played = Played::new("international", &[], TEN, 1, moves);
    for at in 8..=played.end() {
        let ruling = played.claimed(repetition(&[]), at);
        assert_eq!((ruling.verdict.word(), ruling.met_at), ("granted", Some(8)), "{at}");
        let late = ruling.reasons.iter().any(|why| matches!(why, Reason::ExistsSince { met: 8 }));
        assert_eq!(late, at > 8, "{at}: {ruling:?}");
        assert_eq!(word(&played, repetition(&[0, 4, 8]), at), "granted", "{at}");
    }
}

#[test]
fn automatic_next_move_the_draw_is_invoked_at_once_or_not() {
    let moves = "(50-45 1-6 45-50 6-1)*2 26-21 1-6 21-17";
    let played = Played::new("international", &["late_claim=next-move"], TEN, 1, moves);
    let verdicts: Vec<_> = (7..=10).map(|at| word(&played, repetition(&[]), at)).collect();
    assert_eq!(verdicts, ["not-yet", "granted", "refused", "refused"]);
    // The announced move has not been made.
    let claim = Claim { ground: repetition(&[]), by: None, at: 8, announced: true };
    assert_eq!(played.ruled(&claim).verdict.word(), "granted");
}

#[test]
fn automatic_counts_next_move() {
    let moves = "(50-45 1-6 45-50 6-1)*3";
    let fen = "W:WK46,K50:BK1";
    let until = Played::new("international", &[], fen, 1, moves);
    let next = Played::new("international", &["late_claim=next-move"], fen, 1, moves);
    let verdicts = |played: &Played| [9, 10, 11].map(|at| word(played, ENDING, at));
    assert_eq!(verdicts(&until), ["not-yet", "granted", "granted"]);
    assert_eq!(verdicts(&next), ["not-yet", "granted", "refused"]);
}

#[test]
fn a_draw_that_exists_is_not_undone_by_a_later_win() {
    // Drawn after 32 half-moves; White captures the last piece with the 36th.
    let moves = "(1-6 47-36 6-1 36-47)*8 1-6 47-36 6-17 50x11";
    let played = Played::new("international", &[], "B:WK47,K48,K50:BK1", 1, moves);
    assert!(played.game.is_over(36));
    let ruling = played.claimed(ENDING, 36);
    assert_eq!((ruling.verdict.word(), ruling.met_at), ("granted", Some(32)));
}

#[test]
fn claim_the_right_lapses_with_the_move() {
    for rules in ["english", "pool", "portuguese", "italian"] {
        let (fen, moves) = match rules {
            "portuguese" => ("W:WK8,16:BK29,9", "(8-4 29-25 4-8 25-29)*2 16-20 29-25"),
            "italian" => ("W:WK29,24:BK4,9", "(29-25 4-8 25-29 8-4)*3 24-20 4-8"),
            _ => (EIGHT, REPEATS_8),
        };
        let played = Played::new(rules, &[], fen, 1, moves);
        let third = if rules == "italian" { 12 } else { 8 };
        assert_eq!(word(&played, repetition(&[]), third), "granted", "{rules}");
        let ruling = played.claimed(repetition(&[]), third + 2);
        assert_eq!((ruling.verdict.word(), ruling.met_at), ("refused", Some(third)), "{rules}");
        // Naming the moves does not restore the right.
        let stated = played.same_as(third);
        let ruling = played.claimed(repetition(&stated), third + 2);
        assert_eq!(ruling.verdict.word(), "refused", "{rules}: {ruling:?}");
        assert!(matches!(ruling.reasons[0], Reason::Lapsed { .. }), "{rules}: {ruling:?}");
    }
}

#[test]
fn claim_a_fourth_occurrence_can_be_claimed_again() {
    let played = Played::new("english", &[], EIGHT, 1, "(32-28 1-5 28-32 5-1)*3");
    assert_eq!(word(&played, repetition(&[]), 12), "granted");
}

#[test]
fn claim_a_count_that_runs_on_can_be_claimed_later() {
    let played = Played::new("english", &[], EIGHT, 1, "(32-28 1-5 28-32 5-1)*21");
    assert_eq!([79, 80, 83].map(|at| word(&played, QUIET, at)), ["not-yet", "granted", "granted"]);
}

#[test]
fn claim_a_count_that_was_ended_cannot_be_claimed_any_more() {
    let moves = "(32-28 1-5 28-32 5-1)*20 21-17 1-5";
    let played = Played::new("english", &[], EIGHT, 1, moves);
    assert_eq!(word(&played, QUIET, 80), "granted");
    // After 21-17 nothing is counted; after 1-5 a new count runs.
    let ruling = played.claimed(QUIET, 81);
    assert_eq!((ruling.verdict.word(), ruling.met_at), ("refused", Some(80)));
    let ruling = played.claimed(QUIET, 82);
    assert_eq!((ruling.verdict.word(), ruling.met_at), ("not-yet", Some(80)));
    assert_eq!(ruling.earliest, Some(161));
    assert!(ruling.reasons.contains(&Reason::Lapsed { met: 80 }), "{ruling:?}");
}

/// A win on the board takes precedence over a draw that was not claimed.
#[test]
fn claim_a_game_that_has_ended_is_not_drawn() {
    let moves = "(5-1 32-28 1-5 28-32)*7 5-14 32x9";
    let settings = ["three-against-one.effect=claim"];
    let played = Played::new("pool", &settings, "B:WK30,K31,K32:BK5", 1, moves);
    assert_eq!(word(&played, ENDING, 28), "granted");
    assert!(played.game.is_over(30));
    let ruling = played.claimed(ENDING, 30);
    assert_eq!(ruling.verdict.word(), "refused");
    assert!(matches!(ruling.reasons[0], Reason::BoardDecided { .. }), "{ruling:?}");
}

/// The same while the count runs: nothing is captured, and the player cannot move.
#[test]
fn claim_a_game_that_has_ended_by_a_block_is_not_drawn() {
    let moves = "29-25 17-22 25-29 21-25";
    let fen = "B:WK17,K18,K21,K30:BK29";
    let played = Played::new("english", &["no-progress.moves=1"], fen, 1, moves);
    assert_eq!([2, 3].map(|at| word(&played, QUIET, at)), ["granted", "granted"]);
    let ruling = played.claimed(QUIET, 4);
    assert_eq!(ruling.verdict.word(), "refused");
    assert!(matches!(ruling.reasons[0], Reason::BoardDecided { .. }), "{ruling:?}");
}

/// The same if the last counted move ends the game: A1 7.2.3, Frisian 15.
#[test]
fn a_count_that_ends_with_a_win_is_refused_with_that_reason() {
    let cases = [
        (
            "international",
            "B:WK6,K16:BK45",
            "45-50 16-11 50-45 6-1 45-50 11-6 50-45 6-50 45-40 1x45",
        ),
        ("frisian", "B:WK47,K48:BK3", "(3-8 47-41 8-3 41-47)*3 3-20 47x15"),
    ];
    for (rules, fen, moves) in cases {
        let played = Played::new(rules, &[], fen, 1, moves);
        let ruling = played.claimed(ENDING, played.end());
        assert_eq!(ruling.verdict.word(), "refused", "{rules}");
        assert!(matches!(ruling.reasons[0], Reason::BoardDecided { .. }), "{rules}: {ruling:?}");
    }
}

/// Both readings of a capture during a count, if the answers differ.
#[test]
fn the_other_reading_is_told_where_it_gives_another_answer() {
    let moves = "(47-36 6-1 36-47 1-6)*6 47-36 6-1 48-34 1x45 (36-47 45-50 47-36 50-45)*3";
    let fen = "W:WK46,K47,K48:BK6";
    let told = |settings: &[&str], at: usize| {
        let played = Played::new("international", settings, fen, 1, moves);
        let ruling = played.claimed(ENDING, at);
        let readings: Vec<_> = ruling.readings.iter().map(|reading| reading.met).collect();
        (ruling.verdict.word(), ruling.met_at, readings)
    };
    // There was no capture yet, so there is only one reading.
    assert_eq!(told(&[], 27), ("not-yet", None, vec![]));
    assert_eq!(told(&[], 32), ("granted", Some(32), vec![None]));
    assert_eq!(told(&[], 38), ("granted", Some(32), vec![Some(38)]));
    let fresh = ["three-against-one.on_capture=fresh", "two-against-one.on_capture=fresh"];
    assert_eq!(told(&fresh, 32), ("not-yet", None, vec![Some(32)]));
    assert_eq!(told(&fresh, 38), ("granted", Some(38), vec![Some(32)]));
}
