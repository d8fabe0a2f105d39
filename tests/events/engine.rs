//! Tests of the drop-in engine, called under the name of bbpPairings as other programs call it.

use std::path::Path;
use std::process::{Command, Output};

/// A folder with the program under the engine's name, and a report before round 2.
struct Desk(tempfile::TempDir);

const REPORT: &str = "tests/cmd/trf.in/lakeside.trf";

impl Desk {
    fn new() -> Self {
        let desk = tempfile::tempdir().expect("a folder");
        let program = desk.path().join(format!("bbpPairings{}", std::env::consts::EXE_SUFFIX));
        let built = env!("CARGO_BIN_EXE_arbiter");
        std::fs::hard_link(built, &program)
            .or_else(|_| std::fs::copy(built, &program).map(drop))
            .expect("a copy of the program");
        std::fs::copy(REPORT, desk.path().join("pairings-input.trfx")).expect("the report");
        Self(desk)
    }

    fn call(&self, arguments: &[&str]) -> Output {
        let program = self.0.path().join("bbpPairings");
        loop {
            let output = Command::new(&program).args(arguments).current_dir(self.0.path()).output();
            match output {
                // A child that another test has just started still has the copy open for writing.
                Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => {
                    std::thread::yield_now();
                }
                output => return output.expect("the program runs"),
            }
        }
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    fn read(&self, name: &str) -> Option<String> {
        std::fs::read_to_string(self.0.path().join(name)).ok()
    }
}

/// Returns the cells of a checklist: the text between tabs, trimmed.
fn cells(checklist: &str) -> Vec<Vec<&str>> {
    let rows = checklist.lines().filter(|line| line.contains('\t'));
    rows.map(|line| line.split('\t').map(str::trim).collect()).collect()
}

#[test]
fn a_manager_gets_the_pairing_and_the_history_of_a_round() {
    let desk = Desk::new();
    let [input, out, list] = ["pairings-input.trfx", "pairings-output.txt", "checklist-output.txt"]
        .map(|name| desk.path(name));
    let output = desk.call(&["--dutch", &input, "-p", &out, "-l", &list]);
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(0), &b""[..]));
    assert_eq!(desk.read("pairings-output.txt").as_deref(), Some("3\n2 1\n4 3\n6 5\n"));
    let checklist = desk.read("checklist-output.txt").expect("a checklist");
    let rows = cells(&checklist);
    assert_eq!(rows[0], ["ID", "Pts", "--", "Pref", "C2", "C14", "C16", "Cur", "", "R1", ""]);
    assert_eq!(rows[1], ["1", "2.0", "W", "(B)", "Y", "", "", "(2B)", "", "4", ""]);
    assert_eq!(rows.len(), 7, "player 7 is not to be paired");
    assert_eq!(checklist.lines().filter(|line| line.is_empty()).count(), 6, "before each score");
}

#[test]
fn files_without_a_folder_are_next_to_the_report() {
    let desk = Desk::new();
    std::fs::create_dir(desk.0.path().join("in")).expect("a folder");
    std::fs::copy(REPORT, desk.0.path().join("in/a.trf")).expect("the report");
    assert_eq!(desk.call(&["in/a.trf", "-p", "out.txt", "-l"]).status.code(), Some(0));
    assert!(desk.read("in/out.txt").is_some() && desk.read("in/a.list").is_some());
    assert!(!Path::new(&desk.path("out.txt")).exists());
}

#[test]
fn without_a_legal_pairing_no_answer_of_another_round_stays() {
    let desk = Desk::new();
    std::fs::copy("tests/cmd/trf.in/all-met.trf", desk.0.path().join("met.trf")).expect("a report");
    std::fs::write(desk.0.path().join("out.txt"), "1\n1 2\n").expect("an older answer");
    let output = desk.call(&["--dutch", "met.trf", "-p", "out.txt", "-l", "list.txt"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(desk.read("out.txt").as_deref(), Some(""));
    let list = desk.read("list.txt").expect("a checklist");
    assert!(cells(&list)[1..].iter().all(|row| row[7].is_empty()), "nobody is paired: {list}");
}

#[test]
fn exit_codes_are_those_of_the_engine() {
    let desk = Desk::new();
    std::fs::write(desk.0.path().join("bad.trf"), "001 x\n").expect("a bad report");
    let large = std::fs::File::create(desk.0.path().join("large.trf")).expect("a file");
    large.set_len((16 << 20) + 1).expect("a large file");
    std::fs::copy("tests/cmd/trf.in/teams.trf", desk.0.path().join("teams.trf")).expect("a report");
    for (arguments, code) in [
        (&["-r"][..], 0),
        (&[], 0),
        (&["--dutch", "pairings-input.trfx", "-c"], 3),
        (&["--dutch", "bad.trf", "-p"], 3),
        (&["--dutch", "teams.trf", "-p"], 3),
        (&["--team", "teams.trf", "-p"], 0),
        (&["--team", "pairings-input.trfx", "-p"], 3),
        (&["--burstein", "pairings-input.trfx", "-p"], 3),
        (&["--dutch", "-g", "-o", "made-up.trf"], 3),
        (&["--dutch", "pairings-input.trfx"], 3),
        (&["--dutch", "large.trf", "-p"], 4),
        (&["--dutch", "nobody.trf", "-p"], 5),
        (&["--dutch", "nobody.trf", "-c"], 5),
        (&["--dutch", "pairings-input.trfx", "-p", "nowhere/out.txt"], 5),
    ] {
        let output = desk.call(arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    }
    // A failure to write the checklist does not prevent the pairing, and is not a success.
    let output = desk.call(&["--dutch", "pairings-input.trfx", "-p", "-l", "nowhere/list.txt"]);
    assert_eq!((output.status.code(), output.stderr.is_empty()), (Some(5), false));
    assert!(!output.stdout.is_empty());
    #[cfg(target_os = "linux")]
    for arguments in [
        &["--dutch", "pairings-input.trfx", "-p", "-l", "/dev/full"][..],
        &["--dutch", "/dev/zero", "-p"],
    ] {
        assert_eq!(desk.call(arguments).status.code(), Some(5), "{arguments:?}");
    }
}

#[test]
fn absences_of_the_next_round_are_a_round_for_the_checker() {
    let desk = Desk::new();
    let report = std::fs::read_to_string(REPORT).expect("the report");
    // The half-point bye of round 2 must be in the score, as in bbpPairings.
    let counted = report.replace("2.0       0000 - U  0000 - H", "3.0       0000 - U  0000 - H");
    assert_ne!(counted, report);
    std::fs::write(desk.0.path().join("counted.trf"), counted).expect("a report");
    let output = desk.call(&["--dutch", "counted.trf", "-c", "-l"]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(said, "counted: Round #1\ncounted: Round #2\n\n");
    let list = desk.read("counted.list").expect("a checklist");
    let (_, second) = list.split_once("Round #2\n").expect("a second round");
    let rows = cells(second);
    assert_eq!((rows.len(), rows[0][0]), (1, "ID"), "nobody is to be paired: {second}");
    let output = desk.call(&["--dutch", "pairings-input.trfx", "-c"]);
    assert_eq!(output.status.code(), Some(3), "the score lacks the bye");
}

#[test]
fn the_list_of_a_round_that_cannot_be_paired_ends_with_its_table() {
    let desk = Desk::new();
    std::fs::copy("tests/cmd/engine.in/all-met.trf", desk.0.path().join("all-met.trf"))
        .expect("a report");
    let output = desk.call(&["--dutch", "all-met.trf", "-p", "-l"]);
    assert_eq!(output.status.code(), Some(1));
    let list = desk.read("all-met.list").expect("a checklist");
    assert!(!list.contains("arbiter") && list.contains("ID"), "{list}");
}
