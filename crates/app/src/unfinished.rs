//! The folder in which a new one is written, next to its destination: `.site.4711-0.unfinished`.
//!
//! A command that writes there holds a lock on its list. The next one that writes there removes the
//! remains of a killed command: it first takes that lock, and keeps it until nothing is left. A
//! folder without a list is removed only while it is empty. Hence no command removes what another
//! has begun, and a command that has lost its folder begins the next one.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::litter;
use super::new_file::{is_of_process, process};

/// The list of the files of a folder, one name per line, relative to the folder.
pub(super) const LIST: &str = ".arbiter-files";

/// The number of names tried for the unfinished folder.
const MAX_TRIES: u32 = 100;

/// Creates a new folder next to a folder, with its list.
pub(super) fn beside(target: &Path) -> io::Result<(PathBuf, File)> {
    let parent = target.parent().filter(|parent| !parent.as_os_str().is_empty());
    let parent = parent.unwrap_or(Path::new("."));
    fs::create_dir_all(parent)?;
    clear(parent, target);
    for number in 0..MAX_TRIES {
        let path = hidden(target, number, "unfinished")?;
        match fs::create_dir(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => {
                made?;
                match listed(&path) {
                    Ok(Some(list)) => return Ok((path, list)),
                    Ok(None) => {}
                    Err(error) => {
                        // The error is reported, but no folder of ours remains.
                        let _ = fs::remove_dir_all(&path);
                        return Err(error);
                    }
                }
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Creates the locked list of a new folder.
///
/// Returns `None` if another command has taken the folder for the remains of a dead one, and has
/// removed it or is about to.
fn listed(folder: &Path) -> io::Result<Option<File>> {
    let path = folder.join(LIST);
    let list = match OpenOptions::new().write(true).create_new(true).open(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        list => list?,
    };
    // Without locks, nothing is cleared either.
    let is_taken = matches!(list.try_lock(), Err(TryLockError::WouldBlock));
    Ok((!is_taken && path.try_exists()?).then_some(list))
}

/// Returns an unused name next to a folder.
pub(super) fn free(target: &Path, what: &str) -> io::Result<PathBuf> {
    for number in 0..MAX_TRIES {
        let path = hidden(target, number, what)?;
        if !path.try_exists()? {
            return Ok(path);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Removes the remains of a folder that killed commands left: those whose list has a free lock.
///
/// An older folder is kept while its replacement is missing.
fn clear(parent: &Path, target: &Path) {
    let prefix = format!(".{}.", target.file_name().unwrap_or_default().to_string_lossy());
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let ours = |what: &str| {
            let number = name.strip_prefix(&prefix).and_then(|rest| rest.strip_suffix(what));
            number.is_some_and(is_of_process)
        };
        let is_left = ours(".unfinished") || (ours(".replaced") && target.is_dir());
        if is_left && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            clear_one(&entry.path(), target);
        }
    }
}

fn clear_one(left: &Path, target: &Path) {
    // Only an empty folder is removed in this way: a very new one, or one in which nothing was
    // begun.
    if fs::remove_dir(left).is_ok() {
        return;
    }
    // Held until all of it is gone.
    let list = File::open(left.join(LIST));
    let is_dead = match &list {
        Ok(list) => list.try_lock().is_ok(),
        // The remains that an interrupt could not remove.
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    };
    // It may still contain files to be kept.
    if is_dead && (!holds_kept(left) || litter::carry(left, target).is_ok()) {
        let _ = fs::remove_dir_all(left);
    }
}

/// Returns whether a folder has files that [`litter`] keeps.
fn holds_kept(folder: &Path) -> bool {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    names.into_iter().any(|entry| litter::is_kept(&entry.file_name().to_string_lossy()))
}

/// Returns a name such as `.site.4711-0.unfinished`.
fn hidden(target: &Path, number: u32, what: &str) -> io::Result<PathBuf> {
    let name = target.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut hidden = OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}-{number}.{what}", process()));
    Ok(target.with_file_name(hidden))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_stopped_command_left_is_removed_and_what_another_writes_is_not() {
        let temporary = tempfile::tempdir().unwrap();
        let site = temporary.path().join("site");
        let left = |name: &str| temporary.path().join(name);
        // Stopped before there was a list, before the list was locked, and while removing its own
        // folder.
        fs::create_dir(left(".site.1-0.unfinished")).unwrap();
        fs::create_dir(left(".site.2-0.unfinished")).unwrap();
        fs::write(left(".site.2-0.unfinished").join(LIST), "").unwrap();
        fs::create_dir_all(left(".site.3-0.unfinished").join("players")).unwrap();
        let (first, list) = beside(&site).unwrap();
        let (second, _other) = beside(&site).unwrap();
        let mut names: Vec<_> =
            fs::read_dir(temporary.path()).unwrap().map(|one| one.unwrap().path()).collect();
        names.sort();
        assert_eq!(names, [first, second]);
        drop(list);
        let (third, _list) = beside(&site).unwrap();
        assert_eq!(third, names[0], "its lock is gone, and so is it");
    }
}
