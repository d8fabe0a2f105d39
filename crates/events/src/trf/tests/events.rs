//! Conversion of reports to events.

use super::super::{
    Cell, ConversionNote, Edition, NoEvent, Record, ResultCode, from_event, read, to_event,
};
use super::{document, event, four, line, without_place};
use crate::event::{
    Award, BothPoints, ByeKind, Color, Ledger, Outcome, PairingMethod, PlayerId, Points, Round,
    SchemaVersion, Score, SystemKind, TeamCount,
};

#[test]
fn players_pairings_and_results_are_taken_over() {
    let (event, notes) = event(&four());
    assert_eq!(notes, []);
    assert_eq!((event.name.as_str(), event.system.kind()), ("Lakeside", SystemKind::Swiss));
    assert_eq!(
        (event.system.last_round(), event.system.first_color),
        (Some(3), Some(Color::White))
    );
    assert_eq!(event.scoring, crate::event::Scoring::default(), "2-1-0");
    let boards: Vec<String> = event.rounds[0]
        .boards
        .iter()
        .map(|board| format!("{} {}-{} {}", board.board, board.white, board.black, board.result[0]))
        .collect();
    assert_eq!(boards, ["1 p1-p3 2-0", "2 p4-p2 1-1"]);
    assert_eq!(event.players[3].number, Some(4));
}

#[test]
fn control_characters_are_made_blanks_and_said() {
    let text = four().replace("012 Lakeside", "012 Lakeside\n022 Tree\0ham\u{1b}");
    let (event, notes) = event(&text);
    assert_eq!(event.place.as_deref(), Some("Tree ham"));
    assert_eq!(notes, [ConversionNote::ControlCharacters { texts: 1 }]);
}

#[test]
fn the_system_is_named_in_the_report_and_read_back() {
    for (method, name) in
        [(PairingMethod::Dutch, "FIDE_DUTCH_2025"), (PairingMethod::Random, "CUSTOM_SWISS_RANDOM")]
    {
        let (mut written, _) = event(&four());
        written.system.swiss_mut().unwrap().pairing = Some(method);
        let (document, _) = from_event(&written, &[None; 4], Edition::Trf26).unwrap();
        let text = super::super::write(&document);
        assert!(text.contains(&format!("192 {name}\n")), "{text}");
        let (again, notes) = event(&text);
        assert_eq!(again.pairing_method(), Some(method));
        assert_eq!(notes, []);
    }
    for other in ["FIDE_DUTCH_2017_BAKU", "FIDE_DUTCH", "CUSTOM_SWISS"] {
        let (event, _) = event(&format!("192 {other}\n{}", four()));
        let pairing = event.pairing_method();
        assert_eq!(pairing, Some(PairingMethod::Dutch), "{other}");
    }
    for (code, older) in
        [("FIDE_DUTCH_2017_BAKU", true), ("FIDE_DUTCH", true), ("FIDE_DUTCH_2026", false)]
    {
        let (_, notes) = event(&format!("192 {code}\n{}", four()));
        assert_eq!(
            notes.contains(&ConversionNote::OlderRules { code: code.into() }),
            older,
            "{code}"
        );
    }
}

#[test]
fn without_a_word_about_points_a_win_is_worth_one() {
    let text = four().replace("162  W 2.0    D 1.0\n", "").replace(" 1.0  ", " 0.5  ");
    let (event, notes) = event(&text.replace(" 2.0  ", " 1.0  "));
    assert_eq!((event.scoring.win, event.scoring.draw), (Points::whole(1), Points::hundredths(50)));
    assert_eq!(notes, []);
}

#[test]
fn points_that_do_not_follow_are_said() {
    let (_, notes) = event(&four().replace("2.0      ", "3.0      "));
    let (made, said) = (Points::whole(2), Points::whole(3));
    assert_eq!(
        notes,
        [ConversionNote::PointsDiffer { id: "p1".parse().unwrap(), made, said, more: 0 }]
    );
}

#[test]
fn forfeits_byes_and_unrated_games_keep_their_kind() {
    let text = "142 2\n162  W 2.0    D 1.0    P 1.0\n".to_owned()
        + &line(1, "Ash", "2.0", &["   2 w +"])
        + &line(2, "Birch", "0.0", &["   1 b -"])
        + &line(3, "Cedar", "0.0", &["   4 - -"])
        + &line(4, "Durmast", "0.0", &["   3 - -"])
        + &line(5, "Elm", "1.0", &["0000 - U"])
        + &line(6, "Fir", "1.0", &["0000 - H"])
        + &line(7, "Gean", "2.0", &["0000 - F"])
        + &line(8, "Hazel", "2.0", &["   9 b W"])
        + &line(9, "Ivy", "0.0", &["   8 w L"])
        + &line(10, "Juniper", "0.0", &["  11 w 0"])
        + &line(11, "Kauri", "0.0", &["  10 b 0"])
        + &line(12, "Larch", "2.0", &["0000 - +"]);
    let (event, notes) = event(&text);
    let results: Vec<String> =
        event.rounds[0].boards.iter().map(|board| board.result[0].to_string()).collect();
    assert_eq!(results, ["2-0 forfeit", "0-0 forfeit", "0-2", "0-0"]);
    assert_eq!(event.rounds[0].boards[2].rated, [false]);
    let byes: Vec<ByeKind> = event.rounds[0].byes.iter().map(|bye| bye.bye).collect();
    use ByeKind::{FullPoint, HalfPoint, PairingAllocated};
    assert_eq!(byes, [PairingAllocated, HalfPoint, FullPoint, FullPoint]);
    assert_eq!(event.scoring.unplayed.bye, Some(Points::whole(1)));
    assert!(
        !notes.iter().any(|note| matches!(note, ConversionNote::PointsDiffer { .. })),
        "{notes:?}"
    );
}

#[test]
fn a_round_in_play_has_boards_without_results_and_adjourned_ones() {
    let text = four()
        .replace("3 w 1", "3 w  ")
        .replace("1 b 0", "1 b  ")
        .replace("4 b =", "4 b ?")
        .replace("2 w =", "2 w ?");
    let (event, _) = event(&text);
    assert!(event.rounds[0].boards[0].result.is_empty());
    assert_eq!(event.rounds[0].boards[1].result, [Outcome::Adjourned]);
}

#[test]
fn late_entries_withdrawals_and_absences_are_told_apart() {
    let rounds = |cells: [&'static str; 5]| cells.to_vec();
    let text = "142 5\n".to_owned()
        + &line(
            1,
            "Ash",
            "",
            &rounds(["   2 w 1", "   3 w 1", "   2 w 1", "   4 w 1", "   2 w 1"]),
        )
        + &line(
            2,
            "Birch",
            "",
            &rounds(["   1 b 0", "   4 b 0", "   1 b 0", "   3 w 1", "   1 b 0"]),
        )
        + &line(
            3,
            "Cedar",
            "",
            &rounds(["0000 - Z", "   1 b 0", "   4 w 1", "   2 b 0", "0000 - Z"]),
        )
        + &line(
            4,
            "Late",
            "",
            &rounds(["        ", "   2 w 1", "   3 b 0", "   1 b 0", "        "]),
        )
        + &line(5, "Gone", "", &["0000 - U", "0000 - Z", "0000 - Z", "0000 - Z", "0000 - Z"]);
    let (event, _) = event(&text);
    assert_eq!(event.players[3].from_round, Some(Round(2)));
    assert_eq!(event.players[2].from_round, Some(Round(2)));
    assert_eq!(event.players[4].withdrawn_after, Some(Round(1)));
    assert_eq!(event.players[3].withdrawn_after, None, "one round missed is an absence");
    let absent: Vec<&str> = event.rounds[4].byes.iter().map(|bye| bye.player.as_str()).collect();
    assert_eq!(absent, ["p3", "p4"]);
    assert!(event.rounds[0].byes.iter().all(|bye| bye.bye == ByeKind::PairingAllocated));
}

#[test]
fn what_stands_behind_the_last_round_are_requests() {
    let text = four().replace("   3 w 1\n", "   3 w 1  0000 - H\n") + "240 Z   3    2\nXXZ    4\n";
    let (event, _) = event(&text);
    assert_eq!(event.rounds.len(), 1);
    let requests: Vec<String> = event
        .requests
        .iter()
        .map(|asked| format!("{} {} {}", asked.round, asked.player, asked.bye))
        .collect();
    assert_eq!(requests, ["2 p1 half-point bye", "2 p4 absent", "3 p2 absent"]);
}

#[test]
fn who_is_absent_in_all_rounds_to_come_has_withdrawn() {
    let text = four().replace("   3 w 1\n", "   3 w 1  0000 - Z  0000 - Z\n");
    let (event, _) = event(&text);
    assert_eq!(event.players[0].withdrawn_after, Some(Round(1)));
    assert!(event.requests.is_empty());
    assert_eq!(Ledger::whole(&event).score(0), Points::whole(2));
}

#[test]
fn forbidden_pairs_and_acceleration_of_both_kinds_are_rules_of_the_event() {
    let modern = four() + "250       1.0   1   2    1    2\n260   1   3    1    2\n";
    let legacy = four() + "XXA    1  1.0  1.0  0.0\nXXA    2  1.0  1.0\nXXP 1 2\n";
    let (modern, legacy) = (event(&modern).0, event(&legacy).0);
    assert_eq!(modern.forbidden, legacy.forbidden);
    assert_eq!(modern.acceleration, legacy.acceleration);
    let rule = &modern.acceleration[0];
    assert_eq!((rule.points, rule.from, rule.to), (Points::whole(1), None, Some(Round(2))));
    assert_eq!(rule.players.len(), 2);
}

#[test]
fn a_round_robin_has_free_rounds_and_no_late_entries() {
    let text = "192 BERGER_ROUNDROBIN\n162  P 0.0\n".to_owned()
        + &line(1, "Ash", "", &["0000 - Z", "   3 w 1", "   2 b 1"])
        + &line(2, "Birch", "", &["   3 w 1", "0000 - Z", "   1 w 0"])
        + &line(3, "Cedar", "", &["   2 b 0", "   1 b 0", "0000 - Z"]);
    let (event, _) = event(&text);
    assert_eq!(event.system.kind(), SystemKind::RoundRobin);
    assert!(event.rounds.iter().all(|round| round.byes[0].bye == ByeKind::PairingAllocated));
    assert!(event.players.iter().all(|player| player.from_round.is_none()));
}

#[test]
fn a_file_that_contradicts_itself_is_no_event() {
    let (document, _) = read(four().replace("1 b 0", "1 b 1").as_bytes());
    assert!(matches!(to_event(&document), Err(NoEvent::Contradiction(_))));
}

#[test]
fn what_cannot_be_held_is_said() {
    let text = four().replace("3 w 1", "3 w =") + "310   1 Lakeside\n";
    let (event, notes) = event(&text);
    assert_eq!(event.rounds[0].boards[0].result[0].to_string(), "0-0");
    let text = |text: &str| text.to_owned();
    let lines = ConversionNote::DrawAndLoss {
        round: Round(1),
        board: 1,
        white: text("1 Ash, Alder"),
        white_says: text("="),
        black: text("3 Cedar, Cy"),
        black_says: text("0"),
        draw: Score::new(Points::whole(1), Points::whole(1)),
    };
    assert_eq!(notes[2], lines);
    assert_eq!(notes[0], ConversionNote::Teams { named: false });
    assert_eq!(notes[1], ConversionNote::RecordsWithoutPlace { records: vec!["310".into()] });
}

#[test]
fn an_event_goes_out_as_it_came_in() {
    let text = four().replace("   3 w 1\n", "   3 w 1  0000 - H\n") + "260   1   3    1    2\n";
    for edition in [Edition::Trf26, Edition::Trf16] {
        let (event, _) = event(&text);
        let (again, _) = from_event(&event, &[None; 4], edition).unwrap();
        let cells = |document: &super::Document| -> Vec<Vec<Option<Cell>>> {
            document.players().map(|player| player.rounds.clone()).collect()
        };
        let mut expected = cells(&document(&text));
        if edition == Edition::Trf26 {
            // A bye of the round to come is a record 240, because some programs treat every column
            // as a past round.
            expected[0].pop();
            assert!(again.records.contains(&Record::Byes {
                kind: ByeKind::HalfPoint,
                round: 2,
                players: vec![1]
            }));
        }
        assert_eq!(cells(&again), expected, "{edition:?}");
        let first = again.players().next().unwrap();
        assert_eq!(first.points, document(&text).players().next().unwrap().points);
        let (back, _) = to_event(&again).unwrap();
        assert_eq!(back, event, "{edition:?}");
    }
    let half = Cell::without(ResultCode::HalfBye);
    assert_eq!(document(&text).players().next().unwrap().rounds[1], Some(half));
}

#[test]
fn two_lines_that_both_say_lost_are_told() {
    let text = four().replace("3 w 1", "3 w 0");
    let (event, notes) = event(&text);
    assert_eq!(event.rounds[0].boards[0].result[0].to_string(), "0-0");
    let lost = ConversionNote::BothLost {
        round: Round(1),
        board: 1,
        white: "1 Ash, Alder".into(),
        black: "3 Cedar, Cy".into(),
        points: false,
    };
    assert_eq!(notes[0], lost);
}

#[test]
fn players_keep_the_names_of_their_teams() {
    let record = |code: &str, name: &str, players: &str| match code {
        "013" => format!("013 {name:32} {players}\n"),
        _ => format!("310 {:>3} {name:32} {:33}{players}\n", name.len() % 2 + 1, ""),
    };
    for code in ["310", "013"] {
        let text =
            four() + &record(code, "Lakeside", "   1    2") + &record(code, "Hilltop", "   3");
        let (event, notes) = event(&text);
        let teams: Vec<_> = event.players.iter().map(|player| player.team.as_deref()).collect();
        assert_eq!(teams, [Some("Lakeside"), Some("Lakeside"), Some("Hilltop"), None], "{code}");
        assert!(notes.contains(&ConversionNote::Teams { named: true }), "{notes:?}");
    }
}

#[test]
fn days_are_read_in_any_order_or_told() {
    let round = |text: &str| format!("132{:88}{text}\n", "");
    let text = "042 03.03.2026\n052 01/04/2026\n".to_owned() + &round("04.03.2026") + &four();
    let (event, notes) = event(&text);
    let day = |month, day| chrono::NaiveDate::from_ymd_opt(2026, month, day);
    assert_eq!((event.start, event.end), (day(3, 3), None));
    assert_eq!(event.rounds[0].date, day(3, 4));
    let (record, text) = ("052", "01/04/2026".to_owned());
    let (one, other) = ("2026/04/01".to_owned(), "2026/01/04".to_owned());
    assert_eq!(notes, [ConversionNote::TwoDays { record, text, one, other }]);
}

#[test]
fn tie_breaks_are_those_by_which_the_report_ranks() {
    let (event, notes) = event(&(four() + "202 BH/C1,SB\n212 PTS,DE,XYZ\n"));
    let codes: Vec<String> =
        event.tiebreaks.as_ref().unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(codes, ["DE"]);
    assert_eq!(notes, [ConversionNote::UnknownTieBreak { record: "212", code: "XYZ".into() }]);
}

/// Two teams of two, and a third that has the bye; Cedar did not come, and Elm won by forfeit.
const TEAMS: &str = "\
012 Three teams
042 2026/03/01
142 3
152 W
162 W 2.0    D 1.0
192 FIDE_TEAM_TYPEB_GP
352 WB
362 TW 3.0   TD 1.0   TL 0.0
001    1      Ash, Alder                        2000                             2.0          4 w 1
001    2      Birch, Bea                        1900                             1.0          3 b =
001    3      Cedar, Cy                         1800                             1.0          2 w =
001    4      Elm, Eve                          1700                             0.0          1 b 0
001    5      Fir, Fay                          1600                             0.0       0000 - -
310   1 Lakeside                         LAK     1950    3.0    3.0   1     1    2
310   2 Hillside                                 1750    0.0    1.0   3     3    4
310   3 Seaside                                  1600    1.0    2.0   2     5
300   1   2   1    4    3
320  1.0  2.0   3
240 Z   2    2
250       1.0   2   2    1    2
260   2   3    1    3
";

#[test]
fn a_report_of_teams_becomes_an_event_of_teams_and_comes_back() {
    let (event, notes) = event(TEAMS);
    assert_eq!(notes, []);
    let rules = event.team_match.as_ref().unwrap();
    assert_eq!((rules.boards, rules.count), (2, TeamCount::BoardPoints));
    assert_eq!(
        (rules.win, rules.draw, rules.both_scores),
        (Points::whole(3), Points::whole(1), false)
    );
    let bye = BothPoints { match_points: Points::whole(1), board_points: Points::whole(2) };
    assert_eq!(rules.bye, Some(bye));
    assert_eq!(event.teams[0].short.as_deref(), Some("LAK"));
    let round = &event.rounds[0];
    let first = &round.matches[0];
    assert_eq!((first.home.as_str(), first.away.as_str()), ("t1", "t2"));
    let boards: Vec<_> = round
        .boards
        .iter()
        .map(|board| (board.seat, board.white.as_str(), board.black.as_str()))
        .collect();
    assert_eq!(boards, [(Some(1), "p1", "p4"), (Some(2), "p3", "p2")]);
    assert_eq!(round.byes[0].player.as_str(), "t3");
    assert_eq!(event.requests[0].player.as_str(), "t2");
    let kept: Vec<&str> = event.forbidden[0].players.iter().map(PlayerId::as_str).collect();
    assert_eq!(kept, ["t1", "t3"]);
    assert_eq!(event.acceleration[0].points, Points::whole(1));
    let part = &event.parts(0)[0].event;
    let ledger = Ledger::whole(part);
    let scores: Vec<String> =
        (0..3).map(|team| format!("{} {}", ledger.score(team), ledger.other_score(team))).collect();
    assert_eq!(scores, ["3 3", "1 0", "2 1"]);

    let (document, _) = from_event(&event, &[], Edition::Trf26).unwrap();
    let (read, findings) = super::super::read(super::super::write(&document).as_bytes());
    assert_eq!(findings, []);
    let (again, notes) = to_event(&read).unwrap();
    assert_eq!((again, notes), (event, Vec::new()));
}

#[test]
fn a_match_that_is_not_finished_counts_for_nothing_yet() {
    let points = |text: &str| -> Vec<String> {
        let (event, _) = event(text);
        let (document, notes) = from_event(&event, &[], Edition::Trf26).unwrap();
        assert!(
            !notes.iter().any(|note| matches!(note, ConversionNote::NotStandings { .. })),
            "{notes:?}"
        );
        let teams = document.records.iter().filter_map(|record| match record {
            Record::Team(team) => Some((team.match_points?, team.game_points?)),
            _ => None,
        });
        teams.map(|(matches, games)| format!("{matches} {games}")).collect()
    };
    assert_eq!(points(TEAMS), ["3 3", "0 1", "1 2"]);
    let half = TEAMS.replace("   4 w 1", "   4 w  ").replace("   1 b 0", "   1 b  ");
    assert_eq!(points(&half), ["0 0", "0 0", "1 2"]);
    let open = half.replace("   3 b =", "   3 b  ").replace("   2 w =", "   2 w  ");
    assert_eq!(points(&open), ["0 0", "0 0", "1 2"]);
}

#[test]
fn a_match_to_which_a_team_did_not_come_is_lost_and_its_players_have_waited() {
    let text = TEAMS
        .replace("   4 w 1", "0000 - +")
        .replace("   3 b =", "0000 - +")
        .replace("   2 w =", "0000 - -")
        .replace("   1 b 0", "0000 - -")
        .replace("300   1   2   1    4    3", "330 +-   1   1   2")
        .replace("3.0    3.0   1  ", "3.0    4.0   1  ")
        .replace("0.0    1.0   3  ", "0.0    0.0   3  ");
    let (event, notes) = event(&text);
    assert_eq!(notes, []);
    let one = &event.rounds[0].matches[0];
    assert_eq!(one.lost.iter().map(PlayerId::as_str).collect::<Vec<_>>(), ["t2"]);
    let waited: Vec<_> =
        one.vacant.iter().map(|vacant| vacant.home.as_ref().unwrap().as_str()).collect();
    assert_eq!(waited, ["p1", "p2"]);
    let (document, _) = from_event(&event, &[], Edition::Trf26).unwrap();
    assert_eq!(to_event(&document).unwrap().0, event);
}

#[test]
fn points_beyond_the_results_are_points_given_and_come_back() {
    // Lakeside loses a point that makes the order, and gains a match point.
    let text = TEAMS.to_owned() + "299    1.0  -1.0    1    1\n";
    let text = text.replace("3.0    3.0   1  ", "4.0    2.0   1  ");
    let (event, notes) = event(&text);
    assert_eq!(notes, [ConversionNote::Abnormal { times: 1 }]);
    assert_eq!(event.awards.len(), 1);
    let award = &event.awards[0];
    assert_eq!((award.to.as_str(), award.round.0), ("t1", 1));
    assert_eq!((award.match_points, award.board_points), (Points::whole(1), -Points::whole(1)));
    let (document, notes) = from_event(&event, &[], Edition::Trf26).unwrap();
    assert!(without_place(&notes).contains(&"held-reasons"), "{notes:?}");
    assert_eq!(to_event(&document).unwrap().0, event);
}

#[test]
fn points_given_to_a_player_are_in_the_points_of_the_report() {
    let (mut event, _) = event(&four());
    let mut award = Award::new(event.players[0].id.clone(), Round(1));
    (award.points, award.reason) = (Points::hundredths(-50), Some("TRF 299".into()));
    event.schema = SchemaVersion::V2;
    event.awards.push(award);
    let (document, _) = from_event(&event, &[], Edition::Trf26).unwrap();
    let made = Ledger::whole(&event).score(0);
    let first = document.players().find(|line| line.number == 1).unwrap();
    assert_eq!(first.points, Some(made));
    assert_eq!(to_event(&document).unwrap().0.awards, event.awards);
    let (old, notes) = from_event(&event, &[], Edition::Trf16).unwrap();
    assert!(!old.records.iter().any(|record| matches!(record, Record::Abnormal(_))));
    assert!(without_place(&notes).contains(&"held-given"), "{notes:?}");
}

#[test]
fn a_report_of_2016_has_the_games_of_teams_and_their_members() {
    let (event, _) = event(TEAMS);
    let (document, notes) = from_event(&event, &[], Edition::Trf16).unwrap();
    let members: Vec<String> = document
        .records
        .iter()
        .filter_map(|record| match record {
            Record::LegacyTeam { name, players } => Some(format!("{name} {players:?}")),
            _ => None,
        })
        .collect();
    assert_eq!(members, ["Lakeside [1, 2]", "Hillside [3, 4]", "Seaside [5]"]);
    assert!(without_place(&notes).contains(&"held-matches"), "{notes:?}");
}
