//! `arbiter event history | undo | redo | restore`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::desk::{EventArg, author, mode, say, tell};
use crate::app::event::{Changed, Document, Kept};
use crate::cli::exit::{Failure, Outcome};
use crate::report::{one_line, table};
use crate::storage::State;

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
    show(&args.target.file_even_lost()?, &args.shown, out)
}

/// Shows the history of a file.
pub fn show<D: Document>(
    file: &Kept<D>,
    args: &ShownArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    if let Some(number) = args.show {
        out.write_all(file.text_at(number)?.as_bytes()).context("writing")?;
        return Ok(Outcome::Fine);
    }
    let history = file.history()?;
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

/// Runs `arbiter event undo`.
pub fn undo(args: &UndoArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    take_back(&args.target.file()?, &args.steps, out)
}

/// Runs `arbiter event redo`.
pub fn redo(args: &UndoArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    do_again(&args.target.file()?, &args.steps, out)
}

/// Runs `arbiter event restore`.
pub fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    bring_back(&args.target.file_even_lost()?, &args.state, out)
}

/// Takes the last operations on a file back.
pub fn take_back<D: Document>(
    file: &Kept<D>,
    args: &StepArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    finish(&file.undo(&author(), mode(args.dry_run), args.steps)?, args.dry_run, out)
}

/// Does operations on a file again that were taken back.
pub fn do_again<D: Document>(
    file: &Kept<D>,
    args: &StepArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    finish(&file.redo(&author(), mode(args.dry_run), args.steps)?, args.dry_run, out)
}

/// Brings an earlier state of a file back.
pub fn bring_back<D: Document>(
    file: &Kept<D>,
    args: &StateArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    finish(&file.restore(&author(), mode(args.dry_run), args.number)?, args.dry_run, out)
}

fn finish(changed: &Changed, dry_run: bool, out: &mut dyn Write) -> Result<Outcome, Failure> {
    tell(changed, out)?;
    if dry_run {
        writeln!(out, "dry run: nothing was written").context("writing")?;
    } else if !changed.is_changed {
        writeln!(out, "as it is already").context("writing")?;
    }
    Ok(Outcome::Fine)
}
