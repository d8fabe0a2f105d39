//! Syncs many files: the contents of the new ones, and the names of all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::panic::resume_unwind;
use std::path::Path;
use std::thread;

/// Writes a file that does not exist yet.
pub(super) fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(bytes)
}

/// The number of files synced at the same time.
const AT_ONCE: usize = 8;

/// Syncs files of a folder; returns the first that fails, with the error.
pub(super) fn sync_files<'n>(
    folder: &Path,
    names: &'n [String],
) -> Result<(), (&'n str, io::Error)> {
    let sync = |names: &'n [String]| {
        names.iter().try_for_each(|name| {
            let file = OpenOptions::new().write(true).open(folder.join(name));
            file.and_then(|file| file.sync_all()).map_err(|error| (name.as_str(), error))
        })
    };
    let sync = &sync;
    thread::scope(|scope| {
        let share = names.len().div_ceil(AT_ONCE).max(1);
        let begin = |part| {
            let begun = thread::Builder::new().spawn_scoped(scope, move || sync(part));
            begun.map_err(|_| part)
        };
        let begun: Vec<_> = names.chunks(share).map(begin).collect();
        let done = begun.into_iter().map(|one| match one {
            Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            // Without threads, one after the other.
            Err(part) => sync(part),
        });
        done.collect::<Vec<_>>().into_iter().collect()
    })
}

/// Syncs the names in a folder and its subfolders.
pub(super) fn sync_all(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            sync_all(&entry.path())?;
        }
    }
    // Not every system can sync a folder.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}
