//! Reading an event, and changing one: under the lock, all or nothing, with its history.
//! The same for the other files that commands keep.

use std::io::Write;

use anyhow::{Context, anyhow};
use clap::Args;
use serde::Serialize;

use super::target;
use yaml_in_place as text;

use crate::app::Error;
use crate::cli::exit::{Failure, Outcome};
use crate::event::{Event, EventError, read};
use crate::report::one_line;
use crate::storage::{Author, ChangeError, Changed, Edit, Operation, RealDisk, Store};

/// A file that commands change: an event, a rating list.
pub trait Document: Clone + PartialEq + Serialize {
    /// What it is, with its article.
    const CALLED: &'static str;

    /// Reads it from the text of a file that has this name.
    fn read(name: &str, text: &str) -> Result<Self, EventError>;
}

impl Document for Event {
    const CALLED: &'static str = "an event";

    fn read(name: &str, text: &str) -> Result<Self, EventError> {
        read(name, text)
    }
}

/// Which event a command is about.
#[derive(Debug, Clone, Args)]
pub struct EventArg {
    /// The event: a path, or a name in tournaments/.
    #[arg(value_name = "EVENT")]
    pub event: String,
}

/// The event of a command that writes.
#[derive(Debug, Clone, Args)]
pub struct ChangeArg {
    #[command(flatten)]
    pub target: EventArg,
    /// Say what would be done, and write nothing.
    #[arg(long)]
    pub dry_run: bool,
}

impl EventArg {
    /// The store of the event, which must be there.
    pub fn store(&self) -> Result<Store, Failure> {
        Ok(Store::at(RealDisk, target::existing(&self.event)?))
    }

    /// The store of the event, whose file may be gone if its history is there.
    pub fn store_even_lost(&self) -> Result<Store, Failure> {
        let store = Store::at(RealDisk, target::path_of(&self.event));
        if store.is_lost() { Ok(store) } else { self.store() }
    }

    /// The event as it stands; nothing is locked or written.
    pub fn read(&self) -> Result<Event, Failure> {
        Ok(self.read_with_text()?.0)
    }

    /// The event and its text.
    pub fn read_with_text(&self) -> Result<(Event, String), Failure> {
        let store = self.store()?;
        let text = store.read()?;
        Ok((read(&store.path().display().to_string(), &text)?, text))
    }
}

/// What a command did, for the user and for the history.
#[derive(Debug, Clone, Default)]
pub struct Done {
    /// A line each, the first of which stands for all in the history.
    pub said: Vec<String>,
    /// Why, where the user gave a reason.
    pub reason: Option<String>,
}

impl From<Vec<String>> for Done {
    fn from(said: Vec<String>) -> Self {
        Self { said, reason: None }
    }
}

impl From<String> for Done {
    fn from(said: String) -> Self {
        vec![said].into()
    }
}

impl Done {
    /// With the reason that the user gave.
    pub fn because(mut self, reason: Option<&str>) -> Self {
        self.reason = reason.map(str::to_owned);
        self
    }
}

/// Why no new text was made.
enum Stopped {
    Event(Box<EventError>),
    Failed(Failure),
}

impl From<Stopped> for Failure {
    fn from(stopped: Stopped) -> Self {
        match stopped {
            Stopped::Event(error) => Self::App(Error::Event(error)),
            Stopped::Failed(failure) => failure,
        }
    }
}

/// Lets an act change the event, writes it, and then says what was done.
pub fn change(
    arg: &ChangeArg,
    verb: &str,
    out: &mut dyn Write,
    act: impl FnOnce(&mut Event) -> Result<Done, Failure>,
) -> Result<Outcome, Failure> {
    change_file(&arg.target.store()?, arg.dry_run, verb, out, act)
}

/// Lets an act change a file, writes it, and then says what was done.
pub fn change_file<D: Document>(
    store: &Store,
    dry_run: bool,
    verb: &str,
    out: &mut dyn Write,
    act: impl FnOnce(&mut D) -> Result<Done, Failure>,
) -> Result<Outcome, Failure> {
    let name = store.path().display().to_string();
    let edit = |old: &str| -> Result<Edit<Vec<String>>, Stopped> {
        let before = D::read(&name, old).map_err(|error| Stopped::Event(Box::new(error)))?;
        let mut after = before.clone();
        let done = act(&mut after).map_err(Stopped::Failed)?;
        let text = rewritten(&name, old, &before, &after).map_err(Stopped::Failed)?;
        let operation =
            Operation { verb: verb.to_owned(), summary: summary(&done.said), reason: done.reason };
        Ok(Edit { text, operation, value: done.said })
    };
    if dry_run {
        let text = store.read()?;
        let edit = edit(&text)?;
        let changes = edit.text != text;
        say(out, &edit.value)?;
        let end = if changes { "dry run: nothing was written" } else { "nothing to change" };
        writeln!(out, "{end}").context("writing")?;
        return Ok(Outcome::Fine);
    }
    let changed = store.change(&author(), edit).map_err(failed)?;
    notes(&changed);
    say(out, &changed.value)?;
    Ok(Outcome::Fine)
}

/// A change that was not made.
fn failed(error: ChangeError<Stopped>) -> Failure {
    match error {
        ChangeError::Storage(error) => error.into(),
        ChangeError::Refused(stopped) => stopped.into(),
    }
}

/// The text with the change in it, read again and compared.
fn rewritten<D: Document>(name: &str, old: &str, before: &D, after: &D) -> Result<String, Failure> {
    if before == after {
        return Ok(old.to_owned());
    }
    let value = |document: &D| serde_yaml::to_value(document).context("a file as YAML");
    let text = text::edit(old, &value(before)?, &value(after)?)
        .map_err(|error| anyhow!("{name}: {error}; nothing was written: edit the file by hand"))?;
    match D::read(name, &text) {
        Ok(again) if again == *after => Ok(text),
        Ok(_) => Err(anyhow!(
            "{name}: the change would not read as it should; nothing was written: please report this"
        )
        .into()),
        Err(error) => {
            let said = error.findings.first().map_or("", |finding| finding.message.as_str());
            Err(anyhow!("{name}: it would not be {} ({said}); nothing was written", D::CALLED).into())
        }
    }
}

/// What stands in the history for everything that was said.
fn summary(said: &[String]) -> String {
    match said {
        [] => String::new(),
        [one] => one.clone(),
        [first, rest @ ..] => format!("{first} (and {} more)", rest.len()),
    }
}

/// Who does it, and when.
pub fn author() -> Author {
    let words: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .map(|word| if word.contains(' ') { format!("\"{word}\"") } else { word })
        .collect();
    let user = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|key| std::env::var(key).ok());
    Author {
        command: format!("arbiter {}", words.join(" ")),
        at: chrono::Local::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, false),
        by: format!("{}, process {}", user.as_deref().unwrap_or("unknown"), std::process::id()),
    }
}

/// Says what was done, each on one line whatever names and reasons hold.
pub fn say(out: &mut dyn Write, said: &[String]) -> Result<(), Failure> {
    for line in said {
        writeln!(out, "{}", one_line(line)).context("writing")?;
    }
    Ok(())
}

/// Says on stderr what was found on the way.
pub fn notes<T>(changed: &Changed<T>) {
    if let Some(number) = changed.hand_edit {
        anstream::eprintln!("note: the file was edited by hand: recorded as operation {number}");
    }
    for note in &changed.notes {
        anstream::eprintln!("note: {}", one_line(note));
    }
}
