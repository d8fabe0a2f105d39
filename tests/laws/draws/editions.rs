//! Annex 1 of 2015 and of 2024: their answers differ when the lone king is on the long diagonal;
//! also the two readings of the newer 6.3.

use draughts_arbiter::draw::{
    Claim, ClaimBasis, OtherEdition, editions_beside, other_editions, other_rulings,
};
use draughts_arbiter::rules;
use draughts_arbiter::rules::DrawKind;

use super::played::Played;

const ENDING: ClaimBasis = ClaimBasis::of(DrawKind::Ending);
/// The lone king goes to and fro along 5-46 from the start.
const ON_IT: &str = "W:WK47,K48,K49:BK5";
const ON_IT_MOVES: &str = "(48-43 5-10 43-48 10-5)*11";
/// The same king off the diagonal, reaching it with the fourth half-move.
const OFF_IT: &str = "W:WK47,K48,K49:BK4";

fn beside(played: &Played, at: usize) -> Vec<OtherEdition> {
    let claim = Claim { ground: ENDING, by: None, at, announced: false };
    other_rulings(&played.set, &played.game, &[], &claim)
}

#[test]
fn a1_24_6_3_the_editions_differ_once_the_lone_king_holds_5_46() {
    for (rules, other, own_met, other_met) in [
        ("international", "international-2024", 32, 10),
        ("international-2024", "international", 10, 32),
    ] {
        let played = Played::new(rules, &[], ON_IT, 1, ON_IT_MOVES);
        let found = other_editions(&played.set, &played.game.up_to(40), &[]);
        // Under both editions, repetition comes first, after 8 half-moves.
        assert_eq!(found, [], "{rules}");
        let settings = ["repetition.off=true"];
        let played = Played::new(rules, &settings, ON_IT, 1, ON_IT_MOVES);
        let found = other_editions(&played.set, &played.game, &[]);
        assert_eq!(found.len(), 1, "{rules}");
        assert_eq!(found[0].set.name, other);
        assert_eq!((found[0].ours, found[0].theirs), (Some(own_met), Some(other_met)), "{rules}");
        assert_eq!(found[0].king_on_diagonal, Some(0), "{rules}");
    }
}

#[test]
fn a1_24_6_3_a_claim_names_the_other_edition_on_both_sides_of_its_limit() {
    let played = Played::new("international", &[], ON_IT, 1, ON_IT_MOVES);
    let told = |at| {
        let found = beside(&played, at);
        found.into_iter().next().map(|it| {
            let ruling = it.ruling.unwrap();
            (ruling.verdict.word(), ruling.earliest, it.king_on_diagonal)
        })
    };
    // Neither has led to a draw yet, and the other edition will do so sooner.
    assert_eq!(told(9), Some(("not-yet", Some(10), Some(0))));
    assert_eq!(told(10), Some(("granted", Some(10), Some(0))));
    let off = Played::new("international", &[], OFF_IT, 1, "(48-43 4-9 43-48 9-4)*9");
    for at in [0, 10, 31, 32, 36] {
        assert_eq!(beside(&off, at), [], "the king never stood there, {at}");
    }
}

#[test]
fn sets_with_one_edition_have_nothing_beside_them() {
    for &name in rules::names() {
        let set = rules::named(name).unwrap();
        let beside: Vec<String> = editions_beside(&set).iter().map(|it| it.name.clone()).collect();
        match name {
            "international" => assert_eq!(beside, ["international-2024"]),
            "international-2024" => assert_eq!(beside, ["international"]),
            _ => assert!(beside.is_empty(), "{name}: {beside:?}"),
        }
    }
}

#[test]
fn a1_24_6_3_the_reading_that_is_not_taken_is_printed_with_its_moment() {
    let told = |settings: &[&str], at: usize| {
        let played = Played::new("international-2024", settings, ON_IT, 1, ON_IT_MOVES);
        let ruling = played.claimed(ENDING, at);
        let readings: Vec<_> =
            ruling.readings.iter().map(|it| (it.name, it.met, it.earliest)).collect();
        (ruling.verdict.word(), ruling.earliest, readings)
    };
    let follow = "the moves on the long diagonal follow the others";
    let replace = "the moves on the long diagonal replace what is left of the others";
    assert_eq!(told(&[], 9), ("not-yet", Some(10), vec![(follow, None, Some(42))]));
    assert_eq!(told(&[], 10), ("granted", Some(10), vec![(follow, None, Some(42))]));
    assert_eq!(told(&[], 42), ("granted", Some(10), vec![(follow, Some(42), Some(42))]));
    let other = ["three-against-one.on_long_diagonal=follow"];
    assert_eq!(told(&other, 41), ("not-yet", Some(42), vec![(replace, Some(10), Some(10))]));
    assert_eq!(told(&other, 42), ("granted", Some(42), vec![(replace, Some(10), Some(10))]));
}

#[test]
fn a1_24_6_3_whether_the_five_run_on_is_printed_where_it_matters() {
    let moves = "48-43 4-9 43-48 9-14 48-43 14-9 43-48 9-4 (48-43 4-9 43-48 9-4)*3";
    let played = Played::new("international-2024", &[], OFF_IT, 1, moves);
    // The king has not been on the diagonal, so there is only one reading.
    assert!(played.claimed(ENDING, 3).readings.is_empty());
    let ruling = played.claimed(ENDING, 14);
    assert_eq!((ruling.verdict.word(), ruling.earliest), ("not-yet", Some(32)));
    let stays = "once the lone king has been on the long diagonal, its moves run on";
    let readings: Vec<_> = ruling.readings.iter().map(|it| (it.name, it.met)).collect();
    assert_eq!(readings, [(stays, Some(14))]);
}

/// A1-24 6.4: in both editions, a win on the last move takes precedence over the draw.
#[test]
fn a1_24_6_4_a_last_move_that_ends_the_game_goes_before_the_draw() {
    let moves = "45-50 16-11 50-45 6-1 45-50 11-6 50-45 6-50 45-40 1x45";
    for rules in ["international", "international-2024"] {
        let played = Played::new(rules, &[], "B:WK6,K16:BK45", 1, moves);
        assert!(played.game.is_over(10));
        assert_eq!(played.met_by(played.clause("two-against-one"), 10), None, "{rules}");
        assert_eq!(played.claimed(ENDING, 10).verdict.word(), "refused", "{rules}");
    }
}
