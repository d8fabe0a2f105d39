//! Files that match a pattern but whose names are not UTF-8, which the pattern library mostly omits
//! silently.
//!
//! The bytes that are not UTF-8 match `*`, `?` and `[!a]`, as any character does. The pattern
//! library reports what cannot be read.

use std::fs;
use std::path::{Path, PathBuf, is_separator};

use glob::Pattern;

/// Returns the files and folders that match a pattern and whose path is not UTF-8, in the order of
/// their names; the content of a matching folder is not included.
pub(super) fn misnamed(pattern: &str) -> Vec<PathBuf> {
    let first = pattern.find(['*', '?', '[']).unwrap_or(pattern.len());
    let (base, rest) = match pattern[..first].rfind(is_separator) {
        Some(at) => pattern.split_at(at + 1),
        None => ("", pattern),
    };
    let parts = rest.split(is_separator).filter(|part| !matches!(*part, "" | "."));
    let steps: Result<Vec<Step>, _> = parts
        .map(|part| match part {
            "**" => Ok(Step::Folders),
            _ => Pattern::new(part).map(Step::Name),
        })
        .collect();
    // The pattern library refuses an invalid pattern.
    let Ok(steps) = steps else { return Vec::new() };
    let mut search = Search { steps, folders_only: rest.ends_with(is_separator), fits: Vec::new() };
    let start = search.reached([0]);
    search.folder(Path::new(base), &start, true);
    search.fits
}

/// The meaning of one part of a pattern.
enum Step {
    /// Any number of nested folders.
    Folders,
    /// A name.
    Name(Pattern),
}

struct Search {
    steps: Vec<Step>,
    folders_only: bool,
    fits: Vec<PathBuf>,
}

impl Search {
    /// Searches a folder whose path is UTF-8 or not; `at` are the steps that may come next.
    fn folder(&mut self, folder: &Path, at: &[usize], is_utf8: bool) {
        if at.is_empty() || at.contains(&self.steps.len()) {
            return;
        }
        let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let Ok(entries) = fs::read_dir(here) else { return };
        let mut entries: Vec<_> = entries.flatten().collect();
        entries.sort_by_key(fs::DirEntry::file_name);
        let is_deep = at.iter().any(|&at| matches!(self.steps[at], Step::Folders));
        for entry in entries {
            let name = entry.file_name();
            let is_utf8 = is_utf8 && name.to_str().is_some();
            let next = self.after(at, &name.to_string_lossy());
            if next.is_empty() {
                continue;
            }
            let path = folder.join(&name);
            // A link to a folder could lead in a circle.
            let is_folder = entry
                .file_type()
                .is_ok_and(|kind| kind.is_dir() || kind.is_symlink() && !is_deep && path.is_dir());
            if !is_utf8 && next.contains(&self.steps.len()) && (is_folder || !self.folders_only) {
                self.fits.push(path);
            } else if is_folder {
                self.folder(&path, &next, is_utf8);
            }
        }
    }

    /// Returns the steps that may follow a name.
    fn after(&self, at: &[usize], name: &str) -> Vec<usize> {
        let next = at.iter().filter_map(|&at| match &self.steps[at] {
            Step::Folders => Some(at),
            Step::Name(pattern) => pattern.matches(name).then_some(at + 1),
        });
        self.reached(next)
    }

    /// Returns these steps and those reachable by skipping steps for any number of folders.
    fn reached(&self, at: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut all = Vec::new();
        for mut at in at {
            all.push(at);
            while matches!(self.steps.get(at), Some(Step::Folders)) {
                at += 1;
                all.push(at);
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}
