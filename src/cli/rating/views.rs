//! `arbiter rating list | explain | report`.

use std::io::Write;

use crate::cli::words::typed;
use clap::Args;

use super::lists::ListArg;
use crate::app::ratings::{Reckoned, find_event, find_player};
use crate::cli::event::event_arg::EventArg;
use crate::cli::event::look::Views;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::FormatArgs;
use crate::event::acts::{Refusal, Refused};
use crate::event_report::ratings::{RatingExplanationView, RatingListView};
use crate::ratings::{self, Month};

/// Show a list: the general one, or that of a month.
#[derive(Debug, Args)]
pub(super) struct ListArgs {
    /// The list, as with --list.
    #[arg(value_name = "LIST", conflicts_with = "list")]
    name: Option<String>,
    #[command(flatten)]
    list: ListArg,
    /// The list of this month, such as 2026-11.
    #[arg(long, value_parser = typed::<Month>)]
    month: Option<Month>,
    #[command(flatten)]
    form: FormatArgs<Views>,
}

/// Runs `arbiter rating list`.
pub(super) fn list(args: &ListArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let named = args.name.clone().map(ListArg::named);
    let (file, list, scheme) = named.as_ref().unwrap_or(&args.list).read()?;
    let view = RatingListView::new(&list, &scheme, args.month)
        .ok_or_else(|| Refused::new(Refusal::NoMonthlyList { scheme: scheme.name.clone() }))?;
    args.form.show(&view, &[file.name()], out)
}

/// How the rating of a player came about, game by game.
#[derive(Debug, Args)]
pub(super) struct ExplainArgs {
    /// The player: id or name, or a part that only one player has.
    player: String,
    #[command(flatten)]
    list: ListArg,
    /// Only the games of this event: its key in the list, or a part of that.
    #[arg(long)]
    event: Option<String>,
    /// On the list of this month, such as 2026-11.
    #[arg(long, value_parser = typed::<Month>)]
    month: Option<Month>,
    #[command(flatten)]
    form: FormatArgs<Views>,
}

/// Runs `arbiter rating explain`.
pub(super) fn explain(args: &ExplainArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (file, list, scheme) = args.list.read()?;
    let player = find_player(&list, &args.player)?;
    let event = args.event.as_deref().map(|word| find_event(&list, word)).transpose()?;
    let explained = ratings::explain(&list, &scheme, player, event, args.month)?;
    let view = RatingExplanationView::new(&list, &explained, args.month);
    args.form.show(&view, &[file.name()], out)
}

/// The crosstable of an event with ratings, averages, performances and changes.
#[derive(Debug, Args)]
pub(super) struct ReportArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    list: ListArg,
    /// The key by which the list knows the event, if name and first day are not enough.
    #[arg(long, value_name = "NAME")]
    key: Option<String>,
    #[command(flatten)]
    form: FormatArgs<Views>,
}

/// Runs `arbiter rating crosstable`.
pub(super) fn report(args: &ReportArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.target.read()?;
    let file = args.list.file()?;
    let reckoned = Reckoned::of(&event, &file, args.key.as_deref())?;
    let view = reckoned.report(&event)?;
    let inputs = [file.name(), args.target.file()?.name()];
    args.form.show(&view, &inputs, out)
}
