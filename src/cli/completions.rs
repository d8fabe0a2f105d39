//! Completions for shells: commands, options, and data known only on this computer: the events in
//! `tournaments/`, their players, the rule sets.
//!
//! The script for a shell only calls this program, which then answers instead of executing the
//! typed command.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};

use clap::builder::StyledStr;
use clap::{Arg, Command};
use clap_complete::CompleteEnv;
use clap_complete::engine::{
    ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter,
};
use clap_complete::env::Shells;

use super::command_line;
use super::event::target::names;
use super::event::{categories_of, competitors};
use crate::event::SystemKind;
use crate::rules::named;

/// The variable by which a shell requests completions; its value is the name of the shell.
const ASKED: &str = "ARBITER_COMPLETE";

/// Answers a request from a shell, and returns whether there was one.
///
/// # Errors
///
/// Fails if the shell is unknown.
pub(super) fn answered(args: &[OsString]) -> clap::error::Result<bool> {
    if std::env::var_os(ASKED).is_none() {
        return Ok(false);
    }
    let folder = std::env::current_dir().ok();
    let program = CompleteEnv::with_factory(knowing).var(ASKED);
    program.try_complete(args.iter().cloned(), folder.as_deref())
}

/// Writes the script that makes a shell request completions.
pub(super) fn script(shell: &str, out: &mut dyn Write) -> io::Result<()> {
    let known = Shells::builtins();
    let shell = known.completer(shell).ok_or(io::ErrorKind::NotFound)?;
    shell.write_registration(ASKED, "arbiter", "arbiter", "arbiter", out)
}

/// Returns the command line with the completers of its values.
fn knowing() -> Command {
    let mut all = command_line();
    // Subcommands exist only after the command is built.
    all.build();
    known_below(all, false)
}

fn known_below(command: Command, of_event: bool) -> Command {
    let of_event = of_event || command.get_name() == "event";
    let below: Vec<String> =
        command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let command = command.mut_args(|arg| completed(arg, of_event));
    below.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name, |below| known_below(below, of_event))
    })
}

/// Returns an argument with the completer of its value.
fn completed(arg: Arg, of_event: bool) -> Arg {
    let values: Vec<&str> =
        arg.get_value_names().unwrap_or_default().iter().map(|name| name.as_str()).collect();
    match (arg.get_id().as_str(), values.first().copied()) {
        (_, Some("EVENT")) => arg.add(ArgValueCompleter::new(Or(events))),
        ("rules", _) => arg.add(ArgValueCompleter::new(Or(rule_sets))),
        (_, Some("PLAYER" | "TEAM" | "ID" | "TEAM|PLAYER" | "PLAYER|BOARD")) if of_event => {
            arg.add(ArgValueCompleter::new(players))
        }
        ("system", _) => arg.add(ArgValueCompleter::new(systems)),
        ("category", _) if of_event => arg.add(ArgValueCompleter::new(categories)),
        _ => arg,
    }
}

/// Returns the pairing systems.
fn systems(current: &OsStr) -> Vec<CompletionCandidate> {
    beginning(
        SystemKind::ALL.map(|kind| CompletionCandidate::new(kind.to_string())).into(),
        current,
    )
}

/// Returns the categories of the event named earlier on the line.
fn categories(current: &OsStr) -> Vec<CompletionCandidate> {
    let Some(event) = named_event() else { return Vec::new() };
    beginning(categories_of(&event).into_iter().map(CompletionCandidate::new).collect(), current)
}

/// Known names, or a file.
struct Or(fn() -> Vec<CompletionCandidate>);

impl ValueCompleter for Or {
    fn complete(&self, current: &OsStr) -> Vec<CompletionCandidate> {
        let mut all = beginning(self.0(), current);
        all.extend(PathCompleter::file().complete(current));
        all
    }
}

fn beginning(all: Vec<CompletionCandidate>, current: &OsStr) -> Vec<CompletionCandidate> {
    let current = current.to_string_lossy();
    let begins =
        |one: &CompletionCandidate| one.get_value().to_string_lossy().starts_with(&*current);
    all.into_iter().filter(begins).collect()
}

fn events() -> Vec<CompletionCandidate> {
    names().into_iter().map(CompletionCandidate::new).collect()
}

fn rule_sets() -> Vec<CompletionCandidate> {
    let told = |name: &str| {
        let title = named(name).ok().map(|set| StyledStr::from(set.title.clone()));
        CompletionCandidate::new(name).help(title)
    };
    crate::rules::names().iter().map(|name| told(name)).collect()
}

/// Returns the players of the event named earlier on the line: `arbiter event result open p`.
fn players(current: &OsStr) -> Vec<CompletionCandidate> {
    let Some(event) = named_event() else { return Vec::new() };
    let told = |(id, name): (String, String)| {
        CompletionCandidate::new(id).help(Some(StyledStr::from(name)))
    };
    beginning(competitors(&event).into_iter().map(told).collect(), current)
}

/// Returns the event named in the typed text; some commands have a verb of two words.
fn named_event() -> Option<String> {
    let typed: Vec<String> =
        std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let after = typed.iter().skip_while(|word| *word != "event").skip(2);
    let words: Vec<&String> = after.filter(|word| !word.starts_with('-')).collect();
    // `prize show open`, `team add open`: a word that is not an event is a verb.
    let is_event = |word: &&&String| super::event::target::existing(word).is_ok();
    words.iter().take(2).find(is_event).or(words.first()).map(|word| (**word).clone())
}
