//! Files kept with a history: read without a lock, changed under it, all or nothing.

use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use draughts_ground::document::{self, DocumentAdvice, DocumentFault};
use draughts_ground::said::{Fact, Said, Told};
use serde::Serialize;

use super::apply::apply;
use super::hardly_meant::births_now;
use super::missing::MOST_NAMED;
use super::{Done, Echo, Line};
use crate::{EditFault, Error, Hindrance, Wrong};
use draughts_events::acts::Act;
use draughts_events::event::{Event, EventError, differences, read};
use draughts_events::ratings::{self, RatingList};
use draughts_report::words::{Language, say, worded};
use journalled_file as storage;
use journalled_file::{
    self, Author, ChangeError, Edit, History, HistoryReadError, Operation, PastOperation, RealDisk,
    StorageError, Store,
};

/// The reason that a board keeps for a result that was changed by hand.
const BY_HAND: &str = "edited by hand";

/// The content of a kept file.
pub trait Document: Clone + PartialEq + Serialize {
    /// The name of the kind of document.
    const CALLED: &'static str;

    /// Reads the document from the text of a file of this name.
    ///
    /// # Errors
    ///
    /// Fails if the text is not such a document.
    fn read(name: &str, text: &str) -> Result<Self, EventError>;

    /// Applies the consequences of an edit by hand, which led to this state.
    fn edited_by_hand(&mut self, _before: &Self) {}

    /// Returns notes on a change that can hardly be meant at the time of its operation.
    fn odd_at(&self, _before: &Self, _time: &str) -> Vec<Line> {
        Vec::new()
    }

    /// Returns the differences of the later of two states, one line each; empty if this kind of
    /// document cannot describe them.
    fn changes(_before: &Self, _after: &Self) -> Vec<Said> {
        Vec::new()
    }

    /// Returns the data that the file has lost since the last operation and that must be reported,
    /// one line each. It is determined before the file is locked, while the history still shows how
    /// the last operation ended.
    fn missing(_: &KeptFile<Self>) -> Vec<Said> {
        Vec::new()
    }

    /// Returns the differences of a restored state that must be reported, one line each.
    fn lost(_: &KeptFile<Self>, _before: &Self, _now: &Self) -> Vec<Said> {
        Vec::new()
    }

    /// Returns the form in which the history stores a message, so that it can be shown in another
    /// language later; `None` if the act itself can give the message again.
    fn stored_message(_: &Said) -> Option<serde_json::Value> {
        None
    }

    /// Returns the message of an operation, if its act, applied again to the earlier text, still
    /// gives the same message or leads to the same content.
    fn retold(_: &KeptFile<Self>, _: &PastOperation) -> Option<Said> {
        None
    }
}

impl Document for Event {
    const CALLED: &'static str = "event";

    fn read(name: &str, text: &str) -> Result<Self, EventError> {
        read(name, text)
    }

    /// Lets rounds keep the data and the results they were paired with, as after a command that
    /// changes them.
    fn edited_by_hand(&mut self, before: &Self) {
        self.keep_paired_with(before);
        self.keep_results_of(before, BY_HAND);
    }

    fn odd_at(&self, before: &Self, time: &str) -> Vec<Line> {
        births_now(self, before, time)
    }

    fn changes(before: &Self, after: &Self) -> Vec<Said> {
        differences(before, after).iter().map(Told::said).collect()
    }

    fn missing(file: &KeptFile<Self>) -> Vec<Said> {
        // The change itself reports what cannot be read.
        file.missing().ok().flatten().map_or_else(Vec::new, |missing| missing.said)
    }

    fn lost(file: &KeptFile<Self>, before: &Self, now: &Self) -> Vec<Said> {
        file.differences_with_origin(before, now)
    }

    fn retold(file: &KeptFile<Self>, past: &PastOperation) -> Option<Said> {
        let Some(act) = past.operation.act.clone() else {
            let begun = read(&file.name(), &file.text_at(past.number).ok()?).ok()?;
            let said = Echo::begun(&begun).said();
            return (say(&said, Language::English) == past.operation.summary).then_some(said);
        };
        let act: Act = serde_json::from_value(act).ok()?;
        let before = file.text_at(past.number.checked_sub(1)?).ok()?;
        let mut event = read(&file.name(), &before).ok()?;
        let done = apply(&mut event, act).ok()?;
        let forms = [done.headline(), done.first_and_more()];
        let is_it = |said: &Said| say(said, Language::English) == past.operation.summary;
        // An earlier version may have worded the same act differently.
        let same = || {
            let after = file.text_at(past.number).ok()?;
            let is_same = read(&file.name(), &after).is_ok_and(|after| after == event);
            done.headline().filter(|_| is_same)
        };
        forms.into_iter().flatten().find(is_it).or_else(same)
    }
}

impl Document for RatingList {
    const CALLED: &'static str = "rating-list";

    fn read(name: &str, text: &str) -> Result<Self, EventError> {
        ratings::read(name, text)
    }

    /// Returns the message as a value: the event that was entered is in another file.
    fn stored_message(said: &Said) -> Option<serde_json::Value> {
        Some(serde_json::json!({ "said": format!("{said:#}") }))
    }

    fn retold(_: &KeptFile<Self>, past: &PastOperation) -> Option<Said> {
        let text = past.operation.act.as_ref()?.get("said")?.as_str()?;
        let said = Said::sent(
            text,
            &[
                ratings::RatingListChange::MESSAGES,
                std::slice::from_ref(ratings::UncountedGames::MESSAGE),
            ],
        )?;
        (say(&said, Language::English) == past.operation.summary).then_some(said)
    }
}

/// Whether a change is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WriteMode {
    /// The change is written.
    Write,
    /// The change is only determined.
    DryRun,
}

/// A change that was made or, in a dry run, would be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    /// The effects, one line each.
    pub said: Vec<Said>,
    /// Whether the file was changed; false if it was already as wanted.
    pub is_changed: bool,
    /// The number of the operation in the history; `None` if nothing was written.
    pub number: Option<u64>,
    /// The number of an edit by hand that was found and recorded before it.
    pub hand_edit: Option<u64>,
    /// The recorded data that this edit removed, one line each.
    pub gone: Vec<Said>,
    /// Everything else that this edit changed, one line each.
    pub by_hand: Vec<Said>,
    /// Other things that were found, in sentences.
    pub notes: Vec<Said>,
}

impl Changed {
    /// Creates the result of a dry run.
    pub(crate) const fn shown(said: Vec<Said>, is_changed: bool) -> Self {
        Self {
            said,
            is_changed,
            number: None,
            hand_edit: None,
            gone: Vec::new(),
            by_hand: Vec::new(),
            notes: Vec::new(),
        }
    }

    pub(super) fn written<T>(said: Vec<Said>, changed: storage::StoredChange<T>) -> Self {
        let storage::StoredChange { number, hand_edit, notes, .. } = changed;
        let (gone, by_hand) = (Vec::new(), Vec::new());
        Self { said, is_changed: number.is_some(), number, hand_edit, gone, by_hand, notes }
    }
}

/// The effect of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangedBy {
    /// The start of the history, with this text.
    Begins(String),
    /// A change of an earlier state.
    Changes {
        /// The change, one line each, if it can be described.
        said: Vec<Said>,
        /// The lines of the text that were removed.
        out: Vec<String>,
        /// The lines that replaced them.
        new: Vec<String>,
    },
}

/// Returns what an edit by hand changed, one line each.
fn edited_by_hand<D: Document>(before: &D, now: &D) -> Vec<Said> {
    if before == now { vec![Echo::OnlyLayout.said()] } else { D::changes(before, now) }
}

/// Returns whether a line is this message, alone or with the operation that entered the data.
pub(super) fn mentions(line: &Said, what: &Said) -> bool {
    let has = |fact: &Fact| matches!(fact, Fact::Said(said) if *said == *what);
    line == what || line.facts.iter().any(|(_, fact)| has(fact))
}

/// Cuts a long list of lines, and adds how many more there are.
fn at_most_named(mut lines: Vec<Said>) -> Vec<Said> {
    let more = lines.len().saturating_sub(MOST_NAMED);
    lines.truncate(MOST_NAMED);
    lines.extend((more > 0).then(|| Echo::MoreGone { more }.said()));
    lines
}

/// Returns the removed and the added lines, from the first to the last that differ.
fn changed_lines(before: &str, after: &str) -> (Vec<String>, Vec<String>) {
    let (old, new): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let pairs = old.iter().zip(&new);
    let first = pairs.take_while(|(one, other)| one == other).count();
    let pairs = old[first..].iter().rev().zip(new[first..].iter().rev());
    let last = pairs.take_while(|(one, other)| one == other).count();
    let part = |lines: &[&str]| {
        lines[first..lines.len() - last].iter().map(|line| (*line).to_owned()).collect()
    };
    (part(&old), part(&new))
}

/// A file that is kept with its history.
#[derive(Debug, Clone)]
pub struct KeptFile<D> {
    pub(super) store: Store,
    document: PhantomData<fn() -> D>,
}

impl<D: Document> KeptFile<D> {
    /// Creates the file of a path, which need not exist. Does not access the disk.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self { store: Store::at(RealDisk, path), document: PhantomData }
    }

    /// Returns the path as given.
    pub fn path(&self) -> &Path {
        self.store.path()
    }

    /// Returns the path for display.
    pub fn name(&self) -> String {
        self.path().display().to_string()
    }

    /// Returns the folder of the file; paths in the file are relative to it.
    pub fn folder(&self) -> &Path {
        self.path().parent().unwrap_or(Path::new(""))
    }

    /// Returns whether the file is gone but its history exists, from which [`Self::restore`] brings
    /// it back.
    pub fn is_lost(&self) -> bool {
        self.store.is_lost()
    }

    /// Returns the file that marks an operation of another computer's history, with the number of
    /// the operation: two histories were put into one folder.
    pub fn mark_of_other_history(&self) -> Option<(u64, PathBuf)> {
        self.store.mark_of_other_history()
    }

    /// Returns the content. Takes no lock and writes nothing.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read or holds something else.
    pub fn read(&self) -> Result<D, Error> {
        Ok(self.read_with_text()?.0)
    }

    /// Returns the content and its text.
    ///
    /// # Errors
    ///
    /// As [`Self::read`].
    pub fn read_with_text(&self) -> Result<(D, String), Error> {
        let text = self.store.read().map_err(HistoryReadError)?;
        let read = D::read(&self.name(), &text).map_err(|error| self.unread(error))?;
        Ok((read, text))
    }

    /// Returns the error for a file that cannot be read. If it is no longer a document, for example
    /// because it was cut off, the error advises to restore it from the history.
    fn unread(&self, mut error: EventError) -> Error {
        if let Some(finding) = error.findings.first_mut()
            && let Some(unread) = finding.as_what::<document::DocumentError>()
            && (matches!(unread.why, DocumentFault::Syntax { .. }) || self.is_emptied())
            && self.store.history().is_ok_and(|history| !history.operations.is_empty())
        {
            let file = unread.kind.word;
            finding.remark(&DocumentAdvice::Restore { file });
        }
        error.into()
    }

    /// Returns whether the file holds nothing but white space.
    fn is_emptied(&self) -> bool {
        self.store.read().is_ok_and(|text| text.trim_start_matches('\u{feff}').trim().is_empty())
    }

    /// Returns the text of a new file with this content.
    ///
    /// # Errors
    ///
    /// Fails if the text would not read back as this content.
    pub fn text_of(&self, document: &D) -> Result<String, Error> {
        let text = yaml_in_place::print(&self.value(document)?);
        self.verified(&text, document)?;
        Ok(text)
    }

    /// Writes a new file, and creates its folder if needed.
    ///
    /// # Errors
    ///
    /// Fails if the file exists, would not read back as this content, or cannot be written.
    pub fn begin(
        &self,
        author: &Author,
        verb: &str,
        what: &impl Told,
        document: &D,
    ) -> Result<Changed, Error> {
        let text = self.text_of(document)?;
        if let Some(folder) = self.path().parent().filter(|folder| *folder != Path::new("")) {
            std::fs::create_dir_all(folder)
                .map_err(|source| Error::Folder { folder: folder.display().to_string(), source })?;
        }
        let act = D::stored_message(&what.said());
        let operation = Operation { act, ..Operation::new(verb, say(what, Language::English)) };
        let changed = self.store.create(author, operation, &text)?;
        Ok(Changed::written(vec![what.said()], changed))
    }

    /// Lets a closure change the content, verifies that the edited text reads back as exactly that,
    /// and writes it. In a dry run nothing is locked or written.
    ///
    /// To apply an act to an event, call [`EventFile::apply`](KeptFile::apply), which does the rest,
    /// too. This function is for an act that depends on the content once it is locked: the closure
    /// chooses the act and applies it with [`apply`](super::apply()). If a closure changes the
    /// event itself:
    ///
    /// - its operation has no act in the history;
    /// - rounds do not keep the data they were paired with;
    /// - nothing warns of unintended effects;
    /// - IDs in messages stay without names.
    ///
    /// # Errors
    ///
    /// Fails as the act does, or if the file cannot be read or written; nothing is changed then.
    pub fn change<E: From<Error>>(
        &self,
        author: &Author,
        mode: WriteMode,
        verb: &str,
        act: impl FnOnce(&mut D) -> Result<Done, E>,
    ) -> Result<Changed, E> {
        let missing = D::missing(self);
        let (mut gone, mut by_hand) = (Vec::new(), Vec::new());
        let edit = |old: &str, unedited: Option<&str>| -> Result<Edit<Vec<Said>>, E> {
            let before = D::read(&self.name(), old).map_err(|error| self.unread(error))?;
            let mut after = before.clone();
            if let Some(was) = unedited.and_then(|text| D::read(&self.name(), text).ok()) {
                gone = missing;
                by_hand = edited_by_hand(&was, &before);
                by_hand.retain(|what| !gone.iter().any(|line| mentions(line, what)));
                after.edited_by_hand(&was);
            }
            let mut done = act(&mut after)?;
            let text = self.rewritten(old, &before, &after)?;
            done.lines.extend(after.odd_at(&before, &author.at));
            let words = done.headline().map(|said| say(&said, Language::English));
            let said = done.said();
            let Done { reason, act, .. } = done;
            let operation =
                Operation { reason, act, ..Operation::new(verb, words.unwrap_or_default()) };
            Ok(Edit { text, operation, value: said })
        };
        if mode == WriteMode::DryRun {
            let old = self.store.read().map_err(Error::from)?;
            let Edit { text, value: said, .. } = edit(&old, None)?;
            return Ok(Changed::shown(said, text != old));
        }
        match self.store.change_with_history(author, edit) {
            Ok(mut changed) => {
                let said = std::mem::take(&mut changed.value);
                let by_hand = by_hand.into_iter().map(|what| Echo::ByHand { what }.said());
                let by_hand = at_most_named(by_hand.collect());
                Ok(Changed { gone, by_hand, ..Changed::written(said, changed) })
            }
            Err(ChangeError::Storage(error)) => Err(Error::from(error).into()),
            Err(ChangeError::Refused(error)) => Err(error),
        }
    }

    /// Returns what was done to the file, and whether its history is sound. Takes no lock.
    ///
    /// # Errors
    ///
    /// Fails if files cannot be read; damage is not an error.
    pub fn history(&self) -> Result<History, Error> {
        Ok(self.store.history().map_err(HistoryReadError)?)
    }

    /// Passes the operations to a closure, newest first: number, author, and the texts before and
    /// after.
    ///
    /// It ends when the closure breaks, the history begins, or a text is lost.
    ///
    /// # Errors
    ///
    /// Fails if files cannot be read.
    pub fn back(
        &self,
        each: impl FnMut(u64, &Author, &str, &str) -> ControlFlow<()>,
    ) -> Result<(), Error> {
        Ok(self.store.back(each).map_err(HistoryReadError)?)
    }

    /// Returns the text after the operation with this number.
    ///
    /// # Errors
    ///
    /// Fails if there is no such operation, or its text is lost.
    pub fn text_at(&self, number: u64) -> Result<String, Error> {
        self.store.text_at(number).map_err(|error| self.no_text(error))
    }

    /// Returns the effect of the operation with this number, in words and in lines of the text.
    ///
    /// # Errors
    ///
    /// Fails if there is no such operation, or its text is lost.
    pub fn changed_by(&self, number: u64) -> Result<ChangedBy, Error> {
        let (before, after) =
            self.store.texts_around(number).map_err(|error| self.no_text(error))?;
        let Some(before) = before else { return Ok(ChangedBy::Begins(after)) };
        let read = |text: &str| D::read(&self.name(), text).ok();
        let said = match (read(&before), read(&after)) {
            (Some(before), Some(after)) => D::changes(&before, &after),
            _ => Vec::new(),
        };
        let (out, new) = changed_lines(&before, &after);
        Ok(ChangedBy::Changes { said, out, new })
    }

    /// Returns the changes of an operation, if it records an edit by hand; empty if they cannot be
    /// described.
    pub fn changed_by_hand(&self, past: &PastOperation) -> Vec<Said> {
        if past.operation.verb != storage::HAND_EDIT {
            return Vec::new();
        }
        match self.store.texts_around(past.number) {
            Ok((Some(before), after)) => self.edited(&before, &after),
            // The history itself reports a text that is lost.
            Ok((None, _)) | Err(_) => Vec::new(),
        }
    }

    /// Returns the changes by hand since the last operation; empty if there are none or they cannot
    /// be described. Takes no lock and writes nothing.
    ///
    /// # Errors
    ///
    /// Fails if the file or its history cannot be read.
    pub fn changed_since(&self) -> Result<Vec<Said>, Error> {
        let drift = self.store.drift().map_err(HistoryReadError)?;
        Ok(drift.map_or_else(Vec::new, |drift| self.edited(&drift.before, &drift.now)))
    }

    fn edited(&self, before: &str, after: &str) -> Vec<Said> {
        let read = |text: &str| D::read(&self.name(), text).ok();
        match (read(before), read(after)) {
            (Some(before), Some(after)) => at_most_named(edited_by_hand(&before, &after)),
            _ => Vec::new(),
        }
    }

    fn no_text(&self, error: StorageError) -> Error {
        match error {
            StorageError::NoSuchOperation { path, number } => {
                let file = path.display().to_string();
                Hindrance::NoSuchOperation { file, number }.refused().into()
            }
            error => HistoryReadError(error).into(),
        }
    }

    fn value(&self, document: &D) -> Result<serde_yaml::Value, Error> {
        serde_yaml::to_value(document).map_err(|error| {
            Error::unusable(self.name(), &Wrong::NoYaml { why: error.to_string() })
        })
    }

    /// Returns the text with the change made, read back and compared. What the change does not
    /// affect keeps every byte.
    ///
    /// # Errors
    ///
    /// Fails if the text cannot be edited in place, or would not read back as this content.
    pub fn rewritten(&self, old: &str, before: &D, after: &D) -> Result<String, Error> {
        if before == after {
            return Ok(old.to_owned());
        }
        let text = yaml_in_place::edit(old, &self.value(before)?, &self.value(after)?)
            .map_err(|error| self.not_edited(EditFault::ByHand(error.to_string())))?;
        self.verified(&text, after)?;
        Ok(text)
    }

    /// Checks that the text reads back as this content.
    fn verified(&self, text: &str, meant: &D) -> Result<(), Error> {
        match D::read(&self.name(), text) {
            Ok(again) if again == *meant => Ok(()),
            Ok(_) => Err(self.not_edited(EditFault::ReadsOtherwise)),
            Err(error) => {
                let said = error.findings.first();
                let said = said.map(|finding| worded(finding, Language::English).message);
                Err(self.not_edited(EditFault::WouldNotBe(D::CALLED, said.unwrap_or_default())))
            }
        }
    }

    fn not_edited(&self, fault: EditFault) -> Error {
        Error::Edit { file: self.name(), fault }
    }
}
