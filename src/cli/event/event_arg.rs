//! The event of a command, and the report on a change.

use std::io::Write;
use std::sync::{Mutex, PoisonError};

use anyhow::Context;
use clap::Args;

use super::target;
use crate::acts::Act;
use crate::app::Error;
use crate::app::event::{Changed, Done, Echo, EventFile, WriteMode, copies_of, original_of};
use crate::app::new_file::{process, shown};
use crate::cli::aside::aside;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::words::{self, Label};
use crate::event::Event;
use crate::event::acts;
use crate::report::one_line;
use crate::storage::Author;
use draughts_ground::said::{Fact, Told};

// Which event a command is about.
#[derive(Debug, Clone, Args)]
pub(crate) struct EventArg {
    /// The event: a path, or a name in tournaments/.
    #[arg(value_name = "EVENT")]
    pub event: String,
}

// The event of a command that writes.
#[derive(Debug, Clone, Args)]
pub(crate) struct ChangeArg {
    #[command(flatten)]
    pub target: EventArg,
    /// Say what would be done, and write nothing.
    #[arg(long)]
    pub dry_run: bool,
}

impl EventArg {
    /// Returns the file of the event, which must exist.
    pub(crate) fn file(&self) -> Result<EventFile, Failure> {
        let file = EventFile::at(target::existing(&self.event)?);
        words::is_about(&self.event);
        tell_missing(&file, &self.event);
        tell_copies(&file, &self.event);
        Ok(file)
    }

    /// Returns the file of the event, which may be gone if its history exists.
    pub(crate) fn file_even_lost(&self) -> Result<EventFile, Failure> {
        let file = EventFile::at(target::path_of(&self.event));
        if file.is_lost() { Ok(file) } else { self.file() }
    }

    /// Returns the event; locks and writes nothing.
    pub(crate) fn read(&self) -> Result<Event, Failure> {
        Ok(self.file()?.read()?)
    }
}

/// Reports on stderr recorded data that is no longer in the file. The command itself reports
/// unreadable files.
fn tell_missing(file: &EventFile, event: &str) {
    if let Ok(Some(missing)) = file.missing() {
        let mut is_new = false;
        for line in &missing.said {
            is_new |= is_noted(line);
        }
        if is_new {
            let (event, number) = (event.to_owned(), missing.complete);
            help(&Label::RestoreMissing { event, number });
        }
    }
}

/// Reports copies of the event that were made by folder synchronisation programs.
fn tell_copies(file: &EventFile, event: &str) {
    if let Some(original) = original_of(file.path()) {
        note_once(&Echo::ConflictCopy { file: file.name(), of: shown(&original) });
        return;
    }
    if let Some((number, mark)) = file.mark_of_other_history() {
        note_once(&Echo::OfOtherHistory { number, mark: shown(&mark) });
    }
    let mut is_new = false;
    let copies = copies_of(file.path());
    for copy in &copies {
        is_new |= is_noted(&Echo::ConflictCopy { file: shown(copy), of: file.name() });
        match file.only_in(copy) {
            Ok(results) => {
                for what in results {
                    note_once(&Echo::OnlyInCopy { copy: shown(copy), what });
                }
            }
            // The command itself reports an event that cannot be read.
            Err(_) if file.read().is_err() => {}
            Err(_) => note_once(&file.unread_copy(copy)),
        }
    }
    if let (true, Some(first)) = (is_new, copies.first()) {
        let (event, file) = (event.to_owned(), shown(first));
        help(&Label::CompareCopy { event, file });
    }
}

/// Returns the mode for `--dry-run`.
pub(crate) const fn mode(dry_run: bool) -> WriteMode {
    if dry_run { WriteMode::DryRun } else { WriteMode::Write }
}

/// Applies an act to the event, writes it, and then reports the effects.
pub(crate) fn apply(
    arg: &ChangeArg,
    act: impl Into<Act>,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let file = arg.target.file()?;
    finish(&file.apply(&author(), mode(arg.dry_run), act)?, arg.dry_run, out)
}

/// Lets an act change the event, writes it, and then reports the effects.
pub(crate) fn change(
    arg: &ChangeArg,
    verb: &str,
    out: &mut dyn Write,
    act: impl FnOnce(&mut Event) -> Result<Done, Error>,
) -> Result<Outcome, Failure> {
    let file = arg.target.file()?;
    finish(&file.change(&author(), mode(arg.dry_run), verb, act)?, arg.dry_run, out)
}

/// Reports what was done, or what would be done.
pub(crate) fn finish(
    changed: &Changed,
    dry_run: bool,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    tell(changed, out)?;
    if dry_run {
        say(out, &[if changed.is_changed { Echo::DryRun } else { Echo::NothingToChange }])?;
    }
    Ok(Outcome::Fine)
}

/// Returns the author of a change, and the time.
pub(crate) fn author() -> Author {
    let words: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .map(|word| if word.contains(' ') { format!("\"{word}\"") } else { word })
        .collect();
    let user = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|key| std::env::var(key).ok());
    Author {
        command: format!("arbiter {}", words.join(" ")),
        at: stamp(std::time::SystemTime::now()),
        by: format!("{}, process {}", user.as_deref().unwrap_or("unknown"), process()),
    }
}

/// Returns a time in the local time zone; a computer's clock may even be set before 1970.
fn stamp(now: std::time::SystemTime) -> String {
    let local = chrono::DateTime::<chrono::Local>::from(now);
    local.to_rfc3339_opts(chrono::SecondsFormat::Secs, false)
}

/// Reports the effects, and on stderr the notes.
pub(crate) fn tell(changed: &Changed, out: &mut dyn Write) -> Result<(), Failure> {
    tell_as(changed, &changed.said, out)
}

/// Reports the effects in these words, and on stderr the notes. A written change remains if the
/// report cannot be printed, which is then reported.
pub(crate) fn tell_as(
    changed: &Changed,
    words: &[impl Told],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    notes(changed);
    let lines: String =
        words.iter().map(|line| format!("{}\n", one_line(&words::said(line)))).collect();
    match (out.write_all(lines.as_bytes()).and_then(|()| out.flush()), changed.number) {
        (Ok(()), _) => {
            words.iter().for_each(advise);
            Ok(())
        }
        (Err(why), Some(number)) => Err(Failure::Unsaid(number, why)),
        (Err(why), None) => Err(anyhow::Error::new(why).context(words::writing()).into()),
    }
}

/// Prints on stderr what can be typed in reply to a line, if it or a message inside it has help.
fn advise(line: &impl Told) {
    let said = line.said();
    let inside = said.facts.iter().filter_map(|(_, fact)| match fact {
        Fact::Said(said) => Some(said),
        _ => None,
    });
    let help = std::iter::once(&said)
        .chain(inside)
        .find_map(|said| crate::words::help(said, words::language()));
    if let Some(help) = help.map(words::named) {
        aside!("  {}: {}", words::label(Label::Help), one_line(&help));
    }
}

/// Prints each message on one line, whatever names and reasons contain.
pub(crate) fn say(out: &mut dyn Write, said: &[impl Told]) -> Result<(), Failure> {
    for line in said {
        writeln!(out, "{}", one_line(&words::said(line)))
            .with_context(crate::cli::words::writing)?;
    }
    Ok(())
}

/// Prints a note for the user's attention on stderr.
pub(crate) fn note(what: &impl Told) {
    let note = acts::Echo::Note { what: what.said() };
    aside!("{}", one_line(&words::said(&note)));
}

/// The notes printed by [`note_once`].
static SAID: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Prints a note on stderr unless it was printed before.
pub(crate) fn note_once(what: &impl Told) {
    is_noted(what);
}

/// Prints a note as [`note_once`] does, and returns whether it was new.
fn is_noted(what: &impl Told) -> bool {
    let text = words::said(what);
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    let is_new = !said.contains(&text);
    if is_new {
        note(what);
        said.push(text);
    }
    is_new
}

/// Prints the remedy for an earlier message on stderr.
fn help(what: &impl Told) {
    aside!("  {}: {}", words::label(Label::Help), one_line(&words::said(what)));
}

/// Reports the notes on stderr.
pub(crate) fn notes(changed: &Changed) {
    for line in &changed.gone {
        note_once(line);
    }
    if let Some(number) = changed.hand_edit {
        note(&Echo::HandEdit { number });
    }
    changed.by_hand.iter().for_each(note);
    changed.notes.iter().for_each(note);
}

#[cfg(test)]
mod tests {
    use super::stamp;
    use std::time::{Duration, SystemTime};

    #[test]
    fn a_clock_before_1970_gives_a_stamp() {
        let year = Duration::from_secs(365 * 86_400);
        assert!(stamp(SystemTime::UNIX_EPOCH - year).starts_with("19"));
        assert!(stamp(SystemTime::UNIX_EPOCH + 60 * year).starts_with("2029-12"));
    }
}
