//! Tests of a secretary's third day: byes that are not due, namesakes, headings, lots.

use std::fs;
use std::path::Path;

use assert_cmd::Command;

use crate::typed::{refused, said};

/// Creates an event with the first players of a list, strongest first: p1 Aa A, p2 Bb B and so on.
fn begun(folder: &Path, players: usize, system: &[&str]) {
    let names = ["Aa A", "Bb B", "Cc C", "Dd D", "Ee E", "Ff F", "Gg G", "Hh H"];
    let list: String =
        (0..players).map(|at| format!("{};{}\n", names[at], 1200 - 50 * at)).collect();
    fs::write(folder.join("p.csv"), format!("naam;rating\n{list}")).unwrap();
    said(folder, &[&["new", "./s", "--seed", "1", "--system"], system].concat());
    said(folder, &["add", "s.yaml", "--from", "p.csv"]);
}

/// Returns what a command of the program prints in a folder, whether it succeeds or not.
fn told(folder: &Path, words: &[&str]) -> String {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.current_dir(folder).env_remove("ARBITER_LANG").args(words);
    let output = command.output().unwrap();
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}

#[test]
fn nobody_gets_a_bye_afterwards_for_a_round_in_which_they_were_absent() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 5, &["swiss", "--rounds", "4"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "2", "2"]);
    said(path, &["withdraw", "s.yaml", "p4"]);
    said(path, &["pair", "s.yaml"]);
    // Before the return, and after it.
    let why = refused(path, &["bye", "s.yaml", "p4", "--round", "2"]);
    assert!(why.contains("round 2 is paired already") && why.contains("event return"), "{why}");
    said(path, &["return", "s.yaml", "p4"]);
    for kind in ["half-point", "full-point"] {
        let why = refused(path, &["bye", "s.yaml", "p4", "--round", "2", "--kind", kind]);
        assert!(why.contains("round 2 is paired already"), "{why}");
    }
    let why = refused(path, &["bye", "s.yaml", "p4", "--round", "2"]);
    let way = "pair-by-hand s.yaml p4:half --round 2 --reason";
    assert!(why.contains(way), "{why}");
    // An absence that is recorded may be recorded again.
    said(path, &["absent", "s.yaml", "p4", "--round", "2"]);
    said(path, &["result", "s.yaml", "1", "1"]);
    said(path, &["pair", "s.yaml"]);
    let words = ["pair-by-hand", "s.yaml", "p4:half", "--round", "2", "--reason", "rules"];
    let told = said(path, &words);
    assert!(told.contains("round 3 was paired on what stood there"), "{told}");
    // A late player may still have what the rules give.
    said(path, &["add", "s.yaml", "Late, Leo"]);
    said(path, &["bye", "s.yaml", "p6", "--round", "1"]);
}

#[test]
fn one_name_of_two_people_is_named_when_it_comes_about() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./s", "--system", "swiss", "--rounds", "3", "--seed", "1"]);
    fs::write(path.join("p.csv"), "naam;geb\n\"Jansen, Piet\";1960\nBos;1999\n").unwrap();
    said(path, &["add", "s.yaml", "--from", "p.csv"]);
    let two = "two people by their births or numbers: p1 Jansen, Piet and p2 Piet Jansen";
    let told = said(path, &["set", "s.yaml", "p2", "name=Piet Jansen"]);
    assert!(told.contains(two), "{told}");
    let told = said(path, &["set", "s.yaml", "p2", "birth=1960"]);
    assert!(told.contains("one person?"), "{told}");
    let told = said(path, &["set", "s.yaml", "p2", "birth=1961"]);
    assert!(told.contains(two), "{told}");
    let told = said(path, &["add", "s.yaml", "Jansen, Piet", "--birth", "1970"]);
    assert!(told.contains("p1 Jansen, Piet and p3 Jansen, Piet"), "{told}");
    // Whoever was told apart by a person is not named again.
    let words = ["add", "s.yaml", "Bos, Jan", "--birth", "1970"];
    assert!(!said(path, &words).contains("two people"), "another name");
    let told = said(path, &["set", "s.yaml", "p1", "club=Town"]);
    assert!(!told.contains("two people"), "{told}");
}

#[test]
fn a_birth_that_is_to_come_is_named_although_the_event_has_no_day() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    assert!(said(path, &["set", "s.yaml", "p1", "birth=2090"]).contains("born in 2090"));
    assert!(said(path, &["check", "s.yaml"]).contains("born in 2090"));
    assert!(!said(path, &["set", "s.yaml", "p1", "birth=1980"]).contains("born in"));
    let told = said(path, &["add", "s.yaml", "Late, Leo", "--birth", "2090"]);
    assert!(told.contains("born in 2090"), "{told}");
}

#[test]
fn a_heading_among_players_is_no_player() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./s", "--system", "swiss", "--rounds", "3", "--seed", "1"]);
    let list =
        "Nr;Naam;Rating\n1;\"Berg, Kees\";1200\n;Afgemeld:;\n2;Bos;1100\n3;Dik;1000\nReserve:;;\n";
    fs::write(path.join("p.csv"), list).unwrap();
    let told = said(path, &["add", "s.yaml", "--from", "p.csv"]);
    assert!(
        told.contains("line 3: `Afgemeld:` is taken for a heading, and is no player"),
        "{told}"
    );
    assert!(told.contains("the 2 players below it are entered too"), "{told}");
    assert!(told.contains("line 6: `Reserve:`") && told.contains("nobody is below it"), "{told}");
    assert!(told.contains("3 players in all"), "{told}");
    // With more than a name in its line, it is somebody.
    fs::write(path.join("p.csv"), "Naam;Rating\nVos:;900\n").unwrap();
    let told = said(path, &["add", "s.yaml", "--from", "p.csv"]);
    assert!(told.contains("line 2: `Vos:` is taken for a name"), "{told}");
    assert!(told.contains("p4 Vos:"), "{told}");
}

#[test]
fn a_rating_list_names_nobody_twice_and_says_who_began_unrated() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 3, &["round-robin"]);
    said(path, &["add", "s.yaml", "Koning, T."]);
    said(path, &["pair", "s.yaml", "--all"]);
    said(path, &["result", "s.yaml", "1", "1", "--round", "1"]);
    let update = ["rating", "update", "s.yaml", "--list", "./l.yaml", "--scheme", "fmjd"];
    let words = told(path, &update);
    assert!(words.contains("a default of this program") && words.contains("--unrated"), "{words}");
    let words = told(path, &["rating", "list", "--list", "./l.yaml"]);
    assert!(!words.contains("p1 Aa A") && words.matches("Aa A").count() == 1, "{words}");
    assert!(words.contains("New in the list: Koning, T.; they started at 1600"), "{words}");
    let csv = told(path, &["rating", "list", "--list", "./l.yaml", "--format", "csv"]);
    assert!(csv.contains("Aa A,p1 Aa A,"), "{csv}");
}

#[test]
fn only_a_lot_decides_who_of_equals_chooses_first_between_prize_lists() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["round-robin"]);
    said(path, &["pair", "s.yaml", "--all"]);
    for round in ["1", "2", "3"] {
        said(path, &["result", "s.yaml", "1", "1", "--round", round]);
    }
    said(path, &["prize", "set", "s.yaml", "Main", "60", "30", "--sharing", "equal"]);
    said(path, &["prize", "set", "s.yaml", "Second", "80"]);
    let told = said(path, &["prize", "show", "s.yaml"]).replace('\n', " ");
    let all = "Nothing decides which of Aa A; Bb B; Cc C; Dd D chooses first";
    assert!(told.contains(all), "{told}");
    said(path, &["prize", "set", "s.yaml", "Second", "--lot", "p3,p4,p2,p1"]);
    let told = said(path, &["prize", "show", "s.yaml"]);
    assert!(!told.contains("chooses first"), "{told}");
    // The first and the third who choose share the main list.
    let main: Vec<&str> = told.lines().filter(|line| line.contains("EUR 45.00")).collect();
    assert!(main[0].contains("Cc C") && main[1].contains("Bb B"), "{told}");
}

#[test]
fn prizes_before_the_first_game_are_not_called_too_many() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["prize", "set", "s.yaml", "Main", "30", "20"]);
    let told = said(path, &["prize", "show", "s.yaml"]);
    assert!(told.contains("no game has been played yet"), "{told}");
    assert!(!told.contains("fewer may win"), "{told}");
}

#[test]
fn a_record_with_other_colors_and_the_first_result_corrects_no_result() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 2, &["swiss", "--rounds", "1"]);
    said(path, &["pair", "s.yaml"]);
    let pairing = said(path, &["pairings", "s.yaml"]);
    let is_first = pairing.find("Aa A").unwrap() < pairing.find("Bb B").unwrap();
    let (white, black) = if is_first { ("Bb B", "Aa A") } else { ("Aa A", "Bb B") };
    let record = format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2-0\n"
    );
    fs::write(path.join("r.pdn"), record).unwrap();
    said(path, &["games", "s.yaml", "1", "r.pdn", "--accept", "1", "--reason", "as played"]);
    let told = said(path, &["pairings", "s.yaml"]);
    assert!(told.contains(&format!("it was {black} - {white}\n")), "{told}");
    let text = fs::read_to_string(path.join("s.yaml")).unwrap();
    assert!(text.contains(" (round 1 paired): as played"), "{text}");
    assert!(said(path, &["check", "s.yaml"]).contains("1 of 1 round"), "as it was paired");
    // A result that stood there before is still named.
    said(path, &["swap", "s.yaml", "1", "--reason", "no"]);
    let told = said(path, &["pairings", "s.yaml"]);
    assert!(told.contains(&format!("it was {white} - {black} 2-0")), "{told}");
}

#[test]
fn a_wrong_winner_is_replaced_in_the_next_round_of_a_cup() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["knockout"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "1=2-0", "2=2-0"]);
    said(path, &["pair", "s.yaml"]);
    let amend = ["result", "s.yaml", "1=0-2", "--round", "1", "--amend", "--reason", "wrong"];
    let told = said(path, &amend);
    assert!(told.contains("advance s.yaml 1 ID --round N"), "{told}");
    let advance = ["advance", "s.yaml", "1", "p4", "--round", "1"];
    assert!(refused(path, &advance).contains("--reason"));
    let told = said(path, &[&advance[..], &["--reason", "wrong slip"]].concat());
    assert!(told.contains("round 2, board 1: p4 Dd D plays in the place of p1 Aa A"), "{told}");
    let pairings = said(path, &["pairings", "s.yaml"]);
    assert!(pairings.contains("Dd D") && !pairings.contains("Aa A"), "{pairings}");
    assert!(said(path, &["check", "s.yaml"]).contains("0 warnings"));
    // What has been played stands.
    said(path, &["result", "s.yaml", "1=2-0"]);
    let words = ["advance", "s.yaml", "1", "p1", "--round", "1", "--reason", "again"];
    assert!(refused(path, &words).contains("board 1 has a result"));
}

#[test]
fn a_ruling_in_words_says_how_its_result_is_entered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    let told = refused(path, &["ruling", "s.yaml", "1", "draw by repetition", "--enter"]);
    assert!(told.contains("has no result that can be entered"), "{told}");
    assert!(told.contains("event result s.yaml 1=SCORE:adjudicated"), "{told}");
    said(path, &["result", "s.yaml", "1=2-0"]);
    let told = said(path, &["ruling", "s.yaml", "1", "draw by repetition"]);
    assert!(told.contains("board 1 stays 2-0: the words of a ruling change no result"), "{told}");
}

#[test]
fn what_was_meant_is_proposed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "2", "1"]);
    let told = refused(path, &["result", "s.yaml", "2", "remise"]);
    assert!(told.contains("did you mean `2=remise`"), "{told}");
    let told = said(path, &["alias", "s.yaml", "p1", "A Aa"]);
    assert!(told.contains("is found by A Aa already, without an alias"), "{told}");
    let words = ["--lang", "nl", "event", "result", "s.yaml", "2=0-2", "--amend"];
    let told = self::told(path, &words);
    assert!(told.contains("\"briefje van een ander bord\""), "{told}");
    let told = said(path, &["add", "s.yaml", "Late, Leo"]);
    assert!(told.contains("p5"), "{told}");
    let bye = |round: &str| {
        let kind = ["--kind", "full-point", "--round", round];
        said(path, &[&["bye", "s.yaml", "p5"][..], &kind].concat())
    };
    assert!(!bye("1").contains("without a game"));
    said(path, &["absent", "s.yaml", "p5", "--round", "2"]);
    said(path, &["pair", "s.yaml"]);
    assert!(refused(path, &["bye", "s.yaml", "p5", "--round", "2"]).contains("pair-by-hand"));
    said(path, &["result", "s.yaml", "2", "1"]);
    said(path, &["add", "s.yaml", "Later, Lea"]);
    let told = said(path, &["bye", "s.yaml", "p6", "--kind", "full-point", "--round", "1-2"]);
    assert!(told.contains("p6 Later, Lea has 4 points of 2 full-point byes"), "{told}");
}

#[test]
fn a_list_that_may_mean_a_player_says_how_to_say_yes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./s", "--system", "swiss", "--rounds", "3", "--seed", "1"]);
    let list = "Naam;Rating;Rating\n\"Berg, Kees van den\";1250;1\n";
    fs::write(path.join("p.csv"), list).unwrap();
    let told = said(path, &["add", "s.yaml", "--from", "p.csv"]);
    assert!(told.contains("Rating, the other Rating not used"), "{told}");
    fs::write(path.join("u.csv"), "Naam;Rating\nBerg K. van den;1300\n").unwrap();
    let told = said(path, &["update", "s.yaml", "--from", "u.csv"]);
    assert!(told.contains("alias s.yaml p1 \"Berg K. van den\""), "{told}");
    said(path, &["alias", "s.yaml", "p1", "Berg K. van den"]);
    let told = said(path, &["update", "s.yaml", "--from", "u.csv"]);
    assert!(told.contains("rating 1300 (was 1250)"), "{told}");
}

#[test]
fn members_are_added_and_two_teams_of_one_name_are_both_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./l", "--teams", "--system", "round-robin", "--boards", "2"]);
    fs::write(path.join("t.csv"), "Team;Naam\nA;Aa\nA;Ab\nB;Ba\nB;Bb\n").unwrap();
    said(path, &["team", "add", "l.yaml", "--from", "t.csv"]);
    said(path, &["add", "l.yaml", "Cc C"]);
    let told = said(path, &["team", "set", "l.yaml", "t2", "members+=p5"]);
    assert!(told.contains("members: p3,p4,p5"), "{told}");
    let told = said(path, &["team", "set", "l.yaml", "t2", "members-=p4"]);
    assert!(told.contains("members: p3,p5"), "{told}");
    said(path, &["team", "set", "l.yaml", "t1", "name=B"]);
    let told = refused(path, &["withdraw", "l.yaml", "B"]);
    assert!(told.contains("several teams are called `B`: t1 B, t2 B"), "{told}");
    said(path, &["pair", "l.yaml", "--all"]);
    let told = refused(path, &["team", "remove", "l.yaml", "t1"]);
    assert!(told.contains("withdraw instead: arbiter event withdraw l.yaml t1"), "{told}");
}

#[test]
fn a_report_with_double_points_says_which_record_it_lacks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "2", "1"]);
    said(path, &["export", "s.yaml", "-o", "r.trf"]);
    let report = fs::read_to_string(path.join("r.trf")).unwrap();
    let record = report.lines().find(|line| line.starts_with("162")).unwrap();
    let lines = report.lines().filter(|line| !line.starts_with("162") && !line.starts_with("###"));
    let without: String = lines.map(|line| format!("{line}\n")).collect();
    fs::write(path.join("x.trf"), &without).unwrap();
    let told = said(path, &["import", "x.trf", "--as", "./x.yaml"]);
    assert!(told.contains("the double of what follows"), "{told}");
    assert!(told.contains(record.trim_end()), "{told}");
    fs::write(path.join("x.trf"), format!("{record}\n{without}")).unwrap();
    let told = said(path, &["import", "x.trf", "--as", "./y.yaml"]);
    assert!(!told.contains("points"), "{told}");
}

#[test]
fn the_id_of_an_event_is_not_taken_for_a_part_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./s", "--system", "round-robin", "--seed", "1"]);
    let list: String = (1..=12).map(|at| format!("N{at} Z\n")).collect();
    fs::write(path.join("p.csv"), format!("naam\n{list}")).unwrap();
    said(path, &["add", "s.yaml", "--from", "p.csv"]);
    said(path, &["set", "s.yaml", "p2", "federation_id=777"]);
    said(path, &["pair", "s.yaml", "--all"]);
    said(path, &["result", "s.yaml", "1", "1", "1", "1", "1", "1", "--round", "1"]);
    told(path, &["rating", "update", "s.yaml", "--list", "./l.yaml", "--scheme", "fmjd"]);
    let explain = |id: &str| told(path, &["rating", "explain", id, "--list", "./l.yaml"]);
    assert!(explain("p1").contains("N1 Z"), "p10 to p12 are others");
    let words = explain("p2");
    assert!(words.contains("p2 is an id of an event"), "{words}");
}

#[test]
fn one_more_game_needs_no_ladder() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["knockout"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "1=1-1"]);
    let told = refused(path, &["playoff", "open", "s.yaml", "--board", "1"]);
    assert!(told.contains("event advance s.yaml 1 ID --reason \"one more game\""), "{told}");
}

#[test]
fn a_match_that_was_lost_for_a_time_leaves_the_rounds_of_that_time_right() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let swiss = ["--system", "swiss", "--rounds", "4", "--boards", "2", "--seed", "1"];
    said(path, &[&["new", "./l", "--teams"][..], &swiss].concat());
    let team = |name: &str| format!("{name};{name}a\n{name};{name}b\n");
    let list: String = ["A", "B", "C", "D", "E", "F"].map(team).concat();
    fs::write(path.join("t.csv"), format!("Team;Naam\n{list}")).unwrap();
    said(path, &["team", "add", "l.yaml", "--from", "t.csv"]);
    let results = ["1.1=2", "1.2=2", "2.1=1", "2.2=2", "3.1=0", "3.2=0"];
    let enter = |round: &str| {
        said(path, &[&["result", "l.yaml", "--round", round][..], &results].concat());
    };
    said(path, &["pair", "l.yaml"]);
    enter("1");
    let rule = |words: &[&str]| {
        said(path, &[&["match", "l.yaml", "1", "--round", "1"], words, &["--reason", "x"]].concat())
    };
    // The winner of match 1.
    let home = "t4";
    said(path, &["pair", "l.yaml"]);
    rule(&["--lost", home]);
    enter("2");
    said(path, &["pair", "l.yaml"]);
    rule(&["--remove"]);
    let check = said(path, &["check", "l.yaml"]);
    assert!(check.contains("3 of 3 rounds as the system pairs them"), "{check}");
    let text = fs::read_to_string(path.join("l.yaml")).unwrap();
    let kept = format!("[\"boards (round 2 paired): x\", \"lost {home} (round 3 paired): x\"]");
    assert!(text.contains(&kept), "{text}");
    // Without it, a right pairing looks wrong.
    fs::write(path.join("l.yaml"), text.replace(&format!(", amended: {kept}"), "")).unwrap();
    let check = said(path, &["check", "l.yaml"]);
    assert!(!check.contains("3 of 3 rounds as the system pairs them"), "{check}");
}

#[test]
fn a_round_that_forgets_somebody_is_not_as_the_system_pairs_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 6, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    let text = fs::read_to_string(path.join("s.yaml")).unwrap();
    let without: String = (text.lines().filter(|line| !line.contains("board: 3")))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_ne!(without, text);
    fs::write(path.join("s.yaml"), without).unwrap();
    let (check, forgotten) = (said(path, &["check", "s.yaml"]), "neither paired nor listed");
    assert!(check.contains(forgotten) && !check.contains("1 of 1 round"), "{check}");
}

#[test]
fn a_category_that_a_prize_list_needs_does_not_go_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["set", "s.yaml", "categories=[{name: Women, sex: f}]"]);
    said(path, &["set", "s.yaml", "p1", "sex=f"]);
    said(path, &["prize", "set", "s.yaml", "Women", "30", "--category", "Women"]);
    let told = said(path, &["set", "s.yaml", "categories="]);
    assert!(told.contains("note: ") && told.contains("Women"), "{told}");
}

#[test]
fn the_line_for_a_category_fits_its_name_and_keeps_the_rules_that_are_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3", "--start", "2026-11-28"]);
    said(path, &["set", "s.yaml", "categories=[{name: Women, sex: f}]"]);
    let why = refused(path, &["prize", "set", "s.yaml", "Old", "10", "--category", "60+"]);
    let rules = "categories=[{name: Women, sex: f}, {name: 60+, age_from: 60}]";
    assert!(why.contains(rules), "{why}");
    said(path, &["set", "s.yaml", rules]);
    said(path, &["prize", "set", "s.yaml", "Old", "10", "--category", "60+"]);
    let why = refused(path, &["prize", "set", "s.yaml", "D", "10", "--category", "D-klasse"]);
    assert!(!why.contains("categories=["), "{why}");
}

#[test]
fn a_rating_list_gives_no_ids_for_numbers_at_the_federation() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    let list = "Id,Name,Rating\np1 Aa A,Aa A,1210\n11111,Bb B,1150\n3,Cc C,1100\n";
    fs::write(path.join("club.csv"), list).unwrap();
    said(path, &["update", "s.yaml", "--from", "club.csv"]);
    let text = fs::read_to_string(path.join("s.yaml")).unwrap();
    assert_eq!(text.matches("federation_id").count(), 1, "{text}");
    assert!(text.contains("11111"), "{text}");
    // A new event reads the list alike.
    said(path, &["new", "./t", "--system", "swiss", "--rounds", "3"]);
    let told = said(path, &["add", "t.yaml", "--from", "club.csv"]);
    assert!(told.contains("`Id` has the numbers of 1 player"), "{told}");
    let text = fs::read_to_string(path.join("t.yaml")).unwrap();
    assert_eq!(text.matches("federation_id").count(), 1, "{text}");
}

#[test]
fn a_name_of_one_word_finds_its_player() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./s", "--system", "swiss", "--rounds", "3", "--seed", "1"]);
    fs::write(path.join("p.csv"), "naam\nOak\nElm\n\"Fir, Jan\"\nFir\n").unwrap();
    said(path, &["add", "s.yaml", "--from", "p.csv", "--namesakes", "others"]);
    said(path, &["set", "s.yaml", "Oak", "rating=1100"]);
    said(path, &["bye", "s.yaml", "Elm", "--round", "2"]);
    let why = refused(path, &["withdraw", "s.yaml", "Fir"]);
    assert!(why.contains("p4 Fir"), "{why}");
}

#[test]
fn a_rule_on_meetings_that_comes_too_late_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 6, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    let told = said(path, &["forbid", "s.yaml", "p1", "p2", "--rounds", "1"]);
    assert!(told.contains("round 1 is paired already") && told.contains("no effect"), "{told}");
    let told = said(path, &["separate", "s.yaml", "club", "--rounds", "1-2"]);
    assert!(told.contains("round 1 is paired already") && !told.contains("no effect"), "{told}");
    let told = said(path, &["forbid", "s.yaml", "p1", "p2"]);
    assert!(!told.contains("paired already"), "{told}");
}

#[test]
fn days_between_rounds_need_a_first_day() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["round-robin"]);
    let why = refused(path, &["pair", "s.yaml", "--all", "--every", "14"]);
    assert!(why.contains("--date"), "{why}");
    said(path, &["set", "s.yaml", "start=2026-11-28"]);
    said(path, &["pair", "s.yaml", "--all", "--every", "14"]);
    let text = fs::read_to_string(path.join("s.yaml")).unwrap();
    let days = ["2026-11-28", "2026-12-12", "2026-12-26"];
    assert!(days.iter().all(|day| text.contains(&format!("date: {day}"))), "{text}");
}

#[test]
fn a_report_with_open_boards_does_not_say_that_every_game_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    let open = told(path, &["event", "federation-report", "s.yaml"]);
    assert!(open.contains("None so far"), "{open}");
    said(path, &["result", "s.yaml", "2", "2"]);
    let played = told(path, &["event", "federation-report", "s.yaml"]);
    assert!(played.contains("every game was played"), "{played}");
}

#[test]
fn a_match_from_before_a_withdrawal_is_named_if_it_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "./l", "--teams", "--system", "round-robin", "--boards", "2"]);
    let team = |name: &str| format!("{name};{name}a\n{name};{name}b\n");
    let list: String = ["A", "B", "C", "D"].map(team).concat();
    fs::write(path.join("t.csv"), format!("Team;Naam\n{list}")).unwrap();
    said(path, &["team", "add", "l.yaml", "--from", "t.csv"]);
    said(path, &["pair", "l.yaml", "--all"]);
    let results = ["1.1=2-0", "1.2=2-0", "2.1=2-0", "2.2=2-0"];
    for round in ["1", "3"] {
        said(path, &[&["result", "l.yaml", "--round", round][..], &results].concat());
    }
    let told = said(path, &["withdraw", "l.yaml", "D"]);
    assert!(told.contains("round 2, match") && told.contains("2 boards have no result"), "{told}");
}

#[test]
fn a_ruling_that_becomes_public_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    said(path, &["result", "s.yaml", "2", "2"]);
    said(path, &["ruling", "s.yaml", "1", "The draw was claimed in time"]);
    let public = ["ruling", "s.yaml", "1", "The draw was claimed in time", "--public"];
    let told = said(path, &public);
    assert!(told.contains("public now") && !told.contains("recorded before"), "{told}");
    let told = said(path, &public);
    assert!(told.contains("recorded before"), "{told}");
}

#[test]
fn an_event_whose_file_is_gone_is_named_by_list_and_new() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "s", "--system", "swiss", "--rounds", "3"]);
    said(path, &["add", "s", "Oak, Ann"]);
    fs::remove_file(path.join("tournaments/s.yaml")).unwrap();
    let told = said(path, &["list"]);
    assert!(told.contains("s is gone") && told.contains("event restore s"), "{told}");
    let told = said(path, &["new", "s", "--system", "swiss", "--rounds", "5"]);
    assert!(told.contains("arbiter event restore s 2"), "{told}");
    said(path, &["restore", "s", "2"]);
    assert!(said(path, &["players", "s"]).contains("Oak, Ann"));
}

#[test]
fn a_list_of_ones_own_is_not_replaced_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    let told = said(path, &["players", "s.yaml", "-o", "p.csv"]);
    assert!(told.contains("p.csv was there with other columns"), "{told}");
    let told = said(path, &["players", "s.yaml", "-o", "p.csv"]);
    assert!(!told.contains("p.csv was there"), "{told}");
}

#[test]
fn an_edit_by_hand_is_named_by_check() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    let text = fs::read_to_string(path.join("s.yaml")).unwrap();
    let other = text.replace("rating: 1150", "rating: 1900");
    assert_ne!(text, other);
    fs::write(path.join("s.yaml"), other).unwrap();
    let told = said(path, &["check", "s.yaml"]);
    assert!(told.contains("by hand: p2 Bb B: rating is 1900"), "{told}");
}

#[test]
fn histories_of_two_computers_in_one_folder_are_named_and_not_paired_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    begun(path, 4, &["swiss", "--rounds", "3"]);
    said(path, &["pair", "s.yaml"]);
    let (one, other) = (path.join("s.history"), path.join("other"));
    let copy = |from: &Path, to: &Path| {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
            if entry.file_type().unwrap().is_file() {
                fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
            }
        }
    };
    copy(&one, &other.join("s.history"));
    fs::copy(path.join("s.yaml"), other.join("s.yaml")).unwrap();
    said(path, &["result", "s.yaml", "2", "1"]);
    said(&other, &["result", "s.yaml", "0", "1"]);
    // The other folder is copied over this one.
    copy(&other.join("s.history"), &one);
    fs::copy(other.join("s.yaml"), path.join("s.yaml")).unwrap();
    let told = said(path, &["standings", "s.yaml"]);
    assert!(told.contains("operation 4 was done on two computers"), "{told}");
    let why = refused(path, &["pair", "s.yaml"]);
    assert!(why.contains("operation 4 was done on two computers"), "{why}");
    let mark = why.split("remove ").nth(1).and_then(|rest| rest.split(',').next()).unwrap();
    fs::remove_file(path.join(mark)).unwrap();
    let told = said(path, &["pair", "s.yaml"]);
    assert!(!told.contains("two computers"), "{told}");
    assert!(said(path, &["check", "s.yaml"]).contains("history of"));
}
