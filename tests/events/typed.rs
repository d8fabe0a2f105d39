//! Event commands, typed in a folder.

use std::path::Path;
use std::process::Output;

use assert_cmd::Command;

/// Runs a command; the words come after `arbiter event`.
fn run(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.current_dir(folder).env_remove("ARBITER_LANG").arg("event").args(words);
    command.output().unwrap()
}

/// Returns what a command prints, and asserts that it succeeds.
pub(crate) fn said(folder: &Path, words: &[&str]) -> String {
    let output = run(folder, words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}

/// Returns why a command is refused.
pub(crate) fn refused(folder: &Path, words: &[&str]) -> String {
    let output = run(folder, words);
    assert!(!output.status.success(), "{words:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Returns what a command prints, including refusals, when it reads these lines from standard
/// input.
pub(crate) fn typed_at(folder: &Path, words: &[&str], lines: &str) -> String {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.current_dir(folder).env_remove("ARBITER_LANG").arg("event").args(words);
    let output = command.write_stdin(lines.to_owned()).output().unwrap();
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}
