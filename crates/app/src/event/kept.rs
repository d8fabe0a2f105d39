//! A file that is kept with its history: read without a lock, changed under it, all or
//! nothing.

use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use draughts_ground::document::{self, Advice, Misread};
use draughts_ground::said::{Said, Told};
use serde::Serialize;

use super::apply::apply;
use super::{Done, Echo};
use crate::{EditFault, Error, Hindrance, Wrong};
use draughts_events::event::acts::Act;
use draughts_events::event::{Event, EventError, differences, read};
use draughts_events::ratings::{self, RatingList};
use draughts_report::words::{Language, say, worded};
use journalled_file as storage;
use journalled_file::{
    self, Author, ChangeError, Edit, History, Operation, Past, RealDisk, StorageError, Store,
    Unread,
};

/// What a kept file holds.
pub trait Document: Clone + PartialEq + Serialize {
    /// What it is, with its article.
    const CALLED: &'static str;

    /// Reads it from the text of a file that has this name.
    ///
    /// # Errors
    ///
    /// The text is none.
    fn read(name: &str, text: &str) -> Result<Self, EventError>;

    /// Takes over what follows from an edit by hand, after which it is this.
    fn edited_by_hand(&mut self, _before: &Self) {}

    /// What is otherwise in the later of two states, a line each; empty if this kind of document
    /// has no words for it.
    #[must_use]
    fn changes(_before: &Self, _after: &Self) -> Vec<Said> {
        Vec::new()
    }

    /// What is missing in the file since the last operation and must not go without a word, a line
    /// each. It is asked before the file is locked: the history then knows how the last one ended.
    #[must_use]
    fn missing(_: &Kept<Self>) -> Vec<Said> {
        Vec::new()
    }

    /// What the later of two states lacks that must not go without a word, a line each.
    #[must_use]
    fn lost(_: &Kept<Self>, _before: &Self, _now: &Self) -> Vec<Said> {
        Vec::new()
    }

    /// What is kept of the words of an operation, to say them in another language later; nothing where
    /// an act tells them again.
    #[must_use]
    fn kept(_: &Said) -> Option<serde_json::Value> {
        None
    }

    /// What an operation said, if its act still says the same of the file as it was then.
    #[must_use]
    fn retold(_: &Kept<Self>, _: &Past) -> Option<Said> {
        None
    }
}

impl Document for Event {
    const CALLED: &'static str = "event";

    fn read(name: &str, text: &str) -> Result<Self, EventError> {
        read(name, text)
    }

    /// Rounds keep what they were paired with, as after a command that changes it.
    fn edited_by_hand(&mut self, before: &Self) {
        self.keep_paired_with(before);
    }

    fn changes(before: &Self, after: &Self) -> Vec<Said> {
        differences(before, after).iter().map(Told::said).collect()
    }

    fn missing(file: &Kept<Self>) -> Vec<Said> {
        // What cannot be read is for the change itself to say.
        file.missing().ok().flatten().map_or_else(Vec::new, |missing| missing.said)
    }

    fn lost(file: &Kept<Self>, before: &Self, now: &Self) -> Vec<Said> {
        file.gone(before, now)
    }

    fn retold(file: &Kept<Self>, past: &Past) -> Option<Said> {
        let Some(act) = past.operation.act.clone() else {
            let begun = read(&file.name(), &file.text_at(past.number).ok()?).ok()?;
            let said = Echo::begun(&begun).said();
            return (say(&said, Language::English) == past.operation.summary).then_some(said);
        };
        let act: Act = serde_json::from_value(act).ok()?;
        let before = file.text_at(past.number.checked_sub(1)?).ok()?;
        let mut event = read(&file.name(), &before).ok()?;
        let done = apply(&mut event, &act).ok()?;
        let forms = [done.headline(), done.first_and_more()];
        let is_it = |said: &Said| say(said, Language::English) == past.operation.summary;
        // An earlier version may have had other words for an act that does the same.
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

    /// Returns the event that was entered is in another file: what was said is kept as a value.
    fn kept(said: &Said) -> Option<serde_json::Value> {
        Some(serde_json::json!({ "said": format!("{said:#}") }))
    }

    fn retold(_: &Kept<Self>, past: &Past) -> Option<Said> {
        let text = past.operation.act.as_ref()?.get("said")?.as_str()?;
        let said = Said::sent(
            text,
            &[ratings::Echo::MESSAGES, std::slice::from_ref(ratings::LeftOut::MESSAGE)],
        )?;
        (say(&said, Language::English) == past.operation.summary).then_some(said)
    }
}

/// Whether a change is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// It is written.
    Write,
    /// It is only found out what would be done.
    DryRun,
}

/// A change that was made, or in a dry run would be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    /// What was done, a line each.
    pub said: Vec<Said>,
    /// False if the file was already as it should be.
    pub is_changed: bool,
    /// The number of the operation in the history; `None` if nothing was written.
    pub number: Option<u64>,
    /// The number of an edit by hand that was found and recorded before it.
    pub hand_edit: Option<u64>,
    /// What that edit took away that was recorded, a line each.
    pub gone: Vec<Said>,
    /// What else was found on the way, in sentences.
    pub notes: Vec<Said>,
}

impl Changed {
    /// What a dry run would do.
    pub(crate) const fn shown(said: Vec<Said>, is_changed: bool) -> Self {
        Self {
            said,
            is_changed,
            number: None,
            hand_edit: None,
            gone: Vec::new(),
            notes: Vec::new(),
        }
    }

    pub(super) fn written<T>(said: Vec<Said>, changed: storage::Changed<T>) -> Self {
        let storage::Changed { number, hand_edit, notes, .. } = changed;
        let gone = Vec::new();
        Self { said, is_changed: number.is_some(), number, hand_edit, gone, notes }
    }
}

/// What an operation changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangedBy {
    /// The history begins there, with this text.
    Begins(String),
    /// Something was otherwise before.
    Changes {
        /// What, a line each, if there are words for it.
        said: Vec<Said>,
        /// The lines of the text that went.
        out: Vec<String>,
        /// Those that came in their place.
        new: Vec<String>,
    },
}

/// Returns the lines that went and those that came, from the first to the last that differ.
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
pub struct Kept<D> {
    pub(super) store: Store,
    document: PhantomData<fn() -> D>,
}

impl<D: Document> Kept<D> {
    /// Returns the file of a path, which need not be there. Does not touch the disk.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self { store: Store::at(RealDisk, path), document: PhantomData }
    }

    /// Returns the path as it was given.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.store.path()
    }

    /// Returns the path in words.
    #[must_use]
    pub fn name(&self) -> String {
        self.path().display().to_string()
    }

    /// Returns the folder in which it lies; paths in the file are seen from there.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.path().parent().unwrap_or(Path::new(""))
    }

    /// Returns whether the file is gone and its history is there, from which [`Self::restore`]
    /// brings it back.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.store.is_lost()
    }

    /// What it holds. Nothing is locked or written.
    ///
    /// # Errors
    ///
    /// It cannot be read, or holds something else.
    pub fn read(&self) -> Result<D, Error> {
        Ok(self.read_with_text()?.0)
    }

    /// What it holds, and its text.
    ///
    /// # Errors
    ///
    /// As for [`Self::read`].
    pub fn read_with_text(&self) -> Result<(D, String), Error> {
        let text = self.store.read().map_err(Unread)?;
        let read = D::read(&self.name(), &text).map_err(|error| self.unread(error))?;
        Ok((read, text))
    }

    /// Why the file is not read: of one that is no document any more, such as one that was cut
    /// off, the history knows what it was.
    fn unread(&self, mut error: EventError) -> Error {
        if let Some(finding) = error.findings.first_mut()
            && let Some(unread) = finding.as_what::<document::Unread>()
            && (matches!(unread.why, Misread::Syntax { .. }) || self.is_emptied())
            && self.store.history().is_ok_and(|history| !history.operations.is_empty())
        {
            let file = unread.kind.word;
            finding.remark(&Advice::Restore { file });
        }
        error.into()
    }

    /// Returns whether nothing is left in the file but blanks.
    fn is_emptied(&self) -> bool {
        self.store.read().is_ok_and(|text| text.trim_start_matches('\u{feff}').trim().is_empty())
    }

    /// Returns the text of a new file that holds this.
    ///
    /// # Errors
    ///
    /// It would not read as it should.
    pub fn text_of(&self, document: &D) -> Result<String, Error> {
        let text = yaml_in_place::print(&self.value(document)?);
        self.verified(&text, document)?;
        Ok(text)
    }

    /// Writes a new file, in a folder that is made if it does not exist.
    ///
    /// # Errors
    ///
    /// There is such a file; it would not read as it should; the disk does not take it.
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
        let act = D::kept(&what.said());
        let operation = Operation { act, ..Operation::new(verb, say(what, Language::English)) };
        let changed = self.store.create(author, operation, &text)?;
        Ok(Changed::written(vec![what.said()], changed))
    }

    /// Lets a closure change what the file holds, sees that the edited text reads as just that,
    /// and writes it. In a dry run nothing is locked or written.
    ///
    /// To make an act of an event, call [`EventFile::apply`](Kept::apply), which does the rest, too.
    /// This is for an act that follows from what the file holds once it is locked: the closure
    /// chooses the act and makes it by [`apply`](super::apply()). Where a closure changes the event
    /// by itself, its operation has no act in the history, rounds do not keep what they were paired
    /// with, nobody is told what was hardly meant, and ids in what is said stay without names.
    ///
    /// # Errors
    ///
    /// Those of the act, and whatever keeps the file from being read or written; then nothing
    /// was changed.
    pub fn change<E: From<Error>>(
        &self,
        author: &Author,
        mode: Mode,
        verb: &str,
        act: impl FnOnce(&mut D) -> Result<Done, E>,
    ) -> Result<Changed, E> {
        let missing = D::missing(self);
        let mut gone = Vec::new();
        let edit = |old: &str, unedited: Option<&str>| -> Result<Edit<Vec<Said>>, E> {
            let before = D::read(&self.name(), old).map_err(|error| self.unread(error))?;
            let mut after = before.clone();
            if let Some(was) = unedited.and_then(|text| D::read(&self.name(), text).ok()) {
                gone = missing;
                after.edited_by_hand(&was);
            }
            let done = act(&mut after)?;
            let text = self.rewritten(old, &before, &after)?;
            let words = done.headline().map(|said| say(&said, Language::English));
            let said = done.said();
            let Done { reason, act, .. } = done;
            let operation =
                Operation { reason, act, ..Operation::new(verb, words.unwrap_or_default()) };
            Ok(Edit { text, operation, value: said })
        };
        if mode == Mode::DryRun {
            let old = self.store.read().map_err(Error::from)?;
            let Edit { text, value: said, .. } = edit(&old, None)?;
            return Ok(Changed::shown(said, text != old));
        }
        match self.store.change_knowing(author, edit) {
            Ok(mut changed) => {
                let said = std::mem::take(&mut changed.value);
                Ok(Changed { gone, ..Changed::written(said, changed) })
            }
            Err(ChangeError::Storage(error)) => Err(Error::from(error).into()),
            Err(ChangeError::Refused(error)) => Err(error),
        }
    }

    /// What was done to the file, and whether its history is sound. Takes no lock.
    ///
    /// # Errors
    ///
    /// Files that cannot be read; damage is no error.
    pub fn history(&self) -> Result<History, Error> {
        Ok(self.store.history().map_err(Unread)?)
    }

    /// Hands over what was done, newest first, by number and author, with the text before and the
    /// text after, until it is told to stop or the history knows no more.
    ///
    /// # Errors
    ///
    /// Files that cannot be read.
    pub fn back(
        &self,
        each: impl FnMut(u64, &Author, &str, &str) -> ControlFlow<()>,
    ) -> Result<(), Error> {
        Ok(self.store.back(each).map_err(Unread)?)
    }

    /// Returns the text as it was after the operation of a number.
    ///
    /// # Errors
    ///
    /// There is none of that number, or its text is lost.
    pub fn text_at(&self, number: u64) -> Result<String, Error> {
        self.store.text_at(number).map_err(|error| self.no_text(error))
    }

    /// What the operation of a number changed: in words, and in lines of the text.
    ///
    /// # Errors
    ///
    /// There is none of that number, or its text is lost.
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

    fn no_text(&self, error: StorageError) -> Error {
        match error {
            StorageError::NoSuchOperation { path, number } => {
                let file = path.display().to_string();
                Hindrance::NoSuchOperation { file, number }.refused().into()
            }
            error => Unread(error).into(),
        }
    }

    fn value(&self, document: &D) -> Result<serde_yaml::Value, Error> {
        serde_yaml::to_value(document).map_err(|error| {
            Error::unusable(self.name(), &Wrong::NoYaml { why: error.to_string() })
        })
    }

    /// Returns the text with the change in it, read again and compared. What the change does not
    /// touch stays, byte for byte.
    ///
    /// # Errors
    ///
    /// The text cannot be edited in place, or would not read as it should.
    pub fn rewritten(&self, old: &str, before: &D, after: &D) -> Result<String, Error> {
        if before == after {
            return Ok(old.to_owned());
        }
        let text = yaml_in_place::edit(old, &self.value(before)?, &self.value(after)?)
            .map_err(|error| self.not_edited(EditFault::ByHand(error.to_string())))?;
        self.verified(&text, after)?;
        Ok(text)
    }

    /// # Errors
    ///
    /// The text does not hold what it should.
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
