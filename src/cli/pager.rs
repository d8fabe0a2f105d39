//! The pager: text longer than the terminal is shown in the user's pager, as in `git`.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use unicode_width::UnicodeWidthStr;

use super::words::{wrapped, wrapped_lines};

/// Whether `--no-pager` was given.
static OFF: AtomicBool = AtomicBool::new(false);

/// Disables the pager for this run.
pub(super) fn turn_off() {
    OFF.store(true, Ordering::Relaxed);
}

/// Shows a text, in the pager if it does not fit on the terminal.
pub(super) fn show(text: &str, out: &mut dyn Write) -> io::Result<()> {
    let pager = pager().filter(|_| is_longer_than_terminal(text));
    let is_shown = match pager {
        Some(pager) => {
            out.flush()?;
            paged(text, &pager)
        }
        None => false,
    };
    if is_shown { Ok(()) } else { out.write_all(text.as_bytes()) }
}

/// Returns a list folded to the width of the terminal: a line that is too long continues below its
/// last column. The list is unchanged if there is no terminal.
pub(super) fn folded(text: &str) -> String {
    let width = io::stdout().is_terminal().then(crossterm::terminal::size);
    let width = width.and_then(Result::ok).map_or(0, |(columns, _)| usize::from(columns));
    let fold = |line: &str| match width {
        0 => format!("{line}\n"),
        width => fold(line, width),
    };
    text.lines().map(fold).collect()
}

/// Folds one line.
fn fold(line: &str, width: usize) -> String {
    if line.width() <= width {
        return format!("{line}\n");
    }
    let margin = line.len() - line.trim_start().len();
    // The start of the last column that leaves room for a sentence.
    let columns = line.match_indices("  ").map(|(at, _)| at + 2);
    let columns = columns.filter(|at| !line[*at..].starts_with(' '));
    let start = columns.filter(|at| line[..*at].width() * 2 <= width).last();
    let start = start.unwrap_or(margin + 2).min(line.len());
    let indent = " ".repeat(line[..start].width().min(width / 2));
    let (head, rest) = line.split_at(start);
    let mut out = head.to_owned();
    for (at, part) in wrapped(rest, width - indent.len()).iter().enumerate() {
        if at > 0 {
            out.push_str(&indent);
        }
        out.push_str(part);
        out.push('\n');
    }
    out
}

/// Returns the command of the pager, if one is wanted.
fn pager() -> Option<String> {
    let is_dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
    if OFF.load(Ordering::Relaxed) || is_dumb || !io::stdout().is_terminal() {
        return None;
    }
    let named = env::var("PAGER").ok();
    let usual = if cfg!(unix) { "less" } else { "" };
    let pager = named.as_deref().unwrap_or(usual).trim();
    (!pager.is_empty() && pager != "cat").then(|| pager.to_owned())
}

fn is_longer_than_terminal(text: &str) -> bool {
    let size = crossterm::terminal::size().ok().filter(|(columns, rows)| *columns > 0 && *rows > 0);
    let Some((columns, rows)) = size else { return false };
    // The prompt takes a line.
    wrapped_lines(text, usize::from(columns)) >= usize::from(rows)
}

/// Shows a text in this pager; returns false if the command does not exist.
fn paged(text: &str, pager: &str) -> bool {
    #[cfg(unix)]
    let mut command = {
        let mut command = Command::new("sh");
        command.args(["-c", pager]);
        command
    };
    #[cfg(not(unix))]
    let mut command = {
        let mut command = Command::new("cmd");
        command.args(["/C", pager]);
        command
    };
    if env::var_os("LESS").is_none() {
        command.env("LESS", "FRX");
    }
    // An interrupt is for the pager, which may be searching; this program waits until it ends.
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGINT, Default::default());
    let Ok(mut child) = command.stdin(Stdio::piped()).spawn() else { return false };
    if let Some(mut input) = child.stdin.take() {
        // A reader who has seen enough closes the pipe.
        let _ = input.write_all(text.as_bytes());
    }
    // A shell that does not find the command ends with 127.
    child.wait().is_ok_and(|status| status.code() != Some(127))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_is_too_wide_goes_on_below_its_last_column() {
        let line = "idf   745  a table of openings that are drawn before the round begins";
        let expected =
            "idf   745  a table of openings that are\n           drawn before the round begins\n";
        assert_eq!(fold(line, 40), expected);
        assert_eq!(fold(line, 80), format!("{line}\n"));
    }
}
