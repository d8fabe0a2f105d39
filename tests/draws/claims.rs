//! Who may claim, with what evidence, and what the ruling says.

use draughts_arbiter::board::Color::{Black, White};
use draughts_arbiter::draw::{Claim, ClaimKind, Ruling, Shows, Timeline, Verdict, rule};
use draughts_arbiter::moves::Generator;
use draughts_arbiter::rules::{self, DrawKind, RuleSet, named_with};

use super::played::Played;
use crate::support::random::Random;

/// Kings to and fro on 8x8 and on 10x10; the position after 0, 4, 8 is the same.
const EIGHT: &str = "W:WK32,21:BK1,12";
const TO_AND_FRO_8: &str = "(32-28 1-5 28-32 5-1)*6";
const TEN: &str = "W:WK50,26:BK1,25";
const TO_AND_FRO_10: &str = "(50-45 1-6 45-50 6-1)*6";
const QUIET: ClaimKind = ClaimKind::NoProgress { from: None };

fn repetition(stated: &[usize]) -> ClaimKind {
    ClaimKind::Repetition { stated: stated.to_vec() }
}

fn words(ruling: &Ruling) -> &'static str {
    ruling.verdict.word()
}

/// The verdict on a claim by White and by Black.
fn by_each(played: &Played, kind: &ClaimKind, at: usize) -> [&'static str; 2] {
    [White, Black].map(|by| words(&played.claimed_by(kind.clone(), at, Some(by))))
}

#[test]
fn on_move_only_the_player_on_move_claims() {
    let played = Played::new("english", &[], EIGHT, 1, TO_AND_FRO_8);
    // After 8 half-moves White is to move.
    assert_eq!(by_each(&played, &repetition(&[]), 8), ["granted", "refused"]);
    // After 9 Black is, and the position after 9 stands for the third time.
    assert_eq!(by_each(&played, &repetition(&[]), 9), ["refused", "granted"]);
}

#[test]
fn opponent_he_claims_who_did_not_repeat() {
    let fen = "W:WK8,24:BK29,9";
    let played = Played::new("portuguese", &[], fen, 1, "(8-4 29-25 4-8 25-29)*3");
    assert_eq!(by_each(&played, &repetition(&[]), 8), ["granted", "refused"]);
    // He who would repeat with his own announced move cannot claim.
    let claim = Claim { kind: repetition(&[]), by: None, at: 7, announced: true };
    assert_eq!(words(&played.ruled(&claim)), "refused");
}

#[test]
fn any_both_claim_where_the_draw_exists_by_itself() {
    let played = Played::new("international", &[], TEN, 1, TO_AND_FRO_10);
    assert_eq!(by_each(&played, &repetition(&[]), 8), ["granted", "granted"]);
}

#[test]
fn any_still_waits_for_his_turn_where_the_draw_is_claimed() {
    let fen = "W:WK1,K2,K3:BK29";
    let played = Played::new("portuguese", &[], fen, 1, "(1-5 29-25 5-1 25-29)*7");
    let ending = ClaimKind::Ending { from: None };
    // The count is met after 23 half-moves, with Black to move; after 24 White claims.
    assert_eq!(by_each(&played, &ending, 23), ["refused", "granted"]);
    assert_eq!(by_each(&played, &ending, 24), ["granted", "refused"]);
}

#[test]
fn originator_only_he_who_brought_it_about_first() {
    let settings = ["repetition.claimant=originator"];
    let moves = "26-21 (1-6 50-45 6-1 45-50)*3";
    let played = Played::new("international-club", &settings, TEN, 1, moves);
    // The position after 1, 5 and 9 was brought about by White.
    assert_eq!(by_each(&played, &repetition(&[]), 9), ["granted", "refused"]);
    assert_eq!(words(&played.claimed(repetition(&[]), 9)), "granted");
    let any = Played::new("international-club", &[], TEN, 1, moves);
    assert_eq!(by_each(&any, &repetition(&[]), 9), ["granted", "granted"]);
}

#[test]
fn wcdf_1_32_1_the_announced_move_counts() {
    let played = Played::new("english", &[], EIGHT, 1, TO_AND_FRO_8);
    let claim = |announced| Claim { kind: repetition(&[]), by: None, at: 7, announced };
    assert_eq!(words(&played.ruled(&claim(false))), "not-yet");
    let ruling = played.ruled(&claim(true));
    assert_eq!((words(&ruling), ruling.met_at, ruling.claimed_at), ("granted", Some(8), 7));
    // The announcement is his who is on move.
    let opponents = Claim { by: Some(White), ..claim(true) };
    assert_eq!(words(&played.ruled(&opponents)), "refused");
}

#[test]
fn wcdf_1_32_2_the_announced_move_counts() {
    let played = Played::new("english", &[], EIGHT, 1, "(32-28 1-5 28-32 5-1)*20");
    let claim = |announced| Claim { kind: QUIET, by: None, at: 79, announced };
    assert_eq!(words(&played.ruled(&claim(false))), "not-yet");
    assert_eq!(words(&played.ruled(&claim(true))), "granted");
}

#[test]
fn an_announced_capture_counts_nothing() {
    let claimed = |moves: &str| {
        let settings = ["no-progress.moves=3"];
        let played = Played::new("english", &settings, "B:WK23:BK14,12", 1, moves);
        let claim = Claim { kind: QUIET, by: None, at: 5, announced: true };
        words(&played.ruled(&claim))
    };
    assert_eq!(claimed("14-9 23-27 9-14 27-23 14-9 23-27"), "granted");
    assert_eq!(claimed("14-9 23-27 9-14 27-23 14-18 23x14"), "not-yet");
}

#[test]
fn named_moves_that_are_true_are_granted() {
    let played = Played::new("international", &[], TEN, 1, TO_AND_FRO_10);
    let ruling = played.claimed(repetition(&[0, 4, 8]), 8);
    let shown: Vec<_> = ruling.evidence.iter().map(|it| (it.moment, it.shows)).collect();
    assert_eq!(words(&ruling), "granted");
    let expected = [(0, 1), (4, 2), (8, 3)].map(|(at, time)| (at, Shows::Occurrence(time)));
    assert_eq!(shown, expected);
}

#[test]
fn one_wrong_number_of_three_is_enough_to_refuse() {
    let played = Played::new("checkers-25", &[], EIGHT, 1, TO_AND_FRO_8);
    assert_eq!(words(&played.claimed(repetition(&[0, 4, 8]), 8)), "granted");
    // After 6 half-moves the white king stands on 28 and the black one on 5.
    let ruling = played.claimed(repetition(&[0, 6, 8]), 8);
    assert_eq!(words(&ruling), "refused");
    assert!(ruling.reasons.iter().any(|why| why.contains("king stands on")), "{ruling:?}");
    // After 5 the other player is to move.
    let ruling = played.claimed(repetition(&[0, 5, 8]), 8);
    assert!(ruling.reasons.iter().any(|why| why.contains("to move, not")), "{ruling:?}");
    for three in [[0, 4, 7], [1, 4, 8], [0, 3, 8]] {
        assert_eq!(words(&played.claimed(repetition(&three), 8)), "refused", "{three:?}");
    }
}

#[test]
fn evidence_is_missing_where_it_is_required() {
    let played = Played::new("checkers-25", &[], EIGHT, 1, TO_AND_FRO_8);
    let ruling = played.claimed(repetition(&[]), 8);
    assert_eq!(words(&ruling), "refused");
    assert!(ruling.reasons[0].contains("evidence is missing"), "{ruling:?}");
    // The help names the moves that would do.
    assert!(ruling.reasons[1].contains("the start"), "{ruling:?}");
    assert!(ruling.reasons[1].contains(&played.game.name(8)), "{ruling:?}");
    // The same move three times, or two moves, are not three.
    for few in [vec![8, 8, 8], vec![4, 8]] {
        assert_eq!(words(&played.claimed(repetition(&few), 8)), "refused", "{few:?}");
    }
    // Nothing to find: nothing is named.
    let short = Played::new("checkers-25", &[], EIGHT, 1, "32-28 1-5");
    let ruling = short.claimed(repetition(&[]), 2);
    assert!(ruling.reasons[1].contains("no position"), "{ruling:?}");
}

#[test]
fn moves_behind_the_claim_are_no_evidence() {
    let played = Played::new("international", &[], TEN, 1, TO_AND_FRO_10);
    let ruling = played.claimed(repetition(&[4, 8, 12]), 10);
    assert_eq!(words(&ruling), "refused");
    assert!(ruling.reasons.iter().any(|why| why.contains("not played yet")), "{ruling:?}");
}

#[test]
fn a_count_stated_from_too_early_names_what_set_it_back() {
    let moves = "50-45 4-15 26-21 (15-4 45-50 4-15 50-45)*13";
    let played = Played::new("international", &[], "W:WK50,26:BK4,25", 1, moves);
    let from = |from| ClaimKind::NoProgress { from: Some(from) };
    let ruling = played.claimed(from(0), 53);
    assert_eq!(words(&ruling), "refused");
    assert!(ruling.reasons[0].contains("2w is a move of a man"), "{ruling:?}");
    for true_start in [3, 4] {
        assert_eq!(words(&played.claimed(from(true_start), 53)), "granted");
    }
}

#[test]
fn what_remains_is_told_in_moves_of_each() {
    let told = |rules: &str, fen: &str, moves: &str, clause: &str, at: usize| {
        let played = Played::new(rules, &[], fen, 1, moves);
        let clause = played.clause(clause);
        let ruling = played.claimed(played.kind(clause, at).unwrap(), at);
        assert_eq!(ruling.verdict, Verdict::NotYet, "{rules} at {at}: {ruling:?}");
        (ruling.earliest, ruling.remaining)
    };
    let quiet = |at| told("international", TEN, "(50-45 1-6 45-50 6-1)*12", "no-progress", at);
    assert_eq!(quiet(0), (Some(50), Some(25)));
    assert_eq!(quiet(47), (Some(50), Some(2)));
    let strong_first = "(32-28 1-5 28-32 5-1)*6";
    let pool = |at| told("pool", "W:WK30,K31,K32:BK1", strong_first, "three-against-one", at);
    assert_eq!(
        [pool(0), pool(23), pool(24)],
        [(Some(26), Some(13)), (Some(26), Some(2)), (Some(26), Some(1))]
    );
    let russian =
        |at| told("russian", "W:WK30,K31,K32:BK1", strong_first, "three-kings-against-one", at);
    assert_eq!(
        [russian(0), russian(23), russian(24)],
        [(Some(29), Some(15)), (Some(29), Some(3)), (Some(29), Some(3))]
    );
    let club_moves = "(50-45 1-6 45-50 6-1)*5";
    let club = |at| {
        told("international-club", "W:WK46,K47,K50:BK1", club_moves, "three-kings-against-one", at)
    };
    assert_eq!(
        [club(0), club(19), club(20)],
        [(Some(21), Some(10)), (Some(21), Some(1)), (Some(21), Some(0))]
    );
}

#[test]
fn a_demand_is_the_beginning_of_the_evidence() {
    let fen = "B:WK46,K50,26:BK1";
    let mut played = Played::new("international-club", &[], fen, 1, "(1-6 50-45 6-1 45-50)*6");
    played.demands = vec![draughts_arbiter::draw::Demand { moment: 0, by: Black }];
    let ruling = played.claimed(ClaimKind::Ending { from: None }, 20);
    let shown: Vec<_> = ruling.evidence.iter().map(|it| (it.moment, it.shows)).collect();
    assert_eq!(shown, [(0, Shows::Demand), (1, Shows::First), (20, Shows::Last)]);
}

#[test]
fn a_set_without_the_clause_refuses() {
    let frisian = Played::new("frisian", &[], "W:WK47,K48:BK3", 1, "(47-41 3-8 41-47 8-3)*2");
    assert_eq!(words(&frisian.claimed(repetition(&[]), 8)), "refused");
    assert_eq!(words(&frisian.claimed(QUIET, 8)), "refused");
    let anti = Played::new("antidraughts", &[], TEN, 1, TO_AND_FRO_10);
    assert_eq!(words(&anti.claimed(ClaimKind::Agreement { agreed: Some(8) }, 8)), "refused");
}

/// A random game from the start that is at least so long.
fn long_game<'g>(set: &RuleSet, generator: &'g Generator, moments: usize) -> Timeline<'g> {
    let mut random = Random::new(Random::seed_of(&set.label()));
    loop {
        let mut game = Timeline::new(generator, set.start_position(), 1, set.first_color());
        while game.moments() < moments && !game.is_over(game.moments() - 1) {
            let moves = generator.legal_moves(game.last());
            game.play(random.pick(&moves));
        }
        if game.moments() == moments {
            return game;
        }
    }
}

/// A1 7.3.1, ROT and the others: an agreement is valid from `earliest_draw` moves of
/// each on, in every set that knows agreement.
#[test]
fn agreement_is_valid_once_each_has_made_the_moves() {
    for name in rules::names() {
        let set = named_with(name, &["earliest_draw=12".to_owned()]).unwrap();
        let knows = set.draws.iter().any(|clause| clause.kind == Some(DrawKind::Agreement));
        assert_eq!(knows, !["antidraughts", "breakthrough"].contains(name), "{name}");
        let generator = Generator::new(&set);
        let game = long_game(&set, &generator, 25);
        let ruled = |set: &RuleSet, agreed: Option<usize>, at: usize| {
            let claim =
                Claim { kind: ClaimKind::Agreement { agreed }, by: None, at, announced: false };
            rule(set, &set.numbering(), &game, &[], &claim)
        };
        if !knows {
            assert_eq!(words(&ruled(&set, Some(24), 24)), "refused", "{name}");
            continue;
        }
        // Twelve of one and eleven of the other are not twelve of each.
        let early = ruled(&set, Some(23), 24);
        assert_eq!(words(&early), "refused", "{name}");
        assert!(early.reasons[0].contains("both players score 0"), "{name}: {early:?}");
        assert_eq!(words(&ruled(&set, Some(24), 24)), "granted", "{name}");
        assert_eq!(words(&ruled(&set, None, 24)), "refused", "{name}");
        // Not yet made at the moment of the claim.
        assert_eq!(words(&ruled(&set, Some(24), 23)), "refused", "{name}");
        let free = rules::named(name).unwrap();
        assert_eq!(words(&ruled(&free, Some(0), 24)), "granted", "{name}");
        let settings = ["earliest_draw=12".to_owned(), "early_agreement=play-on".to_owned()];
        let play_on = ruled(&named_with(name, &settings).unwrap(), Some(23), 24);
        assert!(play_on.reasons[0].contains("goes on"), "{name}: {play_on:?}");
    }
}

/// `earliest_draw` restricts agreement only.
#[test]
fn repetition_and_counts_are_not_restricted_by_the_earliest_draw() {
    let played =
        Played::new("international", &["earliest_draw=40"], TEN, 1, "(50-45 1-6 45-50 6-1)*13");
    assert_eq!(words(&played.claimed(repetition(&[]), 8)), "granted");
    assert_eq!(words(&played.claimed(QUIET, 50)), "granted");
}
