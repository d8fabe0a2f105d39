//! `arbiter event schedule`.

use std::io::Write;

use chrono::NaiveDate;
use clap::Args;

use super::event_arg::{ChangeArg, apply};
use super::words::date;
use crate::acts::SetRound;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::words::typed;
use crate::event::{Round, TimeOfDay};

#[derive(Debug, Args)]
pub(super) struct ScheduleArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The round.
    round: Round,
    /// The day: 2026-09-03.
    #[arg(long, value_parser = date, required_unless_present_any = ["time", "remove"])]
    date: Option<NaiveDate>,
    /// The time at which it begins: 14:00.
    #[arg(long, value_parser = typed::<TimeOfDay>)]
    time: Option<TimeOfDay>,
    /// Take day and time away.
    #[arg(long, conflicts_with_all = ["date", "time"])]
    remove: bool,
    /// The reason; kept in the history.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event schedule`.
pub(super) fn run(args: &ScheduleArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (round, reason) = (args.round, args.reason.clone());
    let act = SetRound { round, date: args.date, time: args.time, remove: args.remove, reason };
    apply(&args.change, act, out)
}
