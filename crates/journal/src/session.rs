//! A command that works on an event, with the lock held and the file compared with its log.

use std::io;
use std::path::{Path, PathBuf};

use super::commit::parent;
use super::disk::{Disk, LockError};
use super::entry::{Act, Author, Entry, Operation};
use super::error::StorageError;
use super::hash::Hash;
use super::head::LogHead;
use super::log::{Log, Tail};
use super::patch::Patch;
use super::sidecar::Sidecar;
use super::store::Store;
use super::texts::Texts;
use super::timeline::Timeline;
use super::{BEGIN, HAND_EDIT, MEND};
use draughts_ground::said::{Said, said};

/// A command at work.
pub(crate) struct Session<'a, D: Disk> {
    pub(super) store: &'a Store<D>,
    pub(super) author: &'a Author,
    /// The file itself, with links resolved.
    pub(super) event: PathBuf,
    pub(super) sidecar: Sidecar,
    /// The log: the entries on the disk, then those found missing.
    pub(super) log: Log,
    /// The log as it was read.
    pub(super) log_bytes: Vec<u8>,
    /// The unsound part of it.
    pub(super) tail: Option<Tail>,
    /// The end of the log when the last command ended.
    pub(super) head: Option<LogHead>,
    /// The number of entries on the disk.
    pub(super) recorded: usize,
    /// The number of the next operation.
    pub(super) next: u64,
    /// The text that the command starts from; `None` for a new event.
    pub(super) base: Option<String>,
    /// Whether the file exists but holds no text. Its replacement leaves it under another name, and
    /// the base is the last text of its history, if available.
    pub(super) is_unreadable: bool,
    pub(super) notes: Vec<Said>,
    /// Whether the last entry of the log certainly took effect, because its command ended properly.
    /// Otherwise it may have been interrupted.
    pub(super) good_end: bool,
    lock: Option<D::Lock>,
}

impl<D: Disk> Drop for Session<'_, D> {
    fn drop(&mut self) {
        if let Some(lock) = self.lock.take()
            && self.good_end
        {
            // At worst, the next command takes a proper end for an uncertain one.
            let _ = self.store.disk.finish(lock);
        }
    }
}

impl<'a, D: Disk> Session<'a, D> {
    /// Opens an existing event.
    pub(crate) fn open(store: &'a Store<D>, author: &'a Author) -> Result<Self, StorageError> {
        // A file that is not an event gets no history.
        store.read()?;
        let event = store
            .disk
            .canonicalize(&store.path)
            .map_err(|error| StorageError::from_io(&store.path, "find", error))?;
        let mut session = Self::lock(store, author, event)?;
        session.base = Some(store.read()?);
        session.find_unrecorded()?;
        Ok(session)
    }

    /// Opens an existing event, or one with a history whose file is missing or holds no text.
    pub(crate) fn open_or_lost(
        store: &'a Store<D>,
        author: &'a Author,
    ) -> Result<Self, StorageError> {
        match Self::open(store, author) {
            Err(StorageError::NotFound { .. }) if store.is_lost() => Self::open_new(store, author),
            Err(
                StorageError::NotUtf8 { last: Some(_), .. }
                | StorageError::TooLarge { last: Some(_), .. },
            ) => Self::open_unreadable(store, author),
            opened => opened,
        }
    }

    /// Opens an event whose file holds no text.
    fn open_unreadable(store: &'a Store<D>, author: &'a Author) -> Result<Self, StorageError> {
        let event = store
            .disk
            .canonicalize(&store.path)
            .map_err(|error| StorageError::from_io(&store.path, "find", error))?;
        let mut session = Self::lock(store, author, event)?;
        session.is_unreadable = true;
        session.recheck()?;
        session.base = session.last_text()?;
        Ok(session)
    }

    /// Returns the text after the last operation; `None` if it is lost.
    fn last_text(&self) -> Result<Option<String>, StorageError> {
        let timeline = self.timeline();
        let texts = self.texts(&timeline);
        match texts.entries.len().checked_sub(1).map(|last| texts.after(last)) {
            None | Some(Err(StorageError::HistoryDamaged { .. })) => Ok(None),
            Some(text) => text.map(Some),
        }
    }

    /// Returns whether there is a file, with or without text.
    pub(super) const fn is_there(&self) -> bool {
        self.base.is_some() || self.is_unreadable
    }

    /// Opens an event that does not exist yet.
    pub(crate) fn open_new(store: &'a Store<D>, author: &'a Author) -> Result<Self, StorageError> {
        let path = &store.path;
        let event = absent(&store.disk, path)?;
        let session = Self::lock(store, author, event)?;
        absent(&store.disk, path)?;
        Ok(session)
    }

    fn lock(store: &'a Store<D>, author: &'a Author, event: PathBuf) -> Result<Self, StorageError> {
        let disk = &store.disk;
        let sidecar = Sidecar::of(&event);
        create_dir(disk, &sidecar.folder)?;
        let lock = disk.lock(&sidecar.lock(), &holder(author));
        let (lock, words) = lock.map_err(|error| match error {
            LockError::Held(by) => StorageError::Locked { path: store.path.clone(), by },
            LockError::Io(error) => StorageError::from_io(&sidecar.lock(), "lock", error),
        })?;
        let log_bytes = read_log(disk, &sidecar)?;
        let head = head(disk, &sidecar);
        let log = Log::read(&log_bytes).check_head_line(&log_bytes, head.as_ref());
        let mut log = log.check_head(head.as_ref());
        Ok(Self {
            head,
            store,
            author,
            event,
            sidecar,
            recorded: log.entries.len(),
            next: log.next_number(),
            tail: log.tail.take(),
            log,
            log_bytes,
            base: None,
            is_unreadable: false,
            notes: Vec::new(),
            good_end: words.is_empty(),
            lock: Some(lock),
        })
    }

    /// Returns the text that the command starts from; empty for a new event.
    pub(crate) fn base(&self) -> &str {
        self.base.as_deref().unwrap_or_default()
    }

    /// Returns the timeline of the entries, including those just found.
    ///
    /// If the file is missing, the last operation took effect.
    pub(crate) fn timeline(&self) -> Timeline {
        let now = match &self.base {
            Some(text) => Some(Hash::of(text.as_bytes())),
            None => self.log.entries.last().map(|last| last.after),
        };
        Timeline::of(&self.log.entries, now)
    }

    /// Returns whether a completely written part of the log is unusable.
    pub(crate) fn is_damaged(&self) -> bool {
        self.tail.as_ref().is_some_and(|tail| !tail.is_torn())
    }

    /// Returns the texts of the history.
    pub(crate) fn texts(&self, timeline: &Timeline) -> Texts<'_, D> {
        let now = self.base.as_deref();
        Texts::of(&self.store.disk, &self.sidecar, &self.log.entries, timeline, now)
    }

    /// Returns the text before the edit by hand that was just found, if any.
    pub(super) fn before_edit_by_hand(&self) -> Option<String> {
        let found = self.log.entries[self.recorded..].last()?;
        found.revert(self.base()).filter(|_| found.operation.verb == HAND_EDIT)
    }

    /// Records changes of the file outside the log.
    fn find_unrecorded(&mut self) -> Result<(), StorageError> {
        let now = Hash::of(self.base().as_bytes());
        let damaged = self.is_damaged();
        let Some(last) = self.log.entries.last() else {
            let (verb, summary) = if damaged { MENDED } else { BEGUN };
            self.found(verb, summary, None, None);
            return Ok(());
        };
        let (before, after) = (last.before, last.after);
        if now == after || (Some(now) == before && !self.good_end) {
            return Ok(());
        }
        if !last.file.is_empty() && last.file != file_name(&self.event) {
            self.notes.push(said!(
                "journal-other-history",
                "the history was that of { $file }, whose text was another: it begins anew here";
                file = last.file.clone()
            ));
            self.found(BEGUN.0, BEGUN.1, Some(after), None);
            return Ok(());
        }
        let edit = if damaged { None } else { self.edit_by_hand()? };
        match edit {
            Some((before, patch)) => {
                let timeline = Timeline::of(&self.log.entries, Some(after));
                let older = timeline.older(&self.log.entries, now);
                let summary = older.map_or_else(|| EDITED.to_owned(), back_by_hand);
                self.found(HAND_EDIT, &summary, Some(before), Some(patch));
            }
            None => self.found(MENDED.0, MENDED.1, Some(after), None),
        }
        Ok(())
    }

    /// Returns the patch of an edit by hand, and the hash of the text that was edited.
    ///
    /// That is the text after the last operation. If this operation may have been interrupted, it
    /// is the text before it, should that be more similar. Returns `None` if the text cannot be
    /// recovered.
    fn edit_by_hand(&self) -> Result<Option<(Hash, Patch)>, StorageError> {
        let last_text = self.log.entries.last().map(|entry| entry.after);
        let timeline = Timeline::of(&self.log.entries, last_text);
        let texts = self.texts(&timeline);
        let last = texts.entries.len() - 1;
        let after = match texts.after(last) {
            Ok(text) => text,
            Err(StorageError::HistoryDamaged { .. }) => return Ok(None),
            Err(error) => return Err(error),
        };
        let entry = texts.entries[last];
        let done = Patch::between(&after, self.base());
        if let (false, Some(before)) = (self.good_end, entry.before)
            && let Some(text) = entry.revert(&after)
        {
            let interrupted = Patch::between(&text, self.base());
            if interrupted.bytes() < done.bytes() {
                return Ok(Some((before, interrupted)));
            }
        }
        Ok(Some((entry.after, done)))
    }

    /// Adds an entry for the present text.
    fn found(&mut self, verb: &str, summary: &str, before: Option<Hash>, patch: Option<Patch>) {
        let operation = Operation::new(verb, summary);
        let after = Hash::of(self.base().as_bytes());
        self.add(operation, Act::Change, before, after, patch);
    }

    /// Adds an entry to those not yet on the disk.
    pub(super) fn add(
        &mut self,
        operation: Operation,
        act: Act,
        before: Option<Hash>,
        after: Hash,
        patch: Option<Patch>,
    ) -> &mut Entry {
        let number = self.next;
        self.next += 1;
        let author = self.author.clone();
        let snapshot = patch.is_none();
        let file = file_name(&self.event);
        let entry = Entry { number, operation, author, file, act, before, after, snapshot, patch };
        self.log.entries.push(entry);
        self.log.entries.last_mut().expect("just pushed")
    }
}

/// Returns the summary of an edit by hand that returned the file to its text after an earlier
/// operation.
fn back_by_hand(number: u64) -> String {
    format!("{EDITED}: as after operation {number}")
}

const BEGUN: (&str, &str) = (BEGIN, "the file as it was found");
const MENDED: (&str, &str) = (MEND, "the file as it was found; what led to it is damaged");
const EDITED: &str = "changed outside of the program";

/// Creates a folder if it is missing.
pub(crate) fn create_dir<D: Disk>(disk: &D, folder: &Path) -> Result<(), StorageError> {
    match disk.create_dir(folder) {
        Ok(()) => sync_dir(disk, parent(folder)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StorageError::from_io(folder, "make-folder", error)),
    }
}

/// Syncs the names in a folder of the history.
pub(crate) fn sync_dir<D: Disk>(disk: &D, folder: &Path) -> Result<(), StorageError> {
    disk.sync_dir(folder).map_err(|error| StorageError::from_io(folder, "write-history", error))
}

/// Returns the name of a file without its folder.
fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Reads all bytes of the log. A missing log counts as empty; an unreadable one is an error.
pub(crate) fn read_log<D: Disk>(disk: &D, sidecar: &Sidecar) -> Result<Vec<u8>, StorageError> {
    let path = sidecar.log();
    match disk.read(&path, u64::MAX) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        read => read.map_err(|error| StorageError::from_io(&path, "read-log", error)),
    }
}

/// Returns the recorded end of the log; `None` if the folder cannot be read.
pub(crate) fn head<D: Disk>(disk: &D, sidecar: &Sidecar) -> Option<LogHead> {
    LogHead::among(&disk.list(&sidecar.folder).unwrap_or_default())
}

/// Returns the path of a new file, which must not exist yet.
pub(crate) fn absent<D: Disk>(disk: &D, path: &Path) -> Result<PathBuf, StorageError> {
    match disk.canonicalize(path) {
        Ok(_) => return Err(StorageError::Exists { path: path.to_owned() }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(StorageError::from_io(path, "find", error)),
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let folder = disk.canonicalize(folder).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => StorageError::NotFound { path: folder.to_owned() },
        _ => StorageError::from_io(folder, "find", error),
    })?;
    Ok(folder.join(path.file_name().unwrap_or_default()))
}

/// Describes the command in one line, for commands that wait.
fn holder(author: &Author) -> String {
    let Author { command, at, by } = author;
    format!("{by}: {command} (since {at})").replace(char::is_control, " ")
}
