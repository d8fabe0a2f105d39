//! Tests of `arbiter event import`, run as an arbiter runs it.

use std::path::Path;

use assert_cmd::Command;
use draughts_arbiter::event::{Event, read};
use draughts_arbiter::event_report::event::{crosstable_text, trf_text};
use draughts_arbiter::trf::crosstable::CrosstableFormat;
use draughts_arbiter::trf::{ConversionNote, Edition};

const HEAD: &str = "012 Lakeside\n022 Elmham\n142 3\n152 W\n162  W 2.0    D 1.0\n";

/// Returns a report of four players after one round.
fn report() -> String {
    let line = |number: u16, name: &str, points: &str, round: &str| {
        let id = 10_000 + number;
        format!(
            "001 {number:>4} m    {name:33} 2100 NED {id:>11} {:10} {points:>4} {number:>4}  {round}\n",
            ""
        )
    };
    format!(
        "{HEAD}{}{}{}{}",
        line(1, "Ash, Alder", "2.0", "   3 w 1"),
        line(2, "Birch, Bea", "1.0", "   4 b ="),
        line(3, "Cedar, Cy", "0.0", "   1 b 0"),
        line(4, "Durmast, Di", "1.0", "   2 w ="),
    )
}

/// Returns the exit code, standard output and standard error.
fn arbiter(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let output = Command::cargo_bin("arbiter")
        .expect("the program is built")
        .current_dir(folder)
        .args(args)
        .output()
        .expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("a code"), text(output.stdout), text(output.stderr))
}

fn imported(file: &str, text: &str) -> (Event, String) {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join(file), text).expect("the file");
    let (code, out, err) = arbiter(folder.path(), &["event", "import", file, "--as", "club"]);
    assert_eq!(code, 0, "{err}");
    let (code, shown, err) = arbiter(folder.path(), &["event", "check", "club"]);
    assert_eq!(code, 0, "{shown}{err}");
    let path = folder.path().join("tournaments/club.yaml");
    let text = std::fs::read_to_string(path).expect("the event is written");
    (read("club.yaml", &text).expect("an event"), out)
}

#[test]
fn a_tournament_report_becomes_an_event_and_goes_out_again() {
    let (event, out) = imported("lake.trf", &report());
    assert!(out.contains("Lakeside, swiss, 4 players, 1 round paired"), "{out}");
    assert_eq!(event.players[1].federation_id.as_deref(), Some("10002"));
    let (text, notes) = trf_text(&event, Edition::Trf26).expect("a report");
    assert_eq!(notes, [ConversionNote::NoRoundDates]);
    let lines = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("001")).map(str::to_owned).collect()
    };
    // Places come from the standings: the two players who drew share theirs.
    let cut = |lines: Vec<String>| -> Vec<String> {
        lines.iter().map(|line| format!("{}{}", &line[..85], &line[89..])).collect()
    };
    assert_eq!(cut(lines(&text)), cut(lines(&report())));
}

#[test]
fn cross_tables_become_events_and_go_out_again() {
    let dap = ";Tournament table\nLakeside\n\
               Place;S.No.;Title;Name;Fed.;FMJD;R1;R2;Total;SSolk\n\
               1;1;GMI;Ash, Alder;NED;A 2339;2w2;+2;4;2\n\
               2;2;;Birch, Bea;NED;2100;1b0;3w2;2;4\n\
               3;3;;Cedar, Cy;NED;;;2b0;0;2\n";
    let (event, _) = imported("table.csv", dap);
    let (text, _) = crosstable_text(&event, CrosstableFormat::DraughtsArbiterPro);
    assert_eq!(text.replace(";2339;", ";A 2339;"), dap);
    let (text, _) = crosstable_text(&event, CrosstableFormat::Toernooibase);
    assert!(text.contains("2;;;Birch, Bea;ned;2100;0/1b;2/3w;2\n"), "{text}");
    let (event, _) = imported("matrix.csv", &text);
    assert_eq!(event.rounds.len(), 2);
}

#[test]
fn malformed_files_are_answered_with_line_column_and_what_was_expected() {
    let folder = tempfile::tempdir().expect("a folder");
    for (file, text, place, expected) in [
        ("a.trf", report().replace("4 b =", "4 x ="), "a.trf:7:97", "expected w, b or -"),
        ("b.trf", report().replace("1 b 0", "1 b 1"), "b.trf:6:95", "results that belong together"),
        ("c.trf", "012 Nobody\n".into(), "c.trf:1:1", "a record 001"),
        ("d.csv", "Pl;Name;R1\n1;Ash;2/9w\n".into(), "d.csv:2:7", "the place of an opponent"),
    ] {
        std::fs::write(folder.path().join(file), text).expect("the file");
        let (code, out, err) = arbiter(folder.path(), &["event", "import", file, "--as", "club"]);
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains(place) && err.contains(expected), "{err}");
    }
    assert!(!folder.path().join("tournaments").exists(), "nothing is written");
}

#[test]
fn what_is_no_tournament_is_refused_and_nothing_is_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("the file");
    };
    put("x.txt", "hello\n");
    put("x.pdn", "1. 32-28 *\n");
    put("lake.trf", &report());
    let run = |args: &[&str]| arbiter(folder.path(), args);
    let (code, _, err) = run(&["event", "import", "x.txt", "--as", "club"]);
    assert!(code == 2 && err.contains("neither a tournament report"), "{err}");
    let (code, _, err) = run(&["event", "import", "x.pdn", "--as", "club"]);
    assert!(code == 2 && err.contains("event games"), "{err}");
    let (code, _, err) = run(&["event", "import", "lake.trf"]);
    assert!(code == 2 && err.contains("--as NAME"), "{err}");
    let (code, out, _) = run(&["event", "import", "lake.trf", "--as", "club", "--dry-run"]);
    assert!(code == 0 && out.starts_with("schema: arbiter.event/1"), "{out}");
    assert!(!folder.path().join("tournaments").exists());
    assert_eq!(run(&["event", "import", "lake.trf", "--as", "club"]).0, 0);
    assert_ne!(run(&["event", "import", "lake.trf", "--as", "club"]).0, 0);
    let (_, history, _) = run(&["event", "history", "club"]);
    assert!(history.contains("lake.trf: Lakeside"), "{history}");
}

#[test]
fn an_event_is_exported_in_the_form_that_its_ending_or_a_word_says() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("lake.trf"), report()).expect("the file");
    let run = |args: &[&str]| arbiter(folder.path(), args);
    assert_eq!(run(&["event", "import", "lake.trf", "--as", "club"]).0, 0);
    for (args, file, holds) in [
        (vec!["-o", "out.trf"], "out.trf", "\n152 W\n162  W 2.0    D 1.0\n"),
        (vec!["--format", "trf16", "-o", "old.trf"], "old.trf", "\nXXR 3\nXXC white1\nBBW  2.0\n"),
        (vec!["--format", "dap", "-o", "dap.csv"], "dap.csv", "\nPlace;S.No.;Title;Name;"),
        (vec!["--format", "toernooibase", "-o", "t.csv"], "t.csv", "\nPl;FMJD-id;Title;Name;"),
    ] {
        let all: Vec<&str> = ["event", "export", "club"].into_iter().chain(args).collect();
        let (code, _, err) = run(&all);
        assert_eq!(code, 0, "{err}");
        let text = std::fs::read_to_string(folder.path().join(file)).expect("it is written");
        assert!(text.contains(holds), "{text}");
    }
    let (code, out, err) = run(&["event", "export", "club", "--format", "toernooibase"]);
    assert!(code == 0 && out.contains("Birch, Bea"), "{err}");
    let told = "place and federation, births and sexes of players, the initial colour";
    assert_eq!(err, format!("note: without a place in the file: {told}\n"));
}

#[test]
fn lines_that_disagree_are_told_with_what_can_be_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = report().replace("   3 w 1", "   3 w =");
    std::fs::write(folder.path().join("lake.trf"), text).expect("the file");
    let (code, _, err) = arbiter(folder.path(), &["event", "import", "lake.trf", "--as", "club"]);
    assert_eq!(code, 0, "{err}");
    let told = "round 1, board 1: the lines disagree, 1 Ash, Alder (White) has = and 3 Cedar, Cy \
                (Black) has 0: entered as 0-0";
    assert!(err.contains(told), "{err}");
    let help = "arbiter event result EVENT 1=1-1 --round 1 --amend --reason TEXT";
    assert!(err.contains(help), "{err}");
    // The proposed command works as printed.
    let typed =
        ["event", "result", "club", "1=1-1", "--round", "1", "--amend", "--reason", "asked"];
    let (code, _, err) = arbiter(folder.path(), &typed);
    assert_eq!(code, 0, "{err}");
}

#[test]
fn reports_in_utf_16_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = report().replace("Lakeside", "Seeufer Zürich");
    let file = |mark: [u8; 2], bytes: Vec<u8>| [mark.to_vec(), bytes].concat();
    let little = file([0xff, 0xfe], text.encode_utf16().flat_map(u16::to_le_bytes).collect());
    let big = file([0xfe, 0xff], text.encode_utf16().flat_map(u16::to_be_bytes).collect());
    for (bytes, name) in [(little, "little"), (big, "big")] {
        std::fs::write(folder.path().join("lake.trf"), bytes).expect("the file");
        let import = ["event", "import", "lake.trf", "--as", name];
        let (code, out, err) = arbiter(folder.path(), &import);
        assert_eq!((code, err.as_str()), (0, ""), "{err}");
        assert!(out.contains("Seeufer Zürich, swiss, 4 players"), "{out}");
        let (code, out, err) = arbiter(folder.path(), &["trf", "pair", "lake.trf"]);
        assert_eq!((code, out.lines().next()), (0, Some("2")), "{err}");
    }
}

#[test]
fn reports_in_a_code_page_are_read_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, page, bytes) in [
        ("Кубок", "windows-1251", &b"\xca\xf3\xe1\xee\xea"[..]),
        ("Zürich", "windows-1252", b"Z\xfcrich"),
    ] {
        let text = report();
        let (before, after) = text.split_once("Lakeside").expect("its name");
        let report = [before.as_bytes(), bytes, after.as_bytes()].concat();
        std::fs::write(folder.path().join("lake.trf"), report).expect("the file");
        let import = ["event", "import", "lake.trf", "--as", page];
        let (code, out, err) = arbiter(folder.path(), &import);
        assert!(code == 0 && err.contains(&format!("not UTF-8, read as {page}")), "{err}");
        assert!(out.contains(&format!("{name}, swiss, 4 players")), "{out}");
        let (code, _, err) = arbiter(folder.path(), &["trf", "standings", "lake.trf"]);
        assert!(code == 0 && err.contains(&format!("not UTF-8, read as {page}")), "{err}");
    }
}

#[test]
fn ranks_that_are_not_our_places_are_told_when_the_last_round_is_played() {
    // Birch and Durmast, with 1.0 each, share place 2.
    let one_round = report().replace("142 3", "142 1");
    let ranks = |text: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("lake.trf"), text).expect("the file");
        let import = ["event", "import", "lake.trf", "--as", "club", "--dry-run"];
        arbiter(folder.path(), &import).2
    };
    let err = ranks(&one_round);
    let told = "places by the tie-breaks taken, as the file names none (";
    assert!(err.contains(told) && err.contains("p4 Durmast, Di is 2, not 4"), "{err}");
    let err = ranks(&(one_round.clone() + "212 PTS,SB\n"));
    assert!(err.contains("places by the tie-breaks of the file (SB)"), "{err}");
    assert!(!ranks(&report()).contains("places by"), "rounds are still to come");
    let right = one_round.replace("1.0    4  ", "1.0    3  ").replace("0.0    3  ", "0.0    4  ");
    assert!(!ranks(&right).contains("places by"), "those who share a place may have one each");
}

#[test]
fn older_rules_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("lake.trf"), report() + "192 FIDE_DUTCH_2017\n").expect("it");
    let (code, out, err) = arbiter(folder.path(), &["trf", "pair", "lake.trf"]);
    assert_eq!((code, out.lines().next()), (0, Some("2")));
    assert!(err.contains("record 192 names FIDE_DUTCH_2017"), "{err}");
}

#[test]
fn a_report_is_no_list_of_players() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("lake.trf"), report()).expect("the file");
    let list = ";Tournament table\nLake\nPlace;S.No.;Title;Name;Fed.;FMJD;R1;Total;SSolk\n1;1;;Ash;;;;0;0\n";
    std::fs::write(folder.path().join("table.csv"), list).expect("the file");
    let new = ["event", "new", "club", "--system", "swiss", "--rounds", "5"];
    assert_eq!(arbiter(folder.path(), &new).0, 0);
    for file in ["lake.trf", "table.csv"] {
        let (code, _, err) = arbiter(folder.path(), &["event", "add", "club", "--from", file]);
        assert_eq!(code, 2, "{err}");
        assert!(err.contains("is a tournament report or a crosstable"), "{err}");
        assert!(err.contains("arbiter event import FILE --as NAME"), "{err}");
    }
    // Conversely, a list is not a report, which is said once, not for each of its lines.
    let (code, _, err) = arbiter(folder.path(), &["trf", "standings", "table.csv"]);
    assert_eq!((code, err.contains("the file has no player")), (2, true), "{err}");
    assert!(!err.contains("is no record that is known"), "{err}");
}
