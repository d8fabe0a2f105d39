//! Tests of the desk on a real terminal with real keys, under `tmux`.
//!
//! Without `tmux` the tests are skipped, unless `CI` is set.

use std::env;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use super::{file, results, run};

/// How long to wait for a screen.
const PATIENCE: Duration = Duration::from_secs(30);

/// A terminal of 80 by 24 with a shell in it, closed on drop.
struct Terminal {
    socket: String,
}

impl Terminal {
    fn open(folder: &Path, env: &[(&str, &str)]) -> Option<Self> {
        let socket = folder.join("tmux").display().to_string();
        let mut tmux = Command::new("tmux");
        tmux.args(["-S", &socket, "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24"]);
        tmux.args(["-s", "desk"]).arg("-c").arg(folder);
        for (name, value) in env {
            tmux.args(["-e", &format!("{name}={value}")]);
        }
        tmux.args(["sh"]).env_remove("TMUX");
        tmux.status().is_ok_and(|status| status.success()).then_some(Self { socket })
    }

    fn tmux(&self, words: &[&str]) -> String {
        let mut tmux = Command::new("tmux");
        let output = tmux.args(["-S", &self.socket]).args(words).output().unwrap();
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Presses keys, given by their tmux names.
    fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys", "-t", "desk"], keys].concat());
    }

    /// Types a command and runs it.
    fn command(&self, text: &str) {
        self.tmux(&["send-keys", "-t", "desk", "-l", text]);
        self.press(&["Enter"]);
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-t", "desk"])
    }

    /// Waits until the screen contains a text, and returns the screen.
    fn shows(&self, text: &str) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if screen.contains(text) {
                return screen;
            }
            assert!(begun.elapsed() < PATIENCE, "`{text}` is not on the screen:\n{screen}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Starts a program, after which the shell prints the state of the terminal.
    fn begin(&self, before: &str) {
        let program = env!("CARGO_BIN_EXE_arbiter");
        let then = "echo \"code=$?\"; stty -a | grep -o '[-]*icanon'; echo rea''dy";
        // Clear the screen first, so that no old text is mistaken for new.
        self.tmux(&["send-keys", "-R", "-t", "desk"]);
        self.command(&format!("{before} {program} event desk club.yaml; {then}"));
        self.shows("\nboard ");
    }

    /// Asserts that the program has ended with one of these exit codes, and that the terminal is
    /// back in the mode a shell expects.
    fn is_restored(&self, codes: &[u8]) {
        let screen = self.shows("\nready");
        let ended = |code: &u8| screen.contains(&format!("code={code}\n"));
        assert!(codes.iter().any(ended), "{screen}");
        assert!(screen.contains("\nicanon\n"), "{screen}");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

/// Opens a terminal with the desk of an event in it.
fn desk(folder: &Path, boards: usize, env: &[(&str, &str)]) -> Option<Terminal> {
    file(folder, boards, "");
    let Some(terminal) = Terminal::open(folder, env) else {
        assert!(env::var_os("CI").is_none(), "tmux is needed: install it");
        println!("left out: tmux is missing or cannot be started");
        return None;
    };
    terminal.begin("");
    Some(terminal)
}

#[test]
fn a_round_is_entered_with_single_keys() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    let Some(terminal) = desk(folder.path(), 4, &[("NO_COLOR", "1")]) else { return };
    terminal.shows("board 1: Alder, Ann - Birch, Bo:");
    terminal.press(&["2"]);
    terminal.shows("board 2: Cedar, Cleo - Dogwood, Dan:");
    assert_eq!(results(&path)[0], "2-0", "on the disk before the next is asked for");
    // Typed ahead as fast as the terminal accepts it.
    terminal.press(&["1", "0"]);
    terminal.shows("board 4: Ginkgo, Gus - Hazel, Hal:");
    terminal.press(&["Left"]);
    terminal.shows("board 3: Elm, Eva - Fir, Finn 0-2, recorded:");
    terminal.press(&["a", "2", "Enter", "r", "e", "a", "BSpace", "a", "d", "Enter"]);
    terminal.shows("board 4: Ginkgo, Gus - Hazel, Hal:");
    assert_eq!(results(&path), ["2-0", "1-1", "2-0", "-"]);
    terminal.press(&["/", "A", "l", "d", "Enter"]);
    terminal.shows("board 1: Alder, Ann - Birch, Bo 2-0, recorded:");
    // Keys typed ahead before a refusal are discarded.
    terminal.press(&["7", "2", "2"]);
    let screen = terminal.shows("refused: ");
    assert!(!screen.contains('\u{1b}'), "{screen}");
    terminal.press(&["q"]);
    terminal.shows("4 results were entered");
    terminal.is_restored(&[0]);
    assert_eq!(results(&path), ["2-0", "1-1", "2-0", "-"]);
}

#[test]
fn another_size_and_an_interrupt_leave_the_terminal_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    let Some(terminal) = desk(folder.path(), 4, &[]) else { return };
    terminal.press(&["2"]);
    terminal.shows("board 2: Cedar, Cleo - Dogwood, Dan:");
    terminal.tmux(&["resize-window", "-t", "desk", "-x", "24", "-y", "8"]);
    terminal.shows("board 2: Cedar, Cleo …");
    terminal.tmux(&["resize-window", "-t", "desk", "-x", "100", "-y", "30"]);
    terminal.shows("board 2: Cedar, Cleo - Dogwood, Dan:");
    terminal.press(&["C-c"]);
    terminal.shows("1 result was entered");
    terminal.is_restored(&[130]);
    // A signal from outside.
    terminal.begin("");
    terminal.press(&["1"]);
    terminal.shows("board 3: ");
    for signal in ["INT", "TERM"] {
        let pid = terminal.tmux(&["display-message", "-p", "-t", "desk", "#{pane_pid}"]);
        let pid = pid.trim();
        // The program is the only child of the shell in the pane.
        let child = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap();
        assert!(!child.trim().is_empty(), "no program runs in the pane");
        Command::new("kill").arg(format!("-{signal}")).arg(child.trim()).status().unwrap();
        terminal.is_restored(&[130, 143]);
        terminal.begin("");
    }
    terminal.press(&["q"]);
    assert_eq!(results(&path)[..2], ["2-0", "1-1"]);
}

/// A terminal without screen control takes lines.
#[test]
fn a_simple_terminal_takes_lines() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    file(folder.path(), 4, "");
    let Some(terminal) = Terminal::open(folder.path(), &[]) else { return };
    terminal.begin("TERM=dumb");
    terminal.shows("board 1: Alder, Ann - Birch, Bo:");
    terminal.command("w-late");
    terminal.shows("board 2: Cedar, Cleo - Dogwood, Dan:");
    terminal.command("7");
    terminal.shows("refused: ");
    terminal.command("0");
    terminal.shows("board 3: ");
    terminal.command("q");
    terminal.is_restored(&[0]);
    assert_eq!(results(&path), ["0-2 forfeit", "0-2", "-", "-"]);
    run(&["history"], &path);
}
