//! Tests of a league evening as an arbiter sees it: what is answered, shown and asked where teams
//! meet.

use std::fs;
use std::path::Path;

use crate::typed::{refused, said, typed_at};

const MEMBERS: &str = "team,board,name,rating\n\
    Wood,1,Alder,1400\nWood,2,Ash,1300\nLake,1,Barbel,1350\nLake,2,Bream,1250\n\
    Hill,1,Cliff,1300\nHill,2,Combe,1300\nMoor,1,Dale,1350\nMoor,2,Dell,1250\n";

/// Creates a league of four teams of two; a round robin is paired completely, a Swiss for one
/// round.
fn league(system: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let new = ["new", "l.yaml", "--name", "League", "--teams", "--boards", "2", "--seed", "7"];
    said(path, &[&new[..], system].concat());
    fs::write(path.join("teams.csv"), MEMBERS).unwrap();
    said(path, &["team", "add", "l.yaml", "--from", "teams.csv"]);
    let all: &[&str] = if system.contains(&"swiss") { &[] } else { &["--all"] };
    said(path, &[&["pair", "l.yaml"], all].concat());
    said(path, &["result", "l.yaml", "1.1=2-0", "1.2=1-1", "2.1=1-1", "2.2=2-0"]);
    folder
}

#[test]
fn teams_and_their_players_are_named() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    let award = ["award", "l.yaml", "t4", "--match-points", "-1", "--reason", "late"];
    assert!(said(path, &award).contains("t4 Moor, round 1: -1 match point"));
    let why = refused(path, &["lineup", "l.yaml", "t2", "2", "p4", "p7"]);
    assert!(why.contains("p7 Dale plays for t4 Moor in round 2"), "{why}");
    let set = said(path, &["team", "set", "l.yaml", "t2", "venue=Pier"]);
    assert!(set.contains("t2 Lake: venue: Pier"), "{set}");
}

#[test]
fn a_member_of_a_list_who_is_recorded_otherwise_is_told() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    fs::write(path.join("new.csv"), MEMBERS.replace("1400", "1450")).unwrap();
    let answer = said(path, &["team", "add", "l.yaml", "--from", "new.csv"]);
    assert!(answer.contains("p1 Alder, recorded with rating 1400, not 1450"), "{answer}");
    assert_eq!(answer.matches("recorded with").count(), 1, "{answer}");
}

#[test]
fn a_player_is_not_swapped_into_another_team() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    let swap = ["swap", "l.yaml", "p1", "p6", "--round", "2", "--reason", "late", "--force"];
    let why = refused(path, &swap);
    assert!(why.contains("p6 Combe is a member of t3 Hill"), "{why}");
    assert!(why.contains("arbiter event lineup l.yaml t1 2 PLAYER PLAYER"), "{why}");
    let text = fs::read_to_string(path.join("l.yaml")).unwrap();
    fs::write(path.join("l.yaml"), text.replace("members: [p1, p2]", "members: [p2]")).unwrap();
    let found = said(path, &["check", "l.yaml"]);
    assert!(found.contains("p1 Alder sits for t1 Wood at board 1 of round 1"), "{found}");
}

#[test]
fn the_place_of_a_team_that_has_left_goes_to_the_next_of_its_group() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    for _ in 1..=3 {
        said(path, &["unpair", "l.yaml", "--force"]);
    }
    said(path, &["groups", "l.yaml", "A=t1,t4", "B=t2,t3"]);
    let stage = ["stage", "add", "l.yaml", "final", "--system", "round-robin", "--places", "1"];
    said(path, &[&stage[..], &["--seed", "7"]].concat());
    said(path, &["pair", "l.yaml"]);
    said(path, &["result", "l.yaml", "1.1=2-0", "1.2=2-0", "2.1=2-0", "2.2=2-0"]);
    said(path, &["withdraw", "l.yaml", "t1"]);
    let answer = said(path, &["pair", "l.yaml"]);
    let told = "final begins: t4 Moor, t2 Lake\n\
                t1 Wood has withdrawn and does not advance to final: t4 Moor takes the place\n";
    assert!(answer.starts_with(told), "{answer}");
}

#[test]
fn a_team_that_leaves_is_told_in_a_line_what_becomes_of_its_matches_and_of_its_results() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    let answer = said(path, &["withdraw", "l.yaml", "t4"]);
    assert_eq!(
        answer,
        "t4 Moor withdraws after round 1\n\
         t4 Moor loses the matches of rounds 2, 3; their boards are not played\n\
         t4 Moor has played 1 of 3 matches: the results count for nobody\n"
    );
    let answer = said(path, &["return", "l.yaml", "t4"]);
    assert_eq!(
        answer,
        "t4 Moor is back in the event\nthe matches of t4 Moor in rounds 2, 3 are to be played\n"
    );
}

#[test]
fn a_match_lost_by_a_ruling_is_told_wherever_its_result_stands() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    let lost = ["match", "l.yaml", "2", "--round", "2", "--lost", "t3", "--reason", "no licence"];
    said(path, &lost);
    said(path, &["result", "l.yaml", "--round", "2", "1.1=2-0", "1.2=2-0"]);
    for view in
        [&["standings", "l.yaml"][..], &["crosstable", "l.yaml"], &["player", "l.yaml", "t3"]]
    {
        let shown = said(path, view);
        assert!(shown.contains("lost by Hill (no licence)"), "{shown}");
        assert!(view[0] == "standings" || shown.contains("0-4!"), "{shown}");
    }
    let other = said(path, &["player", "l.yaml", "t2"]);
    assert!(!other.contains("no licence") && !other.contains('!'), "{other}");
}

#[test]
fn a_lost_match_that_nobody_played_is_not_held_against_its_boards() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    said(path, &["withdraw", "l.yaml", "t4", "--after", "1"]);
    for view in
        [&["pairings", "l.yaml", "--round", "2"][..], &["player", "l.yaml", "t1", "--lang", "nl"]]
    {
        let shown = said(path, view);
        assert!(!shown.contains("whatever") && !shown.contains("ook zeggen"), "{shown}");
    }
    let shown = said(path, &["pairings", "l.yaml", "--round", "2"]);
    assert!(shown.contains("Moor has lost the match (withdrawn)."), "{shown}");
}

#[test]
fn points_that_were_taken_are_told_on_the_page_of_a_team() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    said(path, &["award", "l.yaml", "t4", "--match-points", "-1", "--reason", "hall late"]);
    let card = said(path, &["player", "l.yaml", "t4"]);
    assert!(card.contains("Moor, round 1: -1 match point (hall late)"), "{card}");
    assert!(!said(path, &["player", "l.yaml", "t1"]).contains("hall late"));
}

#[test]
fn a_pairing_of_teams_is_explained_by_any_board_of_the_match() {
    let folder = league(&["--system", "swiss", "--rounds", "3"]);
    let path = folder.path();
    said(path, &["pair", "l.yaml"]);
    let explained = |words: &[&str]| said(path, &[&["explain", "l.yaml"], words].concat());
    let by_match = explained(&["--match", "2"]);
    assert!(by_match.contains("Round 2 of 3, match 2"), "{by_match}");
    assert_eq!(explained(&["--board", "3"]), by_match);
    assert_eq!(explained(&["--board", "4"]), by_match);
    assert!(refused(path, &["explain", "l.yaml", "--board", "5"]).contains("has no board 5"));
    assert!(refused(path, &["explain", "l.yaml", "--match", "3"]).contains("no match 3"));
    for words in
        [&["explain", "l.yaml", "--player", "p1"][..], &["standings", "l.yaml", "--explain", "p1"]]
    {
        let why = refused(path, words);
        assert!(why.contains("p1 Alder is a player of t1 Wood"), "{why}");
        assert!(why.contains("write t1"), "{why}");
    }
}

#[test]
fn the_desk_says_which_match_a_board_is_of_and_who_plays_for_which_team() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    let asked = said(path, &["desk", "l.yaml", "--lines"]);
    let prompt = asked.lines().find(|line| line.starts_with("match 1, board 1 (board 1): "));
    let prompt = prompt.unwrap_or_else(|| panic!("{asked}"));
    let teams = ["(Wood,", "(Lake,", "(Hill,", "(Moor,"];
    assert_eq!(teams.iter().filter(|team| prompt.contains(**team)).count(), 2, "{prompt}");
}

#[test]
fn a_match_that_was_not_played_is_found_once_and_not_board_by_board() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    said(path, &["result", "l.yaml", "--round", "2", "1.1=2-0", "1.2=2-0"]);
    said(path, &["match", "l.yaml", "2", "--round", "2", "--postpone", "2026-12-01"]);
    said(path, &["result", "l.yaml", "--round", "3", "1.1=2-0", "1.2=2-0"]);
    let found = said(path, &["check", "l.yaml"]);
    let open: Vec<&str> = found.lines().filter(|line| line.contains("[board-open]")).collect();
    assert_eq!(open.len(), 1, "{found}");
    assert!(open[0].contains("match 2 of round 2 (t"), "{found}");
    assert!(open[0].ends_with("is postponed until 2026-12-01"), "{found}");
    assert!(open[0].contains("Wood") || open[0].contains("Hill"), "{found}");
}

#[test]
fn a_match_is_put_off_in_a_line() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    let put_off = ["match", "l.yaml", "1", "--round", "2", "--postpone", "2026-12-01"];
    let answer = said(path, &put_off);
    assert_eq!(answer.lines().count(), 1, "{answer}");
    assert!(answer.starts_with("round 2, match 1: t"), "{answer}");
    assert!(answer.contains("postponed until 2026-12-01, 2 boards"), "{answer}");
    assert!(said(path, &put_off).contains("as recorded"));
    let rest = said(path, &["result", "l.yaml", "--round", "2", "2.1=2-0", "2.2=1-1"]);
    assert!(rest.contains("adjourned or postponed games: boards 1, 2\n"), "{rest}");
}

#[test]
fn a_line_up_without_players_does_not_empty_the_boards() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    let why = refused(path, &["lineup", "l.yaml", "t1", "3"]);
    assert!(why.contains("no player is named") && why.contains("board 1 first"), "{why}");
    let empty = said(path, &["lineup", "l.yaml", "t1", "3", "p1", "-"]);
    assert!(empty.contains("1 Alder; 2 -"), "{empty}");
    let why = refused(path, &["standings", "l.yaml", "--explain", "t9"]);
    assert!(why.contains("there is no team `t9`"), "{why}");
}

/// Creates a league of four teams of two, with round 1 paired and nothing played.
fn evening(scoring: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let new = ["new", "l.yaml", "--name", "League", "--teams", "--boards", "2", "--seed", "7"];
    said(path, &[&new[..], &["--system", "round-robin"], scoring].concat());
    fs::write(path.join("teams.csv"), MEMBERS).unwrap();
    said(path, &["team", "add", "l.yaml", "--from", "teams.csv"]);
    said(path, &["pair", "l.yaml"]);
    folder
}

#[test]
fn four_home_wins_of_a_match_report_are_four_home_wins_in_whichever_way_they_are_entered() {
    let ways: [&dyn Fn(&Path); 6] = [
        &|path| drop(said(path, &["result", "l.yaml", "1.1=2-0", "1.2=2-0", "2.1=2-0", "2.2=2-0"])),
        &|path| drop(said(path, &["result", "l.yaml", "1=2-0", "2=2", "3=2-0", "4=2:0"])),
        &|path| drop(said(path, &["result", "l.yaml", "2", "2", "2", "2"])),
        &|path| drop(said(path, &["result", "l.yaml", "1w=2-0", "2w=0-2", "3=w", "4=b"])),
        &|path| {
            let list = "match,board,result\n1,1,2-0\n1,2,2-0\n2,1,2-0\n2,2,2-0\n";
            fs::write(path.join("r.csv"), list).unwrap();
            said(path, &["result", "l.yaml", "--from", "r.csv"]);
        },
        &|path| {
            fs::write(path.join("r.csv"), "board,result\n1,2-0\n2,2-0\n3,2-0\n4,2-0\n").unwrap();
            said(path, &["result", "l.yaml", "--from", "r.csv"]);
        },
    ];
    for enter in ways {
        let folder = evening(&[]);
        let path = folder.path();
        enter(path);
        let crosstable = said(path, &["crosstable", "l.yaml"]);
        assert_eq!(crosstable.matches("4-0").count(), 2, "{crosstable}");
        assert_eq!(crosstable.matches("0-4").count(), 2, "{crosstable}");
    }
}

#[test]
fn the_desk_names_the_home_player_first_with_the_colour_and_takes_the_home_points_first() {
    let folder = evening(&[]);
    let path = folder.path();
    let asked = typed_at(path, &["desk", "l.yaml", "--lines"], "2\n2\n/2.2\n2\n2\n2=1-1\nq\n");
    assert!(asked.contains("points of the home player first"), "{asked}");
    let prompts: Vec<&str> = asked.lines().filter(|line| line.ends_with("):")).collect();
    let [first, second, ..] = prompts.as_slice() else { panic!("{asked}") };
    assert!(first.contains(", White) - ") && first.ends_with(", Black):"), "{asked}");
    assert!(second.contains(", Black) - ") && second.ends_with(", White):"), "{asked}");
    assert!(prompts[3].starts_with("match 2, board 2 (board 4)"), "{asked}");
    let refused = asked.lines().find(|line| line.contains("has 2-0 already"));
    assert!(refused.is_some_and(|line| line.contains(", Black) - ")), "{asked}");
    let crosstable = said(path, &["crosstable", "l.yaml"]);
    assert_eq!(crosstable.matches("4-0").count(), 2, "{crosstable}");
}

#[test]
fn the_desk_asks_for_each_game_of_a_micro_match_of_teams() {
    let folder = evening(&["--scoring", "micro-match"]);
    let path = folder.path();
    let asked = typed_at(path, &["desk", "l.yaml", "--lines"], "2\n1\n0\n0\nq\n");
    assert!(asked.contains("2 for 2-0"), "{asked}");
    let of = |start: &str| asked.lines().find(|line| line.starts_with(start)).unwrap_or_default();
    let second = of("match 1, board 1 (board 1), game 2");
    assert!(second.contains(", Black) - ") && second.ends_with(", White):"), "{asked}");
    let shown = said(path, &["pairings", "l.yaml"]);
    assert!(shown.contains("3-1 (2-0 1-1)") && shown.contains("0-4 (0-2 0-2)"), "{shown}");
}

#[test]
fn a_pairing_of_teams_is_answered_as_its_results_are_entered() {
    let folder = evening(&[]);
    let path = folder.path();
    said(path, &["unpair", "l.yaml"]);
    let answer = said(path, &["pair", "l.yaml"]);
    let boards: Vec<&str> = answer.lines().filter(|line| line.starts_with("  ")).collect();
    let home: Vec<bool> = boards.iter().map(|line| line.contains("(White) - ")).collect();
    assert_eq!(home, [true, false, true, false], "{answer}");
}

#[test]
fn an_id_that_nobody_has_leads_to_the_players_and_the_teams() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    let why = refused(path, &["withdraw", "l.yaml", "t99"]);
    assert!(why.contains("event players l.yaml") && why.contains("team show l.yaml"), "{why}");
    let why = refused(path, &["rated", "l.yaml", "9"]);
    assert!(why.contains("`9` is not BOARD=no or BOARD=yes"), "{why}");
}

#[test]
fn a_second_score_of_a_match_is_no_first_one_of_the_next_round() {
    let folder = evening(&[]);
    let path = folder.path();
    said(path, &["pair", "l.yaml", "--all"]);
    said(path, &["match", "l.yaml", "1", "--score", "2-2"]);
    said(path, &["match", "l.yaml", "2", "--score", "4-0"]);
    let before = fs::read_to_string(path.join("l.yaml")).unwrap();
    for words in [
        &["match", "l.yaml", "1", "--score", "3-1"][..],
        &["match", "l.yaml", "1", "--remove", "--reason", "slip"],
        &["result", "l.yaml", "1.1=2-0"],
    ] {
        let why = refused(path, words);
        assert!(why.contains("round 1 is complete: which round?"), "{why}");
        assert!(why.contains("add --round 1 or --round 2"), "{why}");
    }
    assert_eq!(fs::read_to_string(path.join("l.yaml")).unwrap(), before);
    let next = ["match", "l.yaml", "1", "--score", "3-1", "--round", "2"];
    assert!(said(path, &next).contains("round 2, match 1"));
    // Who says why changes something; in a Swiss, too.
    let folder = league(&["--system", "swiss", "--rounds", "3"]);
    let path = folder.path();
    said(path, &["pair", "l.yaml"]);
    let change = ["match", "l.yaml", "1", "--score", "4-0", "--reason", "reversed"];
    let why = refused(path, &change);
    assert!(why.contains("nothing is recorded here in round 2"), "{why}");
    assert!(why.contains("add --round 1 or --round 2"), "{why}");
    let why = refused(path, &[&change[..], &["--lang", "nl"]].concat());
    assert!(why.contains("hier is in ronde 2 niets ingevoerd"), "{why}");
    let amend = ["result", "l.yaml", "1.1=0-2", "--amend", "--reason", "reversed"];
    assert!(refused(path, &amend).contains("nothing is recorded here in round 2"));
}

#[test]
fn a_score_gives_no_team_the_boards_that_its_line_up_leaves_empty() {
    let folder = evening(&[]);
    let path = folder.path();
    said(path, &["lineup", "l.yaml", "t1", "1", "p1", "-"]);
    let pairings = said(path, &["pairings", "l.yaml"]);
    let line = pairings.lines().find(|line| line.starts_with("Match") && line.contains("Wood"));
    let line = line.unwrap();
    let number = line.split([' ', ':']).nth(1).unwrap();
    let score = |wood: u8, other: u8| match line.contains(": Wood - ") {
        true => format!("{wood}-{other}"),
        false => format!("{other}-{wood}"),
    };
    let why = refused(path, &["match", "l.yaml", number, "--score", &score(3, 1)]);
    let against = "by its line-up t1 Wood has nobody at board 2";
    assert!(why.contains(against) && why.contains("2 points at most"), "{why}");
    assert!(why.contains("arbiter event lineup l.yaml t1 1 PLAYER PLAYER"), "{why}");
    let dutch = ["match", "l.yaml", number, "--score", &score(4, 0), "--lang", "nl"];
    let why = refused(path, &dutch);
    assert!(why.contains("volgens de opstelling heeft t1 Wood niemand aan bord 2"), "{why}");
    let told = said(path, &["match", "l.yaml", number, "--score", &score(2, 2)]);
    assert!(told.contains("the empty board 2 is not kept apart"), "{told}");
    // The line-up stands when the score is changed.
    let change = ["match", "l.yaml", number, "--score", &score(4, 0), "--reason", "slip"];
    assert!(refused(path, &[&change[..], &["--round", "1"]].concat()).contains(against));
}

#[test]
fn what_is_to_be_taken_back_first_is_written_whole() {
    let folder = evening(&[]);
    let path = folder.path();
    said(path, &["match", "l.yaml", "1", "--score", "2-2"]);
    let board = ["result", "l.yaml", "1.1=2-0"];
    let back = "arbiter event match l.yaml 1 --round 1 --remove --reason \"...\"";
    let why = refused(path, &board);
    assert!(why.contains(&format!("take that back first: {back}")), "{why}");
    let why = refused(path, &[&board[..], &["--lang", "nl"]].concat());
    assert!(why.contains(&format!("maak dat eerst ongedaan: {back}")), "{why}");
    said(path, &["match", "l.yaml", "1", "--round", "1", "--remove", "--reason", "slip"]);
    said(path, &board);
    let score = ["match", "l.yaml", "1", "--score", "3-1"];
    let why = refused(path, &score);
    let clear = "arbiter event result l.yaml 1.1=clear --round 1 --reason \"...\"";
    assert!(why.contains(&format!("clear its boards first: {clear}\n")), "{why}");
    said(path, &["result", "l.yaml", "1.1=clear", "--round", "1", "--reason", "slip"]);
    assert!(said(path, &score).contains("3-1"));
}

#[test]
fn a_score_that_is_recorded_is_named_when_another_is_entered() {
    let folder = evening(&[]);
    let path = folder.path();
    said(path, &["match", "l.yaml", "1", "--score", "3-1"]);
    let other = ["match", "l.yaml", "1", "--score", "1-3"];
    let why = refused(path, &other);
    assert!(why.contains("round 1, match 1: ") && why.contains(" 3-1 is recorded"), "{why}");
    assert!(why.contains("to change it, add --reason"), "{why}");
    let why = refused(path, &["match", "l.yaml", "1", "--remove"]);
    assert!(why.contains(" 3-1 is recorded"), "{why}");
    assert!(why.contains("to take it back, add --reason"), "{why}");
    let why = refused(path, &[&other[..], &["--lang", "nl"]].concat());
    assert!(why.contains(" 3-1 is al ingevoerd"), "{why}");
    assert!(why.contains("om dat te wijzigen: --reason"), "{why}");
    assert!(said(path, &[&other[..], &["--reason", "reversed"]].concat()).contains("(was 3-1)"));
}

#[test]
fn points_are_given_in_the_last_round_that_has_a_score_or_a_ruling() {
    let folder = league(&["--system", "round-robin"]);
    let path = folder.path();
    let award = ["award", "l.yaml", "t4", "--match-points", "-1", "--reason", "late", "--dry-run"];
    assert!(said(path, &award).contains("t4 Moor, round 1"));
    let matches = said(path, &["pairings", "l.yaml", "--round", "2"]);
    let first = matches.lines().find(|line| line.starts_with("Match 1")).unwrap();
    let loser = if first.contains("Wood") { "t1" } else { "t2" };
    said(path, &["match", "l.yaml", "1", "--lost", loser, "--reason", "x", "--round", "2"]);
    assert!(said(path, &award).contains("t4 Moor, round 2"));
    said(path, &["match", "l.yaml", "1", "--score", "2-2", "--round", "3"]);
    assert!(said(path, &award).contains("t4 Moor, round 3"));
}

#[test]
fn the_standings_have_a_score_as_soon_as_it_is_entered() {
    let folder = evening(&[]);
    let path = folder.path();
    said(path, &["match", "l.yaml", "1", "--score", "4-0"]);
    let standings = said(path, &["standings", "l.yaml"]);
    assert!(standings.contains("Standings during round 1 of 3 (2 of 4 results)"), "{standings}");
    assert!(!standings.contains("forfeits"), "{standings}");
    let first = standings.lines().find(|line| line.starts_with(" 1 ")).unwrap();
    assert!(first.split_whitespace().any(|word| word == "2"), "{standings}");
}
