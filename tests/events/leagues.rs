//! Tests of the team events described in `docs/src/explanation/leagues.md`, each played through
//! with commands under the rules given by its source.

use std::fs;
use std::path::Path;

use draughts_arbiter::event::{Event, read};

use crate::typed::{refused, said};

const EVENT: &str = "e.yaml";

/// Creates an event with the rules of a preset and teams `t1`, `t2` and so on, strongest first,
/// each with this number of members, strongest first.
fn begun(preset: &str, more: &[&str], teams: usize, members: usize) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let new = ["new", EVENT, "--name", "Event", "--seed", "7", "--preset", preset];
    let answer = said(path, &[&new[..], more].concat());
    assert!(answer.contains("with the rules of: "), "{answer}");
    let mut list = String::from("team,board,name,rating,venue\n");
    for team in 1..=teams {
        for board in 1..=members {
            let rating = 2300 - 40 * team - 10 * board;
            list.push_str(&format!("Team {team},{board},\"Player {team}x{board}\",{rating},\n"));
        }
    }
    fs::write(path.join("teams.csv"), list).unwrap();
    said(path, &["team", "add", EVENT, "--from", "teams.csv"]);
    folder
}

fn load(path: &Path) -> Event {
    let text = fs::read_to_string(path.join(EVENT)).unwrap();
    read(EVENT, &text).unwrap_or_else(|error| panic!("{error}"))
}

/// Enters the results of a round: the team with the smaller number wins the first board of each
/// match and every other board is drawn; the second game of a micro-match is drawn too.
fn play(path: &Path, round: u16) {
    let event = load(path);
    let games = event.scoring.games();
    let paired = &event.rounds[usize::from(round) - 1];
    let number = |id: &draughts_arbiter::event::PlayerId| -> u16 {
        id.as_str().trim_start_matches('t').parse().unwrap()
    };
    let mut words = Vec::new();
    for one in paired.matches.iter().filter(|one| one.lost.is_empty()) {
        let home_wins = number(&one.home) < number(&one.away);
        for board in paired.boards_of(one.number) {
            let seat = board.seat.unwrap();
            for game in 1..=games {
                let result = match (seat, game, home_wins) {
                    (1, 1, true) => "2-0",
                    (1, 1, false) => "0-2",
                    _ => "1-1",
                };
                let place = match games {
                    1 => format!("{}.{seat}", one.number),
                    _ => format!("{}.{seat}.{game}", one.number),
                };
                words.push(format!("{place}={result}"));
            }
        }
    }
    let round = round.to_string();
    let mut command = vec!["result", EVENT, "--round", &round];
    command.extend(words.iter().map(String::as_str));
    said(path, &command);
}

/// Pairs and plays a range of rounds.
fn pair_and_play(path: &Path, rounds: std::ops::RangeInclusive<u16>) {
    for round in rounds {
        said(path, &["pair", EVENT]);
        play(path, round);
    }
}

/// Returns the teams in the order of the current stage's standings.
fn order(path: &Path) -> Vec<String> {
    let table = said(path, &["standings", EVENT, "--format", "csv"]);
    let ids = table.lines().skip(1).map(|line| line.split(',').nth(1).unwrap().to_owned());
    ids.collect()
}

/// Asserts that the event check finds no error.
fn is_sound(path: &Path) {
    let found = said(path, &["check", EVENT]);
    assert!(!found.contains("error"), "{found}");
}

#[test]
fn the_idf_world_teams_of_2022_are_micro_matches_summed_over_all_boards() {
    let folder = begun("idf-world-teams-2022", &["--system", "round-robin"], 4, 6);
    let path = folder.path();
    fs::write(path.join("more.csv"), "team,board,name\nTeam 1,7,A fourth reserve\n").unwrap();
    let why = refused(path, &["team", "add", EVENT, "--from", "more.csv"]);
    assert!(why.contains("7 members"), "{why}");
    said(path, &["lineup", EVENT, "t1", "1", "p3", "p1", "p6"]);
    said(path, &["pair", EVENT]);
    let drawn = said(path, &["draw", EVENT, "--seats", "1-2"]);
    assert!(drawn.contains("boards"), "{drawn}");
    let event = load(path);
    let first = event.rounds[0].matches.iter().find(|one| one.has(&"t1".parse().unwrap()));
    let first = first.unwrap().number;
    let of_t1: Vec<&str> = event.rounds[0]
        .boards_of(first)
        .map(|board| match event.teams[0].members.contains(&board.white) {
            true => &board.white,
            false => &board.black,
        })
        .map(draughts_arbiter::event::PlayerId::as_str)
        .collect();
    assert_eq!(of_t1, ["p3", "p1", "p6"], "the line-up that was handed in");
    play(path, 1);
    pair_and_play(path, 2..=3);
    assert_eq!(order(path), ["t1", "t2", "t3", "t4"]);
    let table = said(path, &["standings", EVENT]);
    assert!(table.contains("BP  MP"), "the sum of all boards makes the order: {table}");
    is_sound(path);
}

#[test]
fn the_european_teams_of_2021_play_two_groups_semifinals_and_a_final() {
    let folder = begun("european-teams-2021", &[], 6, 4);
    let path = folder.path();
    said(path, &["groups", EVENT, "--draw", "A,B"]);
    let final_ = ["stage", "add", EVENT, "final", "--system", "knockout", "--places", "1-2"];
    said(path, &[&final_[..], &["--seed", "7"]].concat());
    pair_and_play(path, 1..=3);
    let begins = said(path, &["pair", EVENT]);
    assert!(begins.contains("final begins: t1 Team 1, t2 Team 2"), "{begins}");
    play(path, 4);
    pair_and_play(path, 5..=5);
    assert_eq!(order(path)[0], "t1");
    is_sound(path);
}

#[test]
fn the_european_women_of_2021_are_two_and_a_reserve() {
    let folder = begun("european-teams-2021-women", &[], 4, 3);
    pair_and_play(folder.path(), 1..=3);
    assert_eq!(order(folder.path()), ["t1", "t2", "t3", "t4"]);
}

#[test]
fn the_club_cup_of_2012_is_played_by_the_system_that_its_teams_need() {
    for (preset, boards) in [("club-cup-2012", 4), ("club-cup-2012-women", 2)] {
        let folder = begun(preset, &["--system", "swiss", "--rounds", "3"], 6, boards + 2);
        let path = folder.path();
        pair_and_play(path, 1..=3);
        assert_eq!(load(path).team_match.as_ref().unwrap().boards, u16::try_from(boards).unwrap());
        assert_eq!(order(path)[0], "t1", "{preset}");
        is_sound(path);
    }
}

#[test]
fn the_pcbest_cup_of_2020_sits_by_rating_and_ends_with_a_cup() {
    let folder = begun("pcbest-cup-2020", &[], 4, 6);
    let path = folder.path();
    let why = refused(path, &["lineup", EVENT, "t1", "1", "p2", "p1", "p3", "p4"]);
    assert!(why.contains("rating"), "{why}");
    said(path, &["lineup", EVENT, "t1", "1", "p1", "p3", "p5", "p6"]);
    let cup = ["stage", "add", EVENT, "cup", "--system", "knockout", "--places", "1-4"];
    said(path, &[&cup[..], &["--seed", "7"]].concat());
    pair_and_play(path, 1..=5);
    assert_eq!(order(path)[..2], ["t1", "t2"], "round robin, semifinals, final");
    is_sound(path);
}

#[test]
fn in_the_correspondence_teams_of_2013_everybody_keeps_the_board() {
    let folder = begun("correspondence-teams-2013", &[], 4, 4);
    let path = folder.path();
    let why = refused(path, &["lineup", EVENT, "t1", "1", "p2", "p1", "p3", "p4"]);
    assert!(why.contains("list"), "{why}");
    pair_and_play(path, 1..=3);
    assert_eq!(order(path), ["t1", "t2", "t3", "t4"]);
}

#[test]
fn the_second_class_of_the_kndb_promotes_its_champion() {
    let folder = begun("kndb-second-class-2023", &[], 4, 9);
    let path = folder.path();
    pair_and_play(path, 1..=3);
    let line = |team: &str| -> (Vec<String>, String) {
        let table = said(path, &["standings", EVENT]);
        let line = table.lines().find(|line| line.contains(team)).unwrap();
        (line.split_whitespace().map(str::to_owned).collect(), line.to_owned())
    };
    let (cells, first) = line("Team 1");
    assert_eq!(cells[4..7], ["3", "6", "27"], "three wins are 6 points: {first}");
    assert!(first.ends_with("promoted"), "{first}");
    assert!(line("Team 2").1.ends_with("promotion match"));
    // The conditions of 2016-17: two match points less, and a fine, which is noted in the book.
    let why = ["--reason", "departed from the programme"];
    let award = ["award", EVENT, "t1", "--match-points", "-2", "--round", "3"];
    said(path, &[&award[..], &why].concat());
    assert_eq!(line("Team 1").0[4..7], ["3", "4", "27"], "two match points less");
    is_sound(path);
}

#[test]
fn the_cup_of_north_holland_ends_with_a_round_robin_of_the_last_four() {
    let folder = begun("north-holland-cup", &["--left", "4"], 8, 4);
    let path = folder.path();
    let last = ["stage", "add", EVENT, "final", "--system", "round-robin", "--places", "1-4"];
    said(path, &[&last[..], &["--seed", "7"]].concat());
    pair_and_play(path, 1..=1);
    let bracket = said(path, &["bracket", EVENT]);
    assert!(!bracket.contains("Final"), "one round of the knockout is played: {bracket}");
    pair_and_play(path, 2..=4);
    let event = load(path);
    let field = &event.stages[0].field;
    let number = |id| field.iter().position(|one| one == id).unwrap() + 1;
    let pairs = |round: usize| -> Vec<(usize, usize)> {
        let matches = event.rounds[round].matches.iter();
        matches.map(|one| (number(&one.home), number(&one.away))).collect()
    };
    assert_eq!(pairs(1), [(1, 4), (2, 3)]);
    assert_eq!(pairs(2), [(4, 3), (1, 2)]);
    assert_eq!(pairs(3), [(2, 4), (3, 1)]);
    assert_eq!(order(path), ["t1", "t2", "t3", "t4"]);
    is_sound(path);
}

#[test]
fn in_the_coupe_de_france_a_match_is_lost_by_irregularity() {
    let folder = begun("coupe-de-france", &[], 4, 5);
    let path = folder.path();
    said(path, &["pair", EVENT]);
    play(path, 1);
    let event = load(path);
    let lost = &event.rounds[0].matches[0];
    let (number, loser) = (lost.number.to_string(), lost.home.to_string());
    let why = ["--reason", "a player without a licence"];
    said(path, &[&["match", EVENT, &number, "--round", "1", "--lost", &loser][..], &why].concat());
    said(path, &["pair", EVENT]);
    let event = load(path);
    assert!(!event.rounds[1].matches[0].has(&loser.parse().unwrap()), "{loser} is out");
    play(path, 2);
    is_sound(path);
}

#[test]
fn nord_picardie_meets_at_one_place_in_the_last_round() {
    let folder = begun("nord-picardie-2005", &[], 8, 5);
    let path = folder.path();
    for team in 1..=8 {
        let (id, venue) = (format!("t{team}"), format!("venue=Hall {team}"));
        said(path, &["team", "set", EVENT, &id, &venue]);
    }
    said(path, &["pair", EVENT, "--all", "--date", "2005-10-02", "--every", "14"]);
    let last = "round,match,date,time,venue\n7,1,,10:00,Amiens\n7,2,,10:00,Amiens\n\
                7,3,,10:00,Amiens\n7,4,,10:00,Amiens\n";
    fs::write(path.join("last.csv"), last).unwrap();
    said(path, &["match", EVENT, "--from", "last.csv"]);
    let fixtures = said(path, &["fixtures", EVENT]);
    assert_eq!(fixtures.matches("Amiens").count(), 4, "{fixtures}");
    assert_eq!(fixtures.matches(" Hall ").count(), 24, "{fixtures}");
    let own = said(path, &["fixtures", EVENT, "--team", "t3"]);
    assert_eq!(own.matches("Team 3").count(), 1 + 7, "{own}");
    // A player whose club does not take part plays for another.
    said(path, &["add", EVENT, "A guest", "--club", "Another", "--rating", "2000"]);
    let why = refused(path, &["lineup", EVENT, "t1", "1", "p41", "p2", "p3", "p4"]);
    assert!(why.contains("p41"), "{why}");
    said(path, &["lineup", EVENT, "t1", "1", "p41", "p2", "p3", "p4", "--guest"]);
    for round in 1..=7 {
        play(path, round);
    }
    assert_eq!(order(path)[0], "t1");
    is_sound(path);
}

/// The table that the rules of Rhône-Alpes print for eight teams.
const RHONE_ALPES: [&str; 7] = [
    "1-5 4-7 6-2 8-3",
    "2-1 3-6 5-4 7-8",
    "1-6 2-7 3-5 8-4",
    "4-1 3-2 5-8 6-7",
    "1-7 2-8 4-3 5-6",
    "8-1 7-3 6-4 5-2",
    "1-3 8-6 7-5 2-4",
];

#[test]
fn rhone_alpes_plays_by_its_own_table() {
    let folder = begun("rhone-alpes-rapid", &[], 8, 4);
    let path = folder.path();
    pair_and_play(path, 1..=7);
    assert_eq!(order(path)[..2], ["t1", "t2"]);
    let event = load(path);
    for (round, line) in event.rounds.iter().zip(RHONE_ALPES) {
        let pairs: Vec<String> = round
            .matches
            .iter()
            .map(|one| format!("{}-{}", one.home, one.away).replace('t', ""))
            .collect();
        assert_eq!(pairs.join(" "), line);
    }
    is_sound(path);
    let report = said(path, &["export", EVENT, "--format", "trf"]);
    assert!(report.contains("192 CUSTOM_ROUNDROBIN"), "{report}");
}

#[test]
fn a_printed_table_is_for_its_number_of_teams() {
    let folder = begun("rhone-alpes-rapid", &[], 7, 4);
    said(folder.path(), &["pair", EVENT, "--all"]);
    let free: Vec<_> = load(folder.path()).rounds.iter().map(|one| one.byes.len()).collect();
    assert_eq!(free, [1; 7], "number 8 is nobody: who meets it is free");

    let folder = begun("rhone-alpes-rapid", &[], 6, 4);
    let path = folder.path();
    let why = refused(path, &["pair", EVENT]);
    assert!(why.contains("for 8, and 6 play") && why.contains("system.schedule="), "{why}");
    said(path, &["set", EVENT, "system.schedule="]);
    said(path, &["pair", EVENT]);
    // A custom table; a mistake in it is named.
    said(path, &["unpair", EVENT]);
    let twice = ["set", EVENT, "system.schedule=1-2 3-4 5-6,2-1 4-3 6-5"];
    let why = refused(path, &twice);
    assert!(why.contains("1 and 2 meet in round 2"), "{why}");
    let own = "1-2 3-4 5-6,3-1 5-2 6-4,1-4 2-6 3-5,5-1 6-3 4-2,1-6 2-3 4-5";
    said(path, &["set", EVENT, &format!("system.schedule={own}")]);
    said(path, &["pair", EVENT]);
    let why = refused(path, &["set", EVENT, "system.schedule="]);
    assert!(why.contains("unpair"), "{why}");
}

#[test]
fn israel_breaks_ties_by_the_points_of_all_boards() {
    let folder = begun("israel-teams", &["--boards", "4"], 6, 4);
    let path = folder.path();
    pair_and_play(path, 1..=5);
    assert_eq!(load(path).tiebreaks.as_ref().unwrap().len(), 1);
    assert_eq!(order(path), ["t1", "t2", "t3", "t4", "t5", "t6"]);
}

#[test]
fn the_frisian_fast_teams_are_a_swiss_with_a_fixed_order_of_boards() {
    let more = ["--boards", "4", "--rounds", "4"];
    let folder = begun("frisian-fast-teams", &more, 8, 5);
    let path = folder.path();
    pair_and_play(path, 1..=4);
    let why = refused(path, &["lineup", EVENT, "t1", "4", "p2", "p1", "p3", "p4"]);
    assert!(why.contains("list"), "{why}");
    is_sound(path);
}

#[test]
fn a_preset_says_what_it_lacks() {
    let folder = tempfile::tempdir().unwrap();
    let new = ["new", EVENT, "--preset"];
    let why = refused(folder.path(), &[&new[..], &["israel-teams"]].concat());
    assert!(why.contains("--boards 4"), "{why}");
    let why = refused(folder.path(), &[&new[..], &["club-cup-2012"]].concat());
    assert!(why.contains("--system"), "{why}");
    let why = refused(folder.path(), &[&new[..], &["nobody"]].concat());
    assert!(why.contains("pcbest-cup-2020"), "{why}");
}

#[test]
fn the_third_and_fourth_of_the_groups_play_beside_the_final() {
    let folder = begun("european-teams-2021", &[], 8, 3);
    let path = folder.path();
    said(path, &["groups", EVENT, "--draw", "1,2"]);
    let both = ["stage", "add", EVENT, "finals", "--system", "round-robin", "--seed", "7"];
    let answer = said(path, &[&both[..], &["--places", "A=1-2,B=3-4"]].concat());
    assert!(answer.contains("A: places 1 to 2 of the stage before"), "{answer}");
    pair_and_play(path, 1..=3);
    let begins = said(path, &["pair", EVENT]);
    assert!(begins.contains("A: t1 Team 1, t2 Team 2, t4 Team 4, t3 Team 3"), "{begins}");
    assert!(begins.contains("B: t5 Team 5, t6 Team 6, t8 Team 8, t7 Team 7"), "{begins}");
    assert_eq!(load(path).rounds[3].matches.len(), 4, "both play in the same round");
    play(path, 4);
    pair_and_play(path, 5..=6);
    let table = said(path, &["standings", EVENT]);
    assert!(table.contains("finals, group A") && table.contains("finals, group B"), "{table}");
    is_sound(path);
    // Each group, and each stage, is a report of its own.
    for (of, rounds) in [(&["--group", "1"][..], 3), (&["--stage", "finals", "--group", "B"], 3)] {
        let report = said(path, &[&["export", EVENT, "--format", "trf"][..], of].concat());
        let lines = |code: &str| report.lines().filter(|line| line.starts_with(code)).count();
        assert_eq!((lines("310 "), lines("001 ")), (4, 12), "{report}");
        assert!(report.contains(&format!("142 {rounds}")), "{report}");
    }
    let why = refused(path, &["export", EVENT, "--format", "trf", "--group", "C"]);
    assert!(why.contains("there is no group C"), "{why}");
    let twice = [&both[..3], &["more", "--system", "knockout", "--places", "A=1-2,B=2-3"]].concat();
    assert!(refused(path, &twice).contains("place 2"), "a place plays once");
    said(path, &["unpair", EVENT, "--force"]);
}

#[test]
fn who_goes_up_and_down_between_divisions_is_told_of_several_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    for (name, ends) in [("first", ["--relegated", "1"]), ("second", ["--promoted", "1"])] {
        let file = format!("{name}.yaml");
        let one = begun("coupe-de-france", &["--system", "round-robin"], 4, 4);
        pair_and_play(one.path(), 1..=3);
        said(one.path(), &["set", EVENT, &format!("name={name}")]);
        let answer = said(one.path(), &["division", "set", EVENT, ends[0], ends[1]]);
        assert!(answer.contains(&ends[0][2..]), "{answer}");
        fs::copy(one.path().join(EVENT), path.join(&file)).unwrap();
    }
    let moves = said(path, &["division", "show", "first.yaml", "second.yaml", "--format", "csv"]);
    assert!(moves.contains("4,Team 4,relegated,second"), "{moves}");
    assert!(moves.contains("1,Team 1,promoted,first"), "{moves}");
    let told = said(path, &["division", "show", "first.yaml", "second.yaml"]);
    assert_eq!(told.matches("4, next season 4").count(), 2, "{told}");
}

#[test]
fn the_place_of_a_team_that_left_goes_to_the_next_also_between_the_finals() {
    let folder = begun("european-teams-2021", &[], 8, 3);
    let path = folder.path();
    said(path, &["groups", EVENT, "--draw", "1,2"]);
    let both = ["stage", "add", EVENT, "finals", "--system", "round-robin", "--seed", "7"];
    said(path, &[&both[..], &["--places", "A=1-2,B=3-4"]].concat());
    pair_and_play(path, 1..=3);
    said(path, &["withdraw", EVENT, "t1"]);
    let begins = said(path, &["pair", EVENT]);
    assert!(begins.contains("A: t4 Team 4, t2 Team 2, t5 Team 5, t3 Team 3"), "{begins}");
    assert!(begins.contains("B: t8 Team 8, t6 Team 6, t7 Team 7"), "{begins}");
    assert!(begins.contains("t5 Team 5 takes the place"), "{begins}");
}

#[test]
fn who_plays_in_which_final_is_said_by_hand_if_a_place_is_shared() {
    let folder = begun("european-teams-2021", &[], 4, 3);
    let path = folder.path();
    said(path, &["groups", EVENT, "--draw", "1,2"]);
    let both = ["stage", "add", EVENT, "finals", "--system", "round-robin", "--seed", "7"];
    said(path, &[&both[..], &["--places", "A=1,B=2"]].concat());
    said(path, &["pair", EVENT]);
    let drawn = ["1=1-1", "2=1-1", "3=1-1", "4=1-1", "5=1-1", "6=1-1"];
    said(path, &[&["result", EVENT][..], &drawn].concat());
    let why = refused(path, &["pair", EVENT]);
    assert!(why.contains("share place 1"), "{why}");
    assert!(why.contains("arbiter event groups e.yaml --stage finals GROUP=ID"), "{why}");
    said(path, &["groups", EVENT, "--stage", "finals", "A=t1,t3", "B=t2,t4"]);
    let begins = said(path, &["pair", EVENT]);
    assert!(begins.contains("A: t1 Team 1, t3 Team 3"), "{begins}");
    let late = refused(path, &["groups", EVENT, "--stage", "finals", "A=t1,t2", "B=t3,t4"]);
    assert!(late.contains("rounds of finals are paired"), "{late}");
}

#[test]
fn days_and_halls_of_a_season_are_read_from_a_list() {
    let folder = begun("israel-teams", &["--boards", "2"], 4, 2);
    let path = folder.path();
    said(path, &["team", "set", EVENT, "t1", "venue=Town hall"]);
    said(path, &["pair", EVENT, "--all", "--date", "2026-09-12"]);
    let list = "ronde;thuis;uit;datum;tijd;zaal\n1;Team 1;Team 4;12-09-2026;;Town hall\n\
                2;t1;;2026-09-20;19:30;Castle\n";
    fs::write(path.join("season.csv"), list).unwrap();
    let answer = said(path, &["match", EVENT, "--from", "season.csv"]);
    assert!(answer.contains("as recorded"), "as it was for the whole round: {answer}");
    let event = load(path);
    let one = |round: usize| {
        let all = &event.rounds[round].matches;
        all.iter().find(|one| one.has(&"t1".parse().unwrap())).unwrap()
    };
    assert_eq!((one(0).date, &one(0).venue), (None, &None), "at home, on the day of the round");
    let (date, venue) = (one(1).date.unwrap().to_string(), one(1).venue.clone().unwrap());
    assert_eq!((date.as_str(), venue.as_str()), ("2026-09-20", "Castle"));
    let pairings = said(path, &["pairings", EVENT, "--round", "1"]);
    assert!(pairings.contains("Team 1 - Team 4 · Town hall"), "{pairings}");
    let outstanding = said(path, &["outstanding", EVENT, "--all"]);
    assert!(outstanding.contains("20 Sep 2026"), "{outstanding}");
    assert!(outstanding.contains("Castle"), "{outstanding}");
    for (line, why) in [
        ("1,t1,t3,2026-09-20", "no match that is paired is the one"),
        ("1,t1,t4,soon", "`soon` is not a day"),
        (",t1,,2026-09-20", "several matches may be meant, in the rounds 1, 2"),
        ("1,t9,,2026-09-20", "t9"),
    ] {
        fs::write(path.join("wrong.csv"), format!("round,home,away,date\n{line}\n")).unwrap();
        let said = refused(path, &["match", EVENT, "--from", "wrong.csv"]);
        assert!(said.contains("wrong.csv:2: ") && said.contains(why), "{line}: {said}");
    }
}
