//! Tests of what happens to teams, their members and their matches in the course of a season.

use std::fs;
use std::path::Path;

use crate::typed::{refused, said};

/// Creates an event of teams with this many members, strongest first: `t1 TeamA` with `p1 A1`,
/// `p2 A2`.
fn begun(path: &Path, teams: usize, members: usize, more: &[&str]) {
    let new = ["new", "l.yaml", "--name", "League", "--teams", "--boards", "2", "--seed", "7"];
    said(path, &[&new[..], more].concat());
    let mut list = String::from("team,board,name,rating\n");
    for team in 0..teams {
        let letter = char::from(b'A' + u8::try_from(team).unwrap());
        for board in 1..=members {
            let rating = 1900 - team * 20 - board * 10;
            list += &format!("Team{letter},{board},{letter}{board},{rating}\n");
        }
    }
    fs::write(path.join("teams.csv"), list).unwrap();
    said(path, &["team", "add", "l.yaml", "--from", "teams.csv"]);
}

/// Creates a league of four teams of three with two boards per match, and the whole round robin
/// paired.
fn league() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    begun(folder.path(), 4, 3, &["--system", "round-robin"]);
    said(folder.path(), &["pair", "l.yaml", "--all"]);
    folder
}

/// Enters every board of a round in order, the home team first.
fn enter(path: &Path, round: &str, results: &[&str]) {
    said(path, &[&["result", "l.yaml", "--round", round], results].concat());
}

/// Replaces a text in the file.
fn edited(path: &Path, before: &str, after: &str) {
    let text = fs::read_to_string(path.join("l.yaml")).unwrap();
    assert!(text.contains(before), "{text}");
    fs::write(path.join("l.yaml"), text.replace(before, after)).unwrap();
}

#[test]
fn colours_of_a_team_swiss_have_the_preferences_of_its_own_system() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 6, 2, &["--system", "swiss", "--rounds", "5"]);
    said(path, &["pair", "l.yaml"]);
    enter(path, "1", &["2"; 6]);
    // By C.04.6, 1.7.1, nobody prefers a colour after one match; by C.04.3 there would be a strong
    // preference.
    let colors = said(path, &["colours", "l.yaml"]);
    assert!(!colors.contains("strong") && colors.contains("TeamA"), "{colors}");
    edited(path, "pairing: team-a", "pairing: team-b");
    let colors = said(path, &["colours", "l.yaml"]);
    assert_eq!(colors.matches(", mild").count(), 6, "{colors}");
}

#[test]
fn a_free_round_of_a_schedule_is_worth_nothing_in_a_report() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 3, 2, &["--system", "round-robin"]);
    said(path, &["pair", "l.yaml", "--all"]);
    enter(path, "1", &["2", "2"]);
    let report = said(path, &["export", "l.yaml", "--format", "trf"]);
    assert!(report.contains("320  0.0  0.0   1   3   2"), "{report}");
    assert!(!report.contains("not those of the standings"), "{report}");
    let check = said(path, &["export", "l.yaml", "--format", "trf", "-o", "x.trf"]);
    assert!(!check.contains("standings"), "{check}");
    said(path, &["import", "x.trf", "--as", "y.yaml"]);
    assert!(!fs::read_to_string(path.join("y.yaml")).unwrap().contains("bye: {"));
}

#[test]
fn games_of_a_member_who_left_count() {
    let folder = league();
    let path = folder.path();
    enter(path, "1", &["2", "1", "2", "2"]);
    said(path, &["withdraw", "l.yaml", "p1"]);
    let card = said(path, &["player", "l.yaml", "p1"]);
    assert!(!card.contains("nobody") && card.contains("Points: 2"), "{card}");
}

#[test]
fn a_report_has_what_rulings_and_withdrawals_make_of_matches() {
    let folder = league();
    let path = folder.path();
    enter(path, "1", &["2", "2", "2", "2"]);
    let lost = ["match", "l.yaml", "1", "--round", "1", "--lost", "t1", "--reason", "no licence"];
    said(path, &lost);
    said(path, &["withdraw", "l.yaml", "t2"]);
    let report = said(path, &["export", "l.yaml", "--format", "trf"]);
    assert!(report.contains("note: results of t1, t2, t4"), "{report}");
    assert!(!report.contains("not those of the standings"), "{report}");
    // 4-0 on the boards but lost by the ruling, and a 4-0 by a team whose results count for nobody.
    for record in [
        "299    -2.0  -4.0    1    1",
        "299     2.0   4.0    1    4",
        "299    -2.0  -4.0    1    2",
    ] {
        assert!(report.contains(record), "{record}: {report}");
    }
    said(path, &["export", "l.yaml", "--format", "trf", "-o", "x.trf"]);
    said(path, &["import", "x.trf", "--as", "y.yaml"]);
    let standings = said(path, &["standings", "y.yaml"]);
    assert!(standings.contains("TeamD        1   2   4"), "{standings}");
}

#[test]
fn groups_with_a_final_are_no_round_robin_of_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "l.yaml", "--name", "G", "--system", "round-robin", "--seed", "7"]);
    for player in ["Ash", "Bay", "Cedar", "Dogwood"] {
        said(path, &["add", "l.yaml", player]);
    }
    said(path, &["groups", "l.yaml", "--draw", "A,B"]);
    let stage = ["stage", "add", "l.yaml", "final", "--system", "round-robin", "--places", "1"];
    said(path, &[&stage[..], &["--seed", "7"]].concat());
    said(path, &["pair", "l.yaml"]);
    let report = said(path, &["export", "l.yaml", "--format", "trf"]);
    assert!(!report.contains("ROUNDROBIN") && !report.contains("Round-Robin"), "{report}");
    assert!(report.contains("groups and stages have no place in a report"), "{report}");
}

#[test]
fn a_team_that_leaves_loses_the_match_that_it_had_put_off() {
    let folder = league();
    let path = folder.path();
    said(path, &["match", "l.yaml", "1", "--round", "1", "--postpone", "2026-12-01"]);
    said(path, &["result", "l.yaml", "--round", "1", "2.1=2-0", "2.2=2-0"]);
    let answer = said(path, &["withdraw", "l.yaml", "t1"]);
    assert!(answer.contains("t1 TeamA loses the matches of rounds 1, 2, 3"), "{answer}");
    let open = said(path, &["outstanding", "l.yaml"]);
    assert!(!open.contains("TeamA"), "{open}");
    assert!(!said(path, &["check", "l.yaml"]).contains("board-open"));
    let back = said(path, &["return", "l.yaml", "t1"]);
    assert!(back.contains("rounds 1, 2, 3 are to be played"), "{back}");
    assert!(said(path, &["outstanding", "l.yaml"]).contains("TeamA"));
}

#[test]
fn boards_of_rounds_to_come_follow_the_members() {
    let folder = league();
    let path = folder.path();
    said(path, &["lineup", "l.yaml", "t1", "3", "p1", "p2"]);
    enter(path, "1", &["2", "2", "2", "2"]);
    let answer = said(path, &["withdraw", "l.yaml", "p1"]);
    assert!(answer.contains("round 2, t1 TeamA: 1 A2; 2 A3"), "{answer}");
    assert!(answer.contains("the line-up of t1 TeamA for round 3 names p1 A1"), "{answer}");
    let second = said(path, &["pairings", "l.yaml", "--round", "2"]);
    assert!(!second.contains("A1 ") && second.contains("A3 "), "{second}");
    let third = said(path, &["check", "l.yaml"]);
    assert!(third.contains("[lineup-rules]") && third.contains("p1 A1 is not there"), "{third}");
    let back = said(path, &["return", "l.yaml", "p1"]);
    assert!(back.contains("round 2, t1 TeamA: 1 A1; 2 A2"), "{back}");
    let first = said(path, &["pairings", "l.yaml", "--round", "1"]);
    assert!(first.contains("A1 ") && first.contains("A2 "), "what was played stands: {first}");
}

#[test]
fn who_changes_the_team_in_mid_season_has_played_for_the_old_one() {
    let folder = league();
    let path = folder.path();
    enter(path, "1", &["2", "2", "2", "2"]);
    said(path, &["team", "set", "l.yaml", "t1", "members=p2,p3"]);
    said(path, &["team", "set", "l.yaml", "t2", "members=p4,p5,p6,p1"]);
    let found = said(path, &["check", "l.yaml"]);
    assert!(!found.contains("player-not-member"), "{found}");
    let third = said(path, &["pairings", "l.yaml", "--round", "3"]);
    assert!(!third.contains("A1 "), "{third}");
    said(path, &["lineup", "l.yaml", "t2", "3", "p1", "p4"]);
    assert!(said(path, &["pairings", "l.yaml", "--round", "3"]).contains("A1 "));
}

#[test]
fn who_comes_when_there_are_groups_is_told_to_be_in_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, 2, &["--system", "swiss", "--rounds", "3"]);
    said(path, &["groups", "l.yaml", "A=t1,t2", "B=t3,t4"]);
    said(path, &["add", "l.yaml", "Zed"]);
    let answer = said(path, &["team", "add", "l.yaml", "Late", "--members", "p9"]);
    assert!(answer.contains("t5 Late is in no group"), "{answer}");
    let found = said(path, &["check", "l.yaml"]);
    assert!(found.contains("[player-forgotten]: t5 Late is in no group"), "{found}");
    said(path, &["groups", "l.yaml", "A=t1,t2,t5", "B=t3,t4"]);
    assert!(!said(path, &["check", "l.yaml"]).contains("no group"));
}

#[test]
fn who_comes_late_is_put_into_a_group_that_pairs_round_by_round() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let new = ["new", "l.yaml", "--name", "G", "--system", "swiss", "--rounds", "3", "--seed", "7"];
    said(path, &new);
    for player in ["Ash", "Bay", "Cedar", "Dogwood", "Elm", "Fir", "Gum", "Holly"] {
        said(path, &["add", "l.yaml", player]);
    }
    said(path, &["groups", "l.yaml", "A=p1,p2,p3,p4", "B=p5,p6,p7,p8"]);
    said(path, &["pair", "l.yaml"]);
    enter(path, "1", &["2", "2", "2", "2"]);
    let answer = said(path, &["add", "l.yaml", "Ivy"]);
    assert!(answer.contains("p9 Ivy is in no group"), "{answer}");
    let why = refused(path, &["groups", "l.yaml", "A=p1,p2,p3,p9", "B=p5,p6,p7,p8,p4"]);
    assert!(why.contains("groups"), "{why}");
    said(path, &["groups", "l.yaml", "A=p1,p2,p3,p4,p9", "B=p5,p6,p7,p8"]);
    let second = said(path, &["pair", "l.yaml"]);
    assert!(second.contains("p9 Ivy"), "{second}");
    let found = said(path, &["check", "l.yaml"]);
    assert!(!found.contains("forgotten") && found.contains("4 of 4 rounds"), "{found}");
}

#[test]
fn a_line_up_of_the_file_is_held_against_the_rules() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, 3, &["--system", "round-robin", "--order", "members"]);
    said(path, &["lineup", "l.yaml", "t1", "1", "p1", "p2"]);
    assert!(!said(path, &["check", "l.yaml"]).contains("lineup-rules"));
    edited(path, "[p1, p2]", "[p2, p1]");
    let found = said(path, &["check", "l.yaml"]);
    let rule = "t1 TeamA sits down in round 1 against the rules of the event: \
                p2 A2 sits before p1 A1";
    assert!(found.contains("[lineup-rules]") && found.contains(rule), "{found}");
    said(path, &["pair", "l.yaml"]);
    let found = said(path, &["check", "l.yaml"]);
    assert_eq!(found.matches("[lineup-rules]").count(), 1, "{found}");
    let words = ["lineup", "l.yaml", "t1", "1", "p2", "p1", "--force", "--reason", "the board"];
    said(path, &words);
    assert!(!said(path, &["check", "l.yaml"]).contains("lineup-rules"));
}

#[test]
fn points_of_another_kind_that_were_given_are_found() {
    let folder = league();
    let path = folder.path();
    said(path, &["award", "l.yaml", "t1", "--match-points", "1", "--reason", "x"]);
    assert!(!said(path, &["check", "l.yaml"]).contains("award-idle"));
    edited(path, "match_points: 1", "points: 1");
    let found = said(path, &["check", "l.yaml"]);
    assert!(found.contains("[award-idle]") && found.contains("teams have match points"), "{found}");
}

#[test]
fn nobody_is_forgotten_in_rounds_of_which_some_games_are_carried_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let new = ["new", "l.yaml", "--name", "G", "--system", "swiss", "--rounds", "2", "--seed", "7"];
    said(path, &new);
    for player in ["Ash", "Bay", "Cedar", "Dogwood", "Elm", "Fir", "Gum", "Holly"] {
        said(path, &["add", "l.yaml", player]);
    }
    said(path, &["groups", "l.yaml", "A=p1,p2,p3,p4", "B=p5,p6,p7,p8"]);
    let stage = ["stage", "add", "l.yaml", "final", "--system", "round-robin", "--places", "1-3"];
    said(path, &[&stage[..], &["--carry", "mutual-games", "--seed", "7"]].concat());
    for round in ["1", "2"] {
        said(path, &["pair", "l.yaml"]);
        enter(path, round, &["2", "2", "2", "2"]);
    }
    said(path, &["pair", "l.yaml"]);
    let found = said(path, &["check", "l.yaml"]);
    assert!(!found.contains("player-forgotten"), "{found}");
}

#[test]
fn players_are_kept_apart_where_players_meet_and_join_teams_where_teams_do() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, 2, &["--system", "swiss", "--rounds", "3"]);
    let why = refused(path, &["forbid", "l.yaml", "p1", "p3"]);
    assert!(why.contains("p1 A1") && why.contains("players of teams meet as"), "{why}");
    said(path, &["forbid", "l.yaml", "t1", "t2"]);
    let answer = said(path, &["add", "l.yaml", "Zed", "--team", "teama"]);
    assert!(answer.contains("t1 TeamA: p9 Zed"), "{answer}");
    assert!(said(path, &["team", "show", "l.yaml"]).contains("p9 Zed"));
    let why = refused(path, &["add", "l.yaml", "Yew", "--team", "Nowhere"]);
    assert!(why.contains("no team"), "{why}");
}

#[test]
fn who_goes_on_from_a_level_match_of_teams_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, 2, &["--system", "knockout"]);
    said(path, &["pair", "l.yaml"]);
    enter(path, "1", &["1", "1", "2", "1"]);
    let why = refused(path, &["pair", "l.yaml"]);
    assert!(why.contains("match 1 of round 1 (t1 TeamA - t4 TeamD) is level at 2 each"), "{why}");
    assert!(why.contains("arbiter event advance l.yaml 1 t1"), "{why}");
    assert!(why.contains("arbiter event playoff open l.yaml --match 1 --ladder NAME"), "{why}");
    let answer = said(path, &["advance", "l.yaml", "1", "t4", "--reason", "board 1"]);
    assert!(answer.contains("round 1, match 1: t4 TeamD advances"), "{answer}");
    assert!(said(path, &["pair", "l.yaml"]).contains("t4 TeamD"));
}

#[test]
fn a_level_match_of_teams_is_played_off_by_matches() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, 2, &["--system", "knockout"]);
    said(path, &["pair", "l.yaml"]);
    enter(path, "1", &["1", "1", "2", "1"]);
    let open = ["playoff", "open", "l.yaml", "--ladder", "ec2022", "--called", "1"];
    let why = refused(path, &[&open[..], &["--match", "2"]].concat());
    assert!(why.contains("round 1, match 2 is not level"), "{why}");
    let why = refused(path, &[&open[..], &["--boards", "3"]].concat());
    assert!(why.contains("2 boards, not 3"), "{why}");
    let opened = said(path, &open);
    assert!(opened.contains("round 1, match 1, by ec2022: order t4 TeamD; t1 TeamA"), "{opened}");
    assert!(opened.contains("next: blitz, game 1: t4 TeamD - t1 TeamA"), "{opened}");
    let why = refused(path, &["pair", "l.yaml"]);
    assert!(why.contains("match 1") && why.contains("playoff result"), "{why}");
    // A game of the ladder is a match on both boards: 2-2, then 3-1.
    let why = refused(path, &["playoff", "result", "l.yaml", "3-0"]);
    assert!(
        why.contains("3-0 is not the score of a match on 2 boards: together they give 4"),
        "{why}"
    );
    said(path, &["playoff", "result", "l.yaml", "2-2"]);
    let won = said(path, &["playoff", "result", "l.yaml", "t4=1-3"]);
    assert!(won.contains("t1 TeamA") && won.contains("advances"), "{won}");
    let shown = said(path, &["playoff", "show", "l.yaml"]);
    assert!(shown.contains("Home") && shown.contains("blitz") && shown.contains("3-1"), "{shown}");
    assert!(said(path, &["pair", "l.yaml"]).contains("t1 TeamA"));
    enter(path, "2", &["2", "2"]);
    assert!(said(path, &["standings", "l.yaml"]).contains("Play-off"));
    assert!(said(path, &["check", "l.yaml"]).contains(" 0 warnings"));
    // Such games have no players, so they are not in the PDN.
    assert!(!said(path, &["pdn", "l.yaml"]).contains("play-off"));
}

#[test]
fn teams_that_share_a_place_play_it_off() {
    let folder = league();
    let path = folder.path();
    for round in ["1", "2", "3"] {
        enter(path, round, &["1", "1", "1", "1"]);
    }
    let why = refused(path, &["playoff", "open", "l.yaml", "--places", "2", "--ladder", "ec2022"]);
    assert!(why.contains("place 2"), "{why}");
    let open =
        ["playoff", "open", "l.yaml", "--places", "1", "--ladder", "ec2022", "--called", "0"];
    said(path, &[&open[..], &["--boards", "1"]].concat());
    // Four teams, one board: each pair plays two games of 2-1-0.
    let pairs =
        [("t1", "t2"), ("t1", "t3"), ("t1", "t4"), ("t2", "t3"), ("t2", "t4"), ("t3", "t4")];
    for (one, other) in pairs {
        let game = format!("{one}:{other}=2-0");
        said(path, &["playoff", "result", "l.yaml", &game]);
        let game = format!("{other}:{one}=0-2");
        said(path, &["playoff", "result", "l.yaml", &game]);
    }
    let standings = said(path, &["standings", "l.yaml"]);
    let is_row = |line: &&str| line.contains("Team") && !line.contains("Matches");
    let places: Vec<&str> = standings.lines().filter(is_row).collect();
    assert!(places[0].trim_start().starts_with("1  t1  TeamA"), "{standings}");
    assert!(places[3].trim_start().starts_with("4  t4  TeamD"), "{standings}");
}

#[test]
fn the_last_but_one_of_a_division_plays_the_second_of_the_next_for_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 8, 2, &["--system", "round-robin"]);
    said(path, &["groups", "l.yaml", "A=t1,t2,t3,t4", "B=t5,t6,t7,t8"]);
    let stage = ["stage", "add", "l.yaml", "promotion", "--system", "round-robin", "--cycles", "2"];
    let between = ["--between", "A,B", "--seed", "5"];
    let why = refused(path, &[&stage[..], &["--between", "A,C", "--seed", "5"]].concat());
    assert!(why.contains("between two divisions"), "{why}");
    let added = said(path, &[&stage[..], &between].concat());
    assert!(added.contains("promotion matches between A and B"), "{added}");
    for round in 1..=3 {
        said(path, &["pair", "l.yaml"]);
        // The team with the smaller number wins.
        let text = fs::read_to_string(path.join("l.yaml")).unwrap();
        let event = draughts_arbiter::event::read("l.yaml", &text).unwrap();
        let results: Vec<String> = event.rounds[round - 1]
            .matches
            .iter()
            .flat_map(|one| {
                let result = if one.home < one.away { "2" } else { "0" };
                [1, 2].map(|seat| format!("{}.{seat}={result}", one.number))
            })
            .collect();
        let results: Vec<&str> = results.iter().map(String::as_str).collect();
        enter(path, &round.to_string(), &results);
    }
    let why = refused(path, &["pair", "l.yaml"]);
    assert!(why.contains("division set l.yaml --group A --relegation-matches 1"), "{why}");
    said(
        path,
        &[
            "division",
            "set",
            "l.yaml",
            "--group",
            "A",
            "--relegation-matches",
            "1",
            "--relegated",
            "1",
        ],
    );
    let below = ["division", "set", "l.yaml", "--group", "B", "--promoted", "1"];
    said(path, &[&below[..], &["--promotion-matches", "1", "--above", "A"]].concat());
    let paired = said(path, &["pair", "l.yaml"]);
    assert!(
        paired.contains("TeamC") && paired.contains("TeamF"),
        "A's third, B's second: {paired}"
    );
    enter(path, "4", &["0", "0"]);
    let open = said(path, &["division", "show", "l.yaml"]);
    assert!(open.contains("promotion match"), "{open}");
    said(path, &["pair", "l.yaml"]);
    enter(path, "5", &["2", "1"]);
    let divisions = said(path, &["division", "show", "l.yaml"]);
    assert!(!divisions.contains(" match"), "{divisions}");
    let goes = |team: &str, to: &str| {
        divisions.lines().any(|line| line.contains(team) && line.contains(to))
    };
    assert!(goes("TeamC", "relegated") && goes("TeamF", "promoted"), "{divisions}");
    assert!(goes("TeamD", "relegated") && goes("TeamE", "promoted"), "{divisions}");
    // A correction: the rounds are removed and paired by the places again.
    said(path, &["unpair", "l.yaml", "--force"]);
    said(path, &["unpair", "l.yaml", "--force"]);
    let text = fs::read_to_string(path.join("l.yaml")).unwrap();
    assert!(!text.contains("field: [t3, t6]"), "{text}");
}

#[test]
fn a_scheveningen_of_teams_is_refused_when_it_is_begun() {
    let folder = tempfile::tempdir().unwrap();
    let new = ["new", "l.yaml", "--teams", "--boards", "2", "--system", "scheveningen"];
    let why = refused(folder.path(), &new);
    assert!(why.contains("each player of one team meets each of the other"), "{why}");
    assert!(why.contains("leave out --teams"), "{why}");
}

#[test]
fn a_match_report_of_micro_matches_adds_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 2, 2, &["--system", "round-robin", "--scoring", "micro-match"]);
    said(path, &["pair", "l.yaml"]);
    said(path, &["result", "l.yaml", "1.1=2-0,1-1", "1.2=2-0,0-2"]);
    let report = said(path, &["match-sheet", "l.yaml"]);
    let row = |start: &str| {
        let line = report.lines().find(|line| line.trim_start().starts_with(start));
        line.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(row("1 "), "1 1 White A1 1890 2 0 1870 B1 Black 3-1 (2-0 1-1)", "{report}");
    assert_eq!(row("2 "), "2 2 Black A2 1880 1 1 1860 B2 White 2-2 (2-0 0-2)", "{report}");
    assert_eq!(row("Total"), "Total 3 1 Total", "{report}");
}

#[test]
fn a_match_that_is_put_off_has_its_new_day_on_its_forms() {
    let folder = league();
    let path = folder.path();
    said(path, &["schedule", "l.yaml", "1", "--date", "2026-11-20"]);
    said(path, &["match", "l.yaml", "1", "--round", "1", "--postpone", "2026-12-01"]);
    for form in ["match-sheet", "lineup-sheet"] {
        let all = said(path, &[form, "l.yaml", "--round", "1"]);
        assert!(all.contains("Date: 1 Dec 2026") && all.contains("Date: 20 Nov 2026"), "{all}");
    }
}

#[test]
fn a_final_by_scores_after_a_schedule_has_its_pairs_forbidden_beforehand() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "l.yaml", "--name", "G", "--system", "round-robin", "--seed", "7"]);
    for player in ["Ash", "Bay", "Cedar", "Dogwood", "Elm", "Fir"] {
        said(path, &["add", "l.yaml", player, "--club", "Oak"]);
    }
    let why = refused(path, &["forbid", "l.yaml", "p1", "p2"]);
    assert!(why.contains("keeps nobody apart"), "{why}");
    said(path, &["groups", "l.yaml", "--draw", "A,B"]);
    let stage = ["stage", "add", "l.yaml", "final", "--system", "swiss", "--rounds", "2"];
    said(path, &[&stage[..], &["--places", "1-2", "--seed", "7"]].concat());
    said(path, &["forbid", "l.yaml", "p1", "p2"]);
    said(path, &["separate", "l.yaml", "family"]);
    said(path, &["pair", "l.yaml", "--all"]);
    let why = refused(path, &["pair", "l.yaml", "--all"]);
    assert!(why.contains("results of round"), "{why}");
}

#[test]
fn all_rounds_of_a_final_are_paired_after_groups() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, 2, &["--system", "round-robin"]);
    said(path, &["groups", "l.yaml", "A=t1,t4", "B=t2,t3"]);
    let stage = ["stage", "add", "l.yaml", "final", "--system", "round-robin", "--places", "1-2"];
    said(path, &[&stage[..], &["--seed", "7"]].concat());
    said(path, &["pair", "l.yaml", "--all"]);
    enter(path, "1", &["2", "2", "2", "2"]);
    let answer = said(path, &["pair", "l.yaml", "--all"]);
    assert!(answer.contains("rounds 2 to 4 are paired"), "{answer}");
    assert!(answer.contains("final begins"), "{answer}");
    assert!(refused(path, &["pair", "l.yaml", "--all"]).contains("4 rounds are paired"));
}

#[test]
fn teams_of_different_groups_do_not_change_places() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, 2, &["--system", "round-robin"]);
    said(path, &["groups", "l.yaml", "A=t1,t4", "B=t2,t3"]);
    said(path, &["pair", "l.yaml"]);
    let why = refused(path, &["swap", "l.yaml", "t1", "t2", "--reason", "x"]);
    assert!(why.contains("t1 TeamA and t2 TeamB play in different groups"), "{why}");
}

#[test]
fn teams_that_share_a_place_are_not_sent_to_a_play_off() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, 2, &["--system", "round-robin"]);
    said(path, &["groups", "l.yaml", "A=t1,t4", "B=t2,t3"]);
    let stage = ["stage", "add", "l.yaml", "final", "--system", "round-robin", "--places", "1"];
    said(path, &[&stage[..], &["--seed", "7"]].concat());
    said(path, &["pair", "l.yaml"]);
    enter(path, "1", &["1"; 4]);
    let why = refused(path, &["pair", "l.yaml"]);
    assert!(why.contains("share place 1") && !why.contains("playoff"), "{why}");
    assert!(why.contains("by the rules of the event, or by lot"), "{why}");
}

#[test]
fn a_game_that_was_put_off_is_not_played_by_who_withdraws() {
    let folder = league();
    let path = folder.path();
    enter(path, "1", &["2", "2", "2", "2"]);
    said(path, &["match", "l.yaml", "2", "--round", "3", "--postpone", "2027-01-05"]);
    let answer = said(path, &["withdraw", "l.yaml", "p1"]);
    assert!(answer.contains("p1 A1 withdraws after round 1"), "{answer}");
    assert!(answer.contains("rounds 2, 3, t1 TeamA: 1 A2; 2 A3"), "{answer}");
    let third = said(path, &["pairings", "l.yaml", "--round", "3"]);
    assert_eq!(third.matches("postponed").count(), 4, "it is still put off: {third}");
}

#[test]
fn a_knockout_in_unequal_groups_is_played_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "l.yaml", "--name", "G", "--system", "knockout", "--seed", "7"]);
    for player in ["Ash", "Bay", "Cedar", "Dogwood", "Elm", "Fir"] {
        said(path, &["add", "l.yaml", player]);
    }
    said(path, &["groups", "l.yaml", "A=p1,p2", "B=p3,p4,p5,p6"]);
    let stage = ["stage", "add", "l.yaml", "final", "--system", "knockout", "--places", "1"];
    said(path, &[&stage[..], &["--seed", "7"]].concat());
    said(path, &["pair", "l.yaml"]);
    enter(path, "1", &["w", "w", "w"]);
    let second = said(path, &["pair", "l.yaml"]);
    assert!(second.starts_with("round 2: 1 board"), "{second}");
    enter(path, "2", &["1"]);
    let why = refused(path, &["pair", "l.yaml"]);
    assert!(why.contains("board 1 of round 2") && why.contains("level"), "{why}");
    said(path, &["result", "l.yaml", "1=2-0", "--round", "2", "--amend", "--reason", "slip"]);
    let last = said(path, &["pair", "l.yaml"]);
    assert!(last.contains("final begins") && last.contains("round 3: 1 board"), "{last}");
    enter(path, "3", &["1"]);
    let why = refused(path, &["pair", "l.yaml"]);
    assert!(why.contains("board 1 of round 3") && why.contains("level"), "{why}");
}

/// Creates a league in which t1 leaves in the middle of its match of round 2, which it leads 2-0.
fn left_in_a_match() -> (tempfile::TempDir, String) {
    let folder = league();
    let path = folder.path();
    enter(path, "1", &["2", "2", "2", "2"]);
    enter(path, "2", &["1.1=2", "1.2=1", "2.1=2"]);
    let left = said(path, &["withdraw", "l.yaml", "t1"]);
    (folder, left)
}

#[test]
fn the_arbiter_closes_a_half_played_match_of_a_team_that_leaves() {
    let (folder, left) = left_in_a_match();
    let path = folder.path();
    assert!(
        left.contains("round 2, match 2 (TeamA - TeamB) is half played: 1 board has"),
        "{left}"
    );
    assert!(left.contains("match l.yaml 2 --round 2 --rest-lost TEAM"), "{left}");
    let rest = ["match", "l.yaml", "2", "--round", "2", "--rest-lost", "t1", "--reason"];
    let closed = said(path, &[&rest[..], &["the team left"]].concat());
    let told = "match 2: board 2 is lost by t1 TeamA without a game, what was played counts; \
                TeamA - TeamB stands 2-2";
    assert!(closed.contains(told), "{closed}");
    assert!(!said(path, &["outstanding", "l.yaml"]).contains("TeamA"));
    assert!(said(path, &["check", "l.yaml"]).contains(" 0 warnings"));
    let again = refused(path, &[&rest[..], &["again"]].concat());
    assert!(again.contains("match 2"), "{again}");
    let standings = said(path, &["standings", "l.yaml"]);
    assert!(standings.contains("TeamB        2   3   6"), "{standings}");
}

#[test]
fn or_the_whole_match_is_lost_and_nobody_waits_for_its_boards() {
    let (folder, _) = left_in_a_match();
    let path = folder.path();
    let lost = ["match", "l.yaml", "2", "--round", "2", "--lost", "t1", "--reason", "it left"];
    let closed = said(path, &lost);
    assert!(closed.contains("lost by t1 TeamA; its board is not played"), "{closed}");
    assert!(!said(path, &["outstanding", "l.yaml"]).contains("TeamA"));
    let card = said(path, &["player", "l.yaml", "p1"]);
    assert!(card.contains("B1"), "the game that was played stays: {card}");
    let standings = said(path, &["standings", "l.yaml"]);
    assert!(standings.contains("TeamB        2   4   8"), "{standings}");
    // The ruling was wrong: the board is there again.
    said(path, &["match", "l.yaml", "2", "--round", "2", "--remove"]);
    let text = fs::read_to_string(path.join("l.yaml")).unwrap();
    assert!(text.contains("{board: 4, match: 2, seat: 2, white: p5, black: p2}"), "{text}");
}

#[test]
fn in_a_swiss_a_match_that_is_closed_keeps_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, 2, &["--system", "swiss", "--rounds", "3"]);
    said(path, &["pair", "l.yaml"]);
    enter(path, "1", &["1.1=2", "2.1=2", "2.2=2"]);
    let text = fs::read_to_string(path.join("l.yaml")).unwrap();
    let home = text.split("match: 1, home: ").nth(1).unwrap().split(',').next().unwrap();
    let left = said(path, &["withdraw", "l.yaml", home]);
    assert!(left.contains("is half played"), "{left}");
    let why = refused(path, &["pair", "l.yaml"]);
    assert!(why.contains("results of round 1 are missing: board 2"), "{why}");
    said(path, &["match", "l.yaml", "1", "--rest-lost", home, "--reason", "the team left"]);
    assert!(said(path, &["pair", "l.yaml"]).contains("round 2"));
}

#[test]
fn groups_in_one_report_are_found_again_and_those_of_teams_are_written_one_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "p.yaml", "--name", "P", "--system", "round-robin", "--seed", "7"]);
    for name in ["Ash", "Bay", "Cay", "Day", "Elk", "Fir", "Gum", "Hop"] {
        said(path, &["add", "p.yaml", name]);
    }
    said(path, &["groups", "p.yaml", "A=p1,p3,p5,p7", "B=p2,p4,p6,p8"]);
    said(path, &["pair", "p.yaml", "--all"]);
    said(path, &["export", "p.yaml", "--format", "trf", "-o", "p.trf"]);
    let read = said(path, &["import", "p.trf", "--as", "q.yaml"]);
    assert!(read.contains("in each of 2 fields"), "{read}");
    let text = fs::read_to_string(path.join("q.yaml")).unwrap();
    assert!(text.contains("group: A") && text.contains("group: B"), "{text}");
    let standings = said(path, &["standings", "q.yaml"]);
    assert_eq!(standings.matches("Ash").count(), 1, "{standings}");

    begun(path, 8, 2, &["--system", "round-robin"]);
    said(path, &["groups", "l.yaml", "A=t1,t3,t5,t7", "B=t2,t4,t6,t8"]);
    said(path, &["pair", "l.yaml", "--all"]);
    let why = refused(path, &["export", "l.yaml", "--format", "trf"]);
    assert!(why.contains("has no record for them"), "{why}");
    assert!(why.contains("export l.yaml --format trf --group A"), "{why}");
    assert!(said(path, &["export", "l.yaml", "--format", "trf", "--group", "A"]).contains("TeamG"));
}

#[test]
fn an_event_and_its_report_have_the_tie_breaks_of_one_edition() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let new = ["new", "e.yaml", "--system", "swiss", "--rounds", "2", "--tiebreaks", "BH,SB"];
    said(path, &[&new[..], &["--seed", "7", "--start", "2026-02-27"]].concat());
    for name in ["Ash", "Bay", "Cay"] {
        said(path, &["add", "e.yaml", name]);
    }
    for round in ["1", "2"] {
        said(path, &["pair", "e.yaml"]);
        said(path, &["result", "e.yaml", "--round", round, "1=2-0"]);
    }
    let values = |text: &str| -> Vec<String> {
        let rows = text
            .lines()
            .filter(|line| ["Ash", "Bay", "Cay"].iter().any(|name| line.contains(name)));
        rows.map(|row| row.split_whitespace().rev().take(2).collect::<Vec<_>>().join(" ")).collect()
    };
    let own = said(path, &["standings", "e.yaml"]);
    assert!(own.contains("FIDE C.07 of 1 August 2024, by the dates of the event"), "{own}");
    said(path, &["export", "e.yaml", "--format", "trf", "-o", "e.trf"]);
    let mut command = assert_cmd::Command::cargo_bin("arbiter").unwrap();
    let report = command.current_dir(path).args(["trf", "standings", "e.trf"]).output().unwrap();
    let report = String::from_utf8(report.stdout).unwrap();
    let decimals = |text: &str| text.replace(".00", "").replace(".0", "");
    assert_eq!(values(&own), values(&decimals(&report)), "{own}{report}");
    said(path, &["set", "e.yaml", "start=2026-03-01"]);
    let newest = said(path, &["standings", "e.yaml"]);
    assert!(!newest.contains("August 2024"), "{newest}");
    assert_ne!(values(&own), values(&newest), "the dummy has no cap before March 2026");
}
