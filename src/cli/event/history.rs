//! `arbiter event history | undo | redo | restore`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::event_arg::{EventArg, author, mode, say, tell};
use super::look::table_columns;
use crate::app::event::{Changed, ChangedBy, Document, Echo, KeptFile, retold};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::one_of;
use crate::cli::misuse::Misuse;
use crate::cli::words::language;
use crate::event_report::HistoryView;
use crate::report::{PlainFormat, one_line};
use crate::storage::{History, PastOperation};
use draughts_ground::said::said;

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
    /// Say what this operation changed.
    #[arg(long, value_name = "NUMBER")]
    show: Option<u64>,
    /// Print the file as it was after this operation.
    #[arg(long, value_name = "NUMBER", conflicts_with = "show")]
    text: Option<u64>,
    /// Print the number of the last operation and the hash that contains all of them, to be noted
    /// on paper.
    #[arg(long, conflicts_with_all = ["show", "text"])]
    head: bool,
    /// Look whether the history still has the operation of a hash that was noted: then nothing up to
    /// it was changed.
    #[arg(long, value_name = "HASH", conflicts_with_all = ["show", "text", "head"])]
    verify: Option<String>,
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
    file: &KeptFile<D>,
    args: &ShownArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    if let Some(number) = args.show {
        return show_change(file, number, out);
    }
    if let Some(number) = args.text {
        out.write_all(file.text_at(number)?.as_bytes()).with_context(crate::cli::words::writing)?;
        return Ok(Outcome::Fine);
    }
    let history = file.history()?;
    if args.head {
        return match history.head() {
            Some((number, hash)) => {
                let hash = hash[..NOTED_DIGITS].to_owned();
                say(
                    out,
                    &[said!("history-head", "operation { $number }: { $hash }"; number, hash)],
                )?;
                Ok(Outcome::Fine)
            }
            None => Err(Misuse::NoHistory { file: file.name() }.refused().into()),
        };
    }
    if let Some(hash) = &args.verify {
        return verify(&history, hash, out);
    }
    let view = HistoryView::new(&history, args.last);
    let text = match args.format {
        PlainFormat::Json => view.json(),
        PlainFormat::Text => {
            let retold = |past: &_| retold(file, past, &history.operations);
            let since = file.changed_since()?;
            let by_hand = |past: &_| file.changed_by_hand(past);
            view.text(language(), table_columns(), retold, by_hand, &since)
        }
    };
    out.write_all(text.as_bytes()).with_context(crate::cli::words::writing)?;
    Ok(if history.damage.is_empty() { Outcome::Fine } else { Outcome::Wrong })
}

/// The number of digits of a hash to be noted, and the number that suffices to find it.
const NOTED_DIGITS: usize = 16;
const FEWEST_DIGITS: usize = 8;

/// Prints the effect of an operation, as lines of the text if it cannot be described.
fn show_change<D: Document>(
    file: &KeptFile<D>,
    number: u64,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let change = file.changed_by(number)?;
    let history = file.history()?;
    if let Some(past) = history.operations.iter().find(|past| past.number == number) {
        let said = retold(file, past, &history.operations);
        say(out, &[Echo::operation(past, said)])?;
        let (at, command) = (past.author.at.clone(), past.author.command.clone());
        let reason = past.operation.reason.clone();
        say(
            out,
            &[said!(
                "history-by",
                "{ $at }: { $command }{ $reason ->
                    [none] {\"\"}
                   *[other] {\" \"}[{ $reason }]
                }";
                at, command, reason
            )],
        )?;
    }
    match change {
        ChangedBy::Begins(_) => say(out, &[said!("history-begins", "the history begins with it")])?,
        ChangedBy::Changes { said, .. } if !said.is_empty() => say(out, &said)?,
        ChangedBy::Changes { out: gone, new, .. } => {
            let signed = |sign: char| move |line: String| format!("{sign} {line}");
            let lines = gone.into_iter().map(signed('-')).chain(new.into_iter().map(signed('+')));
            for line in lines {
                writeln!(out, "{}", one_line(&line)).with_context(crate::cli::words::writing)?;
            }
        }
    }
    Ok(Outcome::Fine)
}

/// Reports whether a history has an operation with a noted hash.
fn verify(history: &History, hash: &str, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let digits = hash.trim().to_ascii_lowercase();
    let is_hash = digits.len() >= FEWEST_DIGITS && digits.bytes().all(|b| b.is_ascii_hexdigit());
    if !is_hash {
        return Err(Misuse::NotAHash { text: hash.to_owned(), least: FEWEST_DIGITS }
            .refused()
            .into());
    }
    let is_it =
        |past: &&PastOperation| past.hash.is_some_and(|own| own.to_string().starts_with(&digits));
    match history.operations.iter().find(is_it) {
        Some(past) => {
            let number = past.number;
            let after = history.operations.iter().filter(|one| one.number > number).count();
            say(
                out,
                &[said!(
                    "history-verified",
                    "operation { $number } has this hash: nothing up to it was changed{ $after ->
                        [0] {\"\"}
                        [one] ; one operation follows
                       *[other] ; { $after } operations follow
                    }";
                    number, after
                )],
            )?;
            Ok(Outcome::Fine)
        }
        None => {
            say(
                out,
                &[said!(
                    "history-not-verified",
                    "none of the { $operations } operations has this hash: the history is not the \
                     one of which it was noted";
                    operations = history.operations.len()
                )],
            )?;
            Ok(Outcome::Wrong)
        }
    }
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
    /// How many operations, not the number of one: `restore` takes that.
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

/// Undoes the last operations on a file.
pub(crate) fn take_back<D: Document>(
    file: &KeptFile<D>,
    args: &StepArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    finish(&file.undo(&author(), mode(args.dry_run), args.steps)?, args.dry_run, out)
}

/// Redoes operations on a file.
pub(crate) fn do_again<D: Document>(
    file: &KeptFile<D>,
    args: &StepArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    finish(&file.redo(&author(), mode(args.dry_run), args.steps)?, args.dry_run, out)
}

/// Restores an earlier state of a file.
pub(crate) fn bring_back<D: Document>(
    file: &KeptFile<D>,
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
