//! Reads the history and checks every text in it.

use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;

use super::disk::Disk;
use super::entry::{Author, Entry, Operation};
use super::error::StorageError;
use super::hash::Hash;
use super::head::LogHead;
use super::log::Log;
use super::note::{BadLine, NoText};
use super::patch::Patch;
use super::session::{absent, head, read_log};
use super::sidecar::{DAMAGED_LOG, MAX_BYTES, OVERWRITTEN, Sidecar};
use super::store::Store;
use super::texts::Texts;
use super::timeline::{OperationState, Timeline};
use draughts_ground::said::{Said, said};

/// The number of times a log is read again because a command wrote to it in the meantime.
const READ_TRIES: usize = 5;

/// The known past of an event.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct History {
    /// Every operation, oldest first.
    pub operations: Vec<PastOperation>,
    /// The number of operations that can be undone.
    pub undoable: usize,
    /// The number of operations that can be redone.
    pub redoable: usize,
    /// Whether the file differs from the result of the last operation: it was edited by hand, and
    /// the next command will record that.
    pub edited_since: bool,
    /// The reason the file has no text, if it has none; [`Store::restore`] restores the last one.
    pub no_text: Option<NoText>,
    /// The damage; empty if every hash and every text is correct.
    pub damage: Vec<HistoryDamage>,
    /// Remarks that are not damage, as sentences.
    pub notes: Vec<Said>,
    /// Files with unusable content, or content that would have been lost, that were set aside.
    pub set_aside: Vec<PathBuf>,
}

impl History {
    /// Returns the last operation and the hash of its line, which depends on all lines before it.
    pub fn head(&self) -> Option<(u64, String)> {
        let last = self.operations.last()?;
        Some((last.number, last.hash?.to_string()))
    }
}

/// An operation of the past.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastOperation {
    /// Its number, from 1.
    pub number: u64,
    /// What was done.
    pub operation: Operation,
    /// The author.
    pub author: Author,
    /// Its state.
    pub state: OperationState,
    /// The bytes of text that it removed and added; 0 if the history begins here.
    pub patch_bytes: usize,
    /// The hash of its line in the log, which depends on all lines before it; `None` if the line is
    /// not on the disk yet.
    pub hash: Option<Hash>,
}

impl PastOperation {
    pub(super) fn of(entry: &Entry, hash: Option<Hash>, state: OperationState) -> Self {
        Self {
            number: entry.number,
            operation: entry.operation.clone(),
            author: entry.author.clone(),
            state,
            patch_bytes: entry.patch.as_ref().map_or(0, Patch::bytes),
            hash,
        }
    }
}

/// The difference between a file and the result of the last operation.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnrecordedEdit {
    /// The number of the last operation.
    pub after: u64,
    /// The text after that operation.
    pub before: String,
    /// The present text.
    pub now: String,
    /// The operation after which the file had exactly this text, if it is an older one.
    pub older: Option<u64>,
}

/// Damage of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct HistoryDamage {
    /// The operation.
    pub number: u64,
    /// The damage.
    pub what: Said,
}

/// Describes damage of a log line.
fn lost_line(line: usize, why: BadLine) -> Said {
    said!(
        "lost-line",
        "line { $line } of the log: { $why }; it and what follows are not used";
        line, why
    )
}

/// The log and the file at one moment.
struct Seen {
    sidecar: Sidecar,
    log: Log,
    /// The operation whose line differs from the one that once ended the log.
    differs: Option<u64>,
    /// The text of the file, or the reason it has none.
    now: Result<String, NoText>,
    /// Whether the last command finished properly.
    good_end: bool,
}

impl<D: Disk> Store<D> {
    /// Returns the past of the event, after checking every hash and every text.
    ///
    /// Takes no lock and writes nothing. An event without a history has an empty one.
    ///
    /// # Errors
    ///
    /// Fails if a file cannot be read. Damage is reported in the result.
    pub fn history(&self) -> Result<History, StorageError> {
        let seen = self.look()?;
        let (log, sidecar) = (&seen.log, &seen.sidecar);
        let timeline = seen.timeline();
        let texts = seen.texts(&self.disk, &timeline);
        let past = |((entry, &hash), &state)| PastOperation::of(entry, Some(hash), state);
        let mut history = History {
            operations: log
                .entries
                .iter()
                .zip(&log.hashes)
                .zip(&timeline.states)
                .map(past)
                .collect(),
            undoable: timeline.undoable.len(),
            redoable: timeline.redoable.len(),
            no_text: seen.now.as_ref().err().cloned(),
            edited_since: !texts.entries.is_empty() && texts.now().is_none(),
            ..History::default()
        };
        if let Some(tail) = &log.tail {
            let line = tail.line;
            let number = log.entries.last().map_or(0, |entry| entry.number) + 1;
            if tail.is_torn() {
                history.notes.push(said!(
                    "journal-cut-off",
                    "line { $line } of the log is cut off: a command was interrupted before it \
                     changed the event";
                    line
                ));
            } else {
                let what = lost_line(line, tail.what.clone());
                history.damage.push(HistoryDamage { number, what });
            }
        }
        if let Some(number) = seen.differs {
            let line = log.entries.iter().take_while(|entry| entry.number < number).count() + 1;
            let what = lost_line(line, BadLine::OtherHash);
            history.damage.push(HistoryDamage { number, what });
        }
        history.damage.extend(texts.damage()?);
        let mut names = self.disk.list(&sidecar.folder).unwrap_or_default();
        names.retain(|name| name.starts_with(DAMAGED_LOG) || name.starts_with(OVERWRITTEN));
        names.sort();
        history.set_aside = names.iter().map(|name| sidecar.folder.join(name)).collect();
        Ok(history)
    }

    /// Returns the difference between the file and the result of the last operation.
    ///
    /// Returns `None` if there is no difference, no history or no text. Takes no lock and writes
    /// nothing.
    ///
    /// # Errors
    ///
    /// Fails if a file cannot be read.
    pub fn drift(&self) -> Result<Option<UnrecordedEdit>, StorageError> {
        if self.is_as_left() {
            return Ok(None);
        }
        let seen = self.look()?;
        let timeline = seen.timeline();
        let texts = seen.texts(&self.disk, &timeline);
        let (Some(last), Ok(now)) = (texts.entries.len().checked_sub(1), &seen.now) else {
            return Ok(None);
        };
        if texts.now().is_some() {
            return Ok(None);
        }
        let Ok(before) = texts.after(last) else { return Ok(None) };
        let older = timeline.older(&seen.log.entries, Hash::of(now.as_bytes()));
        let after = texts.entries[last].number;
        Ok(Some(UnrecordedEdit { after, before, now: now.clone(), older }))
    }

    /// Returns whether the file certainly has the text of the last line of the log: a quick check.
    fn is_as_left(&self) -> bool {
        let Ok(event) = self.disk.canonicalize(&self.path) else { return false };
        let Ok(bytes) = read_log(&self.disk, &Sidecar::of(&event)) else { return false };
        let lines = bytes.strip_suffix(b"\n").unwrap_or_default();
        let last = lines.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
        if last.is_empty() {
            return bytes.is_empty();
        }
        let Ok(entry) = serde_json::from_slice::<Entry>(last) else { return false };
        self.read().is_ok_and(|text| Hash::of(text.as_bytes()) == entry.after)
    }

    /// Returns whether the file is missing but has a history, from which [`Self::restore`] can
    /// restore it.
    pub fn is_lost(&self) -> bool {
        self.look().is_ok_and(|seen| matches!(seen.now, Err(NoText::Gone)))
    }

    /// Returns the file that marks an operation of another history, with the number of the
    /// operation: the histories of two computers were put into one folder, and the log is that of
    /// one of them. `None` if there is none, or nothing can be read.
    pub fn mark_of_other_history(&self) -> Option<(u64, PathBuf)> {
        let seen = self.look().ok()?;
        let names = self.disk.list(&seen.sidecar.folder).ok()?;
        let (number, name) = LogHead::of_other_log(&names, &seen.log.hashes)?;
        Some((number, seen.sidecar.folder.join(name)))
    }

    /// Returns the text after the operation with this number. Takes no lock and writes nothing.
    ///
    /// # Errors
    ///
    /// Fails with [`StorageError::NoSuchOperation`] if no operation with that number took effect,
    /// with [`StorageError::HistoryDamaged`] if the text is lost, and if a file cannot be read.
    pub fn text_at(&self, number: u64) -> Result<String, StorageError> {
        let seen = self.look()?;
        let timeline = seen.timeline();
        let texts = seen.texts(&self.disk, &timeline);
        texts.after(texts.place_of(number, &self.path)?)
    }

    /// Returns the texts before and after the operation with this number.
    ///
    /// The first is `None` if the history begins there. Takes no lock and writes nothing.
    ///
    /// # Errors
    ///
    /// As [`Self::text_at`].
    pub fn texts_around(&self, number: u64) -> Result<(Option<String>, String), StorageError> {
        let seen = self.look()?;
        let timeline = seen.timeline();
        let texts = seen.texts(&self.disk, &timeline);
        let place = texts.place_of(number, &self.path)?;
        let after = texts.after(place)?;
        Ok((texts.entries[place].revert(&after), after))
    }

    /// Passes the operations to a function, newest first: number, author, and the texts before and
    /// after.
    ///
    /// It ends when the function breaks, the history begins, or a text is lost. Takes no lock and
    /// writes nothing.
    ///
    /// # Errors
    ///
    /// Fails if a file cannot be read.
    pub fn back(
        &self,
        mut each: impl FnMut(u64, &Author, &str, &str) -> ControlFlow<()>,
    ) -> Result<(), StorageError> {
        let seen = self.look()?;
        let timeline = seen.timeline();
        let texts = seen.texts(&self.disk, &timeline);
        let Some(last) = texts.entries.len().checked_sub(1) else { return Ok(()) };
        let Ok(mut after) = texts.after(last) else { return Ok(()) };
        for entry in texts.entries.iter().rev() {
            let Some(before) = entry.revert(&after) else { break };
            if each(entry.number, &entry.author, &before, &after).is_break() {
                break;
            }
            after = before;
        }
        Ok(())
    }

    /// Reads the log and the file in a consistent state.
    ///
    /// The file may be missing or hold no text, as long as it has a history.
    fn look(&self) -> Result<Seen, StorageError> {
        let event = match self.disk.canonicalize(&self.path) {
            Ok(event) => event,
            Err(_) => absent(&self.disk, &self.path)?,
        };
        let sidecar = Sidecar::of(&event);
        let reached = head(&self.disk, &sidecar);
        let mut bytes = read_log(&self.disk, &sidecar)?;
        let mut now = self.read();
        for _ in 1..READ_TRIES {
            let again = read_log(&self.disk, &sidecar)?;
            if again == bytes {
                break;
            }
            bytes = again;
            now = self.read();
        }
        // The head is recorded after the log is written. Since it was read before the log, it is
        // never beyond a sound log.
        let log = Log::read(&bytes).check_head(reached.as_ref());
        let differs = log.differs_from(reached.as_ref());
        let good_end = match self.disk.read(&sidecar.lock(), MAX_BYTES) {
            Ok(words) => words.is_empty(),
            Err(error) => error.kind() == io::ErrorKind::NotFound,
        };
        let is_kept = !log.entries.is_empty();
        let now = match now {
            Err(StorageError::NotFound { .. }) if is_kept => Err(NoText::Gone),
            Err(error) if is_kept => Err(error.no_text().ok_or(error)?),
            now => Ok(now?),
        };
        Ok(Seen { sidecar, log, differs, now, good_end })
    }
}

impl Seen {
    fn timeline(&self) -> Timeline {
        let now = match &self.now {
            Ok(now) if !self.good_end => Some(Hash::of(now.as_bytes())),
            _ => self.log.entries.last().map(|last| last.after),
        };
        Timeline::of(&self.log.entries, now)
    }

    fn texts<'a, D>(&'a self, disk: &'a D, timeline: &Timeline) -> Texts<'a, D> {
        Texts::of(disk, &self.sidecar, &self.log.entries, timeline, self.now.as_deref().ok())
    }
}

impl<D: Disk> Texts<'_, D> {
    /// Builds every text and compares its hash.
    fn damage(&self) -> Result<Vec<HistoryDamage>, StorageError> {
        let mut damage = Vec::new();
        let mut lost = vec![true; self.entries.len()];
        let mut text: Option<String> = None;
        for (index, entry) in self.entries.iter().enumerate() {
            let is_right = |text: &String| Hash::of(text.as_bytes()) == entry.after;
            let patched = text.as_ref().and_then(|text| entry.apply(text)).filter(is_right);
            let snapshot = self.snapshot(entry)?;
            if entry.snapshot && snapshot.is_none() {
                damage.push(HistoryDamage {
                    number: entry.number,
                    what: said!("lost-snapshot", "its snapshot is missing or damaged"),
                });
            }
            text = patched.or(snapshot);
            lost[index] = text.is_none();
            if let Some(text) = &text {
                self.find_backwards(index, text, &mut lost);
            }
        }
        if let (Some(now), Some(last)) = (self.now(), self.entries.len().checked_sub(1)) {
            lost[last] = false;
            self.find_backwards(last, now, &mut lost);
        }
        let lost = self.entries.iter().zip(lost).filter(|(_, lost)| *lost);
        damage.extend(lost.map(|(entry, _)| HistoryDamage {
            number: entry.number,
            what: said!("lost-text", "its text is lost"),
        }));
        damage.sort_by_key(|damage| damage.number);
        Ok(damage)
    }

    /// Marks as found the lost texts just before an index that can be built from the text there.
    fn find_backwards(&self, index: usize, text: &str, lost: &mut [bool]) {
        if index.checked_sub(1).is_none_or(|before| !lost[before]) {
            return;
        }
        let mut later = text.to_owned();
        for before in (0..index).rev() {
            let Some(text) = self.entries[before + 1].revert(&later).filter(|_| lost[before])
            else {
                break;
            };
            if Hash::of(text.as_bytes()) != self.entries[before].after {
                break;
            }
            lost[before] = false;
            later = text;
        }
    }
}
