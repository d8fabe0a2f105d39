//! Commands of an event, typed in a folder.

use std::path::Path;
use std::process::Output;

use assert_cmd::Command;

/// Runs a command; the words come after `arbiter event`.
fn run(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.current_dir(folder).env_remove("ARBITER_LANG").arg("event").args(words);
    command.output().unwrap()
}

/// What a command prints, which must not be refused.
pub(crate) fn said(folder: &Path, words: &[&str]) -> String {
    let output = run(folder, words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}

/// Why a command is refused.
pub(crate) fn refused(folder: &Path, words: &[&str]) -> String {
    let output = run(folder, words);
    assert!(!output.status.success(), "{words:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What a command prints that reads these lines from standard input; what it refuses of them, too.
pub(crate) fn typed_at(folder: &Path, words: &[&str], lines: &str) -> String {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.current_dir(folder).env_remove("ARBITER_LANG").arg("event").args(words);
    let output = command.write_stdin(lines.to_owned()).output().unwrap();
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}
