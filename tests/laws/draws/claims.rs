//! Who may claim, with what evidence, and the resulting ruling.

use draughts_arbiter::board::Color::{Black, White};
use draughts_arbiter::draw::{
    Claim, ClaimBasis, CountEnd, EvidenceKind, PositionDifference, Reason, Ruling, Verdict,
};
use draughts_arbiter::rules::DrawKind;

use super::played::{Played, kept};

/// Kings moving to and fro on 8x8 and on 10x10; the position repeats after 0, 4 and 8.
const EIGHT: &str = "W:WK32,21:BK1,12";
const TO_AND_FRO_8: &str = "(32-28 1-5 28-32 5-1)*6";
const TEN: &str = "W:WK50,26:BK1,25";
const TO_AND_FRO_10: &str = "(50-45 1-6 45-50 6-1)*6";
const QUIET: ClaimBasis = ClaimBasis::of(DrawKind::NoProgress);

fn repetition(stated: &[usize]) -> ClaimBasis {
    ClaimBasis { kind: DrawKind::Repetition, named: stated.to_vec() }
}

fn words(ruling: &Ruling) -> &'static str {
    ruling.verdict.word()
}

/// Returns the verdicts on a claim by White and by Black.
fn by_each(played: &Played, kind: &ClaimBasis, at: usize) -> [&'static str; 2] {
    [White, Black].map(|by| words(&played.claimed_by(kind.clone(), at, Some(by))))
}

#[test]
fn on_move_only_the_player_on_move_claims() {
    let played = Played::new("english", &[], EIGHT, 1, TO_AND_FRO_8);
    // After 8 half-moves White is to move.
    assert_eq!(by_each(&played, &repetition(&[]), 8), ["granted", "refused"]);
    // After 9, Black is to move, and the position after 9 occurs for the third time.
    assert_eq!(by_each(&played, &repetition(&[]), 9), ["refused", "granted"]);
}

#[test]
fn opponent_he_claims_who_did_not_repeat() {
    let fen = "W:WK8,24:BK29,9";
    let played = Played::new("portuguese", &[], fen, 1, "(8-4 29-25 4-8 25-29)*3");
    assert_eq!(by_each(&played, &repetition(&[]), 8), ["granted", "refused"]);
    // A player who would repeat with their own announced move cannot claim.
    let claim = Claim { ground: repetition(&[]), by: None, at: 7, announced: true };
    assert_eq!(words(&played.ruled(&claim)), "refused");
}

#[test]
fn any_both_claim_where_the_draw_exists_by_itself() {
    let played = Played::new("international", &[], TEN, 1, TO_AND_FRO_10);
    assert_eq!(by_each(&played, &repetition(&[]), 8), ["granted", "granted"]);
}

#[test]
fn fpd26_3_8_any_player_claims_the_draw_whoever_is_to_move() {
    let fen = "W:WK1,K2,K3:BK29";
    let played = Played::new("portuguese", &[], fen, 1, "(1-5 29-25 5-1 25-29)*7");
    let ending = ClaimBasis::of(DrawKind::Ending);
    // The count is complete after 23 half-moves, with Black to move.
    assert_eq!(by_each(&played, &ending, 22), ["not-yet", "not-yet"]);
    assert_eq!(by_each(&played, &ending, 23), ["granted", "granted"]);
    assert_eq!(by_each(&played, &ending, 24), ["granted", "granted"]);
}

#[test]
fn originator_only_he_who_brought_it_about_first() {
    let settings = ["repetition.claimant=originator"];
    let moves = "26-21 (1-6 50-45 6-1 45-50)*3";
    let played = Played::new("international-club", &settings, TEN, 1, moves);
    // White brought about the position after 1, 5 and 9.
    assert_eq!(by_each(&played, &repetition(&[]), 9), ["granted", "refused"]);
    assert_eq!(words(&played.claimed(repetition(&[]), 9)), "granted");
    let any = Played::new("international-club", &[], TEN, 1, moves);
    assert_eq!(by_each(&any, &repetition(&[]), 9), ["granted", "granted"]);
}

#[test]
fn wcdf_1_32_1_the_announced_move_counts() {
    let played = Played::new("english", &[], EIGHT, 1, TO_AND_FRO_8);
    let claim = |announced| Claim { ground: repetition(&[]), by: None, at: 7, announced };
    assert_eq!(words(&played.ruled(&claim(false))), "not-yet");
    let ruling = played.ruled(&claim(true));
    assert_eq!((words(&ruling), ruling.met_at, ruling.claimed_at), ("granted", Some(8), 7));
    // Only the player to move can announce a move.
    let opponents = Claim { by: Some(White), ..claim(true) };
    assert_eq!(words(&played.ruled(&opponents)), "refused");
}

#[test]
fn wcdf_1_32_2_the_announced_move_counts() {
    let played = Played::new("english", &[], EIGHT, 1, "(32-28 1-5 28-32 5-1)*20");
    let claim = |announced| Claim { ground: QUIET, by: None, at: 79, announced };
    assert_eq!(words(&played.ruled(&claim(false))), "not-yet");
    assert_eq!(words(&played.ruled(&claim(true))), "granted");
}

#[test]
fn an_announced_capture_counts_nothing() {
    let claimed = |moves: &str| {
        let settings = ["no-progress.moves=3"];
        let played = Played::new("english", &settings, "B:WK23:BK14,12", 1, moves);
        let claim = Claim { ground: QUIET, by: None, at: 5, announced: true };
        words(&played.ruled(&claim))
    };
    assert_eq!(claimed("14-9 23-27 9-14 27-23 14-9 23-27"), "granted");
    assert_eq!(claimed("14-9 23-27 9-14 27-23 14-18 23x14"), "refused");
}

#[test]
fn named_moves_that_are_true_are_granted() {
    let played = Played::new("international", &[], TEN, 1, TO_AND_FRO_10);
    let ruling = played.claimed(repetition(&[0, 4, 8]), 8);
    let shown: Vec<_> = ruling.evidence.iter().map(|it| (it.moment, it.shows)).collect();
    assert_eq!(words(&ruling), "granted");
    let expected = [(0, 1), (4, 2), (8, 3)].map(|(at, time)| (at, EvidenceKind::Occurrence(time)));
    assert_eq!(shown, expected);
}

#[test]
fn one_wrong_number_of_three_is_enough_to_refuse() {
    let played = Played::new("checkers-25", &[], EIGHT, 1, TO_AND_FRO_8);
    assert_eq!(words(&played.claimed(repetition(&[0, 4, 8]), 8)), "granted");
    // After 6 half-moves the white king is on 28 and the black one on 5.
    let ruling = played.claimed(repetition(&[0, 6, 8]), 8);
    assert_eq!(words(&ruling), "refused");
    let moved = |why: &Reason| matches!(why, Reason::Differs { how: PositionDifference::Moved { piece, .. }, .. } if piece.is_king);
    assert!(ruling.reasons.iter().any(moved), "{ruling:?}");
    // After 5 the other player is to move.
    let ruling = played.claimed(repetition(&[0, 5, 8]), 8);
    let turn =
        |why: &Reason| matches!(why, Reason::Differs { how: PositionDifference::Turn { .. }, .. });
    assert!(ruling.reasons.iter().any(turn), "{ruling:?}");
    for three in [[0, 4, 7], [1, 4, 8], [0, 3, 8]] {
        assert_eq!(words(&played.claimed(repetition(&three), 8)), "refused", "{three:?}");
    }
}

#[test]
fn evidence_is_missing_where_it_is_required() {
    let played = Played::new("checkers-25", &[], EIGHT, 1, TO_AND_FRO_8);
    let ruling = played.claimed(repetition(&[]), 8);
    assert_eq!(words(&ruling), "refused");
    // The moves that would suffice are listed.
    let would = Reason::EvidenceWouldBe { moments: vec![0, 4, 8], lapsed: false };
    assert_eq!(ruling.reasons, [Reason::EvidenceMissing, would]);
    // The same move three times, or two moves, do not count as three.
    for few in [vec![8, 8, 8], vec![4, 8]] {
        assert_eq!(words(&played.claimed(repetition(&few), 8)), "refused", "{few:?}");
    }
    // There is no repetition, so no moves are listed.
    let short = Played::new("checkers-25", &[], EIGHT, 1, "32-28 1-5");
    let ruling = short.claimed(repetition(&[]), 2);
    assert_eq!(ruling.reasons, [Reason::EvidenceMissing, Reason::NothingRepeated]);
}

#[test]
fn moves_behind_the_claim_are_no_evidence() {
    let played = Played::new("international", &[], TEN, 1, TO_AND_FRO_10);
    let ruling = played.claimed(repetition(&[4, 8, 12]), 10);
    assert_eq!(words(&ruling), "refused");
    assert_eq!(ruling.reasons, [Reason::NotPlayedYet { at: 12 }]);
}

#[test]
fn a_count_stated_from_too_early_names_what_set_it_back() {
    let moves = "50-45 4-15 26-21 (15-4 45-50 4-15 50-45)*13";
    let played = Played::new("international", &[], "W:WK50,26:BK4,25", 1, moves);
    let from = |from| ClaimBasis { kind: DrawKind::NoProgress, named: vec![from] };
    let ruling = played.claimed(from(0), 53);
    assert_eq!(words(&ruling), "refused");
    let ended = Some((3, CountEnd::ManMove));
    assert_eq!(ruling.reasons, [Reason::CountBegins { first: 4, stated: 1, ended }]);
    let right = played.claimed(from(3), 53);
    assert_eq!(words(&right), "granted");
    assert_eq!(right.reasons.len(), 1, "{right:?}");
}

/// A count stated from too late a move is granted, with a remark, if the moves from there suffice;
/// if they are too few, the statement is false.
#[test]
fn a_count_stated_from_too_late_is_granted_if_it_is_enough() {
    let moves = "50-45 4-15 26-21 (15-4 45-50 4-15 50-45)*13";
    let played = Played::new("international", &[], "W:WK50,26:BK4,25", 1, moves);
    let from = |from| ClaimBasis { kind: DrawKind::NoProgress, named: vec![from] };
    let ruling = played.claimed(from(5), 55);
    assert_eq!(words(&ruling), "granted");
    let told = Reason::CountBegins { first: 4, stated: 6, ended: None };
    assert!(ruling.reasons.contains(&told), "{ruling:?}");
    for (stated, at) in [(5, 53), (20, 53), (7, 55)] {
        let ruling = played.claimed(from(stated), at);
        assert_eq!(words(&ruling), "refused", "{stated} {at}");
        let told = Reason::CountBegins { first: 4, stated: stated + 1, ended: None };
        assert_eq!(ruling.reasons, [told]);
    }
    // Each player's own moves are counted.
    assert_eq!(words(&played.claimed(from(4), 53)), "granted");
}

/// A move named twice counts once: this is reported, and the claim is refused if the moves must be
/// named.
#[test]
fn a_move_named_twice_is_told() {
    let played = Played::new("international", &[], TEN, 1, TO_AND_FRO_10);
    let ruling = played.claimed(repetition(&[4, 4, 8]), 8);
    assert_eq!(words(&ruling), "refused");
    assert_eq!(ruling.reasons, [Reason::NamedTwice { at: 4 }], "{ruling:?}");
    let strict = Played::new("checkers-25", &[], EIGHT, 1, TO_AND_FRO_8);
    let ruling = strict.claimed(repetition(&[4, 4, 8]), 8);
    assert_eq!(words(&ruling), "refused");
    let few = Reason::TooFewNamed { named: 2, needed: 3 };
    let board = Reason::BoardStands { moments: vec![0, 4, 8] };
    assert_eq!(ruling.reasons, [Reason::NamedTwice { at: 4 }, few, board]);
}

/// A player who has not moved since is not late: the named moves do not suffice.
#[test]
fn nobody_is_late_while_the_repetition_stands_on_the_board() {
    let moves = "32-28 1-5 28-32 5-1 32-27 1-5 27-32 5-1";
    let played = Played::new("english", &[], EIGHT, 1, moves);
    assert_eq!(words(&played.claimed(repetition(&[]), 8)), "granted");
    // After 2 and 6 half-moves the pieces formed other positions, once each.
    let ruling = played.claimed(repetition(&[6]), 8);
    assert_eq!(words(&ruling), "refused");
    assert!(!ruling.reasons.iter().any(|why| matches!(why, Reason::Lapsed { .. })), "{ruling:?}");
    let stands = Reason::BoardStands { moments: vec![0, 4, 8] };
    assert!(ruling.reasons.contains(&stands), "{ruling:?}");
}

/// An announced move never spoils a claim that is valid without it.
#[test]
fn a_needless_announcement_does_no_harm() {
    for (rules, fen, moves, claim) in [
        ("english", EIGHT, TO_AND_FRO_8, repetition(&[])),
        ("english", EIGHT, "(32-28 1-5 28-32 5-1)*20", QUIET),
    ] {
        let mut played = Played::new(rules, &[], fen, 1, moves);
        let at = played.end();
        assert_eq!(words(&played.claimed(claim.clone(), at)), "granted");
        let all = kept(&played.set).legal_moves(played.game.last());
        for next in all {
            let before = played.game.clone();
            played.game.play(&next);
            let asked = Claim { ground: claim.clone(), by: None, at, announced: true };
            let ruling = played.ruled(&asked);
            assert_eq!(words(&ruling), "granted", "{rules} {next:?}: {ruling:?}");
            played.game = before;
        }
    }
}

#[test]
fn what_remains_is_told_by_side() {
    let told = |rules: &str, fen: &str, moves: &str, clause: &str, at: usize| {
        let played = Played::new(rules, &[], fen, 1, moves);
        let clause = played.clause(clause);
        let ruling = played.claimed(played.kind(clause, at).unwrap(), at);
        // Without any counted move, no count is running.
        let verdict = if at == 0 { Verdict::Refused } else { Verdict::NotYet };
        assert_eq!(ruling.verdict, verdict, "{rules} at {at}: {ruling:?}");
        let remaining = ruling.remaining.unwrap();
        (ruling.earliest.unwrap(), remaining.white, remaining.black)
    };
    let quiet = |at| told("international", TEN, "(50-45 1-6 45-50 6-1)*13", "no-progress", at);
    assert_eq!([quiet(0), quiet(47), quiet(49)], [(50, 25, 25), (50, 1, 2), (50, 0, 1)]);
    let strong_first = "(32-28 1-5 28-32 5-1)*6";
    let pool = |at| told("pool", "W:WK30,K31,K32:BK1", strong_first, "three-against-one", at);
    assert_eq!([pool(0), pool(23), pool(24)], [(26, 0, 13), (26, 0, 2), (26, 0, 1)]);
    let russian =
        |at| told("russian", "W:WK30,K31,K32:BK1", strong_first, "three-kings-against-one", at);
    assert_eq!([russian(0), russian(23), russian(24)], [(29, 15, 0), (29, 3, 0), (29, 3, 0)]);
    let club_moves = "(50-45 1-6 45-50 6-1)*5";
    let club = |at| {
        told("international-club", "W:WK46,K47,K50:BK1", club_moves, "three-kings-against-one", at)
    };
    assert_eq!([club(0), club(19), club(20)], [(21, 11, 10), (21, 1, 1), (21, 1, 0)]);
}

#[test]
fn a_demand_is_the_beginning_of_the_evidence() {
    let fen = "B:WK46,K50,26:BK1";
    let mut played = Played::new("international-club", &[], fen, 1, "(1-6 50-45 6-1 45-50)*6");
    played.demands = vec![draughts_arbiter::draw::Demand { moment: 0, by: Black }];
    let ruling = played.claimed(ClaimBasis::of(DrawKind::Ending), 20);
    let shown: Vec<_> = ruling.evidence.iter().map(|it| (it.moment, it.shows)).collect();
    assert_eq!(
        shown,
        [(0, EvidenceKind::Demand), (1, EvidenceKind::First), (20, EvidenceKind::Last)]
    );
}

#[test]
fn a_set_without_the_clause_refuses() {
    let frisian = Played::new("frisian", &[], "W:WK47,K48:BK3", 1, "(47-41 3-8 41-47 8-3)*2");
    assert_eq!(words(&frisian.claimed(repetition(&[]), 8)), "refused");
    assert_eq!(words(&frisian.claimed(QUIET, 8)), "refused");
}

/// `earliest_draw` restricts agreement only.
#[test]
fn repetition_and_counts_are_not_restricted_by_the_earliest_draw() {
    let played =
        Played::new("international", &["earliest_draw=40"], TEN, 1, "(50-45 1-6 45-50 6-1)*13");
    assert_eq!(words(&played.claimed(repetition(&[]), 8)), "granted");
    assert_eq!(words(&played.claimed(QUIET, 50)), "granted");
}
