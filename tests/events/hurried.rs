//! Tests of what a secretary in a hurry types: lists of every kind, late corrections, and our own
//! lists read back.

use std::fs;

use assert_cmd::Command;
use draughts_arbiter::words::Language;
use tempfile::TempDir;

use crate::playoffs::run;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn write(folder: &TempDir, name: &str, text: &str) {
    fs::write(folder.path().join(name), text).unwrap();
}

fn file(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).unwrap()
}

/// Creates an event with `count` players, the first being the strongest.
fn players(folder: &TempDir, new: &str, count: usize) {
    run(folder, &format!("event new ./e {new} --seed 1"), 0);
    let list: String =
        (1..=count).map(|n| format!("Player{n:02}, A,{}\n", 2000 - n)).collect::<Vec<_>>().concat();
    write(folder, "list.csv", &format!("last,first,rating\n{list}").replace("Player", "Pl"));
    run(folder, "event add ./e.yaml --from ./list.csv", 0);
}

/// Creates a league of two teams on three boards, with its match paired.
fn league(folder: &TempDir) {
    run(folder, "event new ./l --teams --boards 3 --system round-robin --seed 1", 0);
    for team in ["Oak", "Elm"] {
        run(folder, &format!("event team add ./l.yaml {team}"), 0);
        for n in 1..=3 {
            run(folder, &format!("event add ./l.yaml \"{team}{n}, A\" --team {team}"), 0);
        }
    }
    run(folder, "event pair ./l.yaml --all", 0);
}

#[test]
fn whoever_amends_an_earlier_round_of_a_knockout_is_told_who_would_go_on() {
    let folder = folder();
    players(&folder, "--system knockout", 8);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml p1=win p2=win p3=win p4=win", 0);
    run(&folder, "event pair ./e.yaml", 0);
    let said = run(&folder, "event result ./e.yaml --round 1 p1=loss --amend --reason slip", 0);
    assert!(said.contains("Pl08, A advances by what is recorded now"), "{said}");
    assert!(said.contains("Pl01, A plays in round 2"), "{said}");
    assert!(said.contains("arbiter event unpair ./e.yaml"), "{said}");
    // Amended again, to a draw: nobody advances. Amended back to the original: nothing is said.
    let said = run(&folder, "event result ./e.yaml --round 1 p1=draw --amend --reason slip", 0);
    assert!(said.contains("nobody advances by what is recorded now"), "{said}");
    assert!(said.contains("arbiter event advance ./e.yaml"), "{said}");
    let said = run(&folder, "event result ./e.yaml --round 1 p1=win --amend --reason slip", 0);
    assert!(!said.contains("advances"), "{said}");
    // The suggested commands work.
    run(&folder, "event result ./e.yaml --round 1 p1=loss --amend --reason slip", 0);
    run(&folder, "event unpair ./e.yaml", 0);
    let said = run(&folder, "event pair ./e.yaml", 0);
    assert!(said.contains("Pl08, A") && !said.contains("Pl01, A"), "{said}");
}

#[test]
fn where_neither_came_to_a_board_of_a_knockout_the_next_one_wins_by_forfeit() {
    let folder = folder();
    players(&folder, "--system knockout", 8);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml p2=win p3=win p4=win", 0);
    run(&folder, "event result ./e.yaml p1=both-forfeit", 0);
    let board = 1;
    let said = run(&folder, "event pair ./e.yaml", 1);
    assert!(said.contains("was lost by both by forfeit"), "{said}");
    assert!(!said.contains("playoff"), "{said}");
    let words = said.split("arbiter event withdraw ./e.yaml ").nth(1).unwrap();
    let ids: Vec<&str> = words.split([' ', ',']).take(2).collect();
    run(&folder, &format!("event withdraw ./e.yaml {} {}", ids[0], ids[1]), 0);
    run(&folder, &format!("event advance ./e.yaml {board} {}", ids[0]), 0);
    let said = run(&folder, "event pair ./e.yaml", 0);
    assert!(said.contains("forfeit"), "{said}");
}

#[test]
fn a_pairing_by_hand_waits_for_every_earlier_result() {
    let folder = folder();
    players(&folder, "--system swiss --rounds 5", 4);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml 2 2", 0);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml --round 1 1=clear --reason slip", 0);
    run(&folder, "event result ./e.yaml --round 2 1 1", 0);
    let by_hand = "event pair-by-hand ./e.yaml p1:p2 p3:p4 --reason rules --force";
    let said = run(&folder, by_hand, 1);
    assert!(said.contains("results of round 1 are missing: board 1"), "{said}");
}

#[test]
fn a_result_that_comes_after_a_later_round_was_paired_is_kept_as_unknown_then() {
    let folder = folder();
    players(&folder, "--system swiss --rounds 5", 8);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml 2 2 2 2", 0);
    // However the result was removed, it was missing when round 2 was paired.
    let text = file(&folder, "e.yaml");
    let at = text.find(", result: 2-0").unwrap();
    write(&folder, "e.yaml", &format!("{}{}", &text[..at], &text[at + ", result: 2-0".len()..]));
    run(&folder, "event pair ./e.yaml --adjourn-missing", 0);
    let text = file(&folder, "e.yaml");
    let adjourned = ", result: adjourned";
    let at = text.find(adjourned).unwrap();
    write(&folder, "e.yaml", &format!("{}{}", &text[..at], &text[at + adjourned.len()..]));
    run(&folder, "event result ./e.yaml --round 1 1=0-2", 0);
    assert!(file(&folder, "e.yaml").contains("finished_after: 2"), "{}", file(&folder, "e.yaml"));
    let said = run(&folder, "event check ./e.yaml", 0);
    assert!(said.contains("2 of 2 rounds as the system pairs them"), "{said}");
}

#[test]
fn a_list_of_line_ups_that_forgets_a_board_is_refused() {
    let folder = folder();
    league(&folder);
    write(&folder, "op.csv", "round,team,board,player\n1,Elm,1,p4\n1,Elm,3,p6\n");
    let said = run(&folder, "event lineup ./l.yaml --from ./op.csv", 2);
    assert!(said.contains("no line names board 2 of Elm"), "{said}");
    write(&folder, "op.csv", "round,team,board,player\n1,Elm,1,p4\n1,Elm,2,-\n1,Elm,3,p6\n");
    let said = run(&folder, "event lineup ./l.yaml --from ./op.csv", 0);
    assert!(said.contains("board 2 of Elm stays empty and is lost by forfeit"), "{said}");
    let said = run(&folder, "event add ./l.yaml \"Substitute, Su\" --team Elm", 0);
    assert!(said.contains("board 2 of Elm is empty, and lost by forfeit unless"), "{said}");
    assert!(said.contains("arbiter event lineup ./l.yaml"), "{said}");
}

#[test]
fn fixtures_show_no_score_of_a_match_that_has_only_an_empty_seat() {
    let folder = folder();
    league(&folder);
    let seats = "p4 - p6";
    run(&folder, &format!("event lineup ./l.yaml Elm 1 {seats}"), 0);
    let said = run(&folder, "event fixtures ./l.yaml", 0);
    assert!(!said.contains("2-0") && !said.contains("0-2"), "{said}");
}

#[test]
fn names_with_other_blanks_are_asked_about() {
    let folder = folder();
    run(&folder, "event new ./e --system swiss --rounds 5 --seed 1", 0);
    for name in ["Vandenbroucke, Émile", "Piet-Jan Smit", "Van Damme, Luc", "DE BOER HENK"] {
        run(&folder, &format!("event add ./e.yaml \"{name}\""), 0);
    }
    for name in ["Van den Broucke, Emile", "Pietjan Smit", "Vandamme, Luc", "Deboer, Henk"] {
        let said = run(&folder, &format!("event add ./e.yaml \"{name}\""), 1);
        assert!(said.contains("namesakes"), "{said}");
    }
    write(&folder, "e.yaml", &file(&folder, "e.yaml").replace("Piet-Jan Smit", "Luc Vandamme"));
    let said = run(&folder, "event check ./e.yaml", 0);
    assert!(said.contains("player-twice"), "{said}");
}

#[test]
fn belgian_lists_are_read() {
    let folder = folder();
    run(&folder, "event new ./e --system swiss --rounds 5 --seed 1", 0);
    let list =
        "Nom;Prénom;Né le;Sexe;KNDB-nr\nAlder;Ann;17/08/2010;F;11\nBirch;Bo;3/05/2010;H;12\n";
    write(&folder, "l.csv", list);
    run(&folder, "event add ./e.yaml --from ./l.csv", 0);
    let text = file(&folder, "e.yaml");
    for part in ["2010-08-17", "2010-05-03", "sex: m", "sex: f", "federation_id: '11'"] {
        assert!(text.contains(part) || text.contains(&part.replace('\'', "\"")), "{part}: {text}");
    }
    write(&folder, "m.csv", "Naam;Geboren\nCedar, C;3/05/2010\n");
    let said = run(&folder, "event add ./e.yaml --from ./m.csv", 2);
    assert!(said.contains("3/05/2010"), "{said}");
    run(&folder, "event set ./e.yaml start=29/11/2026", 0);
    assert!(file(&folder, "e.yaml").contains("start: 2026-11-29"), "{}", file(&folder, "e.yaml"));
}

#[test]
fn a_column_is_chosen_by_its_head_whatever_signs_it_has() {
    for condition in ["geb.jaar>=2016", "\"Geb. jaar\">=2016", "\"geb.jaar\">=2016"] {
        let folder = folder();
        run(&folder, "event new ./e --system swiss --rounds 5 --seed 1", 0);
        write(&folder, "l.csv", "Naam;Geb. jaar\nAlder, A;2017\nBirch, B;2010\n");
        let mut command = Command::cargo_bin("arbiter").unwrap();
        let args = ["event", "add", "./e.yaml", "--from", "./l.csv", "--where", condition];
        command.current_dir(folder.path()).args(args).assert().success();
        let text = file(&folder, "e.yaml");
        assert!(text.contains("Alder") && !text.contains("Birch"), "{text}");
    }
}

#[test]
fn nobody_is_left_out_of_the_prizes_without_a_reason_and_that_is_said() {
    let folder = folder();
    players(&folder, "--system swiss --rounds 5", 4);
    let said = run(&folder, "event prize set ./e.yaml --exclude p98", 1);
    assert!(said.contains("p98"), "{said}");
    let said = run(&folder, "event prize set ./e.yaml --exclude p2", 1);
    assert!(said.contains("--reason"), "{said}");
}

#[test]
fn the_year_of_a_day_of_birth_is_no_difference() {
    let folder = folder();
    run(&folder, "event new ./e --system swiss --rounds 5 --seed 1", 0);
    run(&folder, "event add ./e.yaml \"Jansen, Kees\" --birth 1961-05-03", 0);
    write(&folder, "l.csv", "Naam;Geboren\n\"Jansen, Kees\";1961\n");
    let said = run(&folder, "event add ./e.yaml --from ./l.csv", 0);
    assert!(!said.contains("not 1961"), "{said}");
}

#[test]
fn who_had_the_bye_does_not_come_late() {
    let folder = folder();
    players(&folder, "--system swiss --rounds 5", 5);
    run(&folder, "event pair ./e.yaml", 0);
    let said = run(&folder, "event late ./e.yaml p5", 1);
    assert!(said.contains("round 1"), "{said}");
}

#[test]
fn our_own_lists_are_read_again_in_every_language() {
    for language in Language::ALL.iter().map(|language| language.code()) {
        let folder = folder();
        run(&folder, "event new ./e --system swiss --rounds 5 --seed 1", 0);
        let list = "name,birth,sex,federation id,rating,title,federation,club,cat\n\
             \"Alder, Ann\",2010-08-17,f,11,1500,MF,NED,DC Oak,Pupils\n\
             \"Birch, Bo\",1999-01-02,m,12,1400,GMI,BEL,Elm,Guests\n";
        write(&folder, "l.csv", list);
        run(&folder, "event add ./e.yaml --from ./l.csv", 0);
        run(&folder, &format!("event players ./e.yaml --lang {language} -o ./again.csv"), 0);
        run(&folder, "event new ./f --system swiss --rounds 5 --seed 1", 0);
        run(&folder, "event add ./f.yaml --from ./again.csv", 0);
        let players = |name: &str| {
            let text = file(&folder, name);
            let players: Vec<String> =
                text.lines().filter(|line| line.contains("{id: ")).map(str::to_owned).collect();
            players
        };
        assert_eq!(players("f.yaml"), players("e.yaml"), "{language}");
        // Rounds with their results.
        run(&folder, "event new ./r --system round-robin --seed 1", 0);
        for name in ["Alder, Ann", "Birch, Bo", "Cedar, Ce", "Damson, Di"] {
            run(&folder, &format!("event add ./r.yaml \"{name}\""), 0);
        }
        run(&folder, "event pair ./r.yaml --all", 0);
        let empty = file(&folder, "r.yaml");
        for round in 1..=3 {
            run(&folder, &format!("event result ./r.yaml --round {round} 2 0"), 0);
        }
        let full = file(&folder, "r.yaml");
        let all = format!("event pairings ./r.yaml --all --lang {language} -o ./all.csv");
        run(&folder, &all, 0);
        write(&folder, "s.yaml", &empty);
        run(&folder, "event result ./s.yaml --from ./all.csv", 0);
        let results = |text: &str| text.matches("result: 2-0").count();
        assert_eq!(results(&file(&folder, "s.yaml")), results(&full), "{language}");
        // Matches with their days.
        league(&folder);
        run(&folder, "event match ./l.yaml 1 --round 1 --date 2026-09-05 --time 19:30", 0);
        run(&folder, &format!("event fixtures ./l.yaml --lang {language} -o ./fix.csv"), 0);
        run(&folder, "event match ./l.yaml 1 --round 1 --date 2026-10-05", 0);
        run(&folder, "event match ./l.yaml --from ./fix.csv", 0);
        assert!(file(&folder, "l.yaml").contains("2026-09-05"), "{language}");
    }
}

#[test]
fn a_score_of_which_a_spreadsheet_made_a_day_is_told() {
    let folder = folder();
    players(&folder, "--system swiss --rounds 5", 4);
    run(&folder, "event pair ./e.yaml", 0);
    write(&folder, "r.csv", "board,result\n1,1-jan\n");
    let said = run(&folder, "event result ./e.yaml --from ./r.csv", 2);
    assert!(said.contains("the spreadsheet has made a day of a score: if 1-1 is meant"), "{said}");
}

#[test]
fn answers_have_days_amounts_and_rules_as_the_language_writes_them() {
    let folder = folder();
    players(&folder, "--system swiss --rounds 5", 4);
    run(&folder, "event pair ./e.yaml --date 2026-11-28", 0);
    let said = run(&folder, "event postpone ./e.yaml 1 --until 2026-12-01 --lang nl", 0);
    assert!(said.contains("1 december 2026") && !said.contains("2026-12-01"), "{said}");
    let said = run(&folder, "event postpone ./e.yaml 1 --until 2026-12-02", 0);
    assert!(said.contains("2026-12-02"), "as it can be typed: {said}");
    let said = run(&folder, "event prize set ./e.yaml Main 100 book:25 --lang nl", 0);
    assert!(said.contains("100,00, book:25") && !said.contains("100.00"), "{said}");
    let said = run(&folder, "event federation-report ./e.yaml --lang nl", 0);
    assert!(said.contains("Spelregels: Internationaal dammen"), "{said}");
    let said = run(&folder, "event add ./e.yaml --from ./none.csv --lang nl", 2);
    assert!(said.contains("is er niet") && !said.contains("os error"), "{said}");
}

#[test]
fn a_board_at_which_nobody_sits_is_said_to_be_empty() {
    let folder = folder();
    league(&folder);
    run(&folder, "event lineup ./l.yaml Elm 1 p4 - p6", 0);
    let said = run(&folder, "event result ./l.yaml --round 1 2=2-0", 1);
    assert!(said.contains("board 2 of match 1 is empty"), "{said}");
}

#[test]
fn events_are_listed_for_programs() {
    let folder = folder();
    run(&folder, "event new cup --system knockout --seed 1", 0);
    let said = run(&folder, "event list --format json", 0);
    let list: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(list["schema"], "arbiter.event-list/1");
    assert_eq!(
        (&list["events"][0]["event"], &list["events"][0]["state"]),
        (&"cup".into(), &"not-paired".into())
    );
}

#[test]
fn the_history_of_a_rating_list_speaks_the_language_of_who_asks() {
    let folder = folder();
    players(&folder, "--system swiss --rounds 5", 4);
    run(&folder, "event set ./e.yaml start=2026-11-28", 0);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml 2 1", 0);
    run(&folder, "rating update ./e.yaml --list club --scheme fmjd", 0);
    let said = run(&folder, "rating history --list club --lang nl", 0);
    assert!(said.contains("2 partijen tellen mee"), "{said}");
}

#[test]
fn a_category_of_a_club_that_nobody_has_and_a_group_of_one_are_named() {
    let folder = folder();
    run(&folder, "event new ./e --system swiss --rounds 5 --seed 1", 0);
    let list =
        "name,club,cat\nAlder,DC Het Noorden,Pupillen\nBirch,DC Zuid,Pupillen\nCedar,,Pupilen\n";
    write(&folder, "l.csv", list);
    run(&folder, "event add ./e.yaml --from ./l.csv", 0);
    let said =
        run(&folder, "event set ./e.yaml \"categories=[{name: Noord, club: het noorden}]\"", 0);
    assert!(
        said.contains("no player is of the club het noorden; there is DC Het Noorden"),
        "{said}"
    );
    let said = run(&folder, "event prize set ./e.yaml Noord 25 --category Noord", 0);
    assert!(said.contains("no player is of the club het noorden"), "{said}");
    let said = run(&folder, "event check ./e.yaml", 0);
    assert!(said.contains("category-empty") && said.contains("categories-alike"), "{said}");
    run(&folder, "event set ./e.yaml categories=", 0);
    let said = run(&folder, "event groups ./e.yaml --by category", 0);
    assert!(said.contains("group Pupilen has Cedar alone: is Pupillen meant?"), "{said}");
    let said = run(&folder, "event pair ./e.yaml", 1);
    assert!(said.contains("group Pupilen has 1"), "{said}");
}

#[test]
fn an_undo_to_a_text_that_is_no_event_says_how_to_go_further_back() {
    let folder = folder();
    players(&folder, "--system swiss --rounds 2", 4);
    let event = file(&folder, "e.yaml");
    write(&folder, "e.yaml", &event.replacen("\nsystem", "\n\tsystem", 1));
    run(&folder, "event restore ./e", 0);
    assert_eq!(file(&folder, "e.yaml"), event);
    let why = run(&folder, "event undo ./e", 2);
    assert!(why.contains("`arbiter event undo ./e.yaml 2` goes back further"), "{why}");
    let why = run(&folder, "event undo ./e --lang nl", 2);
    assert!(why.contains("`arbiter event undo ./e.yaml 2` gaat verder terug"), "{why}");
    run(&folder, "event undo ./e 2", 0);
}
