//! `arbiter event desk`: the desk of [`app::event`](crate::app::event::Desk), key by key on a
//! terminal, or line by line without one.

mod keys;
mod lines;

use std::io::{self, IsTerminal, Write};

use clap::Args;

use super::event_arg::EventArg;
use crate::app::event::Desk;
use crate::cli::exit::{Failure, Outcome};
use crate::event::Round;

#[derive(Debug, Args)]
pub(super) struct DeskArgs {
    #[command(flatten)]
    target: EventArg,
    /// The round [default: current round].
    #[arg(long)]
    round: Option<Round>,
    /// Take whole lines instead of keys, for screen readers and simple terminals.
    #[arg(long)]
    lines: bool,
}

/// Runs `arbiter event desk`.
pub(super) fn run(args: &DeskArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let desk = Desk::open(args.target.file()?, args.round)?;
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if is_terminal && !is_dumb && !args.lines {
        return keys::run(desk, out);
    }
    // A person reads the answer to one line before typing the next.
    let is_person = args.lines || is_terminal;
    lines::run(desk, io::stdin().lock(), out, is_person)
}
