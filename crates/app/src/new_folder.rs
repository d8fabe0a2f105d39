//! Folders that are either complete or absent: many files that belong together, such as the pages
//! of an event.
//!
//! The files are written to a folder next to the destination and synced (several at once, since
//! each of them waits for the disk); only then is the folder renamed. An older folder of ours is
//! replaced as a whole, so that no old page remains among the new ones. A folder with any other
//! file is refused and not touched. A list in the folder (`.arbiter-files`) records which files are
//! ours; the files of operating systems and hosts are kept.
//!
//! The remains of a killed command are removed by the next one that writes there (`unfinished`).
//!
//! An unchanged file is not written again: it is the same file in both folders, with its old date.
//! If all files are unchanged, the older folder stays.
//!
//! If the system can exchange two folders (Linux), readers see the older or the newer one at every
//! moment. Elsewhere the folder is missing between the two renames of a replacement; the older one
//! is next to it in the meantime, and is put back if the second rename fails.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

use super::new_file::{shown, sync_folder};
use super::to_disk::{put, sync_all, sync_files};
use super::unfinished::{LIST, beside, free};
use super::{Error, Wrong, litter};
use journalled_file as storage;

/// A folder that appears under its name when it is finished, and otherwise not at all.
#[derive(Debug)]
pub struct NewFolder {
    target: PathBuf,
    /// The folder of the files until then; `None` once they are in their place.
    unfinished: Option<PathBuf>,
    /// Its list, empty until then, whose lock shows that a command is at work.
    list: File,
    /// The names of the files, with forward slashes.
    files: BTreeSet<String>,
    /// New and changed files, which still have to be synced.
    changed: Vec<String>,
    /// Whether all files are synced.
    is_complete: bool,
}

impl NewFolder {
    /// Begins a folder, whose destination must be missing, empty, or an older folder of ours.
    ///
    /// # Errors
    ///
    /// Fails if the destination has other content, and if it cannot be written.
    pub fn begin(path: &Path) -> Result<Self, Error> {
        // Replace the folder that a link leads to, not the link.
        let target = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        // This applies even if the event has no history yet: the first command would begin it among
        // the pages.
        if target.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("history")) {
            return Err(Error::usage(&Wrong::HistoryFolder { folder: shown(&target) }));
        }
        refuse_others(&target)?;
        let (unfinished, list) = beside(&target).map_err(Error::write(path))?;
        let (files, changed) = (BTreeSet::new(), Vec::new());
        Ok(Self { target, unfinished: Some(unfinished), list, files, changed, is_complete: false })
    }

    /// Writes a file; its name is relative to the folder: `index.html`, `players/p1.html`.
    ///
    /// Intermediate folders are created.
    ///
    /// # Errors
    ///
    /// Fails if the name leads out of the folder or was used before, and if the file cannot be
    /// written.
    pub fn write(&mut self, name: &str, bytes: impl AsRef<[u8]>) -> Result<(), Error> {
        let place = self.target.join(name);
        let file = || shown(&place).to_string();
        let part = |part: Component<'_>| match part {
            Component::Normal(part) => part.to_str().map(str::to_owned),
            Component::Prefix(_)
            | Component::RootDir
            | Component::CurDir
            | Component::ParentDir => None,
        };
        let parts: Option<Vec<String>> = Path::new(name).components().map(part).collect();
        let is_plain = !name.is_empty() && !name.contains(['\\', '\n', '\r']);
        if !is_plain || parts.is_none_or(|parts| parts.join("/") != name) {
            return Err(Error::usage(&Wrong::OutsideFolder { file: file() }));
        }
        if name == LIST || !self.files.insert(name.to_owned()) {
            return Err(Error::usage(&Wrong::WrittenTwice { file: file() }));
        }
        let Some(unfinished) = self.unfinished.as_ref().filter(|_| !self.is_complete) else {
            return Err(Error::usage(&Wrong::FolderFinished { file: file() }));
        };
        let new = unfinished.join(name);
        if keep(&place, &new, bytes.as_ref()) {
            return Ok(());
        }
        self.changed.push(name.to_owned());
        put(&new, bytes.as_ref()).map_err(Error::write(&place))
    }

    /// Returns the number of files written so far, and how many of them are new or changed.
    pub fn written(&self) -> (usize, usize) {
        (self.files.len(), self.changed.len())
    }

    /// Returns the path of the unfinished folder, until it is in its place.
    pub fn unfinished(&self) -> Option<&Path> {
        self.unfinished.as_deref()
    }

    /// Syncs all files and the list, so that the folder only has to be [put in its
    /// place](Self::finish).
    ///
    /// This takes long, and can be interrupted at any moment.
    ///
    /// # Errors
    ///
    /// Fails if a file cannot be written.
    pub fn complete(&mut self) -> Result<(), Error> {
        let Some(unfinished) = &self.unfinished else { return Ok(()) };
        sync_files(unfinished, &self.changed)
            .map_err(|(name, error)| Error::write(&self.target.join(name))(error))?;
        (&self.list)
            .write_all(self.listed().as_bytes())
            .and_then(|()| self.list.sync_all())
            .and_then(|()| sync_all(unfinished))
            .map_err(Error::write(&self.target))?;
        self.is_complete = true;
        Ok(())
    }

    /// Returns the text of the list.
    fn listed(&self) -> String {
        self.files.iter().map(|name| format!("{name}\n")).collect()
    }

    /// Puts a folder in its place, [completing](Self::complete) it first if necessary, and removes
    /// the older one.
    ///
    /// Once it is in its place, the [unfinished folder](Self::unfinished) is the older one, with
    /// its kept files: nothing else may remove it in the meantime.
    ///
    /// # Errors
    ///
    /// Fails if other files have appeared in the older folder, and if it cannot be written. The
    /// older folder then remains.
    pub fn finish(&mut self) -> Result<(), Error> {
        if !self.is_complete {
            self.complete()?;
        }
        let Some(unfinished) = &self.unfinished else { return Ok(()) };
        let list = self.listed();
        refuse_others(&self.target)?;
        if self.changed.is_empty() && lists_same(&self.target, &list) {
            let left = self.unfinished.take();
            return left.map_or(Ok(()), fs::remove_dir_all).or(Ok(()));
        }
        if self.target.is_dir() {
            litter::lend(&self.target, unfinished).map_err(Error::write(&self.target))?;
        }
        let older = swap(unfinished, &self.target).map_err(Error::write(&self.target))?;
        self.unfinished = None;
        sync_folder(&self.target);
        let Some(older) = older else { return Ok(()) };
        if litter::carry(&older, &self.target).is_err() || litter::has_folder(&older) {
            let (folder, left) = (shown(&self.target).to_string(), shown(&older).to_string());
            return Err(Error::usage(&Wrong::KeptBeside { folder, left }));
        }
        // It is replaced already: remains that cannot be removed do no harm.
        fs::remove_dir_all(older).or(Ok(()))
    }
}

impl Drop for NewFolder {
    fn drop(&mut self) {
        if let Some(path) = self.unfinished.take() {
            // Nothing more can be done about a folder that cannot be removed.
            let _ = fs::remove_dir_all(path);
        }
    }
}

/// Refuses a destination with files that were not written here.
fn refuse_others(target: &Path) -> Result<(), Error> {
    let shown = shown(target);
    match fs::symlink_metadata(target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Error::read(&shown)(error)),
        Ok(there) if !there.is_dir() => {
            return Err(Error::usage(&Wrong::NotFolder { folder: shown }));
        }
        Ok(_) => {}
    }
    let list = match fs::read_to_string(target.join(LIST)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        list => list.map_err(Error::read(&shown))?,
    };
    let ours: BTreeSet<&str> = list.lines().chain([LIST]).collect();
    let foreign = foreign(target, "", &ours).map_err(Error::read(&shown))?;
    foreign.map_or(Ok(()), |name| {
        let other = self::shown(&target.join(name));
        Err(Error::usage(&Wrong::Foreign { folder: shown, other }))
    })
}

/// Returns the first file in a folder that is not on the list; `prefix` precedes the names in it.
fn foreign(folder: &Path, prefix: &str, ours: &BTreeSet<&str>) -> io::Result<Option<String>> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if litter::is_kept(&name) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            // An empty folder, or one without a file of ours, also belongs to somebody else.
            let below = format!("{name}/");
            if !ours.iter().any(|one| one.starts_with(&below)) {
                return Ok(Some(name));
            }
            if let Some(found) = foreign(&entry.path(), &below, ours)? {
                return Ok(Some(found));
            }
        } else if !ours.contains(name.as_str()) {
            return Ok(Some(name));
        }
    }
    Ok(None)
}

/// Puts a folder in its place, and returns the path of the older one, if there was one.
fn swap(new: &Path, target: &Path) -> io::Result<Option<PathBuf>> {
    if !target.exists() {
        return fs::rename(new, target).map(|()| None);
    }
    if exchange(new, target) {
        return Ok(Some(new.to_path_buf()));
    }
    let older = free(target, "replaced")?;
    storage::retry_while_locked(|| fs::rename(target, &older))?;
    storage::retry_while_locked(|| fs::rename(new, target)).inspect_err(|_| {
        // Put the older folder back; if that fails, it keeps its other name.
        let _ = fs::rename(&older, target);
    })?;
    Ok(Some(older))
}

/// Exchanges two folders atomically, if the system and the disk can; returns false if nothing was
/// done.
#[cfg(target_os = "linux")]
fn exchange(one: &Path, other: &Path) -> bool {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE).is_ok()
}

/// Does nothing: other systems cannot exchange folders.
#[cfg(not(target_os = "linux"))]
fn exchange(_: &Path, _: &Path) -> bool {
    false
}

/// Keeps a file that existed before with these bytes, and returns whether it is now in the new
/// folder.
fn keep(before: &Path, now: &Path, bytes: &[u8]) -> bool {
    let is_same = fs::symlink_metadata(before)
        .is_ok_and(|old| old.is_file() && old.len() == bytes.len() as u64)
        && fs::read(before).is_ok_and(|old| old == bytes);
    let folder = || now.parent().map_or(Ok(()), fs::create_dir_all);
    is_same && folder().and_then(|()| fs::hard_link(before, now)).is_ok()
}

/// Returns whether the existing folder has the same list.
fn lists_same(target: &Path, list: &str) -> bool {
    fs::read_to_string(target.join(LIST)).is_ok_and(|before| before == list)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes a folder with these files, each containing its name.
    fn written(path: &Path, names: &[&str]) -> Result<(), Error> {
        let mut folder = NewFolder::begin(path)?;
        names.iter().try_for_each(|name| folder.write(name, name))?;
        folder.finish()
    }

    /// Returns the files below a folder except the list, and those next to it.
    fn seen(path: &Path) -> Vec<String> {
        fn below(folder: &Path, prefix: &str, names: &mut Vec<String>) {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
                if entry.path().is_dir() {
                    below(&entry.path(), &format!("{name}/"), names);
                } else if name != LIST {
                    names.push(name);
                }
            }
        }
        let mut names = Vec::new();
        below(path, "", &mut names);
        names.sort();
        names
    }

    fn entries(folder: &Path) -> usize {
        fs::read_dir(folder).unwrap().count()
    }

    #[test]
    fn a_folder_is_there_when_it_is_finished_and_not_before() {
        let temporary = tempfile::tempdir().unwrap();
        let site = temporary.path().join("www").join("site");
        let mut folder = NewFolder::begin(&site).unwrap();
        folder.write("index.html", "a").unwrap();
        folder.write("players/p1.html", "b").unwrap();
        assert!(!site.exists() && folder.unfinished().is_some());
        folder.finish().unwrap();
        assert_eq!(seen(&site), ["index.html", "players/p1.html"]);
        assert_eq!(fs::read_to_string(site.join("players/p1.html")).unwrap(), "b");
        assert!(folder.unfinished().is_none());
        drop(folder);
        assert_eq!(entries(site.parent().unwrap()), 1, "nothing is left beside it");
    }

    #[test]
    fn a_folder_that_is_not_finished_leaves_nothing() {
        let temporary = tempfile::tempdir().unwrap();
        let site = temporary.path().join("site");
        written(&site, &["index.html"]).unwrap();
        let mut folder = NewFolder::begin(&site).unwrap();
        folder.write("other.html", "").unwrap();
        drop(folder);
        assert_eq!((seen(&site), entries(temporary.path())), (vec!["index.html".to_owned()], 1));
    }

    #[test]
    fn an_older_folder_of_ours_is_replaced_as_a_whole() {
        let temporary = tempfile::tempdir().unwrap();
        let site = temporary.path().join("site");
        written(&site, &["index.html", "players/p1.html", "rounds/1.html"]).unwrap();
        written(&site, &["index.html", "players/p2.html"]).unwrap();
        assert_eq!(seen(&site), ["index.html", "players/p2.html"]);
        assert_eq!(entries(temporary.path()), 1);
        // An empty folder that somebody created for it is used.
        let empty = temporary.path().join("empty");
        fs::create_dir(&empty).unwrap();
        written(&empty, &["index.html"]).unwrap();
        assert_eq!(seen(&empty), ["index.html"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_is_as_it_was_is_not_written_again() {
        use std::os::unix::fs::MetadataExt;
        let temporary = tempfile::tempdir().unwrap();
        let site = temporary.path().join("site");
        let inode = |path: &Path| fs::metadata(path).unwrap().ino();
        let write = |other: &str| {
            let mut folder = NewFolder::begin(&site).unwrap();
            folder.write("same.html", "same").unwrap();
            folder.write("a/other.html", other).unwrap();
            let written = folder.written();
            folder.finish().unwrap();
            written
        };
        assert_eq!(write("one"), (2, 2));
        let (before, folder) = (inode(&site.join("same.html")), inode(&site));
        assert_eq!(write("one"), (2, 0));
        assert_eq!(inode(&site), folder, "the folder stays if nothing has changed");
        assert_eq!(write("two"), (2, 1));
        assert_eq!(inode(&site.join("same.html")), before);
        assert_eq!(fs::read_to_string(site.join("a/other.html")).unwrap(), "two");
        assert_eq!(entries(temporary.path()), 1);
    }

    #[test]
    fn what_somebody_else_has_there_is_refused_and_left() {
        let temporary = tempfile::tempdir().unwrap();
        let site = temporary.path().join("site");
        let refused = |name: &str| {
            let error = written(&site, &["index.html"]).unwrap_err().to_string();
            assert!(
                error.contains("was not written by arbiter") && error.contains(name),
                "{error}"
            );
        };
        fs::create_dir(&site).unwrap();
        fs::write(site.join("thesis.txt"), "years of work").unwrap();
        refused("thesis.txt");
        fs::remove_file(site.join("thesis.txt")).unwrap();
        written(&site, &["index.html", "players/p1.html"]).unwrap();
        for name in ["photo.jpg", "players/photo.jpg", "photos/a.jpg"] {
            let photo = site.join(name);
            fs::create_dir_all(photo.parent().unwrap()).unwrap();
            fs::write(&photo, "").unwrap();
            refused(name.split_once("/a").map_or(name, |(folder, _)| folder));
            assert!(photo.exists() && site.join("players/p1.html").exists());
            fs::remove_file(&photo).unwrap();
        }
        fs::remove_dir(site.join("photos")).unwrap();
        // Files that appear during the writing count as well.
        let mut folder = NewFolder::begin(&site).unwrap();
        folder.write("index.html", "new").unwrap();
        fs::write(site.join("photo.jpg"), "").unwrap();
        assert!(folder.finish().is_err());
        drop(folder);
        assert_eq!(seen(&site), ["index.html", "photo.jpg", "players/p1.html"]);
        assert_eq!(entries(temporary.path()), 1);
        let file = temporary.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(NewFolder::begin(&file).unwrap_err().to_string().contains("it is not a folder"));
    }

    #[test]
    fn the_history_of_an_event_has_its_folder_for_itself() {
        let temporary = tempfile::tempdir().unwrap();
        let error = NewFolder::begin(&temporary.path().join("e.history")).unwrap_err();
        assert!(error.to_string().contains("the history of an event"), "{error}");
        assert_eq!(entries(temporary.path()), 0);
    }

    #[test]
    fn no_name_leads_out_of_the_folder_and_none_comes_twice() {
        let temporary = tempfile::tempdir().unwrap();
        let mut folder = NewFolder::begin(&temporary.path().join("site")).unwrap();
        for name in
            ["", "../x", "/x", "a/../../x", ".", "a/", "a//b", "a/./b", "a\\b", "a\nb", LIST]
        {
            assert!(folder.write(name, "").is_err(), "{name:?}");
        }
        folder.write("a", "").unwrap();
        assert!(folder.write("a", "").is_err());
        folder.finish().unwrap();
        assert!(folder.write("b", "").is_err());
        assert_eq!(seen(&temporary.path().join("site")), ["a"]);
        assert_eq!(entries(temporary.path()), 1);
    }
}
