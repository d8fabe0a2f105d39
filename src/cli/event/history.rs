//! `arbiter event history | undo | redo | restore`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::desk::{Document, EventArg, author, notes, say};
use crate::app::Error;
use crate::cli::exit::{Failure, Outcome};
use crate::event::acts::Refused;
use crate::event::{Event, EventError};
use crate::report::{one_line, table};
use crate::storage::{ChangeError, Changed, Operation, State, Step, StorageError, Store};

/// What was done to the event, and whether its history is sound.
#[derive(Debug, Args)]
pub struct HistoryArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    shown: ShownArgs,
}

/// What of a history is shown, and how.
#[derive(Debug, Args)]
pub struct ShownArgs {
    /// Print the file as it was after this operation.
    #[arg(long, value_name = "NUMBER")]
    show: Option<u64>,
    /// Only the last so many operations.
    #[arg(long, value_name = "N")]
    last: Option<usize>,
    /// text or json.
    #[arg(long, default_value = "text", value_parser = ["text", "json"])]
    format: String,
}

/// Runs `arbiter event history`.
pub fn history(args: &HistoryArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    show(&args.target.store_even_lost()?, &args.shown, out)
}

/// Shows the history of a file.
pub fn show(store: &Store, args: &ShownArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if let Some(number) = args.show {
        out.write_all(store.text_at(number)?.as_bytes()).context("writing")?;
        return Ok(Outcome::Fine);
    }
    let history = store.history()?;
    let skip = args.last.map_or(0, |last| history.operations.len().saturating_sub(last));
    let shown = &history.operations[skip..];
    if args.format == "json" {
        let operations: Vec<serde_json::Value> = shown
            .iter()
            .map(|past| {
                serde_json::json!({
                    "number": past.number,
                    "verb": past.operation.verb,
                    "summary": past.operation.summary,
                    "reason": past.operation.reason,
                    "command": past.author.command,
                    "at": past.author.at,
                    "by": past.author.by,
                    "state": state(past.state),
                })
            })
            .collect();
        let damage: Vec<String> =
            history.damage.iter().map(|one| format!("{}: {}", one.number, one.what)).collect();
        let document = serde_json::json!({
            "schema": "arbiter.event-history/1",
            "operations": operations,
            "undoable": history.undoable,
            "redoable": history.redoable,
            "edited_since": history.edited_since,
            "damage": damage,
        });
        let text = serde_json::to_string_pretty(&document).context("as JSON")?;
        writeln!(out, "{text}").context("writing")?;
    } else {
        let rows: Vec<Vec<String>> = shown
            .iter()
            .map(|past| {
                let reason = past.operation.reason.as_ref();
                let because = reason.map_or_else(String::new, |reason| format!(" [{reason}]"));
                vec![
                    past.number.to_string(),
                    past.author.at.chars().take(16).collect::<String>().replace('T', " "),
                    past.operation.verb.clone(),
                    one_line(&format!("{}{because}", past.operation.summary)).into_owned(),
                    state(past.state).to_owned(),
                ]
            })
            .collect();
        if history.operations.is_empty() {
            writeln!(out, "no operation is recorded yet").context("writing")?;
        } else if !rows.is_empty() {
            let text = table(&["NO", "WHEN", "WHAT", "", ""], &rows);
            out.write_all(text.as_bytes()).context("writing")?;
        }
        let mut lines = Vec::new();
        if history.edited_since {
            lines.push("the file was edited by hand since; the next command records it".into());
        }
        lines.extend(history.notes.iter().cloned());
        for one in &history.damage {
            lines.push(format!("DAMAGED at operation {}: {}", one.number, one.what));
        }
        for file in &history.set_aside {
            lines.push(format!("set aside: {}", file.display()));
        }
        say(out, &lines)?;
    }
    Ok(if history.damage.is_empty() { Outcome::Fine } else { Outcome::Wrong })
}

const fn state(state: State) -> &'static str {
    match state {
        State::Done => "",
        State::Undone => "undone",
        State::Interrupted => "interrupted",
    }
}

/// Take the last operations back.
#[derive(Debug, Args)]
pub struct UndoArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    steps: StepArgs,
}

/// How many operations are taken back or done again.
#[derive(Debug, Args)]
pub struct StepArgs {
    /// How many.
    #[arg(default_value_t = 1)]
    steps: usize,
    /// Say what would be done, and write nothing.
    #[arg(long)]
    dry_run: bool,
}

/// Bring an earlier state back; that is an operation, too, and can be undone.
#[derive(Debug, Args)]
pub struct RestoreArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    state: StateArgs,
}

/// Which earlier state is brought back.
#[derive(Debug, Args)]
pub struct StateArgs {
    /// The number of the operation, from `history`.
    number: u64,
    /// Say what would be done, and write nothing.
    #[arg(long)]
    dry_run: bool,
}

/// Why a step was not taken.
enum NotTaken {
    Event(Box<EventError>),
    /// It was only to be shown.
    Shown(Vec<String>),
}

/// Looks at the text that would come back: it must be what the file is.
fn decide<D: Document>(
    name: &str,
    verb: &str,
    dry_run: bool,
    step: &Step<'_>,
) -> Result<Operation, NotTaken> {
    D::read(name, step.text).map_err(|error| NotTaken::Event(Box::new(error)))?;
    let lines = said(verb, step);
    if dry_run {
        return Err(NotTaken::Shown(lines));
    }
    Ok(Operation { verb: verb.into(), summary: lines.join("; "), reason: None })
}

fn said(verb: &str, step: &Step<'_>) -> Vec<String> {
    let done = match verb {
        "undo" => "undone",
        "redo" => "done again",
        _ => "back to the state after",
    };
    step.operations
        .iter()
        .map(|past| {
            let what =
                format!("{} {}: {}", past.number, past.operation.verb, past.operation.summary);
            format!("{done}: {what}")
        })
        .collect()
}

/// Runs `arbiter event undo`.
pub fn undo(args: &UndoArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    take_back::<Event>(&args.target.store()?, &args.steps, out)
}

/// Runs `arbiter event redo`.
pub fn redo(args: &UndoArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    do_again::<Event>(&args.target.store()?, &args.steps, out)
}

/// Runs `arbiter event restore`.
pub fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    bring_back::<Event>(&args.target.store_even_lost()?, &args.state, out)
}

/// Takes the last operations on a file back.
pub fn take_back<D: Document>(
    store: &Store,
    args: &StepArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let name = store.path().display().to_string();
    some(args.steps, "undo")?;
    let mut lines = Vec::new();
    let changed = store.undo(&author(), args.steps, |step| {
        lines = said("undo", step);
        decide::<D>(&name, "undo", args.dry_run, step)
    });
    finish::<D>(changed, &lines, out)
}

/// Does operations on a file again that were taken back.
pub fn do_again<D: Document>(
    store: &Store,
    args: &StepArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let name = store.path().display().to_string();
    some(args.steps, "redo")?;
    let mut lines = Vec::new();
    let changed = store.redo(&author(), args.steps, |step| {
        lines = said("redo", step);
        decide::<D>(&name, "redo", args.dry_run, step)
    });
    finish::<D>(changed, &lines, out)
}

/// Brings an earlier state of a file back.
pub fn bring_back<D: Document>(
    store: &Store,
    args: &StateArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let name = store.path().display().to_string();
    let mut lines = Vec::new();
    let changed = store.restore(&author(), args.number, |step| {
        lines = said("restore", step);
        decide::<D>(&name, "restore", args.dry_run, step)
    });
    finish::<D>(changed, &lines, out)
}

/// A step of none is a slip.
fn some(steps: usize, verb: &str) -> Result<(), Refused> {
    if steps == 0 {
        return Err(Refused::new(format!("0 operations: nothing to {verb}")));
    }
    Ok(())
}

fn finish<D: Document>(
    changed: Result<Changed, ChangeError<NotTaken>>,
    lines: &[String],
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    match changed {
        Ok(changed) => {
            notes(&changed);
            say(out, lines)?;
            if changed.number.is_none() {
                writeln!(out, "as it is already").context("writing")?;
            }
            Ok(Outcome::Fine)
        }
        Err(ChangeError::Refused(NotTaken::Shown(lines))) => {
            say(out, &lines)?;
            writeln!(out, "dry run: nothing was written").context("writing")?;
            Ok(Outcome::Fine)
        }
        Err(ChangeError::Refused(NotTaken::Event(error))) => {
            Err(Error::NotComingBack { called: D::CALLED, error }.into())
        }
        Err(ChangeError::Storage(StorageError::NotSoFar { available: 0, .. })) => {
            Err(Refused::new("there is nothing to take back or do again").into())
        }
        Err(ChangeError::Storage(
            error @ (StorageError::NotSoFar { .. } | StorageError::NoSuchOperation { .. }),
        )) => Err(Refused::new(error.to_string()).into()),
        Err(ChangeError::Storage(error)) => Err(error.into()),
    }
}
