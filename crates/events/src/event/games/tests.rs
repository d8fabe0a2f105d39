//! Comparison of records with a round, from the sheet to the board.

use super::tests_support::{double_round_robin, sheet};
use super::*;
use crate::event::acts::Amend;
use crate::event::{Event, Outcome, PlayerId, Round, Scoring, ScoringMode};
use draughts_ground::said::{Sentences, Told, said};

fn of(event: &Event, sheets: &[Scoresheet], decisions: &Decisions) -> GamesReport {
    compare(event, Round(1), sheets, decisions).unwrap()
}

fn board(number: u16) -> Decisions {
    Decisions { accept: AcceptedBoards::Boards([number].into()), amend: false }
}

/// Returns the outcome and open kinds of each game, such as `entered 2-0; missing game-missing`.
fn said(report: &GamesReport) -> String {
    let lines = report.games.iter().map(|line| {
        let mut words = vec![line.fate.word().to_owned()];
        words.extend(line.fate.outcome().map(|outcome| outcome.to_string()));
        let open = line.disagreements.iter().filter(|one| one.is_open());
        words.extend(open.map(|one| one.kind.word().to_owned()));
        words.join(" ")
    });
    lines.collect::<Vec<_>>().join("; ")
}

fn both(first: Scoresheet) -> Vec<Scoresheet> {
    vec![first, sheet("Cedar, Cleo", "Dove, Dora", "0-2")]
}

fn ash_birch(result: &str) -> Scoresheet {
    sheet("Ash, Alder", "Birch, Bo", result)
}

#[test]
fn what_agrees_is_entered_once_with_its_record() {
    let mut event = double_round_robin();
    let sheets = both(ash_birch("1/2-1/2"));
    let report = of(&event, &sheets, &Decisions::default());
    assert_eq!(said(&report), "entered 1-1; entered 0-2");
    assert!(report.agrees() && report.changes_anything());
    report.enter(&mut event, None).unwrap();
    let board = &event.rounds[0].boards[0];
    assert_eq!(board.result, ["1-1".parse().unwrap()]);
    assert_eq!(board.games, ["round.pdn#1"]);
    let again = of(&event, &sheets, &Decisions::default());
    assert_eq!(said(&again), "agreed; agreed");
    assert!(again.agrees() && !again.changes_anything());
}

#[test]
fn a_record_with_other_colors_waits_and_gives_its_points_to_those_it_names() {
    let event = double_round_robin();
    let sheets = both(sheet("Birch, Bo", "Ash, Alder", "2-0"));
    let report = of(&event, &sheets, &Decisions::default());
    assert_eq!(said(&report), "not-entered colors-swapped; entered 0-2");
    let accepted = of(&event, &sheets, &board(1));
    assert_eq!(said(&accepted), "entered 0-2; entered 0-2");
    assert!(accepted.agrees());
}

#[test]
fn a_result_against_the_laws_waits_and_an_irregularity_does_not() {
    let event = double_round_robin();
    let with = |kind| {
        let message = Dispute::NoResult.said();
        let objection = Objection { kind, message, help: None, article: None };
        both(Scoresheet { objections: vec![objection], ..ash_birch("2-0") })
    };
    let none = Decisions::default();
    let against = with(Kind::ResultAgainstRecord);
    assert_eq!(
        said(&of(&event, &against, &none)),
        "not-entered result-against-record; entered 0-2"
    );
    assert_eq!(said(&of(&event, &against, &board(1))), "entered 2-0; entered 0-2");
    let irregular = of(&event, &with(Kind::GameIrregular), &none);
    assert_eq!(said(&irregular), "entered 2-0 game-irregular; entered 0-2");
    assert!(!irregular.agrees());
    assert!(of(&event, &with(Kind::Note), &none).agrees());
}

#[test]
fn a_result_that_was_entered_changes_only_by_amending() {
    let mut event = double_round_robin();
    event.rounds[0].boards[0].result = vec!["2-0".parse().unwrap()];
    let sheets = both(ash_birch("1-1"));
    let report = of(&event, &sheets, &Decisions::default());
    assert_eq!(said(&report), "not-entered result-differs; entered 0-2");
    let amend = Decisions { amend: true, ..Decisions::default() };
    let amended = of(&event, &sheets, &amend);
    assert_eq!(said(&amended), "amended 1-1; entered 0-2");
    assert!(amended.enter(&mut event, None).is_err(), "a change needs a reason");
    let reason = Amend { reason: "the sheet was read wrongly".into() };
    amended.enter(&mut event, Some(&reason)).unwrap();
    assert_eq!(event.rounds[0].boards[0].amended, [], "no round was paired on it");
    assert_eq!(event.rounds[0].boards[0].result, ["1-1".parse().unwrap()]);
    // Amending does not accept other disagreements.
    let swapped = both(sheet("Birch, Bo", "Ash, Alder", "2-0"));
    assert!(said(&of(&event, &swapped, &amend)).starts_with("not-entered colors-swapped"));
}

#[test]
fn an_adjourned_game_is_finished_by_its_record_and_a_forfeit_is_not() {
    let mut event = double_round_robin();
    event.rounds[0].boards[0].result = vec![Outcome::Adjourned];
    event.rounds[0].boards[1].result = vec!["0-2 forfeit".parse().unwrap()];
    let sheets = both(ash_birch("1-1"));
    let report = of(&event, &sheets, &Decisions::default());
    assert_eq!(said(&report), "entered 1-1; not-entered result-differs");
    let report = of(&event, &sheets[..1], &Decisions::default());
    assert_eq!(said(&report), "entered 1-1; no-record", "nobody expects a forfeit's record");
}

#[test]
fn a_ruling_settles_what_it_is_about() {
    let mut event = double_round_robin();
    event.rounds[0].boards[0].result = vec!["1-1".parse().unwrap()];
    let ruling = "{round: 1, board: 1, ruling: granted}";
    event.rulings.push(serde_yaml::from_str(ruling).unwrap());
    let mut signed = ash_birch("2-0");
    signed.objections.push(Objection {
        kind: Kind::ResultAgainstRecord,
        message: Dispute::NoResult.said(),
        help: None,
        article: None,
    });
    let amend = Decisions { amend: true, ..Decisions::default() };
    for decisions in [Decisions::default(), amend] {
        let report = of(&event, &both(signed.clone()), &decisions);
        assert_eq!(said(&report), "ruled; entered 0-2");
        assert!(report.agrees());
        assert_eq!(report.games[0].rulings, ["granted"]);
    }
}

#[test]
fn missing_doubled_unfinished_and_unclear_games_are_not_entered() {
    let event = double_round_robin();
    let none = Decisions { accept: AcceptedBoards::All, amend: true };
    let said = |sheets: &[Scoresheet]| said(&of(&event, sheets, &none));
    assert_eq!(said(&[]), "missing game-missing; missing game-missing");
    let twice = [ash_birch("2-0"), sheet("A. Ash", "B. Birch", "1-1")];
    assert!(said(&twice).starts_with("not-entered game-doubled;"));
    assert!(said(&[ash_birch("*")]).starts_with("missing game-unfinished;"));
    assert!(said(&[ash_birch("7-3")]).starts_with("not-entered result-unclear;"));
    let zero = of(&event, &[ash_birch("0-0")], &Decisions::default());
    assert!(super::tests::said(&zero).starts_with("not-entered result-unclear;"));
    let law = LawSays { written: "2-0".into(), why: Dispute::NoResult.said() };
    let ended = Scoresheet { law: Some(law), ..ash_birch("*") };
    let report = of(&event, &[ended], &none);
    let (written, why) = ("2-0".into(), Dispute::NoResult.said());
    assert_eq!(report.games[0].disagreements[0].what, Dispute::LawGives { written, why });
}

#[test]
fn records_of_nobody_are_surplus_and_say_who_may_be_meant() {
    let event = double_round_robin();
    let sheets = [
        sheet("Ash, Alder", "Birhc, Bo", "2-0"),
        sheet("Cedar, Cleo", "Somebody Else", "2-0"),
        sheet("Ash, Alder", "Cedar, Cleo", "2-0"),
        Scoresheet { round: Some(Round(2)), ..sheet("Birch, Bo", "Ash, Alder", "2-0") },
    ];
    let report = of(&event, &sheets, &Decisions::default());
    let of = |name: &str, id: &str| {
        let id: PlayerId = id.parse().unwrap();
        said!("record-player", "{ $name } ({ $id })"; name, id)
    };
    let what: Vec<&Dispute> = report.surplus.iter().map(|one| &one.disagreements[0].what).collect();
    let near = Dispute::NameUnknown {
        name: Some("Birhc, Bo".into()),
        near: Some(Sentences { said: vec![of("Birch, Bo", "p2")], between: " " }),
        expected: None,
        id: Some("p2".parse().unwrap()),
    };
    let opposite = Expected::Opponent {
        name: "Cedar, Cleo".into(),
        opponent: "Dove, Dora".into(),
        id: "p4".parse().unwrap(),
        board: 2,
    };
    let unknown = Dispute::NameUnknown {
        name: Some("Somebody Else".into()),
        near: None,
        expected: Some(opposite),
        id: Some("p4".parse().unwrap()),
    };
    let apart = Dispute::NotPaired {
        white: of("Ash, Alder", "p1"),
        black: of("Cedar, Cleo", "p3"),
        round: Round(1),
        rounds: None,
    };
    assert_eq!(what, [&near, &unknown, &apart]);
    assert_eq!(report.other_rounds, 1);
    assert!(!report.agrees());
}

#[test]
fn the_second_game_of_a_micro_match_is_turned_round_and_waits_for_the_first() {
    let mut event = double_round_robin();
    event.scoring = Scoring::of(ScoringMode::MicroMatch);
    let second = sheet("Birch, Bo", "Ash, Alder", "2-0");
    let alone = of(&event, std::slice::from_ref(&second), &Decisions::default());
    assert!(said(&alone).starts_with("missing game-missing; not-entered game-unfinished;"));
    let report = of(&event, &[second, ash_birch("1-1")], &Decisions::default());
    assert!(said(&report).starts_with("entered 1-1; entered 0-2;"));
    report.enter(&mut event, None).unwrap();
    let board = &event.rounds[0].boards[0];
    assert_eq!(board.result, ["1-1".parse().unwrap(), "0-2".parse().unwrap()]);
    assert_eq!(report.games[1].white, board.black);
}

#[test]
fn of_each_game_of_a_micro_match_white_comes_first_and_the_record_says_what_it_says() {
    const RESULTS: [&str; 3] = ["2-0", "1-1", "0-2"];
    let outcome = |text: &str| text.parse::<Outcome>().unwrap();
    for (number, white, black) in [(1, "Ash, Alder", "Birch, Bo"), (2, "Birch, Bo", "Ash, Alder")] {
        for (entered, recorded) in
            RESULTS.iter().flat_map(|one| RESULTS.iter().map(move |other| (one, other)))
        {
            let mut event = double_round_robin();
            event.scoring = Scoring::of(ScoringMode::MicroMatch);
            // The points of the board: Ash first, in both games.
            let of_game = outcome(entered);
            let of_board = if number == 2 { of_game.reversed() } else { of_game };
            event.rounds[0].boards[0].result = vec![of_board; number];
            let report = of(&event, &[sheet(white, black, recorded)], &Decisions::default());
            let line = &report.games[number - 1];
            let names = [&line.white, &line.black].map(|id| &*event.player(id).unwrap().name);
            assert_eq!(names, [white, black]);
            assert_eq!(line.recorded.as_deref(), Some(*recorded));
            assert_eq!(line.in_row(line.after().unwrap()), of_game, "{number} {entered}");
            let differs: Vec<_> = line
                .disagreements
                .iter()
                .filter_map(|one| match &one.what {
                    Dispute::ResultDiffers { before, outcome, .. } => Some((*before, *outcome)),
                    _ => None,
                })
                .collect();
            let expected = (entered != recorded).then(|| (of_game, outcome(recorded)));
            assert_eq!(differs, expected.into_iter().collect::<Vec<_>>(), "{number}");
        }
    }
}

#[test]
fn a_round_that_a_record_names_wrongly_is_said() {
    let event = double_round_robin();
    let wrong = Scoresheet { round: Some(Round(9)), ..ash_birch("2-0") };
    let report = of(&event, &both(wrong), &Decisions::default());
    assert_eq!(said(&report), "not-entered round-differs; entered 0-2");
}

#[test]
fn the_number_of_the_board_does_not_matter_and_is_said() {
    let event = double_round_robin();
    let sheets = both(Scoresheet { board: Some(7), ..ash_birch("2-0") });
    let report = of(&event, &sheets, &Decisions::default());
    assert!(report.agrees());
    assert_eq!(report.games[0].disagreements[0].what, Dispute::NamesBoard { named: 7 });
}

#[test]
fn the_same_game_twice_is_entered_once_it_is_accepted() {
    let mut event = double_round_robin();
    let second = Scoresheet { record: "round.pdn#2".into(), ..ash_birch("2-0") };
    let sheets = [ash_birch("2-0"), second, sheet("Cedar, Cleo", "Dove, Dora", "0-2")];
    let report = of(&event, &sheets, &Decisions::default());
    assert_eq!(said(&report), "not-entered game-doubled; entered 0-2");
    let report = of(&event, &sheets, &board(1));
    assert_eq!(said(&report), "entered 2-0; entered 0-2");
    report.enter(&mut event, None).unwrap();
    assert_eq!(event.rounds[0].boards[0].games, ["round.pdn#1"]);
    let again = of(&event, &sheets, &Decisions::default());
    assert_eq!(said(&again), "agreed; agreed");
    assert!(!again.changes_anything());
}

#[test]
fn what_is_accepted_is_remembered_and_nothing_else_is() {
    let mut event = double_round_robin();
    let elsewhere = Scoresheet { round: Some(Round(9)), ..ash_birch("2-0") };
    let report = of(&event, &both(elsewhere.clone()), &board(1));
    assert_eq!(said(&report), "entered 2-0; entered 0-2");
    report.enter(&mut event, None).unwrap();
    assert_eq!(event.rounds[0].boards[0].accepted[0].of, [Kind::RoundDiffers]);
    let again = of(&event, &both(elsewhere.clone()), &Decisions::default());
    assert_eq!(said(&again), "agreed; agreed");
    assert!(again.agrees() && !again.changes_anything());
    assert!(again.games[0].disagreements.iter().all(|one| one.told_before));
    // Another disagreement of the same record is reported.
    let swapped = Scoresheet { round: Some(Round(9)), ..sheet("Birch, Bo", "Ash, Alder", "0-2") };
    let more = of(&event, &both(swapped), &Decisions::default());
    assert_eq!(said(&more), "agreed colors-swapped; agreed");
    // An irregularity is accepted too, although it does not prevent the entry.
    let objection = Objection {
        kind: Kind::GameIrregular,
        message: Dispute::NoResult.said(),
        help: None,
        article: None,
    };
    let mut event = double_round_robin();
    let irregular = Scoresheet { objections: vec![objection], ..ash_birch("2-0") };
    of(&event, &both(irregular.clone()), &board(1)).enter(&mut event, None).unwrap();
    assert!(of(&event, &both(irregular), &Decisions::default()).agrees());
}

#[test]
fn the_colours_of_an_accepted_record_become_those_of_the_board() {
    let mut event = double_round_robin();
    let swapped = both(sheet("Birch, Bo", "Ash, Alder", "2-0"));
    let held = of(&event, &swapped, &Decisions::default());
    assert_eq!(said(&held), "not-entered colors-swapped; entered 0-2");
    let offer = held.games[0].offer.expect("what would be entered");
    assert_eq!((offer.outcome.to_string(), offer.swapped), ("0-2".into(), true));
    let report = of(&event, &swapped, &board(1));
    assert_eq!(report.exchanged(), [(1, "round.pdn#1".to_owned())]);
    report.enter(&mut event, None).unwrap();
    let now = &event.rounds[0].boards[0];
    let seats = (now.white.as_str(), now.black.as_str(), now.result[0].to_string());
    assert_eq!(seats, ("p2", "p1", "2-0".into()));
    assert!(now.accepted.is_empty(), "the board agrees with its record");
    let again = of(&event, &swapped, &board(1));
    assert_eq!(said(&again), "agreed; agreed");
    assert!(again.agrees() && !again.changes_anything());
    // A different earlier result is changed only on request, and that of no other board.
    let mut event = double_round_robin();
    event.rounds[0].boards[0].result = vec!["2-0".parse().unwrap()];
    event.rounds[0].boards[1].result = vec!["1-1".parse().unwrap()];
    let held = of(&event, &swapped, &Decisions::default());
    let told = &held.games[0].disagreements;
    assert!(matches!(told[0].what, Dispute::ColorsSwapped { amends: true, .. }), "{told:?}");
    assert!(matches!(told[1].what, Dispute::ResultDiffers { held: true, board: 1, .. }));
    assert!(said(&of(&event, &swapped, &board(1))).starts_with("not-entered"));
    let amended = of(&event, &swapped, &Decisions { amend: true, ..board(1) });
    let amended = said(&amended);
    assert_eq!(amended, "amended 0-2; not-entered result-differs");
    // An earlier result keeps its players.
    let mut event = double_round_robin();
    event.rounds[0].boards[0].result = vec!["0-2".parse().unwrap()];
    let ruling = "{round: 1, board: 1, ruling: granted, result: 0-2}";
    event.rulings.push(serde_yaml::from_str(ruling).unwrap());
    let report = of(&event, &swapped, &board(1));
    assert!(said(&report).starts_with("agreed") && report.changes_anything());
    report.enter(&mut event, None).unwrap();
    assert!(event.rulings[0].agrees_with(&event.rounds[0].boards[0].result), "a ruling does, too");
    assert_eq!(event.rounds[0].boards[0].result[0].to_string(), "2-0");
}

#[test]
fn a_ruling_and_how_a_game_was_given_up_are_not_overruled_by_a_record() {
    let amend = Decisions { amend: true, ..Decisions::default() };
    let mut event = double_round_robin();
    event.rounds[0].boards[0].result = vec!["1-1".parse().unwrap()];
    let ruling = "{round: 1, board: 1, ruling: granted}";
    event.rulings.push(serde_yaml::from_str(ruling).unwrap());
    assert_eq!(said(&of(&event, &both(ash_birch("2-0")), &amend)), "ruled; entered 0-2");
    let mut event = double_round_robin();
    event.rounds[0].boards[0].ended.push("p1 left".parse().unwrap());
    let sheets = both(ash_birch("2-0"));
    let report = of(&event, &sheets, &amend);
    assert_eq!(said(&report), "not-entered result-against-record; entered 0-2");
    assert_eq!(said(&of(&event, &sheets, &board(1))), "entered 2-0; entered 0-2");
}

#[test]
fn a_board_whose_record_names_nobody_is_told_with_that_record() {
    let event = double_round_robin();
    let report = of(&event, &both(sheet("Ash, Alder", "Nobody At All", "2-0")), &board(2));
    assert_eq!(said(&report), "missing name-unknown; entered 0-2");
    let line = &report.games[0];
    assert_eq!(line.record.as_deref(), Some("round.pdn#1"));
    let name = Some("Nobody At All".to_owned());
    assert_eq!(line.disagreements[0].what, Dispute::RecordNamesNobody { name });
    // Neither name is known: the board that the record names.
    let strange = Scoresheet { board: Some(1), ..sheet("X Y", "Z W", "2-0") };
    let report = of(&event, &both(strange), &Decisions::default());
    assert_eq!(said(&report), "missing name-unknown; entered 0-2");
}
