//! Commits a change: appends the operation to the log, then replaces the text.

use std::io;
use std::path::{Path, PathBuf};

use super::HAND_EDIT;
use super::disk::Disk;
use super::entry::{Act, Operation};
use super::error::StorageError;
use super::hash::Hash;
use super::head::LogHead;
use super::log::Tail;
use super::note::BadLine;
use super::patch::Patch;
use super::session::{Session, create_dir, sync_dir};
use super::sidecar::{
    DAMAGED_LOG, MAX_BYTES, OVERWRITTEN, Sidecar, UNFINISHED, UNREADABLE, free_name,
    unfinished_prefix,
};
use super::store::StoredChange;
use draughts_ground::said::said;

/// The number of operations after which there is another snapshot.
const SNAPSHOT_OPERATIONS: usize = 100;
/// The bytes of patches after which there is another snapshot, unless the file itself is larger.
const SNAPSHOT_BYTES: usize = 64 << 10;
/// The digits of a hash that distinguish the unfinished files of two processes.
const NAME_DIGITS: usize = 16;

impl<D: Disk> Session<'_, D> {
    /// Replaces the base by a text, and records the operation.
    pub(crate) fn commit<T>(
        mut self,
        text: &str,
        operation: Operation,
        act: Act,
        value: T,
    ) -> Result<StoredChange<T>, StorageError> {
        if act == Act::Change && !self.is_unreadable && self.base.as_deref() == Some(text) {
            return self.record_found(text, value);
        }
        if text.len() as u64 > MAX_BYTES {
            return Err(StorageError::WouldBeTooLarge { path: self.store.path.clone() });
        }
        self.check_protection()?;
        let hand_edit = self.hand_edit();
        let before = match &self.base {
            Some(base) => Some(Hash::of(base.as_bytes())),
            None => self.log.entries.last().filter(|_| self.good_end).map(|entry| entry.after),
        };
        let patch = self.base.as_ref().map(|base| Patch::between(base, text));
        let entry = self.add(operation, act, before, Hash::of(text.as_bytes()), patch);
        let number = Some(entry.number);
        if self.snapshot_is_due(text.len()) {
            self.log.entries.last_mut().expect("just added").snapshot = true;
        }
        self.clear_up();
        self.recheck()?;
        self.prepare_history()?;
        self.write_snapshots(text)?;
        self.append()?;
        if let Some(kept) = self.replace(text)? {
            self.notes.push(said!(
                "journal-kept-unreadable",
                "the file that could not be read is kept as { $path }";
                path = kept.display().to_string()
            ));
        }
        self.good_end = true;
        self.mark_head();
        self.look_behind();
        Ok(StoredChange { value, number, hand_edit, notes: std::mem::take(&mut self.notes) })
    }

    /// Records an edit by hand, or a file without a history, with no operation after it: the
    /// requested change is already in the file.
    fn record_found<T>(mut self, text: &str, value: T) -> Result<StoredChange<T>, StorageError> {
        let hand_edit = self.hand_edit();
        if self.recorded < self.log.entries.len() {
            self.recheck()?;
            self.prepare_history()?;
            self.write_snapshots(text)?;
            self.append()?;
            self.good_end = true;
            self.mark_head();
        }
        Ok(StoredChange { value, number: None, hand_edit, notes: std::mem::take(&mut self.notes) })
    }

    /// Returns the number of the edit by hand that was found.
    fn hand_edit(&self) -> Option<u64> {
        let mut new = self.log.entries[self.recorded..].iter();
        new.find_map(|entry| (entry.operation.verb == HAND_EDIT).then_some(entry.number))
    }

    fn snapshot_is_due(&self, size: usize) -> bool {
        let since = self.log.entries.iter().rev().take_while(|entry| !entry.snapshot);
        let (count, bytes) = since.fold((0, 0), |(count, bytes), entry| {
            (count + 1, bytes + entry.patch.as_ref().map_or(0, Patch::bytes))
        });
        count >= SNAPSHOT_OPERATIONS || bytes > SNAPSHOT_BYTES.max(size)
    }

    /// Removes unfinished files of a killed command, and sets aside text that another program wrote
    /// into a file after the last command replaced it. Neither is necessary, so errors of the disk
    /// are ignored.
    fn clear_up(&mut self) {
        let disk = &self.store.disk;
        let (folder, prefix) = (parent(&self.event), unfinished_prefix(&self.event));
        for name in disk.list(folder).unwrap_or_default() {
            if name.starts_with(&prefix) && name.ends_with(UNFINISHED) {
                let _ = disk.remove(&folder.join(name));
            }
        }
        // A damaged log may have contained the text.
        if self.is_damaged() {
            return;
        }
        let Ok(replaced) = disk.read(&self.sidecar.replaced(), u64::MAX) else { return };
        let hash = Hash::of(&replaced);
        let known = |entry: &super::entry::Entry| entry.after == hash || entry.before == Some(hash);
        if replaced != self.base().as_bytes() && !self.log.entries.iter().any(known) {
            self.set_replaced_aside();
        }
    }

    /// Refuses to replace a write-protected file, before anything is recorded.
    fn check_protection(&self) -> Result<(), StorageError> {
        let is_protected = self.is_there()
            && self
                .store
                .disk
                .is_protected(&self.event)
                .map_err(|error| StorageError::from_io(&self.store.path, "find", error))?;
        match is_protected {
            true => Err(StorageError::Denied { path: self.store.path.clone() }),
            false => Ok(()),
        }
    }

    /// Checks that the event is as it was when the command started.
    ///
    /// An event that held no text must still hold none; its content does not matter, because it is
    /// kept.
    pub(super) fn recheck(&self) -> Result<(), StorageError> {
        let changed = || StorageError::ChangedMeanwhile { path: self.store.path.clone() };
        if self.is_unreadable {
            return match self.store.read() {
                Err(error) if error.no_text().is_some() => Ok(()),
                Ok(_) | Err(StorageError::NotFound { .. }) => Err(changed()),
                Err(error) => Err(error),
            };
        }
        match self.store.disk.read(&self.event, MAX_BYTES) {
            Ok(now) if self.base.as_ref().is_some_and(|base| base.as_bytes() == now) => Ok(()),
            Ok(_) => Err(changed()),
            Err(error) => match (error.kind(), &self.base) {
                (io::ErrorKind::NotFound, None) => Ok(()),
                (io::ErrorKind::NotFound | io::ErrorKind::FileTooLarge, _) => Err(changed()),
                _ => Err(StorageError::from_io(&self.store.path, "read", error)),
            },
        }
    }

    /// Prepares the log for appending.
    fn prepare_history(&mut self) -> Result<(), StorageError> {
        let (disk, folder, log) = (&self.store.disk, &self.sidecar.folder, self.sidecar.log());
        let (sound, tail) = self.log_bytes.split_at(self.log.sound);
        create_dir(disk, &self.sidecar.snapshots())?;
        self.permit();
        if let Some(damage) = self.tail.as_ref().filter(|_| !tail.is_empty()) {
            let names = disk
                .list(folder)
                .map_err(|error| StorageError::from_io(folder, "read-folder", error))?;
            let name = free_name(DAMAGED_LOG, &names);
            self.put(&folder.join(&name), tail)?;
            self.put(&log, sound)?;
            let (cut_off, line) = (damage.is_torn(), damage.line);
            self.notes.push(said!(
                "journal-set-aside",
                "the log was { $cut_off ->
                    [yes] cut off
                   *[no] damaged
                } from line { $line } on: set aside as { $name }";
                cut_off, line, name
            ));
        } else if sound.is_empty() {
            // This ensures that the name of a log with an operation in it is on the disk.
            self.put(&log, b"")?;
        }
        if let Some(Tail { what: BadLine::Gone { last }, lines, .. }) = self.tail {
            self.notes.push(said!(
                "journal-gone",
                "the end of the log was gone, { $operations ->
                    [one] one operation
                   *[other] { $operations } operations
                } up to number { $last }: the history goes on from the file as it is";
                operations = lines as u64, last
            ));
        }
        Ok(())
    }

    /// Removes read permission on the history from users who may not read the event.
    ///
    /// If the disk refuses, the history keeps its permissions.
    fn permit(&self) {
        if self.is_there() {
            let Sidecar { folder } = &self.sidecar;
            for path in [folder, &self.sidecar.snapshots(), &self.sidecar.lock()] {
                let _ = self.store.disk.restrict_permissions(path, &self.event);
            }
            if let Some(head) = &self.head {
                let _ =
                    self.store.disk.restrict_permissions(&folder.join(head.name()), &self.event);
            }
            if !self.log_bytes.is_empty() {
                let _ = self.store.disk.restrict_permissions(&self.sidecar.log(), &self.event);
            }
        }
    }

    /// Records the end of the log. If the disk refuses, an earlier name stays, which is also valid.
    fn mark_head(&mut self) {
        let (Some(last), Some(hash)) = (self.log.entries.last(), self.log.chain) else { return };
        let (disk, folder) = (&self.store.disk, &self.sidecar.folder);
        let head = LogHead::of(last.number, hash);
        let place = folder.join(head.name());
        let marked = match &self.head {
            Some(old) => disk.rename(&folder.join(old.name()), &place),
            None => disk.write_new(&place, b"", self.like()),
        };
        if marked.is_ok() {
            self.head = Some(head);
        }
    }

    /// Returns the file whose permissions a new file gets.
    fn like(&self) -> Option<&Path> {
        self.is_there().then_some(self.event.as_path())
    }

    /// Writes the snapshots of the entries that are not on the disk yet.
    fn write_snapshots(&self, text: &str) -> Result<(), StorageError> {
        let new = &self.log.entries[self.recorded..];
        for (index, entry) in new.iter().enumerate().filter(|(_, entry)| entry.snapshot) {
            let text = if index + 1 == new.len() { text } else { self.base() };
            self.put(&self.sidecar.snapshot(entry.after), text.as_bytes())?;
        }
        Ok(())
    }

    /// Appends the new entries to the log, in one write.
    fn append(&mut self) -> Result<(), StorageError> {
        let mut lines = String::new();
        for entry in &self.log.entries[self.recorded..] {
            let (line, hash) = entry.to_line(self.log.chain);
            lines.push_str(&line);
            self.log.chain = Some(hash);
        }
        let path = self.sidecar.log();
        self.good_end = false;
        let appended = self.store.disk.append(&path, lines.as_bytes());
        appended.map_err(|error| StorageError::from_io(&path, "write-log", error))
    }

    /// Replaces the event by the text. If the event held no text, returns the path where it is
    /// kept.
    fn replace(&self, text: &str) -> Result<Option<PathBuf>, StorageError> {
        let (disk, event) = (&self.store.disk, &self.event);
        let chain = self.log.chain.map(|hash| hash.to_string()).unwrap_or_default();
        let name = &chain[..NAME_DIGITS.min(chain.len())];
        let folder = parent(event);
        let temp = folder.join(format!("{}{name}{UNFINISHED}", unfinished_prefix(event)));
        let failed =
            |doing| move |error: io::Error| StorageError::from_io(&self.store.path, doing, error);
        let replaced = disk
            .write_new(&temp, text.as_bytes(), self.like())
            .map_err(failed("write"))
            .and_then(|()| self.recheck())
            .and_then(|()| {
                if self.is_unreadable {
                    return self.exchange(&temp).map(Some).map_err(failed("write"));
                }
                if self.base.is_some() {
                    let _ = disk.remove(&self.sidecar.replaced());
                    let _ = disk.link(event, &self.sidecar.replaced());
                }
                disk.rename(&temp, event).map_err(failed("write"))?;
                Ok(None)
            });
        if replaced.is_err() {
            let _ = disk.remove(&temp);
        }
        let kept = replaced?;
        disk.sync_dir(folder)
            .map_err(|source| StorageError::NotSynced { path: self.store.path.clone(), source })?;
        Ok(kept)
    }

    /// Replaces the event by a file, and renames the event to a free name next to it.
    ///
    /// On a disk without hard links, the event is missing for a moment.
    fn exchange(&self, new: &Path) -> io::Result<PathBuf> {
        let (disk, event) = (&self.store.disk, &self.event);
        let folder = parent(event);
        let name = event.file_name().unwrap_or_default().to_string_lossy();
        let kept = folder.join(free_name(&format!("{name}{UNREADABLE}"), &disk.list(folder)?));
        let is_linked = disk.link(event, &kept).is_ok();
        if !is_linked {
            disk.rename(event, &kept)?;
        }
        if let Err(error) = disk.rename(new, event) {
            let _ = if is_linked { disk.remove(&kept) } else { disk.rename(&kept, event) };
            return Err(error);
        }
        Ok(kept)
    }

    /// Sets aside text that another program wrote into the old file between the last check and the
    /// replacement.
    fn look_behind(&mut self) {
        if let Some(base) = self.base.as_ref().filter(|_| !self.is_unreadable)
            && let Ok(replaced) = self.store.disk.read(&self.sidecar.replaced(), u64::MAX)
            && base.as_bytes() != replaced
        {
            self.set_replaced_aside();
        }
    }

    fn set_replaced_aside(&mut self) {
        let (disk, folder) = (&self.store.disk, &self.sidecar.folder);
        let Ok(names) = disk.list(folder) else { return };
        let name = free_name(OVERWRITTEN, &names);
        if disk.rename(&self.sidecar.replaced(), &folder.join(&name)).is_ok() {
            let path = folder.join(name).display().to_string();
            self.notes.push(said!(
                "journal-overwritten",
                "another program wrote the file at the same moment: its text is { $path }";
                path
            ));
        }
    }

    /// Writes a whole file of the history.
    fn put(&self, path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
        let disk = &self.store.disk;
        let mut temp = path.as_os_str().to_owned();
        temp.push(UNFINISHED);
        let temp = Path::new(&temp);
        let failed = |error| StorageError::from_io(path, "write-history", error);
        let _ = disk.remove(temp);
        disk.write_new(temp, bytes, self.like()).map_err(failed)?;
        disk.rename(temp, path).map_err(failed)?;
        sync_dir(disk, parent(path))
    }
}

/// Returns the folder of a file.
pub(crate) fn parent(path: &Path) -> &Path {
    path.parent().expect("canonical paths of files have a folder")
}
