//! `arbiter event history | undo | redo | restore`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::event_arg::{EventArg, author, mode, say, tell};
use super::look::table_columns;
use crate::app::event::{Changed, Document, Echo, Kept, retold};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::one_of;
use crate::cli::words::language;
use crate::event_report::HistoryView;
use crate::report::PlainFormat;

#[derive(Debug, Args)]
pub(crate) struct HistoryArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    shown: ShownArgs,
}

// Which part of a history is shown, and how.
#[derive(Debug, Args)]
pub(crate) struct ShownArgs {
    /// Print the file as it was after this operation.
    #[arg(long, value_name = "NUMBER")]
    show: Option<u64>,
    /// Only the last N operations.
    #[arg(long, value_name = "N")]
    last: Option<usize>,
    /// text or json.
    #[arg(long, default_value = "text", value_parser = one_of(|_: PlainFormat| ""))]
    format: PlainFormat,
}

/// Runs `arbiter event history`.
pub(crate) fn history(args: &HistoryArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    show(&args.target.file_even_lost()?, &args.shown, out)
}

/// Shows the history of a file.
pub(crate) fn show<D: Document>(
    file: &Kept<D>,
    args: &ShownArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    if let Some(number) = args.show {
        out.write_all(file.text_at(number)?.as_bytes()).with_context(crate::cli::words::writing)?;
        return Ok(Outcome::Fine);
    }
    let history = file.history()?;
    let view = HistoryView::new(&history, args.last);
    let text = match args.format {
        PlainFormat::Json => view.json(),
        PlainFormat::Text => {
            let retold = |past: &_| retold(file, past, &history.operations);
            view.text(language(), table_columns(), retold)
        }
    };
    out.write_all(text.as_bytes()).with_context(crate::cli::words::writing)?;
    Ok(if history.damage.is_empty() { Outcome::Fine } else { Outcome::Wrong })
}

#[derive(Debug, Args)]
pub(crate) struct UndoArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    steps: StepArgs,
}

// How many operations are taken back or done again.
#[derive(Debug, Args)]
pub(crate) struct StepArgs {
    /// How many.
    #[arg(default_value_t = 1)]
    steps: usize,
    /// Say what would be done, and write nothing.
    #[arg(long)]
    dry_run: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    state: StateArgs,
}

// Which earlier state is brought back.
#[derive(Debug, Args)]
pub(crate) struct StateArgs {
    /// The number of the operation, from `history`; by default, the last one.
    number: Option<u64>,
    /// Say what would be done, and write nothing.
    #[arg(long)]
    dry_run: bool,
}

/// Runs `arbiter event undo`.
pub(crate) fn undo(args: &UndoArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    take_back(&args.target.file()?, &args.steps, out)
}

/// Runs `arbiter event redo`.
pub(crate) fn redo(args: &UndoArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    do_again(&args.target.file()?, &args.steps, out)
}

/// Runs `arbiter event restore`.
pub(crate) fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    bring_back(&args.target.file_even_lost()?, &args.state, out)
}

/// Takes back the last operations on a file.
pub(crate) fn take_back<D: Document>(
    file: &Kept<D>,
    args: &StepArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    finish(&file.undo(&author(), mode(args.dry_run), args.steps)?, args.dry_run, out)
}

/// Does operations again that were taken back on a file.
pub(crate) fn do_again<D: Document>(
    file: &Kept<D>,
    args: &StepArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    finish(&file.redo(&author(), mode(args.dry_run), args.steps)?, args.dry_run, out)
}

/// Brings back an earlier state of a file.
pub(crate) fn bring_back<D: Document>(
    file: &Kept<D>,
    args: &StateArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    finish(&file.restore(&author(), mode(args.dry_run), args.number)?, args.dry_run, out)
}

fn finish(changed: &Changed, dry_run: bool, out: &mut dyn Write) -> Result<Outcome, Failure> {
    tell(changed, out)?;
    if dry_run {
        say(out, &[Echo::DryRun])?;
    } else if !changed.is_changed {
        say(out, &[Echo::AsItIs])?;
    }
    Ok(Outcome::Fine)
}
