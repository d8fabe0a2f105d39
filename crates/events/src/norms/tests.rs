//! Norms in small documents and small events.

use super::*;
use crate::document::{DocumentError, DocumentFault};
use crate::event::{Event, read};
use draughts_ground::said::Figures;

const SCHEME: &str = "schema: arbiter.norms/1
title: Norms of the wood
norms:
  - title: GMI
    games: 3
    titles:
      count: 2
      of:
        - {title: GMI, rating: 2300}
        - {title: [MI, GMI], rating: 2250, each: 3}
        - {title: MF, each: 9}
    foreigners: {opponents: 2, federations: 2}
    score:
      - {from: 2200, percent: 75}
      - {from: 2300, percent: 60}
";

/// Returns a player who met these opponents (title, rating, federation, result), one per round.
fn event(opponents: &[(&str, &str, &str, &str)]) -> Event {
    let mut text = String::from(
        "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 40}\nplayers:\n\
         \x20 - {id: a, name: Alder, federation: TRE}\n",
    );
    let mut rounds = String::from("rounds:\n");
    for (at, (title, rating, federation, result)) in opponents.iter().enumerate() {
        let field = |name: &str, value: &str| match value {
            "" => String::new(),
            value => format!(", {name}: {value}"),
        };
        let (title, rating) = (field("title", title), field("rating", rating));
        let federation = field("federation", federation);
        text += &format!("  - {{id: b{at}, name: Birch {at}{title}{rating}{federation}}}\n");
        rounds += &format!(
            "  - round: {}\n    boards: [{{board: 1, white: a, black: b{at}, result: {result}}}]\n",
            at + 1
        );
    }
    read("x.yaml", &(text + &rounds)).unwrap_or_else(|error| panic!("{error}"))
}

fn scheme() -> NormScheme {
    NormScheme::read("n.yaml", SCHEME).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the answer for the first player.
fn answer(event: &Event, scheme: &NormScheme) -> NormAnswer {
    answers(event, scheme).into_iter().find(|one| one.player == 0).unwrap()
}

#[test]
fn a_norm_is_granted_if_every_condition_is_met() {
    let event = event(&[
        ("GMI", "2400", "LEA", "2-0"),
        ("GMI", "2300", "ROO", "1-1"),
        ("", "2200", "TRE", "1-1"),
    ]);
    let answer = answer(&event, &scheme());
    assert_eq!(answer.granted, Some(true), "{answer:?}");
    let score = Condition::Score {
        has: crate::event::Points::whole(4),
        of: crate::event::Points::whole(6),
        least: crate::event::Points::hundredths(360),
        percent: 60,
        from: 2300,
        average: Figures("2300".into()),
    };
    assert_eq!(answer.conditions.last().unwrap().condition, score);
}

#[test]
fn titles_are_mixed_to_the_last_fraction() {
    // 1 GMI, 1 GMI below 2300 who counts as an MI, 1 MI, 3 MF: 1 + 2/3 + 3/9 = 2.
    let mut field = vec![
        ("GMI", "2300", "LEA", "2-0"),
        ("GMI", "2299", "ROO", "2-0"),
        ("mi", "2250", "ROO", "2-0"),
        ("MF", "2200", "ROO", "2-0"),
        ("MF", "2200", "ROO", "2-0"),
        ("MF", "", "ROO", "2-0"),
    ];
    let of = |field: &[(&str, &str, &str, &str)]| {
        let answer = answer(&event(field), &scheme());
        let is_it = |one: &&JudgedCondition| matches!(one.condition, Condition::Titles { .. });
        let titles = answer.conditions.iter().find(is_it).unwrap().clone();
        let Condition::Titles { has, counted, .. } = titles.condition else { unreachable!() };
        (titles.met, has, counted.map_or(0, |names| names.split("; ").count()))
    };
    assert_eq!(of(&field), (Some(true), "2".into(), 6));
    field.pop();
    assert_eq!(of(&field), (Some(false), "1 8/9".into(), 5));
    field[2] = ("MI", "2249", "ROO", "2-0");
    assert_eq!(of(&field), (Some(false), "1 5/9".into(), 4));
}

#[test]
fn an_average_is_compared_exactly_and_never_shown_higher_than_it_is() {
    // 6899 : 3 = 2299.67 is below 2300, so 75 % is required; 66.7 % was scored.
    let mut field =
        [("GMI", "2400", "LEA", "2-0"), ("GMI", "2300", "ROO", "1-1"), ("", "2199", "TRE", "1-1")];
    let answer_of = |field: &[(&str, &str, &str, &str)]| answer(&event(field), &scheme());
    let judged = answer_of(&field).conditions.pop().unwrap();
    assert_eq!(judged.met, Some(false));
    let Condition::Score { percent, average, .. } = judged.condition else { panic!() };
    assert_eq!((percent, average.0.as_str()), (75, "2299.66"));
    field[0].1 = "1000";
    let judged = answer_of(&field).conditions.pop().unwrap();
    let too_low = Condition::TooLow { average: Figures("1833".into()), from: 2200 };
    assert_eq!((judged.met, judged.condition), (Some(false), too_low));
}

#[test]
fn what_the_event_does_not_say_is_unknown_and_grants_nothing() {
    let field = [("GMI", "2400", "LEA", "2-0"), ("GMI", "2300", "", "1-1"), ("", "", "TRE", "1-1")];
    let unknown = answer(&event(&field), &scheme());
    assert_eq!(unknown.granted, None);
    let met: Vec<Option<bool>> = unknown.conditions.iter().map(|one| one.met).collect();
    assert_eq!(met, [Some(true), Some(true), None, None, None]);
    // An unmet condition decides, whatever else is unknown.
    let few = answer(&event(&field[..2]), &scheme());
    assert_eq!(few.granted, Some(false));
    // An opponent without a rating counts as the document says.
    let unrated = SCHEME.replace("norms:", "unrated: 2200\nnorms:");
    let scheme = NormScheme::read("n.yaml", &unrated).unwrap();
    assert_eq!(answer(&event(&field), &scheme).conditions.last().unwrap().met, Some(true));
}

#[test]
fn only_games_at_the_board_count() {
    let field = [
        ("GMI", "2400", "LEA", "2-0"),
        ("GMI", "2300", "ROO", "2-0 forfeit"),
        ("MI", "2300", "ROO", "adjourned"),
    ];
    let answer = answer(&event(&field), &scheme());
    assert_eq!(answer.conditions[0].condition, Condition::Games { has: 1, least: 3 });
}

#[test]
fn a_misprint_is_said_with_its_line_column_and_key() {
    let wrong = |old: &str, new: &str| {
        let error = NormScheme::read("n.yaml", &SCHEME.replacen(old, new, 1)).unwrap_err();
        let finding = &error.findings[0];
        assert!(finding.place.is_some() && finding.is(NORMS_INVALID), "{error}");
        finding.what().said().id()
    };
    for (old, new, id) in [
        ("percent: 75", "percent: 101", "norms-percent"),
        ("from: 2300", "from: 2200", "norms-score-order"),
        ("each: 3", "each: 0", "norms-each"),
        ("{opponents: 2, federations: 2}", "{}", "norms-foreigners"),
        ("games: 3", "games: 0", "norms-no-games"),
        ("title: GMI\n", "title: \"\"\n", "norms-no-title"),
        ("percent: 75", "procent: 75", "misread-unknown-key"),
        ("percent: 75", "percent: much", "misread-wrong-type"),
        ("arbiter.norms/1", "arbiter.norms/9", "misread-unknown-word"),
    ] {
        assert_eq!(wrong(old, new), id, "{new}");
    }
    let error = NormScheme::read("n.yaml", &SCHEME.replacen("games: 3", "gamse: 3", 1));
    let error = error.unwrap_err();
    let why = error.findings[0].as_what::<DocumentError>().unwrap().why.clone();
    assert_eq!(why, DocumentFault::UnknownKey { key: "gamse".into() });
    assert!(error.to_string().contains("n.yaml:5:"), "{error}");
    let none = NormScheme::read("n.yaml", "schema: arbiter.norms/1\ntitle: X\nnorms: []\n");
    assert_eq!(none.unwrap_err().findings[0].what().said().id(), "norms-none");
}

#[test]
fn a_score_that_is_asked_for_is_said() {
    let empty = SCHEME.split("    score:").next().unwrap().to_owned() + "    score: []\n";
    let refused = NormScheme::read("n.yaml", &empty).unwrap_err();
    assert_eq!(refused.findings[0].what().said().id(), "norms-no-score");
    let blank = empty.replace("score: []", "score:");
    assert!(NormScheme::read("n.yaml", &blank).is_err());
    let none = empty.replace("    score: []\n", "");
    assert!(NormScheme::read("n.yaml", &none).is_ok());
}

#[test]
fn a_title_that_nobody_can_have_is_told_with_the_one_that_was_meant() {
    let event = event(&[("GMI", "2400", "LEA", "2-0"), ("Elder", "2300", "ROO", "1-1")]);
    let scheme = |titles: &str| {
        let text = SCHEME.replace("title: MF, each", &format!("title: {titles}, each"));
        NormScheme::read("n.yaml", &text).unwrap()
    };
    let unknown = |titles: &str| {
        let unknown = unknown_titles(&event, &scheme(titles)).into_iter();
        unknown.map(|one| (one.title, one.near)).collect::<Vec<_>>()
    };
    assert_eq!(unknown("MF"), []);
    assert_eq!(unknown("[mif, elder]"), [], "of a federation, or somebody has it");
    assert_eq!(unknown("GIM"), [("GIM".to_owned(), Some("GMI".to_owned()))]);
    assert_eq!(unknown("Woodlander"), [("Woodlander".to_owned(), None)]);
}
