//! Ctrl-C, and what the system asks a command to stop with: whatever is being written is finished,
//! an unfinished file is removed, and the exit code is 130, or 128 and the number of the signal.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[cfg(any(unix, windows))]
use anyhow::Context;

use super::exit::Failure;
#[cfg(any(unix, windows))]
use super::words;

/// The exit code that shells use for an interrupted command.
pub(super) const EXIT_CODE: u8 = 130;

/// How often an unfinished folder is removed into which files still come.
#[cfg(any(unix, windows))]
const TRIES: usize = 100;

/// Held while something is written; holds the unfinished file, if there is one.
static WRITING: Mutex<Option<PathBuf>> = Mutex::new(None);

/// What makes the terminal what it was, if a command has changed it.
static RESTORE: Mutex<Option<fn()>> = Mutex::new(None);

fn writing() -> MutexGuard<'static, Option<PathBuf>> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the unfinished file and ends with an exit code.
#[cfg(any(unix, windows))]
fn stop(code: i32) -> ! {
    if let Some(restore) = *RESTORE.lock().unwrap_or_else(PoisonError::into_inner) {
        restore();
    }
    // Held to the end, so that nothing more is written.
    let unfinished = writing();
    if let Some(path) = &*unfinished {
        // It may already be gone; and as long as the command goes on, files come into a folder.
        for _ in 0..TRIES {
            let removed = std::fs::remove_file(path).or_else(|_| std::fs::remove_dir_all(path));
            if removed.is_ok() || !path.exists() {
                break;
            }
        }
    }
    std::process::exit(code)
}

/// From here on an interrupt, a termination and a hang-up wait for [`whole`]. What is ignored when
/// the command begins stays so: `nohup` means that.
#[cfg(unix)]
pub(super) fn watch() -> Result<(), Failure> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    let ignored = ignored();
    let watched = [SIGINT, SIGTERM, SIGHUP];
    let watched = watched.into_iter().filter(|signal| ignored & 1 << (signal - 1) == 0);
    let mut signals =
        Signals::new(watched).with_context(|| words::label(words::Label::Watching))?;
    let wait = move || {
        if let Some(signal) = signals.forever().next() {
            stop(128 + signal);
        }
    };
    std::thread::Builder::new()
        .spawn(wait)
        .with_context(|| words::label(words::Label::Watching))?;
    Ok(())
}

/// Returns the signals that are ignored, a bit each; none where the system does not say.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}

/// From here on an interrupt waits for [`whole`].
#[cfg(windows)]
pub(super) fn watch() -> Result<(), Failure> {
    Ok(ctrlc::set_handler(|| stop(EXIT_CODE.into()))
        .with_context(|| words::label(words::Label::Watching))?)
}

/// Elsewhere nobody interrupts.
#[cfg(not(any(unix, windows)))]
pub(super) fn watch() -> Result<(), Failure> {
    Ok(())
}

/// From here on an interrupt also makes the terminal what it was.
pub(super) fn restoring(restore: fn()) -> Result<(), Failure> {
    *RESTORE.lock().unwrap_or_else(PoisonError::into_inner) = Some(restore);
    watch()
}

/// Does something that an interrupt does not cut in two: writing some lines and
/// flushing them. Must not be called inside itself.
pub(super) fn whole<T>(write: impl FnOnce() -> T) -> T {
    let _held = writing();
    write()
}

/// Puts in its place what was unfinished until then: an interrupt waits for that, and removes nothing
/// any more. Must not be called inside [`whole`] or itself.
pub(super) fn placed<T>(place: impl FnOnce() -> T) -> T {
    let mut held = writing();
    *held = None;
    place()
}

/// Names the file that an interrupt removes; `None` if there is none.
pub(super) fn unfinished(path: Option<PathBuf>) {
    *writing() = path;
}
