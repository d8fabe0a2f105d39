//! Tests of what is seen in a terminal: the pager, lists of events, grouped help, words of earlier
//! releases.

use std::fs;
use std::path::Path;
use std::process::Command;

use draughts_arbiter::cli::command_line;

use crate::typed::{refused, said};

/// Runs a shell command line on a terminal of 24 lines.
fn on_terminal(folder: &Path, columns: u16, line: &str) -> String {
    let program = assert_cmd::cargo::cargo_bin("arbiter");
    let line = line.replace("arbiter ", &format!("'{}' ", program.display()));
    let typed = format!("stty cols {columns} rows 24 && {line}");
    let output = Command::new("script")
        .args(["-qec", &typed, "/dev/null"])
        .current_dir(folder)
        .env_remove("COLUMNS")
        .env_remove("ARBITER_LANG")
        .env_remove("LESS")
        .env("TERM", "xterm")
        .env_remove("NO_COLOR")
        .stdin(std::process::Stdio::null())
        .output()
        .expect("`script` of Debian's bsdutils");
    String::from_utf8_lossy(&output.stdout).replace('\r', "")
}

/// Creates a folder with an event of `players` players.
fn event_of(players: usize) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let names: String = (1..=players).map(|n| format!("Player {n};{}\n", 1000 + n)).collect();
    fs::write(path.join("names.csv"), format!("name;rating\n{names}")).unwrap();
    said(path, &["new", "open", "--system", "swiss", "--rounds", "5", "--seed", "1"]);
    said(path, &["add", "open", "--from", "names.csv", "--namesakes", "others"]);
    folder
}

#[cfg(target_os = "linux")]
#[test]
fn a_text_longer_than_the_terminal_goes_to_the_pager_and_no_other() {
    let folder = event_of(60);
    let path = folder.path();
    let pager = "PAGER='sed s/^/PAGED/'";
    for (line, is_paged) in [
        ("{} arbiter event players open", true),
        ("{} arbiter event --help", true),
        ("{} arbiter help swiss", true),
        ("{} arbiter event list", false),
        ("{} arbiter event players open --no-pager", false),
        ("{} arbiter --no-pager event players open", false),
        ("{} arbiter event players open --format json", false),
        ("{} arbiter event players open | tail -50", false),
        ("{} arbiter event players open -o x.txt", false),
        ("PAGER=cat arbiter event players open", false),
        ("PAGER= arbiter event players open", false),
        ("PAGER=no-such-pager arbiter event players open", false),
        ("TERM=dumb {} arbiter event players open", false),
    ] {
        let shown = on_terminal(path, 80, &line.replace("{}", pager));
        assert_eq!(shown.contains("PAGED"), is_paged, "{line}: {shown}");
        if line.contains("players") && !line.contains("-o") {
            assert!(shown.contains("Player 60"), "{line}: {shown}");
        }
    }
    let less = on_terminal(path, 80, "PAGER='echo LESS is $LESS; cat' arbiter event players open");
    assert!(less.contains("LESS is FRX"), "{less}");
}

#[test]
fn a_help_lists_every_command_in_exactly_one_group() {
    fn listed(command: &clap::Command, help: &str) {
        for below in command.get_subcommands().filter(|one| !one.is_hide_set()) {
            let name = below.get_name();
            if name == "help" {
                continue;
            }
            let of = format!("  {name} ");
            let count = help.lines().filter(|line| line.starts_with(&of)).count();
            assert_eq!(count, 1, "{name} in the help of {}", command.get_name());
        }
    }
    let mut arbiter = command_line();
    arbiter.build();
    for path in [&[][..], &["event"]] {
        let mut program = assert_cmd::Command::cargo_bin("arbiter").unwrap();
        let output = program.args(path).arg("--help").output().unwrap();
        let help = String::from_utf8(output.stdout).unwrap();
        let below = path.iter().fold(&arbiter, |at, name| at.find_subcommand(name).unwrap());
        listed(below, &help);
        let longest = help.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(longest <= 100, "{longest}");
        // Everything that is listed is a command.
        let indented = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
        let names = help.lines().filter(indented).filter_map(|line| line.split_whitespace().next());
        for name in names.filter(|name| !name.starts_with('-') && *name != "arbiter") {
            assert!(below.find_subcommand(name).is_some(), "{name}");
        }
    }
}

#[test]
fn events_are_listed_with_what_is_missing() {
    let folder = event_of(6);
    let path = folder.path();
    said(path, &["new", "autumn", "--system", "round-robin", "--seed", "1"]);
    said(path, &["pair", "open"]);
    said(path, &["result", "open", "1=2-0"]);
    let list = said(path, &["list"]);
    let line = |name: &str| list.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
    assert!(line("autumn").contains("not paired"), "{list}");
    let open = line("open");
    assert!(open.contains("2 results are missing") && open.contains("1/5"), "{list}");
    assert!(open.contains("Swiss"), "{list}");
    fs::write(path.join("tournaments/torn.yaml"), "schema: [").unwrap();
    let torn = refused(path, &["list"]);
    assert!(torn.contains("torn cannot be read"), "{torn}");
}

#[test]
fn a_slip_in_the_name_of_an_event_is_told_with_the_name() {
    let folder = event_of(4);
    let path = folder.path();
    for number in 0..15 {
        said(
            path,
            &["new", &format!("a{number}"), "--system", "swiss", "--rounds", "3", "--seed", "1"],
        );
    }
    for slip in ["opn", "opne", "Open2", "ope"] {
        let told = refused(path, &["standings", slip]);
        let near = told.contains("did you mean open?");
        assert!(near || slip == "Open2", "{slip}: {told}");
    }
}

#[test]
fn old_words_do_what_they_did_and_say_the_new_ones() {
    let folder = event_of(4);
    let path = folder.path();
    let said_now = |words: &[&str], new: &str| {
        let told = said(path, words);
        assert!(told.contains(&format!("is now `{new}")), "{words:?}: {told}");
    };
    said_now(&["prize", "open", "Main", "500", "300"], "event prize set");
    said_now(&["prizes", "open"], "event prize show`");
    said_now(&["playoffs", "open"], "event playoff show`");
    said(path, &["absent", "open", "p1"]);
    said_now(&["absent", "open", "p1", "--cancel"], "--remove`");
    said_now(&["late", "open", "p4", "--from", "2"], "--from-round`");
    // Showing gives the same output with and without its verb.
    let look = said(path, &["prize", "open"]);
    assert_eq!(look, said(path, &["prize", "show", "open"]));
    assert!(look.contains("500") && !look.contains("is now"), "{look}");
}

#[test]
fn a_command_without_its_noun_is_told_with_it() {
    for (word, meant) in
        [("pair", "event pair"), ("standings", "event standings"), ("tournament", "event")]
    {
        let mut program = assert_cmd::Command::cargo_bin("arbiter").unwrap();
        let output = program.env_remove("ARBITER_LANG").args([word, "open"]).output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2));
        assert!(told.contains(&format!("did you mean `arbiter {meant}`?")), "{told}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn tables_have_colours_on_a_terminal_alone() {
    let folder = event_of(6);
    let path = folder.path();
    said(path, &["pair", "open"]);
    said(path, &["result", "open", "1=2-0", "2=1-1", "3=0-2"]);
    let shown = on_terminal(path, 120, "arbiter event standings open");
    let leader = "\u{1b}[1mPlayer ";
    assert!(shown.contains(leader) && shown.contains("\u{1b}[2mp"), "{shown}");
    for line in [
        "NO_COLOR=1 arbiter event standings open",
        "arbiter event standings open | cat",
        "arbiter event standings open -o x.txt && cat x.txt",
        "arbiter event standings open --format csv",
        "arbiter event standings open --format json",
    ] {
        let shown = on_terminal(path, 120, line);
        assert!(shown.contains("Player 6") && !shown.contains('\u{1b}'), "{line}: {shown}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn publishing_shows_on_a_terminal_that_it_goes_on() {
    let folder = event_of(6);
    let path = folder.path();
    let shown = on_terminal(path, 80, "arbiter publish open -o site --languages en");
    assert!(shown.contains("making the pages"), "{shown}");
    let shown = on_terminal(path, 80, "arbiter publish open -o site2 --languages en 2>&1 | cat");
    assert!(!shown.contains("making the pages"), "{shown}");
}
