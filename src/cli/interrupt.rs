//! Ctrl-C and the signals that stop a command: writing in progress is finished, an unfinished file
//! is removed, and the exit code is 130, or 128 plus the number of the signal.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[cfg(any(unix, windows))]
use anyhow::Context;

use super::exit::Failure;
#[cfg(any(unix, windows))]
use super::words;

/// The exit code that shells use for an interrupted command.
pub(super) const EXIT_CODE: u8 = 130;

/// The number of attempts to remove an unfinished folder to which files are still added.
#[cfg(any(unix, windows))]
const TRIES: usize = 100;

/// Locked during writing; holds the unfinished file, if there is one.
static WRITING: Mutex<Option<PathBuf>> = Mutex::new(None);

/// The function that restores the terminal, if a command has changed it.
static RESTORE: Mutex<Option<fn()>> = Mutex::new(None);

fn writing() -> MutexGuard<'static, Option<PathBuf>> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the unfinished file and exits with a code.
#[cfg(any(unix, windows))]
fn stop(code: i32) -> ! {
    if let Some(restore) = *RESTORE.lock().unwrap_or_else(PoisonError::into_inner) {
        restore();
    }
    // Locked to the end, so that nothing more is written.
    let unfinished = writing();
    if let Some(path) = &*unfinished {
        // It may already be gone; and while the command continues, files are added to a folder.
        for _ in 0..TRIES {
            let removed = std::fs::remove_file(path).or_else(|_| std::fs::remove_dir_all(path));
            if removed.is_ok() || !path.exists() {
                break;
            }
        }
    }
    std::process::exit(code)
}

/// Makes an interrupt, a termination and a hang-up wait for [`whole`] from now on. A signal that is
/// ignored when the command begins remains ignored, as `nohup` requires.
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

/// Returns the ignored signals, one bit each; 0 if the system does not report them.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}

/// Makes an interrupt wait for [`whole`] from now on.
#[cfg(windows)]
pub(super) fn watch() -> Result<(), Failure> {
    Ok(ctrlc::set_handler(|| stop(EXIT_CODE.into()))
        .with_context(|| words::label(words::Label::Watching))?)
}

/// Does nothing, because other systems have no interrupts.
#[cfg(not(any(unix, windows)))]
pub(super) fn watch() -> Result<(), Failure> {
    Ok(())
}

/// Makes an interrupt also restore the terminal from now on.
pub(super) fn restoring(restore: fn()) -> Result<(), Failure> {
    *RESTORE.lock().unwrap_or_else(PoisonError::into_inner) = Some(restore);
    watch()
}

/// Runs a function that an interrupt does not cut in two, such as writing and flushing some lines.
/// Must not be called recursively.
pub(super) fn whole<T>(write: impl FnOnce() -> T) -> T {
    let _held = writing();
    write()
}

/// Runs a function that moves the unfinished file to its place: an interrupt waits for it and no
/// longer removes anything. Must not be called inside [`whole`] or itself.
pub(super) fn placed<T>(place: impl FnOnce() -> T) -> T {
    let mut held = writing();
    *held = None;
    place()
}

/// Sets the file that an interrupt removes; `None` if there is none.
pub(super) fn unfinished(path: Option<PathBuf>) {
    *writing() = path;
}
