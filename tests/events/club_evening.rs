//! Tests of a club evening: what was decided is not taken back or replaced without a word.

use std::fs;

use tempfile::TempDir;

use crate::playoffs::run;

/// Creates an event of `count` players, from `Pl01, A` on.
fn players(new: &str, count: usize) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, &format!("event new ./e {new} --seed 4"), 0);
    let list: String = (1..=count).map(|n| format!("\"Pl{n:02}, A\",{}\n", 2000 - n)).collect();
    fs::write(folder.path().join("list.csv"), format!("name,rating\n{list}")).unwrap();
    run(&folder, "event add ./e.yaml --from list.csv", 0);
    folder
}

/// Creates a round robin of six players, all paired, with three rounds played.
fn league() -> TempDir {
    let folder = players("--system round-robin", 6);
    run(&folder, "event pair ./e.yaml --all", 0);
    for round in 1..=3 {
        run(&folder, &format!("event result ./e.yaml 2 1 0 --round {round}"), 0);
    }
    folder
}

/// Creates an event of two teams with two members each.
fn teams(new: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, &format!("event new ./t --teams {new} --seed 4"), 0);
    let list = "Team,Board,Name\nOak,1,Ash\nOak,2,Asp\nElm,1,Bay\nElm,2,Box\n";
    fs::write(folder.path().join("teams.csv"), list).unwrap();
    run(&folder, "event team add ./t.yaml --from teams.csv", 0);
    folder
}

#[test]
fn a_return_takes_back_only_what_the_withdrawal_has_decided() {
    let folder = league();
    let said = run(&folder, "event withdraw ./e.yaml p6", 0);
    assert!(said.contains("round 4, board 1: Pl06, A - Pl05, A 0-2 forfeit"), "{said}");
    run(&folder, "event result ./e.yaml --round 4 1=2-0 --amend --reason \"it was played\"", 0);
    let said = run(&folder, "event return ./e.yaml p6", 0);
    assert!(said.contains("round 4, board 1: Pl06, A - Pl05, A 2-0 stays"), "{said}");
    assert!(said.contains("round 5, board 1: to be played"), "{said}");
    assert!(run(&folder, "event pairings ./e.yaml --round 4", 0).contains("2-0"));
    // A file in which an earlier version has left the note of the withdrawal.
    run(&folder, "event withdraw ./e.yaml p6", 0);
    let text = fs::read_to_string(folder.path().join("e.yaml")).unwrap();
    let old = text.replace("black: p5, result: 2-0}", "black: p5, result: 2-0, note: withdrawn}");
    assert_ne!(old, text);
    fs::write(folder.path().join("e.yaml"), old).unwrap();
    let said = run(&folder, "event return ./e.yaml p6", 0);
    assert!(!said.contains("round 4, board 1: to be played"), "{said}");
}

#[test]
fn a_game_against_a_player_who_is_still_out_is_not_to_be_played() {
    let folder = league();
    run(&folder, "event withdraw ./e.yaml p2", 0);
    let said = run(&folder, "event withdraw ./e.yaml p3", 0);
    assert!(said.contains("round 4, board 3: Pl02, A - Pl03, A 0-0 forfeit"), "{said}");
    let said = run(&folder, "event return ./e.yaml p3", 0);
    assert!(said.contains("round 4, board 3: Pl02, A - Pl03, A 0-2 forfeit"), "{said}");
    assert!(!run(&folder, "event outstanding ./e.yaml", 0).contains("Pl02"));
    let said = run(&folder, "event return ./e.yaml p2", 0);
    assert!(said.contains("round 4, board 3: to be played"), "{said}");
}

#[test]
fn a_game_of_two_who_have_left_is_annulled_if_the_results_of_one_do_not_count() {
    let folder = players("--system round-robin", 6);
    run(&folder, "event pair ./e.yaml --all", 0);
    run(&folder, "event result ./e.yaml 2 1 0 --round 1", 0);
    run(&folder, "event withdraw ./e.yaml p2", 0);
    run(&folder, "event result ./e.yaml 1=2-0 2=1-1 --round 2", 0);
    run(&folder, "event result ./e.yaml 2=1-1 3=0-2 --round 3", 0);
    let said = run(&folder, "event withdraw ./e.yaml p3", 0);
    assert!(said.contains("round 4, board 3: Pl02, A - Pl03, A annulled"), "{said}");
    let said = run(&folder, "event return ./e.yaml p3", 0);
    assert!(said.contains("round 4, board 3: Pl02, A - Pl03, A annulled"), "{said}");
}

#[test]
fn words_of_the_command_are_no_names_of_prize_lists() {
    let folder = players("--system swiss --rounds 3", 4);
    for (typed, way) in [
        ("prize ./e.yaml remove Main", "prize set ./e.yaml LIST --remove"),
        ("prize ./e.yaml explain p1", "prize show ./e.yaml --explain ID"),
        ("prize set ./e.yaml Delete 5", "prize set ./e.yaml LIST --remove"),
        ("prize ./e.yaml set 100 50", "prize set ./e.yaml Main 500 300"),
    ] {
        let said = run(&folder, &format!("event {typed}"), 1);
        assert!(said.contains(way), "{typed}: {said}");
    }
    let text = fs::read_to_string(folder.path().join("e.yaml")).unwrap();
    assert!(!text.contains("prizes"), "{text}");
    let said = run(&folder, "event prize ./e.yaml set Main 100 50", 0);
    assert!(
        said.contains("event prize set EVENT") && said.contains("Main: 100.00, 50.00"),
        "{said}"
    );
    assert!(run(&folder, "event prize ./e.yaml show", 0).contains("Main"));
    // A list that is there can be taken out, whatever its name.
    let text = text + "prizes: {lists: [{name: remove, prizes: [5.00]}]}\n";
    fs::write(folder.path().join("f.yaml"), text.replace("[5.00]", "[500]")).unwrap();
    run(&folder, "event prize set ./f.yaml remove --remove", 0);
}

#[test]
fn a_prize_list_says_what_it_replaces_and_who_may_win_it() {
    let folder = players("--system swiss --rounds 3", 4);
    let said = run(&folder, "event prize set ./e.yaml Main 50 25", 0);
    assert!(!said.contains("was") && !said.contains("note"), "{said}");
    let said = run(&folder, "event prize set ./e.yaml Main 20 30 book", 0);
    assert!(said.contains("(was 50.00, 25.00 (EUR 75.00))"), "{said}");
    assert!(said.contains("note: Main: prize 2 is more than prize 1"), "{said}");
    let said = run(&folder, "event prize set ./e.yaml Youth 20 10", 0);
    assert!(said.contains("everybody may win prizes of Main, Youth"), "{said}");
    run(&folder, "event set ./e.yaml p4 categories=U18", 0);
    let said = run(&folder, "event prize set ./e.yaml Youth --category U18", 0);
    assert!(!said.contains("everybody"), "{said}");
}

#[test]
fn a_bye_says_which_one_it_replaces() {
    let folder = players("--system swiss --rounds 3", 5);
    run(&folder, "event bye ./e.yaml p1", 0);
    let said = run(&folder, "event bye ./e.yaml p1 --kind full-point", 0);
    assert!(said.contains("full-point bye in round 1 (was half-point bye)"), "{said}");
    let said = run(&folder, "event absent ./e.yaml p1", 0);
    assert!(said.contains("absent in round 1 (was full-point bye)"), "{said}");
    assert!(run(&folder, "event absent ./e.yaml p1", 0).contains("as recorded"));
    let folder = teams("--system swiss --rounds 3 --boards 2");
    run(&folder, "event bye ./t.yaml t1", 0);
    assert!(run(&folder, "event absent ./t.yaml t1", 0).contains("(was half-point bye)"));
}

#[test]
fn nobody_is_seated_in_a_match_that_a_team_has_lost() {
    let folder = teams("--system match --boards 2 --games 1");
    run(&folder, "event pair ./t.yaml", 0);
    run(&folder, "event match ./t.yaml 1 --lost Elm --reason rules", 0);
    let before = fs::read(folder.path().join("t.yaml")).unwrap();
    let said = run(&folder, "event lineup ./t.yaml Elm 1 p3 p4", 1);
    assert!(said.contains("is lost by t2 Elm") && said.contains("--remove --reason"), "{said}");
    assert_eq!(fs::read(folder.path().join("t.yaml")).unwrap(), before);
}

#[test]
fn boards_lost_by_forfeit_are_not_taken_back_with_a_ruling_that_was_not_given() {
    let folder = teams("--system match --boards 2 --games 1");
    run(&folder, "event pair ./t.yaml", 0);
    run(&folder, "event result ./t.yaml 1.1=1-1", 0);
    run(&folder, "event match ./t.yaml 1 --rest-lost Elm --reason late", 0);
    let said = run(&folder, "event match ./t.yaml 1 --remove --reason slip", 1);
    assert!(said.contains("some are lost by forfeit"), "{said}");
    let way = "event result ./t.yaml 1.2=clear --round 1 --reason ";
    assert!(said.contains(way), "{said}");
    run(&folder, &format!("{way}slip"), 0);
    assert!(
        run(&folder, "event match ./t.yaml 1 --remove --reason slip", 0).contains("as recorded")
    );
}

#[test]
fn whoever_is_seated_although_they_asked_for_a_bye_is_named() {
    let folder = players("--system swiss --rounds 5", 5);
    run(&folder, "event bye ./e.yaml p5 --round 1", 0);
    run(&folder, "event pair ./e.yaml", 0);
    let said = run(&folder, "event pair-by-hand ./e.yaml p5:p3 p1:absent --reason away", 0);
    assert!(said.contains("note: round 1: p5 Pl05, A plays now (was half-point bye)"), "{said}");
    let said = run(&folder, "event swap ./e.yaml p1 p2 --reason away", 1);
    assert!(said.contains("p1 Pl01, A is absent in round 1"), "{said}");
}

#[test]
fn a_list_is_read_for_what_it_has_and_what_is_left_is_named() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system swiss --rounds 5 --seed 1", 0);
    let list = "Nr;Naam;KNDB-nr;RtgI;RtgN;Bond;Nat\n1;Adema, Rob;12345;0;1355;0012;NED\n\
                2;Bos, Jan;12346;1400;1300;0013;NED\n3;Kok, Piet;;;1100;0012;BEL\n";
    fs::write(folder.path().join("l.csv"), list).unwrap();
    let said = run(&folder, "event add ./e.yaml --from l.csv --dry-run", 0);
    assert!(said.contains("Bond not used, Nat as federation"), "{said}");
    assert!(said.contains("2 players without a rating in `RtgI` have one in `RtgN`"), "{said}");
    assert!(said.contains("`KNDB-nr` has national numbers of 2 players"), "{said}");
    let columns = "--columns rating=RtgN,federation_id=";
    let said = run(&folder, &format!("event add ./e.yaml --from l.csv {columns}"), 0);
    assert!(said.contains("KNDB-nr not used, RtgI not used, RtgN as rating"), "{said}");
    let text = fs::read_to_string(folder.path().join("e.yaml")).unwrap();
    assert!(text.contains("federation: BEL") && !text.contains("12345"), "{text}");
}

#[test]
fn whoever_returns_in_a_swiss_is_told_from_when_on() {
    let folder = players("--system swiss --rounds 3", 6);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml 2 1 0", 0);
    run(&folder, "event withdraw ./e.yaml p6", 0);
    run(&folder, "event pair ./e.yaml", 0);
    let said = run(&folder, "event late ./e.yaml p6", 1);
    assert!(said.contains("arbiter event return ./e.yaml p6"), "{said}");
    let said = run(&folder, "event late ./e.yaml p1", 1);
    assert!(said.contains("arbiter event absent ./e.yaml p1 --round N"), "{said}");
    let said = run(&folder, "event return ./e.yaml p6", 0);
    assert!(said.contains("p6 Pl06, A plays from round 3 on"), "{said}");
    let folder = teams("--system swiss --rounds 3 --boards 2");
    run(&folder, "event pair ./t.yaml", 0);
    run(&folder, "event result ./t.yaml 2 1", 0);
    run(&folder, "event withdraw ./t.yaml t1", 0);
    let said = run(&folder, "event return ./t.yaml t1", 0);
    assert!(said.contains("t1 Oak plays from round 2 on"), "{said}");
}

#[test]
fn namesakes_are_told_apart_below_the_standings() {
    let folder = players("--system swiss --rounds 3", 4);
    run(&folder, "event set ./e.yaml p2 \"name=Pl01, A\"", 0);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml 2 1", 0);
    run(&folder, "event withdraw ./e.yaml p1 p2", 0);
    let said = run(&folder, "event standings ./e.yaml", 0);
    for name in ["Pl01, A (1999) withdrew", "Pl01, A (1998) withdrew"] {
        assert!(said.contains(name), "{name}: {said}");
    }
}
