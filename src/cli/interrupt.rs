//! Ctrl-C: whatever is being written is finished, an unfinished file is removed,
//! and the exit code is 130.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::Context;

use super::exit::Failure;
use super::words;

/// The exit code that shells use for an interrupted command.
pub(super) const EXIT_CODE: u8 = 130;

/// Held while something is written; holds the unfinished file, if there is one.
static WRITING: Mutex<Option<PathBuf>> = Mutex::new(None);

/// What makes the terminal what it was, if a command has changed it.
static RESTORE: Mutex<Option<fn()>> = Mutex::new(None);

fn writing() -> MutexGuard<'static, Option<PathBuf>> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From here on an interrupt waits for [`whole`].
pub(super) fn watch() -> Result<(), Failure> {
    let stop = || {
        if let Some(restore) = *RESTORE.lock().unwrap_or_else(PoisonError::into_inner) {
            restore();
        }
        // Held to the end, so that nothing more is written.
        let unfinished = writing();
        if let Some(path) = &*unfinished {
            // It may already be gone.
            let _ = std::fs::remove_file(path);
        }
        std::process::exit(EXIT_CODE.into())
    };
    Ok(ctrlc::set_handler(stop).with_context(|| words::label(words::Label::Watching))?)
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

/// Names the file that an interrupt removes; `None` if there is none.
pub(super) fn unfinished(path: Option<PathBuf>) {
    *writing() = path;
}
