//! `arbiter rating`: rating lists, kept as safely as events.

mod lists;
mod views;
mod write;

use std::io::Write;

use anyhow::Context;
use clap::{Args, Subcommand};

use super::documents::OfProgram;
use super::event::history;
use super::exit::{Failure, Outcome};
use super::pager;
use super::words::language;
use crate::app::schemes::text_of;

use lists::ListArg;
pub(super) use lists::list_at;

#[derive(Debug, Args)]
pub(super) struct RatingArgs {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Update(write::UpdateArgs),
    List(views::ListArgs),
    Explain(views::ExplainArgs),
    #[command(name = "crosstable")]
    Report(views::ReportArgs),
    /// The rating schemes of the program: list them, or print one.
    Schemes {
        #[command(subcommand)]
        what: OfProgram,
    },
    /// Show what was done to the list, and whether its history is sound.
    History {
        #[command(flatten)]
        list: ListArg,
        #[command(flatten)]
        shown: history::ShownArgs,
    },
    /// Take back the last operations.
    Undo {
        #[command(flatten)]
        list: ListArg,
        #[command(flatten)]
        steps: history::StepArgs,
    },
    /// Do again the operations that were undone last.
    Redo {
        #[command(flatten)]
        list: ListArg,
        #[command(flatten)]
        steps: history::StepArgs,
    },
    /// Bring back an earlier state; this too is an operation that can be undone.
    Restore {
        #[command(flatten)]
        list: ListArg,
        #[command(flatten)]
        state: history::StateArgs,
    },
}

/// Runs `arbiter rating`.
pub(super) fn run(args: &RatingArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        Verb::Update(args) => write::update(args, out),
        Verb::List(args) => views::list(args, out),
        Verb::Explain(args) => views::explain(args, out),
        Verb::Report(args) => views::report(args, out),
        Verb::Schemes { what } => {
            let text = text_of(what.name(), language())?;
            // A document is copied unchanged.
            let text = if what.name().is_some() { text } else { pager::folded(&text) };
            out.write_all(text.as_bytes()).with_context(crate::cli::words::writing)?;
            Ok(Outcome::Fine)
        }
        Verb::History { list, shown } => history::show(&list.file()?, shown, out),
        Verb::Undo { list, steps } => history::take_back(&list.file()?, steps, out),
        Verb::Redo { list, steps } => history::do_again(&list.file()?, steps, out),
        Verb::Restore { list, state } => history::bring_back(&list.file()?, state, out),
    }
}
