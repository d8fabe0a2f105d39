//! EVENT on the command line: a path, or a name in `tournaments/`.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};

use crate::app::named::{is_name, names_in, path_in};
use crate::app::new_file::shown;
use crate::cli::exit::Failure;
use crate::cli::misuse::{Misuse, misuse};
use crate::diag::nearest;
use crate::report::printable;
use crate::storage::{RealDisk, Store};

/// The folder in which names are looked up.
const FOLDER: &str = "tournaments";

/// Returns the names of the events in the folder.
pub(in crate::cli) fn names() -> Vec<String> {
    names_in(FOLDER)
}

/// Returns the names of the events in the folder whose files are gone, with a history.
pub(super) fn lost_names() -> Vec<String> {
    let entries = std::fs::read_dir(FOLDER).into_iter().flatten().filter_map(Result::ok);
    let histories = entries.map(|entry| entry.path()).filter(|path| {
        path.extension().is_some_and(|ending| ending == "history")
            && Store::at(RealDisk, path.with_extension("yaml")).is_lost()
    });
    let mut names: Vec<String> =
        histories.filter_map(|path| path.file_stem()?.to_str().map(str::to_owned)).collect();
    names.sort();
    names
}

/// Returns the file of an event: for a name, the one in the folder, or else in the current folder;
/// for a path, the file there, or else with the ending of an event. A bare file name may be that of
/// a file in the folder, too.
pub(super) fn path_of(target: &str) -> PathBuf {
    let path = path_in(FOLDER, target);
    let in_folder = Path::new(FOLDER).join(target);
    let is_bare = Path::new(target).file_name() == Some(OsStr::new(target));
    if is_bare && !is_name(target) && !path.exists() && in_folder.is_file() {
        return in_folder;
    }
    let beside = Path::new(target).with_extension("yaml");
    if is_name(target) && !path.is_file() && beside.is_file() {
        return beside;
    }
    let with_ending = with_ending(&path);
    let is_meant = !path.exists() && !path.is_symlink() && with_ending.is_file();
    if is_meant { with_ending } else { path }
}

/// Returns the file for a new event: a path without the ending of an event gets it.
pub(super) fn new_path(target: &str) -> PathBuf {
    let path = path_of(target);
    let is_yaml = |ending: &OsStr| ending == "yaml" || ending == "yml";
    if path.extension().is_some_and(is_yaml) { path } else { with_ending(&path) }
}

/// Returns whether a word differs from a name by one forgotten, added, replaced or transposed
/// letter, or is its beginning.
fn is_slip(word: &str, name: &str) -> bool {
    let (letters, of_name) = (word.chars().count(), name.chars().count());
    let one = letters.abs_diff(of_name) <= 1 && letters >= 2;
    name.starts_with(word) || one && strsim::damerau_levenshtein(word, name) <= 1
}

/// Returns the path with `.yaml` appended.
fn with_ending(path: &Path) -> PathBuf {
    let mut path = OsString::from(path);
    path.push(".yaml");
    path.into()
}

/// Returns the file of an event that exists.
pub(in crate::cli) fn existing(target: &str) -> Result<PathBuf, Failure> {
    let path = path_of(target);
    // A file that cannot be examined may exist, and reading it reports the obstacle; but a circular
    // link is not a file.
    let may_be =
        |error: io::Error| error.kind() == io::ErrorKind::PermissionDenied || !path.is_symlink();
    if path.try_exists().unwrap_or_else(may_be) {
        return Ok(path);
    }
    let shown_path = shown(&path);
    if path.symlink_metadata().is_ok() {
        return Err(misuse(&Misuse::LinkToNothing { path: shown_path }));
    }
    if Store::at(RealDisk, &path).is_lost() {
        let event = printable(target).into_owned();
        return Err(misuse(&Misuse::EventGone { path: shown_path, event }));
    }
    // The user named a list or a report instead of the event created from it.
    if Path::new(target).is_file() {
        return Err(misuse(&Misuse::NotAnEvent { file: shown(Path::new(target)) }));
    }
    let names = names();
    // A slip in a name of three letters counts, too.
    let word = target.to_lowercase();
    let near = nearest(target, names.iter().map(String::as_str))
        .map(str::to_owned)
        .or_else(|| names.iter().find(|name| is_slip(&word, &name.to_lowercase())).cloned());
    if let Some(near) = near.filter(|_| is_name(target)) {
        let (path, near) = (shown_path, printable(&near).into_owned());
        return Err(misuse(&Misuse::NoEventButNear { path, near }));
    }
    let others = (!names.is_empty()).then(|| {
        let first = names.iter().take(12).cloned().collect::<Vec<_>>().join(", ");
        let more = if names.len() > 12 { ", ..." } else { "" };
        format!("{}{more}", printable(&first))
    });
    let folder = is_name(target).then_some(FOLDER);
    Err(misuse(&Misuse::NoEvent { path: shown_path, folder, others }))
}
