//! Tests of checking pairings against the rules of a system.

use draughts_pairing::Color::{self, Black, White};
use draughts_pairing::Points;
use draughts_pairing::field::{
    Entrant, Field, FieldPair, FieldPairing, Parity, PastRound, Preferences, PromisedRules,
    ResultWorth, Rule,
};
use draughts_pairing::verify::{Breach, NamedBreach, check, is_possible};

const WIN: Points = Points::whole(2);
const DRAW: Points = Points::whole(1);

/// What the Dutch system promises.
const DUTCH: PromisedRules = PromisedRules {
    absolute: &[
        (Rule::Rematch, "C.04.3 C1"),
        (Rule::SecondBye, "C.04.3 C2"),
        (Rule::SameColor, "C.04.3 C3"),
    ],
    relative: &[
        (Rule::ByeScore, "C.04.3 C5"),
        (Rule::Colors, "C.04.3 5.2"),
        (Rule::ThirdRunning, "C.04.1 7"),
        (Rule::Difference, "C.04.1 6"),
        (Rule::BoardOrder, "C.04.2 3.6"),
    ],
};

/// Returns rules consisting of a single absolute rule.
const fn only(absolute: &'static [(Rule, &'static str)]) -> PromisedRules {
    PromisedRules { absolute, relative: &[] }
}

fn possible(field: &Field) -> bool {
    is_possible(field, DUTCH)
}

/// Returns a field of players with these pasts, before the next of nine rounds.
fn field(pasts: &[Vec<PastRound>]) -> Field {
    let players = pasts.iter().enumerate().map(|(at, past)| Entrant {
        number: u16::try_from(at).unwrap() + 1,
        order: u32::try_from(at).unwrap(),
        rating: None,
        score: past.iter().map(|past| past.points).sum(),
        extra: Points::ZERO,
        secondary: None,
        plays: true,
        past: past.clone(),
    });
    Field {
        players: players.collect(),
        round: u16::try_from(pasts[0].len()).unwrap() + 1,
        rounds: 9,
        initial_color: White,
        parity: Parity::Paired,
        worth: ResultWorth { win: WIN, draw: DRAW, loss: Points::ZERO },
        apart: Vec::new(),
        seed: 0,
    }
}

/// Returns a field of players who have not played yet.
fn newcomers(count: usize) -> Field {
    field(&vec![Vec::new(); count])
}

/// Returns drawn games with these colours, against opponents who are not in the field.
fn draws(colors: &[Color]) -> Vec<PastRound> {
    colors.iter().map(|&color| PastRound::game(99, color, DRAW)).collect()
}

/// Returns a field of two players who have had these colours.
fn two(one: &[Color], other: &[Color]) -> Field {
    field(&[draws(one), draws(other)])
}

fn pairing(pairs: &[(usize, usize)], bye: Option<usize>) -> FieldPairing {
    let pairs = pairs.iter().map(|&(white, black)| FieldPair { white, black });
    FieldPairing { pairs: pairs.collect(), bye }
}

fn codes(field: &Field, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<&'static str> {
    check(field, &pairing(pairs, bye), DUTCH).iter().map(Breach::code).collect()
}

/// A breach: its article, whether it is absolute, and what it is.
type Said = (Option<&'static str>, bool, NamedBreach);

const MUST: bool = true;
const SHOULD: bool = false;

/// Returns the only breach.
fn said(field: &Field, pairs: &[(usize, usize)], bye: Option<usize>) -> Said {
    let breaches = check(field, &pairing(pairs, bye), DUTCH);
    let [breach] = breaches[..] else { panic!("{breaches:?}") };
    as_said(breach)
}

fn as_said(breach: Breach) -> Said {
    let names = ["Ash", "Birch", "Cedar", "Elder", "Fir"];
    (breach.article(DUTCH), breach.is_absolute(DUTCH), breach.of(&|at| names[at].to_owned()))
}

#[test]
fn a_good_first_round_has_no_breach() {
    assert_eq!(codes(&newcomers(4), &[(0, 2), (3, 1)], None), [""; 0]);
    assert_eq!(codes(&newcomers(5), &[(0, 2), (3, 1)], Some(4)), [""; 0]);
    assert_eq!(codes(&newcomers(1), &[], Some(0)), [""; 0]);
}

#[test]
fn each_player_is_paired_once() {
    let four = newcomers(4);
    assert_eq!(codes(&four, &[(0, 2)], None), ["unpaired", "unpaired"]);
    assert_eq!(codes(&four, &[(0, 2), (0, 1)], None), ["paired-twice", "unpaired"]);
    assert_eq!(codes(&four, &[(0, 2), (3, 1)], Some(3)), ["paired-twice", "bye-needless"]);
    let three = check(&newcomers(3), &pairing(&[(0, 1)], None), DUTCH);
    let unpaired = NamedBreach::Unpaired { player: "Cedar".into() };
    assert_eq!(as_said(three[0]), (Some("C.04.1 3"), MUST, unpaired));
    assert_eq!(as_said(three[1]), (Some("C.04.1 3"), MUST, NamedBreach::MissingBye));
}

#[test]
fn a_pair_of_one_player_and_a_player_unknown_are_no_pairs() {
    let one = newcomers(1);
    let alone = check(&one, &pairing(&[(0, 0)], None), DUTCH)[0];
    assert_eq!(as_said(alone), (None, MUST, NamedBreach::Alone { player: "Ash".into() }));
    assert_eq!(codes(&one, &[(0, 7)], None), ["paired-unknown", "bye-missing"]);
    let unknown = check(&one, &pairing(&[(0, 7)], None), DUTCH)[0];
    assert_eq!(as_said(unknown), (None, MUST, NamedBreach::Unknown { place: 8 }));
    assert_eq!(codes(&one, &[], Some(7)), ["paired-unknown", "unpaired"]);
}

#[test]
fn who_is_away_is_not_paired() {
    let mut field = newcomers(2);
    field.players[1].plays = false;
    assert_eq!(codes(&field, &[(0, 1)], None), ["paired-while-away", "bye-missing"]);
}

#[test]
fn c1_who_have_met_do_not_meet_again() {
    let pasts = [
        vec![PastRound::game(1, White, DRAW), PastRound::away(DRAW)],
        vec![PastRound::game(0, Black, DRAW), PastRound::away(DRAW)],
    ];
    let rematch = NamedBreach::Rematch { one: "Birch".into(), other: "Ash".into(), round: 1 };
    assert_eq!(said(&field(&pasts), &[(1, 0)], None), (Some("C.04.3 C1"), MUST, rematch));
    assert!(!possible(&field(&pasts)));
}

#[test]
fn c1_a_forfeit_is_no_meeting() {
    let pasts = [vec![PastRound::forfeit(1, WIN)], vec![PastRound::forfeit(0, Points::ZERO)]];
    assert_eq!(codes(&field(&pasts), &[(0, 1)], None), [""; 0]);
}

#[test]
fn who_are_kept_apart_do_not_meet() {
    let mut field = newcomers(2);
    field.apart = vec![vec![0, 1]];
    let apart = NamedBreach::KeptApart { one: "Ash".into(), other: "Birch".into() };
    assert_eq!(said(&field, &[(0, 1)], None), (None, MUST, apart));
    assert!(!possible(&field));
}

#[test]
fn c2_the_bye_is_for_those_without_one() {
    let barred = |past: PastRound| {
        let pasts = [vec![past], vec![PastRound::away(WIN)], vec![PastRound::away(DRAW)]];
        said(&field(&pasts), &[(2, 1)], Some(0))
    };
    let why = NamedBreach::BarredBye { player: "Ash".into(), round: 1 };
    let why = (Some("C.04.3 C2"), MUST, why);
    assert_eq!(barred(PastRound::bye(DRAW)), why);
    assert_eq!(barred(PastRound::away(WIN)), why);
    assert_eq!(barred(PastRound::forfeit(2, WIN)), why);
}

#[test]
fn c2_without_anybody_for_the_bye_no_pairing_is_legal() {
    let byes = [vec![PastRound::bye(WIN)], vec![PastRound::bye(WIN)], vec![PastRound::bye(WIN)]];
    assert!(!possible(&field(&byes)));
    assert!(possible(&field(&[byes[0].clone(), byes[1].clone(), vec![PastRound::away(DRAW)]])));
    assert!(possible(&field(&byes[..2])));
}

#[test]
fn c3_two_who_must_have_the_same_colour_do_not_meet() {
    let field = two(&[White, White], &[White, White]);
    assert_eq!(
        codes(&field, &[(1, 0)], None),
        ["same-color-due", "color-third-running", "color-difference"]
    );
    let breaches = check(&field, &pairing(&[(1, 0)], None), DUTCH);
    assert_eq!(breaches[0], Breach::SameColor { one: 1, other: 0, color: Black });
    assert!(!possible(&field));
}

#[test]
fn c3_topscorers_of_the_last_round_may_have_any_colour() {
    let mut field = two(&[White, White], &[White, White]);
    field.rounds = 3;
    assert_eq!(codes(&field, &[(1, 0)], None)[0], "same-color-due", "half is not more than half");
    field.players[0].score = DRAW + WIN;
    assert_eq!(codes(&field, &[(1, 0)], None), [""; 0]);
    assert!(possible(&field));
}

#[test]
fn the_bye_is_for_odd_fields_and_only_for_them() {
    assert_eq!(codes(&newcomers(2), &[(0, 1)], Some(0)), ["paired-twice", "bye-needless"]);
    assert_eq!(codes(&newcomers(3), &[(0, 1)], None), ["unpaired", "bye-missing"]);
}

#[test]
fn c5_the_bye_goes_to_the_least_score_that_it_can() {
    let one = |points| vec![PastRound::away(points)];
    let mut three = field(&[one(DRAW), one(DRAW), one(Points::ZERO)]);
    let score = NamedBreach::ByeScore {
        player: "Birch".into(),
        score: DRAW,
        instead: "Cedar".into(),
        least: Points::ZERO,
    };
    assert_eq!(said(&three, &[(0, 2)], Some(1)), (Some("C.04.3 C5"), SHOULD, score));
    assert_eq!(codes(&three, &[(0, 1)], Some(2)), [""; 0]);
    // Without Cedar, the other two would have to meet.
    three.apart = vec![vec![0, 1]];
    assert_eq!(codes(&three, &[(0, 2)], Some(1)), [""; 0]);
}

#[test]
fn colours_follow_the_five_rules() {
    let rule = |one: &[Color], other: &[Color]| {
        // The pair with the wrong colours, whichever those are.
        let field = two(one, other);
        let wrong = [(0, 1), (1, 0)].map(|pair| check(&field, &pairing(&[pair], None), DUTCH));
        let wrong: Vec<_> = wrong.iter().flatten().collect();
        let found = wrong.iter().find_map(|breach| match breach {
            Breach::WrongColor { black, article, .. } => Some((*black, *article)),
            _ => None,
        });
        found.unwrap()
    };
    // Who should have White, and the article.
    assert_eq!(rule(&[], &[]), (0, "C.04.3 5.2.5"));
    assert_eq!(rule(&[White], &[Black]), (1, "C.04.3 5.2.1"));
    assert_eq!(rule(&[White, Black], &[Black, Black]), (1, "C.04.3 5.2.2"));
    assert_eq!(
        rule(&[White, Black, Black, Black], &[White, White, Black, Black]),
        (0, "C.04.3 5.2.2")
    );
    assert_eq!(rule(&[White, Black, White], &[White, White, Black]), (1, "C.04.3 5.2.3"));
    assert_eq!(rule(&[White], &[White]), (1, "C.04.3 5.2.4"));
}

#[test]
fn colour_5_2_5_counts_those_who_have_come() {
    let mut field = newcomers(4);
    field.players[0].plays = false;
    field.players[1].plays = false;
    // Cedar is the first of those who have been paired, and third on the list.
    assert_eq!(codes(&field, &[(2, 3)], None), [""; 0]);
    field.players[0].plays = true;
    field.players[0].past = Vec::new();
    assert_eq!(codes(&field, &[(3, 2)], Some(0)), [""; 0]);
    field.parity = Parity::Listed;
    let wrong = NamedBreach::WrongColor { white: "Elder".into(), black: "Cedar".into() };
    assert_eq!(said(&field, &[(3, 2)], Some(0)), (Some("C.04.3 5.2.5"), SHOULD, wrong));
}

#[test]
fn c_04_1_advises_against_a_third_colour_and_a_wide_difference() {
    let field = two(&[White, White], &[Black, White]);
    assert_eq!(
        codes(&field, &[(0, 1)], None),
        ["color-wrong", "color-third-running", "color-difference"]
    );
    let breaches = check(&field, &pairing(&[(0, 1)], None), DUTCH);
    assert_eq!(breaches[1], Breach::ThirdRunning { player: 0, color: White });
    assert_eq!(breaches[2], Breach::Difference { player: 0, difference: 3 });
    assert_eq!(
        (breaches[1].article(DUTCH), breaches[2].article(DUTCH)),
        (Some("C.04.1 7"), Some("C.04.1 6"))
    );
    let said = breaches[2].of(&|_| "Ash".to_owned());
    assert_eq!(said, NamedBreach::Difference { player: "Ash".into(), more: White, times: 3 });
}

#[test]
fn boards_stand_by_the_scores_of_their_players() {
    let mut field = newcomers(4);
    let order = NamedBreach::BoardOrder { board: 2, before: 1 };
    assert_eq!(said(&field, &[(3, 1), (0, 2)], None), (Some("C.04.2 3.6"), SHOULD, order));
    field.players[3].score = WIN;
    assert_eq!(codes(&field, &[(1, 3), (0, 2)], None), [""; 0]);
}

#[test]
fn a_field_without_players_can_be_paired() {
    let mut field = newcomers(1);
    field.players[0].plays = false;
    assert!(possible(&field));
    assert_eq!(codes(&field, &[], None), [""; 0]);
}

#[test]
fn what_a_system_does_not_promise_is_not_held_against_its_pairing() {
    // They have met, both had White twice, and the player with the bye has already had one.
    let met = |other| vec![PastRound::game(other, White, DRAW), PastRound::game(99, White, DRAW)];
    let field = field(&[met(1), met(0), vec![PastRound::bye(WIN), PastRound::away(DRAW)]]);
    let codes = |rules: PromisedRules| -> Vec<&str> {
        let breaches = check(&field, &pairing(&[(0, 1)], Some(2)), rules);
        breaches.iter().map(Breach::code).collect()
    };
    assert_eq!(codes(PromisedRules::NONE), [""; 0]);
    let two = Field { players: field.players[..2].to_vec(), ..field.clone() };
    assert!(is_possible(&two, PromisedRules::NONE) && !possible(&two));
    for (rules, code) in [
        (only(&[(Rule::Rematch, "1")]), "rematch"),
        (only(&[(Rule::SameColor, "1")]), "same-color-due"),
        (only(&[(Rule::SecondBye, "1")]), "bye-barred"),
        (only(&[(Rule::ThirdRunning, "1")]), "color-third-running"),
        (only(&[(Rule::Difference, "1")]), "color-difference"),
    ] {
        let breaches = check(&field, &pairing(&[(0, 1)], Some(2)), rules);
        assert_eq!(breaches.iter().map(Breach::code).collect::<Vec<_>>(), [code]);
        assert_eq!(breaches[0].article(rules), Some("1"), "as the system names it");
    }
    // The system decides what is absolute: a rule that is not absolute does not prevent a pairing.
    let wish = PromisedRules { absolute: &[], relative: &[(Rule::Rematch, "1")] };
    let breaches = check(&field, &pairing(&[(0, 1)], Some(2)), wish);
    assert!(is_possible(&two, wish) && !breaches[0].is_absolute(wish), "{breaches:?}");
    let all =
        ["rematch", "same-color-due", "color-third-running", "color-difference", "bye-barred"];
    let dutch = codes(DUTCH);
    assert!(all.iter().all(|code| dutch.contains(code)), "{dutch:?}");
}

#[test]
fn wrong_colours_break_the_rule_that_was_promised() {
    const GAMES: PromisedRules = only(&[(Rule::Colors, "1")]);
    const MATCHES: PromisedRules = only(&[(Rule::MatchColors(Preferences::TypeA), "1")]);
    let field = two(&[], &[]);
    for (rules, promised, article) in [
        (GAMES, Rule::Colors, "C.04.3 5.2.5"),
        (MATCHES, Rule::MatchColors(Preferences::TypeA), "C.04.6 4.3.1"),
    ] {
        let wrong = check(&field, &pairing(&[(1, 0)], None), rules);
        let [breach] = wrong[..] else { panic!("{wrong:?}") };
        assert_eq!((breach.code(), breach.rule()), ("color-wrong", Some(promised)));
        assert_eq!(breach.article(rules), Some(article));
        assert!(breach.is_absolute(rules), "{promised:?} binds");
        assert_eq!(check(&field, &pairing(&[(0, 1)], None), rules), []);
    }
}
