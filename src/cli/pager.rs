//! A text that is longer than the terminal is shown in the reader's pager, as `git` does.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use super::words::wrapped_lines;

/// Set by `--no-pager`.
static OFF: AtomicBool = AtomicBool::new(false);

/// Turns the pager off for this run.
pub(super) fn turn_off() {
    OFF.store(true, Ordering::Relaxed);
}

/// Shows a text: in the pager if a terminal is too short for it, otherwise as ever.
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

/// The command of the pager, if one is wanted.
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

/// Shows a text in this pager; false if there is no such command.
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
        // A reader who has seen enough closes it.
        let _ = input.write_all(text.as_bytes());
    }
    // A shell that does not find the command ends with 127.
    child.wait().is_ok_and(|status| status.code() != Some(127))
}
